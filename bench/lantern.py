"""How long should Violet's lantern be? Her share of wins between equal bots, for each length.

python -m bench.lantern [--bot mcts:500] [--games 100] [--lengths 14,16,18,20,22]
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ThreadPoolExecutor

from folktable.bots.names import bot_named
from folktable.bots.players import Stop, compiling
from folktable.engine.game import load, open_box
from folktable.engine.scenario import patched
from folktable.games.violet.state import VIOLET
from folktable.lab.figures import wilson
from folktable.lab.tournament import play_game


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lantern", description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="mcts:500")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--lengths", default="14,15,16,17,18,19,20,21,22")
    given = parser.parse_args()
    game, bot = load("violet"), bot_named(given.bot)
    for length in map(int, given.lengths.split(",")):
        opened = open_box(game, patched(game.default_edition(), {"lantern": {"full": length}}))
        compiling(opened).result()

        def violet_wins(number: int, opened=opened) -> float:
            shares = play_game(opened, [bot, bot], f"lantern/{number}", Stop())
            return 0.0 if shares is None else shares[VIOLET]

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            rate = wilson(sum(pool.map(violet_wins, range(given.games))), given.games)
        print(f"{length}: {rate.value:.0%} ({rate.low:.0%} to {rate.high:.0%})", flush=True)


if __name__ == "__main__":
    main()
