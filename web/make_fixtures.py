"""Games to look at without a server: `python web/make_fixtures.py violet --seed 7 --option moonless=true`.

A bot plays every seat; what each seat and the spectator see, are asked and may do is written to
web/fixtures/<slug>.json, which the gallery shows.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from folktable.bots.names import bot_named
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match
from folktable.engine.rulebook import for_players
from folktable.engine.savefile import commitment
from folktable.engine.words import LOCALES, in_words, texts
from folktable.server.routes.games import game_info
from folktable.wire import SeatInfo, TableInfo

FIXTURES = Path(__file__).parent / "fixtures"


def frame(match: Match, seat: int | None, choice: str) -> dict[str, Any]:
    observers = range(match.opened.seats + 1)
    return {
        "seat": seat,
        "choice": choice,
        "sights": [match.sight(observer) for observer in observers],
        "lines": [match.lines(observer, since=len(match.log)) for observer in observers],
    }


def table_info(match: Match, options: dict[str, Any]) -> TableInfo:
    names = match.opened.game.table.seat_names(match.opened)
    return TableInfo(
        id="gallery",
        game=match.opened.game.slug,
        title=match.opened.game.title,
        phase="over" if match.over else "playing",
        seats=tuple(
            SeatInfo(name, in_words(name), "greedy", False, True, i == 0, False) for i, name in enumerate(names)
        ),
        mine=tuple(range(match.opened.seats)),
        hosting=True,
        public=False,
        pace="live",
        clock_s=0,
        options=options,
        own_edition=False,
        lesson=False,
        going_on=None,
        commitment=commitment(match.seed),
        late=False,
        hints=False,
        windows=match.opened.game.window is not None,
        created=0,
        your_turn=False,
        decisions=len(match.log),
        result=tuple(match.scores()) if match.over else None,
        seed=match.seed if match.over else None,
        rematch=None,
        paused=False,
        broken=None,
    )


def record(slug: str, seats: int | None, options: dict[str, Any], seed: str, bot: str, most: int) -> bytes:
    game = load(slug)
    opened = open_box(game, None, game.table.PEOPLE_OPTIONS | options, seats)
    match = Match(opened, hashlib.sha256(seed.encode()).hexdigest()[:32])
    player = bot_named(bot)
    frames = [frame(match, None, "")]
    while not match.over and len(match.log) < most:
        seat = match.waiting()[len(match.log) % len(match.waiting())]  # in turn, where several may act
        action = player.choose(opened, match.state, seat, f"{seed}/{len(match.log)}").action
        match.state.actor = seat
        choice = opened.game.table.action_name(match.state, opened, action)
        match.play(seat, action)
        frames.append(frame(match, seat, choice))
    about = {"table": table_info(match, options), "about": game_info(slug), "rules": for_players(slug)}
    return msgspec.json.encode({**about, "texts": texts(LOCALES / "en.ftl"), "frames": frames})


def main(
    games: Annotated[list[str] | None, typer.Argument(help="without any, all of them")] = None,
    seats: int | None = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value, the value in JSON")] = None,
    seed: str = "1",
    bot: str = "greedy",
    most: Annotated[int, typer.Option(help="decisions")] = 400,
    name: Annotated[str | None, typer.Option(help="of the file, instead of the game's")] = None,
) -> None:
    options = {key: json.loads(value) for key, _, value in (given.partition("=") for given in option or [])}
    FIXTURES.mkdir(exist_ok=True)
    for slug in games or slugs():
        path = FIXTURES / f"{name or slug}.json"
        path.write_bytes(record(slug, seats, options, seed, bot, most))
        typer.echo(f"{path.name}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    typer.run(main)
