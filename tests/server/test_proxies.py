"""Behind Caddy and nginx, the real programs with the files of deploy/ and TLS: people play over wss, and everybody is
counted by their own address, whatever they claim."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from folktable.server.process import open_store
from tests.server.players import check_against_log, open_game
from tests.server.processes import ServerProcess
from tests.server.proxies import KINDS, proxy
from tests.server.services import Missing

RATE = 30  # requests at once, and hardly any after that


@pytest.fixture(params=sorted(KINDS))
def behind(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[ServerProcess, str]]:
    server = ServerProcess(tmp_path, bot_pace=0.05, requests=(RATE, 0.01))
    server.start()
    try:
        server.wait_until_ready()
        with proxy(request.param, [server.url]) as (url, certificate):
            monkeypatch.setenv("SSL_CERT_FILE", certificate)  # Python's clients trust it from here on
            yield server, url
    except Missing as missing:
        pytest.skip(str(missing))
    finally:
        server.stop()


def ask(url: str, path: str, sender: str, method: str = "GET", body: object = None, **headers: str) -> tuple[int, str]:
    """From an address of this machine that is not the proxy's: the status, and the cookie that was set."""
    port = urlsplit(url).port
    line = http.client.HTTPSConnection("localhost", port, source_address=(sender, 0), timeout=10)
    line.request(method, path, json.dumps(body) if body else None, headers)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer.status, answer.getheader("set-cookie", "") or ""


def test_a_game_is_played_over_wss(behind: tuple[ServerProcess, str], tmp_path: Path) -> None:
    server, url = behind

    async def play() -> None:
        game = await open_game([url], {"game": "violet"}, 2, random.Random(3))
        await asyncio.wait_for(game.play(lambda: 0.0), 60)
        assert all(player.acknowledged and not player.away for player in game.players)
        server.stop()
        store = await open_store(tmp_path, "")
        row = await store.table(game.table)
        assert row is not None
        check_against_log(game, row, await store.log(game.table))
        await store.close()

    asyncio.run(play())
    assert server.faults() == []


def test_everybody_is_counted_by_their_own_address(behind: tuple[ServerProcess, str]) -> None:
    _, url = behind
    page = {"Origin": url, "Host": urlsplit(url).netloc}
    status, cookie = ask(url, "/api/tables", "127.0.0.2", "POST", {"game": "nisse", "name": "Ann"}, **page)
    assert status == 201
    assert "Secure" in cookie, "the server knows that it is reached over TLS"
    foreign = {**page, "Origin": "https://elsewhere.example"}
    assert ask(url, "/api/tables", "127.0.0.2", "POST", {"game": "nisse", "name": "Ann"}, **foreign)[0] == 403
    assert ask(url, "/metrics", "127.0.0.2")[0] == 403, "what comes by the proxy does not come from this machine"
    assert ask(url, "/docs/", "127.0.0.2")[0] in (200, 404)  # 404: where the site has not been built
    statuses = [ask(url, "/api/about", "127.0.0.2")[0] for _ in range(RATE)]
    assert statuses[0] == 200
    assert statuses[-1] == 429, "nobody was counted"
    claimed = {"X-Forwarded-For": "203.0.113.9", "X-Real-IP": "203.0.113.9", "Forwarded": "for=203.0.113.9"}
    assert ask(url, "/api/about", "127.0.0.2", **claimed)[0] == 429, "a claimed address was believed"
    assert ask(url, "/api/about", "127.0.0.3")[0] == 200, "one household pays for another"
