"""What a seat sees as numbers: no less than it is shown, and laid out as declared.

That it is no more than the seat knows is held against every position of the random games (test_every_game.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from folktable.engine import observing
from folktable.engine.backends.linking import Linker
from folktable.engine.game import Opened, load
from folktable.engine.match import Match, view_of
from folktable.engine.record import GameState
from folktable.testing.games import broad, opened_for, random_decision, random_matches, some_seats
from folktable.testing.honesty import row_of


def random_walks(opened: Opened, games: int, seed: str) -> Iterator[Match]:
    """Games at random, before each of their decisions."""
    for match, numbers in random_matches(opened, games, seed):
        while not match.over:
            yield match
            random_decision(match, numbers)


def test_groups_are_put_as_they_are_declared(slug: str) -> None:
    """In the same order and of the same size: the name that a number goes by is the right one."""
    game = load(slug)
    put: list[tuple[str, int]] = []

    def noted(name: str, function: Any) -> Any:
        def with_note(out: Any, at: int, n: int, size: int = 1) -> int:
            put.append((name, size))
            next_at: int = function(out, at, n, size) if name == "bits" else function(out, at, n)
            return next_at

        return with_note

    instead: dict[Any, Any] = {
        observing.put_set: noted("bits", observing.put_set),
        observing.put_one: noted("bits", observing.put_one),
        observing.put_number: noted("number", observing.put_number),
    }
    linker = Linker({}, lambda function, outermost: function)
    for function, noting in instead.items():
        linker.done[function, False] = noting
    observe = linker.link(game.observe.observe)
    opened = opened_for(slug, game.seats[1], {})
    observe(Match(opened, "order").state, opened.box, 0, [0] * game.layout.words)
    assert put == [("bits" if feature.most == 1 else "number", feature.size) for feature in game.layout.features]


def shown(opened: Opened, s: GameState, seat: int) -> dict[str, Any]:
    """The view as people are sent it, less what a game says its rows leave out."""
    view = msgspec.to_builtins(view_of(opened, s, seat))
    return {name: value for name, value in view.items() if name not in opened.game.observe.LEFT_OUT}


def test_what_looks_different_to_people_is_different_in_numbers(slug: str, seats: int, options: dict[str, Any]) -> None:
    """Put one field of a state, or one element of it, into another: where that changes a view, it changes the row.

    Most of what comes of it could not happen in a game. It is enough that it can be looked at: so every field is held
    against the row by itself, where in a game several change at once and any of them would do.
    """
    opened = opened_for(slug, seats, options)
    states = [match.state.copy() for match in random_walks(opened, broad(6, 40), "complete")]
    numbers = np.random.default_rng(0)
    missing: set[str] = set()
    for one in of_every_phase(states, broad(12, 100), numbers):
        rows = [row_of(opened, one, seat) for seat in range(seats)]
        views = [shown(opened, one, seat) for seat in range(seats)]
        for n, (name, mixed) in enumerate(mixtures(one, states, numbers)):
            for seat in some_seats(one, seats, n):
                try:
                    if row_of(opened, mixed, seat) != rows[seat]:
                        continue
                    view = shown(opened, mixed, seat)
                except Exception:  # nobody can look at such a state
                    continue
                if view != views[seat]:
                    differing = [field for field, value in view.items() if value != views[seat][field]]
                    missing.add(f"{name} changes {differing[0]}")
    assert not missing


def of_every_phase(states: list[GameState], count: int, numbers: np.random.Generator) -> list[GameState]:
    """So many states, as many of each question that was asked, of as many seats: rare ones have most to say.

    Where several decide at once, what those have decided who are no longer asked is to be seen by themselves alone.
    """
    asked: dict[tuple[int, int], list[GameState]] = {}
    for state in states:
        asked.setdefault((state.phase, state.waiting.bit_count()), []).append(state)
    rounds = -(-count // len(asked))
    return [some[int(numbers.integers(len(some)))] for _ in range(rounds) for _, some in sorted(asked.items())]


def mixtures(one: GameState, states: list[GameState], numbers: np.random.Generator) -> Iterator[tuple[str, GameState]]:
    """The state with a field, or an element of it, from others in which it is different.

    Where several decide at once, all see who has decided, and each what it was: there every number that is not 0 is
    changed into another one, too.
    """
    at_once = any(state.phase == one.phase and state.waiting.bit_count() > 1 for state in states)
    for name in one.fields:
        if name in ("key", "drawn", "decisions"):
            continue
        mine = getattr(one, name)
        others = [state for state in states if getattr(state, name) != mine]
        for n in numbers.permutation(len(others))[:2]:
            theirs = getattr(others[int(n)].copy(), name)
            mixed = one.copy()
            setattr(mixed, name, theirs)
            yield name, mixed
            if isinstance(mine, list) and name != "piles":  # a card would be in two of them
                place = int(numbers.choice([n for n in range(len(mine)) if mine[n] != theirs[n]]))
                mixed = one.copy()
                getattr(mixed, name)[place] = theirs[place]
                yield f"{name}[{place}]", mixed
        if at_once and isinstance(mine, list) and not isinstance(mine[0], list) and name != "piles":
            known = sorted({value for state in states for value in getattr(state, name)} - {0})
            for place, value in enumerate(mine):
                if value and known != [value]:
                    mixed = one.copy()
                    getattr(mixed, name)[place] = int(numbers.choice([other for other in known if other != value]))
                    yield f"{name}[{place}]", mixed
