"""Several processes, the same tables: each table is held by one of them, the others pass its requests on.

Redis knows who holds a table, by a lease that ends by itself when its process dies, and carries the news that a table
was changed from outside, or that a session has ended. Nothing in Redis has to last: what is decided is in the database,
where (table, seq) is unique, so that even two processes that both believe they hold a table can never both win.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator, Iterable

from redis.asyncio import Redis
from redis.exceptions import RedisError
from starlette.datastructures import Headers

from folktable.engine.errors import FolktableError

LEASE_MS = 15_000
SECRET_HEADER = "x-folktable-secret"
CHANNEL = "folktable:changed"
# Each is one step for Redis. KEYS: the table's. ARGV: whose it must be, whose it becomes or for how long.
TAKE_OVER = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end"
RENEW = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"


class BusFailed(FolktableError):
    """Redis cannot be reached."""


def key(table: str) -> str:
    return f"folktable:holder:{table}"


class Neighbours:
    def __init__(self, redis: Redis, address: str, secret: str) -> None:
        self.redis = redis
        self.address = address  # where the others reach this process
        self.secret = secret  # by which processes know each other's requests
        self.held: dict[str, float] = {}  # the tables of this process, and until when by its own clock

    @classmethod
    async def connect(cls, url: str, address: str) -> Neighbours:
        redis = Redis.from_url(url, decode_responses=True)
        try:
            await redis.set("folktable:secret", secrets.token_urlsafe(32), nx=True)
            secret = str(await redis.get("folktable:secret"))
        except (RedisError, OSError) as error:
            raise BusFailed(f"Redis cannot be used: {error}; check FOLKTABLE_REDIS") from None
        return cls(redis, address, secret)

    def sent(self, headers: Headers) -> bool:
        """Does this come from another process, which has checked it?"""
        return hmac.compare_digest(headers.get(SECRET_HEADER, "").encode(), self.secret.encode())

    def holds(self, table: str) -> bool:
        return self.held.get(table, 0.0) > asyncio.get_running_loop().time()

    async def holder(self, table: str) -> str:
        """The address of who holds a table: this process, if nobody did."""
        if self.holds(table):
            return self.address
        until = lease_end()
        await self.redis.set(key(table), self.address, nx=True, px=LEASE_MS)
        return await self.now_held_by(table, until)

    async def take_over(self, table: str, gone: str) -> str:
        """`gone` does not answer: whoever comes first holds its table now."""
        until = lease_end()
        await self.redis.eval(TAKE_OVER, 1, key(table), gone, self.address, LEASE_MS)
        return await self.now_held_by(table, until)

    async def now_held_by(self, table: str, until: float) -> str:
        holder = await self.redis.get(key(table))
        if holder is None:  # who held it has just let it go
            return await self.holder(table)
        if holder == self.address:
            self.held[table] = until
        return str(holder)

    async def release(self, table: str) -> None:
        self.held.pop(table, None)
        await self.redis.eval(RELEASE, 1, key(table), self.address)

    async def renew(self, tables: Iterable[str]) -> list[str]:
        """Hold on to these; gives back those that another process has taken."""
        tables = list(tables)
        until = lease_end()
        pipeline = self.redis.pipeline(transaction=False)
        for table in tables:
            pipeline.eval(RENEW, 1, key(table), self.address, LEASE_MS)
        renewed = await pipeline.execute()
        now = asyncio.get_running_loop().time()
        # What was taken meanwhile stays: somebody is about to sit down there, and would find a table that nobody holds.
        self.held = {table: ends for table, ends in self.held.items() if ends > now and table not in tables}
        self.held |= {table: until for table, ours in zip(tables, renewed, strict=True) if ours}
        return [table for table, ours in zip(tables, renewed, strict=True) if not ours]

    async def announce(self, change: str) -> None:
        """Something was changed past the process that holds it: a table, or a session that has ended."""
        await self.redis.publish(CHANNEL, change)

    async def changed(self) -> AsyncIterator[str]:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as news:
            await news.subscribe(CHANNEL)
            async for message in news.listen():
                yield str(message["data"])

    async def close(self) -> None:
        for table in list(self.held):
            await self.release(table)
        await self.redis.aclose()


def lease_end() -> float:
    """Counted from before Redis is asked: never later than Redis itself believes."""
    return asyncio.get_running_loop().time() + LEASE_MS / 1000
