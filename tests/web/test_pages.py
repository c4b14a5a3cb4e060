"""The pages around the game, a screen that is handed around, and what a screen reader and a weak eye need."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from folktable.engine.game import slugs
from tests.web.access import findings, too_small
from tests.web.house import play_on


def test_pages_without_a_table_are_accessible(person):
    guest = person("Gerd")
    for path in ("/", "/new/naughty", "/rules/violet", "/settings", "/help"):
        guest.open(path)
        guest.page.locator("h1").first.wait_for()
        assert not findings(guest.page), path


@pytest.mark.parametrize("slug", slugs())
def test_the_table_is_accessible(slug, person):
    """At the first question and some decisions later, to the one who is asked; by mouse, both seats at one screen."""
    host = person("Heidi")
    host.sit_at(slug, {0: "me", 1: "me"}, {"mode": "beat"} if slug == "grumpf" else {})
    lift_the_curtain(host)
    assert not findings(host.page)
    chance = random.Random(slug)
    for _ in range(6):
        decide_at_one_screen(host, chance)
    assert not findings(host.page)
    assert not too_small(host.page)
    assert not host.out_of_reach


def test_a_screen_that_is_handed_around(person):
    """A curtain falls whenever it is the other one's turn, and each sees only their own hand."""
    host = person("Hilde")
    host.sit_at("naughty", {0: "me", 1: "me"}, {"level": 1})
    chance = random.Random("hot seat")
    curtains = 0
    looked: set[int | None] = set()
    for _ in range(16):
        curtains += lift_the_curtain(host)
        looked.add(host.seat)
        view = host.sight["view"]
        assert view["players"][host.seat]["seat"] == view["you"]
        shown = host.page.locator('[data-thing^="present:"]').count()
        assert shown == len({card["present"] for card in view["hand_presents"]})
        decide_at_one_screen(host, chance)
    assert looked == {0, 1}
    assert curtains >= 3


def lift_the_curtain(person) -> bool:
    """Whoever is meant takes the screen. False: no curtain hangs there."""
    person.page.locator(".shell").wait_for()
    button = person.page.locator(".curtain button")
    for _ in range(100):
        if button.count() > 0:
            button.click()
            expect(person.page.locator(".curtain")).to_have_count(0)
            return True
        if person.asked and person.page.locator(".bar.asked").count() > 0:
            return False
        person.wait(50)
    raise AssertionError(f"nobody is asked: {person.told}")


def decide_at_one_screen(person, chance) -> None:
    lift_the_curtain(person)
    for _ in range(100):
        if person.asked:
            person.decide(chance)
            return
        person.wait(50)
    raise AssertionError(f"nothing is asked: {person.told}")


def test_a_game_with_bots_and_a_mouse(person):
    """The everyday game: one person, bots in the other seats. A touch of something illegal tells its rule."""
    host = person("Mona")
    host.set_table("naughty", {0: "me", 1: "apprentice", 2: "apprentice"}, 3, {"level": 2, "giver_selection": "random"})
    host.page.locator(".shell").wait_for()
    made = play_on([host], "mouse", decisions=8)
    assert made == 8
    assert not host.out_of_reach


def test_ones_own_data_can_be_taken_and_deleted(person):
    """By a guest, too: the file holds what is known; after deleting, nothing is, and a bot has the seat."""
    host, guest = person("Runa"), person("Sigrid")
    host.set_table("gnome", {0: "me", 1: "friend"}, None, {})
    guest.sit_down(host.invite())
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Say something").fill("A word too much")
    guest.page.keyboard.press("Enter")
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.locator(".panel-area")).to_contain_text("A word too much")

    guest.open("/settings")
    page = guest.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    data = json.loads(download.value.path().read_text("utf-8"))
    assert (data["name"], [said["text"] for said in data["said"]]) == ("Sigrid", ["A word too much"])

    page.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("dialog")).to_contain_text("What stays, without your name")
    assert not findings(page)
    page.get_by_role("button", name="Keep my data").click()
    expect(page.get_by_role("link", name="Download my data")).to_be_visible()

    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("link", name="Download my data")).to_have_count(0)
    assert page.request.get(f"{guest.address}/api/me/export").status == 401
    expect(host.page.get_by_role("region", name="Seats")).not_to_contain_text("Sigrid")
    host.reconnect()
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.locator(".panel-area")).to_contain_text("Nobody has said anything yet")


def test_what_happened_meanwhile_stands_above_the_board(person):
    """Who comes back on a phone finds it folded up; it covers nothing, is read at a touch, and goes when one plays."""
    host, phone = person("Runa"), person("Tuva", "touch")
    host.set_table("violet", {0: "me", 1: "friend"}, None, {})
    phone.sit_down(host.invite())
    play_on([host, phone], "before", decisions=12)
    chance, meanwhile = random.Random("meanwhile"), 0
    while meanwhile < 2 or not phone.asked:
        if phone.asked:
            phone.decide(chance)
            meanwhile = 0
        elif host.asked:
            host.decide(chance)
            meanwhile += 1
        phone.wait(20)
    phone.reconnect()

    recap = phone.page.locator(".recap")
    expect(recap.locator("ol")).to_be_hidden()
    above, board = recap.bounding_box(), phone.page.get_by_role("region", name="Board").bounding_box()
    assert above
    assert board
    assert above["y"] + above["height"] <= board["y"]
    recap.locator("summary").tap()
    expect(recap.locator("li").first).to_be_visible()
    assert phone.page.get_by_role("region", name="Board").bounding_box() == board, "reading it moves nothing"
    recap.locator("summary").tap()
    play_on([host, phone], "after", decisions=4)
    expect(recap).to_have_count(0)
    assert not phone.out_of_reach


SOCKETS = """globalThis.sockets = [];
    globalThis.WebSocket = class extends WebSocket {
        constructor(address) {
            super(address);
            sockets.push(this);
        }
    };"""


def test_who_is_no_longer_let_in_is_told_why(person):
    """A line that breaks is taken up again; but who is refused then reads the reason, and finds the way out."""
    host, guest = person("Runa"), person("Sigrid")
    host.set_table("gnome", {0: "me", 1: "friend", 2: "friend"}, 3, {})
    guest.context.add_init_script(SOCKETS)
    guest.sit_down(host.invite())
    connected = "many => sockets.length > many && sockets.at(-1).readyState === WebSocket.OPEN"
    guest.page.wait_for_function(connected, arg=1)  # one before sitting down, one at the seat
    guest.page.evaluate("() => sockets.at(-1).close()")
    guest.page.wait_for_function(connected, arg=2)

    guest.context.clear_cookies()  # as when the session has ended
    guest.page.evaluate("() => sockets.at(-1).close()")
    expect(guest.page.get_by_role("alert").first).to_contain_text("This table is private")
    tried = guest.page.evaluate("() => sockets.length")
    guest.wait(1500)  # twice what the first try would wait for
    assert guest.page.evaluate("() => sockets.length") == tried, "what cannot succeed is not tried again"
    guest.page.locator('main a[href="/"]').click()
    guest.page.locator('a[href="/new/violet"]').wait_for()
    guest.errors = [error for error in guest.errors if "403" not in error]  # the browser's own words about it


SCRIPTS = """() => performance.getEntriesByType("resource")
    .filter(one => one.name.endsWith(".js"))
    .map(one => [one.encodedBodySize, one.decodedBodySize])"""


def test_the_first_load_is_light(person):
    """Shell and one game: under 200 kB of script, as it comes over the wire."""
    host = person("Ludwig")
    host.set_table("gnome", {0: "me", 1: "apprentice"}, None, {})
    host.page.locator(".shell").wait_for()
    scripts = host.page.evaluate(SCRIPTS)
    sent, unpacked = (sum(sizes) for sizes in zip(*scripts, strict=True))
    assert 0 < sent < 200_000
    assert sent < unpacked


def test_no_house_rule_is_offered_that_the_table_cannot_have(person):
    """None about brawls where there are none, and no seat begins that is not there."""
    one = person("Ada")
    one.open("/new/gnome")
    one.page.locator("details.more summary").first.click()
    brawls, in_the_pub = (one.page.locator(f"#option-{name}") for name in ("brawling", "house_pub_brawls"))
    expect(brawls).not_to_be_checked()
    expect(in_the_pub).to_have_count(0)
    brawls.set_checked(True)
    in_the_pub.set_checked(True)
    brawls.set_checked(False)
    expect(in_the_pub).to_have_count(0)
    begins = one.page.locator("#option-first_player")
    expect(begins.locator("option")).to_have_count(1 + 2)  # drawn by lot, or one of two seats
    one.page.locator("input[name=seats][value='4']").check()
    begins.select_option(label="the fourth seat")
    one.page.locator("input[name=seats][value='3']").check()
    expect(begins.locator("option:checked")).to_have_text("drawn by lot")
    one.page.locator("button.create").click()
    one.page.wait_for_url("**/table/*")
