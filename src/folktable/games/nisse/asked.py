"""What is asked, and what may be answered, in words."""

from folktable.engine.game import Opened
from folktable.engine.match import Option, Question
from folktable.engine.words import Value, Words, words
from folktable.games.nisse.draft import is_wild
from folktable.games.nisse.effects import cards_seen, lay_in_order
from folktable.games.nisse.names import *
from folktable.games.nisse.piles import number_of, other
from folktable.games.nisse.seen import outlook
from folktable.games.nisse.state import *


def question(s: State, opened: Opened, observer: int) -> Question:
    phase = QUESTIONS[s.phase]
    values = question_values(s, opened)
    if observer != s.actor:
        return Question(Words(f"nisse-await-{phase.id}", {"who": SEAT_NAMES[s.actor], **values}), phase.rules)
    if s.phase == ARRANGE:
        values["cards"] = tuple(card_words(opened, card) for card in reversed(top_of_deck(s)))
    return Question(Words(f"nisse-ask-{phase.id}", values), phase.rules)


def question_values(s: State, opened: Opened) -> dict[str, Value]:
    """What a question names beside the actor; all may know it."""
    if s.phase == CHOOSE_DIE:
        return {"roll": s.roll, "rolls": ROLLS_IN_DRAFT, "pick": s.pick, "picks": PICKS}
    if s.phase == TAKE_CARD:
        return {"die": s.die, "wild": "yes" if is_wild(s, s.die) else "no"}
    if s.phase == LEAD:
        return {"trump": trump_words(opened, opened.box.trump[s.space])}
    if s.phase == FOLLOW:
        leader = other(s.actor)
        return {
            "leader": SEAT_NAMES[leader],
            "card": card_words(opened, s.played[leader]),
            "trump": trump_words(opened, opened.box.trump[s.space]),
        }
    if s.phase == SWAP_GIVE:
        return {"card": card_words(opened, s.swapped)}
    return {}


def top_of_deck(s: State) -> list[int]:
    """The cards that the player of a 4 looks at, the top one last."""
    size = s.deck_size[s.actor]
    return list(s.deck[s.actor])[size - cards_seen(s, s.actor) : size]


CARD_RULES = {
    1: "nisse-card1-1", 2: "nisse-card2-1", 3: "nisse-card3-1", 4: "nisse-card4-1", 5: "nisse-card5-1",
    6: "nisse-card6-1", 7: "nisse-card7-1", 8: "nisse-card8-1", 9: "nisse-card8-1",
}  # fmt: skip


def card_rule(opened: Opened, card: int) -> str:
    return "nisse-ruling-11" if card in plain_cards(opened) else CARD_RULES[number_of(card)]


def option(s: State, opened: Opened, action: int) -> Option:
    name = action_name(s, opened, action)
    if action >= ORDER:
        cards = top_of_deck(s)
        lay_in_order(cards, len(cards) - 1, action - ORDER)
        order = tuple(card_words(opened, card) for card in reversed(cards))
        things = tuple(f"card:{card_name(opened, card)}" for card in reversed(cards))
        return Option(name, words("nisse-option-order", cards=order), ("nisse-card4-1",), things)
    if action == DECLINE:
        return Option(name, words("nisse-option-take-nothing"), ("nisse-ruling-21",))
    if action >= DIE:
        face = action - DIE + 1
        if is_wild(s, face):
            return Option(name, words("nisse-option-die-wild", die=face), ("nisse-draft-7",), (f"die:{face}",))
        return Option(name, words("nisse-option-die", die=face), ("nisse-draft-4",), (f"die:{face}",))
    card = action - CARD
    return Option(name, card_text(s, opened, card), (card_rule(opened, card),), (f"card:{name}",))


GIVES_AWAY = (PANIC_DISCARD, SWAP_GIVE, BURY)


def card_text(s: State, opened: Opened, card: int) -> Words:
    """A card; what it does when it is played, and what would come of it; not where one gives it away."""
    told, effect = card_words(opened, card), effect_words(opened, card)
    if s.phase in GIVES_AWAY:
        return told
    if s.phase not in (LEAD, FOLLOW):
        return words("nisse-option-card-taken", card=told, effect=effect)
    result = outlook(s, opened, card)
    if result is None:
        return words("nisse-option-card", card=told, effect=effect)
    return words("nisse-option-card-outlook", card=told, effect=effect, outlook=result)
