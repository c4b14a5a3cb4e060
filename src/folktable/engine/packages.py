"""Where games come from: every folder of `folktable.games`, and packages that others have installed.

A package of one's own names its game in `pyproject.toml`:

    [project.entry-points."folktable.games"]
    snap = "my_games.snap"

Everything of the game lies in that package: its modules, `edition.toml`, `rules.md` (the rules reference), its texts
(`locale/*.ftl`), `lesson.yaml`, and for its tests `cases.py`, `scenarios/*.yaml` and `golden.txt`.
"""

from __future__ import annotations

import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import folktable.games
from folktable.engine.errors import FolktableError

GROUP = "folktable.games"
HOME = Path(str(folktable.__file__)).parent
CHECKOUT = HOME.parents[1]


def own_slugs() -> list[str]:
    """The games that come with Folktable."""
    return sorted(found.name for found in pkgutil.iter_modules(folktable.games.__path__) if found.ispkg)


@cache
def packages() -> dict[str, str]:
    """The package of every game, by its slug."""
    found = {slug: f"folktable.games.{slug}" for slug in own_slugs()}
    for entry in entry_points(group=GROUP):
        if found.setdefault(entry.name, entry.value) != entry.value:
            raise FolktableError(f"two games are called {entry.name!r}: {found[entry.name]} and {entry.value}")
    return dict(sorted(found.items()))


@cache
def folder_of(slug: str) -> Path:
    """The folder of a game, found without loading it."""
    package = packages()[slug]
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FolktableError(f"the package {package} of the game {slug!r} was not found")
    return Path(spec.submodule_search_locations[0])


def game_locales() -> list[Path]:
    """The folders of texts of games that bring theirs."""
    return [folder for slug in packages() if (folder := folder_of(slug) / "locale").is_dir()]


def rulebook_path(slug: str) -> Path:
    """The rules reference: in the game's folder; of our own games beside the package, or in docs/ of a checkout."""
    places = (
        folder_of(slug) / "rules.md",
        HOME / "rulebooks" / f"{slug}.md",
        CHECKOUT / "docs" / "rules" / f"{slug}.md",
    )
    return next((path for path in places if path.exists()), places[0])


def scenario_folder(slug: str, tests: Path = CHECKOUT / "tests") -> Path:
    """The scenarios: in the game's folder; of our own games in the test suite."""
    own = folder_of(slug) / "scenarios"
    return own if own.is_dir() else tests / "scenarios" / slug
