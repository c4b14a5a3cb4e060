"""The record of a table: its row, its seats, who was let in, and what it is played with. All that lists, the
administrator and replays need of it; a new one takes the place of the old when something has been stored."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec
import structlog
from msgspec import Struct

import folktable
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened, load, open_box
from folktable.engine.savefile import commitment
from folktable.engine.words import Text, Words, words
from folktable.server.course import rules_digest
from folktable.server.people import Person
from folktable.server.rights import is_host, seats_of
from folktable.server.store import SeatRow, Store, TableRow
from folktable.wire import ContinuedFrom, HostOption, NewTable, SeatInfo, TableInfo

log = structlog.get_logger()


class PlayedWith(Struct, frozen=True):
    """What a game was begun with, in full: a later release may have other editions, options and rules."""

    options: dict[str, Any]
    edition: dict[str, Any]
    rules: str  # the release, and a digest of the game's rules


class StoredTable(NewTable):
    """What the store keeps of a table beside its row: what its host asked for, and what has become of it."""

    going_on: ContinuedFrom | None = None
    paused: bool = False  # Grumpf, live: the host has stopped the clock between two hunts
    played_with: PlayedWith | None = None  # None: written before tables kept it
    muted: tuple[str, ...] = ()  # people
    shown_out: tuple[str, ...] = ()
    broken: str = ""  # why its log no longer plays


stored_decoder = msgspec.json.Decoder(StoredTable)  # made here, for threads use it (engine/game.py)


class TableRecord(Struct, frozen=True):
    row: TableRow
    seats: tuple[SeatRow, ...]
    admitted: frozenset[str]
    spec: StoredTable
    opened: Opened | None  # None: this release cannot open its box

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def phase(self) -> str:
        return self.row.phase

    @property
    def box(self) -> Opened:
        if self.opened is None:
            raise FolktableError(self.spec.broken or "its box cannot be opened")
        return self.opened

    def info(
        self,
        person: Person | None,
        present: Collection[str] = (),
        decisions: int = 0,
        paused: bool = False,
        deciding: Collection[int] | None = None,
    ) -> TableInfo:
        """As this person is told of it; `present` are the people who are connected.

        Where nobody knows who decides, the game is not in memory: nothing goes on there by itself, so a person alone
        with bots is waited for.
        """
        row, spec, mine = self.row, self.spec, seats_of(self, person)
        if deciding is None:
            deciding = mine if all(seat.bot or seat.seat in mine for seat in self.seats) else ()
        return TableInfo(
            id=row.id,
            game=row.game,
            title=words(f"{row.game}-title"),
            phase=row.phase,  # type: ignore[arg-type]
            seats=tuple(
                [self.seat_info(seat, name, present) for seat, name in zip(self.seats, self.seat_names(), strict=True)]
            ),
            mine=mine,
            hosting=is_host(self, person),
            public=spec.public,
            pace=spec.pace,
            clock_s=spec.clock_s,
            options={} if self.opened is None else chosen_options(self.opened),
            own_edition=spec.edition is not None,
            lesson=spec.lesson,
            going_on=spec.going_on,
            commitment=commitment(row.seed),
            late=spec.late,
            hints=spec.hints,
            windows=self.opened is not None and self.opened.game.window is not None,
            created=row.created,
            your_turn=row.phase == "playing" and any(seat in mine for seat in deciding),
            decisions=decisions,
            result=tuple(msgspec.json.decode(row.result)) if row.result else None,
            seed=row.seed if row.phase == "over" else None,
            rematch=row.rematch,
            paused=paused,
            broken=self.why_broken(),
        )

    def seat_names(self) -> tuple[Text, ...]:
        if self.opened is None:
            return tuple(str(seat.seat + 1) for seat in self.seats)
        names: tuple[Text, ...] = self.opened.game.table.seat_names(self.opened)
        return names

    def seat_info(self, row: SeatRow, name: Text, present: Collection[str]) -> SeatInfo:
        return SeatInfo(
            name=name,
            player=row.player,
            bot=row.bot,
            stand_in=row.bot is not None and row.person is not None,
            connected=row.person in present,
            host=row.person == self.row.host,
            muted=row.person in self.spec.muted,
        )

    def why_broken(self) -> Words | None:
        if not self.spec.broken:
            return None
        begun = self.spec.played_with.rules.partition(" ")[0] if self.spec.played_with else ""
        return words("table-broken", begun=begun or "?", now=folktable.__version__, reason=self.spec.broken)


def record_of(row: TableRow, seats: Collection[SeatRow], admitted: Collection[str]) -> TableRecord:
    """From what is stored. The row's text is not kept beside what was read from it."""
    spec = stored_decoder.decode(row.spec)
    spec.muted = tuple({*spec.muted, *(seat.person for seat in seats if seat.muted and seat.person)})
    opened = None
    if row.phase != "closed" or not spec.broken:
        try:
            opened = opened_for(spec)
        except Exception as error:
            log.error("the box of a table cannot be opened", table=row.id, exc_info=error)
            spec.broken = str(error)
    if opened is not None and spec.played_with is not None:  # tables with the same box share it
        spec.played_with = msgspec.structs.replace(spec.played_with, edition=opened.edition_data)
    return TableRecord(row._replace(spec=""), tuple(seats), frozenset(admitted), spec, opened)


async def read_record(store: Store, table: str) -> TableRecord | None:
    """In a thread: a box that nobody has opened yet may take a while."""
    row = await store.table(table)
    if row is None:
        return None
    return await asyncio.to_thread(record_of, row, await store.seats(table), await store.admitted(table))


def encoded_spec(spec: StoredTable) -> str:
    return msgspec.json.encode(spec).decode()


# --- The box ----------------------------------------------------------------------------------------------------


def opened_for(spec: NewTable) -> Opened:
    """What the table is played with; of a table that is being made, what its host asked for."""
    kept = spec.played_with if isinstance(spec, StoredTable) else None
    if kept is not None:
        return opened_once(spec.game, spec.seats, msgspec.json.encode(kept.options), msgspec.json.encode(kept.edition))
    options = {**default_options(load(spec.game), spec.pace), **spec.options}
    return opened_once(spec.game, spec.seats, msgspec.json.encode(options), msgspec.json.encode(spec.edition))


@lru_cache(maxsize=256)
def opened_once(game: str, seats: int | None, options: bytes, edition: bytes) -> Opened:
    return open_box(load(game), msgspec.json.decode(edition), msgspec.json.decode(options), seats)


def played_with(opened: Opened) -> PlayedWith:
    rules = f"{folktable.__version__} {rules_digest(opened.game.slug)}"
    return PlayedWith(msgspec.to_builtins(opened.options), opened.edition_data, rules)


def default_options(game: Game, pace: str) -> dict[str, Any]:
    """What is different when people play, and when they do so at the same time."""
    live = getattr(game.table, "LIVE_OPTIONS", {}) if pace == "live" else {}
    return {**game.table.PEOPLE_OPTIONS, **live}


def host_options(game: Game, usual: dict[str, Any]) -> tuple[HostOption, ...]:
    """What a host may set, with what is usual where it differs from the game's own."""
    properties = msgspec.json.schema(game.box.Options)["$defs"]["Options"]["properties"]
    defaults = msgspec.to_builtins(game.box.Options(**usual))
    return tuple(HostOption(name, schema, defaults[name]) for name, schema in properties.items())


def chosen_options(opened: Opened) -> dict[str, Any]:
    """The host's options that differ from what is usual."""

    def work_out() -> dict[str, Any]:
        kind = opened.game.box.Options
        usual = msgspec.to_builtins(kind(**default_options(opened.game, "live")))
        return {name: value for name, value in msgspec.to_builtins(opened.options).items() if value != usual[name]}

    chosen: dict[str, Any] = opened.once("chosen options", work_out)
    return chosen
