"""Tables: making one, sitting down, and what its host may do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from folktable.engine.glossary import glossary
from folktable.server.http import (
    answer,
    body_of,
    household_of,
    known,
    known_or_new,
    number_in,
    sender,
    server_of,
    with_cookie,
)
from folktable.server.live import LiveTable
from folktable.server.people import HOST, Person
from folktable.server.problems import Refusal
from folktable.server.tables import Tables
from folktable.wire import (
    Created,
    Enter,
    Glossary,
    Invite,
    Mute,
    NewTable,
    Pause,
    PlayOn,
    SeatNamed,
    SeatOrder,
    SitDown,
)


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


async def hosted(request: Request) -> tuple[Tables, Person, LiveTable]:
    """The table that is asked about, by its host."""
    tables, person = server_of(request).tables, known(request)
    return tables, person, await tables.hosted_by(request.path_params["table"], person)


async def start(request: Request) -> Response:
    tables, person, live = await hosted(request)
    await tables.start(live)
    return answer(live.info(person))


async def show_out(request: Request) -> Response:
    wanted = await body_of(request, SeatNamed)
    tables, person, live = await hosted(request)
    await tables.show_out(live, wanted.seat)
    return answer(live.info(person))


async def mute(request: Request) -> Response:
    wanted = await body_of(request, Mute)
    tables, person, live = await hosted(request)
    await tables.mute(live, wanted.seat, wanted.muted)
    return answer(live.info(person))


async def pause(request: Request) -> Response:
    wanted = await body_of(request, Pause)
    tables, person, live = await hosted(request)
    await tables.pause(live, wanted.paused)
    return answer(live.info(person))


async def connection_reports(request: Request) -> Response:
    tables, _, live = await hosted(request)
    return answer(await tables.connection_reports(live))


async def close(request: Request) -> Response:
    tables, person, live = await hosted(request)
    await tables.close(live)
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
    tables, _, live = await hosted(request)
    return answer(Invite(await tables.new_invite(live)))
