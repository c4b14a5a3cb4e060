"""In front of every table when there are several processes: what is for a table that another one holds goes there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httptools
from redis.exceptions import RedisError
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from folktable.server.limits import body_in
from folktable.server.neighbours import SECRET_HEADER, Neighbours
from folktable.server.problems import Refusal

if TYPE_CHECKING:
    from folktable.server.process import Server

TABLES = "/api/tables/"
SCHEME_HEADER = "x-folktable-scheme"
PASSED_ON = ("authorization", "cookie", "content-type")
GIVEN_BACK = ("content-type", "content-disposition", "set-cookie")
CONNECT_S, HTTP_S = 5, 30
READ_AT_ONCE = 64 * 1024
COME_AGAIN = 1012  # a WebSocket's code for a server that restarts


class Unreachable(Exception):
    """The process that held the table does not answer: it is gone."""


class Forward:
    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app, self.server = app, server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_in(scope)
        if not table:
            await self.app(scope, receive, send)
            return
        neighbours = self.server.neighbours
        assert neighbours is not None
        try:
            holder = await holder_for(neighbours, table, scope)
            body = b""
            if holder != neighbours.address and scope["type"] == "http":
                body = await body_in(Request(scope, receive))
            while holder != neighbours.address:
                headers = headers_for(neighbours, scope)
                try:
                    if scope["type"] == "websocket":
                        await pipe(holder, headers, WebSocket(scope, receive, send))
                    else:
                        response = await answer_from(holder, headers, scope, body)
                        await response(scope, receive, send)
                    return
                except Unreachable:
                    holder = await neighbours.take_over(table, holder)
                    if scope["type"] == "http":
                        receive = received_again(body)
        except RedisError:
            raise Refusal(503, "no-redis") from None
        await self.app(scope, receive, send)


def table_in(scope: Scope) -> str:
    path: str = scope.get("path", "")
    return path.removeprefix(TABLES).partition("/")[0] if path.startswith(TABLES) else ""


async def holder_for(neighbours: Neighbours, table: str, scope: Scope) -> str:
    headers = Headers(scope=scope)
    holder = await neighbours.holder(table)
    if neighbours.sent(headers):
        scope["scheme"] = headers[SCHEME_HEADER]  # as the player's browser sees it
        if holder != neighbours.address:
            raise Refusal(503, "moving")
    return holder


def headers_for(neighbours: Neighbours, scope: Scope) -> dict[str, str]:
    passed_on = {name: value for name, value in Headers(scope=scope).items() if name in PASSED_ON}
    return {**passed_on, SECRET_HEADER: neighbours.secret, SCHEME_HEADER: scope["scheme"]}


def received_again(body: bytes) -> Receive:
    async def receive() -> Message:
        return {"type": "http.request", "body": body}

    return receive


class Coming:
    """An answer as it comes in; `httptools` calls these."""

    def __init__(self) -> None:
        self.headers: list[tuple[str, str]] = []
        self.body = bytearray()
        self.complete = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.decode("latin-1").lower(), value.decode("latin-1")))

    def on_body(self, data: bytes) -> None:
        self.body += data

    def on_message_complete(self) -> None:
        self.complete = True


async def answer_from(holder: str, headers: dict[str, str], scope: Scope, body: bytes) -> Response:
    """What the process that holds the table says. No thread waits for it: one that hangs keeps nobody else waiting."""
    where = urlsplit(holder)
    try:
        async with asyncio.timeout(CONNECT_S):
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
    except (OSError, TimeoutError):
        raise Unreachable from None
    coming = Coming()
    parser = httptools.HttpResponseParser(coming)
    try:
        async with asyncio.timeout(HTTP_S):
            writer.write(request_bytes(where.netloc, headers, scope, body))
            while not coming.complete:
                data = await reader.read(READ_AT_ONCE)
                if not data:
                    raise ConnectionResetError
                parser.feed_data(data)
    except (OSError, TimeoutError, httptools.HttpParserError):
        # It died with the request in its hands: whether it was carried out is not known, so it is not repeated here.
        raise Refusal(503, "lost") from None
    finally:
        writer.close()
    response = Response(bytes(coming.body), parser.get_status_code())
    for name, value in coming.headers:
        if name in GIVEN_BACK:
            response.headers.append(name, value)
    return response


def request_bytes(host: str, headers: dict[str, str], scope: Scope, body: bytes) -> bytes:
    method, query = scope["method"], scope["query_string"].decode("latin-1")
    path = scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
    sent = {"host": host, **headers, "content-length": str(len(body)), "connection": "close"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


async def pipe(holder: str, headers: dict[str, str], socket: WebSocket) -> None:
    """Between a client and the process that holds its table, until one of them goes."""
    url = "ws" + holder.removeprefix("http") + socket.url.path
    try:
        there = await connect(
            url, additional_headers=headers, user_agent_header=None, compression=None, proxy=None, max_size=None
        )
    except InvalidStatus as refusal:
        told = refusal.response
        await socket.send_denial_response(
            Response(told.body, told.status_code, media_type=told.headers.get("content-type"))
        )
        return
    except (OSError, ConnectionClosed, InvalidMessage):
        raise Unreachable from None
    async with there:
        await socket.accept()
        ways = [asyncio.create_task(to_holder(socket, there)), asyncio.create_task(to_client(there, socket))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
    with suppress(RuntimeError, WebSocketDisconnect):  # closed from the other side already
        await socket.close(COME_AGAIN)


async def to_holder(socket: WebSocket, there: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await there.send(message.get("text") or message.get("bytes") or b"")


async def to_client(there: ClientConnection, socket: WebSocket) -> None:
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        async for text in there:
            await socket.send({"type": "websocket.send", "text": text})
