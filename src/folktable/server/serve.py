"""`folktable serve`: the server on this machine, with the address and a QR code for others in the same network."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import webbrowser
from pathlib import Path

import segno
import structlog
import uvicorn
from rich.console import Console

from folktable.engine.errors import FolktableError
from folktable.server.addresses import EVERYWHERE, for_others, lan_address
from folktable.server.app import Settings, connect_neighbours, make_app, open_store
from folktable.server.sockets import LARGEST_FRAME, TableSocket


def data_folder(chosen: Path | None) -> Path:
    """--data, else FOLKTABLE_DATA, else where a user's programs keep things."""
    if chosen is not None:
        return chosen
    if os.environ.get("FOLKTABLE_DATA"):
        return Path(os.environ["FOLKTABLE_DATA"])
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "folktable"


def tells_a_fault(record: logging.LogRecord) -> bool:
    """uvicorn takes a socket that was refused with a reason for one that was forgotten."""
    return "without completing handshake" not in record.getMessage()


def uvicorn_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(tells_a_fault)
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        loop="uvloop" if os.name != "nt" else "asyncio",
        http="httptools",
        ws=TableSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def own_address(host: str, port: int) -> str:
    """Where other processes reach this one."""
    return f"http://{(lan_address() or '127.0.0.1') if host in EVERYWHERE else host}:{port}"


def try_port(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise FolktableError(
                f"port {port} at {host} cannot be used ({error.strerror}): choose another one with --port"
            ) from None


async def try_settings(settings: Settings) -> None:
    """What cannot work is told in a sentence before anything starts."""
    await (await open_store(settings.data, settings.database)).close()
    if settings.redis:
        await (await connect_neighbours(settings.redis, settings.address)).close()


def serve(console: Console, host: str, port: int, data: Path | None, database: str, redis: str, browser: bool) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    )
    settings = Settings(
        data=data_folder(data),
        database=database,
        redis=redis,
        address=own_address(host, port),
        host=host,
        port=port,
        ops_token=os.environ.get("FOLKTABLE_OPS_TOKEN", ""),
    )
    try_port(host, port)
    asyncio.run(try_settings(settings))
    here = f"http://localhost:{port}/"
    console.print(f"Folktable is at {here} (data in {settings.data}); Ctrl+C ends it.", soft_wrap=True)
    there = for_others(host, port)
    for address in there:
        console.print(f"Others in your network: {address}/", soft_wrap=True)
    if there:
        segno.make(f"{there[0]}/").terminal(compact=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, (here,)).start()
    uvicorn.Server(uvicorn_config(settings, host, port)).run()
