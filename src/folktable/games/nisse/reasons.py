"""What is worth saying when two choices are compared: how far she is, Torech's plan, the cards still to be played."""

from folktable.engine.choices import bit_count
from folktable.engine.record import Ints
from folktable.games.nisse.box import Box
from folktable.games.nisse.piles import number_of
from folktable.games.nisse.state import *

FACTS: tuple[str, ...] = ("space", "plan")
OWN_FACTS: tuple[str, ...] = ("left", "high")
AHEAD = 10
HIGH = 7  # numbers that mostly win a turn


def measure(s: State, box: Box, out: Ints) -> None:
    out[0] = s.space
    out[1] = s.plan_wins
    for seat in range(2):
        cards = s.piles[TAKEN + seat] | s.piles[DECK + seat] | s.piles[HAND + seat]
        high = sum(1 for card in range(CARDS) if cards >> card & 1 and number_of(card) >= HIGH)
        out[2 + 2 * seat] = bit_count(cards)
        out[3 + 2 * seat] = high
