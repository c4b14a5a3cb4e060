"""Figures with their intervals, and what a series of games at one edition comes to.

Nothing here plays: what goes over the wire and what is drawn can use it without loading a compiler.
"""

from __future__ import annotations

import math

from msgspec import Struct


class Interval(Struct, frozen=True):
    """A share or a mean, with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Share(Struct, frozen=True):
    """How often something was there, and how often who had it won."""

    times: int
    wins: Interval


class Row(Struct, frozen=True):
    """One edition. All but `win_rates`, `differences` and `length` is of the games that were told."""

    values: dict[str, int]  # what is varied
    is_default: bool
    games: int
    win_rates: list[Interval]  # by seat; a shared win counts in equal parts
    differences: list[Interval]  # from the game's own edition in the same deals, if that is among the rows
    length: Interval  # decisions a game
    longest: int
    unfinished: int
    endings: dict[str, Interval]
    kinds: dict[str, dict[str, Share]]  # by gift giver, by the order of turn
    lead_changes: Interval | None  # how often the lead changes hands in a game
    counted: dict[str, Interval] = {}  # what was asked for: how often it happens
    strange: list[str] = []  # numbers with which a network plays that has not learned with them: lantern.full=30


def wilson(wins: float, games: float) -> Interval:
    """Wilson's interval for a share."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(share, max(middle - half, 0.0), min(middle + half, 1.0))


def mean_of(total: float, squares: float, count: int) -> Interval:
    """A mean with its 95 % interval, from sums."""
    mean = total / count
    variance = max(squares - total * total / count, 0) / max(count - 1, 1)
    half = 1.96 * math.sqrt(variance / count)
    return Interval(mean, mean - half, mean + half)
