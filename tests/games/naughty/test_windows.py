"""Reaction windows tell nothing: whether somebody holds a Tomte or a Papa Wolverine shows only when it is played."""

from __future__ import annotations

import numpy as np
import pytest

from folktable.engine.game import load, open_box
from folktable.engine.match import Match, legal_actions, sight_bytes
from folktable.engine.notation import build
from folktable.games.naughty.cards import (
    hand_of_creatures,
    hand_of_presents,
    presents_in,
    put_creature,
    put_present,
)
from folktable.games.naughty.state import *
from folktable.testing.games import broad

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


def twin_with_another_present(s, box, seat):
    """The same state, but that one hidden present of `seat` has changed places with one of its colour in the deck."""
    own = [card for card in range(PRESENTS) if s.present_in[card] == HAND + seat and s.present_seen[card] == 1 << seat]
    if not own or s.present_deck_size == 0 or s.depth or any(s.lacks):
        return None
    card, buried = own[0], s.present_deck[0]
    alike = box.colour[card // COPIES] == box.colour[buried // COPIES] and card // COPIES != buried // COPIES
    if s.present_seen[buried] or not alike:
        return None
    twin = s.copy()
    put_present(twin, card, DECK)
    put_present(twin, buried, HAND + seat)
    twin.present_deck[0] = card
    twin.present_seen[card], twin.present_seen[buried] = 0, 1 << seat
    return twin, card, buried


@pytest.mark.parametrize("kind", REACTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_others_get_the_same_messages_until_it_is_played(seats, kind):
    opened = open_box(load("naughty"), options={"giver_selection": "random"}, seats=seats)
    compared = windows = 0
    for n in range(broad(5, 400)):
        match, numbers = Match(opened, f"windows/{n}"), np.random.default_rng(n)
        while not match.over:
            seat = int(numbers.integers(seats))
            found = sleeping_twin(match.state, opened.box, seat, kind)
            if found and numbers.random() < 0.2:
                pair = run_side_by_side(match, *found, seat, np.random.default_rng(n))
                compared, windows = compared + pair[0], windows + pair[1]
            decide(match, numbers)
    assert compared > 20 * broad(1, 10)
    assert windows > 2 * broad(1, 10), "the seat in question was asked in windows that others saw"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_hidden_present_shows_nowhere(seats):
    opened = open_box(load("naughty"), options={"giver_selection": "random"}, seats=seats)
    compared = 0
    for n in range(broad(5, 400)):
        match, numbers = Match(opened, f"presents/{n}"), np.random.default_rng(n)
        while not match.over:
            seat = int(numbers.integers(seats))
            found = twin_with_another_present(match.state, opened.box, seat)
            if found and numbers.random() < 0.3:
                compared += run_side_by_side(match, *found, seat, np.random.default_rng(n))[0]
            decide(match, numbers)
    assert compared > 20 * broad(1, 10)


def decide(match, numbers):
    match.play(match.state.actor, int(numbers.choice(legal_actions(match.opened, match.state))))


def run_side_by_side(match, twin_state, card, hidden, seat, numbers):
    """Both states with the same decisions, until what they differ in is played, given, stolen, drawn or searched."""
    opened = match.opened
    real, twin = (Match.__new__(Match) for _ in range(2))
    for copy, state in ((real, match.state.copy()), (twin, twin_state)):
        copy.opened, copy.seed, copy.log, copy.told, copy.state = opened, match.seed, [], [], state
    others = [observer for observer in range(opened.seats + 1) if observer != seat]
    places = "creature_in" if real.state.creature_in != twin.state.creature_in else "present_in"
    compared = windows = 0
    while not real.over:
        assert messages(real, others, compared) == messages(twin, others, compared)
        actor = real.state.actor
        assert actor == twin.state.actor
        common = sorted(set(legal_actions(opened, real.state)) & set(legal_actions(opened, twin.state)))
        if actor != seat:
            assert common == legal_actions(opened, real.state) == legal_actions(opened, twin.state)
        elif real.state.phase in (ANSWER_CREATURE, ANSWER_WISH):
            windows += 1
        if not common:
            break
        sizes = hand_sizes(real.state, seat)
        action = int(numbers.choice(common))
        real.play(actor, action)
        twin.play(actor, action)
        compared += 1
        if differs_by_more(real.state, twin.state, places, card, hidden, seat):
            break
        if actor != seat and hand_sizes(real.state, seat) < sizes:
            break  # a theft: chance may have picked different cards
    return compared, windows


def hand_sizes(s, seat):
    return hand_of_presents(s, seat) + hand_of_creatures(s, seat)


def differs_by_more(real, twin, places, card, hidden, seat):
    """The two cards are no longer where they were, or somebody has seen them, or has been told that one is missing."""
    mine, other = getattr(real, places), getattr(twin, places)
    seen = getattr(real, places.replace("_in", "_seen"))
    return mine[card] != HAND + seat or other[hidden] != HAND + seat or seen[hidden] != 0 or real.lacks != twin.lacks


def test_there_is_room_for_as_many_answers_as_an_edition_has_tomtes():
    """naughty-react-3: a Snow Maiden's wish, a Papa Wolverine on it, and nine Tomtes each on the one before."""
    edition = load("naughty").default_edition()
    edition["creatures"][TOMTE]["copies"], edition["creatures"][REINDEER]["copies"] = MOST_COPIES, 1
    match = Match(open_box(load("naughty"), edition, {}, 2), "tomtes")
    facts = {
        "creatures": {"yellow": ["snow_maiden"] + ["tomte"] * 5, "orange": ["papa_wolverine"] + ["tomte"] * 4},
        "presents": {"yellow": ["cap", "beigli"]},
        "playground": ["hugo"],
        "basic": "fulfil",
    }
    match.state, match.told = build(match.opened, facts), []
    for seat, name in ((0, "snow_maiden"), (1, "pass"), (0, "hugo"), (0, "cap"), (0, "beigli"), (1, "papa_wolverine")):
        match.play_named(seat, name)
    for n in range(MOST_COPIES):
        match.play_named(n % 2, "tomte")
    assert match.state.points[:2] == [2 + 5, 1 + 4]
    assert presents_in(match.state, DISCARD) == 2, "the first Tomte stands: Papa Wolverine takes nothing"
