"""Bots as they are asked: by name, within their budget, from many threads, until they are stopped."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from types import SimpleNamespace

import pytest

from folktable.bots import players
from folktable.bots.names import LEVELS, NAMED, bot_named, is_bot
from folktable.bots.players import Stop, compiling
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match
from folktable.lab.tournament import tournament
from folktable.testing.games import cases, opened_for


@pytest.fixture(scope="module")
def violet():
    opened = open_box(load("violet"))
    compiling(opened).result()
    return opened


@pytest.fixture(scope="module")
def state(violet):
    match = Match(violet, "players")
    while len(match.log) < 20:
        match.play(match.state.actor, next(iter(match.options(match.state.actor).values())))
    return match.state


@pytest.fixture
def not_compiled(monkeypatch):
    """As if the compiled search were still on its way."""

    class OnItsWay(Future):
        def result(self, timeout=None):
            raise AssertionError("somebody waits for the compiler")

    monkeypatch.setattr(players, "compiling", lambda opened: OnItsWay())


def test_a_seed_and_a_number_of_iterations_give_one_answer(violet, state, not_compiled, monkeypatch):
    bot = bot_named("mcts:60")
    interpreted = bot.choose(violet, state, state.actor, "thought")
    monkeypatch.undo()
    assert bot.choose(violet, state, state.actor, "thought") == interpreted
    answers = {bot_named("mcts:30").choose(violet, state, state.actor, f"{n}").candidates for n in range(6)}
    assert len(answers) > 1


def test_the_first_move_never_waits_for_the_compiler(violet, state, not_compiled):
    for bot in LEVELS:
        assert bot.choose(violet, state, state.actor, "thought").action >= 0


def test_a_time_budget_is_kept(violet, state, monkeypatch):
    """By a clock that goes on a hundredth of a second between two looks at it."""
    for name, looks in (("mcts:50ms", 5), ("mcts:400ms", 40)):
        clock = SimpleNamespace(monotonic=(n / 100 for n in count(1)).__next__)
        monkeypatch.setattr(players, "time", clock)
        choice = bot_named(name).choose(violet, state, state.actor, "thought")
        chunk = players.compiled_run(violet, state, [0] * 4, 1).chunk
        assert choice.iterations == pytest.approx(chunk * looks, abs=chunk)


def test_a_search_can_be_stopped_from_another_thread(violet, state):
    class Soon(Stop):
        """Set by another thread once the search has begun."""

        looks = 0

        def is_set(self):
            self.looks += 1
            if self.looks == 2:
                threading.Thread(target=self.set).start()
            return super().is_set()

    stop = Soon()
    choice = bot_named("mcts:100000000").choose(violet, state, state.actor, "thought", stop)
    assert choice.iterations < 100000000
    assert choice.candidates
    assert bot_named("mcts:60s").choose(violet, state, state.actor, "thought", stop).action >= 0


def test_many_think_at_once_and_alike(violet, state):
    bot = bot_named("mcts:400")
    alone = bot.choose(violet, state, state.actor, "thought")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: bot.choose(violet, state, state.actor, "thought"), range(16)))
    assert answers == [alone] * 16


def test_thinking_leaves_the_interpreter_to_others(violet, state):
    """In the middle of one call of compiled code another thread gets to stop it: else it would end by itself first."""
    stop, many = Stop(), 200_000
    run = players.compiled_run(violet, state, [0] * 4, many)
    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(run.go_on, 0, many, players.NO_DEPTH_LIMIT, 8, stop)
        while run.used[0] == 1:
            time.sleep(0.001)
        stop.set()
        assert done.result() < many


@pytest.mark.parametrize("slug", slugs())
def test_every_bot_plays_every_game_in_every_seat_to_the_end(slug):
    seats, options = cases(slug).OPTION_SETS[-1]
    opened = opened_for(slug, seats, options)
    compiling(opened).result()
    names = [*(name for name in NAMED if name not in ("villager", "elder")), "mcts:20"]
    match = Match(opened, "all")
    while not match.over:
        seat = match.waiting()[-1]
        bot = bot_named(names[len(match.log) % len(names)])
        match.play(seat, bot.choose(opened, match.state, seat, f"{len(match.log)}").action)


def test_levels_part_where_a_network_plays():
    """Each deal from both seats; what they are worth in many games is in docs/benchmarks.md."""
    opened = open_box(load("nisse"))
    compiling(opened).result()
    names = ["apprentice", "villager", "net"]
    report = tournament([opened], names, games=60, seed="levels")
    assert [standing.bot for standing in report.standings] == names[::-1]


def test_names():
    assert [bot.name for bot in LEVELS] == ["apprentice", "villager", "elder"]
    assert bot_named("mcts:500ms").think.seconds == 0.5
    assert bot_named("mcts:2s").think.seconds == 2
    assert bot_named("mcts:2000").think.iterations == 2000
    assert is_bot("elder")
    assert is_bot("mcts:9")
    assert not is_bot("Astrid")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "clever",
            "there is no bot 'clever'; there are random, greedy, apprentice, villager, elder, net, mcts and sage",
        ),
        ("mcts", "mcts:500ms"),
        ("mcts:soon", "mcts:500ms"),
        ("mcts:-3", "mcts:500ms"),
        ("mcts:0", "a budget of nothing"),
        ("mcts:0ms", "the least is mcts:1ms"),
        ("sage:0", "the least is sage:1ms"),
        ("sage", "sage:2s"),
    ],
)
def test_a_wrong_name_is_told_what_would_be_right(name, message):
    with pytest.raises(FolktableError, match=message):
        bot_named(name)
