"""The three basic actions: Craft Presents, Summon a Creature, Fulfil Wishes; and set collection."""

from folktable.engine.cards import copy
from folktable.engine.narration import note, whisper
from folktable.engine.record import Ints, ask
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import *
from folktable.games.naughty.givers import *
from folktable.games.naughty.midnight import score_instead
from folktable.games.naughty.stack import ask_others, next_seat, pop, push
from folktable.games.naughty.state import *


def begin_basic(s: State, box: Box, seat: int, action: int) -> None:
    """Craft, Summon, or SPACE + n: fulfil the wish of the kiddo there. However it came about, it goes the same way."""
    if action == CRAFT:
        begin_craft(s, box, seat)
    elif action == SUMMON:
        begin_summon(s, seat, 1)
    else:
        begin_wish(s, box, seat, action - SPACE, 0)


def basic_of(action: int) -> int:
    """CRAFT, SUMMON or FULFIL."""
    return FULFIL if action >= SPACE else action


# --- Craft Presents ------------------------------------------------------------------------------------


def begin_craft(s: State, box: Box, seat: int) -> None:
    """Two presents, at the first levels three [naughty-craft-1, naughty-craft-5]."""
    top = push(s, CRAFTING, seat)
    s.left[top] = box.craft_draw


def go_on_crafting(s: State) -> None:
    """One card after the other: the first is seen before the next is chosen [naughty-craft-2, naughty-ruling-10]."""
    top = s.depth - 1
    if s.left[top] > 0 and any_present_to_draw(s):
        s.left[top] -= 1
        ask(s, s.doer[top], CRAFT_SOURCE)
    else:  # as many as there are [naughty-craft-6]
        pop(s)


# --- Summon a Creature ---------------------------------------------------------------------------------


def begin_summon(s: State, seat: int, keeps: int) -> None:
    """Of two creatures one is kept [naughty-summon-1], of a full set's both [naughty-set-2]."""
    top = push(s, SUMMONING, seat)
    s.left[top] = keeps


def go_on_summoning(s: State, box: Box) -> None:
    """Draw two; which one is kept is a question, unless there is no choice."""
    top = s.depth - 1
    seat = s.doer[top]
    keeps = s.left[top]
    if s.midnight:  # a new Summon gives points, no cards [naughty-summon-4, naughty-set-4, naughty-mid-5]
        pop(s)
        score_instead(s, box, seat, keeps)
        return
    look_at_two(s, box, seat)
    santa_may_tuck = s.looked_count == 1 and has_ability(s, box, seat, SANTA_CLAUS)
    if keeps == 1 and (s.looked_count == 2 or santa_may_tuck):
        ask(s, seat, KEEP)
    else:
        pop(s)
        keep_all(s, box, seat, keeps)


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


def keep_all(s: State, box: Box, seat: int, keeps: int) -> None:
    """Both of a full set, or the only one there is [naughty-summon-3]; points for those that are missing."""
    drawn = s.looked_count
    reindeer = 0
    for i in range(drawn):
        if box.creature_kind[s.looked_at[i]] == REINDEER:
            reindeer += 1
        keep_creature(s, box, seat, s.looked_at[i])
    forget_looked_at(s)
    score_instead(s, box, seat, keeps - drawn)  # [naughty-ruling-49]
    offer_to_tuck(s, box, seat, drawn, reindeer)


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


def keep_creature(s: State, box: Box, seat: int, card: int) -> None:
    kind = box.creature_kind[card]
    move_creature_unseen(s, box, card, HAND + seat, 1 << seat)
    whisper(s, 1 << seat, KEPT, seat, kind)


def forget_looked_at(s: State) -> None:
    s.looked_at[0] = s.looked_at[1] = 0
    s.looked_count = 0


# --- Fulfil Wishes: what a hand can pay ----------------------------------------------------------------


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
    return sum(s.presents[seat][kind] for kind in range(KINDS) if box.colour[kind] == colour)


def can_pay(s: State, box: Box, seat: int, kiddo: int, cagas: int) -> bool:
    """With so many Caga Tió to stand in [naughty-caga-2]; Saint Nicholas leaves out a black icon [naughty-nick-1]."""
    short = shortage(s, box, seat, box.wish[kiddo], NONE, may_leave_out(s, box, seat))
    return box.wish_length[kiddo] >= cagas and short <= cagas


def payable(s: State, box: Box, seat: int, cagas: int) -> int:
    """The spaces of the Playground whose wish a seat can pay with so many Caga Tió, as bits."""
    spaces = 0
    for space in range(PLAYGROUND):
        kiddo = s.playground[space]
        if kiddo != NONE and can_pay(s, box, seat, kiddo, cagas):
            spaces |= 1 << space
    return spaces


# --- Fulfil Wishes: from the choice of a kiddo to the refill -------------------------------------------


def begin_wish(s: State, box: Box, seat: int, space: int, cagas: int) -> None:
    """One kiddo each time [naughty-wish-7, naughty-ruling-9]."""
    top = push(s, WISHING, seat)
    s.space[top] = space
    s.left[top] = cagas
    s.kiddo = s.playground[space]
    copy(box.wish[s.kiddo], s.due)
    s.worth = list_points(box, s.kiddo)
    if box.caga_given_only:  # [naughty-ruling-29]
        s.worth -= cagas * box.present_points


def list_points(box: Box, kiddo: int) -> int:
    """As many for each present of the list [naughty-wish-3]."""
    return box.wish_length[kiddo] * box.present_points


def go_on_wishing(s: State, box: Box) -> None:
    """Presents, kiddo, points, Papa Wolverine, refill, set bonus [naughty-wish-5, naughty-ruling-24]."""
    step = s.step[s.depth - 1]
    if step == REPLACING:
        replace_by_caga(s)
    elif step == LEAVING_OUT:
        offer_to_leave_out(s, box)
    elif step == PAYING:
        ask_for_present(s)
    elif step == SCORING:
        take_kiddo_and_score(s, box)
    elif step == WOLVERINES:
        ask_for_wolverines(s, box)
    else:
        close_wish(s, box)


def replace_by_caga(s: State) -> None:
    """Each Caga Tió stands in for one icon; where all icons are alike there is nothing to choose [naughty-caga-2]."""
    top = s.depth - 1
    different = 0
    last = 0
    for icon in range(ICONS):
        if s.due[icon] > 0:
            different += 1
            last = icon
    if s.left[top] == 0:
        s.step[top] = LEAVING_OUT
    elif different == 1:
        replace_icon(s, last)
    else:
        ask(s, s.doer[top], REPLACE)


def replace_icon(s: State, icon: int) -> None:
    top = s.depth - 1
    s.left[top] -= 1
    s.due[icon] -= 1
    note(s, REPLACED, s.doer[top], icon)


def offer_to_leave_out(s: State, box: Box) -> None:
    """Saint Nicholas is asked once in each wish [naughty-nick-1]."""
    top = s.depth - 1
    s.step[top] = PAYING
    if s.due[BLACK] > 0 and may_leave_out(s, box, s.doer[top]):
        ask(s, s.doer[top], LEAVE_OUT)


def ask_for_present(s: State) -> None:
    """Icon by icon, until the list is paid."""
    top = s.depth - 1
    if icon_due(s) == NONE:
        s.step[top] = SCORING
    else:
        ask(s, s.doer[top], GIVE)


def icon_due(s: State) -> int:
    """The icon that is paid next: colours in their order, then SAME, then ANY."""
    return next((icon for icon in range(ICONS) if s.due[icon] > 0), NONE)


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
    left = sum(s.presents[seat][later] for later in range(kind, KINDS) if icon == ANY or box.colour[later] == colour)
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
    """Points for the list, and the giver's own for preferred presents [naughty-wish-3, naughty-wish-4]."""
    top = s.depth - 1
    seat = s.doer[top]
    bonus = preferred_bonus(s, box, seat)
    s.kiddo_in[s.kiddo] = HAND + seat
    s.playground[s.space[top]] = NONE
    s.points[seat] += s.worth + bonus
    s.wishes[seat] += 1  # for the tie-break [naughty-wish-9, naughty-ruling-55]
    note(s, FULFILLED, seat, s.kiddo, s.worth)
    if bonus > 0:
        note(s, PREFERRED_BONUS, seat, s.giver[seat], bonus)
    s.asked[top] = next_seat(box, seat)
    s.step[top] = WOLVERINES


def ask_for_wolverines(s: State, box: Box) -> None:
    """While a present of this wish is left, the others are asked from the left [naughty-react-6, naughty-ruling-25].

    One Papa Wolverine is settled before the next is offered [naughty-react-7]; who passes is not asked again.
    """
    if presents_in(s, GIVEN) == 0 or not ask_others(s, box, PAPA_WOLVERINE, ANSWER_WISH):
        s.step[s.depth - 1] = CLOSING


def close_wish(s: State, box: Box) -> None:
    """The presents are discarded, the Playground is refilled, and only then comes the set bonus [naughty-ruling-26]."""
    top = s.depth - 1
    seat = s.doer[top]
    space = s.space[top]
    shape = box.shape[s.kiddo]
    for card in range(PRESENTS):
        if s.present_in[card] == GIVEN:
            move_present(s, box, card, DISCARD)
    s.kiddo = 0
    s.worth = 0
    pop(s)
    fill_space(s, box, space)
    if box.with_sets:  # [naughty-level-5]
        set_bonus(s, box, seat, shape)


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
        note(s, FULL_SET, seat, NONE, s.midnight)
        begin_summon(s, seat, 2)
    elif own > 1:
        note(s, SET_BONUS, seat, NONE, s.midnight)
        begin_summon(s, seat, 1)
