"""What a seat of Oh Gnome You Don't! sees, as numbers: no more than it knows (engine/observing.py).

Gnomes are seen from the observer's place: he is gnome 0, the others follow clockwise, and gnomes that do not play are
all zero. Cards go by their types, in the order of the edition's list. How many there are of each is written in binary,
in three groups of bits: ones, twos and fours; 7 stands for more. An edition may have so many cards alike, so many
lasting effects at once or replies on each other that not all of them are told; ours is far from it.
"""

from folktable.engine.observing import LARGEST, bits, number, put_number, put_one, put_set
from folktable.engine.record import RUNNING, Ints
from folktable.games.gnome.box import Box
from folktable.games.gnome.gems import SMALLEST, wealth
from folktable.games.gnome.rules import result
from folktable.games.gnome.state import *
from folktable.games.gnome.state import State
from folktable.games.gnome.trail import on_trail

PHASES = len(QUESTIONS)
OP_CODES = len(OPS) + 1
MOST_COUNTED = 7  # cards or gems in one place: three bits
LOOK = 8  # spaces ahead that are told one by one: as far as a die and boots carry
KINDS_AHEAD = 7  # of spaces: doors, bridges, slimes, three hazards, the Cottage
TOLD_EFFECTS = 12
TOLD_REPLIES = 5  # with the card at the bottom, that is a stack of six
TYPE_BITS = 6
TOLD_ITEMS = 10  # of a gnome, whose order is told
LOW_SPACES = 64  # so many fit one group of bits

GNOME = (
    bits("at", MOST_SPACES, "his space: Start, the stones, the Cottage, then the businesses"),
    bits("way", 2 * MOST_FORKS + MOST_SEATS, "how he passed each bridge or slime (the short way, the long way);"
         " then as which he came home"),
    bits("brawl cards", BRAWL_CARDS, "those he has left: every used one has been shown"),
    bits("under", OP_CODES, "what works on him now, by what it does"),
    bits("items ones", MOST_TYPES, "his tabled items, 3 of a type at most"),
    bits("items twos", MOST_TYPES, "the same"),
    bits("items order", TYPE_BITS * TOLD_ITEMS, "the same from the one tabled longest: type + 1 of each in binary"),
    *(number(f"jewels {kind}", LARGEST, "pieces of this kind, from the most valuable") for kind in range(KINDS)),
    number("gems", LARGEST, "what they are worth"),
    number("hand size", MOST_CARDS, "cards in his hand"),
    number("green cards", 8, "that all know him to hold at least"),
    number("steps home", MOST_SPACES, "along the trail, the long way"),
    number("shown", 30, "what his brawl card counts, while losers pay"),
)  # fmt: skip
GNOME_WORDS = sum(feature.words for feature in GNOME)

PLAYED_BITS = MOST_TYPES + MOST_SEATS
EFFECT_BITS = MOST_TYPES + MOST_SEATS + 6

FEATURES = (
    bits("question", PHASES, "what is being decided"),
    bits("asked", MOST_SEATS, "who decides"),
    bits("active", MOST_SEATS, "whose turn it is"),
    bits("mover", MOST_SEATS, "who moves or moved last"),
    bits("way", SENT_BACK + 1, "how: by die, by his own card, pushed, sent back"),
    bits("sender", MOST_SEATS, "who pushes him"),
    bits("target", MOST_SEATS, "at whom the card at the bottom of the stack is aimed"),
    bits("payee", MOST_SEATS, "whom the one who picks jewels pays; nobody: the mine"),
    bits("jewel", KINDS, "he goes on with jewels of this kind or smaller"),
    bits("brawlers", MOST_SEATS, "who brawls, or is asked to"),
    bits("have picked", MOST_SEATS, "who holds out a brawl card"),
    bits("my pick", BRAWL_CARDS, "the brawl card I hold out"),
    bits("brawl winner", MOST_SEATS, "whom the losers pay"),
    bits("first", MOST_SEATS, "who began the game"),
    bits("barred", MOST_BUSINESSES, "businesses shut to the active gnome this turn"),
    bits("flags", 4, "he has stepped into a business; a pause is answered; he may stop tabling; nobody may decline"),
    bits("over", 3, "running, ended, stopped"),
    bits("winners", MOST_SEATS, "who has won"),
    number("round", MOST_ROUNDS + 1, "the round"),
    number("roll", 6, "the movement die"),
    number("tripped", 20, "steps that an interrupt allows, 0 without one"),
    number("steps", 40, "the mover has left"),
    number("owed items", 20, "items that a hazard still takes"),
    number("takings", LARGEST, "gems for what was sold in this visit"),
    number("sold", MOST_ITEMS, "items sold in this visit"),
    number("window", MOST_SEATS, "seats asked so far, clockwise, in the open window"),
    number("asked to reply", MOST_SEATS, "seats asked so far, clockwise, for a reply"),
    number("tabling", 20, "items that may still be tabled at once"),
    number("called", MOST_SEATS, "seats asked to brawl, or that have paid, so far"),
    number("due", LARGEST, "gems still due"),
    number("draw pile", MOST_CARDS, "cards in it"),
    number("discard pile", MOST_CARDS, "cards in it"),
    number("stack", MOST_REPLIES, "cards being played"),
    *(
        bits(f"{where} {power}", MOST_TYPES, meaning)
        for where, meaning in (
            ("my hand", "cards in my hand"),
            ("others", "cards neither in my hand nor discarded: in the draw pile, in other hands, or on the table"),
            ("discards", "cards in the discard pile"),
        )
        for power in ("ones", "twos", "fours")
    ),
    bits("I can", OP_CODES, "what cards in my hand do"),
    bits("given", MOST_TYPES, "the item to be given in a swap"),
    bits("taken", MOST_TYPES, "the item to be taken in it"),
    bits("to cure", MOST_LASTING, "the lasting effect to be ended"),
    bits("announced", PLAYED_BITS, "the card at the bottom of the stack, then who plays it"),
    *(
        bits(f"reply {n}", PLAYED_BITS, "a card on top of it, the last one first, then who plays it")
        for n in range(TOLD_REPLIES)
    ),
    *(
        bits(f"effect {n}", EFFECT_BITS, "a lasting effect: its card, on whom, whether it works now, turns in binary")
        for n in range(TOLD_EFFECTS)
    ),
    *(feature._replace(name=f"gnome {n} {feature.name}") for n in range(MOST_SEATS) for feature in GNOME),
    *(
        bits(f"gems lying {power}{spaces}", size, "gems on the spaces of the trail")
        for spaces, size in ((f" below {LOW_SPACES}", LOW_SPACES), (f" from {LOW_SPACES}", MOST_SPACES - LOW_SPACES))
        for power in ("ones", "twos", "fours")
    ),
    *(number(f"mine {kind}", LARGEST, "jewels of this kind in the mine") for kind in range(KINDS)),
    number("extra jewels", LARGEST, "jewels worth 1 that are out beyond the mine's count"),
    bits("ahead", KINDS_AHEAD * LOOK, "the spaces before me: doors, bridges, slimes, where gems, items, cards are lost,"
         " the Cottage"),
    *(number(f"hazard {n + 1} ahead", 20, "how much is lost there") for n in range(LOOK)),
    *(
        number(f"door {n}", MOST_SPACES, "of a business: steps ahead of me and 1; 0 if I am past it")
        for n in range(MOST_BUSINESSES)
    ),
    *(
        number(f"prices {n}", LARGEST, "what my tabled items fetch at this business by its list")
        for n in range(MOST_BUSINESSES)
    ),
    bits("businesses", 2 * MOST_BUSINESSES, "where a die sets prices; where gnomes may brawl"),
    bits("options", 9, "brawling; forfeits; attacks on any turn; strict silence; payers pick; tolls may fall short;"
         " brawls need gems; the last walks home; the earlier wins ties"),
    number("hand limit", 20, "on leaving a business, 0 without one"),
    number("round limit", MOST_ROUNDS, "rounds at most"),
    *(number(f"toll {n}", 50, "of a bridge, 0 for a slime") for n in range(MOST_FORKS)),
    *(number(f"home {n + 1}", 100, "gems for coming home at this place, and 50") for n in range(MOST_SEATS)),
    *(number(f"worth {kind}", 50, "value of a jewel of this kind") for kind in range(KINDS)),
)  # fmt: skip

# What people are shown and a row leaves out, with the reason.
LEFT_OUT = {
    "cards": "what is printed on the cards is the same all through an edition; which ones lie open is in the row",
    "prices": "the price lists likewise; what all my items fetch at each business is in the row",
    "trail": "the board likewise; the next spaces, the doors and the tolls are in the row",
    "brawl_titles": "texts",
}


def observe(s: State, box: Box, observer: int, out: Ints) -> None:
    at = put_question(s, box, observer, out, 0)
    at = put_course(s, out, at)
    at = put_cards(s, box, observer, out, at)
    at = put_stack(s, box, observer, out, at)
    at = put_effects(s, box, observer, out, at)
    for n in range(MOST_SEATS):
        if n < box.seats:
            at = put_gnome(s, box, (observer + n) % box.seats, out, at)
        else:
            at = put_nothing(out, at, GNOME_WORDS)
    at = put_counts(s.lying, 0, LOW_SPACES, out, at)
    at = put_counts(s.lying, LOW_SPACES, MOST_SPACES - LOW_SPACES, out, at)
    at = put_mine(s, out, at)
    at = put_ahead(box, on_trail(box, s.at[observer]), out, at)
    at = put_prices(s, box, observer, out, at)
    put_edition(box, out, at)


def seen_from(box: Box, observer: int, seat: int) -> int:
    """How many places clockwise from the observer a seat is."""
    return NONE if seat == NONE else (seat - observer + box.seats) % box.seats


def all_seen_from(box: Box, observer: int, seats: int) -> int:
    """Seats as bits, the observer's first."""
    return (seats >> observer | seats << box.seats - observer) & (1 << box.seats) - 1


def put_nothing(out: Ints, at: int, words: int) -> int:
    for word in range(words):
        out[at + word] = 0
    return at + words


# --- The question, and the course of the game ----------------------------------------------------------------


def put_question(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    running = s.over == RUNNING
    at = put_one(out, at, s.phase if running else NONE, PHASES)
    at = put_set(out, at, all_seen_from(box, observer, s.waiting) if running else 0, MOST_SEATS)
    at = put_one(out, at, seen_from(box, observer, s.active), MOST_SEATS)
    at = put_one(out, at, seen_from(box, observer, s.mover), MOST_SEATS)
    at = put_one(out, at, s.way, SENT_BACK + 1)
    at = put_one(out, at, seen_from(box, observer, s.sender if s.way == PUSHED else NONE), MOST_SEATS)
    at = put_one(out, at, seen_from(box, observer, s.target), MOST_SEATS)
    at = put_one(out, at, seen_from(box, observer, s.payee if s.phase == PAY else NONE), MOST_SEATS)
    at = put_one(out, at, s.smallest if s.phase == PAY else NONE, KINDS)
    at = put_brawl(s, box, observer, out, at)
    at = put_one(out, at, seen_from(box, observer, s.first), MOST_SEATS)
    at = put_set(out, at, s.barred, MOST_BUSINESSES)
    at = put_set(out, at, s.visiting | s.paused << 1 | s.may_stop << 2 | s.forced << 3, 4)
    at = put_one(out, at, s.over, 3)
    return put_set(out, at, 0 if running else all_seen_from(box, observer, winners(s, box)), MOST_SEATS)


def put_brawl(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    """Of a card that another has picked it is told only that it was."""
    picking = s.phase == PICK
    paying = s.brawlers != 0 and s.phase != ELECT and not picking
    picked = sum(1 << seat for seat in range(box.seats) if picking and s.pick[seat] > 0)
    at = put_set(out, at, all_seen_from(box, observer, s.brawlers), MOST_SEATS)
    at = put_set(out, at, all_seen_from(box, observer, picked), MOST_SEATS)
    at = put_one(out, at, s.pick[observer] - 1 if picking else NONE, BRAWL_CARDS)
    return put_one(out, at, seen_from(box, observer, s.winner if paying else NONE), MOST_SEATS)


def winners(s: State, box: Box) -> int:
    best, found = result(s, box, 0), 0
    for seat in range(box.seats):
        score = result(s, box, seat)
        if score > best:
            best, found = score, 0
        if score == best:
            found |= 1 << seat
    return found


def put_course(s: State, out: Ints, at: int) -> int:
    at = put_number(out, at, s.round)
    at = put_number(out, at, s.roll)
    at = put_number(out, at, s.tripped)
    at = put_number(out, at, s.steps)
    at = put_number(out, at, s.owed_items)
    at = put_number(out, at, min(s.takings, LARGEST))
    at = put_number(out, at, s.sold)
    at = put_number(out, at, s.window)
    at = put_number(out, at, s.asked)
    at = put_number(out, at, s.tabling)
    at = put_number(out, at, s.called)
    at = put_number(out, at, min(s.due, LARGEST))
    at = put_number(out, at, s.pile_size)
    at = put_number(out, at, s.discard_size)
    return put_number(out, at, s.stack)


# --- Cards ---------------------------------------------------------------------------------------------------


def put_cards(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    at = put_counts(s.hand[observer], 0, MOST_TYPES, out, at)
    ones = twos = fours = can = 0
    for card in range(MOST_TYPES):
        held = s.hand[observer][card]
        others = min(box.copies[card] - held - s.discard[card], MOST_COUNTED)
        ones |= (others & 1) << card
        twos |= (others >> 1 & 1) << card
        fours |= (others >> 2 & 1) << card
        can |= (1 if held > 0 else 0) << box.op[card]
    at = put_set(out, at, ones, MOST_TYPES)
    at = put_set(out, at, twos, MOST_TYPES)
    at = put_set(out, at, fours, MOST_TYPES)
    at = put_counts(s.discard, 0, MOST_TYPES, out, at)
    at = put_set(out, at, can, OP_CODES)
    at = put_one(out, at, s.chosen, MOST_TYPES)
    at = put_one(out, at, s.taken, MOST_TYPES)
    return put_one(out, at, s.to_cure, MOST_LASTING)


def put_counts(counts: Ints, first: int, size: int, out: Ints, at: int) -> int:
    """Some of a row of small numbers in binary: which have a one, a two, a four."""
    ones = twos = fours = 0
    for n in range(size):
        count = min(counts[first + n], MOST_COUNTED)
        ones |= (count & 1) << n
        twos |= (count >> 1 & 1) << n
        fours |= (count >> 2 & 1) << n
    at = put_set(out, at, ones, size)
    at = put_set(out, at, twos, size)
    return put_set(out, at, fours, size)


def put_stack(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    at = put_set(out, at, played(s, box, observer, 0) if s.stack > 0 else 0, PLAYED_BITS)
    for n in range(TOLD_REPLIES):
        place = s.stack - 1 - n
        at = put_set(out, at, played(s, box, observer, place) if place > 0 else 0, PLAYED_BITS)
    return at


def played(s: State, box: Box, observer: int, place: int) -> int:
    return 1 << s.stack_card[place] | 1 << MOST_TYPES + seen_from(box, observer, s.stack_by[place])


def put_effects(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    for i in range(TOLD_EFFECTS):
        told = 0
        if i < s.effects:
            told = 1 << s.effect[i] | 1 << MOST_TYPES + seen_from(box, observer, s.effect_on[i])
            told |= (s.effect_turns[i] << 1 | s.effect_awake[i]) << MOST_TYPES + MOST_SEATS
        at = put_set(out, at, told, EFFECT_BITS)
    return at


# --- Gnomes --------------------------------------------------------------------------------------------------


def put_gnome(s: State, box: Box, seat: int, out: Ints, at: int) -> int:
    at = put_one(out, at, s.at[seat], MOST_SPACES)
    way = 1 << 2 * MOST_FORKS + s.place[seat] - 1 if s.place[seat] > 0 else 0
    under = 0
    for fork in range(MOST_FORKS):
        way |= s.route[seat][fork] << 2 * fork  # the short way is one bit, the long way the other
    for i in range(s.effects):
        if s.effect_on[i] == seat and s.effect_awake[i]:
            under |= 1 << box.op[s.effect[i]]
    at = put_set(out, at, way, 2 * MOST_FORKS + MOST_SEATS)
    at = put_set(out, at, s.brawl_hand[seat], BRAWL_CARDS)
    at = put_set(out, at, under, OP_CODES)
    at = put_items(s, seat, out, at)
    for kind in range(KINDS):
        at = put_number(out, at, min(s.purse[seat][kind], LARGEST))
    at = put_number(out, at, min(wealth(s, box, seat), LARGEST))
    at = put_number(out, at, s.hand_size[seat])
    at = put_number(out, at, s.green_floor[seat])
    at = put_number(out, at, box.cottage - on_trail(box, s.at[seat]))
    return put_number(out, at, s.pick[seat] if s.phase != PICK else 0)


def put_items(s: State, seat: int, out: Ints, at: int) -> int:
    """Of two items that are equally good an attack takes the one tabled longer: so their order is told, too."""
    ones = twos = order = count = 0
    for i in range(s.items):
        if s.item_owner[i] == seat:
            again = ones & 1 << s.item[i]
            ones = ones ^ 1 << s.item[i] | twos & again  # a fourth stays a third
            twos |= again
            if count < TOLD_ITEMS:
                order |= s.item[i] + 1 << TYPE_BITS * count
                count += 1
    at = put_set(out, at, ones, MOST_TYPES)
    at = put_set(out, at, twos, MOST_TYPES)
    return put_set(out, at, order, TYPE_BITS * TOLD_ITEMS)


# --- The board, and the edition ------------------------------------------------------------------------------


def put_mine(s: State, out: Ints, at: int) -> int:
    for kind in range(KINDS):
        at = put_number(out, at, min(max(s.mine[kind], 0), LARGEST))
    return put_number(out, at, min(max(-s.mine[SMALLEST], 0), LARGEST))


def put_ahead(box: Box, here: int, out: Ints, at: int) -> int:
    ahead = 0
    for n in range(LOOK):
        if here + 1 + n <= box.cottage:
            ahead |= kinds_of_space(box, here + 1 + n) << n
    at = put_set(out, at, ahead, KINDS_AHEAD * LOOK)
    for n in range(LOOK):
        at = put_number(out, at, box.hazard_amount[here + 1 + n] if here + 1 + n < box.cottage else 0)
    for business in range(MOST_BUSINESSES):
        at = put_number(out, at, max(box.door[business] - here + 1, 0) if box.door[business] > START else 0)
    return at


def kinds_of_space(box: Box, space: int) -> int:
    """What a space of the trail is, as bits that are LOOK apart."""
    fork, hazard = box.fork_at[space], box.hazard[space]
    kinds = 1 if box.business_at[space] != NONE else 0
    kinds |= 0 if fork == NONE else 1 << (1 + box.slime[fork]) * LOOK
    kinds |= 0 if hazard == NO_HAZARD else 1 << (2 + hazard) * LOOK
    return kinds | (1 << (KINDS_AHEAD - 1) * LOOK if space == box.cottage else 0)


def put_prices(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    for business in range(MOST_BUSINESSES):
        total = 0
        for i in range(s.items):
            if s.item_owner[i] == observer and not box.die_price[business]:
                total += box.price[business][s.item[i]]
        at = put_number(out, at, min(total, LARGEST))
    return at


def put_edition(box: Box, out: Ints, at: int) -> None:
    businesses = 0
    for n in range(MOST_BUSINESSES):
        businesses |= box.die_price[n] << n | box.brawls_inside[n] << MOST_BUSINESSES + n
    options = box.brawling | box.forfeit_item << 1 | box.attacks_any_turn << 2 | box.strict_silence << 3
    options |= box.payer_picks << 4 | box.toll_short << 5 | box.brawl_needs_gems << 6
    options |= box.walks_home << 7 | box.earlier_wins_ties << 8
    at = put_set(out, at, businesses, 2 * MOST_BUSINESSES)
    at = put_set(out, at, options, 9)
    at = put_number(out, at, box.hand_limit)
    at = put_number(out, at, box.turn_cap)
    for fork in range(MOST_FORKS):
        at = put_number(out, at, box.toll[fork])
    for place in range(MOST_SEATS):
        at = put_number(out, at, box.finish_gems[place] + 50)
    for kind in range(KINDS):
        at = put_number(out, at, box.jewel_value[kind])
