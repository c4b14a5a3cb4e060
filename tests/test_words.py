"""Everything that is said is in the locale file, and nothing else is there."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from folktable.engine.game import load, open_box, slugs
from folktable.engine.words import LOCALES, in_words, sentence, words

ROOT = Path(__file__).parents[1]
ENGLISH = (LOCALES / "en.ftl").read_text("utf-8")
IDS = re.findall(r"^([a-z][\w-]*) =", ENGLISH, re.MULTILINE)


def test_words_are_said_with_what_goes_into_them():
    card = words("violet-card", colour=words("colour-pink"), value=6)
    assert in_words(words("violet-drew", who="Ann", y=2, cards=(card, "another"))) == (
        "Ann, who played a 2, draws 2 cards: pink 6, another."
    )
    assert sentence(card) == "Pink 6"
    with pytest.raises(ValueError, match="violet-card cannot be said"):
        in_words(words("violet-card", value=6))


def test_every_id_stands_in_the_file_once():
    assert len(IDS) == len(set(IDS))


def test_every_text_that_code_names_is_there():
    said = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    named = set(re.findall(r'\b(?:[Ww]ords|says|told|whispered)\(\s*"([a-z][\w-]+)"', said))
    named |= {f"{id}-hidden" for id in re.findall(r'whispered\(\s*"([a-z][\w-]+)"', said)}
    reasons = re.findall(r'Refusal\(\s*\d+, "([\w-]+)"(?:, "([\w-]+)")?', said)
    assert len(named) > 300
    assert len(reasons) > 60
    assert named | {f"refusal-{why or code}" for code, why in reasons} <= set(IDS)


def test_no_text_is_left_that_nobody_says():
    page = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    package = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("lesson.yaml")]
    said = "\n".join(path.read_text("utf-8") for path in [*page, *package])
    made = set(re.findall(r"""[`"']([a-z][\w-]*-)\$?\{""", said))  # f"violet-area-{id}", `theme-${theme}`
    made.discard("refusal-")  # too short: refusals are looked for by their names, below
    assert not made & {f"{slug}-" for slug in slugs()}, "so short a beginning hides every unsaid text of a game"
    kinds = ("about", "chapter-", "house-", "reason-", "theme-", "title")
    games = tuple(f"{slug}-{rest}" for slug, rest in product(slugs(), kinds))
    named = set(re.findall(r"[a-z][\w-]*", said))
    named |= {f"refusal-{name}" for name in re.findall(r'"([a-z][\w-]*)"', said)}
    unsaid = [id for id in IDS if id.removesuffix("-hidden") not in named and not id.startswith((*made, *games))]
    assert not unsaid


def test_an_edition_of_ones_own_prints_what_it_likes():
    game = load("violet")
    edition = game.default_edition()
    edition["tiles"][0]["name"] = "The Wolf Ring"
    opened = open_box(game, edition)
    assert opened.printed("violet-tile-faery_ring", "The Wolf Ring") == "The Wolf Ring"
    assert opened.printed("violet-tile-storm", edition["tiles"][3]["name"]) == words("violet-tile-storm")
    assert opened.printed("violet-tile-wolf", "A Storm is Brewing") == "A Storm is Brewing", "no such text"
