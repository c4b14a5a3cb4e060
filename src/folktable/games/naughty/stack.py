"""The stack of what is under way: a creature being played, a wish, a Summon; the newest is on top and goes on first.

What waits beneath a reaction waits here, so no function of the rules ever calls itself. And who may be asked for
a reaction, by what all can see.
"""

from folktable.engine.record import ask
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import awake, awake_creatures, creatures_of_kind
from folktable.games.naughty.state import *


def push(s: State, task: int, doer: int) -> int:
    """Begin something that comes before all else; gives its place on the stack."""
    top = s.depth
    s.depth += 1
    s.task[top] = task
    s.doer[top] = doer
    return top


def pop(s: State) -> None:
    """What is on top is done with."""
    s.depth -= 1
    top = s.depth
    s.task[top] = 0
    s.doer[top] = 0
    s.step[top] = 0
    s.asked[top] = 0
    s.left[top] = 0
    s.creature[top] = 0
    s.number[top] = 0
    s.victim[top] = 0
    s.called[top] = 0
    s.space[top] = 0


# --- Who sits where ------------------------------------------------------------------------------------


def next_seat(box: Box, seat: int) -> int:
    """Clockwise [naughty-setup-1]."""
    return 0 if seat + 1 == box.seats else seat + 1


def opponent(s: State, box: Box, action: int) -> int:
    """The seat that LEFT + n means to the actor."""
    return (s.actor + action - LEFT + 1) % box.seats


# --- Who is asked for a reaction -----------------------------------------------------------------------


def ask_others(s: State, box: Box, kind: int, phase: int) -> bool:
    """Ask the next seat that may answer what is on top with such a creature; False when all have been asked.

    From the left of the player of the card or wish, once round, never that player [naughty-react-2, naughty-ruling-18].
    """
    top = s.depth - 1
    while s.asked[top] != s.doer[top]:
        if may_answer(s, box, s.asked[top], kind):
            ask(s, s.asked[top], phase)
            return True
        s.asked[top] = next_seat(box, s.asked[top])
    return False


def may_answer(s: State, box: Box, seat: int, kind: int) -> bool:
    """Could this seat answer with such a creature, as far as all can see?

    It needs a card in hand that is not fresh, and one of these creatures must not be lying open yet. What the seat
    really holds plays no part, or the question would tell [naughty-ruling-18]; the host may prefer fewer questions.
    """
    if box.ask_holders_only:
        return awake(s, box, seat, kind) > 0
    if awake_creatures(s, seat) == 0:
        return False
    lying_open = creatures_of_kind(s, box, kind, DISCARD) + creatures_of_kind(s, box, kind, IN_PLAY)
    return lying_open < box.first_creature[kind + 1] - box.first_creature[kind]
