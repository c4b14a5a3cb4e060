"""Editions that differ in some of their numbers: lantern.full=12..26, or a list as in hand=3,4,5."""

from __future__ import annotations

import copy
import itertools
import re
from collections.abc import Sequence
from typing import Any

from folktable.engine.errors import FolktableError

RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


def varied(edition: dict[str, Any], changes: Sequence[str]) -> list[dict[str, Any]]:
    """An edition for each combination of the values given; without any, the edition itself."""
    paths, values = [], []
    for change in changes:
        path, equals, given = change.partition("=")
        if not equals:
            raise FolktableError(f"a number is varied as in lantern.full=12..26, not {change!r}")
        paths.append(path.split("."))
        values.append(values_in(given, change))
        number_at(edition, paths[-1])
    return [changed(edition, paths, combination) for combination in itertools.product(*values)]


def values_in(given: str, change: str) -> list[int]:
    bounds = RANGE.fullmatch(given)
    if bounds:
        low, high = int(bounds[1]), int(bounds[2])
        if low > high:
            raise FolktableError(f"{change}: the range is empty; write the smaller number first")
        return list(range(low, high + 1))
    try:
        return [int(value) for value in given.split(",")]
    except ValueError:
        raise FolktableError(f"{change}: give whole numbers, as in 12..26 or 3,4,5") from None


def number_at(edition: dict[str, Any], path: Sequence[str]) -> int:
    here: Any = edition
    for n, part in enumerate(path):
        if not isinstance(here, dict) or part not in here:
            known = ", ".join(here) if isinstance(here, dict) else "nothing"
            raise FolktableError(f"the edition has no {'.'.join(path[: n + 1])}; there it has {known}")
        here = here[part]
    if isinstance(here, bool) or not isinstance(here, int):
        raise FolktableError(f"{'.'.join(path)} is not a whole number but {here!r}")
    return here


def changed(edition: dict[str, Any], paths: Sequence[Sequence[str]], values: Sequence[int]) -> dict[str, Any]:
    twin = copy.deepcopy(edition)
    for path, value in zip(paths, values, strict=True):
        here = twin
        for part in path[:-1]:
            here = here[part]
        here[path[-1]] = value
    return twin
