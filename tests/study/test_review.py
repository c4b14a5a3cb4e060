"""A review says where a game turned: the same each time, from what was known, within its budget."""

from __future__ import annotations

import msgspec
import pytest
from typer.testing import CliRunner

from folktable.bots.players import Stop
from folktable.cli import app
from folktable.engine.errors import FolktableError
from folktable.engine.game import slugs
from folktable.engine.match import Match, imagine
from folktable.engine.words import in_words, sentence
from folktable.study.judge import Futures, after, judge, uses_network, work_of
from folktable.study.report import Review
from folktable.study.review import (
    BLUNDER,
    BUDGET,
    BUDGET_OF_A_NETWORK,
    SLIP,
    Question,
    Stopped,
    mark_of,
    questions,
    review_of,
)
from tests.study.games import RELEASE, finished

GAMES = [slug for slug in slugs() if slug != "briscola"]


@pytest.mark.parametrize("slug", GAMES)
def test_a_review(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is held against the review of a game. Counted, not timed: on one core it takes two to four seconds."""
    done: list[int] = []

    def counted(*args: object, **more: object) -> Futures:
        found = after(*args, **more)  # type: ignore[arg-type]
        done.append(found.work)
        return found

    for place in ("judge", "review", "reasons"):
        monkeypatch.setattr(f"folktable.study.{place}.after", counted)
    match = finished(slug)
    review = review_of(match)
    adds_up(review)
    every_real_choice_is_weighed_and_marked(review, questions(match))
    assert sum(done) <= 1.5 * (BUDGET_OF_A_NETWORK if uses_network(match.opened) else BUDGET)


def adds_up(review: Review) -> None:
    """What was given away and luck are the whole way to the result."""
    assert sum(standing.result for standing in review.seats) == pytest.approx(1)
    for standing in review.seats:
        way = standing.luck + standing.given - standing.given_away
        assert standing.start + way == pytest.approx(standing.result)
        assert standing.honest[-1].chance == standing.truth[-1].chance == standing.result
        assert all(0 <= point.chance <= 1 for point in (*standing.honest, *standing.truth))


def every_real_choice_is_weighed_and_marked(review: Review, asked: list[Question]) -> None:
    assert [one.number for one in review.decisions] == [one.number for one in asked]
    assert asked
    result = [standing.result for standing in review.seats]
    for one in review.decisions:
        assert one.mark == mark_of(one.lost, result[one.seat])
        assert one.lost >= 0
        if one.lost:
            assert one.choices[0].chance - one.chosen.chance == pytest.approx(one.lost)
            assert one.choices[0].name != one.chosen.name
    turns = review.turns
    assert len(turns) <= 3
    assert [turn.after for turn in turns] == sorted(turn.after for turn in turns)
    greatest = max([one.lost for one in review.decisions] + [abs(one.moved) for one in review.luck])
    assert max(abs(turn.moved) for turn in turns) == pytest.approx(greatest)


def test_marks_are_declared_once() -> None:
    assert [mark_of(lost, 0) for lost in (0, SLIP, BLUNDER)] == ["good", "better", "cost"]
    assert mark_of(BLUNDER, 1) == "better", "who won has not lost the game by it"


@pytest.mark.parametrize("slug", GAMES)
def test_honest_judgement_is_the_same_from_every_state_that_the_seat_could_imagine(slug: str) -> None:
    match = finished(slug)
    asked = questions(match)
    for one in asked[:: max(1, len(asked) // 6)]:
        found = judge(match.opened, one.state, one.seat, "leak", 8)
        for world in range(2):
            imagined = imagine(match.opened, one.state, one.seat, f"world {world}")
            again = judge(match.opened, imagined, one.seat, "leak", 8)
            assert {action: each.chances for action, each in again.futures.items()} == {
                action: each.chances for action, each in found.futures.items()
            }


def test_the_truth_knows_what_the_seat_does_not() -> None:
    """Somewhere in a game of hidden cards the true chance is another than the honest one, over the same futures."""
    match = finished("naughty")
    gaps = []
    for one in questions(match)[::8]:
        honest, true = (
            after(match.opened, one.state, one.seat, one.action, "gap", 200, honest=honest).chances[one.seat]
            for honest in (True, False)
        )
        gaps.append(abs(honest - true))
    assert max(gaps) > 0.05


def test_the_work_of_judging_is_known_before() -> None:
    assert [work_of(choices) for choices in (1, 2, 3, 4, 8)] == [1, 2, 3, 10, 30]
    assert work_of(200) == work_of(13) == work_of(500)


def test_a_review_can_be_stopped_and_a_running_game_has_none() -> None:
    stop = Stop()
    stop.set()
    with pytest.raises(Stopped):
        review_of(finished("nisse"), stop)
    with pytest.raises(FolktableError, match="once it is over"):
        review_of(Match(finished("nisse").opened, "running"))


def test_the_command_tells_it_in_words_and_as_json() -> None:
    file = str(RELEASE / "nisse.json")
    told = CliRunner().invoke(app, ["review", file]).output
    assert "won. " in told
    assert all(f"{name}: " in told for name in finished("nisse").opened.seat_names())
    given = CliRunner().invoke(app, ["review", file, "--json"]).output
    review = msgspec.json.decode(given, type=Review)
    dear = max(review.decisions, key=lambda one: one.lost)
    assert f"{dear.number + 1}. " in told
    assert in_words(dear.choices[0].text) in told
    assert dear.reasons
    assert all(sentence(reason.text) in told for reason in dear.reasons), "asked twice, it says the same"
