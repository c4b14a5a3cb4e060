"""The analysis board: positions that somebody has typed in, or opened by an address, shown and judged.

Rules trust the states they make themselves. One that was made up elsewhere may be such that a rule never ends, or that
compiled rules read where nothing is; so all of this happens in a process of its own, which gets a line of JSON for each
question and answers with one. It has so many seconds for an answer; when it takes longer, or falls, another begins with
the next question.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

from folktable.engine.errors import FolktableError
from folktable.engine.match import Sight, all_views, sight
from folktable.engine.notation import packed_line, read_line, unpacked_line, write_line
from folktable.engine.record import RUNNING
from folktable.server.boards import table_of
from folktable.server.problems import Refusal
from folktable.study.puzzles import Shown, played_out
from folktable.wire import Analysed, Frame, Judgement, Position

ANSWER_S = 30.0
IDLE_S = 300.0  # a process that nobody asks any more ends
MOST_WAITING = 12
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
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer_for(line)) + b"\n")
        sys.stdout.buffer.flush()


# --- In the server -------------------------------------------------------------------------------------------------


class Analyst:
    command = (sys.executable, "-m", "folktable.server.analyst")
    answer_s = ANSWER_S

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.process: asyncio.subprocess.Process | None = None
        self.bell: asyncio.TimerHandle | None = None

    async def ask(self, position: Position) -> bytes:
        """An `Analysed`, as it is sent."""
        if self.waiting >= MOST_WAITING:
            raise Refusal(429, "too-fast", "many-positions")
        self.waiting += 1
        try:
            async with self.lock:
                line = await self.answer(msgspec.json.encode(position))
        finally:
            self.waiting -= 1
        answer = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        if refused := msgspec.json.decode(answer["refused"], type=str):
            raise Refusal(400, "not-a-position", reason=refused)
        return bytes(answer["analysed"])

    async def answer(self, line: bytes) -> bytes:
        process = await self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line + b"\n")
            async with asyncio.timeout(self.answer_s):
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except asyncio.CancelledError:
            self.end()  # what it may still say would be taken for the next one's answer
            raise
        except (TimeoutError, ConnectionError, ValueError):
            answer = b""
        if not answer:
            await self.close()
            raise Refusal(400, "position-fails")
        self.bell = asyncio.get_running_loop().call_later(IDLE_S, self.end)
        return answer

    async def started(self) -> asyncio.subprocess.Process:
        if self.bell is not None:
            self.bell.cancel()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_BYTES,
            )
        return self.process

    async def close(self) -> None:
        process = self.process
        self.end()
        if process is not None:
            await process.wait()

    def end(self) -> None:
        if self.bell is not None:
            self.bell.cancel()
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


if __name__ == "__main__":
    main()
