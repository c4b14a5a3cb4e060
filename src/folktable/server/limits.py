"""How often something may be done: a bucket that fills up again by the second."""

from __future__ import annotations

import time


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
