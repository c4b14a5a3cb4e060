"""Grumpf beyond its scenarios: set-up, exact scoring against brute force, legality, the event clock, the table."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import pytest

from folktable.engine import playout
from folktable.engine.backends import interpreted
from folktable.engine.chance import seed_words
from folktable.engine.choices import is_allowed, mask_words
from folktable.engine.drawing import plain
from folktable.engine.errors import EditionError
from folktable.engine.game import load, open_box
from folktable.engine.match import Match, legal_actions
from folktable.engine.scenario import patched
from folktable.engine.words import in_words
from folktable.games.grumpf.box import FIRST_GAME
from folktable.games.grumpf.hunt import start_refusal
from folktable.games.grumpf.names import initials
from folktable.games.grumpf.rules import deciding_hand
from folktable.games.grumpf.series import best_series, split_points
from folktable.games.grumpf.state import *
from folktable.testing.games import broad

GRUMPF = load("grumpf")


def opened(seats=3, **options):
    return open_box(GRUMPF, options=options, seats=seats)


def with_edition(changes, seats=3, **options):
    return open_box(GRUMPF, patched(GRUMPF.default_edition(), changes), options, seats)


def hunts_of(match, numbers):
    """Play at random to the end; a copy of the state at each decision of a hunt."""
    while not match.over:
        if match.state.phase == HUNT:
            yield match.state.copy()
        seat = int(numbers.choice(match.waiting()))
        match.state.actor = seat
        match.play(seat, int(numbers.choice(legal_actions(match.opened, match.state))))


# --- Scoring -------------------------------------------------------------------------------------------------

POINTS = (0, 0, 1, 2, 4, 6)


@cache
def best_split(counts: tuple[int, ...], jokers: int) -> int:
    """Brute force: every way to lay one series out of what is left, then the rest [grumpf-score-1]."""
    if sum(counts) + jokers == 0:
        return 0
    first = next((kind for kind in range(5) if counts[kind]), None)
    if first is None:  # Jokers alone: they go into one series as different kinds, as far as five go
        return max(POINTS[n] + best_split(counts, jokers - n) for n in range(1, min(jokers, 5) + 1))
    best = 0
    others = [kind for kind in range(5) if kind != first and counts[kind]]
    for chosen in product((0, 1), repeat=len(others)):  # the series that holds one of the first kind
        kinds = [first, *(kind for kind, taken in zip(others, chosen, strict=True) if taken)]
        left = tuple(count - (kind in kinds) for kind, count in enumerate(counts))
        for wild in range(min(jokers, 5 - len(kinds)) + 1):
            best = max(best, POINTS[len(kinds) + wild] + best_split(left, jokers - wild))
    return best


def brute_force(counts: tuple[int, ...], jokers: int, tiles: int) -> int:
    """Every choice of tokens to copy, one copy each [grumpf-sorc-4]; then every split."""
    best = 0
    for copies in product(*(range(min(count, tiles) + 1) for count in counts)):
        if sum(copies) <= tiles:
            with_copies = tuple(a + b for a, b in zip(counts, copies, strict=True))
            best = max(best, best_split(with_copies, jokers))
    return best


@pytest.mark.parametrize("jokers", [0, 1])
def test_the_best_split_is_exact(jokers):
    """All hands of up to three (long: four) of each kind, with and without a Joker, with up to four tiles.

    [grumpf-score-3, grumpf-ruling-45, grumpf-joker-1, grumpf-joker-2, grumpf-sorc-3, grumpf-sorc-5]
    """
    box = opened().box
    for counts in product(range(broad(4, 5)), repeat=5):
        for tiles in range(5):
            assert best_series(box, *counts, jokers, tiles)[0] == brute_force(counts, jokers, tiles)


def test_the_lay_out_uses_no_more_than_there_is():
    """The additions are copies of real Animals or Jokers, the fewest that make the points [grumpf-sorc-6]."""
    box = opened().box
    for counts in product(range(3), repeat=5):
        for jokers, tiles in ((0, 2), (1, 0), (1, 3)):
            points, *extra = best_series(box, *counts, jokers, tiles)
            copies = min(tiles, sum(min(e, c) for e, c in zip(extra, counts, strict=True)))
            assert sum(extra) - copies <= jokers
            assert split_points(box, *(c + e for c, e in zip(counts, extra, strict=True))) == points


# --- Setting up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "huts", "tokens"), [(2, 1, 8), (3, 2, 8), (4, 2, 8), (5, 3, 8), (6, 3, 7)])
def test_what_each_number_of_players_gets(seats, huts, tokens):
    """[grumpf-setup-4, grumpf-setup-5, grumpf-setup-6, grumpf-setup-7]"""
    match = Match(opened(seats, mode="live"), "players")
    assert match.opened.box.huts == huts
    assert match.opened.box.clans == (3 if seats == 2 else seats)
    assert all(match.state.pool[seat] == (1 << tokens) - 1 for seat in range(seats))


def test_a_new_game():
    """[grumpf-setup-1, grumpf-setup-2, grumpf-setup-3, grumpf-setup-8, grumpf-round-2, grumpf-round-3]"""
    s = Match(opened(4, mode="live", newcomers=[2]), "new").state
    assert list(s.ground) == list(range(BOARDS))
    assert sum(s.bag) == 36
    assert sum(s.herd) == 12
    assert len(s.herd) == SORCERER, "the Sorcerer board holds no Animals"
    assert s.tiles_left == 4
    assert list(s.jokers) == [0, 0, 1, 0, 0, 0]
    assert s.phase == GET_READY


def test_all_animals_come_out_in_four_rounds():
    """[grumpf-round-1, grumpf-end-1]"""
    match = Match(opened(4), "bag")
    list(hunts_of(match, np.random.default_rng(1)))
    assert match.state.round == 4
    assert not any(match.state.bag)


def test_random_sides_are_a_mix_fixed_for_the_game():
    """[grumpf-setup-9, grumpf-ruling-36]"""
    grounds = set()
    for n in range(30):
        match = Match(opened(3, sides="random"), f"sides/{n}")
        before = tuple(match.state.ground)
        grounds.add(before)
        list(hunts_of(match, np.random.default_rng(n)))
        assert tuple(match.state.ground) == before
    assert len(grounds) > 15


def test_drops_show_every_face_in_every_place():
    """[grumpf-round-7, grumpf-ruling-24, grumpf-ruling-1]"""
    seen = set()
    for n in range(400):
        s = Match(opened(3), f"drop/{n}").state
        seen.update((slot, s.shows[1][slot]) for slot in range(SLOTS))
    assert seen == {(slot, face) for slot in range(SLOTS) for face in (1, 2, 3, 5, CLUB)}


def test_the_first_game_is_a_preset():
    assert open_box(GRUMPF, options=FIRST_GAME, seats=3).box.place_ms == 900


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hands": [1, 3, 1]}, "2 for a child"),
        ({"hands": [1]}, "one for each of 3 seats"),
        ({"newcomers": [3]}, "no seat 3"),
        ({"newcomers": [1, 1]}, "named twice"),
        ({"profiles": ["even", "even", "hasty"]}, "'hasty' is none of"),
        ({"hunt_limit_ms": 0}, "a simulation needs a limit"),
        ({"hunt_limit_ms": 500}, "30000 to 600000"),
        ({"beat_clock_s": 3}, "5 to 120"),
        ({"sides": ["one", "two"]}, "sides"),
    ],
)
def test_wrong_options_are_named(options, message):
    with pytest.raises(EditionError, match=message):
        opened(3, **options)


def edition_error(changes, **options):
    with pytest.raises(EditionError) as error:
        with_edition(changes, **options)
    return str(error.value)


def test_wrong_editions_are_named():
    """[grumpf-rt-4, grumpf-ruling-45, grumpf-ruling-23, grumpf-round-3, grumpf-ruling-4, grumpf-sim-9]"""
    boards = GRUMPF.default_edition()["boards"]
    assert "expected 4 rounds x 10" in edition_error({"edition": {"draw_per_round": 10}})
    assert "below every cost" in edition_error({"realtime": {"latency_credit_cap_ms": 300}})
    assert "series_points" in edition_error({"scoring": {"series_points": [0, 0, 3, 4, 5, 6]}})
    assert "7 neutral Grumpfs" in edition_error({"two_players": {"neutral_double_boards": ["mammoth"]}})
    assert "needs a number" in edition_error({"grumpfs": [{"id": "x", "faces": ["club", "club"], "copies": 8}]})
    assert "the Sorcerer board has none" in edition_error({"boards": [*boards[:5], {**boards[5], "animal": "bee"}]})
    assert "expected 'bee'" in edition_error({"boards": [*boards[:4], {**boards[4], "animal": "fish"}, boards[5]]})
    hasty = {"sim": {"think_ms": {"hasty": [1] * 16}}}
    assert "faster than a bot may be" in edition_error(hasty, mode="live", profiles=["hasty"] * 3)
    assert with_edition(hasty, profiles=["hasty"] * 3).box.think[0][0] == 1


# --- What is legal -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"mode": "live"}, {"hands": [2, 1, 2]}, {"mode": "beat", "hands": [2, 1, 1]}])
def test_what_is_offered_is_what_is_not_refused(options):
    """One legality for the mask and the start check [grumpf-rt-6]."""
    match = Match(opened(3, **options), "legal")
    for s in hunts_of(match, np.random.default_rng(3)):
        mask = [0] * mask_words(ACTIONS)
        GRUMPF.rules.legal(s, match.opened.box, mask)
        hand = deciding_hand(s, match.opened.box, s.actor)
        beat_flip = match.opened.box.mode == BEAT  # how many flips a beat has is no matter of the landing
        for action in range(PLACE if beat_flip else FLIP, READY):
            fine = start_refusal(s, match.opened.box, s.actor, hand, action) == FINE
            assert is_allowed(mask, action) == fine


@pytest.mark.parametrize("mode", ["live", "beat"])
def test_who_has_placed_all_is_asked_for_the_elder_alone(mode):
    match = Match(opened(3, mode=mode), "placed")
    told = set()
    for s in hunts_of(match, np.random.default_rng(3)):
        for seat in match.waiting():
            all_placed = s.pool[seat] == 0
            assert ("all your grumpfs are placed" in in_words(match.sight(seat).question.text).lower()) == all_placed
            told.add(all_placed)
    assert told == {True, False}


def test_the_largest_choice_is_within_the_ledgers_bound():
    for seats, most in ((2, 87), (5, 121), (6, 114)):
        match = Match(opened(seats), "largest")
        for s in hunts_of(match, np.random.default_rng(seats)):
            assert len(legal_actions(match.opened, s)) <= most


# --- The event clock ----------------------------------------------------------------------------------------------


def test_each_hand_is_asked_after_the_drop():
    """[grumpf-sim-2, grumpf-hunt-2]"""
    s = Match(opened(4, hands=[1, 2, 1, 1]), "start").state
    assert [s.at[hand] for hand in range(8) if s.does[hand]] == [500] * 5
    assert s.now == 500


def test_time_never_runs_backwards_and_landings_keep_their_distance():
    """[grumpf-rt-1, grumpf-rt-3, grumpf-fair-1, grumpf-sim-4]"""
    match = Match(opened(6, profiles=["even"] * 6), "time")
    before, began = 0, 0
    for s in hunts_of(match, np.random.default_rng(5)):
        if s.round != began:
            began, before = s.round, 0
        assert s.now >= before
        before = s.now
        for hand in range(HANDS):
            if s.does[hand] >= MOVING:
                assert s.at[hand] - s.start[hand] in (300, 500, 600)


def played(policies, **options):
    box = opened(4, **options)
    log = [0] * 4000
    results = interpreted.play_games(box, seed_words("streams"), 0, 1, policies, log)
    return log[: 2 * int(results.lengths[0])], results


def test_the_same_seed_gives_the_same_game():
    """[grumpf-sim-10]"""
    first, second = played([playout.GREEDY] * 4), played([playout.GREEDY] * 4)
    assert first[0] == second[0]
    assert first[1].scores.tolist() == second[1].scores.tolist()


def dealt(policy, **options):
    """Animals, drops and tie orders of a whole game."""
    match = Match(opened(4, **options), "streams")
    numbers = np.random.default_rng(policy)
    found = {}
    for s in hunts_of(match, numbers):
        if s.round not in found:
            pairs = tuple(tuple(sorted((s.shows[c][n], s.under[c][n])) for n in range(SLOTS)) for c in range(4))
            found[s.round] = (tuple(s.bag), tuple(s.tie), pairs)
    return found


def test_bots_and_profiles_change_no_draw_and_no_drop():
    """Streams are apart [grumpf-sim-7]."""
    assert dealt(1) == dealt(2) == dealt(1, profiles=["novice"] * 4) == dealt(3, mode="live")


def test_thinking_times_are_the_profiles():
    """[grumpf-sim-5]"""
    box = opened(3, profiles=["expert", "novice", "even"])
    match = Match(box, "thinking")
    seen = {0: set(), 1: set(), 2: set()}
    for s in hunts_of(match, np.random.default_rng(4)):
        for hand in range(6):
            if s.does[hand] >= MOVING and s.start[hand] > s.now:
                seen[hand // 2].add(s.start[hand] - s.now)
    assert max(seen[0]) <= 780
    assert max(seen[2]) <= 300
    assert max(seen[1]) > 780


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_hunt_ends(seats):
    """[grumpf-sim-8]"""
    results = interpreted.play_games(opened(seats), seed_words("ends"), 0, 5, [playout.GREEDY] * seats)
    assert all(results.overs == 1)
    assert max(results.lengths) < 600


# --- At the table ---------------------------------------------------------------------------------------------------


def test_the_screen_shows_boards_pools_and_series():
    match = Match(opened(2, mode="beat"), "screen")
    for seat in (0, 1):
        match.play_named(seat, "ready")
    match.play_named(0, "shout")
    text = plain(GRUMPF.screen.screen(match.sight(0).view))
    for words in ("Round 1 of 4, beat 1", "Mammoths • 20+", "Pink (you)", "│ no. 1 │", "Strength 20 or more in total."):
        assert words in text
    list(hunts_of(match, np.random.default_rng(1)))
    text = plain(GRUMPF.screen.screen(match.sight(2).view))
    assert "Series of Pink:" in text
    assert "Won by" in text


def in_beats(seed):
    match = Match(opened(3, mode="beat"), seed)
    for seat in range(3):
        match.play_named(seat, "ready")
    match.play_named(0, "shout")
    return match


def test_a_beat_is_told_before_what_happens_in_it():
    match = in_beats("order")
    match.play_named(0, "flip-1")
    for seat in range(3):
        match.play_named(seat, "hold")
    told = [in_words(line.text) for line in match.lines(1)]
    begins = told.index("Beat 1.")
    assert "Pink turns a Grumpf over" in told[begins + 1]
    assert set(told[begins + 2 : begins + 5]) == {"Pink holds.", "Blue holds.", "Yellow holds."}


def test_a_grumpf_is_named_by_the_side_that_it_shows():
    sight = in_beats("names").sight(0)
    told = {option.name: in_words(option.text) for option in sight.options}
    shown = [token.shows for token in sight.view.clans["pink"].pool]
    for n, face in enumerate(shown):
        nth = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")[shown[:n].count(face)]
        which = f"the {nth}" if shown.count(face) > 1 else "a"
        assert told[f"flip-{n + 1}"] == f"Turn over {which} {face}"


def test_what_a_ground_asks_for_is_said_by_the_numbers_of_the_edition():
    edition = GRUMPF.default_edition()
    mammoth, bird, *_, sorcerer = (board["sides"]["one"] for board in edition["boards"])
    mammoth["condition"]["min"] = 15
    bird |= {"condition": {"kind": "sum_even"}, "rank": "last_live", "rank_last": 2}
    sorcerer["condition"] = {"kind": "each_at_most", "max": 2}
    edition["boards"][4]["sides"]["one"]["text"] = "As you like it."
    boards = Match(open_box(GRUMPF, edition, {}, 3), "texts").sight(0).view.boards
    assert [in_words(board.text) for board in boards] == [
        "Strength 15 or more in total.",
        "The total Strength is an even number. Only the 2 rearmost Grumpfs still standing decide who is strongest.",
        "Strength 10 at the most in total.",
        "4 or more Grumpfs still standing, any colours.",
        "As you like it.",
        "Nobody standing may be stronger than 2. The strongest clan takes a Sorcerer tile.",
    ]


def test_pink_and_purple_are_told_apart():
    assert initials(["pink", "blue", "yellow"]) == {"pink": "P", "blue": "B", "yellow": "Y"}
    assert initials(["pink", "blue", "purple"]) == {"pink": "Pi", "blue": "B", "purple": "Pu"}


def test_a_collected_animal_is_worth_what_the_series_say():
    match = Match(opened(3), "worth")
    list(hunts_of(match, np.random.default_rng(2)))
    view = match.sight(3).view
    for word, clan in view.clans.items():
        assert clan.points == sum(series.points for series in view.series[word])
        assert clan.animal_count <= sum(len(series.animals) for series in view.series[word])
