"""A view as text, for a terminal."""

from folktable.engine.drawing import WIDTH, Block, box, card, filled, heading, in_rows, length, padded, paint
from folktable.engine.words import in_words, words
from folktable.games.grumpf.names import initials
from folktable.games.grumpf.seen import AnimalSeen, BoardSeen, ClanSeen, SeriesSeen, View
from folktable.games.grumpf.state import *

GROUND = 39  # columns: two hunting grounds side by side


def screen(view: View) -> str:
    """A view as lines of text, for a terminal."""
    return "\n".join(
        [
            f"Round {view.round} of {view.rounds}{clock_text(view)}   Huts: {hut_text(view)}",
            *in_rows([ground(view, board) for board in view.boards]),
            *(line for word, clan in view.clans.items() for line in clan_lines(view, word, clan)),
            *removed_lines(view),
            *([f"On their way: {', '.join(name_of(view, one.clan) for one in view.motions)}."] if view.motions else []),
            *(line for word, series in view.series.items() for line in series_lines(view, word, series)),
            *([f"Won by {' and '.join(name_of(view, word) for word in view.winners)}."] if view.winners else []),
        ]
    )


def name_of(view: View, word: str) -> str:
    return in_words(view.clans[word].name) if word in view.clans else "the neutral clan"


def clock_text(view: View) -> str:
    if view.beat:
        return f", beat {view.beat}"
    return f", {view.now / 1000:.1f} s" if view.now else ""


def hut_text(view: View) -> str:
    taken = [paint(f"▟▙ {name_of(view, word)}", word) for word in view.huts_taken]
    return "  ".join([*taken, *[paint("▟▙ free", "dim")] * (view.huts - len(taken))])


def ground(view: View, board: BoardSeen) -> Block:
    """What waits there and what it asks for, the spaces in order, how it stands and who leads."""
    name = in_words(words("grumpf-name", board=board.name))
    sign = in_words(board.sign) if board.sign else ""
    prize = f"{board.animals} wait, shares {'-'.join(map(str, board.awards))}" if board.awards else "a prize"
    letters = initials([*view.clans, *(one.clan for one in board.track if one.clan not in view.clans)])
    track = [
        paint(f"{letters[one.clan]}{one.value}x" if one.knocked_out_by else f"{letters[one.clan]}{one.value}", one.clan)
        for one in board.track
    ]
    track += [paint("__", "dim")] * (board.length - len(track))
    told = "" if board.total is None else f"{board.total}, {in_words(words(f'grumpf-light-{board.light}'))}"
    lead = ", ".join(name_of(view, word) for word in board.ranking or ())
    inner = GROUND - 4
    lines = [
        *filled(in_words(board.text), width=inner),
        " ".join(track),
        *filled(f"{told}{': ' if told and lead else ''}{lead}", width=inner),
        prize,
    ]
    return box([f" {padded(line, inner)} " for line in lines], "", GROUND, f"{name} {board.side} {sign}".rstrip())


def clan_lines(view: View, word: str, clan: ClanSeen) -> list[str]:
    """What a clan has won and where its Elder is; its Grumpfs as they lie before it."""
    name = f"{in_words(clan.name)}{' (you)' if view.you == word else ''}"
    home = ", home" if clan.home else ""
    if clan.animals is None:
        goods = f"{clan.animal_count} Animals"
    else:
        caught = [in_words(words("grumpf-some", kind=kind, count=n)) for kind, n in clan.animals.items() if n]
        goods = f"{', '.join(caught) or 'no Animals'}, {in_words(words('grumpf-points', count=clan.points or 0))}"
    extras = f", Jokers: {clan.jokers}" * bool(clan.jokers) + f", Sorcerer tiles: {clan.tiles}" * bool(clan.tiles)
    lines = [paint(line, word) for line in filled(f"{name}{home}: {goods}{extras}", "  ")]
    if view.you == word:
        tokens = [
            card(token.shows, f"({token.under})" if token.under else f"no. {token.slot}", ink=word, width=8)
            for token in clan.pool
        ]
        return [heading("Your clan"), *lines, *in_rows(tokens, 0 if len(tokens) * 9 > WIDTH else 1)]
    pool = " ".join(f"[{token.shows}]" for token in clan.pool)
    if pool and length(lines[-1]) + len(pool) + 2 <= WIDTH:
        return [*lines[:-1], f"{lines[-1]}  {pool}"]
    return [*lines, *([f"  {pool}"] if pool else [])]


def removed_lines(view: View) -> list[str]:
    gone = [in_words(words("grumpf-some", kind=kind, count=n)) for kind, n in view.removed.items() if n]
    return filled(f"Taken out of the game by the neutral clan: {', '.join(gone)}") if gone else []


def series_lines(view: View, word: str, series: tuple[SeriesSeen, ...]) -> list[str]:
    rows = "; ".join(f"{', '.join(map(animal_text, row.animals))} = {row.points}" for row in series)
    return filled(f"Series of {name_of(view, word)}: {rows or 'none'}", "  ")


def animal_text(animal: AnimalSeen) -> str:
    return animal.kind if animal.what == "animal" else f"{animal.kind} ({animal.what})"
