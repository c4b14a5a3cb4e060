"""Beat mode: the same hunt without speed. Everybody commits in secret, then all is carried out at once."""

from folktable.engine.narration import note
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.hunt import culprit, end_hunt, end_if_over, is_home, land, refusal
from folktable.games.grumpf.state import *


def begin_beat(s: State, box: Box) -> None:
    """Every seat outside the huts commits, in any order [grumpf-beat-1]."""
    s.beat += 1
    s.phase = HUNT
    s.waiting = 0
    for seat in range(box.seats - 1, -1, -1):
        if not is_home(s, seat):
            s.waiting |= 1 << seat
            s.actor = seat


def next_to_commit(s: State, seat: int) -> int:
    """The hand whose main action a seat commits next: one each [grumpf-beat-7]."""
    return 1 if s.does[seat * MOST_HANDS] >= MOVING else 0


def act_in_beat(s: State, box: Box, seat: int, action: int) -> None:
    """A flip takes effect for its owner at once; a main action waits for all others."""
    if action < PLACE:
        land(s, box, seat, action)
        return
    hand = next_to_commit(s, seat)
    s.does[seat * MOST_HANDS + hand] = MOVING + action
    if hand + 1 == box.hands[seat]:
        s.waiting &= ~(1 << seat)
        if s.waiting == 0:
            s.phase = BEAT_RESOLVES
        else:
            while not s.waiting >> s.actor & 1:
                s.actor = (s.actor + 1) % box.seats


def resolve_beat(s: State, box: Box) -> None:
    """Flips are shown, then Elders move, then all the rest lands, in tie order [grumpf-beat-3]."""
    s.still_beats = 0 if anything_done(s, box) else s.still_beats + 1
    note(s, BEAT_OVER, NOBODY, NOBODY, s.beat)
    show_flips(s, box)
    for hand in range(MOST_HANDS):  # first actions of all seats, then second ones [grumpf-beat-7]
        land_in_tie_order(s, box, hand, True)
        land_in_tie_order(s, box, hand, False)
    if s.phase == BEAT_RESOLVES:
        end_beat(s, box)


def anything_done(s: State, box: Box) -> bool:
    for seat in range(box.seats):
        if s.flips[seat] > 0:
            return True
        for hand in range(MOST_HANDS):
            committed = s.does[seat * MOST_HANDS + hand]
            if committed >= MOVING and committed != MOVING + WAIT:
                return True
    return False


def show_flips(s: State, box: Box) -> None:
    for seat in range(box.seats):
        for slot in range(SLOTS):
            if s.fresh[seat] >> slot & 1:
                note(s, FLIPPED, seat, slot, s.shows[seat][slot])
        s.turned[seat] |= s.fresh[seat]
        s.fresh[seat] = 0
        s.flipped[seat] = 0
        s.flips[seat] = 0


def land_in_tie_order(s: State, box: Box, hand: int, elders: bool) -> None:
    """Each is checked when its turn comes; once the hunt is over the others are void [grumpf-beat-5]."""
    for place in range(box.seats):
        for seat in range(box.seats):
            committed = s.does[seat * MOST_HANDS + hand]
            if s.tie[seat] == place and committed >= MOVING and (committed == MOVING + ELDER) == elders:
                s.does[seat * MOST_HANDS + hand] = IDLE
                land_committed(s, box, seat, hand, committed - MOVING)


def land_committed(s: State, box: Box, seat: int, hand: int, action: int) -> None:
    """All rules of the hunt apply unchanged [grumpf-beat-2]."""
    if action == WAIT:
        note(s, HELD, seat)
        return
    reason = refusal(s, box, seat, hand, action)
    if reason != FINE:  # the token goes back and the beat is lost
        note(s, FAILED, seat, reason, culprit(s, box, seat, action, reason))
        return
    land(s, box, seat, action)
    end_if_over(s, box)  # then every hand is empty: nothing more lands


def end_beat(s: State, box: Box) -> None:
    if s.still_beats >= box.still_beats:  # nobody wants anything any more [grumpf-beat-6]
        end_hunt(s, NOBODY, ALL_STILL)
        return
    if s.beat >= box.most_beats:
        end_hunt(s, NOBODY, BEATS_UP)
        return
    for seat in range(box.seats):  # the first of the tie order goes to its end [grumpf-beat-4]
        s.tie[seat] = (s.tie[seat] + box.seats - 1) % box.seats
    begin_beat(s, box)
