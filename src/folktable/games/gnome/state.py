"""The state of a game of Oh Gnome You Don't!, and the names of its numbers.

Seats: 2 to 6. Hidden: hands, and brawl cards picked but not yet shown. Chance: the deal, draws, dice, a few
random picks. Decisions: at most MOST_DECISIONS. Result: gems at the end, shared wins possible.

Equal cards are interchangeable, so hands and piles are counts by card type. Nobody ever sees the order of the draw
pile, so it has none: a card is drawn from it at random.
"""

from folktable.engine.numbered import Questions
from folktable.engine.record import GameState, Ints, Rows, i8, i16
from folktable.games.gnome.notes import *
from folktable.games.gnome.ops import *

# --- How much fits into a state --------------------------------------------------------------------------

MOST_SEATS = 6
MOST_TYPES = 52  # different cards
MOST_CARDS = 104
MOST_ITEMS = 52  # green cards
MOST_SPACES = 80  # trail and businesses together
MOST_BUSINESSES = 6
MOST_FORKS = 4  # bridges and Slug Slimes together
MOST_LASTING = 24  # lasting effects in play at once
MOST_REPLIES = 12  # cards that may lie on top of each other
KINDS = 5  # of jewels, from the most valuable; the last one is worth 1
BRAWL_CARDS = 10

NONE = -1
NOBODY = -1
MINE = -1  # where a payment goes that no gnome receives

# --- Cards -------------------------------------------------------------------------------------------------

GREEN, PURPLE, RED = range(3)
NO_KIND, INTERRUPT, REMEDY, ATTACK = range(4)  # of red cards
ON_OWN_PLAY, AS_RESPONSE, ON_ROLL, ON_ENTER = 1, 2, 4, 8  # when a red card may be played, as bits
NO_AIM, AT_SELF, AT_ALL, AT_OPPONENT, AT_HINDMOST = range(5)
UNTIL_ENDED = 0  # the turns of a lasting effect that is not counted in turns


NO_HAZARD, HAZARD_GEMS, HAZARD_ITEMS, HAZARD_HALF_HAND = range(4)

# --- Moving ------------------------------------------------------------------------------------------------

START = 0  # stones are 1, 2, ... along the trail, then the Cottage, then the businesses
BY_DIE, BY_OWN_CARD, PUSHED, SENT_BACK = range(4)
NO_ROUTE, SHORT_WAY, LONG_WAY = range(3)  # how a gnome passed a fork: over the bridge or slime, or round it

# --- Actions -----------------------------------------------------------------------------------------------

NO = 0  # pass, done, decline, walk past, let him choose
YES = 1
CROSS = 2  # pay and cross the bridge
BEHIND = 3  # the trail behind, for oneself or for a gnome one sends
CARD = 4  # CARD + type: play, reply, table, sell, give, take, lose, discard
LEFT = CARD + MOST_TYPES  # LEFT + n: the target, n seats to the left of the actor
BRAWL = LEFT + MOST_SEATS  # BRAWL + value - 1
JEWEL = BRAWL + BRAWL_CARDS  # JEWEL + kind: hand it over
EFFECT = JEWEL + KINDS  # EFFECT + place among the lasting effects: the ailment to cure
ACTIONS = EFFECT + MOST_LASTING

# --- Phases: a question that is open, or the next step of the rules ------------------------------------------

# Questions, with the ledger's number of the decision. `decide` in rules.py says where each answer leads.
QUESTIONS = Questions()
asks = QUESTIONS.asks

ROLL_REPLY = asks("roll reply", "gnome-rcard-10")  # D1
ADD_TO_ROLL = asks("add to roll", "gnome-pcard-9")  # D2
DOOR = asks("door", "gnome-biz-1", "gnome-turn-5")  # D3
ENTER_REPLY = asks("enter reply", "gnome-rcard-11")  # D4
BRIDGE = asks("bridge", "gnome-bridge-1", "gnome-bridge-4")  # D5
SELL = asks("sell", "gnome-biz-2", "gnome-biz-4", "gnome-biz-9")  # D6 and D7
CHANGE_UP = asks("change up", "gnome-gem-6", "gnome-ruling-27")  # D8
LOSE_ITEM = asks("lose item", "gnome-bridge-5")  # D9
ELECT = asks("elect", "gnome-brawl-4")  # D10
PICK = asks("pick", "gnome-brawl-5")  # D11
PLAY = asks("play", "gnome-turn-3", "gnome-card-8")  # D12
TARGET = asks("target", "gnome-card-9")  # D13
TABLE_ITEM = asks("table item", "gnome-pcard-12")  # D14
GIVE_ITEM = asks("give item", "gnome-pcard-13")  # D15
TAKE_ITEM = asks("take item", "gnome-pcard-13")  # D15
SEND = asks("send", "gnome-bridge-9", "gnome-ruling-34")  # D16
REPLY = asks("reply", "gnome-stack-2", "gnome-stack-4")  # D17
WHICH_AILMENT = asks("which ailment", "gnome-rcard-2", text="ailment")  # D18
FORFEIT = asks("forfeit", "gnome-house-1")  # D19
DISCARD = asks("discard", "gnome-house-2")  # D20
PAY = asks("pay", "gnome-ruling-4")  # which jewels, with `payment = payer`
ATTACK_WINDOW = asks("attack window", "gnome-ruling-11", text="attack")  # with `attack_timing = any_turn`

# Steps, which the rules carry out at once. `proceed` in rules.py says what each does and which one follows.
FIRST_STEP = 40
(
    BEGIN_TURN,
    LEAVE,  # the space where a gnome stands, by die or by card
    ROLL,
    ROLL_WINDOW,
    FIX_STEPS,
    WALK,
    WALK_BACK,
    LANDING,
    HAZARD,
    LOSING_ITEMS,
    PICK_UP,
    MEETING,
    ASK_TO_BRAWL,
    BRAWL_BEGINS,
    BRAWL_SHOWN,
    BRAWL_PAYMENTS,
    ENTER_WINDOW,
    ENTER,
    SELLING,
    CLOSE_SALE,
    PLAY_STEP,
    ANNOUNCE,
    REPLIES,
    TABLING,
    ATTACKS,  # with `attack_timing = any_turn`
    DRAW,
    ARRIVE,  # at the Cottage
    END_TURN,
    NEXT_TURN,
) = range(FIRST_STEP, FIRST_STEP + 29)

# The technical bound on length: turn_cap rounds (200 at most, box.py) of six turns. A turn has at most 5 + 1 decisions
# about the roll, 6 per door (6 of them) and 2 per bridge on the way, two landings (9 items, 12 about a brawl, 65 jewels
# handed over in it), 14 to announce and 5 + 5 to be asked for attacks; every card played in reply costs two rounds
# of 6, and no more are played than drawn: 300 is above the sum.
MOST_ROUNDS = 200
MOST_DECISIONS = MOST_ROUNDS * MOST_SEATS * 300


class State(GameState):
    # Draw cards, as counts by type. Red cards are discarded as they are played; a purple one lies on the stack, then
    # in front of a gnome while it lasts.
    hand: Rows = i8(MOST_SEATS, MOST_TYPES)
    hand_size: Ints = i8(MOST_SEATS)
    green_floor: Ints = i8(MOST_SEATS)  # green cards that all know a hand to hold at least: of those dealt at the start
    pile: Ints = i8(MOST_TYPES)
    pile_size: int = i8()
    discard: Ints = i8(MOST_TYPES)
    discard_size: int = i8()
    item: Ints = i8(MOST_ITEMS)  # tabled items of all gnomes, the one tabled longest first: types
    item_owner: Ints = i8(MOST_ITEMS)
    items: int = i8()

    # Lasting effects of all gnomes, in the order they took effect.
    effect: Ints = i8(MOST_LASTING)  # card types
    effect_on: Ints = i8(MOST_LASTING)  # the gnome
    effect_turns: Ints = i8(MOST_LASTING)  # turns left, or UNTIL_ENDED
    effect_awake: Ints = i8(MOST_LASTING)  # 1 while it works; 0 while it waits for the gnome's next turn
    effects: int = i8()

    # Gems.
    purse: Rows = i16(MOST_SEATS, KINDS)
    mine: Ints = i16(KINDS)  # below zero: that many extra jewels are out there
    lying: Ints = i8(MOST_SPACES)  # jewels worth 1 on each stone

    # The gnomes.
    at: Ints = i8(MOST_SEATS)
    route: Rows = i8(MOST_SEATS, MOST_FORKS)  # how each gnome passed each fork
    place: Ints = i8(MOST_SEATS)  # 1 for who came home first; 0 on the trail
    brawl_hand: Ints = i16(MOST_SEATS)  # brawl cards left, as bits by value - 1

    # The course of the game.
    first: int = i8()  # the seat that began
    round: int = i16()
    active: int = i8()  # whose turn it is
    home: int = i8()  # gnomes in the Cottage

    # This turn.
    roll: int = i8()
    tripped: int = i8()  # steps that an interrupt allows, 0 without one
    barred: int = i8()  # businesses that are shut to the active gnome this turn, as bits
    visiting: int = i8()  # 1 once he has stepped into a business
    takings: int = i16()  # gems owed for what he has sold in this visit
    sold: int = i8()  # items sold in this visit
    window: int = i8()  # seats asked so far, clockwise, in the open window

    # A movement.
    mover: int = i8()
    way: int = i8()
    steps: int = i8()
    sender: int = i8()  # who pushes
    paused: int = i8()  # 1 once the pause at this space has been answered
    owed_items: int = i8()  # items a hazard still takes
    after_move: int = i8()  # the step that follows the movement and what comes of it

    # Cards being played: the first at the bottom.
    stack_card: Ints = i8(MOST_REPLIES)
    stack_by: Ints = i8(MOST_REPLIES)
    stack: int = i8()
    target: int = i8()  # of the card at the bottom, or NONE
    chosen: int = i8()  # item given, or NONE
    taken: int = i8()  # item taken, or NONE
    to_cure: int = i8()  # the ailment named with it: its place among the lasting effects, or NONE
    asked: int = i8()  # seats asked so far in this reply round
    tabling: int = i8()  # items that may still be tabled at once
    may_stop: int = i8()  # 1 once one of them has been tabled
    after_card: int = i8()  # the step that follows the card at the bottom

    # A brawl.
    brawlers: int = i8()  # seats, as bits
    called: int = i8()  # seats asked, or that have paid, so far
    forced: int = i8()  # 1 where nobody may decline
    pick: Ints = i8(MOST_SEATS)  # brawl card picked; once shown, what it counts
    winner: int = i8()

    # A payment whose jewels the payer picks.
    payee: int = i8()
    due: int = i16()
    smallest: int = i8()  # he goes on with jewels of this kind or smaller
    after_payment: int = i8()  # the step that follows
