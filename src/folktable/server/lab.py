"""The designer's page, where the host has opened it: editions are played by bots, one study after the other.

A person has one study at a time: a new one takes the place of the one before. It is worked on at a desk, a process of
the lowest priority (lab/desk.py), so that neither the loop that serves the tables nor the bots at them wait for it; to
stop a study is to end that process.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Any

import msgspec

from folktable.bots.network import network_of
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, load, open_box, slugs
from folktable.lab.desk import Done, Going, Study, read_news
from folktable.lab.figures import Row
from folktable.lab.numbers import numbers
from folktable.server.problems import Refusal
from folktable.server.record import host_options
from folktable.server.watched import note_failure
from folktable.server.worker import Worker
from folktable.wire import LabEdition, LabPlayer, NewStudy, Studying

MOST_WAITING = 12
MOST_OF_HOUSEHOLD = 3
MOST_KEPT = 64  # people whose last study is still told
LONGEST_S = 600  # of a study
IDLE_S = 120  # then the desk is cleared
LONGEST_NEWS = 1 << 20
SEED = "1"  # the same deals for every study: changes show, not luck
# Games at each edition: for a first look (some seconds), for a close one, and at most.
PLAYERS = (
    LabPlayer("random", 2000, 40_000, 400_000),
    LabPlayer("greedy", 1000, 20_000, 200_000),
    LabPlayer("net", 128, 1000, 8000),
    LabPlayer("mcts:50", 8, 24, 100),
)
TOLD = {"random": (24, 100), "greedy": (24, 100), "net": (16, 60), "mcts:50": (8, 24)}  # at a first and at a close look


@dataclass
class Asked:
    person: str
    household: str
    study: Study
    done: int = 0
    total: int = 0
    rows: list[Row] | None = None
    refusal: Refusal | None = None  # told once


class Lab:
    def __init__(self) -> None:
        self.waiting: deque[Asked] = deque()
        self.playing: Asked | None = None
        self.latest: OrderedDict[str, Asked] = OrderedDict()  # by person
        self.desk = Worker((sys.executable, "-m", "folktable.lab.desk"), IDLE_S, LONGEST_NEWS)
        self.task: asyncio.Task[None] | None = None

    def ask(self, person: str, household: str, study: Study) -> Studying:
        """Instead of what this person asked for before."""
        before = self.latest.get(person)
        others = [one for one in (self.playing, *self.waiting) if one is not None and one is not before]
        of_household = [one for one in others if one.household == household]
        if len(others) >= MOST_WAITING or len(of_household) >= MOST_OF_HOUSEHOLD:
            raise Refusal(429, "too-fast", "many-studies")
        self.forget(person)
        asked = self.latest[person] = Asked(person, household, study)
        self.waiting.append(asked)
        for other in list(self.latest)[: max(len(self.latest) - MOST_KEPT, 0)]:
            self.forget(other)
        if self.task is None or self.task.done():
            self.task = asyncio.ensure_future(self.work())
        return self.stands(person)

    def stands(self, person: str) -> Studying:
        asked = self.latest.get(person)
        if asked is None:
            return Studying("none")
        if asked.refusal is not None:
            del self.latest[person]
            raise asked.refusal
        if asked.rows is not None:
            return Studying("done", 0, asked.done, asked.total, tuple(asked.rows))
        if asked is self.playing:
            return Studying("playing", 0, asked.done, asked.total)
        return Studying("waiting", self.waiting.index(asked) + (self.playing is not None))

    def forget(self, person: str) -> None:
        """It is not wanted any more: where it waits it goes, where it is worked on that ends."""
        asked = self.latest.pop(person, None)
        if asked is None:
            return
        if asked in self.waiting:
            self.waiting.remove(asked)
        elif asked is self.playing:
            self.desk.end()

    async def work(self) -> None:
        while self.waiting:
            asked = self.playing = self.waiting.popleft()
            try:
                async with asyncio.timeout(LONGEST_S):
                    await self.study(asked)
            except Refusal as refusal:
                asked.refusal = refusal
            except TimeoutError:
                asked.refusal = Refusal(409, "study-too-long", minutes=LONGEST_S // 60)
                self.desk.end()
            except Exception as failure:
                if self.latest.get(asked.person) is asked:  # else the desk was ended on purpose
                    note_failure("lab", failure)
                    asked.refusal = Refusal(503, "no-study")
                self.desk.end()
            finally:
                self.playing = None
        self.desk.rest()

    async def study(self, asked: Asked) -> None:
        await self.desk.begin()
        if self.latest.get(asked.person) is not asked:  # forgotten while the desk was set up
            return
        await self.desk.send(msgspec.json.encode(asked.study))
        while True:
            news = read_news.decode(await self.desk.line())
            if isinstance(news, Done):
                asked.done, asked.rows = asked.total, news.rows
                return
            if not isinstance(news, Going):
                raise Refusal(400, "not-playable", "no-edition", reason=news.reason)
            asked.done, asked.total = news.done, news.total

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        self.desk.end()


# --- What is asked for ----------------------------------------------------------------------------------------


def game_of(slug: str) -> Game:
    if slug not in slugs():
        raise Refusal(404, "unknown-game", game=slug, games=", ".join(slugs()))
    return load(slug)


def opened_edition(slug: str, edition: dict[str, Any] | None) -> LabEdition:
    """Every number of an edition, and who can play it."""
    game = game_of(slug)
    data = game.default_edition() if edition is None else edition
    try_box(game, data, game.seats[0], {})
    players = tuple(one for one in PLAYERS if one.name != "net" or network_of(game) is not None)
    return LabEdition(data, tuple(numbers(game, data)), players, host_options(game, {}))


def try_box(game: Game, edition: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
    try:
        open_box(game, edition, options, seats)
    except FolktableError as error:
        raise Refusal(400, "not-playable", "no-edition", reason=str(error)) from None


def study_of(wanted: NewStudy) -> Study:
    """What is to be played; complains about what cannot be, or may not be without saying so."""
    game = game_of(wanted.game)
    player = next((one for one in PLAYERS if one.name == wanted.bot), None)
    if player is None or (player.name == "net" and network_of(game) is None):
        known = ", ".join(one.name for one in PLAYERS)
        raise Refusal(400, "unknown-bot", bot=wanted.bot, bots=known)
    if wanted.games > player.most:
        raise Refusal(400, "many-games", most=player.most)
    for edition in wanted.editions:
        try_box(game, edition, wanted.seats, wanted.options)
        if not wanted.house:
            must_be_as_in_book(game, edition)
    told = TOLD[player.name][wanted.games > player.quick]
    return Study(game.slug, wanted.editions, wanted.seats, wanted.options, player.name, wanted.games, told, SEED)


def must_be_as_in_book(game: Game, edition: dict[str, Any]) -> None:
    """Without a word about a house edition, only what was assumed may differ from the game's own."""
    given = {one.path: one.value for one in numbers(game, edition)}
    for own in numbers(game, game.default_edition()):
        if own.mark != "assumed" and given.get(own.path) != own.value:
            raise Refusal(409, "house-edition", path=own.path, value=own.value)
