"""Cards, decks, hands and discard piles, and who sees what of them: what every chapter of the rules uses."""

from folktable.engine.cards import close_gap, fill, index_in, lift
from folktable.engine.chance import SHUFFLES, shuffle
from folktable.engine.knowledge import *
from folktable.engine.narration import whisper
from folktable.games.nisse.box import Box
from folktable.games.nisse.state import *


def suit_of(card: int) -> int:
    return card // NUMBERS


def number_of(card: int) -> int:
    return card % NUMBERS + 1


def other(seat: int) -> int:
    return 1 - seat


def hand_size(s: State, seat: int) -> int:
    return pile_size(s, HAND + seat)


# --- The deck ------------------------------------------------------------------------------------------


def gather_deck(s: State, seat: int) -> None:
    """All cards before a player, drafted or discarded, become a new deck whose order nobody knows."""
    merge_piles(s, TAKEN + seat, DECK + seat)
    merge_piles(s, DISCARD + seat, DECK + seat)
    fill(s.discard[seat], 0)
    s.discard_size[seat] = 0
    for card in range(CARDS):
        if in_pile(s, card, DECK + seat):
            s.deck[seat][s.deck_size[seat]] = card
            s.deck_size[seat] += 1
    shuffle_deck(s, seat)


def shuffle_deck(s: State, seat: int) -> None:
    shuffle(s, SHUFFLES, s.deck[seat], s.deck_size[seat])
    forget_places(s, s.piles[DECK + seat])


def lift_top(s: State, seat: int) -> int:
    """Take the top card of a deck; the caller says where it goes."""
    s.deck_size[seat] -= 1
    top = s.deck_size[seat]
    card = lift(s.deck[seat], top)
    return card


def draw(s: State, seat: int) -> None:
    """The top card goes to hand. Its owner sees it, and everyone while that hand lies open [nisse-card6-2]."""
    card = lift_top(s, seat)
    knowers = draw_secretly(s, card, DECK + seat, HAND + seat, EVERYONE if s.open_for[seat] else 1 << seat)
    for observer in range(OBSERVERS):
        become_sure(s, observer, s.placed[observer])  # and that it was none of the cards whose places they know
    see_empty_deck(s, seat)
    whisper(s, knowers, DREW, seat, card)


def see_empty_deck(s: State, seat: int) -> None:
    """Once a deck is empty, what is nowhere else is in hand, for all to work out."""
    if s.deck_size[seat] == 0:
        for observer in range(OBSERVERS):
            see_pile(s, observer, DECK + seat)


def draw_up(s: State, box: Box, seat: int) -> None:
    """Until the hand is full or the deck is empty; an empty deck gives nothing [nisse-draw-1, nisse-draw-3]."""
    for _ in range(box.hand - hand_size(s, seat)):
        if s.deck_size[seat] > 0:
            draw(s, seat)


def put_under_deck(s: State, seat: int, card: int) -> None:
    """Its owner knows that card and its place from now on; so does everyone if the hand lies open."""
    knowers = EVERYONE if s.open_for[seat] else 1 << seat
    move_secretly(s, card, HAND + seat, DECK + seat, knowers)
    for i in range(s.deck_size[seat], 0, -1):
        s.deck[seat][i] = s.deck[seat][i - 1]
    s.deck[seat][0] = card
    s.deck_size[seat] += 1
    for observer in range(OBSERVERS):
        s.placed[observer] |= (knowers >> observer & 1) << card
    whisper(s, knowers, BURIED, seat, card)


# --- The discard pile ------------------------------------------------------------------------------------


def discard_card(s: State, seat: int, card: int, left: int) -> None:
    """From another pile, face up onto the owner's own [nisse-turn-6]."""
    s.discard[seat][s.discard_size[seat]] = card
    s.discard_size[seat] += 1
    move(s, card, left, DISCARD + seat)


def take_from_discard(s: State, seat: int, card: int, pile: int) -> None:
    """A card of the open pile goes elsewhere, before everybody's eyes."""
    pile_of_seat = s.discard[seat]
    close_gap(pile_of_seat, s.discard_size[seat], index_in(pile_of_seat, s.discard_size[seat], card))
    s.discard_size[seat] -= 1
    move(s, card, DISCARD + seat, pile)


# --- An open hand ------------------------------------------------------------------------------------------


def show_hand(s: State, seat: int) -> None:
    """A hand is laid on the table: the other player sees it, and so do spectators."""
    for observer in range(OBSERVERS):
        see_pile(s, observer, HAND + seat)
