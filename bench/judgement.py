"""Is the judgement of reviews right? `python -m bench.judgement SLUG [POSITIONS] [GAMES]`

Positions and games are those of equal players (`apprentice`). Agreement: the best choice at a review's own budget, held
against the same at fifty times the budget. Reliability: of the moments at which a seat was given such a chance of
winning, so many were won.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict

from folktable.bots.names import bot_named
from folktable.bots.players import compiling
from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.study.judge import judge
from folktable.study.review import futures_each, questions, shares

MORE = 50
LOOKS = 12  # moments of each game that are judged for reliability
PLAYER = bot_named("apprentice")


def played(slug: str, number: int) -> Match:
    match = Match(open_box(load(slug)), f"judgement {number}")
    while not match.over:
        for seat in match.waiting()[:1]:
            match.play(seat, PLAYER.choose(match.opened, match.state, seat, f"{number}/{len(match.log)}").action)
    return match


def agreement(slug: str, games: list[Match], positions: int) -> str:
    chance = random.Random(slug)
    agreed, lost = 0, 0.0
    for _ in range(positions):
        match = chance.choice(games)
        asked = questions(match)
        one = chance.choice(asked)
        count = futures_each(match.opened, asked, len(match.log))
        best = judge(match.opened, one.state, one.seat, "little", count).best
        much = judge(match.opened, one.state, one.seat, "much", MORE * count, (best,))
        loss = much.futures[much.best].chances[one.seat] - much.futures[best].chances[one.seat]
        agreed += best == much.best
        lost += max(loss, 0.0)
    return f"{slug}: {positions} positions, {agreed} agree ({agreed / positions:.0%}), mean loss {lost / positions:.2%}"


def reliability(slug: str, games: list[Match]) -> str:
    chance = random.Random(slug)
    called: dict[int, list[float]] = defaultdict(list)
    won: dict[int, list[float]] = defaultdict(list)
    for match in games:
        asked, result = questions(match), shares(match.scores())
        count = futures_each(match.opened, asked, len(match.log))
        for one in chance.sample(asked, min(LOOKS, len(asked))):
            judged = judge(match.opened, one.state, one.seat, f"look/{one.number}", count)
            share = judged.futures[judged.best].chances[one.seat]
            called[min(int(share * 5), 4)].append(share)
            won[min(int(share * 5), 4)].append(result[one.seat])
    rows = [
        f"{20 * fifth}-{20 * fifth + 20} %: called {sum(called[fifth]) / len(called[fifth]):.0%}, "
        f"won {sum(won[fifth]) / len(won[fifth]):.0%} of {len(won[fifth])}"
        for fifth in sorted(called)
    ]
    return f"{slug}: " + "; ".join(rows)


if __name__ == "__main__":
    slug, positions, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    compiling(open_box(load(slug))).result()  # else the first games are played by the interpreter
    games = [played(slug, number) for number in range(count)]
    print(agreement(slug, games, positions), flush=True)
    print(reliability(slug, games), flush=True)
