"""A language is one file: with another one beside the English, nothing on the page is English any more.

The other language is northern.py's. What stays English is the rules reference, which is a book of its own. The games
themselves are gone through in it in test_everybody.py.
"""

from __future__ import annotations

from folktable.engine.game import slugs
from tests.web.northern import english_on


def test_the_pages_around_the_games(person):
    guest = person("Bjrn", language="se")
    for path in ("/", "/settings", *(f"/new/{slug}" for slug in slugs())):
        guest.open(path)
        guest.page.locator("h1").wait_for()
        folded = guest.page.locator("details:not([open]) > summary")
        while folded.count():
            folded.first.click()
        english = english_on(guest.page) - {"English"}
        assert not english, path
    assert guest.page.locator("html").get_attribute("lang") == "se"
    guest.set_table("violet", {0: "me", 1: "friend"}, None, {"wipe_window": "any_own_decision", "handicap_violet": 2})
    guest.page.locator(".options").wait_for()
    assert not english_on(guest.page), "while friends are waited for"
    guest.open("/table/nowhere")
    guest.page.locator(".problem, [role=alert]").first.wait_for()
    assert not english_on(guest.page)
    assert all("404" in error for error in guest.errors)
    guest.errors.clear()
