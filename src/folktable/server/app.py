"""The HTTP API, the WebSocket of a table, and the page. What the page uses is the API: there is nothing beside it."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
import structlog
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box, slugs
from folktable.engine.lesson import lesson_of
from folktable.engine.packages import rulebook_path
from folktable.engine.rulebook import rules
from folktable.engine.words import LOCALES, texts
from folktable.server import counted, replays
from folktable.server.bots import LEVEL_NAMES, Bots
from folktable.server.limits import Bucket, Buckets, body_in
from folktable.server.live import Connection, LiveTable, default_options
from folktable.server.messages import (
    Created,
    Enter,
    GameInfo,
    HostOption,
    Invite,
    LineReport,
    Me,
    Mute,
    NameAndPassword,
    NewGuest,
    NewTable,
    NewToken,
    Pause,
    PlayOn,
    Problem,
    Replayed,
    Rules,
    SeatNamed,
    SeatOrder,
    SitDown,
    TableInfo,
    Token,
)
from folktable.server.openapi import description
from folktable.server.people import STAND_IN, TOKEN, People, Person
from folktable.server.problems import NOT_STORED, Refusal
from folktable.server.sockets import IN_SCOPE, TableSocket
from folktable.server.store import Sqlite, Store, StoreFailed
from folktable.server.tables import Tables

if TYPE_CHECKING:
    from folktable.server.neighbours import Neighbours

COOKIE = "folktable"
COOKIE_S = 400 * 86400
LOOPBACK = ("127.0.0.1", "::1")
STATIC = Path(__file__).parents[1] / "static"

log = structlog.get_logger()
Body = TypeVar("Body", bound=Struct)


class Settings(Struct, frozen=True):
    data: Path
    database: str = ""  # of PostgreSQL; without it, a file of SQLite in `data`
    redis: str = ""  # where several processes find each other
    address: str = ""  # at which the others reach this one
    bot_pace: float = 1.0
    ops_token: str = ""  # lets others than this machine read /metrics
    messages: tuple[float, float] = (40, 10)  # of one connection: at once, and a second
    requests: tuple[float, float] = (120, 20)  # of one address: at once, and a second
    sign_ups: tuple[float, float] = (20, 0.05)
    new_tables: tuple[float, float] = (20, 0.1)


class Server:
    """Everything that lives as long as the process does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Buckets(*settings.requests)
        self.sign_ups = Buckets(*settings.sign_ups)
        self.new_tables = Buckets(*settings.new_tables)
        self.bots = Bots(settings.bot_pace)
        self.store: Store
        self.neighbours: Neighbours | None = None
        self.people: People
        self.tables: Tables

    async def begin(self) -> None:
        settings = self.settings
        self.store = await open_store(settings.data, settings.database)
        if settings.redis:
            self.neighbours = await connect_neighbours(settings.redis, settings.address)
        self.people = People(self.store)
        self.tables = Tables(self.store, self.bots, self.neighbours)
        await self.tables.begin()

    async def end(self) -> None:
        await self.tables.end()
        self.bots.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        await self.store.close()


async def open_store(data: Path, database: str) -> Store:
    """The embedded file, or PostgreSQL (whose driver is an extra)."""
    if not database:
        return Store(Sqlite(data / "folktable.sqlite3"))
    needs_scale("asyncpg")
    from folktable.server.postgres import Postgres

    return Store(await Postgres.connect(database))


async def connect_neighbours(redis: str, address: str) -> Neighbours:
    needs_scale("redis")
    from folktable.server.neighbours import Neighbours

    return await Neighbours.connect(redis, address)


def needs_scale(module: str) -> None:
    if find_spec(module) is None:
        raise FolktableError(f"{module} is not installed: run pip install 'folktable[scale]'")


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


# --- Requests and answers -----------------------------------------------------------------------------------


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body_of(request: Request, kind: type[Body]) -> Body:
    data = await body_in(request)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal(400, "malformed", reason=str(error)) from None


async def person_at(connection: HTTPConnection) -> Person | None:
    """Who sends this, by token or by cookie."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    people = server_of(connection).people
    if scheme:
        person = await people.behind(secret) if scheme.lower() == "bearer" else None
        if person is None:
            raise Refusal(401, "unknown-token")
        return person
    cookie = connection.cookies.get(COOKIE)
    return None if cookie is None else await people.behind(cookie)


async def known(request: Request) -> Person:
    person = await person_at(request)
    if person is None:
        raise Refusal(401, "nobody")
    return person


async def known_or_new(request: Request, name: str) -> tuple[Person, str]:
    """Who sends this; whoever has no session yet becomes a guest, and gets its secret."""
    person = await person_at(request)
    if person is not None:
        return person, ""
    server = server_of(request)
    if not server.sign_ups.take(address_of(request)):
        raise Refusal(429, "too-fast", "many-guests")
    return await server.people.new_guest(name)


def with_cookie(request: Request, response: Response, secret: str) -> Response:
    if secret:
        response.set_cookie(
            COOKIE, secret, max_age=COOKIE_S, httponly=True, samesite="lax", secure=request.url.scheme == "https"
        )
    return response


# --- Games ----------------------------------------------------------------------------------------------------


@cache
def game_info(slug: str) -> GameInfo:
    game = load(slug)
    fewest, most = game.seats
    schema = msgspec.json.schema(game.box.Options)
    properties = schema["$defs"]["Options"]["properties"]
    defaults = msgspec.to_builtins(game.box.Options(**default_options(game, "live")))
    return GameInfo(
        slug=slug,
        title=game.title,
        fewest=fewest,
        most=most,
        seat_names={str(n): game.table.seat_names(open_box(game, seats=n)) for n in range(fewest, most + 1)},
        options=tuple(HostOption(name, properties[name], defaults[name]) for name in properties),
        bots=LEVEL_NAMES,
        lesson=lesson_of(slug) is not None,
    )


async def languages(request: Request) -> Response:
    """The names of the languages, each in its own words, by their codes."""
    return answer({code: language_name(path) for code, path in locale_files(server_of(request).settings.data).items()})


async def language(request: Request) -> Response:
    """Everything that is said, in one language, in Project Fluent's syntax."""
    path = locale_files(server_of(request).settings.data).get(request.path_params["language"])
    if path is None:
        raise Refusal(404, "unknown-language")
    said = texts(path).encode()
    headers = {"Cache-Control": "no-cache", "ETag": f'"{hashlib.sha256(said).hexdigest()[:16]}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(said, media_type="text/plain; charset=utf-8", headers=headers)


def locale_files(data: Path) -> dict[str, Path]:
    """The languages that came with the program, and those that a host has put into `locale` in the data folder."""
    return {path.stem: path for folder in (LOCALES, data / "locale") for path in sorted(folder.glob("*.ftl"))}


def language_name(path: Path) -> str:
    found = re.search(r"^language = (.+)$", path.read_text(), re.MULTILINE)
    return found[1] if found else path.stem


async def games(request: Request) -> Response:
    return answer([game_info(slug) for slug in slugs()])


async def game_rules(request: Request) -> Response:
    slug = request.path_params["slug"]
    if slug not in slugs():
        raise Refusal(404, "unknown-game", game=slug, games=", ".join(slugs()))
    return answer(Rules(rulebook_path(slug).read_text(), rules(slug)))


async def game_edition(request: Request) -> Response:
    slug = request.path_params["slug"]
    if slug not in slugs():
        raise Refusal(404, "unknown-game", game=slug, games=", ".join(slugs()))
    return answer(load(slug).default_edition())


# --- People ---------------------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    person = await person_at(request)
    if person is None:
        return answer(Me("", False, ()))
    tables = await server_of(request).tables.of(person)
    return answer(Me(person.name, person.registered, tuple(live.info(person) for live in tables)))


async def register(request: Request) -> Response:
    wanted = await body_of(request, NameAndPassword)
    person, secret = await known_or_new(request, wanted.name)
    await server_of(request).people.register(person, wanted.name, wanted.password)
    return with_cookie(request, answer(Me(wanted.name, True, ())), secret)


async def sign_in(request: Request) -> Response:
    server = server_of(request)
    if not server.sign_ups.take(address_of(request)):
        raise Refusal(429, "too-fast", "many-attempts")
    given = await body_of(request, NameAndPassword)
    person, secret = await server.people.sign_in(given.name, given.password)
    tables = await server.tables.of(person)
    known_as = Me(person.name, True, tuple(live.info(person) for live in tables))
    return with_cookie(request, answer(known_as), secret)


async def sign_out(request: Request) -> Response:
    await server_of(request).people.sign_out(await known(request))
    response = answer(Me("", False, ()))
    response.delete_cookie(COOKIE)
    return response


async def export_me(request: Request) -> Response:
    return answer(await server_of(request).people.export(await known(request)))


async def forget_me(request: Request) -> Response:
    """Everything personal goes; where a game goes on, a bot plays on."""
    server, person = server_of(request), await known(request)
    for live in await server.tables.of(person):
        async with live.lock:
            for seat in live.seats_of(person):
                live.change_seat(seat, person=None, player="somebody", bot=STAND_IN)
            await live.settle()
        await server.tables.announce(live.id)
    await server.store.forget_person(person.id, STAND_IN)
    for live in server.tables.live.values():
        live.chat = [row for row in live.chat if row.person != person.id]
    response = answer(Me("", False, ()))
    response.delete_cookie(COOKIE)
    return response


async def new_guest(request: Request) -> Response:
    server = server_of(request)
    if not server.sign_ups.take(address_of(request)):
        raise Refusal(429, "too-fast", "many-guests")
    wanted = await body_of(request, NewGuest)
    _, secret = await server.people.new_guest(wanted.name, TOKEN)
    return answer(Token(secret), 201)


async def new_token(request: Request) -> Response:
    person = await known(request)
    wanted = await body_of(request, NewToken)
    return answer(Token(await server_of(request).people.new_session(person, TOKEN, wanted.label, wanted.table)), 201)


async def revoke_token(request: Request) -> Response:
    await server_of(request).people.revoke(await known(request), request.path_params["label"])
    return answer(None)


# --- Tables ---------------------------------------------------------------------------------------------------


async def public_tables(request: Request) -> Response:
    person = await person_at(request)
    return answer([live.info(person) for live in await server_of(request).tables.public()])


async def new_table(request: Request) -> Response:
    server = server_of(request)
    spec = await body_of(request, NewTable)
    if not server.new_tables.take(address_of(request)):
        raise Refusal(429, "too-fast", "many-tables")
    person, secret = await known_or_new(request, spec.name)
    live, invite = await server.tables.create(person, spec)
    return with_cookie(request, answer(Created(live.info(person), invite), 201), secret)


async def table_info(request: Request) -> Response:
    person = await person_at(request)
    live = await server_of(request).tables.seen_by(request.path_params["table"], person)
    async with live.lock:
        await live.read()
    return answer(live.info(person))


async def sit(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, SitDown)
    live = await server.tables.find(request.path_params["table"])
    person, secret = await known_or_new(request, wanted.name)
    await server.tables.sit(live, person, wanted)
    await server.people.call_guest(person, wanted.name)
    return with_cookie(request, answer(live.info(person)), secret)


async def enter(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, Enter)
    live = await server.tables.find(request.path_params["table"])
    person, secret = await known_or_new(request, "a guest")
    await server.tables.enter(live, person, wanted.invite)
    return with_cookie(request, answer(live.info(person)), secret)


async def leave(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    live = await server.tables.seen_by(request.path_params["table"], person)
    await server.tables.leave(live, person, None)
    return answer(live.info(person))


async def order_seat(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    wanted = await body_of(request, SeatOrder)
    live = await server.tables.seen_by(request.path_params["table"], person)
    await server.tables.order_seat(live, person, wanted.seat, wanted.bot)
    return answer(live.info(person))


async def start(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.start(live)
    return answer(live.info(person))


async def show_out(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    wanted = await body_of(request, SeatNamed)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.show_out(live, wanted.seat)
    return answer(live.info(person))


async def mute(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    wanted = await body_of(request, Mute)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.mute(live, wanted.seat, wanted.muted)
    return answer(live.info(person))


async def pause(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    wanted = await body_of(request, Pause)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.pause(live, wanted.paused)
    return answer(live.info(person))


async def line_reports(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    return answer(await server.tables.line_reports(live))


async def close(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.close(live)
    return answer(live.info(person))


async def play_on(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, PlayOn)
    person, secret = await known_or_new(request, wanted.name)
    if not server.new_tables.take(address_of(request)):
        raise Refusal(429, "too-fast", "many-tables")
    live = await server.tables.seen_by(request.path_params["table"], person)
    created, invite = await server.tables.play_on(live, person, wanted)
    return with_cookie(request, answer(Created(created.info(person), invite), 201), secret)


async def rematch(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    live = await server.tables.seen_by(request.path_params["table"], person)
    follower, invite = await server.tables.rematch(live, person)
    return answer(Created(follower.info(person), invite), 201)


async def new_invite(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    return answer(Invite(await server.tables.new_invite(live)))


def number_in(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Refusal(400, "not-a-number", name=name)
    return int(text)


async def lines(request: Request) -> Response:
    """The story from any line on, as one of your seats or a spectator may read it."""
    person = await person_at(request)
    live = await server_of(request).tables.seen_by(request.path_params["table"], person)
    mine = live.seats_of(person)
    seat = number_in(request, "seat", mine[0] if mine else -1)
    observer = live.seat_to_look_from(person, None if seat < 0 else seat)
    return answer(await replays.lines(live, observer, number_in(request, "first", 0), number_in(request, "count", 200)))


async def replay(request: Request) -> Response:
    person = await person_at(request)
    live = await server_of(request).tables.seen_by(request.path_params["table"], person)
    first, count = number_in(request, "first", 0), number_in(request, "count", 200)
    return answer(await replays.frames(live, live.info(person), first, count))


async def saved_game(request: Request) -> Response:
    person = await person_at(request)
    live = await server_of(request).tables.seen_by(request.path_params["table"], person)
    name = f"{live.row.game}-{live.id}.folktable.json"
    text = await replays.saved_game(live)
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


# --- Live -------------------------------------------------------------------------------------------------------


async def live_table(socket: WebSocket) -> None:
    """The WebSocket of a table."""
    server = server_of(socket)
    try:
        person = await person_at(socket)
        live = await server.tables.seen_by(socket.path_params["table"], person)
    except Refusal as refusal:
        await socket.send_denial_response(refused(refusal))
        return
    await socket.accept()
    wire: TableSocket = socket.scope["extensions"][IN_SCOPE]
    wire.listen()
    connection = Connection(person, wire, Bucket(*server.settings.messages))
    live.join(connection)
    counted.CONNECTIONS.inc()
    try:
        # In a task of its own: otherwise every message would wake all of the application that is around this.
        await asyncio.create_task(listen(wire, live, connection))
    finally:
        counted.CONNECTIONS.dec()
        live.leave(connection)


async def listen(wire: TableSocket, live: LiveTable, connection: Connection) -> None:
    while (message := await wire.message()) is not None:
        await live.hear(connection, message)


# --- Running it -----------------------------------------------------------------------------------------------


async def healthz(request: Request) -> Response:
    return answer({"status": "ok"})


async def metrics(request: Request) -> Response:
    """For this machine, or for who has the token."""
    server = server_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token = server.settings.ops_token
    if address_of(request) not in LOOPBACK and not (token and secrets.compare_digest(given, token)):
        raise Refusal(403, "not-here")
    counted.TABLES.set(len(server.tables.live))
    return Response(generate_latest(counted.REGISTRY), media_type=CONTENT_TYPE_LATEST)


# --- The page ---------------------------------------------------------------------------------------------------


async def page(request: Request) -> Response:
    """Files of the page; any other path without a dot is one of the page's own."""
    path = request.path_params.get("path", "")
    file = (STATIC / path).resolve()
    if path and file.is_relative_to(STATIC) and file.is_file():
        lasting = "assets" in file.relative_to(STATIC).parts  # named after their content
        kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"Cache-Control": kept})
    if "." in path.rpartition("/")[2] or path.startswith("api/"):
        raise Refusal(404, "not-found")
    if not (STATIC / "index.html").is_file():
        raise Refusal(404, "no-page")
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


# --- Around all of it -------------------------------------------------------------------------------------------

SECURITY = [  # as ASGI wants them
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }.items()
]
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def check_origin(headers: Headers) -> None:
    """A browser says which page sends this: it must be our own. Programs do not say it, and send no cookie."""
    origin = headers.get("origin")
    if origin is None:
        if "cookie" in headers and "authorization" not in headers:
            raise Refusal(403, "no-origin")
        return
    if origin.partition("://")[2] != headers.get("host", ""):
        raise Refusal(403, "foreign-origin")


def refused(refusal: Refusal) -> Response:
    return answer(Problem(refusal.code, refusal.text, refusal.words), refusal.status)


class Guard:
    """Before everything: origins and rates; after everything: headers, and a sentence for whatever went wrong."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app, self.server = app, server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            try:
                self.check(HTTPConnection(scope))
                await self.app(scope, receive, send)
            except Refusal as refusal:
                await WebSocket(scope, receive, send).send_denial_response(refused(refusal))
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                fresh = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []
                message = {**message, "headers": [*message["headers"], *SECURITY, *fresh]}
            await send(message)

        request = Request(scope, receive)
        try:
            self.check(request)
            await self.app(scope, receive, send_guarded)
        except Refusal as refusal:
            await refused(refusal)(scope, receive, send_guarded)

    def check(self, connection: HTTPConnection) -> None:
        neighbours = self.server.neighbours
        if neighbours is not None and neighbours.sent(connection.headers):
            return  # checked where it came in
        if not self.server.requests.take(address_of(connection)):
            raise Refusal(429, "too-fast", "many-requests")
        if connection.scope.get("method") not in SAFE_METHODS:
            check_origin(connection.headers)


async def on_refusal(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refused(refusal)


async def on_store_failed(request: Request, error: Exception) -> Response:
    log.error("nothing could be stored", path=request.url.path)
    return refused(NOT_STORED)


async def on_unknown(request: Request, error: Exception) -> Response:
    return refused(Refusal(404, "not-found"))


async def on_wrong_method(request: Request, error: Exception) -> Response:
    return refused(Refusal(405, "wrong-method", method=request.method))


async def on_failure(request: Request, error: Exception) -> Response:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return refused(Refusal(500, "failed"))


Handler = Callable[[Request], Awaitable[Response]]


class ApiRoute(NamedTuple):
    """One thing that can be asked for: the routes and the API's description are made of these."""

    method: str
    path: str
    handler: Handler
    takes: Any
    gives: Any
    does: str
    query: tuple[str, ...] = ()  # whole numbers
    media: str = "application/json"  # what it gives


TABLE = "/api/tables/{table}"
ROUTES = (
    ApiRoute("GET", "/api/languages", languages, None, dict[str, str], "The languages: their names by code"),
    ApiRoute("GET", "/api/languages/{language}", language, None, str, "All texts of a language", media="text/plain"),
    ApiRoute("GET", "/api/games", games, None, list[GameInfo], "All games, with what a host may set"),
    ApiRoute("GET", "/api/games/{slug}/rules", game_rules, None, Rules, "A game's rules reference"),
    ApiRoute("GET", "/api/games/{slug}/edition", game_edition, None, dict[str, Any], "What is in a game's box"),
    ApiRoute("GET", "/api/me", me, None, Me, "Who you are here, and your tables"),
    ApiRoute("PUT", "/api/me", register, NameAndPassword, Me, "Keep your history under a name and a password"),
    ApiRoute("DELETE", "/api/me", forget_me, None, Me, "Delete everything personal that is kept about you"),
    ApiRoute("GET", "/api/me/export", export_me, None, dict[str, Any], "Everything that is kept about you"),
    ApiRoute("POST", "/api/me/session", sign_in, NameAndPassword, Me, "Sign in"),
    ApiRoute("DELETE", "/api/me/session", sign_out, None, Me, "Sign out"),
    ApiRoute("POST", "/api/me/tokens", new_token, NewToken, Token, "A token for a program that plays for you"),
    ApiRoute("DELETE", "/api/me/tokens/{label}", revoke_token, None, None, "Revoke a token"),
    ApiRoute("POST", "/api/guests", new_guest, NewGuest, Token, "A guest's token for a program of its own"),
    ApiRoute("GET", "/api/tables", public_tables, None, list[TableInfo], "Tables that are open to all"),
    ApiRoute("POST", "/api/tables", new_table, NewTable, Created, "Start a table"),
    ApiRoute("GET", TABLE, table_info, None, TableInfo, "A table"),
    ApiRoute("POST", f"{TABLE}/sit", sit, SitDown, TableInfo, "Sit down"),
    ApiRoute("POST", f"{TABLE}/enter", enter, Enter, TableInfo, "Watch a private table by its invite"),
    ApiRoute("POST", f"{TABLE}/leave", leave, None, TableInfo, "Leave: in a game a bot plays on for you"),
    ApiRoute("POST", f"{TABLE}/seats", order_seat, SeatOrder, TableInfo, "Hand a seat to a bot, or take it back"),
    ApiRoute("POST", f"{TABLE}/start", start, None, TableInfo, "Fill the free seats with bots and begin (host)"),
    ApiRoute("POST", f"{TABLE}/show-out", show_out, SeatNamed, TableInfo, "Show a player out (host)"),
    ApiRoute("POST", f"{TABLE}/mute", mute, Mute, TableInfo, "Mute a player, or let them speak again (host)"),
    ApiRoute("POST", f"{TABLE}/pause", pause, Pause, TableInfo, "Stop or start Grumpf's clock between hunts (host)"),
    ApiRoute("GET", f"{TABLE}/line-reports", line_reports, None, list[LineReport], "What is odd at a live seat (host)"),
    ApiRoute("POST", f"{TABLE}/close", close, None, TableInfo, "Close the table (host)"),
    ApiRoute("POST", f"{TABLE}/play-on", play_on, PlayOn, Created, "Go on from a point of a finished game"),
    ApiRoute("POST", f"{TABLE}/rematch", rematch, None, Created, "Play again, seats passed on"),
    ApiRoute("POST", f"{TABLE}/invite", new_invite, None, Invite, "A new invite; older ones no longer work (host)"),
    ApiRoute("GET", f"{TABLE}/lines", lines, None, replays.Story, "The story so far", ("first", "count", "seat")),
    ApiRoute("GET", f"{TABLE}/replay", replay, None, Replayed, "A finished game, opened", ("first", "count")),
    ApiRoute("GET", f"{TABLE}/file", saved_game, None, dict[str, Any], "A finished game as a file"),
)


async def openapi(request: Request) -> Response:
    return answer(description(ROUTES))


def make_app(settings: Settings) -> Starlette:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.begin()
        gc.collect()
        gc.freeze()  # what was loaded stays: looking through it again and again would make decisions wait
        gc.set_threshold(50_000, 10, 10)  # views are many small things that go by themselves
        yield
        try:
            await server.end()
        except Exception:  # everything acknowledged is stored already
            log.exception("the server did not end cleanly")

    app = Starlette(
        routes=[
            *(Route(route.path, route.handler, methods=[route.method]) for route in ROUTES),
            WebSocketRoute(f"{TABLE}/live", live_table),
            Route("/api/openapi.json", openapi),
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            Route("/", page, middleware=[Middleware(GZipMiddleware)]),
            Route("/{path:path}", page, middleware=[Middleware(GZipMiddleware)]),
        ],
        exception_handlers={
            Refusal: on_refusal,
            StoreFailed: on_store_failed,
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
