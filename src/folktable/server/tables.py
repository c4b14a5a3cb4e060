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
from folktable.engine.lesson import Lesson, lesson_of
from folktable.engine.savefile import new_seed
from folktable.server.bots import LEVEL_NAMES, Bots
from folktable.server.course import PLAY, kept_rows
from folktable.server.live import KeptTable, LiveTable, opened_for
from folktable.server.messages import GoingOn, LineReport, NewTable, PlayOn, SitDown
from folktable.server.names import same_name
from folktable.server.people import STAND_IN, Person, hashed, new_secret, now_ms
from folktable.server.problems import Refusal
from folktable.server.replays import must_be_over
from folktable.server.store import LogRow, SeatRow, Store, StoreFailed, TableRow

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

log = structlog.get_logger()


class Tables:
    def __init__(self, store: Store, bots: Bots, neighbours: Neighbours | None = None) -> None:
        self.store, self.bots = store, bots
        self.neighbours = neighbours  # the other processes, where there are some
        self.live: dict[str, LiveTable] = {}  # those that this process holds
        self.quiet: set[str] = set()  # put away: nothing happens there before somebody comes
        self.opening = asyncio.Lock()
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        self.tasks = [asyncio.create_task(self.beat()), asyncio.create_task(self.take_up())]
        if self.neighbours is not None:
            self.tasks += [
                asyncio.create_task(self.hold_on(self.neighbours)),
                asyncio.create_task(self.hear_of_changes(self.neighbours)),
            ]

    async def take_up(self) -> None:
        """Tables that are being played, and held by nobody: bots and deadlines may wait there."""
        for table in await self.store.playing():
            if table not in self.live and table not in self.quiet and await self.held(table):
                live = await self.find(table)
                async with live.lock:
                    await live.read()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        for live in self.live.values():
            await live.stop()

    async def beat(self) -> None:
        loop = asyncio.get_running_loop()
        n = 0
        while True:
            await asyncio.sleep(BEAT_S)
            n += 1
            for live in self.live.values():
                in_time = live.clock is not None and live.clock.live
                if in_time or n % CALM_BEATS == 0:
                    for connection in live.greeted():
                        live.beat(connection, n, loop.time())
            if n % TIDY_BEATS == 0:
                self.tidy_up()
            if n % CALM_BEATS == 0:
                try:
                    await self.notice_closed()
                except StoreFailed as failure:
                    log.warning("closed tables could not be looked for", error=str(failure))

    def tidy_up(self) -> None:
        """Tables where nobody is and nothing is due are put away; whoever comes finds them in the store."""
        for table, live in list(self.live.items()):
            if not live.is_idle():
                live.was_idle = False
            elif not live.was_idle:
                live.was_idle = True  # put away at the next look, if it still is
            else:
                del self.live[table]
                self.quiet.add(table)

    def put_away(self, table: str) -> bool:
        """It is to be removed: not while anybody is there."""
        live = self.live.get(table)
        if live is not None and not live.is_idle():
            return False
        self.live.pop(table, None)
        self.quiet.discard(table)
        return True

    async def notice_closed(self) -> None:
        """What `folktable admin close` has closed is closed here too."""
        for table in await self.store.closed_since(now_ms() - 2 * int(1000 * BEAT_S * CALM_BEATS)):
            live = self.live.get(table)
            if live is not None and live.phase != "closed":
                async with live.lock:
                    live.course = None
                    await live.read()

    # --- Among several processes ---------------------------------------------------------------------------

    async def held(self, table: str) -> bool:
        """Is the table this process's? If nobody holds it, it is from now on."""
        return self.neighbours is None or await self.neighbours.holder(table) == self.neighbours.address

    async def hold_on(self, neighbours: Neighbours) -> None:
        for n in itertools.count(1):
            await asyncio.sleep(RENEW_S)
            if n % FORGET_QUIET == 0:  # one of them may have been played on elsewhere, and its process be gone
                self.quiet.clear()
            try:
                for table in await neighbours.renew(self.live):
                    await self.let_go(table)
                await self.take_up()
            except Exception as error:
                log.warning("the tables of this process could not be held on to", error=str(error))

    async def let_go(self, table: str) -> None:
        """Another process holds it now: our clients come again, and are sent there."""
        live = self.live.pop(table)
        await live.stop()
        for connection in live.connections:
            connection.close()

    async def hear_of_changes(self, neighbours: Neighbours) -> None:
        while True:
            try:
                async for table in neighbours.changed():
                    if table.startswith(ENDED):
                        self.hang_up_here({table.removeprefix(ENDED)})
                    live = self.live.get(table)
                    if live is not None:
                        async with live.lock:
                            live.course = None
                            await live.read()
            except Exception as error:
                log.warning("changes of tables are not heard of", error=str(error))
            await asyncio.sleep(RENEW_S)

    async def announce(self, table: str) -> None:
        """To the process that holds the table: it was changed past it."""
        if self.neighbours is not None and not self.neighbours.holds(table):
            await self.neighbours.announce(table)

    async def hang_up(self, sessions: Collection[str]) -> None:
        """These sessions have ended, and with them every socket that lived by one of them, in all processes."""
        self.hang_up_here(sessions)
        if self.neighbours is not None:
            for session in sessions:
                await self.neighbours.announce(ENDED + session)

    def hang_up_here(self, sessions: Collection[str]) -> None:
        for live in self.live.values():
            for connection in list(live.connections):
                if connection.person is not None and connection.person.session in sessions:
                    connection.close()

    # --- Finding ---------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        live = self.live.get(table)
        if live is None:
            async with self.opening:
                live = self.live.get(table)
                if live is None:
                    row = await self.store.table(table)
                    if row is None:
                        raise Refusal(404, "unknown-table")
                    seats, admitted = await self.store.seats(table), await self.store.admitted(table)
                    await asyncio.to_thread(opened_for, msgspec.json.decode(row.spec, type=KeptTable))
                    live = LiveTable(self.store, self.bots, row, seats, admitted)
                    self.quiet.discard(table)
                    if self.neighbours is None or self.neighbours.holds(table):
                        self.live[table] = live  # else it is only looked at, for a list
        return live

    async def seen_by(self, table: str, person: Person | None) -> LiveTable:
        live = await self.find(table)
        if not live.may_see(person):
            raise Refusal(403, "private")
        return live

    async def hosted_by(self, table: str, person: Person) -> LiveTable:
        live = await self.seen_by(table, person)
        if live.row.host != person.id:
            raise Refusal(403, "not-host")
        return live

    async def public(self, first: int) -> list[LiveTable]:
        return [await self.find(table) for table in await self.store.public_tables(first, LISTED)]

    async def of(self, person: Person) -> list[LiveTable]:
        return [await self.find(table) for table in await self.store.tables_of(person.id, LISTED)]

    # --- Making ------------------------------------------------------------------------------------------------

    async def create(self, person: Person, spec: NewTable) -> tuple[LiveTable, str]:
        lesson = lesson_of(spec.game) if spec.lesson and spec.game in slugs() else None
        if lesson is not None:
            spec = guided(spec, lesson)
        elif spec.lesson and spec.game in slugs():
            raise Refusal(404, "no-lesson")
        opened = await asyncio.to_thread(checked, spec)  # a box that nobody has opened yet may take a while
        bots = {int(seat): level for seat, level in spec.bots.items()}
        seats = [
            SeatRow(seat, person.id, spec.name, None, 0, "ask")
            if seat in spec.mine
            else SeatRow(seat, None, bots.get(seat), bots.get(seat), 0, "ask")
            for seat in range(opened.seats)
        ]
        kept = msgspec.structs.replace(spec, seats=opened.seats)
        return await self.add(person, kept, seats, "" if lesson is None else lesson.seed)

    async def add(
        self, person: Person, spec: NewTable, seats: list[SeatRow], seed: str = "", log: Sequence[LogRow] = ()
    ) -> tuple[LiveTable, str]:
        invite, at = new_secret(), now_ms()
        spec = msgspec.structs.replace(spec, name=SOMEBODY)  # who sits where, and is called how, is in the seats
        row = TableRow(
            id=secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"),
            game=spec.game,
            spec=msgspec.json.encode(spec).decode(),
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
        live = self.live[row.id] = LiveTable(self.store, self.bots, row, seats, set())
        if log:
            async with live.lock:
                await live.read()
        else:
            live.begin()
        return live, invite

    async def play_on(self, live: LiveTable, person: Person, wanted: PlayOn) -> tuple[LiveTable, str]:
        """What if? The same shuffle and the same decisions up to a point; from there on it is a game of its own."""
        must_be_over(live)
        rows = kept_rows(await self.store.log(live.id))
        if wanted.decisions >= len(rows):
            raise Refusal(409, "over")
        seats = [
            SeatRow(seat, person.id, wanted.name, None, 0, "ask")
            if seat == seat_of(live, wanted.seat).seat
            else SeatRow(seat, None, STAND_IN, STAND_IN, 0, "ask")
            for seat in range(len(live.seats))
        ]
        going_on = GoingOn(live.id, wanted.decisions)
        # The pace stays: what is usual at it belongs to the game's options.
        before = {**msgspec.structs.asdict(live.spec), "lesson": False, "public": False, "clock_s": 0, "paused": False}
        spec = KeptTable(**{**before, "name": wanted.name, "mine": (wanted.seat,), "bots": {}, "going_on": going_on})
        at = now_ms()
        log = [LogRow(seq, PLAY, row.seat, row.choice, "", at) for seq, row in enumerate(rows[: wanted.decisions], 1)]
        return await self.add(person, spec, seats, live.row.seed, log)

    async def rematch(self, live: LiveTable, person: Person) -> tuple[LiveTable, str]:
        """The same people at a new table, one seat further on; only once for each game."""
        if live.phase != "over":
            raise Refusal(409, "not-over", "rematch-early")
        if not live.seats_of(person) and person.id != live.row.host:
            raise Refusal(403, "spectator", "rematch-not-yours")
        async with live.lock:
            if live.row.rematch is not None:
                raise Refusal(409, "rematch-exists")
            count = len(live.seats)
            seats = [
                live.seats[(seat - 1) % count]._replace(seat=seat, standing="ask", muted=0) for seat in range(count)
            ]
            # A first game is guided once.
            after = msgspec.structs.replace(live.spec, lesson=False, going_on=None, paused=False)
            follower, invite = await self.add(person, after, seats)
            live.change(rematch=follower.id)
            await live.settle()
        return follower, invite

    # --- Seats -------------------------------------------------------------------------------------------------

    async def sit(self, live: LiveTable, person: Person, wanted: SitDown) -> None:
        async with live.lock:
            await live.read()
            if not live.spec.public and not live.may_see(person) and hashed(wanted.invite) != live.row.invite:
                raise Refusal(403, "private")
            if live.phase in ("over", "closed"):
                raise Refusal(409, "over", "table-over")
            free = [row.seat for row in live.seats if not taken(row)]
            if wanted.seat is None and not free:
                raise Refusal(409, "full")
            seat = free[0] if wanted.seat is None else wanted.seat
            if not 0 <= seat < len(live.seats):
                raise Refusal(404, "unknown-seat", seat=seat)
            if seat not in free:
                raise Refusal(409, "seat-taken")
            if any(row.person != person.id and same_name(row.player or "", wanted.name) for row in live.seats):
                raise Refusal(409, "name-at-table", name=wanted.name)
            live.change_seat(seat, person=person.id, player=wanted.name)
            await self.begin_if_full(live)

    async def begin_if_full(self, live: LiveTable) -> None:
        began = live.phase == "gathering" and all(taken(row) for row in live.seats)
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
            for row in live.seats:
                if not taken(row):
                    live.change_seat(row.seat, bot=STAND_IN, player=STAND_IN)
            await self.begin_if_full(live)

    async def order_seat(self, live: LiveTable, person: Person, seat: int, bot: str | None) -> None:
        """A bot plays on for a person, the person takes the seat back; the host puts bots into free seats."""
        async with live.lock:
            await live.read()
            row = seat_of(live, seat)
            hosting = person.id == live.row.host
            if bot is not None and bot not in LEVEL_NAMES:
                raise Refusal(400, "unknown-bot", bot=bot, bots=", ".join(LEVEL_NAMES))
            if row.person != person.id and not hosting:
                raise Refusal(403, "not-your-seat", "not-yours-nor-host")
            if bot is None and row.person is None and live.phase != "gathering":
                raise Refusal(409, "nobody-there")
            if row.person is None:
                live.change_seat(seat, bot=bot, player=bot)
            else:
                live.change_seat(seat, bot=bot)
                live.kept.pop(seat, None)
            await self.begin_if_full(live)

    async def leave(self, live: LiveTable, person: Person, seat: int | None) -> None:
        """Before the game the seat is free again; in it a bot plays on, and the person may come back."""
        mine = live.seats_of(person)
        if not mine or (seat is not None and seat not in mine):
            raise Refusal(403, "not-your-seat", "not-there")
        async with live.lock:
            await live.read()
            for one in mine if seat is None else [seat]:
                self.give_up(live, one)
            await live.settle()

    def give_up(self, live: LiveTable, seat: int) -> None:
        if live.phase == "gathering":
            live.change_seat(seat, person=None, player=None, bot=None)
        elif live.phase == "playing":
            live.change_seat(seat, bot=STAND_IN)

    async def show_out(self, live: LiveTable, seat: int) -> None:
        """The host shows a player out: a bot plays on, and the seat is no longer theirs."""
        async with live.lock:
            await live.read()
            row = seat_of(live, seat)
            if row.person is None or row.person == live.row.host:
                raise Refusal(409, "nobody-there", "no-guest-there")
            live.admitted.discard(row.person)
            gone = row.person
            if live.phase == "gathering":
                live.change_seat(seat, person=None, player=None, bot=None)
            else:
                live.change_seat(seat, person=None, player=STAND_IN, bot=STAND_IN)
            await live.settle()
            live.tell_afresh(gone)

    async def mute(self, live: LiveTable, seat: int, muted: bool) -> None:
        async with live.lock:
            await live.read()
            seat_of(live, seat)
            live.change_seat(seat, muted=int(muted))
            await live.settle()

    async def pause(self, live: LiveTable, paused: bool) -> None:
        """Between two hunts of Grumpf: whoever hunts cannot be stopped [grumpf-rt-15]."""
        async with live.lock:
            await live.read()
            if live.phase != "playing" or not live.in_time:
                raise Refusal(409, "no-clock")
            if not paused:
                live.clock.resume(now_ms())
            elif not live.clock.pause():
                raise Refusal(409, "hunting")
            live.spec = msgspec.structs.replace(live.spec, paused=paused)
            live.change(spec=msgspec.json.encode(live.spec).decode())
            await live.settle()

    async def line_reports(self, live: LiveTable) -> list[LineReport]:
        async with live.lock:
            await live.read()
            if not live.in_time:
                return []
            clock, seats = live.clock, range(len(live.seats))
            return [LineReport(seat, clock.credit(seat), tuple(clock.suspicions(seat))) for seat in seats]

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
        if live.may_see(person):
            return
        if hashed(invite) != live.row.invite:
            raise Refusal(403, "wrong-invite")
        await self.store.db.commit(self.store.admit(live.id, person.id))
        live.admitted.add(person.id)


def taken(row: SeatRow) -> bool:
    return row.person is not None or row.bot is not None


def seat_of(live: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise Refusal(404, "unknown-seat", seat=seat)
    return live.seats[seat]


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
