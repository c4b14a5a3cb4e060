"""`python -m tests.server.soaked PORT SETTINGS [leaky]`: the server, which tells at /soak what it holds.

Leaks may be put into it, to see whether the soak notices. Where people stay only for a minute, what waits before it
is let go waits less long.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from folktable.bots.players import compiling
from folktable.engine.game import load, open_box, slugs
from folktable.server import live, replays, sockets, tables
from folktable.server.conversation import Connection
from folktable.server.limits import Buckets
from folktable.server.live import LiveTable
from folktable.server.process import Settings
from folktable.server.serve import log_as_json, uvicorn_config
from folktable.server.tables import Tables
from folktable.study.judge import is_ready

LEAKED_BYTES = 1_000_000
kept: list[Any] = []
caches: list[Any] = []  # those that have a limit


def counts() -> dict[str, int]:
    """When caches are empty: they take days to fill."""
    for cached in caches:
        cached.cache_clear()
    replays.lately.clear()
    gc.collect()
    kinds = Counter(type(thing) for thing in gc.get_objects())
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return {
        "memory": pages * resource.getpagesize(),
        "files": len(os.listdir("/proc/self/fd")),
        "threads": threading.active_count(),
        "tasks": len(asyncio.all_tasks()),
        "objects": kinds.total(),
        "tables": kinds[LiveTable],
        "connections": kinds[Connection],
    }


def has_limit(cached: Any) -> bool:
    return cached.cache_parameters()["maxsize"] is not None


class Telling:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = JSONResponse(counts()) if scope["type"] == "http" and scope["path"] == "/soak" else self.app
        await app(scope, receive, send)


# --- Leaks ------------------------------------------------------------------------------------------------------


def with_each_connection(leak: Callable[[Connection], Any]) -> None:
    join = LiveTable.join

    def join_and_leak(table: LiveTable, connection: Connection) -> None:
        join(table, connection)
        kept.append(leak(connection))

    LiveTable.join = join_and_leak  # type: ignore[method-assign]


async def waits_for_ever() -> None:
    await asyncio.Event().wait()


def leak() -> None:
    """Tables are never put away; each connection is kept, with a task, a file and some memory."""
    Tables.tidy_up = lambda self: None  # type: ignore[method-assign]
    with_each_connection(lambda connection: connection)
    with_each_connection(lambda _: asyncio.ensure_future(waits_for_ever()))
    with_each_connection(lambda _: os.dup(0))
    with_each_connection(lambda _: os.urandom(LEAKED_BYTES))


if __name__ == "__main__":
    port, settings, leaky = int(sys.argv[1]), sys.argv[2], sys.argv[3:] == ["leaky"]
    log_as_json()
    tables.TIDY_BEATS = 1  # every second, not every minute
    Buckets.MOST = 20  # full soon, as it would be in a week
    if "FOLKTABLE_SOAK" not in os.environ:
        sockets.HANG_UP_S = 0.5
        live.STAND_IN_CHECK_S = 0.5
    for slug in slugs():  # or what compiling leaves behind would be counted
        opened = open_box(load(slug))
        compiling(opened).result()
        while not is_ready(opened):
            time.sleep(0.1)
    if leaky:
        leak()
    config = uvicorn_config(
        msgspec.json.decode(settings, type=Settings, dec_hook=lambda kind, value: kind(value)), "127.0.0.1", port
    )
    caches = [found for found in gc.get_objects() if isinstance(found, _lru_cache_wrapper) and has_limit(found)]
    config.app = Telling(config.app)  # type: ignore[arg-type]
    uvicorn.Server(config).run()
