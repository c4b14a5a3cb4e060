"""A few lines of sense for a simple player. It looks only at what its seat can see."""

from folktable.games.gnome.box import Box
from folktable.games.gnome.effects import best_item, best_jewel_below_gold, next_ahead
from folktable.games.gnome.gems import wealth
from folktable.games.gnome.hands import items_of
from folktable.games.gnome.playing import aimed_at
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import business_of, on_trail

LEVELS_SEARCH = True  # its network does not beat search at more than two seats yet (docs/benchmarks.md)


def worth_of(s: State, box: Box, action: int) -> int:
    """Roughly in half gems; saying no is worth nothing."""
    if action == NO:
        return 0
    if action == YES:
        return worth_of_yes(s, box)
    if action == CROSS:  # the trail behind costs about as much, and time
        return 1 if wealth(s, box, s.actor) >= 8 else -1
    if action == BEHIND:
        return 0 if s.phase == BRIDGE else 1
    if action < LEFT:
        return worth_of_card(s, box, action - CARD)
    if action < BRAWL:
        return worth_of_target(s, box, aimed_at(s, box, action))
    if action < JEWEL:  # a good card, but not the best one for nothing
        return -abs(action - BRAWL + 1 - brawl_ambition(s, box))
    if action < EFFECT:  # small jewels are easily lost, large ones safe
        return action - JEWEL
    return s.effect_turns[action - EFFECT]  # cure what would last longest


def worth_of_target(s: State, box: Box, seat: int) -> int:
    """The richest opponent; of equals the last clockwise, so that no seat is everybody's favourite."""
    riches = wealth(s, box, seat) + 2 * items_of(s, seat)
    return riches * MOST_SEATS + (seat - s.actor) % box.seats


def worth_of_yes(s: State, box: Box) -> int:
    if s.phase == DOOR:
        return worth_selling(s, box, box.business_at[s.at[s.actor]]) - 3
    if s.phase == ELECT:
        return wealth_of_others(s, box) - wealth(s, box, s.actor)
    return 1  # larger jewels, longer steps


def worth_selling(s: State, box: Box, business: int) -> int:
    """Half gems for what he would sell there."""
    return sum(max(gain_by_selling(box, business, s.item[i]), 0) for i in range(s.items) if s.item_owner[i] == s.actor)


def gain_by_selling(box: Box, business: int, item: int) -> int:
    """In half gems against what the item fetches later: at a better business ahead, or half its worth at the end."""
    price = 7 if box.die_price[business] else 2 * box.price[business][item]
    later = box.base[item]
    for other in range(MOST_BUSINESSES):
        if box.door[other] > box.door[business]:
            later = max(later, 7 if box.die_price[other] else 2 * box.price[other][item])
    return price - later + 1


def wealth_of_others(s: State, box: Box) -> int:
    brawlers = s.brawlers & ~(1 << s.actor)
    return max((wealth(s, box, seat) for seat in range(box.seats) if brawlers >> seat & 1), default=0)


def brawl_ambition(s: State, box: Box) -> int:
    """A high card where there is much to win or to lose."""
    return min(4 + max(wealth_of_others(s, box), wealth(s, box, s.actor)) // 4, BRAWL_CARDS)


def worth_of_card(s: State, box: Box, card: int) -> int:
    phase = s.phase
    if phase == SELL:
        return gain_by_selling(box, business_of(box, s.at[s.actor]), card)
    if phase == PLAY or phase == ATTACK_WINDOW or phase == TABLE_ITEM:
        return worth_of_playing(s, box, card)
    if phase == REPLY:
        return worth_of_reply(s, box, card)
    if phase == ROLL_REPLY:
        return s.roll - 3
    if phase == ENTER_REPLY:
        return items_of(s, s.active) - 1
    if phase == TAKE_ITEM:
        return box.base[card]
    return -box.base[card]  # what he loses, gives or discards


def worth_of_playing(s: State, box: Box, card: int) -> int:
    if box.colour[card] == GREEN:
        return 2 * box.base[card] if has_business_ahead(s, box) else box.base[card]
    op = box.op[card]
    amount = box.amount[card]
    if op == COLLECT_IF_FIRST or op == STEAL_GEMS or op == FEAST or op == LOSE_GEMS:
        return 2 * amount
    if op == TABLE_ITEMS:
        return 12
    if op == COLLECT_DIE or op == MISS_TURN or op == LOSE_ALL_OF:
        return 7
    if op == LOSE_BEST_JEWEL_BELOW_GOLD:
        return 5 - best_jewel_below_gold(s, richest_opponent(s, box))
    if op == LOSE_BEST_ITEM:
        return 4 if best_item(s, box, richest_opponent(s, box), amount) != NONE else 1
    if op == JOIN_NEXT_AHEAD:
        return min(on_trail(box, s.at[next_ahead(s, box, s.actor)]) - s.at[s.actor], 8)
    return 4


def has_business_ahead(s: State, box: Box) -> bool:
    return any(box.door[business] > on_trail(box, s.at[s.actor]) for business in range(MOST_BUSINESSES))


def richest_opponent(s: State, box: Box) -> int:
    best = (s.actor + 1) % box.seats
    for seat in range(box.seats):
        if seat != s.actor and wealth(s, box, seat) > wealth(s, box, best):
            best = seat
    return best


def worth_of_reply(s: State, box: Box, card: int) -> int:
    """Defend oneself and one's own cards; let the others fight it out."""
    top = s.stack - 1
    if top == 0:
        return 8 if s.target == s.actor else -1
    return 8 if s.stack_by[top - 1] == s.actor or (top % 2 == 0 and s.target == s.actor) else -1
