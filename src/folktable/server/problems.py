"""Refusals: a code for programs, a sentence for people that says what to do."""

from __future__ import annotations


class Refusal(Exception):
    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


NOT_STORED = Refusal(503, "not-stored", "The server could not store that, so it has not happened: try again.")
