"""The generator: published vectors, fairness, independence of streams."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from folktable.engine.chance import (
    MULTIPLIER_0,
    MULTIPLIER_1,
    ROLLS,
    SHUFFLES,
    philox,
    rand,
    roll,
    seed_words,
    shuffle,
    split,
    word_alone,
    word_at,
)
from folktable.engine.record import GameState

ALL = 0xFFFFFFFF

# Known answers for Philox4x32-10 as published with Random123 (Salmon et al.): counter, key, result.
VECTORS = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((ALL, ALL, ALL, ALL), (ALL, ALL), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@pytest.mark.parametrize(("counter", "key", "expected"), VECTORS)
def test_published_vectors(counter, key, expected):
    assert philox(*key, *counter) == expected


def test_our_own_vectors_never_change():
    """Saved games depend on them: seed text, stream and index give these words for ever."""
    key = seed_words("folktable")
    assert [f"{word:08x}" for word in key] == GOLDEN_KEY
    assert [f"{word_at(key, SHUFFLES, i):08x}" for i in range(3)] == GOLDEN_SHUFFLES
    assert [f"{word:08x}" for word in seed_words("folktable/12")] == GOLDEN_CHILD


GOLDEN_KEY = ["2e2f5625", "abf97dba", "3061829c", "20b4c849"]
GOLDEN_SHUFFLES = ["55f322c2", "50261179", "b0531119"]
GOLDEN_CHILD = ["61ac2b52", "dc62852d", "f6e9f5f7", "52f83b8b"]


def state(seed):
    s = GameState()
    s.key = seed_words(seed)
    return s


def test_every_number_is_as_likely():
    s = state("fair")
    counts = [0] * 7
    for _ in range(14_000):
        counts[rand(s, SHUFFLES, 7)] += 1
    assert all(1_800 < count < 2_200 for count in counts)  # 2,000 expected, five standard deviations are 207


def test_rolls_are_dice():
    s = state("dice")
    assert {roll(s) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_streams_do_not_disturb_each_other():
    a, b = state("streams"), state("streams")
    for _ in range(5):
        rand(a, SHUFFLES, 10)
    assert [rand(a, ROLLS, 100) for _ in range(5)] == [rand(b, ROLLS, 100) for _ in range(5)]


def test_a_shuffle_keeps_every_card_and_leaves_the_rest():
    s = state("shuffle")
    pile = list(range(10))
    shuffle(s, SHUFFLES, pile, 8)
    assert sorted(pile[:8]) == list(range(8))
    assert pile[8:] == [8, 9]
    assert pile[:8] != list(range(8))


def test_games_of_a_series_have_different_seeds():
    key = seed_words("series")
    children = set()
    for index in (*range(1000), 1 << 32, (1 << 32) + 1):
        child = [0] * 4
        split(key, index, child)
        children.add(tuple(child))
    assert len(children) == 1002


def test_no_product_leaves_63_bits():
    """Compilers take for granted that signed arithmetic does not overflow: on a GPU an overflow gave other numbers."""
    for multiplier in (MULTIPLIER_0, MULTIPLIER_1):
        assert abs(multiplier * ALL) < 1 << 63


@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4), st.integers(0, 15), st.integers(0, 2**31))
def test_words_worked_out_together_are_those_worked_out_alone(key, stream, index):
    assert word_at(key, stream, index) == word_alone(key, stream, index)
