"""All hunting grounds, Animals and Grumpfs of the box, with their whole texts."""

from collections.abc import Iterator

from folktable.engine.game import Opened
from folktable.engine.glossary import Entry
from folktable.engine.words import words
from folktable.games.grumpf.names import animal_name, board_name, one
from folktable.games.grumpf.seen import board_seen
from folktable.games.grumpf.state import *


def glossary(opened: Opened) -> tuple[Entry, ...]:
    return (*grounds(opened), *grumpfs(opened), *animals(opened))


def grounds(opened: Opened) -> Iterator[Entry]:
    """Both sides of each."""
    group = words("grumpf-glossary-grounds")
    for board in range(BOARDS):
        for side in (0, 1):
            s = State()
            s.ground[board] = board + side * BOARDS
            seen = board_seen(s, opened, board)
            name = words("grumpf-glossary-ground", board=board_name(opened, board), side=seen.side)
            text = seen.text
            if seen.awards:
                text = words("grumpf-glossary-awards", text=text, awards=tuple(map(str, seen.awards)))
            yield Entry(group, f"ground:{seen.name}:{side + 1}", name, text, seen.rule, seen)


def grumpfs(opened: Opened) -> Iterator[Entry]:
    group = words("grumpf-glossary-grumpfs")
    for token in opened.edition.grumpfs:
        front, back = map(str, token.faces)
        name = words("grumpf-glossary-grumpf", front=front, back=back)
        text = words("grumpf-glossary-faces", count=token.copies, club="yes" if "club" in token.faces else "no")
        yield Entry(group, f"grumpf:{token.id}", name, text, "grumpf-hunt-3", [front, back])


def animals(opened: Opened) -> Iterator[Entry]:
    points = tuple(map(str, opened.edition.scoring.series_points[1:]))
    for kind, animal in enumerate(opened.edition.animals):
        text = words("grumpf-glossary-animal", count=animal.count, points=points)
        group = words("grumpf-glossary-animals")
        yield Entry(group, f"animal:{animal_name(opened, kind)}", one(opened, kind), text, "grumpf-score-2")
