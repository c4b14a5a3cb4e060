"""What a choice brings: the chance of winning of every seat after it, over many imagined futures (futures.py).

    judged = after(opened, state, seat, action, seed="7", count=200)
    judged.chances      # of every seat

Honest judgement begins with what the deciding seat knows, and is the same from the real state and from any that the
seat could imagine. All choices of a decision are judged over the same imagined worlds and the same chance to come, so
that what differs between them is what the choice makes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from folktable.bots import guided, network, search
from folktable.bots.guided import UNIT
from folktable.bots.learned import network_for
from folktable.bots.network import space_for
from folktable.bots.players import Stop
from folktable.bots.search import WIN
from folktable.engine.backends import native
from folktable.engine.chance import seed_words
from folktable.engine.choices import allow, forbid, mask_words
from folktable.engine.game import Opened
from folktable.engine.match import as_actor, legal_actions
from folktable.engine.playout import greedy
from folktable.engine.record import GameState
from folktable.study import futures

Array = np.ndarray[Any, np.dtype[Any]]
SURE = 2.0  # a difference counts from so many times its standard error on
MOST_JUDGED = 12  # choices
BETTER_HALF = 2  # each round of judging keeps one in so many of the choices


@dataclass(frozen=True)
class Futures:
    """What followed from one choice: a row for each imagined future."""

    gains: Array  # shares of the win, by seat
    facts: Array  # as the game's reasons.py measures them
    work: int  # decisions taken in them, or times that the network was asked

    @cached_property
    def chances(self) -> list[float]:
        return [float(share) for share in self.gains.mean(axis=0)]


def uses_network(opened: Opened) -> bool:
    return network_for(opened.game, "") is not None


def fact_count(opened: Opened) -> int:
    reasons = opened.game.reasons
    return 0 if reasons is None else len(reasons.FACTS) + opened.seats * len(reasons.OWN_FACTS)


def futures_function(opened: Opened, by_games: bool) -> tuple[Callable[..., int], tuple[Any, ...], int]:
    """The compiled function that follows futures, what it needs beside, and what it calls a whole win."""
    net = network_for(opened.game, "")
    if net is None or by_games:
        linker = native.linked(opened.game, futures, search, guided, network, unwatched=True)
        return linker.link(futures.by_simple_players), (opened.game.greedy_in_eight,), WIN
    linker = native.linked(opened.game, futures, search, guided, network)
    return linker.link(futures.by_network), (net, space_for(opened.game, len(net.enter_bias))), UNIT


_compiling: dict[str, Future[None]] = {}
_lock = threading.Lock()


def is_ready(opened: Opened) -> bool:
    """Is what judges this game compiled? It is on its way since this was first asked."""
    with _lock:
        future = _compiling.get(opened.game.slug)
        if future is None:
            future = _compiling[opened.game.slug] = Future()
            threading.Thread(target=compile_futures, args=(opened, future), daemon=True).start()
    return future.done() and future.exception() is None


def compile_futures(opened: Opened, future: Future[None]) -> None:
    try:
        after(opened, opened.game.new_state(), 0, 0, "", 0)
    except BaseException as error:
        future.set_exception(error)
        raise
    future.set_result(None)


def after(
    opened: Opened,
    state: GameState,
    seat: int,
    action: int,
    seed: str,
    count: int,
    first: int = 0,
    ahead: int = 0,
    honest: bool = True,
    stop: Stop | None = None,
    by_games: bool = False,
) -> Futures:
    """Futures first, first + 1, ... after a legal action of a seat; facts are those so many decisions after it.

    Simple players play them to the end where there is no network, or `by_games`."""
    function, beside, whole = futures_function(opened, by_games)
    with as_actor(state, seat):
        root = state.packed()
    gains = np.zeros((count, opened.seats), "i8")
    facts = np.zeros((count, fact_count(opened)), "i4")
    box = opened.once("packed", opened.box.packed)[0]
    mask, rewards = np.zeros(mask_words(opened.game.actions), "i8"), np.zeros(opened.seats, "i8")
    work = function(
        np.zeros_like(root), root, box, np.array(seed_words(seed), "i8"), first, honest, action, ahead,
        *beside, mask, rewards, gains, facts, (stop or Stop()).flag,
    )  # fmt: skip
    return Futures(gains / whole, facts, work)


@dataclass(frozen=True)
class Judged:
    """The choices of one decision: of each the futures of the last round that it was in, the best one first."""

    futures: dict[int, Futures]
    best: int

    def lost_by(self, action: int, seat: int) -> float:
        """What the seat gave away by it, if the difference is a sure one."""
        better, chosen = self.futures[self.best], self.futures[action]
        difference = better.gains[:, seat] - chosen.gains[:, seat]
        error = float(difference.std()) / len(difference) ** 0.5
        lost = float(difference.mean())
        return lost if lost > SURE * error else 0.0


def judge(
    opened: Opened,
    state: GameState,
    seat: int,
    seed: str,
    count: int,
    keep: Sequence[int] = (),
    stop: Stop | None = None,
    ahead: int = 0,
) -> Judged:
    """Every legal choice of a seat. In each round the better half goes on, with twice the futures and all of them new:
    what was picked for its luck is judged afresh. What is to be kept (the choice that was made) stays to the end."""
    alive = worth_judging(opened, state, seat)
    alive += [action for action in keep if action not in alive]
    found: dict[int, Futures] = {}
    first = 0
    while True:
        for action in alive:
            found[action] = after(opened, state, seat, action, seed, count, first, ahead, stop=stop)
        ranked = sorted(alive, key=lambda action: (-found[action].chances[seat], action))
        if len(ranked) <= 2 or (stop is not None and stop.is_set()):
            break
        better = ranked[: max(2, len(ranked) // BETTER_HALF)]
        first, count = first + count, 2 * count
        alive = better + [action for action in keep if action not in better]
        if len(alive) == len(ranked):
            break
    best = ranked[0]
    others = sorted(found, key=lambda action: (action not in alive, -found[action].chances[seat], action))
    return Judged({action: found[action] for action in others}, best)


def worth_judging(opened: Opened, state: GameState, seat: int) -> list[int]:
    """All that a seat may do; where that is a great deal, what a simple player likes best of it."""
    with as_actor(state, seat):
        actions = legal_actions(opened, state)
        if len(actions) <= MOST_JUDGED:
            return actions
        packed = state.packed()[0]
    likes = native.linked(opened.game, unwatched=True).link(greedy)
    box, mask = opened.once("packed", opened.box.packed)[0], np.zeros(mask_words(opened.game.actions), "i8")
    for action in actions:
        allow(mask, action)
    liked = []
    for _ in range(MOST_JUDGED):
        liked.append(int(likes(packed, box, mask)))
        forbid(mask, liked[-1])
    return liked


def work_of(choices: int, kept: int = 1) -> int:
    """How many futures `judge` follows for each one of its first round, at most."""
    total, alive, each = 0, choices if choices <= MOST_JUDGED else MOST_JUDGED + kept, 1
    while True:
        total += alive * each
        if alive <= 2:
            return total
        fewer = max(2, alive // BETTER_HALF) + kept
        if fewer >= alive:
            return total
        alive, each = fewer, 2 * each
