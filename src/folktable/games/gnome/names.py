"""Names of things: in notation, and in words."""

import re
from functools import cache

from folktable.engine.game import Opened
from folktable.engine.words import Text, Value, Words, words
from folktable.games.gnome.box import OP_RULES, WHITE, card_list, jewel_list, trail_spaces
from folktable.games.gnome.playing import aimed_at, is_aimed
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import business_of

CHANT = ("roll", "move", "play", "draw")


# --- Names -------------------------------------------------------------------------------------------------


def seat_names(opened: Opened) -> tuple[Text, ...]:
    """Gnomes go by the colour of their shirts; an edition may have shirts of other colours than ours."""

    def named() -> tuple[Text, ...]:
        ours = opened.game.default_edition()["edition"]["gnome_colours"]
        return tuple(words(f"gnome-seat-{word}") if word in ours else word.capitalize() for word in seat_words(opened))

    return opened.once(seat_names, named)


def seat_words(opened: Opened) -> list[str]:
    return [colour.lower() for colour in opened.edition.edition.gnome_colours[: opened.seats]]


def card_id(opened: Opened, card: int) -> str:
    return card_list(opened.edition)[card].id


def jewel_ids(opened: Opened) -> dict[str, int]:
    """The jewels there are, with their kinds, from the most valuable."""
    return {jewel.id: kind for kind, jewel in enumerate(jewel_list(opened.edition, opened.options)) if jewel}


def space_names(opened: Opened) -> list[str]:
    """Spaces as the edition names them: start, s1, ..., cottage, pub, ..."""
    trail = opened.edition.trail
    return [*trail_spaces(trail), *(business.id for business in trail.businesses)]


NO_WORDS = {
    ADD_TO_ROLL: "no-more", DOOR: "walk-past", SELL: "done", CHANGE_UP: "keep", ELECT: "decline", SEND: "let-choose",
    TABLE_ITEM: "done",
}  # elsewhere "pass"  # fmt: skip
YES_WORDS = {ADD_TO_ROLL: "add", DOOR: "enter", CHANGE_UP: "change-up", ELECT: "brawl"}


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: pass, enter, bridge, wrong_turn, blue, 7, gold, poison_ivy-2."""
    if action == NO:
        return NO_WORDS.get(s.phase, "pass")
    if action == YES:
        return YES_WORDS[s.phase]
    if action in (CROSS, BEHIND):
        return "bridge" if action == CROSS else "behind"
    if action < LEFT:
        return card_id(opened, action - CARD)
    if action < BRAWL:
        return seat_words(opened)[aimed_at(s, opened.box, action)]
    if action < JEWEL:
        return str(action - BRAWL + 1)
    if action < EFFECT:
        return {kind: name for name, kind in jewel_ids(opened).items()}[action - JEWEL]
    return effect_name(s, opened, action - EFFECT)


def effect_name(s: State, opened: Opened, index: int) -> str:
    """The card; of several alike before one gnome the later ones have a number."""
    card = card_id(opened, s.effect[index])
    nth = sum(s.effect[i] == s.effect[index] and s.effect_on[i] == s.effect_on[index] for i in range(index + 1))
    return card if nth == 1 else f"{card}-{nth}"


# --- The same in words -------------------------------------------------------------------------------------


@cache
def gems_words(gems: int) -> Words:
    return words("gnome-gems", count=gems)


def card_words(opened: Opened, card: int) -> Text:
    data = card_list(opened.edition)[card]
    return opened.printed(f"gnome-card-{data.id}", data.title)


def card_does(opened: Opened, card: int) -> Text:
    data = card_list(opened.edition)[card]
    return opened.printed(f"gnome-card-{data.id}-text", data.text)


def shop_words(opened: Opened, business: int) -> Text:
    data = opened.edition.trail.businesses[business]
    return opened.printed(f"gnome-shop-{data.id}", data.title)


def hazard_words(opened: Opened, stone: str) -> tuple[Text, Text]:
    """A stone of the trail behind: what it is called, and what it does."""
    data = next(hazard for hazard in opened.edition.trail.hazards if hazard.stone == stone)
    return opened.printed(f"gnome-hazard-{stone}", data.title), opened.printed(f"gnome-hazard-{stone}-text", data.text)


def jewel_words(opened: Opened, name: str) -> Text:
    id = f"gnome-jewel-{name}"
    return words(id) if name == WHITE else opened.printed(id, name)


def brawl_words(opened: Opened, value: int) -> Text:
    return opened.printed(f"gnome-brawl-title-{value}", opened.edition.brawl.cards[value - 1].title)


def stone_number(name: str) -> str:
    """What stands on a stone: 7 for s7; an edition may call its stones otherwise."""
    return re.sub(r"^s(?=\d+$)", "", name)


def kind_of_place(opened: Opened, space: int) -> str:
    box = opened.box
    if space >= box.cottage:
        return "cottage" if space == box.cottage else "shop"
    if space == START:
        return "start"
    if box.business_at[space] != NONE:
        return "door"
    return "stone" if box.hazard[space] == NO_HAZARD else "hazard"


def space_words(opened: Opened, space: int, standing: bool = False) -> Words:
    """A space as the board shows it: stone 7, the Pub; for who is standing there: on stone 7, in the Pub."""

    def told() -> Words:
        kind, name = kind_of_place(opened, space), space_names(opened)[space]
        values: dict[str, Value] = {}
        if kind == "stone":
            values["number"] = stone_number(name)
        elif kind == "hazard":
            values["title"] = hazard_words(opened, name)[0]
        elif kind == "door":
            values["shop"] = shop_words(opened, opened.box.business_at[space])
        elif kind == "shop":
            values["shop"] = shop_words(opened, business_of(opened.box, space))
        return Words(f"gnome-at-{kind}" if standing else f"gnome-place-{kind}", values)

    return opened.once(("space", space, standing), told)


def op_rule(opened: Opened, card: int) -> str:
    """The rule of the card that does such a thing; where two do, the one for the same victims."""
    box = opened.box
    if box.op[card] == FORWARD and is_aimed(box, card):
        return "gnome-pcard-7"
    if box.op[card] == LOSE_BEST_ITEM and not box.amount[card]:
        return "gnome-rcard-8"
    return OP_RULES[box.op[card]]
