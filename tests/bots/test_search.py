"""The search: the same on every back end, and it finds what there is to find."""

from __future__ import annotations

from pathlib import Path

import pytest

from folktable.bots.names import bot_named
from folktable.bots.players import NO_DEPTH_LIMIT, Stop, compiled_run, compiling, interpreted_run
from folktable.engine import scenario
from folktable.engine.chance import seed_words
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import imagine, legal_actions
from folktable.engine.record import ENDED
from folktable.testing.games import broad, cases, opened_for
from tests.bots.test_honesty import positions

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("slug", slugs())
def test_interpreted_and_compiled_search_the_same_tree(slug):
    seats, options = cases(slug).OPTION_SETS[-1]
    opened = opened_for(slug, seats, options)
    for state, waiting in list(positions(opened, "trees", every=9))[: broad(3, 30)]:
        state.actor = waiting[-1]
        found = []
        for begin in (interpreted_run, compiled_run):
            run = begin(opened, state, seed_words("trees"), 15)
            for first, count in ((0, 12), (12, 8)):  # more iterations than the tree has room for
                assert run.go_on(first, count, NO_DEPTH_LIMIT, 4, Stop()) == count
            found.append(run.candidates())
        assert found[0] == found[1]
        assert sum(candidate.visits for candidate in found[0]) <= 20


@pytest.mark.parametrize("slug", slugs())
def test_candidates_are_legal_and_expectations_are_shares_of_a_win(slug):
    opened = opened_for(slug, *cases(slug).OPTION_SETS[0])
    compiling(opened).result()
    for state, waiting in positions(opened, "candidates", every=20):
        state.actor = waiting[0]
        actions = legal_actions(opened, state)
        choice = bot_named("mcts:200").choose(opened, state, waiting[0], "thought")
        if len(actions) > 1:
            assert {candidate.action for candidate in choice.candidates} <= set(actions)
            assert len(choice.candidates) >= min(len(actions), 20)
            assert sum(candidate.visits for candidate in choice.candidates) == choice.iterations == 200
            assert all(0 <= candidate.expected <= 1 for candidate in choice.candidates)
            assert choice.action == choice.candidates[0].action


@pytest.mark.parametrize("slug", [slug for slug in slugs() if hasattr(cases(slug), "WIN_IN_ONE")])
def test_a_win_in_one_is_found(slug):
    match, seat = before_the_end(slug, *cases(slug).WIN_IN_ONE)
    wins = [action for action in match.options(seat).values() if wins_everywhere(match, action)]
    assert 0 < len(wins) < len(match.options(seat))
    compiling(match.opened).result()
    choice = bot_named("mcts:400").choose(match.opened, match.state, seat, "thought")
    assert choice.action in wins
    assert choice.candidates[0].expected == 1


def before_the_end(slug, file, name):
    """A scenario played up to its last decision, and whose decision that is."""
    (one,) = (one for one in scenario.read_scenarios(SCENARIOS / slug / file) if one.name == name)
    edition = scenario.patched(load(slug).default_edition(), one.edition)
    match = scenario.begun(open_box(load(slug), edition, one.options, one.seats), one)
    *steps, last = (step for step in one.when if "then" not in step)
    for step in steps:
        scenario.take_step(match, 0, dict(step))
    return match, scenario.seat_named(match.opened, next(iter(last)))


def wins_everywhere(match, action):
    opened, seat = match.opened, match.state.actor
    return all(wins_at_once(opened, imagine(opened, match.state, seat, f"world {n}"), action) for n in range(12))


def wins_at_once(opened, state, action):
    seat, out = state.actor, [0] * opened.seats
    opened.game.rules.apply(state, opened.box, action)
    opened.game.rules.score(state, opened.box, out)
    return state.over == ENDED and out.count(max(out)) == 1 and out[seat] == max(out)
