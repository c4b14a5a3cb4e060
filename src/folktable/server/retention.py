"""What nobody needs any more goes by itself, after as many days as the host of the server says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from folktable.server.people import DAY_MS, STAND_IN, now_ms

if TYPE_CHECKING:
    from folktable.server.store import Store
    from folktable.server.tables import Tables

AT_ONCE = 200
EVERY_S = 3600.0


async def tidy(store: Store, tables: Tables, people_days: int, tables_days: int) -> None:
    """0 days: for ever. Registered people and finished games stay."""
    if people_days:
        before = now_ms() - people_days * DAY_MS
        await store.db.commit(store.end_unused_sessions(before))
        for person in await store.lost_guests(before, AT_ONCE):
            await store.forget_person(person, STAND_IN)
    if tables_days:
        for table in await store.abandoned_tables(now_ms() - tables_days * DAY_MS, AT_ONCE):
            if tables.put_away(table):
                await store.remove_table(table)
