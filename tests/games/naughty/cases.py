"""Option sets of Naughty or Nice for the tests of every game, and its invariants."""

from __future__ import annotations

from folktable.engine.record import RUNNING
from folktable.games.naughty.state import *

OPTION_SETS = [
    (3, {}),
    (2, {"level": 1, "basic_action_required": False}),
    (2, {"giver_selection": "random", "tomte_on_reindeer": True, "caga_per_wish": 2, "summon_after_midnight": "none"}),
    (4, {"level": 2, "first_player": "host", "befana_bonus": "pair", "majority_ties": "none"}),
    (5, {"level": 3, "final_turn": "basic_only", "scrooge_stacking": "merge", "reaction_prompts": "holders"}),
    (
        4,
        {
            "level": 4,
            "first_player": "birthday",
            "birthdays": ["06-01", "12-30", "11-11", "02-29"],
            "santa_search": "all_zones",
            "santa_starting_reindeer": False,
            "cat_reveal": "hands",
            "ded_own_play_extra": True,
            "ded_own_discard": False,
        },
    ),
    (
        5,
        {
            "summon_after_midnight": "bonus_only",
            "score_floor": "zero",
            "full_set_bonus": "every_set",
            "father_christmas": "three_total",
            "christkindl_triggers": ["elves", "papa_wolverine", "tomte"],
            "christkindl_own_creatures": False,
            "caga_points": "given_only",
            "caga_per_wish": 3,
            "kiddo_reshuffle": True,
        },
    ),
    (5, {"giver_selection": "random"}),
]

PERFT = [
    (3, {}, "perft", [9, 72, 504, 1482, 3427, 7622, 18055]),
    (2, {"level": 1}, "perft", [3, 5, 12, 34, 134, 286, 648, 2040, 7573, 16878]),
    (5, {"giver_selection": "random"}, "perft", [5, 12, 21, 25, 73, 248, 557, 1608, 5587, 12897]),
    (4, {"level": 3, "giver_selection": "random"}, "creatures", [2, 6, 17, 40, 113, 206, 441, 836, 1799, 4263, 10614]),
]

PUBLIC = (DISCARD, ROW_SPACE, GIVEN, SHOWN, IN_PLAY, RUDOLF, REMOVED)

# The scenario whose last decision wins at once, whatever is hidden, where others do not.
WIN_IN_ONE = ("midnight.yaml", "A Scrooge on a player without a turn left stays there")


def check(s, opened):
    check_presents(s, opened)
    check_creatures(s, opened)
    check_kiddos(s, opened)
    check_course(s, opened)


def everybody(opened):
    return (1 << opened.seats + 1) - 1


def in_zone(places, zone):
    return [card for card in range(len(places)) if places[card] == zone]


def check_presents(s, opened):
    box = opened.box
    for kind in range(KINDS):
        zones = [s.present_in[kind * COPIES + copy] for copy in range(COPIES)]
        assert COPIES - zones.count(REMOVED) == box.present_copies[kind], "no present is lost"
        for seat in range(MOST_SEATS):
            assert s.presents[seat][kind] == zones.count(HAND + seat)
    deck = s.present_deck[: s.present_deck_size]
    assert sorted(deck) == in_zone(s.present_in, DECK)
    assert not any(s.present_deck[s.present_deck_size :])
    assert sorted(card for card in s.row if card != NONE) == in_zone(s.present_in, ROW_SPACE)
    assert all(s.row[space] == NONE for space in range(box.row, ROW))
    check_knowledge(s.present_in, s.present_seen, opened)
    for seat in range(opened.seats):
        for kind in range(KINDS):
            known = [c for c in range(kind * COPIES, kind * COPIES + COPIES) if s.present_in[c] == HAND + seat]
            if s.lacks[seat] >> kind & 1:
                assert not any(s.present_seen[card] == everybody(opened) for card in known)


def check_creatures(s, opened):
    box = opened.box
    cards = box.first_creature[CREATURE_KINDS] if box.with_creatures else 0
    assert all(s.creature_in[card] == REMOVED for card in range(cards, CREATURES))
    assert all(s.creature_in[card] != REMOVED for card in range(cards)), "no creature is lost"
    for seat in range(MOST_SEATS):
        own = [box.creature_kind[card] for card in in_zone(s.creature_in, HAND + seat)]
        assert s.creatures[seat] == [own.count(kind) for kind in range(CREATURE_KINDS)]
        before = [box.creature_kind[card] for card in in_zone(s.creature_in, BEFORE + seat)]
        assert all(kind == MR_SCROOGE for kind in before)
    assert all(box.creature_kind[card] == REINDEER for card in in_zone(s.creature_in, RUDOLF))
    assert sorted(s.creature_deck[: s.creature_deck_size]) == in_zone(s.creature_in, DECK)
    stack = [card for card in s.creature_stack[: s.creature_stack_size] if card != MIDNIGHT]
    assert sorted(stack) == in_zone(s.creature_in, BOTTOM)
    assert not any(s.creature_deck[s.creature_deck_size :])
    assert not any(s.creature_stack[s.creature_stack_size :])
    assert sorted(s.looked_at[: s.looked_count]) == in_zone(s.creature_in, LOOKED_AT)
    in_play = [s.creature[place] for place in range(s.depth) if s.task[place] == PLAYING]
    for kind in {box.creature_kind[card] for card in in_zone(s.creature_in, IN_PLAY)}:
        assert kind in in_play, "what is in play is on the stack"
    fresh = [card for card in range(CREATURES) if s.fresh >> card & 1]
    assert all(HAND <= s.creature_in[card] < BEFORE for card in fresh)
    check_knowledge(s.creature_in, s.creature_seen, opened)
    reindeer = range(box.first_creature[REINDEER], box.first_creature[REINDEER + 1])
    for part, bit in ((DECK, 1), (BOTTOM, 2)):
        assert not (s.barren & bit and any(s.creature_in[card] == part for card in reindeer))


def check_knowledge(places, seen, opened):
    """One knows one's own hand, all know what lies open; a bit of knowledge is about where the card is now."""
    for card, zone in enumerate(places):
        if zone in PUBLIC or zone >= BEFORE:
            assert seen[card] == everybody(opened)
        elif zone >= HAND:
            assert seen[card] >> (zone - HAND) & 1
        assert seen[card] & ~everybody(opened) == 0


def check_kiddos(s, opened):
    box = opened.box
    assert all((s.kiddo_in[kiddo] == REMOVED) == (not box.kiddo_used[kiddo]) for kiddo in range(KIDDOS))
    assert sorted(kiddo for kiddo in s.playground if kiddo != NONE) == in_zone(s.kiddo_in, ROW_SPACE)
    assert sorted(s.kiddo_deck[: s.kiddo_deck_size]) == in_zone(s.kiddo_in, DECK)
    stack = [kiddo for kiddo in s.kiddo_stack[: s.kiddo_stack_size] if kiddo != MIDNIGHT]
    assert sorted(stack) == in_zone(s.kiddo_in, BOTTOM)
    struck = MIDNIGHT not in s.kiddo_stack or (box.with_creatures and MIDNIGHT not in s.creature_stack)
    assert bool(s.midnight) == bool(struck)
    won = sum(len(in_zone(s.kiddo_in, HAND + seat)) for seat in range(MOST_SEATS))
    assert sum(s.wishes) <= won


def check_course(s, opened):
    box = opened.box
    taken = [giver for giver in s.giver if giver != NONE]
    assert len(set(taken)) == len(taken)
    assert not any(s.room)
    assert 0 <= s.depth <= DEPTH
    for field in (s.task, s.doer, s.step, s.asked, s.left, s.creature, s.number, s.victim, s.called, s.space):
        assert not any(field[s.depth :]), "what is done with leaves nothing behind"
    if box.floor:
        assert min(s.points) >= 0
    wishing = [place for place in range(s.depth) if s.task[place] == WISHING]
    if not wishing:
        assert not any(s.due)
        assert s.kiddo == s.worth == s.least_kind == s.same_colour == 0
        assert not in_zone(s.present_in, GIVEN)
    assert s.tuckable == 0 or s.task[s.depth - 1] == TUCKING
    if s.over != RUNNING:
        assert s.depth == 0, "every stack unwinds"
        assert s.waiting == 0
    else:
        assert s.waiting == 1 << s.actor
        assert s.phase < AUTOMATIC
        assert (s.phase in (MAIN, PICK_GIVER, SANTAS_PAIR, SEARCH_WHERE, SWEEP)) == (s.depth == 0)
