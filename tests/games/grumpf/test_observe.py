"""Rows of Grumpf: the same from every seat, and of the same form with any number of them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from folktable.engine.game import load
from folktable.engine.match import Match
from folktable.games.grumpf.observe import WHO
from folktable.games.grumpf.state import *
from folktable.testing.games import opened_for
from folktable.testing.test_observations import random_walks, row_of


def moved_on(s, seats):
    """The same situation with every seat one place further round the table; the neutral clan stays."""
    moved = s.copy()

    def seat_after(seat):
        return (seat + 1) % seats if 0 <= seat < seats else seat

    def piece_after(piece):
        return seat_after((piece - 1) // SLOTS) * SLOTS + (piece - 1) % SLOTS + 1 if piece else NOTHING

    for name in ("shows", "under", "pool", "turned", "owned", "tiles", "tie", "flips", "flipped", "fresh"):
        for seat in range(seats):
            getattr(moved, name)[seat_after(seat)] = getattr(s, name)[seat]
    for name in ("does", "at", "start"):
        for hand in range(seats * MOST_HANDS):
            getattr(moved, name)[(hand + MOST_HANDS) % (seats * MOST_HANDS)] = getattr(s, name)[hand]
    for name in ("home", "waiting"):
        bits = getattr(s, name)
        setattr(moved, name, sum(1 << seat_after(seat) for seat in range(seats) if bits >> seat & 1))
    for name in ("track", "club"):
        setattr(moved, name, [[piece_after(piece) for piece in row] for row in getattr(s, name)])
    moved.hut = [seat_after(seat - 1) + 1 for seat in s.hut]
    moved.trader = seat_after(s.trader)
    return moved


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"mode": "live", "sides": "two", "trade_pick": "victim"}),
        (4, {"mode": "beat", "hands": [2, 2, 2, 2]}),
        (6, {"hands": [2, 2, 2, 2, 2, 2]}),
    ],
)
def test_a_situation_looks_the_same_from_every_seat(seats, options):
    opened = opened_for("grumpf", seats, options)
    for match in random_walks(opened, 2, "round the table"):
        moved = moved_on(match.state, seats)
        for seat in range(seats):
            assert row_of(opened, moved, (seat + 1) % seats) == row_of(opened, match.state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_only_seats_at_the_table_are_in_a_row(seats):
    opened = opened_for("grumpf", seats, {"newcomers": list(range(seats)), "hands": [2] * seats})
    layout = load("grumpf").layout
    seen = np.zeros(layout.length, bool)
    for match in random_walks(opened, 2, "absent"):
        seen |= layout.spread(np.array(row_of(opened, match.state, 0), "u4")) != 0
    named = [layout.name(n) for n in np.flatnonzero(seen)]
    assert {name.partition(":")[0] for name in named} & set(WHO) == set(WHO[:seats])
    for name in named:
        if name.startswith(("asked[", "home[", "jokers[", "two hands[", "hut ", "trader[")):
            assert int(name.partition("[")[2][:-1]) < seats
    assert ("neutral: stands" in {name.partition("[")[0] for name in named}) == (seats == 2)


NOT_IN_A_ROW = {
    "clans": "follows from the seats",
    "tokens": "follows from their faces",
    "places": "follows from the awards",
    "animals": "in the bag, on the boards or with somebody: all of that is told",
    "tiles": "on their board or with somebody",
    "jokers": "the state has them",
    "ground": "the state has it",
    "random_sides": "the sides lie there",
    "neutral": "they stand there",
    "drop_ms": "over before anybody is asked",
}


def other_boxes(box, name):
    """Boxes in which this field, or one element of it, is higher."""
    for place in np.ndindex(box.fields[name].shape):
        packed = box.packed()
        packed[name][(0, *place)] += PROFILE if name == "think" else 1  # of thinking times the average is told
        yield box.unpacked(packed[0])


def test_every_number_of_the_box_that_matters_is_in_a_row():
    opened = opened_for("grumpf", 5, {})
    s = Match(opened, "box").state
    row = row_of(opened, s, 0)
    unseen = {
        name
        for name in opened.box.fields
        if all(row_of(replace(opened, box=box), s, 0) == row for box in other_boxes(opened.box, name))
    }
    assert unseen == set(NOT_IN_A_ROW)
