"""Is the judgement of reviews right?

    python -m bench.judgement look nisse --games 200 --into FOLDER     # the numbers, a line for each game as it is done
    python -m bench.judgement tell FOLDER                              # what they say, and the plots in docs/images

Games are those of equal players: the game's network, or apprentices where there is none. Agreement: the best choice of
one decision of each game at a review's own budget, held against the same at fifty times the budget. Reliability: of the
moments at which a seat was given such a chance of winning, so many were won.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from itertools import takewhile
from pathlib import Path

import msgspec
from msgspec import Struct

from folktable.bots.names import bot_named
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match
from folktable.study.cores import all_cores, cores
from folktable.study.judge import judge, uses_network
from folktable.study.review import futures_each, questions, shares

MORE = 50
LOOKS = 12  # moments of each game that are judged for reliability
FIFTHS = 5
IMAGES = Path(__file__).parents[1] / "docs" / "images"
INKS = ("#7e59b2", "#b2953e", "#2f7f8f", "#2f8f4e", "#b0483f", "#4f5a70")
SIZE, MARGIN = 300, 40


class Called(Struct, frozen=True, array_like=True):
    """A chance that was called, and the share of the win that followed."""

    seat: int
    chance: float
    won: float


class Looked(Struct, frozen=True):
    """What one game says of the judgement."""

    game: str
    seats: int
    number: int
    judge: str
    futures: int  # of each choice, in the first round
    called: list[Called]
    agrees: bool  # the best choice of one decision, with that at fifty times the budget
    lost: float  # share of a win by which the latter finds it worse


def played(slug: str, seats: int, number: int) -> Match:
    game = load(slug)
    match = Match(open_box(game, None, game.table.PEOPLE_OPTIONS, seats), f"judgement {number}")
    player = bot_named("net" if uses_network(match.opened) else "apprentice")
    while not match.over:
        seat = match.waiting()[len(match.log) % len(match.waiting())]
        match.play(seat, player.choose(match.opened, match.state, seat, f"{number}/{len(match.log)}").action)
    return match


def look(slug: str, seats: int, number: int) -> Looked:
    match, chance = played(slug, seats, number), random.Random(f"{slug} {seats} {number}")
    opened, asked, result = match.opened, questions(match), shares(match.scores())
    count, ahead = futures_each(opened, asked, len(match.log))
    called = []
    for one in chance.sample(asked, min(LOOKS, len(asked))):
        judged = judge(opened, one.state, one.seat, f"look/{one.number}", count, ahead=ahead)
        called.append(Called(one.seat, judged.futures[judged.best].chances[one.seat], result[one.seat]))
    one = chance.choice(asked)
    best = judge(opened, one.state, one.seat, "little", count, ahead=ahead).best
    much = judge(opened, one.state, one.seat, "much", MORE * count, (best,), ahead=ahead)
    lost = much.futures[much.best].chances[one.seat] - much.futures[best].chances[one.seat]
    by = "network" if uses_network(opened) else "search"
    return Looked(slug, seats, number, by, count, called, best == much.best, max(lost, 0.0))


def look_at(slug: str, seats: int, games: int, jobs: int, minutes: float, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * minutes
    with cores(slug, jobs) as each, (folder / f"judgement-{slug}-{seats}.jsonl").open("wb") as file:
        numbers = takewhile(lambda _: time.monotonic() < until, range(games))
        for looked in each(partial(look, slug, seats), numbers):
            file.write(msgspec.json.encode(looked) + b"\n")
            file.flush()


# --- What the numbers say ------------------------------------------------------------------------------------


def tell(folder: Path) -> None:
    by_game = defaultdict(list)
    for file in sorted(folder.glob("judgement-*.jsonl")):
        looked = [msgspec.json.decode(line, type=Looked) for line in file.read_bytes().splitlines()]
        print(row(looked))
        by_game[looked[0].game].append(looked)
    for slug, tables in by_game.items():
        (IMAGES / f"judgement-{slug}.svg").write_text(plots(tables))


def row(looked: list[Looked]) -> str:
    """A line of the table in docs/benchmarks.md."""
    first, called = looked[0], all_called(looked)
    agreed, lost = sum(one.agrees for one in looked), sum(one.lost for one in looked)
    fifths = in_fifths(called)
    told = [
        f"{means(fifths[n])[0]:.0%} → {means(fifths[n])[1]:.0%} of {len(fifths[n])}" if n in fifths else ""
        for n in range(FIFTHS)
    ]
    cells = [first.game, str(first.seats), first.judge, str(len(looked)), f"{agreed / len(looked):.0%}"]
    cells += [f"{lost / len(looked):.2%}", f"{error_of(called):.1%}", *told]
    return f"| {' | '.join(cells)} |"


def all_called(looked: list[Looked]) -> list[Called]:
    return [called for one in looked for called in one.called]


def error_of(called: list[Called]) -> float:
    """By how much a chance that is called differs from what is won then, on average over fifths."""
    gaps = [(abs(chance - won), len(each)) for each in in_fifths(called).values() for chance, won in [means(each)]]
    return sum(gap * count for gap, count in gaps) / len(called)


def in_fifths(called: Iterable[Called]) -> dict[int, list[Called]]:
    fifths: dict[int, list[Called]] = {}
    for one in called:
        fifths.setdefault(min(int(one.chance * FIFTHS), FIFTHS - 1), []).append(one)
    return dict(sorted(fifths.items()))


def means(called: list[Called]) -> tuple[float, float]:
    return sum(one.chance for one in called) / len(called), sum(one.won for one in called) / len(called)


def plots(tables: list[list[Looked]]) -> str:
    """A plot for each number of seats, beside each other."""
    whole = SIZE + 2 * MARGIN
    parts = [f'<g transform="translate({n * whole} 0)">\n{plot(looked)}\n</g>' for n, looked in enumerate(tables)]
    view = f"0 0 {whole * len(tables)} {whole}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" font-family="sans-serif" font-size="12">'
    return "\n".join([head, *parts, "</svg>\n"])


def plot(looked: list[Looked]) -> str:
    """Called against won, for each seat; the larger a dot, the more moments it stands for."""
    slug, seats, called = looked[0].game, looked[0].seats, all_called(looked)
    names = open_box(load(slug), None, None, seats).seat_names()

    def x(share: float) -> float:
        return round(MARGIN + share * SIZE, 1)

    def y(share: float) -> float:
        return round(MARGIN + (1 - share) * SIZE, 1)

    whole = SIZE + 2 * MARGIN
    parts = [
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
        f'<path d="M{x(0)} {y(0)}H{x(1)}V{y(1)}H{x(0)}Z M{x(0)} {y(0)}L{x(1)} {y(1)}" fill="none" stroke="#9aa5bc"/>',
        f'<text x="{x(0.5)}" y="{whole - 8}" text-anchor="middle">chance that was called</text>',
        f'<text transform="translate(14 {y(0.5)}) rotate(-90)" text-anchor="middle">won</text>',
        f'<text x="{x(0)}" y="24">{slug}, {seats} seats: {len(called)} moments of {len(looked)} games</text>',
    ]
    for share in (0, 0.5, 1):
        parts.append(f'<text x="{x(share)}" y="{y(0) + 16}" text-anchor="middle">{share:.0%}</text>')
        parts.append(f'<text x="{x(0) - 6}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>')
    for seat, name in enumerate(names):
        ink = INKS[seat]
        own = in_fifths(one for one in called if one.seat == seat)
        points = [(*means(each), len(each)) for each in own.values()]
        parts.append(f'<text x="{x(0.03)}" y="{y(0.93 - 0.06 * seat)}" fill="{ink}">{name}</text>')
        line = " ".join(f"{x(chance)},{y(won)}" for chance, won, _ in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{ink}" stroke-width="2"/>')
        for chance, won, count in points:
            parts.append(f'<circle cx="{x(chance)}" cy="{y(won)}" r="{2 + count**0.5 / 3:.1f}" fill="{ink}"/>')
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.judgement", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True, dest="command")
    looking = commands.add_parser("look")
    looking.add_argument("slug", choices=slugs())
    looking.add_argument("--seats", type=int, help="else the fewest")
    looking.add_argument("--games", type=int, default=200, help="each gives a position and twelve moments")
    looking.add_argument("--minutes", type=float, default=60, help="how long at most")
    looking.add_argument("--jobs", type=int, default=all_cores())
    looking.add_argument("--into", type=Path, required=True)
    commands.add_parser("tell").add_argument("folder", type=Path)
    given = parser.parse_args()
    if given.command == "tell":
        tell(given.folder)
    else:
        seats = given.seats or load(given.slug).seats[0]
        look_at(given.slug, seats, given.games, given.jobs, given.minutes, given.into)


if __name__ == "__main__":
    main()
