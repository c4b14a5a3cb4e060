"""A few lines of sense for a simple player. It looks only at what its seat can see."""

from folktable.games.nisse.box import Box
from folktable.games.nisse.compare import compare
from folktable.games.nisse.draft import is_wild
from folktable.games.nisse.piles import number_of, other, suit_of
from folktable.games.nisse.state import *


def worth_of(s: State, box: Box, action: int) -> int:
    if action >= ORDER:
        return worth_of_order(s, box, action - ORDER)
    if action == DECLINE:  # swap only for something strong
        return 8
    if action >= DIE:  # a wild die takes the best card there is
        return 10 if is_wild(s, action - DIE + 1) else best_in_row(s, action - DIE + 1)
    return worth_of_card(s, box, action - CARD)


def best_in_row(s: State, row: int) -> int:
    first = (row - 1) * COLUMNS
    return max((number_of(s.grid[first + n]) for n in range(COLUMNS) if s.grid[first + n] != NONE), default=0)


def worth_of_order(s: State, box: Box, order: int) -> int:
    """The strongest card on top."""
    return strength(s, box, s.deck[s.actor][s.deck_size[s.actor] - 1 - order // 2])


def worth_of_card(s: State, box: Box, card: int) -> int:
    value = strength(s, box, card)
    if s.phase == FOLLOW:  # win as cheaply as possible, else give away a weak card
        outcome, _ = compare(box, s.played[other(s.actor)], card, box.trump[s.space])
        if outcome == FOLLOW_WINS:
            return 60 - value
        return 20 - value if outcome == DICE_DECIDE else -value
    if s.phase == PANIC_DISCARD or s.phase == SWAP_GIVE or s.phase == BURY:
        return -value
    return value


def strength(s: State, box: Box, card: int) -> int:
    """A trump is stronger than any other card, now that Violet is where she is."""
    return number_of(card) + (10 if s.round > 0 and suit_of(card) == box.trump[s.space] else 0)
