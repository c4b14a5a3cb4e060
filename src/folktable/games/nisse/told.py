"""What happened, in words: a sentence for every note of the rules."""

from folktable.engine import telling
from folktable.engine.telling import events_of, story_of, teller
from folktable.engine.words import Words, words
from folktable.games.nisse.names import card_name, card_words, colour_words
from folktable.games.nisse.piles import number_of
from folktable.games.nisse.seen import ENDINGS
from folktable.games.nisse.state import *


class Telling(telling.Telling):
    """With what the texts of this game name."""

    side = property(lambda t: t.word)  # whose: for texts that say "her" or "his"
    card = property(lambda t: card_words(t.opened, t.x))
    card_name = property(lambda t: card_name(t.opened, t.x))
    until = property(lambda t: "draw" if t.opened.box.six_ends_before_draw else "end")  # an open hand is taken up
    faces = property(lambda t: t.more)
    total = property(lambda t: number_of(t.x) + sum(t.more))  # of a card and its dice


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


# What a page shows as it happens, because no view holds it.
EVENTS_SHOWN: telling.Events[Telling] = events_of(NOTES) | {
    DUEL_ROLL: lambda t: ("rolled", t.word, t.total, *t.faces),
    COMPARED: lambda t: ("compared", t.word),
}

ENDING_RULES = {MET_ORDEP: "nisse-end-1", PLAN_WORKED: "nisse-end-2", SUN_ROSE: "nisse-end-3"}

# By kind of note: its text, and the rule behind it.
STORY: telling.Story[Telling] = story_of(NOTES) | {
    DEALT_WITHOUT_DRAFT: (lambda t: words("nisse-dealt", cards=DECK_CARDS), "nisse-draft-11"),
    TOOK: (took, "nisse-draft-4"),
    ROW_CLOSED: (row_closed, "nisse-draft-6"),
    COMPARED: (compared, lambda t: REASONS[t.x][1]),
    GAME_OVER: (lambda t: words(f"nisse-over-{ENDINGS[t.x]}", who=t.who), lambda t: ENDING_RULES[t.x]),
}

tell = teller(Telling, STORY, EVENTS_SHOWN)
