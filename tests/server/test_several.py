"""Several processes on one PostgreSQL and one Redis: one order, one winner for each number, everybody is told."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from folktable.server.migrate import migrate_postgres
from folktable.server.people import People
from folktable.server.postgres import Postgres
from folktable.server.store import ChatRow, LogRow, SeatRow, Store, StoreFailed, TableRow
from tests.server.players import Game, Said, check_against_log, new_guest, open_game, open_table, request
from tests.server.processes import ServerProcess
from tests.server.services import Missing, new_database, temporary_redis


@pytest.fixture(scope="module")
def services(postgres: str) -> Iterator[dict[str, str]]:
    database = new_database(postgres)
    asyncio.run(migrate_postgres(database))
    try:
        with temporary_redis() as redis:
            yield {"database": database, "redis": redis}
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def two(tmp_path: Path, services: dict[str, str]) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    first, second = (ServerProcess(tmp_path / name, bot_pace=0.05, **services) for name in ("first", "second"))
    first.start()
    second.start()
    try:
        first.wait_until_ready()
        second.wait_until_ready()
        yield first, second
    finally:
        first.stop()
        second.stop()


async def check(database: str, games: list[Game]) -> None:
    store = Store(await Postgres.connect(database))
    for game in games:
        row = await store.table(game.table)
        assert row is not None
        assert row.phase == "over"
        check_against_log(game, row, await store.log(game.table))
    await store.close()


def test_a_table_is_played_through_both_processes_and_one_is_killed(
    two: tuple[ServerProcess, ServerProcess], services: dict[str, str]
) -> None:
    """Every seat sits at both processes in turn, as the line breaks; all see the game to its end."""
    first, second = two

    async def play() -> list[Game]:
        chance = random.Random(5)
        games = []
        for slug, seats in (("violet", 2), ("violet", 2), ("nisse", 2), ("naughty", 3)):
            game = await open_game([first.url, second.url], {"game": slug}, seats, chance)
            for player in game.players[1::2]:
                player.urls.reverse()
            games.append(game)
        playing = asyncio.gather(*(game.play(lambda: chance.uniform(0, 0.02)) for game in games))
        while sum(len(player.acknowledged) for game in games for player in game.players) < 60 and not playing.done():
            await asyncio.sleep(0.02)
        first.kill()  # holds all of them
        await playing
        return games

    games = asyncio.run(asyncio.wait_for(play(), 300))
    asyncio.run(check(services["database"], games))
    for game in games:
        assert all(player.resumed + player.resumed_afresh > 0 for player in game.players), "somebody never came back"
    assert second.faults() == []


class Watcher:
    """A seat at one of the processes: what it was told last, and the answers it got."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: dict[str, Any] = {"seq": -1}
        self.hands: list[tuple[str, int, str]] = []
        self.sent: set[str] = set()  # requests: what another socket of the same seat asked for is no answer to these
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "update":
                message["sight"]["view"] = {**self.now["sight"]["view"], **message["sight"]["view"]}
            if message["type"] in ("snapshot", "update"):
                self.now = message
            if message.get("request") in self.sent:
                self.answers.put_nowait(message)
            elif message["type"] == "hand":
                self.hands.append((message["event"], message["seat"], message["choice"]))

    @property
    def options(self) -> list[str]:
        return [option["name"] for option in self.now.get("sight", {}).get("options", ())]

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            await asyncio.sleep(0.005)

    async def seen(self, seq: int) -> dict[str, Any]:
        while self.now["seq"] < seq:
            await asyncio.sleep(0.005)
        return self.now

    def decide(self, name: str, choice: str) -> Awaitable[None]:
        self.sent.add(name)
        wanted = {"type": "decide", "request": name, "decision": self.now["decision"], "choice": choice}
        return self.socket.send(json.dumps(wanted))


async def watch(server: ServerProcess, table: str, token: str, seat: int) -> Watcher:
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    socket = await connect(url, additional_headers={"Authorization": f"Bearer {token}"})
    await socket.send(json.dumps({"type": "hello", "seat": seat}))
    return Watcher(socket)


async def race(servers: Sequence[ServerProcess], turns: int) -> None:
    """Whoever is asked answers the same question at both processes at once: one counts, and both tell of it."""
    chance = random.Random(3)
    tokens = [await new_guest(server.url, "Ann") for server in servers]
    table = await open_table([servers[1].url], tokens, {"game": "violet"})
    watchers = [[await watch(server, table, token, seat) for server in servers] for seat, token in enumerate(tokens)]
    for seq in range(turns):
        for here, there in watchers:
            assert (await here.seen(seq))["sight"] == (await there.seen(seq))["sight"]
        asked = next(pair for pair in watchers if pair[0].now["sight"]["options"])
        options = [option["name"] for option in asked[0].now["sight"]["options"]]
        await asyncio.gather(
            *(
                watcher.decide(f"{seq} at {number}", choice)
                for number, (watcher, choice) in enumerate(zip(asked, chance.choices(options, k=2), strict=True))
            )
        )
        second, first = sorted([await watcher.answers.get() for watcher in asked], key=lambda one: one["type"])
        assert (second["type"], first["type"]) == ("refused", "update")
        assert first["seq"] == seq + 1
        assert second["code"] in ("stale", "not-your-turn", "over")
        if second["code"] == "over":  # the first one ended the game
            break
    for watcher in itertools.chain(*watchers):
        watcher.task.cancel()
        await watcher.socket.close()


def test_decisions_sent_to_both_at_once_have_one_winner(two: tuple[ServerProcess, ServerProcess]) -> None:
    asyncio.run(asyncio.wait_for(race(two, 50), 60))


def test_even_processes_that_know_nothing_of_each_other_cannot_both_win(
    tmp_path: Path, services: dict[str, str]
) -> None:
    """Without Redis both believe that the table is theirs: the database alone decides."""
    servers = [ServerProcess(tmp_path / name, database=services["database"]) for name in ("first", "second")]
    for server in servers:
        server.start()
    try:
        for server in servers:
            server.wait_until_ready()
        asyncio.run(asyncio.wait_for(race(servers, 50), 60))
    finally:
        for server in servers:
            server.stop()


def test_a_live_hunt_through_the_process_that_does_not_hold_the_table(two: tuple[ServerProcess, ServerProcess]) -> None:
    """One clan sits at each process: hands that set out at one are seen at the other, and land there."""

    async def hunt() -> None:
        tokens = [await new_guest(server.url, name) for server, name in zip(two, ("Ann", "Bo"), strict=True)]
        table = await open_table([two[0].url], tokens, {"game": "grumpf", "seats": 2})
        clans = [
            await watch(server, table, token, n) for n, (server, token) in enumerate(zip(two, tokens, strict=True))
        ]
        for clan in clans:
            await clan.until(lambda clan=clan: "ready" in clan.options)
            await clan.decide("ready", "ready")
            assert (await clan.answers.get())["type"] == "accepted"
        far = clans[1]
        await far.until(lambda: "shout" in far.options)
        await far.decide("shout", "shout")
        assert (await far.answers.get())["type"] == "accepted"
        await far.until(lambda: any(name.startswith("flip") for name in far.options))
        flip = next(name for name in far.options if name.startswith("flip"))
        while True:  # until the Grumpfs have dropped
            await far.decide(f"flip {time.monotonic()}", flip)
            if (answer := await far.answers.get())["type"] == "accepted":
                break
            assert answer["code"] == "too-early", answer
            await asyncio.sleep(0.05)
        for clan in clans:
            await clan.until(lambda clan=clan: ("landed", 1, flip) in clan.hands)
            assert ("started", 1, flip) in clan.hands

    asyncio.run(asyncio.wait_for(hunt(), 60))


def test_bots_play_on_when_the_process_that_held_their_table_dies(two: tuple[ServerProcess, ServerProcess]) -> None:
    """Nobody is connected: the lease runs out, and the other process takes the table up."""
    first, second = two
    token = request("POST", f"{first.url}/api/guests", body={"name": "Ann"})["token"]
    spec = {"game": "violet", "name": "Ann", "mine": [], "bots": {"0": "apprentice", "1": "apprentice"}, "public": True}
    request("POST", f"{first.url}/api/tables", token, spec)
    first.kill()
    until = time.monotonic() + 90
    phase = "playing"
    while phase == "playing":
        time.sleep(0.5)
        assert time.monotonic() < until, "nobody plays on"
        phase = next((one["phase"] for one in request("GET", f"{second.url}/api/me", token)["tables"]), "")
    assert phase == "over"


def test_what_is_asked_over_http_reaches_the_process_that_holds_the_table(
    two: tuple[ServerProcess, ServerProcess],
) -> None:
    first, second = two
    host, guest = (request("POST", f"{first.url}/api/guests", body={"name": name})["token"] for name in ("Ann", "Bo"))
    made = request("POST", f"{first.url}/api/tables", host, {"game": "violet", "name": "Ann"})
    table = made["table"]["id"]
    with pytest.raises(Said, match="private"):
        request("GET", f"{second.url}/api/tables/{table}", guest)
    sat = {"name": "Bo", "invite": made["invite"]}
    assert request("POST", f"{second.url}/api/tables/{table}/sit", guest, sat)["phase"] == "playing"
    assert request("GET", f"{first.url}/api/tables/{table}", host)["seats"][1]["player"] == "Bo"
    with pytest.raises(Said, match="malformed"):
        request("POST", f"{second.url}/api/tables/{table}/seats", host, {"seat": "x"})
    first.kill()
    assert request("GET", f"{second.url}/api/tables/{table}", host)["seats"][1]["player"] == "Bo"
    request("DELETE", f"{second.url}/api/me", guest)
    assert request("GET", f"{second.url}/api/tables/{table}", host)["seats"][1]["player"] == "somebody"


def test_who_is_forgotten_at_one_process_is_forgotten_at_the_other(two: tuple[ServerProcess, ServerProcess]) -> None:
    first, second = two
    tokens = [request("POST", f"{first.url}/api/guests", body={"name": name})["token"] for name in ("Ann", "Bo")]
    table = asyncio.run(open_table([first.url], tokens, {"game": "violet"}))
    request("DELETE", f"{second.url}/api/me", tokens[1])
    until = time.monotonic() + 10
    while request("GET", f"{first.url}/api/tables/{table}")["seats"][1]["player"] != "somebody":
        assert time.monotonic() < until, "the name is still there"
        time.sleep(0.1)


def test_a_session_that_ends_at_one_process_ends_its_sockets_at_the_other(
    two: tuple[ServerProcess, ServerProcess],
) -> None:
    first, second = two
    token = request("POST", f"{first.url}/api/guests", body={"name": "Ann"})["token"]
    table = request("POST", f"{first.url}/api/tables", token, {"game": "violet", "name": "Ann"})["table"]["id"]
    given = request("POST", f"{first.url}/api/me/tokens", token, {"label": "bot"})["token"]
    (known,) = [one for one in request("GET", f"{second.url}/api/me/sessions", token) if one["label"]]

    async def until_it_ends() -> None:
        watcher = await watch(first, table, given, 0)
        await watcher.until(lambda: watcher.now["seq"] >= 0)
        await asyncio.to_thread(request, "DELETE", f"{second.url}/api/me/sessions/{known['id']}", token)
        await watcher.socket.wait_closed()
        watcher.task.cancel()

    asyncio.run(asyncio.wait_for(until_it_ends(), 20))


def test_postgres_knows_the_statements_about_people(services: dict[str, str]) -> None:
    """As SQLite does: of one host few tables are listed, chat is numbered, what is old is found and goes."""

    async def use() -> None:
        store = Store(await Postgres.connect(services["database"]))
        try:
            await store.db.commit(*(("DELETE FROM " + table, ()) for table in ("people", "sessions", "tables", "log")))
            people = People(store, (10, 1))
            guest, _ = await people.new_guest("Ann")
            others = [await people.new_token(guest, label, None, ["read"]) for label in ("a/b", "a/b")]
            assert len(others) == 2
            for n in range(5):
                row = TableRow(f"t{n}", "violet", "{}", "", guest.id, "gathering", 1, "", None, None, n, n)
                await store.add_table(row, [SeatRow(0, guest.id, "Ann", None, 0, "ask")])
            assert await store.public_tables(0, 50) == ["t4", "t3", "t2"]
            assert await store.public_tables(2, 50) == ["t2"]
            assert await store.hosting(guest.id) == 5
            for text in ("one", "two"):
                await store.add_chat("t0", ChatRow(0, 1, guest.id, "Ann", None, text))
            assert [(line.n, line.text) for line in await store.chat("t0", 9)] == [(1, "one"), (2, "two")]
            assert [table for table, *_ in (await store.hosted_by(guest.id))] == [f"t{n}" for n in range(5)]
            assert sorted(one.label for one in await people.sessions(guest)) == ["", "a/b", "a/b"]
            assert len(await people.end_others(guest)) == 2
            await store.append("t1", [LogRow(1, "play", 0, "x", "", 10**15)])
            assert sorted(await store.abandoned_tables(100, 9)) == ["t0", "t2", "t3", "t4"]
            await store.remove_table("t0")
            assert await store.table("t0") is None
            assert await store.chat("t0", 9) == []
            later = 10**15
            assert await store.lost_guests(later, 9) == []
            await store.db.commit(store.end_unused_sessions(later))
            assert await store.lost_guests(later, 9) == [guest.id]
            await store.forget_person(guest.id, "villager")
            assert await store.person(guest.id) is None
            assert (await store.seats("t1"))[0].player == "somebody"
            await store.check()
        finally:
            await store.close()

    asyncio.run(use())


def test_a_database_that_is_not_prepared_says_what_to_do(database: str) -> None:
    with pytest.raises(StoreFailed, match="folktable admin migrate"):
        asyncio.run(Postgres.connect(database))
