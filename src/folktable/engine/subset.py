"""Do rules keep to what every back end can run? Found by reading their sources: no compiler is needed.

Rules are ints and arrays of ints, `if`, `for`, `while`, calls, and `sum`, `any`, `next` as engine/loops.py takes them
(docs/add-a-game.md). This follows the calls from the functions of the contract and names whatever else it meets, by
file, line and function.
"""

from __future__ import annotations

import ast
import dis
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from folktable.engine.game import RULE_FUNCTIONS, Game
from folktable.engine.loops import Loops, as_loops

PACKAGE = "folktable"

OUTSIDE: dict[type[ast.AST], str] = {
    ast.List: "a list",
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.JoinedStr: "a string",
    ast.Try: "an exception",
    ast.Raise: "an exception",
    ast.Assert: "an exception",
    ast.With: "a `with`",
    ast.ClassDef: "a class",
    ast.Lambda: "a closure",
    ast.FunctionDef: "a closure",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
    ast.Global: "a global that changes",
    ast.Nonlocal: "a closure",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Delete: "a `del`",
    ast.Starred: "a starred value",
}


def global_names(code: CodeType) -> set[str]:
    """The globals that a function reads; a field of the same name is none."""
    return {i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}


def called_by(function: FunctionType, space: dict[str, Any]) -> dict[str, FunctionType]:
    """The functions of Folktable, or of the same package, that a function names, as `space` has them."""
    ours = {PACKAGE, function.__module__.partition(".")[0]}
    named = {name: value for name in function.__code__.co_names if isinstance(value := space.get(name), FunctionType)}
    named = {name: value for name, value in named.items() if value.__module__.partition(".")[0] in ours}
    return {name: named[name] for name in sorted(named.keys() & global_names(function.__code__))} if named else {}


def problems(game: Game) -> list[str]:
    """Whatever in the rules, the simple player, rows and reasons no compiler will take."""
    found: list[str] = []
    done: set[FunctionType] = set()

    def visit(function: FunctionType, path: tuple[FunctionType, ...]) -> None:
        if function in path:
            found.append(f"{circle([*path[path.index(function) :], function])}: rules may not call themselves")
        if function in done:
            return
        done.add(function)
        if function.__module__.startswith(game.package):
            found.extend(problems_in(function))
            for called in called_by(as_loops(function), function.__globals__).values():
                visit(called, (*path, function))

    others = (game.play, ("worth_of",)), (game.observe, ("observe",)), (game.reasons, ("measure",))
    for module, names in ((game.rules, RULE_FUNCTIONS), *others):
        for name in names if module else ():
            visit(getattr(module, name), ())
    return found


def circle(functions: list[FunctionType]) -> str:
    return " calls ".join(f"{f.__module__}.{f.__name__}" for f in functions)


def problems_in(function: FunctionType) -> Iterator[str]:
    file = function.__code__.co_filename
    definition = definitions(file).get((function.__name__, function.__code__.co_firstlineno))
    if definition is None:  # written by the engine (engine/observing.py)
        return
    where = "/".join(Path(file).parts[-3:])

    def outside(node: ast.AST, what: str) -> str:
        line = getattr(node, "lineno", definition.lineno)
        return f"{where}:{line}: `{function.__name__}` uses {what}, which rules cannot"

    arguments = definition.args
    for default in [*arguments.defaults, *arguments.kw_defaults]:
        if default is not None and not is_int(default):
            yield outside(default, "a default argument that is no whole number")
    if arguments.vararg or arguments.kwarg:
        yield outside(definition, "an open list of arguments")
    for statement in statements(definition):
        for node in ast.walk(statement):
            if type(node) in OUTSIDE:
                yield outside(node, OUTSIDE[type(node)])
            elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes | float | complex):
                yield outside(node, "a string" if isinstance(node.value, str | bytes) else "a fraction")
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
                yield outside(node, "a fraction (`/`; write `//`)")
            elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple):
                yield outside(node, "`[i, j]` (write `[i][j]`)")


def statements(definition: ast.FunctionDef | ast.Lambda) -> list[ast.AST]:
    """What a function does, with loops in the place of generators; its docstring does nothing."""
    if isinstance(definition, ast.Lambda):
        return [definition.body]
    first = definition.body[0]
    documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    with_loops = deepcopy(definition)
    body: list[ast.AST] = Loops(with_loops).visit(with_loops).body
    return body[1:] if documented else body


def is_int(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Name) or (isinstance(node, ast.Constant) and isinstance(node.value, int))


@cache
def definitions(file: str) -> dict[tuple[str, int], ast.FunctionDef | ast.Lambda]:
    """All functions of a file, by name and line; of several lambdas in a line the last."""
    if not Path(file).exists():
        return {}
    found: dict[tuple[str, int], ast.FunctionDef | ast.Lambda] = {}
    for node in ast.walk(ast.parse(Path(file).read_text("utf-8"), file)):
        if isinstance(node, ast.Lambda):
            found["<lambda>", node.lineno] = node
        elif isinstance(node, ast.FunctionDef):
            found[node.name, node.decorator_list[0].lineno if node.decorator_list else node.lineno] = node
    return found
