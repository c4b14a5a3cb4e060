"""A guided first game, where there is one, can be played as written, and what it says is there."""

from __future__ import annotations

import re

import pytest

from folktable.engine.lesson import Lesson, LessonNote, chapters_of
from folktable.engine.match import Match, window_in
from folktable.engine.rulebook import rules
from folktable.engine.words import LOCALES, texts
from folktable.server.record import opened_for
from folktable.server.tables import guided
from folktable.wire import NewTable


@pytest.fixture
def chapters(slug: str) -> tuple[Lesson, ...]:
    if not (found := chapters_of(slug)):
        pytest.skip("it has none")
    return found


def begun(slug: str, lesson: Lesson) -> Match:
    return Match(opened_for(guided(NewTable(slug, "Ann", lesson=True), lesson)), lesson.seed)


def notes(chapters: tuple[Lesson, ...]) -> list[LessonNote]:
    said = [step.notes for lesson in chapters for step in lesson.script]
    return [note for several in [*said, *(lesson.end for lesson in chapters)] for note in several]


def test_every_choice_is_legal_where_it_stands(slug: str, chapters: tuple[Lesson, ...]) -> None:
    for chapter, lesson in enumerate(chapters, 1):
        match = begun(slug, lesson)
        for number, step in enumerate(lesson.script):
            options, window = match.options(step.seat), window_in(match.opened, match.state)
            assert step.choice in options, f"chapter {chapter}, choice {number}, {step}: {list(options)}"
            holds_nothing = window is not None and list(options.values()) == [window.decline]
            assert step.seat != lesson.seat or step.asked != holds_nothing, f"choice {number}: a table asks otherwise"
            match.play_named(step.seat, step.choice)
        assert not match.over, "the learner plays on"
        assert sum(lesson.teaches(step) for step in lesson.script) <= 30
    assert sum(lesson.teaches(step) for lesson in chapters for step in lesson.script) >= 12


def test_every_text_is_written_short_and_told_once(slug: str, chapters: tuple[Lesson, ...]) -> None:
    said = [note.say for note in notes(chapters)]
    found = re.findall(rf"^({slug}-lesson-[\w-]*) = (.*)$", texts(LOCALES / "en.ftl"), re.MULTILINE)
    assert sorted(said) == sorted(name for name, _ in found)
    titles = re.findall(rf"^{slug}-chapter-(\d+) = ", texts(LOCALES / "en.ftl"), re.MULTILINE)
    assert titles == ([str(n) for n in range(1, len(chapters) + 1)] if len(chapters) > 1 else [])
    assert not [name for name, text in found if len(text) > 180]


def test_every_rule_is_in_the_reference(slug: str, chapters: tuple[Lesson, ...]) -> None:
    named = {rule for note in notes(chapters) for rule in note.rules}
    assert len(named) >= 8
    assert named <= rules(slug).keys()
