"""Knowledge: what observers may conclude, and what they imagine, over random sequences of moves."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from folktable.engine.chance import seed_words
from folktable.engine.knowledge import CardState, merge_piles, move, move_secretly, redeal, reorder, see_pile

CARDS, PILES, OBSERVERS = 12, 4, 3


class Cards(CardState, piles=PILES, observers=OBSERVERS):
    pass


def fresh():
    s = Cards()
    s.key = seed_words("knowledge")
    s.piles[0] = (1 << CARDS) - 1
    return s


pile = st.integers(0, PILES - 1)
observers = st.integers(0, (1 << OBSERVERS) - 1)
moves = st.one_of(
    st.tuples(st.just("open"), st.integers(0, CARDS - 1), pile),
    st.tuples(st.just("secret"), st.integers(0, CARDS - 1), pile, observers),
    st.tuples(st.just("look"), st.integers(0, OBSERVERS - 1), pile),
    st.tuples(st.just("merge"), pile, pile),
)


def carry_out(s, step):
    kind, *values = step
    if kind in ("open", "secret"):
        left = next(pile for pile in range(PILES) if s.piles[pile] >> values[0] & 1)
        if left != values[1]:
            if kind == "open":
                move(s, values[0], left, values[1])
            else:
                move_secretly(s, values[0], left, values[1], values[2])
    elif kind == "look":
        see_pile(s, *values)
    elif values[0] != values[1]:
        merge_piles(s, *values)


def check_sound(s):
    for card in range(CARDS):
        assert sum(s.piles[pile] >> card & 1 for pile in range(PILES)) == 1
    for observer in range(OBSERVERS):
        for pile in range(PILES):
            assert s.piles[pile] & s.unsure[observer] & ~s.may[observer][pile] == 0, "the truth is thought possible"
            assert s.may[observer][pile] & ~s.unsure[observer] == 0


@settings(max_examples=300, deadline=None)
@given(st.lists(moves, max_size=40), st.integers(0, OBSERVERS - 1))
def test_knowledge_is_sound_and_imagining_depends_on_it_alone(steps, observer):
    s = fresh()
    for step in steps:
        carry_out(s, step)
        check_sound(s)
    first = s.copy()
    redeal(first, observer)
    check_sound(first)
    assert [p.bit_count() for p in first.piles] == [p.bit_count() for p in s.piles]
    for pile in range(PILES):
        known = s.piles[pile] & ~s.unsure[observer]
        assert first.piles[pile] & known == known, "what is known stays"
    again, from_imagined = s.copy(), first.copy()
    for imagined in (again, from_imagined):
        imagined.key, imagined.drawn = seed_words("again"), [0] * len(s.drawn)
        redeal(imagined, observer)
    assert again == from_imagined


def test_a_secret_move_makes_the_others_unsure_of_the_whole_pile():
    s = fresh()
    for card in range(3):
        move(s, card, 0, 1)
    move_secretly(s, 1, 1, 2, knowers=0b001)
    assert s.unsure == [0, 0b111, 0b111]
    assert s.may[1][2] == 0b111


def test_who_sees_the_only_card_go_knows_it():
    s = fresh()
    move(s, 5, 0, 1)
    move_secretly(s, 5, 1, 2, knowers=0)
    assert s.unsure == [0, 0, 0]


def test_looking_at_a_pile_tells_where_the_missing_card_is():
    s = fresh()
    for card in range(2):
        move(s, card, 0, 1)
    move_secretly(s, 0, 1, 2, knowers=0)
    assert s.unsure[0] == 0b11
    see_pile(s, 0, 2)
    assert s.unsure[0] == 0, "one is seen in the second pile, so the other stayed in the first"


def test_known_places_of_a_deck_stay():
    s = fresh()
    order = list(range(CARDS))
    s.placed[0] = 1 << 11 | 1 << 10
    reorder(s, 0, 0, order, CARDS)
    assert order[10:] == [10, 11]
    assert sorted(order) == list(range(CARDS))
    assert order[:10] != list(range(10))
