"""Plain functions for the benchmarks, compiled with a game as the engine's own are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folktable.engine.chance import split
from folktable.engine.contract import determinize
from folktable.engine.playout import play_game
from folktable.engine.record import Ints, Record, copy_record


def roll_out(
    work: Sequence[Any],
    root: Sequence[Any],
    box: Record,
    key: Ints,
    mask: Ints,
    policies: Ints,
    no_log: Ints,
    count: int,
) -> None:
    s = work[0]
    for i in range(count):
        copy_record(work, root)
        split(key, i, s.key)
        determinize(s, box, s.actor)
        play_game(s, box, mask, policies, no_log)


def copy_states(states: Sequence[Any], count: int) -> None:
    """`states` has 64 rows of one state each."""
    for i in range(count):
        copy_record(states[i % 64], states[(i * 7 + 1) % 64])
