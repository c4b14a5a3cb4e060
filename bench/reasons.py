"""Are reasons true? `python -m bench.reasons nisse --reviews 40`

Games of simple players, who give away much, are reviewed. Each sentence that a review tells is then counted again in
another way: its futures played by the interpreter, its facts read from the words of the positions
(tests/study/counting.py). Every figure must be found again.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from tests.study.counting import wrong

from folktable.bots.names import GREEDY, RANDOM
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match, options_in
from folktable.study.cores import all_cores, cores
from folktable.study.review import questions, review_of


class Checked(NamedTuple):
    sentences: int
    failed: list[str]


def played(slug: str, number: int) -> Match:
    """By turns two seats and more; every fourth decision is a random one."""
    game = load(slug)
    fewest, most = game.seats
    match = Match(
        open_box(game, None, game.table.PEOPLE_OPTIONS, fewest + number % (most - fewest + 1)), f"why {number}"
    )
    while not match.over:
        seat = match.waiting()[len(match.log) % len(match.waiting())]
        player = RANDOM if len(match.log) % 4 == 3 else GREEDY
        match.play(seat, player.choose(match.opened, match.state, seat, f"{number}/{len(match.log)}").action)
    return match


def check(slug: str, number: int) -> Checked:
    match = played(slug, number)
    asked = {one.number: one for one in questions(match)}
    sentences, failed = 0, []
    for decided in review_of(match).decisions:
        one = asked[decided.number]
        best = options_in(match.opened, one.state, one.seat)[decided.choices[0].name]
        sentences += len(decided.reasons)
        failed += wrong(match.opened, one, best, one.action, decided.reasons, f"reasons/{one.number}")
    return Checked(sentences, failed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.reasons", description=__doc__.splitlines()[0])
    parser.add_argument("slug", choices=slugs())
    parser.add_argument("--reviews", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first, to go on where a run was ended")
    parser.add_argument("--minutes", type=float, default=60, help="how long at most")
    parser.add_argument("--jobs", type=int, default=all_cores())
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    reviews = sentences = failures = 0
    with cores(given.slug, given.jobs) as each:
        numbers = takewhile(lambda _: time.monotonic() < until, range(given.first, given.first + given.reviews))
        for checked in each(partial(check, given.slug), numbers):
            reviews, sentences = reviews + 1, sentences + checked.sentences
            failures += len(checked.failed)
            for sentence in checked.failed:
                print(f"not found again: {sentence}", flush=True)
            print(f"{given.slug}: {reviews} reviews, {sentences} sentences, {failures} not found again", flush=True)


if __name__ == "__main__":
    main()
