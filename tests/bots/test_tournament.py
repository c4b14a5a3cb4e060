"""Bots against each other: strength shows, and the figures are right."""

from __future__ import annotations

import json

import pytest

from folktable.engine.game import slugs
from folktable.lab.figures import wilson
from folktable.lab.tournament import Pairing, standings, tournament
from folktable.testing.games import broad, cases, opened_for
from tests.test_cli import folktable


@pytest.mark.parametrize("slug", slugs())
def test_search_beats_random_play(slug):
    opened = opened_for(slug, *cases(slug).OPTION_SETS[0])
    report = tournament([opened], ["mcts:50", "random"], broad(12, 100), "strength")
    assert report.pairings[0].rate.low > 1 / opened.seats
    assert [standing.bot for standing in report.standings] == ["mcts:50", "random"]


def pairing(seats, wins, games, bot="a", against="b"):
    return Pairing(seats, bot, against, games, wins, wilson(wins, games), [], 0)


def test_elo_says_what_the_results_say():
    strong, weak = standings(["a", "b"], [pairing(2, 750, 1000)])
    assert strong.elo.value - weak.elo.value == pytest.approx(191, abs=2)  # odds of three to one
    assert strong.elo.low < strong.elo.value < strong.elo.high
    among_four = standings(["a", "b"], [pairing(4, 250, 1000), pairing(4, 250, 1000, "b", "a")])
    assert among_four[0].elo.value == pytest.approx(0, abs=1)  # one win in four is even
    everything = standings(["a", "b"], [pairing(2, 100, 100)])
    assert 500 < everything[0].elo.value - everything[1].elo.value < 2000


def test_more_games_make_intervals_narrower():
    few, many = (standings(["a", "b"], [pairing(2, n * 0.6, n)])[0].elo for n in (50, 5000))
    assert many.high - many.low < (few.high - few.low) / 5


def test_the_command_prints_json_and_tables_and_repeats_itself():
    arguments = ("tournament", "violet", "--bots", "mcts:5,greedy,random", "--games", 4, "--seed", 3)
    first, second = (json.loads(folktable(*arguments, "--json").stdout) for _ in range(2))
    assert first["pairings"] == second["pairings"]
    assert [(one["bot"], one["against"]) for one in first["pairings"]] == [
        ("mcts:5", "greedy"),
        ("mcts:5", "random"),
        ("greedy", "random"),
    ]
    assert "Elo" in folktable(*arguments).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("tournament", "violet", "--bots", "mcts:500ms,clever"), "there is no bot 'clever'"),
        (("tournament", "violet", "--bots", "mcts:0ms,random"), "a budget of nothing"),
        (("tournament", "violet", "--bots", "random"), "two bots or more"),
        (("tournament", "violet", "--bots", "random,random"), "all different"),
        (("tournament", "violet", "--games", 0), "at least one game"),
        (("tournament", "violet", "--seats", 9), "seats, not 9"),
        (("play", "violet", "--players", "me,villager,elder"), "2 seats need 2 players"),
        (("play", "violet", "--players", "me,mcts:0"), "a budget of nothing"),
        (("play", "violet", "--players", "me,mcts:fast"), "there is no bot 'mcts:fast'"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments, message):
    done = folktable(*arguments)
    assert done.returncode == 2
    assert message in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_a_person_can_ask_for_a_hint():
    done = folktable("play", "violet", "--players", "random,me", "--seed", 3, typed="i\nq\n")
    assert "How often an elder thinks you win" in done.stdout
