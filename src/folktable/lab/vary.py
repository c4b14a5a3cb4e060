"""Editions that differ in some of their numbers: lantern.full=12..26, or a list as in hand=3,4,5."""

from __future__ import annotations

import copy
import itertools
import math
import random
import re
from collections.abc import Sequence
from typing import Any

from folktable.engine.errors import FolktableError

MOST = 20_000  # editions of one run
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


def varied(edition: dict[str, Any], changes: Sequence[str]) -> list[dict[str, Any]]:
    """An edition for each combination of the values given; without any, the edition itself."""
    values = [values_in(change) for change in changes]
    paths = paths_in(changes)
    for path in paths:
        value_at(edition, path)
    return [changed(edition, paths, combination) for combination in itertools.product(*values)]


def sampled(edition: dict[str, Any], changes: Sequence[str], count: int, seed: str) -> list[dict[str, Any]]:
    """So many of the combinations, as chance has it; 0: all of them."""
    paths, values = paths_in(changes), [values_in(change) for change in changes]
    combinations = math.prod(map(len, values))
    if count == 0 and combinations > MOST:
        raise FolktableError(
            f"{combinations:,} editions are too many to play all of them: give --sample, or fewer values"
        )
    if count == 0 or count >= combinations:
        return varied(edition, changes)
    for path in paths:
        value_at(edition, path)
    chosen = random.Random(seed).sample(range(combinations), count)
    return [changed(edition, paths, combination_at(values, n)) for n in sorted(chosen)]


def combination_at(values: Sequence[Sequence[int]], n: int) -> list[int]:
    """The n-th of all combinations, in the order of `varied`."""
    found = []
    for choices in reversed(values):
        n, at = divmod(n, len(choices))
        found.append(choices[at])
    return found[::-1]


def paths_in(changes: Sequence[str]) -> list[str]:
    return [change.partition("=")[0] for change in changes]


def values_in(change: str) -> list[int]:
    _, equals, given = change.partition("=")
    if not equals:
        raise FolktableError(f"a number is varied as in lantern.full=12..26, not {change!r}")
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


def value_at(edition: dict[str, Any], path: str) -> int:
    here: Any = edition
    for part in path.split("."):
        known = (
            list(here) if isinstance(here, dict) else [str(n) for n in range(len(here) if type(here) is list else 0)]
        )
        if part not in known:
            there = ", ".join(known) or "nothing"
            raise FolktableError(f"the edition has no {path}: instead of {part} there is {there}")
        here = here[key_of(here, part)]
    if isinstance(here, bool) or not isinstance(here, int):
        raise FolktableError(f"{path} is not a whole number in the edition")
    return here


def changed(edition: dict[str, Any], paths: Sequence[str], values: Sequence[int]) -> dict[str, Any]:
    twin = copy.deepcopy(edition)
    for path, value in zip(paths, values, strict=True):
        *parts, last = path.split(".")
        here: Any = twin
        for part in parts:
            here = here[key_of(here, part)]
        here[key_of(here, last)] = value
    return twin


def key_of(here: Any, part: str) -> Any:
    """Lists are entered by number, from 0."""
    return int(part) if isinstance(here, list) else part
