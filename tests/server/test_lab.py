"""The lab over HTTP: closed unless the host opens it; one study a person, in turn, stopped when it is not wanted."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from folktable.client import Client
from folktable.client import Refused as No
from folktable.engine.game import load
from folktable.lab.balance import balance
from folktable.lab.desk import Study
from folktable.lab.vary import changed
from folktable.server import lab as lab_module
from folktable.server.lab import MOST_OF_HOUSEHOLD, MOST_WAITING, Lab
from folktable.server.problems import Refusal
from folktable.wire import LabEdition, NewStudy, NewToken, OpenEdition, Studying, Token
from tests.server.conftest import Running, Visit, plain

pytestmark = pytest.mark.anyio
STUDY = "/api/lab/study"


@pytest.fixture(scope="module")
def open_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("lab"), lab=True)
    yield running
    running.stop()


@pytest.fixture
async def guest(open_lab: Running, anyio_backend: str) -> Client:
    return await Client.guest(open_lab.address, "Ann")


def own(slug: str = "violet") -> dict[str, Any]:
    return load(slug).default_edition()


def lantern(fuel: int) -> dict[str, Any]:
    return changed(own(), ["lantern.full"], [fuel])


async def finished(client: Client) -> Studying:
    async with asyncio.timeout(300):  # compiled here, where it was not before
        while (stands := await client.call("GET", STUDY, Studying)).state != "done":
            assert stands.state in ("waiting", "playing")
            await asyncio.sleep(0.05)
    return stands


async def test_it_is_closed_unless_the_host_opens_it(visit: Visit) -> None:
    ann = await visit.person()
    with pytest.raises(No, match="folktable serve --lab"):
        await ann.call("POST", "/api/lab/games/violet", LabEdition, OpenEdition())
    with pytest.raises(No, match="folktable serve --lab"):
        await ann.call("POST", STUDY, Studying, NewStudy("violet", (own(),), 2, "random", 2))


async def test_numbers_are_told_with_their_bounds_and_what_the_book_says(guest: Client) -> None:
    opened = await guest.call("POST", "/api/lab/games/violet", LabEdition, OpenEdition())
    told = {one.path: one for one in opened.numbers}
    full, refill = told["lantern.full"], told["limits.refill"]
    assert (full.mark, full.value, full.low, full.high) == ("assumed", 19, 3, 37)
    assert full.said == "assumed, calibrated; also the fuel at the start"
    assert (refill.mark, refill.low, refill.high) == ("book", 1, 9)
    assert (told["lantern.empty"].low, told["lantern.empty"].high) == (0, 0), "there is nothing else that it may be"
    assert "net" in [one.name for one in opened.players]
    another = await guest.call("POST", "/api/lab/games/violet", LabEdition, OpenEdition(lantern(12)))
    assert next(one.value for one in another.numbers if one.path == "lantern.full") == 12
    with pytest.raises(No, match=r"lantern\.full"):
        await guest.call("POST", "/api/lab/games/violet", LabEdition, OpenEdition(lantern(99)))


async def test_a_study_says_what_balance_says(guest: Client) -> None:
    """Two editions, the same deals: the same figures as the command's for the same question."""
    asked = NewStudy("violet", (own(), lantern(26)), 2, "random", 500)
    assert (await guest.call("POST", STUDY, Studying, asked)).state in ("waiting", "playing")
    stands = await finished(guest)
    told = lab_module.TOLD["random"][0]
    found = balance(load("violet"), ["lantern.full=19,26"], ["random"] * 2, 500, lab_module.SEED, {}, told=told)
    for row, wanted in zip(stands.rows, found.rows, strict=True):
        assert {**plain(row), "values": {}} == {**plain(wanted), "values": {}}
    assert stands.rows[1].differences[0].low > 0, "a longer lantern helps Violet"
    assert stands.rows[0].endings
    assert stands.done == stands.total == 2 * (500 + told)
    assert (await guest.call("DELETE", STUDY, Studying)).state == "none"


async def test_a_study_is_played_with_the_hosts_options(guest: Client) -> None:
    """What a host may set is told as bots play it, and what was set is played: the figures of the command."""
    opened = await guest.call("POST", "/api/lab/games/grumpf", LabEdition, OpenEdition())
    usual = {one.name: one.default for one in opened.options}
    assert (usual["mode"], usual["sides"]) == ("clock", "one")
    lengths = []
    for options in ({}, {"mode": "beat"}):
        asked = NewStudy("grumpf", (own("grumpf"),), 3, "random", 50, options=options)
        await guest.call("POST", STUDY, Studying, asked)
        rows = (await finished(guest)).rows
        told = lab_module.TOLD["random"][0]
        wanted = balance(load("grumpf"), [], ["random"] * 3, 50, lab_module.SEED, options, 3, told=told).rows
        assert plain(rows[0]) == plain(wanted[0])
        lengths.append(rows[0].length.value)
    assert lengths[0] != lengths[1]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "chess"}, "no game chess"),
        ({"bot": "elder"}, "no bot elder"),
        ({"bot": "net", "game": "grumpf", "editions": (own("grumpf"),)}, "no bot net"),
        ({"games": 10**7}, "At most 400,000"),
        ({"seats": 3}, "2 seats, not 3"),
        ({"options": {"level": 3}}, "level"),
        ({"game": "naughty", "editions": (own("naughty"),), "options": {"level": 9}}, "level"),
        ({"editions": (lantern(99),)}, r"lantern\.full"),
        ({"editions": ({},)}, "cannot be played"),
        ({"editions": (own(), changed(own(), ["limits.refill"], [4]))}, r"limits\.refill as 3"),
    ],
)
async def test_what_cannot_be_played_is_refused_at_once(guest: Client, changes: dict[str, Any], why: str) -> None:
    asked = {"game": "violet", "editions": (own(),), "seats": 2, "bot": "random", "games": 10, **changes}
    if asked["bot"] == "net" and (load("grumpf").folder / "network.npz").exists():
        pytest.skip("Grumpf has been learned")
    with pytest.raises(No, match=why):
        await guest.call("POST", STUDY, Studying, NewStudy(**asked))
    assert (await guest.call("GET", STUDY, Studying)).state == "none"


async def test_what_the_book_says_is_changed_only_knowingly(guest: Client) -> None:
    more = changed(own(), ["limits.refill"], [9])
    await guest.call("POST", STUDY, Studying, NewStudy("violet", (own(), more), 2, "random", 400, house=True))
    assert (await finished(guest)).rows[1].differences[0].low > 0


async def test_a_token_that_may_not_host_may_not_study(open_lab: Running, guest: Client) -> None:
    made = await guest.call("POST", "/api/me/tokens", Token, NewToken("reader", None, ("read", "play")))
    reader = Client(open_lab.address, made.token)
    with pytest.raises(No, match="host"):
        await reader.call("POST", STUDY, Studying, NewStudy("violet", (own(),), 2, "random", 2))


async def test_a_study_that_is_not_wanted_any_more_ends_with_its_process(open_lab: Running, guest: Client) -> None:
    await guest.call("POST", STUDY, Studying, NewStudy("violet", (own(),), 2, "mcts:50", 100))
    lab: Lab = open_lab.uvicorn.config.loaded_app.app.state.server.lab  # type: ignore[attr-defined]
    async with asyncio.timeout(100):
        while (await guest.call("GET", STUDY, Studying)).done == 0:
            await asyncio.sleep(0.05)
    at = pid_of(lab)
    assert os.getpriority(os.PRIO_PROCESS, at) == 19, "who plays at a table comes first"
    await guest.call("POST", STUDY, Studying, NewStudy("violet", (own(),), 2, "random", 2))  # in its place
    await finished(guest)
    assert pid_of(lab) != at
    with pytest.raises(ProcessLookupError):
        os.kill(at, 0)


def pid_of(lab: Lab) -> int:
    assert lab.desk.process is not None
    return lab.desk.process.pid


async def test_a_desk_that_was_ended_while_nobody_asked_is_set_up_again(open_lab: Running, guest: Client) -> None:
    lab: Lab = open_lab.uvicorn.config.loaded_app.app.state.server.lab  # type: ignore[attr-defined]
    asked = NewStudy("violet", (own(),), 2, "random", 2)
    await guest.call("POST", STUDY, Studying, asked)
    await finished(guest)
    process = lab.desk.process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)  # as by a system that is short of memory
    while process.returncode is None:
        await asyncio.sleep(0.01)
    await guest.call("POST", STUDY, Studying, asked)
    await finished(guest)


# --- Many at once, at a desk that takes as long as the test wants ---------------------------------------------------


class Waits(Lab):
    def __init__(self) -> None:
        super().__init__()
        self.played: list[str] = []
        self.let_go = asyncio.Semaphore(0)
        self.fails = False

    async def study(self, asked: lab_module.Asked) -> None:
        self.played.append(asked.person)
        await self.let_go.acquire()
        if self.fails:
            raise RuntimeError("a broken game")
        asked.rows = []


ANY = Study("violet", ({},), 2, {}, "random", 2, 0, "1")


async def test_studies_are_played_in_turn_and_the_list_is_bounded() -> None:
    lab = Waits()
    for n in range(MOST_WAITING):
        lab.ask(f"person {n}", f"house {n}", ANY)
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="Many studies"):
        lab.ask("one more", "another house", ANY)
    assert lab.stands("person 0").state == "playing"
    assert (lab.stands("person 3").state, lab.stands("person 3").ahead) == ("waiting", 3)
    lab.ask("person 1", "house 1", ANY)  # a new one takes the old one's place, at the end
    assert lab.stands("person 1").ahead == MOST_WAITING - 1
    lab.forget("person 2")
    assert lab.stands("person 2").state == "none"
    for _ in range(MOST_WAITING):
        lab.let_go.release()
        await asyncio.sleep(0.01)
    assert lab.played == ["person 0", *(f"person {n}" for n in range(3, MOST_WAITING)), "person 1"]
    assert lab.stands("person 0").state == "done"
    lab.close()


async def test_one_household_cannot_take_the_lab_from_the_others() -> None:
    lab = Waits()
    for n in range(MOST_OF_HOUSEHOLD):
        lab.ask(f"guest {n}", "one house", ANY)
    with pytest.raises(Refusal, match="Many studies"):
        lab.ask("one guest more", "one house", ANY)
    assert lab.ask("a neighbour", "another house", ANY).ahead == MOST_OF_HOUSEHOLD
    lab.close()


async def test_who_is_refused_keeps_the_study_before() -> None:
    lab = Waits()
    lab.ask("Ann", "one house", ANY)
    lab.let_go.release()
    await asyncio.sleep(0.01)
    for n in range(MOST_OF_HOUSEHOLD):
        lab.ask(f"guest {n}", "one house", ANY)
    with pytest.raises(Refusal, match="Many studies"):
        lab.ask("Ann", "one house", ANY)
    assert lab.stands("Ann").state == "done"
    lab.close()


async def test_a_failure_is_told_once_and_the_next_is_played() -> None:
    lab = Waits()
    lab.fails = True
    lab.ask("Ann", "a", ANY)
    lab.ask("Ben", "b", ANY)
    await asyncio.sleep(0)
    lab.let_go.release()
    await asyncio.sleep(0.01)
    with pytest.raises(Refusal, match="could not be played"):
        lab.stands("Ann")
    assert lab.stands("Ann").state == "none"
    assert lab.stands("Ben").state == "playing"
    lab.close()


async def test_a_study_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_module, "LONGEST_S", 0.01)
    lab = Waits()
    lab.ask("Ann", "a", ANY)
    await asyncio.sleep(0.1)
    with pytest.raises(Refusal, match="fewer games"):
        lab.stands("Ann")
    lab.close()
