"""The WebSocket of a table, as directly as can be: this is the hot path, and ASGI costs more than playing does.

uvicorn and `websockets` shake hands, keep the line alive and close it, and they judge every frame that is out of the
ordinary: a piece of a message, a ping, a fault. What is ordinary, a whole message in one frame, is read here; what is
sent goes straight to the transport.
"""

from __future__ import annotations

import asyncio
import struct
from asyncio.transports import BaseTransport
from collections import deque

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from folktable.server import metrics
from folktable.server.limits import Bucket, Rate

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without its part in C
    from websockets.utils import apply_mask

IN_SCOPE = "folktable.socket"  # among the extensions
LARGEST_FRAME = 16 * 1024
MOST_UNREAD = 1024 * 1024  # bytes that may wait for a slow reader; then it is dropped, and resumes
MOST_UNHEARD = 16  # messages that may wait for their answers; then no more are read
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message
MASKED = 0x80
FRAMES: Rate = (160, 30)  # frames and reads of one connection; a message is one of each, or a few
BYTES: Rate = (256 * 1024, 32 * 1024)
TOO_MUCH = 1008  # a WebSocket's code for who breaks the rules of the house
HANG_UP_S = 5.0  # in which what was said last must have been read
SHORT, LONG = 126, 127  # stand in a frame's second byte where two or eight bytes of length follow


class TableSocket(WebSocketsSansIOProtocol):
    """uvicorn makes one for each connection. The application finds it in its scope, and `listen`s once it has accepted.

    Until then, and for those who only pass messages on, it is what uvicorn's own is.
    """

    listening = False
    half = b""  # the beginning of a frame whose end is still to come
    rates = FRAMES, BYTES

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.may_send_frames, self.may_send_bytes = (Bucket(*rate) for rate in self.rates)

    async def run_asgi(self) -> None:
        self.scope["extensions"][IN_SCOPE] = self  # type: ignore[assignment]
        await super().run_asgi()
        del self.scope["extensions"][IN_SCOPE]  # so that it goes by itself: the collector need not look for it
        self.loop.call_later(HANG_UP_S, self.transport.abort)  # who does not read could keep it from closing

    def listen(self) -> None:
        self.listening = True
        self.heard: deque[bytes | None] = deque()  # None: the client is gone
        self.news: asyncio.Future[None] | None = None
        self.transport.set_write_buffer_limits(MOST_UNREAD)

    # --- From the client ------------------------------------------------------------------------------------

    async def message(self) -> bytes | None:
        """The next message; None when the client is gone."""
        if not self.heard:
            if self.read_paused and not self.transport.is_closing():
                self.read_paused = False
                self.transport.resume_reading()
            self.news = self.loop.create_future()
            await self.news
        return self.heard.popleft()

    def hear(self, message: bytes | None) -> None:
        self.heard.append(message)
        if self.news is not None and not self.news.done():
            self.news.set_result(None)
        elif len(self.heard) > MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        allowed = self.may_send_bytes.take(len(data)) and self.may_send_frames.take(2)  # the reading itself costs, too
        if self.half:
            data = self.half + data
        at = 0
        while allowed and (end := end_of_frame(data, at)) and not self.transport.is_closing():
            frame, at = data[at:end], end
            payload = b"" if self.frames or not self.listening else ordinary_payload(frame)
            if payload and payload.isascii():
                self.hear(payload)
            else:
                super().data_received(frame)
            if at < len(data):
                allowed = self.may_send_frames.take()
        self.half = data[at:]
        if not allowed:
            self.show_out()

    def show_out(self) -> None:
        """Who sends more than a table can need would take the time of everybody else."""
        if self.transport.is_closing():
            return
        metrics.TURNED_AWAY.labels("socket").inc()
        if self.handshake_complete:
            self.conn.fail(TOO_MUCH, "too much at once")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        self.transport.close()
        self.loop.call_later(HANG_UP_S, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """`websockets` has a message together: its frames were not ordinary, or its letters are not."""
        if not self.listening:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        try:
            message.decode()
        except UnicodeDecodeError:
            if self.curr_msg_data_type == "text":
                self.conn.fail(1007, "not UTF-8")
                self.handle_parser_exception()
                return
        self.hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listening:
            self.hear(None)

    def shutdown(self) -> None:
        """Who has said goodbye already needs no more than the end of it."""
        if self.transport.is_closing() or (self.handshake_complete and self.conn.state is not OPEN):
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    # --- To the client --------------------------------------------------------------------------------------

    def send_text(self, text: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(frame_of(text))

    def pause_writing(self) -> None:
        """More waits than the limit: nobody waits for a slow reader, and nothing more is kept for it."""
        if self.listening:
            metrics.SLOW_READERS.inc()
            self.transport.abort()
        else:
            super().pause_writing()


def table_socket(frames: Rate, size: Rate) -> type[TableSocket]:
    """The sockets of one server."""
    return type("LimitedSocket", (TableSocket,), {"rates": (frames, size)})


def end_of_frame(data: bytes, at: int) -> int:
    """Where the frame that begins here ends; 0 while that is still to come. One that is too large ends at once."""
    if len(data) < at + 2:
        return 0
    start, length = at + 2, data[at + 1] & ~MASKED
    if length >= SHORT:
        start += 2 if length == SHORT else 8
        if len(data) < start:
            return 0
        length = int.from_bytes(data[at + 2 : start], "big")
    if length > LARGEST_FRAME:
        return len(data)
    end = start + (4 if data[at + 1] & MASKED else 0) + length
    return end if end <= len(data) else 0


def ordinary_payload(frame: bytes) -> bytes:
    """Of a whole text in one frame; nothing where `websockets` shall look at the frame."""
    if frame[0] != WHOLE_TEXT or not MASKED <= frame[1] <= MASKED + SHORT or len(frame) > LARGEST_FRAME:
        return b""
    start = 6 if frame[1] < MASKED + SHORT else 8
    return apply_mask(frame[start:], frame[start - 4 : start])


def frame_of(text: bytes) -> bytes:
    size = len(text)
    if size < SHORT:
        return struct.pack("!BB", WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, LONG, size) + text
