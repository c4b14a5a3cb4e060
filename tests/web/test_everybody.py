"""A table for everybody: by keys alone, by ear, without motion, in forced colours, on the narrowest phone.

One walk through each game shows it all: at every decision what is read out, where the focus is and what moves; at
each question that was not asked before also the board in forced colours and at 320 px. It is gone through in another
language than English, of which nothing may be left.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from folktable.engine.game import slugs
from tests.web.house import Person
from tests.web.northern import SOUTHERN, english_on
from tests.web.test_choosing import OUT_OF_REACH, at_table

DECISIONS = 14
LOG_KEEPS = 200  # lines: the page forgets older ones than the last 300
NARROW = {"width": 320, "height": 640}
# No player says "main_action", "violet-draw-1", "card:P6" or "undefined".
NOT_A_PLAYERS_WORD = re.compile(r"\w_\w|\b(?:violet|nisse|grumpf|naughty|gnome)-[a-z]|[a-z]:\w|undefined|null|NaN|[{}]")
TREE_SIGNS = r"^ *- (/\w+:.*|[a-z]+)|\[[^\]]*\]|:$"  # what the accessibility tree is written with
LISTEN = """
globalThis.heard = [];
new MutationObserver(() => {
    const words = document.querySelector('.shell > [aria-live]')?.textContent ?? '';
    if (words && words !== heard.at(-1)) heard.push(words);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
# What the log tells, and what was heard so far.
TOLD = """() => [
    [...document.querySelectorAll('.log .line')].map((line) =>
        line.textContent.replaceAll(/\\u00a0\\([^)]*\\)/g, '').trim()),
    heard,
]"""
# The question, what was heard last, and what everything that leads on is called.
READ_OUT = """() => {
    const name = (one) => one.getAttribute('aria-label')
        ?? one.querySelector('.visually-hidden, .words')?.textContent ?? one.textContent;
    const all = [...document.querySelectorAll('[data-thing].lit, .bar [data-option]')];
    const names = all.map((one) => [one.dataset.thing ?? one.dataset.option, name(one).trim()]);
    return [document.querySelector('.bar .question p').textContent.trim(), heard.at(-1) ?? '', names];
}"""
# What has the focus, whether one sees that it has, and whether it is in sight itself.
FOCUS = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return 'nowhere';
    const style = getComputedStyle(one);
    const marked = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.filter !== 'none';
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const seen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const name = one.dataset.thing ?? one.dataset.option ?? one.className;
    return marked && seen ? '' : `${name}: ${marked ? '' : 'not marked'} ${seen ? '' : 'out of sight'}`;
}"""
# With motion off nothing travels: what changes may fade or glow.
TRAVELS = """() => document.getAnimations().flatMap((one) => {
    const still = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility', 'color',
        'backgroundColor', 'borderColor', 'borderTopColor', 'borderBottomColor', 'borderLeftColor', 'borderRightColor',
        'boxShadow', 'textShadow', 'filter', 'fill', 'stroke', 'outlineColor']);
    const { duration, iterations } = one.effect.getComputedTiming();
    const frames = one.effect.getKeyframes();
    const moves = frames.flatMap((frame) => Object.keys(frame).filter((name) => !still.has(name)));
    const where = `${one.effect.target?.className?.baseVal ?? one.effect.target?.className} ${one.animationName ?? ''}`;
    if (duration > 0 && moves.length > 0) return [`${where}: ${moves}`];
    return iterations === Infinity ? [`${where}: never ends`] : [];
})"""
# How a thing is marked by lines alone.
LINES = """() => {
    const lines = (one) => [null, '::after'].map((part) => {
        const style = getComputedStyle(one, part);
        return [style.outlineStyle, style.outlineWidth, part && style.borderTopStyle, part && style.borderTopWidth];
    }).flat().join(' ');
    const of = (selector) => [...document.querySelectorAll(selector)].map(lines);
    const border = (selector) => [...document.querySelectorAll(selector)]
        .map((one) => getComputedStyle(one).borderTopWidth + getComputedStyle(one).borderBottomWidth);
    return {
        lit: of(':is(.thing, .svg-thing).lit:not(.chosen, :focus)'),
        chosen: of(':is(.thing, .svg-thing).chosen:not(:focus)'),
        others: of(':is(.thing, .svg-thing):not(.lit, .chosen, .instead, :focus)'),
        turn: border('.seat.turn'),
        waiting: border('.seat:not(.turn)'),
        asked: border('.bar'),
    };
}"""


@pytest.mark.parametrize("slug", slugs())
def test_keys_ears_and_narrow_screens(slug, person):
    one = person("Bjrn", "keyboard", fades=True, language="se")
    one.context.add_init_script(LISTEN)
    at_table(one, slug)
    one.page.keyboard.press("Tab")
    chance = random.Random(slug)
    before = one.page.evaluate(TOLD)
    known: set[str] = set()
    for _ in range(DECISIONS):
        if not asked_again(one) or one.page.locator(".log li").count() > LOG_KEEPS:
            break
        question = one.sight["question"]["text"]["id"]
        read_out(one)
        if question not in known:
            known.add(question)
            narrow(one)
            without_colours(one, chance)
            by_focus(one, chance)
        else:
            one.decide(chance)
        assert not one.page.evaluate(TRAVELS), one.told
        assert not one.page.evaluate(FOCUS), one.told
        assert not english_on(one.page), one.told
    assert len(known) > 1, known
    each_line_once(one, before)
    one.page.keyboard.press("b")  # the board in a few sentences
    assert not english_on(one.page)


def asked_again(one: Person) -> bool:
    """Wait until the page asks; False: the game is over."""
    for _ in range(800):
        if one.phase == "over":
            return False
        if one.asked and one.page.locator(".bar.asked").count() > 0:
            return True
        one.wait(10)
    raise AssertionError(f"nothing is asked: {one.told}")


def read_out(one: Person) -> None:
    """The question is heard and shown; everything that may be chosen has a name of its own, in a player's words."""
    question, said, names = one.page.evaluate(READ_OUT)
    assert said.strip().endswith(question), (question, said)
    assert names, one.told
    for of, name in names:
        assert re.search(r"\w", name), f"{of} has no name; {one.told}"
    buttons = Counter(name for of, name in names if ":" not in of)
    assert max(buttons.values(), default=1) == 1, buttons
    tree = re.sub(TREE_SIGNS, "", one.page.locator(".shell").aria_snapshot(), flags=re.M)
    for words in (question, said, *(name for _, name in names), tree):
        wrong = NOT_A_PLAYERS_WORD.search(words := words.translate(SOUTHERN))
        assert not wrong, words[max(0, wrong.start() - 80) : wrong.end() + 80]


def each_line_once(one: Person, before: tuple[list[str], list[str]]) -> None:
    """What happened since one came was said, no line twice."""
    lines, heard = one.page.evaluate(TOLD)
    told = Counter(lines) - Counter(before[0])
    said = " ".join(heard[len(before[1]) :])
    assert sum(told.values()) > 5
    assert {line: said.count(line) for line in told if said.count(line) < told[line]} == {}, "never said"
    whole = [line for line in told if not any(line in other for other in told if other != line)]
    assert {line: said.count(line) for line in whole if said.count(line) > told[line]} == {}, "said too often"


def narrow(one: Person) -> None:
    before: Any = one.page.viewport_size
    one.page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    one.wait(100)
    lost = one.page.evaluate(OUT_OF_REACH)
    one.page.set_viewport_size(before)
    assert not lost, (lost, one.told)


def without_colours(one: Person, chance: random.Random) -> None:
    """Legal, chosen and neither look different by their lines, and so do the seat whose turn it is and the bar."""
    one.page.emulate_media(forced_colors="active")
    lines = one.page.evaluate(LINES)
    assert not set(lines["lit"]) & set(lines["others"]), one.told
    assert not set(lines["turn"]) & set(lines["waiting"]), one.told
    asked = lines["asked"]
    first = [option["things"] for option in one.options if len(option["things"]) > 1]
    if first:
        thing = f'[data-thing="{chance.choice(first)[0]}"]'
        for _ in range(3):  # what another seat does may undo the choice before it is looked at
            one.page.locator(thing).first.dispatch_event("click")
            one.page.locator(f"{thing}.chosen").wait_for(state="attached")
            lines = one.page.evaluate(LINES)
            if lines["chosen"]:
                break
        assert lines["chosen"]
        assert not set(lines["chosen"]) & {*lines["lit"], *lines["others"]}, one.told
        one.page.keyboard.press("Escape")
    one.page.emulate_media(forced_colors="none")
    assert one.page.evaluate(LINES)["asked"] != asked, "the bar says that one is asked"


def by_focus(one: Person, chance: random.Random) -> None:
    """Tab and arrows to what glows, Enter, Space: where that does not finish the choice, the numbers do."""
    decision = one.decision
    one._by_keyboard(chance, unheard=True)
    assert not one.page.evaluate(FOCUS), one.told
    if one.decision == decision and one.asked:
        one.decide(chance)
