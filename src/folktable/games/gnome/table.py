"""Oh Gnome You Don't! at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and shows hands and picked brawl cards to their owner alone.
"""

from folktable.games.gnome.asked import option, question, window
from folktable.games.gnome.names import action_name, seat_names
from folktable.games.gnome.seen import public, view
from folktable.games.gnome.told import tell
from folktable.games.gnome.whynot import why_not

SEATS = (2, 6)
PEOPLE_OPTIONS: dict[str, object] = {}

__all__ = [
    "PEOPLE_OPTIONS", "SEATS",
    "action_name", "option", "public", "question", "seat_names", "tell", "view", "why_not", "window",
]  # fmt: skip
