"""Violet and the Grumpy Nisse at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what the state says it cannot know.
"""

# ruff: noqa: E501 (a question or a sentence is one row of a table)

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct

from folktable.engine.choices import places
from folktable.engine.game import Opened
from folktable.engine.match import Line, Option, Question
from folktable.engine.narration import HIDDEN
from folktable.engine.record import RUNNING
from folktable.games.violet.rules import (
    colour_of,
    colour_when_compared,
    compare,
    effect_is_on,
    has_effect,
    item_window_opens,
    on_line,
    tile_is_hidden,
    value_of,
)
from folktable.games.violet.state import *
from folktable.games.violet.state import State

TITLE = "Violet and the Grumpy Nisse"
SEATS = (2, 2)
PEOPLE_OPTIONS = {"turn_cap": 0}  # what is different when people play [violet-ruling-46]
OPTION_TEXTS = {  # what each of the host's options does
    "tiles_face_up": "Torech's three Event Tiles lie face up: easier for a first game.",
    "kept_tiles_public": "A tile that Torech keeps for later lies open beside him.",
    "rest_when_full": "Violet may rest although her lantern is full.",
    "short_deck_peek": "A 3 with fewer than five cards in the deck: look at what is there, or shuffle the discards under it first.",
    "wipe_window": "When an Advantage Token may sweep the tableau: in your own draw, or before any of your decisions.",
    "seven_reveal": "What a 7 opens: the hand as it is at that moment, or those cards for as long as they stay in hand.",
    "surplus_three": "A 3 played with a full hand of four: only look at the five cards, or keep one of them.",
    "discard_memory_aid": "Show what an attentive player could remember: values in the slots, seen cards of the pile, known cards of the other hand.",
    "handicap_violet": "Violet starts with so much more (or less) fuel.",
    "handicap_torech": "Torech draws so many tiles before he chooses three.",
    "turn_cap": "The game stops after so many turns; 0: never.",
}
COLOUR_LETTERS = "MOPB"
HIDDEN_CARD = "?"


def seat_names(opened: Opened) -> tuple[str, ...]:
    return "Violet", "Torech"


# --- Names -----------------------------------------------------------------------------------------------


CARD_NAMES = (*(f"{COLOUR_LETTERS[colour_of(card)]}{value_of(card)}" for card in range(CARDS)), HIDDEN_CARD)


def card_name(card: int) -> str:
    """P6 is the Pink 6; the last name is that of a hidden card, whose number is -1."""
    return CARD_NAMES[card]


@lru_cache(maxsize=1 << 14)
def cards_in(pile: int) -> tuple[int, ...]:
    return tuple(places(pile))


@lru_cache(maxsize=1 << 14)
def card_names(pile: int) -> tuple[str, ...]:
    """Of the cards in a pile, which is a set of bits."""
    return tuple([CARD_NAMES[card] for card in places(pile)])


def space_name(s: State, space: int) -> str:
    """J9 is the ninth space; Off Track makes it J9a and J9b."""
    if space == s.path_length:
        return "fire"
    if s.off_track == NONE or space < s.off_track:
        return f"J{space + 1}"
    if space <= s.off_track + 1:
        return f"J{s.off_track + 1}{'ab'[space - s.off_track]}"
    return f"J{space}"


def fear_name(s: State, opened: Opened) -> str:
    return line_name(s, opened, s.fear)


def line_name(s: State, opened: Opened, place: int) -> str:
    """F0 to F12 on the Fear Track, then as the spaces of the journey."""
    first = on_line(opened.box, 0)
    return f"F{place}" if place < first else space_name(s, place - first)


def colour_name(opened: Opened, colour: int) -> str:
    colours = opened.edition.colours
    return str(colours.neutral if colour == NEUTRAL else colours.order[colour])


def tile_name(opened: Opened, tile: int) -> str:
    return "an Event Tile" if tile == HIDDEN else str(opened.edition.tiles[tile].name)


def tile_id(opened: Opened, tile: int) -> str:
    return str(opened.edition.tiles[tile].id)


def area_name(opened: Opened, area: int) -> str:
    return str(opened.edition.areas[area].name)


def spot_name(opened: Opened, spot: int) -> str:
    return f"F{opened.edition.fear.tile_spots[spot]}"


SIMPLE_ACTIONS = {
    ADVANCE: "advance",
    REST: "rest",
    PICKS_FIRST + VIOLET: "first-violet",
    PICKS_FIRST + TORECH: "first-torech",
    RESOLVE_SCENT: "scent",
    USE_TOKEN: "token",
    USE_PLANNING: "planning",
    USE_TRICK: "trick",
    USE_RESOURCEFUL: "resourceful",
    GO_ON: "done",
}


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: P6, advance, howl, mint, J9a, token, done."""
    if action < ADVANCE:
        return card_name(action - CARD)
    if action in SIMPLE_ACTIONS:
        return SIMPLE_ACTIONS[action]
    if action < RESOLVE_SCENT:
        return tile_id(opened, action - TILE)
    if action < USE_TOKEN:
        return colour_name(opened, action - COLOUR)
    return space_name(s, action - SPACE)


# --- What an observer sees ---------------------------------------------------------------------------------


class CardSeen(Struct, frozen=True):
    """A card in one's hand, and what it would be worth if played now."""

    card: str
    matches_place: bool
    effect_on: bool
    outlook: str  # against the card that was led; "" while none is


class HandSeen(Struct, frozen=True):
    size: int
    cards: tuple[CardSeen, ...]  # one's own; empty for others
    known: tuple[str, ...]  # cards of another hand that an attentive observer knows to be there
    shown: tuple[str, ...]  # the hand as a 7 has opened it to this observer


class SpaceSeen(Struct, frozen=True):
    name: str
    colour: str
    area: str
    helper: bool
    ring: bool
    scent: bool


class SpotSeen(Struct, frozen=True):
    spot: str
    tile: str | None  # None: empty; "?": face down


class PairSeen(Struct, frozen=True):
    cards: tuple[str, ...]  # "?" without the memory aid
    difference: int | None


class View(Struct, frozen=True):
    you: str
    turn: int  # 0 before the first: tiles are laid out, hands are drafted
    colours: dict[str, str]  # of the cards, by letter
    areas: dict[str, str]  # their names, by id
    path: tuple[SpaceSeen, ...]
    violet: str
    violet_space: int
    fear: str
    fear_gap: int  # steps from the Fear Pawn to Violet
    fear_length: int  # the last space of the Fear Track: the step after it is the first of the path
    fuel: int
    full: int
    empty_at: int  # the lantern goes out here
    penalty: int  # added to fear by the present light
    penalties: tuple[int, ...]  # the same for every amount of fuel, from 0
    storm: bool
    place_colour: str
    hands: dict[str, HandSeen]
    tableau: tuple[str | None, ...]
    deck: int
    deck_top: tuple[str, ...]  # the next cards, as far as this observer knows them, top first
    discard: int
    discard_known: tuple[str, ...]
    played: dict[str, str | None]
    leader: str
    turn_winner: str | None  # once both cards lie on the table
    slots: tuple[PairSeen | None, ...]
    offered_tiles: tuple[str, ...]  # Torech's choice in set-up
    spots: tuple[SpotSeen, ...]
    pending: tuple[str, ...]
    kept_tiles: tuple[str, ...]
    tokens_lying: tuple[str, ...]
    tokens: dict[str, int]
    items_usable: bool
    acting: str | None  # who is waited for
    winner: str | None
    ended_by: str | None


ENDINGS = {NO_END: None, REACHED_FIRE: "fire", OUT_OF_FUEL: "fuel", CAUGHT_BY_FEAR: "fear"}
SEAT_WORDS = ("violet", "torech", "spectator")


def known_in(s: State, observer: int, where: int) -> tuple[str, ...]:
    """Cards that the observer is sure to be in a pile."""
    return card_names(s.piles[where] & ~s.unsure[observer])


def view(s: State, opened: Opened, observer: int) -> View:
    box, tiles = opened.box, tiles_seen(s, opened, observer)
    printed: Printed = opened.once(Printed, lambda: printed_in(opened))
    return View(
        you=SEAT_WORDS[observer],
        turn=s.turn,
        colours=printed.colours,
        areas=printed.areas,
        path=path_seen(s, opened),
        violet=space_name(s, s.violet),
        violet_space=s.violet,
        fear=fear_name(s, opened),
        fear_gap=on_line(box, s.violet) - s.fear,
        fear_length=on_line(box, 0) - 1,
        fuel=s.fuel,
        full=box.lantern,
        empty_at=box.storm_empty if s.storm else box.empty,
        penalty=box.penalty[s.fuel],
        penalties=printed.penalties,
        storm=bool(s.storm),
        place_colour=opened.edition.colours.goal
        if s.violet == s.path_length
        else colour_name(opened, s.colour[s.violet]),
        hands={SEAT_WORDS[seat]: hand_seen(s, opened, observer, seat) for seat in range(2)},
        tableau=tuple([None if card == NONE else CARD_NAMES[card] for card in s.tableau]),
        deck=s.deck_size,
        deck_top=deck_top(s, observer),
        discard=s.piles[DISCARD].bit_count(),
        discard_known=known_in(s, observer, DISCARD) if remembers(opened) or searches(s, observer) else (),
        played={SEAT_WORDS[seat]: None if s.played[seat] == NONE else card_name(s.played[seat]) for seat in range(2)},
        leader=SEAT_WORDS[s.leader],
        turn_winner=None if NONE in s.played else SEAT_WORDS[s.winner_of_turn],
        slots=tuple([pair_seen(remembers(opened), first, second) for first, second in s.slots]),
        offered_tiles=tiles.offered if observer == TORECH else (),
        spots=tiles.spots,
        pending=(*tiles.pending, "scent") if s.scent_pending else tiles.pending,
        kept_tiles=tiles.kept,
        tokens_lying=tuple([opened.edition.areas[area].id for area in range(MOST_AREAS) if s.token_lies[area]]),
        tokens={SEAT_WORDS[seat]: s.tokens[seat] for seat in range(2)},
        items_usable=s.over == RUNNING and s.actor == observer and item_window_opens(s, box),
        acting=SEAT_WORDS[s.actor] if s.over == RUNNING else None,
        winner=None if s.winner == NOBODY else SEAT_WORDS[s.winner],
        ended_by=ENDINGS[s.ended_by],
    )


class Printed(NamedTuple):
    """What stands in the box and never changes."""

    colours: dict[str, str]
    areas: dict[str, str]
    penalties: tuple[int, ...]


def printed_in(opened: Opened) -> Printed:
    edition, box = opened.edition, opened.box
    return Printed(
        dict(zip(COLOUR_LETTERS, edition.colours.order, strict=True)),
        {area.id: area.name for area in edition.areas},
        tuple(int(box.penalty[fuel]) for fuel in range(box.lantern + 1)),
    )


def searches(s: State, observer: int) -> bool:
    return s.phase == SEARCH_DISCARD and s.actor == observer


def remembers(opened: Opened) -> bool:
    return bool(opened.options.discard_memory_aid)


def path_seen(s: State, opened: Opened) -> tuple[SpaceSeen, ...]:
    """It changes only when a tile is laid on it."""
    key = (s.path_length, s.off_track, s.ring, s.scent, *s.colour, *s.area, *s.helper)
    path: tuple[SpaceSeen, ...] = opened.once(
        key, lambda: tuple(space_seen(s, opened, space) for space in range(s.path_length))
    )
    return path


def space_seen(s: State, opened: Opened, space: int) -> SpaceSeen:
    return SpaceSeen(
        name=space_name(s, space),
        colour=colour_name(opened, s.colour[space]),
        area=opened.edition.areas[s.area[space]].id,
        helper=bool(s.helper[space]),
        ring=s.ring == space,
        scent=s.scent == space,
    )


@cache
def card_seen(card: int, here: int, led: int) -> CardSeen:
    """One's own card where Violet stands, and what would come of answering a led card with it: a help for beginners."""
    outlook = ""
    if led != NONE:
        second_wins, _ = compare(led, card, here)
        outlook = "wins" if second_wins else "loses"
    effect_on = has_effect(card) and effect_is_on(card, here)
    return CardSeen(card_name(card), colour_of(card) == here, effect_on, outlook)


def hand_seen(s: State, opened: Opened, observer: int, seat: int) -> HandSeen:
    cards = cards_in(s.piles[HAND + seat])
    if seat == observer:
        here = NONE if s.violet == s.path_length else s.colour[s.violet]
        answering = s.over == RUNNING and s.phase == PLAY and s.actor == seat and s.leader != seat
        led = s.played[s.leader] if answering else NONE
        return HandSeen(len(cards), tuple([card_seen(card, here, led) for card in cards]), (), ())
    shown = card_names(s.shown[seat]) if observer == 1 - seat else ()
    known = known_in(s, observer, HAND + seat) if remembers(opened) else ()
    return HandSeen(len(cards), (), known, shown)


def deck_top(s: State, observer: int) -> tuple[str, ...]:
    top: list[str] = []
    for i in range(s.deck_size - 1, -1, -1):
        if not s.placed[observer] >> s.deck[i] & 1:
            break
        top.append(card_name(s.deck[i]))
    return tuple(top)


@cache
def pair_seen(remembered: bool, first: int, second: int) -> PairSeen | None:
    if first == NONE:
        return None
    if not remembered:
        return PairSeen((HIDDEN_CARD, HIDDEN_CARD), None)
    return PairSeen((card_name(first), card_name(second)), abs(value_of(first) - value_of(second)))


class TilesSeen(NamedTuple):
    offered: tuple[str, ...]
    spots: tuple[SpotSeen, ...]
    pending: tuple[str, ...]
    kept: tuple[str, ...]


def tiles_seen(s: State, opened: Opened, observer: int) -> TilesSeen:
    """The tiles by place; those hidden from the observer come last, as "?"."""

    def look() -> TilesSeen:
        seen: dict[int, list[str]] = {}
        unseen: list[int] = []
        for tile in range(TILES):
            if observer != TORECH and tile_is_hidden(s, opened.box, tile):
                unseen.append(s.tile_at[tile])
            else:
                seen.setdefault(s.tile_at[tile], []).append(tile_id(opened, tile))
        for place in unseen:
            seen.setdefault(place, []).append("?")
        at = {place: tuple(tiles) for place, tiles in seen.items()}
        spots = [SpotSeen(spot_name(opened, n), at.get(SPOT + n, (None,))[0]) for n in range(SPOTS)]
        return TilesSeen(at.get(OFFERED, ()), tuple(spots), at.get(PENDING, ()), at.get(KEPT, ()))

    tiles: TilesSeen = opened.once(("tiles", observer == TORECH, *s.tile_at), look)
    return tiles


# --- What is asked ------------------------------------------------------------------------------------------

# By phase: what the actor is asked, what the others read (with the actor's name), the rules behind it.
QUESTIONS = {
    LAY_TILE: ("Lay a tile face down on {spot}.", "{who} lays out Event Tiles.", ("violet-setup-5",)),
    WHO_PICKS_FIRST: (
        "Draft, round {round}: who picks a card first?",
        "{who} names who picks first.",
        ("violet-draft-1", "violet-draft-2"),
    ),
    DRAFT: ("Draft, round {round}: take a card.", "{who} picks a card.", ("violet-draft-2",)),
    PLAY: ("Play a card.", "{who} plays a card.", ("violet-play-1", "violet-play-2")),
    TRICK_GIVE: ("Trick up the Sleeve: which card do you give?", "{who} uses Trick up the Sleeve.", ("violet-event-trick-1",)),
    TRICK_GET: ("Trick up the Sleeve: which card do you take for {card}?", "{who} uses Trick up the Sleeve.", ("violet-event-trick-1",)),
    JOURNEY: ("You won: walk on, or rest?", "{who} walks or rests.", ("violet-move-1", "violet-move-3", "violet-adv-1")),
    NEXT_EVENT: ("Which event comes next?", "{who} orders the events.", ("violet-fear-7", "violet-ruling-37")),
    PUT_RING: ("Where does the Faery Ring lie?", "{who} places the Faery Ring.", ("violet-event-ring-1", "violet-event-ring-2")),
    PUT_OFF_TRACK: ("Which space becomes two?", "{who} places Off Track.", ("violet-event-off-1", "violet-event-off-2")),
    ADAPT_WHERE: ("Which space changes colour, if any?", "{who} may change the colour of a space.", ("violet-event-adapt-1",)),
    ADAPT_COLOUR: ("Which colour does {space} get?", "{who} picks a colour for {space}.", ("violet-ruling-33",)),
    PUT_SCENT: ("Where does the Scent of Fear lie?", "{who} places the Scent of Fear.", ("violet-event-scent-1", "violet-event-scent-2")),
    BEFORE_DRAW: ("Use an item first?", "{who} may use an item.", ("violet-window-2", "violet-ruling-49")),
    SEARCH_DISCARD: ("Your 4: take a card from the discard pile?", "{who} searches the discard pile.", ("violet-card-4a",)),
    PUT_BACK: ("Your 4: which card do you put into the discard pile?", "{who} searches the discard pile.", ("violet-card-4a",)),
    GIVE_BACK: ("Your 2: which card goes back into the deck?", "{who} chooses among the cards drawn for a 2.", ("violet-card-2a",)),
    KEEP_ONE: ("Your 3: which card do you keep?", "{who} looks at the top of the deck.", ("violet-card-3a",)),
    TAKE: ("Take a card from the tableau.", "{who} takes a card.", ("violet-draw-1",)),
    AFTER_DRAW: ("Use an item, or end your draw?", "{who} may use an item.", ("violet-window-2", "violet-window-3")),
    TAKE_FIFTH: ("Resourceful: take a fifth card.", "{who} takes a fifth card.", ("violet-event-res-1",)),
}  # fmt: skip


def question(s: State, opened: Opened, observer: int) -> Question:
    asked, told, rules = QUESTIONS[s.phase]
    words = {
        "who": seat_names(opened)[s.actor],
        "spot": spot_name(opened, min(s.tiles_laid, SPOTS - 1)),
        "round": s.draft_picks // 2 + 1,
        "space": space_name(s, s.adapt_space),
        "card": card_name(s.trick_card) if observer == s.actor else HIDDEN_CARD,
    }
    return Question((asked if observer == s.actor else told).format(**words), rules)


def option(s: State, opened: Opened, action: int) -> Option:
    if action < ADVANCE:
        return card_option(s, opened, action - CARD)
    name = action_name(s, opened, action)
    if TILE <= action < RESOLVE_SCENT:
        tile = opened.edition.tiles[action - TILE]
        text = f"{tile.name}: {tile.text}" if s.phase == LAY_TILE else tile.name
        return Option(name, text, (TILE_RULES[action - TILE],), (f"tile:{tile.id}",))
    if COLOUR <= action < USE_TOKEN:
        return Option(name, name.capitalize(), ("violet-ruling-33",), (f"colour:{name}",))
    if action >= SPACE:
        space = action - SPACE
        colour, area = colour_name(opened, s.colour[space]), area_name(opened, s.area[space])
        bridge = " (the bridge)" if space == s.path_length - 1 else ""
        return Option(name, f"{name}, {colour}, {area}{bridge}", QUESTIONS[s.phase][2], (f"space:{name}",))
    text, rule = simple_option(s, opened, action)
    thing = simple_thing(s, opened, action)
    return Option(name, text, (rule,), (thing,) if thing else ())


def simple_thing(s: State, opened: Opened, action: int) -> str:
    """What one would touch for an action that is neither a card, a tile, a colour nor a space; "" for a plain answer."""
    if action == ADVANCE:
        return f"space:{space_name(s, s.violet + 1)}"
    things = {
        REST: "lantern",
        RESOLVE_SCENT: "slot:2",
        USE_TOKEN: f"token:{SEAT_WORDS[s.actor]}",
        USE_PLANNING: f"tile:{tile_id(opened, PLANNING_AHEAD)}",
        USE_TRICK: f"tile:{tile_id(opened, TRICK)}",
        USE_RESOURCEFUL: f"tile:{tile_id(opened, RESOURCEFUL)}",
    }
    return things.get(action, "")


def card_option(s: State, opened: Opened, card: int) -> Option:
    off = s.phase == PLAY and not effect_is_on(card, s.colour[s.violet])
    option: Option = opened.once(
        ("card", card, off),
        lambda: Option(card_name(card), card_text(opened, card, off), (card_rule(card),), (f"card:{card_name(card)}",)),
    )
    return option


def card_text(opened: Opened, card: int, off: bool) -> str:
    """A card, and what its effect does, or that it has none here."""
    text = f"{colour_name(opened, colour_of(card)).capitalize()} {value_of(card)}"
    if not has_effect(card):
        return text
    if off:
        return f"{text} (no effect here: it has the colour of Violet's space)"
    return f"{text} ({opened.edition.effects[value_of(card) - 1].text})"


CARD_RULES = (
    "violet-card-1",
    "violet-card-2a",
    "violet-card-3a",
    "violet-card-4a",
    "violet-card-5",
    "violet-card-6",
    "violet-card-7a",
    "violet-card-8",
    "violet-card-8",
)


def card_rule(card: int) -> str:
    return CARD_RULES[value_of(card) - 1]


TILE_RULES = (
    "violet-event-ring-1",
    "violet-event-off-1",
    "violet-event-gust-1",
    "violet-event-storm-1",
    "violet-event-howl-1",
    "violet-event-scent-1",
    "violet-event-trick-1",
    "violet-event-plan-1",
    "violet-event-adapt-1",
    "violet-event-res-1",
)


def simple_option(s: State, opened: Opened, action: int) -> tuple[str, str]:
    box = opened.box
    if action == ADVANCE:
        return advance_text(s, opened), "violet-move-1"
    if action == REST:
        gain = min(box.refill, box.lantern - s.fuel)
        token = ", a token for Torech" if s.token_lies[s.area[s.violet]] else ""
        return f"Rest: fuel {s.fuel} to {s.fuel + gain}{token}", "violet-adv-1" if token else "violet-move-1"
    texts = {
        PICKS_FIRST + VIOLET: ("Violet picks first", "violet-draft-1"),
        PICKS_FIRST + TORECH: ("Torech picks first", "violet-draft-1"),
        RESOLVE_SCENT: ("The Scent of Fear: resolve the pair in the second Fear Slot", "violet-event-scent-2"),
        USE_TOKEN: ("Advantage Token: deal a new tableau", "violet-adv-4"),
        USE_PLANNING: ("Planning Ahead: deal a new tableau", "violet-event-plan-1"),
        USE_TRICK: ("Trick up the Sleeve: trade with the tableau", "violet-event-trick-1"),
        USE_RESOURCEFUL: ("Resourceful: take a fifth card", "violet-event-res-1"),
    }
    if action in texts:
        return texts[action]
    declines = {SEARCH_DISCARD: "Take nothing", ADAPT_WHERE: "Change nothing", BEFORE_DRAW: "Go on without an item"}
    return declines.get(s.phase, "Done"), QUESTIONS[s.phase][2][0]


def advance_text(s: State, opened: Opened) -> str:
    target = s.violet + 1
    if target == s.path_length:
        return "Walk to Ordep's Fire, and win"
    place = f"{space_name(s, target)}, {colour_name(opened, s.colour[target])}"
    left = s.area[s.violet]
    token = ", a token for you" if s.token_lies[left] and s.area[target] != left else ""
    if s.helper[target]:
        return f"Walk to {place}: a Helper saves fuel{token}"
    fuel = s.fuel - opened.box.cost_win
    end = opened.box.storm_empty if s.storm else opened.box.empty
    if fuel <= end:
        return f"Walk to {place}: your lantern goes out, and you lose"
    return f"Walk to {place}: fuel {s.fuel} to {fuel}{token}"


# --- What happened --------------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note as an observer gets it, with what its sentence may need."""

    s: State
    opened: Opened
    who: str
    x: int
    y: int

    @property
    def card(self) -> str:
        return card_name(self.x)

    @property
    def place(self) -> str:
        return space_name(self.s, self.x)

    @property
    def tile(self) -> str:
        return tile_name(self.opened, self.x)

    def colour(self) -> str:
        return colour_name(self.opened, self.y)

    @property
    def cards(self) -> str:
        """x as bits by card."""
        return ", ".join(card_name(card) for card in range(CARDS) if self.x >> card & 1)


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story. The sentences get HIDDEN, never the truth, for what the observer may not know."""
    kind, seat, x, y = heard
    who = seat_names(opened)[seat] if seat in (VIOLET, TORECH) else ""
    sentence, rule = SENTENCES[kind]
    if kind == COMPARED:
        rule = REASON_RULES[x]
    elif kind == TOKEN_TO and seat == TORECH:
        rule = "violet-adv-1"
    elif kind == GAME_OVER:
        rule = ENDING_RULES[x]
    elif kind == TILE_TRIGGERED:
        rule = TILE_RULES[x]
    told = Telling(s, opened, who, x, y)
    return Line(sentence(told), (rule,), EVENTS_SHOWN[kind](told) if kind in EVENTS_SHOWN else ())


def known_or(told: str, untold: str) -> Callable[[Telling], str]:
    """The sentence for those who know the card, and the one for those who do not."""
    return lambda t: (untold if t.x == HIDDEN else told).format(who=t.who, card=t.card)


def compared(t: Telling) -> str:
    """Who wins the turn, with which card against which, and the step that decided it."""
    here, first, second = t.y % 8, t.y // 8 % 64, t.y // 512
    second_wins, _ = compare(first, second, here)
    stronger, weaker = (second, first) if second_wins else (first, second)
    colour = colour_name(t.opened, colour_when_compared(first, second, here) if t.x == HIGHER_OF_COLOUR else here)
    wild = [card for card in (first, second) if value_of(card) == 5 and t.x != TWO_FIVES]
    as_colour = f" ({card_name(wild[0])} is wild: {colour} here)" if wild and t.x in WILD_REASONS else ""
    reason = REASONS[t.x].format(colour=colour)
    return f"{t.who} wins the turn: {card_name(stronger)} beats {card_name(weaker)}; {reason}{as_colour}."


def looked(t: Telling) -> str:
    count = "card" if t.y == 1 else f"{t.y} cards"
    cards, rest = [], t.x
    while rest > 0:
        cards.append(card_name(rest % 64 - 1))
        rest //= 64
    seen = f": {', '.join(cards)}" if cards else ""
    return f"{t.who} looks at the top {count} of the deck for a 3{seen}."


def hand_shown(t: Telling) -> str:
    seer = next(name for name in seat_names(t.opened) if name != t.who)
    cards = "" if t.x == HIDDEN else f" ({t.cards})"
    return f"{seer}'s 7: {t.who} shows the hand{cards} to {seer} until {t.who} has drawn."


def drew_three(t: Telling) -> str:
    return f"{t.who} draws {t.y} cards for a 2{'' if t.x == HIDDEN else f': {t.cards}'}."


def named_first(t: Telling) -> str:
    return f"Violet {'picks first' if t.who == 'Violet' else f'lets {t.who} pick first'}."


def token_to(t: Telling) -> str:
    reason = "she left it without a rest" if t.who == "Violet" else "Violet rested there"
    return f"{t.who} gets the Advantage Token of the {area_name(t.opened, t.x)}: {reason}."


def tile_triggered(t: Telling) -> str:
    tile = t.opened.edition.tiles[t.x]
    return f"{tile.name}! {'Torech chooses a space.' if tile.kind == 'place' else tile.text}"


def fear_resolved(t: Telling) -> str:
    difference = abs(value_of(t.x) - value_of(t.y))
    return f"{t.card} and {card_name(t.y)} slide off and frighten Violet: their difference is {difference}."


def fear_moved(t: Telling) -> str:
    penalty, place = t.y % 16, t.y // 16
    light = f", {penalty} of them for the failing light" if penalty else ""
    if t.x == 0:
        return "The Fear Pawn stays where it is."
    return f"The Fear Pawn moves {t.x} {'step' if t.x == 1 else 'steps'}{light}, to {line_name(t.s, t.opened, place)}."


def compared_event(t: Telling) -> tuple[str | int, ...]:
    """Who won the turn, then the two cards in the order of play."""
    return "compared", t.who.lower(), card_name(t.y // 8 % 64), card_name(t.y // 512)


def fear_moved_event(t: Telling) -> tuple[str | int, ...]:
    """Steps, those of them for the failing light, and where the pawn is now."""
    return "fear-moved", t.x, t.y % 16, line_name(t.s, t.opened, t.y // 16)


# What a page shows as it happens, because no view holds it.
EVENTS_SHOWN: dict[int, Callable[[Telling], tuple[str | int, ...]]] = {
    COMPARED: compared_event,
    FEAR_RESOLVED: lambda t: ("fear-resolved", t.card, card_name(t.y)),
    FEAR_MOVED: fear_moved_event,
    TILE_TRIGGERED: lambda t: ("tile", tile_id(t.opened, t.x)),
}

REASONS = {
    TWO_FIVES: "the first of two 5s wins",
    ONE_BEATS_NINE: "a 1 beats any 9",
    HIGHER_OF_COLOUR: "both {colour}, the higher value wins",
    SHIELDED_SIX: "a 6 that leads is safe from {colour} on {colour} spaces",
    LOCATION_COLOUR: "{colour} is strongest on {colour} spaces",
    LED_COLOUR: "another colour cannot beat the card that led",
}
WILD_REASONS = (HIGHER_OF_COLOUR, SHIELDED_SIX, LOCATION_COLOUR)
REASON_RULES = {
    TWO_FIVES: "violet-cmp-8",
    ONE_BEATS_NINE: "violet-cmp-6",
    HIGHER_OF_COLOUR: "violet-cmp-1",
    SHIELDED_SIX: "violet-cmp-9",
    LOCATION_COLOUR: "violet-cmp-3",
    LED_COLOUR: "violet-cmp-2",
}
ENDING_RULES = {REACHED_FIRE: "violet-end-1", OUT_OF_FUEL: "violet-end-2", CAUGHT_BY_FEAR: "violet-end-3"}
ENDING_TEXTS = {
    REACHED_FIRE: "Violet sits down at Ordep's Fire.",
    OUT_OF_FUEL: "The lantern is out.",
    CAUGHT_BY_FEAR: "Violet's fear has caught her.",
}

# By kind of note: its sentence, and the rule behind it.
SENTENCES: dict[int, tuple[Callable[[Telling], str], str]] = {
    TILE_LAID: (lambda t: f"{t.who} lays {t.tile} on {spot_name(t.opened, t.y)}.", "violet-setup-5"),
    TABLEAU_DEALT: (lambda t: "The cards are shuffled and four are laid out face up.", "violet-setup-7"),
    NAMED_FIRST: (named_first, "violet-draft-1"),
    DRAFTED: (lambda t: f"{t.who} takes {t.card}.", "violet-draft-2"),
    TOOK: (lambda t: f"{t.who} takes {t.card}.", "violet-draw-1"),
    REFILLED: (lambda t: f"{t.card} comes to the tableau.", "violet-draw-1"),
    RESHUFFLED: (lambda t: f"The discard pile is shuffled: {t.y} cards in the deck.", "violet-deck-1"),
    PLAYED_CARD: (lambda t: f"{t.who} plays {t.card}.", "violet-play-1"),
    COMPARED: (compared, "violet-cmp-3"),
    EFFECT_OFF: (lambda t: f"The effect of {t.card} is off: it has the colour of Violet's space.", "violet-eff-1"),
    HAND_SHOWN: (hand_shown, "violet-card-7a"),
    ADVANCED: (lambda t: "Violet reaches Ordep's Fire." if t.place == "fire" else f"Violet walks to {t.place}.", "violet-move-1"),
    RESTED: (lambda t: f"Violet rests: {t.y} fuel more, {t.x} in all.", "violet-move-1"),
    HELD_BY_RING: (lambda t: "Violet stays where she is: the Faery Ring holds her.", "violet-loss-3"),
    HELD_BY_BRIDGE: (lambda t: "Violet stays where she is: she dares not cross the bridge.", "violet-loss-2"),
    WALKING_BURNS: (lambda t: f"Walking burns {t.y} fuel: {t.x} left.", "violet-move-1"),
    LOSING_BURNS: (lambda t: f"The lost turn burns {t.y} fuel: {t.x} left.", "violet-loss-1"),
    GUST_BURNS: (lambda t: f"The gust burns {t.y} fuel: {t.x} left.", "violet-event-gust-1"),
    HELPER_LIGHTS: (lambda t: "A Helper lights the way: no fuel lost.", "violet-move-3"),
    FIRE_LIGHTS: (lambda t: "Ordep's Fire lights the way: no fuel lost.", "violet-move-4"),
    TOKEN_TO: (token_to, "violet-adv-2"),
    PAIR_SLID: (lambda t: f"{t.card} and {card_name(t.y)} go to the first Fear Slot.", "violet-loss-4"),
    FEAR_RESOLVED: (fear_resolved, "violet-fear-1"),
    FEAR_MOVED: (fear_moved, "violet-fear-2"),
    SPOT_REACHED: (lambda t: f"The Fear Pawn triggers the tile on {spot_name(t.opened, t.x)}.", "violet-fear-6"),
    TILE_TRIGGERED: (tile_triggered, "violet-event-1"),
    TILE_KEPT: (lambda t: f"{t.who} keeps {t.tile} for later.", "violet-event-1"),
    TILE_USED: (lambda t: f"{t.who} uses {t.tile}.", "violet-event-2"),
    TILE_VOID: (lambda t: f"{t.tile} finds no space and goes back to the box.", "violet-ruling-30"),
    RING_PUT: (lambda t: f"The Faery Ring lies on {t.place}.", "violet-event-ring-1"),
    OFF_TRACK_PUT: (lambda t: f"The path goes astray: J{t.x + 1} is now two spaces.", "violet-event-off-1"),
    SCENT_PUT: (lambda t: f"The Scent of Fear lies on {t.place}.", "violet-event-scent-1"),
    SCENT_ROUSED: (lambda t: "The Fear Pawn picks up the scent: the second Fear Slot is resolved.", "violet-event-scent-2"),
    ADAPTED: (lambda t: f"{t.place} turns {t.colour()}.", "violet-event-adapt-1"),
    ADAPT_DECLINED: (lambda t: "Torech changes no space.", "violet-ruling-33"),
    STORM_BREWS: (lambda t: f"From now on the lantern goes out at fuel {t.opened.box.storm_empty}.", "violet-event-storm-1"),
    HELPERS_FLED: (lambda t: "No Helper is left on the path.", "violet-event-howl-1"),
    TOKEN_SPENT: (lambda t: f"{t.who} spends an Advantage Token.", "violet-adv-4"),
    SWEPT: (lambda t: "The tableau is discarded and dealt anew.", "violet-event-plan-1"),
    SWAPPED: (lambda t: f"{t.who} trades {t.card} for {card_name(t.y)} of the tableau.", "violet-event-trick-1"),
    DREW_THREE: (drew_three, "violet-card-2a"),
    GAVE_BACK: (known_or("{who} gives {card} back to the deck.", "{who} gives a card back to the deck."), "violet-card-2a"),
    SHUFFLED_BACK: (lambda t: f"The deck is shuffled: {t.y} cards.", "violet-card-2a"),
    LOOKED: (looked, "violet-card-3a"),
    KEPT_ONE: (known_or("{who} keeps {card}.", "{who} keeps one of them."), "violet-card-3a"),
    SEARCHED: (lambda t: f"{t.who} searches the discard pile for a 4.", "violet-card-4a"),
    DECLINED_SWAP: (lambda t: f"{t.who} takes nothing from the discard pile.", "violet-ruling-20"),
    FISHED: (known_or("{who} takes {card} from the discard pile.", "{who} takes a card from the discard pile."), "violet-ruling-20"),
    PUT_DOWN: (known_or("{who} puts {card} into the discard pile.", "{who} puts a card into the discard pile."), "violet-ruling-20"),
    TOOK_FIFTH: (lambda t: f"{t.who} takes {t.card} as a fifth card.", "violet-event-res-1"),
    NO_REDRAW: (lambda t: f"{t.who} holds enough cards and draws none.", "violet-event-res-3"),
    GAME_OVER: (lambda t: f"{ENDING_TEXTS[t.x]} {t.who} wins the game.", "violet-end-1"),
    TURN_LIMIT: (lambda t: "The turn limit for automated play is reached: unfinished.", "violet-ruling-46"),
}  # fmt: skip


# --- The table as text ------------------------------------------------------------------------------------------


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            path_line(view),
            f"Violet on {view.violet} ({view.place_colour}), fear on {view.fear}, {view.fear_gap} steps behind.",
            f"Lantern {view.fuel} of {view.full}{penalty_text(view)}; it goes out at {view.empty_at}.",
            place_text(view),
            "",
            f"Tableau  {'  '.join(card or '--' for card in view.tableau)}     deck {view.deck}, discard {view.discard}",
            *([f"Top of the deck, as you know it: {' '.join(view.deck_top)}"] if view.deck_top else []),
            f"Fear Slots  {'   '.join(slot_text(slot) for slot in view.slots)}",
            f"Tiles  {'  '.join(spot_text(spot) for spot in view.spots)}{kept_text(view)}",
            f"Tokens  Violet {view.tokens['violet']}, Torech {view.tokens['torech']}, "
            f"lying at: {', '.join(view.tokens_lying) or 'nowhere'}",
            "",
            *played_lines(view),
            *(hand_line(name, hand, view.you == name) for name, hand in view.hands.items()),
        ]
    )


def path_line(view: View) -> str:
    """The path as one line: a letter for each space's colour, V Violet, h Helper, o Ring, ~ Scent."""
    spaces = []
    for i, space in enumerate(view.path):
        marks = ("V" if i == view.violet_space else "") + ("!" if space.name == view.fear else "")
        marks += ("h" if space.helper else "") + ("o" if space.ring else "") + ("~" if space.scent else "")
        spaces.append(space.colour[0] + (f"[{marks}]" if marks else ""))
    return "Path  " + " ".join(spaces) + (" FIRE[V]" if view.violet == "fire" else " FIRE")


def penalty_text(view: View) -> str:
    return f" (fear +{view.penalty})" if view.penalty else ""


def place_text(view: View) -> str:
    colour = view.place_colour
    if colour == "yellow":
        return "Yellow space: only a higher card of the led colour beats the first card; every effect is on."
    return f"{colour.capitalize()} space: {colour} beats the other colours, and {colour} cards have no effect."


def slot_text(slot: PairSeen | None) -> str:
    if slot is None:
        return "[empty]"
    difference = "" if slot.difference is None else f" = {slot.difference}"
    return f"[{'-'.join(slot.cards)}{difference}]"


def spot_text(spot: SpotSeen) -> str:
    return f"{spot.spot} {spot.tile or 'none'}"


def kept_text(view: View) -> str:
    return f"  kept: {', '.join(view.kept_tiles)}" if view.kept_tiles else ""


def played_lines(view: View) -> list[str]:
    cards = [f"{name.capitalize()} played {card}" for name, card in view.played.items() if card]
    return [f"On the table: {', '.join(cards)}."] if cards else []


def hand_line(name: str, hand: HandSeen, own: bool) -> str:
    if own:
        cards = "  ".join(card.card + ("" if card.effect_on else "·") for card in hand.cards)
        return f"Your hand  {cards}   (· no effect now)"
    known = f", known: {' '.join(hand.known)}" if hand.known else ""
    shown = f", shown by a 7: {' '.join(hand.shown)}" if hand.shown else ""
    return f"{name.capitalize()} holds {hand.size}{known}{shown}"
