"""Nobody is ever sent a byte that their rights at that moment do not give.

People come, sit down, leave, are shown out, reload, look on, delete themselves, sign out, hold several sockets, and
play, in any order. Beside the table a model keeps who holds what, by what was done and nothing else; whatever a socket
is sent is held against it as it is sent: the sight must be that of a seat which this person holds now, or the
spectator's, at the decision that it names, and a socket that has ended is sent nothing at all. While something is
being done, what was right before it is right until it is done.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from folktable.engine.game import load, slugs
from folktable.engine.match import Match, Question, Sight, sight, spectator
from folktable.engine.words import words
from folktable.server.bots import Bots
from folktable.server.conversation import Connection
from folktable.server.limits import Bucket, Buckets
from folktable.server.people import TOKEN, People, Person
from folktable.server.problems import Refusal
from folktable.server.requests import hear
from folktable.server.store import Sqlite, Store
from folktable.server.tables import Tables
from folktable.wire import AskHint, Decide, Hello, Look, NewTable, Say, SitDown, TakeBack

LONG = bool(os.environ.get("FOLKTABLE_LONG"))
NAMES = ("Host", "Ann", "Bo", "Cid")
people = st.integers(0, len(NAMES) - 1)
seats = st.integers(0, 2)
sockets = st.integers(0, 11)  # of those that are there, counted round


class Rights(NamedTuple):
    holds: dict[int, int]  # seat: person
    public: bool
    admitted: frozenset[int] = frozenset()
    shown_out: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()

    def may_see(self, who: int) -> bool:
        if who in self.gone:
            return False
        return self.public or who == 0 or who in self.admitted or who in self.holds.values()

    def seats_of(self, who: int) -> list[int]:
        return sorted(seat for seat, person in self.holds.items() if person == who)

    def without(self, who: int) -> Rights:
        """Of the seats, and of the invite."""
        holds = {seat: person for seat, person in self.holds.items() if person != who}
        return self._replace(holds=holds, admitted=self.admitted - {who})


class Socket:
    """What it is sent is judged at once, by what the model says of its person's rights."""

    def __init__(self, machine: Machine, who: int) -> None:
        self.machine, self.who = machine, who
        self.open = True
        self.view: dict[str, Any] = {}
        self.seat: int | None = None
        self.seq = -1

    def shutdown(self) -> None:
        self.open = False

    def send_text(self, text: bytes) -> None:
        """The server would catch an exception: what is wrong is noted, and the machine fails by it."""
        message = msgspec.json.decode(text)
        if message["type"] == "snapshot":
            self.seat, self.view = message["seat"], message["sight"]["view"]
        elif message["type"] == "update":
            self.view = {**self.view, **message["sight"]["view"]}
        if message["type"] in ("snapshot", "update"):
            self.seq = message["seq"]
        found = [self.wrong_with(message, rights) for rights in self.machine.rights]
        if all(found):
            self.machine.wrong.append(f"{NAMES[self.who]}: {found} in {text[:300]!r}")

    def wrong_with(self, message: dict[str, Any], rights: Rights) -> str:
        """By what its person has a right to."""
        mine = rights.seats_of(self.who)
        if not self.open:
            return "a socket that has ended is sent something"
        if not rights.may_see(self.who):
            return "sent to somebody who may not look at the table"
        match message["type"]:
            case "snapshot":
                return self.wrong_table(message["table"], mine) or self.wrong_sight(message, mine)
            case "update":
                return self.wrong_sight(message, mine)
            case "table":
                return self.wrong_table(message["table"], mine)
            case "hinted":
                return "" if self.seat in mine else "a hint for somebody else"
            case "said":
                return "the silenced are heard" if message["text"] in self.machine.silenced else ""
        return ""

    def wrong_table(self, table: dict[str, Any], mine: list[int]) -> str:
        if table["phase"] != "over" and table["seed"] is not None:
            return "the seed is told"
        return "" if table["mine"] == mine else f"has {mine}"

    def wrong_sight(self, message: dict[str, Any], mine: list[int]) -> str:
        """It is that of a seat which its person holds, in the state that the log gives."""
        live = self.machine.live
        if self.seat is not None and self.seat not in mine:
            return f"looks from seat {self.seat}, holds {mine}"
        if self.view is None:
            return "" if live.phase in ("gathering", "closed") else "nothing is shown"
        opened, state = live.record.box, self.machine.state_at(message["seq"])
        observer = spectator(opened) if self.seat is None else self.seat
        seen = sight(opened, state, observer)
        told = {**message["sight"], "view": self.view}
        if len(seen.options) == 1 and not told["options"]:  # who can only let a window be is not asked
            assert opened.game.window is not None
            assert opened.game.window(state, opened) is not None
            assert seen.question is not None
            seen = Sight(seen.view, Question(words("nothing-to-answer"), seen.question.rules), ())
        expected = msgspec.json.decode(msgspec.json.encode(seen))
        if live.hands is not None:  # a live clock withholds an option
            expected["options"] = [one for one in expected["options"] if one["name"] not in live.hands.withheld]
        return "" if told == expected else "another sight than one's own"


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
        self.accounts = People(self.store, (1e9, 1e9))
        self.people: list[Person] = []
        for name in NAMES:
            person, _ = await self.accounts.new_guest(name, TOKEN)
            self.people.append(person)

    @initialize(public=st.booleans(), full=st.booleans())
    def open_table(self, public: bool, full: bool) -> None:
        async def create() -> None:
            count = min(3, load(self.game).seats[1])
            bots = {str(seat): "apprentice" for seat in range(2, count)} if full else {}
            spec = NewTable(self.game, "Host", seats=count, mine=(0,), public=public, bots=bots)
            self.live, self.invite = await self.tables.create(self.people[0], spec)

        self.runner.run(create())
        self.sockets: list[tuple[Socket, Connection]] = []
        self.away: list[Socket] = []  # of clients whose line broke
        self.rights = [Rights({0: 0}, public)]  # by what was done, and nothing else
        self.silenced: set[str] = set()
        self.asked_by: dict[str, int] = {}
        self.wrong: list[str] = []
        self.said = 0
        for who in range(len(NAMES)):  # everybody is there, some at two screens
            self.enter(who)
            self.connect(who, None)
        self.sit(1, 1, True)
        self.connect(1, 1)
        self.connect(2, None)

    @property
    def now(self) -> Rights:
        return self.rights[-1]

    def state_at(self, seq: int) -> Any:
        """By the decisions that stand, played by the engine from the beginning."""
        course = self.live.course
        assert course is not None
        match = Match(course.opened, self.live.record.row.seed)
        for decision in course.recent:
            if decision.seq <= seq:
                match.play(decision.seat, decision.action)
        return match.state

    def do(self, doing: Any, after: Rights | None = None) -> bool:
        """Carried out, or refused; then whatever happens by itself has a moment."""
        before = self.now
        self.rights = [before, after or before]

        async def both() -> bool:
            try:
                await doing
            except Refusal:
                return False
            return True

        done = self.runner.run(both())
        self.rights = [(after or before) if done else before]
        self.runner.run(asyncio.sleep(0))
        return done

    # --- Coming and going -------------------------------------------------------------------------------------------

    @rule(who=people, seat=st.none() | seats)
    def connect(self, who: int, seat: int | None) -> None:
        self.come(Socket(self, who), Hello(-1, seat))

    def come(self, socket: Socket, hello: Hello) -> None:
        person = self.people[socket.who]

        async def come() -> None:
            live = await self.tables.seen_by(self.live.id, person)
            assert live is self.live
            if await self.accounts.store.session(person.session) is None:
                raise Refusal(401, "nobody")
            connection = Connection(person, socket, Bucket(1e9, 1e9))
            self.sockets.append((socket, connection))
            live.join(connection)
            await hear(live, connection, msgspec.json.encode(hello))

        self.do(come())

    @rule(at=sockets)
    def disconnect(self, at: int) -> None:
        if self.sockets:
            socket, connection = self.sockets.pop(at % len(self.sockets))
            socket.open = False
            self.away.append(socket)
            self.runner.run(self.later(lambda: self.live.leave(connection)))

    @rule(at=sockets)
    def come_back(self, at: int) -> None:
        """A client whose line broke goes on by another one, from where it was."""
        if self.away:
            before = self.away.pop(at % len(self.away))
            socket = Socket(self, before.who)
            socket.view, socket.seat, socket.seq = before.view, before.seat, before.seq
            self.come(socket, Hello(before.seq, before.seat))

    async def later(self, doing: Any) -> None:
        doing()

    @rule(who=people, seat=seats, invited=st.booleans())
    def sit(self, who: int, seat: int, invited: bool) -> None:
        if who not in self.now.gone:
            wanted = SitDown(NAMES[who], seat, self.invite if invited else "")
            after = self.now._replace(holds={**self.now.holds, seat: who})
            self.do(self.tables.sit(self.live, self.people[who], wanted), after)

    @rule(who=people)
    def leave(self, who: int) -> None:
        freed = {seat: person for seat, person in self.now.holds.items() if person != who}
        gathering = self.live.phase == "gathering"  # later a bot plays on, and the seat stays theirs
        after = self.now._replace(holds=freed) if gathering else self.now
        self.do(self.tables.leave(self.live, self.people[who], None), after)

    @rule(seat=seats)
    def show_out(self, seat: int) -> None:
        who = self.now.holds.get(seat, 0)
        after = self.now.without(who)._replace(shown_out=self.now.shown_out | {who}) if who else self.now
        self.do(self.tables.show_out(self.live, seat), after)

    @rule(who=people)
    def enter(self, who: int) -> None:
        if who not in self.now.gone:
            new = not self.now.may_see(who)
            after = self.now._replace(admitted=self.now.admitted | {who}) if new else self.now
            self.do(self.tables.enter(self.live, self.people[who], self.invite), after)

    @rule(who=st.integers(1, len(NAMES) - 1))
    def delete_oneself(self, who: int) -> None:
        if who not in self.now.gone:
            after = self.now.without(who)._replace(gone=self.now.gone | {who})
            assert self.do(self.tables.forget(self.people[who]), after)

    @rule(who=st.integers(1, len(NAMES) - 1))
    def sign_out(self, who: int) -> None:
        """The session ends; the person stays, and comes again by another."""
        person = self.people[who]
        if who in self.now.gone:
            return

        async def end() -> None:
            await self.tables.hang_up(await self.accounts.end([person.session]))

        assert self.do(end())
        assert not any(socket.open for socket, _ in self.sockets if socket.who == who)

        async def again() -> None:
            secret = await self.accounts.sign_in_as(person)
            found = await self.accounts.behind(secret)
            assert found is not None
            self.people[who] = found

        self.runner.run(again())

    @rule()
    def restart(self) -> None:
        """What is in memory is gone, and read again."""
        self.runner.run(self.tables.read_again(self.live, afresh=True))

    @rule()
    def wait(self) -> None:
        """Bots play on."""
        self.runner.run(asyncio.sleep(0.05))

    # --- At the table -----------------------------------------------------------------------------------------------

    def say_to_table(self, at: int, message: Any) -> None:
        if self.sockets:
            _, connection = self.sockets[at % len(self.sockets)]
            self.runner.run(hear(self.live, connection, msgspec.json.encode(message)))

    @rule(at=sockets, seat=st.none() | seats)
    def look(self, at: int, seat: int | None) -> None:
        self.say_to_table(at, Look(seat))

    @rule(at=sockets, seat=st.none() | seats, seq=st.integers(-1, 5))
    def hello(self, at: int, seat: int | None, seq: int) -> None:
        self.say_to_table(at, Hello(seq, seat))

    @rule(at=sockets, pick=st.integers(0, 50))
    def decide(self, at: int, pick: int) -> None:
        course = self.live.course
        if not self.sockets or course is None or self.live.phase != "playing":
            return
        socket, connection = self.sockets[at % len(self.sockets)]
        seat = connection.seat_in(self.live.record)
        options = list(course.options(seat)) if seat is not None else []
        before = course.seq
        choice = options[pick % len(options)] if options else "anything"
        question = course.asked[seat] if seat is not None else 0
        self.said += 1
        self.asked_by[f"decision {self.said}"] = socket.who
        self.say_to_table(at, Decide(f"decision {self.said}", question, choice))
        for one in self.live.course.recent if self.live.course else ():
            if one.seq > before and one.request:  # in a window, what another one has answered before
                assert self.now.holds.get(one.seat) == self.asked_by[one.request], "decided for another's seat"

    @rule(at=sockets, kind=st.sampled_from([TakeBack, AskHint, Say]))
    def ask(self, at: int, kind: Any) -> None:
        if not self.sockets:
            return
        self.said += 1
        name = f"request {self.said}"
        socket, _ = self.sockets[at % len(self.sockets)]
        if not socket.open or socket.who in self.now.shown_out:
            self.silenced.add(name)
        self.say_to_table(at, Say(name, name) if kind is Say else kind(name))

    @invariant()
    def nobody_was_sent_what_is_not_theirs(self) -> None:
        assert not getattr(self, "wrong", [])
        for socket, connection in getattr(self, "sockets", []):
            assert not socket.open or self.now.may_see(socket.who)
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
            max_examples=400 if LONG else 12,
            stateful_step_count=60 if LONG else 25,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )


def play(machine: Machine, decisions: int) -> None:
    """By whoever is asked, at every screen."""
    course = machine.live.course
    assert course is not None
    wanted = course.seq + decisions
    for _ in range(100):
        for at in range(len(machine.sockets)):
            if course.seq < wanted:
                machine.decide(at, 0)
        if course.seq >= wanted:
            return
        machine.wait()
    raise AssertionError("nobody decides")


@pytest.mark.parametrize("game", slugs())
@pytest.mark.parametrize("again", ["the same line", "the same line, no seat named", "another line"])
@pytest.mark.parametrize("missed", [0, 1])
def test_who_looks_from_elsewhere_than_before_is_told_all_of_it(game: str, again: str, missed: int) -> None:
    """What one knows as a spectator is not what one knows in one's seat: the changes since are not enough."""
    machine: Machine = type("Machine", (Machine,), {"game": game})()
    try:
        machine.open_table(public=True, full=False)
        machine.sit(2, 2, True)
        machine.connect(0, 0)  # another screen of the host, who decides there
        play(machine, 1)
        machine.look(0, None)
        socket, _ = machine.sockets[0]
        seq = socket.seq
        if again == "another line":
            machine.disconnect(0)
        play(machine, missed)
        if again == "another line":
            machine.come_back(0)
            socket, _ = machine.sockets[-1]
        else:
            machine.hello(0, 0 if again == "the same line" else None, seq)
        assert socket.seat == 0
        play(machine, 1)
        assert socket.seq > seq + missed
        machine.nobody_was_sent_what_is_not_theirs()
    finally:
        machine.teardown()
