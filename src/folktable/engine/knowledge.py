"""Who knows where each card is: one truth for views, for search and for the leak test.

Piles (15 at most) are sets of cards, cards are numbered from 0 (62 at most), a set is an integer of bits. A state that
uses this is a `CardState`: `class State(CardState, piles=PILES, observers=OBSERVERS)`.

Observers are the seats and, last, the spectator. Facts are kept card by card; what links several cards
("one of these five") is relaxed to what it says of each of them.
"""

from __future__ import annotations

from folktable.engine.chance import IMAGINED, rand
from folktable.engine.choices import bit_count, nth_bit
from folktable.engine.record import GameState, Ints, Rows, i8, i64

NOWHERE = -1
MIXES = 6  # exchanges tried per card in `mix`: enough that no share was measured more than 0.05 off


class CardState(GameState):
    """The fields that these functions work on. A game says how many piles and observers it has."""

    piles: Ints  # the cards in each pile: the truth
    unsure: Ints  # cards whose pile an observer does not know
    may: Rows  # of those, the ones that may be in each pile as far as it knows
    placed: Ints  # cards whose exact place in a deck it knows
    room: Ints  # working space of `redeal`, zero between decisions
    via: Ints  # the same

    def __init_subclass__(cls, piles: int, observers: int, room: int = 0) -> None:
        """`room` where a game works with more of it than there are piles."""
        space = max(room, piles)
        cls.fields = {
            **cls.fields,
            "piles": i64(piles),
            "unsure": i64(observers),
            "may": i64(observers, piles),
            "placed": i64(observers),
            "room": i8(space),
            "via": i8(space),
        }
        super().__init_subclass__()


def in_pile(s: CardState, card: int, pile: int) -> bool:
    return s.piles[pile] >> card & 1 == 1


def pile_size(s: CardState, pile: int) -> int:
    return bit_count(s.piles[pile])


def move(s: CardState, card: int, left: int, pile: int) -> None:
    """A card goes from one pile to another before everybody's eyes."""
    s.piles[left] &= ~(1 << card)
    s.piles[pile] |= 1 << card
    for observer in range(len(s.unsure)):
        become_sure(s, observer, 1 << card)


def move_secretly(s: CardState, card: int, left: int, pile: int, knowers: int) -> None:
    """A card changes piles; all see that one did, only the knowers (bits) see which."""
    for observer in range(len(s.unsure)):
        if knowers >> observer & 1:
            become_sure(s, observer, 1 << card)
        else:
            known_there = s.piles[left] & ~s.unsure[observer]
            candidates = known_there | s.may[observer][left]
            if candidates == 1 << card:  # it can have been no other
                become_sure(s, observer, candidates)
            else:
                s.unsure[observer] |= known_there
                s.may[observer][left] |= known_there
                s.may[observer][pile] |= candidates
    s.piles[left] &= ~(1 << card)
    s.piles[pile] |= 1 << card


def draw_secretly(s: CardState, card: int, deck: int, hand: int, knowers: int) -> int:
    """A card comes from a known place of a deck; who knew that place knows the card. All who know it now, as bits."""
    for observer in range(len(s.placed)):
        knowers |= (s.placed[observer] >> card & 1) << observer
    forget_places(s, 1 << card)
    move_secretly(s, card, deck, hand, knowers)
    return knowers


def forget_places(s: CardState, cards: int) -> None:
    """Cards that leave a deck, or are shuffled in it, have no place in it that anybody could know."""
    for observer in range(len(s.placed)):
        s.placed[observer] &= ~cards


def become_sure(s: CardState, observer: int, cards: int) -> None:
    """The observer knows where these cards are."""
    if s.unsure[observer] & cards:
        s.unsure[observer] &= ~cards
        for pile in range(len(s.piles)):
            s.may[observer][pile] &= ~cards


def see_pile(s: CardState, observer: int, pile: int) -> None:
    """An observer sees all cards of a pile, and so that no other card is in it."""
    become_sure(s, observer, s.piles[pile])
    s.may[observer][pile] = 0
    conclude(s, observer)


def merge_piles(s: CardState, emptied: int, into: int) -> None:
    """A whole pile goes into another (a reshuffle). All see how many cards were in either."""
    was_empty = s.piles[into] == 0
    s.piles[into] |= s.piles[emptied]
    s.piles[emptied] = 0
    for observer in range(len(s.unsure)):
        if was_empty:
            s.may[observer][into] = 0
        s.may[observer][into] |= s.may[observer][emptied]
        s.may[observer][emptied] = 0
        conclude(s, observer)


def conclude(s: CardState, observer: int) -> None:
    """A card that may be in one pile only is there."""
    once = twice = 0
    for pile in range(len(s.piles)):
        twice |= once & s.may[observer][pile]
        once |= s.may[observer][pile]
    become_sure(s, observer, once & ~twice)


# --- Where nobody watches ------------------------------------------------------------------------------
#
# In a playout nobody ever asks who knows what. Linked with these instead, the same rules move the same
# cards and keep no knowledge: half the work, and far less code for a GPU.


def move_unwatched(s: CardState, card: int, left: int, pile: int) -> None:
    s.piles[left] &= ~(1 << card)
    s.piles[pile] |= 1 << card


def move_secretly_unwatched(s: CardState, card: int, left: int, pile: int, knowers: int) -> None:
    move_unwatched(s, card, left, pile)


def draw_unwatched(s: CardState, card: int, deck: int, hand: int, knowers: int) -> int:
    move_unwatched(s, card, deck, hand)
    return knowers


def forget_nothing(s: CardState, cards: int) -> None:
    pass


def learn_nothing(s: CardState, observer: int, what: int) -> None:
    pass


def merge_piles_unwatched(s: CardState, emptied: int, into: int) -> None:
    s.piles[into] |= s.piles[emptied]
    s.piles[emptied] = 0


UNWATCHED = {
    move: move_unwatched,
    move_secretly: move_secretly_unwatched,
    draw_secretly: draw_unwatched,
    forget_places: forget_nothing,
    become_sure: learn_nothing,
    see_pile: learn_nothing,
    merge_piles: merge_piles_unwatched,
}


# --- What a seat can imagine ---------------------------------------------------------------------------


def redeal(s: CardState, observer: int) -> None:
    """Deal all cards the observer is unsure of anew, as its knowledge allows.

    The outcome depends on the observer's knowledge and the generator alone, never on where the cards
    really are: imagining from an imagined state is the same as imagining from the real one. What the others
    know is not known either: they are taken to know all.

    Cards with the fewest piles to choose from come first, each into one of the places left for it. Where of any two
    sets of choices one holds the other or they share none, every possible deal comes out as often; where they
    overlap, `mix` sees to that.
    """
    left = s.unsure[observer]
    for pile in range(len(s.piles)):
        s.room[pile] = bit_count(s.piles[pile] & left)
        s.piles[pile] &= ~left
    dealt = 0
    for choices in range(1, len(s.piles) + 1):
        if dealt == s.unsure[observer]:
            break
        left = cards_in_so_many(s, observer, choices)
        dealt |= left
        while left:
            card = nth_bit(left, 0)
            pile = pile_with_room(s, observer, card)
            if pile == NOWHERE:
                pile = make_room(s, observer, card)
            s.piles[pile] |= 1 << card
            s.room[pile] -= 1
            left &= left - 1
    for pile in range(len(s.piles)):
        s.via[pile] = 0
    if choices_overlap(s, observer):
        mix(s, observer)
    for other in range(len(s.unsure)):
        if other != observer:
            s.placed[other] = 0
            s.unsure[other] = 0
            for pile in range(len(s.piles)):
                s.may[other][pile] = 0


def cards_in_so_many(s: CardState, observer: int, choices: int) -> int:
    """The cards that may be in exactly so many piles (15 at most)."""
    ones = twos = fours = eights = 0  # for each card, the number of its piles in binary
    for pile in range(len(s.piles)):
        carried = s.may[observer][pile]
        ones, carried = ones ^ carried, ones & carried
        twos, carried = twos ^ carried, twos & carried
        fours, carried = fours ^ carried, fours & carried
        eights ^= carried
    exactly = s.unsure[observer]
    exactly &= ones if choices & 1 else ~ones
    exactly &= twos if choices & 2 else ~twos
    exactly &= fours if choices & 4 else ~fours
    exactly &= eights if choices & 8 else ~eights
    return exactly


def choices_overlap(s: CardState, observer: int) -> bool:
    """Are there two cards that share a possible pile, and either has one that the other has not?"""
    for one in range(len(s.piles)):
        for other in range(one):
            only_one = s.may[observer][one] & ~s.may[observer][other]
            only_other = s.may[observer][other] & ~s.may[observer][one]
            if only_one and only_other:
                for shared in range(len(s.piles)):
                    if s.may[observer][shared] & only_one and s.may[observer][shared] & only_other:
                        return True
    return False


def mix(s: CardState, observer: int) -> None:
    """Exchange cards that may lie in each other's piles, until every possible deal is about as likely."""
    unsure = s.unsure[observer]
    count = bit_count(unsure)
    for _ in range(MIXES * count):
        one = nth_bit(unsure, rand(s, IMAGINED, count))
        other = nth_bit(unsure, rand(s, IMAGINED, count))
        here = pile_of(s, one)
        there = pile_of(s, other)
        if s.may[observer][there] >> one & 1 and s.may[observer][here] >> other & 1 and here != there:
            s.piles[here] ^= 1 << one | 1 << other
            s.piles[there] ^= 1 << one | 1 << other


def pile_of(s: CardState, card: int) -> int:
    pile = 0
    while not in_pile(s, card, pile):
        pile += 1
    return pile


def reorder(s: CardState, observer: int, pile: int, order: Ints, count: int) -> None:
    """Lay a pile in an order that the observer thinks possible: the places it knows stay as they are."""
    left = s.piles[pile] & ~s.placed[observer]
    for i in range(count):
        if not s.placed[observer] >> order[i] & 1:
            card = nth_bit(left, rand(s, IMAGINED, bit_count(left)))
            order[i] = card
            left &= ~(1 << card)


def pile_with_room(s: CardState, observer: int, card: int) -> int:
    """One of the piles the card may be in, as likely as it has room; NOWHERE if all are full."""
    total = 0
    for pile in range(len(s.piles)):
        if s.may[observer][pile] >> card & 1:
            total += s.room[pile]
    if total == 0:
        return NOWHERE
    n = rand(s, IMAGINED, total)
    for pile in range(len(s.piles)):
        if s.may[observer][pile] >> card & 1:
            if n < s.room[pile]:
                return pile
            n -= s.room[pile]
    return NOWHERE


def make_room(s: CardState, observer: int, card: int) -> int:
    """Free a place for a card whose piles are full by moving dealt cards on (an augmenting path)."""
    reached = 0
    for pile in range(len(s.piles)):
        if s.may[observer][pile] >> card & 1:
            reached |= 1 << pile
    wanted = reached
    for _ in range(len(s.piles)):
        for source in range(len(s.piles)):
            for pile in range(len(s.piles)):
                movable = s.piles[source] & s.unsure[observer] & s.may[observer][pile]
                if movable and reached >> source & 1 and not reached >> pile & 1:
                    reached |= 1 << pile
                    s.via[pile] = nth_bit(movable, 0)
                    if s.room[pile] > 0:
                        return move_along_path(s, observer, wanted, pile)
    return NOWHERE  # cannot happen while every card is where each observer thinks it may be


def move_along_path(s: CardState, observer: int, wanted: int, free: int) -> int:
    """Move cards along the path that `via` tells, until one of the wanted piles has room."""
    s.room[free] -= 1
    while not wanted >> free & 1:
        card = s.via[free]
        source = pile_of(s, card)
        s.piles[source] &= ~(1 << card)
        s.piles[free] |= 1 << card
        free = source
    s.room[free] += 1
    return free
