"""Names of things: in notation, and in words."""

from functools import lru_cache

from folktable.engine.choices import places
from folktable.engine.game import Opened
from folktable.engine.narration import HIDDEN
from folktable.engine.words import Text, Words, words
from folktable.games.violet.rules import colour_of, on_line, value_of
from folktable.games.violet.state import *

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
    return opened.once(
        ("card words", card),
        lambda: words("violet-card", colour=colour_words(opened, colour_of(card)), value=value_of(card)),
    )


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
