"""Violet and the Grumpy Nisse beyond its scenarios: whole tables of comparisons, the box, the length of a game."""

from __future__ import annotations

import copy
from collections import Counter

import numpy as np
import pytest

from folktable.engine import scenario
from folktable.engine.errors import EditionError
from folktable.engine.game import load, open_box
from folktable.engine.match import Match, imagine, legal_actions
from folktable.engine.notation import build, read_position, write_position
from folktable.games.violet.rules import colour_of, compare, value_of
from folktable.games.violet.state import *
from folktable.lab.perft import perft_table

GAME = load("violet")
EDITION = GAME.default_edition()
MINT = 0


def card(colour, value):
    return colour * VALUES + value - 1


# --- Comparing: violet-cmp-1 to violet-cmp-10 -------------------------------------------------------------


def first_wins_by_value(here):
    wins = Counter()
    for first in range(CARDS):
        for second in range(CARDS):
            if first != second and not compare(first, second, here)[0]:
                wins[value_of(first)] += 1
    return [wins[value] for value in range(1, 10)]


@pytest.mark.parametrize("here", range(COLOURS + 1))
def test_checksum_of_all_comparisons(here):
    on_yellow = [100, 100, 104, 108, 76, 128, 132, 136, 124]
    on_a_colour = [78, 76, 80, 84, 124, 128, 96, 100, 92]
    expected = on_yellow if here == NEUTRAL else on_a_colour
    assert first_wins_by_value(here) == expected
    assert sum(expected) == (1008 if here == NEUTRAL else 858)


# The ledger's tables of pairs: F the first card wins, S the second, hi the higher value, - no such pair.
# T printed in the colour of the place, N in another; = the second has the printed colour of the first.
# k stands for each of 2, 3, 4, 7 and 8.
COLOURED = """
      1T 1N= 1N≠ 5 6T 6N= 6N≠ 9T 9N= 9N≠ kT kN= kN≠
1T    -  -   F   S S  -   F   S  -   F   S  -   F
1N    S  -   F   S S  S   F   F  F   F   S  S   F
5T    F  -   F   F S  -   F   S  -   F   hi -   F
5N    F  F   F   F S  F   F   S  F   F   hi F   F
6T    F  -   F   F -  -   F   S  -   F   hi -   F
6N    F  F   F   F F  -   F   F  S   F   F  hi  F
9T    F  -   S   F F  -   F   -  -   F   F  -   F
9N    S  S   S   S S  F   F   S  -   F   S  F   F
kT    F  -   F   hi hi -  F   S  -   F   hi -   F
kN    S  F   F   S S  hi  F   S  S   F   S  hi  F
"""
YELLOW = """
      1= 1≠ 5 6= 6≠ 9= 9≠ k= k≠
1     -  F  S S  F  F  F  S  F
5     F  F  F S  S  S  S  hi hi
6     F  F  F -  F  S  F  hi F
9     S  S  F F  F  -  F  F  F
k     F  F  hi hi F S  F  hi F
"""


def cells(table):
    header, *rows = table.strip().splitlines()
    for row in rows:
        name, *found = row.split()
        for column, expected in zip(header.split(), found, strict=True):
            yield pytest.param(name, column, expected, id=f"{name}-{column}")


def cards_named(name, here):
    """Every card that a row or column of a table stands for."""
    values = (2, 3, 4, 7, 8) if name[0] == "k" else (int(name[0]),)
    for value in values:
        for colour in range(COLOURS):
            if not (("T" in name and colour != here) or ("N" in name and colour == here)):
                yield card(colour, value)


def pairs(first_name, second_name, here):
    for first in cards_named(first_name, here):
        for second in cards_named(second_name, here):
            same = colour_of(first) == colour_of(second)
            if first != second and not (("=" in second_name and not same) or ("≠" in second_name and same)):
                yield first, second


def winner_letter(first, second, here):
    return "S" if compare(first, second, here)[0] else "F"


def check_cell(first_name, second_name, expected, here):
    found = list(pairs(first_name, second_name, here))
    if expected == "-":
        assert not found
        return
    assert found
    for first, second in found:
        higher = "S" if value_of(second) > value_of(first) else "F"
        assert winner_letter(first, second, here) == (higher if expected == "hi" else expected), (first, second)


@pytest.mark.parametrize(("first", "second", "expected"), list(cells(COLOURED)))
def test_pairs_on_a_coloured_space(first, second, expected):
    for here in range(COLOURS):
        check_cell(first, second, expected, here)


@pytest.mark.parametrize(("first", "second", "expected"), list(cells(YELLOW)))
def test_pairs_on_a_yellow_space(first, second, expected):
    check_cell(first, second, expected, NEUTRAL)


# --- What is in the box -------------------------------------------------------------------------------------


def test_components_at_the_first_turn():
    opened = open_box(GAME)
    for seed in range(5):
        match = Match(opened, str(seed))
        while match.state.turn == 0:
            match.play(match.state.actor, legal_actions(opened, match.state)[0])
        s = match.state
        assert [s.piles[pile].bit_count() for pile in range(PILES)] == [24, 0, 4, 4, 4, 0, 0]
        assert s.deck_size == 24
        assert len(set(s.deck[:24])) == 24
        assert len(match.log) == MOST_AT_START
        assert Counter(s.tile_at) == {BOXED: 7, SPOT: 1, SPOT + 1: 1, SPOT + 2: 1}
        assert sum(s.helper) == 4
        assert sum(s.token_lies) == 4
        assert (s.leader, s.violet, s.fear, s.fuel, s.path_length) == (VIOLET, 0, 0, 18, 18)


def test_every_tile_can_be_drawn():
    opened = open_box(GAME)
    drawn = Counter(name for n in range(200) for name in Match(opened, f"tiles/{n}").options(TORECH))
    assert len(drawn) == TILES
    assert min(drawn.values()) > 60  # half of 200 expected


def broken(change):
    data = copy.deepcopy(EDITION)
    change(data)
    return data


ERRORS = {
    "colour of a space": (lambda d: d["journey"][4].update(colour="green"), r"journey\[4\]\.colour: 'green'"),
    "area of a space": (lambda d: d["journey"][4].update(area="sea"), r"journey\[4\]\.area: 'sea'"),
    "area in two parts": (lambda d: d["journey"][8].update(area="lake"), r"journey\[8\]\.area: .* one row"),
    "two areas of one id": (lambda d: d["areas"][1].update(id="edge"), "areas: two areas"),
    "unknown key": (lambda d: d["lantern"].update(wick=1), r"wick.*\$\.lantern"),
    "unknown section": (lambda d: d.update(weather={}), "weather"),
    "missing key": (lambda d: d["limits"].pop("refill"), r"refill.*\$\.limits"),
    "too large a number": (lambda d: d["limits"].update(hand=7), r"\$\.limits\.hand"),
    "colours": (lambda d: d["colours"].update(order=["mint", "mint", "pink", "blue"]), r"colours\.order"),
    "neutral colour": (lambda d: d["colours"].update(neutral="pink"), r"colours\.order"),
    "order of tiles": (lambda d: d["tiles"].reverse(), r"tiles\[0\]\.id: expected 'faery_ring', found 'resourceful'"),
    "kind of a tile": (lambda d: d["tiles"][2].update(kind="keep"), r"tiles\[2\]\.kind"),
    "nine tiles": (lambda d: d["tiles"].pop(), r"\$\.tiles"),
    "order of effects": (lambda d: d["effects"].reverse(), r"effects\[0\]\.value: expected 1, found 9"),
    "spots out of order": (lambda d: d["fear"].update(tile_spots=[4, 12, 8]), r"fear\.tile_spots"),
    "spot off the track": (lambda d: d["fear"].update(tile_spots=[4, 8, 13]), r"fear\.tile_spots"),
    "spot at the start": (lambda d: d["fear"].update(start=4), r"fear\.tile_spots"),
    "zone above full": (lambda d: d["lantern"]["zones"][0].update({"from": 19}), r"lantern\.zones\[0\]"),
    "zone upside down": (lambda d: d["lantern"]["zones"][1].update(to=4), r"lantern\.zones\[1\]"),
    "zones overlap": (lambda d: d["lantern"]["zones"][1].update({"from": 4}), r"lantern\.zones\[1\]\.from"),
    "storm": (lambda d: d["lantern"].update(full=3, storm_empty=3, zones=[]), r"lantern\.storm_empty"),
}


@pytest.mark.parametrize("what", ERRORS)
def test_a_wrong_edition_names_the_place(what):
    change, message = ERRORS[what]
    with pytest.raises(EditionError, match=message):
        open_box(GAME, broken(change))


def test_a_wrong_option_is_named_with_the_options_there_are():
    with pytest.raises(EditionError, match=r"handicap_violet.*rest_when_full"):
        open_box(GAME, options={"handicap_violet": 4})
    with pytest.raises(EditionError, match=r"torches.*rest_when_full"):
        open_box(GAME, options={"torches": True})


def test_a_handicap_must_leave_some_fuel():
    small = broken(lambda d: d["lantern"].update(full=3, zones=[]))
    with pytest.raises(EditionError, match="handicap_violet: -3 leaves no fuel"):
        open_box(GAME, small, {"handicap_violet": -3})


# --- How long a game can be ---------------------------------------------------------------------------------


def test_no_turn_takes_more_decisions_than_the_bound_counts():
    """Decisions of the sort that comes every turn, by turn; all others, by game (state.py has the argument)."""
    for options in ({}, {"kept_tiles_public": False, "surplus_three": "keep_one", "wipe_window": "any_own_decision"}):
        opened = open_box(GAME, options=options)
        for n in range(40):
            match, numbers = Match(opened, f"length/{n}"), np.random.default_rng(n)
            by_turn, at_start, once = Counter(), 0, 0
            while not match.over:
                s = match.state
                action = int(numbers.choice(legal_actions(opened, s)))
                item = USE_TOKEN <= action <= USE_RESOURCEFUL
                if s.turn == 0:
                    at_start += 1
                elif item or s.phase in ONCE:
                    once += 1
                else:
                    by_turn[s.turn] += 1
                match.play(s.actor, action)
            assert at_start == MOST_AT_START
            assert max(by_turn.values()) <= MOST_IN_A_TURN
            assert once <= MOST_ONCE


ONCE = {TRICK_GIVE, TRICK_GET, TAKE_FIFTH, NEXT_EVENT, PUT_RING, PUT_OFF_TRACK, PUT_SCENT, ADAPT_WHERE, ADAPT_COLOUR}


def test_a_turn_can_be_as_long_as_the_bound_says():
    opened = open_box(GAME)
    match = Match(opened, "the longest turn")
    match.state = build(
        opened,
        {
            "violet": "J2",
            "fuel": 9,
            "tokens": {"violet": 1, "torech": 1},
            "hands": {"violet": ["O4", "B1", "B8", "B9"], "torech": ["M4", "M1", "M8", "M9"]},
        },
    )
    decisions = 0
    while match.state.turn == 1:
        options = match.options(match.state.actor)
        search = match.state.phase == SEARCH_DISCARD  # take a card rather than decline
        choice = "done" if "done" in options and not search else next(name for name in options if name != "token")
        if decisions == 0:
            choice = "O4"
        elif decisions == 1:
            choice = "M4"
        match.play_named(match.state.actor, choice)
        decisions += 1
    assert decisions == MOST_IN_A_TURN


# --- Knowledge and notation ---------------------------------------------------------------------------------


def test_the_card_torech_gives_away_is_imagined_too():
    """Between the two decisions of Trick up the Sleeve the card he chose is hidden: violet-event-trick-1."""
    opened = open_box(GAME)
    match = Match(opened, "trick")
    match.state = build(
        opened,
        {
            "kept tiles": ["trick"],
            "leader": "torech",
            "hands": {"violet": ["O8"], "torech": ["M1", "M2", "M3", "M4"]},
            "phase": "trick give",
            "resume": "play",
        },
    )
    match.play_named(TORECH, "M2")
    chosen = set()
    for n in range(40):
        imagined = imagine(opened, match.state, VIOLET, str(n))
        assert imagined.piles[HAND + TORECH] >> imagined.trick_card & 1
        chosen.add(imagined.trick_card)
    assert len(chosen) > 10
    assert imagine(opened, match.state, TORECH, "own").trick_card == match.state.trick_card


def test_a_finished_game_reads_back_from_its_notation():
    opened = open_box(GAME)
    for n in range(3):
        match, numbers = Match(opened, f"over/{n}"), np.random.default_rng(n)
        while not match.over:
            match.play(match.state.actor, int(numbers.choice(legal_actions(opened, match.state))))
        assert read_position(opened, write_position(opened, match.state)) == match.state


def test_the_vocabulary_lists_every_word():
    words = scenario.vocabulary(GAME)
    assert {"violet", "fuel", "hands", "slots", "kept tiles"} <= set(words["given and then"])
    assert {"new game", "rolls"} <= set(words["given"])
    assert all(doc for group in ("given and then", "given", "then") for doc in words[group].values())


# --- Counting the ways on from the middle of a game -----------------------------------------------------------

IN_THE_WOOD = {
    "violet": "J9",
    "fuel": 9,
    "fear": "F7",
    "tiles": {"F8": "adapt", "F12": "off_track"},
    "kept tiles": ["trick"],
    "tokens": {"violet": 1},
    "slots": [["M1", "M8"], ["P9", "P5"]],
    "leader": "torech",
    "hands": {"violet": ["M7", "O4", "P2", "B6"], "torech": ["M3", "O5", "P1", "B9"]},
    "discard": ["M2", "O3"],
}


def test_perft_from_the_middle_of_a_game():
    """Items, effects and events on both back ends; change the counts only when a rule was meant to change."""
    opened = open_box(GAME)
    start = build(opened, IN_THE_WOOD)
    counts = [5, 20, 125, 454, 1814, 5783, 21647, 80818]
    assert perft_table(opened, "", len(counts), "native", start) == counts
    assert perft_table(opened, "", 5, "python", start) == counts[:5]
