"""A whole game of each told in words: what a change to rules or sentences does is seen in the diff.

`FOLKTABLE_GOLDEN=1 pytest tests/test_golden.py` writes the files anew; a new game begins with an empty one.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match, legal_actions, spectator
from folktable.engine.words import sentence

GOLDEN = Path(__file__).parent / "golden"
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


@pytest.mark.parametrize("slug", [slug for slug in slugs() if (GOLDEN / f"{slug}.txt").exists()])
def test_golden_game(slug):
    path = GOLDEN / f"{slug}.txt"
    if REWRITE:
        path.write_text(told_game(slug))
    assert told_game(slug) == path.read_text()
