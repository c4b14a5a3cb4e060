"""Which cards, tiles and items decide games, by counterfactual: the same deals, with a thing taken from a seat, and
with the thing pressed on it.

Taken, the seat never chooses it unless there is nothing else to choose: to its holder it is a blank. Pressed, the seat
chooses it whenever it can. All else is as it was, chance too: the games differ from where the thing would have been
chosen on, so that few are needed. A thing is what the game's glossary names, and what options are about it.
"""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from folktable.engine.backends import native
from folktable.engine.backends.results import Results
from folktable.engine.chance import seed_words
from folktable.engine.choices import allow, allowed_actions, bit_count, clear, mask_words
from folktable.engine.contract import legal, score
from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened
from folktable.engine.glossary import Entry, glossary
from folktable.engine.match import Playing, as_actor
from folktable.engine.playout import FIRST_CHECK, begin_game, checked, choose, decide_game, pick_actor
from folktable.engine.record import RUNNING, Ints, Record
from folktable.engine.words import in_words
from folktable.lab.figures import Interval, mean_of, wilson
from folktable.lab.told import WIN, network_file, policies_of, simple_chooser
from folktable.lab.units import shares_in

Array = np.ndarray[Any, np.dtype[Any]]
AS_IT_IS, TAKEN, PRESSED = range(3)
READ_GAMES = 60  # games by chance in which it is read what options are about
OFTEN = 6  # times that an option is read before it is believed


class Swap(Struct, frozen=True):
    """What a thing is worth to a seat, in shares of a win. The intervals hold for all things of the list together."""

    thing: str
    seat: str
    differs: Interval  # in which share of the games anything changes when it is taken
    taken: Interval  # what its wins change by when it may not
    pressed: Interval  # and when it must


# --- Playing ---------------------------------------------------------------------------------------------------


def play_swapped(
    work: Sequence[Any], blank: Sequence[Any], box: Record, key: Ints, mask: Ints, policies: Ints,
    seat: int, way: int, about: Sequence[Ints],
    lengths: Ints, overs: Ints, checks: Ints, scores: Sequence[Ints],
) -> None:  # fmt: skip
    """Games 0, 1, ...; `about` has by phase a mask of the actions that are about the thing. A plain function."""
    s = work[0]
    for i in range(len(lengths)):
        begin_game(work, blank, box, key, i)
        check = FIRST_CHECK
        while s.over == RUNNING:
            pick_actor(s)
            clear(mask)
            count = legal(s, box, mask)
            if way != AS_IT_IS and s.actor == seat and s.phase < len(about):
                count = swapped(mask, about[s.phase], way, count)
            action = choose(s, box, mask, count, policies[s.actor])
            check = checked(check, s.actor, action)
            decide_game(s, box, action)
        checks[i] = check
        lengths[i] = s.decisions
        overs[i] = s.over
        score(s, box, scores[i])


def swapped(mask: Ints, about: Ints, way: int, count: int) -> int:
    """Leave only what is about the thing, or only what is not, unless that is nothing."""
    those = 0
    for word in range(len(mask)):
        those += bit_count(mask[word] & about[word])
    left = those if way == PRESSED else count - those
    if left == 0:
        return count
    for word in range(len(mask)):
        mask[word] &= about[word] if way == PRESSED else ~about[word]
    return left


def played(
    opened: Opened, policies: Sequence[int], games: int, seed: str, seat: int, way: int, about: Array
) -> Results:
    import folktable.lab.swaps as this

    state = opened.game.state.State.dtype
    results = Results.room_for(games, opened.seats)
    native.linked(opened.game, this, unwatched=True).link(play_swapped)(
        np.zeros(1, state), np.zeros(1, state), opened.box.packed()[0], np.array(seed_words(seed), "i8"),
        np.zeros(mask_words(opened.game.actions), "i8"), np.array(policies, "i1"), seat, way, about, *results,
    )  # fmt: skip
    return results


# --- What options are about --------------------------------------------------------------------------------------


def entries_for(things: Sequence[str], entries: Sequence[Entry]) -> frozenset[int]:
    """Which of the glossary's things an option names: that very thing, or one of its id lying elsewhere."""
    found = set()
    for thing in things:
        last = thing.split(":")[-1]
        for n, entry in enumerate(entries):
            called = entry.thing.split(":")[1]
            if thing == entry.thing or thing in entry.also or (last == called and not called.isdecimal()):
                found.add(n)
                break
    return frozenset(found)


def things_of(opened: Opened, seed: str) -> Iterator[tuple[str, Array]]:
    """The things that options are surely about, each with its actions by phase.

    What an action means is read off games by chance; one that means now this, now that (the third card of the row) is
    about nothing.
    """
    game, entries = opened.game, glossary(opened)
    decide = simple_chooser(opened, ["random"] * opened.seats)
    about: dict[tuple[int, int], frozenset[int]] = {}
    read: dict[tuple[int, int], int] = defaultdict(int)
    for number in range(READ_GAMES):
        playing = Playing(opened, f"{seed} read/{number}")
        while not playing.over:
            seat, action = decide(playing)
            s = playing.state
            with as_actor(s, seat):
                for one in legal_actions(opened, s):
                    place = s.phase, one
                    if read[place] < OFTEN:
                        read[place] += 1
                        named = entries_for(game.table.option(s, opened, one).things, entries)
                        about[place] = named if about.get(place, named) == named else frozenset()
            playing.carry_out(seat, action)
    phases = 1 + max(phase for phase, _ in about)
    for n, entry in enumerate(entries):
        mine = [place for place, named in about.items() if n in named]
        masks = np.zeros((phases, mask_words(game.actions)), "i8")
        for phase, action in mine:
            allow(masks[phase], action)
        if mine:
            yield in_words(entry.name), masks


def legal_actions(opened: Opened, s: Any) -> list[int]:
    mask = [0] * mask_words(opened.game.actions)
    opened.game.rules.legal(s, opened.box, mask)
    return allowed_actions(mask)


# --- What comes of it --------------------------------------------------------------------------------------------


def check_simple_bots(bots: Sequence[str]) -> None:
    if not policies_of(bots) or any(network_file(bot) is not None for bot in bots):
        raise FolktableError("things are swapped between random and greedy players: name them with --bots")


class Asked(NamedTuple):
    thing: str
    seat: int
    about: Array


def swaps(
    opened: Opened,
    bots: Sequence[str],
    games: int,
    seed: str,
    progress: Callable[[int], None] = lambda done: None,
    total: Callable[[int], None] = lambda games: None,
) -> list[Swap]:
    """For every seat of two; where there are more, for the first. What moves most comes first."""
    policies = policies_of(bots)
    seats = range(opened.seats if opened.seats == 2 else 1)
    asked = [Asked(thing, seat, about) for thing, about in things_of(opened, seed) for seat in seats]
    if not asked:
        return []
    total((2 * len(asked) + 1) * games)
    sure = NormalDist().inv_cdf(1 - 0.025 / (2 * len(asked)))
    usual = played(opened, policies, games, seed, 0, AS_IT_IS, asked[0].about)
    shares = shares_in(usual)
    names = opened.seat_names()
    progress(games)

    def found(one: Asked) -> Swap:
        without, with_it = (played(opened, policies, games, seed, one.seat, way, one.about) for way in (TAKEN, PRESSED))
        progress(2 * games)
        changes = [
            mean_difference(shares_in(other)[:, one.seat] - shares[:, one.seat], sure) for other in (without, with_it)
        ]
        differs = int((without.checks != usual.checks).sum())
        return Swap(one.thing, names[one.seat], wilson(differs, games), *changes)

    with ThreadPoolExecutor(cpu_count()) as pool:
        return sorted(pool.map(found, asked), key=lambda one: -max(abs(one.taken.value), abs(one.pressed.value)))


def mean_difference(differences: Array, sure: float) -> Interval:
    """The mean of paired differences of shares; `sure`: how many standard errors wide to both sides."""
    mean = mean_of(float(differences.sum()) / WIN, float((differences**2).sum()) / WIN**2, len(differences))
    half = (mean.high - mean.value) * sure / 1.96
    return Interval(mean.value, mean.value - half, mean.value + half)


def swaps_csv(found: Sequence[Swap]) -> str:
    """A line for each thing and seat."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    kinds = ("differs", "taken", "pressed")
    writer.writerow(["thing", "seat", *(f"{kind}{end}" for kind in kinds for end in ("", "_low", "_high"))])
    for one in found:
        figures = [getattr(one, kind) for kind in kinds]
        writer.writerow([one.thing, one.seat, *(f"{n:.5f}" for f in figures for n in (f.value, f.low, f.high))])
    return out.getvalue()
