"""Who wins the turn: two cards, the trump, perhaps dice."""

from folktable.engine.chance import roll
from folktable.engine.narration import also, note
from folktable.games.nisse.box import Box
from folktable.games.nisse.piles import number_of, other, suit_of
from folktable.games.nisse.state import *


def compare(box: Box, lead: int, follow: int, trump: int) -> tuple[int, int]:
    """How two cards compare, and why. First match wins [nisse-compare-4]; over all pairs: [nisse-compare-5]."""
    first, second = number_of(lead), number_of(follow)
    if first == 1 and second == 9:  # before colour, trump and lead [nisse-card1-1, nisse-ruling-20]
        return LEAD_WINS, ONE_BEATS_NINE
    if first == 9 and second == 1:  # a trump 9 too [nisse-card1-2]
        return FOLLOW_WINS, ONE_BEATS_NINE
    if first == 3 and second == 3 and suit_of(lead) != trump and suit_of(follow) != trump:
        return DICE_DECIDE, MORE_ON_DICE  # though their colours differ [nisse-card3-4, nisse-ruling-15]
    if suit_of(lead) == suit_of(follow):
        return compare_in_colour(first, second)
    if suit_of(lead) == trump:  # [nisse-compare-2, nisse-trump-4]
        return LEAD_WINS, TRUMPED
    if suit_of(follow) == trump:
        if first == 5:  # no other colour trumps it [nisse-card5-1], a 3 neither [nisse-ruling-16]
            return LEAD_WINS, FIVE_STANDS
        return FOLLOW_WINS, TRUMPED  # no dice for a 3 here [nisse-card3-3]; a 5 is a plain card now [nisse-card5-3]
    if first == 3 and box.led_three_rolls:  # [nisse-card3-2, nisse-ruling-14]
        return DICE_DECIDE, MORE_ON_DICE
    return LEAD_WINS, OFF_COLOUR  # [nisse-compare-3], no dice for a 3 that follows [nisse-card3-5]


def compare_in_colour(first: int, second: int) -> tuple[int, int]:
    """The higher number [nisse-compare-1], or dice if one is a 3, its opponent a 1 or a 9 too [nisse-ruling-17].

    A led 5 is beaten so, trump or not, with or without a trump [nisse-card5-2, nisse-ruling-18, nisse-ruling-19].
    A 1 is low here [nisse-card1-3].
    """
    if first == 3 or second == 3:
        return DICE_DECIDE, MORE_ON_DICE
    return (FOLLOW_WINS if second > first else LEAD_WINS), HIGHER_OF_COLOUR


def dice_for(box: Box, number: int, against: int) -> int:
    """Two for the player of the 3, one for the other [nisse-card3-1, nisse-ruling-13], three each for two 3s."""
    if number == 3:
        return box.both_dice if against == 3 else box.three_dice
    return box.other_dice


def roll_duel(s: State, box: Box) -> tuple[int, int]:
    """The leader rolls first [nisse-ruling-37]; the higher total wins, a tie stays with the lead [nisse-card3-6]."""
    leads = roll_for(s, box, s.leader)
    follows = roll_for(s, box, other(s.leader))
    if follows > leads:
        return FOLLOW_WINS, MORE_ON_DICE
    return LEAD_WINS, TIED_ON_DICE if follows == leads else MORE_ON_DICE


def roll_for(s: State, box: Box, seat: int) -> int:
    number = number_of(s.played[seat])
    total = number
    note(s, DUEL_ROLL, seat, s.played[seat])
    for _ in range(dice_for(box, number, number_of(s.played[other(seat)]))):
        face = roll(s)
        also(s, face)
        total += face
    return total
