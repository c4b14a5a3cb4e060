"""What things are worth: taken from a seat, and pressed on it."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest

from folktable.engine import playout
from folktable.engine.backends import native
from folktable.engine.chance import seed_words
from folktable.engine.choices import allowed_actions
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box
from folktable.lab.balance import balance
from folktable.lab.report import report
from folktable.lab.swaps import AS_IT_IS, PRESSED, TAKEN, played, swapped, swaps_csv, things_of


@pytest.fixture(scope="module")
def violet():
    return open_box(load("violet"))


@pytest.fixture(scope="module")
def things(violet):
    return dict(things_of(violet, "seed"))


@pytest.fixture(scope="module")
def found():
    return balance(load("violet"), [], ["greedy", "greedy"], 400, "seed", {}, told=4, swap=True)


def test_a_thing_is_what_the_glossary_names_and_options_are_about(things):
    assert {"The 1s", "The 9s", "Gust of Wind", "Planning Ahead"} <= set(things)
    ones = {action for phase in things["The 1s"].tolist() for action in allowed_actions(phase)}
    assert ones == {0, 9, 18, 27}, "the cards of that number, in every phase, and nothing else"


@pytest.mark.parametrize(
    ("way", "mask", "about", "left"),
    [
        (TAKEN, [0b1110], [0b0110], [0b1000]),
        (PRESSED, [0b1110], [0b0110], [0b0110]),
        (TAKEN, [0b0110], [0b1111], [0b0110]),  # there is nothing else to choose
        (PRESSED, [0b1000], [0b0110], [0b1000]),  # it cannot be chosen
        (TAKEN, [0b1, 0b11], [0b0, 0b10], [0b1, 0b01]),
    ],
)
def test_what_is_left_to_choose(way, mask, about, left):
    assert swapped(mask, about, way, len(allowed_actions(mask))) == len(allowed_actions(left))
    assert mask == left


def test_nothing_swapped_is_the_usual_game(violet, things):
    """The same games as everywhere; and where a thing is not met, taken and pressed are the usual games, too."""
    policies = [playout.RANDOM, playout.GREEDY]
    usual = native.play_games(violet, seed_words("seed"), 0, 200, policies).checks.tolist()
    about = things["The 9s"]
    assert played(violet, policies, 200, "seed", 0, AS_IT_IS, about).checks.tolist() == usual
    for way in (TAKEN, PRESSED):
        assert played(violet, policies, 200, "seed", 0, way, np.zeros_like(about)).checks.tolist() == usual
        assert played(violet, policies, 200, "seed", 0, way, about).checks.tolist() != usual


def test_high_cards_are_worth_most_to_who_may_not_play_them(found):
    worth = {(one.thing, one.seat): one for one in found.swaps}
    nines = worth["The 9s", "Torech"]
    assert nines.taken.high < 0
    assert nines.differs.low > 0.5
    assert worth["Gust of Wind", "Violet"].taken.value == 0, "Torech alone has tiles to lay"
    sizes = [max(abs(one.taken.value), abs(one.pressed.value)) for one in found.swaps]
    assert sizes == sorted(sizes, reverse=True)


def test_swaps_are_told(found):
    rows = list(csv.DictReader(io.StringIO(swaps_csv(found.swaps))))
    assert len(rows) == len(found.swaps)
    assert float(rows[0]["taken"]) == pytest.approx(found.swaps[0].taken.value, abs=1e-5)
    page = report(found)
    assert "What things are worth" in page
    assert found.swaps[0].thing in page


def test_players_that_are_not_in_the_loop_are_refused():
    with pytest.raises(FolktableError, match="random and greedy"):
        balance(load("violet"), [], ["net", "net"], 2, "seed", {}, swap=True)
