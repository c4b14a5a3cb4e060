"""Everything that is said is in the locale file, and nothing else is there."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from folktable.engine.game import Opened, load, open_box, slugs
from folktable.engine.match import Match, choices, legal_actions, spectator
from folktable.engine.words import LOCALES, Text, Words, in_words, sentence, words
from folktable.server.app import game_info

ROOT = Path(__file__).parents[1]
ENGLISH = (LOCALES / "en.ftl").read_text()
IDS = re.findall(r"^([a-z][\w-]*) =", ENGLISH, re.MULTILINE)


def test_words_are_said_with_what_goes_into_them():
    card = words("violet-card", colour=words("colour-pink"), value=6)
    assert in_words(words("violet-drew", who="Ann", y=2, cards=(card, "another"))) == (
        "Ann draws 2 cards for a 2: pink 6, another."
    )
    assert sentence(card) == "Pink 6"
    with pytest.raises(ValueError, match="violet-card cannot be said"):
        in_words(words("violet-card", value=6))


def test_every_id_stands_in_the_file_once():
    assert len(IDS) == len(set(IDS))


def test_every_text_that_code_names_is_there():
    said = "\n".join(path.read_text() for path in (ROOT / "src").rglob("*.py"))
    named = set(re.findall(r'\b(?:[Ww]ords|says|known_or_not)\(\s*"([a-z][\w-]+)"', said))
    named |= {f"{id}-hidden" for id in re.findall(r'known_or_not\(\s*"([a-z][\w-]+)"', said)}
    reasons = re.findall(r'Refusal\(\s*\d+, "([\w-]+)"(?:, "([\w-]+)")?', said)
    assert len(named) > 300
    assert len(reasons) > 60
    assert named | {f"refusal-{why or code}" for code, why in reasons} <= set(IDS)


def test_no_text_is_left_that_nobody_says():
    page = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    package = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("lesson.yaml")]
    said = "\n".join(path.read_text() for path in [*page, *package])
    made = set(re.findall(r"""[`"']([a-z][\w-]*-)\$?\{""", said))  # f"violet-area-{id}", `theme-${theme}`
    made.discard("refusal-")  # too short: refusals are looked for by their names, below
    assert not made & {f"{slug}-" for slug in slugs()}, "so short a beginning hides every unsaid text of a game"
    games = tuple(f"{slug}-{rest}" for slug, rest in product(slugs(), ("about", "house-", "title")))
    named = set(re.findall(r"[a-z][\w-]*", said))
    named |= {f"refusal-{name}" for name in re.findall(r'"([a-z][\w-]*)"', said)}
    unsaid = [id for id in IDS if id.removesuffix("-hidden") not in named and not id.startswith((*made, *games))]
    assert not unsaid


@pytest.mark.parametrize("slug", slugs())
def test_every_house_rule_has_a_name_and_says_what_it_does(slug: str):
    game = load(slug)
    assert len(in_words(words(f"{slug}-about"))) > 200
    assert set(game_info(slug).seat_names) == {str(n) for n in range(game.seats[0], game.seats[1] + 1)}
    for name, kind in get_type_hints(game.box.Options).items():
        id = f"{slug}-house-{name}"
        about = re.search(rf"^{id} = .+\n    \.about = (.+)$", ENGLISH, re.MULTILINE)
        assert about, id
        assert about[1].endswith("."), id
        for value in literals(kind):
            assert f"{id}-{value}" in IDS or isinstance(value, int), f"{id}-{value}"


def literals(kind: Any) -> list[str | int]:
    """The words among which an option chooses, wherever its type names them."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return [value for part in get_args(kind) for value in literals(part)]


@pytest.mark.parametrize("slug", slugs())
def test_what_the_edition_prints_is_said_in_the_same_words(slug: str, monkeypatch: pytest.MonkeyPatch):
    """For all seats of a whole game: what they see, are asked, may do and read."""
    said: set[str] = set()
    printed = Opened.printed

    def noted(opened: Opened, id: str, text: str) -> Text:
        said.add(id)
        found = printed(opened, id, text)
        assert found == words(id), f"the locale says something else than the edition's {text!r}"
        return found

    monkeypatch.setattr(Opened, "printed", noted)
    game = load(slug)
    match = Match(open_box(game, seats=game.seats[1]), "words")
    while not match.over and len(match.log) < 150:
        seat = match.waiting()[0]
        match.state.actor = seat
        for option in choices(match.opened, match.state, seat).values():
            assert sentence(option.text)
        for observer in range(match.opened.seats + 1):
            assert all(sentence(words) for words in words_in(msgspec.to_builtins(match.sight(observer))))
        allowed = legal_actions(match.opened, match.state)
        match.play(seat, allowed[len(match.log) % len(allowed)])
    for line in match.lines(spectator(match.opened)):
        assert sentence(line.text)
    assert said or "printed(" not in Path(game.table.__file__).read_text()


def test_an_edition_of_ones_own_prints_what_it_likes():
    game = load("violet")
    edition = game.default_edition()
    edition["tiles"][0]["name"] = "The Wolf Ring"
    opened = open_box(game, edition)
    assert opened.printed("violet-tile-faery_ring", "The Wolf Ring") == "The Wolf Ring"
    assert opened.printed("violet-tile-storm", edition["tiles"][3]["name"]) == words("violet-tile-storm")
    assert opened.printed("violet-tile-wolf", "A Storm is Brewing") == "A Storm is Brewing", "no such text"


def words_in(value: Any) -> list[Words]:
    if isinstance(value, dict):
        if value.keys() in ({"id", "values"}, {"id"}) and "-" in str(value["id"]):
            return [msgspec.convert(value, Words)]
        value = list(value.values())
    return [found for part in value for found in words_in(part)] if isinstance(value, list | tuple) else []
