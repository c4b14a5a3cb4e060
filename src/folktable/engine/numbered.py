"""What a game asks and tells, declared once: a number for the rules, and what people read of it.

    QUESTIONS = Questions()
    LEAD = QUESTIONS.asks("lead", "nisse-turn-1")

    NOTES = Notes()
    LED = NOTES.told("nisse-leads", "nisse-turn-1", "who", "card")  # seat; x card

Rules know the numbers alone: `ask(s, seat, LEAD)`, `note(s, LED, seat, card)`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


@dataclass(frozen=True)
class Phase:
    """What a phase asks: for scenarios, for the texts of its question and for the rules behind it."""

    word: str  # in scenarios and notation: "take card"
    rules: tuple[str, ...]
    text: str = ""  # of the texts `<slug>-ask-...` and `<slug>-await-...`, where it is not the word

    @cached_property
    def id(self) -> str:
        return self.text or self.word.replace(" ", "-")


class Questions(dict[int, Phase]):
    def asks(self, word: str, *rules: str, text: str = "") -> int:
        self[len(self)] = Phase(word, rules, text)
        return len(self) - 1

    def words(self) -> dict[str, int]:
        return {phase.word: number for number, phase in self.items()}


class Note(NamedTuple):
    """The text of a note with what it names of the telling (engine/telling.py), and the rule behind it."""

    text: str
    rule: str
    names: tuple[str, ...]
    hidden: str = ""  # what only its knowers are told; the others read the text `...-hidden`, without it
    event: tuple[str, ...] = ()  # what a page shows happening: a word, then what it names of the telling


class Notes(dict[int, Note | None]):
    def told(self, text: str, rule: str, *names: str, event: tuple[str, ...] = ()) -> int:
        return self.add(Note(text, rule, names, event=event))

    def whispered(self, text: str, rule: str, hidden: str, *names: str) -> int:
        return self.add(Note(text, rule, names, hidden))

    def special(self) -> int:
        """The game's `told.py` makes its text: it is more than names put into a text."""
        return self.add(None)

    def add(self, note: Note | None) -> int:
        self[len(self)] = note
        return len(self) - 1


class Kinds(dict[int, tuple[str, str]]):
    """Kinds of a thing (of cards, of reasons), each with its id in texts and editions and the rule that tells of it."""

    def add(self, id: str, rule: str) -> int:
        self[len(self)] = (id, rule)
        return len(self) - 1

    def ids(self) -> tuple[str, ...]:
        return tuple(id for id, _ in self.values())

    def rules(self) -> tuple[str, ...]:
        return tuple(rule for _, rule in self.values())
