"""Back ends, invariants, honesty, notation, stories: what must hold for every game."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import numpy as np
import pytest

from folktable.engine import contract, playout, savefile
from folktable.engine.backends import interpreted, native
from folktable.engine.chance import seed_words, split
from folktable.engine.choices import mask_words
from folktable.engine.drawing import WIDTH, plain
from folktable.engine.game import load, open_box
from folktable.engine.knowledge import CardState
from folktable.engine.match import Match, imagine, legal_actions
from folktable.engine.notation import read_position, write_position
from folktable.engine.rulebook import rules
from folktable.engine.secrets import Facts
from folktable.engine.words import sentence
from folktable.lab.perft import perft_table
from folktable.testing import honesty
from folktable.testing.games import (
    LONG,
    broad,
    cases,
    check_state,
    opened_for,
    random_decision,
    random_matches,
    some_seats,
)

KEY = seed_words("every game")


def test_interpreter_and_native_give_identical_logs(slug: str, seats: int, options: dict[str, Any]) -> None:
    opened = opened_for(slug, seats, options)
    most = 2 * opened.game.state.MOST_DECISIONS
    for n in range(broad(16, 10_000)):
        policies = [playout.RANDOM] * seats
        if n % 4 == 3:
            policies = [(n >> seat) & 1 for seat in range(seats)]
        slow, fast = [0] * most, np.zeros(most, "i2")
        a = interpreted.play_games(opened, KEY, n, 1, policies, slow)
        b = native.play_games(opened, KEY, n, 1, policies, fast)
        assert slow == fast.tolist()
        assert a.scores.tolist() == b.scores.tolist()
        assert a.overs.tolist() == b.overs.tolist()


class FromTheFront(list[Any]):
    """A list without a last entry by the name of -1."""

    def __getitem__(self, index: Any) -> Any:
        assert isinstance(index, slice) or index >= 0, f"{index} counts from the end"
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert isinstance(index, slice) or index >= 0, f"{index} counts from the end"
        super().__setitem__(index, value)


def from_the_front(value: Any) -> Any:
    return FromTheFront(map(from_the_front, value)) if isinstance(value, list) else value


def test_no_index_counts_from_the_end(slug: str, seats: int, options: dict[str, Any]) -> None:
    """On a GPU an array has no end to count from (engine/backends/blocks.py)."""
    opened = opened_for(slug, seats, options)
    box = opened.box.copy()
    linker = interpreted.linked(opened.game, unwatched=True)
    setup, play, score = (linker.link(function) for function in (contract.setup, playout.play_game, contract.score))
    for n in range(broad(4, 1000)):
        s = opened.game.new_state()
        for record in (s, box):
            for name in record.fields:
                setattr(record, name, from_the_front(getattr(record, name)))
        split(KEY, n, s.key)
        setup(s, box)
        policies = FromTheFront((n >> seat) & 1 for seat in range(seats))
        play(s, box, from_the_front([0] * mask_words(opened.game.actions)), policies, [])
        score(s, box, from_the_front([0] * seats))


# --- Random games, walked once for everything that is held against each position of them --------------------------


def test_random_games(slug: str, seats: int, options: dict[str, Any]) -> None:
    opened = opened_for(slug, seats, options)
    asked: Counter[int] = Counter()
    for n, (match, numbers) in enumerate(random_matches(opened, broad(5, 300), "random games")):
        check_position(match)
        while not match.over:
            # The first times that something is asked, then here and there: rare questions have most to give away, and
            # what only some deals give away shows in many games.
            asked[match.state.phase] += 1
            times = asked[match.state.phase]
            if n < broad(5, 200) and (LONG or times <= 40 or times % 20 == 0):
                check_honesty(match, imagine_twice=n < broad(1, 100))
            if n < broad(2, 20) and (LONG or times <= 10 or times % 20 == 0):
                check_notation(match)
                check_screen(match)
            if n < broad(2, 20):
                check_rules_quoted(match)
            random_decision(match, numbers)
            check_position(match)
        assert len(match.log) <= opened.game.state.MOST_DECISIONS
        if n < broad(2, 50):
            check_screen(match)
            check_story(match)


def check_position(match: Match) -> None:
    """The game's own invariants; numbers that fit their fields; something to do while the game runs."""
    match.state.packed()
    check_state(match.opened, match.state)
    assert match.over or legal_actions(match.opened, match.state), "a running game always offers something"


def check_honesty(match: Match, imagine_twice: bool) -> None:
    """Nothing leaks; imagining keeps what is open and the invariants, and does not depend on what is hidden.

    What the observer is told in numbers is the same in both, and so is what a simple player would do there.
    """
    opened, state = match.opened, match.state
    facts = Facts(opened, state)
    for observer in (*some_seats(state, opened.seats, len(match.log)), opened.seats):
        imagined = imagine(opened, state, observer, f"{len(match.log)}")
        honesty.open_facts_stay(facts, imagined, observer)
        honesty.nothing_leaks(opened, state, imagined, observer, match.told[-1][1])
        if observer < opened.seats:
            honesty.row_is_honest(opened, state, imagined, observer)
        if observer == state.actor:
            if interpreted.greedy_choice(opened, state) != interpreted.greedy_choice(opened, imagined):
                raise honesty.Dishonest("greedy sees more than its seat")
        if imagine_twice:
            check_state(opened, imagined)
            again, from_imagined = (imagine(opened, s, observer, "again") for s in (state, imagined))
            assert again == from_imagined, f"imagining depends on the truth in {again.differences(from_imagined)}"


def check_notation(match: Match) -> None:
    opened, state = match.opened, match.state
    back = read_position(opened, write_position(opened, state))
    assert back == state, f"a position reads back otherwise in {back.differences(state)}"
    assert len(match.options(state.actor)) == len(legal_actions(opened, state)), "action names are unique"


def check_rules_quoted(match: Match) -> None:
    """Rules named beside questions, options and lines stand in the reference."""
    sight = match.sight(match.state.actor)
    quoted = {*(sight.question.rules if sight.question else ()), *(r for option in sight.options for r in option.rules)}
    state, notes = match.told[-1]
    for told in notes:
        quoted.update(match.opened.game.table.tell(state, match.opened, told[1:]).rules)
    assert quoted <= rules(match.opened.game.slug).keys()


def check_screen(match: Match) -> None:
    """A terminal of 80 columns has room for it, and it speaks a player's words: no ids of rules, cards or settings."""
    for observer in honesty.observers(match.opened):
        shown = plain(match.opened.game.screen.screen(match.sight(observer).view))
        assert max(map(len, shown.splitlines())) <= WIDTH, shown
        assert not re.search(rf"\b[a-z]+_[a-z]+\b|\b{match.opened.game.slug}-[a-z]+-\d+", shown), shown


def check_story(match: Match) -> None:
    """Everything can be told to everybody, and a saved game replays."""
    opened = match.opened
    for observer in honesty.observers(opened):
        for line in match.lines(observer):
            text = sentence(line.text)
            assert text
            assert "  " not in text
            assert text[0].isupper() or not text[0].isalpha()
    replayed = savefile.verify(savefile.read(savefile.save(match, ["a"] * opened.seats)))
    assert replayed.state == match.state


# --- Honesty: see honesty.py ---------------------------------------------------------------------------------------


def test_knowledge_comes_from_what_was_seen(slug: str, seats: int, options: dict[str, Any]) -> None:
    """At decisions here and there, for one observer: nobody is sure without cause, and nothing tells too much."""
    opened = opened_for(slug, seats, options)
    left = broad(6, 200)
    for match, numbers in random_matches(opened, left, "knowledge"):
        while not match.over and left:
            before = match.state.copy()
            random_decision(match, numbers)
            if numbers.random() < 0.06:
                left -= 1
                seat, action = match.log[-1]
                observer = int(numbers.integers(seats + 1))
                honesty.knowledge_is_earned(
                    honesty.Step(opened, before, seat, action, match.state, match.told[-1][1], observer)
                )
        if not left:
            return


def test_every_secret_is_hidden(slug: str) -> None:
    """Over all option sets, whatever is declared secret is imagined anew for those it is hidden from."""
    hidden = honesty.Hidden(slug)
    for seats, options in cases(slug).OPTION_SETS:
        opened = opened_for(slug, seats, options)
        for match, numbers in random_matches(opened, broad(2, 30), "hidden"):
            while not match.over:
                if not match.log or numbers.random() < 0.2:
                    for observer in honesty.observers(opened):
                        imagined = imagine(opened, match.state, observer, f"{len(match.log)}")
                        hidden.note(opened, match.state, imagined, observer)
                random_decision(match, numbers)
    hidden.check()


def test_cards_are_imagined_as_often_as_possible_deals_say(slug: str, seats: int, options: dict[str, Any]) -> None:
    opened = opened_for(slug, seats, options)
    if not issubclass(opened.game.state.State, CardState):
        pytest.skip("its knowledge is not kept by engine/knowledge.py")
    done, wanted = 0, broad(4, 100)
    for match, numbers in random_matches(opened, wanted, "deals"):
        while not match.over and done < wanted:
            if numbers.random() < 0.06:
                done += honesty.dealt_as_worlds_say(opened, match.state, int(numbers.integers(seats + 1)))
            random_decision(match, numbers)
    assert done == wanted


# --- The rest --------------------------------------------------------------------------------------------------------


def test_perft_is_the_same_on_both_back_ends(slug: str) -> None:
    """PERFT in cases.py: (seats, options, seed, [counts]) — change it only when a rule was meant to change."""
    for seats, options, seed, counts in cases(slug).PERFT:
        opened = opened_for(slug, seats, options)
        assert perft_table(opened, seed, len(counts), "native") == counts
        assert perft_table(opened, seed, min(len(counts), 4), "python") == counts[:4]


def test_the_state_is_small(slug: str) -> None:
    assert load(slug).state.State.dtype.itemsize < 1024


def test_too_many_seats_are_refused(slug: str) -> None:
    game = load(slug)
    with pytest.raises(Exception, match="seats"):
        open_box(game, seats=game.seats[1] + 1)
