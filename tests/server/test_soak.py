"""People come and go for a while, the server is killed and started: it holds no more than before when all have gone.

`make soak` does it for four hours by people's clock. No time is asserted: how long an answer took is told with the
figures.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from tests.server.soak import WARM_UP, Soak, report, soaked_server

HOURS = float(os.environ.get("FOLKTABLE_SOAK", "0"))  # by people's clock
VISITS = 30 if HOURS else 12  # in a round: with fewer, pools and caches still fill
ROUNDS = 8 if HOURS else 2  # that are compared, in each life of the server
LIVES = 2 if HOURS else 1  # at least; each ends with a kill


async def soaked(soak: Soak) -> None:
    while soak.life <= LIVES or soak.people_s < 3600 * HOURS:
        for _ in range(WARM_UP + ROUNDS):
            await soak.round(VISITS)
            await soak.quiet()
            if HOURS:
                print(report(soak).splitlines()[-2], flush=True)
        await soak.round(VISITS, killed=True)


def test_nothing_grows_while_people_come_and_go(tmp_path: Path) -> None:
    server = soaked_server(tmp_path)
    soak = Soak(server, random.Random(15))
    try:
        asyncio.run(soaked(soak))
    finally:
        print(report(soak))
        server.stop()
    assert soak.grown() == []
    assert server.faults() == []
    assert soak.done["decisions"] > soak.visits


def test_leaks_are_noticed(tmp_path: Path) -> None:
    async def soaked_a_little(soak: Soak) -> None:
        for _ in range(WARM_UP + 2):
            await soak.round(4)
            await soak.quiet(longest_s=4)

    server = soaked_server(tmp_path, "leaky")
    soak = Soak(server, random.Random(15))
    try:
        asyncio.run(soaked_a_little(soak))
    finally:
        print(report(soak))
        server.stop()
    assert {"tables", "connections", "tasks", "files", "memory", "objects"} <= set(soak.grown())
