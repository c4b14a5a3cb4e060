"""A tournament of bots: everyone against everyone, in every seat and with every number of players.

In a pairing one bot plays against a table full of another. Each deal is played from every seat in turn, so that
neither luck of the deal nor an easier seat favours anybody.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, permutations
from typing import TypeVar

import numpy as np
from msgspec import Struct

from folktable.bots.names import bot_named
from folktable.bots.players import Bot, Stop, compiling
from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened
from folktable.engine.match import Match
from folktable.engine.record import ENDED
from folktable.lab.figures import Interval, wilson

AnyBot = TypeVar("AnyBot", Bot, str)  # a bot, or its name
ELO = 400 / math.log(10)  # points for each factor of e in the odds


class Pairing(Struct, frozen=True):
    """One bot against a table full of another."""

    seats: int
    bot: str
    against: str
    games: int
    wins: float  # of `bot`; a shared win counts in equal parts
    rate: Interval
    by_seat: list[Interval]  # the same for each seat it sat in
    unfinished: int  # won by nobody


class Standing(Struct, frozen=True):
    bot: str
    elo: Interval  # the average of all bots is 0


class Report(Struct, frozen=True):
    game: str
    seed: str
    seconds: float
    standings: list[Standing]  # the strongest first
    pairings: list[Pairing]


def tournament(
    tables: Sequence[Opened],
    names: Sequence[str],
    games: int,
    seed: str,
    progress: Callable[[str], None] = lambda pairing: None,
) -> Report:
    """So many games for each pairing at each of the tables (the same game, with different numbers of seats)."""
    bots = [bot_named(name) for name in names]
    if len(set(names)) < max(len(names), 2):
        raise FolktableError("a tournament needs two bots or more, all different, as in villager,greedy,random")
    if games < 1:
        raise FolktableError(f"at least one game, not {games}")
    for opened in tables:
        compiling(opened).result()
    began = time.perf_counter()
    pairings = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for opened, bot, against in [(table, *pair) for table in tables for pair in pairs(bots, table.seats)]:
            pairings.append(play_pairing(pool, opened, bot, against, games, seed, progress))
    seconds = time.perf_counter() - began
    return Report(tables[0].game.slug, seed, round(seconds, 2), standings(names, pairings), pairings)


def pairs(bots: Sequence[AnyBot], seats: int) -> list[tuple[AnyBot, AnyBot]]:
    """With more than two seats, one A among Bs is another game than one B among As."""
    return list(combinations(bots, 2) if seats == 2 else permutations(bots, 2))


def play_pairing(
    pool: ThreadPoolExecutor,
    opened: Opened,
    bot: Bot,
    against: Bot,
    games: int,
    seed: str,
    progress: Callable[[str], None],
) -> Pairing:
    stop = Stop()

    def one_game(number: int) -> float | None:
        seat = number % opened.seats
        players = [bot if other == seat else against for other in range(opened.seats)]
        share = play_game(opened, players, f"{seed}/{number // opened.seats}", stop)
        progress(f"{bot.name} against {against.name}, {opened.seats} seats")
        return None if share is None else share[seat]

    try:
        shares = list(pool.map(one_game, range(games)))
    except BaseException:
        stop.set()  # the other games under way end soon, and with them the pool
        raise
    by_seat = [[share for share in shares[seat :: opened.seats] if share is not None] for seat in range(opened.seats)]
    wins = sum(map(sum, by_seat))
    return Pairing(
        seats=opened.seats,
        bot=bot.name,
        against=against.name,
        games=games,
        wins=round(wins, 2),
        rate=wilson(wins, games),
        by_seat=[wilson(sum(won), len(won)) for won in by_seat],
        unfinished=shares.count(None),
    )


def play_game(opened: Opened, players: Sequence[Bot], seed: str, stop: Stop) -> list[float] | None:
    """What share of the win each seat gets; None if the game was not finished."""
    match = play_out(opened, players, seed, stop)
    return shares_of_win(match.scores()) if match.state.over == ENDED else None


def play_out(opened: Opened, players: Sequence[Bot], seed: str, stop: Stop) -> Match:
    """A whole game, unless it is stopped."""
    match = Match(opened, seed)
    while not match.over and not stop.is_set():
        waiting = match.waiting()
        seat = waiting[len(match.log) % len(waiting)]
        thought = f"{seed} {len(match.log)} {players[seat].name}"
        match.play(seat, players[seat].choose(opened, match.state, seat, thought, stop).action)
    return match


def shares_of_win(scores: Sequence[int]) -> list[float]:
    winners = scores.count(max(scores))
    return [1 / winners if score == max(scores) else 0.0 for score in scores]


# --- Elo --------------------------------------------------------------------------------------------------


def standings(names: Sequence[str], pairings: Sequence[Pairing]) -> list[Standing]:
    """The ratings under which the results are likeliest (a Bradley-Terry model, by Newton's method).

    One bot among k - 1 others of equal strength wins one game in k. Each pairing counts one more game, with
    that even result: without it, a bot that wins every game would be infinitely strong.
    """
    ratings = np.zeros(len(names))
    same_average = np.ones((len(names), len(names)))  # only differences count: this fixes the average
    for _ in range(50):
        slope = np.zeros(len(names))
        information = same_average.copy()
        for one in pairings:
            a, b = names.index(one.bot), names.index(one.against)
            finished = one.games - one.unfinished + 1
            likely = 1 / (1 + (one.seats - 1) * math.exp(ratings[b] - ratings[a]))
            surprise = one.wins + 1 / one.seats - finished * likely
            slope[a] += surprise
            slope[b] -= surprise
            weight = finished * likely * (1 - likely)
            information[[a, b], [a, b]] += weight
            information[[a, b], [b, a]] -= weight
        ratings += np.clip(np.linalg.solve(information, slope), -1, 1)
    spread = 1.96 * np.sqrt(np.diag(np.linalg.inv(information)) - 1 / len(names) ** 2)
    found = [
        Standing(name, Interval(*(round(ELO * float(value), 1) for value in (rating, rating - half, rating + half))))
        for name, rating, half in zip(names, ratings, spread, strict=True)
    ]
    return sorted(found, key=lambda standing: -standing.elo.value)
