"""What rules add up or look for, as loops: no compiler of ours takes `sum(... for ...)`, and loops are faster anywhere.

It stands alone in a statement, or as `a + sum(...)` and `not any(...)`:

    return sum(1 for card in range(CARDS) if in_pile(s, card, pile))
    count += sum(s.hand[seat][card] for seat in range(box.seats))
    return any(s.place[seat] == 0 for seat in range(box.seats))
    return next((seat for seat in range(box.seats) if has_ability(s, box, seat, giver)), NONE)
    return max((wealth(s, box, seat) for seat in range(box.seats)), default=0)
"""

from __future__ import annotations

import ast
import inspect
from functools import cache
from textwrap import dedent
from types import CodeType, FunctionType

FORMS = {"sum", "any", "all", "next", "max", "min"}


@cache
def as_loops(function: FunctionType) -> FunctionType:
    """The same function with loops in the place of generators."""
    code = function.__code__
    has_generator = any(isinstance(part, CodeType) for part in code.co_consts)
    if not has_generator or not FORMS.intersection(code.co_names) or code.co_name == "<lambda>":
        return function
    tree = ast.parse(dedent(inspect.getsource(function)))
    ast.increment_lineno(tree, code.co_firstlineno - 1)
    tree = ast.fix_missing_locations(Loops().visit(tree))
    module = compile(tree, code.co_filename, "exec", dont_inherit=True)
    inner = next(found for found in module.co_consts if isinstance(found, CodeType) and found.co_name == code.co_name)
    copy = FunctionType(inner, function.__globals__, function.__name__, function.__defaults__)
    copy.__annotations__, copy.__module__ = function.__annotations__, function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


class Loops(ast.NodeTransformer):
    count = 0  # generators met so far

    def visit_Return(self, statement: ast.Return) -> ast.stmt | list[ast.stmt]:
        total = f"total_{self.count}"
        match statement.value:
            case ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found]):
                return lines(f"{total} = 0") + self.loop(found, f"{total} += {{}}") + lines(f"return {total}")
            case ast.BinOp(first, ast.Add(), ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found])):
                begin = lines(f"{total} = {ast.unparse(first)}")
                return begin + self.loop(found, f"{total} += {{}}") + lines(f"return {total}")
            case ast.Call(ast.Name("any"), [ast.GeneratorExp() as found]):
                return self.loop(found, "if {}: return True") + lines("return False")
            case ast.UnaryOp(ast.Not(), ast.Call(ast.Name("any"), [ast.GeneratorExp() as found])):
                return self.loop(found, "if {}: return False") + lines("return True")
            case ast.Call(ast.Name("all"), [ast.GeneratorExp() as found]):
                return self.loop(found, "if not ({}): return False") + lines("return True")
            case ast.Call(ast.Name("next"), [ast.GeneratorExp() as found, default]):
                return self.loop(found, "return {}") + lines(f"return {ast.unparse(default)}")
            case ast.Call(ast.Name("max" | "min" as best), [ast.GeneratorExp() as found], [ast.keyword(value=first)]):
                n = self.count
                begin = lines(f"{total} = {ast.unparse(first)}\nmet_{n} = False")
                better = f"{total} = {best}({total}, value_{n}) if met_{n} else value_{n}"
                each = f"value_{n} = {{}}\n{better}\nmet_{n} = True"
                return begin + self.loop(found, each) + lines(f"return {total}")
        return statement

    def visit_Assign(self, statement: ast.Assign) -> ast.stmt | list[ast.stmt]:
        into = ast.unparse(statement.targets[0])
        match statement.value:
            case ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found]):
                return lines(f"{into} = 0") + self.loop(found, f"{into} += {{}}")
            case ast.BinOp(first, ast.Add(), ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found])):
                return lines(f"{into} = {ast.unparse(first)}") + self.loop(found, f"{into} += {{}}")
        return statement

    def visit_AugAssign(self, statement: ast.AugAssign) -> ast.stmt | list[ast.stmt]:
        match statement.value:
            case ast.Call(ast.Name("sum"), [ast.GeneratorExp() as found]):
                return self.loop(found, f"{ast.unparse(statement.target)} += {{}}")
        return statement

    def loop(self, generator: ast.GeneratorExp, each: str) -> list[ast.stmt]:
        """The loops of a generator around a statement; its variables keep to themselves, as they do in a generator."""
        own = {name.id for part in generator.generators for name in ast.walk(part.target) if isinstance(name, ast.Name)}
        for name in ast.walk(generator):
            if isinstance(name, ast.Name) and name.id in own:
                name.id = f"{name.id}_{self.count}"
        self.count += 1
        body = lines(each.format(ast.unparse(generator.elt)))
        for part in reversed(generator.generators):
            for condition in reversed(part.ifs):
                body = [ast.If(condition, body, [])]
            body = [ast.For(part.target, part.iter, body, [])]
        return body


def lines(text: str) -> list[ast.stmt]:
    return ast.parse(text).body
