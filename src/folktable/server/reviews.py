"""Reviews of finished games: one after the other in a thread of their own, whoever asks and however many.

A review is asked for, waits its turn, is thought of and kept; who no longer wants it says so, and what nobody wants any
more is stopped at once. Hints and bots do not wait for it, nor does the loop that serves the tables.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import msgspec

from folktable.bots.players import Stop
from folktable.engine.match import Match
from folktable.server.problems import Refusal
from folktable.server.record import TableRecord
from folktable.server.replays import must_be_over, played_again
from folktable.server.store import Store
from folktable.server.watched import note_failure
from folktable.study.review import Stopped, review_of
from folktable.wire import Reviewing

MOST_WAITING = 24  # for one person's turn that is a minute or two at most
MOST_OF_HOUSEHOLD = 12
MOST_KEPT = 64


@dataclass
class Asked:
    record: TableRecord
    household: str  # of who asked first
    stop: Stop = field(default_factory=Stop)
    wanted_by: Counter[str] = field(default_factory=Counter)  # people, once for each page of theirs


class Reviews:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, "review")
        self.waiting: OrderedDict[str, Asked] = OrderedDict()  # by table; the first is being thought of
        # By table, the one asked for last comes last; a refusal is told once.
        self.kept: OrderedDict[str, msgspec.Raw | Refusal] = OrderedDict()
        self.task: asyncio.Task[None] | None = None

    def ask(self, record: TableRecord, person: str, household: str) -> Reviewing:
        """Put it on the list, unless it is there; how it stands."""
        must_be_over(record)
        if isinstance(self.kept.get(record.id), Refusal):
            del self.kept[record.id]  # who asks again has it tried again
        if record.id not in self.kept:
            asked = self.waiting.get(record.id)
            if asked is None or asked.stop.is_set():  # what is being stopped comes to nothing: it is begun again
                others = [one for one in self.waiting.values() if one is not asked]
                of_household = [one for one in others if one.household == household]
                if len(others) >= MOST_WAITING or len(of_household) >= MOST_OF_HOUSEHOLD:
                    raise Refusal(429, "too-fast", "many-reviews")
                asked = self.waiting[record.id] = Asked(record, household)
            asked.wanted_by[person] += 1
            if self.task is None or self.task.done():
                self.task = asyncio.ensure_future(self.work())
        return self.stands(record)

    def stands(self, record: TableRecord) -> Reviewing:
        must_be_over(record)
        kept = self.kept.pop(record.id, None)
        if isinstance(kept, Refusal):
            raise kept
        if kept is not None:
            self.kept[record.id] = kept
            return Reviewing("done", 0, kept)  # type: ignore[arg-type]
        if record.id not in self.waiting:
            return Reviewing("none", 0)
        return Reviewing("waiting", list(self.waiting).index(record.id))

    def forget(self, record: TableRecord, person: str) -> Reviewing:
        """A page of this person does not wait for it any more."""
        asked = self.waiting.get(record.id)
        if asked is not None:
            asked.wanted_by -= Counter([person])
            if not asked.wanted_by:
                asked.stop.set()
                if next(iter(self.waiting)) != record.id:
                    del self.waiting[record.id]
        return self.stands(record)

    async def work(self) -> None:
        while self.waiting:
            table, asked = next(iter(self.waiting.items()))
            try:
                self.keep(table, await self.think(asked))
            except Stopped:
                pass
            except Refusal as refusal:
                self.keep(table, refusal)
            except Exception as failure:
                note_failure("review", failure, table=table)
                self.keep(table, Refusal(503, "no-review"))
            finally:
                if self.waiting[table] is asked:  # else it is asked for anew
                    del self.waiting[table]

    def keep(self, table: str, made: msgspec.Raw | Refusal) -> None:
        self.kept[table] = made
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    async def think(self, asked: Asked) -> msgspec.Raw:
        match = (await played_again(self.store, asked.record)).match
        loop = asyncio.get_running_loop()
        return msgspec.Raw(await loop.run_in_executor(self.thread, reviewed, match, asked.stop))

    def close(self) -> None:
        for asked in self.waiting.values():
            asked.stop.set()
        self.thread.shutdown(wait=False, cancel_futures=True)
        if self.task is not None:
            self.task.cancel()


def reviewed(match: Match, stop: Stop) -> bytes:
    return msgspec.json.encode(review_of(match, stop))
