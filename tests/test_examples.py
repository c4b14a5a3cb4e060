"""A game in a package of its own: found by its entry point, with everything it brings, and held against every test."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from folktable.newgame import EXAMPLE, example, write_game

ROOT = Path(__file__).parents[1]


def installed(project: Path, into: Path) -> dict[str, str]:
    """The environment in which a project is installed, as `pip install -e` does it: a path, and its metadata."""
    about = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    metadata = into / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n", encoding="utf-8"
    )
    games = "".join(f"{slug} = {package}\n" for slug, package in about["entry-points"]["folktable.games"].items())
    (metadata / "entry_points.txt").write_text(f"[folktable.games]\n{games}", encoding="utf-8")
    paths = [str(ROOT / "src"), str(project), str(into)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def run(environment: dict[str, str], *arguments: str, folder: Path) -> str:
    command = [sys.executable, "-c", "from folktable.cli import main; main()", *arguments]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(example(), tmp_path_factory.mktemp("installed"))


def test_the_example_passes_every_generic_test(environment: dict[str, str], tmp_path: Path) -> None:
    told = run(environment, "test", EXAMPLE, "-q", "-p", "no:cacheprovider", folder=tmp_path)
    assert " passed" in told
    assert "failed" not in told


def test_the_example_is_played_at_a_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    told = run(environment, "play", EXAMPLE, "--players", "random,greedy", "--seed", "1", folder=tmp_path)
    assert "North has " in told
    assert "every rule has code and a test" in run(environment, "coverage", EXAMPLE, folder=tmp_path)


def test_a_new_game_runs_under_its_own_name(tmp_path: Path) -> None:
    written = write_game("pebbles", tmp_path)
    assert not [
        path for path in written if EXAMPLE in (str(path.relative_to(tmp_path)) + path.read_text("utf-8")).lower()
    ]
    here = installed(tmp_path / "pebbles", tmp_path / "installed")
    told = run(here, "play", "pebbles", "--players", "random,greedy", "--seed", "1", folder=tmp_path)
    assert "North has " in told
    told = run(
        here, "test", "pebbles", "-q", "-p", "no:cacheprovider", "-k", "scenario or reference or words", folder=tmp_path
    )
    assert " passed" in told
