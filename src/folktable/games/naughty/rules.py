"""The rules of Naughty or Nice, in the order of the book: setting up, a turn, Midnight, the end; what is legal.

Source: the rulebook (Szilágyi L. Gábor, Tony Baritoon); `docs/rules/naughty.md` gives every rule its id and every gap
a ruling. The basic actions are in basics.py, creatures and reactions in creatures.py, gift givers' own moves in
givers.py, cards and knowledge in cards.py, the stack in stack.py. Rulings that shape the game most: a basic action
is a duty [naughty-ruling-8], a creature sleeps until the turn in which it came is over [naughty-ruling-15], reactions
are a stack asked from the left [naughty-ruling-18], a Tomte leaves points alone [naughty-ruling-22], after Midnight
everybody has one full turn more [naughty-ruling-48]. Book and cards use several names for one thing; the edition has
settled on one each [naughty-ruling-7].

`s` is the state, `box` what is in the box. Everything here is plain integers: it runs in the interpreter, compiled
by Numba and on a GPU, and decides the same everywhere.
"""

from __future__ import annotations

from folktable.engine.chance import SHUFFLES, rand, shuffle
from folktable.engine.choices import allow, allow_set, bit_count, is_allowed, nth_bit
from folktable.engine.narration import note
from folktable.engine.record import ENDED, RUNNING, UNFINISHED, Ints, ask, finish
from folktable.games.naughty.basics import (
    basic_of,
    begin_basic,
    give,
    go_on_crafting,
    go_on_summoning,
    go_on_tucking,
    go_on_wishing,
    icon_due,
    keep_one,
    leave_out_black,
    offer_to_tuck,
    payable,
    pays_for,
    replace_icon,
    shortage,
    summon_is_legal,
    take_present,
    tuck_gained,
)
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import (
    any_present_to_draw,
    awake,
    awake_creatures,
    creature_of_kind,
    creatures_of_kind,
    deck_can_give,
    everybody,
    fill_space,
    imagine_creatures,
    imagine_kiddos,
    imagine_presents,
    kiddos_of_shape,
    move_creature,
    move_creature_unseen,
    move_present_unseen,
    present_kind,
    present_of_kind,
    refill_row,
    top_creature,
    top_present,
)
from folktable.games.naughty.creatures import (
    answer,
    declare_call,
    declare_kiddo,
    declare_number,
    declare_target,
    go_on_playing,
    may_play,
    pass_by,
    pick_of_elves,
    pick_of_wish,
    play_creature,
)
from folktable.games.naughty.givers import (
    discard_pair,
    go_on_comforting,
    may_search,
    may_search_in,
    may_sweep,
    search,
    sweep,
)
from folktable.games.naughty.stack import has_ability, next_seat, pop, seat_of
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State

# --- Setting up ----------------------------------------------------------------------------------------


def setup(s: State, box: Box) -> None:
    """The table, then the gift givers, then the hands [naughty-setup-9]."""
    lay_out(s, box)
    shuffle_presents(s, box)
    if box.with_creatures:
        shuffle_creatures(s, box)
    shuffle_kiddos(s, box)
    s.first = rand(s, SHUFFLES, box.seats) if box.first == NONE else box.first  # [naughty-setup-12]
    note(s, FIRST_PLAYER, s.first)
    s.active = s.first
    s.stage = CHOOSING_GIVERS
    s.phase = AUTOMATIC
    proceed(s, box)


def lay_out(s: State, box: Box) -> None:
    """All cards beside the table, all scores 0 [naughty-setup-8]; each kind has its discard pile [naughty-setup-13]."""
    for card in range(PRESENTS):
        s.present_in[card] = REMOVED
        s.present_seen[card] = everybody(box)
    for card in range(CREATURES):
        s.creature_in[card] = REMOVED
        s.creature_seen[card] = everybody(box)
    for kiddo in range(KIDDOS):
        s.kiddo_in[kiddo] = REMOVED
    for space in range(ROW):
        s.row[space] = NONE
    for space in range(PLAYGROUND):
        s.playground[space] = NONE
    for seat in range(MOST_SEATS):
        s.giver[seat] = NONE


def shuffle_presents(s: State, box: Box) -> None:
    for kind in range(KINDS):
        for copy in range(box.present_copies[kind]):
            card = kind * COPIES + copy
            s.present_in[card] = DECK
            s.present_seen[card] = 0
            s.present_deck[s.present_deck_size] = card
            s.present_deck_size += 1
    shuffle(s, SHUFFLES, s.present_deck, s.present_deck_size)
    refill_row(s, box)  # [naughty-setup-4]


def shuffle_creatures(s: State, box: Box) -> None:
    """Five of them and Midnight make the bottom stack [naughty-setup-5, naughty-level-3]."""
    cards = box.first_creature[CREATURE_KINDS]
    for card in range(cards):
        s.creature_in[card] = DECK
        s.creature_seen[card] = 0
        s.creature_deck[card] = card
    shuffle(s, SHUFFLES, s.creature_deck, cards)
    for i in range(box.stack_others):
        top = cards - 1 - i
        s.creature_stack[i] = s.creature_deck[top]
        s.creature_in[s.creature_stack[i]] = BOTTOM
        s.creature_deck[top] = 0
    s.creature_deck_size = cards - box.stack_others
    s.creature_stack[box.stack_others] = MIDNIGHT
    s.creature_stack_size = box.stack_others + 1
    shuffle(s, SHUFFLES, s.creature_stack, s.creature_stack_size)


def shuffle_kiddos(s: State, box: Box) -> None:
    """The same with the kiddos [naughty-setup-6]; the Playground comes from the top of the rest [naughty-setup-7]."""
    cards = 0
    for kiddo in range(KIDDOS):
        if box.kiddo_used[kiddo]:
            s.kiddo_in[kiddo] = DECK
            s.kiddo_deck[cards] = kiddo
            cards += 1
    shuffle(s, SHUFFLES, s.kiddo_deck, cards)
    for i in range(box.stack_others):
        top = cards - 1 - i
        s.kiddo_stack[i] = s.kiddo_deck[top]
        s.kiddo_in[s.kiddo_stack[i]] = BOTTOM
        s.kiddo_deck[top] = 0
    s.kiddo_deck_size = cards - box.stack_others
    s.kiddo_stack[box.stack_others] = MIDNIGHT
    s.kiddo_stack_size = box.stack_others + 1
    shuffle(s, SHUFFLES, s.kiddo_stack, s.kiddo_stack_size)
    for space in range(box.playground):
        fill_space(s, box, space)


def choose_givers(s: State, box: Box) -> None:
    """A different one each, from the first player on [naughty-setup-9, naughty-ruling-56]; none at Level 1."""
    seat = s.first
    for _ in range(box.seats):
        if box.givers != NO_GIVERS and s.giver[seat] == NONE:
            if box.random_givers:
                take_giver(s, seat, RANDOM_GIVER)
            else:
                ask(s, seat, PICK_GIVER)
                return
        seat = next_seat(box, seat)
    deal_hands(s, box)
    s.stage = TURN_BEGINS


def free_givers(s: State) -> int:
    """Gift givers that nobody has taken, as bits."""
    free = (1 << GIVERS) - 1
    for seat in range(MOST_SEATS):
        if s.giver[seat] != NONE:
            free &= ~(1 << s.giver[seat])
    return free


def take_giver(s: State, seat: int, action: int) -> None:
    giver = action - GIVER
    if action == RANDOM_GIVER:
        free = free_givers(s)
        giver = nth_bit(free, rand(s, SHUFFLES, bit_count(free)))
    s.giver[seat] = giver
    note(s, GIVER_TAKEN, seat, giver, 1 if action == RANDOM_GIVER else 0)


def deal_hands(s: State, box: Box) -> None:
    """4 presents and 1 creature each [naughty-setup-10], at the first two levels 6 presents [naughty-level-1]."""
    reindeer = 0
    santa = seat_of(s, box, SANTA_CLAUS)
    for seat in range(box.seats):
        for _ in range(box.start_presents):
            move_present_unseen(s, box, top_present(s, box), HAND + seat, 1 << seat)
        for _ in range(box.start_creatures):
            card = top_creature(s, box)
            move_creature_unseen(s, box, card, HAND + seat, 1 << seat)
            if seat == santa and box.creature_kind[card] == REINDEER:
                reindeer = 1
    s.fresh = 0  # gained before the first turn [naughty-ruling-15]
    note(s, HANDS_DEALT, NONE, box.start_presents, box.start_creatures)
    if santa != NONE and box.starting_reindeer:  # Rudolf begins with nothing [naughty-setup-11, naughty-ruling-40]
        offer_to_tuck(s, box, santa, box.start_creatures, reindeer)


# --- A turn --------------------------------------------------------------------------------------------


def proceed(s: State, box: Box) -> None:
    """Carry out what needs no decision, until something does: the newest on the stack first [naughty-react-4]."""
    while s.over == RUNNING and s.phase == AUTOMATIC:
        task = s.task[s.depth - 1] if s.depth > 0 else 0
        if task == PLAYING:
            go_on_playing(s, box)
        elif task == WISHING:
            go_on_wishing(s, box)
        elif task == CRAFTING:
            go_on_crafting(s)
        elif task == SUMMONING:
            go_on_summoning(s, box)
        elif task == TUCKING:
            go_on_tucking(s)
        elif task == COMFORTING:
            go_on_comforting(s)
        elif task == EXTRA:
            ask(s, s.doer[s.depth - 1], EXTRA_ACTION)
        else:
            go_on_with_turn(s, box)


def go_on_with_turn(s: State, box: Box) -> None:
    """Abilities of the start, then actions in any order, one at a time [naughty-turn-2, naughty-turn-3]."""
    stage = s.stage
    if stage == CHOOSING_GIVERS:
        choose_givers(s, box)
    elif stage == TURN_BEGINS:
        begin_turn(s, box)
    elif stage == MAY_SEARCH:
        s.stage = MAY_SWEEP
        if may_search(s, box, s.active):
            ask(s, s.active, SANTAS_PAIR)
    elif stage == MAY_SWEEP:
        s.stage = ACTING
        if may_sweep(s, box, s.active):
            ask(s, s.active, SWEEP)
    elif stage == ACTING:
        if s.basic != 0 and not free_actions_left(s, box):
            s.stage = TURN_ENDS
        else:
            ask(s, s.active, MAIN)
    else:
        end_turn(s, box)


def begin_turn(s: State, box: Box) -> None:
    """All turns are numbered; what came before this one is not fresh any more [naughty-ruling-15]."""
    s.turn += 1
    s.fresh = 0
    s.basic = 0
    s.did = 0
    if s.turn > TURN_LIMIT:  # cannot happen: supplies run out long before [naughty-ruling-60]
        note(s, ENDLESS)
        finish(s, UNFINISHED)
        return
    note(s, TURN_BEGUN, s.active, s.turn, 1 if s.final_turns > 0 else 0)
    if creature_of_kind(s, box, MR_SCROOGE, BEFORE + s.active) != NONE:
        skip_turn(s, box)
    elif s.final_turns > 0 and box.final_basic_only:
        s.stage = ACTING
    else:
        s.stage = MAY_SEARCH


def skip_turn(s: State, box: Box) -> None:
    """The whole turn, a final one too [naughty-turn-8, naughty-scrooge-1, naughty-ruling-45]; the row stays."""
    leaving = 1
    if box.scrooges_merge:
        leaving = creatures_of_kind(s, box, MR_SCROOGE, BEFORE + s.active)
    for _ in range(leaving):
        move_creature(s, box, creature_of_kind(s, box, MR_SCROOGE, BEFORE + s.active), DISCARD)
    note(s, SKIPPED, s.active, NONE, leaving)
    s.idle = 0
    pass_turn_on(s, box)


def free_actions_left(s: State, box: Box) -> bool:
    """As far as all can see: has the active player a creature that is not fresh?"""
    return awake_creatures(s, s.active) > 0 and not (s.final_turns > 0 and box.final_basic_only)


def take_basic(s: State, box: Box, action: int) -> None:
    """One in each turn [naughty-turn-1]."""
    s.basic = basic_of(action)
    s.did = 1
    begin_basic(s, box, s.active, action)


def may_end_turn(s: State, box: Box) -> bool:
    """A basic action is a duty if there is one [naughty-ruling-8], not in a final turn [naughty-mid-3]."""
    if s.basic != 0 or s.final_turns > 0 or not box.basic_required:
        return True
    return not basic_is_possible(s, box, s.active)


def basic_is_possible(s: State, box: Box, seat: int) -> bool:
    return any_present_to_draw(s) or summon_is_legal(s, box) or payable(s, box, seat, 0) != 0


def end_turn(s: State, box: Box) -> None:
    refill_row(s, box)
    note(s, TURN_ENDED, s.active)
    s.idle = 0 if s.did else s.idle + 1
    # Nobody could or would do anything [naughty-ruling-12]; with the last turn after Midnight it is over anyway.
    if s.idle == box.seats and s.final_turns != 1:
        note(s, STALEMATE)
        end_game(s, box)
    else:
        pass_turn_on(s, box)


def pass_turn_on(s: State, box: Box) -> None:
    """Clockwise [naughty-turn-5]; rounds mean nothing before the last one [naughty-turn-6].

    After the turn that brought Midnight everybody has one more, its player last, whoever drew the card
    [naughty-mid-2, naughty-ruling-48].
    """
    s.stage = TURN_BEGINS
    s.active = next_seat(box, s.active)
    if s.final_turns > 0:
        s.final_turns -= 1
        if s.final_turns == 0:
            end_game(s, box)
    elif s.midnight:
        s.final_turns = box.seats
        note(s, LAST_ROUND, s.active)


# --- The end -------------------------------------------------------------------------------------------


def end_game(s: State, box: Box) -> None:
    """Shapes and Rudolf; cards in hand are worth nothing [naughty-end-4]."""
    if box.with_sets:
        score_shapes(s, box)
    score_rudolf(s, box)
    best = 0
    for seat in range(box.seats):
        if standing(s, seat) > standing(s, best):
            best = seat
    for seat in range(box.seats):
        if standing(s, seat) == standing(s, best):
            note(s, GAME_OVER, seat, s.points[seat], s.wishes[seat])
    finish(s, ENDED)


def score_shapes(s: State, box: Box) -> None:
    """Most of a shape [naughty-end-1, naughty-ruling-53], and one of each [naughty-end-2, naughty-ruling-54]."""
    for shape in range(SHAPES):
        for seat in range(box.seats):
            if leads(s, box, seat, shape):
                s.points[seat] += box.majority_points
                note(s, MAJORITY, seat, shape, box.majority_points)
    for seat in range(box.seats):
        if has_all_shapes(s, box, seat):
            s.points[seat] += box.all_shapes_points
            note(s, ALL_SHAPES, seat, NONE, box.all_shapes_points)


def leads(s: State, box: Box, seat: int, shape: int) -> bool:
    """Most kiddos of a shape, at least one; whether those who share it all score is the host's to say."""
    own = kiddos_of_shape(s, box, seat, shape)
    for other in range(box.seats):
        theirs = kiddos_of_shape(s, box, other, shape)
        if theirs > own or (theirs == own and other != seat and not box.majority_shared):
            return False
    return own > 0


def has_all_shapes(s: State, box: Box, seat: int) -> bool:
    owned = 0
    for shape in range(SHAPES):
        if kiddos_of_shape(s, box, seat, shape) > 0:
            owned += 1
    return owned == SHAPES


def score_rudolf(s: State, box: Box) -> None:
    """3 to 23 points for one to seven Reindeer [naughty-santa-5, naughty-end-3]."""
    santa = seat_of(s, box, SANTA_CLAUS)
    under = creatures_of_kind(s, box, REINDEER, RUDOLF)
    if santa != NONE and under > 0:
        s.points[santa] += box.rudolf_points[under]
        note(s, RUDOLF_SCORED, santa, under, box.rudolf_points[under])


def standing(s: State, seat: int) -> int:
    """Points, then fulfilled wishes; still tied is a shared win [naughty-end-5, naughty-ruling-55]."""
    return s.points[seat] * 64 + s.wishes[seat]


def score(s: State, box: Box, out: Ints) -> None:
    for seat in range(box.seats):
        out[seat] = standing(s, seat)


# --- What is legal -------------------------------------------------------------------------------------


def legal(s: State, box: Box, mask: Ints) -> int:
    """Mark the actor's legal actions in a cleared mask; returns how many there are."""
    phase = s.phase
    if phase == MAIN:
        return legal_main(s, box, mask)
    if phase == ANSWER_CREATURE:
        return offer(mask, PASS, True) + offer(mask, CREATURE + TOMTE, awake(s, box, s.actor, TOMTE) > 0)
    if phase == ANSWER_WISH:
        holds = awake(s, box, s.actor, PAPA_WOLVERINE) > 0
        return offer(mask, PASS, True) + offer(mask, CREATURE + PAPA_WOLVERINE, holds)
    if phase == GIVE:
        count = 0
        for kind in range(KINDS):
            count += offer(mask, PRESENT + kind, pays_for(s, box, s.actor, kind, icon_due(s)))
        return count
    if phase == CRAFT_SOURCE or phase == COMFORT:
        return offer_row(s, mask) + offer(mask, FROM_DECK, deck_can_give(s)) + offer(mask, PASS, phase == COMFORT)
    if phase == KEEP or phase == TUCK:
        return legal_keep(s, box, mask)
    if phase == REPEAT or phase == EXTRA_ACTION:
        return legal_again(s, box, mask)
    if phase == TARGET or phase == CALL or phase == PICK_KIDDO or phase == HOW_MANY:
        return legal_declaring(s, box, mask)
    if phase == ELVES_PICK:
        return offer_presents(s, mask, SHOWN)
    if phase == WOLVERINE_PICK:
        return offer_presents(s, mask, GIVEN)
    if phase == REPLACE or phase == LEAVE_OUT:
        return legal_relief(s, box, mask)
    return legal_start(s, box, mask)


def offer(mask: Ints, action: int, allowed: bool) -> int:
    """Allow an action once; equal cards are one choice."""
    if allowed and not is_allowed(mask, action):
        allow(mask, action)
        return 1
    return 0


def offer_presents(s: State, mask: Ints, zone: int) -> int:
    count = 0
    for kind in range(KINDS):
        count += offer(mask, PRESENT + kind, present_of_kind(s, kind, zone) != NONE)
    return count


def offer_row(s: State, mask: Ints) -> int:
    count = 0
    for space in range(ROW):
        if s.row[space] != NONE:
            count += offer(mask, PRESENT + present_kind(s.row[space]), True)
    return count


def offer_spaces(mask: Ints, spaces: int) -> int:
    """Spaces of the Playground, given as bits."""
    return allow_set(mask, spaces << SPACE)


def offer_basic(s: State, box: Box, mask: Ints) -> int:
    craft = offer(mask, CRAFT, any_present_to_draw(s))
    return craft + offer(mask, SUMMON, summon_is_legal(s, box)) + offer_spaces(mask, payable(s, box, s.actor, 0))


def legal_main(s: State, box: Box, mask: Ints) -> int:
    """Basic action, free actions, end of turn [naughty-turn-1, naughty-turn-2, naughty-ruling-47]."""
    count = offer(mask, PASS, may_end_turn(s, box))
    if s.basic == 0:
        count += offer_basic(s, box, mask)
    if free_actions_left(s, box):
        for kind in range(CREATURE_KINDS):
            count += offer(mask, CREATURE + kind, may_play(s, box, s.actor, kind))
    return count


def legal_keep(s: State, box: Box, mask: Ints) -> int:
    """Which card of a Summon is kept; what goes under Rudolf."""
    if s.phase == TUCK:
        return offer(mask, PASS, True) + offer(mask, YES, s.about[s.depth - 1] > 0)
    count = 0
    for i in range(s.looked_count):
        kind = box.creature_kind[s.looked_at[i]]
        count += offer(mask, CREATURE + kind, True)
    santa = has_ability(s, box, s.actor, SANTA_CLAUS)
    return count + offer(mask, YES, santa and is_allowed(mask, CREATURE + REINDEER))


def legal_again(s: State, box: Box, mask: Ints) -> int:
    """A repeat of the turn's basic action [naughty-snow-2], or any basic action for Ded Moroz; both may be declined."""
    count = offer(mask, PASS, True)
    if s.phase == EXTRA_ACTION:
        return count + offer_basic(s, box, mask)
    if s.basic == FULFIL:
        return count + offer_spaces(mask, payable(s, box, s.actor, 0))
    return count + offer(mask, YES, True)


def legal_declaring(s: State, box: Box, mask: Ints) -> int:
    top = s.depth - 1
    count = 0
    if s.phase == TARGET:
        for n in range(box.seats - 1):
            count += offer(mask, LEFT + n, True)
    elif s.phase == CALL:
        for kind in range(KINDS):
            count += offer(mask, PRESENT + kind, True)
    elif s.phase == HOW_MANY:
        held = 1 + awake(s, box, s.actor, s.about[top])
        if s.about[top] == REINDEER:  # four at most [naughty-rein-2]
            for n in range(min(4, held)):
                count += offer(mask, NUMBER + n, True)
        else:
            for n in range(min(box.caga_per_wish, held)):
                count += offer(mask, NUMBER + n, payable(s, box, s.actor, n + 1) != 0)
    elif s.about[top] == CAGA_TIO:
        count = offer_spaces(mask, payable(s, box, s.actor, s.count[top]))
    else:
        for space in range(PLAYGROUND):
            count += offer(mask, SPACE + space, s.playground[space] != NONE)
    return count


def legal_relief(s: State, box: Box, mask: Ints) -> int:
    """What Caga Tió stands in for, what Saint Nicholas leaves out: the rest must be payable [naughty-wish-2]."""
    seat = s.actor
    if s.phase == LEAVE_OUT:
        without = offer(mask, YES, shortage(s, box, seat, s.due, BLACK, 0) == 0)
        return without + offer(mask, PASS, shortage(s, box, seat, s.due, NONE, 0) == 0)
    count = 0
    leaves_out = 1 if has_ability(s, box, seat, SAINT_NICHOLAS) else 0
    for icon in range(ICONS):
        if s.due[icon] > 0:
            short = shortage(s, box, seat, s.due, icon, leaves_out)
            count += offer(mask, ICON + icon, short < s.count[s.depth - 1])
    return count


def legal_start(s: State, box: Box, mask: Ints) -> int:
    """Gift givers to choose, and their abilities at the start of a turn: all optional [naughty-turn-3]."""
    count = 0
    if s.phase == PICK_GIVER:
        return allow_set(mask, free_givers(s) << GIVER) + offer(mask, RANDOM_GIVER, True)
    if s.phase == SEARCH_WHERE:
        for zone in range(3):
            count += offer(mask, SEARCH + zone, may_search_in(s, box, zone))
        return count
    if s.phase == SANTAS_PAIR:
        for kind in range(KINDS):
            count += offer(mask, PRESENT + kind, s.presents[s.actor][kind] >= 2)
    else:
        for space in range(PLAYGROUND):
            count += offer(mask, SPACE + space, s.playground[space] != NONE)
    return count + offer(mask, PASS, True)


# --- What is done --------------------------------------------------------------------------------------


def apply(s: State, box: Box, action: int) -> None:
    """Carry out a legal action of the actor, and all that follows up to the next decision."""
    phase = s.phase
    s.phase = AUTOMATIC
    if phase == MAIN:
        act(s, box, action)
    elif phase == GIVE:
        give(s, box, action - PRESENT)
    elif phase == CRAFT_SOURCE:
        take_present(s, box, s.actor, action)
    elif action == PASS:
        decline(s, box, phase)
    elif phase <= SWEEP:
        apply_ability(s, box, phase, action)
    elif phase <= REPLACE:
        apply_in_basic(s, box, phase, action)
    elif phase <= HOW_MANY:
        apply_declared(s, box, phase, action)
    else:
        apply_in_text(s, box, phase, action)
    proceed(s, box)


def act(s: State, box: Box, action: int) -> None:
    if action == PASS:
        s.stage = TURN_ENDS
    elif action >= CREATURE:
        s.did = 1
        play_creature(s, box, s.actor, action - CREATURE)
    else:
        take_basic(s, box, action)


def decline(s: State, box: Box, phase: int) -> None:
    """Whoever passes on an answer is not asked about it again; a present or an extra action is simply not taken."""
    if phase == ANSWER_CREATURE or phase == ANSWER_WISH:
        pass_by(s, box)
    elif phase == COMFORT or phase == EXTRA_ACTION:
        pop(s)


def apply_ability(s: State, box: Box, phase: int, action: int) -> None:
    if phase == PICK_GIVER:
        take_giver(s, s.actor, action)
    elif phase == TUCK:
        tuck_gained(s, box)
    elif phase == SANTAS_PAIR:
        discard_pair(s, box, action - PRESENT)
    elif phase == SEARCH_WHERE:
        search(s, box, action - SEARCH)
    else:
        sweep(s, box, action - SPACE)


def apply_in_basic(s: State, box: Box, phase: int, action: int) -> None:
    if phase == KEEP:
        keep_one(s, box, action)
    elif phase == LEAVE_OUT:
        leave_out_black(s)
    else:
        replace_icon(s, action - ICON)


def apply_declared(s: State, box: Box, phase: int, action: int) -> None:
    if phase == TARGET:
        declare_target(s, box, (s.actor + action - LEFT + 1) % box.seats)
    elif phase == CALL:
        declare_call(s, box, action - PRESENT)
    elif phase == PICK_KIDDO:
        declare_kiddo(s, box, action - SPACE)
    else:
        declare_number(s, box, action - NUMBER + 1)


def apply_in_text(s: State, box: Box, phase: int, action: int) -> None:
    if phase == ANSWER_CREATURE or phase == ANSWER_WISH:
        answer(s, box, action - CREATURE)
    elif phase == ELVES_PICK:
        pick_of_elves(s, box, s.actor, action - PRESENT)
    elif phase == WOLVERINE_PICK:
        pick_of_wish(s, box, action - PRESENT)
    elif phase == REPEAT:
        repeated = s.basic if action == YES else action
        note(s, REPEATS, s.actor, s.basic)
        begin_basic(s, box, s.actor, repeated)
    elif phase == COMFORT:
        pop(s)
        take_present(s, box, s.actor, action)
    else:  # Ded Moroz acts in his own name, and has no free actions [naughty-ded-4, naughty-ruling-33]
        pop(s)
        begin_basic(s, box, s.actor, action)


# --- What a seat can imagine ---------------------------------------------------------------------------


MOST_TRIES = 200  # to imagine a hand that can pay


def determinize(s: State, box: Box, observer: int) -> None:
    """Turn the state into one that this observer could not tell from it (the caller has reseeded it)."""
    imagine_presents(s, box, observer)
    if s.actor != observer and (s.phase == GIVE or s.phase == LEAVE_OUT or s.phase == REPLACE):
        tries = 0
        while not can_go_on_paying(s, box) and tries < MOST_TRIES:  # who fulfils a wish has shown to be able to
            imagine_presents(s, box, observer)
            tries += 1
    imagine_creatures(s, box, observer)
    imagine_kiddos(s)
    if s.phase == TUCK and s.actor != observer:
        imagine_tucking(s, box)


def can_go_on_paying(s: State, box: Box) -> bool:
    """Can the wish be paid that is being paid?"""
    top = s.depth - 1
    seat = s.doer[top]
    if s.phase != GIVE:
        leaves_out = 1 if has_ability(s, box, seat, SAINT_NICHOLAS) else 0
        return shortage(s, box, seat, s.due, NONE, leaves_out) <= s.count[top]
    for kind in range(KINDS):
        if pays_for(s, box, seat, kind, icon_due(s)):
            return shortage(s, box, seat, s.due, NONE, 0) == 0
    return False


def imagine_tucking(s: State, box: Box) -> None:
    """Others do not know how many Reindeer Santa Claus has just gained: as many as he may have in this hand."""
    top = s.depth - 1
    gained = 0
    for card in range(box.first_creature[REINDEER], box.first_creature[REINDEER + 1]):
        if s.creature_in[card] == HAND + s.doer[top] and (s.fresh >> card & 1 or s.turn == 0):
            gained += 1
    s.about[top] = min(gained, s.count[top] + 1)
