"""What was played: the story of a game, and a finished one as a replay, a position, a review, a file."""

from __future__ import annotations

import asyncio
import gzip

from starlette.requests import Request
from starlette.responses import Response

from folktable.server import replays
from folktable.server.http import answer, hard_work, household_of, number_in, sender, server_of
from folktable.server.live import LiveTable
from folktable.server.rights import seat_to_look_from
from folktable.wire import SharedPosition

REPLAY_LEVEL = 4  # of compression: frames are alike, more saves little


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
    return answer(server_of(request).reviews.ask(live.record, who_waits(request), household_of(request)))


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
