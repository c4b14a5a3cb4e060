"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): one search for every game.

Each iteration imagines the hidden things anew as the searching seat might find them, walks down a tree of
decisions that all these worlds share, adds one decision to it, plays on to the end by simple means and notes
for every decision on the way what it brought the seat that took it: each seat is taken to want its own best.
Dice and shuffles are part of what is imagined, so a node is a sequence of decisions and not a state.

Plain functions, as rules are: interpreted and compiled search the same tree. Wins are whole numbers, and the
logarithms of UCB come from a table, so that not even rounding can differ.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from folktable.engine.chance import FIRST_POLICY, rand, split
from folktable.engine.choices import clear, forbid, is_allowed, nth_allowed
from folktable.engine.contract import apply, determinize, legal, score
from folktable.engine.playout import greedy, pick_actor
from folktable.engine.record import ENDED, RUNNING, GameState, Ints, Record, copy_record, i8, i16, i32, i64

WIN = 60  # what a win is worth: it can be shared by up to six winners without a rest
EXPLORE = 0.7  # the weight of curiosity in UCB
WIDEN = 4  # after n visits, up to sqrt(WIDEN * n) decisions are tried: a hundred options do not drown the search
LONGEST_ROLLOUT = 4096  # decisions: games that people play need have no bound
ROOT, NONE = 0, 0  # the root is nobody's child, so its number is free to say "none"


class Node(Record):
    """A decision, after those that lead to it."""

    parent: int = i32()
    first_child: int = i32()
    next_sibling: int = i32()
    visits: int = i32()  # iterations that took it
    available: int = i32()  # iterations that came by while it was legal
    action: int = i16()
    seat: int = i8()  # who decides
    won: int = i64()  # what it brought that seat, in all


def search(
    tree: Sequence[Any],
    used: Ints,
    work: Sequence[Any],
    root: Sequence[Any],
    box: Record,
    key: Ints,
    first: int,
    iterations: int,
    depth: int,
    greedy_in_eight: int,
    logs: Sequence[float],
    mask: Ints,
    rewards: Ints,
    stop: Ints,
) -> int:
    """Iterations first, first + 1, ... of the search that `key` starts, for the actor of `root`; how many were done.

    `used` holds the number of nodes in the tree, the root included. A full tree grows no more, nor does one
    beyond `depth` decisions. Another thread may set `stop`.
    """
    s = work[0]
    for i in range(iterations):
        if stop[0]:
            return i
        copy_record(work, root)
        imagine(s, box, key, first + i)
        node = descend(tree, used, s, box, depth, logs, mask)
        roll_out(s, box, greedy_in_eight, mask, LONGEST_ROLLOUT)
        share_win(s, box, rewards)
        learn(tree, node, rewards)
    return iterations


def imagine(s: GameState, box: Record, key: Ints, index: int) -> None:
    """One world as the actor may find it, its future included."""
    split(key, index, s.key)
    for stream in range(len(s.drawn)):
        s.drawn[stream] = 0
    determinize(s, box, s.actor)


# --- In the tree ----------------------------------------------------------------------------------------


def descend(
    tree: Sequence[Any],
    used: Ints,
    s: GameState,
    box: Record,
    depth: int,
    logs: Sequence[float],
    mask: Ints,
) -> int:
    """Take decisions down the tree until one is new to it; the node of the last.

    The tree of a seat's worlds is one tree: a decision may be legal in some of them only, and whose it is may differ.
    """
    node = ROOT
    for level in range(depth):
        if level > 0:
            if s.over != RUNNING:
                return node
            pick_actor(s)
        clear(mask)
        count = legal(s, box, mask)
        known, best = pick_known(tree, node, s.actor, logs, mask)
        is_new = known < count and known * known <= WIDEN * tree[node].visits
        if is_new and used[0] == len(tree):
            return node
        if is_new:  # what a greedy player would like best of what was not tried yet
            node = add(tree, used, node, s.actor, greedy(s, box, mask))
        else:
            node = best
        decide(s, box, tree[node].action)
        if is_new:
            return node
    return node


def decide(s: GameState, box: Record, action: int) -> None:
    s.decisions += 1
    apply(s, box, action)


def pick_known(tree: Sequence[Any], node: int, seat: int, logs: Sequence[float], mask: Ints) -> tuple[int, int]:
    """How many of the seat's legal actions the tree has after `node`, and the one to try again.

    They are taken out of the mask: what stays in it is new.
    """
    known = 0
    best = NONE
    best_value = -1.0
    child = tree[node].first_child
    while child != NONE:
        candidate = tree[child]
        if candidate.seat == seat and is_allowed(mask, candidate.action):
            forbid(mask, candidate.action)
            known += 1
            candidate.available += 1
            curiosity = math.sqrt(logs[min(candidate.available, len(logs) - 1)] / candidate.visits)
            value = candidate.won / (WIN * candidate.visits) + EXPLORE * curiosity
            if value > best_value:
                best = child
                best_value = value
        child = candidate.next_sibling
    return known, best


def add(tree: Sequence[Any], used: Ints, parent: int, seat: int, action: int) -> int:
    node = used[0]
    used[0] = node + 1
    new = tree[node]
    new.parent = parent
    new.next_sibling = tree[parent].first_child
    tree[parent].first_child = node
    new.action = action
    new.seat = seat
    new.available = 1
    return node


def learn(tree: Sequence[Any], node: int, rewards: Ints) -> None:
    while node != ROOT:
        visited = tree[node]
        visited.visits += 1
        visited.won += rewards[visited.seat]
        node = visited.parent
    tree[ROOT].visits += 1


# --- Beyond the tree ------------------------------------------------------------------------------------


def roll_out(s: GameState, box: Record, greedy_in_eight: int, mask: Ints, most: int) -> None:
    """Play to the end, or so many decisions at most; so many of eight are greedy ones, the others random."""
    for _ in range(most):
        if s.over != RUNNING:
            return
        pick_actor(s)
        clear(mask)
        count = legal(s, box, mask)
        if greedy_in_eight > 0 and count > 1 and rand(s, FIRST_POLICY + s.actor, 8) < greedy_in_eight:
            action = greedy(s, box, mask)
        else:
            action = nth_allowed(mask, rand(s, FIRST_POLICY + s.actor, count))
        decide(s, box, action)


def share_win(s: GameState, box: Record, rewards: Ints) -> None:
    """Scores become shares of one win; a game without an end has no winner."""
    score(s, box, rewards)
    most = rewards[0]
    for seat in range(1, len(rewards)):
        most = max(most, rewards[seat])
    winners = 0
    for seat in range(len(rewards)):
        if rewards[seat] == most:
            winners += 1
    for seat in range(len(rewards)):
        rewards[seat] = WIN // winners if rewards[seat] == most and s.over == ENDED else 0
