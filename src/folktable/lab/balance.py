"""How a game's balance follows from the numbers of its edition: the same deals, played at each of many editions."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from folktable.engine.chance import seed_words
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened, open_box
from folktable.engine.record import UNFINISHED
from folktable.lab.simulate import Interval, bot_policies, mean_interval, prepare, wilson
from folktable.lab.vary import paths_in, value_at, varied

Array = np.ndarray[Any, np.dtype[Any]]


class Row(Struct, frozen=True):
    """One edition."""

    values: dict[str, int]  # what is varied
    is_default: bool
    win_rates: list[Interval]  # by seat; a shared win counts in equal parts
    differences: list[Interval]  # from the game's own edition in the same deals, if that is among the rows
    length: Interval  # decisions a game
    unfinished: int


class Balance(Struct, frozen=True):
    game: str
    seats: list[str]
    bots: list[str]
    seed: str
    games: int  # at each edition
    rows: list[Row]


def balance(
    game: Game,
    vary: Sequence[str],
    bots: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, Any],
    seats: int | None,
    progress: Callable[[int], None] = lambda done: None,
) -> Balance:
    if not vary:
        raise FolktableError("say what to vary, as in --vary lantern.full=12..26")
    if games < 2:
        raise FolktableError(f"at least two games for each edition, not {games}")
    default = game.default_edition()
    editions = varied(default, vary)
    tables = [open_box(game, edition, options, seats) for edition in editions]
    shares, lengths, unfinished = [], [], []
    for opened in tables:
        result = play(opened, list(bots), games, seed, progress)
        shares.append(result[0])
        lengths.append(result[1])
        unfinished.append(result[2])
    own = next((n for n, edition in enumerate(editions) if edition == default), None)
    paths = paths_in(vary)
    rows = [
        Row(
            values={path: value_at(edition, path) for path in paths},
            is_default=n == own,
            win_rates=[wilson(float(shares[n][:, seat].sum()), games) for seat in range(opened.seats)],
            differences=[] if own is None else [paired(*both) for both in zip(shares[n].T, shares[own].T, strict=True)],
            length=mean_interval(lengths[n]),
            unfinished=unfinished[n],
        )
        for n, (edition, opened) in enumerate(zip(editions, tables, strict=True))
    ]
    return Balance(game.slug, tables[0].seat_names(), list(bots), seed, games, rows)


def play(
    opened: Opened, bots: list[str], games: int, seed: str, progress: Callable[[int], None]
) -> tuple[Array, Array, int]:
    """Of each game the share of the win by seat and the length; and how many were not finished.

    Game i is dealt from the same seed at every edition, so that luck of the deal is much the same at all of them.
    """
    policies = bot_policies(bots, opened.seats)
    runner = prepare(opened, "native", policies)
    key = seed_words(seed)
    shares, lengths, unfinished = [], [], 0
    for first in range(0, games, runner.batch):
        count = min(runner.batch, games - first)
        results = runner.play(opened, key, first, count, policies)
        won = (results.scores == results.scores.max(axis=1, keepdims=True)) & (results.overs != UNFINISHED)[:, None]
        shares.append(won / np.maximum(won.sum(axis=1, keepdims=True), 1))
        lengths.append(results.lengths)
        unfinished += int((results.overs == UNFINISHED).sum())
        progress(count)
    return np.concatenate(shares), np.concatenate(lengths), unfinished


def paired(here: Array, there: Array) -> Interval:
    """The mean difference of two results of the same deals, with its 95 % interval."""
    differences = here - there
    mean = float(differences.mean())
    half = 1.96 * float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return Interval(mean, mean - half, mean + half)


def as_csv(found: Balance) -> str:
    """A line for each edition and seat."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    paths = list(found.rows[0].values)
    writer.writerow([*paths, "seat", "bot", "games", "wins", "low", "high", "decisions"])
    for row in found.rows:
        for seat, bot, rate in zip(found.seats, found.bots, row.win_rates, strict=True):
            figures = (f"{n:.5f}" for n in (rate.value, rate.low, rate.high))
            writer.writerow([*row.values.values(), seat, bot, found.games, *figures, f"{row.length.value:.2f}"])
    return out.getvalue()
