"""Puzzles and positions over HTTP: for everybody, with nothing that a seat cannot know, and no way to hurt others."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

import msgspec
import pytest

from folktable.client import Refused as No
from folktable.engine import savefile
from folktable.engine.game import slugs
from folktable.engine.match import all_views, imagine, sight
from folktable.engine.notation import packed_line, read_line, unpacked_line, write_line
from folktable.server import boards
from folktable.server.analyst import BEHIND, COMMAND, MOST_OF_HOUSEHOLD, MOST_WAITING, Analyst, analysed
from folktable.server.problems import Refusal
from folktable.study.puzzles import puzzles_of
from folktable.wire import Analysed, Position, Puzzles, PuzzleShown, PuzzleSolved, SharedPosition
from tests.server.conftest import Visit, plain
from tests.server.test_play import play_on
from tests.server.test_tables import Browser

pytestmark = pytest.mark.anyio
GAMES = [slug for slug in slugs() if puzzles_of(slug)]


@pytest.mark.parametrize("slug", GAMES)
async def test_who_has_no_account_is_shown_what_the_seat_sees_and_nothing_else(server: Any, slug: str) -> None:
    status, listed = Browser(server).call("GET", f"/api/games/{slug}/puzzles")
    assert status == 200
    all_of_them = msgspec.convert(listed, Puzzles)
    assert all_of_them.daily in {one.id for one in all_of_them.puzzles}
    difficulties = [one.difficulty for one in all_of_them.puzzles]
    assert difficulties == sorted(difficulties)
    puzzle = puzzles_of(slug)[all_of_them.daily]
    opened, state = puzzle.begun()
    _, told = Browser(server).call("GET", f"/api/games/{slug}/puzzles/{puzzle.id}")
    shown = msgspec.convert(told, PuzzleShown)
    assert set(told) == {"id", "difficulty", "table", "seat", "sight"}
    for world in range(3):  # whatever lies hidden
        elsewhere = imagine(opened, state, state.actor, f"world {world}")
        assert plain(shown.sight) == plain(sight(opened, elsewhere, state.actor))
    assert shown.table.seed is None
    assert not shown.table.commitment


@pytest.mark.parametrize("slug", GAMES)
async def test_an_answer_is_judged_and_played_out_as_the_seat_sees_it(server: Any, slug: str) -> None:
    puzzle = next(iter(puzzles_of(slug).values()))
    path, browser = f"/api/games/{slug}/puzzles/{puzzle.id}", Browser(server)
    right = msgspec.convert(browser.call("POST", path, {"choice": puzzle.solution})[1], PuzzleSolved)
    wrong = msgspec.convert(browser.call("POST", path, {"choice": puzzle.tempting})[1], PuzzleSolved)
    assert (right.solved, wrong.solved) == (True, False)
    assert right.choices[0].name == puzzle.solution
    assert right.refuted.name == wrong.refuted.name == puzzle.tempting
    assert right.reasons
    assert len(right.best) == len(puzzle.lines[puzzle.solution])
    assert len(wrong.refutation) == len(puzzle.lines[puzzle.tempting])
    opened, state = puzzle.begun()
    views = [plain(view) for view in all_views(opened, state)]
    assert views[state.actor].keys() == right.best[0].view.keys()
    assert unpacked_line(right.position) == puzzle.position
    status, refused = browser.call("POST", path, {"choice": "nothing of the kind"})
    assert (status, refused["code"]) == (400, "not-possible-there")
    assert browser.call("GET", f"/api/games/{slug}/puzzles/none")[0] == 404


async def test_only_a_game_that_is_over_gives_its_positions_away(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    path, host = f"/api/tables/{created.table.id}/position?after=30&seat=%s", players[0].client
    await play_on(players, 40)
    for seat in (-1, 0, 1):
        with pytest.raises(No, match="when it is over"):
            await host.call("GET", path % seat, SharedPosition)
    await play_on(players, 1000)
    saved = await host.call("GET", f"/api/tables/{created.table.id}/file", dict[str, Any])
    match = savefile.replay(msgspec.convert(saved, savefile.SavedGame))
    state = match.told[30][0]
    as_it_was = await host.call("GET", path % -1, SharedPosition)
    assert unpacked_line(as_it_was.position) == write_line(match.opened, state)
    for seat in (0, 1):  # from a seat: the same whatever lay hidden
        shared = (await host.call("GET", path % seat, SharedPosition)).position
        elsewhere = imagine(match.opened, imagine(match.opened, state, seat, "elsewhere"), seat, "shared")
        assert unpacked_line(shared) == write_line(match.opened, elsewhere)
        opened, made_up = read_line(unpacked_line(shared))
        assert plain(sight(opened, made_up, seat)) == plain(sight(match.opened, state, seat))


async def test_a_position_is_gone_on_from_and_judged(server: Any) -> None:
    puzzle = next(iter(puzzles_of("nisse").values()))
    browser = Browser(server)
    status, told = browser.call("POST", "/api/positions", {"position": puzzle.position})
    assert status == 200
    first = msgspec.convert(told, Analysed)
    assert first.line == puzzle.position
    assert first.judgement is None
    assert first.seat is not None
    assert puzzle.solution in {option.name for option in first.options}
    on = {"position": first.position, "decisions": [[first.seat, puzzle.solution]]}
    second = msgspec.convert(browser.call("POST", "/api/positions", on)[1], Analysed)
    assert second.frame.choice == puzzle.solution
    assert second.frame.lines
    assert len(second.frame.views) == 3
    async with asyncio.timeout(300):  # compiled there, where it was not before
        while True:
            asked = {"position": first.position, "judged": True}
            judgement = msgspec.convert(browser.call("POST", "/api/positions", asked)[1], Analysed).judgement
            if judgement is not None:
                break
            await asyncio.sleep(0.5)
    assert sum(judgement.chances) == pytest.approx(1, abs=0.05)
    chances = [one.chance for one in judgement.choices]
    assert chances == sorted(chances, reverse=True)
    assert {one.name for one in judgement.choices} <= {option.name for option in first.options}


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("chess {}", "there is no game"),
        ("nisse {space: [", "not readable"),
        ("nonsense", "neither a position"),
        ("nisse {hands: 7}", "cannot be opened"),
        ("nisse {phase: lead, hands: {violet: [X99]}}", "cannot be opened"),
    ],
)
async def test_what_is_no_position_is_refused_with_a_reason(server: Any, position: str, reason: str) -> None:
    status, refused = Browser(server).call("POST", "/api/positions", {"position": position})
    assert status == 400
    assert reason in refused["text"]


def test_honest_judgement_does_not_see_what_is_hidden() -> None:
    """The analysis board knows all hands; what it says a seat can expect comes from what the seat knows."""
    from folktable.server.analyst import judgement
    from folktable.study.judge import is_ready

    puzzle = next(iter(puzzles_of("nisse").values()))
    opened, state = puzzle.begun()
    while not is_ready(opened):
        pass
    elsewhere = write_line(opened, imagine(opened, state, state.actor, "elsewhere"))
    assert elsewhere != puzzle.position
    assert judgement(elsewhere, state.actor) == judgement(puzzle.position, state.actor)


# --- A position that hurts --------------------------------------------------------------------------------------


SLEEPING = (sys.executable, "-c", "import time; time.sleep(600)")  # as with a position whose rules never end
FALLING = (sys.executable, "-c", "import sys, os; sys.stdin.readline(); os._exit(139)")
ANY = Position("nisse {}")


@pytest.mark.parametrize("command", [SLEEPING, FALLING])
async def test_a_position_that_ends_the_process_is_refused_and_the_next_one_opened(command: tuple[str, ...]) -> None:
    analyst = Analyst(command, 0.3)
    with pytest.raises(Refusal, match="cannot be played"):
        await analyst.ask(ANY, "home")
    assert analyst.worker.process is None
    analyst.worker.command, analyst.answer_s = COMMAND, 60
    puzzle = next(iter(puzzles_of("nisse").values()))
    told = await analyst.ask(Position(puzzle.position), "home")
    assert msgspec.json.decode(told, type=Analysed).line == puzzle.position
    process = analyst.worker.process
    assert process is not None
    behind = os.getpriority(os.PRIO_PROCESS, process.pid) - os.getpriority(os.PRIO_PROCESS, 0)
    assert behind == BEHIND, "who plays at a table comes first"
    await analyst.close()


async def test_many_at_once_are_bounded() -> None:
    analyst = Analyst(SLEEPING, 0.05)
    households = [f"house {n % 4}" for n in range(MOST_WAITING + 1)]
    done = await asyncio.gather(*(analyst.ask(ANY, house) for house in households), return_exceptions=True)
    assert [one.code for one in done if isinstance(one, Refusal)].count("too-fast") == 1
    done = await asyncio.gather(*(analyst.ask(ANY, "home") for _ in range(20)), return_exceptions=True)
    assert [one.code for one in done if isinstance(one, Refusal)].count("too-fast") == 20 - MOST_OF_HOUSEHOLD
    await analyst.close()


async def test_who_asks_a_lot_keeps_the_others_waiting_for_one_position_only() -> None:
    analyst = Analyst(SLEEPING, 0.1)
    order: list[str] = []

    async def ask(household: str) -> None:
        with pytest.raises(Refusal, match="cannot be played"):
            await analyst.ask(ANY, household)
        order.append(household)

    await asyncio.gather(*map(ask, [*["greedy"] * 5, "modest"]))
    assert order == ["greedy", "modest", *["greedy"] * 4]
    assert not analyst.next_of, "nothing is kept of who has gone"
    await analyst.close()


def test_the_end_of_a_game_is_shown_too() -> None:
    puzzle = next(iter(puzzles_of("nisse").values()))
    opened, state = puzzle.begun()
    state.over = 1
    told = analysed(Position(packed_line(write_line(opened, state)), judged=True))
    assert (told.seat, told.options, told.judgement) == (None, (), None)
    assert told.table.phase == "over"


def test_a_days_puzzle_is_one_of_the_games_own() -> None:
    from folktable.engine.game import load

    for slug in GAMES:
        assert boards.puzzles(load(slug)).daily in puzzles_of(slug)


def test_who_asks_for_the_list_has_no_file_read(monkeypatch: pytest.MonkeyPatch) -> None:
    from folktable.engine.game import load

    listed = boards.puzzles(load("nisse"))
    monkeypatch.setattr("folktable.study.puzzles.read_puzzles", lambda path: pytest.fail("it was read again"))
    assert boards.puzzles(load("nisse")) == listed
    assert listed.found is not None
