"""What `folktable/violet-v1` promises: with the same box, seed and actions, a program sees the same.

Where that has changed on purpose, `FOLKTABLE_GOLDEN=1 pytest tests/test_versions.py` writes it anew; if the number of
the game is in a release already, raise it first (`VERSION` in its observe.py; docs/environments.md says when).
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest

import folktable
from folktable.engine import savefile
from folktable.engine.game import load, slugs
from folktable.environment import version_of
from folktable.server.migrations import NEWEST
from folktable.wire import VERSION

PAGE = Path(__file__).parents[1] / "docs" / "versions.md"
KEPT = Path(__file__).parent / "golden" / "environments.json"


def seen_in_a_game(slug: str) -> dict[str, str]:
    """Of the game whose n-th decision is the legal action (7n + 3) modulo their count: all that is seen and decided."""
    game, seen = folktable.new_game(slug, load(slug).seats[1], seed="golden"), hashlib.sha256()
    while not game.over:
        legal = game.legal_actions()
        seen.update(repr((game.actor, legal, [game.row(seat).tolist() for seat in range(game.seats)])).encode())
        game.step(legal[(7 * game.decisions + 3) % len(legal)])
    seen.update(repr(game.rewards).encode())
    return {"id": game.id, "layout": game.layout.digest, "game": seen.hexdigest()[:16]}


@pytest.mark.parametrize("slug", slugs())
def test_what_a_version_promises(slug):
    now = seen_in_a_game(slug)
    if os.environ.get("FOLKTABLE_GOLDEN"):
        kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        KEPT.write_text(json.dumps({**kept, slug: now}, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert json.loads(KEPT.read_text("utf-8"))[slug] == now


def test_the_page_tells_todays_numbers():
    rows = [line.split(" | ") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    told = {row[0].removeprefix("| "): row[2] for row in rows}
    observations = ", ".join(sorted({str(version_of(load(slug))) for slug in slugs()}))
    assert told["rules and observations of a game"] == observations
    assert told["saved games"] == str(savefile.FORMAT)
    assert told["stored data"] == NEWEST
    assert told["wire protocol"] == str(VERSION)
    assert f"Saved games of formats {savefile.OLDEST_FORMAT} and {savefile.FORMAT} are read" in PAGE.read_text("utf-8")
