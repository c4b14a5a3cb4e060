"""Puzzles and the analysis board in a real browser: chosen by touching, answered with reasons, played out, kept."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from folktable.engine.game import slugs
from folktable.study.puzzles import puzzles_of
from tests.web.access import findings, too_small
from tests.web.test_review import table

GAMES = [slug for slug in slugs() if puzzles_of(slug)]
__all__ = ["table"]  # the fixture


def choose(guest, option):
    """As at a table: its things one after the other, then the bar."""
    guest.sight = {"options": [option]}
    guest.decision, guest.decided, guest.phase = 1, None, "playing"
    solved = guest.page.locator(".solved")
    for thing in option["things"]:
        guest._touch(f'[data-thing="{thing}"]:is(.lit, .chosen, .instead)')
    solved.or_(guest.page.locator(".bar .buttons button")).first.wait_for()  # a hunt plays at the first touch
    if solved.count() == 0:
        guest._by_hand({**option, "things": []})
    solved.wait_for()


def open_puzzle(guest, slug, id):
    with guest.page.expect_response(f"**/puzzles/{id}") as answered:
        guest.open(f"/puzzles/{slug}#{id}")
    guest.page.locator(".bar.asked").wait_for()
    return answered.value.json()


@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_is_solved_by_touching_and_played_out(person, slug):
    puzzle = list(puzzles_of(slug).values())[-1]
    guest = person("Gerda", "touch")
    told = open_puzzle(guest, slug, puzzle.id)
    assert puzzle.position not in json.dumps(told), "no more than the seat sees"
    assert not too_small(guest.page)
    options = {option["name"]: option for option in told["sight"]["options"]}
    choose(guest, options[puzzle.tempting])
    panel = guest.page.locator(".solved")
    expect(panel.locator(".verdict")).to_contain_text("Not the best")
    expect(panel.locator(".choices .best")).to_contain_text(f"{int(100 * puzzle.chances[0][1] + 0.5)} %")
    assert panel.locator(".reasons li").count() == len(puzzle.reasons)
    following = panel.locator('[data-tool="next"]').bounding_box()
    assert following is not None
    assert following["x"] + following["width"] <= guest.page.viewport_size["width"], "the next puzzle is within reach"
    # The refutation, decision by decision; the story beside it grows.
    steps = len(puzzle.lines[puzzle.tempting])
    slider = guest.page.locator(".replay input[type=range]")
    assert slider.get_attribute("max") == str(steps)
    for step in range(1, steps + 1):
        guest.page.get_by_role("button", name="One decision on").click()
        expect(slider).to_have_value(str(step))
    guest.page.locator('[data-line="best"]').click()
    expect(slider).to_have_attribute("max", str(len(puzzle.lines[puzzle.solution])))
    assert not findings(guest.page)
    assert not guest.out_of_reach


def test_streaks_stay_on_the_device_and_the_stream_goes_on(person):
    guest = person("Gerda")
    guest.open("/puzzles")
    tile = guest.page.locator('[data-game="violet"]')
    expect(tile).to_contain_text("puzzles")
    assert not findings(guest.page)
    tile.locator("[data-daily]").click()
    guest.page.locator(".bar.asked").wait_for()
    for solved in (1, 2):
        id = guest.page.url.partition("#")[2]
        puzzle = puzzles_of("violet")[id]
        told = guest.page.evaluate("id => fetch(`/api/games/violet/puzzles/${id}`).then(all => all.json())", id)
        choose(guest, next(one for one in told["sight"]["options"] if one["name"] == puzzle.solution))
        expect(guest.page.locator(".verdict")).to_contain_text("Solved")
        expect(guest.page.locator(".streak")).to_contain_text(f"In a row: {solved}")
        guest.page.locator('[data-tool="next"]').click()
        guest.page.locator(".bar.asked").wait_for()
        assert guest.page.url.partition("#")[2] != id
    guest.open("/puzzles")
    expect(tile).to_contain_text("2 of 2 solved")
    expect(tile).to_contain_text("today’s solved")
    kept = guest.page.evaluate("() => JSON.parse(localStorage.getItem('folktable-puzzles')).violet")
    assert (kept["streak"], kept["best"], len(kept["met"])) == (2, 2, 2)


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_position_of_a_finished_game_is_shared_and_analysed(person, table, way):
    guest = person("Gerda", way)
    guest.open(f"/replay/{table}#100")
    guest.page.locator('[data-tool="analyse"]').click()
    guest.page.wait_for_url("**/analysis#*")
    panel = guest.page.locator(".judged")
    panel.locator(".choices").wait_for(timeout=300_000)  # it may be compiled first
    address = guest.page.url
    slider = guest.page.locator(".replay input[type=range]")
    best = panel.locator(".choices li").first.inner_text()
    panel.locator(".choices button").first.click()
    expect(slider).to_have_value("1")
    guest.page.get_by_role("button", name="One decision back").click()
    expect(slider).to_have_value("0")
    expect(panel.locator(".choices li").first).to_have_text(best, use_inner_text=True)
    # All hands, or one's own.
    eyes = guest.page.locator(".eyes")
    assert eyes.input_value() == "null"
    board, mine = guest.page.locator("main.board"), guest.page.locator(".seat.mine .names b")
    decides, open_hands = mine.inner_text(), board.inner_html()
    eyes.select_option(label=decides.split("\n")[0].removesuffix("you").strip())
    expect(mine).to_have_text(decides, use_inner_text=True)
    assert board.inner_html() != open_hands, "the other hand is closed"
    # Whoever gets the address sees the same.
    friend = person("Finn", way)
    friend.page.goto(address)
    friend.page.locator(".judged .choices").wait_for(timeout=60_000)
    expect(friend.page.locator(".judged .choices li").first).to_have_text(best, use_inner_text=True)
    assert not findings(friend.page)


def test_a_position_is_typed_in_and_what_is_wrong_with_it_told(person):
    guest = person("Gerda")
    guest.open("/analysis")
    guest.page.locator("textarea").fill(next(iter(puzzles_of("nisse").values())).position)
    guest.page.get_by_role("button", name="Open it").click()
    guest.page.locator(".shell").wait_for()
    guest.open("/analysis#nisse {spice: 3}")
    expect(guest.page.get_by_role("alert")).to_contain_text("unknown fact")
    assert "spice" in guest.page.locator("textarea").input_value()
    guest.errors.clear()  # the browser's own line about a request that was refused
