"""All the tables: making one, finding it, sitting down, and what its host may do."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened, slugs
from folktable.engine.lesson import Lesson, chapters_of
from folktable.engine.savefile import new_seed
from folktable.server.bots import LEVEL_NAMES, Bots
from folktable.server.course import PLAY, standing
from folktable.server.limits import Buckets
from folktable.server.live import CHAT_BUCKET, LiveTable
from folktable.server.names import same_name
from folktable.server.people import HOST, READ, STAND_IN, Person, hashed, new_secret
from folktable.server.people import PLAY as MAY_PLAY
from folktable.server.problems import Refusal
from folktable.server.record import (
    StoredTable,
    TableRecord,
    encoded_spec,
    opened_for,
    played_with,
    read_record,
    record_of,
)
from folktable.server.replays import must_be_over
from folktable.server.rights import is_host, may_come_in, may_see
from folktable.server.steady import Now, now_ms
from folktable.server.store import LogRow, SeatRow, Store, TableRow
from folktable.server.watched import note_failure, once, repeatedly
from folktable.wire import ConnectionReport, ContinuedFrom, NewTable, PlayOn, SitDown, TableInfo

if TYPE_CHECKING:
    from folktable.server.neighbours import Neighbours

LISTED = 50
ENDED = "session:"  # on the channel of changes: not a table, but a session that has ended
SOMEBODY = "somebody"
LESSON_BOT = "apprentice"
BEAT_S = 1.0  # at tables in real time; at others every so many beats
CALM_BEATS = 10
TIDY_BEATS = 60
RENEW_S = 4.0
FORGET_QUIET = 150  # renewals
SESSIONS_AT_ONCE = 500  # asked for in one statement
EVERY_TABLE = 100_000  # of one person

log = structlog.get_logger()


class Tables:
    def __init__(self, store: Store, bots: Bots, neighbours: Neighbours | None = None, now: Now = now_ms) -> None:
        self.store, self.bots, self.now = store, bots, now
        self.neighbours = neighbours  # the other processes, where there are some
        self.live: dict[str, LiveTable] = {}  # those that this process holds
        self.quiet: set[str] = set()  # put away, among several processes: nothing happens there before somebody comes
        self.asleep: dict[
            str, tuple[int, ...]
        ] = {}  # who is waited for at tables that were put away, where we are alone
        self.opening = asyncio.Lock()
        self.talk = Buckets(*CHAT_BUCKET)
        self.beats = itertools.count(1)
        self.renewals = itertools.count(1)
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        doing = [repeatedly("beat", BEAT_S, self.beat), once("taking tables up", self.take_up())]
        neighbours = self.neighbours
        if neighbours is not None:
            doing += [
                repeatedly("holding tables", RENEW_S, lambda: self.hold_on(neighbours)),
                repeatedly("hearing of changes", RENEW_S, lambda: self.hear_of_changes(neighbours)),
            ]
        self.tasks = [asyncio.create_task(one) for one in doing]

    async def take_up(self) -> None:
        """Tables that are being played, and held by nobody: bots and deadlines may wait there."""
        for table in await self.store.playing():
            if table in self.live or table in self.quiet:
                continue
            try:
                if await self.held(table):
                    await self.read_again(await self.find(table))
            except Exception as failure:  # one broken table breaks one table
                note_failure("taking a table up", failure, table=table)

    async def read_again(self, live: LiveTable, afresh: bool = False) -> None:
        async with live.lock:
            if afresh:
                live.course = None
            await live.read()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        for live in self.live.values():
            await live.stop()

    async def beat(self) -> None:
        n, monotonic, now = next(self.beats), asyncio.get_running_loop().time(), self.now()
        for table, live in list(self.live.items()):
            # Calm tables have a second of their own each: all lines of a thousand at once would make decisions wait.
            if live.hands is not None or (n + hash(table)) % CALM_BEATS == 0:
                for connection in live.audience.greeted():
                    connection.beat(n, monotonic, now)
        if n % TIDY_BEATS == 0:
            self.tidy_up()
        if n % CALM_BEATS == 0:
            await self.notice_closed()
            await self.notice_ended_sessions()

    def tidy_up(self) -> None:
        """Tables where nobody is and nothing is due are put away; whoever comes finds them in the store."""
        for table, live in list(self.live.items()):
            if not live.is_idle():
                live.was_idle = False
            elif not live.was_idle:
                live.was_idle = True  # put away at the next look, if it still is
            else:
                del self.live[table]
                if self.neighbours is not None:  # alone, nobody looks again for tables that nobody holds
                    self.quiet.add(table)
                elif live.course is not None and live.phase == "playing":
                    self.asleep[table] = tuple(live.course.deciding)

    def put_away(self, table: str) -> bool:
        """It is to be removed: not while anybody is there."""
        live = self.live.get(table)
        if live is not None and not live.is_idle():
            return False
        self.live.pop(table, None)
        self.quiet.discard(table)
        self.asleep.pop(table, None)
        return True

    async def notice_closed(self) -> None:
        """What `folktable admin close` has closed is closed here too."""
        for table in await self.store.closed_since(self.now() - 2 * int(1000 * BEAT_S * CALM_BEATS)):
            live = self.live.get(table)
            if live is not None and live.phase != "closed":
                await self.read_again(live, afresh=True)

    # --- Whoever loses a right loses it everywhere, at once ------------------------------------------------------

    async def hang_up(self, sessions: Collection[str]) -> None:
        """These sessions have ended, and with them every socket that lived by one of them, in all processes."""
        self.hang_up_here(sessions)
        if self.neighbours is not None:
            for session in sessions:
                await self.neighbours.announce(ENDED + session)

    def hang_up_here(self, sessions: Collection[str]) -> None:
        for live in list(self.live.values()):
            live.hang_up(sessions)

    async def notice_ended_sessions(self) -> None:
        """Whatever ended a session past this process: its sockets end here too, within seconds."""
        sessions = sorted(
            {
                connection.person.session
                for live in self.live.values()
                for connection in live.connections
                if connection.person is not None
            }
        )
        for first in range(0, len(sessions), SESSIONS_AT_ONCE):
            few = sessions[first : first + SESSIONS_AT_ONCE]
            if ended := {*few} - await self.store.living_sessions(few):
                self.hang_up_here(ended)

    async def forget(self, person: Person) -> None:
        """Somebody deletes themselves: their sockets end, bots play on for them, their name and their words go."""
        sessions = [session.hash for session in await self.store.sessions(person.id)]
        await self.hang_up(sessions)
        for table in await self.store.tables_of(person.id, EVERY_TABLE):
            live = await self.find(table)
            async with live.lock:
                if table in self.live:  # else another process plays it
                    await live.read()
                for seat in live.seats_of(person):
                    live.change_seat(seat, person=None, player=SOMEBODY, bot=STAND_IN)
                if is_host(live.record, person):
                    live.change(host="")
                await live.settle()
            await self.announce(table)
        for live in self.live.values():
            live.chat.forget(person.id)
        await self.store.forget_person(person.id, STAND_IN)
        await self.hang_up(sessions)  # who came again meanwhile

    # --- Among several processes ---------------------------------------------------------------------------

    async def held(self, table: str) -> bool:
        """Is the table this process's? If nobody holds it, it is from now on."""
        return self.neighbours is None or await self.neighbours.holder(table) == self.neighbours.address

    async def hold_on(self, neighbours: Neighbours) -> None:
        if next(self.renewals) % FORGET_QUIET == 0:  # one of them may have been played on elsewhere meanwhile
            self.quiet.clear()
        for table in await neighbours.renew(self.live):
            await self.let_go(table)
        await self.take_up()

    async def let_go(self, table: str) -> None:
        """Another process holds it now: our clients come again, and are sent there."""
        live = self.live.pop(table)
        await live.stop()
        for connection in live.connections:
            connection.close()

    async def hear_of_changes(self, neighbours: Neighbours) -> None:
        async for table in neighbours.changed():
            live = self.live.get(table)
            if table.startswith(ENDED):
                self.hang_up_here({table.removeprefix(ENDED)})
            elif live is not None:
                await self.read_again(live, afresh=True)

    async def announce(self, table: str) -> None:
        """To the process that holds the table: it was changed past it."""
        if self.neighbours is not None and not self.neighbours.holds(table):
            await self.neighbours.announce(table)

    # --- Finding ---------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        live = self.live.get(table)
        if live is None:
            async with self.opening:
                live = self.live.get(table)
                if live is None:
                    live = self.table_of(await self.record(table))
                    self.quiet.discard(table)
                    self.asleep.pop(table, None)
                    if self.neighbours is None or self.neighbours.holds(table):
                        self.live[table] = live  # else it is only looked at, for a list
        return live

    async def record(self, table: str) -> TableRecord:
        record = await read_record(self.store, table)
        if record is None:
            raise Refusal(404, "unknown-table")
        return record

    def table_of(self, record: TableRecord) -> LiveTable:
        return LiveTable(self.store, self.bots, record, self.now, self.talk)

    async def seen_by(self, table: str, person: Person | None) -> LiveTable:
        live = await self.find(table)
        if self.live.get(table) is not live:  # its lease was lost on the way here: nobody would hear of what is done
            raise Refusal(503, "moving")
        if person is not None:
            person.must(READ, table)
        if not may_see(live.record, person):
            raise Refusal(403, "private")
        return live

    async def hosted_by(self, table: str, person: Person) -> LiveTable:
        live = await self.seen_by(table, person)
        person.must(HOST, table)
        if not is_host(live.record, person):
            raise Refusal(403, "not-host")
        return live

    async def public(self, first: int, person: Person | None) -> list[TableInfo]:
        return [await self.listed(table, person) for table in await self.store.public_tables(first, LISTED)]

    async def of(self, person: Person) -> list[TableInfo]:
        return [await self.listed(table, person) for table in await self.store.tables_of(person.id, LISTED)]

    async def listed(self, table: str, person: Person | None) -> TableInfo:
        live = self.live.get(table)
        if live is not None:
            return live.info(person)
        record, decisions = await self.record(table), await self.store.decisions(table)
        return record.info(person, decisions=decisions, deciding=self.asleep.get(table))

    async def record_now(self, table: str) -> TableRecord:
        """For lists and the like the record is enough: nothing is taken into memory for it."""
        live = self.live.get(table)
        return await self.record(table) if live is None else live.record

    # --- Making ------------------------------------------------------------------------------------------------

    async def create(self, person: Person, spec: NewTable) -> tuple[LiveTable, str]:
        lesson = None
        if spec.lesson and spec.game in slugs():
            chapters = chapters_of(spec.game)
            if spec.chapter >= len(chapters):
                raise Refusal(404, "no-lesson")
            lesson = chapters[spec.chapter]
            spec = guided(spec, lesson)
        opened = await asyncio.to_thread(checked, spec)  # a box that nobody has opened yet may take a while
        bots = {int(seat): level for seat, level in spec.bots.items()}
        seats = [
            SeatRow(seat, person.id, spec.name, None, 0, "ask")
            if seat in spec.mine
            else SeatRow(seat, None, bots.get(seat), bots.get(seat), 0, "ask")
            for seat in range(opened.seats)
        ]
        stored = StoredTable(**{**msgspec.structs.asdict(spec), "seats": opened.seats})
        return await self.add(person, stored, seats, "" if lesson is None else lesson.seed)

    async def add(
        self, person: Person, spec: StoredTable, seats: list[SeatRow], seed: str = "", log: Sequence[LogRow] = ()
    ) -> tuple[LiveTable, str]:
        invite, at = new_secret(), self.now()
        spec.name = SOMEBODY  # who sits where, and is called how, is in the seats
        if spec.played_with is None:
            spec.played_with = played_with(opened_for(spec))
        row = TableRow(
            id=secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"),
            game=spec.game,
            spec=encoded_spec(spec),
            seed=seed or new_seed(),
            host=person.id,
            phase="playing" if all(taken(seat) for seat in seats) else "gathering",
            public=int(spec.public),
            invite=hashed(invite),
            result=None,
            rematch=None,
            created=at,
            changed=at,
        )
        await self.held(row.id)
        await self.store.add_table(row, seats, *self.store.lines(row.id, log))
        live = self.live[row.id] = self.table_of(record_of(row, seats, ()))
        if log:
            await self.read_again(live)
        else:
            live.begin()
        return live, invite

    async def play_on(self, live: LiveTable, person: Person, wanted: PlayOn) -> tuple[LiveTable, str]:
        """What if? The same shuffle and the same decisions up to a point; from there on it is a game of its own."""
        person.must(MAY_PLAY, live.id)
        must_be_over(live.record)
        rows = standing(await self.store.log(live.id)).rows
        if wanted.decisions >= len(rows):
            raise Refusal(409, "over")
        mine = seat_of(live, wanted.seat).seat
        seats = [
            SeatRow(seat, person.id, wanted.name, None, 0, "ask")
            if seat == mine
            else SeatRow(seat, None, STAND_IN, STAND_IN, 0, "ask")
            for seat in range(len(live.record.seats))
        ]
        # The pace stays, and what the game was played with: the same decisions must be possible.
        spec = msgspec.structs.replace(
            a_new_game(live.record.spec),
            name=wanted.name,
            mine=(wanted.seat,),
            bots={},
            public=False,
            clock_s=0,
            going_on=ContinuedFrom(live.id, wanted.decisions),
            played_with=live.record.spec.played_with or played_with(live.record.box),
        )
        at = self.now()
        log = [LogRow(seq, PLAY, row.seat, row.choice, "", at) for seq, row in enumerate(rows[: wanted.decisions], 1)]
        return await self.add(person, spec, seats, live.record.row.seed, log)

    async def rematch(self, live: LiveTable, person: Person) -> tuple[LiveTable, str]:
        """The same people at a new table, one seat further on; only once for each game."""
        person.must(MAY_PLAY, live.id)
        async with live.lock:
            record = live.record
            if record.phase != "over":
                raise Refusal(409, "not-over", "rematch-early")
            if not live.seats_of(person) and not is_host(record, person):
                raise Refusal(403, "spectator", "rematch-not-yours")
            if record.row.rematch is not None:
                raise Refusal(409, "rematch-exists")
            count = len(record.seats)
            seats = [
                record.seats[(seat - 1) % count]._replace(seat=seat, standing="ask", muted=0) for seat in range(count)
            ]
            follower, invite = await self.add(person, a_new_game(record.spec), seats)
            live.change(rematch=follower.id)
            await live.settle()
        return follower, invite

    # --- Seats -------------------------------------------------------------------------------------------------

    async def sit(self, live: LiveTable, person: Person, wanted: SitDown) -> None:
        person.must(MAY_PLAY, live.id)
        async with live.lock:
            await live.read()
            may_come_in(live.record, person)
            if not may_see(live.record, person) and hashed(wanted.invite) != live.record.row.invite:
                raise Refusal(403, "private")
            if live.phase in ("over", "closed"):
                raise Refusal(409, "over", "table-over")
            free = [row.seat for row in live.record.seats if not taken(row)]
            if live.phase == "playing" and live.record.spec.late:
                free += [row.seat for row in live.record.seats if row.bot is not None and row.person is None]
            if wanted.seat is None and not free:
                raise Refusal(409, "full")
            seat = free[0] if wanted.seat is None else wanted.seat
            seat_of(live, seat)
            if seat not in free:
                raise Refusal(409, "seat-taken")
            if any(row.person != person.id and same_name(row.player or "", wanted.name) for row in live.record.seats):
                raise Refusal(409, "name-at-table", name=wanted.name)
            live.change_seat(seat, person=person.id, player=wanted.name, bot=None, standing="ask")
            await self.begin_if_full(live)

    async def begin_if_full(self, live: LiveTable) -> None:
        began = live.phase == "gathering" and all(taken(row) for row in live.draft.seats)
        if began:
            live.change(phase="playing")
        await live.settle()
        if began:
            live.tell_all_afresh()

    async def start(self, live: LiveTable) -> None:
        """The host does not wait any longer: bots take the seats that are free."""
        async with live.lock:
            await live.read()
            if live.phase != "gathering":
                raise Refusal(409, "begun")
            for row in live.record.seats:
                if not taken(row):
                    live.change_seat(row.seat, bot=STAND_IN, player=STAND_IN)
            await self.begin_if_full(live)

    async def order_seat(self, live: LiveTable, person: Person, seat: int, bot: str | None) -> None:
        """A bot plays on for a person, the person takes the seat back; the host puts bots where nobody is."""
        person.must(MAY_PLAY, live.id)
        async with live.lock:
            await live.read()
            row = seat_of(live, seat)
            if bot is not None and bot not in LEVEL_NAMES:
                raise Refusal(400, "unknown-bot", bot=bot, bots=", ".join(LEVEL_NAMES))
            if row.person != person.id:
                if not is_host(live.record, person):
                    raise Refusal(403, "not-your-seat", "not-yours-nor-host")
                person.must(HOST, live.id)
                if row.person is not None and live.audience.present[row.person]:
                    raise Refusal(409, "not-your-seat", "player-is-there")
            if bot is None and row.person is None and live.phase != "gathering":
                raise Refusal(409, "nobody-there")
            if row.person is None:
                live.change_seat(seat, bot=bot, player=bot)
            else:
                live.change_seat(seat, bot=bot)
            await self.begin_if_full(live)

    async def leave(self, live: LiveTable, person: Person, seat: int | None) -> None:
        """Before the game the seat is free again; in it a bot plays on, and the person may come back."""
        person.must(MAY_PLAY, live.id)
        async with live.lock:
            await live.read()
            mine = live.seats_of(person)
            if not mine or (seat is not None and seat not in mine):
                raise Refusal(403, "not-your-seat", "not-there")
            for one in mine if seat is None else [seat]:
                if live.phase == "gathering":
                    self.free(live, one)
                elif live.phase == "playing":
                    live.change_seat(one, bot=STAND_IN)
            await live.settle()

    def free(self, live: LiveTable, seat: int) -> None:
        live.change_seat(seat, person=None, player=None, bot=None, standing="ask")

    async def show_out(self, live: LiveTable, seat: int) -> None:
        """The host shows a player out: a bot plays on, the seat is no longer theirs, and neither is the invite."""
        async with live.lock:
            await live.read()
            gone = seat_of(live, seat).person
            if gone is None or gone == live.record.row.host:
                raise Refusal(409, "nobody-there", "no-guest-there")
            for row in live.record.seats:
                if row.person == gone and live.phase == "gathering":
                    self.free(live, row.seat)
                elif row.person == gone:
                    live.change_seat(row.seat, person=None, player=STAND_IN, bot=STAND_IN, standing="ask")
            live.admit(gone, False)
            live.change_spec(shown_out=(*live.record.spec.shown_out, gone))
            await live.settle()

    async def mute(self, live: LiveTable, seat: int, muted: bool) -> None:
        """It is the person who is muted, wherever they sit at this table or stand."""
        async with live.lock:
            await live.read()
            who = seat_of(live, seat).person
            if who is None:
                raise Refusal(409, "nobody-there", "no-guest-there")
            others = tuple(person for person in live.record.spec.muted if person != who)
            live.change_seat(seat, muted=0)  # where it was kept before
            live.change_spec(muted=(*others, who) if muted else others)
            await live.settle()

    async def pause(self, live: LiveTable, paused: bool) -> None:
        """Between two hunts of Grumpf: whoever hunts cannot be stopped [grumpf-rt-15]."""
        async with live.lock:
            await live.read()
            if live.phase != "playing" or live.hands is None:
                raise Refusal(409, "no-clock")
            if not paused:
                live.hands.resume(self.now())
            elif not live.hands.pause():
                raise Refusal(409, "hunting")
            live.change_spec(paused=paused)
            await live.settle()

    async def connection_reports(self, live: LiveTable) -> list[ConnectionReport]:
        async with live.lock:
            await live.read()
            clock, seats = live.hands, range(len(live.record.seats))
            if clock is None:
                return []
            return [ConnectionReport(seat, clock.credit(seat), tuple(clock.suspicions(seat))) for seat in seats]  # type: ignore[arg-type]

    async def close(self, live: LiveTable) -> None:
        async with live.lock:
            await live.read()
            if live.phase == "closed":
                return
            live.change(phase="closed", public=0)
            await live.settle()

    async def new_invite(self, live: LiveTable) -> str:
        async with live.lock:
            await live.read()
            invite = new_secret()
            live.change(invite=hashed(invite))
            await live.settle()
        return invite

    async def enter(self, live: LiveTable, person: Person, invite: str) -> None:
        """Who has the invite may watch a private table."""
        person.must(READ, live.id)
        async with live.lock:
            if may_see(live.record, person):
                return
            may_come_in(live.record, person)
            if hashed(invite) != live.record.row.invite:
                raise Refusal(403, "wrong-invite")
            live.admit(person.id, True)
            await live.settle()


def a_new_game(spec: StoredTable) -> StoredTable:
    """The same table for another game: guided once, begun by the rules of today, and with whom was muted then."""
    return msgspec.structs.replace(spec, lesson=False, going_on=None, paused=False, played_with=None, broken="")


def taken(row: SeatRow) -> bool:
    return row.person is not None or row.bot is not None


def seat_of(live: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.record.seats):
        raise Refusal(404, "unknown-seat", seat=seat)
    return live.record.seats[seat]


def guided(spec: NewTable, lesson: Lesson) -> NewTable:
    """The table of a guided first game: one learner, bots in all other seats."""
    return NewTable(
        game=spec.game,
        name=spec.name,
        seats=lesson.seats,
        options=lesson.options,
        mine=(lesson.seat,),
        bots={str(seat): LESSON_BOT for seat in range(lesson.seats) if seat != lesson.seat},
        lesson=True,
        chapter=spec.chapter,
    )


def checked(spec: NewTable) -> Opened:
    """A box for what the host wants, or what is wrong with it."""
    if spec.game not in slugs():
        raise Refusal(404, "unknown-game", game=spec.game, games=", ".join(slugs()))
    try:
        opened = opened_for(spec)
    except FolktableError as error:
        raise Refusal(400, "not-playable", reason=str(error)) from None
    seats: dict[Any, int] = {str(seat): seat for seat in range(opened.seats)}
    for seat in [*spec.bots, *map(str, spec.mine)]:
        if seat not in seats:
            raise Refusal(400, "unknown-seat", "unknown-seat-of", seat=seat, last=opened.seats - 1)
    if {*spec.bots} & {*map(str, spec.mine)}:
        raise Refusal(400, "seat-taken", "seat-twice")
    for level in spec.bots.values():
        if level not in LEVEL_NAMES:
            raise Refusal(400, "unknown-bot", bot=level, bots=", ".join(LEVEL_NAMES))
    return opened
