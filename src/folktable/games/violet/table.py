"""Violet and the Grumpy Nisse at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what the state says it cannot know.
"""

from folktable.games.violet.asked import option, question
from folktable.games.violet.names import action_name, seat_names
from folktable.games.violet.seen import public, view
from folktable.games.violet.told import tell
from folktable.games.violet.whynot import why_not

SEATS = (2, 2)
PEOPLE_OPTIONS = {"turn_cap": 0}  # what is different when people play [violet-ruling-46]

__all__ = [
    "PEOPLE_OPTIONS", "SEATS", "action_name", "option", "public", "question", "seat_names", "tell", "view", "why_not",
]  # fmt: skip
