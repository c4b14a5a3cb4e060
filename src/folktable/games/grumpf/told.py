"""What happened, in words: a sentence for every note of the rules."""

from folktable.engine import telling
from folktable.engine.game import Opened
from folktable.engine.match import winners_in
from folktable.engine.telling import events_of, story_of, teller
from folktable.engine.words import Words, listed, says, words
from folktable.games.grumpf.names import *
from folktable.games.grumpf.seen import CONDITION_RULES, ground_text, total_of
from folktable.games.grumpf.series import seat_series
from folktable.games.grumpf.state import *


class Telling(telling.Telling):
    """With what the texts of this game name."""

    @property
    def who(self) -> Words:
        return clan_name(self.opened, self.seat) if self.seat != NOBODY else SOMEBODY

    other = property(lambda t: clan_name(t.opened, t.y))
    clan = property(lambda t: clan_words(t.opened)[t.seat] if t.seat != NOBODY else "")
    animal = property(lambda t: animal_name(t.opened, t.x))
    board = property(lambda t: board_name(t.opened, t.x))
    at = property(lambda t: at(t.opened, t.x))
    hunt = property(lambda t: words("grumpf-hunted", board=t.board))
    some = property(lambda t: some(t.opened, t.y, t.x))
    given = property(lambda t: one(t.opened, t.x))
    taken = property(lambda t: one(t.opened, t.y))
    slot = property(lambda t: t.x + 1)
    face = property(lambda t: face_name(t.y))
    round = property(lambda t: int(t.s.round))
    condition = property(lambda t: ground_text(t.s, t.opened, t.x))
    amount = property(lambda t: words("grumpf-amount", of=total_of(t.s, t.opened, t.x), count=t.y))


SOMEBODY = words("grumpf-somebody")


def refusal_text(opened: Opened, reason: int, other: int) -> Words:
    """As part of a sentence: the track is full, Blue took the last space."""
    id, _ = REFUSALS[reason]
    return words(f"grumpf-because-{id}", other=clan_name(opened, other) if other != NOBODY else SOMEBODY)


def condition_rule(t: Telling) -> str:
    return CONDITION_RULES[t.s.ground[t.x]]


def knocked(t: Telling) -> Words:
    clan, value = t.y, t.z
    if clan == t.seat:
        return words("grumpf-knocked-own", who=t.who, value=value, at=t.at)
    return words("grumpf-knocked", who=t.who, victim=clan_name(t.opened, clan), value=value, at=t.at)


def game_over(t: Telling) -> Words:
    seats = range(t.opened.seats)
    best = [clan_name(t.opened, seat) for seat in winners_in(t.opened, t.s)]
    points = tuple(
        words("grumpf-clan-points", who=clan_name(t.opened, seat), count=seat_series(t.s, t.opened.box, seat)[0])
        for seat in seats
    )
    return words("grumpf-over", points=points, who=listed("grumpf-and", best), count=len(best))


# By kind of note: its text, and the rule behind it.
STORY: telling.Story[Telling] = story_of(NOTES) | {
    KNOCKED: (knocked, "grumpf-club-1"),
    FAILED: (
        lambda t: words("grumpf-too-late", who=t.who, reason=refusal_text(t.opened, t.x, t.y)),
        lambda t: REFUSALS[t.x][1],
    ),
    HUNT_ENDED: (lambda t: words(f"grumpf-ended-{ENDINGS[t.x][0]}", who=t.who), lambda t: ENDINGS[t.x][1]),
    CONDITION_FAILED: (says("grumpf-failed", "hunt", "amount", "condition"), condition_rule),
    CONDITION_MET: (says("grumpf-succeeded", "hunt", "amount", "condition"), condition_rule),
    TOOK: (
        lambda t: words("grumpf-took" if t.seat < t.opened.seats else "grumpf-took-away", who=t.who, some=t.some),
        "grumpf-award-1",
    ),
    GAME_OVER: (game_over, "grumpf-score-4"),
}


# What a page shows happening, because no view holds it: who lands where, and how a hunt is shared out.
EVENTS: telling.Events[Telling] = events_of(NOTES) | {
    KNOCKED: lambda t: ("knocked", t.clan, t.board, clan_words(t.opened)[t.y], t.z),
    FAILED: lambda t: ("failed", t.clan),
    HUNT_ENDED: lambda t: ("ended", t.clan),
    CONDITION_FAILED: lambda t: ("fails", t.board, t.y),
    CONDITION_MET: lambda t: ("succeeds", t.board, t.y),
    TOOK: lambda t: ("took", t.clan, t.animal, t.y),
    TRADED: lambda t: ("traded", t.clan, t.animal, animal_name(t.opened, t.y)),
}

tell = teller(Telling, STORY, EVENTS)
