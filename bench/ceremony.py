"""How much of a game's Python only says where things come from: `python -m bench.ceremony [FOLDER...]`.

Counted are lines of import statements, of all lines that are not blank. What else may be called ceremony (signatures,
packing) cannot be told from the game by a program.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def counted_in(folder: Path) -> tuple[int, int]:
    """Lines of imports, and all that are not blank."""
    imports = lines = 0
    for path in folder.glob("*.py"):
        text = path.read_text()
        lines += sum(bool(line.strip()) for line in text.splitlines())
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                imports += (node.end_lineno or node.lineno) - node.lineno + 1
    return imports, lines


def main() -> None:
    games = sorted(path.parent for path in (ROOT / "src" / "folktable" / "games").glob("*/rules.py"))
    folders = [Path(name) for name in sys.argv[1:]] or [*games, ROOT / "examples" / "briscola" / "folktable_briscola"]
    for folder in folders:
        imports, lines = counted_in(folder)
        print(f"{folder.name:20} {imports:5} of {lines:5}  {100 * imports / lines:4.1f} %")


if __name__ == "__main__":
    main()
