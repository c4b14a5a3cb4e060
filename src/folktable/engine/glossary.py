"""A game's glossary: everything in its box that has a name, with its whole text."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.words import Text, Words


class Entry(Struct, frozen=True):
    group: Words  # the heading it stands under
    thing: str  # its kind and its id: "creature:tomte"
    name: Text
    text: Text  # all that it says or does
    rule: str
    card: Any = None  # what the page draws it from, as the game's view has it
    also: tuple[str, ...] = ()  # other things that it tells of: cards of the same number


def glossary(opened: Opened) -> tuple[Entry, ...]:
    """Of this box; of a game without glossary.py, nothing."""
    if opened.game.glossary is None:
        return ()
    entries: tuple[Entry, ...] = opened.game.glossary.glossary(opened)
    return entries
