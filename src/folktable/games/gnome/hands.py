"""Cards in hands, on the table and in the piles."""

from folktable.engine.cards import close_gap
from folktable.engine.chance import SHUFFLES, Chance, rand
from folktable.engine.narration import note, whisper
from folktable.engine.record import Ints
from folktable.games.gnome.box import Box
from folktable.games.gnome.state import *


def random_card(s: Chance, stream: int, box: Box, cards: Ints, greens_only: bool) -> int:
    """A card out of a pile or hand, each piece as likely; NONE if there is none."""
    total = sum(cards[card] for card in range(box.types) if box.colour[card] == GREEN or not greens_only)
    if total == 0:
        return NONE
    n = rand(s, stream, total)
    for card in range(box.types):
        if box.colour[card] == GREEN or not greens_only:
            if n < cards[card]:
                return card
            n -= cards[card]
    return NONE


# --- The piles -----------------------------------------------------------------------------------------------


def draw(s: State, box: Box, seat: int, greens_only: bool) -> None:
    """One card from the draw pile; others see only that one was drawn [gnome-setup-3]."""
    card = random_card(s, SHUFFLES, box, s.pile, greens_only)
    s.pile[card] -= 1
    s.pile_size -= 1
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    whisper(s, 1 << seat, DREW, seat, card)


def reshuffle(s: State) -> None:
    """The discard pile becomes the draw pile; what lies in hands or on the table stays there [gnome-turn-7]."""
    for card in range(MOST_TYPES):
        s.pile[card] += s.discard[card]
        s.discard[card] = 0
    s.pile_size += s.discard_size
    s.discard_size = 0
    note(s, RESHUFFLED, NOBODY, NONE, s.pile_size)


def put_on_discard(s: State, card: int) -> None:
    """Face up, open to all [gnome-ruling-51]."""
    s.discard[card] += 1
    s.discard_size += 1


# --- Hands ---------------------------------------------------------------------------------------------------


def leave_hand(s: State, box: Box, seat: int, card: int) -> None:
    """A card leaves a hand in the open. If it is green, it may be one of those dealt at the start."""
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    if box.colour[card] == GREEN and s.green_floor[seat] > 0:
        s.green_floor[seat] -= 1


def discard_from_hand(s: State, box: Box, seat: int, card: int) -> None:
    leave_hand(s, box, seat, card)
    put_on_discard(s, card)


def lose_half_hand(s: State, box: Box, seat: int) -> None:
    """Rounded down, at random [gnome-bridge-6]; what is lost is shown."""
    for _ in range(s.hand_size[seat] // 2):
        card = random_card(s, SHUFFLES, box, s.hand[seat], False)
        discard_from_hand(s, box, seat, card)
        note(s, HAND_LOST, seat, card)


def has_green(s: State, box: Box, seat: int) -> bool:
    return any(box.colour[card] == GREEN and s.hand[seat][card] > 0 for card in range(box.types))


def may_hold_other_than_green(s: State, seat: int) -> bool:
    """By what all know: a hand of nothing but unplayed starting cards holds no red one."""
    return s.hand_size[seat] > s.green_floor[seat]


def unseen(s: State, box: Box, card: int) -> int:
    """Copies that are in the draw pile or in hands: who looks at the discard pile knows how many."""
    return s.pile[card] + sum(s.hand[seat][card] for seat in range(box.seats))


# --- Tabled items --------------------------------------------------------------------------------------------


def table_item(s: State, box: Box, seat: int, card: int) -> None:
    """Face up, announced, to be sold later [gnome-card-2]."""
    leave_hand(s, box, seat, card)
    s.item[s.items] = card
    s.item_owner[s.items] = seat
    s.items += 1
    note(s, TABLED, seat, card)


def items_of(s: State, seat: int) -> int:
    return sum(1 for i in range(s.items) if s.item_owner[i] == seat)


def only_item_type(s: State, seat: int) -> int:
    """The type of a gnome's items if they are all of one, else NONE."""
    found = NONE
    for i in range(s.items):
        if s.item_owner[i] == seat and s.item[i] != found:
            if found != NONE:
                return NONE
            found = s.item[i]
    return found


def find_item(s: State, seat: int, card: int) -> int:
    """The place on the table of a gnome's item, the one tabled longest; NONE if he has none."""
    return next((i for i in range(s.items) if s.item_owner[i] == seat and s.item[i] == card), NONE)


def discard_item(s: State, seat: int, card: int) -> None:
    index = find_item(s, seat, card)
    close_gap(s.item, s.items, index)
    close_gap(s.item_owner, s.items, index)
    s.items -= 1
    put_on_discard(s, card)


def lose_item(s: State, seat: int, card: int) -> None:
    """To the discard pile [gnome-card-7]."""
    discard_item(s, seat, card)
    note(s, ITEM_LOST, seat, card)


def give_item(s: State, seat: int, card: int, to: int) -> None:
    """It stays tabled, in front of another gnome."""
    s.item_owner[find_item(s, seat, card)] = to
