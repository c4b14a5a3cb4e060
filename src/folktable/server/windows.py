"""Reaction windows: how long one stays open, and the answers that wait for its end. It is told what time it is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from folktable.engine.match import Window
from folktable.server.conversation import Connection
from folktable.server.course import Course
from folktable.server.store import SeatRow

ASK, ONLY_IF_TARGET, UNTIL_MY_TURN = "ask", "only-if-target", "pass-until-my-turn"  # standing orders
# How long a reaction window stays open, whoever holds what: drawn from a range.
WINDOW_S = {"live": (1.2, 2.0), "days": (30.0, 60.0)}
WINDOW_AMONG_BOTS_S = (0.5, 0.5)  # with one person at the table nobody else is watching the clock
WINDOW_OF_BOTS_S = (0.15, 0.15)  # and where that person is not asked anything: as long as bots think
TICK_S = 0.005  # an alarm may ring so much early
OVER = 0.0


class Answer(NamedTuple):
    """An answer that waits: for the end of a window, or for the rules to reach its seat."""

    question: int
    action: int
    request: str = ""  # of the person who gave it; a bot's has none
    connection: Connection | None = None


class Windows:
    def __init__(self) -> None:
        self.about: tuple[int, ...] | None = None  # what the open window is about
        self.ends = OVER
        self.answers: dict[int, Answer] = {}  # by seat
        self.overtaken: list[tuple[int, Answer]] = []  # seats, and their answers that came too late

    def decided(self, window: Window | None, action: int) -> None:
        """A window is open as long as everybody lets it be; an answer, or its end, closes it."""
        if window is None or window.about != self.about or action != window.decline:
            self.about = None
            for seat in list(self.answers):
                self.drop(seat)

    def open(self, window: Window | None, length_s: float, now: float) -> None:
        """Unless it is open already."""
        if window is not None and self.about is None:
            self.about = window.about
            self.ends = now + length_s

    def is_open(self, now: float) -> bool:
        return self.about is not None and now < self.ends

    def ring(self, now: float) -> None:
        if now > self.ends - TICK_S:
            self.ends = OVER

    @property
    def rings_at(self) -> float | None:
        return None if self.about is None or self.ends == OVER else self.ends

    def keep(self, seat: int, answer: Answer) -> None:
        """Another answer takes the place of the first."""
        if seat in self.answers and self.answers[seat].request != answer.request:
            self.drop(seat)
        self.answers[seat] = answer

    def drop(self, seat: int) -> None:
        self.overtaken.append((seat, self.answers.pop(seat)))

    def take_overtaken(self) -> list[tuple[int, Answer]]:
        overtaken, self.overtaken = self.overtaken, []
        return overtaken

    def answer_of(self, course: Course, seats: Sequence[SeatRow], seat: int) -> Answer | None:
        """What a seat has answered, or what is answered for it."""
        return self.answers.get(seat) or standing_answer(course, seats, seat)

    def thinking(self, course: Course, seats: Sequence[SeatRow]) -> list[int]:
        """The seats of people that are asked and have not answered."""
        return [
            seat for seat in course.deciding if seats[seat].bot is None and self.answer_of(course, seats, seat) is None
        ]

    def next_answer(self, course: Course, seats: Sequence[SeatRow]) -> tuple[int, Answer] | None:
        """The first seat that is waited for and has answered; in a window, once it is clear how it ends."""
        if course.window is not None and not self.is_settled(course, course.window, seats):
            return None
        for seat in course.waiting():
            answer = self.answer_of(course, seats, seat)
            if answer is not None:
                self.answers.pop(seat, None)
                return seat, answer
        return None

    def is_settled(self, course: Course, window: Window, seats: Sequence[SeatRow]) -> bool:
        """Has everybody answered, up to the first who does not let it be? Before that nobody is told of anything:
        who has let it be at once would tell who is still thinking, and so holds something."""
        for seat in course.deciding:
            answer = self.answer_of(course, seats, seat)
            if answer is None:
                return False
            if answer.action != window.decline:
                return True
        return True


def standing_answer(course: Course, seats: Sequence[SeatRow], seat: int) -> Answer | None:
    """What is answered for a person in this window: because it holds nothing, or has ordered it so."""
    row = seats[seat]
    if course.window is None or row.bot is not None or seat not in course.deciding:
        return None
    if not holds_nothing(course, seats, seat):
        if row.standing == ASK or (row.standing == ONLY_IF_TARGET and course.window.targets >> seat & 1):
            return None
    return Answer(course.asked[seat], course.window.decline)


def holds_nothing(course: Course, seats: Sequence[SeatRow], seat: int) -> bool:
    """Can this seat only let the window be? Then it is not asked.

    People who share a screen are: to whom it is handed would tell the others.
    """
    if course.window is None or seat not in course.deciding:
        return False
    if sum(other.person == seats[seat].person for other in seats) > 1:
        return False
    return list(course.options(seat).values()) == [course.window.decline]


def window_length(pace: str, people: int, asked: bool, seed: str, seq: int) -> float:
    """The same whoever holds what, and whoever has answered already; but nobody waits for nothing among bots alone."""
    shortest, longest = WINDOW_S[pace] if people > 1 else WINDOW_AMONG_BOTS_S if asked else WINDOW_OF_BOTS_S
    return Random(f"{seed} {seq}").uniform(shortest, longest)
