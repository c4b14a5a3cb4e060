"""The rules of Grumpf, in the order of the book.

Source: the rulebook; `docs/rules/grumpf.md` gives every rule its id and every gap a ruling. Chapters of their own:
`hunt.py` (flipping, placing, clubs, Elders), `boards.py` (conditions, ranking, sharing), `trade.py` (Forced Trade),
`series.py` (scoring).

The hunt has no turns: everybody plays at once. One set of landings serves three ways to play it:

- live: whoever may act is waited for, and a decision is a landing, in the order the server accepts them
  (`clock.py` runs the hands and the time around it); the list of landings replays without a clock;
- beat mode (`beats.py`): everybody commits in secret, then all lands at once;
- the event clock (`event_clock.py`): the live game for simulation, its time inside the state.

Where the book had to be completed, the ruling's id stands beside the code. The ones that shape the game most:
the token faces [grumpf-ruling-1], the track lengths [grumpf-ruling-3], the award lists [grumpf-ruling-5], clubs
that count for no condition [grumpf-ruling-9], and a hunt that ends when nothing can change [grumpf-ruling-16].

`s` is the state, `box` what is in the box. Everything here is plain integers: it runs in the interpreter,
compiled by Numba and on a GPU, and decides the same everywhere.
"""

from folktable.engine.cards import copy, fill
from folktable.engine.chance import SHUFFLES, rand, shuffle
from folktable.engine.choices import allow
from folktable.engine.narration import note
from folktable.engine.record import ENDED, RUNNING, UNFINISHED, Ints, finish
from folktable.games.grumpf.beats import act_in_beat, begin_beat, next_to_commit, resolve_beat
from folktable.games.grumpf.boards import count_up
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.event_clock import act_on_clock, run_clock, start_clock
from folktable.games.grumpf.hunt import drop_everything, end_hunt, end_if_over, is_home, land, offer_hunt, stand
from folktable.games.grumpf.imagine import imagine_commitments, imagine_movements, imagine_undersides
from folktable.games.grumpf.series import rank_score
from folktable.games.grumpf.state import *
from folktable.games.grumpf.trade import answer, offer_answers, offer_trades, open_trade, trade

# --- Setting up ----------------------------------------------------------------------------------------


def setup(s: State, box: Box) -> None:
    lay_boards(s, box)
    copy(box.animals, s.bag)  # the Jokers stay out of it [grumpf-setup-2]
    copy(box.jokers, s.jokers)  # newcomers only, and only now [grumpf-setup-8, grumpf-ruling-35]
    s.trader = NOBODY
    s.victim = NOBODY
    s.phase = STOCKING
    proceed(s, box)


def lay_boards(s: State, box: Box) -> None:
    """Six boards, one side up for the whole game [grumpf-setup-1, grumpf-setup-9, grumpf-ruling-36]."""
    for board in range(BOARDS):
        s.ground[board] = box.ground[board]
        if box.random_sides:
            s.ground[board] = board + BOARDS * rand(s, SHUFFLES, 2)
    if box.prize[s.ground[SORCERER]] == SORCERER_TILE:  # no tiles on the other side [grumpf-setup-3, grumpf-ruling-41]
        s.tiles_left = box.tiles


# --- A round: stock the boards, hunt, end the hunt [grumpf-round-1] ------------------------------------------


def proceed(s: State, box: Box) -> None:
    """Carry out what needs no decision, until something does."""
    while s.over == RUNNING and s.phase >= FIRST_AUTOMATIC:
        if s.phase == STOCKING:
            stock_boards(s, box)
        elif s.phase == DROPPING:
            drop_grumpfs(s, box)
        elif s.phase == CLOCK_RUNS:
            run_clock(s, box)
        elif s.phase == BEAT_RESOLVES:
            resolve_beat(s, box)
        elif s.phase == COUNTING_UP:
            end_round(s, box)
        else:
            round_over(s, box)


def stock_boards(s: State, box: Box) -> None:
    """Twelve Animals join those left on the boards [grumpf-round-2]; none on the Sorcerer board [grumpf-round-3]."""
    s.round += 1
    left = sum(s.bag[kind] for kind in range(ANIMALS))
    for drawn in range(box.draw):
        n = rand(s, BAG, left - drawn)
        kind = 0
        while n >= s.bag[kind]:
            n -= s.bag[kind]
            kind += 1
        s.bag[kind] -= 1
        s.herd[kind] += 1
    for kind in range(ANIMALS):
        note(s, STOCKED, NOBODY, kind, s.herd[kind])
    take_grumpfs_in_hand(s, box)
    draw_tie_order(s, box)
    if box.mode == CLOCK:  # bots are always ready, and nobody needs to shout
        s.phase = DROPPING
    else:
        s.ready = 0
        s.phase = GET_READY
        wait_for_all(s, box)


def take_grumpfs_in_hand(s: State, box: Box) -> None:
    """Every clan holds all its Grumpfs [grumpf-setup-5], the neutral one puts its own out [grumpf-round-5]."""
    for clan in range(box.clans):
        s.turned[clan] = 0
        s.pool[clan] = (1 << box.tokens) - 1  # seven with six players [grumpf-setup-6]
        for slot in range(SLOTS):
            s.shows[clan][slot] = 0
            s.under[clan][slot] = 0
    s.aside = 0
    if box.seats == 2:
        set_out_neutral_clan(s, box)


def draw_tie_order(s: State, box: Box) -> None:
    """Once a hunt, for all to see [grumpf-rt-9]."""
    for seat in range(box.seats):
        s.tie[seat] = seat
    shuffle(s, TIES, s.tie, box.seats)


def wait_for_all(s: State, box: Box) -> None:
    s.waiting = (1 << box.seats) - 1
    s.actor = 0


def be_ready(s: State, box: Box) -> None:
    """When all are ready, any one of them may shout [grumpf-round-6], and not before [grumpf-ruling-37]."""
    if s.phase == SHOUT:
        note(s, SHOUTED, s.actor)
        s.ready = 0
        s.phase = DROPPING
        return
    note(s, IS_READY, s.actor)
    s.ready |= 1 << s.actor
    s.waiting &= ~(1 << s.actor)
    if s.waiting == 0:
        s.phase = SHOUT
        wait_for_all(s, box)
    else:
        pass_on(s, box)


def pass_on(s: State, box: Box) -> None:
    """Where the actor has done its part, somebody else who is waited for is asked."""
    while not s.waiting >> s.actor & 1:
        s.actor = (s.actor + 1) % box.seats


def drop_grumpfs(s: State, box: Box) -> None:
    """On the shout everybody drops: places and faces as chance has it [grumpf-round-7, grumpf-ruling-24]."""
    for seat in range(box.seats):
        drop_clan(s, box, seat, DROPS)
    note(s, DROPPED)
    drop_everything(s)
    if box.mode == CLOCK:
        start_clock(s, box)
        s.phase = CLOCK_RUNS
    elif box.mode == BEAT:
        begin_beat(s, box)
    else:  # no turns: whoever is not done may act [grumpf-hunt-1]
        s.phase = HUNT
        wait_for_all(s, box)


def drop_clan(s: State, box: Box, clan: int, stream: int) -> None:
    for slot in range(box.tokens):
        s.under[clan][slot] = slot
    shuffle(s, stream, s.under[clan], box.tokens)
    for slot in range(box.tokens):
        token = s.under[clan][slot]
        side = rand(s, stream, 2)
        s.shows[clan][slot] = box.faces[token][side]
        s.under[clan][slot] = box.faces[token][1 - side]


# --- Two players: the neutral clan --------------------------------------------------------------------------


def set_out_neutral_clan(s: State, box: Box) -> None:
    """Its tokens lie at random on the first spaces of the boards, in board order [grumpf-two-2]."""
    clan = box.seats  # any colour nobody plays [grumpf-ruling-42]
    drop_clan(s, box, clan, NEUTRAL)
    s.pool[clan] = 0
    slot = 0
    for board in range(BOARDS):
        for _ in range(box.neutral[board]):
            if s.shows[clan][slot] == CLUB and box.neutral_clubs_reflip:
                s.shows[clan][slot], s.under[clan][slot] = s.under[clan][slot], s.shows[clan][slot]
                s.turned[clan] |= 1 << slot
            if s.shows[clan][slot] == CLUB:  # put aside for this round, the others close up
                s.aside |= 1 << slot  # [grumpf-two-3, grumpf-ruling-21]
                note(s, NEUTRAL_ASIDE, clan, board)
            else:
                stand(s, clan, slot, board)
                note(s, NEUTRAL_SET, clan, board, s.shows[clan][slot])
            slot += 1


# --- The hunt -----------------------------------------------------------------------------------------------


def hunt(s: State, box: Box, action: int) -> None:
    """One decision in a hunt, in the way this table plays it."""
    s.hunt_decisions += 1
    if s.hunt_decisions == MOST_HUNT_DECISIONS:  # a technical limit, for automated play
        note(s, TOO_LONG)
        finish(s, UNFINISHED)
    elif box.mode == CLOCK:
        act_on_clock(s, box, s.actor, action)
    elif box.mode == BEAT:
        act_in_beat(s, box, s.actor, action)
    else:
        land_live(s, box, s.actor, action)


def land_live(s: State, box: Box, seat: int, action: int) -> None:
    """A landing that the server has accepted: the log of them replays without a clock [grumpf-rt-17, grumpf-rt-1]."""
    if action == WAIT:  # so the time limit comes to every seat still hunting [grumpf-rt-15]
        s.standing |= 1 << seat
        note(s, STOOD_STILL, seat)
    else:
        land(s, box, seat, action)
    s.waiting = 0
    for other in range(box.seats):
        if not is_home(s, other) and not s.standing >> other & 1:
            s.waiting |= 1 << other
    if end_if_over(s, box):
        return
    if s.waiting == 0:
        end_hunt(s, NOBODY, TIME_UP)
        return
    pass_on(s, box)


# --- Ending the hunt -----------------------------------------------------------------------------------------


def end_round(s: State, box: Box) -> None:
    trader = count_up(s, box)
    clear_tracks(s)
    s.phase = ROUND_OVER
    if trader != NOBODY:
        open_trade(s, box, trader)


def clear_tracks(s: State) -> None:
    """Everybody takes back Grumpfs, clubs and Elders [grumpf-eval-6, grumpf-round-4]."""
    s.home = 0
    fill(s.hut, 0)
    for board in range(BOARDS):
        s.filled[board] = 0
        for space in range(SPACES):
            s.track[board][space] = NOTHING
            s.club[board][space] = NOTHING


def round_over(s: State, box: Box) -> None:
    """The fourth round is the last [grumpf-end-1]; what is left on the boards is nobody's.

    [grumpf-end-2, grumpf-ruling-31]
    """
    if s.round < box.rounds:
        s.phase = STOCKING
        return
    note(s, GAME_OVER)
    finish(s, ENDED)


# --- The end ---------------------------------------------------------------------------------------------------


def score(s: State, box: Box, out: Ints) -> None:
    """Points and tie-break in one number [grumpf-score-4]."""
    for seat in range(box.seats):
        out[seat] = rank_score(s, box, seat)


# --- What may be decided, and deciding it ----------------------------------------------------------------------


def deciding_hand(s: State, box: Box, seat: int) -> int:
    """The hand for which a seat decides now."""
    if box.mode == BEAT:
        return next_to_commit(s, seat)
    return s.hand


def legal(s: State, box: Box, mask: Ints) -> int:
    """Mark the actions that the actor may take; how many there are."""
    if s.phase == HUNT:
        return offer_hunt(s, box, mask, s.actor, deciding_hand(s, box, s.actor))
    if s.phase == TRADING:
        return offer_trades(s, box, mask)
    if s.phase == ANSWERING:
        return offer_answers(s, box, mask)
    allow(mask, READY)
    return 1


def apply(s: State, box: Box, action: int) -> None:
    """Carry out a legal action of the actor, and all that follows up to the next decision."""
    if s.phase == HUNT:
        hunt(s, box, action)
    elif s.phase == TRADING:
        trade(s, box, action)
    elif s.phase == ANSWERING:
        answer(s, action)
    else:
        be_ready(s, box)
    proceed(s, box)


# --- What a seat can imagine -------------------------------------------------------------------------------------


def determinize(s: State, box: Box, observer: int) -> None:
    """Turn the state into one that this observer could not tell from it (the caller has reseeded it).

    The bag has no order here: what it gives next is chance, and chance is new [grumpf-fair-4].
    """
    if box.mode == BEAT:
        imagine_commitments(s, box, observer)
    elif box.mode == CLOCK:
        imagine_movements(s, box, observer)
    for clan in range(box.clans):
        imagine_undersides(s, box, clan, observer)
