"""Search guided by a network, which says what is worth trying and what it brings.

As in search.py, each iteration imagines the hidden things anew and walks down a tree of decisions that all these worlds
share. Which decision is tried next weighs what it has brought so far against how likely the network finds it (PUCT, as
in Silver et al., 2017). Where the tree ends, the network says what each seat can expect, from what the seat that
decides there sees; nothing is played to the end.

Plain functions, as rules are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from folktable.bots.network import Network, Space, look_and_evaluate
from folktable.bots.search import NONE, ROOT, WIN, decide, imagine, share_win
from folktable.engine.choices import clear, forbid, is_allowed, nth_allowed
from folktable.engine.contract import legal
from folktable.engine.playout import pick_actor
from folktable.engine.record import RUNNING, GameState, Ints, Record, copy_record, i8, i16, i32, i64

UNIT = WIN * 1000  # what a win is worth: whole numbers, so that no rounding can add up
EXPLORE = 1.5  # the weight of the network's word
PARTS = 1 << 16  # how likely something is, as a whole number
SOFTER = 2.0  # a network that has learned without search is surer of itself than it should be
LEAST = PARTS // 500  # what is less likely is not tried


class Node(Record):
    """A decision, after those that lead to it."""

    parent: int = i32()
    first_child: int = i32()
    next_sibling: int = i32()
    visits: int = i32()  # iterations that took it
    available: int = i32()  # iterations that came by while it was legal
    prior: int = i32()  # how likely the network found it, in PARTS
    action: int = i16()
    seat: int = i8()  # who decides
    won: int = i64()  # what it brought that seat, in all
    hoped: int = i64()  # what the network expected for that seat before the decision


def search(
    tree: Sequence[Any], used: Ints, work: Sequence[Any], root: Sequence[Any], box: Record, key: Ints,
    first: int, iterations: int, net: Network, space: Space, mask: Ints, gains: Ints, stop: Ints,
) -> int:  # fmt: skip
    """Iterations first, first + 1, ... of the search that `key` starts, for the actor of `root`; how many were done."""
    for i in range(iterations):
        if stop[0]:
            return i
        copy_record(work, root)
        imagine(work[0], box, key, first + i)
        node = descend(tree, used, work, box, net, space, mask, len(gains))
        settle(work[0], box, space, gains)
        learn(tree, node, gains)
    return iterations


def descend(
    tree: Sequence[Any],
    used: Ints,
    work: Sequence[Any],
    box: Record,
    net: Network,
    space: Space,
    mask: Ints,
    seats: int,
) -> int:
    """Take decisions down the tree until the network must be asked, or the game is over; the node of the last."""
    s = work[0]
    node = ROOT
    while True:
        clear(mask)
        count = legal(s, box, mask)
        if count == 1 and node != ROOT:  # nothing to think about
            decide(s, box, nth_allowed(mask, 0))
        else:
            known, child = pick(tree, node, s.actor, mask)
            if child == NONE or (known < count and used[0] < len(tree)):  # something is legal only in worlds like this
                look_and_evaluate(work, box, net, space)
                expand(tree, used, node, s.actor, mask, space, seats)
                return node
            node = child
            decide(s, box, tree[node].action)
        if s.over != RUNNING:
            return node
        pick_actor(s)


def pick(tree: Sequence[Any], node: int, seat: int, mask: Ints) -> tuple[int, int]:
    """How many of the seat's legal actions the tree has after `node`, and the one to try."""
    known = 0
    best = NONE
    best_value = -1.0
    child = tree[node].first_child
    while child != NONE:
        candidate = tree[child]
        if candidate.seat == seat and is_allowed(mask, candidate.action):
            known += 1
            candidate.available += 1
            brought = candidate.won / candidate.visits if candidate.visits > 0 else candidate.hoped
            trust = candidate.prior / PARTS * math.sqrt(candidate.available) / (1 + candidate.visits)
            value = brought / UNIT + EXPLORE * trust
            if candidate.prior >= LEAST and value > best_value:
                best = child
                best_value = value
        child = candidate.next_sibling
    return known, best


def expand(tree: Sequence[Any], used: Ints, node: int, seat: int, mask: Ints, space: Space, seats: int) -> None:
    """All that is legal and not yet known here becomes a child; a full tree grows no more."""
    logits = space.logits
    top = -math.inf
    for action in range(len(logits)):
        if is_allowed(mask, action):
            top = max(top, float(logits[action]))
    total = 0.0
    for action in range(len(logits)):
        if is_allowed(mask, action):
            total += math.exp((float(logits[action]) - top) / SOFTER)
    hoped = expected(space, 0, seats)
    child = tree[node].first_child
    while child != NONE:
        if tree[child].seat == seat:
            forbid(mask, tree[child].action)
        child = tree[child].next_sibling
    for action in range(len(logits)):
        if is_allowed(mask, action) and used[0] < len(tree):
            prior = int(math.exp((float(logits[action]) - top) / SOFTER) / total * PARTS)
            add(tree, used, node, seat, action, prior, hoped)


def add(tree: Sequence[Any], used: Ints, parent: int, seat: int, action: int, prior: int, hoped: int) -> None:
    node = used[0]
    used[0] = node + 1
    new = tree[node]
    new.parent = parent
    new.next_sibling = tree[parent].first_child
    tree[parent].first_child = node
    new.action = action
    new.seat = seat
    new.prior = prior
    new.hoped = hoped


def expected(space: Space, place: int, seats: int) -> int:
    """The share of a win that a seat can expect, so many places clockwise from the one that looked, in UNIT."""
    share = (float(space.values[place]) * (seats - 1) + 1) / seats
    return int(min(max(share, 0.0), 1.0) * UNIT)


def settle(s: GameState, box: Record, space: Space, gains: Ints) -> None:
    """What each seat has won, or can expect."""
    if s.over == RUNNING:
        for place in range(len(gains)):
            gains[(s.actor + place) % len(gains)] = expected(space, place, len(gains))
    else:
        share_win(s, box, gains)
        for seat in range(len(gains)):
            gains[seat] *= UNIT // WIN


def learn(tree: Sequence[Any], node: int, gains: Ints) -> None:
    while node != ROOT:
        visited = tree[node]
        visited.visits += 1
        visited.won += gains[visited.seat]
        node = visited.parent
    tree[ROOT].visits += 1
