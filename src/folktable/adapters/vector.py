"""Thousands of games stepped at once: actions in; what each actor sees and may do, rewards and ends out.

    games = make("violet", 4096, seed="a winter night")
    observations, infos = games.reset()
    while True:
        actions = policy(games.spread(), games.legal(), infos["actor"])
        observations, rewards, terminations, truncations, infos = games.step(actions)

Rewards are given when a game ends and add up to 0: a lone winner has 1 (engine/stepping.py, `share_out`). The calls
are those of Gymnasium's vector environments, where they fit games of several seats: rewards have a column for each
seat, and `infos` says who decides now. A game that ends begins anew in the same step. All arrays are made once and
written anew by every step: copy what must outlast it.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from folktable.engine import stepping
from folktable.engine.backends import native
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.errors import FolktableError, IllegalDecision
from folktable.engine.game import Opened
from folktable.engine.record import ENDED, UNFINISHED
from folktable.environment import as_seed, open_game, whole_number

Array = np.ndarray[Any, np.dtype[Any]]
Edition = dict[str, Any]
Stepped = tuple[Any, Any, Any, Any, dict[str, Any]]


def make(
    slug: str,
    n: int,
    backend: str = "native",
    players: int | None = None,
    options: dict[str, Any] | None = None,
    edition: Edition | Sequence[Edition] | None = None,
    seed: str = "0",
) -> Vector:
    """`n` games of one kind. With several editions, game i is played with edition i modulo their number."""
    n = whole_number(n, "the number of games")
    if n < 1:
        raise FolktableError(f"a batch has at least one game, not {n}")
    editions: Sequence[Any] = edition if isinstance(edition, list | tuple) else [edition]
    if not editions:
        raise FolktableError("the list of editions is empty: leave it out for the game's own")
    return batch([open_game(slug, players, options, one) for one in editions], n, backend, seed)


def batch(opened: Sequence[Opened], n: int, backend: str, seed: str, choices_only: bool = False) -> Vector:
    """`n` games; game i is played with box i modulo their number. The boxes may be for different numbers of seats:
    there are columns for the most of them. With `choices_only`, a step goes on to where there is a choice again."""
    if backend == "native":
        return Native(opened, n, seed, choices_only)
    if backend == "cuda":
        from folktable.adapters.vector_cuda import Cuda

        return Cuda(opened, n, seed, choices_only)
    raise FolktableError(f"there is no back end {backend!r} for a batch; there are native and cuda")


def as_array(actions: Any) -> Array:
    try:
        return np.asarray(actions)
    except (TypeError, ValueError) as error:
        raise FolktableError(f"a step takes an array with one action for each game: {error}") from None


class Vector(ABC):
    """What a batch offers on every back end."""

    # Arrays of the back end, written anew by every step.
    rows: Any  # what each actor sees: games x words
    masks: Any  # what it may do
    actors: Any
    ends: Any  # how the game just ended, if it did: RUNNING, ENDED or UNFINISHED
    rewards: Any

    def __init__(self, opened: Sequence[Opened], n: int, seed: str, choices_only: bool) -> None:
        self.opened = tuple(opened)
        self.game = opened[0].game
        self.num_envs, self.seed = n, as_seed(seed)
        self.choices_only = choices_only
        self.seats = max(one.seats for one in opened)
        self.actions = self.game.actions
        self.layout = self.game.layout

    @abstractmethod
    def reset(self, seed: str | None = None) -> tuple[Any, dict[str, Any]]:
        """Every game begins; the same seed gives the same games, on every back end."""

    @abstractmethod
    def step(self, actions: Any) -> Stepped:
        """Every game takes one decision of its actor. If one of them is not legal, none is taken."""

    def checked_shape(self, actions: Any) -> Any:
        """An array of whole numbers, one for each game; anything else is refused."""
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise FolktableError(
                f"a step takes {self.num_envs} whole numbers, one action for each game, "
                f"not an array of {actions.dtype} of shape {actions.shape}"
            )
        return actions

    def refusal(self, game: int, action: int, mask: Array) -> IllegalDecision:
        """Why a game cannot go on so: it says what is legal there."""
        legal = ", ".join(map(str, np.unpackbits(mask.view("u1"), bitorder="little").nonzero()[0]))
        return IllegalDecision(f"game {game}: action {action} is not legal; legal are {legal}")

    def step_legal(self, actions: Any) -> None:
        """A step whose actions are known to be legal: a GPU need not be waited for."""
        self.step(actions)

    @abstractmethod
    def wait(self) -> None:
        """Until what was begun is done: a GPU works on while Python goes on."""

    @abstractmethod
    def spread(self) -> Any:
        """The observations with a byte for each number: games x `layout.length`."""

    @abstractmethod
    def legal(self) -> Any:
        """The masks with a byte for each action: games x `actions`."""


class Native(Vector):
    """On all cores of this machine."""

    def __init__(self, opened: Sequence[Opened], n: int, seed: str, choices_only: bool = False) -> None:
        super().__init__(opened, n, seed, choices_only)
        state = self.game.state.State.dtype
        self.states = np.zeros(n, state)
        self.blank = np.zeros(1, state)
        self.boxes = np.concatenate([one.box.packed() for one in opened])
        self.box_of = np.arange(n, dtype="i4") % len(opened)
        self.seats_of = np.array([one.seats for one in opened], "i4")
        self.numbers = np.zeros(n, "i8")
        self.masks = np.zeros((n, mask_words(self.actions)), "u4")
        self.rows = np.zeros((n, self.layout.words), "u4")
        self.actors = np.zeros(n, "i1")
        self.ends = np.zeros(n, "i1")
        self.scores = np.zeros((n, self.seats), "i4")
        self.rewards = np.zeros((n, self.seats), "f4")
        self.infos = {"action_mask": self.masks, "actor": self.actors, "scores": self.scores}
        linker = native.linked(self.game)
        self.begin_all, self.step_all = linker.link(stepping.begin_all), linker.link(stepping.step_all)
        self.first_impossible = linker.link(stepping.first_impossible)
        workers = min(os.cpu_count() or 1, n)
        bounds = [n * worker // workers for worker in range(workers + 1)]
        self.parts = list(pairwise(bounds))
        self.pool = ThreadPoolExecutor(workers)
        self.reset()

    def in_parts(self, function: Any, *arguments: Any) -> list[Any]:
        """The compiled function over all games, a part to each core."""
        if len(self.parts) == 1:
            return [function(*arguments, *self.parts[0])]
        return list(self.pool.map(lambda part: function(*arguments, *part), self.parts))

    def reset(self, seed: str | None = None) -> tuple[Array, dict[str, Array]]:
        self.seed = self.seed if seed is None else as_seed(seed)
        self.key = np.array(seed_words(self.seed), "i8")
        self.numbers[:] = np.arange(self.num_envs)
        self.rewards[:] = 0
        self.scores[:] = 0
        self.in_parts(
            self.begin_all, self.states, self.blank, self.boxes, self.box_of, self.key, self.numbers,
            self.masks, self.rows, self.actors,
        )  # fmt: skip
        return self.rows, self.infos

    def step(self, actions: Any) -> Stepped:
        chosen = self.checked(actions)
        self.in_parts(
            self.step_all, self.states, self.blank, self.boxes, self.box_of, self.seats_of, self.key, self.numbers,
            chosen, self.masks, self.rows, self.actors, self.ends, self.scores, self.rewards, self.choices_only,
        )  # fmt: skip
        return self.rows, self.rewards, self.ends == ENDED, self.ends == UNFINISHED, self.infos

    def wait(self) -> None:
        """A step is done when it returns."""

    def checked(self, actions: Any) -> Array:
        """The actions as an array; what is wrong with them is told before anything happens."""
        given = self.checked_shape(as_array(actions))
        chosen = np.ascontiguousarray(given, "i8")
        wrong = [game for game in self.in_parts(self.first_impossible, self.masks, chosen) if game >= 0]
        if wrong:
            raise self.refusal(wrong[0], given[wrong[0]], self.masks[wrong[0]])
        return chosen

    def spread(self) -> Array:
        return self.layout.spread(self.rows)

    def legal(self) -> Array:
        return np.unpackbits(self.masks.view("u1"), axis=1, bitorder="little")[:, : self.actions]
