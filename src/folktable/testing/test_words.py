"""Everything that a game says is in its texts."""

from __future__ import annotations

import re
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from folktable.engine.game import Opened, load, open_box
from folktable.engine.match import Match, choices, legal_actions, spectator
from folktable.engine.words import LOCALES, Text, Words, in_words, sentence, texts, words
from folktable.server.routes.games import game_info


def test_every_house_rule_has_a_name_and_says_what_it_does(slug: str) -> None:
    game, said = load(slug), texts(LOCALES / "en.ftl")
    ids = re.findall(r"^([a-z][\w-]*) =", said, re.MULTILINE)
    assert len(in_words(words(f"{slug}-about"))) > 200
    assert set(game_info(slug).seat_names) == {str(n) for n in range(game.seats[0], game.seats[1] + 1)}
    for name, kind in get_type_hints(game.box.Options).items():
        id = f"{slug}-house-{name}"
        about = re.search(rf"^{id} = .+\n    \.about = (.+)$", said, re.MULTILINE)
        assert about, id
        assert about[1].endswith("."), id
        for value in literals(kind):
            assert f"{id}-{value}" in ids or isinstance(value, int), f"{id}-{value}"


def literals(kind: Any) -> list[str | int]:
    """The words among which an option chooses, wherever its type names them."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return [value for part in get_args(kind) for value in literals(part)]


def test_what_the_edition_prints_is_said_in_the_same_words(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
            assert all(sentence(found) for found in words_in(msgspec.to_builtins(match.sight(observer))))
        allowed = legal_actions(match.opened, match.state)
        match.play(seat, allowed[len(match.log) % len(allowed)])
    for line in match.lines(spectator(match.opened)):
        assert sentence(line.text)
    prints = any(".printed(" in path.read_text("utf-8") for path in game.folder.glob("*.py"))
    assert said or not prints


def words_in(value: Any) -> list[Words]:
    if isinstance(value, dict):
        if value.keys() in ({"id", "values"}, {"id"}) and "-" in str(value["id"]):
            return [msgspec.convert(value, Words)]
        value = list(value.values())
    return [found for part in value for found in words_in(part)] if isinstance(value, list | tuple) else []
