"""Sums and searches of rules, and the loops that stand for them."""

from __future__ import annotations

import pytest

from folktable.engine.loops import as_loops


def odd_ones(n: int) -> int:
    """How many."""
    return sum(1 for i in range(n) if i % 2)


def pairs(n: int) -> int:
    i = 5
    total = n + sum(i * j for i in range(n) for j in range(i) if j != 2)
    return total + i


def and_more(n: int) -> int:
    total = 1
    total += sum(i for i in range(n))
    return total


def has_three(n: int) -> bool:
    return any(i == 3 for i in range(n))


def has_no_three(n: int) -> bool:
    return not any(i == 3 for i in range(n))


def all_below(n: int) -> bool:
    return all(i < 4 for i in range(n))


def first_beyond(n: int) -> int:
    for _ in range(2):
        if n > 2:
            return next((2 * i for i in range(n) if i > 1), -1)
    return next((i for i in range(n) if i > 5), -1)


def largest_square(n: int) -> int:
    return max((i * i - 9 for i in range(n) if i < 3), default=-1)


@pytest.mark.parametrize(
    "function", [largest_square, odd_ones, pairs, and_more, has_three, has_no_three, all_below, first_beyond]
)
def test_loops_do_the_same(function):
    loops = as_loops(function)
    assert [loops(n) for n in range(9)] == [function(n) for n in range(9)]
    assert not any(hasattr(part, "co_code") for part in loops.__code__.co_consts), "no generator is left in it"
    assert loops.__code__.co_firstlineno == function.__code__.co_firstlineno, "it is read where it was written"


def test_what_is_no_such_form_stays_as_it_is():
    def names(n: int) -> list[int]:
        return [i for i in range(n) if i]

    assert as_loops(names) is names
