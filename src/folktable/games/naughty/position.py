"""The facts of a position in words: for scenarios and for the one-line notation."""

from __future__ import annotations

from typing import Any

from folktable.engine.errors import FolktableError
from folktable.engine.game import Opened
from folktable.engine.notation import Fact, choice, flag, named, number, whole
from folktable.engine.record import Ints
from folktable.games.naughty.box import CREATURE_IDS, GIVER_IDS, ICON_IDS
from folktable.games.naughty.cards import (
    creature_of_kind,
    creatures_of_kind,
    everybody,
    presents_of_kind,
    put_creature,
    put_present,
)
from folktable.games.naughty.rules import lay_out
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State
from folktable.games.naughty.table import (
    QUESTION_RULES,
    creatures_by_kind,
    kiddo_id,
    kiddos_in,
    present_id,
    presents_by_kind,
    repeated,
    seat_word,
)

MIDNIGHT_WORD = "midnight"
BASIC_IDS = {"none": 0, "craft": CRAFT, "summon": SUMMON, "fulfil": FULFIL}
STAGES = {
    "choosing givers": CHOOSING_GIVERS, "turn begins": TURN_BEGINS, "may search": MAY_SEARCH, "may sweep": MAY_SWEEP,
    "acting": ACTING, "turn ends": TURN_ENDS,
}  # fmt: skip
TASKS = {
    "playing": PLAYING, "wishing": WISHING, "crafting": CRAFTING, "summoning": SUMMONING, "tucking": TUCKING,
    "comforting": COMFORTING, "extra": EXTRA,
}  # fmt: skip
TASK_WORDS = {task: word for word, task in TASKS.items()}

# Phases by name: the ledger's decisions.
PHASES = {
    "pick giver": PICK_GIVER, "tuck": TUCK, "santas pair": SANTAS_PAIR, "search where": SEARCH_WHERE, "sweep": SWEEP,
    "main": MAIN, "craft source": CRAFT_SOURCE, "keep": KEEP, "leave out": LEAVE_OUT, "replace": REPLACE, "give": GIVE,
    "target": TARGET, "call": CALL, "pick kiddo": PICK_KIDDO, "how many": HOW_MANY, "repeat": REPEAT,
    "elves pick": ELVES_PICK, "answer creature": ANSWER_CREATURE, "answer wish": ANSWER_WISH,
    "wolverine pick": WOLVERINE_PICK, "comfort": COMFORT, "extra action": EXTRA_ACTION,
}  # fmt: skip
assert set(PHASES.values()) == set(QUESTION_RULES)


def blank(opened: Opened) -> State:
    """All cards in their decks, nobody has anything, the first seat is about to act in turn 1."""
    s, box = State(), opened.box
    lay_out(s, box)
    for kind in range(KINDS):
        for copy in range(box.present_copies[kind]):
            s.present_in[kind * COPIES + copy] = DECK
    for card in range(box.first_creature[CREATURE_KINDS] if box.with_creatures else 0):
        s.creature_in[card] = DECK
    for kiddo in range(KIDDOS):
        if box.kiddo_used[kiddo]:
            s.kiddo_in[kiddo] = DECK
    s.turn = 1
    s.stage = ACTING
    s.phase = MAIN
    return s


# --- Reading and writing -------------------------------------------------------------------------------


def seats(opened: Opened) -> dict[str, int]:
    return {seat_word(opened, seat): seat for seat in range(opened.seats)}


def parts(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FolktableError(f"{what}: expected parts by name, found {value!r}")
    return value


def entries(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise FolktableError(f"{what}: expected a list, found {value!r}")
    return value


def pile(cards: Ints, size: int) -> list[int]:
    return [cards[i] for i in range(size)]


def presents(opened: Opened) -> dict[str, int]:
    return {present_id(opened, kind): kind for kind in range(KINDS)}


CREATURE_NUMBERS = {name: kind for kind, name in enumerate(CREATURE_IDS)}


def kiddos(opened: Opened) -> dict[str, int]:
    return {kiddo_id(opened, kiddo): kiddo for kiddo in range(len(opened.edition.kiddos))}


def place_present(s: State, opened: Opened, name: Any, zone: int, what: str) -> int:
    """Take a copy that lies in the deck; which one does not matter."""
    kind = named(presents(opened), name, what)
    for card in range(kind * COPIES, kind * COPIES + COPIES):
        if s.present_in[card] == DECK and card not in pile(s.present_deck, s.present_deck_size):
            put_present(s, card, zone)
            return card
    raise FolktableError(f"{what}: there are only {opened.box.present_copies[kind]} {name} in this game")


def place_creature(s: State, opened: Opened, name: Any, zone: int, what: str) -> int:
    kind = named(CREATURE_NUMBERS, name, what)
    taken = pile(s.creature_deck, s.creature_deck_size)
    for card in range(opened.box.first_creature[kind], opened.box.first_creature[kind + 1]):
        if s.creature_in[card] == DECK and card not in taken:
            put_creature(s, opened.box, card, zone)
            s.fresh &= ~(1 << card)
            return card
    raise FolktableError(f"{what}: there are no more {name} in this game")


def place_kiddo(s: State, opened: Opened, name: Any, zone: int, what: str) -> int:
    kiddo = named(kiddos(opened), name, what)
    if s.kiddo_in[kiddo] != DECK or kiddo in pile(s.kiddo_deck, s.kiddo_deck_size):
        raise FolktableError(f"{what}: {name} is already in another place, or not in a game for {opened.seats}")
    s.kiddo_in[kiddo] = zone
    return kiddo


def by_seat(field: str, doc: str) -> Fact:
    """A number for each seat."""

    def write(s: Any, opened: Opened, value: Any) -> None:
        for word, count in parts(value, field).items():
            getattr(s, field)[named(seats(opened), word, field)] = whole(count, field)

    return Fact(doc, lambda s, o: {word: getattr(s, field)[seat] for word, seat in seats(o).items()}, write)


def seat_fact(field: str, doc: str) -> Fact:
    def write(s: Any, opened: Opened, value: Any) -> None:
        setattr(s, field, named(seats(opened), value, field))

    return Fact(doc, lambda s, opened: seat_word(opened, getattr(s, field)), write)


def write_givers(s: State, opened: Opened, value: Any) -> None:
    for word, giver in parts(value, "givers").items():
        s.giver[named(seats(opened), word, "givers")] = GIVER_IDS.index(giver) if giver in GIVER_IDS else NONE


def read_givers(s: State, opened: Opened) -> dict[str, str | None]:
    return {word: None if s.giver[seat] == NONE else GIVER_IDS[s.giver[seat]] for word, seat in seats(opened).items()}


def write_presents(s: State, opened: Opened, value: Any) -> None:
    for word, hand in parts(value, "presents").items():
        for name in entries(hand, f"presents.{word}"):
            place_present(s, opened, name, HAND + named(seats(opened), word, "presents"), f"presents.{word}")


def read_presents(s: State, opened: Opened) -> dict[str, list[str]]:
    return {word: repeated(presents_by_kind(s, opened, HAND + seat)) for word, seat in seats(opened).items()}


def write_creatures(s: State, opened: Opened, value: Any) -> None:
    for word, hand in parts(value, "creatures").items():
        for name in entries(hand, f"creatures.{word}"):
            place_creature(s, opened, name, HAND + named(seats(opened), word, "creatures"), f"creatures.{word}")


def read_creatures(s: State, opened: Opened) -> dict[str, list[str]]:
    return {word: repeated(creatures_by_kind(s, opened, HAND + seat)) for word, seat in seats(opened).items()}


def write_fresh(s: State, opened: Opened, value: Any) -> None:
    for word, names in parts(value, "fresh").items():
        for name in entries(names, f"fresh.{word}"):
            kind = named(CREATURE_NUMBERS, name, "fresh")
            card = creature_of_kind(s, opened.box, kind, HAND + named(seats(opened), word, "fresh"))
            if card == NONE:
                raise FolktableError(f"fresh.{word}: {name} is not in that hand")
            s.fresh |= 1 << card


def read_fresh(s: State, opened: Opened) -> dict[str, list[str]]:
    def fresh_in(seat: int) -> list[str]:
        cards = [card for card in range(CREATURES) if s.fresh >> card & 1 and s.creature_in[card] == HAND + seat]
        return [CREATURE_IDS[opened.box.creature_kind[card]] for card in cards]

    return {word: fresh_in(seat) for word, seat in seats(opened).items()}


def write_row(s: State, opened: Opened, value: Any) -> None:
    for space, name in enumerate(entries(value, "row")):
        if name is not None:
            s.row[space] = place_present(s, opened, name, ROW_SPACE, "row")


def read_row(s: State, opened: Opened) -> list[str | None]:
    return [None if card == NONE else present_id(opened, card // COPIES) for card in pile(s.row, opened.box.row)]


def present_zone(zone: int, what: str, doc: str) -> Fact:
    def write(s: Any, opened: Opened, value: Any) -> None:
        for name in entries(value, what):
            place_present(s, opened, name, zone, what)

    return Fact(doc, lambda s, opened: repeated(presents_by_kind(s, opened, zone)), write)


def creature_zone(zone: int, what: str, doc: str) -> Fact:
    def write(s: Any, opened: Opened, value: Any) -> None:
        for name in entries(value, what):
            place_creature(s, opened, name, zone, what)

    return Fact(doc, lambda s, opened: repeated(creatures_by_kind(s, opened, zone)), write)


def write_present_deck(s: State, opened: Opened, value: Any) -> None:
    cards = []
    for name in entries(value, "present deck"):
        cards.append(place_present(s, opened, name, REMOVED, "present deck"))
    for card in cards:
        s.present_in[card] = DECK
    s.present_deck = [*reversed(cards), *([0] * (PRESENTS - len(cards)))]
    s.present_deck_size = len(cards)


def read_present_deck(s: State, opened: Opened) -> list[str]:
    return [present_id(opened, card // COPIES) for card in reversed(pile(s.present_deck, s.present_deck_size))]


def write_creature_deck(s: State, opened: Opened, value: Any) -> None:
    cards = []
    for name in entries(value, "creature deck"):
        cards.append(place_creature(s, opened, name, REMOVED, "creature deck"))
    for card in cards:
        s.creature_in[card] = DECK
    s.creature_deck = [*reversed(cards), *([0] * (CREATURES - len(cards)))]
    s.creature_deck_size = len(cards)


def read_creature_deck(s: State, opened: Opened) -> list[str]:
    cards = reversed(pile(s.creature_deck, s.creature_deck_size))
    return [CREATURE_IDS[opened.box.creature_kind[card]] for card in cards]


def write_creature_stack(s: State, opened: Opened, value: Any) -> None:
    cards = [
        MIDNIGHT if name == MIDNIGHT_WORD else place_creature(s, opened, name, BOTTOM, "creature stack")
        for name in entries(value, "creature stack")
    ]
    s.creature_stack = [*reversed(cards), *([0] * (LARGEST_STACK - len(cards)))]
    s.creature_stack_size = len(cards)


def read_creature_stack(s: State, opened: Opened) -> list[str]:
    kinds = opened.box.creature_kind
    cards = reversed(pile(s.creature_stack, s.creature_stack_size))
    return [MIDNIGHT_WORD if card == MIDNIGHT else CREATURE_IDS[kinds[card]] for card in cards]


def write_playground(s: State, opened: Opened, value: Any) -> None:
    for space, name in enumerate(entries(value, "playground")):
        if name is not None:
            s.playground[space] = place_kiddo(s, opened, name, ROW_SPACE, "playground")


def read_playground(s: State, opened: Opened) -> list[str | None]:
    spaces = pile(s.playground, opened.box.playground)
    return [None if kiddo == NONE else kiddo_id(opened, kiddo) for kiddo in spaces]


def write_kiddos(s: State, opened: Opened, value: Any) -> None:
    for word, won in parts(value, "kiddos").items():
        for name in entries(won, f"kiddos.{word}"):
            place_kiddo(s, opened, name, HAND + named(seats(opened), word, "kiddos"), f"kiddos.{word}")


def read_kiddos(s: State, opened: Opened) -> dict[str, list[str]]:
    return {word: kiddos_in(s, opened, HAND + seat) for word, seat in seats(opened).items()}


def write_kiddo_discards(s: State, opened: Opened, value: Any) -> None:
    for name in entries(value, "kiddo discards"):
        place_kiddo(s, opened, name, DISCARD, "kiddo discards")


def write_kiddo_deck(s: State, opened: Opened, value: Any) -> None:
    cards = [place_kiddo(s, opened, name, REMOVED, "kiddo deck") for name in entries(value, "kiddo deck")]
    for kiddo in cards:
        s.kiddo_in[kiddo] = DECK
    s.kiddo_deck = [*reversed(cards), *([0] * (KIDDOS - len(cards)))]
    s.kiddo_deck_size = len(cards)


def read_kiddo_deck(s: State, opened: Opened) -> list[str]:
    return [kiddo_id(opened, kiddo) for kiddo in reversed(pile(s.kiddo_deck, s.kiddo_deck_size))]


def write_kiddo_stack(s: State, opened: Opened, value: Any) -> None:
    cards = [
        MIDNIGHT if name == MIDNIGHT_WORD else place_kiddo(s, opened, name, BOTTOM, "kiddo stack")
        for name in entries(value, "kiddo stack")
    ]
    s.kiddo_stack = [*reversed(cards), *([0] * (LARGEST_STACK - len(cards)))]
    s.kiddo_stack_size = len(cards)


def read_kiddo_stack(s: State, opened: Opened) -> list[str]:
    cards = reversed(pile(s.kiddo_stack, s.kiddo_stack_size))
    return [MIDNIGHT_WORD if kiddo == MIDNIGHT else kiddo_id(opened, kiddo) for kiddo in cards]


def write_scrooges(s: State, opened: Opened, value: Any) -> None:
    for word, count in parts(value, "scrooges").items():
        for _ in range(whole(count, "scrooges")):
            place_creature(s, opened, "mr_scrooge", BEFORE + named(seats(opened), word, "scrooges"), "scrooges")


def read_scrooges(s: State, opened: Opened) -> dict[str, int]:
    box = opened.box
    return {word: creatures_of_kind(s, box, MR_SCROOGE, BEFORE + seat) for word, seat in seats(opened).items()}


def write_rudolf(s: State, opened: Opened, value: Any) -> None:
    for _ in range(whole(value, "rudolf")):
        place_creature(s, opened, "reindeer", RUDOLF, "rudolf")


def write_lacks(s: State, opened: Opened, value: Any) -> None:
    for word, names in parts(value, "lacks").items():
        s.lacks[named(seats(opened), word, "lacks")] = sum(1 << named(presents(opened), n, "lacks") for n in names)


def read_lacks(s: State, opened: Opened) -> dict[str, list[str]]:
    return {
        word: [present_id(opened, kind) for kind in range(KINDS) if s.lacks[seat] >> kind & 1]
        for word, seat in seats(opened).items()
    }


STACK_FIELDS = ("task", "doer", "step", "asked", "left", "creature", "number", "victim", "called", "space")


def write_stack(s: State, opened: Opened, value: Any) -> None:
    for place, frame in enumerate(entries(value, "stack")):
        words = str(frame).split()
        if len(words) != len(STACK_FIELDS):
            raise FolktableError(f"stack: expected {', '.join(STACK_FIELDS)}, found {frame!r}")
        s.task[place] = named(TASKS, words[0], "stack")
        for field, word in zip(STACK_FIELDS[1:], words[1:], strict=True):
            getattr(s, field)[place] = int(word)
        s.depth = place + 1


def read_stack(s: State, opened: Opened) -> list[str]:
    return [
        " ".join([TASK_WORDS[s.task[place]], *(str(getattr(s, field)[place]) for field in STACK_FIELDS[1:])])
        for place in range(s.depth)
    ]


def write_kiddo(s: State, opened: Opened, value: Any) -> None:
    s.kiddo = named(kiddos(opened), value, "wished by")


def read_kiddo(s: State, opened: Opened) -> str:
    return kiddo_id(opened, s.kiddo)


def write_due(s: State, opened: Opened, value: Any) -> None:
    for name, count in parts(value, "due").items():
        s.due[ICON_IDS.index(name)] = whole(count, "due")


def write_decides(s: State, opened: Opened, value: Any) -> None:
    s.actor = named(seats(opened), value, "decides")


# Copies of a kind are alike to players; the notation needs to tell them apart, since knowledge is kept by card.
NUMBERED = ("present_in", "present_seen", "present_deck", "row", "creature_in", "creature_seen", "creature_deck",
            "creature_stack", "looked_at")  # fmt: skip


def read_numbers(s: State, opened: Opened) -> dict[str, str]:
    numbers = {field: " ".join(map(str, getattr(s, field))) for field in NUMBERED}
    return {**numbers, "fresh": str(s.fresh)}


def write_numbers(s: State, opened: Opened, value: Any) -> None:
    for field, text in parts(value, "card numbers").items():
        if field == "fresh":
            s.fresh = int(text)
        else:
            setattr(s, field, [int(word) for word in str(text).split()])


FACTS = {
    "givers": Fact("gift givers by seat, as in {yellow: odin}", read_givers, write_givers),
    "points": by_seat("points", "points by seat"),
    "wishes": by_seat("wishes", "fulfilled wishes by seat"),
    "presents": Fact("presents in hand, by seat", read_presents, write_presents),
    "creatures": Fact("creatures in hand, by seat", read_creatures, write_creatures),
    "fresh": Fact("creatures in hand that came there this turn, by seat", read_fresh, write_fresh),
    "kiddos": Fact("kiddos won, by seat", read_kiddos, write_kiddos),
    "scrooges": Fact("Scrooges that lie before players", read_scrooges, write_scrooges),
    "rudolf": Fact("Reindeer under Rudolf", lambda s, o: creatures_of_kind(s, o.box, REINDEER, RUDOLF), write_rudolf),
    "row": Fact("the offer row, null where there is a gap", read_row, write_row),
    "present discards": present_zone(DISCARD, "present discards", "discarded presents"),
    "given": present_zone(GIVEN, "given", "presents given in the wish under way"),
    "shown": present_zone(SHOWN, "shown", "presents turned up by Elves"),
    "present deck": Fact(
        "the present deck, top first; in `given`, its top: cards named nowhere lie below",
        read_present_deck,
        write_present_deck,
    ),
    "present deck size": Fact(
        "cards in the present deck; in `given`, the others are discarded",
        lambda s, o: s.present_deck_size,
        lambda s, o, value: None,
    ),
    "creature discards": creature_zone(DISCARD, "creature discards", "discarded creatures"),
    "looked at": creature_zone(LOOKED_AT, "looked at", "creatures drawn in a Summon that is not decided"),
    "in play": creature_zone(IN_PLAY, "in play", "creatures on the stack"),
    "creature stack": Fact(
        "the bottom stack of the creature deck, top first, `midnight` in it", read_creature_stack, write_creature_stack
    ),
    "creature deck": Fact(
        "the creature deck above it, top first; in `given`, its top", read_creature_deck, write_creature_deck
    ),
    "creature deck size": Fact(
        "cards above the bottom stack; in `given`, the others are discarded",
        lambda s, o: s.creature_deck_size,
        lambda s, o, value: None,
    ),
    "playground": Fact("kiddos in the Playground, null where there is a gap", read_playground, write_playground),
    "kiddo discards": Fact("kiddos swept away", lambda s, o: kiddos_in(s, o, DISCARD), write_kiddo_discards),
    "kiddo stack": Fact(
        "the bottom stack of the kiddo deck, top first, `midnight` in it", read_kiddo_stack, write_kiddo_stack
    ),
    "kiddo deck": Fact("the kiddo deck above it, top first; in `given`, its top", read_kiddo_deck, write_kiddo_deck),
    "kiddo deck size": Fact(
        "cards above the bottom stack; in `given`, the others are out of the game",
        lambda s, o: s.kiddo_deck_size,
        lambda s, o, value: None,
    ),
    "lacks": Fact("kinds that hands are openly known not to hold", read_lacks, write_lacks),
    "barren": number(
        "barren", "parts of the creature deck openly known to have no Reindeer: 1 the deck, 2 its bottom stack"
    ),
    "turn": number("turn", "number of the turn"),
    "first": seat_fact("first", "who began"),
    "active": seat_fact("active", "whose turn it is"),
    "stage": choice("stage", STAGES, "how far the turn is"),
    "basic": choice("basic", BASIC_IDS, "the basic action taken this turn"),
    "did": flag("did", "the active player has done something this turn"),
    "idle": number("idle", "turns in a row in which nothing was done"),
    "midnight": flag("midnight", "a Midnight card has been drawn"),
    "final turns": number("final_turns", "final turns still to come, this one included"),
    "phase": choice("phase", PHASES, "what is being decided"),
    "decides": Fact(
        "the seat that decides; without it, the active one", lambda s, o: seat_word(o, s.actor), write_decides
    ),
    "stack": Fact(f"what is under way, the newest last: {', '.join(STACK_FIELDS)}", read_stack, write_stack),
    "due": Fact(
        "icons of the wish still to pay", lambda s, o: {icon: s.due[i] for i, icon in enumerate(ICON_IDS)}, write_due
    ),
    "wished by": Fact("the kiddo whose wish is under way", read_kiddo, write_kiddo),
    "worth": number("worth", "points of the list of the wish"),
    "least kind": number("least_kind", "the kind from which on presents may be given for this icon"),
    "same colour": number("same_colour", "1 + the colour taken for `same` icons"),
    "looked count": number("looked_count", "creatures drawn in a Summon that is not decided"),
    "tuckable": number("tuckable", "Reindeer that Santa Claus has just gained and may tuck"),
    "card numbers": Fact(
        "exact numbers of all cards and who knows of them; only the notation needs it", read_numbers, write_numbers
    ),
    "ended": choice("over", {"running": 0, "ended": 1, "unfinished": 2}, "whether the game is over"),
}

# `complete` fills these in when they are not given, so a notation must always give them.
ALWAYS = {
    "row",
    "present deck",
    "creature stack",
    "creature deck",
    "playground",
    "kiddo stack",
    "kiddo deck",
    "decides",
    "present deck size",
    "creature deck size",
    "kiddo deck size",
    "card numbers",
}


def complete(s: State, opened: Opened, given: dict[str, Any]) -> None:
    """Fill in what was not said: row, Playground and decks, who decides, who knows what."""
    complete_kiddos(s, opened, given)
    if opened.box.with_creatures:
        complete_creatures(s, opened, given)
    complete_presents(s, opened, given)
    if "decides" not in given:
        s.actor = s.active
    s.waiting = 0 if s.over else 1 << s.actor
    if "card numbers" in given:  # what lies where in hands follows from the numbers
        write_numbers(s, opened, given["card numbers"])
        count_hands(s, opened)
    else:
        hide_hands_and_decks(s, opened)


def below(
    places: list[int], named_cards: list[int], size: Any, top_size: int, what: str
) -> tuple[list[int], list[int]]:
    """Cards of a deck that were named nowhere: those that lie under the named ones, and those that are cut."""
    rest = [card for card in range(len(places) - 1, -1, -1) if places[card] == DECK and card not in named_cards]
    if size is None:
        return rest, []
    keep = whole(size, what) - top_size
    if not 0 <= keep <= len(rest):
        raise FolktableError(f"{what}: between {top_size} and {top_size + len(rest)} are possible")
    return rest[:keep], rest[keep:]


def complete_presents(s: State, opened: Opened, given: dict[str, Any]) -> None:
    top = pile(s.present_deck, s.present_deck_size)
    if "row" not in given:
        spare = [card for card in range(PRESENTS) if s.present_in[card] == DECK and card not in top]
        for space in range(min(opened.box.row, len(spare))):
            s.row[space] = spare[space * 5]
            s.present_in[spare[space * 5]] = ROW_SPACE
    rest, cut = below(list(s.present_in), top, given.get("present deck size"), len(top), "present deck size")
    for card in cut:
        s.present_in[card] = DISCARD
    s.present_deck_size = len(rest) + len(top)
    s.present_deck = [*rest, *top, *([0] * (PRESENTS - s.present_deck_size))]


def complete_creatures(s: State, opened: Opened, given: dict[str, Any]) -> None:
    top = pile(s.creature_deck, s.creature_deck_size)
    if "creature stack" not in given:
        spare = [card for card in range(CREATURES) if s.creature_in[card] == DECK and card not in top]
        cards = [MIDNIGHT, *spare[: opened.box.stack_others]]
        for card in cards[1:]:
            s.creature_in[card] = BOTTOM
        s.creature_stack = [*cards, *([0] * (LARGEST_STACK - len(cards)))]
        s.creature_stack_size = len(cards)
    rest, cut = below(list(s.creature_in), top, given.get("creature deck size"), len(top), "creature deck size")
    for card in cut:
        s.creature_in[card] = DISCARD
    s.creature_deck_size = len(rest) + len(top)
    s.creature_deck = [*rest, *top, *([0] * (CREATURES - s.creature_deck_size))]


def complete_kiddos(s: State, opened: Opened, given: dict[str, Any]) -> None:
    top = pile(s.kiddo_deck, s.kiddo_deck_size)
    spare = [kiddo for kiddo in range(KIDDOS) if s.kiddo_in[kiddo] == DECK and kiddo not in top]
    if "playground" not in given:
        for space in range(opened.box.playground):
            s.playground[space] = spare.pop(0)
            s.kiddo_in[s.playground[space]] = ROW_SPACE
    if "kiddo stack" not in given:
        cards = [MIDNIGHT, *spare[: opened.box.stack_others]]
        for kiddo in cards[1:]:
            s.kiddo_in[kiddo] = BOTTOM
        s.kiddo_stack = [*cards, *([0] * (LARGEST_STACK - len(cards)))]
        s.kiddo_stack_size = len(cards)
    rest, cut = below(list(s.kiddo_in), top, given.get("kiddo deck size"), len(top), "kiddo deck size")
    for kiddo in cut:
        s.kiddo_in[kiddo] = REMOVED
    s.kiddo_deck_size = len(rest) + len(top)
    s.kiddo_deck = [*rest, *top, *([0] * (KIDDOS - s.kiddo_deck_size))]


def hide_hands_and_decks(s: State, opened: Opened) -> None:
    """A hand is known to its owner, a deck to nobody, a drawn creature to who drew it; all else to everybody."""
    looking = s.doer[s.depth - 1] if s.depth else 0
    for places, seen in ((s.present_in, s.present_seen), (s.creature_in, s.creature_seen)):
        for card, zone in enumerate(places):
            if zone in (DECK, BOTTOM):
                seen[card] = 0
            elif HAND <= zone < BEFORE:
                seen[card] = 1 << zone - HAND
            else:
                seen[card] = 1 << looking if zone == LOOKED_AT else everybody(opened.box)
    found = [card for card in range(CREATURES) if s.creature_in[card] == LOOKED_AT]
    s.looked_count = len(found)
    s.looked_at = [*found, 0, 0][:2]


def count_hands(s: State, opened: Opened) -> None:
    for seat in range(MOST_SEATS):
        for kind in range(KINDS):
            s.presents[seat][kind] = presents_of_kind(s, kind, HAND + seat)
        for kind in range(CREATURE_KINDS):
            s.creatures[seat][kind] = creatures_of_kind(s, opened.box, kind, HAND + seat)
