"""Perft: how many sequences of decisions there are to a given depth. The cheapest alarm for a changed rule.

Plain functions, as rules are: the counts are the same on every back end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folktable.engine.choices import clear, first_allowed_from
from folktable.engine.contract import legal
from folktable.engine.playout import decide_game
from folktable.engine.record import RUNNING, Ints, Record, copy_record


def count_sequences(states: Sequence[Any], box: Record, masks: Sequence[Ints], next_action: Ints, depth: int) -> int:
    """States, masks and next actions have a row for each depth; the position is in row 0."""
    total = 0
    level = 0
    open_level(states, box, masks, next_action, 0)
    while level >= 0:
        action = first_allowed_from(masks[level], next_action[level])
        if action < 0:
            level -= 1
            continue
        next_action[level] = action + 1
        if level + 1 == depth:
            total += 1
            continue
        copy_record(states[level + 1], states[level])
        s = states[level + 1][0]
        decide_game(s, box, action)
        if s.over == RUNNING:
            level += 1
            open_level(states, box, masks, next_action, level)
        else:
            total += 1  # a game that ends sooner counts once
    return total


def open_level(states: Sequence[Any], box: Record, masks: Sequence[Ints], next_action: Ints, level: int) -> None:
    clear(masks[level])
    legal(states[level][0], box, masks[level])
    next_action[level] = 0
