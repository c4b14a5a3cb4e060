"""What games that were told have in common: what moves the result, which rules are met, how the lead goes; and two of
them as stories."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import NormalDist, median
from typing import Any

import numpy as np
from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import Match
from folktable.engine.rulebook import rules as rules_of
from folktable.engine.savefile import save
from folktable.engine.words import in_words, sentence
from folktable.lab.counts import rate
from folktable.lab.figures import Interval, wilson
from folktable.lab.told import WIN, Told

Array = np.ndarray[Any, np.dtype[Any]]
RARE = 0.05  # what is chosen in fewer games says little
AHEAD = 0.05  # of a win: who expects less more than the next does not lead


class Move(Struct, frozen=True):
    """What one more choice of a thing goes with, for who makes it: a share of a win, at equal length of the game.

    That it goes with it does not say that it is the reason.
    """

    choice: str
    games: int  # in which it was made
    effect: Interval  # it holds for all moves of the list together


class Fired(Struct, frozen=True):
    """A rule that was the reason of something told."""

    rule: str
    text: str
    games: Interval  # in which share of the games
    times: Interval  # a game


class Course(Struct, frozen=True):
    """The lead from beginning to end, in equal steps."""

    expected: list[
        list[Interval]
    ]  # of each step, by seat: the mean share of a win expected, and where 8 games of 10 are
    changes: Interval  # how often it changes hands
    from_behind: Interval  # games whose winner once expected less than a quarter of a fair share


class Story(Struct, frozen=True):
    """One game."""

    kind: str
    seed: str
    why: str
    lines: list[str]
    leads: list[list[float]]
    saved: str  # a file for `folktable replay`


def moves(rows: Sequence[Sequence[Told]]) -> list[Move]:
    """A regression for each choice, within the games of one edition and seat; the surest first."""
    groups = [(told, seat) for told in rows for seat in range(len(told[0].shares) if told else 0)]
    made: Counter[str] = Counter(
        choice for told in rows for one in told for choice, times in one.chosen.items() for time in times if time
    )
    least = max(RARE * sum(len(told) for told, _ in groups), 5)
    often = sorted(choice for choice, count in made.items() if count >= least)
    sure = NormalDist().inv_cdf(1 - 0.025 / max(len(often), 1))

    def column(value: Callable[[Told, int], float]) -> Array:
        return np.concatenate([centred([value(one, seat) for one in told]) for told, seat in groups])

    found = []
    if groups:
        starts = np.cumsum([0, *(len(told) for told in rows)])
        of_row = {id(told): start for told, start in zip(rows, starts, strict=False)}
        game = np.concatenate([of_row[id(told)] + np.arange(len(told)) for told, _ in groups])
        shares = column(lambda one, seat: one.shares[seat] / WIN)
        lengths = column(lambda one, seat: len(one.decisions))
    for choice in often:
        counts = column(lambda one, seat: one.chosen.get(choice, NEVER)[seat])  # noqa: B023 (called at once)
        slope = partial_slope(counts, shares, lengths, game)
        if slope is not None:
            effect, error = slope
            found.append(Move(choice, made[choice], Interval(effect, effect - sure * error, effect + sure * error)))
    return sorted(found, key=lambda one: -abs(one.effect.value) / (one.effect.high - one.effect.low + 1e-9))


NEVER = [0] * 6


def centred(values: Sequence[float]) -> Array:
    array = np.array(values, "f8")
    return array - array.mean() if len(array) else array


def partial_slope(x: Array, y: Array, beside: Array, game: Array) -> tuple[float, float] | None:
    """Of y on x at equal `beside`, with its standard error; all are centred within their groups.

    What seats of one game win hangs together (one's loss is the other's win): games are independent, seats are not.
    """
    weight = float(beside @ beside)
    if weight > 0:
        x, y = x - beside * (float(x @ beside) / weight), y - beside * (float(y @ beside) / weight)
    spread = float(x @ x)
    if spread < 1e-9:
        return None
    slope = float(x @ y) / spread
    by_game = np.bincount(game, x * (y - slope * x))
    return slope, math.sqrt(float(by_game @ by_game)) / spread


def fired(slug: str, told: Sequence[Told]) -> list[Fired]:
    """Every rule of the reference that stories name, the commonest first."""
    texts = rules_of(slug)
    seen: Counter[str] = Counter(rule for one in told for rule in one.rules)
    times = times_a_game([one.rules for one in told])
    return [Fired(rule, texts.get(rule, ""), wilson(seen[rule], len(told)), often) for rule, often in times.items()]


def happened(told: Sequence[Told]) -> dict[str, Interval]:
    """Everything, the commonest first: how often in a game."""
    return times_a_game([one.events for one in told])


def times_a_game(told: Sequence[Mapping[str, int]]) -> dict[str, Interval]:
    total: Counter[str] = Counter()
    for one in told:
        total.update(one)
    often = sorted(total, key=lambda name: (-total[name], name))
    return {name: rate([one.get(name, 0) for one in told], [1] * len(told)) for name in often}


def leaders(one: Told) -> list[int]:
    """Who leads, each time that somebody else does than before."""
    found: list[int] = []
    for expected in one.leads:
        ranked = sorted(range(len(expected)), key=lambda seat: -expected[seat])
        if expected[ranked[0]] - expected[ranked[1]] >= AHEAD and found[-1:] != [ranked[0]]:
            found.append(ranked[0])
    return found


def changes(one: Told) -> int:
    return max(len(leaders(one)) - 1, 0)


def lowest_of_winner(one: Told) -> float:
    """The least that a winner expected on the way, where 1 is a fair share."""
    winner = max(range(len(one.shares)), key=lambda seat: one.shares[seat])
    return min(expected[winner] for expected in one.leads) * len(one.shares)


def lead_over_time(told: Sequence[Told]) -> Course | None:
    if len(told) < 2:
        return None
    leads = np.array([one.leads for one in told])
    low, high = np.quantile(leads, [0.1, 0.9], axis=0)
    means = leads.mean(axis=0)
    hands = np.array([changes(one) for one in told], "f8")
    half = 1.96 * float(hands.std(ddof=1)) / math.sqrt(len(hands))
    mean = float(hands.mean())
    return Course(
        expected=[
            [Interval(*map(float, one)) for one in zip(means[step], low[step], high[step], strict=True)]
            for step in range(len(means))
        ],
        changes=Interval(mean, max(mean - half, 0.0), mean + half),
        from_behind=wilson(sum(lowest_of_winner(one) < 0.25 for one in told), len(told)),
    )


def stories(opened: Opened, bots: Sequence[str], seed: str, told: Sequence[Told]) -> list[Story]:
    """A typical game and a dramatic one."""
    finished = [one for one in told if any(one.shares)]
    if not finished:
        return []
    ending = Counter(one.ending for one in finished).most_common(1)[0][0]
    length, hands = median(len(one.decisions) for one in finished), median(changes(one) for one in finished)
    typical = min(
        finished,
        key=lambda one: (one.ending != ending, abs(changes(one) - hands), abs(len(one.decisions) - length), one.number),
    )
    dramatic = max(finished, key=lambda one: (changes(one), -lowest_of_winner(one), -one.number))
    return [
        story("a typical game", opened, bots, seed, typical, f"it ends as most do ({ending}), about as long as most"),
        story("a dramatic game", opened, bots, seed, dramatic, f"the lead changes hands {changes(dramatic)} times"),
    ]


def story(kind: str, opened: Opened, bots: Sequence[str], seed: str, one: Told, why: str) -> Story:
    match = Match(opened, f"{seed}/{one.number}")
    for seat, action in one.decisions:
        match.play(seat, action)
    lines = [sentence(in_words(line.text)) for line in match.all_lines()]
    return Story(kind, match.seed, why, lines, one.leads, save(match, list(bots)))
