"""Bots as they are asked: by name, within their budget, from many threads, until they are stopped."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor

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
    monkeypatch.setattr(players, "compiling", lambda opened: Future())


def test_a_seed_and_a_number_of_iterations_give_one_answer(violet, state, not_compiled, monkeypatch):
    bot = bot_named("mcts:60")
    interpreted = bot.choose(violet, state, state.actor, "thought")
    monkeypatch.undo()
    assert bot.choose(violet, state, state.actor, "thought") == interpreted
    answers = {bot_named("mcts:30").choose(violet, state, state.actor, f"{n}").candidates for n in range(6)}
    assert len(answers) > 1


def test_the_first_move_never_waits_for_the_compiler(violet, state, not_compiled):
    for bot in LEVELS:
        began = time.monotonic()
        bot.choose(violet, state, state.actor, "thought")
        assert time.monotonic() - began < bot.think.searching.seconds + 1


def test_a_time_budget_is_kept(violet, state):
    for name, seconds in (("mcts:50ms", 0.05), ("mcts:400ms", 0.4)):
        began = time.monotonic()
        choice = bot_named(name).choose(violet, state, state.actor, "thought")
        assert seconds * 0.9 < time.monotonic() - began < seconds + 0.5
        assert choice.iterations > 0


def test_a_search_can_be_stopped_from_another_thread(violet, state):
    stop = Stop()
    threading.Timer(0.2, stop.set).start()
    began = time.monotonic()
    choice = bot_named("mcts:100000000").choose(violet, state, state.actor, "thought", stop)
    assert time.monotonic() - began < 1.5
    assert choice.candidates
    assert bot_named("mcts:60s").choose(violet, state, state.actor, "thought", stop).action >= 0


def test_many_think_at_once_and_alike(violet, state):
    bot = bot_named("mcts:400")
    alone = bot.choose(violet, state, state.actor, "thought")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: bot.choose(violet, state, state.actor, "thought"), range(16)))
    assert answers == [alone] * 16


def test_thinking_leaves_the_interpreter_to_others(violet, state):
    stop = Stop()
    thread = threading.Thread(target=bot_named("mcts:60s").choose, args=(violet, state, state.actor, "t", stop))
    thread.start()
    began, longest = time.monotonic(), 0.0
    for _ in range(20):
        slept = time.monotonic()
        time.sleep(0.01)
        longest = max(longest, time.monotonic() - slept)
    stop.set()
    thread.join(2)
    assert not thread.is_alive()
    assert longest < 0.5
    assert time.monotonic() - began < 4


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
