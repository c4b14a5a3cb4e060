"""Oh Gnome You Don't! at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and shows hands and picked brawl cards to their owner alone.
"""

from folktable.games.gnome.asked import *
from folktable.games.gnome.names import *
from folktable.games.gnome.seen import *
from folktable.games.gnome.told import *
from folktable.games.gnome.whynot import *

SEATS = (2, 6)
PEOPLE_OPTIONS: dict[str, object] = {}
FIRST_OPTIONS = {"brawling": False}  # what suits a first game
