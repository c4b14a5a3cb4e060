"""What little screens must show whole: words that are answered with, one's own seat, rows that nothing lies over,
how it ended."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from folktable.engine.game import slugs
from tests.web.house import DESK
from tests.web.test_choosing import asked_for, at_table

LOW = {"width": 390, "height": 664}  # with the bars of the browser
NARROW = {"width": 320, "height": 640}
LOW_DESK = {"width": 1366, "height": 768}
SMALL = {"width": 360, "height": 640}
TINY = {"width": 320, "height": 568}
CUT = """() => [...document.querySelectorAll('.bar .words')]
    .filter(words => words.scrollHeight > words.clientHeight + 1).map(words => words.textContent)"""
HIDDEN_BELOW = """() => {
    const window = document.querySelector(".window");
    return window.scrollHeight - window.clientHeight;
}"""
CUT_CARDS = """() => [...document.querySelectorAll('.hand .card p')]
    .filter(words => words.scrollHeight > words.clientHeight + 1).map(words => words.textContent)"""
# What lies on the table of a gnome, but is not seen there.
CUT_ITEMS = """() => [...document.querySelectorAll('.mat .gnome-item')].filter(item => {
    const [box, mat] = [item, item.closest('.mat')].map(one => one.getBoundingClientRect());
    return box.top < mat.top || box.bottom > mat.bottom;
}).map(item => item.ariaLabel)"""
# Children whose picture is too low for the shape and the points on it.
CUT_CHILDREN = """() => [...document.querySelectorAll('.naughty-kiddo .kiddo')].filter(kiddo => {
    const bottom = one => kiddo.querySelector(one).getBoundingClientRect().bottom;
    return bottom('.badge') > bottom('.frame') + 1 || bottom('.points') > bottom('.frame') + 1;
}).map(kiddo => kiddo.textContent)"""
# How far a row with three such answers, and what to touch, reaches beyond its edge.
CUT_BESIDE_THREE = """() => {
    const [row, first] = [document.querySelector('.bar .buttons'), document.querySelector('.bar [data-option]')];
    for (const answer of [...row.querySelectorAll('[data-option]')].slice(1)) answer.remove();
    for (const words of ['Craft 2 presents', 'Summon, for 1 point']) {
        const answer = first.cloneNode(true);
        answer.querySelector('.words').textContent = words;
        row.querySelector('.touch').before(answer);
    }
    const over = Math.max(0, row.scrollWidth - row.clientWidth);
    [...row.querySelectorAll('[data-option]')].slice(1).forEach((answer) => answer.remove());
    return over;
}"""
LOW_ADVICE = """() => [...document.querySelectorAll('.bar .advice')].map((advice) => {
    const [words, told] = [advice.previousElementSibling, advice].map((one) => one.getBoundingClientRect());
    return told.top >= words.bottom && told.height < 50;
})"""
# How far the decks of Naughty or Nice, and their names, reach below the board.
BELOW = """() => {
    const edge = document.querySelector('.naughty').getBoundingClientRect().bottom;
    return Math.max(...[...document.querySelectorAll('.shed .pile, .shed .back, .shed .named small')]
        .map(one => Math.floor(one.getBoundingClientRect().bottom - edge)), 0);
}"""
CUT_GROUNDS = """() => [...document.querySelectorAll('section.ground')].filter(ground =>
    ground.querySelector('footer').getBoundingClientRect().bottom > ground.getBoundingClientRect().bottom)
    .map(ground => ground.dataset.ground)"""
# The longest total, beside four animals: what of a ground's last line reaches over the edge.
CUT_TOTALS = """() => {
    const grounds = [...document.querySelectorAll('section.ground')]
        .filter(ground => ground.querySelector('.herd i') && ground.querySelector('.light b'));
    if (!grounds.length) return ['no ground with animals and a total'];
    return grounds.filter(ground => {
        const [herd, light, awards] = ['.herd', '.light', '.awards'].map(one => ground.querySelector(one));
        while (herd.querySelectorAll('i').length < 4) herd.prepend(herd.querySelector('i').cloneNode(true));
        herd.querySelector('b').textContent = '×12';
        light.className = light.className.replace(/met|not-yet|spoiled|nobody/, 'too-much');
        light.querySelector('b').textContent = 24;
        light.querySelector('em').textContent = 'too much';
        const box = one => one.getBoundingClientRect();
        return box(light).bottom > box(ground).bottom || box(light).right > box(ground).right
            || box(awards).right > box(light).left || box(herd.querySelector('b')).right > box(awards).left;
    }).map(ground => ground.dataset.ground);
}"""
# What reaches over the edge of its ground, lies over another sign, or is too small to read.
UNREADABLE = """() => [...document.querySelectorAll('section.ground')].flatMap(ground => {
    const box = thing => thing.getBoundingClientRect();
    const over = (a, b) => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    const edge = box(ground);
    const seen = [...ground.querySelectorAll('h3, .sign, .ranking svg, .stand, .awards, .light')]
        .filter(thing => box(thing).width > 0 && thing.checkVisibility({ visibilityProperty: true }));
    const aiming = ground.querySelector('.grumpf-stand.lit') !== null; // then its track lies over all of it
    return seen.filter(thing => box(thing).left < edge.left || box(thing).right > edge.right
            || box(thing).top < edge.top || box(thing).bottom > edge.bottom
            || (thing.matches('.stand') && box(thing).width < 18)
            || (!aiming && seen.some(other => other !== thing && over(box(thing), box(other)))))
        .map(thing => `${ground.dataset.ground} ${thing.getAttribute('class')}`);
})"""
COVERED_POINTS = """() => [...document.querySelectorAll('.kiddo:has(.mark)')].filter(kiddo => {
    const [mark, points] = ['.mark', '.points'].map(one => kiddo.querySelector(one).getBoundingClientRect());
    return mark.left < points.right && mark.right > points.left
        && mark.top < points.bottom - 3 && mark.bottom > points.top;
}).map(kiddo => kiddo.textContent)"""
# The longest that a nisse's card says, on every card: what is not two lines, or is cut by an edge that clips it.
CUT_TAGS = """() => [...document.querySelectorAll('.hand .tag span')].filter(tag => {
    tag.textContent = '12–14 of 18 beat it';
    const box = tag.getBoundingClientRect();
    let edge = 0;
    for (let one = tag.parentElement; one; one = one.parentElement)
        if (getComputedStyle(one).overflowY !== 'visible') edge = Math.max(edge, one.getBoundingClientRect().top);
    return box.height > 32 || box.top < edge;
}).length"""
CUT_SEATS = """() => [...document.querySelectorAll('.sitting label')]
    .filter(label => label.scrollWidth > label.clientWidth || label.offsetHeight > 60)
    .map(label => label.textContent)"""
GROUND_LABELS = "() => [...document.querySelectorAll('.grumpf-ground')].map(thing => thing.dataset.about)"
# Looks at each picture whether the board's lower edge fades, as if there were more below.
MARKS_FADES = """() => {
    window.faded = 0;
    const look = () => {
        window.faded += document.querySelector('.board .window, .window').dataset.more.includes('bottom');
        requestAnimationFrame(look);
    };
    look();
}"""
OVER = """([one, others]) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [...document.querySelectorAll(others)].map(other => other.getBoundingClientRect())
        .filter(other => box.top < other.bottom - 1 && box.bottom > other.top + 1
            && box.left < other.right - 1 && box.right > other.left + 1).length;
}"""


@pytest.mark.parametrize("size", [None, NARROW], ids=["phone", "narrow"])
def test_a_chosen_card_says_whole_what_it_does(size, person):
    one = person("Ada", "touch")
    at_table(one, "violet")
    if size:
        one.page.set_viewport_size(size)
    for _ in range(3):  # three rounds of the draft: up to twelve cards
        asked_for(one, "violet-ask-draft")
        for option in one.options:
            one.page.locator(f'[data-thing="{option["things"][0]}"]').first.tap()
            one.page.locator(".bar .primary").wait_for()
            assert one.page.evaluate(CUT) == []
            one.page.locator(".bar .again").tap()
        one.choose(one.options[0]["name"])
        one.wait(50)


def test_two_cards_of_gnome_lie_side_by_side_and_a_hint_stands_below_its_answer(person):
    one = person("Ada", "touch")
    at_table(one, "gnome")
    assert one.page.locator(".hand .cards .place").count() == 2
    assert one.page.locator(".hand .cards").get_attribute("data-more") == ""
    asked_for(one, "gnome-ask-play")
    one.page.locator('[data-tool="hint"]').tap()
    one.page.locator(".bar .hint").wait_for(timeout=300_000)  # it may be compiled first
    one.page.locator('[data-tool="hint"]').tap()
    one.page.locator(".bar .advice").wait_for()
    assert one.page.evaluate(LOW_ADVICE) == [True]


def test_a_small_phone_shows_a_turn_of_the_nisse_whole(person):
    """Also with dice, and with the longest reason why a card wins."""
    one = person("Ada", "touch")
    one.page.set_viewport_size(SMALL)
    chance = random.Random("n1")
    turns = lie_open = mine_open = games = 0
    while (turns < 30 or not lie_open or not mine_open) and games < 4:  # not in every game a 6 opens both hands
        one.set_table("nisse", {0: "me", 1: "apprentice"}, None, {})
        one.page.locator(".bar.asked").wait_for()
        games += 1
        for _ in range(4000):
            if one.phase == "over" or (turns >= 30 and lie_open and mine_open):
                break
            if one.asked:
                turns += one.page.locator(".reason:not(:empty)").count()
                assert one.page.evaluate(HIDDEN_BELOW) == 0, one.told
                if one.sight["view"]["hands"]["torech"]["open_for"] > 0:
                    lie_open += 1
                    expect(one.page.locator(".first [role=group]")).to_be_visible()  # what a 6 lays open
                    assert one.page.evaluate(OVER, [".first .side", ".second .side"]) == 0
                if one.sight["view"]["hands"]["violet"]["open_for"] > 0:
                    mine_open += 1
                    expect(one.page.locator(".second header")).to_contain_text("hand open", use_inner_text=True)
                one.decide(chance)
            one.wait(10)
    assert turns >= 30
    assert lie_open
    assert mine_open


def test_a_small_phone_replays_the_nisse_with_both_hands_open_and_nothing_over_anything(person, finished):
    one = person("Ada", "touch")
    one.page.set_viewport_size(SMALL)
    one.open(f"/replay/{finished('nisse', 2)}#60")
    one.page.locator("div.middle").wait_for()
    assert one.page.locator(".side .opened").count() == 2
    for side in (".first .side", ".second .side"):
        assert one.page.evaluate(OVER, [side, "div.middle > *, div.middle .cards"]) == 0
    one.open(f"/replay/{finished('nisse', 2)}#9")
    one.page.reload()
    one.page.locator(".draft .cell").first.wait_for()
    assert one.page.evaluate(OVER, [".rows .cell:last-child", ".taken, .roll"]) == 0


@pytest.mark.parametrize("slug", slugs())
def test_a_small_phone_names_every_seat_of_a_new_table_whole(slug, person):
    one = person("Ada", "touch")
    one.page.set_viewport_size(SMALL)
    one.open(f"/new/{slug}")
    one.page.locator(".sitting select").first.wait_for()
    assert one.page.evaluate(CUT_SEATS) == []


def test_a_line_said_while_the_chat_is_put_away_leaves_a_sign(person):
    ada, bo = person("Ada", "touch"), person("Bo", "touch")
    ada.set_table("nisse", {0: "me", 1: "friend"}, None, {})
    bo.sit_down(ada.invite())
    for one in (ada, bo):
        one.page.locator("[data-tool=log]").tap()
        one.page.get_by_role("tab", name="Chat").tap()
    ada.page.locator(".tabs .close").tap()
    bo.page.get_by_placeholder("Say something").fill("Good luck!")
    bo.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-tool=log] .dot")).to_be_visible()
    ada.page.locator("[data-tool=log]").tap()
    expect(ada.page.locator("[data-tool=log] .dot")).to_have_count(0)


def test_a_small_phone_shows_whole_what_cards_of_gnome_do(person):
    one = person("Ada", "touch")
    one.page.set_viewport_size(SMALL)
    one.set_table("gnome", {0: "me", 1: "apprentice", 2: "apprentice"}, 3, {})
    one.page.locator(".shell").wait_for()
    chance = random.Random("n1")
    read = 0
    for _ in range(4000):
        if one.phase == "over" or read >= 30:
            break
        if one.asked:
            read += one.page.locator(".hand .card p").count()
            assert one.page.evaluate(CUT_CARDS) == []
            one.decide(chance)
        one.wait(10)
    assert read >= 30


def test_a_small_phone_shows_the_trail_of_six_gnomes_and_what_each_has_on_the_table(person):
    one = person("Ada", "touch")
    one.page.set_viewport_size(SMALL)
    one.sit_at("gnome", {0: "me", **dict.fromkeys(range(1, 6), "apprentice")})
    chance = random.Random("six")
    for _ in range(4000):
        if one.page.locator(".mat .gnome-item").count() >= 6:
            break
        if one.asked:
            one.decide(chance)
        one.wait(10)
    assert one.page.evaluate(CUT_ITEMS) == []
    assert one.page.evaluate("document.querySelector('.map').clientHeight") >= 150


def test_a_low_desk_gives_six_gnomes_with_little_the_trail(person):
    one = person("Ada")
    one.page.set_viewport_size(LOW_DESK)
    one.sit_at("gnome", {0: "me", **dict.fromkeys(range(1, 6), "apprentice")})
    one.page.locator(".bar.asked").wait_for()
    assert one.page.evaluate("document.querySelector('.map').clientHeight") >= 260


def test_a_small_phone_shows_all_decks_and_what_the_card_being_played_does(person):
    one = person("Ada", "touch")
    one.page.set_viewport_size(SMALL)
    one.sit_at("naughty", {0: "me", **dict.fromkeys(range(1, 5), "apprentice")}, {"level": 5})
    aimed = False
    chance = random.Random("aims")
    for _ in range(4000):
        if aimed or one.phase == "over":
            break
        if one.asked:
            asked = one.sight["question"]["text"]["id"]
            if asked == "naughty-ask-main":
                assert one.page.evaluate(BELOW) == 0
                creatures = [option for option in one.options if "creature:" in str(option["things"])]
                summons = [option for option in one.options if option["name"] == "summon"]  # until one comes
                one.choose((creatures or summons or one.options)[0]["name"])
            else:
                if aimed := asked in ("naughty-ask-target", "naughty-ask-kiddo"):
                    expect(one.page.locator(".stage .does")).to_be_in_viewport(ratio=1)
                one.decide(chance)
        one.wait(25)
    assert aimed, "no card asked on whom"


def test_beside_three_answers_it_is_said_whole_what_to_touch(person):
    """As in a last turn of Naughty or Nice."""
    one = person("Ada", "touch")
    at_table(one, "naughty")
    chance = random.Random("three")
    for _ in range(4000):
        if one.page.locator(".bar .buttons:has([data-option]) .touch").is_visible():
            break
        if one.asked:
            one.decide(chance)
        one.wait(25)
    else:
        raise AssertionError(f"never asked with an answer beside what to touch: {one.told}")
    for size in ({"width": 390, "height": 844}, SMALL):
        one.page.set_viewport_size(size)
        assert one.page.evaluate(CUT_BESIDE_THREE) == 0


def test_the_turn_lies_over_neither_player(person):
    one = person("Ada", "touch")
    at_table(one, "nisse")
    chance = random.Random("turns")
    for size in (None, LOW, NARROW):
        if size:
            one.page.set_viewport_size(size)
        for _ in range(400):
            if one.asked and one.sight["question"]["text"]["id"] == "nisse-ask-follow":
                break
            if one.asked:
                one.decide(chance)
            one.wait(10)
        assert one.page.evaluate(OVER, [".middle .trump", ".play .first, .play .second"]) == 0
        assert one.page.evaluate(OVER, [".middle .cards", ".play .first, .play .second"]) == 0
        one.decide(chance)
    assert not one.out_of_reach, "also in the draft"


def test_what_beats_a_card_is_said_in_two_lines(person):
    one = person("Ada", "touch")
    at_table(one, "nisse")
    asked_for(one, "nisse-ask-lead")
    one.page.locator(".hand .tag span").first.wait_for()
    for size in (SMALL, {"width": 390, "height": 844}):
        one.page.set_viewport_size(size)
        one.wait(300)
        assert one.page.locator(".hand .tag").count() == 4
        assert one.page.evaluate(CUT_TAGS) == 0


def test_ones_own_clan_is_in_sight_and_the_board_has_no_more_to_scroll_to(person):
    one = person("Ada", "touch")
    one.sit_at("grumpf", {**dict.fromkeys(range(5), "apprentice"), 5: "me"}, {"mode": "beat"})
    one.page.locator(".bar.asked").wait_for()
    mine, strip = (
        one.page.locator("section.seats .seat.mine").bounding_box(),
        one.page.locator("section.seats").bounding_box(),
    )
    assert mine["x"] >= strip["x"]
    assert mine["x"] + mine["width"] <= strip["x"] + strip["width"]
    assert "right" not in one.page.locator(".board .window").get_attribute("data-more")
    assert one.page.locator(".recap").count() == 0, "before one's first turn one has missed nothing"


def test_violets_tableau_lies_over_no_name(person):
    """Nor is what is stronger here cut, where tokens lie beside it."""
    one = person("Ada", "touch")
    one.sit_at("violet", {0: "apprentice", 1: "me"})
    one.page.set_viewport_size(NARROW)
    chance = random.Random("tableau")
    with_tokens = 0
    for _ in range(2000):
        if one.phase == "over" or with_tokens == 5:
            break
        if one.asked:
            assert one.page.evaluate(OVER, [".tableau", ".meeting .who b"]) == 0
            here = one.page.locator("p.here")
            assert here.evaluate("here => here.scrollHeight <= here.clientHeight + 1")
            with_tokens += one.page.locator(".tokens").count() > 0
            one.decide(chance)
        one.wait(10)
    assert with_tokens, "the game ended before anybody had a token"


@pytest.mark.parametrize("slug", ["violet", "nisse"])
def test_who_won_is_written_over_no_name(slug, finished, person):
    one = person("Ada", "touch")
    one.page.set_viewport_size(NARROW)
    one.open(f"/table/{finished(slug, 2)}")
    one.page.locator("#sheet-title").wait_for()
    for seat in (1, 2):
        row = f".sides li:nth-child({seat})"
        assert one.page.evaluate(OVER, [f"{row} em", f"{row} b"]) == 0


@pytest.mark.parametrize("size", [None, LOW_DESK], ids=["phone", "low desk"])
def test_all_six_results_of_gnome_are_in_sight(size, finished, person):
    one = person("Ada", "touch")
    if size:
        one.page.set_viewport_size(size)
    one.open(f"/table/{finished('gnome', 6)}")
    one.page.locator("#sheet-title").wait_for()
    scroll = one.page.locator("dialog[open] .scroll")
    scroll.locator("li").nth(5).wait_for()
    assert scroll.evaluate("scroll => scroll.scrollHeight <= scroll.clientHeight + 1")
    assert one.page.locator("dialog[open] > .picture").bounding_box()["height"] > 72, "there is room for a picture"


def test_how_a_brawl_ended_is_in_sight_on_a_low_map(person):
    one = person("Ada")
    one.page.set_viewport_size(LOW_DESK)
    others = dict.fromkeys(range(1, 6), "apprentice")
    one.sit_at("gnome", {0: "me", **others})
    chance = random.Random("brawls")
    brawls = 0
    for _ in range(2000):
        if one.phase == "over" or brawls == 3:
            break
        if one.asked:
            ended = one.page.locator(".panel:has(.brawl ul)")
            if ended.count() > 0:
                assert "bottom" not in ended.get_attribute("data-more")
                brawls += 1
            one.decide(chance)
        one.wait(10)
    assert brawls, "nobody brawled"


def test_a_low_desk_cuts_no_ground(person):
    """With every colour of the house, or with few."""
    one = person("Ada")
    one.page.set_viewport_size(LOW_DESK)
    one.sit_at("grumpf", {0: "me", **dict.fromkeys(range(1, 4), "apprentice")}, {"mode": "beat"})
    chance = random.Random("f")
    made = 0
    for _ in range(2000):
        if one.phase == "over" or made == 20:
            break
        if one.asked:
            for colours in ("none", "active"):
                one.page.emulate_media(forced_colors=colours)
                assert one.page.evaluate(CUT_GROUNDS) == []
            one.decide(chance)
            made += 1
        one.wait(10)
    assert made == 20
    for size in (LOW_DESK, DESK):
        one.page.set_viewport_size(size)
        assert one.page.evaluate(CUT_TOTALS) == []


@pytest.mark.parametrize("size", [SMALL, TINY], ids=["small", "tiny"])
def test_a_small_phone_shows_who_stands_where_and_every_total(size, person):
    """Without a Grumpf in hand, and while a club looks for its target."""
    one = person("Ada", "touch")
    one.page.set_viewport_size(size)
    one.sit_at("grumpf", {0: "me", **dict.fromkeys(range(1, 6), "apprentice")}, {"mode": "beat"})
    chance = random.Random("small")
    aimed = made = 0
    for _ in range(4000):
        if one.phase == "over" or (made >= 12 and aimed >= 2):
            break
        if one.asked:
            one.wait(350)  # what comes has come
            assert one.page.evaluate(UNREADABLE) == []
            assert not [label for label in one.page.evaluate(GROUND_LABELS) if ".." in label]
            clubs = [
                option["things"] for option in one.options if option["things"][1:] and "stand" in option["things"][1]
            ]
            if clubs:
                one.page.locator(f'[data-thing="{clubs[0][0]}"]').tap()
                one.page.locator(".grumpf-stand.lit").first.wait_for()
                assert one.page.evaluate(UNREADABLE) == []
                one.page.locator(".bar .again").tap()
                aimed += 1
            one.decide(chance)
            made += 1
        one.wait(10)
    assert made
    assert aimed, "nobody could be clubbed"


def test_the_mark_of_a_wish_that_one_can_pay_lies_over_no_points(person):
    one = person("Ada")
    one.page.set_viewport_size(LOW_DESK)
    one.sit_at("naughty", {0: "me", **dict.fromkeys(range(1, 5), "apprentice")}, {"level": 5})
    chance = random.Random("marks")
    marked = 0
    for _ in range(4000):
        if one.phase == "over" or marked >= 5:
            break
        if one.asked:
            marked += one.page.locator(".kiddo .mark").count()
            assert one.page.evaluate(COVERED_POINTS) == []
            one.decide(chance)
        one.wait(10)
    assert marked, "nobody could pay for anything"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_low_desk_shows_shape_and_points_of_each_child_and_the_decks_above_the_givers(seats, person):
    one = person("Ada")
    one.page.set_viewport_size(LOW_DESK)
    others = dict.fromkeys(range(1, seats), "apprentice")
    one.sit_at("naughty", {0: "me", **others}, {"level": 5, "giver_selection": "random"})
    one.page.locator(".bar.asked").wait_for()
    assert one.page.locator(".naughty-kiddo .badge").count() > 4
    assert one.page.evaluate(CUT_CHILDREN) == []
    assert one.page.evaluate(OVER, ["ul.bench", ".shed *"]) == 0
    for giver in one.page.locator(".bench .naughty-seat").all():
        does = giver.locator(".ability").text_content()
        assert does
        assert does in giver.get_attribute("data-about"), "said where one points at him: here is no room for it"


def test_a_card_in_flight_is_no_more_of_the_board_to_scroll_to(person):
    one = person("Ada", "touch", motion=1)
    one.page.emulate_media(reduced_motion="no-preference")
    at_table(one, "violet")
    one.page.evaluate(MARKS_FADES)
    chance = random.Random("flights")
    played = 0
    for _ in range(1000):
        if played == 3:
            break
        if one.asked:
            played += one.sight["question"]["text"]["id"] == "violet-ask-play"
            one.decide(chance)
        one.wait(20)
    assert played == 3
    assert not one.page.evaluate("window.faded")


def test_with_few_colours_no_card_shows_through_another_and_black_parcels_have_an_edge(person):
    one = person("Ada")
    at_table(one, "naughty")
    one.page.emulate_media(forced_colors="active")
    ground = "cards => cards.map(card => getComputedStyle(card).backgroundColor)"
    for cards in (".present", ".kiddo"):
        seen = one.page.locator(cards).evaluate_all(ground)
        assert seen
        assert not [colour for colour in seen if colour.startswith("rgba")], cards
    strokes = one.page.locator(".wish .form").evaluate_all("all => all.map(one => getComputedStyle(one).stroke)")
    assert strokes
    assert "none" not in strokes
