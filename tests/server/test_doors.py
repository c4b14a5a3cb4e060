"""One client can hurt only itself: bytes, frames, connections, memory and time have limits; who breaks them goes."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog.testing

from folktable.server import doors
from folktable.server.limits import Buckets, Crowd, household
from tests.server import attacks
from tests.server.attacks import Line
from tests.server.conftest import Running
from tests.server.test_tables import VIOLET, Browser

pytestmark = pytest.mark.anyio

ENOUGH = 2_000_000  # bytes: more than any limit
AS_SERVED = ("connections", "messages", "frames", "bytes")  # the limits of `folktable serve`, where others are off


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("data"), as_served=AS_SERVED)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    _, created = Browser(server).call("POST", "/api/tables", {**VIOLET, "public": True})
    found: str = created["table"]["id"]
    return found


@pytest.mark.parametrize("name", attacks.FLOODS)
async def test_who_floods_a_table_is_disconnected(server: Running, table: str, name: str) -> None:
    assert await attacks.flood_table(server.port, table, name, ENOUGH)


async def test_who_sends_bytes_one_by_one_is_disconnected(server: Running, table: str) -> None:
    line = await Line.at_table(server.port, table)
    line.writer.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    taken = True
    for byte in (attacks.TINY_TEXT * 200)[:1000]:
        taken = taken and await line.send(bytes([byte]))
        await asyncio.sleep(0.0005)
    assert not taken or await line.ended(2)


async def test_who_plays_is_not(server: Running, table: str) -> None:
    line = await Line.at_table(server.port, table)
    for _ in range(40):
        await line.send(attacks.TINY_TEXT + attacks.PING)
        await asyncio.sleep(0)
    assert not await line.ended(0.5)
    line.close()


@pytest.mark.parametrize(
    "attack",
    [attacks.endless_header, attacks.endless_value, attacks.endless_body, attacks.many_requests_in_one],
    ids=lambda attack: attack.__name__,
)
async def test_a_request_has_an_end(server: Running, attack: Any) -> None:
    assert await attack(server.port, ENOUGH)


@pytest.mark.parametrize("beginning", [attacks.SILENT, attacks.HALF_HEADER, attacks.HALF_BODY, b"\r\n"])
async def test_nobody_stands_in_the_door_for_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch, beginning: bytes
) -> None:
    monkeypatch.setattr("folktable.server.doors.REQUEST_S", 0.2, raising=False)
    line = await Line.to(server.port)
    with structlog.testing.capture_logs() as logged:
        await line.send(beginning)
        assert await line.ended(5)
    assert logged == []  # it is not the server that failed


async def test_nor_who_was_answered_before(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folktable.server.doors.REQUEST_S", 0.2, raising=False)
    line = await Line.to(server.port)
    await line.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
    await line.reader.readuntil(b"}")
    await line.send(attacks.HALF_HEADER)
    assert await line.ended(5)


@pytest.fixture
def large_answer(monkeypatch: pytest.MonkeyPatch) -> int:
    """The path of the rules gives more than the network holds on its way."""
    size = 6_000_000
    monkeypatch.setattr("folktable.server.routes.games.reference", lambda slug: "x" * size)
    return size


RULES = "/api/games/violet/rules"


async def all_gone(server: Running, seconds: float = 8.0) -> bool:
    """The server holds no connection any more."""
    for _ in range(int(seconds / 0.05)):
        if not server.uvicorn.server_state.connections:
            return True
        await asyncio.sleep(0.05)
    return False


async def test_answers_that_nobody_reads_are_not_kept(
    server: Running, large_answer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("folktable.server.doors.UNREAD_S", 0.2, raising=False)
    await all_gone(server)
    lines = await attacks.unread(server.port, RULES, 1)
    await asyncio.sleep(0.5)
    assert await all_gone(server)
    for line in lines:
        line.close()


async def test_a_household_has_few_unread_answers(server: Running, large_answer: int) -> None:
    await all_gone(server)
    lines = await attacks.unread(server.port, RULES, 4)
    for _ in range(100):
        await asyncio.sleep(0.05)
        open_ones = list(server.uvicorn.server_state.connections)
        if len(open_ones) == 1 and open_ones[0].transport.get_write_buffer_size():
            break
    held = sum(one.transport.get_write_buffer_size() for one in server.uvicorn.server_state.connections)
    assert 0 < held <= 8 * 1024 * 1024
    for line in lines:
        line.close()


async def test_who_reads_slowly_gets_all_of_it(
    server: Running, large_answer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("folktable.server.doors.UNREAD_S", 0.3, raising=False)
    line = await Line.to(server.port, receives=65536)
    await line.send(f"GET {RULES} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
    read = 0
    while data := await line.reader.read(200_000):
        read += len(data)
        await asyncio.sleep(0.005)
    assert read > large_answer


async def test_connections_are_counted_by_household_and_in_all(tmp_path: Path) -> None:
    running = Running(tmp_path, connections=(5, 8))
    try:
        first = await attacks.hold_open(running.port, 9, attacks.HALF_HEADER)
        ended = await asyncio.gather(*(line.ended(0.5) for line in first))
        assert ended.count(False) == 5
        others = [await Line.to(running.port, "127.0.0.3") for _ in range(3)]
        assert not any(await asyncio.gather(*(line.ended(0.2) for line in others))), "others come in"
        assert await (await Line.to(running.port, "127.0.0.4")).ended(5), "but not more than in all"
        for line in [*first, *others]:
            line.close()
        await asyncio.sleep(0.2)
        line = await Line.to(running.port)
        assert not await line.ended(0.2), "who has gone makes room"
        line.close()
    finally:
        running.stop()


async def test_sockets_are_counted_by_the_household_that_a_proxy_names(tmp_path: Path) -> None:
    running = Running(tmp_path, connections=(3, 1000))
    try:
        _, created = Browser(running).call("POST", "/api/tables", {**VIOLET, "public": True})
        table = created["table"]["id"]
        lines = [await Line.at_table(running.port, table) for _ in range(3)]
        with pytest.raises(ConnectionError, match="429"):
            await Line.at_table(running.port, table)
        lines.append(await Line.at_table(running.port, table, "127.0.0.3"))
        told: list[int] = []

        def ask(address: str) -> None:
            told.append(Browser(running).call("GET", "/healthz", X_Forwarded_For=address)[0])

        for address in ("127.0.0.2", "2001:db8::1"):
            thread = threading.Thread(target=ask, args=(address,))
            thread.start()
            await asyncio.to_thread(thread.join)
        assert told == [429, 200]
        for line in lines:
            line.close()
    finally:
        running.stop()


async def test_who_asks_too_often_is_sent_away(tmp_path: Path) -> None:
    running = Running(tmp_path, requests=(3, 0.001))
    try:
        line = await Line.to(running.port)
        for _ in range(4):
            await line.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            answer = await line.reader.readuntil(b"}")
        assert b" 429 " in answer
        assert await line.ended(2)
    finally:
        running.stop()


def test_a_household_is_one_address_or_half_of_one() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::") != household("2001:db8:1:2::")
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("") == ""
    assert household("testclient") == "testclient"


async def test_a_household_cannot_change_its_address_to_be_counted_anew(tmp_path: Path) -> None:
    running = Running(tmp_path, sign_ups=(2, 0.001))
    try:
        told = [
            Browser(running).call("POST", "/api/guests", {"name": "Ann"}, X_Forwarded_For=f"2001:db8::{n}")[0]
            for n in range(1, 4)
        ]
        assert told == [201, 201, 429]
        elsewhere = Browser(running).call("POST", "/api/guests", {"name": "Ann"}, X_Forwarded_For="2001:db8:0:1::1")
        assert elsewhere[0] == 201
    finally:
        running.stop()


def test_only_so_many_rates_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 3)
    buckets = Buckets(1, 0.001)
    assert [buckets.take(who) for who in "abac"] == [True, True, False, True]
    assert [*buckets.buckets] == ["b", "a", "c"], "the one that was used last comes last"
    assert buckets.take("d")
    assert [*buckets.buckets] == ["a", "c", "d"]
    assert not buckets.take("a")


def test_a_crowd_forgets_who_has_gone() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b", 2)] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a")
    crowd.leave("b", 2)
    assert crowd.here == {"a": 2}


def test_limits_leave_room_for_what_is_sent(server: Running) -> None:
    assert doors.LARGEST_REQUEST > doors.LARGEST_BODY
    assert Browser(server).call("POST", "/api/tables", b"[" * 260_000)[0] == 400, "an edition may be this large"
