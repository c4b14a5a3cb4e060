"""What each observer sees. It never shows what the state says that the observer cannot know."""

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import own_view, winners_in
from folktable.engine.record import ENDED, RUNNING
from folktable.engine.words import Text, words
from folktable.games.naughty.basics import can_pay, list_points
from folktable.games.naughty.box import CREATURE_IDS, ICON_IDS
from folktable.games.naughty.cards import *
from folktable.games.naughty.creatures import is_reaction
from folktable.games.naughty.givers import has_ability, preferred_bonus
from folktable.games.naughty.names import *
from folktable.games.naughty.rules import has_all_shapes, leads
from folktable.games.naughty.state import *


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
    doing: str  # what is asked now, by the texts of its question; "" when the game is over
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


def public(s: State, opened: Opened) -> Public:
    return Public(
        level=opened.options.level,
        sets=bool(opened.box.with_sets),
        craft_draw=opened.box.craft_draw,
        doing=QUESTIONS[s.phase].id if s.over == RUNNING else "",
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
        winners=tuple(seat_word(opened, seat) for seat in winners_in(opened, s)),
        kiddos=opened.once("kiddos", lambda: {kiddo.id: name_words(opened, kiddo) for kiddo in opened.edition.kiddos}),
        presents=opened.once("presents", lambda: present_texts(opened)),
        creatures=opened.once("creatures", lambda: creature_texts(opened)) if opened.box.with_creatures else (),
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


def present_texts(opened: Opened) -> tuple[PresentText, ...]:
    return tuple(PresentText(kind.id, name_words(opened, kind), kind.colour) for kind in opened.edition.presents)


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
