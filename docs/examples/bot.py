"""A bot for Folktable in fifty lines.

    python bot.py http://localhost:8000 TABLE INVITE     sits down at a table
    python bot.py http://localhost:8000                  starts a table of violet against a villager

It plays any game, at random. Put your own idea into `choose`: all that the seat can see is in `sight.view`, all that it
may do in `sight.options`. TABLE and INVITE are the two parts of an invite link.
"""

from __future__ import annotations

import asyncio
import random
import sys

from folktable.client import Client, Place
from folktable.engine.match import Sight
from folktable.wire import NewTable, Refused, SitDown, Snapshot, TableChanged, Update


def choose(sight: Sight) -> str:
    """The name of one of the options."""
    return random.choice(sight.options).name


async def play(place: Place) -> tuple[int, ...] | None:
    """To the end; what every seat has scored."""
    answered = -1
    async for message in place:
        if isinstance(message, Snapshot | Update) and message.sight.options and message.decision != answered:
            answered = message.decision  # each question has a number; it is answered once
            await place.decide(message.decision, choose(message.sight))
        elif isinstance(message, Refused):
            print(message.text)
        if isinstance(message, Snapshot | TableChanged) and message.table.phase == "over":
            await place.close()
            return message.table.result
    return None


async def main(address: str, table: str = "", invite: str = "") -> None:
    client = await Client.guest(address, "A bot")
    if table:
        await client.sit(table, SitDown("A bot", invite=invite))
    else:
        created = await client.create(NewTable("violet", "A bot", bots={"1": "villager"}))
        table = created.table.id
    print("The result:", await play(client.at(table)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
