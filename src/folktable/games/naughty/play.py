from __future__ import annotations
from folktable.engine.record import Ints
from folktable.games.naughty.box import Box
from folktable.games.naughty.state import State


def greedy(s: State, box: Box, mask: Ints) -> int:
    for a in range(len(mask)):
        if mask[a]:
            return a
    return -1
