"""Option sets of Grumpf for the tests of every game, and its invariants."""

from __future__ import annotations

from folktable.engine.record import RUNNING
from folktable.games.grumpf.state import *

OPTION_SETS = [
    (2, {}),
    (3, {"mode": "live", "sides": "two", "trade_pick": "victim", "hidden_animals": True}),
    (3, {"mode": "beat", "newcomers": [1], "hands": [2, 1, 1], "remember_undersides": True}),
    (4, {"sides": "random", "hands": [1, 2, 1, 2], "profiles": ["even", "even", "expert", "novice"]}),
    (
        2,
        {
            "mode": "beat",
            "neutral_clubs": "reflip",
            "sides": "two",
            "flips_per_beat": 1,
            "tiebreak_counts_extras": True,
        },
    ),
    (5, {"sides": "two", "auto_elder": True, "elder_min_placed": 2, "club_own": False, "show_motion": False}),
    (6, {"newcomers": [0, 5], "tempo_percent": 150, "clubs_count_as_tokens": True, "live_totals": False}),
    (6, {"mode": "live", "tiebreak_counts_clubbed": True, "between_inclusive": False}),
]

PERFT = [
    (2, {}, "perft", [58, 3422, 183534]),
    (6, {"sides": "two"}, "perft", [51, 2295, 103275]),
    (3, {"mode": "live"}, "perft", [1, 1, 1, 1, 52, 2434, 102511]),
    (2, {"mode": "beat", "flips_per_beat": 1}, "perft", [1, 1, 1, 58, 3351, 177147]),
]

# The scenario whose last decision wins at once, whatever is hidden, where others do not.
WIN_IN_ONE = ("end.yaml", "The strongest at the Sorcerer's picks seat, gift and prize")


def check(s, opened):
    box = opened.box
    animals_stay_the_same(s, box)
    tokens_stay_the_same(s, box)
    tracks_are_in_order(s, box)
    assert sum(s.tiles) + s.tiles_left == (box.tiles if s.ground[SORCERER] == SORCERER else 0)
    assert list(s.jokers) == list(box.jokers)
    assert [seat for seat in s.hut if seat] == sorted([seat for seat in s.hut if seat], key=list(s.hut).index)
    assert sum(1 << seat - 1 for seat in s.hut if seat) == s.home
    assert s.home.bit_count() < box.huts, "with the last hut the hunt is over"
    assert sorted(s.tie[: box.seats]) == list(range(box.seats))
    hands_are_sound(s, box)
    if s.over == RUNNING:
        assert s.waiting >> s.actor & 1
        assert s.waiting < 1 << box.seats
        if s.phase == HUNT:
            assert not s.home & s.waiting, "who is home does nothing"
            assert any(s.pool[seat] for seat in range(box.seats) if not s.home >> seat & 1)


def animals_stay_the_same(s, box):
    for kind in range(ANIMALS):
        owned = sum(s.owned[clan][kind] for clan in range(box.clans))
        assert s.bag[kind] + s.herd[kind] + owned == box.animals[kind]
        assert min(s.bag[kind], s.herd[kind]) >= 0
    assert sum(s.bag) == sum(box.animals) - s.round * box.draw


def tokens_stay_the_same(s, box):
    """Every token is in its pool, on a track, on top of a Grumpf or, of the neutral clan, put aside."""
    placed = [piece for rows in (s.track, s.club) for row in rows for piece in row if piece]
    for clan in range(box.clans):
        mine = [(piece - 1) % SLOTS for piece in placed if (piece - 1) // SLOTS == clan]
        in_pool = [slot for slot in range(SLOTS) if s.pool[clan] >> slot & 1]
        aside = [slot for slot in range(SLOTS) if clan == box.seats and s.aside >> slot & 1]
        if s.phase == HUNT or (clan < box.seats and s.phase in (GET_READY, SHOUT)):
            assert sorted(mine + in_pool + aside) == list(range(box.tokens))
        dropped = s.shows[clan][0] != 0
        if dropped:
            pairs = [sorted((s.shows[clan][slot], s.under[clan][slot])) for slot in range(box.tokens)]
            assert sorted(pairs) == sorted(sorted(box.faces[token]) for token in range(box.tokens))
        assert not any(s.shows[clan][slot] or s.under[clan][slot] for slot in range(box.tokens, SLOTS))


def tracks_are_in_order(s, box):
    for board in range(BOARDS):
        assert s.filled[board] <= box.spaces[s.ground[board]]
        for space in range(SPACES):
            piece, club = s.track[board][space], s.club[board][space]
            assert bool(piece) == (space < s.filled[board]), "no space is skipped"
            if piece:
                assert s.shows[(piece - 1) // SLOTS][(piece - 1) % SLOTS] > 0, "numbers stand on tracks"
            if club:
                assert piece
                assert s.shows[(club - 1) // SLOTS][(club - 1) % SLOTS] == CLUB, "clubs lie on Grumpfs"


def hands_are_sound(s, box):
    for hand in range(HANDS):
        seat, what = hand // MOST_HANDS, s.does[hand]
        if what == IDLE:
            assert s.at[hand] == s.start[hand] == s.sequence[hand] == 0
            continue
        assert hand % MOST_HANDS < box.hands[seat]
        if box.mode == CLOCK:
            assert s.at[hand] >= s.now
            assert what < MOVING or s.start[hand] < s.at[hand]
    for seat in range(box.seats):
        held = [slot_held(s.does[seat * MOST_HANDS + n]) for n in range(MOST_HANDS)]
        held = [slot for slot in held if slot is not None]
        assert len(set(held)) == len(held), "two hands never hold one token"
        assert all(s.pool[seat] >> slot & 1 for slot in held), "what is on its way belongs to the pool"


def slot_held(what):
    action = what - MOVING
    if action < 0 or action >= ELDER:
        return None
    return action if action < PLACE else (action - PLACE) // BOARDS if action < KNOCK else (action - KNOCK) // 42
