"""Every gift giver in every seat, at every level and number of players, compiled, checked after each decision."""

from __future__ import annotations

import numpy as np
import pytest

from folktable.engine import playout
from folktable.engine.backends import native
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.games.naughty.state import *
from folktable.testing.games import broad
from tests.games.naughty import native_check


def play(opened, games, givers, policies, seed="givers"):
    game = opened.game
    run = native.linked(game, native_check).link(native_check.play_checked)
    blank = np.zeros(1, game.state.State.dtype)
    problems, lengths = np.zeros(games, "i1"), np.zeros(games, "i4")
    scores, seated = np.zeros((games, opened.seats), "i4"), np.zeros((games, opened.seats), "i1")
    run(
        blank.copy(), blank, opened.box.packed()[0], np.array(seed_words(seed), "i8"), 0,
        np.zeros(mask_words(game.actions), "i8"), np.array(policies, "i1"), np.array(givers, "i1"),
        problems, lengths, scores, seated,
    )  # fmt: skip
    return problems, lengths, scores, seated


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_gift_giver_in_every_seat_keeps_the_invariants(level, seats):
    opened = open_box(load("naughty"), options={"level": level}, seats=seats)
    games = broad(12, 10_000)
    for giver in range(GIVERS if level > 1 else 1):
        for seat in range(seats):
            others = iter(other for other in range(GIVERS) if other != giver)
            givers = [giver if other == seat else next(others) for other in range(seats)]
            for policies in ([playout.RANDOM] * seats, [(seat + other) % 2 for other in range(seats)]):
                problems, lengths, _, seated = play(opened, games // 2, givers, policies, f"{giver}/{seat}")
                assert not problems.any()
                assert lengths.max() <= MOST_DECISIONS
                if level > 1:
                    assert (seated[:, seat] == giver).all()


def problem(s, opened):
    return native_check.broken(s.packed()[0], opened.box.packed()[0])


def test_the_check_itself_notices_what_is_wrong():
    """A card taken out of a hand, out of a deck or laid in two places is found."""
    opened = open_box(load("naughty"), options={"giver_selection": "random"}, seats=3)
    fine = Match(opened, "check").state
    assert problem(fine, opened) == native_check.FINE
    lost = fine.copy()
    lost.present_in[0] = REMOVED
    assert problem(lost, opened) == native_check.PRESENT_LOST
    twice = fine.copy()
    twice.present_deck[0] = twice.present_deck[1]
    assert problem(twice, opened) == native_check.TWO_PLACES
    stolen = fine.copy()
    card = next(card for card in range(CREATURES) if HAND <= stolen.creature_in[card] < BEFORE)
    stolen.creature_in[card] = DISCARD
    assert problem(stolen, opened) == native_check.HAND_MISCOUNTED
    gone = fine.copy()
    gone.kiddo_in[gone.playground[0]] = DISCARD
    assert problem(gone, opened) == native_check.TWO_PLACES
