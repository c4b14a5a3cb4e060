"""A sensible simple player: it does what adds most to its prospects. It looks only at what its seat can see."""

from folktable.games.grumpf.boards import *
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.hunt import board_in, is_live, slot_in, space_in, spaces_of, stand
from folktable.games.grumpf.imagine import knows_underside
from folktable.games.grumpf.series import split_points
from folktable.games.grumpf.state import *
from folktable.games.grumpf.trade import given_in, taken_in, victim_in

SURE = 12  # prospects are counted in twelfths of an Animal
CURIOSITY = 60  # what turning up an unseen face is worth
GO_HOME = 20  # what safety is worth: below it, nothing is left to do
TRAINED_AT = {"mode": ("clock", "beat")}  # what networks learn (learning/tables.py); live is the clock by another name
LEVELS_SEARCH = True  # its network does not beat search at more than two seats yet (docs/benchmarks.md)
PUZZLES_BY_SEARCH = True  # the same
STRONGEST = 5  # what a player hopes for from a space still empty


def worth_of(s: State, box: Box, action: int) -> int:
    seat = s.actor
    if action < PLACE:
        return worth_of_flip(s, box, seat, action - FLIP)
    if action < KNOCK:
        return worth_of_placing(s, box, seat, slot_in(action), board_in(action))
    if action < ELDER:
        return worth_of_club(s, box, seat, board_in(action), space_in(action))
    if action == ELDER:
        return GO_HOME
    if action == WAIT:  # there is always something better, if anything
        return -100_000
    if action >= TRADE:
        return worth_of_trade(s, box, seat, action)
    return 0


# --- In the hunt -------------------------------------------------------------------------------------------------


def worth_of_placing(s: State, box: Box, seat: int, slot: int, board: int) -> int:
    """What the prospects on the board gain: put it there, look, take it back."""
    before = prospects(s, box, seat, board)
    stand(s, seat, slot, board)
    after = prospects(s, box, seat, board)
    s.filled[board] -= 1
    s.track[board][s.filled[board]] = NOTHING
    return after - before


def worth_of_club(s: State, box: Box, seat: int, board: int, space: int) -> int:
    before = prospects(s, box, seat, board)
    s.club[board][space] = 1
    after = prospects(s, box, seat, board)
    s.club[board][space] = NOTHING
    return after - before


def worth_of_flip(s: State, box: Box, seat: int, slot: int) -> int:
    """An unseen face tempts a little; a known one by what it is better for."""
    if not knows_underside(s, seat, seat, slot):
        return CURIOSITY
    now = best_use(s, box, seat, slot)
    s.shows[seat][slot], s.under[seat][slot] = s.under[seat][slot], s.shows[seat][slot]
    then = best_use(s, box, seat, slot)
    s.shows[seat][slot], s.under[seat][slot] = s.under[seat][slot], s.shows[seat][slot]
    return then - CURIOSITY if then > now else -100


def best_use(s: State, box: Box, seat: int, slot: int) -> int:
    best = -1000
    for board in range(BOARDS):
        if s.shows[seat][slot] != CLUB:
            if s.filled[board] < spaces_of(s, box, board):
                best = max(best, worth_of_placing(s, box, seat, slot, board))
        else:
            for space in range(s.filled[board]):
                if is_live(s, board, space):
                    best = max(best, worth_of_club(s, box, seat, board, space))
    return best


def prospects(s: State, box: Box, seat: int, board: int) -> int:
    """How much the seat may expect of a board: its share by rank, times the hope that the condition holds."""
    mine = standing(s, box, board, seat)
    if mine == 0:
        return 0
    ahead = 0
    ranked = 0
    for clan in range(box.clans):
        its = standing(s, box, board, clan)
        if its > 0:
            ranked += 1
        if its > mine:
            ahead += 1
    return hope(s, box, board) * share_of(s, box, seat, board, ahead, ranked) // SURE


def share_of(s: State, box: Box, seat: int, board: int, ahead: int, ranked: int) -> int:
    """What this rank brings, in twelfths of an Animal, by what the seat can use."""
    ground = s.ground[board]
    if box.prize[ground] != SHARE_ANIMALS:
        return 8 * SURE if ahead == 0 else 0
    places = min(ranked, box.places[ground])
    if ahead >= places:
        return 0
    awards = sum(box.awards[ground][place] for place in range(places))
    animals = SURE * s.herd[board] * box.awards[ground][ahead] // awards
    return animals * (2 + gain_of(s, box, seat, board))


def hope(s: State, box: Box, board: int) -> int:
    """How likely the condition holds in the end, in twelfths."""
    if condition_met(s, box, board):
        return SURE
    ground = s.ground[board]
    condition = box.condition[ground]
    room = spaces_of(s, box, board) - s.filled[board]
    total = total_strength(s, board)
    low = box.low[ground]
    if condition == SUM_AT_LEAST or (condition == SUM_BETWEEN and total < low):
        return SURE * total // (low + 2) if total + STRONGEST * room >= low else 0
    if condition == COUNT_AT_LEAST:
        return SURE * count_live(s, board) // (low + 1) if tokens_counted(s, box, board) + room >= low else 0
    if condition == SUM_EVEN:
        return SURE // 2 if room > 0 else 1
    if condition == EACH_AT_MOST and highest_value(s, board) > box.high[ground]:
        return 1
    return 2  # somebody would have to club it right


def gain_of(s: State, box: Box, seat: int, kind: int) -> int:
    """Points that one more Animal of a kind would bring."""
    return points_with(s, box, seat, kind, 1, kind, 0) - points_with(s, box, seat, kind, 0, kind, 0)


def points_with(s: State, box: Box, seat: int, kind: int, more: int, other: int, fewer: int) -> int:
    """The points of a seat's real Animals, with some more of one kind and fewer of another."""
    mine = s.owned[seat]
    mine[kind] += more
    mine[other] -= fewer
    points = split_points(box, mine[MAMMOTH], mine[BIRD], mine[FISH], mine[REPTILE], mine[BEE])
    mine[kind] -= more
    mine[other] += fewer
    return points


# --- In a trade ----------------------------------------------------------------------------------------------------


def worth_of_trade(s: State, box: Box, seat: int, action: int) -> int:
    """One's own gain first, then the other's loss; who must answer gives what it can best spare."""
    given = given_in(action)
    taken = taken_in(action)
    if s.phase == ANSWERING:
        return points_with(s, box, seat, given, 1, taken, 1)
    if box.victim_picks:  # whatever comes for it, a surplus Animal is well given
        return points_with(s, box, seat, given, 0, given, 1) - points_with(s, box, seat, given, 0, given, 0) + 1
    victim = victim_in(s, box, action)
    mine = points_with(s, box, seat, taken, 1, given, 1) - points_with(s, box, seat, taken, 0, given, 0)
    theirs = points_with(s, box, victim, given, 1, taken, 1) - points_with(s, box, victim, given, 0, taken, 0)
    return 4 * mine - theirs
