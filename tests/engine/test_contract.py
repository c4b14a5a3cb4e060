"""A game that lacks something, or whose rules no compiler takes, is told so by file, name and line."""

from __future__ import annotations

import importlib
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from folktable.engine.backends.linking import Linker
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, load
from folktable.engine.gamefiles import complaints
from folktable.engine.record import GameState, i8
from folktable.engine.subset import problems, problems_in
from folktable.engine.words import in_words, words

RULES = '''
def outside(s, box, names=()):
    """A docstring is fine."""
    cards = [1, 2]
    word = "sun"
    try:
        s.deck[0, 1] = cards[0] / 2
    except IndexError:
        pass
    return {card for card in cards}


def fine(s, box, count: int = -1):
    for i in range(len(s.hand)):
        s.hand[i] += max(count, 2)


def deal(s):
    s.deal += 1  # a field of the same name is no call


def first_deal(s):
    deal(s)


def second_deal(s):
    deal(s)


def ping(s):
    pong(s)


def pong(s):
    ping(s)
'''


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (tmp_path / "made_rules.py").write_text(RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "made_rules", raising=False)
    return importlib.import_module("made_rules")


def test_what_is_outside_the_subset_is_named_with_its_line(made: ModuleType) -> None:
    found = list(problems_in(made.outside))
    assert [problem.partition("made_rules.py")[2] for problem in found] == [
        ":2: `outside` uses a default argument that is no whole number, which rules cannot",
        ":4: `outside` uses a list, which rules cannot",
        ":5: `outside` uses a string, which rules cannot",
        ":6: `outside` uses an exception, which rules cannot",
        ":7: `outside` uses `[i, j]` (write `[i][j]`), which rules cannot",
        ":7: `outside` uses a fraction (`/`; write `//`), which rules cannot",
        ":10: `outside` uses a comprehension, which rules cannot",
    ]
    assert not list(problems_in(made.fine))


def test_a_function_named_like_a_field_is_no_circle(made: ModuleType) -> None:
    linker = Linker({}, lambda function, outermost: function)
    assert linker.link(made.deal) is not made.deal


def test_a_circle_is_named(made: ModuleType) -> None:
    linker = Linker({}, lambda function, outermost: function)
    with pytest.raises(FolktableError, match=r"pong calls made_rules.ping calls made_rules.pong: rules may"):
        linker.link(made.ping)


def test_two_threads_that_link_at_once_make_no_circle(made: ModuleType) -> None:
    begun = threading.Event()

    def slowly(function: FunctionType, outermost: bool) -> FunctionType:
        begun.set()
        time.sleep(0.1)
        return function

    linker = Linker({}, slowly)
    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(linker.link, made.first_deal)
        assert begun.wait(10)
        linker.link(made.second_deal)
        other.result()


def test_a_circle_is_found_in_a_game_without_a_compiler(made: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("violet")
    rules = ModuleType("made_rules")
    vars(rules).update(dict.fromkeys(("setup", "legal", "apply", "score", "determinize"), made.ping))
    broken = replace(game, rules=rules)
    monkeypatch.setattr(Game, "package", "made_rules")
    assert any("ping calls made_rules.pong calls made_rules.ping" in problem for problem in problems(broken))


def test_a_file_says_what_it_lacks(made: ModuleType) -> None:
    table = ModuleType("table")
    table.__file__ = "games/x/table.py"
    vars(table).update(vars(load("violet").table))
    table.__file__ = "games/x/table.py"
    assert not list(complaints("table", table))
    del table.question  # type: ignore[attr-defined]
    table.tell = lambda s, heard: None  # type: ignore[attr-defined]
    table.option = 3  # type: ignore[attr-defined]
    del table.SEATS  # type: ignore[attr-defined]
    seats, question, option, tell = list(complaints("table", table))
    assert seats.startswith("games/x/table.py: `SEATS` is missing")
    assert question.startswith("games/x/table.py: `question` is missing; it takes (s, opened, observer): What is asked")
    assert option.startswith("games/x/table.py: `option` is not a function; it takes (s, opened, action)")
    assert "`tell` takes (s, heard); it takes (s, opened, heard)" in tell


def test_records_name_the_fields_in_which_they_differ() -> None:
    class Small(GameState):
        fuel: int = i8()

    one, other = Small(), Small()
    assert one.differences(other) == {}
    other.fuel = 3
    assert one.differences(other) == {"fuel": (0, 3)}


def test_a_missing_text_is_named() -> None:
    with pytest.raises(
        ValueError, match=r"there is no text 'violet-nowhere' in the locale; it is told with \['card'\]"
    ):
        in_words(words("violet-nowhere", card=1))
