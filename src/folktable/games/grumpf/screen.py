"""A view as text, for a terminal."""

from __future__ import annotations

from folktable.engine.words import in_words, words
from folktable.games.grumpf.names import initials
from folktable.games.grumpf.seen import AnimalSeen, BoardSeen, ClanSeen, SeriesSeen, View
from folktable.games.grumpf.state import *


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            f"Round {view.round} of {view.rounds}{clock_text(view)}   huts: {hut_text(view)}   "
            f"ties: {', '.join(view.tie_order)}",
            "",
            *(board_line(view, board) for board in view.boards),
            "",
            *(clan_line(view, word, clan) for word, clan in view.clans.items()),
            *removed_lines(view),
            *(f"  moving: {motion.clan} {motion.action}" for motion in view.motions),
            *(series_line(word, series) for word, series in view.series.items()),
            *([f"Won by {' and '.join(view.winners)}."] if view.winners else []),
        ]
    )


def clock_text(view: View) -> str:
    if view.beat:
        return f", beat {view.beat}"
    return f", {view.now / 1000:.1f} s" if view.now else ""


def hut_text(view: View) -> str:
    return " ".join([*view.huts_taken, *["empty"] * (view.huts - len(view.huts_taken))])


def board_line(view: View, board: BoardSeen) -> str:
    """mammoth •  x3  1-1  [P5 B2* .. .. ..]  7 not yet  blue, pink   Strength 20 or more in total."""
    letters = initials([*view.clans, *(one.clan for one in board.track if one.clan not in view.clans)])
    track = [f"{letters[one.clan]}{one.value}{'*' if one.knocked_out_by else ''}" for one in board.track]
    track += [".."] * (board.length - len(track))
    prize = f"x{board.animals} {'-'.join(map(str, board.awards))}" if board.awards else "prize"
    told = "" if board.total is None else f"{board.total:3} {in_words(words(f'grumpf-light-{board.light}'))}"
    ranked = f" ({', '.join(board.ranking)})" if board.ranking else ""
    return f"{board.name:9}{board.side:3}{prize:9} [{' '.join(track):26}] {told:17} {in_words(board.text)}{ranked}"


def clan_line(view: View, word: str, clan: ClanSeen) -> str:
    pool = " ".join(f"{token.slot}:{token.shows}{f'/{token.under}' if token.under else ''}" for token in clan.pool)
    name = f"{in_words(clan.name)}{' (you)' if view.you == word else ''}"
    home = " home" if clan.home else ""
    if clan.animals is None:
        goods = f"{clan.animal_count} Animals"
    else:
        goods = ", ".join(f"{count} {kind}" for kind, count in clan.animals.items() if count) or "no Animals"
        goods += f" = {clan.points} points"
    extras = f", {clan.jokers} Joker" * bool(clan.jokers) + f", tiles {clan.tiles}" * bool(clan.tiles)
    return f"{name:14}{home:5} pool [{pool}]  {goods}{extras}"


def removed_lines(view: View) -> list[str]:
    gone = [f"{count} {kind}" for kind, count in view.removed.items() if count]
    return [f"Taken out of the game by the neutral clan: {', '.join(gone)}"] if gone else []


def series_line(word: str, series: tuple[SeriesSeen, ...]) -> str:
    rows = "; ".join(f"{', '.join(map(animal_text, row.animals))} = {row.points}" for row in series)
    return f"Series of {word}: {rows or 'none'}"


def animal_text(animal: AnimalSeen) -> str:
    return animal.kind if animal.what == "animal" else f"{animal.kind} ({animal.what})"
