"""`folktable serve`: the server on this machine, with the address and a QR code for others in the same network."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import segno
import structlog
import uvicorn
from rich.console import Console

from folktable.engine.errors import FolktableError
from folktable.server.addresses import EVERYWHERE, for_others, lan_address
from folktable.server.app import make_app
from folktable.server.doors import doors
from folktable.server.process import Settings, connect_neighbours, open_store
from folktable.server.sockets import LARGEST_FRAME, table_socket

OWN_FILES = 100


def data_folder(chosen: Path | None) -> Path:
    """--data, else FOLKTABLE_DATA, else where a user's programs keep things."""
    if chosen is not None:
        return chosen
    if os.environ.get("FOLKTABLE_DATA"):
        return Path(os.environ["FOLKTABLE_DATA"])
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "folktable"


def tells_a_fault(record: logging.LogRecord) -> bool:
    """uvicorn takes a socket that was refused with a reason for forgotten, and tells what others do amiss."""
    message = record.getMessage()
    return not any(known in message for known in ("without completing handshake", "Invalid HTTP", "upgrade request"))


def uvicorn_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(tells_a_fault)
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    by_household, in_all = settings.connections
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        loop="uvloop" if os.name != "nt" else "asyncio",
        http=doors(by_household, min(in_all, connections_possible()), proxies),
        ws=table_socket(settings.frames, settings.bytes),
        forwarded_allow_ips=proxies,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def connections_possible() -> int:
    """Each takes a file descriptor: as many as the system grants, less what the server itself needs."""
    try:
        import resource
    except ImportError:  # Windows
        return 10_000
    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        granted = most
    return 10**6 if granted == resource.RLIM_INFINITY else granted - OWN_FILES


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
    await (await open_store(settings.data, settings.database, alone=True)).close()
    if settings.redis:
        await (await connect_neighbours(settings.redis, settings.address)).close()


def log_as_json() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    )


def serve(
    console: Console,
    host: str,
    port: int,
    data: Path | None,
    database: str,
    redis: str,
    keep_days: tuple[int, int],
    lab: bool,
    browser: bool,
) -> None:
    if lab and redis:
        raise FolktableError("the lab belongs to one process: leave out --lab, or --redis")
    log_as_json()
    settings = Settings(
        data=data_folder(data),
        database=database,
        redis=redis,
        address=own_address(host, port),
        host=host,
        port=port,
        ops_token=os.environ.get("FOLKTABLE_OPS_TOKEN", ""),
        keep_people_days=keep_days[0],
        keep_tables_days=keep_days[1],
        lab=lab,
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
    run(settings, host, port)


def run(settings: Settings, host: str, port: int) -> None:
    """Until it is told to end. Then all is stored and told; a thread that still compiles or thinks is not awaited."""
    server = uvicorn.Server(uvicorn_config(settings, host, port))
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))  # uvicorn ends in order at it, then raises it again
    server.run()
