"""Who may do what: scopes of tokens, sessions and passwords, names, what is kept of people and for how long."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from folktable.client import Client
from folktable.client import Refused as No
from folktable.server.names import proper_name, same_name
from folktable.server.problems import Refusal
from folktable.wire import NewTable, Refused, Say, SessionInfo, SitDown, TableInfo
from tests.server.conftest import Running, Visit
from tests.server.test_tables import VIOLET, Browser

pytestmark = pytest.mark.anyio

LONG_AGO = 1_000_000_000_000  # ms since the epoch: in 2001


async def program(person: Client, **wanted: Any) -> Client:
    token = (await person.call("POST", "/api/me/tokens", dict, {"label": "program", **wanted}))["token"]
    return Client(person.address, token)


# --- Scopes -------------------------------------------------------------------------------------------------------

# What a token can be used for, what it takes, and with which body. {here} is a table of the person's, {there} another.
USES = [
    ("read", "GET", "/api/me", None),
    ("read", "GET", "/api/tables", None),
    ("read", "GET", "/api/tables/{there}", None),
    ("play", "POST", "/api/tables/{there}/sit", {"name": "Ann", "seat": 1}),
    ("play", "POST", "/api/tables/{there}/leave", None),
    ("host", "POST", "/api/tables", {"game": "violet", "name": "Ann"}),
    ("host", "POST", "/api/tables/{there}/invite", None),
    ("host", "POST", "/api/tables/{there}/seats", {"seat": 1, "bot": "villager"}),
    ("host", "POST", "/api/tables/{there}/close", None),
    ("account", "PUT", "/api/me", {"name": "Ann Other", "password": "moss and fern"}),
    ("account", "POST", "/api/me/tokens", {"label": "more", "scopes": ["read", "play", "host"]}),
    ("account", "GET", "/api/me/sessions", None),
    ("account", "DELETE", "/api/me/sessions", None),
    ("account", "GET", "/api/me/export", None),
    ("account", "DELETE", "/api/me", None),
]


@pytest.mark.parametrize(("scope", "method", "path", "body"), USES, ids=[f"{use[1]} {use[2]}" for use in USES])
async def test_a_token_does_what_it_was_given_for(visit: Visit, scope: str, method: str, path: str, body: Any) -> None:
    person = await visit.person()
    here, there = [(await person.create(NewTable("violet", "Ann"))).table.id for _ in range(2)]
    path = path.format(here=here, there=there)
    others = [one for one in ("read", "play", "host") if one != scope]
    for scopes in (others, [*others, scope]) if scope != "account" else (["read", "play", "host"],):
        token = await program(person, scopes=scopes)
        if scope in scopes:
            await token.call(method, path, Any, body)
        else:
            with pytest.raises(No, match=f"that may .{scope}"):
                await token.call(method, path, Any, body)
    for elsewhere in [await program(person, scopes=["read", "play", "host"], table=here)]:
        with pytest.raises(No, match="another table"):
            await elsewhere.call(method, path, Any, body)
    if path != "/api/me/export":
        await person.call("GET", "/api/me/export", dict)  # who owns the account may do all of it


async def test_a_token_for_a_table_makes_no_other_one_from_it(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=1)
    token = await program(players[0].client, scopes=["read", "play", "host"], table=created.table.id)
    assert (await visit.info(token, created.table.id)).hosting
    for path, body in (("play-on", {"name": "Ann", "seat": 0, "decisions": 0}), ("rematch", None)):
        with pytest.raises(No, match="another table"):
            await token.call("POST", f"/api/tables/{created.table.id}/{path}", Any, body)


async def test_who_may_only_read_neither_plays_nor_speaks(visit: Visit) -> None:
    created, players = await visit.table("violet", people=1)
    reader = await visit.look(await program(players[0].client, scopes=["read"]), created.table.id, 0)
    refused = await reader.ask(Say("r1", "hello"))
    assert isinstance(refused, Refused)
    assert refused.code == "scope"
    decided = await reader.decide()
    assert isinstance(decided, Refused)
    assert decided.code == "scope"
    assert not isinstance(await players[0].decide(), Refused)


# --- Sessions and passwords ---------------------------------------------------------------------------------------


async def test_tokens_are_revoked_one_by_one_whatever_they_are_called(visit: Visit) -> None:
    person = await visit.person()
    programs = [await program(person, label=label) for label in ("a/b", "twice", "twice", "?#%")]
    known = await person.call("GET", "/api/me/sessions", list[SessionInfo])
    tokens = [session for session in known if session.label]
    assert sorted(session.label for session in tokens) == ["?#%", "a/b", "twice", "twice"]
    assert [session.current for session in known].count(True) == 1
    for left, session in zip((3, 2, 1, 0), tokens, strict=True):
        await person.call("DELETE", f"/api/me/sessions/{session.id}", list)
        alive = 0
        for one in programs:
            try:
                await one.call("GET", "/api/me", dict)
                alive += 1
            except No:
                pass
        assert alive == left
    with pytest.raises(No, match="not known by that session"):
        await person.call("DELETE", f"/api/me/sessions/{tokens[0].id}", list)
    stranger = await visit.person()
    with pytest.raises(No, match="not known by that session"):
        await stranger.call("DELETE", f"/api/me/sessions/{known[0].id}", list)


async def until_ended(socket: ClientConnection) -> None:
    async with asyncio.timeout(10):
        while True:
            await socket.recv()


async def test_a_socket_ends_with_the_session_it_lived_by(visit: Visit) -> None:
    person = await visit.person()
    table = (await person.create(NewTable("violet", "Ann"))).table.id
    where = f"ws://127.0.0.1:{visit.server.port}/api/tables/{table}/live"
    ends = {
        "revoked": lambda one: person.call("DELETE", f"/api/me/sessions/{one.id}", list),
        "all others": lambda one: person.call("DELETE", "/api/me/sessions", list),
        "deleted": lambda one: person.call("DELETE", "/api/me", dict),
    }
    for end in ends.values():
        token = await program(person)
        one = [session for session in await person.call("GET", "/api/me/sessions", list[SessionInfo]) if session.label]
        async with connect(where, additional_headers=token.headers) as socket:
            await socket.send('{"type":"hello"}')
            await socket.recv()
            await end(one[-1])
            with pytest.raises(ConnectionClosed):
                await until_ended(socket)


def test_a_password_is_changed_by_who_knows_it_and_ends_other_sessions(server: Running) -> None:
    mine, other, thief = Browser(server), Browser(server), Browser(server)
    name, password, new = "Ann Fern", "moss and fern", "fern and moss"
    assert mine.call("PUT", "/api/me", {"name": name, "password": password})[0] == 200
    assert other.call("POST", "/api/me/session", {"name": name, "password": password})[0] == 200
    thief.cookie = mine.cookie
    for wrong in ({}, {"old": "guess guess"}):
        status, problem = thief.call("PUT", "/api/me", {"name": name, "password": new, **wrong})
        assert (status, problem["code"]) == (403, "wrong-password")
    assert mine.call("PUT", "/api/me", {"name": name, "password": new, "old": password})[0] == 200
    assert other.call("GET", "/api/me")[1]["name"] == "", "who was signed in elsewhere is not any more"
    assert mine.call("GET", "/api/me")[1]["name"] == name
    assert other.call("POST", "/api/me/session", {"name": name, "password": password})[0] == 403
    assert other.call("POST", "/api/me/session", {"name": name, "password": new})[0] == 200


def test_one_account_is_not_guessed_at_from_many_addresses(tmp_path: Path) -> None:
    running = Running(tmp_path, guesses=(3, 0.0001))
    try:
        browser = Browser(running)
        browser.call("PUT", "/api/me", {"name": "Ann", "password": "moss and fern"})
        for name in ("ann", "nobody"):  # whether there is such an account cannot be seen
            told = [
                Browser(running).call(
                    "POST",
                    "/api/me/session",
                    {"name": name, "password": f"guess {n}..."},
                    X_Forwarded_For=f"192.0.2.{n}",
                )[0]
                for n in range(5)
            ]
            assert told == [403, 403, 403, 429, 429]
        assert browser.call("GET", "/api/me")[1]["name"] == "Ann"
        told = [
            browser.call("PUT", "/api/me", {"name": "Ann", "password": "moss moss moss", "old": "guess"})[0]
            for _ in range(2)
        ]
        assert told == [429, 429], "nor by who has found a browser that is signed in"
    finally:
        running.stop()


def test_passwords_are_not_hashed_as_often_as_anybody_likes(tmp_path: Path) -> None:
    running = Running(tmp_path, sign_ups=(3, 0.0001))
    try:
        told = [
            Browser(running).call("PUT", "/api/me", {"name": f"Ann {n}", "password": "moss and fern"})[0]
            for n in range(3)
        ]
        assert told[-1] == 429
        assert 200 in told
    finally:
        running.stop()


def test_nobody_fills_the_store_with_tokens(tmp_path: Path) -> None:
    running = Running(tmp_path, sign_ups=(3, 0.0001))
    try:
        browser = Browser(running)
        assert browser.call("POST", "/api/tables", {"game": "violet", "name": "Ann"})[0] == 201  # a guest from now on
        told = [browser.call("POST", "/api/me/tokens", {"label": f"program {n}"})[0] for n in range(4)]
        assert told == [201, 201, 429, 429]
    finally:
        running.stop()


async def test_a_guest_who_registers_while_sitting_down_keeps_the_password(visit: Visit) -> None:
    people = visit.server.people
    person, _ = await visit.server.do(people.new_guest("Ann"))
    await visit.server.do(people.register(person, "Ann Late", "moss and fern", ""))
    await visit.server.do(people.call_guest(person, "Somebody else"))
    row = await visit.server.do(people.store.person(person.id))
    assert (row.name, row.login) == ("Ann Late", "ann late")
    assert row.password is not None


# --- Names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ann   Mint ", "Ann Mint"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("محمد", "محمد"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("7", "7"),
    ],
)
def test_proper_names(name: str, kept: str) -> None:
    assert proper_name(name) == kept


BAD_NAMES = ["   ", "\u3000", "\u200b", "\u200d", "\u2800", "\u3164", "\u202eAnn", "An\u2066n", "A\u0000n", "A\u0007"]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_names_that_show_nothing_or_turn_others_around(server: Running, name: str) -> None:
    with pytest.raises(Refusal):
        proper_name(name)
    for method, path, more in (
        ("POST", "/api/tables", {"game": "violet"}),
        ("POST", "/api/guests", {}),
        ("PUT", "/api/me", {"password": "moss and fern"}),
    ):
        status, problem = Browser(server).call(method, path, {"name": name, **more})
        assert (status, problem["code"]) == (400, "bad-name")


async def test_nobody_is_called_as_somebody_else_at_the_table(visit: Visit) -> None:
    host, other = await visit.person("Ann"), await visit.person("Ann")
    created = await host.create(NewTable("gnome", "Ann", seats=3))
    for name in ("Ann", "ann", " ANN", "Ａｎｎ"):
        assert same_name(name, "Ann")
        with pytest.raises(No, match=r"is called .* already"):
            await other.sit(created.table.id, SitDown(name, 1, created.invite))
    await other.sit(created.table.id, SitDown("Ann B.", 1, created.invite))
    info = await host.sit(created.table.id, SitDown("Ann", 2, created.invite))
    assert [seat.player for seat in info.seats] == ["Ann", "Ann B.", "Ann"], "the same person may have two seats"


# --- What is kept -------------------------------------------------------------------------------------------------


def contents(server: Running) -> bytes:
    return b"".join(file.read_bytes() for file in server.settings.data.glob("folktable.sqlite3*"))


def rows(server: Running, sql: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(server.settings.data / "folktable.sqlite3") as db:
        return db.execute(sql).fetchall()


def test_deleting_oneself_leaves_no_name_anywhere(server: Running) -> None:
    browser, name = Browser(server), "Wilhelmina Xu"
    spec = {"game": "nisse", "name": name, "bots": {"1": "apprentice"}}
    tables = [browser.call("POST", "/api/tables", spec)[1]["table"]["id"] for _ in range(3)]
    browser.call("POST", "/api/tables", {"game": "violet", "name": name})
    _, me = browser.call("GET", "/api/me")
    assert len(me["tables"]) == 4
    assert browser.call("DELETE", "/api/me")[0] == 200
    everything = str([rows(server, f"SELECT * FROM {table}") for table in ("tables", "seats", "people", "chat", "log")])
    assert name not in everything
    assert tables[0] in everything
    hosts = {host for (host,) in rows(server, f"SELECT host FROM tables WHERE id IN {tuple(tables)}")}
    assert hosts == {""}
    for table in tables:
        live = server.tables.live[table]
        assert name not in str([live.record.seats, live.record.row, live.record.spec])


def test_the_export_has_everything(server: Running) -> None:
    browser = Browser(server)
    _, played = browser.call("POST", "/api/tables", VIOLET)
    _, hosted = browser.call("POST", "/api/tables", {**VIOLET, "mine": []})
    _, watched = Browser(server).call("POST", "/api/tables", {"game": "violet", "name": "Bo"})
    browser.call("POST", f"/api/tables/{watched['table']['id']}/enter", {"invite": watched["invite"]})
    browser.call("POST", "/api/me/tokens", {"label": "bot", "scopes": ["read"]})
    _, export = browser.call("GET", "/api/me/export")
    assert [one["table"] for one in export["hosts"]] == [played["table"]["id"], hosted["table"]["id"]]
    assert export["admitted"] == [watched["table"]["id"]]
    assert [one["scopes"] for one in export["sessions"] if one["label"] == "bot"] == [["read"]]
    assert "secret" not in json.dumps(export)


def test_the_file_is_its_owners(tmp_path: Path) -> None:
    (tmp_path / "folktable.sqlite3").touch(0o644)
    running = Running(tmp_path)
    try:
        Browser(running).call("POST", "/api/tables", VIOLET)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("folktable*")}
        assert {"folktable.sqlite3", "folktable.sqlite3-wal"} <= modes.keys()
        assert {mode & 0o077 for mode in modes.values()} == {0}
    finally:
        running.stop()


async def test_chat_goes_on_after_its_last_author_has_gone(visit: Visit) -> None:
    """The numbers of lines in memory are not those in the store."""
    created, players = await visit.table("violet", people=2)
    table = created.table.id
    watcher = await visit.look(await guest_at(visit, created), table)
    for n in range(3):
        await players[0].ask(Say(f"a{n}", "hello"))
    live = visit.server.tables.live[table]
    live.chat.rows = []  # as after somebody deleted what was said last, with older lines still stored
    assert not isinstance(await watcher.ask(Say("b", "still here")), Refused)
    assert not isinstance(await players[1].ask(Say("c", "me too")), Refused)
    numbers = [n for (n,) in rows(visit.server, f"SELECT n FROM chat WHERE table_id = '{table}' ORDER BY n")]
    assert numbers == [1, 2, 3, 4, 5]


async def guest_at(visit: Visit, created: Any) -> Client:
    guest = await visit.person("Watcher")
    await guest.call("POST", f"/api/tables/{created.table.id}/enter", dict, {"invite": created.invite})
    return guest


# --- How many -----------------------------------------------------------------------------------------------------


async def test_one_person_has_only_so_many_tables(tmp_path: Path) -> None:
    running = Running(tmp_path, hosted=3)
    try:
        person = await Client.guest(running.address, "Ann")
        tables = [(await person.create(NewTable("violet", "Ann"))).table.id for _ in range(3)]
        with pytest.raises(No, match="3 tables that are not over"):
            await person.create(NewTable("violet", "Ann"))
        await person.call("POST", f"/api/tables/{tables[0]}/close", dict)
        await person.create(NewTable("violet", "Ann"))
    finally:
        running.stop()


async def test_one_host_does_not_fill_the_lobby(tmp_path: Path) -> None:
    running = Running(tmp_path)
    try:
        quiet, loud = await Client.guest(running.address, "Quiet"), await Client.guest(running.address, "Loud")
        first = (await quiet.create(NewTable("violet", "Quiet", public=True))).table.id
        for _ in range(55):
            await loud.create(NewTable("violet", "Loud", public=True))
        listed = [info.id for info in await quiet.call("GET", "/api/tables", list[TableInfo])]
        assert first in listed
        assert len(listed) == 4
    finally:
        running.stop()


async def test_the_lobby_has_pages(tmp_path: Path) -> None:
    running = Running(tmp_path)
    try:
        made = set()
        for n in range(18):
            host = await Client.guest(running.address, f"Host {n}")
            made |= {(await host.create(NewTable("violet", "Ann", public=True))).table.id for _ in range(3)}
        pages = [await host.call("GET", f"/api/tables?first={first}", list[TableInfo]) for first in (0, 50, 100)]
        assert [len(page) for page in pages] == [50, 4, 0]
        assert {info.id for page in pages for info in page} == made
    finally:
        running.stop()


# --- What nobody needs any more -----------------------------------------------------------------------------------


async def test_what_is_old_goes(tmp_path: Path) -> None:
    running = Running(tmp_path, keep_people_days=30, keep_tables_days=10)
    registered, gone, here = Browser(running), Browser(running), Browser(running)
    registered.call("PUT", "/api/me", {"name": "Regina", "password": "moss and fern"})
    _, old = gone.call("POST", "/api/tables", {"game": "violet", "name": "Gone"})
    _, played = gone.call("POST", "/api/tables", {"game": "violet", "name": "Gone", "bots": {"1": "apprentice"}})
    _, new = here.call("POST", "/api/tables", {"game": "violet", "name": "Here"})
    tables = {name: told["table"]["id"] for name, told in {"old": old, "played": played, "new": new}.items()}
    running.stop()
    with sqlite3.connect(tmp_path / "folktable.sqlite3") as db:
        db.execute(
            "UPDATE sessions SET used = ? WHERE person <> (SELECT id FROM people WHERE name = 'Here')", [LONG_AGO]
        )
        db.execute("UPDATE people SET created = ?", [LONG_AGO])
        db.execute("UPDATE tables SET changed = ? WHERE id <> ?", [LONG_AGO, tables["new"]])
        db.execute("UPDATE tables SET phase = 'over' WHERE id = ?", [tables["played"]])
        db.execute("INSERT INTO log VALUES (?, 900, 'play', 0, 'x', '', ?)", [tables["old"], LONG_AGO])
    running.start()
    try:
        until = time.monotonic() + 20
        while len(rows(running, "SELECT id FROM tables")) > 2 or len(rows(running, "SELECT id FROM people")) > 2:
            assert time.monotonic() < until, "nothing was removed"
            time.sleep(0.05)
        assert {name for (name,) in rows(running, "SELECT name FROM people")} == {"Regina", "Here"}
        assert {table for (table,) in rows(running, "SELECT id FROM tables")} == {tables["played"], tables["new"]}
        for part in ("log", "seats"):
            kept = {table for (table,) in rows(running, f"SELECT DISTINCT table_id FROM {part}")}
            assert tables["old"] not in kept
        assert "Gone" not in str(rows(running, "SELECT * FROM seats"))
        assert here.call("GET", "/api/me")[1]["name"] == "Here"
        assert registered.call("GET", "/api/me")[1]["name"] == "", "the session is old"
        assert registered.call("POST", "/api/me/session", {"name": "Regina", "password": "moss and fern"})[0] == 200
        assert Browser(running).call("GET", "/api/about")[1] | {"version": ""} == {
            "version": "",
            "keep_people_days": 30,
            "keep_tables_days": 10,
            "lab": False,
        }
    finally:
        running.stop()


async def test_a_session_in_use_is_not_old(visit: Visit) -> None:
    person = await visit.person()
    people = visit.server.people
    found = await visit.server.do(people.behind(person.token))
    await visit.server.do(people.store.db.commit(people.store.use_session(found.session, LONG_AGO)))
    await person.call("GET", "/api/me", dict)
    (session,) = await person.call("GET", "/api/me/sessions", list[SessionInfo])
    assert session.used > LONG_AGO
    assert session.since > LONG_AGO
