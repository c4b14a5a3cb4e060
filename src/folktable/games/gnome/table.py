"""Oh Gnome You Don't! at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and shows hands and picked brawl cards to their owner alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import Line, Option, Question, Window, own_view
from folktable.engine.narration import HIDDEN
from folktable.engine.record import RUNNING
from folktable.engine.words import Text, Value, Words, in_words, says, words
from folktable.games.gnome.box import WHITE, GreenCard, RedCard, card_list, jewel_list, trail_spaces
from folktable.games.gnome.business import list_price
from folktable.games.gnome.gems import change_up, settle, wealth
from folktable.games.gnome.lasting import waits
from folktable.games.gnome.playing import is_aimed
from folktable.games.gnome.state import *
from folktable.games.gnome.state import State
from folktable.games.gnome.trail import business_of, on_trail, steps_to_add

SEATS = (2, 6)
PEOPLE_OPTIONS: dict[str, object] = {}
CHANT = ("roll", "move", "play", "draw")


# --- Names -------------------------------------------------------------------------------------------------


def seat_names(opened: Opened) -> tuple[Text, ...]:
    """Gnomes go by the colour of their shirts; an edition may have shirts of other colours than ours."""

    def named() -> tuple[Text, ...]:
        ours = opened.game.default_edition()["edition"]["gnome_colours"]
        return tuple(words(f"gnome-seat-{word}") if word in ours else word.capitalize() for word in seat_words(opened))

    names: tuple[Text, ...] = opened.once(seat_names, named)
    return names


def seat_words(opened: Opened) -> list[str]:
    return [colour.lower() for colour in opened.edition.edition.gnome_colours[: opened.seats]]


def card_id(opened: Opened, card: int) -> str:
    return card_list(opened.edition)[card].id


def jewel_ids(opened: Opened) -> dict[str, int]:
    """The jewels there are, with their kinds, from the most valuable."""
    return {jewel.id: kind for kind, jewel in enumerate(jewel_list(opened.edition, opened.options)) if jewel}


def space_names(opened: Opened) -> list[str]:
    """Spaces as the edition names them: start, s1, ..., cottage, pub, ..."""
    trail = opened.edition.trail
    return [*trail_spaces(trail), *(business.id for business in trail.businesses)]


NO_WORDS = {
    PLAY: "pass",
    REPLY: "pass",
    ROLL_REPLY: "pass",
    ENTER_REPLY: "pass",
    ATTACK_WINDOW: "pass",
    ADD_TO_ROLL: "no-more",
    DOOR: "walk-past",
    SELL: "done",
    CHANGE_UP: "keep",
    ELECT: "decline",
    SEND: "let-choose",
    TABLE_ITEM: "done",
}
YES_WORDS = {ADD_TO_ROLL: "add", DOOR: "enter", CHANGE_UP: "change-up", ELECT: "brawl"}


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: pass, enter, bridge, wrong_turn, blue, 7, gold, poison_ivy-2."""
    if action == NO:
        return NO_WORDS[s.phase]
    if action == YES:
        return YES_WORDS[s.phase]
    if action in (CROSS, BEHIND):
        return "bridge" if action == CROSS else "behind"
    if action < SEAT:
        return card_id(opened, action - CARD)
    if action < BRAWL:
        return seat_words(opened)[action - SEAT]
    if action < JEWEL:
        return str(action - BRAWL + 1)
    if action < EFFECT:
        return {kind: name for name, kind in jewel_ids(opened).items()}[action - JEWEL]
    return effect_name(s, opened, action - EFFECT)


def effect_name(s: State, opened: Opened, index: int) -> str:
    """The card; of several alike before one gnome the later ones have a number."""
    card = card_id(opened, s.effect[index])
    nth = sum(s.effect[i] == s.effect[index] and s.effect_on[i] == s.effect_on[index] for i in range(index + 1))
    return card if nth == 1 else f"{card}-{nth}"


# --- The same in words -------------------------------------------------------------------------------------


@cache
def gems_words(gems: int) -> Words:
    return words("gnome-gems", count=gems)


def card_words(opened: Opened, card: int) -> Text:
    data = card_list(opened.edition)[card]
    return opened.printed(f"gnome-card-{data.id}", data.title)


def card_does(opened: Opened, card: int) -> Text:
    data = card_list(opened.edition)[card]
    return opened.printed(f"gnome-card-{data.id}-text", data.text)


def shop_words(opened: Opened, business: int) -> Text:
    data = opened.edition.trail.businesses[business]
    return opened.printed(f"gnome-shop-{data.id}", data.title)


def hazard_words(opened: Opened, stone: str) -> tuple[Text, Text]:
    """A stone of the trail behind: what it is called, and what it does."""
    data = next(hazard for hazard in opened.edition.trail.hazards if hazard.stone == stone)
    return opened.printed(f"gnome-hazard-{stone}", data.title), opened.printed(f"gnome-hazard-{stone}-text", data.text)


def jewel_words(opened: Opened, name: str) -> Text:
    id = f"gnome-jewel-{name}"
    return words(id) if name == WHITE else opened.printed(id, name)


def brawl_words(opened: Opened, value: int) -> Text:
    return opened.printed(f"gnome-brawl-title-{value}", opened.edition.brawl.cards[value - 1].title)


def stone_number(name: str) -> str:
    """What stands on a stone: 7 for s7; an edition may call its stones otherwise."""
    return re.sub(r"^s(?=\d+$)", "", name)


def kind_of_place(opened: Opened, space: int) -> str:
    box = opened.box
    if space >= box.cottage:
        return "cottage" if space == box.cottage else "shop"
    if space == START:
        return "start"
    if box.business_at[space] != NONE:
        return "door"
    return "stone" if box.hazard[space] == NO_HAZARD else "hazard"


def space_words(opened: Opened, space: int, standing: bool = False) -> Words:
    """A space as the board shows it: stone 7, the Pub; for who is standing there: on stone 7, in the Pub."""

    def told() -> Words:
        kind, name = kind_of_place(opened, space), space_names(opened)[space]
        values: dict[str, Value] = {}
        if kind == "stone":
            values["number"] = stone_number(name)
        elif kind == "hazard":
            values["title"] = hazard_words(opened, name)[0]
        elif kind == "door":
            values["shop"] = shop_words(opened, opened.box.business_at[space])
        elif kind == "shop":
            values["shop"] = shop_words(opened, business_of(opened.box, space))
        return Words(f"gnome-at-{kind}" if standing else f"gnome-place-{kind}", values)

    space_told: Words = opened.once(("space", space, standing), told)
    return space_told


def listed_words(parts: Iterable[Text]) -> Text:
    """One and two, or one, two and three."""
    *first, last = parts
    return words("gnome-and", first=tuple(first), last=last) if first else last


# --- What an observer sees ---------------------------------------------------------------------------------


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


PHASE_WORDS = {
    ROLL_REPLY: "roll-reply",
    ADD_TO_ROLL: "add-to-roll",
    DOOR: "door",
    ENTER_REPLY: "enter-reply",
    BRIDGE: "bridge",
    SELL: "sell",
    CHANGE_UP: "change-up",
    LOSE_ITEM: "lose-item",
    ELECT: "brawl?",
    PICK: "brawl",
    PLAY: "play",
    TARGET: "target",
    TABLE_ITEM: "table-item",
    GIVE_ITEM: "give-item",
    TAKE_ITEM: "take-item",
    SEND: "send",
    REPLY: "reply",
    WHICH_AILMENT: "ailment",
    FORFEIT: "forfeit",
    DISCARD: "discard",
    PAY: "pay",
    ATTACK_WINDOW: "attack",
}
STEPS = {
    "roll": (ROLL_REPLY, ADD_TO_ROLL, DISCARD),
    "move": (DOOR, ENTER_REPLY, BRIDGE, SEND, LOSE_ITEM, ELECT, PICK, SELL, CHANGE_UP),
    "play": (PLAY, TARGET, TABLE_ITEM, GIVE_ITEM, TAKE_ITEM, REPLY, WHICH_AILMENT, ATTACK_WINDOW),
}


def public(s: State, opened: Opened) -> Public:
    names = seat_words(opened)
    spaces = space_names(opened)
    running = s.over == RUNNING
    printed: Printed = opened.once(Printed, lambda: printed_in(opened))
    return Public(
        round=s.round,
        active=names[s.active],
        waited_for=tuple(names[seat] for seat in range(opened.seats) if running and s.waiting >> seat & 1),
        asks=PHASE_WORDS[s.phase] if running else None,
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
        winners=tuple(names[seat] for seat in winners(s, opened)),
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
    printed: Printed = opened.once(Printed, lambda: printed_in(opened))
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


def winners(s: State, opened: Opened) -> tuple[int, ...]:
    """Who won, once the game is over: all with the best score."""
    if s.over == RUNNING:
        return ()
    scores = [0] * opened.seats
    opened.game.rules.score(s, opened.box, scores)
    return tuple(seat for seat in range(opened.seats) if scores[seat] == max(scores))


# --- What is asked -----------------------------------------------------------------------------------------

# By phase: the question (`gnome-ask-...` to the actor, `gnome-await-...` to the others), the rules behind it.
QUESTIONS = {
    ROLL_REPLY: ("roll-reply", ("gnome-rcard-10",)),
    ADD_TO_ROLL: ("add-to-roll", ("gnome-pcard-9",)),
    DOOR: ("door", ("gnome-biz-1", "gnome-turn-5")),
    ENTER_REPLY: ("enter-reply", ("gnome-rcard-11",)),
    BRIDGE: ("bridge", ("gnome-bridge-1", "gnome-bridge-4")),
    SELL: ("sell", ("gnome-biz-2", "gnome-biz-4", "gnome-biz-9")),
    CHANGE_UP: ("change-up", ("gnome-gem-6", "gnome-ruling-27")),
    LOSE_ITEM: ("lose-item", ("gnome-bridge-5",)),
    ELECT: ("elect", ("gnome-brawl-4",)),
    PICK: ("pick", ("gnome-brawl-5",)),
    PLAY: ("play", ("gnome-turn-3", "gnome-card-8")),
    TARGET: ("target", ("gnome-card-9",)),
    TABLE_ITEM: ("table-item", ("gnome-pcard-12",)),
    GIVE_ITEM: ("give-item", ("gnome-pcard-13",)),
    TAKE_ITEM: ("take-item", ("gnome-pcard-13",)),
    SEND: ("send", ("gnome-bridge-9", "gnome-ruling-34")),
    REPLY: ("reply", ("gnome-stack-2", "gnome-stack-4")),
    WHICH_AILMENT: ("ailment", ("gnome-rcard-2",)),
    FORFEIT: ("forfeit", ("gnome-house-1",)),
    DISCARD: ("discard", ("gnome-house-2",)),
    PAY: ("pay", ("gnome-ruling-4",)),
    ATTACK_WINDOW: ("attack", ("gnome-ruling-11",)),
}


def question(s: State, opened: Opened, observer: int) -> Question:
    name, rules = QUESTIONS[s.phase]
    values = question_values(s, opened)
    if s.waiting >> observer & 1:
        aimed = s.phase == REPLY and s.stack == 1 and s.target != NONE
        on = "" if not aimed else "-on-you" if s.target == observer else "-on"
        return Question(Words(f"gnome-ask-{name}{on}", values), rules)
    names = seat_names(opened)
    who = listed_words(names[seat] for seat in range(opened.seats) if s.waiting >> seat & 1)
    return Question(Words(f"gnome-await-{name}", {"who": who, **values}), rules)


def question_values(s: State, opened: Opened) -> dict[str, Value]:
    """What a question names beside who is asked; all may know it."""
    names, here = seat_names(opened), s.at[s.active]
    if s.phase in (ROLL_REPLY, ATTACK_WINDOW):
        return {"active": names[s.active], "roll": s.roll}
    if s.phase == ADD_TO_ROLL:
        return {"steps": s.steps}
    if s.phase in (DOOR, ENTER_REPLY):
        return {
            "active": names[s.active],
            "shop": shop_words(opened, opened.box.business_at[here]),
            "steps": s.steps,
        }
    if s.phase == BRIDGE:
        return {"toll": gems_words(opened.box.toll[opened.box.fork_at[s.at[s.mover]]])}
    if s.phase == SELL:
        return {"place": space_words(opened, here, standing=True), "takings": s.takings}
    if s.phase == ELECT:
        return {"place": space_words(opened, s.at[s.mover], standing=True)}
    if s.phase in (TARGET, GIVE_ITEM, TAKE_ITEM):
        return {"card": card_words(opened, s.stack_card[0])}
    if s.phase == SEND:
        return {"mover": names[s.mover]}
    if s.phase == REPLY:
        top = s.stack - 1
        told: dict[str, Value] = {"by": names[s.stack_by[top]], "card": card_words(opened, s.stack_card[top])}
        return told if s.target == NONE else {**told, "target": names[s.target]}
    if s.phase == PAY:
        return {"due": gems_words(s.due)}
    if s.phase == PICK:
        return {"count": s.waiting.bit_count()}
    if s.phase == DISCARD:
        return {"limit": opened.box.hand_limit}
    return {}


def window(s: State, opened: Opened) -> Window | None:
    """Everybody may reply to a card, a roll or a gnome at a door [gnome-stack-2, gnome-rcard-10, gnome-rcard-11]."""
    if s.phase == REPLY:
        top = s.stack - 1
        aimed_at = s.stack_by[top - 1] if top > 0 else s.target
        targets = 0 if aimed_at == NONE else 1 << aimed_at
        return Window((REPLY, s.stack, s.stack_card[top], s.stack_by[top], s.target), NO, targets)
    if s.phase in (ROLL_REPLY, ENTER_REPLY, ATTACK_WINDOW):
        return Window((s.phase, s.active, s.roll, s.steps), NO, 0)
    return None


def option(s: State, opened: Opened, action: int) -> Option:
    text, rule = option_text(s, opened, action)
    return Option(action_name(s, opened, action), text, (rule,), option_things(s, opened, action))


def option_text(s: State, opened: Opened, action: int) -> tuple[Text, str]:
    if action in (NO, YES):
        name, rule, values = answer(s, opened, action == YES)
        return Words(f"gnome-option-{name}", values), rule
    if action == CROSS:
        return crossing_text(s, opened), "gnome-bridge-1"
    if action == BEHIND:
        if s.phase == SEND:
            return words("gnome-option-send"), "gnome-bridge-9"
        return words("gnome-option-behind"), "gnome-bridge-4"
    if action < SEAT:
        return card_text(s, opened, action - CARD), card_rule(s, opened, action - CARD)
    if action < BRAWL:
        return target_text(s, opened, action - SEAT), "gnome-card-9"
    if action < JEWEL:
        value = action - BRAWL + 1
        return words("gnome-option-brawl", value=value, title=brawl_words(opened, value)), "gnome-brawl-5"
    if action < EFFECT:
        jewel = jewel_words(opened, action_name(s, opened, action))
        return words("gnome-option-jewel", jewel=jewel, value=opened.box.jewel_value[action - JEWEL]), "gnome-gem-4"
    return ailment_text(s, opened, action - EFFECT), "gnome-rcard-2"


def option_things(s: State, opened: Opened, action: int) -> tuple[str, ...]:
    """What one touches: a card, an item, a gnome, a way on; yes and no without a place on the table are buttons."""
    here = s.at[s.active]
    if action == YES and s.phase == DOOR:
        return (f"space:{opened.edition.trail.businesses[opened.box.business_at[here]].id}",)
    if action in (NO, YES):
        return ()
    spaces, names = space_names(opened), seat_words(opened)
    if action == CROSS:
        return (f"bridge:{spaces[s.at[s.mover]]}",)
    if action == BEHIND:
        return (f"space:{spaces[s.at[s.mover] + 1]}",)
    if action < SEAT:
        card = card_id(opened, action - CARD)
        if s.phase in (SELL, LOSE_ITEM, FORFEIT, GIVE_ITEM):
            return (f"item:{names[s.actor]}:{card}",)
        if s.phase == TAKE_ITEM:
            return (f"item:{names[s.target]}:{card}",)
        return (f"card:{card}",)
    if action < BRAWL:
        return (f"gnome:{names[action - SEAT]}",)
    if action < JEWEL:
        return (f"brawl:{action - BRAWL + 1}",)
    if action < EFFECT:
        return (f"jewel:{action_name(s, opened, action)}",)
    return (f"effect:{names[s.actor]}:{effect_name(s, opened, action - EFFECT)}",)


def crossing_text(s: State, opened: Opened) -> Words:
    """What the toll takes from the purse, and what the mine gives back [gnome-gem-7]."""
    toll = min(opened.box.toll[opened.box.fork_at[s.at[s.mover]]], wealth(s, opened.box, s.mover))
    if not toll:
        return words("gnome-option-cross-free")
    paid = s.copy()
    settle(paid, opened.box, s.mover, MINE, toll)
    return words("gnome-option-cross", toll=gems_words(toll), change=changed_words(s, paid, opened, s.mover))


def changed_words(before: State, after: State, opened: Opened, seat: int) -> Words:
    """How a purse changes: give 1 gold jewel, get 1 red jewel back."""
    given: list[Words] = []
    got: list[Words] = []
    for name, kind in jewel_ids(opened).items():
        more = after.purse[seat][kind] - before.purse[seat][kind]
        if more:
            told = words("gnome-jewel-count", count=abs(more), kind=jewel_words(opened, name))
            (got if more > 0 else given).append(told)
    if not got:
        return words("gnome-give", given=listed_words(given))
    return words("gnome-give-get", given=listed_words(given), got=listed_words(got))


def answer(s: State, opened: Opened, yes: bool) -> tuple[str, str, dict[str, Value]]:
    """What yes and no mean, by phase: the option's text, the rule behind it, what the text names."""
    if s.phase == ADD_TO_ROLL:
        more = steps_to_add(s, opened.box, s.active) if yes else 0
        return "walk", "gnome-pcard-9", {"steps": s.steps + more}
    if s.phase == DOOR:
        return ("step-in" if yes else "walk-past"), "gnome-biz-1", {"steps": s.steps}
    if s.phase == CHANGE_UP:
        if not yes:
            return "keep-jewels", "gnome-ruling-27", {}
        changed = s.copy()
        change_up(changed, opened.box, s.actor)
        return "change-up", "gnome-ruling-27", {"change": changed_words(s, changed, opened, s.actor)}
    if s.phase == ELECT:
        return ("elect" if yes else "chat"), "gnome-brawl-4", {}
    if s.phase == SELL:
        return ("sell-no-more" if s.sold else "sell-nothing"), "gnome-biz-4", {}
    if s.phase == SEND:
        return "let-choose", "gnome-bridge-9", {}
    if s.phase == TABLE_ITEM:
        return "table-no-more", "gnome-pcard-12", {}
    if s.phase == PLAY:
        return "play-nothing", "gnome-turn-3", {}
    return "let-happen", "gnome-stack-2", {}


def card_text(s: State, opened: Opened, card: int) -> Words:
    """A card, and what choosing it means now."""
    data = card_list(opened.edition)[card]
    title = card_words(opened, card)
    if s.phase == SELL:
        business = business_of(opened.box, s.at[s.active])
        if opened.box.die_price[business]:
            return words("gnome-option-barter", card=title)
        price = gems_words(list_price(s, opened.box, s.active, business, card))
        better = tuple(
            words("gnome-pays", shop=shop_words(opened, b), price=opened.box.price[b][card])
            for b in range(len(opened.edition.trail.businesses))
            if opened.box.price[b][card] > opened.box.price[business][card]
            and opened.box.door[b] > opened.box.door[business]
        )
        if better:
            return words("gnome-option-sell-early", card=title, price=price, better=better)
        return words("gnome-option-sell", card=title, price=price)
    if isinstance(data, GreenCard):
        return words("gnome-option-item", card=title, value=data.base)
    return words("gnome-option-card", card=title, does=card_does(opened, card))


def ailment_text(s: State, opened: Opened, index: int) -> Words:
    id = "gnome-option-ailment-waiting" if waits(s, opened.box, index) else "gnome-option-ailment"
    return words(id, card=card_words(opened, s.effect[index]), turns=s.effect_turns[index])


def card_rule(s: State, opened: Opened, card: int) -> str:
    data = card_list(opened.edition)[card]
    if isinstance(data, GreenCard):
        return "gnome-biz-2" if s.phase == SELL else "gnome-card-2"
    return op_rule(opened, card)


def op_rule(opened: Opened, card: int) -> str:
    """The rule of the card that does such a thing; where two do, the one for the same victims."""
    box = opened.box
    if box.op[card] == FORWARD and is_aimed(box, card):
        return "gnome-pcard-7"
    if box.op[card] == LOSE_BEST_ITEM and not box.amount[card]:
        return "gnome-rcard-8"
    return OP_RULES[box.op[card]]


OP_RULES = {
    BRAWL_BONUS: "gnome-pcard-1",
    BRAWL_RANDOM_PICK: "gnome-pcard-2",
    PULL_AND_BRAWL: "gnome-pcard-3",
    COLLECT_DIE: "gnome-pcard-4",
    FORWARD: "gnome-pcard-5",
    BACK: "gnome-pcard-6",
    LEAVE_GEMS_BEHIND: "gnome-pcard-8",
    MAY_ADD_TO_ROLL: "gnome-pcard-9",
    HALVE_ROLL_UP: "gnome-pcard-10",
    SALE_BONUS_EACH: "gnome-pcard-11",
    TABLE_ITEMS: "gnome-pcard-12",
    SWAP_ITEMS: "gnome-pcard-13",
    JOIN_NEXT_AHEAD: "gnome-pcard-14",
    FEAST: "gnome-pcard-15",
    COLLECT_IF_FIRST: "gnome-pcard-16",
    CANCEL_BLOCKABLE: "gnome-rcard-1",
    CURE: "gnome-rcard-2",
    MISS_TURN: "gnome-rcard-3",
    NO_GREEN_OR_PURPLE: "gnome-rcard-4",
    LOSE_BEST_JEWEL_BELOW_GOLD: "gnome-rcard-5",
    LOSE_ALL_OF: "gnome-rcard-6",
    LOSE_BEST_ITEM: "gnome-rcard-7",
    STEAL_GEMS: "gnome-rcard-9",
    LOSE_GEMS: "gnome-rcard-13",
    MOVE_EXACTLY: "gnome-rcard-10",
    BAR_ENTRY: "gnome-rcard-11",
    REFLECT_ATTACK: "gnome-rcard-12",
}


def target_text(s: State, opened: Opened, seat: int) -> Words:
    return words(
        "gnome-option-target",
        who=seat_names(opened)[seat],
        place=space_words(opened, s.at[seat], standing=True),
        gems=gems_words(wealth(s, opened.box, seat)),
    )


# --- What happened -----------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note as an observer gets it, with what its text may need."""

    s: State
    opened: Opened
    seat: int
    x: int
    y: int

    @property
    def who(self) -> Text:
        return seat_names(self.opened)[self.seat]

    @property
    def word(self) -> str:
        return seat_words(self.opened)[self.seat]

    @property
    def card(self) -> Text:
        return card_words(self.opened, self.x)

    @property
    def card_word(self) -> str:
        return card_id(self.opened, self.x)

    @property
    def does(self) -> Text:
        return card_does(self.opened, self.x)

    @property
    def space(self) -> str:
        return space_names(self.opened)[self.x]

    @property
    def second(self) -> Text:
        return card_words(self.opened, self.y)

    @property
    def place(self) -> Words:
        return space_words(self.opened, self.x)

    @property
    def at(self) -> Words:
        return space_words(self.opened, self.x, standing=True)

    @property
    def gems(self) -> Words:
        return gems_words(self.y)

    @property
    def other(self) -> Text:
        return seat_names(self.opened)[self.x]

    @property
    def target(self) -> Text:
        return seat_names(self.opened)[self.y]

    @property
    def target_word(self) -> str:
        return seat_words(self.opened)[self.y]

    @property
    def shop(self) -> Text:
        return shop_words(self.opened, self.y)

    @property
    def jewel(self) -> Text:
        name = next(name for name, kind in jewel_ids(self.opened).items() if kind == self.x)
        return jewel_words(self.opened, name)


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story. The texts get HIDDEN, never the truth, for what the observer may not know."""
    kind, seat, x, y = heard
    text, rule = STORY[kind]
    if kind in (PLAYED, PLAYED_ON):
        rule = op_rule(opened, x)
    told = Telling(s, opened, seat, x, y)
    return Line(text(told), (rule,), EVENTS[kind](told) if kind in EVENTS else ())


def known_or_not(id: str, name: str) -> Callable[[Telling], Words]:
    """One text for those who know what x is, another for those who do not."""
    known, unknown = says(id, "who", name), says(f"{id}-hidden", "who")
    return lambda t: (unknown if t.x == HIDDEN else known)(t)


def took_effect(t: Telling) -> Words:
    told = words("gnome-works", card=t.card, who=t.who)
    return Words("gnome-works-turns", {**told.values, "turns": t.y}) if t.y else told


def paid(t: Telling) -> Words:
    if t.x == MINE:
        return words("gnome-paid-mine", who=t.who, gems=t.gems)
    return words("gnome-paid", who=t.who, gems=t.gems, other=t.other)


def showed(t: Telling) -> Words:
    if t.x == 0:
        return words("gnome-showed-nothing", who=t.who)
    told: dict[str, Value] = {"who": t.who, "value": t.x, "title": brawl_words(t.opened, t.x)}
    return Words("gnome-showed", told) if t.y == t.x else Words("gnome-showed-counts", {**told, "counts": t.y})


def place_gems(t: Telling) -> Words:
    if t.y < 0:
        return words("gnome-late-owes", who=t.who, gems=gems_words(-t.y))
    return words("gnome-home-pays", who=t.who, gems=t.gems)


def hazard_hit(t: Telling) -> Words:
    title, text = hazard_words(t.opened, t.space)
    return words("gnome-hazard-hit", title=title, does=text)


def game_over(t: Telling) -> Words:
    names = seat_names(t.opened)
    best = [names[seat] for seat in winners(t.s, t.opened)]
    return words("gnome-over", count=len(best), who=listed_words(best))


# By kind of note: its text, and the rule behind it.
STORY: dict[int, tuple[Callable[[Telling], Words], str]] = {
    FIRST_SEAT: (says("gnome-begins", "who"), "gnome-setup-9"),
    TURN_BEGINS: (says("gnome-turn-of", "y", "who"), "gnome-turn-1"),
    MISSED_TURN: (says("gnome-missed-turn", "who", "card"), "gnome-rcard-3"),
    ROLLED: (says("gnome-rolled-die", "who", "x"), "gnome-turn-2"),
    STEPS_FIXED: (says("gnome-steps-fixed", "who", "x"), "gnome-turn-9"),
    WALKED_TO: (says("gnome-walked", "who", "at"), "gnome-move-1"),
    SENT_TO: (says("gnome-sent-back", "who", "place"), "gnome-move-6"),
    CROSSED: (says("gnome-crossed", "who"), "gnome-bridge-1"),
    WENT_BEHIND: (says("gnome-went-behind", "who"), "gnome-bridge-4"),
    SENT_BEHIND: (says("gnome-sent-behind", "who", "other"), "gnome-bridge-9"),
    LEFT_TO_HIM: (says("gnome-let-choose", "who", "other"), "gnome-bridge-9"),
    SLID: (says("gnome-slid", "who", "place"), "gnome-slime-1"),
    JOINED: (says("gnome-joined", "who", "other"), "gnome-move-10"),
    AT_DOOR: (says("gnome-walks-in", "who", "shop"), "gnome-biz-1"),
    PASSED_BY: (says("gnome-passed-by", "who", "shop"), "gnome-biz-1"),
    SHUT_OUT: (says("gnome-shut-out", "who"), "gnome-rcard-11"),
    SOLD: (says("gnome-sold", "who", "card", "gems"), "gnome-biz-2"),
    BARTERED: (says("gnome-bartered", "who", "card", "y"), "gnome-biz-9"),
    PAID_OUT: (says("gnome-paid-out", "who", "gems"), "gnome-gem-2"),
    CHANGED: (says("gnome-changed", "who"), "gnome-gem-6"),
    HAZARD_HIT: (hazard_hit, "gnome-bridge-4"),
    PAID: (paid, "gnome-gem-4"),
    BROKE: (says("gnome-broke", "who", "jewel"), "gnome-gem-7"),
    ITEM_LOST: (says("gnome-item-lost", "who", "card"), "gnome-card-7"),
    HAND_LOST: (says("gnome-hand-lost", "who", "card"), "gnome-bridge-6"),
    FOUND: (says("gnome-found", "who", "gems"), "gnome-pcard-8"),
    DROPPED: (says("gnome-dropped", "who", "at"), "gnome-pcard-8"),
    TABLED: (says("gnome-tabled", "who", "card"), "gnome-card-2"),
    PLAYED: (says("gnome-played", "who", "card", "does"), "gnome-card-3"),
    PLAYED_ON: (says("gnome-played-on", "who", "card", "target"), "gnome-card-9"),
    OFFERED_SWAP: (says("gnome-offered-swap", "who", "card", "second"), "gnome-pcard-13"),
    ANSWERED: (says("gnome-answered", "who", "card", "second"), "gnome-stack-1"),
    PASSED: (says("gnome-passed", "who"), "gnome-stack-2"),
    CANCELLED: (says("gnome-cancelled", "card"), "gnome-stack-7"),
    REFLECTED: (says("gnome-reflected", "card", "who", "target"), "gnome-rcard-12"),
    FIZZLED: (says("gnome-fizzled"), "gnome-ruling-19"),
    TAKES_EFFECT: (took_effect, "gnome-last-1"),
    WAITS: (says("gnome-waits", "card", "who"), "gnome-last-2"),
    WAKES: (says("gnome-wakes", "card", "who"), "gnome-last-4"),
    WEARS_OFF: (says("gnome-wears-off", "card", "who"), "gnome-last-5"),
    CURED: (says("gnome-cured", "who", "card"), "gnome-rcard-2"),
    JEWELS_LOST: (says("gnome-jewels-lost", "who", "y", "jewel"), "gnome-gem-9"),
    SWAPPED: (says("gnome-swapped", "who", "card", "second"), "gnome-pcard-13"),
    MAY_BRAWL: (says("gnome-meet", "at"), "gnome-brawl-1"),
    DECLINED: (says("gnome-would-chat", "who"), "gnome-brawl-4"),
    ELECTED: (says("gnome-wants-brawl", "who"), "gnome-brawl-4"),
    PICKED: (known_or_not("gnome-picked", "x"), "gnome-brawl-5"),
    SHOWED: (showed, "gnome-brawl-5"),
    BRAWL_TIED: (says("gnome-tied"), "gnome-brawl-7"),
    BRAWL_ROLLED: (says("gnome-rolled-off", "who", "x"), "gnome-brawl-8"),
    BRAWL_WON: (says("gnome-brawl-won", "who", "y"), "gnome-brawl-6"),
    FORFEITED: (says("gnome-forfeited", "who", "target", "card"), "gnome-house-1"),
    DREW: (known_or_not("gnome-drew", "card"), "gnome-turn-4"),
    NO_CARD_LEFT: (says("gnome-no-card-left", "who"), "gnome-ruling-9"),
    RESHUFFLED: (says("gnome-reshuffled", "y"), "gnome-turn-7"),
    DISCARDED: (says("gnome-discarded", "who", "card"), "gnome-house-2"),
    CAME_HOME: (says("gnome-came-home", "who", "y"), "gnome-finish-1"),
    HAND_DISCARDED: (says("gnome-hand-discarded", "who", "y"), "gnome-finish-2"),
    REDEEMED: (says("gnome-redeemed", "who", "gems"), "gnome-finish-2"),
    PLACE_GEMS: (place_gems, "gnome-finish-3"),
    CALLED_HOME: (says("gnome-called-home", "who"), "gnome-ruling-47"),
    ROUND_LIMIT: (says("gnome-round-limit"), "gnome-ruling-47"),
    RESULT: (says("gnome-result", "who", "gems"), "gnome-finish-6"),
    GAME_OVER: (game_over, "gnome-finish-5"),
}  # fmt: skip


# What a page shows happening, because no view holds it: a die, the way a gnome walks, cards shown in a brawl.
EVENTS: dict[int, Callable[[Telling], tuple[str | int, ...]]] = {
    ROLLED: lambda t: ("rolled", t.word, t.x),
    WALKED_TO: lambda t: ("walked", t.word, t.space),
    SENT_TO: lambda t: ("sent", t.word, t.space),
    SLID: lambda t: ("slid", t.word, t.space),
    BARTERED: lambda t: ("bartered", t.word, t.card_word, t.y),
    PAID: lambda t: ("paid", t.word, "mine" if t.x == MINE else seat_words(t.opened)[t.x], t.y),
    PAID_OUT: lambda t: ("collected", t.word, t.y),
    TABLED: lambda t: ("tabled", t.word, t.card_word),
    PLAYED: lambda t: ("played", t.word, t.card_word, ""),
    PLAYED_ON: lambda t: ("played", t.word, t.card_word, t.target_word),
    ANSWERED: lambda t: ("answered", t.word, t.card_word),
    CANCELLED: lambda t: ("cancelled", t.card_word),
    REFLECTED: lambda t: ("reflected", t.word, t.card_word, t.target_word),
    ELECTED: lambda t: ("elected", t.word),
    SHOWED: lambda t: ("showed", t.word, t.x, t.y),
    BRAWL_TIED: lambda t: ("tied",),
    BRAWL_ROLLED: lambda t: ("rolled-off", t.word, t.x),
    BRAWL_WON: lambda t: ("won", t.word, t.y),
    FORFEITED: lambda t: ("forfeited", t.word, t.card_word, t.target_word),
    CAME_HOME: lambda t: ("came-home", t.word, t.y),
    REDEEMED: lambda t: ("redeemed", t.word, t.y),
    PLACE_GEMS: lambda t: ("place-gems", t.word, t.y),
}


# --- The table as text -------------------------------------------------------------------------------------


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    chant = "  ".join(step.upper() if step == view.step else step for step in CHANT)
    return "\n".join(
        [
            f"Round {view.round}, {view.active.capitalize()}'s turn:  {chant}"
            + (f"   (rolled {view.roll})" if view.roll else ""),
            "",
            *(line for gnome in view.gnomes for line in gnome_lines(gnome, view)),
            "",
            f"Draw pile {view.pile}, discard pile {sum(view.discard.values())}.  Mine: {jewels_text(view.mine)}",
            *([f"Gems lying: {', '.join(f'{n} on {space}' for space, n in view.lying.items())}"] if view.lying else []),
            *stack_lines(view),
            *own_lines(view),
        ]
    )


def gnome_lines(gnome: GnomeSeen, view: View) -> list[str]:
    mark = ">" if gnome.word == view.active else " "
    you = " (you)" if gnome.word == view.you else ""
    purse = f"{gnome.gems:3} gems" + (f" ({jewels_text(gnome.jewels)})" if gnome.jewels else "")
    place = (
        in_words(words("gnome-home", place=gnome.place)) if gnome.place else f"{gnome.space}, {in_words(gnome.ahead)}"
    )
    lines = [f"{mark} {in_words(gnome.name) + you:12} {place:46} {purse}"]
    lines.append(
        f"{'':15}hand {gnome.hand}, brawl cards {gnome.brawl_cards}{used_text(gnome)}; items: {listed(gnome.items)}"
    )
    if gnome.effects:
        lines.append(f"{'':15}under: {', '.join(effect_text(effect) for effect in gnome.effects)}")
    return lines


def jewels_text(jewels: dict[str, int]) -> str:
    return " ".join(f"{name} {count}" for name, count in jewels.items())


def listed(names: tuple[str, ...]) -> str:
    return ", ".join(name.replace("_", " ") for name in names) or "none"


def used_text(gnome: GnomeSeen) -> str:
    return f" (used {' '.join(map(str, gnome.brawl_used))})" if gnome.brawl_used else ""


def effect_text(effect: EffectSeen) -> str:
    turns = f", turns left: {effect.turns}" if effect.turns else ""
    return f"{effect.card.replace('_', ' ')}{turns}{' (waiting)' if effect.waiting else ''}"


def stack_lines(view: View) -> list[str]:
    lines = []
    for played in view.stack:
        on = f" on {played.target.capitalize()}" if played.target else ""
        lines.append(f"On the stack: {played.card.replace('_', ' ')} by {played.by.capitalize()}{on}")
    return lines


def own_lines(view: View) -> list[str]:
    if view.you == "spectator":
        return []
    lines = ["", f"Your hand: {listed(view.hand)}"]
    if view.brawl_hand:
        lines.append(f"Your brawl cards: {' '.join(map(str, view.brawl_hand))}")
    for item, prices in view.prices.items():
        lines.append(f"  {item.replace('_', ' '):24} {'  '.join(f'{shop} {price}' for shop, price in prices.items())}")
    return lines
