"""A page of text as a picture, for programs that want to see one."""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np

from folktable.adapters import lacking

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise lacking(str(error.name), "pettingzoo") from None

COLUMNS, LINES = 120, 64
WIDTH, HEIGHT = 6, 11  # of a letter
FRAMES = str.maketrans("─│┌┐└┘├┤┬┴┼╴╶░█•·…–×", "-|+++++++++--.#*..-x")  # the letters have no frames
PAPER, INK = (24, 26, 34), (232, 226, 210)


def picture(text: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Always of the same size, as films need it: long lines go on in the next, what does not fit is cut off."""
    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, COLUMNS, drop_whitespace=False) or [""]]
    if len(lines) > LINES:
        lines[LINES - 1 :] = [f"... and {len(lines) - LINES + 1} lines more"]
    image = Image.new("RGB", ((COLUMNS + 2) * WIDTH, (LINES + 2) * HEIGHT), PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default_imagefont()
    for n, line in enumerate(lines):
        draw.text((WIDTH, (n + 1) * HEIGHT), line.translate(FRAMES).encode("latin-1", "replace"), INK, font)
    return np.array(image)
