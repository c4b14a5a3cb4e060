"""The server on its own file needs nothing of what PostgreSQL and Redis need: those are extras."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.server.processes import free_port

WITHOUT = "import sys; sys.modules.update(dict.fromkeys(['asyncpg', 'greenlet', 'redis', 'hiredis'])); "
RUN = WITHOUT + "from folktable.cli import main; main()"


def test_serve_on_a_file_imports_nothing_of_the_extras(tmp_path: Path) -> None:
    """A new file, so that the steps of the schema are gone through too."""
    port = free_port()
    command = [sys.executable, "-c", RUN, "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    said = tmp_path / "said"
    with said.open("wb") as log:
        process = subprocess.Popen([*command, "--data", tmp_path], stdout=log, stderr=log)
    try:
        until = time.monotonic() + 60
        while True:
            assert process.poll() is None, said.read_text("utf-8")
            assert time.monotonic() < until, "no answer"
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                    assert json.load(answer) == {"status": "ok"}
                break
            except OSError:
                time.sleep(0.1)
    finally:
        process.terminate()
        process.wait(20)
