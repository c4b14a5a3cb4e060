"""A sweep of many editions of Violet, random games: its time, its memory, and that back ends agree.

python -m bench.sweep [--editions 1000] [--games 10000] [--backend native --backend cuda]
"""

from __future__ import annotations

import argparse
import hashlib
import resource
import time

import msgspec

from folktable.engine.backends import native
from folktable.engine.game import load, open_box
from folktable.lab.balance import Balance, balance
from folktable.lab.running import BACKENDS, Where

VARY = ("lantern.full=6..37", "limits.refill=1..9", "limits.cost_loss=1..9")


def sweep(editions: int, games: int, backend: str) -> Balance:
    where = Where(backend=backend)
    return balance(load("violet"), VARY, ["random"] * 2, games, "1", {}, sample=editions, where=where)


def cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.sweep", description=__doc__.splitlines()[0])
    arguments.add_argument("--editions", type=int, default=1000)
    arguments.add_argument("--games", type=int, default=10_000)
    arguments.add_argument("--backend", action="append", choices=BACKENDS)
    given = arguments.parse_args()
    digests = set()
    for backend in given.backend or ["native"]:
        native.compile_playout(open_box(load("violet")))
        sweep(2, 2, backend)  # compiled, or read from the disk, before the clock starts
        for editions in (given.editions // 10, given.editions):
            began, used = time.perf_counter(), cpu_seconds()
            found = sweep(editions, given.games, backend)
            seconds, used = time.perf_counter() - began, cpu_seconds() - used
            decisions = sum(row.length.value * row.games for row in found.rows)
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            print(
                f"{backend}: {editions:,} editions x {given.games:,} games: {seconds:.1f} s ({used:.1f} s of cores), "
                f"{decisions / seconds / 1e6:.1f} M decisions/s, at most {memory:.0f} MB so far",
                flush=True,
            )
        digest = hashlib.sha256(msgspec.json.encode(found)).hexdigest()[:16]
        print(f"{backend}: all that was found: {digest}", flush=True)
        digests.add(digest)
    raise SystemExit(len(digests) > 1)


if __name__ == "__main__":
    main()
