"""Midnight: a card of that name lies near the bottom of the kiddo deck, another one near that of the creature deck.

The first to be drawn changes three things: the turn in progress is completed and everybody has one final turn more, a
basic action is no duty in it, and no creature is summoned any more: each is worth points instead.
"""

from folktable.engine.narration import note
from folktable.games.naughty.box import Box
from folktable.games.naughty.state import *


def strike_midnight(s: State, deck: int) -> None:
    """The first Midnight card begins the end; a second changes nothing [naughty-mid-4, naughty-ruling-51]."""
    note(s, MIDNIGHT_STRUCK, NONE, deck, s.midnight)
    s.midnight = 1


# --- The final turns -----------------------------------------------------------------------------------


def count_final_turns(s: State, box: Box) -> None:
    """A turn has passed on to the next seat: one final turn less, or the first of them.

    After the turn that brought Midnight everybody has one more, its player last, whoever drew the card
    [naughty-mid-2, naughty-ruling-48].
    """
    if s.final_turns > 0:
        s.final_turns -= 1
    elif s.midnight:
        s.final_turns = box.seats
        note(s, LAST_ROUND, s.active)


def final_turns_are_over(s: State) -> bool:
    """Asked when they have been counted."""
    return s.midnight == 1 and s.final_turns == 0


def basic_action_only(s: State, box: Box) -> bool:
    """The host may cut a final turn down to its basic action [naughty-ruling-48]."""
    return s.final_turns > 0 and box.final_basic_only == 1


# --- No creature is summoned any more ------------------------------------------------------------------


def summon_is_legal(s: State, box: Box) -> bool:
    """From Level 3 [naughty-summon-5], before Midnight always [naughty-ruling-12]; then for points [naughty-ruling-50].

    The host may leave those to the bonus of a set.
    """
    return box.with_creatures == 1 and (not s.midnight or box.basic_summon_after_midnight == 1)


def score_instead(s: State, box: Box, seat: int, missing: int) -> None:
    """Points for each creature that would have been kept [naughty-summon-4, naughty-set-4, naughty-ruling-6]."""
    points = missing * box.summon_points
    s.points[seat] += points
    if missing > 0:
        note(s, SUMMON_POINTS, seat, NONE, points)
