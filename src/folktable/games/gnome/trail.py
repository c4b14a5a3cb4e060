"""The trail: walking, doors, the Troll Bridge, Slug Slime, landing, hazards, and going back.

Spaces are numbered along the long way: Start, the stones, the Cottage; then come the businesses. A bridge or a slime is
a fork: a short way from one stone to a later one.
"""

from folktable.engine.cards import copy
from folktable.engine.narration import note
from folktable.engine.record import ask
from folktable.games.gnome.box import Box
from folktable.games.gnome.gems import SMALLEST, owe, wealth
from folktable.games.gnome.hands import items_of, lose_half_hand, lose_item, only_item_type
from folktable.games.gnome.lasting import working
from folktable.games.gnome.state import *


def is_stone(box: Box, space: int) -> bool:
    """Start, the Cottage and businesses are none."""
    return START < space < box.cottage


def in_business(s: State, box: Box, seat: int) -> bool:
    return s.at[seat] > box.cottage


def business_of(box: Box, space: int) -> int:
    return space - box.cottage - 1


def business_space(box: Box, business: int) -> int:
    return box.cottage + 1 + business


def on_trail(box: Box, space: int) -> int:
    """The space itself; for a business, its door."""
    return box.door[business_of(box, space)] if space > box.cottage else space


def progress(s: State, box: Box, seat: int) -> int:
    """The order of "ahead" and "behind": along the trail, a business just past its door [gnome-move-8]."""
    space = s.at[seat]
    if space > box.cottage:
        return 2 * on_trail(box, space) + 1
    return 2 * space


def clockwise(s: State, box: Box, steps: int) -> int:
    """The seat so many places on from the active gnome."""
    return (s.active + steps) % box.seats


# --- How far -------------------------------------------------------------------------------------------------


def steps_of_roll(s: State, box: Box, seat: int) -> int:
    """What the die says, or half of it with a pebble in the boot [gnome-pcard-10]."""
    return (s.roll + 1) // 2 if working(s, box, seat, HALVE_ROLL_UP) != NONE else s.roll


def steps_to_add(s: State, box: Box, seat: int) -> int:
    """How many more a gnome in sturdy boots may walk if he likes [gnome-pcard-9]."""
    boots = working(s, box, seat, MAY_ADD_TO_ROLL)
    return 0 if boots == NONE else box.amount[s.effect[boots]]


# --- Walking on ----------------------------------------------------------------------------------------------


def start_moving(s: State, seat: int, way: int, steps: int, sender: int, after: int) -> None:
    s.mover = seat
    s.way = way
    s.steps = steps
    s.sender = sender
    s.paused = 0
    s.after_move = after
    s.phase = LEAVE


def first_step_of_move(s: State) -> int:
    """On one's own turn a die says how far; a card has said it already."""
    if s.way == BY_DIE:
        return ROLL
    return WALK_BACK if s.way == SENT_BACK else WALK


def keep_hand_limit(s: State, box: Box, seat: int) -> None:
    """House rule: nobody leaves a business with more cards than that, in any way [gnome-house-2, gnome-ruling-50]."""
    if box.hand_limit > 0 and in_business(s, box, seat) and s.hand_size[seat] > box.hand_limit:
        ask(s, seat, DISCARD)


def walk(s: State, box: Box) -> None:
    """One link for each pip [gnome-move-1], pausing only at doors and bridges [gnome-move-3]."""
    while s.steps > 0:
        if not s.paused and pauses_at_door(s, box):
            return
        if pauses_at_bridge(s, box):
            return
        if not walk_one(s, box):
            return


def pauses_at_door(s: State, box: Box) -> bool:
    """With a pip left he may step in [gnome-biz-1, gnome-ruling-23], by die only [gnome-move-7, gnome-ruling-24]."""
    business = box.business_at[s.at[s.mover]]
    if s.way != BY_DIE or business == NONE or s.barred >> business & 1:
        return False
    ask(s, s.mover, DOOR)
    return True


def pauses_at_bridge(s: State, box: Box) -> bool:
    """With a pip left he pays and crosses, or goes behind [gnome-bridge-1]; landing asks nothing [gnome-bridge-3].

    Who cannot pay is not asked [gnome-bridge-2]. Who is pushed may be sent behind [gnome-bridge-9, gnome-ruling-34].
    """
    fork = box.fork_at[s.at[s.mover]]
    if fork == NONE or box.slime[fork] or not can_pay_toll(s, box, fork):
        return False
    if s.way == PUSHED and not s.paused:
        ask(s, s.sender, SEND)
    else:
        ask(s, s.mover, BRIDGE)
    return True


def can_pay_toll(s: State, box: Box, fork: int) -> bool:
    """The troll wants all of it, unless the host lets a gnome cross for what he has [gnome-ruling-31]."""
    gems = wealth(s, box, s.mover)
    return gems >= box.toll[fork] or (box.toll_short == 1 and gems > 0)


def cross_bridge(s: State, box: Box) -> None:
    """Again and again, if he is sent back before it [gnome-bridge-7]."""
    seat = s.mover
    fork = box.fork_at[s.at[seat]]
    s.at[seat] = box.fork_to[fork]
    s.route[seat][fork] = SHORT_WAY
    s.steps -= 1
    s.paused = 0
    note(s, CROSSED, seat, NONE, box.toll[fork])
    owe(s, box, seat, MINE, box.toll[fork])


def go_behind(s: State, box: Box, sent: bool) -> None:
    if sent:
        note(s, SENT_BEHIND, s.actor, s.mover)
    walk_one(s, box)


def leave_choice_to_him(s: State) -> None:
    """Then the pushed gnome decides as usual [gnome-ruling-34]."""
    note(s, LEFT_TO_HIM, s.actor, s.mover)
    s.paused = 1


def walk_one(s: State, box: Box) -> bool:
    """One link along the trail, the long way at a fork [gnome-bridge-4, gnome-slime-2]. False if the walk is over."""
    seat = s.mover
    here = s.at[seat]
    fork = box.fork_at[here]
    following = on_trail(box, here) + 1  # from a business to its exit stone [gnome-move-2]
    if following == box.cottage:
        if s.way == PUSHED:  # only his own movement brings a gnome home [gnome-ruling-49, gnome-pcard-7]
            s.steps = 0
            return True
        s.at[seat] = following  # spare pips are lost [gnome-finish-1, gnome-ruling-45]
        s.phase = ARRIVE
        return False
    if fork != NONE:
        s.route[seat][fork] = LONG_WAY
        if not box.slime[fork]:
            note(s, WENT_BEHIND, seat)
    s.at[seat] = following
    s.steps -= 1
    s.paused = 0
    return True


# --- Going back ----------------------------------------------------------------------------------------------


def walk_back(s: State, box: Box) -> None:
    """The way he came, stone by stone, never beyond Start [gnome-move-6]."""
    seat = s.mover
    while s.steps > 0 and s.at[seat] != START:
        s.at[seat] = one_back(s, box, seat, s.at[seat])
        s.steps -= 1
    s.steps = 0


def one_back(s: State, box: Box, seat: int, space: int) -> int:
    """Over the bridge or along the trail behind [gnome-bridge-8], over the slime or round it [gnome-slime-4].

    From a business the door is the first stone back; nobody is put back inside one [gnome-ruling-33].
    """
    if space > box.cottage:
        return on_trail(box, space)
    fork = box.fork_into[space]
    if fork != NONE and s.route[seat][fork] == SHORT_WAY:
        if box.slime[fork]:  # both ends are one stone
            return box.fork_from[fork] - 1
        return box.fork_from[fork]
    return space - 1


def forget_routes(s: State, box: Box, seat: int) -> None:
    """What lies ahead again is forgotten: a fork has been passed only once the gnome is past it [gnome-move-9]."""
    space = on_trail(box, s.at[seat])
    for fork in range(box.forks):
        if space <= box.fork_from[fork]:
            s.route[seat][fork] = NO_ROUTE


def join(s: State, seat: int, host: int) -> None:
    """Straight onto another gnome's stone; his route becomes one's own [gnome-move-10, gnome-ruling-35]."""
    s.at[seat] = s.at[host]
    copy(s.route[host], s.route[seat])
    note(s, JOINED, seat, host)


# --- Landing: slide, hazard, gems, brawl, in this order [gnome-move-4, gnome-ruling-37] ----------------------


def land(s: State, box: Box) -> None:
    seat = s.mover
    slide(s, box, seat)
    forget_routes(s, box, seat)
    if s.way == SENT_BACK:
        note(s, SENT_TO, seat, s.at[seat])
    else:
        note(s, WALKED_TO, seat, s.at[seat])


def slide(s: State, box: Box, seat: int) -> None:
    """Ending exactly on the near end of a slime means standing at the far end [gnome-slime-1, gnome-ruling-29].

    Nobody rests on the near end [gnome-slime-3], whichever way he came [gnome-ruling-30].
    """
    fork = box.fork_at[s.at[seat]]
    if fork != NONE and box.slime[fork]:
        s.at[seat] = box.fork_to[fork]
        s.route[seat][fork] = SHORT_WAY
        note(s, SLID, seat, s.at[seat])


def suffer_hazard(s: State, box: Box) -> None:
    """Only for who lands on it, and he loses only what he has [gnome-ruling-32, gnome-bridge-5]."""
    seat = s.mover
    space = s.at[seat]
    if box.hazard[space] == NO_HAZARD:
        return
    note(s, HAZARD_HIT, seat, space)
    if box.hazard[space] == HAZARD_GEMS:
        owe(s, box, seat, MINE, box.hazard_amount[space])  # to the mine [gnome-gem-9]
    elif box.hazard[space] == HAZARD_ITEMS:
        s.owed_items = min(box.hazard_amount[space], items_of(s, seat))
        s.phase = LOSING_ITEMS
    else:
        lose_half_hand(s, box, seat)


def lose_items(s: State, box: Box) -> None:
    """The owner chooses which [gnome-bridge-5]."""
    seat = s.mover
    while s.owed_items > 0:
        item = only_item_type(s, seat)
        if item == NONE:
            ask(s, seat, LOSE_ITEM)
            return
        lose_item(s, seat, item)
        s.owed_items -= 1


def pick_up(s: State, box: Box) -> None:
    """All that lies on the stone, his own included [gnome-ruling-36]."""
    seat = s.mover
    gems = s.lying[s.at[seat]]
    if gems > 0:
        s.lying[s.at[seat]] = 0
        s.purse[seat][SMALLEST] += gems
        note(s, FOUND, seat, NONE, gems)
