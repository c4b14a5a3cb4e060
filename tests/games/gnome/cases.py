"""Option sets of Oh Gnome You Don't! for the tests of every game, and its invariants."""

from __future__ import annotations

from folktable.engine.record import RUNNING
from folktable.games.gnome.gems import wealth
from folktable.games.gnome.state import *

OPTION_SETS = [
    (2, {"payment": "payer"}),
    (3, {"brawling": False, "business_silence": "strict", "attack_timing": "any_turn"}),
    (4, {}),
    (4, {"house_forfeit_item": True, "house_hand_limit": True, "house_pub_brawls": True, "brawl_memory": "shown"}),
    (5, {"gem_set": "five", "payment": "payer", "toll_short": "allowed", "tie": "earlier", "first_player": 3}),
    (6, {"attack_timing": "any_turn", "brawl_needs_gems": False, "last_gnome": "walks_home", "turn_cap": 12}),
]

PERFT = [
    (2, {}, "perft", [3, 3, 9, 9, 21, 21, 49, 140, 189, 358, 709, 1880, 3480, 5452, 9080, 15874]),
    (3, {}, "perft", [3, 3, 9, 9, 9, 27, 27, 27, 90, 264, 474, 719, 1072, 1225, 2163, 3673]),
    (4, {"attack_timing": "any_turn"}, "perft", [3, 3, 6, 6, 6, 12, 36, 36, 36, 36, 90, 126, 162, 288, 414, 414]),
]

# The scenario whose last decision wins at once, whatever is hidden, where others do not.
WIN_IN_ONE = ("finish.yaml", "Third and fourth")


def check(s, opened):
    box = opened.box
    check_cards(s, box)
    check_gems(s, box)
    check_gnomes(s, box)
    for i in range(s.effects):
        assert s.place[s.effect_on[i]] == 0
        assert box.channel[s.effect[i]] != NONE
    assert not any(s.effect[s.effects :])
    if s.over == RUNNING:
        assert s.waiting >> s.actor & 1
        assert s.phase == PICK or s.waiting == 1 << s.actor
        assert s.phase < FIRST_STEP
        assert s.round <= box.turn_cap
        assert s.place[s.active] == 0 or s.phase == PAY
        assert (s.stack > 0) == (s.phase in (TARGET, GIVE_ITEM, TAKE_ITEM, WHICH_AILMENT, REPLY))
    else:
        assert sorted(s.place[: box.seats]) == list(range(1, box.seats + 1))
        assert not any(s.lying)


def check_cards(s, box):
    for card in range(MOST_TYPES):
        count = s.pile[card] + s.discard[card] + sum(s.hand[seat][card] for seat in range(MOST_SEATS))
        count += s.item[: s.items].count(card)
        if box.colour[card] == PURPLE:
            count += s.effect[: s.effects].count(card) + s.stack_card[: s.stack].count(card)
        assert count == box.copies[card], f"copies of card {card}"
    assert s.pile_size == sum(s.pile)
    assert s.discard_size == sum(s.discard)
    for seat in range(MOST_SEATS):
        assert s.hand_size[seat] == sum(s.hand[seat])
        greens = sum(s.hand[seat][card] for card in range(box.types) if box.colour[card] == GREEN)
        assert 0 <= s.green_floor[seat] <= greens, "all know of no green card that is not there"
        assert min(s.hand[seat]) >= 0
    assert all(box.colour[card] == GREEN for card in s.item[: s.items])
    assert not any(s.item[s.items :])
    assert not any(s.item_owner[s.items :])


def check_gems(s, box):
    for kind in range(KINDS):
        outside = sum(s.purse[seat][kind] for seat in range(MOST_SEATS))
        if kind == KINDS - 1:
            outside += sum(s.lying)
        assert s.mine[kind] + outside == box.mine[kind], f"jewels of kind {kind}"
        assert s.mine[kind] >= 0 or kind == KINDS - 1
    assert all(wealth(s, box, seat) >= 0 and min(s.purse[seat]) >= 0 for seat in range(MOST_SEATS))
    assert min(s.lying) >= 0


def check_gnomes(s, box):
    near_ends = [box.fork_from[fork] for fork in range(box.forks) if box.slime[fork]]
    for seat in range(box.seats):
        assert (s.at[seat] == box.cottage) == (s.place[seat] > 0)
        if s.mover != seat or s.phase not in (DOOR, ENTER_REPLY, BRIDGE, SEND, PAY):
            assert s.at[seat] not in near_ends, "nobody rests on the near end of a slime"
        assert 0 <= s.brawl_hand[seat] < 1 << BRAWL_CARDS
        assert s.phase != PICK or s.pick[seat] == 0 or s.brawl_hand[seat] >> (s.pick[seat] - 1) & 1
    assert s.home == max(s.place)
    assert not any(s.hand_size[box.seats :])
