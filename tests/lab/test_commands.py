"""What `balance` and `calibrate` refuse, and what is kept when they are stopped."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import pytest

from tests.test_cli import folktable

COMMAND = [sys.executable, "-c", "from folktable.cli import main; main()"]
SMALL = ["--bots", "random", "--games", "200", "--told", "0"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["balance", "violet", "--vary", "lantern.wick=1..2"], "the edition has no lantern.wick"),
        (["balance", "violet", "--vary", "lantern.full=many"], "give whole numbers"),
        (["balance", "violet", "--edition", "nowhere.toml"], "No such file"),
        (["balance", "violet", "--report", "/"], "Is a directory"),
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


MANY = ["balance", "violet", "--vary", "lantern.full=6..37", "--vary", "limits.refill=1..9", "--sample", 80,
        "--bots", "random", "--games", 4096, "--told", 0, "--json"]  # fmt: skip


def lines(keep):
    return keep.read_bytes().count(b"\n") if keep.exists() else 0


def ended(keep, how):
    """Begin the run, or go on with it, and end it some lines later; gives its exit status."""
    wanted = lines(keep) + 4
    begun = subprocess.Popen(
        [*COMMAND, *map(str, MANY), "--resume", keep],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored where tests run in the background
    )
    deadline = time.monotonic() + 200
    while lines(keep) < wanted:
        assert begun.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)
    begun.send_signal(how)
    return begun.wait(60)


def test_a_run_that_is_ended_keeps_what_it_has(tmp_path):
    keep = tmp_path / "run.jsonl"
    assert ended(keep, signal.SIGINT) == 130
    assert ended(keep, signal.SIGKILL) == -signal.SIGKILL
    assert lines(keep) < 81
    found = json.loads(folktable(*MANY, "--resume", keep).stdout)
    assert lines(keep) == 81
    assert len(found["rows"]) == 80
    assert found == json.loads(folktable(*MANY).stdout)
