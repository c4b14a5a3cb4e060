"""The facts of a position in words: for scenarios and for the one-line notation."""

from typing import Any

from folktable.engine.cardfacts import cards_named, hide, unsure_fact
from folktable.engine.facts import Fact, by_name, named, one_of, parts, seats
from folktable.engine.game import Opened
from folktable_briscola.state import *
from folktable_briscola.table import SEAT_WORDS, card_name, card_names

PILE_WORDS = ["deck", "trump", "south", "north", "table", "south-won", "north-won"]


def all_names(opened: Opened) -> list[str]:
    return [card_name(opened, card) for card in range(CARDS)]


def put(s: State, opened: Opened, pile: int, cards: Any, what: str) -> list[int]:
    found = cards_named(all_names(opened), cards, what)
    for card in found:
        s.piles[pile] |= 1 << card
    return found


def piles(first: int, what: str, doc: str) -> Fact:
    """A pile of each seat."""

    def write(s: State, opened: Opened, seat: int, value: Any) -> None:
        put(s, opened, first + seat, value, what)

    return by_name(what, seats, doc, lambda s, o, seat: list(card_names(o, s.piles[first + seat])), write)


def write_turned_up(s: State, opened: Opened, value: Any) -> None:
    (card,) = put(s, opened, TRUMP, [value], "turned up")
    s.trump = card // RANKS


def write_trick(s: State, opened: Opened, value: Any) -> None:
    """A card alone lies on the table; a whole trick is won already."""
    cards = parts(value, "trick")
    for word, card in cards.items():
        (s.trick[named(seats(opened), word, "trick")],) = cards_named(all_names(opened), [card], "trick")
        if len(cards) == 1:
            put(s, opened, TABLE, [card], "trick")


def suits(opened: Opened) -> dict[str, int]:
    return {suit: n for n, suit in enumerate(opened.edition.suits)}


def write_deck(s: State, opened: Opened, value: Any) -> None:
    cards = put(s, opened, DECK, value, "deck")
    s.deck_size = len(cards)
    s.deck = [*reversed(cards), *([0] * (CARDS - len(cards)))]


FACTS = {
    "trump": one_of("trump", suits, "the suit that is trump"),
    "turned up": Fact(
        "the open trump card", lambda s, o: next(iter(card_names(o, s.piles[TRUMP])), None), write_turned_up
    ),
    "hands": piles(HAND, "hands", "cards in hand, by seat"),
    "won": piles(WON, "won", "cards won, by seat"),
    "trick": Fact(
        "the cards of the trick, by seat; of the last one, if it is whole",
        lambda s, o: {w: card_name(o, s.trick[n]) for w, n in seats(o).items() if s.trick[n] != NONE},
        write_trick,
    ),
    "deck": Fact(
        "the deck, top first; in `given`, its top: cards named nowhere lie below",
        lambda s, o: [card_name(o, s.deck[i]) for i in range(s.deck_size - 1, -1, -1)],
        write_deck,
    ),
    "unsure": unsure_fact(SEAT_WORDS, PILE_WORDS, all_names),
}
ALWAYS = {"deck", "unsure"}


def blank(opened: Opened) -> State:
    s = State()
    s.trick = [NONE, NONE]
    return s


def complete(s: State, opened: Opened, given: dict[str, Any]) -> None:
    """Cards named nowhere lie at the bottom of the deck, unless that is told in full; hands and deck are hidden."""
    if "unsure" not in given:
        below = [card for card in range(CARDS) if not any(pile >> card & 1 for pile in s.piles)]
        s.deck = [*below, *s.deck[: CARDS - len(below)]]
        s.deck_size += len(below)
        s.piles[DECK] |= sum(1 << card for card in below)
        for observer in range(OBSERVERS):
            hide(s, observer, [DECK, *(HAND + seat for seat in range(2) if seat != observer)])
    s.phase = FOLLOW if s.piles[TABLE] else LEAD
    s.waiting = 0 if s.over else 1 << s.actor
