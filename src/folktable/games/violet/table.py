"""Violet and the Grumpy Nisse at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what the state says it cannot know.
"""

from folktable.games.violet.asked import *
from folktable.games.violet.names import *
from folktable.games.violet.seen import *
from folktable.games.violet.told import *
from folktable.games.violet.whynot import *

SEATS = (2, 2)
PEOPLE_OPTIONS = {"turn_cap": 0}  # what is different when people play [violet-ruling-46]
