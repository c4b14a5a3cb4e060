"""What a series of games gives, the same from every back end."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]


class Results(NamedTuple):
    lengths: Array  # decisions of each game
    overs: Array  # how each ended: ENDED or UNFINISHED
    checks: Array  # a checksum over the decisions of each game
    scores: Array  # games x seats

    @classmethod
    def room_for(cls, games: int, seats: int) -> Results:
        return cls(np.zeros(games, "i4"), np.zeros(games, "i1"), np.zeros(games, "i8"), np.zeros((games, seats), "i4"))


def joined(parts: list[Results]) -> Results:
    return Results(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
