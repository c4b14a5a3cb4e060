"""A position in one line, as chess has FEN: the game's name and its facts in words.

    violet {violet: J9, fuel: 8, hands: {violet: [M1, P6], torech: [O9]}, ...}

The facts and their words are the game's (`position.py`); scenarios use the same ones. What is as in a blank
position is left out. A line reads back to the same state, knowledge and generator included.

Where the table is not said beside it, the game's name has seats and options, as far as they are not the usual ones, and
the whole can be packed to go into an address:

    gnome/4?finish=%22first%22 {at: {green: s12, ...}, ...}
"""

from __future__ import annotations

import base64
import binascii
import zlib
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl, urlencode

import msgspec
import yaml

from folktable.engine.errors import FolktableError
from folktable.engine.facts import Fact, choice, named, number, observer_words, seats
from folktable.engine.game import Opened, load, open_box
from folktable.engine.record import ENDED, RUNNING, UNFINISHED, GameState
from folktable.engine.yaml_text import in_one_line, read_yaml

LONGEST_LINE = 20_000  # of a whole position: the longest that were met have four thousand

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


# --- With the table that it is of ---------------------------------------------------------------------------


def write_line(opened: Opened, s: GameState) -> str:
    """A position of a table with the game's own edition."""
    slug = opened.game.slug
    if opened.edition_data != opened.game.default_edition():
        raise FolktableError(f"a position of {slug} with an edition of its own cannot be told in one line")
    usual = msgspec.to_builtins(opened.game.box.Options())
    chosen = {name: value for name, value in msgspec.to_builtins(opened.options).items() if value != usual[name]}
    options = urlencode({name: msgspec.json.encode(value) for name, value in chosen.items()})
    facts = write_position(opened, s).removeprefix(slug)
    return f"{slug}/{opened.seats}{'?' if options else ''}{options}{facts}"


def read_line(text: str) -> tuple[Opened, GameState]:
    table, _, facts = text.strip().partition(" ")
    opened = opened_as(table)
    return opened, read_position(opened, f"{opened.game.slug} {facts}")


@lru_cache(maxsize=64)
def opened_as(table: str) -> Opened:
    place, _, options = table.partition("?")
    slug, _, count = place.partition("/")
    if count and not (count.isdecimal() and len(count) < 3):
        raise FolktableError(f"a position begins as in {slug}/2, not with {place!r}")
    chosen = read_options(dict(parse_qsl(options)))
    return open_box(load(slug), None, chosen, int(count) if count else None)


def read_options(settings: dict[str, str]) -> dict[str, Any]:
    """A value is JSON where it reads as JSON, else text."""
    options: dict[str, Any] = {}
    for name, value in settings.items():
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


def packed_line(line: str) -> str:
    """For an address: a third of the letters, and none that an address must disguise."""
    return base64.urlsafe_b64encode(zlib.compress(line.encode(), 9)).decode().rstrip("=")


def unpacked_line(text: str) -> str:
    """What is plain already stays as it is."""
    if " " in text or "{" in text:
        return text
    unpacking = zlib.decompressobj()
    try:
        line = unpacking.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LONGEST_LINE).decode()
    except (binascii.Error, zlib.error, ValueError):
        line = ""
    if not line or not unpacking.eof:  # cut short, or longer than any position
        raise FolktableError("this is neither a position nor the address of one")
    return line
