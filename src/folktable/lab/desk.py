"""Studies of editions in a process of their own, for who serves others meanwhile: `python -m folktable.lab.desk`.

Each line of its input asks for a study, each line of its output is news of it, both in JSON. It takes cores only where
nobody else wants them, and is stopped by ending it: what it works on is nowhere else.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from folktable.lab.figures import Row

LAST = 19  # of all who want a core: the system's lowest priority
NEWS_S = 0.2


class Study(Struct, frozen=True):
    game: str
    editions: tuple[dict[str, Any], ...]  # the others are compared with the first
    seats: int
    options: dict[str, Any]  # the host's
    bot: str  # in all seats
    games: int  # at each edition
    told: int  # of them looked at closely
    seed: str


class Going(Struct, frozen=True, tag="going"):
    done: int  # games
    total: int


class Done(Struct, frozen=True, tag="done"):
    rows: list[Row]  # by edition


class Failed(Struct, frozen=True, tag="failed"):
    reason: str


News = Going | Done | Failed
read_news = msgspec.json.Decoder(News)


def study(asked: Study, out: BinaryIO) -> News:
    """Here, and not above: who only asks need not load what plays, and who plays is the last to get a core by then."""
    from folktable.engine.errors import FolktableError
    from folktable.engine.game import load
    from folktable.lab.balance import compared

    done = total = 0
    told_at = 0.0

    def progress(games: int) -> None:
        nonlocal done, told_at
        done += games
        if time.monotonic() >= told_at + NEWS_S:
            told_at = time.monotonic()
            tell(Going(done, total), out)

    def of(games: int) -> None:
        nonlocal total
        total = games
        progress(0)

    values: list[dict[str, int]] = [{} for _ in asked.editions]
    try:
        found = compared(
            load(asked.game), asked.editions, values, 0, [asked.bot] * asked.seats, asked.games, asked.seed,
            asked.options, asked.seats, asked.told, progress=progress, total=of,
        )  # fmt: skip
    except FolktableError as error:
        return Failed(str(error))
    return Done(found.rows)


def tell(news: News, out: BinaryIO) -> None:
    out.write(msgspec.json.encode(news) + b"\n")
    out.flush()


def main() -> None:
    with suppress(AttributeError, OSError):  # on Windows; where a service may not
        os.nice(LAST)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody else prints is no news
    try:
        for line in sys.stdin.buffer:
            tell(study(msgspec.json.decode(line, type=Study), out), out)
    except BrokenPipeError:  # who asked is gone
        os._exit(0)


if __name__ == "__main__":
    main()
