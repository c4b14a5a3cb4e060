"""Playing creatures: points, the reactions to them, and their texts one by one."""

from __future__ import annotations

from folktable.engine.chance import rand
from folktable.engine.narration import note, whisper
from folktable.engine.record import ask
from folktable.games.naughty.basics import (
    begin_wish,
    can_pay,
    draw_present,
    of_colour,
    offer_to_tuck,
    payable,
    summon_is_legal,
)
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import (
    any_present_to_draw,
    awake,
    creature_of_kind,
    everybody,
    fill_space,
    hand_of_creatures,
    hand_of_presents,
    kiddos_waiting,
    kinds_in,
    move_creature,
    move_creature_unseen,
    move_present,
    move_present_unseen,
    nth_creature_in,
    nth_present_in,
    present_kind,
    present_of_kind,
    presents_in,
    top_present,
)
from folktable.games.naughty.stack import (
    has_ability,
    lose_points,
    may_answer,
    next_seat,
    offer_extra_action,
    pop,
    push,
    seat_of,
)
from folktable.games.naughty.state import *
from folktable.games.naughty.state import State


def is_reaction(kind: int) -> bool:
    """Only ever an answer to somebody else [naughty-play-5, naughty-tomte-1, naughty-papa-1]."""
    return kind == TOMTE or kind == PAPA_WOLVERINE


def may_play(s: State, box: Box, seat: int, kind: int) -> bool:
    """As a free action [naughty-play-1], even for the points alone [naughty-play-6, naughty-ruling-17]."""
    if awake(s, box, seat, kind) == 0 or is_reaction(kind):
        return False
    if kind == SNOW_MAIDEN:  # there must be something to repeat [naughty-snow-1, naughty-ruling-30]
        return s.basic != 0
    if kind == CAGA_TIO:  # there must be a wish [naughty-caga-1]
        return most_cagas(s, box, seat) > 0
    return True


def most_cagas(s: State, box: Box, seat: int) -> int:
    """How many Caga Tió could help with one wish: one, unless the host allows more [naughty-ruling-29]."""
    most = min(box.caga_per_wish, awake(s, box, seat, CAGA_TIO))
    while most > 0 and payable(s, box, seat, most) == 0:
        most -= 1
    return most


# --- From the hand to the table ------------------------------------------------------------------------


def play_creature(s: State, box: Box, seat: int, kind: int) -> None:
    """Show the card and declare what everybody should know before answering [naughty-play-3, naughty-ruling-16]."""
    top = push(s, PLAYING, seat)
    s.about[top] = kind
    s.count[top] = 1
    move_creature(s, box, creature_of_kind(s, box, kind, HAND + seat), IN_PLAY)


def go_on_playing(s: State, box: Box) -> None:
    step = s.step[s.depth - 1]
    if step == DECLARING:
        declare(s, box)
    elif step == ASKING:
        ask_for_tomtes(s, box)
    elif step == RESOLVING:
        resolve(s, box)
    else:
        put_away(s, box, step == SETTLED)


def declare(s: State, box: Box) -> None:
    """Target, call, kiddo or number; everything else is chosen while resolving [naughty-ruling-16]."""
    top = s.depth - 1
    seat = s.doer[top]
    kind = s.about[top]
    if kind == MR_SCROOGE or kind == MARI_LWYD or kind == CRINGE:
        if box.seats > 2:
            ask(s, seat, TARGET)
        else:
            declare_target(s, box, next_seat(box, seat))
    elif kind == KRAMPUS:
        ask(s, seat, CALL)
    elif kind == REINDEER or (kind == CAGA_TIO and box.caga_per_wish > 1):
        ask(s, seat, HOW_MANY)
    elif kind == CAGA_TIO:
        ask(s, seat, PICK_KIDDO)
    elif kind == MRS_CLAUS:
        if kiddos_waiting(s) == 0:
            s.target[top] = NONE
            score_creature(s, box)
        else:
            ask(s, seat, PICK_KIDDO)
    else:
        score_creature(s, box)


def declare_target(s: State, box: Box, seat: int) -> None:
    """Any other player, even with nothing to take [naughty-ruling-46]."""
    top = s.depth - 1
    s.target[top] = seat
    score_creature(s, box)
    note(s, DECLARED_SEAT, seat, s.about[top])


def declare_call(s: State, box: Box, kind: int) -> None:
    """A kind, never a colour [naughty-krampus-1]."""
    top = s.depth - 1
    s.target[top] = kind
    score_creature(s, box)
    note(s, DECLARED_PRESENT, s.doer[top], kind)


def declare_kiddo(s: State, box: Box, space: int) -> None:
    top = s.depth - 1
    s.target[top] = space
    score_creature(s, box)
    note(s, DECLARED_KIDDO, s.doer[top], s.playground[space])


def declare_number(s: State, box: Box, number: int) -> None:
    """Further cards of the kind come along."""
    top = s.depth - 1
    kind = s.about[top]
    s.count[top] = number
    for _ in range(number - 1):
        move_creature(s, box, creature_of_kind(s, box, kind, HAND + s.doer[top]), IN_PLAY)
    if kind == CAGA_TIO:
        ask(s, s.doer[top], PICK_KIDDO)
    else:
        score_creature(s, box)


def score_creature(s: State, box: Box) -> None:
    """Points come first and stay whatever happens [naughty-tomte-2, naughty-odin-2, naughty-ruling-22].

    Elves 1, Mrs. Claus 1, Tomte 1, Papa Wolverine 1 and so on; Snow Maiden none: the box has the printed points
    [naughty-elves-3, naughty-mrs-4, naughty-tomte-4, naughty-papa-4, naughty-snow-4, naughty-scrooge-2, naughty-cat-3,
    naughty-mari-3, naughty-cringe-2, naughty-krampus-3].
    """
    top = s.depth - 1
    seat = s.doer[top]
    kind = s.about[top]
    if kind == REINDEER:
        points = score_reindeer(s, box, seat, s.count[top])
        note(s, PLAYED_TOGETHER, seat, s.count[top], points)
    else:
        points = s.count[top] * box.creature_points[kind]
        bonus = s.count[top] * giver_bonus(s, box, seat, kind)
        s.points[seat] += points + bonus
        note(s, PLAYED, seat, kind, points)
        if bonus > 0:
            note(s, GIVER_BONUS, seat, s.giver[seat], bonus)
    s.cursor[top] = next_seat(box, seat)
    s.step[top] = ASKING
    if kind == REINDEER and not box.tomte_on_reindeer:  # nothing to cancel [naughty-rein-4, naughty-ruling-21]
        s.step[top] = SETTLED


def score_reindeer(s: State, box: Box, seat: int, number: int) -> int:
    """2, 5, 8 or 12 for one to four [naughty-rein-1, naughty-rein-2], for no giver more [naughty-rein-3]."""
    points = box.reindeer_points[number]
    s.points[seat] += points
    return points


def giver_bonus(s: State, box: Box, seat: int, kind: int) -> int:
    """Odin for harmful, Aunt Arie for helpful ones, free action or reaction [naughty-odin-1, naughty-arie-1]."""
    if box.creature_class[kind] == HARMFUL and has_ability(s, box, seat, ODIN):
        return 1
    if box.creature_class[kind] == HELPFUL and has_ability(s, box, seat, AUNT_ARIE):
        return 1
    return 0


# --- Reactions -----------------------------------------------------------------------------------------


def ask_for_tomtes(s: State, box: Box) -> None:
    """The others are asked from the left, never the player of the card [naughty-react-1, naughty-react-2].

    Whose Tomte was itself cancelled is asked again, who has passed is not [naughty-react-5, naughty-ruling-19].
    """
    top = s.depth - 1
    while s.cursor[top] != s.doer[top]:
        if may_answer(s, box, s.cursor[top], TOMTE):
            ask(s, s.cursor[top], ANSWER_CREATURE)
            return
        s.cursor[top] = next_seat(box, s.cursor[top])
    s.step[top] = RESOLVING


def pass_by(s: State, box: Box) -> None:
    """No answer from this seat: final for this card or wish."""
    top = s.depth - 1
    s.cursor[top] = next_seat(box, s.cursor[top])


def answer(s: State, box: Box, kind: int) -> None:
    """A reaction costs no action [naughty-turn-7] and is itself a creature being played: it opens a window of its own
    before it resolves, the newest first [naughty-react-3, naughty-react-4, naughty-tomte-3].
    """
    below = s.depth - 1
    play_creature(s, box, s.actor, kind)
    s.target[s.depth - 1] = s.doer[below]  # whose card or wish it answers


def cancel_below(s: State, box: Box) -> None:
    """Tomte cancels the text of the card it answers, not its points [naughty-tomte-2, naughty-ruling-20]."""
    below = s.depth - 2
    s.step[below] = CANCELLED
    seat = s.doer[below]
    if s.about[below] == REINDEER:  # only where the host allows it, and then it takes the points [naughty-ruling-21]
        points = box.reindeer_points[s.count[below]]
        s.points[seat] -= points
        note(s, POINTS_CANCELLED, seat, NONE, points)
    else:
        note(s, TEXT_CANCELLED, seat, s.about[below])


# --- The texts -----------------------------------------------------------------------------------------


def resolve(s: State, box: Box) -> None:
    """Carry out the text of the creature on top; a text with choices comes here again after each of them."""
    kind = s.about[s.depth - 1]
    if kind == SNOW_MAIDEN:
        repeat_basic(s, box)
    elif kind == ELVES:
        deal_out_elves(s, box)
    elif kind == PAPA_WOLVERINE:
        take_of_wish(s, box)
    elif kind == CAGA_TIO:
        fulfil_with_caga(s, box)
    else:
        s.step[s.depth - 1] = SETTLED
        if kind == MRS_CLAUS:
            take_kiddo_for_nothing(s, box)
        elif kind == TOMTE:
            cancel_below(s, box)
        elif kind == YULE_CAT:
            compare_reds(s, box)
        elif kind == MARI_LWYD:
            steal_creature(s, box)
        elif kind == CRINGE:
            steal_presents(s, box)
        elif kind == KRAMPUS:
            collect_call(s, box)


def put_away(s: State, box: Box, resolved: bool) -> None:
    """Resolved or cancelled, the card is discarded; only a Scrooge that stands lies before its target [naughty-play-4].

    Then come those whom it moves: Christkindl, Ded Moroz.
    """
    top = s.depth - 1
    seat = s.doer[top]
    kind = s.about[top]
    target = s.target[top]
    for _ in range(s.count[top] if is_group(kind) else 1):
        card = creature_of_kind(s, box, kind, IN_PLAY)
        if kind == MR_SCROOGE and resolved:
            move_creature(s, box, card, BEFORE + target)  # [naughty-scrooge-1]
            note(s, SCROOGE_LAID, target)
        else:
            move_creature(s, box, card, DISCARD)
    comforted = resolved and targets_christkindl(s, box, kind, seat, target)
    pop(s)
    if comforted:
        push(s, COMFORTING, seat_of(s, box, CHRISTKINDL))
    if kind == SNOW_MAIDEN:
        snow_maiden_played(s, box, seat, resolved)


def is_group(kind: int) -> bool:
    """Creatures that are played several together."""
    return kind == REINDEER or kind == CAGA_TIO


def targets_christkindl(s: State, box: Box, kind: int, seat: int, target: int) -> bool:
    """Elves and Yule Cat reach everybody, Krampus all others, the rest one player or their cards.

    [naughty-christ-2, naughty-ruling-34]; her own creatures count unless the host says otherwise [naughty-ruling-35].
    A cancelled creature targets nobody [naughty-christ-3].
    """
    christkindl = seat_of(s, box, CHRISTKINDL)
    if christkindl == NONE or not box.christkindl_triggers >> kind & 1:
        return False
    if kind == ELVES or kind == YULE_CAT:
        return seat != christkindl or box.christkindl_own == 1
    if kind == KRAMPUS:
        return seat != christkindl
    return target == christkindl


def snow_maiden_played(s: State, box: Box, seat: int, resolved: bool) -> None:
    """Ded Moroz may act once another's Snow Maiden is settled, cancelled or not [naughty-ded-1, naughty-ruling-22].

    His own gives two repeats instead [naughty-ded-3], and nothing if it was cancelled [naughty-ruling-32].
    """
    ded = seat_of(s, box, DED_MOROZ)
    if ded != NONE and (seat != ded or (box.ded_own_play and resolved)):
        offer_extra_action(s, box)


# --- Snow Maiden ---------------------------------------------------------------------------------------


def repeat_basic(s: State, box: Box) -> None:
    """The basic action of this turn once more, if its player likes [naughty-snow-2, naughty-snow-3, naughty-ruling-30].

    For Ded Moroz twice [naughty-ded-3]. `target` counts the repeats offered so far.
    """
    top = s.depth - 1
    seat = s.doer[top]
    if s.target[top] == (2 if has_ability(s, box, seat, DED_MOROZ) else 1):
        s.step[top] = SETTLED
        return
    s.target[top] += 1
    if repeat_is_possible(s, box):
        ask(s, seat, REPEAT)
    else:
        note(s, LAPSED, seat)


def repeat_is_possible(s: State, box: Box) -> bool:
    """As far as all can see."""
    if s.basic == CRAFT:
        return any_present_to_draw(s)
    if s.basic == SUMMON:
        return summon_is_legal(s, box)
    return kiddos_waiting(s) > 0


# --- Elves ---------------------------------------------------------------------------------------------


def deal_out_elves(s: State, box: Box) -> None:
    """One present more than players; each picks in turn order, the last one is the player's [naughty-elves-1]."""
    top = s.depth - 1
    if s.target[top] == 0:
        turn_up_presents(s, box)
        s.target[top] = 1
        s.cursor[top] = s.doer[top]
    left = kinds_in(s, SHOWN)
    if left == 0:  # with fewer cards the round ends sooner [naughty-elves-2, naughty-ruling-42]
        s.step[top] = SETTLED
    elif left == 1:
        for kind in range(KINDS):
            if present_of_kind(s, kind, SHOWN) != NONE:
                pick_of_elves(s, box, s.cursor[top], kind)
                return
    else:
        ask(s, s.cursor[top], ELVES_PICK)


def turn_up_presents(s: State, box: Box) -> None:
    shown = 0
    for _ in range(box.seats + 1):
        card = top_present(s, box)
        if card != NONE:
            move_present(s, box, card, SHOWN)
            shown += 1
    note(s, TURNED_UP, s.doer[s.depth - 1], NONE, shown)


def pick_of_elves(s: State, box: Box, seat: int, kind: int) -> None:
    top = s.depth - 1
    move_present(s, box, present_of_kind(s, kind, SHOWN), HAND + seat)
    note(s, PICKED, seat, kind)
    s.cursor[top] = next_seat(box, seat)


# --- Mrs. Claus and Caga Tió ---------------------------------------------------------------------------


def take_kiddo_for_nothing(s: State, box: Box) -> None:
    """No points, no bonus, no wish [naughty-mrs-1, naughty-mrs-2, naughty-ruling-28]; a shape [naughty-mrs-3]."""
    top = s.depth - 1
    space = s.target[top]
    if space == NONE:
        return
    kiddo = s.playground[space]
    s.kiddo_in[kiddo] = HAND + s.doer[top]
    note(s, KIDDO_TAKEN, s.doer[top], kiddo)
    fill_space(s, box, space)


def fulfil_with_caga(s: State, box: Box) -> None:
    """A wish beside the basic action [naughty-caga-3], like any other: points, set bonus, tie-break [naughty-caga-4].

    It is paid only now that nobody has cancelled the card [naughty-caga-5, naughty-ruling-23].
    """
    top = s.depth - 1
    s.step[top] = SETTLED
    if can_pay(s, box, s.doer[top], s.playground[s.target[top]], s.count[top]):  # always, but in imagined hands
        begin_wish(s, box, s.doer[top], s.target[top], s.count[top])


# --- Papa Wolverine ------------------------------------------------------------------------------------


def take_of_wish(s: State, box: Box) -> None:
    """Two of the presents given in this wish, or what there is [naughty-papa-2]; the wish stands [naughty-papa-3].

    With no more than he may take there is nothing to choose. `count` is one more than the cards taken so far.
    """
    top = s.depth - 1
    may_take = 3 - s.count[top]
    left = presents_in(s, GIVEN)
    if may_take == 0 or left == 0:
        s.step[top] = SETTLED
    elif left <= may_take or kinds_in(s, GIVEN) == 1:
        for kind in range(KINDS):
            if present_of_kind(s, kind, GIVEN) != NONE:
                pick_of_wish(s, box, kind)
                return
    else:
        ask(s, s.doer[top], WOLVERINE_PICK)


def pick_of_wish(s: State, box: Box, kind: int) -> None:
    top = s.depth - 1
    move_present(s, box, present_of_kind(s, kind, GIVEN), HAND + s.doer[top])
    s.count[top] += 1
    note(s, WOLVERINE_TOOK, s.doer[top], kind)


# --- Yule Cat ------------------------------------------------------------------------------------------


def compare_reds(s: State, box: Box) -> None:
    """Who holds fewest red presents loses 3 points, several lose 2 each [naughty-cat-1, naughty-cat-2].

    All players, with or without cards, the Cat's own included; the counts become public [naughty-ruling-44].
    """
    fewest = PRESENTS
    tied = 0
    for seat in range(box.seats):
        reds = of_colour(s, box, seat, RED)
        note(s, RED_COUNT, seat, NONE, reds)
        if reds < fewest:
            fewest = reds
            tied = 0
        if reds == fewest:
            tied += 1
        if box.cat_shows_hands:
            show_hand(s, box, seat)
    loss = box.cat_single if tied == 1 else box.cat_tied
    for seat in range(box.seats):
        if of_colour(s, box, seat, RED) == fewest:
            lose_points(s, box, seat, loss)
            note(s, CAT_BITES, seat, NONE, loss)


def show_hand(s: State, box: Box, seat: int) -> None:
    for card in range(PRESENTS):
        if s.present_in[card] == HAND + seat:
            s.present_seen[card] = everybody(box)
    note(s, HAND_SHOWN, seat)


# --- Mari Lwyd, Cringe, Krampus ------------------------------------------------------------------------


def steal_creature(s: State, box: Box) -> None:
    """One at random, from the hand only, fresh for the thief [naughty-mari-1, naughty-mari-2, naughty-ruling-46]."""
    top = s.depth - 1
    thief = s.doer[top]
    victim = s.target[top]
    size = hand_of_creatures(s, victim)
    if size == 0:
        note(s, NOTHING_STOLEN, thief, NONE, victim)
        return
    card = nth_creature_in(s, HAND + victim, rand(s, THEFTS, size))
    kind = box.creature_kind[card]
    knowers = 1 << thief | 1 << victim
    move_creature_unseen(s, box, card, HAND + thief, knowers)
    whisper(s, knowers, STOLE_CREATURE, thief, kind, victim)
    offer_to_tuck(s, box, thief, 1, 1 if kind == REINDEER else 0)


def steal_presents(s: State, box: Box) -> None:
    """Two at random, or as many as there are [naughty-cringe-1, naughty-ruling-46]."""
    top = s.depth - 1
    thief = s.doer[top]
    victim = s.target[top]
    knowers = 1 << thief | 1 << victim
    if hand_of_presents(s, victim) == 0:
        note(s, NOTHING_STOLEN, thief, NONE, victim)
    for _ in range(2):
        size = hand_of_presents(s, victim)
        if size > 0:
            card = nth_present_in(s, HAND + victim, rand(s, THEFTS, size))
            move_present_unseen(s, box, card, HAND + thief, knowers)
            whisper(s, knowers, STOLE_PRESENT, thief, present_kind(card), victim)


def collect_call(s: State, box: Box) -> None:
    """Everybody else who holds one of the kind gives one [naughty-krampus-1]; if nobody does, two from the deck.

    Who gives nothing has none [naughty-ruling-43].
    """
    top = s.depth - 1
    seat = s.doer[top]
    kind = s.target[top]
    given = 0
    giver = next_seat(box, seat)
    while giver != seat:
        if s.presents[giver][kind] > 0:
            move_present(s, box, present_of_kind(s, kind, HAND + giver), HAND + seat)
            note(s, KRAMPUS_GIVEN, giver, kind, seat)
            given += 1
        else:
            s.lacks[giver] |= 1 << kind
        giver = next_seat(box, giver)
    if given == 0:  # not from the row [naughty-krampus-2]
        note(s, NOBODY_HAS, seat, kind)
        draw_present(s, box, seat)
        draw_present(s, box, seat)
