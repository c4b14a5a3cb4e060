"""Lasting effects: who is under which, which one works now and which ones wait.

Effects on the same channel of a gnome queue in the order they took effect; on different channels they run side by side
[gnome-last-2, gnome-ruling-20].
"""

from folktable.engine.cards import close_gap
from folktable.engine.narration import note
from folktable.games.gnome.box import Box
from folktable.games.gnome.hands import put_on_discard
from folktable.games.gnome.state import *


def take_effect(s: State, box: Box, card: int, seat: int) -> None:
    """A purple card lies face up before the gnome [gnome-last-5]; of a red one a marker stays [gnome-card-4].

    Counted in turns it starts with his next turn [gnome-last-3, gnome-ruling-21], otherwise at once.
    """
    i = s.effects
    s.effect[i] = card
    s.effect_on[i] = seat
    s.effect_turns[i] = box.turns[card]
    s.effects += 1
    if waits(s, box, i):
        note(s, WAITS, seat, card)
        return
    if box.turns[card] == UNTIL_ENDED:
        s.effect_awake[i] = 1
    note(s, TAKES_EFFECT, seat, card, box.turns[card])


def waits(s: State, box: Box, index: int) -> bool:
    """Is there an earlier effect on the same channel?"""
    for i in range(index):
        if s.effect_on[i] == s.effect_on[index] and box.channel[s.effect[i]] == box.channel[s.effect[index]]:
            return True
    return False


def wake(s: State, box: Box, seat: int) -> None:
    """As his turn begins, the first effect on each channel works from now on [gnome-last-4]."""
    for i in range(s.effects):
        if s.effect_on[i] == seat and not s.effect_awake[i] and not waits(s, box, i):
            s.effect_awake[i] = 1
            note(s, WAKES, seat, s.effect[i])


def working(s: State, box: Box, seat: int, op: int) -> int:
    """The place of an effect of this kind that works on the gnome now, or NONE."""
    for i in range(s.effects):
        if s.effect_on[i] == seat and s.effect_awake[i] and box.op[s.effect[i]] == op:
            return i
    return NONE


def end_effect(s: State, box: Box, index: int) -> None:
    """A purple card is discarded when its effect is over [gnome-card-3]."""
    card = s.effect[index]
    close_gap(s.effect, s.effects, index)
    close_gap(s.effect_on, s.effects, index)
    close_gap(s.effect_turns, s.effects, index)
    close_gap(s.effect_awake, s.effects, index)
    s.effects -= 1
    if box.colour[card] == PURPLE:
        put_on_discard(s, card)


def wear_off(s: State, box: Box, index: int) -> None:
    note(s, WEARS_OFF, s.effect_on[index], s.effect[index])
    end_effect(s, box, index)


def count_down(s: State, box: Box, seat: int) -> None:
    """At the end of a turn he took, a business turn too; what waits does not count [gnome-last-3, gnome-last-4]."""
    for i in range(s.effects - 1, -1, -1):
        if s.effect_on[i] == seat and s.effect_awake[i] and s.effect_turns[i] > 0:
            s.effect_turns[i] -= 1
            if s.effect_turns[i] == 0:
                wear_off(s, box, i)


def misses_turn(s: State, box: Box, seat: int) -> bool:
    """The first effect that costs him this turn; it counts only the turns it takes."""
    for i in range(s.effects):
        if s.effect_on[i] == seat and box.op[s.effect[i]] == MISS_TURN and not waits(s, box, i):
            note(s, MISSED_TURN, seat, s.effect[i])
            s.effect_turns[i] -= 1
            if s.effect_turns[i] == 0:
                wear_off(s, box, i)
            return True
    return False


def end_all_effects(s: State, box: Box, seat: int) -> None:
    """When he comes home [gnome-last-6]."""
    for i in range(s.effects - 1, -1, -1):
        if s.effect_on[i] == seat:
            end_effect(s, box, i)


# --- Ailments ------------------------------------------------------------------------------------------------


def is_ailment_of(s: State, box: Box, seat: int, index: int) -> bool:
    return s.effect_on[index] == seat and box.ailment[s.effect[index]] == 1


def ailments_of(s: State, box: Box, seat: int) -> int:
    """How many a gnome has, working or waiting."""
    return sum(1 for i in range(s.effects) if is_ailment_of(s, box, seat, i))


def first_ailment(s: State, box: Box, seat: int) -> int:
    """Its place, or NONE."""
    return next((i for i in range(s.effects) if is_ailment_of(s, box, seat, i)), NONE)


def cure_ailment(s: State, box: Box, index: int) -> None:
    """One ailment ends, working or waiting [gnome-rcard-2, gnome-ruling-22]."""
    note(s, CURED, s.effect_on[index], s.effect[index])
    end_effect(s, box, index)
