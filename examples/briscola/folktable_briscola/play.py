"""A simple player: it wins cheaply what counts, and gives away what does not."""

from __future__ import annotations

from folktable.engine.choices import is_allowed
from folktable.engine.record import Ints
from folktable_briscola.box import Box
from folktable_briscola.rules import beats, suit_of
from folktable_briscola.state import *
from folktable_briscola.state import State


def greedy(s: State, box: Box, mask: Ints) -> int:
    best = -1
    best_worth = -1000
    for card in range(CARDS):
        if is_allowed(mask, card):
            worth = worth_of(s, box, card)
            if worth > best_worth:
                best = card
                best_worth = worth
    return best


def worth_of(s: State, box: Box, card: int) -> int:
    cost = box.points[card % RANKS] + (8 if suit_of(card) == s.trump else 0)
    led = s.trick[1 - s.actor]
    if s.phase == FOLLOW and beats(s, card, led):
        return 2 * box.points[led % RANKS] - cost
    return -cost
