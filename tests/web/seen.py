"""The pictures "on a desk" and "on a phone" of docs/page.md: what once stood in the way, as it is now.

Run by hand: `make screenshots ARGS=seen`, or `ARGS="seen lobby map"` for some of them. A scene leads a person, through
the page, to what is to be seen; it is played once on a desk and once on a phone.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError
from rich.console import Console
from rich.text import Text

from folktable.engine.words import english_text
from tests.web.house import Person, play_on

IMAGES = Path(__file__).parents[2] / "docs" / "images" / "seen"
MOST_DECISIONS = 60
Scene = Callable[[Person], None]


def at(path: str, press: str = "") -> Scene:
    """An address, and what is pressed there."""

    def scene(one: Person) -> None:
        one.open(path)
        one.page.locator("h1").first.wait_for()
        if press:
            one.page.locator(press).first.click()

    return scene


def asked(game: str, question: str, seats: int = 2, press: str = "", options: dict[str, object] | None = None) -> Scene:
    """A game among bots, played until the question begins so; and what is pressed then."""

    def scene(one: Person) -> None:
        set_up(one, game, seats, options or {})
        chance = random.Random(game)
        for _ in range(MOST_DECISIONS):
            while not one.asked:
                one.wait(50)
            if one.sight["question"]["text"]["id"].startswith(question):
                break
            one.decide(chance)
        if press:
            one.page.locator(press).first.click()

    return scene


def set_up(one: Person, game: str, seats: int, options: dict[str, object]) -> str:
    sitting = {0: "me", **dict.fromkeys(range(1, seats), "apprentice")}
    path = one.set_table(game, sitting, seats if seats > 2 or game not in ("violet", "nisse") else None, options)
    one.page.locator(".shell").wait_for()
    return path


def ended(game: str, then: str = "", press: str = "") -> Scene:
    """A whole game; `then` another page of it, and what is pressed there."""

    def scene(one: Person) -> None:
        path = set_up(one, game, 2, {"mode": "beat"} if game == "grumpf" else {})
        play_on([one], game)
        one.page.locator("#sheet-title").wait_for()
        if then:
            one.open(then.format(id=path.rpartition("/")[2]))
            one.page.locator("h1").first.wait_for()
        if press:
            one.page.locator(press).first.click()

    return scene


def lesson(game: str) -> Scene:
    def scene(one: Person) -> None:
        one.open("/")
        one.page.locator(f'[data-lesson="{game}"]').click()
        one.page.locator(".bubble.placed").wait_for()

    return scene


def moment(one: Person) -> None:
    """With what matters shown large: the first that comes."""
    set_up(one, "violet", 2, {})
    chance = random.Random("moment")
    while one.page.locator(".moment").count() == 0:
        with suppress(PlaywrightError, AssertionError):  # it came while one was deciding
            if one.asked:
                one.decide(chance)
        one.wait(50)


def clock(one: Person) -> None:
    """A live hunt, just after the shout."""
    set_up(one, "grumpf", 3, {"mode": "live"})
    while not one.page.locator(".clock").count():
        if one.asked:
            one.decide(random.Random("clock"))
        one.wait(50)
    one.wait(5000)


def invite(one: Person) -> None:
    one.set_table("violet", {0: "me", 1: "friend"}, None, {})
    one.page.locator(".share").wait_for()


def large(one: Person) -> None:
    asked("gnome", "gnome-ask", 4)(one)
    one.page.evaluate("() => void (document.documentElement.style.fontSize = '200%')")


def long_names(one: Person) -> None:
    one.open("/rules/naughty#glossary")
    one.page.get_by_placeholder(str(english_text("glossary-search"))).fill("Jól")


def why_not(one: Person) -> None:
    """What does not glow is touched, and says what is missing."""
    asked("naughty", "naughty-ask-main")(one)
    one.page.locator('[data-thing^="kiddo:"]:not(.lit)').first.click(force=True)  # it says that it is disabled
    one.page.locator(".peek").wait_for()


def friend_of(one: Person) -> Person:
    assert one.context.browser is not None
    return Person(one.context.browser, one.address, "Finn", "mouse", painted=True)


def taking_back(one: Person) -> None:
    """Finn has decided who picks first, it is Ada's turn, and Finn would like to think again."""
    finn = friend_of(one)
    finn.set_table("violet", {0: "me", 1: "friend"}, None, {})
    one.sit_down(finn.invite())
    chance = random.Random("tiles")
    while not finn.asked:
        if one.asked:  # Torech lays the Event Tiles
            one.decide(chance)
        finn.wait(50)
    finn.choose(finn.options[1]["name"])  # Torech picks first
    while not one.asked:
        one.wait(50)
    finn.page.locator('[data-tool="undo"]').click()
    one.page.locator(".stand-in").wait_for()


def watching(one: Person) -> None:
    """Ada comes to a table where others play: she may take a bot's seat."""
    finn = friend_of(one)
    finn.open("/")
    bots = {"1": "villager", "2": "villager"}
    table = {"game": "gnome", "name": "Finn", "seats": 3, "mine": [0], "bots": bots, "options": {}, "public": True}
    created = finn._call("POST", "/api/tables", {**table, "late": True})["table"]
    one.open(f"/table/{created['id']}")
    one.page.locator(".watching").wait_for()


def terminal(one: Person) -> None:
    """A few decisions at a terminal, and its last screen."""
    played = subprocess.run(
        [sys.executable, "-m", "folktable", "play", "violet", "--players", "me,villager", "--seed", "11"],
        input="1\n" * 12,
        capture_output=True,
        text=True,
        env={**os.environ, "FORCE_COLOR": "1", "COLUMNS": "86", "TERM": "xterm-256color"},
        check=False,
    )
    console = Console(record=True, width=86, file=open(os.devnull, "w"))  # noqa: SIM115
    console.print(Text.from_ansi("\n".join(played.stdout.split("\n")[-44:])))
    size = 15 if one.way == "mouse" else 7
    style = f"background: #0b1020; color: #c9cedb; font: {size}px/1.2 monospace; padding: 12px"
    wide = '<meta name="viewport" content="width=device-width">'
    frame = f'{wide}<body style="{style}"><pre id="app"><i style="font-style: normal">{{code}}</i></pre>'
    one.page.set_content(console.export_html(inline_styles=True, code_format=frame))


SCENES: dict[str, Scene] = {
    "lobby": at("/"),
    "level": at("/new/naughty"),
    "house-rules": at("/new/grumpf", "details.more summary"),
    "rules": at("/rules/violet"),
    "rule": asked("violet", "violet-ask-play", press=".bar .why"),
    "invite": invite,
    "moments": moment,
    "clock": clock,
    "names": asked("gnome", "gnome-ask-play", 4),
    "six": asked("gnome", "gnome-ask-play", 6),
    "my-gnome": asked("gnome", "gnome-ask-play", 2),
    "nisse": asked("nisse", "nisse-ask-lead"),
    "map": asked("violet", "violet-ask-play"),
    "hint": asked("naughty", "naughty-ask-main", 2, "[data-tool=hint]"),
    "why-not": why_not,
    "answers": asked("naughty", "naughty-ask-answer", 4),
    "taking-back": taking_back,
    "watching": watching,
    "terminal": terminal,
    "large": large,
    "long-names": long_names,
    "lesson-nisse": lesson("nisse"),
    "lesson-grumpf": lesson("grumpf"),
    "end-nisse": ended("nisse"),
    "end-grumpf": ended("grumpf"),
    "end-table": ended("gnome"),
    "history": ended("nisse", "/", "#mine"),
    "replay": ended("violet", "/replay/{id}#40"),
    "what-if": ended("violet", "/replay/{id}#40", "[data-tool=play-on]"),
}


def take_seen(browser: Browser, address: str, names: list[str], save: Callable[[bytes, Path], None]) -> None:
    for name in names or SCENES:
        for size in ("desk", "phone"):
            shown = {"motion": 0.5, "moments": True} if SCENES[name] is moment else {}
            one = Person(browser, address, "Ada", "touch" if size == "phone" else "mouse", painted=True, **shown)
            SCENES[name](one)
            expect(one.page.locator("#app > *").first).to_be_attached()
            one.wait(900)
            save(one.page.screenshot(), IMAGES / f"{name}-{size}.webp")
            print(name, size, flush=True)
            one.close()
