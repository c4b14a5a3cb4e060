"""Tasks that run by themselves: when one fails it is logged and counted, and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from folktable.server import metrics

log = structlog.get_logger()


def note_failure(name: str, failure: BaseException, **where: str) -> None:
    metrics.FAILED_TASKS.labels(name).inc()
    log.error("a task failed", task=name, exc_info=failure, **where)


async def repeatedly(name: str, every_s: float, doing: Callable[[], Awaitable[Any]]) -> None:
    """For as long as the server runs, whatever goes wrong on the way."""
    while True:
        try:
            await doing()
        except Exception as failure:
            note_failure(name, failure)
        await asyncio.sleep(every_s)


async def once(name: str, doing: Coroutine[Any, Any, Any]) -> None:
    try:
        await doing
    except Exception as failure:
        note_failure(name, failure)
