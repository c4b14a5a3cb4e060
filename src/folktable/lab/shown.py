"""What the lab finds, at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from folktable.lab.balance import Balance
from folktable.lab.calibrate import Calibration, Checked
from folktable.lab.counts import kinds_of_events
from folktable.lab.figures import Interval, Row
from folktable.lab.told import strange_words

SHOWN = 8  # of a long list
MANY = 24


def percent(one: Interval) -> str:
    return f"{one.value:.1%} ({one.low:.1%} to {one.high:.1%})"


def signed_share(one: Interval) -> str:
    return f"{one.value:+.1%} ({one.low:+.1%} to {one.high:+.1%})"


def amount(one: Interval) -> str:
    return percent(one) if one.high <= 1 else number(one)


def number(one: Interval) -> str:
    return f"{one.value:.1f} ({one.low:.1f} to {one.high:.1f})"


def table_of(title: str, left: int, *columns: str) -> Table:
    """So many columns to the left are words. Paths of an edition are broken at their dots."""
    table = Table(title=title)
    for n, column in enumerate(columns):
        table.add_column(column.replace(".", ".\n"), justify="left" if n < left else "right", overflow="fold")
    return table


def print_balance(out: Console, found: Balance) -> None:
    players = ", ".join(f"{seat}: {bot}" for seat, bot in zip(found.seats, found.bots, strict=True))
    title = f"{found.title}: {found.games:,} games at each edition; {players}"
    table = table_of(title, 0, *found.rows[0].values, *found.seats, "decisions")
    for row in found.rows:
        style = "bold" if row.is_default and len(found.rows) > 1 else None
        table.add_row(
            *map(str, row.values.values()), *map(percent, row.win_rates), number(row.length), style=style
        )  # fmt: skip
    out.print(table)
    out.print("Share of wins with 95 % intervals; the game's own edition is in bold.")
    print_strange(out, [one for row in found.rows for one in row.strange])
    if found.matters[1:]:
        print_matters(out, found)
    if found.rows[0].counted:
        print_counted(out, found)
    if found.told:
        focus = next(row for row in found.rows if row.values == found.focus)
        print_told(out, found, focus)
    if found.swaps:
        print_swaps(out, found)


def print_strange(out: Console, numbers: Sequence[str]) -> None:
    if numbers:
        out.print(strange_words(numbers), style="yellow")


def print_counted(out: Console, found: Balance) -> None:
    paths = list(found.rows[0].values)
    table = table_of("How often it happens, in the games that were told", 1, "what", *paths, "how often")
    for name in found.rows[0].counted:
        for row in found.rows:
            table.add_row(name, *map(str, row.values.values()), amount(row.counted[name]))
    out.print(table)


def print_swaps(out: Console, found: Balance) -> None:
    title = "What things are worth: what a seat's wins change by, taken from it and pressed on it"
    table = table_of(title, 2, "thing", "seat", "games it changes", "taken", "pressed")
    for one in found.swaps[:MANY]:
        table.add_row(one.thing, one.seat, percent(one.differs), signed_share(one.taken), signed_share(one.pressed))
    out.print(table)


def print_matters(out: Console, found: Balance) -> None:
    table = table_of(f"What matters most for {found.seats[0]}", 1, "number", "values", "share of wins, worst to best")
    for one in found.matters:
        table.add_row(one.path, f"{one.values[0]} to {one.values[-1]}", percent(one.spread))
    out.print(table)


def print_told(out: Console, found: Balance, focus: Row) -> None:
    at = ", ".join(f"{path} {value}" for path, value in found.focus.items()) or "this edition"
    out.print(f"\n[bold]{found.told} games at {at}, looked at closely[/]")
    out.print("They end: " + "; ".join(f"{ending} {percent(share)}" for ending, share in focus.endings.items()))
    if found.course is not None:
        out.print(
            f"The lead changes hands {number(found.course.changes)} times a game; "
            f"{percent(found.course.from_behind)} are won from far behind."
        )
    for title, by_kind in focus.kinds.items():
        table = table_of(f"Wins by {title}", 1, title, "seats", "wins")
        for kind, share in by_kind.items():
            table.add_row(kind, str(share.times), percent(share.wins))
        out.print(table)
    sure = [one for one in found.moves if one.effect.low > 0 or one.effect.high < 0]
    if sure:
        table = table_of(
            "What goes with winning, at equal length: one more of it, in shares of a win", 1, "choice", "games", ""
        )
        for move in sure[:SHOWN]:
            table.add_row(
                move.choice,
                str(move.games),
                signed_share(move.effect),
            )
        out.print(table)
    table = table_of("Rules that are met most", 1, "rule", "times a game", "in which share of games")
    for fired in found.rules[:SHOWN]:
        table.add_row(fired.rule, number(fired.times), percent(fired.games))
    out.print(table)
    if found.events:
        out.print(f"What else is told, and can be counted: {', '.join(kinds_of_events(found.events))}.")


def print_calibration(out: Console, found: Calibration) -> None:
    best = sorted(found.trials, key=lambda one: one.miss)[:SHOWN]
    title = f"{found.title}: the best of {len(found.trials)} editions, {found.games:,} games each"
    table = table_of(title, 0, *found.before, *best[0].found)
    for trial in best:
        table.add_row(*map(str, trial.values.values()), *map(amount, trial.found.values()))
    out.print(table)
    table = table_of(f"Checked in {found.check_games:,} fresh deals", 1, "target", "wanted", "before", "after", "")
    for one in found.checked:
        share = one.target.high <= 1
        words = (percent if share else number)(one.before), (percent if share else number)(one.after)
        table.add_row(one.target.name, f"{one.target.low:g} to {one.target.high:g}", *words, verdict(one))
    out.print(table)
    for path, value in found.after.items():
        out.print(
            f"{path} = {value}" + (" (as it was)" if value == found.before[path] else f" (was {found.before[path]})")
        )
    print_strange(out, found.strange)
    if found.impossible:
        out.print(f"{found.impossible} combinations make no edition.")


def verdict(one: Checked) -> str:
    return "met" if one.is_sure else "met, not surely" if one.is_met else "not met"
