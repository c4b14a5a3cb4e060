"""Positions without a table that is played: puzzles, and what is analysed.

A puzzle is shown as its seat sees it, and judged by what is stored with it: nothing is thought of here.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from functools import lru_cache

from folktable.engine.game import Game, Opened
from folktable.engine.match import options_in, sight, view_of
from folktable.engine.notation import packed_line
from folktable.engine.record import GameState
from folktable.server.problems import Refusal
from folktable.server.record import chosen_options
from folktable.study.puzzles import Puzzle, file_with, played_out, puzzles_of, told
from folktable.study.report import Weighed
from folktable.wire import Followed, PuzzleNamed, Puzzles, PuzzleShown, PuzzleSolved, SeatInfo, TableInfo


def table_of(opened: Opened, state: GameState, mine: tuple[int, ...], over: bool = False) -> TableInfo:
    """As the page wants one: nobody sits there, and nothing of it is stored."""
    return TableInfo(
        id="",
        game=opened.game.slug,
        title=opened.game.title,
        phase="over" if over else "playing",
        seats=tuple(
            SeatInfo(name, "", None, stand_in=False, connected=False, host=False, muted=False)
            for name in opened.game.table.seat_names(opened)
        ),
        mine=mine,
        hosting=False,
        public=False,
        pace="live",
        clock_s=0,
        options=chosen_options(opened),
        own_edition=False,
        lesson=False,
        going_on=None,
        commitment="",
        late=False,
        hints=False,
        windows=opened.game.window is not None,
        created=0,
        your_turn=bool(mine),
        decisions=state.decisions,
        result=None,
        seed=None,
        rematch=None,
        paused=False,
        broken=None,
    )


# --- Puzzles ---------------------------------------------------------------------------------------------------


def puzzles(game: Game) -> Puzzles:
    """The same day has the same puzzle everywhere, as long as the file is the same."""
    slug = game.slug
    found, known = file_with(slug)
    if not known:
        return Puzzles(slug, "", (), None)
    today = hashlib.sha256(f"{slug} {datetime.now(UTC):%Y-%m-%d}".encode()).digest()
    daily = list(known)[int.from_bytes(today[:8], "big") % len(known)]
    named = tuple(PuzzleNamed(one.id, one.difficulty) for one in known.values())
    return Puzzles(slug, daily, named, found)


def puzzle_named(slug: str, id: str) -> Puzzle:
    found = puzzles_of(slug).get(id)
    if found is None:
        raise Refusal(404, "unknown-puzzle")
    return found


@lru_cache(maxsize=64)
def shown(slug: str, id: str) -> PuzzleShown:
    puzzle = puzzle_named(slug, id)
    opened, state = puzzle.begun()
    seat = state.actor
    return PuzzleShown(id, puzzle.difficulty, table_of(opened, state, (seat,)), seat, sight(opened, state, seat))


@lru_cache(maxsize=64)
def answered(slug: str, id: str, choice: str) -> PuzzleSolved:
    puzzle = puzzle_named(slug, id)
    opened, state = puzzle.begun()
    seat, options = state.actor, options_in(opened, state, state.actor)
    if choice not in options:
        raise Refusal(400, "not-possible-there", choices=", ".join(options))

    def weighed(name: str, chance: float) -> Weighed:
        return Weighed(name, opened.game.table.option(state, opened, options[name]).text, chance)

    def followed(name: str) -> tuple[Followed, ...]:
        line = played_out(opened, state, puzzle.lines[name])
        return tuple(Followed(one.seat, view_of(opened, one.state, seat), told(opened, one, seat)) for one in line)

    solved = choice == puzzle.solution
    refuted = choice if not solved and choice in puzzle.lines else puzzle.tempting
    return PuzzleSolved(
        solved=solved,
        choices=tuple(weighed(*each) for each in puzzle.chances),
        refuted=weighed(refuted, dict(puzzle.chances)[refuted]),
        theme=puzzle.theme,
        reasons=puzzle.reasons,
        best=followed(puzzle.solution),
        refutation=followed(refuted),
        position=packed_line(puzzle.position),
    )
