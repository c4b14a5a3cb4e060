"""A learned player's network: its file, and how it is asked.

It is evaluated by plain functions, as rules are: interpreted or compiled, with the same result to the last bit, because
every sum is taken in the same order. It sees a seat's observation (engine/observing.py) and nothing else.

    h = relu(observation · enter + enter_bias)
    h = h + relu(norm(h) · rise + rise_bias) · fall + fall_bias        for each block
    logits, values = norm(h) · policy + policy_bias, norm(h) · value + value_bias

`norm` divides by the root of the mean square. Values are rewards (engine/stepping.py, `share_out`) of the seats
clockwise from the one that looks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
import numpy as np
from msgspec import Struct

from folktable.engine.backends import native
from folktable.engine.backends.linking import Linker, game_functions
from folktable.engine.chance import FIRST_POLICY, WORD, next_word
from folktable.engine.choices import is_allowed
from folktable.engine.contract import observe
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened
from folktable.engine.record import GameState, Ints, Record

Array = np.ndarray[Any, np.dtype[Any]]
MOST_SEATS = 6
FILE = "network.npz"  # in a game's folder
SMALL = 1e-5  # keeps `norm` from dividing by nothing
QUANTISED = ("enter", "rise", "fall", "policy", "value")
LARGEST = 127
TEMPERATURE = 0.5  # how sure of itself a network plays: surer than it was trained
UNLIKELY = 0.05  # of the likeliest: what is less likely is not played


class Floats(Protocol):
    """A row of 32-bit floats."""

    def __getitem__(self, index: int, /) -> Any: ...
    def __setitem__(self, index: int, value: Any, /) -> None: ...
    def __len__(self) -> int: ...


class Network(NamedTuple):
    """The weights, and where each number of a row is (`Layout.places`)."""

    word: Array
    shift: Array
    keep: Array
    enter: Array  # numbers of a row x width
    enter_bias: Array
    rise: Array  # blocks x width x width
    rise_bias: Array
    fall: Array
    fall_bias: Array
    policy: Array  # width x actions
    policy_bias: Array
    value: Array  # width x MOST_SEATS
    value_bias: Array


class Space(NamedTuple):
    """Where an evaluation writes: the row, what is worked out on the way, and the results."""

    row: Array
    hidden: Array
    normed: Array
    risen: Array
    logits: Array
    values: Array


class Card(Struct, frozen=True):
    """How a network came to be."""

    game: str
    layout: str  # digest of the row it reads
    actions: int
    width: int
    decisions: int  # of self-play it learned from
    tables: list[str]  # what it was trained on
    how: dict[str, Any]  # the settings of its training
    version: str  # of folktable
    learned_at: dict[str, list[int]] = {}  # numbers of the edition that training varied; the others were the game's own


card_decoder = msgspec.json.Decoder(Card)  # made here, for threads use it (engine/game.py)


# --- Plain functions ------------------------------------------------------------------------------------------


def add_scaled(out: Floats, weights: Any, i: int, factor: Any) -> None:
    """out += factor * weights[i]"""
    for j in range(len(out)):
        out[j] += factor * weights[i, j]


def add_scaled_at_once(out: Any, weights: Any, i: int, factor: Any) -> None:
    """The same as the interpreter does it: the same products and sums, each in 32 bits."""
    out += factor * weights[i]


def norm(x: Floats, out: Floats) -> None:
    total = 0.0
    for i in range(len(x)):
        total += np.float64(x[i]) * np.float64(x[i])
    scale = 1 / math.sqrt(total / len(x) + SMALL)
    for i in range(len(x)):
        out[i] = np.float64(x[i]) * scale


def relu(x: Floats) -> None:
    for i in range(len(x)):
        if x[i] < 0:
            x[i] = 0


def layer(x: Floats, weights: Any, bias: Floats, out: Floats) -> None:
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(x)):
        if x[i] != 0:
            add_scaled(out, weights, i, x[i])


def enter(net: Network, row: Ints, out: Floats) -> None:
    """The first layer: most numbers of a row are 0."""
    for j in range(len(out)):
        out[j] = net.enter_bias[j]
    for n in range(len(net.word)):
        seen = row[net.word[n]] >> net.shift[n] & net.keep[n]
        if seen != 0:
            add_scaled(out, net.enter, n, np.float32(seen))


def evaluate(net: Network, space: Space) -> None:
    """From the row to what the network thinks of every action, and of every seat."""
    hidden, normed, risen = space.hidden, space.normed, space.risen
    enter(net, space.row, hidden)
    relu(hidden)
    for block in range(len(net.rise)):
        norm(hidden, normed)
        layer(normed, net.rise[block], net.rise_bias[block], risen)
        relu(risen)
        for j in range(len(hidden)):
            hidden[j] += net.fall_bias[block, j]
        for i in range(len(risen)):
            if risen[i] != 0:
                add_scaled(hidden, net.fall[block], i, risen[i])
    norm(hidden, normed)
    layer(normed, net.policy, net.policy_bias, space.logits)
    layer(normed, net.value, net.value_bias, space.values)


def look_and_evaluate(work: Sequence[Any], box: Record, net: Network, space: Space) -> None:
    """What the actor's seat sees, and what the network thinks of it."""
    s = work[0]
    observe(s, box, s.actor, space.row)
    evaluate(net, space)


def weight_of(logit: float, top: float, temperature: float) -> float:
    """How likely an action is beside the likeliest; what is unlikely is not played."""
    weight = math.exp((logit - top) / temperature)
    return weight if weight >= UNLIKELY else 0.0


def likely_action(s: GameState, mask: Ints, logits: Floats, temperature: float) -> int:
    """One of the legal actions, as likely as the network finds it; the hotter, the more alike they are."""
    top = -math.inf
    for action in range(len(logits)):
        if is_allowed(mask, action):
            top = max(top, np.float64(logits[action]))
    total = 0.0
    for action in range(len(logits)):
        if is_allowed(mask, action):
            total += weight_of(np.float64(logits[action]), top, temperature)
    left = total * next_word(s, FIRST_POLICY + s.actor) / (WORD + 1)
    chosen = -1
    for action in range(len(logits)):
        if is_allowed(mask, action):
            weight = weight_of(np.float64(logits[action]), top, temperature)
            if weight > 0 and left >= 0:
                chosen = action
            left -= weight
    return chosen


# --- Asking ------------------------------------------------------------------------------------------------------


def space_for(game: Game, width: int) -> Space:
    floats = (np.zeros(size, "f4") for size in (width, width, width, game.actions, MOST_SEATS))
    return Space(np.zeros(game.layout.words, "u4"), *floats)


@cache
def interpreted_linker(game: Game) -> Linker:
    return Linker({**game_functions(game), add_scaled: add_scaled_at_once}, lambda function, outermost: function)


def compiled_linker(game: Game) -> Linker:
    import folktable.bots.network as this

    return native.linked(game, this)


def network_outputs(opened: Opened, state: GameState, net: Network, compiled: bool = True) -> tuple[Array, Array]:
    """What the network thinks of each action (logits), and of each seat clockwise from the actor (rewards)."""
    space = space_for(opened.game, len(net.enter_bias))
    if compiled:
        function = compiled_linker(opened.game).link(look_and_evaluate)
        function(state.packed(), opened.once("packed", opened.box.packed)[0], net, space)
    else:
        interpreted_linker(opened.game).link(look_and_evaluate)([state], opened.box, net, space)
    return space.logits, space.values


# --- Files ---------------------------------------------------------------------------------------------------------


def scales(game: Game) -> Array:
    """What each number of a row is multiplied by before the first layer, so that none is above 1."""
    features = game.layout.features
    return (1 / np.repeat([one.most for one in features], [one.size for one in features])).astype("f4")


def file_bytes(weights: dict[str, Array], card: Card) -> bytes:
    """Weights as bytes with a scale for each column; a row's scales (`scales`) are already in them."""
    kept: dict[str, Any] = {"card": np.frombuffer(msgspec.json.encode(card), "u1")}
    for name, values in weights.items():
        if name in QUANTISED:
            scale = np.maximum(np.abs(values).max(axis=-2, keepdims=True), 1e-12) / LARGEST
            kept[name] = np.round(values / scale).astype("i1")
            kept[f"{name}_scale"] = scale.astype("f4")
        else:
            kept[name] = values.astype("f4")
    out = BytesIO()
    np.savez_compressed(out, **kept)
    return out.getvalue()


def read_network(game: Game, content: bytes, name: str = FILE) -> tuple[Network, Card]:
    """A network that fits this game's observations, or one line that says why it does not."""
    try:
        with np.load(BytesIO(content), allow_pickle=False) as file:
            kept = {key: file[key] for key in file.files}
        card = card_decoder.decode(kept.pop("card").tobytes())
    except (ValueError, KeyError, OSError, msgspec.DecodeError) as error:
        raise FolktableError(f"{name} is not a network: {error}") from None
    if (card.game, card.layout, card.actions) != (game.slug, game.layout.digest, game.actions):
        raise FolktableError(
            f"{name} was trained on other observations ({card.game}, layout {card.layout}, {card.actions} actions) "
            f"than those of this version ({game.slug}, layout {game.layout.digest}, {game.actions} actions)"
        )
    for each in QUANTISED:
        kept[each] = kept[each].astype("f4") * kept.pop(f"{each}_scale")
    word, shift, keep = game.layout.places
    return Network(word, shift, keep, **kept), card


@cache
def network_of(game: Game) -> tuple[Network, Card] | None:
    """The network that comes with a game; none, if it has none or one that does not fit."""
    file = Path(game.folder) / FILE
    if not file.exists():
        return None
    return read_network(game, file.read_bytes(), str(file))
