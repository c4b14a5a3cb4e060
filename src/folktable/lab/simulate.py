"""Simulate a series of games and sum it up."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from types import ModuleType

import numpy as np
from msgspec import Struct

from folktable.bots import series
from folktable.bots.network import network_of
from folktable.bots.series import NET
from folktable.engine import playout
from folktable.engine.backends import interpreted, native
from folktable.engine.backends.results import Results, joined
from folktable.engine.chance import seed_words
from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened
from folktable.engine.record import UNFINISHED
from folktable.lab.figures import Interval, wilson

BACKENDS = ("python", "native", "cuda")
BOTS = {"random": playout.RANDOM, "greedy": playout.GREEDY, "net": NET}
BATCH = 1 << 17
LEARNED_BATCH = 1 << 10  # a thousand times as long


class Summary(Struct, frozen=True):
    game: str
    backend: str
    bots: list[str]
    seed: str
    games: int
    decisions: int
    seconds: float  # playing only: compiling is not in it
    compile_seconds: float
    decisions_per_second: float
    wins: list[float]  # by seat; a shared win counts in equal parts
    win_rates: list[Interval]
    mean_length: Interval
    longest: int
    unfinished: int
    check: str  # a checksum of all decisions of all games: equal on every back end


def mean_interval(values: np.ndarray[tuple[int], np.dtype[np.int32]]) -> Interval:
    mean = float(values.mean()) if len(values) else 0.0
    half = 1.96 * float(values.std()) / math.sqrt(max(len(values), 1))
    return Interval(mean, mean - half, mean + half)


def bot_policies(bots: list[str], seats: int) -> list[int]:
    for bot in bots:
        if bot not in BOTS:
            raise FolktableError(
                f"there is no bot {bot!r} for a million games; there are {', '.join(BOTS)} (`tournament` has more)"
            )
    if len(bots) != seats:
        raise FolktableError(
            f"{seats} seats need {seats} bots, not {len(bots)}: for example {','.join(['random'] * seats)}"
        )
    return [BOTS[bot] for bot in bots]


def simulate(
    opened: Opened,
    games: int,
    seed: str,
    bots: list[str],
    backend: str = "native",
    progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    policies = bot_policies(bots, opened.seats)
    if games < 1:
        raise FolktableError(f"at least one game, not {games}")
    key = seed_words(seed)
    began = time.perf_counter()
    runner = prepare(opened, backend, policies)
    compiled = time.perf_counter()
    parts = []
    for first in range(0, games, runner.batch):
        count = min(runner.batch, games - first)
        parts.append(runner.play(opened, key, first, count, policies))
        progress(count)
    seconds = time.perf_counter() - compiled
    return summarise(opened, joined(parts), seed, bots, backend, seconds, compiled - began)


class Runner(Struct):
    play: Callable[..., Results]
    batch: int


def prepare(opened: Opened, backend: str, policies: list[int]) -> Runner:
    """Compile what the back end needs, before the clock starts."""
    if NET in policies:
        return prepare_learned(opened, backend)
    if backend == "python":
        return Runner(interpreted.play_games, 100)
    if backend == "native":
        native.compile_playout(opened)
        return Runner(native.play_on_all_cores, BATCH)
    if backend == "cuda":
        return Runner(cuda_backend().fastest_way(opened), 1 << 22)
    raise FolktableError(f"there is no back end {backend!r}; there are {', '.join(BACKENDS)}")


def prepare_learned(opened: Opened, backend: str) -> Runner:
    found = network_of(opened.game)
    if found is None:
        raise FolktableError(f"{opened.game.slug} has no network yet (`folktable train`); there are random and greedy")
    if backend != "native":
        raise FolktableError(f"networks play on the native back end, not on {backend}")
    play = partial(series.play_games, found[0])
    play(opened, [0, 0, 0, 0], 0, 0, [NET] * opened.seats)
    return Runner(partial(native.play_on_all_cores, play=play), LEARNED_BATCH)


def cuda_backend() -> ModuleType:
    from folktable.engine.backends import waves

    return waves


def summarise(
    opened: Opened, results: Results, seed: str, bots: list[str], backend: str, seconds: float, compiling: float
) -> Summary:
    games, decisions = len(results.lengths), int(results.lengths.sum(dtype=np.int64))
    finished = results.overs != UNFINISHED
    won = results.scores == results.scores.max(axis=1, keepdims=True)
    shares = (won / won.sum(axis=1, keepdims=True))[finished].sum(axis=0)
    return Summary(
        game=opened.game.slug,
        backend=backend,
        bots=bots,
        seed=seed,
        games=games,
        decisions=decisions,
        seconds=round(seconds, 4),
        compile_seconds=round(compiling, 3),
        decisions_per_second=round(decisions / seconds) if seconds else 0,
        wins=[round(float(share), 2) for share in shares],
        win_rates=[wilson(float(share), games) for share in shares],
        mean_length=mean_interval(results.lengths),
        longest=int(results.lengths.max()),
        unfinished=int((~finished).sum()),
        check=f"{int(np.bitwise_xor.reduce(results.checks * (np.arange(games) * 2 + 1) & 0xFFFFFFFF)):08x}",
    )
