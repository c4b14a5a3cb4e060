"""PostgreSQL and Redis for as long as a test or a bench needs them: own servers on loopback, from what is installed."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.processes import free_port


class Missing(Exception):
    """What is not installed, in a sentence."""


def postgres_programs() -> Path:
    """Debian keeps them out of the PATH."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not folders:
        raise Missing("PostgreSQL is not installed here (Debian: apt-get install postgresql).")
    return folders[-1]


def not_as_root() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then its own user runs it."""
    if os.geteuid() != 0:
        return {}
    try:
        user = pwd.getpwnam("postgres")
    except KeyError:
        raise Missing("PostgreSQL does not run as root, and there is no user postgres.") from None
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def wait_for(ready: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 30
    while not ready():
        if process.poll() is not None or time.monotonic() > until:
            raise RuntimeError(f"{process.args!r} did not start")
        time.sleep(0.05)


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


async def takes_queries(url: str) -> bool:
    try:
        connection = await asyncpg.connect(url)
    except (OSError, asyncpg.PostgresError):
        return False
    await connection.close()
    return True


@contextmanager
def temporary_postgres() -> Iterator[str]:
    programs, who = postgres_programs(), not_as_root()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="folktable-postgres-", dir="/tmp") as folder:
        if who:
            os.chown(folder, who["user"], who["group"])
        data = f"{folder}/data"
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **who}
        initdb = [f"{programs}/initdb", "-D", data, "-U", "folktable", "--auth=trust", "--encoding=UTF8", "--no-sync"]
        subprocess.run(initdb, check=True, **quiet)
        server = [f"{programs}/postgres", "-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", folder]
        process = subprocess.Popen(server, **quiet)
        try:
            url = f"postgresql://folktable@127.0.0.1:{port}/postgres"
            wait_for(lambda: asyncio.run(takes_queries(url)), process)
            yield url
        finally:
            process.send_signal(signal.SIGINT)  # its fast shutdown
            process.wait()


def new_database(url: str) -> str:
    """The address of an empty database beside this one."""
    name = f"folktable_{secrets.token_hex(8)}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{url.rpartition('/')[0]}/{name}"


@contextmanager
def temporary_redis() -> Iterator[str]:
    program = shutil.which("redis-server")
    if program is None:
        raise Missing("Redis is not installed here (Debian: apt-get install redis-server).")
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with tempfile.TemporaryDirectory(prefix="folktable-redis-") as folder:
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(lambda: listens(port), process)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait()
