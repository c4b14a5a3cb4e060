"""What is in the box: the pack."""

from typing import Annotated

from msgspec import Meta, Struct

from folktable.engine.errors import EditionError
from folktable.engine.record import Ints, Record, i8
from folktable_briscola.state import RANKS, SUITS


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    points: Annotated[int, Meta(ge=0, le=50)]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    suits: tuple[str, ...]
    ranks: tuple[Rank, ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is left to the host."""


class Box(Record):
    points: Ints = i8(RANKS)  # of a card of each rank


def pack(edition: Edition, options: Options, seats: int) -> Box:
    if len(edition.suits) != SUITS or len(edition.ranks) != RANKS:
        raise EditionError(f"briscola is played with {SUITS} suits and {RANKS} ranks")
    box = Box()
    box.points = [rank.points for rank in edition.ranks]
    return box
