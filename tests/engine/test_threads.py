"""A process that has just started may be asked for many tables at once, each opened in a thread."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import numba
import pytest

from folktable.engine.backends import native

PROGRAM = """
import sys, threading
from folktable.engine.game import load, open_box, slugs

sys.setswitchinterval(1e-6)
failed = []
together = threading.Barrier(3 * len(slugs()))


def open_it(slug):
    together.wait()
    try:
        open_box(load(slug))
    except BaseException as error:
        failed.append(error)


threads = [threading.Thread(target=open_it, args=(slug,)) for slug in slugs() * 3]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(failed or "all opened")
"""


@pytest.mark.parametrize("once_more", range(4))
def test_threads_may_open_the_same_box_for_the_first_time(once_more: int) -> None:
    """In a process of its own: what is looked for is a crash of the interpreter, too."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "all opened\n"


def test_one_thread_at_a_time_chooses_where_compiled_code_is_kept(tmp_path: Path) -> None:
    """Else one could find the folder of another's game, or none: then Numba writes where the process was started."""
    entered, may_leave = threading.Event(), threading.Event()

    def choose() -> None:
        with native.cached_in(tmp_path / "other"):
            entered.set()
            may_leave.wait(10)

    other, before = threading.Thread(target=choose), numba.config.CACHE_DIR
    with native.cached_in(tmp_path):
        other.start()
        mixed_up = entered.wait(0.2)
        assert not mixed_up
        assert str(tmp_path) == numba.config.CACHE_DIR
    may_leave.set()
    other.join()
    assert before == numba.config.CACHE_DIR
