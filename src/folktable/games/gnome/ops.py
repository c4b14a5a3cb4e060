"""What cards do, once each: the edition gives every card one of these ops with its numbers."""

from typing import Any, NamedTuple

OTHERS = ("opponent", "hindmost")
ANYBODY = ("none", "self", *OTHERS)


class Op(NamedTuple):
    """What the edition must say of a card with this op."""

    code: int
    rule: str  # of the card that does such a thing
    numbers: tuple[str, ...] = ()  # names of its parameters
    targets: tuple[str, ...] = ANYBODY
    ends: str | None = None  # lasting until this; "turns" where it is counted in turns
    when: str | None = None  # a red card that answers something: when


OPS: dict[str, Op] = {}


def op(name: str, *says: Any, **more: Any) -> int:
    OPS[name] = Op(len(OPS) + 1, *says, **more)
    return len(OPS)


NO_EFFECT = 0
BRAWL_BONUS = op("brawl_bonus", "gnome-pcard-1", ("amount",), ends="next_brawl")
BRAWL_RANDOM_PICK = op("brawl_random_pick", "gnome-pcard-2", ends="next_brawl")
PULL_AND_BRAWL = op("pull_and_brawl", "gnome-pcard-3", ("reach",), OTHERS)
COLLECT_DIE = op("collect_die", "gnome-pcard-4", (), ("none", "self"))
FORWARD = op("forward", "gnome-pcard-5", ("amount",), ("self", *OTHERS))
BACK = op("back", "gnome-pcard-6", ("amount",), ("self", *OTHERS))
LEAVE_GEMS_BEHIND = op("leave_gems_behind", "gnome-pcard-8", ("stones", "each"), OTHERS)
MAY_ADD_TO_ROLL = op("may_add_to_roll", "gnome-pcard-9", ("amount",), ("self", *OTHERS), ends="turns")
HALVE_ROLL_UP = op("halve_roll_up", "gnome-pcard-10", (), ("self", *OTHERS), ends="turns")
SALE_BONUS_EACH = op("sale_bonus_each", "gnome-pcard-11", ("amount",), ("self", *OTHERS), ends="next_list_sale")
TABLE_ITEMS = op("table_items", "gnome-pcard-12", ("amount",), ("none", "self"))
SWAP_ITEMS = op("swap_items", "gnome-pcard-13", (), OTHERS)
JOIN_NEXT_AHEAD = op("join_next_ahead", "gnome-pcard-14", (), ("none", "self"))
FEAST = op("feast", "gnome-pcard-15", ("everyone", "player_extra"), ("all",))
COLLECT_IF_FIRST = op("collect_if_first", "gnome-pcard-16", ("first", "otherwise"), ("none", "self"))
CANCEL_BLOCKABLE = op("cancel_blockable", "gnome-rcard-1", (), ("none",), when="response")
CURE = op("cure", "gnome-rcard-2", (), ("none",), when="response")
MISS_TURN = op("miss_turn", "gnome-rcard-3", (), OTHERS, ends="turns")
NO_GREEN_OR_PURPLE = op("no_green_or_purple", "gnome-rcard-4", (), OTHERS, ends="turns")
LOSE_BEST_JEWEL_BELOW_GOLD = op("lose_best_jewel_below_gold", "gnome-rcard-5", (), OTHERS)
LOSE_ALL_OF = op("lose_all_of", "gnome-rcard-6", ("gems",), OTHERS)
LOSE_BEST_ITEM = op("lose_best_item", "gnome-rcard-7", ("kind",), OTHERS)
STEAL_GEMS = op("steal_gems", "gnome-rcard-9", ("amount",), OTHERS)
LOSE_GEMS = op("lose_gems", "gnome-rcard-13", ("amount",), OTHERS)
MOVE_EXACTLY = op("move_exactly", "gnome-rcard-10", ("amount",), ("none",), when="roll")
BAR_ENTRY = op("bar_entry", "gnome-rcard-11", (), ("none",), when="enter")
REFLECT_ATTACK = op("reflect_attack", "gnome-rcard-12", (), ("none",), when="response")
