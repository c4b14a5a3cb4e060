"""For `pytest --pyargs folktable.testing --game briscola`: option sets, invariants, perft."""

from folktable_briscola.state import *

OPTION_SETS = [(2, {})]
PERFT = [(2, {}, "perft", [3, 9, 27, 81, 243])]


def check(s, opened):
    for card in range(CARDS):
        assert sum(s.piles[pile] >> card & 1 for pile in range(PILES)) == 1, "every card is in one place"
    assert sorted(s.deck[: s.deck_size]) == [card for card in range(CARDS) if s.piles[DECK] >> card & 1]
    assert not any(s.deck[s.deck_size :])
    for seat in range(2):
        assert s.piles[HAND + seat].bit_count() <= HAND_SIZE
        assert s.piles[HAND + seat] & s.unsure[seat] == 0, "one knows one's own hand"
    if s.over:
        assert (
            sum(sum(opened.box.points[c % RANKS] for c in range(CARDS) if s.piles[WON + n] >> c & 1) for n in (0, 1))
            == 120
        )
