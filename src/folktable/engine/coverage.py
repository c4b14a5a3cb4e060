"""Which rules of a game's reference lack code, or a scenario or test: the list is empty when a game is done."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from folktable.engine.game import Game
from folktable.engine.packages import scenario_folder
from folktable.engine.rulebook import edge_cases, rules
from folktable.engine.scenario import read_scenarios


class Missing(NamedTuple):
    code: list[str]  # rule ids that no source of the game names
    tests: list[str]  # rule ids that no scenario and no test names
    edges: list[int]  # edge cases without a scenario
    unknown: list[str]  # ids that code or scenarios name and the reference does not define

    def __bool__(self) -> bool:
        return any(self)


def ids_in(slug: str, files: list[Path]) -> set[str]:
    """The rule ids that are named: they end with a number, as the ids of texts in code do not."""
    pattern = re.compile(rf"{slug}-[a-z0-9]+(?:-[a-z0-9]+)*-\d+[a-z]?(?![\w-])")
    return {found for file in files for found in pattern.findall(file.read_text("utf-8"))}


def missing(game: Game, tests: Path) -> Missing:
    """`tests` is the folder of the test suite, with what games do not bring themselves."""
    defined = rules(game.slug)
    code = ids_in(game.slug, sorted(game.folder.glob("*.py")))
    shown: set[str] = set()
    edges: set[int] = set()
    for path in sorted(scenario_folder(game.slug, tests).glob("*.yaml")):
        for scenario in read_scenarios(path):
            shown.update(scenario.rules)
            edges.update(scenario.edge)
    beside = [*game.folder.glob("cases.py"), *game.folder.glob("test_*.py")]
    tested = shown | ids_in(game.slug, sorted([*beside, *(tests / "games" / game.slug).glob("*.py")]))
    return Missing(
        code=[rule for rule in defined if rule not in code],
        tests=[rule for rule in defined if rule not in tested],
        edges=[number for number in edge_cases(game.slug) if number not in edges],
        unknown=sorted((code | shown) - set(defined)),
    )
