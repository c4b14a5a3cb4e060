"""A small client: for bots, tools and tests. It speaks what docs/api.md describes, in the server's own types.

client = await Client.guest("http://localhost:8000", "Robin")
created = await client.create(NewTable("violet", "Robin", bots={"1": "villager"}))
place = client.at(created.table.id)
async for message in place:
    if isinstance(message, Snapshot | Update) and message.sight.options:
        await place.decide(message.decision, message.sight.options[0].name)
"""

from __future__ import annotations

import asyncio
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from folktable.engine.errors import FolktableError
from folktable.wire import (
    VERSION,
    Beat,
    ClientMessage,
    Created,
    Decide,
    Echo,
    Hello,
    NewTable,
    Problem,
    ServerMessage,
    SitDown,
    Snapshot,
    TableInfo,
    Token,
    Update,
)

Answer = TypeVar("Answer")
TIMEOUT_S = 30.0
SHORTEST_WAIT_S, LONGEST_WAIT_S = 0.25, 8.0  # before a lost connection is tried again
decoder = msgspec.json.Decoder(ServerMessage)


class Refused(FolktableError):
    """The server says no, and why."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.text)
        self.status, self.code = status, problem.code


class Client:
    """One person at one server, known by a token. A server that does not answer in time is an `OSError`."""

    def __init__(self, address: str, token: str = "", timeout_s: float = TIMEOUT_S) -> None:
        self.address, self.token, self.timeout_s = address.rstrip("/"), token, timeout_s

    @classmethod
    async def guest(cls, address: str, name: str, timeout_s: float = TIMEOUT_S) -> Client:
        client = cls(address, timeout_s=timeout_s)
        client.token = (await client.call("POST", "/api/guests", Token, {"name": name})).token
        return client

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def call(self, method: str, path: str, kind: type[Answer], body: Any = None) -> Answer:
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.address + path, data, self.headers, method=method)
        return await asyncio.to_thread(self.ask, request, kind)

    def ask(self, request: urllib.request.Request, kind: type[Answer]) -> Answer:
        try:
            with urllib.request.urlopen(request, timeout=self.timeout_s) as response:
                return msgspec.json.decode(response.read(), type=kind)
        except urllib.error.HTTPError as error:
            raise Refused(error.code, msgspec.json.decode(error.read(), type=Problem)) from None

    async def create(self, table: NewTable) -> Created:
        return await self.call("POST", "/api/tables", Created, table)

    async def sit(self, table: str, wanted: SitDown) -> TableInfo:
        return await self.call("POST", f"/api/tables/{table}/sit", TableInfo, wanted)

    def at(self, table: str, seat: int | None = None) -> Place:
        return Place(self, table, seat)


class Place:
    """A place at a table: iterate over it for everything that is told, over lost connections too."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.seq = -1  # the last that was told here
        self.view: Any = {}
        self.socket: ClientConnection | None = None
        self.closed = False

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        where = f"ws{self.client.address.removeprefix('http')}/api/tables/{self.table}/live"
        wait = SHORTEST_WAIT_S
        while not self.closed:
            try:
                async with connect(
                    where,
                    additional_headers=self.client.headers,
                    compression=None,
                    max_size=None,
                    open_timeout=self.client.timeout_s,
                ) as self.socket:
                    await self.send(Hello(self.seq, self.seat, VERSION))
                    async for text in self.socket:
                        wait = SHORTEST_WAIT_S
                        message = decoder.decode(text)
                        if isinstance(message, Snapshot | Update):
                            message = self.in_full(message)
                        elif isinstance(message, Beat):
                            await self.send(Echo(message.n))
                        yield message
            except (ConnectionClosed, InvalidMessage, OSError):  # it may break while hands are being shaken, too
                pass  # resume where it broke off
            await asyncio.sleep(random.uniform(0.5, 1) * wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    def in_full(self, message: Snapshot | Update) -> Snapshot | Update:
        """An update with the whole view: what has changed goes over what was seen before."""
        self.seq = message.seq
        if isinstance(message, Update):
            sight = replace(message.sight, view={**self.view, **message.sight.view})
            message = replace(message, sight=sight)
        self.view = message.sight.view
        return message

    async def send(self, message: ClientMessage) -> None:
        assert self.socket is not None, "begin to iterate before you send"
        await self.socket.send(msgspec.json.encode(message).decode())

    async def decide(self, decision: int, choice: str, request: str = "", hand: int = 0) -> str:
        """Answer a question; an `Update`, `Accepted` or `Refused` with the same request follows."""
        request = request or secrets.token_hex(8)
        await self.send(Decide(request, decision, choice, hand))
        return request

    async def close(self) -> None:
        self.closed = True
        if self.socket is not None:
            await self.socket.close()
