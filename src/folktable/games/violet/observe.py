"""What a seat of Violet and the Grumpy Nisse sees, as numbers: no more than it knows (engine/observing.py).

"Mine" is the observer's, "theirs" the other seat's.
"""

from folktable.engine.knowledge import pile_size
from folktable.engine.observing import bits, number, put_number, put_one, put_set
from folktable.engine.record import RUNNING, Ints
from folktable.games.violet.box import Box
from folktable.games.violet.rules import hand_size, other, tile_is_hidden
from folktable.games.violet.state import *
from folktable.games.violet.state import State

KNOWN_TOP = 5  # cards of the deck's top whose order is told: a 3 looks at no more
PHASES = len(QUESTIONS)
PILE_NAMES = ("deck", "discard", "tableau", "my hand", "their hand", "played", "fear slots")
TILE_PLACES = SPENT + 1

FEATURES = (
    bits("seat", 2, "which seat I am: Violet, Torech"),
    bits("phase", PHASES, "the question being asked"),
    bits("asked", 2, "who is asked: me, them"),
    *(bits(f"in {pile}", CARDS, f"cards that I know to be: {pile}") for pile in PILE_NAMES),
    *(bits(f"may be in {pile}", CARDS, f"cards that may be there as far as I know: {pile}") for pile in PILE_NAMES),
    *(bits(f"deck top {n}", CARDS, "the card so deep in the deck, if I know it") for n in range(KNOWN_TOP)),
    bits("shown to me", CARDS, "their hand as a 7 has opened it to me"),
    bits("shown of mine", CARDS, "my hand as a 7 has opened it to them"),
    bits("my played card", CARDS, "the card I have played this turn"),
    bits("their played card", CARDS, "the card they have played this turn"),
    *(bits(f"fear slot {n}", CARDS, "the pair in a Fear Slot") for n in range(2)),
    *(
        bits(f"colour {n}", LONGEST_PATH, "spaces of the path of a colour; the last is neutral")
        for n in range(COLOURS + 1)
    ),
    *(bits(f"area {n}", LONGEST_PATH, "spaces of the path in an area") for n in range(MOST_AREAS)),
    bits("helpers", LONGEST_PATH, "spaces with a Helper"),
    bits("path length", LONGEST_PATH + 1, "spaces before the Fire"),
    bits("violet", LONGEST_PATH + 1, "Violet's space"),
    bits("fear", 48, "steps of the Fear Pawn from F0"),
    bits("fuel", LARGEST_LANTERN + 1, "units left in the lantern"),
    bits("ring", LONGEST_PATH + 1, "space of the Faery Ring"),
    bits("off track", LONGEST_PATH + 1, "space of the first half of Off Track"),
    bits("scent", LONGEST_PATH + 1, "space of The Scent of Fear"),
    *(bits(f"tile {n}", TILE_PLACES, "where an Event Tile is, if I know it") for n in range(TILES)),
    bits("tile spots", SPOTS, "spots of the Fear Track where a tile lies, face up or down"),
    bits("kept tiles", TILES + 1, "how many tiles Torech keeps"),
    bits("adapt", LONGEST_PATH + 1, "the space that Adapt is about to change"),
    bits("trick", CARDS, "the card I have chosen for Trick up the Sleeve"),
    bits("tokens lying", MOST_AREAS, "areas where an Advantage Token lies"),
    bits("flags", 7, "I lead; I won the turn; both have played; my effect is on; theirs is; scent is roused; storm"),
    bits("place", COLOURS + 2, "the colour of Violet's space; then neutral, and the Fire"),
    bits("over", 5, "running; else how it ended and whether I won"),
    number("turn", 255, "turns begun, 255 at most"),
    number("picks", 16, "cards drafted so far"),
    number("tiles laid", SPOTS, "tiles that Torech has laid out"),
    number("looked at", 8, "cards of the deck that a 3 lets me see"),
    number("my tokens", MOST_AREAS, "Advantage Tokens I hold"),
    number("their tokens", MOST_AREAS, "Advantage Tokens they hold"),
    number("deck size", CARDS, "cards in the deck"),
    number("discard size", CARDS, "cards in the discard pile"),
    number("my hand size", CARDS, "cards in my hand"),
    number("their hand size", CARDS, "cards in their hand"),
    number("lantern", LARGEST_LANTERN, "fuel of a full lantern, in this edition"),
    number("lantern empty", LARGEST_LANTERN, "fuel at which it goes out now"),
    number("penalty", 20, "steps that the present light adds to fear"),
    number("fear length", 48, "spaces of the Fear Track, in this edition"),
)

# What people are shown and a row leaves out, with the reason.
LEFT_OUT = {"tableau": "which cards lie there is in the row; no rule tells its places apart"}


def observe(s: State, box: Box, observer: int, out: Ints) -> None:
    at = put_one(out, 0, observer, 2)
    at = put_one(out, at, s.phase if s.over == RUNNING else NONE, PHASES)
    at = put_one(out, at, NONE if s.over != RUNNING else 0 if s.actor == observer else 1, 2)
    at = put_cards(s, observer, out, at)
    at = put_board(s, box, observer, out, at)
    put_numbers(s, box, observer, out, at)


def seen_as(pile: int, observer: int) -> int:
    """The pile at this place of the row: my hand comes before theirs."""
    return HAND + ((pile - HAND) ^ observer) if pile == HAND or pile == HAND + 1 else pile


def put_cards(s: State, observer: int, out: Ints, at: int) -> int:
    for place in range(PILES):
        at = put_set(out, at, s.piles[seen_as(place, observer)] & ~s.unsure[observer], CARDS)
    for place in range(PILES):
        at = put_set(out, at, s.may[observer][seen_as(place, observer)], CARDS)
    known = True
    for n in range(KNOWN_TOP):
        place = s.deck_size - 1 - n
        known = known and place >= 0 and s.placed[observer] >> s.deck[place] & 1 == 1
        at = put_one(out, at, s.deck[place] if known else NONE, CARDS)
    at = put_set(out, at, s.shown[other(observer)], CARDS)
    at = put_set(out, at, s.shown[observer], CARDS)
    at = put_one(out, at, s.played[observer], CARDS)
    at = put_one(out, at, s.played[other(observer)], CARDS)
    for slot in range(2):
        pair = 0
        if s.slots[slot][0] != NONE:
            pair = 1 << s.slots[slot][0] | 1 << s.slots[slot][1]
        at = put_set(out, at, pair, CARDS)
    return at


def put_board(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    for colour in range(COLOURS + 1):
        at = put_set(out, at, spaces_where(s.colour, s.path_length, colour), LONGEST_PATH)
    for area in range(MOST_AREAS):
        at = put_set(out, at, spaces_where(s.area, s.path_length, area), LONGEST_PATH)
    at = put_set(out, at, spaces_where(s.helper, s.path_length, 1), LONGEST_PATH)
    at = put_one(out, at, s.path_length, LONGEST_PATH + 1)
    at = put_one(out, at, s.violet, LONGEST_PATH + 1)
    at = put_one(out, at, s.fear, 48)
    at = put_one(out, at, s.fuel, LARGEST_LANTERN + 1)
    at = put_one(out, at, s.ring, LONGEST_PATH + 1)
    at = put_one(out, at, s.off_track, LONGEST_PATH + 1)
    at = put_one(out, at, s.scent, LONGEST_PATH + 1)
    spots = 0
    kept = 0
    for tile in range(TILES):
        hidden = observer != TORECH and tile_is_hidden(s, box, tile)
        at = put_one(out, at, NONE if hidden else s.tile_at[tile], TILE_PLACES)
        if s.tile_at[tile] >= SPOT and s.tile_at[tile] < SPOT + SPOTS:
            spots |= 1 << s.tile_at[tile] - SPOT
        if s.tile_at[tile] == KEPT:
            kept += 1
    at = put_set(out, at, spots, SPOTS)
    at = put_one(out, at, kept, TILES + 1)
    at = put_one(out, at, s.adapt_space if s.phase == ADAPT_COLOUR else NONE, LONGEST_PATH + 1)
    at = put_one(out, at, s.trick_card if s.phase == TRICK_GET and observer == TORECH else NONE, CARDS)
    lying = 0
    for area in range(MOST_AREAS):
        lying |= s.token_lies[area] << area
    return put_set(out, at, lying, MOST_AREAS)


def spaces_where(kinds: Ints, length: int, kind: int) -> int:
    return sum(1 << space for space in range(length) if kinds[space] == kind)


def put_numbers(s: State, box: Box, observer: int, out: Ints, at: int) -> None:
    both = s.played[0] != NONE and s.played[1] != NONE
    flags = 1 if s.leader == observer else 0
    flags |= 2 if both and s.winner_of_turn == observer else 0
    flags |= 4 if both else 0
    flags |= 8 if s.effect_on[observer] else 0
    flags |= 16 if s.effect_on[other(observer)] else 0
    flags |= 32 if s.scent_pending else 0
    flags |= 64 if s.storm else 0
    at = put_set(out, at, flags, 7)
    at = put_one(out, at, COLOURS + 1 if s.violet == s.path_length else s.colour[s.violet], COLOURS + 2)
    at = put_set(out, at, 1 << s.ended_by | (16 if s.over != RUNNING and s.winner == observer else 0), 5)
    at = put_number(out, at, min(s.turn, 255))
    at = put_number(out, at, s.draft_picks)
    at = put_number(out, at, s.tiles_laid)
    at = put_number(out, at, s.looked_at if s.actor == observer else 0)
    at = put_number(out, at, s.tokens[observer])
    at = put_number(out, at, s.tokens[other(observer)])
    at = put_number(out, at, s.deck_size)
    at = put_number(out, at, pile_size(s, DISCARD))
    at = put_number(out, at, hand_size(s, observer))
    at = put_number(out, at, hand_size(s, other(observer)))
    at = put_number(out, at, box.lantern)
    at = put_number(out, at, box.storm_empty if s.storm else box.empty)
    at = put_number(out, at, box.penalty[s.fuel])
    put_number(out, at, box.fear_length)
