"""The rules of Violet and the Grumpy Nisse, in the order of the book.

Source: the rulebook of 2022 (Pedro Pereira); `docs/rules/violet.md` gives every rule its id and every gap a
ruling. Where the book had to be completed, the ruling's id stands beside the code; the ones that shape the
game most: the Fear Track flows into the Journey Track [violet-ruling-1], printed colour alone decides whether
an effect is on [violet-ruling-11], a seat finishes its draw before the other begins [violet-ruling-14].

`s` is the state, `box` what is in the box. Everything here is plain integers: it runs in the interpreter,
compiled by Numba and on a GPU, and decides the same everywhere.
"""

from folktable.engine.cards import close_gap, copy, fill, index_in, lift
from folktable.engine.chance import IMAGINED, SHUFFLES, rand, shuffle
from folktable.engine.choices import allow, allow_set, bit_count, nth_bit, offer
from folktable.engine.knowledge import *
from folktable.engine.narration import also, note, whisper
from folktable.engine.record import ENDED, RUNNING, UNFINISHED, Ints, ask, finish
from folktable.games.violet.box import Box
from folktable.games.violet.state import *


def colour_of(card: int) -> int:
    return card // VALUES


def value_of(card: int) -> int:
    return card % VALUES + 1


def other(seat: int) -> int:
    return 1 - seat


def hand_size(s: State, seat: int) -> int:
    return pile_size(s, HAND + seat)


# --- Setting up ----------------------------------------------------------------------------------------


def setup(s: State, box: Box) -> None:
    """The board and Torech's tiles. The cards come once the tiles lie [violet-setup-7]."""
    set_up_board(s, box)
    s.winner = NOBODY
    s.slots[0][0] = s.slots[0][1] = NONE
    s.slots[1][0] = s.slots[1][1] = NONE
    fill(s.played, NONE)  # [violet-setup-1]
    fill(s.tableau, NONE)
    s.piles[DECK] = (1 << CARDS) - 1
    deal_tiles(s, box)
    ask(s, TORECH, LAY_TILE)


def set_up_board(s: State, box: Box) -> None:
    s.path_length = box.path_length  # [violet-ruling-4]
    for space in range(box.path_length):
        s.colour[space] = box.colour[space]  # [violet-ruling-5]
        s.area[space] = box.area[space]
        s.helper[space] = box.helper[space]  # [violet-setup-3]
    copy(box.token, s.token_lies)  # [violet-setup-4]
    s.violet = 0  # [violet-setup-2]
    s.fuel = box.fuel
    s.fear = box.fear_start  # [violet-ruling-2]
    s.ring = NONE
    s.off_track = NONE
    s.scent = NONE


def deal_tiles(s: State, box: Box) -> None:
    """Torech sees some of the ten tiles, alone [violet-setup-5]."""
    fill(s.tile_at, BOXED)
    for n in range(box.tiles_drawn):
        skip = rand(s, SHUFFLES, TILES - n)
        for tile in range(TILES):
            if s.tile_at[tile] == BOXED:
                if skip == 0:
                    s.tile_at[tile] = OFFERED
                    break
                skip -= 1


def lay_tile(s: State, box: Box, tile: int) -> None:
    s.tile_at[tile] = SPOT + s.tiles_laid
    whisper(s, tile_knowers(box), TILE_LAID, TORECH, tile, s.tiles_laid)
    s.tiles_laid += 1
    if s.tiles_laid == SPOTS:
        for rest in range(TILES):  # the others leave the game unseen [violet-setup-6]
            if s.tile_at[rest] == OFFERED:
                s.tile_at[rest] = BOXED
        deal_cards(s)
        ask(s, VIOLET, WHO_PICKS_FIRST)


def tile_knowers(box: Box) -> int:
    """Face-down tiles are known to Torech alone [violet-ruling-48], face-up ones to all [violet-setup-8]."""
    if box.tiles_face_up:
        return 1 << VIOLET | 1 << TORECH | 1 << SPECTATOR
    return 1 << TORECH


def deal_cards(s: State) -> None:
    for card in range(CARDS):
        s.deck[card] = card
    s.deck_size = CARDS
    shuffle(s, SHUFFLES, s.deck, CARDS)
    note(s, TABLEAU_DEALT)
    refill_tableau(s)


# --- Drafting the starting hands -----------------------------------------------------------------------


def name_first(s: State, seat: int) -> None:
    """Violet names who picks first, anew in each of the four rounds [violet-draft-1, violet-draft-3]."""
    note(s, NAMED_FIRST, seat)
    ask(s, seat, DRAFT)


def draft(s: State, box: Box, card: int) -> None:
    take_from_tableau(s, s.actor, card, DRAFTED)
    refill_tableau(s)  # before the other seat picks [violet-draft-2]
    s.draft_picks += 1
    if s.draft_picks % 2 == 1:
        ask(s, other(s.actor), DRAFT)
    elif s.draft_picks < 2 * box.hand:
        ask(s, VIOLET, WHO_PICKS_FIRST)
    else:  # [violet-draft-4]
        s.leader = VIOLET  # [violet-draft-5]
        s.phase = NEXT_TURN


# --- The deck and the tableau --------------------------------------------------------------------------


def reshuffle(s: State) -> None:
    """The discard pile becomes the deck, only when a card is needed and none is left [violet-deck-1].

    Cards in the Fear Slots are in another pile and stay there [violet-deck-2].
    """
    fresh = pile_size(s, DISCARD)
    for i in range(s.deck_size - 1, -1, -1):  # what is left of the deck stays on top [violet-ruling-22]
        s.deck[i + fresh] = s.deck[i]
    place = 0
    for card in range(CARDS):
        if in_pile(s, card, DISCARD):
            s.deck[place] = card
            place += 1
    shuffle(s, SHUFFLES, s.deck, fresh)
    s.deck_size += fresh
    merge_piles(s, DISCARD, DECK)
    note(s, RESHUFFLED, NOBODY, NONE, s.deck_size)


def draw(s: State) -> int:
    """Take the top card of the deck; the caller says where it goes. NONE if there is no card at all."""
    if s.deck_size == 0:
        reshuffle(s)
    if s.deck_size == 0:
        return NONE
    s.deck_size -= 1
    card = lift(s.deck, s.deck_size)
    return card


def refill_tableau(s: State) -> None:
    for place in range(len(s.tableau)):
        if s.tableau[place] == NONE:
            card = draw(s)
            if card != NONE:
                s.tableau[place] = card
                forget_places(s, 1 << card)
                move(s, card, DECK, TABLEAU)
                note(s, REFILLED, NOBODY, card)


def take_from_tableau(s: State, seat: int, card: int, kind: int) -> None:
    s.tableau[index_in(s.tableau, len(s.tableau), card)] = NONE
    move(s, card, TABLEAU, HAND + seat)
    note(s, kind, seat, card)


def sweep_tableau(s: State) -> None:
    """Discard the tableau, then deal four anew, one by one [violet-event-plan-1, violet-ruling-23]."""
    for place in range(len(s.tableau)):
        if s.tableau[place] != NONE:
            move(s, s.tableau[place], TABLEAU, DISCARD)
            s.tableau[place] = NONE
    note(s, SWEPT)
    refill_tableau(s)


# --- A turn --------------------------------------------------------------------------------------------


def proceed(s: State, box: Box) -> None:
    """A turn from top to bottom [violet-turn-1]: its steps, each carried out until something has to be decided.

    A step ends by asking a question or by naming the next step, and so does every decision. Nothing follows once the
    game is over [violet-turn-3].
    """
    while s.over == RUNNING and s.phase >= FIRST_AUTOMATIC:
        if s.phase == NEXT_TURN:  # a: each plays a card; then b, and c as far as the events (`play`)
            begin_turn(s, box)
        if s.phase == EVENTS:  # the end of c
            next_event(s, box)
        if s.phase == WINNER_DRAWS:  # d: first the winner, and only then the loser [violet-draw-1]
            items_before_draw(s, box, s.winner_of_turn)
        if s.phase == LOSER_DRAWS:  # [violet-draw-2, violet-ruling-14]
            items_before_draw(s, box, other(s.winner_of_turn))
        if s.phase == CARD_EFFECT:
            card_effect(s, box)
        if s.phase == TABLEAU_CARD:
            tableau_card(s, box)
        if s.phase == ITEMS_AFTER:
            items_after_draw(s, box)
        if s.phase == DRAW_ENDS:
            end_draw_step(s)


def begin_turn(s: State, box: Box) -> None:
    s.turn += 1
    if 0 < box.turn_cap < s.turn:  # automated play only [violet-ruling-46]
        note(s, TURN_LIMIT)
        finish(s, UNFINISHED)
        return
    ask(s, s.leader, PLAY)


# --- Phase a: playing a card -----------------------------------------------------------------------------


def play(s: State, box: Box, card: int) -> None:
    """Any card of the hand, face up: no duty to follow [violet-play-1]."""
    seat = s.actor
    s.played[seat] = card
    move(s, card, HAND + seat, PLAYED)
    note(s, PLAYED_CARD, seat, card)
    if seat == s.leader:
        ask(s, other(seat), PLAY)  # who sees the first card [violet-play-2]
    else:
        compare_cards(s)  # b
        if s.winner_of_turn == VIOLET:  # c
            violet_won(s, box)
        else:
            torech_won(s, box)


# --- Phase b: which card is stronger ---------------------------------------------------------------------


def compare_cards(s: State) -> None:
    here = s.colour[s.violet]  # where she stands now, not where she goes [violet-cmp-5]
    first = s.played[s.leader]
    second = s.played[other(s.leader)]
    second_wins, reason = compare(first, second, here)
    s.winner_of_turn = other(s.leader) if second_wins else s.leader
    note(s, COMPARED, s.winner_of_turn, reason, here, first, second)
    for seat in range(2):  # settled now and for the whole turn [violet-eff-3, violet-ruling-15]
        s.effect_on[seat] = 1 if effect_is_on(s.played[seat], here) else 0
        if not s.effect_on[seat] and has_effect(s.played[seat]):
            note(s, EFFECT_OFF, seat, s.played[seat])
    show_hand(s, s.winner_of_turn)  # the winner's effect comes first [violet-eff-5]
    show_hand(s, other(s.winner_of_turn))


def compare(first: int, second: int, here: int) -> tuple[bool, int]:
    """Does the card played second win, and why? `here` is the colour of Violet's space.

    Effects come before what the flowchart asks [violet-turn-4].
    """
    v1, v2 = value_of(first), value_of(second)
    if v1 == 5 and v2 == 5:  # [violet-cmp-8]
        return False, TWO_FIVES
    if v1 == 1 and v2 == 9 and effect_is_on(first, here):  # [violet-cmp-6, violet-card-1]
        return False, ONE_BEATS_NINE
    if v1 == 9 and v2 == 1 and effect_is_on(second, here):
        return True, ONE_BEATS_NINE
    c1 = colour_when_compared(first, second, here)
    c2 = colour_when_compared(second, first, here)
    if c1 == c2:  # [violet-cmp-1]
        return v2 > v1, HIGHER_OF_COLOUR
    if v1 == 6 and effect_is_on(first, here) and c2 == here:
        return False, SHIELDED_SIX  # only when led [violet-cmp-9, violet-cmp-10, violet-card-6, violet-ruling-39]
    if c1 == here:  # [violet-cmp-3, violet-ruling-42]
        return False, LOCATION_COLOUR
    if c2 == here:
        return True, LOCATION_COLOUR
    return False, LED_COLOUR  # [violet-cmp-2]; on yellow spaces no card has the colour [violet-cmp-4]


def colour_when_compared(card: int, against: int, here: int) -> int:
    """A 5 has the colour of Violet's space, on yellow that of the other card [violet-cmp-7, violet-card-5].

    Its printed colour counts for nothing [violet-ruling-40], wherever it was played [violet-ruling-41].
    """
    if value_of(card) == 5:
        return colour_of(against) if here == NEUTRAL else here
    return colour_of(card)


def effect_is_on(card: int, here: int) -> bool:
    """Off when the printed colour is that of Violet's space, whoever wins [violet-eff-1, violet-ruling-11].

    The 5 is always on [violet-eff-2]; on yellow spaces every effect is [violet-eff-4].
    """
    return value_of(card) == 5 or colour_of(card) != here


def has_effect(card: int) -> bool:
    return value_of(card) < 8  # [violet-card-8]


def show_hand(s: State, seat: int) -> None:
    """An active 7 shows its player the other hand as it is now [violet-card-7a, violet-ruling-24, violet-ruling-25].

    Nobody else sees it [violet-ruling-26].
    """
    if value_of(s.played[seat]) != 7 or not s.effect_on[seat]:
        return
    s.shown[other(seat)] = s.piles[HAND + other(seat)]
    see_pile(s, seat, HAND + other(seat))
    whisper(s, 1 << VIOLET | 1 << TORECH, HAND_SHOWN, other(seat), s.shown[other(seat)])


# --- Phase c: Violet won -----------------------------------------------------------------------------------


def violet_won(s: State, box: Box) -> None:
    """Walk or rest; with a full lantern there is nothing to rest for [violet-move-1, violet-ruling-7].

    In the Faery Ring too: it holds her only on a lost turn [violet-ruling-47].
    """
    if s.fuel >= box.lantern and not box.rest_when_full:
        advance(s, box)
    else:
        ask(s, VIOLET, JOURNEY)


def advance(s: State, box: Box) -> None:
    discard_played(s)
    target = s.violet + 1
    if target == s.path_length:
        enter(s, target)
        note(s, FIRE_LIGHTS, VIOLET)  # she sees the Fire from afar [violet-move-4]
        end_game(s, VIOLET, REACHED_FIRE)  # [violet-end-1]
        return
    enter(s, target)  # she moves, then pays [violet-ruling-45]
    if s.helper[target]:  # it stays where it is [violet-move-3, violet-ruling-50]
        note(s, HELPER_LIGHTS, VIOLET)
    else:
        lose_fuel(s, box, box.cost_win, WALKING_BURNS)
    s.phase = WINNER_DRAWS


def rest(s: State, box: Box) -> None:
    discard_played(s)
    gained = fuel_from_rest(s, box)
    s.fuel += gained
    note(s, RESTED, VIOLET, s.fuel, gained)
    area = s.area[s.violet]
    if s.token_lies[area]:  # [violet-adv-1]
        gain_token(s, TORECH, area)
    s.phase = WINNER_DRAWS


def fuel_from_rest(s: State, box: Box) -> int:
    """Never above full [violet-move-5, violet-ruling-6]."""
    return min(box.refill, box.lantern - s.fuel)


def discard_played(s: State) -> None:
    """After a Violet win both cards go to the discard pile [violet-move-2], before anybody draws [violet-ruling-19]."""
    for seat in range(2):
        move(s, s.played[seat], PLAYED, DISCARD)


def enter(s: State, target: int) -> None:
    """Violet steps onto a space; the token of an area she leaves unrested is hers [violet-adv-2].

    However she came to move [violet-adv-3, violet-ruling-12]; areas are positions, not colours [violet-ruling-13].
    """
    left = s.area[s.violet]
    token = wins_token(s, target)
    s.violet = target
    note(s, ADVANCED, VIOLET, target)
    if token:
        gain_token(s, VIOLET, left)


def wins_token(s: State, target: int) -> bool:
    """Would a step there take her out of an area whose token still lies there?"""
    left = s.area[s.violet]
    return s.token_lies[left] == 1 and (target == s.path_length or s.area[target] != left)


def gain_token(s: State, seat: int, area: int) -> None:
    s.token_lies[area] = 0
    s.tokens[seat] += 1
    note(s, TOKEN_TO, seat, area)


def lose_fuel(s: State, box: Box, units: int, kind: int) -> None:
    s.fuel = max(s.fuel - units, 0)
    note(s, kind, VIOLET, s.fuel, units)
    check_lantern(s, box)


def check_lantern(s: State, box: Box) -> None:
    if s.fuel <= lantern_end(s, box):
        end_game(s, TORECH, OUT_OF_FUEL)


def lantern_end(s: State, box: Box) -> int:
    """The lantern goes out at its last space, which a Storm brings nearer [violet-end-2]."""
    return box.storm_empty if s.storm else box.empty


# --- Phase c: Torech won -----------------------------------------------------------------------------------


def torech_won(s: State, box: Box) -> None:
    """Move, fuel, end check, slots, fear, in this order [violet-loss-7]; fuel before fear [violet-ruling-44]."""
    if s.violet == s.path_length - 1:  # on the bridge [violet-loss-2]
        note(s, HELD_BY_BRIDGE, VIOLET)
    elif s.violet == s.ring:  # [violet-loss-3, violet-event-ring-2]
        note(s, HELD_BY_RING, VIOLET)
    else:
        enter(s, s.violet + 1)  # [violet-loss-1]
    lose_fuel(s, box, box.cost_loss, LOSING_BURNS)  # Helpers do not spare her this
    if s.over != RUNNING:
        return
    first_off, second_off = slide_pairs(s)
    if first_off != NONE:  # [violet-loss-6]
        resolve_fear(s, box, first_off, second_off)
    s.phase = EVENTS


def slide_pairs(s: State) -> tuple[int, int]:
    """The played pair enters the first Fear Slot and pushes what lay there on [violet-loss-4, violet-loss-5]."""
    first_off = second_off = NONE
    if s.slots[0][0] != NONE:
        first_off, second_off = s.slots[1][0], s.slots[1][1]
        s.slots[1][0], s.slots[1][1] = s.slots[0][0], s.slots[0][1]
    for seat in range(2):
        s.slots[0][seat] = s.played[seat]
        move(s, s.played[seat], PLAYED, FEAR_SLOT)  # face down, but both were seen [violet-ruling-43]
    note(s, PAIR_SLID, NOBODY, s.played[VIOLET], s.played[TORECH])
    return first_off, second_off


# --- Fear --------------------------------------------------------------------------------------------------


def on_line(box: Box, space: int) -> int:
    """A journey space in steps from F0: one track flows into the other [violet-fear-4, violet-ruling-1]."""
    return box.fear_length + 1 + space


def resolve_fear(s: State, box: Box, first: int, second: int) -> None:
    """The Fear Pawn moves by the difference [violet-fear-1] and by the light that is left [violet-fear-2].

    Ring, bridge and Helpers are nothing to it [violet-ruling-50].
    """
    note(s, FEAR_RESOLVED, TORECH, first, second)
    move(s, first, FEAR_SLOT, DISCARD)  # [violet-fear-8, violet-ruling-9]
    move(s, second, FEAR_SLOT, DISCARD)
    penalty = box.penalty[s.fuel]  # as the fuel is now [violet-ruling-8]
    steps = abs(value_of(first) - value_of(second)) + penalty  # may be none [violet-fear-3]
    came_from = s.fear
    her_place = on_line(box, s.violet)  # behind her as long as it is on its own track [violet-ruling-52]
    s.fear = min(came_from + steps, her_place)
    taken = s.fear - came_from
    note(s, FEAR_MOVED, NOBODY, taken, penalty, s.fear, steps - taken)
    if s.fear == her_place:  # reaching is enough; what it passed is void [violet-fear-5, violet-ruling-3]
        end_game(s, TORECH, CAUGHT_BY_FEAR)  # [violet-end-3]
        return
    for tile in range(TILES):  # the whole move first, then the events [violet-fear-6, violet-fear-7]
        spot = s.tile_at[tile] - SPOT
        if 0 <= spot < SPOTS and came_from < box.tile_spot[spot] <= s.fear:
            s.tile_at[tile] = PENDING
            note(s, SPOT_REACHED, NOBODY, spot)
    if s.scent != NONE and came_from < on_line(box, s.scent) <= s.fear:
        s.scent = NONE
        s.scent_pending = 1


# --- Event Tiles -------------------------------------------------------------------------------------------


def pending_events(s: State) -> int:
    return s.scent_pending + sum(1 for tile in range(TILES) if s.tile_at[tile] == PENDING)


def next_event(s: State, box: Box) -> None:
    """Torech picks the order of what is pending [violet-fear-7, violet-ruling-37]; then the draws."""
    count = pending_events(s)
    if count == 0:
        s.phase = WINNER_DRAWS
    elif count > 1:
        ask(s, TORECH, NEXT_EVENT)
    elif s.scent_pending:
        resolve_scent(s, box)
    else:
        for tile in range(TILES):
            if s.tile_at[tile] == PENDING:
                resolve_tile(s, box, tile)
                return


def resolve_scent(s: State, box: Box) -> None:
    """The pair of the second Fear Slot is resolved as usual, and the slot is empty [violet-event-scent-2]."""
    s.scent_pending = 0
    note(s, SCENT_ROUSED)
    first, second = s.slots[1][0], s.slots[1][1]
    s.slots[1][0] = s.slots[1][1] = NONE
    if first != NONE:  # it always holds a pair: fear moves only after the slots have slid [violet-ruling-36]
        resolve_fear(s, box, first, second)
    s.phase = EVENTS


def resolve_tile(s: State, box: Box, tile: int) -> None:
    """Once each [violet-event-2]; immediate ones now, the others are kept [violet-event-1]."""
    s.phase = EVENTS
    if is_kept_kind(tile):
        s.tile_at[tile] = KEPT
        whisper(s, kept_tile_knowers(box), TILE_KEPT, TORECH, tile)
        return
    note(s, TILE_TRIGGERED, TORECH, tile)
    s.tile_at[tile] = SPENT
    if tile == GUST_OF_WIND:
        lose_fuel(s, box, 2, GUST_BURNS)  # [violet-event-gust-1]
    elif tile == STORM:
        s.storm = 1  # [violet-event-storm-1, violet-ruling-10]
        note(s, STORM_BREWS)
        check_lantern(s, box)
    elif tile == HOWL:
        scatter_helpers(s)
    elif tile == FAERY_RING:  # [violet-event-ring-1]
        find_space(s, tile, PUT_RING, ahead_of_violet(s))
    elif tile == OFF_TRACK:  # [violet-event-off-1]
        find_space(s, tile, PUT_OFF_TRACK, ahead_of_violet(s))
    elif tile == SCENT_OF_FEAR:  # [violet-event-scent-1]
        find_space(s, tile, PUT_SCENT, ahead_of_fear(s, box))
    else:  # [violet-event-adapt-1]
        find_space(s, tile, ADAPT_WHERE, ahead_of_violet(s))


def is_kept_kind(tile: int) -> bool:
    return tile == TRICK or tile == PLANNING_AHEAD or tile == RESOURCEFUL


def kept_tile_knowers(box: Box) -> int:
    """A kept tile lies open beside Torech, unless the host says otherwise [violet-ruling-38]."""
    if box.kept_tiles_public or box.tiles_face_up:
        return 1 << VIOLET | 1 << TORECH | 1 << SPECTATOR
    return 1 << TORECH


def scatter_helpers(s: State) -> None:
    fill(s.helper, 0)  # [violet-event-howl-1]
    note(s, HELPERS_FLED)


def ahead_of_violet(s: State) -> int:
    """The first space she has not reached."""
    return s.violet + 1


def ahead_of_fear(s: State, box: Box) -> int:
    """The first space of the journey that the Fear Pawn has not reached; it may be Violet's own [violet-ruling-35]."""
    return max(s.fear + 1 - on_line(box, 0), 0)


def find_space(s: State, tile: int, question: int, first: int) -> None:
    """Torech puts a tile on the space `first` or a later one, never on the Fire [violet-ruling-29].

    With one possible space it goes there, with none to the box [violet-ruling-30]. Other tiles on a space do not
    matter [violet-ruling-34].
    """
    spaces = s.path_length - first
    ask(s, TORECH, question)
    if spaces == 0:
        note(s, TILE_VOID, TORECH, tile)
        s.phase = EVENTS
    elif spaces == 1 and tile != ADAPT:  # which he may decline [violet-ruling-33]
        put_tile(s, first)


def put_tile(s: State, space: int) -> None:
    if s.phase == PUT_RING:
        s.ring = space
        note(s, RING_PUT, TORECH, space)
    elif s.phase == PUT_SCENT:
        s.scent = space
        note(s, SCENT_PUT, TORECH, space)
    else:
        split_space(s, space)
    s.phase = EVENTS


def split_space(s: State, space: int) -> None:
    """Off Track: a space becomes two of its colour and area [violet-event-off-1, violet-event-off-2].

    What lay on it stays on the first half [violet-ruling-31]; an adapted colour is on both [violet-ruling-32].
    """
    for later in range(s.path_length, space, -1):
        s.colour[later] = s.colour[later - 1]
        s.area[later] = s.area[later - 1]
        s.helper[later] = s.helper[later - 1]
    s.helper[space + 1] = 0
    s.path_length += 1
    s.off_track = space
    if s.ring > space:
        s.ring += 1
    if s.scent > space:
        s.scent += 1
    note(s, OFF_TRACK_PUT, TORECH, space)


def adapt(s: State, colour: int) -> None:
    """One space, or one half of Off Track, changes colour and nothing else [violet-event-adapt-1, violet-ruling-32]."""
    s.colour[s.adapt_space] = colour
    note(s, ADAPTED, TORECH, s.adapt_space, colour)
    s.adapt_space = 0
    s.phase = EVENTS


def adapt_nothing(s: State) -> None:
    """He may decline [violet-ruling-33]."""
    note(s, ADAPT_DECLINED, TORECH)
    s.phase = EVENTS


# --- Phase d: drawing --------------------------------------------------------------------------------------
#
# The draw step of one seat, in this order: items, the effect of a 2, 3 or 4, a card of the tableau (not with a 2 or 3),
# items again, the end. `proceed` goes from one to the next.


def items_before_draw(s: State, box: Box, seat: int) -> None:
    """Before an effect [violet-ruling-18], and in a step without a draw [violet-ruling-49].

    Where a card of the tableau comes next, items are offered beside it: TAKE.
    """
    ask(s, seat, BEFORE_DRAW)
    takes_at_once = draw_effect(s, seat) == 0 and not has_enough(s, box, seat)
    if takes_at_once or not item_window_opens(s, box):
        s.phase = CARD_EFFECT


def card_effect(s: State, box: Box) -> None:
    """The 2 and the 3 must be used, the 4 may [violet-ruling-24].

    The 2 and the 3 stand in place of the tableau card and lead to ITEMS_AFTER; the 4 comes before it: TABLEAU_CARD.
    """
    seat = s.actor
    effect = draw_effect(s, seat)
    if effect == 2:
        draw_three(s, seat)
    elif effect == 3:
        look_at_five(s, box, seat)
    elif effect == 4 and pile_size(s, DISCARD) > 0:  # an empty pile: no effect [violet-ruling-19]
        search_discard(s, seat)
    else:
        s.phase = TABLEAU_CARD


def tableau_card(s: State, box: Box) -> None:
    """One card of the tableau, unless the hand is full after Resourceful: then it is not even refilled."""
    if has_enough(s, box, s.actor):
        note(s, NO_REDRAW, s.actor)
        s.phase = ITEMS_AFTER
    else:
        ask(s, s.actor, TAKE)


def take(s: State, card: int) -> None:
    take_from_tableau(s, s.actor, card, TOOK)
    refill_tableau(s)
    s.phase = ITEMS_AFTER


def items_after_draw(s: State, box: Box) -> None:
    ask(s, s.actor, AFTER_DRAW)
    if not item_window_opens(s, box):
        s.phase = DRAW_ENDS


def end_draw_step(s: State) -> None:
    """Four cards in hand again [violet-draw-3]; a shown hand is hidden; then the loser, or the next turn."""
    seat = s.actor
    s.shown[seat] = 0
    s.looked_at = 0
    if seat == s.winner_of_turn:
        s.phase = LOSER_DRAWS
    else:
        s.leader = s.winner_of_turn  # [violet-turn-2]
        for any_seat in range(2):
            s.played[any_seat] = NONE
            s.effect_on[any_seat] = 0
        s.phase = NEXT_TURN


def draw_effect(s: State, seat: int) -> int:
    """2, 3 or 4 when that effect is on for the seat, else 0."""
    value = value_of(s.played[seat])
    if s.effect_on[seat] and 2 <= value <= 4:
        return value
    return 0


def has_enough(s: State, box: Box, seat: int) -> bool:
    """After Resourceful Torech draws no card until he holds three again [violet-event-res-3, violet-ruling-27]."""
    return hand_size(s, seat) >= box.hand


# --- The 2: draw three, give back as many as are too many ----------------------------------------------------


def draw_three(s: State, seat: int) -> None:
    """2: three from the deck, reshuffling where needed [violet-card-2a, violet-ruling-21].

    No tableau card [violet-card-2b].
    """
    drawn = 0
    bits = 0
    for _ in range(3):
        card = draw(s)
        if card != NONE:
            drawn += 1
            bits |= 1 << card
            draw_secretly(s, card, DECK, HAND + seat, 1 << seat)
    whisper(s, 1 << seat, DREW_THREE, seat, bits, drawn)
    ask(s, seat, GIVE_BACK)


def give_back(s: State, box: Box, card: int) -> None:
    seat = s.actor
    knowers = leave_hand_secretly(s, box, seat, card, DECK)
    s.deck[s.deck_size] = card
    s.deck_size += 1
    whisper(s, knowers, GAVE_BACK, seat, card)
    if hand_size(s, seat) > box.hand:
        return
    shuffle(s, SHUFFLES, s.deck, s.deck_size)  # the whole deck: no place in it is known any more [violet-ruling-51]
    forget_places(s, s.piles[DECK])
    note(s, SHUFFLED_BACK, seat, NONE, s.deck_size)
    s.phase = ITEMS_AFTER


# --- The 3: look at five, keep one ---------------------------------------------------------------------------


def look_at_five(s: State, box: Box, seat: int) -> None:
    """3: see the top five and keep one [violet-card-3a], nothing from the tableau [violet-card-3b].

    With fewer in the deck those that are there, or the discard pile goes under them [violet-ruling-22].
    """
    if s.deck_size == 0 or (box.reshuffle_under and s.deck_size < 5):
        reshuffle(s)
    s.looked_at = min(5, s.deck_size)
    whisper(s, 1 << seat, LOOKED, seat, NONE, s.looked_at)
    for i in range(s.deck_size - 1, s.deck_size - s.looked_at - 1, -1):
        become_sure(s, seat, 1 << s.deck[i])
        s.placed[seat] |= 1 << s.deck[i]
        also(s, s.deck[i])
    if s.looked_at == 0 or (has_enough(s, box, seat) and not box.surplus_keeps_one):
        s.phase = ITEMS_AFTER  # keeping one would be a redraw [violet-ruling-27]
    elif s.looked_at == 1:
        keep_one(s, s.deck[s.deck_size - 1])
    else:
        ask(s, seat, KEEP_ONE)


def keep_one(s: State, card: int) -> None:
    """The others stay on top in their order; only who looked still knows it."""
    seat = s.actor
    close_gap(s.deck, s.deck_size, index_in(s.deck, s.deck_size, card))
    s.deck_size -= 1
    for observer in range(OBSERVERS):
        if observer != seat:
            s.placed[observer] = 0
    forget_places(s, 1 << card)
    move_secretly(s, card, DECK, HAND + seat, 1 << seat)
    whisper(s, 1 << seat, KEPT_ONE, seat, card)
    s.phase = ITEMS_AFTER


# --- The 4: a card of the discard pile for one of the hand ---------------------------------------------------


def search_discard(s: State, seat: int) -> None:
    see_pile(s, seat, DISCARD)
    note(s, SEARCHED, seat)
    ask(s, seat, SEARCH_DISCARD)


def fish(s: State, card: int) -> None:
    """4: a card of the discard pile [violet-card-4a]; the other seat sees the search alone [violet-ruling-20]."""
    seat = s.actor
    move_secretly(s, card, DISCARD, HAND + seat, 1 << seat)
    whisper(s, 1 << seat, FISHED, seat, card)
    ask(s, seat, PUT_BACK)


def take_nothing(s: State) -> None:
    note(s, DECLINED_SWAP, s.actor)
    s.phase = TABLEAU_CARD


def put_back(s: State, box: Box, card: int) -> None:
    """Any card of the hand, the one just taken too; then the draw as usual [violet-card-4b]."""
    seat = s.actor
    knowers = leave_hand_secretly(s, box, seat, card, DISCARD)
    whisper(s, knowers, PUT_DOWN, seat, card)
    s.phase = TABLEAU_CARD


def leave_hand_secretly(s: State, box: Box, seat: int, card: int, pile: int) -> int:
    """A card leaves a hand unseen; who knows which one is returned as bits.

    The cards a 7 has shown lie open until the draw is done, so their going is seen; cards that an effect brought are
    not [violet-card-7b]. With `seven_reveal = "snapshot"` nothing that leaves the hand is seen [violet-ruling-25].
    """
    knowers = 1 << seat
    if box.seven_live and s.shown[seat] >> card & 1:
        knowers |= 1 << other(seat)
        s.shown[seat] &= ~(1 << card)
    move_secretly(s, card, HAND + seat, pile, knowers)
    if box.seven_live:
        become_sure(s, other(seat), s.shown[seat])  # what still lies open has not moved unseen
    return knowers


# --- Items: Advantage Tokens and kept tiles ------------------------------------------------------------------


def holds_tile(s: State, seat: int, tile: int) -> bool:
    return seat == TORECH and s.tile_at[tile] == KEPT


def may_use_token(s: State, box: Box) -> bool:
    return s.tokens[s.actor] > 0 and may_sweep(s, box)


def may_use_planning(s: State, box: Box) -> bool:
    return holds_tile(s, s.actor, PLANNING_AHEAD) and may_sweep(s, box)


def may_sweep(s: State, box: Box) -> bool:
    """Before or after the draw in one's own draw step [violet-window-2, violet-ruling-16], several too [violet-adv-5].

    `wipe_window = "any_own_decision"` adds the moment before one plays. What was gained in phase c may be used
    at once [violet-window-4]. A token works like Planning Ahead [violet-adv-4].
    """
    if s.phase == PLAY:
        return box.wipe_before_play == 1
    return s.phase == BEFORE_DRAW or s.phase == TAKE or s.phase == AFTER_DRAW


def may_use_trick(s: State) -> bool:
    """Just before Torech plays, and in his draw step [violet-window-1, violet-ruling-17]."""
    return holds_tile(s, s.actor, TRICK) and (
        s.phase == PLAY or s.phase == BEFORE_DRAW or s.phase == TAKE or s.phase == AFTER_DRAW
    )


def may_use_resourceful(s: State, box: Box) -> bool:
    """After the regular draw [violet-window-3].

    Before it is used no step is without a draw, so it never meets one [violet-ruling-28].
    """
    return holds_tile(s, s.actor, RESOURCEFUL) and s.phase == AFTER_DRAW and hand_size(s, s.actor) == box.hand


def item_window_opens(s: State, box: Box) -> bool:
    """Only with something to use. A hidden kept tile opens it whatever it is, so that nothing can be read from it."""
    if may_use_token(s, box) or may_use_planning(s, box) or may_use_trick(s) or may_use_resourceful(s, box):
        return True
    if kept_tile_knowers(box) != 1 << TORECH or s.actor != TORECH:
        return False
    return holds_tile(s, TORECH, TRICK) or holds_tile(s, TORECH, PLANNING_AHEAD) or holds_tile(s, TORECH, RESOURCEFUL)


def use_item(s: State, box: Box, action: int) -> None:
    seat = s.actor
    if action == USE_TRICK:
        spend_tile(s, TRICK)
        s.resume = s.phase
        ask(s, seat, TRICK_GIVE)
    elif action == USE_RESOURCEFUL:  # after the effect of a 2, 3 or 4 [violet-event-res-2]
        spend_tile(s, RESOURCEFUL)
        ask(s, seat, TAKE_FIFTH)
    else:
        if action == USE_TOKEN:
            s.tokens[seat] -= 1
            note(s, TOKEN_SPENT, seat)
        else:
            spend_tile(s, PLANNING_AHEAD)
        sweep_tableau(s)
        close_empty_window(s, box)


def spend_tile(s: State, tile: int) -> None:
    s.tile_at[tile] = SPENT
    note(s, TILE_USED, TORECH, tile)


def close_empty_window(s: State, box: Box) -> None:
    """Where items alone were asked about and none is left to use, nothing is asked any more."""
    if (s.phase == BEFORE_DRAW or s.phase == AFTER_DRAW) and not item_window_opens(s, box):
        close_window(s)


def close_window(s: State) -> None:
    s.phase = CARD_EFFECT if s.phase == BEFORE_DRAW else DRAW_ENDS


def trick_get(s: State, box: Box, card: int) -> None:
    """Trick up the Sleeve: a hand card for a tableau card, both in the open [violet-event-trick-1]."""
    given = s.trick_card
    s.tableau[index_in(s.tableau, len(s.tableau), card)] = given
    s.shown[TORECH] &= ~(1 << given)
    move(s, given, HAND + TORECH, TABLEAU)
    move(s, card, TABLEAU, HAND + TORECH)
    note(s, SWAPPED, TORECH, given, card)
    s.trick_card = 0
    ask(s, TORECH, s.resume)
    s.resume = 0
    close_empty_window(s, box)


def take_fifth(s: State, card: int) -> None:
    """Resourceful: the tableau was refilled before, and is again after [violet-event-res-1]."""
    take_from_tableau(s, TORECH, card, TOOK_FIFTH)
    refill_tableau(s)
    s.phase = ITEMS_AFTER


# --- The end -------------------------------------------------------------------------------------------------


def end_game(s: State, winner: int, how: int) -> None:
    """Nothing after it happens [violet-turn-3]."""
    s.winner = winner
    s.ended_by = how
    note(s, GAME_OVER, winner, how)
    finish(s, ENDED)


def score(s: State, box: Box, out: Ints) -> None:
    """1 for the winner; nothing for anybody while there is none.

    A game is for itself; who plays a match of two, roles swapped, adds these up [violet-ruling-53].
    """
    for seat in range(2):
        out[seat] = 1 if s.winner == seat else 0


# --- What may be decided, and deciding it ----------------------------------------------------------------------


def legal(s: State, box: Box, mask: Ints) -> int:
    """Mark the actions that the actor may take; how many there are."""
    phase = s.phase
    if phase == PLAY or phase == GIVE_BACK or phase == PUT_BACK or phase == TRICK_GIVE:
        count = allow_set(mask, s.piles[HAND + s.actor])
    elif phase == DRAFT or phase == TAKE or phase == TRICK_GET or phase == TAKE_FIFTH:
        count = allow_set(mask, s.piles[TABLEAU])
    elif phase == SEARCH_DISCARD:
        count = allow_set(mask, s.piles[DISCARD])
    elif phase == KEEP_ONE:
        for i in range(s.deck_size - s.looked_at, s.deck_size):
            allow(mask, CARD + s.deck[i])
        count = s.looked_at
    elif phase == LAY_TILE:
        count = offer_tiles(s, mask, OFFERED)
    elif phase == NEXT_EVENT:
        count = offer_tiles(s, mask, PENDING) + offer(mask, RESOLVE_SCENT, s.scent_pending == 1)
    elif phase == WHO_PICKS_FIRST:
        count = offer(mask, PICKS_FIRST + VIOLET, True) + offer(mask, PICKS_FIRST + TORECH, True)
    elif phase == JOURNEY:  # walking on the last fuel is allowed, and loses
        count = offer(mask, ADVANCE, True) + offer(mask, REST, s.fuel < box.lantern or box.rest_when_full == 1)
    elif phase == ADAPT_COLOUR:  # another of the four, never yellow [violet-ruling-33]
        count = sum(offer(mask, COLOUR + colour, colour != s.colour[s.adapt_space]) for colour in range(COLOURS))
    elif phase == PUT_RING or phase == PUT_OFF_TRACK or phase == ADAPT_WHERE:
        count = offer_spaces(s, mask, ahead_of_violet(s))
    elif phase == PUT_SCENT:
        count = offer_spaces(s, mask, ahead_of_fear(s, box))
    else:
        count = 0
    may_go_on = phase == BEFORE_DRAW or phase == AFTER_DRAW or phase == SEARCH_DISCARD or phase == ADAPT_WHERE
    return (
        count
        + offer(mask, USE_TOKEN, may_use_token(s, box))
        + offer(mask, USE_PLANNING, may_use_planning(s, box))
        + offer(mask, USE_TRICK, may_use_trick(s))
        + offer(mask, USE_RESOURCEFUL, may_use_resourceful(s, box))
        + offer(mask, GO_ON, may_go_on)
    )


def offer_tiles(s: State, mask: Ints, place: int) -> int:
    count = 0
    for tile in range(TILES):
        if s.tile_at[tile] == place:
            allow(mask, TILE + tile)
            count += 1
    return count


def offer_spaces(s: State, mask: Ints, first: int) -> int:
    for space in range(first, s.path_length):
        allow(mask, SPACE + space)
    return s.path_length - first


def apply(s: State, box: Box, action: int) -> None:
    """Carry out a legal action of the actor, and all that follows up to the next decision."""
    decide(s, box, action)
    proceed(s, box)


def decide(s: State, box: Box, action: int) -> None:
    if action == GO_ON:
        go_on(s)
    elif action >= SPACE:
        if s.phase == ADAPT_WHERE:
            s.adapt_space = action - SPACE
            ask(s, TORECH, ADAPT_COLOUR)
        else:
            put_tile(s, action - SPACE)
    elif action >= USE_TOKEN:
        use_item(s, box, action)
    elif action >= COLOUR:
        adapt(s, action - COLOUR)
    elif action == RESOLVE_SCENT:
        resolve_scent(s, box)
    elif action >= TILE:
        if s.phase == LAY_TILE:
            lay_tile(s, box, action - TILE)
        else:
            resolve_tile(s, box, action - TILE)
    elif action >= PICKS_FIRST:
        name_first(s, action - PICKS_FIRST)
    elif action == REST:
        rest(s, box)
    elif action == ADVANCE:
        advance(s, box)
    else:
        apply_card(s, box, action - CARD)


def go_on(s: State) -> None:
    """Nothing more, thank you."""
    if s.phase == SEARCH_DISCARD:
        take_nothing(s)
    elif s.phase == ADAPT_WHERE:
        adapt_nothing(s)
    else:
        close_window(s)


def apply_card(s: State, box: Box, card: int) -> None:
    phase = s.phase
    if phase == PLAY:
        play(s, box, card)
    elif phase == TAKE:
        take(s, card)
    elif phase == DRAFT:
        draft(s, box, card)
    elif phase == GIVE_BACK:
        give_back(s, box, card)
    elif phase == KEEP_ONE:
        keep_one(s, card)
    elif phase == SEARCH_DISCARD:
        fish(s, card)
    elif phase == PUT_BACK:
        put_back(s, box, card)
    elif phase == TRICK_GIVE:
        s.trick_card = card
        ask(s, TORECH, TRICK_GET)
    elif phase == TRICK_GET:
        trick_get(s, box, card)
    else:
        take_fifth(s, card)


# --- What a seat can imagine -------------------------------------------------------------------------------------


def determinize(s: State, box: Box, observer: int) -> None:
    """Turn the state into one that this observer could not tell from it (the caller has reseeded it)."""
    redeal(s, observer)
    if s.tiles_laid == SPOTS:
        reorder(s, observer, DECK, s.deck, s.deck_size)
    if observer != TORECH:
        imagine_tiles(s, box)
    if observer == SPECTATOR:  # sees that a 7 has opened a hand, not the cards
        for seat in range(2):
            s.shown[seat] = random_cards(s, s.piles[HAND + seat], bit_count(s.shown[seat]))
    if observer != TORECH and s.phase == TRICK_GET:  # only the swap itself will show what he gives
        s.trick_card = nth_bit(s.piles[HAND + TORECH], rand(s, IMAGINED, hand_size(s, TORECH)))


def random_cards(s: State, cards: int, count: int) -> int:
    """So many of a set of cards, or all of it if there are fewer."""
    chosen = 0
    while bit_count(chosen) < count and cards:
        card = nth_bit(cards, rand(s, IMAGINED, bit_count(cards)))
        chosen |= 1 << card
        cards &= ~(1 << card)
    return chosen


def imagine_tiles(s: State, box: Box) -> None:
    """Torech's hidden tiles may be any that nobody else has seen; a kept one is of the kind that is kept."""
    for tile in range(TILES):
        if tile_is_hidden(s, box, tile):
            s.room[s.tile_at[tile]] += 1
            s.tile_at[tile] = NOWHERE
    for place in range(SPENT, -1, -1):  # kept and pending before the rest, which takes any
        only_kept_kind = place == KEPT or place == PENDING
        while s.room[place] > 0:
            s.room[place] -= 1
            s.tile_at[random_unplaced_tile(s, only_kept_kind)] = place


def tile_is_hidden(s: State, box: Box, tile: int) -> bool:
    """From Violet and the spectator."""
    place = s.tile_at[tile]
    if place == BOXED or place == OFFERED:
        return True
    if place == KEPT or place == PENDING:
        return is_kept_kind(tile) and kept_tile_knowers(box) == 1 << TORECH
    return place != SPENT and box.tiles_face_up == 0


def random_unplaced_tile(s: State, only_kept_kind: bool) -> int:
    count = sum(1 for tile in range(TILES) if s.tile_at[tile] == NOWHERE and (is_kept_kind(tile) or not only_kept_kind))
    skip = rand(s, IMAGINED, count)
    for tile in range(TILES):
        if s.tile_at[tile] == NOWHERE and (is_kept_kind(tile) or not only_kept_kind):
            if skip == 0:
                return tile
            skip -= 1
    return NONE
