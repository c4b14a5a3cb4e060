"""Drawing at a terminal: cards, tracks and boxes of letters, beside and below each other, in 80 columns and colour.

A block is a list of lines. Colour is in the lines as terminals understand it and takes no room; `plain` leaves it out.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence

WIDTH = 80
Block = list[str]

# Names of colours that boxes and editions use, of the 256 that terminals have. Others are drawn without colour.
INKS = {
    "red": 203, "orange": 208, "yellow": 221, "gold": 220, "green": 77, "mint": 79, "blue": 75, "purple": 141,
    "pink": 211, "white": 255, "black": 245, "grey": 245, "dim": 243,
}  # fmt: skip
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def paint(text: str, ink: str) -> str:
    return f"\x1b[38;5;{INKS[ink]}m{text}\x1b[0m" if ink in INKS and text else text


def plain(text: str) -> str:
    return COLOUR.sub("", text)


def length(text: str) -> int:
    return len(plain(text))


def padded(text: str, width: int) -> str:
    return text + " " * (width - length(text))


def centred(text: str, width: int) -> str:
    left = (width - length(text)) // 2
    return padded(" " * left + text, width)


def box(lines: Sequence[str], ink: str = "", width: int = 0, title: str = "") -> Block:
    """Lines in a frame, which may have a title in its upper edge."""
    inner = max([width - 2, length(title) + 2 if title else 0, *(length(line) for line in lines)])
    side = paint("│", ink)
    head = paint("┌" + "─" * inner + "┐", ink)
    if title:
        head = paint("┌╴", ink) + title + paint("╶" + "─" * (inner - length(title) - 2) + "┐", ink)
    return [head, *(side + padded(line, inner) + side for line in lines), paint(f"└{'─' * inner}┘", ink)]


def card(*lines: str, ink: str = "", width: int = 0) -> Block:
    """A card with its lines centred; as wide as its longest line, or wider."""
    inner = max(width - 2, *(length(line) + 2 for line in lines))
    return box([centred(paint(line, ink), inner) for line in lines], ink)


def card_back(lines: int = 2, width: int = 5) -> Block:
    return box(["░" * (width - 2)] * lines, "dim")


def beside(blocks: Iterable[Block], gap: int = 1) -> Block:
    """Blocks from left to right, their upper edges level."""
    several = [block for block in blocks if block]
    height = max(map(len, several), default=0)
    widths = [max(map(length, block)) for block in several]
    rows = []
    for n in range(height):
        cells = [padded(b[n] if n < len(b) else "", width) for b, width in zip(several, widths, strict=True)]
        rows.append((" " * gap).join(cells).rstrip())
    return rows


def in_rows(blocks: Iterable[Block], gap: int = 1, width: int = WIDTH) -> Block:
    """Blocks from left to right, and in the next row where no room is left."""
    rows: list[list[Block]] = []
    used = 0
    for block in blocks:
        needs = max(map(length, block)) + gap
        if not rows or used + needs > width + gap:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += needs
    return [line for row in rows for line in beside(row, gap)]


def heading(title: str, width: int = WIDTH) -> str:
    return paint(f"── {title} " + "─" * max(0, width - length(title) - 4), "dim")


def filled(text: str, indent: str = "", width: int = WIDTH) -> Block:
    """Words without colour in as many lines as they need; the ones after the first begin with the indent."""
    return textwrap.wrap(text, width, subsequent_indent=indent)


def bar(full: int, of: int, ink: str) -> str:
    return paint("█" * max(0, full), ink) + paint("░" * max(0, of - full), "dim")


def strip(cells: Sequence[tuple[str, str, str]], width: int = 3, most: int = 18) -> Block:
    """A track of spaces that lie edge to edge: the upper line, the lower line and the ink of each. A long one turns."""
    if len(cells) > most:
        half = (len(cells) + 1) // 2
        return [*strip(cells[:half], width), *strip(cells[half:], width)]
    edge = paint("│", "dim")
    rows = [edge + edge.join(centred(paint(cell[n], cell[2]), width) for cell in cells) + edge for n in (0, 1)]
    line = "─" * width
    joints = [[paint(f"{a}{b.join([line] * len(cells))}{c}", "dim")] for a, b, c in ("┌┬┐", "└┴┘")]
    return [*joints[0], *rows, *joints[1]]
