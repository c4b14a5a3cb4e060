"""A game that cheats fails the tests of every game: each cheat is put in, and dies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from folktable.engine.backends import interpreted
from folktable.engine.backends.linking import Linker, game_functions
from folktable.engine.game import load
from folktable.engine.knowledge import redeal
from folktable.engine.match import legal_actions, window_in
from folktable.engine.narration import EVERYBODY, note
from folktable.games.violet.names import card_names
from folktable.games.violet.state import HAND, TAKE
from folktable.testing import test_every_game as every_game
from folktable.testing.games import opened_for, random_decision, random_matches
from folktable.testing.honesty import Dishonest, Step, dealt_as_worlds_say, knowledge_is_earned

Patch = pytest.MonkeyPatch
VIOLET = load("violet")


# --- The cheats -----------------------------------------------------------------------------------------------------


def imagine_nothing(patch: Patch) -> None:
    patch.setattr(VIOLET.rules, "determinize", lambda s, box, observer: None)


def show_a_hand(patch: Patch, phase: int | None = None) -> None:
    """Everybody sees Torech's hand; with a phase, only while that is decided."""
    honest = VIOLET.table.view

    def view(s: Any, opened: Any, observer: int, seen_by_all: Any) -> Any:
        seen = honest(s, opened, observer, seen_by_all)
        if phase not in (None, s.phase):
            return seen
        names = card_names(s.piles[HAND + 1])
        return msgspec.structs.replace(
            seen, hands={**seen.hands, "torech": msgspec.structs.replace(seen.hands["torech"], known=names)}
        )

    patch.setattr(VIOLET.table, "view", view)


def show_a_hand_in_one_phase(patch: Patch) -> None:
    show_a_hand(patch, TAKE)


def imagine_nothing_and_show_all(patch: Patch) -> None:
    imagine_nothing(patch)
    show_a_hand(patch)


def be_sure_of_everything(patch: Patch, from_turn: int = 0) -> None:
    for name in ("setup", "apply"):
        honest = getattr(VIOLET.rules, name)

        def sure(s: Any, *rest: Any, honest: Callable[..., None] = honest) -> None:
            honest(s, *rest)
            if s.turn >= from_turn:
                s.unsure = [0] * len(s.unsure)
                s.may = [[0] * len(row) for row in s.may]

        patch.setattr(VIOLET.rules, name, sure)


def be_sure_of_everything_later(patch: Patch) -> None:
    be_sure_of_everything(patch, from_turn=8)


def imagine_always_the_same(patch: Patch) -> None:
    honest = VIOLET.rules.determinize

    def determinize(s: Any, box: Any, observer: int) -> None:
        s.key = [1, 2, 3, 4]
        honest(s, box, observer)

    patch.setattr(VIOLET.rules, "determinize", determinize)


def imagine_high_cards_in_hands(patch: Patch) -> None:
    """Of two deals the one with the higher cards in hands: all are possible, but not as often as they should be."""
    honest = VIOLET.rules.determinize

    def determinize(s: Any, box: Any, observer: int) -> None:
        other = s.copy()
        redeal(other, observer)
        s.drawn = list(other.drawn)
        honest(s, box, observer)
        if sum(other.piles[HAND : HAND + 2]) > sum(s.piles[HAND : HAND + 2]):
            s.piles = list(other.piles)
            s.deck[: s.deck_size] = [card for card in range(36) if s.piles[0] >> card & 1]

    patch.setattr(VIOLET.rules, "determinize", determinize)


def tell_a_hand(patch: Patch) -> None:
    """Every line ends with the lowest card of Torech's hand."""
    honest = VIOLET.table.tell

    def tell(s: Any, opened: Any, heard: tuple[int, ...]) -> Any:
        line = honest(s, opened, heard)
        held = card_names(s.piles[HAND + 1])
        return msgspec.structs.replace(line, event=(*line.event, *held[:1]))

    patch.setattr(VIOLET.table, "tell", tell)


def tell_a_hand_in_numbers(patch: Patch) -> None:
    """The first number of everybody's row depends on whether Torech holds the first card."""
    honest = VIOLET.observe.observe

    def observe(s: Any, box: Any, seat: int, out: Any) -> None:
        honest(s, box, seat, out)
        out[0] ^= s.piles[HAND + 1] & 1

    patch.setattr(VIOLET.observe, "observe", observe)


def play_by_the_others_hand(patch: Patch) -> None:
    """Whether the simple player likes even or odd actions better depends on Torech's hand."""
    honest = VIOLET.play.worth_of

    def worth_of(s: Any, box: Any, action: int) -> int:
        return honest(s, box, action) + 1000 * ((action + s.piles[HAND + 1] % 7) & 1)

    patch.setattr(VIOLET.play, "worth_of", worth_of)
    monkeyed = Linker({**game_functions(VIOLET)}, lambda function, outermost: function)
    patch.setattr(interpreted, "linked", lambda game: monkeyed)


def whisper_aloud(patch: Patch) -> None:
    """What only some should learn is told to all."""

    def aloud(s: Any, knowers: int, kind: int, seat: int, x: int, y: int = -1) -> None:
        note(s, kind, seat, x, y)

    patch.setattr(VIOLET.rules, "whisper", aloud)


# --- What finds them --------------------------------------------------------------------------------------------------


def random_games() -> None:
    every_game.test_random_games("violet", 2, {})


def hidden() -> None:
    every_game.test_every_secret_is_hidden("violet")


def deals() -> None:
    every_game.test_cards_are_imagined_as_often_as_possible_deals_say("violet", 2, {})


def knowledge(wanted: Callable[[Any, Any], bool] = lambda before, match: before.turn >= 2) -> None:
    """As `test_knowledge_comes_from_what_was_seen`, at the decisions where it matters.

    Without the memory aid, views do not show what a seat could remember: so it is known, and not seen.
    """
    opened = opened_for("violet", 2, {"discard_memory_aid": False})
    left = 6
    for match, numbers in random_matches(opened, 12, "cheats"):
        while not match.over and left:
            before = match.state.copy()
            random_decision(match, numbers)
            if wanted(before, match):
                left -= 1
                for observer in range(3):
                    arguments = (*match.log[-1], match.state, match.told[-1][1], observer)
                    knowledge_is_earned(Step(opened, before, *arguments))


@pytest.mark.parametrize(
    ("cheat", "check", "complaint"),
    [
        (imagine_nothing, hidden, "never imagined anew: deck, hidden from other seats.*hands, hidden from"),
        (imagine_nothing_and_show_all, hidden, "never imagined anew"),
        (show_a_hand, random_games, r"observer violet: a leak\n  view.hands.torech.known[.\d]*: real .*, imagined "),
        (show_a_hand_in_one_phase, random_games, r"a leak\n  view.hands.torech.known[.\d]*: real .*, imagined "),
        (be_sure_of_everything, hidden, "never imagined anew"),
        (be_sure_of_everything_later, lambda: knowledge(eighth_turn_begins), "sure of what it has not seen\n  "),
        (imagine_always_the_same, knowledge, "sure of what it has not seen\n  "),
        (imagine_always_the_same, deals, r"is imagined in pile \d with a share of [01].000; of the possible deals"),
        (imagine_high_cards_in_hands, deals, "with a share of"),
        (tell_a_hand, random_games, r"a leak\n  lines.\d+.event"),
        (tell_a_hand_in_numbers, random_games, "seat 0: a row tells"),
        (play_by_the_others_hand, random_games, "greedy sees more than its seat"),
        (whisper_aloud, lambda: knowledge(was_whispered), "tells more than the state says it knows\n  "),
    ],
)
def test_a_cheat_dies(cheat: Callable[[Patch], None], check: Callable[[], None], complaint: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        cheat(patch)
        with pytest.raises(Dishonest) as found:
            check()
    assert re.search(complaint, str(found.value), re.DOTALL), found.value


def eighth_turn_begins(before: Any, match: Any) -> bool:
    """With cards in hands that the other seat has not seen."""
    unseen = any(before.unsure[seat] & before.piles[HAND + 1 - seat] for seat in range(2))
    return bool(unseen and before.turn < 8 <= match.state.turn)


def was_whispered(before: Any, match: Any) -> bool:
    """Was something told of which rules had more to say to some? (The cheat made these notes for everybody.)"""
    kinds = {VIOLET.state.GAVE_BACK, VIOLET.state.KEPT_ONE}
    return any(told[0] == EVERYBODY and told[1] in kinds for told in match.told[-1][1])


@pytest.fixture(autouse=True)
def forget_cheats() -> Iterator[None]:
    """What was linked while a game cheated must not be kept for other tests."""
    yield
    interpreted.linked.cache_clear()


def test_asking_only_who_can_answer_is_a_leak() -> None:
    """Timing: seats without a reaction are passed over, and all see it."""
    game = load("gnome")
    honest = game.rules.apply

    def apply(s: Any, box: Any, action: int) -> None:
        honest(s, box, action)
        while (window := window_in(opened, s)) is not None and legal_actions(opened, s) == [window.decline]:
            honest(s, box, window.decline)

    opened = opened_for("gnome", 3, {})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game.rules, "apply", apply)
        with pytest.raises(Dishonest, match=r"a leak\n  asked"):
            every_game.test_random_games("gnome", 3, {})


def test_an_honest_game_is_not_accused() -> None:
    """The checks of this file, without a cheat."""
    deals()
    knowledge()
    opened = opened_for("violet", 2, {})
    for match, _ in random_matches(opened, 1, "first"):
        dealt_as_worlds_say(opened, match.state, 0)
