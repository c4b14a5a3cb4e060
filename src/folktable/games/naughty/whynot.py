"""Why a thing cannot be chosen now, from what its player sees."""

from folktable.engine.game import Opened
from folktable.engine.match import Sight
from folktable.engine.words import Words, words
from folktable.games.naughty.basics import shortage
from folktable.games.naughty.box import CREATURE_IDS, GIVER_IDS, ICON_IDS
from folktable.games.naughty.names import creature_words, icon_words, kiddo_words, present_words, wish_words
from folktable.games.naughty.seen import View
from folktable.games.naughty.state import *

BASIC_ACTION = ("main", "repeat", "extra")  # questions at which a wish may be fulfilled


def why_not(seen: Sight, opened: Opened, thing: str, chosen: tuple[str, ...]) -> Words | None:
    view: View = seen.view
    kind, _, name = thing.partition(":")
    if kind == "kiddo":
        return about_kiddo(view, opened, name)
    if kind == "fresh":
        return words("naughty-why-asleep", card=creature_words(opened, CREATURE_IDS.index(name)))
    if kind == "creature":
        return about_creature(view, opened, name)
    if kind == "present":
        return about_present(view, opened, name)
    if view.doing == "main" and (kind == "row" or thing == "pile:present-deck"):
        return words("naughty-why-basic-done" if view.basic_done else "naughty-why-craft-first")
    return None


def about_kiddo(view: View, opened: Opened, name: str) -> Words | None:
    if view.doing == "main" and view.basic_done:
        return words("naughty-why-basic-done")
    if view.doing not in (*BASIC_ACTION, "kiddo"):
        return None
    kiddo = next((n for n, data in enumerate(opened.edition.kiddos) if data.id == name), None)
    if kiddo is None:
        return None
    missing = presents_missing(view, opened, kiddo)
    if view.doing == "kiddo":  # Caga Tió stands in for one
        missing = missing[1:]
    if not missing:
        return None
    return words("naughty-why-short", kiddo=kiddo_words(opened, kiddo), missing=wish_words(missing))


def presents_missing(view: View, opened: Opened, kiddo: int) -> list[str]:
    """The icons of a wish that one's hand cannot pay: with each of them dropped, less is missing."""
    me = next(player for player in view.players if player.seat == view.you)
    ids = [present.id for present in opened.edition.presents]
    s = State()
    for held in view.hand_presents:
        s.presents[0][ids.index(held.present)] += 1
    leaves_out = int(opened.box.givers == FULL_GIVERS and me.giver == GIVER_IDS[SAINT_NICHOLAS])
    due = list(opened.box.wish[kiddo])
    missing: list[str] = []
    short = shortage(s, opened.box, 0, due, NONE, leaves_out)
    while short > 0:
        dropped = [i for i in range(ICONS) if due[i] and shortage(s, opened.box, 0, due, i, leaves_out) < short]
        due[dropped[0]] -= 1
        missing.append(ICON_IDS[dropped[0]])
        short -= 1
    return missing


def about_creature(view: View, opened: Opened, name: str) -> Words | None:
    kind = CREATURE_IDS.index(name)
    card = creature_words(opened, kind)
    if view.doing not in ("main", "answer-creature", "answer-wish"):
        return None
    if kind == TOMTE and view.doing != "answer-creature":
        return words("naughty-why-tomte", card=card)
    if kind == PAPA_WOLVERINE and view.doing != "answer-wish":
        return words("naughty-why-wolverine", card=card)
    if view.doing != "main":
        return words("naughty-why-no-answer", card=card)
    if kind == SNOW_MAIDEN and not view.basic_done:
        return words("naughty-why-nothing-to-repeat", card=card)
    if kind == CAGA_TIO:
        return words("naughty-why-no-wish", card=card)
    return words("naughty-why-last-turn", card=card) if view.final_turns else None


def about_present(view: View, opened: Opened, name: str) -> Words | None:
    kind = next((n for n, data in enumerate(opened.edition.presents) if data.id == name), None)
    if kind is None:
        return None
    if view.doing == "give" and view.wish is not None and view.wish.due:
        icon = ICON_IDS.index(view.wish.due[0])
        return words("naughty-why-other-colour", present=present_words(opened, kind), icon=icon_words(icon))
    if view.doing == "pair":
        return words("naughty-why-no-pair", present=present_words(opened, kind))
    return words("naughty-why-keep-present") if view.doing == "main" else None
