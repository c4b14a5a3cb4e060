"""Reaction windows tell nothing: whether somebody holds a Tomte or a Papa Wolverine shows only when it is played."""

from __future__ import annotations

import numpy as np
import pytest

from folktable.engine.game import load, open_box
from folktable.engine.match import Match, legal_actions, sight_bytes
from folktable.games.naughty.cards import put_creature
from folktable.games.naughty.state import *
from tests.every_game import broad

REACTIONS = (TOMTE, PAPA_WOLVERINE)


def sleeping_twin(s, box, seat, kind):
    """The same state, but that one creature of `seat` has changed places with a reaction card of the bottom stack."""
    own = [c for c in range(CREATURES) if s.creature_in[c] == HAND + seat and not s.fresh >> c & 1]
    plain = [
        card
        for card in own
        if box.creature_kind[card] not in (*REACTIONS, REINDEER) and s.creature_seen[card] == 1 << seat
    ]
    unknown = [c for c in range(CREATURES) if s.creature_in[c] == BOTTOM and s.creature_seen[c] == 0]
    buried = [c for c in unknown if box.creature_kind[c] == kind]
    if not plain or not buried or s.depth or s.barren:  # what Santa Claus has searched, some know
        return None
    card, reaction = plain[0], buried[0]
    twin = s.copy()
    place = twin.creature_stack.index(reaction)
    put_creature(twin, box, card, BOTTOM)
    put_creature(twin, box, reaction, HAND + seat)
    twin.creature_stack[place] = card
    twin.fresh = s.fresh
    twin.creature_seen[card], twin.creature_seen[reaction] = 0, 1 << seat
    return twin, card, reaction


def messages(match, observers, since):
    """All that these observers get: what they see, are asked and may do, and the story."""
    return [(sight_bytes(match.opened, match.state, observer), match.lines(observer, since)) for observer in observers]


@pytest.mark.parametrize("kind", REACTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_others_get_the_same_messages_until_it_is_played(seats, kind):
    opened = open_box(load("naughty"), options={"giver_selection": "random"}, seats=seats)
    compared = windows = 0
    for n in range(broad(12, 400)):
        match, numbers = Match(opened, f"windows/{n}"), np.random.default_rng(n)
        while not match.over:
            seat = int(numbers.integers(seats))
            found = sleeping_twin(match.state, opened.box, seat, kind)
            if found and numbers.random() < 0.2:
                pair = run_side_by_side(match, *found, seat, np.random.default_rng(n))
                compared, windows = compared + pair[0], windows + pair[1]
            decide(match, numbers)
    assert compared > 50 * broad(1, 10)
    assert windows > 5 * broad(1, 10), "the seat in question was asked in windows that others saw"


def decide(match, numbers):
    match.play(match.state.actor, int(numbers.choice(legal_actions(match.opened, match.state))))


def run_side_by_side(match, twin_state, card, reaction, seat, numbers):
    """Both states with the same decisions, until the card in question is played, stolen or drawn by someone."""
    opened = match.opened
    real, twin = (Match.__new__(Match) for _ in range(2))
    for copy, state in ((real, match.state.copy()), (twin, twin_state)):
        copy.opened, copy.seed, copy.log, copy.told, copy.state = opened, match.seed, [], [], state
    others = [observer for observer in range(opened.seats + 1) if observer != seat]
    compared = windows = 0
    while not real.over:
        assert messages(real, others, compared) == messages(twin, others, compared)
        assert real.state.actor == twin.state.actor
        common = sorted(set(legal_actions(opened, real.state)) & set(legal_actions(opened, twin.state)))
        if real.state.actor != seat:
            assert common == legal_actions(opened, real.state) == legal_actions(opened, twin.state)
        elif real.state.phase in (ANSWER_CREATURE, ANSWER_WISH):
            windows += 1
        if not common:
            break
        action = int(numbers.choice(common))
        real.play(real.state.actor, action)
        twin.play(twin.state.actor, action)
        compared += 1
        if real.state.creature_in[card] != HAND + seat or twin.state.creature_in[reaction] != HAND + seat:
            break  # played, stolen or thrown away: now it shows, to those who may know
        if real.state.creature_in[reaction] != BOTTOM or real.state.creature_seen[reaction]:
            break  # drawn, or seen by Santa Claus
    return compared, windows
