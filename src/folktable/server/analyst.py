"""The analysis board: positions that somebody has typed in, or opened by an address, shown and judged.

Rules trust the states they make themselves. One that was made up elsewhere may be such that a rule never ends, or that
compiled rules read where nothing is; so all of this happens in a process of its own, which gets a line of JSON for each
question and answers with one. It has so many seconds for an answer; when it takes longer, or falls, another begins with
the next question.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from folktable.engine.errors import FolktableError
from folktable.engine.match import Sight, all_views, sight
from folktable.engine.notation import packed_line, read_line, unpacked_line, write_line
from folktable.engine.record import RUNNING
from folktable.server.boards import table_of
from folktable.server.limits import Crowd
from folktable.server.problems import Refusal
from folktable.server.worker import Worker
from folktable.study.puzzles import Shown, played_out
from folktable.wire import Analysed, Frame, Judgement, Position

COMMAND = (sys.executable, "-m", "folktable.server.analyst")
ANSWER_S = 30.0
IDLE_S = 300.0
MOST_WAITING = 24
MOST_OF_HOUSEHOLD = 8
BEHIND = 10  # the tables, when all want a core: as `nice` counts it
MOST_BYTES = 4 << 20  # of an answer
MOST_MEMORY = 6 << 30  # addresses, most of them never used
FUTURES, FUTURES_OF_A_NETWORK = 200, 16  # of each choice, at first
AHEAD = 12  # decisions that a network plays on before it says what it expects


class Answer(Struct):
    analysed: Analysed | None = None
    refused: str = ""


# --- In the process of its own -----------------------------------------------------------------------------------


def analysed(asked: Position) -> Analysed:
    opened, state = read_line(unpacked_line(asked.position))
    line = played_out(opened, state, asked.decisions)
    last = line[-1] if line else Shown(-1, "", state, [])
    state, tell = last.state, opened.game.table.tell
    seat = decider(state.waiting, state.actor) if state.over == RUNNING else None
    seen = Sight(None, None, ()) if seat is None else sight(opened, state, seat)
    frame = Frame(
        views=all_views(opened, state),
        lines=tuple(tell(state, opened, note[1:]) for note in last.notes),
        seat=last.seat if line else None,
        choice=last.choice,
    )
    now = write_line(opened, state)
    return Analysed(
        table=table_of(opened, state, () if seat is None else (seat,), over=seat is None),
        frame=frame,
        seat=seat,
        question=seen.question,
        options=seen.options,
        position=packed_line(now),
        line=now,
        judgement=judgement(now, seat) if asked.judged and seat is not None and len(seen.options) > 1 else None,
    )


def decider(waiting: int, actor: int) -> int:
    """Where several may act, the one that the position names."""
    if not waiting:
        raise FolktableError("nobody is asked anything there")
    return actor if waiting >> actor & 1 else (waiting & -waiting).bit_length() - 1


def judgement(line: str, seat: int) -> Judgement | None:
    """None while what judges is being compiled."""
    from folktable.study.judge import is_ready, judge, uses_network
    from folktable.study.reasons import reasons
    from folktable.study.report import Weighed

    opened, state = read_line(line)
    if not is_ready(opened):
        return None
    futures = FUTURES_OF_A_NETWORK if uses_network(opened) else FUTURES
    found = judge(opened, state, seat, "analysis", futures, ahead=AHEAD)
    best, second = list(found.futures)[:2]
    option = opened.game.table.option
    state.actor = seat
    return Judgement(
        chances=tuple(found.futures[best].chances),
        choices=tuple(
            Weighed(words.name, words.text, one.chances[seat])
            for action, one in sorted(found.futures.items(), key=lambda each: -each[1].chances[seat])
            for words in [option(state, opened, action)]
        ),
        reasons=reasons(opened, state, seat, best, second, "analysis"),
    )


def answer_for(line: bytes) -> Answer:
    try:
        return Answer(analysed(msgspec.json.decode(line, type=Position)))
    except Exception as error:  # whatever a rule makes of a state that cannot be
        return Answer(refused=f"{error}" if isinstance(error, FolktableError) else f"{type(error).__name__}: {error}")


def main() -> None:
    with suppress(AttributeError, OSError):  # on Windows; where a service may not
        os.nice(BEHIND)
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer_for(line)) + b"\n")
        sys.stdout.buffer.flush()


# --- In the server -------------------------------------------------------------------------------------------------


class Analyst:
    def __init__(self, command: tuple[str, ...] = COMMAND, answer_s: float = ANSWER_S) -> None:
        self.worker = Worker(command, IDLE_S, MOST_BYTES)
        self.answer_s = answer_s
        self.waiting = 0
        self.crowd = Crowd(MOST_OF_HOUSEHOLD)
        # Who comes next is decided among households: one with many positions that take long is asked no more often.
        self.next = asyncio.Lock()
        self.next_of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, position: Position, household: str) -> bytes:
        """An `Analysed`, as it is sent."""
        if self.waiting >= MOST_WAITING or not self.crowd.enter(household):
            raise Refusal(429, "too-fast", "many-positions")
        self.waiting += 1
        try:
            async with self.next_of.setdefault(household, asyncio.Lock()), self.next:
                line = await self.answer(msgspec.json.encode(position))
        finally:
            self.waiting -= 1
            self.crowd.leave(household)
        answer = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        if refused := msgspec.json.decode(answer["refused"], type=str):
            raise Refusal(400, "not-a-position", reason=refused)
        return bytes(answer["analysed"])

    async def answer(self, line: bytes) -> bytes:
        worker = self.worker
        await worker.begin()
        try:
            async with asyncio.timeout(self.answer_s):
                await worker.send(line)
                answer = await worker.line()
        except asyncio.CancelledError:
            worker.end()
            raise
        except (TimeoutError, ConnectionError, ValueError):
            await worker.close()
            raise Refusal(400, "position-fails") from None
        worker.rest()
        return answer

    async def close(self) -> None:
        await self.worker.close()


if __name__ == "__main__":
    main()
