"""Players that have learned a game: `net` asks its network once, `sage` searches with it.

A game without a network, or with one that was trained on other observations, is played by plain search instead.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from folktable.bots import guided, network, search
from folktable.bots.guided import UNIT, Node
from folktable.bots.network import (
    TEMPERATURE,
    Card,
    Network,
    likely_action,
    network_of,
    network_outputs,
    read_network,
    space_for,
    weight_of,
)
from folktable.bots.players import UNBOUNDED, Candidate, Choice, Searcher, Stop, is_compiled
from folktable.bots.search import ROOT
from folktable.engine.backends import native
from folktable.engine.choices import allowed_actions, mask_words
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened
from folktable.engine.record import GameState

log = logging.getLogger("folktable.bots")
MOST_NODES = 1 << 17
CHUNK = 16  # iterations between two looks at the clock
INSTEAD = Searcher(iterations=1_000, seconds=1)


def network_for(game: Game, file: str) -> Network | None:
    found = network_with_card(game, file)
    return None if found is None else found[0]


@cache
def network_with_card(game: Game, file: str) -> tuple[Network, Card] | None:
    """The network in a file, or the game's own; None, and a line in the log, where that cannot be used."""
    if file:
        try:
            content = Path(file).read_bytes()
        except OSError as error:
            raise FolktableError(f"{file}: {error.strerror}") from None
        return read_network(game, content, file)
    try:
        return network_of(game)
    except FolktableError as error:
        log.warning("%s; search plays instead", error)
        return None


def likely(logits: Any, actions: list[int], temperature: float) -> list[float]:
    """How likely each of the actions is to be played."""
    top = max(float(logits[action]) for action in actions)
    weights = [weight_of(float(logits[action]), top, temperature) for action in actions]
    return [weight / sum(weights) for weight in weights]


def share_of_win(reward: float, seats: int) -> float:
    """A reward (engine/stepping.py) as the share of a win that it stands for."""
    return min(max((reward * (seats - 1) + 1) / seats, 0.0), 1.0)


@dataclass(frozen=True)
class Learned:
    """Plays what its network thinks likely; the hotter, the less sure of itself."""

    temperature: float = TEMPERATURE
    file: str = ""

    def __call__(self, opened: Opened, imagined: GameState, key: list[int], stop: Stop) -> Choice:
        net = network_for(opened.game, self.file)
        if net is None:
            return INSTEAD(opened, imagined, key, stop)
        mask = [0] * mask_words(opened.game.actions)
        opened.game.rules.legal(imagined, opened.box, mask)
        actions = allowed_actions(mask)
        logits, values = network_outputs(opened, imagined, net, is_compiled(opened))
        chances = likely(logits, actions, self.temperature)
        expected = share_of_win(float(values[0]), opened.seats)
        candidates = [
            Candidate(action, round(100 * chance), expected) for action, chance in zip(actions, chances, strict=True)
        ]
        candidates.sort(key=lambda one: (-one.visits, one.action))
        return Choice(likely_action(imagined, mask, logits, self.temperature), tuple(candidates))


@dataclass(frozen=True)
class Sage:
    """Searches with a network, until so many iterations are done or so many seconds over."""

    iterations: int = UNBOUNDED
    seconds: float = math.inf
    file: str = ""

    def __call__(self, opened: Opened, imagined: GameState, key: list[int], stop: Stop) -> Choice:
        net = network_for(opened.game, self.file)
        if net is None:
            return INSTEAD(opened, imagined, key, stop)
        if not is_compiled(opened):
            return Learned(file=self.file)(opened, imagined, key, stop)
        deadline = time.monotonic() + self.seconds
        tree, go_on = begun(opened, imagined, key, net, self.iterations, stop)
        done = 0
        while done < self.iterations and time.monotonic() < deadline and not stop.is_set():
            done += go_on(done, min(CHUNK, self.iterations - done))
        found = []
        child = int(tree[ROOT]["first_child"])
        while child:
            node = Node.unpacked(tree[child])
            if node.visits:
                found.append(Candidate(node.action, node.visits, node.won / (UNIT * node.visits)))
            child = node.next_sibling
        if not found:
            return Learned(file=self.file)(opened, imagined, key, stop)
        candidates = tuple(sorted(found, key=lambda one: (-one.visits, -one.expected, one.action)))
        return Choice(candidates[0].action, candidates, done)


@dataclass(frozen=True)
class Level:
    """One of the levels at a table: by the network where that is the stronger player, by plain search elsewhere."""

    learned: Learned | Sage
    searching: Searcher

    def __call__(self, opened: Opened, imagined: GameState, key: list[int], stop: Stop) -> Choice:
        return (self.learned if plays_by_network(opened.game) else self.searching)(opened, imagined, key, stop)


def plays_by_network(game: Game) -> bool:
    """A game whose network does not beat search yet says so in its `play.py`."""
    return not getattr(game.play, "LEVELS_SEARCH", False) and network_for(game, "") is not None


def begun(
    opened: Opened, root: GameState, key: list[int], net: Network, iterations: int, stop: Stop
) -> tuple[Any, Callable[[int, int], int]]:
    """The tree of a new search, and how it goes on: so many iterations from the first one given."""
    game = opened.game
    function = native.linked(game, guided, network, search).link(guided.search)
    tree = np.zeros(2 + min(iterations, MOST_NODES) * 8, Node.dtype)
    used = np.ones(1, "i8")
    packed = root.packed()
    box = opened.once("packed", opened.box.packed)[0]
    work, words = np.zeros_like(packed), np.array(key, "i8")
    mask, gains = np.zeros(mask_words(game.actions), "i8"), np.zeros(opened.seats, "i8")
    space = space_for(game, len(net.enter_bias))

    def go_on(first: int, count: int) -> int:
        done: int = function(tree, used, work, packed, box, words, first, count, net, space, mask, gains, stop.flag)
        return done

    return tree, go_on


def compile_learned(opened: Opened) -> None:
    """What `net` and `sage` run, if the game has a network."""
    net = network_for(opened.game, "")
    if net is not None:
        state = opened.game.new_state()
        begun(opened, state, [0, 0, 0, 0], net, 1, Stop())[1](0, 0)
        network_outputs(opened, state, net)
