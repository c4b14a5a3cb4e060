"""Where a run is worked on makes no difference, nor that it was stopped on the way."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from folktable.engine.errors import FolktableError
from folktable.engine.game import load
from folktable.lab import batches, running
from folktable.lab.balance import balance
from folktable.lab.running import Where
from folktable.lab.units import Found, Unit


def sweep(where=running.HERE, vary=("lantern.full=17..19",), games=9000, **more):
    return balance(load("violet"), vary, ["random", "random"], games, "seed", {}, told=9, where=where, **more)


@pytest.fixture(scope="module")
def undisturbed():
    return sweep()


def test_the_number_of_workers_makes_no_difference(undisturbed, monkeypatch):
    for cores in (1, 5):
        monkeypatch.setattr(running.os, "cpu_count", lambda cores=cores: cores)
        assert sweep() == undisturbed


def test_batches_of_many_editions_come_to_the_same(monkeypatch):
    """A GPU plays pieces of all editions in one launch. Here the cores run the same loop over the same batches."""
    game, sizes = load("violet"), []

    def natively(tables, box_of, numbers, key, policies):
        sizes.append((len(tables), len(numbers)))
        return batches.natively(tables, box_of, numbers, key, policies)

    monkeypatch.setattr(batches, "on_gpu", natively)
    monkeypatch.setattr(running, "BATCH", 8)
    for bots in (["random", "random"], ["greedy", "random"]):
        one, other = (
            balance(game, ["lantern.full=16..20"], bots, 5000, "seed", {}, told=9, where=Where(backend=backend))
            for backend in running.BACKENDS
        )
        assert one == other
    assert max(boxes for boxes, _ in sizes) > 1, "several editions in a batch"
    assert len(sizes) > 4, "and several batches: memory is bounded"


def test_a_batch_that_plays_otherwise_than_the_interpreter_is_not_used(monkeypatch):
    def wrongly(tables, box_of, numbers, key, policies):
        return batches.natively(tables, box_of, numbers + 1, key, policies)

    monkeypatch.setattr(batches, "on_gpu", wrongly)
    with pytest.raises(FolktableError, match="use --backend native"):
        sweep(Where(backend="cuda"), games=10)


def test_what_a_gpu_does_not_play_is_said():
    with pytest.raises(FolktableError, match="not net: leave out --backend"):
        balance(load("violet"), [], ["net", "net"], 10, "seed", {}, where=Where(backend="cuda"))
    with pytest.raises(FolktableError, match="no back end 'abacus'"):
        sweep(Where(backend="abacus"))


class Stopped(Exception):
    pass


def stop_after(count):
    left = [count]

    def progress(games):
        left[0] -= 1
        if left[0] == 0:
            raise Stopped

    return progress


def test_a_stopped_run_goes_on(undisturbed, tmp_path, monkeypatch):
    keep = tmp_path / "run.jsonl"
    with pytest.raises(Stopped):
        sweep(Where(keep=keep), progress=stop_after(7))
    kept = len(keep.read_bytes().splitlines()) - 1
    assert kept == 7

    played = []
    work = running.work
    monkeypatch.setattr(running, "work", lambda unit: (played.append(unit), work(unit))[1])
    assert sweep(Where(keep=keep)) == undisturbed
    pieces = len(keep.read_bytes().splitlines()) - 1
    assert len(played) == pieces - kept
    played.clear()
    assert sweep(Where(keep=keep)) == undisturbed  # all of it is there
    assert played == []


def test_a_line_that_was_cut_off_is_played_again(undisturbed, tmp_path):
    keep = tmp_path / "run.jsonl"
    sweep(Where(keep=keep))
    whole = keep.read_bytes()
    keep.write_bytes(whole[:-100])
    assert sweep(Where(keep=keep)) == undisturbed
    assert keep.read_bytes() == whole


def test_what_is_kept_serves_a_larger_run(tmp_path):
    keep = tmp_path / "run.jsonl"
    sweep(Where(keep=keep), ("lantern.full=18",))
    played = []
    sweep(Where(keep=keep), ("lantern.full=17..18",), progress=played.append)
    assert len(keep.read_bytes().splitlines()) == 1 + 2 * 5  # of each edition three pieces, and two that are told


@pytest.mark.parametrize("content", [b"a letter\n", b'{"folktable": "0", "game": "violet", "rules": "old"}\n', b"{}"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, content):
    keep = tmp_path / "file"
    keep.write_bytes(content)
    with pytest.raises(FolktableError, match="file"):
        sweep(Where(keep=keep))
    assert keep.read_bytes() == content


def test_a_file_that_cannot_be_written(tmp_path):
    with pytest.raises(FolktableError, match="Is a directory"):
        sweep(Where(keep=tmp_path))


def test_few_pieces_are_under_way_at_a_time(monkeypatch):
    """What is done and waits for its turn does not grow with the run."""
    handed, taken, most = [0], [0], [0]

    def work(unit: Unit) -> Found:
        return Found(bytes(2 * unit.games), 0, 0, 0, 0, [])

    class Counted(running.ThreadPoolExecutor):
        def submit(self, *arguments):
            handed[0] += 1
            most[0] = max(most[0], handed[0] - taken[0])
            return super().submit(*arguments)

    monkeypatch.setattr(running, "work", work)
    monkeypatch.setattr(running, "ThreadPoolExecutor", Counted)
    unit = Unit("violet", {}, {}, 2, [], "", 0, 1, False)
    for _ in running.run([unit] * 500, running.HERE, lambda games: None):
        taken[0] += 1
    assert handed[0] == 500
    assert most[0] <= running.AHEAD * (os.cpu_count() or 1) + 1


# --- On a cluster ------------------------------------------------------------------------------------------------


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def test_a_cluster_that_does_not_answer_is_told():
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'folktable[cluster]'")
    for address, told in ((f"127.0.0.1:{free_port()}", "no Ray cluster answers"), ("somewhere", "named by its head")):
        with pytest.raises(FolktableError, match=told):
            sweep(Where(cluster=address))


def test_without_ray_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(FolktableError, match=r"pip install 'folktable\[cluster\]'"):
        sweep(Where(cluster="127.0.0.1:6379"))


def processes():
    """Of this machine: command line and parent by number."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            parent = int((process / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
            found[int(process.name)] = (command, parent)
        except OSError:  # it has just ended
            continue
    return found


def workers(folder):
    """Those of the cluster in this folder that have a piece in hand."""
    running_now = processes()
    raylets = {number for number, (command, _) in running_now.items() if folder in command}
    return [
        number
        for number, (command, parent) in running_now.items()
        if "ray::work_remotely" in command and parent in raylets
    ]


@pytest.fixture
def cluster():
    """The address of a Ray cluster on this machine, with room for three workers, and its folder."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'folktable[cluster]'")
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # a short name: sockets are made below it
    port = free_port()
    start = [Path(sys.executable).with_name("ray"), "start", "--head", "--block", "--node-ip-address=127.0.0.1",
             f"--port={port}", "--num-cpus=3", "--include-dashboard=false", "--disable-usage-stats",
             f"--temp-dir={folder}"]  # fmt: skip
    head = subprocess.Popen(start, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 240
        while not any("raylet/raylet " in command and folder in command for command, _ in processes().values()):
            if head.poll() is not None or time.monotonic() > deadline:
                pytest.fail("the cluster did not start")
            time.sleep(0.2)
        yield f"127.0.0.1:{port}", folder
    finally:
        head.kill()
        head.wait()
        for number, (command, _) in processes().items():
            if folder in command:
                with suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)
        shutil.rmtree(folder, ignore_errors=True)


def test_a_cluster_gives_the_same_also_when_a_worker_is_killed(undisturbed, cluster):
    address, folder = cluster
    killed: list[int] = []
    seen: set[int] = set()
    over = threading.Event()

    def kill_one():
        while not killed and not over.wait(0.02):
            now = workers(folder)
            seen.update(now)
            if len(seen) >= 2 and now:
                os.kill(now[0], signal.SIGKILL)
                killed.append(now[0])
        while not over.wait(0.05):
            seen.update(workers(folder))

    killer = threading.Thread(target=kill_one)
    killer.start()
    try:
        found = sweep(Where(cluster=address))
    finally:
        over.set()
        killer.join()
    assert found == undisturbed
    assert len(killed) == 1
    assert len(seen - set(killed)) >= 2
