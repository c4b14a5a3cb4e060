"""Scenarios: the rules as situations, in YAML, for people who know the game and not the code.

    - name: A 1 beats a 9
      rules: [violet-cmp-6]
      given: {violet: J5, hands: {violet: [M9], torech: [O1]}}
      when:
        - violet: M9
        - torech: O1
      then: {winner of turn: torech, log: ["O1 beats"]}

`given` and `then` use the game's facts (engine/notation.py). A step of `when` is a seat and its decision, or
`then:` with facts that must hold at that point; a decision with `refused: text` must be refused in such words.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from folktable.engine.chance import ROLLS, word_alone
from folktable.engine.errors import FolktableError, IllegalDecision
from folktable.engine.facts import observer_words
from folktable.engine.game import Game, Opened, load, open_box, slugs
from folktable.engine.match import Match, sight, sight_bytes, spectator, why_not
from folktable.engine.notation import build, facts, unknown_fact
from folktable.engine.packages import folder_of
from folktable.engine.record import GameState
from folktable.engine.words import sentence
from folktable.engine.yaml_text import read_yaml

CHECKS = {
    "legal": "exactly these decisions are possible for who decides, in notation",
    "possible": "these decisions are possible, among others",
    "impossible": "these decisions are not possible",
    "asked": "the seat that decides",
    "over": "whether the game is over",
    "scores": "the score of each seat",
    "log": "sentences that were told since `given`; by seat, or to all",
    "log lacks": "words that were not told; by seat, or to all",
    "sees": "by observer: what a path of its view holds, as in {torech: {fuel: 8}}",
    "why not": "why a thing cannot be chosen by who decides, as in {card:M5: a card of your hand}",
    "box": "numbers of the box",
}
SETUP_WORDS = {
    "new game": "instead of a position: a game just set up, from this seed",
    "rolls": "the dice that will be rolled next, in order",
}


class Scenario(Struct, forbid_unknown_fields=True):
    name: str
    rules: list[str]
    given: dict[str, Any] = {}
    when: list[dict[str, Any]] = []
    then: dict[str, Any] = {}
    edge: list[int] = []  # numbers of the ledger's edge cases that this shows
    options: dict[str, Any] = {}
    edition: dict[str, Any] = {}  # replaces parts of the default edition
    seats: int | None = None


class Failed(FolktableError):
    """Something that a scenario says does not hold."""


def read_scenarios(path: Path) -> list[Scenario]:
    try:
        return msgspec.convert(read_yaml(path.read_text("utf-8")) or [], list[Scenario])
    except OSError as error:
        raise FolktableError(f"{path}: {error.strerror}") from None
    except yaml.YAMLError as error:
        raise FolktableError(f"{path}: not readable as YAML: {error}") from None
    except msgspec.ValidationError as error:
        raise FolktableError(f"{path}: {error}") from None


def game_of(path: Path) -> Game:
    """Scenarios of a game are kept in a folder named after it, or in `scenarios` of its own."""
    folder = path.resolve().parent
    own = [slug for slug in slugs() if folder_of(slug).resolve() == folder.parent]
    return load(own[0] if own and folder.name == "scenarios" else folder.name)


def run(game: Game, scenario: Scenario) -> None:
    """Play a scenario; Failed says what did not hold."""
    edition = patched(game.default_edition(), scenario.edition)
    opened = open_box(game, edition, scenario.options, scenario.seats)
    match = begun(opened, scenario)
    for number, step in enumerate(scenario.when, 1):
        take_step(match, number, dict(step))
    check(match, scenario.then)


def begun(opened: Opened, scenario: Scenario) -> Match:
    """The match as `given` has it, with nothing told yet but a new game's set-up."""
    given = dict(scenario.given)
    seed = given.pop("new game", None)
    if seed is not None:
        if given:
            raise FolktableError(f"given: a new game has nothing beside it, found {', '.join(given)}")
        return Match(opened, str(seed))
    match = Match(opened, scenario.name)
    rolls = given.pop("rolls", None)
    match.state = build(opened, given)
    if rolls is not None:
        match.state.key = key_that_rolls(match.state, rolls)
    match.told = []
    return match


def patched(old: Any, new: Any) -> Any:
    """An edition with parts replaced."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{key: patched(old.get(key), value) for key, value in new.items()}}
    return new


def key_that_rolls(s: GameState, rolls: list[int]) -> list[int]:
    """A seed whose next dice are these. The same `rand` as everywhere, so nothing in the rules is bypassed."""
    start = s.drawn[ROLLS]
    for last_word in range(6 ** (len(rolls) + 3)):
        key = [s.key[0], s.key[1], s.key[2], last_word]
        if all((word_alone(key, ROLLS, start + i) * 6 >> 32) + 1 == face for i, face in enumerate(rolls)):
            return key
    raise FolktableError(f"rolls: no seed was found for {rolls}; expected faces from 1 to 6")


def take_step(match: Match, number: int, step: dict[str, Any]) -> None:
    if "then" in step:
        check(match, step["then"])
        return
    refusal = step.pop("refused", None)
    if len(step) != 1:
        raise FolktableError(f"step {number}: expected one seat and its decision, found {step}")
    ((seat_word, name),) = step.items()
    seat = seat_named(match.opened, seat_word)
    try:
        match.play_named(seat, str(name))
    except IllegalDecision as error:
        if refusal is None:
            raise Failed(f"step {number}, {seat_word} {name}: {error}") from None
        if str(refusal) not in str(error):
            raise Failed(f"step {number}: refused with {str(error)!r}, expected {refusal!r}") from None
    else:
        if refusal is not None:
            raise Failed(f"step {number}: {seat_word} {name} was allowed, expected it to be refused")


def seat_named(opened: Opened, word: str) -> int:
    words = observer_words(opened)
    if word not in words:
        raise FolktableError(f"unknown seat {word!r}; expected one of {', '.join(words)}")
    return words.index(word)


# --- Checking -----------------------------------------------------------------------------------------------


def check(match: Match, expected: dict[str, Any]) -> None:
    known = facts(match.opened)
    for name, value in expected.items():
        if name in CHECKS:
            check_special(match, name, value)
        elif name in known:
            same(name, known[name].read(match.state, match.opened), value)
        else:
            raise unknown_fact(match.opened, name)


def same(what: str, found: Any, expected: Any) -> None:
    """Equal; of a fact with parts, those that are named."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            same(f"{what}.{key}", found.get(key), value)
    elif found != expected:
        raise Failed(f"{what}: expected {expected!r}, found {found!r}")


def check_special(match: Match, name: str, value: Any) -> None:
    state, opened = match.state, match.opened
    options = [] if match.over else list(match.options(state.actor))
    if name == "legal":
        same("legal", sorted(options), sorted(map(str, value)))
    elif name == "possible":
        for decision in value:
            if str(decision) not in options:
                raise Failed(f"possible: {decision} is not among {', '.join(options)}")
    elif name == "impossible":
        for decision in value:
            if str(decision) in options:
                raise Failed(f"impossible: {decision} is among {', '.join(options)}")
    elif name == "asked":
        same("asked", None if match.over else observer_words(opened)[state.actor], value)
    elif name == "over":
        same("over", match.over, value)
    elif name == "scores":
        same("scores", match.scores(), value)
    elif name in ("log", "log lacks"):
        check_log(match, value, wanted=name == "log")
    elif name == "why not":
        check_why_not(match, value)
    elif name == "box":
        for field, number in value.items():
            same(f"box.{field}", getattr(opened.box, field), number)
    else:
        for observer, paths in value.items():
            view = msgspec.json.decode(sight_bytes(opened, state, seat_named(opened, observer)))["view"]
            for path, wanted in paths.items():
                same(f"sees.{observer}.{path}", follow(view, path), wanted)


def check_why_not(match: Match, value: dict[str, str]) -> None:
    """By thing, or by the things chosen before it and it: "token:1 ground:bee"."""
    seen = sight(match.opened, match.state, match.state.actor)
    for touched, wording in value.items():
        *chosen, thing = touched.split()
        told = sentence(why_not(match.opened, seen, thing, tuple(chosen)))
        if wording not in told:
            raise Failed(f"why not {touched}: expected {wording!r}, told {told!r}")


def follow(view: Any, path: str) -> Any:
    for part in path.split("."):
        if isinstance(view, list):
            view = view[int(part)] if part.isdecimal() and int(part) < len(view) else None
        else:
            view = view.get(part) if isinstance(view, dict) else None
    return view


def check_log(match: Match, value: Any, wanted: bool) -> None:
    by_observer = value if isinstance(value, dict) else {"spectator": value}
    for word, sentences in by_observer.items():
        observer = spectator(match.opened) if word == "spectator" else seat_named(match.opened, word)
        lines = [sentence(line.text) for line in match.lines(observer)]
        for wording in [sentences] if isinstance(sentences, str) else sentences:
            if any(wording in line for line in lines) != wanted:
                told = "; ".join(lines) or "nothing"
                raise Failed(f"the log of {word} {'lacks' if wanted else 'has'} {wording!r}. Told: {told}")


def vocabulary(game: Game) -> dict[str, dict[str, str]]:
    """Every word that scenarios of a game may use."""
    opened = open_box(game)
    return {
        "given and then": {name: fact.doc for name, fact in facts(opened).items()},
        "given": SETUP_WORDS,
        "then": CHECKS,
        "seats": dict.fromkeys(observer_words(opened), ""),
    }
