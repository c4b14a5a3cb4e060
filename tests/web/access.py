"""What axe-core finds on a page: https://github.com/dequelabs/axe-core. Only what is serious or critical counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("night", "day")
GRAVE = ("serious", "critical")
# A card is a picture with words on it. Its name says who it is and what it does, not every figure that is drawn on it.
PICTURES = ("label-content-name-mismatch", "data-rules=")


def findings(page: Page) -> list[str]:
    """Rule, how grave, what it is about and where: in both themes."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed; run `npm ci` in web/.")
    page.evaluate(AXE.read_text())
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
    return found
