"""The rules of Briscola (rules.md)."""

from folktable.engine.cards import lift
from folktable.engine.chance import SHUFFLES, shuffle
from folktable.engine.choices import allow_set
from folktable.engine.knowledge import move, move_secretly, redeal, reorder
from folktable.engine.narration import note, whisper
from folktable.engine.record import ENDED, Ints, ask, finish
from folktable_briscola.box import Box
from folktable_briscola.state import *


def setup(s: State, box: Box) -> None:
    """Three cards each, then one turned up below the deck: its suit is trump [briscola-deal-1, briscola-deal-2]."""
    for card in range(CARDS):
        s.deck[card] = card
    s.piles[DECK] = (1 << CARDS) - 1
    s.deck_size = CARDS
    shuffle(s, SHUFFLES, s.deck, CARDS)
    for i in range(2 * HAND_SIZE):
        draw(s, i % 2)
    trump = take_top(s)
    move(s, trump, DECK, TRUMP)
    s.trump = suit_of(trump)
    note(s, TURNED_UP, NONE, trump)
    clear_trick(s)
    ask(s, 0, LEAD)


def legal(s: State, box: Box, mask: Ints) -> int:
    """Any card of the hand: there is no duty to follow [briscola-play-1]."""
    return allow_set(mask, s.piles[HAND + s.actor])


def apply(s: State, box: Box, action: int) -> None:
    seat = s.actor
    if s.phase == LEAD:
        clear_trick(s)
    s.trick[seat] = action
    move(s, action, HAND + seat, TABLE)
    note(s, PLAYED, seat, action)
    if s.phase == LEAD:
        ask(s, 1 - seat, FOLLOW)
        return
    winner = seat if beats(s, action, s.trick[1 - seat]) else 1 - seat
    note(s, TOOK_TRICK, winner, s.trick[winner])
    for each in range(2):
        move(s, s.trick[each], TABLE, WON + winner)
    draw(s, winner)  # the winner first [briscola-draw-1]
    draw(s, 1 - winner)
    if s.piles[HAND + winner]:
        ask(s, winner, LEAD)
    else:
        for each in range(2):
            note(s, ENDED_WITH, each, points_of(s, box, each))
        finish(s, ENDED)


def score(s: State, box: Box, out: Ints) -> None:
    for seat in range(2):
        out[seat] = points_of(s, box, seat)


def determinize(s: State, box: Box, observer: int) -> None:
    redeal(s, observer)
    reorder(s, observer, DECK, s.deck, s.deck_size)


# --- One rule each ----------------------------------------------------------------------------------------------------


def beats(s: State, second: int, first: int) -> bool:
    """The higher card of the suit that was led; any trump beats another suit [briscola-play-2]."""
    if suit_of(second) == suit_of(first):
        return second > first
    return suit_of(second) == s.trump


def draw(s: State, seat: int) -> None:
    """The top card, unseen by others; at last the open trump card; then nothing [briscola-draw-1, briscola-draw-2]."""
    if s.deck_size > 0:
        card = take_top(s)
        move_secretly(s, card, DECK, HAND + seat, 1 << seat)
        whisper(s, 1 << seat, DREW, seat, card)
    elif s.piles[TRUMP]:
        card = trump_card(s)
        move(s, card, TRUMP, HAND + seat)
        note(s, DREW_TRUMP, seat, card)


def points_of(s: State, box: Box, seat: int) -> int:
    """What the cards count that a seat has won: 120 in all [briscola-end-1]."""
    points = 0
    for card in range(CARDS):
        if s.piles[WON + seat] >> card & 1:
            points += box.points[card % RANKS]
    return points


def clear_trick(s: State) -> None:
    for seat in range(2):
        s.trick[seat] = NONE


def take_top(s: State) -> int:
    s.deck_size -= 1
    card = lift(s.deck, s.deck_size)
    return card


def trump_card(s: State) -> int:
    card = 0
    while not s.piles[TRUMP] >> card & 1:
        card += 1
    return card


def suit_of(card: int) -> int:
    return card // RANKS
