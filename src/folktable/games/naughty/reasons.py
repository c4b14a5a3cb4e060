"""What is worth saying when two choices are compared: points, wishes fulfilled, and what is in hand for more."""

from folktable.engine.record import Ints
from folktable.games.naughty.box import Box
from folktable.games.naughty.state import *

FACTS: tuple[str, ...] = ()
OWN_FACTS: tuple[str, ...] = ("points", "wishes", "presents", "creatures")
AHEAD = 16


def measure(s: State, box: Box, out: Ints) -> None:
    for seat in range(box.seats):
        presents = sum(s.presents[seat][kind] for kind in range(KINDS))
        creatures = sum(s.creatures[seat][kind] for kind in range(CREATURE_KINDS))
        out[4 * seat] = s.points[seat]
        out[4 * seat + 1] = s.wishes[seat]
        out[4 * seat + 2] = presents
        out[4 * seat + 3] = creatures
