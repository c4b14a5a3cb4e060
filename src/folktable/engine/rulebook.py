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


# At a rule's end, where it is from; in brackets, the ids of other rules.
SOURCES = re.compile(r" \[[^\]]*\]$| \((?:see )?`[a-z]+(?:-\w+)+`(?:(?:, | and )`[a-z]+(?:-\w+)+`)*\)")


def for_players(slug: str) -> dict[str, str]:
    """The rules as one reads them at a table: without where they come from and which others they belong to."""
    return {rule: SOURCES.sub("", text) for rule, text in rules(slug).items()}


@cache
def edge_cases(slug: str) -> tuple[int, ...]:
    """The numbers of the edge cases, from a table or a numbered list under that heading."""
    _, _, section = reference(slug).partition("\n## Edge cases")
    section = section.partition("\n## ")[0]
    return tuple(int(number) for number in re.findall(r"^(?:\| *)?(\d+)(?: *\||\.) ", section, re.MULTILINE))
