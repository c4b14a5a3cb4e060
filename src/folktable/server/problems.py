"""Refusals: a code for programs, a sentence for people that says what to do."""

from __future__ import annotations

from folktable.engine.words import Value, Words, in_words


class Refusal(Exception):
    """`why` names the text (`refusal-...`) where several reasons share a code."""

    def __init__(self, status: int, code: str, why: str = "", /, **values: Value) -> None:
        self.words = Words(f"refusal-{why or code}", values)
        super().__init__(in_words(self.words))
        self.status, self.code = status, code

    @property
    def text(self) -> str:
        return str(self)


# Told, never raised: one that is raised again and again would keep every stack it came through.
NOT_STORED = Refusal(503, "not-stored")
OVERTAKEN = Refusal(409, "overtaken")
OTHERS_DECIDED = Refusal(409, "nothing-to-take-back", "others-decided")
