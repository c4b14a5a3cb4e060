"""Imagined futures of one choice: what each brings every seat, and what the table looks like a few decisions on.

Honest futures begin with a world as the deciding seat might find it; true ones with the hidden things as they are, and
only chance to come made up. A game with a network is played on by it, and then the network says what each seat can
expect; without one, simple players play to the end.

Plain functions, as rules are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folktable.bots.guided import settle
from folktable.bots.network import TEMPERATURE, Network, Space, likely_action, look_and_evaluate
from folktable.bots.search import LONGEST_ROLLOUT, decide, imagine, roll_out, share_win
from folktable.engine.chance import split
from folktable.engine.choices import clear, nth_allowed
from folktable.engine.contract import legal, measure
from folktable.engine.playout import pick_actor
from folktable.engine.record import RUNNING, GameState, Ints, Record, Rows, copy_record


def begin(s: GameState, box: Record, key: Ints, index: int, honest: bool) -> None:
    """A world of the actor's; or the real one, with another future."""
    if honest:
        imagine(s, box, key, index)
    else:
        split(key, index, s.key)
        for stream in range(len(s.drawn)):
            s.drawn[stream] = 0


def by_simple_players(
    work: Sequence[Any], root: Sequence[Any], box: Record, key: Ints, first: int, honest: bool, action: int, ahead: int,
    greedy_in_eight: int, mask: Ints, rewards: Ints, gains: Rows, facts: Rows, stop: Ints,
) -> int:  # fmt: skip
    """Futures first, first + 1, ... after an action of the root's actor; how many decisions were taken in them."""
    s = work[0]
    decisions = 0
    for i in range(len(gains)):
        if stop[0]:
            return decisions
        copy_record(work, root)
        before = s.decisions
        begin(s, box, key, first + i, honest)
        decide(s, box, action)
        roll_out(s, box, greedy_in_eight, mask, ahead)
        measure(s, box, facts[i])
        roll_out(s, box, greedy_in_eight, mask, LONGEST_ROLLOUT)
        share_win(s, box, rewards)
        for seat in range(len(rewards)):
            gains[i][seat] = rewards[seat]
        decisions += s.decisions - before
    return decisions


def by_network(
    work: Sequence[Any], root: Sequence[Any], box: Record, key: Ints, first: int, honest: bool, action: int, ahead: int,
    net: Network, space: Space, mask: Ints, rewards: Ints, gains: Rows, facts: Rows, stop: Ints,
) -> int:  # fmt: skip
    """The same with a network; how often it was asked."""
    s = work[0]
    asked = 0
    for i in range(len(gains)):
        if stop[0]:
            return asked
        copy_record(work, root)
        begin(s, box, key, first + i, honest)
        decide(s, box, action)
        taken = 0
        while taken < ahead and is_choice(s, box, mask):
            look_and_evaluate(work, box, net, space)
            decide(s, box, likely_action(s, mask, space.logits, TEMPERATURE))
            taken += 1
        measure(s, box, facts[i])
        if is_choice(s, box, mask):
            look_and_evaluate(work, box, net, space)
        settle(s, box, space, rewards)
        for seat in range(len(rewards)):
            gains[i][seat] = rewards[seat]
        asked += taken + 1
    return asked


def is_choice(s: GameState, box: Record, mask: Ints) -> bool:
    """Go on to where there is something to choose; False if the game is over before."""
    while s.over == RUNNING:
        pick_actor(s)
        clear(mask)
        if legal(s, box, mask) > 1:
            return True
        decide(s, box, nth_allowed(mask, 0))
    return False
