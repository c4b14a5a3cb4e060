"""What a seat sees, as a row of small numbers: for networks, environments and whatever else learns from games.

A game's `observe.py` declares the row once, in named groups, each with what is in it. From that list come the layout,
which says what each number means, and the function `observe`, which fills a row: `observe_of` writes it as one would by
hand, a line for each group, and runs that text. A debugger shows its lines, and steps from them into those of the game:

    SEEN: Row = (
        bits("hand", CARDS, "the cards in my hand", lambda s, box, me: s.piles[HAND + me]),
        number("fuel", 40, "units left in the lantern"),  # a field of the state
        each(one(f"die {n + 1}", 7, "the face of a die", lambda s, box, me, n: s.dice[n]) for n in range(DICE)),
        filled_by(put_boards, bits(...), number(...)),  # several that are worked out together
    )
    FEATURES, observe = layout_of(SEEN), observe_of(SEEN, __name__)

A row is an array of 32-bit words: every group of bits begins a new word, a number takes a whole one. So a thread of a
GPU writes some dozens of words where it would write a thousand bytes. `Layout.spread` makes one small number of each
bit and each number, where they are used.
"""

from __future__ import annotations

import hashlib
import linecache
import sys
from collections.abc import Callable, Iterable
from functools import cached_property
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import numpy as np

from folktable.engine.errors import FolktableError
from folktable.engine.loops import place
from folktable.engine.record import Ints

BITS = 32
WORD = 0xFFFFFFFF
LARGEST = 255  # of a number: all that is spread fits a byte
Array = np.ndarray[Any, np.dtype[Any]]


class Feature(NamedTuple):
    """A group of numbers that mean the same sort of thing."""

    name: str
    size: int  # how many there are
    most: int  # the largest that one of them can be; 1: they are bits
    meaning: str
    value: Callable[..., int] | None = (
        None  # of state, box and observer; without it, the field of the state of its name
    )
    put: str = ""  # how it is put into a row

    @property
    def words(self) -> int:
        return words_for(self.size) if self.most == 1 else self.size


class Features(NamedTuple):
    """Several of them: the value of the n-th is told n as well, or one function fills them all."""

    features: tuple[Feature, ...]
    put: Callable[..., int] | None = None  # (s, box, observer, out, at) gives the place behind them


Row = tuple[Feature | Features, ...]


def bits(name: str, size: int, meaning: str, value: Callable[..., int] | None = None) -> Feature:
    """So many things that are or are not so: a set."""
    return Feature(name, size, 1, meaning, value, "put_set")


def one(name: str, size: int, meaning: str, value: Callable[..., int] | None = None) -> Feature:
    """The same where it is one of them, or none."""
    return Feature(name, size, 1, meaning, value, "put_one")


def number(name: str, most: int, meaning: str, value: Callable[..., int] | None = None) -> Feature:
    """One number from 0 to `most`."""
    return Feature(name, 1, most, meaning, value, "put_number")


def each(features: Iterable[Feature]) -> Features:
    """Several that differ in name alone: one value stands for all of them, and is told which it is."""
    found = tuple(features)
    if len({(feature.size, feature.put, code_of(feature)) for feature in found}) != 1:
        raise FolktableError(f"each({found[0].name!r}, ...): all must have one size and one value")
    return Features(found)


def code_of(feature: Feature) -> CodeType | None:
    if feature.value is None:
        return None
    assert isinstance(feature.value, FunctionType)
    if feature.value.__closure__:
        raise FolktableError(
            f"{place(feature.value.__code__)}: the value of {feature.name!r} knows nothing of where it was written; "
            "it is told which of several it is: lambda s, box, me, n: ..."
        )
    return feature.value.__code__


def filled_by(put: Callable[..., int], *features: Feature) -> Features:
    return Features(features, put)


def layout_of(row: Row) -> tuple[Feature, ...]:
    return tuple(feature for part in row for feature in (part.features if isinstance(part, Features) else (part,)))


def observe_of(row: Row, module: str) -> Callable[[Any, Any, int, Ints], None]:
    """A plain function that fills the row: back ends link it with the rest of the module."""
    space = vars(sys.modules[module])
    lines = ["def observe(s, box, observer, out):", "    at = 0"]
    for n, part in enumerate(row):
        if isinstance(part, Feature):
            lines.append(f"    {put_line(space, n, part, '')}")
        elif part.put is not None:
            lines.append(f"    at = {part.put.__name__}(s, box, observer, out, at)")
        else:
            lines.append(f"    for n in range({len(part.features)}):")
            lines.append(f"        {put_line(space, n, part.features[0], ', n')}")
    space |= {"put_set": put_set, "put_one": put_one, "put_number": put_number}
    source, file = "\n".join(lines), f"<observe of {module}>"
    linecache.cache[file] = len(source), None, [f"{line}\n" for line in lines], file  # where debuggers look for it
    exec(compile(source, file, "exec"), space)
    made: Callable[[Any, Any, int, Ints], None] = space["observe"]
    made.__annotations__ = {"observer": "int"}
    return made


def put_line(space: dict[str, Any], number: int, feature: Feature, which: str) -> str:
    size = "" if feature.put == "put_number" else f", {feature.size}"
    if feature.value is None:
        return f"at = {feature.put}(out, at, s.{feature.name.replace(' ', '_')}{size})"
    feature.value.__annotations__ |= {"me": "int", "n": "int"}
    space[f"value_{number}"] = feature.value
    return f"at = {feature.put}(out, at, value_{number}(s, box, observer{which}){size})  # {feature.name}"


def words_for(size: int) -> int:
    return (size + BITS - 1) // BITS


# --- Filling a row: plain functions, as rules are; each gives the place of the next group ------------------


def put_set(out: Ints, at: int, members: int, size: int) -> int:
    """A set of things as bits, 64 at most."""
    out[at] = members & WORD
    if size > BITS:
        out[at + 1] = members >> BITS & WORD
    return at + words_for(size)


def put_one(out: Ints, at: int, n: int, size: int) -> int:
    """Which of so many possibilities it is; none, if n is not one of them."""
    for word in range(words_for(size)):
        out[at + word] = 0
    if 0 <= n < size:
        out[at + n // BITS] = 1 << n % BITS
    return at + words_for(size)


def put_number(out: Ints, at: int, n: int) -> int:
    out[at] = n
    return at + 1


def put_nothing(out: Ints, at: int, words: int) -> int:
    """All groups of a seat that nobody has."""
    for n in range(words):
        out[at + n] = 0
    return at + words


# --- Seats as the observer sees them: me first, then the next at the table -------------------------------------


def seat_from(box: Any, observer: int, seat: int) -> int:
    """How many places after the observer a seat comes; -1, which is no seat, stays so."""
    if seat < 0:
        return seat
    count: int = box.seats
    return seat - observer if seat >= observer else seat - observer + count


def seats_from(box: Any, observer: int, seats: int) -> int:
    """A set of seats, turned so that the observer comes first."""
    count: int = box.seats
    return (seats >> observer | seats << count - observer) & (1 << count) - 1


# --- Spreading it, where that is done one row at a time --------------------------------------------------


def spread_row(row: Ints, word: Ints, shift: Ints, keep: Ints, out: Ints) -> None:
    """One number for each bit and each number of a row; the rest are `Layout.places`."""
    for n in range(len(out)):
        out[n] = row[word[n]] >> shift[n] & keep[n]


def spread_bits(mask: Ints, out: Ints) -> None:
    for n in range(len(out)):
        out[n] = mask[n // BITS] >> n % BITS & 1


# --- What a row means ----------------------------------------------------------------------------------------


class Layout:
    """The groups of a game's row, and where each of its numbers is."""

    def __init__(self, features: tuple[Feature, ...]) -> None:
        self.features = features
        self.words = sum(feature.words for feature in features)
        self.length = sum(feature.size for feature in features)

    @cached_property
    def places(self) -> tuple[Array, Array, Array]:
        """Of each number of a spread row: its word, by how much to shift it, and what to keep of it."""
        word, shift, keep = [], [], []
        at = 0
        for feature in self.features:
            for n in range(feature.size):
                packed = feature.most == 1
                word.append(at + (n // BITS if packed else n))
                shift.append(n % BITS if packed else 0)
                keep.append(1 if packed else LARGEST)
            at += feature.words
        return np.array(word, "i4"), np.array(shift, "u4"), np.array(keep, "u4")

    def spread(self, rows: Array) -> Array:
        """One byte for each bit and each number; `rows` may have any dimensions before the last."""
        word, shift, keep = self.places
        return (rows[..., word] >> shift & keep).astype(np.uint8)

    def name(self, n: int) -> str:
        """What the n-th number of a spread row is: "hand[7]"."""
        for feature in self.features:
            if n < feature.size:
                return feature.name if feature.size == 1 else f"{feature.name}[{n}]"
            n -= feature.size
        raise IndexError(f"a row has {self.length} numbers")

    @cached_property
    def digest(self) -> str:
        """Names the layout: what was learned on one row cannot be used on another."""
        told = "\n".join(f"{feature.name} {feature.size} {feature.most}" for feature in self.features)
        return hashlib.sha256(told.encode()).hexdigest()[:16]
