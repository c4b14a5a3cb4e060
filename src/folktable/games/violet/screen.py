"""A view as text, for a terminal."""

from __future__ import annotations

from folktable.engine.words import sentence, words
from folktable.games.violet.seen import HandSeen, PairSeen, SpotSeen, View
from folktable.games.violet.state import *


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            path_line(view),
            f"Violet on {view.violet} ({view.place_colour}), fear on {view.fear}, {view.fear_gap} steps behind.",
            f"Lantern {view.fuel} of {view.full}{penalty_text(view)}; it goes out at {view.empty_at}.",
            f"{place_text(view)}.",
            "",
            f"Tableau  {'  '.join(card or '--' for card in view.tableau)}     deck {view.deck}, discard {view.discard}",
            *([f"Top of the deck, as you know it: {' '.join(view.deck_top)}"] if view.deck_top else []),
            f"Fear Slots  {'   '.join(slot_text(slot) for slot in view.slots)}",
            f"Tiles  {'  '.join(spot_text(spot) for spot in view.spots)}{kept_text(view)}",
            f"Tokens  Violet {view.tokens['violet']}, Torech {view.tokens['torech']}, "
            f"lying at: {', '.join(view.tokens_lying) or 'nowhere'}",
            "",
            *played_lines(view),
            *(hand_line(name, hand, view.you == name) for name, hand in view.hands.items()),
        ]
    )


def path_line(view: View) -> str:
    """The path as one line: a letter for each space's colour, V Violet, h Helper, o Ring, ~ Scent."""
    spaces = []
    for i, space in enumerate(view.path):
        marks = ("V" if i == view.violet_space else "") + ("!" if space.name == view.fear else "")
        marks += ("h" if space.helper else "") + ("o" if space.ring else "") + ("~" if space.scent else "")
        spaces.append(space.colour[0] + (f"[{marks}]" if marks else ""))
    return "Path  " + " ".join(spaces) + (" FIRE[V]" if view.violet == "fire" else " FIRE")


def penalty_text(view: View) -> str:
    return f" (fear +{view.penalty})" if view.penalty else ""


def place_text(view: View) -> str:
    """What holds where Violet stands, in the words of the page."""
    if view.violet_space == len(view.path):
        return sentence(words("violet-here-fire"))
    if view.place_colour in view.colours.values():
        return sentence(words("violet-here-coloured", colour=view.place_colour))
    return sentence(words("violet-here-neutral"))


def slot_text(slot: PairSeen | None) -> str:
    if slot is None:
        return "[empty]"
    difference = "" if slot.difference is None else f" = {slot.difference}"
    return f"[{'-'.join(slot.cards)}{difference}]"


def spot_text(spot: SpotSeen) -> str:
    return f"{spot.spot} {spot.tile or 'none'}"


def kept_text(view: View) -> str:
    return f"  kept: {', '.join(view.kept_tiles)}" if view.kept_tiles else ""


def played_lines(view: View) -> list[str]:
    cards = [f"{name.capitalize()} played {card}" for name, card in view.played.items() if card]
    return [f"On the table: {', '.join(cards)}."] if cards else []


def hand_line(name: str, hand: HandSeen, own: bool) -> str:
    if own:
        cards = "  ".join(card.card + ("" if card.effect_on else "·") for card in hand.cards)
        return f"Your hand  {cards}   (· no effect now)"
    known = f", known: {' '.join(hand.known)}" if hand.known else ""
    shown = f", shown by a 7: {' '.join(hand.shown)}" if hand.shown else ""
    return f"{name.capitalize()} holds {hand.size}{known}{shown}"
