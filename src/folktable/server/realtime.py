"""Real time at a table: the game's clock beside its course. What time it is, whoever runs this says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct

from folktable.engine.clock import BeatingClock, Clock, HandClock
from folktable.engine.game import Opened
from folktable.engine.match import Note, Sight
from folktable.engine.record import GameState
from folktable.server.course import Course
from folktable.server.record import TableRecord
from folktable.wire import Hand


class ClockedGame:
    """The course as its clock sees it: what the clock decides is decided at this time, for this request."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.at = 0
        self.request = ""
        self.decided: list[list[Note]] = []  # what there is to tell of each decision, until it is taken

    @property
    def opened(self) -> Opened:
        return self.course.opened

    @property
    def state(self) -> GameState:
        return self.course.state

    @property
    def over(self) -> bool:
        return self.course.over

    def waiting(self) -> list[int]:
        return self.course.waiting()

    def play(self, seat: int, action: int) -> None:
        self.course.playing.check(seat, action)
        self.decided.append(self.course.decide(seat, action, self.request, self.at))


class RealTime:
    def __init__(self, game: ClockedGame, clock: Clock) -> None:
        self.game, self.clock = game, clock

    @property
    def hands(self) -> HandClock | None:
        """The clock, where hands move by it."""
        return cast(HandClock, self.clock) if self.clock.live else None

    def advance(self, now: int) -> Sequence[Struct]:
        """Let happen what is due; the events that all may see."""
        self.game.at = now
        events = self.clock.advance(now)
        return events if self.clock.live else ()

    def request(self, seat: int, action: int, now: int, hand: int, request: str) -> tuple[Sequence[Struct], Any]:
        """A hand shall set out: the events, and the refusal if it cannot."""
        assert self.hands is not None
        self.game.at, self.game.request = now, request
        events = self.hands.request(seat, action, now, hand)
        self.game.request = ""
        refused = next((event for event in events if is_refusal(event)), None)
        return [event for event in events if event is not refused], refused

    def taken(self) -> list[list[Note]]:
        """What the clock has decided since this was last asked."""
        decided, self.game.decided = self.game.decided, []
        return decided

    def decided_by_people(self, at: int) -> None:
        """A clock that only counts down looks whether it begins anew."""
        if not self.clock.live:
            cast(BeatingClock, self.clock).look(at)

    def offered(self, seen: Sight) -> Sight:
        """Without what is of no use at a table."""
        if self.hands is None:
            return seen
        withheld = self.hands.withheld
        return msgspec.structs.replace(seen, options=tuple(o for o in seen.options if o.name not in withheld))


def real_time(course: Course, now: int) -> RealTime | None:
    """For a game that has a clock, in the mode that its host chose."""
    clock_for = course.opened.game.clock_for
    if clock_for is None:
        return None
    game = ClockedGame(course)
    clock = clock_for(game, now)
    return None if clock is None else RealTime(game, clock)


def is_refusal(event: Struct) -> bool:
    return type(event).__name__ == "Refused"


def hand_message(event: Struct, name: Callable[[int], str]) -> Hand:
    """A hand sets out, lands, fails."""
    told = msgspec.structs.asdict(event)
    action = told.get("action")
    return Hand(
        event=type(event).__name__.lower(),  # type: ignore[arg-type]
        at=told["at"],
        seat=told.get("seat"),
        hand=told.get("hand", 0),
        choice="" if action is None else name(action),
        lands=told.get("lands", told.get("drop", 0)),
        opens=told.get("opens", 0),
        code=code_of(told.get("code", "")),
        text=told.get("text", ""),
    )


def code_of(code: str) -> str:
    return code.lower().replace("_", "-")


def deadline(record: TableRecord, course: Course, running: RealTime | None) -> int | None:
    """When a bot decides for whoever is waited for."""
    if running is None and not record.spec.clock_s:
        return None
    if record.phase != "playing" or course.over:
        return None
    if running is not None:
        return None if running.clock.live else running.clock.next_event_at()
    asked = [course.asked_at[seat] for seat in course.deciding if record.seats[seat].bot is None]
    return min(asked) + 1000 * record.spec.clock_s if asked else None
