"""The facts of a position in words: for scenarios and for the one-line notation."""

# ruff: noqa: E501 (a fact is one row of a table)

from typing import Any

from folktable.engine.cardfacts import cards_named, hide, placed_fact, unsure_fact
from folktable.engine.errors import FolktableError
from folktable.engine.facts import *
from folktable.engine.game import Opened
from folktable.engine.knowledge import in_pile
from folktable.games.violet.names import card_name, card_names, colour_name, fear_name, space_name, spot_name, tile_id
from folktable.games.violet.rules import on_line, set_up_board
from folktable.games.violet.seen import ENDINGS, SEAT_WORDS
from folktable.games.violet.state import *

CARD_IDS = {card_name(card): card for card in range(CARDS)}
PILE_IDS = {"deck": DECK, "discard": DISCARD, "tableau": TABLEAU, "violet": HAND, "torech": HAND + TORECH,
            "played": PLAYED, "slots": FEAR_SLOT}  # fmt: skip

PHASES = QUESTIONS.words() | {
    "events": EVENTS,
    "winner draws": WINNER_DRAWS,
    "loser draws": LOSER_DRAWS,
    "next turn": NEXT_TURN,
}


def blank(opened: Opened) -> State:
    """The board as set up, no tiles laid out, all cards in the deck, Violet about to play."""
    s = State()
    s.piles[DECK] = (1 << CARDS) - 1
    set_up_board(s, opened.box)
    s.tiles_laid, s.draft_picks, s.turn = SPOTS, 2 * opened.box.hand, 1
    s.winner = NOBODY
    s.tableau = [NONE] * len(s.tableau)
    s.played = [NONE, NONE]
    s.slots = [[NONE, NONE], [NONE, NONE]]
    s.phase = PLAY
    return s


# --- Reading and writing -----------------------------------------------------------------------------------


def cards(values: Any, what: str) -> list[int]:
    return cards_named(list(CARD_IDS), values, what)


def names_in(s: State, pile: int) -> list[str]:
    return list(card_names(s.piles[pile]))


def put(s: State, card: int, pile: int, what: str) -> None:
    if not in_pile(s, card, DECK):
        place = next(word for word, pile in PILE_IDS.items() if in_pile(s, card, pile))
        raise FolktableError(f"{what}: {card_name(card)} is already in another place ({place})")
    s.piles[DECK] &= ~(1 << card)
    s.piles[pile] |= 1 << card


def space_named(s: State, value: Any, what: str) -> int:
    spaces = {space_name(s, space): space for space in range(s.path_length + 1)}
    return named(spaces, value, what)


def write_hand(s: State, opened: Opened, seat: int, value: Any) -> None:
    for card in cards(value, "hands"):
        put(s, card, HAND + seat, "hands")


def write_tableau(s: State, opened: Opened, value: Any) -> None:
    if len(value) > len(s.tableau):
        raise FolktableError(f"tableau: at most {len(s.tableau)} cards, found {len(value)}")
    for place, name in enumerate(value):
        if name is not None:
            (card,) = cards([name], "tableau")
            put(s, card, TABLEAU, "tableau")
            s.tableau[place] = card


def write_discard(s: State, opened: Opened, value: Any) -> None:
    for card in cards(value, "discard"):
        put(s, card, DISCARD, "discard")


def write_deck(s: State, opened: Opened, value: Any) -> None:
    """Top first; cards named nowhere come below, so the order of all others does not matter."""
    for i, card in enumerate(reversed(cards(value, "deck"))):
        if not in_pile(s, card, DECK):
            raise FolktableError(f"deck: {card_name(card)} is already in another place")
        s.deck[i] = card
    s.deck_size = len(value)


def write_slots(s: State, opened: Opened, value: Any) -> None:
    for slot, pair in enumerate(value):
        for i, card in enumerate(cards(pair or [], "slots")):
            put(s, card, FEAR_SLOT, "slots")
            s.slots[slot][i] = card


def read_slots(s: State, opened: Opened) -> list[list[str]]:
    return [[card_name(card) for card in slot if card != NONE] for slot in s.slots]


def write_played(s: State, opened: Opened, value: Any) -> None:
    for seat, name in parts(value, "played").items():
        (card,) = cards([name], "played")
        if in_pile(s, card, DECK) and card not in list(s.deck)[: s.deck_size]:  # later in a turn it is elsewhere
            put(s, card, PLAYED, "played")
        s.played[named(seats(opened), seat, "played")] = card


def write_off_track(s: State, opened: Opened, value: Any) -> None:
    from folktable.games.violet.rules import split_space

    split_space(s, space_named(s, value, "off track"))


def write_fear(s: State, opened: Opened, value: Any) -> None:
    length = opened.box.fear_length
    track = {f"F{i}": i for i in range(length + 1)}
    path = {space_name(s, space): on_line(opened.box, space) for space in range(s.path_length)}
    s.fear = named({**track, **path}, value, "fear")


def space_fact(field: str, doc: str) -> Fact:
    def write(s: Any, opened: Opened, value: Any) -> None:
        setattr(s, field, space_named(s, value, field) if value is not None else NONE)

    def read(s: Any, opened: Opened) -> str | None:
        return None if getattr(s, field) == NONE else space_name(s, getattr(s, field))

    return Fact(doc, read, write)


def write_colours(s: State, opened: Opened, value: Any) -> None:
    colours = {colour_name(opened, colour): colour for colour in range(NEUTRAL + 1)}
    for space, colour in parts(value, "colours").items():
        s.colour[space_named(s, space, "colours")] = named(colours, colour, "colours")


def write_helpers(s: State, opened: Opened, value: Any) -> None:
    spaces = [space_named(s, space, "helpers") for space in value]
    s.helper = [int(space in spaces) for space in range(LONGEST_PATH)]


def area_ids(opened: Opened) -> dict[str, int]:
    return {area.id: i for i, area in enumerate(opened.edition.areas)}


def write_tokens_lying(s: State, opened: Opened, value: Any) -> None:
    lying = [named(area_ids(opened), area, "tokens lying") for area in value]
    s.token_lies = [int(area in lying) for area in range(MOST_AREAS)]


tile_ids = names_of(tile_id, TILES)
spots = names_of(spot_name, SPOTS)


def write_tiles(s: State, opened: Opened, value: Any) -> None:
    for spot, tile in parts(value, "tiles").items():
        s.tile_at[named(tile_ids(opened), tile, "tiles")] = SPOT + named(spots(opened), spot, "tiles")


def read_tiles(s: State, opened: Opened) -> dict[str, str]:
    on_spots = sorted((s.tile_at[t], t) for t in range(TILES) if SPOT <= s.tile_at[t] < SPOT + SPOTS)
    return {spot_name(opened, place - SPOT): tile_id(opened, tile) for place, tile in on_spots}


def tiles_fact(place: int, what: str, doc: str) -> Fact:
    def write(s: Any, opened: Opened, value: Any) -> None:
        for tile in value:
            s.tile_at[named(tile_ids(opened), tile, what)] = place

    return Fact(doc, lambda s, opened: [tile_id(opened, t) for t in range(TILES) if s.tile_at[t] == place], write)


ENDING_IDS = {word or "not over": ending for ending, word in ENDINGS.items()}

FACTS = {
    "off track": Fact("the space that Off Track has made two", lambda s, o: None if s.off_track == NONE else f"J{s.off_track + 1}", write_off_track),
    "violet": space_fact("violet", "Violet's space: J1 to J18, fire"),
    "fear": Fact("the Fear Pawn: F0 to F12, then J1 and on", fear_name, write_fear),
    "fuel": number("fuel", "units in the lantern"),
    "storm": flag("storm", "A Storm is Brewing lies on the Lantern Track"),
    "ring": space_fact("ring", "the space of the Faery Ring"),
    "scent": space_fact("scent", "the space of The Scent of Fear"),
    "scent pending": flag("scent_pending", "the Fear Pawn has reached the Scent and it waits to be resolved"),
    "colours": Fact("colours of spaces, as in {J17: pink}", lambda s, o: {space_name(s, i): colour_name(o, s.colour[i]) for i in range(s.path_length)}, write_colours),
    "helpers": Fact("spaces with one of Ordep's Helpers", lambda s, o: [space_name(s, i) for i in range(s.path_length) if s.helper[i]], write_helpers),
    "tokens lying": Fact("areas whose Advantage Token lies there", lambda s, o: [area for area, i in area_ids(o).items() if s.token_lies[i]], write_tokens_lying),
    "tokens": numbers("tokens", seats, "Advantage Tokens held, by seat"),
    "tiles": Fact("tiles on their spots, as in {F4: howl}", read_tiles, write_tiles),
    "offered tiles": tiles_fact(OFFERED, "offered tiles", "tiles that Torech chooses from in set-up"),
    "pending tiles": tiles_fact(PENDING, "pending tiles", "tiles triggered and not yet resolved"),
    "kept tiles": tiles_fact(KEPT, "kept tiles", "tiles that Torech keeps"),
    "spent tiles": tiles_fact(SPENT, "spent tiles", "tiles done with"),
    "tiles laid": number("tiles_laid", "tiles laid out so far in set-up"),
    "draft picks": number("draft_picks", "cards drafted so far"),
    "hands": by_name("hands", seats, "cards in hand, by seat", lambda s, o, seat: names_in(s, HAND + seat), write_hand),
    "tableau": Fact("the face-up cards", lambda s, o: [None if card == NONE else card_name(card) for card in s.tableau], write_tableau),
    "discard": Fact("the discard pile, in order of colour and value", lambda s, o: names_in(s, DISCARD), write_discard),
    "slots": Fact("the pairs in the first and second Fear Slot", read_slots, write_slots),
    "deck": Fact("the deck, top first; in `given`, its top: cards named nowhere lie below", lambda s, o: [card_name(s.deck[i]) for i in range(s.deck_size - 1, -1, -1)], write_deck),
    "played": Fact("the cards played this turn, by seat", lambda s, o: {word: card_name(s.played[seat]) for word, seat in seats(o).items() if s.played[seat] != NONE}, write_played),
    "deck size": unwritten("cards in the deck; in `given`, with `discard` left out, the others are discarded", lambda s, o: s.deck_size),
    "discard size": unwritten("cards in the discard pile (only in `then`)", lambda s, o: len(names_in(s, DISCARD))),
    "hand sizes": sizes("cards in each hand", lambda s, seat: len(names_in(s, HAND + seat))),
    "shown": some_of_each("shown", seats, lambda opened: CARD_IDS, "hands opened by a 7, by the seat that shows"),
    "unsure": unsure_fact(SEAT_WORDS, list(PILE_IDS), lambda opened: list(CARD_IDS)),
    "placed": placed_fact(SEAT_WORDS, lambda opened: list(CARD_IDS)),
    "turn": number("turn", "number of the turn"),
    "leader": one_of("leader", seats, "who plays first this turn", "nobody"),
    "phase": choice("phase", PHASES, "what is being decided"),
    "winner of turn": one_of("winner_of_turn", seats, "who won the turn", "nobody"),
    "effect on": one_of_each("effect_on", seats, lambda opened: {False: 0, True: 1}, "whether the effect of each seat's card is on this turn"),
    "looked at": number("looked_at", "cards that a 3 lets its player see"),
    "trick card": one_of("trick_card", lambda opened: CARD_IDS, "hand card chosen for Trick up the Sleeve"),
    "resume": choice("resume", PHASES, "the phase that goes on after Trick up the Sleeve"),
    "adapt space": space_fact("adapt_space", "the space chosen for Adapt"),
    "winner": one_of("winner", seats, "who won the game", "nobody"),
    "ended by": choice("ended_by", ENDING_IDS, "how the game ended"),
}  # fmt: skip

# `complete` fills these in when they are not given, so a notation must always give them.
ALWAYS = {"hands", "tableau", "discard", "deck", "unsure", "phase", "colours", "helpers"}


def complete(s: State, opened: Opened, given: dict[str, Any]) -> None:
    """Fill in what was not said: the rest of tableau and deck, who decides, who knows what."""
    if "tableau" not in given:
        spare = [card for card in range(CARDS) if in_pile(s, card, DECK) and card not in list(s.deck)[: s.deck_size]]
        for place, card in enumerate(spare[: len(s.tableau)]):
            put(s, card, TABLEAU, "tableau")
            s.tableau[place] = card
    if s.tiles_laid == SPOTS:
        complete_deck(s, given)
    if "decides" not in given:
        s.actor = s.leader if s.played[s.leader] == NONE else 1 - s.leader
    s.waiting = 0 if s.over else 1 << s.actor
    if "unsure" not in given:
        hide_hands_and_deck(s)


def complete_deck(s: State, given: dict[str, Any]) -> None:
    top = list(s.deck)[: s.deck_size]
    below = [card for card in range(CARDS - 1, -1, -1) if in_pile(s, card, DECK) and card not in top]
    if "deck size" in given and "discard" not in given:
        cut = len(below) + len(top) - whole(given["deck size"], "deck size")
        if cut < 0:
            raise FolktableError(f"deck size: only {len(below) + len(top)} cards are left for the deck")
        for card in below[:cut]:
            put(s, card, DISCARD, "discard")
        below = below[cut:]
    s.deck_size = len(below) + len(top)
    s.deck = [*below, *top, *([0] * (CARDS - s.deck_size))]


def hide_hands_and_deck(s: State) -> None:
    """Everybody knows the open piles and the discards; a hand is known to its owner, the deck to nobody."""
    for observer in range(OBSERVERS):
        hide(s, observer, [DECK, *(HAND + seat for seat in range(2) if seat != observer)])
