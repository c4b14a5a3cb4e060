"""Finding puzzles: strong players play each other, and what one of them sees and a simple player misses is looked at.

Each filter costs more than the one before and gets less to do: a choice that a simple player would not take; better
than all others at a glance; by a good part of a win when the game is played on from each, and what leads by little on
the way there is given up; with a reason that can be told; the lead is still there in many new games from each; and a
search with a far greater budget than the players' comes to the same choice.

A network plays on and says in the end what each seat can expect. What a network is wrong about it is wrong about in a
search with it too, so plain search must agree; in games without a network, or with one that it seldom bears out, it
does all. Puzzles that were found with another network or box, or by another version, are verified again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, takewhile
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

import folktable
from folktable.bots import search
from folktable.bots.names import GREEDY, bot_named
from folktable.bots.network import FILE as NETWORK
from folktable.bots.players import NO_DEPTH_LIMIT, Candidate, Stop, compiled_run
from folktable.engine.backends import interpreted
from folktable.engine.chance import seed_words
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened, load, open_box
from folktable.engine.match import Match, as_actor, imagine, legal_actions, options_in, step
from folktable.engine.notation import write_line
from folktable.engine.record import RUNNING, GameState
from folktable.study.cores import Each, cores
from folktable.study.judge import after, judge, uses_network
from folktable.study.puzzles import HARDEST, Found, Puzzle, read_puzzles, write_puzzles
from folktable.study.reasons import reasons

GAP = 0.1  # share of a win by which the best choice is better than any other
GLANCE, LIKELY = 0.04, 0.06  # the same at a glance, and on the way: with less, a closer look is seldom worth it
HOPELESS, WON = 0.08, 0.97  # chances with the best choice: beyond them nothing is at stake
FEWEST_CHOICES = 3
MOST_SEATS = 4  # positions with more are hard to take in
A_GAME, APART = 2, 12  # puzzles of one game at most, and decisions between them: no moment is told twice
COMPARED = 3  # choices that are played on from, and what is tempting
FAR = 40  # decisions that a network plays on
AHEAD = 8  # decisions of a line that is played out
WORLDS = 48  # of which one is chosen to show
WEAKER, TRIES = ("apprentice", "villager"), 6
SELDOM = 0.005  # of a search's attention: what it expects of such a choice is guesswork
REASON_GAMES = 1_600  # of simple players, who tell the reasons of what search has found


class Strength(NamedTuple):
    """Who plays; how hard each choice is thought about at a glance, then, and in the end; and who must agree.

    Efforts are futures of each choice, or iterations of a search.
    """

    player: str
    glance: int  # 0: the player's own search has looked already
    first: tuple[tuple[int, float], ...]  # looks, each with the lead without which it is the last
    again: int
    verifiers: tuple[str, ...]
    seeds: tuple[str, ...]  # of what is weighed in the end


BY_NETWORK = Strength("net", 16, ((8, GLANCE), (24, GAP)), 120, ("sage:10000", "mcts:40000"), ("again",))
# A search seldom tries what it likes less, so what it says of that must be the same twice.
BY_SEARCH = Strength(
    "mcts:400", 0, ((1_000, GLANCE), (2_000, LIKELY), (5_000, GAP)), 20_000, ("mcts:40000",), ("again", "anew")
)


class Moment(NamedTuple):
    opened: Opened
    state: GameState
    seat: int
    best: int  # as the player sees it
    tempting: int  # what a simple player does
    candidates: tuple[Candidate, ...] = ()  # of the player


def strength_of(game: Game) -> Strength:
    by_search = getattr(game.play, "PUZZLES_BY_SEARCH", False)
    return BY_SEARCH if by_search or not uses_network(open_box(game)) else BY_NETWORK


def nothing_found(game: Game) -> Found:
    strength, file = strength_of(game), game.folder / NETWORK
    unit = f"games played on, {FAR} decisions far" if strength is BY_NETWORK else "iterations"
    return Found(
        game=game.slug,
        folktable=folktable.__version__,
        network=hashlib.sha256(file.read_bytes()).hexdigest()[:16] if strength is BY_NETWORK else "",
        box=open_box(game).digest,
        played_by=strength.player,
        judged_by=f"{strength.glance or strength.first[0][0]}, {strength.first[-1][0]}, {strength.again} {unit}",
        verified_by=" and ".join(strength.verifiers),
        gap=GAP,
        games=0,
        moments=0,
        candidates=0,
    )


def find(
    slug: str,
    path: Path,
    wanted: int,
    go_on: Callable[[Found, int], bool] = lambda found, puzzles: True,
    jobs: int = 1,
) -> tuple[Found, list[Puzzle]]:
    """Look until there are enough, or `go_on` has enough. A file that is there is gone on with, and written after every
    game. Whatever the number of processes, the same games are looked through in the same order."""
    with cores(slug, jobs) as each:
        found, puzzles = begun(load(slug), path, each)
        numbers = takewhile(lambda _: len(puzzles) < wanted and go_on(found, len(puzzles)), count(found.games))
        for moments, candidates, more in each(partial(puzzles_in_game, slug), numbers):
            if len(puzzles) >= wanted:
                break  # looked through ahead of need
            puzzles += more
            found = msgspec.structs.replace(
                found,
                games=found.games + 1,
                moments=found.moments + moments,
                candidates=found.candidates + candidates,
            )
            write_puzzles(path, found, puzzles)
    return found, puzzles


def begun(game: Game, path: Path, each: Each = map) -> tuple[Found, list[Puzzle]]:
    """What is there already, as far as it stands up to the network and the search of today."""
    anew = nothing_found(game)
    if not path.exists():
        return anew, []
    found, puzzles = read_puzzles(path)
    today = msgspec.structs.replace(anew, games=found.games, moments=found.moments, candidates=found.candidates)
    if found == msgspec.structs.replace(today, kept=found.kept):
        return found, puzzles
    puzzles = [puzzle for puzzle in each(verified_again, puzzles) if puzzle is not None]
    found = msgspec.structs.replace(today, kept=len(puzzles))
    write_puzzles(path, found, puzzles)
    return found, puzzles


def puzzles_in_game(slug: str, number: int) -> tuple[int, int, list[Puzzle]]:
    """One game: its real choices, those that get a second look, and the puzzles among them."""
    game = load(slug)
    fewest, most = game.seats
    seats = fewest + number % (min(most, MOST_SEATS) - fewest + 1)
    opened = open_box(game, None, game.table.PEOPLE_OPTIONS, seats)
    strength = strength_of(game)
    real = candidates = 0
    puzzles: list[Puzzle] = []
    last = -APART
    for moment in moments(opened, strength.player, f"puzzles {number}"):
        real += 1
        now = moment.state.decisions
        if moment.best != moment.tempting and len(puzzles) < A_GAME and now >= last + APART:
            candidates += 1
            puzzle = puzzle_of(moment, strength)
            if puzzle is not None:
                puzzles.append(puzzle)
                last = now
    return real, candidates, puzzles


def moments(opened: Opened, player: str, seed: str) -> Iterator[Moment]:
    """The real choices of a game."""
    match, bot = Match(opened, seed), bot_named(player)
    while not match.over:
        state, number = match.state, len(match.log)
        seat = match.waiting()[number % len(match.waiting())]  # where several may act, each in turn
        choice = bot.choose(opened, state, seat, f"{seed}/{number}")
        with as_actor(state, seat):
            choices = len(legal_actions(opened, state))
        if choices >= FEWEST_CHOICES:
            tempting = GREEDY.choose(opened, state, seat, "greedy").action
            asked = state.copy()
            asked.actor = seat
            yield Moment(opened, asked, seat, choice.candidates[0].action, tempting, choice.candidates)
        match.play(seat, choice.action)


def puzzle_of(moment: Moment, strength: Strength) -> Puzzle | None:
    tempting = moment.tempting
    glance = quick_values(moment, strength)
    best = clearly_best(glance, tempting, GLANCE)
    if best is None:
        return None
    compared = worth_comparing(glance, tempting)
    efforts = [effort for effort, _ in strength.first]
    for (_, lead), chances in zip(strength.first, looks(moment, compared, strength, efforts, "first"), strict=True):
        best = clearly_best(chances, tempting, lead)
        if best is None:
            return None
    return verified(moment, best, worth_comparing(chances, tempting), strength)


def verified_again(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle of another network or box, as those of today have it; None where they do not agree, or where the rules
    do not know the position any more."""
    try:
        opened, state = puzzle.begun()
    except FolktableError:
        return None
    seat = state.actor
    tempting = GREEDY.choose(opened, state, seat, "greedy").action
    options = options_in(opened, state, seat)
    compared = [*dict.fromkeys([*(options[name] for name, _ in puzzle.chances if name in options), tempting])]
    best = options.get(puzzle.solution)
    if best is None or best == tempting:
        return None
    return verified(Moment(opened, state, seat, best, tempting), best, compared, strength_of(opened.game), state)


def verified(
    moment: Moment, best: int, compared: list[int], strength: Strength, world: GameState | None = None
) -> Puzzle | None:
    """The puzzle, if a search with a great budget and many new games bear it out; in a world that tells it well."""
    opened, state, seat, _, tempting = moment[:5]
    why = reasons(opened, state, seat, best, tempting, "puzzle", games=REASON_GAMES if strength is BY_SEARCH else 0)
    if not why:
        return None
    for seed in reversed(strength.seeds):
        chances = weighed(moment, compared, strength, strength.again, seed)
        if clearly_best(chances, tempting) != best:
            return None
    if any(searched(moment, name) != best for name in strength.verifiers):
        return None
    chances = {action: chance for action, chance in chances.items() if action in compared}
    names = {action: name for name, action in options_in(opened, state, seat).items()}
    if world is None:
        world = typical_world(moment, best, strength)
    return Puzzle(
        position=write_line(opened, world),
        chances=tuple((names[action], round(chance, 3)) for action, chance in chances.items()),
        tempting=names[tempting],
        lines={names[action]: line_after(opened, world, seat, action, strength.player) for action in chances},
        reasons=why,
        difficulty=difficulty(moment, best),
    )


def worth_comparing(chances: dict[int, float], tempting: int) -> list[int]:
    return [*dict.fromkeys([*list(chances)[:COMPARED], tempting])]


def quick_values(moment: Moment, strength: Strength) -> dict[int, float]:
    """What each choice seems to be worth to the seat, the best first."""
    opened, state, seat = moment[:3]
    if not strength.glance:
        return expected(moment.candidates)
    judged = judge(opened, state, seat, "glance", strength.glance)
    return best_first({action: one.chances[seat] for action, one in judged.futures.items()})


def weighed(moment: Moment, actions: list[int], strength: Strength, effort: int, seed: str) -> dict[int, float]:
    """The chance of winning that each of these leaves the seat, the best first; a search weighs all others, too."""
    return next(looks(moment, actions, strength, [effort], seed))


def looks(
    moment: Moment, actions: list[int], strength: Strength, efforts: list[int], seed: str
) -> Iterator[dict[int, float]]:
    """The same after each of these efforts: as one search stands then, or so many games."""
    opened, state, seat = moment[:3]
    if strength is BY_SEARCH:
        yield from map(expected, searches(moment, efforts, seed))
        return
    played = {action: np.zeros(0) for action in actions}
    done = 0
    for effort in efforts:
        for action, gains in played.items():
            more = after(opened, state, seat, action, seed, effort - done, done, FAR)
            played[action] = np.append(gains, more.gains[:, seat])
        done = effort
        yield best_first({action: float(gains.mean()) for action, gains in played.items()})


def searches(moment: Moment, efforts: list[int], seed: str) -> Iterator[tuple[Candidate, ...]]:
    opened, state, seat = moment[:3]
    run = compiled_run(opened, imagine(opened, state, seat, seed), seed_words(seed), efforts[-1])
    done = 0
    for effort in efforts:
        done += run.go_on(done, effort - done, NO_DEPTH_LIMIT, opened.game.greedy_in_eight, Stop())
        yield run.candidates()


def searched(moment: Moment, bot: str) -> int:
    return bot_named(bot).choose(moment.opened, moment.state, moment.seat, "verify").action


def expected(candidates: tuple[Candidate, ...]) -> dict[int, float]:
    visits = sum(one.visits for one in candidates)
    return best_first({one.action: one.expected for one in candidates if one.visits >= SELDOM * visits})


def best_first(chances: dict[int, float]) -> dict[int, float]:
    return dict(sorted(chances.items(), key=lambda each: -each[1]))


def clearly_best(chances: dict[int, float], tempting: int, gap: float = GAP) -> int | None:
    """The choice that is better than all others by so much that the game is at stake, if it is not the tempting one."""
    if len(chances) < 2 or tempting not in chances:
        return None
    (best, chance), (_, second) = list(chances.items())[:2]
    return best if chance - second >= gap and HOPELESS < chance < WON and best != tempting else None


def typical_world(moment: Moment, best: int, strength: Strength) -> GameState:
    """Of worlds as the seat might find them the one in which the difference is most like what it is in all of them."""
    opened, state, seat, _, tempting = moment[:5]
    one, two = (
        after(opened, state, seat, action, "world", WORLDS, by_games=strength is BY_SEARCH)
        for action in (best, tempting)
    )
    difference = one.gains[:, seat] - two.gains[:, seat]
    index = int(np.argmin(np.abs(difference - difference.mean())))
    world = state.copy()
    interpreted.linked(opened.game).link(search.imagine)(world, opened.box, seed_words("world"), index)
    return world


def line_after(opened: Opened, world: GameState, seat: int, action: int, player: str) -> tuple[tuple[int, str], ...]:
    """A choice, and what strong players do next."""
    state, bot = world.copy(), bot_named(player)
    line: list[tuple[int, str]] = []
    while True:
        with as_actor(state, seat):
            line.append((seat, opened.game.table.action_name(state, opened, action)))
        step(opened, state, seat, action)
        if state.over != RUNNING or len(line) > AHEAD:
            return tuple(line)
        waiting = [other for other in range(opened.seats) if state.waiting >> other & 1]
        seat = waiting[len(line) % len(waiting)]
        action = bot.choose(opened, state, seat, f"line/{len(line)}").action


def difficulty(moment: Moment, best: int) -> int:
    """How often weaker players miss it, from 1 to HARDEST."""
    opened, state, seat = moment[:3]
    choices = [bot_named(name).choose(opened, state, seat, f"try {n}").action for name in WEAKER for n in range(TRIES)]
    missed = sum(action != best for action in choices) / len(choices)
    return 1 + min(int(missed * HARDEST), HARDEST - 1)
