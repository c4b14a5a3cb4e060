"""Batches of games: the same as one game played alone, on every back end, and clear about bad input."""

from __future__ import annotations

import numpy as np
import pytest

from folktable.adapters.vector import batch, make
from folktable.engine import stepping
from folktable.engine.backends import interpreted
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box, slugs
from folktable.engine.record import RUNNING


def random_actions(games, numbers):
    """One of the legal actions of each game."""
    weights = games.legal() * (1 + numbers.random((games.num_envs, games.actions)))
    return weights.argmax(axis=1)


@pytest.mark.parametrize("slug", slugs())
def test_a_batch_plays_as_the_interpreter_does(slug):
    """Decision by decision over several games each: what is seen and allowed, who decides, how it ends."""
    games, numbers = make(slug, 3, seed="batch"), np.random.default_rng(1)
    opened = open_box(load(slug))
    linker = interpreted.linked(opened.game)
    begin, decide, look = (linker.link(f) for f in (stepping.begin, stepping.decide, stepping.look))
    key, blank = seed_words("batch"), [opened.game.new_state()]
    alone = [[opened.game.new_state()] for _ in range(3)]
    number = [0, 1, 2]
    for i in range(3):
        begin(alone[i], blank, opened.box, key, number[i])
    ended = 0
    for step in range(400):
        i = step % 3  # one after the other: what goes wrong stays wrong
        mask, row = [0] * mask_words(opened.game.actions), [0] * opened.game.layout.words
        actor = look(alone[i], opened.box, mask, row)
        assert (actor, mask, row) == (games.actors[i], games.masks[i].tolist(), games.rows[i].tolist())
        actions = random_actions(games, numbers)
        games.step(actions)
        for i in range(3):
            decide(alone[i], opened.box, int(actions[i]))
            assert games.ends[i] == alone[i][0].over
            if alone[i][0].over != RUNNING:
                ended += 1
                scores = [0] * opened.seats
                opened.game.rules.score(alone[i][0], opened.box, scores)
                assert games.scores[i].tolist() == scores
                number[i] += 3
                begin(alone[i], blank, opened.box, key, number[i])
    assert ended or opened.game.state.MOST_DECISIONS > 400


def test_steps_from_choice_to_choice_are_the_same_games():
    """What leaves no choice is done meanwhile; a game's end and what it brought are not lost on the way."""
    opened, numbers = open_box(load("gnome"), seats=3), np.random.default_rng(1)
    short, whole = batch([opened], 1, "native", "s", choices_only=True), batch([opened], 1, "native", "s")
    saved = ended = 0
    for _ in range(400):
        assert (short.actors[0], short.masks.tolist()) == (whole.actors[0], whole.masks.tolist())
        assert (short.rows == whole.rows).all()
        actions = random_actions(short, numbers)
        short.step(actions)
        whole.step(actions)
        while whole.legal().sum() == 1 and whole.ends[0] == RUNNING:
            whole.step(whole.legal().argmax(axis=1))
            saved += 1
        assert short.ends[0] == whole.ends[0]
        assert short.rewards.tolist() == whole.rewards.tolist()
        ended += int(short.ends[0] != RUNNING)
    assert saved > 100
    assert ended > 1


def test_tables_of_two_and_of_five_in_one_batch():
    game, numbers = load("naughty"), np.random.default_rng(1)
    together = batch([open_box(game, seats=2), open_box(game, seats=5)], 4, "native", "s")
    assert together.rewards.shape == (4, 5)
    ended = set()
    for _ in range(900):
        together.step(random_actions(together, numbers))
        for i in (together.ends != RUNNING).nonzero()[0]:
            seats = (2, 5)[i % 2]
            assert together.rewards[i].sum() == pytest.approx(0)
            assert (together.rewards[i, :seats] != 0).any()
            assert (together.rewards[i, seats:] == 0).all()
            ended.add(seats)
    assert ended == {2, 5}


def test_each_game_may_have_an_edition_of_its_own():
    own = load("violet").default_edition()
    short = {**own, "lantern": {**own["lantern"], "full": 12}}
    games = make("violet", 4, edition=[own, short])
    fuel = [feature.name for feature in games.layout.features].index("lantern")
    at = sum(feature.size for feature in games.layout.features[:fuel])
    full = games.spread()[:, at].tolist()
    assert full == [own["lantern"]["full"], 12] * 2


def test_the_same_seed_gives_the_same_games():
    one, two, other = make("nisse", 8, seed="s"), make("nisse", 8, seed="s"), make("nisse", 8, seed="t")
    assert (one.rows == two.rows).all()
    assert (one.rows != other.rows).any()
    numbers = np.random.default_rng(0)
    for _ in range(50):
        actions = random_actions(one, numbers)
        one.step(actions)
        two.step(actions)
    assert (one.rows == two.rows).all()
    one.reset("t")
    assert (one.rows == other.rows).all()


@pytest.mark.parametrize(
    ("scores", "rewards"),
    [([3, 1], [1, -1]), ([2, 2], [0, 0]), ([1, 5, 1], [-0.5, 1, -0.5]), ([5, 1, 5], [0.25, -0.5, 0.25])],
)
def test_rewards_add_up_to_nothing_and_a_shared_win_is_shared(scores, rewards):
    given = [9.0] * len(scores)
    stepping.share_out(scores, given)
    assert given == rewards


def test_bad_input_is_named_and_changes_nothing():
    games = make("nisse", 4)
    before, legal = games.states.copy(), games.legal()[2].nonzero()[0].tolist()
    good = random_actions(games, np.random.default_rng(0))
    for actions, said in (
        (good[:3], "4 whole numbers"),
        (good.astype(float), "float64"),
        (good > 0, "4 whole numbers, .* not an array of bool"),
        (good[:, None], r"of shape \(4, 1\)"),
        (None, "4 whole numbers"),
        ([[1], [2, 3]], "an array with one action for each game"),
        (
            np.where(np.arange(4) == 2, 10_000, good),
            f"game 2: action 10000 is not legal; legal are {', '.join(map(str, legal))}$",
        ),
        (np.full(4, 2**63, "u8"), f"game 0: action {2**63} is not legal"),
        (np.where(np.arange(4) == 1, -1, good), "game 1: action -1 is not legal"),
    ):
        with pytest.raises(FolktableError, match=said):
            games.step(actions)
        assert (games.states == before).all()
    with pytest.raises(FolktableError, match="a seed is a text, not 7"):
        games.reset(7)
    assert games.seed == "0"
    assert (games.states == before).all()
    for arguments, said in (
        (("nisse", 0), "at least one game"),
        (("nisse", 2.5), "the number of games is a whole number, not 2.5"),
        ((["nisse"], 2), "a game is named by a text"),
        (("chess", 2), "there is no game 'chess'"),
        (("nisse", 2, "fpga"), "there are native and cuda"),
        (("nisse", 2, "native", 7), "seats"),
        (("nisse", 2, "native", "2"), "players is a whole number, not '2'"),
        (("nisse", 2, "native", None, {"nonsense": 1}), "options"),
        (("nisse", 2, "native", None, None, []), "list of editions is empty"),
        (("nisse", 2, "native", None, None, 7), "edition is a dict of names and values, not 7"),
        (("nisse", 2, "native", None, None, None, 7), "a seed is a text, not 7"),
    ):
        with pytest.raises(FolktableError, match=said):
            make(*arguments)
