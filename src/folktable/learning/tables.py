"""The tables that a network is trained at: every number of players, the game as in the book and as hosts change it."""

from __future__ import annotations

import random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta

from folktable.engine.errors import EditionError
from folktable.engine.game import Game, Opened, open_box

CHANGED = 0.15  # how likely an option is another than the book's, at the tables that change some
TRIES = 20


def values_of(annotation: Any) -> list[Any]:
    """What an option may be, where that is a few things or a range of numbers."""
    if annotation is bool:
        return [False, True]
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    bounds = [one for one in getattr(annotation, "__metadata__", ()) if isinstance(one, Meta)]
    if bounds and annotation.__origin__ is int and bounds[0].ge is not None and bounds[0].le is not None:
        return list(range(int(bounds[0].ge), int(bounds[0].le) + 1))
    return []


def some_options(game: Game, chance: random.Random) -> dict[str, Any]:
    """Options of which a few are others than the book's; limits on a game's length are left alone."""
    hints = get_type_hints(game.box.Options, include_extras=True)
    choices = {name: values_of(annotation) for name, annotation in hints.items() if "cap" not in name}
    some = {name: chance.choice(values) for name, values in choices.items() if values and chance.random() < CHANGED}
    return {**some, **{name: chance.choice(values) for name, values in options_trained_evenly(game).items()}}


def options_trained_evenly(game: Game) -> dict[str, tuple[Any, ...]]:
    """Options that make a game another one, and what to train: all of these values alike (`play.TRAINED_AT`)."""
    found: dict[str, tuple[Any, ...]] = getattr(game.play, "TRAINED_AT", {})
    return found


def tables(game: Game, seats: int, count: int, options: dict[str, Any], editions: list[dict[str, Any]]) -> list[Opened]:
    """So many boxes for so many seats, two of each edition by turns: one has the book's options, with those given."""
    chance = random.Random(f"{game.slug} {seats}")
    found: list[Opened] = []
    for n in range(count):
        edition = editions[n // 2 % len(editions)]
        if n % 2 == 0:
            found.append(open_box(game, edition, options, seats))
        else:
            found.append(changed(game, edition, options, seats, chance))
    return found


def changed(game: Game, edition: dict[str, Any], options: dict[str, Any], seats: int, chance: random.Random) -> Opened:
    """Not all options go together: try until some do."""
    for _ in range(TRIES):
        try:
            return open_box(game, edition, {**some_options(game, chance), **options}, seats)
        except EditionError:
            continue
    return open_box(game, edition, options, seats)
