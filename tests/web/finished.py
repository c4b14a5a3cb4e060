"""Finished games to look at, put into a server's store: nobody has to play them there."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from folktable.engine.match import Match
from folktable.server.course import PLAY
from folktable.server.process import open_store
from folktable.server.record import StoredTable, encoded_spec, opened_for, played_with
from folktable.server.store import LogRow, SeatRow, TableRow

OPTIONS: dict[str, dict[str, Any]] = {"grumpf": {"mode": "beat"}}


def played_game(slug: str, seats: int, level: int | None = None) -> tuple[StoredTable, Match, list[str]]:
    """A game of random decisions, the same each time, and what was chosen in it."""
    options = OPTIONS.get(slug, {}) if level is None else {"level": level}
    spec = StoredTable(slug, "Host", seats=seats, options=options, public=True)
    opened = opened_for(spec)
    spec.played_with = played_with(opened)
    chance = random.Random(slug)
    match = Match(opened, chance.randbytes(16).hex())
    choices: list[str] = []
    while not match.over:
        seat = chance.choice(match.waiting())
        choice, action = chance.choice(list(match.options(seat).items()))
        match.play(seat, action)
        choices.append(choice)
    return spec, match, choices


def finished_game(data: Path, slug: str, seats: int, level: int | None = None) -> str:
    """It lies on a table that anybody may look at; its id."""
    spec, match, choices = played_game(slug, seats, level)
    log = [LogRow(n, PLAY, match.log[n - 1][0], choice, "", 0) for n, choice in enumerate(choices, 1)]
    table = TableRow(
        id=f"{slug}{seats}{level or ''}",
        game=slug,
        spec=encoded_spec(spec),
        seed=match.seed,
        host="",
        phase="over",
        public=1,
        invite="",
        result=msgspec.json.encode(match.scores()).decode(),
        rematch=None,
        created=0,
        changed=0,
    )
    names = [f"Guest {seat}" for seat in range(seats)]

    async def keep() -> None:
        store = await open_store(data, "")
        await store.add_table(
            table,
            [SeatRow(seat, None, name, None, 0, "ask") for seat, name in enumerate(names)],
            *store.lines(table.id, log),
        )
        await store.close()

    with ThreadPoolExecutor(1) as aside:  # the browser has this thread's loop
        aside.submit(asyncio.run, keep()).result()
    return table.id
