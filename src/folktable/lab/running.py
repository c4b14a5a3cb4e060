"""Where the pieces of a run are worked on: on this machine's cores, on its GPU, or on a Ray cluster; and how a run goes
on that was stopped. What comes out is given in the order of the pieces: nothing depends on who was faster."""

from __future__ import annotations

import hashlib
import importlib
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import folktable
from folktable.engine.backends.linking import sources_digest
from folktable.engine.errors import FolktableError
from folktable.engine.game import load
from folktable.lab import batches
from folktable.lab.told import network_file, policies_of
from folktable.lab.units import Found, Unit, opened_for, work, work_together

AHEAD = 4  # pieces under way for each core: what is kept waiting for its turn stays small
ANSWERS = 5  # seconds in which a cluster must
BATCH = 1024  # pieces of a launch on a GPU: some millions of games
BACKENDS = ("native", "cuda")

Place = tuple[Any, Any, int]  # how to give a piece to a worker, how to get what came of it, how many cores there are
NOBODY: Place = (None, None, 0)
read_found = msgspec.json.Decoder(Found)
read_line = msgspec.json.Decoder(tuple[str, Found])


class Where(NamedTuple):
    """Where to work, and the file that keeps what is done."""

    cluster: str = ""  # address of a Ray cluster; else this machine
    keep: Path | None = None
    backend: str = "native"  # or "cuda"


HERE = Where()


def run(units: Sequence[Unit], where: Where, progress: Callable[[int], None]) -> Iterator[Found]:
    """What comes of each unit, in their order."""
    if where.backend not in BACKENDS:
        raise FolktableError(f"there is no back end {where.backend!r}; there are {', '.join(BACKENDS)}")
    with ExitStack() as stack:
        kept = RunFile(where.keep, units[0].game) if where.keep is not None else None
        names = [] if kept is None else [name_of(unit) for unit in units]
        done = {} if kept is None else {n: kept.done[name] for n, name in enumerate(names) if name in kept.done}
        if kept is not None:
            stack.callback(kept.close)
        waiting: dict[int, Any] = {}
        open_place = on_cluster if where.cluster else on_gpu if where.backend == "cuda" else on_this_machine
        missing = iter([n for n in range(len(units)) if n not in done])
        hand, result, cores = stack.enter_context(open_place(where.cluster)) if len(done) < len(units) else NOBODY
        for n in range(len(units)):
            while len(waiting) < AHEAD * cores and (later := next(missing, None)) is not None:
                waiting[later] = hand(units[later])
            if n in done:
                found = done.pop(n)
            else:
                found = result(waiting.pop(n))
                if kept is not None:
                    kept.write((names[n], found))
            progress(units[n].games)
            yield found


@contextmanager
def on_this_machine(_: str) -> Iterator[Place]:
    cores = os.cpu_count() or 1
    pool = ThreadPoolExecutor(cores)
    try:
        yield lambda unit: pool.submit(work, unit), lambda future: future.result(), cores
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def on_gpu(nowhere: str) -> Iterator[Place]:
    """Pieces are collected until the first of them is asked for; then all are played in one batch, whatever their
    editions. What is told is for the cores."""
    play = batches.on_gpu
    waiting: list[Unit] = []
    done: dict[int, Found] = {}  # by the unit's id, while somebody holds it
    checked = False

    def result(unit: Unit) -> Found:
        nonlocal checked
        if id(unit) not in done:
            if not checked:
                batches.checked(play, opened_for(waiting[0]))
                checked = True
            done.update(zip(map(id, waiting), work_together(waiting, play), strict=True))
            waiting.clear()
        return done.pop(id(unit))

    with on_this_machine(nowhere) as (hand_core, result_of_core, _):

        def hand(unit: Unit) -> Any:
            if not policies_of(unit.bots) or any(network_file(bot) is not None for bot in unit.bots):
                raise FolktableError(f"a GPU plays random and greedy games, not {unit.bots[0]}: leave out --backend")
            if unit.told:
                return hand_core(unit)
            waiting.append(unit)
            return unit

        yield hand, lambda given: result(given) if isinstance(given, Unit) else result_of_core(given), BATCH // AHEAD


@contextmanager
def on_cluster(address: str) -> Iterator[Place]:
    """Pieces of workers that are lost are given to others."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise FolktableError("--cluster needs Ray: pip install 'folktable[cluster]'") from None
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal():
        raise FolktableError(f"a cluster is named by its head's address, as in 192.168.1.7:6379, not {address!r}")
    try:
        socket.create_connection((host, int(port)), ANSWERS).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ConnectionError, RuntimeError, ValueError) as error:
        raise FolktableError(f"no Ray cluster answers at {address}: {error}") from None
    task = ray.remote(max_retries=-1)(work_remotely)

    def result(given: Any) -> Found:
        try:
            return read_found.decode(ray.get(given))
        except ray.exceptions.RayError as error:
            raise FolktableError(f"the cluster at {address} fails: {str(error).splitlines()[-1]}") from None

    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        yield lambda unit: task.remote(msgspec.json.encode(unit)), result, cores
    finally:
        ray.shutdown()


def work_remotely(unit: bytes) -> bytes:
    return msgspec.json.encode(work(msgspec.json.decode(unit, type=Unit)))


class RunFile:
    """A file with a line for each piece that is done, by its name; the first line says by which rules."""

    def __init__(self, path: Path, game: str) -> None:
        self.done: dict[str, Found] = {}
        head = {"folktable": folktable.__version__, "game": game, "rules": sources_digest(load(game), ())}
        try:
            lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
            whole = [line for line in lines if line.endswith(b"\n")]  # the last may have been cut off
            if lines and (not whole or msgspec.json.decode(whole[0]) != head):
                raise FolktableError(f"{path} is of other rules or another game: name another file")
            for line in whole[1:]:
                name, found = read_line.decode(line)
                self.done[name] = found
            self.file = path.open("r+b" if whole else "wb")
            self.file.seek(sum(map(len, whole)))
            self.file.truncate()
        except OSError as error:
            raise FolktableError(f"{path}: {error.strerror}") from None
        except msgspec.DecodeError:
            raise FolktableError(f"{path} keeps no run: it is some other file") from None
        if not whole:
            self.write(head)

    def write(self, line: Any) -> None:
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def name_of(unit: Unit) -> str:
    return hashlib.sha256(msgspec.json.encode(unit, order="deterministic")).hexdigest()[:24]
