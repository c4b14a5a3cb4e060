"""What a seat of Naughty or Nice sees, as numbers: no more than it knows (engine/observing.py).

Players are told from the observer on: player 0 is me, player 1 sits to my left; who is not in the game is all zero.
Numbers of cards are told in four bits, worth 1, 2, 4 and 8. What a group calls "known" I have seen there, and no copy
has left unseen since; "unseen" cards are in decks and hands, I don't know which.
"""

from folktable.engine.observing import bits, number, put_number, put_one, put_set
from folktable.engine.record import ENDED, RUNNING, UNFINISHED, Ints
from folktable.games.naughty.basics import of_colour
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import creatures_of_kind, fresh_creatures, hand_of_creatures, hand_of_presents
from folktable.games.naughty.rules import standing
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State

PHASES = len(QUESTIONS)
FOUR = 4  # bits for a number of cards
SIX = 6  # bits for a number of kiddos
THREE = 3  # bits for a number of icons
LOWEST = 64  # points are told from so far below nothing

# Where the cards of a kind are: unseen, then in zone after zone from DECK to SHOWN, out of the game, and in the hands
# from mine on. No creature lies in a row nor is given: there stand those fresh in my hand and those I have drawn.
UNSEEN = 0
ZONE = 1
FRESH = ZONE + ROW_SPACE
DRAWN = ZONE + GIVEN
OUT = ZONE + SHOWN + 1
HANDS = OUT + 1
PLACES = HANDS + MOST_SEATS

PLAYER = (
    bits("flags", 5, "in the game; whose turn it is; who is asked; who began; who has won"),
    bits("giver", GIVERS, "the gift giver"),
    bits("likes", KINDS, "the presents that this giver prefers"),
    bits("lacks", KINDS, "kinds of presents that this hand is openly known not to hold"),
    bits("kiddos", KIDDOS, "the kiddos won"),
    bits("shapes", SHAPES * SIX, "how many of each shape, six bits each"),
    number("points", 255, f"points + {LOWEST}, 0 at least and 255 at most"),
    number("wishes", KIDDOS, "fulfilled wishes"),
    number("presents", PRESENTS, "presents in hand"),
    number("creatures", CREATURES, "creatures in hand"),
    number("fresh", CREATURES, "those among them that sleep this turn"),
    number("scrooges", MOST_COPIES, "Scrooges lying before this player"),
)
PLAYER_WORDS = sum(feature.words for feature in PLAYER)

FEATURES = (
    bits("phase", PHASES, "the question being asked"),
    *(feature._replace(name=f"player {n} {feature.name}") for n in range(MOST_SEATS) for feature in PLAYER),
    *(
        bits(f"present {n}", PLACES * FOUR, "how many of this kind are unseen; known in the deck; -; discarded; on "
             "offer; given in this wish; turned up; not in the game; in my hand; known in the hands from my left on")
        for n in range(KINDS)
    ),
    *(number(f"my colour {n}", PRESENTS, "presents of this colour in my hand") for n in range(COLOURS)),
    *(
        bits(f"creature {n}", PLACES * FOUR, "how many of this kind are unseen; known in the deck; known in the bottom "
             "stack; discarded; fresh in my hand; drawn in my Summon; -; -; in my hand; known in the hands from my "
             "left on")
        for n in range(CREATURE_KINDS)
    ),
    bits("row", ROW * KINDS, "the kind of present on each space of the offer row"),
    bits("playground", KIDDOS, "the kiddos there"),
    *(bits(f"space {n}", SHAPES + ICONS * THREE, "the shape of the kiddo on this space; how many of each icon, three "
           "bits each") for n in range(PLAYGROUND)),
    bits("kiddos to come", KIDDOS, "the kiddos in the deck and its bottom stack"),
    bits("shapes to come", SHAPES * SIX, "how many of each shape, six bits each"),
    bits("kiddos discarded", KIDDOS, "the kiddos swept away"),
    bits("kiddos removed", KIDDOS, "the kiddos that are not in the game"),
    number("present deck", PRESENTS, "cards in it"),
    number("creature deck", CREATURES, "cards above the bottom stack"),
    number("creature stack", LARGEST_STACK, "cards in the bottom stack, Midnight included"),
    number("kiddo deck", KIDDOS, "cards above the bottom stack"),
    number("kiddo stack", LARGEST_STACK, "cards in the bottom stack, Midnight included"),
    number("rudolf", MOST_COPIES, "Reindeer under Rudolf"),
    *(
        group
        for n in range(DEPTH)
        for group in (
            bits(f"under way {n}", 32, "the n-th newest: whose it is (5); creature, wish, Craft, Summon, tucking, "
                 "comfort or extra action (7); the kind of creature (12); how far it is (5); cards played (3)"),
            bits(f"aim {n}", 32, "whom it is meant for (5), the kiddo's space (8), the present called (12); the seat "
                 "asked for an answer (5); how many more (2)"),
        )
    ),
    bits("wished by", KIDDOS, "the kiddo whose wish is being paid"),
    bits("due", ICONS * THREE, "icons of it still to pay, three bits each"),
    bits("same colour", COLOURS, "the colour taken for icons that want one colour"),
    bits("least kind", KINDS, "the kind that was given last for this icon: kinds come in rising order"),
    number("worth", 255, "points of this wish"),
    number("drawn", 2, "creatures drawn in the Summon being decided"),
    bits("course", 12, "basic action: Craft, Summon, Fulfil; something was done this turn; Midnight has struck; it is "
         "still to come from the kiddos, from the creatures; no Reindeer in the deck, in the stack; running, ended, "
         "unfinished"),
    number("turn", 255, "turns begun, 255 at most"),
    number("idle", MOST_SEATS, "turns in a row in which nothing was done"),
    number("final turns", MOST_SEATS, "still to come, this one included"),
    # From here on: this edition and the host's options.
    *(bits(f"giver {n} likes", KINDS, "the presents that this gift giver prefers") for n in range(GIVERS)),
    *(bits(f"colour {n}", KINDS, "the kinds of presents of this colour") for n in range(COLOURS)),
    bits("creature points", CREATURE_KINDS * FOUR, "points of each kind of creature, four bits each"),
    bits("helpful", CREATURE_KINDS, "the helpful kinds of creatures"),
    bits("harmful", CREATURE_KINDS, "the harmful kinds of creatures"),
    bits("comforting", CREATURE_KINDS, "the kinds of creatures after which Christkindl may take a present"),
    *(number(f"reindeer {n}", 99, "points for so many Reindeer played together") for n in range(1, 5)),
    *(number(f"rudolf {n}", 99, "points for so many Reindeer under Rudolf") for n in range(1, 8)),
    *(number(name, 99, meaning) for name, meaning in (
        ("majority", "points for most of a shape"),
        ("all shapes", "points for one of each shape"),
        ("wish present", "points for each present of a list"),
        ("preferred", "points for a preferred present"),
        ("stockings", "the same for Father Christmas"),
        ("odin", "his points for a harmful creature"),
        ("arie", "her points for a helpful creature"),
        ("summon", "points for a creature that Midnight keeps away"),
        ("cat alone", "points that the Yule Cat takes from one player"),
        ("cat tied", "points that she takes from each of several"),
        ("craft", "presents of one Craft"),
        ("start presents", "presents that everybody is dealt"),
        ("start creatures", "creatures that everybody is dealt"),
        ("logs", "Caga Tió that may help with one wish"),
        ("stacked", "cards that Midnight is shuffled with"),
    )),
    bits("rules", 23, "preferred presents count; abilities count; there are creatures; sets; givers are drawn; a basic "
         "action is a duty; only that in a final turn; Summon after Midnight; no score below 0; ties share a majority; "
         "every full set counts; La Befana needs the pair; Christkindl's own creatures comfort her; Ded Moroz acts "
         "after his own discard, after his own Snow Maiden; Tomte answers Reindeer; Santa searches everywhere, tucks "
         "from the start; Scrooges leave together; no points for what Caga Tió gives; the Cat shows hands; swept "
         "kiddos come back; only holders are asked"),
)  # fmt: skip

# What people are shown and a row leaves out, with the reason.
LEFT_OUT: dict[str, str] = {}


def observe(s: State, box: Box, observer: int, out: Ints) -> None:
    at = put_one(out, 0, s.phase if s.over == RUNNING else NONE, PHASES)
    at = put_players(s, box, observer, out, at)
    at = put_presents(s, box, observer, out, at)
    at = put_creatures(s, box, observer, out, at)
    at = put_table(s, box, out, at)
    at = put_under_way(s, box, observer, out, at)
    at = put_wish(s, out, at)
    at = put_course(s, out, at)
    at = put_edition(box, out, at)
    put_set(out, at, rules_of(box), 23)


def seen_from(box: Box, observer: int, seat: int) -> int:
    """How many places to my left a seat is."""
    return seat - observer if seat >= observer else seat - observer + box.seats


# --- Players -------------------------------------------------------------------------------------------


def put_players(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    best = standing(s, 0)
    for seat in range(1, box.seats):
        best = max(best, standing(s, seat))
    for n in range(box.seats):
        at = put_player(s, box, (observer + n) % box.seats, best, out, at)
    for _ in range((MOST_SEATS - box.seats) * PLAYER_WORDS):
        at = put_number(out, at, 0)
    return at


def put_player(s: State, box: Box, seat: int, best: int, out: Ints, at: int) -> int:
    flags = 1
    flags |= 2 if s.active == seat else 0
    flags |= 4 if s.over == RUNNING and s.actor == seat else 0
    flags |= 8 if s.first == seat else 0
    flags |= 16 if s.over != RUNNING and standing(s, seat) == best else 0
    at = put_set(out, at, flags, 5)
    at = put_one(out, at, s.giver[seat], GIVERS)
    at = put_set(out, at, 0 if s.giver[seat] == NONE else box.preferred[s.giver[seat]], KINDS)
    at = put_set(out, at, s.lacks[seat], KINDS)
    won = kiddos_in(s, HAND + seat, HAND + seat)
    at = put_set(out, at, won, KIDDOS)
    at = put_set(out, at, shapes_of(box, won), SHAPES * SIX)
    at = put_number(out, at, min(max(s.points[seat] + LOWEST, 0), 255))
    at = put_number(out, at, s.wishes[seat])
    at = put_number(out, at, hand_of_presents(s, seat))
    at = put_number(out, at, hand_of_creatures(s, seat))
    at = put_number(out, at, fresh_creatures(s, seat))
    return put_number(out, at, creatures_of_kind(s, box, MR_SCROOGE, BEFORE + seat))


# --- Cards ---------------------------------------------------------------------------------------------


def put_presents(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    for kind in range(KINDS):
        counts = s.presents[observer][kind] << HANDS * FOUR
        for card in range(kind * COPIES, kind * COPIES + COPIES):
            if s.present_in[card] != HAND + observer:
                counts += 1 << FOUR * place_of_present(s, box, observer, card)
        at = put_set(out, at, counts, PLACES * FOUR)
    for colour in range(COLOURS):
        at = put_number(out, at, of_colour(s, box, observer, colour))
    return at


def place_of_present(s: State, box: Box, observer: int, card: int) -> int:
    zone = s.present_in[card]
    if (zone == DECK or zone >= HAND) and not s.present_seen[card] >> observer & 1:
        return UNSEEN
    if zone >= HAND:
        return HANDS + seen_from(box, observer, zone - HAND)
    return OUT if zone == REMOVED else ZONE + zone


def put_creatures(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    drawn = 0
    if s.phase == KEEP and s.actor == observer:
        for i in range(s.looked_count):
            drawn += 1 << FOUR * box.creature_kind[s.looked_at[i]]
    for kind in range(CREATURE_KINDS):
        counts = s.creatures[observer][kind] << HANDS * FOUR
        counts |= (drawn >> FOUR * kind & 15) << DRAWN * FOUR
        for card in range(box.first_creature[kind], box.first_creature[kind + 1]):
            zone = s.creature_in[card]
            if zone == HAND + observer:
                counts += (s.fresh >> card & 1) << FRESH * FOUR
            elif zone == DISCARD:
                counts += 1 << FOUR * (ZONE + DISCARD)
            elif not s.creature_seen[card] >> observer & 1:
                counts += 1 << FOUR * UNSEEN
            elif HAND <= zone < BEFORE:
                counts += 1 << FOUR * (HANDS + seen_from(box, observer, zone - HAND))
            elif zone == DECK or zone == BOTTOM:
                counts += 1 << FOUR * (ZONE + zone)
        at = put_set(out, at, counts, PLACES * FOUR)
    return at


# --- The table -----------------------------------------------------------------------------------------


def put_table(s: State, box: Box, out: Ints, at: int) -> int:
    row = 0
    for space in range(ROW):
        if s.row[space] != NONE:
            row |= 1 << space * KINDS + s.row[space] // COPIES
    at = put_set(out, at, row, ROW * KINDS)
    waiting = 0
    for space in range(PLAYGROUND):
        if s.playground[space] != NONE:
            waiting |= 1 << s.playground[space]
    at = put_set(out, at, waiting, KIDDOS)
    for space in range(PLAYGROUND):
        kiddo = s.playground[space]
        wish = 0 if kiddo == NONE else 1 << box.shape[kiddo] | icons(box.wish[kiddo]) << SHAPES
        at = put_set(out, at, wish, SHAPES + ICONS * THREE)
    to_come = kiddos_in(s, DECK, BOTTOM)
    at = put_set(out, at, to_come, KIDDOS)
    at = put_set(out, at, shapes_of(box, to_come), SHAPES * SIX)
    at = put_set(out, at, kiddos_in(s, DISCARD, DISCARD), KIDDOS)
    at = put_set(out, at, kiddos_in(s, REMOVED, REMOVED), KIDDOS)
    at = put_number(out, at, s.present_deck_size)
    at = put_number(out, at, s.creature_deck_size)
    at = put_number(out, at, s.creature_stack_size)
    at = put_number(out, at, s.kiddo_deck_size)
    at = put_number(out, at, s.kiddo_stack_size)
    return put_number(out, at, creatures_of_kind(s, box, REINDEER, RUDOLF))


def icons(wish: Ints) -> int:
    counts = 0
    for icon in range(ICONS):
        counts |= wish[icon] << icon * THREE
    return counts


def kiddos_in(s: State, first: int, last: int) -> int:
    """The kiddos in some zones, as bits."""
    return sum(1 << kiddo for kiddo in range(KIDDOS) if first <= s.kiddo_in[kiddo] <= last)


def shapes_of(box: Box, kiddos: int) -> int:
    counts = 0
    kiddo = 0
    while kiddos >> kiddo:
        if kiddos >> kiddo & 1:
            counts += 1 << SIX * box.shape[kiddo]
        kiddo += 1
    return counts


# --- What is under way ---------------------------------------------------------------------------------


def put_under_way(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    """The newest first: that is what the question is about."""
    for place in range(s.depth - 1, -1, -1):
        at = put_set(out, at, what_is_done(s, box, observer, place), 32)
        at = put_set(out, at, what_it_aims_at(s, box, observer, place), 32)
    for _ in range(DEPTH - s.depth):
        at = put_set(out, at, 0, 32)
        at = put_set(out, at, 0, 32)
    return at


def what_is_done(s: State, box: Box, observer: int, place: int) -> int:
    done = 1 << seen_from(box, observer, s.doer[place])
    done |= 1 << 5 + s.task[place] - PLAYING
    if s.task[place] == PLAYING:
        done |= 1 << 12 + s.creature[place]
    if s.step[place] > 0:
        done |= 1 << 24 + s.step[place] - 1
    return done | s.number[place] << 29


def what_it_aims_at(s: State, box: Box, observer: int, place: int) -> int:
    """Only what has been declared: before that a field says nothing."""
    task, step, kind = s.task[place], s.step[place], s.creature[place]
    aim = s.left[place] << 30
    if task == WISHING:
        aim |= 1 << 5 + s.space[place]
        if step == WOLVERINES:
            aim |= 1 << 25 + seen_from(box, observer, s.asked[place])
    elif task == PLAYING:
        if kind == TOMTE or kind == PAPA_WOLVERINE:
            aim |= 1 << seen_from(box, observer, s.victim[place])
        if step != DECLARING:
            if kind == MR_SCROOGE or kind == MARI_LWYD or kind == CRINGE:
                aim |= 1 << seen_from(box, observer, s.victim[place])
            if (kind == MRS_CLAUS or kind == CAGA_TIO) and s.space[place] != NONE:
                aim |= 1 << 5 + s.space[place]
            if kind == KRAMPUS:
                aim |= 1 << 13 + s.called[place]
        if step == ASKING or (step == CHOOSING and kind == ELVES):
            aim |= 1 << 25 + seen_from(box, observer, s.asked[place])
    return aim


def put_wish(s: State, out: Ints, at: int) -> int:
    wishing = False
    for place in range(s.depth):
        wishing = wishing or s.task[place] == WISHING
    at = put_one(out, at, s.kiddo if wishing else NONE, KIDDOS)
    at = put_set(out, at, icons(s.due), ICONS * THREE)
    at = put_one(out, at, s.same_colour - 1, COLOURS)
    at = put_one(out, at, s.least_kind if s.phase == GIVE else NONE, KINDS)
    at = put_number(out, at, s.worth)
    return put_number(out, at, s.looked_count)


# --- The course of the game, and what kind of game it is -------------------------------------------------


def put_course(s: State, out: Ints, at: int) -> int:
    course = 0 if s.basic == 0 else 1 << s.basic - CRAFT
    course |= s.did << 3
    course |= s.midnight << 4
    course |= holds_midnight(s.kiddo_stack, s.kiddo_stack_size) << 5
    course |= holds_midnight(s.creature_stack, s.creature_stack_size) << 6
    course |= s.barren << 7
    course |= 1 << 9 if s.over == RUNNING else 0
    course |= 1 << 10 if s.over == ENDED else 0
    course |= 1 << 11 if s.over == UNFINISHED else 0
    at = put_set(out, at, course, 12)
    at = put_number(out, at, min(s.turn, 255))
    at = put_number(out, at, s.idle)
    return put_number(out, at, s.final_turns)


def holds_midnight(stack: Ints, size: int) -> int:
    """Everybody sees it drawn."""
    return next((1 for i in range(size) if stack[i] == MIDNIGHT), 0)


def put_edition(box: Box, out: Ints, at: int) -> int:
    for giver in range(GIVERS):
        at = put_set(out, at, box.preferred[giver], KINDS)
    for colour in range(COLOURS):
        at = put_set(out, at, kinds_where(box.colour, KINDS, colour), KINDS)
    points = 0
    for kind in range(CREATURE_KINDS):
        points |= box.creature_points[kind] << kind * FOUR
    at = put_set(out, at, points, CREATURE_KINDS * FOUR)
    at = put_set(out, at, kinds_where(box.creature_class, CREATURE_KINDS, HELPFUL), CREATURE_KINDS)
    at = put_set(out, at, kinds_where(box.creature_class, CREATURE_KINDS, HARMFUL), CREATURE_KINDS)
    at = put_set(out, at, box.christkindl_triggers, CREATURE_KINDS)
    for n in range(1, len(box.reindeer_points)):
        at = put_number(out, at, box.reindeer_points[n])
    for n in range(1, len(box.rudolf_points)):
        at = put_number(out, at, box.rudolf_points[n])
    at = put_number(out, at, box.majority_points)
    at = put_number(out, at, box.all_shapes_points)
    at = put_number(out, at, box.present_points)
    at = put_number(out, at, box.preferred_points)
    at = put_number(out, at, box.stockings_points)
    at = put_number(out, at, box.odin_points)
    at = put_number(out, at, box.arie_points)
    at = put_number(out, at, box.summon_points)
    at = put_number(out, at, box.cat_single)
    at = put_number(out, at, box.cat_tied)
    at = put_number(out, at, box.craft_draw)
    at = put_number(out, at, box.start_presents)
    at = put_number(out, at, box.start_creatures)
    at = put_number(out, at, box.caga_per_wish)
    return put_number(out, at, box.stack_others)


def kinds_where(values: Ints, count: int, value: int) -> int:
    return sum(1 << kind for kind in range(count) if values[kind] == value)


def rules_of(box: Box) -> int:
    rules = 0 if box.givers == NO_GIVERS else 1
    rules |= 2 if box.givers == FULL_GIVERS else 0
    rules |= box.with_creatures << 2
    rules |= box.with_sets << 3
    rules |= box.random_givers << 4
    rules |= box.basic_required << 5
    rules |= box.final_basic_only << 6
    rules |= box.basic_summon_after_midnight << 7
    rules |= box.floor << 8
    rules |= box.majority_shared << 9
    rules |= box.every_set << 10
    rules |= box.befana_pair << 11
    rules |= box.christkindl_own << 12
    rules |= box.ded_own_discard << 13
    rules |= box.ded_own_play << 14
    rules |= box.tomte_on_reindeer << 15
    rules |= box.search_all << 16
    rules |= box.starting_reindeer << 17
    rules |= box.scrooges_merge << 18
    rules |= box.caga_given_only << 19
    rules |= box.cat_shows_hands << 20
    rules |= box.kiddo_reshuffle << 21
    return rules | box.ask_holders_only << 22
