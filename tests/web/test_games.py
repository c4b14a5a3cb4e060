"""Every game is played to its end through the page, by two people with browsers of their own, and looked at again.

One has only a keyboard. The other has only a phone to touch, and loses the page in the middle.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from folktable.engine.game import slugs
from tests.web.access import findings
from tests.web.house import Person, play_on

# What keeps a game short: real time and windows for reactions make the others wait. Nisse's draft, nearly half of its
# decisions, is gone through by touch in test_phone.py and by keys in test_everybody.py.
SHORT: dict[str, dict[str, object]] = {
    "naughty": {"level": 2},
    "grumpf": {"mode": "beat"},
    "nisse": {"quick_start": True},
}


@pytest.mark.parametrize("slug", slugs())
def test_a_whole_game_by_keyboard_and_by_touch(slug, person):
    keyboard = person("Kaja", "keyboard")
    phone = person("Tuva", "touch")
    keyboard.set_table(slug, {0: "me", 1: "friend"}, None, SHORT.get(slug, {}))
    phone.sit_down(keyboard.invite())
    keyboard.page.locator(".shell").wait_for()

    play_on([keyboard, phone], slug, decisions=24)
    seat = phone.seat
    phone.reconnect()
    play_on([keyboard, phone], f"{slug} again")

    assert phone.seat == seat, "the seat is kept"
    for one in (keyboard, phone):
        one.page.locator("#sheet-title").wait_for()
    assert not phone.out_of_reach, "what is legal can be touched on a phone"
    expect(phone.page.locator("dialog .actions .primary")).to_have_text("Play again, change seats")
    look_at_it_again(keyboard)


def look_at_it_again(person: Person) -> None:
    """Put the score sheet aside and back, step through the game, check the shuffle, and hold the page against axe."""
    page = person.page
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("#sheet-title")).to_have_count(0)
    page.get_by_role("button", name="The result").click()
    page.locator('dialog .actions a[href^="/replay/"]').click()
    slider = page.locator(".replay input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20, "every decision has its frame"
    forward = page.get_by_label("One decision on", exact=True)
    for frame in range(1, 4):
        forward.click()
        expect(slider).to_have_value(str(frame))
    page.get_by_label("To the end", exact=True).click()
    expect(slider).to_have_value(str(last))
    page.get_by_label("One decision back", exact=True).click()
    expect(slider).to_have_value(str(last - 1))
    assert not findings(page)

    page.locator('[data-tool="fair"]').click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("They are the same")
    hashes = [text for text in dialog.locator("dd").all_inner_texts() if len(text.strip()) == 64]
    assert len(hashes) == 2, "the published fingerprint, and the one computed here"
    assert hashes[0] == hashes[1]
    page.keyboard.press("Escape")
    page.locator('[data-tool="play-on"]').click()  # what if?
    page.wait_for_url("**/table/*")
    page.locator(".shell .bar").wait_for()
