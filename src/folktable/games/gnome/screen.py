"""A view as text, for a terminal."""

from __future__ import annotations

from folktable.engine.words import in_words, words
from folktable.games.gnome.names import CHANT
from folktable.games.gnome.seen import EffectSeen, GnomeSeen, View
from folktable.games.gnome.state import *


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    chant = "  ".join(step.upper() if step == view.step else step for step in CHANT)
    return "\n".join(
        [
            f"Round {view.round}, {view.active.capitalize()}'s turn:  {chant}"
            + (f"   (rolled {view.roll})" if view.roll else ""),
            "",
            *(line for gnome in view.gnomes for line in gnome_lines(gnome, view)),
            "",
            f"Draw pile {view.pile}, discard pile {sum(view.discard.values())}.  Mine: {jewels_text(view.mine)}",
            *([f"Gems lying: {', '.join(f'{n} on {space}' for space, n in view.lying.items())}"] if view.lying else []),
            *stack_lines(view),
            *own_lines(view),
        ]
    )


def gnome_lines(gnome: GnomeSeen, view: View) -> list[str]:
    mark = ">" if gnome.word == view.active else " "
    you = " (you)" if gnome.word == view.you else ""
    purse = f"{gnome.gems:3} gems" + (f" ({jewels_text(gnome.jewels)})" if gnome.jewels else "")
    place = (
        in_words(words("gnome-home", place=gnome.place)) if gnome.place else f"{gnome.space}, {in_words(gnome.ahead)}"
    )
    lines = [f"{mark} {in_words(gnome.name) + you:12} {place:46} {purse}"]
    lines.append(
        f"{'':15}hand {gnome.hand}, brawl cards {gnome.brawl_cards}{used_text(gnome)}; items: {listed(gnome.items)}"
    )
    if gnome.effects:
        lines.append(f"{'':15}under: {', '.join(effect_text(effect) for effect in gnome.effects)}")
    return lines


def jewels_text(jewels: dict[str, int]) -> str:
    return " ".join(f"{name} {count}" for name, count in jewels.items())


def listed(names: tuple[str, ...]) -> str:
    return ", ".join(name.replace("_", " ") for name in names) or "none"


def used_text(gnome: GnomeSeen) -> str:
    return f" (used {' '.join(map(str, gnome.brawl_used))})" if gnome.brawl_used else ""


def effect_text(effect: EffectSeen) -> str:
    turns = f", turns left: {effect.turns}" if effect.turns else ""
    return f"{effect.card.replace('_', ' ')}{turns}{' (waiting)' if effect.waiting else ''}"


def stack_lines(view: View) -> list[str]:
    lines = []
    for played in view.stack:
        on = f" on {played.target.capitalize()}" if played.target else ""
        lines.append(f"On the stack: {played.card.replace('_', ' ')} by {played.by.capitalize()}{on}")
    return lines


def own_lines(view: View) -> list[str]:
    if view.you == "spectator":
        return []
    lines = ["", f"Your hand: {listed(view.hand)}"]
    if view.brawl_hand:
        lines.append(f"Your brawl cards: {' '.join(map(str, view.brawl_hand))}")
    for item, prices in view.prices.items():
        lines.append(f"  {item.replace('_', ' '):24} {'  '.join(f'{shop} {price}' for shop, price in prices.items())}")
    return lines
