"""What a game declares for the page to draw is in its views, and has its names in the texts."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from folktable.engine.board import Board
from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.engine.words import english_text
from folktable.testing.games import random_decision


@pytest.fixture
def board(slug: str) -> Board:
    module = load(slug).board
    if module is None:
        pytest.skip("the page has a board for it, or draws it from the view alone")
    found: Board = module.BOARD
    return found


def test_what_is_drawn_is_in_every_view(slug: str, board: Board) -> None:
    game = load(slug)
    for seats in range(game.seats[0], game.seats[1] + 1):
        match, numbers = Match(open_box(game, seats=seats), "board"), np.random.default_rng(1)
        while not match.over:
            for observer in range(seats + 1):
                check(msgspec.to_builtins(match.sight(observer).view), board, seats)
            random_decision(match, numbers)


def check(view: Any, board: Board, seats: int) -> None:
    trick = [board.trick.path] if board.trick else []
    for path in filter(None, (board.hand_sizes, board.points, *trick, *(track.path for track in board.tracks))):
        assert len(at(view, path)) == seats, f"{path}: one value a seat"
    for track in board.tracks:
        assert all(0 <= place < track.spaces for place in each(at(view, track.path))), f"{track.path}: beyond the track"
    piles = [path for pile in board.piles for path in (pile.path, pile.under)]
    for card in strings([at(view, path) for path in (board.hand, *trick, *piles) if path]):
        assert card.startswith(tuple(board.cards.suits)) or not board.cards.suits, f"{card}: of no suit"
    for path in filter(None, (board.acting, *(counter.path for counter in board.counters))):
        at(view, path)


def at(value: Any, path: str) -> Any:
    """The field of a view that a path names (engine/board.py)."""
    if not path:
        return value
    first, _, rest = path.partition(".")
    if isinstance(value, dict) and first in value:
        return at(value[first], rest)
    assert isinstance(value, list | tuple | dict), f"{path}: there is no such field"
    return [at(one, path) for one in each(value)]


def each(value: Any) -> list[Any]:
    return list(value.values() if isinstance(value, dict) else value)


def strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [found for part in each(value) for found in strings(part)] if isinstance(value, list | tuple | dict) else []


def test_what_is_drawn_has_a_name_and_a_look(board: Board) -> None:
    assert msgspec.convert(msgspec.to_builtins(board), Board) == board, "signs, inks and figures are those of the page"
    names = [*(pile.name for pile in board.piles), *(track.name for track in board.tracks)]
    names += [shown.name for shown in (*board.counters, board.trick) if shown]
    assert [name for name in names if not english_text(name)] == [], "the texts lack these"
