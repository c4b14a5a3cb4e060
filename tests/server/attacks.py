"""What one client can do to a server, on loopback: each attack comes from an address of its own, and ends by itself.

For the tests, which show that the attacker is disconnected, and for `python -m bench.attacks`, which shows what all
others notice. Every attack is bounded in what it sends and in how many connections it opens.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket

from websockets.frames import Frame, Opcode

ATTACKER = "127.0.0.2"  # not the proxy's address, of which connections are not counted

EMPTY_PIECE = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
PING = Frame(Opcode.PING, b"").serialize(mask=True)
TINY_TEXT = Frame(Opcode.TEXT, b"x").serialize(mask=True)
BEGINNING = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)


class Line:
    """One raw connection from the attacker's address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.sent = 0

    @classmethod
    async def to(cls, port: int, address: str = ATTACKER, receives: int = 0) -> Line:
        """`receives`: how many bytes its own side takes off the network before the server's has to wait."""
        here = socket.socket()
        if receives:
            here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        here.bind((address, 0))
        here.setblocking(False)
        await asyncio.get_running_loop().sock_connect(here, ("127.0.0.1", port))
        return cls(*await asyncio.open_connection(sock=here, limit=receives or 2**16))

    @classmethod
    async def at_table(cls, port: int, table: str, address: str = ATTACKER) -> Line:
        """As the WebSocket of a table that is open to all."""
        line = await cls.to(port, address)
        key = base64.b64encode(os.urandom(16)).decode()
        await line.send(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = await line.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise ConnectionError(answer.decode())
        return line

    async def send(self, data: bytes) -> bool:
        """Whether the server still takes it."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        self.sent += len(data)
        return not self.writer.is_closing()

    async def ended(self, seconds: float) -> bool:
        """Does the server end it, within so long?"""
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(2**16):
                    pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True

    def close(self) -> None:
        self.writer.transport.abort()


async def flood(line: Line, piece: bytes, most: int, a_second: float = 0.0) -> bool:
    """The same again and again, up to so many bytes, at a rate; whether the server has ended it before."""
    block = piece * max(1, 4096 // len(piece))
    reading = asyncio.create_task(line.ended(3600))  # so that nothing waits for the attacker's own reading
    try:
        while line.sent < most:
            if reading.done() or not await line.send(block):
                return True
            await asyncio.sleep(len(block) / a_second if a_second else 0)
        await asyncio.sleep(0.2)
        return reading.done()
    finally:
        reading.cancel()
        line.close()


# What goes over a table's socket, and how it begins.
FLOODS: dict[str, tuple[bytes, bytes]] = {
    "empty pieces of a message": (BEGINNING, EMPTY_PIECE),
    "pings": (b"", PING),
    "tiny texts": (b"", TINY_TEXT),
    "large texts": (b"", Frame(Opcode.TEXT, b"x" * 4000).serialize(mask=True)),
}


async def flood_table(port: int, table: str, name: str, most: int, a_second: float = 0.0) -> bool:
    beginning, piece = FLOODS[name]
    line = await Line.at_table(port, table)
    await line.send(beginning)
    return await flood(line, piece, most, a_second)


async def endless_header(port: int, most: int, a_second: float = 0.0) -> bool:
    line = await Line.to(port)
    await line.send(b"GET / HTTP/1.1\r\nHost: here\r\n")
    return await flood(line, b"X-More: " + b"x" * 100 + b"\r\n", most, a_second)


async def endless_value(port: int, most: int) -> bool:
    """One line of the header that does not end."""
    line = await Line.to(port)
    await line.send(b"GET / HTTP/1.1\r\nHost: here\r\nX-More: ")
    return await flood(line, b"x" * 1000, most)


async def endless_body(port: int, most: int) -> bool:
    line = await Line.to(port)
    await line.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n")
    return await flood(line, b"1\r\nx\r\n", most)


async def many_requests_in_one(port: int, most: int) -> bool:
    return await flood(await Line.to(port), b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n", most)


async def hold_open(port: int, count: int, beginning: bytes) -> list[Line]:
    """So many connections that say so much and no more; those that the server has taken."""
    lines: list[Line] = []
    for _ in range(count):
        try:
            line = await Line.to(port)
            await line.send(beginning)
        except OSError:
            continue
        lines.append(line)
    return lines


SILENT = b""
HALF_HEADER = b"GET / HTTP/1.1\r\nHo"
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n{"


async def unread(port: int, path: str, count: int) -> list[Line]:
    """So many connections that ask for something and do not read it."""
    lines: list[Line] = []
    for _ in range(count):
        try:
            line = await Line.to(port, receives=4096)
            line.reader._transport.pause_reading()  # type: ignore[attr-defined]
            await line.send(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
        except OSError:
            continue
        lines.append(line)
    return lines
