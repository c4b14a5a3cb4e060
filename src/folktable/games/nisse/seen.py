"""What each observer sees. It never shows what the state says that the observer cannot know."""

from collections import Counter
from itertools import product

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.knowledge import in_pile
from folktable.engine.match import own_view
from folktable.engine.record import RUNNING
from folktable.engine.words import Text, Words, words
from folktable.games.nisse.compare import compare, dice_for
from folktable.games.nisse.draft import is_wild, roller
from folktable.games.nisse.events import next_space
from folktable.games.nisse.names import *
from folktable.games.nisse.piles import hand_size, number_of, other
from folktable.games.nisse.state import *


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
        suits=suits_seen(opened),
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


def suits_seen(opened: Opened) -> tuple[SuitSeen, ...]:
    return tuple(SuitSeen(suit.letter, suit.id, suit.colour) for suit in opened.edition.suits)


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
            return words("nisse-outlook-led-dice", beaten=beaten, most=beaten + diced, all=len(answers))
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
