"""The event clock: the live game for simulation, on a seeded discrete-event clock inside the state.

Every hand has one thing ahead of it: to be asked, or to land a movement. The earliest comes next: whole milliseconds
and a strict order, so the same seed, seats and bots give the same log [grumpf-sim-10].
"""

from folktable.engine.chance import word_at
from folktable.engine.narration import note
from folktable.engine.record import ask
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.hunt import culprit, end_hunt, end_if_over, is_home, land, refusal, rest
from folktable.games.grumpf.state import *

ELDER_LANDS, OTHER_LANDS, TIME_LIMIT, DECISION = range(4)  # in one millisecond, in this order
NEVER = 1 << 60


def start_clock(s: State, box: Box) -> None:
    """Each hand is asked as soon as the drop has come to rest [grumpf-sim-2]."""
    for seat in range(box.seats):
        for hand in range(box.hands[seat]):
            schedule(s, seat * MOST_HANDS + hand, ASKED, box.drop_ms)


def schedule(s: State, hand: int, what: int, at: int) -> None:
    s.does[hand] = what
    s.at[hand] = at
    s.sequence[hand] = s.next_sequence
    s.next_sequence += 1


def event_order(s: State, hand: int) -> int:
    """Time, class, tie order, sequence in one number [grumpf-sim-1, grumpf-rt-9]."""
    what = s.does[hand]
    if what == MOVING + ELDER:  # an Elder before a club or a placement [grumpf-rt-10, grumpf-rt-11]
        group = ELDER_LANDS
    elif what >= MOVING:
        group = OTHER_LANDS
    else:
        group = DECISION
    return ((s.at[hand] * 4 + group) * 8 + s.tie[hand // MOST_HANDS]) * (1 << 20) + s.sequence[hand]


def run_clock(s: State, box: Box) -> None:
    """The next event: a landing, the time limit, or a decision that a bot is asked for."""
    next_hand = 0
    first = NEVER
    for hand in range(box.seats * MOST_HANDS):
        if s.does[hand] != IDLE:
            order = event_order(s, hand)
            if order < first:
                first = order
                next_hand = hand
    if first >= (box.limit_ms * 4 + TIME_LIMIT) * 8 * (1 << 20):  # landings at the limit count [grumpf-hut-8]
        end_hunt(s, NOBODY, TIME_UP)
        return
    s.now = s.at[next_hand]
    if s.does[next_hand] >= MOVING:
        land_movement(s, box, next_hand)
    else:
        s.does[next_hand] = ASKED
        s.hand = next_hand % MOST_HANDS
        ask(s, next_hand // MOST_HANDS, HUNT)


def land_movement(s: State, box: Box, hand: int) -> None:
    """Checked again, against all that landed before [grumpf-rt-6]; then the hand is free and asked [grumpf-sim-4]."""
    seat = hand // MOST_HANDS
    action = s.does[hand] - MOVING
    reason = refusal(s, box, seat, hand % MOST_HANDS, action)
    rest(s, hand)
    if reason == FINE:
        land(s, box, seat, action)
    else:
        note(s, FAILED, seat, reason, culprit(s, box, seat, action, reason))
    if end_if_over(s, box):
        return
    schedule(s, hand, ASKED, s.now)
    for other in range(box.seats * MOST_HANDS):
        if is_home(s, other // MOST_HANDS):
            if s.does[other] < MOVING:
                rest(s, other)
        elif s.does[other] == WAITING and other // MOST_HANDS != seat:  # who waits looks up [grumpf-sim-6]
            schedule(s, other, ASKED, s.now)


def act_on_clock(s: State, box: Box, seat: int, action: int) -> None:
    """A bot has chosen: it thinks, then its hand travels, and nothing stops it [grumpf-sim-4, grumpf-rt-3]."""
    hand = seat * MOST_HANDS + s.hand
    if action == WAIT:  # until somebody lands something, or for a while [grumpf-sim-6]
        schedule(s, hand, WAITING, s.now + box.wait_ms)
    else:
        start = s.now + thinking_time(s, box, seat)
        schedule(s, hand, MOVING + action, start + cost_of(box, action))
        s.start[hand] = start
    s.phase = CLOCK_RUNS


def thinking_time(s: State, box: Box, seat: int) -> int:
    """One of 16 times of the seat's profile, by four bits of its own stream [grumpf-sim-5, grumpf-sim-7]."""
    word = word_at(s.key, THINKING + 16 * seat + 256 * s.round, s.moves[seat])
    s.moves[seat] += 1
    return box.think[seat][word & (PROFILE - 1)]


def cost_of(box: Box, action: int) -> int:
    """How long a hand travels [grumpf-rt-2]: an Elder is quicker than a placement [grumpf-rt-12]."""
    if action < PLACE:
        return box.flip_ms
    if action < KNOCK:
        return box.place_ms
    if action < ELDER:
        return box.club_ms
    return box.elder_ms


def sees_movement(s: State, box: Box, observer: int, hand: int) -> bool:
    """One's own movements, and those of others that started before this millisecond [grumpf-sim-3, grumpf-rt-14]."""
    if s.does[hand] < MOVING:
        return False
    if hand // MOST_HANDS == observer:
        return True
    return box.mode == CLOCK and box.show_motion == 1 and s.start[hand] < s.now
