"""For pytest: which games are tested. `--game SLUG`, as often as one likes; without it, all."""

from __future__ import annotations

import pytest

from folktable.engine import scenario
from folktable.engine.game import slugs
from folktable.engine.packages import scenario_folder
from folktable.testing.games import option_sets


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], help="a game to test, by its slug; without it, all games")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not metafunc.module.__name__.startswith("folktable.testing."):
        return
    asked = metafunc.config.getoption("--game")
    unknown = [slug for slug in asked if slug not in slugs()]
    if unknown:
        raise pytest.UsageError(f"there is no game {unknown[0]!r}; there are {', '.join(slugs())}")
    games = asked or slugs()
    wanted = set(metafunc.fixturenames)
    if {"slug", "seats", "options"} <= wanted:
        metafunc.parametrize(("slug", "seats", "options"), option_sets(games))
    elif {"slug", "one"} <= wanted:
        found = [
            pytest.param(slug, one, id=f"{slug}/{path.stem}: {one.name}")
            for slug in games
            for path in sorted(scenario_folder(slug).glob("*.yaml"))
            for one in scenario.read_scenarios(path)
        ]
        metafunc.parametrize(("slug", "one"), found)
    elif "slug" in wanted:
        metafunc.parametrize("slug", games)
