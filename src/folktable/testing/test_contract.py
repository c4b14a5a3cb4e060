"""The files of a game are what the engine takes them for, and its rules are what every back end can run."""

from __future__ import annotations

from pathlib import Path

import pytest

from folktable.engine.backends.linking import sources_digest
from folktable.engine.game import load, slugs
from folktable.engine.gamefiles import FILES
from folktable.engine.packages import CHECKOUT
from folktable.engine.subset import problems

HELD_AGAINST = """
# of {digest}: mypy keeps what it found of a file as long as that is the same
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


@pytest.fixture(scope="module")
def complaints(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What mypy says of each game; of all in one run."""
    api = pytest.importorskip("mypy.api")
    games: list[str] = request.config.getoption("--game") or [*slugs()]
    folder = tmp_path_factory.mktemp("contract")
    for slug in games:
        game = load(slug)
        imports = "\n".join(f"import {game.package}.{name}" for name in FILES if getattr(game, name))
        own = f"{game.package}.state.State, {game.package}.box.Box"
        optional = [
            f"board: gamefiles.BoardFile = {game.package}.board" if game.board else "",
            f"reasons: gamefiles.ReasonsFile[{own}] = {game.package}.reasons" if game.reasons else "",
        ]
        held_against = HELD_AGAINST.format(
            imports=imports, package=game.package, optional="\n".join(optional), digest=sources_digest(game, ())
        )
        (folder / f"held_against_{slug}.py").write_text(held_against, encoding="utf-8")
    # In the checkout, what mypy has found of the package itself serves: it was asked with the same settings.
    settings = [] if Path.cwd() == CHECKOUT else ["--strict", "--follow-imports=silent"]
    told, trouble, status = api.run([*settings, "--no-error-summary", str(folder)])
    found = {slug: [line for line in told.splitlines() if f"held_against_{slug}.py" in line] for slug in games}
    assert any(found.values()) == bool(status), told + trouble
    return found


def test_its_files_have_the_types_of_the_contract(slug: str, complaints: dict[str, list[str]]) -> None:
    assert not complaints[slug]


def test_rules_keep_to_what_every_back_end_can_run(slug: str) -> None:
    assert not problems(load(slug))
