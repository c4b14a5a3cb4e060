"""The page and the documentation: files, and one document for every address of the page."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from folktable.engine.game import slugs
from folktable.engine.words import ENGLISH
from folktable.server import first
from folktable.server.first import STATIC
from folktable.server.http import LONGEST_PART, allowed, server_of
from folktable.server.people import READ
from folktable.server.problems import Refusal
from folktable.server.rights import may_see
from folktable.server.routes.languages import language_names

SITE = Path(__file__).parents[2] / "site"  # the documentation, as docs/site builds it


async def page(request: Request) -> Response:
    """Files of the page; any other path without a dot is one of the page's own."""
    path = request.path_params.get("path", "")
    file = STATIC / path
    if path and is_of_the_page(file):
        lasting = "assets" in file.relative_to(STATIC).parts  # named after their content
        kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"Cache-Control": kept})
    if "." in path.rpartition("/")[2] or path.startswith("api/"):
        raise Refusal(404, "not-found")
    if not (STATIC / "index.html").is_file():
        raise Refusal(404, "no-page")
    languages = language_names(server_of(request).settings.data)
    language = wanted_language(request, languages)
    made = first.document(path, await game_at(request, path), tuple(slugs()), language, languages)
    return Response(made, media_type="text/html", headers={"Cache-Control": "no-cache"})


def wanted_language(request: Request, languages: Container[str]) -> str:
    """The first that the browser asks for and that there is; a person may have chosen another one on the page."""
    asked = [one.partition(";")[0].strip().lower() for one in request.headers.get("accept-language", "").split(",")]
    return next((code for one in asked for code in (one, one[:2]) if code in languages), ENGLISH)


async def game_at(request: Request, path: str) -> str | None:
    """The game that an address is about. Of a table, if who asks may see it."""
    page, _, id = path.partition("/")
    if page in ("new", "rules") and id in slugs():
        return id
    if page not in first.BOARDS or not id.isalnum() or len(id) > LONGEST_PART:
        return None
    try:
        person = await allowed(request, READ)
        record = await server_of(request).tables.record_now(id)
    except Refusal:
        return None
    return record.row.game if may_see(record, person) else None


def is_of_the_page(file: Path) -> bool:
    try:
        return file.resolve().is_relative_to(STATIC) and file.is_file()
    except (OSError, ValueError):  # no file can be called so
        return False


async def docs(request: Request) -> Response:
    return RedirectResponse("/docs/")


class Site(StaticFiles):
    """The documentation. A browser asks whether what it has kept is still so: a newer version may say more."""

    def file_response(self, *given: Any, **more: Any) -> Response:
        response = super().file_response(*given, **more)
        response.headers["Cache-Control"] = "no-cache"
        return response
