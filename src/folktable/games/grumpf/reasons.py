"""What is worth saying when two choices are compared: Animals won, boards led, who is still in the hunt."""

from folktable.engine.record import Ints
from folktable.games.grumpf.boards import first_ranked
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.state import *

FACTS: tuple[str, ...] = ()
OWN_FACTS: tuple[str, ...] = ("animals", "leads", "tiles")
AHEAD = 20


def measure(s: State, box: Box, out: Ints) -> None:
    for seat in range(box.seats):
        animals = s.jokers[seat] + sum(s.owned[seat][kind] for kind in range(ANIMALS))
        out[3 * seat] = animals
        out[3 * seat + 1] = 0
        out[3 * seat + 2] = s.tiles[seat]
    for board in range(BOARDS):
        leader = first_ranked(s, box, board)
        if 0 <= leader < box.seats:
            out[3 * leader + 1] += 1
