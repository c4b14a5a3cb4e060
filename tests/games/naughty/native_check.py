"""Whole games with the invariants checked after every decision, compiled, so that they can be run by the million."""

from __future__ import annotations

import numba

from folktable.engine.chance import split
from folktable.engine.choices import clear
from folktable.engine.contract import apply, legal, score, setup
from folktable.engine.playout import choose
from folktable.engine.record import RUNNING, copy_record
from folktable.games.naughty.state import *

FINE, PRESENT_LOST, TWO_PLACES, HAND_MISCOUNTED, CREATURE_LOST, KIDDO_LOST, STACK_LEFT, MIDNIGHT_LOST, NO_CHOICE = (
    range(9)
)


@numba.njit
def broken_creature(s, box):
    cards = box.first_creature[CREATURE_KINDS] if box.with_creatures else 0
    decked = 0
    held = 0
    for card in range(CREATURES):
        zone = s.creature_in[card]
        if (zone == REMOVED) != (card >= cards):
            return CREATURE_LOST
        if zone == DECK or zone == BOTTOM:
            decked += 1
        elif HAND <= zone < BEFORE:
            held += 1
    marks = 0
    for i in range(s.creature_deck_size):
        card = s.creature_deck[i]
        if s.creature_in[card] != DECK or marks >> card & 1:
            return TWO_PLACES
        marks |= 1 << card
    midnights = 0
    for i in range(s.creature_stack_size):
        card = s.creature_stack[i]
        if card == MIDNIGHT:
            midnights += 1
        elif s.creature_in[card] != BOTTOM or marks >> card & 1:
            return TWO_PLACES
        marks |= 1 << card
    if decked != s.creature_deck_size + s.creature_stack_size - midnights:
        return TWO_PLACES
    if midnights == 0 and box.with_creatures and not s.midnight:
        return MIDNIGHT_LOST
    for seat in range(box.seats):
        for kind in range(CREATURE_KINDS):
            held -= s.creatures[seat][kind]
    return FINE if held == 0 else HAND_MISCOUNTED


@numba.njit
def broken_kiddo(s, box):
    decked = 0
    waiting = 0
    for kiddo in range(KIDDOS):
        zone = s.kiddo_in[kiddo]
        if (zone == REMOVED) != (box.kiddo_used[kiddo] == 0):
            return KIDDO_LOST
        if zone == DECK or zone == BOTTOM:
            decked += 1
        elif zone == ROW_SPACE:
            waiting += 1
    for space in range(PLAYGROUND):
        if s.playground[space] != NONE:
            waiting -= 1
            if s.kiddo_in[s.playground[space]] != ROW_SPACE:
                return TWO_PLACES
    midnights = 0
    for i in range(s.kiddo_stack_size):
        if s.kiddo_stack[i] == MIDNIGHT:
            midnights += 1
    if waiting != 0 or decked != s.kiddo_deck_size + s.kiddo_stack_size - midnights:
        return TWO_PLACES
    if midnights == 0 and not s.midnight and not box.with_creatures:
        return MIDNIGHT_LOST
    return FINE


@numba.njit
def broken(s, box):
    """Which invariant does not hold, or FINE."""
    for kind in range(KINDS):
        in_game = 0
        for card in range(kind * COPIES, kind * COPIES + COPIES):
            if s.present_in[card] != REMOVED:
                in_game += 1
        if in_game != box.present_copies[kind]:
            return PRESENT_LOST
    in_deck = 0
    for card in range(PRESENTS):
        if s.present_in[card] == DECK:
            in_deck += 1
    marks = 0
    for i in range(s.present_deck_size):
        card = s.present_deck[i]
        if s.present_in[card] != DECK or marks >> card & 1:
            return TWO_PLACES
        marks |= 1 << card
    if in_deck != s.present_deck_size:
        return TWO_PLACES
    for seat in range(box.seats):
        for kind in range(KINDS):
            held = 0
            for card in range(kind * COPIES, kind * COPIES + COPIES):
                if s.present_in[card] == HAND + seat:
                    held += 1
                    if not s.present_seen[card] >> seat & 1:
                        return HAND_MISCOUNTED
            if held != s.presents[seat][kind]:
                return HAND_MISCOUNTED
    creature = broken_creature(s, box)
    if creature != FINE:
        return creature
    return broken_kiddo(s, box)


def play_checked(work, blank, box, key, first, mask, policies, givers, problems, lengths, scores, seated):
    """Games with gift givers set by seat (NONE: a random one): the first problem of each, its length, its scores."""
    s = work[0]
    for i in range(len(lengths)):
        copy_record(work, blank)
        split(key, first + i, s.key)
        setup(s, box)
        while s.over == RUNNING:
            clear(mask)
            count = legal(s, box, mask)
            if count == 0:
                problems[i] = NO_CHOICE
                break
            if s.phase == PICK_GIVER:
                action = RANDOM_GIVER if givers[s.actor] == NONE else GIVER + givers[s.actor]
            else:
                action = choose(s, box, mask, count, policies[s.actor])
            s.decisions += 1
            apply(s, box, action)
            if problems[i] == FINE:
                problems[i] = broken(s, box)
        if problems[i] == FINE and s.depth != 0:
            problems[i] = STACK_LEFT
        lengths[i] = s.decisions
        score(s, box, scores[i])
        for seat in range(box.seats):
            seated[i][seat] = s.giver[seat]
