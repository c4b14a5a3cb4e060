"""Errors that people read: each says what was wrong, where, and what would have been right."""

from collections.abc import Iterable, Sequence
from typing import Any


class FolktableError(Exception):
    """Something the user gave cannot be used. The command line prints the message and exits with 2."""


class EditionError(FolktableError):
    """An edition file or an option is not valid."""


class IllegalDecision(FolktableError):
    """A decision that the rules do not allow now."""


class BrokenLog(FolktableError):
    """A saved game that is truncated, was edited, or does not replay."""


# --- What types alone cannot say of an edition ---------------------------------------------------------------


def expect(place: str, found: Any, wanted: Any) -> None:
    if found != wanted:
        raise EditionError(f"{place}: expected {wanted!r}, found {found!r}")


def expect_each(what: str, items: Sequence[Any], field: str, wanted: Iterable[Any]) -> None:
    """A field of things in a list, one by one: `expect_each("tiles", edition.tiles, "id", TILE_IDS)`."""
    for n, (item, value) in enumerate(zip(items, wanted, strict=True)):
        expect(f"{what}[{n}].{field}", getattr(item, field), value)


def expect_one_of(place: str, found: Any, possible: Iterable[str]) -> None:
    if found not in possible:
        raise EditionError(f"{place}: {found!r} is none of {', '.join(possible)}")
