"""Single environments beside their peers in the same run: steps a second on one core, at random, in turns.

    python -m bench.environments [--json] [--seconds S] [game ...]

PettingZoo's loop takes what `last()` gives, observation and mask, and steps; OpenSpiel's asks what is legal and applies
it, chance nodes and the beginning of games included; RLCard's steps, which gives what the next player sees and may do;
Pgx's steps a compiled game on the CPU and reads observation and mask. Rates are of CPU time; each round measures every
game once, and the best round counts, so that what else the machine does disturbs all alike. Ratios are of the same run.
"""

from __future__ import annotations

import argparse
import importlib
import json
import time
from collections.abc import Callable, Iterable
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import games as their_python_games  # noqa: F401  (loading registers them)

import folktable
from folktable.adapters import openspiel
from folktable.adapters.pettingzoo import env
from folktable.engine.game import load, slugs

ROUNDS = 5
LIBRARIES = ("pettingzoo", "open_spiel", "rlcard", "pgx", "jax")
PETTINGZOO_PEERS = ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
OPENSPIEL_PEERS = ("python_kuhn_poker", "python_block_dominoes")
RLCARD_PEERS = ("leduc-holdem", "uno", "gin-rummy", "bridge", "doudizhu", "mahjong")
PGX_PEERS = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
CHANCE = np.random.default_rng(1).random(1 << 16).tolist()
Loop = Callable[[float], float]


def steps_of(one_game: Callable[[int], int]) -> Loop:
    """Plays games for so many seconds of CPU time; steps a second."""

    def rate(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            steps = one_game(steps)
        return steps / (time.process_time() - began)

    return rate


def pettingzoo_loop(made: Any) -> Loop:
    made.reset(seed=1)

    def one_game(steps: int) -> int:
        made.reset()
        for _ in made.agent_iter():
            observation, _, termination, truncation, _ = made.last()
            if termination or truncation:
                made.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                made.step(int(legal[int(CHANCE[steps % len(CHANCE)] * len(legal))]))
                steps += 1
        return steps

    return steps_of(one_game)


def openspiel_loop(name: str) -> Loop:
    game = pyspiel.load_game(name)

    def one_game(steps: int) -> int:
        state = game.new_initial_state()
        drawn = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
            drawn += 1
            state.apply_action(legal[int(CHANCE[(steps + 7 * drawn) % len(CHANCE)] * len(legal))])
        return steps

    return steps_of(one_game)


def environment_loop(slug: str) -> Loop:
    game = folktable.new_game(slug, load(slug).seats[0], seed="bench")

    def one_game(steps: int) -> int:
        game.reset(f"bench/{steps}")
        while not game.over:
            legal = game.look()[1].nonzero()[0]
            game.step(int(legal[int(CHANCE[steps % len(CHANCE)] * len(legal))]))
            steps += 1
        return steps

    return steps_of(one_game)


def classic_loop(name: str) -> Loop:
    return pettingzoo_loop(importlib.import_module(f"pettingzoo.classic.{name}").env())


def rlcard_loop(name: str) -> Loop:
    import rlcard

    made = rlcard.make(name, config={"seed": 1})

    def one_game(steps: int) -> int:
        state, _ = made.reset()
        while not made.is_over():
            legal = list(state["legal_actions"])
            state, _ = made.step(legal[int(CHANCE[steps % len(CHANCE)] * len(legal))])
            steps += 1
        return steps

    return steps_of(one_game)


def pgx_loop(name: str) -> Loop:
    import jax
    import pgx

    made = pgx.make(name)
    init, step = jax.jit(lambda seed: made.init(jax.random.key(seed))), jax.jit(made.step)

    def one_game(steps: int) -> int:
        state = init(steps)
        while not state.terminated:
            legal = np.asarray(state.legal_action_mask).nonzero()[0]
            state = step(state, int(legal[int(CHANCE[steps % len(CHANCE)] * len(legal))]))
            np.asarray(state.observation)
            steps += 1
        return steps

    one_game(0)  # compiles
    return steps_of(one_game)


def loops_of(loop: Callable[[str], Loop], peers: Iterable[str]) -> dict[str, Loop]:
    """Those whose libraries are installed (`pip install 'folktable[bench]'` brings them all)."""
    found = {}
    for name in peers:
        try:
            found[name] = loop(name)
        except ModuleNotFoundError as error:
            print(f"{name} is left out: {error}", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.environments", description=str(__doc__).splitlines()[0])
    parser.add_argument("games", nargs="*", help="without any: all")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure in each round")
    given = parser.parse_args()
    chosen = given.games or list(slugs())
    openspiel.register()
    loops: dict[str, dict[str, Loop]] = {
        "folktable.environment": {slug: environment_loop(slug) for slug in chosen},
        "PettingZoo": {slug: pettingzoo_loop(env(slug)) for slug in chosen} | loops_of(classic_loop, PETTINGZOO_PEERS),
        "OpenSpiel": loops_of(openspiel_loop, (*(f"folktable_{slug}" for slug in chosen), *OPENSPIEL_PEERS)),
        "RLCard": loops_of(rlcard_loop, RLCARD_PEERS),
        "Pgx": loops_of(pgx_loop, PGX_PEERS),
    }
    best: dict[str, dict[str, float]] = {kind: dict.fromkeys(named, 0.0) for kind, named in loops.items()}
    for _ in range(ROUNDS):
        for kind, named in loops.items():
            for name, loop in named.items():
                best[kind][name] = max(best[kind][name], loop(given.seconds))
    versions = {name: version(name) for name in LIBRARIES if find_spec(name)}
    if given.json:
        print(json.dumps({"steps/s": best, "versions": versions}, indent=2))
        return
    print(", ".join(f"{name} {number}" for name, number in versions.items()))
    for kind, named in best.items():
        for name, rate in named.items():
            print(f"{kind:22} {name:26} {rate:10,.0f} steps/s")


if __name__ == "__main__":
    main()
