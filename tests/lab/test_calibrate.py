"""Values for what an edition assumes; what the book says is not touched."""

from __future__ import annotations

import pytest

from folktable.engine.errors import FolktableError
from folktable.engine.game import load
from folktable.lab.balance import balance
from folktable.lab.calibrate import Target, calibrate, read_target
from folktable.lab.numbers import comments_in, mark_of, numbers


def search(vary, targets, **more):
    pytest.importorskip("optuna")
    bots = ["random", "random"]
    return calibrate(load("violet"), vary, targets, bots, games=300, trials=12, seed="seed", options={}, **more)


def test_finds_the_lantern_that_gives_what_is_wanted():
    """Random players win as Violet in 23 games of a hundred at 18, and more often with more light."""
    found = search(["lantern.full=12..26"], ["violet.wins=0.28..0.34", "decisions=100..150"])
    assert 20 <= found.after["lantern.full"] <= 26
    assert len(found.trials) <= 12
    wins, decisions = found.checked
    assert wins.before.value < 0.28 <= wins.after.value <= 0.34
    assert (wins.is_met, decisions.is_met, decisions.is_sure) == (True, True, True)


def test_the_check_is_in_fresh_deals():
    found = search(["lantern.full=24,26"], ["violet.wins=0.3..0.34"], check_games=300)
    best = min(found.trials, key=lambda one: one.miss)
    assert found.checked[0].after.value != best.found["violet.wins"].value


def test_a_target_that_cannot_be_reached_is_not_called_met():
    found = search(["lantern.full=12..13"], ["violet.wins=0.8..0.9"])
    assert found.after == {"lantern.full": 13}
    assert not found.checked[0].is_met


def test_an_ending_that_was_not_seen_is_not_surely_never():
    found = search(["lantern.full=18"], ["ending.drowned=0..0.01"], told=10, check_games=40).checked[0]
    assert found.after.value == 0 < found.after.high
    assert found.is_met
    assert not found.is_sure


def test_the_same_seed_finds_the_same():
    once, again = (search(["lantern.full=12..26"], ["ending.fire=0.3..0.4"], told=6) for _ in range(2))
    assert once == again


def test_aims_at_how_often_something_happens():
    """Torech's tiles are taken as fear goes on, and it goes on for longer where there is more light."""
    few, many = (
        search(["lantern.full=8,26"], [f"count.tile={wanted}"], told=30).checked[0] for wanted in ("0..1.3", "1.8..3")
    )
    assert few.is_met
    assert many.is_met
    assert few.after.high < many.after.low
    assert few.after.high - few.after.low > 0
    share = search(["lantern.full=18"], ["count.tile storm per tile=0.05..0.5"], told=30).checked[0]
    assert 0 < share.after.low < share.after.value < share.after.high < 1


def test_values_that_make_no_edition_are_left_out():
    """A zone of the lantern begins at 6: a smaller lantern has no room for it."""
    found = search(["lantern.full=4..8"], ["violet.wins=0..0.1"])
    assert found.impossible == 2
    assert all(one.values["lantern.full"] >= 6 for one in found.trials)


@pytest.mark.parametrize(
    ("vary", "target", "told"),
    [
        (["limits.hand=3..4"], "violet.wins=0.4..0.6", "limits.hand is not touched: the rulebook says it"),
        (["lantern.zones.0.penalty=0..2"], "violet.wins=0.4..0.6", "not touched"),
        (["lantern.wick=3..4"], "violet.wins=0.4..0.6", "no lantern.wick"),
        (["lantern.full=17..18"], "violet.wins=0.6..0.4", "impossible"),
        (["lantern.full=17..18"], "violet.wins=1.2..1.4", "impossible"),
        (["lantern.full=17..18"], "santa.wins=0.4..0.6", "there is no santa.wins to reach"),
        (["lantern.full=17..18"], "count.tyle=0.4..0.6", "tell nothing of 'tyle'"),
        (["lantern.full=17..18"], "count.=0.4..0.6", "count as in"),
        (["lantern.full=17..18"], "count.tile=-2..-1", "impossible"),
        (["lantern.full=17..18"], "half", "a target is given as in violet.wins"),
        ([], "violet.wins=0.4..0.6", "say what may change"),
    ],
)
def test_what_is_wrong_is_told(vary, target, told):
    with pytest.raises(FolktableError, match=told):
        search(vary, [target])


def test_targets():
    assert read_target("decisions=120..180", ["violet"]) == Target("decisions", 120, 180)
    assert read_target("violet.wins=.48..0.52", ["violet"]) == Target("violet.wins", 0.48, 0.52)
    target = Target("violet.wins", 0.4, 0.6)
    assert target.miss(0.5) == 0 < target.miss(0.45) < target.miss(0.35) < target.miss(0.2)


# --- What the book says ----------------------------------------------------------------------------------------

EDITION = """
[limits] # all values assumed
hand = 4
refill = 3 # book: "assumed" by nobody
[trail] # layout assumed; toll: book
toll = 5
stones = 36
[[boards]]
spaces = 7 # assumed
[boards.one]
awards = [1, 2] # assumed
[[boards]]
spaces = 6 # inferred
zones = [
  { from = 6 }, # two zones: book; where they begin: assumed
  { from = 3 }, # assumed
]
title = "# assumed"
plain = 1
"""


@pytest.mark.parametrize(
    ("path", "mark"),
    [
        ("limits.hand", "assumed"), ("limits.refill", "book"),
        ("trail.toll", "book"), ("trail.stones", ""),
        ("boards.0.spaces", "assumed"), ("boards.0.one.awards.1", "assumed"),
        ("boards.1.spaces", "inferred"), ("boards.1.zones.0.from", ""), ("boards.1.zones.1.from", "assumed"),
        ("boards.1.title", ""), ("boards.1.plain", ""),
    ],
)  # fmt: skip
def test_marks(path, mark):
    assert mark_of(path, comments_in(EDITION))[0] == mark


@pytest.mark.parametrize("slug", ["violet", "nisse", "grumpf", "naughty", "gnome"])
def test_numbers_of_every_game(slug):
    """Known book values are never taken for assumed ones, and bounds hold what the edition has."""
    game = load(slug)
    found = {one.path: one for one in numbers(game, game.default_edition())}
    for one in found.values():
        assert one.low is None or one.low <= one.value
        assert one.high is None or one.value <= one.high
    book = {
        "violet": ["limits.hand", "lantern.empty", "fear.tile_spots.0"],
        "nisse": ["limits.rounds", "events.shortcut.target", "events.panic.spaces.0", "three.own_dice"],
        "grumpf": ["boards.0.sides.one.condition.min", "boards.1.sides.one.condition.min"],
        "naughty": ["points.shape_majority", "table.playground_size"],
        "gnome": ["finish_gems.0", "trail.bridges.0.toll", "brawl.cards.6.value", "cards.green.0.base"],
    }[slug]
    assert [path for path in book if found.get(path) and found[path].mark == "assumed"] == []
    assert any(one.mark == "assumed" for one in found.values())


def test_numbers_in_lists_can_be_varied():
    found = balance(load("violet"), ["lantern.zones.0.penalty=0,9"], ["random"] * 2, 200, "seed", {})
    assert found.rows[0].win_rates[0].value > found.rows[1].win_rates[0].value
