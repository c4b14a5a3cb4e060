"""What each observer sees. It never shows what the state says that the observer cannot know."""

from functools import reduce
from itertools import chain, combinations
from typing import Any

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import own_view, winners_in
from folktable.engine.record import RUNNING, Ints
from folktable.engine.words import Text, Value, Words, words
from folktable.games.grumpf.boards import *
from folktable.games.grumpf.box import slowness
from folktable.games.grumpf.event_clock import cost_of, sees_movement
from folktable.games.grumpf.hunt import is_home, owner_of, spaces_of, target_refusal, value_of
from folktable.games.grumpf.imagine import knows_underside
from folktable.games.grumpf.names import *
from folktable.games.grumpf.series import animals_of, seat_series
from folktable.games.grumpf.state import *


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
    light: str | None  # met, not-yet, too-much, spoiled or nobody
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
    slowness: int  # so many times longer everything takes while a live table warms up; these times have it in them
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


COST_WORDS = {"flip": FLIP, "place": PLACE, "club": KNOCK, "elder": ELDER}


def observer_name(opened: Opened, observer: int) -> str:
    return clan_words(opened)[observer] if observer < opened.seats else "spectator"


def public(s: State, opened: Opened) -> Public:
    box, clans = opened.box, clan_words(opened)
    seats = range(opened.seats)
    neutral = opened.seats == 2
    slow = slowness(opened.options, s.round)
    return Public(
        round=s.round,
        rounds=box.rounds,
        mode=opened.options.mode,
        phase=QUESTIONS[s.phase].id if s.over == RUNNING else "over",
        boards=tuple(board_seen(s, opened, board) for board in range(BOARDS)),
        tiles_left=s.tiles_left,
        huts=box.huts,
        huts_taken=tuple(clans[seat - 1] for seat in s.hut if seat),
        neutral_aside=tuple("club" for slot in range(SLOTS) if s.aside >> slot & 1),
        removed=by_kind(opened, s.owned[opened.seats]) if neutral else {},
        bag=by_kind(opened, s.bag),
        tie_order=tuple(clans[seat] for seat in sorted(seats, key=lambda seat: s.tie[seat])),
        waited_for=tuple(clans[seat] for seat in seats if s.waiting >> seat & 1),
        costs={word: cost_of(box, action) * slow for word, action in COST_WORDS.items()},
        now=s.now,
        limit=box.limit_ms * slow,
        slowness=slow,
        beat=s.beat,
        trader=clans[s.trader] if s.phase in (TRADING, ANSWERING) else None,
        offered=animal_name(opened, s.give) if s.phase == ANSWERING else None,
        series_points=tuple(box.points),
        series={clans[seat]: series_of(s, opened, seat) for seat in seats} if s.over != RUNNING else {},
        winners=tuple(clans[seat] for seat in winners_in(opened, s)),
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
    """Met, not yet, too much, or spoiled: nothing that may still come can mend it, no Grumpf and no club."""
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
    if reachable.get(condition, False):
        return "not-yet"
    if clubs_may_mend(s, opened, board):
        return "too-much" if condition in (SUM_BETWEEN, SUM_AT_MOST, EACH_AT_MOST) else "not-yet"
    return "spoiled"


def tokens_outside(s: State, opened: Opened) -> int:
    """How many tokens the clans outside the huts still have."""
    return sum(s.pool[seat].bit_count() for seat in range(opened.seats) if not is_home(s, seat))


def most_to_come(s: State, opened: Opened, board: int) -> int:
    """How many Grumpfs may still be placed on a board: as it has room, and as there are outside the huts."""
    return min(spaces_of(s, opened.box, board) - s.filled[board], tokens_outside(s, opened))


def clubs_may_mend(s: State, opened: Opened, board: int) -> bool:
    """Would the condition be met with some of the Grumpfs there knocked out? Every token left may turn up a club."""
    box = opened.box
    if not any(CLUB in faces for faces in box.faces):
        return False
    clubbing = [seat for seat in range(opened.seats) if s.pool[seat] and not is_home(s, seat)]
    targets = [
        space
        for space in range(s.filled[board])
        if any(target_refusal(s, box, seat, board, space) == FINE for seat in clubbing)
    ]
    most = min(tokens_outside(s, opened), count_live(s, board) - 1, len(targets))
    after = s.copy()
    for hit in chain.from_iterable(combinations(targets, count) for count in range(1, most + 1)):
        for space in range(SPACES):
            after.club[board][space] = 1 if space in hit else s.club[board][space]
        if condition_met(after, box, board):
            return True
    return False


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


CONDITION_RULES = (  # by board and side
    "grumpf-conda-1", "grumpf-conda-2", "grumpf-conda-3", "grumpf-conda-4", "grumpf-conda-5", "grumpf-conda-6",
    "grumpf-condb-1", "grumpf-condb-2", "grumpf-condb-3", "grumpf-condb-4", "grumpf-condb-5", "grumpf-condb-6",
)  # fmt: skip
