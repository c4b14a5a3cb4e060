from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("playwright", reason="Playwright is not installed; `make setup` installs it.")

from playwright.sync_api import Browser, sync_playwright

from tests.server.processes import ServerProcess
from tests.web.house import CHROMIUM, FLAGS, REQUIRED, Person, Way, chromium_missing, server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if reason := chromium_missing():
        if REQUIRED:
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def quick_address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots answer at once."""
    server = ServerProcess(tmp_path_factory.mktemp("quick"), bot_pace=0.02)
    server.start()
    server.wait_until_ready()
    yield server.url
    server.stop()


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
