"""What is asked, and what may be answered, in words."""

from folktable.engine.game import Opened
from folktable.engine.match import Option, Question
from folktable.engine.words import Value, Words, listed, words
from folktable.games.grumpf.hunt import board_in, owner_of, slot_in, space_in, value_of
from folktable.games.grumpf.names import *
from folktable.games.grumpf.rules import deciding_hand
from folktable.games.grumpf.series import seat_series
from folktable.games.grumpf.state import *
from folktable.games.grumpf.trade import given_in, taken_in, victim_in


def question(s: State, opened: Opened, observer: int) -> Question:
    """To who is asked (ask), to the others (await)."""
    phase = QUESTIONS[s.phase]
    if s.waiting >> observer & 1:
        text = hunt_question(s, opened, observer) if s.phase == HUNT else words(f"grumpf-ask-{phase.id}")
        return Question(text, phase.rules)
    names = [clan_name(opened, seat) for seat in range(opened.seats) if s.waiting >> seat & 1]
    return Question(words(f"grumpf-await-{phase.id}", who=listed("grumpf-and", names), count=len(names)), phase.rules)


def hunt_question(s: State, opened: Opened, seat: int) -> Words:
    all_placed = s.pool[seat] == 0
    if opened.box.mode != BEAT:
        return words("grumpf-ask-hunt-placed" if all_placed else "grumpf-ask-hunt")
    if all_placed:
        return words("grumpf-ask-beat-placed", beat=s.beat)
    if deciding_hand(s, opened.box, seat):
        return words("grumpf-ask-second-hand", beat=s.beat)
    return words("grumpf-ask-beat", beat=s.beat, flips=opened.box.flips_per_beat - s.flips[seat])


def option(s: State, opened: Opened, action: int) -> Option:
    name = action_name(s, opened, action)
    text, rule = option_text(s, opened, action)
    return Option(name, text, (rule,), option_things(s, opened, action))


def option_things(s: State, opened: Opened, action: int) -> tuple[str, ...]:
    """Pick up a Grumpf, then turn it, put it on a ground, or on who stands there; give an Animal, take another."""
    if action < ELDER:
        token = f"token:{slot_in(action) + 1}"
        if action < PLACE:
            return token, token
        board = board_name(opened, board_in(action))
        return token, f"ground:{board}" if action < KNOCK else f"stand:{board}:{space_in(action) + 1}"
    if action == ELDER:
        return ("elder",)
    if action < TRADE:
        return ()
    victim, given, taken = deal_in(s, opened, action)
    clans = clan_words(opened)
    if s.phase == ANSWERING:
        return (f"animal:{clans[s.actor]}:{taken}",)
    wanted = f"clan:{clans[victim]}" if opened.box.victim_picks else f"animal:{clans[victim]}:{taken}"
    return f"animal:{clans[s.actor]}:{given}", wanted


def option_text(s: State, opened: Opened, action: int) -> tuple[Words, str]:
    if action < ELDER:
        slot = slot_in(action)
        face = face_name(s.shows[s.actor][slot])
        if action < PLACE:
            alike = [other for other in slots_at_hand(s) if s.shows[s.actor][other] == s.shows[s.actor][slot]]
            told = words("grumpf-option-flip", face=face, nth=alike.index(slot) + 1, of=len(alike))
            return told, "grumpf-hunt-3"
        board = board_in(action)
        if action < KNOCK:
            told = words("grumpf-option-place", face=face, at=at(opened, board))
            return told, "grumpf-hunt-4"
        return club_text(s, opened, board, space_in(action)), "grumpf-club-1"
    if action == ELDER:
        last = opened.box.huts - len([seat for seat in s.hut if seat]) == 1
        if last:
            return words("grumpf-option-last-hut"), "grumpf-hut-6"
        return words("grumpf-option-elder"), "grumpf-hut-1"
    if action == WAIT:
        return WAITS[opened.box.mode]
    if action == READY:
        return words("grumpf-option-shout" if s.phase == SHOUT else "grumpf-option-ready"), "grumpf-round-6"
    if action == DECLINE:
        return words("grumpf-option-decline"), "grumpf-trade-2"
    return trade_text(s, opened, action)


def slots_at_hand(s: State) -> list[int]:
    """The tokens that lie before who decides, from left to right."""
    return [slot for slot in range(SLOTS) if s.pool[s.actor] >> slot & 1]


WAITS = {
    LIVE: (words("grumpf-option-stand-still"), "grumpf-hut-8"),
    BEAT: (words("grumpf-option-hold"), "grumpf-beat-1"),
    CLOCK: (words("grumpf-option-wait"), "grumpf-sim-6"),
}


def club_text(s: State, opened: Opened, board: int, space: int) -> Words:
    piece = s.track[board][space]
    whose = owner_of(piece)
    told: dict[str, Value] = {"value": value_of(s, piece), "at": at(opened, board), "space": space + 1}
    if whose == s.actor:
        return Words("grumpf-option-club-own", told)
    return Words("grumpf-option-club", {"who": clan_name(opened, whose), **told})


def trade_text(s: State, opened: Opened, action: int) -> tuple[Words, str]:
    victim, given, taken = victim_in(s, opened.box, action), given_in(action), taken_in(action)
    told: dict[str, Value] = {"who": clan_name(opened, victim), "given": one(opened, given)}
    if s.phase == ANSWERING:
        return words("grumpf-option-answer", given=one(opened, given), taken=one(opened, taken)), "grumpf-ruling-29"
    if opened.box.victim_picks:
        return Words("grumpf-option-offer", told), "grumpf-ruling-29"
    told |= {"taken": one(opened, taken), **trade_effect(s, opened, victim, given, taken)}
    return Words("grumpf-option-trade", told), "grumpf-trade-2"


def trade_effect(s: State, opened: Opened, victim: int, given: int, taken: int) -> dict[str, int]:
    """What a trade would do to both scores; only who trades, and so may look at all Animals, is told."""
    after = s.copy()
    for seat, lost, won in ((s.trader, given, taken), (victim, taken, given)):
        after.owned[seat][lost] -= 1
        after.owned[seat][won] += 1
    return {
        "mine": seat_series(s, opened.box, s.trader)[0],
        "after": seat_series(after, opened.box, s.trader)[0],
        "theirs": seat_series(s, opened.box, victim)[0],
        "left": seat_series(after, opened.box, victim)[0],
    }
