"""Positions without a table: puzzles, and the analysis board."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from folktable.engine.game import load
from folktable.server import boards
from folktable.server.http import answer, body_of, hard_work, household_of, server_of
from folktable.server.routes.games import game_in
from folktable.wire import Position, PuzzleAnswer


async def game_puzzles(request: Request) -> Response:
    return answer(await asyncio.to_thread(boards.puzzles, load(game_in(request))))


async def puzzle(request: Request) -> Response:
    hard_work(request)
    return answer(await asyncio.to_thread(boards.shown, game_in(request), request.path_params["puzzle"]))


async def solve_puzzle(request: Request) -> Response:
    hard_work(request)
    choice = (await body_of(request, PuzzleAnswer)).choice
    return answer(await asyncio.to_thread(boards.answered, game_in(request), request.path_params["puzzle"], choice))


async def analyse(request: Request) -> Response:
    hard_work(request)
    asked = await body_of(request, Position)
    told = await server_of(request).analyst.ask(asked, household_of(request))
    return Response(told, media_type="application/json")
