"""What is worth saying when two choices are compared: how far she is, how near Fear is, what is left in the lantern."""

from folktable.engine.record import Ints
from folktable.games.violet.box import Box
from folktable.games.violet.rules import hand_size, on_line
from folktable.games.violet.state import *

FACTS: tuple[str, ...] = ("walked", "fear", "fuel")
OWN_FACTS: tuple[str, ...] = ("tokens", "cards")
AHEAD = 12


def measure(s: State, box: Box, out: Ints) -> None:
    out[0] = s.violet
    out[1] = on_line(box, s.violet) - s.fear
    out[2] = s.fuel
    for seat in range(2):
        out[3 + 2 * seat] = s.tokens[seat]
        out[4 + 2 * seat] = hand_size(s, seat)
