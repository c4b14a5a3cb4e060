"""The rules of Naughty or Nice, in the order of the book: setting up, a turn, the end; what is legal, what is done.

Source: the rulebook (Szilágyi L. Gábor, Tony Baritoon); `docs/rules/naughty.md` gives every rule its id and every gap
a ruling. The chapters of the book have files of their own: basics.py the basic actions and sets, creatures.py creatures
and reactions, givers.py all that is special about a gift giver, midnight.py Midnight; beneath them stack.py keeps what
is under way, cards.py the cards and who knows of them. Rulings that shape the game most: a basic action
is a duty [naughty-ruling-8], a creature sleeps until the turn in which it came is over [naughty-ruling-15], reactions
are a stack asked from the left [naughty-ruling-18], a Tomte leaves points alone [naughty-ruling-22], after Midnight
everybody has one full turn more [naughty-ruling-48]. Book and cards use several names for one thing; the edition has
settled on one each [naughty-ruling-7].

`s` is the state, `box` what is in the box. Everything here is plain integers: it runs in the interpreter, compiled
by Numba and on a GPU, and decides the same everywhere.
"""

from folktable.engine.cards import fill, lift
from folktable.engine.chance import SHUFFLES, rand, shuffle
from folktable.engine.choices import allow_set, bit_count, is_allowed, nth_bit, offer
from folktable.engine.narration import note
from folktable.engine.record import ENDED, RUNNING, UNFINISHED, Ints, ask, finish
from folktable.games.naughty.basics import *
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import *
from folktable.games.naughty.creatures import *
from folktable.games.naughty.givers import *
from folktable.games.naughty.midnight import basic_action_only, count_final_turns, final_turns_are_over, summon_is_legal
from folktable.games.naughty.stack import next_seat, opponent, pop
from folktable.games.naughty.state import *

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
    fill(s.present_in, REMOVED)
    fill(s.present_seen, everybody(box))
    fill(s.creature_in, REMOVED)
    fill(s.creature_seen, everybody(box))
    fill(s.kiddo_in, REMOVED)
    fill(s.row, NONE)
    fill(s.playground, NONE)
    fill(s.giver, NONE)


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
    s.creature_deck_size = cards - box.stack_others
    s.creature_stack_size = box.stack_others + 1
    lay_bottom_stack(s, box, s.creature_deck, cards, s.creature_in, s.creature_stack)


def lay_bottom_stack(s: State, box: Box, deck: Ints, cards: int, zones: Ints, stack: Ints) -> None:
    """From the top of a shuffled deck, with Midnight somewhere among them."""
    for i in range(box.stack_others):
        stack[i] = lift(deck, cards - 1 - i)
        zones[stack[i]] = BOTTOM
    stack[box.stack_others] = MIDNIGHT
    shuffle(s, SHUFFLES, stack, box.stack_others + 1)


def shuffle_kiddos(s: State, box: Box) -> None:
    """The same with the kiddos [naughty-setup-6]; the Playground comes from the top of the rest [naughty-setup-7]."""
    cards = 0
    for kiddo in range(KIDDOS):
        if box.kiddo_used[kiddo]:
            s.kiddo_in[kiddo] = DECK
            s.kiddo_deck[cards] = kiddo
            cards += 1
    shuffle(s, SHUFFLES, s.kiddo_deck, cards)
    s.kiddo_deck_size = cards - box.stack_others
    s.kiddo_stack_size = box.stack_others + 1
    lay_bottom_stack(s, box, s.kiddo_deck, cards, s.kiddo_in, s.kiddo_stack)
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
    """Carry out what needs no decision, until something does: first what is under way, then the course of the turn."""
    while s.over == RUNNING and s.phase == AUTOMATIC:
        if s.depth > 0:
            go_on_with_newest(s, box)
        else:
            go_on_with_turn(s, box)


def go_on_with_turn(s: State, box: Box) -> None:
    """A turn from top to bottom. `stage` says what comes next, once all that the last stage began is settled."""
    stage = s.stage
    if stage == CHOOSING_GIVERS:  # once, before the first turn
        choose_givers(s, box)
    elif stage == TURN_BEGINS:  # a Scrooge takes it away
        begin_turn(s, box)
    elif stage == MAY_SEARCH:  # Santa Claus, before any action [naughty-turn-3]
        s.stage = MAY_SWEEP
        offer_search(s, box)
    elif stage == MAY_SWEEP:  # La Befana, likewise
        s.stage = ACTING
        offer_sweep(s, box)
    elif stage == ACTING:  # one basic action, free actions before and after it, one at a time [naughty-turn-2]
        offer_actions(s, box)
    else:  # the row is refilled, the next player is active
        end_turn(s, box)


def go_on_with_newest(s: State, box: Box) -> None:
    """What began last goes on first: a reaction before what it answers [naughty-react-4]."""
    task = s.task[s.depth - 1]
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
    else:
        ask(s, s.doer[s.depth - 1], EXTRA_ACTION)


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
    elif basic_action_only(s, box):
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


def offer_actions(s: State, box: Box) -> None:
    """Until the player ends the turn; after the basic action, with nothing else to do, it ends by itself."""
    if s.basic != 0 and not free_actions_left(s, box):
        s.stage = TURN_ENDS
    else:
        ask(s, s.active, MAIN)


def act(s: State, box: Box, action: int) -> None:
    """End the turn, play a creature, or take the one basic action of this turn [naughty-turn-1]."""
    if action == PASS:
        s.stage = TURN_ENDS
        return
    s.did = 1
    if action >= CREATURE:
        play_creature(s, box, s.active, action - CREATURE)
    else:
        s.basic = basic_of(action)
        begin_basic(s, box, s.active, action)


def free_actions_left(s: State, box: Box) -> bool:
    """As far as all can see: has the active player a creature that is not fresh?"""
    return awake_creatures(s, s.active) > 0 and not basic_action_only(s, box)


def may_end_turn(s: State, box: Box) -> bool:
    """A basic action is a duty if there is one [naughty-ruling-8], not in a final turn [naughty-mid-3]."""
    if s.basic != 0 or s.final_turns > 0 or not box.basic_required:
        return True
    return not basic_is_possible(s, box, s.active)


def basic_is_possible(s: State, box: Box, seat: int) -> bool:
    return any_present_to_draw(s) or summon_is_legal(s, box) or payable(s, box, seat, 0) != 0


def act_out_of_turn(s: State, box: Box, action: int) -> None:
    """Ded Moroz acts in his own name, and has no free actions [naughty-ded-4, naughty-ruling-33]."""
    pop(s)
    if action != PASS:
        begin_basic(s, box, s.actor, action)


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
    """Clockwise [naughty-turn-5]; rounds mean nothing before the last one, after Midnight [naughty-turn-6]."""
    s.stage = TURN_BEGINS
    s.active = next_seat(box, s.active)
    count_final_turns(s, box)
    if final_turns_are_over(s):
        end_game(s, box)


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
    owned = sum(1 for shape in range(SHAPES) if kiddos_of_shape(s, box, seat, shape) > 0)
    return owned == SHAPES


def standing(s: State, seat: int) -> int:
    """Points, then fulfilled wishes; still tied is a shared win [naughty-end-5, naughty-ruling-55]."""
    return s.points[seat] * 64 + s.wishes[seat]


def score(s: State, box: Box, out: Ints) -> None:
    for seat in range(box.seats):
        out[seat] = standing(s, seat)


# --- What is legal: one function for each question, in the order of the ledger's decisions --------------


def legal(s: State, box: Box, mask: Ints) -> int:
    """Mark the actor's legal actions in a cleared mask; returns how many there are."""
    phase = s.phase
    if phase == PICK_GIVER:
        return allow_set(mask, free_givers(s) << GIVER) + offer(mask, RANDOM_GIVER, True)
    if phase == TUCK:
        return offer(mask, YES, s.tuckable > 0) + offer(mask, PASS, True)
    if phase == SANTAS_PAIR:
        return legal_pair(s, mask)
    if phase == SEARCH_WHERE:
        return legal_search(s, box, mask)
    if phase == SWEEP:
        return offer_kiddos(s, mask) + offer(mask, PASS, True)
    if phase == MAIN:
        return legal_main(s, box, mask)
    if phase == CRAFT_SOURCE:
        return offer_row(s, mask) + offer(mask, FROM_DECK, deck_can_give(s))
    if phase == KEEP:
        return legal_keep(s, box, mask)
    if phase == LEAVE_OUT:
        return legal_leave_out(s, box, mask)
    if phase == REPLACE:
        return legal_replace(s, box, mask)
    if phase == GIVE:
        return legal_give(s, box, mask)
    if phase == TARGET:
        return allow_set(mask, ((1 << box.seats - 1) - 1) << LEFT)
    if phase == CALL:
        return allow_set(mask, ((1 << KINDS) - 1) << PRESENT)
    if phase == PICK_KIDDO:
        return legal_kiddo(s, box, mask)
    if phase == HOW_MANY:
        return legal_number(s, box, mask)
    if phase == REPEAT:
        return legal_repeat(s, box, mask)
    if phase == ELVES_PICK:
        return offer_presents(s, mask, SHOWN)
    if phase == ANSWER_CREATURE:
        return offer_answer(s, box, mask, TOMTE)
    if phase == ANSWER_WISH:
        return offer_answer(s, box, mask, PAPA_WOLVERINE)
    if phase == WOLVERINE_PICK:
        return offer_presents(s, mask, GIVEN)
    if phase == COMFORT:
        return offer_row(s, mask) + offer(mask, FROM_DECK, deck_can_give(s)) + offer(mask, PASS, True)
    return offer_basic(s, box, mask) + offer(mask, PASS, True)  # EXTRA_ACTION


def offer_presents(s: State, mask: Ints, zone: int) -> int:
    return sum(offer(mask, PRESENT + kind, present_of_kind(s, kind, zone) != NONE) for kind in range(KINDS))


def offer_row(s: State, mask: Ints) -> int:
    return sum(offer(mask, PRESENT + present_kind(s.row[space]), True) for space in range(ROW) if s.row[space] != NONE)


def offer_kiddos(s: State, mask: Ints) -> int:
    """Whoever is in the Playground."""
    return sum(offer(mask, SPACE + space, s.playground[space] != NONE) for space in range(PLAYGROUND))


def offer_spaces(mask: Ints, spaces: int) -> int:
    """Spaces of the Playground, given as bits."""
    return allow_set(mask, spaces << SPACE)


def offer_basic(s: State, box: Box, mask: Ints) -> int:
    craft = offer(mask, CRAFT, any_present_to_draw(s))
    return craft + offer(mask, SUMMON, summon_is_legal(s, box)) + offer_spaces(mask, payable(s, box, s.actor, 0))


def offer_answer(s: State, box: Box, mask: Ints, kind: int) -> int:
    """Who is asked may always pass, and plays such a creature only if it is really there."""
    return offer(mask, PASS, True) + offer(mask, CREATURE + kind, awake(s, box, s.actor, kind) > 0)


def legal_pair(s: State, mask: Ints) -> int:
    """Two of one kind [naughty-santa-2]; all that comes at the start of a turn is optional [naughty-turn-3]."""
    count = offer(mask, PASS, True)
    for kind in range(KINDS):
        count += offer(mask, PRESENT + kind, s.presents[s.actor][kind] >= 2)
    return count


def legal_search(s: State, box: Box, mask: Ints) -> int:
    return sum(offer(mask, SEARCH + zone, may_take_from(s, box, zone)) for zone in range(3))


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
    """Which card of a Summon is kept; Santa Claus may put a Reindeer under Rudolf [naughty-santa-1]."""
    count = 0
    for i in range(s.looked_count):
        kind = box.creature_kind[s.looked_at[i]]
        count += offer(mask, CREATURE + kind, True)
    santa = has_ability(s, box, s.actor, SANTA_CLAUS)
    return count + offer(mask, YES, santa and is_allowed(mask, CREATURE + REINDEER))


def legal_leave_out(s: State, box: Box, mask: Ints) -> int:
    """Saint Nicholas: the rest must be payable [naughty-wish-2]."""
    without = offer(mask, YES, shortage(s, box, s.actor, s.due, BLACK, 0) == 0)
    return without + offer(mask, PASS, shortage(s, box, s.actor, s.due, NONE, 0) == 0)


def legal_replace(s: State, box: Box, mask: Ints) -> int:
    """What Caga Tió stands in for: the rest must be payable with the others that are left [naughty-wish-2]."""
    count = 0
    leaves_out = may_leave_out(s, box, s.actor)
    for icon in range(ICONS):
        if s.due[icon] > 0:
            short = shortage(s, box, s.actor, s.due, icon, leaves_out)
            count += offer(mask, ICON + icon, short < s.left[s.depth - 1])
    return count


def legal_give(s: State, box: Box, mask: Ints) -> int:
    return sum(offer(mask, PRESENT + kind, pays_for(s, box, s.actor, kind, icon_due(s))) for kind in range(KINDS))


def legal_kiddo(s: State, box: Box, mask: Ints) -> int:
    """Anybody for Mrs. Claus, one whose wish can be paid for Caga Tió [naughty-caga-1]."""
    top = s.depth - 1
    if s.creature[top] == CAGA_TIO:
        return offer_spaces(mask, payable(s, box, s.actor, s.number[top]))
    return offer_kiddos(s, mask)


def legal_number(s: State, box: Box, mask: Ints) -> int:
    """Four Reindeer at most [naughty-rein-2]; as many Caga Tió as the host allows and a wish can do with."""
    kind = s.creature[s.depth - 1]
    held = 1 + awake(s, box, s.actor, kind)
    count = 0
    if kind == REINDEER:
        for n in range(min(4, held)):
            count += offer(mask, NUMBER + n, True)
    else:
        for n in range(min(box.caga_per_wish, held)):
            count += offer(mask, NUMBER + n, payable(s, box, s.actor, n + 1) != 0)
    return count


def legal_repeat(s: State, box: Box, mask: Ints) -> int:
    """The turn's basic action once more, or not [naughty-snow-2]."""
    count = offer(mask, PASS, True)
    if s.basic == FULFIL:
        return count + offer_spaces(mask, payable(s, box, s.actor, 0))
    return count + offer(mask, YES, True)


# --- What is done: one line for each question, in the same order ---------------------------------------


def apply(s: State, box: Box, action: int) -> None:
    """Carry out a legal action of the actor, and all that follows up to the next decision."""
    phase = s.phase
    s.phase = AUTOMATIC
    if phase == PICK_GIVER:
        take_giver(s, s.actor, action)
    elif phase == TUCK:
        tuck_or_keep(s, box, action)
    elif phase == SANTAS_PAIR:
        discard_pair(s, box, action)
    elif phase == SEARCH_WHERE:
        search(s, box, action - SEARCH)
    elif phase == SWEEP:
        sweep(s, box, action)
    elif phase == MAIN:
        act(s, box, action)
    elif phase == CRAFT_SOURCE:
        take_present(s, box, s.actor, action)
    elif phase == KEEP:
        keep_one(s, box, action)
    elif phase == LEAVE_OUT:
        leave_out_black(s, action)
    elif phase == REPLACE:
        replace_icon(s, action - ICON)
    elif phase == GIVE:
        give(s, box, action - PRESENT)
    elif phase == TARGET:
        declare_target(s, box, opponent(s, box, action))
    elif phase == CALL:
        declare_call(s, box, action - PRESENT)
    elif phase == PICK_KIDDO:
        declare_kiddo(s, box, action - SPACE)
    elif phase == HOW_MANY:
        declare_number(s, box, action - NUMBER + 1)
    elif phase == REPEAT:
        repeat_basic(s, box, action)
    elif phase == ELVES_PICK:
        pick_of_elves(s, box, s.actor, action - PRESENT)
    elif phase == ANSWER_CREATURE or phase == ANSWER_WISH:
        answer(s, box, action)
    elif phase == WOLVERINE_PICK:
        pick_of_wish(s, box, action - PRESENT)
    elif phase == COMFORT:
        take_comfort(s, box, action)
    else:  # EXTRA_ACTION
        act_out_of_turn(s, box, action)
    proceed(s, box)


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
        imagine_tuckable(s, box)


def can_go_on_paying(s: State, box: Box) -> bool:
    """Can the wish be paid that is being paid?"""
    top = s.depth - 1
    seat = s.doer[top]
    if s.phase != GIVE:
        return shortage(s, box, seat, s.due, NONE, may_leave_out(s, box, seat)) <= s.left[top]
    for kind in range(KINDS):
        if pays_for(s, box, seat, kind, icon_due(s)):
            return shortage(s, box, seat, s.due, NONE, 0) == 0
    return False
