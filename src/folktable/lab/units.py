"""A large run in small pieces: some games of one edition each. A piece depends on nothing but what it says of itself,
and what it gives are whole numbers: the sums are the same wherever and in whatever order the pieces are worked on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from folktable.bots import series
from folktable.bots.learned import network_for
from folktable.engine.backends import native
from folktable.engine.backends.results import Results
from folktable.engine.chance import seed_words
from folktable.engine.game import Opened, load, open_box
from folktable.engine.record import UNFINISHED
from folktable.lab.batches import PlayBatch
from folktable.lab.told import WIN, Told, network_file, play_told, policies_of

Array = np.ndarray[Any, np.dtype[Any]]
SIMPLE_GAMES, LEARNED_GAMES, SEARCHED_GAMES = 4096, 64, 4  # of a piece: some seconds of work
TOLD_GAMES = 8


class Unit(Struct, frozen=True):
    """Games `first`, `first + 1`, ... of the series that `seed` starts; told ones are looked at closely."""

    game: str
    edition: dict[str, Any]
    options: dict[str, Any]
    seats: int
    bots: list[str]
    seed: str
    first: int
    games: int
    told: bool


class Found(Struct, frozen=True):
    """What came of a unit."""

    shares: bytes  # of the win, in sixtieths: a byte for each game and seat
    decisions: int
    squares: int  # the sum of the squares of the games' decisions
    longest: int
    unfinished: int
    told: list[Told]


def games_in_unit(bots: Sequence[str]) -> int:
    """How many games a unit has: by the bots alone, so that it is the same on every machine."""
    if not policies_of(bots):
        return SEARCHED_GAMES
    return SIMPLE_GAMES if all(network_file(bot) is None for bot in bots) else LEARNED_GAMES


def units_of(unit: Unit, games: int, told: int) -> list[Unit]:
    """Some games of one edition told, then all of them played."""
    size = games_in_unit(unit.bots)
    cut = [(first, min(TOLD_GAMES, told - first), True) for first in range(0, told, TOLD_GAMES)]
    cut += [(first, min(size, games - first), False) for first in range(0, games, size)]
    return [replace(unit, first=first, games=count, told=closely) for first, count, closely in cut]


def opened_for(unit: Unit) -> Opened:
    return open_box(load(unit.game), unit.edition, unit.options, unit.seats)


def work(unit: Unit) -> Found:
    """In this thread."""
    opened = opened_for(unit)
    if unit.told or not policies_of(unit.bots):
        told = [play_told(opened, unit.bots, unit.seed, unit.first + n) for n in range(unit.games)]
        shares = np.array([one.shares for one in told], "u1")
        lengths = np.array([len(one.decisions) for one in told], "i8")
        return found(shares, lengths, told if unit.told else [])
    return found_in(play(opened, unit))


def work_together(units: Sequence[Unit], play_batch: PlayBatch) -> list[Found]:
    """Games of simple players at any editions, in one batch; what comes of each is what `work` finds."""
    editions = {id(unit.edition): unit for unit in units}  # the pieces of an edition share it
    tables = [opened_for(unit) for unit in editions.values()]
    box_at = {edition: n for n, edition in enumerate(editions)}
    sizes = [unit.games for unit in units]
    box_of = np.repeat(np.array([box_at[id(unit.edition)] for unit in units], "i4"), sizes)
    numbers = np.concatenate([np.arange(unit.first, unit.first + unit.games, dtype="i8") for unit in units])
    results = play_batch(tables, box_of, numbers, seed_words(units[0].seed), policies_of(units[0].bots))
    ends = np.cumsum(sizes)
    return [
        found_in(Results(*(column[end - size : end] for column in results)))
        for end, size in zip(ends, sizes, strict=True)
    ]


def found_in(results: Results) -> Found:
    return found(shares_in(results).astype("u1"), results.lengths.astype("i8"), [])


def shares_in(results: Results) -> Array:
    """Of the win, in sixtieths, by game and seat."""
    won = (results.scores == results.scores.max(axis=1, keepdims=True)) & (results.overs != UNFINISHED)[:, None]
    parts: Array = won * (WIN // np.maximum(won.sum(axis=1, keepdims=True), 1))
    return parts


def play(opened: Opened, unit: Unit) -> Results:
    key, policies = seed_words(unit.seed), policies_of(unit.bots)
    file = next((name for name in map(network_file, unit.bots) if name is not None), None)
    net = None if file is None else network_for(opened.game, file)
    if net is None:
        return native.play_games(opened, key, unit.first, unit.games, policies)
    return series.play_games(net, opened, key, unit.first, unit.games, policies)


def found(shares: Array, lengths: Array, told: list[Told]) -> Found:
    return Found(
        shares=shares.tobytes(),
        decisions=int(lengths.sum()),
        squares=int((lengths * lengths).sum()),
        longest=int(lengths.max()),
        unfinished=int((shares.sum(axis=1) == 0).sum()),
        told=told,
    )
