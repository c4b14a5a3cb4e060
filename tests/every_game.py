"""What the tests of all games share: the games, their option sets and how broad a run is asked for."""

from __future__ import annotations

import importlib
import os
from types import ModuleType

import pytest

from folktable.engine.game import Opened, load, open_box, slugs

LONG = bool(os.environ.get("FOLKTABLE_LONG"))


def broad(short: int, long: int) -> int:
    """How many: `make test` takes the short form, `make test-long` the long one."""
    return long if LONG else short


def cases(slug: str) -> ModuleType:
    """tests/games/<slug>/cases.py: OPTION_SETS [(seats, options), ...] and check(s, opened), the invariants."""
    return importlib.import_module(f"tests.games.{slug}.cases")


def option_sets() -> list[pytest.param]:
    return [
        pytest.param(slug, seats, options, id=f"{slug}-{seats}-{'-'.join(f'{k}={v}' for k, v in options.items())}")
        for slug in slugs()
        for seats, options in cases(slug).OPTION_SETS
    ]


def opened_for(slug: str, seats: int, options: dict[str, object]) -> Opened:
    return open_box(load(slug), options=options, seats=seats)
