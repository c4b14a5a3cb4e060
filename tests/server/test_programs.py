"""Programs that others run: the command, the client, and the bot of the docs."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import ModuleType

import pytest

from folktable.client import Client
from folktable.engine.errors import FolktableError
from folktable.server.serve import try_port
from folktable.server.sockets import MOST_UNREAD
from folktable.wire import NewTable, Snapshot
from tests.server.conftest import Visit
from tests.server.test_play import play_on

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_the_bot_of_the_docs_plays_a_game_to_the_end(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    bot = example()
    client = await Client.guest(visit.server.address, "Bot")
    created = await client.create(NewTable("violet", "Bot", bots={"1": "apprentice"}))
    result = await asyncio.wait_for(bot.play(client.at(created.table.id)), 90)
    assert sorted(result) == [0, 1]
    host = await Client.guest(visit.server.address, "Host")
    other = await host.create(NewTable("violet", "Host"))
    playing = asyncio.create_task(bot.main(visit.server.address, other.table.id, other.invite))
    player = await visit.look(host, other.table.id)
    await play_on([player], 3)
    playing.cancel()
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60


def test_the_command_answers_soon_and_keeps_its_data_where_it_is_told(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "FOLKTABLE_DATA": str(tmp_path / "there")}
    command = [
        sys.executable,
        "-c",
        "from folktable.cli import main; main()",
        "serve",
        "--port",
        str(port),
        "--no-browser",
        "--host",
        "127.0.0.1",
    ]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz") as response:
                    assert json.loads(response.read()) == {"status": "ok"}
                break
            except OSError:
                time.sleep(0.1)
        else:
            raise AssertionError("no answer")
        assert (tmp_path / "there" / "folktable.sqlite3").exists()
    finally:
        process.terminate()
        told, _ = process.communicate(timeout=20)
    assert f"http://localhost:{port}/" in told
    assert process.returncode in (0, -15)


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(FolktableError, match="choose another one with --port"):
            try_port("127.0.0.1", port)
    try_port("127.0.0.1", port)


async def test_a_slow_reader_is_dropped_and_resumes(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    live = visit.server.tables.live[created.table.id]
    slow = next(connection for connection in live.connections if connection.seat_in(live.record) == 1)
    snapshots = len(players[1].of(Snapshot))

    async def fill() -> None:
        """More than the system's own buffers take, before anything of it can have been read."""
        slow.wire.send_text(b" " * 16 * MOST_UNREAD)

    await visit.server.do(fill())
    await players[1].until(lambda: any(c.seat_in(live.record) == 1 and c is not slow for c in live.connections), 15)
    assert slow not in live.connections
    await play_on(players, 3)
    await players[1].until(lambda: players[1].now.seq == 3)
    assert snapshots <= len(players[1].of(Snapshot))
