"""The figures of docs/benchmarks.md, for every game present, beside OpenSpiel in the same run.

    python -m bench [--json] [--seconds S] [game ...]

Rates are the best of several windows on one core, in CPU time: other work on the machine then disturbs little.
Ratios to a peer compare windows of the same run. What needs a GPU is in bench/gpu.py.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import loops
from folktable.bots.players import NO_DEPTH_LIMIT, Stop, compiled_run, compiling
from folktable.bots.search import EXPLORE
from folktable.engine import playout
from folktable.engine.backends import interpreted, native
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.game import Opened, load, open_box, slugs
from folktable.engine.match import Match, legal_actions

PEERS = ("hearts", "euchre", "gin_rummy")
SEARCH = "search iterations/s, one core"
KEY = seed_words("bench")


def best_rate(work: Callable[[int], int], seconds: float, windows: int = 4) -> float:
    """Units a second: `work(n)` does something n times and says how many units that was; the best window counts."""
    size, best = 1, 0.0
    while True:  # a size that fills a window
        began = time.process_time()
        work(size)
        if time.process_time() - began > seconds / windows / 4:
            break
        size *= 2
    for _ in range(windows):
        began = time.process_time()
        units = work(size)
        best = max(best, units / (time.process_time() - began))
    return best


# --- Ours ---------------------------------------------------------------------------------------------------


def native_decisions(opened: Opened, seconds: float) -> float:
    policies = [playout.RANDOM] * opened.seats

    def work(games: int) -> int:
        return int(native.play_games(opened, KEY, 0, games, policies).lengths.sum())

    return best_rate(work, seconds)


def interpreted_decisions(opened: Opened, seconds: float) -> float:
    policies = [playout.RANDOM] * opened.seats

    def work(games: int) -> int:
        return int(interpreted.play_games(opened, KEY, 0, games, policies).lengths.sum())

    return best_rate(work, seconds)


def early_state(opened: Opened) -> Any:
    """A state a third into a game, at which a search would start."""
    length = int(native.play_games(opened, KEY, 0, 1, [playout.RANDOM] * opened.seats).lengths[0])
    match = Match(opened, "bench/0")
    while not match.over and len(match.log) < length // 3:
        actions = legal_actions(opened, match.state)
        match.play(match.state.actor, actions[len(match.log) % len(actions)])
    return match.state.packed()


def rollouts(opened: Opened, seconds: float) -> float:
    """Imagine the hidden cards, then play to the end: what a search does for each visit."""
    run = native.linked(opened.game, loops, unwatched=True).link(loops.roll_out)
    root = early_state(opened)
    work_space, mask = np.zeros(1, root.dtype), np.zeros(mask_words(opened.game.actions), "i8")
    box, policies, key = opened.box.packed()[0], np.zeros(opened.seats, "i1"), np.array(KEY, "i8")
    no_log = np.zeros(0, "i2")

    def work(count: int) -> int:
        run(work_space, root, box, key, mask, policies, no_log, count)
        return count

    return best_rate(work, seconds)


def searching(opened: Opened, seconds: float) -> float:
    """Iterations of a search from that state: imagine, walk down the tree, play to the end, learn."""
    state = opened.game.state.State.unpacked(early_state(opened)[0])

    def work(iterations: int) -> int:
        run = compiled_run(opened, state, KEY, iterations)
        return run.go_on(0, iterations, NO_DEPTH_LIMIT, opened.game.greedy_in_eight, Stop())

    compiling(opened).result()
    return best_rate(work, seconds)


def copies(opened: Opened, seconds: float) -> float:
    run = native.linked(opened.game, loops, unwatched=True).link(loops.copy_states)
    states = np.zeros((64, 1), opened.game.state.State.dtype)

    def work(count: int) -> int:
        run(states, count)
        return count

    return best_rate(work, seconds)


COMPILE = """
import time
from folktable.engine.backends import native
from folktable.engine.game import load, open_box
opened = open_box(load({slug!r}))
began = time.process_time()
native.compile_playout(opened)
print(time.process_time() - began)
"""


def compile_seconds(slug: str) -> tuple[float, float]:
    """Cold, and from the cache, each in a new process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "FOLKTABLE_CACHE": folder}
        command = [sys.executable, "-c", COMPILE.format(slug=slug)]
        cold, warm = (
            float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
            for _ in range(2)
        )
    return cold, warm


def figures(slug: str, seconds: float) -> dict[str, float]:
    opened = open_box(load(slug))
    cold, warm = compile_seconds(slug)
    native.compile_playout(opened)
    return {
        "native decisions/s, one core": native_decisions(opened, seconds),
        "interpreted decisions/s": interpreted_decisions(opened, seconds),
        "rollouts/s, one core": rollouts(opened, seconds),
        SEARCH: searching(opened, seconds),
        "state bytes": float(opened.game.state.State.dtype.itemsize),
        "state copies/s": copies(opened, seconds),
        "cold compile s": cold,
        "from the cache s": warm,
    }


# --- Peers --------------------------------------------------------------------------------------------------


def openspiel(seconds: float) -> dict[str, float]:
    """Random play of OpenSpiel's card games through its Python interface: player decisions a second."""
    import pyspiel

    numbers = np.random.default_rng(1)

    def rate(name: str) -> float:
        game = pyspiel.load_game(name)

        def work(games: int) -> int:
            decisions = 0
            for _ in range(games):
                state = game.new_initial_state()
                while not state.is_terminal():
                    actions = state.legal_actions()
                    if not state.is_chance_node():
                        decisions += 1
                    state.apply_action(actions[int(numbers.random() * len(actions))])
            return decisions

        return best_rate(work, seconds)

    return {name: rate(name) for name in PEERS}


def openspiel_search(seconds: float) -> float:
    """Iterations a second of OpenSpiel's own information-set search, in C++, a third into a game of hearts."""
    import pyspiel

    numbers = np.random.default_rng(1)
    state = pyspiel.load_game("hearts").new_initial_state()
    decisions = 0
    while state.is_chance_node() or decisions < 52 // 3:
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(numbers.random() * len(actions))])

    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORE, 1000)

    def work(choices: int) -> int:
        for _ in range(choices):
            bot.step(state)
        return 1000 * choices

    return best_rate(work, seconds)


# --- Report -------------------------------------------------------------------------------------------------


def report(ours: dict[str, dict[str, float]], peers: dict[str, float], peer_search: float) -> None:
    console = Console()
    table = Table(title="Folktable, one core")
    table.add_column("figure")
    for slug in ours:
        table.add_column(slug, justify="right")
    for name in next(iter(ours.values())):
        table.add_row(name, *(f"{column[name]:,.{2 if name.endswith(' s') else 0}f}" for column in ours.values()))
    if peers:
        fastest = max(peers.values())
        ratios = (f"{column['native decisions/s, one core'] / fastest:.1f}x" for column in ours.values())
        table.add_row("native, beside OpenSpiel's fastest", *ratios)
    table.add_row("search, beside OpenSpiel's", *(f"{column[SEARCH] / peer_search:.1f}x" for column in ours.values()))
    console.print(table)
    for name, rate in peers.items():
        console.print(f"OpenSpiel {name} from Python: {rate:,.0f} decisions/s")
    console.print(f"OpenSpiel's IS-MCTS, hearts: {peer_search:,.0f} iterations/s")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="The figures of docs/benchmarks.md.")
    parser.add_argument("games", nargs="*", help="without any: all")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time for each figure")
    given = parser.parse_args(arguments)
    peers = openspiel(given.seconds)
    peer_search = openspiel_search(given.seconds)
    ours = {slug: figures(slug, given.seconds) for slug in given.games or slugs()}
    if given.json:
        print(json.dumps({"folktable": ours, "openspiel": peers, "openspiel search": peer_search}, indent=2))
    else:
        report(ours, peers, peer_search)


if __name__ == "__main__":
    main()
