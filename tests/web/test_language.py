"""A language is one file: with another one beside the English, nothing on the page is English any more.

The other language is English with the dots and rings of the north on its vowels, so that a word which came from
somewhere else is found by a plain one. What stays English is the rules reference, which is a book of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Browser, Page

from folktable.engine.game import slugs
from folktable.engine.words import LOCALES
from tests.web.house import play_on, server

NORTHERN = str.maketrans("aeiouyAEIOUY", "åéïøüÿÅÉÏØÜŸ")
SAID = """() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const labels = [...document.querySelectorAll(attributes.map(name => `[${name}]`).join())]
        .flatMap(thing => attributes.map(name => thing.getAttribute(name) ?? ''));
    const drawn = [...document.querySelectorAll('svg text')].map(text => text.textContent);
    return [document.title, ...document.body.innerText.split('\\n'), ...labels, ...drawn];
}"""


class Northern(Transformer):  # type: ignore[misc]
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(NORTHERN)
        return node


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("northern")
    (data / "locale").mkdir()
    texts = Northern().visit(FluentParser().parse((LOCALES / "en.ftl").read_text("utf-8")))
    (data / "locale" / "se.ftl").write_text(FluentSerializer().serialize(texts), encoding="utf-8")
    with server(data) as address:
        yield address


def english_on(page: Page) -> set[str]:
    """Lines with a plain vowel in a word; single letters are signs."""
    found = re.compile(r"[aeiouy][a-z]|[a-z][aeiouy]", re.IGNORECASE)
    return {line.strip() for line in page.evaluate(SAID) if found.search(line)}


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


@pytest.mark.parametrize("slug", slugs())
def test_a_game(slug, person):
    player = person("Bjrn", language="se")
    player.set_table(slug, {0: "me", 1: "apprentice"}, None, {})
    player.page.locator(".shell").wait_for()
    english: set[str] = set()
    for part in range(4):
        play_on([player], f"{slug} {part}", decisions=5)
        english |= english_on(player.page)
    player.page.keyboard.press("b")  # the board in a few sentences
    english |= english_on(player.page)
    assert not english
