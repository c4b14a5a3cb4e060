"""Compiled code of every game, all of it in one process: what is beneath is shared, and whoever comes next loads it.

A test that has something compiled by itself waits for all of the rules to be typed anew: what several cores or several
tests would compile belongs here.

`make test` runs this before the other tests, a game at a time on each core, so that no two of them compile the same.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import folktable
from folktable.adapters import vector
from folktable.bots import network, series
from folktable.bots.learned import network_for
from folktable.bots.players import compiling
from folktable.engine.backends import native
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.game import Opened, load, open_box, slugs
from folktable.engine.match import Match
from folktable.engine.playout import RANDOM, greedy
from folktable.engine.seating import DIGEST
from folktable.lab import batches, swaps
from folktable.lab.perft import perft_table
from folktable.study.judge import after, judge
from tests.games.gnome.test_gnome import audited
from tests.games.naughty.test_givers_everywhere import play as play_checked
from tests.games.nisse.test_nisse import compared


def simple_futures(opened: Opened) -> None:
    after(opened, opened.game.new_state(), 0, 0, "", 0, by_games=True)


def of_the_lab(opened: Opened) -> None:
    """What studies have played there: batches of editions, and what something is worth."""
    policies = [RANDOM] * opened.seats
    assert batches.natively([opened], np.zeros(1, "i4"), np.zeros(1, "i8"), seed_words(""), policies).lengths[0]
    about = np.zeros((1, mask_words(opened.game.actions)), "i8")
    assert swaps.played(opened, policies, 1, "", 0, swaps.AS_IT_IS, about).lengths[0]


def of_series(opened: Opened) -> None:
    """Whole games of the usual bot, as the lab's page has them played as soon as it is opened."""
    net = network_for(opened.game, "")
    assert net is not None
    series.play_games(net, opened, seed_words(""), 0, 0, [series.NET] * opened.seats)


def of_greedy(opened: Opened) -> None:
    packed, mask = opened.box.packed()[0], np.zeros(mask_words(opened.game.actions), "i8")
    state = Match(opened, "greedy").state.packed()[0]
    mask[0] = 1
    assert native.linked(opened.game, unwatched=True).link(greedy)(state, packed, mask) == 0


ASKED_OF_ONE: dict[str, list[Callable[[Opened], object]]] = {
    "gnome": [lambda opened: audited(opened, 1)],
    "grumpf": [simple_futures],
    "naughty": [lambda opened: play_checked(opened, 1, [*range(opened.seats)], [RANDOM] * opened.seats), of_series],
    "nisse": [lambda opened: compared(opened, 1), of_greedy],
    "violet": [of_the_lab],
}


@pytest.mark.parametrize("slug", slugs())
def test_everything_that_is_compiled_of_a_game(slug: str) -> None:
    opened = open_box(load(slug))
    game = folktable.new_game(slug, seed="compiled")
    game.step(game.legal_actions()[0], game.actor)
    assert game.resample(seed="compiled").row().tolist() == game.row().tolist()
    digests = np.zeros((game.seats, DIGEST), "i8")
    game.remember(np.zeros((game.seats, game.layout.words), "u4"), digests, game.actor, 0)
    assert digests.any(axis=1).all(), "everybody has seen something"
    games = vector.make(slug, 1, seed="compiled")
    games.step(games.legal().argmax(axis=1))
    assert perft_table(opened, "compiled", 1, "native") == perft_table(opened, "compiled", 1, "python")
    native.compile_playout(opened)
    compiling(opened).result()
    match = Match(opened, "compiled")
    assert judge(opened, match.state, match.waiting()[0], "compiled", 1).futures
    for have_compiled in ASKED_OF_ONE.get(slug, ()):
        have_compiled(opened)


def test_what_is_beneath_is_compiled_once_in_a_process() -> None:
    """The rules that two linkers of a game call are the same compiled functions; where rules keep no knowledge, not."""
    game = load("nisse")
    plain, above, unwatched = native.linked(game), native.linked(game, network), native.linked(game, unwatched=True)
    assert above.done is plain.done
    assert above.done is not unwatched.done
