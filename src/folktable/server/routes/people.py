"""Who you are here: accounts, sessions, tokens, and what is kept about you."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from folktable.server.http import (
    COOKIE,
    answer,
    body_of,
    household_of,
    known,
    known_or_new,
    sender,
    server_of,
    with_cookie,
)
from folktable.server.people import TOKEN
from folktable.server.problems import Refusal
from folktable.wire import Me, NameAndPassword, NewGuest, NewToken, Registration, Token


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
    server, person = server_of(request), known(request)
    if not server.sign_ups.take(household_of(request)):
        raise Refusal(429, "too-fast", "many-attempts")
    wanted = await body_of(request, NewToken)
    return answer(Token(await server.people.new_token(person, wanted.label, wanted.table, wanted.scopes)), 201)
