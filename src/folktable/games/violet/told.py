"""What happened, in words: a sentence for every note of the rules."""

# ruff: noqa: E501 (a question or a sentence is one row of a table)

from folktable.engine import telling
from folktable.engine.game import Opened
from folktable.engine.match import Line
from folktable.engine.telling import Event, events_of, story_of, teller
from folktable.engine.words import Value, Words, words
from folktable.games.violet.asked import TILE_RULES
from folktable.games.violet.names import *
from folktable.games.violet.rules import colour_when_compared, compare, value_of
from folktable.games.violet.seen import ENDINGS, SEAT_WORDS
from folktable.games.violet.state import *


class Telling(telling.Telling):
    """With what the texts of this game name."""

    other = property(lambda t: SEAT_NAMES[1 - t.seat])
    card = property(lambda t: card_words(t.opened, t.x))
    second = property(lambda t: card_words(t.opened, t.y))
    cards = property(lambda t: cards_words(t.opened, t.x))  # x as bits by card
    place = property(lambda t: space_words(t.s, t.x))
    tile = property(lambda t: tile_words(t.opened, t.x))
    does = property(lambda t: tile_does(t.opened, t.x))
    spot = property(lambda t: spot_words(t.opened, t.x))
    area = property(lambda t: area_words(t.opened, t.x))
    colour = property(lambda t: colour_words(t.opened, t.y))
    difference = property(lambda t: abs(value_of(t.x) - value_of(t.y)))


def compared(t: Telling) -> Words:
    """Who wins the turn, with which card against which, and the step that decided it."""
    here, first, second = t.y, t.z, t.w
    second_wins, _ = compare(first, second, here)
    stronger, weaker = (second, first) if second_wins else (first, second)
    colour = colour_words(t.opened, colour_when_compared(first, second, here) if t.x == HIGHER_OF_COLOUR else here)
    told: dict[str, Value] = {
        "who": t.who,
        "stronger": card_words(t.opened, stronger),
        "weaker": card_words(t.opened, weaker),
        "reason": words(f"violet-because-{REASONS[t.x][0]}", colour=colour),
    }
    wild = [card for card in (first, second) if value_of(card) == 5]
    if wild and t.x in WILD_REASONS:
        return Words("violet-compared-wild", {**told, "wild": card_words(t.opened, wild[0]), "colour": colour})
    return Words("violet-compared", told)


def looked(t: Telling) -> Words:
    if not t.more:
        return words("violet-looked-hidden", who=t.who, count=t.y)
    return words("violet-looked", who=t.who, count=t.y, cards=tuple(card_words(t.opened, card) for card in t.more))


def advanced(t: Telling) -> Words:
    return words("violet-reached-fire") if t.x == t.s.path_length else words("violet-walked", place=t.place)


def fear_moved(t: Telling) -> Words:
    """A step for the light is told only where all were needed: at Violet's space the pawn stops."""
    penalty, place, not_needed = t.y, t.z, t.w
    if t.x == 0:
        return words("violet-fear-stays")
    told: dict[str, Value] = {"steps": t.x, "place": line_words(t.s, t.opened, place)}
    if not_needed:
        return Words("violet-fear-stopped", told)
    if penalty == 0:
        return Words("violet-fear-moved", told)
    if penalty == t.x:
        return Words("violet-fear-moved-light", told)
    return Words("violet-fear-moved-far", {**told, "penalty": penalty})


def tile_triggered(t: Telling) -> Words:
    if t.opened.edition.tiles[t.x].kind == "place":
        return words("violet-tile-placed", tile=t.tile)
    return words("violet-tile-triggered", tile=t.tile, does=t.does)


def compared_event(t: Telling) -> Event:
    """Who won the turn, then the two cards in the order of play."""
    return "compared", SEAT_WORDS[t.seat], card_name(t.z), card_name(t.w)


def fear_moved_event(t: Telling) -> Event:
    """What the pair and the failing light add up to, the light's part of it, and where the pawn is now."""
    return "fear-moved", t.x + t.w, t.y, line_name(t.s, t.opened, t.z)


# The most frequent lines: of each there are no more than there are cards and seats, whatever the state.
ABOUT_A_CARD = (DRAFTED, TOOK, REFILLED, PLAYED_CARD, EFFECT_OFF)

# What a page shows as it happens, because no view holds it.
EVENTS_SHOWN: telling.Events[Telling] = events_of(NOTES) | {
    COMPARED: compared_event,
    FEAR_RESOLVED: lambda t: ("fear-resolved", card_name(t.x), card_name(t.y)),
    FEAR_MOVED: fear_moved_event,
    TILE_TRIGGERED: lambda t: ("tile", tile_id(t.opened, t.x)),
}

WILD_REASONS = (HIGHER_OF_COLOUR, SHIELDED_SIX, LOCATION_COLOUR)
ENDING_RULES = {REACHED_FIRE: "violet-end-1", OUT_OF_FUEL: "violet-end-2", CAUGHT_BY_FEAR: "violet-end-3"}

# By kind of note: its text, and the rule behind it.
STORY: telling.Story[Telling] = story_of(NOTES) | {
    TILE_LAID: (lambda t: words("violet-tile-laid", who=t.who, tile=t.tile, spot=spot_words(t.opened, t.y)), "violet-setup-5"),
    NAMED_FIRST: (lambda t: words("violet-picks-first" if t.seat == VIOLET else "violet-lets-pick", who=t.who), "violet-draft-1"),
    COMPARED: (compared, lambda t: REASONS[t.x][1]),
    ADVANCED: (advanced, "violet-move-1"),
    TOKEN_TO: (lambda t: words("violet-token-won" if t.seat == VIOLET else "violet-token-lost", who=t.who, area=t.area), lambda t: "violet-adv-1" if t.seat == TORECH else "violet-adv-2"),
    FEAR_MOVED: (fear_moved, "violet-fear-2"),
    TILE_TRIGGERED: (tile_triggered, lambda t: TILE_RULES[t.x]),
    OFF_TRACK_PUT: (lambda t: words("violet-off-track-put", number=t.x + 1), "violet-event-off-1"),
    STORM_BREWS: (lambda t: words("violet-storm-brews", fuel=int(t.opened.box.storm_empty)), "violet-event-storm-1"),
    LOOKED: (looked, "violet-card-3a"),
    TOOK_FIFTH: (lambda t: words("violet-took-fifth", who=t.who, card=t.card, nth=extra_card(t.opened)), "violet-event-res-1"),
    GAME_OVER: (lambda t: words(f"violet-over-{ENDINGS[t.x]}", who=t.who), lambda t: ENDING_RULES[t.x]),
}  # fmt: skip

tell_anew = teller(Telling, STORY, EVENTS_SHOWN)


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    if heard[0] in ABOUT_A_CARD:
        return opened.once(heard, lambda: tell_anew(s, opened, heard))
    return tell_anew(s, opened, heard)
