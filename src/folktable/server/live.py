"""One live table: all that changes it goes one after the other, under its lock: check, carry out, store, then tell.

Around it are its `record` (what is stored), its `course` (how the game stands), its `windows`, `real_time` and `chat`,
who is `thinking`, and the `audience`. What is being changed is in `draft` until it is stored; then it is the record,
and everybody's rights follow from it. If anything goes wrong, what is in memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from folktable.engine.clock import HandClock
from folktable.engine.match import Note
from folktable.server import course as courses
from folktable.server import metrics
from folktable.server.bots import Bots
from folktable.server.chat import LAST_SAID, Chat
from folktable.server.coach import Coach
from folktable.server.conversation import (
    Answers,
    Audience,
    Connection,
    encoded,
)
from folktable.server.course import PLAY, UNDO, Course, Decision, Told
from folktable.server.limits import Buckets
from folktable.server.people import STAND_IN, Person
from folktable.server.problems import NOT_STORED, OTHERS_DECIDED, OVERTAKEN, Refusal
from folktable.server.realtime import RealTime, deadline, hand_message, is_refusal, real_time
from folktable.server.record import TableRecord, encoded_spec, read_record
from folktable.server.rights import is_host, may_see, seats_of
from folktable.server.steady import Now, now_ms
from folktable.server.store import Conflict, LogRow, Statement, Store
from folktable.server.telling import AsTold, snapshot_without_game
from folktable.server.thinking import HUNTING, Thinking
from folktable.server.watched import note_failure
from folktable.server.windows import ASK, UNTIL_MY_TURN, Answer, Windows, window_length
from folktable.wire import (
    Accepted,
    AskedBack,
    Refused,
    ServerMessage,
    Snapshot,
    TableChanged,
    TableInfo,
)

CHAT_BUCKET = (6, 0.6)  # lines of one person: at once, and a second
RECOVER_S, LONGEST_RECOVER_S = 0.3, 30.0  # after something failed: the first wait, and how long it grows
MOST_DOUBLINGS = 10
STAND_IN_CHECK_S = 10.5
HUNTING_THOUGHT_S = 0.3  # a bot on a clock of hands thinks no longer than this for one movement

log = structlog.get_logger()


@dataclass
class AskingBack:
    """A seat asks the others to let it take its last decision back."""

    seat: int
    request: str
    connection: Connection
    people: set[str]  # who have not answered yet


class LiveTable:
    def __init__(
        self, store: Store, bots: Bots, record: TableRecord, now: Now = now_ms, talk: Buckets | None = None
    ) -> None:
        self.store, self.bots, self.now = store, bots, now
        self.talk = talk or Buckets(*CHAT_BUCKET)  # how fast people talk, at all tables together
        self.id = record.row.id
        self.record = record  # as it is stored
        self.draft = record  # as it will be
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.connections = self.audience.connections
        self.course: Course | None = None  # None: not read yet, or no longer to be trusted
        self.decisions = 0  # that are stored and stand
        self.real_time: RealTime | None = None
        self.hands: HandClock | None = None  # its clock, at a table where hands move by it
        self.coach: Coach | None = None  # of a guided first game
        self.windows = Windows()
        self.chat = Chat()
        self.thinking = Thinking()
        self.answers = Answers()
        self.asking_back: AskingBack | None = None
        # What has happened and is not stored yet: rows of the log, other statements, and what will be told of it.
        self.unstored: list[LogRow] = []
        self.statements: list[Statement] = []
        self.updates: dict[int, list[bytes]] = {}  # by observer
        self.orders_ended: list[int] = []  # seats whose standing order is over
        self.alarm: asyncio.TimerHandle | None = None
        self.failures = 0  # in a row
        self.was_idle = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.decisions_counted = metrics.DECISIONS.labels(record.row.game)

    @property
    def phase(self) -> str:
        return self.record.row.phase

    # --- Reading it from the store ------------------------------------------------------------------------

    async def read(self) -> None:
        """See to it that memory holds the game; a log that does not play any more closes this table."""
        if self.course is not None or (self.record.spec.broken and self.phase in ("closed", "over")):
            return
        record = await read_record(self.store, self.id)
        if record is None:
            raise Refusal(404, "unknown-table")
        self.record = self.draft = record
        self.send_away_those_without_right()
        self.chat = Chat(await self.store.chat(self.id, LAST_SAID))
        if record.opened is None:
            await self.close_as_broken(record.spec.broken)
            return
        kept, rows = await self.store.snapshots(self.id), await self.store.log(self.id)
        try:
            course = await asyncio.to_thread(
                courses.replayed, record.opened, record.row.seed, record.row.created, kept, rows
            )
        except Exception as error:
            note_failure("replay", error, table=self.id)
            await self.close_as_broken(str(error) or type(error).__name__)
        else:
            self.take_up(course, rows)

    def game(self) -> Course:
        """The course of a table that can be played at."""
        if self.course is None:
            raise Refusal(409, "broken")
        return self.course

    async def close_as_broken(self, reason: str) -> None:
        """Nothing can be played here any more: why is told, and no other table is touched. A result stays."""
        self.change_spec(broken=reason)
        if self.phase != "over":
            self.change(phase="closed", public=0)
        await self.settle()

    def begin(self) -> None:
        """A table that was made just now: its log is empty."""
        self.take_up(Course(self.record.box, self.record.row.seed, self.record.row.created), ())

    def take_up(self, course: Course, rows: Sequence[LogRow]) -> None:
        spec = self.record.spec
        self.coach = Coach(spec.game, spec.chapter, rows) if spec.lesson else None
        self.discard()
        now = self.now()
        course.asked_at = [min(at, now) for at in course.asked_at]  # the machine's clock was set back meanwhile
        self.course, self.decisions = course, course.state.decisions
        self.windows = Windows()
        self.real_time = real_time(course, now)
        self.hands = None if self.real_time is None else self.real_time.hands
        if self.hands is not None and self.record.spec.paused:
            self.hands.pause()
        self.tell_all_afresh()
        self.drive()

    def discard(self) -> None:
        """What was not stored has not happened."""
        self.draft = self.record
        self.unstored, self.statements, self.updates, self.orders_ended = [], [], {}, []
        self.settle_asking_back(NOT_STORED)

    # --- Changing it ----------------------------------------------------------------------------------------

    def change(self, **changes: Any) -> None:
        """Change the table's own row, with the next thing that is stored."""
        at = self.now()
        kept = {name: value for name, value in changes.items() if name != "spec"}
        self.draft = msgspec.structs.replace(self.draft, row=self.draft.row._replace(**kept, changed=at))
        self.statements.append(self.store.change_table(self.id, at, **changes))

    def change_spec(self, **changes: Any) -> None:
        spec = msgspec.structs.replace(self.draft.spec, **changes)
        self.draft = msgspec.structs.replace(self.draft, spec=spec)
        self.change(spec=encoded_spec(spec))

    def change_seat(self, seat: int, **changes: Any) -> None:
        seats = list(self.draft.seats)
        seats[seat] = seats[seat]._replace(**changes)
        self.draft = msgspec.structs.replace(self.draft, seats=tuple(seats))
        self.statements.append(self.store.set_seat(self.id, seats[seat]))

    def admit(self, person: str, admitted: bool) -> None:
        people = self.draft.admitted | {person} if admitted else self.draft.admitted - {person}
        self.draft = msgspec.structs.replace(self.draft, admitted=people)
        change = self.store.admit if admitted else self.store.no_longer_admit
        self.statements.append(change(self.id, person))

    def as_told(self, record: TableRecord) -> AsTold:
        return AsTold(record, self.game(), self.real_time, self.coach)

    def note_decision(self, course: Course, notes: list[Note]) -> None:
        """The course has just gone on by one decision: what will be stored, and then told."""
        last = course.recent[-1]
        self.note_stored_with(course, last)
        self.windows.decided(course.window, last.action)
        if self.real_time is not None:
            self.real_time.decided_by_people(last.at)
        told = AsTold(self.draft, course, self.real_time, self.coach)
        ends = told.deadline
        heard: Told = {}
        for observer in self.audience.observers(self.record):
            text = encoded(told.update(observer, notes, heard, ends))
            self.updates.setdefault(observer, []).append(text)

    def note_clocked_decisions(self) -> None:
        """The same for all that the clock has decided at once; what came before the last is walked again."""
        notes = [] if self.real_time is None else self.real_time.taken()
        if not notes:
            return
        course = self.game()
        for decision in course.recent[-len(notes) : -1]:
            self.note_stored_with(course, decision)
        if len(notes) > 1:
            told = self.as_told(self.draft)
            for observer in self.audience.observers(self.record):
                earlier = told.missed(observer, len(notes))[:-1]
                self.updates.setdefault(observer, []).extend(encoded(update) for update in earlier)
        self.note_decision(course, notes[-1])

    def note_stored_with(self, course: Course, decision: Decision) -> None:
        """The row of a decision, and whatever changes with it."""
        self.unstored.append(LogRow(decision.seq, PLAY, decision.seat, decision.choice, decision.request, decision.at))
        if self.coach is not None:
            self.coach.played.append((decision.seat, decision.choice))
        newest = course.checkpoints[-1]
        if newest.seq == decision.seq:
            content = msgspec.msgpack.encode(newest)
            self.statements += self.store.keep_snapshot(self.id, newest.seq, content, course.checkpoints[0].seq)
        if decision.seq != course.seq:
            return
        if course.over:
            self.change(phase="over", result=msgspec.json.encode(course.scores()).decode())
        for seat in course.deciding if course.window is None else ():
            if self.draft.seats[seat].standing == UNTIL_MY_TURN:
                self.change_seat(seat, standing=ASK)
                self.orders_ended.append(seat)

    async def settle(self, events: Sequence[Struct] = ()) -> None:
        """Store what has happened, then tell it; what hands do on the way is told after what they did."""
        rows, self.unstored = self.unstored, []
        updates, self.updates = self.updates, {}
        statements, self.statements = self.statements, []
        orders_ended, self.orders_ended = self.orders_ended, []
        before = self.record
        if rows or statements:
            try:
                await self.store.append(self.id, rows, *statements)
            except BaseException:
                self.distrust()
                raise
            self.record = self.draft
            if self.record is not before:
                self.send_away_those_without_right()
                self.drop_answers_of_others(before)
            self.failures = 0
            if self.course is not None:
                self.decisions = self.course.state.decisions
            self.decisions_counted.inc(len(rows))
        if updates:
            self.tell_updates(updates)
        if rows:
            self.settle_asking_back(OTHERS_DECIDED)
        self.tell_overtaken()
        for event in events:
            self.tell_hand(event)
        if self.record is not before:
            self.apply_rights()
            if differs(before, self.record):
                self.tell_table()
            for connection in self.audience.greeted() if orders_ended else ():
                if connection.seat_in(self.record) in orders_ended:
                    self.send_afresh(connection)
        self.drive()

    def distrust(self) -> None:
        """What is in memory may not be what is stored: it is read again, soon or when somebody asks."""
        self.course = None
        self.discard()
        self.later(self.recover)

    async def recover(self) -> None:
        """Read the log again if that is needed, tell all how things stand, and go on."""
        async with self.lock:
            if self.course is None:
                await self.read()
            else:
                self.drive()

    # --- Telling -------------------------------------------------------------------------------------------

    def info(self, person: Person | None) -> TableInfo:
        paused = self.hands is not None and self.hands.paused
        deciding = None if self.course is None else self.course.deciding
        return self.record.info(person, self.audience.present, self.decisions, paused, deciding)

    def snapshot(self, connection: Connection) -> Snapshot:
        info = self.info(connection.person)
        if self.course is None:
            return snapshot_without_game(info, self.chat, self.now())
        asks, person = self.asking_back, connection.person
        asks_back = asks.seat if asks is not None and person is not None and person.id in asks.people else None
        seat = connection.seat_in(self.record)
        return self.as_told(self.record).snapshot(seat, info, self.chat, asks_back, self.now())

    def send_afresh(self, connection: Connection) -> None:
        connection.told_from = connection.seat_in(self.record)
        connection.send(self.snapshot(connection))

    def tell_all_afresh(self) -> None:
        for connection in self.audience.greeted():
            self.send_afresh(connection)

    def tell_updates(self, updates: dict[int, list[bytes]]) -> None:
        """To those who look from the seat that they were told of before; all others are told afresh."""
        for connection in self.connections:
            seat = connection.seat_in(self.record)
            if connection.greeted and connection.told_from == seat:
                for text in updates.get(len(self.record.seats) if seat is None else seat, ()):
                    connection.wire.send_text(text)

    def tell_table(self) -> None:
        """To each as it knows the table: made once for all to whom it looks the same."""
        texts: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for connection in self.audience.greeted():
            person = connection.person
            key = seats_of(self.record, person), is_host(self.record, person)
            if key not in texts:
                texts[key] = encoded(TableChanged(self.info(person)))
            connection.wire.send_text(texts[key])

    def tell_hand(self, event: Struct) -> None:
        """The clock says whether all see it, or its own seat alone."""
        message = hand_message(event, self.action_name)
        text = encoded(message)
        for_all = self.hands is None or self.hands.is_for_all(event)
        for connection in self.audience.greeted():
            if for_all or connection.seat_in(self.record) == message.seat:
                connection.wire.send_text(text)

    def tell_overtaken(self) -> None:
        """To those whose answer came too late, once what was faster is stored."""
        for _, answer in self.windows.take_overtaken():
            if answer.connection is not None:
                self.answer_later(answer.connection, answer.request, self.refused(answer.request, OVERTAKEN))

    def answer_later(self, connection: Connection, request: str, answer: ServerMessage) -> None:
        """To a request that had to wait: whoever asked may be gone."""
        if connection.person is not None:
            self.answers.remember(connection.person.id, request, answer)
        if connection in self.connections:
            connection.send(answer)

    def action_name(self, action: int) -> str:
        course = self.game()
        name: str = course.opened.game.table.action_name(course.state, course.opened, action)
        return name

    # --- Rights ---------------------------------------------------------------------------------------------

    def apply_rights(self) -> None:
        """The record is another one: who holds another seat than before is told what is to be seen from there."""
        self.send_away_those_without_right()
        for connection in self.audience.greeted():
            if connection.seat_in(self.record) != connection.told_from:
                self.send_afresh(connection)

    def send_away_those_without_right(self) -> None:
        for connection in self.audience.without_right(self.record):
            self.send_away(connection)

    def drop_answers_of_others(self, before: TableRecord) -> None:
        """Somebody else sits there now: what the one before them would have answered no longer counts."""
        for old, new in zip(before.seats, self.record.seats, strict=True):
            if (old.person, old.bot) != (new.person, new.bot) and new.seat in self.windows.answers:
                self.windows.drop(new.seat)

    def send_away(self, connection: Connection) -> None:
        """From now on nothing is sent to it, and nothing heard from it."""
        self.leave(connection)
        connection.close()

    def hang_up(self, sessions: Collection[str]) -> None:
        """These sessions have ended."""
        for connection in list(self.connections):
            if connection.person is not None and connection.person.session in sessions:
                self.send_away(connection)

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        return seats_of(self.record, person)

    def may_see(self, person: Person | None) -> bool:
        return may_see(self.record, person)

    # --- Answers to a client -------------------------------------------------------------------------------

    def refuse(self, connection: Connection, request: str, refusal: Refusal) -> None:
        metrics.REFUSALS.labels(refusal.code).inc()
        if connection in self.connections:
            connection.send(self.refused(request, refusal))

    def refused(self, request: str, refusal: Refusal) -> Refused:
        return Refused(request, self.course.seq if self.course else 0, refusal.code, refusal.text, refusal.words)

    def accept(self, connection: Connection, seat: int, request: str, seq: int) -> None:
        """A decision is stored: who looks from its seat was told so by the update."""
        answer = Accepted(request, seq)
        if connection.seat_in(self.record) != seat:
            self.answer_later(connection, request, answer)
        elif connection.person is not None:
            self.answers.remember(connection.person.id, request, answer)

    # --- Taking back ------------------------------------------------------------------------------------------

    def settle_asking_back(self, refusal: Refusal) -> None:
        """It was refused, or the game has gone on."""
        asking, self.asking_back = self.asking_back, None
        if asking is None:
            return
        self.answer_later(asking.connection, asking.request, self.refused(asking.request, refusal))
        for other in self.audience.greeted():
            if other.person is not None and other.person.id in asking.people:
                other.send(AskedBack(None))

    async def take_back(self, seat: int, request: str) -> ServerMessage:
        course, at = self.game(), self.now()
        dropped = course.take_back(at)
        if self.coach is not None:
            self.coach.played.pop()
        self.windows.decided(course.window, dropped.action)
        self.unstored.append(LogRow(course.seq, UNDO, seat, dropped.choice, request, at))
        await self.settle()
        self.tell_all_afresh()
        return Accepted(request, course.seq)

    # --- Coming and going -------------------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        """What gave it the right to come may have ended on the way here."""
        self.audience.join(connection)
        self.note_line(connection.person)
        if not may_see(self.record, connection.person):
            self.send_away(connection)

    def leave(self, connection: Connection) -> None:
        if not self.audience.leave(connection):
            return
        self.note_line(connection.person)
        if not self.connections and self.phase == "over" and not self.lock.locked():
            self.course = None  # nobody looks at the game any more: whoever comes finds it in the store

    def note_line(self, person: Person | None) -> None:
        """A player's line is there, or gone."""
        mine = self.seats_of(person)
        if person is None or not mine:
            return
        lines = self.audience.present[person.id]
        if lines <= 1:  # the first, or none is left
            self.tell_table()
        if self.hands is None:
            return
        for seat in mine:
            self.hands.connection(seat, self.now(), lines > 0)
        self.drive()
        if lines == 0:
            asyncio.get_running_loop().call_later(STAND_IN_CHECK_S, self.start_soon, self.step_in)

    async def step_in(self) -> None:
        """Bots play for those whose line is gone, where the host wants it."""
        async with self.lock:
            await self.read()
            if self.phase == "playing" and self.hands is not None:
                for seat in self.hands.stand_ins(self.now()):
                    if self.record.seats[seat].bot is None:
                        self.change_seat(seat, bot=STAND_IN)
                await self.settle()

    # --- Without being asked ------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Carry out the answers that are there, as far as their time has come."""
        course = self.game()
        loop = asyncio.get_running_loop()
        carried_out: list[tuple[int, Answer, int]] = []
        while self.draft.phase == "playing" and not self.windows.is_open(loop.time()):
            found = self.windows.next_answer(course, self.draft.seats)
            if found is None:
                break
            seat, answer = found
            if answer.question == course.asked[seat]:
                self.note_decision(course, course.decide(seat, answer.action, answer.request, self.now()))
                carried_out.append((seat, answer, course.seq))
            if course.window is not None and self.windows.about is None:
                break
        if carried_out:
            await self.settle()
        for seat, answer, seq in carried_out:
            if answer.connection is not None:
                self.accept(answer.connection, seat, answer.request, seq)

    def drive(self) -> None:
        """Bots think about what they are asked, windows end, deadlines and clocks ring."""
        course = self.course
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if course is None or self.phase != "playing":
            return
        loop = asyncio.get_running_loop()
        if course.window is not None:
            asked = bool(self.windows.thinking(course, self.record.seats))
            length = window_length(self.record.spec.pace, self.watching(), asked, self.record.row.seed, course.seq)
            self.windows.open(course.window, length * self.bots.pace, loop.time())
        self.let_bots_think(course)
        rings = [] if self.windows.rings_at is None else [self.windows.rings_at]
        ends = deadline(self.record, course, self.real_time)
        if ends is not None and self.real_time is None and not self.windows.thinking(course, self.record.seats):
            ends = None  # whoever is waited for has answered, and the window ends by itself
        moves = None if self.hands is None else self.hands.next_event_at()
        for at in (ends, moves):
            if at is not None:
                rings.append(loop.time() + max(0, at - self.now()) / 1000)
        if rings:
            self.alarm = loop.call_at(min(rings), self.start_soon, self.ring)

    async def ring(self) -> None:
        """The alarm: something is due."""
        async with self.lock:
            await self.read()
            course, now = self.game(), self.now()
            if self.real_time is not None:
                events = self.real_time.advance(now)
                self.note_clocked_decisions()
                await self.settle(events)
                return
            self.windows.ring(asyncio.get_running_loop().time())
            await self.go_on()
            ends = deadline(self.record, course, self.real_time)
            if ends is not None and now >= ends:
                await self.answer_for_the_late(now)
            self.drive()

    async def answer_for_the_late(self, now: int) -> None:
        course, spec = self.game(), self.record.spec
        for seat in self.windows.thinking(course, self.record.seats):
            if course.asked_at[seat] + 1000 * spec.clock_s <= now:
                state = course.deciding[seat].copy()
                choice = await self.bots.think(STAND_IN, course.opened, state, seat, HUNTING_THOUGHT_S)
                self.windows.keep(seat, Answer(course.asked[seat], choice.action))
                await self.go_on()
                return

    def start(self, doing: Coroutine[Any, Any, Any]) -> None:
        self.follow(asyncio.ensure_future(doing))

    def start_soon(self, doing: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """For timers: nothing is begun before its time."""
        self.start(doing())

    def later(self, doing: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """After something failed; the more often, the later."""
        wait = min(LONGEST_RECOVER_S, RECOVER_S * 2**self.failures)
        self.failures = min(self.failures + 1, MOST_DOUBLINGS)
        asyncio.get_running_loop().call_later(wait, self.start_soon, doing)

    def follow(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        """A task of the table that failed is noted, and the table goes on."""
        self.tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is None:
            return
        if not isinstance(failure, Conflict | Refusal):  # another process was faster, or the table is closed
            note_failure("table", failure, table=self.id)
        if not isinstance(failure, Refusal):
            self.later(self.recover)

    # --- Bots -----------------------------------------------------------------------------------------------------

    def let_bots_think(self, course: Course) -> None:
        scripted = None if self.coach is None else self.coach.scripted(course)
        for seat in range(len(self.record.seats)) if self.hands is not None else course.deciding:
            level = self.record.seats[seat].bot
            if level is not None and (scripted is None or scripted[0] == seat):
                self.think(seat, level)

    def think(self, seat: int, level: str) -> None:
        if self.hands is not None:
            task = self.thinking.begin(seat, HUNTING, False, lambda: self.bot_hunts(seat, level))
        else:
            question, answered = self.game().asked[seat], seat in self.windows.answers
            task = self.thinking.begin(seat, question, answered, lambda: self.bot_decides(seat, level, question))
        if task is not None:
            self.follow(task)

    async def bot_decides(self, seat: int, level: str, question: int) -> None:
        """A bot's answer takes the same time whatever it holds; in a window it comes with all the others."""
        course = self.course
        if course is None or seat not in course.deciding or course.asked[seat] != question:
            return
        seconds = self.bots.answer_s(level)
        if course.window is not None:
            seconds = max(0.05, self.windows.ends - asyncio.get_running_loop().time())
        scripted = None if self.coach is None else self.coach.scripted(course)
        if scripted is not None:
            await asyncio.sleep(seconds)
            action = scripted[1]
        else:
            action = await self.bots.choose(level, course.opened, course.deciding[seat].copy(), seat, seconds)
        async with self.lock:
            await self.read()
            course = self.game()
            if self.phase == "playing" and self.record.seats[seat].bot and course.asked[seat] == question:
                if seat in course.deciding:
                    self.windows.keep(seat, Answer(question, action))
                    await self.go_on()

    async def bot_hunts(self, seat: int, level: str) -> None:
        """On a clock of hands a bot looks and moves as a person of its strength would, while anybody is there."""
        while self.connections and self.plays(seat, level) and self.hands is not None:
            await asyncio.sleep(self.hands.think_ms(level) / 1000 * self.bots.pace)
            async with self.lock:
                await self.read()
                course = self.game()
                state = course.state.copy()
                left_to_people = self.hands is not None and self.hands.left_to_people()
            if not state.waiting >> seat & 1 or (left_to_people and self.people_play()):
                continue
            choice = await self.bots.think(level, course.opened, state, seat, HUNTING_THOUGHT_S)
            async with self.lock:
                await self.read()
                if self.plays(seat, level) and self.real_time is not None and self.hands is not None:
                    wanted = [candidate.action for candidate in choice.candidates] or [choice.action]
                    action = self.hands.choose_for_bot(seat, wanted)
                    events, _ = self.real_time.request(seat, action, self.now(), 0, "")
                    self.note_clocked_decisions()
                    await self.settle([event for event in events if not is_refusal(event)])

    def plays(self, seat: int, level: str) -> bool:
        return self.phase == "playing" and self.record.seats[seat].bot == level

    def watching(self) -> int:
        """How many people could tell by a window's length what somebody holds: who plays, and who looks on."""
        people = [row.person for row in self.record.seats if row.bot is None]
        others = {connection.person and connection.person.id for connection in self.connections}
        return len(people) + len(others.difference(people))

    def people_play(self) -> bool:
        return any(row.bot is None for row in self.record.seats)

    def is_idle(self) -> bool:
        """Nobody is here, and nothing will happen by itself."""
        return not self.connections and not self.tasks and self.alarm is None and not self.lock.locked()

    async def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def differs(before: TableRecord, after: TableRecord) -> bool:
    """Is there anything to tell of the change? Of standing orders nobody is told."""
    if before.row != after.row or before.spec != after.spec:
        return True
    seats = zip(before.seats, after.seats, strict=True)
    return any(old._replace(standing="") != new._replace(standing="") for old, new in seats)
