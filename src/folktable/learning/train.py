"""A training run: tables, chapters, checkpoints, and how strong the player has become."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import msgspec

from folktable.bots.learned import Learned
from folktable.bots.names import GREEDY
from folktable.bots.network import FILE, read_network, scales
from folktable.bots.players import Bot, Stop
from folktable.engine.errors import EditionError, FolktableError
from folktable.engine.game import Game, Opened, load, open_box
from folktable.lab.tournament import play_game
from folktable.lab.vary import paths_in, value_at, varied
from folktable.learning.selfplay import Progress, Settings, Trainer, Weights
from folktable.learning.tables import tables

BOXES = 32  # different ones for each number of seats
CHECKPOINT = "checkpoint.npz"


def train(
    tell: Callable[[str], None],
    slug: str,
    folder: Path,
    backend: str,
    seats: Sequence[int],
    options: dict[str, Any],
    vary: Sequence[str],
    changes: dict[str, Any],
    decisions: float,
    seconds: float,
    begin: Path | None,
    against: Path | None,
    tests: int,
) -> None:
    """Until so many decisions are played, or so many seconds over; a run that is in the folder goes on."""
    game = load(slug)
    settings = settings_for(backend, changes)
    editions = editions_of(game, vary)
    counts = list(seats) or list(range(game.seats[0], game.seats[1] + 1))
    by_seats = [tables(game, count, max(BOXES, 2 * len(editions)), options, editions) for count in counts]
    frozen = None if against is None else weights_in(game, against)[0]
    trainer = Trainer(game, [box for some in zip(*by_seats, strict=True) for box in some], backend, settings, frozen)
    trainer.learned_at = {path: sorted({value_at(one, path) for one in editions}) for path in paths_in(vary)}
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / CHECKPOINT
    if begin is not None:
        weights, trainer.begun_with = weights_in(game, begin)
        trainer.weights = trainer.average = weights
    if checkpoint.exists():
        trainer.load(checkpoint)
        tell(f"going on after {trainer.decisions:,} decisions")

    def done() -> float:
        return max(trainer.decisions / decisions, trainer.spent() / seconds)

    while done() < 1:
        news = trainer.run_chapter(done)
        trainer.save(checkpoint)
        network = trainer.network()
        for name in (FILE, f"after-{news.chapter:03}.npz"):
            (folder / name).write_bytes(network)
        tell(line(news, frozen is not None))
        if tests:
            tell(against_greedy([one[0] for one in by_seats], folder / f"after-{news.chapter:03}.npz", tests))


def editions_of(game: Game, vary: Sequence[str]) -> list[dict[str, Any]]:
    """Each combination of the values given that makes an edition: two events on one space do not."""
    found = []
    for edition in varied(game.default_edition(), vary):
        try:
            open_box(game, edition)
        except EditionError:
            continue
        found.append(edition)
    if not found:
        raise FolktableError("none of these values make an edition: try others")
    return found


def settings_for(backend: str, changes: dict[str, Any]) -> Settings:
    """Two cores keep a tenth of the games going that a GPU does."""
    usual = {"games": 65536, "part": 65536} if backend == "cuda" else {"games": 1024, "part": 2048, "steps": 16}
    try:
        return msgspec.convert({**usual, **changes}, Settings)
    except msgspec.ValidationError as error:
        raise FolktableError(f"the settings of a training: {error}") from None


def weights_in(game: Game, path: Path) -> tuple[Weights, int]:
    """A network's weights as training has them, and how many decisions it has learned from."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise FolktableError(f"{path}: {error.strerror}") from None
    net, card = read_network(game, content, str(path))
    weights = {name: jnp.asarray(getattr(net, name)) for name in net._fields if name not in ("word", "shift", "keep")}
    return {**weights, "enter": weights["enter"] / scales(game)[:, None]}, card.decisions


def line(news: Progress, responds: bool) -> str:
    opponent = "it" if responds else "earlier selves"
    return (
        f"{news.chapter:>4}  {news.decisions / 1e6:8.1f} M decisions  {news.per_second:>11,.0f}/s  "
        f"entropy {news.entropy:.2f}  reward against {opponent} {news.against_past:+.2f}"
    )


def against_greedy(tables: Sequence[Opened], network: Path, games: int) -> str:
    """Its share of wins in one seat at tables of greedy players, for each number of seats; fair is 1 in so many."""
    learned = Bot("net", Learned(file=str(network)))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        shares = []
        for opened in tables:

            def one_game(number: int, opened: Opened = opened) -> float:
                seat = number % opened.seats
                players = [learned if n == seat else GREEDY for n in range(opened.seats)]
                share = play_game(opened, players, f"test/{number}", Stop())
                return 0.0 if share is None else share[seat]

            shares.append(sum(pool.map(one_game, range(games))) / games)
    told = ", ".join(f"{share:.0%} at {opened.seats} seats" for share, opened in zip(shares, tables, strict=True))
    return f"      wins against greedy: {told}"
