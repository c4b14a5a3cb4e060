"""The search: the same on every back end, and it finds what there is to find."""

from __future__ import annotations

from pathlib import Path

import pytest

from folktable.bots.players import NO_DEPTH_LIMIT, Stop, bot_named, compiled_run, compiling, interpreted_run
from folktable.engine import scenario
from folktable.engine.chance import seed_words
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import imagine, legal_actions
from folktable.engine.record import ENDED, RUNNING
from tests.bots.test_honesty import positions
from tests.every_game import cases, opened_for

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("slug", slugs())
def test_interpreted_and_compiled_search_the_same_tree(slug):
    seats, options = cases(slug).OPTION_SETS[-1]
    opened = opened_for(slug, seats, options)
    for state, waiting in list(positions(opened, "trees", every=9))[:6]:
        state.actor = waiting[-1]
        found = []
        for begin in (interpreted_run, compiled_run):
            run = begin(opened, state, seed_words("trees"), 30)
            for first, count in ((0, 25), (25, 15)):  # more iterations than the tree has room for
                assert run.go_on(first, count, NO_DEPTH_LIMIT, 4, Stop()) == count
            found.append(run.candidates())
        assert found[0] == found[1]
        assert sum(candidate.visits for candidate in found[0]) <= 40


@pytest.mark.parametrize("slug", slugs())
def test_every_legal_action_is_a_candidate_and_expectations_are_shares_of_a_win(slug):
    opened = opened_for(slug, *cases(slug).OPTION_SETS[0])
    compiling(opened).result()
    for state, waiting in positions(opened, "candidates", every=20):
        state.actor = waiting[0]
        actions = legal_actions(opened, state)
        choice = bot_named("mcts:200").choose(opened, state, waiting[0], "thought")
        if len(actions) > 1:
            assert sorted(candidate.action for candidate in choice.candidates) == actions
            assert sum(candidate.visits for candidate in choice.candidates) == choice.iterations == 200
            assert all(0 <= candidate.expected <= 1 for candidate in choice.candidates)
            assert choice.action == choice.candidates[0].action


def winning_positions(slug):
    """Out of the game's scenarios: positions where the last decision wins, whatever is hidden, and another may not."""
    game = load(slug)
    for file in sorted((SCENARIOS / slug).glob("*.yaml")):
        for one in scenario.read_scenarios(file):
            steps = [step for step in one.when if "then" not in step and "refused" not in step]
            if steps and (one.then.get("over") or "scores" in one.then):
                edition = scenario.patched(game.default_edition(), one.edition)
                match = scenario.begun(open_box(game, edition, one.options, one.seats), one)
                for step in steps[:-1]:
                    scenario.take_step(match, 0, dict(step))
                seat, wins = match.state.actor, winning_actions(match)
                if wins and len(wins) < len(match.options(seat)):
                    yield pytest.param(match, seat, wins, id=f"{slug}: {one.name}")


def winning_actions(match):
    opened, seat = match.opened, match.state.actor
    return [
        action
        for action in legal_actions(opened, match.state)
        if all(wins_at_once(opened, imagine(opened, match.state, seat, f"world {n}"), action) for n in range(12))
    ]


def wins_at_once(opened, state, action):
    seat, out = state.actor, [0] * opened.seats
    opened.game.rules.apply(state, opened.box, action)
    opened.game.rules.score(state, opened.box, out)
    return state.over == ENDED and out.count(max(out)) == 1 and out[seat] == max(out)


WINNING = {slug: list(winning_positions(slug)) for slug in slugs()}


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_a_win_in_one(slug):
    assert WINNING[slug]


@pytest.mark.parametrize(("match", "seat", "wins"), [one for found in WINNING.values() for one in found])
def test_a_win_in_one_is_found(match, seat, wins):
    assert match.state.over == RUNNING
    compiling(match.opened).result()
    choice = bot_named("mcts:400").choose(match.opened, match.state, seat, "thought")
    assert choice.action in wins
    assert choice.candidates[0].expected == 1
