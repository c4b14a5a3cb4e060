"""Words in no language yet: which text of the locale file, and what goes into it.

Rules tell numbers, a game's table.py chooses the text that tells them, and whoever reads it, page or terminal, has
the texts of a language: `folktable/locale/<language>.ftl`, one file for everything that is said, in Project Fluent's
syntax; a game in a package of its own brings its texts in `locale`. So a game is played, watched and told again in any
language, and what goes over the wire is in none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from folktable.engine.packages import HOME, game_locales

LOCALES = HOME / "locale"
ENGLISH = "en"


# Of these, and of what is made of them, there are many at any time, and none can refer to itself: no gc.
class Words(Struct, frozen=True, omit_defaults=True, gc=False):
    id: str
    values: dict[str, Words | str | int | tuple[Words | str | int, ...]] = {}


Text = Words | str  # what a text of the locale says, or just this: an edition of one's own prints what it likes
Part = Text | int
Value = Part | tuple[Part, ...]


def words(id: str, /, **values: Value) -> Words:
    return Words(id, values)


def says(id: str, *names: str) -> Callable[[Any], Words]:
    """The text of that id with what it names of the telling."""
    return lambda telling: Words(id, {name: getattr(telling, name) for name in names})


def listed(id: str, parts: Sequence[Text]) -> Text:
    """Pink, Blue and Yellow: the text of that id joins the `first` ones and the `last`."""
    *first, last = parts
    return Words(id, {"first": tuple(first), "last": last}) if first else last


def in_words(said: Value) -> str:
    """In English: what the terminal prints, and what a refusal says to a program. The page has its own formatter."""
    if isinstance(said, Words):
        bundle = english()
        if not bundle.has_message(said.id):
            raise ValueError(f"there is no text {said.id!r} in the locale; it is told with {sorted(said.values)}")
        message = bundle.get_message(said.id)
        # Numbers stay what they are: the text may choose a plural by them.
        values = {name: value if isinstance(value, int) else in_words(value) for name, value in said.values.items()}
        text, problems = bundle.format_pattern(message.value, values)
        if problems:
            raise ValueError(f"the text {said.id} cannot be said with {values}: {problems}")
        return str(text)
    if isinstance(said, tuple):
        return in_words(Words("list-comma")).join(in_words(part) for part in said)
    return str(said)


def sentence(said: Value) -> str:
    """The same where it stands alone: it begins with a capital letter, whatever it begins with."""
    text = in_words(said)
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=1 << 12)  # editions that people bring may have ids without end
def english_text(id: str) -> str | None:
    """What the text says that needs nothing put into it, if there is one."""
    if not english().has_message(id):
        return None
    text, problems = english().format_pattern(english().get_message(id).value, {})
    return None if problems else str(text)


@cache
def english() -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # here: who only plays by the million need not wait for it

    bundle = FluentBundle([ENGLISH], use_isolating=False)
    bundle.add_resource(FluentResource(texts(LOCALES / f"{ENGLISH}.ftl")))
    return bundle


def texts(path: Path) -> str:
    """A file of texts, and those in its language of games in packages of their own; English where a game lacks it."""
    found = [path.read_text("utf-8")]
    for folder in game_locales():
        own = folder / path.name
        found.append((own if own.exists() else folder / f"{ENGLISH}.ftl").read_text("utf-8"))
    return "\n".join(found)
