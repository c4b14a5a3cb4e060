"""Games on a GPU in waves within a block: each processor keeps a few hundred games in its own fast memory.

waves.py sorts all games at every decision, and their states go through the GPU's memory each time. Here one block stays
on each processor, with the box and the states of its games in shared memory. Again and again it chooses for all of
them, sorts them by what was chosen, and carries it out; where a game has ended, the next one begins that no block has
taken.
Setting up and scoring are kernels of their own: they happen once a game, and their code would only be in the way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import numba
import numpy as np

from folktable.engine import playout
from folktable.engine.backends.cuda import (
    MAX_REGISTERS,
    THREADS,
    calls_kept,
    cuda_module,
    keep_calls,
    linked,
    rewritten,
)
from folktable.engine.backends.internals import FIX_INDEX_ON_GPU, allow_shared_memory, from_the_front, replaced
from folktable.engine.backends.results import Results
from folktable.engine.chance import LESS, MULTIPLIER_0, MULTIPLIER_1, WEYL_0, WEYL_1, philox
from folktable.engine.choices import mask_words
from folktable.engine.contract import score
from folktable.engine.errors import FolktableError
from folktable.engine.game import Game, Opened
from folktable.engine.record import RUNNING

KINDS = 512  # of decisions told apart; more than these are sorted together
WARP = 32  # threads that share their instructions
MOST_THREADS = 1024  # in a block
REGISTERS = 65536  # of a processor
BLOCK_REGISTERS = 128  # a thread, where there are enough
AT_ONCE = 1 << 21  # games whose states are on the GPU


class Layout(NamedTuple):
    """What a processor's shared memory holds: the box, as many states as there is room for, and lists about them."""

    record: Any  # a state
    box: Any
    actions: int
    places: int  # for games
    threads: int

    @property
    def before(self) -> int:
        """The box takes up the room of so many states."""
        return int(-(-self.box.size // self.record.size))

    @property
    def dynamic(self) -> int:
        """Bytes for the box and the states; the rest the kernel declares itself."""
        return int((self.before + self.places) * self.record.size)

    @property
    def registers(self) -> int:
        return min(BLOCK_REGISTERS, REGISTERS // self.threads // 8 * 8)


BYTES_A_PLACE = 2 * 4 + 5 * 2  # in the lists
BYTES_BESIDE = 2 * KINDS * 4 + 2 * 4 + 64  # the last for alignment


def layout_of(game: Game, shared_memory: int) -> Layout:
    """For a GPU whose blocks may have so many bytes of shared memory."""
    record, box = (numba.from_dtype(part.dtype) for part in (game.state.State, game.box.Box))
    before = -(-box.size // record.size)
    places = (shared_memory - BYTES_BESIDE - before * record.size) // (record.size + BYTES_A_PLACE)
    if places < WARP:
        raise FolktableError(f"this GPU's {shared_memory} bytes of shared memory are too few for games of {game.slug}")
    places = min(places, MOST_THREADS)
    return Layout(record, box, game.actions, places, -(-places // WARP) * WARP)


def philox_in_words(key0: int, key1: int, c0: int, c1: int, c2: int, c3: int) -> Any:
    """`philox` in unsigned words of 32 bits, as a GPU has them: a product is one instruction."""
    k0, k1 = numba.uint32(key0), numba.uint32(key1)
    a, b, c, d = numba.uint32(c0), numba.uint32(c1), numba.uint32(c2), numba.uint32(c3)
    for _ in range(10):
        product0 = numba.uint64(MULTIPLIER_0 + LESS) * numba.uint64(a)
        product1 = numba.uint64(MULTIPLIER_1 + LESS) * numba.uint64(c)
        a = numba.uint32(numba.uint32(product1 >> numba.uint64(32)) ^ b ^ k0)
        b = numba.uint32(product1)
        c = numba.uint32(numba.uint32(product0 >> numba.uint64(32)) ^ d ^ k1)
        d = numba.uint32(product0)
        k0 = numba.uint32(k0 + numba.uint32(WEYL_0))
        k1 = numba.uint32(k1 + numba.uint32(WEYL_1))
    return numba.int64(a), numba.int64(b), numba.int64(c), numba.int64(d)


def in_shared_memory(code: str, sizes: Sequence[int]) -> str:
    """Tell the compiler that records of these sizes, handed to functions, are in shared memory.

    A pointer that may point anywhere is slower to follow (violet: 912 M decisions/s for 1,286 M). The kernel has such
    pointers and turns them as it calls; in all other functions a field's address is made of the new kind. Where the
    code does not look like this, it stays as it is, or does not compile.
    """
    parts = re.split(r"^(?=define |declare )", code, flags=re.MULTILINE)
    for size in sizes:
        anywhere, shared = f"[{size} x i8]*", f"[{size} x i8] addrspace(3)*"
        field = re.compile(
            rf'^  %"([^"]*)" = getelementptr inbounds \[{size} x i8\], \[{size} x i8\]\* (.*)$', re.MULTILINE
        )
        new_field = (
            rf'  %"\1.shared" = getelementptr inbounds [{size} x i8], {shared} \2'
            "\n"
            rf'  %"\1" = addrspacecast i8 addrspace(3)* %"\1.shared" to i8*'
        )
        for i, part in enumerate(parts):
            if part.startswith("declare"):
                head, newline, rest = part.partition("\n")
                parts[i] = head.replace(anywhere, shared) + newline + rest
            elif part.startswith("define linkonce_odr"):
                body, end, rest = part.partition("\n}")
                parts[i] = field.sub(new_field, body).replace(anywhere, shared) + end + rest
            elif part.startswith("define"):
                parts[i] = "\n".join(turned_at_calls(part.split("\n"), size))
    return "".join(parts)


def turned_at_calls(kernel: list[str], size: int) -> list[str]:
    """The kernel's lines, in which pointers to records of this size are turned before each call that takes them."""
    argument = re.compile(rf'\[{size} x i8\]\* (%"[^"]*")')
    lines: list[str] = []
    for line in kernel:
        if " call " in line and not line.startswith("define"):
            for pointer in argument.findall(line):
                turned = f'%"shared.{size}.{len(lines)}"'
                lines.append(f"  {turned} = addrspacecast [{size} x i8]* {pointer} to [{size} x i8] addrspace(3)*")
                line = line.replace(f"[{size} x i8]* {pointer}", f"[{size} x i8] addrspace(3)* {turned}", 1)
        lines.append(line)
    return lines


def play_function(cuda: Any, layout: Layout, choose: Any, decide: Any, checked: Any) -> Any:
    """The kernel that plays, not compiled. It calls each function of the rules in one place (docs/tried.md)."""
    record, box_record, actions, places, threads = layout
    before, size, words = layout.before, record.size // 8, mask_words(actions)
    nowhere = KINDS - 1

    @cuda.jit(device=True)  # type: ignore[untyped-decorator, unused-ignore]
    def put_in_order(thread: int, counts: Any, more: Any, kinds: Any, ranks: Any, order: Any) -> None:
        """Sort by counting: doubling finds the sums up to each kind, which say where a place goes. No counts stay."""
        sums = counts
        step = 1
        while step < KINDS:
            for kind in range(thread, KINDS, threads):
                more[kind] = sums[kind] + (sums[kind - step] if kind >= step else 0)
            cuda.syncthreads()
            sums, more = more, sums
            step *= 2
        for i in range(thread, places, threads):
            order[sums[kinds[i]] - 1 - ranks[i]] = i
        cuda.syncthreads()
        for kind in range(thread, KINDS, threads):
            counts[kind] = 0

    def play(states: Any, total: int, box_words: Any, policies: Any, taken: Any, checks: Any) -> None:
        """`states`, in words: games that are set up, and in the end how they ended. `taken`: how many have begun."""
        i: Any  # a place
        thread = np.int32(cuda.threadIdx.x)
        # Three names for the same memory; a syncthreads stands between writing by one and reading by another.
        memory = cuda.shared.array(0, numba.int64)
        boxes = cuda.shared.array(0, box_record)
        records = cuda.shared.array(0, record)
        numbers = cuda.shared.array(places, numba.int32)  # the game in each place; -1: none
        sums = cuda.shared.array(places, numba.uint32)
        chosen = cuda.shared.array(places, numba.int16)
        kinds = cuda.shared.array(places, numba.int16)
        ranks = cuda.shared.array(places, numba.int16)  # among those of its kind
        order = cuda.shared.array(places, numba.int16)
        ended = cuda.shared.array(places, numba.int16)  # places whose game is over
        counts = cuda.shared.array(KINDS, numba.int32)
        more = cuda.shared.array(KINDS, numba.int32)
        few = cuda.shared.array(2, numba.int32)  # how many have ended; the first game that takes their places
        mask = cuda.local.array(words, numba.int64)
        for at in range(thread, box_words.shape[0], threads):
            memory[at] = box_words[at]
        for i in range(thread, places, threads):
            order[i] = i
            ended[i] = i
            numbers[i] = -1
        for kind in range(thread, KINDS, threads):
            counts[kind] = 0
        if thread == 0:
            few[0] = places
        running = places
        cuda.syncthreads()
        while True:
            n = few[0]
            if n > 0:
                if thread == 0:
                    few[1] = cuda.atomic.add(taken, 0, n)
                for at in range(thread, n * size, threads):
                    i, word = np.int32(ended[at // size]), at % size
                    if numbers[i] >= 0:
                        states[numbers[i] * size + word] = memory[(before + i) * size + word]
                cuda.syncthreads()
                first = few[1]
                for at in range(thread, n, threads):
                    i = np.int32(ended[at])
                    if numbers[i] >= 0:
                        checks[numbers[i]] = sums[i]
                    numbers[i] = first + at if first + at < total else -1
                    sums[i] = playout.FIRST_CHECK
                running -= n - max(min(total - first, n), 0)
                cuda.syncthreads()
                if thread == 0:
                    few[0] = 0
                for at in range(thread, n * size, threads):
                    i, word = np.int32(ended[at // size]), at % size
                    if numbers[i] >= 0:
                        memory[(before + i) * size + word] = states[numbers[i] * size + word]
                cuda.syncthreads()
                if running == 0:
                    break
            for k in range(thread, places, threads):
                i = np.int32(order[k])  # as they were sorted last: neighbours are asked alike
                kind = nowhere
                if numbers[i] >= 0:
                    s = records[before + i]
                    action = choose(s, boxes[0], mask, policies)
                    chosen[i] = action
                    kind = (s.phase * actions + action) % KINDS
                kinds[i] = kind
                ranks[i] = cuda.atomic.add(counts, kind, 1)
            cuda.syncthreads()
            put_in_order(thread, counts, more, kinds, ranks, order)
            for k in range(thread, places, threads):
                i = np.int32(order[k])
                if numbers[i] >= 0:
                    s = records[before + i]
                    sums[i] = checked(sums[i], s.actor, chosen[i])
                    decide(s, boxes[0], chosen[i])
                    if s.over != RUNNING:
                        ended[cuda.atomic.add(few, 0, 1)] = i
            cuda.syncthreads()

    return play


def functions(cuda: Any, game: Game, layout: Layout) -> tuple[Any, Any, Any]:
    """What begins, plays and finishes games, before it is compiled."""
    linker = linked(game, unwatched=True, instead={philox: philox_in_words})
    begin_game, choose, decide, checked, score_of = (
        linker.link(function)
        for function in (playout.begin_game, playout.next_choice, playout.decide_game, playout.checked, score)
    )

    def begin(states: Any, blank: Any, box: Any, key: Any, first: int) -> None:
        n = cuda.grid(1)
        if n < states.shape[0]:
            begin_game(states[n : n + 1], blank, box[0], key, first + n)

    def finish(states: Any, box: Any, lengths: Any, overs: Any, scores: Any) -> None:
        n = cuda.grid(1)
        if n < states.shape[0]:
            s = states[n]
            lengths[n] = s.decisions
            overs[n] = s.over
            score_of(s, box[0], scores[n])

    return begin, play_function(cuda, layout, choose, decide, checked), finish


def types_of(layout: Layout) -> tuple[Any, Any, Any]:
    """The types of what each of them is called with."""
    states, boxes, words, number = layout.record[::1], layout.box[::1], numba.int64[::1], numba.int64
    return (
        (states, states, boxes, words, number),
        (words, number, words, numba.int8[::1], numba.int32[::1], words),
        (states, boxes, numba.int32[::1], numba.int8[::1], numba.int32[:, ::1]),
    )


def for_shared_memory(layout: Layout, code: str) -> str:
    return in_shared_memory(keep_calls(code), (layout.record.size, layout.box.size))


@cache
def kernels(game: Game) -> tuple[Layout, Any, Any, Any]:
    cuda = cuda_module()
    layout = layout_of(game, cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    with replaced({FIX_INDEX_ON_GPU: from_the_front}):
        begin, play, finish = functions(cuda, game, layout)
        types = types_of(layout)
        with calls_kept():
            begin = cuda.jit(types[0], max_registers=MAX_REGISTERS)(begin)
            finish = cuda.jit(types[2], max_registers=MAX_REGISTERS)(finish)
        with rewritten(partial(for_shared_memory, layout)):
            play = cuda.jit(types[1], max_registers=layout.registers)(play)
    allow_shared_memory(next(iter(play.overloads.values())), layout.dynamic)
    return layout, begin, play, finish


def play_games(opened: Opened, key: Sequence[int], first: int, games: int, policies: Sequence[int]) -> Results:
    """The same games with the same results as one game in a thread (cuda.py)."""
    cuda = cuda_module()
    layout, begin, play, finish = kernels(opened.game)
    processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    results: Any = Results(*(cuda.device_array(c.shape, c.dtype) for c in Results.room_for(games, opened.seats)))
    state, packed = opened.game.state.State.dtype, opened.box.packed()
    size = state.itemsize // 8
    words = cuda.device_array(min(games, AT_ONCE) * size, "i8")
    blank, box, box_words, seeds, players = (
        cuda.to_device(array)
        for array in (np.zeros(1, state), packed, in_words(packed), np.array(key, "i8"), np.array(policies, "i1"))
    )
    for at in range(0, games, AT_ONCE):
        n = min(games - at, AT_ONCE)
        here, blocks = slice(at, at + n), -(-n // THREADS)
        states = words[: n * size].view(state)
        begin[blocks, THREADS](states, blank, box, seeds, first + at)
        play[processors, layout.threads, 0, layout.dynamic](
            words, n, box_words, players, cuda.to_device(np.zeros(1, "i4")), results.checks[here]
        )
        finish[blocks, THREADS](states, box, results.lengths[here], results.overs[here], results.scores[here])
    return Results(*(column.copy_to_host() for column in results))


def in_words(packed: Any) -> Any:
    """A record's bytes as whole words."""
    return np.frombuffer(packed.tobytes() + bytes(-packed.nbytes % 8), "i8")
