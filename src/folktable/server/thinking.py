"""Who thinks at a table: for each bot's seat the task that is at its question."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

HUNTING = -1  # the question that a clock of hands asks all the time


class Thinking:
    def __init__(self) -> None:
        self.by_seat: dict[int, tuple[int, asyncio.Task[None]]] = {}

    def begin(
        self,
        seat: int,
        question: int,
        answered: bool,
        thought: Callable[[], Coroutine[Any, Any, None]],
    ) -> asyncio.Task[None] | None:
        """A task for the open question of a bot's seat, unless somebody is at it, or has answered it already."""
        if seat in self.by_seat:
            before, task = self.by_seat[seat]
            if before == question and (not task.done() or answered):
                return None
            if task is not asyncio.current_task():
                task.cancel()
        task = asyncio.ensure_future(thought())
        self.by_seat[seat] = question, task
        return task
