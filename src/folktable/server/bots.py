"""Bots at the tables: they think in threads, and take the same time for an answer whatever they hold."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor

from folktable.bots.names import LEVELS, bot_named
from folktable.bots.players import Choice, Stop, compiling
from folktable.engine.game import Opened
from folktable.engine.record import GameState
from folktable.engine.savefile import new_seed
from folktable.server.problems import Refusal
from folktable.study.judge import is_ready
from folktable.study.reasons import reasons
from folktable.study.report import Reason
from folktable.wire import HintOption

LEVEL_NAMES = tuple(bot.name for bot in LEVELS)
HINT_LEVEL = "elder"
ANSWER_S = {"apprentice": 0.6, "villager": 0.8, "elder": 1.2}  # how long an answer takes
HINTS = 5  # options that a hint names
MOST_HINTS = 8  # that are being thought of, or wait for it, at all tables together


class Bots:
    def __init__(self, pace: float = 1.0) -> None:
        """A pace of 0.1 answers in a tenth of the time."""
        self.pace = pace
        self.threads = ThreadPoolExecutor(max(2, (os.cpu_count() or 2) - 1), "bot")
        self.hint_thread = ThreadPoolExecutor(1, "hint")  # one after the other: hints do not keep bots waiting
        self.hints_for: set[str] = set()  # people

    def answer_s(self, level: str) -> float:
        return self.pace * ANSWER_S[level]

    async def choose(self, level: str, opened: Opened, state: GameState, seat: int, seconds: float) -> int:
        """What the bot does, after exactly this time."""
        answer_at = time.monotonic() + seconds
        compiling(opened)
        choice = await self.think(level, opened, state, seat, seconds)
        await asyncio.sleep(answer_at - time.monotonic())
        return choice.action

    async def think(self, level: str, opened: Opened, state: GameState, seat: int, seconds: float) -> Choice:
        stop = Stop()
        bot = bot_named(level)
        loop = asyncio.get_running_loop()
        bell = loop.call_later(seconds, stop.set)
        try:
            return await loop.run_in_executor(self.threads, bot.choose, opened, state, seat, new_seed(), stop)
        finally:
            stop.set()
            bell.cancel()

    async def hint(
        self, person: str, opened: Opened, state: GameState, seat: int, names: dict[int, str]
    ) -> tuple[tuple[HintOption, ...], tuple[Reason, ...]]:
        """What an elder in that seat would think of, and why: one hint at a time for a person, a few for all."""
        if person in self.hints_for:
            raise Refusal(429, "too-fast", "one-hint")
        if len(self.hints_for) >= MOST_HINTS:
            raise Refusal(429, "too-fast", "many-hints")
        self.hints_for.add(person)
        loop, stop, elder = asyncio.get_running_loop(), Stop(), bot_named(HINT_LEVEL)
        try:
            choice = await loop.run_in_executor(self.hint_thread, elder.choose, opened, state, seat, new_seed(), stop)
            best = [candidate.action for candidate in choice.candidates[:2]]
            told = await loop.run_in_executor(self.hint_thread, why, opened, state, seat, best, stop)
        finally:
            stop.set()
            self.hints_for.discard(person)
        if not choice.candidates:
            return (HintOption(names[choice.action], 0.5, 1.0),), ()
        visits = sum(candidate.visits for candidate in choice.candidates)
        options = tuple(
            HintOption(names[candidate.action], candidate.expected, candidate.visits / visits)
            for candidate in choice.candidates[:HINTS]
        )
        return options, told

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.hint_thread.shutdown(wait=False, cancel_futures=True)


def why(opened: Opened, state: GameState, seat: int, best: list[int], stop: Stop) -> tuple[Reason, ...]:
    """Why the best is better than the next; nothing, while what tells it is being compiled."""
    if len(best) < 2 or not is_ready(opened):
        return ()
    return reasons(opened, state, seat, best[0], best[1], "hint", stop)
