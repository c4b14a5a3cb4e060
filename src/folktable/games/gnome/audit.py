"""Are all jewels and cards still there? A plain function like the rules, to be asked after every decision."""

from folktable.games.gnome.box import Box
from folktable.games.gnome.state import *


def faults(s: State, box: Box) -> int:
    """Kinds of jewels and of cards whose number is not that of the box, and numbers below zero where none may be."""
    count = sum(1 for kind in range(KINDS) if jewels(s, box, kind) != box.mine[kind])
    count += sum(1 for card in range(box.types) if copies(s, box, card) != box.copies[card])
    return count + negatives(s, box)


def jewels(s: State, box: Box, kind: int) -> int:
    """In the mine, in purses and on stones."""
    total = s.mine[kind] + sum(s.purse[seat][kind] for seat in range(box.seats))
    if kind == KINDS - 1:
        for space in range(MOST_SPACES):
            total += s.lying[space]
    return total


def copies(s: State, box: Box, card: int) -> int:
    """In piles, hands, on the table, before gnomes and on the stack; a red card is in the discard pile once played."""
    total = s.pile[card] + s.discard[card] + sum(s.hand[seat][card] for seat in range(box.seats))
    total += sum(1 for i in range(s.items) if s.item[i] == card)
    if box.colour[card] == PURPLE:
        total += sum(1 for i in range(s.effects) if s.effect[i] == card)
        if s.stack > 0 and s.stack_card[0] == card:
            total += 1
    return total


def negatives(s: State, box: Box) -> int:
    count = 0
    for kind in range(KINDS):
        if kind < KINDS - 1 and s.mine[kind] < 0:  # of the smallest there may be extra ones out there
            count += 1
        count += sum(1 for seat in range(box.seats) if s.purse[seat][kind] < 0)
    for card in range(box.types):
        if s.pile[card] < 0 or s.discard[card] < 0:
            count += 1
        count += sum(1 for seat in range(box.seats) if s.hand[seat][card] < 0)
    return count
