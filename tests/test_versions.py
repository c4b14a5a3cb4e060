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
from folktable.engine.game import load, slugs

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
        kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
        KEPT.write_text(json.dumps({**kept, slug: now}, indent=1, sort_keys=True) + "\n")
    assert json.loads(KEPT.read_text())[slug] == now
