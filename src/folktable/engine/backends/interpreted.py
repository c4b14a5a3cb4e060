"""The rules as CPython runs them: for the table, for tests and for the debugger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from folktable.engine import playout
from folktable.engine.backends.linking import Linker, game_functions
from folktable.engine.backends.results import Results
from folktable.engine.choices import mask_words
from folktable.engine.game import Game, Opened
from folktable.engine.knowledge import UNWATCHED
from folktable.engine.record import GameState


@cache
def linked(game: Game, unwatched: bool = False) -> Linker:
    """Unwatched, the rules keep no knowledge: for playouts, where nobody asks for it."""
    instead = UNWATCHED if unwatched else {}
    return Linker({**game_functions(game), **instead}, lambda function, outermost: function)


def greedy_choice(opened: Opened, s: GameState) -> int:
    """What a simple player does as `s.actor`."""
    mask = [0] * mask_words(opened.game.actions)
    opened.game.rules.legal(s, opened.box, mask)
    choice: int = linked(opened.game).link(playout.greedy)(s, opened.box, mask)
    return choice


def play_games(
    opened: Opened, key: Sequence[int], first: int, games: int, policies: Sequence[int], log: list[int] | None = None
) -> Results:
    play: Any = linked(opened.game).link(playout.play_games)
    results = Results.room_for(games, opened.seats)
    work, blank = [opened.game.new_state()], [opened.game.new_state()]
    mask = [0] * mask_words(opened.game.actions)
    play(work, blank, opened.box, list(key), first, mask, list(policies), log if log is not None else [], *results)
    return results
