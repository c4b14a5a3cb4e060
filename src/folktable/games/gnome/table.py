"""Oh Gnome You Don't! at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and shows hands and picked brawl cards to their owner alone.
"""

# ruff: noqa: E501 (a question or a sentence is one row of a table)

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import Line, Option, Question, Window
from folktable.engine.narration import HIDDEN
from folktable.engine.record import RUNNING
from folktable.games.gnome.box import GreenCard, RedCard, card_list, jewel_list, trail_spaces
from folktable.games.gnome.gems import change_up, settle, wealth
from folktable.games.gnome.lasting import waits, working
from folktable.games.gnome.state import *
from folktable.games.gnome.state import State
from folktable.games.gnome.trail import business_of, on_trail

SEATS = (2, 6)
PEOPLE_OPTIONS: dict[str, object] = {}
OPTION_TEXTS = {  # what each of the host's options does
    "brawling": "Gnomes who meet may brawl. Leave it out in a first game.",
    "house_forfeit_item": "House rule: who cannot pay a brawl in full also gives up a tabled item.",
    "house_hand_limit": "House rule: discard down to five cards before leaving a business.",
    "house_pub_brawls": "House rule: brawls in the Pub.",
    "first_player": "Who begins: a random seat, or the seat with this number.",
    "attack_timing": "Attacks are played in your own turn, or at the end of anybody's.",
    "business_silence": "In a business only the PLAY step is left out, or the gnome who visits plays no card at all.",
    "payment": "Jewels are paid by a fixed rule, or the payer picks them.",
    "gem_set": "Jewels of four values (10, 5, 3, 1), or of five (with a 2).",
    "toll_short": "Who has less than the toll of the Troll Bridge is refused, or crosses for all they have.",
    "brawl_needs_gems": "A brawl needs somebody there with gems.",
    "brawl_memory": "Used brawl cards are hidden, or listed for each gnome.",
    "last_gnome": "The last gnome on the trail plays on, or walks home at once.",
    "tie": "A tie for the win is shared, or goes to who was home earlier.",
    "turn_cap": "After so many turns each the gnomes still out are placed as they stand.",
}
CHANT = ("roll", "move", "play", "draw")


# --- Names -------------------------------------------------------------------------------------------------


def seat_names(opened: Opened) -> tuple[str, ...]:
    """Gnomes go by the colour of their shirts."""
    return tuple(colour.capitalize() for colour in opened.edition.edition.gnome_colours[: opened.seats])


def seat_words(opened: Opened) -> list[str]:
    return [name.lower() for name in seat_names(opened)]


def card_id(opened: Opened, card: int) -> str:
    return card_list(opened.edition)[card].id


def card_title(opened: Opened, card: int) -> str:
    return card_list(opened.edition)[card].title


def jewel_ids(opened: Opened) -> dict[str, int]:
    """The jewels there are, with their kinds, from the most valuable."""
    return {jewel.id: kind for kind, jewel in enumerate(jewel_list(opened.edition, opened.options)) if jewel}


def space_names(opened: Opened) -> list[str]:
    """Spaces as the edition names them: start, s1, ..., cottage, pub, ..."""
    trail = opened.edition.trail
    return [*trail_spaces(trail), *(business.id for business in trail.businesses)]


def space_title(opened: Opened, space: int) -> str:
    trail = opened.edition.trail
    if space > opened.box.cottage:
        return f"the {trail.businesses[business_of(opened.box, space)].title}"
    if space == opened.box.cottage:
        return "the Gnome Cottage"
    return space_names(opened)[space] if space != START else "Start"


def business_title(opened: Opened, business: int) -> str:
    return f"the {opened.edition.trail.businesses[business].title}"


def gems_text(gems: int) -> str:
    return f"{gems} {'gem' if gems == 1 else 'gems'}"


def cards_text(cards: int) -> str:
    return f"{cards} {'card' if cards == 1 else 'cards'}"


def turns_text(turns: int) -> str:
    return f"{turns} {'turn' if turns == 1 else 'turns'}"


def brawl_title(opened: Opened, value: int) -> str:
    return f"{value} {opened.edition.brawl.cards[value - 1].title}"


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
    """An action in notation: pass, enter, bridge, wrong_turn, blue, 7, gold."""
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
    return {kind: name for name, kind in jewel_ids(opened).items()}[action - JEWEL]


# --- What an observer sees ---------------------------------------------------------------------------------


class EffectSeen(Struct, frozen=True):
    """A lasting effect: at work, starting with the gnome's next turn, or waiting behind another."""

    card: str
    turns: int  # left; 0 if it ends otherwise
    working: bool
    waiting: bool


class GnomeSeen(Struct, frozen=True):
    name: str
    space: str
    ahead: str  # what lies before him
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

    title: str
    kind: str  # start, door, fork (before a bridge), slime, hazard, cottage
    text: str = ""  # what the stone does


class BusinessSeen(Struct, frozen=True):
    name: str  # of the space inside
    title: str
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
    title: str
    colour: str  # green, purple, red
    kind: str  # food, non_food, action, interrupt, remedy, attack
    text: str
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


class View(Struct, frozen=True):
    you: str
    round: int
    active: str
    waited_for: tuple[str, ...]
    asks: str | None  # what is being decided, as a word
    trail: TrailSeen
    cards: dict[str, CardSeen]  # those that are to be seen anywhere
    jewel_values: dict[str, int]
    brawl_titles: tuple[str, ...]
    finish_gems: tuple[int, ...]  # for coming home first, second, ...
    brawl: BrawlSeen | None
    step: str | None  # of the chant: roll, move, play, draw
    roll: int
    steps: int
    gnomes: tuple[GnomeSeen, ...]
    hand: tuple[str, ...]
    brawl_hand: tuple[int, ...]
    picked: int  # one's own brawl card, held out face down
    have_picked: tuple[str, ...]
    prices: dict[str, dict[str, int]]  # of one's tabled items and green hand cards at each business
    pile: int
    discard: dict[str, int]
    set_aside: tuple[str, ...]  # cards that are out of a game without brawling
    mine: dict[str, int]
    lying: dict[str, int]  # gems on stones
    stack: tuple[PlayedSeen, ...]  # cards being played, the first at the bottom
    takings: int  # for what has been sold in this visit
    winners: tuple[str, ...]


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


def view(s: State, opened: Opened, observer: int) -> View:
    words = [*seat_words(opened), "spectator"]
    seated = observer < opened.seats
    hand = hand_of(s, opened, observer) if seated else ()
    spaces = space_names(opened)
    running = s.over == RUNNING
    return View(
        you=words[observer],
        round=s.round,
        active=words[s.active],
        waited_for=tuple(words[seat] for seat in range(opened.seats) if running and s.waiting >> seat & 1),
        asks=PHASE_WORDS[s.phase] if running else None,
        trail=trail_seen(opened),
        cards=cards_seen(s, opened, hand),
        jewel_values={name: opened.box.jewel_value[kind] for name, kind in jewel_ids(opened).items()},
        brawl_titles=tuple(card.title for card in opened.edition.brawl.cards),
        finish_gems=tuple(opened.edition.edition.finish_gems[: opened.seats]),
        brawl=brawl_seen(s, opened, spaces) if running else None,
        step=next((step for step, phases in STEPS.items() if running and s.phase in phases), None),
        roll=s.roll,
        steps=s.steps,
        gnomes=tuple(gnome_seen(s, opened, observer, seat, spaces) for seat in range(opened.seats)),
        hand=hand,
        brawl_hand=brawl_cards(s.brawl_hand[observer]) if seated else (),
        picked=s.pick[observer] if seated and s.phase == PICK else 0,
        have_picked=tuple(words[seat] for seat in range(opened.seats) if s.phase == PICK and s.pick[seat]),
        prices=prices_seen(s, opened, observer, hand) if seated else {},
        pile=s.pile_size,
        discard={card_id(opened, card): s.discard[card] for card in range(opened.box.types) if s.discard[card]},
        set_aside=tuple(
            card.id for n, card in enumerate(card_list(opened.edition)) if card.copies > opened.box.copies[n]
        ),
        mine={name: s.mine[kind] for name, kind in jewel_ids(opened).items()},
        lying={spaces[space]: s.lying[space] for space in range(opened.box.cottage) if s.lying[space]},
        stack=tuple(played_seen(s, opened, n) for n in range(s.stack)),
        takings=s.takings,
        winners=winners(s, opened),
    )


def trail_seen(opened: Opened) -> TrailSeen:
    trail = opened.edition.trail
    return TrailSeen(
        spaces=trail_spaces(trail),
        special={
            trail.start: SpecialSeen("Start", "start"),
            **{shop.door: SpecialSeen(f"Door of the {shop.title}", "door") for shop in trail.businesses},
            **{bridge.start: SpecialSeen("Before the Troll Bridge", "fork") for bridge in trail.bridges},
            **{end: SpecialSeen("Slug Slime", "slime") for slime in trail.slimes for end in (slime.near, slime.far)},
            **{stone.stone: SpecialSeen(stone.title, "hazard", stone.text) for stone in trail.hazards},
            trail.finish: SpecialSeen("Gnome Cottage", "cottage"),
        },
        forks=(
            *(ForkSeen(bridge.start, bridge.to, "bridge", bridge.toll) for bridge in trail.bridges),
            *(ForkSeen(slime.near, slime.far, "slime", 0) for slime in trail.slimes),
        ),
        businesses=tuple(
            BusinessSeen(shop.id, shop.title, shop.door, shop.exit, shop.pricing == "die") for shop in trail.businesses
        ),
    )


def cards_seen(s: State, opened: Opened, hand: tuple[str, ...]) -> dict[str, CardSeen]:
    """What is printed on the cards in one's hand and on those that lie open."""
    open_cards = {
        *(s.item[i] for i in range(s.items)),
        *(s.effect[i] for i in range(s.effects)),
        *(s.stack_card[i] for i in range(s.stack)),
        *(card for card in range(opened.box.types) if s.discard[card]),
    }
    return {
        data.id: card_seen(opened, card)
        for card, data in enumerate(card_list(opened.edition))
        if card in open_cards or data.id in hand
    }


def card_seen(opened: Opened, card: int) -> CardSeen:
    data = card_list(opened.edition)[card]
    item = isinstance(data, GreenCard)
    businesses = opened.edition.trail.businesses
    return CardSeen(
        title=data.title,
        colour="green" if item else "red" if isinstance(data, RedCard) else "purple",
        kind="action" if not isinstance(data, GreenCard | RedCard) else data.kind,
        text=data.text,
        base=data.base if isinstance(data, GreenCard) else 0,
        prices={
            business.id: opened.box.price[b][card]
            for b, business in enumerate(businesses)
            if item and business.pricing == "list"
        },
        block=not isinstance(data, GreenCard) and data.block,
        cure=not isinstance(data, GreenCard) and data.cure,
        rule="gnome-card-2" if item else OP_RULES[opened.box.op[card]],
    )


def brawl_seen(s: State, opened: Opened, spaces: list[str]) -> BrawlSeen | None:
    """Cards picked are secret until all are shown; while losers still pay, all have been."""
    if not s.brawlers:
        return None
    words = seat_words(opened)
    brawlers = [seat for seat in range(opened.seats) if s.brawlers >> seat & 1]
    stage = {ELECT: "asked", PICK: "picking"}.get(s.phase, "paying")
    return BrawlSeen(
        space=spaces[s.at[s.mover]],
        gnomes=tuple(words[seat] for seat in brawlers),
        stage=stage,
        counts={words[seat]: s.pick[seat] for seat in brawlers} if stage == "paying" else {},
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
    return GnomeSeen(
        name=seat_names(opened)[seat],
        space=spaces[s.at[seat]],
        ahead=what_lies_ahead(s, opened, seat),
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


def what_lies_ahead(s: State, opened: Opened, seat: int) -> str:
    """The next door, bridge, slime or the Cottage, and how far it is."""
    box = opened.box
    here = on_trail(box, s.at[seat])
    if s.at[seat] == box.cottage:
        return "home"
    for space in range(here, box.cottage):
        business, fork = box.business_at[space], box.fork_at[space]
        if business != NONE and (space > here or s.at[seat] == here):
            return distance_text(space - here, f"door of {business_title(opened, business)}")
        if space > here and fork != NONE:
            return distance_text(space - here, "Slug Slime" if box.slime[fork] else "Troll Bridge")
        if fork != NONE and not box.slime[fork]:
            return f"at the Troll Bridge, toll {box.toll[fork]}"
    return distance_text(box.cottage - here, "Cottage")


def distance_text(steps: int, what: str) -> str:
    return f"at the {what}" if steps == 0 else f"{what} in {steps}"


def effect_seen(s: State, opened: Opened, index: int) -> EffectSeen:
    return EffectSeen(
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
    words = seat_words(opened)
    aimed = index == 0 and s.target != NONE
    return PlayedSeen(
        card=card_id(opened, s.stack_card[index]),
        by=words[s.stack_by[index]],
        target=words[s.target] if aimed else None,
    )


def winners(s: State, opened: Opened) -> tuple[str, ...]:
    """Who won, once the game is over: all with the best score."""
    if s.over == RUNNING:
        return ()
    scores = [0] * opened.seats
    opened.game.rules.score(s, opened.box, scores)
    return tuple(word for seat, word in enumerate(seat_words(opened)) if scores[seat] == max(scores))


# --- What is asked -----------------------------------------------------------------------------------------

# By phase: what the actor is asked, what the others read (with the actor's name), the rules behind it.
QUESTIONS = {
    ROLL_REPLY: ("{active} has rolled {roll}. Do you interrupt?", "{who} may interrupt the roll.", ("gnome-rcard-10",)),
    ADD_TO_ROLL: ("You have {steps} steps. Add more?", "{who} may lengthen the roll.", ("gnome-pcard-9",)),
    DOOR: ("You are at the door of {door}, with {steps} to go. Step in?", "{who} is at the door of {door}.", ("gnome-biz-1", "gnome-turn-5")),
    ENTER_REPLY: ("{active} is walking into {door}. Do you interrupt?", "{who} may interrupt.", ("gnome-rcard-11",)),
    BRIDGE: ("The Troll Bridge: pay {toll}, or the trail behind?", "{who} is at the Troll Bridge.", ("gnome-bridge-1", "gnome-bridge-4")),
    SELL: ("What do you sell at {shop}? {takings} so far.", "{who} is selling at {shop}.", ("gnome-biz-2", "gnome-biz-4", "gnome-biz-9")),
    CHANGE_UP: ("Change your jewels for fewer, larger ones?", "{who} may change up.", ("gnome-gem-6", "gnome-ruling-27")),
    LOSE_ITEM: ("Which tabled item do you lose?", "{who} must lose an item.", ("gnome-bridge-5",)),
    ELECT: ("You share {place} with others. Brawl?", "{who} may call a brawl on {place}.", ("gnome-brawl-4",)),
    PICK: ("Brawl! Pick a card, face down.", "{who} picks a brawl card.", ("gnome-brawl-5",)),
    PLAY: ("Play a card?", "{who} may play a card.", ("gnome-turn-3", "gnome-card-8")),
    TARGET: ("{card}: on whom?", "{who} plays {card} and picks a target.", ("gnome-card-9",)),
    TABLE_ITEM: ("Which item do you table now?", "{who} is tabling items.", ("gnome-pcard-12",)),
    GIVE_ITEM: ("{card}: which of your items do you give?", "{who} plays {card} and picks an item.", ("gnome-pcard-13",)),
    TAKE_ITEM: ("{card}: which item do you want?", "{who} plays {card} and picks an item.", ("gnome-pcard-13",)),
    SEND: ("{mover} is blown to the Troll Bridge. Send him behind?", "{who} may send {mover} behind.", ("gnome-bridge-9", "gnome-ruling-34")),
    REPLY: ("{by} plays {top}{on}. Do you reply?", "{who} may reply to {top}.", ("gnome-stack-2", "gnome-stack-4")),
    WHICH_AILMENT: ("Which ailment do you cure?", "{who} takes a remedy.", ("gnome-rcard-2",)),
    FORFEIT: ("You cannot pay it all: which item do you forfeit?", "{who} must forfeit an item.", ("gnome-house-1",)),
    DISCARD: ("Too many cards to leave with: which do you discard?", "{who} must discard down to five.", ("gnome-house-2",)),
    PAY: ("You owe {due} more: which jewel next?", "{who} is paying.", ("gnome-ruling-4",)),
    ATTACK_WINDOW: ("{active}'s turn ends. Do you attack somebody?", "{who} may play an attack.", ("gnome-ruling-11",)),
}  # fmt: skip


def question(s: State, opened: Opened, observer: int) -> Question:
    asked, told, rules = QUESTIONS[s.phase]
    mine = s.waiting >> observer & 1
    return Question((asked if mine else told).format(**question_words(s, opened)), rules)


def question_words(s: State, opened: Opened) -> dict[str, object]:
    box = opened.box
    names = seat_names(opened)
    here = s.at[s.active]
    top = s.stack - 1
    fork = box.fork_at[s.at[s.mover]]
    waiting = [names[seat] for seat in range(opened.seats) if s.waiting >> seat & 1]
    return {
        "who": " and ".join(waiting),
        "active": names[s.active],
        "mover": names[s.mover],
        "roll": s.roll,
        "steps": s.steps,
        "due": gems_text(s.due),
        "takings": gems_text(s.takings),
        "door": "" if box.business_at[here] == NONE else business_title(opened, box.business_at[here]),
        "shop": space_title(opened, here),
        "place": space_title(opened, s.at[s.mover]),
        "toll": gems_text(0 if fork == NONE else box.toll[fork]),
        "card": card_title(opened, s.stack_card[0]),
        "top": card_title(opened, s.stack_card[top]),
        "by": names[s.stack_by[top]],
        "on": f" on {names[s.target]}" if top == 0 and s.target != NONE else "",
    }


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


def option_text(s: State, opened: Opened, action: int) -> tuple[str, str]:
    if action in (NO, YES):
        return answer_text(s, opened, action == YES)
    if action == CROSS:
        return crossing_text(s, opened), "gnome-bridge-1"
    if action == BEHIND:
        if s.phase == SEND:
            return "Send him along the trail behind", "gnome-bridge-9"
        return "Take the trail behind, for nothing but trouble", "gnome-bridge-4"
    if action < SEAT:
        return card_text(s, opened, action - CARD), card_rule(s, opened, action - CARD)
    if action < BRAWL:
        return target_text(s, opened, action - SEAT), "gnome-card-9"
    if action < JEWEL:
        return brawl_title(opened, action - BRAWL + 1), "gnome-brawl-5"
    name = action_name(s, opened, action)
    return f"A {name} jewel, worth {opened.box.jewel_value[action - JEWEL]}", "gnome-gem-4"


def option_things(s: State, opened: Opened, action: int) -> tuple[str, ...]:
    """What one touches: a card, an item, a gnome, a way on; yes and no without a place on the table are buttons."""
    here = s.at[s.active]
    if action == YES and s.phase == DOOR:
        return (f"space:{opened.edition.trail.businesses[opened.box.business_at[here]].id}",)
    if action in (NO, YES):
        return ()
    spaces, words = space_names(opened), seat_words(opened)
    if action == CROSS:
        return (f"bridge:{spaces[s.at[s.mover]]}",)
    if action == BEHIND:
        return (f"space:{spaces[s.at[s.mover] + 1]}",)
    if action < SEAT:
        card = card_id(opened, action - CARD)
        if s.phase in (SELL, LOSE_ITEM, FORFEIT, GIVE_ITEM):
            return (f"item:{words[s.actor]}:{card}",)
        if s.phase == TAKE_ITEM:
            return (f"item:{words[s.target]}:{card}",)
        if s.phase == WHICH_AILMENT:
            return (f"effect:{words[s.actor]}:{card}",)
        return (f"card:{card}",)
    if action < BRAWL:
        return (f"gnome:{words[action - SEAT]}",)
    if action < JEWEL:
        return (f"brawl:{action - BRAWL + 1}",)
    return (f"jewel:{action_name(s, opened, action)}",)


def crossing_text(s: State, opened: Opened) -> str:
    """What the toll takes from the purse, and what the mine gives back [gnome-gem-7]."""
    toll = min(opened.box.toll[opened.box.fork_at[s.at[s.mover]]], wealth(s, opened.box, s.mover))
    paid = s.copy()
    settle(paid, opened.box, s.mover, MINE, toll)
    return f"Pay {gems_text(toll)} and cross: {changed_text(s, paid, opened, s.mover)}" if toll else "Cross for nothing"


def changed_text(before: State, after: State, opened: Opened, seat: int) -> str:
    """How a purse changes, in words: give 1 gold, get 1 red."""
    given: list[str] = []
    got: list[str] = []
    for name, kind in jewel_ids(opened).items():
        more = after.purse[seat][kind] - before.purse[seat][kind]
        if more:
            (got if more > 0 else given).append(f"{abs(more)} {name}")
    return f"give {' and '.join(given)}" + (f", get {' and '.join(got)} back" if got else "")


def answer_text(s: State, opened: Opened, yes: bool) -> tuple[str, str]:
    """What yes and no mean, by phase, and the rule behind it."""
    if s.phase == ADD_TO_ROLL:
        boots = s.effect[working(s, opened.box, s.active, MAY_ADD_TO_ROLL)]
        more = opened.box.amount[boots]
        return (f"Walk {s.steps + more}" if yes else f"Walk {s.steps}"), "gnome-pcard-9"
    if s.phase == DOOR:
        return (f"Step in: {s.steps} unused, no card this turn" if yes else "Walk past"), "gnome-biz-1"
    if s.phase == CHANGE_UP:
        if not yes:
            return "Keep your jewels as they are", "gnome-ruling-27"
        changed = s.copy()
        change_up(changed, opened.box, s.actor)
        return f"Change up: {changed_text(s, changed, opened, s.actor)}", "gnome-ruling-27"
    if s.phase == ELECT:
        return ("Brawl" if yes else "Just a chat and a chuckle"), "gnome-brawl-4"
    if s.phase == SELL:
        return ("Sell nothing more" if s.sold else "Just a wee rest"), "gnome-biz-4"
    if s.phase == SEND:
        return "Let him choose", "gnome-bridge-9"
    if s.phase == TABLE_ITEM:
        return "Table no more", "gnome-pcard-12"
    if s.phase == PLAY:
        return "Play nothing", "gnome-turn-3"
    return "Let it happen", "gnome-stack-2"


def card_text(s: State, opened: Opened, card: int) -> str:
    """A card, and what choosing it means now."""
    data = card_list(opened.edition)[card]
    if s.phase == SELL:
        business = business_of(opened.box, s.at[s.active])
        if opened.box.die_price[business]:
            return f"{data.title}, for what the die says"
        better = [
            f"{other.title} {opened.box.price[b][card]}"
            for b, other in enumerate(opened.edition.trail.businesses)
            if opened.box.price[b][card] > opened.box.price[business][card]
            and opened.box.door[b] > opened.box.door[business]
        ]
        hint = f" (ahead: {', '.join(better)})" if better else ""
        return f"{data.title} for {gems_text(sale_price(s, opened, business, card))}{hint}"
    if isinstance(data, GreenCard):
        return f"{data.title}, worth {data.base}"
    return f"{data.title}: {data.text}"


def sale_price(s: State, opened: Opened, business: int, card: int) -> int:
    gossip = working(s, opened.box, s.active, SALE_BONUS_EACH)
    bonus = 0 if gossip == NONE else opened.box.amount[s.effect[gossip]]
    return int(opened.box.price[business][card]) + bonus


def card_rule(s: State, opened: Opened, card: int) -> str:
    data = card_list(opened.edition)[card]
    if isinstance(data, GreenCard):
        return "gnome-biz-2" if s.phase == SELL else "gnome-card-2"
    return OP_RULES[opened.box.op[card]]


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


def target_text(s: State, opened: Opened, seat: int) -> str:
    space = space_title(opened, s.at[seat])
    return f"{seat_names(opened)[seat]}, on {space}, with {gems_text(wealth(s, opened.box, seat))}"


# --- What happened -----------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note as an observer gets it, with what its sentence may need."""

    s: State
    opened: Opened
    who: str
    x: int
    y: int

    @property
    def word(self) -> str:
        return self.who.lower()

    @property
    def card(self) -> str:
        return card_title(self.opened, self.x)

    @property
    def card_word(self) -> str:
        return card_id(self.opened, self.x)

    @property
    def space(self) -> str:
        return space_names(self.opened)[self.x]

    @property
    def other_card(self) -> str:
        return card_title(self.opened, self.y)

    @property
    def place(self) -> str:
        return space_title(self.opened, self.x)

    @property
    def gems(self) -> str:
        return gems_text(self.y)

    @property
    def other(self) -> str:
        return seat_names(self.opened)[self.x]

    @property
    def target(self) -> str:
        return seat_names(self.opened)[self.y]

    @property
    def shop(self) -> str:
        return business_title(self.opened, self.y)

    @property
    def jewel(self) -> str:
        return next(name for name, kind in jewel_ids(self.opened).items() if kind == self.x)


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story. The sentences get HIDDEN, never the truth, for what the observer may not know."""
    kind, seat, x, y = heard
    who = seat_names(opened)[seat] if 0 <= seat < opened.seats else ""
    sentence, rule = SENTENCES[kind]
    if kind in (PLAYED, PLAYED_ON):
        rule = OP_RULES[opened.box.op[x]]
    told = Telling(s, opened, who, x, y)
    return Line(sentence(told), (rule,), EVENTS[kind](told) if kind in EVENTS else ())


def played_text(t: Telling) -> str:
    return f"{t.who} plays {t.card}: {card_list(t.opened.edition)[t.x].text}"


def took_effect(t: Telling) -> str:
    turns = f" for {turns_text(t.y)}" if t.y else ""
    return f"{t.card} works on {t.who}{turns}."


def paid(t: Telling) -> str:
    return f"{t.who} pays {t.gems} to {'the mine' if t.x == MINE else t.other}."


def broke(t: Telling) -> str:
    return f"{t.who} breaks a {t.jewel} jewel; the mine gives change."


def showed(t: Telling) -> str:
    if t.x == 0:
        return f"{t.who} has no brawl card left and counts 0."
    more = f", which counts {t.y}" if t.y != t.x else ""
    return f"{t.who} shows {brawl_title(t.opened, t.x)}{more}!"


def place_gems(t: Telling) -> str:
    if t.y < 0:
        return f"For coming so late {t.who} owes {gems_text(-t.y)}."
    return f"For this place {t.who} gets {t.gems}."


def hazard_text(t: Telling) -> str:
    names = space_names(t.opened)
    hazard = next(hazard for hazard in t.opened.edition.trail.hazards if hazard.stone == names[t.x])
    return f"{hazard.title}! {hazard.text}"


def ordinal(place: int) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth")[place - 1]


# By kind of note: its sentence, and the rule behind it.
SENTENCES: dict[int, tuple[Callable[[Telling], str], str]] = {
    FIRST_SEAT: (lambda t: f"{t.who} begins.", "gnome-setup-9"),
    TURN_BEGINS: (lambda t: f"Round {t.y}: {t.who}'s turn.", "gnome-turn-1"),
    MISSED_TURN: (lambda t: f"{t.who} misses this turn because of {t.card}.", "gnome-rcard-3"),
    ROLLED: (lambda t: f"{t.who} rolls {t.x}.", "gnome-turn-2"),
    STEPS_FIXED: (lambda t: f"{t.who} walks {t.x}.", "gnome-turn-9"),
    WALKED_TO: (lambda t: f"{t.who} stands on {t.place}.", "gnome-move-1"),
    SENT_TO: (lambda t: f"{t.who} goes back to {t.place}.", "gnome-move-6"),
    CROSSED: (lambda t: f"{t.who} crosses the Troll Bridge.", "gnome-bridge-1"),
    WENT_BEHIND: (lambda t: f"{t.who} takes the trail behind the bridge.", "gnome-bridge-4"),
    SENT_BEHIND: (lambda t: f"{t.who} sends {t.other} behind the bridge.", "gnome-bridge-9"),
    LEFT_TO_HIM: (lambda t: f"{t.who} lets {t.other} choose.", "gnome-bridge-9"),
    SLID: (lambda t: f"Wheee! {t.who} slides over the slime to {t.place}.", "gnome-slime-1"),
    JOINED: (lambda t: f"{t.who} joins {t.other}.", "gnome-move-10"),
    AT_DOOR: (lambda t: f"{t.who} walks up to {t.shop} to step in.", "gnome-biz-1"),
    PASSED_BY: (lambda t: f"{t.who} walks past {t.shop}.", "gnome-biz-1"),
    SHUT_OUT: (lambda t: f"The door stays shut: {t.who} walks on.", "gnome-rcard-11"),
    SOLD: (lambda t: f"{t.who} sells {t.card} for {t.gems}.", "gnome-biz-2"),
    BARTERED: (lambda t: f"{t.who} barters {t.card}: the die says {t.y}.", "gnome-biz-9"),
    PAID_OUT: (lambda t: f"{t.who} collects {t.gems} from the mine.", "gnome-gem-2"),
    CHANGED: (lambda t: f"{t.who} changes up.", "gnome-gem-6"),
    HAZARD_HIT: (hazard_text, "gnome-bridge-4"),
    PAID: (paid, "gnome-gem-4"),
    BROKE: (broke, "gnome-gem-7"),
    ITEM_LOST: (lambda t: f"{t.who} loses {t.card}.", "gnome-card-7"),
    HAND_LOST: (lambda t: f"{t.card} blows out of {t.who}'s hand.", "gnome-bridge-6"),
    FOUND: (lambda t: f"{t.who} picks up {t.gems}.", "gnome-pcard-8"),
    DROPPED: (lambda t: f"{t.who} leaves 1 gem on {t.place}.", "gnome-pcard-8"),
    TABLED: (lambda t: f"{t.who} is playing {t.card}!", "gnome-card-2"),
    PLAYED: (played_text, "gnome-card-3"),
    PLAYED_ON: (lambda t: f"{t.who} plays {t.card} on {t.target}.", "gnome-card-9"),
    OFFERED_SWAP: (lambda t: f"{t.who} offers {t.card} for {t.other_card}.", "gnome-pcard-13"),
    ANSWERED: (lambda t: f"{t.who} answers {t.other_card} with {t.card.rstrip('!')}!", "gnome-stack-1"),
    PASSED: (lambda t: f"{t.who} passes.", "gnome-stack-2"),
    CANCELLED: (lambda t: f"{t.card} is cancelled.", "gnome-stack-7"),
    REFLECTED: (lambda t: f"{t.card} is now {t.who}'s attack on {t.target}.", "gnome-rcard-12"),
    FIZZLED: (lambda t: "What was named is gone: nothing happens.", "gnome-ruling-19"),
    TAKES_EFFECT: (took_effect, "gnome-last-1"),
    WAITS: (lambda t: f"{t.card} lies before {t.who} and waits its turn.", "gnome-last-2"),
    WAKES: (lambda t: f"From this turn on, {t.card} works on {t.who}.", "gnome-last-4"),
    WEARS_OFF: (lambda t: f"{t.card} is over for {t.who}.", "gnome-last-5"),
    CURED: (lambda t: f"{t.who} is cured of {t.card}.", "gnome-rcard-2"),
    JEWELS_LOST: (lambda t: f"{t.who} loses {t.y} {t.jewel} to the mine.", "gnome-gem-9"),
    SWAPPED: (lambda t: f"{t.who} gives {t.card} and takes {t.other_card}.", "gnome-pcard-13"),
    MAY_BRAWL: (lambda t: f"Gnomes meet on {t.place}.", "gnome-brawl-1"),
    DECLINED: (lambda t: f"{t.who} would rather chat.", "gnome-brawl-4"),
    ELECTED: (lambda t: f"{t.who} wants to brawl!", "gnome-brawl-4"),
    PICKED: (lambda t: f"{t.who} holds out a brawl card{'' if t.x == HIDDEN else f', the {t.x}'}.", "gnome-brawl-5"),
    SHOWED: (showed, "gnome-brawl-5"),
    BRAWL_TIED: (lambda t: "A tie: nobody pays. A chat and a chuckle.", "gnome-brawl-7"),
    BRAWL_ROLLED: (lambda t: f"Tied for the win, {t.who} rolls {t.x}.", "gnome-brawl-8"),
    BRAWL_WON: (lambda t: f"{t.who} wins the brawl with {t.y}; each loser pays the difference.", "gnome-brawl-6"),
    FORFEITED: (lambda t: f"{t.who} cannot pay it all and gives {t.target} {t.card}.", "gnome-house-1"),
    DREW: (lambda t: f"{t.who} draws {'a card' if t.x == HIDDEN else t.card}.", "gnome-turn-4"),
    NO_CARD_LEFT: (lambda t: f"There is no card left for {t.who} to draw.", "gnome-ruling-9"),
    RESHUFFLED: (lambda t: f"The discard pile is shuffled: {cards_text(t.y)} to draw.", "gnome-turn-7"),
    DISCARDED: (lambda t: f"{t.who} discards {t.card}.", "gnome-house-2"),
    CAME_HOME: (lambda t: f"{t.who} comes home {ordinal(t.y)}!", "gnome-finish-1"),
    HAND_DISCARDED: (lambda t: f"{t.who} discards {cards_text(t.y)} left in hand.", "gnome-finish-2"),
    REDEEMED: (lambda t: f"{t.who}'s tabled items fetch half their worth: {t.gems}.", "gnome-finish-2"),
    PLACE_GEMS: (place_gems, "gnome-finish-3"),
    CALLED_HOME: (lambda t: f"{t.who} is called home.", "gnome-ruling-47"),
    ROUND_LIMIT: (lambda t: "The limit of rounds is reached.", "gnome-ruling-47"),
    RESULT: (lambda t: f"{t.who} has {t.gems}.", "gnome-finish-6"),
    GAME_OVER: (lambda t: game_over(t), "gnome-finish-5"),
}  # fmt: skip


# What a page shows happening, because no view holds it: a die, the way a gnome walks, cards shown in a brawl.
EVENTS: dict[int, Callable[[Telling], tuple[str | int, ...]]] = {
    ROLLED: lambda t: ("rolled", t.word, t.x),
    WALKED_TO: lambda t: ("walked", t.word, t.space),
    SENT_TO: lambda t: ("sent", t.word, t.space),
    SLID: lambda t: ("slid", t.word, t.space),
    BARTERED: lambda t: ("bartered", t.word, t.card_word, t.y),
    PAID: lambda t: ("paid", t.word, "mine" if t.x == MINE else t.other.lower(), t.y),
    PAID_OUT: lambda t: ("collected", t.word, t.y),
    TABLED: lambda t: ("tabled", t.word, t.card_word),
    PLAYED: lambda t: ("played", t.word, t.card_word, ""),
    PLAYED_ON: lambda t: ("played", t.word, t.card_word, t.target.lower()),
    ANSWERED: lambda t: ("answered", t.word, t.card_word),
    CANCELLED: lambda t: ("cancelled", t.card_word),
    REFLECTED: lambda t: ("reflected", t.word, t.card_word, t.target.lower()),
    ELECTED: lambda t: ("elected", t.word),
    SHOWED: lambda t: ("showed", t.word, t.x, t.y),
    BRAWL_TIED: lambda t: ("tied",),
    BRAWL_ROLLED: lambda t: ("rolled-off", t.word, t.x),
    BRAWL_WON: lambda t: ("won", t.word, t.y),
    FORFEITED: lambda t: ("forfeited", t.word, t.card_word, t.target.lower()),
    CAME_HOME: lambda t: ("came-home", t.word, t.y),
    REDEEMED: lambda t: ("redeemed", t.word, t.y),
    PLACE_GEMS: lambda t: ("place-gems", t.word, t.y),
}


def game_over(t: Telling) -> str:
    names = [word.capitalize() for word in winners(t.s, t.opened)]
    if len(names) == 1:
        return f"{names[0]} is the richest gnome and wins."
    return f"{' and '.join(names)} are equally rich and share the win."


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
    mark = ">" if gnome.name.lower() == view.active else " "
    you = " (you)" if gnome.name.lower() == view.you else ""
    purse = f"{gnome.gems:3} gems" + (f" ({jewels_text(gnome.jewels)})" if gnome.jewels else "")
    place = f"home {ordinal(gnome.place)}" if gnome.place else f"{gnome.space}, {gnome.ahead}"
    lines = [f"{mark} {gnome.name + you:12} {place:38} {purse}"]
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
    turns = f", {turns_text(effect.turns)}" if effect.turns else ""
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
