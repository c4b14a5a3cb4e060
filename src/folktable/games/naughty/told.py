"""What happened, in words: a sentence for every note of the rules."""

# ruff: noqa: E501 (what a note tells is one row of a table)

from collections.abc import Callable

from folktable.engine import telling
from folktable.engine.telling import events_of, story_of, teller
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
STORY: telling.Story[Telling] = story_of(NOTES) | {
    GIVER_TAKEN: (chosen(lambda t: "naughty-giver-drawn" if t.y else "naughty-giver-taken", "who", "giver"), "naughty-setup-9"),
    HANDS_DEALT: (chosen(lambda t: "naughty-dealt-both" if t.y else "naughty-dealt", "x", "y"), "naughty-setup-10"),
    TURN_BEGUN: (chosen(lambda t: "naughty-turn-last" if t.y else "naughty-turn-begun", "who", "x"), "naughty-turn-5"),
    SEARCHED: (lambda t: words(f"naughty-searched-{SEARCHED_IN[t.y]}", who=t.who), "naughty-santa-2"),
    FOUND_NOTHING: (lambda t: words(f"naughty-found-nothing-{SEARCHED_IN[t.y]}"), "naughty-ruling-41"),
    PLAYED: (says("naughty-played", "who", "creature", "points"), creature_rule),
    GIVER_BONUS: (chosen(lambda t: f"naughty-fond-of-{'harmful' if t.x == ODIN else 'helpful'}", "giver", "points", "who"), lambda t: "naughty-arie-1" if t.x == AUNT_ARIE else "naughty-odin-1"),
    DECLARED_SEAT: (says("naughty-declared-seat", "creature", "who"), creature_rule),
    SET_BONUS: (chosen(lambda t: "naughty-set-bonus-midnight" if t.y else "naughty-set-bonus", "who"), "naughty-set-1"),
    FULL_SET: (chosen(lambda t: "naughty-full-set-midnight" if t.y else "naughty-full-set", "who"), "naughty-set-2"),
    MIDNIGHT_STRUCK: (midnight_struck, "naughty-mid-1"),
    GAME_OVER: (lambda t: words("naughty-won", who=t.who, points=points_words(t.x), wishes=t.y), "naughty-end-5"),
}  # fmt: skip

# What a page shows happening although no view can hold it.
EVENTS: telling.Events[Telling] = events_of(NOTES) | {
    MIDNIGHT_STRUCK: lambda t: () if t.y else ("midnight",),
}

tell = teller(Telling, STORY, EVENTS)
