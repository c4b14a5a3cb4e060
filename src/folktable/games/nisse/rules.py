"""The rules of The Grumpy Nisse: set-up, rounds and turns, the end, and what may be decided.

Source: the print-and-play rulebook (Pedro Pereira); `docs/rules/nisse.md` gives every rule its id and every gap
a ruling. A turn reads from top to bottom in `step_of_turn`. The chapters have files of their own: draft.py (set-up
and deck-building), compare.py (who wins the turn), events.py (the special events), effects.py (card effects),
piles.py (decks, hands, discards). Where the book had to be completed, the ruling's id stands beside the code; the
ones that shape the game most: where the events lie [nisse-ruling-1], that they come before card effects
[nisse-ruling-8], that a led 3 rolls dice against every colour but trump [nisse-ruling-14], and that hands are drawn
up to four [nisse-ruling-9].

`s` is the state, `box` what is in the box. Everything here is plain integers: it runs in the interpreter,
compiled by Numba and on a GPU, and decides the same everywhere.
"""

from folktable.engine.cards import fill
from folktable.engine.choices import allow_set, nth_bit
from folktable.engine.knowledge import move, redeal, reorder
from folktable.engine.narration import note
from folktable.engine.record import RUNNING, Ints, ask
from folktable.games.nisse.box import Box
from folktable.games.nisse.compare import compare, roll_duel
from folktable.games.nisse.draft import *
from folktable.games.nisse.effects import *
from folktable.games.nisse.events import *
from folktable.games.nisse.piles import discard_card, draw, draw_up, gather_deck, hand_size, other
from folktable.games.nisse.state import *

# --- Setting up ----------------------------------------------------------------------------------------


def setup(s: State, box: Box) -> None:
    """The grid and the pawn on space 1 [nisse-setup-3], then the draft."""
    s.space = 1
    s.winner = NOBODY
    s.played[VIOLET] = NONE
    s.played[TORECH] = NONE
    deal_grid(s)
    s.phase = NEXT_ROLL
    if box.quick_start:
        deal_without_draft(s)
        s.phase = NEXT_ROUND
    proceed(s, box)


# --- The course of the game ------------------------------------------------------------------------------


def proceed(s: State, box: Box) -> None:
    """Carry out what needs no decision, and decisions with a single option, until something is to be decided."""
    while s.over == RUNNING:
        if s.phase >= FIRST_AUTOMATIC:
            step(s, box)
        else:
            options = choices(s, box)
            if options == 0 or options & (options - 1):  # without any, no rule leads on: what is wrong shows here
                return
            decide(s, box, nth_bit(options, 0))


def step(s: State, box: Box) -> None:
    """What comes next without a decision."""
    if s.phase == NEXT_ROLL:
        next_roll(s)
    elif s.phase == NEXT_PICK:
        next_pick(s)
    elif s.phase == NEXT_ROUND:
        begin_round(s, box)
    else:
        step_of_turn(s, box)


def begin_round(s: State, box: Box) -> None:
    """Shuffle what was drafted or discarded and draw four [nisse-setup-4, nisse-round-4]; Violet leads [nisse-round-5].

    Pawn, events, a running 6 and a live shortcut are as they were [nisse-ruling-33, nisse-shortcut-3].
    """
    s.round += 1
    note(s, ROUND_BEGINS, NOBODY, s.round)
    for seat in range(2):
        gather_deck(s, seat)
        draw_up(s, box, seat)
    s.leader = VIOLET
    s.phase = NEXT_TURN


# --- A turn ----------------------------------------------------------------------------------------------


def step_of_turn(s: State, box: Box) -> None:
    """A turn from top to bottom, one step at a time [nisse-turn-9].

    The step below follows, at once or, where somebody is asked, after the answer: `decide_in_turn`.
    """
    step = s.phase
    s.phase = step + 1
    if step == NEXT_TURN:
        s.turn += 1
        ask(s, s.leader, LEAD)
    elif step == ANSWER:
        ask(s, other(s.leader), FOLLOW)
    elif step == TURN_IS_WON:
        find_winner(s, box)
        if s.winner_of_turn == VIOLET:  # the pawn, and what is on its space [nisse-turn-4, nisse-ruling-8]
            violet_won(s, box)
        else:
            torech_won(s, box)
    elif step == TORECH_PANICS:
        if panic_breaks_out(s, box):
            panic(s)
            ask_for_panic(s, TORECH)
        else:
            s.phase = WINNERS_EFFECT
    elif step == VIOLET_PANICS:
        ask_for_panic(s, VIOLET)
    elif step == WINNERS_EFFECT:  # first the winner's, to its very end, then the loser's [nisse-turn-5]
        resolve_effect(s, box, s.winner_of_turn)
    elif step == LOSERS_EFFECT:
        resolve_effect(s, box, other(s.winner_of_turn))
    else:
        discard_played_cards(s)  # [nisse-turn-6]
        if box.six_ends_before_draw:  # as a host may have it [nisse-ruling-24]
            close_hands(s)
            draw_cards(s, box)
        else:
            draw_cards(s, box)  # [nisse-turn-7]
            close_hands(s)
        finish_turn(s, box)


def step_that_asked(s: State) -> int:
    """Which step of the turn asked the question that is open."""
    if s.phase == LEAD:
        return NEXT_TURN
    if s.phase == FOLLOW:
        return ANSWER
    if s.phase == PANIC_DISCARD:
        return TORECH_PANICS if s.actor == TORECH else VIOLET_PANICS
    return WINNERS_EFFECT if s.actor == s.winner_of_turn else LOSERS_EFFECT


def lead(s: State, card: int) -> None:
    """Any card of the hand [nisse-turn-1]."""
    show_card(s, card)
    note(s, LED, s.actor, card)


def follow(s: State, card: int) -> None:
    """Any card, of whatever colour, with the led one in sight [nisse-turn-2]."""
    show_card(s, card)
    note(s, FOLLOWED, s.actor, card)


def show_card(s: State, card: int) -> None:
    """It lies on the table until events and effects are done [nisse-ruling-7]."""
    s.played[s.actor] = card
    move(s, card, HAND + s.actor, PLAYED)


def find_winner(s: State, box: Box) -> None:
    """By the trump of the space where the pawn stands now, not where it goes [nisse-trump-1]."""
    trump = box.trump[s.space]
    outcome, reason = compare(box, s.played[s.leader], s.played[other(s.leader)], trump)
    if outcome == DICE_DECIDE:  # [nisse-turn-3]
        outcome, reason = roll_duel(s, box)
    s.winner_of_turn = s.leader if outcome == LEAD_WINS else other(s.leader)
    note(s, COMPARED, s.winner_of_turn, reason, trump)


def discard_played_cards(s: State) -> None:
    for seat in range(2):
        discard_card(s, seat, s.played[seat], PLAYED)
        s.played[seat] = NONE


def draw_cards(s: State, box: Box) -> None:
    """Up to four cards, which is one in an ordinary turn and none after a 7 [nisse-draw-1, nisse-card7-2].

    An ignored 7 changes nothing [nisse-draw-2, nisse-ruling-10]; the discards stay where they are [nisse-round-2].
    A host may have one card drawn instead, but after determination all fill up [nisse-ruling-9, nisse-determination-3].
    """
    for seat in range(2):  # Violet first, which changes nothing [nisse-ruling-37]
        if not box.draw_one or s.cards_returned:
            draw_up(s, box, seat)
        elif s.deck_size[seat] > 0 and not s.sevened[seat]:
            draw(s, seat)


def finish_turn(s: State, box: Box) -> None:
    """The winner leads the next turn [nisse-turn-8], unless the round is over [nisse-ruling-32]."""
    s.leader = s.winner_of_turn
    s.winner_of_turn = 0
    s.cards_returned = 0
    fill(s.sevened, 0)
    s.phase = NEXT_TURN
    if hand_size(s, VIOLET) == 0:  # Torech's is empty too: [nisse-round-1, nisse-round-3, nisse-ruling-36]
        end_round(s, box)


# --- The end of a round and of the game ------------------------------------------------------------------


def end_round(s: State, box: Box) -> None:
    """Both hands are empty. After the last round Torech has won [nisse-end-3]."""
    note(s, ROUND_OVER, NOBODY, s.round)
    if s.round == box.rounds:
        end_game(s, TORECH, SUN_ROSE)
    else:
        s.phase = NEXT_ROUND


def score(s: State, box: Box, out: Ints) -> None:
    """1 for the winner, of whom there is always one in the end: no ties, no points [nisse-end-4]."""
    for seat in range(2):
        out[seat] = 1 if s.winner == seat else 0


# --- What may be decided, and deciding it ------------------------------------------------------------------


def legal(s: State, box: Box, mask: Ints) -> int:
    """Mark the actions that the actor may take; how many there are."""
    return allow_set(mask, choices(s, box))


def choices(s: State, box: Box) -> int:
    """The actions that the actor may take, as bits."""
    if s.phase == CHOOSE_DIE:
        return unused_faces(s)
    if s.phase == TAKE_CARD or s.phase == FREE_PICK:
        return cards_to_take(s)
    if s.phase == SWAP_TAKE:
        return s.piles[DISCARD + s.actor] | 1 << DECLINE
    if s.phase == ARRANGE:
        return orders_of_top(s)
    hand = s.piles[HAND + s.actor]
    return cards_to_give(s, box, hand) if s.phase == SWAP_GIVE else hand


def apply(s: State, box: Box, action: int) -> None:
    """Carry out a legal action of the actor, and all that follows up to the next decision."""
    decide(s, box, action)
    proceed(s, box)


def decide(s: State, box: Box, action: int) -> None:
    if s.phase == CHOOSE_DIE:
        choose_die(s, action - DIE + 1)
    elif s.phase == TAKE_CARD or s.phase == FREE_PICK:
        take_card(s, box, action - CARD)
    else:
        decide_in_turn(s, action)


def decide_in_turn(s: State, action: int) -> None:
    """What was decided is done, and the turn goes on with the step below the one that asked."""
    next_step = step_that_asked(s) + 1
    if s.phase == LEAD:
        lead(s, action - CARD)
    elif s.phase == FOLLOW:
        follow(s, action - CARD)
    elif s.phase == PANIC_DISCARD:
        panic_discard(s, action - CARD)
    elif s.phase == SWAP_TAKE:
        if action == DECLINE:
            decline_swap(s)
        else:
            swap_take(s, action - CARD)
            next_step = SWAP_GIVE
    elif s.phase == SWAP_GIVE:
        swap_give(s, action - CARD)
    elif s.phase == ARRANGE:
        arrange(s, action - ORDER)
    else:
        bury(s, action - CARD)
    s.phase = next_step


# --- What a seat can imagine -------------------------------------------------------------------------------


def determinize(s: State, box: Box, observer: int) -> None:
    """Turn the state into one that this observer could not tell from it (the caller has reseeded it)."""
    redeal(s, observer)
    for seat in range(2):
        reorder(s, observer, DECK + seat, s.deck[seat], s.deck_size[seat])
