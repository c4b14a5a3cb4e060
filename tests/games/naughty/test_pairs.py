"""Tables: what every creature scores for every gift giver, and when Christkindl is comforted."""

from __future__ import annotations

import pytest

from folktable.engine.game import load, open_box
from folktable.engine.match import Match
from folktable.engine.notation import build
from folktable.games.naughty.box import CREATURE_IDS, GIVER_IDS
from folktable.games.naughty.state import *

HELPFUL_IDS = ("snow_maiden", "elves", "mrs_claus", "tomte", "caga_tio")
HARMFUL_IDS = ("papa_wolverine", "mr_scrooge", "yule_cat", "mari_lwyd", "cringe", "krampus")


def position(givers, **facts):
    opened = open_box(load("naughty"), seats=3)
    match = Match(opened, "pairs")
    match.state, match.told = build(opened, {"givers": givers, **facts}), []
    return match


def do(match, *decisions):
    for seat, name in decisions:
        match.play_named(seat, name)


def points_for_playing(giver, creature):
    """What Yellow scores by playing a creature, as free action or in answer to Orange, before anything else happens."""
    if creature == "tomte":
        match = position({"yellow": giver}, creatures={"yellow": ["tomte"], "orange": ["krampus"]}, active="orange")
        do(match, (1, "krampus"), (1, "cap"), (0, "tomte"))
    elif creature == "papa_wolverine":
        match = position(
            {"yellow": giver}, creatures={"yellow": [creature]}, active="orange",
            presents={"orange": ["cap", "beigli"]}, playground=["hugo"],
        )  # fmt: skip
        do(match, (1, "hugo"), (1, "cap"), (1, "beigli"), (0, creature))
    else:
        hand = {"creatures": {"yellow": [creature, "tomte"], "orange": ["elves"]}, "presents": {"yellow": ["cap"]}}
        match = position({"yellow": giver}, **hand, playground=["dalia", "amina"], basic="craft")
        do(match, (0, creature))
        declared = {"krampus": "coal", "caga_tio": "dalia", "mrs_claus": "amina", "reindeer": "1"}
        if creature in ("mr_scrooge", "mari_lwyd", "cringe"):
            do(match, (0, "orange"))
        elif creature in declared:
            do(match, (0, declared[creature]))
    return match.state.points[0]


@pytest.mark.parametrize("giver", GIVER_IDS)
@pytest.mark.parametrize("creature", CREATURE_IDS)
def test_points_of_every_creature_for_every_gift_giver(giver, creature):
    """One more for Odin's harmful and Aunt Arie's helpful ones: naughty-odin-1, naughty-arie-1, naughty-rein-3."""
    printed = {"snow_maiden": 0, "reindeer": 2}.get(creature, 1)
    extra = (giver == "odin" and creature in HARMFUL_IDS) or (giver == "aunt_arie" and creature in HELPFUL_IDS)
    assert points_for_playing(giver, creature) == printed + extra


@pytest.mark.parametrize("creature", ["elves", "yule_cat", "krampus", "cringe", "mari_lwyd", "mr_scrooge", "mrs_claus"])
@pytest.mark.parametrize("aimed_at_her", [True, False])
def test_creatures_that_target_christkindl(creature, aimed_at_her):
    """naughty-christ-2, naughty-ruling-34: everybody's, all others', or aimed at her."""
    match = position({"purple": "christkindl"}, creatures={"yellow": [creature, "tomte"]}, basic="craft")
    do(match, (0, creature))
    if creature in ("cringe", "mari_lwyd", "mr_scrooge"):
        do(match, (0, "purple" if aimed_at_her else "orange"))
    elif creature in ("krampus", "mrs_claus"):
        do(match, (0, {"krampus": "coal", "mrs_claus": "amina"}[creature]))
    while match.state.phase == ELVES_PICK:
        do(match, (match.state.actor, next(iter(match.options(match.state.actor)))))
    reaches_her = creature in ("elves", "yule_cat", "krampus") or (aimed_at_her and creature != "mrs_claus")
    assert (match.state.phase == COMFORT) == reaches_her
