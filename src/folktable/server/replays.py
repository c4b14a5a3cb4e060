"""What was: the story of a game, a finished one opened, and its file. Read from the log, played again in a thread."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec
from msgspec import Struct

from folktable.engine.match import Line, Match, all_views, spectator
from folktable.engine.savefile import save
from folktable.server.course import kept_rows
from folktable.server.live import LiveTable
from folktable.server.messages import Frame, Replayed, TableInfo
from folktable.server.problems import Refusal
from folktable.server.store import LogRow

MOST_LINES = 500
MOST_FRAMES = 200
MOST_BYTES = 512 * 1024  # of frames in one answer, and one frame more: who wants the rest asks on
MOST_MATCHES = 4  # kept in memory, with the states of every decision


class Story(Struct, frozen=True):
    lines: tuple[Line, ...]
    first: int
    count: int  # of all lines so far


class PlayedAgain(NamedTuple):
    rows: list[LogRow]
    match: Match


# One thread: however many ask, games are played again one after the other, and the same game only once.
ARCHIVE = ThreadPoolExecutor(1, "archive")
lately: OrderedDict[str, PlayedAgain] = OrderedDict()  # by table; the one that was looked at last comes last


async def played_again(live: LiveTable) -> PlayedAgain:
    """The whole game; who reads on, or steps through a replay, does not have all of it played again each time."""
    rows = kept_rows(await live.store.log(live.id))
    return await asyncio.get_running_loop().run_in_executor(ARCHIVE, play_on, live, rows)


def play_on(live: LiveTable, rows: list[LogRow]) -> PlayedAgain:
    before = lately.pop(live.id, None)
    if before is None or before.rows != rows[: len(before.rows)]:  # nothing to go on from, or it was taken back
        before = PlayedAgain([], Match(live.opened, live.row.seed))
    for row in rows[len(before.rows) :]:
        before.match.play_named(row.seat, row.choice)
    again = lately[live.id] = PlayedAgain(rows, before.match)
    if len(lately) > MOST_MATCHES:
        lately.popitem(last=False)
    return again


async def lines(live: LiveTable, observer: int | None, first: int, count: int) -> Story:
    if live.phase == "gathering":
        return Story((), 0, 0)
    match = (await played_again(live)).match
    story = match.lines(spectator(live.opened) if observer is None else observer)
    first = max(0, first)
    return Story(tuple(story[first : first + min(max(0, count), MOST_LINES)]), first, len(story))


def must_be_over(live: LiveTable) -> None:
    if live.phase != "over":
        raise Refusal(409, "not-over")


async def frames(live: LiveTable, table: TableInfo, first: int, count: int) -> bytes:
    """A finished game with all hands open: a `Replayed`, as it is sent."""
    must_be_over(live)
    rows, match = await played_again(live)
    opened, told = live.opened, match.told
    tell = opened.game.table.tell
    first = min(max(0, first), len(told))
    chosen = range(first, min(len(told), first + min(max(0, count), MOST_FRAMES)))

    def make() -> bytes:
        made: list[msgspec.Raw] = []
        size = 0
        for n in chosen:
            frame = Frame(
                views=all_views(opened, told[n][0]),
                lines=tuple(tell(told[n][0], opened, note[1:]) for note in told[n][1]),
                seat=rows[n - 1].seat if n else None,
                choice=rows[n - 1].choice if n else "",
            )
            made.append(msgspec.Raw(msgspec.json.encode(frame)))
            size += len(made[-1])
            if size > MOST_BYTES:
                break
        return msgspec.json.encode(Replayed(table, tuple(made), first, len(told)))  # type: ignore[arg-type]

    return await asyncio.get_running_loop().run_in_executor(ARCHIVE, make)


async def saved_game(live: LiveTable) -> str:
    must_be_over(live)
    match = (await played_again(live)).match
    players = [seat.player or "nobody" for seat in live.seats]
    return await asyncio.to_thread(save, match, players)
