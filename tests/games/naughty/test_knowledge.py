"""What a seat imagines: everything it knows, and nothing it could not know."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from folktable.engine.game import load, open_box
from folktable.engine.match import Match, imagine, legal_actions, view_of
from folktable.engine.notation import build
from folktable.games.naughty.cards import fresh_creatures
from folktable.games.naughty.state import *


def position(seats=3, **facts):
    opened = open_box(load("naughty"), seats=seats)
    match = Match(opened, "knowledge")
    match.state, match.told = build(opened, facts), []
    return match


def do(match, *decisions):
    for seat, name in decisions:
        match.play_named(seat, name)


def imagined(match, observer, times=40):
    return [imagine(match.opened, match.state, observer, str(n)) for n in range(times)]


@pytest.mark.parametrize("seats", [2, 5])
def test_imagined_hands_hold_what_is_known_and_keep_their_sizes(seats):
    opened = open_box(load("naughty"), options={"giver_selection": "random"}, seats=seats)
    match, numbers = Match(opened, "imagined"), np.random.default_rng(1)
    while not match.over:
        for observer in range(seats + 1):
            twin = imagine(opened, match.state, observer, "twin")
            seen, dreamt = view_of(opened, match.state, observer), view_of(opened, twin, observer)
            for seat, (player, same) in enumerate(zip(seen.players, dreamt.players, strict=True)):
                assert player == same
                held = Counter(p.present for p in view_of(opened, twin, seat).hand_presents)
                assert not Counter(player.known_presents) - held
                assert fresh_creatures(twin, seat) == player.fresh
        match.play(match.state.actor, int(numbers.choice(legal_actions(opened, match.state))))


def test_unknown_cards_are_dealt_anew_each_time():
    match = position(presents={"orange": ["cap", "coal", "sleigh", "beigli"]}, creatures={"orange": ["tomte"]})
    hands = {tuple(s.presents[1]) for s in imagined(match, 0)}
    assert len(hands) > 20
    assert any(s.creatures[1][TOMTE] for s in imagined(match, 0, 200))
    assert not all(s.creatures[1][TOMTE] for s in imagined(match, 0))
    assert all(s.presents[1] == match.state.presents[1] for s in imagined(match, 1))


def test_a_hand_that_gave_nothing_to_krampus_is_not_imagined_with_the_card():
    match = position(creatures={"yellow": ["krampus"]}, basic="craft", presents={"orange": ["cap", "sleigh", "sleigh"]})
    do(match, (0, "krampus"), (0, "coal"))
    assert all(s.presents[1][7] == 0 for s in imagined(match, 2))
    assert any(s.presents[0][7] for s in imagined(match, 2)), "Yellow drew two cards that may be Coal"


def test_a_part_of_the_deck_without_reindeer_is_imagined_without():
    stack = {"creature stack": ["elves", "midnight", "krampus", "cringe"]}
    santa = {"givers": {"yellow": "santa_claus"}, "presents": {"yellow": ["cap", "cap"]}}
    match = position(**santa, **stack, active="purple", basic="craft", creatures={"orange": ["reindeer"] * 3})
    do(match, (2, "end"), (0, "cap"), (0, "stack"))
    first, end = match.opened.box.first_creature[REINDEER], match.opened.box.first_creature[REINDEER + 1]
    assert match.state.barren == 2
    for s in imagined(match, 1):
        assert all(s.creature_in[card] != BOTTOM for card in range(first, end))


def test_santa_remembers_the_stack_he_has_searched():
    match = position(
        givers={"yellow": "santa_claus"}, active="purple", basic="craft", presents={"yellow": ["cap", "cap"]}
    )
    do(match, (2, "end"), (0, "cap"), (0, "stack"))
    stack = {card for card in range(CREATURES) if match.state.creature_in[card] == BOTTOM}
    for s in imagined(match, 0):
        assert {card for card in range(CREATURES) if s.creature_in[card] == BOTTOM} == stack
    orders = {tuple(s.creature_stack) for s in imagined(match, 0)}
    assert len(orders) > 20, "not the order, nor where Midnight lies"
    others = [{card for card in range(CREATURES) if s.creature_in[card] == BOTTOM} for s in imagined(match, 1)]
    assert any(cards != stack for cards in others)


def test_after_a_reshuffle_all_know_which_presents_are_in_the_deck():
    thrown = ["stockings", "cap", "sweater", "beigli", "fondant", "fondant"]
    facts = {"row": ["birch"] * 3, "present deck": ["coal"], "present discards": thrown}
    match = position(**facts, given=parked(["coal", *facts["row"], *thrown]), playground=[])
    do(match, (0, "craft"), (0, "deck"), (0, "deck"))
    for s in imagined(match, 1):
        deck = [card // COPIES for card in range(PRESENTS) if s.present_in[card] == DECK]
        assert len(deck) == 5
        assert sum(s.presents[0]) == 2
        assert s.presents[0][7] <= 1, "the one Coal and one of the six"
        assert deck.count(5) >= 1, "one Fondant at least must be left"


def parked(used):
    """All presents of a game for three but these, so that none of them is in the deck."""
    kinds = [present["id"] for present in load("naughty").default_edition()["presents"] for _ in range(3)]
    for kind in used:
        kinds.remove(kind)
    return kinds
