"""A few lines of sense for a simple player. It looks only at what its seat can see."""

from folktable.games.violet.box import Box
from folktable.games.violet.rules import colour_of, compare, other, value_of
from folktable.games.violet.state import *


def worth_of(s: State, box: Box, action: int) -> int:
    if action < ADVANCE:
        return worth_of_card(s, action - CARD)
    if action == REST:  # rest when the lantern is low
        return 50 if s.fuel <= 5 else 0
    if action == ADVANCE:
        return 25
    if action >= SPACE:  # trouble right ahead of her
        return SPACE - action
    if action == GO_ON:
        return 1
    return 0


def worth_of_card(s: State, card: int) -> int:
    here = s.colour[s.violet]
    strength = value_of(card) + (10 if colour_of(card) == here or value_of(card) == 5 else 0)
    if s.phase == GIVE_BACK or s.phase == PUT_BACK or s.phase == TRICK_GIVE:
        return -strength
    if s.phase == PLAY and s.actor != s.leader:
        second_wins, _ = compare(s.played[other(s.actor)], card, here)
        return 50 - strength if second_wins else -strength  # win as cheaply as possible, or lose a weak card
    return strength
