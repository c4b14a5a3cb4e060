"""One game, one decision at a time, for whoever holds it: what single environments stand on.

Plain functions, as rules are; `stepping.py` has those for batches. The box comes as an array of one, as the state does:
so a compiled function takes both without looking at their fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folktable.engine.chance import WORD, philox
from folktable.engine.choices import clear, is_allowed
from folktable.engine.contract import legal, observe, score, setup
from folktable.engine.observing import spread_bits, spread_row
from folktable.engine.playout import pick_actor
from folktable.engine.record import RUNNING, Ints, Record, Rows, copy_record
from folktable.engine.stepping import Numbers, decide, is_possible, share_out

OVER, REFUSED = -1, -2  # instead of who decides now
DIGEST = 4  # words
OWN, EVENT = WORD, WORD - 1  # no places of a row


def begin_with(work: Sequence[Any], blank: Sequence[Any], boxes: Sequence[Record], key: Ints) -> int:
    """The game of a seed; who decides first."""
    s = work[0]
    copy_record(work, blank)
    for word in range(len(key)):
        s.key[word] = key[word]
    setup(s, boxes[0])
    pick_actor(s)
    actor: int = s.actor
    return actor


def take(
    work: Sequence[Any], boxes: Sequence[Record], seat: int, action: int, mask: Ints, scores: Ints, rewards: Numbers
) -> int:
    """Carry out a decision of a seat; who decides then, or OVER. What is not legal is REFUSED and changes nothing."""
    s = work[0]
    box = boxes[0]
    if s.over != RUNNING or not s.waiting >> seat & 1:
        return REFUSED
    actor: int = s.actor
    s.actor = seat
    clear(mask)
    legal(s, box, mask)
    if not is_possible(mask, action):
        s.actor = actor
        return REFUSED
    decide(work, box, action)
    if s.over != RUNNING:
        score(s, box, scores)
        share_out(scores, rewards)
        return OVER
    actor = s.actor
    return actor


def list_legal(work: Sequence[Any], boxes: Sequence[Record], seat: int, mask: Ints, out: Ints) -> int:
    """What a seat may do now, in rising order; how much that is."""
    s = work[0]
    if s.over != RUNNING or not s.waiting >> seat & 1:
        return 0
    actor = s.actor
    s.actor = seat
    clear(mask)
    legal(s, boxes[0], mask)
    s.actor = actor
    count = 0
    for action in range(len(out)):
        if is_allowed(mask, action):
            out[count] = action
            count += 1
    return count


def look_as(
    work: Sequence[Any], boxes: Sequence[Record], seat: int, mask: Ints, row: Ints,
    word: Ints, shift: Ints, keep: Ints, observation: Ints, allowed: Ints,
) -> None:  # fmt: skip
    """What a seat sees and may do now, packed and with a byte for each number and each action."""
    s = work[0]
    box = boxes[0]
    actor = s.actor
    clear(mask)
    if s.over == RUNNING and s.waiting >> seat & 1:
        s.actor = seat  # where several decide at once, each sees itself asked
        legal(s, box, mask)
    observe(s, box, seat, row)
    s.actor = actor
    spread_row(row, word, shift, keep, observation)
    spread_bits(mask, allowed)


# --- What a seat has seen so far -----------------------------------------------------------------------------


def remember(
    work: Sequence[Any], boxes: Sequence[Record], row: Ints, seen: Sequence[Ints], digests: Rows, seat: int, action: int
) -> None:
    """After a decision of `seat` (before any: of no seat), every seat remembers what has changed for it.

    A digest stands for all that a seat has seen and done, in its order. What changed nothing that a seat sees was no
    event to it, whoever decided something.
    """
    s = work[0]
    for observer in range(len(digests)):
        digest = digests[observer]
        if observer == seat:
            fold(digest, OWN, action)
        observe(s, boxes[0], observer, row)
        changed = False
        for at in range(len(row)):
            if row[at] != seen[observer][at]:
                fold(digest, at, row[at])
                seen[observer][at] = row[at]
                changed = True
        if changed:
            fold(digest, EVENT, 0)


def fold(digest: Ints, what: int, value: int) -> None:
    """Mix two words into a digest: they key a block of the generator over it."""
    a, b, c, d = philox(what, value, digest[0], digest[1], digest[2], digest[3])
    digest[0] = a
    digest[1] = b
    digest[2] = c
    digest[3] = d
