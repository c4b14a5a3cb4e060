"""A run as one page."""

from __future__ import annotations

import base64
import re
import sys

import pytest

from folktable.engine import savefile
from folktable.engine.errors import FolktableError
from folktable.engine.game import load
from folktable.lab.balance import balance
from folktable.lab.report import CALLED, COLOURS, colour_of, named, report, write_report


def page_of(vary, told=8):
    pytest.importorskip("plotly")
    return report(balance(load("violet"), vary, ["random", "random"], 40, "seed", {}, told=told))


def headings(page):
    return re.findall("<h2>(.*?)</h2>", page)


def test_one_number():
    page = page_of(["lantern.full=17..19"])
    assert headings(page)[:3] == ["Wins by lantern.full", "How games end", "The lead"]
    assert headings(page)[-3:] == ["A typical game", "A dramatic game", "All editions"]
    assert len(re.findall("<tr class=own>", page)) == 2  # of how they end, and of all editions


def test_two_numbers_have_a_heat_map_and_a_tornado():
    found = headings(page_of(["lantern.full=17..18", "limits.refill=2..3"], told=0))
    assert {"What matters most", "All editions"} < set(found)
    assert any(one.endswith(" together") for one in found)
    assert "The lead" not in found


def test_how_all_editions_end_and_what_was_counted_is_there_with_intervals():
    pytest.importorskip("plotly")
    bots = ["random", "random"]
    page = report(balance(load("violet"), ["lantern.full=17..19"], bots, 40, "seed", {}, told=8, counts=["tile"]))
    ends = re.search("<summary>At all 3 editions</summary>(.*?)</details>", page)[1]
    assert len(re.findall(r"% to [\d.]+%", ends)) == 3 * len(re.findall("<th scope", ends)[1:])
    assert "<th scope=col>tile</th>" in page


def test_choices_whose_names_begin_alike_are_bars_of_their_own():
    axis = named(["hunt: Put the 5 among the bees, on space 1", "hunt: Put the 5 among the bees, on space 2"])
    assert axis["tickvals"] == [0, 1]
    assert len(set(axis["ticktext"])) == 2


def test_a_seat_that_is_called_by_a_colour_has_it():
    assert [colour_of(name, seat) for seat, name in enumerate(("Pink", "Blue", "Violet"))] == [
        CALLED["pink"], CALLED["blue"], COLOURS[2],
    ]  # fmt: skip


def test_it_needs_nothing_else():
    """No script, style, picture or font of elsewhere."""
    page = page_of([])
    outside = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert re.findall(r"(?:src|href)=(?![\"']?data:)[^ >]+|@import|url\(", outside) == []


def test_its_games_can_be_saved_and_replayed():
    files = re.findall(r"href='data:application/json;base64,([^']+)'", page_of([]))
    assert len(files) == 2
    for file in files:
        assert savefile.verify(savefile.read(base64.b64decode(file)), None).over


def test_names_of_an_edition_cannot_become_markup():
    edition = load("violet").default_edition()
    edition["tiles"][0]["name"] = "<script>alert(1)</script>"
    pytest.importorskip("plotly")
    found = balance(load("violet"), [], ["random", "random"], 30, "seed", {}, edition=edition, told=30)
    assert any("<script>" in line for story in found.stories for line in story.lines) or "<script>" in str(found.moves)
    assert "<script>alert" not in report(found)


def test_without_plotly_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "plotly.graph_objects", None)
    found = balance(load("violet"), [], ["random", "random"], 4, "seed", {})
    with pytest.raises(FolktableError, match=r"pip install 'folktable\[lab\]'"):
        report(found)


def test_a_place_where_nothing_can_be_written(tmp_path):
    pytest.importorskip("plotly")
    found = balance(load("violet"), [], ["random", "random"], 4, "seed", {})
    with pytest.raises(FolktableError, match="Is a directory"):
        write_report(found, tmp_path)
