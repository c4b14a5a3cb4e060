"""Room: six gnomes at one table, on a desk and on a phone. Nothing is cut, what scrolls says so, nothing jumps."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.house import Person

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
# What lies on a mat and is neither in sight nor in a row that says there is more of it.
CUT = """() => [...document.querySelectorAll('.mat')].flatMap((mat) => {
    const edge = mat.getBoundingClientRect();
    const lying = 'b, .gems, .counts span, .pile, .gnome-jewel, .gnome-item, .gnome-effect';
    return [...mat.querySelectorAll(lying)].filter((one) => {
        const box = one.getBoundingClientRect();
        const inside = box.left >= edge.left && box.right <= edge.right + 1 && box.bottom <= edge.bottom + 1;
        return !inside && !one.closest('[data-more]:not([data-more=""])');
    }).map((one) => `${one.className} ${one.textContent}`);
})"""
MY_GNOME_IN_SIGHT = """(name) => {
    const pawn = document.querySelector(`.map [data-thing="gnome:${name}"]`);
    const map = document.querySelector('.map').getBoundingClientRect();
    const { left, width, top, height } = pawn.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return map.left < x && x < map.right && map.top < y && y < map.bottom;
}"""
HAND = """() => {
    const row = document.querySelector('.hand .cards');
    const { maskImage } = getComputedStyle(row);
    return { more: row.dataset.more, wider: row.scrollWidth - row.clientWidth > 4, mask: maskImage };
}"""


@pytest.fixture(scope="module")
def address(quick_address: str) -> str:
    return quick_address


def height_of_board(page: Page) -> int:
    return round(page.locator("main.board").evaluate("board => board.getBoundingClientRect().height"))


def hand_of(one: Person) -> list[Any]:
    return list(one.sight["view"]["hand"])


@pytest.mark.parametrize("size", SIZES)
def test_six_gnomes_have_room(size, person):
    one = person("Ásta Sóllilja", "mouse")
    width, height = SIZES[size]
    one.page.set_viewport_size({"width": width, "height": height})
    one.set_table("gnome", {0: "me", **dict.fromkeys(range(1, 6), "apprentice")}, 6, {})
    one.page.locator(".shell").wait_for()
    chance = random.Random(size)
    heights = set()
    for _ in range(1500):
        heights.add(height_of_board(one.page))
        cut = one.page.evaluate(CUT)
        assert not cut, cut
        if len(hand_of(one)) >= 5 and one.asked and one.sight["view"]["asks"] == "play":
            break
        if one.asked:
            # Keep the cards: a full hand is what needs the room.
            names = [option["name"] for option in one.options]
            one.choose("pass") if "pass" in names else one.decide(chance)
        one.wait(40)
    assert len(heights) == 1, f"the board was {heights} pixels high"
    hand = one.page.evaluate(HAND)
    assert hand["wider"]
    assert "right" in hand["more"]
    assert "gradient" in hand["mask"]

    one.reconnect()
    one.page.set_viewport_size({"width": width, "height": height})
    one.page.wait_for_function(MY_GNOME_IN_SIGHT, arg=one.sight["view"]["you"], timeout=10_000)
