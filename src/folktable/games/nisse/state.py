"""The state of a game of The Grumpy Nisse, and the names of its numbers.

Seats: 2, asymmetric. Hidden: hands and the order of the decks. Chance: the deal of the grid, draft dice, a
shuffle of each deck in each round, the dice of 3s, one event. Decisions: at most MOST_DECISIONS. Result: one
winner, no points, no draws.
"""

from folktable.engine.knowledge import CardState
from folktable.engine.numbered import Kinds, Questions
from folktable.engine.record import Ints, Rows, i8, i32
from folktable.games.nisse.notes import *

# --- Seats and observers -----------------------------------------------------------------------------

VIOLET, TORECH, SPECTATOR = range(3)
OBSERVERS = 3
EVERYONE = 0b111  # all observers, as bits
NOBODY = -1

# --- Cards: suit * 9 + number - 1 ---------------------------------------------------------------------

CARDS = 36
NUMBERS = 9
SUITS = 4
NO_TRUMP = 4  # the trump of neutral spaces: no card has it
NONE = -1

# Piles: DECK + seat, HAND + seat, DISCARD + seat, TAKEN + seat (drafted cards, before there is a deck).
DECK, _TORECHS_DECK, HAND, _TORECHS_HAND, DISCARD, _TORECHS_DISCARD, TAKEN, _TORECHS_CARDS, GRID, PLAYED = range(10)
PILES = 10
DECK_CARDS = 18  # a player's cards after the draft, for the whole game

# --- The draft -----------------------------------------------------------------------------------------

ROWS = 6
COLUMNS = 6
DICE = 3
PICKS = 3  # in each roll
ROLLS_IN_DRAFT = 11  # with three cards each; the last three go without dice
HIGHEST_FACE = 6

# --- The progress board --------------------------------------------------------------------------------

SPACES = 18
NO_EVENT, TRICKS, SHORTCUT_BEGINS, SHORTCUT_ENDS, PLAN, DETERMINATION, PANIC = range(7)  # what is on a space

# --- Actions -------------------------------------------------------------------------------------------

CARD = 0  # CARD + card: take, play, discard, swap or bury, by phase
DIE = 36  # DIE + face - 1: use a draft die showing that face
DECLINE = 42  # the swap of a 2
ORDER = 43  # ORDER + n: the n-th of the six orders of the top three cards, for a 4; the first changes nothing
ORDERS = 6
SWAP_TOP = 2  # the order that swaps the top two cards: the only other one where there are two
ACTIONS = 49

# --- Phases: the question being asked --------------------------------------------------------------------

QUESTIONS = Questions()
asks = QUESTIONS.asks

CHOOSE_DIE = asks("choose die", "nisse-draft-4", "nisse-draft-7", text="die")
TAKE_CARD = asks("take card", "nisse-draft-4", "nisse-draft-7", text="card")  # with the chosen die
FREE_PICK = asks("free pick", "nisse-draft-8", text="free")  # one of the last three cards
LEAD = asks("lead", "nisse-turn-1")
FOLLOW = asks("follow", "nisse-turn-2", "nisse-compare-4")
PANIC_DISCARD = asks("panic discard", "nisse-panic-1", "nisse-panic-2", text="panic")
SWAP_TAKE = asks("swap take", "nisse-card2-1")  # 2: a card of the discard pile
SWAP_GIVE = asks("swap give", "nisse-card2-2")  # 2: a card of the hand for it
ARRANGE = asks("arrange", "nisse-card4-1")  # 4
BURY = asks("bury", "nisse-card7-1")  # 7

# Steps: what the rules carry out at once. The draft and the rounds:
FIRST_AUTOMATIC = 20
NEXT_ROLL, NEXT_PICK, NEXT_ROUND = range(FIRST_AUTOMATIC, FIRST_AUTOMATIC + 3)

# A turn, in this order: a step is followed by the one below it [nisse-turn-9]. Those marked ? may ask a player.
(
    NEXT_TURN,  # ? the leader shows a card
    ANSWER,  # ? the other player shows one
    TURN_IS_WON,  # the winner, the pawn, an event
    TORECH_PANICS,  # ?
    VIOLET_PANICS,  # ?
    WINNERS_EFFECT,  # ?
    LOSERS_EFFECT,  # ?
    END_OF_TURN,  # discard, draw, take up open hands; is the round over?
) = range(NEXT_ROUND + 1, NEXT_ROUND + 9)

# --- How a game ends -----------------------------------------------------------------------------------

NO_END, MET_ORDEP, PLAN_WORKED, SUN_ROSE = range(4)

# Bounds. A turn uses up one card of each player and only determination, once, brings cards back, so nothing
# can go on for ever [nisse-ruling-40]: the default box has at most 18 + 18 + 4 turns [nisse-end-5], any box
# at most MOST_TURNS. A turn has at most 8 decisions: two plays, two panic discards, two effects of two each.
# A draft has a die and a card for each of 33 picks and three free picks.
MOST_ROUNDS = 4
MOST_TURNS = DECK_CARDS * (MOST_ROUNDS + 1)
MOST_DECISIONS = 2 * PICKS * ROLLS_IN_DRAFT + PICKS + 8 * MOST_TURNS


class State(CardState, piles=PILES, observers=OBSERVERS):
    # Cards. `piles` is the truth (engine/knowledge.py); these add order.
    deck: Rows = i8(2, DECK_CARDS)  # the deck of each player from bottom to top
    deck_size: Ints = i8(2)
    discard: Rows = i8(2, DECK_CARDS)  # the discard pile of each player from bottom to top
    discard_size: Ints = i8(2)
    played: Ints = i8(2)  # the card each seat has shown this turn, or NONE
    open_for: Ints = i8(2)  # turns, this one included, that a 6 keeps the hand of a seat open; 0: it is closed

    # The draft.
    grid: Ints = i8(CARDS)  # row by row, NONE where a card was taken; row 1 lies next to the board
    rows: int = i8()  # that still have a number
    roll: int = i8()  # 1 to 11; 12 while the last three cards are taken
    pick: int = i8()  # 1 to 3
    dice: Ints = i8(DICE)  # faces, 0 once used
    die: int = i8()  # the face chosen for this pick, 0 while there is none

    # The progress board.
    space: int = i8()  # of Violet's pawn
    tricked: int = i8()  # 1 once Torech has tricked Violet
    shortcut_live: int = i8()  # 1 when a win on this turn takes the shortcut
    plan_wins: int = i8()  # Torech's on the plan space, while Violet is there; no cards laid out [nisse-plan-3]
    attempted: int = i8()  # 1 once a turn was played on the determination space
    panicked: int = i32()  # spaces whose panic is used up, as bits

    # The course of the game.
    round: int = i8()  # 0 during the draft
    turn: int = i8()
    leader: int = i8()  # the seat that shows a card first this turn
    winner_of_turn: int = i8()
    swapped: int = i8()  # the card that a 2 has taken, while one is given for it
    sevened: Ints = i8(2)  # 1 where a seat's 7 took effect this turn
    cards_returned: int = i8()  # 1 in the turn in which determination brought cards back
    winner: int = i8()
    ended_by: int = i8()


# How a comparison comes out.
LEAD_WINS, FOLLOW_WINS, DICE_DECIDE = range(3)

# Why: x of COMPARED.
REASONS = Kinds()
ONE_BEATS_NINE = REASONS.add("one-beats-nine", "nisse-card1-1")
HIGHER_OF_COLOUR = REASONS.add("higher", "nisse-compare-1")
TRUMPED = REASONS.add("trumped", "nisse-compare-2")
FIVE_STANDS = REASONS.add("five-stands", "nisse-card5-1")
OFF_COLOUR = REASONS.add("off-colour", "nisse-compare-3")
MORE_ON_DICE = REASONS.add("dice", "nisse-card3-1")
TIED_ON_DICE = REASONS.add("dice-tied", "nisse-card3-6")
