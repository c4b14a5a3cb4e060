"""Reaction windows through the page: react, let it be, or pass until one's turn, and nobody else sees which."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from folktable.engine.game import load
from tests.web.house import Person


@pytest.fixture(scope="module")
def address(house_address: str) -> str:
    return house_address


def cats_and_tomtes() -> dict[str, Any]:
    """A box in which nearly everybody who is played against can answer."""
    edition = load("naughty").default_edition()
    for creature in edition["creatures"]:
        creature["copies"] = 9 if creature["id"] in ("tomte", "yule_cat") else 0
    return edition


def test_one_reacts_and_another_passes_until_her_turn(person):
    people = [person("Mona"), person("Kaja", "keyboard"), person("Tuva", "touch")]
    found = None
    while found is None:  # a game may end before
        sit_down_together(people)
        found = until_somebody_can_react(people)
    reacting, passing, doing = found
    assert doing.page.locator("[data-tool=pass-on]").count() == 0, "who played it is not asked about it"

    before = [page_of(one) for one in (reacting, doing)]
    press(passing, "[data-tool=pass-on]")
    expect(passing.page.locator("[data-tool=pass-on]")).to_have_attribute("aria-pressed", "true")
    reacting.wait(300)
    assert [page_of(one) for one in (reacting, doing)] == before, "nobody is told of the order"

    seen, before = passing.sight, [page_of(one) for one in (passing, doing)]
    press(reacting, '.bar [data-option="tomte"]')
    now = [page_of(one) for one in (passing, doing)]
    if passing.sight is seen:  # the window is still open, as it is unless this machine is very busy
        assert now == before, "nor of an answer before the window ends"

    for one in people:
        if one.way == "touch":
            one.page.locator("[data-tool=log]").tap()  # on a phone the story is written when it is opened
        expect(one.page.locator(".log")).to_contain_text("Tomte")
        if one.way == "touch":
            one.page.locator(".side .close").tap()
    for _ in range(100):  # the Tomte may be answered, too; nobody waits for who passes until her turn
        if not window_open(people):
            break
        for one in (doing, reacting):
            if one.asked:
                press(one, '.bar [data-option="pass"]')
        doing.wait(100)
    assert not window_open(people), [one.told for one in people]
    assert passing.decided is None


def sit_down_together(people: list[Person]) -> None:
    host, *friends = people
    options: dict[str, object] = {"level": 5, "giver_selection": "random"}
    host.set_table("naughty", {0: "me", 1: "friend", 2: "friend"}, 3, options, cats_and_tomtes())
    invite = host.invite()
    for friend in friends:
        friend.sit_down(invite)
    for one in people:
        one.page.locator(".shell").wait_for()


def until_somebody_can_react(people: list[Person]) -> tuple[Person, Person, Person] | None:
    """Play until a creature comes that the first asked holds a Tomte against. Gives her, the third, the player."""
    chance = random.Random("windows")
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if any(one.phase == "over" for one in people):
            return None
        asked = [one for one in people if one.asked]
        if window_open(people) and len(asked) == 2:
            reacting, passing = sorted(asked, key=lambda one: one.sight["view"]["asked"] != one.sight["view"]["you"])
            if len(reacting.options) > 1:  # and the rules ask her first: until she has decided, nothing goes on
                return reacting, passing, next(one for one in people if one not in asked)
        for one in asked:
            act(one, chance)
        people[0].wait(20)
    raise AssertionError(f"nobody could react: {[one.told for one in people]}")


def window_open(people: list[Person]) -> bool:
    return all(one.sight["view"]["doing"] == "answer-creature" for one in people)


def act(one: Person, chance: random.Random) -> None:
    """Play a cat, or look for one."""
    names = [option["name"] for option in one.options]
    wanted = next((name for name in ("yule_cat", "summon", "pass") if name in names), None)
    if wanted is None:
        one.decide(chance)
    else:
        one.choose(wanted)


def press(one: Person, selector: str) -> None:
    button = one.page.locator(selector)
    if one.way == "touch":
        button.tap()
    elif one.way == "keyboard":
        button.press("Enter")
    else:
        button.click()


def page_of(one: Person) -> str:
    """All that can be seen or heard at a table once cards have left and figures have settled."""
    one.page.wait_for_function("() => !document.querySelector('.shell [inert], .shell .counter.changed')")
    html: str = one.page.locator(".shell").evaluate("shell => shell.innerHTML.replaceAll('<!---->', '')")
    return html
