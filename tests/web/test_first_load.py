"""The first load: little script, all text compressed, and nothing that moves once it is there."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

MOST_SCRIPT = 120_000  # bytes on the wire
MOST_SHIFT = 0.02
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
AT_ONCE = ("Script", "Stylesheet", "Fetch")
LATER = re.compile(r"/assets/marked|/api/addresses")  # what only texts below the fold need
SHIFTS = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
        if (!one.hadRecentInput) shifts.push([one.value, one.sources.map(({ node }) => node?.className ?? '')]);
    }
}).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", ["lobby", "new table", "rules", "table"])
def test_little_is_sent_and_nothing_moves(size, place, person):
    one = person("Ada", "mouse")
    path = {"lobby": "/", "new table": "/new/naughty", "rules": "/rules/gnome"}.get(place)
    if path is None:
        path = one.set_table("violet", {0: "me", 1: "apprentice"}, None, {})
        one.page.locator(".shell").wait_for()
    one.page.close()

    one.page = one.new_page()
    width, height = SIZES[size]
    one.page.set_viewport_size({"width": width, "height": height})
    one.page.add_init_script(SHIFTS)
    wire = one.context.new_cdp_session(one.page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    answers: dict[str, dict[str, Any]] = {}
    sent: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda event: answers.update({event["requestId"]: event}))
    wire.on("Network.loadingFinished", lambda event: sent.update({event["requestId"]: event["encodedDataLength"]}))
    one.open(path)
    one.page.locator("h1").first.wait_for(state="attached")
    one.page.wait_for_load_state("networkidle")
    one.wait(500)

    script = sum(size for id, size in sent.items() if answers[id]["type"] == "Script")
    assert 10_000 < script < MOST_SCRIPT
    asked = Counter(
        event["response"]["url"].removeprefix(one.address)
        for event in answers.values()
        if event["type"] in (*AT_ONCE, "Other")  # what is preloaded for a fetch is of another kind
        if "lantern.svg" not in event["response"]["url"]
    )
    linked = set(
        re.findall(r'(?:href|src)="([^"]+)"', one.page.request.get(one.address + path).text().replace("&amp;", "&"))
    )
    late = [url for url in asked if url not in linked and not LATER.search(url)]
    assert not late, "found step by step: its head does not tell the browser of it"
    assert not [url for url, times in asked.items() if times > 1], "asked for twice: preloaded, but not as it is used"
    large = {
        event["response"]["url"]: sent[id]
        for id, event in answers.items()
        if sent.get(id, 0) > 8_000 and event["type"] != "Font"
        if "content-encoding" not in {name.lower() for name in event["response"]["headers"]}
    }
    assert not large, "sent without being compressed"
    shifts = one.page.evaluate("() => shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts
