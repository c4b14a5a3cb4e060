"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from folktable.cli import app, main
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, slugs
from folktable.engine.match import options_in
from folktable.testing import run

ROOT = Path(__file__).parents[1]


class Ended(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def folktable(*arguments, typed=""):
    """The command, in this process: one of its own takes as long to start as most of these take."""
    said, told = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(told):
        patch.setattr(sys, "argv", ["folktable", *map(str, arguments)])
        patch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
    return Ended(ended.value.code or 0, said.getvalue(), told.getvalue())


def test_simulate_prints_json_for_machines_and_a_table_for_people():
    done = folktable("simulate", "violet", "--games", 300, "--seed", 7, "--backend", "python", "--json")
    summary = json.loads(done.stdout)
    assert summary["games"] == 300
    assert sum(summary["wins"]) == 300
    assert summary["decisions_per_second"] > 0
    assert {"seconds", "compile_seconds", "decisions", "win_rates", "mean_length"} <= set(summary)
    native = folktable("simulate", "violet", "--games", 300, "--seed", 7, "--backend", "native", "--json")
    assert json.loads(native.stdout)["check"] == summary["check"]
    assert "95 %" in folktable("simulate", "violet", "--games", 50, "--backend", "python").stdout


def test_a_whole_game_is_played_saved_resumed_and_verified(tmp_path):
    file = tmp_path / "game.json"
    some = folktable("play", "violet", "--players", "me,random", "--seed", 3, "--save", file, typed="1\n1\n1\nq\n")
    assert "Go on later with" in some.stdout
    assert "Result: unfinished" in folktable("verify", file).stdout
    rest = folktable("play", "--resume", file, typed="1\n" * 400)
    assert "wins the game" in rest.stdout
    assert "Verified" in folktable("verify", file).stdout
    assert "wins the game" in folktable("replay", file, "--as", "spectator").stdout


def test_a_terminal_offers_rules_the_story_undo_and_saving(tmp_path):
    typed = f"?\nl\n1\nu\n1\nu\nnonsense\ns\n{tmp_path / 'kept.json'}\nq\n"
    done = folktable("play", "violet", "--players", "random,me", "--seed", 3, typed=typed)
    assert "5 of the 10 Event Tiles" in done.stdout
    assert "Taken back." in done.stdout
    assert "A number from 1 to" in done.stdout
    assert (tmp_path / "kept.json").exists()


@pytest.mark.parametrize("slug", slugs())
def test_a_terminal_speaks_no_notation(slug):
    """Neither in questions and choices, nor in hints and the rules behind them."""
    fewest, _ = load(slug).seats
    players = ",".join(["me", *["random"] * (fewest - 1)])
    done = folktable("play", slug, "--players", players, "--seed", 4, typed="?\n1\n" * 4 + "i\n1\nq\n")
    assert re.search(r"^ {0,2}1 ", done.stdout, re.MULTILINE)
    assert not re.findall(rf"{slug}-[a-z]+-\d+", done.stdout)
    assert not re.findall(r"^ {0,2}\d+ .*[a-z]+_[a-z]+", done.stdout, re.MULTILINE)


def test_how_many_players_is_answered_with_that_number():
    done = folktable("play", "naughty", "--seed", 4, typed="9\n3\n1\nq\n")
    assert "A number from 2 to 5, please." in done.stdout
    assert "4  all of them: we share this keyboard" in done.stdout, "after three seats"


def test_a_first_game_is_as_on_the_page():
    """Naughty or Nice begins at a level for beginners, and says how to play it whole."""
    done = folktable("play", "naughty", "--players", "me,villager", "--seed", 4, typed="q\n")
    assert "As in the book: --option level=5" in done.stdout
    assert "Level 2" in done.stdout
    whole = folktable("play", "naughty", "--players", "me,villager", "--seed", 4, "--option", "level=5", typed="q\n")
    assert "As in the book" not in whole.stdout
    assert "Level 5" in whole.stdout


def test_seats_follow_from_who_is_named():
    done = folktable("play", "gnome", "--players", "random,random,random,random", "--seed", 4)
    assert done.stdout.count(" (random)\n") == 4, "four places at the end"
    summary = folktable("simulate", "gnome", "--bots", "random,random,random", "--games", 2, "--backend", "python")
    assert summary.returncode == 0, summary.stderr


def test_bots_alone_play_to_the_end_and_a_match_swaps_seats():
    done = folktable("play", "violet", "--players", "random,greedy", "--swap", "--seed", 9)
    assert done.stdout.count("wins the game") == 2
    assert "Match: " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "violet", "--bots", "random"), "2 seats need 2 bots, not 1"),
        (("simulate", "violet", "--bots", "random,clever"), "there is no bot 'clever'"),
        (("simulate", "violet", "--backend", "abacus"), "there is no back end 'abacus'"),
        (("simulate", "violet", "--games", "0"), "at least one game"),
        (("simulate", "violet", "--seats", "3"), "is for 2 seats, not 3"),
        (("simulate", "violet", "-o", "speed=9"), "unknown field `speed`"),
        (("simulate", "violet", "-o", "speed"), "name=value"),
        (("simulate", "violet", "-o", "seven_reveal=never"), "$.seven_reveal"),
        (("simulate", "violet", "--edition", "nowhere.toml"), "nowhere.toml: No such file"),
        (("replay", "nowhere.json"), "nowhere.json: No such file"),
        (("play", "violet", "--players", "me"), "2 seats need 2 players"),
        (("scenario",), "name at least one scenario file"),
        (("perft", "violet", "--position", "chess {}"), "begins with 'violet'"),
        (("perft", "violet", "--position", "violet {wings: 2}"), "unknown fact 'wings'"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments, message):
    done = folktable(*arguments)
    assert done.returncode == 2
    assert message in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_a_broken_edition_names_the_place(tmp_path):
    text = (ROOT / "src/folktable/games/violet/edition.toml").read_text("utf-8")
    for old, new, place in (
        ("full = 19", 'full = "much"', "$.lantern.full"),
        ('colour = "mint"', 'colour = "green"', "journey[3].colour: 'green' is none of"),
        ("[lantern]", "[lantern", "not valid TOML"),
    ):
        (tmp_path / "edition.toml").write_text(text.replace(old, new), encoding="utf-8")
        done = folktable("simulate", "violet", "--edition", tmp_path / "edition.toml")
        assert done.returncode == 2
        assert place in done.stderr.replace("\n", " ")


def test_scenarios_print_a_line_each_and_fail_loudly(tmp_path):
    folder = tmp_path / "violet"
    folder.mkdir()
    (folder / "two.yaml").write_text(
        "- {name: right, rules: [], given: {fuel: 5}, then: {fuel: 5}}\n"
        "- {name: wrong, rules: [], given: {fuel: 5}, then: {fuel: 6}}\n"
        "- {name: unknown, rules: [], given: {wings: 5}}\n"
        "- {name: illegal, rules: [], given: {hands: {violet: [M1]}}, when: [{violet: P6}]}\n",
        encoding="utf-8",
    )
    done = folktable("scenario", folder / "two.yaml")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[0] == "ok      right"
    assert lines[1] == "FAILED  wrong: fuel: expected 6, found 5"
    assert "unknown fact 'wings'" in lines[2]
    assert "'P6' is not possible for Violet now; possible: M1" in lines[3]


def test_coverage_and_vocabulary():
    assert folktable("coverage", "violet").returncode == 0
    assert folktable("coverage", "violet", "--tests", "nowhere").returncode == 2
    assert "fear:" in folktable("scenario", "--vocabulary", "violet").stdout
    assert folktable("--version").stdout.startswith("folktable ")


def test_testing_a_game_without_pytest_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pytest", None)
    with pytest.raises(FolktableError, match="pip install pytest"):
        run("nisse")


def test_it_is_a_command_and_python_runs_it_where_that_is_not_on_the_path():
    file = str(ROOT / "README.md")
    for command in ([Path(sys.executable).with_name("folktable")], [sys.executable, "-m", "folktable"]):
        done = subprocess.run([*command, "verify", file], capture_output=True, text=True)
        assert (done.returncode, done.stdout, done.stderr) == folktable("verify", file)
        assert done.stderr.startswith("folktable: ")


def test_a_puzzle_is_solved_at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    from folktable.study.puzzles import puzzles_of

    puzzle = next(iter(puzzles_of("nisse").values()))
    monkeypatch.setattr("secrets.choice", lambda known: puzzle)
    opened, state = puzzle.begun()
    names = list(options_in(opened, state, state.actor))
    for name, verdict in ((puzzle.solution, "Solved."), (puzzle.tempting, "Not the best.")):
        done = CliRunner().invoke(app, ["puzzle", "nisse"], input=f"{names.index(name) + 1}\n")
        assert done.exit_code == 0, done.output
        assert verdict in done.output
        assert f"{puzzle.chances[0][1]:.0%}" in done.output
    assert CliRunner().invoke(app, ["puzzle", "nisse"], input="").exit_code == 0
    monkeypatch.setattr("folktable.study.puzzles.puzzles_of", lambda slug: {})
    assert "there are no puzzles" in str(CliRunner().invoke(app, ["puzzle", "nisse"]).exception)
