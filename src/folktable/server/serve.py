"""`folktable serve`: the server on this machine, with the address and a QR code for others in the same network."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from pathlib import Path

import segno
import structlog
import uvicorn
from rich.console import Console

from folktable.server.app import Settings, make_app

LARGEST_FRAME = 16 * 1024


def data_folder(chosen: Path | None) -> Path:
    """--data, else FOLKTABLE_DATA, else where a user's programs keep things."""
    if chosen is not None:
        return chosen
    if os.environ.get("FOLKTABLE_DATA"):
        return Path(os.environ["FOLKTABLE_DATA"])
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "folktable"


def lan_address() -> str | None:
    """The address of this machine in its network. Nothing is sent: asking for a route is enough."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def uvicorn_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        loop="uvloop" if os.name != "nt" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def serve(console: Console, host: str, port: int, data: Path | None, browser: bool) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    )
    settings = Settings(data=data_folder(data))
    here = f"http://localhost:{port}/"
    console.print(f"Folktable is at {here} (data in {settings.data}); Ctrl+C ends it.", soft_wrap=True)
    lan = lan_address() if host in ("0.0.0.0", "::") else None
    if lan is not None:
        there = f"http://{lan}:{port}/"
        console.print(f"Others in your network: {there}")
        segno.make(there).terminal(compact=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, (here,)).start()
    uvicorn.Server(uvicorn_config(settings, host, port)).run()
