"""What a seat sees, as numbers: no more than it knows. "Mine" is the observer's, "theirs" the other seat's."""

from folktable.engine.knowledge import pile_size
from folktable.engine.observing import Row, bits, each, layout_of, number, observe_of, one
from folktable_briscola.state import *

PILE_NAMES = ("the deck", "the trump card", "my hand", "their hand", "the table", "my tricks", "their tricks")


def seen_as(pile: int, me: int) -> int:
    """The pile at this place of the row: mine before theirs."""
    if pile == HAND or pile == HAND + 1:
        return HAND + ((pile - HAND) ^ me)
    if pile == WON or pile == WON + 1:
        return WON + ((pile - WON) ^ me)
    return pile


SEEN: Row = (
    one("asked", 2, "who is asked: me, them", lambda s, box, me: NONE if s.over else 0 if s.actor == me else 1),
    each(bits(f"in {pile}", CARDS, f"cards that I know to be there: {pile}",
              lambda s, box, me, n: s.piles[seen_as(n, me)] & ~s.unsure[me]) for pile in PILE_NAMES),
    each(bits(f"may be in {pile}", CARDS, f"cards that may be there as far as I know: {pile}",
              lambda s, box, me, n: s.may[me][seen_as(n, me)]) for pile in PILE_NAMES),
    one("my card", CARDS, "what I have played to the trick", lambda s, box, me: s.trick[me]),
    one("their card", CARDS, "what they have played to the trick", lambda s, box, me: s.trick[1 - me]),
    one("trump", SUITS, "the suit of trumps"),
    number("deck size", CARDS, "cards in the deck"),
    number("my hand size", HAND_SIZE, "cards in my hand", lambda s, box, me: pile_size(s, HAND + me)),
    number("their hand size", HAND_SIZE, "cards in their hand", lambda s, box, me: pile_size(s, HAND + 1 - me)),
)  # fmt: skip
FEATURES, observe = layout_of(SEEN), observe_of(SEEN, __name__)

LEFT_OUT = {"you": "a seat sees itself first, whichever it is"}
