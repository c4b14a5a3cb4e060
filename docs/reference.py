"""Writes docs/reference.md from the docstrings of what `folktable` offers at its top level and its adapters, and
docs/http.md from the API's own description.

python docs/reference.py
"""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from folktable import environment
from folktable.adapters import openspiel, pettingzoo, vector
from folktable.server.api import ROUTES
from folktable.server.openapi import description

PAGE = Path(__file__).parent / "reference.md"
HTTP_PAGE = Path(__file__).parent / "http.md"
OFFERED: dict[ModuleType, tuple[Any, ...]] = {
    environment: (environment.new_game, environment.restore, environment.Environment),
    vector: (vector.make, vector.Vector),
    pettingzoo: (pettingzoo.env, pettingzoo.parallel_env, pettingzoo.Shared),
    openspiel: (openspiel.register, openspiel.SpielState),
}


def page() -> str:
    parts = [
        "# Reference",
        "Made from the docstrings by `python docs/reference.py`; [Environments](environments.md) tells how it fits.",
    ]
    for module, things in OFFERED.items():
        parts += [f"## {module.__name__}", inspect.getdoc(module) or ""]
        for thing in things:
            parts += [f"### {thing.__name__}", *told(thing)]
    return "\n\n".join(parts) + "\n"


def told(thing: Any) -> list[str]:
    if inspect.isfunction(thing):
        return [signature(thing), inspect.getdoc(thing) or ""]
    return [inspect.getdoc(thing) or "", "\n".join(line for one in members(thing) for line in one)]


def members(thing: type) -> list[list[str]]:
    """Attributes that are commented in the source, then properties and methods of the package with a docstring."""
    found = [[f"- `{name}`: {meaning}"] for name, meaning in re.findall(r"(\w+): .*?#: (.*)", inspect.getsource(thing))]
    for name, value in inspect.getmembers(thing):
        member = value.fget if isinstance(value, property) else value
        ours = str(getattr(member, "__module__", "")).startswith("folktable")
        if name.startswith("_") or not ours or not (doc := getattr(member, "__doc__", "")):
            continue
        shown = f"`{name}`" if isinstance(value, property) else f"`{name}{arguments(member)}`"
        found.append([f"- {shown}: {' '.join(inspect.cleandoc(doc).split())}"])
    return found


def arguments(function: Any) -> str:
    return re.sub(r"\(self,? ?", "(", re.sub(r"(: |-> )'(.*?)'", r"\1\2", str(inspect.signature(function))))


def signature(function: Any) -> str:
    return f"```python\n{function.__name__}{arguments(function)}\n```"


# --- The API ------------------------------------------------------------------------------------------------


def http_page() -> str:
    told = description(ROUTES)
    types = told["components"]["schemas"]
    parts = [
        "# HTTP reference",
        "Made from the server's own description (`/api/openapi.json`) by `python docs/reference.py`; [The API](api.md) "
        "tells how it fits. Every refusal is a status of 4xx with a [`Problem`](#problem).",
        "## Requests",
    ]
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            parts += [f"### {method.upper()} {path}", request_told(operation)]
    parts += [
        "## Messages of a table's socket",
        f"From you one of {message_kinds(types['ClientMessage'])}.",
        f"To you one of {message_kinds(types['ServerMessage'])}.",
        "## Types",
    ]
    for name, kind in sorted(types.items()):
        if "properties" in kind:
            parts += [f"### {name}", " ".join(kind.get("description", "").split()), fields(kind)]
    return "\n\n".join(part for part in parts if part) + "\n"


def request_told(operation: dict[str, Any]) -> str:
    facts = [f"{operation['summary']}."]
    if scope := operation.get("description"):
        facts.append(scope)
    if query := [f"`{one['name']}`" for one in operation["parameters"] if one["in"] == "query"]:
        facts.append(f"Query: {', '.join(query)}.")
    if "requestBody" in operation:
        facts.append(f"Takes {kind_told(content(operation['requestBody']))}.")
    facts += [
        f"Gives {kind_told(content(answer))}{' (201)' if status == '201' else ''}."
        for status, answer in operation["responses"].items()
        if status.startswith("2")
    ]
    return " ".join(facts)


def content(carrier: dict[str, Any]) -> dict[str, Any]:
    (carried,) = carrier["content"].values()
    return carried["schema"]  # type: ignore[no-any-return]


def fields(kind: dict[str, Any]) -> str:
    required = kind.get("required", ())
    return "\n".join(
        f"- `{name}`: {kind_told(one)}" + ("" if name in required else " (may be left out)")
        for name, one in kind["properties"].items()
    )


def kind_told(schema: dict[str, Any]) -> str:
    """A JSON Schema in a few words, with links to the types that have a name."""
    if "$ref" in schema:
        return linked(schema["$ref"])
    if "anyOf" in schema:
        return " or ".join(kind_told(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    match schema.get("type"):
        case "array" if schema.get("items"):
            return f"a list of {kind_told(schema['items'])}"
        case "array" if "prefixItems" in schema:
            return f"a list: {', '.join(kind_told(one) for one in schema['prefixItems'])}"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"an object, each value {kind_told(schema['additionalProperties'])}"
        case None:
            return "anything"
        case name:
            return str(name) + bounds(schema)


def bounds(schema: dict[str, Any]) -> str:
    least, most = (schema.get(key, schema.get(f"{key[:3]}Length")) for key in ("minimum", "maximum"))
    return "" if most is None else f" of {least or 0} to {most}"


def linked(reference: str) -> str:
    name = reference.rpartition("/")[2]
    return f"[`{name}`](#{name.lower()})"


def message_kinds(union: dict[str, Any]) -> str:
    return ", ".join(kind_told(one) for one in union["anyOf"])


if __name__ == "__main__":
    PAGE.write_text(page())
    HTTP_PAGE.write_text(http_page())
