"""Briscola at the table: what each observer sees, and everything in words."""

from msgspec import Struct

from folktable.engine import choices, narration, telling
from folktable.engine.game import Opened
from folktable.engine.match import Option, Question
from folktable.engine.words import Words, words
from folktable_briscola.rules import points_of
from folktable_briscola.state import *

SEATS = (2, 2)
PEOPLE_OPTIONS: dict[str, object] = {}
SEAT_WORDS = ("south", "north", "spectator")


def seat_names(opened: Opened) -> tuple[Words, ...]:
    return words("briscola-south"), words("briscola-north")


def card_name(opened: Opened, card: int) -> str:
    """cups-ace"""
    return f"{opened.edition.suits[card // RANKS]}-{opened.edition.ranks[card % RANKS].name}"


def card_names(opened: Opened, pile: int) -> tuple[str, ...]:
    return tuple(card_name(opened, card) for card in choices.places(pile))


def action_name(s: State, opened: Opened, action: int) -> str:
    return card_name(opened, action)


def card_words(opened: Opened, card: int) -> Words:
    if card == narration.HIDDEN:
        return words("briscola-a-card")
    suit, rank = opened.edition.suits[card // RANKS], opened.edition.ranks[card % RANKS].name
    return words(
        "briscola-card",
        suit=opened.printed(f"briscola-suit-{suit}", suit),
        rank=opened.printed(f"briscola-rank-{rank}", rank),
    )


# --- What an observer sees --------------------------------------------------------------------------------------------


class Public(Struct, frozen=True):
    trump: str  # the suit
    turned_up: str | None  # the trump card, until it is drawn
    deck: int
    trick: dict[str, str | None]  # the card of each seat; a whole trick until the next one is led
    won: dict[str, tuple[str, ...]]
    hand_sizes: dict[str, int]
    points: dict[str, int]
    acting: str | None


class View(Struct, frozen=True):
    you: str
    table: Public
    hand: tuple[str, ...]


def public(s: State, opened: Opened) -> Public:
    turned_up = card_names(opened, s.piles[TRUMP])
    return Public(
        trump=opened.edition.suits[s.trump],
        turned_up=turned_up[0] if turned_up else None,
        deck=s.deck_size,
        trick={
            SEAT_WORDS[seat]: None if s.trick[seat] == NONE else card_name(opened, s.trick[seat]) for seat in range(2)
        },
        won={SEAT_WORDS[seat]: card_names(opened, s.piles[WON + seat]) for seat in range(2)},
        hand_sizes={SEAT_WORDS[seat]: s.piles[HAND + seat].bit_count() for seat in range(2)},
        points={SEAT_WORDS[seat]: points_of(s, opened.box, seat) for seat in range(2)},
        acting=SEAT_WORDS[s.actor] if not s.over else None,
    )


def view(s: State, opened: Opened, observer: int, seen_by_all: Public) -> View:
    hand = card_names(opened, s.piles[HAND + observer]) if observer < 2 else ()
    return View(SEAT_WORDS[observer], seen_by_all, hand)


# --- What is asked and told -------------------------------------------------------------------------------------------


def question(s: State, opened: Opened, observer: int) -> Question:
    who = seat_names(opened)[s.actor]
    if observer != s.actor:
        return Question(words("briscola-wait", who=who))
    if s.phase == LEAD:
        return Question(words("briscola-lead"), ("briscola-play-1",))
    led = card_words(opened, s.trick[1 - s.actor])
    return Question(words("briscola-follow", card=led), ("briscola-play-1", "briscola-play-2"))


def option(s: State, opened: Opened, action: int) -> Option:
    name = card_name(opened, action)
    return Option(name, card_words(opened, action), (), (f"card:{name}",))


class Telling(telling.Telling):
    """With what the texts of this game name."""

    card = property(lambda t: card_words(t.opened, t.x))
    points = property(lambda t: t.x)


tell = telling.teller(Telling, telling.story_of(NOTES), {})
