"""The end of the game: the exact best split of Animals, copies and Jokers into series."""

from folktable.games.grumpf.box import Box
from folktable.games.grumpf.state import *


def split_points(box: Box, mammoths: int, birds: int, fish: int, reptiles: int, bees: int) -> int:
    """The points of the split "longest first" [grumpf-score-1, grumpf-score-2], which is the best [grumpf-score-3].

    The k-th series holds one of every kind that occurs at least k times, so no kind twice [grumpf-joker-2].
    """
    points = 0
    length = 1
    k = 1
    while length > 0:
        length = (mammoths >= k) + (birds >= k) + (fish >= k) + (reptiles >= k) + (bees >= k)
        points += box.points[length]
        k += 1
    return points


def best_series(
    box: Box, mammoths: int, birds: int, fish: int, reptiles: int, bees: int, jokers: int, tiles: int
) -> tuple[int, int, int, int, int, int]:
    """The most points, and how many copies and Jokers of each kind make them.

    Every way to add kinds is tried [grumpf-joker-1, grumpf-sorc-3]; of equally good ones the fewest additions
    count, then the first in order: every screen shows the same lay-out.
    """
    extra = jokers + tiles
    best = split_points(box, mammoths, birds, fish, reptiles, bees)
    fewest = 0
    b0 = b1 = b2 = b3 = b4 = 0
    for e0 in range(extra + 1):
        for e1 in range(extra - e0 + 1):
            for e2 in range(extra - e0 - e1 + 1):
                for e3 in range(extra - e0 - e1 - e2 + 1):
                    for e4 in range(extra - e0 - e1 - e2 - e3 + 1):
                        added = e0 + e1 + e2 + e3 + e4
                        copied = copies(mammoths, birds, fish, reptiles, bees, e0, e1, e2, e3, e4, tiles)
                        if added - copied <= jokers:
                            points = split_points(box, mammoths + e0, birds + e1, fish + e2, reptiles + e3, bees + e4)
                            if points > best or (points == best and added < fewest):
                                best = points
                                fewest = added
                                b0, b1, b2, b3, b4 = e0, e1, e2, e3, e4
    return best, b0, b1, b2, b3, b4


def copies(
    mammoths: int, birds: int, fish: int, reptiles: int, bees: int,
    e0: int, e1: int, e2: int, e3: int, e4: int, tiles: int,
) -> int:  # fmt: skip
    """How many additions can be copies: each needs a real Animal of its own [grumpf-sorc-4].

    So a Joker or a copy is never copied [grumpf-sorc-5], and a tile may stay idle [grumpf-sorc-6, grumpf-ruling-27].
    """
    possible = min(e0, mammoths) + min(e1, birds) + min(e2, fish) + min(e3, reptiles) + min(e4, bees)
    return min(tiles, possible)


def seat_series(s: State, box: Box, seat: int) -> tuple[int, int, int, int, int, int]:
    mine = s.owned[seat]
    return best_series(
        box, mine[MAMMOTH], mine[BIRD], mine[FISH], mine[REPTILE], mine[BEE], s.jokers[seat], s.tiles[seat]
    )


def animals_of(s: State, seat: int) -> int:
    return sum(s.owned[seat][kind] for kind in range(ANIMALS))


def rank_score(s: State, box: Box, seat: int) -> int:
    """Most points; among equals the fewest Animals [grumpf-score-4]; equal again: shared [grumpf-score-5]."""
    mine = s.owned[seat]
    points, e0, e1, e2, e3, e4 = seat_series(s, box, seat)
    tokens = animals_of(s, seat)  # real Animals alone [grumpf-ruling-28, grumpf-sorc-7]
    if box.tiebreak_counts_extras:
        tokens += s.jokers[seat] + copies(
            mine[MAMMOTH], mine[BIRD], mine[FISH], mine[REPTILE], mine[BEE], e0, e1, e2, e3, e4, s.tiles[seat]
        )
    return points * POINT - tokens
