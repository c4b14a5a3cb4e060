"""The glossary: everything in a box that has a name, once, with its whole text."""

from __future__ import annotations

import pytest

from folktable.engine.game import load, open_box, slugs
from folktable.engine.glossary import glossary
from folktable.engine.rulebook import rules
from folktable.engine.words import sentence

# By game: how many entries of each kind, as the box has them.
IN_THE_BOX = {
    "violet": {"card": 9, "tile": 10},
    "nisse": {"card": 9, "event": 5},
    "grumpf": {"ground": 12, "animal": 5},
    "naughty": {"creature": 12, "giver": 8, "kiddo": 40, "present": 12},
    "gnome": {"card": 46, "brawl": 10, "jewel": 4, "shop": 4},
}


@pytest.mark.parametrize("slug", [slug for slug in slugs() if load(slug).glossary is not None])
def test_everything_in_the_box_is_told_once(slug):
    entries = glossary(open_box(load(slug)))
    assert len({entry.thing for entry in entries}) == len(entries)
    kinds = [entry.thing.split(":")[0] for entry in entries]
    for kind, count in IN_THE_BOX[slug].items():
        assert kinds.count(kind) == count, kind
    for entry in entries:
        assert sentence(entry.group)
        assert sentence(entry.name)
        assert len(sentence(entry.text)) > 5
        assert entry.rule in rules(slug), entry


def test_a_box_of_ones_own_has_its_own_words():
    game = load("naughty")
    edition = game.default_edition()
    edition["creatures"][0]["text"] = "Sing."
    (maiden,) = (one for one in glossary(open_box(game, edition)) if one.thing == "creature:snow_maiden")
    assert maiden.text == "Sing."
