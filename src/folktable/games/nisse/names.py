"""Names of things: in notation, and in words."""

from folktable.engine.game import Opened
from folktable.engine.words import Text, Value, Words, words
from folktable.games.nisse.effects import cards_seen, lay_in_order
from folktable.games.nisse.piles import number_of, suit_of
from folktable.games.nisse.state import *

SEAT_WORDS = ("violet", "torech", "spectator")
SEAT_NAMES = words("nisse-seat-violet"), words("nisse-seat-torech")


def seat_names(opened: Opened) -> tuple[Words, ...]:
    return SEAT_NAMES


# --- Names -----------------------------------------------------------------------------------------------


def card_name(opened: Opened, card: int) -> str:
    """R5 is the red 5."""
    return f"{opened.edition.suits[suit_of(card)].letter}{number_of(card)}"


def all_card_names(opened: Opened) -> list[str]:
    return [card_name(opened, card) for card in range(CARDS)]


def named_cards(opened: Opened, bits: int) -> tuple[str, ...]:
    return tuple(card_name(opened, card) for card in range(CARDS) if bits >> card & 1)


def colour_name(opened: Opened, suit: int) -> str:
    return str(opened.edition.suits[suit].colour)


def trump_name(opened: Opened, trump: int) -> str | None:
    return None if trump == NO_TRUMP else colour_name(opened, trump)


def order_name(s: State, order: int) -> str:
    """order-213: the second card comes on top, then the first, then the third."""
    places = list(range(cards_seen(s, s.actor), 0, -1))
    lay_in_order(places, len(places) - 1, order)
    return f"order-{''.join(map(str, reversed(places)))}"


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: R5, die-4, decline, order-213."""
    if action >= ORDER:
        return order_name(s, action - ORDER)
    if action == DECLINE:
        return "decline"
    if action >= DIE:
        return f"die-{action - DIE + 1}"
    return card_name(opened, action - CARD)


# --- The same in words ---------------------------------------------------------------------------------------


def colour_words(opened: Opened, suit: int) -> Text:
    name = colour_name(opened, suit)
    return opened.printed(f"colour-{name}", name)


def trump_words(opened: Opened, trump: int) -> Words:
    return words("nisse-no-trump") if trump == NO_TRUMP else words("nisse-trump", colour=colour_words(opened, trump))


def card_words(opened: Opened, card: int) -> Words:
    """The red 5."""
    return opened.once(
        ("card words", card),
        lambda: words("nisse-card", colour=colour_words(opened, suit_of(card)), number=number_of(card)),
    )


def effect_words(opened: Opened, card: int) -> Text:
    """What a card does: as a house rule has it, else as the edition prints it, else with the numbers of the box."""
    number, box = number_of(card), opened.box
    if card in plain_cards(opened):
        return words("nisse-effect-8-in-full")
    if number == 6 and box.six_ends_before_draw:
        return words("nisse-effect-6-until-draw")
    id, text = f"nisse-effect-{number}-in-full", opened.edition.numbers[number - 1].text
    return opened.printed(id, text) if text else words(id, own=box.three_dice, other=box.other_dice)


def plain_cards(opened: Opened) -> list[int]:
    """The 7s that a house rule leaves without their effect [nisse-ruling-11]."""
    sevens = range(7 - 1, CARDS, NUMBERS)
    return [card for card in sevens if not opened.box.seven_works[suit_of(card)]]


EVENT_IDS = {
    TRICKS: "tricks",
    SHORTCUT_BEGINS: "shortcut",
    SHORTCUT_ENDS: "shortcut",
    PLAN: "plan",
    DETERMINATION: "determination",
    PANIC: "panic",
}


def event_numbers(opened: Opened) -> dict[str, dict[str, Value]]:
    """What the texts of each event need of the box."""
    box = opened.box
    return {
        "tricks": {"cards": box.trick_cards},
        "shortcut": {"space": box.shortcut_target},
        "plan": {"needed": box.plan_wins},
        "determination": {"cards": box.determination_cards},
        "panic": {},
    }
