"""Whoever loses a seat, an admission, a session or an account loses at once what they could see and do by it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from folktable.client import Client
from folktable.client import Refused as No
from folktable.engine.game import load, slugs
from folktable.server.live import LiveTable
from folktable.server.people import Person
from folktable.server.problems import Refusal
from folktable.server.requests import begin_hint
from folktable.wire import (
    Accepted,
    AskHint,
    Decide,
    Hinted,
    Look,
    Mute,
    NewTable,
    Refused,
    Said,
    Say,
    SeatNamed,
    SeatOrder,
    SessionInfo,
    SitDown,
    Snapshot,
    TableChanged,
    TableInfo,
    TakeBack,
    Update,
)
from tests.server.conftest import Player, Visit, plain

pytestmark = pytest.mark.anyio


async def closed(player: Player) -> None:
    """Its socket was closed, and a new one is refused."""
    with pytest.raises(InvalidStatus):
        await asyncio.wait_for(player.listening, 10)


@pytest.mark.parametrize("wish", [None, 1])
@pytest.mark.parametrize("game", slugs())
async def test_who_left_the_seat_sees_nothing_of_it(visit: Visit, game: str, wish: int | None) -> None:
    """Sit while people gather, say hello, leave, keep the socket: another one sits down and plays."""
    host, eve, tom = [await visit.person(name) for name in ("Host", "Eve", "Tom")]
    seats = load(game).seats[0]
    made = await host.create(NewTable(game, "Host", seats=seats, mine=(), public=True))
    table = made.table.id
    await eve.sit(table, SitDown("Eve", 1))
    spy = await visit.look(eve, table, wish)
    assert spy.now.seat == 1
    await eve.call("POST", f"/api/tables/{table}/leave", TableInfo)
    await tom.sit(table, SitDown("Tom", 1))
    await host.sit(table, SitDown("Host", 0))
    owner = await visit.look(tom, table, 1)
    first = await visit.look(host, table, 0)
    await spy.until(lambda: spy.now.sight.view is not None)
    public = await visit.look(await visit.person("Wanda"), table)
    assert plain(spy.now.sight) == plain(public.now.sight)
    assert spy.now.seat is None
    asked = next(player for player in (first, owner) if player.now.sight.options)
    await asked.decide()
    for player in (spy, public):
        await player.until(lambda player=player: player.now.seq >= 1)
    assert plain(spy.now.sight) == plain(public.now.sight) != plain(owner.now.sight)
    await spy.place.send(AskHint("h"))
    assert (await spy.answer("h")).code == "not-your-turn"
    assert not spy.of(Hinted)


async def test_who_has_deleted_themselves_is_sent_nothing_more(visit: Visit) -> None:
    _, players = await visit.table("violet", people=2, public=True)
    gone = players[1]
    assert gone.now.sight.options
    heard = len(gone.told)
    await gone.client.call("DELETE", "/api/me", dict)
    await players[0].until(lambda: players[0].now.seq > 0)  # a bot plays on
    await closed(gone)
    assert not [message for message in gone.told[heard:] if isinstance(message, Update | Snapshot)]


async def test_the_sockets_of_a_session_end_with_it(visit: Visit) -> None:
    """A token that was revoked neither plays nor hears; nor does a session that ended past this process."""
    created, players = await visit.table("nisse", people=2, public=True)
    owner = players[0].client
    for how in ("revoked", "ended in the store"):
        token = (await owner.call("POST", "/api/me/tokens", dict, {"label": how}))["token"]
        bot = await visit.look(Client(visit.server.address, token), created.table.id)
        if how == "revoked":
            known = await owner.call("GET", "/api/me/sessions", list[SessionInfo])
            [token_id] = [session.id for session in known if session.label == how]
            await owner.call("DELETE", f"/api/me/sessions/{token_id}", list)
        else:
            store, person = visit.server.tables.store, players_id(visit, created)
            sessions = await visit.server.do(store.sessions(person))
            [ended] = [session.hash for session in sessions if session.label == how]
            await visit.server.do(store.db.commit(store.end_session(ended)))
            await visit.server.do(visit.server.tables.notice_ended_sessions())
        await closed(bot)
    assert isinstance(await players[0].ask(Say("s", "still here")), Accepted), "the person's own session goes on"


def players_id(visit: Visit, created: Any) -> str:
    person: str = visit.server.tables.live[created.table.id].record.seats[0].person
    return person


async def test_signing_out_ends_the_sockets_of_that_session(visit: Visit) -> None:
    _, players = await visit.table("nisse", people=2, public=True)
    await players[1].client.call("DELETE", "/api/me/session", dict)
    await closed(players[1])


async def test_who_was_shown_out_neither_watches_nor_speaks_nor_comes_back(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    host, gone = players
    table = created.table.id
    watching = await visit.look(gone.client, table)
    await watching.place.send(Look(None))
    await gone.client.call("POST", f"/api/tables/{table}/enter", dict, {"invite": created.invite})
    await host.client.call("POST", f"/api/tables/{table}/show-out", TableInfo, SeatNamed(1))
    await closed(gone)
    await closed(watching)
    live = visit.server.tables.live[table]
    await visit.server.put(live, course=None)  # as after a restart
    await visit.server.do(live.recover())
    with pytest.raises(No, match="private"):
        await visit.info(gone.client, table)
    with pytest.raises(No, match="shown you out"):
        await gone.client.call("POST", f"/api/tables/{table}/enter", dict, {"invite": created.invite})
    with pytest.raises(No, match="shown you out"):
        await gone.client.sit(table, SitDown("Guest", None, created.invite))


async def test_shown_out_of_an_open_table_one_may_look_on_and_no_more(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2, public=True)
    await players[0].client.call("POST", f"/api/tables/{created.table.id}/show-out", TableInfo, SeatNamed(1))
    await players[1].until(lambda: players[1].of(Snapshot)[-1].seat is None)
    assert players[1].of(Snapshot)[-1].sight.options == ()
    assert (await players[1].ask(Say("s", "Hm."))).code == "shown-out"


async def test_it_is_the_person_who_is_muted(visit: Visit) -> None:
    host, eve, tom = [await visit.person(name) for name in ("Host", "Eve", "Tom")]
    table = (await host.create(NewTable("naughty", "Host", seats=3, public=True))).table.id
    await eve.sit(table, SitDown("Eve", 1))
    loud = await visit.look(eve, table)
    await host.call("POST", f"/api/tables/{table}/mute", TableInfo, Mute(1))
    assert (await loud.ask(Say("a", "la"))).code == "muted"
    await eve.call("POST", f"/api/tables/{table}/leave", TableInfo)
    assert (await loud.ask(Say("b", "la"))).code == "muted", "also from another place"
    info = await tom.sit(table, SitDown("Tom", 1))
    assert not info.seats[1].muted
    next_one = await visit.look(tom, table)
    assert isinstance(await next_one.ask(Say("c", "Hello!")), Accepted)


async def test_talk_is_counted_by_person(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    lines = [players[1], *[await visit.look(players[1].client, created.table.id) for _ in range(5)]]
    answers = [await line.ask(Say(f"{n} {m}", "la")) for n, line in enumerate(lines) for m in range(4)]
    said = [answer for answer in answers if isinstance(answer, Accepted)]
    assert 6 <= len(said) <= 12


async def test_after_an_author_has_gone_others_still_speak(visit: Visit) -> None:
    """The lines of who has gone are deleted; their numbers are not used again."""
    created, players = await visit.table("violet", people=2, public=True)
    live = visit.server.tables.live[created.table.id]
    await visit.server.put(live.talk, capacity=1e9, refill=1e9)
    try:
        assert isinstance(await players[0].ask(Say("first", "I was here first")), Accepted)
        for n in range(50):
            assert isinstance(await players[1].ask(Say(f"s{n}", "la")), Accepted)
        await players[1].client.call("DELETE", "/api/me", dict)
        for n in range(3):
            assert isinstance(await players[0].ask(Say(f"t{n}", "alone")), Accepted)
    finally:
        await visit.server.put(live.talk, capacity=6, refill=0.6)
    assert [m.text for m in players[0].of(Said)][-3:] == ["alone"] * 3


async def test_the_host_puts_no_bot_in_the_seat_of_who_is_there(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    host, guest = players
    seats = f"/api/tables/{created.table.id}/seats"
    with pytest.raises(No, match="is here and plays"):
        await host.client.call("POST", seats, TableInfo, SeatOrder(1, "apprentice"))
    await guest.leave()
    await host.until(lambda: [told for told in host.of(TableChanged) if not told.table.seats[1].connected])
    info = await host.client.call("POST", seats, TableInfo, SeatOrder(1, "apprentice"))
    assert info.seats[1].stand_in


async def after_anothers_turn_began(visit: Visit, game: str = "violet") -> tuple[Player, Player, str]:
    """A decision of the first player after which it is the other's turn, and which has shown nothing hidden."""
    created, players = await visit.table(game, people=2)
    live = visit.server.tables.live[created.table.id]
    for seq in range(1, 100):
        asked = next(player for player in players if player.now.sight.options)
        other = next(player for player in players if player is not asked)
        await asked.decide()
        for player in players:
            await player.until(lambda player=player, seq=seq: player.now.seq == seq)
        if other.now.sight.options and asked.now.may_undo:
            if not await visit.server.inside(live.course.told_something_hidden):
                return asked, other, created.table.id
    raise AssertionError("no such decision")


async def test_what_passes_over_anothers_turn_is_taken_back_with_their_leave(visit: Visit) -> None:
    asked, other, table = await after_anothers_turn_began(visit)
    await asked.place.send(TakeBack("back"))
    await other.until(lambda: [m for m in other.told if type(m).__name__ == "AskedBack"])
    await asyncio.sleep(0.1)
    assert not asked.answers("back"), "nothing has happened yet"
    await other.place.socket.send('{"type":"allow","request":"yes","allowed":true}')
    assert isinstance(await other.answer("yes"), Accepted)
    seq = (await asked.answer("back")).seq
    await other.until(lambda: other.now.seq == seq)
    assert other.of(Snapshot)[-1].lines[-1].text.id == "log-took-back"
    story = await asked.client.call("GET", f"/api/tables/{table}/lines", dict)
    assert story["lines"][-1]["text"]["id"] == "log-took-back"


async def test_leave_to_take_back_may_be_refused_or_overtaken(visit: Visit) -> None:
    asked, other, table = await after_anothers_turn_began(visit)
    await asked.place.send(TakeBack("back"))
    await other.until(lambda: [m for m in other.told if type(m).__name__ == "AskedBack"])
    await other.place.socket.send('{"type":"allow","request":"no","allowed":false}')
    refused = await asked.answer("back")
    assert refused.code == "not-allowed"
    assert visit.server.tables.live[table].course.seq == asked.now.seq, "it stays"
    await other.place.socket.send('{"type":"allow","request":"again","allowed":true}')
    assert (await other.answer("again")).code == "nothing-asked"
    await asked.place.send(TakeBack("once more"))
    await other.until(lambda: len([m for m in other.told if type(m).__name__ == "AskedBack"]) >= 3)
    await other.decide()
    assert (await asked.answer("once more")).code == "nothing-to-take-back"


def test_a_token_is_good_for_its_scopes_at_its_table() -> None:
    person = Person("p", "Ann", False, "s", "here", frozenset({"read"}))
    person.must("read", "here")
    for table, scope, code in (("there", "read", "other-table"), ("here", "play", "scope"), ("here", "host", "scope")):
        with pytest.raises(Refusal) as refusal:
            person.must(scope, table)
        assert refusal.value.code == code


async def test_a_session_that_may_only_read_decides_nothing(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    asked = next(player for player in players if player.now.sight.options)
    live = visit.server.tables.live[created.table.id]
    person = next(c.person for c in live.connections if c.person.id == live.record.seats[players.index(asked)].person)
    reading = Person(person.id, person.name, False, person.session, None, frozenset({"read"}))
    for connection in live.connections:
        if connection.person.id == person.id:
            await visit.server.put(connection, person=reading)
    assert (await asked.ask(Decide("d", asked.now.decision, asked.now.sight.options[0].name))).code == "scope"
    assert (await asked.ask(Say("s", "la"))).code == "scope"
    assert not asked.of(Update)
    assert isinstance(asked.told[-1], Refused)


# --- One after the other, under the table's lock ------------------------------------------------------------------


async def given_to_tom(visit: Visit, live: LiveTable, seat: int, doing: Coroutine[Any, Any, None]) -> Refusal:
    """Something is asked for while the seat is being given to Tom: why it is refused."""
    tom = await visit.person("Tom")

    async def while_locked() -> None:
        person = await visit.server.people.behind(tom.token)
        async with live.lock:
            asked = asyncio.ensure_future(doing)
            await asyncio.sleep(0.05)
            live.change_seat(seat, person=person.id, player="Tom")
            await live.settle()
        await asked

    with pytest.raises(Refusal) as refused:
        await visit.server.do(while_locked())
    return refused.value


async def test_who_leaves_while_the_seat_changes_hands_frees_nobody_elses(visit: Visit) -> None:
    host, eve = [await visit.person(name) for name in ("Host", "Eve")]
    made = await host.create(NewTable("nisse", "Host", seats=2, mine=(), public=True))
    await eve.sit(made.table.id, SitDown("Eve", 1))
    tables = visit.server.tables
    live, person = tables.live[made.table.id], await visit.server.do(visit.server.people.behind(eve.token))
    refusal = await given_to_tom(visit, live, 1, tables.leave(live, person, None))
    assert refusal.code == "not-your-seat"
    assert [row.player for row in live.record.seats] == [None, "Tom"]


async def test_a_hint_is_about_how_things_stand_when_it_is_begun(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    live = visit.server.tables.live[created.table.id]
    seat = next(player.now.seat for player in players if player.now.sight.options)
    connection = next(one for one in live.connections if one.seat_in(live.record) == seat)
    refusal = await given_to_tom(visit, live, seat, begin_hint(live, connection, AskHint("hint")))
    assert refusal.words.id == "refusal-nothing-to-decide"
