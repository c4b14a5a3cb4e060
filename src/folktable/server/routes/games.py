"""The games: what there is to play, their rules, and what is in their boxes."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from folktable.engine.game import load, open_box, slugs
from folktable.engine.glossary import glossary
from folktable.engine.lesson import chapters_of
from folktable.engine.rulebook import for_players, reference
from folktable.server.bots import LEVEL_NAMES
from folktable.server.http import answer
from folktable.server.problems import Refusal
from folktable.server.record import default_options, host_options
from folktable.wire import GameInfo, Glossary, Rules


@cache
def game_info(slug: str) -> GameInfo:
    game = load(slug)
    fewest, most = game.seats
    return GameInfo(
        slug=slug,
        title=game.title,
        fewest=fewest,
        most=most,
        seat_names={str(n): game.table.seat_names(open_box(game, seats=n)) for n in range(fewest, most + 1)},
        options=host_options(game, default_options(game, "live")),
        first=getattr(game.table, "FIRST_OPTIONS", {}),
        bots=LEVEL_NAMES,
        chapters=len(chapters_of(slug)),
        board=game.board.BOARD if game.board else None,
    )


async def games(request: Request) -> Response:
    return answer([game_info(slug) for slug in slugs()])


async def game_rules(request: Request) -> Response:
    slug = game_in(request)
    return answer(Rules(reference(slug), for_players(slug)))


def game_in(request: Request) -> str:
    slug: str = request.path_params["slug"]
    if slug not in slugs():
        raise Refusal(404, "unknown-game", game=slug, games=", ".join(slugs()))
    return slug


async def game_glossary(request: Request) -> Response:
    return answer(Glossary(glossary(open_box(load(game_in(request))))))


async def game_edition(request: Request) -> Response:
    return answer(load(game_in(request)).default_edition())
