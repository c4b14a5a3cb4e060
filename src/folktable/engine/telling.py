"""From notes to lines: for each kind of note, a game says its text, the rule behind it, and what a page shows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from folktable.engine.facts import observer_words
from folktable.engine.game import Opened
from folktable.engine.match import Line
from folktable.engine.narration import HIDDEN
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


def line_for(told: T, story: Story[T], events: Events[T]) -> Line:
    text, rule = story[told.kind]
    event = events.get(told.kind)
    return Line(text(told), (rule if isinstance(rule, str) else rule(told),), () if event is None else event(told))


def known_or_not(id: str, hidden: str, *names: str) -> Callable[[Telling], Words]:
    """One text for those who know x, which names what is hidden, and another for those who do not."""
    known, unknown = says(id, *names, hidden), says(f"{id}-hidden", *names)
    return lambda told: (unknown if told.x == HIDDEN else known)(told)
