"""`folktable admin`: for who runs the server. All of it may be done while the server runs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from folktable.engine.errors import FolktableError
from folktable.server import replays
from folktable.server.backup import sqlite_file
from folktable.server.people import now_ms
from folktable.server.problems import Refusal
from folktable.server.process import needs_scale, open_store
from folktable.server.record import record_of
from folktable.server.serve import data_folder
from folktable.server.store import Store, TableRow

LISTED = 1000


class NoSuchTable(FolktableError):
    pass


async def table_row(store: Store, table: str) -> TableRow:
    row = await store.table(table)
    if row is None:
        raise NoSuchTable(f"there is no table {table}: `folktable admin list` shows all")
    return row


def list_tables(console: Console, data: Path | None, database: str) -> None:
    async def read() -> list[TableRow]:
        store = await open_store(data_folder(data), database)
        rows = await store.tables(LISTED)
        await store.close()
        return rows

    grid = Table("table", "game", "phase", "last change")
    for row in asyncio.run(read()):
        grid.add_row(
            row.id, row.game, row.phase, f"{datetime.fromtimestamp(row.changed / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        )
    console.print(grid)


def close_table(console: Console, table: str, data: Path | None, database: str) -> None:
    """A running server notices within seconds, and tells who sits there."""

    async def close() -> None:
        store = await open_store(data_folder(data), database)
        await table_row(store, table)
        await store.db.commit(store.change_table(table, now_ms(), phase="closed", public=0))
        await store.close()

    asyncio.run(close())
    console.print(f"Table {table} is closed.")


def export_table(table: str, data: Path | None, database: str) -> str:
    """The game as a file that `folktable replay` and `folktable verify` read."""

    async def read() -> str:
        store = await open_store(data_folder(data), database)
        row = await table_row(store, table)
        if row.phase != "over":
            raise FolktableError(f"the game at {table} is not over: only finished games have a file")
        try:
            text = await replays.saved_game(store, record_of(row, await store.seats(table), ()))
        except Refusal as refusal:
            raise FolktableError(f"the game at {table} has no file: {refusal.text}") from None
        await store.close()
        return text

    return asyncio.run(read())


def migrate(console: Console, data: Path | None, database: str) -> None:
    if database:
        needs_scale("asyncpg")
        from folktable.server.migrate import migrate_postgres

        asyncio.run(migrate_postgres(database))
    else:
        from folktable.server.migrate import migrate_sqlite

        migrate_sqlite(sqlite_file(data))
    console.print("The schema is up to date.")
