"""How a bot is asked: it gets what its seat can see, and answers with an action and why. names.py has them by name.

    bot = bot_named("mcts:500ms")
    choice = bot.choose(opened, state, seat, seed="7")

Bots hold nothing between decisions, so one may be asked from many threads at once. Whatever it is asked about,
a bot thinks about an imagined state only: one that its seat cannot tell from the real one.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from folktable.bots import search
from folktable.bots.search import ROOT, WIN, Node
from folktable.engine.backends import interpreted, native
from folktable.engine.chance import FIRST_POLICY, rand, seed_words
from folktable.engine.choices import mask_words
from folktable.engine.game import Opened
from folktable.engine.match import imagine, legal_actions
from folktable.engine.record import GameState

MOST_NODES = 1 << 18
MOST_NODES_INTERPRETED = 1 << 12  # each is an object there; more would not be reached in time
UNBOUNDED = 1 << 40
LOGARITHMS = [0.0, *(math.log(n) for n in range(1, 1 << 14))]
PACKED_LOGARITHMS = np.array(LOGARITHMS)
NO_DEPTH_LIMIT = 1 << 15


class Candidate(Struct, frozen=True):
    """One thing the seat could do, as a search sees it."""

    action: int
    visits: int
    expected: float  # the share of a win that it is worth: 1 always wins


class Choice(Struct, frozen=True):
    """What a bot does. A search says why: its candidates, most visited first."""

    action: int
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0


class Stop:
    """Lets another thread end a search at once; it then answers with the best it has."""

    def __init__(self) -> None:
        self.flag = np.zeros(1, "i1")

    def set(self) -> None:
        self.flag[0] = 1

    def is_set(self) -> bool:
        return bool(self.flag[0])


Thinking = Callable[[Opened, GameState, list[int], Stop], Choice]


@dataclass(frozen=True)
class Bot:
    name: str
    think: Thinking  # gets what the seat can imagine, the seat as its actor, and a seed

    def choose(self, opened: Opened, state: GameState, seat: int, seed: str, stop: Stop | None = None) -> Choice:
        asked = state.copy()
        asked.actor = seat
        imagined = imagine(opened, asked, seat, seed)
        actions = legal_actions(opened, imagined)
        if len(actions) == 1:
            return Choice(actions[0])
        return self.think(opened, imagined, seed_words(seed), stop or Stop())


def choose_at_random(opened: Opened, imagined: GameState, key: list[int], stop: Stop) -> Choice:
    actions = legal_actions(opened, imagined)
    return Choice(actions[rand(imagined, FIRST_POLICY + imagined.actor, len(actions))])


def choose_greedily(opened: Opened, imagined: GameState, key: list[int], stop: Stop) -> Choice:
    return Choice(interpreted.greedy_choice(opened, imagined))


# --- Searching ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Searcher:
    """Thinks until so many iterations are done, or so many seconds over."""

    iterations: int = UNBOUNDED
    seconds: float = math.inf
    depth: int = NO_DEPTH_LIMIT  # how many decisions the tree looks ahead
    greedy_in_eight: int | None = None  # of the decisions beyond the tree; without it, what suits the game

    def __call__(self, opened: Opened, imagined: GameState, key: list[int], stop: Stop) -> Choice:
        deadline = time.monotonic() + self.seconds
        greedy = opened.game.greedy_in_eight if self.greedy_in_eight is None else self.greedy_in_eight
        begin = compiled_run if is_compiled(opened) else interpreted_run
        run = begin(opened, imagined, key, self.iterations)
        done = 0
        while done < self.iterations and time.monotonic() < deadline and not stop.is_set():
            count = min(run.chunk, self.iterations - done)
            done += run.go_on(done, count, self.depth, greedy, stop)
        candidates = run.candidates()
        if not candidates:  # stopped before it began
            return choose_greedily(opened, imagined, key, stop)
        return Choice(candidates[0].action, candidates, done)


class Run(NamedTuple):
    """A search under way, on one of the back ends."""

    function: Callable[..., int]
    tree: Any
    used: Any
    state: tuple[Any, ...]  # work, root, box and key
    space: tuple[Any, ...]  # logarithms, mask and rewards
    node: Callable[[Any], Node]  # how an entry of the tree is read
    chunk: int  # iterations between two looks at the clock

    def go_on(self, first: int, count: int, depth: int, greedy_in_eight: int, stop: Stop) -> int:
        return self.function(
            self.tree, self.used, *self.state, first, count, depth, greedy_in_eight, *self.space, stop.flag
        )

    def candidates(self) -> tuple[Candidate, ...]:
        found = []
        child = self.node(self.tree[ROOT]).first_child
        while child:
            node = self.node(self.tree[child])
            found.append(Candidate(node.action, node.visits, node.won / (WIN * node.visits)))
            child = node.next_sibling
        return tuple(sorted(found, key=lambda one: (-one.visits, -one.expected, one.action)))


def interpreted_run(opened: Opened, root: GameState, key: list[int], iterations: int) -> Run:
    return Run(
        function=interpreted.linked(opened.game, unwatched=True).link(search.search),
        tree=[Node() for _ in range(1 + min(iterations, MOST_NODES_INTERPRETED))],
        used=[1],
        state=([opened.game.new_state()], [root], opened.box, key),
        space=(LOGARITHMS, [0] * mask_words(opened.game.actions), [0] * opened.seats),
        node=lambda entry: entry,
        chunk=8,
    )


def compiled_run(opened: Opened, root: GameState, key: list[int], iterations: int) -> Run:
    """It leaves the interpreter to other threads."""
    packed = root.packed()
    mask = np.zeros(mask_words(opened.game.actions), "i8")
    return Run(
        function=native.linked(opened.game, search, unwatched=True).link(search.search),
        tree=np.zeros(1 + min(iterations, MOST_NODES), Node.dtype),
        used=np.ones(1, "i8"),
        state=(np.zeros_like(packed), packed, opened.box.packed()[0], np.array(key, "i8")),
        space=(PACKED_LOGARITHMS, mask, np.zeros(opened.seats, "i8")),
        node=Node.unpacked,
        chunk=64,
    )


# --- Compiling without keeping anybody waiting ------------------------------------------------------------

_compiling: dict[str, Future[None]] = {}
_lock = threading.Lock()


def compiling(opened: Opened) -> Future[None]:
    """What bots need of a game, compiled: on its way since this was first asked for; done when it is there."""
    with _lock:
        future = _compiling.get(opened.game.slug)
        if future is None:
            future = _compiling[opened.game.slug] = Future()
            threading.Thread(target=compile_thinking, args=(opened, future), daemon=True).start()
    return future


def is_compiled(opened: Opened) -> bool:
    """Where compiling has failed, bots go on thinking slowly."""
    future = compiling(opened)
    return future.done() and future.exception() is None


def compile_thinking(opened: Opened, future: Future[None]) -> None:
    from folktable.bots.learned import compile_learned

    try:
        compiled_run(opened, opened.game.new_state(), [0, 0, 0, 0], 1).go_on(0, 0, 1, 0, Stop())
        compile_learned(opened)
    except BaseException as error:
        future.set_exception(error)
        raise
    future.set_result(None)
