"""How often something may be done (a bucket that fills up again by the second), and how much may be sent at once."""

from __future__ import annotations

import time

from starlette.requests import Request

from folktable.server.problems import Refusal

LARGEST_BODY = 256 * 1024  # an edition of one's own


class Bucket:
    __slots__ = ("at", "capacity", "left", "refill")

    def __init__(self, capacity: float, refill: float) -> None:
        self.capacity, self.refill = capacity, refill  # tokens, tokens a second
        self.left = capacity
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.capacity, self.left + (now - self.at) * self.refill)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, capacity: float, refill: float) -> None:
        self.capacity, self.refill = capacity, refill
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= self.MOST:
                self.forget()
            bucket = self.buckets[address] = Bucket(self.capacity, self.refill)
        return bucket.take()

    def forget(self) -> None:
        full_after = self.capacity / self.refill
        now = time.monotonic()
        self.buckets = {name: bucket for name, bucket in self.buckets.items() if now - bucket.at < full_after}


async def body_in(request: Request) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_BODY:
            raise Refusal(413, "too-large", most=LARGEST_BODY // 1024)
    return bytes(data)
