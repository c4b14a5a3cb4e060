"""The coach at a table where a guided first game is played: holds the game against the lesson's script."""

from __future__ import annotations

from collections.abc import Sequence

from folktable.engine.lesson import LessonStep, chapters_of
from folktable.server.course import Course, standing
from folktable.server.store import LogRow
from folktable.wire import Coaching


class Coach:
    def __init__(self, slug: str, chapter: int, rows: Sequence[LogRow]) -> None:
        chapters = chapters_of(slug)
        self.lesson = chapters[chapter]
        self.next_chapter = chapter + 1 if chapter + 1 < len(chapters) else None
        self.played = [(row.seat, row.choice) for row in standing(rows).rows]  # each decision that stands

    @property
    def following(self) -> bool:
        """Is the game as the script has it so far? A choice that was taken back is forgotten."""
        return all(
            (step.seat, step.choice) == played for step, played in zip(self.lesson.script, self.played, strict=False)
        )

    @property
    def next(self) -> LessonStep | None:
        """What comes now, while the game follows the script."""
        done = len(self.played)
        return self.lesson.script[done] if self.following and done < len(self.lesson.script) else None

    def scripted(self, course: Course) -> tuple[int, int] | None:
        """Seat and action that come next, as long as the game follows the script."""
        step = self.next
        action = None if step is None else course.options(step.seat).get(step.choice)
        return None if step is None or action is None else (step.seat, action)

    def coaching(self) -> Coaching:
        """What the learner is told now."""
        lesson, step, following = self.lesson, self.next, self.following
        mine = step is not None and lesson.teaches(step)
        notes = step.notes if step is not None and mine else ()
        if following and step is None:
            notes = lesson.end
        return Coaching(
            bubble=lesson.bubbles(len(self.played)) + 1,
            bubbles=lesson.bubbles(),
            following=following,
            choice=step.choice if step is not None and mine else "",
            notes=notes,
            next_chapter=self.next_chapter,
        )
