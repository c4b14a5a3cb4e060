"""The hunt: flipping, placing, clubs, Elders. What may be done, why something may not, and what it does.

These are the landings: the moments at which something takes effect. Live play, beat mode and the event clock
differ only in when a landing comes.
"""

from folktable.engine.choices import BITS, allow, bit_count
from folktable.engine.narration import note
from folktable.engine.record import Ints
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.state import *


def owner_of(piece: int) -> int:
    """The clan of a token on a board."""
    return (piece - 1) // SLOTS


def value_of(s: State, piece: int) -> int:
    """A token shows what it showed when it landed [grumpf-hunt-5]: nothing turns it any more [grumpf-hunt-6]."""
    return s.shows[(piece - 1) // SLOTS][(piece - 1) % SLOTS]


def is_live(s: State, board: int, space: int) -> bool:
    """A numbered Grumpf without a club on it."""
    return s.track[board][space] != NOTHING and s.club[board][space] == NOTHING


def spaces_of(s: State, box: Box, board: int) -> int:
    return box.spaces[s.ground[board]]


def is_home(s: State, seat: int) -> bool:
    return s.home >> seat & 1 == 1


# --- Actions taken apart -----------------------------------------------------------------------------------


def slot_in(action: int) -> int:
    """The token that an action handles, NOBODY's if none."""
    if action < PLACE:
        return action - FLIP
    if action < KNOCK:
        return (action - PLACE) // BOARDS
    if action < ELDER:  # a club names token, board and space [grumpf-rt-8]
        return (action - KNOCK) // (BOARDS * SPACES)
    return NOBODY


def board_in(action: int) -> int:
    if action < KNOCK:  # a placement names token and board, never a space [grumpf-rt-7]
        return (action - PLACE) % BOARDS
    return (action - KNOCK) // SPACES % BOARDS


def space_in(action: int) -> int:
    return (action - KNOCK) % SPACES


# --- What a seat may do --------------------------------------------------------------------------------------


def tokens_at_hand(s: State, seat: int, hand: int) -> int:
    """Slots that this hand may pick up, as bits: not what another hand of the seat holds [grumpf-rt-3].

    Only the seat's own pool, one token at a time [grumpf-hunt-2].
    """
    bits = s.pool[seat]
    for other in range(MOST_HANDS):
        busy = s.does[seat * MOST_HANDS + other]
        if other != hand and busy >= MOVING:
            slot = slot_in(busy - MOVING)
            if slot != NOBODY:
                bits &= ~(1 << slot)
    return bits


def has_room(s: State, box: Box, board: int) -> bool:
    """Knocked-out Grumpfs keep their spaces [grumpf-hunt-8, grumpf-ruling-10, grumpf-ruling-11]."""
    return s.filled[board] < spaces_of(s, box, board)


def target_refusal(s: State, box: Box, seat: int, board: int, space: int) -> int:
    """May a club be put on this space? [grumpf-club-1]"""
    piece = s.track[board][space]
    if piece == NOTHING:  # [grumpf-club-5, grumpf-ruling-8]
        return NO_TARGET
    if s.club[board][space] != NOTHING:  # never on a club [grumpf-club-2]
        return TARGET_COVERED
    owner = owner_of(piece)
    if is_home(s, owner):  # an Elder in a hut protects [grumpf-club-4, grumpf-hut-4]; the neutral clan has none
        return TARGET_SAFE  # [grumpf-two-1]
    if owner == seat and box.club_own == 0:  # else anybody's [grumpf-club-7, grumpf-ruling-12]
        return TARGET_OWN
    return FINE


def elder_may_start(s: State, box: Box, seat: int, hand: int) -> bool:
    """An Elder sets out while nothing else of its seat is on the way; once it has, nothing holds it back."""
    if box.mode == BEAT:  # as the last action of a beat [grumpf-beat-7]
        return hand + 1 == box.hands[seat]
    return s.does[seat * MOST_HANDS + 1 - hand] < MOVING  # all hands are idle [grumpf-rt-3, grumpf-ruling-46]


def elder_refusal(s: State, box: Box, seat: int, hand: int) -> int:
    """With two players all Grumpfs are placed first [grumpf-two-5], else at any time [grumpf-hut-2, grumpf-ruling-14].

    In a beat, what the first hand is about to place counts.
    """
    placed = box.tokens - bit_count(tokens_at_hand(s, seat, hand))
    return FINE if placed >= box.elder_min_placed else MUST_PLACE_ALL


def start_refusal(s: State, box: Box, seat: int, hand: int, action: int) -> int:
    """Why a hand may not set out for this now; FINE if it may."""
    if action == ELDER and not elder_may_start(s, box, seat, hand):
        return HAND_BUSY
    return refusal(s, box, seat, hand, action)


def refusal(s: State, box: Box, seat: int, hand: int, action: int) -> int:
    """Why a seat may not do this now; FINE if it may. Asked at the start and at the landing [grumpf-rt-6]."""
    if s.phase != HUNT and s.phase < FIRST_AUTOMATIC:
        return HUNT_OVER
    if is_home(s, seat):  # [grumpf-hut-3, grumpf-ruling-13]
        return IN_HUT
    if action == WAIT:
        return FINE
    if action == ELDER:
        return elder_refusal(s, box, seat, hand)
    slot = slot_in(action)
    if tokens_at_hand(s, seat, hand) >> slot & 1 == 0:
        return NOT_YOURS
    if action < PLACE:
        return FINE  # no limit on flips [grumpf-hunt-3]
    shows_club = s.shows[seat][slot] == CLUB
    if shows_club != (action >= KNOCK):
        return WRONG_FACE
    if shows_club:
        return target_refusal(s, box, seat, board_in(action), space_in(action))
    if not has_room(s, box, board_in(action)):
        return TRACK_FULL
    return FINE


def offer_hunt(s: State, box: Box, mask: Ints, seat: int, hand: int) -> int:
    """Mark all that a seat may do in a hunt, in any order and mixture [grumpf-hunt-7, grumpf-hunt-9]."""
    at_hand = tokens_at_hand(s, seat, hand)
    clubs = sum(at_hand & 1 << slot for slot in range(SLOTS) if s.shows[seat][slot] == CLUB)
    allow(mask, WAIT)
    count = 1
    if may_flip(s, box, seat, hand):
        allow_run(mask, FLIP, at_hand)
        count += bit_count(at_hand)
    if at_hand != clubs:
        count += offer_spaces(s, box, mask, at_hand & ~clubs)
    if clubs:
        count += offer_targets(s, box, mask, seat, clubs)
    if elder_may_start(s, box, seat, hand) and elder_refusal(s, box, seat, hand) == FINE:
        allow(mask, ELDER)
        count += 1
    return count


def offer_spaces(s: State, box: Box, mask: Ints, numbers: int) -> int:
    """Every number on every board with room."""
    with_room = sum(1 << board for board in range(BOARDS) if has_room(s, box, board))
    for slot in range(SLOTS):
        if numbers >> slot & 1:
            allow_run(mask, PLACE + slot * BOARDS, with_room)
    return bit_count(numbers) * bit_count(with_room)


def offer_targets(s: State, box: Box, mask: Ints, seat: int, clubs: int) -> int:
    """Every club on every Grumpf it may knock out."""
    count = 0
    for board in range(BOARDS):
        filled = s.filled[board]
        targets = sum(1 << space for space in range(filled) if target_refusal(s, box, seat, board, space) == FINE)
        if targets:
            for slot in range(SLOTS):
                if clubs >> slot & 1:
                    allow_run(mask, KNOCK + (slot * BOARDS + board) * SPACES, targets)
            count += bit_count(clubs) * bit_count(targets)
    return count


def allow_run(mask: Ints, first: int, bits: int) -> None:
    """Allow the actions `first` + n for every bit n (below 32) that is set."""
    word = first // BITS
    shifted = bits << first % BITS
    mask[word] |= shifted & ((1 << BITS) - 1)
    if shifted >> BITS:
        mask[word + 1] |= shifted >> BITS


def may_flip(s: State, box: Box, seat: int, hand: int) -> bool:
    """In a beat a few flips come before the first main action [grumpf-beat-1]; else there is no limit."""
    if box.mode == BEAT:
        return hand == 0 and s.flips[seat] < box.flips_per_beat
    return True


# --- Landings --------------------------------------------------------------------------------------------------


def land(s: State, box: Box, seat: int, action: int) -> None:
    """A permitted action takes effect."""
    if action == ELDER:
        go_home(s, box, seat)
        return
    if action == WAIT:
        return
    slot = slot_in(action)
    if action < PLACE:
        flip(s, box, seat, slot)
    elif action < KNOCK:
        place(s, seat, slot, board_in(action))
    else:
        knock_out(s, seat, slot, board_in(action), space_in(action))
    if box.auto_elder and s.pool[seat] == 0 and not is_home(s, seat):  # else never by itself [grumpf-ruling-38]
        go_home(s, box, seat)


def flip(s: State, box: Box, seat: int, slot: int) -> None:
    """Turn a token of the pool to its other face [grumpf-hunt-3]."""
    s.shows[seat][slot], s.under[seat][slot] = s.under[seat][slot], s.shows[seat][slot]
    if box.mode == BEAT:  # the others see it when the beat is resolved [grumpf-beat-1]
        s.flips[seat] += 1
        s.flipped[seat] ^= 1 << slot
        s.fresh[seat] |= 1 << slot
    else:
        if not s.turned[seat] >> slot & 1:  # turned again it tells nobody anything new: all see how it lies
            note(s, FLIPPED, seat, slot, s.shows[seat][slot])
        s.turned[seat] |= 1 << slot


def place(s: State, seat: int, slot: int, board: int) -> None:
    """The token goes on the first empty space of the track [grumpf-hunt-4], from now on for anyone's club."""
    s.pool[seat] &= ~(1 << slot)  # [grumpf-ruling-39]
    stand(s, seat, slot, board)
    note(s, PLACED, seat, board, s.shows[seat][slot])


def stand(s: State, clan: int, slot: int, board: int) -> None:
    s.track[board][s.filled[board]] = clan * SLOTS + slot + 1
    s.filled[board] += 1


def knock_out(s: State, seat: int, slot: int, board: int, space: int) -> None:
    """A club lies on its target until the hunt ends [grumpf-club-1, grumpf-club-8], and takes no space."""
    s.pool[seat] &= ~(1 << slot)
    s.club[board][space] = seat * SLOTS + slot + 1
    piece = s.track[board][space]
    note(s, KNOCKED, seat, board, owner_of(piece), value_of(s, piece))


def go_home(s: State, box: Box, seat: int) -> None:
    """The Elder enters an empty hut [grumpf-hut-1]: one each [grumpf-hut-5]; which and when counts for nothing."""
    home = bit_count(s.home)
    s.home |= 1 << seat
    s.hut[home] = seat + 1  # in order, for the log alone [grumpf-hut-7, grumpf-ruling-15]
    note(s, WENT_HOME, seat, NOBODY, box.huts - home - 1)


# --- The end of a hunt -------------------------------------------------------------------------------------------


def huts_are_full(s: State, box: Box) -> bool:
    """The moment the last hut is taken the hunt is over for everybody [grumpf-hut-6]."""
    return bit_count(s.home) == box.huts


def pools_are_empty(s: State, box: Box) -> bool:
    """Nobody outside the huts has a Grumpf left: nothing can change any more [grumpf-hut-8, grumpf-ruling-16]."""
    left = 0
    for seat in range(box.seats):
        if not is_home(s, seat):
            left |= s.pool[seat]
    return left == 0


def end_if_over(s: State, box: Box) -> bool:
    """After each landing: has it ended the hunt?"""
    if huts_are_full(s, box):
        end_hunt(s, s.hut[box.huts - 1] - 1, ALL_HOME)
        return True
    if pools_are_empty(s, box):
        end_hunt(s, NOBODY, POOLS_EMPTY)
        return True
    return False


def end_hunt(s: State, seat: int, why: int) -> None:
    """What has not landed does not count and goes back to its owner [grumpf-hut-6, grumpf-ruling-44]."""
    note(s, HUNT_ENDED, seat, why)
    for hand in range(HANDS):  # whatever is on its way fails [grumpf-rt-11]
        if s.does[hand] >= MOVING and s.does[hand] != MOVING + WAIT and s.start[hand] <= s.now:
            note(s, FAILED, hand // MOST_HANDS, HUNT_OVER, seat)
    drop_everything(s)
    s.waiting = 0
    s.phase = COUNTING_UP


def drop_everything(s: State) -> None:
    """No hand does anything any more, and the clocks of the hunt are put back."""
    for hand in range(HANDS):
        rest(s, hand)
    for clan in range(CLANS):
        s.moves[clan] = 0
        s.flips[clan] = 0
        s.flipped[clan] = 0
        s.fresh[clan] = 0
    s.next_sequence = 0
    s.now = 0
    s.hand = 0
    s.beat = 0
    s.still_beats = 0
    s.standing = 0
    s.hunt_decisions = 0


def rest(s: State, hand: int) -> None:
    s.does[hand] = IDLE
    s.at[hand] = 0
    s.start[hand] = 0
    s.sequence[hand] = 0


# --- Who was in the way --------------------------------------------------------------------------------------------


def culprit(s: State, box: Box, seat: int, action: int, reason: int) -> int:
    """The seat whose landing made an action fail: every refusal at a landing names it."""
    if reason == TRACK_FULL:
        board = board_in(action)
        return owner_of(s.track[board][s.filled[board] - 1])
    if reason == TARGET_COVERED:
        return owner_of(s.club[board_in(action)][space_in(action)])
    if reason == TARGET_SAFE:
        return owner_of(s.track[board_in(action)][space_in(action)])
    if reason == HUNT_OVER and huts_are_full(s, box):
        return s.hut[box.huts - 1] - 1
    return NOBODY
