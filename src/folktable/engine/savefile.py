"""A game as a file: box, seed and decisions, small and readable; it replays anywhere.

The seed is committed to before the game (`commitment`) and open in the file, so anybody can check that no
shuffle was touched: `verify` replays the file and compares the seed with the commitment.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec
from msgspec import Struct

import folktable
from folktable.engine.errors import BrokenLog, FolktableError
from folktable.engine.game import box_digest, load, open_box
from folktable.engine.match import Match, as_actor
from folktable.engine.record import RUNNING

FORMAT = 2
# Format 1 named the box by the bytes of its record, which no release with another field there can make again: what such
# a file says is held against the rules alone. And it left out the edition that came with the game.
OLDEST_FORMAT = 1


class SavedGame(Struct, forbid_unknown_fields=True):
    format: int
    folktable: str  # the version that wrote it
    game: str
    edition: dict[str, Any] | None  # None, in format 1: the one that comes with the game
    options: dict[str, Any]
    seats: int
    players: list[str]
    box: str  # digest of edition, options and seats
    commitment: str  # published when the table opened
    seed: str
    decisions: list[tuple[int, str]]  # seat, and the decision in notation
    result: list[int] | None  # the scores of a finished game
    check: str = ""  # over all the rest


def new_seed() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published of a seed before the game: it fixes the seed and tells nothing of it."""
    return hashlib.sha256(b"folktable commitment\0" + seed.encode()).hexdigest()


def checksum(saved: SavedGame) -> str:
    content = msgspec.structs.replace(saved, check="")
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:32]


def save(match: Match, players: list[str]) -> str:
    opened = match.opened
    table = opened.game.table
    names = []
    replay = Match(opened, match.seed)
    for seat, action in match.log:
        with as_actor(replay.state, seat):
            names.append((seat, table.action_name(replay.state, opened, action)))
        replay.play(seat, action)
    saved = SavedGame(
        format=FORMAT,
        folktable=folktable.__version__,
        game=opened.game.slug,
        edition=opened.edition_data,
        options=msgspec.to_builtins(opened.options),
        seats=opened.seats,
        players=players,
        box=opened.digest,
        commitment=commitment(match.seed),
        seed=match.seed,
        decisions=names,
        result=match.scores() if match.over else None,
    )
    saved.check = checksum(saved)
    return msgspec.json.format(msgspec.json.encode(saved), indent=1).decode() + "\n"


def read(text: str | bytes) -> SavedGame:
    try:
        saved = msgspec.json.decode(text, type=SavedGame)
    except msgspec.ValidationError as error:
        raise BrokenLog(f"this is not a saved game: {error}") from None
    except msgspec.DecodeError as error:
        raise BrokenLog(f"the file is truncated or not a saved game: {error}") from None
    if not OLDEST_FORMAT <= saved.format <= FORMAT:
        known = f"formats {OLDEST_FORMAT} to {FORMAT}"
        raise BrokenLog(f"the file has format {saved.format}; this version of folktable reads {known}")
    if saved.check != checksum(saved):
        raise BrokenLog("the file was changed after it was written: its checksum does not match its content")
    return saved


def replay(saved: SavedGame) -> Match:
    """Play the file through, checking every decision against the rules."""
    opened = open_box(load(saved.game), saved.edition, saved.options, saved.seats)
    # Of the options as they are in the file: a release that has more of them fills in the others.
    box = box_digest(saved.game, opened.edition_data, saved.options, saved.seats)
    if saved.format > 1 and box != saved.box:
        raise BrokenLog(f"the box does not match: the file was played with {saved.box}, this is {box}")
    match = Match(opened, saved.seed)
    for number, (seat, name) in enumerate(saved.decisions, 1):
        try:
            match.play_named(seat, name)
        except FolktableError as error:
            raise BrokenLog(f"decision {number} of {len(saved.decisions)} ({name!r}): {error}") from None
    if saved.result is not None and (match.state.over == RUNNING or match.scores() != saved.result):
        raise BrokenLog(f"the file says the result was {saved.result}, but its decisions do not lead there")
    return match


def verify(saved: SavedGame, published: str | None = None) -> Match:
    """Replay, and check the seed against the commitment (the one published at the table, where given)."""
    for where, expected in (("in the file", saved.commitment), ("published", published)):
        if expected is not None and commitment(saved.seed) != expected:
            raise BrokenLog(f"the seed is not the one committed to: the commitment {where} is for another seed")
    return replay(saved)
