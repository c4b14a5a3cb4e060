"""The WebSocket of a table."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from folktable.server import metrics
from folktable.server.conversation import Connection
from folktable.server.http import allowed, refused, server_of
from folktable.server.limits import Bucket
from folktable.server.live import LiveTable
from folktable.server.people import READ
from folktable.server.problems import Refusal
from folktable.server.requests import hear
from folktable.server.sockets import IN_SCOPE, TableSocket


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
