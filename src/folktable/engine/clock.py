"""What a game in real time runs beside itself: a clock of its own (`clock_for` in its clock.py), told what time it is.

A clock is pure: it reads no clock and knows no network. Whoever runs it says what time it is, in ms, and carries out
nothing by itself: decisions go to the `Played` that it was made for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.record import GameState


class Played(Protocol):
    """The game that a clock runs beside."""

    @property
    def opened(self) -> Opened: ...

    @property
    def state(self) -> GameState: ...

    @property
    def over(self) -> bool: ...

    def waiting(self) -> list[int]: ...

    def play(self, seat: int, action: int) -> Any:
        """Carry out a decision, or raise `IllegalDecision`."""


class Clock(Protocol):
    live: bool  # hands move by it; else it only counts down

    def next_event_at(self) -> int | None:
        """When it wants to be asked again."""

    def advance(self, now: int) -> Sequence[Any]:
        """Let everything happen that is due by now."""


class BeatingClock(Clock, Protocol):
    """Counts down; who has not decided when it ends is decided for."""

    def look(self, now: int) -> None:
        """Something was decided."""


class HandClock(Clock, Protocol):
    """Several seats move at once: a decision is a hand that sets out, and lands later. Events tell of hands."""

    paused: bool
    withheld: tuple[str, ...]  # options that are of no use at a table

    def advance(self, now: int) -> Sequence[Struct]: ...

    def request(self, seat: int, action: int, arrival: int, hand: int = 0) -> Sequence[Struct]: ...

    def action_named(self, name: str) -> int | None: ...

    def pause(self) -> bool: ...

    def resume(self, now: int) -> None: ...

    def left_to_people(self) -> bool: ...

    def is_for_all(self, event: Any) -> bool:
        """May the whole table be told, or its seat alone?"""

    def choose_for_bot(self, seat: int, wanted: Sequence[int]) -> int:
        """What a bot does of what it would like, best first."""

    def think_ms(self, level: str) -> int: ...

    def ping(self, seat: int, round_trip_ms: int) -> None: ...

    def credit(self, seat: int) -> int: ...

    def suspicions(self, seat: int) -> list[str]: ...

    def connection(self, seat: int, at: int, alive: bool) -> None: ...

    def stand_ins(self, at: int) -> list[int]: ...
