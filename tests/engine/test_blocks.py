"""Games on a GPU in waves within a block, as far as that can be told without one."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from numba.np.numpy_support import as_dtype

from folktable.engine import playout
from folktable.engine.backends import blocks, waves
from folktable.engine.chance import WORD, philox
from folktable.engine.errors import FolktableError
from folktable.engine.game import load, open_box
from folktable.engine.record import RUNNING

H200 = 232448  # bytes of shared memory that a block may have


def test_philox_in_words_gives_the_same_words():
    compiled = numba.njit(blocks.philox_in_words)
    numbers = np.random.default_rng(1).integers(0, WORD, (2000, 6), endpoint=True).tolist()
    for words in [[0] * 6, [WORD] * 6, [1 << 31] * 6, *numbers]:
        assert compiled(*words) == philox(*words)


@pytest.mark.parametrize("slug", ["violet", "nisse", "grumpf", "naughty", "gnome"])
def test_shared_memory_is_used_and_not_overrun(slug: str) -> None:
    layout = blocks.layout_of(load(slug), H200)
    assert layout.record.size % 8 == 0  # states are copied in words
    assert layout.before * layout.record.size >= -(-layout.box.size // 8) * 8
    used = layout.dynamic + layout.places * blocks.BYTES_A_PLACE + blocks.BYTES_BESIDE
    assert H200 - layout.record.size - blocks.BYTES_A_PLACE < used <= H200
    assert layout.threads >= layout.places
    assert layout.threads * layout.registers <= blocks.REGISTERS


def test_too_little_shared_memory_is_told():
    with pytest.raises(FolktableError, match="too few for games of violet"):
        blocks.layout_of(load("violet"), 16384)


KERNEL = """\
define void @"play"([24 x i8]* %"s") {
  call i32 @"apply"(i8** %".1", [24 x i8]* %"s", [8 x i8]* %"box")
}
define linkonce_odr i32 @"apply"(i8** %".ret", [24 x i8]* %"s", [8 x i8]* %"box") {
  %".5" = getelementptr inbounds [24 x i8], [24 x i8]* %"s", i32 0, i32 16
  %".6" = bitcast i8* %".5" to i32*
}
declare i32 @"legal"([24 x i8]*)
"""
IN_SHARED_MEMORY = """\
define void @"play"([24 x i8]* %"s") {
  %"shared.24.1" = addrspacecast [24 x i8]* %"s" to [24 x i8] addrspace(3)*
  call i32 @"apply"(i8** %".1", [24 x i8] addrspace(3)* %"shared.24.1", [8 x i8]* %"box")
}
define linkonce_odr i32 @"apply"(i8** %".ret", [24 x i8] addrspace(3)* %"s", [8 x i8]* %"box") {
  %".5.shared" = getelementptr inbounds [24 x i8], [24 x i8] addrspace(3)* %"s", i32 0, i32 16
  %".5" = addrspacecast i8 addrspace(3)* %".5.shared" to i8*
  %".6" = bitcast i8* %".5" to i32*
}
declare i32 @"legal"([24 x i8] addrspace(3)*)
"""


def test_records_that_functions_are_handed_are_in_shared_memory():
    assert blocks.in_shared_memory(KERNEL, (24,)) == IN_SHARED_MEMORY
    assert blocks.in_shared_memory(KERNEL, ()) == KERNEL


# --- A GPU in plain Python ------------------------------------------------------------------------------------------


class Gpu:
    """What the kernel needs of numba.cuda, with threads of Python. Memory is full of rubbish at first."""

    def __init__(self, layout: blocks.Layout) -> None:
        self.dynamic, self.threads = layout.dynamic, layout.threads
        self.here = threading.local()
        self.lock = threading.Lock()
        self.shared = self.local = self.atomic = self
        self.threadIdx = self

    @property
    def x(self) -> int:
        return self.here.thread

    def jit(self, device: bool) -> Any:
        return lambda function: function

    def array(self, shape: int, dtype: Any) -> Any:
        with self.lock:
            if shape == 0:
                dynamic = self.here.block.setdefault("dynamic", np.full(self.dynamic, 77, "u1"))
                return dynamic[: self.dynamic // dtype_of(dtype).itemsize * dtype_of(dtype).itemsize].view(
                    dtype_of(dtype)
                )
            line = sys._getframe(1).f_lineno
            return self.here.block.setdefault(line, np.full(shape, 77, dtype_of(dtype)))

    def add(self, array: Any, at: int, value: int) -> Any:
        with self.lock:
            before = array[at]
            array[at] += value
            return before

    def syncthreads(self) -> None:
        self.here.block["barrier"].wait(20)

    def launch(self, blocks: int, kernel: Any, *arguments: Any) -> None:
        def run(block: dict[Any, Any], thread: int) -> None:
            self.here.block, self.here.thread = block, thread
            try:
                kernel(*arguments)
            except Exception:
                block["barrier"].abort()
                raise

        made: list[dict[Any, Any]] = [{"barrier": threading.Barrier(self.threads)} for _ in range(blocks)]
        with ThreadPoolExecutor(blocks * self.threads) as pool:
            running = [pool.submit(run, block, thread) for block in made for thread in range(self.threads)]
        for one in running:
            one.result()


def dtype_of(numba_type: Any) -> Any:
    found = as_dtype(numba_type)
    return np.dtype((np.record, found)) if found.fields else found


STATE = np.dtype([(name, "i8") for name in ("left", "seen", "phase", "actor", "over")])
BOX = np.dtype([("more", "i8"), ("less", "i2")], align=True)
ACTIONS = 90


def choose(s: Any, box: Any, mask: Any, policies: Any) -> int:
    return int(s.left * 7 + s.seen) % ACTIONS


def decide(s: Any, box: Any, action: int) -> None:
    s.seen = (s.seen * 31 + action + box.more) % 1000003
    s.actor = s.seen % 5
    s.left -= 1
    s.phase = s.left % 4
    s.over = int(s.left == 0)


def checked(check: int, seat: int, action: int) -> int:
    return playout.checked(int(check), int(seat), int(action))


def played(games: int, places: int, threads: int, blocks_: int, decide: Any = decide) -> tuple[Any, Any]:
    """How games of a few decisions end, in blocks; and their checksums."""
    layout = blocks.Layout(numba.from_dtype(STATE), numba.from_dtype(BOX), ACTIONS, places, threads)
    gpu = Gpu(layout)
    kernel = blocks.play_function(gpu, layout, choose, decide, checked)
    states, checks, taken = fresh(games), np.zeros(games, "i8"), np.zeros(1, "i4")
    gpu.launch(blocks_, kernel, states.view("i8"), games, blocks.in_words(box()), np.zeros(2, "i1"), taken, checks)
    return states, checks


def fresh(games: int) -> Any:
    states = np.zeros(games, STATE)
    states["left"] = np.random.default_rng(5).integers(1, 9, games)
    states["seen"] = np.arange(games)
    return states


def box() -> Any:
    return np.array([(3, 4)], BOX)


@pytest.mark.parametrize(
    ("games", "places", "threads", "blocks_"), [(40, 7, 3, 2), (40, 4, 6, 1), (3, 5, 2, 2), (1, 1, 1, 1)]
)
def test_every_game_is_played_once_and_right(games: int, places: int, threads: int, blocks_: int) -> None:
    """More games than places, and fewer; more places than threads, and fewer."""
    expected, sums = fresh(games).view(np.recarray), []
    for s in expected:
        check = playout.FIRST_CHECK
        while s.over == RUNNING:
            action = choose(s, None, None, None)
            check = checked(check, s.actor, action)
            decide(s, box().view(np.recarray)[0], action)
        sums.append(check)
    states, checks = played(games, places, threads, blocks_)
    assert states.tolist() == expected.tolist()
    assert checks.tolist() == sums


def test_what_is_decided_alike_is_carried_out_together() -> None:
    """One thread carries out in the order of its list: a wave of as many as there are places, while all are taken."""
    kinds: list[int] = []

    def noting(s: Any, box: Any, action: int) -> None:
        kinds.append(int(s.phase * ACTIONS + action) % blocks.KINDS)
        decide(s, box, action)

    played(60, 10, 1, 1, noting)
    waves_of_ten = [kinds[at : at + 10] for at in range(0, 100, 10)]
    assert all(wave == sorted(wave) for wave in waves_of_ten)
    assert len({tuple(wave) for wave in waves_of_ten}) > 1


# --- Which way is taken ---------------------------------------------------------------------------------------------


def test_a_way_that_cannot_be_used_is_passed_over(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    opened = open_box(load("violet"))

    clock = count()

    def alone(*_: Any) -> Any:
        next(clock)

    def in_waves(*_: Any) -> Any:
        return None

    def in_blocks(*_: Any) -> Any:
        raise FolktableError("this GPU's shared memory is too small")

    monkeypatch.setattr(waves, "time", SimpleNamespace(perf_counter=lambda: next(clock)))  # alone takes a beat longer
    monkeypatch.setattr(waves, "in_threads", alone)
    monkeypatch.setattr(waves, "play_games", in_waves)
    monkeypatch.setattr(waves, "in_blocks", in_blocks)
    monkeypatch.setattr(waves, "compile_playout", lambda opened, play: play())
    assert waves.fastest_way(opened) is in_waves
    assert "passed over for violet: this GPU's shared memory is too small" in caplog.text
    monkeypatch.setattr(waves, "in_threads", in_blocks)
    monkeypatch.setattr(waves, "play_games", in_blocks)
    with pytest.raises(FolktableError, match="too small"):
        waves.fastest_way(opened)
