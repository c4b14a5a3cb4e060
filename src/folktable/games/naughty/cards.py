"""The cards of Naughty or Nice: where they go, and who knows of it.

Each present and creature has a number, so that the state can say who knows that this card lies there. Copies of a kind
cannot be told apart: when one leaves a pile openly, whoever had only known of another copy is no longer sure of that
one; when a card leaves unseen, everybody who does not see it becomes unsure of one card of each kind in the pile. So an
observer knows, of every pile and kind, the least number that must be there.
"""

from folktable.engine.cards import gather, gather_anew, lift
from folktable.engine.chance import IMAGINED, SHUFFLES, rand, shuffle
from folktable.engine.narration import note, whisper
from folktable.engine.record import Ints
from folktable.games.naughty.box import Box
from folktable.games.naughty.midnight import strike_midnight
from folktable.games.naughty.state import *


def everybody(box: Box) -> int:
    """All observers as bits: the seats, and the spectator after them."""
    return (1 << box.seats + 1) - 1


def forget_one(seen: Ints, places: Ints, zone: int, first: int, end: int, who: int) -> None:
    """Each of `who` (bits) becomes unsure of one of the cards from first to end that it knew in a zone."""
    for card in range(first, end):
        if who == 0:
            return
        if places[card] == zone:
            lost = seen[card] & who
            seen[card] -= lost
            who -= lost


# --- Presents ------------------------------------------------------------------------------------------


def present_kind(card: int) -> int:
    return card // COPIES


def put_present(s: State, card: int, zone: int) -> None:
    """There is no limit to a hand [naughty-play-7, naughty-ruling-13]."""
    kind = present_kind(card)
    left = s.present_in[card]
    s.present_in[card] = zone
    if left >= HAND:
        s.presents[left - HAND][kind] -= 1
    if zone >= HAND:
        s.presents[zone - HAND][kind] += 1


def move_present(s: State, box: Box, card: int, zone: int) -> None:
    """A present goes somewhere before everybody's eyes."""
    kind = present_kind(card)
    left = s.present_in[card]
    put_present(s, card, zone)
    unaware = everybody(box) & ~s.present_seen[card]
    forget_one(s.present_seen, s.present_in, left, kind * COPIES, kind * COPIES + COPIES, unaware)
    s.present_seen[card] = everybody(box)
    if zone >= HAND:
        s.lacks[zone - HAND] &= ~(1 << kind)


def move_present_unseen(s: State, box: Box, card: int, zone: int, knowers: int) -> None:
    """A present changes places; all see that one did, only the knowers (bits) see which."""
    left = s.present_in[card]
    put_present(s, card, zone)
    others = everybody(box) & ~knowers
    for kind in range(KINDS):
        who = others
        if kind == present_kind(card):
            who &= ~s.present_seen[card]
        forget_one(s.present_seen, s.present_in, left, kind * COPIES, kind * COPIES + COPIES, who)
    s.present_seen[card] = knowers
    if zone >= HAND:
        s.lacks[zone - HAND] = 0


def present_of_kind(s: State, kind: int, zone: int) -> int:
    """A present of a kind in a zone; which of equal ones does not matter. NONE if there is none."""
    return next((card for card in range(kind * COPIES, kind * COPIES + COPIES) if s.present_in[card] == zone), NONE)


def presents_of_kind(s: State, kind: int, zone: int) -> int:
    return sum(1 for card in range(kind * COPIES, kind * COPIES + COPIES) if s.present_in[card] == zone)


def presents_in(s: State, zone: int) -> int:
    return sum(1 for card in range(PRESENTS) if s.present_in[card] == zone)


def kinds_in(s: State, zone: int) -> int:
    """How many different kinds of presents lie in a zone."""
    return sum(1 for kind in range(KINDS) if present_of_kind(s, kind, zone) != NONE)


def first_kind_in(s: State, zone: int) -> int:
    """The first kind of present that lies in a zone; NONE if none does."""
    return next((kind for kind in range(KINDS) if present_of_kind(s, kind, zone) != NONE), NONE)


def hand_of_presents(s: State, seat: int) -> int:
    return sum(s.presents[seat][kind] for kind in range(KINDS))


def deck_can_give(s: State) -> bool:
    """An empty deck is made anew from the discards, so it may still be drawn from [naughty-ruling-11]."""
    return s.present_deck_size > 0 or presents_in(s, DISCARD) > 0


def any_present_to_draw(s: State) -> bool:
    """In the row, the deck or the discards [naughty-craft-6]."""
    for space in range(ROW):
        if s.row[space] != NONE:
            return True
    return deck_can_give(s)


def reshuffle_presents(s: State, box: Box) -> None:
    """Only the discard pile: what is given or turned up and not yet settled lies elsewhere [naughty-ruling-11]."""
    s.present_deck_size = gather_anew(s.present_in, DISCARD, DECK, s.present_deck)
    if s.present_deck_size > 0:
        shuffle(s, SHUFFLES, s.present_deck, s.present_deck_size)
        note(s, PRESENTS_RESHUFFLED, NONE, NONE, s.present_deck_size)


def top_present(s: State, box: Box) -> int:
    """Take the top card off the present deck; the caller says where it goes. NONE if there is none at all."""
    if s.present_deck_size == 0:
        reshuffle_presents(s, box)
    if s.present_deck_size == 0:
        return NONE
    s.present_deck_size -= 1
    card = lift(s.present_deck, s.present_deck_size)
    return card


def take_present(s: State, box: Box, seat: int, action: int) -> None:
    """From the top of the deck, or from the row, which keeps the gap [naughty-craft-1, naughty-craft-3]."""
    if action == FROM_DECK:
        draw_present(s, box, seat)
        return
    kind = action - PRESENT
    for space in range(ROW):
        if s.row[space] != NONE and present_kind(s.row[space]) == kind:
            move_present(s, box, s.row[space], HAND + seat)
            s.row[space] = NONE
            note(s, TOOK_FROM_ROW, seat, kind)
            return


def draw_present(s: State, box: Box, seat: int) -> None:
    """Only the drawer sees a card from the deck; it may be used at once [naughty-craft-4]."""
    card = top_present(s, box)
    if card != NONE:
        move_present_unseen(s, box, card, HAND + seat, 1 << seat)
        whisper(s, 1 << seat, DREW_PRESENT, seat, present_kind(card))


def refill_row(s: State, box: Box) -> None:
    """Only when the active player's turn ends [naughty-turn-4, naughty-ruling-59]."""
    for space in range(box.row):
        if s.row[space] == NONE:
            card = top_present(s, box)
            if card != NONE:
                s.row[space] = card
                move_present(s, box, card, ROW_SPACE)
                note(s, ROW_REFILLED, NONE, present_kind(card))


# --- Creatures -----------------------------------------------------------------------------------------


def put_creature(s: State, box: Box, card: int, zone: int) -> None:
    """A creature in hand is fresh until the turn ends [naughty-summon-2, naughty-ruling-15]."""
    kind = box.creature_kind[card]
    left = s.creature_in[card]
    s.creature_in[card] = zone
    if HAND <= left < BEFORE:
        s.creatures[left - HAND][kind] -= 1
        s.fresh &= ~(1 << card)
    if HAND <= zone < BEFORE:
        s.creatures[zone - HAND][kind] += 1
        s.fresh |= 1 << card


def move_creature(s: State, box: Box, card: int, zone: int) -> None:
    """A creature goes somewhere before everybody's eyes."""
    kind = box.creature_kind[card]
    left = s.creature_in[card]
    put_creature(s, box, card, zone)
    unaware = everybody(box) & ~s.creature_seen[card]
    forget_one(s.creature_seen, s.creature_in, left, box.first_creature[kind], box.first_creature[kind + 1], unaware)
    s.creature_seen[card] = everybody(box)


def move_creature_unseen(s: State, box: Box, card: int, zone: int, knowers: int) -> None:
    left = s.creature_in[card]
    put_creature(s, box, card, zone)
    others = everybody(box) & ~knowers
    for kind in range(CREATURE_KINDS):
        who = others
        if kind == box.creature_kind[card]:
            who &= ~s.creature_seen[card]
        forget_one(s.creature_seen, s.creature_in, left, box.first_creature[kind], box.first_creature[kind + 1], who)
    s.creature_seen[card] = knowers


def creature_of_kind(s: State, box: Box, kind: int, zone: int) -> int:
    """A creature of a kind in a zone; NONE if there is none. Of equal ones in a hand, one that is not fresh."""
    found = NONE
    for card in range(box.first_creature[kind], box.first_creature[kind + 1]):
        if s.creature_in[card] == zone:
            found = card
            if not s.fresh >> card & 1:
                return card
    return found


def creatures_of_kind(s: State, box: Box, kind: int, zone: int) -> int:
    return sum(
        1 for card in range(box.first_creature[kind], box.first_creature[kind + 1]) if s.creature_in[card] == zone
    )


def awake(s: State, box: Box, seat: int, kind: int) -> int:
    """How many of a kind a seat may play: they were in hand when this turn began [naughty-play-2, naughty-react-8]."""
    count = s.creatures[seat][kind]
    if count > 0 and s.fresh != 0:
        for card in range(box.first_creature[kind], box.first_creature[kind + 1]):
            if s.fresh >> card & 1 and s.creature_in[card] == HAND + seat:
                count -= 1
    return count


def hand_of_creatures(s: State, seat: int) -> int:
    return sum(s.creatures[seat][kind] for kind in range(CREATURE_KINDS))


def fresh_creatures(s: State, seat: int) -> int:
    count = 0
    if s.fresh != 0:
        count += sum(1 for card in range(CREATURES) if s.fresh >> card & 1 and s.creature_in[card] == HAND + seat)
    return count


def awake_creatures(s: State, seat: int) -> int:
    """How many creatures of a seat are not fresh: everybody can see that."""
    return hand_of_creatures(s, seat) - fresh_creatures(s, seat)


def top_creature(s: State, box: Box) -> int:
    """Take the next creature; a Midnight card is laid aside and the next one drawn [naughty-mid-1].

    The discard pile is never shuffled in again [naughty-ruling-58]. NONE if the deck has ended.
    """
    while s.creature_deck_size + s.creature_stack_size > 0:
        if s.creature_deck_size > 0:
            s.creature_deck_size -= 1
            card = lift(s.creature_deck, s.creature_deck_size)
        else:
            s.creature_stack_size -= 1
            card = lift(s.creature_stack, s.creature_stack_size)
        if card != MIDNIGHT:
            return card
        strike_midnight(s, CREATURE_DECK)
    return NONE


# --- Kiddos --------------------------------------------------------------------------------------------


def next_kiddo(s: State, box: Box) -> int:
    """Take the next kiddo off the deck, past a Midnight card [naughty-mid-1]; NONE if none is left.

    The swept ones come back only if the host says so [naughty-ruling-52].
    """
    if s.kiddo_deck_size + s.kiddo_stack_size == 0 and box.kiddo_reshuffle:
        reshuffle_kiddos(s)
    while s.kiddo_deck_size + s.kiddo_stack_size > 0:
        if s.kiddo_deck_size > 0:
            s.kiddo_deck_size -= 1
            kiddo = lift(s.kiddo_deck, s.kiddo_deck_size)
        else:
            s.kiddo_stack_size -= 1
            kiddo = lift(s.kiddo_stack, s.kiddo_stack_size)
        if kiddo != MIDNIGHT:
            return kiddo
        strike_midnight(s, KIDDO_DECK)
    return NONE


def reshuffle_kiddos(s: State) -> None:
    s.kiddo_deck_size = gather_anew(s.kiddo_in, DISCARD, DECK, s.kiddo_deck)
    shuffle(s, SHUFFLES, s.kiddo_deck, s.kiddo_deck_size)


def fill_space(s: State, box: Box, space: int) -> None:
    """A new kiddo comes to the vacated space at once [naughty-wish-6]."""
    kiddo = next_kiddo(s, box)
    s.playground[space] = kiddo
    if kiddo != NONE:
        s.kiddo_in[kiddo] = ROW_SPACE
        note(s, KIDDO_CAME, NONE, kiddo)


def kiddos_waiting(s: State) -> int:
    """How many kiddos are in the Playground."""
    return sum(1 for space in range(PLAYGROUND) if s.playground[space] != NONE)


def kiddos_of_shape(s: State, box: Box, seat: int, shape: int) -> int:
    return sum(1 for kiddo in range(KIDDOS) if s.kiddo_in[kiddo] == HAND + seat and box.shape[kiddo] == shape)


# --- What a seat can imagine ---------------------------------------------------------------------------


def imagine_presents(s: State, box: Box, observer: int) -> None:
    """Deal anew all presents that the observer does not know of; each possible deal is as likely.

    Hands that are openly known to lack a kind get none of it while there is room elsewhere [naughty-ruling-43].
    """
    left = 0
    for card in range(PRESENTS):
        if not s.present_seen[card] >> observer & 1:
            s.room[s.present_in[card]] += 1
            put_present(s, card, REMOVED)
            left += 1
    for card in range(PRESENTS):
        if not s.present_seen[card] >> observer & 1:
            put_present(s, card, zone_for_present(s, present_kind(card), left))
            s.room[s.present_in[card]] -= 1
            left -= 1
        s.present_seen[card] = others_know(box, observer, s.present_seen[card])
    shuffle(s, IMAGINED, s.present_deck, gather(s.present_in, DECK, s.present_deck))


def others_know(box: Box, observer: int, seen: int) -> int:
    """What others know is not known either: let them know all."""
    return seen | everybody(box) & ~(1 << observer)


def zone_for_present(s: State, kind: int, left: int) -> int:
    fitting = sum(s.room[zone] for zone in range(HAND + MOST_SEATS) if not hand_lacks(s, kind, zone))
    if fitting == 0:
        return zone_with_room(s, rand(s, IMAGINED, left))
    n = rand(s, IMAGINED, fitting)
    for zone in range(HAND + MOST_SEATS):
        if not hand_lacks(s, kind, zone):
            if n < s.room[zone]:
                return zone
            n -= s.room[zone]
    return NONE


def hand_lacks(s: State, kind: int, zone: int) -> bool:
    return zone >= HAND and s.lacks[zone - HAND] >> kind & 1 == 1


def zone_with_room(s: State, n: int) -> int:
    """The zone that holds the n-th free place."""
    for zone in range(ROOM):
        if n < s.room[zone]:
            return zone
        n -= s.room[zone]
    return NONE


def imagine_creatures(s: State, box: Box, observer: int) -> None:
    """As with presents. How many cards of a hand are fresh is seen by all, so that stays as it is."""
    left = 0
    for card in range(box.first_creature[CREATURE_KINDS]):
        if not s.creature_seen[card] >> observer & 1:
            zone = s.creature_in[card]
            if s.fresh >> card & 1:
                zone += FRESH_HAND - HAND
            s.room[zone] += 1
            put_creature(s, box, card, REMOVED)
            left += 1
    first, end = box.first_creature[REINDEER], box.first_creature[REINDEER + 1]
    for card in range(first, end):  # first, since they may not go everywhere
        if not s.creature_seen[card] >> observer & 1:
            deal_creature(s, box, card, zone_for_reindeer(s, left))
            left -= 1
    for card in range(box.first_creature[CREATURE_KINDS]):
        if not s.creature_seen[card] >> observer & 1 and not first <= card < end:
            deal_creature(s, box, card, zone_with_room(s, rand(s, IMAGINED, left)))
            left -= 1
    for card in range(box.first_creature[CREATURE_KINDS]):
        s.creature_seen[card] = others_know(box, observer, s.creature_seen[card])
    imagine_creature_deck(s)
    gather(s.creature_in, LOOKED_AT, s.looked_at)


def zone_for_reindeer(s: State, left: int) -> int:
    """Not a part of the deck that Santa Claus has searched in vain [naughty-ruling-41]."""
    skipped = 0
    if s.barren & 1:
        skipped += s.room[DECK]
    in_stack = s.room[BOTTOM] if s.barren & 2 else 0
    n = rand(s, IMAGINED, left - skipped - in_stack) + skipped
    if n >= s.room[DECK]:
        n += in_stack
    return zone_with_room(s, n)


def deal_creature(s: State, box: Box, card: int, zone: int) -> None:
    s.room[zone] -= 1
    put_creature(s, box, card, zone - (FRESH_HAND - HAND) if zone >= FRESH_HAND else zone)
    if zone < FRESH_HAND:
        s.fresh &= ~(1 << card)


def holds_midnight(stack: Ints, size: int) -> int:
    """Everybody sees it drawn."""
    return next((1 for i in range(size) if stack[i] == MIDNIGHT), 0)


def imagine_creature_deck(s: State) -> None:
    """The order is known to nobody, nor is the place of Midnight in the bottom stack."""
    to_come = holds_midnight(s.creature_stack, s.creature_stack_size)
    size = gather(s.creature_in, DECK, s.creature_deck)
    stacked = gather(s.creature_in, BOTTOM, s.creature_stack)
    if to_come:
        s.creature_stack[stacked] = MIDNIGHT
        stacked += 1
    shuffle(s, IMAGINED, s.creature_deck, size)
    shuffle(s, IMAGINED, s.creature_stack, stacked)


def imagine_kiddos(s: State) -> None:
    """The kiddo deck is known to nobody: deal all that are in it anew, then Midnight into its stack."""
    to_come = holds_midnight(s.kiddo_stack, s.kiddo_stack_size)
    stacked = 0
    size = 0
    in_stack = s.kiddo_stack_size - to_come
    left = s.kiddo_deck_size + in_stack
    for kiddo in range(KIDDOS):
        if s.kiddo_in[kiddo] == DECK or s.kiddo_in[kiddo] == BOTTOM:
            if rand(s, IMAGINED, left) < in_stack - stacked:
                s.kiddo_in[kiddo] = BOTTOM
                s.kiddo_stack[stacked] = kiddo
                stacked += 1
            else:
                s.kiddo_in[kiddo] = DECK
                s.kiddo_deck[size] = kiddo
                size += 1
            left -= 1
    if to_come:
        s.kiddo_stack[stacked] = MIDNIGHT
        stacked += 1
    shuffle(s, IMAGINED, s.kiddo_deck, size)
    shuffle(s, IMAGINED, s.kiddo_stack, stacked)
