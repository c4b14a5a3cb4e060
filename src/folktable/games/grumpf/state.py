"""The state of a game of Grumpf, and the names of its numbers.

Seats: 2 to 6, equal; with two there is a neutral clan. Everybody acts at the same time. Hidden: the undersides
of tokens that have not been turned up, the order of the bag, in beat mode what the others have committed, on the
event clock what the others have decided and not yet begun. Chance: draws from the bag, drops, the tie order.
Decisions: at most MOST_DECISIONS. Result: points and, against ties, few Animals; a victory may be shared.
"""

from folktable.engine.chance import FIRST_POLICY
from folktable.engine.numbered import Kinds, Questions
from folktable.engine.record import GameState, Ints, Rows, i8, i16, i32
from folktable.games.grumpf.notes import *

# --- Sizes ---------------------------------------------------------------------------------------------

CLANS = 6  # seats, and with two players the neutral clan after them
SLOTS = 8  # Grumpfs of a clan
BOARDS = 6
GROUNDS = 12  # both sides of every board: board, or BOARDS + board for "••"
SPACES = 7  # of the longest track
ANIMALS = 5
PLACES = 6  # of the longest award list
HUTS = 3
MOST_HANDS = 2
HANDS = CLANS * MOST_HANDS  # a hand is seat * MOST_HANDS + 0 or 1
PROFILE = 16  # equally likely thinking times

MAMMOTH, BIRD, FISH, REPTILE, BEE, SORCERER = range(BOARDS)  # boards; the first five are also Animals
NOBODY = -1
CLUB = -1  # the face of a token that shows a club; numbers are above 0, and 0 is an empty slot
NOTHING = 0
POINT = 100  # in a score: a point outweighs every tie-break, which takes one off for each Animal

# --- How a hunt is played --------------------------------------------------------------------------------

LIVE, BEAT, CLOCK = range(3)  # landings as they come; in beats; on the seeded event clock, for simulation

# --- Conditions and prizes of a Hunting Ground -----------------------------------------------------------

(
    OPEN_GROUND,
    SUM_AT_LEAST,
    SUM_BETWEEN,
    SUM_AT_MOST,
    COUNT_AT_LEAST,
    ALL_SAME,
    ALL_DIFFERENT,
    EACH_AT_MOST,
    SUM_EVEN,
) = range(9)
SHARE_ANIMALS, SORCERER_TILE, FORCED_TRADE = range(3)

# --- Actions: the ledger's numbers -----------------------------------------------------------------------

FLIP = 0  # FLIP + slot
PLACE = 8  # PLACE + 6 * slot + board
KNOCK = 56  # KNOCK + 42 * slot + 7 * board + space
ELDER = 392
WAIT = 393  # on the clock: look again later; in beats: hold; live: stand still until the hunt ends
READY = 394  # then, when all are ready: shout
DECLINE = 395
TRADE = 396  # TRADE + 25 * (seats from the trader on, less 1) + 5 * Animal given + Animal taken
ACTIONS = 521

# --- Phases ----------------------------------------------------------------------------------------------

QUESTIONS = Questions()
asks = QUESTIONS.asks

GET_READY = asks("ready", "grumpf-round-6")  # each seat says when it is ready
SHOUT = asks("shout", "grumpf-ruling-37")  # all are: anybody may start the hunt
HUNT = asks("hunt", "grumpf-hunt-1", "grumpf-hunt-4")  # flip, place, club, Elder
TRADING = asks("trade", "grumpf-trade-2")  # the strongest clan on the Sorcerer board "••" may exchange
ANSWERING = asks("answer", "grumpf-ruling-29")  # the other seat picks the Animal it gives (option `trade_pick`)

# Steps that need no decision: the rules carry them out at once.
FIRST_AUTOMATIC = 10
STOCKING, DROPPING, CLOCK_RUNS, BEAT_RESOLVES, COUNTING_UP, ROUND_OVER = range(FIRST_AUTOMATIC, FIRST_AUTOMATIC + 6)

# --- What a hand does --------------------------------------------------------------------------------------

IDLE, ASKED, WAITING, MOVING = range(4)  # MOVING + action: on its way, or committed in beat mode

# --- Why an action is refused --------------------------------------------------------------------------------

REFUSALS = Kinds()
FINE = REFUSALS.add("", "")
TOO_EARLY = REFUSALS.add("too-early", "grumpf-rt-13")
HAND_BUSY = REFUSALS.add("hand-busy", "grumpf-rt-5")
IN_HUT = REFUSALS.add("in-hut", "grumpf-hut-3")
NOT_YOURS = REFUSALS.add("not-yours", "grumpf-rt-3")
WRONG_FACE = REFUSALS.add("wrong-face", "grumpf-club-1")
TRACK_FULL = REFUSALS.add("track-full", "grumpf-hunt-8")
NO_TARGET = REFUSALS.add("no-target", "grumpf-club-5")
TARGET_COVERED = REFUSALS.add("target-covered", "grumpf-club-2")
TARGET_SAFE = REFUSALS.add("target-safe", "grumpf-club-4")
MUST_PLACE_ALL = REFUSALS.add("must-place-all", "grumpf-two-5")
HUNT_OVER = REFUSALS.add("hunt-over", "grumpf-hut-6")
TARGET_OWN = REFUSALS.add("target-own", "grumpf-ruling-12")  # with the option `club_own` off

# --- Streams of chance: who plays, and how fast, never changes a draw or a drop [grumpf-sim-7] -------------------

BAG, TIES, DROPS, NEUTRAL = range(4, FIRST_POLICY)
THINKING = 20  # THINKING + 16 * seat + 256 * round, counted by `moves`

# A hunt has at most 12 hands that land something every 300 ms for ten minutes; a simulation that waits more
# often than that is stopped as unfinished. Between hunts: six times ready, one shout, a trade and its answer.
MOST_HUNT_DECISIONS = 12 * 2000
MOST_ROUNDS = 4
MOST_DECISIONS = MOST_ROUNDS * (MOST_HUNT_DECISIONS + CLANS + 3)


class State(GameState):
    # The boards.
    round: int = i8()  # 1 to 4
    ground: Ints = i8(BOARDS)  # the side in play: board, or BOARDS + board
    bag: Ints = i8(ANIMALS)  # Animals still in it, by kind
    herd: Ints = i8(ANIMALS)  # Animals on the boards
    filled: Ints = i8(BOARDS)  # spaces taken
    track: Rows = i8(BOARDS, SPACES)  # who stands there: clan * SLOTS + slot + 1, or NOTHING
    club: Rows = i8(BOARDS, SPACES)  # the club that lies on it, in the same numbers
    tiles_left: int = i8()  # Sorcerer tiles on their board

    # The clans.
    shows: Rows = i8(CLANS, SLOTS)  # the face up
    under: Rows = i8(CLANS, SLOTS)  # the face down
    pool: Ints = i16(CLANS)  # slots not on a board, as bits
    turned: Ints = i16(CLANS)  # slots turned up in this hunt for all to see: both faces are known
    aside: int = i16()  # slots of the neutral clan that showed a club
    home: int = i8()  # seats whose Elder is in a hut, as bits
    hut: Ints = i8(HUTS)  # seat + 1, in the order they came
    owned: Rows = i8(CLANS, ANIMALS)  # Animals of each seat; of the neutral clan: out of the game
    jokers: Ints = i8(CLANS)
    tiles: Ints = i8(CLANS)

    # The hunt.
    ready: int = i8()  # seats that are ready, as bits
    standing: int = i8()  # live: seats that stand still until the hunt ends, as bits
    tie: Ints = i8(CLANS)  # place of each seat in the tie order
    hunt_decisions: int = i16()

    # Hands: on the clock what they do and when, in beat mode what they have committed.
    does: Ints = i16(HANDS)
    at: Ints = i32(HANDS)  # when the movement lands, or the seat is asked
    start: Ints = i32(HANDS)  # when the movement starts
    sequence: Ints = i32(HANDS)
    next_sequence: int = i32()
    now: int = i32()  # milliseconds since the drop
    hand: int = i8()  # the hand that is asked
    moves: Ints = i16(CLANS)  # movements decided on in this hunt: the place in the seat's stream of delays

    # Beats.
    beat: int = i16()
    still_beats: int = i8()  # beats in a row in which nobody did anything
    flips: Ints = i8(CLANS)  # of this beat
    flipped: Ints = i16(CLANS)  # slots that lie otherwise than the others have seen, as bits
    fresh: Ints = i16(CLANS)  # slots turned up in this beat: known to their owner alone

    # The trade.
    trader: int = i8()
    victim: int = i8()
    give: int = i8()


# Why a hunt ended.
ENDINGS = Kinds()
ALL_HOME = ENDINGS.add("all-home", "grumpf-hut-6")
POOLS_EMPTY = ENDINGS.add("pools-empty", "grumpf-hut-8")
TIME_UP = ENDINGS.add("time-up", "grumpf-hut-8")
ALL_STILL = ENDINGS.add("all-still", "grumpf-beat-6")
BEATS_UP = ENDINGS.add("beats-up", "grumpf-beat-6")
