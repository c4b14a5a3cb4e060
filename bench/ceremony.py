"""How much of a game's Python is ceremony: `python -m bench.ceremony [FOLDER...]`.

Counted, of all lines that are neither blank nor a comment:

- imports: where things come from;
- names again: `__all__`, and lines that hand on a value under the name it has (`box.dice = edition.dice`, `dice=dice`,
  `DICE: "dice"`), a definition that only calls another with its own arguments;
- signatures that the contract of a game's files fixes word for word (`engine/gamefiles.py`).

What is left is the game: its numbers, rules, texts and pictures.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from folktable.engine.gamefiles import FILES

ROOT = Path(__file__).parents[1]
FIXED = {name for file in FILES.values() for name in vars(file) if not name.startswith("_")}


def name_of(node: ast.AST | None) -> str | None:
    """What something is called, as words: `edition.own_dice`, OWN_DICE and "own-dice" are called the same."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        called = node.value
    elif isinstance(node, ast.Attribute):
        called = node.attr
    elif isinstance(node, ast.Name):
        called = node.id
    else:
        return None
    return called.lower().replace("-", "_").replace(" ", "_")


def lines_of(node: ast.AST) -> set[int]:
    return set(range(node.lineno, (node.end_lineno or node.lineno) + 1))  # type: ignore[attr-defined]


def imports(tree: ast.Module) -> set[int]:
    found = (lines_of(node) for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))
    return set().union(*found)


def names_again(tree: ast.Module) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(tree):
        pairs: list[tuple[ast.AST | None, ast.AST, ast.AST]] = []  # two that may be called the same, and where
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            if name_of(node.targets[0]) == "__all__":
                found |= lines_of(node)
            pairs = [(node.targets[0], node.value, node)]
        elif isinstance(node, ast.Dict):
            pairs = list(zip(node.keys, node.values, node.values, strict=True))
        elif isinstance(node, ast.Call):
            pairs = [(ast.Name(keyword.arg), keyword.value, keyword) for keyword in node.keywords if keyword.arg]
        elif isinstance(node, ast.FunctionDef) and only_passes_on(node):
            found |= lines_of(node)
        for one, other, place in pairs:
            if name_of(one) is not None and name_of(one) == name_of(other) and is_alone(tree, place):
                found |= lines_of(place)
    return found


def is_alone(tree: ast.Module, place: ast.AST) -> bool:
    """Does it stand on a line of its own? What shares one costs nothing."""
    others = (other for other in ast.walk(tree) if isinstance(other, ast.stmt | ast.keyword) and other is not place)
    return all(place.lineno != other.lineno for other in others)  # type: ignore[attr-defined]


def only_passes_on(function: ast.FunctionDef) -> bool:
    last = function.body[-1]
    call = last.value if isinstance(last, ast.Return | ast.Expr) else None
    if not isinstance(call, ast.Call) or len(function.body) > 1 or call.keywords:
        return False
    return [name_of(argument) for argument in call.args] == [argument.arg for argument in function.args.args]


def signatures(tree: ast.Module) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in FIXED:
            found |= set(range(node.lineno, node.body[0].lineno))
    return found


def counted_in(folder: Path) -> tuple[int, int, int, int]:
    """Lines of imports, of names said again, of signatures, and all."""
    sums = [0, 0, 0, 0]
    for path in folder.glob("*.py"):
        text = path.read_text()
        tree = ast.parse(text)
        lines = {n for n, line in enumerate(text.splitlines(), 1) if line.strip() and not line.lstrip().startswith("#")}
        kinds = [imports(tree) & lines, names_again(tree) & lines, signatures(tree) & lines]
        kinds[1] -= kinds[0]
        kinds[2] -= kinds[1]
        for n, kind in enumerate([*kinds, lines]):
            sums[n] += len(kind)
    return sums[0], sums[1], sums[2], sums[3]


def main() -> None:
    games = sorted(path.parent for path in (ROOT / "src" / "folktable" / "games").glob("*/rules.py"))
    folders = [Path(name) for name in sys.argv[1:]] or [*games, ROOT / "examples" / "briscola" / "folktable_briscola"]
    print(f"{'':20} imports  names again  signatures  of lines  ceremony")
    for folder in folders:
        *kinds, lines = counted_in(folder)
        share = 100 * sum(kinds) / lines
        print(f"{folder.name:20} {kinds[0]:7} {kinds[1]:12} {kinds[2]:11} {lines:9} {share:8.1f} %")


if __name__ == "__main__":
    main()
