"""The files of a game are what the engine takes them for, and its rules are what every back end can run."""

from __future__ import annotations

from pathlib import Path

import pytest

from folktable.engine.game import load
from folktable.engine.gamefiles import FILES
from folktable.engine.subset import problems

HELD_AGAINST = """
from typing import Any
from folktable.engine import gamefiles
{imports}
state: gamefiles.StateFile[{package}.state.State] = {package}.state
box: gamefiles.BoxFile[{package}.box.Box] = {package}.box
rules: gamefiles.RulesFile[{package}.state.State, {package}.box.Box] = {package}.rules
play: gamefiles.PlayFile[{package}.state.State, {package}.box.Box] = {package}.play
table: gamefiles.TableFile[{package}.state.State, Any, Any] = {package}.table
screen: gamefiles.ScreenFile[Any] = {package}.screen
position: gamefiles.PositionFile[{package}.state.State] = {package}.position
secrets: gamefiles.SecretsFile = {package}.secrets
{optional}
"""


def test_its_files_have_the_types_of_the_contract(slug: str, tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api")
    game = load(slug)
    package = game.package
    file = tmp_path / "held_against.py"
    imports = "\n".join(f"import {package}.{name}" for name in FILES if getattr(game, name))
    own = f"{package}.state.State, {package}.box.Box"
    optional = [
        f"board: gamefiles.BoardFile = {package}.board" if game.board else "",
        f"reasons: gamefiles.ReasonsFile[{own}] = {package}.reasons" if game.reasons else "",
    ]
    file.write_text(HELD_AGAINST.format(imports=imports, package=package, optional="\n".join(optional)))
    told, trouble, status = api.run(["--follow-imports=silent", "--strict", "--no-error-summary", str(file)])
    assert status == 0, told + trouble


def test_rules_keep_to_what_every_back_end_can_run(slug: str) -> None:
    assert not problems(load(slug))
