"""What a page needs first, told in its head: a browser asks for all of it at once, instead of finding it step by step.

The page is one program for all of its addresses. Which of its files an address needs, the build's manifest knows
(web/vite.config.ts); what it asks the API for first, the page's own code does, and `ASKS` says it once more.
"""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

import msgspec

STATIC = Path(__file__).parents[1] / "static"
PAGES = {
    "": "Lobby",
    "new": "NewTable",
    "table": "TablePage",
    "replay": "Replay",
    "rules": "Rules",
    "settings": "Settings",
    "help": "Help",
}
ASKS = {
    "": ("/api/games", "/api/me", "/api/tables?first=0"),
    "new": ("/api/games",),
    "table": ("/api/tables/{id}",),
    "replay": ("/api/tables/{id}/replay?first=0&count=12",),
    "rules": ("/api/games", "/api/games/{id}/rules", "/api/games/{id}/glossary"),
    "help": ("/api/games",),
}
BOARDS = ("table", "replay")  # the pages with a game's board
# The letters of headings, and of questions at a board: when they come late, what is beside and below moves.
LETTERS = ("grenze-latin-600-normal-*.woff2", "grenze-latin-500-normal-*.woff2")
OF_GAMES = {"table": "index.ts", "replay": "index.ts", "new": "setup.ts", "rules": "Glossed.svelte"}


@cache
def manifest() -> dict[str, dict[str, Any]]:
    file = STATIC / "manifest.json"
    return msgspec.json.decode(file.read_bytes()) if file.is_file() else {}


@cache
def index() -> str:
    return (STATIC / "index.html").read_text("utf-8")


@cache
def script_sources() -> str:
    """Whose scripts a browser may run: our files, and the one that stands in the page itself, word by word."""
    written = re.findall(r"<script>(.*?)</script>", index(), re.DOTALL) if (STATIC / "index.html").is_file() else []
    return " ".join(["'self'", *(f"'sha256-{b64encode(sha256(one.encode()).digest()).decode()}'" for one in written)])


def sources(page: str, game: str | None, games: tuple[str, ...]) -> list[str]:
    """The modules of the page that its first look is made of, as they are called where it is written."""
    wanted = [f"src/pages/{PAGES[page]}.svelte"]
    if game is not None:
        wanted.append(f"src/games/{game}/{OF_GAMES[page]}")
    shown = {"": games, "new": (game,)}.get(page, ())  # whose pictures are on it
    return [one for one in (*wanted, *(f"src/games/{slug}/Picture.svelte" for slug in shown)) if one in manifest()]


def files(wanted: list[str]) -> tuple[list[str], list[str]]:
    """The scripts and styles of these modules and of all that they import, each once."""
    scripts: dict[str, None] = {}
    styles: dict[str, None] = {}

    def add(name: str) -> None:
        made = manifest()[name]
        if made["file"] in scripts:
            return
        scripts[made["file"]] = None
        styles.update(dict.fromkeys(made.get("css", ())))
        for imported in made.get("imports", ()):
            add(imported)

    for name in wanted:
        add(name)
    return list(scripts), list(styles)


@cache
def head(page: str, game: str | None, games: tuple[str, ...], language: str) -> str:
    scripts, styles = files(sources(page, game, games))
    parts = ("house",) if game is None else ("house", game)
    letters = LETTERS if page in BOARDS else LETTERS[:1]
    fonts = [file.name for kind in letters for file in (STATIC / "assets").glob(kind)]
    return "\n".join(
        [
            *(f'<link rel="preload" as="font" crossorigin href="/assets/{file}">' for file in fonts),
            *(f'<link rel="stylesheet" crossorigin href="/{file}">' for file in styles if file not in index()),
            *(f'<link rel="modulepreload" crossorigin href="/{file}">' for file in scripts if file not in index()),
            *(asked(f"/api/languages/{language}/{part}") for part in parts),
        ]
    )


def asked(path: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(path)}">'


def document(path: str, game: str | None, games: tuple[str, ...], language: str, languages: dict[str, str]) -> str:
    """The page for an address. `game`: which one it is about, where who asks may know."""
    page, _, id = path.partition("/")
    known = msgspec.json.encode(languages).decode().replace("<", "\\u003c")
    told = f'<script type="application/json" id="languages">{known}</script>'
    if page in PAGES and id.isalnum() is bool(id):
        asks = (asked(one.format(id=id)) for one in ASKS.get(page, ()) if game is not None or page not in BOARDS)
        told = "\n".join([head(page, game, games, language), *asks, told])
    return index().replace("</head>", told + "\n</head>")
