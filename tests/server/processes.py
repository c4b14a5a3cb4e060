"""Real processes for tests and for the bench: the server, killed without warning and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[2]
RATES = ("requests", "files", "sign_ups", "new_tables", "messages", "frames", "bytes", "guesses", "archives")
NO_LIMITS: dict[str, Any] = {
    **dict.fromkeys(RATES, (1000000000.0, 1000000000.0)),
    "connections": (1000000, 1000000),
    "hosted": 1000000,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class ServerProcess:
    """The server in a process of its own. What it writes to stderr is kept: a stack trace there is a fault."""

    def __init__(
        self, data: Path, program: str = "tests.server.run", more: Sequence[str] = (), **settings: Any
    ) -> None:
        self.program, self.more = program, more
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {"data": str(data), "address": self.url, **NO_LIMITS, **settings}
        self.said = data / f"server-{self.port}.log"
        data.mkdir(parents=True, exist_ok=True)
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            self.program,
            str(self.port),
            msgspec.json.encode(self.settings).decode(),
            *self.more,
        ]
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=said)

    def wait_until_ready(self, seconds: float = 120) -> None:
        until = time.monotonic() + seconds
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start: {self.said.read_text('utf-8')[-2000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as response:
                return bool(response.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As when the power goes: nothing is closed, nothing is written any more."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def faults(self) -> list[str]:
        """What the server itself called an error."""
        return [line for line in self.said.read_text("utf-8").splitlines() if '"error"' in line or "Traceback" in line]
