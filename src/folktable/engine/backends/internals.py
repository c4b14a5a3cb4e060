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
from numba import types

from folktable.engine.errors import FolktableError


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
INDEX = ("context", "builder", "idxty", "idx", "size")
FIX_INDEX = Internal("numba.np.arrayobj", "", "fix_integer_index", INDEX)
COMPILE_IR = Internal("numba.cuda.cudadrv.nvvm", "", "compile_ir", ("llvmir",))
# Of numba-cuda alone; the older numba.cuda has them not, or otherwise.
FIX_INDEX_ON_GPU = Internal("numba.cuda.np.arrayobj", "", "fix_integer_index", INDEX)
DRIVER = "numba.cuda.cudadrv.driver"
LOADED = Internal("numba.cuda.codegen", "CUDACodeLibrary", "get_cufunc", ("self",))
CARVEOUT = Internal(DRIVER, "CudaPythonFunction", "set_shared_memory_carveout", ("self", "carveout"))

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


def from_the_front(context: Any, builder: Any, idxty: Any, idx: Any, size: Any) -> Any:
    """An index as it is: rules never count from the end (a test holds every game to it), and asking each costs."""
    return context.cast(builder, idx, idxty, types.intp if idxty.signed else types.uintp)


def allow_shared_memory(kernel: Any, size: int) -> None:
    """Let a compiled kernel be launched with more shared memory than the 48 kB that every kernel may have.

    numba-cuda has no way to say so. This does what CARVEOUT does, with another attribute of the same function.
    """
    if wrong := unfit([LOADED, CARVEOUT]):
        raise FolktableError(f"no more shared memory can be had: {'; '.join(wrong)}")
    driver = importlib.import_module(DRIVER)
    function = kernel.library.get_cufunc()
    attribute = driver.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.driver.cuKernelSetAttribute(attribute, size, function.handle, function.device.id)


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
