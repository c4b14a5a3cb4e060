"""What was: the story of a game, a finished one opened, and its file. Read from the log, played again in a thread."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec
from msgspec import Struct

from folktable.engine.errors import FolktableError
from folktable.engine.match import Line, Match, all_views, imagine, spectator
from folktable.engine.narration import heard_by
from folktable.engine.notation import packed_line, write_line
from folktable.engine.savefile import save
from folktable.server.course import Standing, standing, undone_lines
from folktable.server.problems import Refusal
from folktable.server.record import TableRecord
from folktable.server.store import Store
from folktable.wire import Frame, Replayed, TableInfo

MOST_LINES = 500
MOST_FRAMES = 200
MOST_BYTES = 512 * 1024  # of frames in one answer, and one frame more: who wants the rest asks on
MOST_MATCHES = 4  # kept in memory, with the states of every decision


class Story(Struct, frozen=True):
    lines: tuple[Line, ...]
    first: int
    count: int  # of all lines so far


class PlayedAgain(NamedTuple):
    log: Standing
    match: Match


# One thread: however many ask, games are played again one after the other, and the same game only once.
ARCHIVE = ThreadPoolExecutor(1, "archive")
lately: OrderedDict[str, PlayedAgain] = OrderedDict()  # by table; the one that was looked at last comes last


async def played_again(store: Store, record: TableRecord) -> PlayedAgain:
    """The whole game; who reads on, or steps through a replay, does not have all of it played again each time."""
    if record.opened is None or record.spec.broken:
        raise Refusal(409, "broken")
    log = standing(await store.log(record.id))
    return await asyncio.get_running_loop().run_in_executor(ARCHIVE, play_on, record, log)


def play_on(record: TableRecord, log: Standing) -> PlayedAgain:
    before = lately.pop(record.id, None)
    if before is None or before.log.rows != log.rows[: len(before.log.rows)]:  # none to go on from, or taken back
        before = PlayedAgain(Standing([], []), Match(record.box, record.row.seed))
    for row in log.rows[len(before.log.rows) :]:
        before.match.play_named(row.seat, row.choice)
    again = lately[record.id] = PlayedAgain(log, before.match)
    if len(lately) > MOST_MATCHES:
        lately.popitem(last=False)
    return again


def story(again: PlayedAgain, observer: int) -> list[Line]:
    """As this observer may read it, with a line for whatever was taken back."""
    opened = again.match.opened
    lines: list[Line] = []
    for count, (state, notes) in enumerate(again.match.told):
        lines += [opened.game.table.tell(state, opened, heard_by(observer, note)) for note in notes]
        lines += undone_lines(opened, again.log.undone, count)
    return lines


async def lines(store: Store, record: TableRecord, observer: int | None, first: int, count: int) -> Story:
    if record.phase == "gathering":
        return Story((), 0, 0)
    again = await played_again(store, record)
    who = spectator(record.box) if observer is None else observer
    told = await asyncio.get_running_loop().run_in_executor(ARCHIVE, story, again, who)
    first = max(0, first)
    return Story(tuple(told[first : first + min(max(0, count), MOST_LINES)]), first, len(told))


def must_be_over(record: TableRecord) -> None:
    if record.phase != "over":
        raise Refusal(409, "not-over")


async def frames(store: Store, record: TableRecord, table: TableInfo, first: int, count: int) -> bytes:
    """A finished game with all hands open: a `Replayed`, as it is sent."""
    must_be_over(record)
    (rows, _), match = await played_again(store, record)
    opened, told = match.opened, match.told
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


async def position(store: Store, record: TableRecord, after: int, seat: int | None) -> str:
    """Of a finished game, for an address: as it was, or as a seat might have found it."""
    must_be_over(record)
    match = (await played_again(store, record)).match
    state = match.told[min(max(0, after), len(match.log))][0]
    if seat is not None:
        state = imagine(match.opened, state, seat, "shared")
    try:
        return packed_line(await asyncio.to_thread(write_line, match.opened, state))
    except FolktableError as error:
        raise Refusal(409, "no-position", reason=str(error)) from None


async def saved_game(store: Store, record: TableRecord) -> str:
    must_be_over(record)
    match = (await played_again(store, record)).match
    players = [seat.player or "nobody" for seat in record.seats]
    return await asyncio.to_thread(save, match, players)
