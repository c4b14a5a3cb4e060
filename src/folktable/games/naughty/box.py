"""What is in the box: the edition file and the host's options, checked, and packed for the rules."""

from datetime import date
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from folktable.engine.errors import EditionError, expect_each, expect_one_of
from folktable.engine.record import Ints, Record, Rows, i8, i16, option, set_options
from folktable.games.naughty.state import *

COLOUR_IDS = ("red", "blue", "black", "green")
ICON_IDS = (*COLOUR_IDS, "same", "any")
CREATURE_IDS = CREATURE_SORTS.ids()
GIVER_IDS = GIVER_SORTS.ids()
CLASSES = ("helpful", "harmful", "neutral")
GIVER_USES = ("none", "preferred_only", "full")
LONGEST_WISH = 6


class Box(Record):
    """The numbers the rules read."""

    seats: int = i8()
    first: int = i8()  # the seat that begins, or NONE for a random one

    # Cards.
    present_copies: Ints = i8(KINDS)  # as many as are in this game
    colour: Ints = i8(KINDS)
    creature_kind: Ints = i8(CREATURES)  # kind of each card
    first_creature: Ints = i8(CREATURE_KINDS + 1)  # cards of a kind are numbered from here to the next
    creature_points: Ints = i8(CREATURE_KINDS)
    creature_class: Ints = i8(CREATURE_KINDS)
    wish: Rows = i8(KIDDOS, ICONS)  # icons of each kiddo's list
    wish_length: Ints = i8(KIDDOS)
    shape: Ints = i8(KIDDOS)
    kiddo_used: Ints = i8(KIDDOS)  # 0: left out of this game
    preferred: Ints = i16(GIVERS)  # kinds, as bits
    playground: int = i8()
    row: int = i8()
    stack_others: int = i8()  # cards that Midnight is shuffled with

    # Points.
    reindeer_points: Ints = i8(5)
    rudolf_points: Ints = i8(8)
    majority_points: int = i8()
    all_shapes_points: int = i8()
    present_points: int = i8()  # for each present of a kiddo's list
    preferred_points: int = i8()
    stockings_points: int = i8()  # for each that Father Christmas gives, once abilities count
    odin_points: int = i8()  # for each harmful creature he plays
    arie_points: int = i8()  # for each helpful creature she plays
    summon_points: int = i8()  # for each creature that Midnight keeps away
    cat_single: int = i8()  # points lost
    cat_tied: int = i8()

    # The level.
    givers: int = i8()  # NO_GIVERS, PREFERRED_ONLY or FULL_GIVERS
    with_creatures: int = i8()
    with_sets: int = i8()
    craft_draw: int = i8()
    start_presents: int = i8()
    start_creatures: int = i8()

    # The host's options.
    random_givers: int = option("giver_selection", "random")
    basic_required: int = option("basic_action_required")
    final_basic_only: int = option("final_turn", "basic_only")
    basic_summon_after_midnight: int = i8()
    floor: int = option("score_floor", "zero")
    majority_shared: int = option("majority_ties", "all")
    every_set: int = option("full_set_bonus", "every_set")
    befana_pair: int = option("befana_bonus", "pair")
    christkindl_triggers: int = i16()  # kinds of creatures, as bits
    christkindl_own: int = option("christkindl_own_creatures")
    ded_own_discard: int = option()
    ded_own_play: int = option("ded_own_play_extra")
    tomte_on_reindeer: int = option()
    search_all: int = option("santa_search", "all_zones")
    starting_reindeer: int = option("santa_starting_reindeer")
    scrooges_merge: int = option("scrooge_stacking", "merge")
    caga_given_only: int = option("caga_points", "given_only")
    caga_per_wish: int = option()
    cat_shows_hands: int = option("cat_reveal", "hands")
    kiddo_reshuffle: int = option()
    ask_holders_only: int = option("reaction_prompts", "holders")


# --- The host's options --------------------------------------------------------------------------------

TargetingCreature = Literal[
    "elves", "yule_cat", "krampus", "cringe", "mari_lwyd", "papa_wolverine", "mr_scrooge", "tomte"
]
TARGETING: tuple[TargetingCreature, ...] = get_args(TargetingCreature)


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    """What a host may set; the ledger's section "Variants and options" says what each does.

    A level is the same for all players of a table [naughty-ruling-57].
    """

    level: Literal[1, 2, 3, 4, 5] = 5
    first_player: Literal["random", "host", "birthday"] = "random"
    birthdays: tuple[str, ...] = ()  # MM-DD by seat, for first_player = "birthday"
    giver_selection: Literal["choose", "random"] = "choose"
    basic_action_required: bool = True
    final_turn: Literal["full_turn", "basic_only"] = "full_turn"
    summon_after_midnight: Literal["points", "bonus_only", "none"] = "points"
    score_floor: Literal["none", "zero"] = "none"
    majority_ties: Literal["all", "none"] = "all"
    full_set_bonus: Literal["first_time", "every_set"] = "first_time"
    father_christmas: Literal["two_total", "three_total"] = "two_total"
    befana_bonus: Literal["each", "pair"] = "each"
    christkindl_triggers: tuple[TargetingCreature, ...] = TARGETING
    christkindl_own_creatures: bool = True
    ded_own_discard: bool = True
    ded_own_play_extra: bool = False
    tomte_on_reindeer: bool = False
    santa_search: Literal["one_zone", "all_zones"] = "one_zone"
    santa_starting_reindeer: bool = True
    scrooge_stacking: Literal["one_turn_each", "merge"] = "one_turn_each"
    caga_points: Literal["full", "given_only"] = "full"
    caga_per_wish: Literal[1, 2, 3] = 1
    cat_reveal: Literal["counts", "hands"] = "counts"
    kiddo_reshuffle: bool = False
    reaction_prompts: Literal["everyone", "holders"] = "everyone"


# --- The edition file ----------------------------------------------------------------------------------


class About(Struct, forbid_unknown_fields=True):
    game: Literal["naughty"]
    id: str
    title: str
    version: int


class Present(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    colour: Literal["red", "blue", "black", "green"]
    copies: Annotated[int, Meta(ge=1, le=COPIES)]


class GiftGiver(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    preferred: list[str]
    text: str


class Creature(Struct, forbid_unknown_fields=True, rename={"kind": "class"}):
    id: str
    name: str
    kind: Literal["helpful", "harmful", "neutral"]
    copies: Annotated[int, Meta(ge=0, le=MOST_COPIES)]
    points: Annotated[int, Meta(ge=0, le=9)]
    text: str


class Kiddo(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    shape: str
    wish: Annotated[
        list[Literal["red", "blue", "black", "green", "same", "any"]], Meta(min_length=1, max_length=LONGEST_WISH)
    ]
    min_players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 2


class Table(Struct, forbid_unknown_fields=True):
    playground_size: Annotated[int, Meta(ge=1, le=PLAYGROUND)]
    offer_row_size: Annotated[int, Meta(ge=1, le=ROW)]
    midnight_stack_other_cards: Annotated[int, Meta(ge=0, le=LARGEST_STACK - 1)]
    hand_limit: Literal[0]  # none [naughty-ruling-13]
    scoreboard_spaces: Annotated[int, Meta(ge=1)]
    seat_colours: Annotated[list[str], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]


class SmallGame(Struct, forbid_unknown_fields=True):
    max_players: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    presents_removed_per_kind: Annotated[int, Meta(ge=0, le=COPIES)]


# With these limits no sum leaves its field, whatever is scored again and again.
Each = Annotated[int, Meta(ge=0, le=20)]
Once = Annotated[int, Meta(ge=0, le=99)]
Loss = Annotated[int, Meta(ge=-99, le=0)]


class Points(Struct, forbid_unknown_fields=True):
    """All points of the game but those printed on creatures. Older files lack those that have a value here."""

    reindeer_play: Annotated[list[Once], Meta(min_length=5, max_length=5)]
    rudolf: Annotated[list[Once], Meta(min_length=8, max_length=8)]
    shape_majority: Once
    all_shapes: Once
    preferred_present: Each
    summon_replacement: Each
    yule_cat_single: Loss
    yule_cat_tied: Loss
    wish_present: Each = 1
    father_christmas: Each = 2
    odin: Each = 1
    aunt_arie: Each = 1


class Level(Struct, forbid_unknown_fields=True):
    number: int
    min_age: int
    gift_givers: Literal["none", "preferred_only", "full"]
    creatures: bool
    sets: bool
    craft_draw: Annotated[int, Meta(ge=1, le=3)]
    start_presents: Annotated[int, Meta(ge=0, le=6)]
    start_creatures: Annotated[int, Meta(ge=0, le=1)]


class Edition(Struct, forbid_unknown_fields=True):
    edition: About
    presents: Annotated[list[Present], Meta(min_length=KINDS, max_length=KINDS)]
    colours: list[str]
    shapes: Annotated[list[str], Meta(min_length=SHAPES, max_length=SHAPES)]
    gift_givers: Annotated[list[GiftGiver], Meta(min_length=GIVERS, max_length=GIVERS)]
    creatures: Annotated[list[Creature], Meta(min_length=CREATURE_KINDS, max_length=CREATURE_KINDS)]
    kiddos: Annotated[list[Kiddo], Meta(min_length=1, max_length=KIDDOS)]
    table: Table
    small_game: SmallGame
    points: Points
    level: Annotated[list[Level], Meta(min_length=5, max_length=5)]


def check(edition: Edition) -> None:
    """What types alone cannot say."""
    if tuple(edition.colours) != COLOUR_IDS:
        raise EditionError(f"colours: expected {', '.join(COLOUR_IDS)}, found {', '.join(edition.colours)}")
    expect_each("creatures", edition.creatures, "id", CREATURE_IDS)
    if sum(creature.copies for creature in edition.creatures) > CREATURES:
        raise EditionError(f"creatures: at most {CREATURES} cards in all")
    if edition.creatures[REINDEER].copies >= len(edition.points.rudolf):
        raise EditionError(f"creatures[{REINDEER}].copies: Rudolf's table ends at {len(edition.points.rudolf) - 1}")
    if edition.creatures[REINDEER].points != 0:
        raise EditionError(f"creatures[{REINDEER}].points: expected 0, since points.reindeer_play has their points")
    for name, table in (("reindeer_play", edition.points.reindeer_play), ("rudolf", edition.points.rudolf)):
        if table[0] != 0:
            raise EditionError(f"points.{name}[0]: expected 0 for no Reindeer, found {table[0]}")
    expect_each("gift_givers", edition.gift_givers, "id", GIVER_IDS)
    presents = [present.id for present in edition.presents]
    for n, giver in enumerate(edition.gift_givers):
        for present in giver.preferred:
            expect_one_of(f"gift_givers[{n}].preferred", present, presents)
    for n, kiddo in enumerate(edition.kiddos):
        expect_one_of(f"kiddos[{n}].shape", kiddo.shape, edition.shapes)
    for what, ids in (("presents", presents), ("kiddos", [kiddo.id for kiddo in edition.kiddos])):
        if len(set(ids)) != len(ids):
            raise EditionError(f"{what}: two have the same id")
    expect_each("level", edition.level, "number", range(1, 6))


def pack(edition: Edition, options: Options, seats: int) -> Box:
    """Check and pack. The Box is all that the rules know of an edition."""
    check(edition)
    box = Box()
    box.seats = seats
    box.first = first_seat(options, seats)
    pack_cards(box, edition, seats)
    pack_points(box, edition, options)
    pack_level(box, edition.level[options.level - 1])
    set_options(box, options)
    box.basic_summon_after_midnight = int(options.summon_after_midnight != "bonus_only")
    box.christkindl_triggers = sum(1 << CREATURE_IDS.index(name) for name in set(options.christkindl_triggers))
    return box


def first_seat(options: Options, seats: int) -> int:
    """The birthday nearest 24 December begins [naughty-setup-12]; online a random seat does [naughty-ruling-56]."""
    if options.first_player == "random":
        return NONE
    if options.first_player == "host":
        return 0
    if len(options.birthdays) != seats:
        raise EditionError(f"birthdays: expected {seats} days such as 12-24, found {len(options.birthdays)}")
    return min(range(seats), key=lambda seat: days_from_christmas_eve(options.birthdays[seat]))


def days_from_christmas_eve(day: str) -> int:
    try:
        born = date.fromisoformat(f"2024-{day}")  # a leap year: 29 February is a day too
    except ValueError:
        raise EditionError(f"birthdays: {day!r} is no day such as 12-24") from None
    apart = abs((date(2024, 12, 24) - born).days)
    return min(apart, 366 - apart)


def pack_cards(box: Box, edition: Edition, seats: int) -> None:
    """Small games are played with fewer presents and kiddos, at every level [naughty-level-6].

    The kiddos that leave are marked in the edition [naughty-setup-2, naughty-ruling-1, naughty-ruling-2];
    of the presents one of each kind goes [naughty-setup-3].
    """
    small = seats <= edition.small_game.max_players
    for kind, present in enumerate(edition.presents):
        box.present_copies[kind] = max(present.copies - edition.small_game.presents_removed_per_kind * small, 0)
        box.colour[kind] = COLOUR_IDS.index(present.colour)
    card = 0
    for kind, creature in enumerate(edition.creatures):
        box.first_creature[kind] = card
        for _ in range(creature.copies):
            box.creature_kind[card] = kind
            card += 1
        box.creature_points[kind] = creature.points  # [naughty-ruling-5]
        box.creature_class[kind] = CLASSES.index(creature.kind)
    box.first_creature[CREATURE_KINDS] = card
    for kiddo, data in enumerate(edition.kiddos):
        for icon in data.wish:  # the lost icons "any" and "same" may be on a list [naughty-ruling-4]
            box.wish[kiddo][ICON_IDS.index(icon)] += 1
        box.wish_length[kiddo] = len(data.wish)
        box.shape[kiddo] = edition.shapes.index(data.shape)  # [naughty-ruling-3]
        box.kiddo_used[kiddo] = int(seats >= data.min_players)
    for n, giver in enumerate(edition.gift_givers):  # [naughty-giver-1]
        box.preferred[n] = sum(
            1 << kind for kind, present in enumerate(edition.presents) if present.id in giver.preferred
        )
    box.playground = edition.table.playground_size
    box.row = edition.table.offer_row_size
    box.stack_others = edition.table.midnight_stack_other_cards
    needed = box.playground + box.stack_others
    if sum(box.kiddo_used) < needed:
        raise EditionError(f"kiddos: {seats} players need {needed} at least, found {sum(box.kiddo_used)}")
    if card < seats + box.stack_others:
        raise EditionError(f"creatures: {seats} players need {seats + box.stack_others} cards at least, found {card}")
    most = max(level.start_presents for level in edition.level) * seats + box.row
    if sum(box.present_copies) < most:
        raise EditionError(f"presents: {seats} players need {most} cards at least, found {sum(box.present_copies)}")


def pack_points(box: Box, edition: Edition, options: Options) -> None:
    points = edition.points
    for n, value in enumerate(points.reindeer_play):
        box.reindeer_points[n] = value
    for n, value in enumerate(points.rudolf):
        box.rudolf_points[n] = value
    box.majority_points = points.shape_majority
    box.all_shapes_points = points.all_shapes
    box.present_points = points.wish_present
    box.preferred_points = points.preferred_present
    if options.father_christmas == "three_total":  # [naughty-ruling-36]
        box.stockings_points = points.preferred_present + points.father_christmas
    else:  # the ability never lowers what a preferred present is worth
        box.stockings_points = max(points.preferred_present, points.father_christmas)
    box.odin_points = points.odin
    box.arie_points = points.aunt_arie
    box.summon_points = (
        0 if options.summon_after_midnight == "none" else points.summon_replacement
    )  # [naughty-ruling-6]
    box.cat_single = -points.yule_cat_single
    box.cat_tied = -points.yule_cat_tied


def pack_level(box: Box, level: Level) -> None:
    """What a level brings in [naughty-level-1, naughty-level-2, naughty-level-3, naughty-level-4, naughty-level-5]."""
    box.givers = GIVER_USES.index(level.gift_givers)
    box.with_creatures = int(level.creatures)
    box.with_sets = int(level.sets)
    box.craft_draw = level.craft_draw
    box.start_presents = level.start_presents
    box.start_creatures = level.start_creatures
