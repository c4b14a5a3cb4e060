"""What we replace in other libraries is as we know it, and is put back."""

from __future__ import annotations

import threading
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from folktable.engine.backends import cuda, internals, native
from folktable.engine.backends.internals import (
    CARVEOUT,
    COMPILE_IR,
    ENVIRONMENT,
    FINALIZE,
    FIX_INDEX,
    FIX_INDEX_ON_GPU,
    LOADED,
    OPTIMIZE,
    POINTER,
    Internal,
    allow_shared_memory,
    replaced,
)
from folktable.engine.choices import nth_bit
from folktable.engine.errors import FolktableError
from folktable.engine.game import load

INTERNALS = [OPTIMIZE, FINALIZE, POINTER, ENVIRONMENT, FIX_INDEX, COMPILE_IR]


@pytest.mark.parametrize("internal", INTERNALS, ids=lambda i: i.name)
def test_it_is_as_we_know_it(internal: Internal) -> None:
    """If this fails, compiling still works, but slowly: look at what the library does now."""
    assert not internal.wrong()


@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="these are of numba-cuda: pip install 'folktable[cuda]'")
@pytest.mark.parametrize("internal", [FIX_INDEX_ON_GPU, LOADED, CARVEOUT], ids=lambda i: i.name)
def test_numba_cuda_is_as_we_know_it(internal: Internal) -> None:
    """If this fails, games do not go in blocks on a GPU, or are slower there."""
    assert not internal.wrong()


def test_without_more_shared_memory_it_is_said_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(internals, "CARVEOUT", CARVEOUT._replace(name="carve"))
    with pytest.raises(FolktableError, match=r"there is no numba\.cuda\.cudadrv\.driver\.CudaPythonFunction\.carve"):
        allow_shared_memory(None, 1 << 17)


def test_it_is_replaced_meanwhile_and_put_back() -> None:
    before = OPTIMIZE.function()
    with suppress(RuntimeError), replaced({OPTIMIZE: lambda self: None}):
        assert OPTIMIZE.function() is not before
        raise RuntimeError
    assert OPTIMIZE.function() is before


def test_another_thread_waits() -> None:
    entered = threading.Event()

    def other() -> None:
        with replaced({FINALIZE: lambda self: None}):
            entered.set()

    with replaced({OPTIMIZE: lambda self: None}):
        thread = threading.Thread(target=other)
        thread.start()
        assert not entered.wait(0.2)
    thread.join()
    assert entered.is_set()


@pytest.mark.parametrize(
    ("unknown", "wrong"),
    [
        (OPTIMIZE._replace(name="_optimise"), "there is no numba.core.codegen.JITCodeLibrary._optimise"),
        (POINTER._replace(takes=("self", "symbol")), "takes ('self', 'name'), not ('self', 'symbol')"),
        (COMPILE_IR._replace(module="numba.cuda.nowhere"), "there is no numba.cuda.nowhere.compile_ir"),
    ],
)
def test_where_one_has_changed_nothing_is_replaced(unknown: Internal, wrong: str) -> None:
    assert wrong in unknown.wrong()
    before = FINALIZE.function()
    with replaced({FINALIZE: lambda self: None, unknown: lambda self: None}):
        assert FINALIZE.function() is before


def test_the_plain_way_compiles_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("FOLKTABLE_CACHE", str(tmp_path))
    monkeypatch.setattr(Internal, "wrong", lambda self: "changed")
    linked = native.linked_once.__wrapped__(load("violet"), (), False).link(nth_bit)
    assert [linked(0b1011, n) for n in range(3)] == [0, 1, 3]


def test_numpy_is_left_as_it_was() -> None:
    names = [name for name in internals.OLD_NAMES if hasattr(np, name)]
    with suppress(FolktableError):  # no GPU here
        cuda.cuda_module()
    assert [name for name in internals.OLD_NAMES if hasattr(np, name)] == names


def last_of(array: Any) -> int:
    return int(array[-len(array) // len(array)])  # -1, which no compiler knows beforehand


last: Any = None  # that, compiled


def twice_the_last(array: Any) -> int:
    return last(array) + last(array)


def test_what_python_calls_is_compiled_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in it is kept for callers from outside; unwatched, no index is looked at for whether it counts from the
    end, so that -1 is what lies before the array."""
    found = {}
    for unwatched in (False, True):
        monkeypatch.setitem(globals(), "last", native.njit(last_of))
        function = native.called_by_python(native.njit(twice_the_last), unwatched)
        found[unwatched] = function(np.arange(8)[4:])
        (code,) = function.inspect_llvm().values()
        assert "linkonce_odr" not in code
    assert found == {False: 14, True: 6}
