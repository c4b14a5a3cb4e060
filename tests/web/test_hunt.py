"""Grumpf as it is meant: in real time, everybody at once, through the page and against the clock."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from folktable.engine.game import load
from tests.web.house import Person

RACED = "sorcerer"  # here the ground with one space only
GROUND_KEYS = dict(zip(("mammoth", "bird", "fish", "reptile", "bee", RACED), "qweasd", strict=True))
MOVES_MS = 1600  # slow hands: one test works two browsers, on a busy machine


def one_short_hunt() -> dict[str, Any]:
    """A game of one round with four Grumpfs, none with a club, in which two clans can want the same space."""
    edition = load("grumpf").default_edition()
    edition["edition"].update(rounds=1, draw_per_round=12)
    for animal, count in zip(edition["animals"], (1, 2, 3, 3, 3), strict=True):
        animal["count"] = count
    edition["boards"][-1]["sides"]["one"]["spaces"] = 1
    edition["grumpfs"] = [{"id": f"g{n}", "faces": [n, n + 1], "copies": 1} for n in range(1, 5)]
    edition["two_players"].update(neutral_single=0, neutral_double=2)
    edition["realtime"].update(
        cost_ms={"flip": 300, "place": MOVES_MS, "club": MOVES_MS, "elder": 500},
        countdown_ms=1000,
    )
    return edition


def test_a_live_hunt_by_keyboard_and_by_touch(person):
    keyboard = person("Kaja", "keyboard", motion=1)
    keyboard.page.emulate_media(reduced_motion="no-preference")
    phone = person("Tuva", "touch")
    keyboard.set_table("grumpf", {0: "me", 1: "friend"}, None, {"mode": "live"}, one_short_hunt())
    phone.sit_down(keyboard.invite())
    keyboard.page.locator(".shell").wait_for()

    begin(keyboard, phone)
    race(keyboard, phone)
    hunt_on(keyboard, phone)
    keyboard.page.keyboard.press("g")  # her Elder takes the only hut

    # The horn; every ground is shared out before the eyes. The score sheet waits for that, but not in calm.
    for one in (keyboard, phone):
        one.page.locator(".shares").wait_for()
    phone.page.locator("#sheet-title").wait_for()
    expect(keyboard.page.locator("#sheet-title")).to_have_count(0)


def begin(keyboard: Person, phone: Person) -> None:
    """Both are ready; one shouts, all see the count, the Grumpfs drop, hands may move."""
    question = ".bar.asked p"
    expect(keyboard.page.locator(question)).to_contain_text("Are you ready")
    keyboard.page.keyboard.press("1")
    expect(phone.page.locator(question)).to_contain_text("Are you ready")
    phone.page.locator('.bar [data-option="ready"]').tap()
    expect(phone.page.locator(question)).to_contain_text("shout")
    phone.page.locator('.bar [data-option="shout"]').tap()
    for one in (keyboard, phone):
        one.page.locator(".shout").wait_for()
        expect(one.page.locator(".bar [data-option]")).to_have_count(0)
    for one in (keyboard, phone):
        expect(one.page.locator(".shout")).to_have_count(0)
        one.page.locator(".grumpf-token.lit").first.wait_for()


def race(keyboard: Person, phone: Person) -> None:
    """Two hands go for one space. The second is told who was faster, and has its Grumpf back."""
    page = keyboard.page
    mine, theirs = number_of(keyboard), number_of(phone)
    phone.page.locator(f'[data-thing="token:{theirs}"]').tap()
    page.keyboard.press(mine)
    page.locator(f'[data-thing="token:{mine}"].chosen').wait_for()

    phone.page.locator(f'[data-thing="ground:{RACED}"]').tap()
    hand = page.locator(".flyer:not(.own) .load")
    hand.wait_for()  # a lead of more than the credit that a slow line is given
    page.keyboard.press(GROUND_KEYS[RACED])
    before = hand.bounding_box()
    keyboard.wait(300)
    assert hand.bounding_box() != before, "the other clan's hand is seen moving"
    expect(phone.page.locator(".flyer:not(.own)")).to_be_attached()

    expect(page.locator(".told")).to_contain_text("ms faster: the track is full")
    expect(page.locator(".told")).to_contain_text(phone.name)
    expect(phone.page.locator(".told")).to_be_empty()
    for one in (keyboard, phone):
        expect(one.page.locator(f'[data-ground="{RACED}"] [data-thing^="stand:"]')).to_have_count(1)
    page.locator(f'.lying:not(.held) [data-thing="token:{mine}"]').wait_for()


def hunt_on(keyboard: Person, phone: Person) -> None:
    """Both hunt at once; what lands stands on both pages, where everybody can see it."""
    for ground in ("mammoth", "bird", "fish", "bee"):
        stands = f'[data-ground="{ground}"] [data-thing^="stand:"]'
        there = keyboard.page.locator(stands).count()
        keyboard.page.keyboard.press(number_of(keyboard))
        keyboard.page.keyboard.press(GROUND_KEYS[ground])
        if ground == "fish":
            phone.page.locator(f'[data-thing="token:{number_of(phone)}"]').tap()
            phone.page.locator('[data-thing="ground:reptile"]').tap()
        for one in (keyboard, phone):
            expect(one.page.locator(stands)).to_have_count(there + 1)
        expect(keyboard.page.locator(".flyer.own")).to_have_count(0)
    for one in (keyboard, phone):
        expect(one.page.locator('[data-ground="reptile"] [data-thing^="stand:"]')).to_have_count(3)


def number_of(person: Person) -> str:
    """One of one's own Grumpfs that can be put on a ground."""
    kinds = ["token", "ground"]
    wanted = next(one for one in person.options if [thing.split(":")[0] for thing in one["things"]] == kinds)
    number: str = wanted["things"][0].removeprefix("token:")
    return number
