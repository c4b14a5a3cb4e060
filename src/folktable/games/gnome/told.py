"""What happened, in words: a sentence for every note of the rules."""

from __future__ import annotations

from folktable.engine import telling
from folktable.engine.game import Opened
from folktable.engine.match import Line
from folktable.engine.telling import known_or_not, line_for
from folktable.engine.words import Text, Value, Words, says, words
from folktable.games.gnome.names import *
from folktable.games.gnome.seen import winners
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


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    return line_for(Telling(s, opened, *heard), STORY, EVENTS)


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
    return words("gnome-hazard-hit", title=title, does=text)


def game_over(t: Telling) -> Words:
    names = seat_names(t.opened)
    best = [names[seat] for seat in winners(t.s, t.opened)]
    return words("gnome-over", count=len(best), who=listed_words(best))


# By kind of note: its text, and the rule behind it.
STORY: telling.Story[Telling] = {
    FIRST_SEAT: (says("gnome-begins", "who"), "gnome-setup-9"),
    TURN_BEGINS: (says("gnome-turn-of", "y", "who"), "gnome-turn-1"),
    MISSED_TURN: (says("gnome-missed-turn", "who", "card"), "gnome-rcard-3"),
    ROLLED: (says("gnome-rolled-die", "who", "x"), "gnome-turn-2"),
    STEPS_FIXED: (says("gnome-steps-fixed", "who", "x"), "gnome-turn-9"),
    WALKED_TO: (says("gnome-walked", "who", "at"), "gnome-move-1"),
    SENT_TO: (says("gnome-sent-back", "who", "place"), "gnome-move-6"),
    CROSSED: (says("gnome-crossed", "who"), "gnome-bridge-1"),
    WENT_BEHIND: (says("gnome-went-behind", "who"), "gnome-bridge-4"),
    SENT_BEHIND: (says("gnome-sent-behind", "who", "other"), "gnome-bridge-9"),
    LEFT_TO_HIM: (says("gnome-let-choose", "who", "other"), "gnome-bridge-9"),
    SLID: (says("gnome-slid", "who", "place"), "gnome-slime-1"),
    JOINED: (says("gnome-joined", "who", "other"), "gnome-move-10"),
    AT_DOOR: (says("gnome-walks-in", "who", "shop"), "gnome-biz-1"),
    PASSED_BY: (says("gnome-passed-by", "who", "shop"), "gnome-biz-1"),
    SHUT_OUT: (says("gnome-shut-out", "who"), "gnome-rcard-11"),
    SOLD: (says("gnome-sold", "who", "card", "gems"), "gnome-biz-2"),
    BARTERED: (says("gnome-bartered", "who", "card", "y"), "gnome-biz-9"),
    PAID_OUT: (says("gnome-paid-out", "who", "gems"), "gnome-gem-2"),
    CHANGED: (says("gnome-changed", "who"), "gnome-gem-6"),
    HAZARD_HIT: (hazard_hit, "gnome-bridge-4"),
    PAID: (paid, "gnome-gem-4"),
    BROKE: (says("gnome-broke", "who", "jewel"), "gnome-gem-7"),
    ITEM_LOST: (says("gnome-item-lost", "who", "card"), "gnome-card-7"),
    HAND_LOST: (says("gnome-hand-lost", "who", "card"), "gnome-bridge-6"),
    FOUND: (says("gnome-found", "who", "gems"), "gnome-pcard-8"),
    DROPPED: (says("gnome-dropped", "who", "at"), "gnome-pcard-8"),
    TABLED: (says("gnome-tabled", "who", "card"), "gnome-card-2"),
    PLAYED: (says("gnome-played", "who", "card", "does"), card_played),
    PLAYED_ON: (says("gnome-played-on", "who", "card", "target"), card_played),
    OFFERED_SWAP: (says("gnome-offered-swap", "who", "card", "second"), "gnome-pcard-13"),
    ANSWERED: (says("gnome-answered", "who", "card", "second"), "gnome-stack-1"),
    PASSED: (says("gnome-passed", "who"), "gnome-stack-2"),
    CANCELLED: (says("gnome-cancelled", "card"), "gnome-stack-7"),
    REFLECTED: (says("gnome-reflected", "card", "who", "target"), "gnome-rcard-12"),
    FIZZLED: (says("gnome-fizzled"), "gnome-ruling-19"),
    TAKES_EFFECT: (took_effect, "gnome-last-1"),
    WAITS: (says("gnome-waits", "card", "who"), "gnome-last-2"),
    WAKES: (says("gnome-wakes", "card", "who"), "gnome-last-4"),
    WEARS_OFF: (says("gnome-wears-off", "card", "who"), "gnome-last-5"),
    CURED: (says("gnome-cured", "who", "card"), "gnome-rcard-2"),
    JEWELS_LOST: (says("gnome-jewels-lost", "who", "y", "jewel"), "gnome-gem-9"),
    SWAPPED: (says("gnome-swapped", "who", "card", "second"), "gnome-pcard-13"),
    MAY_BRAWL: (says("gnome-meet", "at"), "gnome-brawl-1"),
    DECLINED: (says("gnome-would-chat", "who"), "gnome-brawl-4"),
    ELECTED: (says("gnome-wants-brawl", "who"), "gnome-brawl-4"),
    PICKED: (known_or_not("gnome-picked", "x", "who"), "gnome-brawl-5"),
    SHOWED: (showed, "gnome-brawl-5"),
    BRAWL_TIED: (says("gnome-tied"), "gnome-brawl-7"),
    BRAWL_ROLLED: (says("gnome-rolled-off", "who", "x"), "gnome-brawl-8"),
    BRAWL_WON: (says("gnome-brawl-won", "who", "y"), "gnome-brawl-6"),
    FORFEITED: (says("gnome-forfeited", "who", "target", "card"), "gnome-house-1"),
    DREW: (known_or_not("gnome-drew", "card", "who"), "gnome-turn-4"),
    NO_CARD_LEFT: (says("gnome-no-card-left", "who"), "gnome-ruling-9"),
    RESHUFFLED: (says("gnome-reshuffled", "y"), "gnome-turn-7"),
    DISCARDED: (says("gnome-discarded", "who", "card"), "gnome-house-2"),
    CAME_HOME: (says("gnome-came-home", "who", "y"), "gnome-finish-1"),
    HAND_DISCARDED: (says("gnome-hand-discarded", "who", "y"), "gnome-finish-2"),
    REDEEMED: (says("gnome-redeemed", "who", "gems"), "gnome-finish-2"),
    PLACE_GEMS: (place_gems, "gnome-finish-3"),
    CALLED_HOME: (says("gnome-called-home", "who"), "gnome-ruling-47"),
    ROUND_LIMIT: (says("gnome-round-limit"), "gnome-ruling-47"),
    RESULT: (says("gnome-result", "who", "gems"), "gnome-finish-6"),
    GAME_OVER: (game_over, "gnome-finish-5"),
}  # fmt: skip


# What a page shows happening, because no view holds it: a die, the way a gnome walks, cards shown in a brawl.
EVENTS: telling.Events[Telling] = {
    ROLLED: lambda t: ("rolled", t.word, t.x),
    WALKED_TO: lambda t: ("walked", t.word, t.space),
    SENT_TO: lambda t: ("sent", t.word, t.space),
    SLID: lambda t: ("slid", t.word, t.space),
    BARTERED: lambda t: ("bartered", t.word, t.card_word, t.y),
    PAID: lambda t: ("paid", t.word, "mine" if t.x == MINE else seat_words(t.opened)[t.x], t.y),
    PAID_OUT: lambda t: ("collected", t.word, t.y),
    TABLED: lambda t: ("tabled", t.word, t.card_word),
    PLAYED: lambda t: ("played", t.word, t.card_word, ""),
    PLAYED_ON: lambda t: ("played", t.word, t.card_word, t.target_word),
    ANSWERED: lambda t: ("answered", t.word, t.card_word),
    CANCELLED: lambda t: ("cancelled", t.card_word),
    REFLECTED: lambda t: ("reflected", t.word, t.card_word, t.target_word),
    ELECTED: lambda t: ("elected", t.word),
    SHOWED: lambda t: ("showed", t.word, t.x, t.y),
    BRAWL_TIED: lambda t: ("tied",),
    BRAWL_ROLLED: lambda t: ("rolled-off", t.word, t.x),
    BRAWL_WON: lambda t: ("won", t.word, t.y),
    FORFEITED: lambda t: ("forfeited", t.word, t.card_word, t.target_word),
    CAME_HOME: lambda t: ("came-home", t.word, t.y),
    REDEEMED: lambda t: ("redeemed", t.word, t.y),
    PLACE_GEMS: lambda t: ("place-gems", t.word, t.y),
}
