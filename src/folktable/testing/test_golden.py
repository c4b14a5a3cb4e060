"""A whole game of each told in words, and some screens of it: what a change to rules or sentences does is in the diff.

`FOLKTABLE_GOLDEN=1 pytest src/folktable/testing/test_golden.py` writes the files anew; a new game begins with empty
ones: `golden.txt` and `golden-screens.txt` in its folder, of our own games tests/golden/<slug>.txt and
<slug>-screens.txt.
"""

from __future__ import annotations

import os

import pytest

from folktable.engine.drawing import plain
from folktable.engine.game import Opened, load, open_box
from folktable.engine.match import Match, legal_actions, spectator
from folktable.engine.packages import CHECKOUT
from folktable.engine.words import sentence

REWRITE = bool(os.environ.get("FOLKTABLE_GOLDEN"))


def played(opened: Opened, decisions: int | None = None) -> Match:
    """The game in which the n-th decision is the legal action (7n + 3) modulo their count, so far or to its end."""
    match = Match(opened, "golden")
    while not match.over and len(match.log) != decisions:
        seat = match.waiting()[0]
        match.state.actor = seat
        legal = legal_actions(opened, match.state)
        match.play(seat, legal[(len(match.log) * 7 + 3) % len(legal)])
    return match


def told_game(slug: str) -> str:
    """The spectator's log."""
    opened = open_box(load(slug))
    return "\n".join(sentence(line.text) for line in played(opened).lines(spectator(opened))) + "\n"


def drawn_game(slug: str) -> str:
    """What seat 0 sees on a terminal early in the golden game, later, and at its end."""
    opened = open_box(load(slug))
    match = played(opened)
    screens = []
    for decisions in (len(match.log) // 8, len(match.log) // 2, len(match.log)):
        seen = played(opened, decisions).sight(0).view
        screens.append(plain(opened.game.screen.screen(seen)))
    return "\n\n".join(screens) + "\n"


def test_golden_screens(slug: str) -> None:
    held_against_the_file(drawn_game(slug), slug, "-screens")


def test_golden_game(slug: str) -> None:
    held_against_the_file(told_game(slug), slug, "")


def held_against_the_file(now: str, slug: str, kind: str) -> None:
    places = (load(slug).folder / f"golden{kind}.txt", CHECKOUT / "tests" / "golden" / f"{slug}{kind}.txt")
    path = next((path for path in places if path.exists()), None)
    if path is None:
        pytest.skip("no golden game is kept")
    if REWRITE:
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text("utf-8")
