"""All cards, jewels, shops and stones of the box, with their whole texts."""

from collections.abc import Iterator

from folktable.engine.game import Opened
from folktable.engine.glossary import Entry
from folktable.engine.words import words
from folktable.games.gnome.names import card_id, jewel_words, shop_words
from folktable.games.gnome.seen import Printed, printed_in


def glossary(opened: Opened) -> tuple[Entry, ...]:
    printed = opened.once(Printed, lambda: printed_in(opened))
    return (*cards(opened, printed), *brawl_cards(printed), *jewels(opened, printed), *places(opened, printed))


def cards(opened: Opened, printed: Printed) -> Iterator[Entry]:
    for number, card in enumerate(printed.cards):
        group = words(f"gnome-glossary-{card.colour}")
        prices = tuple(
            words("gnome-pays", shop=shop_words(opened, b), price=card.prices[shop.id])
            for b, shop in enumerate(opened.edition.trail.businesses)
            if shop.id in card.prices
        )
        text = words("gnome-glossary-item", text=card.text, prices=prices) if prices else card.text
        yield Entry(group, f"card:{card_id(opened, number)}", card.title, text, card.rule, card)


def brawl_cards(printed: Printed) -> Iterator[Entry]:
    group = words("gnome-glossary-brawl")
    for value, title in enumerate(printed.brawl_titles, 1):
        yield Entry(group, f"brawl:{value}", title, words("gnome-glossary-brawl-card", value=value), "gnome-brawl-5")


def jewels(opened: Opened, printed: Printed) -> Iterator[Entry]:
    for name, value in printed.jewel_values.items():
        text = words("gnome-glossary-jewel", value=value)
        group = words("gnome-glossary-jewels")
        yield Entry(group, f"jewel:{name}", jewel_words(opened, name), text, "gnome-gem-1", {"value": value})


def places(opened: Opened, printed: Printed) -> Iterator[Entry]:
    group = words("gnome-glossary-places")
    for number, shop in enumerate(printed.trail.businesses):
        text = words("gnome-glossary-die-shop" if shop.die else "gnome-glossary-shop")
        yield Entry(group, f"shop:{shop.name}", shop_words(opened, number), text, "gnome-biz-2")
    for stone, special in printed.trail.special.items():
        if special.text:
            yield Entry(group, f"stone:{stone}", special.title, special.text, "gnome-bridge-5")
