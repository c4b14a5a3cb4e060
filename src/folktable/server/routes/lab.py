"""The designer's page, where the host has opened it."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from folktable.server.http import answer, body_of, hard_work, household_of, known, known_or_new, server_of, with_cookie
from folktable.server.lab import Lab, opened_edition, study_of
from folktable.server.problems import Refusal
from folktable.wire import NewStudy, OpenEdition


def lab_of(request: Request) -> Lab:
    server = server_of(request)
    if not server.settings.lab:
        raise Refusal(404, "no-lab")
    return server.lab


async def open_edition(request: Request) -> Response:
    lab_of(request)
    hard_work(request)
    wanted = await body_of(request, OpenEdition)
    return answer(await asyncio.to_thread(opened_edition, request.path_params["slug"], wanted.edition))


async def ask_for_study(request: Request) -> Response:
    lab = lab_of(request)
    hard_work(request)
    wanted = await body_of(request, NewStudy)
    study = await asyncio.to_thread(study_of, wanted)
    person, secret = await known_or_new(request, "a guest")
    return with_cookie(request, answer(lab.ask(person.id, household_of(request), study)), secret)


async def study(request: Request) -> Response:
    return answer(lab_of(request).stands(known(request).id))


async def forget_study(request: Request) -> Response:
    lab, person = lab_of(request), known(request)
    lab.forget(person.id)
    return answer(lab.stands(person.id))
