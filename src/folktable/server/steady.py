"""The time of day that the tables live by: it never goes back, whatever is done to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]  # ms since the epoch

began_at = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """As the machine's clock said it when this process began, and counted on from there."""
    return (began_at + time.monotonic_ns()) // 1_000_000
