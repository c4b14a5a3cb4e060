"""The same question to players of different strength: docs/balance/<slug>.md.

python -m bench.balance violet [--keep FOLDER] [--scale 1] [--players random,greedy,net:FILE]
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from folktable.bots.network import network_of
from folktable.engine.game import load
from folktable.lab.balance import Balance, balance
from folktable.lab.figures import Interval, Row
from folktable.lab.running import Where

SEATS = {"grumpf": 3, "naughty": 3, "gnome": 3}
PLAYERS = ("random", "greedy", "mcts:200", "net")
GAMES = {"random": 20_000, "greedy": 20_000, "mcts": 300, "net": 4_000}
TOLD = {"random": 100, "greedy": 100, "mcts": 40, "net": 100}
# What a designer would ask first of each game: a number that the edition assumes, its own value among others.
ASKED = {
    "violet": "lantern.full=15,17,19,21,23",
    "nisse": "events.plan.spaces.0=10,11,12",
    "grumpf": "boards.0.sides.one.spaces=5,6,7",
    "naughty": "level.4.start_presents=2,4,6",
    "gnome": "gems.jewels.3.mine=30,60,90",
}
COUNTED = {"grumpf": [f"mammoth {how} per dropped" for how in ("succeeds", "fails", "empty")]}


def percent(one: Interval) -> str:
    return f"{one.value:.1%} ({one.low:.1%} to {one.high:.1%})"


def number(one: Interval) -> str:
    return f"{one.value:.1f} ({one.low:.1f} to {one.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__.splitlines()[0])
    parser.add_argument("slug")
    parser.add_argument("--keep", type=Path, default=Path("."))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--players", default=",".join(PLAYERS))
    given = parser.parse_args()
    game = load(given.slug)
    seats = SEATS.get(game.slug, game.seats[0])
    keep = Where(keep=given.keep / f"balance-{game.slug}.jsonl")
    found: dict[str, Balance] = {}
    for bot in given.players.split(","):
        if bot == "net" and network_of(game) is None:
            continue
        kind = bot.partition(":")[0]
        count, told = (max(int(of[kind] * given.scale), 2) for of in (GAMES, TOLD))
        vary = [] if kind == "mcts" else [ASKED[game.slug]]
        began = time.monotonic()
        found[bot] = balance(
            game, vary, [bot] * seats, count, "1", {}, seats, told=told, where=keep, counts=COUNTED.get(game.slug, [])
        )
        print(f"{game.slug} {bot}: {time.monotonic() - began:.0f} s", flush=True)
        Path(given.keep / f"{game.slug}.md").write_text("\n".join(page(found)) + "\n")


def own_row(one: Balance) -> Row:
    return next(row for row in one.rows if row.is_default)


def page(found: dict[str, Balance]) -> list[str]:
    first = next(iter(found.values()))
    lines = ["| players | games | " + " | ".join(first.seats) + " | decisions | lead changes hands |"]
    lines += ["| --- | --- |" + " --- |" * len(first.seats) + " --- | --- |"]
    for bot, one in found.items():
        row = own_row(one)
        changes = row.lead_changes
        lead = "" if changes is None else number(changes)
        wins = " | ".join(map(percent, row.win_rates))
        lines.append(f"| `{bot}` | {one.games:,} | {wins} | {number(row.length)} | {lead} |")
    lines += [
        "",
        "How they end, in the games that were told:",
        "",
        "| players | told | endings |",
        "| --- | --- | --- |",
    ]
    for bot, one in found.items():
        ends = "; ".join(f"{ending} {percent(share)}" for ending, share in own_row(one).endings.items())
        lines.append(f"| `{bot}` | {one.told} | {ends} |")
    for title in own_row(first).kinds:
        lines += ["", f"Wins by {title}:", "", f"| players | {title} | seats | wins |", "| --- | --- | --- | --- |"]
        for bot, one in found.items():
            for kind, share in own_row(one).kinds[title].items():
                lines.append(f"| `{bot}` | {kind} | {share.times} | {percent(share.wins)} |")
    if counts := own_row(first).counted:
        lines += [
            "",
            "How often it happens:",
            "",
            "| players | " + " | ".join(counts) + " |",
            "| --- |" + " --- |" * len(counts),
        ]
        lines += [
            f"| `{bot}` | {' | '.join(map(percent, own_row(one).counted.values()))} |" for bot, one in found.items()
        ]
    path = next((path for one in found.values() for path in one.rows[0].values), "")
    values = next(([row.values[path] for row in one.rows] for one in found.values() if len(one.rows) > 1), [])
    if not values:
        return lines
    lines += ["", f"Wins of {first.seats[0]} by `{path}`:", ""]
    lines += ["| players | " + " | ".join(map(str, values)) + " |", "| --- |" + " --- |" * len(values)]
    for bot, one in found.items():
        if len(one.rows) > 1:
            lines.append(f"| `{bot}` | " + " | ".join(percent(row.win_rates[0]) for row in one.rows) + " |")
    return lines


if __name__ == "__main__":
    main()
