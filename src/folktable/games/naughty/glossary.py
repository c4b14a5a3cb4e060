"""All cards of the box, with their whole texts."""

from collections.abc import Iterator

from folktable.engine.game import Opened
from folktable.engine.glossary import Entry
from folktable.engine.words import words
from folktable.games.naughty.basics import list_points
from folktable.games.naughty.names import *
from folktable.games.naughty.seen import GiverText, KiddoSeen, creature_texts, present_texts
from folktable.games.naughty.state import *


def glossary(opened: Opened) -> tuple[Entry, ...]:
    return (*creatures(opened), *givers(opened), *kiddos(opened), *presents(opened))


def creatures(opened: Opened) -> Iterator[Entry]:
    group = words("naughty-glossary-creatures")
    for card in creature_texts(opened):
        yield Entry(group, f"creature:{card.creature}", card.name, card.text, card.rule, card)


def givers(opened: Opened) -> Iterator[Entry]:
    for giver, data in enumerate(opened.edition.gift_givers):
        liked = tuple(
            name_words(opened, present) for present in opened.edition.presents if present.id in data.preferred
        )
        name, does, rule = name_words(opened, data), card_does(opened, data), GIVER_RULES[giver]
        card = GiverText(data.id, name, tuple(data.preferred), does, rule, None)
        text = words("naughty-glossary-giver", presents=liked, does=does)
        yield Entry(words("naughty-glossary-givers"), f"giver:{data.id}", name, text, rule, card)


def kiddos(opened: Opened) -> Iterator[Entry]:
    group = words("naughty-glossary-kiddos")
    for kiddo, data in enumerate(opened.edition.kiddos):
        points = list_points(opened.box, kiddo)
        card = KiddoSeen(data.id, data.shape, tuple(data.wish), points, False, False)
        text = words(
            "naughty-glossary-kiddo-shape" if opened.box.with_sets else "naughty-glossary-kiddo",
            shape=shape_words(opened, data.shape),
            wish=wish_words(data.wish),
            points=points_words(points),
        )
        yield Entry(group, f"kiddo:{data.id}", kiddo_words(opened, kiddo), text, "naughty-wish-1", card)


def presents(opened: Opened) -> Iterator[Entry]:
    group = words("naughty-glossary-presents")
    for kind, card in enumerate(present_texts(opened)):
        text = words("naughty-glossary-present", colour=colour_words(opened, card.colour), count=COPIES)
        yield Entry(group, f"present:{card.present}", present_words(opened, kind), text, "naughty-wish-1", card)
