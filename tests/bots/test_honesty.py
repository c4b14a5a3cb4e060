"""Bots play as honestly as people: what a seat cannot know never changes what its bot does."""

from __future__ import annotations

import numpy as np
import pytest

from folktable.bots import search
from folktable.bots.names import bot_named
from folktable.bots.players import compiling
from folktable.engine.backends import interpreted
from folktable.engine.chance import seed_words
from folktable.engine.game import slugs
from folktable.engine.match import Match, imagine, legal_actions, sight_bytes
from folktable.testing.games import broad, cases, check_state, opened_for


def positions(opened, seed, every):
    """States of a random game, some decisions apart, each with the seats that may decide."""
    match = Match(opened, seed)
    numbers = np.random.default_rng(7)
    while not match.over:
        if len(match.log) % every == 0:
            yield match.state.copy(), match.waiting()
        seat = int(numbers.choice(match.waiting()))
        match.state.actor = seat
        match.play(seat, int(numbers.choice(legal_actions(opened, match.state))))


BOTS = ("random", "greedy", "apprentice", "mcts:100", "net", "sage:20")


@pytest.mark.parametrize("slug", slugs())
def test_no_choice_depends_on_what_the_seat_cannot_know(slug):
    """In an imagined state everything hidden is different: hands, decks, tiles, the seed itself."""
    bots = {name: bot_named(name) for name in BOTS}
    for seats, options in cases(slug).OPTION_SETS[: broad(2, 100)]:
        opened = opened_for(slug, seats, options)
        compiling(opened).result()
        for state, waiting in positions(opened, "honest", every=broad(11, 3)):
            for seat in waiting:
                others = [imagine(opened, state, seat, f"marker {n}") for n in range(2)]
                for name, bot in bots.items():
                    choice = bot.choose(opened, state, seat, "thought")
                    assert all(bot.choose(opened, other, seat, "thought") == choice for other in others), name


@pytest.mark.parametrize("slug", slugs())
def test_searched_worlds_agree_with_all_that_the_seat_has_seen(slug):
    for seats, options in cases(slug).OPTION_SETS[: broad(2, 100)]:
        opened = opened_for(slug, seats, options)
        think_up = interpreted.linked(opened.game, unwatched=True).link(search.imagine)
        for state, waiting in positions(opened, "worlds", every=broad(7, 1)):
            for seat in waiting:
                seen = sight_bytes(opened, state, seat)
                for n in range(3):
                    world = state.copy()
                    world.actor = seat
                    think_up(world, opened.box, seed_words("worlds"), n)
                    check_state(opened, world)
                    assert sight_bytes(opened, world, seat) == seen


@pytest.mark.parametrize("slug", slugs())
def test_thinking_changes_nothing_at_the_table(slug):
    opened = opened_for(slug, *cases(slug).OPTION_SETS[0])
    match = Match(opened, "table")
    before = match.state.copy()
    bot_named("mcts:20").choose(opened, match.state, match.waiting()[0], "thought")
    assert match.state == before
