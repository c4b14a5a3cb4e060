"""How often things happen in games that are told, as a designer asks for it: `mammoth succeeds per dropped`.

What happens has the words of the game's events (in any order, and no more of them than one likes), or is the id of a
rule that was the reason of what was told. It is counted by the game, or `per` something else that happens.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from msgspec import Struct

from folktable.engine.errors import FolktableError
from folktable.engine.rulebook import rules
from folktable.lab.figures import Interval, wilson
from folktable.lab.told import Told


class Count(Struct, frozen=True):
    name: str
    what: frozenset[str]
    per: frozenset[str]  # nothing: by the game


def read_count(name: str) -> Count:
    what, *per = [frozenset(part.split()) for part in f" {name} ".split(" per ")]
    if not what or len(per) > 1 or frozenset() in per:
        raise FolktableError(f"count as in 'mammoth succeeds' or 'mammoth succeeds per dropped', not {name!r}")
    return Count(name, what, per[0] if per else frozenset())


def check_words(game: str, counts: Sequence[Count], events: Collection[str]) -> None:
    """Complain about a word that nothing told has in it: it would be counted as never. A rule may never be met."""
    known = {word for name in events for word in name.split()} | rules(game).keys()
    for word in sorted(word for one in counts for word in one.what | one.per if word not in known):
        there = ", ".join(kinds_of_events(events))
        raise FolktableError(f"these games tell nothing of {word!r}; they tell of {there} and of rules by their id")


def kinds_of_events(events: Collection[str]) -> list[str]:
    return sorted({name.split()[0] for name in events})


def times(one: Told, words: frozenset[str]) -> int:
    return sum(
        count for found in (one.events, one.rules) for name, count in found.items() if words <= set(name.split())
    )


def counted(count: Count, told: Sequence[Told]) -> Interval:
    happened = [times(one, count.what) for one in told]
    return rate(happened, [times(one, count.per) for one in told] if count.per else [1] * len(told))


def rate(happened: Sequence[int], base: Sequence[int]) -> Interval:
    """How often for each of `base`, by game. Games are independent of each other, what happens in one game is not."""
    total, games = sum(base), len(base)
    if total == 0:
        return wilson(0, 0)
    value = sum(happened) / total
    squares = sum((one - value * of) ** 2 for one, of in zip(happened, base, strict=True))
    error = math.sqrt(squares * games / max(games - 1, 1)) / total
    if any(one > of for one, of in zip(happened, base, strict=True)):
        return Interval(value, max(value - 1.96 * error, 0.0), value + 1.96 * error)
    alike = value * (1 - value) / error**2 if error else games  # a share: so many independent ones would be as sure
    return wilson(value * alike, alike)
