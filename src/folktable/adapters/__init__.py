"""The games in the shapes that other programs know: batches, PettingZoo, OpenSpiel."""

from __future__ import annotations


def lacking(library: str, extra: str) -> ModuleNotFoundError:
    """What to say where an adapter's library is not installed."""
    return ModuleNotFoundError(
        f"this adapter needs {library}, which is not installed: pip install 'folktable[{extra}]'", name=library
    )
