"""How games between equal bots go: Naughty or Nice by gift giver, Oh Gnome You Don't! by seat and finishing place.

python -m bench.fates naughty|gnome [--bot mcts:100] [--games 100] [--threads 2]
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from folktable.bots.names import bot_named
from folktable.bots.players import Stop, compiling
from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.lab.figures import wilson
from folktable.lab.tournament import play_out, shares_of_win

Fate = tuple[str, float]  # something that a seat was or had, and its share of the win


def by_giver(match: Match, shares: list[float]) -> Iterator[Fate]:
    state: Any = match.state
    for seat, share in enumerate(shares):
        yield match.opened.edition.gift_givers[state.giver[seat]].name, share


def by_turn_and_place(match: Match, shares: list[float]) -> Iterator[Fate]:
    state: Any = match.state
    for seat, share in enumerate(shares):
        yield f"turn {(seat - state.first) % len(shares) + 1}", share
        yield f"place {state.place[seat]}", share


FATES: dict[str, Callable[[Match, list[float]], Iterator[Fate]]] = {"naughty": by_giver, "gnome": by_turn_and_place}
OPTIONS = {"naughty": {"giver_selection": "random"}, "gnome": {}}  # whoever chooses a giver tells more of the chooser


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fates", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=FATES)
    parser.add_argument("--bot", default="mcts:100")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    given = parser.parse_args()
    game, bot = load(given.game), bot_named(given.bot)
    fewest, most = game.table.SEATS
    for seats in range(fewest, most + 1):
        opened = open_box(game, options=OPTIONS[given.game], seats=seats)
        compiling(opened).result()

        def one(number: int, opened=opened, seats=seats) -> Match:
            return play_out(opened, [bot] * seats, f"fates/{number}", Stop())

        fates: dict[str, list[float]] = defaultdict(list)
        lengths = []
        with ThreadPoolExecutor(given.threads) as pool:
            for match in pool.map(one, range(given.games)):
                lengths.append(len(match.log))
                for fate, share in FATES[given.game](match, shares_of_win(match.scores())):
                    fates[fate].append(share)
        print(f"{seats} seats, {given.games} games, {sum(lengths) / len(lengths):.0f} decisions", flush=True)
        for fate in sorted(fates):
            rate = wilson(sum(fates[fate]), len(fates[fate]))
            print(f"  {fate}: {rate.value:.3f} [{rate.low:.3f}, {rate.high:.3f}] of {len(fates[fate])}", flush=True)


if __name__ == "__main__":
    main()
