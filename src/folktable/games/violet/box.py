"""What is in the box: the edition file and the host's options, checked, and packed for the rules."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from folktable.engine.errors import EditionError, expect_each, expect_one_of
from folktable.engine.record import Ints, Record, i8, i16, option, set_options
from folktable.games.violet.state import *

TILE_IDS = (
    "faery_ring", "off_track", "gust_of_wind", "storm", "howl", "scent_of_fear", "trick", "planning_ahead",
    "adapt", "resourceful",
)  # fmt: skip
TILE_KINDS = ("place", "place", "now", "now", "now", "place", "keep", "keep", "place", "keep")


class Box(Record):
    """The numbers the rules read."""

    hand: int = i8()
    tiles_drawn: int = i8()
    refill: int = i8()
    cost_win: int = i8()
    cost_loss: int = i8()
    path_length: int = i8()
    colour: Ints = i8(LONGEST_PATH)
    area: Ints = i8(LONGEST_PATH)
    helper: Ints = i8(LONGEST_PATH)
    token: Ints = i8(MOST_AREAS)  # 1 where an area has an Advantage Token
    lantern: int = i8()  # fuel when full
    fuel: int = i8()  # at the start
    empty: int = i8()
    storm_empty: int = i8()
    penalty: Ints = i8(LARGEST_LANTERN + 1)  # steps added to fear, by fuel
    fear_start: int = i8()
    fear_length: int = i8()
    tile_spot: Ints = i8(SPOTS)

    tiles_face_up: int = option()
    kept_tiles_public: int = option()
    rest_when_full: int = option()
    reshuffle_under: int = option("short_deck_peek", "reshuffle_under")
    wipe_before_play: int = option("wipe_window", "any_own_decision")
    seven_live: int = option("seven_reveal", "live")
    surplus_keeps_one: int = option("surplus_three", "keep_one")
    memory_aid: int = option("discard_memory_aid")
    turn_cap: int = i16()


# --- The host's options --------------------------------------------------------------------------------


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    """What a host may set; the ledger's section "Variants and options" says what each does."""

    tiles_face_up: bool = False
    kept_tiles_public: bool = True
    rest_when_full: bool = False
    short_deck_peek: Literal["what_is_there", "reshuffle_under"] = "what_is_there"
    wipe_window: Literal["own_draw_step", "any_own_decision"] = "own_draw_step"
    seven_reveal: Literal["live", "snapshot"] = "live"
    surplus_three: Literal["look_only", "keep_one"] = "look_only"
    discard_memory_aid: bool = True
    handicap_violet: Annotated[int, Meta(ge=-3, le=3)] = 0  # starting fuel more or less
    handicap_torech: Literal[3, 5, 7] = 5  # tiles he draws before he chooses three
    turn_cap: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = MOST_TURNS  # 0: none, for people


# --- The edition file ------------------------------------------------------------------------------------


class About(Struct, forbid_unknown_fields=True):
    game: Literal["violet"]
    id: str
    title: str
    version: int
    seats: tuple[str, str]


class Limits(Struct, forbid_unknown_fields=True):
    hand: Annotated[int, Meta(ge=3, le=4)]
    refill: Annotated[int, Meta(ge=1, le=9)]
    cost_win: Annotated[int, Meta(ge=0, le=9)]
    cost_loss: Annotated[int, Meta(ge=1, le=9)]


class Colours(Struct, forbid_unknown_fields=True):
    order: Annotated[list[str], Meta(min_length=COLOURS, max_length=COLOURS)]
    neutral: str
    goal: str


class Effect(Struct, forbid_unknown_fields=True):
    value: Annotated[int, Meta(ge=1, le=VALUES)]
    phase: Literal["b", "d", "none"]
    text: str


class Space(Struct, forbid_unknown_fields=True):
    colour: str
    area: str
    helper: bool = False


class Area(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    token: bool


class Zone(Struct, forbid_unknown_fields=True, rename={"from_fuel": "from"}):
    from_fuel: int
    to: int
    penalty: Annotated[int, Meta(ge=0, le=9)]


class Lantern(Struct, forbid_unknown_fields=True):
    full: Annotated[int, Meta(ge=3, le=LARGEST_LANTERN - 3)]
    empty: Literal[0]
    storm_empty: Annotated[int, Meta(ge=1, le=3)]
    zones: list[Zone]


class Fear(Struct, forbid_unknown_fields=True):
    start: Annotated[int, Meta(ge=0)]
    length: Annotated[int, Meta(ge=1, le=60)]
    tile_spots: Annotated[list[int], Meta(min_length=SPOTS, max_length=SPOTS)]


class Tile(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    kind: Literal["place", "now", "keep"]
    text: str


class Edition(Struct, forbid_unknown_fields=True):
    edition: About
    limits: Limits
    colours: Colours
    effects: Annotated[list[Effect], Meta(min_length=VALUES, max_length=VALUES)]
    areas: Annotated[list[Area], Meta(min_length=1, max_length=MOST_AREAS)]
    journey: Annotated[list[Space], Meta(min_length=4, max_length=LONGEST_PATH - 1)]
    lantern: Lantern
    fear: Fear
    tiles: Annotated[list[Tile], Meta(min_length=TILES, max_length=TILES)]


def check(edition: Edition) -> None:
    """What types alone cannot say."""
    colours = edition.colours.order
    if len(set(colours)) != COLOURS or edition.colours.neutral in colours:
        raise EditionError("colours.order: expected four different colours, none of them the neutral one")
    areas = [area.id for area in edition.areas]
    if len(set(areas)) != len(areas):
        raise EditionError("areas: two areas have the same id")
    for i, space in enumerate(edition.journey):
        place = f"journey[{i}]"
        expect_one_of(f"{place}.colour", space.colour, (*colours, edition.colours.neutral))
        expect_one_of(f"{place}.area", space.area, areas)
        if i and space.area != edition.journey[i - 1].area and space.area in {p.area for p in edition.journey[:i]}:
            raise EditionError(f"{place}.area: the spaces of {space.area!r} must lie in one row")
    expect_each("tiles", edition.tiles, "id", TILE_IDS)
    for n, tile in enumerate(edition.tiles):
        if tile.kind != TILE_KINDS[n]:
            raise EditionError(f"tiles[{n}].kind: the rules have {TILE_KINDS[n]!r} for {tile.id}, found {tile.kind!r}")
    expect_each("effects", edition.effects, "value", range(1, VALUES + 1))
    check_tracks(edition)


def check_tracks(edition: Edition) -> None:
    lantern, fear = edition.lantern, edition.fear
    for n, zone in enumerate(lantern.zones):
        if not lantern.full >= zone.from_fuel >= zone.to >= 1:
            raise EditionError(
                f"lantern.zones[{n}]: expected full >= from >= to >= 1, found {zone.from_fuel}, {zone.to}"
            )
        if n and zone.from_fuel >= lantern.zones[n - 1].to:
            raise EditionError(f"lantern.zones[{n}].from: must be below the zone before it, found {zone.from_fuel}")
    if lantern.storm_empty >= lantern.full:
        raise EditionError("lantern.storm_empty: must be below lantern.full")
    spots = fear.tile_spots
    if sorted(set(spots)) != spots or spots[0] <= fear.start or spots[-1] > fear.length:
        raise EditionError(
            f"fear.tile_spots: expected three rising spaces between {fear.start + 1} and {fear.length}, found {spots}"
        )


def pack(edition: Edition, options: Options, seats: int) -> Box:
    """Check and pack. The Box is all that the rules know of an edition."""
    check(edition)
    box = Box()
    for name in ("hand", "refill", "cost_win", "cost_loss"):
        setattr(box, name, getattr(edition.limits, name))
    areas = [area.id for area in edition.areas]
    box.path_length = len(edition.journey)
    for i, space in enumerate(edition.journey):
        neutral = space.colour == edition.colours.neutral
        box.colour[i] = NEUTRAL if neutral else edition.colours.order.index(space.colour)
        box.area[i] = areas.index(space.area)
        box.helper[i] = int(space.helper)
    for i, area in enumerate(edition.areas):
        box.token[i] = int(area.token)

    # A larger start needs a larger lantern; a smaller one leaves the lantern as it is.
    box.lantern = edition.lantern.full + max(options.handicap_violet, 0)
    box.fuel = edition.lantern.full + options.handicap_violet
    if box.fuel <= edition.lantern.empty:
        raise EditionError(f"handicap_violet: {options.handicap_violet} leaves no fuel in a lantern of {box.lantern}")
    box.empty, box.storm_empty = edition.lantern.empty, edition.lantern.storm_empty
    for zone in edition.lantern.zones:
        for fuel in range(zone.to, zone.from_fuel + 1):
            box.penalty[fuel] = zone.penalty
    box.fear_start, box.fear_length = edition.fear.start, edition.fear.length
    for i, spot in enumerate(edition.fear.tile_spots):
        box.tile_spot[i] = spot

    box.tiles_drawn = options.handicap_torech
    set_options(box, options)
    box.turn_cap = options.turn_cap
    return box
