"""What the tests of all games share (folktable/testing/games.py)."""

from folktable.testing.games import broad as broad
from folktable.testing.games import cases as cases
from folktable.testing.games import opened_for as opened_for
from folktable.testing.games import option_sets as option_sets
