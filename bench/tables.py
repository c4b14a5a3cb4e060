"""The server under load, beside boardgame.io's server in the same run.

    python -m bench.tables [--json] [--seconds S] [part ...]        parts: speed pace bots memory processes

The servers run in processes of their own, on loopback; this one is the clients. At every table two seats answer as
soon as they are asked (or at a human pace), each is sent its own view after every decision, and with ours every
decision is on the disk before anybody is told. Ours play real Violet, one table after the other; boardgame.io plays
the small pattern of bench/boardgame_io.cjs with its in-memory store, each match as long as a game of Violet, then the
next (it makes a match for whoever comes first; with ours the same two people play again, known by their tokens). npm
installs it into a temporary folder.
Wall-clock rates suffer from whatever else the machine does: decisions per CPU-second of the server do so much less.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from abc import abstractmethod
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psutil
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table as Grid
from tests.server.players import new_guest, patiently
from tests.server.processes import ServerProcess, free_port
from tests.server.services import temporary_postgres, temporary_redis

from folktable.engine.game import load as load_game
from folktable.server.bots import ANSWER_S
from folktable.server.migrate import migrate_postgres

BOARDGAME_IO = "boardgame.io@0.50.2"
SEATS = 2
MANY_DECISIONS = 2000
DECISIONS_OF_A_GAME = 122  # of Violet, as it is played here, on average
ROUNDS = 3
HUMAN_PAUSE_S = 2.0
LEVEL = "elder"
AMONG_BOTS = ("violet", "nisse")  # in turns: games whose levels are learned (bots/learned.py)

PARTS = ("speed", "pace", "bots", "memory", "processes")


# --- The clients ----------------------------------------------------------------------------------------------


class Load:
    """What all the clients of a run share: how fast they are to play, and what they have measured."""

    def __init__(self, pause_s: float = 0.0, seats: int = SEATS) -> None:
        self.pause_s, self.seats = pause_s, seats
        self.stopped = False
        self.reset()

    def reset(self) -> None:
        self.told = 0
        self.dropped = 0  # connections lost, requests refused
        self.bytes = 0
        self.messages = 0
        self.delays: list[float] = []  # from a seat's sending to the other's having it

    @property
    def decisions(self) -> float:
        return self.told / self.seats  # every client at a table is told of every one


class Table:
    """Two seats, and when the last decision of one of them set out, at which point of the game."""

    def __init__(self, load: Load, name: str, games: int = 0) -> None:
        self.load, self.name = load, name
        self.games = games  # that these two have played before
        self.sent_at, self.sent_by, self.sent_after = 0.0, -1, -1
        self.decisions = 0
        self.over = asyncio.Event()


class Seat(WSListener):  # type: ignore[misc]
    """One connection. Subclasses know what is said over it."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.load = table.load
        self.seq = 0
        self.ready = asyncio.get_running_loop().create_future()
        self.first_bytes = 0  # what coming (back) to the table cost

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.begin()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_bytes()
            self.load.bytes += len(data)
            self.load.messages += 1
            self.hear(data)
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.load.stopped and not self.table.over.is_set():
            self.load.dropped += 1

    def arrived(self, data: bytes) -> None:
        """The first view is here."""
        if not self.ready.done():
            self.first_bytes = len(data)
            self.ready.set_result(None)

    def told(self, before: int, now: int) -> None:
        """Of a decision: the game has gone on, as far as this seat knows, from one sequence number to another."""
        table = self.table
        self.load.told += 1
        table.decisions = max(table.decisions, now)
        if table.sent_by == 1 - self.number and before <= table.sent_after < now:
            self.load.delays.append(time.perf_counter() - table.sent_at)

    def asked(self) -> None:
        if self.load.pause_s:
            pause = self.load.pause_s * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(pause, self.decide)
        else:
            self.decide()

    def decide(self) -> None:
        if not self.load.stopped:
            self.table.sent_at, self.table.sent_by, self.table.sent_after = time.perf_counter(), self.number, self.seq
            self.transport.send(WSMsgType.TEXT, self.decision())

    def begin(self) -> None:
        """Say what opens the conversation, unless it is the server that does."""

    @abstractmethod
    def hear(self, data: bytes) -> None:
        """Look at what the server says, and answer it."""

    @abstractmethod
    def start(self) -> None:
        """The clock runs: decide, if this seat is asked."""

    @abstractmethod
    def decision(self) -> bytes:
        """The message that answers what is asked."""


class Option(msgspec.Struct):
    name: str


class Sight(msgspec.Struct):
    options: list[Option]


class Info(msgspec.Struct):
    phase: str


class Told(msgspec.Struct):
    """As much of our messages as playing needs."""

    type: str
    seq: int = 0
    decision: int = 0
    sight: Sight | None = None
    table: Info | None = None
    may_undo: bool = False
    n: int = 0


told_decoder = msgspec.json.Decoder(Told)


class OurSeat(Seat):
    def begin(self) -> None:
        self.transport.send(WSMsgType.TEXT, b'{"type":"hello","seat":%d}' % self.number)

    def hear(self, data: bytes) -> None:
        message = told_decoder.decode(data)
        if message.type in ("update", "snapshot"):
            assert message.sight is not None
            if message.type == "update":
                self.told(self.seq, message.seq)
            self.seq, self.question = message.seq, message.decision
            self.options = message.sight.options
            first = not self.ready.done()
            self.arrived(data)
            if self.options and not first:
                self.asked()
        elif message.type == "table":
            assert message.table is not None
            if message.table.phase == "over":
                self.table.over.set()
        elif message.type == "beat":
            self.transport.send(WSMsgType.TEXT, b'{"type":"echo","n":%d}' % message.n)
        elif message.type == "refused":
            self.load.dropped += 1

    def start(self) -> None:
        if self.options:
            self.asked()

    def decision(self) -> bytes:
        choice = self.options[self.seq * 7 % len(self.options)].name
        return b'{"type":"decide","request":"%d-%d","decision":%d,"choice":%s}' % (
            self.number,
            self.seq,
            self.question,
            msgspec.json.encode(choice),
        )


class UndecidedSeat(OurSeat):
    """Decides, takes it back, decides again: so one table hears of thousands of decisions, as no game of Violet has."""

    def asked(self) -> None:
        if not self.load.stopped:
            self.transport.send(WSMsgType.TEXT, self.decision())

    def hear(self, data: bytes) -> None:
        super().hear(data)
        message = told_decoder.decode(data)
        self.table.decisions = max(self.table.decisions, message.seq)
        if message.may_undo and not self.load.stopped:
            self.transport.send(WSMsgType.TEXT, b'{"type":"take-back","request":"back-%d"}' % message.seq)


class SeatAmongBots(OurSeat):
    """A person among bots: how much later than its pause each of them decides."""

    bots_since = 0.0  # when the last decision was told, where bots alone are to decide; 0: this seat may, too

    def hear(self, data: bytes) -> None:
        message = told_decoder.decode(data)
        if message.type == "update" and message.sight is not None:
            now = time.perf_counter()
            if self.bots_since:
                self.load.delays.append(now - self.bots_since - ANSWER_S[LEVEL])
            self.bots_since = 0.0 if message.sight.options else now
        super().hear(data)

    def decide(self) -> None:
        if self.options:  # the question may have gone with what others did meanwhile
            super().decide()


class PeerContext(msgspec.Struct):
    currentPlayer: str


class PeerState(msgspec.Struct):
    ctx: PeerContext
    stateID: int = msgspec.field(name="_stateID")


class PeerSync(msgspec.Struct):
    state: PeerState


class PeerSeat(Seat):
    """boardgame.io, by socket.io's framing."""

    def __init__(self, table: Table, number: int, endless: bool) -> None:
        super().__init__(table, number)
        self.endless = endless

    def hear(self, data: bytes) -> None:
        if data[:1] == b"0":
            self.transport.send(WSMsgType.TEXT, b"40/pattern,")
        elif data == b"2":
            self.transport.send(WSMsgType.TEXT, b"3")
        elif data.startswith(b"40/pattern,"):
            sync = b'42/pattern,["sync","%s","%d",null,2]' % (self.table.name.encode(), self.number)
            self.transport.send(WSMsgType.TEXT, sync)
        elif data.startswith(b"42/pattern,"):
            kind, _, content, *_ = msgspec.json.decode(data[11:], type=list[msgspec.Raw])
            if bytes(kind) == b'"sync"':
                self.look(msgspec.json.decode(content, type=PeerSync).state)
                self.arrived(data)
            elif bytes(kind) == b'"update"':
                before = self.seq
                self.look(msgspec.json.decode(content, type=PeerState))
                self.told(before, self.seq)
                if self.seq < DECISIONS_OF_A_GAME or self.endless:
                    self.start()
                else:
                    self.table.over.set()

    def look(self, state: PeerState) -> None:
        self.seq, self.turn = state.stateID, int(state.ctx.currentPlayer)

    def start(self) -> None:
        if self.turn == self.number:
            self.asked()

    def decision(self) -> bytes:
        return (
            b'42/pattern,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d",'
            b'"credentials":null}},%d,"%s","%d"]'
            % (self.seq * 7 % 8, self.number, self.seq, self.table.name.encode(), self.number)
        )


# --- The servers ------------------------------------------------------------------------------------------------


class Ours:
    """One or several of our processes, each table at one of them, or with a seat at each."""

    name = "folktable"
    seats = SEATS  # of people at a table

    def __init__(self, servers: Sequence[ServerProcess], apart: bool = False) -> None:
        self.servers, self.apart = servers, apart
        self.opened = 0
        self.tokens: list[str] = []

    @property
    def pids(self) -> list[int]:
        return [server.process.pid for server in self.servers]

    async def open(self, load: Load, undecided: bool = False) -> tuple[Table, list[Seat]]:
        if not self.tokens:
            self.tokens = [await new_guest(self.servers[0].url, name) for name in ("Ann", "Bo")]
        here = self.next_server()
        spec = {"game": "violet", "name": "Ann", "public": True}
        name = (await patiently("POST", f"{here.url}/api/tables", self.tokens[0], spec))["table"]["id"]
        await patiently("POST", f"{here.url}/api/tables/{name}/sit", self.tokens[1], {"name": "Bo"})
        return await self.sit_down(Table(load, name), here, UndecidedSeat if undecided else OurSeat)

    def next_server(self) -> ServerProcess:
        """In turns."""
        self.opened += 1
        return self.servers[self.opened % len(self.servers)]

    async def again(self, before: Table) -> tuple[Table, list[Seat]]:
        """A rematch: the two change seats."""
        here = self.next_server()
        name = (await patiently("POST", f"{here.url}/api/tables/{before.name}/rematch", self.tokens[0]))["table"]["id"]
        return await self.sit_down(Table(before.load, name, before.games + 1), here, OurSeat)

    async def sit_down(self, table: Table, here: ServerProcess, kind: type[OurSeat]) -> tuple[Table, list[Seat]]:
        there = self.servers[(self.servers.index(here) + self.apart) % len(self.servers)]
        return table, [await self.sit(table, number, kind, server) for number, server in enumerate((here, there))]

    async def sit(
        self, table: Table, number: int, kind: type[OurSeat] = OurSeat, server: ServerProcess | None = None
    ) -> Seat:
        seat = kind(table, number)
        url = (server or self.servers[0]).url.replace("http", "ws", 1)
        headers = {"Authorization": f"Bearer {self.tokens[(number + table.games) % SEATS]}"}
        await ws_connect(lambda: seat, f"{url}/api/tables/{table.name}/live", extra_headers=headers)
        await seat.ready
        return seat


class OursWithBots(Ours):
    """A person at each table, bots in all other seats."""

    seats = 1

    async def open(self, load: Load, undecided: bool = False) -> tuple[Table, list[Seat]]:
        if not self.tokens:
            self.tokens = [await new_guest(self.servers[0].url, "Ann")] * SEATS
        here = self.next_server()
        game = AMONG_BOTS[self.opened % len(AMONG_BOTS)]
        seats = load_game(game).seats[1]
        bots = {str(seat): LEVEL for seat in range(1, seats)}
        spec = {"game": game, "name": "Ann", "seats": seats, "bots": bots}
        made = await patiently("POST", f"{here.url}/api/tables", self.tokens[0], spec)
        table = Table(load, made["table"]["id"])
        return table, [await self.sit(table, 0, SeatAmongBots, here)]

    async def again(self, before: Table) -> tuple[Table, list[Seat]]:
        return await self.open(before.load)


class Peer:
    name = "boardgame.io"
    seats = SEATS

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port
        self.opened = 0

    @property
    def pids(self) -> list[int]:
        return [self.process.pid]

    async def open(self, load: Load, undecided: bool = False) -> tuple[Table, list[Seat]]:
        """Its game has no end of its own: nothing need be taken back to hear of many decisions."""
        table = Table(load, f"t{self.opened:05}")
        self.opened += 1
        return table, [await self.sit(table, number, undecided) for number in (0, 1)]

    async def again(self, before: Table) -> tuple[Table, list[Seat]]:
        return await self.open(before.load)

    async def sit(self, table: Table, number: int, endless: bool = False) -> Seat:
        seat = PeerSeat(table, number, endless)
        await ws_connect(lambda: seat, f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket")
        await seat.ready
        return seat


@contextmanager
def our_server(count: int = 1, apart: bool = False, kind: type[Ours] = Ours, **settings: str) -> Iterator[Ours]:
    with tempfile.TemporaryDirectory() as folder:
        servers = [ServerProcess(Path(folder) / str(number), **settings) for number in range(count)]
        for server in servers:
            server.start()
        try:
            for server in servers:
                server.wait_until_ready()
            yield kind(servers, apart)
        finally:
            for server in servers:
                server.stop()


@contextmanager
def peer_server(modules: Path) -> Iterator[Peer]:
    port = free_port()
    script = Path(__file__).with_name("boardgame_io.cjs")
    process = subprocess.Popen(
        ["node", str(script)],
        env={**os.environ, "PORT": str(port), "NODE_PATH": str(modules)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        while b"ready" not in (line := process.stdout.readline()):
            if not line:
                raise SystemExit("boardgame.io's server did not start")
        yield Peer(process, port)
    finally:
        process.terminate()
        process.wait()


def install_peer(folder: Path) -> Path:
    if shutil.which("npm") is None:
        raise SystemExit("npm is needed for the peer: install Node, or leave the peer out with --alone.")
    subprocess.run(["npm", "install", "--silent", "--prefix", str(folder), BOARDGAME_IO], check=True)
    return folder / "node_modules"


# --- Measuring ----------------------------------------------------------------------------------------------------

AnyServer = Ours | Peer


def cpu_seconds(pids: Sequence[int]) -> float:
    return sum(sum(psutil.Process(pid).cpu_times()[:2]) for pid in pids)


def megabytes(pids: Sequence[int]) -> float:
    return float(sum(psutil.Process(pid).memory_info().rss for pid in pids)) / 2**20


@asynccontextmanager
async def playing(server: AnyServer, load: Load, tables: int) -> AsyncIterator[list[asyncio.Task[None]]]:
    """So many tables at any time: where a game ends, the next begins."""
    first = [await server.open(load) for _ in range(tables)]
    tasks = [asyncio.create_task(play_on(server, load, *pair)) for pair in first]
    try:
        yield tasks
    finally:
        load.stopped = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def play_on(server: AnyServer, load: Load, table: Table, seats: list[Seat]) -> None:
    while True:
        for seat in seats:
            seat.start()
        await table.over.wait()
        for seat in seats:
            seat.transport.disconnect()
        table, seats = await server.again(table)


async def measured(server: AnyServer, tables: int, seconds: float, pause_s: float = 0.0) -> dict[str, Any]:
    load = Load(pause_s, server.seats)
    async with playing(server, load, tables):
        await asyncio.sleep(max(2.0, pause_s * 1.5))
        load.reset()
        began, cpu, own = time.perf_counter(), cpu_seconds(server.pids), time.process_time()
        await asyncio.sleep(seconds)
        wall, cpu, own = time.perf_counter() - began, cpu_seconds(server.pids) - cpu, time.process_time() - own
        delays = sorted(load.delays)
        return {
            "server": server.name,
            "tables": tables,
            "decisions_s": round(load.decisions / wall),
            "decisions_cpu_s": round(load.decisions / cpu),
            "p50_ms": round(1000 * delays[len(delays) // 2], 1),
            "p99_ms": round(1000 * delays[len(delays) * 99 // 100], 1),
            "bytes_a_message": round(load.bytes / max(1, load.messages)),
            "server_cores": round(cpu / wall, 2),
            "client_cores": round(own / wall, 2),
            "dropped": load.dropped,
        }


async def memory(server: AnyServer, tables: int) -> dict[str, Any]:
    """KB for a table with two connections, how much more after many decisions at each, and what coming back costs."""
    warm = Load()
    async with playing(server, warm, tables):
        await asyncio.sleep(3)
    await asyncio.sleep(2)
    load = Load()
    before = megabytes(server.pids)
    connected = [await server.open(load, undecided=True) for _ in range(tables)]
    await asyncio.sleep(1)
    with_tables = megabytes(server.pids)
    for _, seats in connected:
        for seat in seats:
            seat.start()
    after = []  # half of them, and all: what grows with the log, grows as much in the second half as in the first
    for decisions in (MANY_DECISIONS // 2, MANY_DECISIONS):
        while min(table.decisions for table, _ in connected) < decisions:
            await asyncio.sleep(0.2)
        after.append(megabytes(server.pids))
    load.stopped = True
    back = await server.sit(connected[0][0], 0)
    return {
        "server": server.name,
        "tables": tables,
        "kb_a_table": round(1024 * (with_tables - before) / tables),
        "kb_more_after_1000": round(1024 * (after[0] - with_tables) / tables),
        "kb_more_after_2000": round(1024 * (after[1] - with_tables) / tables),
        "rejoin_bytes": back.first_bytes,
    }


# --- All of it ----------------------------------------------------------------------------------------------------


def run(parts: Sequence[str], seconds: float, modules: Path | None) -> dict[str, list[dict[str, Any]]]:
    results: dict[str, list[dict[str, Any]]] = {}

    def note(part: str, result: dict[str, Any]) -> None:
        print(part, json.dumps(result), file=sys.stderr)
        results.setdefault(part, []).append(result)

    @contextmanager
    def both() -> Iterator[Iterator[AnyServer]]:
        with ExitStack() as stack:

            def servers() -> Iterator[AnyServer]:
                yield stack.enter_context(our_server())
                if modules is not None:
                    yield stack.enter_context(peer_server(modules))

            yield servers()

    if "speed" in parts:
        with both() as servers:
            for server in list(servers) * ROUNDS:  # in turns, so that both have the same luck with the machine
                note("speed", asyncio.run(measured(server, 100, seconds)))
    if "pace" in parts:
        with both() as servers:
            for server in servers:
                note("pace", asyncio.run(measured(server, 1000, seconds, HUMAN_PAUSE_S)))
    if "bots" in parts:
        with our_server(kind=OursWithBots) as ours:
            note("bots", asyncio.run(measured(ours, 100, 3 * seconds, HUMAN_PAUSE_S)))
    if "memory" in parts:
        with both() as servers:
            for server in servers:
                note("memory", asyncio.run(memory(server, 20)))
    if "processes" in parts:
        with temporary_postgres() as database, temporary_redis() as redis:
            asyncio.run(migrate_postgres(database))
            for name, count, apart in (
                ("one process", 1, False),
                ("two processes", 2, False),
                ("two processes, the seats of a table apart", 2, True),
            ):
                with our_server(count, apart, database=database, redis=redis) as ours:
                    note("processes", {**asyncio.run(measured(ours, 100, seconds)), "server": name})
    return results


def show(results: dict[str, list[dict[str, Any]]]) -> None:
    console = Console()
    for part, rows in results.items():
        grid = Grid(title=part)
        for name in rows[0]:
            grid.add_column(name)
        for row in rows:
            grid.add_row(*(str(value) for value in row.values()))
        console.print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}; without any: all")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--alone", action="store_true", help="without the peer")
    parser.add_argument("--modules", type=Path, help="a node_modules folder that has boardgame.io already")
    arguments = parser.parse_args()
    if unknown := set(arguments.parts) - set(PARTS):  # not `choices`: before Python 3.12 none would be no choice
        parser.error(f"there is no part {', '.join(unknown)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a thousand tables are two thousand sockets
    with tempfile.TemporaryDirectory() as folder:
        modules = None if arguments.alone else arguments.modules or install_peer(Path(folder))
        results = run(arguments.parts or PARTS, arguments.seconds, modules)
    if arguments.json:
        print(json.dumps(results, indent=1))
    else:
        show(results)


if __name__ == "__main__":
    main()
