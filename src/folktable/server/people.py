"""Who is there: guests behind a cookie or a token, and those who gave a name and a password to keep their history.

A session is a random number of 256 bits that only its owner has; the store holds its hash.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct

from folktable.server.problems import Refusal
from folktable.server.store import Conflict, PersonRow, Session, Store

COOKIE, TOKEN = "cookie", "token"
STAND_IN = "villager"  # plays on for whoever has gone

# What a session is good for. A token for a program may have any of the first three; `account` is for who owns it.
READ: Final = "read"
PLAY: Final = "play"
HOST: Final = "host"
ACCOUNT: Final = "account"
EVERYTHING = frozenset({READ, PLAY, HOST, ACCOUNT})

hasher = PasswordHasher()


class Person(Struct, frozen=True):
    id: str
    name: str
    registered: bool
    session: str  # the hash of the session this came with
    table: str | None = None  # a token that is good for one table only
    scopes: frozenset[str] = EVERYTHING

    def must(self, need: str, table: str | None = None) -> None:
        """The one place where a session's limits are held against what it is used for, and where."""
        if self.table is not None and self.table != table:
            raise Refusal(403, "other-table")
        if need not in self.scopes:
            raise Refusal(403, "scope", scope=need)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def as_person(session: Session, row: PersonRow) -> Person:
    return Person(row.id, row.name, row.password is not None, session.hash, session.table_id)


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def behind(self, secret: str) -> Person | None:
        """Whose session this is, if it is one."""
        found = await self.store.session(hashed(secret))
        return None if found is None else as_person(*found)

    async def new_guest(self, name: str, kind: str = COOKIE) -> tuple[Person, str]:
        """A guest, and the secret of its session."""
        secret = new_secret()
        row = PersonRow(secrets.token_hex(12), name, None, None, now_ms())
        session = Session(hashed(secret), row.id, kind, "", None, now_ms())
        await self.store.add_person(row, session)
        return as_person(session, row), secret

    async def new_session(self, person: Person, kind: str, label: str = "", table: str | None = None) -> str:
        secret = new_secret()
        session = Session(hashed(secret), person.id, kind, label, table, now_ms())
        await self.store.db.commit(self.store.add_session(session))
        return secret

    async def call_guest(self, person: Person, name: str) -> None:
        """Who came in by an invite had no name yet: a guest is called as at the last table."""
        if not person.registered and person.name != name:
            await self.store.db.commit(self.store.change_person(person.id, name, None, None))

    async def register(self, person: Person, name: str, password: str) -> None:
        """From now on this person can sign in anywhere by name and password."""
        kept = await asyncio.to_thread(hasher.hash, password)
        try:
            await self.store.db.commit(self.store.change_person(person.id, name, login_of(name), kept))
        except Conflict:
            raise Refusal(409, "name-taken", name=name) from None

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        row = await self.store.person_by_login(login_of(name))
        kept = row.password if row and row.password else await asyncio.to_thread(nobodys_password)
        try:
            await asyncio.to_thread(hasher.verify, kept, password)
        except VerificationError:
            row = None
        if row is None:
            raise Refusal(403, "wrong-password")
        person = Person(row.id, row.name, True, "")
        return person, await self.new_session(person, COOKIE)

    async def sign_out(self, person: Person) -> None:
        await self.store.db.commit(self.store.end_session(person.session))

    async def revoke(self, person: Person, label: str) -> str:
        """The session that has ended."""
        for session in await self.store.sessions(person.id):
            if session.kind == TOKEN and session.label == label:
                await self.store.db.commit(self.store.end_session(session.hash))
                return session.hash
        raise Refusal(404, "unknown-token", "no-such-token", label=label)

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept about a person."""
        return {
            "name": person.name,
            "registered": person.registered,
            "sessions": [
                {"kind": session.kind, "label": session.label, "since": session.created}
                for session in await self.store.sessions(person.id)
            ],
            "seats": [
                {"table": table, "seat": seat, "player": player}
                for table, seat, player in await self.store.sat_at(person.id)
            ],
            "said": [
                {"table": table, "at": at, "text": text} for table, at, text in await self.store.said_by(person.id)
            ],
        }


def login_of(name: str) -> str:
    return name.strip().casefold()


@cache
def nobodys_password() -> str:
    """Checked for names that nobody has, so that an answer takes as long either way."""
    return hasher.hash(secrets.token_hex(16))
