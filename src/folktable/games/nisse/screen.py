"""A view as text, for a terminal."""

from folktable.engine.drawing import Block, beside, card, card_back, filled, heading, in_rows, paint, strip
from folktable.engine.words import in_words
from folktable.games.nisse.seen import DieSeen, DraftSeen, HandSeen, View
from folktable.games.nisse.state import *


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    lines = draft_lines(view, view.draft) if view.draft else play_lines(view)
    if view.winner:
        lines += ["", f"{view.winner.capitalize()} has won."]
    return "\n".join(lines)


def colours(view: View) -> dict[str, str]:
    return {suit.letter: suit.colour for suit in view.suits}


def drawn(view: View, name: str, note: str = "") -> Block:
    colour = colours(view)[name[0]]
    return card(name[1:], colour, *([note] if note else []), ink=colour, width=8)


def card_name(view: View, name: str) -> str:
    return f"{colours(view)[name[0]]} {name[1:]}"


def by_suit(view: View, cards: tuple[str, ...]) -> str:
    """Orange 1 5 9, red 2: the cards of each suit together."""
    letters = dict.fromkeys(name[0] for name in cards)
    groups = (" ".join(name[1:] for name in cards if name[0] == letter) for letter in letters)
    return ", ".join(f"{colours(view)[letter]} {numbers}" for letter, numbers in zip(letters, groups, strict=True))


# --- The draft -----------------------------------------------------------------------------------------------


def draft_lines(view: View, draft: DraftSeen) -> list[str]:
    lines = [heading("The draft")]
    usable = [draft.die] if draft.die else draft.dice
    for n, row in enumerate(draft.rows, 1):
        mark = paint(">", "gold") if any(die.wild or die.face == n for die in usable) else " "
        lines.append(f" {mark} row {n}   {'  '.join(flat(view, name) for name in row)}".rstrip())
    lines.append("")
    if draft.dice or draft.die:
        dice = [die_drawn(die) for die in draft.dice]
        using = ["", f"with the {draft.die.face}"] if draft.die else []
        told = ["", f"Roll {draft.roll} of {draft.rolls}", f"pick {draft.pick} of {draft.picks}"]
        lines += beside([*dice, using, told], 2)
    else:
        lines.append("The last three cards go without dice: Torech, Violet, Torech.")
    lines.append("")
    for name, cards in view.collections.items():
        who = "You have" if name == view.you else f"{name.capitalize()} has"
        lines += filled(f"{who} {len(cards)}{': ' if cards else ''}{by_suit(view, cards)}", "  ")
    return lines


def flat(view: View, name: str | None) -> str:
    """A card of the grid in one line, as wide as its neighbours."""
    width = 2 + max(map(len, colours(view).values()))
    if name is None:
        return " " * width
    colour = colours(view)[name[0]]
    return paint(f"{name[1:]} {colour:{width - 2}}", colour)


def die_drawn(die: DieSeen) -> Block:
    return card(str(die.face), "any" if die.wild else f"row {die.face}", ink="gold", width=9)


# --- The journey ---------------------------------------------------------------------------------------------


def play_lines(view: View) -> list[str]:
    turn = (
        f"Round {view.round} of {view.rounds}, turn {view.turn}, {view.turns_left} left in the round. "
        f"{trump_text(view.trump).capitalize()}{next_trump_text(view)}."
    )
    lines = [
        *track_lines(view),
        *filled(turn),
        *([f"{in_words(view.at_stake)}."] if view.at_stake else []),
        "",
        *(line for name in view.decks for line in pile_lines(name, view)),
        *(line for name, cards in view.unseen.items() if cards for line in unseen_lines(view, name, cards)),
    ]
    played = [(name, one) for name, one in view.played.items() if one]
    if played:
        blocks = [block for name, one in played for block in (["", f"{name.capitalize()}:"], drawn(view, one))]
        lines += [heading("Played"), *beside(blocks)]
    return lines + [line for name, hand in view.hands.items() for line in hand_lines(view, name, hand)]


EVENT_MARKS = {"tricks": "t", "shortcut": "s", "plan": "p", "determination": "d", "panic": "x"}


def track_lines(view: View) -> list[str]:
    """The way to Ordep in the colours of its trumps, with Violet and the events that may still happen."""
    cells, events = [], {}
    for space in view.track:
        event = space.event if space.event and space.state in ("ready", "running") else None
        if event:
            events[event] = EVENT_MARKS[event]
        marks = ("V" if space.number == view.space else "") + (EVENT_MARKS[event] if event else "")
        cells.append((str(space.number), marks, space.trump or "white"))
    legend = ", ".join(f"{mark} {in_words(view.events[event].title)}" for event, mark in events.items())
    return [
        *beside([strip(cells), ["", "Ordep"]]),
        *(paint(line, "dim") for line in filled(f"V Violet{', ' if legend else ''}{legend}")),
    ]


def trump_text(trump: str | None) -> str:
    return f"{trump} is trump" if trump else "no trump"


def next_trump_text(view: View) -> str:
    return "" if view.next_trump == view.trump else f"; if Violet wins, {view.next_trump or 'none'}"


def pile_lines(name: str, view: View) -> list[str]:
    deck, discard = view.decks[name], view.discards[name]
    top = f", on top {' '.join(card_name(view, one) for one in deck.top)}" if deck.top else ""
    below = deck.bottom and len(deck.top) < deck.size
    bottom = f", at the bottom {' '.join(card_name(view, one) for one in deck.bottom)}" if below else ""
    pile = f"{discard.size} discarded" + (f": {by_suit(view, tuple(sorted(discard.cards)))}" if discard.cards else "")
    return filled(f"{name.capitalize():7} deck of {deck.size}{top}{bottom}; {pile}", " " * 8)


def unseen_lines(view: View, name: str, cards: tuple[str, ...]) -> list[str]:
    told = "Left in your deck" if name == view.you else f"{name.capitalize()} may hold or draw"
    return filled(f"{told}: {by_suit(view, cards)}", "  ")


def hand_lines(view: View, name: str, hand: HandSeen) -> list[str]:
    lies_open = " (lies open)" if hand.open_for else ""
    if name == view.you:
        cards = [drawn(view, one.card, in_words(one.outlook) if one.outlook else "") for one in hand.cards]
        return [heading(f"Your hand{lies_open}"), *(in_rows(cards) or ["empty"])]
    known = [drawn(view, one) for one in hand.known]
    cards = [*known, *[card_back(2, 8)] * (hand.size - len(known))]
    return [heading(f"{name.capitalize()}'s hand{lies_open}"), *(in_rows(cards) or ["empty"])]
