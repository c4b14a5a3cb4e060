"""Values for the numbers that an edition assumes, such that games come out as wanted. Optuna looks for them.

What the rulebook says is not touched. All trials play the same deals; the best is then checked in deals of its own.
"""

from __future__ import annotations

import importlib
import math
import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from folktable.engine.chance import seed_words
from folktable.engine.errors import EditionError, FolktableError
from folktable.engine.facts import observer_words
from folktable.engine.game import Game, open_box
from folktable.engine.words import in_words
from folktable.lab.balance import balance, compared
from folktable.lab.counts import check_words, read_count
from folktable.lab.figures import Interval, Row, wilson
from folktable.lab.numbers import check_assumed
from folktable.lab.running import HERE, Where
from folktable.lab.vary import changed, paths_in, value_at, values_in

TARGET = re.compile(r"([^=]+)=(-?[\d.]+?)\.\.(-?\d[\d.]*)")
COUNT = "count."
MIDDLE = 0.01  # what the distance from a target's middle counts beside the distance from the target


class Target(Struct, frozen=True):
    name: str
    low: float
    high: float

    def miss(self, value: float) -> float:
        """How far a value is from the target, in sizes of its values; a little also from its middle."""
        middle = (self.low + self.high) / 2
        size = max(abs(self.low), abs(self.high), 1e-9)
        outside = max(self.low - value, value - self.high, 0.0)
        return (outside + MIDDLE * abs(value - middle)) / size


class Trial(Struct, frozen=True):
    values: dict[str, int]
    found: dict[str, Interval]  # by target
    miss: float


class Checked(Struct, frozen=True):
    """A target in fresh deals."""

    target: Target
    before: Interval  # the edition as it was
    after: Interval
    is_met: bool  # the value lies within
    is_sure: bool  # all of its interval does


class Calibration(Struct, frozen=True):
    game: str
    title: str
    bots: list[str]
    seed: str
    games: int  # of each trial
    check_games: int
    trials: list[Trial]  # in the order they were tried
    before: dict[str, int]
    after: dict[str, int]
    checked: list[Checked]
    impossible: int  # combinations that make no edition
    strange: list[str] = []  # of what was found, the numbers with which a network plays that has not learned with them


def calibrate(
    game: Game,
    vary: Sequence[str],
    targets: Sequence[str],
    bots: Sequence[str],
    games: int,
    trials: int,
    seed: str,
    options: dict[str, Any],
    seats: int | None = None,
    edition: dict[str, Any] | None = None,
    told: int = 0,
    check_games: int = 0,
    where: Where = HERE,
    progress: Callable[[int], None] = lambda done: None,
    total: Callable[[int], None] = lambda games: None,
) -> Calibration:
    default = game.default_edition() if edition is None else edition
    opened = open_box(game, default, options, seats)
    words = observer_words(opened)[:-1]
    wanted = [read_target(one, words) for one in targets]
    if not wanted:
        raise FolktableError("say what to reach, as in --target violet.wins=0.48..0.52")
    paths, choices = paths_in(vary), [values_in(change) for change in vary]
    if not vary:
        raise FolktableError("say what may change, as in --vary lantern.full=12..26")
    for path in paths:
        value_at(default, path)
        check_assumed(game, path)
    told = min(max(told, 2), games) if any(needs_story(one) for one in wanted) else 0
    counts = [read_count(one.name.removeprefix(COUNT)) for one in wanted if one.name.startswith(COUNT)]
    check_games = check_games or 4 * games
    tries = min(trials, math.prod(map(len, choices)))
    check_told = min(4 * told, check_games)
    total(tries * (games + told) + 2 * (check_games + check_told))
    if counts:
        as_it_is = balance(game, [], bots, told, seed, options, seats, default, 0, told, where)
        check_words(game.slug, counts, as_it_is.events)

    def play(values: Sequence[int], deals: str, count: int, closely: int) -> Row:
        one = changed(default, paths, values)
        found = compared(
            game, [one], [{}], 0, bots, count, deals, options, seats, closely, where, progress, counts=counts
        )
        return found.rows[0]

    def result(values: Sequence[int]) -> dict[str, Interval]:
        row = play(values, seed, games, told)
        return {one.name: measured(one, row, words, told) for one in wanted}

    found, impossible = search(wanted, paths, choices, trials, seed, result)
    if not found:
        raise FolktableError("none of these values make an edition: try others")
    best = min(found, key=lambda one: one.miss)
    fresh = f"{seed} afresh"
    before, after = ([value_at(default, path) for path in paths], list(best.values.values()))
    rows = [play(values, fresh, check_games, check_told) for values in (before, after)]
    checked = [check(one, *(measured(one, row, words, check_told) for row in rows)) for one in wanted]
    return Calibration(
        game=game.slug,
        title=in_words(game.title),
        bots=list(bots),
        seed=seed,
        games=games,
        check_games=check_games,
        trials=found,
        before=dict(zip(paths, before, strict=True)),
        after=best.values,
        checked=checked,
        impossible=impossible,
        strange=rows[1].strange,
    )


def check(target: Target, before: Interval, after: Interval) -> Checked:
    met = target.low <= after.value <= target.high
    return Checked(target, before, after, met, met and target.low <= after.low and after.high <= target.high)


def search(
    wanted: Sequence[Target],
    paths: Sequence[str],
    choices: Sequence[Sequence[int]],
    trials: int,
    seed: str,
    play: Callable[[Sequence[int]], dict[str, Interval]],
) -> tuple[list[Trial], int]:
    """The trials in their order, none twice, and how many combinations made no edition."""
    try:
        optuna: Any = importlib.import_module("optuna")
    except ImportError:
        raise FolktableError("calibrate needs Optuna: pip install 'folktable[lab]'") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    start = seed_words(seed)[0] % (1 << 31)
    samplers, grid = optuna.samplers, {path: list(one) for path, one in zip(paths, choices, strict=True)}
    few = math.prod(map(len, choices)) <= trials  # then all of them are tried
    study = optuna.create_study(sampler=samplers.GridSampler(grid, start) if few else samplers.TPESampler(seed=start))
    found: dict[tuple[int, ...], Trial] = {}
    impossible: set[tuple[int, ...]] = set()

    def objective(trial: Any) -> float:
        values = tuple(
            trial.suggest_int(path, low[0], low[-1])
            if list(low) == list(range(low[0], low[-1] + 1))
            else trial.suggest_categorical(path, list(low))
            for path, low in zip(paths, choices, strict=True)
        )
        if values not in found:
            try:
                result = play(values)
            except EditionError:
                impossible.add(values)
                raise optuna.TrialPruned from None
            miss = sum(one.miss(result[one.name].value) for one in wanted)
            found[values] = Trial(dict(zip(paths, values, strict=True)), result, miss)
        return found[values].miss

    study.optimize(objective, n_trials=trials)
    return list(found.values()), len(impossible)


# --- Targets ---------------------------------------------------------------------------------------------------


def read_target(text: str, seats: Sequence[str]) -> Target:
    """violet.wins=0.48..0.52, decisions=120..180, ending.fire=0.3..0.5, lead_changes=2..4, count.shortcut=0.5..1"""
    match = TARGET.fullmatch(text)
    names = [*(f"{seat}.wins" for seat in seats), "decisions", "lead_changes", "unfinished", "ending.HOW", "count.WHAT"]
    try:
        low, high = (float(match[2]), float(match[3])) if match else (math.nan, math.nan)
    except ValueError:
        low = high = math.nan
    if match is None or math.isnan(low):
        raise FolktableError(f"a target is given as in {seats[0]}.wins=0.48..0.52, not {text!r}")
    name = match[1]
    if name not in names and not name.startswith(("ending.", COUNT)):
        raise FolktableError(f"there is no {name} to reach; there are {', '.join(names)}")
    most = math.inf if name in ("decisions", "lead_changes") or name.startswith(COUNT) else 1.0
    if low > high or high < 0 or low > most:
        raise FolktableError(f"{text} is impossible: the smaller number first, and shares are between 0 and 1")
    return Target(name, low, high)


def needs_story(target: Target) -> bool:
    return target.name == "lead_changes" or target.name.startswith(("ending.", COUNT))


def measured(target: Target, row: Row, seats: Sequence[str], told: int) -> Interval:
    """What a row says of a target; so many of its games were told."""
    if target.name == "decisions":
        return row.length
    if target.name.startswith(COUNT):
        return row.counted[target.name.removeprefix(COUNT)]
    if target.name == "lead_changes":
        return row.lead_changes or Interval(0.0, 0.0, 0.0)
    if target.name == "unfinished":
        return wilson(row.unfinished, row.games)
    if target.name.startswith("ending."):
        return row.endings.get(target.name.removeprefix("ending."), wilson(0, told))
    return row.win_rates[seats.index(target.name.removesuffix(".wins"))]
