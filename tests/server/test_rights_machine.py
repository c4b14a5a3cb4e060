"""Nobody is ever sent a byte that their rights at that moment do not give.

People come, sit down, leave, are shown out, reload, look on, delete themselves, sign out, hold several sockets, and
play, in any order. Beside the table a model keeps who holds what, by what was done and nothing else; whatever a socket
is sent is held against it as it is sent: the sight must be that of a seat which this person holds now, or the
spectator's, at the decision that it names, and a socket that has ended is sent nothing at all.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from folktable.engine.game import load, slugs
from folktable.engine.match import Match, sight, spectator
from folktable.server.bots import Bots
from folktable.server.conversation import Connection
from folktable.server.limits import Bucket, Buckets
from folktable.server.people import TOKEN, People, Person
from folktable.server.problems import Refusal
from folktable.server.store import Sqlite, Store
from folktable.server.tables import Tables
from folktable.wire import AskHint, Decide, Hello, Look, NewTable, Say, SitDown, TakeBack

LONG = bool(os.environ.get("FOLKTABLE_LONG"))
NAMES = ("Host", "Ann", "Bo", "Cid")
people = st.integers(0, len(NAMES) - 1)
seats = st.integers(0, 2)
sockets = st.integers(0, 7)


class Socket:
    """What it is sent is judged at once, by what the model says of its person's rights."""

    def __init__(self, machine: Machine, who: int) -> None:
        self.machine, self.who = machine, who
        self.open = True
        self.view: dict[str, Any] = {}
        self.seat: int | None = None

    def shutdown(self) -> None:
        self.open = False

    def send_text(self, text: bytes) -> None:
        assert self.open, "a socket that has ended is sent something"
        model = self.machine
        assert model.may_see(self.who), "sent to somebody who may not look at the table"
        message = msgspec.json.decode(text)
        match message["type"]:
            case "snapshot":
                self.seat = message["seat"]
                self.view = message["sight"]["view"]
                assert message["table"]["mine"] == model.seats_held(self.who)
                self.judge(message)
            case "update":
                self.view = {**self.view, **message["sight"]["view"]}
                self.judge(message)
            case "hinted":
                assert self.seat in model.seats_held(self.who)
            case "said":
                assert message["text"] not in model.silenced
            case "table":
                assert message["table"]["mine"] == model.seats_held(self.who)
                if message["table"]["phase"] != "over":
                    assert message["table"]["seed"] is None

    def judge(self, message: dict[str, Any]) -> None:
        """A sight is that of a seat which its person holds, in the state that the log gives."""
        held = self.machine.seats_held(self.who)
        assert self.seat is None or self.seat in held, f"looks from seat {self.seat}, holds {held}"
        if self.view is None:
            assert self.machine.live.phase in ("gathering", "closed")
            return
        opened, state = self.machine.opened, self.machine.state_at(message["seq"])
        observer = spectator(opened) if self.seat is None else self.seat
        expected = msgspec.json.decode(msgspec.json.encode(sight(opened, state, observer)))
        assert {**message["sight"], "view": self.view} == {**expected, "options": message["sight"]["options"]}
        offered = [option["name"] for option in message["sight"]["options"]]
        assert {*offered} <= {option["name"] for option in expected["options"]}


class Machine(RuleBasedStateMachine):
    game = "violet"

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.runner.run(self.begin())

    async def begin(self) -> None:
        self.store = Store(Sqlite(self.folder / "x.sqlite3"))
        self.bots = Bots(0.02)
        self.tables = Tables(self.store, self.bots)
        self.tables.talk = Buckets(1e9, 1e9)
        self.accounts = People(self.store)
        self.people: list[Person] = []
        for name in NAMES:
            person, _ = await self.accounts.new_guest(name, TOKEN)
            self.people.append(person)

    @initialize(public=st.booleans(), full=st.booleans())
    def open_table(self, public: bool, full: bool) -> None:
        async def create() -> None:
            fewest, most = load(self.game).seats
            self.seat_count = min(3, most)
            bots = {str(seat): "apprentice" for seat in range(2, self.seat_count)} if full else {}
            spec = NewTable(self.game, "Host", seats=self.seat_count, mine=(0,), public=public, bots=bots)
            self.live, self.invite = await self.tables.create(self.people[0], spec)

        self.public = public
        self.runner.run(create())
        self.opened = self.live.record.box
        self.sockets: list[tuple[Socket, Connection]] = []
        # The model: by what was done, and nothing else.
        self.holds: dict[int, int] = {0: 0}  # seat: person
        self.admitted: set[int] = set()
        self.shown_out: set[int] = set()
        self.gone: set[int] = set()
        self.silenced: set[str] = set()
        self.said = 0
        self.states: dict[int, Any] = {}
        self.match = Match(self.opened, self.live.record.row.seed)

    def may_see(self, who: int) -> bool:
        if who in self.gone:
            return False
        return self.public or who == 0 or who in self.admitted or who in self.holds.values()

    def seats_held(self, who: int) -> list[int]:
        return sorted(seat for seat, person in self.holds.items() if person == who)

    def state_at(self, seq: int) -> Any:
        """By the course's own decisions, played by the engine from the beginning."""
        course = self.live.course
        assert course is not None
        decided = [decision for decision in course.recent if decision.seq <= seq]
        match = Match(self.opened, self.live.record.row.seed)
        for decision in decided:
            match.play(decision.seat, decision.action)
        return match.state

    def do(self, doing: Any) -> bool:
        """Carried out, or refused; then whatever happens by itself has a moment."""

        async def both() -> bool:
            try:
                await doing
            except Refusal:
                return False
            finally:
                await asyncio.sleep(0)
            return True

        return self.runner.run(both())

    # --- Coming and going -------------------------------------------------------------------------------------------

    @rule(who=people, seat=st.none() | seats, greet=st.booleans())
    def connect(self, who: int, seat: int | None, greet: bool) -> None:
        person = self.people[who]

        async def come() -> None:
            live = await self.tables.seen_by(self.live.id, person)
            assert live is self.live
            if await self.accounts.store.session(person.session) is None:
                raise Refusal(401, "nobody")
            socket = Socket(self, who)
            connection = Connection(person, socket, Bucket(1e9, 1e9))
            self.sockets.append((socket, connection))
            live.join(connection)
            if greet:
                await live.hear(connection, msgspec.json.encode(Hello(-1, seat)))

        self.do(come())

    @rule(at=sockets)
    def disconnect(self, at: int) -> None:
        if at < len(self.sockets):
            socket, connection = self.sockets.pop(at)
            socket.open = False
            self.runner.run(self.later(lambda: self.live.leave(connection)))

    async def later(self, doing: Any) -> None:
        doing()

    @rule(who=people, seat=seats, invited=st.booleans())
    def sit(self, who: int, seat: int, invited: bool) -> None:
        if who in self.gone:
            return
        wanted = SitDown(NAMES[who], seat, self.invite if invited else "")
        self.expected_holds = {**self.holds, seat: who}
        before = dict(self.holds)
        self.holds = self.expected_holds  # told of it only once it is stored: the model is ahead by the commit
        if not self.do(self.tables.sit(self.live, self.people[who], wanted)):
            self.holds = before

    @rule(who=people)
    def leave(self, who: int) -> None:
        gathering = self.live.phase == "gathering"
        before = dict(self.holds)
        if gathering:
            self.holds = {seat: person for seat, person in self.holds.items() if person != who}
        if not self.do(self.tables.leave(self.live, self.people[who], None)):
            self.holds = before

    @rule(seat=seats)
    def show_out(self, seat: int) -> None:
        who = self.holds.get(seat)
        before = dict(self.holds), set(self.admitted), set(self.shown_out)
        if who is not None and who != 0:
            self.holds = {other: person for other, person in self.holds.items() if person != who}
            self.admitted.discard(who)
            self.shown_out.add(who)
        if not self.do(self.tables.show_out(self.live, seat)):
            self.holds, self.admitted, self.shown_out = before

    @rule(who=people)
    def enter(self, who: int) -> None:
        if who in self.gone:
            return
        if self.do(self.tables.enter(self.live, self.people[who], self.invite)) and not self.public:
            if who != 0 and who not in self.holds.values():
                self.admitted.add(who)

    @rule(who=st.integers(1, len(NAMES) - 1))
    def delete_oneself(self, who: int) -> None:
        if who in self.gone:
            return
        self.gone.add(who)
        self.holds = {seat: person for seat, person in self.holds.items() if person != who}
        self.admitted.discard(who)
        assert self.do(self.tables.forget(self.people[who]))

    @rule(who=st.integers(1, len(NAMES) - 1))
    def sign_out(self, who: int) -> None:
        """The session ends; the person stays, and comes again by another."""
        person = self.people[who]
        if who in self.gone:
            return

        async def end() -> None:
            await self.accounts.sign_out(person)
            await self.tables.end_session(person.session)

        assert self.do(end())
        assert not any(socket.open for socket, _ in self.sockets if socket.who == who)

        async def again() -> None:
            secret = await self.accounts.new_session(person, TOKEN)
            found = await self.accounts.behind(secret)
            assert found is not None
            self.people[who] = found

        self.runner.run(again())

    @rule()
    def restart(self) -> None:
        """What is in memory is gone, and read again."""
        self.runner.run(self.tables.read_again(self.live, afresh=True))

    # --- At the table -----------------------------------------------------------------------------------------------

    def say_to_table(self, at: int, message: Any) -> None:
        if at < len(self.sockets):
            _, connection = self.sockets[at]
            self.runner.run(self.live.hear(connection, msgspec.json.encode(message)))

    @rule(at=sockets, seat=st.none() | seats)
    def look(self, at: int, seat: int | None) -> None:
        self.say_to_table(at, Look(seat))

    @rule(at=sockets, seat=st.none() | seats, seq=st.integers(-1, 5))
    def hello(self, at: int, seat: int | None, seq: int) -> None:
        self.say_to_table(at, Hello(-1, seat))

    @rule(at=sockets, pick=st.integers(0, 50))
    def decide(self, at: int, pick: int) -> None:
        course = self.live.course
        if at >= len(self.sockets) or course is None or self.live.phase != "playing":
            return
        socket, connection = self.sockets[at]
        seat = connection.seat_in(self.live.record)
        options = list(course.options(seat)) if seat is not None else []
        before = course.seq
        choice = options[pick % len(options)] if options else "anything"
        question = course.asked[seat] if seat is not None else 0
        self.say_to_table(at, Decide(f"r{course.seq}-{at}-{pick}", question, choice))
        decided = (
            [one for one in self.live.course.recent if one.seq > before and one.request] if self.live.course else []
        )
        for one in decided:
            assert self.holds.get(one.seat) == socket.who, "decided for a seat that is not theirs"
            assert socket.open

    @rule(at=sockets)
    def hint_or_take_back(self, at: int) -> None:
        self.said += 1
        self.say_to_table(at, TakeBack(f"b{self.said}"))

    @rule(at=sockets)
    def talk(self, at: int) -> None:
        if at < len(self.sockets):
            self.said += 1
            line = f"line {self.said}"
            if not self.sockets[at][0].open or self.sockets[at][0].who in self.shown_out:
                self.silenced.add(line)
            self.say_to_table(at, Say(f"s{self.said}", line))

    @rule(at=sockets)
    def hint(self, at: int) -> None:
        self.said += 1
        self.say_to_table(at, AskHint(f"h{self.said}"))

    @invariant()
    def open_sockets_have_a_right(self) -> None:
        for socket, connection in getattr(self, "sockets", []):
            assert not socket.open or self.may_see(socket.who)
            assert socket.open == (connection in self.live.connections)

    def teardown(self) -> None:
        async def end() -> None:
            await self.tables.end()
            await self.live.stop()
            self.bots.close()
            await self.store.close()

        self.runner.run(end())
        self.runner.close()
        shutil.rmtree(self.folder)


@pytest.mark.parametrize("game", slugs())
def test_nobody_is_sent_what_is_not_theirs(game: str) -> None:
    kind = type("Machine", (Machine,), {"game": game})
    run_state_machine_as_test(
        kind,
        settings=settings(
            max_examples=300 if LONG else 12,
            stateful_step_count=60 if LONG else 40,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
