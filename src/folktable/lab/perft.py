"""Perft tables on any back end of the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from folktable.engine import perft
from folktable.engine.backends import interpreted, native
from folktable.engine.choices import mask_words
from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened
from folktable.engine.match import Match
from folktable.engine.record import GameState


def perft_table(opened: Opened, seed: str, depth: int, backend: str, start: GameState | None = None) -> list[int]:
    """The number of decision sequences of length 1, 2, ... depth, from a position or a new game."""
    state = start if start is not None else Match(opened, seed).state
    return [count(opened, state, level, backend) for level in range(1, depth + 1)]


def count(opened: Opened, state: GameState, depth: int, backend: str) -> int:
    words = mask_words(opened.game.actions)
    if backend == "python":
        function = interpreted.linked(opened.game).link(perft.count_sequences)
        states: Any = [[opened.game.new_state()] for _ in range(depth)]
        states[0][0] = state.copy()
        return int(function(states, opened.box, [[0] * words for _ in range(depth)], [0] * depth, depth))
    if backend == "native":
        function = native.linked(opened.game).link(perft.count_sequences)
        states = np.zeros((depth, 1), type(state).dtype)
        states[0] = state.packed()
        masks = np.zeros((depth, words), "i8")
        return int(function(states, opened.box.packed()[0], masks, np.zeros(depth, "i4"), depth))
    raise FolktableError(f"perft runs on python or native, not {backend!r}")
