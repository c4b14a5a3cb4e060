"""The function `observe` that is made of a declared row."""

from __future__ import annotations

import inspect
import linecache
import traceback
from types import SimpleNamespace

import pytest

from folktable.engine.errors import FolktableError
from folktable.engine.game import load, slugs
from folktable.engine.observing import Row, each, number, observe_of, one
from folktable.engine.subset import problems

SEEN: Row = (
    number("fuel", 40, "a field of the state"),
    number("half", 20, "of it", lambda s, box, me: s.fuel // 2),
    each(one(f"die {n}", 7, "a face", lambda s, box, me, n: s.dice[n]) for n in range(2)),
)
observe = observe_of(SEEN, __name__)


def test_it_fills_the_row():
    row = [-1] * 4
    observe(SimpleNamespace(fuel=9, dice=[3, 0]), None, 0, row)
    assert row == [9, 4, 8, 1]


def test_a_traceback_shows_its_lines_and_those_of_the_game():
    broken = SimpleNamespace(fuel=2, dice=None)
    with pytest.raises(TypeError) as error:
        observe(broken, None, 0, [0] * 4)
    made, written = traceback.extract_tb(error.value.__traceback__)[-2:]
    assert made.filename == f"<observe of {__name__}>"
    assert made.line == "at = put_one(out, at, value_2(s, box, observer, n), 7)  # die 0"
    assert written.filename == __file__
    assert written.line is not None
    assert "s.dice[n]" in written.line


@pytest.mark.parametrize("slug", slugs())
def test_a_debugger_finds_its_source(slug):
    code = load(slug).observe.observe.__code__
    linecache.checkcache()
    lines = {line for *_, line in code.co_lines() if line is not None}
    assert all(linecache.getline(code.co_filename, line).strip() for line in lines)
    assert inspect.getsource(load(slug).observe.observe).startswith("def observe(s, box, observer, out):")


def test_a_field_that_the_state_lacks_is_named_in_its_line():
    with pytest.raises(AttributeError) as error:
        observe(SimpleNamespace(), None, 0, [0] * 4)
    assert traceback.extract_tb(error.value.__traceback__)[-1].line == "at = put_number(out, at, s.fuel)"


def test_several_in_one_must_be_alike():
    with pytest.raises(FolktableError, match=r"each\('die 0', ...\): all must have one size and one value"):
        each(one(f"die {n}", 6 + n, "a face", lambda s, box, me, n: s.dice[n]) for n in range(2))
    with pytest.raises(FolktableError, match=r"test_observing.py:\d+: `<lambda>`: the value of 'die 0'"):
        each(one(f"die {n}", 7, "a face", lambda s, box, me: s.dice[n]) for n in range(2))  # noqa: B023


def test_what_no_compiler_takes_in_a_row_is_named_by_line(monkeypatch):
    game = load("nisse")
    listed = lambda s, box, me: [me]  # noqa: E731
    monkeypatch.setitem(vars(game.observe), "value_0", listed)
    monkeypatch.setattr(listed, "__module__", game.observe.__name__)
    (found,) = problems(game)
    assert found.endswith("`<lambda>` uses a list, which rules cannot")
    assert f"test_observing.py:{listed.__code__.co_firstlineno}: " in found
