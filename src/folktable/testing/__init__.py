"""What must hold for every game, whoever wrote it: `folktable test SLUG`.

It runs `pytest --pyargs folktable.testing -p folktable.testing.plugin --game SLUG`; without `--game`, pytest tests all
games that are installed.
"""

from __future__ import annotations

from collections.abc import Sequence


def run(slug: str, more: Sequence[str] = ()) -> int:
    """Every generic test against one game; `more` goes to pytest."""
    import pytest

    return int(pytest.main(["--pyargs", "folktable.testing", "-p", "folktable.testing.plugin", "--game", slug, *more]))
