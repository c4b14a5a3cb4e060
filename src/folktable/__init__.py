"""Folktable: folklore games at one table.

`new_game` begins one, `restore` takes up one that was serialized; docs/environments.md tells the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["Environment", "new_game", "restore"]

if TYPE_CHECKING:
    from folktable.environment import Environment, new_game, restore


def __getattr__(name: str) -> Any:
    """Loaded when asked for: the command should not wait for what it does not use."""
    if name not in __all__:
        raise AttributeError(f"module 'folktable' has no attribute {name!r}")
    from folktable import environment

    return getattr(environment, name)
