"""A finished game, looked at again: every seat's chance of winning over time, what each decision gave away, what luck
gave and took, and where the game turned.

    review = review_of(replay(read(text)))

A seat's honest chance is what the best choice of its decision was worth, from what the seat knew then. The true chance
is every seat's after each decision, with all that was hidden as it was. What moved a seat's honest chance from one of
its decisions to the next, less what the decisions between gave away, is luck: dice, shuffles and what came to light.
Together they are the whole way from the start to the result.

How many futures are followed depends on how long the game was and how much there was to choose, so that a review takes
a few seconds (`BUDGET`). The same game always has the same review.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import msgspec

from folktable.bots.players import Stop
from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened
from folktable.engine.match import Match, as_actor, legal_actions
from folktable.engine.record import GameState
from folktable.study.judge import Judged, after, judge, uses_network, work_of
from folktable.study.reasons import reasons
from folktable.study.report import Decided, Luck, Mark, Point, Review, Standing, Turn, Weighed

SLIP, BLUNDER = 0.04, 0.15  # shares of a win: from here on better was there, and it may have cost the game
TURNS = 3
MOST_EXPLAINED = 6  # the dearest decisions get reasons
BUDGET = 4_000_000  # decisions taken in futures
BUDGET_OF_A_NETWORK = 60_000  # times that it is asked
FEWEST, MOST = 2, 256  # futures of a choice in its first round
PROBE = 16  # futures that tell how long a game takes
# Decisions that a network plays on before it is asked: a turn is over then, and its word is worth more. Fewer where a
# long game would leave too few futures.
AHEAD, ENOUGH = (6, 2, 0), 4
SHOWN = 4  # choices of a decision that are told


class Stopped(FolktableError):
    """Nobody wants it any more."""


class Question(NamedTuple):
    """A decision at which there was something to choose."""

    number: int
    state: GameState  # in which it was taken
    seat: int
    action: int
    choices: int


def questions(match: Match) -> list[Question]:
    found = []
    for number, (seat, action) in enumerate(match.log):
        state = match.told[number][0].copy()  # others may be looking at it
        with as_actor(state, seat):
            choices = len(legal_actions(match.opened, state))
        if choices > 1:
            found.append(Question(number, state, seat, action, choices))
    return found


def futures_each(opened: Opened, asked: list[Question], length: int) -> tuple[int, int]:
    """How many futures the budget allows for each choice, and how far each is played on before a network is asked."""
    if uses_network(opened):
        work = max(sum(work_of(one.choices) + 1 for one in asked), 1)
        counts = {ahead: BUDGET_OF_A_NETWORK // (work * (ahead + 1)) for ahead in AHEAD}
        far = next((ahead for ahead, count in counts.items() if count >= ENOUGH), AHEAD[-1])
        return clamp(FEWEST, counts[far], MOST), far
    if not asked:
        return FEWEST, 0
    first = asked[0]  # how long simple players take from there says how long they take from anywhere
    probe = after(opened, first.state, first.seat, first.action, "review", PROBE)
    whole = probe.work / PROBE
    decisions = [(work_of(one.choices) + 1) * (1 + whole * (length - one.number) / length) for one in asked]
    return clamp(FEWEST, int(BUDGET / sum(decisions)), MOST), 0


def clamp(least: int, number: int, most: int) -> int:
    return max(least, min(number, most))


def review_of(match: Match, stop: Stop | None = None) -> Review:
    if not match.over:
        raise FolktableError("a game is reviewed once it is over")
    stop = stop or Stop()
    opened, asked = match.opened, questions(match)
    count, ahead = futures_each(opened, asked, len(match.log))
    judged: list[Judged] = []
    truths: list[list[float]] = []
    for one in asked:
        seed = f"review/{one.number}"
        judged.append(judge(opened, one.state, one.seat, seed, count, (one.action,), stop, ahead))
        true = after(opened, one.state, one.seat, one.action, seed, count, 0, ahead, honest=False, stop=stop)
        truths.append(true.chances)
        if stop.is_set():
            raise Stopped("the review was stopped")
    result = shares(match.scores())
    decisions = [decided(match, one, found, result) for one, found in zip(asked, judged, strict=True)]
    decisions = explained(match, asked, judged, decisions, stop)
    given = [gains_of_each(one, found) for one, found in zip(asked, judged, strict=True)]
    honest, luck = honest_chances(asked, judged, given, result, len(match.log))
    seats = []
    for seat in range(opened.seats):
        points = [Point(one.number + 1, true[seat]) for one, true in zip(asked, truths, strict=True)]
        start = honest[seat][0]
        since = [(one, gift[seat]) for one, gift in zip(asked, given, strict=True) if one.number >= start.after]
        seats.append(
            Standing(
                honest=tuple(honest[seat]),
                truth=(*points, Point(len(match.log), result[seat])),
                start=start.chance,
                result=result[seat],
                given_away=-sum(gift for one, gift in since if one.seat == seat),
                given=sum(gift for one, gift in since if one.seat != seat),
                luck=sum(each.moved for each in luck if each.seat == seat),
            )
        )
    return Review(
        game=opened.game.slug,
        judge="network" if uses_network(opened) else "search",
        futures=count,
        seats=tuple(seats),
        decisions=tuple(decisions),
        luck=tuple(luck),
        turns=turning_points(decisions, luck),
    )


def shares(scores: list[int]) -> list[float]:
    best = max(scores)
    return [1 / scores.count(best) if score == best else 0.0 for score in scores]


def gains_of_each(one: Question, judged: Judged) -> list[float]:
    """What a decision gave each seat, beside the best choice; its own seat loses what is sure."""
    lost = judged.lost_by(one.action, one.seat)
    if not lost:
        return [0.0] * len(judged.futures[one.action].chances)
    best, chosen = judged.futures[judged.best].chances, judged.futures[one.action].chances
    return [after - before for after, before in zip(chosen, best, strict=True)]


def decided(match: Match, one: Question, judged: Judged, result: list[float]) -> Decided:
    opened = match.opened
    lost = judged.lost_by(one.action, one.seat)
    with as_actor(one.state, one.seat):
        weighed = {
            action: Weighed(option.name, option.text, judged.futures[action].chances[one.seat])
            for action in judged.futures
            for option in [opened.game.table.option(one.state, opened, action)]
        }
    shown = list(weighed.values())[:SHOWN]
    return Decided(one.number, one.seat, weighed[one.action], lost, mark_of(lost, result[one.seat]), tuple(shown))


def mark_of(lost: float, result: float) -> Mark:
    """What cost the game cost it somebody who did not win."""
    if lost < SLIP:
        return "good"
    return "cost" if lost >= BLUNDER and result < 1 else "better"


def explained(
    match: Match, asked: list[Question], judged: list[Judged], decisions: list[Decided], stop: Stop
) -> list[Decided]:
    """Reasons for the dearest decisions."""
    dear = sorted((n for n, one in enumerate(decisions) if one.mark != "good"), key=lambda n: -decisions[n].lost)
    for n in dear[:MOST_EXPLAINED]:
        one, best = asked[n], judged[n].best
        why = reasons(match.opened, one.state, one.seat, best, one.action, f"reasons/{one.number}", stop)
        decisions[n] = msgspec.structs.replace(decisions[n], reasons=why)
    return decisions


def honest_chances(
    asked: list[Question], judged: list[Judged], given: list[list[float]], result: list[float], length: int
) -> tuple[list[list[Point]], list[Luck]]:
    """Each seat's chance at its decisions and at the end, and what luck moved it by on the way."""
    points: dict[int, list[Point]] = defaultdict(list)
    luck: list[Luck] = []
    gained = [0.0] * len(result)  # by seat: what decisions gave it since its last point
    for one, found, gift in zip(asked, judged, given, strict=True):
        seat, chance = one.seat, found.futures[found.best].chances[one.seat]
        if not found.lost_by(one.action, seat):  # nothing better for sure: what was chosen is the best
            chance = found.futures[one.action].chances[seat]
        if points[seat]:
            luck.append(Luck(one.number, seat, chance - points[seat][-1].chance - gained[seat]))
        points[seat].append(Point(one.number, chance))
        gained[seat] = 0.0
        for other in range(len(result)):
            gained[other] += gift[other]
    for seat, won in enumerate(result):
        if points[seat]:
            luck.append(Luck(length, seat, won - points[seat][-1].chance - gained[seat]))
        points[seat].append(Point(length, won))
    return [points[seat] for seat in range(len(result))], luck


def turning_points(decisions: list[Decided], luck: list[Luck]) -> tuple[Turn, ...]:
    """The greatest swings; what a decision gave away, and what luck did, each once."""
    turns = [Turn(one.number, one.seat, "choice", -one.lost) for one in decisions if one.lost >= SLIP]
    turns += [Turn(one.after, one.seat, "luck", one.moved) for one in luck if abs(one.moved) >= SLIP]
    turns.sort(key=lambda turn: (-abs(turn.moved), turn.after))
    greatest: list[Turn] = []
    for turn in turns:
        if all(turn.after != other.after for other in greatest) and len(greatest) < TURNS:
            greatest.append(turn)
    return tuple(sorted(greatest, key=lambda turn: turn.after))
