"""Writes docs/reference.md from the docstrings of what `folktable` offers at its top level and its adapters.

python docs/reference.py
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from folktable import environment
from folktable.adapters import openspiel, pettingzoo, vector

PAGE = Path(__file__).parent / "reference.md"
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


if __name__ == "__main__":
    PAGE.write_text(page())
