"""What reviews cost.

    python -m bench.reviews one        # processor time of a review, all games, with the fewest and the most seats
    python -m bench.reviews many       # a server of which twenty are asked for at once: what all others notice

`many`: the server runs in a process of its own. A visitor asks for /healthz and five players have something stored, as
in bench/attacks.py, first alone and then while reviews are made. One more is asked for than may wait, and some are
given up again, so that twenty are made.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.players import Said, open_game, request
from tests.server.processes import ServerProcess

from bench.attacks import cpu_s, of, order, prepared, visit
from folktable.bots.names import GREEDY
from folktable.engine import savefile
from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.server.reviews import MOST_WAITING
from folktable.study.cores import get_ready
from folktable.study.review import questions, review_of

GAMES = ("violet", "nisse", "grumpf", "naughty", "gnome")
GIVEN_UP = 4
AT_ONCE = MOST_WAITING + 1  # one too many


# --- One ------------------------------------------------------------------------------------------------------


def played(slug: str, seats: int) -> Match:
    game = load(slug)
    match = Match(open_box(game, None, game.table.PEOPLE_OPTIONS, seats), "review")
    while not match.over:
        seat = match.waiting()[len(match.log) % len(match.waiting())]
        match.play(seat, GREEDY.choose(match.opened, match.state, seat, f"{len(match.log)}").action)
    return match


def one() -> None:
    print("| game | seats | decisions | with a choice | judged by | futures | to open, s | review, s |")
    for slug in GAMES:
        get_ready(slug)
        fewest, most = load(slug).seats
        for seats in sorted({fewest, most}):
            saved = savefile.read(savefile.save(played(slug, seats), ["greedy"] * seats))
            began = time.process_time()
            match = savefile.replay(saved)
            asked = questions(match)
            opened = time.process_time()
            review = review_of(match)
            done = time.process_time()
            cells = [slug, seats, len(match.log), len(asked), review.judge, review.futures]
            cells += [f"{opened - began:.2f}", f"{done - opened:.1f}"]
            print("|", " | ".join(map(str, cells)), "|", flush=True)


# --- Many -----------------------------------------------------------------------------------------------------


async def many() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), bot_pace=0.01)
        server.start()
        try:
            server.wait_until_ready()
            places = await prepared(server)
            finished = []
            for number in range(len(GAMES) + AT_ONCE):
                game = load(GAMES[number % len(GAMES)])
                spec = {"game": game.slug, "options": game.table.PEOPLE_OPTIONS}  # nothing that waits for a clock
                table = await open_game([server.url], spec, 2, random.Random(number))
                await asyncio.wait_for(table.play(lambda: 0.0), 120)
                finished.append((f"{server.url}/api/tables/{table.table}/review", table.players[0].token))
            for review in finished[: len(GAMES)]:  # everything is loaded once
                await asked(*review)
                await until_done([review])
            await noticed(server, places, "nobody asks for a review", asyncio.sleep(15))
            await noticed(server, places, f"{AT_ONCE} are asked for", at_once(finished[len(GAMES) :]))
        finally:
            server.stop()
        print("faults:", server.faults())


async def asked(url: str, token: str) -> Any:
    return await asyncio.to_thread(request, "POST", url, token)


async def until_done(reviews: list[tuple[str, str]]) -> None:
    for url, token in reviews:
        while (await asyncio.to_thread(request, "GET", url, token))["state"] == "waiting":
            await asyncio.sleep(0.2)


async def at_once(reviews: list[tuple[str, str]]) -> None:
    answers = await asyncio.gather(*(asked(*review) for review in reviews), return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, Said)]
    waiting = [review for review, answer in zip(reviews, answers, strict=True) if not isinstance(answer, Said)]
    for url, token in waiting[-GIVEN_UP:]:
        await asyncio.to_thread(request, "DELETE", url, token)
    await until_done(waiting)
    states = [(await asyncio.to_thread(request, "GET", *review))["state"] for review in waiting]
    print(f"refused: {[said.status for said in refused]}; {states.count('done')} made, {states.count('none')} given up")


async def noticed(server: ServerProcess, places: dict[str, Any], name: str, work: Any) -> None:
    waits: dict[str, list[float]] = {"asked": [], "stored": []}
    stop = asyncio.Event()
    others = [asyncio.create_task(visit(server.port, waits["asked"], stop))]
    others += [asyncio.create_task(order(server.port, *place, waits["stored"], stop)) for place in places["players"]]
    began, used = time.monotonic(), cpu_s(server.process.pid)
    await work
    seconds = time.monotonic() - began
    cores = (cpu_s(server.process.pid) - used) / seconds
    stop.set()
    await asyncio.gather(*others)
    told = {what: dict(of(each)) for what, each in waits.items()}
    print(f"{name}: {seconds:.1f} s, {cores:.2f} cores, {told}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.reviews", description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("one", "many"))
    if parser.parse_args().what == "one":
        one()
    else:
        asyncio.run(many())


if __name__ == "__main__":
    main()
