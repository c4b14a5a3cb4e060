"""Grumpf at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what it cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any, NamedTuple

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import Line, Option, Question, own_view
from folktable.engine.record import RUNNING, Ints
from folktable.engine.words import Text, Value, Words, in_words, says, words
from folktable.games.grumpf.boards import (
    amount_there,
    condition_met,
    count_live,
    first_ranked,
    next_ranked,
    standing,
    tokens_counted,
    total_strength,
)
from folktable.games.grumpf.event_clock import cost_of, sees_movement
from folktable.games.grumpf.hunt import (
    board_in,
    is_home,
    owner_of,
    slot_in,
    space_in,
    spaces_of,
    value_of,
)
from folktable.games.grumpf.imagine import knows_underside
from folktable.games.grumpf.rules import deciding_hand
from folktable.games.grumpf.series import animals_of, rank_score, seat_series
from folktable.games.grumpf.state import *
from folktable.games.grumpf.state import State
from folktable.games.grumpf.trade import given_in, taken_in, victim_in

SEATS = (2, 6)
PEOPLE_OPTIONS = {"mode": "beat"}  # at one keyboard nobody is faster: the hunt goes in beats
LIVE_OPTIONS = {"mode": "live"}  # each at their own screen, all at once


def seat_names(opened: Opened) -> tuple[Words, ...]:
    return tuple(clan_name(opened, seat) for seat in range(opened.seats))


# --- Names -----------------------------------------------------------------------------------------------


def clan_name(opened: Opened, clan: int) -> Words:
    """A seat by its colour; the neutral clan has the first colour nobody plays [grumpf-ruling-42]."""
    name = words("grumpf-seat", colour=opened.edition.edition.colours[clan])
    return name if clan < opened.seats else words("grumpf-neutral", clan=name)


def clan_words(opened: Opened) -> list[str]:
    return [str(colour) for colour in opened.edition.edition.colours[: opened.box.clans]]


def initials(colours: list[str]) -> dict[str, str]:
    """The first letters of each colour, as few as tell it from the others: P, or Pi where purple plays too."""
    found = {}
    for word in colours:
        length = 1
        while any(other.startswith(word[:length]) for other in colours if other != word):
            length += 1
        found[word] = word[:length].capitalize()
    return found


def board_name(opened: Opened, board: int) -> str:
    return str(opened.edition.boards[board].id)


def animal_name(opened: Opened, kind: int) -> str:
    return str(opened.edition.animals[kind].id)


def some(opened: Opened, count: int, kind: int) -> Words:
    """2 fish, 1 bee, no birds."""
    return words("grumpf-some", count=count, kind=animal_name(opened, kind))


def one(opened: Opened, kind: int) -> Words:
    """A fish."""
    return words("grumpf-one", kind=animal_name(opened, kind))


def at(opened: Opened, board: int) -> Words:
    """Among the bees."""
    return words("grumpf-at", board=board_name(opened, board))


def joined(names: list[Words]) -> Words:
    """Pink, Blue and Yellow."""
    *first, last = names
    return words("grumpf-and", first=tuple(first), last=last) if first else last


def face_name(face: int) -> str:
    return "club" if face == CLUB else str(face)


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: flip-3, 3-mammoth, 3-mammoth-2 (a club on space 2), elder, wait, trade-blue-fish-bee."""
    if action < ELDER:
        slot = slot_in(action) + 1
        if action < PLACE:
            return f"flip-{slot}"
        board = board_name(opened, board_in(action))
        return f"{slot}-{board}" if action < KNOCK else f"{slot}-{board}-{space_in(action) + 1}"
    if action == WAIT:
        return "hold" if opened.box.mode == BEAT else "wait"
    if action == READY:
        return "shout" if s.phase == SHOUT else "ready"
    if action < TRADE:
        return {ELDER: "elder", DECLINE: "decline"}[action]
    victim, given, taken = deal_in(s, opened, action)
    if s.phase == ANSWERING:
        return f"give-{taken}"
    deal = f"trade-{clan_words(opened)[victim]}-{given}"
    return deal if opened.box.victim_picks else f"{deal}-{taken}"


def deal_in(s: State, opened: Opened, action: int) -> tuple[int, str, str]:
    """Whom a trade is with, the Animal given, the Animal taken."""
    given, taken = animal_name(opened, given_in(action)), animal_name(opened, taken_in(action))
    return victim_in(s, opened.box, action), given, taken


# --- What an observer sees ---------------------------------------------------------------------------------


class TokenSeen(Struct, frozen=True):
    slot: int
    shows: str
    under: str | None  # once turned up, and only where the table helps to remember


class ClanSeen(Struct, frozen=True):
    name: Words
    home: bool
    hands: int
    pool: tuple[TokenSeen, ...]
    jokers: int
    tiles: int
    animal_count: int
    animals: dict[str, int] | None  # None: kept covered
    points: int | None  # if the game ended now


class StandingSeen(Struct, frozen=True):
    clan: str
    value: int
    knocked_out_by: str | None


class BoardSeen(Struct, frozen=True):
    name: str
    side: str
    text: Text
    sign: Text  # the condition as it would be painted on the board: "20+", "10-20"; empty without one
    rule: str
    animal: str | None  # that lives here
    prize: str | None  # of a board without Animals
    animals: int
    awards: tuple[int, ...]
    length: int
    track: tuple[StandingSeen, ...]
    of: str  # what its total is of: "strength", or "grumpfs" where it asks how many stand; "tokens": clubs included
    total: int | None  # these three only where the table shows them, to all alike
    light: str | None  # met, not-yet, spoiled or nobody
    ranking: tuple[str, ...] | None


class MotionSeen(Struct, frozen=True):
    """A hand on its way, or one's own committed action."""

    clan: str
    action: str
    lands: int


class AnimalSeen(Struct, frozen=True):
    kind: str
    what: str  # an "animal" that was caught, the Sorcerer's "copy" of one, or a "joker" in its place


class SeriesSeen(Struct, frozen=True):
    animals: tuple[AnimalSeen, ...]
    points: int


class Public(Struct, frozen=True):
    """What all see alike."""

    round: int
    rounds: int
    mode: str
    phase: str
    boards: tuple[BoardSeen, ...]
    tiles_left: int
    huts: int
    huts_taken: tuple[str, ...]
    neutral_aside: tuple[str, ...]
    removed: dict[str, int]  # Animals that the neutral clan has taken out of the game
    bag: dict[str, int]
    tie_order: tuple[str, ...]
    waited_for: tuple[str, ...]
    costs: dict[str, int]  # how long a hand takes for each kind of action, in milliseconds
    now: int
    limit: int  # the longest a hunt by the clock lasts, in milliseconds; 0: until the huts are taken
    beat: int
    trader: str | None
    offered: str | None  # the Animal that the trader gives, while another picks one in return
    series_points: tuple[int, ...]  # what a series is worth, by its length
    series: dict[str, tuple[SeriesSeen, ...]]  # when the game is over
    winners: tuple[str, ...]


class View(Public, frozen=True):
    you: str
    clans: dict[str, ClanSeen]
    motions: tuple[MotionSeen, ...]
    flips_left: int


PHASE_WORDS = {GET_READY: "ready", SHOUT: "shout", HUNT: "hunt", TRADING: "trade", ANSWERING: "answer"}
COST_WORDS = {"flip": FLIP, "place": PLACE, "club": KNOCK, "elder": ELDER}


def observer_name(opened: Opened, observer: int) -> str:
    return clan_words(opened)[observer] if observer < opened.seats else "spectator"


def public(s: State, opened: Opened) -> Public:
    box, clans = opened.box, clan_words(opened)
    seats = range(opened.seats)
    neutral = opened.seats == 2
    return Public(
        round=s.round,
        rounds=box.rounds,
        mode=opened.options.mode,
        phase=PHASE_WORDS[s.phase] if s.over == RUNNING else "over",
        boards=tuple(board_seen(s, opened, board) for board in range(BOARDS)),
        tiles_left=s.tiles_left,
        huts=box.huts,
        huts_taken=tuple(clans[seat - 1] for seat in s.hut if seat),
        neutral_aside=tuple("club" for slot in range(SLOTS) if s.aside >> slot & 1),
        removed=by_kind(opened, s.owned[opened.seats]) if neutral else {},
        bag=by_kind(opened, s.bag),
        tie_order=tuple(clans[seat] for seat in sorted(seats, key=lambda seat: s.tie[seat])),
        waited_for=tuple(clans[seat] for seat in seats if s.waiting >> seat & 1),
        costs={word: cost_of(box, action) for word, action in COST_WORDS.items()},
        now=s.now,
        limit=box.limit_ms,
        beat=s.beat,
        trader=clans[s.trader] if s.phase in (TRADING, ANSWERING) else None,
        offered=animal_name(opened, s.give) if s.phase == ANSWERING else None,
        series_points=tuple(box.points),
        series={clans[seat]: series_of(s, opened, seat) for seat in seats} if s.over != RUNNING else {},
        winners=winners(s, opened) if s.over != RUNNING else (),
    )


def view(s: State, opened: Opened, observer: int, seen_by_all: Public) -> View:
    box, clans = opened.box, clan_words(opened)
    seats = range(opened.seats)
    return own_view(
        View,
        seen_by_all,
        you=observer_name(opened, observer),
        clans={clans[seat]: clan_seen(s, opened, observer, seat) for seat in seats},
        motions=motions_seen(s, opened, observer),
        flips_left=max(box.flips_per_beat - s.flips[observer], 0) if box.mode == BEAT and observer in seats else 0,
    )


def by_kind(opened: Opened, counts: Ints) -> dict[str, int]:
    return {animal_name(opened, kind): counts[kind] for kind in range(ANIMALS)}


def clan_seen(s: State, opened: Opened, observer: int, seat: int) -> ClanSeen:
    shown = shows_animals(s, opened, observer, seat)
    return ClanSeen(
        name=clan_name(opened, seat),
        home=is_home(s, seat),
        hands=opened.box.hands[seat],
        pool=pool_seen(s, opened, observer, seat),
        jokers=s.jokers[seat],
        tiles=s.tiles[seat],
        animal_count=animals_of(s, seat),
        animals=by_kind(opened, s.owned[seat]) if shown else None,
        points=seat_series(s, opened.box, seat)[0] if shown else None,
    )


def shows_animals(s: State, opened: Opened, observer: int, seat: int) -> bool:
    """Open [grumpf-ruling-25]; where they are kept covered, who trades may look."""
    if not opened.options.hidden_animals or seat == observer or s.over != RUNNING:
        return True
    return s.phase == TRADING and observer == s.trader


def pool_seen(s: State, opened: Opened, observer: int, seat: int) -> tuple[TokenSeen, ...]:
    """Faces lie open from the drop on; undersides are never sent unless turned up, and told on request of the table."""
    if s.shows[seat][0] == NOTHING:
        return ()
    tokens = []
    for slot in range(SLOTS):
        if s.pool[seat] >> slot & 1:
            up, down = faces_seen(s, observer, seat, slot)
            known = knows_underside(s, observer, seat, slot) and opened.options.remember_undersides
            tokens.append(TokenSeen(slot + 1, face_name(up), face_name(down) if known else None))  # [grumpf-fair-4]
    return tuple(tokens)


def faces_seen(s: State, observer: int, seat: int, slot: int) -> tuple[int, int]:
    """Up and down as the observer has seen the token lie: flips of this beat are not shown yet [grumpf-beat-1]."""
    if observer != seat and s.flipped[seat] >> slot & 1:
        return s.under[seat][slot], s.shows[seat][slot]
    return s.shows[seat][slot], s.under[seat][slot]


def board_seen(s: State, opened: Opened, board: int) -> BoardSeen:
    """What is told of totals is told to the whole table, or to nobody [grumpf-fair-5]."""
    side = edition_side(s, opened, board)
    totals = opened.options.live_totals
    return BoardSeen(
        name=board_name(opened, board),
        side="••" if s.ground[board] >= BOARDS else "•",
        text=ground_text(s, opened, board),
        sign=condition_sign(s, opened, board),
        rule=CONDITION_RULES[s.ground[board]],
        animal=opened.edition.boards[board].animal,
        prize=side.prize,
        animals=s.herd[board] if board != SORCERER else 0,
        awards=tuple(side.awards or ()),
        length=side.spaces,
        track=tuple(standing_seen(s, opened, board, space) for space in range(s.filled[board])),
        of=total_of(s, opened, board),
        total=amount_there(s, opened.box, board) if totals else None,
        light=light(s, opened, board) if totals else None,
        ranking=tuple(clan_words(opened)[clan] for clan in ranking(s, opened, board)) if totals else None,
    )


def ground_text(s: State, opened: Opened, board: int) -> Text:
    """What a ground asks for, how it ranks, what it gives: by the numbers of the box, unless the edition words it."""
    side = edition_side(s, opened, board)
    if side.text:
        return str(side.text)
    parts = []
    if side.condition.kind != "none":
        parts.append(words(f"grumpf-condition-{condition_kind(opened, side)}", **bounds(s, opened, board)))
    if side.rank == "last_live":
        parts.append(words("grumpf-condition-last_live", count=side.rank_last))
    if side.prize:
        parts.append(words(f"grumpf-condition-{side.prize}"))
    if not parts:
        return words("grumpf-condition-none")
    return reduce(lambda first, second: words("grumpf-conditions", first=first, second=second), parts)


def condition_sign(s: State, opened: Opened, board: int) -> Text:
    """The condition in a few signs."""
    side = edition_side(s, opened, board)
    if side.rank == "last_live":
        return words("grumpf-sign-last_live", count=side.rank_last)
    if side.condition.kind == "none":
        return ""
    return words(f"grumpf-sign-{condition_kind(opened, side)}", **bounds(s, opened, board))


def bounds(s: State, opened: Opened, board: int) -> dict[str, Value]:
    """The least and the most that is good, as the table plays it."""
    return {"min": opened.box.low[s.ground[board]], "max": opened.box.high[s.ground[board]]}


def condition_kind(opened: Opened, side: Any) -> str:
    """What is counted on the reptile board "•" depends on the table [grumpf-ruling-9]."""
    kind = str(side.condition.kind)
    return "count_with_clubs" if kind == "count_at_least" and opened.box.clubs_count else kind


TOTALS_OF = {"count_at_least": "grumpfs", "count_with_clubs": "tokens"}


def total_of(s: State, opened: Opened, board: int) -> str:
    return TOTALS_OF.get(condition_kind(opened, edition_side(s, opened, board)), "strength")


def edition_side(s: State, opened: Opened, board: int) -> Any:
    sides = opened.edition.boards[board].sides
    return sides.two if s.ground[board] >= BOARDS else sides.one


def standing_seen(s: State, opened: Opened, board: int, space: int) -> StandingSeen:
    piece, club = s.track[board][space], s.club[board][space]
    clans = clan_words(opened)
    return StandingSeen(clans[owner_of(piece)], value_of(s, piece), clans[owner_of(club)] if club else None)


def ranking(s: State, opened: Opened, board: int) -> list[int]:
    ranked = []
    clan = first_ranked(s, opened.box, board)
    while clan != NOBODY:
        ranked.append(clan)
        clan = next_ranked(s, opened.box, board, standing(s, opened.box, board, clan))
    return ranked


def light(s: State, opened: Opened, board: int) -> str:
    """Met, not yet, or spoiled: no Grumpf that may still come can mend it."""
    box, ground = opened.box, s.ground[board]
    if count_live(s, board) == 0:
        return "nobody"
    if condition_met(s, box, board):
        return "met"
    coming = most_to_come(s, opened, board)
    condition, total = box.condition[ground], total_strength(s, board)
    enough = total + coming * strongest_face(opened) >= box.low[ground]
    reachable = {
        SUM_AT_LEAST: enough,
        SUM_BETWEEN: enough and total < box.low[ground],
        COUNT_AT_LEAST: tokens_counted(s, box, board) + coming >= box.low[ground],
        SUM_EVEN: coming > 0,
    }
    return "not-yet" if reachable.get(condition, False) else "spoiled"


def most_to_come(s: State, opened: Opened, board: int) -> int:
    """How many Grumpfs may still be placed on a board: as it has room, and as there are outside the huts."""
    left = sum(s.pool[seat].bit_count() for seat in range(opened.seats) if not is_home(s, seat))
    return min(spaces_of(s, opened.box, board) - s.filled[board], left)


def strongest_face(opened: Opened) -> int:
    """The highest number that a Grumpf can show; who has it below is hidden, and the light is for all to see."""
    highest: int = max(max(faces) for faces in opened.box.faces)
    return highest


def motions_seen(s: State, opened: Opened, observer: int) -> tuple[MotionSeen, ...]:
    seen = []
    for hand in range(opened.seats * MOST_HANDS):
        if sees_movement(s, opened.box, observer, hand):
            name = action_name(s, opened, s.does[hand] - MOVING)
            seen.append(MotionSeen(clan_words(opened)[hand // MOST_HANDS], name, s.at[hand]))
    return tuple(seen)


def series_of(s: State, opened: Opened, seat: int) -> tuple[SeriesSeen, ...]:
    """The series longest first: copies wherever there is an Animal to copy, Jokers for the rest."""
    _, *extra = seat_series(s, opened.box, seat)
    rows: list[list[AnimalSeen]] = []
    tiles = s.tiles[seat]
    for kind in range(ANIMALS):
        name, real = animal_name(opened, kind), s.owned[seat][kind]
        copies = min(extra[kind], real, tiles)
        tiles -= copies
        items = ["animal"] * real + ["copy"] * copies + ["joker"] * (extra[kind] - copies)
        for row, what in enumerate(items):
            if row == len(rows):
                rows.append([])
            rows[row].append(AnimalSeen(name, what))
    return tuple(SeriesSeen(tuple(row), opened.box.points[len(row)]) for row in rows)


def winners(s: State, opened: Opened) -> tuple[str, ...]:
    scores = [rank_score(s, opened.box, seat) for seat in range(opened.seats)]
    return tuple(clan_words(opened)[seat] for seat in range(opened.seats) if scores[seat] == max(scores))


# --- What is asked ------------------------------------------------------------------------------------------

# By phase: the id of its texts, and the rules behind it.
QUESTIONS: dict[int, tuple[str, tuple[str, ...]]] = {
    GET_READY: ("ready", ("grumpf-round-6",)),
    SHOUT: ("shout", ("grumpf-ruling-37",)),
    HUNT: ("hunt", ("grumpf-hunt-1", "grumpf-hunt-4")),
    TRADING: ("trade", ("grumpf-trade-2",)),
    ANSWERING: ("answer", ("grumpf-ruling-29",)),
}


def question(s: State, opened: Opened, observer: int) -> Question:
    """To who is asked (ask), to the others (await)."""
    id, rules = QUESTIONS[s.phase]
    if s.waiting >> observer & 1:
        beats = s.phase == HUNT and opened.box.mode == BEAT
        return Question(beat_question(s, opened, observer) if beats else words(f"grumpf-ask-{id}"), rules)
    names = [clan_name(opened, seat) for seat in range(opened.seats) if s.waiting >> seat & 1]
    return Question(words(f"grumpf-await-{id}", who=joined(names), count=len(names)), rules)


def beat_question(s: State, opened: Opened, seat: int) -> Words:
    if deciding_hand(s, opened.box, seat):
        return words("grumpf-ask-second-hand", beat=s.beat)
    return words("grumpf-ask-beat", beat=s.beat, flips=opened.box.flips_per_beat - s.flips[seat])


def option(s: State, opened: Opened, action: int) -> Option:
    name = action_name(s, opened, action)
    text, rule = option_text(s, opened, action)
    return Option(name, text, (rule,), option_things(s, opened, action))


def option_things(s: State, opened: Opened, action: int) -> tuple[str, ...]:
    """Pick up a Grumpf, then turn it, put it on a ground, or on who stands there; give an Animal, take another."""
    if action < ELDER:
        token = f"token:{slot_in(action) + 1}"
        if action < PLACE:
            return token, token
        board = board_name(opened, board_in(action))
        return token, f"ground:{board}" if action < KNOCK else f"stand:{board}:{space_in(action) + 1}"
    if action == ELDER:
        return ("elder",)
    if action < TRADE:
        return ()
    victim, given, taken = deal_in(s, opened, action)
    clans = clan_words(opened)
    if s.phase == ANSWERING:
        return (f"animal:{clans[s.actor]}:{taken}",)
    wanted = f"clan:{clans[victim]}" if opened.box.victim_picks else f"animal:{clans[victim]}:{taken}"
    return f"animal:{clans[s.actor]}:{given}", wanted


def option_text(s: State, opened: Opened, action: int) -> tuple[Words, str]:
    if action < ELDER:
        slot = slot_in(action)
        face = face_name(s.shows[s.actor][slot])
        if action < PLACE:
            return words("grumpf-option-flip", slot=slot + 1, face=face), "grumpf-hunt-3"
        board = board_in(action)
        if action < KNOCK:
            told = words("grumpf-option-place", face=face, at=at(opened, board), space=s.filled[board] + 1)
            return told, "grumpf-hunt-4"
        return club_text(s, opened, board, space_in(action)), "grumpf-club-1"
    if action == ELDER:
        last = opened.box.huts - len([seat for seat in s.hut if seat]) == 1
        if last:
            return words("grumpf-option-last-hut"), "grumpf-hut-6"
        return words("grumpf-option-elder"), "grumpf-hut-1"
    if action == WAIT:
        return WAITS[opened.box.mode]
    if action == READY:
        return words("grumpf-option-shout" if s.phase == SHOUT else "grumpf-option-ready"), "grumpf-round-6"
    if action == DECLINE:
        return words("grumpf-option-decline"), "grumpf-trade-2"
    return trade_text(s, opened, action)


WAITS = {
    LIVE: (words("grumpf-option-stand-still"), "grumpf-hut-8"),
    BEAT: (words("grumpf-option-hold"), "grumpf-beat-1"),
    CLOCK: (words("grumpf-option-wait"), "grumpf-sim-6"),
}


def club_text(s: State, opened: Opened, board: int, space: int) -> Words:
    piece = s.track[board][space]
    whose = owner_of(piece)
    told: dict[str, Value] = {"value": value_of(s, piece), "at": at(opened, board), "space": space + 1}
    if whose == s.actor:
        return Words("grumpf-option-club-own", told)
    return Words("grumpf-option-club", {"who": clan_name(opened, whose), **told})


def trade_text(s: State, opened: Opened, action: int) -> tuple[Words, str]:
    victim, given, taken = victim_in(s, opened.box, action), given_in(action), taken_in(action)
    told: dict[str, Value] = {"who": clan_name(opened, victim), "given": one(opened, given)}
    if s.phase == ANSWERING:
        return words("grumpf-option-answer", given=one(opened, given), taken=one(opened, taken)), "grumpf-ruling-29"
    if opened.box.victim_picks:
        return Words("grumpf-option-offer", told), "grumpf-ruling-29"
    told |= {"taken": one(opened, taken), **trade_effect(s, opened, victim, given, taken)}
    return Words("grumpf-option-trade", told), "grumpf-trade-2"


def trade_effect(s: State, opened: Opened, victim: int, given: int, taken: int) -> dict[str, int]:
    """What a trade would do to both scores; only who trades, and so may look at all Animals, is told."""
    after = s.copy()
    for seat, lost, won in ((s.trader, given, taken), (victim, taken, given)):
        after.owned[seat][lost] -= 1
        after.owned[seat][won] += 1
    return {
        "mine": seat_series(s, opened.box, s.trader)[0],
        "after": seat_series(after, opened.box, s.trader)[0],
        "theirs": seat_series(s, opened.box, victim)[0],
        "left": seat_series(after, opened.box, victim)[0],
    }


# --- What happened --------------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note, with what its text may need."""

    s: State
    opened: Opened
    seat: int
    x: int
    y: int

    @property
    def who(self) -> Words:
        return clan_name(self.opened, self.seat) if self.seat != NOBODY else SOMEBODY

    @property
    def other(self) -> Words:
        return clan_name(self.opened, self.y)

    @property
    def clan(self) -> str:
        return clan_words(self.opened)[self.seat] if self.seat != NOBODY else ""

    @property
    def animal(self) -> str:
        return animal_name(self.opened, self.x)

    @property
    def board(self) -> str:
        return board_name(self.opened, self.x)

    @property
    def at(self) -> Words:
        return at(self.opened, self.x)

    @property
    def hunt(self) -> Words:
        return words("grumpf-hunted", board=self.board)

    @property
    def some(self) -> Words:
        return some(self.opened, self.y, self.x)

    @property
    def given(self) -> Words:
        return one(self.opened, self.x)

    @property
    def taken(self) -> Words:
        return one(self.opened, self.y)

    @property
    def slot(self) -> int:
        return self.x + 1

    @property
    def face(self) -> str:
        return face_name(self.y)

    @property
    def round(self) -> int:
        return self.s.round

    @property
    def condition(self) -> Text:
        return ground_text(self.s, self.opened, self.x)

    @property
    def amount(self) -> Words:
        return words("grumpf-amount", of=total_of(self.s, self.opened, self.x), count=self.y)


SOMEBODY = words("grumpf-somebody")


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story."""
    kind, seat, x, y = heard
    text, rule = STORY[kind]
    if kind == FAILED:
        rule = REFUSAL_RULES[x]
    elif kind == HUNT_ENDED:
        rule = ENDING_RULES[x]
    elif kind in (CONDITION_FAILED, CONDITION_MET):
        rule = CONDITION_RULES[s.ground[x]]
    told = Telling(s, opened, seat, x, y)
    return Line(text(told), (rule,), EVENTS[kind](told) if kind in EVENTS else ())


CONDITION_RULES = (  # by board and side
    "grumpf-conda-1",
    "grumpf-conda-2",
    "grumpf-conda-3",
    "grumpf-conda-4",
    "grumpf-conda-5",
    "grumpf-conda-6",
    "grumpf-condb-1",
    "grumpf-condb-2",
    "grumpf-condb-3",
    "grumpf-condb-4",
    "grumpf-condb-5",
    "grumpf-condb-6",
)


# Why an action is refused: the id of what its player reads, and the rule.
REFUSALS = {
    TOO_EARLY: "too-early",
    HAND_BUSY: "hand-busy",
    IN_HUT: "in-hut",
    NOT_YOURS: "not-yours",
    WRONG_FACE: "wrong-face",
    TRACK_FULL: "track-full",
    NO_TARGET: "no-target",
    TARGET_COVERED: "target-covered",
    TARGET_SAFE: "target-safe",
    MUST_PLACE_ALL: "must-place-all",
    HUNT_OVER: "hunt-over",
    TARGET_OWN: "target-own",
}
REFUSAL_RULES = {
    TOO_EARLY: "grumpf-rt-13",
    HAND_BUSY: "grumpf-rt-5",
    IN_HUT: "grumpf-hut-3",
    NOT_YOURS: "grumpf-rt-3",
    WRONG_FACE: "grumpf-club-1",
    TRACK_FULL: "grumpf-hunt-8",
    NO_TARGET: "grumpf-club-5",
    TARGET_COVERED: "grumpf-club-2",
    TARGET_SAFE: "grumpf-club-4",
    MUST_PLACE_ALL: "grumpf-two-5",
    HUNT_OVER: "grumpf-hut-6",
    TARGET_OWN: "grumpf-ruling-12",
}
ENDINGS = {
    ALL_HOME: "all-home",
    POOLS_EMPTY: "pools-empty",
    TIME_UP: "time-up",
    ALL_STILL: "all-still",
    BEATS_UP: "beats-up",
}
ENDING_RULES = {
    ALL_HOME: "grumpf-hut-6",
    POOLS_EMPTY: "grumpf-hut-8",
    TIME_UP: "grumpf-hut-8",
    ALL_STILL: "grumpf-beat-6",
    BEATS_UP: "grumpf-beat-6",
}


def refusal_text(opened: Opened, reason: int, other: int) -> Words:
    """As part of a sentence: the track is full, Blue took the last space."""
    return words(f"grumpf-because-{REFUSALS[reason]}", other=clan_name(opened, other) if other != NOBODY else SOMEBODY)


def knocked(t: Telling) -> Words:
    clan, value = divmod(t.y, 16)
    if clan == t.seat:
        return words("grumpf-knocked-own", who=t.who, value=value, at=t.at)
    return words("grumpf-knocked", who=t.who, victim=clan_name(t.opened, clan), value=value, at=t.at)


def game_over(t: Telling) -> Words:
    seats = range(t.opened.seats)
    first = winners(t.s, t.opened)
    best = [clan_name(t.opened, seat) for seat in seats if clan_words(t.opened)[seat] in first]
    points = tuple(
        words("grumpf-clan-points", who=clan_name(t.opened, seat), count=seat_series(t.s, t.opened.box, seat)[0])
        for seat in seats
    )
    return words("grumpf-over", points=points, who=joined(best), count=len(best))


# By kind of note: its text, and the rule behind it.
STORY: dict[int, tuple[Callable[[Telling], Words], str]] = {
    STOCKED: (says("grumpf-stocked", "some"), "grumpf-round-2"),
    NEUTRAL_SET: (says("grumpf-neutral-set", "who", "y", "at"), "grumpf-two-2"),
    NEUTRAL_ASIDE: (says("grumpf-neutral-aside", "who", "at"), "grumpf-two-3"),
    IS_READY: (says("grumpf-is-ready", "who"), "grumpf-round-6"),
    SHOUTED: (says("grumpf-shouted", "who"), "grumpf-round-6"),
    DROPPED: (says("grumpf-dropped", "round"), "grumpf-round-7"),
    FLIPPED: (says("grumpf-flipped", "who", "slot", "face"), "grumpf-hunt-3"),
    PLACED: (says("grumpf-placed", "who", "y", "at"), "grumpf-hunt-4"),
    KNOCKED: (knocked, "grumpf-club-1"),
    WENT_HOME: (says("grumpf-went-home", "who", "y"), "grumpf-hut-1"),
    STOOD_STILL: (says("grumpf-stood-still", "who"), "grumpf-hut-8"),
    FAILED: (lambda t: words("grumpf-too-late", who=t.who, reason=refusal_text(t.opened, t.x, t.y)), "grumpf-rt-6"),
    HELD: (says("grumpf-held", "who"), "grumpf-beat-1"),
    BEAT_OVER: (says("grumpf-beat-over", "y"), "grumpf-beat-3"),
    HUNT_ENDED: (lambda t: words(f"grumpf-ended-{ENDINGS[t.x]}", who=t.who), "grumpf-hut-6"),
    BOARD_EMPTY: (says("grumpf-nobody-stood", "at"), "grumpf-eval-4"),
    CONDITION_FAILED: (says("grumpf-failed", "hunt", "amount", "condition"), "grumpf-eval-2"),
    CONDITION_MET: (says("grumpf-succeeded", "hunt", "amount", "condition"), "grumpf-eval-3"),
    RANKED: (says("grumpf-ranked", "who", "y", "at"), "grumpf-rank-2"),
    AHEAD: (says("grumpf-stood-ahead", "who"), "grumpf-rank-3"),
    TOOK: (
        lambda t: words("grumpf-took" if t.seat < t.opened.seats else "grumpf-took-away", who=t.who, some=t.some),
        "grumpf-award-1",
    ),
    TOOK_TILE: (says("grumpf-took-tile", "who"), "grumpf-sorc-1"),
    MAY_TRADE: (says("grumpf-may-trade", "who"), "grumpf-trade-2"),
    NO_TRADE: (says("grumpf-no-trade", "who"), "grumpf-ruling-30"),
    DECLINED: (says("grumpf-declined", "who"), "grumpf-trade-2"),
    OFFERED: (says("grumpf-offers", "who", "given", "other"), "grumpf-ruling-29"),
    TRADED: (says("grumpf-traded", "who", "given", "taken"), "grumpf-trade-2"),
    GAME_OVER: (game_over, "grumpf-score-4"),
    TOO_LONG: (says("grumpf-too-long"), "grumpf-sim-8"),
}


# What a page shows happening, because no view holds it: who lands where, and how a hunt is shared out.
EVENTS: dict[int, Callable[[Telling], tuple[str | int, ...]]] = {
    STOCKED: lambda t: ("stocked", t.animal, t.y),
    SHOUTED: lambda t: ("shouted", t.clan),
    DROPPED: lambda t: ("dropped",),
    FLIPPED: lambda t: ("flipped", t.clan, t.x + 1, face_name(t.y)),
    PLACED: lambda t: ("placed", t.clan, t.board, t.y),
    KNOCKED: lambda t: ("knocked", t.clan, t.board, clan_words(t.opened)[t.y // 16], t.y % 16),
    WENT_HOME: lambda t: ("home", t.clan, t.y),
    FAILED: lambda t: ("failed", t.clan),
    HUNT_ENDED: lambda t: ("ended", t.clan),
    BOARD_EMPTY: lambda t: ("empty", t.board),
    CONDITION_FAILED: lambda t: ("fails", t.board, t.y),
    CONDITION_MET: lambda t: ("succeeds", t.board, t.y),
    RANKED: lambda t: ("ranked", t.clan, t.board, t.y),
    AHEAD: lambda t: ("ahead", t.clan, t.board),
    TOOK: lambda t: ("took", t.clan, t.animal, t.y),
    TOOK_TILE: lambda t: ("tile", t.clan),
    MAY_TRADE: lambda t: ("may-trade", t.clan),
    NO_TRADE: lambda t: ("no-trade", t.clan),
    TRADED: lambda t: ("traded", t.clan, t.animal, animal_name(t.opened, t.y)),
}


# --- The table as text ------------------------------------------------------------------------------------------


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            f"Round {view.round} of {view.rounds}{clock_text(view)}   huts: {hut_text(view)}   "
            f"ties: {', '.join(view.tie_order)}",
            "",
            *(board_line(view, board) for board in view.boards),
            "",
            *(clan_line(view, word, clan) for word, clan in view.clans.items()),
            *removed_lines(view),
            *(f"  moving: {motion.clan} {motion.action}" for motion in view.motions),
            *(series_line(word, series) for word, series in view.series.items()),
            *([f"Won by {' and '.join(view.winners)}."] if view.winners else []),
        ]
    )


def clock_text(view: View) -> str:
    if view.beat:
        return f", beat {view.beat}"
    return f", {view.now / 1000:.1f} s" if view.now else ""


def hut_text(view: View) -> str:
    return " ".join([*view.huts_taken, *["empty"] * (view.huts - len(view.huts_taken))])


def board_line(view: View, board: BoardSeen) -> str:
    """mammoth •  x3  1-1  [P5 B2* .. .. ..]  7 not yet  blue, pink   Strength 20 or more in total."""
    letters = initials([*view.clans, *(one.clan for one in board.track if one.clan not in view.clans)])
    track = [f"{letters[one.clan]}{one.value}{'*' if one.knocked_out_by else ''}" for one in board.track]
    track += [".."] * (board.length - len(track))
    prize = f"x{board.animals} {'-'.join(map(str, board.awards))}" if board.awards else "prize"
    told = "" if board.total is None else f"{board.total:3} {in_words(words(f'grumpf-light-{board.light}'))}"
    ranked = f" ({', '.join(board.ranking)})" if board.ranking else ""
    return f"{board.name:9}{board.side:3}{prize:9} [{' '.join(track):26}] {told:17} {in_words(board.text)}{ranked}"


def clan_line(view: View, word: str, clan: ClanSeen) -> str:
    pool = " ".join(f"{token.slot}:{token.shows}{f'/{token.under}' if token.under else ''}" for token in clan.pool)
    name = f"{in_words(clan.name)}{' (you)' if view.you == word else ''}"
    home = " home" if clan.home else ""
    if clan.animals is None:
        goods = f"{clan.animal_count} Animals"
    else:
        goods = ", ".join(f"{count} {kind}" for kind, count in clan.animals.items() if count) or "no Animals"
        goods += f" = {clan.points} points"
    extras = f", {clan.jokers} Joker" * bool(clan.jokers) + f", tiles {clan.tiles}" * bool(clan.tiles)
    return f"{name:14}{home:5} pool [{pool}]  {goods}{extras}"


def removed_lines(view: View) -> list[str]:
    gone = [f"{count} {kind}" for kind, count in view.removed.items() if count]
    return [f"Taken out of the game by the neutral clan: {', '.join(gone)}"] if gone else []


def series_line(word: str, series: tuple[SeriesSeen, ...]) -> str:
    rows = "; ".join(f"{', '.join(map(animal_text, row.animals))} = {row.points}" for row in series)
    return f"Series of {word}: {rows or 'none'}"


def animal_text(animal: AnimalSeen) -> str:
    return animal.kind if animal.what == "animal" else f"{animal.kind} ({animal.what})"
