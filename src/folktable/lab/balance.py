"""How a game's balance follows from the numbers of its edition: the same deals, played at each of many editions."""

from __future__ import annotations

import csv
import io
import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened, open_box
from folktable.engine.words import in_words
from folktable.lab.counts import Count, check_words, counted, read_count
from folktable.lab.figures import Interval, Row, Share, mean_of, wilson
from folktable.lab.running import HERE, Where, run
from folktable.lab.stories import Course, Fired, Move, Story, fired, happened, lead_over_time, moves, stories
from folktable.lab.swaps import Swap, check_simple_bots, swaps
from folktable.lab.told import WIN, Told, check_bots, strange_numbers
from folktable.lab.units import Found, Unit, units_of
from folktable.lab.vary import paths_in, sampled, value_at

Array = np.ndarray[Any, np.dtype[Any]]


class Matter(Struct, frozen=True):
    """What a number matters: the share of wins of the first seat at each of its values, over all of the others."""

    path: str
    values: list[int]
    wins: list[Interval]
    spread: Interval  # from the worst value to the best


class Balance(Struct, frozen=True):
    game: str
    title: str
    seats: list[str]
    bots: list[str]
    seed: str
    games: int  # at each edition
    told: int  # of them looked at closely
    rows: list[Row]
    matters: list[Matter]  # of the numbers that have several values; what matters most comes first
    moves: list[Move]
    rules: list[Fired]
    events: dict[str, Interval]  # what happens, in words: how often in a game
    course: Course | None  # of the lead, at the edition below
    focus: dict[str, int]  # the edition of rules, events, course and stories: the game's own, or the first
    stories: list[Story]
    swaps: list[Swap] = []  # at that edition, where asked for


class Tally:
    """What the units of one edition add up to, in whole numbers."""

    def __init__(self, seats: int) -> None:
        self.games = self.decisions = self.squares = self.longest = self.unfinished = 0
        self.wins, self.apart, self.apart_squares = (np.zeros(seats, "i8") for _ in range(3))
        self.told: list[Told] = []

    def add(self, unit: Unit, found: Found, own: Array | None) -> Array:
        """Shares of the win by game and seat, of which `own` has those of the game's own edition in the same deals."""
        shares = np.frombuffer(found.shares, "u1").reshape(-1, unit.seats).astype("i8")
        if unit.told:
            self.told += found.told
            return shares
        self.games += unit.games
        self.decisions += found.decisions
        self.squares += found.squares
        self.longest = max(self.longest, found.longest)
        self.unfinished += found.unfinished
        self.wins += shares.sum(axis=0)
        if own is not None:
            apart = shares - own[unit.first : unit.first + unit.games]
            self.apart += apart.sum(axis=0)
            self.apart_squares += (apart * apart).sum(axis=0)
        return shares


def balance(
    game: Game,
    vary: Sequence[str],
    bots: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, Any],
    seats: int | None = None,
    edition: dict[str, Any] | None = None,
    sample: int = 0,
    told: int = 0,
    where: Where = HERE,
    progress: Callable[[int], None] = lambda done: None,
    total: Callable[[int], None] = lambda games: None,
    swap: bool = False,
    counts: Sequence[str] = (),
) -> Balance:
    """Without anything to vary, the edition by itself. `swap`: things are taken from seats and pressed on them, too.
    `counts`: what happens how often (lab/counts.py), in the games that are told."""
    asked = [read_count(one) for one in counts]
    if asked and not told:
        raise FolktableError("what happens is counted in games that are told: give --told a number of games")
    if swap:
        check_simple_bots(bots)
    default = game.default_edition() if edition is None else edition
    editions = sampled(default, vary, sample, seed)
    values = [{path: value_at(one, path) for path in paths_in(vary)} for one in editions]
    own = next((n for n, one in enumerate(editions) if one == default), None)

    def check(close: Sequence[Told]) -> None:
        check_words(game.slug, asked, happened(close))

    found = compared(
        game, editions, values, own, bots, games, seed, options, seats, told, where, progress, total, asked, check
    )
    if not swap:
        return found
    focus = open_box(game, editions[own or 0], options, seats)
    return replace(found, swaps=swaps(focus, bots, games, seed, progress, total))


def compared(
    game: Game,
    editions: Sequence[dict[str, Any]],
    values: Sequence[dict[str, int]],
    own: int | None,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, Any],
    seats: int | None = None,
    told: int = 0,
    where: Where = HERE,
    progress: Callable[[int], None] = lambda done: None,
    total: Callable[[int], None] = lambda games: None,
    counts: Sequence[Count] = (),
    check: Callable[[Sequence[Told]], None] = lambda close: None,
) -> Balance:
    """The same deals at each of the editions. `values`: what is told of each; `own`: which the others differ from.
    `check` gets the games told of the first that is played, before the rest is."""
    if games < 2:
        raise FolktableError(f"at least two games for each edition, not {games}")
    tables = [open_box(game, one, options, seats) for one in editions]
    check_bots(game, bots, tables[0].seats)
    told = min(told, games)
    order = sorted(range(len(editions)), key=lambda n: n != own)  # its shares are compared with the others'
    plan = [(n, unit) for n in order for unit in units_of(unit_of(tables[n], options, bots, seed), games, told)]
    total(sum(unit.games for _, unit in plan))
    tallies = [Tally(tables[0].seats) for _ in editions]
    own_shares = np.zeros((games, tables[0].seats), "i8")
    focus = own or 0
    for (n, unit), found in zip(plan, run([unit for _, unit in plan], where, progress), strict=True):
        shares = tallies[n].add(unit, found, own_shares if own is not None and n != own else None)
        if n == own:
            own_shares[unit.first : unit.first + unit.games] = shares
        if n == focus and unit.told and len(tallies[n].told) == told:
            check(tallies[n].told)
    strange = strange_numbers(game, bots)
    rows = [
        row_of(
            values[n],
            n == own,
            tally,
            [] if own is None else differences(tally, n == own),
            counts,
            strange(editions[n]),
        )
        for n, tally in enumerate(tallies)
    ]
    close = tallies[focus].told
    return Balance(
        game=game.slug,
        title=in_words(game.title),
        seats=tables[0].seat_names(),
        bots=list(bots),
        seed=seed,
        games=games,
        told=told,
        rows=rows,
        matters=matters(values, tallies),
        moves=moves([tally.told for tally in tallies]),
        rules=fired(game.slug, close),
        events=happened(close),
        course=lead_over_time(close),
        focus=values[focus],
        stories=stories(tables[focus], bots, seed, close),
    )


def unit_of(opened: Opened, options: dict[str, Any], bots: Sequence[str], seed: str) -> Unit:
    return Unit(opened.game.slug, opened.edition_data, options, opened.seats, list(bots), seed, 0, 0, False)


def differences(tally: Tally, is_own: bool) -> list[Interval]:
    if is_own:
        return [Interval(0.0, 0.0, 0.0)] * len(tally.wins)
    pairs = zip(tally.apart.tolist(), tally.apart_squares.tolist(), strict=True)
    return [mean_of(apart / WIN, squares / WIN**2, tally.games) for apart, squares in pairs]


def row_of(
    values: dict[str, int], is_own: bool, tally: Tally, apart: list[Interval], counts: Sequence[Count],
    strange: list[str],
) -> Row:  # fmt: skip
    course = lead_over_time(tally.told)
    return Row(
        values=values,
        is_default=is_own,
        games=tally.games,
        win_rates=[wilson(wins / WIN, tally.games) for wins in tally.wins.tolist()],
        differences=apart,
        length=mean_of(tally.decisions, tally.squares, tally.games),
        longest=tally.longest,
        unfinished=tally.unfinished,
        endings={
            ending: wilson(count, len(tally.told))
            for ending, count in Counter(one.ending for one in tally.told).most_common()
        },
        kinds=kinds(tally.told),
        lead_changes=None if course is None else course.changes,
        counted={one.name: counted(one, tally.told) for one in counts},
        strange=strange,
    )


def kinds(told: list[Told]) -> dict[str, dict[str, Share]]:
    """Who wins how often, by what the seats were."""
    seen: dict[str, dict[str, list[int]]] = {}
    for one in told:
        for title, by_seat in one.kinds.items():
            for kind, share in zip(by_seat, one.shares, strict=True):
                seen.setdefault(title, {}).setdefault(kind, []).append(share)
    return {
        title: {kind: Share(len(won), wilson(sum(won) / WIN, len(won))) for kind, won in sorted(by_kind.items())}
        for title, by_kind in seen.items()
    }


def matters(values: Sequence[dict[str, int]], tallies: list[Tally]) -> list[Matter]:
    found = []
    for path in values[0]:
        steps = sorted({one[path] for one in values})
        if len(steps) < 2:
            continue
        wins = []
        for step in steps:
            here = [tally for one, tally in zip(values, tallies, strict=True) if one[path] == step]
            wins.append(wilson(sum(int(one.wins[0]) for one in here) / WIN, sum(one.games for one in here)))
        low, high = min(wins, key=lambda one: one.value), max(wins, key=lambda one: one.value)
        half = math.hypot(high.high - high.low, low.high - low.low) / 2
        apart = high.value - low.value
        found.append(Matter(path, steps, wins, Interval(apart, max(apart - half, 0.0), apart + half)))
    return sorted(found, key=lambda one: -one.spread.value)


def as_csv(found: Balance) -> str:
    """A line for each edition and seat."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    paths = list(found.rows[0].values)
    endings = sorted({ending for row in found.rows for ending in row.endings})
    counts = list(found.rows[0].counted)
    figures = [f"{name}{end}" for name in ("decisions", *endings, *counts) for end in ("", " low", " high")]
    writer.writerow([*paths, "seat", "bot", "games", "wins", "low", "high", "unfinished", *figures])
    for row in found.rows:
        never = wilson(0, found.told)
        of_row = [row.length, *(row.endings.get(one, never) for one in endings), *(row.counted[one] for one in counts)]
        for seat, bot, rate in zip(found.seats, found.bots, row.win_rates, strict=True):
            own = [*row.values.values(), seat, bot, found.games, *decimals([rate]), row.unfinished]
            writer.writerow([*own, *decimals(of_row)])
    return out.getvalue()


def decimals(figures: Sequence[Interval]) -> list[str]:
    return [f"{n:.5f}" for one in figures for n in (one.value, one.low, one.high)]
