"""Whoever comes by an invitation finds a chair and the rules in a minute; night or day is as their system has it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from folktable.engine.words import english_text


@pytest.fixture(scope="module")
def address(house_address: str) -> str:
    return house_address


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_an_invitation_tells_the_rules_in_a_minute(way, person):
    host, guest = person("Mona"), person("Kaja", way)
    host.set_table("violet", {0: "me", 1: "friend"}, None, {})
    expect(host.page.locator(".minute")).not_to_have_attribute("open", "")
    guest.open(host.invite())
    card = guest.page.locator(".minute")
    expect(card).to_have_attribute("open", "")
    first_step = english_text("violet-about").split("** ")[1].split(",")[0]
    assert len(first_step) > 10
    expect(card).to_contain_text(first_step)
    chair = guest.page.locator("form button.primary")
    chair.scroll_into_view_if_needed()
    assert chair.bounding_box()["y"] < card.bounding_box()["y"], "first the chair"


@pytest.mark.parametrize(("system", "theme"), [("light", "day"), ("dark", "night")])
def test_night_or_day_follows_the_system(system, theme, person):
    one = person("Ada")
    one.page.emulate_media(color_scheme=system)
    one.open("/")
    expect(one.page.locator("html")).to_have_attribute("data-theme", theme)
    other = {"light": "dark", "dark": "light"}[system]
    one.page.emulate_media(color_scheme=other)
    expect(one.page.locator("html")).not_to_have_attribute("data-theme", theme)


@pytest.mark.parametrize(
    ("system", "chosen", "theme"), [("light", "auto", "day"), ("dark", "day", "day"), ("light", "night", "night")]
)
def test_night_or_day_is_there_before_the_script(system, chosen, theme, person):
    """Who reads by day sees no flash of night."""
    one = person("Ada", theme=chosen)
    one.page.emulate_media(color_scheme=system)
    one.page.route("**/assets/*.js", lambda route: route.abort())
    one.open("/")
    expect(one.page.locator(".opening")).to_be_visible()
    expect(one.page.locator("html")).to_have_attribute("data-theme", theme)
    one.errors = [error for error in one.errors if "net::ERR_FAILED" not in error]  # the scripts that did not come


def test_an_invite_names_an_address_that_other_devices_reach(person):
    host = person("Hedda")
    host.set_table("violet", {0: "me", 1: "friend"}, None, {})
    share = host.page.locator(".share")
    expect(share).to_contain_text("Only this machine can open this link")  # these servers listen on loopback alone
    found = [
        {"url": "http://172.17.0.1:8000", "answers": False},
        {"url": "http://192.168.1.7:8000", "answers": True},
    ]
    host.page.route("**/api/addresses", lambda route: route.fulfill(json=found))
    host.page.reload()
    link = share.locator("input[readonly]")
    expect(share).to_contain_text("this address answers")
    assert link.input_value().startswith("http://192.168.1.7:8000/table/")
    code = share.locator("svg path").get_attribute("d")
    share.locator("select").select_option("http://172.17.0.1:8000")
    expect(share).to_contain_text("Nobody answers at this address")
    assert link.input_value().startswith("http://172.17.0.1:8000/table/")
    assert share.locator("svg path").get_attribute("d") != code, "the code is of the same link"


def test_who_was_turned_away_gets_in_with_the_invite(person):
    """It is opened in the same tab: only what stands behind the address is new."""
    host, guest = person("Tora"), person("Ylva")
    table = host.set_table("violet", {0: "me", 1: "friend"}, None, {})
    guest.open(table)
    expect(guest.page.get_by_role("alert")).to_contain_text("private")
    guest.page.evaluate("invite => void (location.href = invite)", host.invite())
    guest.page.locator("form button.primary").wait_for()
    guest.errors = [error for error in guest.errors if "403" not in error]  # what the private table answered


def test_a_part_of_the_page_that_does_not_come_says_so(person):
    """As after an update of the house: one may load it again, and stands in no empty page."""
    one = person("Ada")
    one.open("/")
    one.page.locator("h1").wait_for()
    one.page.route("**/assets/Settings*", lambda route: route.abort())
    one.page.get_by_role("link", name="Settings").click()
    expect(one.page.get_by_role("alert")).to_be_visible()
    one.page.unroute_all()
    one.page.get_by_role("button", name="Load it again").click()
    one.page.get_by_role("heading", name="Settings").wait_for()
    one.errors = []  # the part that did not come


def test_the_menu_says_once_who_sits_where(person):
    one = person("Ada")
    one.set_table("gnome", {0: "me", 1: "apprentice"}, None, {})
    one.page.locator('[data-tool="menu"]').click()
    rows = one.page.locator("dialog .seats li")
    assert [" ".join(row.split()) for row in rows.all_inner_texts()] == [
        "Ada Green Let a bot play",
        "Blue Bot: apprentice",
    ]


@pytest.mark.parametrize("way", ["touch", "mouse"])
def test_who_left_a_game_finds_it_at_the_top_of_the_lobby(way, person):
    one = person("Ada", way)
    one.set_table("nisse", {0: "me", 1: "apprentice"}, None, {})
    one.page.locator(".home").click()
    going = one.page.locator("#going + ul a")
    expect(going).to_be_in_viewport(ratio=1)
    expect(one.page.locator("#mine + ul a")).to_have_count(0)  # it is told once
    going.click()
    one.page.locator(".shell").wait_for()
