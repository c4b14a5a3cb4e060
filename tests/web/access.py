"""What axe-core finds on a page: https://github.com/dequelabs/axe-core. Only what is serious or critical counts.

And what a small phone makes too small to touch.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("night", "day")
GRAVE = ("serious", "critical")
SMALL_PHONE = ({"width": 360, "height": 640}, {"width": 844, "height": 390})
THUMB = 30  # px: what is smaller is missed
# A card is a picture with words on it. Its name says who it is and what it does, not every figure that is drawn on it.
PICTURES = ("label-content-name-mismatch", "data-rules=")


def findings(page: Page) -> list[str]:
    """Rule, how grave, what it is about and where: in both themes."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed; run `npm ci` in web/.")
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate("() => document.documentElement.classList.add('seen')")
    shown = page.evaluate("() => getComputedStyle(document.documentElement).opacity")
    assert shown == "1", "of what is not seen axe finds nothing"
    found = []
    for theme in THEMES:
        page.evaluate("theme => void (document.documentElement.dataset.theme = theme)", theme)
        results = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        found += [
            f"{theme}: {one['id']} ({one['impact']}): {one['help']}: {node['target']} {node['failureSummary']}"
            for one in results["violations"]
            for node in one["nodes"]
            if one["impact"] in GRAVE and not (one["id"] == PICTURES[0] and PICTURES[1] in node["html"])
        ]
    page.evaluate("() => void (document.documentElement.dataset.theme = 'night')")
    page.evaluate("() => document.documentElement.classList.remove('seen')")
    return found


def too_small(page: Page) -> list[str]:
    """What may be touched but is hard to hit on a small phone, held upright or sideways."""
    before = page.viewport_size
    found: list[str] = []
    for size in SMALL_PHONE:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(200)
        found += page.evaluate(
            """least => [...document.querySelectorAll('[data-thing]:is(.lit, .chosen, .instead), .bar [data-option]')]
                .map(one => [one.dataset.thing ?? one.dataset.option, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < least || box.height < least)
                .map(([name, box]) => `${innerWidth}: ${name} ${box.width} x ${box.height}`)
                .concat(document.documentElement.scrollWidth > innerWidth ? [`${innerWidth}: goes sideways`] : [])""",
            THUMB,
        )
    page.set_viewport_size(before)  # type: ignore[arg-type]
    return found
