"""The games as OpenSpiel games: `folktable_violet`, `folktable_gnome(players=4,payment=payer)` and so on.

    import pyspiel
    from folktable.adapters import openspiel

    openspiel.register()
    state = pyspiel.load_game("folktable_violet").new_initial_state()

Parameters are `players`, `edition` (a file) and the options of the game; a list is written `1;2;1`, and an empty text
means the usual. Where the usual is a text, a number is written `3;`, so that OpenSpiel does not take it for one.

Chance: our generator gives all shuffles and dice of a game from its seed, so all of chance is drawn before the first
decision: four chance nodes with 256 outcomes each, a byte of the seed at a time. No player sees it, so information
states, values and equilibria are those of the game in which cards are drawn when they are. What looks ahead in a state
must not look ahead in this one, though, but in one that the player could as well be in: `resample_from_infostate` gives
such states, with other hidden cards and other chance to come.

Where several seats may act at once (Grumpf), one of them does, as chance has it; in beats what it commits is secret.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import numpy as np

from folktable.adapters import lacking
from folktable.engine.errors import EditionError, FolktableError
from folktable.engine.game import Game, Opened, load, read_edition, slugs
from folktable.engine.seating import DIGEST, REFUSED
from folktable.engine.words import in_words
from folktable.environment import Environment, reopened

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise lacking("open_spiel", "openspiel") from error

SEED_BYTES = 4
ANY_BYTE = list(range(256))
BYTE = [(byte, 1 / 256) for byte in range(256)]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
NO_SEAT = -1


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names. To do it again changes nothing."""
    known = set(pyspiel.registered_names())
    for slug in slugs():
        game_type = type_of(load(slug))
        if game_type.short_name not in known:
            # A class of its own, as OpenSpiel holds what makes its games longer than Python lives.
            made = type(f"{slug.title()}Game", (SpielGame,), {"slug": slug, "game_type": game_type})
            pyspiel.register_game(game_type, made)
    return [f"folktable_{slug}" for slug in slugs()]


def loaded(name: str) -> Any:
    register()
    return pyspiel.load_game(name)


def type_of(game: Game) -> Any:
    fewest, most = game.seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"folktable_{game.slug}",
        long_name=in_words(game.title),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        parameter_specification={"players": fewest, "edition": "", **option_parameters(game)},
    )


# --- Parameters ----------------------------------------------------------------------------------------------


def option_parameters(game: Game) -> dict[str, bool | int | str]:
    """Each option with its usual value; what is neither a truth value nor a number is a text, "" for the usual."""
    return {
        field.name: field.default if isinstance(field.default, bool | int) else ""
        for field in msgspec.structs.fields(game.box.Options)
    }


def opened_with(game: Game, parameters: dict[str, Any]) -> Opened:
    fields = {field.name: field for field in msgspec.structs.fields(game.box.Options)}
    given = {name: value for name, value in parameters.items() if name in fields and value != ""}
    for name, value in given.items():
        if isinstance(value, str) and (";" in value.rstrip(";") or isinstance(fields[name].default, tuple)):
            given[name] = value.rstrip(";").split(";")
        elif isinstance(value, str):
            given[name] = value.rstrip(";")
    try:
        options = msgspec.to_builtins(msgspec.convert(given, game.box.Options, strict=False))
    except msgspec.ValidationError as error:
        raise EditionError(f"the options of {game.slug}: {error}") from None
    edition = read_edition(Path(parameters["edition"])) if parameters["edition"] else None
    return reopened(game.slug, msgspec.msgpack.encode((edition, options)), parameters["players"])


# --- Game and state --------------------------------------------------------------------------------------------


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    slug: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any]) -> None:
        opened = opened_with(load(self.slug), parameters)
        info = pyspiel.GameInfo(
            num_distinct_actions=opened.game.actions,
            max_chance_outcomes=len(BYTE),
            num_players=opened.seats,
            min_utility=-1 / (opened.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=opened.game.state.MOST_DECISIONS,
        )
        super().__init__(self.game_type, info, parameters)
        self.table = Environment(opened, "0")  # what the tables of all states are copies of

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer | None:
        """With the player's own knowledge, as numbers and words; with public information alone, in words."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or not (private or kind.private_info == pyspiel.PrivateInfoType.NONE):
            return None
        return Observer(self.table, private, kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """What is kept in `__dict__` is what OpenSpiel copies and serializes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed: tuple[int, ...] = ()  # its bytes, as far as chance has drawn them
        self.table: Environment | None = None  # from then on
        self.seen: Any = None  # the row that each player saw last
        self.digests: Any = None  # stand for all that each player has seen and done

    def current_player(self) -> int:
        if self.table is None:
            return CHANCE
        return TERMINAL if self.table.actor < 0 else self.table.actor

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.actor < 0

    def is_chance_node(self) -> bool:
        return self.table is None

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return self.table.legal_actions(player)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own does, which from Python would ask the state five times over."""
        table = self.table
        if table is None:
            return ANY_BYTE[:]
        if player is None or player == table.actor:
            return table.legal_now(table.actor)
        if player < 0:
            raise pyspiel.SpielError(f"Called LegalActions for pseudo-player {player}")
        return []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return BYTE

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.draw(action)
            return
        seat = self.table.actor
        if self.table.try_step(action, seat) == REFUSED:
            raise self.table.refusal(action, seat)
        self.remember(seat, action)

    def draw(self, byte: int) -> None:
        if byte not in ANY_BYTE:
            raise FolktableError(f"chance draws a byte of the seed, from 0 to 255, not {byte}")
        self.seed = (*self.seed, byte)
        if len(self.seed) == SEED_BYTES:
            self.table = self.get_game().table.clone()
            self.table.reset(str(int.from_bytes(bytes(self.seed))))
            self.seen = np.zeros((self.table.seats, self.table.layout.words), np.uint32)
            self.digests = np.zeros((self.table.seats, DIGEST), np.int64)
            self.remember(NO_SEAT, 0)

    def remember(self, seat: int, action: int) -> None:
        assert self.table is not None
        self.table.remember(self.seen, self.digests, seat, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> SpielState:
        """A state that the player cannot tell from this one. Its history is empty: what others did unseen, and what
        chance drew, is not known."""
        if self.table is None:
            raise FolktableError("chance is still drawing: there is nothing to resample before the first decision")
        state: SpielState = self.get_game().new_initial_state()
        state.seed = self.seed
        state.table = self.table.resample(player, None if sampler is None else repr(sampler()))
        state.seen, state.digests = np.zeros_like(self.seen), self.digests.copy()
        state.seen[player] = self.seen[player]
        state.digests[:] = self.digests[player]  # nothing is known of what the others remember but what follows from it
        state.remember(NO_SEAT, 0)
        return state

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.table is None else self.table.rewards

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player == CHANCE:
            return f"seed byte {action}"
        return self.table.action_name(action)

    def __str__(self) -> str:
        if self.table is None:
            return f"chance has drawn {len(self.seed)} of {SEED_BYTES} bytes of the seed: {bytes(self.seed).hex()}"
        return f"{self.table!r} {self.table.digest()}"


class Observer:
    """OpenSpiel's PyObserver for the numbers and words that a player is shown."""

    def __init__(self, table: Environment, private: bool, recall: bool) -> None:
        self.spectator = None if private else table.seats
        self.recall = recall
        length = table.layout.length if private else 0
        self.tensor = np.zeros(length + (32 * DIGEST if recall else 0), np.float32) if private else None
        self.dict = {}
        if self.tensor is not None:
            self.dict["observation"] = self.tensor[:length]
            if recall:
                self.dict["memory"] = self.tensor[length:]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.table is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = state.table.observation(player)
        if self.recall:
            digest = state.digests[player].astype("<u4").view(np.uint8)
            self.dict["memory"][:] = np.unpackbits(digest, bitorder="little")

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return ""
        if self.recall:
            digest = "".join(f"{word:08x}" for word in state.digests[player].tolist())
            return f"player {player} after {digest}"
        return state.table.text(player if self.spectator is None else self.spectator)
