"""The three basic actions: Craft Presents, Summon a Creature, Fulfil Wishes; and set collection."""

from __future__ import annotations

from folktable.engine.narration import note, whisper
from folktable.engine.record import Ints, ask
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import (
    any_present_to_draw,
    creature_of_kind,
    fill_space,
    kiddos_of_shape,
    move_creature,
    move_creature_unseen,
    move_present,
    move_present_unseen,
    present_kind,
    present_of_kind,
    presents_in,
    presents_of_kind,
    top_creature,
    top_present,
)
from folktable.games.naughty.stack import (
    has_ability,
    may_answer,
    next_seat,
    offer_extra_action,
    pop,
    push,
    seat_of,
)
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State


def begin_basic(s: State, box: Box, seat: int, action: int) -> None:
    """Craft, Summon, or SPACE + n: fulfil the wish of the kiddo there. However it came about, it goes the same way."""
    if action == CRAFT:
        top = push(s, CRAFTING, seat)
        s.count[top] = box.craft_draw  # two, three at the first levels [naughty-craft-1, naughty-craft-5]
    elif action == SUMMON:
        push(s, SUMMONING, seat)
    else:
        begin_wish(s, box, seat, action - SPACE, 0)


def basic_of(action: int) -> int:
    """CRAFT, SUMMON or FULFIL."""
    return FULFIL if action >= SPACE else action


# --- Craft Presents ------------------------------------------------------------------------------------


def go_on_crafting(s: State) -> None:
    """One card after the other: the first is seen before the next is chosen [naughty-craft-2, naughty-ruling-10]."""
    top = s.depth - 1
    if s.count[top] > 0 and any_present_to_draw(s):
        s.count[top] -= 1
        ask(s, s.doer[top], CRAFT_SOURCE)
    else:  # as many as there are [naughty-craft-6]
        pop(s)


def take_present(s: State, box: Box, seat: int, action: int) -> None:
    """From the top of the deck, or from the row, which keeps the gap [naughty-craft-1, naughty-craft-3]."""
    if action == FROM_DECK:
        draw_present(s, box, seat)
        return
    kind = action - PRESENT
    for space in range(ROW):
        if s.row[space] != NONE and present_kind(s.row[space]) == kind:
            move_present(s, box, s.row[space], HAND + seat)
            s.row[space] = NONE
            note(s, TOOK_FROM_ROW, seat, kind)
            return


def draw_present(s: State, box: Box, seat: int) -> None:
    """Only the drawer sees a card from the deck; it may be used at once [naughty-craft-4]."""
    card = top_present(s, box)
    if card != NONE:
        move_present_unseen(s, box, card, HAND + seat, 1 << seat)
        whisper(s, 1 << seat, DREW_PRESENT, seat, present_kind(card))


# --- Summon a Creature ---------------------------------------------------------------------------------


def summon_is_legal(s: State, box: Box) -> bool:
    """From Level 3 [naughty-summon-5], before Midnight always [naughty-ruling-12]; then a point [naughty-ruling-50]."""
    return box.with_creatures == 1 and (not s.midnight or box.basic_summon_after_midnight == 1)


def go_on_summoning(s: State, box: Box) -> None:
    """Draw two and keep one [naughty-summon-1], of a full set both [naughty-set-2]."""
    top = s.depth - 1
    seat = s.doer[top]
    both = s.about[top] == 1
    if s.midnight:  # a new Summon gives points, no cards [naughty-summon-4, naughty-set-4, naughty-mid-5]
        pop(s)
        score_missing_creatures(s, box, seat, 2 if both else 1)
        return
    look_at_two(s, box, seat)
    drawn = s.looked_count
    if not both and (drawn == 2 or (drawn == 1 and has_ability(s, box, seat, SANTA_CLAUS))):
        ask(s, seat, KEEP)
        return
    pop(s)
    tuckable = 0
    for i in range(drawn):  # a single card is kept [naughty-summon-3]
        if box.creature_kind[s.looked_at[i]] == REINDEER:
            tuckable += 1
        keep_creature(s, box, seat, s.looked_at[i])
    forget_looked_at(s)
    score_missing_creatures(s, box, seat, (2 if both else 1) - drawn)  # [naughty-ruling-49]
    offer_to_tuck(s, box, seat, drawn, tuckable)


def look_at_two(s: State, box: Box, seat: int) -> None:
    """A draw that meets Midnight goes on with the next cards [naughty-mid-5, naughty-ruling-49]."""
    for _ in range(2):
        card = top_creature(s, box)
        if card != NONE:
            move_creature_unseen(s, box, card, LOOKED_AT, 1 << seat)
            s.looked_at[s.looked_count] = card
            s.looked_count += 1
    if s.looked_count > 0:
        note(s, LOOKED, seat, NONE, s.looked_count)


def forget_looked_at(s: State) -> None:
    s.looked_at[0] = s.looked_at[1] = 0
    s.looked_count = 0


def score_missing_creatures(s: State, box: Box, seat: int, missing: int) -> None:
    """A point for each creature that would have been kept [naughty-summon-4, naughty-set-4, naughty-ruling-6]."""
    points = missing * box.summon_points
    s.points[seat] += points
    if missing > 0:
        note(s, SUMMON_POINTS, seat, NONE, points)


def keep_creature(s: State, box: Box, seat: int, card: int) -> None:
    kind = box.creature_kind[card]
    move_creature_unseen(s, box, card, HAND + seat, 1 << seat)
    whisper(s, 1 << seat, KEPT, seat, kind)


def keep_one(s: State, box: Box, action: int) -> None:
    """The kept card goes to the hand, or under Rudolf [naughty-santa-1]; the other one is thrown away openly.

    A Reindeer that Santa Claus rejects is not gained [naughty-ruling-40].
    """
    seat = s.actor
    kind = REINDEER if action == YES else action - CREATURE
    kept = creature_of_kind(s, box, kind, LOOKED_AT)
    if action == YES:
        tuck(s, box, seat, kept)
    else:
        keep_creature(s, box, seat, kept)
    pop(s)
    for i in range(s.looked_count):
        rejected = s.looked_at[i]
        if rejected != kept:
            move_creature(s, box, rejected, DISCARD)
            note(s, REJECTED, seat, box.creature_kind[rejected])
            if box.creature_kind[rejected] == SNOW_MAIDEN:
                snow_maiden_discarded(s, box, seat)
    forget_looked_at(s)


def snow_maiden_discarded(s: State, box: Box, seat: int) -> None:
    """Ded Moroz may act, after his own Summon too [naughty-ded-2, naughty-ruling-31, naughty-ruling-32]."""
    ded = seat_of(s, box, DED_MOROZ)
    if ded != NONE and (seat != ded or box.ded_own_discard):
        offer_extra_action(s, box)


# --- Rudolf --------------------------------------------------------------------------------------------


def offer_to_tuck(s: State, box: Box, seat: int, gained: int, reindeer: int) -> None:
    """When Santa Claus gains creatures he may tuck the Reindeer among them [naughty-santa-1, naughty-ruling-40].

    He is asked whatever he gained: others must not learn from the question.
    """
    if gained > 0 and has_ability(s, box, seat, SANTA_CLAUS):
        top = push(s, TUCKING, seat)
        s.count[top] = gained
        s.about[top] = reindeer


def go_on_tucking(s: State) -> None:
    top = s.depth - 1
    if s.count[top] == 0:
        pop(s)
    else:
        s.count[top] -= 1
        ask(s, s.doer[top], TUCK)


def tuck_gained(s: State, box: Box) -> None:
    """The one just gained: it is fresh, or the card he was dealt at the start."""
    top = s.depth - 1
    seat = s.doer[top]
    s.about[top] -= 1
    for card in range(box.first_creature[REINDEER], box.first_creature[REINDEER + 1]):
        if s.creature_in[card] == HAND + seat and (s.fresh >> card & 1 or s.turn == 0):
            tuck(s, box, seat, card)
            return


def tuck(s: State, box: Box, seat: int, card: int) -> None:
    """One-way: out of everybody's reach, and not playable any more [naughty-santa-4, naughty-ruling-40]."""
    move_creature(s, box, card, RUDOLF)
    under = 0
    for other in range(box.first_creature[REINDEER], box.first_creature[REINDEER + 1]):
        if s.creature_in[other] == RUDOLF:
            under += 1
    note(s, TUCKED, seat, NONE, under)


# --- Fulfil Wishes -------------------------------------------------------------------------------------


def shortage(s: State, box: Box, seat: int, wish: Ints, without: int, leaves_out: int) -> int:
    """How many icons of a wish a hand cannot pay, pictures being irrelevant [naughty-wish-1].

    `without`: an icon of which one is dropped, or NONE. `leaves_out`: 1 if one black icon need not be paid.
    """
    short = 0
    spare = 0
    most_spare = 0
    for colour in range(COLOURS):
        needed = wish[colour]
        if colour == without:
            needed -= 1
        if colour == BLACK and needed > 0:  # true black icons only [naughty-ruling-4]
            needed -= leaves_out
        extra = of_colour(s, box, seat, colour) - needed
        if extra < 0:
            short -= extra
        else:
            spare += extra
            most_spare = max(most_spare, extra)
    same = wish[SAME] - (1 if without == SAME else 0)
    of_same = min(same, most_spare)  # all of one colour [naughty-ruling-4]
    of_any = wish[ANY] - (1 if without == ANY else 0)
    return short + same - of_same + max(of_any - (spare - of_same), 0)


def of_colour(s: State, box: Box, seat: int, colour: int) -> int:
    count = 0
    for kind in range(KINDS):
        if box.colour[kind] == colour:
            count += s.presents[seat][kind]
    return count


def can_pay(s: State, box: Box, seat: int, kiddo: int, cagas: int) -> bool:
    """With so many Caga Tió to stand in [naughty-caga-2]; Saint Nicholas leaves out a black icon [naughty-nick-1]."""
    leaves_out = 1 if has_ability(s, box, seat, SAINT_NICHOLAS) else 0
    return box.wish_length[kiddo] >= cagas and shortage(s, box, seat, box.wish[kiddo], NONE, leaves_out) <= cagas


def payable(s: State, box: Box, seat: int, cagas: int) -> int:
    """The spaces of the Playground whose wish a seat can pay with so many Caga Tió, as bits."""
    spaces = 0
    for space in range(PLAYGROUND):
        kiddo = s.playground[space]
        if kiddo != NONE and can_pay(s, box, seat, kiddo, cagas):
            spaces |= 1 << space
    return spaces


def begin_wish(s: State, box: Box, seat: int, space: int, cagas: int) -> None:
    """One kiddo each time [naughty-wish-7, naughty-ruling-9]."""
    kiddo = s.playground[space]
    top = push(s, WISHING, seat)
    s.about[top] = kiddo
    s.target[top] = space
    s.count[top] = cagas
    for icon in range(ICONS):
        s.due[icon] = box.wish[kiddo][icon]
    s.worth = box.wish_length[kiddo]
    if box.caga_given_only:  # [naughty-ruling-29]
        s.worth -= cagas


def go_on_wishing(s: State, box: Box) -> None:
    """Presents, kiddo, points, Papa Wolverine, refill, set bonus [naughty-wish-5, naughty-ruling-24]."""
    top = s.depth - 1
    step = s.step[top]
    if step == REPLACING:
        go_on_replacing(s)
    elif step == LEAVING_OUT:
        s.step[top] = PAYING
        if s.due[BLACK] > 0 and has_ability(s, box, s.doer[top], SAINT_NICHOLAS):
            ask(s, s.doer[top], LEAVE_OUT)
    elif step == PAYING:
        if icon_due(s) == NONE:
            s.step[top] = SCORING
        else:
            ask(s, s.doer[top], GIVE)
    elif step == SCORING:
        take_kiddo_and_score(s, box)
    elif step == WOLVERINES:
        ask_for_wolverines(s, box)
    else:
        close_wish(s, box)


def go_on_replacing(s: State) -> None:
    """Each Caga Tió stands in for one icon; where all icons are alike there is nothing to choose [naughty-caga-2]."""
    top = s.depth - 1
    different = 0
    last = 0
    for icon in range(ICONS):
        if s.due[icon] > 0:
            different += 1
            last = icon
    if s.count[top] == 0:
        s.step[top] = LEAVING_OUT
    elif different == 1:
        replace_icon(s, last)
    else:
        ask(s, s.doer[top], REPLACE)


def replace_icon(s: State, icon: int) -> None:
    top = s.depth - 1
    s.count[top] -= 1
    s.due[icon] -= 1
    note(s, REPLACED, s.doer[top], icon)


def leave_out_black(s: State) -> None:
    """One in each wish, and the list still scores in full [naughty-nick-1, naughty-ruling-39]."""
    s.due[BLACK] -= 1
    note(s, LEFT_OUT, s.doer[s.depth - 1])


def icon_due(s: State) -> int:
    """The icon that is paid next: colours in their order, then SAME, then ANY."""
    for icon in range(ICONS):
        if s.due[icon] > 0:
            return icon
    return NONE


def pays_for(s: State, box: Box, seat: int, kind: int, icon: int) -> bool:
    """May this kind be given for the icon? [naughty-wish-1, naughty-wish-8]

    Kinds of one icon come in rising order, so enough must be left from this one on.
    """
    if s.presents[seat][kind] == 0 or kind < s.least_kind:
        return False
    colour = box.colour[kind]
    wanted = s.same_colour - 1 if icon == SAME and s.same_colour != 0 else icon
    if wanted < COLOURS and colour != wanted:
        return False
    left = 0
    for later in range(kind, KINDS):
        if icon == ANY or box.colour[later] == colour:
            left += s.presents[seat][later]
    return left >= s.due[icon]


def give(s: State, box: Box, kind: int) -> None:
    """The present lies beside the kiddo until the wish is settled [naughty-ruling-11]."""
    seat = s.doer[s.depth - 1]
    icon = icon_due(s)
    move_present(s, box, present_of_kind(s, kind, HAND + seat), GIVEN)
    note(s, GAVE, seat, kind)
    s.due[icon] -= 1
    s.least_kind = kind if s.due[icon] > 0 else 0
    s.same_colour = 1 + box.colour[kind] if icon == SAME and s.due[icon] > 0 else 0


def take_kiddo_and_score(s: State, box: Box) -> None:
    """A point for each present of the list, and the giver's own for preferred ones [naughty-wish-3, naughty-wish-4]."""
    top = s.depth - 1
    seat = s.doer[top]
    kiddo = s.about[top]
    bonus = preferred_bonus(s, box, seat)
    s.kiddo_in[kiddo] = HAND + seat
    s.playground[s.target[top]] = NONE
    s.points[seat] += s.worth + bonus
    s.wishes[seat] += 1  # for the tie-break [naughty-wish-9, naughty-ruling-55]
    note(s, FULFILLED, seat, kiddo, s.worth)
    if bonus > 0:
        note(s, PREFERRED_BONUS, seat, s.giver[seat], bonus)
    s.worth = 0
    s.step[top] = WOLVERINES
    s.cursor[top] = next_seat(box, seat)


def preferred_bonus(s: State, box: Box, seat: int) -> int:
    """From Level 2 on, for presents that were really given [naughty-level-2, naughty-nick-2, naughty-caga-4]."""
    giver = s.giver[seat]
    if giver == NONE:
        return 0
    each = box.preferred_points
    if has_ability(s, box, seat, FATHER_CHRISTMAS):
        each = box.stockings_points  # in all, not on top [naughty-father-1, naughty-ruling-36]
    given = 0
    fewest = COPIES
    for kind in range(KINDS):
        if box.preferred[giver] >> kind & 1:
            of_kind = presents_of_kind(s, kind, GIVEN)
            given += of_kind
            fewest = min(fewest, of_kind)
    if giver == LA_BEFANA and box.befana_pair:
        return fewest * each
    return given * each  # La Befana's two kinds count alone [naughty-befana-2, naughty-ruling-37]


def ask_for_wolverines(s: State, box: Box) -> None:
    """While a present of this wish is left, the others are asked from the left [naughty-react-6, naughty-ruling-25].

    One Papa Wolverine is settled before the next is offered [naughty-react-7]; who passes is not asked again.
    """
    top = s.depth - 1
    if presents_in(s, GIVEN) == 0:
        s.step[top] = CLOSING
        return
    while s.cursor[top] != s.doer[top]:
        if may_answer(s, box, s.cursor[top], PAPA_WOLVERINE):
            ask(s, s.cursor[top], ANSWER_WISH)
            return
        s.cursor[top] = next_seat(box, s.cursor[top])
    s.step[top] = CLOSING


def close_wish(s: State, box: Box) -> None:
    """The presents are discarded, the Playground is refilled, and only then comes the set bonus [naughty-ruling-26]."""
    top = s.depth - 1
    seat = s.doer[top]
    kiddo = s.about[top]
    space = s.target[top]
    for card in range(PRESENTS):
        if s.present_in[card] == GIVEN:
            move_present(s, box, card, DISCARD)
    pop(s)
    fill_space(s, box, space)
    if box.with_sets:  # [naughty-level-5]
        set_bonus(s, box, seat, box.shape[kiddo])


# --- Set collection ------------------------------------------------------------------------------------


def set_bonus(s: State, box: Box, seat: int, shape: int) -> None:
    """A shape he had already: a Summon [naughty-set-1]. The last shape of a full set: two creatures [naughty-set-2].

    Both are mandatory and cost nothing [naughty-set-3, naughty-ruling-27]. What counts is what lay before him before
    this kiddo came, Mrs. Claus' kiddos included [naughty-set-5, naughty-set-6].
    """
    own = kiddos_of_shape(s, box, seat, shape)
    fewest = own
    for other in range(SHAPES):
        fewest = min(fewest, kiddos_of_shape(s, box, seat, other))
    completes_set = own == fewest
    if completes_set and (own == 1 or box.every_set):
        note(s, FULL_SET, seat)
        top = push(s, SUMMONING, seat)
        s.about[top] = 1
    elif own > 1:
        note(s, SET_BONUS, seat)
        push(s, SUMMONING, seat)
