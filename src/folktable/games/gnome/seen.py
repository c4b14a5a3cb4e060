"""What each observer sees. It never shows what the state says that the observer cannot know."""

from typing import NamedTuple

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import own_view, winners_in
from folktable.engine.record import RUNNING
from folktable.engine.words import Text, Words, words
from folktable.games.gnome.box import GreenCard, RedCard, card_list, trail_spaces
from folktable.games.gnome.gems import wealth
from folktable.games.gnome.lasting import waits
from folktable.games.gnome.names import *
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import on_trail


class EffectSeen(Struct, frozen=True):
    """A lasting effect: at work, starting with the gnome's next turn, or waiting behind another."""

    name: str  # its card, with a number where the same one lies before the gnome already
    card: str
    turns: int  # left; 0 if it ends otherwise
    working: bool
    waiting: bool


class GnomeSeen(Struct, frozen=True):
    word: str  # the colour of his shirt
    name: Text
    space: str
    ahead: Words  # what lies before him
    routes: dict[str, str]  # how he passed each fork
    gems: int
    jewels: dict[str, int]  # all gems lie open [gnome-gem-3]
    items: tuple[str, ...]  # tabled, the one tabled longest first
    hand: int
    brawl_cards: int
    brawl_used: tuple[int, ...]  # with the host's memory aid, and one's own
    effects: tuple[EffectSeen, ...]
    place: int  # 0 on the trail


class PlayedSeen(Struct, frozen=True):
    card: str
    by: str
    target: str | None


class SpecialSeen(Struct, frozen=True):
    """A space that is more than a stone."""

    title: Text
    kind: str  # start, door, fork (before a bridge), slime, hazard, cottage
    text: Text = ""  # what the stone does


class BusinessSeen(Struct, frozen=True):
    name: str  # of the space inside
    title: Text
    door: str
    leads_to: str  # the first stone when leaving
    die: bool  # a die sets the price of each item


class ForkSeen(Struct, frozen=True):
    """A link across a stretch of the trail: a bridge with a toll, or a Slug Slime."""

    start: str
    to: str
    kind: str  # bridge, slime
    toll: int


class TrailSeen(Struct, frozen=True):
    spaces: tuple[str, ...]  # from start to finish, the long way round every fork
    special: dict[str, SpecialSeen]
    forks: tuple[ForkSeen, ...]
    businesses: tuple[BusinessSeen, ...]


class CardSeen(Struct, frozen=True):
    title: Text
    colour: str  # green, purple, red
    kind: str  # food, non_food, action, interrupt, remedy, attack
    text: Text
    base: int  # of an item
    prices: dict[str, int]  # of an item at each business with a price list
    block: bool  # Oh Gnome You Don't! can cancel it
    cure: bool  # an ailment
    rule: str


class BrawlSeen(Struct, frozen=True):
    """Gnomes who have met: asked whether they brawl, picking, or paying."""

    space: str
    gnomes: tuple[str, ...]
    stage: str
    counts: dict[str, int]  # once shown, what each card counts


class Public(Struct, frozen=True):
    """What all see alike."""

    round: int
    active: str
    waited_for: tuple[str, ...]
    asks: str | None  # what is being decided, as a word
    trail: TrailSeen
    jewel_values: dict[str, int]
    brawl_titles: tuple[Text, ...]
    finish_gems: tuple[int, ...]  # for coming home first, second, ...
    brawl: BrawlSeen | None
    step: str | None  # of the chant: roll, move, play, draw
    roll: int
    steps: int
    have_picked: tuple[str, ...]
    pile: int
    discard: dict[str, int]
    set_aside: tuple[str, ...]  # cards that are out of a game without brawling
    mine: dict[str, int]
    lying: dict[str, int]  # gems on stones
    stack: tuple[PlayedSeen, ...]  # cards being played, the first at the bottom
    takings: int  # for what has been sold in this visit
    winners: tuple[str, ...]


class View(Public, frozen=True):
    you: str
    cards: dict[str, CardSeen]  # those that are to be seen anywhere
    gnomes: tuple[GnomeSeen, ...]
    hand: tuple[str, ...]
    brawl_hand: tuple[int, ...]
    picked: int  # one's own brawl card, held out face down
    prices: dict[str, dict[str, int]]  # of one's tabled items and green hand cards at each business


BRAWL_WORDS = {ELECT: "brawl?", PICK: "brawl"}
STEPS = {
    "roll": (ROLL_REPLY, ADD_TO_ROLL, DISCARD),
    "move": (DOOR, ENTER_REPLY, BRIDGE, SEND, LOSE_ITEM, ELECT, PICK, SELL, CHANGE_UP),
    "play": (PLAY, TARGET, TABLE_ITEM, GIVE_ITEM, TAKE_ITEM, REPLY, WHICH_AILMENT, ATTACK_WINDOW),
}


def public(s: State, opened: Opened) -> Public:
    names = seat_words(opened)
    spaces = space_names(opened)
    running = s.over == RUNNING
    printed = opened.once(Printed, lambda: printed_in(opened))
    return Public(
        round=s.round,
        active=names[s.active],
        waited_for=tuple(names[seat] for seat in range(opened.seats) if running and s.waiting >> seat & 1),
        asks=BRAWL_WORDS.get(s.phase, QUESTIONS[s.phase].id) if running else None,
        trail=printed.trail,
        jewel_values=printed.jewel_values,
        brawl_titles=printed.brawl_titles,
        finish_gems=tuple(opened.edition.edition.finish_gems[: opened.seats]),
        brawl=brawl_seen(s, opened, spaces) if running else None,
        step=next((step for step, phases in STEPS.items() if running and s.phase in phases), None),
        roll=s.roll,
        steps=s.steps,
        have_picked=tuple(names[seat] for seat in range(opened.seats) if s.phase == PICK and s.pick[seat]),
        pile=s.pile_size,
        discard={card_id(opened, card): s.discard[card] for card in range(opened.box.types) if s.discard[card]},
        set_aside=tuple(
            card.id for n, card in enumerate(card_list(opened.edition)) if card.copies > opened.box.copies[n]
        ),
        mine={name: s.mine[kind] for name, kind in jewel_ids(opened).items()},
        lying={spaces[space]: s.lying[space] for space in range(opened.box.cottage) if s.lying[space]},
        stack=tuple(played_seen(s, opened, n) for n in range(s.stack)),
        takings=s.takings,
        winners=tuple(names[seat] for seat in winners_in(opened, s)),
    )


def view(s: State, opened: Opened, observer: int, seen_by_all: Public) -> View:
    seated = observer < opened.seats
    hand = hand_of(s, opened, observer) if seated else ()
    spaces = space_names(opened)
    return own_view(
        View,
        seen_by_all,
        you=seat_words(opened)[observer] if seated else "spectator",
        cards=cards_seen(s, opened, hand),
        gnomes=tuple(gnome_seen(s, opened, observer, seat, spaces) for seat in range(opened.seats)),
        hand=hand,
        brawl_hand=brawl_cards(s.brawl_hand[observer]) if seated else (),
        picked=s.pick[observer] if seated and s.phase == PICK else 0,
        prices=prices_seen(s, opened, observer, hand) if seated else {},
    )


class Printed(NamedTuple):
    """What stands in the box and never changes."""

    trail: TrailSeen
    cards: tuple[CardSeen, ...]
    jewel_values: dict[str, int]
    brawl_titles: tuple[Text, ...]


def printed_in(opened: Opened) -> Printed:
    return Printed(
        trail_seen(opened),
        tuple(card_seen(opened, card) for card in range(len(card_list(opened.edition)))),
        {name: int(opened.box.jewel_value[kind]) for name, kind in jewel_ids(opened).items()},
        tuple(brawl_words(opened, value) for value in range(1, BRAWL_CARDS + 1)),
    )


def trail_seen(opened: Opened) -> TrailSeen:
    trail = opened.edition.trail
    shops = [(shop, shop_words(opened, business)) for business, shop in enumerate(trail.businesses)]
    return TrailSeen(
        spaces=trail_spaces(trail),
        special={
            trail.start: SpecialSeen(words("gnome-place-start"), "start"),
            **{shop.door: SpecialSeen(words("gnome-place-door", shop=title), "door") for shop, title in shops},
            **{bridge.start: special_stone(bridge.start, "gnome-fork-stone", "fork") for bridge in trail.bridges},
            **{
                end: special_stone(end, "gnome-slime-stone", "slime")
                for slime in trail.slimes
                for end in (slime.near, slime.far)
            },
            **{stone.stone: hazard_seen(opened, stone.stone) for stone in trail.hazards},
            trail.finish: SpecialSeen(words("gnome-place-cottage"), "cottage"),
        },
        forks=(
            *(ForkSeen(bridge.start, bridge.to, "bridge", bridge.toll) for bridge in trail.bridges),
            *(ForkSeen(slime.near, slime.far, "slime", 0) for slime in trail.slimes),
        ),
        businesses=tuple(
            BusinessSeen(shop.id, title, shop.door, shop.exit, shop.pricing == "die") for shop, title in shops
        ),
    )


def special_stone(name: str, id: str, kind: str) -> SpecialSeen:
    return SpecialSeen(words(id, number=stone_number(name)), kind)


def hazard_seen(opened: Opened, stone: str) -> SpecialSeen:
    title, text = hazard_words(opened, stone)
    return SpecialSeen(title, "hazard", text)


def cards_seen(s: State, opened: Opened, hand: tuple[str, ...]) -> dict[str, CardSeen]:
    """What is printed on the cards in one's hand and on those that lie open."""
    open_cards = {
        *(s.item[i] for i in range(s.items)),
        *(s.effect[i] for i in range(s.effects)),
        *(s.stack_card[i] for i in range(s.stack)),
        *(card for card in range(opened.box.types) if s.discard[card]),
    }
    printed = opened.once(Printed, lambda: printed_in(opened))
    return {
        data.id: printed.cards[card]
        for card, data in enumerate(card_list(opened.edition))
        if card in open_cards or data.id in hand
    }


def card_seen(opened: Opened, card: int) -> CardSeen:
    data = card_list(opened.edition)[card]
    item = isinstance(data, GreenCard)
    businesses = opened.edition.trail.businesses
    return CardSeen(
        title=card_words(opened, card),
        colour="green" if item else "red" if isinstance(data, RedCard) else "purple",
        kind="action" if not isinstance(data, GreenCard | RedCard) else data.kind,
        text=card_does(opened, card),
        base=data.base if isinstance(data, GreenCard) else 0,
        prices={
            business.id: opened.box.price[b][card]
            for b, business in enumerate(businesses)
            if item and business.pricing == "list"
        },
        block=not isinstance(data, GreenCard) and data.block,
        cure=not isinstance(data, GreenCard) and data.cure,
        rule="gnome-card-2" if item else op_rule(opened, card),
    )


def brawl_seen(s: State, opened: Opened, spaces: list[str]) -> BrawlSeen | None:
    """Cards picked are secret until all are shown; while losers still pay, all have been."""
    if not s.brawlers:
        return None
    names = seat_words(opened)
    brawlers = [seat for seat in range(opened.seats) if s.brawlers >> seat & 1]
    stage = {ELECT: "asked", PICK: "picking"}.get(s.phase, "paying")
    return BrawlSeen(
        space=spaces[s.at[s.mover]],
        gnomes=tuple(names[seat] for seat in brawlers),
        stage=stage,
        counts={names[seat]: s.pick[seat] for seat in brawlers} if stage == "paying" else {},
    )


def hand_of(s: State, opened: Opened, seat: int) -> tuple[str, ...]:
    return tuple(card_id(opened, card) for card in range(opened.box.types) for _ in range(s.hand[seat][card]))


def brawl_cards(bits: int) -> tuple[int, ...]:
    return tuple(value for value in range(1, BRAWL_CARDS + 1) if bits >> (value - 1) & 1)


def items_of_seat(s: State, opened: Opened, seat: int) -> tuple[str, ...]:
    return tuple(card_id(opened, s.item[i]) for i in range(s.items) if s.item_owner[i] == seat)


def gnome_seen(s: State, opened: Opened, observer: int, seat: int, spaces: list[str]) -> GnomeSeen:
    own_or_shown = observer == seat or opened.options.brawl_memory == "shown"
    used = ~s.brawl_hand[seat] if opened.box.brawling and own_or_shown else 0
    here: int = s.at[seat]
    return GnomeSeen(
        word=seat_words(opened)[seat],
        name=seat_names(opened)[seat],
        space=spaces[here],
        ahead=opened.once(("ahead", here), lambda: what_lies_ahead(opened, here)),
        routes=routes_of(s, opened, seat),
        gems=wealth(s, opened.box, seat),
        jewels={name: s.purse[seat][kind] for name, kind in jewel_ids(opened).items() if s.purse[seat][kind]},
        items=items_of_seat(s, opened, seat),
        hand=s.hand_size[seat],
        brawl_cards=len(brawl_cards(s.brawl_hand[seat])),
        brawl_used=brawl_cards(used),
        effects=tuple(effect_seen(s, opened, i) for i in range(s.effects) if s.effect_on[i] == seat),
        place=s.place[seat],
    )


ROUTE_WORDS = {SHORT_WAY: "short", LONG_WAY: "long"}


def fork_names(opened: Opened) -> list[str]:
    """Bridges and slimes by the stone they begin at."""
    trail = opened.edition.trail
    return [*(bridge.start for bridge in trail.bridges), *(slime.near for slime in trail.slimes)]


def routes_of(s: State, opened: Opened, seat: int) -> dict[str, str]:
    return {
        name: ROUTE_WORDS[s.route[seat][fork]]
        for fork, name in enumerate(fork_names(opened))
        if s.route[seat][fork] != NO_ROUTE
    }


def what_lies_ahead(opened: Opened, at: int) -> Words:
    """The next door, bridge, slime or the Cottage, and how far it is."""
    box = opened.box
    here = on_trail(box, at)
    if at == box.cottage:
        return words("gnome-ahead-home")
    for space in range(here, box.cottage):
        business, fork = box.business_at[space], box.fork_at[space]
        if business != NONE and (space > here or at == here):
            return steps_to(space - here, space_words(opened, space))
        if space > here and fork != NONE:
            return steps_to(space - here, words("gnome-the-slime" if box.slime[fork] else "gnome-the-bridge"))
        if fork != NONE and not box.slime[fork]:
            return words("gnome-ahead-toll", toll=gems_words(box.toll[fork]))
    return steps_to(box.cottage - here, space_words(opened, box.cottage))


def steps_to(steps: int, what: Words) -> Words:
    return words("gnome-ahead-steps", steps=steps, what=what) if steps else words("gnome-ahead-at", what=what)


def effect_seen(s: State, opened: Opened, index: int) -> EffectSeen:
    return EffectSeen(
        name=effect_name(s, opened, index),
        card=card_id(opened, s.effect[index]),
        turns=s.effect_turns[index],
        working=bool(s.effect_awake[index]),
        waiting=waits(s, opened.box, index),
    )


def prices_seen(s: State, opened: Opened, seat: int, hand: tuple[str, ...]) -> dict[str, dict[str, int]]:
    wanted = {*hand, *items_of_seat(s, opened, seat)}
    return {
        card.id: {
            business.id: opened.box.price[b][n]
            for b, business in enumerate(opened.edition.trail.businesses)
            if business.pricing == "list"
        }
        for n, card in enumerate(opened.edition.cards.green)
        if card.id in wanted
    }


def played_seen(s: State, opened: Opened, index: int) -> PlayedSeen:
    names = seat_words(opened)
    aimed = index == 0 and s.target != NONE
    return PlayedSeen(
        card=card_id(opened, s.stack_card[index]),
        by=names[s.stack_by[index]],
        target=names[s.target] if aimed else None,
    )
