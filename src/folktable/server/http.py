"""What every request has in common: who sends it, whether they may, what it brings, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from folktable.server.limits import body_in, household
from folktable.server.names import proper_name
from folktable.server.people import Need, Person
from folktable.server.problems import Refusal
from folktable.server.process import Server
from folktable.wire import Problem

COOKIE = "folktable"
COOKIE_S = 400 * 86400
CALLED = frozenset({"name", "label"})  # fields that others read
LONGEST_PART = 64  # of a path: ids are shorter

Body = TypeVar("Body", bound=Struct)
Handler = Callable[[Request], Awaitable[Response]]


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def household_of(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else ""


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


def hard_work(request: Request) -> None:
    """A household gets so much of it."""
    if not server_of(request).archives.take(household_of(request)):
        raise Refusal(429, "too-fast", "many-requests")


def number_in(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Refusal(400, "not-a-number", name=name)
    return int(text)


def refused(refusal: Refusal, last: bool = False) -> Response:
    """`last`: the connection ends with it."""
    response = answer(Problem(refusal.code, refusal.text, refusal.words), refusal.status)
    if last:
        response.headers["Connection"] = "close"
    return response
