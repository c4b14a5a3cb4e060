"""One live table: its game, its seats, who is connected, and everything that happens there without being asked.

All that changes a table goes one after the other, under its lock: check, carry out, store, and only then tell. If
anything goes wrong between carrying out and having stored, what is in memory is thrown away and read from the log
again. What an observer is told is made from its own sight alone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec
import structlog
from msgspec import Struct

from folktable.engine.game import Game, Opened, load, open_box
from folktable.engine.lesson import lesson_of
from folktable.engine.match import Note, Sight, sight, spectator
from folktable.engine.record import GameState
from folktable.engine.savefile import commitment
from folktable.engine.words import sentence
from folktable.server import counted
from folktable.server import course as courses
from folktable.server.bots import Bots
from folktable.server.coach import Coach
from folktable.server.course import PLAY, UNDO, Course, Decision, Told, told_to
from folktable.server.limits import Bucket
from folktable.server.messages import (
    Accepted,
    AskHint,
    Beat,
    ClientMessage,
    Coaching,
    Decide,
    Echo,
    GoingOn,
    Hand,
    Hello,
    Hinted,
    Look,
    NewTable,
    Order,
    Refused,
    Said,
    Say,
    SeatInfo,
    ServerMessage,
    Snapshot,
    TableChanged,
    TableInfo,
    TakeBack,
    Update,
)
from folktable.server.people import PLAY as PLAY_SCOPE
from folktable.server.people import STAND_IN, Person, now_ms
from folktable.server.problems import NOT_STORED, OVERTAKEN, Refusal
from folktable.server.store import ChatRow, Conflict, LogRow, SeatRow, Statement, Store, StoreFailed, TableRow

MOST_MISSED = 3  # each holds a whole sight: when more were missed, a snapshot is smaller
LAST_LINES = 40
LAST_SAID = 50
REMEMBERED_REQUESTS = 64
CHAT_BUCKET = (6, 0.6)
ASK, ONLY_IF_TARGET, UNTIL_MY_TURN = "ask", "only-if-target", "pass-until-my-turn"
# How long a reaction window stays open, whoever holds what: drawn from a range.
WINDOW_S = {"live": (1.2, 2.0), "days": (30.0, 60.0)}
WINDOW_AMONG_BOTS_S = (0.5, 0.5)  # with one person at the table nobody else is watching the clock
TICK_S = 0.005  # an alarm may ring so much early
OVER = 0.0
RECOVER_S = 0.3  # after something could not be stored
IN_TIME = -1  # the question that a live clock asks all the time
STAND_IN_CHECK_S = 10.5
HUNTING_THOUGHT_S = 0.3  # a bot on a live clock thinks no longer than this for one movement

log = structlog.get_logger()
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(ClientMessage)
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


encoded = encoder.encode


class Wire(Protocol):
    """What a connection needs of its socket. Nobody waits for a slow reader: the socket drops it."""

    def send_text(self, text: bytes) -> None: ...

    def shutdown(self) -> None: ...


class Connection:
    """One client of one table."""

    def __init__(self, person: Person | None, wire: Wire, bucket: Bucket) -> None:
        self.person = person
        self.seat: int | None = None  # looked from; None: the spectator's view
        self.greeted = False
        self.wire = wire
        self.bucket = bucket
        self.chatted = Bucket(*CHAT_BUCKET)
        self.beats: dict[int, float] = {}  # sent, not yet answered
        self.thinking_of_hint = False

    def send(self, message: ServerMessage) -> None:
        self.wire.send_text(encoded(message))

    def close(self) -> None:
        self.wire.shutdown()


class Kept(NamedTuple):
    """An answer that waits: for the end of a window, or for the rules to reach its seat."""

    question: int
    action: int
    request: str = ""  # of the person who gave it; a bot's has none
    connection: Connection | None = None


class KeptTable(NewTable):
    """What the store keeps of a table's making: what its host asked for, and where it goes on from."""

    going_on: GoingOn | None = None
    paused: bool = False  # Grumpf, live: the host has stopped the clock between two hunts


class LiveTable:
    def __init__(self, store: Store, bots: Bots, row: TableRow, seats: list[SeatRow], admitted: set[str]) -> None:
        self.store, self.bots = store, bots
        self.row = row
        self.seats = seats
        self.admitted = admitted
        self.spec = msgspec.json.decode(row.spec, type=KeptTable)
        self.opened = opened_for(self.spec)
        self.decisions_counted = counted.DECISIONS.labels(row.game)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.course: Course | None = None  # None: not read yet, or no longer to be trusted
        self.unstored: list[LogRow] = []
        self.untold: dict[int, list[bytes]] = {}  # by observer
        self.with_them: list[Statement] = []  # what is stored with the rows
        self.reverted: list[int] = []  # seats whose standing order has just ended
        self.overtaken: list[tuple[int, Kept]] = []  # seats, and their answers that came too late
        self.clock: Any = None  # of a game in real time
        self.coach: Coach | None = None  # of a guided first game
        self.window_about: tuple[int, ...] | None = None  # the reaction window that is open, and until when it is
        self.window_ends = 0.0
        self.kept: dict[int, Kept] = {}  # answers given before their time
        self.answers: OrderedDict[tuple[int | str, str], ServerMessage] = OrderedDict()
        self.chat: list[ChatRow] = []
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the question, and who thinks about it
        self.alarm: asyncio.TimerHandle | None = None
        self.was_idle = False
        self.tasks: set[asyncio.Task[Any]] = set()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def phase(self) -> str:
        return self.row.phase

    @property
    def in_time(self) -> bool:
        """A clock runs, and hands move by it."""
        return self.clock is not None and self.clock.live

    # --- Reading it from the store ------------------------------------------------------------------------

    async def read(self) -> Course:
        """The course of the game; from the store where memory has none."""
        if self.course is None:
            row, seats = await self.store.table(self.id), await self.store.seats(self.id)
            assert row is not None
            self.row, self.seats = row, seats
            self.spec = msgspec.json.decode(row.spec, type=KeptTable)
            self.admitted = await self.store.admitted(self.id)
            kept = await self.store.snapshots(self.id)
            rows = await self.store.log(self.id)
            self.chat = await self.store.chat(self.id, LAST_SAID)
            course = await asyncio.to_thread(courses.replayed, self.opened, self.row.seed, self.row.created, kept, rows)
            self.take_up(course, rows)
        assert self.course is not None
        return self.course

    def begin(self) -> None:
        """A table that was made just now: its log is empty."""
        self.take_up(Course(self.opened, self.row.seed, self.row.created), ())

    def take_up(self, course: Course, rows: Sequence[LogRow]) -> None:
        course.on_decision = self.note_decision
        lesson = lesson_of(self.row.game) if self.spec.lesson else None
        self.coach = None if lesson is None else Coach(lesson, rows)
        self.unstored, self.untold, self.with_them, self.overtaken = [], {}, [], []
        self.course = course
        self.window_ends, self.window_about, self.kept = 0.0, None, {}
        self.clock = self.opened.game.clock_for(course, now_ms()) if self.opened.game.clock_for else None
        course.in_time = self.in_time
        if self.in_time and self.spec.paused:
            self.clock.pause()
        self.tell_all_afresh()
        self.drive()

    def note_decision(self, notes: list[Note]) -> None:
        """The course has just gone on: what will be stored, and then told."""
        course = self.course
        assert course is not None
        last = course.recent[-1]
        self.unstored.append(LogRow(last.seq, PLAY, last.seat, last.choice, last.request, last.at))
        if self.coach is not None:
            self.coach.played.append((last.seat, last.choice))
        newest = course.checkpoints[-1]
        if newest.seq == course.seq:
            content = msgspec.msgpack.encode(newest)
            self.with_them += self.store.keep_snapshot(self.id, newest.seq, content, course.checkpoints[0].seq)
        if course.over:
            self.change(phase="over", result=msgspec.json.encode(course.scores()).decode())
        self.note_window(last.action)
        if self.clock is not None and not self.clock.live:
            self.clock.look(last.at)
        for seat in course.deciding if course.window is None else ():
            if self.seats[seat].standing == UNTIL_MY_TURN:
                self.change_seat(seat, standing=ASK)
                self.reverted.append(seat)
        deadline = self.deadline()
        told: Told = {}
        for observer in {self.observer(connection) for connection in self.connections if connection.greeted}:
            text = encoded(self.update(observer, self.request_of(last, observer), notes, told, deadline))
            self.untold.setdefault(observer, []).append(text)

    def update(self, observer: int, request: str, notes: list[Note], told: Told, deadline: int | None) -> Update:
        course = self.course
        assert course is not None
        return Update(
            seq=course.seq,
            request=request,
            decision=self.decision(observer),
            sight=self.offered(course.news(observer)),
            lines=told_to(self.opened, observer, course.state, notes, told),
            may_undo=course.offers_take_back(observer),
            deadline=deadline,
            coaching=self.coaching(observer),
        )

    def request_of(self, decision: Decision, observer: int) -> str:
        """Whoever sits where it was decided is answered by the update; a hand that set out was answered before."""
        return decision.request if observer == decision.seat and not self.in_time else ""

    def change(self, **changes: Any) -> None:
        """Change the table's own row, with the next thing that is stored."""
        at = now_ms()
        self.row = self.row._replace(**changes, changed=at)
        self.with_them.append(self.store.change_table(self.id, at, **changes))

    def change_seat(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = self.seats[seat]._replace(**changes)
        self.with_them.append(self.store.set_seat(self.id, self.seats[seat]))

    async def settle(self, events: Sequence[Struct] = ()) -> None:
        """Store what has happened, then tell it; what hands do on the way is told after what they did."""
        rows, self.unstored = self.unstored, []
        untold, self.untold = self.untold, {}
        statements, self.with_them = self.with_them, []
        reverted, self.reverted = self.reverted, []
        ended = self.phase == "over" and bool(rows)
        if rows or statements:
            try:
                await self.store.append(self.id, rows, *statements)
            except BaseException:
                self.course = None
                asyncio.get_running_loop().call_later(RECOVER_S, self.start, self.recover)
                raise
            self.decisions_counted.inc(len(rows))
        for connection in self.connections:
            if connection.greeted:
                for text in untold.get(self.observer(connection), ()):
                    connection.wire.send_text(text)
        self.tell_overtaken()
        for event in events:
            self.tell_hand(event)
        if ended or (statements and not rows):
            self.tell_table()
        if reverted:
            for connection in self.greeted():
                if self.seat_of(connection) in reverted:
                    connection.send(self.snapshot(connection))
        self.drive()

    async def recover(self) -> None:
        """What was not stored has not happened: read the log again, and tell all how things stand."""
        async with self.lock:
            await self.read()

    def tell_hand(self, event: Struct) -> None:
        """A hand sets out, lands, fails: the clock says whether all see it, or its own seat alone."""
        kind = type(event).__name__.lower()
        told = msgspec.structs.asdict(event)
        action = told.get("action")
        message = encoded(
            Hand(
                event=kind,  # type: ignore[arg-type]
                at=told["at"],
                seat=told.get("seat"),
                hand=told.get("hand", 0),
                choice="" if action is None else self.action_name(action),
                lands=told.get("lands", told.get("drop", 0)),
                opens=told.get("opens", 0),
                code=told.get("code", "").lower().replace("_", "-"),
                text=told.get("text", ""),
            )
        )
        for connection in self.greeted():
            if self.clock.is_for_all(event) or self.seat_of(connection) == told["seat"]:
                connection.wire.send_text(message)

    def action_name(self, action: int) -> str:
        assert self.course is not None
        name: str = self.opened.game.table.action_name(self.course.state, self.opened, action)
        return name

    def greeted(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.greeted]

    # --- What is told -------------------------------------------------------------------------------------

    def seat_of(self, connection: Connection) -> int | None:
        """The seat it looks from, as long as it is its person's: who has left it is a spectator at once."""
        return connection.seat if connection.seat in self.seats_of(connection.person) else None

    def observer(self, connection: Connection) -> int:
        seat = self.seat_of(connection)
        return spectator(self.opened) if seat is None else seat

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        if person is None:
            return ()
        return tuple(row.seat for row in self.seats if row.person == person.id)

    def info(self, person: Person | None) -> TableInfo:
        spec, row = self.spec, self.row
        over = row.phase == "over"
        names = self.opened.game.table.seat_names(self.opened)
        return TableInfo(
            id=row.id,
            game=row.game,
            title=self.opened.game.title,
            phase=row.phase,  # type: ignore[arg-type]
            seats=tuple(self.seat_info(seat, name) for seat, name in zip(self.seats, names, strict=True)),
            mine=self.seats_of(person),
            hosting=person is not None and person.id == row.host,
            public=spec.public,
            pace=spec.pace,
            clock_s=spec.clock_s,
            options=self.chosen_options,
            own_edition=spec.edition is not None,
            lesson=spec.lesson,
            going_on=spec.going_on,
            commitment=commitment(row.seed),
            decisions=self.course.state.decisions if self.course else 0,
            result=tuple(msgspec.json.decode(row.result)) if row.result else None,
            seed=row.seed if over else None,
            rematch=row.rematch,
            paused=self.in_time and self.clock.paused,
        )

    @cached_property
    def chosen_options(self) -> dict[str, Any]:
        """The host's options that differ from what is usual."""
        kind = self.opened.game.box.Options
        usual = msgspec.to_builtins(kind(**default_options(self.opened.game, "live")))
        return {name: value for name, value in msgspec.to_builtins(self.opened.options).items() if value != usual[name]}

    def seat_info(self, row: SeatRow, name: str) -> SeatInfo:
        return SeatInfo(
            name=name,
            player=row.player,
            bot=row.bot,
            stand_in=row.bot is not None and row.person is not None,
            connected=row.person is not None
            and any(c.person is not None and c.person.id == row.person for c in self.connections),
            host=row.person == self.row.host,
            muted=bool(row.muted),
        )

    def decision(self, observer: int) -> int:
        assert self.course is not None
        return self.course.asked[observer] if observer < self.opened.seats else 0

    def snapshot(self, connection: Connection) -> Snapshot:
        course = self.course
        assert course is not None
        seat, observer = self.seat_of(connection), self.observer(connection)
        begun = self.phase in ("playing", "over")
        lines, first_line = course.last_lines(observer, LAST_LINES) if begun else ([], 0)
        return Snapshot(
            seq=course.seq,
            table=self.info(connection.person),
            seat=seat,
            decision=self.decision(observer),
            sight=self.offered(course.sight(observer)) if begun else Sight(None, None, ()),
            lines=tuple(lines),
            first_line=first_line,
            seen=course.first_unseen(seat) if begun and seat is not None else 0,
            may_undo=begun and course.offers_take_back(observer),
            order="ask" if seat is None else self.seats[seat].standing,  # type: ignore[arg-type]
            deadline=self.deadline(),
            now=now_ms(),
            chat=tuple(said(row) for row in self.chat),
            coaching=self.coaching(observer) if begun else None,
        )

    def coaching(self, observer: int) -> Coaching | None:
        if self.coach is None or observer != self.coach.lesson.seat:
            return None
        return self.coach.coaching()

    def offered(self, seen: Sight) -> Sight:
        """A live clock withholds what is of no use at a table."""
        if not self.in_time:
            return seen
        asked_for = tuple(option for option in seen.options if option.name not in self.clock.withheld)
        return msgspec.structs.replace(seen, options=asked_for)

    def tell_table(self) -> None:
        """To each as it knows the table: whose seats are `mine` differs."""
        for connection in self.greeted():
            connection.send(TableChanged(self.info(connection.person)))

    def tell_afresh(self, person: str) -> None:
        """Somebody's rights have changed: what is sent from now on builds on what they may see now."""
        for connection in self.greeted():
            if connection.person is not None and connection.person.id == person:
                connection.send(self.snapshot(connection))

    def tell_all_afresh(self) -> None:
        for connection in self.greeted():
            connection.send(self.snapshot(connection))

    # --- From a client --------------------------------------------------------------------------------------

    async def hear(self, connection: Connection, data: bytes) -> None:
        """One message from a client: what cannot be done is answered with a reason."""
        request = ""
        try:
            if not connection.bucket.take():
                raise Refusal(429, "too-fast", "many-messages")
            try:
                message = decoder.decode(data)
            except UNREADABLE as error:
                request = request_in(data)
                raise Refusal(400, "malformed", "malformed-message", reason=str(error)) from None
            request = getattr(message, "request", "")
            await self.answer(connection, message)
        except Refusal as refusal:
            self.refuse(connection, request, refusal)
        except StoreFailed:
            log.error("nothing could be stored", table=self.id)
            self.refuse(connection, request, NOT_STORED)

    def refuse(self, connection: Connection, request: str, refusal: Refusal) -> None:
        counted.REFUSALS.labels(refusal.code).inc()
        connection.send(self.refused(request, refusal))

    def refused(self, request: str, refusal: Refusal) -> Refused:
        return Refused(request, self.course.seq if self.course else 0, refusal.code, refusal.text, refusal.words)

    async def answer(self, connection: Connection, message: ClientMessage) -> None:
        if not connection.greeted and not isinstance(message, Hello | Echo):
            raise Refusal(400, "no-hello")
        if connection.person is not None and not isinstance(message, Hello | Look | Echo):
            connection.person.must(PLAY_SCOPE, self.id)
        match message:
            case Decide():
                await self.once(connection, message.request, lambda seat: self.decide(connection, seat, message))
            case Echo():
                self.echo(connection, message, asyncio.get_running_loop().time())
            case Hello():
                async with self.lock:
                    await self.read()
                    self.hello(connection, message)
            case Look():
                async with self.lock:
                    await self.read()
                    connection.seat = self.seat_to_look_from(connection.person, message.seat)
                    connection.send(self.snapshot(connection))
            case TakeBack():
                await self.once(connection, message.request, lambda seat: self.take_back(seat, message))
            case AskHint():
                await self.begin_hint(connection, message)
            case Say():
                await self.say(connection, message)
            case Order():
                await self.once(connection, message.request, lambda seat: self.order(seat, message))

    def hello(self, connection: Connection, message: Hello) -> None:
        mine = self.seats_of(connection.person)
        connection.seat = self.seat_to_look_from(connection.person, message.seat) if message.seat is not None else None
        if message.seat is None and mine:
            connection.seat = mine[0]
        connection.greeted = True
        missed = self.course.since(message.seq) if self.course and self.phase in ("playing", "over") else None
        if missed is None or len(missed) > MOST_MISSED:
            connection.send(self.snapshot(connection))
        else:
            for update in self.missed_by(self.observer(connection), len(missed)):
                connection.send(update)
            connection.send(TableChanged(self.info(connection.person)))

    def missed_by(self, observer: int, count: int) -> list[Update]:
        """The last updates, as this observer would have got them."""
        course = self.course
        assert course is not None
        updates: list[Update] = []
        steps = list(course.recent)
        for number, step in enumerate(course.walk(), 1):
            if number <= len(steps) - count:
                continue
            last = number == len(steps)
            updates.append(
                Update(
                    seq=step.decision.seq,
                    request=self.request_of(step.decision, observer),
                    decision=self.decision(observer) if last else 0,  # only the last question is still open
                    sight=self.offered(sight(self.opened, step.state, observer)),
                    lines=told_to(self.opened, observer, step.state, step.notes),
                    may_undo=last and course.offers_take_back(observer),
                    deadline=self.deadline() if last else None,
                    coaching=self.coaching(observer) if last else None,
                )
            )
        return updates

    def seat_to_look_from(self, person: Person | None, seat: int | None) -> int | None:
        if seat is None:
            return None
        if seat not in self.seats_of(person):
            raise Refusal(403, "not-your-seat")
        return seat

    async def once(
        self, connection: Connection, request: str, do: Callable[[int], Awaitable[ServerMessage | None]]
    ) -> None:
        """Carry out a request of a seat, under the lock; the same one again gets its first answer again."""
        async with self.lock:
            if self.course is None:
                await self.read()
            seat = self.seat_of(connection)
            if seat is None:
                raise Refusal(403, "spectator")
            answer = self.answers.get((seat, request))
            while answer is None:
                try:
                    answer = await do(seat)
                except Conflict:  # another process was faster: look again, and decide again
                    await self.read()
                    continue
                except Refusal as refusal:
                    answer = self.refused(request, refusal)
                if answer is None:  # the update is the answer: it was told, or will be when a window ends
                    return
                self.remember_answer(seat, request, answer)
            connection.send(answer)

    def remember_answer(self, who: int | str, request: str, answer: ServerMessage) -> None:
        self.answers[who, request] = answer
        if len(self.answers) > REMEMBERED_REQUESTS:
            self.answers.popitem(last=False)

    async def decide(self, connection: Connection, seat: int, message: Decide) -> ServerMessage | None:
        course = self.course or await self.read()
        if self.phase == "gathering":
            raise Refusal(409, "not-begun")
        stale = seat not in course.deciding or (message.decision != course.asked[seat] and not self.in_time)
        if stale:
            before = await self.store.answered(self.id, seat, message.request)
            if before is not None:
                return Accepted(message.request, before)
        if self.phase == "closed":
            raise Refusal(409, "closed")
        if course.over:
            raise Refusal(409, "over")
        if self.seats[seat].bot is not None:
            raise Refusal(409, "bot-plays")
        if self.in_time:
            return await self.move_hand(seat, message)
        if seat not in course.deciding:
            names = self.opened.game.table.seat_names(self.opened)
            raise Refusal(409, "not-your-turn", who=tuple(names[other] for other in course.waiting()))
        if stale:
            raise Refusal(409, "stale")
        options = course.options(seat)
        if message.choice not in options:
            raise Refusal(409, "illegal", choice=message.choice, options=", ".join(options))
        action = options[message.choice]
        if course.window is not None:
            self.keep(seat, Kept(course.asked[seat], action, message.request, connection))
            await self.go_on()
            return None
        course.decide(seat, action, message.request, now_ms())
        await self.settle()
        self.accept(connection, seat, message.request, course.seq)
        return None

    def accept(self, connection: Connection, seat: int, request: str, seq: int) -> None:
        """A decision is stored: who looks from its seat was told so by the update."""
        answer = Accepted(request, seq)
        self.remember_answer(seat, request, answer)
        if self.seat_of(connection) != seat:
            connection.send(answer)

    async def move_hand(self, seat: int, message: Decide) -> ServerMessage:
        """In real time a decision is a hand that sets out: it lands later, or somebody was faster."""
        course, now = self.course, now_ms()
        assert course is not None
        course.at, course.request = now, ""
        events = self.clock.advance(now)
        action = course.options(seat).get(message.choice, self.clock.action_named(message.choice))
        if action is None:
            await self.settle(events)
            raise Refusal(409, "illegal", "no-such-choice", choice=message.choice)
        course.request = message.request
        answers = self.clock.request(seat, action, now, message.hand)
        course.request = ""
        refused = next((told for told in answers if type(told).__name__ == "Refused"), None)
        await self.settle([*events, *(told for told in answers if told is not refused)])
        if refused is not None:
            code = refused.code.lower().replace("_", "-")
            return Refused(message.request, course.seq, code, sentence(refused.text), refused.text)
        return Accepted(message.request, course.seq)

    async def take_back(self, seat: int, message: TakeBack) -> ServerMessage:
        course = await self.read()
        if self.phase != "playing":
            raise Refusal(409, "nothing-to-take-back")
        before = await self.store.answered(self.id, seat, message.request)
        if before is not None:
            return Accepted(message.request, before)
        if not course.may_take_back(seat):
            raise Refusal(409, "nothing-to-take-back", "others-decided")
        if await asyncio.to_thread(course.told_something_hidden):
            raise Refusal(409, "told-something")
        at = now_ms()
        dropped = course.take_back(at)
        if self.coach is not None:
            self.coach.played.pop()
        self.unstored.append(LogRow(course.seq, UNDO, seat, dropped.choice, message.request, at))
        await self.settle()
        self.tell_all_afresh()
        return Accepted(message.request, course.seq)

    async def order(self, seat: int, message: Order) -> ServerMessage:
        """Nobody else is told."""
        course = await self.read()
        self.change_seat(seat, standing=message.order)
        statements, self.with_them = self.with_them, []
        await self.store.append(self.id, (), *statements)
        await self.go_on()
        return Accepted(message.request, course.seq)

    async def begin_hint(self, connection: Connection, message: AskHint) -> None:
        course = await self.read()
        seat = self.seat_of(connection)
        if connection.thinking_of_hint:
            raise Refusal(429, "too-fast", "one-hint")
        if seat is None or self.phase != "playing" or seat not in course.deciding:
            raise Refusal(409, "not-your-turn", "nothing-to-decide")
        names = {action: name for name, action in course.options(seat).items()}
        connection.thinking_of_hint = True
        self.start(self.hint, connection, message.request, course.deciding[seat].copy(), seat, names)

    async def hint(
        self, connection: Connection, request: str, state: GameState, seat: int, names: dict[int, str]
    ) -> None:
        try:
            connection.send(Hinted(request, await self.bots.hint(self.opened, state, seat, names)))
        finally:
            connection.thinking_of_hint = False

    async def say(self, connection: Connection, message: Say) -> None:
        person = connection.person
        if person is None:
            raise Refusal(403, "nameless")
        seat = self.seat_of(connection)
        if any(self.seats[mine].muted for mine in self.seats_of(person)):
            raise Refusal(403, "muted")
        if (person.id, message.request) in self.answers:
            connection.send(self.answers[person.id, message.request])
            return
        if not connection.chatted.take():
            raise Refusal(429, "too-fast", "fast-talk")
        async with self.lock:
            await self.read()
            n = self.chat[-1].n + 1 if self.chat else 1
            mine = self.seats_of(person)
            name = self.seats[mine[0]].player if mine else None
            row = ChatRow(n, now_ms(), person.id, name or person.name, seat, message.text)
            await self.store.add_chat(self.id, row)
            self.chat = [*self.chat, row][-LAST_SAID:]
        for other in self.greeted():
            other.send(said(row))
        answer = Accepted(message.request, self.course.seq if self.course else 0)
        self.remember_answer(person.id, message.request, answer)
        connection.send(answer)

    def beat(self, connection: Connection, n: int, monotonic: float) -> None:
        connection.beats[n] = monotonic
        while len(connection.beats) > 8:
            connection.beats.pop(next(iter(connection.beats)))
        connection.send(Beat(n, now_ms()))

    def echo(self, connection: Connection, message: Echo, monotonic: float) -> None:
        """The server measures the round trip itself; a clock gives credit for it."""
        sent = connection.beats.pop(message.n, None)
        seat = self.seat_of(connection)
        if sent is not None and seat is not None and self.in_time:
            self.clock.ping(seat, int(1000 * (monotonic - sent)))

    # --- Coming and going -------------------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.note_line(connection, True)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.note_line(connection, False)

    def note_line(self, connection: Connection, alive: bool) -> None:
        """A player's line is there, or gone."""
        mine = self.seats_of(connection.person)
        if not mine:
            return
        self.tell_table()
        if self.in_time:
            for seat in mine:
                here = any(seat in self.seats_of(other.person) for other in self.connections)
                self.clock.connection(seat, now_ms(), here)
            self.drive()
            if not alive:
                asyncio.get_running_loop().call_later(STAND_IN_CHECK_S, self.start, self.step_in)

    async def step_in(self) -> None:
        """Bots play for those whose line is gone, where the host wants it."""
        async with self.lock:
            await self.read()
            if self.phase == "playing" and self.in_time:
                for seat in self.clock.stand_ins(now_ms()):
                    if self.seats[seat].bot is None:
                        self.change_seat(seat, bot=STAND_IN)
                await self.settle()

    def may_see(self, person: Person | None) -> bool:
        if self.spec.public:
            return True
        return person is not None and (
            person.id == self.row.host or person.id in self.admitted or bool(self.seats_of(person))
        )

    # --- Reaction windows -----------------------------------------------------------------------------------------

    def note_window(self, action: int) -> None:
        """A window is open as long as everybody lets it be; an answer, or its end, closes it."""
        course = self.course
        assert course is not None
        window = course.window
        if window is None or window.about != self.window_about or action != window.decline:
            self.window_about = None
            for seat in list(self.kept):
                self.drop_kept(seat)

    def drop_kept(self, seat: int) -> None:
        self.overtaken.append((seat, self.kept.pop(seat)))

    def tell_overtaken(self) -> None:
        """To those whose answer came too late, once what was faster is stored."""
        overtaken, self.overtaken = self.overtaken, []
        for seat, kept in overtaken:
            if kept.connection is not None and self.course is not None:
                refused = self.refused(kept.request, OVERTAKEN)
                self.remember_answer(seat, kept.request, refused)
                kept.connection.send(refused)

    def open_window(self) -> None:
        """Its length is the same whoever holds what, and whoever has answered already."""
        course = self.course
        assert course is not None
        if course.window is None or self.window_about is not None:
            return
        self.window_about = course.window.about
        people = sum(row.bot is None for row in self.seats)
        shortest, longest = WINDOW_S[self.spec.pace] if people > 1 else WINDOW_AMONG_BOTS_S
        length = Random(f"{self.row.seed} {course.seq}").uniform(shortest, longest) * self.bots.pace
        self.window_ends = asyncio.get_running_loop().time() + length

    def keep(self, seat: int, kept: Kept) -> None:
        if seat in self.kept and self.kept[seat].request != kept.request:
            self.drop_kept(seat)
            self.tell_overtaken()
        self.kept[seat] = kept

    def standing_answer(self, seat: int) -> Kept | None:
        """What a person's standing order says in this window."""
        course, row = self.course, self.seats[seat]
        assert course is not None
        if course.window is None or row.bot is not None or row.standing == ASK:
            return None
        if row.standing == ONLY_IF_TARGET and course.window.targets >> seat & 1:
            return None
        return Kept(course.asked[seat], course.window.decline)

    async def go_on(self) -> None:
        """Carry out the answers that are there, as far as their time has come."""
        course = await self.read()
        loop = asyncio.get_running_loop()
        carried_out: list[tuple[int, Kept, int]] = []
        while self.phase == "playing" and (self.window_about is None or loop.time() >= self.window_ends):
            ready = ((seat, self.kept.get(seat) or self.standing_answer(seat)) for seat in course.waiting())
            seat, kept = next(((seat, kept) for seat, kept in ready if kept is not None), (0, None))
            if kept is None:
                break
            self.kept.pop(seat, None)
            if kept.question == course.asked[seat]:
                course.decide(seat, kept.action, kept.request, now_ms())
                carried_out.append((seat, kept, course.seq))
            if course.window is not None and self.window_about is None:
                break
        if carried_out:
            await self.settle()
        for seat, kept, seq in carried_out:
            if kept.connection is not None:
                self.accept(kept.connection, seat, kept.request, seq)

    # --- Without being asked ------------------------------------------------------------------------------------

    def deadline(self) -> int | None:
        """When a bot decides for whoever is waited for."""
        course = self.course
        if course is None or self.phase != "playing":
            return None
        if self.clock is not None and not self.clock.live:
            ends: int | None = self.clock.next_event_at()
            return ends
        if not self.spec.clock_s or self.clock is not None:
            return None
        asked = [course.asked_at[seat] for seat in course.waiting() if self.seats[seat].bot is None]
        return min(asked) + 1000 * self.spec.clock_s if asked else None

    def drive(self) -> None:
        """Bots think about what they are asked, windows end, deadlines and clocks ring."""
        course = self.course
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if course is None or self.phase != "playing":
            return
        self.open_window()
        scripted = self.scripted()
        for seat in range(len(self.seats)) if self.in_time else course.deciding:
            level = self.seats[seat].bot
            if level is not None and (scripted is None or scripted[0] == seat):
                self.think(seat, level)
        loop = asyncio.get_running_loop()
        rings = [] if self.window_about is None or self.window_ends == OVER else [self.window_ends]
        for at in (self.deadline(), self.clock.next_event_at() if self.in_time else None):
            if at is not None:
                rings.append(loop.time() + max(0, at - now_ms()) / 1000)
        if rings:
            self.alarm = loop.call_at(min(rings), self.start, self.ring)

    async def ring(self) -> None:
        """The alarm: something is due."""
        async with self.lock:
            course, now = await self.read(), now_ms()
            if self.clock is not None:
                course.at, course.request = now, ""
                events = self.clock.advance(now)
                await self.settle(events if self.clock.live else ())
                return
            if asyncio.get_running_loop().time() > self.window_ends - TICK_S:
                self.window_ends = OVER
            await self.go_on()
            deadline = self.deadline()
            if deadline is not None and now >= deadline:
                await self.decide_for_the_late(now)
            else:
                self.drive()

    async def decide_for_the_late(self, now: int) -> None:
        course = self.course
        assert course is not None
        for seat in course.waiting():
            if self.seats[seat].bot is None and course.asked_at[seat] + 1000 * self.spec.clock_s <= now:
                choice = await self.bots.think(STAND_IN, self.opened, course.state.copy(), seat, HUNTING_THOUGHT_S)
                course.decide(seat, choice.action, "", now)
                await self.settle()
                return

    def start(self, doing: Callable[..., Any], *values: Any) -> None:
        self.follow(asyncio.ensure_future(doing(*values)))

    def follow(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None:
            if not isinstance(failure, Conflict):
                log.error("a table's own task failed", table=self.id, exc_info=failure)
            if self.course is None:  # the store may still be away
                asyncio.get_running_loop().call_later(RECOVER_S, self.start, self.recover)

    # --- Bots -----------------------------------------------------------------------------------------------------

    def think(self, seat: int, level: str) -> None:
        """Begin to think about the open question of a bot's seat, unless somebody is at it."""
        course = self.course
        assert course is not None
        question = IN_TIME if self.in_time else course.asked[seat]
        if seat in self.thinking:
            before, task = self.thinking[seat]
            if before == question and (not task.done() or seat in self.kept):
                return
            if task is not asyncio.current_task():
                task.cancel()
        thought = self.bot_hunts(seat, level) if self.in_time else self.bot_decides(seat, level, question)
        task = asyncio.ensure_future(thought)
        self.thinking[seat] = (question, task)
        self.follow(task)

    def scripted(self) -> tuple[int, int] | None:
        """Seat and action that come next in a guided first game, as long as it follows its script."""
        step = None if self.coach is None else self.coach.next
        if step is None or self.course is None:
            return None
        action = self.course.options(step.seat).get(step.choice)
        return None if action is None else (step.seat, action)

    async def bot_decides(self, seat: int, level: str, question: int) -> None:
        """A bot's answer takes the same time whatever it holds; in a window it comes with all the others."""
        course = self.course
        if course is None or seat not in course.deciding or course.asked[seat] != question:
            return
        seconds = self.bots.answer_s(level)
        if course.window is not None:
            seconds = max(0.05, self.window_ends - asyncio.get_running_loop().time())
        scripted = self.scripted()
        if scripted is not None:
            await asyncio.sleep(seconds)
            action = scripted[1]
        else:
            action = await self.bots.choose(level, self.opened, course.deciding[seat].copy(), seat, seconds)
        async with self.lock:
            course = await self.read()
            if self.phase == "playing" and self.seats[seat].bot and course.asked[seat] == question:
                if seat in course.deciding:
                    self.keep(seat, Kept(question, action))
                    await self.go_on()

    async def bot_hunts(self, seat: int, level: str) -> None:
        """On a live clock a bot looks and moves as a person of its strength would, while anybody is there to see it."""
        while self.connections and self.phase == "playing" and self.seats[seat].bot == level:
            await asyncio.sleep(self.clock.think_ms(level) / 1000 * self.bots.pace)
            async with self.lock:
                course = await self.read()
                state = course.state.copy()
            if not state.waiting >> seat & 1 or (self.clock.left_to_people() and self.people_play()):
                continue
            choice = await self.bots.think(level, self.opened, state, seat, HUNTING_THOUGHT_S)
            async with self.lock:
                course = await self.read()
                if self.phase == "playing" and self.seats[seat].bot == level:
                    course.at, course.request = now_ms(), ""
                    wanted = [candidate.action for candidate in choice.candidates] or [choice.action]
                    events = self.clock.request(seat, self.clock.with_sense(seat, wanted), now_ms())
                    await self.settle([event for event in events if type(event).__name__ != "Refused"])

    def people_play(self) -> bool:
        return any(row.bot is None for row in self.seats)

    def is_idle(self) -> bool:
        """Nobody is here, and nothing will happen by itself."""
        return not self.connections and not self.tasks and self.alarm is None and not self.lock.locked()

    async def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def opened_for(spec: NewTable) -> Opened:
    """Tables with the same box share it."""
    options = {**default_options(load(spec.game), spec.pace), **spec.options}
    return opened_once(spec.game, spec.seats, msgspec.json.encode(options), msgspec.json.encode(spec.edition))


@lru_cache(maxsize=256)
def opened_once(game: str, seats: int | None, options: bytes, edition: bytes) -> Opened:
    return open_box(load(game), msgspec.json.decode(edition), msgspec.json.decode(options), seats)


def default_options(game: Game, pace: str) -> dict[str, Any]:
    """What is different when people play, and when they do so at the same time."""
    live = getattr(game.table, "LIVE_OPTIONS", {}) if pace == "live" else {}
    return {**game.table.PEOPLE_OPTIONS, **live}


def said(row: ChatRow) -> Said:
    return Said(row.at, row.player, row.seat, row.text)


class WithRequest(msgspec.Struct):
    request: str = ""


def request_in(data: bytes) -> str:
    """The request that a malformed message named, where even that can be read."""
    try:
        return msgspec.json.decode(data, type=WithRequest).request[:40]
    except UNREADABLE:
        return ""
