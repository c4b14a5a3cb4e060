"""The page's types, made from the server's: `python -m folktable.server.typescript > web/src/lib/wire.ts`.

A message is an interface of the same name; what the seats of a game see is in a namespace named after the game
(`violet.View`), because every game has its own `View` and `CardSeen`. A test fails when the file is not up to date.
"""

from __future__ import annotations

import json
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, inspect

from folktable import wire
from folktable.engine.game import load
from folktable.engine.packages import own_slugs
from folktable.engine.words import Words

HEADER = "// Made by `python -m folktable.server.typescript` from folktable/wire.py and the games' table.py.\n"


def typescript(kind: inspect.Type) -> str:
    """A type in TypeScript's words."""
    match kind:
        case inspect.AnyType():
            return "unknown"
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case inspect.VarTupleType() | inspect.ListType():
            return f"readonly {in_brackets(typescript(kind.item_type))}[]"
        case inspect.TupleType():
            return f"readonly [{', '.join(map(typescript, kind.item_types))}]"
        case inspect.DictType():
            return f"Readonly<Record<string, {typescript(kind.value_type)}>>"
        case inspect.UnionType():
            return " | ".join(map(typescript, kind.types))
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.Metadata():
            return typescript(kind.type)
        case _:
            raise TypeError(f"the page has no type for {kind}: teach it to typescript()")


def in_brackets(type_: str) -> str:
    return f"({type_})" if " " in type_ else type_


def interface(struct: type[Struct], indent: str = "") -> str:
    """What the page sends may leave out what has a default; of what it gets, only what says so may be missing."""
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if kind.tag is not None:
        lines.append(f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};")
    for field in kind.fields:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        written_by_hand = issubclass(struct, wire.FromClient) or kind.forbid_unknown_fields
        may_be_missing = written_by_hand or struct.__struct_config__.omit_defaults
        optional = "?" if may_be_missing and has_default else ""
        lines.append(f"  readonly {field.encode_name}{optional}: {typescript(field.type)};")
    return "\n".join(indent + line for line in [*lines, "}"]) + "\n"


def structs_of(struct: type[Struct]) -> list[type[Struct]]:
    """A struct and those it is made of, each once, the inner ones first."""
    found: list[type[Struct]] = []
    begun: set[type[Struct]] = set()

    def visit(kind: Any) -> None:
        if isinstance(kind, inspect.StructType):
            if kind.cls not in begun:
                begun.add(kind.cls)
                for field in kind.fields:
                    visit(field.type)
                found.append(kind.cls)
        else:
            for name in ("type", "item_type", "value_type"):
                if hasattr(kind, name):
                    visit(getattr(kind, name))
            for part in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
                visit(part)

    visit(inspect.type_info(struct))
    return found


def message_types() -> str:
    declared = [f"export const VERSION = {wire.VERSION}; // of the protocol\n"]
    known: list[type[Struct]] = []
    for name, value in vars(wire).items():
        if isinstance(value, type) and issubclass(value, Struct) and value not in (Struct, wire.FromClient):
            for struct in structs_of(value):
                if struct not in known:
                    known.append(struct)
                    declared.append(interface(struct))
        elif get_origin(value) is Literal:
            declared.append(f"export type {name} = {' | '.join(json.dumps(word) for word in get_args(value))};\n")
        elif isinstance(value, UnionType):
            declared.append(f"export type {name} = {typescript(inspect.type_info(value))};\n")
    return "\n".join(declared)


def view_types(slug: str) -> str:
    view = get_type_hints(load(slug).table.view)["return"]
    return (
        f"export namespace {slug} {{\n"
        + "\n".join(interface(s, "  ") for s in structs_of(view) if s is not Words)
        + "}\n"
    )


def page_types() -> str:
    return "\n".join([HEADER, message_types(), *map(view_types, own_slugs())])


if __name__ == "__main__":
    print(page_types(), end="")
