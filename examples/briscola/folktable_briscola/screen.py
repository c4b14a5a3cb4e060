"""A view as text, for a terminal."""

from __future__ import annotations

from folktable.engine.words import in_words, words
from folktable_briscola.table import View


def screen(view: View) -> str:
    seen = view.table
    return "\n".join(
        (
            in_words(words("briscola-screen-deck", deck=seen.deck, trump=seen.turned_up or seen.trump)),
            in_words(words("briscola-screen-points", south=seen.points["south"], north=seen.points["north"])),
            in_words(words("briscola-screen-trick", **{seat: card or "-" for seat, card in seen.trick.items()})),
            in_words(words("briscola-screen-hand", cards=view.hand or ("-",))),
        )
    )
