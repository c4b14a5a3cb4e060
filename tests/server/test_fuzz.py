"""Nonsense over HTTP and over the WebSocket, from people in every position: always an answer, never a fault of the
server's, nothing of a table that is none of one's business. `make fuzz` sends a hundred thousand messages and more."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from folktable.wire import Problem, ServerMessage
from tests.server.players import new_guest, open_table, request
from tests.server.processes import ServerProcess

MESSAGES = int(os.environ.get("FOLKTABLE_FUZZ", "3000"))
A_LINE = 60  # messages of one connection
CASES = max(2, MESSAGES // 2000)  # for each operation and role
ENDING = (("delete", "/api/me"), ("delete", "/api/me/session"))  # whose role would be nobody's; they take no input
SECRET = "Wilhelmina Undisclosed"  # plays at the private table
QUIET = settings(
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class World:
    """A server with tables in play, and somebody in every position."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        url = server.url
        names = ("guest", "seated", "partner", "third", "foreign", "host")
        self.tokens = {name: asyncio.run(new_guest(url, name)) for name in names}
        self.secret_token = asyncio.run(new_guest(url, SECRET))
        private = {"game": "nisse", "name": SECRET, "public": False, "bots": {"1": "apprentice"}}
        made = request("POST", f"{url}/api/tables", self.secret_token, private)
        self.private, self.commitment = made["table"]["id"], made["table"]["commitment"]
        self.invite = made["invite"]
        self.elsewhere = self.opened("violet", "foreign", "host")
        self.tables = {"violet": "", "naughty": "", "gnome": ""}

    def opened(self, game: str, *names: str) -> str:
        return asyncio.run(open_table([self.server.url], [self.tokens[name] for name in names], {"game": game}))

    def table(self, game: str) -> str:
        """One of this game that is not over."""
        table = self.tables[game]
        if not table or request("GET", f"{self.server.url}/api/tables/{table}")["phase"] != "playing":
            people = ("seated", "partner") if game == "violet" else ("seated", "partner", "third")
            table = self.tables[game] = self.opened(game, *people)
        return table

    def headers(self, role: str) -> dict[str, str]:
        """A spectator is a guest who watches; the anonymous have nothing."""
        if role == "anonymous":
            return {}
        return {"Authorization": f"Bearer {self.tokens['guest' if role == 'spectator' else role]}"}

    def check(self, text: str) -> None:
        assert "Traceback" not in text
        for secret in (SECRET, self.commitment, self.invite):
            assert secret not in text, "something of a private table was told"


ROLES = ("anonymous", "guest", "spectator", "seated", "foreign")


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    server = ServerProcess(tmp_path_factory.mktemp("data"), bot_pace=0.02)
    server.start()
    server.wait_until_ready()
    yield World(server)
    server.stop()


# --- The WebSocket --------------------------------------------------------------------------------------------------

numbers = st.one_of(st.integers(-2, 8), st.integers(), st.floats(), st.none(), st.text(max_size=4))
names = st.one_of(st.text(max_size=50), st.integers(), st.none())
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


def message(kind: str, **fields: Any) -> st.SearchStrategy[Any]:
    """Of the right kind; any field may be left out."""
    return st.fixed_dictionaries({"type": st.just(kind)}, optional=fields)


FITTING = "one that fits"  # stands for an open question and one of its options, filled in when it is sent
messages = st.one_of(
    st.just(FITTING),
    message("hello", seq=numbers, seat=numbers),
    message("look", seat=numbers),
    message("decide", request=names, decision=numbers, choice=names, hand=numbers),
    message("take-back", request=names),
    message("say", request=names, text=st.one_of(st.text(max_size=400), st.none())),
    message("order", request=names, order=st.sampled_from(["ask", "only-if-target", "pass-until-my-turn", "", 7])),
    message("echo", n=numbers),
    message("hint", request=st.integers()),  # a fitting one makes a bot think for two seconds: asked in other tests
    anything,
    st.text(max_size=60),
    st.binary(max_size=60),
)


class Line:
    """One connection that sends nonsense and reads every answer to it."""

    def __init__(self, world: World, role: str, table: str) -> None:
        self.world, self.role, self.table = world, role, table
        self.now: dict[str, Any] = {}

    async def send_all(self, sent: list[Any], greet: bool) -> None:
        url = f"ws://127.0.0.1:{self.world.server.port}/api/tables/{self.table}/live"
        async with connect(url, additional_headers=self.world.headers(self.role)) as socket:
            if greet:
                await socket.send('{"type":"hello"}')
            for number, one in enumerate(sent):
                await socket.send(self.encoded(one, number))
                if one == FITTING:
                    await self.read_until(socket, f"fitting {number}")
            # Always answered at once, with a refusal: to take back may wait for the others' leave.
            await socket.send('{"type":"decide","request":"the end","decision":0,"choice":"no such choice"}')
            await self.read_until(socket, "the end")

    def encoded(self, one: Any, number: int) -> str | bytes:
        if one == FITTING:
            options = (self.now.get("sight") or {}).get("options") or [{"name": "nothing"}]
            wanted = {"type": "decide", "request": f"fitting {number}", "decision": self.now.get("decision", 0)}
            return json.dumps({**wanted, "choice": options[number % len(options)]["name"]})
        return one if isinstance(one, str | bytes) else json.dumps(one)

    async def read_until(self, socket: Any, name: str) -> None:
        while True:
            text = await asyncio.wait_for(socket.recv(), 30)
            self.world.check(text)
            told = json.loads(text)
            msgspec.convert(told, ServerMessage)
            if told["type"] in ("snapshot", "update"):
                self.now = told
            if told.get("request") == name:
                return


def test_nonsense_over_the_websocket_is_always_answered(world: World) -> None:
    sent = 0

    @settings(QUIET, max_examples=-(-MESSAGES // A_LINE))
    @given(
        st.sampled_from(ROLES),
        st.sampled_from(sorted(world.tables)),
        st.booleans(),
        st.lists(messages, min_size=A_LINE, max_size=A_LINE),
    )
    def nonsense(role: str, game: str, greet: bool, several: list[Any]) -> None:
        nonlocal sent
        sent += len(several)
        asyncio.run(Line(world, role, world.table(game)).send_all(several, greet))

    nonsense()
    print(f"{sent} messages")
    assert sent >= MESSAGES
    assert world.server.answers()
    assert world.server.faults() == []


def test_nobody_gets_in_where_they_may_not_look(world: World) -> None:
    async def knock(role: str) -> None:
        url = f"ws://127.0.0.1:{world.server.port}/api/tables/{world.private}/live"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers=world.headers(role))
        problem = msgspec.json.decode(refused.value.response.body, type=Problem)
        assert problem.code == "private"

    for role in ROLES:
        asyncio.run(knock(role))


# --- HTTP -----------------------------------------------------------------------------------------------------------


def cases_of(operation: Any) -> st.SearchStrategy[Any]:
    """As described; and, where there is something to get wrong, wrong."""
    takes_input = operation.body or operation.query or operation.path_parameters
    modes = [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if takes_input else [])]
    return st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))


def requests_by(world: World, role: str, operation: Any) -> int:
    """Send what fits the description and what does not, to tables of all kinds; gives back how many were sent."""
    sent = 0

    @settings(QUIET, max_examples=CASES)
    @given(cases_of(operation), st.sampled_from(["as made", *sorted(world.tables), "elsewhere", "private"]))
    def nonsense(case: Any, which: str) -> None:
        nonlocal sent
        sent += 1
        if "table" in (case.path_parameters or {}) and which != "as made":
            tables = {"elsewhere": world.elsewhere, "private": world.private}
            case.path_parameters["table"] = tables.get(which) or world.table(which)
        response = case.call(base_url=world.server.url, headers=world.headers(role), timeout=30)
        assert response.status_code < 500, response.text
        world.check(response.text)
        if response.status_code >= 400:
            problem = msgspec.json.decode(response.content, type=Problem)
            assert problem.text.endswith((".", "!", "?")), problem

    nonsense()
    return sent


def test_nonsense_over_http_is_always_answered(world: World) -> None:
    described = requests.get(f"{world.server.url}/api/openapi.json", timeout=30).json()
    operations = [found.ok() for found in schemathesis.openapi.from_dict(described).get_all_operations()]
    assert len(operations) > 25
    lasting = [one for one in operations if (one.method, one.path) not in ENDING]
    sent = sum(requests_by(world, role, operation) for role in ROLES for operation in lasting)
    print(f"{sent} requests")
    assert world.server.answers()
    assert world.server.faults() == []
