"""What is said at a table: its last lines."""

from __future__ import annotations

from collections.abc import Sequence

from folktable.server.store import ChatRow
from folktable.wire import Said

LAST_SAID = 50


class Chat:
    def __init__(self, rows: Sequence[ChatRow] = ()) -> None:
        self.rows = list(rows)

    def add(self, row: ChatRow) -> None:
        self.rows = [*self.rows, row][-LAST_SAID:]

    def forget(self, person: str) -> None:
        self.rows = [row for row in self.rows if row.person != person]

    def told(self) -> tuple[Said, ...]:
        return tuple(said(row) for row in self.rows)


def said(row: ChatRow) -> Said:
    return Said(row.at, row.player, row.seat, row.text)
