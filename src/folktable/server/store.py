"""What must not be lost: people, tables, seats, and the log of every game.

`Store` is a handful of statements in SQL that SQLite and PostgreSQL both understand; a `Database` carries them out.
`Sqlite` is the one that needs no other service: one file, one writing thread, and one commit for all that came in while
the last one was being written, so that thousands of decisions a second are each on the disk before anybody is told.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from folktable.engine.errors import FolktableError
from folktable.server import metrics
from folktable.server.migrations import NEWEST

GROUP_S = 0.002  # what comes in within this time of the first is committed together,
WORTH_WAITING = 4  # and what comes after it, as long as so many more come in the same time again,
MOST_GROUPS = 2  # so often
LISTED_OF_ONE_HOST = 3
PAGES_AHEAD = 8000  # in the write-ahead log: the more, the fewer are written twice
INSERT_LOG = "INSERT INTO log (table_id, seq, kind, seat, choice, request, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_LOG_TOGETHER = "INSERT INTO log (table_id, seq, kind, seat, choice, request, at) SELECT " + (
    ", ".join(f"json_extract(value, '$[{column}]')" for column in range(7)) + " FROM json_each(?)"
)

NO_VALUE = (OverflowError, UnicodeError)  # what Python says of a number or a text that no column takes

Statement = tuple[str, Sequence[Any]]


class Conflict(Exception):
    """Something unique is there already: another process was faster, or the name is taken."""


class StoreFailed(FolktableError):
    """The disk is full, or the database cannot be reached: nothing was stored."""


class Database(Protocol):
    async def fetch(self, sql: str, *values: Any) -> list[tuple[Any, ...]]: ...

    async def look_up(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """As `fetch`, for a row that is found by its key."""

    async def commit(self, *statements: Statement) -> None:
        """All of them or none, on the disk when this returns; `Conflict` where something unique exists."""

    async def close(self) -> None: ...


# --- SQLite -------------------------------------------------------------------------------------------------


class Job(NamedTuple):
    statements: tuple[Statement, ...]
    done: asyncio.Future[None]


class Sqlite:
    def __init__(self, path: Path, alone: bool = False) -> None:
        """Call this in the event loop that will use it. `alone`: a server, beside which no other may use the file."""
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.alone: sqlite3.Connection | None = None
        make_private(path)
        if alone:
            self.alone = be_alone(path)
        try:
            self.prepare()
        except BaseException:
            self.let_others()
            raise
        self.waiting: list[Job] = []
        self.seen_waiting = self.groups = 0  # how many were waiting at the last look, how often it was looked
        self.writing = False
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.reading: sqlite3.Connection | None = None
        self.looking_up = self.connect()
        self.writer = threading.Thread(target=self.write, name="store-writer", daemon=True)
        self.writer.start()

    def connect(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute(f"PRAGMA wal_autocheckpoint = {PAGES_AHEAD}")
        except sqlite3.OperationalError as error:
            raise StoreFailed(f"{self.path} cannot be used as a store: {error}") from None
        except sqlite3.DatabaseError as error:
            raise damaged(self.path, error) from None
        return db

    def prepare(self) -> None:
        """A new file, or one of an older version, gets today's schema."""
        db = self.connect()
        try:
            (version,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:  # a new file has no such table
            version = ""
        except (sqlite3.DatabaseError, TypeError) as error:
            raise damaged(self.path, error) from None
        finally:
            db.close()
        if version != NEWEST:
            from sqlalchemy.exc import DatabaseError

            from folktable.server.migrate import NotOurs, migrate_sqlite

            try:
                migrate_sqlite(self.path)
            except NotOurs as error:
                raise StoreFailed(f"{self.path}: {error}, or name another folder with --data") from None
            except DatabaseError as error:
                raise damaged(self.path, error.orig or error) from None

    async def fetch(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.loop.run_in_executor(self.reader, self.read, sql, values)

    def read(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        if self.reading is None:
            self.reading = self.connect()
        return rows_of(self.reading, sql, values)

    async def look_up(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Here and now: to wake a thread takes ten times as long, and who writes is not in the way of who reads."""
        return rows_of(self.looking_up, sql, values)

    async def commit(self, *statements: Statement) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.append(Job(statements, done))
        if not self.writing:
            self.writing = True
            self.loop.call_later(GROUP_S, self.gather)
        await done

    def gather(self) -> None:
        """While much comes in, it waits for more: a commit costs as much as twenty lines in it, and those who are
        answered together ask together, so that the same work is done for many in a row."""
        more, self.seen_waiting = len(self.waiting) - self.seen_waiting, len(self.waiting)
        self.groups += 1
        if more >= WORTH_WAITING and self.groups < MOST_GROUPS:
            self.loop.call_later(GROUP_S, self.gather)
        else:
            self.hand_over()

    def hand_over(self) -> None:
        """All that waits, in one go: the thread has to be woken, and to get Python's lock, only once."""
        batch, self.waiting = self.waiting, []
        self.seen_waiting = self.groups = 0
        self.batches.put(batch)

    def tell_outcomes(self, jobs: list[Job], outcomes: list[Exception | None]) -> None:
        self.writing = bool(self.waiting)
        if self.waiting:
            self.gather()
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.done.done():  # whoever asked was cancelled meanwhile
                continue
            if outcome is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(outcome)

    async def close(self) -> None:
        """What was handed in before is still written."""
        self.hand_over()
        self.batches.put(None)
        await self.loop.run_in_executor(self.reader, self.writer.join)
        if self.reading is not None:
            self.reading.close()
        self.looking_up.close()
        self.reader.shutdown()
        self.let_others()

    def let_others(self) -> None:
        if self.alone is not None:
            self.alone.close()
            self.alone = None

    # --- In the writing thread --------------------------------------------------------------------------

    def write(self) -> None:
        db = self.connect()
        while (batch := self.batches.get()) is not None:
            with metrics.STORE_SECONDS.time():
                outcomes = self.write_together(db, batch)
            self.loop.call_soon_threadsafe(self.tell_outcomes, batch, outcomes)
        db.close()

    def write_together(self, db: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
        try:
            if self.write_at_once(db, jobs):
                return [None] * len(jobs)
            db.execute("BEGIN IMMEDIATE")
            outcomes = [self.carry_out(db, job.statements) for job in jobs]
            db.execute("COMMIT")
        except Exception as error:  # whatever it is: without this thread nothing would ever be stored again
            if db.in_transaction:
                db.execute("ROLLBACK")
            return [StoreFailed(f"nothing could be stored: {error}")] * len(jobs)
        return outcomes

    def write_at_once(self, db: sqlite3.Connection, jobs: list[Job]) -> bool:
        """All jobs, with all their lines of the log in one statement, for each has to get Python's lock again; none of
        them if one cannot be stored (something unique is there already), which hardly ever is so."""
        lines = [values for job in jobs for sql, values in job.statements if sql is INSERT_LOG]
        others = [statement for job in jobs for statement in job.statements if statement[0] is not INSERT_LOG]
        try:
            if others:  # a lone statement is a transaction by itself
                db.execute("BEGIN IMMEDIATE")
            if lines:
                db.execute(INSERT_LOG_TOGETHER, (msgspec.json.encode(lines),))
            for sql, values in others:
                db.execute(sql, values)
            if others:
                db.execute("COMMIT")
        except (sqlite3.IntegrityError, *NO_VALUE):
            if db.in_transaction:
                db.execute("ROLLBACK")
            return False
        return True

    def carry_out(self, db: sqlite3.Connection, statements: tuple[Statement, ...]) -> Exception | None:
        """One job fails alone."""
        db.execute("SAVEPOINT job")
        outcome: Exception | None = None
        try:
            for sql, values in statements:
                db.execute(sql, values)
        except sqlite3.IntegrityError as error:
            outcome = Conflict(str(error))
        except NO_VALUE as error:
            outcome = StoreFailed(f"this cannot be stored: {error}")
        if outcome is not None:
            db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")
        return outcome


def rows_of(db: sqlite3.Connection, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    try:
        return db.execute(sql, values).fetchall()
    except sqlite3.Error as error:
        raise StoreFailed(f"nothing could be read: {error}") from None


def make_private(path: Path) -> None:
    """What people did and said is nobody else's on this machine, nor is what SQLite puts beside the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(0o600)
        for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            if file.is_file() and file.stat().st_mode & 0o077:
                file.chmod(0o600)
    except OSError as error:
        raise StoreFailed(f"{path} cannot be used as a store: {error.strerror}") from None


def be_alone(path: Path) -> sqlite3.Connection:
    """Each server believes what it has in memory: two on one file would part. The lock ends with its process."""
    beside = path.with_suffix(".lock")
    make_private(beside)
    lock = sqlite3.connect(beside, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise StoreFailed(
            f"another server uses {path}: end that one, or name another folder with --data "
            "(several servers share a PostgreSQL, see the documentation of hosting)"
        ) from None
    return lock


def damaged(path: Path, error: BaseException) -> StoreFailed:
    return StoreFailed(
        f"{path} is damaged, or no database of folktable ({error}): put a backup in its place "
        "(folktable restore), or name another folder with --data"
    )


# --- The statements -------------------------------------------------------------------------------------------


class LogRow(NamedTuple):
    """One line of a game's log. `play` is a decision, `undo` takes the last one back."""

    seq: int
    kind: str
    seat: int
    choice: str
    request: str  # which request it answered; "" where the table itself decided
    at: int  # ms since the epoch


class TableRow(NamedTuple):
    id: str
    game: str
    spec: str
    seed: str
    host: str
    phase: str
    public: int
    invite: str  # its hash
    result: str | None
    rematch: str | None
    created: int
    changed: int


class SeatRow(NamedTuple):
    seat: int
    person: str | None
    player: str | None
    bot: str | None
    muted: int
    standing: str


class ChatRow(NamedTuple):
    n: int
    at: int
    person: str
    player: str
    seat: int | None
    text: str


class PersonRow(NamedTuple):
    id: str
    name: str
    login: str | None  # the name to sign in with, for those who have a password
    password: str | None  # its hash
    created: int


class Session(NamedTuple):
    hash: str
    person: str
    kind: str  # cookie or token
    label: str
    table_id: str | None  # a token for one table only
    created: int
    scopes: str  # what it is good for, with spaces between
    used: int  # lately, within a day


@cache
def columns(row: type[Any], of: str = "") -> str:
    return ", ".join(of + name for name in row._fields)


def values_for(row: tuple[Any, ...]) -> str:
    return ", ".join("?" * len(row))


class Store:
    def __init__(self, database: Database) -> None:
        self.db = database

    async def close(self) -> None:
        await self.db.close()

    # --- The log ---------------------------------------------------------------------------------------------

    def append(self, table: str, rows: Sequence[LogRow], *more: Statement) -> Awaitable[None]:
        """Decisions, and what changes with them. `Conflict`: another process has decided at this seq before."""
        return self.db.commit(*self.lines(table, rows), *more)

    def lines(self, table: str, rows: Sequence[LogRow]) -> list[Statement]:
        return [(INSERT_LOG, (table, *row)) for row in rows]

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        sql = f"SELECT {columns(LogRow)} FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [LogRow(*row) for row in await self.db.fetch(sql, table, after)]

    async def decisions(self, table: str) -> int:
        """How many stand: what was taken back does not count."""
        sql = "SELECT count(CASE kind WHEN 'play' THEN 1 END) - count(CASE kind WHEN 'undo' THEN 1 END) FROM log"
        return int((await self.db.fetch(sql + " WHERE table_id = ?", table))[0][0])

    async def answered(self, table: str, seat: int, request: str) -> int | None:
        """The seq with which a request was carried out, if it was."""
        sql = "SELECT seq FROM log WHERE table_id = ? AND seat = ? AND request = ?"
        rows = await self.db.fetch(sql, table, seat, request)
        return rows[0][0] if rows else None

    async def snapshots(self, table: str) -> list[bytes]:
        """The latest two, the older one first."""
        sql = "SELECT content FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 2"
        return [bytes(content) for (content,) in reversed(await self.db.fetch(sql, table))]

    def keep_snapshot(self, table: str, seq: int, content: bytes, forget_before: int) -> tuple[Statement, ...]:
        return (
            ("DELETE FROM snapshots WHERE table_id = ? AND (seq < ? OR seq >= ?)", (table, forget_before, seq)),
            ("INSERT INTO snapshots (table_id, seq, content) VALUES (?, ?, ?)", (table, seq, content)),
        )

    # --- Tables and seats ------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], *more: Statement) -> None:
        insert = f"INSERT INTO tables ({columns(TableRow)}) VALUES ({values_for(table)})"
        await self.db.commit((insert, table), *(self.set_seat(table.id, seat) for seat in seats), *more)

    async def table(self, table: str) -> TableRow | None:
        rows = await self.db.fetch(f"SELECT {columns(TableRow)} FROM tables WHERE id = ?", table)
        return TableRow(*rows[0]) if rows else None

    async def tables(self, most: int = 1000) -> list[TableRow]:
        rows = await self.db.fetch(f"SELECT {columns(TableRow)} FROM tables ORDER BY changed DESC LIMIT ?", most)
        return [TableRow(*row) for row in rows]

    async def playing(self) -> list[str]:
        """Tables whose game goes on: bots and deadlines may wait there."""
        return [table for (table,) in await self.db.fetch("SELECT id FROM tables WHERE phase = 'playing'")]

    async def closed_since(self, at: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE phase = 'closed' AND changed >= ?"
        return [table for (table,) in await self.db.fetch(sql, at)]

    async def public_tables(self, first: int, most: int) -> list[str]:
        """Those that gather come first, then what changed last; of one host only a few."""
        sql = (
            "SELECT id FROM (SELECT id, phase, changed, row_number() OVER "
            "(PARTITION BY host ORDER BY phase, changed DESC, id) AS nth FROM tables "
            "WHERE public = 1 AND phase IN ('gathering', 'playing')) AS listed "
            "WHERE nth <= ? ORDER BY phase, changed DESC, id LIMIT ? OFFSET ?"
        )
        return [table for (table,) in await self.db.fetch(sql, LISTED_OF_ONE_HOST, most, first)]

    async def tables_of(self, person: str, most: int) -> list[str]:
        sql = (
            "SELECT id FROM tables WHERE phase <> 'closed' AND (host = ? OR id IN "
            "(SELECT table_id FROM seats WHERE person = ?)) ORDER BY changed DESC LIMIT ?"
        )
        return [table for (table,) in await self.db.fetch(sql, person, person, most)]

    def change_table(self, table: str, at: int, **changes: Any) -> Statement:
        changed = {**changes, "changed": at}
        assigned = ", ".join(f"{name} = ?" for name in changed)
        return f"UPDATE tables SET {assigned} WHERE id = ?", (*changed.values(), table)

    async def seats(self, table: str) -> list[SeatRow]:
        sql = f"SELECT {columns(SeatRow)} FROM seats WHERE table_id = ? ORDER BY seat"
        return [SeatRow(*row) for row in await self.db.fetch(sql, table)]

    def set_seat(self, table: str, seat: SeatRow) -> Statement:
        names = [name for name in SeatRow._fields if name != "seat"]
        changes = ", ".join(f"{name} = excluded.{name}" for name in names)
        sql = (
            f"INSERT INTO seats (table_id, {columns(SeatRow)}) VALUES (?, {values_for(seat)}) "
            f"ON CONFLICT (table_id, seat) DO UPDATE SET {changes}"
        )
        return sql, (table, *seat)

    def admit(self, table: str, person: str) -> Statement:
        return "INSERT INTO admitted (table_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING", (table, person)

    def no_longer_admit(self, table: str, person: str) -> Statement:
        return "DELETE FROM admitted WHERE table_id = ? AND person = ?", (table, person)

    async def admitted(self, table: str) -> set[str]:
        rows = await self.db.fetch("SELECT person FROM admitted WHERE table_id = ?", table)
        return {person for (person,) in rows}

    # --- Chat ------------------------------------------------------------------------------------------------

    async def add_chat(self, table: str, row: ChatRow) -> None:
        """Numbered after the last one that is stored: those in memory may be fewer."""
        n = "(SELECT coalesce(max(n), 0) + 1 FROM chat WHERE table_id = ?)"
        sql = f"INSERT INTO chat (table_id, {columns(ChatRow)}) VALUES (?, {n}, {values_for(row[1:])})"
        await self.db.commit((sql, (table, table, *row[1:])))

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        sql = f"SELECT {columns(ChatRow)} FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?"
        return [ChatRow(*row) for row in reversed(await self.db.fetch(sql, table, most))]

    # --- People ----------------------------------------------------------------------------------------------

    async def add_person(self, person: PersonRow, session: Session) -> None:
        insert = f"INSERT INTO people ({columns(PersonRow)}) VALUES ({values_for(person)})"
        await self.db.commit((insert, person), self.add_session(session))

    def add_session(self, session: Session) -> Statement:
        return f"INSERT INTO sessions ({columns(Session)}) VALUES ({values_for(session)})", session

    async def session(self, hashed: str) -> tuple[Session, PersonRow] | None:
        mine, theirs = columns(Session, "s."), columns(PersonRow, "p.")
        sql = f"SELECT {mine}, {theirs} FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ?"
        rows = await self.db.look_up(sql, hashed)
        if not rows:
            return None
        count = len(Session._fields)
        return Session(*rows[0][:count]), PersonRow(*rows[0][count:])

    async def sessions(self, person: str) -> list[Session]:
        rows = await self.db.fetch(f"SELECT {columns(Session)} FROM sessions WHERE person = ?", person)
        return [Session(*row) for row in rows]

    def use_session(self, hashed: str, at: int) -> Statement:
        return "UPDATE sessions SET used = ? WHERE hash = ?", (at, hashed)

    async def living_sessions(self, hashes: Sequence[str]) -> set[str]:
        """Those of them that have not ended."""
        marks = ", ".join("?" * len(hashes))
        return {
            found for (found,) in await self.db.fetch(f"SELECT hash FROM sessions WHERE hash IN ({marks})", *hashes)
        }

    def end_session(self, hashed: str) -> Statement:
        return "DELETE FROM sessions WHERE hash = ?", (hashed,)

    async def person(self, person: str) -> PersonRow | None:
        rows = await self.db.fetch(f"SELECT {columns(PersonRow)} FROM people WHERE id = ?", person)
        return PersonRow(*rows[0]) if rows else None

    async def person_by_login(self, login: str) -> PersonRow | None:
        rows = await self.db.fetch(f"SELECT {columns(PersonRow)} FROM people WHERE login = ?", login)
        return PersonRow(*rows[0]) if rows else None

    def change_person(self, person: str, name: str, login: str | None, password: str | None) -> Statement:
        return "UPDATE people SET name = ?, login = ?, password = ? WHERE id = ?", (name, login, password, person)

    def rename_guest(self, person: str, name: str) -> Statement:
        return "UPDATE people SET name = ? WHERE id = ? AND login IS NULL", (name, person)

    async def said_by(self, person: str) -> list[tuple[str, int, str]]:
        """Table, time and text of everything a person said."""
        rows = await self.db.fetch("SELECT table_id, at, text FROM chat WHERE person = ? ORDER BY at", person)
        return [(table, at, text) for table, at, text in rows]

    async def sat_at(self, person: str) -> list[tuple[str, int, str]]:
        """Table, seat, and the name that the others see there."""
        rows = await self.db.fetch("SELECT table_id, seat, player FROM seats WHERE person = ?", person)
        return [(table, seat, player) for table, seat, player in rows]

    async def hosted_by(self, person: str) -> list[tuple[str, str, str, int]]:
        """Table, game, phase, and since when."""
        sql = "SELECT id, game, phase, created FROM tables WHERE host = ? ORDER BY created"
        return [(table, game, phase, at) for table, game, phase, at in await self.db.fetch(sql, person)]

    async def admitted_to(self, person: str) -> list[str]:
        return [table for (table,) in await self.db.fetch("SELECT table_id FROM admitted WHERE person = ?", person)]

    async def hosting(self, person: str) -> int:
        """How many tables this person has that are not over."""
        sql = "SELECT count(*) FROM tables WHERE host = ? AND phase IN ('gathering', 'playing')"
        return int((await self.db.look_up(sql, person))[0][0])

    async def forget_person(self, person: str, bot: str) -> None:
        """Name, password, sessions and words go; games that others played in stay, without the name."""
        await self.db.commit(
            ("DELETE FROM sessions WHERE person = ?", (person,)),
            ("DELETE FROM chat WHERE person = ?", (person,)),
            ("DELETE FROM admitted WHERE person = ?", (person,)),
            ("UPDATE seats SET person = NULL, player = 'somebody', bot = ? WHERE person = ?", (bot, person)),
            ("UPDATE tables SET host = '' WHERE host = ?", (person,)),
            ("DELETE FROM people WHERE id = ?", (person,)),
        )

    # --- What nobody needs any more ----------------------------------------------------------------------------

    async def check(self) -> None:
        """Can anything be stored? `StoreFailed` if not."""
        await self.db.commit(("UPDATE alembic_version SET version_num = version_num", ()))

    def end_unused_sessions(self, before: int) -> Statement:
        return "DELETE FROM sessions WHERE used < ?", (before,)

    async def lost_guests(self, before: int, most: int) -> list[str]:
        """Guests who cannot come back: no browser and no program knows them any more."""
        sql = (
            "SELECT id FROM people WHERE login IS NULL AND created < ? "
            "AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id) LIMIT ?"
        )
        return [person for (person,) in await self.db.fetch(sql, before, most)]

    async def abandoned_tables(self, before: int, most: int) -> list[str]:
        """Games that were not finished, and where nothing has happened for long."""
        sql = (
            "SELECT id FROM tables WHERE phase <> 'over' AND changed < ? "
            "AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.at >= ?) LIMIT ?"
        )
        return [table for (table,) in await self.db.fetch(sql, before, before, most)]

    async def remove_table(self, table: str) -> None:
        parts = ("log", "snapshots", "chat", "admitted", "seats", "sessions")
        await self.db.commit(
            *((f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in parts),
            ("DELETE FROM tables WHERE id = ?", (table,)),
        )
