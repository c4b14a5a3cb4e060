"""Facts about who knows which card (engine/knowledge.py), in words, for the `position.py` of a card game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened
from folktable.engine.notation import Fact, named

CardNames = Callable[[Opened], Sequence[str]]  # the names of all cards, in the order of their numbers


def parts(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FolktableError(f"{what}: expected parts by name, found {value!r}")
    return value


def cards_named(names: Sequence[str], values: Any, what: str) -> list[int]:
    if not isinstance(values, list):
        raise FolktableError(f"{what}: expected a list of cards such as [{names[0]}, {names[1]}], found {values!r}")
    numbers = {name: card for card, name in enumerate(names)}
    return [named(numbers, value, what) for value in values]


def unsure_fact(observers: Sequence[str], piles: Sequence[str], card_names: CardNames) -> Fact:
    """Cards whose pile an observer does not know: {torech: {"deck hand": [...]}}."""

    def read(s: Any, opened: Opened) -> dict[str, dict[str, list[str]]]:
        names = card_names(opened)
        found: dict[str, dict[str, list[str]]] = {}
        for observer, word in enumerate(observers):
            groups: dict[str, list[str]] = {}
            for card, possible in enumerate(s.may[observer]):
                if possible != 1 << s.where[card]:
                    group = " ".join(pile for bit, pile in enumerate(piles) if possible >> bit & 1)
                    groups.setdefault(group, []).append(names[card])
            found[word] = groups
        return found

    def write(s: Any, opened: Opened, value: Any) -> None:
        for observer in range(len(observers)):
            s.may[observer] = [1 << pile for pile in s.where]
        for word, groups in parts(value, "unsure").items():
            observer = named({word: n for n, word in enumerate(observers)}, word, "unsure")
            for group, cards in parts(groups, "unsure").items():
                possible = sum(
                    1 << named({pile: n for n, pile in enumerate(piles)}, p, "unsure") for p in group.split()
                )
                for card in cards_named(card_names(opened), cards, "unsure"):
                    s.may[observer][card] = possible

    return Fact("cards whose pile an observer does not know: observer, possible piles, cards", read, write)


def placed_fact(observers: Sequence[str], card_names: CardNames) -> Fact:
    """Cards whose place in a deck an observer knows: {torech: [...]}."""

    def read(s: Any, opened: Opened) -> dict[str, list[str]]:
        names = card_names(opened)
        return {
            word: [names[card] for card, knowers in enumerate(s.placed) if knowers >> observer & 1]
            for observer, word in enumerate(observers)
        }

    def write(s: Any, opened: Opened, value: Any) -> None:
        for word, cards in parts(value, "placed").items():
            observer = named({word: n for n, word in enumerate(observers)}, word, "placed")
            for card in cards_named(card_names(opened), cards, "placed"):
                s.placed[card] |= 1 << observer

    return Fact("cards whose place in a deck an observer knows", read, write)
