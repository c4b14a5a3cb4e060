"""The rules on a GPU by numba-cuda: one game per thread, its state in the thread's own memory."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from folktable.engine import playout
from folktable.engine.backends import interpreted
from folktable.engine.backends.internals import COMPILE_IR, old_numpy_names, replaced
from folktable.engine.backends.linking import COMPILED_INSTEAD, PLAYOUT_INSTEAD, Linker, argument_types, game_functions
from folktable.engine.backends.results import Results
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened

THREADS = 128  # per block
BLOCKS_PER_PROCESSOR = 16
MAX_REGISTERS = 64  # a thread: more threads at once hide more of the waiting for memory
LARGEST_INLINED = 400  # lines of intermediate code
CHECKED_GAMES = 16

PlayGames = Callable[[Opened, Sequence[int], int, int, Sequence[int]], Results]


@cache
def cuda_module() -> Any:
    """numba.cuda, if there is a GPU to use it on."""
    cuda: Any
    with old_numpy_names():
        try:
            from numba import cuda
        except ImportError:
            raise FolktableError("the cuda back end needs numba-cuda: pip install 'folktable[cuda]'") from None
        if not cuda.is_available():
            raise FolktableError("no NVIDIA GPU was found here; use --backend native")
        # What it would import when it first compiles, it imports now: the old names are there only meanwhile.
        importlib.import_module("numba.cuda.descriptor").cuda_target.typing_context.refresh()
    return cuda


def keep_calls(code: str) -> str:
    """Forbid the compiler to inline large functions.

    Games in one warp are at different points of their rules. With everything inlined a kernel is several
    hundred kilobytes and waits for its own instructions nine cycles in ten (Nsight Compute, violet on an H200);
    with calls it fits the instruction cache.
    """
    heads = re.split(r"^(?=define )", code, flags=re.MULTILINE)
    for i, function in enumerate(heads):
        head, newline, body = function.partition("\n")
        if head.startswith("define linkonce_odr") and body.partition("\n}")[0].count("\n") > LARGEST_INLINED:
            heads[i] = re.sub(r"\)(?=[^)]*$)", ") noinline", head, count=1) + newline + body
    return "".join(heads)


@contextmanager
def rewritten(change: Callable[[str], str]) -> Iterator[None]:
    """While a kernel is compiled, this goes over its code on the way to NVIDIA's compiler."""
    cuda_module()
    compile_ir = COMPILE_IR.function()

    def changed(llvmir: Any, **options: Any) -> Any:
        return compile_ir([change(part) for part in ([llvmir] if isinstance(llvmir, str) else llvmir)], **options)

    with replaced({COMPILE_IR: changed}):
        yield


def calls_kept() -> AbstractContextManager[None]:
    return rewritten(keep_calls)


def linked(game: Game, unwatched: bool = False, instead: dict[Any, Any] | None = None) -> Linker:
    """A linker whose functions are a GPU's. Unwatched, the rules keep no knowledge: for playouts."""
    cuda = cuda_module()

    def compiled(function: FunctionType, outermost: bool) -> Any:
        types = argument_types(game, function)
        return cuda.jit(device=True)(function) if types is None else cuda.jit(types, device=True)(function)

    own = {**(PLAYOUT_INSTEAD if unwatched else COMPILED_INSTEAD), **(instead or {})}
    return Linker({**game_functions(game), **own}, compiled)


@cache
def kernel(game: Game) -> Any:
    cuda = cuda_module()
    import numba

    play = linked(game, unwatched=True).link(playout.play_games)
    record = numba.from_dtype(game.state.State.dtype)
    words = mask_words(game.actions)

    @cuda.jit(max_registers=MAX_REGISTERS)  # type: ignore[untyped-decorator, unused-ignore]
    def play_all(
        blank: Any, box: Any, key: Any, first: int, policies: Any, no_log: Any,
        lengths: Any, overs: Any, checks: Any, scores: Any,
    ) -> None:  # fmt: skip
        work = cuda.local.array(1, record)
        mask = cuda.local.array(words, numba.int64)
        game_number = cuda.grid(1)
        while game_number < lengths.shape[0]:
            end = game_number + 1
            play(
                work, blank, box[0], key, first + game_number, mask, policies, no_log,
                lengths[game_number:end], overs[game_number:end], checks[game_number:end], scores[game_number:end],
            )  # fmt: skip
            game_number += cuda.gridsize(1)

    return play_all


def play_games(opened: Opened, key: Sequence[int], first: int, games: int, policies: Sequence[int]) -> Results:
    cuda = cuda_module()
    results = Results.room_for(games, opened.seats)
    on_device = [cuda.to_device(column) for column in results]
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_PER_PROCESSOR
    with calls_kept():
        kernel(opened.game)[min(blocks, -(-games // THREADS)), THREADS](
            cuda.to_device(np.zeros(1, opened.game.state.State.dtype)),
            cuda.to_device(opened.box.packed()),
            cuda.to_device(np.array(key, "i8")),
            first,
            cuda.to_device(np.array(policies, "i1")),
            cuda.to_device(np.zeros(1, "i2")),
            *on_device,
        )
    cuda.synchronize()
    return Results(*(column.copy_to_host() for column in on_device))


def compile_playout(opened: Opened, play: PlayGames = play_games) -> None:
    """Compile, and play a few games against the interpreter: a kernel that disagrees is not used."""
    key, policies = seed_words("self-check"), [playout.RANDOM] * opened.seats
    on_gpu = play(opened, key, 0, CHECKED_GAMES, policies)
    if interpreted.play_games(opened, key, 0, CHECKED_GAMES, policies).checks.tolist() != on_gpu.checks.tolist():
        raise FolktableError(
            f"{opened.game.slug} does not play the same on this GPU as in the interpreter; use --backend native"
        )
