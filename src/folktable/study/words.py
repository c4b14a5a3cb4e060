"""A review in words: the three turns on top, then each seat, then what could have been better and why."""

from __future__ import annotations

from collections.abc import Iterator

from folktable.engine.game import Opened
from folktable.engine.words import Words, in_words, sentence, words
from folktable.study.report import Decided, Review, Turn

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60


def percent(share: float) -> int:
    return round(100 * share)


def told(opened: Opened, review: Review) -> Iterator[str]:
    names = opened.game.table.seat_names(opened)
    yield sentence(summary(opened, review))
    yield ""
    for seat, standing in enumerate(review.seats):
        yield sentence(
            words(
                "review-seat",
                who=names[seat],
                away=percent(standing.given_away),
                given=percent(standing.given),
                luck=percent(standing.luck),
            )
        )
        yield f"  {curve([point.chance for point in standing.honest])}"
    for one in review.decisions:
        if one.mark != "good":
            yield ""
            mark = in_words(words(f"review-mark-{one.mark}"))
            yield f"{one.number + 1}. {sentence(mistake_in_words(opened, one))} ({mark})"
            yield from (f"   {sentence(reason.text)}." for reason in one.reasons)


def curve(chances: list[float]) -> str:
    """Over time, low to high."""
    every = max(1, -(-len(chances) // COLUMNS))
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances[::every])


def summary(opened: Opened, review: Review) -> Words:
    """One line to share: who won, and where it turned."""
    names = opened.game.table.seat_names(opened)
    winner = tuple(names[seat] for seat, standing in enumerate(review.seats) if standing.result > 0)
    if not review.turns:
        return words("review-even", title=opened.game.title, winner=winner)
    turns = " ".join(sentence(turn_in_words(opened, review, turn)) for turn in review.turns)
    return words("review-summary", title=opened.game.title, winner=winner, turns=turns)


def turn_in_words(opened: Opened, review: Review, turn: Turn) -> Words:
    if turn.kind == "choice":
        return mistake_in_words(opened, next(one for one in review.decisions if one.number == turn.after))
    who, moved = opened.game.table.seat_names(opened)[turn.seat], percent(abs(turn.moved))
    return (
        words("review-lucky", who=who, percent=moved)
        if turn.moved > 0
        else words("review-unlucky", who=who, percent=moved)
    )


def mistake_in_words(opened: Opened, one: Decided) -> Words:
    who = opened.game.table.seat_names(opened)[one.seat]
    chosen, best = one.chosen.text, one.choices[0].text
    return words("review-slipped", who=who, chosen=chosen, best=best, percent=percent(one.lost))
