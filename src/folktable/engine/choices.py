"""The set of legal actions: a mask of bits, 32 to a word, so that clearing, counting and picking are short."""

from __future__ import annotations

from folktable.engine.record import Ints

BITS = 32


def mask_words(actions: int) -> int:
    """How long a mask for so many actions is."""
    return (actions + BITS - 1) // BITS


def allow(mask: Ints, action: int) -> None:
    mask[action // BITS] |= 1 << action % BITS


def offer(mask: Ints, action: int, allowed: bool) -> int:
    """Allow an action on a condition; how many that adds: equal cards are one choice."""
    if allowed and not is_allowed(mask, action):
        allow(mask, action)
        return 1
    return 0


def forbid(mask: Ints, action: int) -> None:
    mask[action // BITS] &= ~(1 << action % BITS)


def is_allowed(mask: Ints, action: int) -> bool:
    return mask[action // BITS] >> action % BITS & 1 == 1


def clear(mask: Ints) -> None:
    for word in range(len(mask)):
        mask[word] = 0


def bit_count(bits: int) -> int:
    return bits.bit_count()


def count_bits(bits: int) -> int:
    """The same, as compiled code finds it (backends/linking.py)."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: int, n: int) -> int:
    """The place of the n-th bit that is set, counted from 0 and from the lowest."""
    for _ in range(n):
        bits &= bits - 1
    return bit_count((bits & -bits) - 1)


def nth_allowed(mask: Ints, n: int) -> int:
    """The n-th legal action, in rising order."""
    for word in range(len(mask)):
        count = bit_count(mask[word])
        if n < count:
            return word * BITS + nth_bit(mask[word], n)
        n -= count
    return -1


def first_allowed_from(mask: Ints, action: int) -> int:
    """The lowest legal action that is not below `action`, or -1."""
    for candidate in range(action, len(mask) * BITS):
        if is_allowed(mask, candidate):
            return candidate
    return -1


def allow_set(mask: Ints, bits: int) -> int:
    """Allow the actions whose numbers are set (below 64); how many they are."""
    mask[0] |= bits & ((1 << BITS) - 1)
    if len(mask) > 1:
        mask[1] |= bits >> BITS
    return bit_count(bits)


# --- For the table, not for rules: these make lists ------------------------------------------------------


def allowed_actions(mask: Ints) -> list[int]:
    """All of them, in rising order."""
    return [word * BITS + place for word, bits in enumerate(mask) if bits for place in places(bits)]


def places(bits: int) -> list[int]:
    """Where bits are set, the lowest first."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
