"""A position with its table, in one line, and packed for an address."""

from __future__ import annotations

import base64
import zlib

import pytest

from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match, sight_bytes
from folktable.engine.notation import packed_line, read_line, unpacked_line, write_line


@pytest.mark.parametrize("slug", slugs())
def test_a_line_and_an_address_read_back_to_the_same_table(slug: str) -> None:
    game = load(slug)
    opened = open_box(game, None, game.table.PEOPLE_OPTIONS, game.seats[1])
    match = Match(opened, "a line")
    for _ in range(12):
        seat = match.waiting()[0]
        match.play(seat, next(iter(match.options(seat).values())))
    line = write_line(opened, match.state)
    again, state = read_line(unpacked_line(packed_line(line)))
    assert (again.seats, again.options) == (opened.seats, opened.options)
    for observer in range(opened.seats + 1):
        assert sight_bytes(again, state, observer) == sight_bytes(opened, match.state, observer)
    assert unpacked_line(line) == line


def test_what_is_not_said_is_as_usual() -> None:
    opened, _ = read_line("nisse {space: 3}")
    assert opened.seats == 2
    opened, _ = read_line("gnome/5 {}")
    assert opened.seats == 5
    assert read_line("grumpf/2?mode=beat {}")[0].options.mode == "beat"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("chess {}", "there is no game 'chess'"),
        ("nisse/x {}", "begins as in nisse/2"),
        ("nisse/9 {}", "is for 2 seats"),
        ("nisse {spice: 3}", "unknown fact 'spice'"),
        ("nisse?spice=3 {}", "unknown field"),
        ("nisse {space: [", "not readable"),
    ],
)
def test_what_is_wrong_is_named(line: str, reason: str) -> None:
    with pytest.raises(FolktableError, match=reason):
        read_line(line)


def test_an_address_is_no_bomb() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b"x" * 50_000_000, 9)).decode()
    for text in (bomb, packed_line("nisse {}")[:-4], "nonsense", "eNpN!!", "é"):
        with pytest.raises(FolktableError, match="neither a position"):
            unpacked_line(text)


def test_a_box_of_its_own_is_not_told() -> None:
    edition = load("violet").default_edition()
    edition["lantern"]["full"] -= 1
    opened = open_box(load("violet"), edition)
    with pytest.raises(FolktableError, match="edition of its own"):
        write_line(opened, Match(opened, "1").state)


def test_what_is_named_twice_is_there_once() -> None:
    once, twice = (
        read_line(f"gnome/3 {{at: {{green: s3, blue: s3}}, phase: pick, brawlers: {who}, decides: {decide}}}")[1]
        for who, decide in (("[green, blue]", "green blue"), ("[green, blue, blue]", "green blue blue"))
    )
    assert (twice.brawlers, twice.waiting) == (once.brawlers, once.waiting)  # type: ignore[attr-defined]
