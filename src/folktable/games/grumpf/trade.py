"""The Sorcerer board "••": Forced Trade, from the clan that wins it to the exchange.

The strongest clan may exchange one of its Animals for one of another seat's. It declines, or names the other seat, the
Animal it gives and the one it takes; with the option `trade_pick` the other seat picks what is taken.
"""

from folktable.engine.choices import allow
from folktable.engine.narration import note
from folktable.engine.record import Ints, ask
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.state import *

# --- A deal as an action, and taken apart ------------------------------------------------------------------


def deal(offset: int, given: int, taken: int) -> int:
    """With the seat that sits `offset` after the trader's neighbour: one Animal of a kind for one of another."""
    return TRADE + (offset * ANIMALS + given) * ANIMALS + taken


def offer(offset: int, given: int) -> int:
    """An Animal for whatever the other seat picks: no kind is exchanged for itself, so that number is free for it."""
    return deal(offset, given, given)


def victim_in(s: State, box: Box, action: int) -> int:
    return victim_at(s, box, (action - TRADE) // (ANIMALS * ANIMALS))


def given_in(action: int) -> int:
    return (action - TRADE) // ANIMALS % ANIMALS


def taken_in(action: int) -> int:
    return (action - TRADE) % ANIMALS


def victim_at(s: State, box: Box, offset: int) -> int:
    return (s.trader + 1 + offset) % box.seats


# --- Who may trade -------------------------------------------------------------------------------------------


def open_trade(s: State, box: Box, winner: int) -> None:
    """The first-ranked clan may exchange, nobody else [grumpf-condb-6, grumpf-trade-3, grumpf-ruling-30].

    The neutral clan does not [grumpf-two-7].
    """
    s.trader = winner
    if winner < box.seats and any_trade(s, box):
        note(s, MAY_TRADE, winner)
        ask(s, winner, TRADING)
    else:
        note(s, NO_TRADE, winner)
        close_trade(s)


def any_trade(s: State, box: Box) -> bool:
    """An own Animal and another seat's of another kind, this round's included [grumpf-trade-4]."""
    return any(has_answer(s, box, offset, given) for offset in range(box.seats - 1) for given in range(ANIMALS))


def may_trade(s: State, box: Box, offset: int, given: int, taken: int) -> bool:
    """Only Animals that seats own: no Jokers, none that the neutral clan has taken [grumpf-trade-5].

    Equal kinds would change nothing and are not offered [grumpf-ruling-30].
    """
    return given != taken and s.owned[s.trader][given] > 0 and s.owned[victim_at(s, box, offset)][taken] > 0


def has_answer(s: State, box: Box, offset: int, given: int) -> bool:
    """Can this Animal be given, and has the other seat anything of another kind for it?"""
    return any(may_trade(s, box, offset, given, taken) for taken in range(ANIMALS))


# --- First the trader decides ----------------------------------------------------------------------------------


def offer_trades(s: State, box: Box, mask: Ints) -> int:
    """To decline [grumpf-trade-2], or one of ours for one of theirs: named, or theirs to pick [grumpf-ruling-29]."""
    allow(mask, DECLINE)
    count = 1
    for offset in range(box.seats - 1):
        for given in range(ANIMALS):
            if box.victim_picks:
                if has_answer(s, box, offset, given):
                    allow(mask, offer(offset, given))
                    count += 1
            else:
                count += allow_deals(s, box, mask, offset, given)
    return count


def allow_deals(s: State, box: Box, mask: Ints, offset: int, given: int) -> int:
    """Every kind that may be taken for this one."""
    count = 0
    for taken in range(ANIMALS):
        if may_trade(s, box, offset, given, taken):
            allow(mask, deal(offset, given, taken))
            count += 1
    return count


def trade(s: State, box: Box, action: int) -> None:
    """The trader names seat and Animals; the other cannot refuse [grumpf-trade-2, grumpf-ruling-29]."""
    if action == DECLINE:
        note(s, DECLINED, s.trader)
        close_trade(s)
        return
    s.victim = victim_in(s, box, action)
    s.give = given_in(action)
    if box.victim_picks:
        note(s, OFFERED, s.trader, s.give, s.victim)
        ask(s, s.victim, ANSWERING)
    else:
        exchange(s, taken_in(action))


# --- Then, where the table plays it so, the other seat picks -----------------------------------------------------


def offer_answers(s: State, box: Box, mask: Ints) -> int:
    """Any Animal of its own but the kind it gets."""
    offset = (s.victim - s.trader - 1) % box.seats
    return allow_deals(s, box, mask, offset, s.give)


def answer(s: State, action: int) -> None:
    exchange(s, taken_in(action))


# --- The exchange, and the end of it -----------------------------------------------------------------------------


def exchange(s: State, taken: int) -> None:
    s.owned[s.trader][s.give] -= 1
    s.owned[s.victim][s.give] += 1
    s.owned[s.victim][taken] -= 1
    s.owned[s.trader][taken] += 1
    note(s, TRADED, s.trader, s.give, taken)
    close_trade(s)


def close_trade(s: State) -> None:
    """One exchange a round [grumpf-trade-3]."""
    s.trader = NOBODY
    s.victim = NOBODY
    s.give = 0
    s.phase = ROUND_OVER
