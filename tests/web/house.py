"""A real server on a free port, and people who play at it with real browsers.

A person acts only through the page: by mouse, by touch or by keyboard. What the page was sent is overheard on its
socket, so that the tests know what may be decided, and can see that the board shows all of it.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError

import folktable

PATIENCE = 30_000  # ms: what takes longer is a failure, even on a busy machine
REACH = 8_000  # ms to touch a thing that is there
BUILT = Path(folktable.__file__).parent / "static" / "index.html"
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)
FLAGS = [
    "--no-sandbox",  # it may be run as root, as in a container
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
Way = Literal["mouse", "touch", "keyboard"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def server(data: Path) -> Iterator[str]:
    """`folktable serve`, until it is no longer needed; gives its address."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [Path(sys.executable).parent / "folktable", "serve", "--host", "127.0.0.1", "--port", str(port)]
    with open(data / "server.log", "wb") as log:
        process = subprocess.Popen([*command, "--no-browser", "--data", data], stdout=log, stderr=log)
    try:
        wait_for(address, process, data / "server.log")
        yield address
    finally:
        process.terminate()
        process.wait(10)


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        assert process.poll() is None, f"the server ended at once: {log.read_text()}"
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"the server did not answer within 30 s: {log.read_text()}")


class Person:
    """Somebody with a browser of their own. Errors on the page's console are kept; there should be none."""

    def __init__(self, browser: Browser, address: str, name: str, way: Way, **settings: object) -> None:
        self.address = address
        self.name = name
        self.way = way
        self.errors: list[str] = []
        self.out_of_reach: list[str] = []  # things that were legal but could not be touched
        phone = way == "touch"
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESK, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        stored = {"name": name, "motion": 0, **settings}
        self.context.add_init_script(
            f"localStorage.getItem('folktable-settings') || "
            f"localStorage.setItem('folktable-settings', {json.dumps(json.dumps(stored))})"
        )
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._overhear)
        self.sight: dict[str, Any] = {}
        self.decision = -1
        self.decided: int | None = None
        self.phase = ""
        self.seat: int | None = None
        return page

    def _overhear(self, ws: WebSocket) -> None:
        ws.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if "table" in message:
            self.phase = message["table"]["phase"]
            self.seats = message["table"]["seats"]
        if message["type"] in ("snapshot", "update"):
            self.sight = message["sight"]
            if self.decision != message["decision"]:
                self.decided = None
            self.decision = message["decision"]
            self.seat = message.get("seat", self.seat)
        if message["type"] == "refused" and message["code"] != "overtaken":
            self.decided = None

    # --- Before the game ------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def set_table(self, game: str, sitting: dict[int, str], seats: int | None, options: dict[str, object]) -> str:
        """From the lobby to a new table; gives its path. `sitting`: by seat "me", "friend" or a bot's level."""
        self.open("/")
        self.page.locator(f'a[href="/new/{game}"]').click()
        if seats is not None:
            self.page.locator(f'input[name=seats][value="{seats}"]').check()
        for seat, who in sitting.items():
            self.page.locator(f"#seat-{seat}").select_option(who)
        if options:
            self.page.locator("details.more summary").first.click()
        for name, value in options.items():
            field = self.page.locator(f"#option-{name}")
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(json.dumps(value))
            else:
                field.fill(str(value))
                field.blur()
        self.page.locator("button.create").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.removeprefix(self.address)

    def invite(self) -> str:
        """The path of the invite link that the page shows."""
        link = self.page.locator("input[readonly]").input_value()
        return link.removeprefix(self.address)

    def sit_down(self, invite: str) -> None:
        self.open(invite)
        self.page.locator("form button.primary").click()
        self.page.locator(".shell").wait_for()

    def reconnect(self) -> None:
        """The page is closed, as a laptop is; another one is opened at the same table."""
        url = self.page.url
        self.page.close()
        self.page = self.new_page()
        self.page.goto(url)
        self.page.locator(".shell").wait_for()

    # --- Playing --------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[dict[str, Any]]:
        return self.sight.get("options", [])

    @property
    def told(self) -> str:
        """What this person is told to decide, for messages of failed tests."""
        question = self.sight.get("question") or {}
        choices = [option["name"] for option in self.options]
        done = "has decided" if self.decided == self.decision else "is asked"
        return f"{self.name} {done}: {question.get('text')} {choices}"

    @property
    def asked(self) -> bool:
        return self.phase == "playing" and bool(self.options) and self.decided != self.decision

    def decide(self, chance: random.Random) -> None:
        """Choose something legal and do it in one's own way."""
        now = self.decision
        self.decided = now
        wanted = chance.choice(self.options)
        self._see_all()
        if self.way == "keyboard":
            self._by_keyboard(chance, now)
        else:
            self._by_hand(wanted, now)

    def _see_all(self) -> None:
        """Every thing that an option begins with is somewhere on the page, and glows."""
        things = sorted({option["things"][0] for option in self.options if option["things"]})
        decision = self.decision
        missing = self.page.evaluate(
            """things => things.filter(thing => !document.querySelector(`[data-thing="${CSS.escape(thing)}"].lit`))""",
            things,
        )
        if missing and self.decision == decision:
            self.page.wait_for_timeout(300)  # it may be on its way
            if self.decision == decision:
                expect(self.page.locator(f'[data-thing="{missing[0]}"].lit').first).to_be_attached()

    def _going(self, decision: int) -> bool:
        """Is the decision still to be made?"""
        return self.decision == decision and self.page.locator(".bar.asked").count() > 0

    def _by_hand(self, wanted: dict[str, Any], decision: int) -> None:
        """Touch its things one after the other; the last one once more, or the bar, plays it."""
        try:
            for thing in wanted["things"]:
                self._touch(f'[data-thing="{thing}"]:is(.lit, .chosen, .instead)')
        except PlaywrightError:
            if not self._going(decision):
                return  # somebody else's decision has come first
            self.out_of_reach.append(f"{wanted['name']}: {wanted['things']}")
        if self.decision == decision:
            button = self.page.locator(f'.bar [data-option="{wanted["name"]}"]')
            if button.count() == 0 and self._going(decision):
                self._touch(".bar .buttons .quiet")  # all choices
            self._touch_if_there(button, decision)

    def _touch_if_there(self, button: Any, decision: int) -> None:
        try:
            (button.tap if self.way == "touch" else button.click)(timeout=REACH)
        except PlaywrightError:
            if self._going(decision):
                raise

    def _touch(self, selector: str) -> None:
        target = self.page.locator(selector).first
        if self.way == "touch":
            target.tap(timeout=REACH)
        else:
            target.click(timeout=REACH)

    def _by_keyboard(self, chance: random.Random, decision: int) -> None:
        """The numbers of the bar; where there are things, often Tab and arrows to one of them and Enter."""
        keyboard = self.page.keyboard
        if any(option["things"] for option in self.options) and chance.random() < 0.15 and self._focus_lit(chance):
            for _ in range(6):  # choose, go on if it takes several things, play
                keyboard.press("Enter")
                if not self._going(decision):
                    return
                if not self.page.evaluate("() => document.activeElement?.matches('.lit, .chosen') ?? false"):
                    break
        while self.page.evaluate("() => document.activeElement?.matches('input, select, textarea') ?? false"):
            keyboard.press("Tab")  # numbers are typed there
        for _ in range(3):
            numbered = self.page.locator(".bar [data-option]").count()
            if not self._going(decision):
                return
            if numbered > 0:
                keyboard.press(str(chance.randint(1, min(numbered, 9))))
                return
            keyboard.press("1")  # unfolds all choices

    def _focus_lit(self, chance: random.Random) -> bool:
        keyboard = self.page.keyboard
        lit = "() => document.activeElement?.matches('[data-thing].lit') ?? false"
        for _ in range(25):
            keyboard.press("Tab")
            if self.page.evaluate(lit):
                if chance.random() < 0.5:
                    keyboard.press(chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
                return bool(self.page.evaluate(lit))
        return False

    def wait(self, ms: float) -> None:
        """Let time pass, and hear what comes."""
        self.page.wait_for_timeout(ms)

    def close(self) -> None:
        self.context.close()


def play_on(people: list[Person], seed: str, decisions: int = 10_000, limit_s: float = 300) -> int:
    """Everybody decides whenever asked, until so many decisions are made or the game is over; gives their number."""
    chance = random.Random(seed)
    made = 0
    until = time.monotonic() + limit_s
    while made < decisions and any(person.phase == "playing" for person in people):
        assert time.monotonic() < until, f"not over after {limit_s} s: {[person.told for person in people]}"
        asked = [person for person in people if person.asked]
        for person in asked:
            person.decide(chance)
            made += 1
        people[made % len(people)].wait(5 if asked else 20)
    return made


def chromium_missing() -> str:
    """Why the browser tests cannot run here, or nothing."""
    if CHROMIUM is None:
        return "There is no Chromium on this machine; install it (on Debian: apt-get install chromium)."
    if not BUILT.exists():
        return "The page is not built; `make setup` builds it."
    return ""


REQUIRED = bool(os.environ.get("FOLKTABLE_BROWSER_TESTS"))  # where they must not be skipped
