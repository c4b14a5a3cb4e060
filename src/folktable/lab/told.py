"""Games that are looked at closely: the same games as the compiled loops play, played again with every decision told.

What a story names (rules, endings, what was chosen) comes from the game's own tables: every game can be studied.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from folktable.bots.learned import network_for, network_with_card, share_of_win
from folktable.bots.names import FILE, bot_named
from folktable.bots.network import TEMPERATURE, likely_action, network_outputs
from folktable.bots.players import Stop, compiling
from folktable.bots.series import NET
from folktable.engine import playout
from folktable.engine.backends import interpreted
from folktable.engine.choices import mask_words
from folktable.engine.errors import FolktableError
from folktable.engine.facts import observer_words
from folktable.engine.game import Game, Opened
from folktable.engine.match import Note, Playing, as_actor
from folktable.engine.record import ENDED, RUNNING, GameState
from folktable.engine.telling import Event
from folktable.engine.words import in_words
from folktable.lab.numbers import whole_numbers

WIN = 60  # a win in parts that any number of seats can share
NAMED = 8  # numbers in a sentence
POINTS = 20  # of a game's course at which the lead is looked at
SIMPLE = {"random": playout.RANDOM, "greedy": playout.GREEDY, "net": NET}
Chooser = Callable[[Playing], tuple[int, int]]  # seat and action


class Told(Struct, frozen=True):
    """One game."""

    number: int
    decisions: list[tuple[int, int]]  # seat and action
    check: int
    shares: list[int]  # of the win, in sixtieths; nothing but 0, if the game was not finished
    ending: str
    kinds: dict[str, list[str]]  # by what is studied, what each seat was: its gift giver, its place in the order
    chosen: dict[str, list[int]]  # what was chosen, in words: how often by each seat
    rules: dict[str, int]  # how often each was the reason of what was told
    events: dict[str, int]  # how often each happened, in words: "succeeds mammoth"
    leads: list[list[float]]  # from the beginning to the end: what each seat could expect, as shares of a win


def network_file(bot: str) -> str | None:
    """The file of a network that a bot names ("" for the game's own); None for other bots."""
    return "" if bot == "net" else bot.removeprefix(FILE) if bot.startswith(FILE) else None


def strange_numbers(game: Game, bots: Sequence[str]) -> Callable[[dict[str, Any]], list[str]]:
    """Finds the numbers of an edition with which a network plays that has not learned with them: it is at a loss there,
    and that can look like balance."""
    own = dict(whole_numbers(game.default_edition()))
    files = {file for bot in bots if (file := network_file(bot)) is not None}
    cards = [found[1] for file in files if (found := network_with_card(game, file)) is not None]

    def strange(edition: dict[str, Any]) -> list[str]:
        return [
            f"{path}={value}"
            for path, value in whole_numbers(edition)
            if not path.startswith("edition.")
            and any(value not in card.learned_at.get(path, [own.get(path)]) for card in cards)
        ]

    return strange


def strange_words(numbers: Sequence[str]) -> str:
    found = list(dict.fromkeys(numbers))
    named = ", ".join(found[:NAMED]) + (" and more" if found[NAMED:] else "")
    return (
        f"The network has not learned with {named}: it is at a loss there, which can look like balance. Train one that "
        "has (folktable train --vary), and ask it with --bots net:FILE."
    )


def policies_of(bots: Sequence[str]) -> list[int]:
    """The bots as compiled loops have them; nothing, if they lack one."""
    files = {network_file(bot) for bot in bots} - {None}
    found = [SIMPLE.get("net" if bot.startswith(FILE) else bot) for bot in bots]
    return [] if len(files) > 1 else [one for one in found if one is not None] if None not in found else []


def check_bots(game: Game, bots: Sequence[str], seats: int) -> None:
    """Complain about bots that do not exist, have no network, or are too few."""
    for bot in bots:
        bot_named(bot)
        file = network_file(bot)
        if file is not None and network_for(game, file) is None:
            raise FolktableError(f"{game.slug} has no network yet; there are random, greedy, and mcts with a budget")
    if len(bots) != seats:
        example = ",".join(["greedy"] * seats)
        raise FolktableError(f"{seats} seats need {seats} bots, not {len(bots)}: for example {example}")


def simple_chooser(opened: Opened, bots: Sequence[str]) -> Chooser:
    """Decides as the compiled loops do, number for number."""
    policies = policies_of(bots)
    files = {network_file(bot) for bot in bots} - {None}
    net = network_for(opened.game, files.pop() or "") if files else None
    if net is not None:
        compiling(opened).result()
    linker = interpreted.linked(opened.game)
    pick_actor, choose = linker.link(playout.pick_actor), linker.link(playout.choose)

    def decide(playing: Playing) -> tuple[int, int]:
        s = playing.state
        pick_actor(s)
        mask = [0] * mask_words(opened.game.actions)
        count = opened.game.rules.legal(s, opened.box, mask)
        if net is not None and policies[s.actor] == NET and count > 1:
            return s.actor, likely_action(s, mask, network_outputs(opened, s, net)[0], TEMPERATURE)
        return s.actor, choose(s, opened.box, mask, count, policies[s.actor])

    return decide


def thinking_chooser(opened: Opened, bots: Sequence[str]) -> Chooser:
    """For bots that search."""
    compiling(opened).result()
    players, stop = [bot_named(bot) for bot in bots], Stop()

    def decide(playing: Playing) -> tuple[int, int]:
        waiting, done = playing.waiting(), playing.state.decisions
        seat = waiting[done % len(waiting)]
        thought = f"{playing.seed} {done} {players[seat].name}"
        return seat, players[seat].choose(opened, playing.state, seat, thought, stop).action

    return decide


def play_told(opened: Opened, bots: Sequence[str], seed: str, number: int) -> Told:
    """Game `number` of the series that the seed starts."""
    decide = (simple_chooser if policies_of(bots) else thinking_chooser)(opened, bots)
    playing = Playing(opened, f"{seed}/{number}")
    decisions: list[tuple[int, int]] = []
    chosen: dict[str, list[int]] = {}
    rules: dict[str, int] = {}
    events: dict[str, int] = {}
    states = [playing.state.copy()]
    check = playout.FIRST_CHECK
    count_told(rules, events, playing, playing.set_up_notes)
    while not playing.over:
        s = playing.state
        seat, action = decide(playing)
        with as_actor(s, seat):
            chosen.setdefault(words_for(opened, s, action), [0] * opened.seats)[seat] += 1
        decisions.append((seat, action))
        check = playout.checked(check, seat, action)
        count_told(rules, events, playing, playing.carry_out(seat, action))
        states.append(playing.state.copy())
    shares = shares_of_win(playing.scores()) if playing.state.over == ENDED else [0] * opened.seats
    leads = [expected(opened, states[round(n * (len(states) - 1) / POINTS)]) for n in range(POINTS + 1)]
    return Told(number, decisions, check, shares, ending_of(playing), kinds_of(playing), chosen, rules, events, leads)


def shares_of_win(scores: Sequence[int]) -> list[int]:
    best = max(scores)
    return [WIN // scores.count(best) if score == best else 0 for score in scores]


def count_told(rules: dict[str, int], events: dict[str, int], playing: Playing, notes: list[Note]) -> None:
    tell = playing.opened.game.table.tell
    for note in notes:
        line = tell(playing.state, playing.opened, note[1:])
        for rule in line.rules:
            rules[rule] = rules.get(rule, 0) + 1
        if line.event:
            words = event_words(line.event)
            events[words] = events.get(words, 0) + 1


def event_words(event: Event) -> str:
    """What happened, without its numbers: how many, or where."""
    return " ".join(part for part in event if isinstance(part, str) and part)


def words_for(opened: Opened, s: GameState, action: int) -> str:
    """What the actor is asked and chooses, shortly: without the explanations that options carry."""
    text = in_words(opened.game.table.option(s, opened, action).text)
    asked = opened.game.position.FACTS.get("phase")
    before = "" if asked is None else f"{asked.read(s, opened)}: "
    return before + re.split(r": | \(|, who |, worth |, which ", text)[0]


def expected(opened: Opened, s: GameState) -> list[float]:
    """What each seat can expect of the win: by the game's network, as who decides sees it; else by the points."""
    net = network_for(opened.game, "")
    if s.over != RUNNING or net is None:
        scores = [0] * opened.seats
        opened.game.rules.score(s, opened.box, scores)
        return [round(share / WIN, 3) for share in shares_of_win(scores)]
    values = network_outputs(opened, s, net)[1]
    found = [share_of_win(float(values[(seat - s.actor) % opened.seats]), opened.seats) for seat in range(opened.seats)]
    return [round(value / (sum(found) or 1), 3) for value in found]


def ending_of(playing: Playing) -> str:
    opened, facts = playing.opened, playing.opened.game.position.FACTS
    if playing.state.over != ENDED:
        return "not finished"
    if "ended by" in facts:
        return str(facts["ended by"].read(playing.state, opened))
    winners = sum(share > 0 for share in shares_of_win(playing.scores()))
    return "won alone" if winners == 1 else f"won by {winners} together"


def kinds_of(playing: Playing) -> dict[str, list[str]]:
    """What each seat was, by the facts that a game names for study (`play.STUDIED`), and its place in the order."""
    opened, facts = playing.opened, playing.opened.game.position.FACTS
    seats = observer_words(opened)[:-1]
    found: dict[str, list[str]] = {}
    if "first" in facts:
        first = seats.index(facts["first"].read(playing.state, opened))
        found["order of turn"] = [str((seat - first) % len(seats) + 1) for seat in range(len(seats))]
    for title, fact in getattr(opened.game.play, "STUDIED", {}).items():
        value = facts[fact].read(playing.state, opened)
        found[title] = [str(value.get(seat, "none")).replace("_", " ") for seat in seats]
    return found
