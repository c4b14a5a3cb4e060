"""The same deals at many editions."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest

from folktable.engine.errors import FolktableError
from folktable.engine.game import load
from folktable.lab.balance import as_csv, balance, paired


def sweep(vary, bots=("random", "random"), games=400):
    return balance(load("violet"), vary, bots, games, "seed", {}, None)


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
    found = sweep(["lantern.full=17..18"])
    own, beside = sorted(found.rows, key=lambda row: not row.is_default)
    assert [(one.value, one.low, one.high) for one in own.differences] == [(0, 0, 0)] * 2
    independent = own.win_rates[0].high - own.win_rates[0].low
    assert beside.differences[0].high - beside.differences[0].low < independent


def test_all_combinations():
    found = sweep(["lantern.full=17,18", "limits.hand=3..4"], games=2)
    assert [tuple(row.values.values()) for row in found.rows] == [(17, 3), (17, 4), (18, 3), (18, 4)]


def test_a_paired_difference():
    found = paired(np.array([1.0, 0, 1, 1]), np.array([0.0, 0, 1, 0]))
    assert found.value == 0.5
    assert found.value - found.low == pytest.approx(1.96 * np.sqrt(1 / 3) / 2)


def test_as_a_table_for_other_programs():
    lines = list(csv.DictReader(io.StringIO(as_csv(sweep(["lantern.full=17..18"], games=10)))))
    assert [(line["lantern.full"], line["seat"]) for line in lines] == [
        ("17", "Violet"), ("17", "Torech"), ("18", "Violet"), ("18", "Torech"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("vary", "bots", "games", "told"),
    [
        ([], ("random", "random"), 10, "say what to vary"),
        (["lantern.full=1..99999"], ("random", "random"), 10, "lantern"),
        (["lantern.wick=1..2"], ("random", "random"), 10, "no lantern.wick"),
        (["lantern.full=17..18"], ("random",), 10, "2 seats need 2 bots"),
        (["lantern.full=17..18"], ("random", "random"), 1, "at least two games"),
        (["lantern.full=17..18"], ("random", "mcts:20"), 10, "no bot 'mcts:20' for a million games"),
    ],
)
def test_what_is_wrong_is_told(vary, bots, games, told):
    with pytest.raises(FolktableError, match=told):
        sweep(vary, bots, games)
