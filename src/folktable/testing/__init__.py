"""What must hold for every game, whoever wrote it: `folktable test SLUG`.

It runs `pytest --pyargs folktable.testing -p folktable.testing.plugin --game SLUG`; without `--game`, pytest tests all
games that are installed.
"""

from __future__ import annotations

from collections.abc import Sequence

from folktable.engine.errors import FolktableError


def run(slug: str, more: Sequence[str] = ()) -> int:
    """Every generic test against one game; `more` goes to pytest."""
    try:
        import pytest
    except ImportError as error:
        raise FolktableError("the tests of games need pytest: pip install pytest") from error

    return int(pytest.main(["--pyargs", "folktable.testing", "-p", "folktable.testing.plugin", "--game", slug, *more]))
