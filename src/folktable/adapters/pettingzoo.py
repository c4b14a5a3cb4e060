"""The games as PettingZoo environments.

    from folktable.adapters import pettingzoo

    env = pettingzoo.env("violet")                    # or pettingzoo.make("aec", "folktable/violet-v1")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation["observation"], observation["action_mask"])
        env.step(action)

An observation is a dict: `observation`, the numbers that the seat knows, and `action_mask`, all zeros for a seat that
is not asked. Rewards come at the end and add up to 0. Unlike PettingZoo's own, an environment can be copied while it
runs: `clone`, `restore`, `copy.deepcopy` and pickle keep all of it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from functools import partial
from typing import Any, Literal, Self

import numpy as np

from folktable.adapters import lacking
from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened, load, slugs
from folktable.engine.savefile import new_seed
from folktable.engine.seating import REFUSED
from folktable.environment import Environment, open_game, version_of, whole_number

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as error:
    raise lacking(str(error.name), "pettingzoo") from None

Illegal = Literal["error", "lowest"]
Observation = dict[str, np.ndarray[Any, Any]]
RENDER_MODES = ("human", "ansi", "rgb_array")


def env(
    slug: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    edition: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "error",
) -> TurnByTurn:
    """A game in which one agent acts after the other.

    After `max_cycles` decisions the game is truncated, with rewards of 0. An illegal action is an error that says what
    is legal, and nothing happens; with `illegal="lowest"` the lowest legal action is taken instead, for loops that
    sample without looking at the mask.
    """
    return TurnByTurn(open_game(slug, players, options, edition), render_mode, max_cycles, illegal)


def parallel_env(
    slug: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    edition: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "error",
) -> AtOnce:
    """A game in which all seats that are asked act at once, as in Grumpf's beats; in other games that is one seat.

    Actions of seats that are not asked are not looked at. `max_cycles` counts steps.
    """
    return AtOnce(open_game(slug, players, options, edition), render_mode, max_cycles, illegal)


class Shared:
    """What both kinds of environment have in common."""

    def __init__(self, opened: Opened, render_mode: str | None, max_cycles: int | None, illegal: Illegal) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise FolktableError(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
        if max_cycles is not None and whole_number(max_cycles, "max_cycles") < 1:
            raise FolktableError(f"max_cycles is a number of steps from 1 on, not {max_cycles!r}")
        if illegal not in ("error", "lowest"):
            raise FolktableError(f"illegal is 'error' or 'lowest', not {illegal!r}")
        slug, version = opened.game.slug, version_of(opened.game)
        self.metadata = {"name": f"{slug}_v{version}", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode, self.max_cycles, self.illegal = render_mode, max_cycles, illegal
        self.possible_agents = [f"player_{seat}" for seat in range(opened.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        layout = opened.game.layout
        most = np.repeat([f.most for f in layout.features], [f.size for f in layout.features]).astype(np.uint8)
        self.observation_spaces = {agent: space_of(most, opened.game.actions) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(opened.game.actions) for agent in self.possible_agents}
        self.series, self.number = new_seed(), -1  # of games: reset() begins the next one
        self.game = Environment(opened, self.series)
        self.agents: list[str] = []
        self.cycles = 0

    def _begin(self, seed: int | None) -> None:
        """Game 0 of the series that a seed names, or the next of the series under way."""
        if seed is not None:
            self.series, self.number = str(whole_number(seed, "a seed")), -1
        self.number += 1
        self.game.reset(f"{self.series}/{self.number}")
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def _check_begun(self) -> None:
        if self.number < 0:
            raise FolktableError("the game has not begun: call reset()")

    def _check_running(self) -> None:
        if not self.agents:
            self._check_begun()
            raise FolktableError("the game is over: call reset()")

    def _seat(self, agent: str) -> int:
        found = self.seat_of.get(agent) if isinstance(agent, str) else None
        if found is None:
            raise FolktableError(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return found

    def observe(self, agent: str) -> Observation:
        observation, allowed = self.game.look(self._seat(agent))
        return {"observation": observation, "action_mask": allowed}

    def observation_space(self, agent: str) -> Any:
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        self._seat(agent)
        return self.action_spaces[agent]

    def _instead_of(self, action: int, seat: int) -> int:
        """What is done where an action is not legal."""
        if self.illegal == "error":
            raise self.game.refusal(action, seat)
        return self.game.legal_actions(seat)[0]

    def _cut(self) -> bool:
        """Are the cycles used up?"""
        self.cycles += 1
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def render(self) -> Any:
        """What the seat that decides sees, as the terminal shows it: printed, as text, or drawn (needs Pillow)."""
        self._check_begun()
        if self.render_mode == "rgb_array":
            from folktable.adapters.picture import picture

            return picture(self.game.text())
        if self.render_mode == "ansi":
            return self.game.text()
        if self.render_mode == "human":
            print(self.game.text(), end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> Self:
        """The same game at the same point: what is done to one does not touch the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.clone()
        twin.action_spaces = copy.deepcopy(self.action_spaces)
        for name in ("agents", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
            if name in self.__dict__:
                setattr(twin, name, copy.copy(self.__dict__[name]))
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def restore(self, earlier: Self) -> None:
        """Go back (or on) to where another environment of the same game is; that one stays as it is."""
        if type(earlier) is not type(self) or earlier.game.opened.digest != self.game.opened.digest:
            raise FolktableError(f"only a clone of {self} can be restored, not {earlier!r}")
        self.__dict__.update(earlier.clone().__dict__)


def space_of(most: np.ndarray[Any, Any], actions: int) -> Any:
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class TurnByTurn(Shared, pettingzoo.AECEnv):  # type: ignore[misc, unused-ignore]
    """PettingZoo's AEC form: `agent_selection` acts."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed, or without one the next of the series. `options` are not used."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.actor]

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        self._check_begun()
        agents: Iterable[str] = super().agent_iter(max_iter)
        return agents

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        self._check_running()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        self._check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise FolktableError(f"the game is over for {agent}: step(None) is all it can do, not {action!r}")
            self._was_dead_step(None)
            return
        seat = self.seat_of[agent]
        action = whole_number(action, "an action")
        actor = self.game.try_step(action, seat)
        if actor == REFUSED:
            actor = self.game.try_step(self._instead_of(action, seat), seat)
        if actor < 0 or self._cut():
            self.end()
        else:
            self.agent_selection = self.possible_agents[actor]

    def end(self) -> None:
        ended = self.game.over and not self.game.unfinished
        for agent, reward in zip(self.agents, self.game.rewards, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent], self.truncations[agent] = ended, not ended
        self._deads_step_first()


class AtOnce(Shared, pettingzoo.ParallelEnv):  # type: ignore[misc, unused-ignore]
    """PettingZoo's parallel form: a step takes the actions of all."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin the game of a seed, or without one the next of the series. `options` are not used."""
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self._check_running()
        chosen, phase = self._checked(actions), self.game.phase
        for seat in self._in_turn(chosen):
            # Where landings are carried out one by one, an earlier one may have made this one void.
            if self.game.phase == phase:
                self.game.try_step(chosen[seat], seat)
        ended = self.game.over and not self.game.unfinished
        cut = not ended and (self._cut() or self.game.over)
        agents = self.agents
        if ended or cut:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            dict(zip(agents, self.game.rewards, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _checked(self, actions: dict[str, int]) -> dict[int, int]:
        """The actions of the seats that are asked, all of them legal; else nothing happens."""
        if not isinstance(actions, dict):
            raise FolktableError(f"a step takes a dict of agents and their actions, not {actions!r}")
        for agent in actions:
            self._seat(agent)
        chosen = {}
        for seat in self.game.waiting:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise FolktableError(f"{agent} is asked for an action, and none was given")
            action = whole_number(actions[agent], f"the action of {agent}")
            legal = action in self.game.legal_actions(seat)
            chosen[seat] = action if legal else self._instead_of(action, seat)
        return chosen

    def _in_turn(self, chosen: Iterable[int]) -> list[int]:
        """From the seat that chance has named around the table: so none is always first."""
        return sorted(chosen, key=lambda seat: (seat - self.game.actor) % self.game.seats)

    def state(self) -> Any:
        raise NotImplementedError("a game has no state that all may see; `observe` tells what a seat knows")


for slug in slugs():
    for kind, make in (("aec", env), ("parallel", parallel_env)):
        pettingzoo.register(kind, f"folktable/{slug}-v{version_of(load(slug))}", partial(make, slug))
