"""Card effects that happen after the winner is known: 2, 4, 6 and 7. Those of 1, 3 and 5 are in compare.py.

A player must use a 4, 6 or 7; only the swap of a 2 may be declined. All but the 6 touch the own cards alone
[nisse-ruling-25].
"""

from folktable.engine.narration import note, whisper
from folktable.engine.record import Ints, ask
from folktable.games.nisse.box import Box
from folktable.games.nisse.piles import *
from folktable.games.nisse.state import *


def resolve_effect(s: State, box: Box, seat: int) -> None:
    """The effect of a seat's card, whether it won or lost [nisse-turn-5]; 8 and 9 have none [nisse-card8-1]."""
    number = number_of(s.played[seat])
    if number == 2:
        swap(s, seat)
    elif number == 4:
        look_at_three(s, seat)
    elif number == 6:
        open_hand(s, other(seat))
    elif number == 7:
        draw_two(s, box, seat)


# --- 2: swap with the discard pile ---------------------------------------------------------------------------


def swap(s: State, seat: int) -> None:
    """Take one card of the own pile [nisse-card2-1, nisse-ruling-21], for another card of the hand [nisse-card2-3].

    The pile holds what an event has discarded this turn [nisse-ruling-22], but not yet the 2 [nisse-ruling-7]. Void
    with an empty pile [nisse-card2-4].
    """
    if s.discard_size[seat] == 0 or hand_size(s, seat) == 0:
        note(s, SWAP_VOID, seat)
    else:
        ask(s, seat, SWAP_TAKE)


def decline_swap(s: State) -> None:
    note(s, SWAP_DECLINED, s.actor)


def swap_take(s: State, card: int) -> None:
    take_from_discard(s, s.actor, card, HAND + s.actor)
    note(s, SWAP_TOOK, s.actor, card)
    s.swapped = card


def cards_to_give(s: State, box: Box, hand: int) -> int:
    """Of the hand, as bits, any but the card just taken, unless the host allows that too [nisse-ruling-21]."""
    return hand if box.any_card_back else hand & ~(1 << s.swapped)


def swap_give(s: State, card: int) -> None:
    """Once a card is taken, one must be given [nisse-card2-2]."""
    discard_card(s, s.actor, card, HAND + s.actor)
    note(s, SWAP_GAVE, s.actor, card)
    s.swapped = 0


# --- 4: arrange the top of the deck --------------------------------------------------------------------------


def look_at_three(s: State, seat: int) -> None:
    """See the top three cards, or those that are there [nisse-card4-1, nisse-card4-2, nisse-ruling-23]."""
    seen = cards_seen(s, seat)
    if seen == 0:
        note(s, LOOK_VOID, seat)
        return
    note(s, LOOKED, seat, NONE, seen)
    for i in range(s.deck_size[seat] - seen, s.deck_size[seat]):
        s.placed[seat] |= 1 << s.deck[seat][i]
    if seen > 1:
        ask(s, seat, ARRANGE)


def cards_seen(s: State, seat: int) -> int:
    return min(3, s.deck_size[seat])


def orders_of_top(s: State) -> int:
    """Every order of the cards seen, the present one too: as actions, in bits."""
    if cards_seen(s, s.actor) == 2:
        return 1 << ORDER | 1 << ORDER + SWAP_TOP
    return (1 << ORDERS) - 1 << ORDER


def arrange(s: State, order: int) -> None:
    """The new order is secret: whoever else knew a place among these cards knows it no more."""
    seat = s.actor
    top = s.deck_size[seat] - 1
    lay_in_order(s.deck[seat], top, order)
    for i in range(cards_seen(s, seat)):
        for observer in range(OBSERVERS):
            if observer != seat:
                s.placed[observer] &= ~(1 << s.deck[seat][top - i])
    whisper(s, 1 << seat, ARRANGED, seat, s.deck[seat][top])


def lay_in_order(deck: Ints, top: int, order: int) -> None:
    """The orders of three cards are numbered as a dictionary sorts them: first which comes on top, then the next."""
    bring_up(deck, top, order // 2)
    bring_up(deck, top - 1, order % 2)


def bring_up(deck: Ints, top: int, depth: int) -> None:
    """The card that lies `depth` below the top comes to the top."""
    for i in range(top - depth, top):
        deck[i], deck[i + 1] = deck[i + 1], deck[i]


# --- 6: open the other hand ----------------------------------------------------------------------------------


def open_hand(s: State, seat: int) -> None:
    """The hand lies open from now until the next turn is over [nisse-card6-1, nisse-ruling-24]; a new 6 starts anew."""
    s.open_for[seat] = 2
    show_hand(s, seat)
    note(s, HAND_OPENED, seat)


def close_hands(s: State) -> None:
    """At the end of a turn: a hand opened in it stays open for one more, then it is taken up [nisse-card6-2]."""
    for seat in range(2):
        if s.open_for[seat] > 0:
            s.open_for[seat] -= 1
            if s.open_for[seat] == 0:
                note(s, HAND_CLOSED, seat)


# --- 7: draw two, bury one -----------------------------------------------------------------------------------


def draw_two(s: State, box: Box, seat: int) -> None:
    """Draw two, then put any one card of the hand under the deck [nisse-card7-1], of however many [nisse-ruling-12].

    Ignored with fewer than two cards in the deck [nisse-card7-3]. A host may leave the effect to two of the suits
    [nisse-ruling-11].
    """
    if not box.seven_works[suit_of(s.played[seat])]:
        note(s, SEVEN_PLAIN, seat, s.played[seat])
        return
    if s.deck_size[seat] < 2:
        note(s, SEVEN_IGNORED, seat)
        return
    s.sevened[seat] = 1
    note(s, SEVEN_DRAWS, seat)
    draw(s, seat)
    draw(s, seat)
    ask(s, seat, BURY)


def bury(s: State, card: int) -> None:
    put_under_deck(s, s.actor, card)
