"""A few lines of sense for a simple player. It looks only at what its seat can see."""

from __future__ import annotations

from folktable.engine.choices import is_allowed
from folktable.engine.record import Ints
from folktable.games.gnome.box import Box
from folktable.games.gnome.state import *
from folktable.games.gnome.state import State


def greedy(s: State, box: Box, mask: Ints) -> int:
    for action in range(ACTIONS):
        if is_allowed(mask, action):
            return action
    return -1
