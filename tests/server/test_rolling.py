"""A server that is told to end (SIGTERM) tells everybody to come back and ends well; of two processes behind a proxy
one after the other is restarted while people play, and nobody loses a decision. `make test-rolling` does it longer."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from folktable.server.migrate import migrate_postgres
from folktable.server.process import open_store
from tests.server.players import Game, Player, all_have_gone_on, check_against_log, play_on
from tests.server.processes import ServerProcess
from tests.server.proxies import KINDS, proxy
from tests.server.services import Missing, temporary_redis

ROUNDS = int(os.environ.get("FOLKTABLE_ROLLS", "1"))
TABLES = (("violet", 2), ("violet", 2), ("nisse", 2), ("naughty", 3))
PAUSE_S = (0.02, 0.15)
COME_AGAIN = 1012  # a WebSocket's code for a server that restarts


def end(server: ServerProcess) -> float:
    """As an operator does; how long it took."""
    began = time.monotonic()
    server.process.terminate()
    server.process.wait(60)  # docs/benchmarks.md has what was measured
    assert server.process.returncode == 0
    return time.monotonic() - began


async def restarted(servers: Sequence[ServerProcess], urls: Sequence[str]) -> tuple[list[Game], list[float]]:
    """People play while one server after the other is ended and started again: the games, and how long ending took."""
    chance, stop, ends = random.Random(7), asyncio.Event(), []
    tables: list[list[Game]] = [[] for _ in TABLES]

    async def restart() -> None:
        for server in (server for _ in range(ROUNDS) for server in servers):
            await all_have_gone_on(tables)
            ends.append(await asyncio.to_thread(end, server))
            server.start()
            await asyncio.to_thread(server.wait_until_ready)
        stop.set()

    played = [
        play_on(urls, slug, seats, random.Random(chance.random()), PAUSE_S, games, stop)
        for (slug, seats), games in zip(TABLES, tables, strict=True)
    ]
    await asyncio.gather(*played, restart())
    return [game for games in tables for game in games], ends


async def check(games: list[Game], data: Path, database: str) -> None:
    store = await open_store(data, database)
    for game in games:
        row = await store.table(game.table)
        assert row is not None
        assert row.phase == "over"
        check_against_log(game, row, await store.log(game.table))
    await store.close()


def report(games: list[Game], ends: list[float]) -> str:
    people = [player for game in games for player in game.players]
    away = sorted(seconds for player in people for seconds in player.away)
    return (
        f"{len(ends)} restarts, each ended within {max(ends):.2f} s: {len(games)} games, "
        f"{sum(len(player.acknowledged) for player in people)} decisions acknowledged; {len(away)} lines lost, "
        f"back after {statistics.median(away):.2f} s (half), {away[-1]:.2f} s (the longest)"
    )


def told(players: Sequence[Player]) -> list[int]:
    return [code for player in players for code in player.goodbyes]


def test_who_plays_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """One process on SQLite."""
    server = ServerProcess(tmp_path, bot_pace=0.05)
    server.start()
    try:
        server.wait_until_ready()
        games, ends = asyncio.run(asyncio.wait_for(restarted([server], [server.url]), 120 + 30 * ROUNDS))
    finally:
        server.stop()
    print(report(games, ends))
    people = [player for game in games for player in game.players]
    assert set(told(people)) == {COME_AGAIN}, "somebody was cut off without a word"
    assert server.faults() == []
    asyncio.run(check(games, tmp_path, ""))


@pytest.mark.parametrize("kind", sorted(KINDS) if ROUNDS > 1 else ["nginx"])
def test_two_processes_behind_a_proxy_are_restarted_in_turns(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    asyncio.run(migrate_postgres(database))
    with ExitStack() as stack:
        try:
            redis = stack.enter_context(temporary_redis())
            both = [
                ServerProcess(tmp_path / name, bot_pace=0.05, database=database, redis=redis) for name in ("one", "two")
            ]
            for server in both:
                server.start()
                stack.callback(server.stop)
            for server in both:
                server.wait_until_ready()
            url, certificate = stack.enter_context(proxy(kind, [server.url for server in both]))
        except Missing as missing:
            pytest.skip(str(missing))
        monkeypatch.setenv("SSL_CERT_FILE", certificate)
        games, ends = asyncio.run(asyncio.wait_for(restarted(both, [url]), 120 + 60 * ROUNDS))
        print(kind, report(games, ends))
        assert [server.faults() for server in both] == [[], []]
        asyncio.run(check(games, tmp_path, database))
