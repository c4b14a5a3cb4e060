"""Who is there: guests behind a cookie or a token, and those who gave a name and a password to keep their history.

A session is a random number of 256 bits that only its owner has; the store holds its hash, and what it is good for.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import cache
from typing import Any, Final, Literal, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct

from folktable.server.limits import Buckets, Rate
from folktable.server.names import key_of
from folktable.server.problems import Refusal
from folktable.server.store import Conflict, PersonRow, Session, Store, StoreFailed
from folktable.wire import Scope, SessionInfo

COOKIE, TOKEN = "cookie", "token"
STAND_IN = "villager"  # plays on for whoever has gone
DAY_MS = 86_400_000
MOST_HASHING = 20  # passwords that may wait for their turn: each takes 64 MiB and a twentieth of a second

# What a session is good for. A token for a program may have any of the first three; `account` is for who owns it.
Need = Scope | Literal["account"]
READ: Final = "read"
PLAY: Final = "play"
HOST: Final = "host"
ACCOUNT: Final = "account"
EVERYTHING = frozenset({READ, PLAY, HOST, ACCOUNT})

hasher = PasswordHasher()
Result = TypeVar("Result")


class Person(Struct, frozen=True):
    id: str
    name: str
    registered: bool
    session: str  # the hash of the session this came with
    table: str | None = None  # a token that is good for one table only
    scopes: frozenset[str] = EVERYTHING

    def must(self, need: Need, table: str | None = None) -> None:
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


def public_id(session: str) -> str:
    """By which its owner can name a session: a piece of the hash, of which nobody finds the secret."""
    return session[:16]


def as_person(session: Session, row: PersonRow) -> Person:
    scopes = frozenset(session.scopes.split())
    return Person(row.id, row.name, row.password is not None, session.hash, session.table_id, scopes)


class People:
    def __init__(self, store: Store, guesses: Rate) -> None:
        self.store = store
        self.guesses = Buckets(*guesses)
        self.hashing = asyncio.Semaphore(1)
        self.to_hash = 0

    async def behind(self, secret: str) -> Person | None:
        """Whose session this is, if it is one."""
        found = await self.store.session(hashed(secret))
        if found is None:
            return None
        if found[0].used < now_ms() - DAY_MS:
            with suppress(StoreFailed):  # the next request tries again
                await self.store.db.commit(self.store.use_session(found[0].hash, now_ms()))
        return as_person(*found)

    async def new_guest(self, name: str, kind: str = COOKIE) -> tuple[Person, str]:
        """A guest, and the secret of its session."""
        secret = new_secret()
        row = PersonRow(secrets.token_hex(12), name, None, None, now_ms())
        session = new_session(secret, row.id, kind)
        await self.store.add_person(row, session)
        return as_person(session, row), secret

    async def sign_in_as(self, person: Person) -> str:
        secret = new_secret()
        await self.store.db.commit(self.store.add_session(new_session(secret, person.id, COOKIE)))
        return secret

    async def new_token(self, person: Person, label: str, table: str | None, scopes: Collection[Scope]) -> str:
        """For a program that does some of what the person may do."""
        secret = new_secret()
        session = new_session(secret, person.id, TOKEN, label, table, scopes)
        await self.store.db.commit(self.store.add_session(session))
        return secret

    async def call_guest(self, person: Person, name: str) -> None:
        """Who came in by an invite had no name yet: a guest is called as at the last table."""
        if not person.registered and person.name != name:
            await self.store.db.commit(self.store.rename_guest(person.id, name))

    # --- Passwords -------------------------------------------------------------------------------------------

    async def register(self, person: Person, name: str, password: str, old: str) -> list[str]:
        """From now on this person can sign in anywhere by name and password.

        Who changes them has to know the old password, and ends all other sessions: those are given back.
        """
        row = await self.store.person(person.id)
        before = None if row is None else row.password
        if row is not None and before is not None:
            self.guess(row.login or "")
            if not await self.hash(lambda: is_password(before, old)):
                raise Refusal(403, "wrong-password", "wrong-old-password")
            self.guesses.forgive(row.login or "")
        kept = await self.hash(lambda: hasher.hash(password))
        ended = [] if before is None else [one.hash for one in await self.others(person)]
        try:
            await self.store.db.commit(
                self.store.change_person(person.id, name, key_of(name), kept), *map(self.store.end_session, ended)
            )
        except Conflict:
            raise Refusal(409, "name-taken", name=name) from None
        return ended

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        login = key_of(name)
        self.guess(login)
        row = await self.store.person_by_login(login)
        kept = None if row is None else row.password
        right = await self.hash(lambda: is_password(kept or nobodys_password(), password))
        if row is None or not right:
            raise Refusal(403, "wrong-password")
        self.guesses.forgive(login)
        person = Person(row.id, row.name, True, "")
        return person, await self.sign_in_as(person)

    def guess(self, login: str) -> None:
        """Whoever guesses, from wherever: an account allows few in a row."""
        if not self.guesses.take(login):
            raise Refusal(429, "too-fast", "many-guesses")

    async def hash(self, work: Callable[[], Result]) -> Result:
        """One after the other: it is made to be hard work, and must not be anybody's way to stop all others."""
        if self.to_hash >= MOST_HASHING:
            raise Refusal(429, "too-fast", "many-attempts")
        self.to_hash += 1
        try:
            async with self.hashing:
                return await asyncio.to_thread(work)
        finally:
            self.to_hash -= 1

    # --- Sessions --------------------------------------------------------------------------------------------

    async def sessions(self, person: Person) -> list[SessionInfo]:
        return [session_info(one, person) for one in await self.store.sessions(person.id)]

    async def others(self, person: Person) -> list[Session]:
        return [one for one in await self.store.sessions(person.id) if one.hash != person.session]

    async def end_session(self, person: Person, named: str) -> list[str]:
        """What was ended: a browser elsewhere, or a program's token."""
        ended = [one.hash for one in await self.store.sessions(person.id) if public_id(one.hash) == named]
        if not ended:
            raise Refusal(404, "unknown-session")
        return await self.end(ended)

    async def end_others(self, person: Person) -> list[str]:
        return await self.end([one.hash for one in await self.others(person)])

    async def end(self, sessions: list[str]) -> list[str]:
        if sessions:
            await self.store.db.commit(*map(self.store.end_session, sessions))
        return sessions

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept about a person."""
        row = await self.store.person(person.id)
        return {
            "name": person.name,
            "registered": person.registered,
            "since": row.created if row else None,
            "sessions": await self.sessions(person),
            "seats": [
                {"table": table, "seat": seat, "player": player}
                for table, seat, player in await self.store.sat_at(person.id)
            ],
            "hosts": [
                {"table": table, "game": game, "phase": phase, "since": created}
                for table, game, phase, created in await self.store.hosted_by(person.id)
            ],
            "admitted": await self.store.admitted_to(person.id),
            "said": [
                {"table": table, "at": at, "text": text} for table, at, text in await self.store.said_by(person.id)
            ],
        }


def new_session(
    secret: str,
    person: str,
    kind: str,
    label: str = "",
    table: str | None = None,
    scopes: Collection[str] = EVERYTHING,
) -> Session:
    at = now_ms()
    return Session(hashed(secret), person, kind, label, table, at, " ".join(sorted(scopes)), at)


def session_info(session: Session, person: Person) -> SessionInfo:
    return SessionInfo(
        id=public_id(session.hash),
        kind=session.kind,  # type: ignore[arg-type]
        label=session.label,
        table=session.table_id,
        scopes=tuple(session.scopes.split()),
        since=session.created,
        used=session.used,
        current=session.hash == person.session,
    )


def is_password(kept: str, given: str) -> bool:
    try:
        return hasher.verify(kept, given)
    except VerificationError:
        return False


@cache
def nobodys_password() -> str:
    """Checked for names that nobody has, so that an answer takes as long either way."""
    return hasher.hash(secrets.token_hex(16))
