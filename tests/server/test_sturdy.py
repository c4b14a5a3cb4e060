"""A server that is asked nonsense, or whose store is in the way, says so in a sentence, and to the right one."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from folktable.client import Client
from folktable.server.migrate import alembic_config
from folktable.server.store import LogRow, Sqlite, Store, StoreFailed
from tests.server.conftest import Running, Visit
from tests.server.processes import ServerProcess, free_port
from tests.server.test_tables import VIOLET, Browser

pytestmark = pytest.mark.anyio

NONSENSE = [
    "/%00",
    "/a%00b.js",
    "/" + "x" * 5000,
    "/" + "x/" * 3000,
    "/%ff%fe",
    "/..%2f..%2f",
    "/api/tables/%00",
    "/api/tables/" + "x" * 5000,
    "/api/languages/%00",
    "/api/games/%00/rules",
]


@pytest.mark.parametrize("path", NONSENSE, ids=[path[:20] for path in NONSENSE])
def test_paths_that_cannot_be(server: Running, path: str) -> None:
    status, _ = Browser(server).call("GET", path)
    assert status in (200, 404), "the page itself answers for what might be one of its own"


@pytest.mark.parametrize("body", [b'{"game": "violet", "name": "\xff"}', b'"\xc3\x28"', b'{"name": "\xed\xa0\x80"}'])
def test_bodies_that_are_not_utf_8(server: Running, body: bytes) -> None:
    for method, path in (("POST", "/api/tables"), ("POST", "/api/guests"), ("PUT", "/api/me")):
        status, problem = Browser(server).call(method, path, body)
        assert (status, problem["code"]) == (400, "malformed")


def test_it_says_that_it_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folktable.server.process.CHECK_EVERY_S", 0.0, raising=False)
    running = Running(tmp_path)
    try:
        assert Browser(running).call("GET", "/healthz") == (200, {"status": "ok"})

        def full(*_: Any) -> Any:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as there:
            there.setattr(Sqlite, "write_at_once", full)
            status, problem = Browser(running).call("GET", "/healthz")
            assert (status, problem["code"]) == (503, "not-stored")
        assert Browser(running).call("GET", "/healthz")[0] == 200
    finally:
        running.stop()


@pytest.mark.parametrize("value", [1 << 70, "\ud800", object()])
async def test_what_no_column_takes_is_refused_and_all_else_is_stored(tmp_path: Path, value: Any) -> None:
    """The thread that writes outlives whatever it is given."""
    store = Store(Sqlite(tmp_path / "folktable.sqlite3"))
    line = LogRow(1, "play", 0, "x", "", 0)
    async with asyncio.timeout(20):
        spoilt, good = await asyncio.gather(
            store.append("one", [line], store.change_table("one", 0, result=value)),
            store.append("two", [line]),
            return_exceptions=True,
        )
        assert isinstance(spoilt, StoreFailed)
        assert good is None or not isinstance(value, int | str)
        await store.append("three", [line])
        assert [row.seq for row in await store.log("three")] == [1]
        await store.close()


async def test_what_cannot_be_read_is_a_failure_of_the_store(tmp_path: Path) -> None:
    store = Store(Sqlite(tmp_path / "folktable.sqlite3"))
    try:
        for ask in (store.db.fetch, store.db.look_up):
            with pytest.raises(StoreFailed, match="nothing could be read"):
                await ask("SELECT * FROM nothing")
    finally:
        await store.close()


def serve(data: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from folktable.cli import main; main()", "serve", "--no-browser"]
    command += ["--host", "127.0.0.1", "--port", str(free_port()), "--data", str(data), *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=os.environ, check=False)


def spoil(file: Path, damage: str) -> None:
    content = file.read_bytes()
    if damage == "no version":
        with sqlite3.connect(file) as db:
            db.execute("DELETE FROM alembic_version")
    elif damage == "cut off":
        file.write_bytes(content[: len(content) // 8])
    else:
        whole = 100 if damage == "spoilt from the start" else 4096
        file.write_bytes(content[:whole] + b"\xa5" * (len(content) - whole))


DAMAGES = ["another file", "a folder", "spoilt from the start", "spoilt pages", "cut off", "no version"]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "folktable.sqlite3"
    if damage == "another file":
        file.write_bytes(b"This is my diary.\n" * 1000)
    elif damage == "a folder":
        file.mkdir()
    else:
        running = Running(tmp_path)
        Browser(running).call("POST", "/api/tables", VIOLET)
        running.stop()
        spoil(file, damage)
    served = serve(tmp_path)
    assert served.returncode == 2
    assert "Traceback" not in served.stderr
    assert str(file) in served.stderr
    assert len(served.stderr.strip().splitlines()) == 1


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path)
    first.start()
    try:
        first.wait_until_ready()
        second = serve(tmp_path)
        assert second.returncode == 2
        assert "another server uses" in second.stderr
        assert len(second.stderr.strip().splitlines()) == 1
        assert first.answers(), "the first goes on"
        first.kill()
        first.start()  # what was killed holds nothing back
        first.wait_until_ready()
    finally:
        first.stop()


def test_data_of_the_version_before_are_taken_over(tmp_path: Path) -> None:
    """Whoever was known is still known; a program's token has not become more than it was."""
    from alembic import command
    from sqlalchemy import create_engine

    file = tmp_path / "folktable.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    from folktable.server.people import hashed

    with sqlite3.connect(file) as db:
        db.execute("INSERT INTO people VALUES ('p', 'Ann', NULL, NULL, 1)")
        for secret, kind, label in (("c", "cookie", ""), ("t", "token", "bot"), ("g", "token", "")):
            db.execute("INSERT INTO sessions VALUES (?, 'p', ?, ?, NULL, 1)", [hashed(secret), kind, label])
        spec = json.dumps({"game": "violet", "name": "Ann", "seats": 2})
        db.execute(
            "INSERT INTO tables VALUES ('t', 'violet', ?, 'ab', 'p', 'gathering', 0, '', NULL, NULL, 1, 1)", [spec]
        )
        for seat in (0, 1):
            db.execute("INSERT INTO seats VALUES ('t', ?, NULL, NULL, NULL, 0, 'ask')", [seat])
    running = Running(tmp_path, keep_tables_days=0)
    try:
        with sqlite3.connect(file) as db:
            scopes = dict(db.execute("SELECT hash, scopes FROM sessions").fetchall())
            (spec,) = db.execute("SELECT spec FROM tables").fetchone()
        assert scopes == {
            hashed("c"): "account host play read",
            hashed("t"): "host play read",
            hashed("g"): "account host play read",
        }
        assert "Ann" not in spec
        told = [
            Browser(running).call("GET", "/api/me", Authorization=f"Bearer {secret}")[1]["name"] for secret in "ctg"
        ]
        assert told == ["Ann"] * 3
    finally:
        running.stop()


async def test_the_client_does_not_wait_for_ever() -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        deaf.listen()
        address = f"http://127.0.0.1:{deaf.getsockname()[1]}"
        client = Client(address)
        client.timeout_s = 0.2
        with pytest.raises(TimeoutError, match="timed out"):
            await asyncio.wait_for(client.call("GET", "/api/me", dict), 5)


async def test_who_has_no_right_to_metrics_is_not_told_by_a_forged_address(visit: Visit) -> None:
    """127.0.0.1 is believed as a proxy: what it says about others counts."""
    status, _ = Browser(visit.server).call("GET", "/metrics", X_Forwarded_For="192.0.2.1")
    assert status == 403
