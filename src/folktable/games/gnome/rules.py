"""The rules of Oh Gnome You Don't!: set-up, the turn, coming home, and the list of decisions.

Source: the rulebook of 2009 (Lisa Bowman-Stenson, Gut Bustin' Games); `docs/rules/gnome.md` gives every rule its id
and every gap a ruling. Cards and trail are lost: the edition file replaces them [gnome-ruling-5]. The other rulings
that shape the game most: a fixed way of making change [gnome-ruling-4], attacks on one's own turn [gnome-ruling-11],
replies asked one after another [gnome-ruling-13], the slime as a shortcut [gnome-ruling-29], the trail behind
[gnome-ruling-32].

The chapters of the book are modules: `trail` (moving), `business`, `gems`, `hands` (cards and items), `playing` (the
stack of replies), `effects` (what cards do), `lasting`, `brawl`.

`s` is the state, `box` what is in the box. Everything here is plain integers: it runs in the interpreter, compiled by
Numba and on a GPU, and decides the same everywhere.
"""

from folktable.engine.cards import copy
from folktable.engine.chance import IMAGINED, SHUFFLES, rand, roll
from folktable.engine.choices import offer
from folktable.engine.narration import note
from folktable.engine.record import ENDED, RUNNING, Ints, ask, finish
from folktable.games.gnome.box import Box
from folktable.games.gnome.brawl import *
from folktable.games.gnome.business import close_sale, enter, offer_sale, open_enter_window, pass_by, sell, walk_in
from folktable.games.gnome.gems import SMALLEST, change_up, collect, may_hand_over, owe, pay_jewel, wealth
from folktable.games.gnome.hands import *
from folktable.games.gnome.lasting import count_down, end_all_effects, is_ailment_of, misses_turn, wake
from folktable.games.gnome.playing import *
from folktable.games.gnome.state import *
from folktable.games.gnome.trail import *

# --- Setting up ------------------------------------------------------------------------------------------------


def setup(s: State, box: Box) -> None:
    """Each seat has a gnome of its own [gnome-setup-1]; all stand on Start with empty purses [gnome-setup-6]."""
    lay_out(s, box)
    deal(s, box)
    s.first = rand(s, SHUFFLES, box.seats) if box.first_player == NONE else box.first_player  # [gnome-ruling-7]
    note(s, FIRST_SEAT, s.first)  # [gnome-setup-9]
    s.active = s.first
    s.round = 1
    s.phase = BEGIN_TURN
    proceed(s, box)


def lay_out(s: State, box: Box) -> None:
    """The piles, the mine and the brawl cards, before anything is dealt."""
    for card in range(box.types):
        s.pile[card] = box.copies[card]
        s.pile_size += box.copies[card]
    copy(box.mine, s.mine)  # [gnome-setup-5]
    if box.brawling:
        for seat in range(box.seats):
            s.brawl_hand[seat] = (1 << BRAWL_CARDS) - 1  # one of each value [gnome-setup-7]
    s.target = s.chosen = s.taken = s.to_cure = NONE


def deal(s: State, box: Box) -> None:
    """Green cards, any of them [gnome-setup-2, gnome-ruling-6]; all others are the draw pile [gnome-setup-4]."""
    for seat in range(box.seats):
        for _ in range(box.start_green):
            draw(s, box, seat, True)
        s.green_floor[seat] = box.start_green


# --- A turn: roll, move, play, draw [gnome-turn-1] -------------------------------------------------------------


def proceed(s: State, box: Box) -> None:
    """Carry out the steps of a turn in their order [gnome-turn-9], until something must be decided.

    Each says first which step follows, then what it does. That may lead elsewhere: where it says "or", or by a
    question, whose answer `decide` leads back to a step. No step leads back to an earlier one without a die or a card
    spent, so this comes to an end [gnome-ruling-53].
    """
    while s.over == RUNNING and s.phase >= FIRST_STEP:
        step = s.phase
        if step == BEGIN_TURN:
            begin_turn(s, box)  # LEAVE, or NEXT_TURN for a gnome who must miss it

        # ROLL the die. A movement by card begins with LEAVE, too, and goes on with its walk.
        elif step == LEAVE:
            s.phase = first_step_of_move(s)
            keep_hand_limit(s, box, s.mover)
        elif step == ROLL:
            s.phase = ROLL_WINDOW
            roll_to_move(s)
        elif step == ROLL_WINDOW:
            s.phase = FIX_STEPS
            open_roll_window(s, box)

        # MOVE that many stones, and land.
        elif step == FIX_STEPS:
            s.phase = WALK
            fix_steps(s, box)
        elif step == WALK:
            s.phase = LANDING
            walk(s, box)  # or ARRIVE at the Cottage; a gnome at a door may take ENTER_WINDOW
        elif step == WALK_BACK:
            s.phase = LANDING
            walk_back(s, box)
        elif step == LANDING:
            s.phase = HAZARD
            land(s, box)
        elif step == HAZARD:
            s.phase = PICK_UP
            suffer_hazard(s, box)  # or LOSING_ITEMS
        elif step == LOSING_ITEMS:
            s.phase = PICK_UP
            lose_items(s, box)
        elif step == PICK_UP:
            s.phase = MEETING
            pick_up(s, box)

        # Whoever stands there may brawl, before a card is played or right after the one that moved him [gnome-brawl-2].
        elif step == MEETING:
            s.phase = s.after_move
            meet(s, box)  # or ASK_TO_BRAWL, or BRAWL_BEGINS where nobody may decline
        elif step == ASK_TO_BRAWL:
            s.phase = s.after_move
            ask_to_brawl(s, box)
        elif step == BRAWL_BEGINS:
            s.phase = BRAWL_SHOWN
            begin_brawl(s, box)
        elif step == BRAWL_SHOWN:
            s.phase = BRAWL_PAYMENTS
            show_cards(s, box)  # or at once what follows the movement, after a tie
        elif step == BRAWL_PAYMENTS:
            pay_winner(s, box)  # loser by loser, then what follows the movement

        # A gnome in a business sells; for him this stands in the place of PLAY.
        elif step == ENTER_WINDOW:
            s.phase = ENTER
            open_enter_window(s, box)  # or WALK on, if the door is shut to him
        elif step == ENTER:
            s.phase = MEETING  # a brawl by the house rule comes before selling [gnome-ruling-50]
            enter(s, box)
        elif step == SELLING:
            s.phase = CLOSE_SALE
            offer_sale(s)
        elif step == CLOSE_SALE:
            s.phase = after_play(box)
            close_sale(s, box)

        # PLAY a card, which others may answer.
        elif step == PLAY_STEP:
            s.phase = after_play(box)
            play_step(s)
        elif step == ANNOUNCE:
            s.phase = REPLIES
            announce(s, box)
        elif step == REPLIES:
            ask_for_replies(s, box)  # until the card at the bottom is done with, then what it leads to
        elif step == TABLING:
            s.phase = s.after_card
            table_more(s)
        elif step == ATTACKS:
            s.phase = DRAW
            ask_for_attacks(s, box)

        # DRAW a card, and the turn is over.
        elif step == DRAW:
            s.phase = END_TURN
            draw_step(s, box)
        elif step == ARRIVE:
            s.phase = END_TURN
            come_home(s, box, s.mover)
        elif step == END_TURN:
            s.phase = NEXT_TURN
            count_down(s, box, s.active)
        else:
            next_turn(s, box)  # BEGIN_TURN of the next gnome, or the end of the game


def begin_turn(s: State, box: Box) -> None:
    seat = s.active
    clear_turn(s)
    note(s, TURN_BEGINS, seat, NONE, s.round)
    if misses_turn(s, box, seat):  # [gnome-rcard-3]
        s.phase = NEXT_TURN
        return
    wake(s, box, seat)
    start_moving(s, seat, BY_DIE, 0, seat, PLAY_STEP)  # whoever rested in a business must move on [gnome-biz-7]


def clear_turn(s: State) -> None:
    s.roll = s.tripped = s.barred = s.visiting = s.window = 0
    s.after_card = s.sender = 0


def roll_to_move(s: State) -> None:
    """Nobody may stay where he is [gnome-turn-2]."""
    s.roll = roll(s)
    note(s, ROLLED, s.active, s.roll)


def open_roll_window(s: State, box: Box) -> None:
    """Opponents may interrupt the roll; one is enough [gnome-rcard-10]."""
    if s.tripped > 0:
        s.window = 0
    else:
        ask_in_window(s, box, ON_ROLL, ROLL_REPLY)


def fix_steps(s: State, box: Box) -> None:
    """One step after tripping, else half the roll with a pebble, else the roll, with boots more if he likes."""
    seat = s.active
    s.steps = s.tripped if s.tripped > 0 else steps_of_roll(s, box, seat)
    if s.steps != s.roll:
        note(s, STEPS_FIXED, seat, s.steps)
    if s.tripped == 0 and steps_to_add(s, box, seat) > 0:
        ask(s, seat, ADD_TO_ROLL)


def add_to_roll(s: State, box: Box) -> None:
    s.steps += steps_to_add(s, box, s.active)
    note(s, STEPS_FIXED, s.active, s.steps)


def play_step(s: State) -> None:
    """At most one card, if he likes [gnome-turn-3]. He is asked whatever he holds, which tells the others nothing."""
    if s.hand_size[s.active] > 0:
        ask(s, s.active, PLAY)


def table_more(s: State) -> None:
    """Busy Hands: one or two items from hand at once [gnome-pcard-12]."""
    if s.tabling > 0 and s.hand_size[s.active] > 0:
        ask(s, s.active, TABLE_ITEM)
    else:
        s.tabling = s.may_stop = 0


def draw_step(s: State, box: Box) -> None:
    """One card, whether or not one was played [gnome-turn-4, gnome-ruling-8]; none in a business turn [gnome-turn-5].

    There is no hand limit, and replies are not replaced [gnome-turn-6].
    """
    if s.visiting:
        return
    if s.pile_size == 0 and s.discard_size > 0:  # only when a card is needed [gnome-ruling-9]
        reshuffle(s)
    if s.pile_size > 0:
        draw(s, box, s.active, False)
    else:
        note(s, NO_CARD_LEFT, s.active)


def next_turn(s: State, box: Box) -> None:
    """Clockwise [gnome-setup-9]; who is home takes no turns [gnome-turn-8]."""
    if s.home == box.seats:
        end_game(s, box)
    elif s.round > box.turn_cap or (box.walks_home == 1 and s.home == box.seats - 1):
        call_home(s, box)
    else:
        pass_turn(s, box)


def pass_turn(s: State, box: Box) -> None:
    at_home = True
    while at_home:
        s.active = clockwise(s, box, 1)
        if s.active == s.first:
            s.round += 1
        at_home = s.place[s.active] > 0
    if s.round > box.turn_cap:  # [gnome-ruling-47]
        note(s, ROUND_LIMIT)
    else:
        s.phase = BEGIN_TURN


# --- Coming home -----------------------------------------------------------------------------------------------


def come_home(s: State, box: Box, seat: int) -> None:
    """His turn is over at once [gnome-finish-4]: items at half price, then the gems of his place [gnome-finish-2].

    In this order, so that he may pay for a late place out of what his items bring [gnome-ruling-46].
    """
    s.at[seat] = box.cottage
    s.home += 1
    s.place[seat] = s.home
    note(s, CAME_HOME, seat, NONE, s.home)
    discard_hand(s, box, seat)
    end_all_effects(s, box, seat)
    redeem_items(s, box, seat)
    settle_place(s, box, seat)


def discard_hand(s: State, box: Box, seat: int) -> None:
    if s.hand_size[seat] > 0:
        note(s, HAND_DISCARDED, seat, NONE, s.hand_size[seat])
    for card in range(box.types):
        while s.hand[seat][card] > 0:
            discard_from_hand(s, box, seat, card)


def redeem_items(s: State, box: Box, seat: int) -> None:
    """All base values together, halved, rounded down [gnome-finish-2]."""
    total = 0
    for i in range(s.items - 1, -1, -1):
        if s.item_owner[i] == seat:
            total += box.base[s.item[i]]
            discard_item(s, seat, s.item[i])
    if total > 0:
        collect(s, box, seat, total // 2)
        note(s, REDEEMED, seat, NONE, total // 2)


def settle_place(s: State, box: Box, seat: int) -> None:
    """With any number of players [gnome-finish-3]."""
    gems = box.finish_gems[s.place[seat] - 1]
    note(s, PLACE_GEMS, seat, NONE, gems)
    if gems > 0:
        collect(s, box, seat, gems)
    elif gems < 0:
        owe(s, box, seat, MINE, -gems)


def call_home(s: State, box: Box) -> None:
    """The foremost on the trail: at the limit of rounds, or the last gnome if the host likes [gnome-ruling-47]."""
    foremost = NONE
    for n in range(1, box.seats + 1):
        seat = clockwise(s, box, n)
        if s.place[seat] == 0 and (foremost == NONE or progress(s, box, seat) > progress(s, box, foremost)):
            foremost = seat
    note(s, CALLED_HOME, foremost)
    come_home(s, box, foremost)


def end_game(s: State, box: Box) -> None:
    """When all are home [gnome-finish-5]; gems that nobody picked up go back to the mine [gnome-ruling-36]."""
    for space in range(MOST_SPACES):
        s.mine[SMALLEST] += s.lying[space]
        s.lying[space] = 0
    for seat in range(box.seats):
        note(s, RESULT, seat, NONE, wealth(s, box, seat))
    note(s, GAME_OVER)
    finish(s, ENDED)


def score(s: State, box: Box, out: Ints) -> None:
    """Value in gems; equal totals share the win, or the earlier finisher has it [gnome-finish-6, gnome-ruling-48]."""
    for seat in range(box.seats):
        out[seat] = result(s, box, seat)


def result(s: State, box: Box, seat: int) -> int:
    gems = wealth(s, box, seat)
    return gems * (MOST_SEATS + 1) + MOST_SEATS - s.place[seat] if box.earlier_wins_ties else gems


# --- What may be decided, and deciding it ----------------------------------------------------------------------


def legal(s: State, box: Box, mask: Ints) -> int:
    """Mark the actions that the actor may take; how many there are."""
    phase = s.phase
    if phase == DOOR or phase == ELECT or phase == CHANGE_UP or phase == ADD_TO_ROLL:
        return offer(mask, NO, True) + offer(mask, YES, True)
    if phase == BRIDGE:
        return offer(mask, CROSS, True) + offer(mask, BEHIND, True)
    if phase == SEND:
        return offer(mask, NO, True) + offer(mask, BEHIND, True)
    if phase == PICK:
        return offer_brawl_cards(s, mask)
    if phase == TARGET:
        return offer_targets(s, box, mask)
    if phase == PAY:
        return offer_jewels(s, box, mask)
    if phase == SELL:
        return offer_items(s, mask, s.actor) + offer(mask, NO, True)
    if phase == LOSE_ITEM or phase == GIVE_ITEM or phase == FORFEIT:
        return offer_items(s, mask, s.actor)
    if phase == TAKE_ITEM:
        return offer_items(s, mask, s.target)
    if phase == WHICH_AILMENT:
        return offer_ailments(s, box, mask)
    may_pass = phase != DISCARD and not (phase == TABLE_ITEM and not s.may_stop and has_green(s, box, s.actor))
    return offer_hand(s, box, mask) + offer(mask, NO, may_pass)


def offer_hand(s: State, box: Box, mask: Ints) -> int:
    return sum(
        offer(mask, CARD + card, may_use(s, box, card)) for card in range(box.types) if s.hand[s.actor][card] > 0
    )


def may_use(s: State, box: Box, card: int) -> bool:
    """May this hand card be used for what is asked?"""
    phase = s.phase
    if phase == PLAY:
        return is_playable(s, box, s.actor, card)
    if phase == REPLY:
        return answers(s, box, s.actor, card)
    if phase == ROLL_REPLY:
        return may_interrupt(s, box, card, ON_ROLL)
    if phase == ENTER_REPLY:
        return may_interrupt(s, box, card, ON_ENTER)
    if phase == TABLE_ITEM:
        return box.colour[card] == GREEN
    if phase == ATTACK_WINDOW:
        return box.kind[card] == ATTACK and is_playable(s, box, s.actor, card)
    return True  # DISCARD


def offer_items(s: State, mask: Ints, seat: int) -> int:
    return sum(offer(mask, CARD + s.item[i], s.item_owner[i] == seat) for i in range(s.items))


def offer_ailments(s: State, box: Box, mask: Ints) -> int:
    return sum(offer(mask, EFFECT + i, is_ailment_of(s, box, s.actor, i)) for i in range(s.effects))


def offer_targets(s: State, box: Box, mask: Ints) -> int:
    count = 0
    for action in range(LEFT + 1, LEFT + box.seats):
        count += offer(mask, action, may_target(s, box, s.stack_card[0], s.actor, aimed_at(s, box, action)))
    return count


def offer_brawl_cards(s: State, mask: Ints) -> int:
    return sum(offer(mask, BRAWL + bit, s.brawl_hand[s.actor] >> bit & 1 == 1) for bit in range(BRAWL_CARDS))


def offer_jewels(s: State, box: Box, mask: Ints) -> int:
    return sum(offer(mask, JEWEL + kind, may_hand_over(s, box, kind)) for kind in range(KINDS))


def apply(s: State, box: Box, action: int) -> None:
    """Carry out a legal action of the actor, and all that follows up to the next decision."""
    decide(s, box, action)
    proceed(s, box)


def decide(s: State, box: Box, action: int) -> None:
    """The questions in the order of a turn: first the step that follows the answer, then what the answer does."""
    question = s.phase
    card = action - CARD  # where the answer is one

    # ROLL
    if question == DISCARD:
        s.phase = LEAVE
        discard_from_hand(s, box, s.actor, card)
        note(s, DISCARDED, s.actor, card)
    elif question == ROLL_REPLY:
        s.phase = ROLL_WINDOW
        if action != NO:
            interrupt(s, box, card)

    # MOVE
    elif question == ADD_TO_ROLL:
        s.phase = WALK
        if action == YES:
            add_to_roll(s, box)
    elif question == DOOR:
        if action == YES:
            s.phase = ENTER_WINDOW
            walk_in(s, box)
        else:
            s.phase = WALK
            pass_by(s, box)
    elif question == BRIDGE or question == SEND:
        s.phase = WALK
        if action == CROSS:
            cross_bridge(s, box)
        elif action == BEHIND:
            go_behind(s, box, question == SEND)
        else:
            leave_choice_to_him(s)
    elif question == LOSE_ITEM:
        s.phase = LOSING_ITEMS
        lose_item(s, s.actor, card)
        s.owed_items -= 1
    elif question == PAY:  # may come up wherever gems are paid
        pay_jewel(s, box, action - JEWEL)

    # A brawl
    elif question == ELECT:
        if action == YES:
            s.phase = BRAWL_BEGINS
            elect(s)
        else:
            s.phase = ASK_TO_BRAWL
            note(s, DECLINED, s.actor)
    elif question == PICK:
        pick_card(s, action - BRAWL + 1)
    elif question == FORFEIT:
        s.phase = BRAWL_PAYMENTS
        forfeit_item(s, s.actor, card)

    # In a business
    elif question == ENTER_REPLY:
        s.phase = ENTER_WINDOW
        if action != NO:
            interrupt(s, box, card)
    elif question == SELL:
        if action == NO:
            s.phase = CLOSE_SALE
        else:
            s.phase = SELLING
            sell(s, box, card)
    elif question == CHANGE_UP:
        s.phase = after_play(box)
        if action == YES:
            change_up(s, box, s.actor)

    # PLAY
    elif question == PLAY or question == ATTACK_WINDOW:
        s.phase = after_play(box)
        if action != NO:
            play(s, box, card)
        elif question == PLAY:
            note(s, PASSED, s.actor)
    elif question == TARGET:
        s.phase = ANNOUNCE
        s.target = aimed_at(s, box, action)
    elif question == GIVE_ITEM:
        s.phase = ANNOUNCE
        s.chosen = card
    elif question == TAKE_ITEM:
        s.phase = ANNOUNCE
        s.taken = card
    elif question == WHICH_AILMENT:
        s.phase = ANNOUNCE
        s.to_cure = action - EFFECT
    elif question == REPLY:
        s.phase = REPLIES
        if action != NO:
            reply(s, box, card)
    else:  # TABLE_ITEM
        s.phase = TABLING
        if action == NO:
            s.tabling = 0
        else:
            table_item(s, box, s.actor, card)
            s.tabling -= 1
            s.may_stop = 1


# --- What a seat can imagine -----------------------------------------------------------------------------------


def determinize(s: State, box: Box, observer: int) -> None:
    """Turn the state into one that this observer could not tell from it (the caller has reseeded it).

    The cards in other hands and in the draw pile may be any that he does not see elsewhere; of the cards dealt at the
    start all know that they are green. Brawl cards that others have picked may be any they still have: every used one
    has been shown.
    """
    for seat in range(box.seats):
        if seat != observer:
            for card in range(box.types):
                s.pile[card] += s.hand[seat][card]
                s.hand[seat][card] = 0
    for seat in range(box.seats):
        if seat != observer:
            for _ in range(s.green_floor[seat]):
                imagine_card(s, box, seat, True)
    for seat in range(box.seats):
        if seat != observer:
            for _ in range(s.hand_size[seat] - s.green_floor[seat]):
                imagine_card(s, box, seat, False)
            if s.phase == PICK and s.pick[seat] > 0:
                s.pick[seat] = random_brawl_card(s, IMAGINED, s.brawl_hand[seat])


def imagine_card(s: State, box: Box, seat: int, greens_only: bool) -> None:
    card = random_card(s, IMAGINED, box, s.pile, greens_only)
    s.pile[card] -= 1
    s.hand[seat][card] += 1
