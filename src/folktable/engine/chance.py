"""Chance: Philox4x32-10, a counter-based generator (Salmon et al., 2011), in plain integers.

A number is a pure function of (seed, stream, index): nothing is consumed but a counter, streams with
different labels are independent, and every back end computes the same bits. All arithmetic stays within signed
64-bit integers: compilers take for granted that it does (on a GPU, a product that wrapped cost a high bit).
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Protocol

import numpy as np

from folktable.engine.record import Ints

WORD = 0xFFFFFFFF
LESS = 1 << 32  # the multipliers are the published ones less this: then no product leaves 63 bits
MULTIPLIER_0, MULTIPLIER_1 = 0xD2511F53 - LESS, 0xCD9E8D57 - LESS
WEYL_0, WEYL_1 = 0x9E3779B9, 0xBB67AE85
TOGETHER = 64  # so many words are worked out at once where rules are interpreted
# The same numbers for NumPy, whose products have room for all 64 bits.
FACTOR_0, FACTOR_1, LOW, HALF = (np.uint64(n) for n in (MULTIPLIER_0 + LESS, MULTIPLIER_1 + LESS, WORD, 32))

# Streams of chance. The game's own come first; a game may name more below FIRST_POLICY.
SHUFFLES, ROLLS, IMAGINED, SPLIT = range(4)
FIRST_POLICY = 8  # random players draw from FIRST_POLICY + seat, so that changing one changes no shuffle


class Chance(Protocol):
    """The fields that drawing numbers needs; every game state has them."""

    key: Ints
    drawn: Ints


def philox(key0: int, key1: int, c0: int, c1: int, c2: int, c3: int) -> tuple[int, int, int, int]:
    """One block: four random words from a 64-bit key and a 128-bit counter."""
    for _ in range(10):
        product0 = MULTIPLIER_0 * c0
        product1 = MULTIPLIER_1 * c2
        high0 = (product0 >> 32) + c0  # puts back what the multiplier lacks
        high1 = (product1 >> 32) + c2
        c0 = high1 ^ c1 ^ key0
        c1 = product1 & WORD
        c2 = high0 ^ c3 ^ key1
        c3 = product0 & WORD
        key0 = (key0 + WEYL_0) & WORD
        key1 = (key1 + WEYL_1) & WORD
    return c0, c1, c2, c3


def word_at(key: Ints, stream: int, index: int) -> int:
    """The index-th 32-bit number of a stream."""
    return words_of(key[0], key[1], key[2], key[3], stream, index // TOGETHER)[index % TOGETHER]


def word_alone(key: Ints, stream: int, index: int) -> int:
    """The same, as compiled code finds it (backends/linking.py)."""
    return philox(key[0], key[1], index, stream, key[2], key[3])[0]


@lru_cache(maxsize=512)
def words_of(key0: int, key1: int, key2: int, key3: int, stream: int, run: int) -> list[int]:
    """Numbers that follow each other, worked out together: one by one, plain Python takes four times as long."""
    c0 = np.arange(run * TOGETHER, (run + 1) * TOGETHER, dtype=np.uint64)
    c1, c2, c3 = (np.full(TOGETHER, word, np.uint64) for word in (stream, key2, key3))
    for n in range(10):
        product0, product1 = c0 * FACTOR_0, c2 * FACTOR_1
        c0 = (product1 >> HALF) ^ c1 ^ np.uint64((key0 + n * WEYL_0) & WORD)
        c2 = (product0 >> HALF) ^ c3 ^ np.uint64((key1 + n * WEYL_1) & WORD)
        c1, c3 = product1 & LOW, product0 & LOW
    found: list[int] = c0.tolist()
    return found


def next_word(s: Chance, stream: int) -> int:
    index = s.drawn[stream]
    s.drawn[stream] = index + 1
    return word_at(s.key, stream, index)


def rand(s: Chance, stream: int, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely (Lemire's rejection)."""
    product = next_word(s, stream) * n
    if (product & WORD) < n:
        reject = ((1 << 32) - n) % n
        while (product & WORD) < reject:
            product = next_word(s, stream) * n
    return product >> 32


def roll(s: Chance) -> int:
    """A six-sided die."""
    return rand(s, ROLLS, 6) + 1


def shuffle(s: Chance, stream: int, pile: Ints, count: int) -> None:
    """Shuffle the first `count` entries of a pile."""
    for i in range(count - 1, 0, -1):
        j = rand(s, stream, i + 1)
        pile[i], pile[j] = pile[j], pile[i]


def split(key: Ints, index: int, child: Ints) -> None:
    """The seed of the index-th game of a series, from the seed of the series."""
    a, b, c, d = philox(key[0], key[1], index & WORD, SPLIT + ((index >> 32) << 8), key[2], key[3])
    child[0] = a
    child[1] = b
    child[2] = c
    child[3] = d


def seed_words(seed: str) -> list[int]:
    """The four words of a seed given as text. "7/12" is game 12 of the series that seed 7 starts."""
    text, slash, index = seed.rpartition("/")
    if slash and index.isdecimal():
        child = [0, 0, 0, 0]
        split(seed_words(text), int(index), child)
        return child
    digest = hashlib.sha256(b"folktable seed\0" + seed.encode()).digest()
    return [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 16, 4)]
