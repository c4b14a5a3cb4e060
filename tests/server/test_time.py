"""Clocks: Grumpf in real time and in beats, and tables over days with deadlines."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from folktable import client
from folktable.bots.players import Candidate, Choice
from folktable.engine.game import Opened
from folktable.games.grumpf.state import ELDER, FLIP, HUNT, READY
from folktable.server.bots import Bots
from folktable.server.people import now_ms
from folktable.wire import (
    Accepted,
    ConnectionReport,
    Decide,
    Hand,
    Refused,
    Snapshot,
    TableChanged,
    TableInfo,
    TakeBack,
    Update,
)
from tests.server.conftest import Player, Visit

pytestmark = pytest.mark.anyio


async def shout(players: list[Player]) -> None:
    for player in players:
        await player.decide("ready")
    await players[0].until(lambda: "shout" in [option.name for option in players[0].now.sight.options])
    assert isinstance(await players[0].decide("shout"), Accepted)


async def test_grumpf_live_hands_take_time_and_all_see_them(visit: Visit) -> None:
    created, players = await visit.table("grumpf", people=2, seats=2)
    first, second = players
    assert created.table.options == {}, "live is what is usual here"
    await shout(players)
    opens = await second.until(lambda: [hand for hand in second.of(Hand) if hand.event == "opens"])
    assert opens[0].opens > opens[0].lands > opens[0].at
    early = await first.ask(Decide("e", 0, "flip-1"))
    assert isinstance(early, Refused)
    assert early.code == "too-early"
    live = visit.server.tables.live[created.table.id]
    await first.until(lambda: len(first.now.sight.options) > 2, 10)
    while live.hands.opens_at > now_ms():
        await asyncio.sleep(0.05)
    flip = next(option.name for option in first.now.sight.options if option.name.startswith("flip"))
    before = live.course.seq
    assert isinstance(await first.ask(Decide("f", 0, flip)), Accepted)
    assert isinstance(await first.ask(Decide("g", 0, flip)), Refused), "one hand does one thing"
    landed = await second.until(lambda: [h for h in second.of(Hand) if h.event == "landed"], 5)
    started = next(h for h in second.of(Hand) if h.event == "started")
    assert (started.seat, started.choice, landed[0].choice) == (0, flip, flip)
    assert landed[0].at == started.lands
    assert landed[0].code == ""
    await second.until(lambda: second.now.seq == before + 1)
    assert live.course.recent[-1].choice == flip, "what landed is a decision of the log"
    assert not first.now.may_undo
    assert isinstance(await first.ask(TakeBack("t")), Refused), "what has landed stays"
    wrong = await first.ask(Decide("h", 0, "99-mammoth"))
    assert wrong.code == "illegal"
    full = await first.ask(Decide("i", 0, "elder"))
    assert isinstance(full, Accepted | Refused)


async def test_where_hands_are_not_shown_only_their_own_seat_sees_them_start(visit: Visit) -> None:
    created, players = await visit.table("grumpf", people=2, seats=2, options={"show_motion": False})
    first, second = players
    await shout(players)
    live = visit.server.tables.live[created.table.id]
    await first.until(lambda: len(first.now.sight.options) > 2, 10)
    while live.hands.opens_at > now_ms():
        await asyncio.sleep(0.05)
    flip = next(option.name for option in first.now.sight.options if option.name.startswith("flip"))
    assert isinstance(await first.ask(Decide("f", 0, flip)), Accepted)
    await second.until(lambda: [hand for hand in second.of(Hand) if hand.event == "landed"], 5)
    assert [hand.choice for hand in first.of(Hand) if hand.event == "started"] == [flip]
    assert not [hand for hand in second.of(Hand) if hand.event == "started"]


async def test_a_bot_hunts_beside_a_person(visit: Visit) -> None:
    created, players = await visit.table("grumpf", people=1, seats=3)
    host = players[0]
    await host.decide("ready")
    await host.until(lambda: "shout" in [option.name for option in host.now.sight.options])
    await host.decide("shout")
    await host.until(lambda: {h.seat for h in host.of(Hand) if h.event == "landed"} >= {1, 2}, 20)
    live = visit.server.tables.live[created.table.id]
    assert await visit.server.inside(live.hands.credit, 0) >= 0


async def test_a_bot_that_likes_to_turn_one_grumpf_over_and_over_goes_home(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    liked = Choice(FLIP, (Candidate(FLIP, 2, 0.5), Candidate(ELDER, 1, 0.5)))

    async def think(self: Bots, level: str, opened: Opened, state: Any, seat: int, seconds: float) -> Choice:
        return liked if state.phase == HUNT else Choice(READY)

    monkeypatch.setattr(Bots, "think", think)
    _, (host,) = await visit.table("grumpf", people=1, seats=3)
    await host.decide("ready")
    await host.until(lambda: "shout" in [option.name for option in host.now.sight.options])
    await host.decide("shout")
    await host.until(lambda: [hand for hand in host.of(Hand) if hand.event == "closed"], 20)
    for seat in (1, 2):
        assert [h.choice for h in host.of(Hand) if h.event == "landed" and h.seat == seat] == ["flip-1", "elder"]


async def test_round_trips_are_measured_by_the_server(visit: Visit) -> None:
    created, _ = await visit.table("grumpf", people=2, seats=2)
    live = visit.server.tables.live[created.table.id]
    async with asyncio.timeout(5):
        while not live.hands.seats[0].pings:
            await asyncio.sleep(0.05)
    assert live.hands.seats[0].pings[0] >= 0


async def test_a_hunt_goes_on_after_the_table_was_read_again(visit: Visit) -> None:
    created, players = await visit.table("grumpf", people=2, seats=2)
    await shout(players)
    live = visit.server.tables.live[created.table.id]
    await players[0].until(lambda: len(players[0].now.sight.options) > 2, 10)
    await visit.server.put(live, course=None)  # as after a restart
    snapshots = len(players[1].of(Snapshot))
    choice = next(o.name for o in players[0].now.sight.options if o.name.startswith("flip"))
    answer = await players[0].ask(Decide("r", 0, choice))
    assert isinstance(answer, Accepted)
    await players[1].until(lambda: len(players[1].of(Snapshot)) > snapshots)
    await players[1].until(lambda: [h for h in players[1].of(Hand) if h.event == "landed"], 5)


async def test_beats_with_a_clock_make_the_slow_hold(visit: Visit) -> None:
    created, players = await visit.table("grumpf", people=2, seats=2, options={"mode": "beat", "beat_clock_s": 5})
    assert created.table.options == {"mode": "beat", "beat_clock_s": 5}
    await shout(players)
    live = visit.server.tables.live[created.table.id]
    first = players[0]
    await first.until(lambda: "hold" in [option.name for option in first.now.sight.options])
    assert first.now.deadline == live.real_time.clock.began_at + 5000
    await first.decide("hold")
    clock = live.real_time.clock
    await visit.server.put(clock, began_at=clock.began_at - 5000)  # the time is over
    await visit.server.do(live.ring())
    await first.until(lambda: first.now.sight.view["beat"] == 2, 5)
    assert live.course.recent[-1].choice == "hold"
    assert live.course.recent[-1].seat == 1


async def test_over_days_a_bot_decides_when_the_deadline_has_passed(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2, pace="days", clock_s=86400)
    live = visit.server.tables.live[created.table.id]
    asked = next(player for player in players if player.now.sight.options)
    assert asked.now.deadline == live.course.asked_at[players.index(asked)] + 86_400_000
    seq = asked.now.seq
    await visit.server.put(live.course, asked_at=[at - 86_400_001 for at in live.course.asked_at])
    await visit.server.do(live.ring())
    await asked.until(lambda: asked.now.seq == seq + 1, 5)
    assert live.course.recent[-1].request == ""
    assert asked.of(Update)[-1].deadline > now_ms()


async def test_without_a_clock_everybody_waits(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    live = visit.server.tables.live[created.table.id]
    assert players[0].now.deadline is None
    await visit.server.put(live.course, asked_at=[0] * 2)
    await visit.server.do(live.ring())
    await asyncio.sleep(0.1)
    assert live.course.seq == 0


async def test_the_host_stops_the_clock_between_hunts(visit: Visit) -> None:
    created, players = await visit.table("grumpf", people=2, seats=2)
    table = f"/api/tables/{created.table.id}"
    host, guest = players[0].client, players[1].client
    with pytest.raises(client.Refused, match="Only the host"):
        await guest.call("POST", f"{table}/pause", TableInfo, {"paused": True})
    assert (await host.call("POST", f"{table}/pause", TableInfo, {"paused": True})).paused
    await players[1].until(lambda: [told for told in players[1].of(TableChanged) if told.table.paused])
    refused = await players[1].decide("ready")
    assert isinstance(refused, Refused)
    assert refused.code == "not-now"
    live = visit.server.tables.live[created.table.id]
    await visit.server.put(live, course=None)  # as after a restart: what is in memory is gone
    await visit.server.do(live.recover())
    assert (await host.call("GET", table, TableInfo)).paused
    assert not (await host.call("POST", f"{table}/pause", TableInfo, {"paused": False})).paused
    await shout(players)
    with pytest.raises(client.Refused, match="cannot be paused"):
        await host.call("POST", f"{table}/pause", TableInfo, {"paused": True})


async def test_only_the_host_sees_what_is_odd_at_a_seat(visit: Visit) -> None:
    created, players = await visit.table("grumpf", people=2, seats=2)
    reports = f"/api/tables/{created.table.id}/connection-reports"
    live = visit.server.tables.live[created.table.id]
    await visit.server.inside(live.hands.ping, 1, 120)
    await visit.server.put(live.hands.seats[1], quick_reactions=5)
    told = await players[0].client.call("GET", reports, list[ConnectionReport])
    assert (told[1].seat, told[1].signs) == (1, ("reactions",))
    assert told[1].credit_ms <= 60
    with pytest.raises(client.Refused, match="Only the host"):
        await players[1].client.call("GET", reports, list[ConnectionReport])


async def test_without_a_live_clock_nothing_can_be_paused(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    with pytest.raises(client.Refused, match="No clock runs"):
        await players[0].client.call("POST", f"/api/tables/{created.table.id}/pause", TableInfo, {"paused": True})
