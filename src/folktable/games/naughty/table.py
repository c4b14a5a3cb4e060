"""Naughty or Nice at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and shows of other hands only what `seen` says the observer knows.
"""

from folktable.games.naughty.asked import option, question, window
from folktable.games.naughty.names import action_name, seat_names
from folktable.games.naughty.seen import public, view
from folktable.games.naughty.told import tell
from folktable.games.naughty.whynot import why_not

SEATS = (2, 5)
PEOPLE_OPTIONS: dict[str, object] = {}  # nothing is different when people play

__all__ = [
    "PEOPLE_OPTIONS", "SEATS",
    "action_name", "option", "public", "question", "seat_names", "tell", "view", "why_not", "window",
]  # fmt: skip
