"""What `balance` and `calibrate` refuse, and what is kept when they are stopped."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

COMMAND = [sys.executable, "-c", "from folktable.cli import main; main()"]
SMALL = ["--bots", "random", "--games", "200", "--told", "0"]


def folktable(*arguments):
    return subprocess.run([*COMMAND, *map(str, arguments)], capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["balance", "violet", "--vary", "lantern.wick=1..2"], "the edition has no lantern.wick"),
        (["balance", "violet", "--vary", "lantern.full=many"], "give whole numbers"),
        (["balance", "violet", "--edition", "nowhere.toml"], "No such file"),
        (
            ["calibrate", "violet", "--vary", "limits.refill=2..4", "--target", "violet.wins=0.4..0.6"],
            "rulebook says it",
        ),
        (["calibrate", "violet", "--vary", "lantern.full=12..26", "--target", "violet.wins=1.5..2"], "is impossible"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(arguments, told):
    done = folktable(*arguments, *SMALL)
    assert done.returncode == 2
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    assert told in lines[0]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_ended_keeps_what_it_has(tmp_path, how):
    keep = tmp_path / "run.jsonl"
    many = ["balance", "violet", "--vary", "lantern.full=6..37", "--vary", "limits.refill=1..9", "--sample", 120,
            "--bots", "random", "--games", 4096, "--told", 0, "--json"]  # fmt: skip
    begun = subprocess.Popen(
        [*COMMAND, *map(str, many), "--resume", keep], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    deadline = time.monotonic() + 200
    while not keep.exists() or keep.read_bytes().count(b"\n") < 4:
        assert begun.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)
    begun.send_signal(how)
    assert begun.wait(60) == (130 if how == signal.SIGINT else -signal.SIGKILL)
    kept = keep.read_bytes().count(b"\n")
    assert kept < 121
    found = json.loads(folktable(*many, "--resume", keep).stdout)
    assert keep.read_bytes().count(b"\n") == 121
    assert len(found["rows"]) == 120
    if how == signal.SIGKILL:
        assert found == json.loads(folktable(*many).stdout)
