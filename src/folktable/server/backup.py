"""`folktable backup` and `folktable restore`: everything that is stored, as one file. PostgreSQL has its own."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from rich.console import Console

from folktable.engine.errors import FolktableError
from folktable.server.migrations import NEWEST
from folktable.server.serve import data_folder
from folktable.server.store import be_alone, make_private

POSTGRES = "PostgreSQL has its own: {}, see Backup and restore in the documentation of hosting"


def backup(console: Console, file: Path, data: Path | None, database: str) -> None:
    """As it is at one moment, whatever is written meanwhile: a server may run, and people play."""
    if database:
        raise FolktableError(POSTGRES.format("pg_dump --format=custom --file FILE"))
    source = sqlite_file(data)
    if file.exists():
        raise FolktableError(f"{file} exists already: name a new file")
    copy(source, file)
    console.print(f"Everything is in {file}, {file.stat().st_size / 1024:,.0f} KiB.", soft_wrap=True)


def restore(console: Console, file: Path, data: Path | None, database: str, replace: bool) -> None:
    if database:
        raise FolktableError(POSTGRES.format("pg_restore --clean --if-exists"))
    if not file.is_file():
        raise FolktableError(f"there is no file {file}")
    looked_through(file)
    target = data_folder(data) / "folktable.sqlite3"
    with closing(be_alone(target)):
        if target.exists() and not replace:
            raise FolktableError(
                f"{target} exists already: --replace puts the backup in its place, and what was stored since is gone"
            )
        copy(file, target)
    console.print(f"Everything of {file} is in {target}: start the server.", soft_wrap=True)


def copy(source: Path, target: Path) -> None:
    """Whole or not at all: it gets its name when it is on the disk."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        for beside in ("-wal", "-shm"):  # of an old file: they would be taken for the new one's
            Path(f"{target}{beside}").unlink(missing_ok=True)
        part.replace(target)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise FolktableError(f"{source} could not be copied to {target}: {error}") from None


def sqlite_file(data: Path | None) -> Path:
    file = data_folder(data) / "folktable.sqlite3"
    if not file.exists():
        raise FolktableError(f"there is no {file}: name the folder of the server's data with --data")
    return file


def looked_through(file: Path) -> None:
    """Is it a sound database of this version or an older one? Nothing in it is changed."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
            (version,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise FolktableError(f"{file} is damaged, or no database of folktable ({error})") from None
    if verdict != "ok":
        raise FolktableError(f"{file} is damaged: {verdict}")
    if version > NEWEST:
        raise FolktableError(f"{file} was written by a newer version of folktable: use that version")
