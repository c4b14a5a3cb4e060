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
from folktable.engine.match import Line, Option, Question, own_view
from folktable.engine.narration import HIDDEN
from folktable.engine.record import RUNNING
from folktable.engine.words import Text, Value, Words, says, sentence, words
from folktable.games.violet.rules import (
    colour_of,
    colour_when_compared,
    compare,
    effect_is_on,
    fuel_from_rest,
    has_effect,
    item_window_opens,
    lantern_end,
    on_line,
    tile_is_hidden,
    value_of,
    wins_token,
)
from folktable.games.violet.state import *
from folktable.games.violet.state import State

SEATS = (2, 2)
PEOPLE_OPTIONS = {"turn_cap": 0}  # what is different when people play [violet-ruling-46]
COLOUR_LETTERS = "MOPB"
HIDDEN_CARD = "?"


SEAT_NAMES = words("violet-seat-violet"), words("violet-seat-torech")


def seat_names(opened: Opened) -> tuple[Words, ...]:
    return SEAT_NAMES


# --- Names -----------------------------------------------------------------------------------------------


CARD_NAMES = (*(f"{COLOUR_LETTERS[colour_of(card)]}{value_of(card)}" for card in range(CARDS)), HIDDEN_CARD)


def card_name(card: int) -> str:
    """P6 is the Pink 6; the last name is that of a hidden card, whose number is -1."""
    return CARD_NAMES[card]


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


def tile_id(opened: Opened, tile: int) -> str:
    return str(opened.edition.tiles[tile].id)


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


# --- The same in words ---------------------------------------------------------------------------------------


def colour_words(opened: Opened, colour: int) -> Text:
    name = colour_name(opened, colour)
    return opened.printed(f"colour-{name}", name)


def card_words(opened: Opened, card: int) -> Words:
    """The pink 6; HIDDEN is some card or other."""
    if card == HIDDEN:
        return words("violet-a-card")
    told: Words = opened.once(
        ("card words", card),
        lambda: words("violet-card", colour=colour_words(opened, colour_of(card)), value=value_of(card)),
    )
    return told


def cards_words(opened: Opened, pile: int) -> tuple[Words, ...]:
    """Of the cards in a pile, which is a set of bits."""
    return tuple([card_words(opened, card) for card in places(pile)])


def extra_card(opened: Opened) -> Words:
    """Resourceful brings the fifth card of a hand of four."""
    return words(f"violet-nth-{opened.box.hand + 1}")


def tile_words(opened: Opened, tile: int) -> Text:
    if tile == HIDDEN:
        return words("violet-a-tile")
    printed = opened.edition.tiles[tile]
    return opened.printed(f"violet-tile-{printed.id}", printed.name)


def tile_does(opened: Opened, tile: int) -> Text:
    printed = opened.edition.tiles[tile]
    return opened.printed(f"violet-tile-{printed.id}-in-full", printed.text)


def area_words(opened: Opened, area: int) -> Text:
    printed = opened.edition.areas[area]
    return opened.printed(f"violet-area-{printed.id}", printed.name)


def space_words(s: State, space: int) -> Words:
    """Space 9 of the path; Off Track makes it 9a and 9b."""
    name = space_name(s, space)
    return words("violet-fire") if name == "fire" else words("violet-space-short", name=name.removeprefix("J"))


def line_words(s: State, opened: Opened, place: int) -> Words:
    """A place of the Fear Track, then the spaces of the journey."""
    first = on_line(opened.box, 0)
    return words("violet-fear-space", number=place) if place < first else space_words(s, place - first)


def spot_words(opened: Opened, spot: int) -> Words:
    return words("violet-fear-space", number=opened.edition.fear.tile_spots[spot])


# --- What an observer sees ---------------------------------------------------------------------------------


class CardSeen(Struct, frozen=True, gc=False):
    """A card in one's hand, and what it would be worth if played now."""

    card: str
    matches_place: bool
    effect_on: bool
    outlook: Words | None  # against the card that was led, if one is


class HandSeen(Struct, frozen=True, gc=False):
    size: int
    cards: tuple[CardSeen, ...]  # one's own; empty for others
    known: tuple[str, ...]  # cards of another hand that an attentive observer knows to be there
    shown: tuple[str, ...]  # the hand as a 7 has opened it to this observer


class SpaceSeen(Struct, frozen=True, omit_defaults=True):
    name: str
    colour: str
    area: str
    helper: bool = False
    ring: bool = False
    scent: bool = False


class SpotSeen(Struct, frozen=True, gc=False):
    spot: str
    tile: str | None  # None: empty; "?": face down


class PairSeen(Struct, frozen=True, gc=False):
    cards: tuple[str, ...]  # "?" without the memory aid
    difference: int | None


class Public(Struct, frozen=True, gc=False):
    """What all see alike."""

    turn: int  # 0 before the first: tiles are laid out, hands are drafted
    colours: dict[str, str]  # of the cards, by letter
    areas: dict[str, Text]  # their names, by id
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
    tableau: tuple[str | None, ...]
    deck: int
    discard: int
    played: dict[str, str | None]
    leader: str
    turn_winner: str | None  # once both cards lie on the table
    slots: tuple[PairSeen | None, ...]
    tokens_lying: tuple[str, ...]
    tokens: dict[str, int]
    acting: str | None  # who is waited for
    winner: str | None
    ended_by: str | None


class View(Public, frozen=True, gc=False):
    you: str
    hands: dict[str, HandSeen]
    deck_top: tuple[str, ...]  # the next cards, as far as this observer knows them, top first
    discard_known: tuple[str, ...]
    offered_tiles: tuple[str, ...]  # Torech's choice in set-up
    spots: tuple[SpotSeen, ...]
    pending: tuple[str, ...]
    kept_tiles: tuple[str, ...]
    items_usable: bool


ENDINGS = {NO_END: None, REACHED_FIRE: "fire", OUT_OF_FUEL: "fuel", CAUGHT_BY_FEAR: "fear"}
SEAT_WORDS = ("violet", "torech", "spectator")


def known_in(s: State, observer: int, where: int) -> tuple[str, ...]:
    """Cards that the observer is sure to be in a pile."""
    return card_names(s.piles[where] & ~s.unsure[observer])


def public(s: State, opened: Opened) -> Public:
    box = opened.box
    printed: Printed = opened.once(Printed, lambda: printed_in(opened))
    return Public(
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
        empty_at=lantern_end(s, box),
        penalty=box.penalty[s.fuel],
        penalties=printed.penalties,
        storm=bool(s.storm),
        place_colour=opened.edition.colours.goal
        if s.violet == s.path_length
        else colour_name(opened, s.colour[s.violet]),
        tableau=tuple(map(card_or_none, s.tableau)),
        deck=s.deck_size,
        discard=s.piles[DISCARD].bit_count(),
        played={"violet": card_or_none(s.played[VIOLET]), "torech": card_or_none(s.played[TORECH])},
        leader=SEAT_WORDS[s.leader],
        turn_winner=None if NONE in s.played else SEAT_WORDS[s.winner_of_turn],
        slots=tuple([pair_seen(remembers(opened), first, second) for first, second in s.slots]),
        tokens_lying=opened.once(("tokens lying", *s.token_lies), lambda: tokens_lying(s, opened)),
        tokens={"violet": s.tokens[VIOLET], "torech": s.tokens[TORECH]},
        acting=SEAT_WORDS[s.actor] if s.over == RUNNING else None,
        winner=None if s.winner == NOBODY else SEAT_WORDS[s.winner],
        ended_by=ENDINGS[s.ended_by],
    )


def view(s: State, opened: Opened, observer: int, seen_by_all: Public) -> View:
    tiles = tiles_seen(s, opened, observer)
    return own_view(
        View,
        seen_by_all,
        you=SEAT_WORDS[observer],
        hands={"violet": hand_seen(s, opened, observer, VIOLET), "torech": hand_seen(s, opened, observer, TORECH)},
        deck_top=deck_top(s, observer) if remembers(opened) or looks(s, observer, KEEP_ONE) else (),
        discard_known=known_in(s, observer, DISCARD) if remembers(opened) or looks(s, observer, SEARCH_DISCARD) else (),
        offered_tiles=tiles.offered if observer == TORECH else (),
        spots=tiles.spots,
        pending=(*tiles.pending, "scent") if s.scent_pending else tiles.pending,
        kept_tiles=tiles.kept,
        items_usable=s.over == RUNNING and s.actor == observer and item_window_opens(s, opened.box),
    )


def card_or_none(card: int) -> str | None:
    return None if card == NONE else CARD_NAMES[card]


def tokens_lying(s: State, opened: Opened) -> tuple[str, ...]:
    return tuple([opened.edition.areas[area].id for area in range(MOST_AREAS) if s.token_lies[area]])


class Printed(NamedTuple):
    """What stands in the box and never changes."""

    colours: dict[str, str]
    areas: dict[str, Text]
    penalties: tuple[int, ...]


def printed_in(opened: Opened) -> Printed:
    edition, box = opened.edition, opened.box
    return Printed(
        dict(zip(COLOUR_LETTERS, edition.colours.order, strict=True)),
        {area.id: area_words(opened, number) for number, area in enumerate(edition.areas)},
        tuple(int(box.penalty[fuel]) for fuel in range(box.lantern + 1)),
    )


def looks(s: State, observer: int, phase: int) -> bool:
    """Has the observer the cards before its eyes in which it is asked to choose?"""
    return s.phase == phase and s.actor == observer


def remembers(opened: Opened) -> bool:
    """Does the view show what an attentive player has seen before? [violet-ruling-43]"""
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
    outlook = None
    if led != NONE:
        second_wins, _ = compare(led, card, here)
        outlook = words("violet-outlook-wins" if second_wins else "violet-outlook-loses")
    effect_on = has_effect(card) and effect_is_on(card, here)
    return CardSeen(card_name(card), colour_of(card) == here, effect_on, outlook)


def hand_seen(s: State, opened: Opened, observer: int, seat: int) -> HandSeen:
    hand = s.piles[HAND + seat]
    if seat == observer:
        here = NONE if s.violet == s.path_length else s.colour[s.violet]
        answering = s.over == RUNNING and s.phase == PLAY and s.actor == seat and s.leader != seat
        return own_hand(hand, here, s.played[s.leader] if answering else NONE)
    shown = card_names(s.shown[seat]) if observer == 1 - seat else ()
    known = known_in(s, observer, HAND + seat) if remembers(opened) else ()
    return others_hand(hand.bit_count(), known, shown)


@lru_cache(maxsize=1 << 12)
def own_hand(hand: int, here: int, led: int) -> HandSeen:
    cards = tuple([card_seen(card, here, led) for card in places(hand)])
    return HandSeen(len(cards), cards, (), ())


@lru_cache(maxsize=1 << 12)
def others_hand(size: int, known: tuple[str, ...], shown: tuple[str, ...]) -> HandSeen:
    return HandSeen(size, (), known, shown)


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

# By phase: the question (`violet-ask-...` to the actor, `violet-await-...` to the others), the rules behind it.
QUESTIONS = {
    LAY_TILE: ("lay-tile", ("violet-setup-5",)),
    WHO_PICKS_FIRST: ("who-picks-first", ("violet-draft-1", "violet-draft-2")),
    DRAFT: ("draft", ("violet-draft-2",)),
    PLAY: ("play", ("violet-play-1", "violet-play-2")),
    TRICK_GIVE: ("trick-give", ("violet-event-trick-1",)),
    TRICK_GET: ("trick-get", ("violet-event-trick-1",)),
    JOURNEY: ("journey", ("violet-move-1", "violet-move-3", "violet-adv-1")),
    NEXT_EVENT: ("next-event", ("violet-fear-7", "violet-ruling-37")),
    PUT_RING: ("put-ring", ("violet-event-ring-1", "violet-event-ring-2")),
    PUT_OFF_TRACK: ("put-off-track", ("violet-event-off-1", "violet-event-off-2")),
    ADAPT_WHERE: ("adapt-where", ("violet-event-adapt-1",)),
    ADAPT_COLOUR: ("adapt-colour", ("violet-ruling-33",)),
    PUT_SCENT: ("put-scent", ("violet-event-scent-1", "violet-event-scent-2")),
    BEFORE_DRAW: ("before-draw", ("violet-window-2", "violet-ruling-49")),
    SEARCH_DISCARD: ("search-discard", ("violet-card-4a",)),
    PUT_BACK: ("put-back", ("violet-card-4a",)),
    GIVE_BACK: ("give-back", ("violet-card-2a",)),
    KEEP_ONE: ("keep-one", ("violet-card-3a",)),
    TAKE: ("take", ("violet-draw-1",)),
    AFTER_DRAW: ("after-draw", ("violet-window-2", "violet-window-3")),
    TAKE_FIFTH: ("take-fifth", ("violet-event-res-1",)),
}


def question(s: State, opened: Opened, observer: int) -> Question:
    name, rules = QUESTIONS[s.phase]
    if observer != s.actor:
        return Question(
            Words(f"violet-await-{name}", {"who": SEAT_NAMES[s.actor], **question_values(s, opened)}), rules
        )
    values = question_values(s, opened)
    if s.phase == TRICK_GET:
        values["card"] = card_words(opened, s.trick_card)
    return Question(Words(f"violet-ask-{name}", values), rules)


def question_values(s: State, opened: Opened) -> dict[str, Value]:
    """What a question names beside the actor; all may know it."""
    if s.phase == LAY_TILE:
        return {"spot": spot_words(opened, min(s.tiles_laid, SPOTS - 1))}
    if s.phase in (WHO_PICKS_FIRST, DRAFT):
        return {"round": s.draft_picks // 2 + 1}
    if s.phase == ADAPT_COLOUR:
        return {"place": space_words(s, s.adapt_space)}
    if s.phase == TAKE_FIFTH:
        return {"nth": extra_card(opened)}
    return {}


def option(s: State, opened: Opened, action: int) -> Option:
    if action < ADVANCE:
        return card_option(s, opened, action - CARD)
    name = action_name(s, opened, action)
    if TILE <= action < RESOLVE_SCENT:
        tile = action - TILE
        text = tile_words(opened, tile)
        if s.phase == LAY_TILE:
            text = words("violet-option-tile", tile=text, does=tile_does(opened, tile))
        return Option(name, text, (TILE_RULES[tile],), (f"tile:{name}",))
    if COLOUR <= action < USE_TOKEN:
        return Option(name, colour_words(opened, action - COLOUR), ("violet-ruling-33",), (f"colour:{name}",))
    if action >= SPACE:
        space = action - SPACE
        text = words(
            "violet-option-bridge" if space == s.path_length - 1 else "violet-option-space",
            place=space_words(s, space),
            colour=colour_words(opened, s.colour[space]),
            area=area_words(opened, s.area[space]),
        )
        return Option(name, text, QUESTIONS[s.phase][1], (f"space:{name}",))
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
    options: tuple[list[Option], list[Option]] = opened.once(card_option, lambda: card_options(opened))
    return options[off][card]


def card_options(opened: Opened) -> tuple[list[Option], list[Option]]:
    """All cards with their effect, and without."""

    def option(card: int, off: bool) -> Option:
        name = card_name(card)
        return Option(name, card_text(opened, card, off), (card_rule(card),), (f"card:{name}",))

    return [option(card, False) for card in range(CARDS)], [option(card, True) for card in range(CARDS)]


def card_text(opened: Opened, card: int, off: bool) -> Words:
    """A card, and what its effect does, or that it has none here."""
    told = card_words(opened, card)
    if not has_effect(card):
        return told
    if off:
        return words("violet-option-card-off", card=told)
    value = value_of(card)
    effect = opened.printed(f"violet-effect-{value}-in-full", opened.edition.effects[value - 1].text)
    return words("violet-option-card", card=told, effect=effect)


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


SIMPLE_OPTIONS = {
    PICKS_FIRST + VIOLET: (words("violet-option-picks-first", who=SEAT_NAMES[VIOLET]), "violet-draft-1"),
    PICKS_FIRST + TORECH: (words("violet-option-picks-first", who=SEAT_NAMES[TORECH]), "violet-draft-1"),
    RESOLVE_SCENT: (words("violet-option-scent"), "violet-event-scent-2"),
    USE_TOKEN: (words("violet-option-token"), "violet-adv-4"),
    USE_PLANNING: (words("violet-option-planning"), "violet-event-plan-1"),
    USE_TRICK: (words("violet-option-trick"), "violet-event-trick-1"),
}
DECLINES = {SEARCH_DISCARD: "take-nothing", ADAPT_WHERE: "change-nothing", BEFORE_DRAW: "no-item"}


def simple_option(s: State, opened: Opened, action: int) -> tuple[Words, str]:
    if action == ADVANCE:
        return advance_text(s, opened), "violet-move-1"
    if action == REST:
        told = {"before": s.fuel, "after": s.fuel + fuel_from_rest(s, opened.box)}
        if s.token_lies[s.area[s.violet]]:
            return words("violet-option-rest-token", **told), "violet-adv-1"
        return words("violet-option-rest", **told), "violet-move-1"
    if action == USE_RESOURCEFUL:
        return words("violet-option-resourceful", nth=extra_card(opened)), "violet-event-res-1"
    if action in SIMPLE_OPTIONS:
        return SIMPLE_OPTIONS[action]
    return words(f"violet-option-{DECLINES.get(s.phase, 'done')}"), QUESTIONS[s.phase][1][0]


def advance_text(s: State, opened: Opened) -> Words:
    target = s.violet + 1
    if target == s.path_length:
        return words("violet-option-to-fire")
    told: dict[str, Value] = {
        "place": space_words(s, target),
        "colour": colour_words(opened, s.colour[target]),
        "token": "yes" if wins_token(s, target) else "no",
    }
    if s.helper[target]:
        return Words("violet-option-walk-helper", told)
    fuel = s.fuel - opened.box.cost_win
    out = fuel <= lantern_end(s, opened.box)
    return Words("violet-option-walk-out" if out else "violet-option-walk", {**told, "before": s.fuel, "after": fuel})


# --- What happened --------------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note as an observer gets it, with what its text may need."""

    s: State
    opened: Opened
    seat: int
    x: int
    y: int

    @property
    def who(self) -> Words:
        return SEAT_NAMES[self.seat]

    @property
    def other(self) -> Words:
        return SEAT_NAMES[1 - self.seat]

    @property
    def card(self) -> Words:
        return card_words(self.opened, self.x)

    @property
    def second(self) -> Words:
        return card_words(self.opened, self.y)

    @property
    def cards(self) -> tuple[Words, ...]:
        """x as bits by card."""
        return cards_words(self.opened, self.x)

    @property
    def place(self) -> Words:
        return space_words(self.s, self.x)

    @property
    def tile(self) -> Text:
        return tile_words(self.opened, self.x)

    @property
    def spot(self) -> Words:
        return spot_words(self.opened, self.x)

    @property
    def area(self) -> Text:
        return area_words(self.opened, self.x)

    @property
    def colour(self) -> Text:
        return colour_words(self.opened, self.y)

    @property
    def difference(self) -> int:
        return abs(value_of(self.x) - value_of(self.y))


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story. The texts get HIDDEN, never the truth, for what the observer may not know."""
    if heard[0] in ABOUT_A_CARD:
        line: Line = opened.once(heard, lambda: told_line(s, opened, heard))
        return line
    return told_line(s, opened, heard)


def told_line(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    kind, seat, x, y = heard
    text, rule = STORY[kind]
    if kind == COMPARED:
        rule = REASON_RULES[x]
    elif kind == TOKEN_TO and seat == TORECH:
        rule = "violet-adv-1"
    elif kind == GAME_OVER:
        rule = ENDING_RULES[x]
    elif kind == TILE_TRIGGERED:
        rule = TILE_RULES[x]
    told = Telling(s, opened, seat, x, y)
    return Line(text(told), (rule,), EVENTS_SHOWN[kind](told) if kind in EVENTS_SHOWN else ())


def known_or_not(id: str, *names: str) -> Callable[[Telling], Words]:
    """One text for those who know the card, another for those who do not."""
    unknown = says(f"{id}-hidden", *(name for name in names if name not in ("card", "cards")))
    known = says(id, *names)
    return lambda t: (unknown if t.x == HIDDEN else known)(t)


def compared(t: Telling) -> Words:
    """Who wins the turn, with which card against which, and the step that decided it."""
    here, first, second = t.y % 8, t.y // 8 % 64, t.y // 512
    second_wins, _ = compare(first, second, here)
    stronger, weaker = (second, first) if second_wins else (first, second)
    colour = colour_words(t.opened, colour_when_compared(first, second, here) if t.x == HIGHER_OF_COLOUR else here)
    told: dict[str, Value] = {
        "who": t.who,
        "stronger": card_words(t.opened, stronger),
        "weaker": card_words(t.opened, weaker),
        "reason": words(f"violet-because-{REASONS[t.x]}", colour=colour),
    }
    wild = [card for card in (first, second) if value_of(card) == 5]
    if wild and t.x in WILD_REASONS:
        return Words("violet-compared-wild", {**told, "wild": card_words(t.opened, wild[0]), "colour": colour})
    return Words("violet-compared", told)


def looked(t: Telling) -> Words:
    told: dict[str, Value] = {"who": t.who, "count": t.y}
    cards, rest = [], t.x
    while rest > 0:
        cards.append(card_words(t.opened, rest % 64 - 1))
        rest //= 64
    return Words("violet-looked", {**told, "cards": tuple(cards)}) if cards else Words("violet-looked-hidden", told)


def advanced(t: Telling) -> Words:
    return words("violet-reached-fire") if t.x == t.s.path_length else words("violet-walked", place=t.place)


def fear_moved(t: Telling) -> Words:
    """A step for the light is one that was needed: at Violet's space the pawn stops."""
    penalty, place, not_needed = t.y % 16, t.y // 16 % 256, t.y // 4096
    if t.x == 0:
        return words("violet-fear-stays")
    told: dict[str, Value] = {"steps": t.x, "place": line_words(t.s, t.opened, place)}
    if penalty == 0 or not_needed:
        return Words("violet-fear-moved", told)
    if penalty == t.x:
        return Words("violet-fear-moved-light", told)
    return Words("violet-fear-moved-far", {**told, "penalty": penalty})


def tile_triggered(t: Telling) -> Words:
    if t.opened.edition.tiles[t.x].kind == "place":
        return words("violet-tile-placed", tile=t.tile)
    return words("violet-tile-triggered", tile=t.tile, does=tile_does(t.opened, t.x))


def compared_event(t: Telling) -> tuple[str | int, ...]:
    """Who won the turn, then the two cards in the order of play."""
    return "compared", SEAT_WORDS[t.seat], card_name(t.y // 8 % 64), card_name(t.y // 512)


def fear_moved_event(t: Telling) -> tuple[str | int, ...]:
    """What the pair and the failing light add up to, the light's part of it, and where the pawn is now."""
    return "fear-moved", t.x + t.y // 4096, t.y % 16, line_name(t.s, t.opened, t.y // 16 % 256)


# The most frequent lines: of each there are no more than there are cards and seats, whatever the state.
ABOUT_A_CARD = (DRAFTED, TOOK, REFILLED, PLAYED_CARD, EFFECT_OFF)

# What a page shows as it happens, because no view holds it.
EVENTS_SHOWN: dict[int, Callable[[Telling], tuple[str | int, ...]]] = {
    COMPARED: compared_event,
    FEAR_RESOLVED: lambda t: ("fear-resolved", card_name(t.x), card_name(t.y)),
    FEAR_MOVED: fear_moved_event,
    TILE_TRIGGERED: lambda t: ("tile", tile_id(t.opened, t.x)),
}

REASONS = {
    TWO_FIVES: "two-fives",
    ONE_BEATS_NINE: "one-beats-nine",
    HIGHER_OF_COLOUR: "higher",
    SHIELDED_SIX: "shielded-six",
    LOCATION_COLOUR: "colour-of-place",
    LED_COLOUR: "led-colour",
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

# By kind of note: its text, and the rule behind it.
STORY: dict[int, tuple[Callable[[Telling], Words], str]] = {
    TILE_LAID: (lambda t: words("violet-tile-laid", who=t.who, tile=t.tile, spot=spot_words(t.opened, t.y)), "violet-setup-5"),
    TABLEAU_DEALT: (says("violet-tableau-dealt"), "violet-setup-7"),
    NAMED_FIRST: (lambda t: words("violet-picks-first" if t.seat == VIOLET else "violet-lets-pick", who=t.who), "violet-draft-1"),
    DRAFTED: (says("violet-took", "who", "card"), "violet-draft-2"),
    TOOK: (says("violet-took", "who", "card"), "violet-draw-1"),
    REFILLED: (says("violet-refilled", "card"), "violet-draw-1"),
    RESHUFFLED: (says("violet-reshuffled", "y"), "violet-deck-1"),
    PLAYED_CARD: (says("violet-played", "who", "card"), "violet-play-1"),
    COMPARED: (compared, "violet-cmp-3"),
    EFFECT_OFF: (says("violet-effect-off", "card"), "violet-eff-1"),
    HAND_SHOWN: (known_or_not("violet-hand-opened", "who", "other", "cards"), "violet-card-7a"),
    ADVANCED: (advanced, "violet-move-1"),
    RESTED: (says("violet-rested", "x", "y"), "violet-move-1"),
    HELD_BY_RING: (says("violet-held-by-ring"), "violet-loss-3"),
    HELD_BY_BRIDGE: (says("violet-held-by-bridge"), "violet-loss-2"),
    WALKING_BURNS: (says("violet-walking-burns", "x", "y"), "violet-move-1"),
    LOSING_BURNS: (says("violet-losing-burns", "x", "y"), "violet-loss-1"),
    GUST_BURNS: (says("violet-gust-burns", "x", "y"), "violet-event-gust-1"),
    HELPER_LIGHTS: (says("violet-helper-lights"), "violet-move-3"),
    FIRE_LIGHTS: (says("violet-fire-lights"), "violet-move-4"),
    TOKEN_TO: (lambda t: words("violet-token-won" if t.seat == VIOLET else "violet-token-lost", who=t.who, area=t.area), "violet-adv-2"),
    PAIR_SLID: (says("violet-pair-slid", "card", "second"), "violet-loss-4"),
    FEAR_RESOLVED: (says("violet-fear-resolved", "card", "second", "difference"), "violet-fear-1"),
    FEAR_MOVED: (fear_moved, "violet-fear-2"),
    SPOT_REACHED: (says("violet-spot-reached", "spot"), "violet-fear-6"),
    TILE_TRIGGERED: (tile_triggered, "violet-event-1"),
    TILE_KEPT: (says("violet-tile-kept", "who", "tile"), "violet-event-1"),
    TILE_USED: (says("violet-tile-used", "who", "tile"), "violet-event-2"),
    TILE_VOID: (says("violet-tile-void", "tile"), "violet-ruling-30"),
    RING_PUT: (says("violet-ring-put", "place"), "violet-event-ring-1"),
    OFF_TRACK_PUT: (lambda t: words("violet-off-track-put", number=t.x + 1), "violet-event-off-1"),
    SCENT_PUT: (says("violet-scent-put", "place"), "violet-event-scent-1"),
    SCENT_ROUSED: (says("violet-scent-roused"), "violet-event-scent-2"),
    ADAPTED: (says("violet-adapted", "place", "colour"), "violet-event-adapt-1"),
    ADAPT_DECLINED: (says("violet-adapt-declined"), "violet-ruling-33"),
    STORM_BREWS: (lambda t: words("violet-storm-brews", fuel=int(t.opened.box.storm_empty)), "violet-event-storm-1"),
    HELPERS_FLED: (says("violet-helpers-fled"), "violet-event-howl-1"),
    TOKEN_SPENT: (says("violet-token-spent", "who"), "violet-adv-4"),
    SWEPT: (says("violet-swept"), "violet-event-plan-1"),
    SWAPPED: (says("violet-swapped", "who", "card", "second"), "violet-event-trick-1"),
    DREW_THREE: (known_or_not("violet-drew", "who", "y", "cards"), "violet-card-2a"),
    GAVE_BACK: (known_or_not("violet-gave-back", "who", "card"), "violet-card-2a"),
    SHUFFLED_BACK: (says("violet-shuffled-back", "y"), "violet-card-2a"),
    LOOKED: (looked, "violet-card-3a"),
    KEPT_ONE: (known_or_not("violet-kept-one", "who", "card"), "violet-card-3a"),
    SEARCHED: (says("violet-searched", "who"), "violet-card-4a"),
    DECLINED_SWAP: (says("violet-declined-swap", "who"), "violet-ruling-20"),
    FISHED: (known_or_not("violet-fished", "who", "card"), "violet-ruling-20"),
    PUT_DOWN: (known_or_not("violet-put-down", "who", "card"), "violet-ruling-20"),
    TOOK_FIFTH: (lambda t: words("violet-took-fifth", who=t.who, card=t.card, nth=extra_card(t.opened)), "violet-event-res-1"),
    NO_REDRAW: (says("violet-no-redraw", "who"), "violet-event-res-3"),
    GAME_OVER: (lambda t: words(f"violet-over-{ENDINGS[t.x]}", who=t.who), "violet-end-1"),
    TURN_LIMIT: (says("violet-turn-limit"), "violet-ruling-46"),
}  # fmt: skip


# --- The table as text ------------------------------------------------------------------------------------------


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            path_line(view),
            f"Violet on {view.violet} ({view.place_colour}), fear on {view.fear}, {view.fear_gap} steps behind.",
            f"Lantern {view.fuel} of {view.full}{penalty_text(view)}; it goes out at {view.empty_at}.",
            f"{place_text(view)}.",
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
    """What holds where Violet stands, in the words of the page."""
    if view.violet_space == len(view.path):
        return sentence(words("violet-here-fire"))
    if view.place_colour in view.colours.values():
        return sentence(words("violet-here-coloured", colour=view.place_colour))
    return sentence(words("violet-here-neutral"))


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
