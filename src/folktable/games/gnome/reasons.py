"""What is worth saying when two choices are compared: gems, what can be sold, cards in hand, and the way home."""

from folktable.engine.record import Ints
from folktable.games.gnome.box import Box
from folktable.games.gnome.gems import wealth
from folktable.games.gnome.hands import items_of
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import on_trail

FACTS: tuple[str, ...] = ()
OWN_FACTS: tuple[str, ...] = ("gems", "items", "cards", "way")
AHEAD = 20


def measure(s: State, box: Box, out: Ints) -> None:
    for seat in range(box.seats):
        out[4 * seat] = wealth(s, box, seat)
        out[4 * seat + 1] = items_of(s, seat)
        out[4 * seat + 2] = s.hand_size[seat]
        out[4 * seat + 3] = on_trail(box, s.at[seat])
