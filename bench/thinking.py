"""What a decision costs each bot at a full table of its like, in processor time of the thread that thinks.

python -m bench.thinking gnome [--bots net,villager] [--seats 6] [--games 1]
"""

from __future__ import annotations

import argparse
import time

from folktable.bots.names import bot_named
from folktable.bots.players import Bot, Choice, Stop, compiling
from folktable.engine.game import Opened, load, open_box
from folktable.engine.record import GameState
from folktable.lab.tournament import play_out


class Timed(Bot):
    """Notes what each of its choices took, all that is around it included."""

    def choose(self, opened: Opened, state: GameState, seat: int, seed: str, stop: Stop | None = None) -> Choice:
        began = time.thread_time()
        choice = super().choose(opened, state, seat, seed, stop)
        taken.append(time.thread_time() - began)
        return choice


taken: list[float] = []  # seconds


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__.splitlines()[0])
    parser.add_argument("slug")
    parser.add_argument("--bots", default="net")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=1)
    given = parser.parse_args()
    game = load(given.slug)
    opened = open_box(game, seats=given.seats or game.seats[1])
    compiling(opened).result()
    for name in given.bots.split(","):
        bot = Timed(name, bot_named(name).think)
        play_out(opened, [bot] * opened.seats, "warm", Stop())  # what is compiled, or read from the disk
        taken.clear()
        for number in range(given.games):
            play_out(opened, [bot] * opened.seats, f"thinking/{number}", Stop())
        sorted_ms = sorted(1000 * one for one in taken)
        half, most = sorted_ms[len(taken) // 2], sorted_ms[len(taken) * 99 // 100]
        print(
            f"{game.slug}, {opened.seats} seats of {name}: {len(taken)} decisions, half of them within {half:.2f} ms, "
            f"99 of 100 within {most:.2f} ms, the longest {sorted_ms[-1]:.2f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
