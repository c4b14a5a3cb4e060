"""What somebody at a terminal reads besides the board."""

from __future__ import annotations

import io
import re
from itertools import count

import pytest
from rich.console import Console

from folktable.engine.drawing import plain
from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.terminal import MANY, Table


class Typed(Console):
    """A terminal at which these lines are typed; then somebody goes."""

    def __init__(self, width: int, *lines: str) -> None:
        self.lines = list(lines)
        super().__init__(file=io.StringIO(), width=width, force_terminal=True)

    def input(self, prompt: object = "", **_: object) -> str:  # type: ignore[override]
        self.print(prompt, end="")
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def read(self) -> str:
        return plain(self.file.getvalue())  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def the_same_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = map(str, count())
    monkeypatch.setattr("folktable.terminal.new_seed", lambda: next(thoughts))


def sat_down(slug: str, players: list[str], console: Console) -> Table:
    table = Table(console, Match(open_box(load(slug), None, None, len(players)), "7"), players, None)
    table.play()
    return table


def test_the_keys_are_told_with_the_first_question_even_when_a_bot_began():
    console = Typed(80, "1", "nonsense")
    sat_down("violet", ["me", "random"], console)
    first, *more = re.findall(r"A number from 1 to \d+ plays; \? shows", console.read)
    assert first
    assert len(more) == 1, "and again where something else was typed"


def test_the_story_breaks_between_words():
    console = Typed(80, *["1"] * 30)
    sat_down("violet", ["me", "random"], console)
    told = [line.removeprefix("> ").rstrip() for line in console.read.split("\n")]
    assert all(len(line) <= 80 for line in told)
    begun = [n for n, line in enumerate(told) if "wins the turn" in line and not line.endswith(".")]
    assert begun, "a long line was told"
    assert all(told[n + 1].startswith("  ") for n in begun), "it goes on under its beginning"


def test_many_choices_stand_in_columns():
    console = Typed(80)
    table = sat_down("grumpf", ["me", "random", "random"], console)
    options = table.match.sight(0).options
    assert len(options) > MANY
    rows = [line for line in console.read.split("\n") if re.match(r"\s*\d+  \S", line)]
    assert len(rows) == -(-len(options) // 2)
    assert rows[0].count("  1  ") == 1
    assert f"{len(rows) + 1}  " in rows[0]


def test_the_end_tells_places_and_no_inner_numbers():
    console = Typed(80)
    sat_down("grumpf", ["random", "random", "random"], console)
    end = console.read.split("wins the game")[-1]
    assert re.search(r"1\. \w+ \(random\)\n\s+[12]\. \w+ \(random\)\n\s+[123]\. \w+ \(random\)", end), end
