"""What all others notice while one client attacks the server.

    python -m bench.attacks [--json] [--seconds S] [attack ...]

The server runs in a process of its own with the limits that `folktable serve` has, the attacker in another one, from an
address of its own on loopback; it comes back whenever it is disconnected. Meanwhile a visitor asks for /healthz and a
player decides at a table, every few hundredths of a second: how long they wait is told, how much of a core the server
takes (which depends least on whatever else the machine does), and how large it grows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psutil
from rich.console import Console
from rich.table import Table as Grid
from tests.server import attacks
from tests.server.attacks import Line
from tests.server.players import new_guest, open_game, patiently
from tests.server.processes import NO_LIMITS, ROOT, ServerProcess
from websockets.asyncio.client import connect

PAUSE_S = 0.03
PLAYERS = 5
NOBODY = "nobody attacks"
A_SECOND = 1_000_000  # bytes that a flood sends
MANY = 200  # connections that are held open
UNREAD = 40


# --- The attacker, in a process of its own --------------------------------------------------------------------


async def again_and_again(attack: Callable[[], Awaitable[bool]], seconds: float) -> int:
    """How often the server has ended it."""
    ended, until = 0, time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            ended += await asyncio.wait_for(attack(), until - time.monotonic())
        except TimeoutError:
            break
        except (ConnectionError, asyncio.IncompleteReadError):
            ended += 1
            await asyncio.sleep(0.01)
    return ended


async def held(open_lines: Callable[[], Awaitable[list[Line]]], seconds: float) -> int:
    """Held open for the whole time; how many of them the server has ended."""
    until = time.monotonic() + seconds
    lines = await open_lines()
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    ended = MANY - len(lines) if len(lines) > UNREAD else UNREAD - len(lines)
    for line in lines:
        ended += line.reader.at_eof() or line.writer.is_closing() or await line.ended(0.001)
        line.close()
    return ended


def attackers(port: int, table: str, finished: str, seconds: float) -> dict[str, Callable[[], Awaitable[int]]]:
    most = int(A_SECOND * seconds)
    floods: dict[str, Callable[[], Awaitable[bool]]] = {
        name: lambda name=name: attacks.flood_table(port, table, name, most, A_SECOND) for name in attacks.FLOODS
    }
    floods["endless header"] = lambda: attacks.endless_header(port, most, A_SECOND)
    floods["endless body"] = lambda: attacks.endless_body(port, most)
    floods["many requests in one"] = lambda: attacks.many_requests_in_one(port, most)
    many: dict[str, Callable[[], Awaitable[list[Line]]]] = {
        f"{MANY} silent connections": lambda: attacks.hold_open(port, MANY, attacks.SILENT),
        f"{MANY} half headers": lambda: attacks.hold_open(port, MANY, attacks.HALF_HEADER),
        f"{UNREAD} unread replays": lambda: attacks.unread(port, f"/api/tables/{finished}/replay", UNREAD),
    }
    return {
        **{name: lambda flood=flood: again_and_again(flood, seconds) for name, flood in floods.items()},
        **{name: lambda lines=lines: held(lines, seconds) for name, lines in many.items()},
    }


# --- The others -----------------------------------------------------------------------------------------------


def somebody() -> str:
    """Behind the proxy that 127.0.0.1 is: others come from many addresses."""
    return f"10.0.{random.randrange(256)}.{random.randrange(1, 255)}"


async def visit(port: int, delays: list[float], stop: asyncio.Event) -> None:
    """Asks how the server is, over one connection after the other."""
    while not stop.is_set():
        began = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        from_whom = f"X-Forwarded-For: {somebody()}"
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: here\r\n{from_whom}\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        assert b"200 OK" in answer, answer
        writer.close()
        delays.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE_S)


async def order(port: int, table: str, token: str, delays: list[float], stop: asyncio.Event) -> None:
    """A player's standing order, again and again: it goes the way of a decision, to the disk and back."""
    where = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": somebody()}
    async with connect(where, additional_headers=headers, open_timeout=60) as socket:
        await socket.send('{"type":"hello"}')
        n = 0
        while not stop.is_set():
            n += 1
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "order", "request": f"{n}", "order": "ask"}))
            answer: dict[str, Any] = {}
            while answer.get("request") != f"{n}":
                answer = json.loads(await socket.recv())
            assert answer["type"] == "accepted", answer
            delays.append(time.perf_counter() - began)
            await asyncio.sleep(PLAYERS * PAUSE_S)


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def cpu_s(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


async def measured(server: ServerProcess, name: str, places: dict[str, Any], seconds: float) -> dict[str, Any]:
    asked: list[float] = []
    stored: list[float] = []
    sizes = [memory_mb(server.process.pid)]
    stop = asyncio.Event()
    others = [asyncio.create_task(visit(server.port, asked, stop))]
    others += [asyncio.create_task(order(server.port, *place, stored, stop)) for place in places["players"]]
    await asyncio.sleep(0.5)
    attacker = None
    if name != NOBODY:
        command = [sys.executable, "-m", "bench.attacks", "--attack", name, "--seconds", str(seconds)]
        command += ["--at", json.dumps({**places, "port": server.port})]
        attacker = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    began, used = time.monotonic(), cpu_s(server.process.pid)
    until = began + seconds + 2
    while time.monotonic() < until or (attacker is not None and attacker.poll() is None):
        sizes.append(memory_mb(server.process.pid))
        await asyncio.sleep(0.1)
    cores = (cpu_s(server.process.pid) - used) / (time.monotonic() - began)
    stop.set()
    await asyncio.gather(*others)
    ended = 0 if attacker is None else int(attacker.communicate()[0].strip())
    return {
        "attack": name,
        "ended": ended,
        **{f"{what}_{q}": value for what, waits in (("asked", asked), ("stored", stored)) for q, value in of(waits)},
        "cores": round(cores, 2),
        "grew_mb": round(max(sizes) - sizes[0], 1),
    }


def of(waits: list[float]) -> list[tuple[str, float]]:
    hundredths = statistics.quantiles(waits, n=100, method="inclusive")
    told = {"p50": hundredths[49], "p99": hundredths[98], "max": max(waits)}
    return [(name, round(1000 * seconds, 1)) for name, seconds in told.items()]


async def run(chosen: list[str], seconds: float, show: Callable[[dict[str, Any]], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), bot_pace=0.01)
        server.start()
        try:
            server.wait_until_ready()
            places = await prepared(server)
            server.stop()
            for limit in NO_LIMITS:
                del server.settings[limit]  # from here on those of `folktable serve`
            server.start()
            server.wait_until_ready()
            await measured(server, NOBODY, places, 1.0)  # everything is loaded once
            for name in [NOBODY, *(chosen or attackers(0, "", "", 1.0))]:
                show(await measured(server, name, places, seconds))
        finally:
            server.stop()


async def prepared(server: ServerProcess) -> dict[str, Any]:
    """A game that can be replayed, and tables for those who play meanwhile."""
    game = await open_game([server.url], {"game": "gnome"}, 4, random.Random(1))
    await asyncio.wait_for(game.play(lambda: 0.0), 120)
    players = []
    for _ in range(PLAYERS):
        token = await new_guest(server.url, "Ann")
        spec = {"game": "gnome", "name": "Ann", "public": True, "seats": 2}
        players.append(((await patiently("POST", f"{server.url}/api/tables", token, spec))["table"]["id"], token))
    return {"players": players, "table": players[0][0], "finished": game.table}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--at", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        at = json.loads(given.at)
        attack = attackers(at["port"], at["table"], at["finished"], given.seconds)[given.attack]
        print(asyncio.run(attack()))
        return
    results: list[dict[str, Any]] = []
    progress = Console(stderr=True)

    def show(result: dict[str, Any]) -> None:
        progress.print(result)
        results.append(result)

    asyncio.run(run(given.attacks, given.seconds, show))
    if given.json:
        print(json.dumps(results))
        return
    grid = Grid("attack", "ended", "asked p50", "p99", "max", "stored p50", "p99", "max", "cores", "memory")
    for one in results:
        waits = [f"{one[f'{what}_{q}']} ms" for what in ("asked", "stored") for q in ("p50", "p99", "max")]
        grid.add_row(one["attack"], str(one["ended"]), *waits, str(one["cores"]), f"+{one['grew_mb']} MB")
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
