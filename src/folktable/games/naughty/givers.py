"""The gift givers, one after the other: what is special about each, wherever in a turn it comes in.

Preferred presents count from Level 2 on, abilities at Levels 4 and 5. Where the course of a turn, a wish or a creature
touches a gift giver, it calls a function of this file.
"""

from folktable.engine.cards import close_gap, index_in
from folktable.engine.chance import SHUFFLES, shuffle
from folktable.engine.narration import note
from folktable.engine.record import ask
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import *
from folktable.games.naughty.stack import pop, push
from folktable.games.naughty.state import *


def has_ability(s: State, box: Box, seat: int, giver: int) -> bool:
    """Written abilities count at Levels 4 and 5 [naughty-level-4]."""
    return box.givers == FULL_GIVERS and s.giver[seat] == giver


def seat_of(s: State, box: Box, giver: int) -> int:
    """The seat that has the ability of a gift giver, or NONE."""
    return next((seat for seat in range(box.seats) if has_ability(s, box, seat, giver)), NONE)


# --- Preferred presents: everybody's, Father Christmas', La Befana's -----------------------------------


def preferred_bonus(s: State, box: Box, seat: int) -> int:
    """From Level 2 on, for presents that were really given [naughty-level-2, naughty-nick-2, naughty-caga-4]."""
    giver = s.giver[seat]
    if giver == NONE:
        return 0
    each = box.preferred_points
    if has_ability(s, box, seat, FATHER_CHRISTMAS):
        each = box.stockings_points  # not less [naughty-father-1, naughty-ruling-36]
    given = 0
    fewest = COPIES
    for kind in range(KINDS):
        if box.preferred[giver] >> kind & 1:
            of_kind = presents_of_kind(s, kind, GIVEN)
            given += of_kind
            fewest = min(fewest, of_kind)
    if giver == LA_BEFANA and box.befana_pair:
        return fewest * each
    return given * each  # La Befana's two kinds count alone [naughty-befana-2, naughty-ruling-37]


# --- Santa Claus: Reindeer go under Rudolf -------------------------------------------------------------


def offer_to_tuck(s: State, box: Box, seat: int, gained: int, reindeer: int) -> None:
    """When Santa Claus gains creatures he may tuck the Reindeer among them [naughty-santa-1, naughty-ruling-40].

    He is asked whatever he gained: others must not learn from the question.
    """
    if gained > 0 and has_ability(s, box, seat, SANTA_CLAUS):
        top = push(s, TUCKING, seat)
        s.left[top] = gained
        s.tuckable = reindeer


def go_on_tucking(s: State) -> None:
    """One question for each card."""
    top = s.depth - 1
    if s.left[top] == 0:
        s.tuckable = 0
        pop(s)
    else:
        s.left[top] -= 1
        ask(s, s.doer[top], TUCK)


def tuck_or_keep(s: State, box: Box, action: int) -> None:
    """YES: one just gained goes under Rudolf. It is fresh, or the card he was dealt at the start."""
    if action == PASS:
        return
    s.tuckable -= 1
    for card in range(box.first_creature[REINDEER], box.first_creature[REINDEER + 1]):
        if just_gained(s, card, s.actor):
            tuck(s, box, s.actor, card)
            return


def just_gained(s: State, card: int, seat: int) -> bool:
    return s.creature_in[card] == HAND + seat and (s.fresh >> card & 1 == 1 or s.turn == 0)


def tuck(s: State, box: Box, seat: int, card: int) -> None:
    """One-way: out of everybody's reach, and not playable any more [naughty-santa-4, naughty-ruling-40]."""
    move_creature(s, box, card, RUDOLF)
    note(s, TUCKED, seat, NONE, creatures_of_kind(s, box, REINDEER, RUDOLF))


def imagine_tuckable(s: State, box: Box) -> None:
    """Others do not know how many Reindeer Santa Claus has just gained: as many as he may have in this hand."""
    top = s.depth - 1
    first, end = box.first_creature[REINDEER], box.first_creature[REINDEER + 1]
    gained = sum(1 for card in range(first, end) if just_gained(s, card, s.doer[top]))
    s.tuckable = min(gained, s.left[top] + 1)


def score_rudolf(s: State, box: Box) -> None:
    """More for each Reindeer, 3 to 23 in the book [naughty-santa-5, naughty-end-3]."""
    santa = seat_of(s, box, SANTA_CLAUS)
    under = creatures_of_kind(s, box, REINDEER, RUDOLF)
    if santa != NONE and under > 0:
        s.points[santa] += box.rudolf_points[under]
        note(s, RUDOLF_SCORED, santa, under, box.rudolf_points[under])


# --- Santa Claus: he searches as his turn begins -------------------------------------------------------


def offer_search(s: State, box: Box) -> None:
    """As far as all can see he has two cards, and there is a place to search."""
    santa = s.active
    if has_ability(s, box, santa, SANTA_CLAUS) and hand_of_presents(s, santa) >= 2:
        if may_search_in(s, box, DECK) or may_search_in(s, box, BOTTOM) or may_search_in(s, box, DISCARD):
            ask(s, santa, SANTAS_PAIR)


def may_search_in(s: State, box: Box, zone: int) -> bool:
    """A part of the deck that has a card; the open discard pile only if a Reindeer lies there [naughty-ruling-41]."""
    if zone == DISCARD:
        return creatures_of_kind(s, box, REINDEER, zone) > 0
    return (s.creature_deck_size if zone == DECK else s.creature_stack_size) > 0


def may_take_from(s: State, box: Box, zone: int) -> bool:
    """Searching everything at once he has seen where a Reindeer is, and chooses among those zones."""
    if box.search_all:
        return creatures_of_kind(s, box, REINDEER, zone) > 0
    return may_search_in(s, box, zone)


def discard_pair(s: State, box: Box, action: int) -> None:
    """Two presents of one kind, not merely of one colour [naughty-santa-2]; then he says where he looks."""
    if action == PASS:
        return
    santa = s.active
    kind = action - PRESENT
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
    elif zone == BOTTOM:
        close_gap(s.creature_stack, s.creature_stack_size, index_in(s.creature_stack, s.creature_stack_size, card))
        s.creature_stack_size -= 1


# --- Christkindl: a present after a creature that targeted her -----------------------------------------


def comfort_christkindl(s: State, box: Box, kind: int, player: int, victim: int) -> None:
    """A creature has resolved and been put away: was it aimed at her? [naughty-christ-1]"""
    christkindl = seat_of(s, box, CHRISTKINDL)
    if christkindl != NONE and targets_christkindl(box, christkindl, kind, player, victim):
        push(s, COMFORTING, christkindl)


def targets_christkindl(box: Box, christkindl: int, kind: int, player: int, victim: int) -> bool:
    """Elves and Yule Cat reach everybody, Krampus all others, the rest one player or their cards.

    [naughty-christ-2, naughty-ruling-34]; her own creatures count unless the host says otherwise [naughty-ruling-35].
    """
    if not box.christkindl_triggers >> kind & 1:
        return False
    if kind == ELVES or kind == YULE_CAT:
        return player != christkindl or box.christkindl_own == 1
    if kind == KRAMPUS:
        return player != christkindl
    return victim == christkindl


def go_on_comforting(s: State) -> None:
    """She may take it from deck or row, which keeps the gap, before anything later happens.

    [naughty-christ-1, naughty-ruling-35, naughty-ruling-59]
    """
    seat = s.doer[s.depth - 1]
    if any_present_to_draw(s):
        note(s, COMFORTED, seat)
        ask(s, seat, COMFORT)
    else:
        pop(s)


def take_comfort(s: State, box: Box, action: int) -> None:
    pop(s)
    if action != PASS:
        take_present(s, box, s.actor, action)


# --- Odin and Aunt Arie: points for creatures of a class -----------------------------------------------


def class_bonus(s: State, box: Box, seat: int, kind: int) -> int:
    """Odin for harmful, Aunt Arie for helpful ones, free action or reaction [naughty-odin-1, naughty-arie-1]."""
    if box.creature_class[kind] == HARMFUL and has_ability(s, box, seat, ODIN):
        return box.odin_points
    if box.creature_class[kind] == HELPFUL and has_ability(s, box, seat, AUNT_ARIE):
        return box.arie_points
    return 0


# --- Saint Nicholas: one black present of a wish need not be given -------------------------------------


def may_leave_out(s: State, box: Box, seat: int) -> int:
    """How many black icons of each wish [naughty-nick-1]."""
    return 1 if has_ability(s, box, seat, SAINT_NICHOLAS) else 0


def leave_out_black(s: State, action: int) -> None:
    """One in each wish, if he likes, and the list still scores in full [naughty-nick-1, naughty-ruling-39]."""
    if action == YES:
        s.due[BLACK] -= 1
        note(s, BLACK_LEFT_OUT, s.actor)


# --- La Befana: she sweeps as her turn begins ----------------------------------------------------------


def offer_sweep(s: State, box: Box) -> None:
    if has_ability(s, box, s.active, LA_BEFANA) and kiddos_waiting(s) > 0:
        ask(s, s.active, SWEEP)


def sweep(s: State, box: Box, action: int) -> None:
    """One kiddo goes to the discard pile, and the space is filled at once [naughty-befana-1, naughty-ruling-38]."""
    if action == PASS:
        return
    space = action - SPACE
    kiddo = s.playground[space]
    s.kiddo_in[kiddo] = DISCARD
    s.did = 1
    note(s, SWEPT, s.active, kiddo)
    fill_space(s, box, space)


# --- Ded Moroz: Snow Maiden moves him ------------------------------------------------------------------


def repeats_of_snow_maiden(s: State, box: Box, seat: int) -> int:
    """One [naughty-snow-3], for Ded Moroz two [naughty-ded-3]."""
    return 2 if has_ability(s, box, seat, DED_MOROZ) else 1


def snow_maiden_played(s: State, box: Box, seat: int, resolved: bool) -> None:
    """Ded Moroz may act once another's Snow Maiden is settled, cancelled or not [naughty-ded-1, naughty-ruling-22].

    His own gives two repeats instead [naughty-ded-3], and nothing if it was cancelled [naughty-ruling-32].
    """
    ded = seat_of(s, box, DED_MOROZ)
    if ded != NONE and (seat != ded or (box.ded_own_play and resolved)):
        offer_extra_action(s, ded)


def snow_maiden_discarded(s: State, box: Box, seat: int) -> None:
    """Ded Moroz may act, after his own Summon too [naughty-ded-2, naughty-ruling-31, naughty-ruling-32]."""
    ded = seat_of(s, box, DED_MOROZ)
    if ded != NONE and (seat != ded or box.ded_own_discard):
        offer_extra_action(s, ded)


def offer_extra_action(s: State, ded: int) -> None:
    """A basic action, a Scrooge before him or not [naughty-scrooge-3, naughty-ruling-33]."""
    push(s, EXTRA, ded)
    note(s, EXTRA_OFFERED, ded)
