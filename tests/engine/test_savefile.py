"""Saved games: they replay anywhere, and tell when they were touched."""

from __future__ import annotations

import json

import numpy as np
import pytest

from folktable.engine import savefile
from folktable.engine.errors import BrokenLog
from folktable.engine.game import load, open_box
from folktable.engine.match import Match, legal_actions


@pytest.fixture(scope="module")
def text():
    match = Match(open_box(load("violet")), "saved")
    while not match.over:
        actions = legal_actions(match.opened, match.state)
        match.play(match.state.actor, actions[len(match.log) % len(actions)])
    return savefile.save(match, ["anna", "greedy"])


def touched(text, **changes):
    """The file with values changed and the checksum made to fit again, as a forger would."""
    saved = savefile.SavedGame(**{**json.loads(text), **changes})
    saved.decisions = [tuple(decision) for decision in saved.decisions]
    saved.check = savefile.checksum(saved)
    return json.dumps(json.loads(savefile.msgspec.json.encode(saved)))


def test_a_game_replays_and_verifies(text):
    saved = savefile.read(text)
    match = savefile.verify(saved, savefile.commitment("saved"))
    assert match.over
    assert match.scores() == saved.result


def test_a_custom_edition_travels_with_the_game():
    edition = load("violet").default_edition()
    edition["lantern"]["full"] = 15
    match = Match(open_box(load("violet"), edition), "custom")
    saved = savefile.read(savefile.save(match, ["a", "b"]))
    assert savefile.replay(saved).opened.box.lantern == 15


def test_a_new_field_of_the_box_voids_no_game(text, monkeypatch):
    """How a release packs the box is its own affair; what it is made of is in the file."""
    box = load("violet").box
    packed = box.Box.packed
    monkeypatch.setattr(box.Box, "packed", lambda self: np.append(packed(self).view("u1"), 7))
    assert savefile.verify(savefile.read(text)).over


def test_a_new_option_voids_no_game(text, monkeypatch):
    box = load("violet").box

    class More(box.Options, frozen=True):
        brand_new: bool = False

    monkeypatch.setattr(box, "Options", More)
    assert savefile.verify(savefile.read(text)).over


def test_another_edition_that_comes_with_a_later_release_voids_no_game(text, monkeypatch):
    monkeypatch.setattr(type(load("violet")), "default_edition", lambda game: {})
    assert savefile.verify(savefile.read(text)).over


def test_a_file_of_the_first_format_is_held_against_the_rules(text):
    old = touched(text, format=1, box="0" * 16, edition=None)
    assert savefile.verify(savefile.read(old)).over
    with pytest.raises(BrokenLog, match="do not lead there"):
        savefile.verify(savefile.read(touched(old, result=[9, 9])))


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: text[: len(text) // 2], "truncated"),
        (lambda text: "not json", "truncated or not a saved game"),
        (lambda text: "{}", "not a saved game"),
        (lambda text: text.replace('"seed": "saved"', '"seed": "other"'), "changed after it was written"),
        (lambda text: touched(text, format=99), "format 99"),
        (lambda text: touched(text, seed="other"), "not the one committed to"),
        (lambda text: touched(text, box="0" * 16), "the box does not match"),
        (lambda text: touched(text, result=[9, 9]), "do not lead there"),
        (lambda text: touched(text, decisions=[(0, "P6")]), "decision 1 of 1 ('P6')"),
        (lambda text: touched(text, decisions=json.loads(text)["decisions"][:-1]), "do not lead there"),
    ],
)
def test_a_spoilt_file_is_refused_and_says_why(text, spoil, message):
    with pytest.raises(BrokenLog) as refusal:
        savefile.verify(savefile.read(spoil(text)))
    assert message in str(refusal.value)


def test_a_wrong_commitment_is_noticed(text):
    with pytest.raises(BrokenLog, match="published"):
        savefile.verify(savefile.read(text), savefile.commitment("another"))


def test_seeds_cannot_be_guessed_from_each_other():
    assert len({savefile.new_seed() for _ in range(100)}) == 100
    assert len(savefile.new_seed()) == 32
