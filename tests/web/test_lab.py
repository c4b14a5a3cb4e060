"""The designer's page: numbers in a form, what they do within seconds, two editions side by side, a table, a file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from folktable.engine.game import load, open_box
from tests.server.processes import ServerProcess
from tests.web.access import findings
from tests.web.house import DESK, PHONE, Person, Way

STUDY = 240_000  # ms: it gets a core where nobody else wants one, and is compiled here where it was not before


@pytest.fixture(scope="module")
def open_lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = ServerProcess(tmp_path_factory.mktemp("lab"), lab=True)
    server.start()
    server.wait_until_ready()
    yield server.url
    server.stop()


@pytest.fixture
def designer(browser: Browser, open_lab: str) -> Iterator[Person]:
    person = Person(browser, open_lab, "Dora", "mouse")
    yield person
    person.close()
    assert not person.errors


def by_chance(person: Person, slug: str) -> None:
    """Open a game's edition and have it played by chance, which takes least."""
    person.open(f"/lab/{slug}")
    person.page.locator('input[name=bot][value="random"]').check()
    expect(person.page.locator("#findings [role=status]")).to_contain_text("2,000 games", timeout=STUDY)


def number(page: Page, path: str) -> Locator:
    return page.locator(f'[data-path="{path}"]')


def test_a_change_is_seen_beside_the_games_own(designer: Person, tmp_path: Path) -> None:
    page = designer.page
    by_chance(designer, "violet")
    expect(page.locator("#findings thead th")).to_have_count(1)
    full = number(page, "lantern.full")
    full.fill("28")
    expect(page.locator("#findings thead th")).to_have_text(
        ["The game’s own", "Yours", "Change, in points"], timeout=STUDY
    )
    violet = page.get_by_role("row", name=re.compile("^Violet"))
    expect(violet).to_contain_text("surely more", timeout=STUDY)
    expect(page.get_by_role("row", name=re.compile("^Decisions"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Fire"))).to_be_visible()

    # What cannot be is said at its field, and not played.
    full.fill("99")
    expect(page.locator("#number-lantern-full-said")).to_contain_text("3 to 37")
    expect(page.get_by_role("button", name="Save as a file")).to_be_disabled()
    full.fill("28")

    # Kept, and compared with a third.
    page.get_by_role("button", name="Keep this one").click()
    full.fill("30")
    expect(page.locator("#findings thead th").first).to_have_text("Kept 1", timeout=STUDY)

    # A file that the game can read, and that says what was changed.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "edition.toml"
    saved.value.save_as(file)
    written = file.read_text("utf-8")
    assert "lantern.full = 30 (was 19: assumed)" in written
    edition = tomllib.loads(written)
    own = load("violet").default_edition()
    assert edition == {**own, "lantern": {**own["lantern"], "full": 30}}
    open_box(load("violet"), edition)

    # Opened again, it is the edition; a table is set with it.
    page.get_by_role("button", name="All as it was").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(full).to_have_value("30")
    page.get_by_role("button", name="Set a table").click()
    page.wait_for_url("**/new/violet")
    expect(page.locator(".edition .note")).to_contain_text("violet-edition.toml")
    page.locator("button.create").click()
    page.wait_for_url("**/table/*")
    page.locator(".shell").wait_for()
    assert designer.sight["view"]["fuel"] == 30


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_what_a_host_may_set_is_played_and_goes_to_the_table(browser: Browser, open_lab: str, way: Way) -> None:
    designer = Person(browser, open_lab, "Dora", way)
    page = designer.page
    by_chance(designer, "naughty")
    length = page.get_by_role("row", name=re.compile("^Decisions")).locator("strong")
    usual = length.inner_text()
    level = page.locator("#option-level")
    expect(level).to_have_value("5")
    page.locator('input[name=seats][value="3"]').check()
    level.select_option("1")
    expect(length).not_to_have_text(usual, timeout=STUDY)
    expect(page.locator("#findings .table")).not_to_have_class(re.compile("stale"), timeout=STUDY)
    expect(page.get_by_role("row", name=re.compile("^(Yellow|Orange|Purple)"))).to_have_count(3)
    assert float(length.inner_text().replace(",", "")) < float(usual.replace(",", "")), "a first game is shorter"
    rules = page.locator("details.rules")
    summary = rules.locator("> summary")
    expect(summary).to_contain_text("as in the book")
    summary.click()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (PHONE if way == "touch" else DESK)["width"]
    rules.get_by_role("switch").first.click()
    expect(summary).to_contain_text("1 changed")
    expect(rules).to_have_attribute("open", "")
    page.get_by_role("button", name="Set a table").click()
    page.wait_for_url("**/new/naughty")
    expect(page.locator("#option-level")).to_have_value("1")
    expect(page.locator('input[name=seats][value="3"]')).to_be_checked()
    designer.close()
    assert not designer.errors


def test_what_the_rulebook_says_is_changed_only_knowingly(designer: Person) -> None:
    page = designer.page
    by_chance(designer, "violet")
    page.locator("summary", has_text="limits").click()
    refill = number(page, "limits.refill")
    expect(refill).to_be_disabled()
    expect(page.locator("#number-limits-refill-said")).to_contain_text("rulebook")
    page.get_by_role("switch", name="A house edition").check()
    expect(number(page, "lantern.empty")).to_be_disabled()  # there is nothing else that it may be
    refill.fill("9")
    expect(page.locator("#number-limits-refill-said")).to_contain_text("the rulebook has 3")
    expect(page.get_by_role("row", name=re.compile("^Violet"))).to_contain_text("surely more", timeout=STUDY)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert "not as the rulebook has it" in Path(saved.value.path()).read_text(encoding="utf-8")


def test_a_close_look_shows_how_far_it_is_and_can_be_stopped(designer: Person) -> None:
    page = designer.page
    by_chance(designer, "violet")
    page.locator('input[name=bot][value="mcts:50"]').check()
    page.get_by_role("button", name="Stop").click(timeout=STUDY)
    expect(page.locator("progress")).to_have_count(0)
    page.get_by_role("button", name="Look closely: 24").click()
    page.locator("progress[max='48']").wait_for(timeout=STUDY)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("progress")).to_have_count(0)
    assert designer._call("GET", "/api/lab/study")["state"] == "none"


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_everybody_can_use_it(browser: Browser, open_lab: str, way: Way) -> None:
    person = Person(browser, open_lab, "Dora", way)
    page = person.page
    by_chance(person, "gnome")
    number(page, "gems.jewels.3.mine").fill("20")
    expect(page.locator("#findings thead th")).to_have_count(3, timeout=STUDY)
    assert findings(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= (PHONE if way == "touch" else DESK)["width"], "nothing sticks out"
    person.close()
    assert not person.errors


def test_by_keyboard_alone(designer: Person) -> None:
    page = designer.page
    by_chance(designer, "violet")
    page.locator(".seek input").focus()
    page.keyboard.type("lantern.full")
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.path") == "lantern.full":
            break
    page.keyboard.press("ArrowUp")
    expect(number(page, "lantern.full")).to_have_value("20")
    expect(page.locator("#findings thead th")).to_have_count(3, timeout=STUDY)


def test_where_the_host_has_not_opened_it_that_is_said(person) -> None:
    guest = person("Gudrun")
    guest.open("/help")
    expect(guest.page.get_by_role("link", name="To the lab")).to_have_count(0)
    guest.open("/lab/violet")
    expect(guest.page.get_by_role("alert")).to_contain_text("folktable serve --lab")
    guest.errors.clear()  # the browser itself notes the 404
