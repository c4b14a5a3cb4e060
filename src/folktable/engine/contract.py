"""What every game's `rules.py`, `play.py`, `observe.py` and `reasons.py` give, by name.

docs/add-a-game.md tells it at length.

Functions of the engine that work for any game (`playout.py`, `perft.py`) call these; a back end links them
with the functions of one game (`backends/linking.py`).
"""

from __future__ import annotations

from folktable.engine.record import GameState, Ints, Record


class NotLinked(RuntimeError):
    """A function of the engine was called without a game; call the linked one."""


def setup(s: GameState, box: Record) -> None:
    """Set up a blank state, up to the first decision."""
    raise NotLinked


def legal(s: GameState, box: Record, mask: Ints) -> int:
    """Mark what the actor may do in a cleared mask; how many actions that is."""
    raise NotLinked


def apply(s: GameState, box: Record, action: int) -> None:
    """Carry out a legal action of the actor, and all that follows up to the next decision."""
    raise NotLinked


def score(s: GameState, box: Record, out: Ints) -> None:
    """What each seat has won: the more, the better."""
    raise NotLinked


def determinize(s: GameState, box: Record, observer: int) -> None:
    """Turn a state into one that the observer cannot tell from it."""
    raise NotLinked


def worth_of(s: GameState, box: Record, action: int) -> int:
    """What an action looks worth to the actor, by what its seat can see: the more, the better."""
    raise NotLinked


def observe(s: GameState, box: Record, observer: int, out: Ints) -> None:
    """What a seat knows, as a row of numbers (engine/observing.py)."""
    raise NotLinked


def measure(s: GameState, box: Record, out: Ints) -> None:
    """The facts worth speaking of when two choices are compared: those of the table, then those of each seat."""
    raise NotLinked
