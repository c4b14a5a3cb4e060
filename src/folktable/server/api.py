"""Everything that can be asked for over HTTP: the routes and the description of the API are made of these."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from folktable.server import replays
from folktable.server.http import Handler, allowed, answer
from folktable.server.openapi import description
from folktable.server.people import ACCOUNT, HOST, PLAY, READ, Need
from folktable.server.routes import finished, games, house, lab, languages, people, puzzles, tables
from folktable.wire import (
    About,
    Address,
    Analysed,
    ConnectionReport,
    Created,
    Enter,
    GameInfo,
    Glossary,
    Invite,
    LabEdition,
    Me,
    Mute,
    NameAndPassword,
    NewGuest,
    NewStudy,
    NewTable,
    NewToken,
    OpenEdition,
    Pause,
    PlayOn,
    Position,
    PuzzleAnswer,
    Puzzles,
    PuzzleShown,
    PuzzleSolved,
    Registration,
    Replayed,
    Reviewing,
    Rules,
    SeatNamed,
    SeatOrder,
    SessionInfo,
    SharedPosition,
    SitDown,
    Studying,
    TableInfo,
    Token,
)


class ApiRoute(NamedTuple):
    """One thing that can be asked for: the routes and the API's description are made of these."""

    method: str
    path: str
    handler: Handler
    takes: Any
    gives: Any
    does: str
    needs: Need | None = None  # what a session must be good for; None: it does not matter who asks
    query: tuple[str, ...] = ()  # whole numbers
    media: str = "application/json"  # what it gives
    packed: bool = False  # compressed: only what is the same for all, for its length must tell nothing of anybody


PACKED = [Middleware(GZipMiddleware)]
TABLE = "/api/tables/{table}"
ROUTES = (
    ApiRoute("GET", "/api/about", house.about, None, About, "The version, and how long what is kept stays"),
    ApiRoute("GET", "/api/languages", languages.languages, None, dict[str, str], "The languages: their names by code"),
    ApiRoute(
        "GET",
        "/api/languages/{language}",
        languages.language,
        None,
        str,
        "All texts of a language",
        media="text/plain",
        packed=True,
    ),
    ApiRoute(
        "GET",
        "/api/languages/{language}/{part}",
        languages.language,
        None,
        str,
        "The texts of one game, or of the `house`: all others",
        media="text/plain",
        packed=True,
    ),
    ApiRoute(
        "GET", "/api/addresses", house.addresses, None, list[Address], "For invites: where other devices find this one"
    ),
    ApiRoute(
        "GET", "/api/games", games.games, None, list[GameInfo], "All games, with what a host may set", packed=True
    ),
    ApiRoute("GET", "/api/games/{slug}/rules", games.game_rules, None, Rules, "A game's rules reference", packed=True),
    ApiRoute(
        "GET", "/api/games/{slug}/glossary", games.game_glossary, None, Glossary, "Everything in its box", packed=True
    ),
    ApiRoute(
        "GET",
        "/api/games/{slug}/edition",
        games.game_edition,
        None,
        dict[str, Any],
        "What is in a game's box",
        packed=True,
    ),
    ApiRoute("POST", "/api/lab/games/{slug}", lab.open_edition, OpenEdition, LabEdition, "Look at an edition", HOST),
    ApiRoute("POST", "/api/lab/study", lab.ask_for_study, NewStudy, Studying, "Have editions played by bots", HOST),
    ApiRoute("GET", "/api/lab/study", lab.study, None, Studying, "How your study stands", HOST),
    ApiRoute("DELETE", "/api/lab/study", lab.forget_study, None, Studying, "Stop it", HOST),
    ApiRoute(
        "GET", "/api/games/{slug}/puzzles", puzzles.game_puzzles, None, Puzzles, "Its puzzles, and that of the day"
    ),
    ApiRoute(
        "GET", "/api/games/{slug}/puzzles/{puzzle}", puzzles.puzzle, None, PuzzleShown, "One, as its seat sees it"
    ),
    ApiRoute(
        "POST", "/api/games/{slug}/puzzles/{puzzle}", puzzles.solve_puzzle, PuzzleAnswer, PuzzleSolved, "Solve it"
    ),
    ApiRoute(
        "POST", "/api/positions", puzzles.analyse, Position, Analysed, "Open a position, go on from it, have it judged"
    ),
    ApiRoute("GET", "/api/me", people.me, None, Me, "Who you are here, and your tables", READ),
    ApiRoute(
        "PUT", "/api/me", people.register, Registration, Me, "Keep your history under a name and a password", ACCOUNT
    ),
    ApiRoute(
        "DELETE", "/api/me", people.forget_me, None, Me, "Delete everything personal that is kept about you", ACCOUNT
    ),
    ApiRoute(
        "GET", "/api/me/export", people.export_me, None, dict[str, Any], "Everything that is kept about you", ACCOUNT
    ),
    ApiRoute("POST", "/api/me/session", people.sign_in, NameAndPassword, Me, "Sign in"),
    ApiRoute("DELETE", "/api/me/session", people.sign_out, None, Me, "Sign out", READ),
    ApiRoute(
        "POST", "/api/me/tokens", people.new_token, NewToken, Token, "A token for a program that plays for you", ACCOUNT
    ),
    ApiRoute("GET", "/api/me/sessions", people.sessions, None, list[SessionInfo], "Where you are known", ACCOUNT),
    ApiRoute(
        "DELETE", "/api/me/sessions", people.end_other_sessions, None, list[SessionInfo], "End all other ones", ACCOUNT
    ),
    ApiRoute("DELETE", "/api/me/sessions/{session}", people.end_session, None, list[SessionInfo], "End one", ACCOUNT),
    ApiRoute("POST", "/api/guests", people.new_guest, NewGuest, Token, "A guest's token for a program of its own"),
    ApiRoute(
        "GET",
        "/api/tables",
        tables.public_tables,
        None,
        list[TableInfo],
        "Tables that are open to all",
        READ,
        ("first",),
    ),
    ApiRoute("POST", "/api/tables", tables.new_table, NewTable, Created, "Start a table", HOST),
    ApiRoute("GET", TABLE, tables.table_info, None, TableInfo, "A table", READ),
    ApiRoute("GET", f"{TABLE}/glossary", tables.table_glossary, None, Glossary, "Everything in its box", READ),
    ApiRoute("POST", f"{TABLE}/sit", tables.sit, SitDown, TableInfo, "Sit down", PLAY),
    ApiRoute("POST", f"{TABLE}/enter", tables.enter, Enter, TableInfo, "Watch a private table by its invite", READ),
    ApiRoute("POST", f"{TABLE}/leave", tables.leave, None, TableInfo, "Leave: in a game a bot plays on for you", PLAY),
    ApiRoute(
        "POST", f"{TABLE}/seats", tables.order_seat, SeatOrder, TableInfo, "Hand a seat to a bot, or take it back", PLAY
    ),
    ApiRoute(
        "POST", f"{TABLE}/start", tables.start, None, TableInfo, "Fill the free seats with bots and begin (host)", HOST
    ),
    ApiRoute("POST", f"{TABLE}/show-out", tables.show_out, SeatNamed, TableInfo, "Show a player out (host)", HOST),
    ApiRoute(
        "POST", f"{TABLE}/mute", tables.mute, Mute, TableInfo, "Mute a player, or let them speak again (host)", HOST
    ),
    ApiRoute(
        "POST",
        f"{TABLE}/pause",
        tables.pause,
        Pause,
        TableInfo,
        "Stop or start Grumpf's clock between hunts (host)",
        HOST,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/connection-reports",
        tables.connection_reports,
        None,
        list[ConnectionReport],
        "What is odd at a live seat (host)",
        HOST,
    ),
    ApiRoute("POST", f"{TABLE}/close", tables.close, None, TableInfo, "Close the table (host)", HOST),
    ApiRoute(
        "POST", f"{TABLE}/play-on", tables.play_on, PlayOn, Created, "Go on from a point of a finished game", READ
    ),
    ApiRoute("POST", f"{TABLE}/rematch", tables.rematch, None, Created, "Play again, seats passed on", READ),
    ApiRoute(
        "POST",
        f"{TABLE}/invite",
        tables.new_invite,
        None,
        Invite,
        "A new invite; older ones no longer work (host)",
        HOST,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/lines",
        finished.lines,
        None,
        replays.Story,
        "The story so far",
        READ,
        ("first", "count", "seat"),
    ),
    ApiRoute(
        "GET", f"{TABLE}/replay", finished.replay, None, Replayed, "A finished game, opened", READ, ("first", "count")
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/position",
        finished.position,
        None,
        SharedPosition,
        "A position of a finished game, for an address: as it was, or as one seat might have found it",
        READ,
        ("after", "seat"),
    ),
    ApiRoute(
        "POST", f"{TABLE}/review", finished.ask_for_review, None, Reviewing, "See where a finished game turned", READ
    ),
    ApiRoute("GET", f"{TABLE}/review", finished.review, None, Reviewing, "How its review stands", READ),
    ApiRoute("DELETE", f"{TABLE}/review", finished.forget_review, None, Reviewing, "Wait for it no longer", READ),
    ApiRoute("GET", f"{TABLE}/file", finished.saved_game, None, dict[str, Any], "A finished game as a file", READ),
)


def endpoint(route: ApiRoute) -> Handler:
    """The handler, behind the question whether who asks may."""
    if route.needs is None:
        return route.handler
    need = route.needs

    async def handle(request: Request) -> Response:
        request.state.person = await allowed(request, need)
        return await route.handler(request)

    return handle


async def openapi(request: Request) -> Response:
    return answer(description(ROUTES))
