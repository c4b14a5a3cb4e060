"""Option sets of The Grumpy Nisse for the tests of every game, and its invariants."""

from __future__ import annotations

from folktable.engine.record import RUNNING
from folktable.games.nisse.state import *

OPTION_SETS = [
    (2, {}),
    (2, {"three_lead_offcolour": "lead_wins", "seven_suits": "flower_pinecone", "quick_start": True}),
    (2, {"draw_rule": "one_card", "six_until": "before_next_draw", "row_shift": "after_roll"}),
    (2, {"two_give_back": "any_card", "discard_view": "top_card", "deck_lists": "hidden"}),
    (2, {"draw_rule": "one_card", "discard_view": "top_card", "quick_start": True}),
    (2, {"six_until": "before_next_draw", "deck_lists": "hidden", "seven_suits": "flower_pinecone"}),
]

PERFT = [
    (2, {}, "perft", [2, 12, 48, 246, 720, 2880]),
    (2, {"row_shift": "after_roll"}, "other", [2, 12, 48, 246, 900]),
    (2, {"quick_start": True}, "perft", [4, 16, 76, 304, 1222, 4452, 17278]),
]


def pile(s, which):
    return [card for card in range(CARDS) if s.piles[which] >> card & 1]


# The scenario whose last decision wins at once, whatever is hidden, where others do not.
WIN_IN_ONE = ("events.yaml", "Torech's third win on the plan space is the game")


def check(s, opened):
    check_piles(s)
    check_knowledge(s)
    if s.round == 0:
        check_draft(s)
    else:
        check_round(s, opened.box)
    check_board(s, opened.box)
    assert s.over != RUNNING or (s.winner == NOBODY and s.waiting == 1 << s.actor and 0 <= s.phase <= BURY)


def check_piles(s):
    for card in range(CARDS):
        assert sum(cards >> card & 1 for cards in s.piles) == 1, "every card is in one place"
    for seat in range(2):
        deck, discard = s.deck[seat], s.discard[seat]
        assert sorted(deck[: s.deck_size[seat]]) == pile(s, DECK + seat)
        assert sorted(discard[: s.discard_size[seat]]) == pile(s, DISCARD + seat)
        assert not any(deck[s.deck_size[seat] :])
        assert not any(discard[s.discard_size[seat] :])
    assert sorted(card for card in s.played if card != NONE) == pile(s, PLAYED)
    assert sorted(card for card in s.grid if card != NONE) == pile(s, GRID)


def check_knowledge(s):
    for observer in range(OBSERVERS):
        unsure, may = s.unsure[observer], s.may[observer]
        assert not s.placed[observer] & ~(s.piles[DECK] | s.piles[DECK + TORECH])
        for seat in range(2):
            deck, hand = s.piles[DECK + seat], s.piles[HAND + seat]
            assert seat != observer or not unsure & (deck | hand), "one knows one's own cards"
            assert not (may[DECK + seat] | may[HAND + seat]) & ~(deck | hand), "whose cards are whose is no secret"
            if s.open_for[seat] or not deck:
                assert not unsure & hand, "an open hand hides nothing, nor does one without a deck"


def check_draft(s):
    left = len(pile(s, GRID))
    assert left == CARDS - 3 * (s.roll - 1) - (s.pick - 1)
    assert s.roll <= 11 or left <= 3
    unused = sum(face > 0 for face in s.dice) + (s.die > 0)
    assert unused == (4 - s.pick if s.roll <= 11 else 0)
    for row in range(ROWS):
        cards = [card for card in s.grid[row * COLUMNS : (row + 1) * COLUMNS] if card != NONE]
        assert row < s.rows or not cards


def check_round(s, box):
    """Each player keeps 18 cards; hands, decks and discards are equal in number at the start of every turn."""
    assert not pile(s, GRID)
    assert not any(pile(s, TAKEN + seat) for seat in range(2))
    for seat in range(2):
        hand = len(pile(s, HAND + seat))
        assert hand <= box.hand + 1
        assert hand + s.deck_size[seat] + s.discard_size[seat] + (s.played[seat] != NONE) == DECK_CARDS
    if s.phase == LEAD or s.over:
        assert s.over or s.played == [NONE, NONE]
    if s.phase == LEAD:
        assert len(pile(s, HAND)) == len(pile(s, HAND + TORECH))
        assert s.deck_size[VIOLET] == s.deck_size[TORECH]
        assert s.discard_size[VIOLET] == s.discard_size[TORECH]
        assert not any(s.sevened)
        assert not s.cards_returned
    assert 1 <= s.round <= box.rounds
    assert s.turn <= MOST_TURNS


def check_board(s, box):
    assert 1 <= s.space <= SPACES
    assert not s.shortcut_live or box.event[s.space] == SHORTCUT_ENDS
    assert not s.plan_wins or (box.event[s.space] == PLAN and s.plan_wins <= box.plan_wins)
    assert all(box.event[space] == PANIC for space in range(SPACES + 1) if s.panicked >> space & 1)
