"""A server that ends in the middle: another one on the same file goes on where it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from folktable.server.course import CHECKPOINT_EVERY, replayed
from folktable.server.store import Conflict, LogRow, Sqlite, Store, StoreFailed
from folktable.wire import Accepted, Decide, Me, SitDown, Snapshot, TakeBack, Update
from tests.server.conftest import Player, Running, Visit, plain
from tests.server.test_play import play_on

pytestmark = pytest.mark.anyio


async def restart(server: Running, players: list[Player]) -> None:
    """End the server and start it again; the clients come back by themselves."""
    await asyncio.to_thread(server.stop)
    for player in players:
        player.told.clear()
    await asyncio.to_thread(server.start)
    for player in players:
        await player.until(lambda player=player: player.told)


@pytest.mark.parametrize(("game", "decisions"), [("nisse", 7), ("naughty", 2 * CHECKPOINT_EVERY + 3)])
async def test_clients_go_on_after_a_restart(tmp_path: Path, game: str, decisions: int) -> None:
    server = Running(tmp_path)
    visit = Visit(server)
    try:
        options = {"level": 2} if game == "naughty" else {}  # without creatures nobody is asked in between
        created, players = await visit.table(game, people=2, options=options)
        await play_on(players, decisions)
        for player in players:
            await player.until(lambda player=player: player.now.seq == decisions)
        before = [plain(player.now) for player in players]
        live = server.tables.live[created.table.id]
        state, asked = live.course.state, list(live.course.asked)
        who, update = next((p, m) for p in players for m in p.of(Update) if m.seq == decisions and m.request)
        last = Accepted(update.request, decisions)
        await restart(server, players)
        for player, then in zip(players, before, strict=True):
            assert player.now.seq == decisions
            assert plain(player.now.sight) == then["sight"]
        live = server.tables.live[created.table.id]
        assert live.course.state == state
        assert live.course.asked == asked
        # What was answered before is answered the same way, by the log.
        again = await who.ask(Decide(last.request, 10_000, "anything"))
        assert again == last
        who.told.clear()
        await play_on(players, 3, seed=2)
        assert live.course.seq == decisions + 3
    finally:
        for player in visit.players:
            await player.leave()
        server.stop()


async def test_what_was_taken_back_stays_so(tmp_path: Path) -> None:
    server = Running(tmp_path)
    visit = Visit(server)
    try:
        created, players = await visit.table("violet", people=2)
        torech = players[1]
        await torech.decide()
        await torech.ask(TakeBack("undo"))
        await torech.until(lambda: isinstance(torech.now, Snapshot) and torech.now.seq == 2)
        await torech.decide(torech.now.sight.options[-1].name)
        state = server.tables.live[created.table.id].course.state
        await restart(server, players)
        assert server.tables.live[created.table.id].course.state == state
        assert server.tables.live[created.table.id].course.seq == 3
        assert (await torech.ask(TakeBack("undo"))).seq == 2, "the first answer again"
    finally:
        for player in visit.players:
            await player.leave()
        server.stop()


async def test_seats_chat_and_bots_are_there_again(tmp_path: Path) -> None:
    server = Running(tmp_path)
    visit = Visit(server)
    try:
        created, players = await visit.table("violet", people=1)
        host = players[0]
        await host.asked()
        await restart(server, players)
        seq = host.now.seq
        for _ in range(5):  # the bot in the other seat plays on
            await host.asked(after=host.now.decision - 1)
            await host.decide()
            await host.until(lambda seq=seq: host.now.seq > seq)
            seq = host.now.seq
        guest = await visit.person()
        with pytest.raises(Exception, match="Every seat"):
            await guest.sit(created.table.id, SitDown("Eve", None, created.invite))
    finally:
        for player in visit.players:
            await player.leave()
        server.stop()


async def test_a_checkpoint_is_used_only_by_the_rules_that_made_it(tmp_path: Path) -> None:
    server = Running(tmp_path)
    visit = Visit(server)
    try:
        created, players = await visit.table("nisse", people=2)
        await play_on(players, CHECKPOINT_EVERY + 5)
        live = server.tables.live[created.table.id]
        row, opened, state = live.record.row, live.record.box, live.course.state
    finally:
        for player in visit.players:
            await player.leave()
        server.stop()
    store = Store(Sqlite(tmp_path / "folktable.sqlite3"))
    kept, rows = await store.snapshots(row.id), await store.log(row.id)
    assert len(kept) == 1
    assert len(rows) == CHECKPOINT_EVERY + 5
    used = replayed(opened, row.seed, row.created, kept, rows)
    assert used.state == state
    assert used.checkpoints[0].seq == CHECKPOINT_EVERY, "not played from the beginning"
    other = [content.replace(used.made_by.encode(), b"?" * len(used.made_by)) for content in kept]
    replay = replayed(opened, row.seed, row.created, other, rows)
    assert replay.state == state
    assert replay.checkpoints[0].seq == 0, "played from the beginning"
    await store.close()


async def test_tables_where_nobody_is_are_put_away_and_found_again(tmp_path: Path) -> None:
    server = Running(tmp_path)
    visit = Visit(server)
    try:
        created, players = await visit.table("nisse", people=2)
        await play_on(players, 3)
        table = created.table.id

        for _ in range(2):
            await server.inside(server.tables.tidy_up)
        assert table in server.tables.live, "people are there"
        state = server.tables.live[table].course.state
        for player in players:
            await player.leave()
        async with asyncio.timeout(5):
            while server.tables.live[table].connections:
                await asyncio.sleep(0.02)
        for _ in range(2):
            await server.inside(server.tables.tidy_up)
        assert table not in server.tables.live
        for seat, player in enumerate(players):
            told = next(one for one in (await player.client.call("GET", "/api/me", Me)).tables if one.id == table)
            assert (told.decisions, told.your_turn) == (3, seat == state.actor), "known although it is put away"
        back = await visit.look(players[0].client, table, 0)
        assert back.now.seq == 3
        assert server.tables.live[table].course.state == state
    finally:
        for player in visit.players:
            await player.leave()
        server.stop()


async def test_the_log_takes_each_number_once(tmp_path: Path) -> None:
    store = Store(Sqlite(tmp_path / "x.sqlite3"))
    row = LogRow(1, "play", 0, "P1", "r", 5)
    await store.append("t", [row])
    with pytest.raises(Conflict):
        await store.append("t", [row, row._replace(seq=2)])
    assert await store.log("t") == [row], "all of it or nothing"
    results = await asyncio.gather(
        *(store.append("t", [row._replace(seq=2, choice=str(n))]) for n in range(20)), return_exceptions=True
    )
    assert results.count(None) == 1
    assert len(await store.log("t")) == 2
    # What is written together: one that fails takes nothing of the others with it, and leaves nothing of itself.
    first, second, third = await asyncio.gather(
        store.append("t", [row._replace(seq=3)], store.admit("t", "Ann")),
        store.append("t", [row._replace(seq=9), row], store.admit("t", "Eve")),
        store.append("t", [row._replace(seq=4)], store.admit("t", "Bo")),
        return_exceptions=True,
    )
    assert (first, type(second), third) == (None, Conflict, None)
    assert await store.admitted("t") == {"Ann", "Bo"}
    assert [row.seq for row in await store.log("t")] == [1, 2, 3, 4]
    await store.close()


async def test_a_store_of_another_version_is_not_touched(tmp_path: Path) -> None:
    store = Store(Sqlite(tmp_path / "x.sqlite3"))
    await store.db.commit(("UPDATE alembic_version SET version_num = 'later'", ()))
    await store.close()
    with pytest.raises(StoreFailed, match="newer version"):
        Sqlite(tmp_path / "x.sqlite3")
    (tmp_path / "y.sqlite3").write_bytes(b"not a database, but long enough to look like one" * 10)
    with pytest.raises(StoreFailed, match="no database of folktable"):
        Sqlite(tmp_path / "y.sqlite3")


async def test_when_nothing_can_be_stored_nothing_has_happened(tmp_path: Path) -> None:
    server = Running(tmp_path)
    visit = Visit(server)
    try:
        created, players = await visit.table("nisse", people=2)
        live = server.tables.live[created.table.id]
        asked = next(player for player in players if player.now.sight.options)
        append = live.store.append

        async def full(*rows: object) -> None:
            raise StoreFailed("the disk is full")

        await server.put(live.store, append=full)
        answer = await asked.decide()
        assert answer.code == "not-stored"
        assert not asked.of(Update)
        await server.put(live.store, append=append)
        await asked.until(lambda: len(asked.of(Snapshot)) > 1)
        assert asked.now.seq == 0
        assert isinstance(await asked.decide(), Accepted)
    finally:
        for player in visit.players:
            await player.leave()
        server.stop()
