"""A whole game of each told in words: what a change to rules or sentences does is seen in the diff.

`FOLKTABLE_GOLDEN=1 pytest src/folktable/testing/test_golden.py` writes the files anew; a new game begins with an empty
one: `golden.txt` in its folder, of our own games tests/golden/<slug>.txt.
"""

from __future__ import annotations

import os

import pytest

from folktable.engine.game import load, open_box
from folktable.engine.match import Match, legal_actions, spectator
from folktable.engine.packages import CHECKOUT
from folktable.engine.words import sentence

REWRITE = bool(os.environ.get("FOLKTABLE_GOLDEN"))


def told_game(slug: str) -> str:
    """The spectator's log of the game in which the n-th decision is the legal action (7n + 3) modulo their count."""
    opened = open_box(load(slug))
    match = Match(opened, "golden")
    while not match.over:
        seat = match.waiting()[0]
        match.state.actor = seat
        legal = legal_actions(opened, match.state)
        match.play(seat, legal[(len(match.log) * 7 + 3) % len(legal)])
    return "\n".join(sentence(line.text) for line in match.lines(spectator(opened))) + "\n"


def test_golden_game(slug: str) -> None:
    places = (load(slug).folder / "golden.txt", CHECKOUT / "tests" / "golden" / f"{slug}.txt")
    path = next((path for path in places if path.exists()), None)
    if path is None:
        pytest.skip("no golden game is kept")
    if REWRITE:
        path.write_text(told_game(slug))
    assert told_game(slug) == path.read_text()
