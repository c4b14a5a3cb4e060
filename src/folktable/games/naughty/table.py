"""Naughty or Nice at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and shows of other hands only what `seen` says the observer knows.
"""

# ruff: noqa: E501 (what a note tells is one row of a table)
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import Line, Option, Question, Window, own_view
from folktable.engine.narration import HIDDEN
from folktable.engine.record import ENDED, RUNNING
from folktable.engine.words import Text, Value, Words, in_words, says, words
from folktable.games.naughty.basics import can_pay, icon_due, list_points
from folktable.games.naughty.box import CREATURE_IDS, GIVER_IDS, ICON_IDS, Creature, GiftGiver, Kiddo, Present
from folktable.games.naughty.cards import (
    awake,
    creatures_of_kind,
    fresh_creatures,
    hand_of_creatures,
    hand_of_presents,
    presents_of_kind,
)
from folktable.games.naughty.creatures import is_reaction
from folktable.games.naughty.givers import has_ability, preferred_bonus
from folktable.games.naughty.rules import has_all_shapes, leads, standing
from folktable.games.naughty.stack import opponent
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State

SEATS = (2, 5)
PEOPLE_OPTIONS: dict[str, object] = {}  # nothing is different when people play
SEAT_COLOURS = ("yellow", "orange", "purple", "white", "pink")


def seat_names(opened: Opened) -> tuple[Text, ...]:
    """Each player has the token and the aid card of a colour [naughty-setup-8]."""
    names: tuple[Text, ...] = opened.once("seat names", lambda: tuple(map(seat_name, seat_colours(opened))))
    return names


def seat_colours(opened: Opened) -> list[str]:
    colours: list[str] = opened.edition.table.seat_colours[: opened.seats]
    return colours


def seat_name(colour: str) -> Text:
    """A colour as a person is called: those of the game's own edition have a text, others a capital letter."""
    return words(f"naughty-seat-{colour}") if colour in SEAT_COLOURS else colour.capitalize()


# --- Names ---------------------------------------------------------------------------------------------


def seat_word(opened: Opened, seat: int) -> str:
    return "spectator" if seat == opened.seats else seat_colours(opened)[seat]


def present_id(opened: Opened, kind: int) -> str:
    return str(opened.edition.presents[kind].id)


def kiddo_id(opened: Opened, kiddo: int) -> str:
    return str(opened.edition.kiddos[kiddo].id)


PASS_WORDS = {MAIN: "end", TUCK: "keep", LEAVE_OUT: "give-all"}  # elsewhere "pass"
YES_WORDS = {TUCK: "rudolf", KEEP: "rudolf", LEAVE_OUT: "leave-out", REPEAT: "repeat"}
SEARCH_WORDS = {DECK: "deck", BOTTOM: "stack", DISCARD: "discards"}


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: craft, cap, deck, benjamin, tomte, orange, 3, stack, red, odin, pass."""
    if action == PASS:
        return PASS_WORDS.get(s.phase, "pass")
    if action == YES:
        return YES_WORDS[s.phase]
    if action < PRESENT:
        return "craft" if action == CRAFT else "summon"
    if action < FROM_DECK:
        return present_id(opened, action - PRESENT)
    if action == FROM_DECK:
        return "deck"
    if action < CREATURE:
        return kiddo_id(opened, s.playground[action - SPACE])
    if action < LEFT:
        return CREATURE_IDS[action - CREATURE]
    if action < NUMBER:
        return seat_word(opened, opponent(s, opened.box, action))
    if action < SEARCH:
        return str(action - NUMBER + 1)
    if action < ICON:
        return SEARCH_WORDS[action - SEARCH]
    if action < GIVER:
        return ICON_IDS[action - ICON]
    return "random" if action == RANDOM_GIVER else GIVER_IDS[action - GIVER]


# --- The same in words ---------------------------------------------------------------------------------


def present_words(opened: Opened, kind: int) -> Text:
    """HIDDEN is some present or other."""
    return words("naughty-a-present") if kind == HIDDEN else name_words(opened, opened.edition.presents[kind])


def creature_words(opened: Opened, kind: int) -> Text:
    return words("naughty-a-creature") if kind == HIDDEN else name_words(opened, opened.edition.creatures[kind])


def kiddo_words(opened: Opened, kiddo: int) -> Text:
    return name_words(opened, opened.edition.kiddos[kiddo])


def giver_words(opened: Opened, giver: int) -> Text:
    return name_words(opened, opened.edition.gift_givers[giver])


def name_words(opened: Opened, card: Present | Creature | Kiddo | GiftGiver) -> Text:
    return opened.printed(f"naughty-name-{card.id}", card.name)


def card_does(opened: Opened, card: Creature | GiftGiver) -> Text:
    """What is written on a creature or a gift giver; the edition's points stand where its text has {points}."""
    text: Text = opened.once(("does", card.id), lambda: with_blanks_filled(opened, card))
    return text


def with_blanks_filled(opened: Opened, card: Creature | GiftGiver) -> Text:
    """In the locale's words where they say, blanks and all, what the edition prints, else in the edition's own."""
    id = f"naughty-does-{card.id}"
    blanks = blanks_of(opened, card)
    if not blanks:
        return opened.printed(id, card.text)
    if in_words(Words(id, {name: f"{{{name}}}" for name in blanks})) == card.text:
        return Words(id, blanks)
    text = card.text
    for name, value in blanks.items():
        text = text.replace(f"{{{name}}}", in_words(value))
    return text


def blanks_of(opened: Opened, card: Creature | GiftGiver) -> dict[str, Value]:
    """What the text of a card may name of the box."""
    box = opened.box
    if card.id == GIVER_IDS[FATHER_CHRISTMAS]:
        liked = opened.edition.gift_givers[FATHER_CHRISTMAS].preferred
        names = tuple(name_words(opened, present) for present in opened.edition.presents if present.id in liked)
        return {"present": names, "points": box.stockings_points}
    if card.id == GIVER_IDS[ODIN]:
        return {"points": box.odin_points}
    if card.id == GIVER_IDS[AUNT_ARIE]:
        return {"points": box.arie_points}
    if card.id == CREATURE_IDS[REINDEER]:
        _, one, two, three, four = box.reindeer_points
        return {"one": one, "two": two, "three": three, "four": four}
    if card.id == CREATURE_IDS[YULE_CAT]:
        return {"alone": box.cat_single, "tied": box.cat_tied}
    return {}


def colour_words(opened: Opened, colour: str) -> Text:
    return opened.printed(f"colour-{colour}", colour)


def shape_words(opened: Opened, shape: str) -> Text:
    return opened.printed(f"naughty-shape-{shape}", shape)


def icon_words(icon: int) -> Words:
    """A present of a wish list: a red present."""
    return words("naughty-icon", icon=ICON_IDS[icon])


def wish_words(wish: list[str]) -> tuple[Words, ...]:
    """1 red, 2 blue."""
    return tuple(words("naughty-wished", icon=icon, count=wish.count(icon)) for icon in dict.fromkeys(wish))


def points_words(points: int) -> Words:
    return words("naughty-points", points=points)


# --- What an observer sees -----------------------------------------------------------------------------


class KiddoSeen(Struct, frozen=True):
    kiddo: str
    shape: str
    wish: tuple[str, ...]
    points: int  # of the list; preferred presents come on top
    payable: bool  # by the observer, with what it holds now
    payable_with_caga: bool


class PresentSeen(Struct, frozen=True):
    present: str
    colour: str
    preferred: bool


class CreatureSeen(Struct, frozen=True):
    creature: str
    fresh: bool  # wakes when this turn is over
    reaction: bool


class PresentText(Struct, frozen=True):
    """A kind of present as it is printed."""

    present: str
    name: Text
    colour: str


class CreatureText(Struct, frozen=True):
    """A kind of creature as it is printed, and the rule that says more."""

    creature: str
    name: Text
    nature: str  # helpful, harmful, neutral
    points: int
    text: Text
    rule: str


class GiverText(Struct, frozen=True):
    """A gift giver as the level uses it."""

    giver: str
    name: Text
    preferred: tuple[str, ...]
    text: Text  # the ability; "" at the levels without
    rule: str
    seat: str | None  # whose it is; None: free


class PlayerSeen(Struct, frozen=True):
    seat: str
    name: Text
    giver: str | None
    preferred: tuple[str, ...]
    points: int
    scoreboard: int  # space of the token, which laps
    wishes: int
    kiddos: dict[str, tuple[str, ...]]  # by shape
    presents: int
    creatures: int
    fresh: int
    known_presents: tuple[str, ...]  # that an attentive observer knows to be in this hand
    known_creatures: tuple[str, ...]
    lacks: tuple[str, ...]  # kinds that Krampus has shown it does not hold
    scrooges: int
    rudolf: int | None  # Reindeer under Rudolf, for Santa Claus
    rudolf_points: int
    leads: tuple[str, ...]  # shapes that would score for having most, were the game over now
    lead_points: int  # for each of them
    all_shapes_points: int  # for one of each, were the game over now
    before_end: int  # points without those of the end


class CardPlayed(Struct, frozen=True):
    """Something under way on the stack, the newest last."""

    seat: str
    what: Text
    cancelled: bool
    creature: str | None  # None: it is a wish
    number: int  # of cards played together
    target: str | None  # the thing it was declared for: "seat:1", "kiddo:hugo", "call:cap"


class WishSeen(Struct, frozen=True):
    """The wish being paid or answered, until the next kiddo comes."""

    seat: str
    kiddo: str
    due: tuple[str, ...]  # presents of the list still to give
    points: int  # of the list
    bonus: int  # for preferred presents among those given


class Public(Struct, frozen=True):
    """What all see alike."""

    level: int
    sets: bool  # shapes count
    craft_draw: int
    doing: str  # what is asked now, a word of DOING; "" when the game is over
    asked: str | None  # who is asked
    turn: int
    active: str
    midnight: bool
    final_turns: int  # still to come, this one included
    basic_done: bool
    row: tuple[str | None, ...]
    present_deck: int
    present_discards: dict[str, int]
    creature_deck: int  # above the bottom stack
    creature_stack: int
    creature_discards: dict[str, int]
    kiddo_deck: int
    kiddo_stack: int
    kiddo_discards: tuple[str, ...]
    removed_presents: dict[str, int]
    removed_kiddos: tuple[str, ...]
    shown: tuple[str, ...]  # presents turned up by Elves
    given: tuple[str, ...]  # presents given in the wish under way
    wish: WishSeen | None
    stack: tuple[CardPlayed, ...]
    winners: tuple[str, ...]
    kiddos: dict[str, Text]  # the names of all of them
    presents: tuple[PresentText, ...]  # what is printed on the cards
    creatures: tuple[CreatureText, ...]  # none at the levels without
    givers: tuple[GiverText, ...]  # at the table, or to choose from


class View(Public, frozen=True):
    you: str
    playground: tuple[KiddoSeen | None, ...]
    players: tuple[PlayerSeen, ...]
    hand_presents: tuple[PresentSeen, ...]  # the observer's own
    hand_creatures: tuple[CreatureSeen, ...]
    looked_at: tuple[str, ...]  # creatures the observer has drawn in a Summon


DOING = {
    PICK_GIVER: "giver",
    TUCK: "tuck",
    SANTAS_PAIR: "pair",
    SEARCH_WHERE: "search",
    SWEEP: "sweep",
    MAIN: "main",
    CRAFT_SOURCE: "craft",
    KEEP: "keep",
    LEAVE_OUT: "leave-out",
    REPLACE: "replace",
    GIVE: "give",
    TARGET: "target",
    CALL: "call",
    PICK_KIDDO: "kiddo",
    HOW_MANY: "how-many",
    REPEAT: "repeat",
    ELVES_PICK: "elves",
    ANSWER_CREATURE: "answer-creature",
    ANSWER_WISH: "answer-wish",
    WOLVERINE_PICK: "wolverine",
    COMFORT: "comfort",
    EXTRA_ACTION: "extra",
}


def public(s: State, opened: Opened) -> Public:
    printed: Printed = opened.once(Printed, lambda: printed_in(opened))
    return Public(
        level=opened.options.level,
        sets=bool(opened.box.with_sets),
        craft_draw=opened.box.craft_draw,
        doing=DOING[s.phase] if s.over == RUNNING else "",
        asked=seat_word(opened, s.actor) if s.over == RUNNING else None,
        turn=s.turn,
        active=seat_word(opened, s.active),
        midnight=bool(s.midnight),
        final_turns=s.final_turns,
        basic_done=s.basic != 0,
        row=tuple(None if s.row[i] == NONE else present_id(opened, s.row[i] // COPIES) for i in range(opened.box.row)),
        present_deck=s.present_deck_size,
        present_discards=presents_by_kind(s, opened, DISCARD),
        creature_deck=s.creature_deck_size,
        creature_stack=s.creature_stack_size,
        creature_discards=creatures_by_kind(s, opened, DISCARD),
        kiddo_deck=s.kiddo_deck_size,
        kiddo_stack=s.kiddo_stack_size,
        kiddo_discards=tuple(kiddos_in(s, opened, DISCARD)),
        removed_presents=presents_by_kind(s, opened, REMOVED),
        removed_kiddos=tuple(kiddos_in(s, opened, REMOVED)),
        shown=tuple(repeated(presents_by_kind(s, opened, SHOWN))),
        given=tuple(repeated(presents_by_kind(s, opened, GIVEN))),
        wish=wish_seen(s, opened),
        stack=tuple(card_played(s, opened, place) for place in range(s.depth) if s.task[place] in (PLAYING, WISHING)),
        winners=winners(s, opened),
        kiddos=printed.kiddos,
        presents=printed.presents,
        creatures=printed.creatures,
        givers=giver_texts(s, opened),
    )


def view(s: State, opened: Opened, observer: int, seen_by_all: Public) -> View:
    own = observer < opened.seats
    return own_view(
        View,
        seen_by_all,
        you=seat_word(opened, observer),
        playground=tuple(kiddo_seen(s, opened, observer, space) for space in range(opened.box.playground)),
        players=tuple(player_seen(s, opened, observer, seat) for seat in range(opened.seats)),
        hand_presents=own_presents(s, opened, observer) if own else (),
        hand_creatures=own_creatures(s, opened, observer) if own else (),
        looked_at=looked_at(s, opened) if s.phase == KEEP and s.actor == observer else (),
    )


class Printed(NamedTuple):
    """What stands in the box and never changes."""

    kiddos: dict[str, Text]
    presents: tuple[PresentText, ...]
    creatures: tuple[CreatureText, ...]


def printed_in(opened: Opened) -> Printed:
    edition = opened.edition
    return Printed(
        {kiddo.id: name_words(opened, kiddo) for kiddo in edition.kiddos},
        tuple(PresentText(kind.id, name_words(opened, kind), kind.colour) for kind in edition.presents),
        creature_texts(opened) if opened.box.with_creatures else (),
    )


def kiddo_seen(s: State, opened: Opened, observer: int, space: int) -> KiddoSeen | None:
    kiddo = s.playground[space]
    if kiddo == NONE:
        return None
    data = opened.edition.kiddos[kiddo]
    own = observer < opened.seats
    return KiddoSeen(
        kiddo=data.id,
        shape=data.shape,
        wish=tuple(data.wish),
        points=list_points(opened.box, kiddo),
        payable=own and can_pay(s, opened.box, observer, kiddo, 0),
        payable_with_caga=own
        and awake(s, opened.box, observer, CAGA_TIO) > 0
        and can_pay(s, opened.box, observer, kiddo, 1),
    )


def presents_by_kind(s: State, opened: Opened, zone: int) -> dict[str, int]:
    """Kinds and numbers; what the box does not have at all is not listed as removed."""
    counts = {kind: presents_of_kind(s, kind, zone) for kind in range(KINDS)}
    if zone == REMOVED:
        counts = {kind: count - COPIES + opened.edition.presents[kind].copies for kind, count in counts.items()}
    return {present_id(opened, kind): count for kind, count in counts.items() if count}


def creatures_by_kind(s: State, opened: Opened, zone: int) -> dict[str, int]:
    counts = {CREATURE_IDS[kind]: creatures_of_kind(s, opened.box, kind, zone) for kind in range(CREATURE_KINDS)}
    return {name: count for name, count in counts.items() if count}


def repeated(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def kiddos_in(s: State, opened: Opened, zone: int) -> list[str]:
    return [kiddo_id(opened, kiddo) for kiddo in range(len(opened.edition.kiddos)) if s.kiddo_in[kiddo] == zone]


def player_seen(s: State, opened: Opened, observer: int, seat: int) -> PlayerSeen:
    edition, box = opened.edition, opened.box
    giver = None if s.giver[seat] == NONE else edition.gift_givers[s.giver[seat]]
    santa = has_ability(s, box, seat, SANTA_CLAUS)
    under = creatures_of_kind(s, box, REINDEER, RUDOLF)
    other = observer != seat
    led = tuple(name for shape, name in enumerate(edition.shapes) if box.with_sets and leads(s, box, seat, shape))
    all_shapes = box.all_shapes_points if box.with_sets and has_all_shapes(s, box, seat) else 0
    at_the_end = len(led) * box.majority_points + all_shapes + (box.rudolf_points[under] if santa else 0)
    return PlayerSeen(
        seat=seat_word(opened, seat),
        name=seat_names(opened)[seat],
        giver=giver and giver.id,
        preferred=tuple(giver.preferred) if giver else (),
        points=s.points[seat],
        scoreboard=s.points[seat] % edition.table.scoreboard_spaces,
        wishes=s.wishes[seat],
        kiddos=collected(s, opened, seat),
        presents=hand_of_presents(s, seat),
        creatures=hand_of_creatures(s, seat),
        fresh=fresh_creatures(s, seat),
        known_presents=known_presents(s, opened, observer, seat) if other else (),
        known_creatures=known_creatures(s, opened, observer, seat) if other else (),
        lacks=tuple(present_id(opened, kind) for kind in range(KINDS) if s.lacks[seat] >> kind & 1),
        scrooges=creatures_of_kind(s, box, MR_SCROOGE, BEFORE + seat),
        rudolf=under if santa else None,
        rudolf_points=box.rudolf_points[under] if santa else 0,
        leads=led,
        lead_points=box.majority_points,
        all_shapes_points=all_shapes,
        before_end=s.points[seat] - (at_the_end if s.over == ENDED else 0),
    )


def collected(s: State, opened: Opened, seat: int) -> dict[str, tuple[str, ...]]:
    won = [data for kiddo, data in enumerate(opened.edition.kiddos) if s.kiddo_in[kiddo] == HAND + seat]
    return {shape: tuple(data.id for data in won if data.shape == shape) for shape in opened.edition.shapes}


def known_presents(s: State, opened: Opened, observer: int, seat: int) -> tuple[str, ...]:
    cards = [c for c in range(PRESENTS) if s.present_in[c] == HAND + seat and s.present_seen[c] >> observer & 1]
    return tuple(present_id(opened, card // COPIES) for card in cards)


def known_creatures(s: State, opened: Opened, observer: int, seat: int) -> tuple[str, ...]:
    cards = [c for c in range(CREATURES) if s.creature_in[c] == HAND + seat and s.creature_seen[c] >> observer & 1]
    return tuple(CREATURE_IDS[opened.box.creature_kind[card]] for card in cards)


def own_presents(s: State, opened: Opened, seat: int) -> tuple[PresentSeen, ...]:
    giver = s.giver[seat]
    liked = 0 if giver == NONE else opened.box.preferred[giver]
    return tuple(
        PresentSeen(present.id, present.colour, bool(liked >> kind & 1))
        for kind, present in enumerate(opened.edition.presents)
        for _ in range(s.presents[seat][kind])
    )


def own_creatures(s: State, opened: Opened, seat: int) -> tuple[CreatureSeen, ...]:
    return tuple(
        CreatureSeen(CREATURE_IDS[kind], n >= awake(s, opened.box, seat, kind), is_reaction(kind))
        for kind in range(CREATURE_KINDS)
        for n in range(s.creatures[seat][kind])
    )


def looked_at(s: State, opened: Opened) -> tuple[str, ...]:
    kinds = sorted(opened.box.creature_kind[s.looked_at[i]] for i in range(s.looked_count))
    return tuple(CREATURE_IDS[kind] for kind in kinds)


def creature_texts(opened: Opened) -> tuple[CreatureText, ...]:
    return tuple(
        CreatureText(
            card.id, name_words(opened, card), card.kind, card.points, card_does(opened, card), CREATURE_RULES[kind]
        )
        for kind, card in enumerate(opened.edition.creatures)
    )


def giver_texts(s: State, opened: Opened) -> tuple[GiverText, ...]:
    """Those at the table; all of them while gift givers are chosen."""
    holders = {s.giver[seat]: seat_word(opened, seat) for seat in range(opened.seats)}
    full = opened.box.givers == FULL_GIVERS
    return tuple(
        GiverText(
            data.id,
            name_words(opened, data),
            tuple(data.preferred),
            card_does(opened, data) if full else "",
            GIVER_RULES[giver] if full else "naughty-giver-1",
            holders.get(giver),
        )
        for giver, data in enumerate(opened.edition.gift_givers)
        if giver in holders or s.phase == PICK_GIVER
    )


def wish_seen(s: State, opened: Opened) -> WishSeen | None:
    """The wish highest on the stack; what is given for it lies in `given`."""
    wishes = [place for place in range(s.depth) if s.task[place] == WISHING]
    if not wishes:
        return None
    place = wishes[-1]
    due = [ICON_IDS[icon] for icon in range(ICONS) for _ in range(s.due[icon])]
    return WishSeen(
        seat=seat_word(opened, s.doer[place]),
        kiddo=kiddo_id(opened, s.kiddo),
        due=tuple(due),
        points=s.worth,
        bonus=preferred_bonus(s, opened.box, s.doer[place]),
    )


def card_played(s: State, opened: Opened, place: int) -> CardPlayed:
    who = seat_word(opened, s.doer[place])
    if s.task[place] == WISHING:
        what = words("naughty-the-wish", kiddo=kiddo_words(opened, s.kiddo))
        return CardPlayed(who, what, False, None, 1, f"kiddo:{kiddo_id(opened, s.kiddo)}")
    return CardPlayed(
        seat=who,
        what=played_words(s, opened, place),
        cancelled=s.step[place] == CANCELLED,
        creature=CREATURE_IDS[s.creature[place]],
        number=s.number[place],
        target=declared_target(s, opened, place),
    )


def kiddo_meant(s: State, place: int) -> int:
    """Whom Mrs. Claus or Caga Tió is meant for; NONE once that kiddo has gone and another may stand there."""
    wish_is_over = s.step[place] == SETTLED and s.task[place + 1] != WISHING
    return NONE if s.space[place] == NONE or wish_is_over else s.playground[s.space[place]]


def declared_target(s: State, opened: Opened, place: int) -> str | None:
    kind = s.creature[place]
    if s.step[place] == DECLARING:
        return None
    if kind in (MR_SCROOGE, MARI_LWYD, CRINGE):
        return f"seat:{s.victim[place]}"
    if kind == KRAMPUS:
        return f"call:{present_id(opened, s.called[place])}"
    if kind in (MRS_CLAUS, CAGA_TIO) and kiddo_meant(s, place) != NONE:
        return f"kiddo:{kiddo_id(opened, kiddo_meant(s, place))}"
    return None


def played_words(s: State, opened: Opened, place: int) -> Text:
    """A creature on the stack with what was declared: "Cringe on Orange", "Krampus for Fondant"."""
    kind = s.creature[place]
    card = creature_words(opened, kind)
    if s.step[place] == DECLARING:
        return card
    if kind in (MR_SCROOGE, MARI_LWYD, CRINGE):
        return words("naughty-card-on", card=card, who=seat_names(opened)[s.victim[place]])
    if kind == KRAMPUS:
        return words("naughty-card-for", card=card, what=present_words(opened, s.called[place]))
    if kind in (MRS_CLAUS, CAGA_TIO) and kiddo_meant(s, place) != NONE:
        return words("naughty-card-for", card=card, what=kiddo_words(opened, kiddo_meant(s, place)))
    if kind == REINDEER:
        return words("naughty-cards", count=s.number[place], card=card)
    return card


def winners(s: State, opened: Opened) -> tuple[str, ...]:
    if s.over == RUNNING:
        return ()
    best = max(standing(s, seat) for seat in range(opened.seats))
    return tuple(seat_word(opened, seat) for seat in range(opened.seats) if standing(s, seat) == best)


# --- What is asked -------------------------------------------------------------------------------------

# By phase: the rules behind the question, which is `naughty-ask-...` to the actor, `naughty-await-...` to the others.
QUESTION_RULES = {
    PICK_GIVER: ("naughty-setup-9",),
    TUCK: ("naughty-santa-1",),
    SANTAS_PAIR: ("naughty-santa-2",),
    SEARCH_WHERE: ("naughty-santa-2", "naughty-ruling-41"),
    SWEEP: ("naughty-befana-1",),
    MAIN: ("naughty-turn-1", "naughty-turn-2"),
    CRAFT_SOURCE: ("naughty-craft-1", "naughty-craft-2"),
    KEEP: ("naughty-summon-1",),
    LEAVE_OUT: ("naughty-nick-1",),
    REPLACE: ("naughty-caga-2",),
    GIVE: ("naughty-wish-1", "naughty-wish-8"),
    TARGET: ("naughty-ruling-16", "naughty-ruling-46"),
    CALL: ("naughty-krampus-1",),
    PICK_KIDDO: ("naughty-ruling-16",),
    HOW_MANY: ("naughty-rein-1", "naughty-rein-2"),
    REPEAT: ("naughty-snow-2",),
    ELVES_PICK: ("naughty-elves-1",),
    ANSWER_CREATURE: ("naughty-react-1", "naughty-react-2"),
    ANSWER_WISH: ("naughty-react-6",),
    WOLVERINE_PICK: ("naughty-papa-2",),
    COMFORT: ("naughty-christ-1",),
    EXTRA_ACTION: ("naughty-ded-1", "naughty-ded-2"),
}


def question(s: State, opened: Opened, observer: int) -> Question:
    doing = DOING[s.phase]
    id = f"naughty-ask-{doing}" if observer == s.actor else f"naughty-await-{doing}"
    return Question(Words(id, question_values(s, opened)), QUESTION_RULES[s.phase])


def question_values(s: State, opened: Opened) -> dict[str, Value]:
    """What the questions of a phase name: who is asked, and what lies on the stack."""
    told: dict[str, Value] = {"who": seat_names(opened)[s.actor]}
    top = s.depth - 1
    if s.phase == MAIN:
        told["last"] = "yes" if s.final_turns else "no"
        told["what"] = words(f"naughty-main-{main_word(s, opened)}")
    elif s.phase in (ANSWER_CREATURE, ANSWER_WISH):
        told["owner"] = seat_names(opened)[s.doer[top]]
    if s.phase in (TARGET, PICK_KIDDO, HOW_MANY, CALL, ANSWER_CREATURE):
        told["card"] = played_words(s, opened, top)
    elif s.phase in (GIVE, ANSWER_WISH):
        told["kiddo"] = kiddo_words(opened, s.kiddo)
    elif s.phase == CRAFT_SOURCE:
        told["more"] = s.left[top]
    elif s.phase == KEEP:
        told["drawn"] = s.looked_count
    if s.phase == GIVE:
        told["icon"] = icon_words(icon_due(s))
    return told


def main_word(s: State, opened: Opened) -> str:
    """What is left to do in a turn."""
    if opened.box.with_creatures:
        return "creature" if s.basic else "basic-or-creature"
    return "end" if s.basic else "basic"


def window(s: State, opened: Opened) -> Window | None:
    """Everybody may answer a creature, or a wish that was fulfilled [naughty-react-1, naughty-react-6]."""
    if s.phase not in (ANSWER_CREATURE, ANSWER_WISH):
        return None
    top = s.depth - 1
    about = (s.phase, s.depth, s.doer[top])
    if s.phase == ANSWER_WISH:
        return Window((*about, s.kiddo), PASS, 0)
    kind, victim = s.creature[top], s.victim[top]
    targets = 0
    if kind in (MR_SCROOGE, MARI_LWYD, CRINGE, TOMTE, PAPA_WOLVERINE):
        targets = 1 << victim
    elif kind in (KRAMPUS, YULE_CAT):
        targets = (1 << opened.seats) - 1
    return Window((*about, kind, victim, s.called[top], s.space[top]), PASS, targets)


def option(s: State, opened: Opened, action: int) -> Option:
    text, rules = option_text(s, opened, action)
    return Option(action_name(s, opened, action), text, rules, things(s, opened, action))


def option_text(s: State, opened: Opened, action: int) -> tuple[Text, tuple[str, ...]]:
    if action == PASS:
        id, rule = DECLINES.get(s.phase, ("no-thanks", QUESTION_RULES[s.phase][0]))
        return words(f"naughty-option-{id}"), (rule,)
    if action == YES:
        return yes_option(s)
    if action == CRAFT:
        return words("naughty-option-craft", count=opened.box.craft_draw), ("naughty-craft-1",)
    if action == SUMMON:
        return summon_option(s, opened)
    if action < FROM_DECK:
        return present_option(s, opened, action - PRESENT)
    if action == FROM_DECK:
        return words("naughty-option-from-deck"), ("naughty-craft-1",)
    if action < CREATURE:
        return kiddo_option(s, opened, s.playground[action - SPACE])
    if action < LEFT:
        return creature_option(s, opened, action - CREATURE)
    if action < NUMBER:
        return target_option(s, opened, opponent(s, opened.box, action))
    if action < SEARCH:
        return number_option(s, opened, action - NUMBER + 1)
    if action < ICON:
        return words(f"naughty-option-search-{SEARCH_WORDS[action - SEARCH]}"), ("naughty-ruling-41",)
    if action < GIVER:
        return words("naughty-option-replace", icon=icon_words(action - ICON)), ("naughty-caga-2",)
    if action == RANDOM_GIVER:
        return words("naughty-option-random-giver"), ("naughty-ruling-56",)
    return giver_option(opened, action - GIVER)


# Where a present, or a creature, that is chosen lies: in one's own hand unless said here.
PRESENTS_LIE = {CRAFT_SOURCE: "row", COMFORT: "row", ELVES_PICK: "shown", WOLVERINE_PICK: "given", CALL: "call"}
SEARCH_PILES = {DECK: "pile:creature-deck", BOTTOM: "pile:creature-stack", DISCARD: "pile:creature-discards"}


def things(s: State, opened: Opened, action: int) -> tuple[str, ...]:
    """What one would touch: a card by where it lies and what it is, a pile, a seat. The rest are buttons."""
    if PRESENT <= action < FROM_DECK:
        return (f"{PRESENTS_LIE.get(s.phase, 'present')}:{present_id(opened, action - PRESENT)}",)
    if action == FROM_DECK:
        return ("pile:present-deck",)
    if SPACE <= action < CREATURE:
        return (f"kiddo:{kiddo_id(opened, s.playground[action - SPACE])}",)
    if CREATURE <= action < LEFT:
        return (f"{'drawn' if s.phase == KEEP else 'creature'}:{CREATURE_IDS[action - CREATURE]}",)
    if LEFT <= action < NUMBER:
        return (f"seat:{opponent(s, opened.box, action)}",)
    if SEARCH <= action < ICON:
        return (SEARCH_PILES[action - SEARCH],)
    if ICON <= action < GIVER:
        return (f"icon:{ICON_IDS[action - ICON]}",)
    if GIVER <= action < RANDOM_GIVER:
        return (f"giver:{GIVER_IDS[action - GIVER]}",)
    return ()


DECLINES = {
    MAIN: ("end-turn", "naughty-turn-5"),
    TUCK: ("keep-in-hand", "naughty-ruling-40"),
    LEAVE_OUT: ("give-all", "naughty-ruling-39"),
    ANSWER_CREATURE: ("let-happen", "naughty-ruling-19"),
    ANSWER_WISH: ("let-be", "naughty-ruling-25"),
    SWEEP: ("sweep-nobody", "naughty-turn-3"),
    SANTAS_PAIR: ("no-search", "naughty-turn-3"),
}


def yes_option(s: State) -> tuple[Words, tuple[str, ...]]:
    if s.phase == LEAVE_OUT:
        return words("naughty-option-leave-out"), ("naughty-nick-1",)
    if s.phase == REPEAT:
        return words(f"naughty-option-{'craft' if s.basic == CRAFT else 'summon'}-again"), ("naughty-snow-2",)
    return words("naughty-option-tuck"), ("naughty-santa-1",)


def giver_option(opened: Opened, number: int) -> tuple[Words, tuple[str, ...]]:
    giver = opened.edition.gift_givers[number]
    liked = [name_words(opened, present) for present in opened.edition.presents if present.id in giver.preferred]
    told: dict[str, Value] = {"giver": name_words(opened, giver), "presents": tuple(liked)}
    if opened.box.givers == FULL_GIVERS:
        return Words("naughty-option-giver-full", {**told, "does": card_does(opened, giver)}), ("naughty-giver-1",)
    return Words("naughty-option-giver", told), ("naughty-giver-1",)


def summon_option(s: State, opened: Opened) -> tuple[Words, tuple[str, ...]]:
    if s.midnight:
        points = points_words(opened.box.summon_points)
        return words("naughty-option-summon-midnight", points=points), ("naughty-summon-4",)
    return words("naughty-option-summon"), ("naughty-summon-1",)


def present_option(s: State, opened: Opened, kind: int) -> tuple[Words, tuple[str, ...]]:
    present = opened.edition.presents[kind]
    told: dict[str, Value] = {"present": name_words(opened, present), "colour": colour_words(opened, present.colour)}
    if s.phase == SANTAS_PAIR:
        return Words("naughty-option-pair", told), ("naughty-santa-2",)
    giver = s.giver[s.actor]
    liked = giver != NONE and opened.box.preferred[giver] >> kind & 1
    if liked and s.phase in (GIVE, CRAFT_SOURCE, COMFORT, ELVES_PICK):
        return Words("naughty-option-preferred", told), ("naughty-wish-4",)
    return Words("naughty-option-present", told), (QUESTION_RULES[s.phase][0],)


def kiddo_option(s: State, opened: Opened, kiddo: int) -> tuple[Words, tuple[str, ...]]:
    data = opened.edition.kiddos[kiddo]
    told: dict[str, Value] = {"name": name_words(opened, data), "wish": wish_words(data.wish)}
    if opened.box.with_sets:
        asks = Words("naughty-kiddo-asks-shape", {**told, "shape": shape_words(opened, data.shape)})
    else:
        asks = Words("naughty-kiddo-asks", told)
    if s.phase in (MAIN, REPEAT, EXTRA_ACTION):
        return words("naughty-option-fulfil", kiddo=asks), ("naughty-wish-1",)
    if s.phase == SWEEP:
        return words("naughty-option-sweep", kiddo=asks), ("naughty-befana-1",)
    return asks, ("naughty-caga-1",) if s.creature[s.depth - 1] == CAGA_TIO else ("naughty-mrs-1",)


CREATURE_RULES = {
    SNOW_MAIDEN: "naughty-snow-2",
    ELVES: "naughty-elves-1",
    MRS_CLAUS: "naughty-mrs-1",
    TOMTE: "naughty-tomte-2",
    CAGA_TIO: "naughty-caga-1",
    REINDEER: "naughty-rein-1",
    PAPA_WOLVERINE: "naughty-papa-2",
    MR_SCROOGE: "naughty-scrooge-1",
    YULE_CAT: "naughty-cat-1",
    MARI_LWYD: "naughty-mari-1",
    CRINGE: "naughty-cringe-1",
    KRAMPUS: "naughty-krampus-1",
}


GIVER_RULES = {
    SANTA_CLAUS: "naughty-santa-1",
    CHRISTKINDL: "naughty-christ-1",
    FATHER_CHRISTMAS: "naughty-father-1",
    ODIN: "naughty-odin-1",
    SAINT_NICHOLAS: "naughty-nick-1",
    AUNT_ARIE: "naughty-arie-1",
    LA_BEFANA: "naughty-befana-1",
    DED_MOROZ: "naughty-ded-1",
}


def creature_option(s: State, opened: Opened, kind: int) -> tuple[Words, tuple[str, ...]]:
    card = opened.edition.creatures[kind]
    told: dict[str, Value] = {"card": name_words(opened, card), "does": card_does(opened, card)}
    if s.phase == KEEP:
        return Words("naughty-option-keep", told), ("naughty-summon-1",)
    return Words("naughty-option-play", told), (CREATURE_RULES[kind],)


def target_option(s: State, opened: Opened, seat: int) -> tuple[Text, tuple[str, ...]]:
    """A seat, and how many cards there are to steal."""
    kind = s.creature[s.depth - 1]
    who = seat_names(opened)[seat]
    rules = (CREATURE_RULES[kind],)
    if kind == MARI_LWYD:
        return words("naughty-option-creatures-of", who=who, count=hand_of_creatures(s, seat)), rules
    if kind == CRINGE:
        return words("naughty-option-presents-of", who=who, count=hand_of_presents(s, seat)), rules
    return who, rules


def number_option(s: State, opened: Opened, number: int) -> tuple[Words, tuple[str, ...]]:
    if s.creature[s.depth - 1] == REINDEER:
        points = points_words(opened.box.reindeer_points[number])
        return words("naughty-option-reindeer", count=number, points=points), ("naughty-rein-1",)
    return words("naughty-option-logs", count=number), ("naughty-ruling-29",)


# --- What happened -------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note as an observer gets it, with what its text may need."""

    opened: Opened
    seat: int
    x: int
    y: int

    @property
    def who(self) -> Text:
        return seat_names(self.opened)[self.seat]

    @property
    def other(self) -> Text:
        return seat_names(self.opened)[self.y]

    @property
    def present(self) -> Text:
        return present_words(self.opened, self.x)

    @property
    def creature(self) -> Text:
        return creature_words(self.opened, self.x)

    @property
    def kiddo(self) -> Text:
        return kiddo_words(self.opened, self.x)

    @property
    def giver(self) -> Text:
        return giver_words(self.opened, self.x)

    @property
    def icon(self) -> Words:
        return icon_words(self.x)

    @property
    def shape(self) -> Text:
        return shape_words(self.opened, self.opened.edition.shapes[self.x])

    @property
    def points(self) -> Words:
        return points_words(self.y)


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story. The texts get HIDDEN, never the truth, for what the observer may not know."""
    kind, seat, x, y = heard
    text, rule = STORY[kind]
    if kind in (PLAYED, DECLARED_SEAT):
        rule = CREATURE_RULES[x]
    elif kind == GIVER_BONUS and x == AUNT_ARIE:
        rule = "naughty-arie-1"
    return Line(text(Telling(opened, seat, x, y)), (rule,), event(opened, kind, seat, y))


def chosen(by: Callable[[Telling], str], *names: str) -> Callable[[Telling], Words]:
    """One of several texts, with what it names of the telling."""
    return lambda t: says(by(t), *names)(t)


def event(opened: Opened, kind: int, seat: int, y: int) -> tuple[str | int, ...]:
    """What a page shows happening although no view can hold it."""
    if kind == RED_COUNT:
        return ("red", seat_word(opened, seat), y)
    if kind == CAT_BITES:
        return ("bitten", seat_word(opened, seat), y)
    if kind == MIDNIGHT_STRUCK and not y:
        return ("midnight",)
    return ()


DECKS = ("kiddo", "creature")  # x of MIDNIGHT_STRUCK
SEARCHED_IN = ("deck", "stack", "discards")  # y of SEARCHED


def midnight_struck(t: Telling) -> Words:
    return words(f"naughty-midnight-{'again' if t.y else 'strikes'}", deck=words(f"naughty-the-{DECKS[t.x]}-deck"))


# By kind of note: its text, and the rule behind it.
STORY: dict[int, tuple[Callable[[Telling], Words], str]] = {
    FIRST_PLAYER: (says("naughty-begins", "who"), "naughty-setup-12"),
    GIVER_TAKEN: (chosen(lambda t: "naughty-giver-drawn" if t.y else "naughty-giver-taken", "who", "giver"), "naughty-setup-9"),
    HANDS_DEALT: (chosen(lambda t: "naughty-dealt-both" if t.y else "naughty-dealt", "x", "y"), "naughty-setup-10"),
    TURN_BEGUN: (chosen(lambda t: "naughty-turn-last" if t.y else "naughty-turn-begun", "who", "x"), "naughty-turn-5"),
    SKIPPED: (says("naughty-skipped", "who"), "naughty-scrooge-1"),
    DREW_PRESENT: (says("naughty-drew", "who", "present"), "naughty-craft-1"),
    TOOK_FROM_ROW: (says("naughty-took", "who", "present"), "naughty-craft-1"),
    ROW_REFILLED: (says("naughty-row-refilled", "present"), "naughty-turn-4"),
    PRESENTS_RESHUFFLED: (says("naughty-reshuffled", "y"), "naughty-ruling-11"),
    LOOKED: (says("naughty-looked", "who", "y"), "naughty-summon-1"),
    KEPT: (says("naughty-kept", "who", "creature"), "naughty-summon-1"),
    REJECTED: (says("naughty-rejected", "who", "creature"), "naughty-summon-1"),
    TUCKED: (says("naughty-tucked", "who", "y"), "naughty-santa-1"),
    SUMMON_POINTS: (says("naughty-summon-points", "who", "points"), "naughty-summon-4"),
    PAIR_DISCARDED: (says("naughty-pair-discarded", "who", "present"), "naughty-santa-2"),
    SEARCHED: (lambda t: words(f"naughty-searched-{SEARCHED_IN[t.y]}", who=t.who), "naughty-santa-2"),
    FOUND_NOTHING: (lambda t: words(f"naughty-found-nothing-{SEARCHED_IN[t.y]}"), "naughty-ruling-41"),
    SWEPT: (says("naughty-swept", "who", "kiddo"), "naughty-befana-1"),
    PLAYED: (says("naughty-played", "who", "creature", "points"), "naughty-play-3"),
    GIVER_BONUS: (chosen(lambda t: f"naughty-fond-of-{'harmful' if t.x == ODIN else 'helpful'}", "giver", "points", "who"), "naughty-odin-1"),
    PLAYED_TOGETHER: (says("naughty-played-together", "who", "x", "points"), "naughty-rein-1"),
    DECLARED_SEAT: (says("naughty-declared-seat", "creature", "who"), "naughty-ruling-16"),
    DECLARED_PRESENT: (says("naughty-declared-present", "who", "present"), "naughty-krampus-1"),
    DECLARED_KIDDO: (says("naughty-declared-kiddo", "who", "kiddo"), "naughty-ruling-16"),
    TEXT_CANCELLED: (says("naughty-text-cancelled", "creature", "who"), "naughty-tomte-2"),
    POINTS_CANCELLED: (says("naughty-points-cancelled", "who", "points"), "naughty-ruling-21"),
    GAVE: (says("naughty-gave", "who", "present"), "naughty-wish-1"),
    REPLACED: (says("naughty-replaced", "icon"), "naughty-caga-2"),
    BLACK_LEFT_OUT: (says("naughty-left-out", "who"), "naughty-nick-1"),
    FULFILLED: (says("naughty-fulfilled", "who", "kiddo", "points"), "naughty-wish-3"),
    PREFERRED_BONUS: (says("naughty-preferred-bonus", "giver", "points", "who"), "naughty-wish-4"),
    KIDDO_TAKEN: (says("naughty-kiddo-taken", "who", "kiddo"), "naughty-mrs-1"),
    KIDDO_CAME: (says("naughty-kiddo-came", "kiddo"), "naughty-wish-6"),
    SET_BONUS: (chosen(lambda t: "naughty-set-bonus-midnight" if t.y else "naughty-set-bonus", "who"), "naughty-set-1"),
    FULL_SET: (chosen(lambda t: "naughty-full-set-midnight" if t.y else "naughty-full-set", "who"), "naughty-set-2"),
    MIDNIGHT_STRUCK: (midnight_struck, "naughty-mid-1"),
    REPEATS: (says("naughty-repeats", "who"), "naughty-snow-2"),
    LAPSED: (says("naughty-lapsed", "who"), "naughty-ruling-30"),
    TURNED_UP: (says("naughty-turned-up", "y"), "naughty-elves-1"),
    PICKED: (says("naughty-picked", "who", "present"), "naughty-elves-1"),
    WOLVERINE_TOOK: (says("naughty-wolverine-took", "present", "who"), "naughty-papa-2"),
    SCROOGE_LAID: (says("naughty-scrooge-laid", "who"), "naughty-scrooge-1"),
    RED_COUNT: (says("naughty-red-count", "who", "y"), "naughty-cat-1"),
    HAND_SHOWN: (says("naughty-hand-shown", "who"), "naughty-ruling-44"),
    CAT_BITES: (says("naughty-cat-bites", "who", "points"), "naughty-cat-2"),
    STOLE_CREATURE: (says("naughty-stole-creature", "who", "creature", "other"), "naughty-mari-1"),
    STOLE_PRESENT: (says("naughty-stole-present", "who", "present", "other"), "naughty-cringe-1"),
    NOTHING_STOLEN: (says("naughty-nothing-stolen", "who", "other"), "naughty-ruling-46"),
    KRAMPUS_GIVEN: (says("naughty-krampus-given", "who", "present", "other"), "naughty-krampus-1"),
    NOBODY_HAS: (says("naughty-nobody-has", "who", "present"), "naughty-krampus-2"),
    COMFORTED: (says("naughty-comforted", "who"), "naughty-christ-1"),
    EXTRA_OFFERED: (says("naughty-extra-offered", "who"), "naughty-ded-1"),
    TURN_ENDED: (says("naughty-turn-ended", "who"), "naughty-turn-5"),
    LAST_ROUND: (says("naughty-last-round", "who"), "naughty-mid-2"),
    STALEMATE: (says("naughty-stalemate"), "naughty-ruling-12"),
    MAJORITY: (says("naughty-majority", "who", "shape", "points"), "naughty-end-1"),
    ALL_SHAPES: (says("naughty-all-shapes", "who", "points"), "naughty-end-2"),
    RUDOLF_SCORED: (says("naughty-rudolf-scored", "who", "x", "points"), "naughty-santa-5"),
    GAME_OVER: (lambda t: words("naughty-won", who=t.who, points=points_words(t.x), wishes=t.y), "naughty-end-5"),
    ENDLESS: (says("naughty-endless"), "naughty-ruling-60"),
}  # fmt: skip


# --- The table as text ---------------------------------------------------------------------------------


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            headline(view),
            "",
            *(kiddo_line(kiddo, view) for kiddo in view.playground if kiddo),
            "",
            f"Offer row   {'   '.join(spaced(present or '--') for present in view.row)}",
            f"Decks       {view.present_deck} presents, {view.kiddo_deck} kiddos, {view.creature_deck} creatures; "
            f"with Midnight {view.kiddo_stack} and {view.creature_stack}",
            *discard_lines(view),
            "",
            *(line for player in view.players for line in player_lines(player, view)),
            *stack_lines(view),
            *hand_lines(view),
        ]
    )


def listed(names: list[str]) -> str:
    """Yellow, Orange and Pink."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def spaced(name: str) -> str:
    """An id as it reads well: hot chocolate."""
    return name.replace("_", " ")


def headline(view: View) -> str:
    if view.winners:
        return f"The game is over. Won by {listed([winner.capitalize() for winner in view.winners])}."
    if view.turn == 0:
        return f"Level {view.level}, before the first turn"
    last = f", last turns: {view.final_turns} to go" if view.final_turns else ""
    midnight = ", Midnight has struck" if view.midnight and not view.final_turns else ""
    return f"Level {view.level}, turn {view.turn}, {view.active.capitalize()}'s turn{midnight}{last}"


def kiddo_line(kiddo: KiddoSeen, view: View) -> str:
    mark = "*" if kiddo.payable else "+" if kiddo.payable_with_caga else " "
    note = {"*": "   (you can pay)", "+": "   (with Caga Tió)", " ": ""}[mark]
    return f" {mark} {in_words(view.kiddos[kiddo.kiddo]):<9} {kiddo.shape:<10} {' '.join(kiddo.wish)}{note}"


def discard_lines(view: View) -> list[str]:
    piles = (
        counts_text(view.present_discards),
        counts_text(view.creature_discards),
        ", ".join(in_words(view.kiddos[kiddo]) for kiddo in view.kiddo_discards),
    )
    return [f"Discarded   {text}" for text in piles if text]


def counts_text(counts: dict[str, int]) -> str:
    return ", ".join(spaced(name) if count == 1 else f"{count} {spaced(name)}" for name, count in counts.items())


def player_lines(player: PlayerSeen, view: View) -> list[str]:
    """Two lines: what counts and what is held; then what is special about this player."""
    mark = ">" if player.seat == view.active else " "
    giver = spaced(player.giver or "").title()
    fresh = f" ({player.fresh} fresh)" if player.fresh else ""
    held = f"{counted(player.presents, 'present')}, {counted(player.creatures, 'creature')}{fresh}"
    first = f"{mark} {player.seat.capitalize():<8}{giver:<17} {counted(player.points, 'point'):<10} {held}"
    known = player.known_presents + player.known_creatures
    shapes = ", ".join(f"{len(kiddos)} {shape}" for shape, kiddos in player.kiddos.items() if kiddos)
    details = [
        f"likes {' and '.join(spaced(present) for present in player.preferred)}" if player.preferred else "",
        f"kiddos: {shapes}" if shapes else "",
        f"{player.scrooges} Scrooge" if player.scrooges else "",
        f"Rudolf {player.rudolf}, worth {player.rudolf_points}" if player.rudolf is not None else "",
        f"you know of {', '.join(map(spaced, known))}"
        if (known := player.known_presents + player.known_creatures)
        else "",
        f"has no {', '.join(map(spaced, player.lacks))}" if player.lacks else "",
    ]
    second = "; ".join(detail for detail in details if detail)
    return [first, *([f"          {second}"] if second else [])]


def stack_lines(view: View) -> list[str]:
    lines = [
        f"{card.seat.capitalize()}: {in_words(card.what)}{' (cancelled)' if card.cancelled else ''}"
        for card in view.stack
    ]
    if view.given:
        lines.append(f"Given: {', '.join(map(spaced, view.given))}")
    if view.shown:
        lines.append(f"The Elves offer: {', '.join(map(spaced, view.shown))}")
    return ["", *lines] if lines else []


def hand_lines(view: View) -> list[str]:
    """Presents by colour, preferred ones starred; fresh creatures in brackets, reactions with an exclamation mark."""
    if view.you == "spectator":
        return []
    colours = list(dict.fromkeys(present.colour for present in view.hand_presents))
    marked = [(p.colour, spaced(p.present) + ("*" if p.preferred else "")) for p in view.hand_presents]
    groups = [f"{colour}: {', '.join(name for other, name in marked if other == colour)}" for colour in colours]
    creatures = [
        f"({spaced(c.creature)}, wakes next turn)" if c.fresh else spaced(c.creature) + ("!" if c.reaction else "")
        for c in view.hand_creatures
    ]
    lines = ["", f"Your presents   {'; '.join(groups) or 'none'}"]
    if view.creatures:
        lines.append(f"Your creatures  {', '.join(creatures) or 'none'}")
    if view.looked_at:
        lines.append(f"You drew        {', '.join(map(spaced, view.looked_at))}")
    return lines
