"""What gift givers do beside the usual actions: Santa Claus searches, La Befana sweeps, Christkindl is comforted."""

from __future__ import annotations

from folktable.engine.cards import close_gap, index_in
from folktable.engine.chance import SHUFFLES, shuffle
from folktable.engine.narration import note
from folktable.engine.record import ask
from folktable.games.naughty.basics import tuck
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import (
    any_present_to_draw,
    creature_of_kind,
    creatures_of_kind,
    fill_space,
    hand_of_presents,
    kiddos_waiting,
    move_present,
    present_of_kind,
)
from folktable.games.naughty.stack import has_ability, pop
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State

# --- Santa Claus ---------------------------------------------------------------------------------------


def may_search(s: State, box: Box, seat: int) -> bool:
    """As far as all can see: he has two cards, and there is a place to search."""
    return (
        has_ability(s, box, seat, SANTA_CLAUS)
        and hand_of_presents(s, seat) >= 2
        and (may_search_in(s, box, DECK) or may_search_in(s, box, BOTTOM) or may_search_in(s, box, DISCARD))
    )


def may_search_in(s: State, box: Box, zone: int) -> bool:
    """A part of the deck that has a card; the open discard pile only if a Reindeer lies there [naughty-ruling-41].

    Searching everything at once he has seen where one is, and chooses among those.
    """
    if zone == DISCARD or (box.search_all and s.phase == SEARCH_WHERE):
        return creatures_of_kind(s, box, REINDEER, zone) > 0
    return (s.creature_deck_size if zone == DECK else s.creature_stack_size) > 0


def discard_pair(s: State, box: Box, kind: int) -> None:
    """Two presents of one kind, not merely of one colour [naughty-santa-2]; then he says where he looks."""
    santa = s.active
    s.did = 1
    for _ in range(2):
        move_present(s, box, present_of_kind(s, kind, HAND + santa), DISCARD)
    note(s, PAIR_DISCARDED, santa, kind)
    if box.search_all:
        look_through(s, box, DECK)
        look_through(s, box, BOTTOM)
        in_deck = creatures_of_kind(s, box, REINDEER, DECK) + creatures_of_kind(s, box, REINDEER, BOTTOM)
        if in_deck + creatures_of_kind(s, box, REINDEER, DISCARD) == 0:
            find_nothing(s, box, DECK)
            find_nothing(s, box, BOTTOM)
            return
    ask(s, santa, SEARCH_WHERE)


def look_through(s: State, box: Box, zone: int) -> None:
    """He sees the whole part; seeing a Midnight card is not drawing it [naughty-ruling-41]."""
    for card in range(CREATURES):
        if s.creature_in[card] == zone:
            s.creature_seen[card] |= 1 << s.active


def search(s: State, box: Box, zone: int) -> None:
    """He must take a Reindeer if there is one; it goes under Rudolf [naughty-santa-2]."""
    note(s, SEARCHED, s.active, NONE, zone)
    if zone != DISCARD:
        look_through(s, box, zone)
    card = creature_of_kind(s, box, REINDEER, zone)
    if card == NONE:
        find_nothing(s, box, zone)
        return
    take_out(s, card, zone)
    tuck(s, box, s.active, card)
    if zone == DECK or box.search_all:
        shuffle_part(s, DECK)
    if zone == BOTTOM or box.search_all:
        shuffle_part(s, BOTTOM)


def find_nothing(s: State, box: Box, zone: int) -> None:
    """The presents are lost all the same, and everybody knows that no Reindeer is there [naughty-ruling-41]."""
    note(s, FOUND_NOTHING, s.active, NONE, zone)
    s.barren |= 1 << zone
    shuffle_part(s, zone)


def shuffle_part(s: State, zone: int) -> None:
    """A searched part is shuffled; the two parts are never mixed [naughty-santa-3]."""
    if zone == DECK:
        shuffle(s, SHUFFLES, s.creature_deck, s.creature_deck_size)
    else:
        shuffle(s, SHUFFLES, s.creature_stack, s.creature_stack_size)


def take_out(s: State, card: int, zone: int) -> None:
    if zone == DECK:
        close_gap(s.creature_deck, s.creature_deck_size, index_in(s.creature_deck, s.creature_deck_size, card))
        s.creature_deck_size -= 1
        s.creature_deck[s.creature_deck_size] = 0
    elif zone == BOTTOM:
        close_gap(s.creature_stack, s.creature_stack_size, index_in(s.creature_stack, s.creature_stack_size, card))
        s.creature_stack_size -= 1
        s.creature_stack[s.creature_stack_size] = 0


# --- La Befana -----------------------------------------------------------------------------------------


def may_sweep(s: State, box: Box, seat: int) -> bool:
    return has_ability(s, box, seat, LA_BEFANA) and kiddos_waiting(s) > 0


def sweep(s: State, box: Box, space: int) -> None:
    """One kiddo goes to the discard pile, and the space is filled at once [naughty-befana-1, naughty-ruling-38]."""
    kiddo = s.playground[space]
    s.kiddo_in[kiddo] = DISCARD
    s.did = 1
    note(s, SWEPT, s.active, kiddo)
    fill_space(s, box, space)


# --- Christkindl ---------------------------------------------------------------------------------------


def go_on_comforting(s: State) -> None:
    """After a creature that targeted her she may take a present from deck or row [naughty-christ-1].

    Before anything later, and the row keeps its gap [naughty-ruling-35, naughty-ruling-59].
    """
    seat = s.doer[s.depth - 1]
    if any_present_to_draw(s):
        note(s, COMFORTED, seat)
        ask(s, seat, COMFORT)
    else:
        pop(s)
