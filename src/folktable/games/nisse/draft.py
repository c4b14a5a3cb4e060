"""Set-up and deck-building: 36 cards in a grid, split by dice."""

from folktable.engine.cards import index_in
from folktable.engine.chance import SHUFFLES, roll, shuffle
from folktable.engine.knowledge import move
from folktable.engine.narration import also, note
from folktable.engine.record import ask
from folktable.games.nisse.box import Box
from folktable.games.nisse.piles import other
from folktable.games.nisse.state import *


def deal_grid(s: State) -> None:
    """All cards face up in six rows of six [nisse-setup-2]."""
    for card in range(CARDS):
        s.grid[card] = card
    s.piles[GRID] = (1 << CARDS) - 1
    shuffle(s, SHUFFLES, s.grid, CARDS)
    s.rows = ROWS
    note(s, GRID_DEALT, TORECH)


def deal_without_draft(s: State) -> None:
    """The house rule for a quick start: the grid is dealt out, half to each, face up as drafted cards are."""
    for place in range(CARDS):
        move(s, s.grid[place], GRID, TAKEN + place % 2)
        s.grid[place] = NONE
    s.rows = 0
    note(s, DEALT_WITHOUT_DRAFT)


# --- Rolls and picks -----------------------------------------------------------------------------------


def next_roll(s: State) -> None:
    """Three dice for three picks, eleven times [nisse-draft-3]; the last three cards go without [nisse-draft-8].

    Even if those lie in one row [nisse-ruling-6].
    """
    s.roll += 1
    s.pick = 1
    s.phase = NEXT_PICK
    if s.roll > ROLLS_IN_DRAFT:
        note(s, FREE_PICKS)
        return
    note(s, DICE_ROLLED, roller(s))
    for n in range(DICE):
        s.dice[n] = roll(s)
        also(s, s.dice[n])


def roller(s: State) -> int:
    """Violet rolls first, then by turns [nisse-draft-1]; the last three cards fall where Torech would roll."""
    return VIOLET if s.roll % 2 == 1 else TORECH


def next_pick(s: State) -> None:
    """The roller picks first and last, the other player in between [nisse-draft-2]; no pick may be skipped."""
    picker = other(roller(s)) if s.pick == 2 else roller(s)
    ask(s, picker, CHOOSE_DIE if s.roll <= ROLLS_IN_DRAFT else FREE_PICK)


def unused_faces(s: State) -> int:
    """The dice that may be chosen: those of this roll not used yet [nisse-draft-5]. Equal faces are one choice.

    As actions, in bits.
    """
    bits = 0
    for n in range(DICE):
        if s.dice[n]:
            bits |= 1 << DIE + s.dice[n] - 1
    return bits


def choose_die(s: State, face: int) -> None:
    """A die is used up; another one of the same face stays for another pick [nisse-ruling-5]."""
    s.dice[index_in(s.dice, DICE, face)] = 0
    s.die = face
    s.phase = TAKE_CARD


def cards_to_take(s: State) -> int:
    """The cards that the pick may take, as bits: the die's row [nisse-draft-4], or any card at all."""
    if s.phase == FREE_PICK or is_wild(s, s.die):
        return s.piles[GRID]
    return cards_in_row(s, s.die)


def cards_in_row(s: State, row: int) -> int:
    """Row 1 lies next to the board [nisse-ruling-3]."""
    first = (row - 1) * COLUMNS
    return sum(1 << s.grid[first + n] for n in range(COLUMNS) if s.grid[first + n] != NONE)


def is_wild(s: State, face: int) -> bool:
    """Above the number of rows, and only then [nisse-draft-7, nisse-draft-9], a die has no other use [nisse-ruling-6].

    While rows close up only after the roll, a die whose row was emptied is wild too [nisse-ruling-4].
    """
    return face > s.rows or cards_in_row(s, face) == 0


def take_card(s: State, box: Box, card: int) -> None:
    """The card lies face up before its new owner until the draft ends [nisse-draft-10]."""
    s.grid[index_in(s.grid, CARDS, card)] = NONE
    move(s, card, GRID, TAKEN + s.actor)
    note(s, TOOK, s.actor, card, s.die)
    s.die = 0
    s.pick += 1
    s.phase = NEXT_PICK
    if s.pick > PICKS or not box.rows_close_after_roll:
        close_rows(s)  # at once: it changes what the dice left over mean [nisse-ruling-4]
    if s.pick > PICKS:
        s.phase = NEXT_ROLL
        if s.roll > ROLLS_IN_DRAFT:
            end_draft(s)


def close_rows(s: State) -> None:
    """Empty rows vanish and the rows below get a number one lower [nisse-draft-6]."""
    for row in range(s.rows, 0, -1):
        if cards_in_row(s, row) == 0:
            for place in range((row - 1) * COLUMNS, (s.rows - 1) * COLUMNS):
                s.grid[place] = s.grid[place + COLUMNS]
            for place in range((s.rows - 1) * COLUMNS, s.rows * COLUMNS):
                s.grid[place] = NONE
            s.rows -= 1
            note(s, ROW_CLOSED, NOBODY, row, s.rows)


def end_draft(s: State) -> None:
    """18 cards each, theirs for the whole game [nisse-draft-11]."""
    s.roll = 0
    s.pick = 0
    s.phase = NEXT_ROUND
