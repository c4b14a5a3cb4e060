"""The figures of reasons counted in another way: the same futures played by the interpreter, the same facts read from
the words of a position. Used by test_reasons.py and, over many reviews, by bench/reasons.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from folktable.bots import search
from folktable.bots.learned import network_for
from folktable.bots.network import TEMPERATURE, likely_action, network_outputs
from folktable.engine.backends import interpreted
from folktable.engine.chance import FIRST_POLICY, rand, seed_words
from folktable.engine.choices import mask_words
from folktable.engine.facts import observer_words
from folktable.engine.game import Opened
from folktable.engine.match import legal_actions, step
from folktable.engine.playout import pick_actor
from folktable.engine.record import RUNNING, GameState
from folktable.engine.words import in_words
from folktable.study.judge import uses_network
from folktable.study.report import Reason
from folktable.study.review import Question

# --- The same facts, read from the words of a position ----------------------------------------


def fact(name: str) -> Callable[[GameState, Opened], Any]:
    return lambda s, opened: opened.game.position.FACTS[name].read(s, opened)


def journey(s: Any, opened: Opened) -> list[str]:
    """The names of the spaces, in order."""
    return [*fact("colours")(s, opened), "fire"]


def fear_behind(s: Any, opened: Opened) -> int:
    line = [f"F{n}" for n in range(opened.box.fear_length + 1)] + journey(s, opened)
    return line.index(fact("violet")(s, opened)) - line.index(fact("fear")(s, opened))


def left(s: Any, opened: Opened, who: str) -> list[str]:
    return [card for pile in ("taken", "decks", "hands") for card in fact(pile)(s, opened)[who]]


def grounds_led(s: Any, opened: Opened, who: str) -> int:
    """Nobody stands better there."""
    from folktable.games.grumpf.boards import standing
    from folktable.games.grumpf.state import BOARDS

    seat = observer_words(opened).index(who)
    clans = range(opened.box.clans)
    return sum(
        standing(s, opened.box, board, seat) > 0
        and all(standing(s, opened.box, board, clan) <= standing(s, opened.box, board, seat) for clan in clans)
        for board in range(BOARDS)
    )


def stones(s: Any, opened: Opened, who: str) -> int:
    """Spaces are numbered along the trail; a business lies beyond the Cottage and counts as its door."""
    from folktable.games.gnome.position import space_ids

    at, cottage = space_ids(opened)[fact("at")(s, opened)[who]], opened.box.cottage
    return at if at <= cottage else opened.box.door[at - cottage - 1]


READ: dict[str, dict[str, Callable[..., Any]]] = {
    "violet": {
        "walked": lambda s, o: journey(s, o).index(fact("violet")(s, o)),
        "fear": fear_behind,
        "fuel": fact("fuel"),
        "tokens": lambda s, o, who: fact("tokens")(s, o)[who],
        "cards": lambda s, o, who: len(fact("hands")(s, o)[who]),
    },
    "nisse": {
        "space": fact("space"),
        "plan": fact("plan wins"),
        "left": lambda s, o, who: len(left(s, o, who)),
        "high": lambda s, o, who: sum(int(card[-1]) >= 7 for card in left(s, o, who)),
    },
    "grumpf": {
        "animals": lambda s, o, who: sum(fact("owned")(s, o)[who].values()) + fact("jokers")(s, o)[who],
        "leads": grounds_led,
        "tiles": lambda s, o, who: fact("tiles")(s, o)[who],
    },
    "naughty": {
        "points": lambda s, o, who: fact("points")(s, o)[who],
        "wishes": lambda s, o, who: fact("wishes")(s, o)[who],
        "presents": lambda s, o, who: len(fact("presents")(s, o)[who]),
        "creatures": lambda s, o, who: len(fact("creatures")(s, o)[who]),
    },
    "gnome": {
        "gems": lambda s, o, who: sum(fact("purses")(s, o)[who]),
        "items": lambda s, o, who: sum(item.split()[0] == who for item in fact("items")(s, o)),
        "cards": lambda s, o, who: len(fact("hands")(s, o)[who]),
        "way": stones,
    },
}


def counted(opened: Opened, s: GameState, name: str, seat: int | None) -> int:
    read = READ[opened.game.slug][name]
    return int(read(s, opened) if seat is None else read(s, opened, observer_words(opened)[seat]))


# --- The same futures, played by the interpreter ----------------------------------------


def future(
    opened: Opened, one: Question, action: int, seed: str, index: int, ahead: int, by_network: bool
) -> GameState:
    s = one.state.copy()
    s.actor = one.seat
    interpreted.linked(opened.game).link(search.imagine)(s, opened.box, seed_words(seed), index)
    step(opened, s, s.actor, action)
    taken = 0
    while taken < ahead and s.over == RUNNING:
        pick_actor(s)
        actions = legal_actions(opened, s)
        if by_network and len(actions) == 1:
            step(opened, s, s.actor, actions[0])
            continue
        chosen = networks_choice(opened, s) if by_network else actions[rand(s, FIRST_POLICY + s.actor, len(actions))]
        step(opened, s, s.actor, chosen)
        taken += 1
    return s


def networks_choice(opened: Opened, s: GameState) -> int:
    mask = [0] * mask_words(opened.game.actions)
    opened.game.rules.legal(s, opened.box, mask)
    logits, _ = network_outputs(opened, s, network_for(opened.game, ""), compiled=False)  # type: ignore[arg-type]
    return likely_action(s, mask, logits, TEMPERATURE)


# --- What is stated, and what is found ----------------------------------------


def wrong(
    opened: Opened,
    one: Question,
    better: int,
    other: int,
    told: tuple[Reason, ...],
    seed: str,
    by_games: bool = False,
) -> list[str]:
    """Of the sentences that tell why one action is better than another those whose figures are not found again."""
    if not told:
        return []
    count, ahead = told[0].futures, told[0].ahead
    by_network = uses_network(opened) and not by_games
    worlds = [
        [future(opened, one, action, seed, n, ahead, by_network) for n in range(count)] for action in (better, other)
    ]
    failed = []
    for reason in told:
        found = [
            float(np.mean([counted(opened, world, reason.fact, reason.seat) for world in those])) for those in worlds
        ]
        said = in_words(reason.text)
        is_said = f"{abs(found[0] - found[1]):.1f}" in said and f"({found[0]:.1f} instead of {found[1]:.1f})" in said
        if not (np.allclose(found, (reason.better, reason.other)) and is_said):
            failed.append(f"{said} {found}")
    return failed
