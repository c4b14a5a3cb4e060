"""The Grumpy Nisse at the table: what each observer sees, and everything in words.

Nothing here decides anything: it reads the state, and never shows an observer what the state says it cannot know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.knowledge import in_pile
from folktable.engine.match import Line, Option, Question, own_view
from folktable.engine.narration import HIDDEN
from folktable.engine.record import RUNNING
from folktable.engine.words import Text, Value, Words, in_words, says, words
from folktable.games.nisse.compare import compare, dice_for
from folktable.games.nisse.draft import is_wild, roller
from folktable.games.nisse.effects import cards_seen, lay_in_order
from folktable.games.nisse.events import next_space
from folktable.games.nisse.piles import hand_size, number_of, other, suit_of
from folktable.games.nisse.state import *
from folktable.games.nisse.state import State

SEATS = (2, 2)  # the players agree who is who, or let chance or a return match decide [nisse-setup-1, nisse-ruling-38]
PEOPLE_OPTIONS: dict[str, object] = {}
SEAT_WORDS = ("violet", "torech", "spectator")
SEAT_NAMES = words("nisse-seat-violet"), words("nisse-seat-torech")


def seat_names(opened: Opened) -> tuple[Words, ...]:
    return SEAT_NAMES


# --- Names -----------------------------------------------------------------------------------------------


def card_name(opened: Opened, card: int) -> str:
    """R5 is the red 5."""
    return f"{opened.edition.suits[suit_of(card)].letter}{number_of(card)}"


def all_card_names(opened: Opened) -> list[str]:
    return [card_name(opened, card) for card in range(CARDS)]


def named_cards(opened: Opened, bits: int) -> tuple[str, ...]:
    return tuple(card_name(opened, card) for card in range(CARDS) if bits >> card & 1)


def colour_name(opened: Opened, suit: int) -> str:
    return str(opened.edition.suits[suit].colour)


def trump_name(opened: Opened, trump: int) -> str | None:
    return None if trump == NO_TRUMP else colour_name(opened, trump)


def order_name(s: State, order: int) -> str:
    """order-213: the second card comes on top, then the first, then the third."""
    places = list(range(cards_seen(s, s.actor), 0, -1))
    lay_in_order(places, len(places) - 1, order)
    return f"order-{''.join(map(str, reversed(places)))}"


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: R5, die-4, decline, order-213."""
    if action >= ORDER:
        return order_name(s, action - ORDER)
    if action == DECLINE:
        return "decline"
    if action >= DIE:
        return f"die-{action - DIE + 1}"
    return card_name(opened, action - CARD)


# --- The same in words ---------------------------------------------------------------------------------------


def colour_words(opened: Opened, suit: int) -> Text:
    name = colour_name(opened, suit)
    return opened.printed(f"colour-{name}", name)


def trump_words(opened: Opened, trump: int) -> Words:
    return words("nisse-no-trump") if trump == NO_TRUMP else words("nisse-trump", colour=colour_words(opened, trump))


def card_words(opened: Opened, card: int) -> Words:
    """The red 5."""
    told: Words = opened.once(
        ("card words", card),
        lambda: words("nisse-card", colour=colour_words(opened, suit_of(card)), number=number_of(card)),
    )
    return told


def effect_words(opened: Opened, card: int) -> Text:
    """What a card does: as a house rule has it, else as the edition prints it, else with the numbers of the box."""
    number, box = number_of(card), opened.box
    if card in plain_cards(opened):
        return words("nisse-effect-8-in-full")
    if number == 6 and box.six_ends_before_draw:
        return words("nisse-effect-6-until-draw")
    id, text = f"nisse-effect-{number}-in-full", opened.edition.numbers[number - 1].text
    return opened.printed(id, text) if text else words(id, own=box.three_dice, other=box.other_dice)


def plain_cards(opened: Opened) -> list[int]:
    """The 7s that a house rule leaves without their effect [nisse-ruling-11]."""
    sevens = range(7 - 1, CARDS, NUMBERS)
    return [card for card in sevens if not opened.box.seven_works[suit_of(card)]]


EVENT_IDS = {
    TRICKS: "tricks",
    SHORTCUT_BEGINS: "shortcut",
    SHORTCUT_ENDS: "shortcut",
    PLAN: "plan",
    DETERMINATION: "determination",
    PANIC: "panic",
}


def event_numbers(opened: Opened) -> dict[str, dict[str, Value]]:
    """What the texts of each event need of the box."""
    box = opened.box
    return {
        "tricks": {"cards": box.trick_cards},
        "shortcut": {"space": box.shortcut_target},
        "plan": {"needed": box.plan_wins},
        "determination": {"cards": box.determination_cards},
        "panic": {},
    }


# --- What an observer sees ---------------------------------------------------------------------------------


class CardSeen(Struct, frozen=True):
    """A card in one's hand, and what would come of playing it now."""

    card: str
    outlook: Words | None


class HandSeen(Struct, frozen=True):
    size: int
    cards: tuple[CardSeen, ...]  # one's own; empty for others
    known: tuple[str, ...]  # cards of another hand that an attentive observer knows to be there
    open_for: int  # turns, this one included, for which it lies open


class DeckSeen(Struct, frozen=True):
    size: int
    top: tuple[str, ...]  # the next cards as far as this observer knows them, top first
    bottom: tuple[str, ...]  # the last cards as far as this observer knows them, bottom first


class DiscardSeen(Struct, frozen=True):
    size: int
    cards: tuple[str, ...]  # bottom first; only the top one if the host hides the others


class DieSeen(Struct, frozen=True):
    face: int
    wild: bool


class DraftSeen(Struct, frozen=True):
    roll: int
    rolls: int
    roller: str  # picks first and last
    pick: int
    picks: int  # of each roll
    rows: tuple[tuple[str | None, ...], ...]  # row 1 first: the one next to the board
    dice: tuple[DieSeen, ...]  # those not used yet
    die: DieSeen | None  # the one being used


class SuitSeen(Struct, frozen=True):
    letter: str
    id: str
    colour: str


class SpaceSeen(Struct, frozen=True):
    number: int
    colour: str
    trump: str | None
    event: str | None
    state: str | None  # of the event: ready, running, used; passed: its chance is gone


class EventSeen(Struct, frozen=True):
    """What an event of the board is called, and what it does."""

    title: Text
    text: Text


class Public(Struct, frozen=True):
    """What all see alike."""

    suits: tuple[SuitSeen, ...]
    plain: tuple[str, ...]  # cards that a house rule leaves without the effect of their number
    events: dict[str, EventSeen]
    draft: DraftSeen | None
    round: int
    rounds: int
    turn: int
    turns_left: int  # in this round, if no event changes it
    track: tuple[SpaceSeen, ...]
    space: int
    trump: str | None
    next_trump: str | None  # where a win takes Violet
    at_stake: Words | None  # what this turn may set off, by the event where Violet is
    plan_wins: int
    plan_wins_needed: int
    shortcut_live: bool
    leader: str
    played: dict[str, str | None]
    collections: dict[str, tuple[str, ...]]  # all cards of a player: in the draft, then if the host shows them
    acting: str | None  # who is waited for
    winner: str | None
    ended_by: str | None


class View(Public, frozen=True):
    you: str
    hands: dict[str, HandSeen]
    decks: dict[str, DeckSeen]
    discards: dict[str, DiscardSeen]
    unseen: dict[str, tuple[str, ...]]  # of these, what may be in the deck as far as this observer knows


ENDINGS = {NO_END: None, MET_ORDEP: "ordep", PLAN_WORKED: "plan", SUN_ROSE: "sun"}


def public(s: State, opened: Opened) -> Public:
    box = opened.box
    return Public(
        suits=tuple(SuitSeen(suit.letter, suit.id, suit.colour) for suit in opened.edition.suits),
        plain=tuple(card_name(opened, card) for card in plain_cards(opened)),
        events=opened.once("events", lambda: events_seen(opened)),
        draft=draft_seen(s, opened) if s.round == 0 else None,
        round=s.round,
        rounds=box.rounds,
        turn=s.turn,
        turns_left=turns_left(s),
        track=tuple(space_seen(s, opened, space) for space in range(1, SPACES + 1)),
        space=s.space,
        trump=trump_name(opened, box.trump[s.space]),
        next_trump=trump_name(opened, box.trump[min(next_space(s, box), SPACES)]),
        at_stake=at_stake(s, opened),
        plan_wins=s.plan_wins,
        plan_wins_needed=box.plan_wins,
        shortcut_live=bool(s.shortcut_live),
        leader=SEAT_WORDS[s.leader],
        played={
            SEAT_WORDS[seat]: None if s.played[seat] == NONE else card_name(opened, s.played[seat]) for seat in range(2)
        },
        collections={SEAT_WORDS[seat]: collection(s, opened, seat) for seat in range(2)},
        acting=SEAT_WORDS[s.actor] if s.over == RUNNING else None,
        winner=None if s.winner == NOBODY else SEAT_WORDS[s.winner],
        ended_by=ENDINGS[s.ended_by],
    )


def view(s: State, opened: Opened, observer: int, seen_by_all: Public) -> View:
    return own_view(
        View,
        seen_by_all,
        you=SEAT_WORDS[observer],
        hands={SEAT_WORDS[seat]: hand_seen(s, opened, observer, seat) for seat in range(2)},
        decks={SEAT_WORDS[seat]: deck_seen(s, opened, observer, seat) for seat in range(2)},
        discards={SEAT_WORDS[seat]: discard_seen(s, opened, observer, seat) for seat in range(2)},
        unseen={SEAT_WORDS[seat]: unseen(s, opened, observer, seat) for seat in range(2)},
    )


def draft_seen(s: State, opened: Opened) -> DraftSeen:
    rows = [[s.grid[row * COLUMNS + column] for column in range(COLUMNS)] for row in range(s.rows)]
    return DraftSeen(
        roll=s.roll,
        rolls=ROLLS_IN_DRAFT,
        roller=SEAT_WORDS[roller(s)],
        pick=s.pick,
        picks=PICKS,
        rows=tuple(tuple(None if card == NONE else card_name(opened, card) for card in row) for row in rows),
        dice=tuple(DieSeen(face, is_wild(s, face)) for face in s.dice if face),
        die=DieSeen(s.die, is_wild(s, s.die)) if s.die else None,
    )


def space_seen(s: State, opened: Opened, space: int) -> SpaceSeen:
    group = next(group for group in opened.edition.groups if space in group.spaces)
    event = opened.box.event[space]
    return SpaceSeen(
        number=space,
        colour=group.colour,
        trump=trump_name(opened, opened.box.trump[space]),
        event=EVENT_IDS.get(event),
        state=event_state(s, event, space) if event else None,
    )


def event_state(s: State, event: int, space: int) -> str:
    used = {TRICKS: s.tricked, DETERMINATION: s.attempted, PANIC: s.panicked >> space & 1}
    running = {SHORTCUT_ENDS: s.shortcut_live, PLAN: s.plan_wins}
    if used.get(event):
        return "used"
    if running.get(event):
        return "running"
    lost = event == SHORTCUT_ENDS and space == s.space  # she came here by a win, and has lost the turn after it
    return "passed" if space < s.space or lost else "ready"


def events_seen(opened: Opened) -> dict[str, EventSeen]:
    """As the edition prints them; what it does not say itself is told with the numbers of the box."""
    seen = {}
    for id, numbers in event_numbers(opened).items():
        printed = getattr(opened.edition.events, id)
        text = printed.text or Words(f"nisse-event-{id}-in-full", numbers)
        seen[id] = EventSeen(opened.printed(f"nisse-event-{id}", printed.title), text)
    return seen


def at_stake(s: State, opened: Opened) -> Words | None:
    event = opened.box.event[s.space]
    if event in (NO_EVENT, SHORTCUT_BEGINS) or event_state(s, event, s.space) not in ("ready", "running"):
        return None
    id = EVENT_IDS[event]
    values = event_numbers(opened)[id]
    return Words(f"nisse-now-{id}", {**values, "wins": s.plan_wins} if event == PLAN else values)


def turns_left(s: State) -> int:
    """A turn for each card that Torech has not discarded [nisse-ruling-36], and is not about to discard."""
    discarding = s.actor == TORECH and s.phase in (PANIC_DISCARD, SWAP_GIVE)
    return hand_size(s, TORECH) + s.deck_size[TORECH] + (s.played[TORECH] != NONE) - discarding


def hand_seen(s: State, opened: Opened, observer: int, seat: int) -> HandSeen:
    hand = s.piles[HAND + seat]
    if seat == observer:
        held = [card for card in range(CARDS) if hand >> card & 1]
        own = tuple(CardSeen(card_name(opened, card), outlook(s, opened, card)) for card in held)
        return HandSeen(len(held), own, (), s.open_for[seat])
    helped = s.open_for[seat] or tracks_cards(opened)
    known = hand & ~s.unsure[observer] if helped else 0
    return HandSeen(hand_size(s, seat), (), named_cards(opened, known), s.open_for[seat])


def deck_seen(s: State, opened: Opened, observer: int, seat: int) -> DeckSeen:
    from_bottom = list(s.deck[seat])[: s.deck_size[seat]]
    return DeckSeen(
        size=s.deck_size[seat],
        top=known_run(s, opened, observer, from_bottom[::-1]),
        bottom=known_run(s, opened, observer, from_bottom),
    )


def known_run(s: State, opened: Opened, observer: int, cards: list[int]) -> tuple[str, ...]:
    """The first cards of a row, up to one whose place the observer does not know."""
    known: list[str] = []
    for card in cards:
        if not s.placed[observer] >> card & 1:
            break
        known.append(card_name(opened, card))
    return tuple(known)


def discard_seen(s: State, opened: Opened, observer: int, seat: int) -> DiscardSeen:
    """Both piles can be browsed [nisse-ruling-34]; if not, then by the player of a 2 who searches the own one."""
    cards = [card_name(opened, s.discard[seat][i]) for i in range(s.discard_size[seat])]
    searching = s.phase == SWAP_TAKE and seat == observer == s.actor
    if opened.options.discard_view == "top_card" and not searching:
        cards = cards[-1:]
    return DiscardSeen(s.discard_size[seat], tuple(cards))


def collection(s: State, opened: Opened, seat: int) -> tuple[str, ...]:
    """All cards of a player: public in the draft, and afterwards if the host shows them [nisse-ruling-35]."""
    if s.round > 0 and opened.options.deck_lists == "hidden":
        return ()
    owned = sum(s.piles[pile + seat] for pile in (DECK, HAND, DISCARD, TAKEN))
    return named_cards(opened, owned if s.played[seat] == NONE else owned | 1 << s.played[seat])


def tracks_cards(opened: Opened) -> bool:
    """A tracker would undo what a host wants to leave to memory."""
    return bool(opened.options.deck_lists == "shown" and opened.options.discard_view == "open")


def unseen(s: State, opened: Opened, observer: int, seat: int) -> tuple[str, ...]:
    if not tracks_cards(opened):
        return ()
    known = s.piles[DECK + seat] & ~s.unsure[observer]
    return named_cards(opened, known | s.may[observer][DECK + seat])


# --- What a card would do --------------------------------------------------------------------------------------


WINS, LOSES = words("nisse-outlook-wins"), words("nisse-outlook-loses")


def outlook(s: State, opened: Opened, card: int) -> Words | None:
    """Of a card in the actor's hand, when it may be played: following, how it compares; leading, what beats it."""
    if s.over != RUNNING or not in_pile(s, card, HAND + s.actor):
        return None
    trump = opened.box.trump[s.space]
    if s.phase == FOLLOW:
        led = s.played[other(s.actor)]
        outcome, _ = compare(opened.box, led, card, trump)
        if outcome == DICE_DECIDE:
            return words("nisse-outlook-dice", percent=round(100 * (1 - lead_chance(opened, led, card))))
        return WINS if outcome == FOLLOW_WINS else LOSES
    if s.phase == LEAD and tracks_cards(opened):
        hand = HAND + other(s.actor)
        possible = s.piles[hand] & ~s.unsure[s.actor] | s.may[s.actor][hand]
        answers = [answer for answer in range(CARDS) if possible >> answer & 1]
        outcomes = [compare(opened.box, card, answer, trump)[0] for answer in answers]
        beaten, diced = outcomes.count(FOLLOW_WINS), outcomes.count(DICE_DECIDE)
        if diced:
            return words("nisse-outlook-led-dice", beaten=beaten, all=len(answers), diced=diced)
        return words("nisse-outlook-led", beaten=beaten, all=len(answers))
    return None


def lead_chance(opened: Opened, lead: int, follow: int) -> float:
    """How likely the led card is to win on dice."""
    first, second = number_of(lead), number_of(follow)
    leads = totals(first, dice_for(opened.box, first, second))
    follows = totals(second, dice_for(opened.box, second, first))
    wins = sum(a * b for led, a in leads.items() for answer, b in follows.items() if led >= answer)
    return wins / (leads.total() * follows.total())


def totals(number: int, dice: int) -> Counter[int]:
    return Counter(number + sum(faces) for faces in product(range(1, HIGHEST_FACE + 1), repeat=dice))


# --- What is asked ------------------------------------------------------------------------------------------

# By phase: the question (`nisse-ask-...` to the actor, `nisse-await-...` to the others), the rules behind it.
QUESTIONS = {
    CHOOSE_DIE: ("die", ("nisse-draft-4", "nisse-draft-7")),
    TAKE_CARD: ("card", ("nisse-draft-4", "nisse-draft-7")),
    FREE_PICK: ("free", ("nisse-draft-8",)),
    LEAD: ("lead", ("nisse-turn-1",)),
    FOLLOW: ("follow", ("nisse-turn-2", "nisse-compare-4")),
    PANIC_DISCARD: ("panic", ("nisse-panic-1", "nisse-panic-2")),
    SWAP_TAKE: ("swap-take", ("nisse-card2-1",)),
    SWAP_GIVE: ("swap-give", ("nisse-card2-2",)),
    ARRANGE: ("arrange", ("nisse-card4-1",)),
    BURY: ("bury", ("nisse-card7-1",)),
}


def question(s: State, opened: Opened, observer: int) -> Question:
    name, rules = QUESTIONS[s.phase]
    values = question_values(s, opened)
    if observer != s.actor:
        return Question(Words(f"nisse-await-{name}", {"who": SEAT_NAMES[s.actor], **values}), rules)
    if s.phase == ARRANGE:
        values["cards"] = tuple(card_words(opened, card) for card in reversed(top_of_deck(s)))
    return Question(Words(f"nisse-ask-{name}", values), rules)


def question_values(s: State, opened: Opened) -> dict[str, Value]:
    """What a question names beside the actor; all may know it."""
    if s.phase == CHOOSE_DIE:
        return {"roll": s.roll, "rolls": ROLLS_IN_DRAFT, "pick": s.pick, "picks": PICKS}
    if s.phase == TAKE_CARD:
        return {"die": s.die, "wild": "yes" if is_wild(s, s.die) else "no"}
    if s.phase == LEAD:
        return {"trump": trump_words(opened, opened.box.trump[s.space])}
    if s.phase == FOLLOW:
        leader = other(s.actor)
        return {
            "leader": SEAT_NAMES[leader],
            "card": card_words(opened, s.played[leader]),
            "trump": trump_words(opened, opened.box.trump[s.space]),
        }
    if s.phase == SWAP_GIVE:
        return {"card": card_words(opened, s.swapped)}
    return {}


def top_of_deck(s: State) -> list[int]:
    """The cards that the player of a 4 looks at, the top one last."""
    size = s.deck_size[s.actor]
    return list(s.deck[s.actor])[size - cards_seen(s, s.actor) : size]


CARD_RULES = {
    1: "nisse-card1-1", 2: "nisse-card2-1", 3: "nisse-card3-1", 4: "nisse-card4-1", 5: "nisse-card5-1",
    6: "nisse-card6-1", 7: "nisse-card7-1", 8: "nisse-card8-1", 9: "nisse-card8-1",
}  # fmt: skip


def card_rule(opened: Opened, card: int) -> str:
    return "nisse-ruling-11" if card in plain_cards(opened) else CARD_RULES[number_of(card)]


def option(s: State, opened: Opened, action: int) -> Option:
    name = action_name(s, opened, action)
    if action >= ORDER:
        cards = top_of_deck(s)
        lay_in_order(cards, len(cards) - 1, action - ORDER)
        order = tuple(card_words(opened, card) for card in reversed(cards))
        things = tuple(f"card:{card_name(opened, card)}" for card in reversed(cards))
        return Option(name, words("nisse-option-order", cards=order), ("nisse-card4-1",), things)
    if action == DECLINE:
        return Option(name, words("nisse-option-take-nothing"), ("nisse-ruling-21",))
    if action >= DIE:
        face = action - DIE + 1
        if is_wild(s, face):
            return Option(name, words("nisse-option-die-wild", die=face), ("nisse-draft-7",), (f"die:{face}",))
        return Option(name, words("nisse-option-die", die=face), ("nisse-draft-4",), (f"die:{face}",))
    card = action - CARD
    return Option(name, card_text(s, opened, card), (card_rule(opened, card),), (f"card:{name}",))


def card_text(s: State, opened: Opened, card: int) -> Words:
    """A card, what it does, and while it may be played what would come of it."""
    told, effect = card_words(opened, card), effect_words(opened, card)
    result = outlook(s, opened, card)
    if result is None:
        return words("nisse-option-card", card=told, effect=effect)
    return words("nisse-option-card-outlook", card=told, effect=effect, outlook=result)


# --- What happened --------------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note as an observer gets it, with what its text may need."""

    s: State
    opened: Opened
    seat: int
    x: int
    y: int

    @property
    def who(self) -> Words:
        return SEAT_NAMES[self.seat]

    @property
    def side(self) -> str:
        """Whose: for texts that say "her" or "his"."""
        return SEAT_WORDS[self.seat]

    @property
    def card(self) -> Words:
        return card_words(self.opened, self.x)

    @property
    def until(self) -> str:
        """When a hand that a 6 opens is taken up again."""
        return "draw" if self.opened.box.six_ends_before_draw else "end"

    @property
    def faces(self) -> tuple[int, ...]:
        """x as digits."""
        return tuple(map(int, str(self.x)))


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story. The texts get HIDDEN, never the truth, for what the observer may not know."""
    kind, seat, x, y = heard
    text, rule = STORY[kind]
    if kind == COMPARED:
        rule = REASON_RULES[x]
    elif kind == GAME_OVER:
        rule = ENDING_RULES[x]
    told = Telling(s, opened, seat, x, y)
    return Line(text(told), (rule,), EVENTS_SHOWN[kind](told) if kind in EVENTS_SHOWN else ())


def known_or_not(id: str, *names: str) -> Callable[[Telling], Words]:
    """One text for those who know the card, another for those who do not."""
    unknown, known = says(f"{id}-hidden", *names), says(id, *names, "card")
    return lambda t: (unknown if t.x == HIDDEN else known)(t)


def took(t: Telling) -> Words:
    if t.y:
        return words("nisse-took-with-die", who=t.who, card=t.card, die=t.y)
    return words("nisse-took", who=t.who, card=t.card)


def row_closed(t: Telling) -> Words:
    if t.y == 0:
        return words("nisse-grid-empty")
    return words("nisse-row-closed" if t.x > t.y else "nisse-row-closed-above", row=t.x, left=t.y)


def compared(t: Telling) -> Words:
    """Who wins the turn, and the step that decided it."""
    trump = "" if t.y == NO_TRUMP else colour_words(t.opened, t.y)
    return words("nisse-compared", who=t.who, reason=words(f"nisse-because-{REASONS[t.x]}", trump=trump))


def card_event(name: str) -> Callable[[Telling], tuple[str | int, ...]]:
    return lambda t: (name, SEAT_WORDS[t.seat], card_name(t.opened, t.x))


# What a page shows as it happens, because no view holds it.
EVENTS_SHOWN: dict[int, Callable[[Telling], tuple[str | int, ...]]] = {
    LED: card_event("led"),
    FOLLOWED: card_event("followed"),
    DUEL_ROLL: lambda t: ("rolled", SEAT_WORDS[t.seat], t.y, *t.faces),
    COMPARED: lambda t: ("compared", SEAT_WORDS[t.seat]),
    SHORTCUT_TAKEN: lambda t: ("shortcut", t.x),
    TRICKED: lambda t: ("tricks",),
    DETERMINED: lambda t: ("determination",),
    PLAN_WIN: lambda t: ("plan", t.x, t.y),
    PANICKED: lambda t: ("panic",),
}

REASONS = {
    ONE_BEATS_NINE: "one-beats-nine",
    HIGHER_OF_COLOUR: "higher",
    TRUMPED: "trumped",
    FIVE_STANDS: "five-stands",
    OFF_COLOUR: "off-colour",
    MORE_ON_DICE: "dice",
    TIED_ON_DICE: "dice-tied",
}
REASON_RULES = {
    ONE_BEATS_NINE: "nisse-card1-1",
    HIGHER_OF_COLOUR: "nisse-compare-1",
    TRUMPED: "nisse-compare-2",
    FIVE_STANDS: "nisse-card5-1",
    OFF_COLOUR: "nisse-compare-3",
    MORE_ON_DICE: "nisse-card3-1",
    TIED_ON_DICE: "nisse-card3-6",
}
ENDING_RULES = {MET_ORDEP: "nisse-end-1", PLAN_WORKED: "nisse-end-2", SUN_ROSE: "nisse-end-3"}

# By kind of note: its text, and the rule behind it.
STORY: dict[int, tuple[Callable[[Telling], Words], str]] = {
    GRID_DEALT: (says("nisse-grid-dealt", "who"), "nisse-setup-2"),
    DEALT_WITHOUT_DRAFT: (lambda t: words("nisse-dealt", cards=DECK_CARDS), "nisse-draft-11"),
    DICE_ROLLED: (says("nisse-rolled", "who", "faces"), "nisse-draft-1"),
    FREE_PICKS: (says("nisse-free-picks"), "nisse-draft-8"),
    TOOK: (took, "nisse-draft-4"),
    ROW_CLOSED: (row_closed, "nisse-draft-6"),
    ROUND_BEGINS: (says("nisse-round-begins", "x"), "nisse-round-4"),
    DREW: (known_or_not("nisse-drew", "who"), "nisse-draw-1"),
    LED: (says("nisse-leads", "who", "card"), "nisse-turn-1"),
    FOLLOWED: (says("nisse-answers", "who", "card"), "nisse-turn-2"),
    DUEL_ROLL: (says("nisse-duel-rolled", "who", "faces", "y"), "nisse-card3-1"),
    COMPARED: (compared, "nisse-compare-4"),
    ADVANCED: (says("nisse-advanced", "x"), "nisse-turn-4"),
    STAYED: (says("nisse-stayed", "x"), "nisse-turn-4"),
    SHORTCUT_OPENS: (says("nisse-shortcut-opens"), "nisse-shortcut-1"),
    SHORTCUT_TAKEN: (says("nisse-shortcut-taken", "x"), "nisse-shortcut-1"),
    SHORTCUT_LOST: (says("nisse-shortcut-lost"), "nisse-shortcut-2"),
    TRICKED: (says("nisse-tricked", "y"), "nisse-tricks-1"),
    TURNED: (says("nisse-turned", "who", "card"), "nisse-tricks-2"),
    PLAN_WIN: (says("nisse-plan-win", "x", "y"), "nisse-plan-1"),
    DETERMINED: (says("nisse-determined", "y"), "nisse-determination-1"),
    CAME_BACK: (says("nisse-came-back", "who", "card"), "nisse-determination-1"),
    DETERMINATION_VOID: (says("nisse-determination-void"), "nisse-determination-2"),
    PANICKED: (says("nisse-panicked"), "nisse-panic-1"),
    PANIC_DISCARDED: (says("nisse-panic-discarded", "who", "card"), "nisse-panic-2"),
    SWAP_VOID: (says("nisse-swap-void", "who"), "nisse-card2-4"),
    SWAP_DECLINED: (says("nisse-swap-declined", "who"), "nisse-ruling-21"),
    SWAP_TOOK: (says("nisse-swap-took", "who", "side", "card"), "nisse-card2-1"),
    SWAP_GAVE: (says("nisse-swap-gave", "who", "side", "card"), "nisse-card2-2"),
    LOOKED: (says("nisse-looked", "who", "side", "y"), "nisse-card4-1"),
    LOOK_VOID: (says("nisse-look-void", "who"), "nisse-card4-2"),
    ARRANGED: (known_or_not("nisse-arranged", "who"), "nisse-card4-1"),
    HAND_OPENED: (says("nisse-hand-opened", "who", "side", "until"), "nisse-card6-1"),
    HAND_CLOSED: (says("nisse-hand-closed", "who", "side"), "nisse-card6-2"),
    SEVEN_DRAWS: (says("nisse-seven-draws", "who"), "nisse-card7-1"),
    SEVEN_IGNORED: (says("nisse-seven-ignored", "who"), "nisse-card7-3"),
    SEVEN_PLAIN: (says("nisse-seven-plain", "card"), "nisse-ruling-11"),
    BURIED: (known_or_not("nisse-buried", "who", "side"), "nisse-card7-1"),
    ROUND_OVER: (says("nisse-round-over", "x"), "nisse-round-1"),
    GAME_OVER: (lambda t: words(f"nisse-over-{ENDINGS[t.x]}", who=t.who), "nisse-end-1"),
}


# --- The table as text ------------------------------------------------------------------------------------------


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    lines = draft_lines(view, view.draft) if view.draft else play_lines(view)
    if view.winner:
        lines += ["", f"{view.winner.capitalize()} has won."]
    return "\n".join(lines)


def draft_lines(view: View, draft: DraftSeen) -> list[str]:
    lines = ["The draft: Row 1 lies next to the board."]
    for n, row in enumerate(draft.rows, 1):
        lines.append(f"  {n} |  {'  '.join(card or '--' for card in row)}")
    if draft.dice or draft.die:
        using = f"   using the {die_text(draft.die)}" if draft.die else ""
        left = "  ".join(die_text(die) for die in draft.dice) or "none"
        picking = f"Roll {draft.roll} of {draft.rolls}, pick {draft.pick} of {draft.picks}."
        lines.append(f"{picking} Dice left: {left}{using}")
    else:
        lines.append("The last three cards go without dice: Torech, Violet, Torech.")
    lines.append("")
    return lines + [collection_line(name, cards, name == view.you) for name, cards in view.collections.items()]


def die_text(die: DieSeen) -> str:
    return f"{die.face} (wild)" if die.wild else str(die.face)


def collection_line(name: str, cards: tuple[str, ...], own: bool) -> str:
    return f"{'You have' if own else name.capitalize() + ' has'} {len(cards)}{': ' if cards else ''}{by_suit(cards)}"


def by_suit(cards: tuple[str, ...]) -> str:
    """O 1 5 9   R 2: the cards of each suit together."""
    letters = dict.fromkeys(card[0] for card in cards)
    return "   ".join(" ".join([letter, *(card[1:] for card in cards if card[0] == letter)]) for letter in letters)


def play_lines(view: View) -> list[str]:
    lines = [
        *track_lines(view),
        f"Round {view.round} of {view.rounds}, turn {view.turn}, {view.turns_left} left in the round. "
        f"{trump_text(view.trump).capitalize()}{next_trump_text(view)}.",
        *([f"{in_words(view.at_stake)}."] if view.at_stake else []),
        "",
        *(pile_line(name, view) for name in view.decks),
        *(unseen_line(name, cards, name == view.you) for name, cards in view.unseen.items() if cards),
        "",
    ]
    shown = [f"{name.capitalize()} {card}" for name, card in view.played.items() if card]
    if shown:
        lines.append(f"On the table: {', '.join(shown)}.")
    return lines + [hand_line(name, hand, view.you == name) for name, hand in view.hands.items()]


EVENT_MARKS = {"tricks": "t", "shortcut": "s", "plan": "p", "determination": "d", "panic": "x"}


def track_lines(view: View) -> list[str]:
    """The track: a letter for each space's trump, V for Violet, a letter for an event that may still happen."""
    spaces = []
    for space in view.track:
        event = EVENT_MARKS[space.event] if space.event and space.state in ("ready", "running") else ""
        marks = ("V" if space.number == view.space else "") + event
        gap = " | " if space.number % 3 == 1 and space.number > 1 else " "
        spaces.append(gap + (space.trump or "-")[0] + (f"[{marks}]" if marks else ""))
    return [
        f"Track {''.join(spaces)}  > Ordep",
        f"      {', '.join(f'{mark} {event}' for event, mark in EVENT_MARKS.items())}",
    ]


def trump_text(trump: str | None) -> str:
    return f"{trump} is trump" if trump else "no trump"


def next_trump_text(view: View) -> str:
    return "" if view.next_trump == view.trump else f"; if Violet wins, {view.next_trump or 'none'}"


def pile_line(name: str, view: View) -> str:
    deck, discard = view.decks[name], view.discards[name]
    top = f", top {' '.join(deck.top)}" if deck.top else ""
    bottom = f", bottom {' '.join(deck.bottom)}" if deck.bottom and len(deck.top) < deck.size else ""
    pile = f"discards {discard.size}" + (f": {' '.join(discard.cards)}" if discard.cards else "")
    return f"{name.capitalize():7} deck {deck.size}{top}{bottom}; {pile}"


def unseen_line(name: str, cards: tuple[str, ...], own: bool) -> str:
    return f"{'Left in your deck' if own else name.capitalize() + ' may hold or draw'}: {by_suit(cards)}"


def hand_line(name: str, hand: HandSeen, own: bool) -> str:
    open_hand = " (lies open)" if hand.open_for else ""
    if own:
        cards = "  ".join(
            f"{card.card} ({in_words(card.outlook)})" if card.outlook else card.card for card in hand.cards
        )
        return f"Your hand{open_hand}: {cards or 'empty'}"
    known = f", known: {' '.join(hand.known)}" if hand.known else ""
    return f"{name.capitalize()} holds {hand.size}{open_hand}{known}"
