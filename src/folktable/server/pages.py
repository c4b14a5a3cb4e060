"""The server's memory on large pages, where Linux can do that (6.1 and later).

A decision finds what it needs all over the heap. On pages of 4 KB the processor spends some percent of its time on
looking up where each of them lies; 2 MB at once are one look-up.
"""

from __future__ import annotations

import asyncio
import ctypes
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

EVERY_S = 10.0  # games are loaded when they are first played
LARGE = 2 * 1024 * 1024
MAPS = Path("/proc/self/smaps")
IN_USE = 0.75  # of a piece of memory: where most is not, large pages would fill it for nothing
MADV_COLLAPSE = 25
PIECE = re.compile(r"^([0-9a-f]+-[0-9a-f]+) (\S+) \S+ \S+ \d+ *(.*)\n(?:(?!Rss).*\n)*Rss: +(\d+) kB", re.MULTILINE)


async def use_large_pages() -> None:
    """In a while: a server that has just begun has other things to do."""
    await asyncio.sleep(EVERY_S)
    await asyncio.to_thread(put_together)


def put_together() -> None:
    """Ask for it wherever it is worth it. What lies on large pages already costs nothing; an older Linux refuses."""
    if MAPS.exists():  # on Linux
        for start, end in heap(MAPS.read_text()):
            madvise()(start, end - start, MADV_COLLAPSE)


@cache
def madvise() -> Any:
    function = ctypes.CDLL(None).madvise
    function.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
    return function


def heap(maps: str) -> Iterator[tuple[int, int]]:
    """What the program has allocated and uses, as far as it fills large pages."""
    for where, rights, name, kilobytes in PIECE.findall(maps):
        start, end = (int(address, 16) for address in where.split("-"))
        first, last = -(-start // LARGE) * LARGE, end // LARGE * LARGE
        if (
            rights == "rw-p"
            and name in ("", "[heap]")
            and 1024 * int(kilobytes) >= IN_USE * (end - start)
            and first < last
        ):
            yield first, last
