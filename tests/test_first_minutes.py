"""The first minutes: what `folktable` says by itself, what the doctor finds, and that nothing is left lying about."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from folktable import doctor
from folktable.cli import app
from folktable.client import Client
from folktable.engine.backends import native
from folktable.server.process import open_store
from folktable.wire import NewTable, Snapshot, Update
from tests.server.processes import free_port

FOLKTABLE = Path(sys.executable).with_name("folktable")
# Noted before it happens, whoever asks for it: Python tells such a hook of every file that is opened, made or moved.
SPY = """
import os, sys
if noted := os.environ.get("NOTED"):
    to = os.open(noted, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    changing = ("mkdir", "rename", "remove", "rmdir", "symlink", "link", "truncate", "chmod", "chown", "utime")

    def note(event, args):
        if event == "open" and isinstance(args[0], (str, bytes)):
            writes = args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC)
            paths = args[:1] if writes else ()
        elif event == "sqlite3.connect" or event in {f"os.{name}" for name in changing}:
            paths = [path for path in args[:2] if isinstance(path, (str, bytes, os.PathLike))]
        else:
            return
        for path in paths:
            os.write(to, os.path.abspath(os.fsencode(path)) + b"\\n")

    sys.addaudithook(note)
"""


class House:
    """A home of its own for the command, as it is on a new user's machine."""

    def __init__(self, folder: Path) -> None:
        self.home, self.work, self.noted = folder / "home", folder / "work", folder / "noted"
        for made in (self.home, self.work, folder / "spy"):
            made.mkdir()
        (folder / "spy" / "sitecustomize.py").write_text(SPY, encoding="utf-8")
        path = os.pathsep.join([str(folder / "spy"), *filter(None, [os.environ.get("PYTHONPATH")])])
        ours = ("FOLKTABLE_", "XDG_")
        passed = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        self.environment = passed | {
            "HOME": str(self.home),
            "NOTED": str(self.noted),
            "PYTHONPATH": path,
            "PYTHONDONTWRITEBYTECODE": "1",  # a package that was installed has them already
        }

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [FOLKTABLE, *arguments]
        return subprocess.run(
            command, input=typed, env=self.environment, cwd=self.work, capture_output=True, text=True, check=True
        )

    def serve_a_decision(self) -> None:
        port = free_port()
        command = [FOLKTABLE, "serve", "--no-browser", "--host", "127.0.0.1", "--port", str(port)]
        server = subprocess.Popen(
            command, env=self.environment, cwd=self.work, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            until = time.monotonic() + 60
            while doctor.who_answers(port) == "":
                assert time.monotonic() < until
                time.sleep(0.1)
            asyncio.run(asyncio.wait_for(decide(f"http://127.0.0.1:{port}"), 60))
        finally:
            server.terminate()
            server.wait(20)


async def decide(address: str) -> None:
    client = await Client.guest(address, "Ada")
    place = client.at((await client.create(NewTable("nisse", "Ada", bots={"1": "apprentice"}))).table.id)
    decided = -1
    async for message in place:
        if isinstance(message, Snapshot | Update) and message.sight.options and message.decision != decided:
            if decided >= 0:
                await place.close()
                return
            decided = message.decision
            await place.decide(decided, message.sight.options[0].name)


def test_nothing_is_written_outside_data_and_cache_and_what_takes_time_is_said(tmp_path: Path) -> None:
    house = House(tmp_path)
    said = house.run("simulate", "nisse", "--games", "100").stderr
    assert "compiling nisse, this once" in said
    assert "compiling" not in house.run("simulate", "nisse", "--games", "100").stderr
    house.run()
    house.run("doctor", "--port", str(free_port()))
    house.run("play", "nisse", "--players", "me,random", typed="1\nq\n")
    house.serve_a_decision()
    cache, data = house.home / ".cache" / "folktable", house.home / ".local" / "share" / "folktable"
    assert list(cache.glob("nisse-*/*/*.nbc"))
    assert (data / "folktable.sqlite3").exists()
    assert list(house.work.iterdir()) == []
    noted = {Path(line) for line in house.noted.read_text("utf-8").splitlines()}
    assert data / "folktable.sqlite3" in noted, "the spy has seen it"
    allowed = (cache, data, Path("/dev"))
    written = {*noted, *house.home.rglob("*")}
    strays = {path for path in written if not any(path.is_relative_to(folder) for folder in allowed)}
    assert strays <= {*cache.parents, *data.parents}


def test_folktable_alone_says_what_to_try_and_all_of_it_exists() -> None:
    said = CliRunner().invoke(app, [], env={"COLUMNS": "200"}).output
    assert "Begin with `folktable serve`" in said
    for command in set(re.findall(r"folktable ([a-z]+)", said)):
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0, command
    assert {"serve", "play", "doctor", "simulate", "backup"} <= {*re.findall(r"folktable ([a-z]+)", said)}


# --- The doctor ---------------------------------------------------------------------------------------------------


def verdicts(port: int, data: Path) -> dict[str, doctor.Finding]:
    return {finding.what: finding for finding in doctor.examine("127.0.0.1", port, data, "")}


def test_the_doctor_finds_nothing_wrong_where_nothing_is(tmp_path: Path) -> None:
    found = verdicts(free_port(), tmp_path)
    assert [finding for finding in found.values() if finding.verdict == "wrong"] == []
    assert list(found) == ["Python", "Page", "Compiler", "Compiled code", "GPU", "Port", "Addresses", "Database"]
    assert not list(tmp_path.iterdir()), "looking changes nothing"


def test_the_doctor_says_what_to_do_about_a_port_and_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        found = verdicts(port, tmp_path / "file")
        done = CliRunner().invoke(app, ["doctor", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)])
    assert (found["Port"].verdict, found["Port"].advice) == ("wrong", f"folktable serve --port {port + 1}")
    assert (found["Database"].verdict, found["Database"].advice) == ("wrong", "name another folder with --data")
    assert done.exit_code == 1
    assert "what to do: folktable serve --port" in done.output


def test_the_doctor_knows_a_database_that_is_sound_newer_or_damaged(tmp_path: Path) -> None:
    async def make(version: str) -> None:
        store = await open_store(tmp_path, "")
        await store.db.commit(("UPDATE alembic_version SET version_num = ?", (version,)))
        await store.close()

    file = tmp_path / "folktable.sqlite3"
    asyncio.run(make("0001"))
    before = file.read_bytes()
    assert doctor.stored(tmp_path).verdict == "good", "the server brings it up to date"
    assert file.read_bytes() == before, "the doctor does not"
    file.unlink()
    asyncio.run(make("9999"))
    assert "newer version" in doctor.stored(tmp_path).found
    file.write_bytes(b"something else, and long enough to be looked at" * 100)
    finding = doctor.stored(tmp_path)
    assert finding.verdict == "wrong"
    assert "folktable restore" in finding.advice


# --- Compiled code ------------------------------------------------------------------------------------------------


def test_compiled_code_that_nobody_uses_goes(tmp_path: Path) -> None:
    names = ["violet-0123456789abcdef", "violet-0123456789abcdee-unwatched", "somebody-elses", "nisse-0123456789abcdef"]
    old, also_old, not_ours, recent = (tmp_path / name for name in names)
    for folder in (old, also_old, not_ours, recent):
        folder.mkdir()
        (folder / "code.nbc").touch()
    long_ago = time.time() - (native.UNUSED_DAYS + 1) * 86400
    for folder in (old, also_old, not_ours):
        os.utime(folder, (long_ago, long_ago))
    assert native.use(also_old)
    assert sorted(tmp_path.iterdir()) == sorted([also_old, not_ours, recent])
    assert (also_old / "code.nbc").exists(), "what is used stays"


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    assert not native.use(tmp_path / "file" / "violet-0123456789abcdef")
    monkeypatch.setenv("FOLKTABLE_CACHE", str(tmp_path / "file"))
    assert doctor.compiled_code().verdict == "wrong"
