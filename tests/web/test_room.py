"""Room on a desk and on a phone: six gnomes, Violet's map. Nothing is cut, what scrolls says so, nothing jumps."""

from __future__ import annotations

import random
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from folktable.engine.match import Match
from folktable.study.puzzles import puzzles_of
from tests.web.finished import played_game
from tests.web.house import REACH, Person

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
# What lies on a mat and is neither in sight nor in a row that says there is more of it.
CUT = """() => [...document.querySelectorAll('.mat')].flatMap((mat) => {
    const edge = mat.getBoundingClientRect();
    const lying = 'b, .gems, .counts span, .pile, .gnome-jewel, .gnome-item, .gnome-effect';
    return [...mat.querySelectorAll(lying)].filter((one) => {
        const box = one.getBoundingClientRect();
        const inside = box.left >= edge.left && box.right <= edge.right + 1 && box.bottom <= edge.bottom + 1;
        return !inside && !one.closest('[data-more]:not([data-more=""])');
    }).map((one) => `${one.className} ${one.textContent}`);
})"""
INSIDE_ITS_SEAT = """(word) => {
    const [{ right, width }, seat] = [word.getBoundingClientRect(), word.closest('.seat').getBoundingClientRect()];
    return width > 0 && right <= seat.right;
}"""
MY_GNOME_IN_SIGHT = """(name) => {
    const pawn = document.querySelector(`.map [data-thing="gnome:${name}"]`);
    const map = document.querySelector('.map').getBoundingClientRect();
    const { left, width, top, height } = pawn.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return map.left < x && x < map.right && map.top < y && y < map.bottom;
}"""
HAND = """() => {
    const row = document.querySelector('.hand .cards');
    const { maskImage } = getComputedStyle(row);
    return { more: row.dataset.more, wider: row.scrollWidth - row.clientWidth > 4, mask: maskImage };
}"""

# Violet's map: where it and the lantern are, how wide a space is, and names of areas that are cut or lie on spaces.
MAP = """() => {
    const box = (one) => one.getBoundingClientRect();
    const map = box(document.querySelector('.way'));
    const spaces = [...document.querySelectorAll('.way .space')].map(box);
    const names = [...document.querySelectorAll('.way text.area')];
    const covers = (name) => spaces.some(({ left, width, top, height }) => {
        const x = Math.max(name.left, Math.min(name.right, left + width / 2));
        const y = Math.max(name.top + 3, Math.min(name.bottom - 3, top + height / 2));
        return Math.hypot(x - left - width / 2, y - top - height / 2) < width / 2 - 2;
    });
    const cut = (name) => name.left < map.left || name.right > map.right || name.top < map.top - 2;
    return {
        places: [map, box(document.querySelector('.lantern .track'))].map(({ top, height }) =>
            [top, height].map(Math.round)).join(),
        space: Math.round(spaces[0].width),
        names: names.length,
        unreadable: names.filter((name) => cut(box(name)) || covers(box(name))).map((name) => name.textContent),
    };
}"""

SEATS = {"violet": 2, "nisse": 2, "grumpf": 4, "naughty": 4, "gnome": 4}
# Where the board is, and cards that lie on it and are neither in sight nor in something that says there is more.
REPLAYED = """async () => {
    const moving = document.querySelector('main.board').getAnimations({ subtree: true });
    const ending = moving.filter((one) => one.effect.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
    const edge = document.querySelector('main.board').getBoundingClientRect();
    const lying = document.querySelectorAll('main.board :is([role=img], .card, .mat, [data-thing])');
    const cut = [...lying].filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        const inside = left >= edge.left - 2 && right <= edge.right + 2;
        return width > 0 && !inside && !one.closest('.zoomed [data-more]:not([data-more=""]), .map');
    });
    return {
        board: [edge.top, edge.height].map(Math.round).join(),
        cut: cut.map((one) => one.getAttribute('aria-label') ?? one.className),
        wide: document.documentElement.scrollWidth - innerWidth,
    };
}"""

# Elves, and Tomtes one against the other: more than a phone is wide.
PILED_UP = """naughty/4 {givers: {yellow: saint_nicholas, orange: santa_claus, purple: odin, white: la_befana},
 presents: {yellow: [stockings], orange: [cap], purple: [coal], white: [birch]}, turn: 3, basic: craft, did: true,
 playground: [ines, marisol, oksana, nuria], in play: [elves, tomte, tomte, tomte], phase: answer creature,
 stack: [playing 0 1 3 0 1 1 0 0 0, playing 1 1 0 0 3 1 0 0 0, playing 2 1 3 0 3 2 1 0 0, playing 3 1 0 0 3 3 2 0 0]}"""

A_LONG_DISCARD = """violet/2 {violet: J14, fear: F6, hands: {violet: [O7, B2, B5], torech: [M2, M6, P1]},
 tableau: [O1, M7, P9, O5], discard: [M1, M3, M4, M5, M8, M9, O2, O4, O6, O8, P2, P4, P5, P6, P7, B1, B3, B4, B6, B7,
 B8, B9], deck: [], played: {violet: M4, torech: P7}, turn: 19, phase: search discard, decides: violet}"""


def height_of_board(page: Page) -> int:
    return round(page.locator("main.board").evaluate("board => board.getBoundingClientRect().height"))


def hand_of(one: Person) -> list[Any]:
    return list(one.sight["view"]["hand"])


@pytest.mark.parametrize("size", SIZES)
def test_six_gnomes_have_room(size, person):
    one = person("Ida Sofia Maximiliane", "mouse")
    width, height = SIZES[size]
    one.page.set_viewport_size({"width": width, "height": height})
    one.sit_at("gnome", {0: "me", **dict.fromkeys(range(1, 6), "apprentice")})
    assert one.page.locator(".seat .you").evaluate(INSIDE_ITS_SEAT)
    chance = random.Random(size)
    heights = set()
    for _ in range(1500):
        heights.add(height_of_board(one.page))
        cut = one.page.evaluate(CUT)
        assert not cut, cut
        if len(hand_of(one)) >= 5 and one.asked and one.sight["view"]["asks"] == "play":
            break
        if one.asked:
            # Keep the cards: a full hand is what needs the room.
            names = [option["name"] for option in one.options]
            one.choose("pass") if "pass" in names else one.decide(chance)
        one.wait(40)
    assert len(heights) == 1, f"the board was {heights} pixels high"
    hand = one.page.evaluate(HAND)
    assert hand["wider"]
    assert "right" in hand["more"]
    assert "gradient" in hand["mask"]

    one.reconnect()
    one.page.set_viewport_size({"width": width, "height": height})
    one.page.wait_for_function(MY_GNOME_IN_SIGHT, arg=one.sight["view"]["you"], timeout=10_000)


@pytest.mark.parametrize("size", SIZES)
def test_violets_map_is_whole_and_stands_still(size, person, finished):
    """No text moves map or lantern, all six areas are named, and a replay has no larger spaces."""
    one = person("Ada", "mouse" if size == "desk" else "touch")
    width, height = SIZES[size]
    one.page.set_viewport_size({"width": width, "height": height})
    one.sit_at("violet", {0: "me", 1: "apprentice"})
    chance = random.Random(size)
    seen = []
    while one.phase in ("", "playing") and len(seen) < 20:
        if one.asked:
            one.decide(chance)
            seen.append(one.page.evaluate(MAP))
        one.wait(30)
    assert len({then["places"] for then in seen}) == 1, [then["places"] for then in seen]
    assert {then["names"] for then in seen} == {6}
    assert not [then["unreadable"] for then in seen if then["unreadable"]]

    if size == "desk":
        one.open(f"/replay/{finished('violet', 2)}")
        one.page.locator(".way .space").first.wait_for()
        assert one.page.evaluate(MAP)["space"] <= seen[0]["space"] + 1


@pytest.mark.parametrize("slug", SEATS)
def test_a_replay_with_open_hands_fits_and_stands_still(slug, person, finished):
    one = person("Ada", "mouse")
    table = finished(slug, SEATS[slug])
    for size, (width, height) in SIZES.items():
        one.page.set_viewport_size({"width": width, "height": height})
        one.open(f"/replay/{table}#30")
        slider = one.page.locator(".replay input[type=range]")
        slider.wait_for()
        one.page.locator("main.board [data-thing]").first.wait_for(state="attached")
        boards = set()
        for frame in range(30, 50):
            expect(slider).to_have_value(str(frame))
            seen = one.page.evaluate(REPLAYED)
            assert not seen["cut"], (size, frame, seen["cut"])
            assert seen["wide"] <= 0
            boards.add(seen["board"])
            one.page.keyboard.press("ArrowRight")
        assert len(boards) == 1, (size, boards)


def test_grounds_are_whole_on_a_board_as_low_as_beside_a_review(person, finished):
    """Animals, awards and totals were cut in half."""
    one = person("Ada", "mouse")
    one.page.set_viewport_size({"width": 1440, "height": 560})
    one.open(f"/replay/{finished('grumpf', 4)}#160")
    grounds = one.page.locator(".grounds .ground")
    expect(grounds).to_have_count(6)
    low = one.page.locator("main.board").bounding_box()["height"]
    assert 320 < low < 410, low
    cut = grounds.evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.clientHeight).map(one => one.innerText)"
    )
    assert not cut


def test_what_piles_up_says_that_there_is_more(person):
    one = person("Ada", "touch")
    one.open(f"/analysis#{quote(PILED_UP)}")
    one.page.locator('[data-tool="judged"]').tap()  # put away: the board is as high as in a replay
    expect(one.page.locator(".judged")).to_have_count(0)
    stage = one.page.locator(".stage .way")
    expect(stage).to_contain_text("Tomte")
    expect(stage).to_have_attribute("data-more", "left")  # what came last is in sight
    assert not one.page.evaluate(REPLAYED)["cut"]


def test_every_card_of_a_long_discard_pile_can_be_taken_on_a_phone(person):
    """The pile lay open down to below the hand, which covered half of it."""
    one = person("Ada", "touch")
    one.open(f"/analysis#{quote(A_LONG_DISCARD)}")
    cards = one.page.locator(".tray [data-thing]")
    expect(cards).to_have_count(22)
    for n in (0, 11, 21):
        cards.nth(n).tap(trial=True, timeout=REACH)


def test_what_if_says_whose_seat_and_the_way_back(person, finished):
    one = person("Ada", "touch")
    table = finished("nisse", 2)
    one.open(f"/replay/{table}#30")
    one.page.locator('[data-tool="play-on"]').tap()
    one.page.wait_for_url("**/table/*")
    sign = one.page.locator(".what-if")
    sign.wait_for()
    seats = {"Violet", "Torech"}
    mine = next(name for name in seats if name in sign.inner_text())
    assert sign.inner_text().startswith("What if")
    assert "Way back" in sign.inner_text()
    assert "leads back" in str(sign.get_attribute("aria-label"))
    assert mine in one.page.locator(".seat.mine").inner_text()
    box = sign.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["x"] + box["width"] <= one.page.locator(".tools").evaluate("tools => tools.getBoundingClientRect().left")
    sign.tap()
    one.page.wait_for_url(f"**/replay/{table}#30")


# Of every child the picture that has room for its points, and totals of the result that lie on a name.
NAUGHTYS_END = """() => ({
    faceless: [...document.querySelectorAll('.yard .kiddo')].filter((kiddo) => {
        const frame = kiddo.querySelector('.frame').getBoundingClientRect();
        const points = kiddo.querySelector('.points').getBoundingClientRect();
        return points.bottom > frame.bottom || points.top < frame.top;
    }).map((kiddo) => kiddo.textContent),
    covered: [...document.querySelectorAll('.sheet tbody tr')].filter((row) => {
        const range = document.createRange();
        range.selectNodeContents(row.querySelector('th'));
        return range.getBoundingClientRect().right > row.querySelector('.total').getBoundingClientRect().left;
    }).map((row) => row.textContent),
    rows: document.querySelectorAll('.sheet tbody tr').length,
})"""


def test_after_midnight_children_keep_their_faces_and_totals_their_place(person, finished):
    one = person("Ada", "touch")
    one.open(f"/replay/{finished('naughty', 2, level=1)}")
    one.page.locator(".replay input[type=range]").focus()
    for _ in range(40):  # until all of the game has come
        one.page.keyboard.press("End")
        one.wait(250)
        if one.page.locator(".end button").count() > 0:
            break
    one.page.locator(".end button").tap()
    one.page.locator(".sheet").wait_for()
    one.page.evaluate("() => document.querySelector('.sheet .place ~ span:last-child').prepend('Maximiliane ')")
    end = one.page.evaluate(NAUGHTYS_END)
    assert (end["rows"], end["faceless"], end["covered"]) == (2, [], [])


def test_a_touch_on_a_seat_says_what_its_signs_count(person):
    one = person("Ada", "touch")
    one.open("/")
    assert one.page.locator("header nav a", has_text="How to play").bounding_box()["height"] < 50, "in one line"
    one.sit_at("gnome", {0: "me", 1: "apprentice"})
    seat = one.page.locator(".seats .seat").first
    seat.tap()
    told = one.page.locator(".peek")
    told.wait_for()
    for words in ("Ada", "Gems: 0", "Cards in hand: 2"):
        assert words in told.inner_text()


def test_a_replay_on_a_phone_has_room_for_its_tools(person, finished):
    one = person("Ada", "touch")
    one.open(f"/replay/{finished('nisse', 2)}#5")
    one.page.locator('[data-tool="play-on"]').wait_for()
    right = one.page.locator('[data-tool="log"]').evaluate("tool => tool.getBoundingClientRect().right")
    assert right <= 390


def asked_for_words(slug: str, seats: int, count: int) -> int:
    """After how many decisions of the finished game somebody alone is asked, for one of so many words."""
    _, played, _ = played_game(slug, seats)
    match = Match(played.opened, played.seed)
    for n, (seat, action) in enumerate(played.log):
        options = match.sight(seat).options
        if match.waiting() == [seat] and len(options) == count and not any(option.things for option in options):
            return n
        match.play(seat, action)
    raise AssertionError(f"nothing with {count} answers was asked")


LONG = """(words) => document.querySelectorAll('.bar .buttons .words').forEach((one) => (one.textContent = words))"""


def test_long_answers_take_nothing_from_the_board(person, finished):
    one = person("Ada", "mouse")
    one.page.set_viewport_size({"width": 1366, "height": 768})
    one.open(f"/replay/{finished('gnome', 2)}#{asked_for_words('gnome', 2, 2)}")
    one.page.locator('[data-tool="play-on"]').click()
    one.page.wait_for_url("**/table/*")
    expect(one.page.locator(".bar .buttons [data-option]")).to_have_count(2)
    before = height_of_board(one.page)
    one.page.evaluate(LONG, "Pay one gem to the one who stands here, and take what lies before them on the ground.")
    assert height_of_board(one.page) == before


def test_a_long_choice_on_a_phone_takes_nothing_from_the_board(person):
    one = person("Ada", "touch")
    one.sit_at("gnome", {0: "me", 1: "apprentice"})
    one.page.locator("[data-thing].lit").first.wait_for()
    before = height_of_board(one.page)
    one._touch("[data-thing].lit")
    one.page.locator(".bar .primary").wait_for()
    one.page.evaluate(LONG, "Keep Krampus: name a present. Everyone else who holds one gives you one, or you draw two.")
    assert height_of_board(one.page) == before


# How far a moment's picture reaches over what is said, and the first sentence below what is in sight, in px.
PICTURE_OVER_WORDS = """(moment) => {
    const art = moment.querySelector('.art');
    return art ? art.scrollHeight - art.clientHeight : 0;
}"""
FIRST_WORDS_BELOW = """(moment) => moment.querySelector('p').getBoundingClientRect().bottom
    - moment.querySelector('.told').getBoundingClientRect().bottom"""


def test_how_to_go_on_is_in_sight_however_much_a_moment_tells(person):
    one = person("Moa", "touch", moments=True)
    one.sit_at("violet", {0: "me", 1: "apprentice"})
    chance = random.Random("moments")
    moment = one.page.locator(".moment")
    for _ in range(200):
        if moment.count() > 0:
            break
        if one.asked:
            one.decide(chance)
        one.wait(50)
    below = one.page.evaluate(
        """() => {
            const told = document.querySelector('.moment p');
            for (let n = 0; n < 40; n += 1) told.after(told.cloneNode(true));
            const board = document.querySelector('main.board').getBoundingClientRect();
            return document.querySelector('.moment small').getBoundingClientRect().bottom - board.bottom;
        }"""
    )
    assert below < 0
    assert moment.evaluate(PICTURE_OVER_WORDS) < 1
    one.page.set_viewport_size({"width": 320, "height": 568})
    assert moment.evaluate(FIRST_WORDS_BELOW) <= 0


# What of a new table lies under its button or under another field, when it is scrolled to.
COVERED = """() => [...document.querySelectorAll('.sitting :is(label, select)')].filter((one) => {
    one.scrollIntoView({ block: 'end' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [left + 2, right - 2].some((x) => !one.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}).map((one) => one.textContent)"""


def test_a_new_table_covers_none_of_its_choices_with_large_letters(person):
    one = person("Ada", "touch")
    one.open("/new/naughty")
    one.page.locator("button.create").wait_for()
    one.page.evaluate("() => void (document.documentElement.style.fontSize = '200%')")
    assert one.page.evaluate(COVERED) == []


def test_an_analysed_question_is_whole_on_a_phone(person):
    one = person("Ada", "touch")
    one.open(f"/analysis#{quote(PILED_UP)}")
    question = one.page.locator(".bar .question")
    question.wait_for()
    cut = question.evaluate(
        "it => it.closest('.said').getBoundingClientRect().top - it.querySelector('p').getBoundingClientRect().top"
    )
    assert cut <= 0


def test_the_picture_of_the_end_is_whole(person, finished):
    """A wide sheet used to cut the nisse's hat, and his beard."""
    one = person("Ada", "mouse")
    one.page.set_viewport_size({"width": 1366, "height": 768})
    one.open(f"/table/{finished('nisse', 2)}")
    picture = one.page.locator("dialog .picture svg")
    picture.wait_for()
    box = picture.bounding_box()
    assert box is not None
    assert abs(box["width"] / box["height"] - 480 / 222) < 0.05, box


def test_on_a_low_desk_an_answer_leaves_the_board_whole(person):
    """It stands beside the board: above the hand it took a third of it, and Torech's suits were cut."""
    one = person("Ada", "mouse")
    one.page.set_viewport_size({"width": 1366, "height": 768})
    puzzle = next(iter(puzzles_of("nisse").values()))
    one.open(f"/puzzles/nisse#{puzzle.id}")
    one.page.locator(".bar.asked").wait_for()
    before = height_of_board(one.page)
    one.page.locator("main.board .first").wait_for()
    one.page.locator("[data-thing].lit").first.click()
    one.page.locator(".bar .buttons .primary").click()
    one.page.locator(".solved").wait_for()
    assert abs(height_of_board(one.page) - before) < 16
    board, side = (one.page.locator(box).first.bounding_box() for box in ("main.board", "main.board .first"))
    assert board is not None
    assert side is not None
    assert side["y"] + side["height"] <= board["y"] + board["height"]


def test_who_invites_finds_the_link_at_once(person):
    one = person("Ada", "mouse")
    one.page.set_viewport_size({"width": 1366, "height": 768})
    one.open("/new/naughty")
    one.page.locator("#seat-1").select_option("friend")
    create = one.page.locator("button.create")
    box = create.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 768, "what sets the table is in sight"
    create.click()
    link = one.page.locator(".share button.primary")
    link.wait_for()
    box = link.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 768


# Of the gift givers those that are not in sight as a whole.
CUT_GIVERS = """() => {
    const sight = document.querySelector('.choices').getBoundingClientRect();
    return [...document.querySelectorAll('[data-thing^="giver:"]')]
        .map(one => [one.dataset.thing, one.getBoundingClientRect()])
        .filter(([, box]) => box.bottom > sight.bottom + 2 || box.right > sight.right)
        .map(([thing]) => thing);
}"""


def test_all_gift_givers_are_in_sight_with_their_abilities(person):
    one = person("Ada", "mouse")
    one.page.set_viewport_size({"width": 1366, "height": 768})
    one.sit_at("naughty", {0: "me", 1: "apprentice"}, {"level": 5})
    one.page.locator('[data-thing^="giver:"]').nth(7).wait_for()
    assert one.page.evaluate(CUT_GIVERS) == []


def test_a_mat_says_who_plays_a_gift_giver(person):
    """Everywhere else people are called by their names; on a narrow mat the giver's picture must do."""
    one = person("Ada", "mouse")
    one.page.set_viewport_size({"width": 1366, "height": 768})
    one.sit_at("naughty", {0: "me", 1: "apprentice", 2: "apprentice", 3: "apprentice"}, {"level": 5})
    names = one.page.locator(".bench .names b")
    expect(names).to_have_text(["Ada (you)", "Orange", "Purple", "White"])
    assert all(names.nth(n).is_visible() for n in range(4))
