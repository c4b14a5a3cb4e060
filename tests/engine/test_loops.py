"""Sums and searches of rules, and the loops that stand for them."""

from __future__ import annotations

import bdb
import inspect
import sys
import traceback
from types import FrameType, FunctionType
from typing import Any

import pytest

from folktable.engine.backends.linking import Linker
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, slugs
from folktable.engine.loops import as_loops, generator_in


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


def reads_what_it_sets(n: int) -> int:
    n = sum(n + i for i in range(n))
    n += sum(n for i in range(3))
    return n


def names_that_mean_more(n: int, i: list[int]) -> int:
    total = sum(i for i in i)
    card = n
    return total + sum(1 for card in range(card))


FORMS = [
    largest_square, odd_ones, pairs, and_more, has_three, has_no_three, all_below, first_beyond, reads_what_it_sets,
]  # fmt: skip


@pytest.mark.parametrize("function", FORMS)
def test_loops_do_the_same(function):
    loops = as_loops(function)
    assert [loops(n) for n in range(9)] == [function(n) for n in range(9)]
    assert generator_in(loops.__code__) is None
    assert loops.__code__.co_firstlineno == function.__code__.co_firstlineno, "it is read where it was written"


def test_names_keep_their_meaning():
    assert as_loops(names_that_mean_more)(4, [1, 2]) == names_that_mean_more(4, [1, 2]) == 7


def taken_away(n: int) -> int:
    n -= sum(i for i in range(n))
    return n


def begun_with(n: int) -> int:
    return sum((i for i in range(n)), start=5)


def by_another_measure(n: int) -> int:
    return max((i for i in range(n)), key=lambda i: -i)


def for_two(n: int) -> int:
    a = b = sum(i for i in range(n))
    return a + b


@pytest.mark.parametrize("function", [taken_away, begun_with, by_another_measure, for_two])
def test_what_is_no_such_form_does_what_it_says(function):
    assert as_loops(function)(5) == function(5)


def test_what_is_no_such_form_stays_as_it_is():
    def names(n: int) -> list[int]:
        return [i for i in range(n) if i]

    assert as_loops(names) is names


def test_a_generator_that_cannot_be_a_loop_is_named_by_file_and_line():
    line = inspect.getsourcelines(taken_away)[1] + 1
    with pytest.raises(FolktableError, match=rf"tests/engine/test_loops.py:{line}: `taken_away`: a generator"):
        Linker({}, lambda copy, outermost: copy).link(taken_away)


# --- What a person sees who looks for a mistake --------------------------------------------------------------------


def fails_at_two(n: int) -> bool:
    return any(
        6 // (2 - i) == 7
        for i in range(n)
        if i != 1
    )  # fmt: skip


def test_a_traceback_shows_the_line_that_was_written():
    with pytest.raises(ZeroDivisionError) as error:
        as_loops(fails_at_two)(5)
    last = traceback.extract_tb(error.value.__traceback__)[-1]
    assert (last.filename, last.line, last.name) == (__file__, "6 // (2 - i) == 7", "fails_at_two")


class Debugger(bdb.Bdb):
    """Stops at a breakpoint, then at every line."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[int, Any]] = []

    def user_line(self, frame: FrameType) -> None:
        if self.break_here(frame) or self.seen:
            self.seen.append((frame.f_lineno, frame.f_locals.get("i")))
            self.set_step()


def test_a_debugger_stops_in_the_loop_and_knows_its_variables():
    first = fails_at_two.__code__.co_firstlineno
    debugger = Debugger()
    assert debugger.set_break(__file__, first + 2) is None
    before = sys.gettrace()
    try:
        with pytest.raises(ZeroDivisionError):
            debugger.runcall(as_loops(fails_at_two), 5)
    finally:
        sys.settrace(before)
    assert debugger.seen[0] == (first + 2, 0)
    lines = {line for line, _ in debugger.seen}
    assert {first + 2, first + 3, first + 4} <= lines <= set(range(first, first + 6))


@pytest.mark.parametrize("slug", slugs())
def test_every_line_of_every_game_is_where_it_was_written(slug):
    load(slug)
    package = load(slug).package
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(f"{package}.")]
    for function in (one for module in modules for one in vars(module).values()):
        if isinstance(function, FunctionType) and function.__module__ == f"{package}.rules":
            source, first = inspect.getsourcelines(function)
            lines = {line for *_, line in function.__code__.co_lines() if line is not None}
            assert lines <= set(range(first, first + len(source))), function.__name__
