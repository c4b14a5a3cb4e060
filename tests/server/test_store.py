"""What is committed together, and how long it waits for the rest."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from folktable.server.conversation import REMEMBERED_REQUESTS, Answers
from folktable.server.store import GROUP_S, MOST_GROUPS, WORTH_WAITING, Sqlite
from folktable.wire import Accepted

pytestmark = pytest.mark.anyio


class Gathering:
    """A database at which no thread writes, and a clock that moves when it is told to."""

    def __init__(self, path: Path) -> None:
        self.db = Sqlite(path)
        self.own = self.db.loop, self.db.batches
        self.due: list[float] = []
        self.handed_over: list[int] = []
        self.db.loop = SimpleNamespace(call_later=lambda wait, _: self.due.append(wait))  # type: ignore[assignment]
        self.db.batches = SimpleNamespace(put=lambda batch: self.handed_over.append(len(batch)))  # type: ignore[assignment]

    def look(self, more: int) -> None:
        """So many came in since the last look."""
        self.db.waiting += [None] * more  # type: ignore[list-item]
        self.due.clear()
        self.db.gather()

    async def close(self) -> None:
        self.db.waiting.clear()
        self.db.loop, self.db.batches = self.own
        await self.db.close()


async def test_few_do_not_wait_for_more(tmp_path: Path) -> None:
    store = Gathering(tmp_path / "x.sqlite3")
    store.look(WORTH_WAITING - 1)
    assert store.handed_over == [WORTH_WAITING - 1]
    await store.close()


async def test_many_wait_as_long_as_more_come_but_not_for_ever(tmp_path: Path) -> None:
    store = Gathering(tmp_path / "x.sqlite3")
    store.look(10)
    assert (store.handed_over, store.due) == ([], [GROUP_S])
    store.look(1)
    assert (store.handed_over, store.due) == ([11], [])
    for _ in range(MOST_GROUPS):
        store.look(10)
    assert store.handed_over == [11, 10 * MOST_GROUPS]
    store.look(10)
    assert store.handed_over == [11, 10 * MOST_GROUPS]  # the next ones are counted from the beginning
    await store.close()


def test_the_last_answers_are_given_again_and_old_ones_forgotten() -> None:
    answers = Answers()
    for n in range(10 * REMEMBERED_REQUESTS):
        answers.remember("ann", str(n), Accepted(str(n), n))
        assert answers.get("ann", str(max(0, n - REMEMBERED_REQUESTS + 1))) is not None
        assert answers.get("bo", str(n)) is None
    assert answers.get("ann", "0") is None
    assert len(answers.given) + len(answers.given_before) <= 2 * REMEMBERED_REQUESTS
