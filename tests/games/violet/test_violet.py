"""Violet and the Grumpy Nisse beyond its scenarios: whole tables of comparisons, the box, the length of a game."""

from __future__ import annotations

import copy
import io
import re
from collections import Counter
from itertools import count

import numpy as np
import pytest
from rich.console import Console

from folktable.engine import scenario
from folktable.engine.errors import EditionError
from folktable.engine.game import load, open_box
from folktable.engine.match import Match, imagine, legal_actions
from folktable.engine.notation import build, read_position, write_position
from folktable.engine.rulebook import rulebook_path
from folktable.engine.savefile import commitment
from folktable.engine.words import in_words, sentence
from folktable.games.violet.box import Options
from folktable.games.violet.rules import colour_of, compare, value_of
from folktable.games.violet.state import *
from folktable.lab.perft import perft_table
from folktable.terminal import play_match

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
        assert (s.leader, s.violet, s.fear, s.fuel, s.path_length) == (VIOLET, 0, 0, 19, 18)


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
    "zone above full": (lambda d: d["lantern"]["zones"][0].update({"from": 20}), r"lantern\.zones\[0\]"),
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


# --- What is told follows the box ---------------------------------------------------------------------------


def with_grey_for_yellow(data):
    data["colours"]["neutral"] = "grey"
    for space in data["journey"]:
        space["colour"] = space["colour"].replace("yellow", "grey")


def begun(given, change=lambda data: None):
    match = Match(open_box(GAME, broken(change)), "told")
    match.state = build(match.opened, given)
    match.told = []
    return match


def screen(match, seat=VIOLET):
    return GAME.screen.screen(match.sight(seat).view)


def test_the_terminal_states_the_rule_of_the_place():
    """Whatever the neutral colour of an edition is called: violet-cmp-3, violet-cmp-4, violet-eff-4."""
    neutral, mint = "No colour is stronger here; all effects work", "Mint beats the rest here, and has no effects"
    for change in (lambda data: None, with_grey_for_yellow):
        for place, told, not_told in (("J2", neutral, "beats"), ("J5", mint, neutral), ("J17", neutral, "beats")):
            text = screen(begun({"violet": place, "hands": {"violet": ["O8"], "torech": ["M1"]}}, change))
            assert told in text
            assert not_told not in text


def test_at_the_fire_no_colour_beats_another():
    match = begun({"violet": "J18", "fuel": 9, "hands": {"violet": ["O8"], "torech": ["M1"]}})
    for seat, choice in ((VIOLET, "O8"), (TORECH, "M1"), (VIOLET, "advance")):
        match.play_named(seat, choice)
    assert match.over
    assert "At Ordep's Fire" in screen(match)
    assert "beats" not in screen(match)


def test_texts_of_cards_and_tiles_hold_in_other_editions():
    """What an edition may change is not said in words that stay: neutral colour, hand, cost of a lost turn, storm."""

    def another(data):
        with_grey_for_yellow(data)
        data["limits"].update(hand=3, cost_loss=5)
        data["lantern"].update(storm_empty=3)

    opened = open_box(GAME, broken(another))
    printed = [effect.text for effect in opened.edition.effects] + [tile.text for tile in opened.edition.tiles]
    false_here = re.compile("yellow|choose four|fifth|down to three|still burns two|one space sooner")
    assert [text for text in printed if false_here.search(text)] == []


def test_a_card_that_is_taken_or_given_away_is_not_said_to_do_something_now():
    match = Match(open_box(GAME), "two")
    hands = {"violet": ["O2", "B1", "B8", "B9"], "torech": ["M8", "M1", "M6", "M9"]}
    given = {"violet": "J2", "hands": hands, "tableau": ["P1", "P6", "P8", "P9"], "deck": ["O8", "O9", "M7"]}
    match.state = build(match.opened, given)

    def said(seat, name):
        return next(in_words(one.text) for one in match.sight(seat).options if one.name == name)

    assert said(VIOLET, "B1") == "blue 1 (Beats every 9, whatever the colours or the order.)"
    match.play_named(VIOLET, "O2")
    match.play_named(TORECH, "M9")
    assert match.state.phase == GIVE_BACK
    assert said(VIOLET, "B1") == "blue 1"
    assert "2 cards go back" in in_words(match.sight(VIOLET).question.text)
    match.play_named(VIOLET, "B1")
    assert "which card goes back" in in_words(match.sight(VIOLET).question.text)
    match.play_named(VIOLET, "M7")
    assert said(TORECH, "P1") == "pink 1. Later: Beats every 9, whatever the colours or the order."


@pytest.mark.parametrize(("hand", "nth"), [(3, "fourth"), (4, "fifth")])
def test_resourceful_counts_from_the_hand_of_the_edition(hand, nth):
    """violet-event-res-1"""
    given = {
        "kept tiles": ["resourceful"],
        "hands": {"violet": ["B1", "B6", "B7", "B8"][:hand], "torech": ["P8", "P9", "M1", "M6"][:hand]},
        "tableau": ["O9", "O1", "O6", "O7"],
        "violet": "J8",
        "leader": "torech",
    }
    match = begun(given, lambda data: data["limits"].update(hand=hand))
    for seat, choice in ((TORECH, "P8"), (VIOLET, "B1"), (TORECH, "O9")):
        match.play_named(seat, choice)
    offered = {option.name: in_words(option.text) for option in match.sight(TORECH).options}
    assert offered["resourceful"] == f"Resourceful: take a {nth} card"
    match.play_named(TORECH, "resourceful")
    assert sentence(match.sight(TORECH).question.text) == f"Resourceful: take a {nth} card."
    assert sentence(match.sight(VIOLET).question.text) == f"Torech takes a {nth} card."
    match.play_named(TORECH, "O1")
    assert f"Torech takes the orange 1 as a {nth} card." in [sentence(line.text) for line in match.lines(VIOLET)]


def test_the_page_gets_what_the_pair_and_the_light_add_up_to():
    """It shows the sum; the pawn goes no further than Violet: violet-fear-2, violet-ruling-3."""
    given = {
        "violet": "J1",
        "fear": "F11",
        "fuel": 7,
        "leader": "torech",
        "hands": {"violet": ["B3"], "torech": ["P8"]},
        "slots": [["M6", "O6"], ["M9", "O1"]],
    }
    match = begun(given)
    match.play_named(TORECH, "P8")
    match.play_named(VIOLET, "B3")
    events = [line.event for line in match.lines(VIOLET) if line.event]
    assert ("fear-moved", 9, 1, "J2") in events
    assert match.over


# --- The ledger and the options -------------------------------------------------------------------------------


def test_every_option_of_the_ledger_can_be_set_and_every_option_is_in_the_ledger():
    section = rulebook_path("violet").read_text("utf-8").partition("\n## Variants and options")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in section.splitlines() if row.startswith("| ")]
    options = [row for row in rows[1:] if row[1] != "edition values"]
    assert sorted(row[0].strip("`") for row in options) == sorted(Options.__struct_fields__)
    for name, _, default, _ in options:
        value = getattr(Options(), name.strip("`"))
        assert default.startswith(("off", "on")[value] if isinstance(value, bool) else str(value)), name


@pytest.mark.parametrize(("seed", "result"), [("7", "random 0, greedy 2"), ("8", "random 1, greedy 1")])
def test_a_match_is_two_games_with_the_roles_swapped(seed, result, monkeypatch):
    """Who wins both wins it, one each is level; the games share nothing but the players: violet-ruling-53."""
    thoughts = map(str, count())
    monkeypatch.setattr("folktable.terminal.new_seed", lambda: next(thoughts))  # what the bots think of
    opened, out = open_box(GAME), io.StringIO()
    play_match(Console(file=out, width=200), opened, "random,greedy", seed, None, games=2)
    told = out.getvalue()
    won = re.findall(r"1\. (?:Violet|Torech) \((random|greedy)\)", told)
    assert f"Match: {result}" in told
    assert result == f"random {won.count('random')}, greedy {won.count('greedy')}"
    assert told.count("Violet (random)") == told.count("Violet (greedy)") == 1
    assert all(f"its fingerprint: {commitment(f'{seed}/{game}')}" in told for game in range(2)), "a shuffle for each"


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
