"""Whole games by simple players, for simulation and for comparing back ends. Plain functions, as rules are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folktable.engine.chance import FIRST_POLICY, WORD, rand, split
from folktable.engine.choices import BITS, bit_count, clear, nth_allowed, nth_bit
from folktable.engine.contract import apply, legal, score, setup, worth_of
from folktable.engine.record import RUNNING, GameState, Ints, Record, copy_record

RANDOM, GREEDY = range(2)  # policies


def greedy(s: GameState, box: Record, mask: Ints) -> int:
    """The action of the mask that looks best by `worth_of`; the first of equals. -1 if the mask is empty."""
    best = -1
    best_worth = 0
    for word in range(len(mask)):
        bits = mask[word]
        action = word * BITS
        while bits:
            if bits & 1:
                worth = worth_of(s, box, action)
                if best < 0 or worth > best_worth:
                    best = action
                    best_worth = worth
            bits >>= 1
            action += 1
    return best


def choose(s: GameState, box: Record, mask: Ints, count: int, policy: int) -> int:
    """What a simple player does; the mask holds its legal actions."""
    if policy == GREEDY:
        return greedy(s, box, mask)
    return nth_allowed(mask, rand(s, FIRST_POLICY + s.actor, count))


def pick_actor(s: GameState) -> None:
    """Where several seats may act at once, one of them does, as chance has it."""
    if s.waiting & (s.waiting - 1):
        s.actor = nth_bit(s.waiting, rand(s, FIRST_POLICY + 7, bit_count(s.waiting)))


FIRST_CHECK = 2166136261


def checked(check: int, seat: int, action: int) -> int:
    """The checksum of a game's decisions, with one more."""
    return ((check ^ (action * 8 + seat)) * 16777619) & WORD


def next_choice(s: GameState, box: Record, mask: Ints, policies: Ints) -> int:
    """Who decides next, and what."""
    pick_actor(s)
    clear(mask)
    count = legal(s, box, mask)
    return choose(s, box, mask, count, policies[s.actor])


def play_game(s: GameState, box: Record, mask: Ints, policies: Ints, log: Ints) -> int:
    """Play a set-up game to its end. The log, where it has room, gets seat and action of each decision.

    Returns a checksum of all decisions.
    """
    check = FIRST_CHECK
    while s.over == RUNNING:
        action = next_choice(s, box, mask, policies)
        if 2 * s.decisions + 1 < len(log):
            log[2 * s.decisions] = s.actor
            log[2 * s.decisions + 1] = action
        check = checked(check, s.actor, action)
        decide_game(s, box, action)
    return check


def begin_game(work: Sequence[Any], blank: Sequence[Any], box: Record, key: Ints, number: int) -> None:
    """Game `number` of the series that `key` starts."""
    copy_record(work, blank)
    split(key, number, work[0].key)
    setup(work[0], box)


def decide_game(s: GameState, box: Record, action: int) -> None:
    s.decisions += 1
    apply(s, box, action)


def play_games(
    work: Sequence[Any],
    blank: Sequence[Any],
    box: Record,
    key: Ints,
    first: int,
    mask: Ints,
    policies: Ints,
    log: Ints,
    lengths: Ints,
    overs: Ints,
    checks: Ints,
    scores: Sequence[Ints],
) -> None:
    """Games first, first + 1, ... of the series that `key` starts, one after another."""
    s = work[0]
    for i in range(len(lengths)):
        begin_game(work, blank, box, key, first + i)
        checks[i] = play_game(s, box, mask, policies, log)
        lengths[i] = s.decisions
        overs[i] = s.over
        score(s, box, scores[i])
