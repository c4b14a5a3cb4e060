"""Naughty or Nice at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and shows of other hands only what `seen` says the observer knows.
"""

from folktable.games.naughty.asked import *
from folktable.games.naughty.names import *
from folktable.games.naughty.seen import *
from folktable.games.naughty.told import *
from folktable.games.naughty.whynot import *

SEATS = (2, 5)
PEOPLE_OPTIONS: dict[str, object] = {}  # nothing is different when people play
FIRST_OPTIONS = {"level": 2}  # what suits a first game
