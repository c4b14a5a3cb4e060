"""What a seat of The Grumpy Nisse sees, as numbers: no more than it knows (engine/observing.py).

"Mine" is the observer's, "theirs" the other seat's.
"""

from folktable.engine.knowledge import pile_size
from folktable.engine.observing import Row, bits, each, filled_by, layout_of, number, observe_of, one, put_one
from folktable.engine.record import RUNNING, Ints
from folktable.games.nisse.box import Box
from folktable.games.nisse.draft import cards_in_row
from folktable.games.nisse.state import *

PHASES = len(QUESTIONS)
PILE_NAMES = (
    "my deck", "their deck", "my hand", "their hand", "my discards", "their discards", "my cards", "their cards",
    "the grid", "played",
)  # fmt: skip
ENDS = 4  # cards at the top and at the bottom of a deck whose places are told


def seen_as(pile: int, me: int) -> int:
    """The pile at this place of the row: of each pair mine comes before theirs."""
    return pile ^ me if pile < GRID else pile


def put_ends(s: State, box: Box, me: int, out: Ints, at: int) -> int:
    for whose in range(2):
        seat = whose ^ me
        for n in range(ENDS):
            at = put_one(out, at, known_at(s, me, seat, s.deck_size[seat] - 1 - n), CARDS)
            at = put_one(out, at, known_at(s, me, seat, n), CARDS)
    return at


def owned(s: State, seat: int) -> int:
    played = 0 if s.played[seat] == NONE else 1 << s.played[seat]
    return s.piles[DECK + seat] | s.piles[HAND + seat] | s.piles[DISCARD + seat] | s.piles[TAKEN + seat] | played


def known_at(s: State, me: int, seat: int, place: int) -> int:
    """The card at a place of a deck, from the bottom, if the me knows it."""
    if place < 0 or place >= s.deck_size[seat]:
        return NONE
    card = s.deck[seat][place]
    return card if s.placed[me] >> card & 1 else NONE


def row_of_grid(s: State, box: Box, me: int, row: int) -> int:
    return cards_in_row(s, row + 1) if row < s.rows and s.round == 0 else 0


def spaces_where(kinds: Ints, kind: int) -> int:
    return sum(1 << space for space in range(1, SPACES + 1) if kinds[space] == kind)


def flags(s: State, box: Box, me: int) -> int:
    flags = 1 if s.leader == me else 0
    flags |= 2 if s.winner_of_turn == me else 0
    flags |= 4 if s.tricked else 0
    flags |= 8 if s.shortcut_live else 0
    flags |= 16 if s.attempted else 0
    flags |= 32 if s.sevened[me] else 0
    flags |= 64 if s.sevened[1 - me] else 0
    return flags | 128 if s.cards_returned else flags


def ended(s: State, box: Box, me: int) -> int:
    return 1 << s.ended_by | (1 << SUN_ROSE + 1 if s.over != RUNNING and s.winner == me else 0)


SEEN: Row = (
    one("seat", 2, "which seat I am: Violet, Torech", lambda s, box, me: me),
    one("phase", PHASES, "the question being asked", lambda s, box, me: s.phase if s.over == RUNNING else NONE),
    one("asked", 2, "who is asked: me, them",
        lambda s, box, me: NONE if s.over != RUNNING else 0 if s.actor == me else 1),
    each(bits(f"in {pile}", CARDS, f"cards that I know to be in: {pile}",
              lambda s, box, me, n: s.piles[seen_as(n, me)] & ~s.unsure[me]) for pile in PILE_NAMES),
    each(bits(f"may be in {pile}", CARDS, f"cards that may be there as far as I know: {pile}",
              lambda s, box, me, n: s.may[me][seen_as(n, me)]) for pile in PILE_NAMES),
    filled_by(put_ends, *(
        bits(f"{whose} deck {end} {n}", CARDS, "the card so far from this end of the deck, if I know it")
        for whose in ("my", "their") for n in range(ENDS) for end in ("top", "bottom")
    )),
    bits("mine", CARDS, "all cards that are mine: all could see them drafted", lambda s, box, me: owned(s, me)),
    bits("theirs", CARDS, "all cards that are theirs", lambda s, box, me: owned(s, 1 - me)),
    one("my played card", CARDS, "the card I have shown this turn", lambda s, box, me: s.played[me]),
    one("their played card", CARDS, "the card they have shown this turn", lambda s, box, me: s.played[1 - me]),
    one("swapped", CARDS, "the card that a 2 has taken, while one is given for it",
        lambda s, box, me: s.swapped if s.phase == SWAP_GIVE else NONE),
    each(bits(f"row {n + 1}", CARDS, "the cards of this row of the grid", row_of_grid) for n in range(ROWS)),
    each(one(f"die {n + 1}", HIGHEST_FACE + 1, "the face of a draft die, 0 once it is used",
             lambda s, box, me, n: s.dice[n]) for n in range(DICE)),
    one("die in use", HIGHEST_FACE + 1, "the face of the die chosen for this pick, 0 while there is none",
        lambda s, box, me: s.die),
    one("space", SPACES + 1, "the space of Violet's pawn"),
    one("trump", SUITS + 1, "the trump there; the last: none", lambda s, box, me: box.trump[s.space]),
    each(bits(f"trump {n}", SPACES + 1, "spaces with this trump, in this edition",
              lambda s, box, me, n: spaces_where(box.trump, n)) for n in range(SUITS + 1)),
    each(bits(f"event {n}", SPACES + 1, "spaces with this event, in this edition",
              lambda s, box, me, n: spaces_where(box.event, n + 1)) for n in range(1, PANIC + 1)),
    bits("panicked", SPACES + 1, "spaces whose panic is used up"),
    one("round", MOST_ROUNDS + 1, "the round, 0 in the draft"),
    one("rounds", MOST_ROUNDS + 1, "how many there are, in this edition", lambda s, box, me: box.rounds),
    one("roll", ROLLS_IN_DRAFT + 2, "the roll of the draft"),
    one("pick", PICKS + 1, "the pick of this roll"),
    one("rows left", ROWS + 1, "rows of the grid that still have a number", lambda s, box, me: s.rows),
    bits("flags", 8, "I lead; I won the turn; tricked; shortcut is live; determination was tried; 7 of mine, of theirs;"
         " cards came back", flags),
    bits("ended", SUN_ROSE + 2, "not, or how; the last: and I won", ended),
    number("plan wins", 18, "Torech's wins on the plan space"),
    number("plan wins needed", 18, "in this edition", lambda s, box, me: box.plan_wins),
    number("turn", 60, "turns begun in this round"),
    number("my deck", DECK_CARDS, "how many cards there are", lambda s, box, me: s.deck_size[me]),
    number("their deck", DECK_CARDS, "how many cards there are", lambda s, box, me: s.deck_size[1 - me]),
    number("my hand", DECK_CARDS, "how many cards there are", lambda s, box, me: pile_size(s, HAND + me)),
    number("their hand", DECK_CARDS, "how many cards there are", lambda s, box, me: pile_size(s, HAND + 1 - me)),
    number("my discards", DECK_CARDS, "how many cards there are", lambda s, box, me: s.discard_size[me]),
    number("their discards", DECK_CARDS, "how many cards there are", lambda s, box, me: s.discard_size[1 - me]),
    number("my hand open", 60, "turns for which a 6 keeps my hand open", lambda s, box, me: s.open_for[me]),
    number("their hand open", 60, "turns for which a 6 keeps their hand open", lambda s, box, me: s.open_for[1 - me]),
)  # fmt: skip
FEATURES, observe = layout_of(SEEN), observe_of(SEEN, __name__)

# What people are shown and a row leaves out, with the reason.
LEFT_OUT = {
    "discards": "which cards lie there is in the row; no rule asks for their order",
    "decks": "places deeper than four cards from either end are left out",
    "draft": "a row's columns: no rule asks for them",
}
