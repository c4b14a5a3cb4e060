"""What cards do, once for each op; the edition gives each card its op and its numbers.

Card text beats the rules [gnome-card-1]. No op of a card takes, shows or discards cards of another gnome's hand
[gnome-card-6].
"""

from folktable.engine.chance import roll
from folktable.engine.choices import bit_count
from folktable.engine.narration import note
from folktable.games.gnome.box import Box
from folktable.games.gnome.gems import SMALLEST, collect, hand_over, owe, settle, wealth
from folktable.games.gnome.hands import find_item, give_item, has_green, items_of, lose_item, only_item_type
from folktable.games.gnome.lasting import ailments_of, cure_ailment, take_effect
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import is_stone, join, one_back, progress, start_moving, steps_of_roll, steps_to_add


def does_something(s: State, box: Box, card: int, by: int, seat: int) -> bool:
    """Would the card, played now by `by` on `seat`, have any effect of its own [gnome-ruling-18]?"""
    op = box.op[card]
    if box.channel[card] != NONE and s.effects == MOST_LASTING:  # in no real game
        return False
    if op == BRAWL_BONUS:
        return brawl_cards_for(s, box, seat, op) > 0
    if op == BRAWL_RANDOM_PICK:  # the only card is pulled by chance as by choice
        return brawl_cards_for(s, box, seat, op) > 1
    if op == PULL_AND_BRAWL:
        return is_within_reach(s, box, by, seat, box.amount[card])
    if op == FORWARD:
        return by == seat or s.at[seat] != box.cottage - 1
    if op == BACK:
        return s.at[seat] != START
    if op == LEAVE_GEMS_BEHIND:
        return wealth(s, box, seat) > 0 and is_stone(box, one_back_or_start(s, box, seat, s.at[seat]))
    if op == TABLE_ITEMS:
        return has_green(s, box, seat)
    if op == SWAP_ITEMS:
        return can_swap(s, by, seat)
    if op == JOIN_NEXT_AHEAD:
        return next_ahead(s, box, seat) != NONE
    if op == CURE:
        return ailments_of(s, box, seat) > 0
    if op == LOSE_BEST_JEWEL_BELOW_GOLD:
        return best_jewel_below_gold(s, seat) != NONE
    if op == LOSE_ALL_OF:
        return has_any_of(s, seat, box.amount[card])
    if op == LOSE_BEST_ITEM:
        return best_item(s, box, seat, box.amount[card]) != NONE
    if op == STEAL_GEMS or op == LOSE_GEMS:
        return wealth(s, box, seat) > 0
    if op == MOVE_EXACTLY:  # [gnome-rcard-10]
        return steps_of_roll(s, box, seat) != box.amount[card] or steps_to_add(s, box, seat) > 0
    return True


def carry_out(s: State, box: Box, card: int, by: int, seat: int) -> None:
    """The card takes effect on `seat`; afterwards the game goes on with the phase that is set."""
    op = box.op[card]
    amount = box.amount[card]
    if box.channel[card] != NONE:
        take_effect(s, box, card, seat)
    elif op == PULL_AND_BRAWL:
        pull_and_brawl(s, by, seat)
    elif op == COLLECT_DIE:
        collect_die(s, box, seat)
    elif op == FORWARD:
        forward(s, by, seat, amount)
    elif op == BACK:
        start_moving(s, seat, SENT_BACK, amount, by, s.phase)  # [gnome-pcard-6]
    elif op == LEAVE_GEMS_BEHIND:
        leave_gems_behind(s, box, seat, amount, box.second[card])
    elif op == TABLE_ITEMS:
        s.tabling = amount
        s.phase = TABLING
    elif op == SWAP_ITEMS:
        swap_items(s, by, seat, s.chosen, s.taken)
    elif op == JOIN_NEXT_AHEAD:
        join_next_ahead(s, box, seat)
    elif op == FEAST:
        feast(s, box, by, amount, box.second[card])
    elif op == COLLECT_IF_FIRST:
        collect_if_first(s, box, seat, amount, box.second[card])
    elif op == CURE:
        cure_ailment(s, box, s.to_cure)
    elif op == LOSE_BEST_JEWEL_BELOW_GOLD:
        lose_jewels(s, seat, best_jewel_below_gold(s, seat), 1)  # [gnome-rcard-5]
    elif op == LOSE_ALL_OF:
        lose_all_of(s, seat, amount)
    elif op == LOSE_BEST_ITEM:
        lose_item(s, seat, best_item(s, box, seat, amount))  # [gnome-rcard-7, gnome-rcard-8]
    elif op == STEAL_GEMS:
        owe(s, box, seat, by, amount)  # [gnome-rcard-9]
    elif op == LOSE_GEMS:
        owe(s, box, seat, MINE, amount)  # to the mine, not to the attacker [gnome-gem-9]
    elif op == MOVE_EXACTLY:
        s.tripped = amount  # [gnome-rcard-10]
    else:  # BAR_ENTRY: shut to him for this turn [gnome-rcard-11]
        s.barred |= 1 << box.business_at[s.at[s.active]]


# --- Brawls to come ------------------------------------------------------------------------------------------


def brawl_cards_for(s: State, box: Box, seat: int, op: int) -> int:
    """Brawl cards left to a gnome when one more effect of this kind comes to work.

    Those that lie before him already have their brawls first, each of which costs him a card.
    """
    cards = bit_count(s.brawl_hand[seat])
    for i in range(s.effects):
        if s.effect_on[i] == seat and box.op[s.effect[i]] == op:
            cards -= 1
    return cards


# --- Gems from the mine --------------------------------------------------------------------------------------


def gain(s: State, box: Box, seat: int, gems: int) -> None:
    collect(s, box, seat, gems)
    note(s, PAID_OUT, seat, NONE, gems)


def collect_die(s: State, box: Box, seat: int) -> None:
    """Glittering Vein [gnome-pcard-4]."""
    die = roll(s)
    note(s, ROLLED, seat, die)
    gain(s, box, seat, die)


def feast(s: State, box: Box, host: int, everyone: int, extra: int) -> None:
    """Midsummer Feast: all on the trail, clockwise from the host, who collects in one go [gnome-pcard-15]."""
    for n in range(box.seats):
        seat = (host + n) % box.seats
        if s.place[seat] == 0:  # [gnome-card-10]
            gain(s, box, seat, everyone + extra if seat == host else everyone)


def collect_if_first(s: State, box: Box, seat: int, first: int, otherwise: int) -> None:
    """Early Bird: finished gnomes are ahead of all others [gnome-pcard-16]."""
    for other in range(box.seats):
        if progress(s, box, other) > progress(s, box, seat):
            gain(s, box, seat, otherwise)
            return
    gain(s, box, seat, first)


# --- Moving gnomes -------------------------------------------------------------------------------------------


def forward(s: State, by: int, seat: int, stones: int) -> None:
    """Badger Ride for oneself [gnome-pcard-5], Gust of Wind for another [gnome-pcard-7]."""
    start_moving(s, seat, BY_OWN_CARD if by == seat else PUSHED, stones, by, s.phase)


def is_within_reach(s: State, box: Box, by: int, seat: int, reach: int) -> bool:
    """Both on stones, and no farther apart along any links of the trail [gnome-pcard-3]."""
    here, there = s.at[by], s.at[seat]
    return is_stone(box, here) and is_stone(box, there) and box.distance[here][there] <= reach


def pull_and_brawl(s: State, by: int, seat: int) -> None:
    """Pull My Finger: he joins, lands unless he was there already, and nobody may decline [gnome-pcard-3].

    On a gnome already met it makes a second brawl [gnome-ruling-52].
    """
    s.mover = seat
    s.way = PUSHED
    s.after_move = s.phase
    s.forced = 1
    if s.at[seat] == s.at[by]:
        s.phase = MEETING
    else:
        join(s, seat, by)
        s.phase = LANDING


def next_ahead(s: State, box: Box, seat: int) -> int:
    """The nearest gnome ahead who stands on a stone; of equals the next clockwise, whose stone is the same."""
    found = NONE
    for n in range(1, box.seats):
        other = (seat + n) % box.seats
        if is_stone(box, s.at[other]) and progress(s, box, other) > progress(s, box, seat):
            if found == NONE or progress(s, box, other) < progress(s, box, found):
                found = other
    return found


def join_next_ahead(s: State, box: Box, seat: int) -> None:
    """Tag Along: no toll, no shopping [gnome-pcard-14]."""
    s.mover = seat
    s.way = BY_OWN_CARD
    s.after_move = s.phase
    join(s, seat, next_ahead(s, box, seat))
    s.phase = LANDING


# --- Losses --------------------------------------------------------------------------------------------------


def one_back_or_start(s: State, box: Box, seat: int, space: int) -> int:
    return START if space == START else one_back(s, box, seat, space)


def leave_gems_behind(s: State, box: Box, seat: int, stones: int, each: int) -> None:
    """Hole in the Pocket: on the stones he last came along, nearest first, single gems, each paid by itself.

    From a business the door is the first; Start is none; who stands there gets nothing [gnome-pcard-8]. What falls on
    either end of a slime lies on its far end [gnome-ruling-30].
    """
    space = s.at[seat]
    for _ in range(stones):
        space = one_back_or_start(s, box, seat, space)
        for _ in range(each):
            if is_stone(box, space) and wealth(s, box, seat) > 0:
                drop_gem(s, box, seat, resting_place(box, space))


def resting_place(box: Box, space: int) -> int:
    fork = box.fork_at[space]
    return box.fork_to[fork] if fork != NONE and box.slime[fork] else space


def drop_gem(s: State, box: Box, seat: int, space: int) -> None:
    """A payment of 1 is always one jewel worth 1, so that is what lies on stones."""
    settle(s, box, seat, MINE, 1)
    s.mine[SMALLEST] -= 1
    s.lying[space] += 1
    note(s, DROPPED, seat, space)


def best_jewel_below_gold(s: State, seat: int) -> int:
    """Gold is out of reach for the magpie [gnome-gem-10]."""
    return next((kind for kind in range(1, KINDS) if s.purse[seat][kind] > 0), NONE)


def has_any_of(s: State, seat: int, kinds: int) -> bool:
    return any(kinds >> kind & 1 and s.purse[seat][kind] > 0 for kind in range(KINDS))


def lose_jewels(s: State, seat: int, kind: int, jewels: int) -> None:
    hand_over(s, seat, MINE, kind, jewels)
    note(s, JEWELS_LOST, seat, kind, jewels)


def lose_all_of(s: State, seat: int, kinds: int) -> None:
    """Torn Pouch: every jewel of these kinds [gnome-rcard-6, gnome-gem-10]."""
    for kind in range(KINDS):
        if kinds >> kind & 1 and s.purse[seat][kind] > 0:
            lose_jewels(s, seat, kind, s.purse[seat][kind])


def best_item(s: State, box: Box, seat: int, food: int) -> int:
    """The tabled item of a kind with the highest base value, the one tabled longest among equals; NONE without any."""
    found = NONE
    for i in range(s.items):
        card = s.item[i]
        if s.item_owner[i] == seat and box.food[card] == food:
            if found == NONE or box.base[card] > box.base[found]:
                found = card
    return found


def can_swap(s: State, by: int, seat: int) -> bool:
    """Both have items, and not all of one kind: that would change nothing."""
    if items_of(s, by) == 0 or items_of(s, seat) == 0:
        return False
    own = only_item_type(s, by)
    return own == NONE or own != only_item_type(s, seat)


def swap_items(s: State, by: int, seat: int, given: int, taken: int) -> None:
    """A Fair Swap: both stay tabled [gnome-pcard-13]; what is gone by now cannot change places [gnome-ruling-19]."""
    if find_item(s, by, given) == NONE or find_item(s, seat, taken) == NONE:
        note(s, FIZZLED, by)
        return
    give_item(s, by, given, seat)
    give_item(s, seat, taken, by)
    note(s, SWAPPED, by, given, taken)
