"""Playing cards: what is playable, announcing it, the stack of replies."""

from folktable.engine.narration import note
from folktable.engine.record import ask
from folktable.games.gnome.box import Box
from folktable.games.gnome.effects import carry_out, does_something
from folktable.games.gnome.hands import *
from folktable.games.gnome.lasting import ailments_of, first_ailment, working
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import clockwise, progress

# --- Playable cards ------------------------------------------------------------------------------------------


def is_playable(s: State, box: Box, seat: int, card: int) -> bool:
    """As the card of the PLAY step: only if it could do something now [gnome-card-8, gnome-ruling-18].

    Purple cards have no other time [gnome-card-3]; of the red ones attacks and remedies are for it [gnome-card-4].
    """
    if box.colour[card] != RED and working(s, box, seat, NO_GREEN_OR_PURPLE) != NONE:  # [gnome-rcard-4]
        return False
    if box.colour[card] == GREEN:
        return True
    return box.when[card] & ON_OWN_PLAY != 0 and has_a_target(s, box, seat, card)


def has_a_target(s: State, box: Box, seat: int, card: int) -> bool:
    if not is_aimed(box, card):
        return does_something(s, box, card, seat, seat)
    return any(may_target(s, box, card, seat, other) for other in range(box.seats))


def is_aimed(box: Box, card: int) -> bool:
    return box.aim[card] == AT_OPPONENT or box.aim[card] == AT_HINDMOST


def aimed_at(s: State, box: Box, action: int) -> int:
    """The seat that LEFT + n means to the actor."""
    return (s.actor + action - LEFT) % box.seats


def may_target(s: State, box: Box, card: int, by: int, seat: int) -> bool:
    """An opponent on the trail, in a business too [gnome-ruling-28], whom the card can do something to."""
    if seat == by or s.place[seat] > 0:  # no finished gnome [gnome-card-10, gnome-finish-4]
        return False
    if box.aim[card] == AT_HINDMOST and not is_hindmost(s, box, seat):
        return False
    return does_something(s, box, card, by, seat)


def is_hindmost(s: State, box: Box, seat: int) -> bool:
    """No gnome on the trail is behind him [gnome-rcard-13]."""
    for other in range(box.seats):
        if s.place[other] == 0 and progress(s, box, other) < progress(s, box, seat):
            return False
    return True


def only_target(s: State, box: Box, card: int, by: int) -> int:
    """The target if there is just one, else NONE."""
    found = NONE
    for seat in range(box.seats):
        if may_target(s, box, card, by, seat):
            if found != NONE:
                return NONE
            found = seat
    return found


# --- Announcing ----------------------------------------------------------------------------------------------


def play(s: State, box: Box, card: int) -> None:
    """A green card is tabled; any other is announced and may be answered before the step that is set follows."""
    if box.colour[card] == GREEN:
        table_item(s, box, s.actor, card)
    else:
        put_on_stack(s, box, s.actor, card)
        s.after_card = s.phase
        s.phase = ANNOUNCE


def interrupt(s: State, box: Box, card: int) -> None:
    """An interrupt in its window: aimed at the gnome whose turn it is, with nothing more to choose."""
    put_on_stack(s, box, s.actor, card)
    s.target = s.active
    note(s, PLAYED_ON, s.actor, card, s.active)
    s.asked = 0
    s.after_card = s.phase
    s.phase = REPLIES


def put_on_stack(s: State, box: Box, seat: int, card: int) -> None:
    """The card last played lies on top [gnome-stack-1]; a red one is used up by being played [gnome-card-4]."""
    leave_hand(s, box, seat, card)
    if box.colour[card] == RED:
        put_on_discard(s, card)
    s.stack_card[s.stack] = card
    s.stack_by[s.stack] = seat
    s.stack += 1


def announce(s: State, box: Box) -> None:
    """Target and chosen things are named before anybody replies [gnome-card-9, gnome-ruling-19]."""
    card, by = s.stack_card[0], s.stack_by[0]
    if is_aimed(box, card) and s.target == NONE:
        s.target = only_target(s, box, card, by)
        if s.target == NONE:
            ask(s, by, TARGET)
            return
    if box.op[card] == SWAP_ITEMS and not names_swap(s, by):
        return
    if box.op[card] == CURE and not names_ailment(s, box, by):
        return
    if s.target == NONE:
        note(s, PLAYED, by, card)
    else:
        note(s, PLAYED_ON, by, card, s.target)
    if s.taken != NONE:
        note(s, OFFERED_SWAP, by, s.chosen, s.taken)
    s.asked = 0


def names_swap(s: State, by: int) -> bool:
    """One of one's own items, then one of the other gnome's; where there is no choice nobody is asked."""
    if s.chosen == NONE:
        s.chosen = only_item_type(s, by)
        if s.chosen == NONE:
            ask(s, by, GIVE_ITEM)
            return False
    if s.taken == NONE:
        s.taken = only_item_type(s, s.target)
        if s.taken == NONE:
            ask(s, by, TAKE_ITEM)
            return False
    return True


def names_ailment(s: State, box: Box, by: int) -> bool:
    """Any one of his own [gnome-rcard-2]: of two alike, the one that works and the one that waits are not the same."""
    if s.to_cure == NONE:
        if ailments_of(s, box, by) > 1:
            ask(s, by, WHICH_AILMENT)
            return False
        s.to_cure = first_ailment(s, box, by)
    return True


# --- Replies -------------------------------------------------------------------------------------------------


def ask_for_replies(s: State, box: Box) -> None:
    """Each in turn, clockwise from the active gnome [gnome-stack-2, gnome-ruling-13]; the first reply is played alone.

    Whoever wanted to reply as well keeps his card [gnome-ruling-14].
    """
    while s.asked < box.seats:
        seat = clockwise(s, box, s.asked)
        s.asked += 1
        if could_reply(s, box, seat):
            ask(s, seat, REPLY)
            return
    resolve_top(s, box)


def could_reply(s: State, box: Box, seat: int) -> bool:
    """By what all know, so that being asked tells nothing. What nothing can answer resolves at once [gnome-stack-8]."""
    if not may_play_now(s, box, seat):
        return False
    for i in range(box.interrupts):
        card = box.interrupt[i]
        if answers(s, box, seat, card) and unseen(s, box, card) > 0:
            return True
    return False


def may_play_now(s: State, box: Box, seat: int) -> bool:
    """Outside the PLAY step, even while missing a turn or in a business [gnome-ruling-10, gnome-ruling-12]."""
    if s.place[seat] > 0 or not may_hold_other_than_green(s, seat):
        return False
    return not (box.strict_silence == 1 and seat == s.active and s.visiting == 1)


def answers(s: State, box: Box, seat: int, card: int) -> bool:
    """May this card be played on top of the stack by this gnome?"""
    if box.when[card] & AS_RESPONSE == 0:
        return False
    top = s.stack - 1
    below = s.stack_card[top]
    if box.op[card] == CANCEL_BLOCKABLE:
        # Any gnome but its player, target or not; it stops cards of its own kind too.
        # [gnome-stack-4, gnome-stack-5, gnome-rcard-1, gnome-ruling-15]
        return box.blockable[below] == 1 and s.stack_by[top] != seat
    if top > 0 or s.target != seat:
        return False
    if box.op[card] == CURE:  # [gnome-stack-6]
        return box.ailment[below] == 1
    return box.kind[below] == ATTACK  # [gnome-rcard-12]


def reply(s: State, box: Box, card: int) -> None:
    """Free, and as many as one has: the one card of a turn is that of its PLAY step [gnome-card-5, gnome-ruling-10]."""
    below = s.stack_card[s.stack - 1]
    put_on_stack(s, box, s.actor, card)
    note(s, ANSWERED, s.actor, card, below)
    s.asked = 0


def resolve_top(s: State, box: Box) -> None:
    """Nobody replies: the top card does what it does. What then lies on top gets a fresh round [gnome-stack-3]."""
    if s.stack == 1:
        resolve_announced(s, box)
        return
    card = s.stack_card[s.stack - 1]
    by = s.stack_by[s.stack - 1]
    take_off_stack(s)
    if box.op[card] == REFLECT_ATTACK:
        reflect(s, box, by)
    else:
        cancel_top(s, box)
    s.asked = 0


def take_off_stack(s: State) -> None:
    s.stack -= 1
    s.stack_card[s.stack] = 0
    s.stack_by[s.stack] = 0


def cancel_top(s: State, box: Box) -> None:
    """A cancelled card is used up without effect, and was the card of the turn [gnome-stack-7, gnome-ruling-17]."""
    card = s.stack_card[s.stack - 1]
    note(s, CANCELLED, NOBODY, card)
    take_off_stack(s)
    if s.stack == 0:
        if box.colour[card] == PURPLE:
            put_on_discard(s, card)
        s.phase = s.after_card
        forget_card(s)


def reflect(s: State, box: Box, seat: int) -> None:
    """Attacker and target swap places; where they stand is not checked again [gnome-rcard-12]."""
    attacker = s.stack_by[0]
    s.stack_by[0] = seat
    s.target = attacker
    note(s, REFLECTED, seat, s.stack_card[0], attacker)
    if not does_something(s, box, s.stack_card[0], seat, attacker):
        cancel_top(s, box)


def resolve_announced(s: State, box: Box) -> None:
    """The card at the bottom: dice are rolled only now [gnome-card-9]."""
    card, by = s.stack_card[0], s.stack_by[0]
    subject = s.target if is_aimed(box, card) else by
    take_off_stack(s)
    s.phase = s.after_card
    if box.colour[card] == PURPLE and box.channel[card] == NONE:
        put_on_discard(s, card)
    carry_out(s, box, card, by, subject)
    forget_card(s)


def forget_card(s: State) -> None:
    s.target = s.chosen = s.taken = s.to_cure = NONE
    s.asked = 0


# --- Windows for interrupts ----------------------------------------------------------------------------------


def ask_in_window(s: State, box: Box, when: int, question: int) -> None:
    """The next opponent, clockwise, who might hold a card for this window."""
    while one_is_about(s, box, when) and s.window + 1 < box.seats:
        s.window += 1
        seat = clockwise(s, box, s.window)
        if may_play_now(s, box, seat):
            ask(s, seat, question)
            return
    s.window = 0


def one_is_about(s: State, box: Box, when: int) -> bool:
    for i in range(box.interrupts):
        card = box.interrupt[i]
        if may_interrupt(s, box, card, when) and unseen(s, box, card) > 0:
            return True
    return False


def may_interrupt(s: State, box: Box, card: int, when: int) -> bool:
    """A card for this window that changes something for the active gnome [gnome-card-8], by what all can see."""
    return box.when[card] & when != 0 and does_something(s, box, card, s.active, s.active)


def after_play(box: Box) -> int:
    """The step that follows PLAY, or a visit to a business."""
    return ATTACKS if box.attacks_any_turn else DRAW


def ask_for_attacks(s: State, box: Box) -> None:
    """Host's option: before a gnome's DRAW each opponent may play one attack [gnome-ruling-11]."""
    while s.window + 1 < box.seats:
        s.window += 1
        seat = clockwise(s, box, s.window)
        if may_play_now(s, box, seat) and an_attack_is_about(s, box):
            ask(s, seat, ATTACK_WINDOW)
            return
    s.window = 0


def an_attack_is_about(s: State, box: Box) -> bool:
    return any(box.kind[card] == ATTACK and unseen(s, box, card) > 0 for card in range(box.types))
