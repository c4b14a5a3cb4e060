"""What a seat of Violet and the Grumpy Nisse sees, as numbers: no more than it knows (engine/observing.py).

"Mine" is the observer's, "theirs" the other seat's.
"""

from folktable.engine.knowledge import pile_size
from folktable.engine.observing import Row, bits, each, filled_by, layout_of, number, observe_of, one, put_one
from folktable.engine.record import RUNNING, Ints
from folktable.games.violet.box import Box
from folktable.games.violet.rules import hand_size, lantern_end, other, tile_is_hidden
from folktable.games.violet.state import *

KNOWN_TOP = 5  # cards of the deck's top whose order is told: a 3 looks at no more
PHASES = len(QUESTIONS)
PILE_NAMES = ("deck", "discard", "tableau", "my hand", "their hand", "played", "fear slots")
TILE_PLACES = SPENT + 1


def seen_as(pile: int, me: int) -> int:
    """The pile at this place of the row: my hand comes before theirs."""
    return HAND + ((pile - HAND) ^ me) if pile == HAND or pile == HAND + 1 else pile


def put_deck_top(s: State, box: Box, me: int, out: Ints, at: int) -> int:
    known = True
    for n in range(KNOWN_TOP):
        place = s.deck_size - 1 - n
        known = known and place >= 0 and s.placed[me] >> s.deck[place] & 1 == 1
        at = put_one(out, at, s.deck[place] if known else NONE, CARDS)
    return at


def pair_in(s: State, box: Box, me: int, slot: int) -> int:
    return 0 if s.slots[slot][0] == NONE else 1 << s.slots[slot][0] | 1 << s.slots[slot][1]


def spaces_where(kinds: Ints, length: int, kind: int) -> int:
    return sum(1 << space for space in range(length) if kinds[space] == kind)


def place_of_tile(s: State, box: Box, me: int, tile: int) -> int:
    return NONE if me != TORECH and tile_is_hidden(s, box, tile) else s.tile_at[tile]


def tile_spots(s: State, box: Box, me: int) -> int:
    return sum(1 << s.tile_at[tile] - SPOT for tile in range(TILES) if SPOT <= s.tile_at[tile] < SPOT + SPOTS)


def kept_tiles(s: State, box: Box, me: int) -> int:
    return sum(1 for tile in range(TILES) if s.tile_at[tile] == KEPT)


def tokens_lying(s: State, box: Box, me: int) -> int:
    return sum(s.token_lies[area] << area for area in range(MOST_AREAS))


def flags(s: State, box: Box, me: int) -> int:
    both = s.played[0] != NONE and s.played[1] != NONE
    flags = 1 if s.leader == me else 0
    flags |= 2 if both and s.winner_of_turn == me else 0
    flags |= 4 if both else 0
    flags |= 8 if s.effect_on[me] else 0
    flags |= 16 if s.effect_on[other(me)] else 0
    flags |= 32 if s.scent_pending else 0
    return flags | 64 if s.storm else flags


SEEN: Row = (
    one("seat", 2, "which seat I am: Violet, Torech", lambda s, box, me: me),
    one("phase", PHASES, "the question being asked", lambda s, box, me: s.phase if s.over == RUNNING else NONE),
    one("asked", 2, "who is asked: me, them",
        lambda s, box, me: NONE if s.over != RUNNING else 0 if s.actor == me else 1),
    each(bits(f"in {pile}", CARDS, f"cards that I know to be: {pile}",
              lambda s, box, me, n: s.piles[seen_as(n, me)] & ~s.unsure[me]) for pile in PILE_NAMES),
    each(bits(f"may be in {pile}", CARDS, f"cards that may be there as far as I know: {pile}",
              lambda s, box, me, n: s.may[me][seen_as(n, me)]) for pile in PILE_NAMES),
    filled_by(put_deck_top, *(bits(f"deck top {n}", CARDS, "the card so deep in the deck, if I know it")
                              for n in range(KNOWN_TOP))),
    bits("shown to me", CARDS, "their hand as a 7 has opened it to me", lambda s, box, me: s.shown[other(me)]),
    bits("shown of mine", CARDS, "my hand as a 7 has opened it to them", lambda s, box, me: s.shown[me]),
    one("my played card", CARDS, "the card I have played this turn", lambda s, box, me: s.played[me]),
    one("their played card", CARDS, "the card they have played this turn", lambda s, box, me: s.played[other(me)]),
    each(bits(f"fear slot {n}", CARDS, "the pair in a Fear Slot", pair_in) for n in range(2)),
    each(bits(f"colour {n}", LONGEST_PATH, "spaces of the path of a colour; the last is neutral",
              lambda s, box, me, n: spaces_where(s.colour, s.path_length, n)) for n in range(COLOURS + 1)),
    each(bits(f"area {n}", LONGEST_PATH, "spaces of the path in an area",
              lambda s, box, me, n: spaces_where(s.area, s.path_length, n)) for n in range(MOST_AREAS)),
    bits("helpers", LONGEST_PATH, "spaces with a Helper", lambda s, box, me: spaces_where(s.helper, s.path_length, 1)),
    one("path length", LONGEST_PATH + 1, "spaces before the Fire"),
    one("violet", LONGEST_PATH + 1, "Violet's space"),
    one("fear", 48, "steps of the Fear Pawn from F0"),
    one("fuel", LARGEST_LANTERN + 1, "units left in the lantern"),
    one("ring", LONGEST_PATH + 1, "space of the Faery Ring"),
    one("off track", LONGEST_PATH + 1, "space of the first half of Off Track"),
    one("scent", LONGEST_PATH + 1, "space of The Scent of Fear"),
    each(one(f"tile {n}", TILE_PLACES, "where an Event Tile is, if I know it", place_of_tile) for n in range(TILES)),
    bits("tile spots", SPOTS, "spots of the Fear Track where a tile lies, face up or down", tile_spots),
    one("kept tiles", TILES + 1, "how many tiles Torech keeps", kept_tiles),
    one("adapt", LONGEST_PATH + 1, "the space that Adapt is about to change",
        lambda s, box, me: s.adapt_space if s.phase == ADAPT_COLOUR else NONE),
    one("trick", CARDS, "the card I have chosen for Trick up the Sleeve",
        lambda s, box, me: s.trick_card if s.phase == TRICK_GET and me == TORECH else NONE),
    bits("tokens lying", MOST_AREAS, "areas where an Advantage Token lies", tokens_lying),
    bits("flags", 7, "I lead; I won the turn; both have played; my effect is on; theirs is; scent is roused; storm",
         flags),
    one("place", COLOURS + 2, "the colour of Violet's space; then neutral, and the Fire",
        lambda s, box, me: COLOURS + 1 if s.violet == s.path_length else s.colour[s.violet]),
    bits("over", 5, "running; else how it ended and whether I won",
         lambda s, box, me: 1 << s.ended_by | (16 if s.over != RUNNING and s.winner == me else 0)),
    number("turn", 255, "turns begun, 255 at most", lambda s, box, me: min(s.turn, 255)),
    number("picks", 16, "cards drafted so far", lambda s, box, me: s.draft_picks),
    number("tiles laid", SPOTS, "tiles that Torech has laid out"),
    number("looked at", 8, "cards of the deck that a 3 lets me see",
           lambda s, box, me: s.looked_at if s.actor == me else 0),
    number("my tokens", MOST_AREAS, "Advantage Tokens I hold", lambda s, box, me: s.tokens[me]),
    number("their tokens", MOST_AREAS, "Advantage Tokens they hold", lambda s, box, me: s.tokens[other(me)]),
    number("deck size", CARDS, "cards in the deck"),
    number("discard size", CARDS, "cards in the discard pile", lambda s, box, me: pile_size(s, DISCARD)),
    number("my hand size", CARDS, "cards in my hand", lambda s, box, me: hand_size(s, me)),
    number("their hand size", CARDS, "cards in their hand", lambda s, box, me: hand_size(s, other(me))),
    number("lantern", LARGEST_LANTERN, "fuel of a full lantern, in this edition", lambda s, box, me: box.lantern),
    number("lantern empty", LARGEST_LANTERN, "fuel at which it goes out now", lambda s, box, me: lantern_end(s, box)),
    number("penalty", 20, "steps that the present light adds to fear", lambda s, box, me: box.penalty[s.fuel]),
    number("fear length", 48, "spaces of the Fear Track, in this edition", lambda s, box, me: box.fear_length),
)  # fmt: skip
FEATURES, observe = layout_of(SEEN), observe_of(SEEN, __name__)

# What people are shown and a row leaves out, with the reason.
LEFT_OUT = {"tableau": "which cards lie there is in the row; no rule tells its places apart"}
