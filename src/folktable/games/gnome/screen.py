"""A view as text, for a terminal."""

from folktable.engine.drawing import Block, centred, filled, heading, in_rows, length, padded, paint
from folktable.engine.drawing import card as drawn_card
from folktable.engine.words import in_words, words
from folktable.games.gnome.names import CHANT
from folktable.games.gnome.seen import EffectSeen, GnomeSeen, View
from folktable.games.gnome.state import *

IN_A_ROW = 19  # stones of the trail
CELL = 4  # columns of a stone
INKS = {"door": "gold", "fork": "purple", "slime": "green", "hazard": "red", "cottage": "orange"}


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    chant = "  ".join(paint(step.upper(), "gold") if step == view.step else step for step in CHANT)
    rolled = f"   (rolled {view.roll})" if view.roll else ""
    return "\n".join(
        [
            f"Round {view.round}, {view.active.capitalize()}'s turn:  {chant}{rolled}",
            *trail_lines(view),
            heading("Gnomes"),
            *(line for gnome in view.gnomes for line in gnome_lines(gnome, view)),
            *pile_lines(view),
            *lying_lines(view),
            *stack_lines(view),
            *own_lines(view),
        ]
    )


# --- The trail -----------------------------------------------------------------------------------------------


def trail_lines(view: View) -> list[str]:
    """The whole trail, row by row, with the gnomes above the stones they stand on."""
    doors = {business.name: business.door for business in view.trail.businesses}
    standing: dict[str, str] = {}
    for gnome in view.gnomes:
        space = doors.get(gnome.space, gnome.space)
        standing[space] = standing.get(space, "") + paint(gnome.word[0].upper(), gnome.word)
    lines = []
    spaces = view.trail.spaces
    for first in range(0, len(spaces), IN_A_ROW):
        row = spaces[first : first + IN_A_ROW]
        above = "".join(padded(fitting(standing.get(space, "")), CELL) for space in row).rstrip()
        lines += [*([f" {above}"] if above else []), " " + "".join(stone(view, space) for space in row)]
    return [heading("Trail"), *lines, *(paint(line, "dim") for line in filled(legend(view), "  "))]


def fitting(gnomes: str) -> str:
    """More than three gnomes on a stone are counted."""
    return gnomes if length(gnomes) < CELL else f"{length(gnomes)}g"


def stone(view: View, space: str) -> str:
    kind = view.trail.special[space].kind if space in view.trail.special else ""
    label = paint(stone_label(space), INKS.get(kind, "white"))
    return label + paint("─" * (CELL - length(label)), "dim")


def stone_label(space: str) -> str:
    """Stones by their number; those behind the bridge with an exclamation mark."""
    if space == "cottage":
        return "HOME"
    return "0" if space == "start" else space.replace("s", "", 1).replace("b", "!", 1)


def place_text(view: View, space: str) -> str:
    """Where a gnome is, in words."""
    inside = {business.name: business.title for business in view.trail.businesses}
    if space in inside:
        return f"in the {in_words(inside[space])}"
    special = view.trail.special.get(space)
    if special and special.kind in ("start", "hazard", "cottage"):
        return in_words(special.title)
    return f"stone {stone_label(space)}"


def legend(view: View) -> str:
    """What the stones are that are more than stones."""
    shops = [f"{stone_label(shop.door)} {in_words(shop.title)}" for shop in view.trail.businesses]
    forks = []
    for fork in view.trail.forks:
        name = "Troll Bridge" if fork.kind == "bridge" else "Slug Slime"
        toll = f" for {fork.toll} gems" if fork.toll else ""
        forks.append(f"{stone_label(fork.start)} {name} to {stone_label(fork.to)}{toll}")
    hazards = {space: one for space, one in view.trail.special.items() if one.kind == "hazard"}
    dangers = [f"{stone_label(space)} {in_words(one.title)}" for space, one in hazards.items()]
    return ", ".join([*shops, *forks, *dangers])


# --- Gnomes and cards ----------------------------------------------------------------------------------------


def title_of(view: View, card: str) -> str:
    return in_words(view.cards[card].title) if card in view.cards else card.replace("_", " ").title()


def gnome_lines(gnome: GnomeSeen, view: View) -> list[str]:
    mark = paint(">", "gold") if gnome.word == view.active else " "
    you = " (you)" if gnome.word == view.you else ""
    name = paint(f"{in_words(gnome.name) + you:13}", gnome.word)
    purse = f"{gnome.gems} gems" + (f" ({jewels_text(gnome.jewels)})" if gnome.jewels else "")
    if gnome.place:
        place = in_words(words("gnome-home", place=gnome.place))
    else:
        place = f"{place_text(view, gnome.space)}, {in_words(gnome.ahead)}"
    held = f"hand of {gnome.hand}"
    if gnome.brawl_cards or gnome.brawl_used:
        held += f", {gnome.brawl_cards} brawl cards{used_text(gnome)}"
    items = ", ".join(title_of(view, item) for item in gnome.items) or "none"
    under = f"; under {', '.join(effect_text(view, effect) for effect in gnome.effects)}" if gnome.effects else ""
    told = filled(f"{purse}; {held}; goods: {items}{under}", "  ", 76)
    first, *rest = filled(place, width=62)
    return [f"{mark} {name} {first}", *(f"    {line}" for line in [*rest, *told])]


def jewels_text(jewels: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in jewels.items())


def used_text(gnome: GnomeSeen) -> str:
    return f" (used {' '.join(map(str, gnome.brawl_used))})" if gnome.brawl_used else ""


def effect_text(view: View, effect: EffectSeen) -> str:
    turns = f", turns left: {effect.turns}" if effect.turns else ""
    return f"{title_of(view, effect.card)}{turns}{' (waiting)' if effect.waiting else ''}"


def pile_lines(view: View) -> list[str]:
    discarded = sum(view.discard.values())
    return filled(f"Draw pile {view.pile}, discard pile {discarded}. Mine: {jewels_text(view.mine)}.", "  ")


def lying_lines(view: View) -> list[str]:
    lying = ", ".join(f"{n} on {place_text(view, space)}" for space, n in view.lying.items())
    return filled(f"Gems lie on the trail: {lying}.", "  ") if lying else []


def stack_lines(view: View) -> list[str]:
    lines = []
    for played in view.stack:
        on = f" on {played.target.capitalize()}" if played.target else ""
        lines.append(f"Being played: {title_of(view, played.card)} by {played.by.capitalize()}{on}")
    return lines


def own_lines(view: View) -> list[str]:
    """One's hand as cards, brawl cards, and what the goods fetch in each shop."""
    if view.you == "spectator":
        return []
    lines = [heading("Your hand"), *(in_rows([hand_card(view, card) for card in view.hand]) or ["empty"])]
    if view.brawl_hand:
        lines.append(f"Brawl cards: {'  '.join(f'[{value}]' for value in view.brawl_hand)}")
    if view.prices:
        shops = {business.name: in_words(business.title) for business in view.trail.businesses}
        lines.append(heading("What goods fetch"))
        for item, prices in view.prices.items():
            told = "  ".join(f"{shops[shop]} {price}" for shop, price in prices.items())
            lines += filled(f"{title_of(view, item):24} {told}", " " * 25)
    return lines


def hand_card(view: View, card: str) -> Block:
    seen = view.cards[card]
    title = filled(in_words(seen.title), width=15)
    kind = "goods" if seen.base else seen.colour
    return drawn_card(*(centred(line, 15) for line in title), *[""] * (2 - len(title)), kind, ink=seen.colour)
