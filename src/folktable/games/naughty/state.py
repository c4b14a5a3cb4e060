"""The state of a game of Naughty or Nice, and the names of its numbers.

Seats: 2 to 5. Hidden: hands, decks, where Midnight lies in its stack. Chance: shuffles, random thefts. Reactions: a
stack of frames. Decisions: at most MOST_DECISIONS. Result: points, then fulfilled wishes; a tie is a shared win.
"""

from folktable.engine.numbered import Kinds, Questions
from folktable.engine.record import GameState, Ints, Rows, i8, i16, i64
from folktable.games.naughty.notes import *

MOST_SEATS = 5
NONE = -1

# --- Presents: card = kind * COPIES + copy -------------------------------------------------------------

KINDS = 12  # of presents
COPIES = 4
PRESENTS = KINDS * COPIES
COLOURS = 4
RED, BLUE, BLACK, GREEN, SAME, ANY = range(6)  # icons of a wish: a colour, one colour for all of these, anything
ICONS = 6

# --- Creatures, kinds in the order of the edition ------------------------------------------------------

CREATURE_SORTS = Kinds()
SNOW_MAIDEN = CREATURE_SORTS.add("snow_maiden", "naughty-snow-2")
ELVES = CREATURE_SORTS.add("elves", "naughty-elves-1")
MRS_CLAUS = CREATURE_SORTS.add("mrs_claus", "naughty-mrs-1")
TOMTE = CREATURE_SORTS.add("tomte", "naughty-tomte-2")
CAGA_TIO = CREATURE_SORTS.add("caga_tio", "naughty-caga-1")
REINDEER = CREATURE_SORTS.add("reindeer", "naughty-rein-1")
PAPA_WOLVERINE = CREATURE_SORTS.add("papa_wolverine", "naughty-papa-2")
MR_SCROOGE = CREATURE_SORTS.add("mr_scrooge", "naughty-scrooge-1")
YULE_CAT = CREATURE_SORTS.add("yule_cat", "naughty-cat-1")
MARI_LWYD = CREATURE_SORTS.add("mari_lwyd", "naughty-mari-1")
CRINGE = CREATURE_SORTS.add("cringe", "naughty-cringe-1")
KRAMPUS = CREATURE_SORTS.add("krampus", "naughty-krampus-1")
CREATURE_KINDS = len(CREATURE_SORTS)
CREATURES = 40  # the box says which kind each card is
HELPFUL, HARMFUL, NEUTRAL = range(3)

# --- Kiddos --------------------------------------------------------------------------------------------

KIDDOS = 40
SHAPES = 5
MIDNIGHT = 40  # the number of the Midnight card, in the kiddo deck as in the creature deck
KIDDO_DECK, CREATURE_DECK = range(2)  # where it was drawn
PLAYGROUND = 8
ROW = 3
LARGEST_STACK = 10  # the bottom stack, Midnight included

# --- Gift givers ---------------------------------------------------------------------------------------

GIVER_SORTS = Kinds()
SANTA_CLAUS = GIVER_SORTS.add("santa_claus", "naughty-santa-1")
CHRISTKINDL = GIVER_SORTS.add("christkindl", "naughty-christ-1")
FATHER_CHRISTMAS = GIVER_SORTS.add("father_christmas", "naughty-father-1")
ODIN = GIVER_SORTS.add("odin", "naughty-odin-1")
SAINT_NICHOLAS = GIVER_SORTS.add("saint_nicholas", "naughty-nick-1")
AUNT_ARIE = GIVER_SORTS.add("aunt_arie", "naughty-arie-1")
LA_BEFANA = GIVER_SORTS.add("la_befana", "naughty-befana-1")
DED_MOROZ = GIVER_SORTS.add("ded_moroz", "naughty-ded-1")
GIVERS = len(GIVER_SORTS)
NO_GIVERS, PREFERRED_ONLY, FULL_GIVERS = range(3)  # what a level uses of them

# --- Where a card is -----------------------------------------------------------------------------------

# ROW_SPACE: the offer row or the Playground. GIVEN: in a wish that is not settled yet. SHOWN: turned up by Elves.
# LOOKED_AT: drawn in a Summon that is not decided yet. IN_PLAY: a creature on the stack. HAND + seat: presents and
# creatures in hand, kiddos won. BEFORE + seat: a Scrooge that lies before a player.
DECK, BOTTOM, DISCARD, ROW_SPACE, GIVEN, SHOWN, LOOKED_AT, IN_PLAY, RUDOLF, REMOVED = range(10)
HAND = 10
BEFORE = HAND + MOST_SEATS
ZONES = BEFORE + MOST_SEATS
FRESH_HAND = ZONES  # FRESH_HAND + seat: where `imagine` deals cards that are fresh
ROOM = FRESH_HAND + MOST_SEATS

# --- Streams of chance of this game's own --------------------------------------------------------------

THEFTS = 4

# --- Actions: the ledger's compact numbering, with two icons more --------------------------------------

PASS = 0  # end the turn, decline, keep in hand
CRAFT = 1
SUMMON = 2
YES = 3  # tuck under Rudolf, leave out a black present, repeat
PRESENT = 4  # PRESENT + kind: take, give, call, pick, discard a pair
FROM_DECK = PRESENT + KINDS
SPACE = FROM_DECK + 1  # SPACE + n of the Playground
CREATURE = SPACE + PLAYGROUND  # CREATURE + kind: play, answer, keep
LEFT = CREATURE + CREATURE_KINDS  # LEFT + n: the opponent n + 1 seats to the left
NUMBER = LEFT + MOST_SEATS - 1  # NUMBER + n: n + 1 cards played together
SEARCH = NUMBER + 4  # SEARCH + zone: creature deck, bottom stack, discards
ICON = SEARCH + 3  # ICON + icon
GIVER = ICON + ICONS
RANDOM_GIVER = GIVER + GIVERS
ACTIONS = RANDOM_GIVER + 1

FULFIL = 3  # the third basic action, where CRAFT and SUMMON are the first two

# --- Phases: the question being asked (D numbers are the ledger's decisions) ---------------------------

QUESTIONS = Questions()
asks = QUESTIONS.asks

PICK_GIVER = asks("pick giver", "naughty-setup-9", text="giver")  # D1
TUCK = asks("tuck", "naughty-santa-1")  # D2
SANTAS_PAIR = asks("santas pair", "naughty-santa-2", text="pair")  # D3
SEARCH_WHERE = asks("search where", "naughty-santa-2", "naughty-ruling-41", text="search")  # D4
SWEEP = asks("sweep", "naughty-befana-1")  # D5
MAIN = asks("main", "naughty-turn-1", "naughty-turn-2")  # D6, D7
CRAFT_SOURCE = asks("craft source", "naughty-craft-1", "naughty-craft-2", text="craft")  # D8
KEEP = asks("keep", "naughty-summon-1")  # D9, and D2 for Santa Claus
LEAVE_OUT = asks("leave out", "naughty-nick-1")  # D10
REPLACE = asks("replace", "naughty-caga-2")  # D11
GIVE = asks("give", "naughty-wish-1", "naughty-wish-8")  # D12
TARGET = asks("target", "naughty-ruling-16", "naughty-ruling-46")  # D13
CALL = asks("call", "naughty-krampus-1")  # D14
PICK_KIDDO = asks("pick kiddo", "naughty-ruling-16", text="kiddo")  # D15
HOW_MANY = asks("how many", "naughty-rein-1", "naughty-rein-2")  # D16
REPEAT = asks("repeat", "naughty-snow-2")  # D17
ELVES_PICK = asks("elves pick", "naughty-elves-1", text="elves")  # D18
ANSWER_CREATURE = asks("answer creature", "naughty-react-1", "naughty-react-2")  # D19
ANSWER_WISH = asks("answer wish", "naughty-react-6")  # D20
WOLVERINE_PICK = asks("wolverine pick", "naughty-papa-2", text="wolverine")  # D21
COMFORT = asks("comfort", "naughty-christ-1")  # D22
EXTRA_ACTION = asks("extra action", "naughty-ded-1", "naughty-ded-2", text="extra")  # D23
AUTOMATIC = 30  # nothing to decide: the rules go on

# --- The course of a turn: what comes next once the stack is empty --------------------------------------

CHOOSING_GIVERS, TURN_BEGINS, MAY_SEARCH, MAY_SWEEP, ACTING, TURN_ENDS = range(6)

# --- The stack: what is under way, the newest on top ---------------------------------------------------

PLAYING, WISHING, CRAFTING, SUMMONING, TUCKING, COMFORTING, EXTRA = range(1, 8)  # tasks
MOST_COPIES = 9  # of a creature, in any edition
DEPTH = 3 + MOST_COPIES  # Snow Maiden, the wish that she repeats, Papa Wolverine, and one Tomte after another

# What comes next for a creature being played. ASKING: who answers it? RESOLVING: its text. CHOOSING: what the text
# leaves to choose, one after another. Then it is put away, CANCELLED by a Tomte or SETTLED.
DECLARING, ASKING, RESOLVING, CHOOSING, CANCELLED, SETTLED = range(6)
# What comes next for a wish. WOLVERINES: who takes of the presents given?
REPLACING, LEAVING_OUT, PAYING, SCORING, WOLVERINES, CLOSING = range(6)

TURN_LIMIT = 1000
# The bound on length. A turn has at most 18 decisions of its own: search (2), sweep, basic action and end, and 13 for
# the longest basic action, a wish: one black icon to leave out, 6 presents, 4 seats asked for a Papa Wolverine, 2 for
# the set bonus. The rest belongs to creature cards, each of which is played or thrown away once (the pile is never
# reshuffled). The dearest is a Snow Maiden of Ded Moroz under `ded_own_play_extra`: 3 to play and declare, 5 asked
# (4 seats, one of them again), and three more basic actions of 14 with the question before them.
MOST_DECISIONS = 8 + TURN_LIMIT * 18 + CREATURES * (3 + 5 + 3 * 14)


class State(GameState):
    # Cards. Copies of a kind are alike; their numbers only serve to say who knows of which.
    present_in: Ints = i8(PRESENTS)  # zone of each present
    present_seen: Ints = i8(PRESENTS)  # observers who know that it is there, as bits
    present_deck: Ints = i8(PRESENTS)  # from bottom to top
    present_deck_size: int = i8()
    row: Ints = i8(ROW)  # the offer row, NONE where there is a gap
    presents: Rows = i8(MOST_SEATS, KINDS)  # presents in hand by kind
    lacks: Ints = i16(MOST_SEATS)  # kinds that a hand is openly known not to hold, as bits
    creature_in: Ints = i8(CREATURES)
    creature_seen: Ints = i8(CREATURES)
    creature_deck: Ints = i8(CREATURES)  # above the bottom stack, from bottom to top
    creature_deck_size: int = i8()
    creature_stack: Ints = i8(LARGEST_STACK)  # the bottom stack, MIDNIGHT in it
    creature_stack_size: int = i8()
    creatures: Rows = i8(MOST_SEATS, CREATURE_KINDS)  # creatures in hand by kind
    fresh: int = i64()  # creatures in hands that came there this turn, as bits by card
    barren: int = i8()  # 1 the deck, 2 the bottom stack: openly known to hold no Reindeer
    kiddo_in: Ints = i8(KIDDOS)
    kiddo_deck: Ints = i8(KIDDOS)
    kiddo_deck_size: int = i8()
    kiddo_stack: Ints = i8(LARGEST_STACK)
    kiddo_stack_size: int = i8()
    playground: Ints = i8(PLAYGROUND)  # kiddo on each space, or NONE
    room: Ints = i8(ROOM)  # working space of `determinize`, zero between decisions

    # Players.
    giver: Ints = i8(MOST_SEATS)  # or NONE
    points: Ints = i16(MOST_SEATS)
    wishes: Ints = i8(MOST_SEATS)  # fulfilled

    # The course of the game.
    stage: int = i8()
    first: int = i8()  # the seat that began
    active: int = i8()  # whose turn it is
    turn: int = i16()
    basic: int = i8()  # the basic action taken this turn: CRAFT, SUMMON, FULFIL or 0
    did: int = i8()  # 1 once the active player has done anything this turn
    idle: int = i8()  # turns in a row in which nothing was done
    midnight: int = i8()  # 1 once a Midnight card has been drawn
    final_turns: int = i8()  # still to come, the present one included; 0 before the last round

    # The stack of what is under way; what a task does not use is zero.
    depth: int = i8()
    task: Ints = i8(DEPTH)
    doer: Ints = i8(DEPTH)  # the acting player
    step: Ints = i8(DEPTH)  # PLAYING, WISHING: what comes next
    asked: Ints = i8(DEPTH)  # PLAYING, WISHING: the seat that is asked for a reaction, or picks of the Elves' presents
    left: Ints = i8(DEPTH)  # how many more: draws, creatures to keep, cards to ask about, repeats, picks, Caga Tió
    creature: Ints = i8(DEPTH)  # PLAYING: its kind
    number: Ints = i8(DEPTH)  # PLAYING: cards of this kind played together
    victim: Ints = i8(DEPTH)  # PLAYING: the seat it was declared for, or whose card or wish it answers
    called: Ints = i8(DEPTH)  # PLAYING: the kind of present that Krampus calls
    space: Ints = i8(DEPTH)  # PLAYING, WISHING: where the kiddo is that it is meant for; NONE: there is none

    # The one wish that is being paid and settled.
    kiddo: int = i8()
    due: Ints = i8(ICONS)  # icons still to pay
    worth: int = i8()  # points of the list
    least_kind: int = i8()  # kinds of one icon are given in rising order
    same_colour: int = i8()  # 1 + the colour taken for all SAME icons, 0 before

    # The one Summon that is being decided, and what Santa Claus may tuck of the creatures he has just gained.
    looked_at: Ints = i8(2)
    looked_count: int = i8()
    tuckable: int = i8()
