"""The documentation site, as the server shows it at /docs: every link leads somewhere, and it works under the page's
strict content security policy, by day and by night, on a desk and on a phone."""

from __future__ import annotations

import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urldefrag, urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from folktable.server.routes.page import SITE
from tests.web.access import findings
from tests.web.house import PHONE, Person, server

ROOT = Path(__file__).parents[2]
ELSEWHERE = {"https://projectfluent.org"}  # all that is linked to outside


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose site was built from the documents as they are now; strictly, so that a broken link ends it."""
    pytest.importorskip("mkdocs", reason="MkDocs is not installed; `make setup` installs it.")
    built = subprocess.run([sys.executable, "-m", "mkdocs", "build", "-q"], cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    with server(tmp_path_factory.mktemp("house")) as address:
        yield address


class Read(HTMLParser):
    """What a page links to, loads, and can be linked to by."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in given}
        assert not (tag == "script" and "src" not in said), "the policy allows no script in the page"
        assert tag != "style", "nor a style"
        self.ids.update(said[name] for name in ("id",) if name in said)
        if tag == "a":
            self.links.add(said["href"])
        self.loads.update(said[name] for name in ("src", "href") if name in said and tag != "a")


def test_every_link_leads_somewhere(address: str) -> None:
    pages: dict[str, Read] = {}
    seen, waiting, anchors = set(), [f"{address}/docs/"], set()
    while waiting:
        url = waiting.pop()
        if url in seen:
            continue
        seen.add(url)
        with urllib.request.urlopen(url) as answer:
            if answer.headers.get_content_type() != "text/html" or not url.startswith(f"{address}/docs/"):
                continue
            pages[url] = Read(answer.read().decode())
        for link in pages[url].links | pages[url].loads:
            target, anchor = urldefrag(urljoin(url, link))
            if not target.startswith(address):
                assert link in pages[url].links - pages[url].loads, f"{url} loads {link} from elsewhere"
                assert target in ELSEWHERE, f"{url} links to {target}"
                continue
            waiting.append(target)
            if anchor:
                anchors.add((url, target, anchor))
    for url, target, anchor in anchors:
        assert anchor in pages[target].ids, f"{url} links to {target}, which has no {anchor}"
    assert len(pages) >= len(list(ROOT.glob("docs/**/*.md"))), "a page that nothing links to"
    assert len(anchors) > 500, "rules are linked by their ids"
    for given in ("deploy/nginx.conf", "src/folktable/games/violet/edition.toml", "src/folktable/locale/en.ftl"):
        assert f"{address}/docs/files/{given}" in seen, "what a page speaks of is had without a checkout"


def test_what_is_not_there_is_told_in_the_sites_own_page(address: str) -> None:
    for path in ("nothing.html", "rules/", "../server/app.py", "%2e%2e/server/app.py"):
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(f"{address}/docs/{path}")
        assert caught.value.code == 404
        assert "Nothing lies here" in caught.value.read().decode() or path.startswith("..")
    assert (SITE / "404.html").exists()


def test_the_rules_in_a_minute_are_those_of_the_page() -> None:
    from folktable.engine.words import sentence, words

    told = (SITE / "rules" / "violet.html").read_text("utf-8")
    for line in sentence(words("violet-about")).splitlines():
        assert line.rpartition("** ")[2] in told.replace("&quot;", '"')


def test_search_day_and_night_and_the_way_from_help(person_at_site: Person, address: str) -> None:
    page = person_at_site.page
    person_at_site.open("/help")
    page.get_by_role("link", name="The documentation").click()
    expect(page.locator("h1")).to_have_text("Folktable")
    assert not findings(page)

    page.get_by_role("searchbox").click()
    page.get_by_role("searchbox").press_sequentially("lost turn costs", delay=30)
    found = page.locator("#mkdocs-search-results a", has_text="Your first change").first
    found.click()
    expect(page.locator("h1")).to_have_text("Your first change")

    theme = page.locator("html")
    expect(theme).to_have_attribute("data-theme", "night")  # as the browser asks for
    page.locator("#theme").click()
    expect(theme).to_have_attribute("data-theme", "day")
    page.goto(f"{address}/docs/rules/violet.html#violet-loss-1")
    expect(theme).to_have_attribute("data-theme", "day")
    expect(page.locator("li#violet-loss-1")).to_be_in_viewport()
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-theme", "day")  # the page's setting is the same


@pytest.fixture
def person_at_site(browser: Browser, address: str) -> Iterator[Person]:
    person = Person(browser, address, "Ada", "mouse")
    yield person
    person.close()
    assert not person.errors, person.errors


def test_pages_fit_a_phone_and_can_be_read(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport=PHONE, color_scheme="light")
    page = context.new_page()
    page.goto(f"{address}/docs/")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    for path in sorted(SITE.rglob("*.html")):
        page.goto(f"{address}/docs/{path.relative_to(SITE)}")
        assert sideways(page) <= 0, f"{path.name} is wider than a phone"
    for name in ("hosting", "write-a-bot"):
        page.goto(f"{address}/docs/{name}.html")
        assert not findings(page), name
    page.get_by_text("All pages").click()
    page.get_by_role("link", name="Study a game").click()
    expect(page.locator("h1")).to_have_text("Study a game")
    context.close()


def sideways(page: Page) -> int:
    wider: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wider
