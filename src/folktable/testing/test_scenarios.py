"""Every scenario holds, and every rule of the reference has code and a test."""

from __future__ import annotations

from folktable.engine import scenario
from folktable.engine.coverage import missing
from folktable.engine.game import load
from folktable.engine.packages import CHECKOUT


def test_scenario(slug: str, one: scenario.Scenario) -> None:
    scenario.run(load(slug), one)


def test_nothing_of_the_reference_is_missing(slug: str) -> None:
    assert not missing(load(slug), CHECKOUT / "tests")
