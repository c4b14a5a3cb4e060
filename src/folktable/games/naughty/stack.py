"""The stack of what is under way: a creature being played, a wish, a Summon; the newest is on top and goes on first.

What waits beneath a reaction waits here, so no function of the rules ever calls itself. And who may be asked for
a reaction, by what all can see.
"""

from __future__ import annotations

from folktable.engine.narration import note
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import awake, awake_creatures, creatures_of_kind
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State


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
    s.cursor[top] = 0
    s.about[top] = 0
    s.target[top] = 0
    s.count[top] = 0


def next_seat(box: Box, seat: int) -> int:
    """Clockwise [naughty-setup-1]."""
    return 0 if seat + 1 == box.seats else seat + 1


# --- Who is asked --------------------------------------------------------------------------------------


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


# --- Gift givers and points ----------------------------------------------------------------------------


def has_ability(s: State, box: Box, seat: int, giver: int) -> bool:
    """Written abilities count at Levels 4 and 5 [naughty-level-4]."""
    return box.givers == FULL_GIVERS and s.giver[seat] == giver


def seat_of(s: State, box: Box, giver: int) -> int:
    """The seat that has the ability of a gift giver, or NONE."""
    for seat in range(box.seats):
        if has_ability(s, box, seat, giver):
            return seat
    return NONE


def lose_points(s: State, box: Box, seat: int, points: int) -> None:
    """A score may fall below nothing, unless the host stops it there [naughty-ruling-14]."""
    s.points[seat] -= points
    if box.floor and s.points[seat] < 0:
        s.points[seat] = 0


def offer_extra_action(s: State, box: Box) -> None:
    """Ded Moroz may take a basic action, a Scrooge before him or not [naughty-scrooge-3, naughty-ruling-33]."""
    seat = seat_of(s, box, DED_MOROZ)
    push(s, EXTRA, seat)
    note(s, EXTRA_OFFERED, seat)
