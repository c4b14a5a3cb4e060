"""How often something happens in games that are told."""

from __future__ import annotations

import pytest

from folktable.engine.errors import FolktableError
from folktable.engine.game import load
from folktable.lab.balance import as_csv, balance
from folktable.lab.counts import check_words, counted, read_count
from folktable.lab.told import Told


def told(events, rules=()):
    return Told(0, [], 0, [60, 0], "end", {}, {}, dict(rules), events, [])


def count(name, games):
    return counted(read_count(name), games)


def test_words_of_an_event_in_any_order_or_a_rule():
    games = [told({"took pink bird": 2, "took blue bird": 1, "took pink fish": 4}, {"grumpf-award-1": 5})] * 2
    assert count("took", games).value == 7
    assert count("pink took", games).value == 6
    assert count("took bird", games).value == 3
    assert count("grumpf-award-1", games).value == 5
    assert count("pink bird per took bird", games).value == pytest.approx(2 / 3)
    assert count("gold per took", games).value == 0
    assert count("took per gold", games) == count("gold per gold", games)  # nothing to count by: nothing is known
    assert (count("took per gold", games).low, count("took per gold", games).high) == (0, 1)


def test_rounds_of_one_game_are_not_independent():
    """Two rounds of four each time, or all four in every other game: the same share, the second less surely."""
    even = [told({"met": 2, "dropped": 4})] * 40
    lumps = [told({"met": 4, "dropped": 4}), told({"dropped": 4})] * 20
    alone = [told({"met": 1, "dropped": 1}), told({"dropped": 1})] * 20
    assert count("met per dropped", lumps).value == count("met per dropped", even).value == 0.5
    assert count("met per dropped", lumps).high == pytest.approx(count("met per dropped", alone).high, abs=0.01)
    assert count("met per dropped", even).high < count("met per dropped", lumps).high


def test_what_never_or_always_happened_may_yet_be_otherwise():
    never, always = ([told({"met": met, "dropped": 4})] * 30 for met in (0, 4))
    assert count("met per dropped", never).low == 0 < count("met per dropped", never).high < 0.15
    assert 0.85 < count("met per dropped", always).low < count("met per dropped", always).high == 1


def test_times_a_game_have_the_interval_of_a_mean():
    found = count("met", [told({"met": n}) for n in (0, 1, 2, 3, 9)] * 10)
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * 3.194 / 50**0.5, abs=0.01)


def test_every_round_of_a_hunt_ends_one_way_or_another():
    ways = [f"mammoth {how} per dropped" for how in ("succeeds", "fails", "empty")]
    found = balance(load("grumpf"), ["boards.0.sides.one.spaces=1,7"], ["random"] * 3, 6, "seed", {}, 3, told=6,
                    counts=[*ways, "dropped", "grumpf-round-7 per dropped"])  # fmt: skip
    one_space, own = found.rows
    for row in found.rows:
        assert sum(row.counted[way].value for way in ways) == pytest.approx(1)
        assert row.counted["dropped"].value == 4
        assert row.counted["grumpf-round-7 per dropped"].value == 1
    assert one_space.counted[ways[0]].value == 0  # twenty on a single space
    assert as_csv(found).splitlines()[0].endswith(",grumpf-round-7 per dropped high")
    assert own.counted[ways[1]].value > 0
    assert found.events["dropped"].value == 4


def test_a_rule_that_is_never_met_can_be_counted():
    check_words("grumpf", [read_count("succeeds per grumpf-conda-1")], {"mammoth succeeds"})
    with pytest.raises(FolktableError, match="tell nothing of 'grumpf-conda-99'"):
        check_words("grumpf", [read_count("succeeds per grumpf-conda-99")], {"mammoth succeeds"})


def test_a_wrong_word_is_told_before_the_games_are_played():
    played = []
    with pytest.raises(FolktableError, match="'mamoth'"):
        balance(load("grumpf"), [], ["random"] * 2, 5000, "seed", {}, 2, told=3, counts=["mamoth"],
                progress=played.append)  # fmt: skip
    assert sum(played) == 3


@pytest.mark.parametrize(
    ("name", "more", "said"),
    [
        ("mamoth succeeds per dropped", {}, "tell nothing of 'mamoth'; they tell of .*dropped.*succeeds"),
        ("mammoth per ", {}, "count as in 'mammoth succeeds'"),
        ("fails per dropped per game", {}, "count as in 'mammoth succeeds'"),
        ("dropped", {"told": 0}, "give --told"),
    ],
)
def test_what_cannot_be_counted_is_told(name, more, said):
    with pytest.raises(FolktableError, match=said):
        balance(load("grumpf"), [], ["random"] * 2, 2, "seed", {}, 2, counts=[name], **{"told": 2} | more)
