"""Naughty or Nice at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and shows of other hands only what `seen` says the observer knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import Line, Option, Question, Window
from folktable.engine.narration import HIDDEN
from folktable.engine.record import ENDED, RUNNING
from folktable.games.naughty.basics import can_pay, icon_due, preferred_bonus
from folktable.games.naughty.box import CREATURE_IDS, GIVER_IDS, ICON_IDS
from folktable.games.naughty.cards import (
    awake,
    creatures_of_kind,
    fresh_creatures,
    hand_of_creatures,
    hand_of_presents,
    kiddos_of_shape,
    presents_of_kind,
)
from folktable.games.naughty.creatures import is_reaction
from folktable.games.naughty.rules import has_all_shapes, leads, standing
from folktable.games.naughty.stack import has_ability
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State

SEATS = (2, 5)
PEOPLE_OPTIONS: dict[str, object] = {}  # nothing is different when people play
OPTION_TEXTS = {  # what each of the host's options does
    "level": "What is played with: 1 presents and children, 2 favourites, 3 creatures, 4 abilities of givers, 5 sets.",
    "first_player": "Who begins: a random seat, the host, or whose birthday is nearest to 24 December.",
    "birthdays": "Days in order of seats, as 12-24, for a first player by birthday.",
    "giver_selection": "Gift givers are chosen in turn, or dealt at random.",
    "basic_action_required": "A turn needs a basic action whenever one is possible.",
    "final_turn": "The last turn after Midnight: a full one, or a basic action only.",
    "summon_after_midnight": "A Summon after Midnight: a point, a point only as a bonus, or nothing.",
    "score_floor": "Scores may fall below nothing, or stop there.",
    "majority_ties": "Tied for most of a shape at the end: all of them score, or nobody.",
    "full_set_bonus": "The bonus of a full set of shapes: for the first set only, or for every set.",
    "father_christmas": "Father Christmas scores two for a favourite present in all, or three.",
    "befana_bonus": "La Befana scores for each of her two favourites, or only for a pair of them.",
    "christkindl_triggers": "The creatures that count as targeting Christkindl.",
    "christkindl_own_creatures": "Christkindl is also targeted by her own Elves and Yule Cat.",
    "ded_own_discard": "Ded Moroz' extra action also comes from Snow Maidens he throws away himself.",
    "ded_own_play_extra": "Ded Moroz takes an extra basic action for his own Snow Maiden, too.",
    "tomte_on_reindeer": "A Tomte may answer Reindeer and takes their points.",
    "santa_search": "Santa Claus searches one place for a Reindeer, or all of them.",
    "santa_starting_reindeer": "A Reindeer among Santa Claus' first cards may go under Rudolf.",
    "scrooge_stacking": "Two Scrooges before one player cost a turn each, or one turn together.",
    "caga_points": "A wish with Caga Tió scores the full list, or only what was given.",
    "caga_per_wish": "So many Caga Tiós may help with one wish.",
    "cat_reveal": "The Yule Cat makes known how many red presents each holds, or shows the hands.",
    "kiddo_reshuffle": "Discarded children are shuffled again when their deck is empty.",
    "reaction_prompts": "Who is asked for an answer: everyone who could hold one, or only who does (which tells).",
}


def seat_names(opened: Opened) -> tuple[str, ...]:
    """Each player has the token and the aid card of a colour [naughty-setup-8]."""
    return tuple(colour.capitalize() for colour in opened.edition.table.seat_colours[: opened.seats])


# --- Names ---------------------------------------------------------------------------------------------


def seat_word(opened: Opened, seat: int) -> str:
    return "spectator" if seat == opened.seats else str(opened.edition.table.seat_colours[seat])


def present_id(opened: Opened, kind: int) -> str:
    return str(opened.edition.presents[kind].id)


def present_name(opened: Opened, kind: int) -> str:
    return "a present" if kind == HIDDEN else str(opened.edition.presents[kind].name)


def creature_name(opened: Opened, kind: int) -> str:
    return "a creature" if kind == HIDDEN else str(opened.edition.creatures[kind].name)


def kiddo_id(opened: Opened, kiddo: int) -> str:
    return str(opened.edition.kiddos[kiddo].id)


def kiddo_name(opened: Opened, kiddo: int) -> str:
    return str(opened.edition.kiddos[kiddo].name)


def giver_name(opened: Opened, giver: int) -> str:
    return str(opened.edition.gift_givers[giver].name)


def listed(words: list[str]) -> str:
    """Cap, 2 Coal and Sleigh."""
    counted = [word if words.count(word) == 1 else f"{words.count(word)} {word}" for word in dict.fromkeys(words)]
    if len(counted) < 2:
        return "".join(counted)
    return f"{', '.join(counted[:-1])} and {counted[-1]}"


def wish_text(opened: Opened, kiddo: int) -> str:
    return listed(list(opened.edition.kiddos[kiddo].wish))


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
        return seat_word(opened, seat_to_left(s, opened, action))
    if action < SEARCH:
        return str(action - NUMBER + 1)
    if action < ICON:
        return SEARCH_WORDS[action - SEARCH]
    if action < GIVER:
        return ICON_IDS[action - ICON]
    return "random" if action == RANDOM_GIVER else GIVER_IDS[action - GIVER]


def seat_to_left(s: State, opened: Opened, action: int) -> int:
    return (s.actor + action - LEFT + 1) % opened.seats


# --- What an observer sees -----------------------------------------------------------------------------


class KiddoSeen(Struct, frozen=True):
    kiddo: str
    name: str
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
    name: str
    colour: str


class CreatureText(Struct, frozen=True):
    """A kind of creature as it is printed, and the rule that says more."""

    creature: str
    name: str
    nature: str  # helpful, harmful, neutral
    points: int
    text: str
    rule: str


class GiverText(Struct, frozen=True):
    """A gift giver as the level uses it."""

    giver: str
    name: str
    preferred: tuple[str, ...]
    text: str  # the ability; "" at the levels without
    rule: str
    seat: str | None  # whose it is; None: free


class PlayerSeen(Struct, frozen=True):
    seat: str
    giver: str | None
    preferred: tuple[str, ...]
    points: int
    scoreboard: int  # space of the token, which laps
    wishes: int
    shapes: dict[str, int]
    kiddos: tuple[str, ...]
    collected: dict[str, tuple[str, ...]]  # the kiddos' names by shape
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
    what: str
    cancelled: bool
    creature: str | None  # None: it is a wish
    number: int  # of cards played together
    target: str | None  # the thing it was declared for: "seat:1", "kiddo:hugo", "call:cap"


class WishSeen(Struct, frozen=True):
    """The wish being paid or answered, until the next kiddo comes."""

    seat: str
    kiddo: str
    name: str
    shape: str
    wish: tuple[str, ...]
    due: tuple[str, ...]  # presents of the list still to give
    points: int  # of the list
    bonus: int  # for preferred presents among those given


class View(Struct, frozen=True):
    you: str
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
    playground: tuple[KiddoSeen | None, ...]
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
    players: tuple[PlayerSeen, ...]
    hand_presents: tuple[PresentSeen, ...]  # the observer's own
    hand_creatures: tuple[CreatureSeen, ...]
    looked_at: tuple[str, ...]  # creatures the observer has drawn in a Summon
    shown: tuple[str, ...]  # presents turned up by Elves
    given: tuple[str, ...]  # presents given in the wish under way
    wish: WishSeen | None
    stack: tuple[CardPlayed, ...]
    winners: tuple[str, ...]
    presents: tuple[PresentText, ...]  # what is printed on the cards
    creatures: tuple[CreatureText, ...]  # none at the levels without
    givers: tuple[GiverText, ...]  # at the table, or to choose from


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


def view(s: State, opened: Opened, observer: int) -> View:
    own = observer < opened.seats
    return View(
        you=seat_word(opened, observer),
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
        playground=tuple(kiddo_seen(s, opened, observer, space) for space in range(opened.box.playground)),
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
        players=tuple(player_seen(s, opened, observer, seat) for seat in range(opened.seats)),
        hand_presents=own_presents(s, opened, observer) if own else (),
        hand_creatures=own_creatures(s, opened, observer) if own else (),
        looked_at=looked_at(s, opened) if s.phase == KEEP and s.actor == observer else (),
        shown=tuple(repeated(presents_by_kind(s, opened, SHOWN))),
        given=tuple(repeated(presents_by_kind(s, opened, GIVEN))),
        wish=wish_seen(s, opened),
        stack=tuple(card_played(s, opened, place) for place in range(s.depth) if s.task[place] in (PLAYING, WISHING)),
        winners=winners(s, opened),
        presents=tuple(PresentText(kind.id, kind.name, kind.colour) for kind in opened.edition.presents),
        creatures=creature_texts(opened) if opened.box.with_creatures else (),
        givers=giver_texts(s, opened),
    )


def kiddo_seen(s: State, opened: Opened, observer: int, space: int) -> KiddoSeen | None:
    kiddo = s.playground[space]
    if kiddo == NONE:
        return None
    data = opened.edition.kiddos[kiddo]
    own = observer < opened.seats
    return KiddoSeen(
        kiddo=data.id,
        name=data.name,
        shape=data.shape,
        wish=tuple(data.wish),
        points=opened.box.wish_length[kiddo],
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
        giver=giver and giver.id,
        preferred=tuple(giver.preferred) if giver else (),
        points=s.points[seat],
        scoreboard=s.points[seat] % edition.table.scoreboard_spaces,
        wishes=s.wishes[seat],
        shapes={name: kiddos_of_shape(s, box, seat, shape) for shape, name in enumerate(edition.shapes)},
        kiddos=tuple(kiddos_in(s, opened, HAND + seat)),
        collected=collected(s, opened, seat),
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
    return {shape: tuple(data.name for data in won if data.shape == shape) for shape in opened.edition.shapes}


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
        CreatureText(card.id, card.name, card.kind, card.points, card.text, CREATURE_RULES[kind])
        for kind, card in enumerate(opened.edition.creatures)
    )


def giver_texts(s: State, opened: Opened) -> tuple[GiverText, ...]:
    """Those at the table; all of them while gift givers are chosen."""
    holders = {s.giver[seat]: seat_word(opened, seat) for seat in range(opened.seats)}
    full = opened.box.givers == FULL_GIVERS
    return tuple(
        GiverText(
            data.id,
            data.name,
            tuple(data.preferred),
            data.text if full else "",
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
    kiddo = s.about[place]
    data = opened.edition.kiddos[kiddo]
    due = [ICON_IDS[icon] for icon in range(ICONS) for _ in range(s.due[icon])]
    return WishSeen(
        seat=seat_word(opened, s.doer[place]),
        kiddo=data.id,
        name=data.name,
        shape=data.shape,
        wish=tuple(data.wish),
        due=tuple(due),
        points=opened.box.wish_length[kiddo],
        bonus=preferred_bonus(s, opened.box, s.doer[place]),
    )


def card_played(s: State, opened: Opened, place: int) -> CardPlayed:
    who = seat_word(opened, s.doer[place])
    kind = s.about[place]
    if s.task[place] == WISHING:
        what = f"the wish of {kiddo_name(opened, kind)}"
        return CardPlayed(who, what, False, None, 1, f"kiddo:{kiddo_id(opened, kind)}")
    return CardPlayed(
        seat=who,
        what=played_text(s, opened, place),
        cancelled=s.step[place] == CANCELLED,
        creature=CREATURE_IDS[kind],
        number=max(s.count[place], 1) if kind == REINDEER else 1,
        target=declared_target(s, opened, place),
    )


def declared_target(s: State, opened: Opened, place: int) -> str | None:
    kind, target = s.about[place], s.target[place]
    if s.step[place] == DECLARING:
        return None
    if kind in (MR_SCROOGE, MARI_LWYD, CRINGE):
        return f"seat:{target}"
    if kind == KRAMPUS:
        return f"call:{present_id(opened, target)}"
    if kind in (MRS_CLAUS, CAGA_TIO) and target != NONE and s.playground[target] != NONE:
        return f"kiddo:{kiddo_id(opened, s.playground[target])}"
    return None


def played_text(s: State, opened: Opened, place: int) -> str:
    """A creature on the stack with what was declared: "Cringe on Orange", "Krampus for Fondant"."""
    kind, target = s.about[place], s.target[place]
    name = creature_name(opened, kind)
    if s.step[place] == DECLARING:
        return name
    if kind in (MR_SCROOGE, MARI_LWYD, CRINGE):
        return f"{name} on {seat_names(opened)[target]}"
    if kind == KRAMPUS:
        return f"{name} for {present_name(opened, target)}"
    if kind in (MRS_CLAUS, CAGA_TIO) and target != NONE and s.playground[target] != NONE:
        return f"{name} for {kiddo_name(opened, s.playground[target])}"
    if kind == REINDEER:
        return f"{s.count[place]} {name}"
    return name


def winners(s: State, opened: Opened) -> tuple[str, ...]:
    if s.over == RUNNING:
        return ()
    best = max(standing(s, seat) for seat in range(opened.seats))
    return tuple(seat_word(opened, seat) for seat in range(opened.seats) if standing(s, seat) == best)


# --- What is asked -------------------------------------------------------------------------------------

# By phase: what the actor is asked, what the others read, the rules behind it.
QUESTIONS = {
    PICK_GIVER: ("Which gift giver are you?", "{who} chooses a gift giver.", ("naughty-setup-9",)),
    TUCK: (
        "Does a Reindeer you gained go under Rudolf?",
        "{who} may tuck a Reindeer under Rudolf.",
        ("naughty-santa-1",),
    ),
    SANTAS_PAIR: (
        "Discard two presents of one kind to search for a Reindeer?",
        "{who} may search for a Reindeer.",
        ("naughty-santa-2",),
    ),
    SEARCH_WHERE: ("Where do you search?", "{who} chooses where to search.", ("naughty-santa-2", "naughty-ruling-41")),
    SWEEP: ("Sweep a kiddo out of the Playground?", "{who} may sweep a kiddo away.", ("naughty-befana-1",)),
    MAIN: ("{turn}", "{who} takes a turn.", ("naughty-turn-1", "naughty-turn-2")),
    CRAFT_SOURCE: (
        "Craft: take a present from the row or the deck.",
        "{who} crafts.",
        ("naughty-craft-1", "naughty-craft-2"),
    ),
    KEEP: (
        "Summon: which creature do you keep? The other is thrown away.",
        "{who} looks at summoned creatures.",
        ("naughty-summon-1",),
    ),
    LEAVE_OUT: ("Leave out one black present?", "{who} may leave out a black present.", ("naughty-nick-1",)),
    REPLACE: ("Which present of the list does Caga Tió stand in for?", "{who} uses Caga Tió.", ("naughty-caga-2",)),
    GIVE: (
        "{kiddo}: which present do you give for {icon}?",
        "{who} gives presents to {kiddo}.",
        ("naughty-wish-1", "naughty-wish-8"),
    ),
    TARGET: ("{card}: on whom?", "{who} plays {card}.", ("naughty-ruling-16", "naughty-ruling-46")),
    CALL: ("Krampus: which present do you call?", "{who} plays {card}.", ("naughty-krampus-1",)),
    PICK_KIDDO: ("{card}: which kiddo?", "{who} plays {card}.", ("naughty-ruling-16",)),
    HOW_MANY: ("{card}: how many do you play together?", "{who} plays {card}.", ("naughty-rein-1", "naughty-rein-2")),
    REPEAT: ("Snow Maiden: do it once more?", "{who} may repeat the basic action.", ("naughty-snow-2",)),
    ELVES_PICK: ("Elves: pick a present.", "{who} picks a present of the Elves.", ("naughty-elves-1",)),
    ANSWER_CREATURE: (
        "{owner} plays {card}. Answer with a Tomte?",
        "{who} may answer {card} of {owner}.",
        ("naughty-react-1", "naughty-react-2"),
    ),
    ANSWER_WISH: (
        "{owner} has fulfilled a wish. Answer with Papa Wolverine?",
        "{who} may answer the wish of {owner}.",
        ("naughty-react-6",),
    ),
    WOLVERINE_PICK: ("Papa Wolverine: take a present.", "{who} takes presents of the wish.", ("naughty-papa-2",)),
    COMFORT: ("A creature targeted you: take a present?", "{who} may take a present.", ("naughty-christ-1",)),
    EXTRA_ACTION: (
        "Snow Maiden moves you: take a basic action?",
        "{who} may take a basic action.",
        ("naughty-ded-1", "naughty-ded-2"),
    ),
}


def question(s: State, opened: Opened, observer: int) -> Question:
    asked, told, rules = QUESTIONS[s.phase]
    top = s.depth - 1
    words = {"who": seat_names(opened)[s.actor], "turn": turn_text(s)}
    if top >= 0:
        words["owner"] = seat_names(opened)[s.doer[top]]
        if s.task[top] == PLAYING:
            words["card"] = played_text(s, opened, top)
        elif s.task[top] == WISHING:
            words["kiddo"] = kiddo_name(opened, s.about[top])
            words["icon"] = ICON_TEXTS[icon_due(s)] if s.phase == GIVE else ""
    return Question((asked if observer == s.actor else told).format(**words), rules)


ICON_TEXTS = ("red", "blue", "black", "green", "one colour of your choice", "any colour")


def turn_text(s: State) -> str:
    last = "Your last turn: " if s.final_turns else ""
    text = "play a creature, or end your turn." if s.basic else "take your basic action, or play a creature first."
    return last + text if last else text.capitalize()


def window(s: State, opened: Opened) -> Window | None:
    """Everybody may answer a creature, or a wish that was fulfilled [naughty-react-1, naughty-react-6]."""
    if s.phase not in (ANSWER_CREATURE, ANSWER_WISH):
        return None
    top = s.depth - 1
    kind, target = s.about[top], s.target[top]
    targets = 0
    if s.phase == ANSWER_CREATURE:
        if kind in (MR_SCROOGE, MARI_LWYD, CRINGE, TOMTE, PAPA_WOLVERINE):
            targets = 1 << target
        elif kind in (KRAMPUS, YULE_CAT):
            targets = (1 << opened.seats) - 1
    return Window((s.phase, s.depth, s.doer[top], kind, target), PASS, targets)


def option(s: State, opened: Opened, action: int) -> Option:
    text, rules = option_text(s, opened, action)
    return Option(action_name(s, opened, action), text, rules, things(s, opened, action))


def option_text(s: State, opened: Opened, action: int) -> tuple[str, tuple[str, ...]]:
    if action == PASS:
        text, rule = PASS_TEXTS.get(s.phase, ("No, thank you", QUESTIONS[s.phase][2][0]))
        return text, (rule,)
    if action == YES:
        return yes_option(s)
    if action == CRAFT:
        return f"Craft {opened.box.craft_draw} presents", ("naughty-craft-1",)
    if action == SUMMON:
        return summon_option(s, opened)
    if action < FROM_DECK:
        return present_option(s, opened, action - PRESENT)
    if action == FROM_DECK:
        return "The top card of the present deck", ("naughty-craft-1",)
    if action < CREATURE:
        return kiddo_option(s, opened, s.playground[action - SPACE])
    if action < LEFT:
        return creature_option(s, opened, action - CREATURE)
    if action < NUMBER:
        return target_option(s, opened, seat_to_left(s, opened, action))
    if action < SEARCH:
        return number_option(s, opened, action - NUMBER + 1)
    if action < ICON:
        return SEARCH_TEXTS[action - SEARCH], ("naughty-ruling-41",)
    if action < GIVER:
        return f"Caga Tió stands in for {ICON_TEXTS[action - ICON]}", ("naughty-caga-2",)
    if action == RANDOM_GIVER:
        return "Draw one at random", ("naughty-ruling-56",)
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
        return (f"seat:{seat_to_left(s, opened, action)}",)
    if SEARCH <= action < ICON:
        return (SEARCH_PILES[action - SEARCH],)
    if ICON <= action < GIVER:
        return (f"icon:{ICON_IDS[action - ICON]}",)
    if GIVER <= action < RANDOM_GIVER:
        return (f"giver:{GIVER_IDS[action - GIVER]}",)
    return ()


PASS_TEXTS = {
    MAIN: ("End your turn", "naughty-turn-5"),
    TUCK: ("Keep your cards in hand", "naughty-ruling-40"),
    LEAVE_OUT: ("Give every present of the list", "naughty-ruling-39"),
    ANSWER_CREATURE: ("Let it happen", "naughty-ruling-19"),
    ANSWER_WISH: ("Let it be", "naughty-ruling-25"),
    SWEEP: ("Leave the Playground as it is", "naughty-turn-3"),
    SANTAS_PAIR: ("Do not search", "naughty-turn-3"),
}
SEARCH_TEXTS = {
    DECK: "The creature deck above the bottom stack",
    BOTTOM: "The bottom stack",
    DISCARD: "The creature discards, where a Reindeer lies",
}


def yes_option(s: State) -> tuple[str, tuple[str, ...]]:
    if s.phase == LEAVE_OUT:
        return "Leave one out; it still scores", ("naughty-nick-1",)
    if s.phase == REPEAT:
        return "Craft once more" if s.basic == CRAFT else "Summon once more", ("naughty-snow-2",)
    return "Put the Reindeer under Rudolf", ("naughty-santa-1",)


def giver_option(opened: Opened, number: int) -> tuple[str, tuple[str, ...]]:
    giver = opened.edition.gift_givers[number]
    liked = " and ".join(present.name for present in opened.edition.presents if present.id in giver.preferred)
    ability = f" {giver.text}" if opened.box.givers == FULL_GIVERS else ""
    return f"{giver.name}, who likes {liked}.{ability}", ("naughty-giver-1",)


def summon_option(s: State, opened: Opened) -> tuple[str, tuple[str, ...]]:
    if s.midnight:
        return f"Summon, for {counted(opened.box.summon_points, 'point')} after Midnight", ("naughty-summon-4",)
    return "Summon a creature", ("naughty-summon-1",)


def present_option(s: State, opened: Opened, kind: int) -> tuple[str, tuple[str, ...]]:
    present = opened.edition.presents[kind]
    giver = s.giver[s.actor]
    liked = giver != NONE and opened.box.preferred[giver] >> kind & 1
    mark = ", your preferred present" if liked and s.phase in (GIVE, CRAFT_SOURCE, COMFORT, ELVES_PICK) else ""
    text = f"{present.name} ({present.colour}{mark})"
    if s.phase == SANTAS_PAIR:
        return f"Discard two: {text}", ("naughty-santa-2",)
    return text, ("naughty-wish-4",) if mark else (QUESTIONS[s.phase][2][0],)


def kiddo_option(s: State, opened: Opened, kiddo: int) -> tuple[str, tuple[str, ...]]:
    data = opened.edition.kiddos[kiddo]
    text = f"{data.name} ({data.shape}): {wish_text(opened, kiddo)}"
    if s.phase in (MAIN, REPEAT, EXTRA_ACTION):
        return f"Fulfil the wish of {text}", ("naughty-wish-1",)
    if s.phase == SWEEP:
        return f"Sweep away {text}", ("naughty-befana-1",)
    return text, ("naughty-caga-1",) if s.about[s.depth - 1] == CAGA_TIO else ("naughty-mrs-1",)


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


def creature_option(s: State, opened: Opened, kind: int) -> tuple[str, tuple[str, ...]]:
    creature = opened.edition.creatures[kind]
    if s.phase == KEEP:
        return f"Keep {creature.name}: {creature.text}", ("naughty-summon-1",)
    return f"Play {creature.name}: {creature.text}", (CREATURE_RULES[kind],)


def target_option(s: State, opened: Opened, seat: int) -> tuple[str, tuple[str, ...]]:
    kind = s.about[s.depth - 1]
    who = seat_names(opened)[seat]
    held = {MARI_LWYD: f", {hand_of_creatures(s, seat)} creatures", CRINGE: f", {hand_of_presents(s, seat)} presents"}
    return who + held.get(kind, ""), (CREATURE_RULES[kind],)


def number_option(s: State, opened: Opened, number: int) -> tuple[str, tuple[str, ...]]:
    kind = s.about[s.depth - 1]
    if kind == REINDEER:
        return f"{number}, for {opened.box.reindeer_points[number]} points", ("naughty-rein-1",)
    return f"{number} Caga Tió for one wish", ("naughty-ruling-29",)


# --- What happened -------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note as an observer gets it, with what its sentence may need."""

    opened: Opened
    seat: int
    x: int
    y: int

    @property
    def who(self) -> str:
        return seat_names(self.opened)[self.seat]

    @property
    def other(self) -> str:
        return seat_names(self.opened)[self.y]

    @property
    def present(self) -> str:
        return present_name(self.opened, self.x)

    @property
    def creature(self) -> str:
        return creature_name(self.opened, self.x)

    @property
    def kiddo(self) -> str:
        return kiddo_name(self.opened, self.x)

    @property
    def points(self) -> str:
        return counted(self.y, "point")


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story. The sentences get HIDDEN, never the truth, for what the observer may not know."""
    kind, seat, x, y = heard
    sentence, rule = SENTENCES[kind]
    if kind in (PLAYED, DECLARED_SEAT):
        rule = CREATURE_RULES[x]
    elif kind == GIVER_BONUS and x == AUNT_ARIE:
        rule = "naughty-arie-1"
    return Line(sentence(Telling(opened, seat, x, y)), (rule,), event(opened, kind, seat, y))


def event(opened: Opened, kind: int, seat: int, y: int) -> tuple[str | int, ...]:
    """What a page shows happening although no view can hold it."""
    if kind == RED_COUNT:
        return ("red", seat_word(opened, seat), y)
    if kind == CAT_BITES:
        return ("bitten", seat_word(opened, seat), y)
    if kind == MIDNIGHT_STRUCK and not y:
        return ("midnight",)
    return ()


def giver_taken(t: Telling) -> str:
    drawn = ", drawn at random" if t.y else ""
    return f"{t.who} is {giver_name(t.opened, t.x)}{drawn}."


def fulfilled(t: Telling) -> str:
    return f"{t.who} fulfils the wish of {t.kiddo}: {t.points}."


def giver_bonus(t: Telling) -> str:
    kind = "harmful" if t.x == ODIN else "helpful"
    return f"{giver_name(t.opened, t.x)} is fond of {kind} creatures: {t.points} more for {t.who}."


def midnight_struck(t: Telling) -> str:
    deck = ("kiddo", "creature")[t.x]
    if t.y:
        return f"The Midnight card of the {deck} deck comes too; it changes nothing."
    return f"Midnight strikes: the card lay in the {deck} deck. After this turn everybody has one more."


def searched(t: Telling) -> str:
    return f"{t.who} searches the {('creature deck', 'bottom stack', 'creature discards')[t.y]}."


def hands_dealt(t: Telling) -> str:
    creatures = f" and {counted(t.y, 'creature')}" if t.y else ""
    return f"Everybody is dealt {counted(t.x, 'present')}{creatures}."


# By kind of note: its sentence, and the rule behind it.
SENTENCES: dict[int, tuple[Callable[[Telling], str], str]] = {
    FIRST_PLAYER: (lambda t: f"{t.who} begins.", "naughty-setup-12"),
    GIVER_TAKEN: (giver_taken, "naughty-setup-9"),
    HANDS_DEALT: (hands_dealt, "naughty-setup-10"),
    TURN_BEGUN: (lambda t: f"Turn {t.x}: {t.who}{', for the last time' if t.y else ''}.", "naughty-turn-5"),
    SKIPPED: (lambda t: f"{t.who} loses this turn to Mr Scrooge.", "naughty-scrooge-1"),
    DREW_PRESENT: (lambda t: f"{t.who} draws {t.present} from the deck.", "naughty-craft-1"),
    TOOK_FROM_ROW: (lambda t: f"{t.who} takes {t.present} from the row.", "naughty-craft-1"),
    ROW_REFILLED: (lambda t: f"{t.present} comes to the row.", "naughty-turn-4"),
    PRESENTS_RESHUFFLED: (
        lambda t: f"The discarded presents are shuffled: {t.y} cards in the deck.",
        "naughty-ruling-11",
    ),
    LOOKED: (lambda t: f"{t.who} looks at {counted(t.y, 'creature')}.", "naughty-summon-1"),
    KEPT: (lambda t: f"{t.who} keeps {t.creature}.", "naughty-summon-1"),
    REJECTED: (lambda t: f"{t.who} throws {t.creature} away.", "naughty-summon-1"),
    TUCKED: (lambda t: f"{t.who} tucks a Reindeer under Rudolf: {t.y} there now.", "naughty-santa-1"),
    SUMMON_POINTS: (lambda t: f"{t.who} scores {t.points} in place of a summoned creature.", "naughty-summon-4"),
    PAIR_DISCARDED: (lambda t: f"{t.who} discards two {t.present} to look for a Reindeer.", "naughty-santa-2"),
    SEARCHED: (searched, "naughty-santa-2"),
    FOUND_NOTHING: (
        lambda t: f"There is no Reindeer in the {('creature deck', 'bottom stack')[t.y]}.",
        "naughty-ruling-41",
    ),
    SWEPT: (lambda t: f"{t.who} sweeps {t.kiddo} out of the Playground.", "naughty-befana-1"),
    PLAYED: (lambda t: f"{t.who} plays {t.creature}: {t.points}.", "naughty-play-3"),
    GIVER_BONUS: (giver_bonus, "naughty-odin-1"),
    PLAYED_TOGETHER: (lambda t: f"{t.who} plays {t.x} Reindeer: {t.points}.", "naughty-rein-1"),
    DECLARED_SEAT: (lambda t: f"{t.creature} is meant for {t.who}.", "naughty-ruling-16"),
    DECLARED_PRESENT: (lambda t: f"{t.who} calls {t.present}.", "naughty-krampus-1"),
    DECLARED_KIDDO: (lambda t: f"{t.who} points at {t.kiddo}.", "naughty-ruling-16"),
    TEXT_CANCELLED: (
        lambda t: f"The Tomte cancels the text of {t.creature}; {t.who} keeps its points.",
        "naughty-tomte-2",
    ),
    POINTS_CANCELLED: (
        lambda t: f"The Tomte cancels the Reindeer: {t.who} gives {t.points} back.",
        "naughty-ruling-21",
    ),
    GAVE: (lambda t: f"{t.who} gives {t.present}.", "naughty-wish-1"),
    REPLACED: (lambda t: f"Caga Tió stands in for {ICON_TEXTS[t.x]}.", "naughty-caga-2"),
    LEFT_OUT: (lambda t: f"{t.who} leaves out a black present.", "naughty-nick-1"),
    FULFILLED: (fulfilled, "naughty-wish-3"),
    PREFERRED_BONUS: (
        lambda t: f"{giver_name(t.opened, t.x)}'s preferred presents: {t.points} more for {t.who}.",
        "naughty-wish-4",
    ),
    KIDDO_TAKEN: (lambda t: f"{t.who} takes {t.kiddo} along for nothing.", "naughty-mrs-1"),
    KIDDO_CAME: (lambda t: f"{t.kiddo} comes to the Playground.", "naughty-wish-6"),
    SET_BONUS: (lambda t: f"{t.who} had this shape already and summons.", "naughty-set-1"),
    FULL_SET: (lambda t: f"{t.who} has all five shapes: two creatures.", "naughty-set-2"),
    MIDNIGHT_STRUCK: (midnight_struck, "naughty-mid-1"),
    REPEATS: (lambda t: f"{t.who} does it once more.", "naughty-snow-2"),
    LAPSED: (lambda t: f"There is nothing for {t.who} to repeat.", "naughty-ruling-30"),
    TURNED_UP: (lambda t: f"The Elves turn up {counted(t.y, 'present')}.", "naughty-elves-1"),
    PICKED: (lambda t: f"{t.who} picks {t.present}.", "naughty-elves-1"),
    WOLVERINE_TOOK: (lambda t: f"Papa Wolverine takes {t.present} for {t.who}.", "naughty-papa-2"),
    SCROOGE_LAID: (lambda t: f"Mr Scrooge sits down before {t.who}.", "naughty-scrooge-1"),
    RED_COUNT: (lambda t: f"{t.who} holds {t.y} red.", "naughty-cat-1"),
    HAND_SHOWN: (lambda t: f"{t.who} shows the presents in hand.", "naughty-ruling-44"),
    CAT_BITES: (lambda t: f"{t.who} has fewest red and loses {t.points}.", "naughty-cat-2"),
    STOLE_CREATURE: (lambda t: f"{t.who} steals {t.creature} from {t.other}.", "naughty-mari-1"),
    STOLE_PRESENT: (lambda t: f"{t.who} steals {t.present} from {t.other}.", "naughty-cringe-1"),
    NOTHING_STOLEN: (lambda t: f"{t.other} has nothing that {t.who} could steal.", "naughty-ruling-46"),
    KRAMPUS_GIVEN: (lambda t: f"{t.who} gives {t.present} to {t.other}.", "naughty-krampus-1"),
    NOBODY_HAS: (lambda t: f"Nobody has {t.present}: {t.who} draws two presents.", "naughty-krampus-2"),
    COMFORTED: (lambda t: f"{t.who} was targeted and may take a present.", "naughty-christ-1"),
    EXTRA_OFFERED: (lambda t: f"Snow Maiden moves Ded Moroz: {t.who} may take a basic action.", "naughty-ded-1"),
    TURN_ENDED: (lambda t: f"{t.who} has finished.", "naughty-turn-5"),
    LAST_ROUND: (lambda t: f"Everybody has one last turn, {t.who} first.", "naughty-mid-2"),
    STALEMATE: (lambda t: "Nobody does anything any more: the game ends.", "naughty-ruling-12"),
    MAJORITY: (lambda t: f"{t.who} has most of the shape {t.opened.edition.shapes[t.x]}: {t.points}.", "naughty-end-1"),
    ALL_SHAPES: (lambda t: f"{t.who} has all five shapes: {t.points}.", "naughty-end-2"),
    RUDOLF_SCORED: (lambda t: f"{t.who} has {t.x} Reindeer under Rudolf: {t.points}.", "naughty-santa-5"),
    GAME_OVER: (lambda t: f"{t.who} wins with {counted(t.x, 'point')}, wishes fulfilled: {t.y}.", "naughty-end-5"),
    ENDLESS: (lambda t: "The game has gone on for too many turns: unfinished.", "naughty-ruling-60"),
}


# --- The table as text ---------------------------------------------------------------------------------


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            headline(view),
            "",
            *(kiddo_line(kiddo) for kiddo in view.playground if kiddo),
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


def kiddo_line(kiddo: KiddoSeen) -> str:
    mark = "*" if kiddo.payable else "+" if kiddo.payable_with_caga else " "
    note = {"*": "   (you can pay)", "+": "   (with Caga Tió)", " ": ""}[mark]
    return f" {mark} {kiddo.name:<9} {kiddo.shape:<10} {' '.join(kiddo.wish)}{note}"


def discard_lines(view: View) -> list[str]:
    piles = (counts_text(view.present_discards), counts_text(view.creature_discards), ", ".join(view.kiddo_discards))
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
    shapes = ", ".join(f"{count} {shape}" for shape, count in player.shapes.items() if count)
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
    lines = [f"{card.seat.capitalize()}: {card.what}{' (cancelled)' if card.cancelled else ''}" for card in view.stack]
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
    if view.level >= 3:
        lines.append(f"Your creatures  {', '.join(creatures) or 'none'}")
    if view.looked_at:
        lines.append(f"You drew        {', '.join(map(spaced, view.looked_at))}")
    return lines
