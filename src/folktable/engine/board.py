"""What the page draws of a game that it has no board for: a game declares it in its board.py.

A path names a field of the view: "hand", "table.deck". Where it comes to a list, or to a dict without such a field, it
goes on in each of its values: "players.score" is the score of each. What each seat has is a dict or a list with one
value a seat, in their order. A card is a string, and a list of strings is a list of cards.

What can be touched goes by these names in an option's things: "card:cups-ace" is the card "cups-ace", "space:3" a space
of a track, "pile:deck" the pile whose path ends in "deck". Things of other names are drawn as tokens below the board.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Sign = Literal[
    "coin",
    "cup",
    "sword",
    "club",
    "heart",
    "diamond",
    "spade",
    "clover",
    "acorn",
    "leaf",
    "bell",
    "star",
    "moon",
    "sun",
]
Ink = Literal["black", "red", "gold", "blue", "green", "brown", "violet"]
Figure = Literal["jack", "knight", "queen", "king"]


class Suit(Struct, frozen=True):
    sign: Sign
    ink: Ink


class Rank(Struct, frozen=True):
    corner: str  # a letter or two
    pips: int = 0  # so many signs of the suit
    figure: Figure | None = None


class CardLook(Struct, frozen=True):
    """How cards are drawn: the name of a card begins with its suit, and its rank is the rest ("cups-ace", "H7").

    In words a card is `<slug>-card` with $suit and $rank, these are `<slug>-suit-cups` and `<slug>-rank-ace`; what the
    texts lack is said as the view says it.
    """

    suits: dict[str, Suit] = {}
    ranks: dict[str, Rank] = {}  # those that are not just a number of pips


class Shown(Struct, frozen=True):
    path: str
    name: str  # the id of the text that names it


class Pile(Struct, frozen=True):
    """A number of cards face down, or cards of which the last lies open on top. Those of seats are shown at the end."""

    path: str
    name: str
    under: str = ""  # the path of a card that lies open below it
    face_down: bool = False  # though the view tells the cards


class Track(Struct, frozen=True):
    """Where each seat stands on a row of spaces, counted from 0."""

    path: str
    name: str
    spaces: int


class Board(Struct, frozen=True):
    cards: CardLook = CardLook()
    hand: str = ""  # the path of one's own cards
    hand_sizes: str = ""  # of how many cards each seat holds
    trick: Shown | None = None  # the card or cards that each seat has played, in the middle of the table
    piles: tuple[Pile, ...] = ()
    tracks: tuple[Track, ...] = ()
    counters: tuple[Shown, ...] = ()  # numbers and words
    points: str = ""  # the path of what each seat has won so far; at the end it says why somebody won
    acting: str = ""  # the path of who is asked: a seat's number, the last word of its name's id, or several of them
