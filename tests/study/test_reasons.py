"""Reasons are true: each figure that is told is found again by counting in another way."""

from __future__ import annotations

from functools import cache

import msgspec
import numpy as np
import pytest

from folktable.engine.match import imagine
from folktable.engine.words import in_words
from folktable.study import reasons as telling
from folktable.study.judge import judge, uses_network
from folktable.study.reasons import facts_of, reasons
from folktable.study.review import Question, questions
from tests.study.counting import READ, wrong
from tests.study.games import finished

GAMES = ["violet", "nisse", "grumpf", "naughty", "gnome"]
FUTURES = {True: 12, False: 100}  # counted here by the interpreter


@cache
def dearest(slug: str) -> list[tuple[Question, int, int]]:
    """Decisions of a finished game whose choices differ most in what they bring, each with the best and the worst."""
    match = finished(slug)
    found = []
    asked = [one for one in questions(match) if one.number > len(match.log) // 3]
    for one in asked[:: max(1, len(asked) // 12)]:
        judged = judge(match.opened, one.state, one.seat, "dear", 32, (one.action,))
        chances = {action: judged.futures[action].chances[one.seat] for action in judged.futures}
        worst = min(chances, key=lambda action: chances[action])
        found.append((chances[judged.best] - chances[worst], one, judged.best, worst))
    return [each[1:] for each in sorted(found, key=lambda each: -each[0])]


@pytest.mark.parametrize("slug", GAMES)
def test_every_figure_is_found_again(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = finished(slug).opened
    count = FUTURES[uses_network(opened)]
    monkeypatch.setattr(telling, "FUTURES", count)
    monkeypatch.setattr(telling, "FUTURES_OF_A_NETWORK", count)
    monkeypatch.setattr(telling, "MOST", 99)
    for one, best, worst in dearest(slug):
        told = reasons(opened, one.state, one.seat, best, worst, "true")
        if told:
            break
    assert told
    assert {reason.futures for reason in told} == {count}
    assert wrong(opened, one, best, worst, told, "true") == []
    more = tuple(msgspec.structs.replace(reason, better=reason.better + 0.01) for reason in told)
    assert len(wrong(opened, one, best, worst, more, "true")) == len(told), "a figure that is not true is noticed"


def test_figures_of_games_by_simple_players_are_found_again_although_there_is_a_network() -> None:
    opened, count = finished("grumpf").opened, 40
    for one, best, worst in dearest("grumpf"):
        told = reasons(opened, one.state, one.seat, best, worst, "true", games=count)
        if told:
            break
    assert told
    assert {reason.futures for reason in told} == {count}
    assert wrong(opened, one, best, worst, told, "true", by_games=True) == []
    assert wrong(opened, one, best, worst, told, "true") != [], "the network plays otherwise"


@pytest.mark.parametrize("slug", GAMES)
def test_every_fact_can_be_told_and_counted(slug: str) -> None:
    opened = finished(slug).opened
    names = {name for name, _ in facts_of(opened)}
    assert names == READ[slug].keys()
    for name, seat in facts_of(opened):
        more, less = (in_words(telling.told(opened, name, seat, *figures)) for figures in ((2, 1), (1, 2)))
        assert more != less
        assert seat is None or opened.seat_names()[seat] in more


@pytest.mark.parametrize("slug", GAMES)
def test_reasons_are_the_same_from_every_state_that_the_seat_could_imagine(slug: str) -> None:
    opened = finished(slug).opened
    one, best, worst = dearest(slug)[0]
    told = reasons(opened, one.state, one.seat, best, worst, "leak")
    for world in range(2):
        imagined = imagine(opened, one.state, one.seat, f"world {world}")
        assert reasons(opened, imagined, one.seat, best, worst, "leak") == told


def test_what_speaks_for_the_other_choice_or_is_not_sure_is_no_reason() -> None:
    chance = np.random.default_rng(1)
    won = chance.random(400) < 0.5
    fact_of_winners = won.astype(int) * 3
    one, two = fact_of_winners[:200] + 1, fact_of_winners[200:]
    both = np.concatenate([won[:200], won[200:]]).astype(float)
    assert telling.worth(one, two, both) > 0
    assert telling.worth(two, one, np.concatenate([both[200:], both[:200]])) == 0, "less of what goes with winning"
    assert telling.worth(one, one, both) == 0
    assert telling.worth(one[:3], one[:3] + np.array([1, 0, -1]), both[:6]) == 0
