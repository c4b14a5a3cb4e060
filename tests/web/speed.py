"""How fast the page is, in a real browser on this machine: run by hand, `python -m tests.web.speed [nisse] [hunt]`.

First, how long a decision takes from the press to the board that shows it. Then how smoothly a live hunt runs, and how
much of a frame goes into scripts, styles and layout: where pictures are drawn without a GPU, frames alone tell little.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.web.house import CHROMIUM, FLAGS, Person, Way, chromium_missing, server

DECISIONS = 50
HUNTED_S = 20.0
# From the press to the first change of the page after the server's update, and to the next frame. Not in reaction
# windows: an answer waits there for the end of the window.
STOPWATCH = """
globalThis.taken = [];
let pressed = 0, since = 0, told = false;
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, event => pressed = event.timeStamp, true);
globalThis.WebSocket = class extends WebSocket {
    constructor(address) {
        super(address);
        this.addEventListener('message', event => {
            if (since && JSON.parse(event.data).type === 'update') told = true;
        });
    }
    send(data) {
        if (JSON.parse(data).type === 'decide' && !document.querySelector('[data-tool=pass-on]')) since = pressed;
        super.send(data);
    }
};
new MutationObserver(() => {
    if (!told) return;
    const began = since, changed = performance.now() - began;
    since = 0, told = false;
    requestAnimationFrame(() => taken.push([changed, performance.now() - began]));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
FRAMES = """
globalThis.frames_ = { intervals: [], long: [] };
new PerformanceObserver(list => frames_.on && frames_.long.push(...list.getEntries().map(one => one.duration)))
    .observe({ type: 'longtask' });
let last = 0;
requestAnimationFrame(function frame(now) {
    if (frames_.on && last) frames_.intervals.push(now - last);
    last = frames_.on ? now : 0;
    requestAnimationFrame(frame);
});
"""
TOUCH = "thing => document.querySelector(`[data-thing='${thing}']:is(.lit, .instead)`)?.click()"
COSTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")


def comes(browser: Browser, address: str, way: Way, script: str) -> Person:
    person = Person(browser, address, "Ada", way, painted=True, motion=1)
    person.page.emulate_media(reduced_motion="no-preference")
    person.context.add_init_script(script)
    return person


def decisions(browser: Browser, address: str, slug: str, way: Way) -> None:
    taken: list[list[float]] = []
    chance = random.Random(slug)
    while len(taken) < DECISIONS:
        person = comes(browser, address, way, STOPWATCH)
        person.set_table(slug, {0: "me", 1: "apprentice"}, None, {})
        person.page.locator(".shell").wait_for()
        while person.phase in ("", "playing") and len(taken) < DECISIONS:
            if person.asked:
                person.page.locator(".bar.asked").wait_for()  # what others did is shown first
                person.decide(chance)
                person.wait(100)
                taken += person.page.evaluate("() => taken.splice(0)")
            person.wait(20)
        person.close()
    changed, shown = zip(*taken, strict=True)
    for what, figures in (("page changed", changed), ("next frame", shown)):
        median, worst = statistics.median(figures), max(figures)
        print(f"{slug} by {way}: {what} after {median:.0f} ms (median of {len(taken)}), {worst:.0f} ms at worst")


def hunt(browser: Browser, address: str, way: Way) -> None:
    """Four clans, three of them bots. Only hunts are measured, as many as it takes."""
    person = comes(browser, address, way, FRAMES)
    person.set_table("grumpf", {0: "me", 1: "villager", 2: "villager", 3: "villager"}, 4, {"mode": "live"})
    page, chance = person.page, random.Random("hunt")
    page.locator(".shell").wait_for()
    chrome = person.context.new_cdp_session(page)
    chrome.send("Performance.enable", {"timeDomain": "threadTicks"})  # work, without waiting for a core
    hunted, spent = 0.0, dict.fromkeys(COSTS, 0.0)
    while hunted < HUNTED_S and person.phase in ("", "playing"):
        if in_hunt(person):
            page.evaluate("() => void (frames_.on = true)")
            before, began = costs(chrome), time.monotonic()
            while in_hunt(person) and hunted + time.monotonic() - began < HUNTED_S:
                move(person, chance)
            hunted += time.monotonic() - began
            page.evaluate("() => void (frames_.on = false)")
            after = costs(chrome)
            spent = {name: spent[name] + after[name] - before[name] for name in COSTS}
        elif person.asked and page.locator(".bar .button").count() > 0:
            page.locator(".bar [data-option]").first.click()
        person.wait(100)
    report(person, hunted, spent)
    person.close()


def in_hunt(person: Person) -> bool:
    view = person.sight.get("view") or {}
    return person.phase == "playing" and view.get("phase") == "hunt"


def move(person: Person, chance: random.Random) -> None:
    """Every now and then one puts a Grumpf somewhere, as a person would."""
    placing = [one for one in person.options if [thing.split(":")[0] for thing in one["things"]] == ["token", "ground"]]
    if placing and chance.random() < 0.1:
        for thing in chance.choice(placing)["things"]:
            person.page.evaluate(TOUCH, thing)
    person.wait(100)


def costs(chrome: CDPSession) -> dict[str, float]:
    told: list[dict[str, Any]] = chrome.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in told if one["name"] in COSTS}


def report(person: Person, hunted: float, spent: dict[str, float]) -> None:
    frames = person.page.evaluate("() => frames_")
    intervals, long = sorted(frames["intervals"]), frames["long"]
    count = len(intervals)
    script, style, layout, task = (1000 * spent[name] / count for name in COSTS)
    worst = intervals[int(0.99 * count)]
    print(
        f"hunt by {person.way}: {count / hunted:.0f} frames a second over {hunted:.0f} s; between two frames "
        f"{statistics.median(intervals):.1f} ms (median), {worst:.0f} ms (99 of 100), {intervals[-1]:.0f} ms at worst; "
        f"{len(long)} long tasks, {max(long, default=0):.0f} ms at worst; per frame {script:.2f} ms script, "
        f"{style:.2f} ms styles, {layout:.2f} ms layout, {task:.2f} ms in all"
    )


def main() -> None:
    if reason := chromium_missing():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        print(f"{os.cpu_count()} cores, load {os.getloadavg()}, Chromium {browser.version}")
        wanted = sys.argv[1:] or ["nisse", "gnome", "hunt"]
        for slug in wanted:
            if slug != "hunt":
                decisions(browser, address, slug, "mouse")
        if "hunt" in wanted:
            hunt(browser, address, "mouse")
            hunt(browser, address, "touch")
        print(f"load {os.getloadavg()}")
        browser.close()


if __name__ == "__main__":
    main()
