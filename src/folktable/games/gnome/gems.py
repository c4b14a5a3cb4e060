"""Gems: what a purse is worth, collecting from the mine, paying and making change.

Card texts and rules count gems in units of value [gnome-gem-1, gnome-ruling-2]; a jewel is one piece. Kinds of jewels
go from the most valuable to the one worth 1.
"""

from folktable.engine.narration import note
from folktable.engine.record import Ints, ask
from folktable.games.gnome.box import Box
from folktable.games.gnome.state import *

SMALLEST = KINDS - 1  # the jewel worth 1


def value_of(box: Box, purse: Ints) -> int:
    return sum(purse[kind] * box.jewel_value[kind] for kind in range(KINDS))


def wealth(s: State, box: Box, seat: int) -> int:
    return value_of(box, s.purse[seat])


# --- The mine ------------------------------------------------------------------------------------------------


def collect(s: State, box: Box, seat: int, gems: int) -> None:
    """From the mine, in the largest denominations [gnome-gem-2].

    What is used up is made up by smaller jewels, in the end by extra ones worth 1 beyond the mine's count, which then
    is below zero until as many have come back [gnome-ruling-3].
    """
    for kind in range(SMALLEST):
        jewels = min(gems // box.jewel_value[kind], max(s.mine[kind], 0))
        take_from_mine(s, seat, kind, jewels)
        gems -= jewels * box.jewel_value[kind]
    take_from_mine(s, seat, SMALLEST, gems)


def take_from_mine(s: State, seat: int, kind: int, jewels: int) -> None:
    s.purse[seat][kind] += jewels
    s.mine[kind] -= jewels


def hand_over(s: State, payer: int, payee: int, kind: int, jewels: int) -> None:
    """Jewels change hands as they are: who receives them does not consolidate [gnome-gem-8]."""
    s.purse[payer][kind] -= jewels
    if payee == MINE:
        s.mine[kind] += jewels
    else:
        s.purse[payee][kind] += jewels


def could_change_up(s: State, box: Box, seat: int) -> bool:
    """Would the same value in the largest jewels be another purse? Otherwise nobody is asked [gnome-ruling-27]."""
    left = wealth(s, box, seat)
    for kind in range(SMALLEST):
        jewels = min(left // box.jewel_value[kind], max(s.mine[kind] + s.purse[seat][kind], 0))
        if jewels != s.purse[seat][kind]:
            return True
        left -= jewels * box.jewel_value[kind]
    return False


def change_up(s: State, box: Box, seat: int) -> None:
    """The whole purse, new gems and old together [gnome-gem-6, gnome-biz-6, gnome-ruling-27]."""
    gems = wealth(s, box, seat)
    for kind in range(KINDS):
        hand_over(s, seat, MINE, kind, s.purse[seat][kind])
    collect(s, box, seat, gems)
    note(s, CHANGED, seat)


# --- Paying --------------------------------------------------------------------------------------------------


def owe(s: State, box: Box, payer: int, payee: int, gems: int) -> None:
    """Pay exactly the amount owed [gnome-gem-4]; whoever owes more than he has gives all he has [gnome-gem-5].

    The jewels follow a fixed rule [gnome-gem-7, gnome-ruling-4]; with `payment = payer` the payer picks among exact
    sets, and the game then goes on with the phase that is set now.
    """
    gems = min(gems, wealth(s, box, payer))
    if gems == 0:
        return
    note(s, PAID, payer, payee, gems)
    if box.payer_picks and exact_sets(s, box, payer, gems, 0) > 1:
        s.payee = payee
        s.due = gems
        s.after_payment = s.phase
        ask(s, payer, PAY)
    else:
        settle(s, box, payer, payee, gems)


def settle(s: State, box: Box, payer: int, payee: int, gems: int) -> None:
    """An amount that the payer has: the fewest jewels that make it exactly, or one of them is broken [gnome-gem-7]."""
    if fewest_jewels(s, box, payer, gems, NONE)[0] == NONE:
        break_a_jewel(s, box, payer, payee, gems)
    else:
        pay_exactly(s, box, payer, payee, gems)


def pay_exactly(s: State, box: Box, payer: int, payee: int, gems: int) -> None:
    a, b, c, d, e = fewest_jewels(s, box, payer, gems, NONE)
    hand_over(s, payer, payee, 0, a)
    hand_over(s, payer, payee, 1, b)
    hand_over(s, payer, payee, 2, c)
    hand_over(s, payer, payee, 3, d)
    hand_over(s, payer, payee, 4, e)


def break_a_jewel(s: State, box: Box, payer: int, payee: int, gems: int) -> None:
    """The smallest jewel that together with others covers the amount goes to the mine, which gives the change."""
    for kind in range(SMALLEST, -1, -1):
        if s.purse[payer][kind] == 0:
            continue
        for paid in range(gems - 1, max(gems - box.jewel_value[kind], -1), -1):
            if fewest_jewels(s, box, payer, paid, kind)[0] != NONE:
                hand_over(s, payer, MINE, kind, 1)
                pay_exactly(s, box, payer, payee, paid)
                if payee != MINE:
                    collect(s, box, payee, gems - paid)
                collect(s, box, payer, paid + box.jewel_value[kind] - gems)
                note(s, BROKE, payer, kind)
                return


def fewest_jewels(s: State, box: Box, seat: int, gems: int, without: int) -> tuple[int, int, int, int, int]:
    """The set of fewest jewels worth so much, the larger jewels first among equals; NONE in front if there is none.

    One jewel of the kind `without` is left out: it is to be broken.
    """
    purse = s.purse[seat]
    value = box.jewel_value
    best, best_a, best_b, best_c, best_d, best_e = gems + 1, NONE, 0, 0, 0, 0
    for a in range(min(spare(purse, 0, without), gems // value[0]), -1, -1):
        left_a = gems - a * value[0]
        for b in range(min(spare(purse, 1, without), left_a // value[1]), -1, -1):
            left_b = left_a - b * value[1]
            for c in range(min(spare(purse, 2, without), left_b // value[2]), -1, -1):
                left_c = left_b - c * value[2]
                for d in range(min(spare(purse, 3, without), left_c // value[3]), -1, -1):
                    e = left_c - d * value[3]
                    if e <= spare(purse, SMALLEST, without) and a + b + c + d + e < best:
                        best = a + b + c + d + e
                        best_a, best_b, best_c, best_d, best_e = a, b, c, d, e
    return best_a, best_b, best_c, best_d, best_e


def spare(purse: Ints, kind: int, without: int) -> int:
    return purse[kind] - 1 if kind == without else purse[kind]


def exact_sets(s: State, box: Box, seat: int, gems: int, largest: int) -> int:
    """In how many ways jewels of the kind `largest` and smaller ones make up the amount; 2 stands for more."""
    purse = s.purse[seat]
    value = box.jewel_value
    sets = 0
    for a in range(usable(purse, 0, largest, gems // value[0]), -1, -1):
        left_a = gems - a * value[0]
        for b in range(usable(purse, 1, largest, left_a // value[1]), -1, -1):
            left_b = left_a - b * value[1]
            for c in range(usable(purse, 2, largest, left_b // value[2]), -1, -1):
                left_c = left_b - c * value[2]
                for d in range(usable(purse, 3, largest, left_c // value[3]), -1, -1):
                    if left_c - d * value[3] <= purse[SMALLEST]:
                        sets += 1
                        if sets == 2:
                            return sets
    return sets


def usable(purse: Ints, kind: int, largest: int, enough: int) -> int:
    return 0 if kind < largest else min(purse[kind], enough)


def may_hand_over(s: State, box: Box, kind: int) -> bool:
    """Larger jewels first, and what is left to pay must still come out exactly."""
    if kind < s.smallest or s.purse[s.actor][kind] == 0 or box.jewel_value[kind] > s.due:
        return False
    s.purse[s.actor][kind] -= 1
    possible = exact_sets(s, box, s.actor, s.due - box.jewel_value[kind], kind) > 0
    s.purse[s.actor][kind] += 1
    return possible


def pay_jewel(s: State, box: Box, kind: int) -> None:
    """The payer picks one jewel after another [gnome-ruling-4]; when only one set is left he need not go on."""
    payer = s.actor
    hand_over(s, payer, s.payee, kind, 1)
    s.due -= box.jewel_value[kind]
    s.smallest = kind
    if exact_sets(s, box, payer, s.due, kind) == 1:
        pay_the_rest(s, box, payer)
        s.phase = s.after_payment
        s.payee = s.smallest = s.after_payment = 0


def pay_the_rest(s: State, box: Box, payer: int) -> None:
    """The only set that is left, found jewel by jewel."""
    for kind in range(s.smallest, KINDS):
        while s.due > 0 and may_hand_over(s, box, kind):
            hand_over(s, payer, s.payee, kind, 1)
            s.due -= box.jewel_value[kind]
