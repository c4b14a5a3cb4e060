"""A game being played: its box, its seed and its decisions. The state is what they add up to.

Everything a person or a program does at a table goes through here: which decisions are legal, carrying one
out, what each observer sees and reads, taking one back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from folktable.engine.chance import seed_words
from folktable.engine.choices import allowed_actions, is_allowed, mask_words
from folktable.engine.errors import IllegalDecision
from folktable.engine.game import Opened
from folktable.engine.narration import heard_by
from folktable.engine.record import RUNNING, GameState
from folktable.engine.words import Text, Words, words

Note = tuple[int, ...]
V = TypeVar("V")


class Question(Struct, frozen=True, gc=False):
    """What is being decided, in the words for one observer, and the rules behind it."""

    text: Text
    rules: tuple[str, ...] = ()


class Option(Struct, frozen=True, gc=False):
    """One thing the actor may do: its name in notation, what it means in words, the rules behind it.

    `things` are what one would touch to do it, in order, named as the view's things are ("card:P6", "space:J9"): a
    page lets them be picked one after the other. What touches nothing is a button.
    """

    name: str
    text: Text
    rules: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


class Line(Struct, frozen=True, gc=False):
    """One line of the story of a game, and the rules behind it.

    `event` is what happened for a page that shows it happening: a word, then names and numbers ("took", "pink",
    "bird", 2). A game fills it where its view cannot tell: cards shown and gone again, shares dealt out.
    """

    text: Text
    rules: tuple[str, ...] = ()
    event: tuple[str | int, ...] = ()


class Window(Struct, frozen=True):
    """Seats are asked one after the other whether they answer something that all can see."""

    about: tuple[int, ...]  # equal as long as it is the same thing that may be answered
    decline: int  # the action that lets it be
    targets: int  # the seats it is aimed at, as bits


class Sight(Struct, frozen=True, gc=False):
    """All that an observer is sent: what it sees, what is asked, what it may do."""

    view: Any
    question: Question | None
    options: tuple[Option, ...]

    @property
    def asks(self) -> str:
        """The text of the question, by its id."""
        asked = None if self.question is None else self.question.text
        return asked.id if isinstance(asked, Words) else ""


def step(opened: Opened, s: GameState, seat: int, action: int) -> list[Note]:
    """Carry out a decision that is known to be legal; what there is to tell of it."""
    s.actor = seat
    notes: list[Note] = []
    s.notes = notes
    s.decisions += 1
    opened.game.rules.apply(s, opened.box, action)
    return notes


class as_actor:  # a class: as a generator it would cost every decision five calls more
    """Look at the decision of one of the seats that are waited for; to look changes nothing."""

    __slots__ = ("actor", "s", "seat")

    def __init__(self, s: GameState, seat: int) -> None:
        self.s, self.seat = s, seat

    def __enter__(self) -> None:
        self.actor, self.s.actor = self.s.actor, self.seat

    def __exit__(self, *error: object) -> None:
        self.s.actor = self.actor


def legal_actions(opened: Opened, s: GameState) -> list[int]:
    """The actions of `s.actor`, in rising order."""
    if s.over != RUNNING:
        return []
    mask = [0] * mask_words(opened.game.actions)
    opened.game.rules.legal(s, opened.box, mask)
    return allowed_actions(mask)


def options_in(opened: Opened, s: GameState, seat: int) -> dict[str, int]:
    """The names of what a seat may do, with their actions."""
    name = opened.game.table.action_name
    with as_actor(s, seat):
        return {name(s, opened, action): action for action in legal_actions(opened, s)}


def is_legal(opened: Opened, s: GameState, action: int) -> bool:
    """May `s.actor` do this?"""
    if s.over != RUNNING or not 0 <= action < opened.game.actions:
        return False
    mask = [0] * mask_words(opened.game.actions)
    opened.game.rules.legal(s, opened.box, mask)
    return is_allowed(mask, action)


def spectator(opened: Opened) -> int:
    """The observer who sits at no seat."""
    return opened.seats


def window_in(opened: Opened, s: GameState) -> Window | None:
    """The reaction window that is open, in games that have such windows."""
    find = opened.game.window
    if find is None or s.over != RUNNING:
        return None
    window: Window | None = find(s, opened)
    return window


def asked_in_window(opened: Opened, s: GameState, window: Window) -> dict[int, GameState]:
    """The seats that are asked in a window, each with the state in which it will be, if all before it decline.

    The rules ask one seat at a time; all of them may think about it, and answer, at once.
    """
    coming = {s.actor: s}
    later = s
    while True:
        later = later.copy()
        step(opened, later, later.actor, window.decline)
        if later.actor in coming or window_in(opened, later) != window:
            return coming
        coming[later.actor] = later


def asked_state(opened: Opened, s: GameState, observer: int) -> GameState | None:
    """The state in which this observer decides now, or soon in an open window; None if it is not asked."""
    if s.waiting >> observer & 1:
        return s
    window = window_in(opened, s)
    return None if window is None else asked_in_window(opened, s, window).get(observer)


def scores_in(opened: Opened, s: GameState) -> list[int]:
    out = [0] * opened.seats
    opened.game.rules.score(s, opened.box, out)
    return out


def winners_in(opened: Opened, s: GameState) -> list[int]:
    """The seats with the best score, once the game is over."""
    if s.over == RUNNING:
        return []
    scores = scores_in(opened, s)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def own_view(kind: Callable[..., V], seen_by_all: Struct, **own: Any) -> V:
    """A view whose class adds fields of one's own to those that all see alike."""
    return kind(*astuple(seen_by_all), **own)


def view_of(opened: Opened, s: GameState, observer: int) -> Any:
    table = opened.game.table
    return table.view(s, opened, observer, table.public(s, opened))


def all_views(opened: Opened, s: GameState) -> tuple[Any, ...]:
    """Of every seat, then the spectator's. What all see alike is worked out once."""
    table = opened.game.table
    seen_by_all = table.public(s, opened)
    return tuple(table.view(s, opened, observer, seen_by_all) for observer in range(opened.seats + 1))


def sight(opened: Opened, s: GameState, observer: int) -> Sight:
    table = opened.game.table
    view = view_of(opened, s, observer)
    if s.over != RUNNING:
        return Sight(view, None, ())
    asked = asked_state(opened, s, observer)
    if asked is None:
        return Sight(view, table.question(s, opened, observer), ())
    return Sight(view, table.question(asked, opened, observer), tuple(choices(opened, asked, observer).values()))


def choices(opened: Opened, asked: GameState, seat: int) -> dict[int, Option]:
    """What a seat may do in the state in which it is asked: each action in words."""
    option = opened.game.table.option
    with as_actor(asked, seat):
        return {action: option(asked, opened, action) for action in legal_actions(opened, asked)}


def why_not(opened: Opened, seen: Sight, thing: str, chosen: tuple[str, ...] = ()) -> Words:
    """Why a thing cannot be chosen now, after what is `chosen` already. Made from what the observer is sent alone."""
    if seen.question is None:
        return words("why-not-over")
    explain = opened.game.why_not if seen.options else None
    told = None if explain is None else explain(seen, opened, thing, chosen)
    return told or words("why-not-now", question=seen.question.text)


def sight_bytes(opened: Opened, s: GameState, observer: int) -> bytes:
    """What goes over the wire to an observer: what the leak test compares."""
    return msgspec.json.encode(sight(opened, s, observer))


def imagine(opened: Opened, s: GameState, observer: int, seed: str) -> GameState:
    """A state that the observer cannot tell from `s`; what it does not know, the future included, is made up."""
    imagined = s.copy()
    imagined.key = seed_words(seed)
    imagined.drawn = [0] * len(s.drawn)
    opened.game.rules.determinize(imagined, opened.box, observer)
    imagined.drawn = [0] * len(s.drawn)
    return imagined


def would_reveal(opened: Opened, s: GameState, seat: int, action: int) -> bool:
    """Does what a seat sees after a decision depend on what it cannot know before?

    Asked of sixteen states that the seat could not tell from the real one.
    """
    outcome = b""
    for n in range(16):
        imagined = imagine(opened, s, seat, f"undo/{n}")
        step(opened, imagined, seat, action)
        seen = sight_bytes(opened, imagined, seat)
        if outcome and seen != outcome:
            return True
        outcome = seen
    return False


class Playing:
    """A game as it stands: its box and its state. It remembers nothing of how it came there."""

    def __init__(self, opened: Opened, seed: str) -> None:
        self.opened = opened
        self.seed = seed
        self.state: GameState
        self.set_up_notes = self.set_up()

    def set_up(self) -> list[Note]:
        """From the beginning; what there is to tell of it."""
        self.state = self.opened.game.new_state()
        self.state.key = seed_words(self.seed)
        notes: list[Note] = []
        self.state.notes = notes
        self.opened.game.rules.setup(self.state, self.opened.box)
        return notes

    @property
    def over(self) -> bool:
        return self.state.over != RUNNING

    def waiting(self) -> list[int]:
        return [seat for seat in range(self.opened.seats) if self.state.waiting >> seat & 1]

    def scores(self) -> list[int]:
        return scores_in(self.opened, self.state)

    def options(self, seat: int) -> dict[str, int]:
        """The names of what a seat may do now, with their actions."""
        if not self.state.waiting >> seat & 1:
            return {}
        return options_in(self.opened, self.state, seat)

    def check(self, seat: int, action: int) -> None:
        """Refuse what is not legal now."""
        if self.over:
            raise IllegalDecision("the game is over")
        if not 0 <= seat < self.opened.seats:
            raise IllegalDecision(f"there is no seat {seat}")
        if not self.state.waiting >> seat & 1:
            asked = " and ".join(self.seat_name(other) for other in self.waiting())
            raise IllegalDecision(f"{self.seat_name(seat)} cannot decide now: {asked} must")
        with as_actor(self.state, seat):
            legal = is_legal(self.opened, self.state, action)
        if not legal:
            allowed = ", ".join(self.options(seat))
            raise IllegalDecision(
                f"action {action} is not possible for {self.seat_name(seat)} now; possible: {allowed}"
            )

    def carry_out(self, seat: int, action: int) -> list[Note]:
        """A decision that is known to be legal; what there is to tell of it."""
        return step(self.opened, self.state, seat, action)

    def seat_name(self, seat: int) -> str:
        return self.opened.seat_names()[seat]


class Match(Playing):
    """A game with all of its decisions, and what was told of each."""

    def set_up(self) -> list[Note]:
        notes = super().set_up()
        self.log: list[tuple[int, int]] = []  # seat and action of each decision
        self.told = [(self.state.copy(), notes)]  # of the set-up, then of each decision: the state after it, notes
        return notes

    # --- Deciding ---------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """Carry out a decision, or refuse it and change nothing."""
        self.check(seat, action)
        self.carry_out(seat, action)

    def carry_out(self, seat: int, action: int) -> list[Note]:
        notes = super().carry_out(seat, action)
        self.log.append((seat, action))
        self.told.append((self.state.copy(), notes))
        return notes

    def play_named(self, seat: int, name: str) -> None:
        """Carry out a decision given in notation."""
        options = self.options(seat)
        if name not in options and options:
            raise IllegalDecision(
                f"{name!r} is not possible for {self.seat_name(seat)} now; possible: {', '.join(options)}"
            )
        self.play(seat, options.get(name, -1))

    def rewind(self, decisions: int) -> None:
        """Go back to where so many decisions had been taken."""
        log = self.log[:decisions]
        self.set_up()
        for seat, action in log:
            self.play(seat, action)

    def may_undo(self, seat: int) -> bool:
        """The last decision may be taken back by who took it, if it told nobody anything hidden."""
        return bool(self.log) and self.log[-1][0] == seat and not self.revealed_something(len(self.log) - 1)

    def revealed_something(self, decision: int) -> bool:
        """Would the outcome of a decision have looked different to its seat had the hidden things been different?"""
        before = Match(self.opened, self.seed)
        for earlier in self.log[:decision]:
            before.play(*earlier)
        return would_reveal(self.opened, before.state, *self.log[decision])

    # --- Seeing -----------------------------------------------------------------------------------------

    def sight(self, observer: int) -> Sight:
        return sight(self.opened, self.state, observer)

    def lines(self, observer: int, since: int = 0) -> list[Line]:
        """The story as the observer may read it: of decision `since` (0: the set-up) and all later ones."""
        return self._story(lambda told: heard_by(observer, told), since)

    def all_lines(self) -> list[Line]:
        """The story with nothing hidden, for a game that is over."""
        return self._story(lambda told: told[1:], 0)

    def _story(self, heard: Callable[[Note], Note], since: int) -> list[Line]:
        tell = self.opened.game.table.tell
        return [tell(state, self.opened, heard(told)) for state, notes in self.told[since:] for told in notes]
