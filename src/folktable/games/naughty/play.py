"""A few lines of sense for a simple player. It looks only at what its seat can see."""

from folktable.games.naughty.basics import list_points, of_colour
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import awake, hand_of_creatures, hand_of_presents, kiddos_of_shape
from folktable.games.naughty.stack import opponent
from folktable.games.naughty.state import *

TRAINED_AT = {"level": (1, 2, 3, 4, 5)}  # what networks learn beside the game of the book (learning/tables.py)
PUZZLES_BY_SEARCH = True  # of what its network finds, search bears out one puzzle in 37 games
LEVELS_SEARCH = True  # its network does not beat search at more than two seats yet (docs/benchmarks.md)
STUDIED = {"gift giver": "givers"}  # facts that tell seats apart: `folktable balance` counts who wins with which


def worth_of(s: State, box: Box, action: int) -> int:
    """Roughly ten for a point."""
    if PRESENT <= action < FROM_DECK:
        return worth_of_present(s, box, action - PRESENT)
    if SPACE <= action < CREATURE:
        return worth_of_kiddo(s, box, s.playground[action - SPACE])
    if CREATURE <= action < LEFT:
        return worth_of_creature(s, box, action - CREATURE)
    if LEFT <= action < NUMBER:
        return worth_of_victim(s, opponent(s, box, action))
    if action == FROM_DECK:
        return 6
    if action == CRAFT:
        return 12
    if action == SUMMON:  # early, and for the point at the end
        return 10 if s.midnight or hand_of_creatures(s, s.actor) < 2 else 5
    if action == PASS:
        return 1
    if action == YES and s.phase == KEEP:  # a Reindeer is worth most under Rudolf
        return KEEP_WORTH[REINDEER] + 3
    if NUMBER <= action < SEARCH:  # as many Reindeer as there are, as few Caga Tió as will do
        return action if s.creature[s.depth - 1] == REINDEER else -action
    return 8


def worth_of_present(s: State, box: Box, kind: int) -> int:
    """Own favourites first, then colours that are short in hand; of what is given, plenty first."""
    giver = s.giver[s.actor]
    liked = 0 if giver == NONE else box.preferred[giver] >> kind & 1
    plenty = of_colour(s, box, s.actor, box.colour[kind])
    if s.phase == GIVE:
        return 10 * liked + s.presents[s.actor][kind]
    if s.phase == SANTAS_PAIR:  # a Reindeer is worth three points, two presents about two and a half
        return 20 if s.presents[s.actor][kind] > 2 or plenty > 4 else 0
    return 10 + 5 * liked - plenty


def worth_of_kiddo(s: State, box: Box, kiddo: int) -> int:
    """Long lists score most; at Level 5 a shape that is missing, or one that brings a creature."""
    if s.phase == SWEEP:
        return 0  # there is always someone new who can be served
    worth = 10 * list_points(box, kiddo)
    if box.with_sets and kiddos_of_shape(s, box, s.actor, box.shape[kiddo]) != 1:
        worth += 5
    return worth


def worth_of_creature(s: State, box: Box, kind: int) -> int:
    """What to keep of a Summon, and what to play: Reindeer wait for company, the Cat for a good moment."""
    if s.phase == KEEP:
        return KEEP_WORTH[kind]
    if kind == REINDEER and not s.midnight and awake(s, box, s.actor, REINDEER) < 3:
        return 0
    if kind == YULE_CAT and not s.final_turns and of_colour(s, box, s.actor, RED) == 0:
        return 0
    if kind == CAGA_TIO:
        return 60
    return 15


KEEP_WORTH = (14, 16, 15, 13, 30, 25, 17, 12, 11, 10, 18, 16)  # by kind of creature


def worth_of_victim(s: State, seat: int) -> int:
    """Who leads, and has something to lose."""
    return 2 * s.points[seat] + hand_of_presents(s, seat)
