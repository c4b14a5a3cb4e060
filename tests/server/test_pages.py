"""The server's memory on large pages."""

import mmap
import platform
from pathlib import Path

import pytest

from folktable.server.pages import LARGE, MAPS, heap, put_together

SAMPLE = """\
00400000-00900000 rw-p 00000000 fe:00 123                                /usr/bin/python3.11
Size:               5120 kB
Rss:                5120 kB
01000000-01c00000 rw-p 00000000 00:00 0                                  [heap]
Size:              12288 kB
KernelPageSize:        4 kB
Rss:               10000 kB
7f0000001000-7f0000801000 rw-p 00000000 00:00 0
Size:               8192 kB
Rss:                  12 kB
7f0001000000-7f0001400000 r--p 00000000 00:00 0
Size:               4096 kB
Rss:                4096 kB
7f0002100000-7f0002700000 rw-p 00000000 00:00 0
Size:               6144 kB
Rss:                6144 kB
7f0003000000-7f0003100000 rw-p 00000000 00:00 0
Size:               1024 kB
Rss:                1024 kB
7fff00000000-7fff00800000 rw-p 00000000 00:00 0                          [stack]
Size:               8192 kB
Rss:                8192 kB
"""


def linux() -> tuple[int, ...]:
    return tuple(int(part) for part in platform.release().split("-")[0].split(".")[:2])


def test_what_is_allocated_and_used_is_found_and_nothing_else() -> None:
    assert list(heap(SAMPLE)) == [(0x01000000, 0x01C00000), (0x7F0002200000, 0x7F0002600000)]


def on_large_pages() -> int:
    """Bytes of this process."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("AnonHugePages"))


@pytest.mark.skipif(not MAPS.exists() or linux() < (6, 1), reason="Linux 6.1 and later can do it")
def test_memory_is_put_together_and_stays_what_it_was() -> None:
    with mmap.mmap(-1, 8 * LARGE, flags=mmap.MAP_PRIVATE) as memory:
        pattern = bytes(range(256)) * (len(memory) // 256)
        memory.write(pattern)
        before = on_large_pages()
        put_together()
        assert on_large_pages() - before >= 6 * LARGE
        assert memory[:] == pattern
