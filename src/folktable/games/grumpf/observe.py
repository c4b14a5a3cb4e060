"""What a seat of Grumpf sees, as numbers: no more than it knows (engine/observing.py).

Seats go round from the observer: me, the next seat, the second after me and so on; a seat that is not at the table is
all zeros. Spaces are numbered board * SPACES + space. A face is its number, or 10 for a club. Faces, awards and times
are written in binary, the lowest bit first: their sums are sums of bits.
"""

from folktable.engine.choices import bit_count
from folktable.engine.observing import *
from folktable.engine.record import RUNNING, Ints
from folktable.games.grumpf.boards import amount_there, condition_met, standing
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.event_clock import sees_movement
from folktable.games.grumpf.hunt import board_in, is_live, owner_of, slot_in, space_in, value_of
from folktable.games.grumpf.imagine import knows_underside
from folktable.games.grumpf.rules import deciding_hand
from folktable.games.grumpf.series import split_points
from folktable.games.grumpf.state import *

WHO = ("me", "next", "second", "third", "fourth", "fifth")
BOARD_NAMES = ("mammoth", "bird", "fish", "reptile", "bee", "sorcerer")
ANIMAL_NAMES = BOARD_NAMES[:ANIMALS]
PHASES = len(QUESTIONS)
MODES = CLOCK + 1
CONDITIONS = SUM_EVEN + 1
ALL_SPACES = BOARDS * SPACES
SPACE_WORDS = 2  # of a group with a bit for each of them
CLUB_CODE = 10  # a face like those with numbers, in as many bits
FACE_BITS = 4
AWARD_BITS = 7
TIME_BITS = 20
LONGEST_TIME = (1 << TIME_BITS) - 1  # longer than any hunt; what takes longer is written so
FLIPS, PLACES_ONE, PUTS_CLUB, GOES_HOME, HOLDS, KINDS = range(6)  # what a hand does: these bits come first
MOVEMENT = KINDS + SLOTS + BOARDS + SPACES
STANDING = 8  # a Strength of 1 is so much in a standing (boards.py)


def seat_features(who: str) -> tuple[Feature, ...]:
    return (
        bits(f"{who}: pool", SLOTS, "slots whose token is not on a board"),
        bits(f"{who}: shows", SLOTS * FACE_BITS, "the face up in each slot, as I have seen it lie"),
        bits(f"{who}: below", SLOTS * FACE_BITS, "the face down in each slot, if I know it"),
        number(f"{who}: tie order", CLANS - 1, "how many seats come before it in the tie order"),
        *(number(f"{who}: {kind}", 60, "Animals of this kind") for kind in ANIMAL_NAMES),
        number(f"{who}: points", 255, "what these Animals are worth without copies and Jokers, 255 at most"),
        number(f"{who}: tiles", 5, "Sorcerer tiles"),
        *(
            feature
            for hand in range(MOST_HANDS)
            for feature in (
                bits(f"{who}: hand {hand} does", MOVEMENT, "flip, place, club, Elder or hold; slot; board; space"),
                bits(f"{who}: hand {hand} lands", TIME_BITS, "in so many milliseconds"),
            )
        ),
    )


SEAT_WORDS = sum(feature.words for feature in seat_features("me"))
TRACK_FEATURES = (
    *(bits(f"{who}: stands", ALL_SPACES, "spaces with a Grumpf of this clan") for who in WHO),
    bits("neutral: stands", ALL_SPACES, "spaces with a Grumpf of the neutral clan"),
    *(bits(f"{who}: clubs", ALL_SPACES, "spaces where a club of this clan lies on a Grumpf") for who in WHO),
    *(bits(f"strength {1 << n}", ALL_SPACES, "this bit of the Strength that stands there") for n in range(FACE_BITS)),
)
TRACK_GROUPS = len(TRACK_FEATURES)
STANDS, NEUTRAL_STANDS, CLUBS, STRENGTH = 0, CLANS, CLANS + 1, 2 * CLANS + 1  # their order
GROUND_FEATURES = (
    *(
        number(f"{board}: {name}", 255, meaning)
        for board in BOARD_NAMES
        for name, meaning in (
            ("low", "the least that is good, for conditions that have it"),
            ("high", "the most that is good, for conditions that have it"),
            ("total", "Strength there, or how many count where the condition asks for that"),
            ("mine", "my Strength there, as it counts for the ranking"),
            ("best other", "the Strength of the strongest other clan"),
        )
    ),
    bits("free", ALL_SPACES, "spaces that are empty"),
    bits("conditions", BOARDS * CONDITIONS, "board by board the kind of condition"),
    bits("rank last", ALL_SPACES, "board by board how many of the rearmost count for the ranking; none: all do"),
    bits("met", BOARDS, "boards whose condition is met by who stands there"),
    bits("ahead of me", BOARDS * CLANS, "board by board how many clans I stand behind, where I am ranked"),
)


# --- Seats -------------------------------------------------------------------------------------------------------


def put_seats(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    for n in range(box.seats):
        at = put_seat(s, box, observer, (observer + n) % box.seats, out, at)
    return put_nothing(out, at, (CLANS - box.seats) * SEAT_WORDS)


def put_seat(s: State, box: Box, observer: int, seat: int, out: Ints, at: int) -> int:
    up = 0
    below = 0
    for slot in range(SLOTS):
        shows = s.shows[seat][slot]
        under = s.under[seat][slot]
        if observer != seat and s.flipped[seat] >> slot & 1:  # flips of this beat are not shown yet [grumpf-beat-1]
            shows, under = under, shows
        up |= face_code(shows) << FACE_BITS * slot
        if knows_underside(s, observer, seat, slot):
            below |= face_code(under) << FACE_BITS * slot
    at = put_set(out, at, s.pool[seat], SLOTS)
    at = put_set(out, at, up, SLOTS * FACE_BITS)
    at = put_set(out, at, below, SLOTS * FACE_BITS)
    at = put_number(out, at, s.tie[seat])
    owned = s.owned[seat]  # won and traded before everybody's eyes, even where they are kept covered [grumpf-ruling-25]
    for kind in range(ANIMALS):
        at = put_number(out, at, owned[kind])
    points = split_points(box, owned[MAMMOTH], owned[BIRD], owned[FISH], owned[REPTILE], owned[BEE])
    at = put_number(out, at, min(points, 255))
    at = put_number(out, at, s.tiles[seat])
    for hand in range(seat * MOST_HANDS, (seat + 1) * MOST_HANDS):
        seen = sees_movement(s, box, observer, hand)
        at = put_set(out, at, movement_bits(s.does[hand] - MOVING) if seen else 0, MOVEMENT)
        at = put_set(out, at, milliseconds(s.at[hand] - s.now) if seen else 0, TIME_BITS)
    return at


def face_code(face: int) -> int:
    return CLUB_CODE if face == CLUB else face


def movement_bits(action: int) -> int:
    if action == WAIT:
        return 1 << HOLDS
    if action == ELDER:
        return 1 << GOES_HOME
    slot = 1 << KINDS + slot_in(action)
    if action < PLACE:
        return 1 << FLIPS | slot
    board = 1 << KINDS + SLOTS + board_in(action)
    if action < KNOCK:
        return 1 << PLACES_ONE | slot | board
    return 1 << PUTS_CLUB | slot | board | 1 << KINDS + SLOTS + BOARDS + space_in(action)


def milliseconds(ms: int) -> int:
    return min(max(ms, 0), LONGEST_TIME)


# --- The boards ----------------------------------------------------------------------------------------------------


def put_tracks(s: State, box: Box, observer: int, out: Ints, first: int) -> int:
    at = first
    for _ in range(TRACK_GROUPS):
        at = put_set(out, at, 0, ALL_SPACES)
    for board in range(BOARDS):
        for space in range(s.filled[board]):
            place = board * SPACES + space
            piece = s.track[board][space]
            if piece != NOTHING:
                clan = owner_of(piece)
                stands = STANDS + seat_from(box, observer, clan) if clan < box.seats else NEUTRAL_STANDS
                add_space(out, first, stands, place)
                value = value_of(s, piece)
                for n in range(FACE_BITS):
                    if value >> n & 1:
                        add_space(out, first, STRENGTH + n, place)
            club = s.club[board][space]
            if club != NOTHING:
                add_space(out, first, CLUBS + seat_from(box, observer, owner_of(club)), place)
    return at


def add_space(out: Ints, first: int, group: int, space: int) -> None:
    """To one of several groups of spaces, of which the first begins at `first`."""
    out[first + group * SPACE_WORDS + space // BITS] |= 1 << space % BITS


def put_grounds(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    free = 0
    conditions = 0
    rank_last = 0
    met = 0
    ahead = 0
    for board in range(BOARDS):
        ground = s.ground[board]
        ranked = clans_on(s, board)
        mine = standing(s, box, board, observer) if ranked >> observer & 1 else 0
        best, above = rivals(s, box, board, ranked & ~(1 << observer), mine)
        at = put_number(out, at, box.low[ground])
        at = put_number(out, at, max(box.high[ground], 0))
        at = put_number(out, at, amount_there(s, box, board))
        at = put_number(out, at, mine // STANDING)
        at = put_number(out, at, best // STANDING)
        free |= (1 << box.spaces[ground]) - (1 << s.filled[board]) << board * SPACES
        conditions |= 1 << board * CONDITIONS + box.condition[ground]
        if box.rank_last[ground] > 0:
            rank_last |= 1 << board * SPACES + box.rank_last[ground] - 1
        if ranked and condition_met(s, box, board):
            met |= 1 << board
        if mine > 0:
            ahead |= 1 << board * CLANS + above
    at = put_set(out, at, free, ALL_SPACES)
    at = put_set(out, at, conditions, BOARDS * CONDITIONS)
    at = put_set(out, at, rank_last, ALL_SPACES)
    at = put_set(out, at, met, BOARDS)
    return put_set(out, at, ahead, BOARDS * CLANS)


def clans_on(s: State, board: int) -> int:
    """Clans with a live Grumpf on a board, as bits."""
    found = 0
    for space in range(s.filled[board]):
        if is_live(s, board, space):
            found |= 1 << owner_of(s.track[board][space])
    return found


def rivals(s: State, box: Box, board: int, clans: int, mine: int) -> tuple[int, int]:
    """The best standing of some clans on a board, and how many of them stand above mine."""
    best = 0
    above = 0
    for clan in range(box.clans):
        if clans >> clan & 1:
            its = standing(s, box, board, clan)
            best = max(best, its)
            if its > mine:
                above += 1
    return best, above


# --- Animals, and the numbers of the box -----------------------------------------------------------------------------


def hand_asked_for(s: State, box: Box, me: int) -> int:
    return deciding_hand(s, box, me) if s.phase == HUNT and s.waiting >> me & 1 == 1 else NOBODY


def with_joker(s: State, box: Box) -> int:
    return sum(s.jokers[seat] << seat for seat in range(box.seats))


def with_two_hands(box: Box) -> int:
    return sum(box.hands[seat] - 1 << seat for seat in range(box.seats))


def who_trades(s: State, box: Box, me: int) -> int:
    return seat_from(box, me, s.trader) if s.phase == TRADING or s.phase == ANSWERING else NOBODY


def awards_for(s: State, box: Box, me: int, kind: int) -> int:
    return sum(box.awards[s.ground[kind]][place] << AWARD_BITS * place for place in range(PLACES))


def removed(s: State, box: Box, me: int, kind: int) -> int:
    return s.owned[box.seats][kind] if box.seats < box.clans else 0


def faces_of(s: State, box: Box, me: int, side: int) -> int:
    return sum(face_code(box.faces[token][side]) << FACE_BITS * token for token in range(SLOTS))


def options(s: State, box: Box, me: int) -> int:
    options = box.clubs_count | box.club_own << 1 | box.tiebreak_counts_clubbed << 2 | box.tiebreak_counts_extras << 3
    options |= box.neutral_clubs_reflip << 4 | box.victim_picks << 5 | box.auto_elder << 6 | box.show_motion << 7
    return options


def thinking(s: State, box: Box, me: int) -> int:
    times = sum(box.think[me][n] for n in range(PROFILE))
    return milliseconds(times // PROFILE)


SEEN: Row = (
    one("seats", CLANS - 1, "how many there are: 2 to 6", lambda s, box, me: box.seats - 2),
    one("mode", MODES, "live, in beats, on the event clock", lambda s, box, me: box.mode),
    one("phase", PHASES, "the question being asked; none when the game is over",
        lambda s, box, me: s.phase if s.over == RUNNING else NOBODY),
    bits("asked", CLANS, "seats that are waited for", lambda s, box, me: seats_from(box, me, s.waiting)),
    one("my hand", MOST_HANDS, "the hand that I am asked for in a hunt", hand_asked_for),
    bits("home", CLANS, "seats whose Elder is in a hut", lambda s, box, me: seats_from(box, me, s.home)),
    bits("jokers", CLANS, "seats with a Joker", lambda s, box, me: seats_from(box, me, with_joker(s, box))),
    bits("two hands", CLANS, "seats that play with two hands",
         lambda s, box, me: seats_from(box, me, with_two_hands(box))),
    one("trader", CLANS, "the seat that trades", who_trades),
    one("offered", ANIMALS, "the Animal that it gives, while another picks one in return",
        lambda s, box, me: s.give if s.phase == ANSWERING else NOBODY),
    each(one(f"hut {n + 1}", CLANS, "the seat whose Elder came so early",
             lambda s, box, me, n: seat_from(box, me, s.hut[n] - 1)) for n in range(HUTS)),
    filled_by(put_seats, *(feature for who in WHO for feature in seat_features(who))),
    filled_by(put_tracks, *TRACK_FEATURES),
    filled_by(put_grounds, *GROUND_FEATURES),
    one("prize", 2, "of the Sorcerer board: a tile, a trade",
        lambda s, box, me: box.prize[s.ground[SORCERER]] - SORCERER_TILE),
    each(bits(f"{kind}: awards", PLACES * AWARD_BITS, "Animals for each place of the ranking", awards_for)
         for kind in ANIMAL_NAMES),
    each(number(f"{kind}: herd", 60, "Animals on the board", lambda s, box, me, n: s.herd[n]) for kind in ANIMAL_NAMES),
    each(number(f"{kind}: bag", 60, "Animals in the bag", lambda s, box, me, n: s.bag[n]) for kind in ANIMAL_NAMES),
    each(number(f"{kind}: removed", 60, "Animals that the neutral clan has taken", removed) for kind in ANIMAL_NAMES),
    number("neutral clubs", SLOTS, "tokens of the neutral clan that were put aside",
           lambda s, box, me: bit_count(s.aside)),
    number("tiles left", 5, "Sorcerer tiles on their board"),
    number("round", MOST_ROUNDS, "which it is"),
    number("rounds", MOST_ROUNDS, "how many there are, in this edition", lambda s, box, me: box.rounds),
    number("draw", 30, "Animals that come to the boards in a round, in this edition", lambda s, box, me: box.draw),
    number("huts", HUTS, "how many there are", lambda s, box, me: box.huts),
    each(number(f"series of {n}", 99, "points for so many different Animals, in this edition",
                lambda s, box, me, n: box.points[n + 1]) for n in range(1, 6)),
    each(bits(f"token side {n}", SLOTS * FACE_BITS, "faces of the tokens that each clan has", faces_of)
         for n in range(2)),
    number("elder waits for", SLOTS, "Grumpfs of a clan that must be on the boards before its Elder goes home",
           lambda s, box, me: box.elder_min_placed),
    bits("options", 8, "clubs count as tokens; own Grumpfs may be clubbed; in ties knocked-out ones count; extras do;"
         " neutral clubs are turned; who is robbed picks; Elders go home by themselves; others' movements are seen",
         options),
    bits("now", TIME_BITS, "milliseconds since the drop", lambda s, box, me: milliseconds(s.now)),
    bits("limit", TIME_BITS, "milliseconds until a hunt ends by itself; 0: it does not",
         lambda s, box, me: milliseconds(box.limit_ms)),
    bits("flip takes", TIME_BITS, "milliseconds", lambda s, box, me: milliseconds(box.flip_ms)),
    bits("place takes", TIME_BITS, "milliseconds", lambda s, box, me: milliseconds(box.place_ms)),
    bits("club takes", TIME_BITS, "milliseconds", lambda s, box, me: milliseconds(box.club_ms)),
    bits("elder takes", TIME_BITS, "milliseconds", lambda s, box, me: milliseconds(box.elder_ms)),
    bits("wait takes", TIME_BITS, "milliseconds", lambda s, box, me: milliseconds(box.wait_ms)),
    bits("i think", TIME_BITS, "milliseconds before my movements, on an average", thinking),
    number("beat", 200, "beats begun in this hunt"),
    number("most beats", 200, "that a hunt can have", lambda s, box, me: box.most_beats),
    number("still beats", 99, "beats in a row in which nobody did anything"),
    number("most still beats", 99, "after which the hunt ends", lambda s, box, me: box.still_beats),
    number("flips left", 8, "of mine in this beat", lambda s, box, me: max(box.flips_per_beat - s.flips[me], 0)),
    number("flips", 8, "of a seat in a beat", lambda s, box, me: box.flips_per_beat),
)  # fmt: skip
FEATURES, observe = layout_of(SEEN), observe_of(SEEN, __name__)

# What people are shown and a row leaves out, with the reason.
LEFT_OUT: dict[str, str] = {}
