"""The games in OpenSpiel: its own suites, unchanged; what a player knows and nothing else; clear refusals."""

from __future__ import annotations

import random
import sys
import unittest

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts

import folktable
from folktable.adapters import openspiel
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, slugs
from folktable.environment import open_game
from folktable.testing.games import LONG, broad, cases, option_sets

openspiel.register()


def name_of(slug, players, options):
    """The game with its options as OpenSpiel writes them."""
    parameters, usual = {"players": players}, openspiel.option_parameters(load(slug))
    for option, value in options.items():
        values = ";".join(map(str, value)) if isinstance(value, list) else str(value)
        parameters[option] = f"{values};" if usual[option] == "" else value
    return f"folktable_{slug}({','.join(f'{name}={value}' for name, value in parameters.items())})"


def dealt(name, seed=0):
    """A state after chance has drawn."""
    state = pyspiel.load_game(name).new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        state.apply_action(byte)
    return state


def play_on(state, numbers, decisions=10**9):
    while not state.is_terminal() and decisions:
        state.apply_action(numbers.choice(state.legal_actions()))
        decisions -= 1
    return state


@pytest.mark.parametrize(("slug", "players", "options"), option_sets())
def test_the_options_are_those_that_were_asked_for(slug, players, options):
    game = pyspiel.load_game(name_of(slug, players, options))
    assert game.num_players() == players
    assert game.table.opened.digest == open_game(slug, players, options).digest


def tables():
    """Every game with every number of players; the short form takes the fewest and the most."""
    for slug in slugs():
        fewest, most = load(slug).seats
        for players in range(fewest, most + 1) if LONG else sorted({fewest, most}):
            yield pytest.param(slug, players, id=f"{slug}-{players}")


def simulated():
    """Every game with every set of options and every number of players.

    The short form takes the fewest players without options, and the last set of options: what rules do in others is
    held against every position of the random games (folktable.testing).
    """
    for slug in slugs():
        fewest, most = load(slug).seats
        sets = cases(slug).OPTION_SETS
        for players, options in (
            [*((n, {}) for n in range(fewest, most + 1)), *sets] if LONG else [(fewest, {}), sets[-1]]
        ):
            yield pytest.param(slug, players, options, id=name_of(slug, players, options))


@pytest.mark.parametrize(("slug", "players", "options"), list(simulated()))
def test_their_simulation(slug, players, options):
    game = pyspiel.load_game(name_of(slug, players, options))
    pyspiel.random_sim_test(game, num_sims=broad(1, 100), serialize=True, verbose=False)


def run_suite(suite):
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]
    return result.testsRun


def test_their_api_test():
    from open_spiel.integration_tests import api_test  # lists the games when it is loaded: ours are registered by now

    flags.FLAGS(["test", "--test_only_games=folktable_.*"])
    cases = list(api_test._create_test_case_classes())
    assert len(cases) == len(slugs())
    for case in cases:
        run_suite(unittest.defaultTestLoader.loadTestsFromTestCase(case))


def test_their_games_sim_test():
    from open_spiel.python.tests import games_sim_test

    ours = [name for name in dir(games_sim_test.GamesSimTest) if name.startswith("test_") and "folktable_" in name]
    counts = [load(slug).seats for slug in slugs()]
    assert len(ours) == len(counts) + sum(most - fewest + 1 for fewest, most in counts if most > fewest)
    run_suite(unittest.TestSuite(map(games_sim_test.GamesSimTest, ours)))


@pytest.mark.parametrize(("slug", "players"), list(tables()))
def test_their_information_set_search_plays(slug, players):
    """It demands of the resampler that information states stay the same, and of those that they tell what is legal."""
    state, numbers = dealt(f"folktable_{slug}(players={players})"), random.Random(1)
    draws = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, draws), uct_c=2.0, max_simulations=20, random_state=draws
    )
    searched = 0
    while not state.is_terminal() and searched < broad(6, 60):
        legal = state.legal_actions()
        if len(legal) > 1 and numbers.random() < 0.3:
            action = bot.step(state)
            searched += 1
        else:
            action = numbers.choice(legal)
        assert action in legal
        state.apply_action(action)
    assert searched > 3


@pytest.mark.parametrize(("slug", "players"), list(tables()))
@pytest.mark.filterwarnings("ignore")
def test_seen_through_shimmy_it_passes_pettingzoos_suite(slug, players):
    from pettingzoo.test import api_test
    from shimmy import OpenSpielCompatibilityV0

    for _ in range(broad(1, 10)):  # by name and configuration: Shimmy loads the game anew at every reset
        env = OpenSpielCompatibilityV0(game_name=f"folktable_{slug}", config={"players": players})
        api_test(env, num_cycles=200)


@pytest.mark.parametrize("slug", slugs())
def test_it_is_the_game_of_its_seed(slug):
    """Decision by decision as the environment, with its rewards in the end."""
    state, numbers = dealt(f"folktable_{slug}", 77), random.Random(3)
    game = folktable.new_game(slug, seed="77")
    while not game.over:
        assert state.current_player() == game.actor
        assert state.legal_actions() == game.legal_actions()
        assert [state.legal_actions(other) for other in range(game.seats) if other != game.actor] == [[]] * (
            game.seats - 1
        )
        assert state.observation_tensor(0) == game.observation(0).tolist()
        assert state.observation_string(1) == game.text(1)
        action = numbers.choice(game.legal_actions())
        assert state.action_to_string(action) == game.action_name(action)
        state.apply_action(action)
        game.step(action)
    assert state.returns() == game.rewards
    assert min(state.returns()) >= state.get_game().min_utility()
    assert game.decisions <= state.get_game().max_game_length() == load(slug).state.MOST_DECISIONS


def test_an_information_state_holds_what_was_seen_and_done_and_no_more():
    """Torech lays tiles face down: which, he remembers, and Violet cannot tell."""
    one, two = dealt("folktable_violet"), dealt("folktable_violet")
    first, second, *_ = one.legal_actions()
    assert one.current_player() == 1
    for state, order in ((one, (first, second)), (two, (second, first))):
        before = [state.information_state_string(player) for player in range(2)]
        for action in order:
            state.apply_action(action)
        assert all(state.information_state_string(player) != before[player] for player in range(2))
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.information_state_tensor(0) == two.information_state_tensor(0)
    assert one.information_state_string(1) != two.information_state_string(1)
    assert one.information_state_tensor(1) != two.information_state_tensor(1)


def test_what_was_done_is_remembered_when_it_shows_no_more():
    """The same position by two ways: the same observation, another information state."""
    ways: dict[str, set[str]] = {}
    for n in range(broad(40, 400)):
        state, numbers = dealt("folktable_nisse(quick_start=True)", 5), random.Random(n)
        for _ in range(12):
            key = str(state.observation_tensor(0))
            ways.setdefault(key, set()).add(state.information_state_string(0))
            state.apply_action(numbers.choice(state.legal_actions()[:2]))
    assert any(len(remembered) > 1 for remembered in ways.values())


def test_ones_own_decision_is_remembered_where_it_shows_nowhere():
    """Ded Moroz chosen, or left to chance, which deals him too: only who decided knows which it was."""
    seen, remembered = set(), set()
    for name in ("ded_moroz", "random"):
        state = dealt("folktable_naughty")
        actor = state.current_player()
        state.apply_action(next(one for one in state.legal_actions() if state.action_to_string(one) == name))
        seen.add(str(state.observation_tensor(actor)))
        remembered.add(state.information_state_string(actor))
    assert (len(seen), len(remembered)) == (1, 2)


@pytest.mark.parametrize(("slug", "players", "options"), option_sets())
def test_what_is_resampled_is_the_same_to_the_player_and_not_the_truth(slug, players, options):
    state, numbers = dealt(name_of(slug, players, options), 9), random.Random(2)
    sampler, truths, samples = pyspiel.UniformProbabilitySampler(0.0, 1.0), 0, 0
    while not state.is_terminal():
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.history() == [], "the history would tell what chance has drawn"
            samples += 1
            truths += other.table.digest() == state.table.digest()
        mine = state.resample_from_infostate(state.current_player(), sampler)
        play_on(state, numbers, 15)
    assert truths < samples / 2
    assert play_on(mine, numbers).is_terminal()


def test_what_others_remember_is_not_told_by_a_sample():
    one, two = dealt("folktable_violet"), dealt("folktable_violet")
    first, second, *_ = one.legal_actions()
    for state, order in ((one, (first, second)), (two, (second, first))):
        for action in order:
            state.apply_action(action)
    samples = [state.resample_from_infostate(0, lambda: 0.5) for state in (one, two)]
    assert samples[0].serialize() == samples[1].serialize()


def test_copies_keep_what_is_remembered():
    state = play_on(dealt("folktable_gnome(players=3)", 4), random.Random(1), 30)
    restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    for copied in (state.clone(), restored):
        play_on(copied, random.Random(5), 10)
    play_on(state, random.Random(5), 10)
    for copied in (restored,):
        assert str(copied) == str(state)
        assert [copied.information_state_string(p) for p in range(3)] == [
            state.information_state_string(p) for p in range(3)
        ]


def test_refusals_say_what_was_expected_and_change_nothing():
    state, undealt = dealt("folktable_nisse"), pyspiel.load_game("folktable_nisse").new_initial_state()
    before, history = str(state), state.history()
    over = play_on(dealt("folktable_nisse"), random.Random(1))
    for call, said in (
        (lambda: undealt.apply_action(256), "a byte of the seed, from 0 to 255, not 256"),
        (lambda: undealt.resample_from_infostate(0), "chance is still drawing"),
        (lambda: over.apply_action(0), "the game is over"),
        (lambda: state.resample_from_infostate(2), "a seat is a number from 0 to 1, not 2"),
        (lambda: state.action_to_string(63), "action 63 is not legal"),
        (lambda: state.apply_action(63), "action 63 is not legal for seat .; legal are"),
        (lambda: state.legal_actions(-3), "pseudo-player -3"),
        (lambda: pyspiel.load_game("folktable_nisse(players=5)"), "is for 2 seats, not 5"),
        (lambda: pyspiel.load_game("folktable_nisse(row_shift=never)"), "the options of nisse.*row_shift"),
        (lambda: pyspiel.load_game("folktable_nisse(nonsense=1)"), "nonsense"),
        (lambda: pyspiel.load_game("folktable_chess"), "folktable_chess"),
        (lambda: pyspiel.load_game("folktable_nisse(edition=nowhere.toml)"), "nowhere.toml: No such file"),
    ):
        with pytest.raises((FolktableError, pyspiel.SpielError), match=said):
            call()
        assert str(state) == before
        assert state.history() == history
        assert undealt.seed == ()


def test_to_register_again_changes_nothing():
    before = pyspiel.registered_names()
    assert openspiel.register() == [f"folktable_{slug}" for slug in slugs()]
    assert pyspiel.registered_names() == before


def test_without_its_library_the_adapter_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "folktable.adapters.openspiel")
    with pytest.raises(ModuleNotFoundError, match=r"needs open_spiel.*pip install 'folktable\[openspiel\]'"):
        __import__("folktable.adapters.openspiel")
