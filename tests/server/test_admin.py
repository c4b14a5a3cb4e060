"""`folktable admin`, beside a server that runs."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from folktable.cli import app
from folktable.engine import savefile
from folktable.engine.errors import FolktableError
from tests.server.players import Game, Said, open_game, request
from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("data"))
    server.start()
    server.wait_until_ready()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def played(server: ServerProcess) -> Game:
    async def play() -> Game:
        game = await open_game([server.url], {"game": "violet"}, 2, random.Random(1))
        await asyncio.wait_for(game.play(lambda: 0.0), 60)
        return game

    return asyncio.run(play())


def admin(server: ServerProcess, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["admin", *arguments, "--data", server.settings["data"]], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def new_table(server: ServerProcess) -> tuple[str, str]:
    token = request("POST", f"{server.url}/api/guests", body={"name": "Ann"})["token"]
    spec = {"game": "nisse", "name": "Ann", "public": True}
    return request("POST", f"{server.url}/api/tables", token, spec)["table"]["id"], token


def test_tables_are_listed(server: ServerProcess, played: Game) -> None:
    line = next(line for line in admin(server, "list").splitlines() if played.table in line)
    assert "violet" in line
    assert "over" in line


def test_a_finished_game_is_exported_and_verifies(server: ServerProcess, played: Game) -> None:
    saved = savefile.read(admin(server, "export", played.table).encode())
    commitment = request("GET", f"{server.url}/api/tables/{played.table}")["commitment"]
    assert len(savefile.verify(saved, commitment).log) == max(player.seq for player in played.players)


def test_an_unfinished_game_has_no_file_and_unknown_tables_are_named(server: ServerProcess) -> None:
    table, _ = new_table(server)
    with pytest.raises(FolktableError, match="is not over"):
        admin(server, "export", table)
    with pytest.raises(FolktableError, match="no table nowhere"):
        admin(server, "close", "nowhere")


def test_a_closed_table_is_closed_in_the_running_server(server: ServerProcess) -> None:
    table, token = new_table(server)
    admin(server, "close", table)
    until = time.monotonic() + 40
    while request("GET", f"{server.url}/api/tables/{table}", token)["phase"] != "closed":
        assert time.monotonic() < until, "the server has not noticed"
        time.sleep(0.2)
    with pytest.raises(Said):
        request("POST", f"{server.url}/api/tables/{table}/sit", body={"name": "Bo"})


def test_a_backup_made_under_play_is_a_whole_database(server: ServerProcess, tmp_path: Path) -> None:
    """It is restored by putting it in the place of the old one."""
    copy = tmp_path / "backup.sqlite3"

    async def play_and_copy() -> Game:
        game = await open_game([server.url], {"game": "violet"}, 2, random.Random(2))
        playing = asyncio.create_task(game.play(lambda: 0.01))
        while sum(len(player.acknowledged) for player in game.players) < 20:
            await asyncio.sleep(0.01)
        known = max(player.seq for player in game.players)
        await asyncio.to_thread(admin, server, "backup", str(copy))
        await asyncio.wait_for(playing, 60)
        with sqlite3.connect(copy) as db:
            (kept,) = db.execute("SELECT max(seq) FROM log WHERE table_id = ?", (game.table,)).fetchone()
        assert kept >= known, "what was told before is in the copy"
        return game

    game = asyncio.run(play_and_copy())
    assert not copy.stat().st_mode & 0o077, "it holds people's sessions and words"
    with pytest.raises(FolktableError, match="exists already"):
        admin(server, "backup", str(copy))
    restored = ServerProcess(tmp_path / "elsewhere")
    shutil.copy(copy, tmp_path / "elsewhere" / "folktable.sqlite3")
    restored.start()
    try:
        restored.wait_until_ready()
        told = request("GET", f"{restored.url}/api/tables/{game.table}", game.players[0].token)
        assert told["mine"] == [0], "whose seat it is, is known there too"
        asyncio.run(asyncio.wait_for(carried_on(restored, game), 60))
    finally:
        restored.stop()


async def carried_on(restored: ServerProcess, game: Game) -> None:
    """From where the copy was made, on the new server."""
    for player in game.players:
        player.urls, player.seq, player.over = [restored.url], -1, False
        player.seen, player.acknowledged, player.open = {}, {}, None
        player.sent += 1000
    await game.play(lambda: 0.0)


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    for arguments in (["backup", str(tmp_path / "x")], ["migrate"]):
        with pytest.raises(FolktableError, match="--data"):
            CliRunner().invoke(app, ["admin", *arguments, "--data", str(tmp_path)], catch_exceptions=False)
    with pytest.raises(FolktableError, match="pg_dump"):
        CliRunner().invoke(
            app, ["admin", "backup", "x", "--database", "postgresql://nobody@127.0.0.1:1/x"], catch_exceptions=False
        )
