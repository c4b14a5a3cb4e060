"""Reaction windows tell nothing: neither by who is asked, nor by how long it takes, nor by what anybody has ordered."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect
from typing import Any

import msgspec
import pytest

from folktable.engine.game import load, slugs
from folktable.engine.match import asked_in_window, window_in
from folktable.server.bots import Bots
from folktable.server.course import Course
from folktable.server.live import LiveTable
from folktable.server.record import record_of
from folktable.server.store import SeatRow, TableRow
from folktable.server.windows import OVER, TICK_S, WINDOW_S
from folktable.wire import Accepted, Decide, NewTable, Order, Refused, Snapshot, Update
from tests.server.conftest import QUICK, Player, Visit

pytestmark = pytest.mark.anyio

LONGEST = WINDOW_S["live"][1] * QUICK
GAMES = 12
DECISIONS = 150


def with_answers_for_all() -> dict[str, Any]:
    """A box in which nearly everybody holds an answer to every roll."""
    edition = load("gnome").default_edition()
    copies = {"tripping_root": 52, "honey": 52}
    for cards in edition["cards"].values():
        for card in cards:
            card["copies"] = copies.get(card["id"], 0)
    return edition


async def until_a_window(visit: Visit, table: str, players: list[Player], asked: int) -> None:
    """Play, letting everything be, until a window is open in which so many seats hold an answer, and all who may."""
    live = visit.server.tables.live[table]
    for _ in range(400):
        seq = live.course.seq
        window = live.course.window
        hold = await visit.server.inside(lambda: [len(live.course.options(seat)) > 1 for seat in live.course.deciding])
        if window is not None and all(hold) and len(hold) >= asked:
            for player in players:
                await player.until(lambda player=player, seq=seq: player.now.seq >= seq)
            return
        for seat in list(live.course.deciding):
            player = players[seat]
            await player.until(lambda player=player, seq=seq: player.now.seq >= seq)
            names = [option.name for option in player.now.sight.options]
            # Play cards where that is possible, and let everything be in windows.
            name = "pass" if window is not None else next((n for n in names if n not in ("pass", "end")), names[0])
            await player.place.send(Decide(f"w{seq}-{seat}", player.now.decision, name))
        await players[0].until(lambda seq=seq: players[0].now.seq > seq or live.course.over)
    raise AssertionError("no window was opened")


async def gnome_in_window(visit: Visit, people: int = 3) -> tuple[str, list[Player]]:
    created, players = await visit.table("gnome", people=people, seats=people, edition=with_answers_for_all())
    await until_a_window(visit, created.table.id, players, people - 1)
    return created.table.id, players


async def test_all_who_may_answer_are_asked_at_once_and_answered_at_the_end(visit: Visit) -> None:
    table, players = await gnome_in_window(visit)
    live = visit.server.tables.live[table]
    asked = list(live.course.deciding)
    assert asked == list(
        asked_in_window(live.record.box, live.course.state, window_in(live.record.box, live.course.state))
    )
    seq, ends = live.course.seq, live.windows.ends
    for seat in reversed(asked):  # also those whom the rules have not reached
        assert "pass" in [option.name for option in players[seat].now.sight.options]
        await players[seat].place.send(Decide(f"p{seat}", players[seat].now.decision, "pass"))
    answers = [await players[seat].answer(f"p{seat}") for seat in asked]
    assert [answer.seq for answer in answers] == [seq + n for n in range(1, len(asked) + 1)], "in the rules' order"
    assert time.monotonic() > ends - 2 * TICK_S, "not before the window ends"


async def test_who_passes_is_told_when_all_have_answered(visit: Visit) -> None:
    """Else one could see who is still thinking, and so holds something."""
    table, players = await gnome_in_window(visit)
    live = visit.server.tables.live[table]
    first, *others = live.course.deciding
    seq, told = live.course.seq, [len(player.told) for player in players]
    await players[first].place.send(Decide("first", players[first].now.decision, "pass"))
    await asyncio.sleep(2 * LONGEST)
    assert live.course.seq == seq, "the window is over, and one has not answered"
    assert [len(player.told) for player in players] == told
    for seat in others:
        await players[seat].place.send(Decide("other", players[seat].now.decision, "pass"))
    assert isinstance(await players[first].answer("first"), Accepted)


async def test_an_answer_does_not_wait_for_those_after_it(visit: Visit) -> None:
    table, players = await gnome_in_window(visit)
    live = visit.server.tables.live[table]
    first = next(iter(live.course.deciding))
    options = await visit.server.inside(live.course.options, first)
    card = next(name for name in options if name != "pass")
    await players[first].place.send(Decide("mine", players[first].now.decision, card))
    assert isinstance(await players[first].answer("mine"), Accepted)


async def test_who_holds_nothing_is_not_asked(visit: Visit) -> None:
    """A person among five bots meets real choices, and nothing waits for her where she has none."""
    created, [player] = await visit.table("gnome", seats=6)
    live = visit.server.tables.live[created.table.id]
    chance = random.Random(3)
    prompts: list[int] = []  # each with so many choices
    spared = 0
    for _ in range(600):
        seq = live.course.seq
        await player.until(lambda seq=seq: player.now.seq >= seq, 20)
        if live.course.over:
            break
        names = [option.name for option in player.now.sight.options]
        if names and player.now.seq == live.course.seq:
            prompts.append(len(names))
            assert len(names) > 1 or live.course.window is None, player.now.sight.question
            await player.ask(Decide(f"a{seq}", player.now.decision, chance.choice(names)))
        else:
            spared += live.course.window is not None and 0 in live.course.deciding
            await player.until(lambda seq=seq: player.now.seq > seq, 20)
    assert spared > 30, "there were such windows"
    assert sum(count > 1 for count in prompts) > 0.9 * len(prompts) > 9


async def test_those_who_share_a_screen_are_all_asked(visit: Visit) -> None:
    """To whom the screen is handed would tell what the others hold."""
    host = await visit.person("Host")
    created = await host.create(NewTable("gnome", "Host", seats=3, mine=(0, 1), bots={"2": "apprentice"}))
    players = [await visit.look(host, created.table.id, seat) for seat in (0, 1)]
    course = visit.server.tables.live[created.table.id].course
    for _ in range(200):
        seq = course.seq
        for player in players:
            await player.until(lambda player=player, seq=seq: player.now.seq >= seq, 20)
        for seat, player in enumerate(players):
            names = [option.name for option in player.now.sight.options]
            if names == ["pass"] and course.window is not None:
                return
            if names:
                await player.place.send(Decide(f"{seq}-{seat}", player.now.decision, names[-1]))
        await players[0].until(lambda seq=seq: players[0].now.seq > seq, 20)
    raise AssertionError("nobody was asked who held nothing")


async def test_another_answer_takes_the_place_of_the_first(visit: Visit) -> None:
    table, players = await gnome_in_window(visit)
    live = visit.server.tables.live[table]
    seat = list(live.course.deciding)[-1]
    player = players[seat]
    await visit.server.put(live.windows, ends=live.windows.ends + 0.5)  # so that both come in time
    await player.place.send(Decide("first", player.now.decision, "pass"))
    await player.place.send(Decide("second", player.now.decision, "pass"))
    first = await player.answer("first")
    assert isinstance(first, Refused)
    assert first.code == "overtaken"
    for other in live.course.deciding:
        if other != seat:
            await players[other].place.send(Decide("x", players[other].now.decision, "pass"))
    assert isinstance(await player.answer("second"), Accepted)


@pytest.mark.parametrize("order", ["pass-until-my-turn", "only-if-target"])
async def test_standing_orders_answer_and_nobody_notices(visit: Visit, order: str) -> None:
    table, players = await gnome_in_window(visit)
    live = visit.server.tables.live[table]
    quiet, loud = list(live.course.deciding)[-1], next(iter(live.course.deciding))
    told = [len(player.told) for player in players]
    assert isinstance(await players[quiet].ask(Order("o", order)), Accepted)
    await asyncio.sleep(0.02)
    assert [len(player.told) - before for player, before in zip(players, told, strict=True)] == [
        int(seat == quiet) for seat in range(len(players))
    ], "nobody else is told of an order"
    seq = live.course.seq
    await players[loud].place.send(Decide("l", players[loud].now.decision, "pass"))
    await players[loud].until(lambda: players[loud].now.seq >= seq + 2, 5)
    decided = [(d.seat, d.request) for d in live.course.recent if d.seq > seq][:2]
    assert decided == [(loud, "l"), (quiet, "")]
    info = await visit.info(players[loud].client, table)
    assert order not in str(info)


async def test_pass_until_my_turn_ends_with_my_turn(visit: Visit) -> None:
    created, players = await visit.table("gnome", people=2, seats=2)
    live = visit.server.tables.live[created.table.id]
    assert isinstance(await players[1].ask(Order("o", "pass-until-my-turn")), Accepted)
    for _ in range(100):
        if live.record.seats[1].standing == "ask":
            break
        seq = live.course.seq
        for seat in list(live.course.deciding):
            await players[seat].until(lambda seat=seat, seq=seq: players[seat].now.seq >= seq)
            if players[seat].now.sight.options and (live.course.window is None or seat == 0):
                names = [option.name for option in players[seat].now.sight.options]
                name = "pass" if "pass" in names else names[0]
                await players[seat].place.send(Decide(f"{seq}-{seat}", players[seat].now.decision, name))
        await players[0].until(lambda seq=seq: players[0].now.seq > seq, 5)
    assert live.record.seats[1].standing == "ask"
    await players[1].until(lambda: isinstance(players[1].now, Snapshot) and players[1].now.order == "ask")


async def test_bots_answer_when_the_window_ends(visit: Visit) -> None:
    """Two persons and a bot: the bot's answer comes at the window's end, not when it has thought."""
    created, players = await visit.table("gnome", people=2, seats=3)
    live = visit.server.tables.live[created.table.id]
    late: list[float] = []
    seen = None
    for _ in range(500):
        if live.course.over or len(late) >= 8:
            break
        seq, window = live.course.seq, live.course.window
        for seat in list(live.course.deciding):
            if seat < 2:
                await players[seat].until(lambda seat=seat, seq=seq: players[seat].now.seq >= seq)
                names = [option.name for option in players[seat].now.sight.options]
                if names:
                    name = "pass" if "pass" in names else names[0]
                    await players[seat].place.send(Decide(f"{seq}-{seat}", players[seat].now.decision, name))
        if window is not None and list(live.course.deciding)[:1] == [2] and seen != live.windows.ends:
            due = seen = live.windows.ends
            await players[0].until(lambda seq=seq: players[0].now.seq > seq, 5)
            if due != OVER:
                late.append(time.monotonic() - due)
        else:
            await players[0].until(lambda seq=seq: players[0].now.seq > seq or live.course.over, 5)
    assert late, "the bot was never asked in a window"
    assert min(late) > -2 * TICK_S, "nobody answers before the end"


async def test_updates_of_a_window_are_the_same_number_for_all(visit: Visit) -> None:
    table, players = await gnome_in_window(visit)
    live = visit.server.tables.live[table]
    seq = live.course.seq
    for seat in live.course.deciding:
        await players[seat].place.send(Decide(f"n{seat}", players[seat].now.decision, "pass"))
    count = len(live.course.deciding)
    for player in players:
        await player.until(lambda player=player: player.now.seq >= seq + count, 5)
        assert [m.seq for m in player.of(Update) if seq < m.seq <= seq + count] == list(range(seq + 1, seq + count + 1))


@pytest.mark.parametrize(("game", "options"), [("gnome", {}), ("naughty", {"level": 5})])
async def test_how_long_windows_last_does_not_depend_on_what_anybody_holds(game: str, options: dict[str, int]) -> None:
    """Over many games: windows in which somebody could do something, and those in which nobody can but pass."""
    lengths: dict[bool, list[float]] = {True: [], False: []}
    chance = random.Random(1)
    for number in range(GAMES):
        live = table_of(game, options, number)
        course = live.course

        def noted(window: Any, length_s: float, now: float, course: Course = course) -> None:
            if window is not None:
                lengths[any(len(course.options(seat)) > 1 for seat in course.deciding)].append(length_s)

        live.windows.open = noted  # type: ignore[method-assign]
        for _ in range(DECISIONS):
            if course.over:
                break
            if course.window is not None:
                live.drive()
            seat = chance.choice(course.waiting())
            course.decide(seat, chance.choice(list(course.options(seat).values())), "", 0)
    with_something, with_nothing = sorted(lengths[True]), sorted(lengths[False])
    assert min(len(with_something), len(with_nothing)) > 50, (len(with_something), len(with_nothing))
    shortest, longest = WINDOW_S["live"]
    for length in (*with_something, *with_nothing):
        assert shortest <= length <= longest
    # Kolmogorov and Smirnov: how far apart two samples of one distribution may be, but for one time in a thousand.
    apart = max(
        abs(bisect(with_something, length) / len(with_something) - bisect(with_nothing, length) / len(with_nothing))
        for length in (*with_something, *with_nothing)
    )
    assert apart < 1.95 * (1 / len(with_something) + 1 / len(with_nothing)) ** 0.5


def table_of(game: str, options: dict[str, int], number: int) -> LiveTable:
    """A table of people at which nothing is stored and nobody is told."""
    spec = NewTable(game, "A", seats=3, options=options)
    row = TableRow(
        "t", game, msgspec.json.encode(spec).decode(), f"w{number}", "p0", "playing", 0, "", None, None, 0, 0
    )
    seats = [SeatRow(seat, f"p{seat}", f"P{seat}", None, 0, "ask") for seat in range(3)]
    live = LiveTable(None, Bots(), record_of(row, seats, ()))  # type: ignore[arg-type]
    live.course = Course(live.record.box, row.seed, 0)
    return live


async def test_an_answer_ends_with_the_right_to_give_it(visit: Visit) -> None:
    """Answered in a window, and shown out before its end: a bot answers instead."""
    table, players = await gnome_in_window(visit)
    live = visit.server.tables.live[table]
    seat = next(seat for seat in reversed(live.course.deciding) if seat)
    await visit.server.put(live.windows, ends=live.windows.ends + 1)
    await players[seat].place.send(Decide("mine", players[seat].now.decision, "pass"))
    async with asyncio.timeout(5):
        while seat not in live.windows.answers:
            await asyncio.sleep(0.01)
    await players[0].client.call("POST", f"/api/tables/{table}/show-out", dict, {"seat": seat})
    answer = live.windows.answers.get(seat)
    assert answer is None or answer.request == ""


async def test_a_table_says_whether_its_game_asks_for_reactions(visit: Visit) -> None:
    host = await visit.person()
    said = {slug: (await host.create(NewTable(slug, "Ann"))).table.windows for slug in slugs()}
    assert said == {"gnome": True, "grumpf": False, "naughty": True, "nisse": False, "violet": False}
