"""Guided first games through the page: every one from its first note to its last by keyboard, one by touch.

What a bubble says, what it points to and what may be touched are as the lesson has them, and it covers nothing of that,
on a desk as on a phone.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from folktable.engine.game import slugs
from folktable.engine.lesson import LessonNote, LessonStep, chapters_of
from folktable.engine.words import english_text
from tests.web.access import findings
from tests.web.house import DESK, PHONE, Person

# What is wrong with where the bubble stands: it covers, or does not point to, what it speaks of; it is cut off.
MISPLACED = """() => {
    const bubble = document.querySelector('.bubble').getBoundingClientRect();
    const told = document.querySelector('.bubble .primary') && document.querySelector('[data-uncovered="told"]');
    const meant = (document.querySelector('.meant') ?? told ?? document.querySelector('.bar')).getBoundingClientRect();
    const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
    const wrong = [...document.querySelectorAll('[data-thing].lit, .meant, .bar [data-option], [data-uncovered]')]
        .filter(one => apart(bubble, one.getBoundingClientRect()) < -2)
        .map(one => `covers ${one.dataset.thing ?? one.className}`);
    const tip = document.querySelector('.tip')?.getBoundingClientRect();
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!tip || apart(tip, meant) > 12) wrong.push('points nowhere');
    const { left, top, right, bottom } = bubble;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push('is cut off');
    if (apart(screen, meant) >= 0) wrong.push('speaks of what is not seen');
    return wrong;
}"""
# What lies behind the button that brings a bubble back, or what it needs more room than there is for.
BEHIND_COACH = """() => {
    const coach = document.querySelector('.shell .coach:is(button)').getBoundingClientRect();
    return [...document.querySelectorAll('[role=tab], .seats li, .board, .bar, .tools, .home, h1')].filter(other => {
        const { left, top, right, bottom, width } = other.getBoundingClientRect();
        return width > 1 && left < coach.right && coach.left < right && top < coach.bottom && coach.top < bottom;
    }).map(other => other.className || other.textContent);
}"""
TOUCHABLE = "() => [...document.querySelectorAll('[data-thing].lit')].map(one => one.dataset.thing)"
PLACES = """() => [...document.querySelectorAll('.board [data-thing], .bar')].map(one => {
    const { left, top } = one.getBoundingClientRect();
    return [one.dataset.thing ?? one.className, Math.round(left), Math.round(top)];
})"""


class Learner:
    """Follows a lesson and holds the page against it."""

    def __init__(self, person: Person, slug: str) -> None:
        self.person, self.page, self.slug = person, person.page, slug
        self.turn_to(0)

    def turn_to(self, chapter: int) -> None:
        self.lesson = chapters_of(self.slug)[chapter]
        self.steps = [step for step in self.lesson.script if self.lesson.teaches(step)]

    def begin(self, chapter: int = 0) -> None:
        """From the lobby; a later chapter from where the game is set up."""
        self.person.open(f"/new/{self.slug}" if chapter else "/")
        self.turn_to(chapter)
        self.press(self.page.locator(f'[data-lesson="{self.slug}"][data-chapter="{chapter}"]'))
        self.page.locator(".shell").wait_for()

    def press(self, button: Locator) -> None:
        if self.person.way == "touch":
            button.tap()
        else:
            button.focus()
            self.page.keyboard.press("Enter")

    def follow(self, first: int, count: int) -> None:
        for number in range(first, first + count):
            step = self.steps[number - 1]
            self.hear(step, number)
            self.decide(step)

    def hear(self, step: LessonStep, number: int) -> None:
        before = sum(max(1, len(one.notes)) for one in self.steps[: number - 1])
        for place, note in enumerate(step.notes, before + 1):
            self.read(note)
            expect(self.page.locator(".bubble small")).to_have_text(f"{place} of {self.lesson.bubbles()}")
            if note is not step.notes[-1]:
                self.only(set())  # first one reads, then one acts
                self.go_on()

    def read(self, note: LessonNote) -> None:
        expect(self.page.locator(".bubble.placed p")).to_contain_text(english_text(note.say))
        expect(self.page.locator(".meant")).to_have_count(1 if note.at else 0)
        self.stands_well(note)
        if self.person.way == "keyboard":  # the same window as a phone's, and the other way round for the next note
            narrow = self.page.viewport_size == PHONE
            self.page.set_viewport_size(DESK if narrow else PHONE)
            self.stands_well(note)

    def stands_well(self, note: LessonNote) -> None:
        for _ in range(40):
            if not (misplaced := self.page.evaluate(MISPLACED)):
                return
            self.person.wait(50)
        raise AssertionError(f"{note.say} at {self.page.viewport_size}: {misplaced}")

    def only(self, things: set[str]) -> None:
        """Just these can be touched."""
        for _ in range(40):
            if (touchable := set(self.page.evaluate(TOUCHABLE))) == things:
                return
            self.person.wait(50)
        raise AssertionError(f"{touchable} can be touched, not just {things}")

    def go_on(self) -> None:
        if self.person.way == "touch":
            self.page.locator(".bubble .primary").tap()
        else:
            self.page.keyboard.press("Enter")  # it has the focus

    def decide(self, step: LessonStep) -> None:
        """The one thing that glows, then the one button."""
        option = next(option for option in self.person.options if option["name"] == step.choice)
        expect(self.page.locator(".bar [data-option]")).to_have_count(1)
        if option["things"]:
            self.only({option["things"][0]})
        if self.person.way == "touch":
            self.person._by_hand(option)
            return
        for thing in option["things"] or [""]:  # what is wanted has the focus
            wanted = f'[data-thing="{thing}"]' if thing else ".bar [data-option]"
            self.page.locator(f"{wanted}:focus").wait_for(state="attached")
            self.page.keyboard.press("Enter")
        if option["things"] and self.slug != "grumpf":  # in a hunt the last touch plays
            self.page.locator(".bar .primary").wait_for()
            self.page.keyboard.press("Space")


@pytest.mark.parametrize("slug", [slug for slug in slugs() if chapters_of(slug)])
def test_a_whole_lesson_by_keyboard(slug, person):
    learner = Learner(person("Kaja", "keyboard"), slug)
    learner.begin()
    for chapter in range(len(chapters_of(slug))):
        learner.turn_to(chapter)
        learner.follow(1, len(learner.steps))
        bubbles = learner.lesson.bubbles()
        for place, note in enumerate(learner.lesson.end, bubbles - len(learner.lesson.end) + 2):
            learner.read(note)
            if note is not learner.lesson.end[-1]:  # the last word is not counted
                expect(learner.page.locator(".bubble small")).to_have_text(f"{place} of {bubbles}")
            learner.press(learner.page.locator(".bubble .primary"))  # after the last one: the next chapter, or play on
    expect(learner.page.locator(".bubble")).to_have_count(0)
    for _ in range(100):
        if learner.person.asked:
            break
        learner.person.wait(50)
    assert learner.person.asked, "the game goes on"


def test_by_touch_with_a_break_and_then_alone(person):
    phone = person("Tuva", "touch")
    learner = Learner(phone, "violet")
    learner.begin()
    learner.follow(1, 2)
    learner.hear(learner.steps[2], 3)
    phone.reconnect()
    learner.page = phone.page
    learner.follow(3, 8)
    assert not phone.out_of_reach

    learner.hear(learner.steps[10], 11)
    assert not findings(phone.page)
    phone.page.locator(".bubble .hide").tap()
    expect(phone.page.locator(".bubble")).to_have_count(0)
    for size in (DESK, {"width": 360, "height": 640}, PHONE):
        phone.page.set_viewport_size(size)
        assert not phone.page.evaluate(BEHIND_COACH), f"the coach hides something at {size}"
    phone.page.get_by_text("Coach", exact=True).tap()
    expect(phone.page.locator(".bubble")).to_have_count(1)
    phone.page.locator(".bubble .why").tap()
    expect(phone.page.locator("dialog[open]")).to_contain_text(learner.steps[10].notes[-1].rules[0])
    phone.page.locator("dialog[open] button").tap()

    phone.page.get_by_text("I’ll play on alone").tap()
    expect(phone.page.locator(".bubble")).to_have_count(0)
    things = {option["things"][0] for option in phone.options}
    assert len(things) > 1
    learner.only(things)
    phone.reconnect()
    phone.wait(300)
    expect(phone.page.locator(".bubble")).to_have_count(0)


def test_escape_puts_the_bubble_away_and_lets_one_act(person):
    learner = Learner(person("Esther", "keyboard"), "nisse")
    learner.begin(1)
    learner.read(learner.steps[0].notes[0])
    learner.page.keyboard.press("Escape")
    expect(learner.page.locator(".bubble")).to_have_count(0)
    learner.only({"card:B7"})
    learner.page.keyboard.press("1")
    learner.hear(learner.steps[1], 2)


def test_who_touches_something_else_is_led_back(person):
    learner = Learner(person("Sunniva", "touch"), "nisse")
    learner.begin(1)
    learner.read(learner.steps[0].notes[0])
    other = learner.page.locator('[data-thing="card:O3"]')
    other.tap(force=True)  # it says of itself that it cannot be used
    expect(learner.page.locator(".stray")).to_have_text("Not yet: read on first, with “Next”.")
    learner.hear(learner.steps[0], 1)
    expect(learner.page.locator(".stray")).to_have_count(0)
    other.tap(force=True)
    expect(learner.page.locator(".stray")).to_have_text("Not now: touch what glows.")
    expect(learner.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("way", ["touch", "mouse"])
def test_choosing_moves_nothing(way, person):
    """The second touch lands where the first did."""
    learner = Learner(person("Ylva", way), "violet")
    learner.begin()
    learner.page.locator(".bubble.placed").wait_for()
    learner.page.get_by_text("I’ll play on alone").click()
    learner.page.locator('.bar [data-option="first-violet"]').click()
    card = learner.page.locator('[data-thing="card:O5"].lit')
    card.wait_for()
    before = learner.page.evaluate(PLACES)
    learner.person._touch('[data-thing="card:O5"]')
    learner.page.locator(".bar .primary").wait_for()
    assert learner.page.evaluate(PLACES) == before


def test_a_map_that_follows_a_gnome_shows_what_is_spoken_of(person):
    """On a low desk the map is larger than its window, and opens at the gnome: the cottage was out of sight."""
    ada = person("Ada", "mouse", motion=1)
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    learner = Learner(ada, "gnome")
    learner.begin()
    ada.page.locator(".meant").wait_for()
    ada.wait(1500)
    meant, window = (ada.page.locator(one).bounding_box() for one in (".meant", ".map"))
    assert meant is not None
    assert window is not None
    assert window["y"] <= meant["y"] + meant["height"] / 2 <= window["y"] + window["height"]
