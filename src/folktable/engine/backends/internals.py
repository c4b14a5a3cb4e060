"""What we replace in other libraries, all in one place: only while compiling, under a lock, and put back after.

These are private parts of Numba and numba-cuda, so a release may change them. Each is described as we know it; where
one is otherwise, nothing is replaced and compiling goes the plain way: slower, and right all the same. The test of this
file says which of them has changed.
"""

from __future__ import annotations

import importlib
import inspect
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np


class Internal(NamedTuple):
    """A function inside a library."""

    module: str
    owner: str  # a class in the module, or "" for the module itself
    name: str
    takes: tuple[str, ...]  # its parameters, as far as we rely on them

    def place(self) -> Any:
        module = importlib.import_module(self.module)
        return getattr(module, self.owner) if self.owner else module

    def function(self) -> Any:
        """None where there is none."""
        return getattr(self.place(), self.name, None)

    def wrong(self) -> str:
        """What is not as we know it; empty where all is."""
        full = ".".join(part for part in (self.module, self.owner, self.name) if part)
        try:
            function = getattr(self.place(), self.name)
        except (ImportError, AttributeError):
            return f"there is no {full}"
        takes = tuple(inspect.signature(function).parameters)[: len(self.takes)]
        return "" if takes == self.takes else f"{full} takes {takes}, not {self.takes}"


CODEGEN = "numba.core.codegen"
OPTIMIZE = Internal(CODEGEN, "JITCodeLibrary", "_optimize_final_module", ("self",))
FINALIZE = Internal(CODEGEN, "JITCodeLibrary", "_finalize_final_module", ("self",))
POINTER = Internal(CODEGEN, "JITCodeLibrary", "get_pointer_to_function", ("self", "name"))
ENVIRONMENT = Internal(CODEGEN, "JITCPUCodegen", "set_env", ("self", "env_name", "env"))
COMPILE_IR = Internal("numba.cuda.cudadrv.nvvm", "", "compile_ir", ("llvmir",))

compiling = threading.RLock()


def unfit(internals: Sequence[Internal]) -> list[str]:
    """Which of these are not as we know them."""
    return [wrong for internal in internals if (wrong := internal.wrong())]


@contextmanager
def replaced(instead: dict[Internal, Callable[..., Any]]) -> Iterator[None]:
    """Others take these functions' places meanwhile, if all of them are as we know them; nobody else compiles."""
    with compiling:
        if unfit(list(instead)):
            yield
            return
        before = {internal: getattr(internal.place(), internal.name) for internal in instead}
        for internal, function in instead.items():
            setattr(internal.place(), internal.name, function)
        try:
            yield
        finally:
            for internal, function in before.items():
                setattr(internal.place(), internal.name, function)


# NumPy 2.4 and later lack names that numba-cuda still looks up when it is imported.
OLD_NAMES = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}


@contextmanager
def old_numpy_names() -> Iterator[None]:
    """NumPy has them meanwhile, and not for everybody."""
    with compiling:
        added = [old for old in OLD_NAMES if not hasattr(np, old)]
        for old in added:
            setattr(np, old, getattr(np, OLD_NAMES[old]))
        try:
            yield
        finally:
            for old in added:
                delattr(np, old)
