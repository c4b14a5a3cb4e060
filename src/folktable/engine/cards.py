"""A few small things that every card game does with a pile: an array, its top at the end, and a count."""

from __future__ import annotations

from folktable.engine.record import Ints


def index_in(pile: Ints, count: int, card: int) -> int:
    """Where a card lies in a pile, -1 if it does not."""
    for i in range(count):
        if pile[i] == card:
            return i
    return -1


def close_gap(pile: Ints, count: int, index: int) -> None:
    """Take out the entry at `index`; what lay above it slides down. The caller lowers the count."""
    for i in range(index, count - 1):
        pile[i] = pile[i + 1]
    pile[count - 1] = 0


def lift(pile: Ints, index: int) -> int:
    """Take the card on top, at `index`; what is not in use is zero. The caller has lowered the count to it."""
    card = pile[index]
    pile[index] = 0
    return card


def gather(places: Ints, place: int, pile: Ints) -> int:
    """Lay the cards that are in a place into a pile, in rising order; how many they are."""
    count = 0
    for card in range(len(places)):
        if places[card] == place:
            pile[count] = card
            count += 1
    return count


def gather_anew(places: Ints, place: int, into: int, pile: Ints) -> int:
    """The same where the pile is another place than they were in: discards that become a deck."""
    count = gather(places, place, pile)
    for i in range(count):
        places[pile[i]] = into
    return count


def nth_in(places: Ints, place: int, n: int) -> int:
    """The n-th of the cards that are in a place, counted from 0; -1 if there are not so many."""
    for card in range(len(places)):
        if places[card] == place:
            if n == 0:
                return card
            n -= 1
    return -1


def fill(entries: Ints, value: int) -> None:
    """All of them are this from now on."""
    for n in range(len(entries)):
        entries[n] = value


def copy(source: Ints, into: Ints) -> None:
    """As many as there are in `into`."""
    for n in range(len(into)):
        into[n] = source[n]
