"""Batched environments: decisions a second with observations and masks written, random play.

    python -m bench.batches [--backend native|cuda] [--games N] [--check N] [game ...]

On a GPU, `--check` games are first held against native ones, step by step: what is seen, allowed, scored, and who decides.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

import numba
import numpy as np

from folktable.adapters.vector import Vector, make
from folktable.engine.game import slugs

SECONDS = 5.0
CHECKED_STEPS = 300


def pick(mask: Any, n: int) -> int:
    """One of the legal actions, by a number."""
    count = 0
    for word in range(len(mask)):
        bits = mask[word]
        while bits:
            bits &= bits - np.uint32(1)
            count += 1
    n %= count
    for action in range(32 * len(mask)):
        if mask[action // 32] >> np.uint32(action % 32) & np.uint32(1):
            if n == 0:
                return action
            n -= 1
    return -1


def hashed(game: int, step: int) -> int:
    """A number that has nothing to do with its neighbours'."""
    x = (game * 2654435761 + step * 40503 + 12345) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 739982445) & 0xFFFFFFFF
    return x >> 7


class RandomPlayer:
    """Chooses for every game of a batch, where the batch is."""

    def __init__(self, games: Vector, backend: str) -> None:
        self.games, self.steps = games, 0
        compiled: Any = numba.njit(nogil=True)
        if backend == "cuda":
            from numba import cuda

            compiled = cuda.jit(device=True)
        choose, number = compiled(pick), compiled(hashed)
        if backend == "cuda":

            @cuda.jit
            def choose_all(masks, step, actions):  # type: ignore[no-untyped-def]
                i = cuda.grid(1)
                if i < actions.shape[0]:
                    actions[i] = choose(masks[i], number(i, step))

            self.actions = cuda.to_device(np.zeros(games.num_envs, "i8"))
            self.choose = lambda step: choose_all[-(-games.num_envs // 128), 128](games.masks, step, self.actions)
        else:

            @numba.njit(nogil=True)
            def choose_all(masks, step, actions):  # type: ignore[no-untyped-def]
                for i in range(len(actions)):
                    actions[i] = choose(masks[i], number(i, step))

            self.actions = np.zeros(games.num_envs, "i8")
            self.choose = lambda step: choose_all(games.masks, step, self.actions)

    def next(self) -> Any:
        self.steps += 1
        self.choose(self.steps)
        return self.actions


def held_against_native(slug: str, count: int) -> int:
    """Steps at which the GPU differs from native, over so many games."""
    there, here = make(slug, count, "cuda", seed="check"), make(slug, count, seed="check")
    player = RandomPlayer(here, "native")
    differing = 0
    for _ in range(CHECKED_STEPS):
        actions = player.next()
        here.step(actions)
        there.step(actions)
        same = all(
            (getattr(there, name).copy_to_host() == getattr(here, name)).all()
            for name in ("rows", "masks", "actors", "ends", "scores", "rewards")
        )
        differing += not same
    return differing


def speed(slug: str, count: int, backend: str) -> tuple[float, float]:
    """Decisions a second of steps alone, and with the random player's own work."""
    games = make(slug, count, backend, seed="speed")
    player = RandomPlayer(games, backend)
    wait = (lambda: None) if backend == "native" else games.cuda.synchronize
    for _ in range(30):  # games drift apart
        games.step(player.next())
    wait()
    stepping = steps = 0.0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        actions = player.next()
        wait()
        before = time.perf_counter()
        games.step(actions)
        wait()
        stepping += time.perf_counter() - before
        steps += 1
    return count * steps / stepping, count * steps / (time.perf_counter() - began)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--backend", choices=("native", "cuda"), default="native")
    arguments.add_argument("--games", type=int, default=0, help="in a batch; 8,192, on a GPU a million")
    arguments.add_argument("--check", type=int, default=512)
    arguments.add_argument("games_to_run", nargs="*", default=list(slugs()), metavar="game")
    given = arguments.parse_args()
    count = given.games or (8192 if given.backend == "native" else 1 << 20)
    failed = False
    for slug in given.games_to_run:
        differing = held_against_native(slug, given.check) if given.backend == "cuda" else 0
        failed = failed or differing > 0
        stepped, played = speed(slug, count, given.backend)
        note = f"; {differing} of {CHECKED_STEPS} steps differ from native" if given.backend == "cuda" else ""
        cores = f", {os.cpu_count()} cores" if given.backend == "native" else ""
        print(f"{slug}: {stepped / 1e6:.2f} M decisions/s ({played / 1e6:.2f} with choosing{cores}){note}", flush=True)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
