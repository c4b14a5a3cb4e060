"""The facts of a position in words: for scenarios and for the one-line notation."""

from __future__ import annotations

from typing import Any

from folktable.engine.cardfacts import cards_named, parts, unsure_fact
from folktable.engine.game import Opened
from folktable.engine.notation import Fact, choice, named
from folktable_briscola.state import *
from folktable_briscola.state import State
from folktable_briscola.table import SEAT_WORDS, card_name, card_names

SEAT_IDS = {word: seat for seat, word in enumerate(SEAT_WORDS[:2])}
PILE_WORDS = ["deck", "trump", "south", "north", "table", "south-won", "north-won"]


def all_names(opened: Opened) -> list[str]:
    return [card_name(opened, card) for card in range(CARDS)]


def put(s: State, opened: Opened, pile: int, cards: Any, what: str) -> list[int]:
    found = cards_named(all_names(opened), cards, what)
    for card in found:
        s.piles[pile] |= 1 << card
    return found


def by_seat(first: int, what: str, doc: str) -> Fact:
    def write(s: State, opened: Opened, value: Any) -> None:
        for word, cards in parts(value, what).items():
            put(s, opened, first + named(SEAT_IDS, word, what), cards, what)

    return Fact(doc, lambda s, o: {w: list(card_names(o, s.piles[first + n])) for w, n in SEAT_IDS.items()}, write)


def write_turned_up(s: State, opened: Opened, value: Any) -> None:
    (card,) = put(s, opened, TRUMP, [value], "turned up")
    s.trump = card // RANKS


def write_trick(s: State, opened: Opened, value: Any) -> None:
    """A card alone lies on the table; a whole trick is won already."""
    cards = parts(value, "trick")
    for word, card in cards.items():
        (s.trick[named(SEAT_IDS, word, "trick")],) = cards_named(all_names(opened), [card], "trick")
        if len(cards) == 1:
            put(s, opened, TABLE, [card], "trick")


def write_trump(s: State, opened: Opened, value: Any) -> None:
    s.trump = named({suit: n for n, suit in enumerate(opened.edition.suits)}, value, "trump")


def write_deck(s: State, opened: Opened, value: Any) -> None:
    cards = put(s, opened, DECK, value, "deck")
    s.deck_size = len(cards)
    s.deck = [*reversed(cards), *([0] * (CARDS - len(cards)))]


def write_decides(s: State, opened: Opened, value: Any) -> None:
    s.actor = named(SEAT_IDS, value, "decides")


FACTS = {
    "trump": Fact("the suit that is trump", lambda s, o: o.edition.suits[s.trump], write_trump),
    "turned up": Fact(
        "the open trump card", lambda s, o: next(iter(card_names(o, s.piles[TRUMP])), None), write_turned_up
    ),
    "hands": by_seat(HAND, "hands", "cards in hand, by seat"),
    "won": by_seat(WON, "won", "cards won, by seat"),
    "trick": Fact(
        "the cards of the trick, by seat; of the last one, if it is whole",
        lambda s, o: {w: card_name(o, s.trick[n]) for w, n in SEAT_IDS.items() if s.trick[n] != NONE},
        write_trick,
    ),
    "deck": Fact(
        "the deck, top first; in `given`, its top: cards named nowhere lie below",
        lambda s, o: [card_name(o, s.deck[i]) for i in range(s.deck_size - 1, -1, -1)],
        write_deck,
    ),
    "unsure": unsure_fact(SEAT_WORDS, PILE_WORDS, all_names),
    "decides": Fact("the seat that decides", lambda s, o: SEAT_WORDS[s.actor], write_decides),
    "ended": choice("over", {"running": 0, "ended": 1}, "whether the game is over"),
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
            hidden = [DECK, *(HAND + seat for seat in range(2) if seat != observer)]
            s.unsure[observer] = sum(s.piles[pile] for pile in hidden)
            for pile in hidden:
                s.may[observer][pile] = s.unsure[observer]
    s.phase = FOLLOW if s.piles[TABLE] else LEAD
    s.waiting = 0 if s.over else 1 << s.actor
