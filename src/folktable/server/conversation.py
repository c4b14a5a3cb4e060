"""The clients of a table: who is connected, from which seat each looks now, and answers that are given only once.

A connection remembers which seat it wishes to look from. What it is sent is for the seat that its person holds at that
moment, by the table's record.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

import msgspec

from folktable.server.limits import Bucket
from folktable.server.people import Person
from folktable.server.record import TableRecord
from folktable.server.rights import may_see, seats_of
from folktable.wire import Beat, ClientMessage, Echo, ServerMessage

REMEMBERED_REQUESTS = 32  # at least, and up to twice as many
MOST_BEATS = 8  # sent and not yet answered, of one connection
ANY_SEAT = -1  # the first that one holds

encoded = msgspec.json.Encoder().encode
decoder = msgspec.json.Decoder(ClientMessage)
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Wire(Protocol):
    """What a connection needs of its socket. Nobody waits for a slow reader: the socket drops it."""

    def send_text(self, text: bytes) -> None: ...

    def shutdown(self) -> None: ...


class Connection:
    """One client of one table: who it is, by which session (`person.session`), and what it wishes to see."""

    def __init__(self, person: Person | None, wire: Wire, bucket: Bucket) -> None:
        self.person = person
        self.wire = wire
        self.bucket = bucket
        self.wish: int | None = ANY_SEAT  # None: the spectator's view
        self.greeted = False
        self.told_from: int | None = None  # the seat for which it was last sent all there is to see
        self.worked_out_from: TableRecord | None = None
        self.seat: int | None = None  # by that record
        self.beats: dict[int, float] = {}  # sent, not yet answered

    def seat_in(self, record: TableRecord) -> int | None:
        """From where it looks now: the seat that it wishes, while its person holds it. Worked out once a record."""
        if self.worked_out_from is not record:
            mine = seats_of(record, self.person)
            self.seat = self.wish if self.wish in mine else None
            if self.wish == ANY_SEAT and mine:
                self.seat = mine[0]
            self.worked_out_from = record
        return self.seat

    def observer_in(self, record: TableRecord) -> int:
        seat = self.seat_in(record)
        return len(record.seats) if seat is None else seat

    def look_from(self, wish: int | None) -> None:
        self.wish = wish
        self.worked_out_from = None

    def send(self, message: ServerMessage) -> None:
        self.wire.send_text(encoded(message))

    def close(self) -> None:
        self.wire.shutdown()

    # --- Its line ---------------------------------------------------------------------------------------------

    def beat(self, n: int, monotonic: float, now: int) -> None:
        self.beats[n] = monotonic
        while len(self.beats) > MOST_BEATS:
            self.beats.pop(next(iter(self.beats)))
        self.send(Beat(n, now))

    def round_trip_ms(self, echo: Echo, monotonic: float) -> int | None:
        """The server measures it itself."""
        sent = self.beats.pop(echo.n, None)
        return None if sent is None else int(1000 * (monotonic - sent))


class Audience:
    """All connections of a table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.present: Counter[str] = Counter()  # people, and by how many connections

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.person is not None:
            self.present[connection.person.id] += 1

    def leave(self, connection: Connection) -> bool:
        """Was it still there?"""
        if connection not in self.connections:
            return False
        self.connections.discard(connection)
        if connection.person is not None:
            self.present[connection.person.id] -= 1
            if not self.present[connection.person.id]:
                del self.present[connection.person.id]
        return True

    def greeted(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.greeted]

    def observers(self, record: TableRecord) -> set[int]:
        """All who look on, each once however many look from there."""
        return {connection.observer_in(record) for connection in self.connections if connection.greeted}

    def without_right(self, record: TableRecord) -> list[Connection]:
        """Those that may no longer look at the table."""
        return [connection for connection in self.connections if not may_see(record, connection.person)]

    def tell(self, text: bytes) -> None:
        """To all alike."""
        for connection in self.connections:
            if connection.greeted:
                connection.wire.send_text(text)


class Answers:
    """The answers to the last requests: a request that is sent again gets its first answer again."""

    def __init__(self) -> None:
        self.given: dict[tuple[str, str], ServerMessage] = {}
        self.given_before: dict[tuple[str, str], ServerMessage] = {}  # forgotten all at once, when the others are full

    def get(self, person: str, request: str) -> ServerMessage | None:
        return self.given.get((person, request)) or self.given_before.get((person, request))

    def remember(self, person: str, request: str, answer: ServerMessage) -> None:
        if len(self.given) >= REMEMBERED_REQUESTS:
            self.given, self.given_before = {}, self.given
        self.given[person, request] = answer


class WithRequest(msgspec.Struct):
    request: str = ""


def request_in(data: bytes) -> str:
    """The request that a malformed message named, where even that can be read."""
    try:
        return msgspec.json.decode(data, type=WithRequest).request[:40]
    except UNREADABLE:
        return ""
