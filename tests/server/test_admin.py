"""`folktable admin`, beside a server that runs."""

from __future__ import annotations

import asyncio
import random
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


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FolktableError, match="--data"):
        CliRunner().invoke(app, ["admin", "migrate", "--data", str(tmp_path)], catch_exceptions=False)
