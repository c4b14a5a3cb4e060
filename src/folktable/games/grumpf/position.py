"""The facts of a position in words: for scenarios and for the one-line notation.

Scenarios say `pools` and `tracks` and leave the rest open; `tokens`, `places` and `in pool` say the same token by
token, for the notation.
"""

# ruff: noqa: E501 (a fact is one row of a table)

import re
from typing import Any

from folktable.engine.errors import FolktableError
from folktable.engine.facts import *
from folktable.engine.game import Opened
from folktable.games.grumpf.event_clock import cost_of
from folktable.games.grumpf.hunt import is_home, owner_of, value_of
from folktable.games.grumpf.imagine import has_face, other_face
from folktable.games.grumpf.names import *
from folktable.games.grumpf.state import *


def blank(opened: Opened) -> State:
    """The first hunt: nobody has placed anything, nothing is on the boards, the bag is full."""
    s, box = State(), opened.box
    s.round = 1
    s.ground = list(box.ground)
    s.bag = list(box.animals)
    s.jokers = list(box.jokers)
    s.tie = [seat if seat < box.seats else 0 for seat in range(CLANS)]
    s.tiles_left = box.tiles if box.prize[s.ground[SORCERER]] == SORCERER_TILE else 0
    s.trader = s.victim = NOBODY
    s.phase = HUNT
    return s


# --- Words -----------------------------------------------------------------------------------------------


clans = numbered_by(clan_words)
boards = names_of(board_name, BOARDS)
kinds = names_of(animal_name, ANIMALS)


def letters(opened: Opened) -> dict[str, int]:
    """P5 is pink's 5: a clan by the first letters of its colour."""
    return {initials(clan_words(opened))[word]: clan for word, clan in clans(opened).items()}


def face_named(word: str, what: str) -> int:
    if word == "club":
        return CLUB
    if not word.isdecimal():
        raise FolktableError(f"{what}: {word!r} is no face; expected a number or club")
    return int(word)


# --- Plain facts -------------------------------------------------------------------------------------------


def slots(field: str, doc: str) -> Fact:
    """A field with a bit for each slot of each clan."""
    return some_of_each(field, clans, lambda opened: {slot + 1: slot for slot in range(SLOTS)}, doc)


def write_sides(s: State, opened: Opened, value: Any) -> None:
    for word, side in parts(value, "sides").items():
        board = named(boards(opened), word, "sides")
        s.ground[board] = board + BOARDS * named({"one": 0, "two": 1}, side, "sides")
    s.tiles_left = opened.box.tiles if opened.box.prize[s.ground[SORCERER]] == SORCERER_TILE else 0


def read_sides(s: State, opened: Opened) -> dict[str, str]:
    return {word: "two" if s.ground[board] >= BOARDS else "one" for word, board in boards(opened).items()}


def write_owned(s: State, opened: Opened, clan: int, value: Any) -> None:
    for kind, count in parts(value, "owned").items():
        s.owned[clan][named(kinds(opened), kind, "owned")] = whole(count, "owned")


def read_owned(s: State, opened: Opened, clan: int) -> dict[str, int]:
    return {word: s.owned[clan][kind] for word, kind in kinds(opened).items()}


def write_home(s: State, opened: Opened, value: Any) -> None:
    for place, word in enumerate(value):
        seat = named(seats(opened), word, "home")
        s.home |= 1 << seat
        s.hut[place] = seat + 1


def read_home(s: State, opened: Opened) -> list[str]:
    return [clan_words(opened)[seat - 1] for seat in s.hut if seat]


def write_tie_order(s: State, opened: Opened, value: Any) -> None:
    if sorted(value) != sorted(seats(opened)):
        raise FolktableError(f"tie order: expected every seat once, found {value}")
    for place, word in enumerate(value):
        s.tie[named(seats(opened), word, "tie order")] = place


def read_tie_order(s: State, opened: Opened) -> list[str]:
    return sorted(seats(opened), key=lambda word: s.tie[clans(opened)[word]])


# --- Tokens ----------------------------------------------------------------------------------------------------


def write_pools(s: State, opened: Opened, value: Any) -> None:
    """Tokens as up/down, in their slots from the first on. Other tokens of the clan are out of the way."""
    for word, tokens in parts(value, "pools").items():
        clan = named(clans(opened), word, "pools")
        for slot, token in enumerate(tokens):
            up, slash, down = str(token).partition("/")
            s.shows[clan][slot] = face_named(up, "pools")
            s.under[clan][slot] = face_named(down, "pools") if slash else likely_underside(s, opened, clan, slot)
            s.pool[clan] |= 1 << slot


def likely_underside(s: State, opened: Opened, clan: int, slot: int) -> int:
    """The underside of the first token with this face that the clan has not shown yet."""
    box, face = opened.box, s.shows[clan][slot]
    used = [sorted((s.shows[clan][n], s.under[clan][n])) for n in range(SLOTS) if n != slot]
    for token in range(box.tokens):
        if has_face(box, token, face) and sorted(box.faces[token]) not in used:
            return other_face(box, token, face)
    return next(other_face(box, token, face) for token in range(box.tokens) if has_face(box, token, face))


def read_pools(s: State, opened: Opened) -> dict[str, list[str]]:
    return {
        word: [f"{face_name(s.shows[c][n])}/{face_name(s.under[c][n])}" for n in range(SLOTS) if s.pool[c] >> n & 1]
        for word, c in seats(opened).items()
    }


def write_track(s: State, opened: Opened, board: int, value: Any) -> None:
    """[P5, B2*]: a clan's letter and the value, a star where a club lies, and whose it is."""
    for text in value:
        match = re.fullmatch(r"([A-Z][a-z]*)(\d)(\*?)([A-Z][a-z]*)?", str(text))
        if match is None:
            raise FolktableError(f"tracks: expected Grumpfs such as P5 or B2*, found {text!r}")
        clan = named(letters(opened), match[1], "tracks")
        space = s.filled[board]
        s.track[board][space] = spare_token(s, opened, clan, int(match[2]))
        s.filled[board] += 1
        if match[3]:
            clubber = named(letters(opened), match[4], "tracks") if match[4] else (clan + 1) % opened.seats
            s.club[board][space] = spare_token(s, opened, clubber, CLUB)


def spare_token(s: State, opened: Opened, clan: int, face: int) -> int:
    """Take a slot of the clan, the last free one, for a token with this face."""
    for slot in range(opened.box.tokens - 1, -1, -1):
        if s.shows[clan][slot] == NOTHING:
            s.shows[clan][slot] = face
            s.under[clan][slot] = likely_underside(s, opened, clan, slot)
            return clan * SLOTS + slot + 1
    raise FolktableError(f"{clan_words(opened)[clan]} has no more than {opened.box.tokens} Grumpfs")


def read_track(s: State, opened: Opened, board: int) -> list[str]:
    words = {clan: letter for letter, clan in letters(opened).items()}
    return [
        f"{words[owner_of(piece)]}{value_of(s, piece)}{f'*{words[owner_of(club)]}' if club else ''}"
        for piece, club in zip(s.track[board], s.club[board], strict=True)
        if piece
    ]


def write_tokens(s: State, opened: Opened, clan: int, value: Any) -> None:
    for slot, token in enumerate(value.split()):
        up, _, down = token.partition("/")
        s.shows[clan][slot], s.under[clan][slot] = face_named(up, "tokens"), face_named(down, "tokens")


def read_tokens(s: State, opened: Opened, clan: int) -> str:
    return " ".join(f"{face_name(s.shows[clan][n])}/{face_name(s.under[clan][n])}" for n in range(SLOTS))


def write_places(s: State, opened: Opened, board: int, value: Any) -> None:
    pieces = [piece.partition("*") for piece in value.split()]
    s.filled[board] = len(pieces)
    for space in range(SPACES):
        piece, _, club = pieces[space] if space < len(pieces) else ("0", "", "0")
        s.track[board][space], s.club[board][space] = int(piece), int(club or NOTHING)


def read_places(s: State, opened: Opened, board: int) -> str:
    pieces = zip(s.track[board], s.club[board], strict=True)
    return " ".join([f"{piece}*{club}" if club else f"{piece}" for piece, club in pieces][: s.filled[board]])


# --- Hands ---------------------------------------------------------------------------------------------------


def hand_words(s: State, opened: Opened, hand: int) -> str:
    what = s.does[hand]
    times = f"at {s.at[hand]} from {s.start[hand]} order {s.sequence[hand]}"
    if what < MOVING:
        return f"{ {IDLE: 'idle', ASKED: 'asked', WAITING: 'waits'}[what] } {times}"
    return f"{action_name(s, opened, what - MOVING)} {times}"


def write_hands(s: State, opened: Opened, value: Any) -> None:
    """`3-mammoth at 9050`: what a hand does and when it lands; from when and in which order may be said too."""
    actions = {action_name(s, opened, action): action for action in range(READY)}
    given = {"idle": IDLE, "asked": ASKED, "waits": WAITING, **{name: MOVING + a for name, a in actions.items()}}
    for word, hands in parts(value, "hands").items():
        for n, text in enumerate([hands] if isinstance(hands, str) else hands):
            hand = named(seats(opened), word, "hands") * MOST_HANDS + n
            what, *rest = text.split()
            times = dict(zip(rest[::2], map(int, rest[1::2]), strict=True))
            s.does[hand] = named(given, what, "hands")
            s.at[hand] = times.get("at", 0)
            if s.does[hand] >= MOVING and s.at[hand]:
                s.start[hand] = s.at[hand] - cost_of(opened.box, s.does[hand] - MOVING)
            s.start[hand] = times.get("from", s.start[hand])
            s.sequence[hand] = times.get("order", hand)


def read_hands(s: State, opened: Opened) -> dict[str, list[str]]:
    """Of every seat whose hands do anything; a second hand only where a child has one."""
    found = {}
    for word, seat in seats(opened).items():
        hands = range(seat * MOST_HANDS, seat * MOST_HANDS + opened.box.hands[seat])
        if any(s.does[hand] for hand in hands):
            found[word] = [hand_words(s, opened, hand) for hand in hands]
    return found


FACTS = {
    "phase": choice("phase", QUESTIONS.words(), "what is being decided"),
    "round": number("round", "1 to 4"),
    "sides": Fact("the side of each board, one or two", read_sides, write_sides),
    "bag": numbers("bag", kinds, "Animals in the bag, by kind"),
    "herd": numbers("herd", kinds, "Animals on the boards, by kind"),
    "owned": by_name("owned", clans, "Animals of each clan, by kind; of the neutral clan: out of the game", read_owned, write_owned),
    "jokers": numbers("jokers", seats, "Jokers of each seat"),
    "tiles": numbers("tiles", clans, "Sorcerer tiles of each clan"),
    "tiles left": number("tiles_left", "Sorcerer tiles on their board"),
    "pools": Fact("tokens in the pools as up/down, as in {pink: [3/5, club/2]}; not said: all that are left", read_pools, write_pools),
    "tracks": by_name("tracks", boards, "who stands where, as in {fish: [P5, B2*Y]}: yellow's club lies on B2", read_track, write_track),
    "tokens": by_name("tokens", clans, "every token of every clan as up/down, slot by slot", read_tokens, write_tokens),
    "places": by_name("places", boards, "every space in numbers: who stands there, * and whose club lies on it", read_places, write_places),
    "in pool": slots("pool", "slots in the pool"),
    "turned": slots("turned", "slots turned up in this hunt"),
    "aside": number("aside", "slots of the neutral clan put aside, as bits"),
    "home": Fact("seats whose Elder is in a hut, in order", read_home, write_home),
    "is ready": some_of("ready", seats, "seats that are ready"),
    "standing": some_of("standing", seats, "live: seats that stand still until the hunt ends"),
    "tie order": Fact("the seats in tie order", read_tie_order, write_tie_order),
    "hunt decisions": number("hunt_decisions", "decisions of this hunt"),
    "now": number("now", "milliseconds since the drop"),
    "hands": Fact("what hands do, as in {pink: 3-mammoth at 9050, blue: waits at 9000}", read_hands, write_hands),
    "next order": number("next_sequence", "the number that the next event gets"),
    "hand": number("hand", "the hand that is asked"),
    "moves": numbers("moves", seats, "movements of each seat in this hunt"),
    "beat": number("beat", "number of the beat"),
    "still beats": number("still_beats", "beats in a row in which nobody did anything"),
    "flips": numbers("flips", seats, "flips of each seat in this beat"),
    "flipped": slots("flipped", "slots that lie otherwise than the others have seen"),
    "fresh": slots("fresh", "slots turned up in this beat"),
    "trader": one_of("trader", clans, "who may trade", "nobody"),
    "victim": one_of("victim", clans, "who must answer", "nobody"),
    "give": number("give", "the Animal given, by number"),
    "waiting": some_of("waiting", seats, "seats that may decide now"),
}  # fmt: skip

# `complete` fills these in when they are not given, so a notation must always give them.
ALWAYS = {"sides", "tiles left", "tokens", "places", "in pool", "hands", "next order", "beat", "waiting"}


def complete(s: State, opened: Opened, given: dict[str, Any]) -> None:
    """Fill in what was not said: the rest of the pools, who decides, what hands do."""
    if "tokens" not in given:
        for word, seat in seats(opened).items():
            if word not in given.get("pools", {}):
                fill_pool(s, opened, seat)
    if "beat" not in given and opened.box.mode == BEAT and s.phase == HUNT:
        s.beat = 1
    if "waiting" not in given:
        s.waiting = waited_for(s, opened)
    if "decides" not in given and not s.waiting >> s.actor & 1:
        s.actor = next((seat for seat in range(opened.seats) if s.waiting >> seat & 1), 0)
    if opened.box.mode == CLOCK and s.phase == HUNT:
        complete_clock(s, opened, given)


def fill_pool(s: State, opened: Opened, clan: int) -> None:
    """Every token that stands nowhere lies in the pool, its first face up."""
    box = opened.box
    used = [sorted((s.shows[clan][slot], s.under[clan][slot])) for slot in range(SLOTS) if s.shows[clan][slot]]
    free = [slot for slot in range(box.tokens) if s.shows[clan][slot] == NOTHING]
    for token in range(box.tokens):
        if sorted(box.faces[token]) in used:
            used.remove(sorted(box.faces[token]))
        elif free:
            slot = free.pop(0)
            s.shows[clan][slot], s.under[clan][slot] = box.faces[token]
            s.pool[clan] |= 1 << slot


def waited_for(s: State, opened: Opened) -> int:
    if s.over:
        return 0
    everybody = (1 << opened.seats) - 1
    if s.phase == GET_READY:
        return everybody & ~s.ready
    if s.phase == TRADING:
        return 1 << s.trader
    if s.phase == ANSWERING:
        return 1 << s.victim
    if s.phase == HUNT and opened.box.mode == CLOCK:
        return 1 << s.actor
    if s.phase == HUNT and opened.box.mode == BEAT:
        return sum(
            1 << seat for seat in range(opened.seats) if not is_home(s, seat) and not has_committed(s, opened, seat)
        )
    return everybody & ~s.home & ~s.standing


def has_committed(s: State, opened: Opened, seat: int) -> bool:
    last_hand = opened.box.hands[seat] - 1
    return s.does[seat * MOST_HANDS + last_hand] >= MOVING


def complete_clock(s: State, opened: Opened, given: dict[str, Any]) -> None:
    """Whoever decides is asked now."""
    if "next order" not in given:
        s.next_sequence = HANDS
    if s.does[s.actor * MOST_HANDS + s.hand] == IDLE:
        s.does[s.actor * MOST_HANDS + s.hand] = ASKED
        s.at[s.actor * MOST_HANDS + s.hand] = s.now
