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
from folktable.engine.match import Line, Option, Question
from folktable.engine.narration import HIDDEN
from folktable.engine.record import RUNNING
from folktable.games.nisse.compare import compare, dice_for
from folktable.games.nisse.draft import is_wild, roller
from folktable.games.nisse.effects import cards_seen, lay_in_order
from folktable.games.nisse.piles import hand_size, number_of, other, suit_of
from folktable.games.nisse.state import *
from folktable.games.nisse.state import State

SEATS = (2, 2)  # the players agree who is who, or let chance or a return match decide [nisse-setup-1, nisse-ruling-38]
PEOPLE_OPTIONS: dict[str, object] = {}
OPTION_TEXTS = {  # what each of the host's options does
    "three_lead_offcolour": "A 3 is led, the answer has another colour and is no trump: roll dice, or the lead wins.",
    "seven_suits": "Which 7s have their effect: all four, or only flower and pinecone.",
    "draw_rule": "At the end of a turn draw up to four cards, or one card.",
    "six_until": "How long a 6 keeps a hand open: to the end of the next turn, or until its cards are drawn.",
    "row_shift": "When a row of the draft is empty the rows close up at once, or after the third pick of the roll.",
    "two_give_back": "After taking a card with a 2 another card goes to the pile, or any, the one just taken included.",
    "discard_view": "Look through the discards at any time, or see their top card only.",
    "deck_lists": "Show both lists of drafted cards and what of them is still unseen.",
    "quick_start": "A house rule: no draft, 18 random cards each.",
}
SEAT_WORDS = ("violet", "torech", "spectator")


def seat_names(opened: Opened) -> tuple[str, ...]:
    return "Violet", "Torech"


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


# --- What an observer sees ---------------------------------------------------------------------------------


class CardSeen(Struct, frozen=True):
    """A card in one's hand, and what would come of playing it now."""

    card: str
    outlook: str


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
    roller: str  # picks first and last
    pick: int
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
    state: str | None  # of the event: ready, running, used, passed


class View(Struct, frozen=True):
    you: str
    suits: tuple[SuitSeen, ...]
    draft: DraftSeen | None
    round: int
    rounds: int
    turn: int
    turns_left: int  # in this round, if no event changes it
    track: tuple[SpaceSeen, ...]
    space: int
    trump: str | None
    next_trump: str | None
    plan_wins: int
    plan_wins_needed: int
    shortcut_live: bool
    leader: str
    played: dict[str, str | None]
    hands: dict[str, HandSeen]
    decks: dict[str, DeckSeen]
    discards: dict[str, DiscardSeen]
    collections: dict[str, tuple[str, ...]]  # all cards of a player: in the draft, then if the host shows them
    unseen: dict[str, tuple[str, ...]]  # of these, what may be in the deck as far as this observer knows
    acting: str | None  # who is waited for
    winner: str | None
    ended_by: str | None


ENDINGS = {NO_END: None, MET_ORDEP: "ordep", PLAN_WORKED: "plan", SUN_ROSE: "sun"}


def view(s: State, opened: Opened, observer: int) -> View:
    box = opened.box
    return View(
        you=SEAT_WORDS[observer],
        suits=tuple(SuitSeen(suit.letter, suit.id, suit.colour) for suit in opened.edition.suits),
        draft=draft_seen(s, opened) if s.round == 0 else None,
        round=s.round,
        rounds=box.rounds,
        turn=s.turn,
        turns_left=hand_size(s, TORECH) + s.deck_size[TORECH] + (s.played[TORECH] != NONE),
        track=tuple(space_seen(s, opened, space) for space in range(1, SPACES + 1)),
        space=s.space,
        trump=trump_name(opened, box.trump[s.space]),
        next_trump=trump_name(opened, box.trump[min(s.space + 1, SPACES)]),
        plan_wins=s.plan_wins,
        plan_wins_needed=box.plan_wins,
        shortcut_live=bool(s.shortcut_live),
        leader=SEAT_WORDS[s.leader],
        played={
            SEAT_WORDS[seat]: None if s.played[seat] == NONE else card_name(opened, s.played[seat]) for seat in range(2)
        },
        hands={SEAT_WORDS[seat]: hand_seen(s, opened, observer, seat) for seat in range(2)},
        decks={SEAT_WORDS[seat]: deck_seen(s, opened, observer, seat) for seat in range(2)},
        discards={SEAT_WORDS[seat]: discard_seen(s, opened, observer, seat) for seat in range(2)},
        collections={SEAT_WORDS[seat]: collection(s, opened, seat) for seat in range(2)},
        unseen={SEAT_WORDS[seat]: unseen(s, opened, observer, seat) for seat in range(2)},
        acting=SEAT_WORDS[s.actor] if s.over == RUNNING else None,
        winner=None if s.winner == NOBODY else SEAT_WORDS[s.winner],
        ended_by=ENDINGS[s.ended_by],
    )


def draft_seen(s: State, opened: Opened) -> DraftSeen:
    rows = [[s.grid[row * COLUMNS + column] for column in range(COLUMNS)] for row in range(s.rows)]
    return DraftSeen(
        roll=s.roll,
        roller=SEAT_WORDS[roller(s)],
        pick=s.pick,
        rows=tuple(tuple(None if card == NONE else card_name(opened, card) for card in row) for row in rows),
        dice=tuple(DieSeen(face, is_wild(s, face)) for face in s.dice if face),
        die=DieSeen(s.die, is_wild(s, s.die)) if s.die else None,
    )


EVENT_IDS = {
    TRICKS: "tricks",
    SHORTCUT_BEGINS: "shortcut",
    SHORTCUT_ENDS: "shortcut",
    PLAN: "plan",
    DETERMINATION: "determination",
    PANIC: "panic",
}


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
    return "passed" if space < s.space else "ready"


def hand_seen(s: State, opened: Opened, observer: int, seat: int) -> HandSeen:
    hand = s.piles[HAND + seat]
    if seat == observer:
        held = [card for card in range(CARDS) if hand >> card & 1]
        own = tuple(CardSeen(card_name(opened, card), outlook(s, opened, card)) for card in held)
        return HandSeen(len(held), own, (), s.open_for[seat])
    helped = s.open_for[seat] or opened.options.deck_lists == "shown"
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


def outlook(s: State, opened: Opened, card: int) -> str:
    """Of a card in the actor's hand, when it may be played: following, how it compares; leading, what beats it."""
    if s.over != RUNNING or not in_pile(s, card, HAND + s.actor):
        return ""
    trump = opened.box.trump[s.space]
    if s.phase == FOLLOW:
        led = s.played[other(s.actor)]
        outcome, _ = compare(opened.box, led, card, trump)
        if outcome == DICE_DECIDE:
            return f"{1 - lead_chance(opened, led, card):.0%} by dice"
        return "wins" if outcome == FOLLOW_WINS else "loses"
    if s.phase == LEAD and tracks_cards(opened):
        hand = HAND + other(s.actor)
        possible = s.piles[hand] & ~s.unsure[s.actor] | s.may[s.actor][hand]
        answers = [answer for answer in range(CARDS) if possible >> answer & 1]
        outcomes = [compare(opened.box, card, answer, trump)[0] for answer in answers]
        beaten, diced = outcomes.count(FOLLOW_WINS), outcomes.count(DICE_DECIDE)
        return f"{beaten}/{len(answers)} " + (f"+ {diced} dice" if diced else "beat it")
    return ""


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

# By phase: what the actor is asked, what the others read, the rules behind it.
QUESTIONS = {
    CHOOSE_DIE: (
        "Roll {roll} of 11, pick {pick} of 3: which die do you use?",
        "{who} chooses a die (roll {roll} of 11, pick {pick} of 3).",
        ("nisse-draft-4", "nisse-draft-7"),
    ),
    TAKE_CARD: (
        "Your {die} is {reach}: take a card.",
        "{who} takes a card with a {die}.",
        ("nisse-draft-4", "nisse-draft-7"),
    ),
    FREE_PICK: ("The last cards go without dice: take one.", "{who} takes one of the last cards.", ("nisse-draft-8",)),
    LEAD: ("You lead ({trump}). Which card?", "{who} leads.", ("nisse-turn-1",)),
    FOLLOW: (
        "{other} led {led} ({trump}). What do you answer?",
        "{who} answers {led}.",
        ("nisse-turn-2", "nisse-compare-4"),
    ),
    PANIC_DISCARD: (
        "Panic: which further card do you discard?",
        "{who} discards a further card.",
        ("nisse-panic-1", "nisse-panic-2"),
    ),
    SWAP_TAKE: (
        "Your 2: take a card of your discard pile? You must give another for it.",
        "{who} may swap a card for a 2.",
        ("nisse-card2-1",),
    ),
    SWAP_GIVE: (
        "Your 2: which card do you give for {swapped}?",
        "{who} gives a card for {swapped}.",
        ("nisse-card2-2",),
    ),
    ARRANGE: ("Your 4: in which order do {top} go back?", "{who} arranges the top of the deck.", ("nisse-card4-1",)),
    BURY: ("Your 7: which card goes under your deck?", "{who} puts a card under the deck.", ("nisse-card7-1",)),
}


def question(s: State, opened: Opened, observer: int) -> Question:
    asked, told, rules = QUESTIONS[s.phase]
    led = s.played[other(s.actor)]
    own_top = deck_seen(s, opened, s.actor, s.actor).top[:3] if observer == s.actor else ()
    words = {
        "who": seat_names(opened)[s.actor],
        "other": seat_names(opened)[other(s.actor)],
        "roll": s.roll,
        "pick": s.pick,
        "die": s.die,
        "reach": "wild" if s.phase == TAKE_CARD and is_wild(s, s.die) else f"row {s.die}",
        "trump": trump_text(trump_name(opened, opened.box.trump[s.space])),
        "led": "" if led == NONE else card_name(opened, led),
        "swapped": card_name(opened, s.swapped),
        "top": ", ".join(own_top),
    }
    return Question((asked if observer == s.actor else told).format(**words), rules)


def trump_text(trump: str | None) -> str:
    return f"{trump} is trump" if trump else "no trump"


CARD_RULES = {
    1: "nisse-card1-1", 2: "nisse-card2-1", 3: "nisse-card3-1", 4: "nisse-card4-1", 5: "nisse-card5-1",
    6: "nisse-card6-1", 7: "nisse-card7-1", 8: "nisse-card8-1", 9: "nisse-card8-1",
}  # fmt: skip


def option(s: State, opened: Opened, action: int) -> Option:
    name = action_name(s, opened, action)
    if action >= ORDER:
        cards = list(s.deck[s.actor])[s.deck_size[s.actor] - cards_seen(s, s.actor) : s.deck_size[s.actor]]
        lay_in_order(cards, len(cards) - 1, action - ORDER)
        order = ", ".join(card_name(opened, card) for card in reversed(cards))
        things = tuple(f"card:{card_name(opened, card)}" for card in reversed(cards))
        return Option(name, f"From the top: {order}", ("nisse-card4-1",), things)
    if action == DECLINE:
        return Option(name, "Take nothing", ("nisse-ruling-21",))
    if action >= DIE:
        face = action - DIE + 1
        if is_wild(s, face):
            return Option(name, f"The {face}: wild", ("nisse-draft-7",), (f"die:{face}",))
        return Option(name, f"The {face}: row {face}", ("nisse-draft-4",), (f"die:{face}",))
    card = action - CARD
    return Option(name, card_text(s, opened, card), (CARD_RULES[number_of(card)],), (f"card:{name}",))


def card_text(s: State, opened: Opened, card: int) -> str:
    """A card, what it does, and while it may be played what would come of it."""
    suit, number = opened.edition.suits[suit_of(card)], opened.edition.numbers[number_of(card) - 1]
    result = outlook(s, opened, card)
    return f"{suit.colour.capitalize()} {number.number}{': ' + result if result else ''} ({number.text})"


# --- What happened --------------------------------------------------------------------------------------------


class Telling(NamedTuple):
    """A note as an observer gets it, with what its sentence may need."""

    s: State
    opened: Opened
    seat: int
    x: int
    y: int

    @property
    def who(self) -> str:
        return seat_names(self.opened)[self.seat]

    @property
    def their(self) -> str:
        return "her" if self.seat == VIOLET else "his"

    @property
    def card(self) -> str:
        return "a card" if self.x == HIDDEN else card_name(self.opened, self.x)

    @property
    def faces(self) -> str:
        return ", ".join(str(self.x))


def tell(s: State, opened: Opened, heard: tuple[int, ...]) -> Line:
    """One line of the story. The sentences get HIDDEN, never the truth, for what the observer may not know."""
    kind, seat, x, y = heard
    sentence, rule = SENTENCES[kind]
    if kind == COMPARED:
        rule = REASON_RULES[x]
    elif kind == GAME_OVER:
        rule = ENDING_RULES[x]
    told = Telling(s, opened, seat, x, y)
    return Line(sentence(told), (rule,), EVENTS_SHOWN[kind](told) if kind in EVENTS_SHOWN else ())


def cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"


def took(t: Telling) -> str:
    return f"{t.who} takes {t.card} with a {t.y}." if t.y else f"{t.who} takes {t.card}."


def row_closed(t: Telling) -> str:
    if t.y == 0:
        return "The grid is empty."
    return f"Row {t.x} is empty: {'' if t.x > t.y else 'the rows below it move up, '}{t.y} left."


def compared(t: Telling) -> str:
    trump = trump_name(t.opened, t.y)
    return f"{t.who} wins the turn: {REASONS[t.x].format(trump=trump)}."


def determined(t: Telling) -> str:
    if t.y == 0:
        return "Violet is determined, but there are no discards to take back."
    return f"Violet is determined: {cards(t.y)} of each discard pile, by chance, back into the deck."


def plan_win(t: Telling) -> str:
    return f"Torech's devilish plan: {t.x} of {t.y} wins."


# What a page shows as it happens, because no view holds it.
EVENTS_SHOWN: dict[int, Callable[[Telling], tuple[str | int, ...]]] = {
    LED: lambda t: ("led", SEAT_WORDS[t.seat], t.card),
    FOLLOWED: lambda t: ("followed", SEAT_WORDS[t.seat], t.card),
    DUEL_ROLL: lambda t: ("rolled", SEAT_WORDS[t.seat], t.y, *map(int, str(t.x))),
    COMPARED: lambda t: ("compared", SEAT_WORDS[t.seat]),
    SHORTCUT_TAKEN: lambda t: ("shortcut", t.x),
    TRICKED: lambda t: ("tricks",),
    DETERMINED: lambda t: ("determination",),
    PLAN_WIN: lambda t: ("plan", t.x, t.y),
    PANICKED: lambda t: ("panic",),
}

REASONS = {
    ONE_BEATS_NINE: "a 1 beats every 9",
    HIGHER_OF_COLOUR: "same colour, higher number",
    TRUMPED: "{trump} is trump",
    FIVE_STANDS: "a led 5 cannot be trumped",
    OFF_COLOUR: "off colour, so the led card stands",
    MORE_ON_DICE: "the dice decide",
    TIED_ON_DICE: "a tie on dice stays with the led card",
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
ENDING_TEXTS = {
    MET_ORDEP: "Violet meets Ordep.",
    PLAN_WORKED: "The devilish plan has worked.",
    SUN_ROSE: "The sun rises before Violet has found Ordep.",
}

# By kind of note: its sentence, and the rule behind it.
SENTENCES: dict[int, tuple[Callable[[Telling], str], str]] = {
    GRID_DEALT: (lambda t: f"{t.who} shuffles the cards and lays them out in six rows of six.", "nisse-setup-2"),
    DEALT_WITHOUT_DRAFT: (lambda t: "House rule, quick start: 18 cards are dealt to each player.", "nisse-draft-11"),
    DICE_ROLLED: (lambda t: f"{t.who} rolls {t.faces}.", "nisse-draft-1"),
    FREE_PICKS: (lambda t: "Three cards are left: they go without dice.", "nisse-draft-8"),
    TOOK: (took, "nisse-draft-4"),
    ROW_CLOSED: (row_closed, "nisse-draft-6"),
    ROUND_BEGINS: (lambda t: f"Round {t.x} begins: both decks are shuffled, Violet leads.", "nisse-round-4"),
    DREW: (lambda t: f"{t.who} draws {t.card}.", "nisse-draw-1"),
    LED: (lambda t: f"{t.who} leads {t.card}.", "nisse-turn-1"),
    FOLLOWED: (lambda t: f"{t.who} answers {t.card}.", "nisse-turn-2"),
    DUEL_ROLL: (lambda t: f"{t.who} rolls {t.faces}: {t.y} in all.", "nisse-card3-1"),
    COMPARED: (compared, "nisse-compare-4"),
    ADVANCED: (lambda t: f"Violet moves to space {t.x}.", "nisse-turn-4"),
    STAYED: (lambda t: f"Violet stays on space {t.x}.", "nisse-turn-4"),
    SHORTCUT_OPENS: (lambda t: "Violet sees a shortcut: it is hers if she wins the next turn.", "nisse-shortcut-1"),
    SHORTCUT_TAKEN: (lambda t: f"Violet takes the shortcut to space {t.x}.", "nisse-shortcut-1"),
    SHORTCUT_LOST: (lambda t: "Violet loses sight of the shortcut.", "nisse-shortcut-2"),
    TRICKED: (lambda t: f"Torech tricks Violet: each deck loses {cards(t.y)}.", "nisse-tricks-1"),
    TURNED: (lambda t: f"{t.who} turns {t.card} onto the discard pile.", "nisse-tricks-2"),
    PLAN_WIN: (plan_win, "nisse-plan-1"),
    DETERMINED: (determined, "nisse-determination-1"),
    CAME_BACK: (lambda t: f"{t.card} goes back into {t.who}'s deck.", "nisse-determination-1"),
    DETERMINATION_VOID: (lambda t: "Violet's determination fails her here, for good.", "nisse-determination-2"),
    PANICKED: (lambda t: "Torech panics: each player discards one more card.", "nisse-panic-1"),
    PANIC_DISCARDED: (lambda t: f"{t.who} discards {t.card}.", "nisse-panic-2"),
    SWAP_VOID: (lambda t: f"{t.who}'s 2 finds no cards to swap.", "nisse-card2-4"),
    SWAP_DECLINED: (lambda t: f"{t.who} does not swap for the 2.", "nisse-ruling-21"),
    SWAP_TOOK: (lambda t: f"{t.who} takes {t.card} from {t.their} discard pile.", "nisse-card2-1"),
    SWAP_GAVE: (lambda t: f"{t.who} puts {t.card} onto {t.their} discard pile.", "nisse-card2-2"),
    LOOKED: (lambda t: f"{t.who} looks at the top of {t.their} deck: {cards(t.y)}.", "nisse-card4-1"),
    LOOK_VOID: (lambda t: f"{t.who}'s 4 finds an empty deck.", "nisse-card4-2"),
    ARRANGED: (
        lambda t: f"{t.who} puts them back, {'nobody else knows how' if t.x == HIDDEN else t.card + ' on top'}.",
        "nisse-card4-1",
    ),
    HAND_OPENED: (lambda t: f"A 6: {t.who} lays {t.their} hand open until the next turn is over.", "nisse-card6-1"),
    HAND_CLOSED: (lambda t: f"{t.who} takes up {t.their} hand again.", "nisse-card6-2"),
    SEVEN_DRAWS: (lambda t: f"{t.who} draws two for a 7.", "nisse-card7-1"),
    SEVEN_IGNORED: (lambda t: f"{t.who}'s 7 is ignored: fewer than two cards in the deck.", "nisse-card7-3"),
    SEVEN_PLAIN: (lambda t: f"{t.card} has no effect in this game.", "nisse-ruling-11"),
    BURIED: (
        lambda t: f"{t.who} puts {t.card} under {t.their} deck.",
        "nisse-card7-1",
    ),
    ROUND_OVER: (lambda t: f"Both hands are empty: round {t.x} is over.", "nisse-round-1"),
    GAME_OVER: (lambda t: f"{ENDING_TEXTS[t.x]} {t.who} wins the game.", "nisse-end-1"),
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
        lines.append(f"Roll {draft.roll} of {ROLLS_IN_DRAFT}, pick {draft.pick} of {PICKS}. Dice left: {left}{using}")
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
        *event_lines(view),
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
        "      t tricks, s shortcut, p plan, d determination, x panic",
    ]


def next_trump_text(view: View) -> str:
    return "" if view.next_trump == view.trump else f", on the next space {view.next_trump or 'none'}"


def event_lines(view: View) -> list[str]:
    here = view.track[view.space - 1]
    lines = []
    if view.shortcut_live:
        lines.append("If Violet wins this turn she takes the shortcut.")
    if here.event == "plan":
        lines.append(f"The devilish plan: Torech has {view.plan_wins} of {view.plan_wins_needed} wins.")
    elif here.event == "determination" and here.state == "ready":
        lines.append("Violet's first try here: if she wins, discards come back.")
    elif here.event and here.event != "shortcut" and here.state == "ready":
        lines.append(f"If Torech wins here: {'he tricks Violet' if here.event == 'tricks' else 'panic'}.")
    return lines


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
        cards = "  ".join(f"{card.card} ({card.outlook})" if card.outlook else card.card for card in hand.cards)
        return f"Your hand{open_hand}: {cards or 'empty'}"
    known = f", known: {' '.join(hand.known)}" if hand.known else ""
    return f"{name.capitalize()} holds {hand.size}{open_hand}{known}"
