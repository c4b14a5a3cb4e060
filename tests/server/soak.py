"""A soak: people come, open tables, play, talk, watch, lose their line, leave and delete themselves, for as long as one
likes, while the server is killed now and then. Whenever all have gone home, what the server holds is written down: it
must not be more than at the quiet points before.

People and bots are `PACE` times as fast as they are at a real table: how long they think, stay and take to come is
given here as it would be there. The server, the kills and the waits until nothing is left are not quickened.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import secrets
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from folktable.client import Client, Place, Refused
from folktable.engine.game import load, slugs
from folktable.server.bots import LEVEL_NAMES
from folktable.wire import Accepted, AskHint, Created, NewTable, Say, SitDown, Snapshot, TableChanged, Token, Update
from folktable.wire import Refused as RefusedMessage
from tests.server.processes import ServerProcess

NO_ANSWER = (OSError, http.client.HTTPException, msgspec.DecodeError)
WARM_UP = 1  # quiet points of a life of the server that are not compared: caches and pools fill
QUIET_S = 90.0  # at most, until nothing is left of those who have gone
TO_THE_END = 100_000  # decisions
PACE = float(os.environ.get("FOLKTABLE_PACE", "50"))
THINK_S = 4.0  # at most, about a decision
COME_S = 100.0  # in which all visitors of a round come
STAY_S = 750.0 if os.environ.get("FOLKTABLE_SOAK") else 250.0  # at most, at a table
# What a quiet point may have more than those before it: once, and for each visit in between.
ALLOWED = {
    "memory": (4_000_000, 10_000),
    "files": (2, 0),
    "threads": (8, 0),  # pools that have not met their limits yet
    "tasks": (1, 0),
    "objects": (500, 3),
    "tables": (0, 0),
    "connections": (0, 0),
}


@dataclass
class Point:
    """The server when nobody is there."""

    life: int
    visits: int  # until then, in all
    counts: dict[str, int]
    lags: list[float]  # since the point before: from a decision to its answer, in seconds


@dataclass
class Soak:
    server: ServerProcess
    chance: random.Random
    lags: list[float] = field(default_factory=list)
    done: Counter[str] = field(default_factory=Counter)  # what people did
    visits: int = 0
    people_s: float = 0.0  # by people's clock: how long they were there, round after round
    life: int = 1
    points: list[Point] = field(default_factory=list)

    # --- Rounds -------------------------------------------------------------------------------------------------

    async def round(self, visits: int, killed: bool = False) -> None:
        """So many visits at once; in the middle of one the server may be killed."""
        began = time.monotonic()
        coming = [self.visit() for _ in range(visits)]
        if killed:
            coming.append(self.kill())
        await asyncio.gather(*coming)
        self.visits += visits
        self.people_s += PACE * (time.monotonic() - began)

    async def kill(self) -> None:
        await asyncio.sleep(self.chance.uniform(0.5, 3))
        self.server.kill()
        self.server.start()
        await asyncio.to_thread(self.server.wait_until_ready)
        self.life += 1
        self.done["kills"] += 1

    async def quiet(self, longest_s: float = QUIET_S) -> None:
        """Wait until nothing is left of those who have gone; what stays is counted."""
        until = time.monotonic() + longest_s
        client = Client(self.server.url)
        while True:
            counts: dict[str, int] = await client.call("GET", "/soak", dict[str, int])
            if not counts["tables"] + counts["connections"] or time.monotonic() > until:
                break
            await asyncio.sleep(0.3)
        self.points.append(Point(self.life, self.visits, counts, self.lags))
        self.lags = []

    def grown(self) -> list[str]:
        """What the server holds more of, in any of its lives, than at the quiet points before."""
        return sorted({name for life in range(1, self.life + 1) for name in grown_in(self.points_of(life))})

    def points_of(self, life: int) -> list[Point]:
        return [point for point in self.points if point.life == life][WARM_UP:]

    # --- Visits -------------------------------------------------------------------------------------------------

    async def visit(self) -> None:
        await asyncio.sleep(self.chance.uniform(0, COME_S) / PACE)
        visit = self.chance.choice((self.alone, self.alone, self.together, self.together, self.watching))
        await visit()

    async def guest(self) -> Guest:
        self.done["guests"] += 1
        client = Client(self.server.url)
        guest = Guest(self, client, f"Guest {secrets.token_hex(3)}")
        client.token = (await guest.call("POST", "/api/guests", Token, {"name": guest.name})).token
        return guest

    async def open_table(self, host: Guest, people: int) -> Created:
        """Any game; who is not a person is a bot."""
        game = self.chance.choice([slug for slug in slugs() if load(slug).seats[1] >= people])
        fewest, most = load(game).seats
        seats = self.chance.randint(max(fewest, people), most)
        bots = {str(seat): self.chance.choice(LEVEL_NAMES) for seat in range(people, seats)}
        public = self.chance.random() < 0.5
        created: Created = await host.call(
            "POST", "/api/tables", Created, NewTable(game, host.name, seats=seats, bots=bots, public=public)
        )
        self.done[f"tables of {game}"] += 1
        return created

    async def alone(self) -> None:
        """With bots."""
        host = await self.guest()
        table = (await self.open_table(host, 1)).table.id
        await self.play(table, [host], self.chance.choice((3, 10, 25)))
        await self.go_home(table, [host])

    async def together(self) -> None:
        """With friends who have the invite, one of whom only watches; sometimes to the end, and once more."""
        host, *friends, watcher = [await self.guest() for _ in range(self.chance.choice((3, 3, 4)))]
        created = await self.open_table(host, 1 + len(friends))
        table = created.table.id
        for seat, friend in enumerate(friends, 1):
            wanted = SitDown(friend.name, seat, created.invite)
            await friend.call("POST", f"/api/tables/{table}/sit", Any, wanted)
        await watcher.call("POST", f"/api/tables/{table}/enter", Any, {"invite": created.invite})
        people = [host, *friends]
        await self.play(table, people, self.chance.choice((5, 15, TO_THE_END)), watcher)
        info = await host.call("GET", f"/api/tables/{table}", Any)
        if info["phase"] == "over":
            self.done["games to the end"] += 1
            await host.call("GET", f"/api/tables/{table}/replay?count=20", Any)
            again = await host.call("POST", f"/api/tables/{table}/rematch", Any)
            if again is not None:
                await self.play(again["table"]["id"], people, 5)
                await self.end_the_hunt(again["table"]["id"], host)
        await self.go_home(table, [*people, watcher])

    async def go_home(self, table: str, people: Sequence[Guest]) -> None:
        """Whoever comes first hosts."""
        await self.end_the_hunt(table, people[0])
        for guest in people:
            await guest.go(table)

    async def end_the_hunt(self, table: str, host: Guest) -> None:
        """It would go on by its clock for minutes after all have gone."""
        info = await host.call("GET", f"/api/tables/{table}", Any)
        if info["game"] == "grumpf":
            await host.call("POST", f"/api/tables/{table}/close", Any)

    async def watching(self) -> None:
        """Somebody without a name looks at the lobby, and at a table."""
        nobody = Guest(self, Client(self.server.url), "")
        listed = [table["id"] for table in await nobody.call("GET", "/api/tables", Any)]
        if listed:
            self.done["watched"] += 1
            await self.play(self.chance.choice(listed), [], 0, nobody)

    async def play(self, table: str, people: Sequence[Guest], decisions: int, watcher: Guest | None = None) -> None:
        """Until the first of them has had enough, or whoever watches is tired of it."""
        doing = [asyncio.create_task(guest.play(table, decisions)) for guest in people]
        if watcher is not None and not people:
            doing = [asyncio.create_task(watcher.play(table, 0))]
        elif watcher is not None:
            doing.append(asyncio.create_task(watcher.play(table, TO_THE_END)))
        finished, others = await asyncio.wait(doing, timeout=STAY_S / PACE, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for task in finished:
            task.result()


class Guest:
    """Somebody who comes, does something and goes, whatever becomes of the server meanwhile."""

    def __init__(self, soak: Soak, client: Client, name: str) -> None:
        self.soak, self.client, self.name = soak, client, name
        self.chance = random.Random(soak.chance.random())

    async def call(self, method: str, path: str, kind: Any, body: Any = None) -> Any:
        """As often as it takes. None: refused, after the server was gone: the first time may have come through."""
        again = False
        while True:
            try:
                return await self.client.call(method, path, kind, body)
            except Refused:
                if not again:
                    raise
                return None
            except NO_ANSWER:
                again = True
                await asyncio.sleep(0.1)

    async def play(self, table: str, decisions: int) -> None:
        """Decide at random, talk, ask for a hint, lose the line and come back."""
        place = self.client.at(table)
        asked_at: dict[str, float] = {}
        left = decisions
        try:
            async with aclosing(aiter(place)) as told:  # type: ignore[type-var]
                async for message in told:
                    if isinstance(message, Update | Accepted | RefusedMessage) and message.request in asked_at:
                        self.soak.lags.append(time.monotonic() - asked_at.pop(message.request))
                        left -= 1
                    over = isinstance(message, Snapshot | TableChanged) and message.table.phase in ("over", "closed")
                    if left <= 0 or over:
                        return
                    with suppress(ConnectionClosed):  # then the place comes back by itself
                        await self.do_something_else(place)
                    if isinstance(message, Snapshot | Update) and message.sight.options:
                        choice = self.chance.choice(message.sight.options).name
                        await asyncio.sleep(self.chance.uniform(0, THINK_S) / PACE)
                        request = secrets.token_hex(8)
                        asked_at[request] = time.monotonic()
                        self.soak.done["decisions"] += 1
                        with suppress(ConnectionClosed):
                            await place.decide(message.decision, choice, request)
        finally:
            await place.close()

    async def do_something_else(self, place: Place) -> None:
        dice = self.chance.random()
        if not self.name or place.socket is None:
            return
        if dice < 0.01:
            self.soak.done["lines lost"] += 1
            place.socket.transport.abort()
        elif dice < 0.03:
            self.soak.done["words"] += 1
            await place.send(Say(secrets.token_hex(8), "Well played."))
        elif dice < 0.035:
            self.soak.done["hints"] += 1
            await place.send(AskHint(secrets.token_hex(8)))

    async def go(self, table: str) -> None:
        """Each in their own way: most tables are left to the bots, some are closed, some just stay as they are."""
        ways: list[tuple[str, str, str]] = [
            ("left", "POST", f"/api/tables/{table}/leave"),
            ("deleted themselves", "DELETE", "/api/me"),
            ("signed out", "DELETE", "/api/me/session"),
            ("closed the table", "POST", f"/api/tables/{table}/close"),
        ]
        way, method, path = self.chance.choice(ways)
        try:
            await self.call(method, path, Any)
            self.soak.done[way] += 1
        except Refused as refused:  # a watcher has no seat, a guest does not host
            if refused.code not in ("not-your-seat", "not-host", "private"):
                raise


# --- What is held against what ----------------------------------------------------------------------------------


def grown_in(points: Sequence[Point]) -> list[str]:
    """The least of the later half is more than the most of the earlier half, and more than may be."""
    half = len(points) // 2
    if not half:
        return []
    earlier, later = points[:half], points[half:]
    visits = later[0].visits - earlier[-1].visits
    return [
        name
        for name, (once, each) in ALLOWED.items()
        if min(p.counts[name] for p in later) > max(p.counts[name] for p in earlier) + once + each * visits
    ]


def report(soak: Soak) -> str:
    lines = [
        f"{soak.people_s / 3600:.2f} hours of people who are {PACE:g} times as fast as at a real table",
        "life visits memory files threads tasks objects tables connections, lag p50 / p99 / longest in ms",
    ]
    for point in soak.points:
        counts = {**point.counts, "memory": f"{point.counts['memory'] / 1e6:.1f}"}
        lags = sorted(1000 * lag for lag in point.lags) or [0.0]
        p99 = lags[int(0.99 * (len(lags) - 1))]
        lag = f"{statistics.median(lags):.0f} / {p99:.0f} / {lags[-1]:.0f}"
        lines.append(f"{point.life} {point.visits} {' '.join(str(counts[name]) for name in ALLOWED)}, {lag}")
    return "\n".join([*lines, ", ".join(f"{count} {what}" for what, count in sorted(soak.done.items()))])


def soaked_server(data: Path, *more: str) -> ServerProcess:
    server = ServerProcess(data, "tests.server.soaked", more, bot_pace=1 / PACE)
    server.start()
    try:
        server.wait_until_ready(600)  # nothing may be compiled yet
    except BaseException:
        server.stop()  # else it would live on by itself
        raise
    return server
