"""Invites name an address that other devices reach, and say whether it answers."""

from __future__ import annotations

import socket
from types import SimpleNamespace

import ifaddr
import pytest

from folktable.client import Client
from folktable.server import addresses
from folktable.wire import Address
from tests.server.conftest import Running, Visit

pytestmark = pytest.mark.anyio


def adapter(*hosts: str) -> SimpleNamespace:
    return SimpleNamespace(ips=[SimpleNamespace(ip=host, is_IPv4=":" not in host) for host in hosts])


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a network at home, one of containers, and an adapter that found none."""
    found = [
        adapter("127.0.0.1", "::1"),
        adapter("172.17.0.1"),
        adapter("169.254.3.4"),
        adapter("192.168.1.7", "fe80::1"),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: found)
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.7")


@pytest.mark.usefixtures("networks")
def test_every_network_has_its_address_and_the_one_in_use_comes_first() -> None:
    assert addresses.for_others("0.0.0.0", 8000) == ["http://192.168.1.7:8000", "http://172.17.0.1:8000"]


@pytest.mark.usefixtures("networks")
def test_a_server_that_lets_in_nobody_else_has_none() -> None:
    assert addresses.for_others("127.0.0.1", 8000) == []
    assert addresses.for_others("localhost", 8000) == []
    assert addresses.for_others("192.168.1.7", 8000) == ["http://192.168.1.7:8000"]


async def test_an_address_is_tried(server: Running) -> None:
    assert await addresses.tried(server.address) == Address(server.address, True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        nobody = f"http://127.0.0.1:{probe.getsockname()[1]}"
        assert await addresses.tried(nobody) == Address(nobody, False)


async def test_this_machine_may_ask(server: Running, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folktable.server.routes.house.for_others", lambda host, port: [server.address])
    ann: Client = await visit.person()
    assert await ann.call("GET", "/api/addresses", list[Address]) == [Address(server.address, True)]
    monkeypatch.setattr("folktable.server.routes.house.is_from_here", lambda request: False)
    assert await ann.call("GET", "/api/addresses", list[Address]) == []
