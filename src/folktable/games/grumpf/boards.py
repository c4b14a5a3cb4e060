"""Ending the hunt: conditions, ranking, sharing, and the Sorcerer's prizes."""

from folktable.engine.choices import bit_count
from folktable.engine.narration import is_told, note
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.hunt import is_live, owner_of, value_of
from folktable.games.grumpf.state import *

ABOVE_ALL = 1 << 14  # above every standing


def count_up(s: State, box: Box) -> int:
    """Every board on its own, in order; the Sorcerer's exchange is last [grumpf-eval-5, grumpf-trade-1].

    Returns the clan that wins an exchange, or NOBODY.
    """
    trader = NOBODY
    for board in range(BOARDS):
        prize = box.prize[s.ground[board]]
        if count_live(s, board) == 0:  # no hunter, nothing to hand out [grumpf-eval-4, grumpf-ruling-17]
            note(s, BOARD_EMPTY, NOBODY, board)
        elif not condition_met(s, box, board):  # the Animals stay for the next round [grumpf-eval-2]
            note(s, CONDITION_FAILED, NOBODY, board, amount_there(s, box, board))
        else:
            note(s, CONDITION_MET, NOBODY, board, amount_there(s, box, board))
            if is_told(s):
                tell_ranking(s, box, board)
            if prize == SHARE_ANIMALS:
                share_animals(s, box, board)
            elif prize == SORCERER_TILE:
                take_tile(s, first_ranked(s, box, board))
            else:
                trader = first_ranked(s, box, board)
    return trader


# --- Conditions: live Grumpfs only [grumpf-eval-1, grumpf-club-3] ------------------------------------------------


def count_live(s: State, board: int) -> int:
    """A club is not a Grumpf on a space [grumpf-club-6]."""
    return sum(1 for space in range(s.filled[board]) if is_live(s, board, space))


def total_strength(s: State, board: int) -> int:
    return sum(value_of(s, s.track[board][space]) for space in range(s.filled[board]) if is_live(s, board, space))


def highest_value(s: State, board: int) -> int:
    return max(
        (value_of(s, s.track[board][space]) for space in range(s.filled[board]) if is_live(s, board, space)), default=0
    )


def different_values(s: State, board: int) -> int:
    seen = 0
    for space in range(s.filled[board]):
        if is_live(s, board, space):
            seen |= 1 << value_of(s, s.track[board][space])
    return bit_count(seen)


def condition_met(s: State, box: Box, board: int) -> bool:
    """Is the condition of a board with a live Grumpf on it met?"""
    ground = s.ground[board]
    condition = box.condition[ground]
    if condition == SUM_AT_LEAST:  # [grumpf-conda-1]
        return total_strength(s, board) >= box.low[ground]
    if condition == SUM_BETWEEN:  # both ends belong to it [grumpf-conda-2, grumpf-ruling-7]
        return box.low[ground] <= total_strength(s, board) <= box.high[ground]
    if condition == SUM_AT_MOST:  # [grumpf-conda-3]
        return total_strength(s, board) <= box.high[ground]
    if condition == COUNT_AT_LEAST:  # [grumpf-conda-4]
        return tokens_counted(s, box, board) >= box.low[ground]
    if condition == ALL_SAME:  # a single one is the same as itself [grumpf-condb-2, grumpf-ruling-32]
        return different_values(s, board) == 1
    if condition == ALL_DIFFERENT:  # and different from all others [grumpf-condb-3]
        return different_values(s, board) == count_live(s, board)
    if condition == EACH_AT_MOST:  # [grumpf-condb-4]
        return highest_value(s, board) <= box.high[ground]
    if condition == SUM_EVEN:  # [grumpf-condb-5]
        return total_strength(s, board) % 2 == 0
    return True  # open ground [grumpf-conda-5, grumpf-conda-6, grumpf-condb-1, grumpf-condb-6]


def tokens_counted(s: State, box: Box, board: int) -> int:
    """Clubs count as tokens only where the table wants it so [grumpf-ruling-9]."""
    live = count_live(s, board)
    if box.clubs_count:
        return s.filled[board]  # one club for each knocked-out Grumpf, which itself does not count
    return live


def amount_there(s: State, box: Box, board: int) -> int:
    """What people are told of a board: how many Grumpfs count where it asks for that, else their Strength."""
    if box.condition[s.ground[board]] == COUNT_AT_LEAST:
        return tokens_counted(s, box, board)
    return total_strength(s, board)


# --- Ranking ---------------------------------------------------------------------------------------------------


def first_counted(s: State, box: Box, board: int) -> int:
    """The first space whose Grumpf counts for the ranking.

    On the mammoth board "••" only the last three live ones do [grumpf-condb-1, grumpf-rank-5, grumpf-ruling-20].
    """
    last = box.rank_last[s.ground[board]]
    if last == 0:
        return 0
    space = s.filled[board]
    while space > 0 and last > 0:
        space -= 1
        if is_live(s, board, space):
            last -= 1
    return space


def strength(s: State, box: Box, board: int, clan: int) -> int:
    """The sum of a clan's live Grumpfs [grumpf-rank-1]; 0: it has none, and is not ranked [grumpf-rank-4]."""
    return sum(
        value_of(s, s.track[board][space])
        for space in range(first_counted(s, box, board), s.filled[board])
        if is_live(s, board, space) and owner_of(s.track[board][space]) == clan
    )


def first_space(s: State, box: Box, board: int, clan: int) -> int:
    """Where a clan's first Grumpf stands that counts in a tie [grumpf-ruling-18]."""
    for space in range(first_counted(s, box, board), s.filled[board]):
        if owner_of(s.track[board][space]) == clan:
            if is_live(s, board, space) or box.tiebreak_counts_clubbed:
                return space
    return SPACES


def standing(s: State, box: Box, board: int, clan: int) -> int:
    """Strength, and between equals who stands further forward [grumpf-rank-2, grumpf-rank-3]; 0: not ranked.

    The neutral clan counts like any other [grumpf-two-4, grumpf-ruling-40].
    """
    total = strength(s, box, board, clan)
    if total == 0:  # only clubs or knocked-out Grumpfs there [grumpf-ruling-19]
        return 0
    return total * 8 + SPACES - first_space(s, box, board, clan)


def next_ranked(s: State, box: Box, board: int, below: int) -> int:
    """The clan with the highest standing below a given one, or NOBODY."""
    best = 0
    found = NOBODY
    for clan in range(box.clans):
        its = standing(s, box, board, clan)
        if best < its < below:
            best = its
            found = clan
    return found


def first_ranked(s: State, box: Box, board: int) -> int:
    return next_ranked(s, box, board, ABOVE_ALL)


def tell_ranking(s: State, box: Box, board: int) -> None:
    clan = first_ranked(s, box, board)
    while clan != NOBODY:
        total = strength(s, box, board, clan)
        note(s, RANKED, clan, board, total)
        following = next_ranked(s, box, board, standing(s, box, board, clan))
        if following != NOBODY and strength(s, box, board, following) == total:
            note(s, AHEAD, clan, board)
        clan = following


# --- Sharing the Animals -----------------------------------------------------------------------------------------


def share_animals(s: State, box: Box, board: int) -> None:
    """By rank along the award list, over and over, until the board is empty [grumpf-award-1, grumpf-award-5].

    A board without Animals owes nothing [grumpf-ruling-43].
    """
    ground = s.ground[board]
    place = 0
    clan = first_ranked(s, box, board)
    while s.herd[board] > 0:  # [grumpf-eval-3]
        taken = min(box.awards[ground][place], s.herd[board])  # what is left, if fewer [grumpf-award-2]
        s.herd[board] -= taken
        s.owned[clan][board] += taken  # in the open [grumpf-award-6]; of the neutral clan: out of the game
        note(s, TOOK, clan, board, taken)  # [grumpf-two-6]
        place += 1
        clan = next_ranked(s, box, board, standing(s, box, board, clan))
        if clan == NOBODY or place == box.places[ground]:  # places nobody has are skipped [grumpf-award-3],
            place = 0  # and clans beyond the list get nothing [grumpf-award-4, grumpf-ruling-33]
            clan = first_ranked(s, box, board)


def take_tile(s: State, clan: int) -> None:
    """The strongest clan takes one tile a round [grumpf-sorc-1, grumpf-conda-6], however many it has [grumpf-sorc-2].

    The neutral clan's leaves the game: nobody inherits it [grumpf-two-7, grumpf-ruling-22].
    """
    if s.tiles_left > 0:
        s.tiles_left -= 1
        s.tiles[clan] += 1
        note(s, TOOK_TILE, clan)
