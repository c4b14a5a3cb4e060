"""Grumpf at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what it cannot know.
"""

from folktable.games.grumpf.asked import *
from folktable.games.grumpf.names import *
from folktable.games.grumpf.seen import *
from folktable.games.grumpf.told import *
from folktable.games.grumpf.whynot import *

SEATS = (2, 6)
PEOPLE_OPTIONS = {"mode": "beat"}  # at one keyboard nobody is faster: the hunt goes in beats
LIVE_OPTIONS = {"mode": "live"}  # each at their own screen, all at once
FIRST_OPTIONS = {"mode": "beat", "sides": "one"}  # what suits a first game
