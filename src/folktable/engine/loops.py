"""Sums and searches of rules, run as loops.

A rule may say in one line what it adds up or looks for: `return sum(1 for card in range(CARDS) if ...)`. No compiler of
ours takes that, so before a function is run or compiled its source is read, and the loop that one would have written
stands in its place. Each part keeps its line: tracebacks and debuggers show the file as it was written.

These forms are known, as statements of their own; any other generator is named by `folktable test` and by the linker:

    return sum(s.hand[seat][card] for seat in range(box.seats))
    return first + sum(...)
    count = sum(...)
    count += sum(...)
    return any(s.place[seat] == 0 for seat in range(box.seats))
    return not any(...)
    return all(...)
    return next((seat for seat in range(box.seats) if has_ability(s, box, seat, giver)), NONE)
    return max((wealth(s, box, seat) for seat in range(box.seats)), default=0)
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from types import CodeType, FunctionType

from folktable.engine.errors import FolktableError

NO_LOOP = "a generator that is no statement of its own cannot be compiled; write a loop, or see engine/loops.py"
FORMS = {"sum", "any", "all", "next", "max", "min"}


@cache
def as_loops(function: FunctionType) -> FunctionType:
    """The same function with loops in the place of generators."""
    code = function.__code__
    if generator_in(code) is None or not FORMS.intersection(code.co_names):
        return function
    if code.co_name == "<lambda>" or code.co_freevars:  # neither has a definition that could be read alone
        return function
    try:
        tree = ast.parse(dedent(inspect.getsource(function)))
    except OSError:
        raise FolktableError(f"{place(code)}: its source is needed, since it holds a generator") from None
    ast.increment_lineno(tree, code.co_firstlineno - 1)
    module = compile(Loops(tree).visit(tree), code.co_filename, "exec", dont_inherit=True)
    for inner in module.co_consts:
        if isinstance(inner, CodeType) and signature(inner) == signature(code):
            copy = FunctionType(inner, function.__globals__, function.__name__, function.__defaults__)
            copy.__annotations__, copy.__module__ = function.__annotations__, function.__module__
            copy.__qualname__ = function.__qualname__
            return copy
    raise FolktableError(f"{place(code)}: its file has changed since it was loaded")


def signature(code: CodeType) -> tuple[str, ...]:
    return code.co_name, *code.co_varnames[: code.co_argcount]


def generator_in(code: CodeType) -> CodeType | None:
    """A generator that is part of a function."""
    return next((part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == "<genexpr>"), None)


def place(code: CodeType, line: int = 0) -> str:
    """Where a function stands, or a line of it: games/violet/rules.py:12: `draw`."""
    return f"{'/'.join(Path(code.co_filename).parts[-3:])}:{line or code.co_firstlineno}: `{code.co_name}`"


class Loops(ast.NodeTransformer):
    """Of a function: put loops in the place of its generators."""

    def __init__(self, definition: ast.AST) -> None:
        self.taken = set(names_outside(definition))  # names that mean something outside of the generators

    def visit_Return(self, statement: ast.Return) -> ast.stmt | list[ast.stmt]:
        match statement.value:
            case ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found], []):
                return self.added_up(statement, found, "0", "return TOTAL")
            case ast.BinOp(first, ast.Add(), ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found], [])):
                return self.added_up(statement, found, "FIRST", "return TOTAL", first)
            case ast.Call(ast.Name("any"), [ast.GeneratorExp() as found], []):
                return self.loop(statement, found, "", "if EACH: return True", "return False")
            case ast.UnaryOp(ast.Not(), ast.Call(ast.Name("any"), [ast.GeneratorExp() as found], [])):
                return self.loop(statement, found, "", "if EACH: return False", "return True")
            case ast.Call(ast.Name("all"), [ast.GeneratorExp() as found], []):
                return self.loop(statement, found, "", "if not EACH: return False", "return True")
            case ast.Call(ast.Name("next"), [ast.GeneratorExp() as found, default], []):
                return self.loop(statement, found, "", "return EACH", "return FIRST", default)
            case ast.Call(
                ast.Name("max" | "min" as best), [ast.GeneratorExp() as found], [ast.keyword("default", default)]
            ):
                total, value, met = self.new_name("total"), self.new_name("value"), self.new_name("met")
                better = f"{total} = {best}({total}, {value}) if {met} else {value}"
                begin, each = f"{total} = FIRST\n{met} = False", f"{value} = EACH\n{better}\n{met} = True"
                return self.loop(statement, found, begin, each, f"return {total}", default)
        return statement

    def visit_Assign(self, statement: ast.Assign) -> ast.stmt | list[ast.stmt]:
        into = ast.unparse(statement.targets[0])
        match statement:
            case ast.Assign([_], ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found], [])):
                return self.added_up(statement, found, "0", f"{into} = TOTAL")
            case ast.Assign(
                [_], ast.BinOp(first, ast.Add(), ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found], []))
            ):
                return self.added_up(statement, found, "FIRST", f"{into} = TOTAL", first)
        return statement

    def visit_AugAssign(self, statement: ast.AugAssign) -> ast.stmt | list[ast.stmt]:
        into = ast.unparse(statement.target)
        match statement:
            case ast.AugAssign(_, ast.Add(), ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found], [])):
                return self.added_up(statement, found, into, f"{into} = TOTAL")
        return statement

    def added_up(
        self, statement: ast.stmt, found: ast.GeneratorExp, begin: str, end: str, first: ast.expr | None = None
    ) -> list[ast.stmt]:
        """In a name of its own: what the generator reads keeps its value until all is added up."""
        total = self.new_name("total")
        end = end.replace("TOTAL", total)
        return self.loop(statement, found, f"{total} = {begin}", f"{total} += EACH", end, first)

    def loop(
        self,
        statement: ast.stmt,
        found: ast.GeneratorExp,
        begin: str,
        each: str,
        end: str,
        first: ast.expr | None = None,
    ) -> list[ast.stmt]:
        """The loops of a generator around a statement; its variables keep to themselves, as they do in a generator."""
        for name in own_names(found):
            if name in self.taken:
                rename(found, name, self.new_name(name))
        body = lines(each, statement, EACH=found.elt)
        for part in reversed(found.generators):
            for condition in reversed(part.ifs):
                body = [ast.copy_location(ast.If(condition, body, []), condition)]
            body = [ast.copy_location(ast.For(part.target, part.iter, body, []), part.target)]
        return [*lines(begin, statement, FIRST=first), *body, *lines(end, statement, FIRST=first)]

    def new_name(self, name: str) -> str:
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        return name


def names_outside(node: ast.AST) -> Iterator[str]:
    """All names in a function but those that belong to a generator."""
    if isinstance(node, ast.GeneratorExp):
        own = own_names(node)
        yield from names_outside(node.generators[0].iter)  # this is read outside, whatever it is called
        yield from (name for part in inside(node) for name in names_outside(part) if name not in own)
        return
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.arg):
        yield node.arg
    for part in ast.iter_child_nodes(node):
        yield from names_outside(part)


def inside(generator: ast.GeneratorExp) -> Iterator[ast.AST]:
    """All parts of a generator but what it goes through first."""
    yield generator.elt
    for n, part in enumerate(generator.generators):
        yield from (part.target, *part.ifs, *([part.iter] if n else []))


def own_names(generator: ast.GeneratorExp) -> list[str]:
    """The variables of a generator."""
    return [name.id for part in generator.generators for name in ast.walk(part.target) if isinstance(name, ast.Name)]


def rename(generator: ast.GeneratorExp, old: str, new: str) -> None:
    for part in inside(generator):
        for name in ast.walk(part):
            if isinstance(name, ast.Name) and name.id == old:
                name.id = new


def lines(text: str, at: ast.stmt, **parts: ast.expr | None) -> list[ast.stmt]:
    """Statements that stand where another one did; parts of it, which keep their own places, go in by their names."""

    class Put(ast.NodeTransformer):
        def visit_Name(self, name: ast.Name) -> ast.expr:
            return parts.get(name.id) or name

    statements = ast.parse(text).body
    for statement in statements:
        for node in ast.walk(statement):
            if "lineno" in node._attributes:
                ast.copy_location(node, at)
    return [Put().visit(statement) for statement in statements]
