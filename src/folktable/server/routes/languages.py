"""The languages, and what is said in each: all of it, or the part that a page needs."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from folktable.engine.game import slugs
from folktable.engine.words import LOCALES, english_text, texts
from folktable.server.http import answer, server_of
from folktable.server.problems import Refusal
from folktable.server.routes.games import game_info

log = structlog.get_logger()
TEXT = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=.*\n(?:(?!-?[A-Za-z]|#).*\n?)*", re.MULTILINE)  # one of a locale file


async def languages(request: Request) -> Response:
    """The names of the languages, each in its own words, by their codes."""
    return answer(language_names(server_of(request).settings.data))


async def language(request: Request) -> Response:
    """Everything that is said, in one language, in Project Fluent's syntax."""
    path = locale_files(server_of(request).settings.data).get(request.path_params["language"])
    if path is None:
        raise Refusal(404, "unknown-language")
    part = request.path_params.get("part")
    said = (texts(path) if part is None else part_of(texts(path), part)).encode()
    headers = {"Cache-Control": "no-cache", "ETag": f'"{hashlib.sha256(said).hexdigest()[:16]}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(said, media_type="text/plain; charset=utf-8", headers=headers)


def part_of(said: str, part: str) -> str:
    """The texts of one game; or of the house: all others, and what it says of games that are not being played."""
    if part in slugs():
        return "".join(one[0] for one in TEXT.finditer(said) if one["id"].startswith(f"{part}-"))
    if part != "house":
        raise Refusal(404, "unknown-game", game=part, games=", ".join(slugs()))
    games = tuple(f"{slug}-" for slug in slugs())
    return "".join(one[0] for one in TEXT.finditer(said) if not one["id"].startswith(games) or one["id"] in named())


@cache
def named() -> frozenset[str]:
    """The texts by which games, their seats and what they are like are told where they are only listed."""
    told = frozenset(found for slug in slugs() for found in ids_in(msgspec.to_builtins(game_info(slug))))
    return told | {f"{slug}-about" for slug in slugs() if english_text(f"mood-{slug}") is None}


def ids_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from ids_in(one)


def locale_files(data: Path) -> dict[str, Path]:
    """The languages that came with the program, and those that a host has put into `locale` in the data folder."""
    files = [path for folder in (LOCALES, data / "locale") for path in sorted(folder.glob("*.ftl")) if path.is_file()]
    return {path.stem: path for path in files if language_name(path) is not None}


def language_name(path: Path) -> str | None:
    """In its own words; None of a file that cannot be read: without it the page goes on in the other languages."""
    return name_in(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def name_in(path: Path, changed: int) -> str | None:
    try:
        found = re.search(r"^language = (.+)$", path.read_text("utf-8"), re.MULTILINE)
    except (OSError, UnicodeDecodeError) as error:
        log.error("a language cannot be read", file=str(path), reason=str(error))
        return None
    return found[1] if found else path.stem


def language_names(data: Path) -> dict[str, str]:
    """By their codes."""
    return {code: name for code, path in locale_files(data).items() if (name := language_name(path))}
