"""Puzzles that come with the games: honest, playable, and as clear as their file says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from folktable.bots.names import GREEDY
from folktable.engine.errors import BrokenLog, FolktableError
from folktable.engine.game import load, slugs
from folktable.engine.match import imagine, options_in, sight_bytes
from folktable.engine.notation import read_line, write_line
from folktable.engine.words import english_text
from folktable.study import finding
from folktable.study.finding import (
    BY_NETWORK,
    BY_SEARCH,
    GAP,
    GLANCE,
    LIKELY,
    Moment,
    Strength,
    begun,
    clearly_best,
    find,
    looks,
    nothing_found,
    puzzle_of,
    puzzles_in_game,
    strength_of,
    verified_again,
    weighed,
)
from folktable.study.puzzles import (
    HARDEST,
    Found,
    Puzzle,
    file_of,
    played_out,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from folktable.testing.games import LONG

GAMES = [slug for slug in slugs() if file_of(load(slug)).exists()]


def test_games_have_puzzles() -> None:
    assert {slug for slug in GAMES if len(puzzles_of(slug)) >= 30} >= {"violet", "nisse"}


@pytest.mark.parametrize("slug", GAMES)
def test_every_puzzle_is_whole(slug: str) -> None:
    found = read_puzzles(file_of(load(slug)))[0]
    assert found.game == slug
    assert found.games > 0
    for puzzle in puzzles_of(slug).values():
        opened, state = puzzle.begun()
        options = options_in(opened, state, state.actor)
        assert state.waiting >> state.actor & 1
        assert {name for name, _ in puzzle.chances} <= options.keys()
        assert puzzle.gap >= found.gap
        assert puzzle.chances[0][1] == max(chance for _, chance in puzzle.chances)
        assert puzzle.tempting != puzzle.solution
        assert GREEDY.choose(opened, state, state.actor, "any").action == options[puzzle.tempting]
        assert puzzle.reasons
        assert 1 <= puzzle.difficulty <= HARDEST
        assert english_text(f"{slug}-theme-{puzzle.theme}")
        for name, _ in puzzle.chances:
            line = played_out(opened, state, puzzle.lines[name])
            assert (line[0].seat, line[0].choice) == (state.actor, name)


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_shown_is_the_same_in_every_world_that_the_seat_could_be_in(slug: str) -> None:
    for puzzle in list(puzzles_of(slug).values())[:40]:
        opened, state = puzzle.begun()
        seen = sight_bytes(opened, state, state.actor)
        for world in range(2):
            assert sight_bytes(opened, imagine(opened, state, state.actor, f"world {world}"), state.actor) == seen


@pytest.mark.parametrize("slug", GAMES)
def test_the_solution_is_found_again_with_other_worlds(slug: str) -> None:
    """The clearest, over other futures than those that found it."""
    again = sorted(puzzles_of(slug).values(), key=lambda one: -one.gap)[: 9 if LONG else 1]
    for puzzle in again:
        opened, state = puzzle.begun()
        options = options_in(opened, state, state.actor)
        moment = Moment(opened, state, state.actor, options[puzzle.solution], options[puzzle.tempting])
        actions = [options[name] for name, _ in puzzle.chances]
        strength = strength_of(opened.game)
        assert next(iter(weighed(moment, actions, strength, strength.again // 2, "another"))) == moment.best, puzzle


def test_one_choice_stands_out_or_none() -> None:
    assert clearly_best({1: 0.6, 2: 0.59 - GAP, 3: 0.1}, 3) == 1
    assert clearly_best({1: 0.6, 2: 0.61 - GAP, 3: 0.1}, 3) is None, "too close"
    assert clearly_best({1: 0.6, 2: 0.2}, 1) is None, "what a simple player does is no puzzle"
    assert clearly_best({1: 0.99, 2: 0.2}, 2) is None, "won already"
    assert clearly_best({1: 0.05, 2: 0.0}, 2) is None, "nothing to win"
    assert clearly_best({1: 0.6}, 2) is None, "nothing to compare with"
    assert clearly_best({1: 0.6, 2: 0.55}, 2, 0.04) == 1, "at a glance less is enough"


@pytest.mark.parametrize("strength", [BY_NETWORK, BY_SEARCH])
def test_a_closer_look_goes_on_from_the_one_before(strength: Strength, puzzle: Puzzle) -> None:
    """As one that was as close from the beginning."""
    opened, state = puzzle.begun()
    options = options_in(opened, state, state.actor)
    actions = [options[name] for name, _ in puzzle.chances]
    moment = Moment(opened, state, state.actor, actions[0], options[puzzle.tempting])
    first, second = looks(moment, actions, strength, [10, 30], "look")
    assert second == pytest.approx(weighed(moment, actions, strength, 30, "look"))
    assert first == pytest.approx(weighed(moment, actions, strength, 10, "look"))
    assert first != second


def test_what_leads_by_little_on_the_way_gets_no_closer_look(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, state = puzzle.begun()
    options = options_in(opened, state, state.actor)
    best, tempting = options[puzzle.solution], options[puzzle.tempting]
    done = []

    def going_on(*_: object) -> Iterator[dict[int, float]]:
        for lead in leads:
            done.append(lead)
            yield {best: 0.5 + lead, tempting: 0.5}

    monkeypatch.setattr(finding, "quick_values", lambda *_: {best: 0.6, tempting: 0.5})
    monkeypatch.setattr(finding, "looks", going_on)
    monkeypatch.setattr(finding, "verified", lambda moment, best, *_: best)
    moment = Moment(opened, state, state.actor, best, tempting)
    leads = [GLANCE, LIKELY, GAP + 0.01]
    assert puzzle_of(moment, BY_SEARCH) == best
    for n in range(3):
        leads = [lead if n != number else lead - 0.02 for number, lead in enumerate([0.05, 0.07, GAP + 0.01])]
        done.clear()
        assert puzzle_of(moment, BY_SEARCH) is None
        assert len(done) == n + 1


# --- Files ---------------------------------------------------------------------------------------------------


@pytest.fixture
def puzzle() -> Puzzle:
    return next(iter(puzzles_of("violet").values()))


def test_a_search_goes_on_with_its_file(tmp_path: Path, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    path, numbers = tmp_path / "puzzles.jsonl.gz", []

    def one_each(slug: str, number: int) -> tuple[int, int, list[Puzzle]]:
        numbers.append(number)
        return 10, 3, [puzzle]

    monkeypatch.setattr(finding, "puzzles_in_game", one_each)
    found, puzzles = find("violet", path, 2)
    assert (found.games, found.moments, found.candidates, len(puzzles)) == (2, 20, 6, 2)
    assert find("violet", path, 3)[1] == [puzzle] * 3
    assert numbers == [0, 1, 2]
    assert read_puzzles(path) == find("violet", path, 3)
    assert find("violet", path, 9, lambda found, count: count < 4)[1] == [puzzle] * 4


@pytest.mark.parametrize("other", ["network", "box"])
def test_puzzles_of_another_network_or_box_are_verified_again(
    other: str, tmp_path: Path, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that stand up to it are kept, and no game is looked through a second time."""
    path = tmp_path / "puzzles.jsonl.gz"
    fallen = msgspec.structs.replace(puzzle, position="fallen")
    monkeypatch.setattr(finding, "verified_again", lambda one: puzzle if one == puzzle else None)
    anew = nothing_found(load("violet"))
    before = msgspec.structs.replace(anew, **{other: "another"}, games=7, moments=70, candidates=30)
    write_puzzles(path, before, [puzzle, fallen])
    kept = msgspec.structs.replace(anew, games=7, moments=70, candidates=30, kept=1)
    assert begun(load("violet"), path) == (kept, [puzzle])
    assert read_puzzles(path) == (kept, [puzzle])
    monkeypatch.setattr(finding, "verified_again", None)
    assert begun(load("violet"), path) == (kept, [puzzle]), "once is enough"


def test_what_is_verified_again_stands_or_falls(puzzle: Puzzle) -> None:
    clearest = max(puzzles_of("violet").values(), key=lambda one: one.gap)
    again = verified_again(clearest)
    assert again is not None
    assert (again.position, again.solution, again.tempting) == (clearest.position, clearest.solution, clearest.tempting)
    wrong = msgspec.structs.replace(clearest, chances=clearest.chances[::-1])
    assert verified_again(wrong) is None, "another choice is better"
    assert verified_again(msgspec.structs.replace(clearest, position="violet {nonsense: 1}")) is None


def test_several_processes_find_what_one_finds(tmp_path: Path) -> None:
    alone, together = (find("nisse", tmp_path / f"{jobs}.gz", 2, jobs=jobs) for jobs in (1, 2))
    assert alone == together
    assert alone[0].games == 1 + max(n for n in range(alone[0].games) if puzzles_in_game("nisse", n)[2])


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl.gz"
    path.write_bytes(b"nothing")
    with pytest.raises(FolktableError, match="is not a file of puzzles"):
        read_puzzles(path)


def test_a_line_that_the_rules_do_not_allow_is_told(puzzle: Puzzle) -> None:
    opened, state = puzzle.begun()
    with pytest.raises(BrokenLog, match="not possible"):
        played_out(opened, state, ((state.actor, "no such card"),))


def test_positions_read_back(puzzle: Puzzle) -> None:
    for slug in GAMES:
        for one in list(puzzles_of(slug).values())[:3]:
            assert write_line(*read_line(one.position)) == one.position


def test_how_they_were_found_is_told_with_the_version() -> None:
    assert isinstance(nothing_found(load("violet")), Found)
    assert nothing_found(load("violet")).folktable
