"""The state of a game of Violet and the Grumpy Nisse, and the names of its numbers.

Seats: 2, asymmetric. Hidden: hands in part, deck order, Torech's tiles. Chance: two shuffles at set-up, then
reshuffles. Decisions: at most MOST_DECISIONS. Result: one winner, no points, no draws.
"""

from folktable.engine.knowledge import CardState
from folktable.engine.numbered import Kinds, Questions
from folktable.engine.record import Ints, Rows, i8, i16, i64
from folktable.games.violet.notes import *

# --- Seats and observers -----------------------------------------------------------------------------

VIOLET, TORECH, SPECTATOR = range(3)
OBSERVERS = 3
NOBODY = -1

# --- Cards: colour * 9 + value - 1 --------------------------------------------------------------------

CARDS = 36
VALUES = 9
COLOURS = 4
NEUTRAL = 4  # the colour of yellow spaces: no card has it
NONE = -1

DECK, DISCARD, TABLEAU, HAND, _TORECHS_HAND, PLAYED, FEAR_SLOT = range(7)  # piles; HAND + seat
PILES = 7

# --- Event Tiles, in the order of the ledger's table --------------------------------------------------

(FAERY_RING, OFF_TRACK, GUST_OF_WIND, STORM, HOWL, SCENT_OF_FEAR, TRICK, PLANNING_AHEAD, ADAPT, RESOURCEFUL) = range(10)
TILES = 10
SPOTS = 3

# Where a tile is: in the box unseen, offered to Torech in set-up, on a spot of the Fear Track (SPOT + n),
# triggered and waiting to be resolved, kept by Torech, or done with.
BOXED, OFFERED, SPOT, _SPOT_2, _SPOT_3, PENDING, KEPT, SPENT = range(8)
TILE_PLACES = 8  # more than there are piles: imagining works with as many

# --- The path ------------------------------------------------------------------------------------------

LONGEST_PATH = 24  # spaces before the Fire, Off Track included
MOST_AREAS = 8
LARGEST_LANTERN = 40

# --- Actions -------------------------------------------------------------------------------------------

CARD = 0  # CARD + card: play, take, keep, give back, put back or exchange, by phase
ADVANCE = 36
REST = 37
PICKS_FIRST = 38  # PICKS_FIRST + seat
TILE = 40  # TILE + tile: lay out in set-up, resolve next
RESOLVE_SCENT = 50
COLOUR = 51  # COLOUR + colour
USE_TOKEN = 55
USE_PLANNING = 56
USE_TRICK = 57
USE_RESOURCEFUL = 58
GO_ON = 59  # also: done, decline
SPACE = 60  # SPACE + n: the n-th space of the path as it is now
ACTIONS = SPACE + LONGEST_PATH

# --- Phases: the question being asked (D numbers are the ledger's decisions) ---------------------------

QUESTIONS = Questions()
asks = QUESTIONS.asks

LAY_TILE = asks("lay tile", "violet-setup-5")  # D1
WHO_PICKS_FIRST = asks("who picks first", "violet-draft-1", "violet-draft-2")  # D2
DRAFT = asks("draft", "violet-draft-2")  # D3
PLAY = asks("play", "violet-play-1", "violet-play-2")  # D4
TRICK_GIVE = asks("trick give", "violet-event-trick-1")  # D5
TRICK_GET = asks("trick get", "violet-event-trick-1")  # D6
JOURNEY = asks("journey", "violet-move-1", "violet-move-3", "violet-adv-1")  # D7
NEXT_EVENT = asks("next event", "violet-fear-7", "violet-ruling-37")  # D8
PUT_RING = asks("put ring", "violet-event-ring-1", "violet-event-ring-2")  # D9
PUT_OFF_TRACK = asks("put off track", "violet-event-off-1", "violet-event-off-2")  # D10
ADAPT_WHERE = asks("adapt where", "violet-event-adapt-1")  # D11
ADAPT_COLOUR = asks("adapt colour", "violet-ruling-33")  # D12
PUT_SCENT = asks("put scent", "violet-event-scent-1", "violet-event-scent-2")  # D13
BEFORE_DRAW = asks("before draw", "violet-window-2", "violet-ruling-49")  # D14
SEARCH_DISCARD = asks("search discard", "violet-card-4a")  # D15
PUT_BACK = asks("put back", "violet-card-4a")  # D16
GIVE_BACK = asks("give back", "violet-card-2a")  # D17
KEEP_ONE = asks("keep one", "violet-card-3a")  # D18
TAKE = asks("take", "violet-draw-1")  # D19
AFTER_DRAW = asks("after draw", "violet-window-2", "violet-window-3")  # D20
TAKE_FIFTH = asks("take fifth", "violet-event-res-1")  # D21

# Steps that need no decision: the rules carry them out at once (`proceed`).
FIRST_AUTOMATIC = 30
(
    EVENTS,  # what is pending after fear has moved
    WINNER_DRAWS,  # the winner's draw step begins
    LOSER_DRAWS,  # the loser's
    NEXT_TURN,
    CARD_EFFECT,  # of a 2, 3 or 4, in a draw step
    TABLEAU_CARD,  # a card of the tableau, in a draw step
    ITEMS_AFTER,  # items after the draw
    DRAW_ENDS,
) = range(FIRST_AUTOMATIC, FIRST_AUTOMATIC + 8)

# --- How a game ends -----------------------------------------------------------------------------------

NO_END, REACHED_FIRE, OUT_OF_FUEL, CAUGHT_BY_FEAR = range(4)

# The technical bound on length, for automated play (people play without `turn_cap`). Decisions are of three sorts:
# - once per game, before the first turn: 3 tiles, then in each of 4 draft rounds who is first and 2 picks;
# - in every turn: 2 cards played; walk or rest; and for each of the two seats at most 5 in its draw step: closing
#   the window for items before the effect, the longest effect (4: search, put back, take; or, with a hand of four
#   after Resourceful, 2: give back three times), closing the window after the draw. A window asks once more for
#   every item used in it, so all questions but the closing one are counted with the items;
# - once per game, whenever: an Advantage Token of each area (MOST_AREAS at most) and Planning Ahead take one
#   decision each, Trick up the Sleeve three (use, give, get), Resourceful two (use, fifth card); the three tiles and
#   the activated Scent are picked as next event at most 4 times, and placing the tiles takes at most 2 for Adapt
#   (where, colour) and 1 for each of the other two.
MOST_TURNS = 400
MOST_AT_START = 3 + 4 * 3
MOST_IN_A_TURN = 2 + 1 + 2 * 5
MOST_ONCE = MOST_AREAS + 1 + 3 + 2 + 4 + 2 + 1 + 1
MOST_DECISIONS = MOST_AT_START + MOST_TURNS * MOST_IN_A_TURN + MOST_ONCE


class State(CardState, piles=PILES, observers=OBSERVERS, room=TILE_PLACES):
    # Cards. `piles` is the truth (engine/knowledge.py); these add order and place.
    deck: Ints = i8(CARDS)  # the deck from bottom to top
    deck_size: int = i8()
    tableau: Ints = i8(4)  # the four face-up cards, NONE while a place is empty
    played: Ints = i8(2)  # the card each seat has played this turn, or NONE
    slots: Rows = i8(2, 2)  # the pairs in the first and second Fear Slot, or NONE
    shown: Ints = i64(2)  # the hand of each seat as a 7 has opened it to the other, as bits by card

    # The board.
    path_length: int = i8()  # spaces before the Fire
    colour: Ints = i8(LONGEST_PATH)  # of each space of the path
    area: Ints = i8(LONGEST_PATH)
    helper: Ints = i8(LONGEST_PATH)  # 1 where one of Ordep's Helpers stands
    violet: int = i8()  # her space on the path, path_length is the Fire
    fear: int = i8()  # the Fear Pawn, in steps along the joined line from F0
    fuel: int = i8()
    ring: int = i8()  # space of the Faery Ring, or NONE
    off_track: int = i8()  # space of the first half of Off Track, or NONE
    scent: int = i8()  # space of The Scent of Fear, or NONE
    scent_pending: int = i8()  # 1 once the Fear Pawn has reached it and it waits to be resolved
    storm: int = i8()  # 1 once A Storm is Brewing lies on the Lantern Track
    tile_at: Ints = i8(TILES)
    token_lies: Ints = i8(MOST_AREAS)  # 1 while an area's Advantage Token lies there
    tokens: Ints = i8(2)  # Advantage Tokens each seat holds

    # The course of the game.
    tiles_laid: int = i8()
    draft_picks: int = i8()  # cards drafted so far
    turn: int = i16()
    leader: int = i8()  # the seat that plays first this turn
    winner_of_turn: int = i8()
    effect_on: Ints = i8(2)  # 1 where the effect of a seat's card is on this turn
    looked_at: int = i8()  # cards of the deck that a 3 lets the drawing seat see
    trick_card: int = i8()  # hand card chosen for Trick up the Sleeve
    resume: int = i8()  # phase that goes on after Trick up the Sleeve
    adapt_space: int = i8()
    winner: int = i8()
    ended_by: int = i8()


# Why a card is the stronger one: x of COMPARED.
REASONS = Kinds()
TWO_FIVES = REASONS.add("two-fives", "violet-cmp-8")
ONE_BEATS_NINE = REASONS.add("one-beats-nine", "violet-cmp-6")
HIGHER_OF_COLOUR = REASONS.add("higher", "violet-cmp-1")
SHIELDED_SIX = REASONS.add("shielded-six", "violet-cmp-9")
LOCATION_COLOUR = REASONS.add("colour-of-place", "violet-cmp-3")
LED_COLOUR = REASONS.add("led-colour", "violet-cmp-2")
