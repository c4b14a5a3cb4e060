"""Around every request: where it may come from and how often; the headers of what is answered."""

from __future__ import annotations

import re
from functools import cache

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from folktable.server import first
from folktable.server.http import household_of, refused
from folktable.server.problems import Refusal
from folktable.server.process import Server
from folktable.wire import VERSION

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
COUNTED = ("/api/", "/healthz", "/metrics")  # all else are files of the page
VERSIONED = re.compile(r"^/api/v(\d{1,9})/")


@cache
def security() -> list[tuple[bytes, bytes]]:
    """What every answer is sent with, as ASGI wants it."""
    headers = {
        "content-security-policy": f"default-src 'self'; script-src {first.script_sources()}; img-src 'self' data:; "
        "style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def check_origin(headers: Headers) -> None:
    """A browser says which page sends this: it must be our own. Programs do not say it, and send no cookie."""
    origin = headers.get("origin")
    if origin is None:
        if "cookie" in headers and "authorization" not in headers:
            raise Refusal(403, "no-origin")
        return
    if origin.partition("://")[2] != headers.get("host", ""):
        raise Refusal(403, "foreign-origin")


def without_version(path: str) -> str:
    """/api/v1/... is what /api/... is."""
    found = VERSIONED.match(path)
    if found is None:
        return path
    if int(found[1]) != VERSION:
        raise Refusal(404, "unknown-version", version=found[1], ours=VERSION)
    return "/api/" + path[found.end() :]


class Guard:
    """Before everything: origins and rates; after everything: headers, and a sentence for whatever went wrong."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app, self.server = app, server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                kept = not scope["path"].startswith("/api/") or any(name == b"cache-control" for name, _ in given)
                fresh = [] if kept else [(b"cache-control", b"no-store")]
                message = {**message, "headers": [*given, *security(), *fresh]}
            await send(message)

        connection = HTTPConnection(scope)
        neighbours = self.server.neighbours
        passed_on = neighbours is not None and neighbours.sent(connection.headers)  # checked where it came in
        who = household_of(connection)
        entered = False
        try:
            scope["path"] = without_version(scope["path"])
            if not passed_on:
                self.check(connection, who)
                entered = self.server.at_once.enter(who)
                if not entered:
                    raise Refusal(429, "too-fast", "many-at-once")
            await self.app(scope, receive, send_guarded)
        except Refusal as refusal:
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).send_denial_response(refused(refusal))
            else:
                await refused(refusal, last=refusal.status == 429)(scope, receive, send_guarded)
        finally:
            if entered:
                self.server.at_once.leave(who)

    def check(self, connection: HTTPConnection, who: str) -> None:
        asked = self.server.requests if connection.scope["path"].startswith(COUNTED) else self.server.files
        if not asked.take(who):
            raise Refusal(429, "too-fast", "many-requests")
        if connection.scope.get("method") not in SAFE_METHODS:
            check_origin(connection.headers)
