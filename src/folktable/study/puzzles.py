"""Puzzles: positions in which one choice is clearly best and a person could see why. finding.py finds them.

A game's puzzles are a file beside its rules: a line that says how they were found, then one for each puzzle. A puzzle's
position is a world as its seat might find it: nothing that the seat cannot know is true of any game.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, cached_property
from pathlib import Path

import msgspec
from msgspec import Struct

from folktable.engine.errors import BrokenLog, FolktableError
from folktable.engine.game import Game, Opened, load
from folktable.engine.match import Line, Note, options_in, step
from folktable.engine.narration import heard_by
from folktable.engine.notation import read_line
from folktable.engine.record import GameState
from folktable.study.report import Reason

FILE = "puzzles.jsonl.gz"  # in a game's folder
HARDEST = 5


class Found(Struct, frozen=True):
    """How the puzzles of a file were found."""

    game: str
    folktable: str  # the version
    network: str  # digest of the game's network; "": none was asked
    box: str  # digest of the game's own box: its edition and options
    played_by: str  # both sides of the games that the positions are from
    judged_by: str  # what found the choice
    verified_by: str  # who had to come to the same choice
    gap: float  # the share of a win by which it is better than any other, at least
    games: int  # that were looked through
    moments: int  # decisions in them with something to choose
    candidates: int  # of these what a simple player would get wrong, by so much at first sight
    kept: int = 0  # puzzles that were found with another network or box before, and verified again with these


class Puzzle(Struct, frozen=True, dict=True):
    position: str  # in notation, with its table
    chances: tuple[tuple[str, float], ...]  # by choice, of those that were judged: the best, which solves it, first
    tempting: str  # what a simple player does
    lines: dict[str, tuple[tuple[int, str], ...]]  # by choice: what strong players do after it, in this world
    reasons: tuple[Reason, ...]  # why the best is better than what is tempting
    difficulty: int  # 1 to HARDEST: how many weaker players miss it

    @property
    def solution(self) -> str:
        return self.chances[0][0]

    @property
    def gap(self) -> float:
        return round(self.chances[0][1] - self.chances[1][1], 3)

    @property
    def theme(self) -> str:
        """The fact that tells most."""
        return self.reasons[0].fact

    @cached_property
    def id(self) -> str:
        return hashlib.sha256(self.position.encode()).hexdigest()[:10]

    def begun(self) -> tuple[Opened, GameState]:
        return read_line(self.position)


class Shown(Struct, frozen=True):
    """One decision of a line: the state after it, and what was told."""

    seat: int
    choice: str
    state: GameState
    notes: list[Note]


def played_out(opened: Opened, state: GameState, line: tuple[tuple[int, str], ...]) -> list[Shown]:
    """A choice and what follows, decision by decision."""
    shown = []
    for seat, name in line:
        state = state.copy()
        action = options_in(opened, state, seat).get(name) if state.waiting >> seat & 1 else None
        if action is None:
            raise BrokenLog(f"{name!r} is not possible there for seat {seat}")
        notes = step(opened, state, seat, action)
        shown.append(Shown(seat, name, state, notes))
    return shown


def told(opened: Opened, one: Shown, observer: int) -> tuple[Line, ...]:
    tell = opened.game.table.tell
    return tuple(tell(one.state, opened, heard_by(observer, note)) for note in one.notes)


# --- Files ---------------------------------------------------------------------------------------------------


def write_puzzles(path: Path, found: Found, puzzles: list[Puzzle]) -> None:
    lines = b"\n".join(map(msgspec.json.encode, (found, *puzzles)))
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(gzip.compress(lines, 9, mtime=0))
    beside.replace(path)


def read_puzzles(path: Path) -> tuple[Found, list[Puzzle]]:
    try:
        first, *others = gzip.decompress(path.read_bytes()).split(b"\n")
        found = msgspec.json.decode(first, type=Found)
        return found, [msgspec.json.decode(line, type=Puzzle) for line in others]
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise FolktableError(f"{path} is not a file of puzzles: {error}") from None


def file_of(game: Game) -> Path:
    return game.folder / FILE


def puzzles_of(slug: str) -> dict[str, Puzzle]:
    """Those that come with a game, by id, the easiest first."""
    return file_with(slug)[1]


@cache
def file_with(slug: str) -> tuple[Found | None, dict[str, Puzzle]]:
    """A game's puzzles, and how they were found; nothing, where it has none."""
    path = file_of(load(slug))
    if not path.exists():
        return None, {}
    found, puzzles = read_puzzles(path)
    return found, {one.id: one for one in sorted(puzzles, key=lambda one: (one.difficulty, one.id))}
