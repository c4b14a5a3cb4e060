"""The rules compiled by Numba, on all cores, kept on disk.

Compiled code is stored under a folder named after the content of every source it was built from, so an
edited rule or helper is never served by old code. Folders that nobody has used for long are removed.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numba.core.cgutils
import numba.extending
import numpy as np
from llvmlite.binding import Linkage
from numba import types
from numba.core.compiler_lock import global_compiler_lock

from folktable.engine import playout
from folktable.engine.backends.internals import (
    ENVIRONMENT,
    FINALIZE,
    FIX_INDEX,
    OPTIMIZE,
    POINTER,
    Internal,
    from_the_front,
    replaced,
)
from folktable.engine.backends.linking import (
    COMPILED_INSTEAD,
    PLAYOUT_INSTEAD,
    Linker,
    argument_types,
    game_functions,
    sources_digest,
)
from folktable.engine.backends.results import Results, joined
from folktable.engine.choices import mask_words
from folktable.engine.game import Game, Opened
from folktable.engine.record import copy_record

CHUNK = 4096
FOLDER = re.compile(r"[a-z0-9_]+-[0-9a-f]{16}(-unwatched)?")
UNUSED_DAYS = 30
choosing_folder = threading.Lock()  # it is one setting for all threads
# Numba's type stubs lack some of what we use of it.
njit: Any = numba.njit
intrinsic: Any = numba.extending.intrinsic
cgutils: Any = numba.core.cgutils


def cache_folder() -> Path:
    base = os.environ.get("FOLKTABLE_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "folktable"
    )
    return Path(base)


def code_folder(game: Game, modules: Sequence[ModuleType], unwatched: bool) -> Path:
    flavour = "-unwatched" if unwatched else ""
    return cache_folder() / f"{game.slug}-{sources_digest(game, modules)}{flavour}"


def is_kept(folder: Path, function: str = "") -> bool:
    """Whether code of this function, or of any, lies there for this Python."""
    return any(folder.glob(f"*/*{function}-*.py{sys.version_info.major}{sys.version_info.minor}*.nbi"))


def nobody(slug: str) -> None:
    pass


told_of_compiling: Callable[[str], None] = nobody  # called with the game before what is not kept is compiled


def use(folder: Path) -> bool:
    """Note that this folder is needed, and remove what is no longer; False where nothing can be kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return False
    for other in folder.parent.iterdir():
        if FOLDER.fullmatch(other.name) and other.stat().st_mtime < time.time() - UNUSED_DAYS * 86400:
            shutil.rmtree(other, ignore_errors=True)
    return True


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Functions decorated meanwhile keep their compiled code in this folder."""
    config: Any = numba.config
    with choosing_folder:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before


@intrinsic  # type: ignore[untyped-decorator]
def copy_bytes(typing_context: Any, into: Any, source: Any) -> Any:
    """into[0] = source[0] as one block of memory; Numba would move a record byte by byte."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target, origin = (
            context.make_array(kind)(context, builder, value).data
            for kind, value in zip(signature.args, arguments, strict=True)
        )
        size = context.get_constant(types.intp, into.dtype.size)
        cgutils.raw_memcpy(builder, target, origin, context.get_constant(types.intp, 1), size)
        return context.get_dummy_value()

    return types.void(into, source), code


def copy_block(into: Any, source: Any) -> None:
    copy_bytes(into, source)


@contextmanager
def only_linked() -> Iterator[None]:
    """Functions compiled meanwhile are not optimised or made machine code by themselves.

    They become part of whoever calls them, so that the outermost function is optimised once, as a whole. Numba
    would do all of it anew at every level of calls, which took most of the time of a compile.
    """
    instead: dict[Internal, Callable[..., Any]] = {
        OPTIMIZE: lambda self: None,
        FINALIZE: lambda self: setattr(self, "_finalized", True),
        POINTER: lambda self, name: self._ensure_finalized() or 0,
        ENVIRONMENT: lambda self, env_name, env: None,
    }
    with global_compiler_lock, replaced(instead):
        yield


def called_by_python(dispatcher: Any, unwatched: bool) -> Any:
    """A function that Python calls, compiled as a whole when it is called first: nothing else calls what it calls, so
    that what is called in one place becomes part of it, and arguments that are always the same are not handed over
    (violet: a fifth faster). Rules never count an index from the end, which the unwatched ones are tested for."""
    compile_it = dispatcher.compile

    def compile(types: Any) -> Any:
        optimize = OPTIMIZE.function()

        def optimize_whole(self: Any) -> None:
            for function in self._final_module.functions:
                if function.linkage == Linkage.linkonce_odr:
                    function.linkage = Linkage.internal
            optimize(self)

        instead: dict[Internal, Callable[..., Any]] = {OPTIMIZE: optimize_whole}
        if unwatched:
            instead[FIX_INDEX] = from_the_front
        with global_compiler_lock, replaced(instead):
            return compile_it(types)

    dispatcher.compile = compile
    return dispatcher


def called_by_others(dispatcher: Any, types: tuple[Any, ...] | None) -> Any:
    """A function that only compiled ones call: compiled for these types alone, where they are known, and not
    before a caller is: one served from the disk needs none."""
    call_template = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        with only_linked():
            if types is not None and not dispatcher.overloads:
                dispatcher.compile(types)
                dispatcher.disable_compile()
            return call_template(args, kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def linked(game: Game, *modules: ModuleType, unwatched: bool = False) -> Linker:
    """A linker whose functions are compiled; `modules` are those beside engine and game that take part.

    Unwatched, the rules keep no knowledge: for playouts, where nobody asks for it. In one process the rules are typed
    and lowered once, whatever is built on them: that takes most of the time of a compile.
    """
    return linked_once(game, modules, unwatched)


@cache
def linked_once(game: Game, modules: tuple[ModuleType, ...], unwatched: bool) -> Linker:
    folder = code_folder(game, modules, unwatched)
    keeps = use(folder)
    common: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

    def compiled(function: FunctionType, outermost: bool) -> Any:
        if outermost:
            if not is_kept(folder, function.__name__):
                told_of_compiling(game.slug)
            with cached_in(folder):
                return called_by_python(njit(cache=keeps, **common)(function), unwatched)
        # What surrounds the rules is one loop: as a call, each of its pieces would be handed all arrays (violet: 6 %).
        loop = function.__module__ == playout.__name__
        inner = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=loop, **common)(function)
        return called_by_others(inner, argument_types(game, function))

    instead = {**(PLAYOUT_INSTEAD if unwatched else COMPILED_INSTEAD), copy_record: copy_block}
    beneath = linked_once(game, (), unwatched) if modules else None
    return Linker({**game_functions(game), **instead}, compiled, beneath)


def play_games(
    opened: Opened,
    key: Sequence[int],
    first: int,
    games: int,
    policies: Sequence[int],
    log: np.ndarray[Any, Any] | None = None,
) -> Results:
    """One thread's worth; it leaves the interpreter free."""
    play = linked(opened.game, unwatched=True).link(playout.play_games)
    results = Results.room_for(games, opened.seats)
    state = opened.game.state.State
    play(
        np.zeros(1, state.dtype),
        np.zeros(1, state.dtype),
        opened.box.packed()[0],
        np.array(key, "i8"),
        first,
        np.zeros(mask_words(opened.game.actions), "i8"),
        np.array(policies, "i1"),
        np.zeros(0, "i2") if log is None else log,
        *results,
    )
    return results


def compile_playout(opened: Opened) -> None:
    """Compile, or load from the disk, before anything is timed."""
    play_games(opened, [0, 0, 0, 0], 0, 0, [playout.RANDOM] * opened.seats)


def play_on_all_cores(
    opened: Opened,
    key: Sequence[int],
    first: int,
    games: int,
    policies: Sequence[int],
    play: Callable[[Opened, Sequence[int], int, int, Sequence[int]], Results] = play_games,
) -> Results:
    size = max(1, min(CHUNK, -(-games // (os.cpu_count() or 1))))
    chunks = [(at, min(size, first + games - at)) for at in range(first, first + games, size)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return joined(list(pool.map(lambda chunk: play(opened, key, chunk[0], chunk[1], policies), chunks)))
