"""What a review says, as types: of a file, of the command and of the API. All chances are shares of a win."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from folktable.engine.words import Text, Words

Mark = Literal["good", "better", "cost"]


class Reason(Struct, frozen=True):
    """A fact after the better choice and after the other one: its mean over so many futures."""

    text: Words
    fact: str
    seat: int | None  # whose fact it is; None: the table's
    better: float
    other: float
    futures: int
    ahead: int  # decisions after the choice


class Weighed(Struct, frozen=True):
    """One thing that could be done."""

    name: str  # in notation
    text: Text
    chance: float  # honest, of the seat that decides


class Decided(Struct, frozen=True):
    """A decision with something to choose, as its seat could judge it."""

    number: int  # it was taken after so many others
    seat: int
    chosen: Weighed
    lost: float  # share of a win that the best choice would have brought more
    mark: Mark
    choices: tuple[Weighed, ...]  # the best first
    reasons: tuple[Reason, ...] = ()  # why the best is better than what was chosen


class Point(Struct, frozen=True):
    """Chances after so many decisions."""

    after: int
    chance: float


class Luck(Struct, frozen=True):
    """What a seat's chance moved by between two of its decisions, without anybody's giving anything away."""

    after: int  # decisions: here it shows
    seat: int
    moved: float


class Turn(Struct, frozen=True):
    """A moment at which the game turned."""

    after: int  # decisions: the position to look at
    seat: int
    kind: Literal["choice", "luck"]
    moved: float  # of this seat's chance


class Standing(Struct, frozen=True):
    """One seat over the whole game: `start`, less what it gave away, with what others gave and luck, is the result."""

    honest: tuple[Point, ...]
    truth: tuple[Point, ...]
    start: float
    result: float
    given_away: float  # by its own decisions
    given: float  # by those of others
    luck: float


class Review(Struct, frozen=True):
    game: str
    judge: Literal["network", "search"]
    futures: int  # followed for each choice, in the first round
    seats: tuple[Standing, ...]
    decisions: tuple[Decided, ...]
    luck: tuple[Luck, ...]
    turns: tuple[Turn, ...]  # the greatest, in the order of the game
