"""One game in the hands of a program: the small public door to everything that Folktable plays.

    import folktable

    game = folktable.new_game("violet", seed="a winter night")
    while not game.over:
        seat = game.actor
        observation, legal = game.observation(seat), game.legal_actions(seat)
        game.step(policy(observation, legal))
    print(game.rewards)

Seats and actions are numbers from 0. The rules run compiled; a game's first use compiles them, which takes some seconds
and is kept on the disk. For thousands of games at once there is `folktable.adapters.vector`; for PettingZoo and
OpenSpiel, `folktable.adapters.pettingzoo` and `folktable.adapters.openspiel`. All of them play the same games: seed
"s/3" here is game 3 of a batch with seed "s".
"""

from __future__ import annotations

import hashlib
import operator
from functools import lru_cache
from typing import Any, Self

import msgspec
import numpy as np
from msgspec import Struct

import folktable
from folktable.engine import match, seating
from folktable.engine.backends import native
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.drawing import plain
from folktable.engine.errors import BrokenLog, FolktableError, IllegalDecision
from folktable.engine.game import Game, Opened, load, open_box
from folktable.engine.observing import Layout
from folktable.engine.record import UNFINISHED, GameState
from folktable.engine.savefile import new_seed
from folktable.engine.words import in_words, sentence

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Words32 = np.ndarray[Any, np.dtype[np.uint32]]
Masks = np.ndarray[Any, np.dtype[np.int8]]
FORMAT = 1


def new_game(
    slug: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    edition: dict[str, Any] | None = None,
    seed: str | None = None,
) -> Environment:
    """Begin a game.

    `slug` names it ("violet"). `players` is the number of seats, without it the fewest that the game takes. `options`
    are those of the game's rules reference (docs/rules/<slug>.md), `edition` the content of an edition file instead of
    the game's own. The same seed and decisions give the same game, on every machine and back end; without a seed,
    chance chooses one (`game.seed` tells it).
    """
    return Environment(open_game(slug, players, options, edition), new_seed() if seed is None else seed)


def open_game(
    slug: str, players: int | None = None, options: dict[str, Any] | None = None, edition: dict[str, Any] | None = None
) -> Opened:
    """The box of a game, checked: what every adapter begins with."""
    if not isinstance(slug, str):
        raise FolktableError(f"a game is named by a text, as 'violet', not by {slug!r}")
    if players is not None:
        players = whole_number(players, "players")
    for name, given in (("options", options), ("edition", edition)):
        if given is not None and not isinstance(given, dict):
            raise FolktableError(f"{name} is a dict of names and values, not {given!r}")
    return open_box(load(slug), edition, options, players)


def version_of(game: Game) -> int:
    """The number in `folktable/violet-v1`: docs/environments.md tells what raises it."""
    return int(getattr(game.observe, "VERSION", 1))


def restore(data: bytes) -> Environment:
    """A game as `Environment.serialize` wrote it."""
    return Environment.restored(data)


class Environment:
    """A game under way. `new_game` begins one.

    Where a seat is an argument, leaving it out means the one that decides now.
    """

    actor: int  #: the seat that decides now, -1 once the game is over; where several may, one of them, by chance
    seed: str  #: what all chance of the game comes from
    opened: Opened  #: the box: game, edition, options, number of seats

    def __init__(self, opened: Opened, seed: str) -> None:
        game = opened.game
        self.opened = opened
        linker = native.linked(game)
        self._begin, self._take = linker.link(seating.begin_with), linker.link(seating.take)
        self._look, self._list = linker.link(seating.look_as), linker.link(seating.list_legal)
        self._remember = linker.link(seating.remember)
        self._boxes = opened.box.packed()
        self._blank = np.zeros(1, game.state.State.dtype)
        self._state = np.zeros(1, game.state.State.dtype)
        self._places = game.layout.places
        self._mask = np.zeros(mask_words(game.actions), np.uint32)
        self._legal = np.zeros(game.actions, np.int32)
        self._row = np.zeros(game.layout.words, np.uint32)
        self._scores = np.zeros(opened.seats, np.int32)
        self._rewards = np.zeros(opened.seats)
        self._length, self._actions = game.layout.length, game.actions
        self.reset(seed)

    # --- The game ----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.opened.game

    @property
    def seats(self) -> int:
        """How many there are."""
        return self.opened.seats

    @property
    def actions(self) -> int:
        """How many different actions the game has: they are numbered from 0."""
        return self._actions

    @property
    def layout(self) -> Layout:
        """What each number of an observation means."""
        return self.game.layout

    @property
    def id(self) -> str:
        """How to cite it: "folktable/violet-v1"."""
        return f"folktable/{self.game.slug}-v{version_of(self.game)}"

    # --- Deciding ----------------------------------------------------------------------------------------

    def reset(self, seed: str) -> None:
        """Begin anew, with the same box."""
        self.seed = as_seed(seed)
        self._rewards[:] = 0
        self._scores[:] = 0
        self.actor = self._begin(self._state, self._blank, self._boxes, np.array(seed_words(seed)))

    @property
    def over(self) -> bool:
        return self.actor < 0

    @property
    def unfinished(self) -> bool:
        """Was the game stopped by its limit of decisions?"""
        return int(self._state["over"][0]) == UNFINISHED

    @property
    def decisions(self) -> int:
        """How many have been taken so far."""
        return int(self._state["decisions"][0])

    @property
    def phase(self) -> int:
        """Which question is asked: the phases have names in games/<slug>/state.py."""
        return int(self._state["phase"][0])

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats that may decide now: in most games one, in some moments of Grumpf several."""
        waiting = int(self._state["waiting"][0])
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    def step(self, action: int, seat: int | None = None) -> None:
        """Carry out a decision. One that is not legal changes nothing: the `IllegalDecision` says what is legal."""
        seat = self.actor if seat is None else self._seat(seat)
        actor = self.try_step(whole_number(action, "an action"), seat)
        if actor == seating.REFUSED:
            raise self.refusal(action, seat)

    def try_step(self, action: int, seat: int) -> int:
        """`step` for loops: the next actor, -1 at the end, or -2 where nothing happened as it was not legal."""
        actor: int = self._take(self._state, self._boxes, seat, action, self._mask, self._scores, self._rewards)
        if actor != seating.REFUSED:
            self.actor = actor
        return actor

    def refusal(self, action: int, seat: int) -> IllegalDecision:
        """Why a seat cannot take an action now."""
        if self.over:
            return IllegalDecision("the game is over: nothing can be decided any more")
        if seat not in self.waiting:
            return IllegalDecision(f"seat {seat} cannot decide now: {' and '.join(map(str, self.waiting))} must")
        legal = ", ".join(map(str, self.legal_actions(seat)))
        return IllegalDecision(f"action {action} is not legal for seat {seat}; legal are {legal}")

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """What a seat may do, in rising order; nothing, if it is not asked."""
        if seat is not None or self.actor < 0:
            seat = self._seat(seat)
        return self.legal_now(self.actor if seat is None else seat)

    def legal_now(self, seat: int) -> list[int]:
        """`legal_actions` for loops: it takes the seat on trust."""
        count = self._list(self._state, self._boxes, seat, self._mask, self._legal)
        found: list[int] = self._legal[:count].tolist()
        return found

    @property
    def rewards(self) -> list[float]:
        """By seat: 0 as long as the game runs; then they add up to 0, and a lone winner has 1."""
        found: list[float] = self._rewards.tolist()
        return found

    @property
    def scores(self) -> list[int]:
        """By seat, at the end: what the rules compare, the more the better; 0 as long as the game runs."""
        found: list[int] = self._scores.tolist()
        return found

    # --- Seeing, as numbers --------------------------------------------------------------------------------

    def look(self, seat: int | None = None) -> tuple[Bytes, Masks]:
        """`observation` and `action_mask` at once."""
        seat = self._seat(seat)
        observation, allowed = np.empty(self._length, np.uint8), np.empty(self._actions, np.int8)
        self._look(
            self._state, self._boxes, seat, self._mask, self._row, *self._places, observation, allowed
        )  # fmt: skip
        return observation, allowed

    def observation(self, seat: int | None = None) -> Bytes:
        """What a seat knows: a byte for each number; `layout.name(n)` tells what the n-th is."""
        return self.look(seat)[0]

    def action_mask(self, seat: int | None = None) -> Masks:
        """1 for each action that the seat may take now, 0 for the others."""
        return self.look(seat)[1]

    def row(self, seat: int | None = None) -> Words32:
        """The observation as the rules write it: packed into 32-bit words; `layout.spread` unpacks it."""
        self.look(seat)
        return self._row.copy()

    # --- Seeing, in words ----------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees, as the typed view that the page and the terminal draw (games/<slug>/table.py)."""
        return match.view_of(self.opened, self.state(), self._observer(seat))

    def question(self, seat: int | None = None) -> str:
        """What is being decided, in words for a seat; nothing once the game is over."""
        asked = match.sight(self.opened, self.state(), self._observer(seat)).question
        return "" if asked is None else sentence(asked.text)

    def choices(self, seat: int | None = None) -> dict[int, str]:
        """What a seat may do now, each action in words."""
        seat = self._seat(seat)
        return self._told(match.sight(self.opened, self.state(), seat), seat)

    def _told(self, seen: match.Sight, observer: int) -> dict[int, str]:
        """Options are in the order of their actions. In a window they are shown to seats whose turn is yet to come."""
        if observer not in self.waiting:
            return {}
        words = (sentence(option.text) for option in seen.options)
        return dict(zip(self.legal_now(observer), words, strict=True))

    def text(self, seat: int | None = None) -> str:
        """All that a seat sees as the terminal shows it, the question, and its choices with their numbers."""
        observer = self._observer(seat)
        seen = match.sight(self.opened, self.state(), observer)
        shown = plain(self.game.screen.screen(seen.view))
        lines = [in_words(self.game.title), "", shown.rstrip("\n")]
        if seen.question is not None:
            lines += ["", sentence(seen.question.text)]
        return "\n".join(lines + [f"{action:5}  {words}" for action, words in self._told(seen, observer).items()])

    def action_name(self, action: int) -> str:
        """A legal action of the actor in the game's notation."""
        action = whole_number(action, "an action")
        if self.over or action not in self.legal_now(self.actor):
            raise self.refusal(action, self.actor)
        name: str = self.game.table.action_name(self.state(), self.opened, action)
        return name

    def state(self) -> GameState:
        """The whole truth, as the rules' own record; a copy. Nothing that plays may look at it."""
        state: GameState = self.game.state.State.unpacked(self._state[0])
        return state

    def digest(self) -> str:
        """Names the state as it is, all that is hidden included."""
        return hashlib.sha256(self._state.tobytes()).hexdigest()[:16]

    def remember(self, seen: Words32, digests: Any, seat: int, action: int) -> None:
        """For adapters that need perfect recall: after a decision, seat by seat (rows of `seen` and `digests`), what
        it saw last and a digest of all that it has seen and done (engine/seating.py)."""
        self._remember(self._state, self._boxes, self._row, seen, digests, seat, action)

    # --- Copies ----------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """The same game once more: what is done to one does not touch the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.view(np.uint8).copy().view(self._state.dtype)  # with the gaps between the fields
        for name in ("_mask", "_legal", "_row", "_scores", "_rewards"):
            twin.__dict__[name] = self.__dict__[name].copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def resample(self, seat: int | None = None, seed: str | None = None) -> Self:
        """A game that the seat cannot tell from this one: all that it does not know, chance to come included, is made
        up anew. The same seed makes up the same. Where another seat decides, what this one makes up of its hand may
        leave it nothing to do: play on only what the actor imagines."""
        seed = new_seed() if seed is None else as_seed(seed)
        twin = self.clone()
        twin._state = match.imagine(self.opened, self.state(), self._seat(seat), seed).packed()
        twin.seed = seed
        return twin

    def serialize(self) -> bytes:
        """The game as bytes, for `restore` in this version of Folktable."""
        opened = self.opened
        saved = Saved(
            format=FORMAT,
            game=opened.game.slug,
            edition=None if opened.edition_data == opened.game.default_edition() else opened.edition_data,
            options=msgspec.to_builtins(opened.options),
            seats=opened.seats,
            rules=fields_digest(opened),
            seed=self.seed,
            actor=self.actor,
            rewards=self.rewards,
            scores=self.scores,
            state=self._state.tobytes(),
        )
        content = msgspec.msgpack.encode(saved)
        return hashlib.sha256(content).digest()[:8] + content

    @classmethod
    def restored(cls, data: bytes) -> Self:
        try:
            content = bytes(memoryview(data)[8:])
            if hashlib.sha256(content).digest()[:8] != bytes(memoryview(data)[:8]):
                raise BrokenLog("this is not a serialized game, or it was changed: its checksum does not match")
            saved = msgspec.msgpack.decode(content, type=Saved)
        except (TypeError, msgspec.MsgspecError) as error:
            raise BrokenLog(f"this is not a serialized game: {error}") from None
        opened = reopened(saved.game, msgspec.msgpack.encode((saved.edition, saved.options)), saved.seats)
        if saved.format != FORMAT or saved.rules != fields_digest(opened):
            raise BrokenLog(f"the game was serialized with other rules than those of folktable {folktable.__version__}")
        twin = cls(opened, saved.seed)
        twin._state = np.frombuffer(bytearray(saved.state), opened.game.state.State.dtype)
        twin._rewards[:] = saved.rewards
        twin._scores[:] = saved.scores
        twin.actor = saved.actor
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.serialize(),)

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.actor} decides"
        return f"<{self.id} with {self.seats} seats, after {self.decisions} decisions: {now}>"

    # --- Which seat --------------------------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            if self.over:
                raise FolktableError("the game is over and nobody decides: say which seat is meant")
            return self.actor
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < self.seats:
            raise FolktableError(f"a seat is a number from 0 to {self.seats - 1}, not {seat!r}")
        return int(seat)

    def _observer(self, seat: int | None) -> int:
        """The spectator, too, can read: by the number after the last seat, and once the game is over."""
        spectator = match.spectator(self.opened)
        return spectator if seat == spectator or (seat is None and self.over) else self._seat(seat)


class Saved(Struct, array_like=True):
    format: int
    game: str
    edition: dict[str, Any] | None
    options: dict[str, Any]
    seats: int
    rules: str
    seed: str
    actor: int
    rewards: list[float]
    scores: list[int]
    state: bytes


def whole_number(given: Any, what: str) -> int:
    """One of any kind, NumPy's too, but no truth value."""
    try:
        if not isinstance(given, bool):
            return operator.index(given)
    except TypeError:
        pass
    raise FolktableError(f"{what} is a whole number, not {given!r}")


def as_seed(given: Any) -> str:
    if not isinstance(given, str):
        raise FolktableError(f"a seed is a text, not {given!r}")
    return given


@lru_cache(maxsize=64)
def reopened(slug: str, edition_and_options: bytes, seats: int) -> Opened:
    edition, options = msgspec.msgpack.decode(edition_and_options)
    return open_box(load(slug), edition, options, seats)


def fields_digest(opened: Opened) -> str:
    """Changes with the box and with the fields of the state: what a state's bytes mean."""
    fields: str = opened.once("fields", lambda: repr(opened.game.state.State.dtype.descr))
    return hashlib.sha256(f"{opened.digest} {fields}".encode()).hexdigest()[:16]
