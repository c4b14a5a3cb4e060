"""A view as text, for a terminal."""

from __future__ import annotations

from folktable.engine.words import in_words
from folktable.games.naughty.seen import KiddoSeen, PlayerSeen, View
from folktable.games.naughty.state import *


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            headline(view),
            "",
            *(kiddo_line(kiddo, view) for kiddo in view.playground if kiddo),
            "",
            f"Offer row   {'   '.join(spaced(present or '--') for present in view.row)}",
            f"Decks       {view.present_deck} presents, {view.kiddo_deck} kiddos, {view.creature_deck} creatures; "
            f"with Midnight {view.kiddo_stack} and {view.creature_stack}",
            *discard_lines(view),
            "",
            *(line for player in view.players for line in player_lines(player, view)),
            *stack_lines(view),
            *hand_lines(view),
        ]
    )


def listed(names: list[str]) -> str:
    """Yellow, Orange and Pink."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def plural(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def spaced(name: str) -> str:
    """An id as it reads well: hot chocolate."""
    return name.replace("_", " ")


def headline(view: View) -> str:
    if view.winners:
        return f"The game is over. Won by {listed([winner.capitalize() for winner in view.winners])}."
    if view.turn == 0:
        return f"Level {view.level}, before the first turn"
    last = f", last turns: {view.final_turns} to go" if view.final_turns else ""
    midnight = ", Midnight has struck" if view.midnight and not view.final_turns else ""
    return f"Level {view.level}, turn {view.turn}, {view.active.capitalize()}'s turn{midnight}{last}"


def kiddo_line(kiddo: KiddoSeen, view: View) -> str:
    mark = "*" if kiddo.payable else "+" if kiddo.payable_with_caga else " "
    note = {"*": "   (you can pay)", "+": "   (with Caga Tió)", " ": ""}[mark]
    return f" {mark} {in_words(view.kiddos[kiddo.kiddo]):<9} {kiddo.shape:<10} {' '.join(kiddo.wish)}{note}"


def discard_lines(view: View) -> list[str]:
    piles = (
        counts_text(view.present_discards),
        counts_text(view.creature_discards),
        ", ".join(in_words(view.kiddos[kiddo]) for kiddo in view.kiddo_discards),
    )
    return [f"Discarded   {text}" for text in piles if text]


def counts_text(counts: dict[str, int]) -> str:
    return ", ".join(spaced(name) if count == 1 else f"{count} {spaced(name)}" for name, count in counts.items())


def player_lines(player: PlayerSeen, view: View) -> list[str]:
    """Two lines: what counts and what is held; then what is special about this player."""
    mark = ">" if player.seat == view.active else " "
    giver = spaced(player.giver or "").title()
    fresh = f" ({player.fresh} fresh)" if player.fresh else ""
    held = f"{plural(player.presents, 'present')}, {plural(player.creatures, 'creature')}{fresh}"
    first = f"{mark} {player.seat.capitalize():<8}{giver:<17} {plural(player.points, 'point'):<10} {held}"
    known = player.known_presents + player.known_creatures
    shapes = ", ".join(f"{len(kiddos)} {shape}" for shape, kiddos in player.kiddos.items() if kiddos)
    details = [
        f"likes {' and '.join(spaced(present) for present in player.preferred)}" if player.preferred else "",
        f"kiddos: {shapes}" if shapes else "",
        f"{player.scrooges} Scrooge" if player.scrooges else "",
        f"Rudolf {player.rudolf}, worth {player.rudolf_points}" if player.rudolf is not None else "",
        f"you know of {', '.join(map(spaced, known))}"
        if (known := player.known_presents + player.known_creatures)
        else "",
        f"has no {', '.join(map(spaced, player.lacks))}" if player.lacks else "",
    ]
    second = "; ".join(detail for detail in details if detail)
    return [first, *([f"          {second}"] if second else [])]


def stack_lines(view: View) -> list[str]:
    lines = [
        f"{card.seat.capitalize()}: {in_words(card.what)}{' (cancelled)' if card.cancelled else ''}"
        for card in view.stack
    ]
    if view.given:
        lines.append(f"Given: {', '.join(map(spaced, view.given))}")
    if view.shown:
        lines.append(f"The Elves offer: {', '.join(map(spaced, view.shown))}")
    return ["", *lines] if lines else []


def hand_lines(view: View) -> list[str]:
    """Presents by colour, preferred ones starred; fresh creatures in brackets, reactions with an exclamation mark."""
    if view.you == "spectator":
        return []
    colours = list(dict.fromkeys(present.colour for present in view.hand_presents))
    marked = [(p.colour, spaced(p.present) + ("*" if p.preferred else "")) for p in view.hand_presents]
    groups = [f"{colour}: {', '.join(name for other, name in marked if other == colour)}" for colour in colours]
    creatures = [
        f"({spaced(c.creature)}, wakes next turn)" if c.fresh else spaced(c.creature) + ("!" if c.reaction else "")
        for c in view.hand_creatures
    ]
    lines = ["", f"Your presents   {'; '.join(groups) or 'none'}"]
    if view.creatures:
        lines.append(f"Your creatures  {', '.join(creatures) or 'none'}")
    if view.looked_at:
        lines.append(f"You drew        {', '.join(map(spaced, view.looked_at))}")
    return lines
