"""The same deals at many editions."""

from __future__ import annotations

import csv
import io
import math
import random

import numpy as np
import pytest

from folktable.engine import savefile
from folktable.engine.chance import seed_words
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box
from folktable.lab.balance import as_csv, balance
from folktable.lab.figures import mean_of
from folktable.lab.simulate import bot_policies, prepare
from folktable.lab.stories import changes, moves, partial_slope
from folktable.lab.told import WIN, Told, play_told, strange_words
from folktable.lab.vary import sampled, varied


def sweep(vary, bots=("random", "random"), games=400, **more):
    return balance(load("violet"), vary, bots, games, "seed", {}, **more)


def test_a_longer_lantern_helps_violet():
    found = sweep(["lantern.full=10..26"])
    assert [row.values["lantern.full"] for row in found.rows] == list(range(10, 27))
    assert [row.values for row in found.rows if row.is_default] == [
        {"lantern.full": load("violet").default_edition()["lantern"]["full"]}
    ]
    for row in found.rows:
        assert sum(rate.value for rate in row.win_rates) == pytest.approx(1)
    assert found.rows[-1].win_rates[0].low > found.rows[0].win_rates[0].high


def test_the_same_deals_are_compared():
    """At the game's own edition nothing differs; next to it, less than two runs of their own would."""
    found = sweep(["lantern.full=18..19"])
    own, beside = sorted(found.rows, key=lambda row: not row.is_default)
    assert [(one.value, one.low, one.high) for one in own.differences] == [(0, 0, 0)] * 2
    assert beside.differences[0].value == pytest.approx(beside.win_rates[0].value - own.win_rates[0].value)
    independent = own.win_rates[0].high - own.win_rates[0].low
    assert beside.differences[0].high - beside.differences[0].low < independent


def test_all_combinations_and_some_of_them():
    found = sweep(["lantern.full=18,19", "limits.hand=3..4"], games=2)
    assert [tuple(row.values.values()) for row in found.rows] == [(18, 3), (18, 4), (19, 3), (19, 4)]
    edition, vary = load("violet").default_edition(), ["lantern.full=10..26", "limits.refill=1..9", "limits.hand=3..4"]
    everything = varied(edition, vary)
    some = sampled(edition, vary, 20, "seed")
    assert len(some) == 20
    assert all(one in everything for one in some)
    assert some == sampled(edition, vary, 20, "seed") != sampled(edition, vary, 20, "another")


def test_what_matters_most_comes_first():
    found = sweep(["limits.hand=3..4", "lantern.full=10,26"], games=200)
    assert [one.path for one in found.matters] == ["lantern.full", "limits.hand"]
    assert found.matters[0].spread.low > found.matters[1].spread.value


def test_a_number_with_one_value_does_not_matter():
    assert [one.path for one in sweep(["lantern.full=18,19", "limits.refill=2"], games=2).matters] == ["lantern.full"]


def test_a_mean_from_sums():
    values = np.array([1.0, 0, 1, 5])
    found = mean_of(values.sum(), (values**2).sum(), 4)
    assert found.value == values.mean()
    assert found.value - found.low == pytest.approx(1.96 * values.std(ddof=1) / 2)


# --- Games that are told -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [["random", "greedy"], ["greedy", "random"]])
def test_told_games_are_the_ones_that_were_counted(bots):
    """Decision for decision those of the compiled loop."""
    opened = open_box(load("violet"))
    policies = bot_policies(bots, 2)
    results = prepare(opened, "native", policies).play(opened, seed_words("s"), 3, 4, policies)
    told = [play_told(opened, bots, "s", number) for number in range(3, 7)]
    assert [one.check for one in told] == results.checks.tolist()
    assert [len(one.decisions) for one in told] == results.lengths.tolist()
    assert [one.shares.index(WIN) for one in told] == results.scores.argmax(axis=1).tolist()


def test_how_games_go_and_end():
    found = sweep(["lantern.full=18..19"], games=32, told=12)
    focus = next(row for row in found.rows if row.is_default)
    assert sum(share.value for share in focus.endings.values()) == pytest.approx(1)
    assert set(focus.endings) <= {"fire", "fuel", "fear"}
    assert len(found.course.expected) == 21
    assert {round(sum(one.value for one in step), 2) for step in found.course.expected} == {1}
    always = {one.rule for one in found.rules if one.games.value == 1}
    assert {"violet-draft-2", "violet-play-1"} <= always
    assert any(one.choice.startswith("play: ") for one in found.moves)


def test_two_games_as_stories_that_can_be_replayed():
    found = sweep([], games=20, told=12)
    typical, dramatic = found.stories
    assert (typical.kind, dramatic.kind) == ("a typical game", "a dramatic game")
    for one in found.stories:
        match = savefile.verify(savefile.read(one.saved.encode()), None)
        assert match.over
        assert len(one.lines) == len(match.all_lines())


def test_wins_by_gift_giver_and_by_order_of_turn():
    found = balance(load("naughty"), [], ["greedy"] * 3, 6, "seed", {"level": 4}, 3, told=6)
    by_order = found.rows[0].kinds["order of turn"]
    assert {place: share.times for place, share in by_order.items()} == {"1": 6, "2": 6, "3": 6}
    assert sum(share.wins.value for share in by_order.values()) == pytest.approx(1)
    givers = found.rows[0].kinds["gift giver"]
    assert sum(share.times for share in givers.values()) == 18


def told(shares, leads, chosen, length=50):
    return Told(0, [(0, 0)] * length, 0, shares, "end", {}, chosen, {}, {}, leads)


def test_the_lead_changes_hands_when_somebody_else_is_clearly_ahead():
    assert changes(told([60, 0], [[0.5, 0.5], [0.6, 0.4], [0.51, 0.49], [0.4, 0.6], [1, 0]], {})) == 2
    assert changes(told([60, 0], [[0.5, 0.5], [0.6, 0.4], [1, 0]], {})) == 0


def test_what_moves_the_result_is_found_and_what_does_not_is_not():
    """One choice wins three games of four for its seat, another is made as often and does nothing."""
    chance = random.Random(1)
    games = []
    for _ in range(400):
        strong, idle = chance.randrange(2), chance.randrange(2)
        winner = strong if chance.random() < 0.75 else 1 - strong
        chosen = {"strong": [1 - strong, strong], "idle": [1 - idle, idle]}
        shares = [WIN * (1 - winner), WIN * winner]
        games.append(told(shares, [], chosen, chance.randrange(40, 60)))
    found = {one.choice: one.effect for one in moves([games])}
    assert 0.4 < found["strong"].value < 0.6
    assert found["strong"].low > 0
    assert found["idle"].low < 0 < found["idle"].high


def test_a_slope_at_equal_length():
    """What only goes with long games has no effect of its own."""
    length = np.array([-3.0, -1, 1, 3])
    x = length + np.array([1.0, -1, -1, 1])
    slope, error = partial_slope(x, 2 * length, length, np.arange(4))
    assert slope == pytest.approx(0)
    assert math.isfinite(error)


# --- For other programs, and what is wrong -------------------------------------------------------------------


def test_as_a_table_for_other_programs():
    lines = list(csv.DictReader(io.StringIO(as_csv(sweep(["lantern.full=18..19"], games=10)))))
    assert [(line["lantern.full"], line["seat"]) for line in lines] == [
        ("18", "Violet"), ("18", "Torech"), ("19", "Violet"), ("19", "Torech"),
    ]  # fmt: skip


def test_every_figure_of_the_table_has_its_interval():
    found = sweep(["lantern.full=18..19"], games=20, told=6, counts=["tile"])
    for line in csv.DictReader(io.StringIO(as_csv(found))):
        for name in ("decisions", "fear", "fire", "fuel", "tile"):
            low, value, high = (float(line[f"{name}{end}"]) for end in (" low", "", " high"))
            assert low <= value <= high
            assert low < high, name
    for one in (*found.events.values(), *(fired.times for fired in found.rules)):
        assert 0 <= one.low <= one.value <= one.high + 1e-9


@pytest.mark.parametrize(
    ("vary", "bots", "games", "told"),
    [
        (["lantern.full=1..99999"], ("random", "random"), 10, "99,999 editions are too many"),
        (["lantern.full=1..999"], ("random", "random"), 10, "lantern"),
        (["lantern.full=19..17"], ("random", "random"), 10, "the range is empty"),
        (["lantern.wick=1..2"], ("random", "random"), 10, "no lantern.wick"),
        (["lantern.full=18..19"], ("random",), 10, "2 seats need 2 bots"),
        (["lantern.full=18..19"], ("random", "random"), 1, "at least two games"),
        (["lantern.full=18..19"], ("random", "wizard"), 10, "no bot 'wizard'"),
        (["lantern.full=18..19"], ("random", "net:nowhere"), 10, "nowhere"),
    ],
)
def test_what_is_wrong_is_told(vary, bots, games, told):
    with pytest.raises(FolktableError, match=told):
        sweep(vary, bots, games)


def test_numbers_that_a_network_has_not_learned_with_are_told():
    """Violet's has learned with lanterns of 12 to 26, The Grumpy Nisse's with the book's places only."""
    vary = ["lantern.full=26..27", "limits.refill=3,4"]
    own = load("violet").default_edition()["limits"]["refill"]
    rows = sweep(vary, ("net", "random"), 2).rows
    assert [set(row.strange) for row in rows] == [
        {f"{path}={value}" for path, value in row.values.items() if value not in (26, own)} for row in rows
    ]
    assert {len(row.strange) for row in rows} == {0, 1, 2}
    assert not any(row.strange for row in sweep(vary, games=2).rows)
    place = ["events.tricks.spaces.0=4"]
    assert balance(load("nisse"), place, ["net", "greedy"], 2, "seed", {}).rows[0].strange == place


def test_what_is_strange_to_a_network_is_said_once():
    words = strange_words(["lantern.full=27", "lantern.full=28", "lantern.full=27"])
    assert words.startswith("The network has not learned with lantern.full=27, lantern.full=28: ")
    assert " and more: " in strange_words([f"lantern.full={n}" for n in range(27, 40)])


def test_a_search_can_be_asked_as_well():
    found = sweep(["lantern.full=18"], ("mcts:2", "random"), 2)
    assert sum(rate.value for rate in found.rows[0].win_rates) == pytest.approx(1)
