"""What is in the box, and which boxes are refused."""

from __future__ import annotations

import pytest

from folktable.engine.errors import EditionError
from folktable.engine.game import load, open_box
from folktable.engine.scenario import patched
from folktable.games.naughty.state import *


def opened(edition=None, options=None, seats=4):
    game = load("naughty")
    return open_box(game, patched(game.default_edition(), edition or {}), options or {}, seats)


def test_the_default_box_adds_up():
    """naughty-ruling-1, naughty-ruling-2: 40 kiddos of 130 icons, 30 of 85 in the small game; 48 and 36 presents."""
    large, small = opened(seats=4).box, opened(seats=3).box
    assert (sum(large.kiddo_used), sum(small.kiddo_used)) == (40, 30)
    assert sum(large.wish_length) == 130
    assert sum(small.wish_length[k] for k in range(KIDDOS) if small.kiddo_used[k]) == 85
    assert (sum(large.present_copies), sum(small.present_copies)) == (48, 36)
    icons = [sum(large.wish[k][icon] for k in range(KIDDOS)) for icon in range(ICONS)]
    assert icons == [33, 33, 32, 32, 0, 0]
    for box in (large, small):
        shapes = [
            sum(1 for k in range(KIDDOS) if box.kiddo_used[k] and box.shape[k] == shape) for shape in range(SHAPES)
        ]
        assert len(set(shapes)) == 1
    assert large.first_creature[CREATURE_KINDS] == CREATURES


@pytest.mark.parametrize(
    ("edition", "message"),
    [
        ({"colours": ["red", "blue", "green", "black"]}, "colours: expected red, blue, black, green"),
        ({"table": {"hand_limit": 7}}, "hand_limit"),
        ({"table": {"playground_size": 9}}, "playground_size"),
        ({"shapes": ["star", "bell", "tree", "snowflake", "moon"]}, r"kiddos\[32\]\.shape: 'heart'"),
        ({"points": {"rudolf": [0, 3]}}, "rudolf"),
        ({"points": {"rudolf": [1, 3, 6, 9, 12, 15, 19, 23]}}, r"points\.rudolf\[0\]: expected 0"),
        ({"points": {"reindeer_play": [0, 2, 5, 8, 300]}}, r"points\.reindeer_play"),
        ({"points": {"odin": -1}}, r"points\.odin"),
        ({"points": {"wish_present": 21}}, r"points\.wish_present"),
        ({"points": {"yule_cat_tied": 2}}, r"points\.yule_cat_tied"),
        ({"kiddos": [{"id": "a", "name": "A", "shape": "star", "wish": ["red"]}]}, "kiddos: 4 players need 13"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused_with_the_place(edition, message):
    with pytest.raises(EditionError, match=message):
        opened(edition)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"level": 6}, "level"),
        ({"first_player": "birthday", "birthdays": ["12-24"]}, "expected 4 days"),
        ({"first_player": "birthday", "birthdays": ["12-24", "02-30", "01-01", "05-05"]}, "'02-30' is no day"),
        ({"christkindl_triggers": ["reindeer"]}, "christkindl_triggers"),
        ({"caga_per_wish": 4}, "caga_per_wish"),
    ],
)
def test_options_that_make_no_sense_are_refused(options, message):
    with pytest.raises(EditionError, match=message):
        opened(options=options)


def test_birthdays_count_across_the_turn_of_the_year():
    """naughty-setup-12."""
    assert (
        opened(options={"first_player": "birthday", "birthdays": ["12-10", "01-02", "07-01", "12-14"]}).box.first == 1
    )
