"""Why a thing cannot be chosen now, from what its player sees."""

from folktable.engine.game import Opened
from folktable.engine.match import Sight
from folktable.engine.words import Words, words
from folktable.games.gnome.box import OPS
from folktable.games.gnome.names import card_id, card_words, seat_names, seat_words
from folktable.games.gnome.seen import GnomeSeen, View
from folktable.games.gnome.state import *

ANSWERS = ("reply", "roll-reply", "enter-reply", "attack")  # questions to who may interrupt
TO_NOBODY = {
    STEAL_GEMS: "gems", LOSE_GEMS: "gems", LOSE_ALL_OF: "gems", LOSE_BEST_JEWEL_BELOW_GOLD: "gems",
    LEAVE_GEMS_BEHIND: "gems", LOSE_BEST_ITEM: "items", SWAP_ITEMS: "swap", PULL_AND_BRAWL: "reach",
}  # fmt: skip
FOR_NOTHING = {CURE: "ailment", TABLE_ITEMS: "items", BRAWL_BONUS: "brawl", JOIN_NEXT_AHEAD: "ahead"}


def why_not(seen: Sight, opened: Opened, thing: str, chosen: tuple[str, ...]) -> Words | None:
    view: View = seen.view
    kind, _, name = thing.partition(":")
    if kind == "card":
        return about_card(view, opened, name)
    if kind == "gnome" and view.asks == "target":
        return about_target(view, opened, name)
    if kind == "item" and view.asks != "sell":
        return words("gnome-why-item")
    if kind == "brawl":
        return words("gnome-why-brawl-card")
    if kind == "jewel":
        return words("gnome-why-jewel")
    if kind == "effect":
        return words("gnome-why-effect")
    return words("gnome-why-walk") if kind in ("space", "bridge") and view.step == "play" else None


def about_card(view: View, opened: Opened, name: str) -> Words | None:
    card = next((n for n in range(opened.box.types) if card_id(opened, n) == name), None)
    if card is None:
        return None
    title = card_words(opened, card)
    if view.asks == "sell":
        return words("gnome-why-sell-tabled", card=title)
    if view.asks == "table-item":
        return words("gnome-why-table-items", card=title)
    if view.asks in ANSWERS:
        return words("gnome-why-no-answer", card=title)
    if view.asks != "play":
        return None
    me = own(view)
    barred = next((effect for effect in me.effects if effect.working and bars(opened, effect.card)), None)
    if barred is not None and opened.box.colour[card] != RED:
        return words("gnome-why-barred", card=title, effect=card_words(opened, number(opened, barred.card)))
    if not opened.box.when[card] & ON_OWN_PLAY and opened.box.colour[card] == RED:
        return words(f"gnome-why-wait-{moment(opened.box.when[card])}", card=title)
    aimed = opened.box.aim[card] in (AT_OPPONENT, AT_HINDMOST)
    why = (TO_NOBODY if aimed else FOR_NOTHING).get(opened.box.op[card], "other")
    return words(f"gnome-why-{'nobody' if aimed else 'nothing'}-{why}", card=title)


def about_target(view: View, opened: Opened, name: str) -> Words | None:
    if name == view.you:
        return words("gnome-why-not-yourself")
    target = next(gnome for gnome in view.gnomes if gnome.word == name)
    who = seat_names(opened)[seat_words(opened).index(name)]
    return words("gnome-why-home" if target.place else "gnome-why-not-him", who=who)


def own(view: View) -> GnomeSeen:
    return next(gnome for gnome in view.gnomes if gnome.word == view.you)


def number(opened: Opened, name: str) -> int:
    return next(card for card in range(opened.box.types) if card_id(opened, card) == name)


def bars(opened: Opened, name: str) -> bool:
    """Does a lasting card keep its gnome from green and purple ones?"""
    return bool(opened.box.op[number(opened, name)] == OPS["no_green_or_purple"].code)


def moment(when: int) -> str:
    """For what an interrupt waits."""
    return "response" if when & AS_RESPONSE else "roll" if when & ON_ROLL else "enter"
