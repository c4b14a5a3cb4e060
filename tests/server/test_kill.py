"""The server is killed (SIGKILL) at random moments while people play: nothing acknowledged is lost, nothing happens
twice, everybody comes back. `make test-kill` does it two hundred times."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

from folktable.server.migrate import migrate_postgres
from folktable.server.process import open_store
from folktable.server.store import Store
from tests.server.players import Game, all_have_gone_on, check_against_log, count_acknowledged, play_on
from tests.server.processes import ServerProcess

KILLS = int(os.environ.get("FOLKTABLE_KILLS", "3"))
TABLES = (("violet", 2), ("violet", 2), ("violet", 2), ("nisse", 2), ("naughty", 3))
LONGEST_PAUSE_S = 0.03
WINDOWS_PACE = 0.05  # reaction windows are short here: many decisions, many moments to be killed at


async def kill_now_and_then(
    server: ServerProcess, tables: list[list[Game]], chance: random.Random, stop: asyncio.Event
) -> None:
    """At random moments, once every table has gone on since the last time."""
    for _ in range(KILLS):
        await all_have_gone_on(tables)
        await asyncio.sleep(chance.uniform(0.05, 1.2))
        server.kill()
        server.start()
        await asyncio.to_thread(server.wait_until_ready)
    stop.set()


async def killed_again_and_again(server: ServerProcess, seed: int) -> list[Game]:
    chance = random.Random(seed)
    stop = asyncio.Event()
    tables: list[list[Game]] = [[] for _ in TABLES]
    await asyncio.gather(
        *(
            play_on([server.url], slug, seats, random.Random(chance.random()), (0, LONGEST_PAUSE_S), games, stop)
            for (slug, seats), games in zip(TABLES, tables, strict=True)
        ),
        kill_now_and_then(server, tables, chance, stop),
    )
    return [game for games in tables for game in games]


def report(games: list[Game], seconds: float) -> str:
    players = [player for game in games for player in game.players]
    return (
        f"{KILLS} kills in {seconds:.0f} s: {len(games)} games, "
        f"{count_acknowledged(games)} decisions acknowledged, "
        f"{sum(player.resumed for player in players)} times resumed by what was missed, "
        f"{sum(player.resumed_afresh for player in players)} times by a snapshot"
    )


async def check(games: list[Game], store: Store) -> None:
    for game in games:
        row = await store.table(game.table)
        assert row is not None
        assert row.phase == "over"
        check_against_log(game, row, await store.log(game.table))
    await store.close()


def play_and_kill(data: Path, database: str) -> None:
    server = ServerProcess(data, database=database, bot_pace=WINDOWS_PACE)
    server.start()
    try:
        server.wait_until_ready()
        began = time.monotonic()
        games = asyncio.run(killed_again_and_again(server, seed=time.time_ns()))
        print(report(games, time.monotonic() - began))
    finally:
        server.stop()

    async def check_store() -> None:
        await check(games, await open_store(data, database))

    asyncio.run(check_store())
    assert sum(player.resumed for game in games for player in game.players) > KILLS
    assert server.faults() == []


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    play_and_kill(tmp_path, database="")


def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, database: str) -> None:
    asyncio.run(migrate_postgres(database))
    play_and_kill(tmp_path, database)
