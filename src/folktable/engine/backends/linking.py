"""Linking: the same plain functions, bound to another back end.

`Linker.link` copies a function and everything it calls, with all calls leading to the copies. A back end says
with `compiled` what to make of each copy (and whether Python or only another copy will call it), and with
`instead` which functions it replaces by its own.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from folktable.engine import contract
from folktable.engine.chance import word_alone, word_at
from folktable.engine.choices import bit_count, count_bits
from folktable.engine.errors import FolktableError
from folktable.engine.game import RULE_FUNCTIONS, Game
from folktable.engine.knowledge import UNWATCHED
from folktable.engine.loops import NO_LOOP, as_loops, generator_in, place
from folktable.engine.narration import HIDDEN, also, is_told, note, whisper
from folktable.engine.record import copy_record
from folktable.engine.subset import called_by, circle


def game_functions(game: Game) -> dict[Any, Any]:
    """The functions of the contract, with those of this game that stand for them."""
    own = {getattr(contract, name): getattr(game.rules, name) for name in RULE_FUNCTIONS}
    more = {contract.worth_of: game.play.worth_of, contract.observe: game.observe.observe}
    return {**own, **more, contract.measure: nothing_to_say if game.reasons is None else game.reasons.measure}


def nothing_to_say(s: Any, box: Any, out: Any) -> None:
    """What a game without `reasons.py` measures."""


class Linker:
    def __init__(
        self,
        instead: dict[Any, Any],
        compiled: Callable[[FunctionType, bool], Any],
        beneath: Linker | None = None,
    ) -> None:
        """`beneath` has copied functions that this one may use as they are: it replaces the same ones."""
        self.instead = instead
        self.compiled = compiled
        self.done: dict[tuple[FunctionType, bool], Any] = beneath.done if beneath else {}
        self.path: list[FunctionType] = []  # functions being copied, each called by the one before it
        self.spaces: dict[str, dict[str, Any]] = beneath.spaces if beneath else {}
        # Bots think in threads: half a path of another is no circle.
        self.one_at_a_time: threading.Lock = beneath.one_at_a_time if beneath else threading.Lock()

    def link(self, function: Any) -> Any:
        """The function in this back end, to be called from ordinary Python."""
        if (function, True) not in self.done:
            with self.one_at_a_time:
                if (function, True) not in self.done:
                    self.done[function, True] = self._copy(function, outermost=True)
        return self.done[function, True]

    def _inner(self, function: FunctionType) -> Any:
        if (function, False) not in self.done:
            if function in self.path:
                again = self.path[self.path.index(function) :]
                raise FolktableError(f"{circle([*again, function])}: rules may not call themselves")
            self.path.append(function)
            try:
                copy = self._copy(function, outermost=False)
            finally:
                self.path.pop()
            self.done[function, False] = copy
            if isinstance(copy, FunctionType):  # whoever meets the copy in its module need not copy it again
                self.done[copy, False] = copy
        return self.done[function, False]

    def _copy(self, function: FunctionType, outermost: bool) -> Any:
        source = as_loops(self.instead.get(function, function))
        if (left := generator_in(source.__code__)) is not None:
            raise FolktableError(f"{place(source.__code__, left.co_firstlineno)}: {NO_LOOP}")
        module = source.__module__
        if module not in self.spaces:
            self.spaces[module] = dict(vars(sys.modules[module]))
        space = self.spaces[module]
        for name, called in called_by(source, space).items():
            space[name] = self._inner(called)
        copy = FunctionType(source.__code__, space, source.__name__, source.__defaults__, source.__closure__)
        copy.__annotations__ = source.__annotations__
        copy.__module__ = module
        copy.__qualname__ = source.__qualname__
        return self.compiled(copy, outermost)


def argument_types(game: Game, function: FunctionType) -> tuple[Any, ...] | None:
    """The one signature to compile a function for, where its annotations tell: `s`, `box` and plain numbers.

    Without it, Numba would compile a function anew for every width of integer that it is called with: several
    times the code and the time. Functions on arrays, or with defaults, are left to their calls.
    """
    import numba

    known: dict[Any, Any] = {
        "s": numba.from_dtype(game.state.State.dtype),
        "box": numba.from_dtype(game.box.Box.dtype),
        int: numba.int64,
        "int": numba.int64,
        bool: numba.boolean,
        "bool": numba.boolean,
    }
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    found = [known.get(name) or known.get(function.__annotations__.get(name)) for name in names]
    return None if function.__defaults__ or None in found else tuple(found)


def sources_digest(game: Game, modules: Sequence[ModuleType]) -> str:
    """Changes whenever any source changes that compiled code of this game may have been built from."""
    engine = Path(__file__).parents[1]
    files = {*engine.rglob("*.py"), *game.folder.glob("*.py"), *(Path(str(m.__file__)) for m in modules)}
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


# --- What compiled code does instead --------------------------------------------------------------------


def say_nothing(
    s: Any, kind: int, seat: int = HIDDEN, x: int = HIDDEN, y: int = HIDDEN, z: int = HIDDEN, w: int = HIDDEN
) -> None:
    pass


def whisper_nothing(s: Any, knowers: int, kind: int, seat: int, x: int, y: int = HIDDEN) -> None:
    pass


def add_nothing(s: Any, value: int) -> None:
    pass


def never(s: Any) -> bool:
    return False


def copy_packed(into: Any, source: Any) -> None:
    into[0] = source[0]


COMPILED_INSTEAD: dict[Any, Any] = {
    note: say_nothing,
    whisper: whisper_nothing,
    also: add_nothing,
    is_told: never,
    copy_record: copy_packed,
    word_at: word_alone,
    bit_count: count_bits,
}
PLAYOUT_INSTEAD: dict[Any, Any] = {**COMPILED_INSTEAD, **UNWATCHED}
