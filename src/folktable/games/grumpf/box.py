"""What is in the box: the edition file and the host's options, checked, and packed for the rules."""

from itertools import pairwise
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from folktable.engine.errors import EditionError, expect, expect_each, expect_one_of
from folktable.engine.record import Ints, Record, Rows, i8, i16, i32, option, set_options
from folktable.games.grumpf.state import *


class Box(Record):
    """The numbers the rules read."""

    seats: int = i8()
    clans: int = i8()  # seats, and the neutral clan with two players
    rounds: int = i8()
    draw: int = i8()  # Animals drawn in a round
    animals: Ints = i8(ANIMALS)  # in the bag at the start
    faces: Rows = i8(SLOTS, 2)  # of the tokens that every clan has; 0 where there are fewer
    tokens: int = i8()  # of a clan
    huts: int = i8()
    tiles: int = i8()
    points: Ints = i8(ANIMALS + 1)  # of a series, by length

    # The Hunting Grounds, side "•" first.
    spaces: Ints = i8(GROUNDS)
    condition: Ints = i8(GROUNDS)
    low: Ints = i16(GROUNDS)
    high: Ints = i16(GROUNDS)
    rank_last: Ints = i8(GROUNDS)  # only so many of the rearmost count for the ranking; 0: all
    prize: Ints = i8(GROUNDS)
    places: Ints = i8(GROUNDS)  # length of the award list
    awards: Rows = i8(GROUNDS, PLACES)
    ground: Ints = i8(BOARDS)  # the side in play
    random_sides: int = option("sides", "random")
    neutral: Ints = i8(BOARDS)  # neutral Grumpfs on each board, two players

    jokers: Ints = i8(CLANS)  # at the start
    hands: Ints = i8(CLANS)
    mode: int = i8()

    # Times in milliseconds, tempo included.
    flip_ms: int = i32()
    place_ms: int = i32()
    club_ms: int = i32()
    elder_ms: int = i32()
    drop_ms: int = i32()
    limit_ms: int = i32()  # 0: none
    wait_ms: int = i32()
    think: Rows = i32(CLANS, PROFILE)

    flips_per_beat: int = i8()
    still_beats: int = i8()
    most_beats: int = i16()

    clubs_count: int = option("clubs_count_as_tokens")
    club_own: int = option()
    elder_min_placed: int = i8()  # Grumpfs of a clan, before its Elder may go home
    tiebreak_counts_clubbed: int = option()
    tiebreak_counts_extras: int = option()
    neutral_clubs_reflip: int = option("neutral_clubs", "reflip")
    victim_picks: int = option("trade_pick", "victim")
    auto_elder: int = option()
    show_motion: int = option()


# --- The host's options --------------------------------------------------------------------------------

Side = Literal["one", "two"]


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    """What a host may set; the ledger's section "Variants and options" says what each does."""

    sides: Literal["one", "two", "random"] | Annotated[tuple[Side, ...], Meta(min_length=6, max_length=6)] = "one"
    newcomers: tuple[int, ...] = ()  # seats with a Joker
    hands: tuple[int, ...] = ()  # by seat, 2 for a child; empty: one hand each
    mode: Literal["live", "beat", "clock"] = "clock"  # the event clock is the live game for simulation
    profiles: tuple[str, ...] = ()  # thinking times by seat; empty: the edition's usual one
    tempo_percent: Annotated[int, Meta(ge=100, le=400)] = 100
    hunt_limit_ms: Annotated[int, Meta(ge=0, le=600_000)] | None = None  # None: the edition's
    between_inclusive: bool = True
    clubs_count_as_tokens: bool = False
    club_own: bool = True
    elder_min_placed: Annotated[int, Meta(ge=0, le=SLOTS)] = 0
    tiebreak_counts_clubbed: bool = False
    neutral_clubs: Literal["discard", "reflip"] = "discard"
    hidden_animals: bool = False
    remember_undersides: bool = False
    tiebreak_counts_extras: bool = False
    trade_pick: Literal["trader", "victim"] = "trader"
    auto_elder: bool = False
    live_totals: bool = True
    show_motion: bool = True
    stand_in_bots: bool = False
    latency_credit: bool = True
    warm_up: bool = False  # the first live hunts are slower
    beat_clock_s: Annotated[int, Meta(ge=0, le=120)] = 0
    flips_per_beat: Annotated[int, Meta(ge=0, le=8)] | None = None  # None: the edition's


FIRST_GAME = {"sides": "one", "live_totals": True, "tempo_percent": 150, "warm_up": True}  # the preset for a first game
WARM_UP = (3, 2)  # so many times slower are the first hunts


# --- The edition file ------------------------------------------------------------------------------------

Small = Annotated[int, Meta(ge=1, le=99)]
Milliseconds = Annotated[int, Meta(ge=1, le=600_000)]


class About(Struct, forbid_unknown_fields=True):
    slug: Literal["grumpf"]
    title: str
    min_players: Literal[2]
    max_players: Literal[6]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    draw_per_round: Annotated[int, Meta(ge=1, le=30)]
    colours: Annotated[list[str], Meta(min_length=CLANS, max_length=CLANS)]
    play_time_minutes: Small


class HutCounts(Struct, forbid_unknown_fields=True):
    by_players: dict[Literal["2", "3", "4", "5", "6"], Annotated[int, Meta(ge=1, le=3)]]


class Scoring(Struct, forbid_unknown_fields=True):
    series_points: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=6, max_length=6)]
    tiebreak: Literal["fewest_animals"]


class Animal(Struct, forbid_unknown_fields=True):
    id: str
    index: int
    count: Annotated[int, Meta(ge=1, le=60)]


class Jokers(Struct, forbid_unknown_fields=True):
    count: Small
    text: str


class Tiles(Struct, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=0, le=5)]
    text: str


class Grumpf(Struct, forbid_unknown_fields=True):
    id: str
    faces: tuple[Annotated[int, Meta(ge=1, le=9)] | Literal["club"], Annotated[int, Meta(ge=1, le=9)] | Literal["club"]]
    copies: Annotated[int, Meta(ge=1, le=SLOTS)]
    removed_with_players: list[int] = []


ConditionKind = Literal[  # in the order of their numbers in state.py
    "none", "sum_at_least", "sum_between", "sum_at_most", "count_at_least", "all_same", "all_different", "each_at_most",
    "sum_even",
]  # fmt: skip


class Condition(Struct, forbid_unknown_fields=True):
    kind: ConditionKind
    min: Annotated[int, Meta(ge=0, le=99)] = 0
    max: Annotated[int, Meta(ge=0, le=99)] = 99
    inclusive: bool = True


class BoardSide(Struct, forbid_unknown_fields=True):
    spaces: Annotated[int, Meta(ge=1, le=SPACES)]
    condition: Condition
    rank: Literal["all", "last_live"]
    text: str = ""  # an edition's own words; without them it is said what the numbers say
    awards: Annotated[list[Small], Meta(min_length=1, max_length=PLACES)] | None = None
    prize: Literal["sorcerer_tile", "forced_trade"] | None = None
    rank_last: Annotated[int, Meta(ge=0, le=SPACES)] = 0


class Sides(Struct, forbid_unknown_fields=True):
    one: BoardSide
    two: BoardSide


class Board(Struct, forbid_unknown_fields=True):
    id: str
    index: int
    sides: Sides
    animal: str | None = None


class TwoPlayers(Struct, forbid_unknown_fields=True):
    neutral_double_boards: list[str]
    neutral_double: Annotated[int, Meta(ge=0, le=SLOTS)]
    neutral_single: Annotated[int, Meta(ge=0, le=SLOTS)]
    discard_neutral_clubs: Literal[True]
    must_place_all: Literal[True]


class Costs(Struct, forbid_unknown_fields=True):
    flip: Milliseconds
    place: Milliseconds
    club: Milliseconds
    elder: Milliseconds


class RealTime(Struct, forbid_unknown_fields=True):
    cost_ms: Costs
    tempo_percent: Annotated[int, Meta(ge=100, le=400)]
    hands: Literal[1, 2]
    latency_credit_cap_ms: Annotated[int, Meta(ge=0)]
    early_input_ms: Annotated[int, Meta(ge=0)]
    countdown_ms: Annotated[int, Meta(ge=0)]
    drop_ms: Annotated[int, Meta(ge=0, le=10_000)]
    hunt_limit_ms: Annotated[int, Meta(ge=0, le=600_000)]
    trade_limit_ms: Milliseconds


Profile = Annotated[list[Milliseconds], Meta(min_length=PROFILE, max_length=PROFILE)]


class Sim(Struct, forbid_unknown_fields=True):
    profile: str
    wait_ms: Milliseconds
    think_ms: dict[str, Profile]


class Beats(Struct, forbid_unknown_fields=True):
    flips_per_beat: Annotated[int, Meta(ge=0, le=8)]
    idle_beats_end: Small
    max_beats: Annotated[int, Meta(ge=1, le=200)]


class Edition(Struct, forbid_unknown_fields=True):
    edition: About
    huts: HutCounts
    scoring: Scoring
    animals: Annotated[list[Animal], Meta(min_length=ANIMALS, max_length=ANIMALS)]
    jokers: Jokers
    sorcerer_tiles: Tiles
    grumpfs: list[Grumpf]
    boards: Annotated[list[Board], Meta(min_length=BOARDS, max_length=BOARDS)]
    two_players: TwoPlayers
    realtime: RealTime
    sim: Sim
    beat: Beats


# --- Checking ----------------------------------------------------------------------------------------------


def check(edition: Edition) -> None:
    """What types alone cannot say."""
    about, animals = edition.edition, edition.animals
    total = sum(animal.count for animal in animals)
    if total != about.rounds * about.draw_per_round:  # the last draw empties the bag [grumpf-end-1]
        raise EditionError(f"animals: expected {about.rounds} rounds x {about.draw_per_round}, found {total} Animals")
    expect_each("animals", animals, "index", range(ANIMALS))
    if edition.scoring.series_points != sorted(edition.scoring.series_points) or not convex(edition):
        raise EditionError(
            "scoring.series_points: each further Animal of a series must be worth as much as the one before or more, "
            "or longest first would not be the best split [grumpf-ruling-45]"
        )
    check_boards(edition)
    check_tokens(edition)
    costs = edition.realtime.cost_ms
    cheapest = min(costs.flip, costs.place, costs.club, costs.elder)
    if edition.realtime.latency_credit_cap_ms >= cheapest:  # nothing that has happened is rolled back [grumpf-rt-4]
        raise EditionError(f"realtime.latency_credit_cap_ms: must be below every cost, {cheapest} ms at the least")
    expect_one_of("sim.profile", edition.sim.profile, edition.sim.think_ms)


def convex(edition: Edition) -> bool:
    points = edition.scoring.series_points
    gains = [later - earlier for earlier, later in pairwise(points)]
    return points[0] == 0 and gains == sorted(gains)


def check_boards(edition: Edition) -> None:
    kinds = [animal.id for animal in edition.animals]
    for n, board in enumerate(edition.boards):
        place = f"boards[{n}]"
        expect(f"{place}.index", board.index, n)
        if n == SORCERER:  # it never holds Animals [grumpf-round-3]
            if board.animal is not None:
                raise EditionError(f"{place}.animal: the Sorcerer board has none")
        else:  # each kind lives on one board, on both its sides [grumpf-ruling-4]
            expect(f"{place}.animal", board.animal, kinds[n])
        for name, side in (("one", board.sides.one), ("two", board.sides.two)):
            if (side.awards is None) == (side.prize is None):
                raise EditionError(f"{place}.sides.{name}: expected either awards or a prize")
            if (side.prize is not None) != (n == SORCERER):
                raise EditionError(f"{place}.sides.{name}: a prize belongs to the Sorcerer board, awards to the others")


def check_tokens(edition: Edition) -> None:
    for n, grumpf in enumerate(edition.grumpfs):
        if grumpf.faces == ("club", "club"):
            raise EditionError(f"grumpfs[{n}].faces: every token needs a number")
    tokens = sum(grumpf.copies for grumpf in edition.grumpfs)
    if tokens > SLOTS:
        raise EditionError(f"grumpfs: at most {SLOTS} tokens of a colour, found {tokens}")
    two = edition.two_players
    doubles = len(two.neutral_double_boards)
    neutral = doubles * two.neutral_double + (BOARDS - doubles) * two.neutral_single
    if neutral != tokens:
        raise EditionError(f"two_players: the boards get {neutral} neutral Grumpfs, but a colour has {tokens}")
    ids = [board.id for board in edition.boards]
    for board in two.neutral_double_boards:
        expect_one_of("two_players.neutral_double_boards", board, ids)
    for name in ("one", "two"):
        spaces = sum(getattr(board.sides, name).spaces for board in edition.boards)
        if spaces < 3 * tokens:  # or the duty to place everything could not be met [grumpf-ruling-23]
            raise EditionError(f"boards: two players need {3 * tokens} spaces on side {name}, found {spaces}")


def check_options(edition: Edition, options: Options, seats: int) -> None:
    for name, given in (("hands", options.hands), ("profiles", options.profiles)):
        if given and len(given) != seats:
            raise EditionError(f"{name}: expected one for each of {seats} seats, found {len(given)}")
    for seat in options.newcomers:
        if not 0 <= seat < seats:
            raise EditionError(f"newcomers: there is no seat {seat}; expected 0 to {seats - 1}")
    if len(set(options.newcomers)) != len(options.newcomers):
        raise EditionError("newcomers: a seat is named twice, and nobody gets a second Joker")
    for hands in options.hands:
        if hands not in range(1, MOST_HANDS + 1):
            raise EditionError(f"hands: expected 1, or 2 for a child, found {hands}")
    for profile in options.profiles:
        expect_one_of("profiles", profile, edition.sim.think_ms)
        if options.mode == "live" and sum(edition.sim.think_ms[profile]) < sum(edition.sim.think_ms["expert"]):
            raise EditionError(f"profiles: {profile!r} is faster than a bot may be among people [grumpf-sim-9]")
    if 0 < limit_ms(edition, options) < 30_000:
        found = f"{limit_ms(edition, options) / 1000:g} s"
        raise EditionError(f"longest hunt: expected 0, or 30 to 600 s (hunt_limit_ms: 30000 to 600000), found {found}")
    if options.mode == "clock" and limit_ms(edition, options) == 0:  # every hunt ends [grumpf-sim-8]
        raise EditionError("hunt_limit_ms: a simulation needs a limit, 30000 to 600000")
    if 0 < options.beat_clock_s < 5:
        raise EditionError(f"beat_clock_s: expected 0 (none) or 5 to 120, found {options.beat_clock_s}")


def slowness(options: Options, hunt: int) -> int:
    """How many times longer everything takes in a live hunt, counted from 1 [grumpf-rt-18]."""
    return WARM_UP[hunt - 1] if options.mode == "live" and options.warm_up and hunt <= len(WARM_UP) else 1


def limit_ms(edition: Edition, options: Options) -> int:
    return edition.realtime.hunt_limit_ms if options.hunt_limit_ms is None else options.hunt_limit_ms


# --- Packing -------------------------------------------------------------------------------------------------

MODES = {"live": LIVE, "beat": BEAT, "clock": CLOCK}
CONDITIONS = {kind: number for number, kind in enumerate(get_args(ConditionKind))}
PRIZES = {None: SHARE_ANIMALS, "sorcerer_tile": SORCERER_TILE, "forced_trade": FORCED_TRADE}


def pack(edition: Edition, options: Options, seats: int) -> Box:
    """Check and pack. The Box is all that the rules know of an edition."""
    check(edition)
    check_options(edition, options, seats)
    box = Box()
    box.seats = seats
    box.clans = 3 if seats == 2 else seats  # the neutral clan [grumpf-setup-7]
    box.rounds, box.draw = edition.edition.rounds, edition.edition.draw_per_round
    for n, animal in enumerate(edition.animals):
        box.animals[n] = animal.count
    for length, points in enumerate(edition.scoring.series_points):
        box.points[length] = points
    box.huts = edition.huts.by_players[str(seats)]  # type: ignore[index]  # [grumpf-setup-4]
    box.tiles = edition.sorcerer_tiles.count
    pack_tokens(box, edition, seats)
    pack_grounds(box, edition, options)
    pack_seats(box, edition, options)
    pack_times(box, edition, options)
    box.mode = MODES[options.mode]
    set_options(box, options)
    box.elder_min_placed = min(options.elder_min_placed, box.tokens)  # a clan cannot place more than it has
    if seats == 2:  # the duty of two players [grumpf-two-5, grumpf-ruling-23]
        box.elder_min_placed = box.tokens
    return box


def pack_tokens(box: Box, edition: Edition, seats: int) -> None:
    """The faces are the edition's [grumpf-ruling-1]; with six players one token is left out [grumpf-ruling-2]."""
    for grumpf in edition.grumpfs:
        if seats not in grumpf.removed_with_players:
            for _ in range(grumpf.copies):
                for side, face in enumerate(grumpf.faces):
                    box.faces[box.tokens][side] = CLUB if face == "club" else face
                box.tokens += 1


def pack_grounds(box: Box, edition: Edition, options: Options) -> None:
    """Lengths [grumpf-ruling-3] and awards [grumpf-ruling-5] are the edition's, side by side."""
    for n, board in enumerate(edition.boards):
        for ground, side in ((n, board.sides.one), (BOARDS + n, board.sides.two)):
            box.spaces[ground] = side.spaces
            box.condition[ground] = CONDITIONS[side.condition.kind]
            exclusive = side.condition.kind == "sum_between" and not (
                side.condition.inclusive and options.between_inclusive
            )
            box.low[ground] = side.condition.min + exclusive  # 10 and 20 belong to it [grumpf-ruling-7]
            box.high[ground] = side.condition.max - exclusive
            box.rank_last[ground] = side.rank_last if side.rank == "last_live" else 0
            box.prize[ground] = PRIZES[side.prize]
            box.places[ground] = len(side.awards or ())
            for place, award in enumerate(side.awards or ()):
                box.awards[ground][place] = award
        double = board.id in edition.two_players.neutral_double_boards  # [grumpf-ruling-6]
        box.neutral[n] = edition.two_players.neutral_double if double else edition.two_players.neutral_single
        box.ground[n] = n + BOARDS * (side_of(options.sides, n) == "two")


def side_of(sides: Any, board: int) -> str:
    """All boards alike, or board by board [grumpf-setup-9]."""
    return str(sides if isinstance(sides, str) else sides[board])


def pack_seats(box: Box, edition: Edition, options: Options) -> None:
    profiles = options.profiles or (edition.sim.profile,) * box.seats
    for seat in range(box.seats):
        box.jokers[seat] = int(seat in options.newcomers)  # [grumpf-ruling-35]
        box.hands[seat] = options.hands[seat] if options.hands else edition.realtime.hands  # [grumpf-ruling-34]
        for i, think in enumerate(edition.sim.think_ms[profiles[seat]]):
            box.think[seat][i] = think


def pack_times(box: Box, edition: Edition, options: Options) -> None:
    """Every cost times the tempo, in whole milliseconds [grumpf-rt-2]: the milder aid for a table [grumpf-beat-8]."""
    costs = edition.realtime.cost_ms
    tempo = edition.realtime.tempo_percent * options.tempo_percent
    box.flip_ms = costs.flip * tempo // 10_000
    box.place_ms = costs.place * tempo // 10_000
    box.club_ms = costs.club * tempo // 10_000
    box.elder_ms = costs.elder * tempo // 10_000
    box.drop_ms, box.wait_ms = edition.realtime.drop_ms, edition.sim.wait_ms
    box.limit_ms = limit_ms(edition, options)
    beats = edition.beat
    box.flips_per_beat = beats.flips_per_beat if options.flips_per_beat is None else options.flips_per_beat
    box.still_beats, box.most_beats = beats.idle_beats_end, beats.max_beats
