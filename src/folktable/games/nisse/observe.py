"""What a seat of The Grumpy Nisse sees, as numbers: no more than it knows (engine/observing.py).

"Mine" is the observer's, "theirs" the other seat's.
"""

from folktable.engine.knowledge import pile_size
from folktable.engine.observing import bits, number, put_number, put_one, put_set
from folktable.engine.record import RUNNING, Ints
from folktable.games.nisse.box import Box
from folktable.games.nisse.state import *
from folktable.games.nisse.state import State

PHASES = len(QUESTIONS)
PILE_NAMES = (
    "my deck", "their deck", "my hand", "their hand", "my discards", "their discards", "my cards", "their cards",
    "the grid", "played",
)  # fmt: skip
ENDS = 4  # cards at the top and at the bottom of a deck whose places are told

FEATURES = (
    bits("seat", 2, "which seat I am: Violet, Torech"),
    bits("phase", PHASES, "the question being asked"),
    bits("asked", 2, "who is asked: me, them"),
    *(bits(f"in {pile}", CARDS, f"cards that I know to be in: {pile}") for pile in PILE_NAMES),
    *(bits(f"may be in {pile}", CARDS, f"cards that may be there as far as I know: {pile}") for pile in PILE_NAMES),
    *(
        bits(f"{whose} deck {end} {n}", CARDS, "the card so far from this end of the deck, if I know it")
        for whose in ("my", "their")
        for n in range(ENDS)
        for end in ("top", "bottom")
    ),
    bits("mine", CARDS, "all cards that are mine: all could see them drafted"),
    bits("theirs", CARDS, "all cards that are theirs"),
    bits("my played card", CARDS, "the card I have shown this turn"),
    bits("their played card", CARDS, "the card they have shown this turn"),
    bits("swapped", CARDS, "the card that a 2 has taken, while one is given for it"),
    *(bits(f"row {n + 1}", CARDS, "the cards of this row of the grid") for n in range(ROWS)),
    *(bits(f"die {n + 1}", HIGHEST_FACE + 1, "the face of a draft die, 0 once it is used") for n in range(DICE)),
    bits("die in use", HIGHEST_FACE + 1, "the face of the die chosen for this pick, 0 while there is none"),
    bits("space", SPACES + 1, "the space of Violet's pawn"),
    bits("trump", SUITS + 1, "the trump there; the last: none"),
    *(bits(f"trump {n}", SPACES + 1, "spaces with this trump, in this edition") for n in range(SUITS + 1)),
    *(bits(f"event {n}", SPACES + 1, "spaces with this event, in this edition") for n in range(1, PANIC + 1)),
    bits("panicked", SPACES + 1, "spaces whose panic is used up"),
    bits("round", MOST_ROUNDS + 1, "the round, 0 in the draft"),
    bits("rounds", MOST_ROUNDS + 1, "how many there are, in this edition"),
    bits("roll", ROLLS_IN_DRAFT + 2, "the roll of the draft"),
    bits("pick", PICKS + 1, "the pick of this roll"),
    bits("rows left", ROWS + 1, "rows of the grid that still have a number"),
    bits("flags", 8, "I lead; I won the turn; tricked; shortcut is live; determination was tried; 7 of mine, of theirs;"
         " cards came back"),
    bits("ended", SUN_ROSE + 2, "not, or how; the last: and I won"),
    number("plan wins", 18, "Torech's wins on the plan space"),
    number("plan wins needed", 18, "in this edition"),
    number("turn", 60, "turns begun in this round"),
    *(number(f"{whose} {pile}", DECK_CARDS, "how many cards there are")
      for pile in ("deck", "hand", "discards") for whose in ("my", "their")),
    number("my hand open", 60, "turns for which a 6 keeps my hand open"),
    number("their hand open", 60, "turns for which a 6 keeps their hand open"),
)  # fmt: skip

# What people are shown and a row leaves out, with the reason.
LEFT_OUT = {
    "discards": "which cards lie there is in the row; no rule asks for their order",
    "decks": "places deeper than four cards from either end are left out",
    "draft": "a row's columns: no rule asks for them",
}


def observe(s: State, box: Box, observer: int, out: Ints) -> None:
    at = put_one(out, 0, observer, 2)
    at = put_one(out, at, s.phase if s.over == RUNNING else NONE, PHASES)
    at = put_one(out, at, NONE if s.over != RUNNING else 0 if s.actor == observer else 1, 2)
    at = put_cards(s, observer, out, at)
    at = put_draft(s, out, at)
    at = put_board(s, box, out, at)
    put_course(s, box, observer, out, at)


def seen_as(pile: int, observer: int) -> int:
    """The pile at this place of the row: of each pair mine comes before theirs."""
    return pile ^ observer if pile < GRID else pile


def put_cards(s: State, observer: int, out: Ints, at: int) -> int:
    for place in range(PILES):
        at = put_set(out, at, s.piles[seen_as(place, observer)] & ~s.unsure[observer], CARDS)
    for place in range(PILES):
        at = put_set(out, at, s.may[observer][seen_as(place, observer)], CARDS)
    for whose in range(2):
        seat = whose ^ observer
        for n in range(ENDS):
            at = put_one(out, at, known_at(s, observer, seat, s.deck_size[seat] - 1 - n), CARDS)
            at = put_one(out, at, known_at(s, observer, seat, n), CARDS)
    at = put_set(out, at, owned(s, observer), CARDS)
    at = put_set(out, at, owned(s, 1 - observer), CARDS)
    at = put_one(out, at, s.played[observer], CARDS)
    at = put_one(out, at, s.played[1 - observer], CARDS)
    return put_one(out, at, s.swapped if s.phase == SWAP_GIVE else NONE, CARDS)


def owned(s: State, seat: int) -> int:
    played = 0 if s.played[seat] == NONE else 1 << s.played[seat]
    return s.piles[DECK + seat] | s.piles[HAND + seat] | s.piles[DISCARD + seat] | s.piles[TAKEN + seat] | played


def known_at(s: State, observer: int, seat: int, place: int) -> int:
    """The card at a place of a deck, from the bottom, if the observer knows it."""
    if place < 0 or place >= s.deck_size[seat]:
        return NONE
    card = s.deck[seat][place]
    return card if s.placed[observer] >> card & 1 else NONE


def put_draft(s: State, out: Ints, at: int) -> int:
    for row in range(ROWS):
        cards = 0
        for column in range(COLUMNS):
            if s.grid[row * COLUMNS + column] != NONE:
                cards |= 1 << s.grid[row * COLUMNS + column]
        at = put_set(out, at, cards if row < s.rows and s.round == 0 else 0, CARDS)
    for die in range(DICE):
        at = put_one(out, at, s.dice[die], HIGHEST_FACE + 1)
    return put_one(out, at, s.die, HIGHEST_FACE + 1)


def put_board(s: State, box: Box, out: Ints, at: int) -> int:
    at = put_one(out, at, s.space, SPACES + 1)
    at = put_one(out, at, box.trump[s.space], SUITS + 1)
    for trump in range(SUITS + 1):
        at = put_set(out, at, spaces_where(box.trump, trump), SPACES + 1)
    for event in range(1, PANIC + 1):
        at = put_set(out, at, spaces_where(box.event, event), SPACES + 1)
    return put_set(out, at, s.panicked, SPACES + 1)


def spaces_where(kinds: Ints, kind: int) -> int:
    return sum(1 << space for space in range(1, SPACES + 1) if kinds[space] == kind)


def put_course(s: State, box: Box, observer: int, out: Ints, at: int) -> None:
    other = 1 - observer
    at = put_one(out, at, s.round, MOST_ROUNDS + 1)
    at = put_one(out, at, box.rounds, MOST_ROUNDS + 1)
    at = put_one(out, at, s.roll, ROLLS_IN_DRAFT + 2)
    at = put_one(out, at, s.pick, PICKS + 1)
    at = put_one(out, at, s.rows, ROWS + 1)
    flags = 1 if s.leader == observer else 0
    flags |= 2 if s.winner_of_turn == observer else 0
    flags |= 4 if s.tricked else 0
    flags |= 8 if s.shortcut_live else 0
    flags |= 16 if s.attempted else 0
    flags |= 32 if s.sevened[observer] else 0
    flags |= 64 if s.sevened[other] else 0
    flags |= 128 if s.cards_returned else 0
    at = put_set(out, at, flags, 8)
    won = 1 << SUN_ROSE + 1 if s.over != RUNNING and s.winner == observer else 0
    at = put_set(out, at, 1 << s.ended_by | won, SUN_ROSE + 2)
    at = put_number(out, at, s.plan_wins)
    at = put_number(out, at, box.plan_wins)
    at = put_number(out, at, s.turn)
    at = put_number(out, at, s.deck_size[observer])
    at = put_number(out, at, s.deck_size[other])
    at = put_number(out, at, pile_size(s, HAND + observer))
    at = put_number(out, at, pile_size(s, HAND + other))
    at = put_number(out, at, s.discard_size[observer])
    at = put_number(out, at, s.discard_size[other])
    at = put_number(out, at, s.open_for[observer])
    put_number(out, at, s.open_for[other])
