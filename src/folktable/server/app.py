"""The HTTP API, the WebSocket of a table, and the page. What the page uses is the API: there is nothing beside it."""

from __future__ import annotations

import asyncio
import gc
import gzip
import hashlib
import re
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Iterator
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
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import folktable
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box, slugs
from folktable.engine.glossary import glossary
from folktable.engine.lesson import chapters_of
from folktable.engine.rulebook import reference, rules
from folktable.engine.words import ENGLISH, LOCALES, english_text, texts
from folktable.server import boards, first, metrics, pages, replays, retention
from folktable.server.addresses import for_others, tried
from folktable.server.analyst import Analyst
from folktable.server.bots import LEVEL_NAMES, Bots
from folktable.server.conversation import Connection
from folktable.server.first import STATIC
from folktable.server.lab import Lab, opened_edition, study_of
from folktable.server.limits import Bucket, Buckets, Crowd, Rate, body_in, household
from folktable.server.live import LiveTable
from folktable.server.names import proper_name
from folktable.server.openapi import description
from folktable.server.people import ACCOUNT, HOST, PLAY, READ, TOKEN, Need, People, Person
from folktable.server.problems import NOT_STORED, Refusal
from folktable.server.record import default_options, host_options
from folktable.server.requests import hear
from folktable.server.reviews import Reviews
from folktable.server.rights import may_see, seat_to_look_from
from folktable.server.sockets import BYTES, FRAMES, IN_SCOPE, TableSocket
from folktable.server.store import Sqlite, Store, StoreFailed
from folktable.server.tables import Tables
from folktable.server.watched import repeatedly
from folktable.wire import (
    VERSION,
    About,
    Address,
    Analysed,
    ConnectionReport,
    Created,
    Enter,
    GameInfo,
    Glossary,
    Invite,
    LabEdition,
    Me,
    Mute,
    NameAndPassword,
    NewGuest,
    NewStudy,
    NewTable,
    NewToken,
    OpenEdition,
    Pause,
    PlayOn,
    Position,
    Problem,
    PuzzleAnswer,
    Puzzles,
    PuzzleShown,
    PuzzleSolved,
    Registration,
    Replayed,
    Reviewing,
    Rules,
    SeatNamed,
    SeatOrder,
    SessionInfo,
    SharedPosition,
    SitDown,
    Studying,
    TableInfo,
    Token,
)

if TYPE_CHECKING:
    from folktable.server.neighbours import Neighbours

COOKIE = "folktable"
COOKIE_S = 400 * 86400
TEXT = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=.*\n(?:(?!-?[A-Za-z]|#).*\n?)*", re.MULTILINE)  # one of a locale file
LOOPBACK = ("127.0.0.1", "::1")
CALLED = frozenset({"name", "label"})  # fields that others read
LONGEST_PART = 64  # of a path: ids are shorter
REPLAY_LEVEL = 4  # of compression: frames are alike, more saves little
SWITCH_S = 0.001  # how long a thread that plays a game again keeps the others from their turn
CHECK_S, CHECK_EVERY_S = 3.0, 5.0  # how long the store may take, and how often it is tried
SITE = Path(__file__).parents[1] / "site"  # the documentation, as docs/site builds it

log = structlog.get_logger()
Body = TypeVar("Body", bound=Struct)


class Settings(Struct, frozen=True):
    data: Path
    database: str = ""  # of PostgreSQL; without it, a file of SQLite in `data`
    redis: str = ""  # where several processes find each other
    address: str = ""  # at which the others reach this one
    host: str = "127.0.0.1"  # it listens there
    port: int = 0
    bot_pace: float = 1.0
    ops_token: str = ""  # lets others than this machine read /metrics
    connections: tuple[int, int] = (100, 10_000)  # of one household, in all
    messages: Rate = (40, 10)  # of one socket: at once, and a second
    frames: Rate = FRAMES
    bytes: Rate = BYTES
    requests: Rate = (120, 20)  # of one household, to the API
    files: Rate = (600, 100)  # of the page: it comes in dozens, and several sit behind one address
    archives: Rate = (30, 3)  # stories and replays: games that are played again
    sign_ups: Rate = (20, 0.05)
    new_tables: Rate = (20, 0.1)
    guesses: Rate = (10, 1 / 60)  # at one account's password, from anywhere
    hosted: int = 30  # tables of one person that are not over
    keep_people_days: int = 400  # as long as a browser keeps the cookie; 0: for ever
    keep_tables_days: int = 180
    lab: bool = False  # the designer's page is open


class Server:
    """Everything that lives as long as the process does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Buckets(*settings.requests)
        self.archives = Buckets(*settings.archives)
        self.files = Buckets(*settings.files)
        self.sign_ups = Buckets(*settings.sign_ups)
        self.new_tables = Buckets(*settings.new_tables)
        self.at_once = Crowd(settings.connections[0])  # requests and sockets by household
        self.bots = Bots(settings.bot_pace)
        self.lab = Lab()
        self.analyst = Analyst()
        self.checking: asyncio.Task[None] | None = None
        self.checked_at = 0.0
        self.store: Store
        self.neighbours: Neighbours | None = None
        self.people: People
        self.tables: Tables
        self.reviews: Reviews

    async def begin(self) -> None:
        settings = self.settings
        self.store = await open_store(settings.data, settings.database, alone=True)
        if settings.redis:
            self.neighbours = await connect_neighbours(settings.redis, settings.address)
        self.people = People(self.store, settings.guesses)
        self.tables = Tables(self.store, self.bots, self.neighbours)
        self.reviews = Reviews(self.store)
        await self.tables.begin()
        self.housekeeping = [
            asyncio.create_task(repeatedly("tidy", retention.EVERY_S, self.tidy)),
            asyncio.create_task(repeatedly("large pages", 0.0, pages.use_large_pages)),
        ]

    async def tidy(self) -> None:
        settings = self.settings
        await retention.tidy(self.store, self.tables, settings.keep_people_days, settings.keep_tables_days)

    async def check_store(self) -> None:
        """`StoreFailed` if nothing can be stored; it is tried every few seconds, however often somebody asks."""
        if self.checking is None or (self.checking.done() and time.monotonic() > self.checked_at + CHECK_EVERY_S):
            self.checked_at = time.monotonic()
            self.checking = asyncio.create_task(self.store.check())
        try:
            await asyncio.wait_for(asyncio.shield(self.checking), CHECK_S)
        except TimeoutError:
            raise StoreFailed("the store does not answer") from None

    async def end(self) -> None:
        for task in self.housekeeping:
            task.cancel()
        await self.tables.end()
        self.bots.close()
        self.reviews.close()
        self.lab.close()
        await self.analyst.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        await self.store.close()


async def open_store(data: Path, database: str, alone: bool = False) -> Store:
    """The embedded file, or PostgreSQL (whose driver is an extra). `alone`: for a server, of which a file has one."""
    if not database:
        return Store(Sqlite(data / "folktable.sqlite3", alone))
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


def household_of(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else ""


# --- Requests and answers -----------------------------------------------------------------------------------


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body_of(request: Request, kind: type[Body]) -> Body:
    data = await body_in(request)
    try:
        body = msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, "malformed", reason=str(error)) from None
    for field in CALLED.intersection(kind.__struct_fields__):
        setattr(body, field, proper_name(getattr(body, field)))
    return body


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


async def allowed(connection: HTTPConnection, need: Need) -> Person | None:
    """Who sends this, whose session is good for it. Nobody at all is let through: what they may see, a table says."""
    if not all(len(part) <= LONGEST_PART and part.isprintable() for part in connection.path_params.values()):
        raise Refusal(404, "not-found")
    person = await person_at(connection)
    if person is not None:
        person.must(need, connection.path_params.get("table"))
    return person


def sender(request: Request) -> Person | None:
    person: Person | None = request.state.person
    return person


def known(request: Request) -> Person:
    person = sender(request)
    if person is None:
        raise Refusal(401, "nobody")
    return person


async def known_or_new(request: Request, name: str) -> tuple[Person, str]:
    """Who sends this; whoever has no session yet becomes a guest, and gets its secret."""
    person = sender(request)
    if person is not None:
        return person, ""
    server = server_of(request)
    if not server.sign_ups.take(household_of(request)):
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
    return GameInfo(
        slug=slug,
        title=game.title,
        fewest=fewest,
        most=most,
        seat_names={str(n): game.table.seat_names(open_box(game, seats=n)) for n in range(fewest, most + 1)},
        options=host_options(game, default_options(game, "live")),
        first=getattr(game.table, "FIRST_OPTIONS", {}),
        bots=LEVEL_NAMES,
        chapters=len(chapters_of(slug)),
        board=game.board.BOARD if game.board else None,
    )


async def languages(request: Request) -> Response:
    """The names of the languages, each in its own words, by their codes."""
    return answer({code: language_name(path) for code, path in locale_files(server_of(request).settings.data).items()})


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
    return {path.stem: path for folder in (LOCALES, data / "locale") for path in sorted(folder.glob("*.ftl"))}


def language_name(path: Path) -> str:
    found = re.search(r"^language = (.+)$", path.read_text("utf-8"), re.MULTILINE)
    return found[1] if found else path.stem


async def about(request: Request) -> Response:
    settings = server_of(request).settings
    return answer(About(folktable.__version__, settings.keep_people_days, settings.keep_tables_days, settings.lab))


async def games(request: Request) -> Response:
    return answer([game_info(slug) for slug in slugs()])


async def game_rules(request: Request) -> Response:
    slug = game_in(request)
    return answer(Rules(reference(slug), rules(slug)))


def game_in(request: Request) -> str:
    slug: str = request.path_params["slug"]
    if slug not in slugs():
        raise Refusal(404, "unknown-game", game=slug, games=", ".join(slugs()))
    return slug


async def game_glossary(request: Request) -> Response:
    return answer(Glossary(glossary(open_box(load(game_in(request))))))


async def game_edition(request: Request) -> Response:
    return answer(load(game_in(request)).default_edition())


# --- Puzzles and positions ---------------------------------------------------------------------------------------


async def game_puzzles(request: Request) -> Response:
    return answer(await asyncio.to_thread(boards.puzzles, load(game_in(request))))


async def puzzle(request: Request) -> Response:
    hard_work(request)
    return answer(await asyncio.to_thread(boards.shown, game_in(request), request.path_params["puzzle"]))


async def solve_puzzle(request: Request) -> Response:
    hard_work(request)
    choice = (await body_of(request, PuzzleAnswer)).choice
    return answer(await asyncio.to_thread(boards.answered, game_in(request), request.path_params["puzzle"], choice))


async def analyse(request: Request) -> Response:
    hard_work(request)
    asked = await body_of(request, Position)
    return Response(await server_of(request).analyst.ask(asked), media_type="application/json")


def hard_work(request: Request) -> None:
    """A household gets so much of it."""
    if not server_of(request).archives.take(household_of(request)):
        raise Refusal(429, "too-fast", "many-requests")


# --- The lab --------------------------------------------------------------------------------------------------


def lab_of(request: Request) -> Lab:
    server = server_of(request)
    if not server.settings.lab:
        raise Refusal(404, "no-lab")
    return server.lab


async def open_edition(request: Request) -> Response:
    lab_of(request)
    hard_work(request)
    wanted = await body_of(request, OpenEdition)
    return answer(await asyncio.to_thread(opened_edition, request.path_params["slug"], wanted.edition))


async def ask_for_study(request: Request) -> Response:
    lab = lab_of(request)
    hard_work(request)
    wanted = await body_of(request, NewStudy)
    study = await asyncio.to_thread(study_of, wanted)
    person, secret = await known_or_new(request, "a guest")
    return with_cookie(request, answer(lab.ask(person.id, household_of(request), study)), secret)


async def study(request: Request) -> Response:
    return answer(lab_of(request).stands(known(request).id))


async def forget_study(request: Request) -> Response:
    lab, person = lab_of(request), known(request)
    lab.forget(person.id)
    return answer(lab.stands(person.id))


# --- People ---------------------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    person = sender(request)
    if person is None:
        return answer(Me("", False, ()))
    tables = await server_of(request).tables.of(person)
    return answer(Me(person.name, person.registered, tuple(tables)))


async def register(request: Request) -> Response:
    server = server_of(request)
    if not server.sign_ups.take(household_of(request)):
        raise Refusal(429, "too-fast", "many-attempts")
    wanted = await body_of(request, Registration)
    person, secret = await known_or_new(request, wanted.name)
    ended = await server.people.register(person, wanted.name, wanted.password, wanted.old)
    await server.tables.hang_up(ended)
    return with_cookie(request, answer(Me(wanted.name, True, ())), secret)


async def sign_in(request: Request) -> Response:
    server = server_of(request)
    if not server.sign_ups.take(household_of(request)):
        raise Refusal(429, "too-fast", "many-attempts")
    given = await body_of(request, NameAndPassword)
    person, secret = await server.people.sign_in(given.name, given.password)
    tables = await server.tables.of(person)
    known_as = Me(person.name, True, tuple(tables))
    return with_cookie(request, answer(known_as), secret)


async def sign_out(request: Request) -> Response:
    server = server_of(request)
    await server.tables.hang_up(await server.people.end([known(request).session]))
    return as_nobody()


def as_nobody() -> Response:
    response = answer(Me("", False, ()))
    response.delete_cookie(COOKIE)
    return response


async def sessions(request: Request) -> Response:
    return answer(await server_of(request).people.sessions(known(request)))


async def end_session(request: Request) -> Response:
    server, person = server_of(request), known(request)
    await server.tables.hang_up(await server.people.end_session(person, request.path_params["session"]))
    return answer(await server.people.sessions(person))


async def end_other_sessions(request: Request) -> Response:
    server, person = server_of(request), known(request)
    await server.tables.hang_up(await server.people.end_others(person))
    return answer(await server.people.sessions(person))


async def export_me(request: Request) -> Response:
    return answer(await server_of(request).people.export(known(request)))


async def forget_me(request: Request) -> Response:
    """Everything personal goes; where a game goes on, a bot plays on."""
    server, person = server_of(request), known(request)
    await server.tables.forget(person)
    server.lab.forget(person.id)
    return as_nobody()


async def new_guest(request: Request) -> Response:
    server = server_of(request)
    if not server.sign_ups.take(household_of(request)):
        raise Refusal(429, "too-fast", "many-guests")
    wanted = await body_of(request, NewGuest)
    _, secret = await server.people.new_guest(wanted.name, TOKEN)
    return answer(Token(secret), 201)


async def new_token(request: Request) -> Response:
    people, person = server_of(request).people, known(request)
    wanted = await body_of(request, NewToken)
    return answer(Token(await people.new_token(person, wanted.label, wanted.table, wanted.scopes)), 201)


# --- Tables ---------------------------------------------------------------------------------------------------


async def public_tables(request: Request) -> Response:
    person, first = sender(request), max(0, number_in(request, "first", 0))
    return answer(await server_of(request).tables.public(first, person))


async def may_make_table(request: Request, person: Person) -> None:
    server = server_of(request)
    person.must(HOST)  # at no table in particular: a token for one table cannot make another
    if not server.new_tables.take(household_of(request)):
        raise Refusal(429, "too-fast", "many-tables")
    if await server.store.hosting(person.id) >= server.settings.hosted:
        raise Refusal(409, "too-many-tables", most=server.settings.hosted)


async def new_table(request: Request) -> Response:
    server = server_of(request)
    spec = await body_of(request, NewTable)
    person, secret = await known_or_new(request, spec.name)
    await may_make_table(request, person)
    live, invite = await server.tables.create(person, spec)
    return with_cookie(request, answer(Created(live.info(person), invite), 201), secret)


async def table_info(request: Request) -> Response:
    person = sender(request)
    live = await server_of(request).tables.seen_by(request.path_params["table"], person)
    async with live.lock:
        await live.read()
    return answer(live.info(person))


async def table_glossary(request: Request) -> Response:
    """As the table's own edition and house rules have it."""
    live = await server_of(request).tables.seen_by(request.path_params["table"], sender(request))
    return answer(Glossary(glossary(live.record.box)))


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
    server, person = server_of(request), known(request)
    live = await server.tables.seen_by(request.path_params["table"], person)
    await server.tables.leave(live, person, None)
    return answer(live.info(person))


async def order_seat(request: Request) -> Response:
    server, person = server_of(request), known(request)
    wanted = await body_of(request, SeatOrder)
    live = await server.tables.seen_by(request.path_params["table"], person)
    if wanted.seat not in live.seats_of(person):
        person.must(HOST, live.id)
    await server.tables.order_seat(live, person, wanted.seat, wanted.bot)
    return answer(live.info(person))


async def start(request: Request) -> Response:
    server, person = server_of(request), known(request)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.start(live)
    return answer(live.info(person))


async def show_out(request: Request) -> Response:
    server, person = server_of(request), known(request)
    wanted = await body_of(request, SeatNamed)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.show_out(live, wanted.seat)
    return answer(live.info(person))


async def mute(request: Request) -> Response:
    server, person = server_of(request), known(request)
    wanted = await body_of(request, Mute)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.mute(live, wanted.seat, wanted.muted)
    return answer(live.info(person))


async def pause(request: Request) -> Response:
    server, person = server_of(request), known(request)
    wanted = await body_of(request, Pause)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.pause(live, wanted.paused)
    return answer(live.info(person))


async def connection_reports(request: Request) -> Response:
    server, person = server_of(request), known(request)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    return answer(await server.tables.connection_reports(live))


async def close(request: Request) -> Response:
    server, person = server_of(request), known(request)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    await server.tables.close(live)
    return answer(live.info(person))


async def play_on(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, PlayOn)
    person, secret = await known_or_new(request, wanted.name)
    await may_make_table(request, person)
    live = await server.tables.seen_by(request.path_params["table"], person)
    created, invite = await server.tables.play_on(live, person, wanted)
    return with_cookie(request, answer(Created(created.info(person), invite), 201), secret)


async def rematch(request: Request) -> Response:
    server, person = server_of(request), known(request)
    await may_make_table(request, person)
    live = await server.tables.seen_by(request.path_params["table"], person)
    follower, invite = await server.tables.rematch(live, person)
    return answer(Created(follower.info(person), invite), 201)


async def new_invite(request: Request) -> Response:
    server, person = server_of(request), known(request)
    live = await server.tables.hosted_by(request.path_params["table"], person)
    return answer(Invite(await server.tables.new_invite(live)))


def number_in(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Refusal(400, "not-a-number", name=name)
    return int(text)


async def from_the_archive(request: Request) -> LiveTable:
    """A table whose game is played again for this."""
    hard_work(request)
    return await server_of(request).tables.seen_by(request.path_params["table"], sender(request))


async def lines(request: Request) -> Response:
    """The story from any line on, as one of your seats or a spectator may read it."""
    person, live = sender(request), await from_the_archive(request)
    mine = live.seats_of(person)
    seat = number_in(request, "seat", mine[0] if mine else -1)
    observer = seat_to_look_from(live.record, person, None if seat < 0 else seat)
    first, count = number_in(request, "first", 0), number_in(request, "count", 200)
    return answer(await replays.lines(server_of(request).store, live.record, observer, first, count))


async def replay(request: Request) -> Response:
    person, live = sender(request), await from_the_archive(request)
    first, count = number_in(request, "first", 0), number_in(request, "count", 200)
    store = server_of(request).store
    replayed = await replays.frames(store, live.record, live.info(person), first, count)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(replayed, media_type="application/json")
    # Compressed although not the same for all: nothing is in it that who asks could vary to guess at the rest.
    packed = await asyncio.to_thread(gzip.compress, replayed, REPLAY_LEVEL)
    return Response(
        packed, media_type="application/json", headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    )


async def position(request: Request) -> Response:
    """Of a finished game: what was hidden in it is no secret any more."""
    live = await from_the_archive(request)
    after, seat = number_in(request, "after", 0), number_in(request, "seat", -1)
    eyes = seat if 0 <= seat < len(live.record.seats) else None
    return answer(SharedPosition(await replays.position(server_of(request).store, live.record, after, eyes)))


async def ask_for_review(request: Request) -> Response:
    live = await from_the_archive(request)
    return answer(server_of(request).reviews.ask(live.record, who_waits(request)))


def who_waits(request: Request) -> str:
    person = sender(request)
    return household_of(request) if person is None else person.id


async def review(request: Request) -> Response:
    server = server_of(request)
    live = await server.tables.seen_by(request.path_params["table"], sender(request))
    return answer(server.reviews.stands(live.record))


async def forget_review(request: Request) -> Response:
    server = server_of(request)
    live = await server.tables.seen_by(request.path_params["table"], sender(request))
    return answer(server.reviews.forget(live.record, who_waits(request)))


async def saved_game(request: Request) -> Response:
    live = await from_the_archive(request)
    name = f"{live.record.row.game}-{live.id}.folktable.json"
    text = await replays.saved_game(server_of(request).store, live.record)
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


# --- Live -------------------------------------------------------------------------------------------------------


async def live_table(socket: WebSocket) -> None:
    """The WebSocket of a table."""
    server = server_of(socket)
    try:
        person = await allowed(socket, READ)
        live = await server.tables.seen_by(socket.path_params["table"], person)
    except Refusal as refusal:
        await socket.send_denial_response(refused(refusal))
        return
    await socket.accept()
    wire: TableSocket = socket.scope["extensions"][IN_SCOPE]
    wire.listen()
    connection = Connection(person, wire, Bucket(*server.settings.messages))
    live.join(connection)
    metrics.CONNECTIONS.inc()
    try:
        # In a task of its own: otherwise every message would wake all of the application that is around this.
        await asyncio.create_task(listen(wire, live, connection))
    finally:
        metrics.CONNECTIONS.dec()
        live.leave(connection)


async def listen(wire: TableSocket, live: LiveTable, connection: Connection) -> None:
    while (message := await wire.message()) is not None:
        await hear(live, connection, message)


# --- Running it -----------------------------------------------------------------------------------------------


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


# --- The page ---------------------------------------------------------------------------------------------------


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
    languages = {code: language_name(file) for code, file in locale_files(server_of(request).settings.data).items()}
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


# --- Around all of it -------------------------------------------------------------------------------------------


@cache
def security() -> list[tuple[bytes, bytes]]:
    """What every answer is sent with, as ASGI wants it."""
    headers = {
        "content-security-policy": f"default-src 'self'; script-src {first.script_sources()}; img-src 'self' data:; "
        "style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    return [(name.encode(), value.encode()) for name, value in headers.items()]


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


def refused(refusal: Refusal, last: bool = False) -> Response:
    """`last`: the connection ends with it."""
    response = answer(Problem(refusal.code, refusal.text, refusal.words), refusal.status)
    if last:
        response.headers["Connection"] = "close"
    return response


COUNTED = ("/api/", "/healthz", "/metrics")  # all else are files of the page
VERSIONED = re.compile(r"^/api/v(\d{1,9})/")


def without_version(path: str) -> str:
    """/api/v1/... is what /api/... is."""
    found = VERSIONED.match(path)
    if found is None:
        return path
    if int(found[1]) != VERSION:
        raise Refusal(404, "unknown-version", version=found[1], ours=VERSION)
    return "/api/" + path[found.end() :]


class Guard:
    """Before everything: origins and rates; after everything: headers, and a sentence for whatever went wrong."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app, self.server = app, server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                kept = not scope["path"].startswith("/api/") or any(name == b"cache-control" for name, _ in given)
                fresh = [] if kept else [(b"cache-control", b"no-store")]
                message = {**message, "headers": [*given, *security(), *fresh]}
            await send(message)

        connection = HTTPConnection(scope)
        neighbours = self.server.neighbours
        passed_on = neighbours is not None and neighbours.sent(connection.headers)  # checked where it came in
        who = household_of(connection)
        entered = False
        try:
            scope["path"] = without_version(scope["path"])
            if not passed_on:
                self.check(connection, who)
                entered = self.server.at_once.enter(who)
                if not entered:
                    raise Refusal(429, "too-fast", "many-at-once")
            await self.app(scope, receive, send_guarded)
        except Refusal as refusal:
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).send_denial_response(refused(refusal))
            else:
                await refused(refusal, last=refusal.status == 429)(scope, receive, send_guarded)
        finally:
            if entered:
                self.server.at_once.leave(who)

    def check(self, connection: HTTPConnection, who: str) -> None:
        asked = self.server.requests if connection.scope["path"].startswith(COUNTED) else self.server.files
        if not asked.take(who):
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
    needs: Need | None = None  # what a session must be good for; None: it does not matter who asks
    query: tuple[str, ...] = ()  # whole numbers
    media: str = "application/json"  # what it gives
    packed: bool = False  # compressed: only what is the same for all, for its length must tell nothing of anybody


PACKED = [Middleware(GZipMiddleware)]
TABLE = "/api/tables/{table}"
ROUTES = (
    ApiRoute("GET", "/api/about", about, None, About, "The version, and how long what is kept stays"),
    ApiRoute("GET", "/api/languages", languages, None, dict[str, str], "The languages: their names by code"),
    ApiRoute(
        "GET",
        "/api/languages/{language}",
        language,
        None,
        str,
        "All texts of a language",
        media="text/plain",
        packed=True,
    ),
    ApiRoute(
        "GET",
        "/api/languages/{language}/{part}",
        language,
        None,
        str,
        "The texts of one game, or of the `house`: all others",
        media="text/plain",
        packed=True,
    ),
    ApiRoute("GET", "/api/addresses", addresses, None, list[Address], "For invites: where other devices find this one"),
    ApiRoute("GET", "/api/games", games, None, list[GameInfo], "All games, with what a host may set", packed=True),
    ApiRoute("GET", "/api/games/{slug}/rules", game_rules, None, Rules, "A game's rules reference", packed=True),
    ApiRoute("GET", "/api/games/{slug}/glossary", game_glossary, None, Glossary, "Everything in its box", packed=True),
    ApiRoute(
        "GET", "/api/games/{slug}/edition", game_edition, None, dict[str, Any], "What is in a game's box", packed=True
    ),
    ApiRoute("POST", "/api/lab/games/{slug}", open_edition, OpenEdition, LabEdition, "Look at an edition", HOST),
    ApiRoute("POST", "/api/lab/study", ask_for_study, NewStudy, Studying, "Have editions played by bots", HOST),
    ApiRoute("GET", "/api/lab/study", study, None, Studying, "How your study stands", HOST),
    ApiRoute("DELETE", "/api/lab/study", forget_study, None, Studying, "Stop it", HOST),
    ApiRoute("GET", "/api/games/{slug}/puzzles", game_puzzles, None, Puzzles, "Its puzzles, and that of the day"),
    ApiRoute("GET", "/api/games/{slug}/puzzles/{puzzle}", puzzle, None, PuzzleShown, "One, as its seat sees it"),
    ApiRoute("POST", "/api/games/{slug}/puzzles/{puzzle}", solve_puzzle, PuzzleAnswer, PuzzleSolved, "Solve it"),
    ApiRoute("POST", "/api/positions", analyse, Position, Analysed, "Open a position, go on from it, have it judged"),
    ApiRoute("GET", "/api/me", me, None, Me, "Who you are here, and your tables", READ),
    ApiRoute("PUT", "/api/me", register, Registration, Me, "Keep your history under a name and a password", ACCOUNT),
    ApiRoute("DELETE", "/api/me", forget_me, None, Me, "Delete everything personal that is kept about you", ACCOUNT),
    ApiRoute("GET", "/api/me/export", export_me, None, dict[str, Any], "Everything that is kept about you", ACCOUNT),
    ApiRoute("POST", "/api/me/session", sign_in, NameAndPassword, Me, "Sign in"),
    ApiRoute("DELETE", "/api/me/session", sign_out, None, Me, "Sign out", READ),
    ApiRoute("POST", "/api/me/tokens", new_token, NewToken, Token, "A token for a program that plays for you", ACCOUNT),
    ApiRoute("GET", "/api/me/sessions", sessions, None, list[SessionInfo], "Where you are known", ACCOUNT),
    ApiRoute("DELETE", "/api/me/sessions", end_other_sessions, None, list[SessionInfo], "End all other ones", ACCOUNT),
    ApiRoute("DELETE", "/api/me/sessions/{session}", end_session, None, list[SessionInfo], "End one", ACCOUNT),
    ApiRoute("POST", "/api/guests", new_guest, NewGuest, Token, "A guest's token for a program of its own"),
    ApiRoute(
        "GET", "/api/tables", public_tables, None, list[TableInfo], "Tables that are open to all", READ, ("first",)
    ),
    ApiRoute("POST", "/api/tables", new_table, NewTable, Created, "Start a table", HOST),
    ApiRoute("GET", TABLE, table_info, None, TableInfo, "A table", READ),
    ApiRoute("GET", f"{TABLE}/glossary", table_glossary, None, Glossary, "Everything in its box", READ),
    ApiRoute("POST", f"{TABLE}/sit", sit, SitDown, TableInfo, "Sit down", PLAY),
    ApiRoute("POST", f"{TABLE}/enter", enter, Enter, TableInfo, "Watch a private table by its invite", READ),
    ApiRoute("POST", f"{TABLE}/leave", leave, None, TableInfo, "Leave: in a game a bot plays on for you", PLAY),
    ApiRoute("POST", f"{TABLE}/seats", order_seat, SeatOrder, TableInfo, "Hand a seat to a bot, or take it back", PLAY),
    ApiRoute("POST", f"{TABLE}/start", start, None, TableInfo, "Fill the free seats with bots and begin (host)", HOST),
    ApiRoute("POST", f"{TABLE}/show-out", show_out, SeatNamed, TableInfo, "Show a player out (host)", HOST),
    ApiRoute("POST", f"{TABLE}/mute", mute, Mute, TableInfo, "Mute a player, or let them speak again (host)", HOST),
    ApiRoute(
        "POST", f"{TABLE}/pause", pause, Pause, TableInfo, "Stop or start Grumpf's clock between hunts (host)", HOST
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/connection-reports",
        connection_reports,
        None,
        list[ConnectionReport],
        "What is odd at a live seat (host)",
        HOST,
    ),
    ApiRoute("POST", f"{TABLE}/close", close, None, TableInfo, "Close the table (host)", HOST),
    ApiRoute("POST", f"{TABLE}/play-on", play_on, PlayOn, Created, "Go on from a point of a finished game", READ),
    ApiRoute("POST", f"{TABLE}/rematch", rematch, None, Created, "Play again, seats passed on", READ),
    ApiRoute(
        "POST", f"{TABLE}/invite", new_invite, None, Invite, "A new invite; older ones no longer work (host)", HOST
    ),
    ApiRoute("GET", f"{TABLE}/lines", lines, None, replays.Story, "The story so far", READ, ("first", "count", "seat")),
    ApiRoute("GET", f"{TABLE}/replay", replay, None, Replayed, "A finished game, opened", READ, ("first", "count")),
    ApiRoute(
        "GET",
        f"{TABLE}/position",
        position,
        None,
        SharedPosition,
        "A position of a finished game, for an address: as it was, or as one seat might have found it",
        READ,
        ("after", "seat"),
    ),
    ApiRoute("POST", f"{TABLE}/review", ask_for_review, None, Reviewing, "See where a finished game turned", READ),
    ApiRoute("GET", f"{TABLE}/review", review, None, Reviewing, "How its review stands", READ),
    ApiRoute("DELETE", f"{TABLE}/review", forget_review, None, Reviewing, "Wait for it no longer", READ),
    ApiRoute("GET", f"{TABLE}/file", saved_game, None, dict[str, Any], "A finished game as a file", READ),
)


def endpoint(route: ApiRoute) -> Handler:
    """The handler, behind the question whether who asks may."""
    if route.needs is None:
        return route.handler
    need = route.needs

    async def handle(request: Request) -> Response:
        request.state.person = await allowed(request, need)
        return await route.handler(request)

    return handle


async def openapi(request: Request) -> Response:
    return answer(description(ROUTES))


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
