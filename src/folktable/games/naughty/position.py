"""The facts of a position in words: for scenarios and for the one-line notation."""

# ruff: noqa: E501 (a fact is one row of a table)

from collections.abc import Callable
from typing import Any, NamedTuple

from folktable.engine.errors import FolktableError
from folktable.engine.facts import *
from folktable.engine.game import Opened
from folktable.games.naughty.box import CREATURE_IDS, GIVER_IDS, ICON_IDS
from folktable.games.naughty.cards import *
from folktable.games.naughty.names import kiddo_id, present_id
from folktable.games.naughty.rules import lay_out
from folktable.games.naughty.seen import creatures_by_kind, kiddos_in, presents_by_kind, repeated
from folktable.games.naughty.state import *

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


def pile(s: State, field: str) -> list[int]:
    """The cards of a pile from bottom to top."""
    return list(getattr(s, field))[: getattr(s, f"{field}_size")]


def set_pile(s: State, field: str, cards: list[int]) -> None:
    """From bottom to top; what is not in use is zero."""
    setattr(s, field, [*cards, *([0] * (len(getattr(s, field)) - len(cards)))])
    setattr(s, f"{field}_size", len(cards))


presents = names_of(present_id, KINDS)
icons = numbered_by(lambda opened: ICON_IDS)
CREATURE_NUMBERS = {name: kind for kind, name in enumerate(CREATURE_IDS)}


def kiddos(opened: Opened) -> dict[str, int]:
    return {kiddo_id(opened, kiddo): kiddo for kiddo in range(len(opened.edition.kiddos))}


def place_present(s: State, opened: Opened, name: Any, zone: int, what: str) -> int:
    """Take a copy that lies in the deck; which one does not matter."""
    kind = named(presents(opened), name, what)
    for card in range(kind * COPIES, kind * COPIES + COPIES):
        if s.present_in[card] == DECK and card not in pile(s, "present_deck"):
            put_present(s, card, zone)
            return card
    raise FolktableError(f"{what}: there are only {opened.box.present_copies[kind]} {name} in this game")


def place_creature(s: State, opened: Opened, name: Any, zone: int, what: str) -> int:
    kind = named(CREATURE_NUMBERS, name, what)
    taken = pile(s, "creature_deck")
    for card in range(opened.box.first_creature[kind], opened.box.first_creature[kind + 1]):
        if s.creature_in[card] == DECK and card not in taken:
            put_creature(s, opened.box, card, zone)
            s.fresh &= ~(1 << card)
            return card
    raise FolktableError(f"{what}: there are no more {name} in this game")


def place_kiddo(s: State, opened: Opened, name: Any, zone: int, what: str) -> int:
    kiddo = named(kiddos(opened), name, what)
    if s.kiddo_in[kiddo] != DECK or kiddo in pile(s, "kiddo_deck"):
        raise FolktableError(f"{what}: {name} is already in another place, or not in a game for {opened.seats}")
    s.kiddo_in[kiddo] = zone
    return kiddo


# --- Presents, creatures and kiddos alike ----------------------------------------------------------------


class Cards(NamedTuple):
    what: str  # how the names of its fields begin
    place: Callable[[State, Opened, Any, int, str], int]  # take a card of this name from the deck
    name: Callable[[Opened, int], str]
    lying: Callable[[State, Opened, int], list[str]]  # the names of what lies in a zone


PRESENT_CARDS = Cards(
    "present",
    place_present,
    lambda opened, card: present_id(opened, card // COPIES),
    lambda s, opened, zone: repeated(presents_by_kind(s, opened, zone)),
)
CREATURE_CARDS = Cards(
    "creature",
    place_creature,
    lambda opened, card: CREATURE_IDS[opened.box.creature_kind[card]],
    lambda s, opened, zone: repeated(creatures_by_kind(s, opened, zone)),
)
KIDDO_CARDS = Cards("kiddo", place_kiddo, kiddo_id, kiddos_in)


def zone_fact(cards: Cards, zone: int, what: str, doc: str) -> Fact:
    def write(s: Any, opened: Opened, value: Any) -> None:
        for name in entries(value, what):
            cards.place(s, opened, name, zone, what)

    return Fact(doc, lambda s, opened: cards.lying(s, opened, zone), write)


def hands_fact(cards: Cards, what: str, doc: str) -> Fact:
    def write(s: Any, opened: Opened, seat: int, value: Any) -> None:
        for name in entries(value, what):
            cards.place(s, opened, name, HAND + seat, what)

    return by_name(what, seats, doc, lambda s, opened, seat: cards.lying(s, opened, HAND + seat), write)


def row_fact(cards: Cards, field: str, room: Callable[[Opened], int], doc: str) -> Fact:
    """Cards in a row of spaces, null where there is a gap."""

    def write(s: Any, opened: Opened, value: Any) -> None:
        for space, name in enumerate(entries(value, field)):
            if name is not None:
                getattr(s, field)[space] = cards.place(s, opened, name, ROW_SPACE, field)

    def read(s: Any, opened: Opened) -> list[str | None]:
        row = list(getattr(s, field))[: room(opened)]
        return [None if card == NONE else cards.name(opened, card) for card in row]

    return Fact(doc, read, write)


def deck_fact(cards: Cards, doc: str) -> Fact:
    deck, what = f"{cards.what}_deck", f"{cards.what} deck"

    def write(s: Any, opened: Opened, value: Any) -> None:
        named_cards = [cards.place(s, opened, name, REMOVED, what) for name in entries(value, what)]
        for card in named_cards:
            getattr(s, f"{cards.what}_in")[card] = DECK
        set_pile(s, deck, named_cards[::-1])

    return Fact(doc, lambda s, opened: [cards.name(opened, card) for card in reversed(pile(s, deck))], write)


def stack_fact(cards: Cards, doc: str) -> Fact:
    stack, what = f"{cards.what}_stack", f"{cards.what} stack"

    def write(s: Any, opened: Opened, value: Any) -> None:
        named_cards = [
            MIDNIGHT if name == MIDNIGHT_WORD else cards.place(s, opened, name, BOTTOM, what)
            for name in entries(value, what)
        ]
        set_pile(s, stack, named_cards[::-1])

    def read(s: Any, opened: Opened) -> list[str]:
        return [MIDNIGHT_WORD if card == MIDNIGHT else cards.name(opened, card) for card in reversed(pile(s, stack))]

    return Fact(doc, read, write)


# --- Other facts -----------------------------------------------------------------------------------------


GIVER_NUMBERS: dict[str | None, int] = {None: NONE, **{name: giver for giver, name in enumerate(GIVER_IDS)}}


def write_fresh(s: State, opened: Opened, seat: int, value: Any) -> None:
    for name in entries(value, "fresh"):
        card = creature_of_kind(s, opened.box, named(CREATURE_NUMBERS, name, "fresh"), HAND + seat)
        if card == NONE:
            raise FolktableError(f"fresh: {name} is not in that hand")
        s.fresh |= 1 << card


def read_fresh(s: State, opened: Opened, seat: int) -> list[str]:
    cards = [card for card in range(CREATURES) if s.fresh >> card & 1 and s.creature_in[card] == HAND + seat]
    return [CREATURE_CARDS.name(opened, card) for card in cards]


def write_scrooges(s: State, opened: Opened, seat: int, value: Any) -> None:
    for _ in range(whole(value, "scrooges")):
        place_creature(s, opened, "mr_scrooge", BEFORE + seat, "scrooges")


def read_scrooges(s: State, opened: Opened, seat: int) -> int:
    return creatures_of_kind(s, opened.box, MR_SCROOGE, BEFORE + seat)


def write_rudolf(s: State, opened: Opened, value: Any) -> None:
    for _ in range(whole(value, "rudolf")):
        place_creature(s, opened, "reindeer", RUDOLF, "rudolf")


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
    "givers": one_of_each("giver", seats, lambda opened: GIVER_NUMBERS, "gift givers by seat, as in {yellow: odin}"),
    "points": numbers("points", seats, "points by seat"),
    "wishes": numbers("wishes", seats, "fulfilled wishes by seat"),
    "presents": hands_fact(PRESENT_CARDS, "presents", "presents in hand, by seat"),
    "creatures": hands_fact(CREATURE_CARDS, "creatures", "creatures in hand, by seat"),
    "fresh": by_name("fresh", seats, "creatures in hand that came there this turn, by seat", read_fresh, write_fresh),
    "kiddos": hands_fact(KIDDO_CARDS, "kiddos", "kiddos won, by seat"),
    "scrooges": by_name("scrooges", seats, "Scrooges that lie before players", read_scrooges, write_scrooges),
    "rudolf": Fact("Reindeer under Rudolf", lambda s, o: creatures_of_kind(s, o.box, REINDEER, RUDOLF), write_rudolf),
    "row": row_fact(PRESENT_CARDS, "row", lambda opened: opened.box.row, "the offer row, null where there is a gap"),
    "present discards": zone_fact(PRESENT_CARDS, DISCARD, "present discards", "discarded presents"),
    "given": zone_fact(PRESENT_CARDS, GIVEN, "given", "presents given in the wish under way"),
    "shown": zone_fact(PRESENT_CARDS, SHOWN, "shown", "presents turned up by Elves"),
    "present deck": deck_fact(PRESENT_CARDS, "the present deck, top first; in `given`, its top: cards named nowhere lie below"),
    "present deck size": unwritten("cards in the present deck; in `given`, the others are discarded", lambda s, o: s.present_deck_size),
    "creature discards": zone_fact(CREATURE_CARDS, DISCARD, "creature discards", "discarded creatures"),
    "looked at": zone_fact(CREATURE_CARDS, LOOKED_AT, "looked at", "creatures drawn in a Summon that is not decided"),
    "in play": zone_fact(CREATURE_CARDS, IN_PLAY, "in play", "creatures on the stack"),
    "creature stack": stack_fact(CREATURE_CARDS, "the bottom stack of the creature deck, top first, `midnight` in it"),
    "creature deck": deck_fact(CREATURE_CARDS, "the creature deck above it, top first; in `given`, its top"),
    "creature deck size": unwritten("cards above the bottom stack; in `given`, the others are discarded", lambda s, o: s.creature_deck_size),
    "playground": row_fact(KIDDO_CARDS, "playground", lambda o: o.box.playground, "kiddos in the Playground, null where there is a gap"),
    "kiddo discards": zone_fact(KIDDO_CARDS, DISCARD, "kiddo discards", "kiddos swept away"),
    "kiddo stack": stack_fact(KIDDO_CARDS, "the bottom stack of the kiddo deck, top first, `midnight` in it"),
    "kiddo deck": deck_fact(KIDDO_CARDS, "the kiddo deck above it, top first; in `given`, its top"),
    "kiddo deck size": unwritten("cards above the bottom stack; in `given`, the others are out of the game", lambda s, o: s.kiddo_deck_size),
    "lacks": some_of_each("lacks", seats, presents, "kinds that hands are openly known not to hold"),
    "barren": number("barren", "parts of the creature deck openly known to have no Reindeer: 1 the deck, 2 its bottom stack"),
    "turn": number("turn", "number of the turn"),
    "first": one_of("first", seats, "who began"),
    "active": one_of("active", seats, "whose turn it is"),
    "stage": choice("stage", STAGES, "how far the turn is"),
    "basic": choice("basic", BASIC_IDS, "the basic action taken this turn"),
    "did": flag("did", "the active player has done something this turn"),
    "idle": number("idle", "turns in a row in which nothing was done"),
    "midnight": flag("midnight", "a Midnight card has been drawn"),
    "final turns": number("final_turns", "final turns still to come, this one included"),
    "phase": choice("phase", QUESTIONS.words(), "what is being decided"),
    "stack": Fact(f"what is under way, the newest last: {', '.join(STACK_FIELDS)}", read_stack, write_stack),
    "due": numbers("due", icons, "icons of the wish still to pay"),
    "wished by": one_of("kiddo", kiddos, "the kiddo whose wish is under way"),
    "worth": number("worth", "points of the list of the wish"),
    "least kind": number("least_kind", "the kind from which on presents may be given for this icon"),
    "same colour": number("same_colour", "1 + the colour taken for `same` icons"),
    "looked count": number("looked_count", "creatures drawn in a Summon that is not decided"),
    "tuckable": number("tuckable", "Reindeer that Santa Claus has just gained and may tuck"),
    "card numbers": Fact("exact numbers of all cards and who knows of them; only the notation needs it", read_numbers, write_numbers),
}  # fmt: skip

# `complete` fills these in when they are not given, so a notation must always give them.
ALWAYS = {
    "row", "present deck", "creature stack", "creature deck", "playground", "kiddo stack", "kiddo deck",
    "present deck size", "creature deck size", "kiddo deck size", "card numbers",
}  # fmt: skip


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


def spare(s: State, cards: Cards) -> list[int]:
    """Cards of the deck that were named nowhere."""
    top = pile(s, f"{cards.what}_deck")
    return [card for card, zone in enumerate(getattr(s, f"{cards.what}_in")) if zone == DECK and card not in top]


def complete_deck(s: State, cards: Cards, given: dict[str, Any], cut_goes: int) -> None:
    """What was named nowhere lies under the named cards; what is too much for the size given goes elsewhere."""
    deck, what = f"{cards.what}_deck", f"{cards.what} deck size"
    top, rest = pile(s, deck), spare(s, cards)[::-1]
    keep = whole(given.get(what, len(top) + len(rest)), what) - len(top)
    if not 0 <= keep <= len(rest):
        raise FolktableError(f"{what}: between {len(top)} and {len(top) + len(rest)} are possible")
    for card in rest[keep:]:
        getattr(s, f"{cards.what}_in")[card] = cut_goes
    set_pile(s, deck, [*rest[:keep], *top])


def complete_stack(s: State, opened: Opened, cards: Cards) -> None:
    others = spare(s, cards)[: opened.box.stack_others]
    for card in others:
        getattr(s, f"{cards.what}_in")[card] = BOTTOM
    set_pile(s, f"{cards.what}_stack", [MIDNIGHT, *others])


def complete_presents(s: State, opened: Opened, given: dict[str, Any]) -> None:
    if "row" not in given:
        left = spare(s, PRESENT_CARDS)
        for space in range(min(opened.box.row, len(left))):
            s.row[space] = left[space * 5]
            s.present_in[left[space * 5]] = ROW_SPACE
    complete_deck(s, PRESENT_CARDS, given, DISCARD)


def complete_creatures(s: State, opened: Opened, given: dict[str, Any]) -> None:
    if "creature stack" not in given:
        complete_stack(s, opened, CREATURE_CARDS)
    complete_deck(s, CREATURE_CARDS, given, DISCARD)


def complete_kiddos(s: State, opened: Opened, given: dict[str, Any]) -> None:
    if "playground" not in given:
        for space, kiddo in enumerate(spare(s, KIDDO_CARDS)[: opened.box.playground]):
            s.playground[space] = kiddo
            s.kiddo_in[kiddo] = ROW_SPACE
    if "kiddo stack" not in given:
        complete_stack(s, opened, KIDDO_CARDS)
    complete_deck(s, KIDDO_CARDS, given, REMOVED)


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
