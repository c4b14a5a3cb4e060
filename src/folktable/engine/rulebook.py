"""The rules reference of a game: its ids, their texts, its edge cases."""

from __future__ import annotations

import re
from functools import cache

from folktable.engine.packages import rulebook_path


def reference(slug: str) -> str:
    """The whole text; nothing, where a game has none yet."""
    path = rulebook_path(slug)
    return path.read_text("utf-8") if path.exists() else ""


@cache
def rules(slug: str) -> dict[str, str]:
    """Every rule and ruling that the reference defines: a list item that begins with its id."""
    defined = re.compile(rf"^- (?:`|\*\*)({slug}-[a-z0-9-]+)(?:`|\*\*) (.+)$", re.MULTILINE)
    return {match[1]: match[2] for match in defined.finditer(reference(slug))}


@cache
def edge_cases(slug: str) -> tuple[int, ...]:
    """The numbers of the edge cases, from a table or a numbered list under that heading."""
    _, _, section = reference(slug).partition("\n## Edge cases")
    section = section.partition("\n## ")[0]
    return tuple(int(number) for number in re.findall(r"^(?:\| *)?(\d+)(?: *\||\.) ", section, re.MULTILINE))
