"""On a machine with an NVIDIA GPU: every game on CUDA against native, game by game, then its speed.

    python -m bench.gpu [--games N] [--check N]

For every game and option set of the tests, `--check` games must give the same decisions, scores and lengths on both
back ends, with a whole game in each thread, in waves, and in waves within a block; then `--games` random games of the
default box are timed all three ways.
"""

from __future__ import annotations

import argparse
import importlib
import time
from types import ModuleType

import numpy as np

from folktable.engine import playout
from folktable.engine.backends import blocks, cuda, native, waves
from folktable.engine.chance import seed_words
from folktable.engine.game import load, open_box, slugs

WAYS = {"in threads": cuda, "in waves": waves, "in blocks": blocks}


def differences(slug: str, games: int) -> int:
    """Games that do not come out the same on both back ends, over all option sets."""
    key, differing = seed_words("gpu"), 0
    for number, (seats, options) in enumerate(importlib.import_module(f"tests.games.{slug}.cases").OPTION_SETS):
        opened = open_box(load(slug), options=options, seats=seats)
        policies = [(number + seat) % 2 for seat in range(seats)] if number % 2 else [playout.RANDOM] * seats
        on_cpu = native.play_on_all_cores(opened, key, 0, games, policies)
        for way in WAYS.values():
            on_gpu = way.play_games(opened, key, 0, games, policies)
            same = [np.asarray(a == b).reshape(games, -1).all(axis=1) for a, b in zip(on_gpu, on_cpu, strict=True)]
            differing += int((~np.logical_and.reduce(same)).sum())
    return differing


def speed(slug: str, games: int, way: ModuleType) -> float:
    """Decisions a second of the default box, random play; the best of three."""
    opened = open_box(load(slug))
    policies, key = [playout.RANDOM] * opened.seats, seed_words("speed")
    best = 0.0
    for run in range(3):
        began = time.perf_counter()
        results = way.play_games(opened, key, run * games, games, policies)
        seconds = time.perf_counter() - began
        best = max(best, float(results.lengths.sum(dtype=np.int64)) / seconds)
    return best


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--games", type=int, default=1 << 22)
    arguments.add_argument("--check", type=int, default=4096)
    arguments.add_argument("games_to_run", nargs="*", default=list(slugs()), metavar="game")
    given = arguments.parse_args()
    device = cuda.cuda_module().get_current_device()
    print(f"{device.name.decode() if isinstance(device.name, bytes) else device.name}", flush=True)
    failed = False
    for slug in given.games_to_run:
        began = time.perf_counter()
        opened = open_box(load(slug))
        cuda.play_games(opened, seed_words("compile"), 0, 1, [playout.RANDOM] * opened.seats)
        compiled = time.perf_counter() - began
        differing = differences(slug, given.check)
        failed = failed or differing > 0
        speeds = ", ".join(f"{name} {speed(slug, given.games, way) / 1e6:.0f}" for name, way in WAYS.items())
        print(
            f"{slug}: compiled in {compiled:.1f} s; {differing} of {given.check} games per option set and way differ; "
            f"{speeds} M decisions/s",
            flush=True,
        )
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
