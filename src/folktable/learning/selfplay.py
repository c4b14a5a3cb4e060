"""Self-play: proximal policy optimization (Schulman et al., 2017) over batches of games, on a GPU or on CPU cores.

One network plays all seats of all tables. In games of hidden cards plain self-play runs in circles, so:
- it is drawn towards a moving average of its own weights (Maidment et al., "EMAgnet", 2026), which is also what plays
  in the end, and towards many-sidedness (entropy), the less the further the training is;
- in some games one seat is played by an earlier self.

It has a value for every seat. What a decision was worth is the actor's share of the rewards that followed, as far as
they differ from what was expected (lambda returns of all seats, so that seats and their number make no difference).

A run is cut into chapters. Each begins with new games from seeds of its own and ends with a checkpoint: who goes on
from there gets what an unbroken run would have given, as far as the hardware adds up the same sums alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import optax
from msgspec import Struct

from folktable import __version__
from folktable.adapters.vector import Vector, batch
from folktable.bots.network import MOST_SEATS, SMALL, Card, file_bytes, scales
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened
from folktable.engine.record import RUNNING

ILLEGAL = -1e9
POOL = 8  # earlier selves that are kept
Weights = dict[str, Any]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How to train. All numbers that a run depends on."""

    width: int = 256
    blocks: int = 2
    games: int = 32768  # played at once, at all tables together
    steps: int = 32  # of every game between two updates
    part: int = 32768  # decisions learned from at once
    chapter: int = 64  # updates
    rate: float = 5e-4
    last_rate: float = 2e-5
    entropy: float = 0.03
    last_entropy: float = 0.003
    anchor: float = 0.05  # how strongly it is drawn to its average
    average: float = 0.99  # how much of the average an update leaves
    returns: float = 0.95  # lambda
    clip: float = 0.2
    past_every: int = 7  # of so many games, one has an earlier self in one seat; 0: none
    seed: int = 0


class Progress(NamedTuple):
    """What is told of a chapter."""

    chapter: int
    decisions: int
    per_second: float
    entropy: float
    value_loss: float
    against_past: float  # reward of the learner's seats for each of the earlier self's seat's; above 0: stronger


# --- The network, for training --------------------------------------------------------------------------------


def fresh(game: Game, settings: Settings) -> Weights:
    """Random weights, as bots/network.py names them, but for a row whose numbers are scaled to at most 1."""
    numbers = np.random.default_rng(settings.seed)
    width, blocks = settings.width, settings.blocks

    def normal(scale: float, *shape: int) -> Any:
        return jnp.asarray(numbers.normal(0, scale, shape).astype("f4"))

    def zeros(*shape: int) -> Any:
        return jnp.zeros(shape, "f4")

    return {
        "enter": normal(0.1, game.layout.length, width),  # some hundred numbers of a row are not 0
        "enter_bias": zeros(width),
        "rise": normal((2 / width) ** 0.5, blocks, width, width),
        "rise_bias": zeros(blocks, width),
        "fall": normal(0.5 / width**0.5, blocks, width, width),
        "fall_bias": zeros(blocks, width),
        "policy": normal(0.01 / width**0.5, width, game.actions),
        "policy_bias": zeros(game.actions),
        "value": normal(0.1 / width**0.5, width, MOST_SEATS),
        "value_bias": zeros(MOST_SEATS),
    }


def norm(x: Any) -> Any:
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + SMALL)


def forward(weights: Weights, scale: Any, seen: Any, kind: Any) -> tuple[Any, Any]:
    """Logits and values of rows with a byte for each number; products are of this kind, sums of 32 bits."""

    def through(x: Any, matrix: Any, bias: Any) -> Any:
        product = jnp.matmul(x.astype(kind), matrix.astype(kind), preferred_element_type=jnp.float32)
        return product + bias

    h = jax.nn.relu(through(seen, weights["enter"] * scale[:, None], weights["enter_bias"]))
    for block in range(weights["rise"].shape[0]):
        risen = jax.nn.relu(through(norm(h), weights["rise"][block], weights["rise_bias"][block]))
        h = h + through(risen, weights["fall"][block], weights["fall_bias"][block])
    last = norm(h)
    return (
        through(last, weights["policy"], weights["policy_bias"]),
        through(last, weights["value"], weights["value_bias"]),
    )


# --- What was played -------------------------------------------------------------------------------------------


class Steps(NamedTuple):
    """Steps of all games, one row for each; all but `rewards` and `ends` as they were before the decision."""

    rows: Any
    masks: Any
    actors: Any
    actions: Any
    chances: Any  # logarithm of how likely the action was
    values: Any  # of every seat, the first seat's first
    learns: Any  # whether the learner decided
    rewards: Any
    ends: Any


class Trainer:
    def __init__(
        self, game: Game, boxes: Sequence[Opened], backend: str, settings: Settings,
        against: Weights | None = None,
    ) -> None:  # fmt: skip
        """Game i is played with box i modulo their number. Against a given network, that plays one seat in every game
        and does not learn: a response to it is trained."""
        self.game, self.settings, self.against = game, settings, against
        self.batch: Vector = batch(boxes, settings.games, backend, "", choices_only=True)
        self.games = settings.games
        self.seats = np.resize(np.array([one.seats for one in boxes], "i4"), self.games)
        self.on_gpu = backend == "cuda"
        self.kind = jnp.bfloat16 if self.on_gpu else jnp.float32
        self.past_every = 1 if against is not None else settings.past_every
        self.scale = jnp.asarray(scales(game))
        self.times = [jnp.int32(t) for t in range(settings.steps + 1)]  # made once: sending a number takes its time
        self.views: list[Any] = []  # of the batch's arrays; on a GPU they are the same memory at every step
        number = np.arange(self.games)
        self.is_past_game = number % self.past_every == 0 if self.past_every else np.zeros(self.games, bool)
        self.past_seat = np.where(self.is_past_game, number // max(self.past_every, 1) % self.seats, -1).astype("i4")
        self.optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))
        self.weights = fresh(game, settings)
        self.average = self.weights
        self.moments = self.optimizer.init(self.weights)
        self.pool: list[Weights] = []
        self.chapter = 0
        self.decisions = 0
        self.learned_at: dict[str, list[int]] = {}  # numbers of the edition that the boxes vary
        self.begun_with = 0  # decisions that the network had learned from with which the run began
        self.seconds = 0.0  # of training, in whole chapters
        self.began = 0.0  # the chapter under way; 0: none is
        self.act = jax.jit(self.act_once, donate_argnums=(2,))
        self.learn = jax.jit(self.learn_once, donate_argnums=(3,))

    # --- Playing

    def allowed(self, masks: Any) -> Any:
        actions = jnp.arange(self.game.actions)
        return (masks[..., actions // 32] >> (actions % 32).astype(masks.dtype) & 1).astype(bool)

    def think(self, weights: Weights, rows: Any, masks: Any) -> tuple[Any, Any]:
        """Logarithms of how likely each action is, and values of the seats from the actor on."""
        logits, values = forward(weights, self.scale, rows, self.kind)
        return jax.nn.log_softmax(jnp.where(self.allowed(masks), logits, ILLEGAL)), values

    def from_first_seat(self, values: Any, actors: Any) -> Any:
        """Values by seat; 0 for seats that are not there."""
        seat = jnp.arange(MOST_SEATS)
        seats = jnp.asarray(self.seats)[:, None]
        turned = jnp.take_along_axis(values, (seat - actors[:, None]) % seats, 1)
        return jnp.where(seat < seats, turned, 0.0)

    def act_once(self, weights: Weights, past: Weights, steps: Steps, t: Any, seen: Any, key: Any) -> tuple[Any, Any]:
        """Write down what is seen and what the last decision brought, and decide."""
        rows, masks, actors, rewards, ends = seen
        rewards = jnp.pad(rewards, ((0, 0), (0, MOST_SEATS - rewards.shape[1])))
        actors, ends = actors.astype(jnp.int32), ends != RUNNING
        chances, values = self.think(weights, rows, masks)
        learns = jnp.ones(self.games, bool)
        if self.past_every:
            which = slice(None, None, self.past_every)
            theirs, _ = self.think(past, rows[which], masks[which])
            turn = jnp.asarray(self.past_seat)[which] == actors[which]
            chances = chances.at[which].set(jnp.where(turn[:, None], theirs, chances[which]))
            learns = learns.at[which].set(~turn)
        actions = jax.random.categorical(jax.random.fold_in(key, t), chances).astype(jnp.int32)
        chosen = jnp.take_along_axis(chances, actions[:, None], 1)[:, 0]
        values = self.from_first_seat(values, actors)
        steps = Steps(
            rows=steps.rows.at[t].set(rows),
            masks=steps.masks.at[t].set(masks),
            actors=steps.actors.at[t].set(actors),
            actions=steps.actions.at[t].set(actions),
            chances=steps.chances.at[t].set(chosen),
            values=steps.values.at[t].set(values),
            learns=steps.learns.at[t].set(learns),
            rewards=steps.rewards.at[t - 1].set(rewards),
            ends=steps.ends.at[t - 1].set(ends),
        )
        return steps, actions

    def room(self) -> Steps:
        """For one step more than is learned from: its values stand for what comes after."""
        t, n = self.settings.steps + 1, self.games
        return Steps(
            rows=jnp.zeros((t, n, self.game.layout.length), jnp.uint8),
            masks=jnp.zeros((t, n, self.batch.masks.shape[1]), jnp.uint32),
            actors=jnp.zeros((t, n), jnp.int32),
            actions=jnp.zeros((t, n), jnp.int32),
            chances=jnp.zeros((t, n)),
            values=jnp.zeros((t, n, MOST_SEATS)),
            learns=jnp.zeros((t, n), bool),
            rewards=jnp.zeros((t, n, MOST_SEATS)),
            ends=jnp.zeros((t, n), bool),
        )

    def seen(self) -> list[Any]:
        """What the batch holds now, for JAX to read where it is."""
        one = self.batch
        rows = one.spread()  # JAX would take longer to unpack them, and twice: to act, and to learn
        one.wait()
        if not self.views or not self.on_gpu:
            self.views = [jnp.asarray(column) for column in (rows, one.masks, one.actors, one.rewards, one.ends)]
        return self.views

    def play(self, steps: Steps, key: Any) -> Steps:
        """So many steps of every game, and a last look."""
        past = self.against if self.against is not None else self.pool[-1] if self.pool else self.weights
        if self.against is None and len(self.pool) > 1:
            past = self.pool[int(jax.random.randint(key, (), 0, len(self.pool)))]
        for t in self.times[:-1]:
            steps, actions = self.act(self.weights, past, steps, t, self.seen(), key)
            self.batch.step_legal(actions.block_until_ready() if self.on_gpu else np.asarray(actions))
        steps, _ = self.act(self.weights, past, steps, self.times[-1], self.seen(), key)
        return steps

    # --- Learning

    def returns(self, steps: Steps) -> Any:
        """What each seat got in the end, as far as it can be told: lambda returns."""
        keep = self.settings.returns

        def back(later: Any, step: Any) -> tuple[Any, Any]:
            rewards, ends, next_values = step
            goes_on = jnp.where(ends, 0.0, 1.0)[:, None]
            now = rewards + goes_on * ((1 - keep) * next_values + keep * later)
            return now, now

        inputs = (steps.rewards[:-1], steps.ends[:-1], steps.values[1:])
        return jax.lax.scan(back, steps.values[-1], inputs, reverse=True)[1]

    def loss(self, weights: Weights, average: Weights, part: Any, entropy_weight: Any) -> tuple[Any, Any]:
        rows, masks, actors, actions, before, learns, advantages, returns, seats = part
        settings = self.settings
        chances, values = self.think(weights, rows, masks)
        anchors, _ = self.think(average, rows, masks)
        chosen = jnp.take_along_axis(chances, actions[:, None], 1)[:, 0]
        ratio = jnp.exp(chosen - before)
        gain = jnp.minimum(ratio * advantages, jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip) * advantages)
        likely = jnp.exp(chances)
        spread = -(likely * jnp.maximum(chances, -20)).sum(1)
        away = (likely * (jnp.maximum(chances, -20) - jnp.maximum(jax.lax.stop_gradient(anchors), -20))).sum(1)
        count = learns.sum() + 1
        policy_loss = (learns * (settings.anchor * away - gain - entropy_weight * spread)).sum() / count
        seat = jnp.arange(MOST_SEATS)
        wanted = jnp.take_along_axis(returns, (actors[:, None] + seat) % seats[:, None], 1)
        there = (seat < seats[:, None]) * learns[:, None]
        value_loss = (there * (values - wanted) ** 2).sum() / (there.sum() + 1)
        return policy_loss + 0.5 * value_loss, ((learns * spread).sum() / count, value_loss)

    def learn_once(
        self, weights: Weights, average: Weights, moments: Any, steps: Steps, key: Any, rate: Any, entropy_weight: Any
    ) -> tuple[Any, ...]:
        settings = self.settings
        returns = self.returns(steps)
        got = jnp.take_along_axis(returns - steps.values[:-1], steps.actors[:-1][..., None], 2)[..., 0]
        several = self.allowed_several(steps.masks[:-1]) & steps.learns[:-1]
        mean = (got * several).sum() / (several.sum() + 1)
        deviation = jnp.sqrt((((got - mean) ** 2) * several).sum() / (several.sum() + 1))
        advantages = (got - mean) / (deviation + 1e-6) * several
        flat = [
            x.reshape(-1, *x.shape[2:])
            for x in (
                steps.rows, steps.masks, steps.actors, steps.actions, steps.chances, steps.learns, advantages, returns,
                jnp.broadcast_to(jnp.asarray(self.seats), steps.actors.shape),
            )
        ]  # fmt: skip
        total = advantages.size  # the last look, which is behind them, is not learned from
        parts = total // min(settings.part, total)
        order = jax.random.permutation(key, total)[: parts * (total // parts)].reshape(parts, -1)

        def improve(carried: Any, which: Any) -> tuple[Any, Any]:
            weights, moments = carried
            part = [x[which] for x in flat]
            gradient, told = jax.grad(self.loss, has_aux=True)(weights, average, part, entropy_weight)
            change, moments = self.optimizer.update(gradient, moments)
            return (jax.tree.map(lambda w, c: w - rate * c, weights, change), moments), told

        (weights, moments), (entropy, value_loss) = jax.lax.scan(improve, (weights, moments), order)
        average = jax.tree.map(lambda a, w: settings.average * a + (1 - settings.average) * w, average, weights)
        past = jnp.asarray(self.past_seat)
        theirs = jnp.take_along_axis(steps.rewards[:-1], jnp.maximum(past, 0)[None, :, None], 2)[..., 0]
        ended = steps.ends[:-1] & (past >= 0)
        against_past = -(theirs * ended).sum() / (ended.sum() + 1e-6)
        return weights, average, moments, steps, (entropy.mean(), value_loss.mean(), against_past)

    def allowed_several(self, masks: Any) -> Any:
        return jnp.bitwise_count(masks).sum(-1) > 1

    def run_chapter(self, progress_at: Callable[[], float]) -> Progress:
        """Play and learn for a chapter; `progress_at` says how far the whole training is, from 0 to 1."""
        settings = self.settings
        self.began = time.perf_counter()
        self.batch.reset(f"training {settings.seed} {self.chapter}")
        steps = self.room()
        key = jax.random.key(settings.seed * 1_000_003 + self.chapter)
        told: list[Any] = []
        updates = 0
        while updates < settings.chapter and progress_at() < 1:
            done = min(progress_at(), 1.0)
            rate = settings.rate + done * (settings.last_rate - settings.rate)
            entropy_weight = settings.entropy + done * (settings.last_entropy - settings.entropy)
            key, playing, learning = jax.random.split(key, 3)
            steps = self.play(steps, playing)
            self.weights, self.average, self.moments, steps, news = self.learn(
                self.weights, self.average, self.moments, steps, learning, rate, entropy_weight
            )
            told.append(news)
            updates += 1
            self.decisions += settings.steps * self.games
        self.chapter += 1
        self.pool = [*self.pool, self.average][-POOL:]
        entropy, value_loss, against_past = (float(np.mean([float(one[n]) for one in told])) for n in range(3))
        seconds = time.perf_counter() - self.began
        self.seconds, self.began = self.seconds + seconds, 0.0
        speed = updates * settings.steps * self.games / seconds
        return Progress(self.chapter, self.decisions, speed, entropy, value_loss, against_past)

    def spent(self) -> float:
        """Seconds of training so far."""
        return self.seconds + (time.perf_counter() - self.began if self.began else 0.0)

    # --- Files

    def network(self) -> bytes:
        """The average as a file that bots play with."""
        weights = {name: np.asarray(values) for name, values in self.average.items()}
        weights["enter"] = weights["enter"] * scales(self.game)[:, None]
        card = Card(
            game=self.game.slug,
            layout=self.game.layout.digest,
            actions=self.game.actions,
            width=self.settings.width,
            decisions=self.begun_with + self.decisions,
            tables=[f"{seats} seats" for seats in sorted({int(seats) for seats in self.seats})],
            how=msgspec.to_builtins(self.settings),
            version=__version__,
            learned_at=self.learned_at,
        )
        return file_bytes(weights, card)

    def save(self, path: Path) -> None:
        leaves = jax.tree.leaves((self.weights, self.average, self.moments, self.pool))
        kept = {f"{n:04}": np.asarray(leaf) for n, leaf in enumerate(leaves)}
        counts = np.array([self.chapter, self.decisions, len(self.pool), round(self.seconds)])
        settings = np.frombuffer(msgspec.json.encode(self.settings), "u1")
        partial_file = path.with_suffix(".writing")
        with open(partial_file, "wb") as file:
            np.savez(file, **{"counts": counts, "settings": settings, **kept})  # type: ignore[arg-type]
        partial_file.replace(path)

    def load(self, path: Path) -> None:
        """Go on where a run stopped, at the end of its last whole chapter."""
        with np.load(path) as file:
            settings = msgspec.json.decode(file["settings"].tobytes(), type=Settings)
            if settings != self.settings:
                raise FolktableError(f"{path} is of a run with other settings: {settings}")
            self.chapter, self.decisions, pooled, self.seconds = (int(n) for n in file["counts"])
            shape = (self.weights, self.average, self.moments, [self.weights] * pooled)
            leaves, tree = jax.tree.flatten(shape)
            if len(leaves) != len(file.files) - 2:
                raise FolktableError(f"{path} is not a checkpoint of this version")
            found = [jnp.asarray(file[f"{n:04}"]) for n in range(len(leaves))]
        self.weights, self.average, self.moments, self.pool = jax.tree.unflatten(tree, found)
