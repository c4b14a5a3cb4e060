"""The Grumpy Nisse at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what the state says it cannot know.
"""

from folktable.games.nisse.asked import option, question
from folktable.games.nisse.names import action_name, seat_names
from folktable.games.nisse.seen import public, view
from folktable.games.nisse.told import tell
from folktable.games.nisse.whynot import why_not

SEATS = (2, 2)  # the players agree who is who, or let chance or a return match decide [nisse-setup-1, nisse-ruling-38]
PEOPLE_OPTIONS: dict[str, object] = {}

__all__ = [
    "PEOPLE_OPTIONS", "SEATS", "action_name", "option", "public", "question", "seat_names", "tell", "view", "why_not",
]  # fmt: skip
