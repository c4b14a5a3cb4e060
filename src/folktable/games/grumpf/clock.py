"""The live clock: takes requests with arrival times, runs the hands, and lets what lands reach the rules in order.

A pure class: it knows no network and reads no clock. Whoever runs it says what time it is, in whole milliseconds of
the one server clock [grumpf-rt-1]: `request` when something arrives, `advance` when `next_event_at` has come. What
happened is handed back as a list of events. The rules never see a time: the log of landings replays without it
[grumpf-rt-17].
"""

import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from msgspec import Struct

from folktable.engine.game import Opened
from folktable.engine.match import Match, legal_actions, options_in
from folktable.engine.record import RUNNING
from folktable.engine.words import Text, words
from folktable.games.grumpf.box import Box, slowness
from folktable.games.grumpf.event_clock import DECISION, ELDER_LANDS, OTHER_LANDS, TIME_LIMIT, cost_of
from folktable.games.grumpf.hunt import board_in, culprit, is_home, owner_of, refusal, slot_in, space_in
from folktable.games.grumpf.names import action_name, clan_name
from folktable.games.grumpf.play import worth_of
from folktable.games.grumpf.state import *
from folktable.games.grumpf.told import REFUSALS, refusal_text

# Refusals that only the clock knows, beside those of the rules.
MALFORMED = 20  # no such seat, hand or action
FLOOD = 21  # too many requests: ignored for a while
NOT_NOW = 22  # nothing of this kind is being decided, or the host has paused
CLOCK_TEXTS = {
    MALFORMED: words("grumpf-because-malformed"),
    FLOOD: words("grumpf-because-flood"),
    NOT_NOW: words("grumpf-because-not-now"),
}

BOT_PROFILES = {"apprentice": "novice", "villager": "average", "elder": "expert"}  # their thinking times
PINGS = 8  # round trips remembered
MOST_REQUESTS, FLOOD_WINDOW_MS, FLOOD_REST_MS = 20, 1000, 1000
STAND_IN_MS = 10_000
SUSPICIOUS_REACTION_MS, SUSPICIOUS_REACTIONS = 150, 5
SUSPICIOUS_SPREAD_MS, SUSPICIOUS_INTERVALS = 15, 20

CODES = {code: id.upper().replace("-", "_") for code, (id, _) in REFUSALS.items() if code != FINE}
CODES |= {MALFORMED: "MALFORMED", FLOOD: "FLOOD", NOT_NOW: "NOT_NOW"}


# --- What comes back -----------------------------------------------------------------------------------------


class Started(Struct, frozen=True):
    """A hand sets out; all may see it and its target [grumpf-rt-14], unless the table keeps that to the seat."""

    at: int
    seat: int
    hand: int
    action: int
    lands: int


class Landed(Struct, frozen=True):
    """One line of the log [grumpf-rt-17]: it took effect (code "") or failed, and who was faster by how much."""

    at: int
    order: int
    seat: int
    action: int
    code: str = ""
    text: Text = ""
    by: int = NOBODY
    by_ms: int = 0
    hand: int = 0


class Refused(Struct, frozen=True):
    """A request that never started; it has cost no time."""

    at: int
    seat: int
    action: int
    code: str
    text: Text


class Opens(Struct, frozen=True):
    """The shout: when the Grumpfs drop and faces may be sent, and when input opens [grumpf-rt-13]."""

    at: int
    drop: int
    opens: int


class Closed(Struct, frozen=True):
    """The hunt is over."""

    at: int


Event = Started | Landed | Refused | Opens | Closed


# --- What the clock remembers ----------------------------------------------------------------------------------


@dataclass
class Hand:
    """One thing at a time [grumpf-rt-3]: a movement on its way, and at most one request that waits for its end."""

    free_at: int = 0
    moving: int | None = None  # the action on its way
    sequence: int = 0
    buffered: int | None = None


@dataclass
class Seat:
    hands: list[Hand]
    pings: deque[int] = field(default_factory=lambda: deque(maxlen=PINGS))
    requests: deque[int] = field(default_factory=deque)  # arrivals of the last second
    deaf_until: int = 0
    lost_at: int | None = None
    starts: deque[int] = field(default_factory=lambda: deque(maxlen=SUSPICIOUS_INTERVALS + 1))
    quick_reactions: int = 0


class LiveClock:
    """Runs the hunts of one match in real time."""

    live = True  # movements take time, and everybody sees the hands
    withheld = ("wait",)  # legal in the log, where time runs out, but nothing that anybody would ask for

    def __init__(self, match: Match, now: int = 0) -> None:
        self.match = match
        self.now = now
        self.paused = False
        self.log: list[Landed] = []
        self.seats = [Seat([Hand() for _ in range(self.box.hands[seat])]) for seat in range(self.opened.seats)]
        self.drop_at: int | None = None  # a shout is counted down
        self.shouted_by = NOBODY
        self.opens_at: int | None = None  # the hunt is on; input from here
        self.closes_at: int | None = None
        self.trade_until: int | None = None
        self.sequence = 0
        self.landed_at: dict[tuple[int, ...], int] = {}  # of placements, clubs and Elders of this hunt
        self.turned: set[tuple[int, int]] = set()  # seat and slot, since anything but a flip landed
        self.named: dict[str, int] = {}
        if self.state.phase == HUNT and self.state.over == 0:  # a hunt that was interrupted goes on
            self.opens_at = now
            self.closes_at = now + self.box.limit_ms * self.slowness if self.box.limit_ms else None
        self.note_phase()

    @property
    def slowness(self) -> int:
        """In a warm-up the first hunts are slower, for people and bots alike [grumpf-rt-18]."""
        return slowness(self.opened.options, self.state.round)

    @property
    def opened(self) -> Opened:
        return self.match.opened

    @property
    def box(self) -> Box:
        return self.opened.box  # type: ignore[no-any-return]

    @property
    def state(self) -> State:
        return self.match.state  # type: ignore[return-value]

    @property
    def hunting(self) -> bool:
        return self.opens_at is not None

    def action_named(self, name: str) -> int | None:
        """Any action of a hunt in notation, possible or not: whoever asks for it is told why it is not."""
        if not self.named:
            self.named = {action_name(self.state, self.opened, action): action for action in range(WAIT)}
        return self.named.get(name)

    # --- Bots at the table ---------------------------------------------------------------------------------

    def think_ms(self, level: str) -> int:
        """How long a bot looks before it moves: as people of its strength do [grumpf-sim-9]."""
        times: dict[str, tuple[int, ...]] = self.opened.edition.sim.think_ms
        return random.choice(times[BOT_PROFILES[level]]) * self.slowness

    def left_to_people(self) -> bool:
        """The shout is theirs, so that nobody is surprised by a hunt."""
        return self.state.phase == SHOUT or self.paused

    def choose_for_bot(self, seat: int, wanted: Sequence[int]) -> int:
        """What a bot does of what it would like, best first: the first thing that leads on, if anything does.

        A search knows no time: to stand still, or to turn one Grumpf over and over, costs it nothing. At the table it
        keeps all others waiting. So a bot stands still, or turns back what it has just turned (a club without a target,
        say), only where there is nothing else.
        """
        leads_on = (action for action in wanted if action != WAIT and not self.turns_back(seat, action))
        return next(leads_on, wanted[0])

    def turns_back(self, seat: int, action: int) -> bool:
        return action < PLACE and (seat, slot_in(action)) in self.turned

    # --- The line to a seat --------------------------------------------------------------------------------

    def ping(self, seat: int, round_trip_ms: int) -> None:
        self.seats[seat].pings.append(round_trip_ms)

    def credit(self, seat: int) -> int:
        """Half the smallest recent round trip, capped: inflated pings win little [grumpf-rt-4, grumpf-fair-7].

        The host may switch it off.
        """
        if not self.opened.options.latency_credit or not self.seats[seat].pings:
            return 0
        cap: int = self.opened.edition.realtime.latency_credit_cap_ms
        return min(cap, min(self.seats[seat].pings) // 2)

    def connection(self, seat: int, at: int, alive: bool) -> None:
        """A lost line stops nothing: what moves still lands, the seat just stands idle [grumpf-rt-15]."""
        self.seats[seat].lost_at = None if alive else at

    def stand_ins(self, at: int) -> list[int]:
        """Seats for which a bot may step in by now, if the host allows it."""
        if not self.opened.options.stand_in_bots:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.lost_at is not None and at - seat.lost_at >= STAND_IN_MS]

    def pause(self) -> bool:
        """Between hunts the host may pause; during a hunt nobody can [grumpf-rt-15]."""
        self.paused = not self.hunting and self.drop_at is None
        return self.paused

    def resume(self, now: int) -> None:
        """A trade that was paused has all its time again."""
        self.paused = False
        self.now = max(now, self.now)
        self.note_phase()

    def is_for_all(self, event: Event) -> bool:
        """May the whole table be told, or is it the affair of its seat alone?"""
        if isinstance(event, Started):
            return self.box.show_motion == 1
        return not isinstance(event, Refused)

    def suspicions(self, seat: int) -> list[str]:
        """Signs of automation, for the host to judge; nothing is punished by itself [grumpf-fair-6]."""
        found = []
        starts = list(self.seats[seat].starts)
        gaps = [later - earlier for earlier, later in pairwise(starts)]
        if self.seats[seat].quick_reactions >= SUSPICIOUS_REACTIONS:
            found.append("reactions")
        if len(gaps) == SUSPICIOUS_INTERVALS and max(gaps) - min(gaps) < SUSPICIOUS_SPREAD_MS:
            found.append("intervals")
        return found

    # --- Requests ----------------------------------------------------------------------------------------------

    def request(self, seat: int, action: int, arrival: int, hand: int = 0) -> list[Event]:
        """A client asks for one action: there are no queues and no macros [grumpf-fair-3].

        Whatever lands up to this very millisecond comes first [grumpf-rt-9].
        """
        events = self.advance(arrival)
        reason = self.unusable(seat, action, hand)
        if reason == FINE and self.floods(seat):
            reason = FLOOD
        if reason == FINE:
            events += self.hear(seat, hand, action)
        else:
            events.append(self.refuse(seat, action, reason))
        return events

    def unusable(self, seat: int, action: int, hand: int) -> int:
        if not 0 <= seat < self.opened.seats or not 0 <= action < ACTIONS:
            return MALFORMED
        if not 0 <= hand < len(self.seats[seat].hands):
            return MALFORMED
        return FINE

    def floods(self, seat: int) -> bool:
        """More than 20 requests in a second, and the seat is not heard for one [grumpf-fair-2]."""
        line = self.seats[seat]
        while line.requests and line.requests[0] <= self.now - FLOOD_WINDOW_MS:
            line.requests.popleft()
        line.requests.append(self.now)
        if len(line.requests) > MOST_REQUESTS:
            line.deaf_until = self.now + FLOOD_REST_MS
            line.requests.clear()
        return self.now < line.deaf_until

    def hear(self, seat: int, hand: int, action: int) -> list[Event]:
        if self.hunting:
            return self.ask_hand(seat, hand, action)
        if self.drop_at is not None or action < READY:
            return [self.refuse(seat, action, self.between_hunts(seat))]
        if self.paused or not self.allowed(seat, action):
            return [self.refuse(seat, action, NOT_NOW)]
        if self.state.phase == SHOUT:
            return [self.count_down(seat)]
        return self.decide(seat, action)

    def between_hunts(self, seat: int) -> int:
        """Whoever has said ready is too early [grumpf-rt-13], whoever has not is late for the hunt before."""
        s = self.state
        if s.over != RUNNING or s.phase in (TRADING, ANSWERING):
            return HUNT_OVER
        is_ready = s.ready >> seat & 1 == 1
        return TOO_EARLY if is_ready or s.round == 1 else HUNT_OVER

    def allowed(self, seat: int, action: int) -> bool:
        if not self.state.waiting >> seat & 1:
            return False
        return action in options_in(self.opened, self.state, seat).values()

    def decide(self, seat: int, action: int) -> list[Event]:
        """A decision outside the hunt clock: ready, a trade [grumpf-rt-16]."""
        self.match.play(seat, action)
        self.note_phase()
        return []

    def count_down(self, seat: int) -> Opens:
        """The rules hear the shout when the Grumpfs drop: no face exists before [grumpf-rt-13]."""
        times = self.opened.edition.realtime
        self.shouted_by = seat
        self.drop_at = self.now + times.countdown_ms
        return Opens(self.now, self.drop_at, self.drop_at + times.drop_ms)

    def note_phase(self) -> None:
        """A trade that begins gets its time limit [grumpf-rt-16]."""
        trading = self.state.over == 0 and self.state.phase in (TRADING, ANSWERING)
        limit: int = self.opened.edition.realtime.trade_limit_ms
        self.trade_until = self.now + limit if trading else None

    def refuse(self, seat: int, action: int, reason: int, by: int = NOBODY) -> Refused:
        why = CLOCK_TEXTS[reason] if reason in CLOCK_TEXTS else refusal_text(self.opened, reason, by)
        return Refused(self.now, seat, action, CODES[reason], words("grumpf-refused", reason=why))

    # --- Hands ---------------------------------------------------------------------------------------------------

    def ask_hand(self, seat: int, hand: int, action: int) -> list[Event]:
        """A free hand starts at once, a busy one a little later or not at all [grumpf-rt-5, grumpf-fair-2]."""
        one = self.seats[seat].hands[hand]
        assert self.opens_at is not None
        if action >= WAIT:
            return [self.refuse(seat, action, NOT_NOW)]
        if self.now < self.opens_at:
            return [self.refuse(seat, action, TOO_EARLY)]
        self.watch_reaction(seat, action)
        heard_at = self.now - self.credit(seat)
        if one.moving is None:
            return [self.start(seat, hand, action, max(heard_at, one.free_at, self.opens_at))]  # [grumpf-rt-4]
        early: int = self.opened.edition.realtime.early_input_ms
        if heard_at < one.free_at - early or one.buffered is not None:
            return [self.refuse(seat, action, HAND_BUSY)]
        one.buffered = action
        return []

    def start(self, seat: int, hand: int, action: int, at: int) -> Event:
        """The start check costs no time [grumpf-rt-6]; a movement that has begun cannot be stopped."""
        reason = self.held_back(seat, hand, action)
        if reason == FINE:
            reason = refusal(self.state, self.box, seat, 0, action)
        if reason != FINE:
            return self.refuse(seat, action, reason, culprit(self.state, self.box, seat, action, reason))
        one = self.seats[seat].hands[hand]
        one.moving = action
        one.free_at = at + cost_of(self.box, action) * self.slowness  # so landings keep their distance [grumpf-fair-1]
        one.sequence = self.sequence
        self.sequence += 1
        self.seats[seat].starts.append(at)
        if action < PLACE:
            self.turned.add((seat, slot_in(action)))
        return Started(at, seat, hand, action, one.free_at)

    def held_back(self, seat: int, hand: int, action: int) -> int:
        """Two hands cannot hold one token, and the Elder waits for both [grumpf-rt-3, grumpf-ruling-46]."""
        for n, other in enumerate(self.seats[seat].hands):
            if n != hand and other.moving is not None:
                if action == ELDER:
                    return HAND_BUSY
                if slot_in(other.moving) == slot_in(action):
                    return NOT_YOURS
        return FINE

    def watch_reaction(self, seat: int, action: int) -> None:
        """A club at another's Grumpf that has only just landed: quicker than an eye and a hand are [grumpf-fair-6]."""
        if KNOCK <= action < ELDER:
            board, space = board_in(action), space_in(action)
            landed = self.landed_at.get((PLACE, board, space))
            if landed is None or owner_of(self.state.track[board][space]) == seat:
                return
            if self.now - landed < SUSPICIOUS_REACTION_MS:
                self.seats[seat].quick_reactions += 1

    # --- Time ------------------------------------------------------------------------------------------------------

    def next_event_at(self) -> int | None:
        """When the clock must be advanced, if nobody asks anything before."""
        due = self.due()
        return due[0][0] if due else None

    def due(self) -> list[tuple[int, int, int, int, int, int]]:
        """All that is ahead: time, class, tie order, sequence [grumpf-rt-9]; then whose hand."""
        ahead = []
        for seat, line in enumerate(self.seats):
            for n, hand in enumerate(line.hands):
                if hand.moving is not None:
                    group = ELDER_LANDS if hand.moving == ELDER else OTHER_LANDS
                    ahead.append((hand.free_at, group, self.state.tie[seat], hand.sequence, seat, n))
                elif hand.buffered is not None:
                    ahead.append((hand.free_at, DECISION, self.state.tie[seat], hand.sequence, seat, n))
        for at in (self.drop_at, self.closes_at, None if self.paused else self.trade_until):
            if at is not None:
                ahead.append((at, TIME_LIMIT, 0, 0, NOBODY, 0))
        return sorted(ahead)

    def advance(self, now: int) -> list[Event]:
        """Let everything happen that is due by now, in order. The clock never runs backwards."""
        events: list[Event] = []
        now = max(now, self.now)
        while True:
            due = self.due()
            if not due or due[0][0] > now:
                break
            at, group, _, _, seat, hand = due[0]
            self.now = max(at, self.now)
            if group == TIME_LIMIT:
                events += self.limit_reached()
            elif group == DECISION:
                events.append(self.start_buffered(seat, hand))
            else:
                events += self.land(seat, hand)
        self.now = now
        return events

    def start_buffered(self, seat: int, hand: int) -> Event:
        """Its start check is made when the hand becomes free, and that is when it starts [grumpf-rt-5]."""
        one = self.seats[seat].hands[hand]
        action, one.buffered = one.buffered, None
        assert action is not None
        return self.start(seat, hand, action, one.free_at)

    def limit_reached(self) -> list[Event]:
        if self.drop_at is not None:
            self.open_hunt()
            return []
        if self.closes_at is not None:
            return self.close_hunt()
        self.decide(self.state.actor, self.unanswered())
        return []

    def unanswered(self) -> int:
        """No answer in time: no trade; who must give something gives what it can best spare [grumpf-rt-16]."""
        s = self.state
        if s.phase == TRADING:
            return DECLINE
        return max(legal_actions(self.opened, s), key=lambda action: worth_of(s, self.box, action))

    def open_hunt(self) -> None:
        assert self.drop_at is not None
        times, limit = self.opened.edition.realtime, self.box.limit_ms * self.slowness
        self.opens_at = self.drop_at + times.drop_ms
        self.closes_at = self.drop_at + limit if limit else None
        self.match.play(self.shouted_by, READY)
        self.drop_at = None
        self.landed_at = {}
        self.turned = set()
        for line in self.seats:
            line.hands = [Hand(free_at=self.opens_at) for _ in line.hands]

    def close_hunt(self) -> list[Event]:
        """Time is up: every seat still hunting stands still, and the rules end the hunt [grumpf-hut-8]."""
        self.closes_at = None
        while self.state.over == 0 and self.state.phase == HUNT:
            self.play(self.match.waiting()[0], WAIT, 0, 0)
        return self.freeze(NOBODY)

    def land(self, seat: int, hand: int) -> list[Event]:
        """The landing check: against everything that landed before [grumpf-rt-6, grumpf-rt-7]."""
        one = self.seats[seat].hands[hand]
        action, one.moving = one.moving, None
        assert action is not None
        reason = refusal(self.state, self.box, seat, 0, action)
        if reason != FINE:
            by = culprit(self.state, self.box, seat, action, reason)
            return [self.fail(seat, hand, action, reason, by, self.now - self.taken_at(action, reason, by))]
        self.remember(action)
        self.play(seat, action, one.sequence, hand)
        if action >= PLACE:
            self.turned = set()
        if is_home(self.state, seat):  # by this landing: nobody lands anything once home
            self.landed_at[ELDER, seat] = self.now
        events: list[Event] = [self.log[-1]]
        if self.state.over or self.state.phase != HUNT:
            events += self.freeze(seat)
        return events

    def play(self, seat: int, action: int, order: int, hand: int) -> None:
        self.match.play(seat, action)
        self.log.append(Landed(self.now, order, seat, action, hand=hand))

    def remember(self, action: int) -> None:
        """When a space or a target was taken: whoever comes too late is told by how much."""
        if PLACE <= action < KNOCK:
            board = board_in(action)
            self.landed_at[PLACE, board, self.state.filled[board]] = self.now
        elif KNOCK <= action < ELDER:
            self.landed_at[KNOCK, board_in(action), space_in(action)] = self.now

    def fail(self, seat: int, hand: int, action: int, reason: int, by: int, by_ms: int) -> Landed:
        """It has cost the travel time; the token is back in the pool as it was [grumpf-rt-6]."""
        text = words("grumpf-refused", reason=refusal_text(self.opened, reason, by))
        if by != NOBODY:
            text = words(
                "grumpf-was-faster",
                who=clan_name(self.opened, by),
                ms=by_ms,
                reason=refusal_text(self.opened, reason, by),
            )
        failed = Landed(self.now, 0, seat, action, CODES[reason], text, by, by_ms, hand)
        self.log.append(failed)
        return failed

    def taken_at(self, action: int, reason: int, by: int) -> int:
        """When somebody else did what made this fail."""
        if reason == TRACK_FULL:
            board = board_in(action)
            return self.landed_at.get((PLACE, board, self.state.filled[board] - 1), self.now)
        if reason == TARGET_COVERED:
            return self.landed_at.get((KNOCK, board_in(action), space_in(action)), self.now)
        return self.landed_at.get((ELDER, by), self.now)

    def freeze(self, by: int) -> list[Event]:
        """Everything still on its way fails with the hunt, whenever it started [grumpf-rt-11, grumpf-ruling-44]."""
        events: list[Event] = []
        for seat, line in enumerate(self.seats):
            for n, hand in enumerate(line.hands):
                if hand.moving is not None:
                    events.append(self.fail(seat, n, hand.moving, HUNT_OVER, by, hand.free_at - self.now))
                hand.moving = hand.buffered = None
        self.opens_at = self.closes_at = None
        self.note_phase()
        return [*events, Closed(self.now)]


class BeatClock:
    """For beat mode with a clock: who has not committed when it runs out holds [grumpf-beat-1]."""

    live = False

    def __init__(self, match: Match, now: int) -> None:
        self.match = match
        self.beat_began: tuple[int, int] = (0, 0)
        self.began_at = now
        self.look(now)

    def look(self, now: int) -> None:
        """Has a new beat begun?"""
        state: State = self.match.state  # type: ignore[assignment]
        if (state.round, state.beat) != self.beat_began:
            self.beat_began, self.began_at = (state.round, state.beat), now

    def next_event_at(self) -> int | None:
        seconds: int = self.match.opened.options.beat_clock_s
        hunting = not self.match.over and self.match.state.phase == HUNT
        return self.began_at + 1000 * seconds if seconds and hunting else None

    def advance(self, now: int) -> list[int]:
        """The seats that were made to hold."""
        self.look(now)
        expires = self.next_event_at()
        held: list[int] = []
        if expires is not None and now >= expires:
            this_beat = self.beat_began
            for seat in self.match.waiting():
                while not self.match.over and self.match.state.waiting >> seat & 1 and self.beat_began == this_beat:
                    self.match.play(seat, WAIT)
                    held.append(seat)
                    self.look(now)
        return held


def clock_for(match: Match, now: int) -> LiveClock | BeatClock | None:
    """What a server runs beside a match, by the host's choice of mode."""
    if match.opened.options.mode == "live":
        return LiveClock(match, now)
    if match.opened.options.mode == "beat" and match.opened.options.beat_clock_s:
        return BeatClock(match, now)
    return None
