"""A simple player: it wins cheaply what counts, and gives away what does not."""

from folktable_briscola.box import Box
from folktable_briscola.rules import beats, suit_of
from folktable_briscola.state import *


def worth_of(s: State, box: Box, action: int) -> int:
    cost = box.points[action % RANKS] + (8 if suit_of(action) == s.trump else 0)
    led = s.trick[1 - s.actor]
    if s.phase == FOLLOW and beats(s, action, led):
        return 2 * box.points[led % RANKS] - cost
    return -cost
