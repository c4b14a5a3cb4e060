"""Texts say what the box and the state say: a number of the edition stands nowhere a second time."""

from __future__ import annotations

import random
import re

import pytest

from folktable.engine.errors import EditionError
from folktable.engine.game import load, open_box
from folktable.engine.match import Match, view_of
from folktable.engine.notation import build
from folktable.engine.scenario import patched
from folktable.engine.words import in_words, words
from folktable.games.naughty.names import card_does
from folktable.games.naughty.screen import screen
from folktable.games.naughty.state import *


def opened_with(edition, options=None, seats=3):
    game = load("naughty")
    return open_box(game, patched(game.default_edition(), edition), options or {}, seats)


def position(opened, **facts):
    match = Match(opened, "texts")
    match.state, match.told = build(opened, facts), []
    return match


def does(opened, id):
    """What is written on a card, in words."""
    cards = [*opened.edition.creatures, *opened.edition.gift_givers]
    return in_words(card_does(opened, next(card for card in cards if card.id == id)))


@pytest.mark.parametrize(
    ("card", "points", "text"),
    [
        ("father_christmas", {}, "Every Stockings you give is worth 2 extra points."),
        ("father_christmas", {"father_christmas": 5}, "Every Stockings you give is worth 5 extra points."),
        ("father_christmas", {"preferred_present": 3}, "Every Stockings you give is worth 3 extra points."),
        ("odin", {}, "Whenever you play a harmful creature, score one point more."),
        ("odin", {"odin": 3}, "Whenever you play a harmful creature, score 3 points more."),
        ("aunt_arie", {"aunt_arie": 2}, "Whenever you play a helpful creature, score 2 points more."),
        ("reindeer", {"reindeer_play": [0, 1, 3, 6, 10]}, "Play one to four together for 1, 3, 6 or 10 points."),
        (
            "yule_cat",
            {"yule_cat_single": -5, "yule_cat_tied": -4},
            "Count red presents in all hands. Fewest alone: lose 5 points. Tied for fewest: each lose 4.",
        ),
    ],
)
def test_a_card_tells_the_points_of_its_edition(card, points, text):
    assert does(opened_with({"points": points}), card) == text


def test_a_card_tells_what_the_host_has_chosen_and_the_giver_prefers():
    """naughty-ruling-36: on top of the usual bonus; an edition may prefer something else."""
    game = load("naughty")
    edition = game.default_edition()
    edition["gift_givers"][FATHER_CHRISTMAS]["preferred"] = ["cap"]
    opened = open_box(game, edition, {"father_christmas": "three_total"}, 3)
    assert does(opened, "father_christmas") == "Every Cap you give is worth 3 extra points."


def test_an_edition_has_its_own_words_with_the_same_blanks():
    game = load("naughty")
    edition = game.default_edition()
    edition["gift_givers"][ODIN]["text"] = "Mischief: {points} each."
    edition["points"]["odin"] = 2
    assert does(open_box(game, edition, {}, 3), "odin") == "Mischief: 2 each."


def test_the_points_of_reindeer_stand_in_one_place():
    edition = load("naughty").default_edition()
    edition["creatures"][REINDEER]["points"] = 2
    with pytest.raises(EditionError, match=r"creatures\[5\]\.points: expected 0"):
        open_box(load("naughty"), edition, {}, 3)


def test_a_terminal_shows_creatures_at_the_levels_that_have_them():
    edition = load("naughty").default_edition()
    edition["level"][1] |= {"creatures": True, "start_creatures": 1}
    for creatures in (False, True):
        opened = open_box(load("naughty"), edition if creatures else None, {"level": 2}, 3)
        match = position(opened, givers={"yellow": "odin"})
        assert ("Your creatures" in screen(view_of(opened, match.state, 0))) == creatures


def test_a_single_summoned_creature_is_not_one_of_two():
    facts = {"creature deck": [], "creature deck size": 0, "playground": [], "givers": {"yellow": "santa_claus"}}
    for stack, text in (
        (["midnight", "elves"], "Summon: there was only one creature, and you keep it."),
        (["midnight", "elves", "cringe"], "Summon: which creature do you keep? The other is thrown away."),
    ):
        match = position(opened_with({}), **facts, **{"creature stack": stack})
        match.play_named(0, "summon")
        assert match.state.phase == KEEP
        assert in_words(match.sight(0).question.text) == text


def test_santa_claus_is_told_when_he_is_asked_for_the_others_sake_alone():
    """He has no choice then; the others are told the same as ever."""
    turn = {"givers": {"yellow": "santa_claus"}, "active": "orange", "basic": "craft"}
    told_others = set()
    for hand, asked in ((["cap", "cap"], "Discard two presents"), (["cap", "sweater"], "You hold no two presents")):
        match = position(opened_with({}, seats=2), **turn, presents={"yellow": hand})
        match.play_named(1, "end")
        assert match.state.phase == SANTAS_PAIR
        assert in_words(match.sight(0).question.text).startswith(asked)
        told_others.add(repr(match.sight(1).question.text))
    full_set = {"kiddos": {"yellow": ["amina", "anouk", "aroha", "chidi"]}, "playground": ["hugo"]}
    facts = {"givers": {"yellow": "santa_claus"}, "presents": {"yellow": ["cap", "beigli"]}, **full_set}
    for deck, asked in ((["reindeer", "elves"], "Does a Reindeer"), (["elves", "cringe"], "No Reindeer")):
        match = position(opened_with({}, seats=2), **facts, **{"creature deck": deck})
        for name in ("hugo", "cap", "beigli"):
            match.play_named(0, name)
        assert match.state.phase == TUCK
        assert in_words(match.sight(0).question.text).startswith(asked)
        told_others.add(repr(match.sight(1).question.text))
    assert len(told_others) == 2


def test_the_ages_named_for_the_levels_are_the_edition_s():
    for level in load("naughty").default_edition()["level"]:
        label = in_words(words(f"naughty-house-level-{level['number']}"))
        assert re.search(rf"\(age {level['min_age']} and up\)$", label), label


def test_nothing_about_the_game_counts_what_an_edition_may_change():
    """Levels and the steps of the list are numbered; points and draws are not told where no box is at hand."""
    about = in_words(words("naughty-about"))
    for told in ("point for each", "2, 5, 8", "worth 3", "shape 5", "two presents, each", "a point instead", "three)"):
        assert told not in about


def test_a_turn_that_may_be_ended_at_once_says_so():
    match = Match(opened_with({}, {"level": 3}), "ends")
    chance = random.Random("ends")
    ends = stays = 0
    while not match.over:
        seat = match.waiting()[0]
        choices = match.options(seat)
        if match.state.phase == MAIN and not match.state.basic:
            told = match.sight(seat).question.text.values["what"].id
            assert told.endswith("-or-end") == ("end" in choices)
            ends, stays = ends + ("end" in choices), stays + ("end" not in choices)
        match.play(seat, chance.choice(list(choices.values())))
    assert ends, "nobody had a last turn"
    assert stays
