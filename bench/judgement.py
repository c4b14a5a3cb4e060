"""Is the judgement of reviews right? `python -m bench.judgement SLUG [POSITIONS] [GAMES]`

Positions and games are those of equal players: the game's network, or apprentices where there is none. Agreement: the
best choice at a review's own budget, held against the same at fifty times the budget. Reliability: of the moments at
which a seat was given such a chance of winning, so many were won; drawn into docs/images/judgement-SLUG.svg.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import NamedTuple

from folktable.bots.names import bot_named
from folktable.bots.players import compiling
from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.study.judge import judge, uses_network
from folktable.study.review import futures_each, questions, shares

MORE = 50
LOOKS = 12  # moments of each game that are judged for reliability
FIFTHS = 5
IMAGES = Path(__file__).parents[1] / "docs" / "images"
INKS = ("#7e59b2", "#b2953e", "#2f7f8f", "#2f8f4e")
SIZE, MARGIN = 300, 40


class Called(NamedTuple):
    """A chance that was called, and the share of the win that followed."""

    seat: int
    chance: float
    won: float


def played(slug: str, number: int) -> Match:
    game = load(slug)
    match = Match(open_box(game, None, game.table.PEOPLE_OPTIONS), f"judgement {number}")
    player = bot_named("net" if uses_network(match.opened) else "apprentice")
    while not match.over:
        for seat in match.waiting()[:1]:
            match.play(seat, player.choose(match.opened, match.state, seat, f"{number}/{len(match.log)}").action)
    return match


def agreement(slug: str, games: list[Match], positions: int) -> str:
    chance = random.Random(slug)
    agreed, lost = 0, 0.0
    for _ in range(positions):
        match = chance.choice(games)
        asked = questions(match)
        one = chance.choice(asked)
        count, ahead = futures_each(match.opened, asked, len(match.log))
        best = judge(match.opened, one.state, one.seat, "little", count, ahead=ahead).best
        much = judge(match.opened, one.state, one.seat, "much", MORE * count, (best,), ahead=ahead)
        loss = much.futures[much.best].chances[one.seat] - much.futures[best].chances[one.seat]
        agreed += best == much.best
        lost += max(loss, 0.0)
    return f"{slug}: {positions} positions, {agreed} agree ({agreed / positions:.0%}), mean loss {lost / positions:.2%}"


def called_chances(slug: str, games: list[Match]) -> list[Called]:
    chance = random.Random(slug)
    found = []
    for match in games:
        asked, result = questions(match), shares(match.scores())
        count, ahead = futures_each(match.opened, asked, len(match.log))
        for one in chance.sample(asked, min(LOOKS, len(asked))):
            judged = judge(match.opened, one.state, one.seat, f"look/{one.number}", count, ahead=ahead)
            found.append(Called(one.seat, judged.futures[judged.best].chances[one.seat], result[one.seat]))
    return found


def in_fifths(called: list[Called]) -> dict[int, list[Called]]:
    fifths: dict[int, list[Called]] = {}
    for one in called:
        fifths.setdefault(min(int(one.chance * FIFTHS), FIFTHS - 1), []).append(one)
    return dict(sorted(fifths.items()))


def means(called: list[Called]) -> tuple[float, float]:
    return sum(one.chance for one in called) / len(called), sum(one.won for one in called) / len(called)


def reliability(slug: str, called: list[Called]) -> str:
    rows = []
    for fifth, each in in_fifths(called).items():
        chance, won = means(each)
        rows.append(f"{20 * fifth}-{20 * fifth + 20} %: called {chance:.0%}, won {won:.0%} of {len(each)}")
    return f"{slug}: " + "; ".join(rows)


def plot(slug: str, called: list[Called]) -> str:
    """Called against won, for each seat; the larger a dot, the more moments it stands for."""
    names = open_box(load(slug)).seat_names()

    def x(share: float) -> float:
        return round(MARGIN + share * SIZE, 1)

    def y(share: float) -> float:
        return round(MARGIN + (1 - share) * SIZE, 1)

    whole = SIZE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
        f'<path d="M{x(0)} {y(0)}H{x(1)}V{y(1)}H{x(0)}Z M{x(0)} {y(0)}L{x(1)} {y(1)}" fill="none" stroke="#9aa5bc"/>',
        f'<text x="{x(0.5)}" y="{whole - 8}" text-anchor="middle">chance that was called</text>',
        f'<text transform="translate(14 {y(0.5)}) rotate(-90)" text-anchor="middle">won</text>',
        f'<text x="{x(0)}" y="24">{slug}: {len(called)} moments</text>',
    ]
    for share in (0, 0.5, 1):
        parts.append(f'<text x="{x(share)}" y="{y(0) + 16}" text-anchor="middle">{share:.0%}</text>')
        parts.append(f'<text x="{x(0) - 6}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>')
    for seat, name in enumerate(names):
        ink = INKS[seat % len(INKS)]
        own = in_fifths([one for one in called if one.seat == seat])
        points = [(*means(each), len(each)) for each in own.values()]
        parts.append(f'<text x="{x(0.03)}" y="{y(0.93 - 0.06 * seat)}" fill="{ink}">{name}</text>')
        line = " ".join(f"{x(chance)},{y(won)}" for chance, won, _ in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{ink}" stroke-width="2"/>')
        for chance, won, count in points:
            parts.append(f'<circle cx="{x(chance)}" cy="{y(won)}" r="{2 + count**0.5 / 3:.1f}" fill="{ink}"/>')
    return "\n".join([*parts, "</svg>\n"])


if __name__ == "__main__":
    slug, positions, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    compiling(open_box(load(slug))).result()  # else the first games are played by the interpreter
    games = [played(slug, number) for number in range(count)]
    called = called_chances(slug, games)
    print(reliability(slug, called), flush=True)
    (IMAGES / f"judgement-{slug}.svg").write_text(plot(slug, called))
    print(agreement(slug, games, positions), flush=True)
