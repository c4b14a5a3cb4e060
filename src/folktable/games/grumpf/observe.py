"""What a seat of Grumpf sees, as numbers: no more than it knows (engine/observing.py).

Seats go round from the observer: me, the next seat, the second after me and so on; a seat that is not at the table is
all zeros. Spaces are numbered board * SPACES + space. A face is its number, or 10 for a club. Faces, awards and times
are written in binary, the lowest bit first: their sums are sums of bits.
"""

from folktable.engine.choices import bit_count
from folktable.engine.observing import BITS, Feature, bits, number, put_number, put_one, put_set
from folktable.engine.record import RUNNING, Ints
from folktable.games.grumpf.boards import amount_there, condition_met, standing
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.event_clock import sees_movement
from folktable.games.grumpf.hunt import board_in, is_live, owner_of, slot_in, space_in, value_of
from folktable.games.grumpf.imagine import knows_underside
from folktable.games.grumpf.rules import deciding_hand
from folktable.games.grumpf.series import split_points
from folktable.games.grumpf.state import *
from folktable.games.grumpf.state import State

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

FEATURES = (
    bits("seats", CLANS - 1, "how many there are: 2 to 6"),
    bits("mode", MODES, "live, in beats, on the event clock"),
    bits("phase", PHASES, "the question being asked; none when the game is over"),
    bits("asked", CLANS, "seats that are waited for"),
    bits("my hand", MOST_HANDS, "the hand that I am asked for in a hunt"),
    bits("home", CLANS, "seats whose Elder is in a hut"),
    bits("jokers", CLANS, "seats with a Joker"),
    bits("two hands", CLANS, "seats that play with two hands"),
    bits("trader", CLANS, "the seat that trades"),
    bits("offered", ANIMALS, "the Animal that it gives, while another picks one in return"),
    *(bits(f"hut {n + 1}", CLANS, "the seat whose Elder came so early") for n in range(HUTS)),
    *(feature for who in WHO for feature in seat_features(who)),
    *TRACK_FEATURES,
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
    bits("prize", 2, "of the Sorcerer board: a tile, a trade"),
    *(bits(f"{kind}: awards", PLACES * AWARD_BITS, "Animals for each place of the ranking") for kind in ANIMAL_NAMES),
    *(number(f"{kind}: herd", 60, "Animals on the board") for kind in ANIMAL_NAMES),
    *(number(f"{kind}: bag", 60, "Animals in the bag") for kind in ANIMAL_NAMES),
    *(number(f"{kind}: removed", 60, "Animals that the neutral clan has taken") for kind in ANIMAL_NAMES),
    number("neutral clubs", SLOTS, "tokens of the neutral clan that were put aside"),
    number("tiles left", 5, "Sorcerer tiles on their board"),
    number("round", MOST_ROUNDS, "which it is"),
    number("rounds", MOST_ROUNDS, "how many there are, in this edition"),
    number("draw", 30, "Animals that come to the boards in a round, in this edition"),
    number("huts", HUTS, "how many there are"),
    *(number(f"series of {n}", 99, "points for so many different Animals, in this edition") for n in range(1, 6)),
    *(bits(f"token side {n}", SLOTS * FACE_BITS, "faces of the tokens that each clan has") for n in range(2)),
    number("elder waits for", SLOTS, "Grumpfs of a clan that must be on the boards before its Elder goes home"),
    bits("options", 8, "clubs count as tokens; own Grumpfs may be clubbed; in ties knocked-out ones count; extras do;"
         " neutral clubs are turned; who is robbed picks; Elders go home by themselves; others' movements are seen"),
    bits("now", TIME_BITS, "milliseconds since the drop"),
    bits("limit", TIME_BITS, "milliseconds until a hunt ends by itself; 0: it does not"),
    *(bits(f"{what} takes", TIME_BITS, "milliseconds") for what in ("flip", "place", "club", "elder", "wait")),
    bits("i think", TIME_BITS, "milliseconds before my movements, on an average"),
    number("beat", 200, "beats begun in this hunt"),
    number("most beats", 200, "that a hunt can have"),
    number("still beats", 99, "beats in a row in which nobody did anything"),
    number("most still beats", 99, "after which the hunt ends"),
    number("flips left", 8, "of mine in this beat"),
    number("flips", 8, "of a seat in a beat"),
)  # fmt: skip

# What people are shown and a row leaves out, with the reason.
LEFT_OUT: dict[str, str] = {}


def observe(s: State, box: Box, observer: int, out: Ints) -> None:
    at = put_course(s, box, observer, out, 0)
    for seat in range(observer, box.seats):
        at = put_seat(s, box, observer, seat, out, at)
    for seat in range(observer):
        at = put_seat(s, box, observer, seat, out, at)
    for _ in range(box.seats, CLANS):
        at = put_nobody(out, at)
    at = put_tracks(s, box, observer, out, at)
    at = put_grounds(s, box, observer, out, at)
    at = put_animals(s, box, out, at)
    at = put_edition(s, box, out, at)
    put_clock(s, box, observer, out, at)


# --- Seats as the observer sees them -----------------------------------------------------------------------------


def place_of(box: Box, observer: int, seat: int) -> int:
    """How far a seat sits from the observer, in the order of the table; NOBODY stays nobody."""
    if seat == NOBODY:
        return NOBODY
    return seat - observer if seat >= observer else seat - observer + box.seats


def from_me(box: Box, observer: int, seats: int) -> int:
    """A set of seats, turned so that the observer comes first."""
    return (seats >> observer | seats << box.seats - observer) & (1 << box.seats) - 1


def put_course(s: State, box: Box, observer: int, out: Ints, at: int) -> int:
    at = put_one(out, at, box.seats - 2, CLANS - 1)
    at = put_one(out, at, box.mode, MODES)
    at = put_one(out, at, s.phase if s.over == RUNNING else NOBODY, PHASES)
    at = put_set(out, at, from_me(box, observer, s.waiting), CLANS)
    hunting = s.phase == HUNT and s.waiting >> observer & 1 == 1
    at = put_one(out, at, deciding_hand(s, box, observer) if hunting else NOBODY, MOST_HANDS)
    at = put_set(out, at, from_me(box, observer, s.home), CLANS)
    with_joker = 0
    with_two_hands = 0
    for seat in range(box.seats):
        with_joker |= s.jokers[seat] << seat
        with_two_hands |= box.hands[seat] - 1 << seat
    at = put_set(out, at, from_me(box, observer, with_joker), CLANS)
    at = put_set(out, at, from_me(box, observer, with_two_hands), CLANS)
    trading = s.phase == TRADING or s.phase == ANSWERING
    at = put_one(out, at, place_of(box, observer, s.trader) if trading else NOBODY, CLANS)
    at = put_one(out, at, s.give if s.phase == ANSWERING else NOBODY, ANIMALS)
    for hut in range(HUTS):
        at = put_one(out, at, place_of(box, observer, s.hut[hut] - 1), CLANS)
    return at


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
        at = put_time(out, at, s.at[hand] - s.now if seen else 0)
    return at


def put_nobody(out: Ints, at: int) -> int:
    for word in range(SEAT_WORDS):
        out[at + word] = 0
    return at + SEAT_WORDS


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


def put_time(out: Ints, at: int, ms: int) -> int:
    return put_set(out, at, min(max(ms, 0), LONGEST_TIME), TIME_BITS)


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
                stands = STANDS + place_of(box, observer, clan) if clan < box.seats else NEUTRAL_STANDS
                add_space(out, first, stands, place)
                value = value_of(s, piece)
                for n in range(FACE_BITS):
                    if value >> n & 1:
                        add_space(out, first, STRENGTH + n, place)
            club = s.club[board][space]
            if club != NOTHING:
                add_space(out, first, CLUBS + place_of(box, observer, owner_of(club)), place)
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
    at = put_set(out, at, ahead, BOARDS * CLANS)
    return put_one(out, at, box.prize[s.ground[SORCERER]] - SORCERER_TILE, 2)


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


def put_animals(s: State, box: Box, out: Ints, at: int) -> int:
    for kind in range(ANIMALS):
        awards = 0
        for place in range(PLACES):
            awards |= box.awards[s.ground[kind]][place] << AWARD_BITS * place
        at = put_set(out, at, awards, PLACES * AWARD_BITS)
    for kind in range(ANIMALS):
        at = put_number(out, at, s.herd[kind])
    for kind in range(ANIMALS):
        at = put_number(out, at, s.bag[kind])
    for kind in range(ANIMALS):
        at = put_number(out, at, s.owned[box.seats][kind] if box.seats < box.clans else 0)
    at = put_number(out, at, bit_count(s.aside))
    return put_number(out, at, s.tiles_left)


def put_edition(s: State, box: Box, out: Ints, at: int) -> int:
    at = put_number(out, at, s.round)
    at = put_number(out, at, box.rounds)
    at = put_number(out, at, box.draw)
    at = put_number(out, at, box.huts)
    for length in range(1, ANIMALS + 1):
        at = put_number(out, at, box.points[length])
    for side in range(2):
        faces = 0
        for token in range(SLOTS):
            faces |= face_code(box.faces[token][side]) << FACE_BITS * token
        at = put_set(out, at, faces, SLOTS * FACE_BITS)
    at = put_number(out, at, box.elder_min_placed)
    options = box.clubs_count | box.club_own << 1 | box.tiebreak_counts_clubbed << 2 | box.tiebreak_counts_extras << 3
    options |= box.neutral_clubs_reflip << 4 | box.victim_picks << 5 | box.auto_elder << 6 | box.show_motion << 7
    return put_set(out, at, options, 8)


def put_clock(s: State, box: Box, observer: int, out: Ints, at: int) -> None:
    at = put_time(out, at, s.now)
    at = put_time(out, at, box.limit_ms)
    at = put_time(out, at, box.flip_ms)
    at = put_time(out, at, box.place_ms)
    at = put_time(out, at, box.club_ms)
    at = put_time(out, at, box.elder_ms)
    at = put_time(out, at, box.wait_ms)
    thinking = sum(box.think[observer][n] for n in range(PROFILE))
    at = put_time(out, at, thinking // PROFILE)
    at = put_number(out, at, s.beat)
    at = put_number(out, at, box.most_beats)
    at = put_number(out, at, s.still_beats)
    at = put_number(out, at, box.still_beats)
    at = put_number(out, at, max(box.flips_per_beat - s.flips[observer], 0))
    put_number(out, at, box.flips_per_beat)
