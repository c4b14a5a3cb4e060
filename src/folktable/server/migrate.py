"""Carries out the steps of the schema. Alembic takes half a second to load: only who has steps to go imports this."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from folktable.engine.errors import FolktableError


class NotOurs(FolktableError):
    """The database was written by another version of folktable."""


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, in the transaction of this connection."""
    config = alembic_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise NotOurs("the data were written by a newer version of folktable: use that version") from None


def migrate_sqlite(path: Path) -> None:
    engine = create_engine(URL.create("sqlite", database=str(path)))

    # Python's sqlite3 commits every CREATE TABLE by itself: a process that died half way would leave half a schema.
    @event.listens_for(engine, "connect")
    def leave_transactions_to_us(connection: object, record: object) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()


async def migrate_postgres(url: str) -> None:
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()
