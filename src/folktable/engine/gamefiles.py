"""What each file of a game holds: names, signatures and what they are for.

mypy holds every game against these (`folktable.testing`), and `complaints` says at load what is missing or takes other
things, in words. S is the game's `State`, B its `Box`, P what all see alike, V the view of one observer.

A game may have more: `reasons.py`, `board.py`, `glossary.py`, `table.window`, `table.why_not`, `table.LIVE_OPTIONS`,
`table.FIRST_OPTIONS`, `play.GREEDY_IN_EIGHT`, `play.LEVELS_SEARCH`, `play.PUZZLES_BY_SEARCH`,
`clock.py` (docs/add-a-game.md).
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from folktable.engine.board import Board
from folktable.engine.observing import Feature
from folktable.engine.record import GameState, Ints, Record

if TYPE_CHECKING:
    from folktable.engine.facts import Fact
    from folktable.engine.game import Opened
    from folktable.engine.glossary import Entry
    from folktable.engine.match import Line, Option, Question
    from folktable.engine.secrets import Secret
    from folktable.engine.words import Text

S = TypeVar("S", bound=GameState, contravariant=True)
B = TypeVar("B", bound=Record, contravariant=True)
OwnState = TypeVar("OwnState", bound=GameState)
OwnBox = TypeVar("OwnBox", bound=Record)
P = TypeVar("P")
V = TypeVar("V", covariant=True)
W = TypeVar("W", contravariant=True)


class StateFile(Protocol[OwnState]):
    """state.py: the names of the game's numbers, and its state."""

    State: type[OwnState]  # its fields, each with a comment
    ACTIONS: int  # actions are numbers below this
    MOST_DECISIONS: int  # a bound on the length of a game that can be proved


class BoxFile(Protocol[OwnBox]):
    """box.py: what is in the box."""

    Edition: type[Any]  # a msgspec Struct: what edition.toml says
    Options: type[Any]  # a msgspec Struct: what a host may choose
    Box: type[OwnBox]  # what the rules know of both

    def pack(self, edition: Any, options: Any, seats: int) -> OwnBox:
        """Check what types cannot say, and pack it for the rules."""


class RulesFile(Protocol[S, B]):
    """rules.py: plain functions on ints and arrays."""

    def setup(self, s: S, box: B) -> None:
        """Set up a blank state, up to the first decision."""

    def legal(self, s: S, box: B, mask: Ints) -> int:
        """Mark what the actor may do in a cleared mask; how many actions that is."""

    def apply(self, s: S, box: B, action: int) -> None:
        """Carry out a legal action of the actor, and all that follows up to the next decision."""

    def score(self, s: S, box: B, out: Ints) -> None:
        """What each seat has won: the more, the better."""

    def determinize(self, s: S, box: B, observer: int) -> None:
        """Turn a state into one that the observer cannot tell from it."""


class PlayFile(Protocol[S, B]):
    """play.py: a simple player."""

    def worth_of(self, s: S, box: B, action: int) -> int:
        """What a legal action looks worth to the actor, by what its seat can see: the more, the better."""


class TableFile(Protocol[S, P, V]):
    """table.py: what people see and read; it decides nothing."""

    SEATS: tuple[int, int]  # fewest and most
    PEOPLE_OPTIONS: Any  # options that are different where people play, by name

    def seat_names(self, opened: Opened) -> tuple[Text, ...]:
        """The name of each seat."""

    def action_name(self, s: S, opened: Opened, action: int) -> str:
        """An action in notation: short, without spaces, no two alike in a position."""

    def public(self, s: S, opened: Opened) -> P:
        """What all see alike."""

    def view(self, s: S, opened: Opened, observer: int, seen_by_all: P) -> V:
        """What one observer sees: a msgspec Struct."""

    def question(self, s: S, opened: Opened, observer: int) -> Question:
        """What is asked, in the words for this observer: of itself, or of whom it waits for."""

    def option(self, s: S, opened: Opened, action: int) -> Option:
        """One thing that the actor may do, in words."""

    def tell(self, s: S, opened: Opened, heard: tuple[int, ...]) -> Line:
        """A sentence for a note (kind, seat, x, y, z, w); x is HIDDEN where the reader may not know it."""


class ScreenFile(Protocol[W]):
    """screen.py: a view as text, drawn with `engine/drawing.py` in 80 columns."""

    def screen(self, view: W) -> str:
        """A view for a terminal."""


class PositionFile(Protocol[OwnState]):
    """position.py: the facts of a position in words."""

    FACTS: dict[str, Fact]  # together they tell the whole state
    ALWAYS: set[str]  # facts that `complete` would fill in, so that a notation must give them

    def blank(self, opened: Opened) -> OwnState:
        """The position of which nothing is said."""

    def complete(self, s: OwnState, opened: Opened, given: dict[str, Any]) -> None:
        """Fill in what was not said."""


class ObserveFile(Protocol[S, B]):
    """observe.py: what a seat knows, as a row of numbers."""

    FEATURES: tuple[Feature, ...]  # the groups of the row, in order
    LEFT_OUT: dict[str, str]  # fields of the view that a row leaves out, with the reason

    def observe(self, s: S, box: B, observer: int, out: Ints) -> None:
        """Fill the row with what the observer knows."""


class SecretsFile(Protocol):
    """secrets.py: which facts are hidden, and who may know them."""

    SECRETS: dict[str, Secret]


class ReasonsFile(Protocol[S, B]):
    """reasons.py: the facts worth speaking of when two choices are compared; a game may leave it out."""

    FACTS: tuple[str, ...]  # of the table; each has a text `<slug>-reason-<fact>`
    OWN_FACTS: tuple[str, ...]  # of each seat
    AHEAD: int  # how many decisions after a choice they are counted

    def measure(self, s: S, box: B, out: Ints) -> None:
        """Write the facts of the table, then those of each seat."""


class BoardFile(Protocol):
    """board.py: what the page draws of the view, where it has no board for the game; a game may leave it out."""

    BOARD: Board


class GlossaryFile(Protocol):
    """glossary.py: everything in the box that has a name, with its whole text; a game may leave it out."""

    def glossary(self, opened: Opened) -> tuple[Entry, ...]:
        """All entries, those of a group together."""


FILES: dict[str, type] = {
    "state": StateFile,
    "box": BoxFile,
    "rules": RulesFile,
    "play": PlayFile,
    "table": TableFile,
    "screen": ScreenFile,
    "position": PositionFile,
    "observe": ObserveFile,
    "secrets": SecretsFile,
    "reasons": ReasonsFile,
    "board": BoardFile,
    "glossary": GlossaryFile,
}
OPTIONAL = {"reasons", "board", "glossary"}


def complaints(name: str, module: ModuleType) -> Iterator[str]:
    """What a file of a game lacks, or has with other arguments than it should."""
    wanted = FILES[name]
    file = Path(str(module.__file__))
    place = "/".join(file.parts[-3:])
    for attribute in wanted.__annotations__:
        if not hasattr(module, attribute):
            yield f"{place}: `{attribute}` is missing ({inspect.getdoc(wanted)})"
    for attribute, function in vars(wanted).items():
        if not isinstance(function, FunctionType) or attribute.startswith("_"):
            continue
        takes = list(inspect.signature(function).parameters)[1:]
        signature = f"it takes ({', '.join(takes)}): {inspect.getdoc(function)}"
        found = getattr(module, attribute, None)
        if found is None:
            yield f"{place}: `{attribute}` is missing; {signature}"
        elif not isinstance(found, FunctionType):
            yield f"{place}: `{attribute}` is not a function; {signature}"
        elif list(inspect.signature(found).parameters) != takes:
            has = ", ".join(inspect.signature(found).parameters)
            yield f"{place}:{found.__code__.co_firstlineno}: `{attribute}` takes ({has}); {signature}"
