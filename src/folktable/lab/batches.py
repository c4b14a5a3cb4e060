"""Games at many editions in one batch, each with its own box and number: on a GPU a sweep is a few launches.

The loop is a plain function, as rules are: natively it runs through a core's share of the batch, on a GPU every thread
runs it for one game at a time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from folktable.engine.backends import cuda, interpreted, native
from folktable.engine.backends.results import Results
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.contract import score
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened
from folktable.engine.playout import RANDOM, begin_game, play_game
from folktable.engine.record import Ints

Array = np.ndarray[Any, np.dtype[Any]]
# Boxes of one game and number of seats; of each game which box, and its number in the series that the key starts.
PlayBatch = Callable[[Sequence[Opened], Array, Array, Sequence[int], Sequence[int]], Results]


def play_numbered(
    work: Sequence[Any], blank: Sequence[Any], boxes: Sequence[Any], box_of: Ints, numbers: Ints, key: Ints,
    mask: Ints, policies: Ints, no_log: Ints, lengths: Ints, overs: Ints, checks: Ints, scores: Sequence[Ints],
) -> None:  # fmt: skip
    """Game numbers[i] with box box_of[i], for every i."""
    s = work[0]
    for i in range(len(lengths)):
        box = boxes[box_of[i]]
        begin_game(work, blank, box, key, numbers[i])
        checks[i] = play_game(s, box, mask, policies, no_log)
        lengths[i] = s.decisions
        overs[i] = s.over
        score(s, box, scores[i])


def natively(
    tables: Sequence[Opened], box_of: Array, numbers: Array, key: Sequence[int], policies: Sequence[int]
) -> Results:
    """A share of the games for each core."""
    import folktable.lab.batches as this

    game, n = tables[0].game, len(numbers)
    play = native.linked(game, this, unwatched=True).link(play_numbered)
    boxes = np.concatenate([one.box.packed() for one in tables])
    results = Results.room_for(n, tables[0].seats)
    workers = min(os.cpu_count() or 1, n) or 1

    def share(bounds: tuple[int, int]) -> None:
        part, state = slice(*bounds), game.state.State.dtype
        play(
            np.zeros(1, state), np.zeros(1, state), boxes, box_of[part], numbers[part], np.array(key, "i8"),
            np.zeros(mask_words(game.actions), "i8"), np.array(policies, "i1"), np.zeros(0, "i2"),
            *(column[part] for column in results),
        )  # fmt: skip

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(share, pairwise(n * worker // workers for worker in range(workers + 1))))
    return results


@cache
def kernel(game: Game) -> Any:
    module = cuda.cuda_module()
    import numba

    play = cuda.linked(game, unwatched=True).link(play_numbered)
    record = numba.from_dtype(game.state.State.dtype)
    words = mask_words(game.actions)

    @module.jit(max_registers=cuda.MAX_REGISTERS)  # type: ignore[untyped-decorator, unused-ignore]
    def play_all(
        blank: Any, boxes: Any, box_of: Any, numbers: Any, key: Any, policies: Any, no_log: Any,
        lengths: Any, overs: Any, checks: Any, scores: Any,
    ) -> None:  # fmt: skip
        work = module.local.array(1, record)
        mask = module.local.array(words, numba.int64)
        i = module.grid(1)
        while i < lengths.shape[0]:
            end = i + 1
            play(
                work, blank, boxes, box_of[i:end], numbers[i:end], key, mask, policies, no_log,
                lengths[i:end], overs[i:end], checks[i:end], scores[i:end],
            )  # fmt: skip
            i += module.gridsize(1)

    return play_all


def on_gpu(
    tables: Sequence[Opened], box_of: Array, numbers: Array, key: Sequence[int], policies: Sequence[int]
) -> Results:
    module, game, n = cuda.cuda_module(), tables[0].game, len(numbers)
    given = (
        np.zeros(1, game.state.State.dtype), np.concatenate([one.box.packed() for one in tables]), box_of, numbers,
        np.array(key, "i8"), np.array(policies, "i1"), np.zeros(1, "i2"),
    )  # fmt: skip
    results = [module.to_device(column) for column in Results.room_for(n, tables[0].seats)]
    blocks = module.get_current_device().MULTIPROCESSOR_COUNT * cuda.BLOCKS_PER_PROCESSOR
    with cuda.calls_kept():
        kernel(game)[min(blocks, -(-n // cuda.THREADS)), cuda.THREADS](*map(module.to_device, given), *results)
    module.synchronize()
    return Results(*(column.copy_to_host() for column in results))


def checked(play: PlayBatch, opened: Opened) -> PlayBatch:
    """A way to play that disagrees with the interpreter is not used."""
    key, policies, games = seed_words("self-check"), [RANDOM] * opened.seats, cuda.CHECKED_GAMES
    there = play([opened], np.zeros(games, "i4"), np.arange(games, dtype="i8"), key, policies)
    if interpreted.play_games(opened, key, 0, games, policies).checks.tolist() != there.checks.tolist():
        raise FolktableError(f"{opened.game.slug} does not play here as in the interpreter; use --backend native")
    return play
