"""What Lighthouse says of the built page: lobby, new table, a table in play and a replay, on a phone and on a desk.

    python -m bench.page [--json]

Needs Chromium and Lighthouse (`npm install lighthouse`, anywhere; LIGHTHOUSE names its program if it is not found).
The server is a real one. The table and the replay are a person's own: Lighthouse looks through that person's browser.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table as Grid
from tests.server.processes import ServerProcess, free_port
from tests.web.house import CHROMIUM, FLAGS, Person, play_on

LOOKS = {"phone": [], "desk": ["--preset=desktop"]}
BARS = {"accessibility": 100, "performance": 95}
MOST_SHIFT = 0.02
MOST_SCRIPT = 120_000  # bytes on the wire


def places(one: Person) -> dict[str, str]:
    """Play a game, begin another: the paths to look at."""
    path = one.set_table("nisse", {0: "me", 1: "apprentice"}, None, {})
    one.page.locator(".shell").wait_for()
    play_on([one], "a game")
    table = one.set_table("violet", {0: "me", 1: "apprentice"}, None, {})
    one.page.locator(".shell").wait_for()
    play_on([one], "a beginning", decisions=6)
    return {"lobby": "/", "new table": "/new/naughty", "table": table, "replay": path.replace("/table/", "/replay/")}


def look(program: str, url: str, port: int, how: list[str]) -> dict[str, Any]:
    """One run of Lighthouse in a browser that is open already, with whoever is known there."""
    command = [program, url, f"--port={port}", "--output=json", "--quiet", *how]
    report = json.loads(
        subprocess.run(
            [*command, "--only-categories=accessibility,performance"], stdout=subprocess.PIPE, check=True
        ).stdout
    )
    scripts = [
        one for one in report["audits"]["network-requests"]["details"]["items"] if one["resourceType"] == "Script"
    ]
    failed = [
        f"{audit['title']} {[item['node']['selector'] for item in audit['details']['items']]}"
        for one in report["categories"]["accessibility"]["auditRefs"]
        if (audit := report["audits"][one["id"]])["score"] == 0
    ]
    return {
        **{name: round(100 * report["categories"][name]["score"]) for name in BARS},
        "shift": round(report["audits"]["cumulative-layout-shift"]["numericValue"], 4),
        "largest_ms": round(report["audits"]["largest-contentful-paint"]["numericValue"]),
        "blocked_ms": round(report["audits"]["total-blocking-time"]["numericValue"]),
        "script": sum(one["transferSize"] for one in scripts),
        "failed": failed,
    }


def measure(program: str) -> dict[str, dict[str, Any]]:
    found = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data) / "server", bot_pace=0.02)
        server.start()
        port = free_port()
        try:
            server.wait_until_ready()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            one = Person(browser, server.url, "Ada", "mouse")
            paths = places(one)
            known = one.context.cookies()
            browser.close()
            profile = Path(data) / "profile"
            flags = [*FLAGS, f"--remote-debugging-port={port}"]
            context = playwright.chromium.launch_persistent_context(profile, executable_path=CHROMIUM, args=flags)
            context.add_cookies(known)  # type: ignore[arg-type]
            for place, path in paths.items():
                for size, how in LOOKS.items():
                    found[f"{place}, {size}"] = look(program, server.url + path, port, how)
            context.close()
        finally:
            server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="for machines")
    arguments = parser.parse_args()
    program = os.environ.get("LIGHTHOUSE") or shutil.which("lighthouse")
    if program is None:
        raise SystemExit(
            "Lighthouse is not here: `npm install lighthouse`, then LIGHTHOUSE=.../node_modules/.bin/lighthouse"
        )
    found = measure(program)
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    grid = Grid("page", "accessibility", "performance", "shift", "largest, ms", "blocked, ms", "script, kB", "")
    for page, of in found.items():
        short = (
            of["shift"] >= MOST_SHIFT
            or of["script"] >= MOST_SCRIPT
            or any(of[name] < bar for name, bar in BARS.items())
        )
        figures = [of[name] for name in (*BARS, "shift", "largest_ms", "blocked_ms")]
        grid.add_row(
            page,
            *map(str, figures),
            f"{of['script'] / 1000:.0f}",
            "falls short" if short else "",
            style="red" if short else "",
        )
    Console().print(grid)


if __name__ == "__main__":
    main()
