"""All cards and tiles of the box, with their whole texts."""

from collections.abc import Iterator

from folktable.engine.game import Opened
from folktable.engine.glossary import Entry
from folktable.engine.words import words
from folktable.games.violet.asked import TILE_RULES, card_rule
from folktable.games.violet.names import card_name, tile_does, tile_id, tile_words
from folktable.games.violet.rules import value_of
from folktable.games.violet.state import *


def glossary(opened: Opened) -> tuple[Entry, ...]:
    return (*cards(opened), *tiles(opened))


def cards(opened: Opened) -> Iterator[Entry]:
    """By number: cards of a number do the same, whatever their colour."""
    group = words("violet-glossary-cards")
    for value in range(1, VALUES + 1):
        alike = [card for card in range(CARDS) if value_of(card) == value]
        text = opened.printed(f"violet-effect-{value}-in-full", opened.edition.effects[value - 1].text)
        names = [card_name(card) for card in alike]
        name = words("violet-glossary-card", value=value)
        also = tuple(f"{kind}:{card}" for card in names for kind in ("card", "played"))
        rule = card_rule(alike[0])
        yield Entry(group, f"card:{names[0]}", name, text or words("violet-glossary-plain"), rule, names, also)


def tiles(opened: Opened) -> Iterator[Entry]:
    group = words("violet-glossary-tiles")
    for tile in range(TILES):
        name, does = tile_words(opened, tile), tile_does(opened, tile)
        yield Entry(group, f"tile:{tile_id(opened, tile)}", name, does, TILE_RULES[tile])
