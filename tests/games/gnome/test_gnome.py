"""Oh Gnome You Don't! beyond its scenarios: change-making, conservation, editions, what interrupt windows give away."""

# ruff: noqa: E501 (a broken edition and its message are one row of a table)

from __future__ import annotations

import copy
from itertools import product

import numpy as np
import pytest

from folktable.engine.backends import interpreted, native
from folktable.engine.chance import SHUFFLES, seed_words, split
from folktable.engine.choices import clear, mask_words, nth_allowed
from folktable.engine.errors import EditionError
from folktable.engine.game import load, open_box
from folktable.engine.match import Match, imagine, legal_actions, sight_bytes
from folktable.engine.notation import build
from folktable.engine.record import RUNNING, copy_record
from folktable.engine.words import in_words, sentence
from folktable.games.gnome.asked import option, question
from folktable.games.gnome.audit import faults
from folktable.games.gnome.box import OPS
from folktable.games.gnome.gems import collect, exact_sets, owe, wealth
from folktable.games.gnome.names import space_names
from folktable.games.gnome.rules import apply, legal, setup
from folktable.games.gnome.seen import routes_of
from folktable.games.gnome.state import *
from folktable.testing.games import broad

GAME = load("gnome")
EDITION = GAME.default_edition()
PAYER, PAYEE = 0, 1
BADGER_RIDE, WRONG_TURN, CURE_MOST_REMEDY, FIRST_NEW = 21, 22, 34, 46  # card types of the default edition


# --- Change-making against brute force: gnome-gem-2, gnome-gem-7 -------------------------------------------


def purse_of(*jewels, values=(10, 5, 3, 1, 1)):
    """Counts by kind of the jewels with these values; the last kind is the one worth 1."""
    kinds = {value: kind for kind, value in enumerate(values)}
    counts = [0] * KINDS
    for jewel in jewels:
        counts[kinds[jewel]] += 1
    return counts


def best_payment(box, purse, amount):
    """The ledger's words, by trying all sets: (handed over, broken kind or None)."""
    values = box.jewel_value
    sets = list(product(*(range(count + 1) for count in purse)))

    def worth(chosen):
        return sum(n * value for n, value in zip(chosen, values, strict=True))

    def preference(chosen):
        return sum(chosen), [-n for n in chosen]

    if worth(purse) <= amount:
        return tuple(purse), None
    exact = [chosen for chosen in sets if worth(chosen) == amount]
    if exact:
        return min(exact, key=preference), None
    for broken in sorted((k for k in range(KINDS) if purse[k]), key=lambda k: (values[k], -k)):
        others = [chosen for chosen in sets if chosen[broken] < purse[broken]]
        fitting = [chosen for chosen in others if worth(chosen) < amount < worth(chosen) + values[broken]]
        if fitting:
            return min(fitting, key=lambda chosen: (-worth(chosen), *preference(chosen))), broken
    raise AssertionError("some jewel can always be broken")


def largest_jewels(box, amount):
    counts = []
    for kind, value in enumerate(box.jewel_value):
        counts.append(amount // value if box.mine[kind] or kind == KINDS - 1 else 0)
        amount -= counts[-1] * value
    return counts


@pytest.mark.parametrize("gem_set", ["four", "five"])
def test_paying_is_what_brute_force_finds(gem_set):
    box = open_box(GAME, options={"gem_set": gem_set}).box
    numbers = np.random.default_rng(7)
    for _ in range(broad(400, 20_000)):
        purse = [int(numbers.integers(0, 4)) if box.mine[kind] else 0 for kind in range(KINDS)]
        value = sum(n * box.jewel_value[kind] for kind, n in enumerate(purse))
        amount = int(numbers.integers(1, 16))
        s = GAME.new_state()
        s.mine = [count - n for count, n in zip(box.mine, purse, strict=True)]
        s.purse[PAYER] = purse[:]
        owe(s, box, PAYER, PAYEE, amount)
        handed, broken = best_payment(box, purse, amount)
        received, kept = list(handed), [n - m for n, m in zip(purse, handed, strict=True)]
        if broken is not None:
            change = amount - sum(n * box.jewel_value[kind] for kind, n in enumerate(handed))
            kept[broken] -= 1
            received = [n + m for n, m in zip(received, largest_jewels(box, change), strict=True)]
            kept = [n + m for n, m in zip(kept, largest_jewels(box, box.jewel_value[broken] - change), strict=True)]
        assert s.purse[PAYEE] == received
        assert s.purse[PAYER] == kept
        assert wealth(s, box, PAYEE) == min(amount, value)
        assert [s.mine[k] + s.purse[0][k] + s.purse[1][k] for k in range(KINDS)] == list(box.mine)


@pytest.mark.parametrize(
    ("purse", "amount", "receiver", "payer"),
    [
        ([10], 4, [3, 1], [5, 1]),
        ([5, 3], 4, [3, 1], [3, 1]),
        ([10, 1, 1], 7, [1, 1, 5], [5]),
        ([5, 3, 1, 1], 5, [5], [3, 1, 1]),
    ],
)
def test_the_ledgers_examples_of_paying(purse, amount, receiver, payer):
    box = open_box(GAME).box
    s = GAME.new_state()
    s.mine = list(box.mine)
    s.purse[PAYER] = purse_of(*purse)
    owe(s, box, PAYER, PAYEE, amount)
    assert s.purse[PAYEE] == purse_of(*receiver)
    assert s.purse[PAYER] == purse_of(*payer)


def test_collecting_takes_the_fewest_jewels_there_are():
    box = open_box(GAME).box
    for amount in range(60):
        s = GAME.new_state()
        s.mine = list(box.mine)
        collect(s, box, PAYER, amount)
        assert s.purse[PAYER] == largest_jewels(box, amount)


def test_exact_sets_are_counted_up_to_two():
    box = open_box(GAME).box
    s = GAME.new_state()
    s.purse[PAYER] = purse_of(5, 3, 1, 1)
    assert [exact_sets(s, box, PAYER, amount, 0) for amount in (1, 2, 4, 5, 7, 9)] == [1, 1, 1, 2, 1, 1]


# --- Jewels and cards are conserved ----------------------------------------------------------------------


def audited_games(work, blank, box, key, first, mask, lengths, found):
    """Random games, counting everything in the box after every decision."""
    s = work[0]
    for i in range(len(lengths)):
        copy_record(work, blank)
        split(key, first + i, s.key)
        setup(s, box)
        check = faults(s, box)
        while s.over == RUNNING:
            clear(mask)
            count = legal(s, box, mask)
            action = nth_allowed(mask, (s.decisions * 7919 + first + i * 31) % count)
            s.decisions += 1
            apply(s, box, action)
            check += faults(s, box)
        lengths[i] = s.decisions
        found[i] = check


def audited(opened, games):
    """How long they were, and how many faults were found in each."""
    lengths, found = np.zeros(games, "i4"), np.zeros(games, "i4")
    play = native.linked(GAME).link(audited_games)
    work, blank = np.zeros(1, GAME.state.State.dtype), np.zeros(1, GAME.state.State.dtype)
    mask = np.zeros(mask_words(ACTIONS), "i8")
    play(work, blank, opened.box.packed()[0], np.array(seed_words("audit"), "i8"), 0, mask, lengths, found)
    return lengths, found


@pytest.mark.parametrize("seats", range(2, 7))
def test_jewels_and_cards_are_conserved(seats):
    lengths, found = audited(open_box(GAME, seats=seats), broad(500, 100_000))
    assert lengths.min() > 0
    assert lengths.max() <= MOST_DECISIONS
    assert not found.any()


def test_the_audit_finds_what_is_missing():
    opened = open_box(GAME)
    s = Match(opened, "audit").state
    assert faults(s, opened.box) == 0
    s.mine[0] -= 1
    s.pile[3] += 1
    assert faults(s, opened.box) == 2


# --- Interrupt windows give nothing away ------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"attack_timing": "any_turn"})])
def test_what_is_asked_next_does_not_depend_on_hidden_cards(seats, options):
    """One action, carried out in the real state and in one the actor cannot tell from it, leads to the same sight.

    As long as no card is drawn or shown: who is asked to reply, and in which order, shows nothing of the hands.
    """
    opened = open_box(GAME, options=options, seats=seats)
    windows = 0
    for n in range(broad(4, 200)):
        match = Match(opened, f"windows/{n}")
        numbers = np.random.default_rng(n)
        while not match.over:
            s, seat = match.state, match.waiting()[0]
            s.actor = seat
            brawl, home = s.phase == PICK, s.home
            actions = legal_actions(opened, s)
            action = int(numbers.choice(actions))
            imagined = imagine(opened, s, seat, f"{len(match.log)}")
            imagined.key, imagined.drawn = s.key, list(s.drawn)
            shuffled = s.drawn[SHUFFLES]
            imagined.actor = seat
            imagined.decisions += 1
            apply(imagined, opened.box, action)
            match.play(seat, action)
            if match.state.drawn[SHUFFLES] != shuffled or brawl or match.state.home != home:
                continue  # a card was drawn, or hidden cards were shown
            assert imagined.drawn[SHUFFLES] == shuffled
            assert sight_bytes(opened, imagined, seat) == sight_bytes(opened, match.state, seat)
            windows += match.state.phase in (REPLY, ROLL_REPLY, ENTER_REPLY, ATTACK_WINDOW)
    assert windows > 50


# --- What is told ------------------------------------------------------------------------------------------


def test_the_limit_of_rounds_is_told_once_however_many_are_still_out():
    """gnome-ruling-47."""
    match = Match(open_box(GAME, options={"turn_cap": 1}, seats=5), "limit")
    while not match.over:
        seat = match.waiting()[0]
        match.state.actor = seat
        match.play(seat, legal_actions(match.opened, match.state)[0])
    story = [sentence(line.text) for line in match.all_lines()]
    assert story.count("The limit of rounds is reached.") == 1
    assert sum("is called home" in told for told in story) == 5


def test_two_ailments_alike_are_told_apart():
    """gnome-rcard-2: in words, and on the board."""
    opened = open_box(GAME)
    ivies = [
        {"card": "poison_ivy", "gnome": "green", "turns": 1, "working": True},
        {"card": "poison_ivy", "gnome": "green"},
    ]
    s = build(opened, {"at": {"green": "s1"}, "hands": {"green": ["cure_most_remedy"]}, "effects": ivies})
    apply(s, opened.box, CARD + CURE_MOST_REMEDY)
    options = [option(s, opened, action) for action in legal_actions(opened, s)]
    assert [in_words(one.text) for one in options] == ["Poison Ivy, 1 turn left", "Poison Ivy, still waiting, 2 turns"]
    assert [one.things for one in options] == [("effect:green:poison_ivy",), ("effect:green:poison_ivy-2",)]


def test_the_hand_limit_told_is_that_of_the_box():
    """gnome-house-2."""
    opened = open_box(GAME, options={"house_hand_limit": True})
    opened.box.hand_limit = 3
    s = build(opened, {"at": {"green": "pub"}, "hands": {"green": ["honey"] * 3 + ["flax"]}, "phase": "discard"})
    assert in_words(question(s, opened, 1).text) == "Green must discard down to 3 cards."


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("badger_ride", "gnome-pcard-5"),
        ("gust_of_wind", "gnome-pcard-7"),
        ("hungry_hedgehog", "gnome-rcard-7"),
        ("woodworm", "gnome-rcard-8"),
    ],
)
def test_two_cards_of_one_op_are_shown_with_their_own_rules(card, rule):
    opened = open_box(GAME)
    given = {"at": {"green": "s1", "blue": "s9"}, "items": ["blue honey", "blue flax"], "hands": {"green": [card]}}
    s = build(opened, given)
    assert [one.rules for one in (option(s, opened, action) for action in legal_actions(opened, s))][1] == (rule,)


# --- Editions: another trail, another card, a broken file -------------------------------------------------


def edition_with(**trail):
    edition = copy.deepcopy(EDITION)
    edition["trail"] = {**edition["trail"], "hazards": [], "bridges": [], "slimes": [], "businesses": [], **trail}
    for card in edition["cards"]["green"]:
        card["bonus"] = {}
    return edition


SHORT_TRAIL = edition_with(
    runs=[["start", "s1-s12", "cottage"]],
    businesses=[{"id": "inn", "title": "Mossy Inn", "door": "s6", "exit": "s7", "pricing": "list"}],
)
TWO_BRIDGES = edition_with(
    runs=[["start", "s1-s10"], ["s10", "a1-a3", "s11-s20"], ["s20", "b1-b4", "s21-s30", "cottage"]],
    bridges=[{"from": "s10", "to": "s11", "toll": 1}, {"from": "s20", "to": "s21", "toll": 1}],
    slimes=[{"near": "s23", "far": "s26"}],
    businesses=[{"id": "inn", "title": "Mossy Inn", "door": "s15", "exit": "s16", "pricing": "die"}],
    hazards=[{"stone": "b2", "title": "Mud", "effect": "lose_gems", "amount": 2, "text": "Splash."}],
)


NO_SHOPS = edition_with(runs=[["start", "s1-s5", "cottage"]])


@pytest.mark.parametrize("edition", [SHORT_TRAIL, TWO_BRIDGES, NO_SHOPS], ids=["short", "two bridges", "no shops"])
@pytest.mark.parametrize("seats", [2, 5])
def test_another_trail_loads_and_plays(edition, seats):
    opened = open_box(GAME, edition, seats=seats)
    games = interpreted.play_games(opened, seed_words("trail"), 0, 3, [0] * seats)
    fast = native.play_games(opened, seed_words("trail"), 0, 200, [0] * seats)
    assert games.checks.tolist() == fast.checks[:3].tolist()
    assert (fast.overs == 1).all()
    match = Match(opened, "told")
    while not match.over:
        seat = match.waiting()[0]
        match.state.actor = seat
        match.play(seat, legal_actions(opened, match.state)[-1])
        assert match.sight(seat).view
    assert match.all_lines()


def test_each_bridge_remembers_its_own_route():
    """Back over the first bridge and along the trail behind the second, as he came."""
    opened = open_box(GAME, TWO_BRIDGES)
    routes = {"blue": {"s10": "short", "s20": "long"}}
    given = {"at": {"green": "s1", "blue": "s21"}, "routes": routes, "hands": {"green": ["wrong_turn"]}}
    places = []
    for space in ("s21", "s13"):
        s = build(opened, {**given, "at": {"green": "s1", "blue": space}})
        apply(s, opened.box, CARD + WRONG_TURN)
        places.append((space_names(opened)[s.at[1]], routes_of(s, opened, 1)))
    assert places == [("b1", {"s10": "short", "s20": "long"}), ("s9", {})]


def changed(change):
    edition = copy.deepcopy(EDITION)
    change(edition)
    return edition


def card_of(edition, colour, card_id):
    return next(card for card in edition["cards"][colour] if card["id"] == card_id)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda e: e["trail"]["runs"].pop(), "the finish 'cottage' cannot be reached: the way from 'start' ends at 's37'"),
        (lambda e: e["trail"]["runs"].append(["s40", "x1", "s41"]), r"trail.runs\[3\]: 's40' leads to 's41' already"),
        (lambda e: e["trail"]["runs"].append(["x1", "s41"]), "trail.runs: 'x1' cannot be reached from 'start'"),
        (lambda e: e["trail"]["runs"].__setitem__(2, ["s37-s60", "s1"]), "goes round in a circle at 's60'"),
        (lambda e: e["trail"]["bridges"][0].update(to="s36"), r"trail.bridges\[0\]: expected an end at least two"),
        (lambda e: e["trail"]["slimes"][0].update(far="lake"), r"trail.slimes\[0\]: 'lake' is no stone"),
        (lambda e: e["trail"]["businesses"][1].update(exit="s40"), r"businesses\[1\] \(depot\).exit: expected the stone"),
        (lambda e: e["trail"]["businesses"][0].update(door="s36", exit="b1"), "has a bridge, a slime or another door"),
        (lambda e: e["trail"]["hazards"][0].update(stone="s19"), "nobody stands on the near end of a slime"),
        (lambda e: e["trail"]["businesses"][3].update(id="depot"), r"businesses\[1\].id: 'depot' names another space"),
        (lambda e: card_of(e, "green", "honey").update(copies=2), "copies add up to 103, but edition.draw_cards is 104"),
        (lambda e: card_of(e, "green", "honey")["bonus"].update(inn=1), r"cards.green\[0\].bonus: 'inn' is none of pub"),
        (
            lambda e: card_of(e, "purple", "badger_ride")["effect"].update(op="fly"),
            r"cards.purple\[4\] \(badger_ride\).effect.op: 'fly' is none of brawl_bonus",
        ),
        (lambda e: card_of(e, "purple", "badger_ride")["effect"].pop("amount"), "'forward' takes amount, found nothing"),
        (lambda e: card_of(e, "purple", "badger_ride").update(target="all"), "'forward' is for self or opponent"),
        (lambda e: card_of(e, "purple", "nip_of_gin").pop("lasting"), "'brawl_bonus' lasts"),
        (lambda e: card_of(e, "purple", "sturdy_boots")["lasting"].pop("turns"), "needs turns = 1 or more"),
        (lambda e: card_of(e, "red", "hornet_sting").pop("target"), "'miss_turn' is for opponent or hindmost"),
        (lambda e: card_of(e, "red", "tripping_root").update(when=["response"]), "expected 'roll'"),
        (lambda e: card_of(e, "red", "torn_pouch")["effect"].update(gems=["pink"]), "'pink' is none of gold"),
        (lambda e: card_of(e, "red", "woodworm").update(id="torn_pouch"), "two cards have the id 'torn_pouch'"),
        (lambda e: e["gems"]["jewels"].pop(), "expected falling values that end with 1"),
        (lambda e: e["brawl"]["cards"][3].update(value=5), r"brawl.cards\[3\].value: expected 4, found 5"),
        (lambda e: e["edition"].update(gnome_colours=["green"] * 6), "expected six different colours"),
        (lambda e: e["trail"].update(finnish="cottage"), "unknown field `finnish`"),
    ],
)  # fmt: skip
def test_a_broken_edition_is_refused_with_the_place_and_the_reason(change, message):
    with pytest.raises(EditionError, match=message):
        open_box(GAME, changed(change))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"house_pub_brawls": True, "brawling": False}, "needs brawling"),
        ({"first_player": 4}, "a seat from 0 to 1"),
        ({"turn_cap": 0}, "turn_cap"),
    ],
)
def test_options_that_do_not_fit_are_refused(options, message):
    with pytest.raises(EditionError, match=message):
        open_box(GAME, options=options)


def test_a_designer_adds_and_changes_cards_in_the_edition_file_alone():
    """gnome-ruling-5: all effects live in the edition."""
    edition = copy.deepcopy(EDITION)
    card_of(edition, "purple", "badger_ride")["effect"]["amount"] = 6
    card_of(edition, "purple", "early_bird")["copies"] = 1
    edition["cards"]["red"].append(
        {
            "id": "angry_goose",
            "title": "Angry Goose",
            "kind": "attack",
            "copies": 1,
            "when": ["own_play"],
            "block": True,
            "target": "opponent",
            "effect": {"op": "back", "amount": 2},
            "text": "Honk! An opponent runs back 2 stones.",
        }
    )
    opened = open_box(GAME, edition, seats=2)
    s = build(opened, {"at": {"green": "s1", "blue": "s9"}, "hands": {"green": ["angry_goose", "badger_ride"]}})
    goose, badger = s.copy(), s.copy()
    apply(goose, opened.box, CARD + FIRST_NEW)
    assert goose.at[1] == 7
    apply(badger, opened.box, CARD + BADGER_RIDE)
    assert badger.at[0] == 7


def test_every_op_is_used_by_the_default_edition():
    used = {card["effect"]["op"] for colour in ("purple", "red") for card in EDITION["cards"][colour]}
    assert used == set(OPS)


# --- Whole games -------------------------------------------------------------------------------------------


def test_games_last_about_twenty_turns_and_all_places_are_taken():
    opened = open_box(GAME, seats=4)
    match = Match(opened, "whole")
    numbers = np.random.default_rng(1)
    while not match.over:
        seat = match.waiting()[0]
        match.state.actor = seat
        match.play(seat, int(numbers.choice(legal_actions(opened, match.state))))
    assert sorted(match.state.place[:4]) == [1, 2, 3, 4]
    assert 10 < match.state.round < 40


# --- What a choice says --------------------------------------------------------------------------------------


def test_goods_are_told_by_the_least_and_the_most_that_a_shop_pays():
    """Elderberries, 6 at the pub and 3 elsewhere, are not "worth 3"; what all pay alike is told once."""
    alike = copy.deepcopy(EDITION)
    for card in alike["cards"]["green"]:
        card["bonus"] = {}
    for edition, told in ((EDITION, "Elderberries, worth 3 to 6"), (alike, "Elderberries, worth 3")):
        opened = open_box(GAME, edition, {}, 2)
        s = build(opened, {"at": {"green": "s1", "blue": "s2"}, "hands": {"green": ["elderberries"]}})
        assert told in [sentence(option(s, opened, action).text) for action in legal_actions(opened, s)]
