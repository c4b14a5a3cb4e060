"""Facts about who knows which card (engine/knowledge.py), in words, for the `position.py` of a card game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from folktable.engine.errors import FolktableError
from folktable.engine.facts import Fact, named, parts
from folktable.engine.game import Opened
from folktable.engine.knowledge import CardState

CardNames = Callable[[Opened], Sequence[str]]  # the names of all cards, in the order of their numbers


def cards_named(names: Sequence[str], values: Any, what: str) -> list[int]:
    if not isinstance(values, list):
        raise FolktableError(f"{what}: expected a list of cards such as [{names[0]}, {names[1]}], found {values!r}")
    return [named(numbered(names), value, what) for value in values]


def numbered(words: Sequence[str]) -> dict[str, int]:
    return {word: n for n, word in enumerate(words)}


def unsure_fact(observers: Sequence[str], piles: Sequence[str], card_names: CardNames) -> Fact:
    """Cards whose pile an observer does not know: {torech: {"deck hand": [...]}}."""

    def read(s: Any, opened: Opened) -> dict[str, dict[str, list[str]]]:
        found: dict[str, dict[str, list[str]]] = {}
        for observer, word in enumerate(observers):
            groups: dict[str, list[str]] = {}
            for card, name in enumerate(card_names(opened)):
                if s.unsure[observer] >> card & 1:
                    group = " ".join(pile for n, pile in enumerate(piles) if s.may[observer][n] >> card & 1)
                    groups.setdefault(group, []).append(name)
            found[word] = groups
        return found

    def write(s: Any, opened: Opened, value: Any) -> None:
        for word, groups in parts(value, "unsure").items():
            observer = named(numbered(observers), word, "unsure")
            for group, cards in parts(groups, "unsure").items():
                for card in cards_named(card_names(opened), cards, "unsure"):
                    s.unsure[observer] |= 1 << card
                    for pile in group.split():
                        s.may[observer][named(numbered(piles), pile, "unsure")] |= 1 << card

    return Fact("cards whose pile an observer does not know: observer, possible piles, cards", read, write)


def placed_fact(observers: Sequence[str], card_names: CardNames) -> Fact:
    """Cards whose place in a deck an observer knows: {torech: [...]}."""

    def read(s: Any, opened: Opened) -> dict[str, list[str]]:
        return {
            word: [name for card, name in enumerate(card_names(opened)) if s.placed[observer] >> card & 1]
            for observer, word in enumerate(observers)
        }

    def write(s: Any, opened: Opened, value: Any) -> None:
        for word, cards in parts(value, "placed").items():
            for card in cards_named(card_names(opened), cards, "placed"):
                s.placed[named(numbered(observers), word, "placed")] |= 1 << card

    return Fact("cards whose place in a deck an observer knows", read, write)


def hide(s: CardState, observer: int, piles: Sequence[int]) -> None:
    """The observer knows which cards lie in these piles, not which of them in which."""
    cards = sum(s.piles[pile] for pile in piles) & ~s.placed[observer]
    s.unsure[observer] |= cards
    for pile in piles:
        s.may[observer][pile] |= cards
