"""Who knows where each card is: one truth for views, for search and for the leak test.

A state that uses it has, for cards numbered 0, 1, 2, ...:

    where: Ints = i8(CARDS)            # the pile a card is in
    may: Rows = i8(OBSERVERS, CARDS)   # the piles it may be in as far as an observer knows, as bits
    placed: Ints = i8(CARDS)           # observers who know its exact place in the deck, as bits
    room: Ints = i8(PILES)             # working space of `redeal`, zero between decisions
    via: Ints = i8(PILES)              # the same

Observers are the seats and, last, the spectator. Facts are kept card by card; what links several cards
("one of these five") is relaxed to what it says of each of them.
"""

from __future__ import annotations

from typing import Protocol

from folktable.engine.chance import IMAGINED, rand
from folktable.engine.record import Ints, Rows

NOWHERE = -1


class CardTable(Protocol):
    """The fields that these functions work on; any state that declares them will do."""

    key: Ints
    drawn: Ints
    where: Ints
    may: Rows
    placed: Ints
    room: Ints
    via: Ints


def move(s: CardTable, card: int, pile: int) -> None:
    """A card goes to a pile before everybody's eyes."""
    s.where[card] = pile
    for observer in range(len(s.may)):
        s.may[observer][card] = 1 << pile


def move_secretly(s: CardTable, card: int, pile: int, knowers: int) -> None:
    """A card changes piles; all see that one did, only the knowers (bits) see which."""
    left = s.where[card]
    s.where[card] = pile
    for observer in range(len(s.may)):
        possible = s.may[observer]
        if knowers >> observer & 1:
            possible[card] = 1 << pile
        else:  # it may have been any card of the pile it left
            for other in range(len(possible)):
                if possible[other] >> left & 1:
                    possible[other] |= 1 << pile


def see(s: CardTable, observer: int, card: int) -> None:
    """An observer sees where one card is."""
    s.may[observer][card] = 1 << s.where[card]


def see_pile(s: CardTable, observer: int, pile: int) -> None:
    """An observer sees all cards of a pile, and so that no other card is in it."""
    possible = s.may[observer]
    for card in range(len(possible)):
        if s.where[card] == pile:
            possible[card] = 1 << pile
        else:
            possible[card] &= ~(1 << pile)


def merge_piles(s: CardTable, emptied: int, into: int, was_empty: bool) -> None:
    """A whole pile goes into another (a reshuffle). The other one may have been known to be empty."""
    for card in range(len(s.where)):
        if s.where[card] == emptied:
            s.where[card] = into
        for observer in range(len(s.may)):
            possible = s.may[observer]
            if was_empty:
                possible[card] &= ~(1 << into)
            if possible[card] >> emptied & 1:
                possible[card] = (possible[card] & ~(1 << emptied)) | 1 << into


def knows(s: CardTable, observer: int, card: int) -> bool:
    """Is the observer sure which pile the card is in?"""
    possible = s.may[observer][card]
    return possible & (possible - 1) == 0


# --- What a seat can imagine ---------------------------------------------------------------------------


def redeal(s: CardTable, observer: int) -> None:
    """Deal all cards the observer is unsure of anew, as its knowledge allows.

    The outcome depends on the observer's knowledge and the generator alone, never on where the cards
    really are: imagining from an imagined state is the same as imagining from the real one.
    """
    left = 0
    for pile in range(len(s.room)):
        s.room[pile] = 0
    for card in range(len(s.where)):
        if not knows(s, observer, card):
            s.room[s.where[card]] += 1
            s.where[card] = NOWHERE
            left += 1
    while left > 0:
        card = nth_undealt(s, rand(s, IMAGINED, left))
        pile = pile_with_room(s, s.may[observer][card])
        if pile == NOWHERE:
            pile = make_room(s, observer, card)
        s.where[card] = pile
        s.room[pile] -= 1
        left -= 1
    for pile in range(len(s.room)):
        s.via[pile] = 0
    for card in range(len(s.where)):  # what the others know is not known either: let them know all
        s.placed[card] &= 1 << observer
        for other in range(len(s.may)):
            if other != observer:
                s.may[other][card] = 1 << s.where[card]


def reorder(s: CardTable, observer: int, pile: int, order: Ints, count: int) -> None:
    """Lay a pile in an order that the observer thinks possible: the places it knows stay as they are."""
    left = 0
    for card in range(len(s.where)):
        if s.where[card] == pile and not s.placed[card] >> observer & 1:
            s.where[card] = NOWHERE
            left += 1
    for i in range(count):
        if not (s.placed[order[i]] >> observer & 1 and s.where[order[i]] == pile):
            card = nth_undealt(s, rand(s, IMAGINED, left))
            order[i] = card
            s.where[card] = pile
            left -= 1


def nth_undealt(s: CardTable, n: int) -> int:
    for card in range(len(s.where)):
        if s.where[card] == NOWHERE:
            if n == 0:
                return card
            n -= 1
    return NOWHERE


def pile_with_room(s: CardTable, allowed: int) -> int:
    """One of the allowed piles, as likely as it has room; NOWHERE if all are full."""
    total = 0
    for pile in range(len(s.room)):
        if allowed >> pile & 1:
            total += s.room[pile]
    if total == 0:
        return NOWHERE
    n = rand(s, IMAGINED, total)
    for pile in range(len(s.room)):
        if allowed >> pile & 1:
            if n < s.room[pile]:
                return pile
            n -= s.room[pile]
    return NOWHERE


def make_room(s: CardTable, observer: int, card: int) -> int:
    """Free a place for a card whose piles are full by moving dealt cards on (an augmenting path)."""
    reached = s.may[observer][card]
    for _ in range(len(s.room)):
        for other in range(len(s.where)):
            source = s.where[other]
            if source == NOWHERE or not reached >> source & 1 or knows(s, observer, other):
                continue
            for pile in range(len(s.room)):
                if s.may[observer][other] >> pile & 1 and not reached >> pile & 1:
                    reached |= 1 << pile
                    s.via[pile] = other
                    if s.room[pile] > 0:
                        s.room[pile] -= 1
                        freed = pile
                        while not s.may[observer][card] >> freed & 1:
                            mover = s.via[freed]
                            source = s.where[mover]
                            s.where[mover] = freed
                            freed = source
                        s.room[freed] += 1
                        return freed
    return NOWHERE  # cannot happen while every card is where each observer thinks it may be
