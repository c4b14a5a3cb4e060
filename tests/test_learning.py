"""The worked example of docs/environments.md in a short form: it runs, and comes out better than it began."""

from __future__ import annotations

import copy
import importlib.util
from pathlib import Path

import numpy as np

from folktable.adapters import vector

EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "learn.py"


def share_of_wins(learn, one, other, games, seed):
    """Of the first network, in either seat by turns, over the first game of each place of a batch."""
    batch, numbers = vector.make(learn.GAME, games, seed=seed), np.random.default_rng(0)
    mine, won, over = np.arange(games) % 2, np.zeros(games), np.zeros(games, bool)
    while not over.all():
        rows, legal = batch.spread(), batch.legal().astype(bool)
        ours, theirs = (network.choose(rows, legal, numbers)[0] for network in (one, other))
        _, rewards, ended, stopped, _ = batch.step(np.where(batch.actors == mine, ours, theirs))
        just = (ended | stopped) & ~over
        won[just] = (rewards[np.arange(games), mine] > 0)[just]
        over |= just
    return won.mean()


def test_the_example_learns(capsys):
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    learn = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learn)
    start = copy.deepcopy(learn.SelfPlay(64, 1).network)
    playing, shares = learn.main(["--updates", "40", "--games", "64", "--every", "40", "--match", "6"])
    assert len(shares) == 2
    assert "decisions" in capsys.readouterr().out
    assert (start.weights["in"] != playing.network.weights["in"]).any()
    # An even match comes out above 58 % once in a thousand times.
    assert share_of_wins(learn, playing.network, start, 400, "duel") > 0.58
