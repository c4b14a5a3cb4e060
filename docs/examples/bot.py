"""A bot for Folktable in some fifty lines: it sits down at a table and plays what looks most like winning.

    python docs/examples/bot.py http://localhost:8000 TABLE INVITE     sits down at a table
    python docs/examples/bot.py http://localhost:8000                  starts a table of violet against a villager

It knows no game: it asks the server for a hint and does what an elder would. Replace `choose` with your own idea: all
that your seat can see is in `sight.view`, all that it may do in `sight.options`.
"""

from __future__ import annotations

import asyncio
import random
import sys

from folktable.client import Client, Place
from folktable.engine.match import Sight
from folktable.server.messages import AskHint, Hinted, NewTable, Refused, SitDown, Snapshot, TableChanged, Update


def choose(sight: Sight, hinted: Hinted | None) -> str:
    if hinted is not None and hinted.options:
        return hinted.options[0].name
    return random.choice(sight.options).name


async def play(place: Place) -> tuple[int, ...] | None:
    """To the end; what every seat has scored."""
    asked: Snapshot | Update | None = None
    answered = -1
    async for message in place:
        if isinstance(message, Snapshot | Update):
            asked = message
            if asked.sight.options and asked.decision != answered:
                answered = asked.decision
                await place.send(AskHint(f"hint {answered}"))
        elif isinstance(message, Hinted) and asked is not None:
            await place.decide(asked.decision, choose(asked.sight, message))
        elif isinstance(message, Refused) and asked is not None and asked.sight.options:
            await place.decide(asked.decision, choose(asked.sight, None))
        if isinstance(message, Snapshot | TableChanged) and message.table.phase == "over":
            await place.close()
            return message.table.result
    return None


async def main(address: str, table: str = "", invite: str = "") -> None:
    client = await Client.guest(address, "A bot")
    if table:
        info = await client.sit(table, SitDown("A bot", invite=invite))
    else:
        info = (await client.create(NewTable("violet", "A bot", bots={"1": "villager"}))).table
    print("The result:", await play(client.at(info.id)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
