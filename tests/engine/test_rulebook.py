"""Rules as people read them, at a terminal and on the page."""

from __future__ import annotations

import re

import pytest

from folktable.engine.game import load, slugs
from folktable.engine.rulebook import for_players, reference

NOT_FOR_PLAYERS = {
    "an id, a setting or code": r"`|\b\w+_\w+\b|\b(?:floor|ceil)\(|\b[Oo]ption\b",
    "a ruling by its number": r"(?i)\bruling",
    "a source": r" \[",
    "a list that is not shown": r":$",
    "a part of the turn by its letter": r"\bphase [a-d]\b",
    "a card, a space or a player by a letter": r"\b[A-Zbs]\d+\b|\b[A-Z]'s\b",
    "how a decision was found": r"(?i)\b(?:readings?|default|inferred|FAQ|ledger)\b",
    "an engine's words": r"\b(?:seats?|pips?|windows?|algorithm|deterministic|buffer\w*|seeded|log|decisions?|ms)\b",
}


def test_a_rule_is_read_without_its_sources(monkeypatch):
    told = {"a-1": "Play. [Cards]", "a-2": "Look, once (`a-end-1`, `a-play-1`).", "a-3": "Stop (see `a-1`)."}
    monkeypatch.setattr("folktable.engine.rulebook.rules", lambda slug: told)
    assert for_players("a") == {"a-1": "Play.", "a-2": "Look, once.", "a-3": "Stop."}


@pytest.mark.parametrize("slug", slugs())
def test_no_rule_that_is_shown_uses_words_that_players_cannot_know(slug):
    folder = load(slug).folder
    python = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    lessons = "\n".join(path.read_text("utf-8") for path in folder.glob("*.yaml"))
    named = {*re.findall(r'"([a-z0-9-]+)"', python), *re.findall(r"[a-z0-9-]+", lessons)}
    shown = {rule: text for rule, text in for_players(slug).items() if rule in named}
    assert len(shown) > 40
    wrong = [
        (rule, what)
        for rule, text in shown.items()
        for what, sign in NOT_FOR_PLAYERS.items()
        if re.search(sign, text) or re.search(sign, heading(slug, rule))
    ]
    assert not wrong


def heading(slug: str, rule: str) -> str:
    """What the page shows above it."""
    before = re.split(rf"^- [`*]+{rule}[`*]", reference(slug), maxsplit=1, flags=re.MULTILINE)[0]
    return re.findall(r"^#{2,3} (.+)$", before, re.MULTILINE)[-1]
