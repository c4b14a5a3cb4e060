"""A view as text, for a terminal."""

from folktable.engine.drawing import Block, bar, beside, box, card, card_back, filled, heading, in_rows, paint, strip
from folktable.engine.words import in_words, sentence, words
from folktable.games.violet.seen import HandSeen, PairSeen, SpotSeen, View
from folktable.games.violet.state import *

FACE_DOWN = "?"


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            *path_lines(view),
            *fear_lines(view),
            lantern_line(view),
            f"{place_text(view)}.",
            "",
            *table_lines(view),
            *token_lines(view),
            *(line for name, hand in view.hands.items() for line in hand_lines(view, name, hand)),
        ]
    )


def path_lines(view: View) -> list[str]:
    """The way to the Fire with who stands where, and under it what the marks mean."""
    cells = []
    for n, space in enumerate(view.path):
        marks = ("V" if n == view.violet_space else "") + ("!" if space.name == view.fear else "")
        marks += ("*" if space.helper else "") + ("o" if space.ring else "") + ("~" if space.scent else "")
        cells.append((space.name[1:], marks, space.colour))
    path = strip(cells)
    fire = ["", paint(" ▲▲ ", "orange"), paint("FIRE", "orange") + (" V" if view.violet == "fire" else ""), ""]
    above = [""] * (len(path) - len(fire))  # a long path turns: the Fire is at its end
    areas = dict.fromkeys(space.area for space in view.path)
    numbers = {area: [space.name[1:] for space in view.path if space.area == area] for area in areas}
    where = ", ".join(f"{in_words(view.areas[area])} {held[0]}-{held[-1]}" for area, held in numbers.items())
    return [
        *beside([path, [*above, *fire]]),
        *(paint(line, "dim") for line in filled(f"{where}.")),
        paint("V Violet, ! her fear, * a Helper, o Faery Ring, ~ Scent of Fear", "dim"),
    ]


def fear_lines(view: View) -> list[str]:
    """The Fear Track, with its tiles under it; from its end the Fear Pawn follows her on the path."""
    behind = f"{view.fear_gap} step{'' if view.fear_gap == 1 else 's'} behind her"
    if view.fear.startswith("F"):
        at = int(view.fear[1:])
        steps = [paint("!", "red") if n == at else paint("·", "dim") for n in range(view.fear_length + 1)]
        lines = [f"Fear  {' '.join(steps)} > her path   {behind}"]
    else:
        lines = [f"Fear has come to space {view.fear[1:]} of her path, {behind}."]
    tiles = [f"step {spot.spot[1:]} {tile_text(spot)}" for spot in view.spots]
    if tiles:
        lines += filled(f"Event Tiles: {', '.join(tiles)}.", "  ")
    if view.kept_tiles:
        lines += filled(f"Kept: {', '.join(tile_name(tile) for tile in view.kept_tiles)}.", "  ")
    return lines


def tile_text(spot: SpotSeen) -> str:
    if spot.tile is None:
        return "none"
    return "face down" if spot.tile == FACE_DOWN else tile_name(spot.tile)


def tile_name(tile: str) -> str:
    return "face down" if tile == FACE_DOWN else in_words(words(f"violet-tile-{tile}"))


def lantern_line(view: View) -> str:
    light = bar(view.fuel, view.full, "gold")
    faint = f"; adds {view.penalty} to fear" if view.penalty else ""
    return f"Lantern  {light} {view.fuel} of {view.full}, out at {view.empty_at}{faint}"


def place_text(view: View) -> str:
    """What holds where Violet stands, in the words of the page."""
    if view.violet_space == len(view.path):
        return sentence(words("violet-here-fire"))
    if view.place_colour in view.colours.values():
        return sentence(words("violet-here-coloured", colour=view.place_colour))
    return sentence(words("violet-here-neutral"))


def drawn(view: View, name: str, note: str = "") -> Block:
    """A card by its letter and number; face down where nobody here knows it."""
    if name == FACE_DOWN:
        return card_back(2 + bool(note), 8)
    colour = view.colours[name[0]]
    return card(name[1:], colour, *([note] if note else []), ink=colour, width=8)


def table_lines(view: View) -> list[str]:
    """The tableau, the deck and the Fear Slots, then what was played."""
    tableau = [drawn(view, name) if name else box(["", ""], "dim", 8) for name in view.tableau]
    piles = [f"deck {view.deck}", f"discard {view.discard}"]
    lines = [heading("Tableau"), *beside([*tableau, ["", *piles]])]
    if view.deck_top:
        known = ", ".join(card_name(view, name) for name in view.deck_top)
        lines += filled(f"On top of the deck, as you know: {known}.", "  ")
    slots = "; ".join(f"{('first', 'second')[n % 2]} {slot_text(view, slot)}" for n, slot in enumerate(view.slots))
    lines += filled(f"Fear Slots: {slots}", "  ")
    played = [["", f"{name.capitalize()}:"] for name, one in view.played.items() if one]
    cards = [drawn(view, one) for one in view.played.values() if one]
    if cards:
        lines += [heading("Played"), *beside([part for pair in zip(played, cards, strict=True) for part in pair])]
    return lines


def card_name(view: View, name: str) -> str:
    return name if name == FACE_DOWN else f"{view.colours[name[0]]} {name[1:]}"


def slot_text(view: View, slot: PairSeen | None) -> str:
    if slot is None:
        return "empty"
    cards = " and ".join("a card face down" if one == FACE_DOWN else card_name(view, one) for one in slot.cards)
    return cards if slot.difference is None else f"{cards}, {slot.difference} apart"


def token_lines(view: View) -> list[str]:
    lying = ", ".join(in_words(view.areas[area]) if area in view.areas else area for area in view.tokens_lying)
    held = f"Tokens: Violet {view.tokens['violet']}, Torech {view.tokens['torech']}; lying: {lying or 'none'}."
    return filled(held, "  ")


def hand_lines(view: View, name: str, hand: HandSeen) -> list[str]:
    if view.you == name:
        off = any(not one.effect_on for one in hand.cards)  # then all are as high
        cards = [drawn(view, one.card, ("" if one.effect_on else "no effect") or " " * off) for one in hand.cards]
        return [heading("Your hand"), *(in_rows(cards) or ["empty"])]
    known = f", of which you know {', '.join(card_name(view, one) for one in hand.known)}" if hand.known else ""
    shown = f", shown by a 7: {', '.join(card_name(view, one) for one in hand.shown)}" if hand.shown else ""
    return filled(f"{name.capitalize()} holds {hand.size} {'card' if hand.size == 1 else 'cards'}{known}{shown}.", "  ")
