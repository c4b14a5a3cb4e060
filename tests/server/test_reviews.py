"""Reviews over HTTP: only of what is over, one at a time, and nobody waits for them who did not ask."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from folktable.bots.players import Stop
from folktable.client import Refused as No
from folktable.engine import savefile
from folktable.server import reviews
from folktable.server.problems import Refusal
from folktable.server.reviews import MOST_KEPT, MOST_OF_HOUSEHOLD, MOST_WAITING, Reviews
from folktable.study.review import Stopped, review_of
from folktable.wire import AskHint, Refused, Reviewing
from tests.server.conftest import Visit, plain
from tests.server.test_play import play_on

pytestmark = pytest.mark.anyio


async def test_a_game_that_is_over_is_reviewed_and_no_other(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    path, host = f"/api/tables/{created.table.id}/review", players[0].client
    for method in ("POST", "GET"):
        with pytest.raises(No, match="when it is over"):
            await host.call(method, path, Reviewing)
    await play_on(players, 1000)
    assert (await visit.info(host, created.table.id)).phase == "over"
    assert (await host.call("GET", path, Reviewing)).state == "none"
    asked = await host.call("POST", path, Reviewing)
    assert asked == Reviewing("waiting", 0)
    async with asyncio.timeout(400):  # compiled here, where it was not before
        while (stands := await host.call("GET", path, Reviewing)).state == "waiting":
            await asyncio.sleep(0.1)
    saved = await host.call("GET", f"/api/tables/{created.table.id}/file", dict[str, Any])
    match = savefile.replay(msgspec.convert(saved, savefile.SavedGame))
    assert plain(stands.review) == plain(review_of(match))
    assert await host.call("POST", path, Reviewing) == stands, "it is kept"


async def test_a_host_may_want_no_hints(visit: Visit) -> None:
    _, (player,) = await visit.table("nisse", hints=False)
    await player.asked()
    refused = await player.ask(AskHint("h1"))
    assert isinstance(refused, Refused)
    assert refused.code == "no-hints"


# --- Many at once, with games that are thought of for as long as the test wants -----------------------------------


class Thinker:
    """Stands for the review of a game: it waits until it is let go, or stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thinking: list[str] = []
        self.most_at_once = self.now = 0
        self.let_go = threading.Semaphore(0)

        async def played_again(store: Any, record: Any) -> Any:
            return SimpleNamespace(match=record.id)

        monkeypatch.setattr(reviews, "played_again", played_again)
        monkeypatch.setattr(reviews, "reviewed", self.reviewed)

    def reviewed(self, match: str, stop: Stop) -> bytes:
        self.thinking.append(match)
        self.now += 1
        self.most_at_once = max(self.most_at_once, self.now)
        while not self.let_go.acquire(timeout=0.01):
            if stop.is_set():
                self.now -= 1
                raise Stopped("nobody wants it")
        self.now -= 1
        return msgspec.json.encode(match)


def finished(number: int) -> Any:
    return SimpleNamespace(id=f"table {number}", phase="over")


def home(table: Any) -> str:
    """Households enough that none has too many."""
    return f"house {int(table.id.split()[1]) % 3}"


async def until(wanted: Any) -> None:
    async with asyncio.timeout(20):
        while not wanted():
            await asyncio.sleep(0.005)


async def test_while_twenty_are_asked_for_the_loop_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, asked = Thinker(monkeypatch), Reviews(None)  # type: ignore[arg-type]
    tables = [finished(n) for n in range(20)]
    assert [asked.ask(table, "Ann", home(table)).ahead for table in tables] == list(range(20))
    assert [asked.ask(table, "Ben", "bens").ahead for table in tables] == list(range(20)), (
        "asked twice, thought of once"
    )
    await until(lambda: thinker.thinking)
    turns = 0
    for _ in range(2000):  # the loop serves others while the first is thought of
        await asyncio.sleep(0)
        turns += asked.stands(tables[0]).state == "waiting"
    assert turns == 2000
    for _ in tables:
        thinker.let_go.release()
    await until(lambda: not asked.waiting)
    assert thinker.thinking == [table.id for table in tables]
    assert thinker.most_at_once == 1
    assert all(asked.stands(table).state == "done" for table in tables)
    asked.close()


async def test_what_nobody_wants_any_more_is_not_thought_of(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, asked = Thinker(monkeypatch), Reviews(None)  # type: ignore[arg-type]
    one, two, three = finished(1), finished(2), finished(3)
    for table in (one, two, three):
        asked.ask(table, "Ann", "anns")
    asked.ask(two, "Ben", "bens")
    await until(lambda: thinker.thinking)
    asked.forget(one, "Ann")  # is being thought of: stopped
    asked.forget(two, "Ann")  # Ben still waits
    asked.forget(three, "Ann")  # was waiting: gone
    await until(lambda: thinker.thinking == [one.id, two.id])
    thinker.let_go.release()
    await until(lambda: not asked.waiting)
    assert [asked.stands(table).state for table in (one, two, three)] == ["none", "done", "none"]
    asked.close()


async def test_the_list_is_bounded_and_a_failure_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, asked = Thinker(monkeypatch), Reviews(None)  # type: ignore[arg-type]
    for n in range(MOST_WAITING):
        asked.ask(finished(n), "Ann", home(finished(n)))
    with pytest.raises(Refusal, match="Many ask"):
        asked.ask(finished(MOST_WAITING), "Ann", "another house")
    for n in range(MOST_WAITING):
        asked.forget(finished(n), "Ann")
    await until(lambda: not asked.waiting)

    def fails(match: str, stop: Stop) -> bytes:
        raise RuntimeError("a broken game")

    monkeypatch.setattr(reviews, "reviewed", fails)
    asked.ask(finished(0), "Ann", "anns")
    await until(lambda: not asked.waiting)
    with pytest.raises(Refusal, match="could not be reviewed"):
        asked.stands(finished(0))
    assert asked.stands(finished(0)).state == "none", "told once"
    for n in range(MOST_KEPT + 8):  # refusals that nobody comes back for are forgotten as reviews are
        asked.ask(finished(n), "Ann", "anns")
        await until(lambda: not asked.waiting)
    assert len(asked.kept) == MOST_KEPT
    assert thinker.most_at_once == 1
    asked.close()


async def test_one_household_cannot_take_all_places() -> None:
    asked = Reviews(None)  # type: ignore[arg-type]
    for n in range(MOST_OF_HOUSEHOLD):
        asked.ask(finished(n), f"guest {n}", "one house")
    with pytest.raises(Refusal, match="Many ask"):
        asked.ask(finished(MOST_OF_HOUSEHOLD), "one guest more", "one house")
    assert asked.ask(finished(0), "one guest more", "one house").state == "waiting", "that is thought of anyway"
    assert asked.ask(finished(MOST_OF_HOUSEHOLD), "a neighbour", "another house").ahead == MOST_OF_HOUSEHOLD
    asked.close()


async def test_who_looks_again_at_once_gets_the_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was loaded again asks while what it asked for before is being stopped."""
    thinker, asked = Thinker(monkeypatch), Reviews(None)  # type: ignore[arg-type]
    one = finished(1)
    asked.ask(one, "Ann", "anns")
    await until(lambda: thinker.thinking)
    asked.forget(one, "Ann")
    assert asked.ask(one, "Ann", "anns").state == "waiting"
    await until(lambda: len(thinker.thinking) == 2)
    thinker.let_go.release()
    await until(lambda: not asked.waiting)
    assert asked.stands(one).state == "done"
    asked.close()


async def test_one_page_of_mine_that_closes_takes_nothing_from_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, asked = Thinker(monkeypatch), Reviews(None)  # type: ignore[arg-type]
    one = finished(1)
    asked.ask(one, "Ann", "anns")
    asked.ask(one, "Ann", "anns")
    await until(lambda: thinker.thinking)
    asked.forget(one, "Ann")
    asked.forget(one, "Ben")  # who has not asked
    thinker.let_go.release()
    await until(lambda: not asked.waiting)
    assert asked.stands(one).state == "done"
    asked.close()
