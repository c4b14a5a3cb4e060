"""The games in PettingZoo: its own suites, unchanged; copies; Grumpf's seats at once; clear refusals."""

from __future__ import annotations

import copy
import pickle
import sys
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

import folktable
from folktable.adapters.pettingzoo import env, parallel_env
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, slugs
from folktable.games.grumpf.state import HUNT
from folktable.testing.games import broad, option_sets

# PettingZoo keeps a list of its own environments whose observations are dicts; of others it says this.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

SEEDS = broad(1, 100)
LEVELS = 5


def tables():
    """Every game with every number of players and every level, and the option sets of the tests."""
    for slug in slugs():
        fewest, most = load(slug).seats
        for players in range(fewest, most + 1):
            if "level" in load(slug).box.Options.__struct_fields__:
                for level in range(1, LEVELS + 1):
                    yield pytest.param(slug, players, {"level": level}, id=f"{slug}-{players}-level={level}")
            else:
                yield pytest.param(slug, players, {}, id=f"{slug}-{players}")
    for one in option_sets():
        if one.values[2]:
            yield pytest.param(*one.values, id=f"{one.id}")


def shifted(made, n):
    """The suites reset with seeds of their own: so that each of a hundred runs plays other games, theirs are moved."""
    begin = made._begin
    made._begin = lambda seed: begin(None if seed is None else seed + 1000 * n)
    for agent in made.possible_agents:
        made.action_space(agent).seed(n)
    return made


@pytest.mark.parametrize(("slug", "players", "options"), list(tables()))
def test_their_suites(slug, players, options):
    for n in range(SEEDS):

        def aec(n=n, **more):
            return shifted(env(slug, players, options, **more), n)

        def parallel(n=n, **more):
            return shifted(parallel_env(slug, players, options, **more), n)

        def unmasked(**more):  # two of the suites sample without looking at the mask
            return parallel(illegal="lowest", **more)

        api_test(aec())
        seed_test(aec)
        parallel_api_test(parallel())
        parallel_api_test(turn_based_aec_to_parallel(aec()))
        parallel_seed_test(unmasked)
        if options.keys() <= {"level"}:  # it demands four steps: with a house rule, two passes may end a game
            # And that all agents act equally often: of turn-based games only the parallel form does that.
            cyclic = SimpleNamespace(parallel_env=unmasked, env=lambda **more: parallel_to_aec(unmasked(**more)))
            max_cycles_test(cyclic)


@pytest.mark.parametrize("slug", slugs())
def test_their_suite_of_pictures(slug, capsys):
    render_test(lambda render_mode: env(slug, render_mode=render_mode))
    assert capsys.readouterr().out.count("\n") > 30, "human mode prints what is seen"


def test_a_picture_shows_the_text_and_is_always_as_large():
    shown = env("gnome", 6, render_mode="rgb_array")
    shown.reset(seed=1)
    first = shown.render()
    walk(shown, np.random.default_rng(1), 60)
    later = shown.render()
    assert first.shape == later.shape
    assert (first != later).any()
    from folktable.adapters.picture import LINES, picture

    assert picture("").shape == picture("a\n" * 3 * LINES + "b" * 1000).shape == first.shape


def test_without_pillow_a_picture_says_what_to_install(monkeypatch):
    shown = env("nisse", render_mode="rgb_array")
    shown.reset(seed=1)
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.delitem(sys.modules, "folktable.adapters.picture", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"needs PIL.*pip install 'folktable\[pettingzoo\]'"):
        shown.render()


@pytest.mark.parametrize("slug", slugs())
def test_they_are_found_by_name(slug):
    made = pettingzoo.make("aec", f"folktable/{slug}-v1", players=load(slug).seats[1])
    assert (str(made), made.max_num_agents) == (f"{slug}_v1", load(slug).seats[1])
    assert pettingzoo.make("parallel", f"folktable/{slug}").metadata["name"] == f"{slug}_v1"


def walk(playing, numbers, steps=10**9):
    """Steps of an AEC environment at random; what was seen on the way."""
    seen = []
    for agent in playing.agent_iter(steps):
        observation, reward, termination, truncation, _ = playing.last()
        seen.append((agent, observation["observation"].tolist(), reward, termination, truncation))
        legal = observation["action_mask"].nonzero()[0]
        playing.step(None if termination or truncation else int(numbers.choice(legal)))
    return seen


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize(
    "copied",
    [lambda e: e.clone(), copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))],
    ids=["clone", "deep", "pickle"],
)
def test_a_copy_of_a_running_environment_goes_its_own_way(slug, copied):
    playing = env(slug)
    playing.reset(seed=3)
    walk(playing, np.random.default_rng(0), 20)
    twin = copied(playing)
    kept = playing.clone()
    ahead = walk(twin, np.random.default_rng(1))
    assert not twin.agents
    assert walk(playing, np.random.default_rng(1)) == ahead
    playing.restore(kept)
    assert walk(playing, np.random.default_rng(1)) == ahead
    playing.restore(kept)
    for one in (playing, kept):  # the next game of the series is the same, too
        one.reset()
    assert walk(playing, np.random.default_rng(2)) == walk(kept, np.random.default_rng(2))


def test_a_parallel_copy_goes_its_own_way():
    playing = parallel_env("grumpf", 3, {"mode": "beat"})
    seen, _ = playing.reset(seed=3)
    twin = playing.clone()
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in playing.agents}
    one, two = playing.step(actions), twin.step(actions)
    assert pickle.dumps(one) == pickle.dumps(two)
    assert playing.game.digest() == twin.game.digest()


def test_rewards_come_at_the_end_and_are_those_of_the_game():
    playing = env("naughty", 3)
    playing.reset(seed=5)
    seen = walk(playing, np.random.default_rng(0))
    assert [reward for *_, reward, _, _ in seen[:-3]] == [0.0] * (len(seen) - 3)
    assert [agent for agent, *_ in seen[-3:]] == playing.possible_agents
    assert [reward for *_, reward, _, _ in seen[-3:]] == playing.game.rewards
    assert sum(playing.game.rewards) == pytest.approx(0)
    assert all(termination and not truncation for *_, termination, truncation in seen[-3:])


def test_a_seed_names_a_series_of_games_that_other_adapters_know():
    playing = env("violet")
    playing.reset(seed=8)
    playing.reset()
    assert playing.game.digest() == folktable.new_game("violet", seed="8/1").digest()


def test_seats_that_are_asked_at_once_act_at_once():
    for mode in ("beat", "live"):
        playing, numbers = parallel_env("grumpf", 4, {"mode": mode}), np.random.default_rng(0)
        seen, _ = playing.reset(seed=2)
        together = first = 0
        while playing.agents:
            asked = [agent for agent in playing.agents if seen[agent]["action_mask"].any()]
            assert [playing.seat_of[agent] for agent in asked] == list(playing.game.waiting)
            decisions, actor, phase = playing.game.decisions, playing.game.actor, playing.game.phase
            seen, *_ = playing.step(
                {agent: int(numbers.choice(seen[agent]["action_mask"].nonzero()[0])) for agent in asked}
            )
            taken = playing.game.decisions - decisions
            # Who shouts first begins the hunt. In it, in beats, nothing that one commits makes another's void.
            assert 1 <= taken <= len(asked)
            assert mode == "live" or phase != HUNT or taken == len(asked)
            together += taken > 1
            first += actor == 0
        assert together > 10
        assert first < playing.cycles * 0.8, "it is not always the same seat that lands first"


def test_a_limit_of_cycles_truncates():
    playing = env("violet", max_cycles=7)
    playing.reset(seed=1)
    seen = walk(playing, np.random.default_rng(0))
    assert len(seen) == 7 + 2
    assert all(truncation and not termination and reward == 0 for *_, reward, termination, truncation in seen[-2:])


def test_refusals_say_what_was_expected_and_change_nothing():
    playing, parallel = env("nisse"), parallel_env("nisse")
    for fresh in (playing, parallel):
        with pytest.raises(FolktableError, match=r"has not begun: call reset"):
            fresh.step({})
        with pytest.raises(FolktableError, match=r"has not begun: call reset"):
            fresh.render()
    with pytest.raises(FolktableError, match=r"has not begun: call reset"):
        playing.agent_iter()  # else a loop over it would do nothing, without a word
    playing.reset(seed=1)
    parallel.reset(seed=1)
    walk(playing, np.random.default_rng(0), 5)
    before, states = playing.last(), (playing.game.digest(), parallel.game.digest())
    for call, said in (
        (lambda: playing.step(63), "action 63 is not legal for seat . ; legal are".replace(" ;", ";")),
        (lambda: playing.step(None), "a whole number, not None"),
        (lambda: playing.step("3"), "a whole number, not '3'"),
        (lambda: playing.observe("nobody"), "no agent 'nobody'; there are player_0, player_1"),
        (lambda: playing.observe(["player_0"]), "no agent .'player_0'.; there are player_0, player_1"),
        (lambda: playing.action_space("nobody"), "no agent 'nobody'"),
        (lambda: playing.reset(seed="x"), "a seed is a whole number, not 'x'"),
        (lambda: playing.restore(parallel), "only a clone"),
        (lambda: parallel.step([3]), "a dict of agents"),
        (lambda: parallel.step({}), "is asked for an action, and none was given"),
        (lambda: parallel.step({"nobody": 3}), "no agent 'nobody'"),
        (lambda: parallel.step(dict.fromkeys(parallel.agents, 63)), "action 63 is not legal"),
        (lambda: parallel.step(dict.fromkeys(parallel.agents)), "the action of player_. is a whole number, not None"),
        (lambda: env("chess"), "there is no game 'chess'"),
        (lambda: env("nisse", players=9), "is for 2 seats, not 9"),
        (lambda: env("nisse", options={"nonsense": 1}), "nonsense"),
        (lambda: env("nisse", render_mode="film"), "no render mode 'film'; there are human, ansi, rgb_array"),
        (lambda: env("nisse", max_cycles=0), "max_cycles is a number of steps"),
        (lambda: env("nisse", max_cycles="9"), "max_cycles is a whole number, not '9'"),
        (lambda: env("nisse", illegal="ignore"), "illegal is 'error' or 'lowest'"),
    ):
        with pytest.raises(FolktableError, match=said):
            call()
        assert str(playing.last()) == str(before)
        assert (playing.game.digest(), parallel.game.digest()) == states
    walk(playing, np.random.default_rng(0), 10**9)
    for call in (playing.last, lambda: playing.step(0)):
        with pytest.raises(FolktableError, match=r"is over: call reset"):
            call()
    playing.reset()
    cut = env("nisse", max_cycles=1)
    cut.reset(seed=1)
    walk(cut, np.random.default_rng(0), 1)
    with pytest.raises(FolktableError, match=r"is over for player_0: step\(None\)"):
        cut.step(1)


def test_without_its_library_the_adapter_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "folktable.adapters.pettingzoo")
    with pytest.raises(ModuleNotFoundError, match=r"needs pettingzoo.*pip install 'folktable\[pettingzoo\]'"):
        __import__("folktable.adapters.pettingzoo")
