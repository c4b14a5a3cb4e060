"""A view as text, for a terminal."""

from __future__ import annotations

from folktable.engine.words import in_words
from folktable.games.nisse.seen import DieSeen, DraftSeen, HandSeen, View
from folktable.games.nisse.state import *


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
