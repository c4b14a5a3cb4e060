"""Choosing: what does not glow says why, things tell all of their texts, large letters hide nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from folktable.engine.game import slugs
from tests.web.house import Person

SEATS = {"naughty": 3, "grumpf": 3, "gnome": 3}
OPTIONS: dict[str, dict[str, object]] = {"grumpf": {"mode": "beat"}}
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
PHASES = 4  # kinds of questions to see with large letters
HOLD_MS = 700
# Lit things of which every copy, scrolled to, lies under something else, and what of the question is out of sight.
OUT_OF_REACH = """async () => {
    const all = new Set();
    const reached = new Set();
    for (const thing of document.querySelectorAll('[data-thing].lit, .bar [data-option]')) {
        thing.scrollIntoView({ block: 'center', inline: 'center' });
        await new Promise(requestAnimationFrame);
        const { left, top, width, height } = thing.getBoundingClientRect();
        const points = [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.7], [0.75, 0.7]];
        const found = points.some(([x, y]) => {
            const hit = document.elementFromPoint(left + x * width, top + y * height);
            return hit && (thing.contains(hit) || thing === hit);
        });
        const name = thing.dataset.thing ?? thing.dataset.option;
        all.add(name);
        if (found) reached.add(name);
    }
    const lost = [...all].filter((name) => !reached.has(name));
    const question = document.querySelector('.bar .question p');
    if (question.scrollWidth > question.clientWidth + 1) lost.push('the question');
    if (document.documentElement.scrollWidth > innerWidth) lost.push('the page is too wide');
    return lost;
}"""
BOXES = """(selectors) => selectors.map((selector) => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, right, bottom];
})"""


def at_table(one: Person, slug: str, options: dict[str, object] | None = None) -> None:
    seats = SEATS.get(slug)
    others = dict.fromkeys(range(1, seats or 2), "apprentice")
    one.sit_at(slug, {0: "me", **others}, OPTIONS.get(slug) if options is None else options)
    for _ in range(400):
        if one.asked:
            return
        one.wait(25)
    raise AssertionError(f"nobody asks: {one.told}")


def apart(page: Page, first: str, second: str) -> bool:
    """Do they not lie over each other?"""
    a, b = page.evaluate(BOXES, [first, second])
    return bool(a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1)


def asked_for(one: Person, question: str) -> None:
    """Decide this and that until this is asked."""
    for _ in range(400):
        if one.asked and one.sight["question"]["text"]["id"] == question:
            return
        if one.asked:
            one.choose(one.options[0]["name"])
        one.wait(25)
    raise AssertionError(f"never asked: {question}; {one.told}")


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_what_does_not_glow_says_why(way, person):
    one = person("Ada", way)
    at_table(one, "naughty", {"giver_selection": "random"})
    asked_for(one, "naughty-ask-main")
    lit = {thing for option in one.options for thing in option["things"]}
    kiddos = [f"kiddo:{space['kiddo']}" for space in one.sight["view"]["playground"] if space]
    dim = next(kiddo for kiddo in kiddos if kiddo not in lit)
    box = one.page.locator(f'[data-thing="{dim}"]').bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    if way == "touch":
        one.page.touchscreen.tap(**middle)
    else:
        one.page.mouse.click(**middle)
    expect(one.page.locator(".peek .why")).to_contain_text("you are short of presents")
    assert apart(one.page, ".peek", f'[data-thing="{dim}"]'), "it covers what it speaks of"
    assert one.decided is None


def test_a_finger_held_on_a_thing_reads_it_and_chooses_nothing(person):
    one = person("Tuva", "touch")
    at_table(one, "violet")
    asked_for(one, "violet-ask-draft")
    card = one.options[0]["things"][0]
    box = one.page.locator(f'[data-thing="{card}"]').bounding_box()
    assert box is not None
    finger = one.context.new_cdp_session(one.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    one.wait(HOLD_MS)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    entries: list[dict[str, Any]] = one.page.evaluate(
        "id => fetch(`/api/tables/${id}/glossary`).then((answer) => answer.json()).then(({ entries }) => entries)",
        one.page.url.rsplit("/", 1)[-1],
    )
    assert any(card in entry["also"] for entry in entries)
    expect(one.page.locator(".peek .printed")).not_to_be_empty()
    assert one.page.locator(".chosen").count() == 0


def test_a_pile_of_which_nothing_is_known_says_so(person):
    one = person("Ada", "touch")
    at_table(one, "violet")
    asked_for(one, "violet-ask-draft")
    deck, discard = one.page.locator("button.pile").all()
    deck.tap()
    expect(one.page.locator(".peek .why")).to_contain_text("seen none")
    discard.tap()
    expect(one.page.locator(".peek")).to_contain_text("Discard pile: 0 cards")


def test_the_glossary_finds_every_card(person):
    one = person("Ada", "mouse")
    at_table(one, "naughty", {"giver_selection": "random"})
    one.page.keyboard.press("c")
    entries = one.page.locator(".glossary [data-entry]")
    expect(entries).to_have_count(72)
    one.page.locator(".glossary input").fill("jolakott")
    expect(entries).to_have_count(1)
    expect(entries).to_contain_text("Jólakötturinn")
    expect(entries).to_contain_text("Fewest alone: lose 3 points")
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".glossary")).to_have_count(0)

    phone = person("Tuva", "touch")
    phone.open("/rules/gnome")
    phone.page.locator(".glossary input").fill("moustache tweak")
    expect(phone.page.locator(".glossary [data-entry]")).to_have_count(1)
    assert phone.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("slug", slugs())
def test_letters_twice_as_large_hide_nothing(slug, person):
    one = person("Bartholomäus-Friedrich", "mouse", textSize=200)
    at_table(one, slug)
    assert one.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    seen: set[str] = set()
    chance = random.Random(slug)
    for _ in range(400):
        if one.asked and (question := one.sight["question"]["text"]["id"]) not in seen:
            seen.add(question)
            for width, height in SIZES.values():
                one.page.set_viewport_size({"width": width, "height": height})
                one.page.mouse.move(1, 1)  # what lies under the mouse would be explained
                one.wait(300)
                lost = one.page.evaluate(OUT_OF_REACH)
                assert not lost, (question, width, lost)
        if len(seen) == PHASES or one.phase == "over":
            break
        if one.asked:
            one.choose(chance.choice(one.options)["name"])
        one.wait(25)
    assert len(seen) > 1


def test_a_list_of_all_choices_leaves_the_board_in_sight(person):
    one = person("Tuva", "touch")
    at_table(one, "nisse")
    for _ in range(2):
        asked_for(one, "nisse-ask-card")
    one.page.locator(".bar .all").tap()
    one.page.locator(".bar .list").wait_for()
    assert apart(one.page, ".bar .list", "main.board")
    assert apart(one.page, ".bar .list", "section.hand")


def test_a_grumpf_can_be_dragged_to_its_ground(person):
    one = person("Ada", "mouse")
    at_table(one, "grumpf")
    asked_for(one, "grumpf-ask-beat")
    option = next(option for option in one.options if option["things"][1:] and "ground" in option["things"][1])
    token, ground = (one.page.locator(f'[data-thing="{thing}"]').bounding_box() for thing in option["things"])
    assert token is not None
    assert ground is not None
    mouse = one.page.mouse
    mouse.move(token["x"] + token["width"] / 2, token["y"] + token["height"] / 2)
    mouse.down()
    mouse.move(ground["x"] + ground["width"] / 2, ground["y"] + ground["height"] - 20, steps=6)
    mouse.up()
    for _ in range(80):
        if one.sight["view"]["beat"] > 1 or one.sight["view"]["motions"]:
            break
        one.wait(25)
    told = [motion["action"] for motion in one.sight["view"]["motions"]]
    assert option["name"] in told or one.sight["view"]["beat"] > 1
