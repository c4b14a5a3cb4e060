"""`folktable doctor`: is what Folktable needs here, and what to do where it is not."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import sys
import urllib.request
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

import folktable
from folktable.engine.backends import native
from folktable.engine.backends.cuda import cuda_module
from folktable.engine.backends.internals import ENVIRONMENT, FINALIZE, OPTIMIZE, POINTER, unfit
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, slugs
from folktable.server.addresses import for_others, tried
from folktable.server.backup import looked_through
from folktable.server.first import STATIC
from folktable.server.process import open_store
from folktable.server.serve import data_folder, try_port
from folktable.wire import About

Verdict = Literal["good", "note", "wrong"]
LITTLE_SPACE = 200 << 20  # bytes


class Finding(NamedTuple):
    what: str
    verdict: Verdict
    found: str
    advice: str = ""


def examine(host: str, port: int, data: Path | None, database: str) -> Iterator[Finding]:
    yield python()
    yield page()
    yield compiler()
    yield compiled_code()
    yield gpu()
    yield listening(host, port)
    yield others(host, port)
    yield stored_in_postgres(database) if database else stored(data_folder(data))


def size(of: float) -> str:
    return f"{of / (1 << 20):,.0f} MiB"


def python() -> Finding:
    found = f"Folktable {folktable.__version__} on Python {platform.python_version()}, {os.cpu_count()} cores"
    if not (3, 11) <= sys.version_info[:2] <= (3, 13):
        return Finding("Python", "wrong", found, "it is tested on Python 3.11 to 3.13: install it with one of them")
    return Finding("Python", "good", found)


def page() -> Finding:
    if (STATIC / "index.html").exists():
        return Finding("Page", "good", "the page for browsers is in the package")
    advice = "in a checkout, `make setup` builds it; else pip install --force-reinstall --no-deps folktable"
    return Finding("Page", "wrong", "the page for browsers was not built", advice)


def compiler() -> Finding:
    """By compiling something."""
    found = f"Numba {version('numba')}, llvmlite {version('llvmlite')}"
    try:
        assert native.njit(lambda number: number + 1)(1) == 2
    except Exception as error:
        advice = "playing works all the same, simulating with --backend python; pip install --force-reinstall numba"
        return Finding("Compiler", "wrong", f"{found} cannot compile here: {error}", advice)
    if changed := unfit([OPTIMIZE, FINALIZE, POINTER, ENVIRONMENT]):
        slower = "compiling takes longer, and what is compiled is the same"
        return Finding("Compiler", "note", f"{found}, which is new to us ({'; '.join(changed)}): {slower}")
    return Finding("Compiler", "good", found)


def compiled_code() -> Finding:
    folder = native.cache_folder()
    kept = [slug for slug in slugs() if native.is_kept(native.code_folder(load(slug), (), unwatched=True))]
    taken = size(sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()))
    found = f"{taken} in {folder}; compiled already: {', '.join(kept) or 'nothing'}"
    if not may_write(folder):
        advice = "make it writable, or name another folder in FOLKTABLE_CACHE: every start compiles anew"
        return Finding("Compiled code", "wrong", f"nothing can be kept in {folder}", advice)
    if missing := [slug for slug in slugs() if slug not in kept]:
        others = f"{found}; the first time takes 5 to 30 s for each of {', '.join(missing)}"
        return Finding("Compiled code", "note", others)
    return Finding("Compiled code", "good", found)


def may_write(folder: Path) -> bool:
    """In it, or in the nearest folder above that exists."""
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    return there.is_dir() and os.access(there, os.W_OK)


def gpu() -> Finding:
    try:
        device = cuda_module().get_current_device()
    except FolktableError as error:
        return Finding("GPU", "note", f"only simulating and training could use one ({error})")
    except Exception as error:
        return Finding("GPU", "note", f"there is one, but it does not start: {error}", "look at its driver: nvidia-smi")
    return Finding("GPU", "good", f"{device.name.decode()}: --backend cuda uses it")


def listening(host: str, port: int) -> Finding:
    try:
        try_port(host, port)
    except FolktableError as error:
        if running := who_answers(port):
            return Finding("Port", "good", f"Folktable {running} is running at http://localhost:{port}/")
        return Finding("Port", "wrong", str(error).partition(": ")[0], f"folktable serve --port {port + 1}")
    return Finding("Port", "good", f"{port} is free")


def who_answers(port: int) -> str:
    """The version of a Folktable there; nothing if it is something else."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/about", timeout=3) as answer:
            return msgspec.json.decode(answer.read(), type=About).version
    except (OSError, msgspec.MsgspecError):
        return ""


def others(host: str, port: int) -> Finding:
    there = for_others(host, port)
    if not there:
        advice = "for others to play, join a network, and serve without --host 127.0.0.1"
        return Finding("Addresses", "note", "only this machine reaches the server", advice)
    if who_answers(port) and not any(asyncio.run(tried(address)).answers for address in there):
        advice = f"a firewall is in between: let TCP port {port} in"
        return Finding("Addresses", "wrong", f"nobody answers at {', '.join(there)}", advice)
    return Finding("Addresses", "good", f"others in your network find it at {', '.join(there)}")


def stored(folder: Path) -> Finding:
    file = folder / "folktable.sqlite3"
    if not may_write(folder):
        return Finding("Database", "wrong", f"nothing can be stored in {folder}", "name another folder with --data")
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    free = shutil.disk_usage(there).free
    if free < LITTLE_SPACE:
        return Finding("Database", "wrong", f"{size(free)} are left at {there}", "make room, or use another --data")
    if not file.exists():
        return Finding("Database", "good", f"none yet; the first start makes {file} ({size(free)} are free)")
    try:
        looked_through(file)
    except FolktableError as error:
        return Finding("Database", "wrong", str(error), "`folktable restore` puts a backup in its place")
    return Finding("Database", "good", f"{file}, {size(file.stat().st_size)}, sound")


def stored_in_postgres(database: str) -> Finding:
    try:
        asyncio.run(tried_postgres(database))
    except FolktableError as error:
        return Finding("Database", "wrong", str(error), "see Several processes in the documentation of hosting")
    return Finding("Database", "good", "PostgreSQL answers, and its schema is of this version")


async def tried_postgres(database: str) -> None:
    await (await open_store(Path(), database)).close()


def tell(say: Callable[[str], None], findings: Iterator[Finding]) -> bool:
    """Line by line, as each is known; whether nothing is wrong."""
    signs = {"good": "[green]ok[/]   ", "note": "[yellow]note[/] ", "wrong": "[red]wrong[/]"}
    fine = True
    for finding in findings:
        say(f"{signs[finding.verdict]}  [bold]{finding.what}[/]: {finding.found}")
        if finding.advice:
            say(f"       what to do: {finding.advice}")
        fine = fine and finding.verdict != "wrong"
    return fine
