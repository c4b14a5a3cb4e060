"""How often, how much and how many: what one household may take, so that it can hurt only itself."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from functools import lru_cache

from starlette.requests import Request

from folktable.server.problems import Refusal

LARGEST_BODY = 256 * 1024  # an edition of one's own
BODY_S = 20.0  # in which it has to be here

Rate = tuple[float, float]  # so many at once, and so many a second


class Bucket:
    """It holds so much, and fills up again by the second."""

    __slots__ = ("at", "capacity", "left", "refill")

    def __init__(self, capacity: float, refill: float) -> None:
        self.capacity, self.refill = capacity, refill
        self.left = capacity
        self.at = time.monotonic()

    def take(self, much: float = 1) -> bool:
        now = time.monotonic()
        left = self.left + (now - self.at) * self.refill
        if left > self.capacity:  # three are asked for each message: min() would take twice as long
            left = self.capacity
        self.at = now
        enough = left >= much
        self.left = left - much if enough else left
        return enough


class Buckets:
    """One for each household or account. Of too many, those that were not used for longest are forgotten."""

    MOST = 10_000

    def __init__(self, capacity: float, refill: float) -> None:
        self.capacity, self.refill = capacity, refill
        self.buckets: dict[str, Bucket] = {}  # the one that was used last comes last

    def take(self, who: str) -> bool:
        bucket = self.buckets.pop(who, None) or Bucket(self.capacity, self.refill)
        self.buckets[who] = bucket
        if len(self.buckets) > self.MOST:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()

    def forgive(self, who: str) -> None:
        self.buckets.pop(who, None)


class Crowd:
    """How many there are of each household at this moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: dict[str, int] = {}

    def enter(self, who: str, count: int = 1) -> bool:
        here = self.here.get(who, 0) + count
        if here > self.most:
            return False
        self.here[who] = here
        return True

    def leave(self, who: str, count: int = 1) -> None:
        self.here[who] -= count
        if not self.here[who]:
            del self.here[who]


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """A household has one address of IPv4, or one half of IPv6 (/64) with more addresses than anybody can count."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


async def body_in(request: Request) -> bytes:
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            async for chunk in request.stream():
                data += chunk
                if len(data) > LARGEST_BODY:
                    raise Refusal(413, "too-large", most=LARGEST_BODY // 1024)
    except TimeoutError:
        raise Refusal(408, "too-slow") from None
    return bytes(data)
