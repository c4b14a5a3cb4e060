"""The numbers of an edition: where each is, what it may be, and whether the rulebook says it.

Editions mark their values in comments: book, inferred, or assumed where the book is silent. A comment is about its
line; one beside a heading or a list is about all in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from folktable.engine.errors import FolktableError
from folktable.engine.game import Game

MARK = re.compile(r"\b(book|inferred|assumed)\b")
HEADING = re.compile(r"\s*\[(\[?)([\w.]+)\]\]?")
KEY = re.compile(r"\s*([\w-]+)\s*=\s*(.*)")
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


Mark = Literal["book", "inferred", "assumed", ""]  # "": the edition does not say


class EditionNumber(Struct, frozen=True):
    path: str  # as in lantern.full, or lantern.zones.0.penalty
    value: int
    mark: Mark
    said: str  # the comment that it was marked by
    low: int | None  # bounds, where the game has them
    high: int | None


def numbers(game: Game, edition: dict[str, Any]) -> list[EditionNumber]:
    """Every whole number of an edition, with the marks of the game's own."""
    comments = comments_in((game.folder / "edition.toml").read_text("utf-8"))
    return [
        EditionNumber(path, value, *mark_of(path, comments), *bounds(game.box.Edition, path))
        for path, value in whole_numbers(edition)
        if not path.startswith("edition.")
    ]


def whole_numbers(here: Any, path: str = "") -> Iterator[tuple[str, int]]:
    if isinstance(here, int) and not isinstance(here, bool):
        yield path, here
    elif isinstance(here, dict | list):
        for key, value in here.items() if isinstance(here, dict) else enumerate(here):
            yield from whole_numbers(value, f"{path}.{key}" if path else str(key))


# --- What the book says ----------------------------------------------------------------------------------------


def comments_in(text: str) -> dict[str, str]:
    """The comment of each key, heading and entry of a list, by its path."""
    found: dict[str, str] = {}
    counts: dict[str, int] = {}
    prefix = key = ""
    depth = entry = 0
    for line in text.splitlines():
        code, _, comment = STRING.sub('""', line).partition("#")
        heading = None if depth else HEADING.fullmatch(code.rstrip())
        pair = None if depth or heading else KEY.match(code)
        if heading:
            prefix = in_list(heading[2], counts, begins=bool(heading[1]))
            place = prefix
        elif pair:
            key, entry = f"{prefix}.{pair[1]}" if prefix else pair[1], 0
            place = key
        elif depth and code.strip().startswith(("{", "[", '"')):
            place, entry = f"{key}.{entry}", entry + 1
        else:
            place = ""
        if not heading:
            depth += code.count("[") + code.count("{") - code.count("]") - code.count("}")
        if place and comment:
            found[place] = comment.strip()
    return found


def in_list(name: str, counts: dict[str, int], begins: bool) -> str:
    """A heading's path: [[boards]] begins another board, and [boards.sides] is of the last one."""
    if begins:
        counts[name] = counts.get(name, -1) + 1
    parts = name.split(".")
    found: list[str] = []
    for n, part in enumerate(parts):
        found.append(part)
        whole = ".".join(parts[: n + 1])
        if whole in counts:
            found.append(str(counts[whole]))
    return ".".join(found)


def mark_of(path: str, comments: dict[str, str]) -> tuple[Mark, str]:
    """By its own comment the first mark that it has; by one further out what that says of it by name, or of all alike.

    In doubt a number is none that was assumed: it is not touched. With the mark goes the comment.
    """
    own = comments.get(path, "")
    if mark := MARK.search(own):
        return as_mark(mark[1]), own
    parts = path.split(".")
    for n in range(len(parts) - 1, 0, -1):
        comment = comments.get(".".join(parts[:n]), "")
        if not MARK.search(comment):
            continue
        named = [clause for clause in comment.split(";") if re.search(rf"\b{parts[-1]}\b", clause)]
        first = MARK.search(named[0]) if named else None
        if first:
            return as_mark(first[1]), comment
        if comment.startswith(("assumed", "all values assumed")):
            return "assumed", comment
        marks = set(MARK.findall(comment))
        return as_mark(marks.pop()) if len(marks) == 1 and "assumed" not in marks else "", comment
    return "", own


def as_mark(word: str) -> Mark:
    return "book" if word == "book" else "inferred" if word == "inferred" else "assumed"


def check_assumed(game: Game, path: str) -> None:
    """Refuse to touch what the book says."""
    mark, _ = mark_of(path, comments_in((game.folder / "edition.toml").read_text("utf-8")))
    if mark == "assumed":
        return
    said = {"book": "the rulebook says it", "inferred": "it follows from the rulebook"}
    may = [one.path for one in numbers(game, game.default_edition()) if one.mark == "assumed"]
    raise FolktableError(
        f"{path} is not touched: {said.get(mark, 'the edition does not mark it as assumed')}; "
        f"assumed are {', '.join(may[:12]) + (' and more' if len(may) > 12 else '') if may else 'none'}"
    )


# --- What the game allows --------------------------------------------------------------------------------------


def bounds(kind: Any, path: str) -> tuple[int | None, int | None]:
    for part in path.split("."):
        kind = inside(kind, part)
    kind = first_of(kind)
    if get_origin(kind) is Literal:
        return min(get_args(kind)), max(get_args(kind))
    found = [one for one in getattr(kind, "__metadata__", ()) if isinstance(one, Meta)]
    low, high = (found[0].ge, found[0].le) if found else (None, None)
    return None if low is None else int(low), None if high is None else int(high)


def inside(kind: Any, part: str) -> Any:
    """The type of a field of a struct, of a value of a dict, or of an entry of a list."""
    kind = first_of(kind)
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if isinstance(kind, type) and issubclass(kind, Struct):
        return next((one.type for one in msgspec.structs.fields(kind) if one.encode_name == part), Any)
    arguments = get_args(kind)
    if get_origin(kind) is tuple and arguments[-1] is not Ellipsis and part.isdecimal():
        return arguments[int(part)]
    if get_origin(kind) in (list, tuple):
        return arguments[0]
    return arguments[-1] if get_origin(kind) is dict else Any


def first_of(kind: Any) -> Any:
    """Of what may be one thing or another (a number or a word, a table or nothing), the first that can hold numbers."""
    return get_args(kind)[0] if get_origin(kind) in (Union, UnionType) else kind
