"""A small network learns Violet and the Grumpy Nisse by playing itself, on a CPU, until it beats the greedy player.

    python learn.py                 minutes; it says how it fares; --out FILE keeps the weights
    python learn.py --updates 40    a taste: a minute or two

Nothing but NumPy and `folktable.adapters.vector`. One network plays both seats: a seat sees itself as "me". It learns
by proximal policy optimization (Schulman et al., 2017): play a few steps of many games at once, see which actions came
out better than the network thought, make those likelier. Its value is from the view of who decides; when the other
seat decides next, what is good for that one is bad for this one, and the sign changes.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np

import folktable
from folktable.adapters import vector
from folktable.bots.names import bot_named

GAME = "violet"
HIDDEN = 128
STEPS = 16  # of every game between two updates
SOONER = 0.95  # how much of a surprise further on counts for an action (lambda of GAE)
EPOCHS, PARTS = 2, 6  # how often each step is learned from, and in how many parts
CLIP = 0.2
CURIOSITY = 0.01  # weight of the entropy: keeps actions likely that have not been tried enough
RATE = 1e-3
ILLEGAL = np.float32(-1e9)

Array = Any


class Network:
    """Rows of observations in; how likely each action is, and how well it will end, out."""

    def __init__(self, layout: folktable.engine.observing.Layout, actions: int, numbers: np.random.Generator) -> None:
        most = np.repeat([feature.most for feature in layout.features], [feature.size for feature in layout.features])
        self.scale = (1 / most).astype("f4")
        self.weights = {
            "in": numbers.normal(0, 1 / math.sqrt(40), (layout.length, HIDDEN)).astype("f4"),  # some 40 bits are set
            "bias": np.zeros(HIDDEN, "f4"),
            "policy": np.zeros((HIDDEN, actions), "f4"),
            "value": np.zeros((HIDDEN, 1), "f4"),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def think(self, rows: Array, legal: Array) -> tuple[Array, Array, Array, Array]:
        """The input, the hidden layer, the logarithm of each action's probability, and the value."""
        x = rows * self.scale
        hidden = np.maximum(x @ self.weights["in"] + self.weights["bias"], 0)
        logits = np.where(legal, hidden @ self.weights["policy"], ILLEGAL)
        logits -= logits.max(1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return x, hidden, logs, np.tanh(hidden @ self.weights["value"])[:, 0]

    def choose(self, rows: Array, legal: Array, numbers: np.random.Generator) -> tuple[Array, Array, Array]:
        """An action each, as likely as the network thinks; the logarithm of its probability, and the value."""
        _, _, logs, value = self.think(rows, legal)
        noise = -np.log(-np.log(numbers.random(logs.shape, "f4") + 1e-12) + 1e-12)
        actions = (np.where(legal, logs, ILLEGAL) + noise).argmax(1)
        return actions, logs[np.arange(len(actions)), actions], value

    def learn(self, rows: Array, legal: Array, actions: Array, was: Array, advantage: Array, target: Array) -> None:
        """One step up the gradient."""
        each = np.arange(len(actions))
        x, hidden, logs, value = self.think(rows, legal)
        ratio = np.exp(logs[each, actions] - was)
        inside = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        likely = np.exp(logs)
        entropy = -(likely * np.where(legal, logs, 0)).sum(1, keepdims=True)
        by_logits = -likely * (ratio * advantage * inside)[:, None]
        by_logits[each, actions] += ratio * advantage * inside
        by_logits -= CURIOSITY * likely * (np.where(legal, logs, 0) + entropy)
        by_value = ((target - value) * (1 - value**2))[:, None]
        by_hidden = (by_logits @ self.weights["policy"].T + by_value @ self.weights["value"].T) * (hidden > 0)
        gradient = {
            "in": x.T @ by_hidden,
            "bias": by_hidden.sum(0),
            "policy": hidden.T @ by_logits,
            "value": hidden.T @ by_value,
        }
        self.climb({name: slope / len(actions) for name, slope in gradient.items()})

    def climb(self, gradient: dict[str, Array]) -> None:
        """Adam (Kingma and Ba, 2015)."""
        self.updates += 1
        for name, slope in gradient.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.weights[name] += RATE * mean / (np.sqrt(square) + 1e-6)


class SelfPlay:
    def __init__(self, games: int, seed: int) -> None:
        self.numbers = np.random.default_rng(seed)
        self.games = vector.make(GAME, games, seed=str(seed))
        self.network = Network(self.games.layout, self.games.actions, self.numbers)

    def update(self) -> None:
        """Play some steps of every game, then learn from them."""
        games, seen = self.games, []
        for _ in range(STEPS):
            rows, legal, actor = games.spread(), games.legal().astype(bool), games.actors.copy()
            actions, logs, value = self.network.choose(rows, legal, self.numbers)
            _, rewards, ended, stopped, _ = games.step(actions)
            reward = rewards[np.arange(len(actor)), actor].copy()
            seen.append((rows, legal, actions, logs, value, actor, reward, ended | stopped))
        *_, next_value = self.network.choose(games.spread(), games.legal().astype(bool), self.numbers)
        next_actor = games.actors.copy()
        advantages = []
        advantage = np.zeros(games.num_envs, "f4")
        for _, _, _, _, value, actor, reward, over in reversed(seen):
            sign = np.where(next_actor == actor, 1, -1) * ~over
            advantage = reward + sign * next_value - value + SOONER * sign * advantage
            advantages.append(advantage)
            next_value, next_actor = value, actor
        rows, legal, actions, logs, value = (np.concatenate([step[n] for step in seen]) for n in range(5))
        advantage = np.concatenate(advantages[::-1]).astype("f4")
        target = np.clip(advantage + value, -1, 1)
        choices = np.flatnonzero(legal.sum(1) > 1)  # where there is one legal action, there is nothing to learn
        advantage = (advantage - advantage[choices].mean()) / (advantage[choices].std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(self.numbers.permutation(choices), PARTS):
                self.network.learn(rows[part], legal[part], actions[part], logs[part], advantage[part], target[part])


def against_greedy(network: Network, games: int, seed: str) -> float:
    """The network's share of wins, in either seat by turns; it takes what it thinks best."""
    greedy = bot_named("greedy")
    first = folktable.new_game(GAME)
    tables = [first.clone() for _ in range(games)]
    for n, table in enumerate(tables):
        table.reset(f"{seed}/{n}")
    while any(not table.over for table in tables):
        mine = [table for n, table in enumerate(tables) if table.actor == n % 2]
        for n, table in enumerate(tables):
            if not table.over and table.actor != n % 2:
                table.step(greedy.choose(table.opened, table.state(), table.actor, f"{seed}/{n}").action)
        if mine:
            looks = [table.look() for table in mine]
            logs = network.think(np.array([row for row, _ in looks]), np.array([mask for _, mask in looks]) > 0)[2]
            for table, action in zip(mine, logs.argmax(1), strict=True):
                table.step(action)
    return sum(table.rewards[n % 2] > 0 for n, table in enumerate(tables)) / games


def main(arguments: list[str] | None = None) -> tuple[SelfPlay, list[float]]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=3000, help="the most; it stops as soon as it beats greedy")
    parser.add_argument("--games", type=int, default=256, help="played at once")
    parser.add_argument("--every", type=int, default=100, help="updates between two matches against greedy")
    parser.add_argument("--match", type=int, default=400, help="games of such a match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="", help="a file for the weights")
    given = parser.parse_args(arguments)
    playing, began, shares = SelfPlay(given.games, given.seed), time.monotonic(), []
    for update in range(given.updates + 1):
        if update % given.every == 0 or update == given.updates:
            share = against_greedy(playing.network, given.match, f"match {given.seed}")
            shares.append(share)
            print(
                f"{update * given.games * STEPS:>10,} decisions, {time.monotonic() - began:5.0f} s: "
                f"wins {share:.0%} of {given.match} games against greedy",
                flush=True,
            )
            if share - 1.96 * math.sqrt(0.25 / given.match) > 0.5:  # surely more than half
                print("It beats greedy.")
                break
        playing.update()
    if given.out:
        np.savez(given.out, **playing.network.weights)
    return playing, shares


if __name__ == "__main__":
    main()
