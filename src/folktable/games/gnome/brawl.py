"""Brawling (advanced): who may, the secret pick, who wins, who pays."""

from folktable.engine.cards import fill
from folktable.engine.chance import SHUFFLES, Chance, rand, roll
from folktable.engine.narration import note, whisper
from folktable.engine.record import ask
from folktable.games.gnome.box import Box
from folktable.games.gnome.gems import owe, wealth
from folktable.games.gnome.hands import give_item, items_of, only_item_type
from folktable.games.gnome.lasting import wear_off, working
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import business_of, clockwise, is_stone

# --- Who brawls ----------------------------------------------------------------------------------------------


def meet(s: State, box: Box) -> None:
    """A gnome has landed where others stand, whoever's turn it is and however he came [gnome-brawl-1].

    Once per meeting: only another landing or a card opens the next one [gnome-brawl-9, gnome-ruling-40].
    """
    space = s.at[s.mover]
    forced = s.forced
    s.forced = 0
    if not box.brawling or not allows_brawls(box, space):
        return
    present = gnomes_at(s, box, space)
    if present == 1 << s.mover:
        return
    if forced:  # [gnome-pcard-3]
        s.brawlers = present
        s.phase = BRAWL_BEGINS
    elif not box.brawl_needs_gems or something_at_stake(s, box, present):  # [gnome-brawl-3, gnome-ruling-38]
        s.brawlers = present
        note(s, MAY_BRAWL, s.mover, space)
        s.phase = ASK_TO_BRAWL


def allows_brawls(box: Box, space: int) -> bool:
    """Stones only [gnome-brawl-13, gnome-ruling-41]; a house rule may open a business [gnome-biz-8, gnome-house-3]."""
    if space > box.cottage:
        return box.brawls_inside[business_of(box, space)] == 1
    return is_stone(box, space)


def gnomes_at(s: State, box: Box, space: int) -> int:
    """Any number may share a space [gnome-move-5]; as bits."""
    return sum(1 << seat for seat in range(box.seats) if s.at[seat] == space)


def something_at_stake(s: State, box: Box, present: int) -> bool:
    """Somebody has gems, or with the house rule of forfeits an item."""
    for seat in range(box.seats):
        if present >> seat & 1 and (wealth(s, box, seat) > 0 or (box.forfeit_item == 1 and items_of(s, seat) > 0)):
            return True
    return False


def ask_to_brawl(s: State, box: Box) -> None:
    """Clockwise from the active gnome; one who wants to is enough [gnome-brawl-4]."""
    while s.called < box.seats:
        seat = clockwise(s, box, s.called)
        s.called += 1
        if s.brawlers >> seat & 1:
            ask(s, seat, ELECT)
            return
    clear_brawl(s)  # a chat and a chuckle


def elect(s: State) -> None:
    """Then all on the space brawl [gnome-ruling-39]."""
    note(s, ELECTED, s.actor)
    s.called = 0


# --- Picking and showing -------------------------------------------------------------------------------------


def begin_brawl(s: State, box: Box) -> None:
    """Each picks one of his cards in secret, all at once [gnome-brawl-5]; the last card picks itself."""
    s.waiting = 0
    for n in range(box.seats - 1, -1, -1):
        seat = clockwise(s, box, n)
        cards = s.brawl_hand[seat]
        if not s.brawlers >> seat & 1 or cards == 0 or is_tricked(s, box, seat):
            continue
        if cards & (cards - 1) == 0:
            s.pick[seat] = lowest_card(cards)
        else:
            s.waiting |= 1 << seat
            s.actor = seat
    if s.waiting:
        s.phase = PICK


def is_tricked(s: State, box: Box, seat: int) -> bool:
    """Dirty Trick: his card will be pulled at random [gnome-pcard-2]."""
    return working(s, box, seat, BRAWL_RANDOM_PICK) != NONE


def lowest_card(cards: int) -> int:
    value = 1
    while not cards >> (value - 1) & 1:
        value += 1
    return value


def random_brawl_card(s: Chance, stream: int, cards: int) -> int:
    count = sum(cards >> bit & 1 for bit in range(BRAWL_CARDS))
    n = rand(s, stream, count)
    for bit in range(BRAWL_CARDS):
        if cards >> bit & 1:
            if n == 0:
                return bit + 1
            n -= 1
    return 0


def pick_card(s: State, value: int) -> None:
    seat = s.actor
    s.pick[seat] = value
    whisper(s, 1 << seat, PICKED, seat, value)
    s.waiting &= ~(1 << seat)
    for other in range(MOST_SEATS):
        if s.waiting >> other & 1:
            s.actor = other
            return
    s.phase = BRAWL_SHOWN


def show_cards(s: State, box: Box) -> None:
    """All at once; from now on `pick` is what each card counts."""
    for n in range(box.seats):
        seat = clockwise(s, box, n)
        if s.brawlers >> seat & 1:
            show_card(s, box, seat)
    find_winner(s, box)


def show_card(s: State, box: Box, seat: int) -> None:
    """A used card never comes back [gnome-brawl-10]; without one he counts 0 [gnome-brawl-11, gnome-ruling-43].

    Nip of Gin makes the card count more, and no card nothing [gnome-pcard-1]. Both effects are spent by this brawl.
    """
    trick = working(s, box, seat, BRAWL_RANDOM_PICK)
    if trick != NONE:
        if s.brawl_hand[seat] != 0:
            s.pick[seat] = random_brawl_card(s, SHUFFLES, s.brawl_hand[seat])
        wear_off(s, box, trick)
    card = s.pick[seat]
    bonus = 0
    nip = working(s, box, seat, BRAWL_BONUS)
    if nip != NONE:
        bonus = box.amount[s.effect[nip]]
        wear_off(s, box, nip)
    if card > 0:
        s.brawl_hand[seat] &= ~(1 << (card - 1))
        s.pick[seat] = card + bonus
    note(s, SHOWED, seat, card, s.pick[seat])


# --- Winning and paying --------------------------------------------------------------------------------------


def find_winner(s: State, box: Box) -> None:
    """The highest number wins [gnome-brawl-6]."""
    best = 0
    tied = 0
    for seat in range(box.seats):
        if s.brawlers >> seat & 1:
            if s.pick[seat] > best:
                best = s.pick[seat]
                tied = 0
            if s.pick[seat] == best:
                tied |= 1 << seat
    if tied == s.brawlers:  # two alike, or all: nobody pays and nobody rolls [gnome-brawl-7, gnome-ruling-42]
        note(s, BRAWL_TIED)
        s.phase = s.after_move
        clear_brawl(s)
        return
    s.winner = roll_off(s, box, tied)
    note(s, BRAWL_WON, s.winner, NONE, best)


def roll_off(s: State, box: Box, tied: int) -> int:
    """Those tied for the win roll until one is highest; the others owe him nothing [gnome-brawl-8, gnome-ruling-42]."""
    while tied & (tied - 1):
        best = 0
        highest = 0
        for seat in range(box.seats):
            if tied >> seat & 1:
                die = roll(s)
                note(s, BRAWL_ROLLED, seat, die)
                if die > best:
                    best = die
                    highest = 0
                if die == best:
                    highest |= 1 << seat
        tied = highest
    winner = 0
    while not tied >> winner & 1:
        winner += 1
    return winner


def pay_winner(s: State, box: Box) -> None:
    """Each loser by himself, clockwise from the winner, what he can [gnome-brawl-12, gnome-ruling-44]."""
    while s.called + 1 < box.seats:
        s.called += 1
        loser = (s.winner + s.called) % box.seats
        if not s.brawlers >> loser & 1:
            continue
        owed = s.pick[s.winner] - s.pick[loser]  # the difference [gnome-brawl-6], for who tied with him none
        falls_short = wealth(s, box, loser) < owed
        owe(s, box, loser, s.winner, owed)
        if falls_short and box.forfeit_item:
            forfeit(s, loser)
        if s.phase != BRAWL_PAYMENTS:  # somebody must choose
            return
    s.phase = s.after_move
    clear_brawl(s)


def forfeit(s: State, loser: int) -> None:
    """House rule: he gives an item of his choice as well [gnome-house-1, gnome-ruling-50].

    A tabled one: green cards in hand are not in play yet [gnome-ruling-54].
    """
    if items_of(s, loser) == 0:
        return
    item = only_item_type(s, loser)
    if item == NONE:
        ask(s, loser, FORFEIT)
    else:
        forfeit_item(s, loser, item)


def forfeit_item(s: State, loser: int, item: int) -> None:
    """It becomes a tabled item of the winner."""
    give_item(s, loser, item, s.winner)
    note(s, FORFEITED, loser, item, s.winner)


def clear_brawl(s: State) -> None:
    s.brawlers = s.called = s.winner = 0
    fill(s.pick, 0)
