"""The leak test on the wire: whatever a seat cannot know makes no difference to what it is sent.

A table is played twice with the same decisions: as it is, and, for one observer after the other, with everything that
this observer cannot know made up anew after each decision. What goes over the wire to it must be the same bytes, in the
same number and order. And the lines are those that this observer may read.
"""

from __future__ import annotations

import os
import random

import msgspec
import pytest

from folktable.engine.game import load, slugs
from folktable.engine.match import Match, Note, imagine, legal_actions, spectator
from folktable.server.bots import Bots
from folktable.server.conversation import Connection
from folktable.server.course import Checkpoint, Course
from folktable.server.limits import Bucket
from folktable.server.live import LiveTable
from folktable.server.people import Person
from folktable.server.record import record_of
from folktable.server.requests import answer
from folktable.server.store import SeatRow, Sqlite, Store, TableRow
from folktable.wire import Hello, Look, NewTable

pytestmark = pytest.mark.anyio

GAMES = 20 if os.environ.get("FOLKTABLE_LONG") else 2
DECISIONS = 30
AT = 1_700_000_000_000  # the time stands still, so that it makes no difference


class Reimagined(Course):
    """A course whose state, whenever it is looked at, is one that the observer could not tell from the real one."""

    observer = 0

    def look_around(self) -> None:
        self.real = self.state
        self.go_to(imagine(self.opened, self.real, self.observer, f"leak/{self.seq}"))
        self.state.notes = self.real.notes
        super().look_around()

    def checkpoint(self) -> Checkpoint:
        imagined = self.state
        self.go_to(self.real)  # what is walked again is what happened
        made = super().checkpoint()
        self.go_to(imagined)
        return made

    def decide(self, seat: int, action: int, request: str, at: int) -> list[Note]:
        self.go_to(self.real)
        return super().decide(seat, action, request, at)


class Sent(list[bytes]):
    """Instead of a socket."""

    send_text = list.append

    def shutdown(self) -> None:
        raise AssertionError("nobody hangs up here")


class Seen:
    """A table without sockets: what each of its connections would have been sent."""

    def __init__(self, store: Store, game: str, seats: int, number: int, course: type[Course]) -> None:
        spec = NewTable(game, "A", seats=seats, clock_s=3600, public=True)
        row = TableRow(
            "t", game, msgspec.json.encode(spec).decode(), f"{number}", "p0", "playing", 0, "", None, None, AT, AT
        )
        people = [SeatRow(seat, f"p{seat}", f"P{seat}", None, 0, "ask") for seat in range(seats)]
        self.live = LiveTable(store, Bots(), record_of(row, people, ()), lambda: AT)
        self.live.course = course(self.live.record.box, row.seed, AT)
        self.connections = []
        for seat in [*range(seats), None]:
            person = None if seat is None else Person(f"p{seat}", f"P{seat}", False, "")
            connection = Connection(person, Sent(), Bucket(1e9, 1e9))
            connection.greeted, connection.told_from = True, seat
            connection.look_from(seat)
            self.live.audience.join(connection)
            self.connections.append(connection)

    async def decide(self, seat: int, action: int) -> None:
        assert self.live.course is not None
        course = self.live.course
        self.live.note_decision(course, course.decide(seat, action, f"r{course.seq}", AT))
        await self.live.settle()
        await self.live.stop()

    async def everything_sent_to(self, observer: int) -> list[bytes]:
        """What came by itself, then what a newcomer, a resuming client and another look are sent."""
        connection = self.connections[observer]
        sent = list(connection.wire)
        connection.wire.clear()
        assert self.live.course is not None
        seat = connection.seat_in(self.live.record)
        await answer(self.live, connection, Hello(-1, seat))
        await answer(self.live, connection, Hello(self.live.course.seq - 2, seat))
        await answer(self.live, connection, Look(seat))
        sent += connection.wire
        connection.wire.clear()
        return sent


@pytest.mark.parametrize("game", slugs())
async def test_what_one_cannot_know_changes_no_message(
    game: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(Sqlite(tmp_path / "leaks.sqlite3"))  # type: ignore[operator]

    async def kept_nowhere(*rows: object) -> None:
        """Two tables would write the same rows."""

    monkeypatch.setattr(store, "append", kept_nowhere)
    for number in range(GAMES):
        chance = random.Random(number)
        seats = chance.randint(*load(game).seats)
        real = Seen(store, game, seats, number, Course)
        story = Match(real.live.record.box, real.live.record.row.seed)
        watched = chance.sample(range(seats + 1), 2)
        others = []
        for observer in watched:
            kind = type("Reimagined", (Reimagined,), {"observer": observer})
            others.append(Seen(store, game, seats, number, kind))
        for _ in range(DECISIONS):
            course = real.live.course
            assert course is not None
            if course.over:
                break
            seat = chance.choice(course.waiting())
            course.state.actor = seat
            action = chance.choice(legal_actions(course.opened, course.state))
            await real.decide(seat, action)
            story.play(seat, action)
            for other in others:
                await other.decide(seat, action)
            for observer, other in zip(watched, others, strict=True):
                sent, as_imagined = await real.everything_sent_to(observer), await other.everything_sent_to(observer)
                name = "the spectator" if observer == spectator(course.opened) else f"seat {observer}"
                assert sent == as_imagined, (
                    f"{name} was sent something that it cannot know after {course.seq} decisions"
                )
                told = msgspec.json.encode(story.lines(observer, len(story.log)))
                assert msgspec.json.decode(sent[0])["lines"] == msgspec.json.decode(told), f"{name} reads other lines"
    await store.close()
