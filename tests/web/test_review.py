"""After a game: where it turned, touched and read in a real browser. And a hint in three grades."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.access import findings

TOOLS_OUT_OF_SIGHT = """() => [...document.querySelectorAll('.top .tool')]
    .filter(tool => tool.getBoundingClientRect().right > innerWidth).map(tool => tool.dataset.tool)"""


@pytest.fixture
def table(finished: Callable[..., str]) -> str:
    return finished("nisse", 2)


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_finished_game_shows_where_it_turned(person, table, way):
    guest = person("Gerda", way)
    guest.open(f"/replay/{table}")
    guest.page.locator('[data-tool="review"]').click()
    panel = guest.page.locator(".review")
    panel.wait_for(timeout=300_000)  # it may be compiled first
    turns = panel.locator("[data-turn]")
    assert 1 <= turns.count() <= 3
    assert panel.locator(".curve").count() == 2
    marks = panel.locator(".mark").count()
    assert marks > 0
    # Each turning point is one touch from its position, where the slider of the replay is then.
    slider = guest.page.locator(".replay input[type=range]")
    seen = set()
    for n in range(turns.count()):
        turns.nth(n).click()
        expect(guest.page.locator(".turn.here")).to_have_attribute("data-turn", str(n + 1))
        seen.add(slider.input_value())
    assert len(seen) == turns.count()
    # What was known and the whole truth are other curves.
    honest = panel.locator(".curve").first.get_attribute("d")
    sums = panel.get_by_text("need not add up to 100")
    expect(sums).to_be_visible()
    panel.get_by_role("radio", name="All cards open").click()
    assert panel.locator(".curve").first.get_attribute("d") != honest
    expect(sums).to_be_hidden()
    # It makes way for the board, and comes back.
    board = guest.page.locator("main.board")
    low = board.bounding_box()["height"]
    panel.get_by_role("button", name="More room for the board").click()
    assert board.bounding_box()["height"] > low + 100
    panel.get_by_role("button", name="Show the curve").click()
    # The curve can be touched.
    box = panel.locator(".chart").bounding_box()
    panel.locator(".chart").click(position={"x": box["width"] - 1, "y": 10})
    assert slider.input_value() == slider.get_attribute("max")
    assert not findings(guest.page)
    guest.page.set_viewport_size({"width": 360, "height": 640} if way == "touch" else {"width": 1024, "height": 768})
    slider.fill("9")
    guest.page.locator('[data-tool="play-on"]').wait_for()
    assert guest.page.evaluate(TOOLS_OUT_OF_SIGHT) == []


def test_a_better_choice_is_told_with_its_reasons_and_can_be_tried(person, address, table):
    guest = person("Gerda")
    guest.open(f"/replay/{table}")
    found = guest.page.context.request
    found.post(f"{address}/api/tables/{table}/review")
    guest.page.locator('[data-tool="review"]').click()
    guest.page.locator(".review").wait_for(timeout=300_000)
    review = found.get(f"{address}/api/tables/{table}/review").json()["review"]
    dear = max((one for one in review["decisions"] if one["reasons"]), key=lambda one: one["lost"])
    guest.open(f"/replay/{table}#{dear['number']}")
    guest.page.reload()
    guest.page.locator('[data-tool="review"]').click()
    decision = guest.page.locator(".review .decision")
    expect(decision.locator(".badge")).to_have_text(
        {"cost": "this cost the game", "better": "better was there"}[dear["mark"]]
    )
    assert decision.locator(".reasons li").count() == len(dear["reasons"])
    expect(decision).to_contain_text(f"({round(100 * dear['choices'][0]['chance'])} %)")
    decision.locator('[data-tool="try"]').click()
    guest.page.wait_for_url("**/table/*")
    guest.page.locator(".shell[data-phase=playing]").wait_for()
    expect(guest.page.locator(".bar.asked")).to_be_visible()


def test_a_hint_says_where_then_what_then_why(person):
    host = person("Hanna")
    host.sit_at("nisse", {0: "me", 1: "apprentice"})
    host.page.locator(".bar.asked").wait_for()
    hint, told = host.page.locator('[data-tool="hint"]'), host.page.locator(".bar .hint")
    hint.click()
    expect(told).to_contain_text("Look at")
    assert host.page.locator(".bar .advice").count() == 0, "what to do is not told yet"
    hint.click()
    expect(host.page.locator(".bar .advice")).to_be_visible()
    hint.click()
    expect(told).to_be_visible()
    expect(hint).to_have_count(0)
