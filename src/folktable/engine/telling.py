"""From notes to lines: `notes.py` of a game has the texts (engine/numbered.py), its `told.py` those that need more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Protocol, TypeVar

from folktable.engine.facts import observer_words
from folktable.engine.game import Opened
from folktable.engine.match import Line
from folktable.engine.narration import HIDDEN
from folktable.engine.numbered import Note, Notes
from folktable.engine.words import Text, Words, says

T = TypeVar("T", bound="Telling")
Event = tuple[str | int, ...]
Story = Mapping[int, tuple[Callable[[T], Words], str | Callable[[T], str]]]  # by kind: its text, the rule behind it
Events = Mapping[int, Callable[[T], Event]]


class Telling:
    """A note as an observer gets it. A game's own class adds what its texts name: the card that x is, and the like."""

    def __init__(
        self, s: Any, opened: Opened, kind: int, seat: int, x: int, y: int, z: int, w: int, *more: int
    ) -> None:
        self.s, self.opened, self.kind, self.seat = s, opened, kind, seat
        self.x, self.y, self.z, self.w, self.more = x, y, z, w, more

    @property
    def who(self) -> Text:
        names: tuple[Text, ...] = self.opened.game.table.seat_names(self.opened)
        return names[self.seat]

    @property
    def word(self) -> str:
        """The seat as events name it."""
        return observer_words(self.opened)[self.seat]


class Tell(Protocol):
    def __call__(self, s: Any, opened: Opened, heard: tuple[int, ...]) -> Line: ...


def teller(telling: type[T], story: Story[T], events: Events[T]) -> Tell:
    """The `tell` of a game: a note, as its reader gets it, becomes a line of the story."""

    def tell(s: Any, opened: Opened, heard: tuple[int, ...]) -> Line:
        told = telling(s, opened, *heard)
        text, rule = story[told.kind]
        event = events.get(told.kind)
        return Line(text(told), (rule if isinstance(rule, str) else rule(told),), () if event is None else event(told))

    return tell


def story_of(notes: Notes) -> dict[int, tuple[Callable[[Any], Words], str | Callable[[Any], str]]]:
    return {kind: (text_of(note), note.rule) for kind, note in notes.items() if note is not None}


def text_of(note: Note) -> Callable[[Any], Words]:
    return known_or_not(note.text, note.hidden, *note.names) if note.hidden else says(note.text, *note.names)


def events_of(notes: Notes) -> dict[int, Callable[[Any], Event]]:
    return {kind: shows(*note.event) for kind, note in notes.items() if note is not None and note.event}


def shows(what: str, *names: str) -> Callable[[Any], Event]:
    if len(names) < 2:
        return lambda told: (what, *[getattr(told, name) for name in names])
    values = attrgetter(*names)
    return lambda told: (what, *values(told))


def known_or_not(id: str, hidden: str, *names: str) -> Callable[[Telling], Words]:
    """One text for those who know x, which names what is hidden, and another for those who do not."""
    known, unknown = says(id, *names, hidden), says(f"{id}-hidden", *names)
    return lambda told: (unknown if told.x == HIDDEN else known)(told)
