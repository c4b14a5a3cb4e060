"""Reasons are true: each figure that is told is found again by counting in another way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from folktable.bots import search
from folktable.bots.learned import network_for
from folktable.bots.network import TEMPERATURE, likely_action, thoughts
from folktable.engine.backends import interpreted
from folktable.engine.chance import FIRST_POLICY, rand, seed_words
from folktable.engine.choices import mask_words
from folktable.engine.facts import observer_words
from folktable.engine.game import Opened
from folktable.engine.match import imagine, legal_actions, step
from folktable.engine.playout import pick_actor
from folktable.engine.record import RUNNING, GameState
from folktable.engine.words import in_words
from folktable.study import reasons as telling
from folktable.study.judge import judge, uses_network
from folktable.study.reasons import facts_of, reasons
from folktable.study.review import Question, questions
from tests.study.games import finished

GAMES = ["violet", "nisse", "grumpf", "naughty", "gnome"]
FUTURES = {True: 40, False: 200}  # counted here by the interpreter


# --- The same facts, read from the words of a position ----------------------------------------


def fact(name: str) -> Callable[[GameState, Opened], Any]:
    return lambda s, opened: opened.game.position.FACTS[name].read(s, opened)


def journey(s: Any, opened: Opened) -> list[str]:
    """The names of the spaces, in order."""
    return [*fact("colours")(s, opened), "fire"]


def fear_behind(s: Any, opened: Opened) -> int:
    line = [f"F{n}" for n in range(opened.box.fear_length + 1)] + journey(s, opened)
    return line.index(fact("violet")(s, opened)) - line.index(fact("fear")(s, opened))


def left(s: Any, opened: Opened, who: str) -> list[str]:
    return [card for pile in ("taken", "decks", "hands") for card in fact(pile)(s, opened)[who]]


def grounds_led(s: Any, opened: Opened, who: str) -> int:
    """Nobody stands better there."""
    from folktable.games.grumpf.boards import standing
    from folktable.games.grumpf.state import BOARDS

    seat = observer_words(opened).index(who)
    clans = range(opened.box.clans)
    return sum(
        standing(s, opened.box, board, seat) > 0
        and all(standing(s, opened.box, board, clan) <= standing(s, opened.box, board, seat) for clan in clans)
        for board in range(BOARDS)
    )


def stones(s: Any, opened: Opened, who: str) -> int:
    """Spaces are numbered along the trail; a business lies beyond the Cottage and counts as its door."""
    from folktable.games.gnome.position import space_ids

    at, cottage = space_ids(opened)[fact("at")(s, opened)[who]], opened.box.cottage
    return at if at <= cottage else opened.box.door[at - cottage - 1]


READ: dict[str, dict[str, Callable[..., Any]]] = {
    "violet": {
        "walked": lambda s, o: journey(s, o).index(fact("violet")(s, o)),
        "fear": fear_behind,
        "fuel": fact("fuel"),
        "tokens": lambda s, o, who: fact("tokens")(s, o)[who],
        "cards": lambda s, o, who: len(fact("hands")(s, o)[who]),
    },
    "nisse": {
        "space": fact("space"),
        "plan": fact("plan wins"),
        "left": lambda s, o, who: len(left(s, o, who)),
        "high": lambda s, o, who: sum(int(card[-1]) >= 7 for card in left(s, o, who)),
    },
    "grumpf": {
        "animals": lambda s, o, who: sum(fact("owned")(s, o)[who].values()) + fact("jokers")(s, o)[who],
        "leads": grounds_led,
        "tiles": lambda s, o, who: fact("tiles")(s, o)[who],
    },
    "naughty": {
        "points": lambda s, o, who: fact("points")(s, o)[who],
        "wishes": lambda s, o, who: fact("wishes")(s, o)[who],
        "presents": lambda s, o, who: len(fact("presents")(s, o)[who]),
        "creatures": lambda s, o, who: len(fact("creatures")(s, o)[who]),
    },
    "gnome": {
        "gems": lambda s, o, who: sum(fact("purses")(s, o)[who]),
        "items": lambda s, o, who: sum(item.split()[0] == who for item in fact("items")(s, o)),
        "cards": lambda s, o, who: len(fact("hands")(s, o)[who]),
        "way": stones,
    },
}


def counted(opened: Opened, s: GameState, name: str, seat: int | None) -> int:
    read = READ[opened.game.slug][name]
    return int(read(s, opened) if seat is None else read(s, opened, observer_words(opened)[seat]))


# --- The same futures, played by the interpreter ----------------------------------------


def future(opened: Opened, one: Question, action: int, seed: str, index: int, ahead: int) -> GameState:
    s = one.state.copy()
    s.actor = one.seat
    interpreted.linked(opened.game).link(search.imagine)(s, opened.box, seed_words(seed), index)
    step(opened, s, s.actor, action)
    taken = 0
    while taken < ahead and s.over == RUNNING:
        pick_actor(s)
        actions = legal_actions(opened, s)
        if uses_network(opened) and len(actions) == 1:
            step(opened, s, s.actor, actions[0])
            continue
        chosen = (
            by_network(opened, s) if uses_network(opened) else actions[rand(s, FIRST_POLICY + s.actor, len(actions))]
        )
        step(opened, s, s.actor, chosen)
        taken += 1
    return s


def by_network(opened: Opened, s: GameState) -> int:
    mask = [0] * mask_words(opened.game.actions)
    opened.game.rules.legal(s, opened.box, mask)
    logits, _ = thoughts(opened, s, network_for(opened.game, ""), compiled=False)  # type: ignore[arg-type]
    return likely_action(s, mask, logits, TEMPERATURE)


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
    worlds = {
        action: [future(opened, one, action, "true", n, told[0].ahead) for n in range(count)]
        for action in (best, worst)
    }
    for reason in told:
        for action, stated in ((best, reason.better), (worst, reason.other)):
            found = [counted(opened, world, reason.fact, reason.seat) for world in worlds[action]]
            assert np.mean(found) == pytest.approx(stated), reason
        assert reason.futures == count
        assert f"{abs(reason.better - reason.other):.1f}" in in_words(reason.text)
        assert f"({reason.better:.1f} instead of {reason.other:.1f})" in in_words(reason.text)


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
