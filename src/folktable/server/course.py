"""The course of a game as the server holds it: the state, and as much of the log as is needed to go on from it.

A `Course` plays by the engine's `Playing` and remembers little: two checkpoints (packed states, some fifty decisions
apart) and what was decided since the older one. What was told lately, what a client missed and the state before the
last decision are found by walking that short way again. It stores nothing and tells nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import astuple

import folktable
from folktable.engine.backends.linking import sources_digest
from folktable.engine.choices import mask_words
from folktable.engine.errors import BrokenLog, FolktableError
from folktable.engine.game import Opened, load
from folktable.engine.match import (
    Line,
    Note,
    Playing,
    Sight,
    as_actor,
    asked_in_window,
    choices,
    imagine,
    options_in,
    step,
    window_in,
    would_reveal,
)
from folktable.engine.narration import heard_by
from folktable.engine.record import RUNNING, GameState
from folktable.engine.words import words
from folktable.server.store import LogRow

CHECKPOINT_EVERY = 50  # decisions

PLAY, UNDO = "play", "undo"


class Checkpoint(Struct, frozen=True, array_like=True):
    """A state on the way, good for the very rules and box that made it."""

    made_by: str
    seq: int
    lines: int  # told up to here
    asked: tuple[int, ...]
    asked_at: tuple[int, ...]
    state: bytes


checkpoint_decoder = msgspec.msgpack.Decoder(Checkpoint)  # made here, for threads use it (engine/game.py)


class Decision(Struct, frozen=True, gc=False):  # a table keeps a hundred of them
    seq: int
    seat: int
    action: int
    choice: str
    request: str
    at: int


class Step(NamedTuple):
    """One decision of the way, walked again."""

    decision: Decision
    state: GameState
    notes: list[Note]


class Course:
    def __init__(self, opened: Opened, seed: str, began_at: int) -> None:
        self.opened = opened
        self.playing = Playing(opened, seed)
        self.state = self.playing.state
        self.seq = 0
        self.lines_told = len(self.playing.set_up_notes)
        self.recent: list[Decision] = []  # since the older checkpoint
        self.undone: list[tuple[int, int]] = []  # after how many of the recent ones one was taken back, and by whom
        self.made_by = made_by(opened)
        # The question of each seat is named by the seq at which it was put, and known by what the seat may do.
        self.asked = [0] * opened.seats
        self.asked_at = [began_at] * opened.seats
        self.seen: dict[int, tuple[int, Any]] = {}  # by observer: the last view of it that was looked at, and its seq
        self.chance_was_drawn = False  # a die was rolled or something drawn at the last decision
        self.look_around()
        self.questions = self.open_questions()
        self.checkpoints = [self.checkpoint()]

    @property
    def over(self) -> bool:
        return self.state.over != RUNNING

    def waiting(self) -> list[int]:
        return self.playing.waiting()

    def scores(self) -> list[int]:
        return self.playing.scores()

    def go_to(self, state: GameState) -> None:
        self.state = self.playing.state = state

    # --- Deciding --------------------------------------------------------------------------------------------

    def decide(self, seat: int, action: int, request: str, at: int) -> list[Note]:
        """Carry out a legal decision; what there is to tell of it."""
        state = self.state
        with as_actor(state, seat):
            choice = self.opened.game.table.action_name(state, self.opened, action)
        drawn = list(state.drawn)
        notes = self.playing.carry_out(seat, action)
        self.seq += 1
        self.recent.append(Decision(self.seq, seat, action, choice, request, at))
        self.lines_told += len(notes)
        self.chance_was_drawn = drawn != list(state.drawn)
        self.look_around()
        self.name_questions(seat, at)
        if state.decisions % CHECKPOINT_EVERY == 0:
            self.add_checkpoint(self.checkpoint())
        return notes

    def look_around(self) -> None:
        """Who decides now, or soon in an open window: each seat with the state in which it does."""
        self.named: dict[int, dict[str, int]] = {}
        self.public: Any = None  # what all see alike, once somebody looks
        self.window = window_in(self.opened, self.state)
        if self.window is not None:
            self.deciding = asked_in_window(self.opened, self.state, self.window)
        else:
            self.deciding = dict.fromkeys(self.waiting(), self.state)

    def sight(self, observer: int) -> Sight:
        """As the engine's, with what is known here already; the names of the options are kept for the answer."""
        table = self.opened.game.table
        if self.public is None:
            self.public = table.public(self.state, self.opened)
        view = table.view(self.state, self.opened, observer, self.public)
        self.seen[observer] = self.seq, view
        if self.state.over != RUNNING:
            return Sight(view, None, ())
        asked = self.deciding.get(observer)
        if asked is None:
            return Sight(view, table.question(self.state, self.opened, observer), ())
        found = choices(self.opened, asked, observer)
        self.named[observer] = {option.name: action for action, option in found.items()}
        return Sight(view, table.question(asked, self.opened, observer), tuple(found.values()))

    def news(self, observer: int) -> Sight:
        """The sight after a decision; of the view only what has changed, where it was looked at before the decision."""
        seq, before = self.seen.get(observer, (-1, None))
        now = self.sight(observer)
        return Sight(changes(before, now.view), now.question, now.options) if seq == self.seq - 1 else now

    def options(self, seat: int) -> dict[str, int]:
        """The names of what a seat may do now, or when its turn in the window comes."""
        if seat not in self.deciding:
            return {}
        if seat not in self.named:
            self.named[seat] = options_in(self.opened, self.deciding[seat], seat)
        return self.named[seat]

    def open_questions(self, several: bool = False) -> dict[int, tuple[int, ...]]:
        """Which seats are asked; where several are at once, also what each may do."""
        if len(self.deciding) == 1 and not several:
            return dict.fromkeys(self.deciding, ())
        about = (self.state.phase,) if self.window is None else self.window.about
        return {seat: (*about, *self.mask(seat)) for seat in self.deciding}

    def mask(self, seat: int) -> list[int]:
        state = self.deciding[seat]
        mask = [0] * mask_words(self.opened.game.actions)
        with as_actor(state, seat):
            self.opened.game.rules.legal(state, self.opened.box, mask)
        return mask

    def name_questions(self, decided: int, at: int) -> None:
        """A seat's question is a new one when it has just decided, or may do other things than before."""
        before = self.questions
        self.questions = self.open_questions(several=len(before) > 1)
        for seat, question in self.questions.items():
            if seat == decided or before.get(seat) != question:
                self.asked[seat] = self.seq
                self.asked_at[seat] = at

    # --- Taking back -----------------------------------------------------------------------------------------

    def may_take_back(self, seat: int) -> bool:
        return bool(self.recent) and self.recent[-1].seat == seat

    def offers_take_back(self, seat: int) -> bool:
        """Without asking whether something hidden was told, which takes long: chance tells nearly always."""
        return not self.chance_was_drawn and self.may_take_back(seat)

    def told_something_hidden(self) -> bool:
        """Has the last decision shown its seat what it could not know? Then it stays."""
        last = self.recent[-1]
        return would_reveal(self.opened, self.state_at(len(self.recent) - 1), last.seat, last.action)

    def would_be_final(self, seat: int, action: int) -> bool:
        """Could a decision not be taken back at once? It may show what was hidden, or somebody else goes on.

        Looked at only in what the seat can imagine: who asks and does not decide must have learned nothing by it.
        """
        before = self.deciding[seat]
        after = imagine(self.opened, before, seat, "gently")
        step(self.opened, after, seat, action)
        return after.waiting != 1 << seat or would_reveal(self.opened, before, seat, action)

    def take_back(self, at: int) -> Decision:
        """The last decision is as if it had not been; the log keeps both, and the story a line that says so."""
        self.seq += 1
        dropped = self.recent.pop()
        count = len(self.recent)
        self.undone = with_taken_back(self.undone, count, dropped.seat)
        while len(self.checkpoints) > 1 and self.checkpoints[-1].seq >= dropped.seq:
            self.checkpoints.pop()
        start = self.checkpoints[0]
        self.lines_told = start.lines + len(self.undone) + sum(len(taken.notes) for taken in self.walk())
        self.go_to(self.state_at(count))
        self.chance_was_drawn = False
        self.look_around()
        self.questions = self.open_questions()
        for asked in self.questions:
            self.asked[asked] = self.seq
            self.asked_at[asked] = at
        return dropped

    # --- The way here ----------------------------------------------------------------------------------------

    def checkpoint(self) -> Checkpoint:
        return Checkpoint(
            self.made_by,
            self.seq,
            self.lines_told,
            tuple(self.asked),
            tuple(self.asked_at),
            self.state.packed().tobytes(),
        )

    def add_checkpoint(self, checkpoint: Checkpoint) -> None:
        self.checkpoints.append(checkpoint)
        if len(self.checkpoints) > 2:
            del self.checkpoints[0]
            first = self.checkpoints[0].seq
            count = len(self.recent)
            self.recent = [decision for decision in self.recent if decision.seq > first]
            gone = count - len(self.recent)
            self.undone = [(after - gone, seat) for after, seat in self.undone if after >= gone]

    def unpacked(self, checkpoint: Checkpoint) -> GameState:
        kind = self.opened.game.state.State
        state: GameState = kind.unpacked(np.frombuffer(checkpoint.state, kind.dtype)[0])
        return state

    def walk(self) -> Iterator[Step]:
        """Every decision since the older checkpoint, once more; the state is the same object all along."""
        if not self.recent:
            return
        state = self.unpacked(self.checkpoints[0])
        for decision in self.recent:
            notes = step(self.opened, state, decision.seat, decision.action)
            yield Step(decision, state, notes)

    def state_at(self, count: int) -> GameState:
        """After so many of the recent decisions."""
        state = self.unpacked(self.checkpoints[0])
        steps = self.walk()
        for _ in range(count):
            state = next(steps).state
        state.notes = None
        return state

    def last_lines(self, observer: int, most: int) -> tuple[list[Line], int]:
        """The last lines of the story as far as they are at hand, and the number of the first of them."""
        start = self.checkpoints[0]
        lines: list[Line] = []
        if start.seq == 0:
            set_up = self.unpacked(start) if self.recent else self.state
            lines += told_to(self.opened, observer, set_up, self.playing.set_up_notes)
        lines += undone_lines(self.opened, self.undone, 0)
        for count, taken in enumerate(self.walk(), 1):
            lines += told_to(self.opened, observer, taken.state, taken.notes)
            lines += undone_lines(self.opened, self.undone, count)
        lines = lines[-most:]
        return lines, self.lines_told - len(lines)

    def first_unseen(self, seat: int) -> int:
        """The number of the first line after this seat's last decision, or of the first at hand; 0 before its first
        decision: it has missed nothing."""
        told = self.checkpoints[0].lines + sum(after == 0 for after, _ in self.undone)
        unseen = told if self.checkpoints[0].seq > 0 else 0
        for count, taken in enumerate(self.walk(), 1):
            told += len(taken.notes)
            if taken.decision.seat == seat:
                unseen = told
            told += sum(after == count for after, _ in self.undone)
        return unseen

    def since(self, seq: int) -> list[Decision] | None:
        """The decisions after `seq`, if all of them are at hand and none was taken back."""
        missed = self.seq - seq
        if not 0 <= missed <= len(self.recent):
            return None
        last = self.recent[len(self.recent) - missed :]
        return last if [decision.seq for decision in last] == list(range(seq + 1, self.seq + 1)) else None


def changes(before: Struct, after: Struct) -> dict[str, Any]:
    """The fields of a view that are not as they were. Most are the very same thing, and not looked into."""
    old, new = astuple(before), astuple(after)
    not_the_same = compress(zip(after.__struct_fields__, old, new, strict=True), map(is_not, old, new))
    return {name: now for name, then, now in not_the_same if then != now}


Told = dict[tuple[Note, ...], tuple[Line, ...]]


def told_to(
    opened: Opened, observer: int, state: GameState, notes: list[Note], told: Told | None = None
) -> tuple[Line, ...]:
    """What an observer reads; `told` keeps what others have heard just so of the same decision."""
    told = {} if told is None else told
    heard = tuple([heard_by(observer, note) for note in notes])
    if heard not in told:
        told[heard] = tuple([opened.game.table.tell(state, opened, note) for note in heard])
    return told[heard]


def with_taken_back(undone: Sequence[tuple[int, int]], count: int, seat: int) -> list[tuple[int, int]]:
    """A seat has taken a decision back, so that `count` stand. Whoever does so again at the same place is told of once:
    neither the story nor what is kept of it grows with those who cannot make up their mind."""
    return list(dict.fromkeys([*((min(after, count), who) for after, who in undone), (count, seat)]))


def undone_lines(opened: Opened, undone: Sequence[tuple[int, int]], count: int) -> list[Line]:
    """What the story says of decisions that were taken back after so many others."""
    names = opened.game.table.seat_names(opened)
    return [Line(words("log-took-back", who=names[seat])) for after, seat in undone if after == count]


@cache
def rules_digest(slug: str) -> str:
    return sources_digest(load(slug), ())


def made_by(opened: Opened) -> str:
    """Which rules and which box a checkpoint belongs to."""
    return f"{folktable.__version__} {rules_digest(opened.game.slug)} {opened.digest}"


# --- From the store -------------------------------------------------------------------------------------------


def restore(opened: Opened, seed: str, began_at: int, kept: Sequence[bytes]) -> Course:
    """A course at its older kept checkpoint, or at its beginning; `follow` brings it up to date."""
    course = Course(opened, seed, began_at)
    for content in kept:
        checkpoint = checkpoint_decoder.decode(content)
        if checkpoint.made_by == course.made_by:
            course.checkpoints = [checkpoint]
            course.recent = []
            course.seq, course.lines_told = checkpoint.seq, checkpoint.lines
            course.asked, course.asked_at = list(checkpoint.asked), list(checkpoint.asked_at)
            course.go_to(course.unpacked(checkpoint))
            course.look_around()
            course.questions = course.open_questions()
            break
    return course


class Standing(NamedTuple):
    """What a log adds up to: the decisions that stand, and after how many of them one was taken back, by whom."""

    rows: list[LogRow]
    undone: list[tuple[int, int]]


def standing(rows: Sequence[LogRow]) -> Standing:
    stand: list[LogRow] = []
    undone: list[tuple[int, int]] = []
    for row in rows:
        if row.kind == UNDO:
            stand.pop()
            undone = with_taken_back(undone, len(stand), row.seat)
        else:
            stand.append(row)
    return Standing(stand, undone)


class TooFarBack(Exception):
    """Something was taken back that lies before the checkpoint: begin at the beginning."""


def follow(course: Course, rows: Sequence[LogRow]) -> None:
    """Carry out what the log says, checking every line of it."""
    for row in rows:
        if row.seq != course.seq + 1:
            raise BrokenLog(f"the log goes on with line {row.seq} after line {course.seq}: lines are missing")
        if row.kind == UNDO:
            if not course.recent:
                raise TooFarBack
            course.take_back(row.at)
            continue
        options = course.options(row.seat) if course.state.waiting >> row.seat & 1 else {}
        if row.choice not in options:
            raise BrokenLog(f"line {row.seq} of the log says {row.choice!r}, which the rules do not allow there")
        course.decide(row.seat, options[row.choice], row.request, row.at)


def replayed(opened: Opened, seed: str, began_at: int, kept: Sequence[bytes], rows: Sequence[LogRow]) -> Course:
    """The course as the log tells it, by way of a checkpoint where one can be used."""
    course = restore(opened, seed, began_at, kept)
    try:
        follow(course, [row for row in rows if row.seq > course.seq])
    except (TooFarBack, FolktableError):
        if not kept:
            raise
        course = restore(opened, seed, began_at, ())
        follow(course, rows)
    return course
