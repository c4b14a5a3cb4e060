"""What the tests of all games share: their cases, their option sets and how broad a run is asked for."""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any

import numpy as np

from folktable.engine.game import Opened, load, open_box, slugs
from folktable.engine.knowledge import CardState
from folktable.engine.match import Match, legal_actions
from folktable.engine.record import GameState

LONG = bool(os.environ.get("FOLKTABLE_LONG"))


def broad(short: int, long: int) -> int:
    """How many: `make test` takes the short form, `make test-long` the long one."""
    return long if LONG else short


def cases(slug: str) -> ModuleType:
    """`cases.py` of a game: OPTION_SETS [(seats, options), ...], check(s, opened) with the invariants, PERFT.

    A game in a package of its own has it there, our own games have theirs in tests/games/<slug>.
    """
    own = f"{load(slug).package}.cases"
    return importlib.import_module(own if importlib.util.find_spec(own) else f"tests.games.{slug}.cases")


def option_sets(games: Iterable[str] | None = None) -> list[Any]:
    import pytest

    return [
        pytest.param(slug, seats, options, id=f"{slug}-{seats}-{'-'.join(f'{k}={v}' for k, v in options.items())}")
        for slug in (slugs() if games is None else games)
        for seats, options in cases(slug).OPTION_SETS
    ]


def opened_for(slug: str, seats: int, options: dict[str, Any]) -> Opened:
    return open_box(load(slug), options=options, seats=seats)


def random_matches(opened: Opened, games: int, seed: str) -> Iterator[tuple[Match, np.random.Generator]]:
    """Random games, to be played decision by decision with `random_decision`."""
    for n in range(games):
        yield Match(opened, f"{seed}/{n}"), np.random.default_rng(n)


def random_decision(match: Match, numbers: np.random.Generator) -> None:
    seat = int(numbers.choice(match.waiting()))
    match.state.actor = seat
    match.play(seat, int(numbers.choice(legal_actions(match.opened, match.state))))


def some_seats(s: GameState, seats: int, n: int) -> list[int]:
    """Whose eyes a state is looked at with: all, or in the short form who is asked and the n-th of the others."""
    others = [seat for seat in range(seats) if seat != s.actor]
    return list(range(seats)) if LONG else sorted({s.actor, *others[n % max(1, len(others)) :][:1]})


def check_state(opened: Opened, s: GameState) -> None:
    """The invariants of every game whose knowledge engine/knowledge.py keeps, and those of this one."""
    if isinstance(s, CardState):
        for unsure, may, placed in zip(s.unsure, s.may, s.placed, strict=True):
            for pile, possible in zip(s.piles, may, strict=True):
                assert not pile & unsure & ~possible, "nobody is ever sure of something false"
                assert not possible & ~unsure, "what one is sure of is nowhere else"
            assert not placed & unsure, "who knows a card's place knows its pile"
        assert not any(s.room), "working space is zero between decisions"
        assert not any(s.via), "working space is zero between decisions"
    cases(opened.game.slug).check(s, opened)
