"""Grumpf at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what it cannot know.
"""

from folktable.games.grumpf.asked import option, question
from folktable.games.grumpf.names import action_name, seat_names
from folktable.games.grumpf.seen import public, view
from folktable.games.grumpf.told import tell
from folktable.games.grumpf.whynot import why_not

SEATS = (2, 6)
PEOPLE_OPTIONS = {"mode": "beat"}  # at one keyboard nobody is faster: the hunt goes in beats
LIVE_OPTIONS = {"mode": "live"}  # each at their own screen, all at once

__all__ = [
    "LIVE_OPTIONS", "PEOPLE_OPTIONS", "SEATS",
    "action_name", "option", "public", "question", "seat_names", "tell", "view", "why_not",
]  # fmt: skip
