"""What happened, in words: a sentence for every note of the rules."""

# ruff: noqa: E501 (what a note tells is one row of a table)

from __future__ import annotations

from collections.abc import Callable

from folktable.engine import telling
from folktable.engine.game import Opened
from folktable.engine.match import Line
from folktable.engine.telling import line_for
from folktable.engine.words import Words, says, words
from folktable.games.naughty.names import *
from folktable.games.naughty.state import *


class Telling(telling.Telling):
    """With what the texts of this game name."""

    other = property(lambda t: seat_names(t.opened)[t.y])
    present = property(lambda t: present_words(t.opened, t.x))
    creature = property(lambda t: creature_words(t.opened, t.x))
    kiddo = property(lambda t: kiddo_words(t.opened, t.x))
    giver = property(lambda t: giver_words(t.opened, t.x))
    icon = property(lambda t: icon_words(t.x))
    shape = property(lambda t: shape_words(t.opened, t.opened.edition.shapes[t.x]))
    points = property(lambda t: points_words(t.y))


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    return line_for(Telling(s, opened, *heard), STORY, EVENTS)


def chosen(by: Callable[[Telling], str], *names: str) -> Callable[[Telling], Words]:
    """One of several texts, with what it names of the telling."""
    return lambda t: says(by(t), *names)(t)


def creature_rule(t: Telling) -> str:
    return CREATURE_RULES[t.x]


DECKS = ("kiddo", "creature")  # x of MIDNIGHT_STRUCK
SEARCHED_IN = ("deck", "stack", "discards")  # y of SEARCHED


def midnight_struck(t: Telling) -> Words:
    return words(f"naughty-midnight-{'again' if t.y else 'strikes'}", deck=words(f"naughty-the-{DECKS[t.x]}-deck"))


# By kind of note: its text, and the rule behind it.
STORY: telling.Story[Telling] = {
    FIRST_PLAYER: (says("naughty-begins", "who"), "naughty-setup-12"),
    GIVER_TAKEN: (chosen(lambda t: "naughty-giver-drawn" if t.y else "naughty-giver-taken", "who", "giver"), "naughty-setup-9"),
    HANDS_DEALT: (chosen(lambda t: "naughty-dealt-both" if t.y else "naughty-dealt", "x", "y"), "naughty-setup-10"),
    TURN_BEGUN: (chosen(lambda t: "naughty-turn-last" if t.y else "naughty-turn-begun", "who", "x"), "naughty-turn-5"),
    SKIPPED: (says("naughty-skipped", "who"), "naughty-scrooge-1"),
    DREW_PRESENT: (says("naughty-drew", "who", "present"), "naughty-craft-1"),
    TOOK_FROM_ROW: (says("naughty-took", "who", "present"), "naughty-craft-1"),
    ROW_REFILLED: (says("naughty-row-refilled", "present"), "naughty-turn-4"),
    PRESENTS_RESHUFFLED: (says("naughty-reshuffled", "y"), "naughty-ruling-11"),
    LOOKED: (says("naughty-looked", "who", "y"), "naughty-summon-1"),
    KEPT: (says("naughty-kept", "who", "creature"), "naughty-summon-1"),
    REJECTED: (says("naughty-rejected", "who", "creature"), "naughty-summon-1"),
    TUCKED: (says("naughty-tucked", "who", "y"), "naughty-santa-1"),
    SUMMON_POINTS: (says("naughty-summon-points", "who", "points"), "naughty-summon-4"),
    PAIR_DISCARDED: (says("naughty-pair-discarded", "who", "present"), "naughty-santa-2"),
    SEARCHED: (lambda t: words(f"naughty-searched-{SEARCHED_IN[t.y]}", who=t.who), "naughty-santa-2"),
    FOUND_NOTHING: (lambda t: words(f"naughty-found-nothing-{SEARCHED_IN[t.y]}"), "naughty-ruling-41"),
    SWEPT: (says("naughty-swept", "who", "kiddo"), "naughty-befana-1"),
    PLAYED: (says("naughty-played", "who", "creature", "points"), creature_rule),
    GIVER_BONUS: (chosen(lambda t: f"naughty-fond-of-{'harmful' if t.x == ODIN else 'helpful'}", "giver", "points", "who"), lambda t: "naughty-arie-1" if t.x == AUNT_ARIE else "naughty-odin-1"),
    PLAYED_TOGETHER: (says("naughty-played-together", "who", "x", "points"), "naughty-rein-1"),
    DECLARED_SEAT: (says("naughty-declared-seat", "creature", "who"), creature_rule),
    DECLARED_PRESENT: (says("naughty-declared-present", "who", "present"), "naughty-krampus-1"),
    DECLARED_KIDDO: (says("naughty-declared-kiddo", "who", "kiddo"), "naughty-ruling-16"),
    TEXT_CANCELLED: (says("naughty-text-cancelled", "creature", "who"), "naughty-tomte-2"),
    POINTS_CANCELLED: (says("naughty-points-cancelled", "who", "points"), "naughty-ruling-21"),
    GAVE: (says("naughty-gave", "who", "present"), "naughty-wish-1"),
    REPLACED: (says("naughty-replaced", "icon"), "naughty-caga-2"),
    BLACK_LEFT_OUT: (says("naughty-left-out", "who"), "naughty-nick-1"),
    FULFILLED: (says("naughty-fulfilled", "who", "kiddo", "points"), "naughty-wish-3"),
    PREFERRED_BONUS: (says("naughty-preferred-bonus", "giver", "points", "who"), "naughty-wish-4"),
    KIDDO_TAKEN: (says("naughty-kiddo-taken", "who", "kiddo"), "naughty-mrs-1"),
    KIDDO_CAME: (says("naughty-kiddo-came", "kiddo"), "naughty-wish-6"),
    SET_BONUS: (chosen(lambda t: "naughty-set-bonus-midnight" if t.y else "naughty-set-bonus", "who"), "naughty-set-1"),
    FULL_SET: (chosen(lambda t: "naughty-full-set-midnight" if t.y else "naughty-full-set", "who"), "naughty-set-2"),
    MIDNIGHT_STRUCK: (midnight_struck, "naughty-mid-1"),
    REPEATS: (says("naughty-repeats", "who"), "naughty-snow-2"),
    LAPSED: (says("naughty-lapsed", "who"), "naughty-ruling-30"),
    TURNED_UP: (says("naughty-turned-up", "y"), "naughty-elves-1"),
    PICKED: (says("naughty-picked", "who", "present"), "naughty-elves-1"),
    WOLVERINE_TOOK: (says("naughty-wolverine-took", "present", "who"), "naughty-papa-2"),
    SCROOGE_LAID: (says("naughty-scrooge-laid", "who"), "naughty-scrooge-1"),
    RED_COUNT: (says("naughty-red-count", "who", "y"), "naughty-cat-1"),
    HAND_SHOWN: (says("naughty-hand-shown", "who"), "naughty-ruling-44"),
    CAT_BITES: (says("naughty-cat-bites", "who", "points"), "naughty-cat-2"),
    STOLE_CREATURE: (says("naughty-stole-creature", "who", "creature", "other"), "naughty-mari-1"),
    STOLE_PRESENT: (says("naughty-stole-present", "who", "present", "other"), "naughty-cringe-1"),
    NOTHING_STOLEN: (says("naughty-nothing-stolen", "who", "other"), "naughty-ruling-46"),
    KRAMPUS_GIVEN: (says("naughty-krampus-given", "who", "present", "other"), "naughty-krampus-1"),
    NOBODY_HAS: (says("naughty-nobody-has", "who", "present"), "naughty-krampus-2"),
    COMFORTED: (says("naughty-comforted", "who"), "naughty-christ-1"),
    EXTRA_OFFERED: (says("naughty-extra-offered", "who"), "naughty-ded-1"),
    TURN_ENDED: (says("naughty-turn-ended", "who"), "naughty-turn-5"),
    LAST_ROUND: (says("naughty-last-round", "who"), "naughty-mid-2"),
    STALEMATE: (says("naughty-stalemate"), "naughty-ruling-12"),
    MAJORITY: (says("naughty-majority", "who", "shape", "points"), "naughty-end-1"),
    ALL_SHAPES: (says("naughty-all-shapes", "who", "points"), "naughty-end-2"),
    RUDOLF_SCORED: (says("naughty-rudolf-scored", "who", "x", "points"), "naughty-santa-5"),
    GAME_OVER: (lambda t: words("naughty-won", who=t.who, points=points_words(t.x), wishes=t.y), "naughty-end-5"),
    ENDLESS: (says("naughty-endless"), "naughty-ruling-60"),
}  # fmt: skip

# What a page shows happening although no view can hold it.
EVENTS: telling.Events[Telling] = {
    RED_COUNT: lambda t: ("red", t.word, t.y),
    CAT_BITES: lambda t: ("bitten", t.word, t.y),
    MIDNIGHT_STRUCK: lambda t: () if t.y else ("midnight",),
}
