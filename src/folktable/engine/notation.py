"""A position in one line, as chess has FEN: the game's name and its facts in words.

    violet {violet: J9, fuel: 8, hands: {violet: [M1, P6], torech: [O9]}, ...}

The facts and their words are the game's (`position.py`); scenarios use the same ones. What is as in a blank
position is left out. A line reads back to the same state, knowledge and generator included.
"""

from __future__ import annotations

from typing import Any

import yaml

from folktable.engine.errors import FolktableError
from folktable.engine.facts import Fact, choice, named, number, observer_words, seats
from folktable.engine.game import Opened
from folktable.engine.record import ENDED, RUNNING, UNFINISHED, GameState
from folktable.engine.yaml_text import in_one_line, read_yaml

# --- Facts that every game has --------------------------------------------------------------------------


def _write_chance(s: GameState, opened: Opened, value: Any) -> None:
    words, *drawn = str(value).split()
    s.key = [int(words[i : i + 8], 16) for i in range(0, 32, 8)]
    s.drawn = [int(n) for n in drawn] + [0] * (len(s.drawn) - len(drawn))


def _read_chance(s: GameState, opened: Opened) -> str:
    drawn = list(s.drawn)
    while drawn and drawn[-1] == 0:
        drawn.pop()
    return " ".join(["".join(f"{word:08x}" for word in s.key), *map(str, drawn)])


def _write_decides(s: GameState, opened: Opened, value: Any) -> None:
    s.actor = named(seats(opened), value, "decides")


COMMON_FACTS = {
    "chance": Fact(
        "the generator: seed words in hexadecimal, then how far each stream is", _read_chance, _write_chance
    ),
    "decisions": number("decisions", "decisions taken so far"),
    "decides": Fact(
        "the seat that decides; in `given`, it follows from the rest where it can",
        lambda s, opened: observer_words(opened)[s.actor],
        _write_decides,
    ),
    "ended": choice("over", {"running": RUNNING, "ended": ENDED, "unfinished": UNFINISHED}, "whether the game is over"),
}


def facts(opened: Opened) -> dict[str, Fact]:
    own: dict[str, Fact] = opened.game.position.FACTS
    return {**own, **{name: fact for name, fact in COMMON_FACTS.items() if name not in own}}


def unknown_fact(opened: Opened, name: str) -> FolktableError:
    slug = opened.game.slug
    return FolktableError(f"unknown fact {name!r}; `folktable scenario --vocabulary {slug}` lists the known ones")


def build(opened: Opened, values: dict[str, Any]) -> GameState:
    """A position from facts; what is not said is as in the game's blank position."""
    position = opened.game.position
    s: GameState = position.blank(opened)
    known = facts(opened)
    for name in values:
        if name not in known:
            raise unknown_fact(opened, name)
    for name, fact in known.items():  # in the vocabulary's order: later facts may build on earlier ones
        if name in values:
            fact.write(s, opened, values[name])
    position.complete(s, opened, values)
    return s


def describe(opened: Opened, s: GameState) -> dict[str, Any]:
    """All facts of a position that differ from the blank one, and those that `complete` would fill in."""
    blank = build(opened, {})
    always = {"decides", *opened.game.position.ALWAYS}
    found = {name: (fact.read(s, opened), fact.read(blank, opened)) for name, fact in facts(opened).items()}
    return {name: value for name, (value, usual) in found.items() if value != usual or name in always}


def write_position(opened: Opened, s: GameState) -> str:
    return f"{opened.game.slug} {in_one_line(describe(opened, s))}"


def read_position(opened: Opened, text: str) -> GameState:
    slug, _, flow = text.strip().partition(" ")
    if slug != opened.game.slug:
        raise FolktableError(f"a position of {opened.game.slug} begins with {opened.game.slug!r}, not {slug!r}")
    try:
        values = read_yaml(flow) if flow else {}
    except yaml.YAMLError as error:
        raise FolktableError(f"the position is not readable: {error}") from None
    if not isinstance(values, dict):
        raise FolktableError("a position is the game's name and its facts in braces")
    return build(opened, values)
