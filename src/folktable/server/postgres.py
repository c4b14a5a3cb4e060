"""PostgreSQL as the store, for several processes. Lone decisions that come in together are stored together."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import asyncpg

from folktable.server import metrics
from folktable.server.migrations import NEWEST
from folktable.server.store import INSERT_LOG, Conflict, Statement, StoreFailed

CONNECTIONS = 8
# One round trip and one commit for many decisions, of which each succeeds or fails alone.
INSERT_LOG_TOGETHER = """
INSERT INTO log (table_id, seq, kind, seat, choice, request, at)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[])
ON CONFLICT DO NOTHING RETURNING table_id, seq
"""
BROKEN = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)

Line = tuple[Any, ...]  # of the log: table_id, seq and the rest


@cache
def numbered(sql: str) -> str:
    """PostgreSQL wants $1, $2 where the statements have question marks."""
    first, *rest = sql.split("?")
    return first + "".join(f"${n}{part}" for n, part in enumerate(rest, 1))


class Postgres:
    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool
        self.lines: list[tuple[Line, asyncio.Future[None]]] = []  # that wait to be stored
        self.arrived = asyncio.Event()
        self.closing = False
        self.writer = asyncio.create_task(self.write())

    @classmethod
    async def connect(cls, url: str) -> Postgres:
        try:
            pool = await asyncpg.create_pool(url, min_size=2, max_size=CONNECTIONS)
            version = await pool.fetchval("SELECT to_regclass('alembic_version') IS NOT NULL") and await pool.fetchval(
                "SELECT version_num FROM alembic_version"
            )
        except (*BROKEN, ValueError) as error:
            raise StoreFailed(f"the database cannot be used: {error}; check FOLKTABLE_DATABASE") from None
        if version and version > NEWEST:
            raise StoreFailed("the database was written by a newer version of folktable: use that version")
        if version != NEWEST:
            raise StoreFailed("the database is not prepared for this version: run `folktable admin migrate` once")
        return cls(pool)

    async def fetch(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        try:
            return [tuple(row) for row in await self.pool.fetch(numbered(sql), *values)]
        except BROKEN as error:
            raise StoreFailed(f"nothing could be read: {error}") from None

    look_up = fetch

    async def commit(self, *statements: Statement) -> None:
        if len(statements) == 1 and statements[0][0] is INSERT_LOG:
            await self.add_line(tuple(statements[0][1]))
            return
        try:
            with metrics.STORE_SECONDS.time():
                async with self.pool.acquire() as connection, connection.transaction():
                    for sql, values in statements:
                        await connection.execute(numbered(sql), *values)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None
        except BROKEN as error:
            raise StoreFailed(f"nothing could be stored: {error}") from None

    async def add_line(self, line: Line) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.append((line, done))
        self.arrived.set()
        await done

    async def write(self) -> None:
        """All that came in while the last commit was on its way goes with the next one."""
        while self.lines or not self.closing:
            await self.arrived.wait()
            self.arrived.clear()
            waiting, self.lines = self.lines, []
            if waiting:
                with metrics.STORE_SECONDS.time():
                    await self.write_together(waiting)

    async def write_together(self, waiting: list[tuple[Line, asyncio.Future[None]]]) -> None:
        failure: Exception | None = None
        stored: set[Line] = set()
        try:
            columns = zip(*(line for line, _ in waiting), strict=True)
            stored = {tuple(row) for row in await self.pool.fetch(INSERT_LOG_TOGETHER, *map(list, columns))}
        except Exception as error:  # whatever it is: without this task no decision would ever be stored again
            failure = StoreFailed(f"nothing could be stored: {error}")
        for line, done in waiting:
            if done.done():  # whoever asked was cancelled meanwhile
                continue
            if failure is not None:
                done.set_exception(failure)
            elif line[:2] in stored:
                done.set_result(None)
            else:
                done.set_exception(Conflict(f"{line[0]} is at {line[1]} already"))

    async def close(self) -> None:
        """What was handed in before is still written."""
        self.closing = True
        self.arrived.set()
        await self.writer
        await self.pool.close()
