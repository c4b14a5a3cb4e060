"""What a seat of Naughty or Nice sees, as numbers: no more than it knows (engine/observing.py).

Players are told from the observer on: player 0 is me, player 1 sits to my left; who is not in the game is all zero.
Numbers of cards are told in four bits, worth 1, 2, 4 and 8. What a group calls "known" I have seen there, and no copy
has left unseen since; "unseen" cards are in decks and hands, I don't know which.
"""

from folktable.engine.observing import *
from folktable.engine.record import ENDED, RUNNING, UNFINISHED, Ints
from folktable.games.naughty.basics import of_colour
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import *
from folktable.games.naughty.rules import standing
from folktable.games.naughty.state import *

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
PRESENT_MEANS = (
    "how many of this kind are unseen; known in the deck; -; discarded; on offer; given in this wish; turned up; not in"
    " the game; in my hand; known in the hands from my left on"
)
CREATURE_MEANS = (
    "how many of this kind are unseen; known in the deck; known in the bottom stack; discarded; fresh in my hand; drawn"
    " in my Summon; -; -; in my hand; known in the hands from my left on"
)
UNDER_WAY_MEANS = (
    "the n-th newest: whose it is (5); creature, wish, Craft, Summon, tucking, comfort or extra action (7); the kind of"
    " creature (12); how far it is (5); cards played (3)"
)
AIM_MEANS = (
    "whom it is meant for (5), the kiddo's space (8), the present called (12); the seat asked for an answer (5); how"
    " many more (2)"
)


# --- Players -------------------------------------------------------------------------------------------


def put_players(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    best = standing(s, 0)
    for seat in range(1, box.seats):
        best = max(best, standing(s, seat))
    for n in range(box.seats):
        at = put_player(s, box, (observer + n) % box.seats, best, out, at)
    return put_nothing(out, at, (MOST_SEATS - box.seats) * PLAYER_WORDS)


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
    return at


def place_of_present(s: State, box: Box, observer: int, card: int) -> int:
    zone = s.present_in[card]
    if (zone == DECK or zone >= HAND) and not s.present_seen[card] >> observer & 1:
        return UNSEEN
    if zone >= HAND:
        return HANDS + seat_from(box, observer, zone - HAND)
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
                counts += 1 << FOUR * (HANDS + seat_from(box, observer, zone - HAND))
            elif zone == DECK or zone == BOTTOM:
                counts += 1 << FOUR * (ZONE + zone)
        at = put_set(out, at, counts, PLACES * FOUR)
    return at


# --- The table -----------------------------------------------------------------------------------------


def row_bits(s: State, box: Box, me: int) -> int:
    return sum(1 << space * KINDS + s.row[space] // COPIES for space in range(ROW) if s.row[space] != NONE)


def waiting_kiddos(s: State, box: Box, me: int) -> int:
    return sum(1 << s.playground[space] for space in range(PLAYGROUND) if s.playground[space] != NONE)


def shape_and_wish(s: State, box: Box, me: int, space: int) -> int:
    kiddo = s.playground[space]
    return 0 if kiddo == NONE else 1 << box.shape[kiddo] | icons(box.wish[kiddo]) << SHAPES


def icons(wish: Ints) -> int:
    return sum(wish[icon] << icon * THREE for icon in range(ICONS))


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
    done = 1 << seat_from(box, observer, s.doer[place])
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
            aim |= 1 << 25 + seat_from(box, observer, s.asked[place])
    elif task == PLAYING:
        if kind == TOMTE or kind == PAPA_WOLVERINE:
            aim |= 1 << seat_from(box, observer, s.victim[place])
        if step != DECLARING:
            if kind == MR_SCROOGE or kind == MARI_LWYD or kind == CRINGE:
                aim |= 1 << seat_from(box, observer, s.victim[place])
            if (kind == MRS_CLAUS or kind == CAGA_TIO) and s.space[place] != NONE:
                aim |= 1 << 5 + s.space[place]
            if kind == KRAMPUS:
                aim |= 1 << 13 + s.called[place]
        if step == ASKING or (step == CHOOSING and kind == ELVES):
            aim |= 1 << 25 + seat_from(box, observer, s.asked[place])
    return aim


def wished_by(s: State, box: Box, me: int) -> int:
    wishes = sum(1 for place in range(s.depth) if s.task[place] == WISHING)
    return s.kiddo if wishes > 0 else NONE


# --- The course of the game, and what kind of game it is -------------------------------------------------


def course(s: State, box: Box, me: int) -> int:
    course = 0 if s.basic == 0 else 1 << s.basic - CRAFT
    course |= s.did << 3 | s.midnight << 4
    course |= holds_midnight(s.kiddo_stack, s.kiddo_stack_size) << 5
    course |= holds_midnight(s.creature_stack, s.creature_stack_size) << 6
    course |= s.barren << 7
    course |= 1 << 9 if s.over == RUNNING else 0
    course |= 1 << 10 if s.over == ENDED else 0
    return course | 1 << 11 if s.over == UNFINISHED else course


def creature_points(s: State, box: Box, me: int) -> int:
    return sum(box.creature_points[kind] << kind * FOUR for kind in range(CREATURE_KINDS))


def kinds_where(values: Ints, count: int, value: int) -> int:
    return sum(1 << kind for kind in range(count) if values[kind] == value)


def rules(s: State, box: Box, me: int) -> int:
    rules = 0 if box.givers == NO_GIVERS else 1
    rules |= 2 if box.givers == FULL_GIVERS else 0
    rules |= box.with_creatures << 2 | box.with_sets << 3 | box.random_givers << 4 | box.basic_required << 5
    rules |= box.final_basic_only << 6 | box.basic_summon_after_midnight << 7 | box.floor << 8
    rules |= box.majority_shared << 9 | box.every_set << 10 | box.befana_pair << 11 | box.christkindl_own << 12
    rules |= box.ded_own_discard << 13 | box.ded_own_play << 14 | box.tomte_on_reindeer << 15 | box.search_all << 16
    rules |= box.starting_reindeer << 17 | box.scrooges_merge << 18 | box.caga_given_only << 19
    return rules | box.cat_shows_hands << 20 | box.kiddo_reshuffle << 21 | box.ask_holders_only << 22


SEEN: Row = (
    one("phase", PHASES, "the question being asked", lambda s, box, me: s.phase if s.over == RUNNING else NONE),
    filled_by(put_players, *(feature._replace(name=f"player {n} {feature.name}")
                             for n in range(MOST_SEATS) for feature in PLAYER)),
    filled_by(put_presents, *(bits(f"present {n}", PLACES * FOUR, PRESENT_MEANS) for n in range(KINDS))),
    each(number(f"my colour {n}", PRESENTS, "presents of this colour in my hand",
                lambda s, box, me, n: of_colour(s, box, me, n)) for n in range(COLOURS)),
    filled_by(put_creatures, *(bits(f"creature {n}", PLACES * FOUR, CREATURE_MEANS) for n in range(CREATURE_KINDS))),
    bits("row", ROW * KINDS, "the kind of present on each space of the offer row", row_bits),
    bits("playground", KIDDOS, "the kiddos there", waiting_kiddos),
    each(bits(f"space {n}", SHAPES + ICONS * THREE, "the shape of the kiddo on this space; how many of each icon, "
              "three bits each", shape_and_wish) for n in range(PLAYGROUND)),
    bits("kiddos to come", KIDDOS, "the kiddos in the deck and its bottom stack",
         lambda s, box, me: kiddos_in(s, DECK, BOTTOM)),
    bits("shapes to come", SHAPES * SIX, "how many of each shape, six bits each",
         lambda s, box, me: shapes_of(box, kiddos_in(s, DECK, BOTTOM))),
    bits("kiddos discarded", KIDDOS, "the kiddos swept away", lambda s, box, me: kiddos_in(s, DISCARD, DISCARD)),
    bits("kiddos removed", KIDDOS, "the kiddos that are not in the game",
         lambda s, box, me: kiddos_in(s, REMOVED, REMOVED)),
    number("present deck", PRESENTS, "cards in it", lambda s, box, me: s.present_deck_size),
    number("creature deck", CREATURES, "cards above the bottom stack", lambda s, box, me: s.creature_deck_size),
    number("creature stack", LARGEST_STACK, "cards in the bottom stack, Midnight included",
           lambda s, box, me: s.creature_stack_size),
    number("kiddo deck", KIDDOS, "cards above the bottom stack", lambda s, box, me: s.kiddo_deck_size),
    number("kiddo stack", LARGEST_STACK, "cards in the bottom stack, Midnight included",
           lambda s, box, me: s.kiddo_stack_size),
    number("rudolf", MOST_COPIES, "Reindeer under Rudolf",
           lambda s, box, me: creatures_of_kind(s, box, REINDEER, RUDOLF)),
    filled_by(put_under_way, *(bits(f"{name} {n}", 32, meaning) for n in range(DEPTH)
                               for name, meaning in (("under way", UNDER_WAY_MEANS), ("aim", AIM_MEANS)))),
    one("wished by", KIDDOS, "the kiddo whose wish is being paid", wished_by),
    bits("due", ICONS * THREE, "icons of it still to pay, three bits each", lambda s, box, me: icons(s.due)),
    one("same colour", COLOURS, "the colour taken for icons that want one colour",
        lambda s, box, me: s.same_colour - 1),
    one("least kind", KINDS, "the kind that was given last for this icon: kinds come in rising order",
        lambda s, box, me: s.least_kind if s.phase == GIVE else NONE),
    number("worth", 255, "points of this wish"),
    number("drawn", 2, "creatures drawn in the Summon being decided", lambda s, box, me: s.looked_count),
    bits("course", 12, "basic action: Craft, Summon, Fulfil; something was done this turn; Midnight has struck; it is "
         "still to come from the kiddos, from the creatures; no Reindeer in the deck, in the stack; running, ended, "
         "unfinished", course),
    number("turn", 255, "turns begun, 255 at most", lambda s, box, me: min(s.turn, 255)),
    number("idle", MOST_SEATS, "turns in a row in which nothing was done"),
    number("final turns", MOST_SEATS, "still to come, this one included"),
    # From here on: this edition and the host's options.
    each(bits(f"giver {n} likes", KINDS, "the presents that this gift giver prefers",
              lambda s, box, me, n: box.preferred[n]) for n in range(GIVERS)),
    each(bits(f"colour {n}", KINDS, "the kinds of presents of this colour",
              lambda s, box, me, n: kinds_where(box.colour, KINDS, n)) for n in range(COLOURS)),
    bits("creature points", CREATURE_KINDS * FOUR, "points of each kind of creature, four bits each", creature_points),
    bits("helpful", CREATURE_KINDS, "the helpful kinds of creatures",
         lambda s, box, me: kinds_where(box.creature_class, CREATURE_KINDS, HELPFUL)),
    bits("harmful", CREATURE_KINDS, "the harmful kinds of creatures",
         lambda s, box, me: kinds_where(box.creature_class, CREATURE_KINDS, HARMFUL)),
    bits("comforting", CREATURE_KINDS, "the kinds of creatures after which Christkindl may take a present",
         lambda s, box, me: box.christkindl_triggers),
    each(number(f"reindeer {n}", 99, "points for so many Reindeer played together",
                lambda s, box, me, n: box.reindeer_points[n + 1]) for n in range(1, 5)),
    each(number(f"rudolf {n}", 99, "points for so many Reindeer under Rudolf",
                lambda s, box, me, n: box.rudolf_points[n + 1]) for n in range(1, 8)),
    number("majority", 99, "points for most of a shape", lambda s, box, me: box.majority_points),
    number("all shapes", 99, "points for one of each shape", lambda s, box, me: box.all_shapes_points),
    number("wish present", 99, "points for each present of a list", lambda s, box, me: box.present_points),
    number("preferred", 99, "points for a preferred present", lambda s, box, me: box.preferred_points),
    number("stockings", 99, "the same for Father Christmas", lambda s, box, me: box.stockings_points),
    number("odin", 99, "his points for a harmful creature", lambda s, box, me: box.odin_points),
    number("arie", 99, "her points for a helpful creature", lambda s, box, me: box.arie_points),
    number("summon", 99, "points for a creature that Midnight keeps away", lambda s, box, me: box.summon_points),
    number("cat alone", 99, "points that the Yule Cat takes from one player", lambda s, box, me: box.cat_single),
    number("cat tied", 99, "points that she takes from each of several", lambda s, box, me: box.cat_tied),
    number("craft", 99, "presents of one Craft", lambda s, box, me: box.craft_draw),
    number("start presents", 99, "presents that everybody is dealt", lambda s, box, me: box.start_presents),
    number("start creatures", 99, "creatures that everybody is dealt", lambda s, box, me: box.start_creatures),
    number("logs", 99, "Caga Tió that may help with one wish", lambda s, box, me: box.caga_per_wish),
    number("stacked", 99, "cards that Midnight is shuffled with", lambda s, box, me: box.stack_others),
    bits("rules", 23, "preferred presents count; abilities count; there are creatures; sets; givers are drawn; a basic "
         "action is a duty; only that in a final turn; Summon after Midnight; no score below 0; ties share a majority; "
         "every full set counts; La Befana needs the pair; Christkindl's own creatures comfort her; Ded Moroz acts "
         "after his own discard, after his own Snow Maiden; Tomte answers Reindeer; Santa searches everywhere, tucks "
         "from the start; Scrooges leave together; no points for what Caga Tió gives; the Cat shows hands; swept "
         "kiddos come back; only holders are asked", rules),
)  # fmt: skip
FEATURES, observe = layout_of(SEEN), observe_of(SEEN, __name__)

# What people are shown and a row leaves out, with the reason.
LEFT_OUT: dict[str, str] = {}
