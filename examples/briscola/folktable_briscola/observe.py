"""What a seat sees, as numbers: no more than it knows. "Mine" is the observer's, "theirs" the other seat's."""

from __future__ import annotations

from folktable.engine.knowledge import pile_size
from folktable.engine.observing import bits, number, put_number, put_one, put_set
from folktable.engine.record import Ints
from folktable_briscola.box import Box
from folktable_briscola.state import *

PILE_NAMES = ("the deck", "the trump card", "my hand", "their hand", "the table", "my tricks", "their tricks")

FEATURES = (
    bits("asked", 2, "who is asked: me, them"),
    *(bits(f"in {pile}", CARDS, f"cards that I know to be there: {pile}") for pile in PILE_NAMES),
    *(bits(f"may be in {pile}", CARDS, f"cards that may be there as far as I know: {pile}") for pile in PILE_NAMES),
    bits("my card", CARDS, "what I have played to the trick"),
    bits("their card", CARDS, "what they have played to the trick"),
    bits("trump", SUITS, "the suit of trumps"),
    number("deck size", CARDS, "cards in the deck"),
    number("my hand size", HAND_SIZE, "cards in my hand"),
    number("their hand size", HAND_SIZE, "cards in their hand"),
)

LEFT_OUT = {"you": "a seat sees itself first, whichever it is"}


def observe(s: State, box: Box, observer: int, out: Ints) -> None:
    at = put_one(out, 0, NONE if s.over else 0 if s.actor == observer else 1, 2)
    for place in range(PILES):
        at = put_set(out, at, s.piles[seen_as(place, observer)] & ~s.unsure[observer], CARDS)
    for place in range(PILES):
        at = put_set(out, at, s.may[observer][seen_as(place, observer)], CARDS)
    at = put_one(out, at, s.trick[observer], CARDS)
    at = put_one(out, at, s.trick[1 - observer], CARDS)
    at = put_one(out, at, s.trump, SUITS)
    at = put_number(out, at, s.deck_size)
    at = put_number(out, at, pile_size(s, HAND + observer))
    put_number(out, at, pile_size(s, HAND + 1 - observer))


def seen_as(pile: int, observer: int) -> int:
    """The pile at this place of the row: mine before theirs."""
    if pile == HAND or pile == HAND + 1:
        return HAND + ((pile - HAND) ^ observer)
    if pile == WON or pile == WON + 1:
        return WON + ((pile - WON) ^ observer)
    return pile
