"""What the documents say is true: every fenced block is run, parsed, or named here with the reason why it is not."""

from __future__ import annotations

import doctest
import glob
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
import typer
import yaml
from typer.testing import CliRunner

from folktable.cli import app
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.engine.savefile import save
from tests.server.conftest import Running
from tests.server.processes import free_port

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LONG = bool(os.environ.get("FOLKTABLE_LONG"))


class Block(NamedTuple):
    page: str
    language: str
    text: str


def blocks() -> list[Block]:
    found = []
    for page in PAGES:
        for language, text in re.findall(r"^```(\S*)\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL):
            found.append(Block(str(page.relative_to(ROOT)), language, text))
    return found


BLOCKS = blocks()
LANGUAGES = {"sh", "python", "json", "yaml", "toml", "nginx", "caddy", "ini", "text"}


def test_every_block_says_what_it_is() -> None:
    assert sum(page.read_text("utf-8").count("\n```") for page in PAGES) == 2 * len(BLOCKS), (
        "a fence that was not found"
    )
    assert {block.language for block in BLOCKS} <= LANGUAGES, "plain text is `text`"


# --- Commands -----------------------------------------------------------------------------------------------

NOT_RUN = {  # why
    r"pip install ": "fetches from outside; tests/web/test_wheel.py installs the wheel in a clean environment",
    r"folktable \w+ pebbles": "needs the game of `folktable new` installed; tests/test_examples.py does all of it",
    r"folktable serve .*--port 800[12] &|export FOLKTABLE_|folktable admin migrate|pg_(dump|restore) ": (
        "needs PostgreSQL and Redis; tests/server/test_several.py and test_rolling.py run two such processes"
    ),
    r"folktable .* --cluster ": "needs a Ray cluster; tests/lab/test_running.py starts one",
    r"folktable calibrate ": "ends with 1 where so few games miss a target; tests/lab/test_calibrate.py",
    r"docker compose ": "needs a container engine; tests/test_deploy.py reads the files and runs their steps",
    r"sudo ": "changes a machine; tests/test_deploy.py tries it",
}
SLOW = r"folktable (tournament|balance|train|perft|puzzles) |python learn.py"  # compile first: `make test-long`
SMALLER = {  # so that what takes minutes takes seconds
    r"--games \d+": "--games 4",
    r"(simulate .*)$": r"\1 --backend python",
    r"(balance .*?)( >.*)?$": r"\1 --games 4 --bots random\2",
    r"villager|net:\S+network.npz,net|mcts:500ms": "apprentice",
    r"(train .*)$": r"\1 --decisions 0.01 --tests 2 --setting games=64",
    r"--updates 40": "--updates 1 --games 8 --match 4",
    r"--depth 6": "--depth 3",
}


def commands(page: str) -> list[str]:
    text = "\n".join(block.text for block in BLOCKS if block.page == page and block.language == "sh")
    lines = (re.sub(r"\s+#.*$", "", line).strip() for line in text.replace("\\\n", " ").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


WITH_COMMANDS = sorted({block.page for block in BLOCKS if block.language == "sh"})


@pytest.mark.parametrize("page", WITH_COMMANDS)
def test_commands_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, in a folder that looks like a checkout."""
    for name in ("tests", "docs", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "backups").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOLKTABLE_DATA", str(tmp_path / "data"))
    Path("bot.py").write_text(first_code("docs/write-a-bot.md"), encoding="utf-8")  # what the pages say to save
    for example, saved in (("bot.py", "any-bot.py"), ("learn.py", "learn.py")):
        shutil.copy(ROOT / "docs/examples" / example, saved)
    for line in commands(page):
        if not any(re.match(pattern, line) for pattern in NOT_RUN):
            run(line)


def first_code(page: str) -> str:
    return next(block.text for block in BLOCKS if block.page == page and block.language == "python")


def run(line: str) -> None:
    line = line.replace("$(date +%F)", "2026-12-24").replace("/backups", "backups")
    program, *words = shlex.split(line)
    if program == "make":
        done = subprocess.run(["make", "-n", *words], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}: {done.stderr}"
    elif words[0] == "serve":
        run_server(words[1:])
    elif re.match(SLOW, line) and not LONG:
        if program == "folktable":
            check_options(line, words)
    else:
        for pattern, instead in SMALLER.items():
            line = re.sub(pattern, instead, line)
        program, *words = shlex.split(line)
        run_folktable(line, words) if program == "folktable" else run_python(words)


def run_folktable(line: str, words: list[str]) -> None:
    if ">" in words:
        words = words[: words.index(">")]
    words = [found for word in words for found in (sorted(glob.glob(word)) or [word])]
    if words[0] == "restore":
        words += ["--data", "restored"]  # the page's own folder has something in it
    if "game.json" in words:
        Path("game.json").write_text(saved_game("--resume" not in words), encoding="utf-8")
    done = CliRunner().invoke(app, words, input="q\n")
    told = done.exception if isinstance(done.exception, FolktableError) else done.output
    assert done.exit_code == 0, f"{line}: {told}"


def run_python(words: list[str]) -> None:
    """A script of the docs, against a server of its own where it asks for one."""
    server = Running(Path("served")) if any(word.startswith("http") for word in words) else None
    try:
        words = [word.replace("http://localhost:8000", server.address) if server else word for word in words]
        done = subprocess.run([sys.executable, *words], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        if server:
            assert re.search(r"The result: [\[(]\d+, \d+[\])]", done.stdout), done.stdout
    finally:
        if server:
            server.stop()


def run_server(words: list[str]) -> None:
    """`folktable serve` answers, and ends well when it is asked to."""
    port = free_port()
    words = [word for word in words if word not in ("&", "--no-browser")]
    command = [sys.executable, "-c", "from folktable.cli import main; main()", "serve", *words]
    process = subprocess.Popen([*command, "--no-browser", "--port", str(port)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "Folktable is at" in process.stdout.readline()
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
                assert json.load(answer) == {"status": "ok"}
            break
        except OSError:
            assert process.poll() is None
            time.sleep(0.1)
    process.terminate()
    process.communicate(timeout=20)
    assert process.returncode == 0


def check_options(line: str, words: list[str]) -> None:
    """That there are such a command and such options, with such values; without running it."""
    group = typer.main.get_command(app)
    context = group.make_context("folktable", [word for word in words if word != "&"], resilient_parsing=True)
    name, command, rest = group.resolve_command(context, words)  # type: ignore[attr-defined]
    assert command is not None, f"{line}: there is no folktable {name}"
    command.make_context(name, list(rest)[: rest.index(">") if ">" in rest else None], parent=context)


def saved_game(whole: bool) -> str:
    match = Match(open_box(load("nisse")), "a clean house")
    decisions = 0
    while not match.over and (whole or decisions < 9):
        decisions += 1
        seat = match.waiting()[0]
        match.play_named(seat, next(iter(match.options(seat))))
    return save(match, ["Ada", "Bo"])


def test_commands_in_the_text_exist() -> None:
    """What stands in a sentence, as in `folktable test SLUG -k golden`, is a command with these options."""
    group = typer.main.get_command(app)
    for page in PAGES:
        if page.name == "CHANGELOG.md":  # tells of what was
            continue
        text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        for said in re.findall(r"`(?:[A-Z_]+=\S+ )?folktable ([^`]+)`", text):
            words = said.replace("\n", " ").split()
            command = group
            while words and hasattr(command, "commands"):
                assert words[0] in command.commands or words[0].startswith("-"), f"{page.name}: folktable {said}"
                if words[0].startswith("-"):
                    break
                command = command.commands[words.pop(0)]
            options = {name for parameter in command.params for name in parameter.opts + parameter.secondary_opts}
            passed_on = command.context_settings.get("ignore_unknown_options", False)
            for word in words:
                if word.startswith("--") and not passed_on:
                    assert word.partition("=")[0] in options | {"--help"}, f"{page.name}: folktable {said}"


# --- Code and data --------------------------------------------------------------------------------------------

NOT_CODE = {  # (page, how the block begins): why
    ("docs/first-change.md", "enter(s, s.violet + 1)"): "a part of rules.py, which the test below finds there",
    ("docs/add-a-game.md", "# state.py"): "signatures; tests/engine/test_contract.py holds games against them",
    ("docs/add-a-game.md", "SECRETS = {"): "of a game that is not there; each game's secrets.py is tested",
    ("docs/add-a-game.md", "BOARD = Board("): "shortened; examples/briscola has it whole, and is tested",
    ("docs/write-a-bot.md", "import asyncio"): "run by the command below it on the page",
    ("docs/review.md", "from pathlib import Path"): "of a game that the reader has saved; test_review.py does the same",
    ("docs/reference.md", ""): "signatures, made from the code",
}


@pytest.mark.parametrize("page", sorted({block.page for block in BLOCKS if ">>>" in block.text}))
def test_sessions(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted >= 6
    assert results.failed == 0


def test_code_that_is_no_session_is_known() -> None:
    for block in BLOCKS:
        if block.language == "python" and ">>>" not in block.text:
            assert any(page == block.page and block.text.startswith(how) for page, how in NOT_CODE), block
    rules = (ROOT / "src/folktable/games/violet/rules.py").read_text("utf-8")
    for line in first_code("docs/first-change.md").splitlines():
        assert line == "..." or line.removesuffix("...)") in rules, f"rules.py no longer has {line}"


@pytest.mark.parametrize("language", ["json", "yaml", "toml"])
def test_data_can_be_read(language: str) -> None:
    read = {"json": json.loads, "yaml": yaml.safe_load, "toml": tomllib.loads}[language]
    for block in BLOCKS:
        if block.language == language:
            read(block.text)


def reference() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "docs" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_references_are_what_the_code_says() -> None:
    made = reference()
    assert made.PAGE.read_text("utf-8") == made.page(), "python docs/reference.py writes it anew"
    assert made.HTTP_PAGE.read_text("utf-8") == made.http_page(), "python docs/reference.py writes it anew"


# --- Links ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_no_file_names_a_host_or_a_machine() -> None:
    """Nothing of where it was built may be in the project."""
    for path in (ROOT / "pyproject.toml", ROOT / "Makefile", *ROOT.glob("requirements*.lock"), *PAGES):
        assert not re.search(r"/(root|home|work)/|index-url|pypi\.org|npmjs", path.read_text("utf-8")), path
