"""Grumpf at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what it cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import Line, Option, Question
from folktable.engine.record import RUNNING, Ints
from folktable.games.grumpf.boards import (
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
from folktable.games.grumpf.rules import deciding_hand, victim_of
from folktable.games.grumpf.series import animals_of, rank_score, seat_series
from folktable.games.grumpf.state import *
from folktable.games.grumpf.state import State

SEATS = (2, 6)
PEOPLE_OPTIONS = {"mode": "beat"}  # at one keyboard nobody is faster: the hunt goes in beats
LIVE_OPTIONS = {"mode": "live"}  # each at their own screen, all at once
OPTION_TEXTS = {  # what each of the host's options does
    "sides": "The sides of the hunting grounds: one (easier), two, or mixed at random.",
    "newcomers": "Seats that begin with a Joker: for who plays for the first time.",
    "hands": "How many hands each seat uses, in order of seats: 2 for a child. Empty: one each.",
    "mode": (
        "live: everybody at once, as fast as they can. beat: all choose in secret, then everything happens together. "
        "clock: the live game on a simulated clock, for bots only."
    ),
    "profiles": "Thinking times of bots on the simulated clock, in order of seats. Empty: as usual.",
    "tempo_percent": "Movements take so many percent of their usual time: more is calmer.",
    "hunt_limit_ms": "A hunt ends after so many milliseconds; 0: never.",
    "between_inclusive": '"Between 10 and 20" includes 10 and 20.',
    "clubs_count_as_tokens": "A club counts as a Grumpf where a hunting ground asks for a number of tokens.",
    "club_own": "You may club your own Grumpf.",
    "elder_min_placed": "So many Grumpfs must be placed before the Elder may go home.",
    "tiebreak_counts_clubbed": "A knocked-out Grumpf counts when a tie is broken by who came first.",
    "neutral_clubs": "With two players: clubs of the neutral clan are laid aside, or turned to their number.",
    "hidden_animals": "Collected Animals are kept covered.",
    "remember_undersides": "The table remembers for all the undersides that were turned up.",
    "tiebreak_counts_extras": "Jokers and copies count when a tie goes to who has the fewest Animals.",
    "trade_pick": "Who picks the Animal that is taken in a trade: the trader, or who gives it.",
    "auto_elder": "The Elder goes home by itself when the last Grumpf is placed.",
    "live_totals": "Show totals, conditions and rankings of the hunting grounds to all.",
    "show_motion": "Show hands on their way.",
    "stand_in_bots": "A bot plays for who has lost the connection, until they are back.",
    "latency_credit": "Who has a slow line is given back half of its delay, up to a limit.",
    "beat_clock_s": "In beats: who has not chosen after so many seconds holds still; 0: no limit.",
    "flips_per_beat": "In beats: so many tokens may be turned over in one beat.",
}


def seat_names(opened: Opened) -> tuple[str, ...]:
    return tuple(colour.capitalize() for colour in opened.edition.edition.colours[: opened.seats])


# --- Names -----------------------------------------------------------------------------------------------


def clan_name(opened: Opened, clan: int) -> str:
    """A seat by its colour; the neutral clan has the first colour nobody plays [grumpf-ruling-42]."""
    colour = str(opened.edition.edition.colours[clan]).capitalize()
    return colour if clan < opened.seats else f"Neutral {colour}"


def clan_words(opened: Opened) -> list[str]:
    return [str(colour) for colour in opened.edition.edition.colours[: opened.box.clans]]


def initials(words: list[str]) -> dict[str, str]:
    """The first letters of each colour, as few as tell it from the others: P, or Pi where purple plays too."""
    found = {}
    for word in words:
        length = 1
        while any(other.startswith(word[:length]) for other in words if other != word):
            length += 1
        found[word] = word[:length].capitalize()
    return found


def board_name(opened: Opened, board: int) -> str:
    return str(opened.edition.boards[board].id)


def animal_name(opened: Opened, kind: int) -> str:
    return str(opened.edition.animals[kind].id)


def some(opened: Opened, count: int, kind: int) -> str:
    """2 fish, 1 bee, 3 birds."""
    name = animal_name(opened, kind)
    return f"{count} {name}{'' if count == 1 or name == 'fish' else 's'}"


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
    deal = action - TRADE
    victim = victim_of(opened.box, s.trader, deal // (ANIMALS * ANIMALS))
    return victim, animal_name(opened, deal // ANIMALS % ANIMALS), animal_name(opened, deal % ANIMALS)


# --- What an observer sees ---------------------------------------------------------------------------------


class TokenSeen(Struct, frozen=True):
    slot: int
    shows: str
    under: str | None  # once turned up, and only where the table helps to remember


class ClanSeen(Struct, frozen=True):
    name: str
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
    text: str
    sign: str  # the condition as it would be painted on the board: "20+", "10-20"; empty without one
    rule: str
    animal: str | None  # that lives here
    prize: str | None  # of a board without Animals
    animals: int
    awards: tuple[int, ...]
    length: int
    track: tuple[StandingSeen, ...]
    total: int | None  # these three only where the table shows them, to all alike
    light: str | None
    ranking: tuple[str, ...] | None


class MotionSeen(Struct, frozen=True):
    """A hand on its way, or one's own committed action."""

    clan: str
    action: str
    lands: int


class SeriesSeen(Struct, frozen=True):
    animals: tuple[str, ...]
    points: int


class View(Struct, frozen=True):
    you: str
    round: int
    rounds: int
    mode: str
    phase: str
    boards: tuple[BoardSeen, ...]
    tiles_left: int
    huts: int
    huts_taken: tuple[str, ...]
    clans: dict[str, ClanSeen]
    neutral_aside: tuple[str, ...]
    removed: dict[str, int]  # Animals that the neutral clan has taken out of the game
    bag: dict[str, int]
    tie_order: tuple[str, ...]
    waited_for: tuple[str, ...]
    motions: tuple[MotionSeen, ...]
    costs: dict[str, int]  # how long a hand takes for each kind of action, in milliseconds
    now: int
    beat: int
    flips_left: int
    trader: str | None
    offered: str | None  # the Animal that the trader gives, while another picks one in return
    series: dict[str, tuple[SeriesSeen, ...]]  # when the game is over
    winners: tuple[str, ...]


PHASE_WORDS = {GET_READY: "ready", SHOUT: "shout", HUNT: "hunt", TRADING: "trade", ANSWERING: "answer"}
COST_WORDS = {"flip": FLIP, "place": PLACE, "club": KNOCK, "elder": ELDER}


def observer_name(opened: Opened, observer: int) -> str:
    return clan_words(opened)[observer] if observer < opened.seats else "spectator"


def view(s: State, opened: Opened, observer: int) -> View:
    box, words = opened.box, clan_words(opened)
    seats = range(opened.seats)
    neutral = opened.seats == 2
    return View(
        you=observer_name(opened, observer),
        round=s.round,
        rounds=box.rounds,
        mode=opened.options.mode,
        phase=PHASE_WORDS[s.phase] if s.over == RUNNING else "over",
        boards=tuple(board_seen(s, opened, board) for board in range(BOARDS)),
        tiles_left=s.tiles_left,
        huts=box.huts,
        huts_taken=tuple(words[seat - 1] for seat in s.hut if seat),
        clans={words[seat]: clan_seen(s, opened, observer, seat) for seat in seats},
        neutral_aside=tuple("club" for slot in range(SLOTS) if s.aside >> slot & 1),
        removed=by_kind(opened, s.owned[opened.seats]) if neutral else {},
        bag=by_kind(opened, s.bag),
        tie_order=tuple(words[seat] for seat in sorted(seats, key=lambda seat: s.tie[seat])),
        waited_for=tuple(words[seat] for seat in seats if s.waiting >> seat & 1),
        motions=motions_seen(s, opened, observer),
        costs={word: cost_of(box, action) for word, action in COST_WORDS.items()},
        now=s.now,
        beat=s.beat,
        flips_left=max(box.flips_per_beat - s.flips[observer], 0) if box.mode == BEAT and observer in seats else 0,
        trader=words[s.trader] if s.phase in (TRADING, ANSWERING) else None,
        offered=animal_name(opened, s.give) if s.phase == ANSWERING else None,
        series={words[seat]: series_of(s, opened, seat) for seat in seats} if s.over != RUNNING else {},
        winners=winners(s, opened) if s.over != RUNNING else (),
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
        text=side.text,
        sign=condition_sign(side),
        rule=CONDITION_RULES[s.ground[board]],
        animal=opened.edition.boards[board].animal,
        prize=side.prize,
        animals=s.herd[board] if board != SORCERER else 0,
        awards=tuple(side.awards or ()),
        length=side.spaces,
        track=tuple(standing_seen(s, opened, board, space) for space in range(s.filled[board])),
        total=total_strength(s, board) if totals else None,
        light=light(s, opened, board) if totals else None,
        ranking=tuple(clan_words(opened)[clan] for clan in ranking(s, opened, board)) if totals else None,
    )


def condition_sign(side: Any) -> str:
    """The condition in a few signs."""
    condition = side.condition
    if side.rank == "last_live":
        return f"last {side.rank_last}"
    return {
        "none": "",
        "sum_at_least": f"{condition.min}+",
        "sum_between": f"{condition.min}-{condition.max}",
        "sum_at_most": f"≤ {condition.max}",
        "count_at_least": f"{condition.min} stand",
        "all_same": "all =",
        "all_different": "all ≠",
        "each_at_most": f"each ≤ {condition.max}",
        "sum_even": "even",
    }[condition.kind]


def edition_side(s: State, opened: Opened, board: int) -> Any:
    sides = opened.edition.boards[board].sides
    return sides.two if s.ground[board] >= BOARDS else sides.one


def standing_seen(s: State, opened: Opened, board: int, space: int) -> StandingSeen:
    piece, club = s.track[board][space], s.club[board][space]
    words = clan_words(opened)
    return StandingSeen(words[owner_of(piece)], value_of(s, piece), words[owner_of(club)] if club else None)


def ranking(s: State, opened: Opened, board: int) -> list[int]:
    ranked = []
    clan = first_ranked(s, opened.box, board)
    while clan != NOBODY:
        ranked.append(clan)
        clan = next_ranked(s, opened.box, board, standing(s, opened.box, board, clan))
    return ranked


def light(s: State, opened: Opened, board: int) -> str:
    """Met, not yet, or spoiled unless somebody clubs it right."""
    box, ground = opened.box, s.ground[board]
    if count_live(s, board) == 0:
        return "nobody there"
    if condition_met(s, box, board):
        return "met"
    room = spaces_of(s, box, board) - s.filled[board]
    condition, total = box.condition[ground], total_strength(s, board)
    reachable = {
        SUM_AT_LEAST: room > 0,
        SUM_BETWEEN: room > 0 and total < box.low[ground],
        COUNT_AT_LEAST: tokens_counted(s, box, board) + room >= box.low[ground],
        SUM_EVEN: room > 0,
    }
    return "not yet" if reachable.get(condition, False) else "spoiled"


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
    rows: list[list[str]] = []
    tiles = s.tiles[seat]
    for kind in range(ANIMALS):
        name, real = animal_name(opened, kind), s.owned[seat][kind]
        copies = min(extra[kind], real, tiles)
        tiles -= copies
        items = [name] * real + [f"{name} (copy)"] * copies + [f"{name} (Joker)"] * (extra[kind] - copies)
        for row, item in enumerate(items):
            if row == len(rows):
                rows.append([])
            rows[row].append(item)
    return tuple(SeriesSeen(tuple(row), opened.box.points[len(row)]) for row in rows)


def winners(s: State, opened: Opened) -> tuple[str, ...]:
    scores = [rank_score(s, opened.box, seat) for seat in range(opened.seats)]
    return tuple(clan_words(opened)[seat] for seat in range(opened.seats) if scores[seat] == max(scores))


# --- What is asked ------------------------------------------------------------------------------------------

# By phase: what who decides is asked, what the others read, the rules behind it.
QUESTIONS = {
    GET_READY: ("Are you ready to hunt?", "Waiting for {who} to be ready.", ("grumpf-round-6",)),
    SHOUT: ("All are ready: shout to start the hunt!", "All are ready: who shouts?", ("grumpf-ruling-37",)),
    HUNT: ("Hunt: flip, place, club, or send your Elder home.", "{who} hunts.", ("grumpf-hunt-1", "grumpf-hunt-4")),
    TRADING: ("Forced Trade: swap an Animal for somebody else's?", "{who} may force a trade.", ("grumpf-trade-2",)),
    ANSWERING: ("Forced Trade: which Animal do you give?", "{who} picks the Animal to give.", ("grumpf-ruling-29",)),
}


def question(s: State, opened: Opened, observer: int) -> Question:
    asked, told, rules = QUESTIONS[s.phase]
    if s.waiting >> observer & 1:
        if s.phase == HUNT and opened.box.mode == BEAT:
            asked = beat_question(s, opened, observer)
        return Question(asked, rules)
    names = [clan_name(opened, seat) for seat in range(opened.seats) if s.waiting >> seat & 1]
    text = told.format(who=" and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names))
    return Question(text.replace(" hunts", " hunt") if names[1:] else text, rules)


def beat_question(s: State, opened: Opened, seat: int) -> str:
    hand = deciding_hand(s, opened.box, seat)
    left = opened.box.flips_per_beat - s.flips[seat] if hand == 0 else 0
    action = "second action" if hand else "action"
    flips = f"{left} {'flip' if left == 1 else 'flips'}, then " if left else ""
    return f"Beat {s.beat}: {flips}one {action} in secret."


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
    words = clan_words(opened)
    if s.phase == ANSWERING:
        return (f"animal:{words[s.actor]}:{taken}",)
    wanted = f"clan:{words[victim]}" if opened.box.victim_picks else f"animal:{words[victim]}:{taken}"
    return f"animal:{words[s.actor]}:{given}", wanted


def option_text(s: State, opened: Opened, action: int) -> tuple[str, str]:
    if action < ELDER:
        slot = slot_in(action)
        face = face_name(s.shows[s.actor][slot])
        if action < PLACE:
            return f"Flip Grumpf {slot + 1} (it shows {face})", "grumpf-hunt-3"
        board = board_in(action)
        name = board_name(opened, board)
        if action < KNOCK:
            return f"Put the {face} on the {name} board, space {s.filled[board] + 1}", "grumpf-hunt-4"
        space = space_in(action)
        target = standing_seen(s, opened, board, space)
        return (
            f"Club {target.clan.capitalize()}'s {target.value} on the {name} board, space {space + 1}",
            "grumpf-club-1",
        )
    if action == ELDER:
        left = opened.box.huts - len([seat for seat in s.hut if seat])
        ends = ": that ends the hunt" if left == 1 else ""
        return f"Send your Elder home{ends}", "grumpf-hut-6" if ends else "grumpf-hut-1"
    if action == WAIT:
        return {
            LIVE: ("Stand still until the hunt ends", "grumpf-hut-8"),
            BEAT: ("Hold: do nothing this beat", "grumpf-beat-1"),
            CLOCK: ("Wait and watch", "grumpf-sim-6"),
        }[opened.box.mode]
    if action == READY:
        return ("Shout: Grumpf!", "grumpf-round-6") if s.phase == SHOUT else ("Ready", "grumpf-round-6")
    if action == DECLINE:
        return "No trade", "grumpf-trade-2"
    victim, given, taken = deal_in(s, opened, action)
    if s.phase == ANSWERING:
        return f"Give a {taken}, get a {given}", "grumpf-ruling-29"
    if opened.box.victim_picks:
        return (
            f"Give {clan_name(opened, victim)} a {given}; {clan_name(opened, victim)} picks one for you",
            "grumpf-ruling-29",
        )
    told = f"Give {clan_name(opened, victim)} a {given}, take a {taken}"
    return f"{told} ({trade_effect(s, opened, action)})", "grumpf-trade-2"


def trade_effect(s: State, opened: Opened, action: int) -> str:
    """What a trade would do to both scores; only who trades, and so may look at all Animals, is told."""
    deal = action - TRADE
    victim = victim_of(opened.box, s.trader, deal // (ANIMALS * ANIMALS))
    given, taken = deal // ANIMALS % ANIMALS, deal % ANIMALS
    after = s.copy()
    for seat, lost, won in ((s.trader, given, taken), (victim, taken, given)):
        after.owned[seat][lost] -= 1
        after.owned[seat][won] += 1
    return ", ".join(
        f"{name} {seat_series(s, opened.box, seat)[0]} → {seat_series(after, opened.box, seat)[0]}"
        for name, seat in (("you", s.trader), (clan_name(opened, victim), victim))
    )


# --- What happened --------------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note, with what its sentence may need."""

    s: State
    opened: Opened
    seat: int
    x: int
    y: int

    @property
    def who(self) -> str:
        return clan_name(self.opened, self.seat)

    @property
    def clan(self) -> str:
        return clan_words(self.opened)[self.seat] if self.seat != NOBODY else ""

    @property
    def animal(self) -> str:
        return animal_name(self.opened, self.x)

    @property
    def board(self) -> str:
        return board_name(self.opened, self.x)


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story."""
    kind, seat, x, y = heard
    sentence, rule = SENTENCES[kind]
    if kind == FAILED:
        rule = REFUSAL_RULES[x]
    elif kind == HUNT_ENDED:
        rule = ENDING_RULES[x]
    elif kind in (CONDITION_FAILED, CONDITION_MET):
        rule = CONDITION_RULES[s.ground[x]]
    told = Telling(s, opened, seat, x, y)
    return Line(sentence(told), (rule,), EVENTS[kind](told) if kind in EVENTS else ())


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


# Why an action is refused: what its player reads, and the rule. {other} was in the way.
REFUSALS = {
    TOO_EARLY: "the hunt has not begun",
    HAND_BUSY: "the hand is still moving",
    IN_HUT: "the clan is home",
    NOT_YOURS: "that token is not there to take",
    WRONG_FACE: "a number goes on a free space, a club on a Grumpf",
    TRACK_FULL: "the track is full, {other} took the last space",
    NO_TARGET: "nobody stands there",
    TARGET_COVERED: "{other}'s club is already there",
    TARGET_SAFE: "{other}'s Elder is home",
    MUST_PLACE_ALL: "there are Grumpfs left that must be placed first",
    HUNT_OVER: "the hunt is over",
    TARGET_OWN: "one's own Grumpfs are not clubbed at this table",
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
    ALL_HOME: "{who}'s Elder takes the last hut: the hunt is over.",
    POOLS_EMPTY: "Nobody outside the huts has a Grumpf left: the hunt is over.",
    TIME_UP: "Time is up: the hunt is over.",
    ALL_STILL: "Nobody wants to move any more: the hunt is over.",
    BEATS_UP: "That was the last beat: the hunt is over.",
}
ENDING_RULES = {
    ALL_HOME: "grumpf-hut-6",
    POOLS_EMPTY: "grumpf-hut-8",
    TIME_UP: "grumpf-hut-8",
    ALL_STILL: "grumpf-beat-6",
    BEATS_UP: "grumpf-beat-6",
}


def refusal_text(opened: Opened, reason: int, other: int) -> str:
    return REFUSALS[reason].format(other=clan_name(opened, other) if other != NOBODY else "somebody")


def stocked(t: Telling) -> str:
    if t.y == 0:
        return f"No {animal_name(t.opened, t.x)} in sight."
    return f"On the {animal_name(t.opened, t.x)} board: {some(t.opened, t.y, t.x)}."


def knocked(t: Telling) -> str:
    clan, value = divmod(t.y, 16)
    return f"{t.who} clubs the {value} of {clan_name(t.opened, clan)} on the {t.board} board."


def went_home(t: Telling) -> str:
    return f"{t.who} Grumpf! {t.who}'s Elder is home, {t.y} {'hut' if t.y == 1 else 'huts'} left."


def failed(t: Telling) -> str:
    return f"{t.who} is too late: {refusal_text(t.opened, t.x, t.y)}."


def hunt_ended(t: Telling) -> str:
    return ENDINGS[t.x].format(who=t.who if t.seat != NOBODY else "")


def board_text(t: Telling) -> str:
    return str(edition_side(t.s, t.opened, t.x).text).rstrip(".")


def took(t: Telling) -> str:
    if t.seat >= t.opened.seats:
        return f"{t.who} takes {some(t.opened, t.y, t.x)} out of the game."
    return f"{t.who} takes {some(t.opened, t.y, t.x)}."


def traded(t: Telling) -> str:
    return f"{t.who} gives a {animal_name(t.opened, t.x)} and takes a {animal_name(t.opened, t.y)}."


def offered(t: Telling) -> str:
    return f"{t.who} gives a {animal_name(t.opened, t.x)}; {clan_name(t.opened, t.y)} must pick one in return."


def game_over(t: Telling) -> str:
    names = [word.capitalize() for word in winners(t.s, t.opened)]
    points = [seat_series(t.s, t.opened.box, seat)[0] for seat in range(t.opened.seats)]
    told = ", ".join(f"{clan_name(t.opened, seat)} {points[seat]}" for seat in range(t.opened.seats))
    end = f"{names[0]} wins the game" if len(names) == 1 else f"{' and '.join(names)} share the victory"
    return f"Points: {told}. {end}."


# By kind of note: its sentence, and the rule behind it.
SENTENCES: dict[int, tuple[Callable[[Telling], str], str]] = {
    STOCKED: (stocked, "grumpf-round-2"),
    NEUTRAL_SET: (lambda t: f"{t.who} stands on the {t.board} board with a {t.y}.", "grumpf-two-2"),
    NEUTRAL_ASIDE: (lambda t: f"A club of {t.who} for the {t.board} board is put aside.", "grumpf-two-3"),
    IS_READY: (lambda t: f"{t.who} is ready.", "grumpf-round-6"),
    SHOUTED: (lambda t: f"{t.who} shouts: Grumpf!", "grumpf-round-6"),
    DROPPED: (lambda t: f"Round {t.s.round}: the Grumpfs drop, the hunt is on.", "grumpf-round-7"),
    FLIPPED: (lambda t: f"{t.who} turns Grumpf {t.x + 1} to {face_name(t.y)}.", "grumpf-hunt-3"),
    PLACED: (lambda t: f"{t.who} puts a {t.y} on the {t.board} board.", "grumpf-hunt-4"),
    KNOCKED: (knocked, "grumpf-club-1"),
    WENT_HOME: (went_home, "grumpf-hut-1"),
    STOOD_STILL: (lambda t: f"{t.who} stands still.", "grumpf-hut-8"),
    FAILED: (failed, "grumpf-rt-6"),
    HELD: (lambda t: f"{t.who} holds.", "grumpf-beat-1"),
    BEAT_OVER: (lambda t: f"Beat {t.y}.", "grumpf-beat-3"),
    HUNT_ENDED: (hunt_ended, "grumpf-hut-6"),
    BOARD_EMPTY: (lambda t: f"Nobody stands on the {t.board} board: nothing happens there.", "grumpf-eval-4"),
    CONDITION_FAILED: (
        lambda t: f"The {t.board} board fails with a total of {t.y} ({board_text(t)}).",
        "grumpf-eval-2",
    ),
    CONDITION_MET: (
        lambda t: f"The {t.board} board succeeds with a total of {t.y} ({board_text(t)}).",
        "grumpf-eval-3",
    ),
    RANKED: (lambda t: f"{t.who} has Strength {t.y} on the {t.board} board.", "grumpf-rank-2"),
    AHEAD: (lambda t: f"{t.who} stands further forward than the next, who is as strong.", "grumpf-rank-3"),
    TOOK: (took, "grumpf-award-1"),
    TOOK_TILE: (lambda t: f"{t.who} takes a Sorcerer tile.", "grumpf-sorc-1"),
    MAY_TRADE: (lambda t: f"{t.who} is strongest at the Sorcerer's and may trade.", "grumpf-trade-2"),
    NO_TRADE: (lambda t: f"{t.who} is strongest at the Sorcerer's, but there is no trade.", "grumpf-ruling-30"),
    DECLINED: (lambda t: f"{t.who} does not trade.", "grumpf-trade-2"),
    OFFERED: (offered, "grumpf-ruling-29"),
    TRADED: (traded, "grumpf-trade-2"),
    GAME_OVER: (game_over, "grumpf-score-4"),
    TOO_LONG: (lambda t: "The limit for automated play is reached: unfinished.", "grumpf-sim-8"),
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
    told = "" if board.total is None else f"{board.total:3} {board.light}"
    ranked = f" ({', '.join(board.ranking)})" if board.ranking else ""
    return f"{board.name:9}{board.side:3}{prize:9} [{' '.join(track):26}] {told:17} {board.text}{ranked}"


def clan_line(view: View, word: str, clan: ClanSeen) -> str:
    pool = " ".join(f"{token.slot}:{token.shows}{f'/{token.under}' if token.under else ''}" for token in clan.pool)
    name = f"{clan.name}{' (you)' if view.you == word else ''}"
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
    rows = "; ".join(f"{', '.join(row.animals)} = {row.points}" for row in series)
    return f"Series of {word}: {rows or 'none'}"
