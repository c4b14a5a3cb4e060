"""Why a thing cannot be chosen now, from what its player sees."""

from folktable.engine.game import Opened
from folktable.engine.match import Sight
from folktable.engine.words import Words, words
from folktable.games.nisse.seen import View


def why_not(seen: Sight, opened: Opened, thing: str, chosen: tuple[str, ...]) -> Words | None:
    view: View = seen.view
    kind, _, name = thing.partition(":")
    if kind == "space":
        return words("nisse-why-space")
    if kind != "card":
        return None
    if view.draft is not None:
        return about_draft(view, name)
    held = [card.card for card in view.hands[view.you].cards]
    if seen.asks == "nisse-ask-swap-give" and name in held:
        return words("nisse-why-just-taken")
    if seen.asks == "nisse-ask-swap-take":
        return words("nisse-why-from-discard")
    return words("nisse-why-not-in-hand") if name not in held else None


def about_draft(view: View, card: str) -> Words | None:
    """A card of the grid, by the die."""
    assert view.draft is not None
    row = next((n for n, cards in enumerate(view.draft.rows, 1) if card in cards), None)
    if row is None:
        return words("nisse-why-drafted")
    if view.draft.die is None:
        return words("nisse-why-die-first", row=row)
    return words("nisse-why-other-row", row=row, die=view.draft.die.face)
