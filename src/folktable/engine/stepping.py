"""Many games, one decision each at a time: what batched environments and training stand on.

Plain functions, as rules are.

A game that ends begins anew with the next number of its series, so that a batch is always full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from folktable.engine.choices import BITS, clear, is_allowed, nth_allowed
from folktable.engine.contract import legal, observe, score
from folktable.engine.playout import begin_game, decide_game, pick_actor
from folktable.engine.record import RUNNING, Ints, Record


class Numbers(Protocol):
    """A row of fractions: the common ground of a list and a NumPy array."""

    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


def begin(work: Sequence[Any], blank: Sequence[Any], box: Record, key: Ints, number: int) -> None:
    """Game `number` of the series that `key` starts."""
    begin_game(work, blank, box, key, number)
    pick_actor(work[0])


def decide(work: Sequence[Any], box: Record, action: int) -> None:
    """Carry out a legal decision of the actor."""
    s = work[0]
    decide_game(s, box, action)
    if s.over == RUNNING:
        pick_actor(s)


def look(work: Sequence[Any], box: Record, mask: Ints, row: Ints) -> int:
    """What the actor may do and what it sees; who it is."""
    s = work[0]
    clear(mask)
    legal(s, box, mask)
    observe(s, box, s.actor, row)
    actor: int = s.actor
    return actor


def is_possible(mask: Ints, action: int) -> bool:
    return 0 <= action < len(mask) * BITS and is_allowed(mask, action)


def first_impossible(masks: Sequence[Ints], actions: Ints, first: int, end: int) -> int:
    """The first game of some whose action is not legal, or -1: asked before anything is changed."""
    for i in range(first, end):
        if not is_possible(masks[i], actions[i]):
            return i
    return -1


def share_out(scores: Ints, rewards: Numbers) -> None:
    """What each seat has won, as a game without points would say it: it adds up to 0, a lone winner has 1.

    A win shared by k of n seats is worth (n / k - 1) / (n - 1) to each of them; losing is worth -1 / (n - 1).
    """
    best, winners = scores[0], 0
    for seat in range(len(scores)):
        if scores[seat] > best:
            best, winners = scores[seat], 0
        if scores[seat] == best:
            winners += 1
    for seat in range(len(scores)):
        share = len(scores) / winners if scores[seat] == best else 0.0
        rewards[seat] = (share - 1) / (len(scores) - 1)


def begin_one(
    work: Sequence[Any], blank: Sequence[Any], box: Record, key: Ints, number: int, mask: Ints, row: Ints
) -> int:
    """Begin a game, and look; who decides first."""
    begin(work, blank, box, key, number)
    return look(work, box, mask, row)


def step_one(
    work: Sequence[Any], blank: Sequence[Any], box: Record, key: Ints, number: int, action: int,
    mask: Ints, row: Ints, scores: Ints, rewards: Numbers, end: Ints, choices_only: bool,
) -> int:  # fmt: skip
    """Take a decision, and look. Where the game ends, `end` says how, and game `number` begins; who decides now.

    With `choices_only`, what leaves no choice is done at once, until somebody has one or the game is over. Every
    function of the rules is called in one place: NVIDIA's compiler makes faulty copies where there are several.
    """
    s = work[0]
    for seat in range(len(rewards)):
        rewards[seat] = 0.0
    while True:
        decide(work, box, action)
        end[0] = s.over
        if s.over != RUNNING:
            score(s, box, scores)
            share_out(scores, rewards)
            begin(work, blank, box, key, number)
        clear(mask)
        count = legal(s, box, mask)
        if count > 1 or end[0] != RUNNING or not choices_only:
            break
        action = nth_allowed(mask, 0)
    observe(s, box, s.actor, row)
    actor: int = s.actor
    return actor


def begin_all(
    states: Sequence[Any], blank: Sequence[Any], boxes: Sequence[Any], box_of: Ints, key: Ints, numbers: Ints,
    masks: Sequence[Ints], rows: Sequence[Ints], actors: Ints, first: int, end: int,
) -> None:  # fmt: skip
    """Games `first` to `end` of a batch begin, each with its own number and box."""
    for i in range(first, end):
        actors[i] = begin_one(states[i : i + 1], blank, boxes[box_of[i]], key, numbers[i], masks[i], rows[i])


def step_all(
    states: Sequence[Any], blank: Sequence[Any], boxes: Sequence[Any], box_of: Ints, seats_of: Ints, key: Ints,
    numbers: Ints, actions: Ints, masks: Sequence[Ints], rows: Sequence[Ints], actors: Ints, ends: Any,
    scores: Sequence[Any], rewards: Sequence[Any], choices_only: bool, first: int, end: int,
) -> None:  # fmt: skip
    """Games `first` to `end` take their decisions; one that ends goes on as game n further of the series of n."""
    for i in range(first, end):
        seats = seats_of[box_of[i]]
        actors[i] = step_one(
            states[i : i + 1], blank, boxes[box_of[i]], key, numbers[i] + len(states), actions[i],
            masks[i], rows[i], scores[i][:seats], rewards[i][:seats], ends[i : i + 1], choices_only,
        )  # fmt: skip
        if ends[i] != RUNNING:
            numbers[i] += len(states)
