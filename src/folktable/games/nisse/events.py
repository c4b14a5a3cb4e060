"""The special events on the progress board. Each looks at who won on the space where the turn was played."""

from folktable.engine.chance import SHUFFLES, rand
from folktable.engine.knowledge import forget_places
from folktable.engine.narration import note
from folktable.engine.record import ENDED, ask, finish
from folktable.games.nisse.box import Box
from folktable.games.nisse.piles import *
from folktable.games.nisse.state import *


def end_game(s: State, winner: int, how: int) -> None:
    """Nothing of the turn resolves after it [nisse-ruling-26]."""
    s.winner = winner
    s.ended_by = how
    note(s, GAME_OVER, winner, how)
    finish(s, ENDED)


# --- Violet won ------------------------------------------------------------------------------------------


def violet_won(s: State, box: Box) -> None:
    """One step forward, and what her win sets off [nisse-turn-4]. On the last space it is the game."""
    here = s.space
    if here == SPACES:  # arriving there was not enough [nisse-end-1]; there is no space 19 [nisse-ruling-39]
        end_game(s, VIOLET, MET_ORDEP)
        return
    event = box.event[here]
    s.space = next_space(s, box)
    note(s, SHORTCUT_TAKEN if s.shortcut_live else ADVANCED, VIOLET, s.space)
    s.shortcut_live = 0
    s.plan_wins = 0  # she has left the plan's space, if she was there [nisse-plan-2]
    if event == SHORTCUT_BEGINS:  # whatever she lost here before [nisse-shortcut-2]
        s.shortcut_live = 1
        note(s, SHORTCUT_OPENS, VIOLET)
    elif event == DETERMINATION and not s.attempted:
        s.attempted = 1
        determination(s, box)


def next_space(s: State, box: Box) -> int:
    """Where a win takes her: one step, or the shortcut past all in between [nisse-shortcut-1, nisse-ruling-28]."""
    return box.shortcut_target if s.shortcut_live else s.space + 1


def determination(s: State, box: Box) -> None:
    """Won at the first try: random discards of each player go back into the deck [nisse-determination-1].

    As many as there are [nisse-determination-4], without the cards of this turn: they are not discarded yet. The
    whole deck is shuffled, so nobody knows any place in it any more [nisse-ruling-30].
    """
    for seat in range(2):
        returning = min(box.determination_cards, s.discard_size[seat])
        if seat == VIOLET:
            note(s, DETERMINED, VIOLET, NONE, returning)
        for _ in range(returning):
            card = s.discard[seat][rand(s, SHUFFLES, s.discard_size[seat])]
            take_from_discard(s, seat, card, DECK + seat)
            s.deck[seat][s.deck_size[seat]] = card
            s.deck_size[seat] += 1
            s.cards_returned = 1
            note(s, CAME_BACK, seat, card)
        if returning > 0:
            shuffle_deck(s, seat)


# --- Torech won ------------------------------------------------------------------------------------------


def torech_won(s: State, box: Box) -> None:
    """The pawn stays, and what his win sets off [nisse-turn-4]; panic is a step of its own."""
    note(s, STAYED, TORECH, s.space)
    event = box.event[s.space]
    if event == TRICKS and not s.tricked:
        tricks(s, box)
    elif event == SHORTCUT_ENDS and s.shortcut_live:
        s.shortcut_live = 0  # for good: she will not stand on the first of the two again [nisse-shortcut-2]
        note(s, SHORTCUT_LOST, TORECH)
    elif event == PLAN:
        devilish_plan(s, box)
    elif event == DETERMINATION and not s.attempted:
        s.attempted = 1  # [nisse-determination-2]
        note(s, DETERMINATION_VOID, TORECH)


def tricks(s: State, box: Box) -> None:
    """The top cards of both decks are discarded [nisse-tricks-1], once in a game [nisse-tricks-3].

    As many as there are; the event is used up even so [nisse-ruling-27].
    """
    s.tricked = 1
    turned = min(box.trick_cards, s.deck_size[VIOLET])
    note(s, TRICKED, TORECH, NONE, turned)
    for seat in range(2):
        for _ in range(turned):  # one after the other, so the second lies on top [nisse-tricks-2]
            card = lift_top(s, seat)
            forget_places(s, 1 << card)
            discard_card(s, seat, card, DECK + seat)
            note(s, TURNED, seat, card)
        see_empty_deck(s, seat)


def devilish_plan(s: State, box: Box) -> None:
    """His third win on this space is the game [nisse-plan-1, nisse-end-2], over a round break too [nisse-ruling-29]."""
    s.plan_wins += 1
    note(s, PLAN_WIN, TORECH, s.plan_wins, box.plan_wins)
    if s.plan_wins == box.plan_wins:
        end_game(s, TORECH, PLAN_WORKED)


# --- Panic -----------------------------------------------------------------------------------------------


def panic_breaks_out(s: State, box: Box) -> bool:
    """At Torech's first win on each space that has it [nisse-panic-1, nisse-panic-3, nisse-panic-4]."""
    return s.winner_of_turn == TORECH and box.event[s.space] == PANIC and not s.panicked >> s.space & 1


def panic(s: State) -> None:
    """Used up even if no hand has a card left [nisse-ruling-31]."""
    s.panicked |= 1 << s.space
    note(s, PANICKED, TORECH)


def ask_for_panic(s: State, seat: int) -> None:
    """One more card of the hand, if there is one; Violet sees what Torech has discarded [nisse-panic-2]."""
    if hand_size(s, seat) > 0:
        ask(s, seat, PANIC_DISCARD)


def panic_discard(s: State, card: int) -> None:
    discard_card(s, s.actor, card, HAND + s.actor)
    note(s, PANIC_DISCARDED, s.actor, card)
