"""What is asked, and what may be answered, in words."""

# ruff: noqa: E501 (a question or a sentence is one row of a table)

from folktable.engine.game import Opened
from folktable.engine.match import Option, Question
from folktable.engine.words import Value, Words, words
from folktable.games.violet.names import *
from folktable.games.violet.rules import (
    effect_is_on,
    fuel_from_rest,
    hand_size,
    has_effect,
    lantern_end,
    value_of,
    wins_token,
)
from folktable.games.violet.seen import SEAT_WORDS
from folktable.games.violet.state import *


def question(s: State, opened: Opened, observer: int) -> Question:
    phase = QUESTIONS[s.phase]
    values = question_values(s, opened)
    if observer != s.actor:
        return Question(Words(f"violet-await-{phase.id}", {"who": SEAT_NAMES[s.actor], **values}), phase.rules)
    if s.phase == TRICK_GET:
        values["card"] = card_words(opened, s.trick_card)
    return Question(Words(f"violet-ask-{phase.id}", values), phase.rules)


def question_values(s: State, opened: Opened) -> dict[str, Value]:
    """What a question names beside the actor; all may know it."""
    if s.phase == LAY_TILE:
        return {"spot": spot_words(opened, min(s.tiles_laid, SPOTS - 1))}
    if s.phase in (WHO_PICKS_FIRST, DRAFT):
        return {"round": s.draft_picks // 2 + 1}
    if s.phase == ADAPT_COLOUR:
        return {"place": space_words(s, s.adapt_space)}
    if s.phase == TAKE_FIFTH:
        return {"nth": extra_card(opened)}
    if s.phase == GIVE_BACK:
        return {"left": hand_size(s, s.actor) - opened.box.hand}
    return {}


def option(s: State, opened: Opened, action: int) -> Option:
    if action < ADVANCE:
        return card_option(s, opened, action - CARD)
    name = action_name(s, opened, action)
    if TILE <= action < RESOLVE_SCENT:
        tile = action - TILE
        text = tile_words(opened, tile)
        if s.phase == LAY_TILE:
            text = words("violet-option-tile", tile=text, does=tile_does(opened, tile))
        return Option(name, text, (TILE_RULES[tile],), (f"tile:{name}",))
    if COLOUR <= action < USE_TOKEN:
        return Option(name, colour_words(opened, action - COLOUR), ("violet-ruling-33",), (f"colour:{name}",))
    if action >= SPACE:
        space = action - SPACE
        text = words(
            "violet-option-bridge" if space == s.path_length - 1 else "violet-option-space",
            place=space_words(s, space),
            colour=colour_words(opened, s.colour[space]),
            area=area_words(opened, s.area[space]),
        )
        return Option(name, text, QUESTIONS[s.phase].rules, (f"space:{name}",))
    text, rule = simple_option(s, opened, action)
    thing = simple_thing(s, opened, action)
    return Option(name, text, (rule,), (thing,) if thing else ())


def simple_thing(s: State, opened: Opened, action: int) -> str:
    """What one would touch for an action that is neither a card, a tile, a colour nor a space; "" for a plain answer."""
    if action == ADVANCE:
        return f"space:{space_name(s, s.violet + 1)}"
    things = {
        REST: "lantern",
        RESOLVE_SCENT: "slot:2",
        USE_TOKEN: f"token:{SEAT_WORDS[s.actor]}",
        USE_PLANNING: f"tile:{tile_id(opened, PLANNING_AHEAD)}",
        USE_TRICK: f"tile:{tile_id(opened, TRICK)}",
        USE_RESOURCEFUL: f"tile:{tile_id(opened, RESOURCEFUL)}",
    }
    return things.get(action, "")


# What an option says of a card's effect: what it does now, what it will do for whoever takes it, or nothing where one
# gives it away, as if that let it happen.
NOW, OFF, LATER, NEVER = "card", "card-off", "card-taken", ""
GIVES_AWAY = (TRICK_GIVE, PUT_BACK, GIVE_BACK)


def card_option(s: State, opened: Opened, card: int) -> Option:
    if s.phase == PLAY:
        when = NOW if effect_is_on(card, s.colour[s.violet]) else OFF
    else:
        when = NEVER if s.phase in GIVES_AWAY else LATER
    all_cards = opened.once((card_option, when), lambda: [option_saying(opened, each, when) for each in range(CARDS)])
    return all_cards[card]


def option_saying(opened: Opened, card: int, when: str) -> Option:
    name = card_name(card)
    return Option(name, card_text(opened, card, when), (card_rule(card),), (f"card:{name}",))


def card_text(opened: Opened, card: int, when: str) -> Words:
    """A card, and what its effect does, or that it has none here."""
    told = card_words(opened, card)
    if when == NEVER or not has_effect(card):
        return told
    if when == OFF:
        return words("violet-option-card-off", card=told)
    value = value_of(card)
    effect = opened.printed(f"violet-effect-{value}-in-full", opened.edition.effects[value - 1].text)
    return words(f"violet-option-{when}", card=told, effect=effect)


CARD_RULES = (
    "violet-card-1", "violet-card-2a", "violet-card-3a", "violet-card-4a", "violet-card-5", "violet-card-6",
    "violet-card-7a", "violet-card-8", "violet-card-8",
)  # fmt: skip


def card_rule(card: int) -> str:
    return CARD_RULES[value_of(card) - 1]


TILE_RULES = (
    "violet-event-ring-1", "violet-event-off-1", "violet-event-gust-1", "violet-event-storm-1",
    "violet-event-howl-1", "violet-event-scent-1", "violet-event-trick-1", "violet-event-plan-1",
    "violet-event-adapt-1", "violet-event-res-1",
)  # fmt: skip


SIMPLE_OPTIONS = {
    PICKS_FIRST + VIOLET: (words("violet-option-picks-first", who=SEAT_NAMES[VIOLET]), "violet-draft-1"),
    PICKS_FIRST + TORECH: (words("violet-option-picks-first", who=SEAT_NAMES[TORECH]), "violet-draft-1"),
    RESOLVE_SCENT: (words("violet-option-scent"), "violet-event-scent-2"),
    USE_TOKEN: (words("violet-option-token"), "violet-adv-4"),
    USE_PLANNING: (words("violet-option-planning"), "violet-event-plan-1"),
    USE_TRICK: (words("violet-option-trick"), "violet-event-trick-1"),
}
DECLINES = {SEARCH_DISCARD: "take-nothing", ADAPT_WHERE: "change-nothing", BEFORE_DRAW: "no-item"}


def simple_option(s: State, opened: Opened, action: int) -> tuple[Words, str]:
    if action == ADVANCE:
        return advance_text(s, opened), "violet-move-1"
    if action == REST:
        told = {"before": s.fuel, "after": s.fuel + fuel_from_rest(s, opened.box)}
        if s.token_lies[s.area[s.violet]]:
            return words("violet-option-rest-token", **told), "violet-adv-1"
        return words("violet-option-rest", **told), "violet-move-1"
    if action == USE_RESOURCEFUL:
        return words("violet-option-resourceful", nth=extra_card(opened)), "violet-event-res-1"
    if action in SIMPLE_OPTIONS:
        return SIMPLE_OPTIONS[action]
    return words(f"violet-option-{DECLINES.get(s.phase, 'done')}"), QUESTIONS[s.phase].rules[0]


def advance_text(s: State, opened: Opened) -> Words:
    target = s.violet + 1
    if target == s.path_length:
        return words("violet-option-to-fire")
    told: dict[str, Value] = {
        "place": space_words(s, target),
        "colour": colour_words(opened, s.colour[target]),
        "token": "yes" if wins_token(s, target) else "no",
    }
    if s.helper[target]:
        return Words("violet-option-walk-helper", told)
    fuel = s.fuel - opened.box.cost_win
    out = fuel <= lantern_end(s, opened.box)
    return Words("violet-option-walk-out" if out else "violet-option-walk", {**told, "before": s.fuel, "after": fuel})
