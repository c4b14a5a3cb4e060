"""`python -m tests.releases.keep`: plays at a server of this version, and keeps what it has stored for later ones.

`tests/releases/VERSION` gets the database as `folktable backup` copies it, with a running and a finished table of every
game; the finished games as saved files; and what the players know: their tokens, and what was acknowledged to them.
Each release keeps its own (`make release` does it); a folder whose version was released is never written anew.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import folktable
from folktable.engine.game import load, slugs
from folktable.server.admin import export_table
from folktable.server.backup import backup
from tests.server.players import Game, open_game, request
from tests.server.processes import ServerProcess

RELEASES = Path(__file__).parent
DECIDED = 10  # at a table that is left running
OPTIONS: dict[str, dict[str, Any]] = {"grumpf": {"mode": "beat"}}  # hands in real time decide by the clock


async def play_all(url: str) -> tuple[list[Game], list[Game]]:
    chance = random.Random(folktable.__version__)
    running, finished = [], []
    for slug in slugs():
        spec = {"game": slug, "options": OPTIONS.get(slug, {})}
        for over in (True, False):
            game = await open_game([url], spec, load(slug).seats[0], chance)
            playing = asyncio.create_task(game.play(lambda: 0.0))
            while not (playing.done() or (not over and acknowledged(game)[DECIDED:])):
                await asyncio.sleep(0.001)
            playing.cancel()
            (finished if over else running).append(game)
    return running, finished


def acknowledged(game: Game) -> list[tuple[int, int, str]]:
    """Seat, number in the log, and decision."""
    return [(player.seat, seq, choice) for player in game.players for seq, (_, choice) in player.acknowledged.items()]


def keep(into: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = ServerProcess(data, bot_pace=0.05)
        server.start()
        try:
            server.wait_until_ready()
            running, finished = asyncio.run(play_all(server.url))
            told = {game.table: request("GET", f"{server.url}/api/tables/{game.table}") for game in finished}
        finally:
            server.stop()
        into.mkdir(parents=True)
        backup(Console(file=StringIO()), into / "folktable.sqlite3", data, "")
        for game in finished:
            (into / f"{told[game.table]['game']}.json").write_text(export_table(game.table, data, ""), encoding="utf-8")
    known = {
        "running": [
            {
                "table": game.table,
                "tokens": [player.token for player in game.players],
                "acknowledged": acknowledged(game),
            }
            for game in running
        ],
        "finished": [{name: table[name] for name in ("id", "game", "commitment", "result")} for table in told.values()],
    }
    (into / "known.json").write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    folder = RELEASES / folktable.__version__
    if folder.exists():
        sys.exit(f"{folder} is there already: remove it first, if {folktable.__version__} was not released yet")
    keep(folder)
    print(f"kept in {folder}")
