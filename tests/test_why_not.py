"""What cannot be chosen says why: whatever is touched in whole games, in a sentence; the reasons are in scenarios."""

from __future__ import annotations

import random

import pytest

from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match, sight, why_not
from folktable.engine.words import sentence


@pytest.mark.parametrize("slug", slugs())
def test_whatever_is_touched_answers_in_a_sentence(slug):
    chance = random.Random(slug)
    opened = open_box(load(slug), seats=load(slug).seats[0])
    match = Match(opened, slug)
    known: dict[str, None] = {}  # things that could be chosen at some time
    told: list[str] = []
    while not match.over and len(match.log) < 150:
        seat = chance.choice(match.waiting())
        seen = sight(opened, match.state, seat)
        known.update(dict.fromkeys(thing for option in seen.options for thing in option.things))
        now = {thing for option in seen.options for thing in option.things}
        own = [thing for thing in known if thing not in now]
        told += [sentence(why_not(opened, seen, thing)) for thing in chance.sample(own, min(8, len(own)))]
        match.play(seat, chance.choice(list(match.options(seat).values())))
    assert len(told) > 50
    if opened.game.why_not is not None:
        assert [words for words in told if not words.startswith("Not now")]


def test_who_waits_and_who_looks_back_are_told_too():
    opened = open_box(load("violet"))
    match = Match(opened, "1")
    waiting = 1 - match.waiting()[0]
    assert sentence(why_not(opened, sight(opened, match.state, waiting), "card:M1")).startswith("Not now: ")
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, next(iter(match.options(seat).values())))
    assert sentence(why_not(opened, sight(opened, match.state, 0), "card:M1")) == "The game is over."


def test_a_tile_by_the_fear_track_waits_for_the_fear_pawn():
    opened = open_box(load("violet"))
    match = Match(opened, "1")
    while match.waiting() != [0]:  # until Violet is asked
        seat = match.waiting()[0]
        match.play(seat, next(iter(match.options(seat).values())))
    assert "Fear Pawn" in sentence(why_not(opened, sight(opened, match.state, 0), "spot:F4"))
