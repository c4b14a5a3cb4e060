"""A process of its own for what may take long, fall or never end: it gets lines, and answers with lines.

It begins when it is first needed, and ends when nobody has needed it for a while: it takes some hundred MB.
"""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from contextlib import suppress


class Worker:
    def __init__(self, command: tuple[str, ...], idle_s: float, longest_line: int) -> None:
        self.command, self.idle_s, self.longest_line = command, idle_s, longest_line
        self.process: Process | None = None
        self.bell: asyncio.TimerHandle | None = None

    async def begin(self) -> None:
        """See to it that it is there."""
        self.hold_bell()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=self.longest_line
            )

    async def send(self, line: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        await self.process.stdin.drain()

    async def line(self) -> bytes:
        """What it says next; a `ConnectionError` when it has ended, a `ValueError` when it says more than it may."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise ConnectionError(f"{' '.join(self.command)} has ended")
        return line

    def rest(self) -> None:
        """It is not needed now."""
        self.hold_bell()
        self.bell = asyncio.get_running_loop().call_later(self.idle_s, self.end)

    def hold_bell(self) -> None:
        if self.bell is not None:
            self.bell.cancel()
            self.bell = None

    def end(self) -> None:
        """At once, whatever it does. What it would still have said is never taken for an answer to somebody else."""
        self.hold_bell()
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        process = self.process
        self.end()
        if process is not None:
            await process.wait()
