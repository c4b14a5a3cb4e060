"""The present rules beside those of an earlier commit: is any game slower than it was?

    git archive COMMIT src bench | tar x -C FOLDER
    python -m bench.compare FOLDER [--rounds N] [--only native|interpreted|search] [game ...]

One process for each of the two trees; they do the same work in turns, a window at a time: whole random games natively
and interpreted, and iterations of the search from positions 40 decisions into games. Rates are of CPU time. A ratio is
that of two windows one after the other; the median of all rounds is told, and the ratio of the best windows. Games are
the fair measure where rules have changed: where an empty question is no longer asked, the decisions that are left are
the larger ones.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parents[1]
KINDS = ("native", "interpreted", "search")
GAMES = {"native": 10_000, "interpreted": 60}
POSITIONS, DECISIONS, ITERATIONS = 16, 40, 500


# --- In the process of a tree: what it imports is that tree's ------------------------------------------------------


def window(slug: str, what: str) -> dict[str, float]:
    """One window of work; what a second of CPU time brought."""
    from bench.__main__ import KEY
    from folktable.engine import playout
    from folktable.engine.backends import interpreted, native
    from folktable.engine.game import load, open_box

    opened = open_box(load(slug))
    if what == "search":
        return searched(opened)
    play = native.play_games if what == "native" else interpreted.play_games
    began = time.process_time()
    played = play(opened, KEY, 0, GAMES[what], [playout.RANDOM] * opened.seats)
    taken = time.process_time() - began
    return {"games/s": GAMES[what] / taken, "decisions/s": int(played.lengths.sum()) / taken}


@cache
def positions(slug: str) -> list[Any]:
    from folktable.engine.game import load, open_box
    from folktable.engine.match import Match, legal_actions

    opened, found = open_box(load(slug)), []
    for n in range(POSITIONS):
        match = Match(opened, f"compare/{n}")
        while not match.over and len(match.log) < DECISIONS:
            actions = legal_actions(opened, match.state)
            match.play(match.state.actor, actions[len(match.log) * 7 % len(actions)])
        if not match.over:
            found.append(match.state)
    return found


def searched(opened: Any) -> dict[str, float]:
    from bench.__main__ import KEY
    from folktable.bots.players import NO_DEPTH_LIMIT, Stop, compiled_run, compiling

    compiling(opened).result()
    runs = [compiled_run(opened, state, KEY, ITERATIONS) for state in positions(opened.game.slug)]
    began = time.process_time()
    for run in runs:
        run.go_on(0, ITERATIONS, NO_DEPTH_LIMIT, opened.game.greedy_in_eight, Stop())
    return {"iterations/s": len(runs) * ITERATIONS / (time.process_time() - began)}


def answer() -> None:
    for line in sys.stdin:
        slug, what = line.split()
        print(msgspec.json.encode(window(slug, what)).decode(), flush=True)


# --- Both in turns -----------------------------------------------------------------------------------------------


class Tree:
    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
        command = [sys.executable, __file__, "--answer"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, slug: str, what: str) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{slug} {what}\n")
        self.process.stdin.flush()
        return msgspec.json.decode(self.process.stdout.readline(), type=dict[str, float])


def compare(before: Tree, now: Tree, slug: str, what: str, rounds: int) -> None:
    for tree in (before, now):
        tree.ask(slug, what)  # compiles, and warms up
    told: list[tuple[dict[str, float], dict[str, float]]] = []
    for n in range(rounds):
        first, second = (before, now) if n % 2 else (now, before)
        one, two = first.ask(slug, what), second.ask(slug, what)
        told.append((one, two) if n % 2 else (two, one))
    for figure in told[0][0]:
        old, new = ([pair[i][figure] for pair in told] for i in (0, 1))
        median = statistics.median(b / a for a, b in zip(old, new, strict=True))
        print(
            f"{slug:8} {what:12} {figure:13} best {max(old):12,.0f} -> {max(new):12,.0f}: "
            f"{max(new) / max(old):.3f}, median of {rounds} ratios {median:.3f}",
            flush=True,
        )


def main() -> None:
    if sys.argv[1:] == ["--answer"]:
        return answer()
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=str(__doc__).splitlines()[0])
    parser.add_argument("folder", type=Path, help="with src and bench of the earlier commit")
    parser.add_argument("games", nargs="*", help="without any: all")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--only", choices=KINDS)
    given = parser.parse_args()
    from folktable.engine.game import slugs

    before, now = Tree(given.folder.resolve()), Tree(HERE)
    for slug in given.games or slugs():
        for what in (given.only,) if given.only else KINDS:
            compare(before, now, slug, what, given.rounds)


if __name__ == "__main__":
    main()
