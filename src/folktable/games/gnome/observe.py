"""What a seat of Oh Gnome You Don't! sees, as numbers: no more than it knows (engine/observing.py).

Gnomes are seen from the observer's place: he is gnome 0, the others follow clockwise, and gnomes that do not play are
all zero. Cards go by their types, in the order of the edition's list. How many there are of each is written in binary,
in three groups of bits: ones, twos and fours; 7 stands for more. An edition may have so many cards alike, so many
lasting effects at once or replies on each other that not all of them are told; ours is far from it.
"""

from folktable.engine.observing import *
from folktable.engine.record import RUNNING, Ints
from folktable.games.gnome.box import Box
from folktable.games.gnome.gems import SMALLEST, wealth
from folktable.games.gnome.rules import result
from folktable.games.gnome.state import *
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
COUNTED = ("ones", "twos", "fours")


# --- The question, and the course of the game ----------------------------------------------------------------


def who(box: Box, me: int, seat: int, told: bool) -> int:
    return seat_from(box, me, seat) if told else NONE


def have_picked(s: State, box: Box, me: int) -> int:
    """Of a card that another has picked it is told only that it was."""
    picked = sum(1 << seat for seat in range(box.seats) if s.phase == PICK and s.pick[seat] > 0)
    return seats_from(box, me, picked)


def is_paying(s: State) -> bool:
    return s.brawlers != 0 and s.phase != ELECT and s.phase != PICK


def winners(s: State, box: Box) -> int:
    best, found = result(s, box, 0), 0
    for seat in range(box.seats):
        score = result(s, box, seat)
        if score > best:
            best, found = score, 0
        if score == best:
            found |= 1 << seat
    return found


# --- Cards ---------------------------------------------------------------------------------------------------


def put_cards(s: State, box: Box, me: int, out: Ints, at: int) -> int:
    at = put_counts(s.hand[me], 0, MOST_TYPES, out, at)
    ones = twos = fours = 0
    for card in range(MOST_TYPES):
        others = min(box.copies[card] - s.hand[me][card] - s.discard[card], MOST_COUNTED)
        ones |= (others & 1) << card
        twos |= (others >> 1 & 1) << card
        fours |= (others >> 2 & 1) << card
    at = put_set(out, at, ones, MOST_TYPES)
    at = put_set(out, at, twos, MOST_TYPES)
    at = put_set(out, at, fours, MOST_TYPES)
    return put_counts(s.discard, 0, MOST_TYPES, out, at)


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


def can_do(s: State, box: Box, me: int) -> int:
    can = 0
    for card in range(MOST_TYPES):
        can |= (1 if s.hand[me][card] > 0 else 0) << box.op[card]
    return can


def played(s: State, box: Box, observer: int, place: int) -> int:
    return 1 << s.stack_card[place] | 1 << MOST_TYPES + seat_from(box, observer, s.stack_by[place])


def reply(s: State, box: Box, me: int, n: int) -> int:
    place = s.stack - 1 - n
    return played(s, box, me, place) if place > 0 else 0


def lasting(s: State, box: Box, me: int, i: int) -> int:
    if i >= s.effects:
        return 0
    told = 1 << s.effect[i] | 1 << MOST_TYPES + seat_from(box, me, s.effect_on[i])
    return told | (s.effect_turns[i] << 1 | s.effect_awake[i]) << MOST_TYPES + MOST_SEATS


# --- Gnomes --------------------------------------------------------------------------------------------------


def put_gnomes(s: State, box: Box, me: int, out: Ints, at: int) -> int:
    for n in range(box.seats):
        at = put_gnome(s, box, (me + n) % box.seats, out, at)
    return put_nothing(out, at, (MOST_SEATS - box.seats) * GNOME_WORDS)


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


def put_lying(s: State, box: Box, me: int, out: Ints, at: int) -> int:
    at = put_counts(s.lying, 0, LOW_SPACES, out, at)
    return put_counts(s.lying, LOW_SPACES, MOST_SPACES - LOW_SPACES, out, at)


def spaces_ahead(s: State, box: Box, me: int) -> int:
    here = on_trail(box, s.at[me])
    ahead = 0
    for n in range(LOOK):
        if here + 1 + n <= box.cottage:
            ahead |= kinds_of_space(box, here + 1 + n) << n
    return ahead


def kinds_of_space(box: Box, space: int) -> int:
    """What a space of the trail is, as bits that are LOOK apart."""
    fork, hazard = box.fork_at[space], box.hazard[space]
    kinds = 1 if box.business_at[space] != NONE else 0
    kinds |= 0 if fork == NONE else 1 << (1 + box.slime[fork]) * LOOK
    kinds |= 0 if hazard == NO_HAZARD else 1 << (2 + hazard) * LOOK
    return kinds | (1 << (KINDS_AHEAD - 1) * LOOK if space == box.cottage else 0)


def hazard_ahead(s: State, box: Box, me: int, n: int) -> int:
    space = on_trail(box, s.at[me]) + 1 + n
    return box.hazard_amount[space] if space < box.cottage else 0


def steps_to_door(s: State, box: Box, me: int, business: int) -> int:
    return max(box.door[business] - on_trail(box, s.at[me]) + 1, 0) if box.door[business] > START else 0


def items_fetch(s: State, box: Box, me: int, business: int) -> int:
    total = sum(box.price[business][s.item[i]] for i in range(s.items) if s.item_owner[i] == me)
    return 0 if box.die_price[business] else min(total, LARGEST)


def businesses(s: State, box: Box, me: int) -> int:
    return sum(box.die_price[n] << n | box.brawls_inside[n] << MOST_BUSINESSES + n for n in range(MOST_BUSINESSES))


def options(s: State, box: Box, me: int) -> int:
    options = box.brawling | box.forfeit_item << 1 | box.attacks_any_turn << 2 | box.strict_silence << 3
    options |= box.payer_picks << 4 | box.toll_short << 5 | box.brawl_needs_gems << 6
    return options | box.walks_home << 7 | box.earlier_wins_ties << 8


SEEN: Row = (
    one("question", PHASES, "what is being decided", lambda s, box, me: s.phase if s.over == RUNNING else NONE),
    bits("asked", MOST_SEATS, "who decides",
         lambda s, box, me: seats_from(box, me, s.waiting) if s.over == RUNNING else 0),
    one("active", MOST_SEATS, "whose turn it is", lambda s, box, me: seat_from(box, me, s.active)),
    one("mover", MOST_SEATS, "who moves or moved last", lambda s, box, me: seat_from(box, me, s.mover)),
    one("way", SENT_BACK + 1, "how: by die, by his own card, pushed, sent back"),
    one("sender", MOST_SEATS, "who pushes him", lambda s, box, me: who(box, me, s.sender, s.way == PUSHED)),
    one("target", MOST_SEATS, "at whom the card at the bottom of the stack is aimed",
        lambda s, box, me: seat_from(box, me, s.target)),
    one("payee", MOST_SEATS, "whom the one who picks jewels pays; nobody: the mine",
        lambda s, box, me: who(box, me, s.payee, s.phase == PAY)),
    one("jewel", KINDS, "he goes on with jewels of this kind or smaller",
        lambda s, box, me: s.smallest if s.phase == PAY else NONE),
    bits("brawlers", MOST_SEATS, "who brawls, or is asked to", lambda s, box, me: seats_from(box, me, s.brawlers)),
    bits("have picked", MOST_SEATS, "who holds out a brawl card", have_picked),
    one("my pick", BRAWL_CARDS, "the brawl card I hold out",
        lambda s, box, me: s.pick[me] - 1 if s.phase == PICK else NONE),
    one("brawl winner", MOST_SEATS, "whom the losers pay", lambda s, box, me: who(box, me, s.winner, is_paying(s))),
    one("first", MOST_SEATS, "who began the game", lambda s, box, me: seat_from(box, me, s.first)),
    bits("barred", MOST_BUSINESSES, "businesses shut to the active gnome this turn"),
    bits("flags", 4, "he has stepped into a business; a pause is answered; he may stop tabling; nobody may decline",
         lambda s, box, me: s.visiting | s.paused << 1 | s.may_stop << 2 | s.forced << 3),
    one("over", 3, "running, ended, stopped"),
    bits("winners", MOST_SEATS, "who has won",
         lambda s, box, me: 0 if s.over == RUNNING else seats_from(box, me, winners(s, box))),
    number("round", MOST_ROUNDS + 1, "the round"),
    number("roll", 6, "the movement die"),
    number("tripped", 20, "steps that an interrupt allows, 0 without one"),
    number("steps", 40, "the mover has left"),
    number("owed items", 20, "items that a hazard still takes"),
    number("takings", LARGEST, "gems for what was sold in this visit", lambda s, box, me: min(s.takings, LARGEST)),
    number("sold", MOST_ITEMS, "items sold in this visit"),
    number("window", MOST_SEATS, "seats asked so far, clockwise, in the open window"),
    number("asked to reply", MOST_SEATS, "seats asked so far, clockwise, for a reply", lambda s, box, me: s.asked),
    number("tabling", 20, "items that may still be tabled at once"),
    number("called", MOST_SEATS, "seats asked to brawl, or that have paid, so far"),
    number("due", LARGEST, "gems still due", lambda s, box, me: min(s.due, LARGEST)),
    number("draw pile", MOST_CARDS, "cards in it", lambda s, box, me: s.pile_size),
    number("discard pile", MOST_CARDS, "cards in it", lambda s, box, me: s.discard_size),
    number("stack", MOST_REPLIES, "cards being played"),
    filled_by(put_cards, *(
        bits(f"{where} {power}", MOST_TYPES, meaning)
        for where, meaning in (
            ("my hand", "cards in my hand"),
            ("others", "cards neither in my hand nor discarded: in the draw pile, in other hands, or on the table"),
            ("discards", "cards in the discard pile"),
        )
        for power in COUNTED
    )),
    bits("I can", OP_CODES, "what cards in my hand do", can_do),
    one("given", MOST_TYPES, "the item to be given in a swap", lambda s, box, me: s.chosen),
    one("taken", MOST_TYPES, "the item to be taken in it"),
    one("to cure", MOST_LASTING, "the lasting effect to be ended"),
    bits("announced", PLAYED_BITS, "the card at the bottom of the stack, then who plays it",
         lambda s, box, me: played(s, box, me, 0) if s.stack > 0 else 0),
    each(bits(f"reply {n}", PLAYED_BITS, "a card on top of it, the last one first, then who plays it", reply)
         for n in range(TOLD_REPLIES)),
    each(bits(f"effect {n}", EFFECT_BITS, "a lasting effect: its card, on whom, whether it works now, turns in binary",
              lasting) for n in range(TOLD_EFFECTS)),
    filled_by(put_gnomes, *(feature._replace(name=f"gnome {n} {feature.name}")
                            for n in range(MOST_SEATS) for feature in GNOME)),
    filled_by(put_lying, *(
        bits(f"gems lying {power}{spaces}", size, "gems on the spaces of the trail")
        for spaces, size in ((f" below {LOW_SPACES}", LOW_SPACES), (f" from {LOW_SPACES}", MOST_SPACES - LOW_SPACES))
        for power in COUNTED
    )),
    each(number(f"mine {kind}", LARGEST, "jewels of this kind in the mine",
                lambda s, box, me, n: min(max(s.mine[n], 0), LARGEST)) for kind in range(KINDS)),
    number("extra jewels", LARGEST, "jewels worth 1 that are out beyond the mine's count",
           lambda s, box, me: min(max(-s.mine[SMALLEST], 0), LARGEST)),
    bits("ahead", KINDS_AHEAD * LOOK, "the spaces before me: doors, bridges, slimes, where gems, items, cards are lost,"
         " the Cottage", spaces_ahead),
    each(number(f"hazard {n + 1} ahead", 20, "how much is lost there", hazard_ahead) for n in range(LOOK)),
    each(number(f"door {n}", MOST_SPACES, "of a business: steps ahead of me and 1; 0 if I am past it", steps_to_door)
         for n in range(MOST_BUSINESSES)),
    each(number(f"prices {n}", LARGEST, "what my tabled items fetch at this business by its list", items_fetch)
         for n in range(MOST_BUSINESSES)),
    bits("businesses", 2 * MOST_BUSINESSES, "where a die sets prices; where gnomes may brawl", businesses),
    bits("options", 9, "brawling; forfeits; attacks on any turn; strict silence; payers pick; tolls may fall short;"
         " brawls need gems; the last walks home; the earlier wins ties", options),
    number("hand limit", 20, "on leaving a business, 0 without one", lambda s, box, me: box.hand_limit),
    number("round limit", MOST_ROUNDS, "rounds at most", lambda s, box, me: box.turn_cap),
    each(number(f"toll {n}", 50, "of a bridge, 0 for a slime", lambda s, box, me, n: box.toll[n])
         for n in range(MOST_FORKS)),
    each(number(f"home {n + 1}", 100, "gems for coming home at this place, and 50",
                lambda s, box, me, n: box.finish_gems[n] + 50) for n in range(MOST_SEATS)),
    each(number(f"worth {kind}", 50, "value of a jewel of this kind", lambda s, box, me, n: box.jewel_value[n])
         for kind in range(KINDS)),
)  # fmt: skip
FEATURES, observe = layout_of(SEEN), observe_of(SEEN, __name__)

# What people are shown and a row leaves out, with the reason.
LEFT_OUT = {
    "cards": "what is printed on the cards is the same all through an edition; which ones lie open is in the row",
    "prices": "the price lists likewise; what all my items fetch at each business is in the row",
    "trail": "the board likewise; the next spaces, the doors and the tolls are in the row",
    "brawl_titles": "texts",
}
