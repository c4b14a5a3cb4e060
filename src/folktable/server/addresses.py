"""Where other devices find this server: an invite that says localhost leads each of them to itself."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address

import ifaddr

from folktable.wire import Address

EVERYWHERE = ("0.0.0.0", "::", "")
PATIENCE_S = 1.0


def lan_address() -> str | None:
    """The address that this machine's own traffic comes from. Nothing is sent: asking for a route is enough."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def for_others(host: str, port: int) -> list[str]:
    """The addresses of this machine that a server at this host and port answers at; the likeliest first."""
    if host in EVERYWHERE:
        hosts = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    else:
        hosts = [host]
    mine = [one for one in hosts if isinstance(one, str) and not is_only_here(one)]
    likeliest = lan_address()
    return [f"http://{one}:{port}" for one in sorted(mine, key=lambda one: one != likeliest)]


def is_only_here(host: str) -> bool:
    """Loopback, or an address that a machine gave itself for want of a network."""
    try:
        address = IPv4Address(host)
    except ValueError:
        return host in ("localhost", "::1")
    return address.is_loopback or address.is_link_local


async def tried(address: str) -> Address:
    """Does anybody answer there?"""
    host, _, port = address.removeprefix("http://").rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE_S):
            _, writer = await asyncio.open_connection(host, int(port))
    except (OSError, TimeoutError):
        return Address(address, False)
    writer.close()
    return Address(address, True)
