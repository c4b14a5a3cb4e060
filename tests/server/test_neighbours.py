"""Who holds a table, whatever comes in between."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from folktable.server.bots import Bots
from folktable.server.neighbours import Neighbours
from folktable.server.people import People
from folktable.server.problems import Refusal
from folktable.server.process import open_store
from folktable.server.tables import Tables
from folktable.wire import NewTable

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


async def test_nobody_sits_down_at_a_table_whose_lease_was_lost_on_the_way(tmp_path: Path) -> None:
    redis: Any = SlowRedis()
    neighbours = Neighbours(redis, "http://here", "secret")
    store = await open_store(tmp_path, "")
    tables = Tables(store, Bots(), neighbours)
    host, _ = await People(store, (9, 9)).new_guest("Ida")
    live, _ = await tables.create(host, NewTable("violet", "Ida"))
    assert await tables.seen_by(live.id, host) is live
    tables.live.clear()
    neighbours.held.clear()
    with pytest.raises(Refusal) as refused:
        await tables.seen_by(live.id, host)
    assert (refused.value.status, refused.value.code) == (503, "moving")
    await store.close()
