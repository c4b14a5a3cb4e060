"""A game being played: refusals, taking back, rewinding."""

from __future__ import annotations

import pytest

from folktable.engine.errors import IllegalDecision
from folktable.engine.game import load, open_box
from folktable.engine.match import Match

VIOLET, TORECH = 0, 1


def new_match():
    return Match(open_box(load("violet")), "match")


def test_a_decision_out_of_turn_is_refused_and_changes_nothing():
    match = new_match()
    before = match.state.copy()
    with pytest.raises(IllegalDecision, match="Violet cannot decide now: Torech must"):
        match.play(VIOLET, 0)
    assert match.state == before
    assert match.log == []


def test_an_impossible_decision_is_refused_with_what_is_possible():
    match = new_match()
    possible = list(match.options(TORECH))
    with pytest.raises(IllegalDecision, match=f"possible: {', '.join(possible)}"):
        match.play_named(TORECH, "P6")
    with pytest.raises(IllegalDecision, match="action 3 is not possible for Torech"):
        match.play(TORECH, 3)
    with pytest.raises(IllegalDecision, match="no seat 7"):
        match.play(7, 3)
    assert match.log == []


def test_what_showed_nothing_can_be_taken_back():
    match = new_match()
    before = match.state.copy()
    match.play_named(TORECH, next(iter(match.options(TORECH))))
    assert match.may_undo(TORECH)
    assert not match.may_undo(VIOLET)
    match.rewind(0)
    assert match.state == before


def test_what_showed_a_card_cannot_be_taken_back():
    match = new_match()
    for _ in range(3):
        match.play_named(TORECH, next(iter(match.options(TORECH))))
    assert not match.may_undo(TORECH), "the tableau was dealt"
    match.play_named(VIOLET, "first-violet")
    assert match.may_undo(VIOLET), "naming a seat shows nothing"
    match.play_named(VIOLET, next(iter(match.options(VIOLET))))
    assert not match.may_undo(VIOLET), "a card came to the tableau"


def test_to_ask_and_to_be_refused_changes_nothing():
    match = Match(open_box(load("grumpf"), seats=3), "asked")
    before = match.state.copy()
    for seat in match.waiting():
        assert match.options(seat)
        with pytest.raises(IllegalDecision):
            match.play(seat, match.opened.game.actions - 1)
    assert match.state == before
