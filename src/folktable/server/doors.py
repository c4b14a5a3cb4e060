"""The door: every connection comes in here, and nobody may stand in it for ever or carry in more than is sensible.

uvicorn speaks HTTP. This counts what it does not: how many connections a household holds, how long and how large a
request is on its way, and how much of an answer waits for somebody who does not read it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from folktable.server import metrics
from folktable.server.limits import LARGEST_BODY, Crowd, household

LARGEST_HEADER = 32 * 1024
LARGEST_REQUEST = 2 * LARGEST_BODY  # what is in chunks comes with their sizes
MOST_PIECES = 2000  # of a body: in chunks of a byte, each would cost as much as a request
REQUEST_S = 20.0  # from its first byte, or from the beginning of the connection, to its last
MOST_UNREAD = 8 * 1024 * 1024  # bytes of answers that wait for one household
UNREAD_S = 10.0  # after which a reader must have read
LEAST_READ = 64 * 1024  # so much


class TooMuch(Exception):
    """Ends a request in the middle of its being read."""


class Door(HttpToolsProtocol):
    """uvicorn makes one for each connection; `doors` says with which limits."""

    most = 0  # connections in all
    crowd: Crowd  # connections by household
    unread: Crowd  # bytes by household
    proxies: Any  # speak for others: their own address says nothing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.household = household(self.client[0]) if self.client else ""
        self.counts = self.client is not None and self.client[0] not in self.proxies
        self.entered = False
        self.in_header = True
        self.arrived = 0  # bytes of the header, or of what follows it
        self.waiting = 0  # bytes that the other side has not read
        self.reading: asyncio.TimerHandle | None = None
        self.deadline: asyncio.TimerHandle | None = None
        if len(self.connections) > self.most:
            self.turn_away(503, "in all")
        elif self.counts and not self.crowd.enter(self.household):
            self.turn_away(503, "by address")
        else:
            self.entered = self.counts
            self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.go_in()
        self.all_read()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a table's socket, which counts for itself."""
        self.go_in()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds this door: neither would go by itself

    def go_in(self) -> None:
        self.request_here()
        if self.entered:
            self.entered = False
            self.crowd.leave(self.household)

    def turn_away(self, status: int, why: str) -> None:
        metrics.TURNED_AWAY.labels(why).inc()
        if not self.transport.is_closing():
            if not self.forget_answer():
                self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def forget_answer(self) -> bool:
        """Whoever works on one finds that nobody waits for it any more."""
        if self.cycle is None or self.cycle.response_complete:
            return False
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        return True

    # --- What comes in --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.expect_request()
        self.arrived += len(data)
        super().data_received(data)
        if self.in_header and self.arrived > LARGEST_HEADER:
            self.turn_away(431, "header")
        elif self.arrived > LARGEST_REQUEST:
            self.turn_away(413, "body")

    def send_400_response(self, msg: str) -> None:
        self.turn_away(431 if self.arrived > LARGEST_HEADER else 400, "not HTTP")

    def on_message_begin(self) -> None:
        self.in_header, self.header_size = True, 0
        self.expect_request()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.count_header(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count_header(len(name) + len(value))
        super().on_header(name, value)

    def count_header(self, size: int) -> None:
        self.header_size += size
        if self.header_size > LARGEST_HEADER:
            raise TooMuch

    def on_headers_complete(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            raise TooMuch  # nobody who waits for an answer asks again meanwhile
        self.in_header, self.arrived, self.pieces = False, 0, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        if self.pieces > MOST_PIECES:
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.request_here()
        super().on_message_complete()

    def expect_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(REQUEST_S, self.too_slow)

    def request_here(self) -> None:
        self.in_header, self.arrived = True, 0
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_slow(self) -> None:
        metrics.TURNED_AWAY.labels("slow").inc()
        self.forget_answer()
        self.transport.abort()

    # --- What goes out --------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """More of an answer waits than the system takes off our hands."""
        super().pause_writing()
        waiting = self.transport.get_write_buffer_size()
        if self.counts and not self.unread.enter(self.household, waiting):
            self.drop_reader()
            return
        self.waiting = waiting
        self.reading = self.loop.call_later(UNREAD_S, self.look_at_reader, waiting)

    def look_at_reader(self, before: int) -> None:
        now = self.transport.get_write_buffer_size()
        if now > before - LEAST_READ:
            self.drop_reader()
        else:
            self.reading = self.loop.call_later(UNREAD_S, self.look_at_reader, now)

    def drop_reader(self) -> None:
        metrics.SLOW_READERS.inc()
        self.forget_answer()
        self.transport.abort()

    def resume_writing(self) -> None:
        self.all_read()
        super().resume_writing()

    def all_read(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
            if self.counts:
                self.unread.leave(self.household, self.waiting)


def doors(by_household: int, in_all: int, proxies: str) -> type[Door]:
    """The doors of one server."""
    limits = {
        "most": in_all,
        "crowd": Crowd(by_household),
        "unread": Crowd(MOST_UNREAD),
        "proxies": ProxyHeadersMiddleware(nobody, proxies).trusted_hosts,
    }
    return type("LimitedDoor", (Door,), limits)


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    """What a proxy would be in front of."""
