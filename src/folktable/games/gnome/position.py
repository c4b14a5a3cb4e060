"""The facts of a position in words: for scenarios and for the one-line notation."""

# ruff: noqa: E501 (a fact is one row of a table)

from typing import Any

from folktable.engine.errors import FolktableError
from folktable.engine.facts import *
from folktable.engine.game import Opened
from folktable.games.gnome.box import card_list
from folktable.games.gnome.names import card_id, seat_words, space_names
from folktable.games.gnome.rules import lay_out
from folktable.games.gnome.seen import ROUTE_WORDS, fork_names
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import clockwise

STEPS = {
    "nothing": 0, "roll window": ROLL_WINDOW, "enter window": ENTER_WINDOW, "walk": WALK, "pick up": PICK_UP,
    "brawl payments": BRAWL_PAYMENTS, "selling": SELLING, "play step": PLAY_STEP, "attacks": ATTACKS, "draw": DRAW,
    "end turn": END_TURN, "next turn": NEXT_TURN,
}  # fmt: skip
WAYS = {"by die": BY_DIE, "by own card": BY_OWN_CARD, "pushed": PUSHED, "sent back": SENT_BACK}


def blank(opened: Opened) -> State:
    """Everybody on Start with an empty purse and hand, all cards in the draw pile, the first seat about to play."""
    s = State()
    lay_out(s, opened.box)
    s.pile = [0] * MOST_TYPES
    s.round = 1
    s.phase = PLAY
    s.after_move = PLAY_STEP
    return s


# --- Reading and writing -----------------------------------------------------------------------------------


def card_ids(opened: Opened) -> dict[str, int]:
    return {card.id: n for n, card in enumerate(card_list(opened.edition))}


space_ids = numbered_by(space_names)
forks = numbered_by(fork_names)


def pile_fact(field: str, doc: str) -> Fact:
    def write(s: Any, opened: Opened, value: Any) -> None:
        for word, count in parts(value, field).items():
            getattr(s, field)[named(card_ids(opened), word, field)] = whole(count, field)
        setattr(s, f"{field}_size", sum(getattr(s, field)))

    def read(s: Any, opened: Opened) -> dict[str, int]:
        return {word: getattr(s, field)[card] for word, card in card_ids(opened).items() if getattr(s, field)[card]}

    return Fact(doc, read, write)


def read_hand(s: State, opened: Opened, seat: int) -> list[str]:
    return [word for word, card in card_ids(opened).items() for _ in range(s.hand[seat][card])]


def write_hand(s: State, opened: Opened, seat: int, value: Any) -> None:
    for word in value:
        s.hand[seat][named(card_ids(opened), word, "hands")] += 1
    s.hand_size[seat] = len(value)


def owned(value: Any, opened: Opened, what: str) -> tuple[int, int]:
    """The seat and the card of "blue honey"."""
    seat, _, card = str(value).partition(" ")
    return named(seats(opened), seat, what), named(card_ids(opened), card, what)


def owned_text(opened: Opened, seat: int, card: int) -> str:
    return f"{seat_words(opened)[seat]} {card_id(opened, card)}"


def write_items(s: State, opened: Opened, value: Any) -> None:
    for i, text in enumerate(value):
        s.item_owner[i], s.item[i] = owned(text, opened, "items")
    s.items = len(value)


def read_effects(s: State, opened: Opened) -> list[dict[str, Any]]:
    return [
        {
            "card": card_id(opened, s.effect[i]),
            "gnome": seat_words(opened)[s.effect_on[i]],
            "turns": s.effect_turns[i],
            "working": bool(s.effect_awake[i]),
        }
        for i in range(s.effects)
    ]


def write_effects(s: State, opened: Opened, value: Any) -> None:
    for i, effect in enumerate(value):
        card = named(card_ids(opened), effect.get("card"), "effects")
        s.effect[i] = card
        s.effect_on[i] = named(seats(opened), effect.get("gnome"), "effects")
        s.effect_turns[i] = effect.get("turns", opened.box.turns[card])
        s.effect_awake[i] = int(effect.get("working", s.effect_turns[i] == UNTIL_ENDED))
    s.effects = len(value)


def kinds_by_value(opened: Opened) -> dict[int, int]:
    """The kind of jewel for each value, without kinds that do not exist."""
    values = {value: kind for kind, value in enumerate(opened.box.jewel_value)}
    return dict(sorted(values.items(), reverse=True))


def kind_worth(opened: Opened, value: Any, what: str) -> int:
    kinds = kinds_by_value(opened)
    if value not in kinds:
        raise FolktableError(f"{what}: {value!r} is none of the jewels' values {', '.join(map(str, kinds))}")
    return kinds[value]


def read_purse(s: State, opened: Opened, seat: int) -> list[int]:
    return [value for value, kind in kinds_by_value(opened).items() for _ in range(s.purse[seat][kind])]


def write_purse(s: State, opened: Opened, seat: int, value: Any) -> None:
    for jewel in value:
        s.purse[seat][kind_worth(opened, jewel, "purses")] += 1


def write_mine(s: State, opened: Opened, value: Any) -> None:
    for jewel, count in parts(value, "mine").items():
        s.mine[kind_worth(opened, jewel, "mine")] = whole(count, "mine")


def write_lying(s: State, opened: Opened, value: Any) -> None:
    for space, gems in parts(value, "lying").items():
        s.lying[named(space_ids(opened), space, "lying")] = whole(gems, "lying")


def read_routes(s: State, opened: Opened, seat: int) -> dict[str, str]:
    words = {NO_ROUTE: "none", **ROUTE_WORDS}
    return {name: words[s.route[seat][fork]] for fork, name in enumerate(fork_names(opened))}


def write_routes(s: State, opened: Opened, seat: int, value: Any) -> None:
    codes = {"none": NO_ROUTE, **{word: code for code, word in ROUTE_WORDS.items()}}
    for name, word in parts(value, "routes").items():
        s.route[seat][named(forks(opened), name, "routes")] = named(codes, word, "routes")


def write_places(s: State, opened: Opened, seat: int, value: Any) -> None:
    s.place[seat] = whole(value, "places")
    if s.place[seat]:
        s.at[seat] = opened.box.cottage
        s.home = max(s.home, s.place[seat])


def business_ids(opened: Opened) -> dict[str, int]:
    return {business.id: n for n, business in enumerate(opened.edition.trail.businesses)}


def write_stack(s: State, opened: Opened, value: Any) -> None:
    for i, text in enumerate(value):
        s.stack_by[i], s.stack_card[i] = owned(text, opened, "stack")
    s.stack = len(value)


def write_decides(s: State, opened: Opened, value: Any) -> None:
    asked = [named(seats(opened), word, "decides") for word in value.split(" ")]
    s.actor = asked[0]
    s.waiting = sum(1 << seat for seat in set(asked))


def read_decides(s: State, opened: Opened) -> str:
    """Who decides; the others who may do so at the same time come after him."""
    words = seat_words(opened)
    others = [word for seat, word in enumerate(words) if s.waiting >> seat & 1 and seat != s.actor]
    return " ".join([words[s.actor], *others])


FACTS = {
    "at": one_of_each("at", seats, space_ids, "the space of each gnome: start, s1, b1, cottage, pub"),
    "routes": by_name("routes", seats, "how each gnome passed a fork, as in {s36: short, s19: long}", read_routes, write_routes),
    "places": by_name("places", seats, "the place of each gnome who is home, 0 for the others", lambda s, o, seat: s.place[seat], write_places),
    "purses": by_name("purses", seats, "the jewels of each gnome, as values", read_purse, write_purse),
    "lying": Fact("gems on stones, as in {s29: 1}", lambda s, o: {name: s.lying[space] for name, space in space_ids(o).items() if s.lying[space]}, write_lying),
    "mine": Fact("jewels in the mine by value; in `given`, without it, all that are nowhere else", lambda s, o: {value: s.mine[kind] for value, kind in kinds_by_value(o).items()}, write_mine),
    "hands": by_name("hands", seats, "cards in each hand", read_hand, write_hand),
    "green floor": numbers("green_floor", seats, "green cards that all know a hand to hold at least"),
    "items": Fact("tabled items in the order of tabling, as in [blue honey]", lambda s, o: [owned_text(o, s.item_owner[i], s.item[i]) for i in range(s.items)], write_items),
    "effects": Fact("lasting effects in the order they took effect: card, gnome, turns, working", read_effects, write_effects),
    "discard": pile_fact("discard", "the discard pile, as in {honey: 2}"),
    "pile": pile_fact("pile", "the draw pile, as in {honey: 2}; in `given`, without it, all cards that are nowhere else"),
    "pile size": unwritten("cards in the draw pile (only in `then`)", lambda s, o: s.pile_size),
    "discard size": unwritten("cards in the discard pile (only in `then`)", lambda s, o: s.discard_size),
    "hand sizes": sizes("cards in each hand", lambda s, seat: s.hand_size[seat]),
    "brawl hands": some_of_each("brawl_hand", seats, lambda opened: {value: value - 1 for value in range(1, BRAWL_CARDS + 1)}, "brawl cards left to each gnome"),
    "first": one_of("first", seats, "who began the game", "nobody"),
    "round": number("round", "the round"),
    "turn of": one_of("active", seats, "whose turn it is", "nobody"),
    "roll": number("roll", "the movement die; in `given`, without a phase, the last opponent is about to let it stand"),
    "tripped": number("tripped", "steps that an interrupt allows, 0 without one"),
    "barred": some_of("barred", business_ids, "businesses shut to the active gnome this turn"),
    "visiting": flag("visiting", "the active gnome has stepped into a business this turn"),
    "takings": number("takings", "gems owed for what has been sold in this visit"),
    "sold": number("sold", "items sold in this visit"),
    "window": number("window", "seats asked so far in the open window"),
    "mover": one_of("mover", seats, "the gnome that moves or moved last", "nobody"),
    "way": choice("way", WAYS, "how he moves"),
    "steps": number("steps", "steps he has left"),
    "sender": one_of("sender", seats, "who made him move", "nobody"),
    "paused": flag("paused", "the pause at this space has been answered"),
    "owed items": number("owed_items", "items a hazard still takes"),
    "after move": choice("after_move", STEPS, "the step that follows the movement"),
    "stack": Fact("cards being played, the first at the bottom, as in [blue hornet_sting]", lambda s, o: [owned_text(o, s.stack_by[i], s.stack_card[i]) for i in range(s.stack)], write_stack),
    "target": one_of("target", seats, "the target of the card at the bottom", "nobody"),
    "chosen": one_of("chosen", card_ids, "the item given with it", "none"),
    "taken": one_of("taken", card_ids, "the item to be taken with it", "none"),
    "to cure": number("to_cure", "the ailment named with it: its place among the effects, from 0; -1 for none"),
    "asked so far": number("asked", "seats asked so far in this reply round"),
    "tabling": number("tabling", "items that may still be tabled at once"),
    "may stop": flag("may_stop", "one of them has been tabled"),
    "after card": choice("after_card", STEPS, "the step that follows the card"),
    "brawlers": some_of("brawlers", seats, "gnomes in the brawl, or asked for one"),
    "called": number("called", "of them asked, or done with paying, so far"),
    "forced": flag("forced", "nobody may decline the brawl"),
    "picks": numbers("pick", seats, "brawl cards picked, then what they count"),
    "winner": one_of("winner", seats, "who wins the brawl", "nobody"),
    "payee": one_of("payee", seats, "who is being paid; nobody is the mine", "nobody"),
    "due": number("due", "gems still due"),
    "smallest": number("smallest", "the kind of jewel handed over last"),
    "after payment": choice("after_payment", STEPS, "the step that follows the payment"),
    "phase": choice("phase", STEPS | QUESTIONS.words(), "what is being decided"),
    "decides": Fact("the seat that decides, and any that may decide at the same time", read_decides, write_decides),
}  # fmt: skip

# `complete` fills these in when they are not given, so a notation must always give them.
ALWAYS = {"mine", "pile", "phase", "window", "mover"}


def complete(s: State, opened: Opened, given: dict[str, Any]) -> None:
    """Fill in what was not said: the mine, the draw pile, who decides."""
    box = opened.box
    if "mine" not in given:
        for kind in range(KINDS):
            s.mine[kind] = box.mine[kind] - sum(s.purse[seat][kind] for seat in range(box.seats))
        s.mine[KINDS - 1] -= sum(s.lying)
    if "pile" not in given:
        s.pile = [box.copies[card] - elsewhere(s, opened, card) for card in range(MOST_TYPES)]
        s.pile_size = sum(s.pile)
        for card, count in enumerate(s.pile):
            if count < 0:
                raise FolktableError(f"there are only {box.copies[card]} cards {card_id(opened, card)!r} in the box")
    if "mover" not in given:
        s.mover = s.active
    if "phase" not in given and "roll" in given:
        s.phase, s.window = ROLL_REPLY, box.seats - 1
    if "decides" not in given:
        s.actor = clockwise(s, box, s.window) if s.phase == ROLL_REPLY else s.active
        s.waiting = 1 << s.actor
    if s.over:
        s.waiting = 0


def elsewhere(s: State, opened: Opened, card: int) -> int:
    """Copies of a card that are not in the draw pile. Red effects are markers: their cards lie in the discard pile."""
    count = s.discard[card] + sum(s.hand[seat][card] for seat in range(opened.seats))
    count += sum(s.item[i] == card for i in range(s.items))
    if opened.box.colour[card] == PURPLE:
        count += sum(s.effect[i] == card for i in range(s.effects))
        count += sum(s.stack_card[i] == card for i in range(s.stack))
    return count
