"""The WebSocket of a table against `websockets`' own client: whatever way its bytes come in, and whatever is wrong."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from folktable.server.doors import doors
from folktable.server.sockets import IN_SCOPE, LARGEST_FRAME, MOST_UNHEARD, MOST_UNREAD, TableSocket

pytestmark = pytest.mark.anyio


class Wire:
    """Instead of a transport: what the server writes goes to a client that has no socket either."""

    def __init__(self) -> None:
        self.client = ClientProtocol(parse_uri("ws://table/"), max_size=None)
        self.closed = self.aborted = self.paused = False
        self.limit = 0
        self.protocol: Any = None

    def write(self, data: bytes) -> None:
        assert not self.closed, "something is written after the end"
        self.client.receive_data(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def set_write_buffer_limits(self, high: int) -> None:
        self.limit = high

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_extra_info(self, name: str) -> Any:
        return None


async def echo(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    socket: TableSocket = scope["extensions"][IN_SCOPE]
    socket.listen()
    while (message := await socket.message()) is not None:
        socket.send_text(message)


async def pause() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def connected() -> tuple[TableSocket, Wire]:
    config = uvicorn.Config(
        echo, ws=TableSocket, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False, ws_ping_interval=None
    )
    config.load()
    socket, wire = TableSocket(config, ServerState(), {}, asyncio.get_running_loop()), Wire()
    socket.connection_made(wire)  # type: ignore[arg-type]
    wire.client.send_request(wire.client.connect())
    socket.data_received(b"".join(wire.client.data_to_send()))
    await pause()
    assert wire.client.state is OPEN
    wire.client.events_received()
    return socket, wire


def frame(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def heard_by(wire: Wire) -> list[tuple[Opcode, bytes]]:
    return [(event.opcode, bytes(event.data)) for event in wire.client.events_received() if isinstance(event, Frame)]


@st.composite
def streams(draw: st.DrawFn) -> tuple[list[bytes], list[bytes], list[bytes]]:
    """Messages in frames of any size with pings in between, as bytes cut anywhere; and what the pings say."""
    messages = draw(st.lists(st.text(min_size=1, max_size=300).map(str.encode), max_size=6))
    messages += draw(st.lists(st.integers(1, LARGEST_FRAME).map(lambda size: b"x" * size), max_size=2))
    pings: list[bytes] = []
    stream = b""
    for message in messages:
        cuts = sorted(draw(st.sets(st.integers(1, len(message)), max_size=3)) | {len(message)})
        for start, end in itertools.pairwise([0, *cuts]):
            opcode = Opcode.TEXT if start == 0 else Opcode.CONT
            stream += frame(opcode, message[start:end], fin=end == len(message))
            if draw(st.booleans()):
                pings.append(draw(st.binary(max_size=125)))
                stream += frame(Opcode.PING, pings[-1])
    cuts = sorted(draw(st.sets(st.integers(0, len(stream)), max_size=8)))
    pieces = [stream[start:end] for start, end in itertools.pairwise([0, *cuts, len(stream)]) if start < end]
    return messages, pings, pieces


@settings(deadline=None)  # how long it takes is the machine's affair
@given(streams())
def test_every_message_is_heard_however_it_is_cut(given: tuple[list[bytes], list[bytes], list[bytes]]) -> None:
    messages, pings, pieces = given

    async def play() -> None:
        socket, wire = await connected()
        for piece in pieces:
            socket.data_received(piece)
        await pause()
        answers = heard_by(wire)
        assert [data for opcode, data in answers if opcode is Opcode.TEXT] == messages
        assert [data for opcode, data in answers if opcode is Opcode.PONG] == pings
        assert not wire.closed

    asyncio.run(play())


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536, 200_000])
async def test_answers_of_every_size_can_be_read(size: int) -> None:
    socket, wire = await connected()
    socket.send_text(b"x" * size)
    assert heard_by(wire) == [(Opcode.TEXT, b"x" * size)]


HALF = frame(Opcode.TEXT, b"half of", fin=False)
SNOWMAN = "☃".encode()
FAULTS = {
    "too large": (frame(Opcode.TEXT, b"x" * (LARGEST_FRAME + 1)), 1009),
    "much too large, and told so at once": (frame(Opcode.TEXT, b"x" * 100_000)[:20], 1009),
    "too large together": (HALF + frame(Opcode.CONT, b"x" * LARGEST_FRAME), 1009),
    "not UTF-8": (frame(Opcode.TEXT, b"\xff"), 1007),
    "a letter that breaks off": (frame(Opcode.TEXT, SNOWMAN[:2]), 1007),
    "not UTF-8 together": (HALF + frame(Opcode.CONT, b"\xff"), 1007),
    "not masked": (frame(Opcode.TEXT, b"hello", mask=False), 1002),
    "reserved bits": (b"\xc1\x80\0\0\0\0", 1002),
    "an opcode that nobody knows": (b"\x83\x80\0\0\0\0", 1002),
    "going on with nothing": (frame(Opcode.CONT, b"hello"), 1002),
    "beginning twice": (HALF + frame(Opcode.TEXT, b"hello"), 1002),
    "a ping in pieces": (frame(Opcode.PING, b"").replace(b"\x89", b"\x09", 1), 1002),
    "a ping that is too long": (b"\x89\xfe\x00\x7e" + bytes(4 + 126), 1002),
    "a close with half a code": (frame(Opcode.CLOSE, b"\x03"), 1002),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_ends_the_connection_with_its_code(fault: str) -> None:
    sent, code = FAULTS[fault]
    socket, wire = await connected()
    socket.data_received(frame(Opcode.TEXT, b"before") + sent + frame(Opcode.TEXT, b"after"))
    assert wire.closed
    assert wire.client.close_rcvd is not None
    assert wire.client.close_rcvd.code == code
    socket.data_received(frame(Opcode.TEXT, b"still there?"))
    socket.connection_lost(None)
    await pause()
    assert list(socket.heard) == [], "the application does not know that the client is gone"


async def test_a_letter_may_be_cut_between_two_frames() -> None:
    socket, wire = await connected()
    socket.data_received(frame(Opcode.TEXT, SNOWMAN[:1], fin=False) + frame(Opcode.CONT, SNOWMAN[1:]))
    await pause()
    assert heard_by(wire) == [(Opcode.TEXT, SNOWMAN)]


async def test_who_says_goodbye_is_answered() -> None:
    socket, wire = await connected()
    wire.client.send_close(1000, "enough")
    socket.data_received(b"".join(wire.client.data_to_send()))
    assert wire.closed
    assert wire.client.close_rcvd is not None
    assert wire.client.close_rcvd.code == 1000


async def test_when_the_server_hangs_up_it_says_come_again() -> None:
    socket, wire = await connected()
    socket.shutdown()
    assert wire.closed
    assert wire.client.close_rcvd is not None
    assert wire.client.close_rcvd.code == 1012
    socket.send_text(b"too late, and no matter")


async def test_who_has_just_said_goodbye_can_be_sent_away() -> None:
    """Both may go at the same moment: whoever is sent away after them must be, too."""
    socket, wire = await connected()
    wire.client.send_close(1000, "enough")
    socket.data_received(b"".join(wire.client.data_to_send()))
    socket.shutdown()
    assert wire.closed


async def test_who_sends_faster_than_is_answered_is_not_read_meanwhile() -> None:
    socket, wire = await connected()
    for _ in range(MOST_UNHEARD + 2):
        socket.data_received(frame(Opcode.TEXT, b"hello"))
    assert wire.paused
    await pause()
    assert not wire.paused
    assert len(heard_by(wire)) == MOST_UNHEARD + 2


async def test_who_does_not_read_is_dropped() -> None:
    socket, wire = await connected()
    assert wire.limit == MOST_UNREAD
    socket.pause_writing()
    assert wire.aborted


async def test_whoever_has_gone_leaves_nothing_to_the_collector() -> None:
    """Neither the socket nor the door it came through: looking for them would make others wait."""
    config = uvicorn.Config(echo, ws=TableSocket, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    state, wire = ServerState(), Wire()
    door = doors(10, 10, "127.0.0.1")(config, state, {}, asyncio.get_running_loop())
    door.connection_made(wire)  # type: ignore[arg-type]
    wire.client.send_request(wire.client.connect())
    gc.disable()
    try:
        door.data_received(b"".join(wire.client.data_to_send()))
        (socket,) = state.connections
        await pause()
        assert wire.client.state is OPEN
        gone: list[weakref.ref[Any]] = [weakref.ref(door), weakref.ref(socket)]
        socket.connection_lost(None)
        await pause()
        del door, socket
        wire.protocol = None
        assert [thing() for thing in gone] == [None, None]
    finally:
        gc.enable()
