from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="Playwright is not installed; `make setup` installs it.")

from playwright.sync_api import Browser, sync_playwright

from tests.server.processes import ServerProcess
from tests.web.finished import finished_game
from tests.web.house import CHROMIUM, FLAGS, REQUIRED, SHELL, Person, Way, chromium_missing, quick, server
from tests.web.northern import speaks_northern


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if reason := chromium_missing():
        if REQUIRED:
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=SHELL or CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house_address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`folktable serve` as people have it: bots and reaction windows take their time."""
    with server(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def quick_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Its second language is that of northern.py."""
    speaks_northern(data := tmp_path_factory.mktemp("quick"))
    with quick(data) as running:
        yield running


@pytest.fixture(scope="session")
def address(quick_server: ServerProcess) -> str:
    return quick_server.url


@pytest.fixture(scope="session")
def finished(quick_server: ServerProcess) -> Callable[..., str]:
    """`finished("nisse", 2)` is the id of a game that was played to its end at the quick server."""
    return cache(partial(finished_game, Path(quick_server.settings["data"])))


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """`person("Ada", "mouse")` comes with a browser of her own; nobody's console may have shown an error."""
    people: list[Person] = []

    def comes(name: str, way: Way = "mouse", **settings: Any) -> Person:
        people.append(Person(browser, address, name, way, **settings))
        return people[-1]

    yield comes
    errors = {one.name: one.errors for one in people if one.errors}
    for one in people:
        one.close()
    assert not errors, errors
