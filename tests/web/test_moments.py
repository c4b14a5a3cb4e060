"""What matters is shown large and people go by their names, in a real browser."""

import random

from playwright.sync_api import expect


def test_a_moment_is_shown_and_a_touch_goes_on(person):
    """Nothing below the moment feels the touch that ends it."""
    host = person("Moa", "touch", moments=True)
    host.sit_at("violet", {0: "me", 1: "apprentice"})
    chance = random.Random("moments")
    moment = host.page.locator(".moment")
    for _ in range(200):
        if moment.count() > 0:
            break
        if host.asked:
            host.decide(chance)
        host.wait(50)
    told = moment.locator("p").first.inner_text()
    moment.tap()
    expect(moment.locator("p").filter(has_text=told)).to_have_count(0)
    assert host.page.locator(".chosen").count() == 0
    host.page.locator("[data-tool=log]").tap()  # on a phone the story is written when it is opened
    log = host.page.locator(".log").evaluate("log => log.textContent")
    assert told in log.replace("\u00a0(you)", "")


def test_people_go_by_their_names(person):
    host = person("Åse")
    host.sit_at("naughty", {0: "me", 1: "apprentice"}, {"level": 1})
    chance = random.Random("names")
    made = 0
    while made < 3:
        if host.asked:
            host.decide(chance)
            made += 1
        host.wait(50)
    expect(host.page.locator(".log")).to_contain_text("Åse")
    told = host.page.locator(".log").inner_text()
    assert "Yellow" not in told, told
    seats = host.page.get_by_role("region", name="Seats")
    expect(seats).to_contain_text("Åse")
    expect(seats.locator(".you")).to_have_count(1)
