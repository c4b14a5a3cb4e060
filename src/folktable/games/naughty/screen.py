"""A view as text, for a terminal."""

from collections.abc import Iterable

from folktable.engine.drawing import Block, beside, box, card, filled, heading, in_rows, paint
from folktable.engine.words import in_words
from folktable.games.naughty.seen import KiddoSeen, PlayerSeen, View
from folktable.games.naughty.state import *

CARD = 19  # columns: four in a row
WISH_LINES = 2


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            headline(view),
            heading("Playground"),
            *in_rows([kiddo_card(view, kiddo) for kiddo in view.playground if kiddo]),
            heading("Offer row"),
            *offer_lines(view),
            heading("Players"),
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


def named(view: View, things: Iterable[str]) -> list[str]:
    """Presents and creatures as they are printed."""
    names = {one.present: one.name for one in view.presents} | {one.creature: one.name for one in view.creatures}
    return [in_words(names[thing]) if thing in names else thing.replace("_", " ") for thing in things]


def headline(view: View) -> str:
    if view.winners:
        return f"The game is over. Won by {listed([winner.capitalize() for winner in view.winners])}."
    if view.turn == 0:
        return f"Level {view.level}, before the first turn"
    last = f", last turns: {view.final_turns} to go" if view.final_turns else ""
    midnight = ", Midnight has struck" if view.midnight and not view.final_turns else ""
    return f"Level {view.level}, turn {view.turn}, {view.active.capitalize()}'s turn{midnight}{last}"


def kiddo_card(view: View, kiddo: KiddoSeen) -> Block:
    """A shape, a name and a wish; with a golden edge whoever one can please now."""
    wish = [coloured(line) for line in filled(" ".join(kiddo.wish), width=CARD - 4)]
    pays = "you can pay" if kiddo.payable else "with Caga Tió" if kiddo.payable_with_caga else ""
    lines = [in_words(view.kiddos[kiddo.kiddo]), *wish, *[""] * (WISH_LINES - len(wish)), paint(pays, "gold")]
    return box([f" {line}" for line in lines], "gold" if pays else "", CARD, kiddo.shape)


def coloured(line: str) -> str:
    return " ".join(paint(word, word) for word in line.split())


def present_card(view: View, present: str, note: str = "") -> Block:
    colour = next(one.colour for one in view.presents if one.present == present)
    return card(*named(view, [present]), colour + note, ink=colour, width=CARD)


def offer_lines(view: View) -> list[str]:
    empty = box(["", ""], "dim", CARD)
    decks = f"Decks: {view.present_deck} presents, {view.kiddo_deck} kiddos"
    if view.creatures:
        decks += f", {view.creature_deck} creatures"
    below = f"; below, with Midnight, {view.kiddo_stack} kiddos"
    if view.creatures:
        below += f" and {view.creature_stack} creatures"
    discards = [
        counts_text(view, view.present_discards),
        counts_text(view, view.creature_discards),
        ", ".join(in_words(view.kiddos[kiddo]) for kiddo in view.kiddo_discards),
    ]
    told = "; ".join(text for text in discards if text)
    return [
        *in_rows([present_card(view, one) if one else empty for one in view.row]),
        *filled(f"{decks}{below if view.kiddo_stack or view.creature_stack else ''}.", "  "),
        *(filled(f"Discarded: {told}.", "  ") if told else []),
    ]


def counts_text(view: View, counts: dict[str, int]) -> str:
    names = zip(named(view, counts), counts.values(), strict=True)
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in names)


def player_lines(player: PlayerSeen, view: View) -> list[str]:
    """What counts and what is held; then what is special about this player."""
    mark = paint(">", "gold") if player.seat == view.active else " "
    giver = next((in_words(one.name) for one in view.givers if one.giver == player.giver), "")
    you = " (you)" if player.seat == view.you else ""
    who = paint(f"{player.seat.capitalize() + you:<13}", player.seat)
    fresh = f" ({player.fresh} asleep)" if player.fresh else ""
    held = plural(player.presents, "present")
    if view.creatures:
        held += f", {plural(player.creatures, 'creature')}{fresh}"
    shapes = ", ".join(f"{len(kiddos)} {shape}" for shape, kiddos in player.kiddos.items() if kiddos)
    known = named(view, (*player.known_presents, *player.known_creatures))
    details = [
        f"likes {' and '.join(named(view, player.preferred))}" if player.preferred else "",
        f"kiddos: {shapes}" if shapes else "",
        f"{player.scrooges} Scrooge" if player.scrooges else "",
        f"Rudolf {player.rudolf}, worth {player.rudolf_points}" if player.rudolf is not None else "",
        f"you know of {', '.join(known)}" if known else "",
        f"has no {', '.join(named(view, player.lacks))}" if player.lacks else "",
    ]
    second = "; ".join(detail for detail in details if detail)
    first = f"{mark} {who}{giver:<17} {plural(player.points, 'point'):<10} {held}"
    return [first, *(f"    {line}" for line in filled(second, width=76))]


def stack_lines(view: View) -> list[str]:
    lines = [
        f"{card.seat.capitalize()}: {in_words(card.what)}{' (cancelled)' if card.cancelled else ''}"
        for card in view.stack
    ]
    if view.given:
        lines.append(f"Given: {', '.join(named(view, view.given))}")
    if view.shown:
        lines.append(f"The Elves offer: {', '.join(named(view, view.shown))}")
    return [heading("On the stack"), *(part for line in lines for part in filled(line, "  "))] if lines else []


def hand_lines(view: View) -> list[str]:
    """Presents as cards, preferred ones starred; what sleeps wakes next turn, an exclamation mark is a reaction."""
    if view.you == "spectator":
        return []
    presents = [present_card(view, one.present, " *" if one.preferred else "") for one in view.hand_presents]
    lines = [heading("Your presents (* preferred)"), *(in_rows(presents) or ["none"])]
    if view.creatures:
        creatures = [
            card(*named(view, [one.creature]), "wakes next turn" if one.fresh else "reaction" if one.reaction else "")
            for one in view.hand_creatures
        ]
        lines += [heading("Your creatures"), *(in_rows(creatures) or ["none"])]
    if view.looked_at:
        lines += [heading("You drew"), *beside([card(name) for name in named(view, view.looked_at)])]
    return lines
