"""The pictures of docs/images/page: every game in its main phases, on three widths, by night and by day; and
(`make screenshots` with `study` and a game) a puzzle, its answer, and the review of a game, on a desk and a phone.

Run by hand (`make screenshots`), with the page built and Chromium installed. A real server deals real games; bots
have the other seats. A picture is taken whenever a question of a kind comes up that has none yet, and at the end.
`seen` instead of a game: the pictures of docs/page.md (tests/web/seen.py).
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from folktable.engine.game import slugs
from folktable.study.puzzles import puzzles_of
from tests.web.finished import finished_game
from tests.web.house import CHROMIUM, FLAGS, Person, chromium_missing, server
from tests.web.seen import take_seen

IMAGES = Path(__file__).parents[2] / "docs" / "images" / "page"
WIDTHS = {390: 844, 768: 1024, 1440: 900}
THEMES = ("night", "day")
LARGEST = 120_000  # bytes of one picture
# By game: seats where there is a choice, options, and the questions that tell its phases. Of others, only the end.
PHASES: dict[str, tuple[int | None, dict[str, object], dict[str, str]]] = {
    "violet": (None, {}, {"draft": "violet-ask-draft", "card": "violet-ask-play"}),
    "nisse": (None, {}, {"draft": "nisse-ask-card", "trick": "nisse-ask-lead"}),
    "grumpf": (4, {"mode": "beat"}, {"ready": "grumpf-ask-ready", "hunt": "grumpf-ask-beat 4"}),
    "naughty": (
        3,
        {},
        {
            "givers": "naughty-ask-giver",
            "turn": "naughty-ask-main",
            "summon": "naughty-ask-keep",
            "wish": "naughty-ask-give",
        },
    ),
    "gnome": (4, {}, {"turn": "gnome-ask-play", "brawl": "gnome-ask-pick", "sell": "gnome-ask-sell"}),
}
PLAIN: tuple[int | None, dict[str, object], dict[str, str]] = (None, {}, {})
MOST_GAMES = 3  # chance may leave out a phase
MOST_SECONDS = 600


def save(picture: bytes, file: Path) -> None:
    """As WebP, as good as fits."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    for quality in (64, 54, 44, 34):
        packed = io.BytesIO()
        image.save(packed, "WEBP", quality=quality, method=6)
        if packed.tell() <= LARGEST:
            break
    file.write_bytes(packed.getvalue())


def take(page: Page, slug: str, phase: str) -> None:
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.evaluate("theme => void (document.documentElement.dataset.theme = theme)", theme)
            page.wait_for_timeout(350)
            save(page.screenshot(), IMAGES / f"{slug}-{phase}-{width}-{theme}.webp")
    page.set_viewport_size({"width": 1440, "height": 900})
    print(f"{slug} {phase}", flush=True)


def lobby(browser: Browser, address: str) -> None:
    guest = Person(browser, address, "Ada", "mouse", painted=True)
    for path, phase in (("/", "lobby"), ("/new/naughty", "new")):
        guest.open(path)
        guest.page.locator("h1").first.wait_for()
        guest.wait(800)
        take(guest.page, "page", phase)
    guest.close()


def game(browser: Browser, address: str, slug: str) -> None:
    """Games are played to their ends until every phase has its picture."""
    wanted = {**PHASES.get(slug, PLAIN)[2], "end": ""}
    until = time.monotonic() + MOST_SECONDS
    for attempt in range(MOST_GAMES):
        if wanted:
            play(browser, address, slug, wanted, until, random.Random(f"{slug} {attempt}"))
    if wanted:
        print(f"{slug}: never seen: {', '.join(wanted)}", file=sys.stderr)


def play(
    browser: Browser, address: str, slug: str, wanted: dict[str, str], until: float, chance: random.Random
) -> None:
    """One game, as long as something is wanted of it; what has its picture is no longer wanted."""
    seats, options, _ = PHASES.get(slug, PLAIN)
    host = Person(browser, address, "Ada", "mouse", painted=True)
    sitting = {0: "me", **dict.fromkeys(range(1, seats or 2), "apprentice")}
    host.set_table(slug, sitting, seats, options)
    host.page.locator(".shell").wait_for()
    while wanted and host.phase in ("", "playing") and time.monotonic() < until:
        if not host.asked:
            host.wait(50)
            continue
        asked = host.sight["question"]["text"]
        question = f"{asked['id']} {asked.get('values', {}).get('beat', '')}".strip()
        phase = next((phase for phase, wanted_question in wanted.items() if wanted_question == question), None)
        if phase is not None:
            host.wait(600)
            take(host.page, slug, phase)
            del wanted[phase]
        host.decide(chance)
    if host.phase == "over" and "end" in wanted:
        host.page.locator("#sheet-title").wait_for()
        host.wait(500)
        take(host.page, slug, "end")
        del wanted["end"]
    host.close()


def study(browser: Browser, address: str, data: Path, slug: str) -> None:
    """A puzzle, its answer with reasons, and a review at its dearest decision that has reasons."""
    guest = Person(browser, address, "Ada", "mouse", painted=True)
    puzzle = list(puzzles_of(slug).values())[-1]
    seats, *_ = PHASES.get(slug, PLAIN)
    table = finished_game(data, slug, seats or 2)
    for width in (1440, 390):
        guest.page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        guest.open(f"/puzzles/{slug}#{puzzle.id}")
        guest.page.reload()
        guest.page.locator(".bar.asked").wait_for()
        guest.wait(900)
        save(guest.page.screenshot(), IMAGES / f"{slug}-puzzle-{width}.webp")
        if guest.page.locator(f'.bar [data-option="{puzzle.tempting}"]').count() == 0:
            guest.page.locator(".bar .all").click()
        guest.page.locator(f'.bar [data-option="{puzzle.tempting}"]').click()
        guest.page.locator(".solved").wait_for()
        guest.wait(600)
        save(guest.page.screenshot(), IMAGES / f"{slug}-solved-{width}.webp")
        guest.open(f"/replay/{table}")
        guest.page.locator('[data-tool="review"]').click()
        guest.page.locator(".review").wait_for(timeout=600_000)
        review = guest.page.evaluate("id => fetch(`/api/tables/${id}/review`).then(all => all.json())", table)["review"]
        dear = max(review["decisions"], key=lambda one: (len(one["reasons"]) > 0, one["lost"]))
        guest.page.locator(".replay input[type=range]").fill(str(dear["number"]))
        guest.wait(700)
        save(guest.page.screenshot(), IMAGES / f"{slug}-review-{width}.webp")
    guest.close()
    print(f"{slug} study", flush=True)


def main() -> None:
    if reason := chromium_missing():
        sys.exit(reason)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        chosen = sys.argv[1:] or ["lobby", *slugs()]
        if chosen[0] == "seen":
            take_seen(browser, address, chosen[1:], save)
            chosen = []
        for name in chosen:
            if name == "study":
                for slug in chosen[1:] or slugs():
                    study(browser, address, Path(data), slug)
                break
            if name == "lobby":
                lobby(browser, address)
            else:
                game(browser, address, name)
        browser.close()


if __name__ == "__main__":
    main()
