"""Who holds a table, whatever comes in between."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from folktable.server.neighbours import Neighbours

pytestmark = pytest.mark.anyio


class SlowRedis:
    """One that nobody else uses; it answers pipelines when it is told to."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}
        self.may_answer = asyncio.Event()
        self.asked = 0

    async def set(self, key: str, value: str, **_: Any) -> None:
        self.keys.setdefault(key, value)

    async def get(self, key: str) -> str | None:
        return self.keys.get(key)

    def pipeline(self, **_: Any) -> SlowRedis:
        return self

    def eval(self, *_: Any) -> None:
        self.asked += 1

    async def execute(self) -> list[int]:
        await self.may_answer.wait()
        return [1] * self.asked


async def test_a_table_that_is_taken_while_others_are_renewed_is_held() -> None:
    """Otherwise each who sits down there would get a table of their own, and never hear of the others."""
    redis: Any = SlowRedis()
    neighbours = Neighbours(redis, "http://here", "secret")
    assert await neighbours.holder("old") == "http://here"
    renewing = asyncio.create_task(neighbours.renew(["old"]))
    await asyncio.sleep(0)
    assert await neighbours.holder("new") == "http://here"
    redis.may_answer.set()
    assert await renewing == []
    assert neighbours.holds("old")
    assert neighbours.holds("new")
