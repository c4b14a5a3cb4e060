"""What must hold for every game, whatever it is: a new folder under games/ is tested by this at once."""

from __future__ import annotations

import numpy as np
import pytest

from folktable.engine import playout, savefile
from folktable.engine.backends import interpreted, native
from folktable.engine.chance import seed_words
from folktable.engine.choices import mask_words
from folktable.engine.game import load, open_box, slugs
from folktable.engine.match import Match, imagine, legal_actions, sight_bytes
from folktable.engine.notation import read_position, write_position
from folktable.engine.record import RUNNING
from folktable.engine.words import sentence
from folktable.lab.perft import perft_table
from tests.every_game import broad, cases, opened_for, option_sets

KEY = seed_words("every game")


def random_matches(opened, games, seed):
    """Random games, decision by decision."""
    for n in range(games):
        match = Match(opened, f"{seed}/{n}")
        numbers = np.random.default_rng(n)
        yield match, numbers


def random_decision(match, numbers):
    seat = int(numbers.choice(match.waiting()))
    match.state.actor = seat
    match.play(seat, int(numbers.choice(legal_actions(match.opened, match.state))))


@pytest.mark.parametrize(("slug", "seats", "options"), option_sets())
def test_interpreter_and_native_give_identical_logs(slug, seats, options):
    opened = opened_for(slug, seats, options)
    most = 2 * opened.game.state.MOST_DECISIONS
    for n in range(broad(40, 10_000)):
        policies = [playout.RANDOM] * seats
        if n % 4 == 3:
            policies = [(n >> seat) & 1 for seat in range(seats)]
        slow, fast = [0] * most, np.zeros(most, "i2")
        a = interpreted.play_games(opened, KEY, n, 1, policies, slow)
        b = native.play_games(opened, KEY, n, 1, policies, fast)
        assert slow == fast.tolist()
        assert a.scores.tolist() == b.scores.tolist()
        assert a.overs.tolist() == b.overs.tolist()


@pytest.mark.parametrize(("slug", "seats", "options"), option_sets())
def test_invariants_hold_after_every_decision(slug, seats, options):
    opened = opened_for(slug, seats, options)
    for match, numbers in random_matches(opened, broad(12, 300), "invariants"):
        cases(slug).check(match.state, opened)
        while not match.over:
            assert legal_actions(opened, match.state), "a running game always offers something"
            random_decision(match, numbers)
            match.state.packed()  # every number fits its field
            cases(slug).check(match.state, opened)
        assert len(match.log) <= opened.game.state.MOST_DECISIONS


@pytest.mark.parametrize(("slug", "seats", "options"), option_sets())
def test_no_observer_sees_what_it_cannot_know(slug, seats, options):
    """The leak test: bytes sent from a state and from one the observer cannot tell from it are the same."""
    opened = opened_for(slug, seats, options)
    for match, numbers in random_matches(opened, broad(6, 1000 // len(cases(slug).OPTION_SETS) + 1), "leaks"):
        while not match.over:
            for observer in range(seats + 1):
                seen = sight_bytes(opened, match.state, observer)
                imagined = imagine(opened, match.state, observer, f"{len(match.log)}")
                assert sight_bytes(opened, imagined, observer) == seen
            random_decision(match, numbers)


@pytest.mark.parametrize(("slug", "seats", "options"), option_sets())
def test_imagining_does_not_depend_on_the_truth(slug, seats, options):
    """From a state and from an imagined one, the same seed imagines the same: nothing hidden shines through."""
    opened = opened_for(slug, seats, options)
    for match, numbers in random_matches(opened, broad(3, 100), "imagining"):
        while not match.over:
            for observer in range(seats + 1):
                imagined = imagine(opened, match.state, observer, "one")
                cases(slug).check(imagined, opened)
                again = imagine(opened, match.state, observer, "two")
                assert imagine(opened, imagined, observer, "two") == again
            random_decision(match, numbers)


@pytest.mark.parametrize("slug", slugs())
def test_greedy_sees_only_what_its_seat_sees(slug):
    game = load(slug)
    for seats, options in cases(slug).OPTION_SETS[:3]:
        opened = opened_for(slug, seats, options)
        for match, numbers in random_matches(opened, broad(3, 50), "greedy"):
            while not match.over:
                random_decision(match, numbers)
                if match.state.over == RUNNING:
                    seat = match.state.actor
                    choices = {choice(game, opened, match.state)}
                    for n in range(3):
                        choices.add(choice(game, opened, imagine(opened, match.state, seat, str(n))))
                    assert len(choices) == 1


def choice(game, opened, state):
    mask = [0] * mask_words(game.actions)
    game.rules.legal(state, opened.box, mask)
    return game.play.greedy(state, opened.box, mask)


@pytest.mark.parametrize(("slug", "seats", "options"), option_sets())
def test_a_position_in_notation_reads_back_to_the_same_state(slug, seats, options):
    opened = opened_for(slug, seats, options)
    for match, numbers in random_matches(opened, broad(1, 30), "notation"):
        while not match.over:
            assert read_position(opened, write_position(opened, match.state)) == match.state
            names = match.options(match.state.actor)
            assert len(names) == len(legal_actions(opened, match.state)), "action names are unique"
            random_decision(match, numbers)


@pytest.mark.parametrize(("slug", "seats", "options"), option_sets())
def test_everything_can_be_told_and_a_saved_game_replays(slug, seats, options):
    opened = opened_for(slug, seats, options)
    for match, numbers in random_matches(opened, broad(2, 50), "story"):
        while not match.over:
            random_decision(match, numbers)
        for observer in range(seats + 1):
            opened.game.table.screen(match.sight(observer).view)
            for line in match.lines(observer):
                text = sentence(line.text)
                assert text
                assert "  " not in text
                assert text[0].isupper() or not text[0].isalpha()
        replayed = savefile.verify(savefile.read(savefile.save(match, ["a"] * seats)))
        assert replayed.state == match.state


@pytest.mark.parametrize("slug", slugs())
def test_rules_quoted_at_the_table_exist(slug):
    from folktable.engine.rulebook import rules

    opened = opened_for(slug, *cases(slug).OPTION_SETS[0])
    for match, numbers in random_matches(opened, 10, "rules"):
        while not match.over:
            sight = match.sight(match.state.actor)
            for rule in (*sight.question.rules, *(rule for option in sight.options for rule in option.rules)):
                assert rule in rules(slug)
            random_decision(match, numbers)
        for line in match.all_lines():
            assert all(rule in rules(slug) for rule in line.rules)


@pytest.mark.parametrize("slug", slugs())
def test_perft_is_the_same_on_both_back_ends(slug):
    """PERFT in cases.py: (seats, options, seed, [counts]) — change it only when a rule was meant to change."""
    for seats, options, seed, counts in cases(slug).PERFT:
        opened = opened_for(slug, seats, options)
        assert perft_table(opened, seed, len(counts), "native") == counts
        assert perft_table(opened, seed, min(len(counts), 4), "python") == counts[:4]


@pytest.mark.parametrize("slug", slugs())
def test_the_state_is_small(slug):
    assert load(slug).state.State.dtype.itemsize < 1024


@pytest.mark.parametrize("slug", slugs())
def test_too_many_seats_are_refused(slug):
    game = load(slug)
    with pytest.raises(Exception, match="seats"):
        open_box(game, seats=game.seats[1] + 1)
