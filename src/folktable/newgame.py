"""`folktable new SLUG`: a game that runs, to be changed into one's own.

It is a copy of examples/briscola under another name: a whole small game, in a package of its own, that every generic
test is run on.
"""

from __future__ import annotations

import re
from pathlib import Path

from folktable.engine.errors import FolktableError
from folktable.engine.packages import CHECKOUT, HOME, packages

EXAMPLE = "briscola"
NOT_COPIED = {"__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache"}


def write_game(slug: str, into: Path) -> list[Path]:
    """Write the files of a new game into `into`/SLUG; these are returned."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", slug):
        raise FolktableError(f"a game is called by a short word of small letters and digits, not {slug!r}")
    if slug in packages():
        raise FolktableError(f"there is a game {slug!r} already: {packages()[slug]}")
    if (into / slug).exists():
        raise FolktableError(f"{into / slug} is there already")
    written: list[Path] = []
    for source in sorted(example().rglob("*")):
        if source.is_file() and not NOT_COPIED & set(source.parts):
            target = into / slug / renamed(str(source.relative_to(example())), slug)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text("utf-8"), slug), "utf-8")
            written.append(target)
    return written


def example() -> Path:
    """Beside the package where it is installed, in examples/ of a checkout."""
    installed = HOME / "example"
    return installed if installed.is_dir() else CHECKOUT / "examples" / EXAMPLE


def renamed(text: str, slug: str) -> str:
    return text.replace(EXAMPLE, slug).replace(EXAMPLE.capitalize(), slug.capitalize())
