"""Training in its short form: returns by hand, a stopped run goes on to the same weights, and it learns."""

from __future__ import annotations

import random
from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest

from folktable.adapters.vector import make
from folktable.bots.learned import network_with_card
from folktable.bots.network import FILE, network_of, network_outputs, scales
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box
from folktable.lab.vary import value_at, varied
from folktable.learning.selfplay import Settings, Steps, Trainer, forward
from folktable.learning.tables import some_options, tables
from folktable.learning.train import editions_of, settings_for, train, weights_in

SMALL = {"games": 64, "steps": 8, "part": 256, "chapter": 3, "width": 16, "blocks": 1, "average": 0.5}


def trainer(slug="nisse", seats=(2,), **changes):
    game = load(slug)
    boxes = [open_box(game, seats=count) for count in seats]
    return Trainer(game, boxes, "native", msgspec.convert({**SMALL, **changes}, Settings))


def halfway():
    return 0.5


def same(one, other) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def test_what_followed_is_shared_out_backwards():
    """Two games of two seats, three steps: the first ends with the second step, the other goes on."""
    one = trainer(games=2, steps=3, returns=0.5)
    rewards, values = np.zeros((4, 2, 6), "f4"), np.zeros((4, 2, 6), "f4")
    rewards[1, 0, :2] = 1, -1
    values[:, :, 0], values[:, :, 1] = 0.5, -0.5
    ends = np.zeros((4, 2), bool)
    ends[1, 0] = True
    nothing = np.zeros(1)
    found = one.returns(Steps(*[nothing] * 5, values, nothing, rewards, ends))
    assert np.asarray(found)[:, 0, 0] == pytest.approx([0.5 * 0.5 + 0.5 * 1, 1, 0.5])
    assert np.asarray(found)[:, 1, 1] == pytest.approx([-0.5, -0.5, -0.5])


def test_values_are_turned_to_the_seats_they_are_of():
    one = trainer("gnome", seats=(2, 3), games=4)
    seen_by = np.array([1, 2, 0, 1])  # the second of two, the last of three, the first of two, the middle of three
    values = np.tile(np.array([10, 20, 30, 40, 50, 60], "f4"), (4, 1))
    turned = np.asarray(one.from_first_seat(values, seen_by))
    assert turned[:, :3].tolist() == [[20, 10, 0], [20, 30, 10], [10, 20, 0], [30, 10, 20]]


@pytest.mark.parametrize("slug", ["nisse", "violet"])
def test_what_is_trained_is_what_plays(slug):
    """The network as training asks it, and as the bots do."""
    game, opened = load(slug), open_box(load(slug))
    one, numbers = make(slug, 1), np.random.default_rng(0)
    weights, _ = weights_in(game, Path(game.folder) / FILE)
    net, _ = network_of(game)
    for _ in range(40):
        logits, values = forward(weights, jnp.asarray(scales(game)), jnp.asarray(one.spread()), jnp.float32)
        theirs = network_outputs(opened, game.state.State.unpacked(one.states[0]), net)
        assert np.asarray(logits[0]) == pytest.approx(theirs[0], abs=1e-3)
        assert np.asarray(values[0]) == pytest.approx(theirs[1], abs=1e-3)
        one.step((one.legal() * (1 + numbers.random((1, game.actions)))).argmax(axis=1))


def test_a_run_that_was_stopped_comes_to_the_same_weights(tmp_path):
    whole, again = trainer(), trainer()
    whole.run_chapter(halfway)
    whole.save(tmp_path / "checkpoint.npz")
    first = {name: np.asarray(values).copy() for name, values in whole.weights.items()}
    again.load(tmp_path / "checkpoint.npz")
    assert (again.decisions, again.chapter) == (3 * 8 * 64, 1)
    for one in (whole, again):
        one.run_chapter(halfway)
    assert same(whole.weights, again.weights)
    assert same(whole.average, again.average)
    assert not same(first, again.weights)


def test_a_checkpoint_of_another_run_is_refused(tmp_path):
    trainer().save(tmp_path / "checkpoint.npz")
    with pytest.raises(FolktableError, match="other settings"):
        trainer(rate=0.1).load(tmp_path / "checkpoint.npz")


def test_it_does_more_of_what_was_rewarded():
    """As if each decision were a game of its own, won by actions with an even number."""
    one = trainer(rate=3e-3, past_every=0)
    key, shares, steps = jax.random.key(1), [], one.room()
    for _ in range(25):
        key, now = jax.random.split(key)
        steps = one.play(steps, now)
        legal = np.asarray(one.allowed(steps.masks))
        choices = legal[..., ::2].any(-1) & legal[..., 1::2].any(-1)
        even = np.asarray(steps.actions) % 2 == 0
        shares.append(even[choices].mean())
        wins = np.where(even[..., None] == (np.arange(6) == np.asarray(steps.actors)[..., None]), 1.0, -1.0)
        steps = steps._replace(rewards=jnp.asarray(wins, "f4"), ends=jnp.ones_like(steps.ends))
        one.weights, one.average, one.moments, steps, _ = one.learn(
            one.weights, one.average, one.moments, steps, now, 3e-3, 0.0
        )
    assert shares[-1] > 0.9 > 0.7 > shares[0], shares


def test_who_is_trained_against_does_not_learn(tmp_path):
    (tmp_path / "frozen.npz").write_bytes(trainer(seed=1).network())
    game = load("nisse")
    frozen, _ = weights_in(game, tmp_path / "frozen.npz")
    responder = Trainer(game, [open_box(game)], "native", msgspec.convert(SMALL, Settings), frozen)
    steps = responder.play(responder.room(), jax.random.key(0))
    seats = np.asarray(steps.actors[:-1])
    assert (np.asarray(steps.learns[:-1]) == (seats != responder.past_seat)).all()
    assert {0, 1} == set(responder.past_seat)
    before = {name: np.asarray(values).copy() for name, values in frozen.items()}
    responder.run_chapter(halfway)
    assert same(before, frozen)
    assert not same(before, responder.weights)


def test_tables_to_learn_at_are_of_all_sorts():
    naughty = load("naughty")
    levels = {box.options.level for box in tables(naughty, 3, 32, {}, [naughty.default_edition()])}
    assert levels == {1, 2, 3, 4, 5}
    grumpf = load("grumpf")
    modes = [box.options.mode for box in tables(grumpf, 2, 32, {}, [grumpf.default_edition()])]
    assert modes[::2] == ["clock"] * 16
    assert set(modes) == {"clock", "beat"}
    assert "turn_cap" not in {name for n in range(200) for name in some_options(load("violet"), random.Random(n))}


def test_each_edition_has_tables_by_the_book_and_others():
    """With an even number of editions every second one had none by the book."""
    violet = load("violet")
    by_the_book = tables(violet, 2, 8, {}, editions_of(violet, ["lantern.full=18,19"]))[::2]
    assert [value_at(box.edition_data, "lantern.full") for box in by_the_book] == [18, 19, 18, 19]


def test_a_run_writes_networks_and_goes_on(tmp_path):
    told: list[str] = []

    def run(decisions):
        train(told.append, "nisse", tmp_path, "native", (), {}, (), SMALL, decisions, 600, None, None, 2)

    run(1536)
    assert "wins against greedy" in told[-1]
    run(3072)
    assert "going on after 1,536 decisions" in told
    assert {path.name for path in tmp_path.iterdir()} == {
        "checkpoint.npz", "network.npz", "after-001.npz", "after-002.npz",
    }  # fmt: skip


def test_a_card_counts_what_was_learned_before(tmp_path):
    for folder, begin in (("first", None), ("second", tmp_path / "first" / FILE)):
        train(print, "nisse", tmp_path / folder, "native", (), {}, (), SMALL, 1536, 600, begin, None, 0)
    game = load("nisse")
    assert [weights_in(game, tmp_path / folder / FILE)[1] for folder in ("first", "second")] == [1536, 3072]


def test_a_card_says_which_numbers_were_varied(tmp_path):
    train(print, "violet", tmp_path, "native", (), {}, ["lantern.full=18..20"], SMALL, 1536, 600, None, None, 0)
    assert network_with_card(load("violet"), str(tmp_path / FILE))[1].learned_at == {"lantern.full": [18, 19, 20]}


def test_values_that_make_no_edition_are_passed_over(tmp_path):
    """The plan on space 14 would lie on Violet's determination."""
    nisse, plan = load("nisse"), "events.plan.spaces.0"
    assert [value_at(one, plan) for one in editions_of(nisse, [f"{plan}=12..14"])] == [12, 13]
    with pytest.raises(FolktableError, match="none of these values make an edition"):
        train(print, "nisse", tmp_path, "native", (), {}, [f"{plan}=14"], SMALL, 1536, 600, None, None, 0)


def test_what_is_wrong_with_a_run_is_told():
    with pytest.raises(FolktableError, match="unknown field `gmaes`"):
        settings_for("native", {"gmaes": 3})
    edition = load("violet").default_edition()
    with pytest.raises(FolktableError, match=r"no lantern\.fall: instead of fall there is full"):
        varied(edition, ["lantern.fall=3..4"])
    for wrong in ("lantern.full", "lantern.full=4..3", "lantern.full=many", "lantern=3"):
        with pytest.raises(FolktableError):
            varied(edition, [wrong])
    assert [one["lantern"]["full"] for one in varied(edition, ["lantern.full=16..18"])] == [16, 17, 18]
