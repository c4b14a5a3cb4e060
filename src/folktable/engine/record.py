"""Flat records: one declaration, two forms.

A game's state and box are declared once, field by field:

    class State(Record):
        fuel: int = i8()              # units left in the lantern
        where: Ints = i8(36)          # the pile each card is in

From it come the plain object that the interpreter plays on (ints and lists) and the NumPy dtype that the
compiled back ends play on. Rules read and write both in the same way: `s.fuel -= 2`, `s.hand[seat][i]`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, Self

import numpy as np


class Ints(Protocol):
    """What rules may do with an array field: the common ground of a list and a NumPy array."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Rows(Protocol):
    """A two-dimensional array field: rows of ints."""

    def __getitem__(self, index: int, /) -> Ints: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Ints]: ...


class Field(NamedTuple):
    code: str
    shape: tuple[int, ...]
    option: tuple[str, Any] | None = None  # of a box: the host's option that sets it (see `option`)

    def zero(self) -> Any:
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return [0] * self.shape[0]
        return [Field(self.code, self.shape[1:]).zero() for _ in range(self.shape[0])]


def i8(*shape: int) -> Any:
    return Field("i1", shape)


def i16(*shape: int) -> Any:
    return Field("i2", shape)


def i32(*shape: int) -> Any:
    return Field("i4", shape)


def i64(*shape: int) -> Any:
    return Field("i8", shape)


def option(name: str = "", value: Any = None) -> Any:
    """A number of the box that an option of the host sets (`set_options`), a small number or a yes or no.

    quick_start: int = option()  # as the option of the same name
    memory_aid: int = option("discard_memory_aid")
    draw_one: int = option("draw_rule", "one_card")  # 1 if that is what the host has chosen
    """
    return Field("i1", (), (name, value))


class Record:
    """Base of every state and box. The object form holds ints and (nested) lists, nothing else."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name in own:
            delattr(cls, name)
        cls.fields = {**cls.fields, **own}
        cls.dtype = np.dtype([(name, f.code, f.shape) for name, f in cls.fields.items()], align=True)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zero())

    def assign(self, other: Record) -> None:
        """Take over every field of another record of the same kind."""
        mine, theirs = self.__dict__, other.__dict__
        for name, field in self.fields.items():
            value = theirs[name]
            if not field.shape:
                mine[name] = value
            elif len(field.shape) == 1:
                mine[name] = value[:]
            else:
                mine[name] = [row[:] for row in value]

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.assign(self)
        return twin

    def packed(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """The compiled form: an array of one record. A value too large for its field is an error here."""
        packed = np.zeros(1, self.dtype)  # with the gaps between the fields
        packed[0] = tuple([getattr(self, name) for name in self.fields])
        return packed

    @classmethod
    def unpacked(cls, packed: np.void) -> Self:
        record = cls()
        for name in cls.fields:
            setattr(record, name, packed[name].tolist())
        return record

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: Record) -> dict[str, tuple[Any, Any]]:
        """The fields in which another record of the same kind is not equal: its value here, its value there."""
        mine, theirs = self.__dict__, other.__dict__
        return {name: (mine[name], theirs[name]) for name in self.fields if mine[name] != theirs[name]}


def set_options(box: Record, options: Any) -> None:
    """The fields of a box that are declared by `option`, as the host has chosen."""
    for name, field in box.fields.items():
        if field.option is not None:
            option_name, value = field.option
            chosen = getattr(options, option_name or name)
            setattr(box, name, int(chosen if value is None else chosen == value))


RUNNING, ENDED, UNFINISHED = range(3)
STREAMS = 16


class GameState(Record):
    """What the engine needs of every game's state; games add their own fields."""

    key: Ints = i64(4)  # the seed, four 32-bit words; nobody's view holds it
    drawn: Ints = i32(STREAMS)  # numbers drawn so far from each stream of chance
    decisions: int = i32()  # decisions taken so far
    phase: int = i16()  # what is being decided
    actor: int = i8()  # the seat that decides
    waiting: int = i16()  # all seats that may decide now, as bits; `actor` is one of them
    over: int = i8()  # RUNNING, ENDED or UNFINISHED (stopped by a technical limit)

    # Narration, in the interpreted form only: a list that `note` and `whisper` append to, or None.
    notes: list[tuple[int, ...]] | None = None


def ask(s: GameState, seat: int, phase: int) -> None:
    """From now on `seat` alone decides, and the question is `phase`."""
    s.actor = seat
    s.waiting = 1 << seat
    s.phase = phase


def finish(s: GameState, how: int) -> None:
    """The game is over: nobody decides any more."""
    s.over = how
    s.waiting = 0


def copy_record(into: Sequence[Any], source: Sequence[Any]) -> None:
    """into[0] becomes equal to source[0]. Compiled, this is one assignment (backends/linking.py)."""
    into[0].assign(source[0])
