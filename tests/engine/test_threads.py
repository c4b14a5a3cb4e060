"""A process that has just started may be asked for many tables at once, each opened in a thread."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys, threading
from folktable.engine.game import load, open_box, slugs

sys.setswitchinterval(1e-6)
for slug in slugs():
    together = threading.Barrier(8)

    def open_it(slug=slug):
        together.wait()
        open_box(load(slug))

    threads = [threading.Thread(target=open_it) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("all opened")
"""


def test_threads_may_open_the_same_box_for_the_first_time() -> None:
    """In a process of its own: what is looked for is a crash of the interpreter."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "all opened\n"
