"""The course of a game: forgetting, remembering and taking back give the same game as playing it from the beginning."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import asdict

from folktable.engine.errors import BrokenLog
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match, legal_actions, options_in, sight, view_of
from folktable.server import replays
from folktable.server.course import CHECKPOINT_EVERY, PLAY, UNDO, Course, replayed, standing
from folktable.server.store import LogRow

AT = 1_000


def played(slug: str, seed: str, undo: float = 0.1) -> tuple[Course, list[LogRow]]:
    """A random game in which now and then the last decision is taken back."""
    opened = open_box(load(slug))
    course, chance, rows = Course(opened, seed, AT), random.Random(seed), []
    while not course.over and course.seq < 4 * CHECKPOINT_EVERY:
        seat = chance.choice(course.waiting())
        course.state.actor = seat
        course.decide(seat, chance.choice(legal_actions(opened, course.state)), "", AT + course.seq)
        last = course.recent[-1]
        rows.append(LogRow(last.seq, PLAY, last.seat, last.choice, "", last.at))
        if chance.random() < undo and not course.over:
            dropped = course.take_back(AT + course.seq)
            rows.append(LogRow(course.seq, UNDO, dropped.seat, dropped.choice, "", AT + course.seq - 1))
    return course, rows


@pytest.mark.parametrize("slug", slugs())
def test_all_ways_lead_to_the_same_course(slug: str) -> None:
    course, rows = played(slug, "1")
    match = Match(course.opened, "1")
    for row in standing(rows).rows:
        match.play_named(row.seat, row.choice)
    assert course.state == match.state
    kept = [msgspec.msgpack.encode(one) for one in course.checkpoints if one.seq]
    for other in (replayed(course.opened, "1", AT, kept, rows), replayed(course.opened, "1", AT, (), rows)):
        assert other.state == course.state
        assert (other.seq, other.lines_told, other.asked, other.asked_at) == (
            course.seq,
            course.lines_told,
            course.asked,
            course.asked_at,
        )
    for observer in range(course.opened.seats + 1):
        assert course.sight(observer) == match.sight(observer)
        story = replays.story(replays.PlayedAgain(standing(rows), match), observer)
        lines, first = course.last_lines(observer, 40)
        assert lines == story[first:]
        assert len(story) == course.lines_told


@pytest.mark.parametrize("slug", slugs())
def test_its_sight_is_the_engines_and_names_what_may_be_answered(slug: str) -> None:
    opened = open_box(load(slug), None, None, load(slug).seats[1])
    course, chance = Course(opened, "6", AT), random.Random(6)
    for _ in range(120):
        if course.over:
            break
        for observer in range(opened.seats + 1):
            assert course.sight(observer) == sight(opened, course.state, observer)
        for seat, state in course.deciding.items():
            assert course.named[seat] == options_in(opened, state.copy(), seat)
        seat = chance.choice(course.waiting())
        course.decide(seat, chance.choice(list(course.options(seat).values())), "", AT)


@pytest.mark.parametrize("slug", slugs())
def test_news_are_what_has_changed(slug: str) -> None:
    """Put over the view before they give the view, and nothing in them was so before; who was away gets all of it."""
    opened = open_box(load(slug), None, None, load(slug).seats[1])
    course, chance = Course(opened, "7", AT), random.Random(7)
    known = {observer: asdict(course.sight(observer).view) for observer in range(opened.seats + 1)}
    for _ in range(150):
        if course.over:
            break
        seat = chance.choice(course.waiting())
        course.decide(seat, chance.choice(list(course.options(seat).values())), "", AT)
        if chance.random() < 0.1 and not course.over:
            course.take_back(AT)
            known = {observer: asdict(course.sight(observer).view) for observer in known}
            continue
        for observer, before in list(known.items()):
            if chance.random() < 0.2:
                known[observer] = {}  # looks away
                continue
            told, now = course.news(observer), asdict(view_of(opened, course.state, observer))
            changed = told.view if isinstance(told.view, dict) else asdict(told.view)
            assert {**before, **changed} == now
            assert all(changed[name] != before.get(name) for name in changed if before)
            known[observer] = now


@pytest.mark.parametrize("slug", slugs())
def test_it_holds_the_tail_of_the_log_only(slug: str) -> None:
    course, rows = played(slug, "2", undo=0)
    assert len(course.recent) < 2 * CHECKPOINT_EVERY
    assert len(course.checkpoints) <= 2
    assert course.since(course.seq - 2) == course.recent[-2:]
    assert course.since(course.seq) == []
    assert course.since(course.seq + 1) is None
    assert course.since(-1) is None or len(rows) < 2 * CHECKPOINT_EVERY


def test_what_was_taken_back_cannot_be_resumed_over() -> None:
    opened = open_box(load("nisse"))
    course = Course(opened, "3", AT)
    for _ in range(3):
        seat = course.waiting()[0]
        course.decide(seat, next(iter(course.options(seat).values())), "", AT)
    course.take_back(AT)
    assert course.seq == 4
    assert course.since(3) is None
    assert course.since(2) is None
    assert course.since(4) == []


def test_who_cannot_make_up_their_mind_is_told_of_once() -> None:
    """Neither what is kept nor the story grows with decisions that are taken back again and again."""
    opened = open_box(load("nisse"))
    course, rows = Course(opened, "3", AT), []
    for _ in range(100):
        seat = course.waiting()[0]
        course.decide(seat, next(iter(course.options(seat).values())), "", AT)
        rows.append(LogRow(course.seq, PLAY, seat, course.recent[-1].choice, "", AT))
        dropped = course.take_back(AT)
        rows.append(LogRow(course.seq, UNDO, seat, dropped.choice, "", AT))
    assert course.undone == standing(rows).undone == [(0, seat)]
    told = replays.story(replays.PlayedAgain(standing(rows), Match(opened, "3")), seat)
    assert course.last_lines(seat, 40) == (told, 0)
    assert [line.text.id for line in told].count("log-took-back") == 1
    assert course.lines_told == len(told)


def test_anothers_answer_does_not_make_ones_own_question_a_new_one() -> None:
    opened = open_box(load("grumpf"), None, {"mode": "beat"}, 3)
    course = Course(opened, "4", AT)
    for seat in (0, 1, 2):
        course.decide(seat, course.options(seat)["ready"], "", AT)
    course.decide(0, course.options(0)["shout"], "", AT)
    asked = list(course.asked)
    course.decide(0, course.options(0)["hold"], "", AT + 1)
    assert course.asked[1:] == asked[1:]
    course.decide(1, course.options(1)["hold"], "", AT + 2)
    assert course.asked[2] == asked[2]
    flip = next(name for name in course.options(2) if name.startswith("flip"))
    course.decide(2, course.options(2)[flip], "", AT + 3)
    assert course.asked[2] == course.seq, "one's own decision makes the next question a new one"
    assert course.asked_at[2] == AT + 3


def test_a_log_with_a_hole_or_a_wrong_line_is_not_played() -> None:
    course, rows = played("nisse", "5", undo=0)
    with pytest.raises(BrokenLog, match="lines are missing"):
        replayed(course.opened, "5", AT, (), [*rows[:3], *rows[4:]])
    with pytest.raises(BrokenLog, match="do not allow"):
        replayed(course.opened, "5", AT, (), [*rows[:3], rows[3]._replace(choice="fly")])


def test_taking_back_is_not_offered_once_chance_has_spoken():
    """Nor where others have decided since."""
    course, chance = Course(open_box(load("gnome")), "chance", AT), random.Random("chance")
    offered = {True: 0, False: 0}  # by whether a die was rolled or something drawn
    while not course.over and course.seq < 200:
        seat, drawn = course.waiting()[0], list(course.state.drawn)
        course.decide(seat, chance.choice(list(course.options(seat).values())), "", AT)
        spoke = drawn != list(course.state.drawn)
        offered[spoke] += 1
        assert course.offers_take_back(seat) != spoke
        assert not any(course.offers_take_back(other) for other in range(course.opened.seats) if other != seat)
    assert min(offered.values()) > 20


def test_who_has_not_decided_yet_has_missed_nothing() -> None:
    """What others did before one's first decision is no news since one's last turn."""
    opened = open_box(load("violet"))
    course = Course(opened, "3", AT)
    first = course.waiting()[0]
    while course.waiting() == [first]:
        course.decide(first, next(iter(course.options(first).values())), "", AT)
    assert course.lines_told > 0
    assert course.first_unseen(course.waiting()[0]) == 0
    assert course.first_unseen(first) == course.lines_told
