"""Whole games between networks and simple players, compiled: for simulation by the thousand. Plain functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from folktable.bots import network
from folktable.bots.network import TEMPERATURE, Network, Space, likely_action, look_and_evaluate, space_for
from folktable.engine.backends import native
from folktable.engine.backends.results import Results
from folktable.engine.choices import clear, mask_words
from folktable.engine.contract import legal, score
from folktable.engine.game import Opened
from folktable.engine.playout import FIRST_CHECK, begin_game, checked, choose, decide_game, pick_actor
from folktable.engine.record import RUNNING, Ints, Record

NET = 2  # a policy, beside those of engine/playout.py


def play_series(
    work: Sequence[Any], blank: Sequence[Any], box: Record, key: Ints, first: int, mask: Ints, policies: Ints,
    net: Network, space: Space, temperature: float,
    lengths: Ints, overs: Ints, checks: Ints, scores: Sequence[Ints],
) -> None:  # fmt: skip
    """Games first, first + 1, ... of the series that `key` starts, one after another."""
    s = work[0]
    for i in range(len(lengths)):
        begin_game(work, blank, box, key, first + i)
        check = FIRST_CHECK
        while s.over == RUNNING:
            pick_actor(s)
            clear(mask)
            count = legal(s, box, mask)
            if policies[s.actor] == NET and count > 1:
                look_and_evaluate(work, box, net, space)
                action = likely_action(s, mask, space.logits, temperature)
            else:
                action = choose(s, box, mask, count, policies[s.actor])
            check = checked(check, s.actor, action)
            decide_game(s, box, action)
        checks[i] = check
        lengths[i] = s.decisions
        overs[i] = s.over
        score(s, box, scores[i])


def play_games(
    net: Network, opened: Opened, key: Sequence[int], first: int, games: int, policies: Sequence[int]
) -> Results:
    """One thread's worth; it leaves the interpreter free."""
    import folktable.bots.series as this

    play = native.linked(opened.game, this, network).link(play_series)
    results = Results.room_for(games, opened.seats)
    state = opened.game.state.State
    play(
        np.zeros(1, state.dtype), np.zeros(1, state.dtype), opened.once("packed", opened.box.packed)[0],
        np.array(key, "i8"), first, np.zeros(mask_words(opened.game.actions), "i8"), np.array(policies, "i1"),
        net, space_for(opened.game, len(net.enter_bias)), TEMPERATURE, *results,
    )  # fmt: skip
    return results
