"""Is a game honest? Everything that leaves a state is held against what the game declares secret (`secrets.py`).

Seven things are checked, each by a function that raises `Dishonest` with the observer, the place and the values:

- `open_facts_stay`: imagining changes nothing that the observer may know.
- `nothing_leaks`: views, questions, options and lines are the same from a state and from one that the observer cannot
  tell from it.
- `Hidden`: each secret is imagined anew somewhere in the games walked, for everybody whom it is hidden from.
- `knowledge_is_earned`: an observer is sure of something hidden only where what it has seen leaves nothing else.
- the same function: what is shown, told and asked gives away no more than the state says the observer knows.
- `dealt_as_worlds_say`: imagined cards lie in each pile as often as the number of possible deals says.
- `row_is_honest`: what programs are told in numbers is the same from both, too.

The third and fourth need a truth beside the game's own knowledge. They take one step of a particle filter: worlds that
the observer thinks possible before a decision, in which the decision is carried out too; those that then look the
same to it are possible after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import factorial, sqrt
from typing import Any

import msgspec
import numpy as np

from folktable.engine.facts import observer_words
from folktable.engine.game import Opened
from folktable.engine.match import (
    Note,
    as_actor,
    asked_in_window,
    imagine,
    is_legal,
    legal_actions,
    sight,
    step,
    window_in,
)
from folktable.engine.narration import heard_by
from folktable.engine.record import GameState
from folktable.engine.secrets import Facts, hidden_facts, open_facts

# Worlds looked at in a step. A suspicion is followed up with more; an honest game leaves the walk at the first stages.
STAGES = (128, 512, 2048)
# A statement that holds in this share of worlds of one sort, and in none of the other (or in all), is suspicious.
SHARE = 0.1
FEWEST = 20  # worlds to say a share from
# A suspicion is a complaint once chance explains it less than once in so many cases, even if the share is really but a
# third of what it seems: what links several cards may be relaxed. All seeds are fixed: what passes once passes always.
FALSE_ALARM = 1e-9


class Dishonest(AssertionError):
    """A game shows, tells, asks or knows what it should not."""


def observers(opened: Opened) -> range:
    return range(opened.seats + 1)


def lines_of(opened: Opened, s: GameState, observer: int, notes: list[Note]) -> list[Any]:
    return [opened.game.table.tell(s, opened, heard_by(observer, told)) for told in notes]


def leaves(opened: Opened, s: GameState, observer: int, notes: list[Note]) -> Any:
    """All that an observer gets of a state, and of what was told on the way to it, as plain data."""
    sent = sight(opened, s, observer)
    found: dict[str, Any] = {
        "view": sent.view,
        "question": sent.question,
        "options": sent.options,
        "lines": lines_of(opened, s, observer, notes),
        "asked": seats_asked(opened, s),
        "over": s.over,
    }
    return msgspec.json.encode(found)


def seats_asked(opened: Opened, s: GameState) -> list[int]:
    """Who decides now, and in an open window who is asked next if all decline: all see whom the table waits for.

    Where a game says that being asked tells (`asking_tells` in its secrets.py: a house rule), only who decides now.
    """
    window = window_in(opened, s)
    now = [seat for seat in range(opened.seats) if s.waiting >> seat & 1]
    tells = getattr(opened.game.secrets, "asking_tells", None)
    return now if window is None or (tells is not None and tells(opened)) else list(asked_in_window(opened, s, window))


def differences(real: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two values differ: path, the one, the other."""
    if isinstance(real, dict) and isinstance(other, dict):
        for key in {**real, **other}:
            yield from differences(real.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(real, list | tuple) and isinstance(other, list | tuple) and len(real) == len(other):
        for i, (a, b) in enumerate(zip(real, other, strict=True)):
            yield from differences(a, b, f"{path}.{i}")
    elif real != other:
        yield path, real, other


def complain(opened: Opened, observer: int, what: str, found: list[tuple[str, Any, Any]]) -> None:
    if found:
        places = "".join(f"\n  {path}: real {real!r}, imagined {other!r}" for path, real, other in found[:5])
        raise Dishonest(f"{opened.game.slug}, observer {observer_words(opened)[observer]}: {what}{places}")


# --- One state ----------------------------------------------------------------------------------------------------


def open_facts_stay(facts: Facts, imagined: GameState, observer: int) -> None:
    opened = facts.opened
    real, other = open_facts(facts, observer), open_facts(Facts(opened, imagined), observer)
    complain(opened, observer, "imagining changes what is declared open", list(differences(real, other)))


def nothing_leaks(opened: Opened, s: GameState, imagined: GameState, observer: int, notes: list[Note]) -> None:
    real, other = (leaves(opened, state, observer, notes) for state in (s, imagined))
    if real != other:
        found = differences(msgspec.json.decode(real), msgspec.json.decode(other))
        complain(opened, observer, "a leak", list(found))


class Hidden:
    """Which secrets are imagined anew, over the games that were walked.

    Judged are those that are there from the start, or often and with many values. What comes up later and seldom
    follows from them and from what seats decide: `knowledge_is_earned` holds on to it.
    """

    OFTEN = 0.25
    MANY = 10

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.looks: Counter[str] = Counter()  # by whom it is hidden from
        self.there: Counter[tuple[str, str]] = Counter()  # by fact and whom it is hidden from
        self.at_start: dict[tuple[str, str], set[str]] = {}  # the values that it really had
        self.later: dict[tuple[str, str], set[str]] = {}
        self.varied: set[tuple[str, str]] = set()

    def note(self, opened: Opened, s: GameState, imagined: GameState, observer: int) -> None:
        real, other = hidden_facts(opened, s, observer), hidden_facts(opened, imagined, observer)
        watcher = "the spectator" if observer == opened.seats else "other seats"
        self.looks[watcher] += 1
        for fact in {name.partition(".")[0] for name in real}:
            parts = [name for name in real if name.partition(".")[0] == fact]
            if any(real[name] or other[name] for name in parts):
                self.there[fact, watcher] += 1
                values = self.later if s.decisions else self.at_start
                values.setdefault((fact, watcher), set()).add(str([real[name] for name in parts]))
                if any(real[name] != other[name] for name in parts):
                    self.varied.add((fact, watcher))

    def check(self) -> None:
        often = {key for key, count in self.there.items() if count >= self.OFTEN * self.looks[key[1]]}
        judged = {key for key, values in self.at_start.items() if len(values) > 1}
        judged |= {key for key in often if len(self.later.get(key, ())) > self.MANY}
        stuck = sorted(judged - self.varied)
        if stuck:
            told = "; ".join(f"{fact}, hidden from {watcher}" for fact, watcher in stuck)
            raise Dishonest(f"{self.slug}: declared secret, and never imagined anew: {told}")


# --- One decision -------------------------------------------------------------------------------------------------


def atoms(opened: Opened, s: GameState, observer: int) -> set[str]:
    """What is hidden from an observer, in single statements: 'hands.torech holds P6', 'deck.0 is M1'."""
    found: set[str] = set()
    for name, value in hidden_facts(opened, s, observer).items():
        found.update(statements(name, value))
    return found


def statements(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from statements(f"{name}.{key}", part)
    elif isinstance(value, list | tuple):
        for i, part in enumerate(value):
            yield from statements(f"{name}.{i}", part)
        for part, count in Counter(map(str, value)).items():
            yield f"{name} holds {count} or more {part}"
            if count > 1:
                yield f"{name} holds 1 or more {part}"
    else:
        yield f"{name} is {value}"


class Step:
    """One decision of a game, as one observer lives it."""

    def __init__(
        self,
        opened: Opened,
        before: GameState,
        seat: int,
        action: int,
        after: GameState,
        notes: list[Note],
        observer: int,
    ) -> None:
        self.opened, self.observer, self.seat, self.action = opened, observer, seat, action
        self.before, self.after = before, after
        self.seen = leaves(self.opened, after, observer, notes)
        self.private = observer != seat and any(
            self.carried_out(self.before, other) == self.seen for other in self.others(self.before)[:4]
        )

    def others(self, s: GameState) -> list[int]:
        return [action for action in self.legal(s) if action != self.action]

    def legal(self, s: GameState) -> list[int]:
        with as_actor(s, self.seat):
            return legal_actions(self.opened, s)

    def apply(self, s: GameState, action: int) -> GameState:
        state = s.copy()
        step(self.opened, state, self.seat, action)
        return state

    def carried_out(self, s: GameState, action: int) -> Any:
        state = self.apply(s, action)
        return leaves(self.opened, state, self.observer, state.notes or [])

    def possible(self, first: int, end: int) -> Iterator[tuple[set[str], set[str] | None]]:
        """What is hidden in worlds that are possible before; and after, in those that look the same then."""
        for n in range(first, end):
            world = imagine(self.opened, self.before, self.observer, f"step/{n}")
            hidden = atoms(self.opened, world, self.observer)
            if self.private:
                legal = self.legal(world)
                action = legal[n % len(legal)]
            else:
                action = self.action
                world.actor = self.seat
                if not is_legal(self.opened, world, action):
                    yield hidden, None
                    continue
            state = self.apply(world, action)
            looks_the_same = leaves(self.opened, state, self.observer, state.notes or []) == self.seen
            yield hidden, atoms(self.opened, state, self.observer) if looks_the_same else None

    def imagined(self, first: int, end: int) -> Iterator[set[str]]:
        for n in range(first, end):
            yield atoms(self.opened, imagine(self.opened, self.after, self.observer, f"after/{n}"), self.observer)


def knowledge_is_earned(step: Step) -> None:
    """Hold what the observer is sure of after a decision against the worlds that what it has seen leaves possible.

    To forget is no cheat: what was settled before the decision may be open after it.
    """
    earlier: Counter[str] = Counter()  # in how many worlds each statement holds: in those imagined before the decision
    possible: Counter[str] = Counter()  # in those of them that look as they should after it
    imagined: Counter[str] = Counter()  # in those imagined after it
    worlds = start = 0
    for end in STAGES:
        for before, after in step.possible(start, end):
            earlier.update(before)
            if after is not None:
                worlds += 1
                possible.update(after)
        for world in step.imagined(start, end):
            imagined.update(world)
        start = end
        suspects = [atom for atom in possible.keys() | imagined.keys() if worlds >= FEWEST]
        suspects = [
            atom
            for atom in suspects
            if missed(possible[atom], worlds, imagined[atom], end)
            or (is_open(earlier[atom], end) and missed(imagined[atom], end, possible[atom], worlds))
        ]
        shares = [
            f"\n  {atom}: in {possible[atom] / worlds:.0%} of {worlds} possible worlds, "
            f"in {imagined[atom] / end:.0%} of {end} imagined, before it in {earlier[atom] / end:.0%}"
            for atom in suspects[:5]
        ]
        who = f"{step.opened.game.slug}, observer {observer_words(step.opened)[step.observer]}"
        told = f"{who}: {{}}{''.join(shares)}"
        if any(proved(possible[atom], worlds, imagined[atom], end) for atom in suspects):
            raise Dishonest(told.format("sure of what it has not seen"))
        if any(proved(imagined[atom], end, possible[atom], worlds) for atom in suspects):
            raise Dishonest(told.format("what it was shown, told or saw asked tells more than the state says it knows"))
        if worlds < FEWEST // 4 or (worlds >= FEWEST and not suspects):  # too few look the same, or all is well
            return


def is_open(count: int, worlds: int) -> bool:
    return SHARE <= count / worlds <= 1 - SHARE


def missed(count: int, worlds: int, found: int, looked_at: int) -> bool:
    """What is so in some worlds and not in others is in none, or all, of those where it was looked for."""
    share = count / worlds
    return (share >= SHARE and found == 0) or (share <= 1 - SHARE and found == looked_at)


def proved(count: int, worlds: int, found: int, looked_at: int) -> bool:
    share = count / worlds if found == 0 else 1 - count / worlds
    return missed(count, worlds, found, looked_at) and (1 - share / 3) ** looked_at < FALSE_ALARM


# --- Cards by engine/knowledge.py -----------------------------------------------------------------------------------

Kinds = tuple[tuple[tuple[int, ...], int], ...]  # sets of piles where cards may be, and how many may be in just those

SAMPLES = 600
# How far a card's share in a pile may be from what counting the possible deals says, beside the spread of SAMPLES: five
# standard deviations, passed by chance once in 1.7 million comparisons; and, where sets of possible piles overlap and
# none holds the other, what mixing leaves of the way they were dealt.
DEVIATIONS = 5.0
BIAS = 0.05


def dealt_as_worlds_say(opened: Opened, s: Any, observer: int) -> bool:
    """Over many imaginations, every card the observer is unsure of lies in each pile as often as it should.

    False where there is nothing to deal.
    """
    rooms = tuple((pile & s.unsure[observer]).bit_count() for pile in s.piles)
    if not any(rooms):
        return False
    groups = Counter(may_be_in(s, observer, card) for card in unsure_cards(s, observer))
    found: Counter[tuple[int, int]] = Counter()
    for n in range(SAMPLES):
        world: Any = imagine(opened, s, observer, f"deal/{n}")
        for card in unsure_cards(s, observer):
            found[card, next(pile for pile, cards in enumerate(world.piles) if cards >> card & 1)] += 1
    kinds = tuple(sorted(groups.items()))
    for card in unsure_cards(s, observer):
        for pile in range(len(s.piles)):
            share = share_in(kinds, rooms, may_be_in(s, observer, card), pile)
            measured = found[card, pile] / SAMPLES
            spread = DEVIATIONS * sqrt(share * (1 - share) / SAMPLES)
            bias = 0 if nested(kinds) or share in (0, 1) else BIAS
            if abs(measured - share) > spread + bias + 1e-9:
                raise Dishonest(
                    f"{opened.game.slug}, observer {observer_words(opened)[observer]}: card {card} is imagined in pile "
                    f"{pile} with a share of {measured:.3f}; of the possible deals it is {share:.3f}"
                )
    return True


def nested(kinds: Kinds) -> bool:
    """Of any two sets of possible piles, one holds the other or they share none."""
    sets = [set(piles) for piles, _ in kinds]
    return all(a <= b or b <= a or not a & b for a in sets for b in sets)


def unsure_cards(s: Any, observer: int) -> list[int]:
    return [card for card in range(s.unsure[observer].bit_length()) if s.unsure[observer] >> card & 1]


def may_be_in(s: Any, observer: int, card: int) -> tuple[int, ...]:
    return tuple(pile for pile in range(len(s.piles)) if s.may[observer][pile] >> card & 1)


def share_in(kinds: Kinds, rooms: tuple[int, ...], kind: tuple[int, ...], pile: int) -> float:
    """Of all deals, those that put one certain card of this kind into this pile."""
    if pile not in kind or rooms[pile] == 0:
        return 0.0
    fewer = tuple((piles, count - (piles == kind)) for piles, count in kinds)
    less = tuple(room - (n == pile) for n, room in enumerate(rooms))
    return deals(fewer, less) / deals(kinds, rooms)


@cache
def deals(kinds: Kinds, rooms: tuple[int, ...]) -> int:
    """In how many ways cards can be dealt: so many of each kind, into the piles where it may be, until all are full."""
    if not kinds:
        return 1
    (piles, count), rest = kinds[0], kinds[1:]
    total = 0
    for dealt in shares_out(count, tuple(rooms[pile] for pile in piles)):
        less = list(rooms)
        ways = factorial(count)
        for pile, cards in zip(piles, dealt, strict=True):
            less[pile] -= cards
            ways //= factorial(cards)
        total += ways * deals(rest, tuple(less))
    return total


def shares_out(count: int, rooms: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Ways to split a count over piles with so much room."""
    if not rooms:
        if count == 0:
            yield ()
        return
    for here in range(max(0, count - sum(rooms[1:])), min(count, rooms[0]) + 1):
        for others in shares_out(count - here, rooms[1:]):
            yield here, *others


# --- In numbers -----------------------------------------------------------------------------------------------------


def row_of(opened: Opened, s: GameState, seat: int) -> tuple[int, ...]:
    row = [-1] * opened.game.layout.words  # a word that is not written shows
    opened.game.observe.observe(s, opened.box, seat, row)
    return tuple(row)


def row_is_honest(opened: Opened, state: GameState, imagined: GameState, seat: int) -> None:
    """A row tells nothing that the seat cannot know; every number of it is written, and within its bounds."""
    layout, real = opened.game.layout, np.array(row_of(opened, state, seat))
    assert (real >= 0).all(), "a word was left as it was"
    most = opened.once(
        row_is_honest, lambda: np.concatenate([[feature.most] * feature.words for feature in layout.features])
    )
    over = np.flatnonzero((most != 1) & (real > most))  # words of bits have no bound
    assert not len(over), [(int(n), int(real[n])) for n in over]
    other = np.array(row_of(opened, imagined, seat))
    if (real != other).any():
        told = np.flatnonzero(layout.spread(real.astype("u4")) != layout.spread(other.astype("u4")))
        raise Dishonest(f"seat {seat}: a row tells {[layout.name(int(n)) for n in told]}")
