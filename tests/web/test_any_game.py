"""Games that the page has no board for, each in a package of its own, are played by touching cards; one to its end.

One is the example, one what `folktable new` writes, and one has nothing that a game may leave out.
"""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from folktable.engine.packages import packages
from folktable.newgame import EXAMPLE, example, write_game
from tests.test_examples import installed
from tests.web.access import findings, too_small
from tests.web.house import Person, server

NEW = "pebbles"
BARE = "marbles"  # the same without board, rules reference and what is told about it
TRICKS = 20
SOME = 6  # of those whose board is the same: one whole game shows the end


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in which all of them are installed."""
    folder = tmp_path_factory.mktemp("games")
    for slug in (NEW, BARE):
        write_game(slug, folder)
    bare = folder / BARE / f"folktable_{BARE}"
    (bare / "board.py").unlink()
    (bare / "rules.md").unlink()
    texts = bare / "locale" / "en.ftl"
    texts.write_text(
        re.sub(rf"^{BARE}-about = .*\n", "", texts.read_text("utf-8"), flags=re.MULTILINE), encoding="utf-8"
    )
    projects = [example(), folder / NEW, folder / BARE]
    environments = [installed(project, folder / "installed" / project.name) for project in projects]
    paths = os.pathsep.join(environment["PYTHONPATH"] for environment in environments)
    with server(tmp_path_factory.mktemp("house"), environment={**environments[0], "PYTHONPATH": paths}) as address:
        yield address


@pytest.mark.parametrize(("slug", "way"), [(EXAMPLE, "mouse"), (NEW, "touch"), (BARE, "mouse")])
def test_a_game_without_a_board_is_played_by_touching_cards(slug, way, person):
    player = person("Ada", way)
    if way == "mouse":
        player.page.set_viewport_size({"width": 1280, "height": 800})
    # Bots would be compiled for each of them: they play one.
    friends = [] if slug == EXAMPLE else [person("Finn")]
    player.set_table(slug, {0: "me", 1: "friend" if friends else "apprentice"}, None, {})
    for friend in friends:
        friend.sit_down(player.invite())
    player.page.locator(".shell").wait_for()
    chance, played = random.Random(slug), 0
    while player.phase != "over" and (slug == EXAMPLE or played < SOME):
        if not player.asked:
            for friend in friends:
                if friend.asked:
                    friend.decide(chance)
            player.wait(20)
            continue
        sees_the_table(player, declared=slug != BARE)
        if played == SOME - 1:
            assert not findings(player.page)
            assert not too_small(player.page)
        touch_twice(player, chance.choice(player.options))
        played += 1
    if slug == EXAMPLE:
        assert played == TRICKS
        see_the_result(player)
    if way == "touch":
        player.page.locator("[data-tool=log]").tap()  # on a phone the story is written when it is opened
    expect(player.page.locator(".log li")).not_to_have_count(0)


def see_the_result(player: Person) -> None:
    sheet = player.page.locator("dialog[open]")
    scores = player.sight["view"]["table"]["points"]
    expect(sheet.locator("#sheet-title")).to_be_visible()
    assert sorted(map(int, sheet.locator("ol strong").all_inner_texts())) == sorted(scores.values())
    expect(sheet.locator("#sheet-why")).to_have_text(
        f"You {scores['south']} points and North {scores['north']} points."
    )
    expect(sheet.locator(".cards .card")).to_have_count(40)
    assert not findings(player.page)
    player.page.keyboard.press("Escape")


def sees_the_table(player: Person, declared: bool) -> None:
    """What the seat was sent lies on the table, and nothing is wider than the screen."""
    page, seen = player.page, player.sight["view"]
    hand = page.locator("section.hand .thing.lit")
    expect(hand).to_have_count(len(seen["hand"]))
    assert {thing.get_attribute("data-thing") for thing in hand.all()} == {f"card:{card}" for card in seen["hand"]}
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    if declared:
        table = seen["table"]
        expect(page.locator(".others .fan .back")).to_have_count(table["hand_sizes"]["north"])
        expect(page.locator('[data-thing="pile:deck"] b')).to_have_text(str(table["deck"]))
        trick = [card for card in table["trick"].values() if card]
        expect(page.locator(".trick .thing")).to_have_count(len(trick))  # those of the last one are gone
        for card in trick:
            expect(page.locator(f'.trick [data-thing="card:{card}"]')).to_be_visible()
        for seat, word in enumerate(("south", "north")):
            expect(page.locator(f'[data-thing="pile:won:{seat}"] b')).to_have_text(str(len(table["won"][word])))


def touch_twice(player: Person, option: dict[str, object]) -> None:
    """The first touch chooses the card, the second plays it (where there is a choice); no decision bar is needed."""
    decision = player.decision
    card = player.page.locator(f'section.hand [data-thing="card:{option["name"]}"]')
    for state in ("lit", "chosen") if len(player.options) > 1 else ("lit",):
        expect(card).to_contain_class(state)
        card.tap() if player.way == "touch" else card.click()
    until = time.monotonic() + 30
    while player.decision == decision and player.decided != decision:
        assert time.monotonic() < until, player.told
        player.wait(20)


def test_a_game_without_picture_lesson_and_rules_has_its_tile(person):
    """In the lobby it stands beside the others; its pages open."""
    guest = person("Gerd", "touch")
    guest.open("/")
    tiles = guest.page.locator(".games > li")
    expect(tiles).to_have_count(len({*packages(), EXAMPLE, NEW, BARE}))
    tile = tiles.filter(has=guest.page.locator(f'a[href="/new/{BARE}"]'))
    expect(tile).to_contain_text("2 players")
    expect(tile.locator(".picture svg")).to_be_visible()
    expect(tile.locator("[data-lesson]")).to_have_count(0)
    assert not findings(guest.page)
    tile.locator("a").tap()
    guest.page.locator("button.create").wait_for()
    assert not findings(guest.page)
    guest.open(f"/rules/{BARE}")
    expect(guest.page.locator("h1")).to_have_text("Marbles")
    assert not findings(guest.page)
