"""The Grumpy Nisse beyond its scenarios: all comparisons, the odds of a 3, whole games, the box, notation."""

from __future__ import annotations

import copy
import sys
from collections import Counter

import numpy as np
import pytest

from folktable.engine import scenario
from folktable.engine.backends import native
from folktable.engine.chance import FIRST_POLICY, rand, seed_words, split
from folktable.engine.choices import bit_count, nth_bit
from folktable.engine.drawing import plain
from folktable.engine.errors import EditionError, FolktableError
from folktable.engine.game import load, open_box
from folktable.engine.match import Match, legal_actions, sight, view_of
from folktable.engine.notation import build, read_position, write_position
from folktable.engine.record import RUNNING, copy_record
from folktable.engine.words import in_words
from folktable.games.nisse.compare import compare, dice_for
from folktable.games.nisse.piles import number_of
from folktable.games.nisse.rules import choices, decide, setup, step
from folktable.games.nisse.seen import lead_chance
from folktable.games.nisse.state import *
from folktable.lab.perft import perft_table
from folktable.testing.games import broad
from tests.games.nisse.cases import OPTION_SETS

GAME = load("nisse")
EDITION = GAME.default_edition()


def random_game(opened, seed):
    match, numbers = Match(opened, str(seed)), np.random.default_rng(seed)
    while not match.over:
        match.play(match.state.actor, int(numbers.choice(legal_actions(opened, match.state))))
    return match


# --- Comparing ----------------------------------------------------------------------------------------------

# The checksum of nisse-compare-5: lead wins, follow wins, dice for a led 3, for a following 3, for both.
CHECKSUMS = {
    ("roll", "no trump"): (964, 124, 128, 32, 12),
    ("roll", "trump"): (808, 334, 80, 32, 6),
    ("lead_wins", "no trump"): (1060, 124, 32, 32, 12),
    ("lead_wins", "trump"): (856, 334, 32, 32, 6),
}


def kind_of(box, lead, follow, trump):
    outcome, _ = compare(box, lead, follow, trump)
    if outcome != DICE_DECIDE:
        return outcome
    first, second = number_of(lead), number_of(follow)
    return "dice", dice_for(box, first, second), dice_for(box, second, first)


@pytest.mark.parametrize("trump", range(SUITS + 1))
@pytest.mark.parametrize("off_colour", ["roll", "lead_wins"])
def test_checksum_of_all_comparisons(trump, off_colour):
    box = open_box(GAME, options={"three_lead_offcolour": off_colour}).box
    pairs = [(lead, follow) for lead in range(CARDS) for follow in range(CARDS) if lead != follow]
    found = Counter(kind_of(box, lead, follow, trump) for lead, follow in pairs)
    kinds = (LEAD_WINS, FOLLOW_WINS, ("dice", 2, 1), ("dice", 1, 2), ("dice", 3, 3))
    assert tuple(found[kind] for kind in kinds) == CHECKSUMS[off_colour, "no trump" if trump == NO_TRUMP else "trump"]
    assert found.total() == 36 * 35


def test_the_odds_of_a_three():
    """The ledger's table: in how many of 216 rolls the 3 wins, led and following, by the other number."""
    opened = open_box(GAME)
    others = [1, 2, 4, 5, 6, 7, 8, 9]
    led = [round(216 * lead_chance(opened, 2, number - 1)) for number in others]
    following = [round(216 * (1 - lead_chance(opened, number - 1, 2))) for number in others]
    assert led == [212, 206, 181, 160, 135, 108, 81, 56]
    assert following == [206, 196, 160, 135, 108, 81, 56, 35]
    assert round(46656 * lead_chance(opened, 2, 11)) == 25494


# --- Whole games ----------------------------------------------------------------------------------------------


def test_the_roles_are_the_seats():
    """Who plays whom is agreed outside the rules: nisse-setup-1, nisse-ruling-38."""
    assert GAME.seats == (2, 2)
    assert open_box(GAME).seat_names() == ["Violet", "Torech"]


def test_a_draft_has_eleven_rolls():
    """nisse-draft-3: six of Violet's and five of Torech's, and 18 cards each in the end."""
    opened = open_box(GAME)
    for seed in range(20):
        match = random_game(opened, seed)
        told = [note[1:] for _, notes in match.told for note in notes]
        rollers = [seat for kind, seat, *_ in told if kind == DICE_ROLLED]
        assert rollers == [VIOLET, TORECH] * 5 + [VIOLET]
        takers = Counter(seat for kind, seat, *_ in told if kind == TOOK)
        assert takers == {VIOLET: 18, TORECH: 18}
        assert [seat for kind, seat, *_ in told if kind == TOOK][-3:] == [TORECH, VIOLET, TORECH]


TURNS, UNEQUAL, SHORTEST, LONGEST, MOST_IN_TURN = range(5)


def play_and_compare(work, blank, box, key, games, tally):
    """Random games, step by step: after every turn both players must have as many cards in each place."""
    s = work[0]
    for game in range(games):
        copy_record(work, blank)
        split(key, game, s.key)
        setup(s, box)
        in_turn = 0
        while s.over == RUNNING:
            if s.phase < FIRST_AUTOMATIC:
                options = choices(s, box)
                in_turn += 1
                decide(s, box, nth_bit(options, rand(s, FIRST_POLICY + s.actor, bit_count(options))))
            else:
                if s.round > 0 and (s.phase == NEXT_TURN or s.phase == NEXT_ROUND):
                    hands = bit_count(s.piles[HAND]) - bit_count(s.piles[HAND + TORECH])
                    decks = s.deck_size[VIOLET] - s.deck_size[TORECH]
                    discards = s.discard_size[VIOLET] - s.discard_size[TORECH]
                    if hands != 0 or decks != 0 or discards != 0:
                        tally[UNEQUAL] += 1
                    tally[MOST_IN_TURN] = max(tally[MOST_IN_TURN], in_turn)
                if s.phase == NEXT_TURN or s.phase == NEXT_ROUND:
                    in_turn = 0
                step(s, box)
        tally[TURNS] += s.turn
        tally[SHORTEST] = min(tally[SHORTEST], s.turn)
        tally[LONGEST] = max(tally[LONGEST], s.turn)


def compared(opened, games):
    play = native.linked(GAME, sys.modules[__name__]).link(play_and_compare)
    tally = np.array([0, 0, 999, 0, 0])
    work, blank = np.zeros(1, State.dtype), np.zeros(1, State.dtype)
    play(work, blank, opened.box.packed()[0], np.array(seed_words("equal")), games, tally)
    return tally


@pytest.mark.parametrize("options", [options for _, options in OPTION_SETS], ids=str)
def test_hands_decks_and_discards_stay_equal(options):
    """nisse-round-3 and nisse-ruling-36, over many games; no game loops [nisse-ruling-40] or is longer or shorter
    than nisse-end-5 says; no turn has more than 8 decisions."""
    games = broad(2000, 100_000)
    tally = compared(open_box(GAME, options=options), games)
    assert tally[TURNS] > 20 * games
    assert tally[UNEQUAL] == 0
    assert tally[SHORTEST] >= 12
    assert tally[LONGEST] <= 40
    assert tally[MOST_IN_TURN] <= 8


LENGTHS = {
    "nine wins with the shortcut, then three of Torech's on the plan space": (lambda s: s.space < 11, 12, PLAN_WORKED),
    "Violet wins every turn": (lambda s: True, 17, MET_ORDEP),
    "Violet wins up to determination, then never": (lambda s: s.space < 15, 18 + 4 + 18, SUN_ROSE),
}


@pytest.mark.parametrize("course", LENGTHS)
def test_the_shortest_and_the_longest_games(course, monkeypatch):
    """nisse-end-5, in games whose turns are won as told, whatever the cards."""
    violet_wins, turns, ending = LENGTHS[course]
    opened = open_box(GAME, options={"quick_start": True})
    match = Match(opened, course)

    def as_told(box, lead, follow, trump):
        wanted = VIOLET if violet_wins(match.state) else TORECH
        return LEAD_WINS if match.state.leader == wanted else FOLLOW_WINS, OFF_COLOUR

    monkeypatch.setattr(GAME.rules, "compare", as_told)
    while not match.over:
        match.play(match.state.actor, legal_actions(opened, match.state)[0])
    assert (match.state.turn, match.state.ended_by) == (turns, ending)


# --- The box --------------------------------------------------------------------------------------------------


def broken(change):
    data = copy.deepcopy(EDITION)
    change(data)
    return data


def move_event(name, *spaces):
    return lambda d: d["events"][name].update(spaces=list(spaces))


ERRORS = {
    "order of suits": (lambda d: d["suits"].reverse(), r"suits\[0\]\.id: expected 'pinecone', found 'flower'"),
    "two suits of one letter": (lambda d: d["suits"][0].update(letter="R"), "suits: two suits have the same letter"),
    "two suits of one colour": (lambda d: d["suits"][0].update(colour="red"), "suits: two suits have the same colour"),
    "order of numbers": (lambda d: d["numbers"].reverse(), r"numbers\[0\]\.number: expected 1, found 9"),
    "spaces of a group": (
        lambda d: d["groups"][1].update(spaces=[4, 5, 7]),
        r"groups\[1\]\.spaces: expected \[4, 5, 6\]",
    ),
    "trump in the first group": (lambda d: d["groups"][0].update(trump="leaf"), r"groups\[0\]\.trump: expected none"),
    "no trump in between": (lambda d: d["groups"][2].update(trump="none"), r"groups\[2\]\.trump: expected a suit"),
    "colour of a group": (lambda d: d["groups"][2].update(colour="blue"), r"groups\[2\]\.colour: 'blue'"),
    "neutral colour": (lambda d: d["groups"][0].update(colour="blue"), r"groups\[0\]\.colour: 'blue'"),
    "one suit twice": (lambda d: d["groups"][1].update(trump="leaf", colour="green"), "groups: each suit"),
    "five groups": (lambda d: d["groups"].pop(), r"\$\.groups"),
    "shortcut spaces apart": (move_event("shortcut", 6, 8), r"events\.shortcut\.spaces: .* found 6 and 8"),
    "shortcut without gain": (move_event("shortcut", 8, 9), r"events\.shortcut\.target: expected 11 or more, found 10"),
    "two events on a space": (move_event("plan", 14), "events: space 14 carries two events"),
    "two spaces for tricks": (move_event("tricks", 4, 5), r"events\.tricks\.spaces"),
    "space off the board": (move_event("panic", 17, 18, 19), r"events\.panic\.spaces"),
    "too many dice": (lambda d: d["three"].update(both_dice=9), r"\$\.three\.both_dice"),
    "unknown key": (lambda d: d["limits"].update(lives=3), r"lives.*\$\.limits"),
}


@pytest.mark.parametrize("what", ERRORS)
def test_a_wrong_edition_names_the_place(what):
    change, message = ERRORS[what]
    with pytest.raises(EditionError, match=message):
        open_box(GAME, broken(change))


def test_a_wrong_option_is_named_with_the_options_there_are():
    with pytest.raises(EditionError, match=r"draw_rule.*quick_start"):
        open_box(GAME, options={"draw_rule": "two_cards"})


def test_an_edition_may_be_longer_or_shorter():
    """One round, a hand of two, another plan: numbers of the box, not of the rules."""
    short = broken(lambda d: (d["limits"].update(rounds=1, hand=2), d["events"]["plan"].update(wins_needed=1)))
    opened = open_box(GAME, short)
    for seed in range(10):
        assert random_game(opened, seed).state.round == 1


# --- What is told comes from the box ----------------------------------------------------------------------------


def told_of_cards(edition=None, **options):
    """What the options say of the 3s, 6s and 7s in a hand."""
    opened = open_box(GAME, edition, options)
    s = build(opened, {"hands": {"violet": ["O3", "O6", "O7", "G7"], "torech": ["R9"]}, "deck size": 10})
    return {option.name: (in_words(option.text), option.rules) for option in sight(opened, s, VIOLET).options}


def test_a_plain_seven_promises_nothing():
    """nisse-ruling-11"""
    told = told_of_cards(seven_suits="flower_pinecone")
    assert "Draw two" in told["O7"][0]
    assert told["O7"][1] == ("nisse-card7-1",)
    assert told["G7"][0].endswith("(No effect.)")
    assert told["G7"][1] == ("nisse-ruling-11",)
    assert "Draw two" in told_of_cards()["G7"][0]


def test_a_six_says_how_long_the_hand_lies_open():
    """nisse-ruling-24"""
    assert "until the next turn is over" in told_of_cards()["O6"][0]
    assert "until cards are drawn in the next turn" in told_of_cards(six_until="before_next_draw")["O6"][0]


def test_a_card_that_is_taken_or_given_away_is_not_said_to_do_something_now():
    opened = open_box(GAME)
    taken = sight(opened, build(opened, {"grid": [["O2", "B1", "B4"]]}), TORECH).options
    assert in_words(taken[1].text) == "blue 1. Later: Defeats every 9, whatever the colours and whoever led."
    match = Match(opened, "seven")
    match.state = build(opened, {"hands": {"violet": ["O7", "G9", "G8", "G2"], "torech": ["O1", "O2", "O3", "O4"]}})
    match.play_named(VIOLET, "O7")
    match.play_named(TORECH, "O1")
    assert match.state.phase == BURY
    assert "green 2" in [in_words(option.text) for option in match.sight(VIOLET).options]


def test_a_three_tells_its_dice():
    assert "add 2 dice to this card, 1 to the other" in told_of_cards()["O3"][0]
    more = broken(lambda d: d["three"].update(own_dice=1, other_dice=3))
    assert "add one die to this card, 3 to the other" in told_of_cards(more)["O3"][0]


def test_an_edition_may_use_words_of_its_own():
    own = broken(lambda d: (d["numbers"][2].update(text="Rattle!"), d["events"]["plan"].update(text="Three, and out.")))
    assert "(Rattle!)" in told_of_cards(own)["O3"][0]
    seen = Match(open_box(GAME, own), "own").sight(VIOLET).view
    assert seen.events["plan"].text == "Three, and out."


def terminal(facts, edition=None):
    opened = open_box(GAME, edition)
    s = build(opened, {"hands": {"violet": ["O8", "G8"], "torech": ["R8", "R9"]}, **facts})
    return plain(GAME.screen.screen(view_of(opened, s, VIOLET)))


def test_the_terminal_shows_a_shortcut_as_long_as_there_is_one():
    """nisse-shortcut-2"""
    far = broken(lambda d: d["events"]["shortcut"].update(target=13))
    running = terminal({"space": 8, "shortcut live": True}, far)
    assert "│Vs " in running
    assert "Green is trump; if Violet wins, red." in running
    assert "If Violet wins this turn, she runs to space 13." in running
    lost = terminal({"space": 8})
    assert "│Vs " not in lost
    assert "Green is trump." in lost
    assert "runs to space" not in lost


AT_STAKE = {
    4: None,
    5: "If Torech wins here, each deck loses 2 cards.",
    7: None,
    11: "The plan: 0 of 3 wins for Torech.",
    14: "Violet's first try: a win brings up to 4 discards of each player back.",
    17: "If Torech wins here, each discards one more card.",
}


@pytest.mark.parametrize("space", AT_STAKE)
def test_the_terminal_says_what_the_turn_may_set_off(space):
    lines = terminal({"space": space}).split("\n")
    told = lines[lines.index("") - 1]
    assert told == AT_STAKE[space] if AT_STAKE[space] else told.startswith("Round 1")


# --- Positions and notation -------------------------------------------------------------------------------------


def test_a_finished_game_reads_back_from_its_notation():
    opened = open_box(GAME)
    for seed in range(5):
        match = random_game(opened, seed)
        assert read_position(opened, write_position(opened, match.state)) == match.state


IMPOSSIBLE = {
    "a card in two places": ({"hands": {"violet": ["O1"], "torech": ["O1"]}}, "O1 is already in violet-hand"),
    "no such card": ({"hands": {"violet": ["X1"]}}, "'X1' is none of"),
    "too large a grid": ({"grid": [["O1"]] * 7}, "at most 6 rows"),
    "too long a pile": ({"discards": {"violet": [f"{suit}{n}" for suit in "OGB" for n in range(1, 8)]}}, "21 cards"),
    "too many cards": (
        {"hands": {"violet": ["O9"]}, "discards": {"violet": [f"{suit}{n}" for suit in "GB" for n in range(1, 10)]}},
        "do not fit",
    ),
    "too large a deck": ({"deck size": 19}, "deck size: 19 does not fit"),
    "a seventh face": ({"grid": [["O1", "O2", "O3"]], "dice": [7]}, "a face is from 1 to 6, not 7"),
    "four dice": ({"grid": [["O1", "O2", "O3"]], "dice": [1, 1, 1, 1]}, "at most 3 faces"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_position_is_refused(what):
    facts, message = IMPOSSIBLE[what]
    with pytest.raises(FolktableError, match=message):
        build(open_box(GAME), facts)


def test_the_vocabulary_lists_every_word():
    words = scenario.vocabulary(GAME)
    assert {"grid", "hands", "decks", "discards", "space"} <= set(words["given and then"])
    assert all(doc for group in ("given and then", "given", "then") for doc in words[group].values())


def test_perft_from_the_middle_of_a_game():
    """Effects, events and panic on both back ends; change the counts only when a rule was meant to change."""
    opened = open_box(GAME)
    facts = {
        "space": 16,
        "deck size": 5,
        "leader": "torech",
        "hands": {"violet": ["G2", "O4", "B6", "R7"], "torech": ["R2", "G4", "O6", "B7"]},
    }
    start = build(opened, facts)
    counts = [4, 16, 50, 185, 1037, 4319]
    assert perft_table(opened, "", len(counts), "native", start) == counts
    assert perft_table(opened, "", 4, "python", start) == counts[:4]


def test_somebody_asked_without_any_option_stops_the_game_where_it_is(monkeypatch):
    """No rule leads there; if one ever did, a table must show it and not work on for ever."""
    match = Match(open_box(GAME), "1")
    s = match.state
    s.phase, s.piles[HAND + s.actor] = LEAD, 0
    monkeypatch.setattr(GAME.rules, "nth_bit", lambda bits, n: pytest.fail("there is nothing to decide"))
    GAME.rules.proceed(s, match.opened.box)
    assert s.phase == LEAD
    assert not legal_actions(match.opened, s)
