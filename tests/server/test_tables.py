"""Tables and people over HTTP: making, finding, sitting down, what a host may do, every bad input with its sentence."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import urllib.request
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from folktable.client import Client
from folktable.client import Refused as No
from folktable.engine.game import slugs
from folktable.engine.words import LOCALES
from folktable.server.api import ROUTES
from folktable.wire import Me, NewTable, SeatNamed, SeatOrder, SessionInfo, SitDown, TableInfo
from tests.server.conftest import Running, Visit

pytestmark = pytest.mark.anyio


class Browser:
    """Speaks HTTP as a browser does: with a cookie, and saying which page it comes from."""

    def __init__(self, server: Running, origin: str | None = "") -> None:
        self.server = server
        self.origin = server.address if origin == "" else origin
        self.cookie = ""
        self.headers: dict[str, str] = {}

    def call(self, method: str, path: str, body: Any = None, **more: str) -> tuple[int, Any]:
        """`more` are headers, with _ for -."""
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=10)
        sent = {name.replace("_", "-"): value for name, value in more.items()}
        if self.cookie:
            sent["Cookie"] = self.cookie
        if self.origin is not None:
            sent["Origin"] = self.origin
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        line.request(method, path, data, sent)
        response = line.getresponse()
        text = response.read()
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        if "set-cookie" in self.headers:
            self.cookie = self.headers["set-cookie"].partition(";")[0]
        line.close()
        is_json = self.headers.get("content-type", "").startswith("application/json")
        return response.status, json.loads(text) if is_json else text


VIOLET = {"game": "violet", "name": "Ann"}


def test_a_guest_comes_back_by_cookie(server: Running) -> None:
    browser = Browser(server)
    assert browser.call("GET", "/api/me") == (200, {"name": "", "registered": False, "tables": []})
    status, created = browser.call("POST", "/api/tables", VIOLET)
    assert status == 201
    flags = browser.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    status, me = browser.call("GET", "/api/me")
    assert me["name"] == "Ann"
    assert [table["id"] for table in me["tables"]] == [created["table"]["id"]]
    assert created["table"]["phase"] == "gathering"
    assert created["table"]["hosting"]


def test_name_and_password_keep_a_history(server: Running) -> None:
    first, second = Browser(server), Browser(server)
    first.call("POST", "/api/tables", VIOLET)
    assert first.call("PUT", "/api/me", {"name": "Ann Mint", "password": "short"})[0] == 400
    assert first.call("PUT", "/api/me", {"name": "Ann Mint", "password": "moss and fern"})[0] == 200
    assert second.call("PUT", "/api/me", {"name": "ann mint", "password": "moss and fern"})[0] == 409
    status, problem = second.call("POST", "/api/me/session", {"name": "Ann Mint", "password": "wrong wrong"})
    assert (status, problem["code"]) == (403, "wrong-password")
    status, me = second.call("POST", "/api/me/session", {"name": "ann mint", "password": "moss and fern"})
    assert (status, me["name"], len(me["tables"])) == (200, "Ann Mint", 1)
    assert second.call("DELETE", "/api/me/session")[0] == 200
    assert second.call("GET", "/api/me")[1]["name"] == ""


def test_one_may_see_and_delete_what_is_kept(server: Running) -> None:
    browser = Browser(server)
    _, created = browser.call("POST", "/api/tables", {**VIOLET, "bots": {"1": "apprentice"}})
    _, export = browser.call("GET", "/api/me/export")
    assert export["seats"] == [{"table": created["table"]["id"], "seat": 0, "player": "Ann"}]
    assert "password" not in json.dumps(export)
    old = browser.cookie
    assert browser.call("DELETE", "/api/me")[0] == 200
    browser.cookie = old
    assert browser.call("GET", "/api/me")[1]["name"] == ""
    live = server.tables.live[created["table"]["id"]]
    assert live.record.seats[0].person is None
    assert live.record.seats[0].bot is not None


async def test_tokens_work_at_their_table_until_they_are_revoked(visit: Visit) -> None:
    person = await visit.person()
    here = await person.create(NewTable("violet", "Ann"))
    there = await person.create(NewTable("violet", "Ann"))
    token = (await person.call("POST", "/api/me/tokens", dict, {"label": "bot", "table": here.table.id}))["token"]
    bot = Client(visit.server.address, token)
    assert (await visit.info(bot, here.table.id)).mine == (0,)
    with pytest.raises(No, match="another table"):
        await visit.info(bot, there.table.id)
    known = await person.call("GET", "/api/me/sessions", list[SessionInfo])
    (given,) = [session for session in known if session.label == "bot"]
    await person.call("DELETE", f"/api/me/sessions/{given.id}", list)
    with pytest.raises(No, match="not valid"):
        await visit.info(bot, here.table.id)


def test_no_secret_is_stored_or_logged(server: Running) -> None:
    browser = Browser(server)
    _, created = browser.call("POST", "/api/tables", VIOLET)
    secret = browser.cookie.partition("=")[2]
    for file in server.settings.data.iterdir():
        content = file.read_bytes()
        assert secret.encode() not in content
        assert created["invite"].encode() not in content


async def test_private_tables_need_their_invite(visit: Visit) -> None:
    host = await visit.person("Host")
    created = await host.create(NewTable("violet", "Host"))
    table = created.table.id
    other = await visit.person("Eve")
    with pytest.raises(No, match="private"):
        await visit.info(other, table)
    with pytest.raises(No, match="private"):
        await other.sit(table, SitDown("Eve"))
    with pytest.raises(No, match="not valid any more"):
        await other.call("POST", f"/api/tables/{table}/enter", dict, {"invite": "guess"})
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://127.0.0.1:{visit.server.port}/api/tables/{table}/live", additional_headers=other.headers)
    assert json.loads(refused.value.response.body)["code"] == "private"
    await other.call("POST", f"/api/tables/{table}/enter", dict, {"invite": created.invite})
    watcher = await visit.look(other, table)
    assert watcher.now.seat is None
    assert watcher.now.sight.view is None, "nothing is dealt before the game begins"
    fresh = (await host.call("POST", f"/api/tables/{table}/invite", dict))["invite"]
    third = await visit.person("Tom")
    with pytest.raises(No, match="private"):
        await third.sit(table, SitDown("Tom", invite=created.invite))
    assert (await third.sit(table, SitDown("Tom", invite=fresh))).phase == "playing"
    await watcher.until(lambda: watcher.now.sight.view is not None)


async def test_open_tables_are_listed_and_sat_down_at(visit: Visit) -> None:
    host, guest = await visit.person("Host"), await visit.person("Gus")
    table = (await host.create(NewTable("gnome", "Host", seats=3, public=True))).table.id
    listed = await guest.call("GET", "/api/tables", list[TableInfo])
    assert table in [info.id for info in listed]
    info = await guest.sit(table, SitDown("Gus"))
    assert (info.mine, info.phase) == ((1,), "gathering")
    left = await guest.call("POST", f"/api/tables/{table}/leave", TableInfo)
    assert left.seats[1].player is None
    await guest.sit(table, SitDown("Gus", 2))
    started = await host.call("POST", f"/api/tables/{table}/start", TableInfo)
    assert [seat.bot for seat in started.seats] == [None, "villager", None]
    assert started.phase == "playing"


async def test_the_host_shows_out_and_closes(visit: Visit) -> None:
    created, players = await visit.table("nisse", people=2)
    table = created.table.id
    with pytest.raises(No, match="Only the host"):
        await players[1].client.call("POST", f"/api/tables/{table}/show-out", TableInfo, SeatNamed(0))
    info = await players[0].client.call("POST", f"/api/tables/{table}/show-out", TableInfo, SeatNamed(1))
    assert info.seats[1].bot == "villager"
    with pytest.raises(InvalidStatus):  # the socket was closed, and a new one is refused
        await asyncio.wait_for(players[1].listening, 10)
    closed = await players[0].client.call("POST", f"/api/tables/{table}/close", TableInfo)
    assert closed.phase == "closed"
    assert table not in [t.id for t in (await players[0].client.call("GET", "/api/me", Me)).tables]


BAD_TABLES = [
    ({"game": "chess", "name": "Ann"}, 404, "There is no game chess"),
    ({"game": "violet"}, 400, "missing required field `name`"),
    ({"game": "violet", "name": ""}, 400, "length >= 1"),
    ({"game": "violet", "name": "A" * 25}, 400, "length <= 24"),
    ({"game": "violet", "name": "Ann", "seats": 3}, 400, "for 2 seats, not 3"),
    ({"game": "violet", "name": "Ann", "options": {"handicap_violet": 99}}, 400, "handicap_violet"),
    ({"game": "violet", "name": "Ann", "options": {"wings": True}}, 400, "wings"),
    ({"game": "violet", "name": "Ann", "edition": {"edition": {}}}, 400, "the edition of violet"),
    ({"game": "violet", "name": "Ann", "bots": {"0": "villager"}}, 400, "either yours or a bot's"),
    ({"game": "violet", "name": "Ann", "bots": {"1": "wizard"}}, 400, "There is no bot wizard"),
    ({"game": "violet", "name": "Ann", "bots": {"7": "elder"}}, 400, "There is no seat 7"),
    ({"game": "violet", "name": "Ann", "mine": [4]}, 400, "There is no seat 4"),
    ({"game": "violet", "name": "Ann", "pace": "fast"}, 400, "Invalid enum value"),
    (b"{", 400, "cannot be read"),
    (b"\xff\xfe", 400, "cannot be read"),
    (b'{"game": "violet", "name": "Ann", "options": {"x": ' + b"[" * 100_000, 400, "cannot be read"),
    (b"[" * 300_000, 413, "too much at once"),
]


@pytest.mark.parametrize(("body", "status", "text"), BAD_TABLES)
def test_a_table_that_cannot_be(server: Running, body: Any, status: int, text: str) -> None:
    got, problem = Browser(server).call("POST", "/api/tables", body)
    assert got == status
    assert text in problem["text"]
    assert problem["text"][-1] == "."


async def test_seats_that_cannot_be_taken(visit: Visit) -> None:
    host, other = await visit.person("Host"), await visit.person("Eve")
    created = await host.create(NewTable("violet", "Host", bots={"1": "apprentice"}))
    table, invite = created.table.id, created.invite
    for wanted, text in (
        (SitDown("Eve", None, invite), "Every seat here is taken"),
        (SitDown("Eve", 0, invite), "Somebody sits there already"),
        (SitDown("Eve", 9, invite), "There is no seat 9"),
        (SitDown("Eve", 10**40, invite), r"\$.seat"),  # schemathesis found a number too long for words
    ):
        with pytest.raises(No, match=text):
            await other.sit(table, wanted)
    with pytest.raises(No, match="no such table"):
        await other.sit("nowhere", SitDown("Eve"))
    await other.call("POST", f"/api/tables/{table}/enter", dict, {"invite": invite})
    with pytest.raises(No, match="Only who sits there"):
        await other.call("POST", f"/api/tables/{table}/seats", dict, SeatOrder(0, "elder"))
    with pytest.raises(No, match="There is no bot"):
        await host.call("POST", f"/api/tables/{table}/seats", dict, SeatOrder(0, "wizard"))
    with pytest.raises(No, match="do not sit"):
        await other.call("POST", f"/api/tables/{table}/leave", dict)
    with pytest.raises(No, match="has begun already"):
        await host.call("POST", f"/api/tables/{table}/start", dict)
    with pytest.raises(No, match="when it is over"):
        await host.call("GET", f"/api/tables/{table}/replay", dict)
    with pytest.raises(No, match="when it is over"):
        await host.call("GET", f"/api/tables/{table}/file", dict)


def test_nobody_is_asked_to_say_who_they_are(server: Running) -> None:
    for method, path in (("DELETE", "/api/me"), ("GET", "/api/me/export"), ("POST", "/api/me/tokens")):
        assert Browser(server).call(method, path, {"label": "x"})[0] == 401


def test_unknown_paths_and_methods(server: Running) -> None:
    browser = Browser(server)
    assert browser.call("GET", "/api/nothing")[0] == 404
    assert browser.call("GET", "/missing.js")[0] == 404
    assert browser.call("GET", "/../../etc/passwd.txt")[0] == 404
    assert browser.call("POST", "/api/games", {})[0] == 405
    assert browser.call("GET", "/api/games/chess/rules")[1]["code"] == "unknown-game"
    status, told = browser.call("GET", "/api/games/violet/rules")
    assert status == 200
    assert "violet-setup-8" in told["rules"]
    assert told["text"].startswith("# Violet")


def test_other_pages_cannot_act_here(server: Running) -> None:
    own = Browser(server)
    own.call("POST", "/api/tables", VIOLET)
    foreign = Browser(server, "http://evil.example")
    foreign.cookie = own.cookie
    status, problem = foreign.call("POST", "/api/tables", VIOLET)
    assert (status, problem["code"]) == (403, "foreign-origin")
    silent = Browser(server, None)
    silent.cookie = own.cookie
    assert silent.call("POST", "/api/tables", VIOLET)[1]["code"] == "no-origin"
    assert foreign.call("GET", "/api/me")[0] == 200, "reading is safe: the browser does not hand the answer over"
    for header in ("content-security-policy", "x-content-type-options", "referrer-policy"):
        assert header in own.headers


async def test_other_pages_cannot_open_a_socket(visit: Visit) -> None:
    host = await visit.person()
    table = (await host.create(NewTable("violet", "Ann"))).table.id
    where = f"ws://127.0.0.1:{visit.server.port}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused:
        await connect(where, additional_headers=host.headers, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    async with connect(where, additional_headers=host.headers, origin=visit.server.address) as socket:
        await socket.send('{"type":"decide","request":"x","decision":0,"choice":"y"}')
        assert json.loads(await socket.recv())["code"] == "no-hello"


async def test_frames_and_rates_are_limited(visit: Visit, tmp_path: Any) -> None:
    host = await visit.person()
    table = (await host.create(NewTable("violet", "Ann"))).table.id
    where = f"ws://127.0.0.1:{visit.server.port}/api/tables/{table}/live"
    async with connect(where, additional_headers=host.headers) as socket:
        await socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    strict = Running(tmp_path, messages=(5, 0.001), requests=(20, 0.001), sign_ups=(2, 0.001), new_tables=(2, 0.001))
    try:
        first = await Client.guest(strict.address, "Ann")
        made = await first.create(NewTable("violet", "Ann"))
        await first.create(NewTable("violet", "Ann"))
        with pytest.raises(No, match="Many new tables"):
            await first.create(NewTable("violet", "Ann"))
        await Client.guest(strict.address, "Bob")
        with pytest.raises(No, match="Many new guests"):
            await Client.guest(strict.address, "Cid")
        async with connect(
            f"ws://127.0.0.1:{strict.port}/api/tables/{made.table.id}/live", additional_headers=first.headers
        ) as socket:
            for _ in range(7):
                await socket.send('{"type":"hello"}')
            codes = [json.loads(await socket.recv()).get("code") for _ in range(7)]
        assert codes == [None] * 5 + ["too-fast"] * 2
        answers = [Browser(strict).call("GET", "/api/me")[0] for _ in range(30)]
        assert answers[-1] == 429
    finally:
        strict.stop()


def test_it_says_that_it_is_well_and_what_it_counts(server: Running) -> None:
    browser = Browser(server)
    assert browser.call("GET", "/healthz")[0] == 200
    browser.call("POST", "/api/tables", {**VIOLET, "bots": {"1": "apprentice"}})
    status, text = browser.call("GET", "/metrics")
    assert status == 200
    counts = dict(line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#"))
    assert float(counts["folktable_tables"]) >= 1
    assert "folktable_store_seconds_count" in counts


def test_metrics_are_told_to_this_machine_or_by_token(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folktable.server.routes.house.LOOPBACK", ())
    status, problem = Browser(server).call("GET", "/metrics")
    assert (status, problem["code"]) == (403, "not-here")


def test_the_api_is_described(server: Running) -> None:
    status, told = Browser(server).call("GET", "/api/openapi.json")
    assert status == 200
    assert told["openapi"] == "3.1.0"
    made = {(method.upper(), path) for path, methods in told["paths"].items() for method in methods}
    assert made == {(route.method, route.path) for route in ROUTES}
    refs = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(told)))
    assert refs <= set(told["components"]["schemas"])
    assert {"Hello", "Snapshot", "NewTable", "TableInfo"} <= refs


def test_languages_are_listed_and_given_once(server: Running) -> None:
    browser = Browser(server)
    assert browser.call("GET", "/api/languages") == (200, {"en": "English"})
    status, texts = browser.call("GET", "/api/languages/en")
    assert (status, texts) == (200, (LOCALES / "en.ftl").read_bytes())
    assert browser.call("GET", "/api/languages/en", If_None_Match=browser.headers["etag"]) == (304, b"")
    status, problem = browser.call("GET", "/api/languages/xx")
    assert (status, problem["code"]) == (404, "unknown-language")
    assert problem["words"] == {"id": "refusal-unknown-language"}


def test_a_language_comes_in_parts_the_house_and_each_game(server: Running) -> None:
    browser = Browser(server)
    ids = {
        part: set(
            re.findall(r"^(-?[A-Za-z][\w-]*) *=", browser.call("GET", f"/api/languages/en/{part}")[1].decode(), re.M)
        )
        for part in ("house", *slugs())
    }
    whole = set(re.findall(r"^(-?[A-Za-z][\w-]*) *=", browser.call("GET", "/api/languages/en")[1].decode(), re.M))
    assert set.union(*ids.values()) == whole, "nothing is lost"
    assert "violet-title" in ids["house"], "the lobby names all games"
    assert "violet-ask-play" in ids["violet"] - ids["house"] - ids["nisse"]
    assert browser.call("GET", "/api/languages/en/chess")[0] == 404


async def test_the_page_tells_of_a_tables_game_only_who_may_see_it(visit: Visit) -> None:
    host = await visit.person("Ann")
    table = (await host.create(NewTable("violet", "Ann", mine=(0,), bots={"1": "apprentice"}))).table
    stranger = await visit.person("Bea")
    pages = []
    for one in (host, stranger):
        request = urllib.request.Request(f"{one.address}/table/{table.id}", headers=one.headers)
        with await asyncio.to_thread(urllib.request.urlopen, request) as answer:
            pages.append(answer.read().decode())
    assert [f"/api/tables/{table.id}" in page for page in pages] == [True, False]
    assert ["/api/languages/en/violet" in page for page in pages] == [True, False]


async def test_who_comes_late_takes_a_bots_seat_where_the_host_lets_them(visit: Visit) -> None:
    """And sees that it is their turn; where the host has said nothing, a bot keeps its seat."""
    host = await visit.person("Ann")
    late = await visit.person("Bea")
    for allowed in (False, True):
        spec = NewTable("violet", "Ann", mine=(0,), bots={"1": "apprentice"}, public=True, late=allowed)
        table = (await host.create(spec)).table
        assert table.late == allowed
        if not allowed:
            with pytest.raises(No, match="Somebody sits there already"):
                await late.call("POST", f"/api/tables/{table.id}/sit", TableInfo, SitDown("Bea", 1))
            continue
        seated = await late.call("POST", f"/api/tables/{table.id}/sit", TableInfo, SitDown("Bea", 1))
        assert seated.mine == (1,)
        assert (seated.seats[1].player, seated.seats[1].bot) == ("Bea", None)
        mine = [await one.call("GET", "/api/me", Me) for one in (host, late)]
        turns = [next(one.your_turn for one in me.tables if one.id == table.id) for me in mine]
        assert sorted(turns) == [False, True], "one of the two is waited for, and is told so"
