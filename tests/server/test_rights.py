"""A right that has ended has ended everywhere, at once: who gave up a seat is a spectator from that moment on."""

from __future__ import annotations

import pytest

from folktable.engine.game import load, slugs
from folktable.server.messages import AskHint, NewTable, Refused, SitDown, Snapshot, Update
from tests.server.conftest import Player, Visit, plain

pytestmark = pytest.mark.anyio


async def takes_every_seat(visit: Visit, table: str, seats: int) -> list[Player]:
    people = []
    for seat in range(seats):
        client = await visit.person(f"Guest {seat}")
        await client.sit(table, SitDown(f"Guest {seat}", seat))
        people.append(await visit.look(client, table, seat))
    return people


@pytest.mark.parametrize("slug", slugs())
async def test_who_left_a_seat_is_sent_what_a_spectator_is_sent(slug: str, visit: Visit) -> None:
    host, leaver, watcher = [await visit.person(name) for name in ("Host", "Leaver", "Watcher")]
    seats = load(slug).seats[0]
    table = (await host.create(NewTable(slug, "Host", seats=seats, mine=(), public=True))).table.id
    await leaver.sit(table, SitDown("Leaver", 1))
    gone = await visit.look(leaver, table, 1)
    await leaver.call("POST", f"/api/tables/{table}/leave", dict)
    onlooker = await visit.look(watcher, table)
    people = await takes_every_seat(visit, table, seats)
    for player in (gone, onlooker):
        await player.until(lambda player=player: player.now.sight.view is not None)
    begun = [next(m for m in player.of(Snapshot) if m.sight.view is not None) for player in (gone, onlooker)]
    assert begun[0].seat is None
    assert plain(begun[0].sight) == plain(begun[1].sight)

    asked = next(player for player in people if player.now is not None and player.now.sight.options)
    await asked.decide()
    for player in (gone, onlooker):
        await player.until(lambda player=player: player.of(Update))
    updates = [player.of(Update)[0] for player in (gone, onlooker)]
    assert plain(updates[0]) == plain(updates[1])
    assert isinstance(await gone.ask(AskHint("hint")), Refused)
