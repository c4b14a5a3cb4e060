"""Clients that play as people do, through the API: they decide at random, come back when the line breaks, send again
what was not acknowledged, and remember all they were told, so that the log can be held against it."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from folktable.engine.match import Question, Sight, sight
from folktable.engine.words import words
from folktable.server.course import Course, follow
from folktable.server.record import StoredTable, opened_for
from folktable.server.store import LogRow, TableRow

BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Said(Exception):
    """The server refused: its status and its sentence."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem}")
        self.status, self.code = status, problem["code"]


def request(method: str, url: str, token: str = "", body: Any = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise Said(error.code, json.load(error)) from None


async def patiently(method: str, url: str, token: str = "", body: Any = None) -> Any:
    """As often as it takes until the server is back."""
    while True:
        try:
            return await asyncio.to_thread(request, method, url, token, body)
        except (OSError, ValueError, http.client.HTTPException):  # not there, or gone in the middle of its answer
            await asyncio.sleep(0.05)
        except Said as said:
            if said.status != 503:  # it is just ending, and has done nothing
                raise
            await asyncio.sleep(0.05)


class Player:
    """One seat. `urls` are the processes that serve the table; after a break the next one is tried."""

    def __init__(self, urls: Sequence[str], token: str, table: str, seat: int, chance: random.Random) -> None:
        self.urls, self.token, self.table, self.seat = list(urls), token, table, seat
        self.chance = chance
        self.seq = -1
        self.seen: dict[int, Any] = {}  # by seq: the sight that was told
        self.view: dict[str, Any] = {}
        self.acknowledged: dict[int, tuple[str, str]] = {}  # by seq: request and choice
        self.open: dict[str, Any] | None = None  # sent, not yet answered
        self.asked: tuple[int, list[str]] = (0, [])  # the question, and what may be answered
        self.over = False
        self.sent = 0
        self.resumed = 0  # by exactly what was missed
        self.resumed_afresh = 0  # by a snapshot
        self.goodbyes: list[int] = []  # the codes with which sockets were closed
        self.lost_at: float | None = None
        self.away: list[float] = []  # how long it took each time until the table was seen again, in seconds

    async def play(self, pause: Callable[[], float]) -> None:
        """Until the game is over."""
        while not self.over:
            try:
                await self.play_once(pause)
            except BROKEN as broken:
                if isinstance(broken, ConnectionClosed) and broken.rcvd is not None:
                    self.goodbyes.append(broken.rcvd.code)
                if self.lost_at is None:
                    self.lost_at = time.monotonic()
                self.urls.append(self.urls.pop(0))
                await asyncio.sleep(0.05)

    async def play_once(self, pause: Callable[[], float]) -> None:
        url = self.urls[0].replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        async with connect(url, additional_headers={"Authorization": f"Bearer {self.token}"}) as socket:
            await socket.send(json.dumps({"type": "hello", "seq": self.seq, "seat": self.seat}))
            first = json.loads(await socket.recv())
            if self.lost_at is not None:
                self.away.append(time.monotonic() - self.lost_at)
                self.lost_at = None
            if self.seq >= 0:
                self.note_resumed(first)
            self.hear(first)
            if self.open is not None:  # what became of it is not known: the same request counts once
                await socket.send(json.dumps(self.open))
            while not self.over:
                if self.open is None and self.asked[1]:
                    await asyncio.sleep(pause())
                    await self.decide(socket)
                self.hear(json.loads(await socket.recv()))

    def note_resumed(self, first: dict[str, Any]) -> None:
        if first["type"] == "snapshot":
            self.resumed_afresh += 1
        else:
            self.resumed += 1
            if first["type"] == "update":
                assert first["seq"] == self.seq + 1, f"had {self.seq}, was sent {first['seq']}"

    async def decide(self, socket: ClientConnection) -> None:
        self.sent += 1
        question, options = self.asked
        self.open = {
            "type": "decide",
            "request": f"{self.seat}-{self.sent}",
            "decision": question,
            "choice": self.chance.choice(options),
        }
        await socket.send(json.dumps(self.open))

    def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot" | "update":
                seq = message["seq"]
                assert seq >= self.seq, f"the server has gone back from {self.seq} to {seq}"
                if message["type"] == "update":
                    message["sight"]["view"] = {**self.view, **message["sight"]["view"]}
                self.view = message["sight"]["view"]
                before = self.seen.setdefault(seq, message["sight"])
                assert before == message["sight"], f"seat {self.seat} was told two things at {seq}"
                self.seq = seq
                if message.get("request"):
                    self.note_accepted(message)
                if message["sight"]["view"] is not None:
                    options = [option["name"] for option in message["sight"]["options"]]
                    self.asked = message["decision"], options
                if message["type"] == "snapshot":
                    self.over = message["table"]["phase"] == "over"
            case "table":
                self.over = message["table"]["phase"] == "over"
            case "accepted":
                self.note_accepted(message)
            case "refused":  # others decided meanwhile
                assert message["code"] in ("stale", "overtaken", "not-your-turn", "over"), message
                self.close_question()

    def note_accepted(self, message: dict[str, Any]) -> None:
        seq, request = message["seq"], message["request"]
        if seq in self.acknowledged:  # told with what was missed, and again to the request that was sent again
            assert self.acknowledged[seq][0] == request, "two decisions with one number"
            return
        assert self.open is not None
        assert request == self.open["request"]
        self.acknowledged[seq] = request, self.open["choice"]
        self.close_question()

    def close_question(self) -> None:
        """The next question comes with an update."""
        assert self.open is not None
        if self.asked[0] == self.open["decision"]:
            self.asked = 0, []
        self.open = None


async def new_guest(url: str, name: str) -> str:
    answer = await patiently("POST", f"{url}/api/guests", body={"name": name})
    token: str = answer["token"]
    return token


async def open_table(urls: Sequence[str], tokens: Sequence[str], spec: dict[str, Any]) -> str:
    """A table with each of these people in a seat."""
    url = urls[0]
    body = {"name": "Ann", "seats": len(tokens), "public": True, **spec}
    table: str = (await patiently("POST", f"{url}/api/tables", tokens[0], body))["table"]["id"]
    for seat, token in enumerate(tokens[1:], 1):
        try:
            await patiently("POST", f"{url}/api/tables/{table}/sit", token, {"name": f"Guest {seat}", "seat": seat})
        except Said as said:
            if said.code != "seat-taken":  # then the answer to the first attempt was lost
                raise
    return table


class Game:
    """One table played by a player in each seat, and what is left of it to be held against the log."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.table, self.players = table, players

    async def play(self, pause: Callable[[], float]) -> None:
        await asyncio.gather(*(player.play(pause) for player in self.players))


async def open_game(urls: Sequence[str], spec: dict[str, Any], seats: int, chance: random.Random) -> Game:
    tokens = [await new_guest(urls[0], f"Guest {seat}") for seat in range(seats)]
    table = await open_table(urls, tokens, spec)
    return Game(table, [Player(urls, token, table, seat, chance) for seat, token in enumerate(tokens)])


def check_against_log(game: Game, row: TableRow, rows: Sequence[LogRow]) -> None:
    """No acknowledged decision lost, none doubled, and the log replays to exactly what everybody was told."""
    assert [line.seq for line in rows] == list(range(1, len(rows) + 1)), "lines of the log are missing or doubled"
    requests = [(line.seat, line.request) for line in rows if line.request]
    assert len(requests) == len(set(requests)), "a request was carried out twice"
    by_seq = {line.seq: line for line in rows}
    for player in game.players:
        for seq, (wanted, choice) in player.acknowledged.items():
            line = by_seq.get(seq)
            assert line is not None, f"decision {seq} was acknowledged and is lost"
            assert (line.seat, line.request, line.choice) == (player.seat, wanted, choice)
    opened = opened_for(msgspec.json.decode(row.spec, type=StoredTable))
    course = Course(opened, row.seed, row.created)
    for line in (None, *rows):
        if line is not None:
            follow(course, [line])
        for player in game.players:
            told = player.seen.get(course.seq)
            if told is not None and told["view"] is not None:
                seen = sight(opened, course.state, player.seat)
                if seen.options and not told["options"]:
                    assert course.window is not None, "somebody was not asked"
                    assert list(course.options(player.seat).values()) == [course.window.decline], (
                        "it could have answered"
                    )
                    assert seen.question is not None
                    seen = Sight(seen.view, Question(words("nothing-to-answer"), seen.question.rules), ())
                expected = msgspec.to_builtins(seen, str_keys=True)
                assert told == json.loads(json.dumps(expected)), f"seat {player.seat} was told something else"


# --- Tables at which one game follows the other -------------------------------------------------------------------


async def play_on(
    urls: Sequence[str],
    slug: str,
    seats: int,
    chance: random.Random,
    pause_s: tuple[float, float],
    games: list[Game],
    stop: asyncio.Event,
) -> None:
    """Game after game, until it is enough; the last one is played to its end."""
    while not stop.is_set():
        game = await open_game(urls, {"game": slug}, seats, chance)
        games.append(game)
        await game.play(lambda: chance.uniform(*pause_s))


def count_acknowledged(games: Sequence[Game]) -> int:
    return sum(len(player.acknowledged) for game in games for player in game.players)


async def all_have_gone_on(tables: Sequence[Sequence[Game]]) -> None:
    """Until something was decided at every table: on a busy machine what is to disturb them could otherwise come before
    the first game."""
    before = [count_acknowledged(games) for games in tables]
    while any(count_acknowledged(games) == count for games, count in zip(tables, before, strict=True)):
        await asyncio.sleep(0.01)
