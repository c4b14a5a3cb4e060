"""The facts of a position in words: for scenarios and for the one-line notation."""

# ruff: noqa: E501 (a fact is one row of a table)

from typing import Any

from folktable.engine.cardfacts import cards_named, hide, placed_fact, unsure_fact
from folktable.engine.errors import FolktableError
from folktable.engine.facts import *
from folktable.engine.game import Opened
from folktable.engine.knowledge import in_pile, pile_size
from folktable.engine.record import Ints, Rows
from folktable.games.nisse.draft import next_pick
from folktable.games.nisse.names import SEAT_WORDS, all_card_names, card_name, named_cards
from folktable.games.nisse.piles import other
from folktable.games.nisse.seen import ENDINGS
from folktable.games.nisse.state import *

PILE_WORDS = (
    "violet-deck", "torech-deck", "violet-hand", "torech-hand", "violet-discard", "torech-discard",
    "violet-taken", "torech-taken", "grid", "played",
)  # fmt: skip

LAST_STEPS = {"instant end": TORECH_PANICS, "last turn": NEXT_TURN}  # what would have followed the end of a game


def blank(opened: Opened) -> State:
    """Drafted, first turn of the first round: Violet on space 1, about to lead."""
    s = State()
    s.round = s.turn = s.space = 1
    s.winner = NOBODY
    s.phase = LEAD
    s.played = [NONE, NONE]
    s.grid = [NONE] * CARDS
    return s


# --- Reading and writing -----------------------------------------------------------------------------------


def put(s: State, opened: Opened, names: Any, pile: int, what: str) -> list[int]:
    """Lay cards into a pile; each card is in one place only."""
    found = cards_named(all_card_names(opened), names, what)
    if len(found) > DECK_CARDS:
        raise FolktableError(f"{what}: a player has {DECK_CARDS} cards, found {len(found)} cards")
    for card in found:
        for taken in range(PILES):
            if in_pile(s, card, taken):
                raise FolktableError(f"{what}: {card_name(opened, card)} is already in {PILE_WORDS[taken]}")
        s.piles[pile] |= 1 << card
    return found


def pile_fact(pile: int, what: str, doc: str) -> Fact:
    """Unordered piles, by seat."""

    def write(s: Any, opened: Opened, seat: int, value: Any) -> None:
        put(s, opened, value, pile + seat, what)

    return by_name(what, seats, doc, lambda s, o, seat: list(named_cards(o, s.piles[pile + seat])), write)


def write_deck(s: State, opened: Opened, seat: int, value: Any) -> None:
    """Top first; cards named nowhere come below."""
    lay(put(s, opened, value, DECK + seat, "decks")[::-1], s.deck, s.deck_size, seat)


def read_deck(s: State, opened: Opened, seat: int) -> list[str]:
    return [card_name(opened, s.deck[seat][i]) for i in range(s.deck_size[seat] - 1, -1, -1)]


def write_discard(s: State, opened: Opened, seat: int, value: Any) -> None:
    lay(put(s, opened, value, DISCARD + seat, "discards"), s.discard, s.discard_size, seat)


def read_discard(s: State, opened: Opened, seat: int) -> list[str]:
    return [card_name(opened, s.discard[seat][i]) for i in range(s.discard_size[seat])]


def lay(cards: list[int], pile: Rows, sizes: Ints, seat: int) -> None:
    """A deck or a discard pile, from the bottom."""
    sizes[seat] = len(cards)
    for i, card in enumerate(cards):
        pile[seat][i] = card


def write_played(s: State, opened: Opened, value: Any) -> None:
    for word, name in parts(value, "played").items():
        (s.played[named(seats(opened), word, "played")],) = put(s, opened, [name], PLAYED, "played")


def read_played(s: State, opened: Opened) -> dict[str, str]:
    return {word: card_name(opened, s.played[seat]) for word, seat in seats(opened).items() if s.played[seat] != NONE}


def write_grid(s: State, opened: Opened, value: Any) -> None:
    if not isinstance(value, list) or len(value) > ROWS or any(len(row) > COLUMNS for row in value):
        raise FolktableError(f"grid: expected at most {ROWS} rows of at most {COLUMNS} cards, found {value!r}")
    s.rows = len(value)
    for row, names in enumerate(value):
        for column, name in enumerate(names):
            if name is not None:
                (s.grid[row * COLUMNS + column],) = put(s, opened, [name], GRID, "grid")


def read_grid(s: State, opened: Opened) -> list[list[str | None]]:
    """The rows without the gaps at their ends."""
    rows: list[list[str | None]] = []
    for row in range(s.rows):
        places = [s.grid[row * COLUMNS + column] for column in range(COLUMNS)]
        while places and places[-1] == NONE:
            places.pop()
        rows.append([None if card == NONE else card_name(opened, card) for card in places])
    return rows


def write_dice(s: State, opened: Opened, value: Any) -> None:
    if not isinstance(value, list) or len(value) > DICE:
        raise FolktableError(f"dice: expected at most {DICE} faces, 0 for a used die, found {value!r}")
    for n, face in enumerate(value):
        if not 0 <= whole(face, "dice") <= HIGHEST_FACE:
            raise FolktableError(f"dice: a face is from 1 to {HIGHEST_FACE}, not {face}")
        s.dice[n] = face


FACTS = {
    "grid": Fact("the rows of the draft, row 1 first, null for a gap; it puts the position into the draft", read_grid, write_grid),
    "taken": pile_fact(TAKEN, "taken", "cards drafted so far, by seat"),
    "roll": unwritten("number of the roll, 12 for the last three cards (only in `then`)", lambda s, o: s.roll),
    "pick": unwritten("number of the pick in this roll (only in `then`)", lambda s, o: s.pick),
    "dice": Fact("the dice of this roll, 0 where used", lambda s, o: list(s.dice), write_dice),
    "die": number("die", "the die chosen for this pick, 0 for none"),
    "hands": pile_fact(HAND, "hands", "cards in hand, by seat"),
    "discards": by_name("discards", seats, "discard piles, bottom first, by seat", read_discard, write_discard),
    "played": Fact("the cards shown this turn, by seat", read_played, write_played),
    "decks": by_name("decks", seats, "decks, top first, by seat; in `given`, their tops: cards named nowhere lie below", read_deck, write_deck),
    "deck size": unwritten("cards in each deck (only in `given`): the cards left over lie at the bottom of the discards", lambda s, o: None),
    "hand sizes": sizes("cards in each hand", lambda s, seat: pile_size(s, HAND + seat)),
    "deck sizes": sizes("cards in each deck", lambda s, seat: s.deck_size[seat]),
    "discard sizes": sizes("cards in each discard pile", lambda s, seat: s.discard_size[seat]),
    "open hands": numbers("open_for", seats, "turns, this one included, for which a 6 keeps each hand open"),
    "space": number("space", "the space of Violet's pawn, 1 to 18"),
    "tricked": flag("tricked", "Torech has tricked Violet"),
    "shortcut live": flag("shortcut_live", "a win on this turn takes the shortcut"),
    "plan wins": number("plan_wins", "Torech's wins on the plan space"),
    "attempted": flag("attempted", "a turn was played on the determination space"),
    "panicked": some_of("panicked", lambda opened: {space: space for space in range(SPACES + 1)}, "spaces whose panic is used up"),
    "round": number("round", "number of the round, 0 in the draft"),
    "turn": number("turn", "number of the turn, counted over both rounds"),
    "leader": one_of("leader", seats, "who leads this turn", "nobody"),
    "phase": choice("phase", QUESTIONS.words() | LAST_STEPS, "what is being decided"),
    "winner of turn": one_of("winner_of_turn", seats, "who won the turn, while it is being resolved", "nobody"),
    "swapped": one_of("swapped", numbered_by(all_card_names), "the card that a 2 has taken, while one is given for it"),
    "sevened": numbers("sevened", seats, "1 where a 7 took effect this turn"),
    "cards returned": flag("cards_returned", "determination has brought cards back this turn"),
    "unsure": unsure_fact(SEAT_WORDS, PILE_WORDS, all_card_names),
    "placed": placed_fact(SEAT_WORDS, all_card_names),
    "winner": one_of("winner", seats, "who won the game", "nobody"),
    "ended by": choice("ended_by", {word or "not over": ending for ending, word in ENDINGS.items()}, "how the game ended"),
}  # fmt: skip

# `complete` fills these in when they are not given, so a notation must always give them.
ALWAYS = {"grid", "taken", "hands", "discards", "decks", "round", "turn", "phase", "unsure"}


def complete(s: State, opened: Opened, given: dict[str, Any]) -> None:
    """Fill in what was not said: where the other cards are, who decides, who knows what."""
    if given.get("grid"):
        complete_draft(s)
    else:
        complete_decks(s, given)
        if "decides" not in given:
            s.actor = s.leader if s.played[s.leader] == NONE else other(s.leader)
        if "phase" not in given:
            s.phase = LEAD if s.played[s.leader] == NONE else FOLLOW
    s.waiting = 0 if s.over else 1 << s.actor
    if "unsure" not in given:
        hide_hands_and_decks(s)


def complete_draft(s: State) -> None:
    """The grid tells how far the draft is, and so who picks and how many cards each player has taken."""
    s.round = s.turn = 0
    taken = CARDS - pile_size(s, GRID)
    missing = [-pile_size(s, TAKEN + seat) for seat in range(2)]
    for n in range(taken + 1):  # the picks so far, and the one to come
        s.roll, s.pick = n // PICKS + 1, n % PICKS + 1
        next_pick(s)
        missing[s.actor] += n < taken
    if s.die:
        s.phase = TAKE_CARD
    for seat, cards in enumerate(spare_cards(s, missing)):
        s.piles[TAKEN + seat] |= bits(cards)


def complete_decks(s: State, given: dict[str, Any]) -> None:
    """Each player has 18 cards: what is named nowhere goes under the deck, or under the discards."""
    missing = [
        DECK_CARDS - sum(pile_size(s, pile + seat) for pile in (DECK, HAND, DISCARD)) - (s.played[seat] != NONE)
        for seat in range(2)
    ]
    for seat, spare in enumerate(spare_cards(s, missing)):
        deck = [s.deck[seat][i] for i in range(s.deck_size[seat])]
        discard = [s.discard[seat][i] for i in range(s.discard_size[seat])]
        below = whole(given.get("deck size", len(deck) + len(spare)), "deck size") - len(deck)
        if not 0 <= below <= len(spare):
            raise FolktableError(f"deck size: {given['deck size']} does not fit with the cards named")
        lay([*spare[:below], *deck], s.deck, s.deck_size, seat)
        lay([*spare[below:], *discard], s.discard, s.discard_size, seat)
        s.piles[DECK + seat] |= bits(spare[:below])
        s.piles[DISCARD + seat] |= bits(spare[below:])


def bits(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def spare_cards(s: State, missing: list[int]) -> list[list[int]]:
    """For each seat as many cards as it misses, of those that are named nowhere."""
    named_ones = sum(s.piles)
    spare = [card for card in range(CARDS) if not named_ones >> card & 1]
    if min(missing) < 0 or sum(missing) != len(spare):
        raise FolktableError(f"the cards named do not fit: Violet would get {missing[0]} more and Torech {missing[1]}")
    return [spare[: missing[VIOLET]], spare[missing[VIOLET] :]]


def hide_hands_and_decks(s: State) -> None:
    """Everybody knows the open piles, a hand is known to its owner, an open one to all; a known place stays known."""
    for observer in range(OBSERVERS):
        for seat in range(2):
            deck, hand = DECK + seat, HAND + seat
            if seat != observer and not s.open_for[seat] and s.piles[deck] and s.piles[hand]:
                hide(s, observer, (deck, hand))
