"""One broken thing breaks one thing: a log that no longer plays, a read or a commit that fails, a clock set back, a
search that cannot be compiled, another process that hangs, a client from another release."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from folktable.bots import players as bot_players
from folktable.bots.names import bot_named
from folktable.client import Client
from folktable.engine.game import load, open_box
from folktable.engine.match import Match, legal_actions
from folktable.server import record as records
from folktable.server import steady, tables
from folktable.server.bots import Bots
from folktable.server.conversation import Connection
from folktable.server.forward import Forward
from folktable.server.limits import Bucket
from folktable.server.live import LiveTable
from folktable.server.metrics import FAILED_TASKS
from folktable.server.people import Person
from folktable.server.problems import Refusal
from folktable.server.record import StoredTable, opened_for, played_with, read_record, record_of
from folktable.server.store import SeatRow, Store, StoreFailed, TableRow
from folktable.wire import (
    OLDEST,
    VERSION,
    Accepted,
    Decide,
    Order,
    TableInfo,
)
from tests.server.conftest import Running, Visit
from tests.server.test_play import play_on

pytestmark = pytest.mark.anyio


@pytest.fixture
async def own(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Visit]:
    """A server of its own, which a test may harm."""
    visiting = Visit(Running(tmp_path))
    yield visiting
    for player in visiting.players:
        await player.leave()
    visiting.server.stop()


async def meddle(own: Visit, sql: str, *values: Any) -> None:
    await own.server.do(own.server.tables.store.db.commit((sql, values)))


# --- A log that no longer plays ---------------------------------------------------------------------------------------


async def test_a_log_that_no_longer_plays_closes_its_own_table_and_no_other(own: Visit) -> None:
    games = [await own.table("violet", people=1) for _ in range(3)]
    ids = [created.table.id for created, _ in games]
    for (_, [host]), table in zip(games, ids, strict=True):
        await host.decide() if host.now.sight.options else await host.asked()
        await host.until(lambda host=host: host.now.seq >= 2)
        assert table in own.server.tables.live
    clients = [host.client for _, [host] in games]
    for player in own.players:
        await player.leave()
    await asyncio.to_thread(own.server.stop)
    broken = sorted(ids)[0]
    database = sqlite3.connect(own.server.settings.data / "folktable.sqlite3")
    database.execute("UPDATE log SET choice = 'fly' WHERE table_id = ? AND seq = 1", (broken,))
    database.commit()
    database.close()
    await asyncio.to_thread(own.server.start)
    async with asyncio.timeout(10):
        while not {*ids} - {broken} <= {id for id, live in own.server.tables.live.items() if live.course}:
            await asyncio.sleep(0.05)
    owner = clients[ids.index(broken)]
    info = await own.info(owner, broken)
    assert info.phase == "closed"
    assert info.broken.id == "table-broken"
    assert "'fly'" in info.broken.values["reason"]
    here = await own.look(owner, broken)
    assert here.now.table.broken == info.broken
    assert (await here.ask(Decide("d", 0, "P1"))).code == "broken"


async def test_a_box_that_cannot_be_opened_any_more_closes_its_own_table(own: Visit) -> None:
    created, [host] = await own.table("violet", people=1)
    store: Store = own.server.tables.store
    row = await own.server.do(store.table(created.table.id))
    spec = json.loads(row.spec)
    spec["played_with"]["edition"] = {"nonsense": 1}
    await meddle(own, "UPDATE tables SET spec = ? WHERE id = ?", json.dumps(spec), created.table.id)
    live = own.server.tables.live[created.table.id]
    await own.server.do(own.server.tables.read_again(live, afresh=True))
    info = await own.info(host.client, created.table.id)
    assert info.phase == "closed"
    assert info.broken is not None
    mine = await host.client.call("GET", "/api/me", dict)
    assert mine["tables"] == []


async def test_a_table_keeps_what_it_is_played_with(own: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another release brings another edition and other options that are usual: this game goes on as it began."""
    created, players = await own.table("violet", people=2)
    await play_on(players, 5)
    table = created.table.id
    state = own.server.tables.live[table].course.state
    own_edition = load("violet").default_edition()
    own_edition["lantern"]["full"] += 5
    monkeypatch.setattr(type(load("violet")), "default_edition", lambda game: own_edition)
    monkeypatch.setattr(load("violet").table, "PEOPLE_OPTIONS", {"tiles_face_up": True})
    records.opened_once.cache_clear()
    live = own.server.tables.live[table]
    await own.server.do(own.server.tables.read_again(live, afresh=True))
    assert live.course.state == state
    assert live.record.box.box.lantern == own_edition["lantern"]["full"] - 5
    after = await players[0].client.call("GET", f"/api/tables/{table}", TableInfo)
    assert not after.own_edition
    records.opened_once.cache_clear()


def test_what_was_stored_before_tables_kept_it_is_still_read() -> None:
    old = {"game": "violet", "name": "Ann", "seats": 2, "options": {}, "edition": None, "mine": [0], "bots": {}}
    row = TableRow("t", "violet", json.dumps(old), "s", "p", "playing", 0, "", None, None, 0, 0)
    record = record_of(row, [SeatRow(0, "p", "P", None, 1, "ask"), SeatRow(1, None, "b", "b", 0, "ask")], ())
    assert record.opened is not None
    assert record.spec.muted == ("p",), "who was muted by seat is muted as a person"
    spec = StoredTable("violet", "Ann", seats=2)
    assert played_with(opened_for(spec)).rules.startswith("0.")


# --- What fails goes on -----------------------------------------------------------------------------------------------


async def test_a_read_that_fails_does_not_end_the_beat(own: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "CALM_BEATS", 1)
    failed = []

    async def locked(*values: Any) -> list[str]:
        failed.append(values)
        raise sqlite3.OperationalError("database is locked")

    before = FAILED_TASKS.labels("beat")._value.get()
    store = own.server.tables.store
    monkeypatch.setattr(store, "closed_since", locked)
    async with asyncio.timeout(10):
        while len(failed) < 2:
            await asyncio.sleep(0.1)
    assert FAILED_TASKS.labels("beat")._value.get() >= before + 2


async def test_tables_do_not_beat_all_at_once() -> None:
    """Each of them once in so many seconds: a thousand in the same moment would make everybody wait."""
    beaten: list[str] = []

    def calm(name: str) -> Any:
        audience = SimpleNamespace(greeted=lambda: beaten.append(name) or [])
        return SimpleNamespace(hands=None, audience=audience, connections=())

    async def none_closed(since: int) -> list[str]:
        return []

    here = tables.Tables(SimpleNamespace(closed_since=none_closed), SimpleNamespace())
    here.live = {name: calm(name) for name in map(str, range(200))}
    counts = []
    for _ in range(tables.CALM_BEATS):
        before = len(beaten)
        await here.beat()
        counts.append(len(beaten) - before)
    assert sorted(beaten) == sorted(here.live)
    assert max(counts) < 50


async def test_the_seed_is_told_when_the_last_decision_is_stored(own: Visit) -> None:
    created, players = await own.table("violet", people=2)
    table, live = created.table.id, own.server.tables.live[created.table.id]
    append, told = live.store.append, []

    async def fails_at_the_end(id: str, rows: Any, *more: Any) -> None:
        if any("result" in sql for sql, _ in more):
            told.append(live.info(None))
            await asyncio.sleep(0.05)
            if len(told) == 1:
                raise StoreFailed("the disk is full")
        await append(id, rows, *more)

    await own.server.put(live.store, append=fails_at_the_end)
    codes = []
    while not told:
        asked = next((player for player in players if player.now.sight.options), None)
        if asked is None:
            await asyncio.sleep(0.01)
            continue
        answer = await asked.decide()
        codes.append(getattr(answer, "code", ""))
        for player in players:
            await player.until(lambda player=player: told or player.now.seq >= live.course.seq)
    assert codes[-1] == "not-stored"
    assert (told[0].phase, told[0].seed, told[0].result) == ("playing", None, None)
    assert (await own.info(players[0].client, table)).seed is None
    last = next(player for player in players if player.now.sight.options)
    await last.until(lambda: last.now.seq == live.course.seq if live.course else False)
    assert isinstance(await last.decide(), Accepted)
    assert (await own.info(players[0].client, table)).seed is not None


async def test_an_order_that_was_not_stored_was_not_given(own: Visit) -> None:
    created, players = await own.table("gnome", people=2)
    live = own.server.tables.live[created.table.id]
    append = live.store.append

    async def full(*values: Any) -> None:
        raise StoreFailed("the disk is full")

    await own.server.put(live.store, append=full)
    assert (await players[1].ask(Order("o", "pass-until-my-turn"))).code == "not-stored"
    assert live.record.seats[1].standing == live.draft.seats[1].standing == "ask"
    await own.server.put(live.store, append=append)


# --- Time -------------------------------------------------------------------------------------------------------------


async def test_a_clock_that_is_set_back_stops_nothing(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Grumpf, live: an hour earlier by the machine's clock, hands land all the same."""
    created, players = await visit.table("grumpf", people=2, seats=2)
    for player in players:
        await player.decide("ready")
    await players[0].until(lambda: "shout" in [option.name for option in players[0].now.sight.options])
    hour = 3600 * 10**9
    wall = steady.time.time_ns
    monkeypatch.setattr(steady.time, "time_ns", lambda: wall() - hour)
    assert isinstance(await players[0].decide("shout"), Accepted)
    await players[0].until(lambda: len(players[0].now.sight.options) > 2, 10)
    assert visit.server.tables.live[created.table.id].course.seq >= 3


async def test_deadlines_do_not_move_when_the_clock_was_set_back_before_a_restart(own: Visit) -> None:
    created, _ = await own.table("nisse", people=2, pace="days", clock_s=3600)
    live = own.server.tables.live[created.table.id]
    earlier = live.now() - 3_600_000
    await own.server.put(live, now=lambda: earlier)
    await own.server.do(own.server.tables.read_again(live, afresh=True))
    told = await own.server.inside(live.as_told, live.record)
    assert told.deadline == earlier + 3_600_000


# --- Thinking ---------------------------------------------------------------------------------------------------------


def test_where_compiling_has_failed_bots_think_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*values: Any) -> Any:
        raise RuntimeError("no compiler here")

    monkeypatch.setattr(bot_players, "_compiling", {})
    monkeypatch.setattr(bot_players, "compiled_run", broken)
    monkeypatch.setattr(bot_players.threading, "excepthook", lambda failure: None)
    match = Match(open_box(load("nisse")), "7")
    with pytest.raises(RuntimeError):
        bot_players.compiling(match.opened).result(10)
    for name in ("apprentice", "elder", "mcts:20"):
        choice = bot_named(name).choose(match.opened, match.state, match.state.actor, "7")
        assert choice.action in legal_actions(match.opened, match.state)
        assert choice.candidates


async def test_hints_wait_for_each_other_and_not_bots_for_hints() -> None:
    """However many ask: one thinks, a few wait, the others are told to come again; bots have threads of their own."""
    bots = Bots()
    match = Match(open_box(load("nisse")), "7")
    names = {action: str(action) for action in legal_actions(match.opened, match.state)}
    busy: list[int] = []
    most = 0

    def slow(*values: Any) -> Any:
        nonlocal most
        busy.append(1)
        most = max(most, len(busy))
        bot_players.time.sleep(0.05)
        busy.pop()
        return bot_players.Choice(next(iter(names)))

    class Slow:
        choose = staticmethod(slow)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("folktable.server.bots.bot_named", lambda level: Slow)
        asked = [bots.hint(f"p{n}", match.opened, match.state, 0, names) for n in range(40)]
        again = bots.hint("p0", match.opened, match.state, 0, names)
        answers = await asyncio.gather(*asked, again, return_exceptions=True)
    assert most == 1
    refused = [str(answer) for answer in answers if isinstance(answer, Refusal)]
    assert len(refused) == 40 + 1 - 8
    assert "One hint at a time" in refused[-1]
    assert not bots.hints_for
    bots.close()


# --- Another process --------------------------------------------------------------------------------------------------


class Hanging:
    """The process that holds a table and does not answer."""

    secret = "s"
    address = "http://127.0.0.1:1"

    def __init__(self, there: str) -> None:
        self.there = there

    def sent(self, headers: Any) -> bool:
        return False

    async def holder(self, table: str) -> str:
        return self.there


async def test_a_process_that_hangs_keeps_nothing_else_waiting() -> None:
    asked = 0

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(60)

    there = await asyncio.start_server(hang, "127.0.0.1", 0)
    neighbours = Hanging(f"http://127.0.0.1:{there.sockets[0].getsockname()[1]}")
    forward = Forward(None, SimpleNamespace(neighbours=neighbours))  # type: ignore[arg-type]
    scope = {"type": "http", "method": "GET", "path": "/api/tables/t", "raw_path": b"/api/tables/t"}
    scope |= {"query_string": b"", "headers": [], "scheme": "http"}

    async def nothing(*values: Any) -> Any:
        return {"type": "http.request", "body": b""}

    waiting = [asyncio.create_task(forward(dict(scope), nothing, nothing)) for _ in range(60)]
    async with asyncio.timeout(10):
        while asked < 60:
            await asyncio.sleep(0.05)
        assert await asyncio.to_thread(lambda: "a replay, a password") == "a replay, a password"
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    there.close()


# --- Many -------------------------------------------------------------------------------------------------------------


class Sent(list[bytes]):
    """Instead of a socket."""

    send_text = list.append

    def shutdown(self) -> None:
        self.append(b"closed")


async def test_what_looks_alike_is_made_once_for_two_thousand_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A count, not a time: how often the table is described, and how often a seat's player is looked for."""
    spec = StoredTable("violet", "A", seats=2, public=True)
    row = TableRow("t", "violet", records.encoded_spec(spec), "s", "p0", "playing", 1, "", None, None, 0, 0)
    seats = [SeatRow(seat, f"p{seat}", f"P{seat}", None, 0, "ask") for seat in range(2)]
    live = LiveTable(None, Bots(), record_of(row, seats, ()))  # type: ignore[arg-type]
    made = 0
    info = type(live.record).info

    def counting(*values: Any) -> Any:
        nonlocal made
        made += 1
        return info(*values)

    monkeypatch.setattr(type(live.record), "info", counting)
    for n in range(2000):
        connection = Connection(Person(f"w{n}", "W", False, f"s{n}"), Sent(), Bucket(1, 1))
        connection.greeted = True
        live.audience.join(connection)
    live.join(Connection(Person("p0", "P0", False, "s"), Sent(), Bucket(1, 1)))
    assert made == 1, "those who watch are all told the same bytes"
    assert all(len(connection.wire) == 1 for connection in live.audience.greeted())


# --- Another release --------------------------------------------------------------------------------------------------


async def test_a_newer_client_says_more_and_an_older_one_is_told(visit: Visit) -> None:
    host = await visit.person()
    body = {"game": "violet", "name": "Ann", "from_the_future": [1, 2]}
    table = (await host.call("POST", "/api/tables", dict, body))["table"]["id"]
    where = f"ws://127.0.0.1:{visit.server.port}/api/tables/{table}/live"
    async with connect(where, additional_headers=host.headers) as socket:
        await socket.send(json.dumps({"type": "hello", "version": OLDEST - 1}))
        told = json.loads(await socket.recv())
        assert (told["type"], told["code"]) == ("refused", "too-old")
        await socket.send('{"type": "take-back", "request": "r"}')
        assert json.loads(await socket.recv())["code"] == "no-hello"
        await socket.send(json.dumps({"type": "hello", "version": VERSION + 1, "mood": "good"}))
        assert json.loads(await socket.recv())["version"] == VERSION


async def test_the_api_has_a_version_in_its_path(visit: Visit) -> None:
    host = await visit.person()
    created = await host.call("POST", "/api/v1/tables", dict, {"game": "violet", "name": "Ann"})
    table = created["table"]["id"]
    assert (await host.call("GET", f"/api/v1/tables/{table}", TableInfo)).id == table
    where = f"ws://127.0.0.1:{visit.server.port}/api/v1/tables/{table}/live"
    async with connect(where, additional_headers=host.headers) as socket:
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["type"] == "snapshot"
    with pytest.raises(Exception, match="version 99"):
        await host.call("GET", "/api/v99/games", list)


def test_the_client_does_not_need_the_server() -> None:
    program = (
        "import sys, folktable.client; print([name for name in sys.modules if name.startswith('folktable.server')])"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


async def test_a_record_is_all_that_a_list_needs(own: Visit) -> None:
    created, [host] = await own.table("violet", people=1)
    record = await own.server.do(read_record(own.server.tables.store, created.table.id))
    assert record.info(None).seats[0].player == "Host"
    await host.leave()
    del own.server.tables.live[created.table.id]
    listed = await host.client.call("GET", "/api/me", dict)
    assert [table["id"] for table in listed["tables"]] == [created.table.id]
    assert created.table.id not in own.server.tables.live, "nothing was taken into memory for a list"


async def test_who_may_not_look_any_more_when_the_socket_is_there_is_sent_away() -> None:
    spec = StoredTable("violet", "A", seats=2)
    row = TableRow("t", "violet", records.encoded_spec(spec), "s", "p0", "playing", 0, "", None, None, 0, 0)
    seats = [SeatRow(seat, f"p{seat}", f"P{seat}", None, 0, "ask") for seat in range(2)]
    live = LiveTable(None, Bots(), record_of(row, seats, ()))  # type: ignore[arg-type]
    late = Connection(Person("shown out meanwhile", "W", False, "s"), Sent(), Bucket(1, 1))
    live.join(late)
    assert late.wire == [b"closed"]
    assert late not in live.connections


async def test_a_client_comes_back_when_the_server_dies_while_hands_are_shaken() -> None:
    came = asyncio.Queue[None]()

    async def dies(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.close()
        came.put_nowait(None)

    async with await asyncio.start_server(dies, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        told = aiter(Client(f"http://127.0.0.1:{port}").at("table"))
        listening = asyncio.ensure_future(anext(told))
        async with asyncio.timeout(20):
            for _ in range(2):
                await came.get()
        assert not listening.done()
        listening.cancel()
