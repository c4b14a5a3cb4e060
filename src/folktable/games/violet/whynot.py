"""Why a thing cannot be chosen now, from what its player sees."""

from folktable.engine.game import Opened
from folktable.engine.match import Sight
from folktable.engine.words import Words, words
from folktable.games.violet.names import tile_id
from folktable.games.violet.seen import View
from folktable.games.violet.state import *

FROM_HAND = ("violet-ask-play", "violet-ask-give-back", "violet-ask-put-back", "violet-ask-trick-give")
FROM_TABLEAU = ("violet-ask-draft", "violet-ask-take", "violet-ask-trick-get", "violet-ask-take-fifth")
ONTO_PATH = ("violet-ask-put-ring", "violet-ask-put-off-track", "violet-ask-adapt-where")


def why_not(seen: Sight, opened: Opened, thing: str, chosen: tuple[str, ...]) -> Words | None:
    view: View = seen.view
    asked = seen.asks
    kind, _, name = thing.partition(":")
    if kind == "card":
        return about_card(view, asked, name)
    if kind == "space":
        return about_space(view, asked)
    if kind == "lantern":
        return words("violet-why-full" if asked == "violet-ask-journey" else "violet-why-rest-later")
    if kind == "colour":
        return words("violet-why-same-colour")
    if kind == "token":
        return about_token(view, name)
    if kind == "tile" and name in view.kept_tiles:
        after_draw = name == tile_id(opened, RESOURCEFUL)
        return words("violet-why-after-draw" if after_draw else "violet-why-own-draw")
    return words("violet-why-tile") if kind in ("tile", "spot") else None


def about_card(view: View, asked: str, card: str) -> Words | None:
    if asked in FROM_HAND and card in view.tableau:
        return words("violet-why-hand-first" if asked == "violet-ask-play" else "violet-why-from-hand")
    held = [one.card for one in view.hands[view.you].cards]
    return words("violet-why-from-tableau") if asked in FROM_TABLEAU and card in held else None


def about_space(view: View, asked: str) -> Words | None:
    if asked == "violet-ask-journey":
        return words("violet-why-one-step")
    if asked in ONTO_PATH:
        return words("violet-why-ahead")
    if asked == "violet-ask-put-scent":
        return words("violet-why-ahead-of-fear")
    return words("violet-why-walk-later") if asked == "violet-ask-play" else None


def about_token(view: View, owner: str) -> Words:
    if owner != view.you:
        return words("violet-why-other-token")
    return words("violet-why-own-draw" if view.tokens.get(owner) else "violet-why-no-token")
