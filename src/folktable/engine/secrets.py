"""What is secret in a game, declared once: its `secrets.py` names facts of `position.py` and who may know them.

    SECRETS = {
        "hands": Secret(OWN_PART),       # each seat knows its own hand
        "deck": Secret(NOBODY),
        "tiles": Secret(("torech",)),
    }

A fact that is not named here is open to everybody. Others may come to know parts of a secret in play, by what they
see and read; `folktable.testing` holds everything that leaves a state against this.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from folktable.engine.facts import observer_words
from folktable.engine.game import Opened
from folktable.engine.notation import facts
from folktable.engine.record import GameState

NOBODY: tuple[str, ...] = ()
OWN_PART = ("own part",)  # the fact has a part for each seat, named after it: that seat knows it
SEATS = ("every seat",)  # all who play, not the spectator
WHO_DECIDES = ("who decides",)


class Secret(NamedTuple):
    known_to: tuple[str, ...]  # words of seats, or one of the above
    imagined: bool = True  # False: imagining gives it one fixed form, as with what others know or have in mind


CHANCE = Secret(NOBODY, imagined=False)  # the generator is nobody's: `imagine` renews it for every game
KNOWLEDGE = Secret(OWN_PART, imagined=False)  # who knows which card (engine/cardfacts.py), wherever a game says it


def secrets(opened: Opened) -> dict[str, Secret]:
    knowledge = {name: KNOWLEDGE for name in ("unsure", "placed") if name in opened.game.position.FACTS}
    declared: dict[str, Secret] = {**knowledge, **opened.game.secrets.SECRETS, "chance": CHANCE}
    return declared


class Facts(dict[str, Any]):
    """The facts of a state, each read when it is first asked for."""

    def __init__(self, opened: Opened, s: GameState) -> None:
        self.opened, self.s, self.known = opened, s, facts(opened)

    def __missing__(self, name: str) -> Any:
        value = self[name] = self.known[name].read(self.s, self.opened)
        return value


def open_facts(read: Facts, observer: int) -> dict[str, Any]:
    """The facts, and own parts of facts, that this observer may always know."""
    declared, word = secrets(read.opened), observer_words(read.opened)[observer]
    found: dict[str, Any] = {}
    for name in read.known:
        if name not in declared:
            found[name] = read[name]
        elif declared[name].known_to == OWN_PART:
            if word in read[name]:
                found[f"{name}.{word}"] = read[name][word]
        elif is_known(read.opened, read.s, observer, declared[name]):
            found[name] = read[name]
    return found


def hidden_facts(opened: Opened, s: GameState, observer: int) -> dict[str, Any]:
    """The facts, and parts of others, that this observer has to imagine."""
    word = observer_words(opened)[observer]
    found: dict[str, Any] = {}
    known = facts(opened)
    for name, secret in secrets(opened).items():
        if not secret.imagined or is_known(opened, s, observer, secret):
            continue
        value = known[name].read(s, opened)
        if secret.known_to == OWN_PART:
            found.update({f"{name}.{owner}": part for owner, part in value.items() if owner != word})
        else:
            found[name] = value
    return found


def is_known(opened: Opened, s: GameState, observer: int, secret: Secret) -> bool:
    if secret.known_to == SEATS:
        return observer < opened.seats
    if secret.known_to == WHO_DECIDES:
        return bool(s.waiting >> observer & 1)
    return observer_words(opened)[observer] in secret.known_to
