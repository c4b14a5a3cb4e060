"""Names of things: in notation, and in words."""

from folktable.engine.game import Opened
from folktable.engine.narration import HIDDEN
from folktable.engine.words import Text, Value, Words, in_words, words
from folktable.games.naughty.box import CREATURE_IDS, GIVER_IDS, ICON_IDS, Creature, GiftGiver, Kiddo, Present
from folktable.games.naughty.stack import opponent
from folktable.games.naughty.state import *

SEAT_COLOURS = ("yellow", "orange", "purple", "white", "pink")


def seat_names(opened: Opened) -> tuple[Text, ...]:
    """Each player has the token and the aid card of a colour [naughty-setup-8]."""
    return opened.once("seat names", lambda: tuple(map(seat_name, seat_colours(opened))))


def seat_colours(opened: Opened) -> list[str]:
    colours: list[str] = opened.edition.table.seat_colours[: opened.seats]
    return colours


def seat_name(colour: str) -> Text:
    """A colour as a person is called: those of the game's own edition have a text, others a capital letter."""
    return words(f"naughty-seat-{colour}") if colour in SEAT_COLOURS else colour.capitalize()


# --- Names ---------------------------------------------------------------------------------------------


def seat_word(opened: Opened, seat: int) -> str:
    return "spectator" if seat == opened.seats else seat_colours(opened)[seat]


def present_id(opened: Opened, kind: int) -> str:
    return str(opened.edition.presents[kind].id)


def kiddo_id(opened: Opened, kiddo: int) -> str:
    return str(opened.edition.kiddos[kiddo].id)


PASS_WORDS = {MAIN: "end", TUCK: "keep", LEAVE_OUT: "give-all"}  # elsewhere "pass"
YES_WORDS = {TUCK: "rudolf", KEEP: "rudolf", LEAVE_OUT: "leave-out", REPEAT: "repeat"}
SEARCH_WORDS = {DECK: "deck", BOTTOM: "stack", DISCARD: "discards"}


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: craft, cap, deck, benjamin, tomte, orange, 3, stack, red, odin, pass."""
    if action == PASS:
        return PASS_WORDS.get(s.phase, "pass")
    if action == YES:
        return YES_WORDS[s.phase]
    if action < PRESENT:
        return "craft" if action == CRAFT else "summon"
    if action < FROM_DECK:
        return present_id(opened, action - PRESENT)
    if action == FROM_DECK:
        return "deck"
    if action < CREATURE:
        return kiddo_id(opened, s.playground[action - SPACE])
    if action < LEFT:
        return CREATURE_IDS[action - CREATURE]
    if action < NUMBER:
        return seat_word(opened, opponent(s, opened.box, action))
    if action < SEARCH:
        return str(action - NUMBER + 1)
    if action < ICON:
        return SEARCH_WORDS[action - SEARCH]
    if action < GIVER:
        return ICON_IDS[action - ICON]
    return "random" if action == RANDOM_GIVER else GIVER_IDS[action - GIVER]


# --- The same in words ---------------------------------------------------------------------------------


def present_words(opened: Opened, kind: int) -> Text:
    """HIDDEN is some present or other."""
    return words("naughty-a-present") if kind == HIDDEN else name_words(opened, opened.edition.presents[kind])


def creature_words(opened: Opened, kind: int) -> Text:
    return words("naughty-a-creature") if kind == HIDDEN else name_words(opened, opened.edition.creatures[kind])


def kiddo_words(opened: Opened, kiddo: int) -> Text:
    return name_words(opened, opened.edition.kiddos[kiddo])


def giver_words(opened: Opened, giver: int) -> Text:
    return name_words(opened, opened.edition.gift_givers[giver])


def name_words(opened: Opened, card: Present | Creature | Kiddo | GiftGiver) -> Text:
    return opened.printed(f"naughty-name-{card.id}", card.name)


def card_does(opened: Opened, card: Creature | GiftGiver) -> Text:
    """What is written on a creature or a gift giver; the edition's points stand where its text has {points}."""
    return opened.once(("does", card.id), lambda: with_blanks_filled(opened, card))


def with_blanks_filled(opened: Opened, card: Creature | GiftGiver) -> Text:
    """In the locale's words where they say, blanks and all, what the edition prints, else in the edition's own."""
    id = f"naughty-does-{card.id}"
    blanks = blanks_of(opened, card)
    if not blanks:
        return opened.printed(id, card.text)
    if in_words(Words(id, {name: f"{{{name}}}" for name in blanks})) == card.text:
        return Words(id, blanks)
    text = card.text
    for name, value in blanks.items():
        text = text.replace(f"{{{name}}}", in_words(value))
    return text


def blanks_of(opened: Opened, card: Creature | GiftGiver) -> dict[str, Value]:
    """What the text of a card may name of the box."""
    box = opened.box
    if card.id == GIVER_IDS[FATHER_CHRISTMAS]:
        liked = opened.edition.gift_givers[FATHER_CHRISTMAS].preferred
        names = tuple(name_words(opened, present) for present in opened.edition.presents if present.id in liked)
        return {"present": names, "points": box.stockings_points}
    if card.id == GIVER_IDS[ODIN]:
        return {"points": box.odin_points}
    if card.id == GIVER_IDS[AUNT_ARIE]:
        return {"points": box.arie_points}
    if card.id == CREATURE_IDS[REINDEER]:
        _, one, two, three, four = box.reindeer_points
        return {"one": one, "two": two, "three": three, "four": four}
    if card.id == CREATURE_IDS[YULE_CAT]:
        return {"alone": box.cat_single, "tied": box.cat_tied}
    return {}


def colour_words(opened: Opened, colour: str) -> Text:
    return opened.printed(f"colour-{colour}", colour)


def shape_words(opened: Opened, shape: str) -> Text:
    return opened.printed(f"naughty-shape-{shape}", shape)


def icon_words(icon: int) -> Words:
    """A present of a wish list: a red present."""
    return words("naughty-icon", icon=ICON_IDS[icon])


def wish_words(wish: list[str]) -> tuple[Words, ...]:
    """1 red, 2 blue."""
    return tuple(words("naughty-wished", icon=icon, count=wish.count(icon)) for icon in dict.fromkeys(wish))


def points_words(points: int) -> Words:
    return words("naughty-points", points=points)


CREATURE_RULES = CREATURE_SORTS.rules()
GIVER_RULES = GIVER_SORTS.rules()
