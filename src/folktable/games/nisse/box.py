"""What is in the box: the edition file and the host's options, checked, and packed for the rules."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from folktable.engine.errors import EditionError, expect, expect_each
from folktable.engine.record import Ints, Record, i8, option, set_options
from folktable.games.nisse.state import *

SUIT_IDS = ("pinecone", "leaf", "mushroom", "flower")
GROUP_SIZE = 3


class Box(Record):
    """The numbers the rules read."""

    rounds: int = i8()
    hand: int = i8()
    trump: Ints = i8(SPACES + 1)  # of each space: a suit or NO_TRUMP
    event: Ints = i8(SPACES + 1)  # on each space
    trick_cards: int = i8()  # turned from each deck when Torech tricks Violet
    shortcut_target: int = i8()
    plan_wins: int = i8()
    determination_cards: int = i8()  # that come back to each player
    three_dice: int = i8()  # of the player of a 3
    other_dice: int = i8()  # of the player of the other card
    both_dice: int = i8()  # of each player when both cards are 3s

    led_three_rolls: int = option("three_lead_offcolour", "roll")  # 1: dice also against another colour
    seven_works: Ints = i8(SUITS)  # 1 for suits whose 7 has its effect
    draw_one: int = option("draw_rule", "one_card")
    six_ends_before_draw: int = option("six_until", "before_next_draw")
    rows_close_after_roll: int = option("row_shift", "after_roll")
    any_card_back: int = option("two_give_back", "any_card")
    quick_start: int = option()


# --- The host's options --------------------------------------------------------------------------------


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    """What a host may set; the ledger's section "Variants and options" says what each does."""

    three_lead_offcolour: Literal["roll", "lead_wins"] = "roll"  # [nisse-ruling-14]
    seven_suits: Literal["all", "flower_pinecone"] = "all"  # [nisse-ruling-11]
    draw_rule: Literal["to_four", "one_card"] = "to_four"  # [nisse-ruling-9]
    six_until: Literal["end_of_next_turn", "before_next_draw"] = "end_of_next_turn"  # [nisse-ruling-24]
    row_shift: Literal["at_once", "after_roll"] = "at_once"  # [nisse-ruling-4]
    two_give_back: Literal["other_card", "any_card"] = "other_card"  # [nisse-ruling-21]
    discard_view: Literal["open", "top_card"] = "open"  # [nisse-ruling-34]
    deck_lists: Literal["shown", "hidden"] = "shown"  # [nisse-ruling-35]
    quick_start: bool = False  # a house rule, not of the book: 18 cards each at random instead of the draft


# --- The edition file ------------------------------------------------------------------------------------

Space = Annotated[int, Meta(ge=1, le=SPACES)]
Dice = Annotated[int, Meta(ge=1, le=3)]


class About(Struct, forbid_unknown_fields=True):
    game: Literal["nisse"]
    id: str
    title: str
    version: int
    seats: tuple[str, str]


class Limits(Struct, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    hand: Annotated[int, Meta(ge=2, le=6)]


class Suit(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    colour: str
    letter: Annotated[str, Meta(pattern="^[A-Z]$")]


class Number(Struct, forbid_unknown_fields=True):
    number: int
    text: str = ""  # without it, the game's own words, with the numbers of the box


class Three(Struct, forbid_unknown_fields=True):
    own_dice: Dice
    other_dice: Dice
    both_dice: Dice


class Group(Struct, forbid_unknown_fields=True):
    spaces: Annotated[list[Space], Meta(min_length=GROUP_SIZE, max_length=GROUP_SIZE)]
    colour: str
    trump: Literal["none", "pinecone", "leaf", "mushroom", "flower"]


class Event(Struct, forbid_unknown_fields=True, kw_only=True):
    title: str
    text: str = ""  # as above


class Tricks(Event, forbid_unknown_fields=True):
    spaces: tuple[Space]
    cards: Annotated[int, Meta(ge=1, le=DECK_CARDS)]


class Shortcut(Event, forbid_unknown_fields=True):
    spaces: tuple[Space, Space]
    target: Space


class Plan(Event, forbid_unknown_fields=True):
    spaces: tuple[Space]
    wins_needed: Annotated[int, Meta(ge=1, le=DECK_CARDS)]


class Determination(Event, forbid_unknown_fields=True):
    spaces: tuple[Space]
    cards: Annotated[int, Meta(ge=1, le=DECK_CARDS)]


class Panic(Event, forbid_unknown_fields=True):
    spaces: Annotated[list[Space], Meta(min_length=1)]


class Events(Struct, forbid_unknown_fields=True):
    tricks: Tricks
    shortcut: Shortcut
    plan: Plan
    determination: Determination
    panic: Panic


class Edition(Struct, forbid_unknown_fields=True):
    edition: About
    limits: Limits
    suits: Annotated[list[Suit], Meta(min_length=SUITS, max_length=SUITS)]
    numbers: Annotated[list[Number], Meta(min_length=NUMBERS, max_length=NUMBERS)]
    three: Three
    groups: Annotated[list[Group], Meta(min_length=SPACES // GROUP_SIZE, max_length=SPACES // GROUP_SIZE)]
    events: Events


def check(edition: Edition) -> None:
    """What types alone cannot say."""
    expect_each("suits", edition.suits, "id", SUIT_IDS)
    for what in ("colour", "letter"):
        if len({getattr(suit, what) for suit in edition.suits}) != SUITS:
            raise EditionError(f"suits: two suits have the same {what}")
    expect_each("numbers", edition.numbers, "number", range(1, NUMBERS + 1))
    check_groups(edition)
    check_events(edition.events)


def check_groups(edition: Edition) -> None:
    """Six groups of three, neutral at both ends [nisse-trump-3], each suit trump in one other [nisse-trump-2]."""
    colours = {suit.id: suit.colour for suit in edition.suits}
    for n, group in enumerate(edition.groups):
        expect(f"groups[{n}].spaces", group.spaces, list(range(n * GROUP_SIZE + 1, (n + 1) * GROUP_SIZE + 1)))
        neutral = n in (0, len(edition.groups) - 1)
        if (group.trump == "none") != neutral:
            raise EditionError(
                f"groups[{n}].trump: expected {'none' if neutral else 'a suit'}, found {group.trump!r}: "
                "the first and the last group are neutral, the others are not"
            )
        if group.colour != colours.get(group.trump, group.colour) or (neutral and group.colour in colours.values()):
            raise EditionError(f"groups[{n}].colour: {group.colour!r} is not the colour of trump {group.trump!r}")
    if len({group.trump for group in edition.groups}) != SUITS + 1:
        raise EditionError("groups: each suit must be the trump of one group")


def check_events(events: Events) -> None:
    first, second = events.shortcut.spaces
    if second != first + 1:
        raise EditionError(f"events.shortcut.spaces: expected two spaces in a row, found {first} and {second}")
    if events.shortcut.target < second + 2:
        raise EditionError(f"events.shortcut.target: expected {second + 2} or more, found {events.shortcut.target}")
    spaces = [space for event in marked_spaces(events) for space in event[1]]
    for space in spaces:
        if spaces.count(space) > 1:
            raise EditionError(f"events: space {space} carries two events")


def marked_spaces(events: Events) -> list[tuple[int, list[int]]]:
    """Where on the board each event is. The printed board did not reach us: all of it is data [nisse-ruling-1]."""
    first, second = events.shortcut.spaces
    return [
        (TRICKS, list(events.tricks.spaces)),
        (SHORTCUT_BEGINS, [first]),
        (SHORTCUT_ENDS, [second]),
        (PLAN, list(events.plan.spaces)),
        (DETERMINATION, list(events.determination.spaces)),
        (PANIC, events.panic.spaces),
    ]


def pack(edition: Edition, options: Options, seats: int) -> Box:
    """Check and pack. The Box is all that the rules know of an edition."""
    check(edition)
    box = Box()
    box.rounds, box.hand = edition.limits.rounds, edition.limits.hand
    for group in edition.groups:
        for space in group.spaces:  # which suit has which colour, and in what order: data too [nisse-ruling-2]
            box.trump[space] = NO_TRUMP if group.trump == "none" else SUIT_IDS.index(group.trump)
    for event, spaces in marked_spaces(edition.events):
        for space in spaces:
            box.event[space] = event
    box.trick_cards = edition.events.tricks.cards
    box.shortcut_target = edition.events.shortcut.target
    box.plan_wins = edition.events.plan.wins_needed
    box.determination_cards = edition.events.determination.cards
    box.three_dice = edition.three.own_dice
    box.other_dice = edition.three.other_dice
    box.both_dice = edition.three.both_dice

    set_options(box, options)
    for suit, name in enumerate(SUIT_IDS):
        box.seven_works[suit] = int(options.seven_suits == "all" or name in ("flower", "pinecone"))
    return box
