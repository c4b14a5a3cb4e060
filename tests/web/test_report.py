"""The lab's report in a browser: by day, by night, on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from folktable.engine.game import load
from folktable.lab.balance import balance
from folktable.lab.report import write_report
from tests.web.access import findings


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("plotly")
    vary = ["lantern.full=17..19", "limits.refill=2..3"]
    path = tmp_path_factory.mktemp("report") / "report.html"
    write_report(balance(load("violet"), vary, ["random", "random"], 60, "seed", {}, told=8), path)
    return path


@pytest.mark.parametrize(("width", "scheme"), [(1100, "light"), (390, "dark")])
def test_plots_are_drawn_and_fit(browser: Browser, page_file: Path, width: int, scheme: str) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, offline=True)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(page_file.as_uri())
    page.wait_for_function("document.querySelectorAll('.plotly-graph-div .main-svg').length > 8")
    assert errors == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    boxes = page.evaluate("[...document.querySelectorAll('figure')].map(one => one.getBoundingClientRect().width)")
    assert all(0 < one <= width for one in boxes)
    ink = page.evaluate("getComputedStyle(document.querySelector('.xtick text')).fill")
    assert ink == {"light": "rgb(34, 34, 34)", "dark": "rgb(232, 230, 225)"}[scheme]
    assert findings(page) == []
    context.close()
