"""What each observer sees. It never shows what the state says that the observer cannot know."""

from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct

from folktable.engine.choices import places
from folktable.engine.game import Opened
from folktable.engine.match import own_view
from folktable.engine.record import RUNNING
from folktable.engine.words import Text, Words, words
from folktable.games.violet.names import *
from folktable.games.violet.rules import *
from folktable.games.violet.state import *


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
CARD_OR_NONE = (*CARD_NAMES, None)  # NONE is -1, and so the last


def known_in(s: State, observer: int, where: int) -> tuple[str, ...]:
    """Cards that the observer is sure to be in a pile."""
    return card_names(s.piles[where] & ~s.unsure[observer])


def public(s: State, opened: Opened) -> Public:
    box = opened.box
    remembered = remembers(opened)
    printed = opened.once(Printed, lambda: printed_in(opened))
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
        tableau=tuple([CARD_OR_NONE[card] for card in s.tableau]),
        deck=s.deck_size,
        discard=s.piles[DISCARD].bit_count(),
        played={"violet": CARD_OR_NONE[s.played[VIOLET]], "torech": CARD_OR_NONE[s.played[TORECH]]},
        leader=SEAT_WORDS[s.leader],
        turn_winner=None if NONE in s.played else SEAT_WORDS[s.winner_of_turn],
        slots=tuple([pair_seen(remembered, first, second) for first, second in s.slots]),
        tokens_lying=opened.once(("tokens lying", *s.token_lies), lambda: tokens_lying(s, opened)),
        tokens={"violet": s.tokens[VIOLET], "torech": s.tokens[TORECH]},
        acting=SEAT_WORDS[s.actor] if s.over == RUNNING else None,
        winner=None if s.winner == NOBODY else SEAT_WORDS[s.winner],
        ended_by=ENDINGS[s.ended_by],
    )


def view(s: State, opened: Opened, observer: int, seen_by_all: Public) -> View:
    tiles = tiles_seen(s, opened, observer)
    remembered = remembers(opened)
    return own_view(
        View,
        seen_by_all,
        you=SEAT_WORDS[observer],
        hands={"violet": hand_seen(s, opened, observer, VIOLET), "torech": hand_seen(s, opened, observer, TORECH)},
        deck_top=deck_top(s, observer) if remembered or looks(s, observer, KEEP_ONE) else (),
        discard_known=known_in(s, observer, DISCARD) if remembered or looks(s, observer, SEARCH_DISCARD) else (),
        offered_tiles=tiles.offered if observer == TORECH else (),
        spots=tiles.spots,
        pending=(*tiles.pending, "scent") if s.scent_pending else tiles.pending,
        kept_tiles=tiles.kept,
        items_usable=s.over == RUNNING and s.actor == observer and item_window_opens(s, opened.box),
    )


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
    """It changes only when a tile is laid on it. As bytes the key is found in half the time."""
    key = (s.path_length, s.off_track, s.ring, s.scent, bytes(s.colour), bytes(s.area), bytes(s.helper))
    return opened.once(key, lambda: tuple(space_seen(s, opened, space) for space in range(s.path_length)))


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
    known = hand & ~s.unsure[observer] if remembers(opened) else 0
    return others_hand(hand.bit_count(), known, s.shown[seat] if observer == 1 - seat else 0)


@lru_cache(maxsize=1 << 12)
def own_hand(hand: int, here: int, led: int) -> HandSeen:
    cards = tuple([card_seen(card, here, led) for card in places(hand)])
    return HandSeen(len(cards), cards, (), ())


@lru_cache(maxsize=1 << 12)
def others_hand(size: int, known: int, shown: int) -> HandSeen:
    """The cards that are known and shown as bits."""
    return HandSeen(size, (), card_names(known), card_names(shown))


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

    return opened.once(("tiles", observer == TORECH, *s.tile_at), look)
