"""The `folktable` command."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from folktable import __version__
from folktable.bots.network import network_of
from folktable.engine import coverage as rule_coverage
from folktable.engine import savefile, scenario
from folktable.engine.backends import native
from folktable.engine.errors import FolktableError
from folktable.engine.facts import observer_words
from folktable.engine.game import Game, Opened, load, open_box, read_edition, slugs
from folktable.engine.match import Match
from folktable.engine.notation import read_options
from folktable.engine.packages import scenario_folder
from folktable.engine.words import in_words, sentence
from folktable.lab import balance as lab_balance
from folktable.lab import calibrate as lab_calibrate
from folktable.lab import simulate as lab
from folktable.lab import tournament as bot_tournament
from folktable.lab.report import can_write_report, write_report
from folktable.lab.running import Where
from folktable.lab.shown import print_balance, print_calibration
from folktable.lab.swaps import swaps_csv

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Folklore games at one table: play them, study them, use them as AI environments.",
)

Slug = Annotated[str, typer.Argument(help="the game: " + ", ".join(slugs()))]
Edition = Annotated[Path | None, typer.Option("--edition", help="an edition file (TOML) instead of the game's own")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="a host's option, as in rest_when_full=true")
]
Seats = Annotated[int | None, typer.Option("--seats", help="how many seats; else as many as named, or the fewest")]
Json = Annotated[bool, typer.Option("--json", help="print JSON")]

Data = Annotated[Path | None, typer.Option("--data", help="the folder for games and people (or FOLKTABLE_DATA)")]
Database = Annotated[
    str,
    typer.Option("--database", envvar="FOLKTABLE_DATABASE", help="postgresql://... instead of a file in the folder"),
]
Redis = Annotated[
    str, typer.Option("--redis", envvar="FOLKTABLE_REDIS", help="redis://... where several processes find each other")
]
KeepPeople = Annotated[
    int,
    typer.Option("--keep-people", min=0, envvar="FOLKTABLE_KEEP_PEOPLE", help="days without a visit; 0: for ever"),
]
KeepTables = Annotated[
    int,
    typer.Option("--keep-tables", min=0, envvar="FOLKTABLE_KEEP_TABLES", help="days, if left unfinished; 0: for ever"),
]

PROGRESS = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeElapsedColumn(),
    TimeRemainingColumn(),
)

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def main() -> None:
    """Run a command; what the user gave wrong is told in one line and ends with 2."""
    try:
        app()
    except FolktableError as error:
        err.print(f"[bold red]folktable:[/] {escape(str(error))}", soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def parsed_options(settings: list[str] | None) -> dict[str, Any]:
    """name=value; the value is JSON where it reads as JSON, else text."""
    pairs: dict[str, str] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise FolktableError(f"an option is given as name=value, not {setting!r}")
        pairs[name] = value
    return read_options(pairs)


def seats_for(slug: str, players: str) -> int | None:
    """As many seats as players are named, where the game has so many."""
    fewest, most = load(slug).seats
    named = len(players.split(","))
    return named if players and fewest <= named <= most else None


def opened_from(slug: str, edition: Path | None, settings: list[str] | None, seats: int | None, **more: Any) -> Opened:
    data = None if edition is None else read_edition(edition)
    return open_box(load(slug), data, {**more, **parsed_options(settings)}, seats)


def tell_compiling() -> None:
    """Who waits for it is told, once a game; the time is measured in docs/benchmarks.md."""
    native.told_of_compiling = cache(lambda slug: err.print(f"[dim]compiling {slug}, this once: 5 to 30 s[/]"))


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise FolktableError(f"{path}: {error.strerror}") from None


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


# --- Playing ------------------------------------------------------------------------------------------------


@app.command()
def play(
    slug: Annotated[str, typer.Argument(help="the game; without it you are asked")] = "",
    edition: Edition = None,
    option: Settings = None,
    seats: Seats = None,
    players: Annotated[
        str, typer.Option("--players", help="who sits where, as in me,villager: me (or a name), or a bot")
    ] = "",
    seed: Annotated[str, typer.Option("--seed", help="play this deal; without it, one nobody can guess")] = "",
    save: Annotated[Path | None, typer.Option("--save", help="keep the game in this file after every decision")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="go on with a saved game")] = None,
    swap: Annotated[bool, typer.Option("--swap", help="a match of two games, seats swapped")] = False,
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard."""
    from folktable.terminal import choose_game, choose_players, choose_seats, play_match, resume_game

    if resume is not None:
        resume_game(out, resume, players)
        return
    slug = slug or choose_game(out)
    seats = choose_seats(out, slug) if seats is None and not players else seats
    game = load(slug)
    first = getattr(game.table, "FIRST_OPTIONS", {})
    opened = opened_from(slug, edition, option, seats or seats_for(slug, players), **game.table.PEOPLE_OPTIONS | first)
    for name in first.keys() - parsed_options(option).keys():
        if (book := getattr(game.box.Options(**game.table.PEOPLE_OPTIONS), name)) != first[name]:
            now, then = (str(value).lower() for value in (first[name], book))  # as one would write it
            out.print(f"[dim]As for a first game: {name} {now}. As in the book: --option {name}={then}[/]")
    play_match(out, opened, players or choose_players(out, opened), seed, save, games=2 if swap else 1)


@app.command()
def serve(
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", help="127.0.0.1 lets in nobody but this machine")] = "0.0.0.0",
    data: Data = None,
    database: Database = "",
    redis: Redis = "",
    keep_people: KeepPeople = 400,
    keep_tables: KeepTables = 180,
    lab: Annotated[
        bool, typer.Option("--lab", envvar="FOLKTABLE_LAB", help="open the designer's page at /lab: it plays a lot")
    ] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="open the page here")] = True,
) -> None:
    """Open tables in the browser, for this machine and its network."""
    from folktable.server.serve import serve as serve_tables

    serve_tables(out, host, port, data, database, redis, (keep_people, keep_tables), lab, browser)


@app.command()
def replay(
    file: Path, observer: Annotated[str, typer.Option("--as", help="whose eyes: a seat, or all")] = "all"
) -> None:
    """Tell a saved game from its file, checking every decision."""
    saved = savefile.read(read_file(file))
    match = savefile.replay(saved)
    words = observer_words(match.opened)
    if observer not in ("all", *words):
        raise FolktableError(f"there is no observer {observer!r}; there are all, {', '.join(words)}")
    for line in match.all_lines() if observer == "all" else match.lines(words.index(observer)):
        out.print(sentence(line.text))
    out.print(f"[dim]{len(match.log)} decisions. Result: {result_of(match)}[/]")


def result_of(match: Match) -> str:
    return str(match.scores()) if match.over else "unfinished"


@app.command()
def verify(
    file: Path, commitment: Annotated[str | None, typer.Option(help="the commitment that the table published")] = None
) -> None:
    """Check that a game was dealt from the seed committed to, and played by the rules."""
    match = savefile.verify(savefile.read(read_file(file)), commitment)
    out.print(f"Verified: seed, shuffles and all {len(match.log)} decisions. Result: {result_of(match)}")


@app.command()
def review(file: Path, json: Json = False) -> None:
    """See where a finished game turned: chances, what each decision gave away, luck, and what was better."""
    from folktable.study.review import review_of
    from folktable.study.words import told

    tell_compiling()
    match = savefile.replay(savefile.read(read_file(file)))
    found = review_of(match)
    if json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return
    for line in told(match.opened, found):
        out.print(escape(line), soft_wrap=True)


@app.command()
def puzzles(
    slug: Slug,
    file: Annotated[Path | None, typer.Option("--file", help="go on with this one; else a new one here")] = None,
    count: Annotated[int, typer.Option("--count", min=1, help="how many to look for")] = 20,
    minutes: Annotated[float, typer.Option("--minutes", help="how long at most")] = 60,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="processes; else one for each core")] = None,
) -> None:
    """Find positions from strong play in which one choice is clearly best, and a person could see why."""
    from folktable.study.cores import all_cores
    from folktable.study.finding import find
    from folktable.study.puzzles import FILE

    tell_compiling()
    path = file or Path(f"{slug}-{FILE}")
    until = time.monotonic() + 60 * minutes
    with Progress(*PROGRESS, console=err, transient=True) as progress:
        task = progress.add_task(f"looking for puzzles of {slug}", total=count)

        def go_on(_: Any, so_far: int) -> bool:
            progress.update(task, completed=so_far)
            return time.monotonic() < until

        found, puzzles = find(slug, path, count, go_on, jobs or all_cores())
    out.print(
        f"{len(puzzles)} puzzles in {path}: of {found.games:,} games of {found.played_by}, {found.moments:,} choices, "
        f"{found.candidates:,} looked at closely, verified by {found.verified_by}",
        soft_wrap=True,
    )


@app.command()
def puzzle(slug: Slug) -> None:
    """Solve a puzzle at this terminal."""
    from folktable.study.puzzles import puzzles_of
    from folktable.terminal import solve

    known = list(puzzles_of(slug).values())
    if not known:
        raise FolktableError(f"there are no puzzles of {slug}; `folktable puzzles {slug}` finds some")
    solve(out, secrets.choice(known))


# --- Studying -----------------------------------------------------------------------------------------------


@app.command()
def simulate(
    slug: Slug,
    games: Annotated[int, typer.Option("--games")] = 10_000,
    backend: Annotated[str, typer.Option("--backend", help=" | ".join(lab.BACKENDS))] = "native",
    bots: Annotated[str, typer.Option("--bots", help="one per seat, as in random,greedy")] = "",
    seed: Annotated[str, typer.Option("--seed")] = "1",
    edition: Edition = None,
    option: Settings = None,
    seats: Seats = None,
    json: Json = False,
) -> None:
    """Play a series of games by bots and sum it up."""
    tell_compiling()
    opened = opened_from(slug, edition, option, seats or seats_for(slug, bots))
    chosen = bots.split(",") if bots else ["random"] * opened.seats
    with Progress(*PROGRESS, console=err, transient=True) as progress:
        task = progress.add_task(f"getting {slug} ready", total=games)

        def advance(done: int) -> None:
            progress.update(task, advance=done, description=f"playing {slug}")

        summary = lab.simulate(opened, games, seed, chosen, backend, advance)
    if json:
        print_json(summary)
    else:
        print_summary(opened, summary)


def print_summary(opened: Opened, summary: lab.Summary) -> None:
    title = in_words(opened.game.title)
    table = Table(title=f"{title}: {summary.games:,} games, seed {summary.seed}, {summary.backend}")
    for column in ("seat", "bot", "wins", "share", "95 %"):
        table.add_column(column, justify="left" if column in ("seat", "bot") else "right")
    names = opened.seat_names()
    for name, bot, wins, rate in zip(names, summary.bots, summary.wins, summary.win_rates, strict=True):
        table.add_row(name, bot, f"{wins:,.0f}", f"{rate.value:.2%}", f"{rate.low:.2%} to {rate.high:.2%}")
    out.print(table)
    length = summary.mean_length
    out.print(
        f"{length.value:.1f} decisions a game ({length.low:.1f} to {length.high:.1f}), longest {summary.longest}, "
        f"unfinished {summary.unfinished}"
    )
    out.print(
        f"{summary.decisions:,} decisions in {summary.seconds:.2f} s, {summary.decisions_per_second:,} a second "
        f"(compiling took {summary.compile_seconds:.1f} s); check {summary.check}"
    )


@app.command()
def tournament(
    slug: Slug,
    bots: Annotated[
        str, typer.Option("--bots", help="two or more: levels, or budgets as in mcts:500ms and mcts:2000 (iterations)")
    ] = "villager,greedy,random",
    games: Annotated[int, typer.Option("--games", help="of each pairing")] = 100,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    edition: Edition = None,
    option: Settings = None,
    seats: Annotated[int | None, typer.Option("--seats", help="how many seats; without it, every number")] = None,
    json: Json = False,
) -> None:
    """Let bots play each other, in every seat: win rates, and Elo, with intervals."""
    tell_compiling()
    fewest, most = load(slug).seats
    counts = range(fewest, most + 1) if seats is None else [seats]
    tables = [opened_from(slug, edition, option, count) for count in counts]
    names = bots.split(",")
    with Progress(*PROGRESS, console=err, transient=True) as progress:
        total = games * sum(len(bot_tournament.pairs(names, count)) for count in counts)
        task = progress.add_task(f"getting {slug} ready", total=total)

        def advance(pairing: str) -> None:
            progress.update(task, advance=1, description=pairing)

        report = bot_tournament.tournament(tables, names, games, seed, advance)
    if json:
        print_json(report)
    else:
        print_report(tables, report)


def print_report(tables: list[Opened], report: bot_tournament.Report) -> None:
    title = in_words(tables[0].game.title)
    for opened in tables:
        table = Table(title=f"{title}, {opened.seats} seats, seed {report.seed}: share of wins, 95 % interval")
        for column in ("bot", "against", "games", "in all", *opened.seat_names()):
            table.add_column(column, justify="left" if column in ("bot", "against") else "right")
        for one in report.pairings:
            if one.seats == opened.seats:
                rates = (f"{rate.value:.1%}\n{rate.low:.1%} to {rate.high:.1%}" for rate in (one.rate, *one.by_seat))
                table.add_row(one.bot, one.against, str(one.games), *rates)
        out.print(table)
    table = Table(title="Elo")
    for column in ("bot", "Elo", "95 %"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for standing in report.standings:
        elo = standing.elo
        table.add_row(standing.bot, f"{elo.value:+.0f}", f"{elo.low:+.0f} to {elo.high:+.0f}")
    out.print(table)
    unfinished = sum(one.unfinished for one in report.pairings)
    out.print(f"{report.seconds:.0f} s; unfinished games, won by nobody: {unfinished}")


Vary = Annotated[
    list[str] | None,
    typer.Option("--vary", help="numbers of the edition, as in lantern.full=12..26; several: all combinations"),
]
Players = Annotated[
    str, typer.Option("--bots", help="one for all seats, or one per seat; else learned ones where the game has them")
]
Sample = Annotated[int, typer.Option("--sample", min=0, help="only so many of the combinations, as chance has it")]
ToldGames = Annotated[int, typer.Option("--told", min=0, help="games at each edition to look at closely")]
Resume = Annotated[
    Path | None, typer.Option("--resume", help="keep what is done in this file, and go on from it after a stop")
]
Cluster = Annotated[str, typer.Option("--cluster", help="address of a Ray cluster's head, as in 192.168.1.7:6379")]


def studied(game: Game, bots: str, seats: int | None) -> list[str]:
    """Who plays: one bot for all seats, or one for each."""
    names = bots.split(",") if bots else ["net" if network_of(game) else "greedy"]
    return names * (game.seats[0] if seats is None else seats) if len(names) == 1 else names


@app.command()
def balance(
    slug: Slug,
    vary: Vary = None,
    bots: Players = "",
    games: Annotated[int, typer.Option("--games", help="at each edition")] = 1000,
    told: ToldGames = 40,
    sample: Sample = 0,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    edition: Edition = None,
    option: Settings = None,
    seats: Seats = None,
    resume: Resume = None,
    cluster: Cluster = "",
    backend: Annotated[
        str, typer.Option("--backend", help="native, or cuda: random and greedy games of all editions in batches")
    ] = "native",
    swap: Annotated[
        bool, typer.Option("--swap", help="what each card, tile or item is worth: taken from a seat, and pressed on it")
    ] = False,
    count: Annotated[
        list[str] | None,
        typer.Option("--count", help="how often something told happens, as in 'mammoth succeeds per dropped'"),
    ] = None,
    report: Annotated[Path | None, typer.Option("--report", help="write a page with plots (HTML) to this file")] = None,
    json: Json = False,
    csv: Annotated[bool, typer.Option("--csv", help="print comma-separated values")] = False,
) -> None:
    """Play the same deals at many editions: who wins how often, how games go and end, what moves the result."""
    tell_compiling()
    game = load(slug)
    own = None if edition is None else read_edition(edition)
    if report is not None:
        can_write_report(report)
    with studying(slug, resume) as (progress, total):
        found = lab_balance.balance(
            game, vary or [], studied(game, bots, seats), games, seed, parsed_options(option), seats, own, sample, told,
            Where(cluster, resume, backend), progress, total, swap, count or [],
        )  # fmt: skip
    if report is not None:
        write_report(found, report)
    if json:
        print_json(found)
    elif csv:
        print(swaps_csv(found.swaps) if swap else lab_balance.as_csv(found), end="")
    else:
        print_balance(out, found)


@app.command()
def calibrate(
    slug: Slug,
    target: Annotated[
        list[str] | None,
        typer.Option(
            "--target",
            help="as in violet.wins=0.48..0.52, decisions=120..180, ending.fire=0.3..0.5, count.helper=1..2",
        ),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", help="what may change, as in lantern.full=12..26: only what is assumed"),
    ] = None,
    bots: Players = "",
    games: Annotated[int, typer.Option("--games", help="of each trial")] = 400,
    trials: Annotated[int, typer.Option("--trials", min=1)] = 40,
    check: Annotated[
        int, typer.Option("--check", help="games of the check in fresh deals; else four times --games")
    ] = 0,
    told: ToldGames = 40,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    edition: Edition = None,
    option: Settings = None,
    seats: Seats = None,
    resume: Resume = None,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    """Find values for what an edition assumes, so that games come out as wanted; exits with 1 where they do not."""
    tell_compiling()
    game = load(slug)
    own = None if edition is None else read_edition(edition)
    with studying(slug, resume) as (progress, total):
        found = lab_calibrate.calibrate(
            game, vary or [], target or [], studied(game, bots, seats), games, trials, seed, parsed_options(option),
            seats, own, told, check, Where(cluster, resume), progress, total,
        )  # fmt: skip
    if json:
        print_json(found)
    else:
        print_calibration(out, found)
    if not all(one.is_met for one in found.checked):
        raise typer.Exit(1)


@contextmanager
def studying(slug: str, resume: Path | None) -> Iterator[tuple[Callable[[int], None], Callable[[int], None]]]:
    """Shows how far a run is. Who stops it is told where it stands."""
    with Progress(*PROGRESS, console=err, transient=True) as progress:
        task = progress.add_task(f"getting {slug} ready", total=None)
        try:
            yield (
                lambda done: progress.update(task, advance=done, description=f"playing {slug}"),
                lambda games: progress.update(task, total=games),
            )
        except KeyboardInterrupt:
            if resume is not None:
                err.print(f"Stopped; what is done is in {resume}: the same command goes on from there.", soft_wrap=True)
            raise


@app.command()
def train(
    slug: Slug,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="checkpoints and networks; a run in it goes on")
    ] = None,
    minutes: Annotated[float, typer.Option("--minutes", help="how long, if the decisions are not reached before")] = 60,
    decisions: Annotated[float, typer.Option("--decisions", help="how many to learn from, in millions")] = 1000,
    backend: Annotated[str, typer.Option("--backend", help="native or cuda; without it, a GPU if there is one")] = "",
    seats: Annotated[list[int] | None, typer.Option("--seats", help="only so many; may be given several times")] = None,
    option: Settings = None,
    vary: Annotated[
        list[str] | None, typer.Option("--vary", help="also at other editions, as in lantern.full=12..26")
    ] = None,
    begin: Annotated[Path | None, typer.Option("--begin", help="begin with this network, not with nothing")] = None,
    against: Annotated[
        Path | None, typer.Option("--against", help="learn to beat this network, which stays as it is")
    ] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--setting", help="of the training, as in games=65536 (learning/selfplay.py)")
    ] = None,
    tests: Annotated[int, typer.Option("--tests", help="games against greedy after every chapter")] = 60,
) -> None:
    """Let a network learn a game by playing itself."""
    from folktable.learning import backend_here
    from folktable.learning.train import train as train_network

    train_network(
        lambda line: out.print(line, soft_wrap=True),
        slug,
        folder or Path(f"trained-{slug}"),
        backend or backend_here(),
        seats or (),
        parsed_options(option),
        vary or (),
        parsed_options(setting),
        decisions * 1e6,
        minutes * 60,
        begin,
        against,
        tests,
    )


# --- Rules --------------------------------------------------------------------------------------------------


@app.command()
def new(
    slug: Annotated[str, typer.Argument(help="what the game is called here: a short word of small letters")],
    into: Annotated[Path, typer.Option("--into", help="the folder that gets the new one")] = Path("."),
) -> None:
    """Write a small card game in a package of its own, to be changed into another."""
    from folktable.newgame import write_game

    for path in write_game(slug, into):
        out.print(f"wrote {path}", soft_wrap=True, markup=False)
    steps = f"pip install -e {into / slug} pytest; folktable play {slug}; folktable test {slug}"
    out.print(f"\nNow: {steps}", soft_wrap=True)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def test(context: typer.Context, slug: Slug) -> None:
    """Hold a game against every test that games have in common (needs pytest; what follows the game goes to it)."""
    from folktable.testing import run

    load(slug)
    raise typer.Exit(run(slug, context.args))


@app.command("scenario")
def run_scenarios(
    files: Annotated[
        list[Path] | None, typer.Argument(help="scenario files, in a folder named after their game")
    ] = None,
    vocabulary: Annotated[
        str, typer.Option("--vocabulary", help="print the words that scenarios of a game may use")
    ] = "",
) -> None:
    """Run scenarios: one line each; exits with 1 if any fails."""
    if vocabulary:
        for group, words in scenario.vocabulary(load(vocabulary)).items():
            out.print(f"[bold]{group}[/]")
            for word, doc in words.items():
                out.print(f"  {word}: {doc}" if doc else f"  {word}", soft_wrap=True, markup=False)
        return
    if not files:
        raise FolktableError("name at least one scenario file, or a game with --vocabulary")
    failures = 0
    for file in files:
        game = scenario.game_of(file)
        for one in scenario.read_scenarios(file):
            try:
                scenario.run(game, one)
            except FolktableError as error:
                failures += 1
                out.print(f"FAILED  {one.name}: {error}", soft_wrap=True, markup=False)
            else:
                out.print(f"ok      {one.name}", soft_wrap=True, markup=False)
    if failures:
        raise typer.Exit(1)


@app.command()
def coverage(
    slug: Slug, tests: Annotated[Path, typer.Option(help="the folder of the test suite")] = Path("tests")
) -> None:
    """List rules of the reference without code or without a test; exits with 1 if there are any."""
    game = load(slug)
    if not scenario_folder(slug, tests).is_dir():
        raise FolktableError(
            f"{tests} has no folder `scenarios`: run this in a checkout, or name the folder with --tests"
        )
    missing = rule_coverage.missing(game, tests)
    for what, ids in (
        ("no code names", missing.code),
        ("no scenario or test names", missing.tests),
        ("no scenario shows edge case", missing.edges),
        ("not in the rules reference:", missing.unknown),
    ):
        for rule in ids:
            out.print(f"{what} {rule}")
    if missing:
        raise typer.Exit(1)
    out.print(f"{slug}: every rule has code and a test.")


@app.command()
def perft(
    slug: Slug,
    depth: Annotated[int, typer.Option("--depth", min=1, max=12)] = 4,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    position: Annotated[str, typer.Option("--position", help="a position in notation, instead of a new game")] = "",
    backend: Annotated[str, typer.Option("--backend", help="python | native")] = "native",
    edition: Edition = None,
    option: Settings = None,
    seats: Seats = None,
) -> None:
    """Count the sequences of decisions to each depth."""
    from folktable.engine.notation import read_position
    from folktable.lab.perft import perft_table

    tell_compiling()
    opened = opened_from(slug, edition, option, seats)
    state = read_position(opened, position) if position else None
    for level, count in enumerate(perft_table(opened, seed, depth, backend, state), 1):
        out.print(f"{level:3} {count:,}")


# --- For who runs the server ----------------------------------------------------------------------------------


@app.command()
def doctor(
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="that serve would listen at")] = 8000,
    host: Annotated[str, typer.Option("--host")] = "0.0.0.0",
    data: Data = None,
    database: Database = "",
) -> None:
    """Check what Folktable needs here, and say what to do; exits with 1 if something is wrong."""
    from folktable.doctor import examine, tell

    if not tell(lambda line: out.print(line, soft_wrap=True), examine(host, port, data, database)):
        raise typer.Exit(1)


@app.command()
def backup(file: Path, data: Data = None, database: Database = "") -> None:
    """Copy everything that is stored into a new file; the server may run meanwhile."""
    from folktable.server.backup import backup as copy_all

    copy_all(out, file, data, database)


@app.command()
def restore(
    file: Path,
    data: Data = None,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="also where something is stored already")] = False,
) -> None:
    """Put a backup back; the server must not run."""
    from folktable.server.backup import restore as put_back

    put_back(out, file, data, database, replace)


admin = typer.Typer(no_args_is_help=True, help="For who runs the server; also while it runs.")
app.add_typer(admin, name="admin")
TableId = Annotated[str, typer.Argument(help="the table, as in its link")]


@admin.command("list")
def list_tables(data: Data = None, database: Database = "") -> None:
    """List the tables, the latest first."""
    from folktable.server import admin as commands

    commands.list_tables(out, data, database)


@admin.command("close")
def close_table(table: TableId, data: Data = None, database: Database = "") -> None:
    """Close a table: nothing is decided there any more."""
    from folktable.server import admin as commands

    commands.close_table(out, table, data, database)


@admin.command("export")
def export_table(table: TableId, data: Data = None, database: Database = "") -> None:
    """Print a finished game as the file that replay and verify read."""
    from folktable.server import admin as commands

    typer.echo(commands.export_table(table, data, database))


@admin.command("migrate")
def migrate(data: Data = None, database: Database = "") -> None:
    """Prepare a PostgreSQL database, or bring it up to date; an embedded one is brought up to date by `serve`."""
    from folktable.server import admin as commands

    commands.migrate(out, data, database)


@app.callback(invoke_without_command=True)
def alone(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="print the version")] = False
) -> None:
    if version:
        out.print(f"folktable {__version__}")
    elif context.invoked_subcommand is None:
        tell_what_to_try()


FIRST_COMMANDS = {
    "Play": {
        "folktable serve": "tables in the browser, for all in your network",
        "folktable play": "at this terminal, against bots",
    },
    "Study": {
        "folktable simulate violet": "who wins how often, and how long it takes",
        "folktable tournament violet": "bots play each other",
        "folktable balance violet": "what decides a game, and what if a number were another",
    },
    "Make": {
        "folktable new fox": "a small game, to be changed into yours",
        "folktable train nisse": "a network learns (pip install 'folktable[train]')",
    },
    "Look after it": {
        "folktable doctor": "is everything here that it needs?",
        "folktable backup FILE": "everything that is stored, while people play",
    },
}


def tell_what_to_try() -> None:
    out.print(f"[bold]Folktable {__version__}[/]: folklore games at one table. Begin with `folktable serve`.\n")
    grid = Table.grid(padding=(0, 3))
    for heading, commands in FIRST_COMMANDS.items():
        grid.add_row(f"[bold]{heading}[/]")
        for command, what in commands.items():
            grid.add_row(f"  {command}", escape(what))
    out.print(grid)
    out.print("\nGames: " + ", ".join(f"{slug} ({in_words(load(slug).title)})" for slug in slugs()))
    out.print("All commands: folktable --help; the options of one: folktable serve --help")
