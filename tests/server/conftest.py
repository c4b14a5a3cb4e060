"""A real server on a loopback port for each process of pytest, and players who speak to it through real sockets."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from folktable.client import Client, Place
from folktable.server.process import Settings
from folktable.server.serve import uvicorn_config
from folktable.wire import (
    Accepted,
    Beat,
    ClientMessage,
    Created,
    NewTable,
    Refused,
    ServerMessage,
    SitDown,
    Snapshot,
    TableInfo,
    Update,
)
from tests.server.processes import NO_LIMITS
from tests.server.services import Missing, new_database, temporary_postgres

QUICK = 0.04  # bots and windows take a twenty-fifth of their time


class Running:
    """A server in a thread of its own; `stop` ends it, `start` begins again on the same file."""

    def __init__(self, data: Path, as_served: Collection[str] = (), **settings: Any) -> None:
        """Without limits, but for those that are given, or are to be as they are for everybody."""
        no_limits = {name: limit for name, limit in NO_LIMITS.items() if name not in as_served}
        self.settings = Settings(data=data, **{"bot_pace": QUICK, **no_limits, **settings})
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.uvicorn = uvicorn.Server(uvicorn_config(self.settings, "127.0.0.1", self.port))
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()

    async def do(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """In the server's own loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(doing, self.tables.store.db.loop))

    async def inside(self, doing: Callable[..., Any], *values: Any) -> Any:
        """The same for a plain function: only there is a table changed, or asked for what it works out and keeps."""

        async def done() -> Any:
            return doing(*values)

        return await self.do(done())

    async def put(self, whose: Any, **values: Any) -> None:
        """Set fields of something the server holds."""

        def set_all() -> None:
            for name, value in values.items():
                setattr(whose, name, value)

        await self.inside(set_all)

    @property
    def tables(self) -> Any:
        return self.uvicorn.config.loaded_app.app.state.server.tables

    @property
    def people(self) -> Any:
        return self.uvicorn.config.loaded_app.app.state.server.people


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One PostgreSQL for all tests that need one; each has a database of its own there."""
    try:
        with temporary_postgres() as url:
            yield url
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def database(postgres: str) -> str:
    """An empty one."""
    return new_database(postgres)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


class Player:
    """A person at a table: everything that was told, and the latest sight."""

    def __init__(self, client: Client, place: Place) -> None:
        self.client, self.place = client, place
        self.told: list[ServerMessage] = []
        self.now: Snapshot | Update | None = None
        self.news = asyncio.Event()
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for message in self.place:
            if isinstance(message, Beat):
                continue
            self.told.append(message)
            if isinstance(message, Snapshot | Update):
                self.now = message
            self.news.set()

    async def until(self, wanted: Callable[[], Any], seconds: float = 60) -> Any:
        async with asyncio.timeout(seconds):
            while not (found := wanted()):
                if self.listening.done():
                    self.listening.result()
                self.news.clear()
                await self.news.wait()
        return found

    async def asked(self, after: int = -1) -> Snapshot | Update:
        """The next question for this seat."""
        return await self.until(
            lambda: self.now if self.now and self.now.sight.options and self.now.decision > after else None
        )

    async def answer(self, request: str) -> Accepted | Refused:
        return await self.until(lambda: next(iter(self.answers(request)), None))

    def answers(self, request: str) -> list[Accepted | Refused]:
        """To a request; an update that names it means the same as `Accepted`."""
        named = [m for m in self.told if isinstance(m, Accepted | Refused | Update) and m.request == request]
        return [Accepted(m.request, m.seq) if isinstance(m, Update) else m for m in named]

    async def ask(self, message: ClientMessage) -> Accepted | Refused:
        await self.until(lambda: self.now)
        await self.place.send(message)
        return await self.answer(message.request)  # type: ignore[union-attr]

    async def decide(self, choice: str | None = None, **more: Any) -> Accepted | Refused:
        """Answer the open question, with the first option unless another is named."""
        now = await self.asked()
        request = await self.place.decide(now.decision, choice or now.sight.options[0].name, **more)
        return await self.answer(request)

    def of(self, kind: type[Any]) -> list[Any]:
        return [message for message in self.told if isinstance(message, kind)]

    async def leave(self) -> None:
        self.listening.cancel()
        await self.place.close()


class Visit:
    """Several players at one server, sent home at the end of a test."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.players: list[Player] = []

    async def person(self, name: str = "Ann") -> Client:
        return await Client.guest(self.server.address, name)

    async def look(self, client: Client, table: str, seat: int | None = None) -> Player:
        player = Player(client, client.at(table, seat))
        self.players.append(player)
        await player.until(lambda: player.now)
        return player

    async def table(self, game: str, people: int = 1, **spec: Any) -> tuple[Created, list[Player]]:
        """A table with so many people, each at a screen, and the seats that are left for bots."""
        host = await self.person("Host")
        seats = spec.pop("seats", 2)
        bots = {str(seat): "apprentice" for seat in range(people, seats)}
        created = await host.create(NewTable(game, "Host", seats=seats, bots=bots, **spec))
        clients = [host]
        for seat in range(1, people):
            clients.append(await self.person(f"Guest {seat}"))
            await clients[-1].sit(created.table.id, SitDown(f"Guest {seat}", seat, created.invite))
        players = [await self.look(client, created.table.id, seat) for seat, client in enumerate(clients)]
        for player in players:
            await player.until(lambda player=player: player.now.sight.view is not None)
        return created, players

    async def info(self, client: Client, table: str) -> TableInfo:
        return await client.call("GET", f"/api/tables/{table}", TableInfo)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def visit(server: Running, anyio_backend: str) -> AsyncIterator[Visit]:
    visiting = Visit(server)
    yield visiting
    for player in visiting.players:
        await player.leave()


def plain(message: Any) -> Any:
    """As it reads from the wire."""
    return msgspec.json.decode(msgspec.json.encode(message))
