"""Every scenario under tests/scenarios holds, and every rule of every reference has code and a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from folktable.engine import scenario
from folktable.engine.coverage import missing
from folktable.engine.game import load, slugs

TESTS = Path(__file__).parent
SCENARIOS = [
    pytest.param(path, one, id=f"{path.parent.name}/{path.stem}: {one.name}")
    for path in sorted((TESTS / "scenarios").glob("*/*.yaml"))
    for one in scenario.read_scenarios(path)
]


@pytest.mark.parametrize(("path", "one"), SCENARIOS)
def test_scenario(path, one):
    scenario.run(scenario.game_of(path), one)


@pytest.mark.parametrize("slug", slugs())
def test_nothing_of_the_reference_is_missing(slug):
    assert not missing(load(slug), TESTS)
