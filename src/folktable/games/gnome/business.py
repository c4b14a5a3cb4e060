"""Businesses, where gnomes sell their items."""

from folktable.engine.chance import roll
from folktable.engine.narration import note
from folktable.engine.record import ask
from folktable.games.gnome.box import Box
from folktable.games.gnome.gems import collect, could_change_up
from folktable.games.gnome.hands import discard_item, items_of
from folktable.games.gnome.lasting import wear_off, working
from folktable.games.gnome.playing import ask_in_window
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import business_of, business_space


def walk_in(s: State, box: Box) -> None:
    note(s, AT_DOOR, s.active, NONE, box.business_at[s.at[s.active]])


def pass_by(s: State, box: Box) -> None:
    note(s, PASSED_BY, s.active, NONE, box.business_at[s.at[s.active]])
    s.paused = 1


def open_enter_window(s: State, box: Box) -> None:
    """Opponents may still shut the door [gnome-rcard-11]; then he walks on with the pips he has left."""
    business = box.business_at[s.at[s.active]]
    if s.barred >> business & 1:
        s.window = 0
        note(s, SHUT_OUT, s.active)
        s.phase = WALK
    else:
        ask_in_window(s, box, ON_ENTER, ENTER_REPLY)


def enter(s: State, box: Box) -> None:
    """It ends his movement, spare pips are lost [gnome-biz-1]; no card is played or drawn this turn [gnome-turn-5].

    He sells on this turn only, however long he stays [gnome-ruling-25].
    """
    s.at[s.active] = business_space(box, box.business_at[s.at[s.active]])
    s.steps = 0
    s.visiting = 1
    s.after_move = SELLING


def offer_sale(s: State) -> None:
    """Any tabled items, one by one, or none [gnome-biz-4, gnome-ruling-26]; never cards in hand [gnome-biz-5]."""
    if items_of(s, s.active) > 0:
        ask(s, s.active, SELL)


def sell(s: State, box: Box, item: int) -> None:
    """List price with the bonus of the house [gnome-biz-2], or the die at the Tinker's Cart [gnome-biz-9]."""
    seat = s.active
    business = business_of(box, s.at[seat])
    discard_item(s, seat, item)
    if box.die_price[business]:
        price = roll(s)
        note(s, BARTERED, seat, item, price)
    else:
        price = list_price(s, box, seat, business, item)
        note(s, SOLD, seat, item, price)
    s.takings += price
    s.sold += 1


def list_price(s: State, box: Box, seat: int, business: int, item: int) -> int:
    """More with good gossip about him [gnome-pcard-11]."""
    gossip = working(s, box, seat, SALE_BONUS_EACH)
    bonus = 0 if gossip == NONE else box.amount[s.effect[gossip]]
    return box.price[business][item] + bonus


def close_sale(s: State, box: Box) -> None:
    """All that was sold is paid at once [gnome-biz-3]; then he may change up [gnome-biz-6]."""
    seat = s.active
    if s.takings > 0:
        collect(s, box, seat, s.takings)
        note(s, PAID_OUT, seat, NONE, s.takings)
    gossip = working(s, box, seat, SALE_BONUS_EACH)
    if gossip != NONE and s.sold > 0 and not box.die_price[business_of(box, s.at[seat])]:
        wear_off(s, box, gossip)
    s.takings = s.sold = 0
    if could_change_up(s, box, seat):
        ask(s, seat, CHANGE_UP)
