"""A guided first game: `games/<slug>/lesson.yaml`.

A seed and the choices of all seats in order, so that every position on the way is known; and what the learner is told
before each choice of theirs. After the last choice the game goes on freely. A lesson that is too much for one game has
chapters, each a game of its own: documents of the file, one after the other.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from folktable.engine.errors import FolktableError
from folktable.engine.game import load
from folktable.engine.yaml_text import read_documents


class LessonNote(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing said to the learner."""

    say: str  # the id of a text in the page's Fluent files
    at: str = ""  # the thing on the board that it points to; without one, what is asked
    rules: tuple[str, ...] = ()


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    choice: str  # in notation
    notes: tuple[LessonNote, ...] = ()  # said before the choice, one after the other
    asked: bool = True  # False: in a reaction window the seat holds nothing to answer with, and is answered for


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One chapter."""

    seed: str
    seats: int
    script: tuple[LessonStep, ...]  # empty: the learner is told `end` and plays
    end: tuple[LessonNote, ...]  # said when the script is over
    seat: int = 0  # the learner's
    options: dict[str, Any] = {}

    def bubbles(self, decisions: int | None = None) -> int:
        """How often the coach speaks before so many decisions, or before its last word; without notes it has one."""
        told = sum(max(1, len(step.notes)) for step in self.script[:decisions] if self.teaches(step))
        return told if decisions is not None else told + max(0, len(self.end) - 1)

    def teaches(self, step: LessonStep) -> bool:
        """Is it a choice that the learner makes?"""
        return step.seat == self.seat and step.asked


@cache
def chapters_of(slug: str) -> tuple[Lesson, ...]:
    """The guided first game of a game that has one."""
    path = load(slug).folder / "lesson.yaml"
    if not path.exists():
        return ()
    try:
        return msgspec.convert(tuple(read_documents(path.read_text("utf-8"))), tuple[Lesson, ...])
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise FolktableError(f"{path}: {error}") from None
