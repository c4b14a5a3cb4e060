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

from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, WebSocket
from playwright.sync_api import Error as PlaywrightError

import folktable
from tests.server.processes import ServerProcess

PATIENCE = 30_000  # ms: what takes longer is a failure, even on a busy machine
REACH = 8_000  # ms to touch a thing that is there
ATTEMPTS = 6
TOUCHABLE = """() => [...document.querySelectorAll('[data-thing]:is(.lit, .chosen, .instead)')]
    .map(thing => thing.dataset.thing)"""
FOCUSED = """() => document.activeElement?.matches('[data-thing].lit, .bar [data-option]') ? 'lit'
    : document.activeElement?.matches('[data-thing]') ? 'thing' : ''"""
# How many messages of its socket a page has heard; they are overheard here before a busy page comes to them.
HEARS = """(() => {
    window.messagesHeard = 0;
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            window.messagesHeard = 0;
            window.lastSocket = this;
            this.addEventListener('message', () => (window.messagesHeard += window.lastSocket === this));
        }
    };
})()"""
# What nobody looks at is not painted, which the processor does here and was half of a page's work; it is touched and
# read as ever, and axe looks. Glows and fades, a frame after the other, are there also without motion.
STYLED = """(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(%s);
    document.adoptedStyleSheets = [unseen];
})()"""
UNSEEN = "html:not(.seen) { opacity: 0 !important; }"
STILL = "*, ::before, ::after { transition: none !important; animation: none !important; }"
BUILT = Path(folktable.__file__).parent / "static" / "index.html"
# The same Chromium without the window that it would hide, and a sixth less work: for tests. Pictures and timings are
# taken in what people have, where it is there.
SHELL = shutil.which("chromium-headless-shell")
NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), SHELL)
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
def server(
    data: Path, program: Path = Path(sys.executable).parent / "folktable", environment: dict[str, str] | None = None
) -> Iterator[str]:
    """`folktable serve`, until it is no longer needed; gives its address."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [program, "serve", "--host", "127.0.0.1", "--port", str(port)]
    with open(data / "server.log", "wb") as log:
        process = subprocess.Popen([*command, "--no-browser", "--data", data], stdout=log, stderr=log, env=environment)
    try:
        wait_for(address, process, data / "server.log")
        yield address
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def quick(data: Path) -> Iterator[ServerProcess]:
    """A server whose bots answer at once: where tests are not about time, nobody waits."""
    running = ServerProcess(data, bot_pace=0.02)
    running.start()
    try:
        running.wait_until_ready()
        yield running
    finally:
        running.stop()


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        assert process.poll() is None, f"the server ended at once: {log.read_text(encoding='utf-8')}"
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"the server did not answer within 120 s: {log.read_text(encoding='utf-8')}")


class Person:
    """Somebody with a browser of their own. Errors on the page's console are kept; there should be none."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        way: Way,
        fades: bool = False,
        painted: bool = False,
        **settings: object,
    ) -> None:
        self.address = address
        self.name = name
        self.way = way
        self.errors: list[str] = []
        self.out_of_reach: list[str] = []  # things that were legal but could not be touched
        phone = way == "touch"
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            color_scheme="dark",
        )
        self.context.set_default_timeout(PATIENCE)
        stored = {"name": name, "motion": 0, "moments": False, **settings}
        self.context.add_init_script(
            f"localStorage.getItem('folktable-settings') || "
            f"localStorage.setItem('folktable-settings', {json.dumps(json.dumps(stored))})"
        )
        self.context.add_init_script(HEARS)
        style = ("" if painted else UNSEEN) + ("" if fades or stored["motion"] else STILL)
        self.context.add_init_script(STYLED % json.dumps(style))
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._overhear)
        self.overheard = 0
        self.sight: dict[str, Any] = {}
        self.decision = -1
        self.decided: int | None = None
        self.phase = ""
        self.seat: int | None = None
        return page

    def _overhear(self, ws: WebSocket) -> None:
        self.overheard = 0
        self.socket = ws
        ws.on("framereceived", lambda frame: self._hear(ws, json.loads(frame)))
        ws.on("framesent", lambda frame: self._said(json.loads(frame)))

    def _said(self, message: dict[str, Any]) -> None:
        if message["type"] == "decide":
            self.decided = message["decision"]

    def _hear(self, ws: WebSocket, message: dict[str, Any]) -> None:
        if ws != self.socket:
            return  # it was on its way to a socket that the page has left
        self.overheard += 1
        if message.get("type") == "hand" and message["event"] == "opens":
            self.sight = {**self.sight, "options": []}  # somebody has shouted: as in the page, one shout is enough
        if "table" in message:
            self.phase = message["table"]["phase"]
            self.seats = message["table"]["seats"]
        if message["type"] == "update":
            message["sight"]["view"] = {**self.sight["view"], **message["sight"]["view"]}
        if message["type"] in ("snapshot", "update"):
            seat = message.get("seat", self.seat)
            if (seat, message["decision"]) != (self.seat, self.decision):
                self.decided = None
            self.sight, self.decision, self.seat = message["sight"], message["decision"], seat
        if message["type"] == "refused" and message["code"] != "overtaken":
            self.decided = None

    # --- Before the game ------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def set_table(
        self,
        game: str,
        sitting: dict[int, str],
        seats: int | None,
        options: dict[str, object],
        edition: dict[str, Any] | None = None,
    ) -> str:
        """From the lobby to a new table; gives its path. `sitting`: by seat "me", "friend" or a bot's level."""
        self.open("/")
        self.page.locator(f'a[href="/new/{game}"]').click()
        self.page.locator("button.create").wait_for()
        if self.page.locator("input[name=preset]").count() > 0:
            self.page.locator("input[name=preset][value=book]").check()
        if seats is not None:
            self.page.locator(f'input[name=seats][value="{seats}"]').check()
        for seat, who in sitting.items():
            self.page.locator(f"#seat-{seat}").select_option(who)
        if options or edition:
            self.page.locator("details.more summary").first.click()
        for name, value in options.items():
            field = self.page.locator(f"#option-{name}")
            match field.evaluate("field => field.type"):
                case "select-one":
                    field.select_option(json.dumps(value))
                case "checkbox":
                    field.set_checked(bool(value))
                case _:
                    field.fill(str(value))
                    field.blur()
        if edition:
            content = json.dumps(edition).encode()
            file = FilePayload(name="edition.json", mimeType="application/json", buffer=content)
            self.page.locator("#edition").set_input_files(file)
            self.page.locator(".edition .note").wait_for()
        self.page.locator("button.create").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.removeprefix(self.address)

    def sit_at(self, game: str, sitting: dict[int, str], options: dict[str, object] | None = None) -> None:
        """At such a table at once: the page is asked for, and drawn, once instead of three times."""
        bots = {str(seat): who for seat, who in sitting.items() if who != "me"}
        mine = [seat for seat, who in sitting.items() if who == "me"]
        table = {"game": game, "name": self.name, "seats": len(sitting), "options": options or {}, "mine": mine}
        answer = self.context.request.post(f"{self.address}/api/tables", data={**table, "bots": bots})
        assert answer.ok, answer.text()
        self.open(f"/table/{answer.json()['table']['id']}")
        self.page.locator(".shell").wait_for()

    def _call(self, method: str, path: str, body: object = None) -> Any:
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const headers = { 'content-type': 'application/json' };
                const told = body ? { body: JSON.stringify(body), headers } : {};
                return (await fetch(path, { method, ...told })).json();
            }""",
            [method, path, body],
        )

    def invite(self) -> str:
        """The path of the invite link that the page shows."""
        link = self.page.locator("input[readonly]").input_value()
        return link.removeprefix(self.address)

    def sit_down(self, invite: str) -> None:
        self.open(invite)
        self.page.locator("form button.primary").click()
        self.page.locator(".shell, .share").first.wait_for()  # the game begins, or waits for more

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
        """Choose something legal and do it in one's own way. Whoever the page has not heard tries again."""
        self._catch_up()
        decision = self.decision
        self._see_all()
        for attempt in range(ATTEMPTS):
            if self.decision != decision or not self.asked:
                return
            if self.way == "keyboard":
                self._by_keyboard(chance, unheard=attempt > 0)
            else:
                self._by_hand(chance.choice(self.options))
            for _ in range(40):
                if self.decision != decision or not self.asked:
                    return
                self.wait(25)
        raise AssertionError(f"the page does not take a decision: {self.told}")

    def choose(self, name: str) -> None:
        """One certain option, by its things or by the bar."""
        self._by_hand(next(option for option in self.options if option["name"] == name))

    def _catch_up(self) -> None:
        """The page has come to what was overheard of its messages: what is asked here is asked there."""
        heard = "overheard => window.messagesHeard >= overheard"
        self.page.wait_for_function(heard, arg=self.overheard, polling=10)  # without a frame painted for each look

    def _see_all(self) -> None:
        """Every thing that an option begins with is somewhere on the page, and glows; unless the page has answered by
        itself, where there was one answer."""
        things = {option["things"][0] for option in self.options if option["things"]}
        decision = self.decision
        for _ in range(100):
            missing = things - set(self.page.evaluate(TOUCHABLE))
            if not missing or self.decision != decision or not self.asked:
                return
            self.wait(50)
        raise AssertionError(f"legal, but nowhere on the board: {missing}; {self.told}")

    def _by_hand(self, wanted: dict[str, Any]) -> None:
        """Touch its things one after the other, then the bar. What cannot be touched is remembered."""
        decision = self.decision
        self._catch_up()
        if self.decision != decision:
            return
        try:
            for thing in wanted["things"]:
                self._touch(f'[data-thing="{thing}"]:is(.lit, .chosen, .instead)')
        except PlaywrightError as error:
            if self.decision == decision:
                self.out_of_reach.append(f"{wanted['name']}: {wanted['things']}: {error}")
        if self.decision != decision or not self.asked:
            return
        button = f'.bar [data-option="{wanted["name"]}"]'
        quiet = ".bar .buttons .quiet"  # all choices; or what was chosen before is let go
        try:
            # The question was heard on its way to the page, which may not show it yet.
            self.page.locator(button).or_(self.page.locator(quiet)).first.wait_for(timeout=REACH)
            if self.page.locator(button).count() == 0:
                self._touch(quiet)
            self._touch(button)
        except PlaywrightError:
            if self.decision == decision and self.asked and wanted in self.options:
                raise  # nobody was faster

    def _touch(self, selector: str) -> None:
        target = self.page.locator(selector).first
        if self.way == "touch":
            target.tap(timeout=REACH)
        else:
            target.click(timeout=REACH)

    def _by_keyboard(self, chance: random.Random, unheard: bool) -> None:
        """The numbers of the bar; where there are things, now and then Tab to one, Enter chooses it, Space plays."""
        keyboard = self.page.keyboard
        begun = self.page.locator(".chosen").count() > 0  # in a hunt the numbers choose tokens
        touchable = any(option["things"] for option in self.options)
        if (begun or (touchable and (unheard or chance.random() < 0.15))) and self._focus_lit(chance):
            keyboard.press("Enter")
            if self.page.locator(".bar .primary").count() > 0:
                keyboard.press("Space")
                return
        while self.page.evaluate("() => document.activeElement?.matches('input, select, textarea') ?? false"):
            keyboard.press("Tab")  # numbers would be typed there
        numbered = self.page.locator(".bar [data-option]").count()
        keyboard.press(str(chance.randint(1, min(numbered, 9))) if numbered > 0 else "1")  # 1 unfolds all choices

    def _focus_lit(self, chance: random.Random) -> bool:
        """Tab from group to group, arrows inside, until something that can be touched, or a button, has the focus."""
        keyboard = self.page.keyboard
        for _ in range(12):
            keyboard.press("Tab")
            for _ in range(8):
                focused = self.page.evaluate(FOCUSED)
                if focused != "thing":
                    break
                keyboard.press(chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            if focused == "lit":
                return True
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
