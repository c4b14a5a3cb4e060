"""Compiled code of every game, all of it in one process: what is beneath is shared, and whoever comes next loads it.

`make test` runs this before the other tests, a game at a time on each core, so that no two of them compile the same.
"""

from __future__ import annotations

import pytest

import folktable
from folktable.adapters import vector
from folktable.bots import network
from folktable.bots.players import compiling
from folktable.engine.backends import native
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match
from folktable.lab.perft import perft_table
from folktable.study.judge import judge


@pytest.mark.parametrize("slug", slugs())
def test_everything_that_is_compiled_of_a_game(slug: str) -> None:
    opened = open_box(load(slug))
    game = folktable.new_game(slug, seed="compiled")
    game.step(game.legal_actions()[0], game.actor)
    assert game.resample(seed="compiled").row().tolist() == game.row().tolist()
    games = vector.make(slug, 1, seed="compiled")
    games.step(games.legal().argmax(axis=1))
    assert perft_table(opened, "compiled", 1, "native") == perft_table(opened, "compiled", 1, "python")
    native.compile_playout(opened)
    compiling(opened).result()
    match = Match(opened, "compiled")
    assert judge(opened, match.state, match.waiting()[0], "compiled", 1).futures


def test_what_is_beneath_is_compiled_once_in_a_process() -> None:
    """The rules that two linkers of a game call are the same compiled functions; where rules keep no knowledge, not."""
    game = load("nisse")
    plain, above, unwatched = native.linked(game), native.linked(game, network), native.linked(game, unwatched=True)
    assert above.done is plain.done
    assert above.done is not unwatched.done
