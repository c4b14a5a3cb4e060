"""How rules tell what happens: numbers, never words. A game's `table.py` turns them into sentences.

Compiled, `note` and `whisper` do nothing and cost nothing. Interpreted, they add to `s.notes` when a teller has
put a list there. A note is (knowers, kind, seat, x, y, z, w) and whatever `also` adds to it; whoever is not among the
knowers gets HIDDEN for x, and nothing that was added, before any text is made, so that no sentence can leak what its
reader may not know.
"""

from __future__ import annotations

from folktable.engine.record import GameState

HIDDEN = -1
EVERYBODY = 0xFF


def note(
    s: GameState, kind: int, seat: int = HIDDEN, x: int = HIDDEN, y: int = HIDDEN, z: int = HIDDEN, w: int = HIDDEN
) -> None:
    """Something all can see."""
    if s.notes is not None:
        s.notes.append((EVERYBODY, kind, seat, x, y, z, w))


def whisper(s: GameState, knowers: int, kind: int, seat: int, x: int, y: int = HIDDEN) -> None:
    """Something all can see happen (with y), while only the knowers (bits by observer) learn x."""
    if s.notes is not None:
        s.notes.append((knowers, kind, seat, x, y, HIDDEN, HIDDEN))


def also(s: GameState, value: int) -> None:
    """One more value of what was told last, for its knowers: the next of several dice or cards."""
    if s.notes is not None:
        s.notes[-1] = (*s.notes[-1], value)


def is_told(s: GameState) -> bool:
    """Does anybody listen? What is worked out for the story alone need not be otherwise."""
    return s.notes is not None


def heard_by(observer: int, told: tuple[int, ...]) -> tuple[int, ...]:
    """A note as this observer gets it: (kind, seat, x, y, z, w, and what was added)."""
    if told[0] >> observer & 1:
        return told[1:]
    return *told[1:3], HIDDEN, *told[4:7]
