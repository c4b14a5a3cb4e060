"""The application: the HTTP API, the WebSocket of a table, and the page, which uses nothing beside the API."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from folktable.server.api import PACKED, ROUTES, TABLE, endpoint, openapi
from folktable.server.guard import Guard
from folktable.server.http import refused
from folktable.server.problems import NOT_STORED, Refusal
from folktable.server.process import Server, Settings
from folktable.server.routes.house import healthz, show_metrics
from folktable.server.routes.live import live_table
from folktable.server.routes.page import SITE, Site, docs, page
from folktable.server.store import StoreFailed

SWITCH_S = 0.001  # how long a thread that plays a game again keeps the others from their turn

log = structlog.get_logger()


def make_app(settings: Settings) -> Starlette:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.begin()
        gc.collect()
        gc.freeze()  # what was loaded stays: looking through it again and again would make decisions wait
        gc.set_threshold(20_000, 3, 10)  # nearly all goes by itself; of what stays, few are looked at in one go
        sys.setswitchinterval(SWITCH_S)
        yield
        try:
            await server.end()
        except Exception:  # everything acknowledged is stored already
            log.exception("the server did not end cleanly")

    app = Starlette(
        routes=[
            *(
                Route(route.path, endpoint(route), methods=[route.method], middleware=PACKED if route.packed else None)
                for route in ROUTES
            ),
            WebSocketRoute(f"{TABLE}/live", live_table),
            Route("/api/openapi.json", openapi),
            Route("/healthz", healthz),
            Route("/metrics", show_metrics),
            Route("/docs", docs),
            Mount("/docs", Site(directory=SITE, html=True, check_dir=False), middleware=PACKED),
            Route("/", page, middleware=PACKED),
            Route("/{path:path}", page, middleware=PACKED),
        ],
        exception_handlers={
            Refusal: on_refusal,
            StoreFailed: on_store_failed,
            ClientDisconnect: on_gone,
            404: on_unknown,
            405: on_wrong_method,
            Exception: on_failure,
        },
        lifespan=lifespan,
    )
    if settings.redis:
        from folktable.server.forward import Forward

        app.add_middleware(Forward, server=server)
    app.add_middleware(Guard, server=server)
    app.state.server = server
    return app


async def on_refusal(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refused(refusal)


async def on_store_failed(request: Request, error: Exception) -> Response:
    log.error("nothing could be stored", path=request.url.path)
    return refused(NOT_STORED)


async def on_gone(request: Request, error: Exception) -> Response:
    """Nobody is there any more to be answered, and nothing has failed."""
    return Response(status_code=400)


async def on_unknown(request: Request, error: Exception) -> Response:
    return refused(Refusal(404, "not-found"))


async def on_wrong_method(request: Request, error: Exception) -> Response:
    return refused(Refusal(405, "wrong-method", method=request.method))


async def on_failure(request: Request, error: Exception) -> Response:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return refused(Refusal(500, "failed"))
