"""Playing creatures: points, the reactions to them, and their texts one by one."""

from folktable.engine.cards import nth_in
from folktable.engine.chance import rand
from folktable.engine.narration import note, whisper
from folktable.engine.record import ask
from folktable.games.naughty.basics import begin_basic, begin_wish, can_pay, of_colour, payable
from folktable.games.naughty.box import Box
from folktable.games.naughty.cards import *
from folktable.games.naughty.givers import *
from folktable.games.naughty.midnight import summon_is_legal
from folktable.games.naughty.stack import ask_others, next_seat, pop, push
from folktable.games.naughty.state import *


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


# --- A creature from the hand to the discard pile ------------------------------------------------------


def play_creature(s: State, box: Box, seat: int, kind: int) -> None:
    """Show the card; it leaves the hand at once [naughty-play-3]."""
    top = push(s, PLAYING, seat)
    s.creature[top] = kind
    s.number[top] = 1
    move_creature(s, box, creature_of_kind(s, box, kind, HAND + seat), IN_PLAY)


def go_on_playing(s: State, box: Box) -> None:
    """Declare, score, ask for a Tomte, carry out the text, put the card away [naughty-play-3, naughty-ruling-16]."""
    step = s.step[s.depth - 1]
    if step == DECLARING:
        declare(s, box)
    elif step == ASKING:
        ask_for_tomtes(s, box)
    elif step == RESOLVING:
        resolve(s, box)
    elif step == CHOOSING:
        go_on_resolving(s, box)
    else:
        put_away(s, box, step == SETTLED)


def put_away(s: State, box: Box, resolved: bool) -> None:
    """Resolved or cancelled, the card is discarded; only a Scrooge that stands lies before its target [naughty-play-4].

    Then come those whom it moves: Christkindl, but a cancelled creature targets nobody [naughty-christ-3]; Ded Moroz.
    """
    top = s.depth - 1
    seat = s.doer[top]
    kind = s.creature[top]
    victim = s.victim[top]
    for _ in range(s.number[top]):
        card = creature_of_kind(s, box, kind, IN_PLAY)
        if kind == MR_SCROOGE and resolved:
            move_creature(s, box, card, BEFORE + victim)  # [naughty-scrooge-1]
            note(s, SCROOGE_LAID, victim)
        else:
            move_creature(s, box, card, DISCARD)
    pop(s)
    if resolved:
        comfort_christkindl(s, box, kind, seat, victim)
    if kind == SNOW_MAIDEN:
        snow_maiden_played(s, box, seat, resolved)


# --- Declaring: what everybody should know before answering --------------------------------------------


def declare(s: State, box: Box) -> None:
    """Target, call, kiddo or number; everything else is chosen while resolving [naughty-ruling-16]."""
    top = s.depth - 1
    seat = s.doer[top]
    kind = s.creature[top]
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
            s.space[top] = NONE
            score_creature(s, box)
        else:
            ask(s, seat, PICK_KIDDO)
    else:
        score_creature(s, box)


def declare_target(s: State, box: Box, seat: int) -> None:
    """Any other player, even with nothing to take [naughty-ruling-46]."""
    top = s.depth - 1
    s.victim[top] = seat
    score_creature(s, box)
    note(s, DECLARED_SEAT, seat, s.creature[top])


def declare_call(s: State, box: Box, kind: int) -> None:
    """A kind, never a colour [naughty-krampus-1]."""
    top = s.depth - 1
    s.called[top] = kind
    score_creature(s, box)
    note(s, DECLARED_PRESENT, s.doer[top], kind)


def declare_kiddo(s: State, box: Box, space: int) -> None:
    top = s.depth - 1
    s.space[top] = space
    score_creature(s, box)
    note(s, DECLARED_KIDDO, s.doer[top], s.playground[space])


def declare_number(s: State, box: Box, number: int) -> None:
    """Further cards of the kind come along."""
    top = s.depth - 1
    kind = s.creature[top]
    s.number[top] = number
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
    naughty-mari-3, naughty-cringe-2, naughty-krampus-3]. Reindeer 2, 5, 8 or 12 for one to four [naughty-rein-1,
    naughty-rein-2], for no giver more [naughty-rein-3].
    """
    top = s.depth - 1
    seat = s.doer[top]
    kind = s.creature[top]
    number = s.number[top]
    if kind == REINDEER:
        points = box.reindeer_points[number]
        s.points[seat] += points
        note(s, PLAYED_TOGETHER, seat, number, points)
    else:
        points = number * box.creature_points[kind]
        bonus = number * class_bonus(s, box, seat, kind)
        s.points[seat] += points + bonus
        note(s, PLAYED, seat, kind, points)
        if bonus > 0:
            note(s, GIVER_BONUS, seat, s.giver[seat], bonus)
    s.asked[top] = next_seat(box, seat)
    s.step[top] = ASKING
    if kind == REINDEER and not box.tomte_on_reindeer:  # nothing to cancel [naughty-rein-4, naughty-ruling-21]
        s.step[top] = SETTLED


# --- Reactions -----------------------------------------------------------------------------------------


def ask_for_tomtes(s: State, box: Box) -> None:
    """The others are asked from the left, never the player of the card [naughty-react-1, naughty-react-2].

    Whose Tomte was itself cancelled is asked again, who has passed is not [naughty-react-5, naughty-ruling-19].
    """
    if not ask_others(s, box, TOMTE, ANSWER_CREATURE):
        s.step[s.depth - 1] = RESOLVING


def answer(s: State, box: Box, action: int) -> None:
    """A pass is final for this card or wish [naughty-ruling-19, naughty-ruling-25].

    A reaction costs no action [naughty-turn-7] and is itself a creature being played: it opens a window of its own
    before it resolves, the newest first [naughty-react-3, naughty-react-4, naughty-tomte-3].
    """
    answered = s.depth - 1
    if action == PASS:
        s.asked[answered] = next_seat(box, s.asked[answered])
    else:
        play_creature(s, box, s.actor, action - CREATURE)
        s.victim[s.depth - 1] = s.doer[answered]


# --- The texts -----------------------------------------------------------------------------------------


def resolve(s: State, box: Box) -> None:
    """Carry out the text of the creature on top; three texts leave something to choose. Scrooge's is where he lies."""
    top = s.depth - 1
    kind = s.creature[top]
    s.step[top] = SETTLED
    if kind == SNOW_MAIDEN:
        begin_repeats(s, box)
    elif kind == ELVES:
        turn_up_presents(s, box)
    elif kind == MRS_CLAUS:
        take_kiddo_for_nothing(s, box)
    elif kind == TOMTE:
        cancel_below(s, box)
    elif kind == CAGA_TIO:
        fulfil_with_caga(s, box)
    elif kind == PAPA_WOLVERINE:
        begin_taking(s)
    elif kind == YULE_CAT:
        compare_reds(s, box)
    elif kind == MARI_LWYD:
        steal_creature(s, box)
    elif kind == CRINGE:
        steal_presents(s, box)
    elif kind == KRAMPUS:
        collect_call(s, box)


def go_on_resolving(s: State, box: Box) -> None:
    """One choice after another, until the text is settled."""
    kind = s.creature[s.depth - 1]
    if kind == SNOW_MAIDEN:
        offer_repeat(s, box)
    elif kind == ELVES:
        deal_out_presents(s, box)
    else:
        take_of_wish(s, box)


# --- Snow Maiden ---------------------------------------------------------------------------------------


def begin_repeats(s: State, box: Box) -> None:
    top = s.depth - 1
    s.left[top] = repeats_of_snow_maiden(s, box, s.doer[top])
    s.step[top] = CHOOSING


def offer_repeat(s: State, box: Box) -> None:
    """The basic action of this turn once more, if its player likes [naughty-snow-2, naughty-ruling-30]."""
    top = s.depth - 1
    seat = s.doer[top]
    if s.left[top] == 0:
        s.step[top] = SETTLED
        return
    s.left[top] -= 1
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


def repeat_basic(s: State, box: Box, action: int) -> None:
    """YES: craft or summon again; SPACE + n: another wish."""
    if action != PASS:
        note(s, REPEATS, s.actor, s.basic)
        begin_basic(s, box, s.actor, s.basic if action == YES else action)


# --- Elves ---------------------------------------------------------------------------------------------


def turn_up_presents(s: State, box: Box) -> None:
    """One present more than players [naughty-elves-1]; its player picks first."""
    top = s.depth - 1
    shown = 0
    for _ in range(box.seats + 1):
        card = top_present(s, box)
        if card != NONE:
            move_present(s, box, card, SHOWN)
            shown += 1
    note(s, TURNED_UP, s.doer[top], NONE, shown)
    s.asked[top] = s.doer[top]
    s.step[top] = CHOOSING


def deal_out_presents(s: State, box: Box) -> None:
    """Each picks in turn order, the last one is the player's [naughty-elves-1]; of one kind there is no choice."""
    top = s.depth - 1
    kinds = kinds_in(s, SHOWN)
    if kinds == 0:  # with fewer cards the round ends sooner [naughty-elves-2, naughty-ruling-42]
        s.step[top] = SETTLED
    elif kinds == 1:
        pick_of_elves(s, box, s.asked[top], first_kind_in(s, SHOWN))
    else:
        ask(s, s.asked[top], ELVES_PICK)


def pick_of_elves(s: State, box: Box, seat: int, kind: int) -> None:
    move_present(s, box, present_of_kind(s, kind, SHOWN), HAND + seat)
    note(s, PICKED, seat, kind)
    s.asked[s.depth - 1] = next_seat(box, seat)


# --- Mrs. Claus ----------------------------------------------------------------------------------------


def take_kiddo_for_nothing(s: State, box: Box) -> None:
    """No points, no bonus, no wish [naughty-mrs-1, naughty-mrs-2, naughty-ruling-28]; a shape [naughty-mrs-3]."""
    top = s.depth - 1
    space = s.space[top]
    if space == NONE:
        return
    kiddo = s.playground[space]
    s.kiddo_in[kiddo] = HAND + s.doer[top]
    note(s, KIDDO_TAKEN, s.doer[top], kiddo)
    fill_space(s, box, space)


# --- Tomte ---------------------------------------------------------------------------------------------


def cancel_below(s: State, box: Box) -> None:
    """Tomte cancels the text of the card it answers, not its points [naughty-tomte-2, naughty-ruling-20]."""
    below = s.depth - 2
    s.step[below] = CANCELLED
    seat = s.doer[below]
    if s.creature[below] == REINDEER:  # only where the host allows it, and then it takes the points [naughty-ruling-21]
        points = box.reindeer_points[s.number[below]]
        s.points[seat] -= points
        note(s, POINTS_CANCELLED, seat, NONE, points)
    else:
        note(s, TEXT_CANCELLED, seat, s.creature[below])


# --- Caga Tió ------------------------------------------------------------------------------------------


def fulfil_with_caga(s: State, box: Box) -> None:
    """A wish beside the basic action [naughty-caga-3], like any other: points, set bonus, tie-break [naughty-caga-4].

    It is paid only now that nobody has cancelled the card [naughty-caga-5, naughty-ruling-23].
    """
    top = s.depth - 1
    seat, space, cagas = s.doer[top], s.space[top], s.number[top]
    if can_pay(s, box, seat, s.playground[space], cagas):  # always, but in imagined hands
        begin_wish(s, box, seat, space, cagas)


# --- Papa Wolverine ------------------------------------------------------------------------------------


def begin_taking(s: State) -> None:
    """Two of the presents given in this wish [naughty-papa-2]; the wish stands [naughty-papa-3]."""
    top = s.depth - 1
    s.left[top] = 2
    s.step[top] = CHOOSING


def take_of_wish(s: State, box: Box) -> None:
    """What there is, if less; with no more than he may take there is nothing to choose [naughty-papa-2]."""
    top = s.depth - 1
    given = presents_in(s, GIVEN)
    if s.left[top] == 0 or given == 0:
        s.step[top] = SETTLED
    elif given <= s.left[top] or kinds_in(s, GIVEN) == 1:
        pick_of_wish(s, box, first_kind_in(s, GIVEN))
    else:
        ask(s, s.doer[top], WOLVERINE_PICK)


def pick_of_wish(s: State, box: Box, kind: int) -> None:
    top = s.depth - 1
    move_present(s, box, present_of_kind(s, kind, GIVEN), HAND + s.doer[top])
    s.left[top] -= 1
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


def lose_points(s: State, box: Box, seat: int, points: int) -> None:
    """A score may fall below nothing, unless the host stops it there [naughty-ruling-14]."""
    s.points[seat] -= points
    if box.floor and s.points[seat] < 0:
        s.points[seat] = 0


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
    victim = s.victim[top]
    size = hand_of_creatures(s, victim)
    if size == 0:
        note(s, NOTHING_STOLEN, thief, NONE, victim)
        return
    card = nth_in(s.creature_in, HAND + victim, rand(s, THEFTS, size))
    kind = box.creature_kind[card]
    knowers = 1 << thief | 1 << victim
    move_creature_unseen(s, box, card, HAND + thief, knowers)
    whisper(s, knowers, STOLE_CREATURE, thief, kind, victim)
    offer_to_tuck(s, box, thief, 1, 1 if kind == REINDEER else 0)


def steal_presents(s: State, box: Box) -> None:
    """Two at random, or as many as there are [naughty-cringe-1, naughty-ruling-46]."""
    top = s.depth - 1
    thief = s.doer[top]
    victim = s.victim[top]
    knowers = 1 << thief | 1 << victim
    if hand_of_presents(s, victim) == 0:
        note(s, NOTHING_STOLEN, thief, NONE, victim)
    for _ in range(2):
        size = hand_of_presents(s, victim)
        if size > 0:
            card = nth_in(s.present_in, HAND + victim, rand(s, THEFTS, size))
            move_present_unseen(s, box, card, HAND + thief, knowers)
            whisper(s, knowers, STOLE_PRESENT, thief, present_kind(card), victim)


def collect_call(s: State, box: Box) -> None:
    """Everybody else who holds one of the kind gives one [naughty-krampus-1]; if nobody does, two from the deck.

    Who gives nothing has none [naughty-ruling-43].
    """
    top = s.depth - 1
    seat = s.doer[top]
    kind = s.called[top]
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
