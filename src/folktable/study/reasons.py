"""Why one choice is better than another, from evidence: the facts that differ between what follows from the two.

A game names the facts worth speaking of (its reasons.py). They are counted in the same imagined futures of both
choices, a few decisions on. Of those that differ for certain, and in the direction that goes with winning in these very
futures, the ones that explain most of the difference are told, each with its numbers. Of what a seat has, more is good
for it and bad for the others: what goes with winning the other way (who has spent a high card has often won with it) is
no reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from folktable.bots.players import Stop
from folktable.engine.game import Opened
from folktable.engine.record import GameState
from folktable.engine.words import Words, words
from folktable.study.judge import Array, after, uses_network
from folktable.study.report import Reason

MOST = 2  # reasons that are told
SURE = 3.0  # standard errors
LEAST = 0.1  # of a difference that is worth saying
FUTURES, FUTURES_OF_A_NETWORK = 400, 48


def reasons(
    opened: Opened,
    state: GameState,
    seat: int,
    better: int,
    other: int,
    seed: str,
    stop: Stop | None = None,
    games: int = 0,
) -> tuple[Reason, ...]:
    """Why an action of a seat is better than another one, as far as the facts tell; in so many games of simple players,
    if they are to tell although there is a network."""
    declared = opened.game.reasons
    if declared is None:
        return ()
    count = games or (FUTURES_OF_A_NETWORK if uses_network(opened) else FUTURES)
    one, two = (
        after(opened, state, seat, action, seed, count, ahead=declared.AHEAD, stop=stop, by_games=games > 0)
        for action in (better, other)
    )
    if stop is not None and stop.is_set():
        return ()
    won = np.concatenate([one.gains[:, seat], two.gains[:, seat]])
    found = []
    for n, (fact, whose) in enumerate(facts_of(opened)):
        means = float(one.facts[:, n].mean()), float(two.facts[:, n].mean())
        explained = worth(one.facts[:, n], two.facts[:, n], won)
        speaks_for_it = whose is None or (means[0] > means[1]) == (whose == seat)
        if explained > 0 and speaks_for_it:
            found.append(
                (explained, Reason(told(opened, fact, whose, *means), fact, whose, *means, count, declared.AHEAD))
            )
    found.sort(key=lambda each: -each[0])
    return tuple(reason for _, reason in found[:MOST])


def facts_of(opened: Opened) -> Iterator[tuple[str, int | None]]:
    """In the order in which they are measured: the name of each, and whose it is."""
    declared: Any = opened.game.reasons
    for fact in declared.FACTS:
        yield fact, None
    for seat in range(opened.seats):
        for fact in declared.OWN_FACTS:
            yield fact, seat


def worth(one: Array, two: Array, won: Array) -> float:
    """How much of a win the difference of a fact goes with; 0 where it is not sure, small, or speaks for the other."""
    difference = one.astype(float) - two
    lead = float(difference.mean())
    error = float(difference.std()) / len(difference) ** 0.5
    if abs(lead) < LEAST or abs(lead) < SURE * error:
        return 0.0
    both = np.concatenate([one, two]).astype(float)
    slope = float(((both - both.mean()) * (won - won.mean())).mean()) / float(both.var())
    return max(slope * lead, 0.0)


def told(opened: Opened, fact: str, seat: int | None, better: float, other: float) -> Words:
    who = "" if seat is None else opened.game.table.seat_names(opened)[seat]
    return words(
        f"{opened.game.slug}-reason-{fact}",
        who=who,
        more="more" if better > other else "less",
        by=figure(abs(better - other)),
        better=figure(better),
        other=figure(other),
    )


def figure(number: float) -> str:
    return f"{number:.1f}"
