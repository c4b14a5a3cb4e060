"""What is in the box: the edition file and the host's options, checked, and packed for the rules."""

import re
from functools import cache
from itertools import pairwise
from typing import Annotated, Literal, NamedTuple

import numpy as np
from msgspec import Meta, Struct

from folktable.engine.errors import EditionError, expect_each, expect_one_of
from folktable.engine.record import Ints, Record, Rows, i8, i16, option, set_options
from folktable.games.gnome.state import *


class Box(Record):
    """The numbers the rules read."""

    seats: int = i8()
    start_green: int = i8()  # green cards dealt to each
    finish_gems: Ints = i8(MOST_SEATS)

    # Cards by type.
    types: int = i8()
    copies: Ints = i8(MOST_TYPES)
    colour: Ints = i8(MOST_TYPES)
    food: Ints = i8(MOST_TYPES)  # 1 for food items
    base: Ints = i8(MOST_TYPES)
    price: Rows = i8(MOST_BUSINESSES, MOST_TYPES)
    op: Ints = i8(MOST_TYPES)
    amount: Ints = i8(MOST_TYPES)  # the op's first number
    second: Ints = i8(MOST_TYPES)  # and its second
    aim: Ints = i8(MOST_TYPES)
    channel: Ints = i8(MOST_TYPES)  # of a lasting effect, else NONE
    turns: Ints = i8(MOST_TYPES)
    blockable: Ints = i8(MOST_TYPES)
    ailment: Ints = i8(MOST_TYPES)
    kind: Ints = i8(MOST_TYPES)  # of a red card
    when: Ints = i8(MOST_TYPES)
    interrupt: Ints = i8(MOST_TYPES)  # the types that answer something
    interrupts: int = i8()

    # Jewels by kind, from the most valuable. Kinds an edition does not have are worth 1 and there are none.
    jewel_value: Ints = i8(KINDS)
    mine: Ints = i8(KINDS)

    # The trail: Start is 0, the stones follow, then the Cottage, then the businesses.
    cottage: int = i8()
    business_at: Ints = i8(MOST_SPACES)  # whose door is here, or NONE
    door: Ints = i8(MOST_BUSINESSES)
    die_price: Ints = i8(MOST_BUSINESSES)
    brawls_inside: Ints = i8(MOST_BUSINESSES)
    forks: int = i8()
    fork_from: Ints = i8(MOST_FORKS)
    fork_to: Ints = i8(MOST_FORKS)
    slime: Ints = i8(MOST_FORKS)  # 1 for a Slug Slime, 0 for a bridge
    toll: Ints = i8(MOST_FORKS)
    fork_at: Ints = i8(MOST_SPACES)  # the fork that begins here, or NONE
    fork_into: Ints = i8(MOST_SPACES)  # the fork whose short way ends here, or NONE
    hazard: Ints = i8(MOST_SPACES)
    hazard_amount: Ints = i8(MOST_SPACES)
    distance: Rows = i8(MOST_SPACES, MOST_SPACES)  # in links, either direction; the ends of a slime are one stone

    brawling: int = option()
    forfeit_item: int = option("house_forfeit_item")
    hand_limit: int = i8()  # on leaving a business; 0 for none
    first_player: int = i8()  # or NONE for chance
    attacks_any_turn: int = option("attack_timing", "any_turn")
    strict_silence: int = option("business_silence", "strict")
    payer_picks: int = option("payment", "payer")
    toll_short: int = option("toll_short", "allowed")
    brawl_needs_gems: int = option()
    walks_home: int = option("last_gnome", "walks_home")
    earlier_wins_ties: int = option("tie", "earlier")
    turn_cap: int = i16()


HOUSE_HAND_LIMIT = 5
WHITE = "white"  # the jewel that an option adds

# --- The host's options ------------------------------------------------------------------------------------


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    """What a host may set; the ledger's section "Variants and options" says what each does."""

    brawling: bool = True
    house_forfeit_item: bool = False
    house_hand_limit: bool = False
    house_pub_brawls: bool = False
    first_player: Literal["random", 0, 1, 2, 3, 4, 5] = "random"  # or the seat that the host names
    attack_timing: Literal["own_turn", "any_turn"] = "own_turn"
    business_silence: Literal["play_step", "strict"] = "play_step"
    payment: Literal["auto", "payer"] = "auto"
    gem_set: Literal["four", "five"] = "four"
    toll_short: Literal["refused", "allowed"] = "refused"
    brawl_needs_gems: bool = True
    brawl_memory: Literal["hidden", "shown"] = "hidden"
    last_gnome: Literal["plays_on", "walks_home"] = "plays_on"
    tie: Literal["shared", "earlier"] = "shared"
    turn_cap: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = MOST_ROUNDS


# --- The edition file --------------------------------------------------------------------------------------

Small = Annotated[int, Meta(ge=0, le=20)]
Copies = Annotated[int, Meta(ge=0, le=MOST_ITEMS)]


class About(Struct, forbid_unknown_fields=True):
    game: Literal["gnome"]
    id: str
    title: str
    version: int
    players: tuple[Literal[2], Literal[6]]
    die_sides: Literal[6]
    draw_cards: Annotated[int, Meta(ge=1, le=MOST_CARDS)]
    start_green_cards: Annotated[int, Meta(ge=0, le=8)]
    finish_gems: Annotated[
        list[Annotated[int, Meta(ge=-50, le=50)]], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)
    ]
    gnome_colours: Annotated[list[str], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]


class Jewel(Struct, forbid_unknown_fields=True):
    id: str
    value: Annotated[int, Meta(ge=1, le=50)]
    mine: Annotated[int, Meta(ge=0, le=120)]


class Gems(Struct, forbid_unknown_fields=True):
    jewels: Annotated[list[Jewel], Meta(min_length=1, max_length=KINDS)]


class Bridge(Struct, forbid_unknown_fields=True, rename={"start": "from"}):
    start: str
    to: str
    toll: Annotated[int, Meta(ge=1, le=50)]


class Slime(Struct, forbid_unknown_fields=True):
    near: str
    far: str


class Business(Struct, forbid_unknown_fields=True):
    id: str
    title: str
    door: str
    exit: str
    pricing: Literal["list", "die"]
    house_brawls: bool = False  # the house rule for brawls holds here


class Hazard(Struct, forbid_unknown_fields=True):
    stone: str
    title: str
    effect: Literal["lose_gems", "lose_items", "lose_half_hand"]
    text: str
    amount: Small = 0


class Trail(Struct, forbid_unknown_fields=True):
    start: str
    finish: str
    runs: Annotated[tuple[tuple[str, ...], ...], Meta(min_length=1)]
    bridges: list[Bridge] = []
    slimes: list[Slime] = []
    businesses: Annotated[list[Business], Meta(max_length=MOST_BUSINESSES)] = []
    hazards: list[Hazard] = []


class BrawlCard(Struct, forbid_unknown_fields=True):
    value: int
    title: str


class Brawl(Struct, forbid_unknown_fields=True):
    copies_per_gnome: Literal[1]
    cards: Annotated[list[BrawlCard], Meta(min_length=BRAWL_CARDS, max_length=BRAWL_CARDS)]


class GreenCard(Struct, forbid_unknown_fields=True):
    id: str
    title: str
    kind: Literal["food", "non_food"]
    base: Small
    copies: Copies
    text: str
    bonus: dict[str, Small] = {}


class Lasting(Struct, forbid_unknown_fields=True):
    channel: str
    turns: Annotated[int, Meta(ge=1, le=20)] | None = None
    until: str | None = None


class Effect(Struct, forbid_unknown_fields=True, omit_defaults=True):
    op: str
    amount: Small | None = None
    reach: Small | None = None
    stones: Small | None = None
    each: Small | None = None
    everyone: Small | None = None
    player_extra: Small | None = None
    first: Small | None = None
    otherwise: Small | None = None
    gems: list[str] | None = None
    kind: Literal["food", "non_food"] | None = None


class PurpleCard(Struct, forbid_unknown_fields=True):
    id: str
    title: str
    copies: Copies
    block: bool
    target: Literal["none", "self", "all", "opponent", "hindmost"]
    effect: Effect
    text: str
    lasting: Lasting | None = None
    brawl: bool = False
    cure: bool = False


class RedCard(Struct, forbid_unknown_fields=True):
    id: str
    title: str
    kind: Literal["interrupt", "remedy", "attack"]
    copies: Copies
    when: list[Literal["own_play", "response", "roll", "enter"]]
    block: bool
    effect: Effect
    text: str
    target: Literal["opponent", "hindmost"] | None = None
    lasting: Lasting | None = None
    brawl: bool = False
    cure: bool = False


class Cards(Struct, forbid_unknown_fields=True):
    green: list[GreenCard]
    purple: list[PurpleCard]
    red: list[RedCard]


class Edition(Struct, forbid_unknown_fields=True):
    edition: About
    gems: Gems
    trail: Trail
    brawl: Brawl
    cards: Cards


# --- What the edition's words mean ----------------------------------------------------------------------------

OP_RULES = {op.code: op.rule for op in OPS.values()}
AIMS = {"none": NO_AIM, "self": AT_SELF, "all": AT_ALL, "opponent": AT_OPPONENT, "hindmost": AT_HINDMOST}
WHEN_BITS = {"own_play": ON_OWN_PLAY, "response": AS_RESPONSE, "roll": ON_ROLL, "enter": ON_ENTER}
KIND_CODES = {"interrupt": INTERRUPT, "remedy": REMEDY, "attack": ATTACK}
HAZARD_CODES = {"lose_gems": HAZARD_GEMS, "lose_items": HAZARD_ITEMS, "lose_half_hand": HAZARD_HALF_HAND}


# --- Cards -------------------------------------------------------------------------------------------------


def card_list(edition: Edition) -> list[GreenCard | PurpleCard | RedCard]:
    """All cards in the order of their types."""
    return [*edition.cards.green, *edition.cards.purple, *edition.cards.red]


def check_cards(edition: Edition) -> None:
    cards = card_list(edition)
    ids = [card.id for card in cards]
    for card_id in ids:
        if ids.count(card_id) > 1:
            raise EditionError(f"cards: two cards have the id {card_id!r}")
    if len(cards) > MOST_TYPES:
        raise EditionError(f"cards: at most {MOST_TYPES} different cards fit, found {len(cards)}")
    total, wanted = sum(card.copies for card in cards), edition.edition.draw_cards
    if total != wanted:
        raise EditionError(f"cards: the copies add up to {total}, but edition.draw_cards is {wanted}")
    greens = sum(card.copies for card in edition.cards.green)
    if not MOST_SEATS * edition.edition.start_green_cards <= greens <= MOST_ITEMS:
        needed = MOST_SEATS * edition.edition.start_green_cards
        raise EditionError(f"cards.green: expected {needed} to {MOST_ITEMS} green cards, found {greens}")
    businesses = [business.id for business in edition.trail.businesses]
    for n, green in enumerate(edition.cards.green):
        for business in green.bonus:
            expect_one_of(f"cards.green[{n}].bonus", business, businesses)
    for n, purple in enumerate(edition.cards.purple):
        check_effect(edition, f"cards.purple[{n}] ({purple.id})", purple.effect, purple.target, purple.lasting)
        if OPS[purple.effect.op].when:
            raise EditionError(f"cards.purple[{n}] ({purple.id}).effect.op: {purple.effect.op!r} is for red cards")
    for n, red in enumerate(edition.cards.red):
        check_red(edition, f"cards.red[{n}] ({red.id})", red)
    replies = sum(red.copies for red in edition.cards.red if "response" in red.when)
    if replies >= MOST_REPLIES:
        raise EditionError(f"cards.red: at most {MOST_REPLIES - 1} cards may be responses, found {replies}")


def check_red(edition: Edition, place: str, red: RedCard) -> None:
    check_effect(edition, place, red.effect, red.target or "none", red.lasting)
    op = OPS[red.effect.op]
    if red.kind == "attack":
        if red.when != ["own_play"] or red.target is None:
            raise EditionError(f"{place}: an attack needs when = ['own_play'] and a target")
        return
    if op.when is None or op.when not in red.when:
        raise EditionError(f"{place}.when: expected {op.when or 'an op that answers something'!r}, found {red.when}")
    extra = {op.when, "own_play"} if red.effect.op == "cure" else {op.when}
    if not set(red.when) <= extra:
        raise EditionError(
            f"{place}.when: {red.effect.op!r} is played as {' or '.join(sorted(extra))}, found {red.when}"
        )


def check_effect(edition: Edition, place: str, effect: Effect, target: str, lasting: Lasting | None) -> None:
    """The op exists, has its numbers and no others, a fitting target, and lasts as such an op does."""
    expect_one_of(f"{place}.effect.op", effect.op, OPS)
    op = OPS[effect.op]
    given = [name for name in effect.__struct_fields__ if name != "op" and getattr(effect, name) is not None]
    if sorted(given) != sorted(op.numbers):
        expected = ", ".join(op.numbers) or "nothing"
        raise EditionError(f"{place}.effect: {effect.op!r} takes {expected}, found {', '.join(given) or 'nothing'}")
    if target not in op.targets:
        raise EditionError(f"{place}.target: {effect.op!r} is for {' or '.join(op.targets)}, found {target!r}")
    jewels = [jewel.id for jewel in edition.gems.jewels]
    for jewel in effect.gems or []:
        expect_one_of(f"{place}.effect.gems", jewel, jewels)
    if (lasting is None) != (op.ends is None):
        raise EditionError(f"{place}.lasting: {effect.op!r} {'lasts' if op.ends else 'does not last'}")
    if lasting is not None and op.ends is not None:
        turns_fit = (lasting.turns is not None) == (op.ends == "turns")
        until_fits = lasting.until == (None if op.ends == "turns" else op.ends)
        if not (turns_fit and until_fits):
            wanted = "turns = 1 or more" if op.ends == "turns" else f"until = {op.ends!r}"
            raise EditionError(f"{place}.lasting: {effect.op!r} needs {wanted}")


def pack_cards(box: Box, edition: Edition, options: Options) -> None:
    cards = card_list(edition)
    channels: list[str] = []
    box.types = len(cards)
    for n, card in enumerate(cards):
        box.copies[n] = card.copies
        box.channel[n] = NONE
        if isinstance(card, GreenCard):
            box.food[n], box.base[n] = int(card.kind == "food"), card.base
            for b, business in enumerate(edition.trail.businesses):  # [gnome-biz-2]
                box.price[b][n] = card.base + card.bonus.get(business.id, 0)
            continue
        box.colour[n] = PURPLE if isinstance(card, PurpleCard) else RED
        if card.brawl and not options.brawling:  # [gnome-setup-8]
            box.copies[n] = 0
        box.blockable[n], box.ailment[n] = int(card.block), int(card.cure)  # [gnome-ruling-16]
        box.aim[n] = AIMS[card.target or "none"]
        pack_effect(box, n, edition, card.effect)
        if card.lasting is not None:  # [gnome-last-1]
            if card.lasting.channel not in channels:
                channels.append(card.lasting.channel)
            box.channel[n], box.turns[n] = channels.index(card.lasting.channel), card.lasting.turns or UNTIL_ENDED
        if isinstance(card, RedCard):
            box.kind[n] = KIND_CODES[card.kind]
            box.when[n] = sum(WHEN_BITS[when] for when in card.when)
            if box.when[n] & ~ON_OWN_PLAY:
                box.interrupt[box.interrupts] = n
                box.interrupts += 1
        else:
            box.when[n] = ON_OWN_PLAY


def pack_effect(box: Box, n: int, edition: Edition, effect: Effect) -> None:
    op = OPS[effect.op]
    box.op[n] = op.code
    if effect.gems is not None:
        box.amount[n] = sum(1 << kind for kind in set(jewel_kinds(edition, effect.gems)))
    elif effect.kind is not None:
        box.amount[n] = int(effect.kind == "food")
    else:
        numbers = [getattr(effect, name) for name in op.numbers]
        box.amount[n], box.second[n] = (*numbers, 0, 0)[:2]


# --- Gems --------------------------------------------------------------------------------------------------


def check_gems(edition: Edition, options: Options) -> None:
    jewels = edition.gems.jewels
    values = [jewel.value for jewel in jewels]
    if sorted(set(values), reverse=True) != values or values[-1] != 1:
        raise EditionError(f"gems.jewels: expected falling values that end with 1, found {values}")
    if options.gem_set == "five" and len(jewels) == KINDS:
        raise EditionError("the option gem_set = five adds a jewel, but the edition has five already")


def jewel_list(edition: Edition, options: Options) -> list[Jewel | None]:
    """By kind. With `gem_set = five` the smallest jewel is worth 2 and a white one joins [gnome-ruling-1]."""
    jewels = list(edition.gems.jewels)
    if options.gem_set == "five":
        smallest = jewels.pop()
        jewels += [Jewel(smallest.id, 2, smallest.mine), Jewel(WHITE, 1, 60)]
    return [*jewels[:-1], *[None] * (KINDS - len(jewels)), jewels[-1]]


def jewel_kinds(edition: Edition, names: list[str]) -> list[int]:
    """The kinds of jewels named; whatever takes the smallest also takes a smaller one that an option adds."""
    ids = [jewel.id for jewel in edition.gems.jewels]
    kinds = [ids.index(name) for name in names]
    return [*(kind for kind in kinds if kind < len(ids) - 1), *(range(len(ids) - 1, KINDS) if ids[-1] in names else ())]


def pack_gems(box: Box, edition: Edition, options: Options) -> None:
    for kind, jewel in enumerate(jewel_list(edition, options)):
        box.jewel_value[kind] = jewel.value if jewel else 1
        box.mine[kind] = jewel.mine if jewel else 0


# --- The trail ---------------------------------------------------------------------------------------------


def expanded(run: tuple[str, ...], place: str) -> list[str]:
    """A run with "s1-s36" written out."""
    names: list[str] = []
    for word in run:
        found = re.fullmatch(r"([a-z_]+)(\d+)-([a-z_]+)(\d+)", word)
        if not found:
            names.append(word)
            continue
        first, last = int(found[2]), int(found[4])
        if found[1] != found[3] or first > last:
            raise EditionError(f"{place}: expected a range such as 's1-s36', found {word!r}")
        names += [f"{found[1]}{n}" for n in range(first, last + 1)]
    return names


def links(runs: tuple[tuple[str, ...], ...]) -> dict[str, str]:
    """Where one pip leads from each space, bridges and slimes apart."""
    found: dict[str, str] = {}
    for n, run in enumerate(runs):
        names = expanded(run, f"trail.runs[{n}]")
        for space, following in pairwise(names):
            if found.get(space, following) != following:
                raise EditionError(
                    f"trail.runs[{n}]: {space!r} leads to {found[space]!r} already; only a bridge or a slime may fork"
                )
            found[space] = following
    return found


@cache
def spaces_along(runs: tuple[tuple[str, ...], ...], start: str, finish: str) -> tuple[str, ...]:
    """All spaces from start to finish, the long way round every bridge and slime."""
    following = links(runs)
    spaces = {start: None}
    here = start
    while here != finish:
        if here not in following:
            raise EditionError(
                f"trail.runs: the finish {finish!r} cannot be reached: the way from {start!r} ends at {here!r}"
            )
        if following[here] in spaces:
            raise EditionError(f"trail.runs: the way from {start!r} goes round in a circle at {here!r}")
        here = following[here]
        spaces[here] = None
    for space in following:
        if space not in spaces:
            raise EditionError(f"trail.runs: {space!r} cannot be reached from {start!r}")
    return tuple(spaces)


def trail_spaces(trail: Trail) -> tuple[str, ...]:
    return spaces_along(trail.runs, trail.start, trail.finish)


def check_spaces(trail: Trail, spaces: tuple[str, ...]) -> None:
    if len(spaces) < 4:
        raise EditionError(f"trail.runs: expected at least two stones, found {', '.join(spaces[1:-1]) or 'none'}")
    if len(spaces) + len(trail.businesses) > MOST_SPACES:
        raise EditionError(f"trail.runs: at most {MOST_SPACES} spaces fit, businesses included")
    names = [*spaces, *(business.id for business in trail.businesses)]
    for n, business in enumerate(trail.businesses):
        if names.count(business.id) > 1:
            raise EditionError(f"trail.businesses[{n}].id: {business.id!r} names another space as well")


class Fork(NamedTuple):
    """A bridge or a slime: a link across a stretch of the trail."""

    place: str
    start: int
    to: int
    toll: int
    slime: bool


def stone_named(spaces: tuple[str, ...], name: str, place: str) -> int:
    if name not in spaces[1:-1]:
        raise EditionError(f"{place}: {name!r} is no stone of the trail")
    return spaces.index(name)


def forks(trail: Trail, spaces: tuple[str, ...]) -> list[Fork]:
    found = []
    for n, bridge in enumerate(trail.bridges):
        place = f"trail.bridges[{n}]"
        start, to = (stone_named(spaces, name, place) for name in (bridge.start, bridge.to))
        found.append(Fork(place, start, to, bridge.toll, slime=False))
    for n, slime in enumerate(trail.slimes):
        place = f"trail.slimes[{n}]"
        start, to = (stone_named(spaces, name, place) for name in (slime.near, slime.far))
        found.append(Fork(place, start, to, 0, slime=True))
    if len(found) > MOST_FORKS:
        raise EditionError(f"trail: at most {MOST_FORKS} bridges and slimes together fit, found {len(found)}")
    for fork in found:
        if fork.to < fork.start + 2:
            raise EditionError(f"{fork.place}: expected an end at least two stones ahead of its beginning")
    ends = [end for fork in found for end in (fork.start, fork.to)]
    for fork in found:
        if ends.count(fork.start) > 1 or ends.count(fork.to) > 1:
            raise EditionError(f"{fork.place}: shares a stone with another bridge or slime")
    return found


def check_businesses(trail: Trail, spaces: tuple[str, ...]) -> None:
    starts = [fork.start for fork in forks(trail, spaces)]
    doors = [business.door for business in trail.businesses]
    for n, business in enumerate(trail.businesses):
        place = f"trail.businesses[{n}] ({business.id})"
        door = stone_named(spaces, business.door, f"{place}.door")
        if door in starts or doors.count(business.door) > 1:
            raise EditionError(f"{place}.door: {business.door!r} has a bridge, a slime or another door already")
        if door == len(spaces) - 2 or business.exit != spaces[door + 1]:
            raise EditionError(f"{place}.exit: expected the stone after the door, found {business.exit!r}")


def distances(spaces: tuple[str, ...], ways: list[Fork]) -> list[list[int]]:
    """Links between any two spaces of the trail; the two ends of a slime are one stone [gnome-pcard-3]."""
    count, far = len(spaces), MOST_SPACES
    table = np.where(np.eye(count, dtype=bool), 0, far)
    direct = [(n, n + 1, 1) for n in range(count - 1)] + [(w.start, w.to, 0 if w.slime else 1) for w in ways]
    for a, b, length in direct:
        table[a, b] = table[b, a] = min(table[a, b], length)
    for via in range(count):
        table = np.minimum(table, table[:, via : via + 1] + table[via])
    found: list[list[int]] = table.tolist()
    return found


def pack_trail(box: Box, trail: Trail, options: Options) -> None:
    spaces = trail_spaces(trail)
    check_spaces(trail, spaces)
    check_businesses(trail, spaces)
    ways = forks(trail, spaces)
    box.cottage = len(spaces) - 1
    for space in range(MOST_SPACES):
        box.business_at[space] = box.fork_at[space] = box.fork_into[space] = NONE
    for n, business in enumerate(trail.businesses):
        box.door[n] = spaces.index(business.door)
        box.business_at[box.door[n]] = n
        box.die_price[n] = int(business.pricing == "die")
        box.brawls_inside[n] = int(business.house_brawls and options.house_pub_brawls)  # [gnome-house-3]
    box.forks = len(ways)
    for n, fork in enumerate(ways):
        box.fork_from[n], box.fork_to[n], box.toll[n], box.slime[n] = fork.start, fork.to, fork.toll, int(fork.slime)
        box.fork_at[fork.start] = box.fork_into[fork.to] = n
    near_ends = [fork.start for fork in ways if fork.slime]
    for n, hazard in enumerate(trail.hazards):
        stone = stone_named(spaces, hazard.stone, f"trail.hazards[{n}].stone")
        if stone in near_ends:
            raise EditionError(f"trail.hazards[{n}].stone: nobody stands on the near end of a slime")
        box.hazard[stone], box.hazard_amount[stone] = HAZARD_CODES[hazard.effect], hazard.amount
    for a, row in enumerate(distances(spaces, ways)):
        for b, length in enumerate(row):
            box.distance[a][b] = length


# --- All together ------------------------------------------------------------------------------------------


def check_rest(edition: Edition, options: Options, seats: int) -> None:
    expect_each("brawl.cards", edition.brawl.cards, "value", range(1, BRAWL_CARDS + 1))  # [gnome-setup-7]
    if len(set(edition.edition.gnome_colours)) != MOST_SEATS:
        raise EditionError("edition.gnome_colours: expected six different colours")
    if options.house_pub_brawls and not options.brawling:
        raise EditionError("the option house_pub_brawls needs brawling")
    if options.first_player != "random" and options.first_player >= seats:
        raise EditionError(f"the option first_player: expected 'random' or a seat from 0 to {seats - 1}")


def pack(edition: Edition, options: Options, seats: int) -> Box:
    """Check and pack. The Box is all that the rules know of an edition."""
    check_gems(edition, options)
    check_cards(edition)
    check_rest(edition, options, seats)
    box = Box()
    box.seats = seats
    box.start_green = edition.edition.start_green_cards
    box.finish_gems = list(edition.edition.finish_gems)
    pack_cards(box, edition, options)
    pack_gems(box, edition, options)
    pack_trail(box, edition.trail, options)
    set_options(box, options)
    box.hand_limit = HOUSE_HAND_LIMIT if options.house_hand_limit else 0
    box.first_player = NONE if options.first_player == "random" else options.first_player
    box.turn_cap = options.turn_cap
    return box
