"""English with the dots and rings of the north on its vowels: a word from elsewhere is found by a plain one."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page

from folktable.engine.words import LOCALES

PLAIN, DOTTED = "aeiouyAEIOUY", "åéïøüÿÅÉÏØÜŸ"
NORTHERN, SOUTHERN = str.maketrans(PLAIN, DOTTED), str.maketrans(DOTTED, PLAIN)
SAID = """() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const labels = [...document.querySelectorAll(attributes.map(name => `[${name}]`).join())]
        .flatMap(thing => attributes.map(name => thing.getAttribute(name) ?? ''));
    const drawn = [...document.querySelectorAll('svg text')].map(text => text.textContent);
    return [document.title, ...document.body.innerText.split('\\n'), ...labels, ...drawn];
}"""


class Northern(Transformer):  # type: ignore[misc]
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(NORTHERN)
        return node


def speaks_northern(data: Path) -> None:
    """A server that keeps its data there has the language, by the name of `se`."""
    (data / "locale").mkdir()
    texts = Northern().visit(FluentParser().parse((LOCALES / "en.ftl").read_text("utf-8")))
    (data / "locale" / "se.ftl").write_text(FluentSerializer().serialize(texts), encoding="utf-8")


def english_on(page: Page) -> set[str]:
    """Lines with a plain vowel in a word; single letters are signs."""
    found = re.compile(r"[aeiouy][a-z]|[a-z][aeiouy]", re.IGNORECASE)
    return {line.strip() for line in page.evaluate(SAID) if found.search(line)}
