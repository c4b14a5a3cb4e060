"""Work on several cores: what comes of each piece is given in the order of the pieces, whoever was faster.

    with cores("nisse", 16) as each:
        for looked in each(look, range(100)):
            ...

The pieces are handed out as they are needed: an iterator that ends (time is over) ends the work, and what is under way
is still given.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any

from folktable.bots.players import compiling
from folktable.engine.game import load, open_box
from folktable.study.judge import after

Each = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]  # as the built-in `map`
AHEAD = 2  # pieces under way for each core


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def get_ready(slug: str) -> None:
    """Compile what thinks about a game and what judges it, or fetch what was compiled before."""
    opened = open_box(load(slug))
    compiling(opened).result()
    after(opened, opened.game.new_state(), 0, 0, "", 0)


@contextmanager
def cores(slug: str, jobs: int) -> Iterator[Each]:
    get_ready(slug)  # here first: compiled once, not by every process
    if jobs == 1:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), get_ready, (slug,))
    try:
        yield partial(in_order, pool, AHEAD * jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def in_order(
    pool: ProcessPoolExecutor, most: int, function: Callable[[Any], Any], pieces: Iterable[Any]
) -> Iterator[Any]:
    under_way: deque[Future[Any]] = deque()
    for piece in pieces:
        under_way.append(pool.submit(function, piece))
        if len(under_way) >= most:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()
