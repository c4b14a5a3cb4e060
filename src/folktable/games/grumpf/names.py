"""Names of things: in notation, and in words."""

from folktable.engine.game import Opened
from folktable.engine.words import Words, words
from folktable.games.grumpf.hunt import board_in, slot_in, space_in
from folktable.games.grumpf.state import *
from folktable.games.grumpf.trade import given_in, taken_in, victim_in


def seat_names(opened: Opened) -> tuple[Words, ...]:
    return tuple(clan_name(opened, seat) for seat in range(opened.seats))


# --- Names -----------------------------------------------------------------------------------------------


def clan_name(opened: Opened, clan: int) -> Words:
    """A seat by its colour; the neutral clan has the first colour nobody plays [grumpf-ruling-42]."""
    name = words("grumpf-seat", colour=opened.edition.edition.colours[clan])
    return name if clan < opened.seats else words("grumpf-neutral", clan=name)


def clan_words(opened: Opened) -> list[str]:
    return [str(colour) for colour in opened.edition.edition.colours[: opened.box.clans]]


def initials(colours: list[str]) -> dict[str, str]:
    """The first letters of each colour, as few as tell it from the others: P, or Pi where purple plays too."""
    found = {}
    for word in colours:
        length = 1
        while any(other.startswith(word[:length]) for other in colours if other != word):
            length += 1
        found[word] = word[:length].capitalize()
    return found


def board_name(opened: Opened, board: int) -> str:
    return str(opened.edition.boards[board].id)


def animal_name(opened: Opened, kind: int) -> str:
    return str(opened.edition.animals[kind].id)


def some(opened: Opened, count: int, kind: int) -> Words:
    """2 fish, 1 bee, no birds."""
    return words("grumpf-some", count=count, kind=animal_name(opened, kind))


def one(opened: Opened, kind: int) -> Words:
    """A fish."""
    return words("grumpf-one", kind=animal_name(opened, kind))


def at(opened: Opened, board: int) -> Words:
    """Among the bees."""
    return words("grumpf-at", board=board_name(opened, board))


def face_name(face: int) -> str:
    return "club" if face == CLUB else str(face)


def action_name(s: State, opened: Opened, action: int) -> str:
    """An action in notation: flip-3, 3-mammoth, 3-mammoth-2 (a club on space 2), elder, wait, trade-blue-fish-bee."""
    if action < ELDER:
        slot = slot_in(action) + 1
        if action < PLACE:
            return f"flip-{slot}"
        board = board_name(opened, board_in(action))
        return f"{slot}-{board}" if action < KNOCK else f"{slot}-{board}-{space_in(action) + 1}"
    if action == WAIT:
        return "hold" if opened.box.mode == BEAT else "wait"
    if action == READY:
        return "shout" if s.phase == SHOUT else "ready"
    if action < TRADE:
        return {ELDER: "elder", DECLINE: "decline"}[action]
    victim, given, taken = deal_in(s, opened, action)
    if s.phase == ANSWERING:
        return f"give-{taken}"
    deal = f"trade-{clan_words(opened)[victim]}-{given}"
    return deal if opened.box.victim_picks else f"{deal}-{taken}"


def deal_in(s: State, opened: Opened, action: int) -> tuple[int, str, str]:
    """Whom a trade is with, the Animal given, the Animal taken."""
    given, taken = animal_name(opened, given_in(action)), animal_name(opened, taken_in(action))
    return victim_in(s, opened.box, action), given, taken
