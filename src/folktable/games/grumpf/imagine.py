"""What a seat can imagine: the undersides nobody has seen, and what the others have in mind."""

from folktable.engine.chance import IMAGINED, rand
from folktable.games.grumpf.box import Box
from folktable.games.grumpf.event_clock import schedule, sees_movement
from folktable.games.grumpf.hunt import is_home, rest, start_refusal
from folktable.games.grumpf.state import *

# --- Undersides -----------------------------------------------------------------------------------------------


def knows_underside(s: State, observer: int, clan: int, slot: int) -> bool:
    """Once turned up in this hunt both faces are known [grumpf-ruling-26]; a flip of this beat to its owner alone."""
    known = s.turned[clan]
    if observer == clan:
        known |= s.fresh[clan]
    return known >> slot & 1 == 1


def imagine_undersides(s: State, box: Box, clan: int, observer: int) -> None:
    """Give every unseen underside a face that the clan's tokens allow, whatever it really is.

    The tokens are dealt out to the slots one by one; a dead end begins anew. Every possible lay comes up, though
    not all exactly as often.
    """
    if s.shows[clan][0] == 0:  # not dropped yet: the tokens are still in the hand
        return
    known = 0
    for slot in range(box.tokens):
        if knows_underside(s, observer, clan, slot):
            known |= 1 << token_with(box, known, s.shows[clan][slot], s.under[clan][slot])
    while not deal_undersides(s, box, clan, observer, known):
        pass


def deal_undersides(s: State, box: Box, clan: int, observer: int, used: int) -> bool:
    """One attempt, on one draw of chance: eight choices among four at most need little of it."""
    luck = rand(s, IMAGINED, 1 << 30)
    for slot in range(box.tokens):
        if not knows_underside(s, observer, clan, slot):
            face = s.shows[clan][slot]
            count = sum(1 for token in range(box.tokens) if not used >> token & 1 and has_face(box, token, face))
            if count == 0:
                return False
            token = nth_token_with(box, used, face, luck % count)
            luck //= count
            used |= 1 << token
            s.under[clan][slot] = other_face(box, token, face)
    return True


def token_with(box: Box, used: int, face: int, under: int) -> int:
    """The first token not used yet that has these two faces."""
    for token in range(box.tokens):
        if not used >> token & 1 and has_face(box, token, face) and other_face(box, token, face) == under:
            return token
    return NOBODY


def nth_token_with(box: Box, used: int, face: int, n: int) -> int:
    """The n-th token not used yet that has this face."""
    for token in range(box.tokens):
        if not used >> token & 1 and has_face(box, token, face):
            if n == 0:
                return token
            n -= 1
    return NOBODY


def has_face(box: Box, token: int, face: int) -> bool:
    return box.faces[token][0] == face or box.faces[token][1] == face


def other_face(box: Box, token: int, face: int) -> int:
    return box.faces[token][1] if box.faces[token][0] == face else box.faces[token][0]


# --- What the others have in mind --------------------------------------------------------------------------------


def imagine_movements(s: State, box: Box, observer: int) -> None:
    """On the clock: a hand whose movement has not been seen to start may as well be about to choose [grumpf-sim-3].

    Whether it waits, thinks or has chosen, the observer cannot tell, so all of these become the same.
    """
    if s.phase != HUNT:
        return
    s.next_sequence = 0
    for hand in range(box.seats * MOST_HANDS):
        seat = hand // MOST_HANDS
        own = seat == observer
        asked = seat == s.actor and hand % MOST_HANDS == s.hand
        s.sequence[hand] = 0
        if own or asked or sees_movement(s, box, observer, hand):
            if s.does[hand] != IDLE:
                schedule(s, hand, s.does[hand], s.at[hand])
        elif hand % MOST_HANDS < box.hands[seat] and not is_home(s, seat):
            rest(s, hand)
            schedule(s, hand, ASKED, s.now)
        else:
            rest(s, hand)
    for seat in range(box.seats):
        s.moves[seat] = 0


def imagine_commitments(s: State, box: Box, observer: int) -> None:
    """In a beat: the others' flips have not been shown, and what they have committed may be anything."""
    if s.phase != HUNT:
        return
    for seat in range(box.seats):
        if seat != observer and not is_home(s, seat):
            take_back_flips(s, seat)
            for hand in range(MOST_HANDS):
                rest(s, seat * MOST_HANDS + hand)
            if not s.waiting >> seat & 1:
                for hand in range(box.hands[seat]):
                    s.does[seat * MOST_HANDS + hand] = MOVING + random_main_action(s, box, seat, hand)


def take_back_flips(s: State, seat: int) -> None:
    """As the others have seen the pool; whether undersides are known is settled later."""
    for slot in range(SLOTS):
        if s.flipped[seat] >> slot & 1:
            s.shows[seat][slot], s.under[seat][slot] = s.under[seat][slot], s.shows[seat][slot]
    s.flipped[seat] = 0
    s.fresh[seat] = 0
    s.flips[seat] = 0


def random_main_action(s: State, box: Box, seat: int, hand: int) -> int:
    """Any main action that the public faces allow; to hold is always one."""
    action = PLACE + rand(s, IMAGINED, WAIT + 1 - PLACE)
    while start_refusal(s, box, seat, hand, action) != FINE:
        action = PLACE + rand(s, IMAGINED, WAIT + 1 - PLACE)
    return action
