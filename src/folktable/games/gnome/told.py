"""What happened, in words: a sentence for every note of the rules."""

from folktable.engine import telling
from folktable.engine.match import winners_in
from folktable.engine.telling import events_of, story_of, teller
from folktable.engine.words import Text, Value, Words, listed, says, words
from folktable.games.gnome.names import *
from folktable.games.gnome.state import *


class Telling(telling.Telling):
    """With what the texts of this game name."""

    card = property(lambda t: card_words(t.opened, t.x))
    card_word = property(lambda t: card_id(t.opened, t.x))
    does = property(lambda t: card_does(t.opened, t.x))
    space = property(lambda t: space_names(t.opened)[t.x])
    second = property(lambda t: card_words(t.opened, t.y))
    place = property(lambda t: space_words(t.opened, t.x))
    at = property(lambda t: space_words(t.opened, t.x, standing=True))
    gems = property(lambda t: gems_words(t.y))
    other = property(lambda t: seat_names(t.opened)[t.x])
    target = property(lambda t: seat_names(t.opened)[t.y])
    target_word = property(lambda t: seat_words(t.opened)[t.y])
    shop = property(lambda t: shop_words(t.opened, t.y))

    @property
    def jewel(self) -> Text:
        name = next(name for name, kind in jewel_ids(self.opened).items() if kind == self.x)
        return jewel_words(self.opened, name)


def card_played(t: Telling) -> str:
    return op_rule(t.opened, t.x)


def took_effect(t: Telling) -> Words:
    told = words("gnome-works", card=t.card, who=t.who)
    return Words("gnome-works-turns", {**told.values, "turns": t.y}) if t.y else told


def paid(t: Telling) -> Words:
    if t.x == MINE:
        return words("gnome-paid-mine", who=t.who, gems=t.gems)
    return words("gnome-paid", who=t.who, gems=t.gems, other=t.other)


def showed(t: Telling) -> Words:
    if t.x == 0:
        return words("gnome-showed-nothing", who=t.who)
    told: dict[str, Value] = {"who": t.who, "value": t.x, "title": brawl_words(t.opened, t.x)}
    return Words("gnome-showed", told) if t.y == t.x else Words("gnome-showed-counts", {**told, "counts": t.y})


def place_gems(t: Telling) -> Words:
    if t.y < 0:
        return words("gnome-late-owes", who=t.who, gems=gems_words(-t.y))
    return words("gnome-home-pays", who=t.who, gems=t.gems)


def hazard_hit(t: Telling) -> Words:
    title, text = hazard_words(t.opened, t.space)
    return words("gnome-hazard-hit", who=t.who, title=title, does=text)


def game_over(t: Telling) -> Words:
    names = seat_names(t.opened)
    best = [names[seat] for seat in winners_in(t.opened, t.s)]
    return words("gnome-over", count=len(best), who=listed("gnome-and", best))


# By kind of note: its text, and the rule behind it.
STORY: telling.Story[Telling] = story_of(NOTES) | {
    HAZARD_HIT: (hazard_hit, "gnome-bridge-4"),
    PAID: (paid, "gnome-gem-4"),
    PLAYED: (says("gnome-played", "who", "card", "does"), card_played),
    PLAYED_ON: (says("gnome-played-on", "who", "card", "target"), card_played),
    TAKES_EFFECT: (took_effect, "gnome-last-1"),
    SHOWED: (showed, "gnome-brawl-5"),
    PLACE_GEMS: (place_gems, "gnome-finish-3"),
    GAME_OVER: (game_over, "gnome-finish-5"),
}  # fmt: skip


# What a page shows happening, because no view holds it: a die, the way a gnome walks, cards shown in a brawl.
EVENTS: telling.Events[Telling] = events_of(NOTES) | {
    PAID: lambda t: ("paid", t.word, "mine" if t.x == MINE else seat_words(t.opened)[t.x], t.y),
    PLAYED: lambda t: ("played", t.word, t.card_word, ""),
    PLAYED_ON: lambda t: ("played", t.word, t.card_word, t.target_word),
    SHOWED: lambda t: ("showed", t.word, t.x, t.y),
    PLACE_GEMS: lambda t: ("place-gems", t.word, t.y),
}

tell = teller(Telling, STORY, EVENTS)
