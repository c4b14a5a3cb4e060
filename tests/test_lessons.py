"""Every guided first game: its script can be played as written, and what it says and points to is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from folktable.engine.game import slugs
from folktable.engine.lesson import Lesson, LessonNote, lesson_of
from folktable.engine.match import Match
from folktable.engine.rulebook import rules
from folktable.engine.words import LOCALES
from folktable.server.live import opened_for
from folktable.server.messages import NewTable
from folktable.server.tables import guided

WEB = Path(__file__).parents[1] / "web" / "src"
LESSONS = [slug for slug in slugs() if lesson_of(slug) is not None]


def found(slug: str) -> Lesson:
    lesson = lesson_of(slug)
    assert lesson is not None
    return lesson


def begun(slug: str) -> Match:
    lesson = found(slug)
    return Match(opened_for(guided(NewTable(slug, "Ann", lesson=True), lesson)), lesson.seed)


def notes(lesson: Lesson) -> list[LessonNote]:
    return [*(note for step in lesson.script for note in step.notes), *lesson.end]


@cache
def texts(slug: str) -> dict[str, str]:
    return dict(re.findall(rf"^({slug}-[\w-]*) = (.*)$", (LOCALES / "en.ftl").read_text(), re.MULTILINE))


@cache
def drawn(slug: str) -> list[str]:
    """The things that the game's board draws: `thing="space:fire"`, `thing="card:{card}"`."""
    sources = "".join(path.read_text() for path in (WEB / "games" / slug).glob("*.svelte"))
    return re.findall(r'thing="([^"]+)"', sources)


def is_shown(slug: str, thing: str, view: str) -> bool:
    """Does the board draw it, and is it in sight?"""
    kind, *names = thing.split(":")
    is_drawn = thing in drawn(slug) or any(one.startswith(f"{kind}:{{") for one in drawn(slug))
    return is_drawn and (thing in drawn(slug) or all(name in view for name in names))


@pytest.mark.parametrize("slug", LESSONS)
def test_every_choice_is_legal_where_it_stands(slug: str) -> None:
    match, lesson = begun(slug), found(slug)
    for number, step in enumerate(lesson.script):
        assert step.choice in match.options(step.seat), f"choice {number}, {step}: {list(match.options(step.seat))}"
        match.play_named(step.seat, step.choice)
    assert not match.over, "the learner plays on"
    assert 12 <= sum(step.seat == lesson.seat for step in lesson.script) <= 30


@pytest.mark.parametrize("slug", LESSONS)
def test_notes_are_for_the_learner_and_point_to_what_is_there(slug: str) -> None:
    match, lesson = begun(slug), found(slug)
    for step in lesson.script:
        sight = match.sight(lesson.seat)
        touched = {thing for option in sight.options for thing in option.things}
        view = msgspec.json.encode(sight.view).decode()
        assert not step.notes or step.seat == lesson.seat, step
        for note in step.notes:
            assert not note.at or note.at in touched or is_shown(slug, note.at, view), note
        if step.notes and (things := next(o.things for o in sight.options if o.name == step.choice)):
            assert step.notes[-1].at in things, f"{step}: the last note stands at what is to be touched, {things}"
        match.play_named(step.seat, step.choice)


@pytest.mark.parametrize("slug", LESSONS)
def test_every_text_is_written_short_and_told_once(slug: str) -> None:
    said = [note.say for note in notes(found(slug))]
    written = [name for name in texts(slug) if name.startswith(f"{slug}-lesson-")]
    assert sorted(said) == sorted(written)
    assert not [name for name in written if len(texts(slug)[name]) > 180]


@pytest.mark.parametrize("slug", LESSONS)
def test_every_rule_is_in_the_reference(slug: str) -> None:
    named = {rule for note in notes(found(slug)) for rule in note.rules}
    assert len(named) >= 8
    assert named <= rules(slug).keys()
