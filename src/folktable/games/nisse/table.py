"""The Grumpy Nisse at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what the state says it cannot know.
"""

from folktable.games.nisse.asked import *
from folktable.games.nisse.names import *
from folktable.games.nisse.seen import *
from folktable.games.nisse.told import *
from folktable.games.nisse.whynot import *

SEATS = (2, 2)  # the players agree who is who, or let chance or a return match decide [nisse-setup-1, nisse-ruling-38]
PEOPLE_OPTIONS: dict[str, object] = {}
