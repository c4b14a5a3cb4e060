"""What an observer is told: all there is to see, what one decision has changed, what was missed. Made from its own
sight alone, of a table as it stands; nothing is remembered here, and nothing is sent."""

from __future__ import annotations

from typing import NamedTuple

from folktable.engine.match import Note, Question, Sight, sight, spectator
from folktable.engine.words import words
from folktable.server.chat import Chat
from folktable.server.coach import Coach
from folktable.server.course import Course, Decision, Told, told_to
from folktable.server.realtime import RealTime, deadline
from folktable.server.record import TableRecord
from folktable.server.windows import holds_nothing
from folktable.wire import Coaching, Snapshot, TableInfo, Update

LAST_LINES = 40
NOTHING = Sight(None, None, ())


class AsTold(NamedTuple):
    """A table as it is told now."""

    record: TableRecord
    course: Course
    real_time: RealTime | None
    coach: Coach | None

    def offered(self, seen: Sight) -> Sight:
        return seen if self.real_time is None else self.real_time.offered(seen)

    def asked_now(self, observer: int, seen: Sight) -> Sight:
        """Who can only let a window be is not asked."""
        if self.course.window is not None and holds_nothing(self.course, self.record.seats, observer):
            assert seen.question is not None
            return Sight(seen.view, Question(words("nothing-to-answer"), seen.question.rules), ())
        return self.offered(seen)

    def sight(self, observer: int) -> Sight:
        return self.asked_now(observer, self.course.sight(observer))

    def coaching(self, observer: int) -> Coaching | None:
        if self.coach is None or observer != self.coach.lesson.seat:
            return None
        return self.coach.coaching()

    def decision(self, observer: int) -> int:
        """The open question of a seat."""
        return self.course.asked[observer] if observer < self.course.opened.seats else 0

    def may_undo(self, observer: int) -> bool:
        return self.course.offers_take_back(observer) and not self.moves_by_hand

    @property
    def moves_by_hand(self) -> bool:
        return self.real_time is not None and self.real_time.clock.live

    @property
    def deadline(self) -> int | None:
        return deadline(self.record, self.course, self.real_time)

    def request_of(self, decision: Decision, observer: int) -> str:
        """Whoever sits where it was decided is answered by the update; a hand that set out was answered before."""
        return decision.request if observer == decision.seat and not self.moves_by_hand else ""

    # --- The messages ----------------------------------------------------------------------------------------

    def update(self, observer: int, notes: list[Note], told: Told, ends: int | None) -> Update:
        """Of the last decision."""
        course = self.course
        return Update(
            seq=course.seq,
            request=self.request_of(course.recent[-1], observer),
            decision=self.decision(observer),
            sight=self.asked_now(observer, course.news(observer)),
            lines=told_to(course.opened, observer, course.state, notes, told),
            may_undo=self.may_undo(observer),
            deadline=ends,
            coaching=self.coaching(observer),
        )

    def missed(self, observer: int, count: int) -> list[Update]:
        """The last updates, as this observer would have got them, each with its whole view."""
        course = self.course
        updates: list[Update] = []
        first = len(course.recent) - count
        for number, step in enumerate(course.walk()):
            if number < first:
                continue
            last = number == len(course.recent) - 1
            seen = sight(course.opened, step.state, observer)
            updates.append(
                Update(
                    seq=step.decision.seq,
                    request=self.request_of(step.decision, observer),
                    decision=self.decision(observer) if last else 0,  # only the last question is still open
                    sight=self.asked_now(observer, seen) if last else self.offered(seen),
                    lines=told_to(course.opened, observer, step.state, step.notes),
                    may_undo=last and self.may_undo(observer),
                    deadline=self.deadline if last else None,
                    coaching=self.coaching(observer) if last else None,
                )
            )
        return updates

    def snapshot(self, seat: int | None, info: TableInfo, chat: Chat, asks_back: int | None, now: int) -> Snapshot:
        course = self.course
        observer = spectator(course.opened) if seat is None else seat
        begun = self.record.phase in ("playing", "over")
        lines, first_line = course.last_lines(observer, LAST_LINES) if begun else ([], 0)
        return Snapshot(
            seq=course.seq,
            table=info,
            seat=seat,
            decision=self.decision(observer),
            sight=self.sight(observer) if begun else NOTHING,
            lines=tuple(lines),
            first_line=first_line,
            seen=course.first_unseen(seat) if begun and seat is not None else 0,
            may_undo=begun and self.may_undo(observer),
            order="ask" if seat is None else self.record.seats[seat].standing,  # type: ignore[arg-type]
            deadline=self.deadline,
            now=now,
            chat=chat.told(),
            coaching=self.coaching(observer) if begun else None,
            asks_back=asks_back,
        )


def snapshot_without_game(info: TableInfo, chat: Chat, now: int) -> Snapshot:
    """Of a table whose game can no longer be read: what is left to tell is why."""
    return Snapshot(0, info, None, 0, NOTHING, (), 0, 0, False, "ask", None, now, chat.told(), None)
