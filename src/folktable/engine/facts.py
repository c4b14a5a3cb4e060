"""Facts of a position: what can be said of it, in words. A game's `position.py` is a table of them.

The functions here make the facts that most games have; a fact of one game alone is a pair of reading and writing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened

Names = Callable[[Opened], Mapping[Any, int]]  # things that have names in this box, with their numbers


class Fact(NamedTuple):
    """One thing that can be said of a position."""

    doc: str
    read: Callable[[Any, Opened], Any]
    write: Callable[[Any, Opened, Any], None]


# --- Checking what was written ---------------------------------------------------------------------------


def whole(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise FolktableError(f"{what}: expected a whole number, found {value!r}")
    return value


def named(names: Mapping[Any, int], value: Any, what: str) -> int:
    if value not in names:
        raise FolktableError(f"{what}: {value!r} is none of {', '.join(map(str, names))}")
    return names[value]


def parts(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FolktableError(f"{what}: expected parts by name, found {value!r}")
    return value


def entries(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise FolktableError(f"{what}: expected a list, found {value!r}")
    return value


# --- Who sits where ----------------------------------------------------------------------------------------


def observer_words(opened: Opened) -> list[str]:
    """What scenarios call the seats, and last the spectator."""
    return opened.once(
        observer_words, lambda: [name.lower().replace(" ", "_") for name in opened.seat_names()] + ["spectator"]
    )


def seats(opened: Opened) -> dict[str, int]:
    return {word: seat for seat, word in enumerate(observer_words(opened)[:-1])}


# --- Things that have names ------------------------------------------------------------------------------------


def names_of(name: Callable[[Opened, int], str], count: int) -> Names:
    """So many things, each by its name: `boards = names_of(board_name, BOARDS)`."""
    return lambda opened: {name(opened, n): n for n in range(count)}


def numbered_by(all_names: Callable[[Opened], Sequence[str]]) -> Names:
    """The same where the names come in a list."""
    return lambda opened: {name: n for n, name in enumerate(all_names(opened))}


# --- One field of the state --------------------------------------------------------------------------------


def number(field: str, doc: str) -> Fact:
    """A field that is a plain number."""

    def write(s: Any, opened: Opened, value: Any) -> None:
        setattr(s, field, whole(value, field))

    return Fact(doc, lambda s, opened: getattr(s, field), write)


def flag(field: str, doc: str) -> Fact:
    """A field that is 0 or 1."""

    def write(s: Any, opened: Opened, value: Any) -> None:
        if not isinstance(value, bool):
            raise FolktableError(f"{field}: expected true or false, found {value!r}")
        setattr(s, field, int(value))

    return Fact(doc, lambda s, opened: bool(getattr(s, field)), write)


def choice(field: str, names: dict[str, int], doc: str) -> Fact:
    """A field whose values have the same names in every box."""
    return one_of(field, lambda opened: names, f"{doc}: {', '.join(names)}")


def one_of(field: str, names: Names, doc: str, nothing: str | None = None) -> Fact:
    """A field that is the number of something; `nothing` is the word for -1."""

    def all_names(opened: Opened) -> Mapping[str, int]:
        return names(opened) if nothing is None else {**names(opened), nothing: -1}

    def read(s: Any, opened: Opened) -> str | None:
        return {value: word for word, value in all_names(opened).items()}.get(getattr(s, field))

    return Fact(doc, read, lambda s, opened, value: setattr(s, field, named(all_names(opened), value, field)))


def some_of(field: str, names: Names, doc: str) -> Fact:
    """A field with a bit for each of some things."""

    def write(s: Any, opened: Opened, value: Any) -> None:
        setattr(s, field, sum(1 << n for n in {named(names(opened), word, field) for word in value}))

    return Fact(doc, lambda s, o: [word for word, n in names(o).items() if getattr(s, field) >> n & 1], write)


def some_of_each(field: str, owners: Names, names: Names, doc: str) -> Fact:
    """A field with such bits for each of some owners."""

    def read(s: Any, opened: Opened, owner: int) -> list[Any]:
        return [word for word, n in names(opened).items() if getattr(s, field)[owner] >> n & 1]

    def write(s: Any, opened: Opened, owner: int, value: Any) -> None:
        getattr(s, field)[owner] = sum(1 << n for n in {named(names(opened), word, field) for word in value})

    return by_name(field, owners, doc, read, write)


def one_of_each(field: str, owners: Names, names: Names, doc: str) -> Fact:
    """A field with the number of something for each of some owners."""

    def read(s: Any, opened: Opened, owner: int) -> Any:
        return {value: word for word, value in names(opened).items()}[getattr(s, field)[owner]]

    def write(s: Any, opened: Opened, owner: int, value: Any) -> None:
        getattr(s, field)[owner] = named(names(opened), value, field)

    return by_name(field, owners, doc, read, write)


def numbers(field: str, names: Names, doc: str) -> Fact:
    """A field with a number for each of some things; what is not named stays as it is."""

    def write(s: Any, opened: Opened, n: int, value: Any) -> None:
        getattr(s, field)[n] = whole(value, field)

    return by_name(field, names, doc, lambda s, opened, n: getattr(s, field)[n], write)


# --- More than a field -------------------------------------------------------------------------------------


def by_name(
    what: str,
    names: Names,
    doc: str,
    read: Callable[[Any, Opened, int], Any],
    write: Callable[[Any, Opened, int, Any], None],
) -> Fact:
    """A fact with a part for each of some things."""

    def write_all(s: Any, opened: Opened, value: Any) -> None:
        for word, part in parts(value, what).items():
            write(s, opened, named(names(opened), word, what), part)

    return Fact(doc, lambda s, opened: {word: read(s, opened, n) for word, n in names(opened).items()}, write_all)


def sizes(doc: str, size: Callable[[Any, int], int]) -> Fact:
    """How many of something each seat has, where that follows from other facts."""
    return unwritten(
        f"{doc} (only in `then`)", lambda s, opened: {word: size(s, seat) for word, seat in seats(opened).items()}
    )


def unwritten(doc: str, read: Callable[[Any, Opened], Any]) -> Fact:
    """What follows from other facts, or what `complete` makes use of."""
    return Fact(doc, read, lambda s, opened, value: None)
