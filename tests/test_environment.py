"""The public door: the same games as at the table and in batches, copies that are copies, and clear refusals."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import numpy as np
import pytest

import folktable
from folktable.adapters import vector
from folktable.engine.errors import FolktableError, IllegalDecision
from folktable.engine.game import load, slugs
from folktable.engine.match import Match, legal_actions, sight, view_of
from folktable.engine.stepping import share_out
from folktable.engine.words import sentence
from folktable.environment import Environment
from folktable.testing.games import broad, opened_for, option_sets


def walk(game, numbers, decisions=10**9):
    """Play on at random; where several may decide, any of them does."""
    while not game.over and decisions:
        seat = int(numbers.choice(game.waiting))
        game.step(int(numbers.choice(game.legal_actions(seat))), seat)
        decisions -= 1
    return game


def everything(game):
    """All that can be asked of a game, by every seat."""
    seats = range(game.seats)
    numbers = [(game.observation(seat).tolist(), game.row(seat).tolist(), game.legal_actions(seat)) for seat in seats]
    return (
        numbers,
        game.waiting,
        game.actor,
        game.rewards,
        game.scores,
        [game.text(seat) for seat in (*seats, game.seats)],
    )


@pytest.mark.parametrize(("slug", "seats", "options"), option_sets())
def test_it_plays_as_the_table_does(slug, seats, options):
    """Decision by decision, in numbers and in words, against the interpreted rules."""
    for n in range(broad(1, 20)):
        opened, numbers = opened_for(slug, seats, options), np.random.default_rng(n)
        game, match = folktable.new_game(slug, seats, options, seed=f"door/{n}"), Match(opened, f"door/{n}")
        while not game.over:
            assert list(game.waiting) == match.waiting()
            seat = int(numbers.choice(game.waiting))
            match.state.actor = seat
            legal = legal_actions(opened, match.state)
            row = [0] * game.layout.words
            opened.game.observe.observe(match.state, opened.box, seat, row)
            assert game.legal_actions(seat) == legal == game.action_mask(seat).nonzero()[0].tolist()
            assert game.row(seat).tolist() == row
            assert (game.observation(seat) == game.layout.spread(np.array(row, "u4"))).all()
            if len(match.log) % 10 == 0:
                seen = sight(opened, match.state, seat)
                assert game.view(seat) == seen.view
                assert game.question(seat) == sentence(seen.question.text)
                assert list(game.choices(seat).values()) == [sentence(option.text) for option in seen.options]
                assert game.view(seats) == view_of(opened, match.state, seats)
            action = int(numbers.choice(legal))
            game.step(action, seat)
            match.play(seat, action)
        rewards = [0.0] * seats
        share_out(match.scores(), rewards)
        assert (game.scores, game.rewards) == (match.scores(), rewards)
        assert match.over
        assert game.decisions == len(match.log)
        assert game.waiting == ()
        assert [game.legal_actions(seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize("slug", slugs())
def test_a_game_of_a_batch_is_the_same_alone(slug):
    games, alone = vector.make(slug, 2, seed="series"), folktable.new_game(slug, seed="series/1")
    numbers = np.random.default_rng(2)
    for _ in range(200):
        assert games.actors[1] == alone.actor
        assert games.rows[1].tolist() == alone.row().tolist()
        assert games.legal()[1].tolist() == alone.action_mask().tolist()
        actions = (games.legal() * (1 + numbers.random((2, games.actions)))).argmax(axis=1)
        games.step(actions)
        alone.step(actions[1])
        if alone.over:
            assert games.rewards[1].tolist() == np.array(alone.rewards, "f4").tolist()
            break
        if games.ends[1]:
            pytest.fail("the batch's game is over, the one alone is not")


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize(
    "copied",
    [
        Environment.clone,
        copy.deepcopy,
        lambda game: folktable.restore(game.serialize()),
        lambda game: pickle.loads(pickle.dumps(game)),
    ],
    ids=["clone", "deepcopy", "serialize", "pickle"],
)
def test_a_copy_goes_its_own_way(slug, copied):
    for decisions in (0, 25, 10**9):
        game = walk(folktable.new_game(slug, load(slug).seats[1], seed="copy"), np.random.default_rng(1), decisions)
        before = everything(game)
        twin = copied(game)
        assert everything(twin) == before
        walk(twin, np.random.default_rng(2))
        assert everything(game) == before, "playing the copy touched the original"
        assert everything(walk(game, np.random.default_rng(2))) == everything(twin)


@pytest.mark.parametrize(("slug", "seats", "options"), option_sets())
def test_what_is_resampled_looks_the_same_and_is_not(slug, seats, options):
    differing = 0
    for n in range(broad(2, 20)):
        numbers = np.random.default_rng(n)
        game = folktable.new_game(slug, seats, options, seed=f"resample/{n}")
        while not game.over:
            seat = int(numbers.integers(seats))
            other = game.resample(seat, seed=str(n))
            assert (other.row(seat) == game.row(seat)).all()
            assert other.legal_actions(seat) == game.legal_actions(seat)
            assert (other.actor, other.waiting) == (game.actor, game.waiting)
            differing += other.digest() != game.digest()
            assert other.digest() == game.resample(seat, seed=str(n)).digest()
            mine = game.resample(seed=str(n))
            walk(game, numbers, 9)
        assert walk(mine, numbers).over, "what the actor imagines can be played to its end"
    assert differing


def test_refusals_say_what_was_expected_and_change_nothing():
    game = walk(folktable.new_game("nisse", seed="bad"), np.random.default_rng(0), 5)
    before = everything(game)
    illegal = next(action for action in range(game.actions) if action not in game.legal_actions())
    legal = ", ".join(map(str, game.legal_actions()))
    other = 1 - game.actor
    for call, said in (
        (lambda: game.step(illegal), f"action {illegal} is not legal for seat {game.actor}; legal are {legal}"),
        (lambda: game.step(10**6), "action 1000000 is not legal"),
        (lambda: game.step(-1), "action -1 is not legal"),
        (lambda: game.step(1.0), "a whole number, not 1.0"),
        (lambda: game.step(True), "a whole number, not True"),
        (lambda: game.step(None), "a whole number, not None"),
        (lambda: game.step(np.zeros(2, int)), "a whole number, not array"),
        (lambda: game.step(0, other), f"seat {other} cannot decide now: {game.actor} must"),
        (lambda: game.step(0, 2), "a seat is a number from 0 to 1, not 2"),
        (lambda: game.observation("0"), "a seat is a number from 0 to 1, not '0'"),
        (lambda: game.legal_actions(-1), "a seat is a number"),
        (lambda: game.reset(7), "a seed is a text, not 7"),
        (lambda: game.resample(seed=7), "a seed is a text, not 7"),
        (lambda: game.resample(2), "a seat is a number from 0 to 1, not 2"),
        (lambda: game.text("me"), "a seat is a number from 0 to 1, not 'me'"),
        (lambda: game.action_name(illegal), f"action {illegal} is not legal for seat {game.actor}; legal are {legal}"),
        (lambda: game.action_name(10**6), "action 1000000 is not legal"),
        (lambda: game.action_name("R9"), "an action is a whole number, not 'R9'"),
        (lambda: folktable.restore(b"nonsense"), "not a serialized game"),
        (lambda: folktable.restore(game.serialize()[:-1]), "checksum"),
        (lambda: folktable.restore("text"), "not a serialized game"),
        (lambda: folktable.new_game("chess"), "there is no game 'chess'; there are gnome, grumpf"),
        (lambda: folktable.new_game(["nisse"]), "a game is named by a text, as 'violet', not by"),
        (lambda: folktable.new_game("nisse", seed=7), "a seed is a text, not 7"),
        (lambda: folktable.new_game("nisse", 3), "is for 2 seats, not 3"),
        (lambda: folktable.new_game("gnome", "3"), "players is a whole number, not '3'"),
        (
            lambda: folktable.new_game("nisse", options={"nonsense": 1}),
            "nonsense.*The options are three_lead_offcolour",
        ),
        (lambda: folktable.new_game("nisse", options={"quick_start": 3}), "quick_start"),
        (lambda: folktable.new_game("nisse", options=["quick_start"]), "options is a dict"),
        (lambda: folktable.new_game("nisse", edition={}), "the edition of nisse"),
    ):
        with pytest.raises(FolktableError, match=said):
            call()
        assert everything(game) == before
    walk(game, np.random.default_rng(0))
    with pytest.raises(IllegalDecision, match="the game is over"):
        game.step(0)
    with pytest.raises(IllegalDecision, match="the game is over"):
        game.action_name(0)
    with pytest.raises(FolktableError, match="say which seat is meant"):
        game.observation()
    assert game.text().startswith("The Grumpy Nisse")


def test_a_state_of_other_rules_is_not_taken_up(monkeypatch):
    data = folktable.new_game("nisse", seed="rules").serialize()
    monkeypatch.setattr("folktable.environment.fields_digest", lambda opened: "other")
    with pytest.raises(FolktableError, match="serialized with other rules"):
        folktable.restore(data)


def test_where_several_are_asked_each_may_decide():
    game = folktable.new_game("grumpf", 3, {"mode": "beat"}, seed="at once")
    numbers, several = np.random.default_rng(0), 0
    while not game.over:
        several += len(game.waiting) > 1
        assert game.actor in game.waiting
        walk(game, numbers, 1)
    assert several


def test_a_game_without_a_seed_is_another_one_each_time():
    one, two = folktable.new_game("nisse"), folktable.new_game("nisse")
    assert one.seed != two.seed
    assert folktable.new_game("nisse", seed=one.seed).digest() == one.digest()


def test_importing_the_package_loads_no_compiler():
    code = "import sys, folktable; assert not {'numba', 'numpy', 'msgspec'} & set(sys.modules), 'too much is loaded'"
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        folktable.nonsense  # noqa: B018
