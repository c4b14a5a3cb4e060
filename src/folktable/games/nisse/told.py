"""What happened, in words: a sentence for every note of the rules."""

from __future__ import annotations

from collections.abc import Callable

from folktable.engine import telling
from folktable.engine.game import Opened
from folktable.engine.match import Line
from folktable.engine.telling import Event, known_or_not, line_for
from folktable.engine.words import Words, says, words
from folktable.games.nisse.names import SEAT_WORDS, card_name, card_words, colour_words
from folktable.games.nisse.piles import number_of
from folktable.games.nisse.seen import ENDINGS
from folktable.games.nisse.state import *


class Telling(telling.Telling):
    """With what the texts of this game name."""

    side = property(lambda t: t.word)  # whose: for texts that say "her" or "his"
    card = property(lambda t: card_words(t.opened, t.x))
    until = property(lambda t: "draw" if t.opened.box.six_ends_before_draw else "end")  # an open hand is taken up
    faces = property(lambda t: t.more)
    total = property(lambda t: number_of(t.x) + sum(t.more))  # of a card and its dice


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    return line_for(Telling(s, opened, *heard), STORY, EVENTS_SHOWN)


def took(t: Telling) -> Words:
    if t.y:
        return words("nisse-took-with-die", who=t.who, card=t.card, die=t.y)
    return words("nisse-took", who=t.who, card=t.card)


def row_closed(t: Telling) -> Words:
    if t.y == 0:
        return words("nisse-grid-empty")
    return words("nisse-row-closed" if t.x > t.y else "nisse-row-closed-above", row=t.x, left=t.y)


def compared(t: Telling) -> Words:
    """Who wins the turn, and the step that decided it."""
    trump = "" if t.y == NO_TRUMP else colour_words(t.opened, t.y)
    return words("nisse-compared", who=t.who, reason=words(f"nisse-because-{REASONS[t.x][0]}", trump=trump))


def card_event(name: str) -> Callable[[Telling], Event]:
    return lambda t: (name, SEAT_WORDS[t.seat], card_name(t.opened, t.x))


# What a page shows as it happens, because no view holds it.
EVENTS_SHOWN: telling.Events[Telling] = {
    LED: card_event("led"),
    FOLLOWED: card_event("followed"),
    DUEL_ROLL: lambda t: ("rolled", SEAT_WORDS[t.seat], t.total, *t.faces),
    COMPARED: lambda t: ("compared", SEAT_WORDS[t.seat]),
    SHORTCUT_TAKEN: lambda t: ("shortcut", t.x),
    TRICKED: lambda t: ("tricks",),
    DETERMINED: lambda t: ("determination",),
    PLAN_WIN: lambda t: ("plan", t.x, t.y),
    PANICKED: lambda t: ("panic",),
}

REASONS = {
    ONE_BEATS_NINE: ("one-beats-nine", "nisse-card1-1"),
    HIGHER_OF_COLOUR: ("higher", "nisse-compare-1"),
    TRUMPED: ("trumped", "nisse-compare-2"),
    FIVE_STANDS: ("five-stands", "nisse-card5-1"),
    OFF_COLOUR: ("off-colour", "nisse-compare-3"),
    MORE_ON_DICE: ("dice", "nisse-card3-1"),
    TIED_ON_DICE: ("dice-tied", "nisse-card3-6"),
}
ENDING_RULES = {MET_ORDEP: "nisse-end-1", PLAN_WORKED: "nisse-end-2", SUN_ROSE: "nisse-end-3"}

# By kind of note: its text, and the rule behind it.
STORY: telling.Story[Telling] = {
    GRID_DEALT: (says("nisse-grid-dealt", "who"), "nisse-setup-2"),
    DEALT_WITHOUT_DRAFT: (lambda t: words("nisse-dealt", cards=DECK_CARDS), "nisse-draft-11"),
    DICE_ROLLED: (says("nisse-rolled", "who", "faces"), "nisse-draft-1"),
    FREE_PICKS: (says("nisse-free-picks"), "nisse-draft-8"),
    TOOK: (took, "nisse-draft-4"),
    ROW_CLOSED: (row_closed, "nisse-draft-6"),
    ROUND_BEGINS: (says("nisse-round-begins", "x"), "nisse-round-4"),
    DREW: (known_or_not("nisse-drew", "card", "who"), "nisse-draw-1"),
    LED: (says("nisse-leads", "who", "card"), "nisse-turn-1"),
    FOLLOWED: (says("nisse-answers", "who", "card"), "nisse-turn-2"),
    DUEL_ROLL: (says("nisse-duel-rolled", "who", "faces", "total"), "nisse-card3-1"),
    COMPARED: (compared, lambda t: REASONS[t.x][1]),
    ADVANCED: (says("nisse-advanced", "x"), "nisse-turn-4"),
    STAYED: (says("nisse-stayed", "x"), "nisse-turn-4"),
    SHORTCUT_OPENS: (says("nisse-shortcut-opens"), "nisse-shortcut-1"),
    SHORTCUT_TAKEN: (says("nisse-shortcut-taken", "x"), "nisse-shortcut-1"),
    SHORTCUT_LOST: (says("nisse-shortcut-lost"), "nisse-shortcut-2"),
    TRICKED: (says("nisse-tricked", "y"), "nisse-tricks-1"),
    TURNED: (says("nisse-turned", "who", "card"), "nisse-tricks-2"),
    PLAN_WIN: (says("nisse-plan-win", "x", "y"), "nisse-plan-1"),
    DETERMINED: (says("nisse-determined", "y"), "nisse-determination-1"),
    CAME_BACK: (says("nisse-came-back", "who", "card"), "nisse-determination-1"),
    DETERMINATION_VOID: (says("nisse-determination-void"), "nisse-determination-2"),
    PANICKED: (says("nisse-panicked"), "nisse-panic-1"),
    PANIC_DISCARDED: (says("nisse-panic-discarded", "who", "card"), "nisse-panic-2"),
    SWAP_VOID: (says("nisse-swap-void", "who"), "nisse-card2-4"),
    SWAP_DECLINED: (says("nisse-swap-declined", "who"), "nisse-ruling-21"),
    SWAP_TOOK: (says("nisse-swap-took", "who", "side", "card"), "nisse-card2-1"),
    SWAP_GAVE: (says("nisse-swap-gave", "who", "side", "card"), "nisse-card2-2"),
    LOOKED: (says("nisse-looked", "who", "side", "y"), "nisse-card4-1"),
    LOOK_VOID: (says("nisse-look-void", "who"), "nisse-card4-2"),
    ARRANGED: (known_or_not("nisse-arranged", "card", "who"), "nisse-card4-1"),
    HAND_OPENED: (says("nisse-hand-opened", "who", "side", "until"), "nisse-card6-1"),
    HAND_CLOSED: (says("nisse-hand-closed", "who", "side"), "nisse-card6-2"),
    SEVEN_DRAWS: (says("nisse-seven-draws", "who"), "nisse-card7-1"),
    SEVEN_IGNORED: (says("nisse-seven-ignored", "who"), "nisse-card7-3"),
    SEVEN_PLAIN: (says("nisse-seven-plain", "card"), "nisse-ruling-11"),
    BURIED: (known_or_not("nisse-buried", "card", "who", "side"), "nisse-card7-1"),
    ROUND_OVER: (says("nisse-round-over", "x"), "nisse-round-1"),
    GAME_OVER: (lambda t: words(f"nisse-over-{ENDINGS[t.x]}", who=t.who), lambda t: ENDING_RULES[t.x]),
}
