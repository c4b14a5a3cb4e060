"""One process of the server: how it is set up, and everything that lives as long as it does."""

from __future__ import annotations

import asyncio
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from folktable.engine.errors import FolktableError
from folktable.server import pages, retention
from folktable.server.analyst import Analyst
from folktable.server.bots import Bots
from folktable.server.lab import Lab
from folktable.server.limits import Buckets, Crowd, Rate
from folktable.server.people import People
from folktable.server.reviews import Reviews
from folktable.server.sockets import BYTES, FRAMES
from folktable.server.store import Sqlite, Store, StoreFailed
from folktable.server.tables import Tables
from folktable.server.watched import repeatedly

if TYPE_CHECKING:
    from folktable.server.neighbours import Neighbours

CHECK_S, CHECK_EVERY_S = 3.0, 5.0  # how long the store may take, and how often it is tried


class Settings(Struct, frozen=True):
    data: Path
    database: str = ""  # of PostgreSQL; without it, a file of SQLite in `data`
    redis: str = ""  # where several processes find each other
    address: str = ""  # at which the others reach this one
    host: str = "127.0.0.1"  # it listens there
    port: int = 0
    bot_pace: float = 1.0
    ops_token: str = ""  # lets others than this machine read /metrics
    connections: tuple[int, int] = (100, 10_000)  # of one household, in all
    messages: Rate = (40, 10)  # of one socket: at once, and a second
    frames: Rate = FRAMES
    bytes: Rate = BYTES
    requests: Rate = (120, 20)  # of one household, to the API
    files: Rate = (600, 100)  # of the page: it comes in dozens, and several sit behind one address
    archives: Rate = (30, 3)  # stories and replays: games that are played again
    sign_ups: Rate = (20, 0.05)
    new_tables: Rate = (20, 0.1)
    guesses: Rate = (10, 1 / 60)  # at one account's password, from anywhere
    hosted: int = 30  # tables of one person that are not over
    keep_people_days: int = 400  # as long as a browser keeps the cookie; 0: for ever
    keep_tables_days: int = 180
    lab: bool = False  # the designer's page is open


class Server:
    """Everything that lives as long as the process does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Buckets(*settings.requests)
        self.archives = Buckets(*settings.archives)
        self.files = Buckets(*settings.files)
        self.sign_ups = Buckets(*settings.sign_ups)
        self.new_tables = Buckets(*settings.new_tables)
        self.at_once = Crowd(settings.connections[0])  # requests and sockets by household
        self.bots = Bots(settings.bot_pace)
        self.lab = Lab()
        self.analyst = Analyst()
        self.checking: asyncio.Task[None] | None = None
        self.checked_at = 0.0
        self.store: Store
        self.neighbours: Neighbours | None = None
        self.people: People
        self.tables: Tables
        self.reviews: Reviews

    async def begin(self) -> None:
        settings = self.settings
        self.store = await open_store(settings.data, settings.database, alone=True)
        if settings.redis:
            self.neighbours = await connect_neighbours(settings.redis, settings.address)
        self.people = People(self.store, settings.guesses)
        self.tables = Tables(self.store, self.bots, self.neighbours)
        self.reviews = Reviews(self.store)
        await self.tables.begin()
        self.housekeeping = [
            asyncio.create_task(repeatedly("tidy", retention.EVERY_S, self.tidy)),
            asyncio.create_task(repeatedly("large pages", 0.0, pages.use_large_pages)),
        ]

    async def tidy(self) -> None:
        settings = self.settings
        await retention.tidy(self.store, self.tables, settings.keep_people_days, settings.keep_tables_days)

    async def check_store(self) -> None:
        """`StoreFailed` if nothing can be stored; it is tried every few seconds, however often somebody asks."""
        if self.checking is None or (self.checking.done() and time.monotonic() > self.checked_at + CHECK_EVERY_S):
            self.checked_at = time.monotonic()
            self.checking = asyncio.create_task(self.store.check())
        try:
            await asyncio.wait_for(asyncio.shield(self.checking), CHECK_S)
        except TimeoutError:
            raise StoreFailed("the store does not answer") from None

    async def end(self) -> None:
        for task in self.housekeeping:
            task.cancel()
        await self.tables.end()
        self.bots.close()
        self.reviews.close()
        self.lab.close()
        await self.analyst.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        await self.store.close()


async def open_store(data: Path, database: str, alone: bool = False) -> Store:
    """The embedded file, or PostgreSQL (whose driver is an extra). `alone`: for a server, of which a file has one."""
    if not database:
        return Store(Sqlite(data / "folktable.sqlite3", alone))
    needs_scale("asyncpg")
    from folktable.server.postgres import Postgres

    return Store(await Postgres.connect(database))


async def connect_neighbours(redis: str, address: str) -> Neighbours:
    needs_scale("redis")
    from folktable.server.neighbours import Neighbours

    return await Neighbours.connect(redis, address)


def needs_scale(module: str) -> None:
    if find_spec(module) is None:
        raise FolktableError(f"{module} is not installed: run pip install 'folktable[scale]'")
