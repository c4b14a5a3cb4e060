"""`folktable backup` while people play, and `folktable restore`: nothing that was acknowledged before is missing."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from folktable.cli import app
from folktable.engine.errors import FolktableError
from tests.server.players import Game, open_game, request
from tests.server.processes import ServerProcess


def folktable(*arguments: object) -> str:
    result = CliRunner().invoke(app, [*map(str, arguments)], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("data"))
    server.start()
    server.wait_until_ready()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def house(server: ServerProcess) -> Path:
    return Path(server.settings["data"])


class Copied:
    """A backup, the game that was going on, and what its players had been told before it began."""

    def __init__(self, file: Path, game: Game, known: list[tuple[int, int, str]]) -> None:
        self.file, self.game, self.known = file, game, known


@pytest.fixture(scope="module")
def copied(server: ServerProcess, house: Path, tmp_path_factory: pytest.TempPathFactory) -> Copied:
    file = tmp_path_factory.mktemp("backups") / "backup.sqlite3"

    async def play_and_copy() -> Copied:
        game = await open_game([server.url], {"game": "violet"}, 2, random.Random(2))
        playing = asyncio.create_task(game.play(lambda: 0.01))
        while sum(len(player.acknowledged) for player in game.players) < 20:
            await asyncio.sleep(0.01)
        known = [
            (player.seat, seq, choice) for player in game.players for seq, (_, choice) in player.acknowledged.items()
        ]
        await asyncio.to_thread(folktable, "backup", file, "--data", house)
        await asyncio.wait_for(playing, 60)
        return Copied(file, game, known)

    return asyncio.run(play_and_copy())


def test_what_was_acknowledged_before_a_backup_is_there_after_it_was_restored(copied: Copied, tmp_path: Path) -> None:
    data = tmp_path / "elsewhere"
    folktable("restore", copied.file, "--data", data)
    game = copied.game
    with closing(sqlite3.connect(data / "folktable.sqlite3")) as db:
        kept = set(db.execute("SELECT seat, seq, choice FROM log WHERE table_id = ?", (game.table,)))
    assert len(copied.known) >= 20
    assert {*copied.known} <= kept
    restored = ServerProcess(data)
    restored.start()
    try:
        restored.wait_until_ready()
        told = request("GET", f"{restored.url}/api/tables/{game.table}", game.players[0].token)
        assert told["mine"] == [0], "whose seat it is, is known there too"
        assert told["phase"] == "playing"
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


def test_a_backup_is_private_and_no_file_is_written_over(copied: Copied, house: Path) -> None:
    assert not copied.file.stat().st_mode & 0o077, "it holds people's sessions and words"
    assert [file.name for file in copied.file.parent.iterdir()] == [copied.file.name], "one file, nothing beside it"
    with pytest.raises(FolktableError, match="exists already"):
        folktable("backup", copied.file, "--data", house)


def test_a_server_that_runs_keeps_its_file(copied: Copied, server: ServerProcess, house: Path) -> None:
    with pytest.raises(FolktableError, match="another server uses"):
        folktable("restore", copied.file, "--data", house, "--replace")
    assert server.answers()


def test_what_is_stored_is_replaced_only_when_told(copied: Copied, tmp_path: Path) -> None:
    folktable("restore", copied.file, "--data", tmp_path)
    file = tmp_path / "folktable.sqlite3"
    db = sqlite3.connect(file)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("DELETE FROM log")
    db.commit()
    wal = Path(f"{file}-wal").read_bytes()
    db.close()
    Path(f"{file}-wal").write_bytes(wal)  # as when the server was killed: what is in here belongs to the old file
    with pytest.raises(FolktableError, match="--replace"):
        folktable("restore", copied.file, "--data", tmp_path)
    assert lines(file) == 0
    folktable("restore", copied.file, "--data", tmp_path, "--replace")
    assert lines(file) >= 20


def lines(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        (found,) = db.execute("SELECT count(*) FROM log").fetchone()
    return int(found)


def test_what_cannot_be_restored_is_told_and_nothing_is_touched(copied: Copied, tmp_path: Path) -> None:
    newer, damaged = tmp_path / "newer", tmp_path / "damaged"
    newer.write_bytes(copied.file.read_bytes())
    with closing(sqlite3.connect(newer)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    damaged.write_bytes(copied.file.read_bytes()[:20000] + b"x" * 20000)
    data = tmp_path / "data"
    for file, said in ((newer, "newer version"), (damaged, "damaged"), (tmp_path / "none", "there is no file")):
        with pytest.raises(FolktableError, match=said):
            folktable("restore", file, "--data", data)
        assert not (data / "folktable.sqlite3").exists()


def test_postgresql_has_its_own_programs_and_a_folder_without_data_has_nothing(tmp_path: Path) -> None:
    database = ("--database", "postgresql://nobody@127.0.0.1:1/x")
    with pytest.raises(FolktableError, match="pg_dump"):
        folktable("backup", tmp_path / "x", *database)
    with pytest.raises(FolktableError, match="pg_restore"):
        folktable("restore", tmp_path / "x", *database)
    with pytest.raises(FolktableError, match="--data"):
        folktable("backup", tmp_path / "x", "--data", tmp_path)
