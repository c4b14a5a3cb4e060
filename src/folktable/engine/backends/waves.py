"""Games on a GPU in waves: one decision of every game per launch, sorted by what is decided.

The threads of a warp share their instructions. With a whole game in each thread they are at different points of the
rules, and one of them works at a time; sorted by phase and action, neighbours do the same thing.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from folktable.engine import playout
from folktable.engine.backends.blocks import play_games as in_blocks
from folktable.engine.backends.cuda import (
    MAX_REGISTERS,
    THREADS,
    PlayGames,
    calls_kept,
    compile_playout,
    cuda_module,
    linked,
)
from folktable.engine.backends.cuda import play_games as in_threads
from folktable.engine.backends.results import Results
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.contract import score
from folktable.engine.game import Game, Opened
from folktable.engine.record import RUNNING

log = logging.getLogger(__name__)

PHASES = 64  # told apart; a higher one is sorted with a lower one
SCANNERS = 1024  # threads of the one block that adds up how many games there are of each kind
IN_FLIGHT = 1 << 21  # games at once
WAVES_BETWEEN_LOOKS = 32  # whether any game is still running
TRIED = 1 << 18  # games by which the faster way is found


def kind_of(game: Game) -> Any:
    """The number of what is decided, as a function for the GPU."""
    actions = game.actions

    @cuda_module().jit(device=True)  # type: ignore[untyped-decorator, unused-ignore]
    def kind(phase: int, action: int) -> int:
        return (phase & (PHASES - 1)) * actions + action

    return kind


@cache
def sorting_kernels() -> tuple[Any, Any, Any]:
    cuda = cuda_module()

    @cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
    def count(kinds: Any, counts: Any) -> None:
        i = cuda.grid(1)
        if i < kinds.shape[0]:
            cuda.atomic.add(counts, kinds[i], 1)

    @cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
    def add_up(counts: Any, places: Any) -> None:
        """Where the games of each kind begin; and no counts for the next time. One block."""
        sums = cuda.shared.array(SCANNERS, np.int32)
        thread = cuda.threadIdx.x
        each = (counts.shape[0] + SCANNERS - 1) // SCANNERS
        first, end = thread * each, min((thread + 1) * each, counts.shape[0])
        total = 0
        for kind in range(first, end):
            total += counts[kind]
        sums[thread] = total
        cuda.syncthreads()
        if thread == 0:
            before = 0
            for other in range(SCANNERS):
                here = sums[other]
                sums[other] = before
                before += here
        cuda.syncthreads()
        at = sums[thread]
        for kind in range(first, end):
            places[kind] = at
            at += counts[kind]
            counts[kind] = 0

    @cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
    def put_in_order(kinds: Any, places: Any, order: Any) -> None:
        i = cuda.grid(1)
        if i < kinds.shape[0]:
            order[cuda.atomic.add(places, kinds[i], 1)] = i

    return count, add_up, put_in_order


class Sorting:
    """Games in the order of their kinds; among equals any order will do."""

    def __init__(self, game: Game, n: int) -> None:
        cuda = cuda_module()
        self.kinds = cuda.to_device(np.zeros(n, "i4"))
        self.sorted = cuda.to_device(np.zeros(n, "i4"))
        self.counts, self.places = (cuda.to_device(np.zeros(PHASES * game.actions, "i4")) for _ in range(2))
        self.blocks = -(-n // THREADS)

    def order(self) -> Any:
        count, add_up, put_in_order = sorting_kernels()
        count[self.blocks, THREADS](self.kinds, self.counts)
        add_up[1, SCANNERS](self.counts, self.places)
        put_in_order[self.blocks, THREADS](self.kinds, self.places, self.sorted)
        return self.sorted


@cache
def wave_kernel(game: Game) -> Any:
    cuda = cuda_module()
    import numba

    linker = linked(game, unwatched=True)
    begin, decide, choose, checked, score_of = (
        linker.link(function)
        for function in (playout.begin_game, playout.decide_game, playout.next_choice, playout.checked, score)
    )
    kind, words = kind_of(game), mask_words(game.actions)

    @cuda.jit(max_registers=MAX_REGISTERS)  # type: ignore[untyped-decorator, unused-ignore]
    def wave(
        order: Any, states: Any, blank: Any, box: Any, key: Any, first: int, policies: Any, numbers: Any, actions: Any,
        kinds: Any, sums: Any, running: Any, lengths: Any, overs: Any, checks: Any, scores: Any,
    ) -> None:  # fmt: skip
        """A place without an action begins its game; else the action is carried out. Where a game ends, its results
        are written, and the place goes on with the game that is as many further as there are places."""
        n = cuda.grid(1)
        if n >= states.shape[0]:
            return
        i = order[n]
        number = numbers[i]
        if number >= lengths.shape[0]:
            return
        mask = cuda.local.array(words, numba.int64)
        work = states[i : i + 1]
        s = work[0]
        if actions[i] >= 0:
            sums[i] = checked(sums[i], s.actor, actions[i])
            decide(s, box[0], actions[i])
            if s.over != RUNNING:
                lengths[number] = s.decisions
                overs[number] = s.over
                checks[number] = sums[i]
                score_of(s, box[0], scores[number])
                number += states.shape[0]
                numbers[i] = number
                actions[i] = -1
                if number >= lengths.shape[0]:
                    cuda.atomic.sub(running, 0, 1)
                    kinds[i] = 0
                    return
        if actions[i] < 0:
            begin(work, blank, box[0], key, first + number)
            sums[i] = playout.FIRST_CHECK
        actions[i] = choose(s, box[0], mask, policies)
        kinds[i] = kind(s.phase, actions[i])

    return wave


def play_games(opened: Opened, key: Sequence[int], first: int, games: int, policies: Sequence[int]) -> Results:
    """The same games with the same results as one game in a thread (cuda.py)."""
    cuda = cuda_module()
    state = opened.game.state.State.dtype
    results = Results.room_for(games, opened.seats)
    on_device = [cuda.to_device(column) for column in results]
    places = min(games, IN_FLIGHT)
    sorting = Sorting(opened.game, places)
    running = cuda.to_device(np.full(1, places, "i4"))
    arguments = (
        cuda.to_device(np.zeros(places, state)),
        cuda.to_device(np.zeros(1, state)),
        cuda.to_device(opened.box.packed()),
        cuda.to_device(np.array(key, "i8")),
        first,
        cuda.to_device(np.array(policies, "i1")),
        cuda.to_device(np.arange(places, dtype="i8")),
        cuda.to_device(np.full(places, -1, "i8")),
        sorting.kinds,
        cuda.to_device(np.zeros(places, "i8")),
        running,
        *on_device,
    )
    wave = wave_kernel(opened.game)
    while True:
        for _ in range(WAVES_BETWEEN_LOOKS):
            with calls_kept():
                wave[sorting.blocks, THREADS](sorting.order(), *arguments)
        if running.copy_to_host()[0] == 0:
            return Results(*(column.copy_to_host() for column in on_device))


def fastest_way(opened: Opened) -> PlayGames:
    """A whole game in a thread, in waves, or in waves within a block: which is faster depends on the size of the rules.

    All are compiled, held against the interpreter and tried; one that cannot be used here is passed over.
    """
    key, policies = seed_words("trial"), [playout.RANDOM] * opened.seats

    seconds: dict[PlayGames, float] = {}
    for play in (in_threads, play_games, in_blocks):
        try:
            compile_playout(opened, play)
            began = time.perf_counter()
            play(opened, key, 0, TRIED, policies)
            seconds[play] = time.perf_counter() - began
        except Exception as error:  # a compiler's, a driver's, or one of ours: another way may still be right
            log.warning("%s is passed over for %s: %s", play.__module__, opened.game.slug, error)
            failure = error
    if not seconds:
        raise failure
    return min(seconds, key=seconds.__getitem__)
