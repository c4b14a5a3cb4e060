"""All cards and events of the box, with their whole texts."""

from collections.abc import Iterator

from folktable.engine.game import Opened
from folktable.engine.glossary import Entry
from folktable.engine.words import words
from folktable.games.nisse.asked import card_rule
from folktable.games.nisse.names import card_name, effect_words, plain_cards
from folktable.games.nisse.piles import number_of
from folktable.games.nisse.seen import events_seen, suits_seen
from folktable.games.nisse.state import *

RULES = {
    "tricks": "nisse-tricks-1",
    "shortcut": "nisse-shortcut-1",
    "plan": "nisse-plan-1",
    "determination": "nisse-determination-1",
    "panic": "nisse-panic-1",
}


def glossary(opened: Opened) -> tuple[Entry, ...]:
    return (*cards(opened), *events(opened))


def cards(opened: Opened) -> Iterator[Entry]:
    """By number: cards of a number do the same, whatever their colour; house rules may leave some without."""
    group = words("nisse-glossary-cards")
    for number in range(1, 10):
        alike = [card for card in range(CARDS) if number_of(card) == number]
        shown = next((card for card in alike if card not in plain_cards(opened)), alike[0])
        text = effect_words(opened, shown)
        names = [card_name(opened, card) for card in alike]
        drawn = {"cards": names, "suits": suits_seen(opened)}
        with_effect = [card_name(opened, card) for card in alike if effect_words(opened, card) == text]
        also = tuple(f"{kind}:{card}" for card in with_effect for kind in ("card", "played"))
        name = words("nisse-glossary-card", number=number)
        rule = card_rule(opened, shown)
        yield Entry(group, f"card:{card_name(opened, shown)}", name, text, rule, drawn, also)


def events(opened: Opened) -> Iterator[Entry]:
    for id, event in events_seen(opened).items():
        yield Entry(words("nisse-glossary-events"), f"event:{id}", event.title, event.text, RULES[id])
