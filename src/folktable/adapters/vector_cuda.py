"""A batch of games on a GPU: states, observations and masks stay there, and PyTorch or JAX use them where they are.

    rows = torch.as_tensor(games.rows)      # the same memory, by the CUDA array interface

Games of one warp should do the same thing, so each step goes through them sorted by what is decided (phase and action).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any

import numpy as np

from folktable.adapters.vector import Stepped, Vector, as_array
from folktable.engine import stepping
from folktable.engine.backends import waves
from folktable.engine.backends.cuda import THREADS, calls_kept, cuda_module, linked
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.game import Game, Opened
from folktable.engine.record import ENDED, RUNNING, UNFINISHED
from folktable.environment import as_seed

# A thread. With 64, as in playouts, gnome's step writes outside its local memory: a fault of NVIDIA's compiler
# (docs/tried.md, "A fault that is not ours").
BATCH_REGISTERS = 128


class Kernels:
    """The compiled steps of one game."""

    def __init__(self, game: Game) -> None:
        cuda = cuda_module()
        linker = linked(game)
        begin, step = linker.link(stepping.begin_one), linker.link(stepping.step_one)
        possible = linker.link(stepping.is_possible)
        kind_of = waves.kind_of(game)

        @cuda.jit(max_registers=BATCH_REGISTERS)  # type: ignore[untyped-decorator, unused-ignore]
        def begin_all(
            states: Any, blank: Any, boxes: Any, box_of: Any, key: Any, numbers: Any, masks: Any, rows: Any, actors: Any
        ) -> None:
            i = cuda.grid(1)
            if i < states.shape[0]:
                actors[i] = begin(states[i : i + 1], blank, boxes[box_of[i]], key, numbers[i], masks[i], rows[i])

        @cuda.jit(max_registers=BATCH_REGISTERS)  # type: ignore[untyped-decorator, unused-ignore]
        def step_all(
            order: Any, states: Any, blank: Any, boxes: Any, box_of: Any, seats_of: Any, key: Any, numbers: Any,
            actions: Any, masks: Any, rows: Any, actors: Any, ends: Any, scores: Any, rewards: Any, ended: Any,
            unfinished: Any, choices_only: bool,
        ) -> None:  # fmt: skip
            n = cuda.grid(1)
            if n < states.shape[0]:
                i = order[n]
                seats = seats_of[box_of[i]]
                actors[i] = step(
                    states[i : i + 1], blank, boxes[box_of[i]], key, numbers[i] + states.shape[0], actions[i],
                    masks[i], rows[i], scores[i, :seats], rewards[i, :seats], ends[i : i + 1], choices_only,
                )  # fmt: skip
                if ends[i] != RUNNING:
                    numbers[i] += states.shape[0]
                ended[i] = ends[i] == ENDED
                unfinished[i] = ends[i] == UNFINISHED

        @cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
        def find_kinds(states: Any, given: Any, actions: Any, masks: Any, kinds: Any, wrong: Any) -> None:
            """What each game decides; and the first whose action is not legal."""
            i = cuda.grid(1)
            if i < actions.shape[0]:
                actions[i] = given[i]
                kinds[i] = 0
                if possible(masks[i], actions[i]):
                    kinds[i] = kind_of(states[i].phase, actions[i])
                else:
                    cuda.atomic.min(wrong, 0, i)

        @cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
        def spread(rows: Any, word: Any, shift: Any, keep: Any, out: Any) -> None:
            """A block for each game."""
            i, n = cuda.blockIdx.x, cuda.threadIdx.x
            while n < out.shape[1]:
                out[i, n] = rows[i, word[n]] >> shift[n] & keep[n]
                n += THREADS

        self.begin_all, self.step_all, self.find_kinds, self.spread = begin_all, step_all, find_kinds, spread


@cache
def kernels(game: Game) -> Kernels:
    return Kernels(game)


class Cuda(Vector):
    def __init__(self, opened: Sequence[Opened], n: int, seed: str, choices_only: bool = False) -> None:
        super().__init__(opened, n, seed, choices_only)
        self.cuda = cuda = cuda_module()
        self.kernels = kernels(self.game)
        state = self.game.state.State.dtype
        self.states = cuda.to_device(np.zeros(n, state))
        self.blank = cuda.to_device(np.zeros(1, state))
        self.boxes = cuda.to_device(np.concatenate([one.box.packed() for one in opened]))
        self.box_of = cuda.to_device(np.arange(n, dtype="i4") % len(opened))
        self.seats_of = cuda.to_device(np.array([one.seats for one in opened], "i4"))
        self.numbers = cuda.to_device(np.zeros(n, "i8"))
        self.chosen = cuda.to_device(np.zeros(n, "i8"))
        self.sorting = waves.Sorting(self.game, n)
        self.wrong = cuda.to_device(np.zeros(1, "i4"))
        self.masks = cuda.to_device(np.zeros((n, mask_words(self.actions)), "u4"))
        self.rows = cuda.to_device(np.zeros((n, self.layout.words), "u4"))
        self.actors, self.ends = (cuda.to_device(np.zeros(n, "i1")) for _ in range(2))
        self.ended, self.unfinished = (cuda.to_device(np.zeros(n, np.bool_)) for _ in range(2))
        self.scores = cuda.to_device(np.zeros((n, self.seats), "i4"))
        self.rewards = cuda.to_device(np.zeros((n, self.seats), "f4"))
        self.infos = {"action_mask": self.masks, "actor": self.actors, "scores": self.scores}
        self.places = [cuda.to_device(column) for column in self.layout.places]
        self.legal_places = [
            cuda.to_device(column)
            for column in (
                np.arange(self.actions, dtype="i4") // 32,
                np.arange(self.actions, dtype="u4") % np.uint32(32),
                np.ones(self.actions, "u4"),
            )
        ]
        self.reset()

    def launch(self, kernel: Any, *arguments: Any, threads: int = 0) -> None:
        with calls_kept():
            kernel[-(-(threads or self.num_envs) // THREADS), THREADS](*arguments)

    def reset(self, seed: str | None = None) -> tuple[Any, dict[str, Any]]:
        self.seed = self.seed if seed is None else as_seed(seed)
        self.key = self.cuda.to_device(np.array(seed_words(self.seed), "i8"))
        self.numbers.copy_to_device(np.arange(self.num_envs))
        self.launch(
            self.kernels.begin_all, self.states, self.blank, self.boxes, self.box_of, self.key, self.numbers,
            self.masks, self.rows, self.actors,
        )  # fmt: skip
        return self.rows, self.infos

    def step(self, actions: Any) -> Stepped:
        """Actions lie on the GPU or here: anything with the CUDA array interface, or that NumPy takes."""
        self.wrong.copy_to_device(np.full(1, self.num_envs, "i4"))
        self.find_kinds(actions)
        wrong = int(self.wrong.copy_to_host()[0])
        if wrong < self.num_envs:
            raise self.refusal(wrong, self.chosen[wrong], self.masks[wrong].copy_to_host())
        self.carry_out()
        return self.rows, self.rewards, self.ended, self.unfinished, self.infos

    def step_legal(self, actions: Any) -> None:
        self.find_kinds(actions)
        self.carry_out()

    def wait(self) -> None:
        self.cuda.synchronize()

    def find_kinds(self, actions: Any) -> None:
        kinds = self.sorting.kinds
        given = self.taken(actions)
        self.launch(self.kernels.find_kinds, self.states, given, self.chosen, self.masks, kinds, self.wrong)

    def carry_out(self) -> None:
        self.launch(
            self.kernels.step_all, self.sorting.order(), self.states, self.blank, self.boxes, self.box_of,
            self.seats_of, self.key, self.numbers, self.chosen, self.masks, self.rows, self.actors, self.ends,
            self.scores, self.rewards, self.ended, self.unfinished, self.choices_only,
        )  # fmt: skip

    def taken(self, actions: Any) -> Any:
        """The actions as an array on the GPU; what is wrong with their shape or type is told."""
        on_gpu = hasattr(actions, "__cuda_array_interface__")
        given = self.checked_shape(self.cuda.as_cuda_array(actions) if on_gpu else as_array(actions))
        return given if on_gpu else self.cuda.to_device(given)

    @cached_property
    def numbers_seen(self) -> Any:
        return self.cuda.device_array((self.num_envs, self.layout.length), np.uint8)

    @cached_property
    def actions_legal(self) -> Any:
        return self.cuda.device_array((self.num_envs, self.actions), np.uint8)

    def spread(self) -> Any:
        return self.spread_into(self.numbers_seen, self.rows, self.places)

    def legal(self) -> Any:
        return self.spread_into(self.actions_legal, self.masks, self.legal_places)

    def spread_into(self, out: Any, packed: Any, places: list[Any]) -> Any:
        self.launch(self.kernels.spread, packed, *places, out, threads=self.num_envs * THREADS)
        return out
