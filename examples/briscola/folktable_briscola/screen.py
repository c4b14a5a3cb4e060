"""A view as text, for a terminal."""

from folktable.engine.drawing import Block, beside, card, card_back, heading, in_rows
from folktable.engine.words import in_words, words
from folktable_briscola.table import View

INKS = {"coins": "gold", "cups": "red", "swords": "blue", "clubs": "green"}


def screen(view: View) -> str:
    seen = view.table
    trump = drawn(seen.turned_up) if seen.turned_up else []
    deck = card_back(2, 9) if seen.deck else []
    told = ["", in_words(words("briscola-screen-deck", deck=seen.deck, trump=suit_words(seen.trump)))]
    points = in_words(words("briscola-screen-points", south=seen.points["south"], north=seen.points["north"]))
    trick = [
        block
        for seat, name in seen.trick.items()
        if name
        for block in (["", in_words(words(f"briscola-{seat}"))], drawn(name))
    ]
    return "\n".join(
        (
            points,
            *beside([deck, trump, told]),
            *((heading(in_words(words("briscola-trick"))), *beside(trick)) if trick else ()),
            *((heading(in_words(words("briscola-screen-hand"))), *in_rows(map(drawn, view.hand))) if view.hand else ()),
        )
    )


def drawn(name: str) -> Block:
    suit, rank = name.split("-")
    return card(in_words(words(f"briscola-rank-{rank}")), suit_words(suit), ink=INKS.get(suit, ""), width=9)


def suit_words(suit: str) -> str:
    return in_words(words(f"briscola-suit-{suit}"))
