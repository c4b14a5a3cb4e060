"""Every guided first game points to what its board draws (folktable/testing/test_lessons.py has the rest)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from folktable.engine.game import slugs
from folktable.engine.lesson import Lesson, chapters_of
from folktable.testing.test_lessons import begun

WEB = Path(__file__).parents[1] / "web" / "src"
CHAPTERS = [(slug, lesson) for slug in slugs() for lesson in chapters_of(slug)]


@cache
def drawn(slug: str) -> list[str]:
    """The things that the game's board draws: `thing="space:fire"`, `thing="card:{card}"`."""
    sources = "".join(path.read_text("utf-8") for path in (WEB / "games" / slug).glob("*.svelte"))
    return re.findall(r'thing="([^"]+)"', sources)


def is_shown(slug: str, thing: str, view: str) -> bool:
    """Does the board draw it, and is it in sight?"""
    kind, *names = thing.split(":")
    is_drawn = thing in drawn(slug) or any(one.startswith(f"{kind}:{{") for one in drawn(slug))
    return is_drawn and (thing in drawn(slug) or all(name in view for name in names))


@pytest.mark.parametrize(("slug", "lesson"), CHAPTERS, ids=[f"{slug} {lesson.seed}" for slug, lesson in CHAPTERS])
def test_notes_are_for_the_learner_and_point_to_what_is_there(slug: str, lesson: Lesson) -> None:
    match = begun(slug, lesson)
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
