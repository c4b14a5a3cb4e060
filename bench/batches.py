"""Batched environments: decisions a second with observations and masks written, random play.

    python -m bench.batches [--backend native|cuda] [--games N] [--check N] [game ...]

Natively a rate is per second of CPU time of all threads together, so per core, whatever else the machine does; the best
of several windows counts. Pgx's card games stand beside ours in the same measure, compiled for the CPU and mapped over
as many games. On a GPU a rate is of real time, and `--check` games are first held against native ones, step by step:
what is seen, allowed and scored, who decides.
"""

from __future__ import annotations

import argparse
import time
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import numba
import numpy as np

from folktable.adapters.vector import Vector, make
from folktable.engine.game import slugs

SECONDS, WINDOWS = 1.0, 5
PGX_PEERS = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
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
    wait, clock = (lambda: None), time.process_time
    if backend == "cuda":
        wait, clock = games.cuda.synchronize, time.perf_counter
    for _ in range(30):  # games drift apart
        games.step(player.next())
    wait()

    def window() -> tuple[float, float]:
        stepping, steps, began = 0.0, 0, clock()
        while clock() - began < SECONDS:
            actions = player.next()
            wait()
            before = clock()
            games.step(actions)
            wait()
            stepping += clock() - before
            steps += 1
        return count * steps / stepping, count * steps / (clock() - began)

    return max(window() for _ in range(WINDOWS))


def speed_of_pgx(name: str, count: int) -> float:
    """Decisions a second of a Pgx game: choosing at random, stepping, what the next player sees, games begun anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    made = pgx.make(name)
    step = jax.vmap(auto_reset(made.step, made.init))

    @jax.jit
    def play_on(state, key):  # type: ignore[no-untyped-def]
        choice, chance = jax.random.split(key)
        actions = jax.random.categorical(choice, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf))
        return step(state, actions, jax.random.split(chance, count))

    state = jax.vmap(made.init)(jax.random.split(jax.random.key(1), count))
    keys = jax.random.split(jax.random.key(2), 64)
    state = jax.block_until_ready(play_on(state, keys[0]))  # compiles
    best = 0.0
    for _ in range(WINDOWS):
        steps, began = 0, time.process_time()
        while time.process_time() - began < SECONDS:
            state = jax.block_until_ready(play_on(state, keys[steps % len(keys)]))
            steps += 1
        best = max(best, count * steps / (time.process_time() - began))
    return best


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
        core = " per core" if given.backend == "native" else ""
        print(f"{slug}: {stepped / 1e6:.2f} M decisions/s{core} ({played / 1e6:.2f} with choosing){note}", flush=True)
    if given.backend == "native" and find_spec("pgx"):
        for name in PGX_PEERS:
            played = speed_of_pgx(name, count)
            print(f"Pgx {version('pgx')}, {name}: {played / 1e6:.2f} M decisions/s per core, with choosing", flush=True)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
