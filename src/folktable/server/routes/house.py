"""The server itself: its version, where others find it, whether it is well, what it counts."""

from __future__ import annotations

import asyncio
import secrets

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response

import folktable
from folktable.server import metrics
from folktable.server.addresses import for_others, tried
from folktable.server.http import answer, server_of
from folktable.server.problems import Refusal
from folktable.wire import About

LOOPBACK = ("127.0.0.1", "::1")


async def about(request: Request) -> Response:
    settings = server_of(request).settings
    return answer(About(folktable.__version__, settings.keep_people_days, settings.keep_tables_days, settings.lab))


def is_from_here(request: Request) -> bool:
    """From this machine, and not passed on by a proxy on it."""
    return request.client is not None and request.client.host in LOOPBACK


async def addresses(request: Request) -> Response:
    """Whoever asks from this machine may learn where others find it; all others are there already."""
    settings = server_of(request).settings
    if not is_from_here(request):
        return answer([])
    return answer(await asyncio.gather(*map(tried, for_others(settings.host, settings.port))))


async def healthz(request: Request) -> Response:
    """Well is a server that can store what is decided."""
    await server_of(request).check_store()
    return answer({"status": "ok"})


async def show_metrics(request: Request) -> Response:
    """For this machine, or for who has the token."""
    server = server_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token = server.settings.ops_token
    if not is_from_here(request) and not (token and secrets.compare_digest(given, token)):
        raise Refusal(403, "not-here")
    metrics.TABLES.set(len(server.tables.live))
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)
