"""Option sets of Violet and the Grumpy Nisse for the tests of every game, and its invariants."""

from __future__ import annotations

from folktable.engine.record import RUNNING
from folktable.games.violet.state import *

OPTION_SETS = [
    (2, {}),
    (2, {"tiles_face_up": True, "handicap_torech": 7, "handicap_violet": 3}),
    (2, {"kept_tiles_public": False, "discard_memory_aid": False, "handicap_torech": 3, "handicap_violet": -3}),
    (2, {"rest_when_full": True, "wipe_window": "any_own_decision"}),
    (2, {"short_deck_peek": "reshuffle_under", "seven_reveal": "snapshot", "surplus_three": "keep_one"}),
]

PERFT = [
    (2, {}, "perft", [5, 20, 60, 120, 480, 1920, 3840, 15360]),
    (2, {"handicap_torech": 7, "tiles_face_up": True}, "wide", [7, 42, 210, 420, 1680, 6720, 13440]),
    (2, {"handicap_torech": 3}, "narrow", [3, 6, 6, 12, 48, 192, 384, 1536]),
]

# The scenario whose last decision wins at once, whatever is hidden, where others do not.
WIN_IN_ONE = ("journey.yaml", "The step to the Fire costs nothing, and wins")


def check(s, opened):
    box = opened.box
    for card in range(CARDS):
        assert sum(s.piles[pile] >> card & 1 for pile in range(PILES)) == 1, "every card is in one place"
    if s.tiles_laid == SPOTS:
        assert sorted(s.deck[: s.deck_size]) == cards_in(s, DECK)
    on_tableau = [card for card in s.tableau if card != NONE]
    assert sorted(on_tableau) == cards_in(s, TABLEAU)
    assert sorted(card for slot in s.slots for card in slot if card != NONE) == cards_in(s, FEAR_SLOT)
    assert not any(placed & ~s.piles[DECK] for placed in s.placed)
    for seat in range(2):
        assert len(cards_in(s, HAND + seat)) <= 7
        assert s.piles[HAND + seat] & s.unsure[seat] == 0, "one knows one's own hand"
    assert 0 <= s.fuel <= box.lantern
    assert 0 <= s.violet <= s.path_length <= LONGEST_PATH
    assert box.fear_start <= s.fear <= box.fear_length + 1 + s.violet
    assert sum(s.token_lies) + sum(s.tokens) <= 4
    assert all(BOXED <= place <= SPENT for place in s.tile_at)
    if s.phase == TRICK_GET:
        assert s.trick_card in cards_in(s, HAND + TORECH)
    if s.over == RUNNING:
        assert s.winner == NOBODY
        assert s.waiting == 1 << s.actor
        if s.phase in (PLAY, TAKE, BEFORE_DRAW, AFTER_DRAW):
            assert len(on_tableau) == 4


def cards_in(s, pile):
    return [card for card in range(CARDS) if s.piles[pile] >> card & 1]
