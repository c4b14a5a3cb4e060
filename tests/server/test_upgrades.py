"""What every released version has stored (tests/releases) is opened by this one, and play goes on."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from folktable.engine import savefile
from folktable.server.admin import export_table
from tests.releases.keep import RELEASES
from tests.server.players import Game, Player, request
from tests.server.processes import ServerProcess

KEPT = sorted(folder.parent for folder in RELEASES.glob("*/known.json"))


class Moved:
    """A server of this version on a copy of an old data folder, and what people remember of it."""

    def __init__(self, release: Path, data: Path) -> None:
        shutil.copy(release / "folktable.sqlite3", data)
        self.data = data
        self.known: dict[str, Any] = json.loads((release / "known.json").read_text("utf-8"))
        # However old the folder is: nothing is removed for its age.
        self.server = ServerProcess(data, bot_pace=0.05, keep_people_days=0, keep_tables_days=0)


@pytest.fixture(scope="module", params=KEPT, ids=lambda folder: folder.name)
def moved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moved]:
    moved = Moved(request.param, tmp_path_factory.mktemp("moved"))
    moved.server.start()
    moved.server.wait_until_ready()
    yield moved
    moved.server.stop()
    assert moved.server.faults() == []


def test_something_is_kept_of_every_game() -> None:
    assert KEPT
    for release in KEPT:
        known = json.loads((release / "known.json").read_text("utf-8"))
        assert len({table["game"] for table in known["finished"]}) == len(known["running"]) >= 5


def test_running_tables_go_on_to_their_end(moved: Moved) -> None:
    """Seats are known by the old tokens, and nothing that was acknowledged is missing."""

    async def play_on() -> None:
        for table in moved.known["running"]:
            with closing(sqlite3.connect(moved.data / "folktable.sqlite3")) as db:
                log = "SELECT seat, seq, choice FROM log WHERE table_id = ?"
                stored = {*db.execute(log, (table["table"],))}
            assert {tuple(line) for line in table["acknowledged"]} <= stored
            chance = random.Random(1)
            players = [
                Player([moved.server.url], token, table["table"], seat, chance)
                for seat, token in enumerate(table["tokens"])
            ]
            for player in players:
                player.sent = 10_000  # requests have other names than those before
            await asyncio.wait_for(Game(table["table"], players).play(lambda: 0.0), 60)
            told = request("GET", f"{moved.server.url}/api/tables/{table['table']}")
            assert told["phase"] == "over"
            assert told["broken"] is None
            assert sum(len(player.acknowledged) for player in players) > 0

    asyncio.run(play_on())


def test_finished_tables_replay_and_verify(moved: Moved) -> None:
    for table in moved.known["finished"]:
        told = request("GET", f"{moved.server.url}/api/tables/{table['id']}")
        assert (told["phase"], told["result"]) == ("over", table["result"])
        saved = savefile.read(export_table(table["id"], moved.data, ""))
        assert savefile.verify(saved, table["commitment"]).scores() == table["result"]


@pytest.mark.parametrize("release", KEPT, ids=lambda folder: folder.name)
def test_saved_games_verify(release: Path) -> None:
    for file in {*release.glob("*.json")} - {release / "known.json"}:
        saved = savefile.read(file.read_bytes())
        assert saved.folktable == release.name
        assert savefile.verify(saved).over
